import {
  blank,
  both,
  divide,
  type Expr,
  equation,
  explained,
  type FormMaker,
  integer,
  line,
  minus,
  prose,
  type Random,
  type Step,
  statements,
  step,
  words,
  writtenOption,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { fitsTheGap, missingNumber } from '../../kit/facts/facts.ts'
import { drillSolved, drillWith, finds, gapIn, type Missing, missingFrom } from './drills.ts'
import type { levels } from './levels.ts'
import {
  complete,
  drawFact,
  type Fact,
  inParentheses,
  type Level,
  operation,
  resultOf,
  rightFor,
  SIGNS,
  type Sign,
  worked,
  workedInside,
  written,
} from './operations.ts'

/** Why the other operation finds the missing number. */
const WHY = {
  '+': {
    en: line`A part is missing: subtract the other part from the sum.`,
    es: line`Falta una parte: resta la otra parte de la suma.`,
  },
  '×': {
    en: line`A factor is missing: divide the product by the other factor.`,
    es: line`Falta un factor: divide el producto entre el otro factor.`,
  },
  '− first': {
    en: line`The greatest number is missing: add the other two numbers.`,
    es: line`Falta el número mayor: suma los otros dos números.`,
  },
  '− second': {
    en: line`The number that is subtracted is missing: subtract the result from the first number.`,
    es: line`Falta el número que se resta: al primer número réstale el resultado.`,
  },
  '÷ first': {
    en: line`The number that is divided is missing: multiply the quotient by the divisor.`,
    es: line`Falta el número que se divide: multiplica el cociente por el divisor.`,
  },
  '÷ second': {
    en: line`The divisor is missing. Divisor times quotient is the first number, so divide it by the quotient.`,
    es: line`Falta el divisor. Divisor por cociente es el primer número: divídelo entre el cociente.`,
  },
} as const

const whyOf = ({ fact: { sign }, place }: Missing) =>
  sign === '+' || sign === '×' ? WHY[sign] : place === 'first' ? WHY[`${sign} first`] : WHY[`${sign} second`]

/** A number is missing on the left side, and the right side is worked out too. */
interface TwoSided extends Missing {
  readonly right: Fact
}
const twoSided = (missing: TwoSided): Expr => {
  const gap = gapIn(missing)
  return gap.kind === 'relation' ? equation(gap.left, written(missing.right)) : gap
}

function found(missing: TwoSided): readonly Step[] {
  const other = finds(missing)
  const why = whyOf(missing)
  return [
    step(complete(missing.right), because.workOutTheRightSide),
    explained(written(other), why.en, why.es),
    ...(other.sign === '÷'
      ? [
          explained(
            complete(other),
            line`Think: ${equation(operation('×', resultOf(other), other.b), other.a)}.`,
            line`Piensa: ${equation(operation('×', resultOf(other), other.b), other.a)}.`,
          ),
        ]
      : worked(other)),
    explained(
      equation(written(missing.fact), written(missing.right)),
      line`The missing number is ${missingFrom(missing)}.`,
      line`El número que falta es ${missingFrom(missing)}.`,
    ),
  ]
}

/** Two operations, of which the one in parentheses is done first. */
interface Two {
  readonly inner: Fact
  readonly sign: Sign
  readonly other: number
  /** Whether the parentheses come first. */
  readonly isFirst: boolean
}
const outerOf = ({ inner, sign, other, isFirst }: Two): Fact =>
  isFirst ? { a: resultOf(inner), b: other, sign } : { a: other, b: resultOf(inner), sign }
const endOf = (two: Two) => resultOf(outerOf(two))
const twoWritten = ({ inner, sign, other, isFirst }: Two): Expr =>
  isFirst ? operation(sign, inParentheses(inner), other) : operation(sign, other, inParentheses(inner))

const KINDS: readonly (readonly [inner: Sign, outer: Sign, isFirst: boolean])[] = [
  ['×', '+', true],
  ['+', '÷', true],
  ['×', '−', false],
  ['÷', '×', true],
  ['×', '−', true],
  ['−', '×', false],
  ['÷', '+', false],
  ['−', '÷', true],
]
function drawTwo(random: Random, level: Level): Two {
  const [inner, sign, isFirst] = random.evenly(KINDS)
  return random.until(
    (): Two => {
      const other = sign === '+' || sign === '−' ? random.int(6, isFirst ? 29 : 99) : random.int(3, 9)
      if (sign === '÷') return { inner: factWith(random, inner, other * random.int(3, 10)), sign, other, isFirst }
      const isSmall = sign === '×' && inner === '−'
      return { inner: isSmall ? smallDifference(random) : drawFact(random, inner, level), sign, other, isFirst }
    },
    two => {
      const end = endOf(two)
      const value = resultOf(two.inner)
      return (
        Number.isInteger(end) &&
        end > 2 &&
        end <= 100 &&
        (sign !== '÷' || (end >= 3 && end <= 10)) &&
        regroups(outerOf(two)) &&
        (sign !== '×' || (value >= 3 && value <= 9)) &&
        value !== two.other &&
        end !== two.other
      )
    },
  )
}
/** A sum or a difference that makes a new ten or breaks one. */
const regroups = ({ a, b, sign }: Fact) =>
  sign === '+' ? (a % 10) + (b % 10) >= 10 : sign === '−' ? a % 10 < b % 10 : true
/** A sum or a difference with this result. */
const factWith = (random: Random, sign: Sign, result: number): Fact => {
  const b = sign === '+' ? random.int(3, result - 3) : random.int(6, 99 - result)
  return { a: sign === '+' ? result - b : result + b, b, sign }
}
const smallDifference = (random: Random): Fact => {
  const [b, difference] = [random.int(16, 48), random.int(3, 9)]
  return { a: b + difference, b, sign: '−' }
}

const ALL_PAIRS = SIGNS.flatMap(first => SIGNS.map(second => [first, second] as const))
const pairName = ([first, second]: readonly [Sign, Sign]) => `${first} ${second}` as const
const pairShown = Object.fromEntries(
  ALL_PAIRS.map(([first, second]) => [
    pairName([first, second]),
    both(prose`${words(`${first}, ${second}`, `${first}, ${second}`)}`),
  ]),
)
const bothSigns = writtenOption(pairShown)

/** (a ○ b) ○ c = end, true for one pair of signs alone. */
interface Signs {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly signs: readonly [Sign, Sign]
}
const asTwo = ({ a, b, c, signs: [first, sign] }: Signs): Two => ({
  inner: { a, b, sign: first },
  sign,
  other: c,
  isFirst: true,
})
const fitting = ({ a, b, c }: Signs, end: number) =>
  ALL_PAIRS.filter(signs => Math.abs(endOf(asTwo({ a, b, c, signs })) - end) < 1e-9)

const SIGN_PAIRS: readonly (readonly [Sign, Sign])[] = [
  ['÷', '+'],
  ['×', '−'],
  ['−', '÷'],
  ['+', '×'],
  ['÷', '×'],
  ['−', '×'],
  ['+', '÷'],
  ['÷', '−'],
]
function drawSigns(random: Random): Signs {
  const signs = random.evenly(SIGN_PAIRS)
  return random.until(
    (): Signs => {
      const b = random.int(2, 9)
      return {
        a: signs[0] === '÷' || signs[0] === '−' ? b * random.int(3, 9) : random.int(3, 9),
        b,
        c: random.int(2, 9),
        signs,
      }
    },
    drawn => {
      const two = asTwo(drawn)
      const [middle, end] = [resultOf(two.inner), endOf(two)]
      return (
        Number.isInteger(middle) &&
        Number.isInteger(end) &&
        end >= 2 &&
        end <= 100 &&
        drawn.a !== drawn.b &&
        drawn.b !== drawn.c &&
        (signs[1] !== '×' || middle <= 10) &&
        (signs[1] !== '÷' || end <= 10) &&
        fitting(drawn, end).length === 1
      )
    },
  )
}

/** What the signs make of two numbers where that is a whole number greater than 0. */
const wholeFacts = (a: number, b: number): readonly Fact[] =>
  SIGNS.map((sign): Fact => ({ a, b, sign })).filter(fact => Number.isInteger(resultOf(fact)) && resultOf(fact) > 0)
/** The same without results that are far too great, unless all are. */
function triedOn(a: number, b: number): readonly Fact[] {
  const all = wholeFacts(a, b)
  const small = all.filter(fact => resultOf(fact) <= 250)
  return small.length > 0 ? small : all
}
/** A result above 100 has to get smaller: what that gives. */
function tooGreat(value: number, by: number): Step {
  const left = equation(minus(value, by), value - by)
  return value % by === 0
    ? explained(
        statements(left, equation(divide(value, by), value / by)),
        line`${value} must get smaller, but these results do not fit.`,
        line`${value} debe disminuir, pero estos resultados no sirven.`,
      )
    : explained(
        left,
        line`${value} must get smaller. This is too great, and ${divide(value, by)} is not a whole number.`,
        line`${value} debe disminuir. Esto es demasiado y ${divide(value, by)} no es un número entero.`,
      )
}

/** Why some signs are not tried. */
const outsideNumbers = (a: number, b: number) => ({
  en: [
    ...(a < b ? line` ${operation('−', a, b)} is less than 0.` : []),
    ...(a % b === 0 ? [] : line` ${operation('÷', a, b)} is not a whole number.`),
  ],
  es: [
    ...(a < b ? line` ${operation('−', a, b)} es menor que 0.` : []),
    ...(a % b === 0 ? [] : line` ${operation('÷', a, b)} no es un número entero.`),
  ],
})

export const hardForms = (form: FormMaker<typeof levels>) => ({
  missing: form({
    levels: ['hard'],
    instruction: missingNumber,
    draw: (random, level): TwoSided => {
      const [sign, place] = random.evenly([
        ['÷', 'first'],
        ['−', 'second'],
        ['×', 'first'],
        ['+', 'second'],
        ['÷', 'second'],
        ['−', 'first'],
        ['×', 'second'],
        ['+', 'first'],
      ] as const)
      const apart = random.until(
        () => drawFact(random, sign, level),
        fact => new Set([fact.a, fact.b, resultOf(fact)]).size === 3,
      )
      return { fact: apart, place, right: rightFor(random, apart) }
    },
    answer: integer,
    solve: missingFrom,
    ask: missing => both(twoSided(missing)),
    solution: found,
    check: fitsTheGap,
  }),

  missingDrill: form({
    ...drillWith(['+', '−', '×', '×', '÷', '÷'], ['first', 'second']),
    levels: ['hard'],
    instruction: {
      en: prose`Find the missing numbers. Write them row by row.`,
      es: prose`Halla los números que faltan. Escríbelos fila por fila.`,
    },
    solution: drillSolved,
  }),

  twoSteps: form({
    levels: ['hard'],
    instruction: {
      en: prose`Find the result. Work inside the parentheses first.`,
      es: prose`Halla el resultado. Calcula primero lo que está entre paréntesis.`,
    },
    draw: drawTwo,
    answer: integer,
    solve: endOf,
    ask: two => both(equation(twoWritten(two), blank(2))),
    solution: two => [...workedInside(two.inner), ...worked(outerOf(two))],
    check: fitsTheGap,
  }),

  bothSigns: form({
    levels: ['hard'],
    instruction: {
      en: prose`Write +, −, ×, or ÷ in each blank.`,
      es: prose`Escribe +, −, × o ÷ en cada espacio.`,
    },
    draw: drawSigns,
    answer: bothSigns,
    solve: ({ signs }) => pairName(signs),
    ask: drawn => both(prose`(${drawn.a} __ ${drawn.b}) __ ${drawn.c} = ${endOf(asTwo(drawn))}`),
    key: drawn => both(equation(twoWritten(asTwo(drawn)), endOf(asTwo(drawn)))),
    solution(drawn) {
      const { a, b, signs } = drawn
      const two = asTwo(drawn)
      const tried = wholeFacts(a, b)
      const end = endOf(two)
      const outside = outsideNumbers(a, b)
      return [
        explained(
          statements(...tried.map(complete)),
          [...line`Try the signs in the parentheses.`, ...outside.en],
          [...line`Prueba los signos entre los paréntesis.`, ...outside.es],
        ),
        ...tried
          .filter(({ sign }) => sign !== signs[0])
          .map(fact =>
            resultOf(fact) - drawn.c > 100
              ? tooGreat(resultOf(fact), drawn.c)
              : explained(
                  statements(...triedOn(resultOf(fact), drawn.c).map(complete)),
                  line`${resultOf(fact)} and ${drawn.c} do not make ${end} with any sign.`,
                  line`Con ${resultOf(fact)} y ${drawn.c} ningún signo da ${end}.`,
                ),
          ),
        explained(
          complete(outerOf(two)),
          line`Only ${resultOf(two.inner)} makes ${endOf(two)} with ${drawn.c}.`,
          line`Solo ${resultOf(two.inner)} da ${endOf(two)} con ${drawn.c}.`,
        ),
        explained(
          equation(twoWritten(two), endOf(two)),
          ['The signs are ', signs[0], ' and ', signs[1], '.'],
          ['Los signos son ', signs[0], ' y ', signs[1], '.'],
        ),
      ]
    },
    // What is done to the end, the other way round, leads back to the start, by these signs alone.
    check(printed, answer) {
      const [a, b, c, end] = printed.take(4)
      const undone = (sign: Sign, value: typeof a, by: typeof a) =>
        sign === '+' ? value.minus(by) : sign === '−' ? value.plus(by) : sign === '×' ? value.over(by) : value.times(by)
      const fits = ALL_PAIRS.filter(([first, second]) => undone(first, undone(second, end, c), b).equals(a))
      return fits.map(pairName).join() === answer
    },
  }),
})
