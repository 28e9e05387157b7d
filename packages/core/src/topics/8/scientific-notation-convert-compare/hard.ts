import {
  answerStep,
  approximate,
  decimal,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  isNear,
  isSame,
  line,
  list,
  money,
  order,
  over,
  power,
  prose,
  type Random,
  Ratio,
  rational,
  type Step,
  statements,
  step,
  times,
  tupleOf,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import {
  coefficientOf,
  type Decimal,
  drawDecimal,
  scientific,
  sizeOf,
  standard,
  ten,
  valueOf,
} from '../../kit/decimals/scientific.ts'
import type { levels } from './levels.ts'
import { atomPairs, comparisons } from './magnitudes.ts'
import { type Level, oneDigit } from './parts.ts'

/** Three digits that round to this first one. */
const near = (random: Random, first: number, size: number): Decimal => {
  const digits = first * 100 + (first === 1 ? random.int(3, 44) : random.int(-44, 44))
  return digits % 10 === 0 ? { digits: digits + 1, exponent: size - 2 } : { digits, exponent: size - 2 }
}

/** Two first digits whose quotient is a whole number, or one with one decimal. */
const DIVIDING = [
  [6, 2],
  [8, 2],
  [9, 3],
  [8, 4],
  [4, 2],
  [6, 3],
  [9, 2],
  [7, 2],
  [5, 2],
  [3, 2],
  [6, 4],
  [6, 5],
  [8, 5],
  [7, 5],
  [9, 5],
  [2, 4],
  [3, 6],
  [4, 8],
  [1, 2],
  [2, 5],
] as const

/** The quotient of the first digits is less than 1. */
const BELOW_ONE = [
  [2, 4],
  [3, 6],
  [4, 8],
  [2, 5],
  [3, 5],
  [4, 5],
  [3, 4],
  [6, 8],
  [2, 8],
] as const

/** One number over another, each a digit times a power of ten. */
function quotientSteps(large: Decimal, small: Decimal): readonly Step[] {
  const [a, b] = [sizeOf(large), sizeOf(small)]
  const quotient = coefficientOf(large).over(coefficientOf(small))
  const first = decimal(quotient)
  return [
    step(
      equation(over(decimal(coefficientOf(large)), decimal(coefficientOf(small))), first),
      because.divideFirstFactors,
    ),
    step(equation(over(power(10, a), power(10, b)), power(10, a - b)), because.subtractExponents),
    step(equation(times(first, power(10, a - b)), decimal(quotient.times(ten(a - b)))), because.multiply),
  ]
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  howManyTimes: form({
    levels: ['hard'],
    share: 2,
    draw: random => {
      const [a, b] = random.evenly(BELOW_ONE)
      const [small, large] = random.evenly([true, false])
        ? [random.int(-4, -2), random.int(2, 4)]
        : random.until(
            () => [random.int(-9, -4), random.int(-7, -2)] as const,
            ([small, large]) => large - small >= 2 && large - small <= 5,
          )
      return { large: { digits: a, exponent: large }, small: { digits: b, exponent: small } }
    },
    answer: rational,
    solve: ({ large, small }) => decimal(valueOf(large).over(valueOf(small))),
    ask: ({ large, small }) => ({
      en: prose`${scientific(large)} is how many times as large as ${scientific(small)}?`,
      es: prose`¿Cuántas veces cabe ${scientific(small)} en ${scientific(large)}?`,
    }),
    solution: ({ large, small }, answer) => [
      ...quotientSteps(large, small),
      explained(
        expr(answer),
        line`The first number is ${answer} times as large as the second.`,
        line`El primer número cabe ${answer} veces en el segundo.`,
      ),
    ],
    check(printed, answer) {
      const [small, large] = tupleOf(
        printed
          .all('product')
          .map(item => evaluate(item))
          .toSorted((a, b) => a.compare(b)),
        2,
      )
      return small.times(exact(answer)).equals(large)
    },
  }),

  order: form(
    order({
      levels: ['hard'],
      draw: (random, level: Level) => {
        const { from, to } = random.evenly(level.sizes)
        const size = random.int(from, to - 1)
        const numbers = random.until(
          () => [0, 0, 1, 1].map(more => drawDecimal(random, [size + more, size + more], [1, 3])),
          numbers => new Set(numbers.map(number => valueOf(number).toString())).size === 4,
        )
        // Commas of thousands would run into those of the list.
        return numbers.map((number, i) =>
          i % 2 === 0 ? scientific(number) : size < 0 && random.chance(0.5) ? standard(number) : scientific(number, 2),
        )
      },
      solution: (sorted, shown) => [
        step(
          statements(...shown.filter(item => !isWritten(item)).map(item => equation(item, inScientific(item)))),
          because.inScientificNotation,
        ),
        step(list(...sorted), because.compareExponents),
      ],
    }),
  ),

  aboutHowManyTimes: form({
    levels: ['hard'],
    share: 2,
    kind: 'story',
    draw: random => {
      const story = random.evenly([...comparisons, null])
      if (story === null) {
        const { large, small, says, ends } = random.pick(atomPairs)
        return { large, small, ends, isScientific: true, says: says(scientific(large), scientific(small)) }
      }
      const [a, b] = random.pick(DIVIDING)
      const [large, small] = [near(random, a, story.sizes[0]), near(random, b, story.sizes[1])]
      const written = story.inDollars ? (of: Decimal) => money(valueOf(of).n * 100) : standard
      return {
        large,
        small,
        ends: story.ends,
        isScientific: false,
        says: story.says(written(large), written(small)),
      }
    },
    answer: rational,
    solve: ({ large, small }) => {
      const [a, b] = [oneDigit(large), oneDigit(small)]
      return decimal(ten(a.exponent - b.exponent).times(Ratio.of(a.digits, b.digits)))
    },
    ask: ({ says: { en, es } }) => ({
      en: [en, prose`First round each number to a single digit times a power of 10.`],
      es: [es, prose`Primero redondea cada número a un solo dígito por una potencia de 10.`],
    }),
    solution({ large, small, ends, isScientific }, answer) {
      const [a, b] = [oneDigit(large), oneDigit(small)]
      return [
        ...(isScientific ? [] : [step(statements(scientific(large), scientific(small)), because.inScientificNotation)]),
        explained(
          statements(scientific(a), scientific(b)),
          line`Round the first factors to whole numbers.`,
          line`Redondea los primeros factores a números enteros.`,
        ),
        ...quotientSteps(a, b),
        answerStep(expr(answer), ends(expr(answer))),
      ]
    },
    // Rounds by the first two digits of the printed numbers.
    check(printed, answer) {
      const [large, small] = tupleOf(
        printed.maths
          .filter(({ kind }) => kind === 'number' || kind === 'product' || kind === 'money')
          .map(item => {
            const value = approximate(item)
            const size = 10 ** Math.floor(Math.log10(value))
            return Math.round(value / size) * size
          }),
        2,
      )
      return isNear(large / small / exact(answer).toNumber(), 1)
    },
  }),
})

/** One digit stands before its point already. */
const isWritten = (of: Value): boolean => isSame(inScientific(of), expr(of))

/** A printed number with one digit before the point. */
function inScientific(of: Value): Expr {
  const value = exact(of)
  const size = Math.floor(Math.log10(value.toNumber()) + 1e-9)
  return times(decimal(value.over(ten(size))), power(10, size))
}
