import {
  answerStep,
  assert,
  box,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  formulaChoice,
  integer,
  isTrue,
  itemOf,
  lcm,
  line,
  name,
  over,
  type Person,
  people,
  prose,
  type Random,
  Ratio,
  relation,
  type Sentence,
  type Step,
  sentenceChoice,
  statements,
  tupleOf,
} from '../../../author.ts'
import { filled } from '../../kit/equations/filled.ts'
import { comparison } from '../../kit/facts/compare-signs.ts'
import { compare } from '../../kit/facts/facts.ts'
import { type Parts, shown, valueOf } from '../../kit/fractions/parts.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { levels } from './levels.ts'
import {
  checkSign,
  compared,
  comparedSteps,
  EQUAL_BY_ONE_FACTOR,
  inOrder,
  MULTIPLE,
  type Pair,
  related,
  renamed,
  SAME_NUMERATOR,
  signShown,
} from './pairs.ts'
import { mostStories } from './stories.ts'

const isBelowOne = (pair: Pair) => pair.every(([n, d]) => n < d)
const BELOW_ONE = { multiple: MULTIPLE.filter(isBelowOne), numerator: SAME_NUMERATOR.filter(isBelowOne) } as const
const LISTS = { multiple: MULTIPLE, numerator: SAME_NUMERATOR, equal: EQUAL_BY_ONE_FACTOR } as const

/** The fractions of one denominator strictly between two others. */
const strictlyBetween = (low: Ratio, high: Ratio, d: number): readonly number[] =>
  Array.from({ length: 2 * d }, (_, i) => i + 1).filter(
    n => Ratio.of(n, d).compare(low) > 0 && Ratio.of(n, d).compare(high) < 0,
  )

const BOUNDS: readonly (readonly [low: Parts, high: Parts, d: number])[] = [
  [[1, 2], [3, 4], 8],
  [[1, 3], [1, 2], 12],
  [[2, 3], [5, 6], 12],
  [[3, 5], [4, 5], 10],
  [[1, 2], [2, 3], 12],
  [[3, 4], [1, 1], 8],
  [[1, 4], [1, 2], 8],
  [[2, 5], [3, 5], 10],
  [[5, 6], [1, 1], 12],
  [[1, 2], [5, 6], 6],
]
const boundShown = ([n, d]: Parts) => (d === 1 ? expr(n) : over(n, d))
/** A fraction with the denominator of the choices, at one of the ends or beyond it. */
function notBetween([n, d]: Parts, end: Parts): Step {
  const top = (end[0] * d) / end[1]
  if (n === top)
    return explained(
      n === end[0] ? over(n, d) : equation(over(n, d), boundShown(end)),
      line`It is one of the two ends.`,
      line`Es uno de los dos extremos.`,
    )
  return n < top
    ? explained(relation(over(n, d), '<', over(top, d)), line`It is too small.`, line`Es demasiado pequeña.`)
    : explained(relation(over(n, d), '>', over(top, d)), line`It is too great.`, line`Es demasiado grande.`)
}

/** n/d, and the denominator of the fraction whose numerator is to be found. */
const TO_FIND: readonly (readonly [Parts, number])[] = [
  [[2, 3], 12],
  [[3, 4], 8],
  [[4, 5], 10],
  [[5, 4], 8],
  [[5, 6], 12],
  [[3, 4], 12],
  [[7, 5], 10],
  [[4, 3], 12],
  [[2, 5], 100],
  [[7, 10], 100],
]

const says = (person: Person): Sentence => {
  const words = prose`${name(person)}`
  return { key: person.name, says: { en: words, es: words } }
}

/** Three fractions whose greatest denominator is a multiple of the others. */
const THREES: readonly (readonly [Parts, Parts, Parts])[] = [
  [
    [2, 3],
    [5, 6],
    [7, 12],
  ],
  [
    [1, 2],
    [3, 4],
    [5, 8],
  ],
  [
    [3, 4],
    [5, 6],
    [11, 12],
  ],
  [
    [3, 5],
    [7, 10],
    [1, 2],
  ],
  [
    [2, 3],
    [3, 4],
    [5, 12],
  ],
  [
    [1, 4],
    [3, 8],
    [1, 2],
  ],
  [
    [1, 3],
    [5, 12],
    [1, 4],
  ],
  [
    [4, 5],
    [9, 10],
    [1, 2],
  ],
  [
    [5, 6],
    [2, 3],
    [3, 4],
  ],
  [
    [5, 8],
    [3, 4],
    [7, 8],
  ],
]

