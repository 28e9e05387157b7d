import {
  blank,
  both,
  compareByDigits,
  count,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  expression,
  type FormMaker,
  formulaChoice,
  integer,
  itemOf,
  line,
  numberInWords,
  prose,
  type Random,
  Ratio,
  sum,
  theThings,
  things,
  tupleOf,
} from '../../../author.ts'
import { placeAt } from '../../../language/places.ts'
import { digitIsWorth, everyPlace, numberWith, placeIn, powerOfTen } from '../../kit/decimals/places.ts'
import { comparesTheSides, comparison, comparisonOf } from '../../kit/facts/compare-signs.ts'
import { compare } from '../../kit/facts/facts.ts'
import type { levels } from './levels.ts'
import { alike, expanded, partsOf, toWords, withoutZero, writeNumber } from './periods.ts'

/** Nine or eight digits, two or three of them 0, but no whole period. */
const drawHollow = (random: Random): number => {
  const length = random.evenly([9, 8])
  return random.until(
    () => random.int(10 ** (length - 1), 10 ** length - 1),
    value => {
      const zeros = String(value).split('0').length - 1
      return (zeros === 2 || zeros === 3) && !/000/.test(String(value).padStart(9, ' '))
    },
  )
}

/** Seven digits, one of them 0 in half of the numbers. */
function drawMillions(random: Random): number {
  const value = withoutZero(random, 7)
  const place = random.evenly([null, 4, null, 1, null, 2])
  return place === null ? value : value - (Math.floor(value / 10 ** place) % 10) * 10 ** place
}

const DIGITS = [8, 5, 2, 7, 4, 9, 6, 3] as const
const PLACES = [8, 7, 6, 5, 4] as const

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  toStandard: form({
    levels: ['medium'],
    instruction: writeNumber,
    draw: random => ({ value: drawHollow(random) }),
    answer: integer,
    solve: ({ value }) => value,
    ask: ({ value }) => both(equation(expanded(value), blank(5))),
    solution({ value }) {
      const first = Number(String(partsOf(value)[0])[0])
      return [
        explained(
          prose`${count(first, placeAt(String(value).length - 1))}`,
          line`The greatest part tells how many digits there are: ${String(value).length}.`,
          line`La parte mayor dice cuántos dígitos hay: ${String(value).length}.`,
        ),
        explained(
          equation(expanded(value), value),
          line`Write each digit in its place, and 0 in the places without a part.`,
          line`Escribe cada dígito en su posición y 0 en las posiciones que no tienen parte.`,
        ),
      ]
    },
    check: (printed, answer) =>
      printed
        .all('number')
        .reduce((rest, part) => rest.minus(evaluate(part)), exact(answer))
        .equals(0),
  }),

  toExpanded: form({
    levels: ['medium'],
    instruction: {
      en: prose`Write the number as a sum of the values of its digits.`,
      es: prose`Escribe el número como suma de los valores de sus dígitos.`,
    },
    lines: 1,
    wide: true,
    draw: random => ({ value: drawHollow(random) }),
    answer: { ...expression, requires: 'same-form' },
    solve: ({ value }) => sum(...partsOf(value)),
    ask: ({ value }) => both(expr(value)),
    solution: ({ value }, answer) => [
      everyPlace(Ratio.of(value)),
      explained(
        equation(value, answer),
        line`Write the value of each digit. Leave out the places with 0.`,
        line`Escribe el valor de cada dígito. Omite las posiciones que tienen 0.`,
      ),
    ],
    // Each part is one digit followed by zeros, and no two have the same length.
    check(printed, answer) {
      const parts = answer.kind === 'sum' ? answer.terms.map(term => evaluate(term).toString()) : []
      const isPart =
        parts.every(part => /^[1-9]0*$/.test(part)) && new Set(parts.map(part => part.length)).size === parts.length
      return isPart && evaluate(answer).equals(evaluate(printed.one('number')))
    },
  }),

  numeralToWords: form({
    levels: ['medium'],
    instruction: { en: prose`Write the number in words.`, es: prose`Escribe el número en palabras.` },
    lines: 2,
    draw: random => ({ value: drawMillions(random) }),
    answer: numberInWords,
    solve: ({ value }) => value,
    ask: ({ value }) => both(expr(value)),
    solution: ({ value }) => toWords(value),
    check: (printed, answer) => evaluate(printed.one('number')).equals(answer),
  }),

  close: form({
    levels: ['medium'],
    instruction: compare,
    draw(random): readonly [number, number] {
      const isGreaterFirst = random.evenly([true, false])
      const [less, greater] = tupleOf(
        [...alike(random, 2, random.evenly([9, 8, 7]), 3)].sort((a, b) => a - b),
        2,
      )
      return isGreaterFirst ? [greater, less] : [less, greater]
    },
    answer: comparison,
    solve: ([a, b]) => comparisonOf(a, b),
    ask: ([a, b]) => both(prose`${a} ____ ${b}`),
    solution: ([a, b]) => compareByDigits(a, b),
    check: (printed, answer) => comparesTheSides(printed, answer),
  }),

  whichNumber: form({
    levels: ['medium'],
    draw(random) {
      const digit = random.evenly(DIGITS)
      const place = random.evenly(PLACES)
      const others = random.sample<number, number>(
        PLACES.filter(other => other !== place),
        3,
      )
      const numberAt = (at: number) => numberWith(random, { digit, place: at }, 8, 0)
      return { right: numberAt(place), wrong: others.map(numberAt) }
    },
    answer: formulaChoice,
    solve: ({ right }) => right.value,
    mistakes({ wrong }) {
      const [one, two, three] = tupleOf(
        wrong.map(({ value }) => value),
        3,
      )
      return { anotherPlace: one, placeBeside: two, anotherPeriod: three }
    },
    ask: ({ right: { digit, place } }) => ({
      en: prose`In which number does the ${digit} have a value of ${powerOfTen(place).times(digit)}?`,
      es: prose`¿En qué número el ${digit} tiene un valor de ${powerOfTen(place).times(digit)}?`,
    }),
    solution: ({ right }) => [
      explained(
        prose`${powerOfTen(right.place).times(right.digit)} = ${count(right.digit, placeAt(right.place))}`,
        line`The ${right.digit} must be in the ${things(placeAt(right.place))} place.`,
        line`El ${right.digit} debe estar en la posición de ${theThings(placeAt(right.place))}.`,
      ),
      digitIsWorth(right),
    ],
    whyWrong({ wrong }) {
      const [one, two, three] = tupleOf(wrong.map(digitIsWorth), 3)
      return { anotherPlace: one, placeBeside: two, anotherPeriod: three }
    },
    check(printed, answer) {
      const [digit, worth] = printed.take(2)
      return worth.over(powerOfTen(placeIn(exact(answer), digit.n))).equals(itemOf([digit], 0))
    },
  }),
})
