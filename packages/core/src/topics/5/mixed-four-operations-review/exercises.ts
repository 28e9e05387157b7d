import {
  type AnswerType,
  type Block,
  type Both,
  blank,
  both,
  decimal,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  formulaChoice,
  fractionInLowestTerms,
  itemOf,
  line,
  mixedNumberInLowestTerms,
  prose,
  type Random,
  Ratio,
  rational,
  type Step,
  type Value,
} from '../../../author.ts'
import { withPlaces } from '../../kit/decimals/decimals.ts'
import { fitsTheGap, missingNumber } from '../../kit/facts/facts.ts'
import type { levels } from './levels.ts'
import { drawFact, type Numbers } from './numbers.ts'
import {
  complete,
  type Fact,
  operation,
  placesOf,
  resultOf,
  type Sign,
  shown,
  worked,
  workedInside,
  written,
} from './operations.ts'

const result = ({ style, ...fact }: Fact): Expr => shown(style, resultOf({ style, ...fact }))
const FIND: Both<Block> = { en: prose`Find the result.`, es: prose`Halla el resultado.` }
const FIND_LOWEST: Both<Block> = {
  en: prose`Find the result in lowest terms.`,
  es: prose`Halla el resultado en su mínima expresión.`,
}
const FIND_MIXED: Both<Block> = {
  en: prose`Find the result as a mixed number in lowest terms.`,
  es: prose`Halla el resultado como número mixto en su mínima expresión.`,
}

type Kind = readonly [numbers: Numbers, sign: Sign]
/** Neighbors differ in their numbers and in their operation. */
const NUMBERS: readonly Kind[] = [
  ['wholes', '×'],
  ['decimals', '−'],
  ['wholes', '÷'],
  ['decimals', '+'],
  ['wholes', '−'],
  ['decimals', '×'],
  ['wholes', '+'],
  ['decimals', '÷'],
]
const LARGE_WHOLES: readonly Kind[] = [
  ['wholes', '÷'],
  ['wholes', '×'],
]
const UNEQUAL_DECIMALS: readonly Kind[] = [
  ['decimals', '−'],
  ['decimals', '÷'],
  ['decimals', '+'],
  ['decimals', '×'],
]
const SUMS: readonly Kind[] = [
  ['fractions', '+'],
  ['fractions', '−'],
]
const PRODUCTS: readonly Kind[] = [
  ['fractions', '÷'],
  ['fractions', '×'],
]
const MIXED: readonly Kind[] = [
  ['fractions', '×'],
  ['fractions', '−'],
  ['fractions', '+'],
]

/** One operation, by turns. */
const exercise = (
  level: 'easy' | 'medium',
  kinds: readonly Kind[],
  instruction: Both<Block>,
  answer: AnswerType<Value>,
  share = 1,
) =>
  ({
    levels: [level],
    share,
    lines: 5,
    instruction,
    draw(random: Random) {
      const [numbers, sign] = random.evenly(kinds)
      return drawFact(random, level === 'easy' ? 'small' : 'middle', numbers, sign)
    },
    answer,
    solve: result,
    ask: (fact: Fact) => both(equation(written(fact), blank(3.5))),
    solution: (fact: Fact) => worked(fact),
    check: fitsTheGap,
  }) as const