const drawPair = (random: Random) =>
  random.pick(LISTS[random.evenly(['multiple', 'numerator', 'multiple', 'numerator', 'multiple', 'equal'] as const)])

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  sign: form({
    levels: ['medium'],
    share: 2,
    instruction: compare,
    draw: (random): Pair => drawPair(random),
    answer: comparison,
    solve: compared,
    ask: signShown,
    solution: comparedSteps,
    check: checkSign,
  }),

  whichIsTrue: form({
    levels: ['medium'],
    draw(random) {
      const sign = random.evenly(['<', '>'] as const)
      const all = random.until(
        () => [...random.sample(BELOW_ONE.multiple, 2), ...random.sample(BELOW_ONE.numerator, 2)],
        drawn => new Set(drawn.flat().map(([n, d]) => `${n}/${d}`)).size === 8,
      )
      const placed = all.map(pair => (sign === '<' ? inOrder(pair, -1) : inOrder(pair)))
      // Of every two, one needs a common denominator.
      const right = random.evenly([0, 3, 1, 2])
      return {
        sign,
        right: tupleOf([...itemOf(placed, right)].reverse(), 2),
        wrong: placed.filter((_, i) => i !== right).map(pair => tupleOf(pair, 2)),
      }
    },
    answer: formulaChoice,
    solve: ({ sign, right: [a, b] }) => relation(shown(a), sign, shown(b)),
    mistakes: ({ sign, wrong }) =>
      Object.fromEntries(wrong.map(([a, b], i) => [`wrongWay${i}`, relation(shown(a), sign, shown(b))])),
    ask: () => ({ en: prose`Which comparison is true?`, es: prose`¿Qué comparación es verdadera?` }),
    solution: ({ right }, answer) => [
      ...comparedSteps(right).slice(-3, -1),
      explained(expr(answer), line`This comparison is true.`, line`Esta comparación es verdadera.`),
    ],
    whyWrong: ({ wrong }) =>
      Object.fromEntries(
        wrong.map(([a, b], i) => {
          const d = lcm(a[1], b[1])
          return [
            `wrongWay${i}`,
            a[0] === b[0]
              ? explained(
                  related(a, b),
                  line`Equal numerators: the smaller denominator has the larger parts.`,
                  line`Numeradores iguales: el denominador menor tiene las partes mayores.`,
                )
              : explained(
                  related(a, b),
                  line`In parts of ${over(1, d)}, compare ${(a[0] * d) / a[1]} and ${(b[0] * d) / b[1]}.`,
                  line`En partes de ${over(1, d)}, compara ${(a[0] * d) / a[1]} y ${(b[0] * d) / b[1]}.`,
                ),
          ]
        }),
      ),
    check: (_, answer) => isTrue(expr(answer)),
  }),

  between: form({
    levels: ['medium'],
    draw(random) {
      const [low, high, d] = random.evenly(BOUNDS)
      const inside = strictlyBetween(valueOf(low), valueOf(high), d)
      return { low, high, right: [random.pick(inside), d] as Parts, inside }
    },
    answer: formulaChoice,
    solve: ({ right }) => shown(right),
    mistakes({ low, high, right: [n, d], inside }) {
      const [first, last] = [itemOf(inside, 0), itemOf(inside, inside.length - 1)]
      return {
        atTheLowEnd: over(first - 1, d),
        atTheHighEnd: over(last + 1, d),
        numeratorBetween: over(Math.max(low[0], 2), d),
        tooHigh: over(last + 2, d),
        tooLow: over(n - inside.length - 1, d),
        high: over(high[0] + n, d),
      }
    },
    ask: ({ low, high }) => ({
      en: prose`Which fraction is between ${boundShown(low)} and ${boundShown(high)}?`,
      es: prose`¿Qué fracción está entre ${boundShown(low)} y ${boundShown(high)}?`,
    }),
    solution({ low, high, right }) {
      const d = right[1]
      const as = ([n, under]: Parts): Parts => [(n * d) / under, d]
      return [
        explained(
          statements(...[low, high].filter(end => end[1] !== d).map(end => equation(boundShown(end), shown(as(end))))),
          line`Write both ends with denominator ${d}.`,
          line`Escribe los dos extremos con denominador ${d}.`,
        ),
        explained(
          relation(relation(shown(as(low)), '<', shown(right)), '<', shown(as(high))),
          line`Find the numerator that is between the two others.`,
          line`Busca el numerador que está entre los otros dos.`,
        ),
        explained(
          shown(right),
          line`It is between ${boundShown(low)} and ${boundShown(high)}.`,
          line`Está entre ${boundShown(low)} y ${boundShown(high)}.`,
        ),
      ]
    },
    whyWrong({ low, high, right: [n, d], inside }) {
      const why = (top: number) =>
        valueOf([top, d]).compare(valueOf(low)) <= 0 ? notBetween([top, d], low) : notBetween([top, d], high)
      return {
        atTheLowEnd: why(itemOf(inside, 0) - 1),
        atTheHighEnd: why(itemOf(inside, inside.length - 1) + 1),
        numeratorBetween: why(Math.max(low[0], 2)),
        tooHigh: why(itemOf(inside, inside.length - 1) + 2),
        tooLow: why(n - inside.length - 1),
        high: why(high[0] + n),
      }
    },
    check(printed, answer) {
      const [low, high] = tupleOf(
        printed.maths.map(item => evaluate(item)),
        2,
      )
      return exact(answer).minus(low).n > 0 && high.minus(exact(answer)).n > 0
    },
  }),

  numerator: form({
    levels: ['medium'],
    draw(random) {
      const [parts, d] = random.evenly(TO_FIND)
      return { parts, d, asks: random.evenly(['greatest', 'least'] as const) }
    },
    answer: integer,
    solve: ({ parts: [n, under], d, asks }) => (n * d) / under + (asks === 'greatest' ? -1 : 1),
    ask({ parts, d, asks }) {
      const gap = relation(over(box(), d), asks === 'greatest' ? '<' : '>', shown(parts))
      return asks === 'greatest'
        ? {
            en: prose`What is the greatest whole number that makes this true? ${gap}`,
            es: prose`¿Cuál es el mayor número entero que hace verdadera la comparación? ${gap}`,
          }
        : {
            en: prose`What is the least whole number that makes this true? ${gap}`,
            es: prose`¿Cuál es el menor número entero que hace verdadera la comparación? ${gap}`,
          }
    },
    solution({ parts, d, asks }, answer) {
      const [n, under] = parts
      const top = (n * d) / under
      return [
        explained(
          equation(shown(parts), over(top, d)),
          line`Multiply the numerator and the denominator by ${d / under}.`,
          line`Multiplica el numerador y el denominador por ${d / under}.`,
        ),
        explained(
          relation(over(answer, d), asks === 'greatest' ? '<' : '>', over(top, d)),
          asks === 'greatest'
            ? line`The greatest whole number below ${top} is ${answer}.`
            : line`The least whole number above ${top} is ${answer}.`,
          asks === 'greatest'
            ? line`El mayor número entero menor que ${top} es ${answer}.`
            : line`El menor número entero mayor que ${top} es ${answer}.`,
        ),
      ]
    },
    // It fits, and the next one no longer does.
    check(printed, answer) {
      const gap = printed.one('relation')
      assert(gap.kind === 'relation', 'A comparison is printed')
      const next = exact(answer).plus(gap.sign === '<' ? 1 : -1)
      return isTrue(filled(gap, answer)) && !isTrue(filled(gap, next))
    },
  }),

  whoHasMost: form({
    levels: ['medium'],
    kind: 'story',
    draw(random) {
      return {
        story: random.evenly(mostStories),
        who: random.sample(people, 3),
        parts: random.shuffle(random.evenly(startingAt(THREES, 2))),
      }
    },
    answer: sentenceChoice,
    solve: ({ who, parts }) => says(itemOf(who, parts.indexOf(itemOf(inOrder(parts, -1), 0)))),
    mistakes({ who, parts }) {
      const [most, ...others] = inOrder(parts, -1)
      assert(most, 'There are three')
      return Object.fromEntries(others.map((own, i) => [`less${i}`, says(itemOf(who, parts.indexOf(own)))]))
    },
    ask: ({ story, who, parts: [a, b, c] }) => story.ask(who, [shown(a), shown(b), shown(c)]),
    solution({ who, parts }) {
      const [first, second, third] = tupleOf(inOrder(parts, -1), 3)
      const most = itemOf(who, parts.indexOf(first))
      const d = parts.map(([, under]) => under).reduce(lcm)
      const renamedTo = ([n, under]: Parts) => over((n * d) / under, d)
      return [
        renamed(parts),
        explained(
          relation(relation(renamedTo(first), '>', renamedTo(second)), '>', renamedTo(third)),
          line`Compare the numerators.`,
          line`Compara los numeradores.`,
        ),
        answerStep(says(most).says, {
          en: line`The greatest fraction is ${name(most)}’s.`,
          es: line`La fracción mayor es la de ${name(most)}.`,
        }),
      ]
    },
    check(printed, { key }) {
      const values = printed.all('quotient').map(item => evaluate(item))
      const names = printed
        .terms('person')
        .map(({ person }) => person.name)
        .slice(-3)
      const own = values[names.indexOf(key)]
      return own !== undefined && values.every(value => own.compare(value) >= 0)
    },
  }),
})
