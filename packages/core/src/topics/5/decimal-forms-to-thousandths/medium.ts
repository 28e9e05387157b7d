import {
  blank,
  both,
  count,
  decimal,
  decimalInDigits,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  formulaChoice,
  itemOf,
  line,
  mapParts,
  numberList,
  numberWords,
  over,
  prose,
  type Random,
  Ratio,
  type Step,
  statements,
  sum,
  theThings,
  things,
  times,
  type Value,
} from '../../../author.ts'
import { placeAt } from '../../../language/places.ts'
import { everyPlace, type InPlace } from '../../kit/decimals/places.ts'
import type { levels } from './levels.ts'
import {
  expanded,
  fromWords,
  NOTATIONS,
  type Notation,
  partShown,
  partsOf,
  saidIn,
  unitShown,
  valuesTogether,
  wholeOf,
  writeDecimal,
} from './written.ts'

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** Thousandths with all digits different and none of them 0, the whole part from 1 to 99. */
function drawLong(random: Random, hasTens = random.evenly([true, false])): Ratio {
  const digits = random.sample(DIGITS, 5)
  const used = hasTens ? digits : digits.slice(1)
  return Ratio.of(
    used.reduce<number>((all, digit) => 10 * all + digit, 0),
    1000,
  )
}

/** Two parts of an expanded form are left out: one whole, and in products a digit here and a unit there. */
interface Gapped {
  readonly value: Ratio
  readonly notation: Notation
  readonly gaps: readonly [number, number]
}
const gapped = ({ value, notation, gaps }: Gapped): Expr =>
  sum(
    ...partsOf(value).map((part, i) => {
      const at = gaps.indexOf(i)
      if (at < 0) return partShown(part, notation)
      if (notation !== 'products') return blank(3)
      return at === 0 ? times(blank(2), unitShown(part.place)) : times(part.digit, blank(3))
    }),
  )
const gapOf = ({ value, notation, gaps }: Gapped, at: 0 | 1): Value => {
  const part = itemOf(partsOf(value), gaps[at])
  if (notation !== 'products') return partShown(part, notation)
  return at === 0 ? part.digit : unitShown(part.place)
}
const gapTold = (gap: Gapped, at: 0 | 1): Step => {
  const part: InPlace = itemOf(partsOf(gap.value), gap.gaps[at])
  return explained(
    prose`${count(part.digit, placeAt(part.place))} = ${partShown(part, gap.notation)}`,
    line`Write the ${things(placeAt(part.place))} as a part of the sum.`,
    line`Escribe ${theThings(placeAt(part.place))} como parte de la suma.`,
  )
}

const exchanged = (parts: readonly InPlace[], i: number, j: number): readonly InPlace[] =>
  parts.map((part, at) =>
    at === i
      ? { ...part, digit: itemOf(parts, j).digit }
      : at === j
        ? { ...part, digit: itemOf(parts, i).digit }
        : part,
  )