type Place = 'first' | 'second'
interface Missing {
  readonly fact: Fact
  readonly place: Place
}
const known = ({ fact: { a, b }, place }: Missing) => (place === 'first' ? b : a)
const missingFrom = ({ fact: { a, b }, place }: Missing) => (place === 'first' ? a : b)
/** The operation that finds the missing number. */
function undoing({ fact, place }: Missing): Fact {
  const { style, sign, a } = fact
  const total = resultOf(fact)
  const other = known({ fact, place })
  switch (sign) {
    case '+':
      return { style, sign: '−', a: total, b: other }
    case '−':
      return place === 'first' ? { style, sign: '+', a: total, b: other } : { style, sign: '−', a, b: total }
    case '×':
      return { style, sign: '÷', a: total, b: other }
    case '÷':
      return { style, sign: '×', a: total, b: other }
    default:
      return sign satisfies never
  }
}
const WHY = {
  '+ first': {
    en: line`An addend is missing: subtract the other addend from the sum.`,
    es: line`Falta un sumando: resta el otro sumando del total.`,
  },
  '− first': {
    en: line`The greatest number is missing: add the other two numbers.`,
    es: line`Falta el número mayor: suma los otros dos números.`,
  },
  '− second': {
    en: line`The number that is subtracted is missing: subtract the result from the first number.`,
    es: line`Falta el número que se resta: resta el resultado del primer número.`,
  },
  '× first': {
    en: line`A factor is missing: divide the product by the other factor.`,
    es: line`Falta un factor: divide el producto entre el otro factor.`,
  },
  '÷ first': {
    en: line`The number that is divided is missing: multiply the quotient by the divisor.`,
    es: line`Falta el número que se divide: multiplica el cociente por el divisor.`,
  },
} as const
const whyOf = ({ fact: { sign }, place }: Missing) => (sign === '−' ? WHY[`${sign} ${place}`] : WHY[`${sign} first`])

type MissingKind = readonly [numbers: Numbers, sign: Sign, place: Place]
const MISSING_NUMBERS: readonly MissingKind[] = [
  ['wholes', '×', 'first'],
  ['decimals', '−', 'second'],
  ['wholes', '÷', 'first'],
  ['decimals', '×', 'second'],
  ['decimals', '+', 'second'],
  ['decimals', '÷', 'first'],
  ['decimals', '−', 'first'],
]
const MISSING_FRACTIONS: readonly MissingKind[] = [
  ['fractions', '−', 'first'],
  ['fractions', '+', 'second'],
  ['fractions', '−', 'second'],
  ['fractions', '+', 'first'],
]
function drawMissing(random: Random, kinds: readonly MissingKind[]): Missing {
  const [numbers, sign, place] = random.evenly(kinds)
  // A missing decimal factor is found by a division with a divisor in tenths.
  if (numbers === 'decimals' && sign === '×') {
    const { style, a, b } = drawFact(random, 'middle', numbers, '÷')
    return { fact: { style, sign, a: b, b: a.over(b) }, place }
  }
  return { fact: drawFact(random, 'middle', numbers, sign), place }
}
const missing = (kinds: readonly MissingKind[], instruction: Both<Block>, answer: AnswerType<Value>) =>
  ({
    levels: ['medium'],
    lines: 5,
    instruction,
    draw: (random: Random) => drawMissing(random, kinds),
    answer,
    solve: (drawn: Missing): Value => shown(drawn.fact.style, missingFrom(drawn)),
    ask({ fact, place }: Missing) {
      const { style, sign, a, b } = fact
      const gap =
        place === 'first' ? operation(sign, blank(3), shown(style, b)) : operation(sign, shown(style, a), blank(3))
      return both(equation(gap, result(fact)))
    },
    solution(drawn: Missing): readonly Step[] {
      const { en, es } = whyOf(drawn)
      const undone = undoing(drawn)
      const number = shown(undone.style, missingFrom(drawn))
      return [
        explained(written(undone), en, es),
        ...workedInside(undone),
        explained(
          complete(drawn.fact),
          line`The missing number is ${number}.`,
          line`El número que falta es ${number}.`,
        ),
      ]
    },
    check: fitsTheGap,
  }) as const

