import {
  answerStep,
  divide,
  type Expr,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  factorisation,
  figure,
  type Inline,
  integer,
  itemOf,
  line,
  list,
  namedNumbers,
  type Printed,
  prose,
  type Random,
  role,
  sideBySide,
  statements,
  step,
  symbol,
  times,
  tupleOf,
  withFigure,
  writtenExpression,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { turned } from '../../kit/choices/turned.ts'
import {
  drawTree,
  type FactorTree,
  factorizedSteps,
  firstSplits,
  found,
  foundSteps,
  hiddenValues,
  isPrimeProduct,
  placesOf,
  primeProduct,
  splitBy,
  treeHolds,
  treeShown,
} from '../../kit/factors/factor-tree.ts'
import { letterBlanks } from './easy.ts'
import type { levels } from './levels.ts'

/** Four prime factors at least. */
const NUMBERS = [120, 196, 168, 135, 132, 180, 104, 150, 200, 126, 140, 112, 189, 156] as const
/** Five prime factors: four numbers of the tree are split. */
const FIVE = [120, 168, 180, 108, 200, 112, 162, 176] as const

/** A tree in which one number is split wrongly: an end below it is another prime. */
interface Wrong {
  readonly tree: FactorTree
  readonly path: string
  readonly shown: number
}
const compositesOf = (tree: FactorTree) => placesOf(tree).filter(place => place.tree.below !== null)

function drawWrong(random: Random): Wrong {
  const value = random.evenly(FIVE)
  const tree = random.until(
    () => drawTree(random, value),
    drawn => new Set(compositesOf(drawn).map(place => place.tree.value)).size === 4,
  )
  const ends = placesOf(tree).filter(place => place.tree.below === null)
  const end = random.pick(ends)
  const shown = random.pick([2, 3, 5, 7].filter(prime => prime !== end.tree.value))
  return { tree, path: end.path, shown }
}
const withEnd = (tree: FactorTree, path: string, value: number, here = ''): FactorTree => {
  if (here === path) return { value, below: null }
  if (!tree.below) return tree
  const [one, other] = tree.below
  return { ...tree, below: [withEnd(one, path, value, `${here}0`), withEnd(other, path, value, `${here}1`)] }
}
const wrongPlace = ({ tree, path }: Wrong) =>
  itemOf(
    placesOf(tree).filter(place => place.path === path.slice(0, -1)),
    0,
  ).tree
const pairOf = ({ below }: FactorTree): readonly [number, number] => {
  const [one, other] = tupleOf(below ?? [], 2)
  return [one.value, other.value]
}

/** Two trees of one number that begin differently. */
interface Twins {
  readonly first: FactorTree
  readonly second: FactorTree
  /** The side of the second tree that is hidden. */
  readonly side: 0 | 1
}
function drawTwins(random: Random): Twins {
  const value = random.evenly(turned(FIVE, 3))
  const [one, other] = random.sample(firstSplits(value), 2)
  const second = splitBy(random, value, other)
  const [left, right] = tupleOf(second.below ?? [], 2)
  return {
    first: splitBy(random, value, one),
    second,
    side: left.below && (!right.below || random.chance(0.5)) ? 0 : 1,
  }
}

const hiddenIn = ({ side }: Twins): readonly string[] => ['', `${side}`, `${side}0`]

/** Whether these words are printed, in either language. */
const isListed = (printed: Printed, { en, es }: ReturnType<typeof primesSaid>) =>
  printed.inlines.some(item => item === en[0] || item === es[0])

/** "2 three times" by the number of times. */
const TIMES = [
  { en: 'once', es: 'una vez' },
  { en: 'twice', es: 'dos veces' },
  { en: 'three times', es: 'tres veces' },
  { en: 'four times', es: 'cuatro veces' },
] as const
/** "2 three times, 5 once, and 7 once". */
function primesSaid(value: number): { readonly en: readonly Inline[]; readonly es: readonly Inline[] } {
  const powers = factorisation(value)
  const said = (language: 'en' | 'es') =>
    powers.map(
      ({ prime, exponent }) => `${language === 'es' ? 'el ' : ''}${prime} ${itemOf(TIMES, exponent - 1)[language]}`,
    )
  const joined = (items: readonly string[], comma: string, and: string) =>
    items.length < 3 ? items.join(` ${and} `) : `${items.slice(0, -1).join(', ')}${comma} ${and} ${items.at(-1)}`
  return { en: [joined(said('en'), ',', 'and')], es: [joined(said('es'), '', 'y')] }
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  topMissing: form({
    levels: ['hard'],
    kind: 'compute',
    lines: 2,
    draw(random) {
      const tree = drawTree(random, random.evenly(NUMBERS))
      const { below } = tree
      // The top and a number below it that is split.
      const [side] = random.shuffle(['0', '1'] as const).filter(path => below?.[Number(path)]?.below)
      const others = placesOf(tree)
        .map(({ path }) => path)
        .filter(path => path !== '' && path !== side)
      const sets = others.map(third => [
        '',
        ...[side ?? '', third].sort((a, b) => a.length - b.length || Number(a) - Number(b)),
      ])
      const hidden = random.pick(sets.filter(paths => found(tree, paths) !== null))
      return { tree, hidden }
    },
    answer: namedNumbers('A', 'B', 'C'),
    solve: ({ tree, hidden }) => hiddenValues(tree, hidden),
    ask: ({ tree, hidden }) => {
      const shown = withFigure(
        {
          en: prose`Find the missing numbers in the factor tree.`,
          es: prose`Halla los números que faltan en el árbol de factores.`,
        },
        treeShown(tree, hidden),
      )
      const blanks = letterBlanks('A', 'B', 'C')
      return { en: [...shown.en, blanks], es: [...shown.es, blanks] }
    },
    solution: ({ tree, hidden }) => foundSteps(tree, hidden),
    check: (printed, answer) => answer.length === 3 && treeHolds(printed.figure('tree-diagram').root, answer),
  }),

  twoTrees: form({
    levels: ['hard'],
    kind: 'compute',
    wide: true,
    lines: 2,
    draw: drawTwins,
    answer: namedNumbers('A', 'B', 'C'),
    solve: twins => hiddenValues(twins.second, hiddenIn(twins)),
    ask(twins) {
      const trees = sideBySide(figure(treeShown(twins.first, [''])), figure(treeShown(twins.second, hiddenIn(twins))))
      const blanks = letterBlanks('A', 'B', 'C')
      return {
        en: [
          prose`Both factor trees start with the same number ${symbol('A')}. Find ${symbol('A')}, ${symbol('B')}, and ${symbol('C')}.`,
          trees,
          blanks,
        ],
        es: [
          prose`Los dos árboles de factores empiezan con el mismo número ${symbol('A')}. Halla ${symbol('A')}, ${symbol('B')} y ${symbol('C')}.`,
          trees,
          blanks,
        ],
      }
    },
    solution: twins => {
      const { first, second, side } = twins
      const hidden = second.below?.[side]
      const [one, other] = pairOf(first)
      const beside = itemOf(pairOf(second), side === 0 ? 1 : 0)
      const known = hidden ? pairOf(hidden)[1] : 1
      const [a, b, c] = tupleOf(hiddenValues(second, hiddenIn(twins)), 3)
      return [
        step(equation(times(one, other), a), because.explain, {
          sentence: {
            en: line`In the first tree, ${symbol('A')} is the product of the two numbers below it.`,
            es: line`En el primer árbol, ${symbol('A')} es el producto de los dos números que están debajo.`,
          },
        }),
        step(equation(divide(a, beside), b), because.explain, {
          sentence: {
            en: line`In the second tree, ${symbol('B')} times ${beside} is ${a}.`,
            es: line`En el segundo árbol, ${symbol('B')} por ${beside} es ${a}.`,
          },
        }),
        step(equation(divide(b, known), c), because.explain, {
          sentence: {
            en: line`${symbol('C')} times ${known} is ${b}.`,
            es: line`${symbol('C')} por ${known} es ${b}.`,
          },
        }),
        answerStep(list(equation(symbol('A'), a), equation(symbol('B'), b), equation(symbol('C'), c)), {
          en: line`Both trees end in the primes ${primeProduct(a)}.`,
          es: line`Los dos árboles terminan en los primos ${primeProduct(a)}.`,
        }),
      ]
    },
    check: (printed, answer) =>
      answer.length === 3 && printed.figures('tree-diagram').every(({ root }) => treeHolds(root, answer)),
  }),

  wrongBranch: form({
    levels: ['hard'],
    kind: 'find-mistake',
    lines: 1,
    draw: drawWrong,
    answer: integer,
    solve: wrong => wrongPlace(wrong).value,
    mistakes: wrong => {
      const right = wrongPlace(wrong).value
      return Object.fromEntries(
        compositesOf(wrong.tree)
          .filter(place => place.tree.value !== right)
          .map(place => [`split${place.tree.value}`, place.tree.value]),
      )
    },
    ask: ({ tree, path, shown }) =>
      withFigure(
        {
          en: prose`One number in this factor tree is not the product of the two numbers below it. Which number is it?`,
          es: prose`Un número de este árbol de factores no es el producto de los dos números que están debajo. ¿Qué número es?`,
        },
        treeShown(withEnd(tree, path, shown)),
      ),
    key: wrong => {
      const { value, below } = wrongPlace(wrong)
      const right = equation(value, times(...pairOf({ value, below })))
      return { en: prose`It should be ${right}.`, es: prose`Debe ser ${right}.` }
    },
    solution(wrong) {
      const place = wrongPlace(wrong)
      const others = compositesOf(wrong.tree).filter(({ tree }) => tree.value !== place.value)
      const shown = pairOf(
        itemOf(
          placesOf(withEnd(wrong.tree, wrong.path, wrong.shown)).filter(({ path }) => path === wrong.path.slice(0, -1)),
          0,
        ).tree,
      )
      return [
        step(statements(...others.map(({ tree }) => equation(tree.value, times(...pairOf(tree))))), because.explain, {
          sentence: {
            en: line`These numbers are products of the two numbers below them.`,
            es: line`Estos números son el producto de los dos números que están debajo.`,
          },
        }),
        step(equation(times(...shown), shown[0] * shown[1]), because.mistakeIs, {
          what: {
            en: line`the numbers below ${place.value} do not make ${place.value}`,
            es: line`los números que están debajo de ${place.value} no dan ${place.value}`,
          },
        }),
        answerStep(expr(place.value), {
          en: line`It should be ${equation(place.value, times(...pairOf(place)))}.`,
          es: line`Debe ser ${equation(place.value, times(...pairOf(place)))}.`,
        }),
      ]
    },
    check(printed, answer) {
      type Node = { readonly label: unknown; readonly children: readonly Node[] }
      const valueOf = ({ label }: Node) => evaluate(label as Expr).n
      const wrong: number[] = []
      const visit = (node: Node): void => {
        const [one, other] = node.children
        if (!one || !other) return
        if (valueOf(one) * valueOf(other) !== valueOf(node)) wrong.push(valueOf(node))
        node.children.forEach(visit)
      }
      visit(printed.figure('tree-diagram').root)
      return wrong.length === 1 && exact(answer).equals(itemOf(wrong, 0))
    },
  }),

  fromWords: form({
    levels: ['hard'],
    lines: 2,
    draw: random => ({ value: random.evenly(turned(NUMBERS, 5)) }),
    answer: integer,
    solve: ({ value }) => value,
    ask: ({ value }) => {
      const { en, es } = primesSaid(value)
      return {
        en: [
          {
            kind: 'paragraph',
            content: [
              'The prime factorization of a number has ',
              ...en,
              '. It has no other factors. What is the number?',
            ],
          },
        ],
        es: [
          {
            kind: 'paragraph',
            content: [
              'La descomposición en factores primos de un número tiene ',
              ...es,
              '. No tiene otros factores. ¿Cuál es el número?',
            ],
          },
        ],
      }
    },
    solution: ({ value }) => {
      const powers = factorisation(value).map(({ prime, exponent }) => prime ** exponent)
      return [
        step(primeProduct(value), because.explain, {
          sentence: {
            en: line`Write each prime as many times as it is a factor.`,
            es: line`Escribe cada primo tantas veces como es factor.`,
          },
        }),
        step(times(...powers), because.explain, {
          sentence: {
            en: line`Multiply the equal factors first.`,
            es: line`Multiplica primero los factores iguales.`,
          },
        }),
        answerStep(equation(times(...powers), value), {
          en: line`The number is ${value}.`,
          es: line`El número es ${value}.`,
        }),
      ]
    },
    check(printed, answer) {
      const n = exact(answer).n
      return n > 1 && isListed(printed, primesSaid(n))
    },
  }),

  factorizeLarge: form({
    levels: ['hard'],
    lines: 5,
    draw: random => ({ value: random.evenly(turned(NUMBERS, 9)) }),
    answer: writtenExpression,
    solve: ({ value }) => primeProduct(value),
    ask: ({ value }) => ({
      en: prose`Write ${role('n', value)} as a product of prime numbers, without exponents.`,
      es: prose`Escribe ${role('n', value)} como producto de números primos, sin exponentes.`,
    }),
    solution: ({ value }, answer) => factorizedSteps(value, answer),
    check: (printed, answer) => isPrimeProduct(printed.role('n').n, answer),
  }),
})
