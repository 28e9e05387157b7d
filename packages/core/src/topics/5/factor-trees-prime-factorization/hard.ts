import {
  answerStep,
  divide,
  type Expr,
  equation,
  evaluate,
  exact,
  explainedBy,
  expr,
  type FormMaker,
  factorisation,
  figure,
  type Inline,
  integer,
  isPrime,
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
  wholes,
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
  letterBlanks,
  placesOf,
  primeProduct,
  splitBy,
  treeHolds,
  treeShown,
} from '../../kit/factors/factor-tree.ts'
import type { levels } from './levels.ts'

/** Four prime factors at least, or three that are told. No number is in two of these lists: one form would give the other away. */
const TOPS = [196, 135, 140, 104, 150] as const
const TOLD = [132, 175, 126, 156, 147, 189, 117] as const
/** Six prime factors or more. */
const LARGE = [144, 192, 160, 128] as const
/** Five prime factors: four numbers of the tree are split. */
const TWICE = [120, 180, 162, 112, 270, 252] as const
const WRONG = [168, 108, 200, 176] as const

/** A tree in which one number is split wrongly: a number below it has another in its place, and the last digits still fit. */
interface Wrong {
  readonly shown: FactorTree
  /** The number that is split wrongly, as it should be split. */
  readonly right: FactorTree
  readonly path: string
}
const compositesOf = (tree: FactorTree) => placesOf(tree).filter(place => place.tree.below !== null)
const treeAt = (tree: FactorTree, path: string): FactorTree =>
  itemOf(
    placesOf(tree).filter(place => place.path === path),
    0,
  ).tree

/** Composite numbers of like size, so that the product with the other factor ends in the same digit. */
const lookalikes = (value: number, beside: number): readonly number[] =>
  wholes(4, 60).filter(
    other =>
      other !== value &&
      // Neither half of the right number nor twice as much: that is seen at a glance.
      2 * other > value &&
      other < 2 * value &&
      !isPrime(other) &&
      ((other - value) * beside) % 10 === 0,
  )

function drawWrong(random: Random): Wrong {
  const value = random.evenly(WRONG)
  return random.until(
    () => {
      const tree = drawTree(random, value)
      const child = random.pick(compositesOf(tree).filter(({ path, tree: { value: own } }) => path !== '' && own > 8))
      const path = child.path.slice(0, -1)
      const right = treeAt(tree, path)
      const beside = right.value / child.tree.value
      const others = lookalikes(child.tree.value, beside)
      const other = others.length > 0 ? random.pick(others) : child.tree.value
      return { shown: withTree(tree, child.path, drawTree(random, other)), right, path }
    },
    ({ shown, right, path }) => {
      const composites = compositesOf(shown).map(({ tree }) => tree.value)
      const [one, other] = pairOf(treeAt(shown, path))
      return composites.length >= 4 && new Set(composites).size === composites.length && one * other !== right.value
    },
  )
}
const withTree = (tree: FactorTree, path: string, put: FactorTree, here = ''): FactorTree => {
  if (here === path) return put
  if (!tree.below) return tree
  const [one, other] = tree.below
  return { ...tree, below: [withTree(one, path, put, `${here}0`), withTree(other, path, put, `${here}1`)] }
}
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
  const value = random.evenly(turned(TWICE, 1))
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
/** "the factor 2 three times and the factor 7 once". */
function primesSaid(value: number): { readonly en: readonly Inline[]; readonly es: readonly Inline[] } {
  const powers = factorisation(value)
  const said = (language: 'en' | 'es') =>
    powers.map(
      ({ prime, exponent }) =>
        `${language === 'es' ? 'el factor' : 'the factor'} ${prime} ${itemOf(TIMES, exponent - 1)[language]}`,
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
      const value = random.evenly(TOPS)
      // Two numbers below the top are split: a missing end is then found by dividing.
      const tree = random.until(
        () => drawTree(random, value),
        ({ below }) => below?.every(one => one.below) === true,
      )
      const { below } = tree
      // The top and a number below it that is split.
      const [side] = tupleOf(
        random.shuffle(['0', '1'] as const).filter(path => below?.[Number(path)]?.below),
        1,
      )
      const others = placesOf(tree)
        .map(({ path }) => path)
        .filter(path => path !== '' && path !== side)
      const sets = others.map(third => [
        '',
        ...[side, third].sort((a, b) => a.length - b.length || Number(a) - Number(b)),
      ])
      const hidden = random.pick(sets.filter(paths => found(tree, paths)?.some(({ isProduct }) => !isProduct)))
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
    solve: ({ right }) => right.value,
    mistakes: ({ shown, right }) =>
      Object.fromEntries(
        compositesOf(shown)
          .filter(place => place.tree.value !== right.value)
          .map(place => [`split${place.tree.value}`, place.tree.value]),
      ),
    ask: ({ shown }) =>
      withFigure(
        {
          en: prose`One number in this factor tree is not the product of the two numbers below it. Which number is it?`,
          es: prose`Un número de este árbol de factores no es el producto de los dos números que están debajo. ¿Qué número es?`,
        },
        treeShown(shown),
      ),
    key: ({ right }) => {
      const split = equation(right.value, times(...pairOf(right)))
      return { en: prose`It should be ${split}.`, es: prose`Debe ser ${split}.` }
    },
    solution({ shown, right, path }) {
      const [one, other] = pairOf(treeAt(shown, path))
      const split = equation(right.value, times(...pairOf(right)))
      return [
        step(equation(times(one, other), one * other), because.mistakeIs, {
          what: {
            en: line`the numbers below ${right.value} do not make ${right.value}`,
            es: line`los números que están debajo de ${right.value} no dan ${right.value}`,
          },
        }),
        answerStep(expr(right.value), { en: line`It should be ${split}.`, es: line`Debe ser ${split}.` }),
      ]
    },
    whyWrong: ({ shown, right }) =>
      Object.fromEntries(
        compositesOf(shown)
          .filter(({ tree }) => tree.value !== right.value)
          .map(({ tree }) => [
            `split${tree.value}`,
            step(equation(tree.value, times(...pairOf(tree))), because.explain, {
              sentence: {
                en: line`It is the product of the two numbers below it.`,
                es: line`Es el producto de los dos números que están debajo.`,
              },
            }),
          ]),
      ),
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
    draw: random => ({ value: random.evenly(turned(TOLD, 2)) }),
    answer: integer,
    solve: ({ value }) => value,
    ask: ({ value }) => {
      const { en, es } = primesSaid(value)
      return {
        en: [
          {
            kind: 'paragraph',
            content: [
              'The prime factorization of a number contains ',
              ...en,
              '. It contains no other prime factors. What is the number?',
            ],
          },
        ],
        es: [
          {
            kind: 'paragraph',
            content: [
              'La descomposición en factores primos de un número contiene ',
              ...es,
              '. No contiene otros factores primos. ¿Cuál es el número?',
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
        explainedBy(
          statements(
            ...factorisation(value)
              .filter(({ exponent }) => exponent > 1)
              .map(({ prime, exponent }) =>
                equation(times(...Array.from({ length: exponent }, () => expr(prime))), prime ** exponent),
              ),
          ),
          { en: line`Multiply the equal factors first.`, es: line`Multiplica primero los factores iguales.` },
        ),
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
    draw: random => ({ value: random.evenly(turned(LARGE, 1)) }),
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