const sumOf = (parts: readonly InPlace[]): Expr => sum(...parts.map(part => partShown(part, 'fractions')))

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  whichDecimal: form({
    levels: ['medium'],
    draw: random => ({ value: drawLong(random) }),
    answer: formulaChoice,
    solve: ({ value }) => decimal(value),
    mistakes({ value }) {
      const whole = wholeOf(value)
      const parts = value.minus(whole)
      return {
        zeroTooMany: decimal(parts.over(10).plus(whole)),
        pointMoved: decimal(value.times(10)),
        partsExchanged: decimal(parts.times(1000).plus(Ratio.of(whole, 1000))),
      }
    },
    ask: ({ value }) => ({
      en: [prose`Which number is this?`, prose`${numberWords(value.toNumber())}`],
      es: [prose`¿Qué número es este?`, prose`${numberWords(value.toNumber())}`],
    }),
    solution: ({ value }) => fromWords(value),
    whyWrong: ({ value }) => ({
      zeroTooMany: {
        en: line`There is an extra zero after the decimal point.`,
        es: line`Sobra un cero después del punto decimal.`,
      },
      pointMoved: {
        en: line`The whole number is ${wholeOf(value)}, and three places follow the point.`,
        es: line`La parte entera es ${wholeOf(value)} y después del punto van tres posiciones.`,
      },
      partsExchanged: {
        en: line`The whole number and the thousandths are switched.`,
        es: line`El número entero y las milésimas están intercambiados.`,
      },
    }),
    check: (printed, answer) => exact(answer).toNumber() === saidIn(printed),
  }),

  missingParts: form({
    levels: ['medium'],
    instruction: {
      en: prose`Complete the expanded form.`,
      es: prose`Completa la forma desarrollada.`,
    },
    draw(random): Gapped {
      const value = drawLong(random, false)
      const count = partsOf(value).length
      const [one, other] = random.sample([count - 3, count - 2, count - 1], 2)
      return {
        value,
        notation: random.evenly(NOTATIONS),
        gaps: [Math.min(one, other), Math.max(one, other)],
      }
    },
    answer: numberList,
    solve: gap => [gapOf(gap, 0), gapOf(gap, 1)],
    ask: gap => both(equation(decimal(gap.value), gapped(gap))),
    key: gap => both(equation(decimal(gap.value), expanded(gap.value, gap.notation))),
    solution: gap => [
      everyPlace(gap.value),
      gapTold(gap, 0),
      gapTold(gap, 1),
      explained(
        statements(expr(gapOf(gap, 0)), expr(gapOf(gap, 1))),
        line`Write what belongs in the blanks.`,
        line`Escribe lo que va en los espacios.`,
      ),
    ],
    check(printed, answers) {
      const { left, right } = printed.one('relation')
      const given = answers.values()
      const fill = (of: Expr): Expr => (of.kind === 'blank' ? expr(given.next().value ?? 0) : mapParts(of, fill))
      const full = fill(right)
      const parts = full.kind === 'sum' ? full.terms.map(term => evaluate(term)) : []
      const digits = parts.map(part => Number(String(part.toNumber()).replace(/[.0]/g, '')))
      return evaluate(full).equals(evaluate(left)) && digits.every(digit => digit >= 1 && digit <= 9)
    },
  }),

  expandedToDecimal: form({
    levels: ['medium'],
    instruction: writeDecimal,
    draw: random => ({ value: drawLong(random, false), notation: random.evenly(['fractions', 'products'] as const) }),
    answer: decimalInDigits,
    solve: ({ value }) => decimal(value),
    ask: ({ value, notation }) => both(equation(expanded(value, notation), blank(4))),
    solution: ({ value }) => [everyPlace(value), valuesTogether(value)],
    check: (printed, answer) => evaluate(printed.one('relation').left).equals(exact(answer)),
  }),

  fractionToDecimal: form({
    levels: ['medium'],
    instruction: writeDecimal,
    draw(random) {
      const value = drawLong(random, false)
      const under = random.evenly([1000, 100] as const)
      return { value: Ratio.of(Math.floor((value.n * under) / value.d), under), under }
    },
    answer: decimalInDigits,
    solve: ({ value }) => decimal(value),
    ask: ({ value, under }) => both(equation(over(value.times(under), under), blank(4))),
    solution({ value, under }) {
      const whole = wholeOf(value)
      const rest = value.minus(whole)
      const fraction = over(value.times(under), under)
      return [
        under === 1000
          ? explained(
              equation(fraction, sum(whole, over(rest.times(under), under))),
              line`${under} thousandths make 1.`,
              line`${under} milésimas forman 1.`,
            )
          : explained(
              equation(fraction, sum(whole, over(rest.times(under), under))),
              line`${under} hundredths make 1.`,
              line`${under} centésimas forman 1.`,
            ),
        under === 1000
          ? explained(
              equation(fraction, decimal(value)),
              line`Thousandths have three digits after the point.`,
              line`Las milésimas tienen tres cifras después del punto.`,
            )
          : explained(
              equation(fraction, decimal(value)),
              line`Hundredths have two digits after the point.`,
              line`Las centésimas tienen dos cifras después del punto.`,
            ),
      ]
    },
    check(printed, answer) {
      const { over: top, under } = printed.one('quotient')
      return exact(answer).times(exact(under)).equals(exact(top))
    },
  }),

  whichSum: form({
    levels: ['medium'],
    draw: random => ({ value: drawLong(random, true), at: random.evenly([2, 3] as const) }),
    answer: formulaChoice,
    solve: ({ value }) => expanded(value, 'fractions'),
    mistakes({ value, at }) {
      const parts = partsOf(value)
      return {
        tensAsOnes: sumOf(parts.map(part => (part.place === 1 ? { ...part, place: 0 } : part))),
        placesTurned: sumOf(exchanged(parts, 2, 4)),
        neighborsExchanged: sumOf(exchanged(parts, at, at + 1)),
      }
    },
    ask: ({ value }) => ({
      en: prose`Which is the expanded form of ${decimal(value)}?`,
      es: prose`¿Cuál es la forma desarrollada de ${decimal(value)}?`,
    }),
    solution: ({ value }) => [
      everyPlace(value),
      explained(
        expanded(value, 'fractions'),
        line`Write each place as a part of the sum.`,
        line`Escribe cada posición como una parte de la suma.`,
      ),
    ],
    whyWrong({ value, at }) {
      const parts = partsOf(value)
      const isOther = (sum: Value) => ({
        en: line`This sum is ${decimal(evaluate(expr(sum)))}.`,
        es: line`Esta suma es ${decimal(evaluate(expr(sum)))}.`,
      })
      return {
        tensAsOnes: isOther(sumOf(parts.map(part => (part.place === 1 ? { ...part, place: 0 } : part)))),
        placesTurned: isOther(sumOf(exchanged(parts, 2, 4))),
        neighborsExchanged: isOther(sumOf(exchanged(parts, at, at + 1))),
      }
    },
    check: (printed, answer) => evaluate(expr(answer)).equals(itemOf(printed.numbers, 0)),
  }),
})