/** A product or a quotient, and where among the choices its digits stand: so many are greater. */
interface Estimated {
  readonly fact: Fact
  readonly greater: number
}
const ESTIMATED = [
  ['÷', 1],
  ['×', 2],
  ['×', 1],
  ['÷', 2],
  ['÷', 0],
  ['×', 0],
] as const
function drawEstimated(random: Random): Estimated {
  const [sign, greater] = random.evenly(ESTIMATED)
  return random.until(
    () => {
      const a = withPlaces(random, 1, 21, 98)
      const b = random.chance(0.5) ? withPlaces(random, 1, 3.2, 9.8) : Ratio.of(random.int(21, 98))
      const numbers = sign === '×' ? { a, b } : { a: a.times(b), b }
      return { greater, fact: { style: 'decimal', sign, ...numbers } as const }
    },
    drawn => {
      const { a, b } = drawn.fact
      const found = resultOf(drawn.fact)
      const others = Object.values(otherPlaces(drawn)).map(exact)
      return (
        isNearRounded(b) &&
        isNearRounded(sign === '×' ? a : found) &&
        placesOf(a.times(b)) > 0 &&
        // Neither the only whole number nor the only decimal.
        others.some(other => other.isInteger === found.isInteger)
      )
    },
  )
}
const isNearRounded = (value: Ratio) => Math.abs(rounded(value) - value.toNumber()) < 0.05 * value.toNumber()
/** To its first digit. */
const rounded = (value: Ratio) => {
  const unit = value.compare(10) < 0 ? 1 : 10
  return unit * value.over(unit).rounded()
}
const powerOf = (exponent: number) => Ratio.of(10).power(exponent)
const CHOICES = ['times1000', 'times100', 'times10', 'same', 'tenth', 'hundredth', 'thousandth'] as const
const otherPlaces = ({ fact, greater }: Estimated): Readonly<Record<string, Value>> =>
  Object.fromEntries(
    [3, 2, 1, -1, -2, -3]
      .filter(shift => shift <= greater && shift >= greater - 3)
      .map(shift => [itemOf(CHOICES, 3 - shift), decimal(resultOf(fact).times(powerOf(shift)))]),
  )

export const exerciseForms = (form: FormMaker<typeof levels>) => ({
  numbers: form(exercise('easy', NUMBERS, FIND, rational, 2)),
  fractionSums: form(exercise('easy', SUMS, FIND_LOWEST, fractionInLowestTerms)),
  fractionProducts: form(exercise('easy', PRODUCTS, FIND, rational)),
  largeWholes: form(exercise('medium', LARGE_WHOLES, FIND, rational)),
  unequalDecimals: form(exercise('medium', UNEQUAL_DECIMALS, FIND, rational)),
  mixedNumbers: form(exercise('medium', MIXED, FIND_MIXED, mixedNumberInLowestTerms)),

  missingNumber: form(missing(MISSING_NUMBERS, missingNumber, rational)),
  missingFraction: form(
    missing(
      MISSING_FRACTIONS,
      {
        en: prose`Find the missing number as a mixed number in lowest terms.`,
        es: prose`Halla el número que falta como número mixto en su mínima expresión.`,
      },
      mixedNumberInLowestTerms,
    ),
  ),

  whichResult: form({
    levels: ['medium'],
    instruction: {
      en: prose`Use an estimate to choose the exact result.`,
      es: prose`Usa una estimación para elegir el resultado exacto.`,
    },
    draw: drawEstimated,
    answer: formulaChoice,
    solve: ({ fact }) => result(fact),
    mistakes: otherPlaces,
    ask: ({ fact }) => both(written(fact)),
    solution({ fact }) {
      const { sign, a, b } = fact
      const right = rounded(b)
      const found = result(fact)
      const near = sign === '×' ? rounded(a) * right : rounded(resultOf(fact))
      const [one, other] = [sign === '×' ? rounded(a) : near * right, right]
      const work = equation(operation(sign, one, other), near)
      return [
        sign === '×'
          ? explained(
              work,
              line`Round each factor to an easy number and multiply.`,
              line`Redondea cada factor a un número fácil y multiplica.`,
            )
          : explained(
              work,
              line`Take numbers close to ${decimal(a)} and ${decimal(b)} that divide evenly.`,
              line`Toma números cercanos a ${decimal(a)} y ${decimal(b)} que se dividan sin residuo.`,
            ),
        explained(
          found,
          line`Only ${found} is close to ${near}: the others are much greater or much less.`,
          line`Solo ${found} está cerca de ${near}: los otros son mucho mayores o mucho menores.`,
        ),
      ]
    },
    // The opposite operation leads back to the first number.
    check(printed, answer) {
      const [shownOperation] = printed.maths
      const found = exact(answer)
      if (shownOperation?.kind === 'product') {
        const [a, b] = shownOperation.factors.map(factor => evaluate(factor))
        return a !== undefined && b !== undefined && found.over(b).equals(a)
      }
      return (
        shownOperation?.kind === 'quotient' &&
        found.times(evaluate(shownOperation.under)).equals(evaluate(shownOperation.over))
      )
    },
  }),
})
