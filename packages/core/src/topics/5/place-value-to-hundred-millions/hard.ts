import {
  type AnswerType,
  type Both,
  both,
  bullets,
  compareByDigits,
  exact,
  explained,
  expr,
  type FormMaker,
  type Inline,
  integer,
  itemOf,
  labelOrder,
  line,
  list,
  numberList,
  numberWords,
  prose,
  type Random,
  relation,
  statements,
  symbol,
  theThing,
  thing,
  tupleOf,
  type Value,
} from '../../../author.ts'
import { placeAt } from '../../../language/places.ts'
import { orderSteps } from '../../kit/decimals/compared.ts'
import { comparison, comparisonOf } from '../../kit/facts/compare-signs.ts'
import { compare } from '../../kit/facts/facts.ts'
import { isNearest, rounded } from '../../kit/rounding/rounding.ts'
import type { levels } from './levels.ts'
import { asWhole, fromWords, writeNumber } from './periods.ts'
import { askOf, drawCounted, LETTERS } from './tables.ts'

/** Places of the digits that are not 0: hundred millions, then a period of zeros or zeros within two periods. */
const PATTERNS = [
  [8, 6, 4, 0],
  [8, 6, 1, 0],
  [8, 4, 3, 1],
  [8, 7, 2, 0],
  [8, 6, 3, 0],
  [8, 7, 4, 1],
  [8, 7, 6, 0],
  [8, 6, 4, 1],
] as const
const numberAt = (digits: readonly number[], places: readonly number[]) =>
  places.reduce((value, place, i) => value + itemOf(digits, i) * 10 ** place, 0)
const drawSparse = (random: Random): number =>
  numberAt(random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 4), random.evenly(PATTERNS))

const PAIRS = [
  [
    [7, 5, 2],
    [7, 4, 2],
  ],
  [
    [8, 6, 3],
    [8, 6, 4],
  ],
  [
    [7, 6, 2],
    [7, 6, 1],
  ],
  [
    [8, 5, 0],
    [8, 4, 0],
  ],
  [
    [8, 3, 1],
    [8, 5, 1],
  ],
] as const
/** A numeral and words whose digits are the same, one of them a place farther. */
function drawSides(random: Random) {
  const sign = random.evenly(['<', '>', '<', '=', '>', '<', '>'] as const)
  const digits = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 3)
  const [one, other] = random.evenly(PAIRS)
  const [less, greater] = tupleOf(
    [numberAt(digits, one), numberAt(digits, other)].sort((a, b) => a - b),
    2,
  )
  const wordsFirst = random.evenly([false, true])
  const [first, second] = sign === '<' ? [less, greater] : [greater, sign === '=' ? greater : less]
  return wordsFirst ? { numeral: second, inWords: first, wordsFirst } : { numeral: first, inWords: second, wordsFirst }
}

/** A number and the place to round it to; in a third of them a 9 is rounded up to the next place. */
function drawRounding(random: Random) {
  const place = random.evenly([5, 6, 4])
  const kind = random.evenly(['carry', 'down', 'up'] as const)
  const unit = 10 ** place
  const length = random.pick([8, 9])
  const value = random.until(
    () => {
      const drawn = random.int(10 ** (length - 1), 10 ** length - 1)
      if (kind !== 'carry') return drawn
      const above = Math.floor(drawn / (10 * unit)) * 10 * unit
      return above + 9 * unit + random.int(Math.round(0.5 * unit) + 1, unit - 1)
    },
    drawn => {
      const rest = drawn % unit
      const digit = Math.floor(drawn / unit) % 10
      const next = Math.floor(drawn / (10 * unit)) % 10
      // Not plainly near the step, and a carry that ends at the next place.
      return (
        rest % 1000 !== 0 &&
        (kind === 'carry'
          ? next !== 9
          : digit !== 9 &&
            (kind === 'up' ? rest > 0.5 * unit && rest < 0.9 * unit : rest > 0.1 * unit && rest < 0.5 * unit))
      )
    },
  )
  return { value, place }
}

/** Places to which a number is rounded without a doubt, and to another number. */
const otherPlaces = ({ value, place }: ReturnType<typeof drawRounding>): readonly number[] =>
  [4, 6, 5].filter(
    other =>
      other !== place &&
      value % 10 ** other !== 10 ** other / 2 &&
      rounded(value, 10 ** other) !== rounded(value, 10 ** place),
  )

/** Numbers with commas of their own, apart from each other by a semicolon. */
const twoRounded: AnswerType<readonly Value[]> = {
  ...numberList,
  show: values => both(statements(...values.map(expr))),
}

/** What a number is rounded to, as it stands before a blank. */
const nearest = (place: number): Both<readonly Inline[]> => ({
  en: line`To the nearest ${thing(placeAt(place))}`,
  es: place === 6 ? line`Al ${thing(placeAt(place))} más cercano` : line`A ${theThing(placeAt(place))} más cercana`,
})

const lettersOf = (values: readonly number[], isUp = true) =>
  [...values].sort((a, b) => (isUp ? a - b : b - a)).map(value => itemOf(LETTERS, values.indexOf(value)))

export const hardForms = (form: FormMaker<typeof levels>) => ({
  sparseWords: form({
    levels: ['hard'],
    instruction: writeNumber,
    draw: random => ({ value: drawSparse(random) }),
    answer: integer,
    solve: ({ value }) => value,
    ask: ({ value }) => both(prose`${numberWords(value)}`),
    solution: ({ value }) => fromWords(value),
    check: (printed, answer) => exact(answer).equals(printed.term('number-words').value),
  }),

  round: form({
    levels: ['hard'],
    draw(random) {
      const { value, place } = random.until(
        () => drawRounding(random),
        drawn => otherPlaces(drawn).length > 0,
      )
      const other = itemOf(otherPlaces({ value, place }), 0)
      return { value, places: [Math.max(place, other), Math.min(place, other)] as const }
    },
    answer: twoRounded,
    solve: ({ value, places }): readonly Value[] => places.map(place => rounded(value, 10 ** place)),
    ask: ({ value, places }) => ({
      en: [
        prose`Round ${value} to two different places.`,
        bullets(...places.map(place => [...nearest(place).en, ...line`: ____`])),
      ],
      es: [
        prose`Redondea ${value} a dos posiciones diferentes.`,
        bullets(...places.map(place => [...nearest(place).es, ...line`: ____`])),
      ],
    }),
    solution: ({ value, places }) =>
      places.flatMap(place => {
        const unit = 10 ** place
        const low = Math.floor(value / unit) * unit
        const next = Math.floor((value % unit) / (unit / 10))
        return [
          explained(
            relation(relation(low, '<', value), '<', low + unit),
            [...nearest(place).en, ...line`: the number is between ${low} and ${low + unit}.`],
            [...nearest(place).es, ...line`: el número está entre ${low} y ${low + unit}.`],
          ),
          next >= 5
            ? explained(
                expr(low + unit),
                line`Look at the next digit, ${next}. It is 5 or more: round up.`,
                line`Mira el dígito siguiente, ${next}. Es 5 o más: redondea hacia arriba.`,
              )
            : explained(
                expr(low),
                line`Look at the next digit, ${next}. It is less than 5: round down.`,
                line`Mira el dígito siguiente, ${next}. Es menor que 5: redondea hacia abajo.`,
              ),
        ]
      }),
    check(printed, answer) {
      const [value] = printed.take(1)
      const nouns = printed.terms('thing').map(({ noun }) => noun.en[0])
      return answer.every((number, i) => {
        const place = [4, 5, 6].find(at => placeAt(at).en[0] === nouns[i])
        return place !== undefined && isNearest(value.n, exact(number).n, 10 ** place)
      })
    },
  }),

  compareWords: form({
    levels: ['hard'],
    instruction: compare,
    wide: true,
    draw: drawSides,
    answer: comparison,
    solve: ({ numeral, inWords, wordsFirst }) =>
      wordsFirst ? comparisonOf(inWords, numeral) : comparisonOf(numeral, inWords),
    ask: ({ numeral, inWords, wordsFirst }) =>
      both(
        wordsFirst ? prose`${numberWords(inWords)} ____ ${numeral}` : prose`${numeral} ____ ${numberWords(inWords)}`,
      ),
    solution: ({ numeral, inWords, wordsFirst }) => [
      ...fromWords(inWords),
      ...(wordsFirst ? compareByDigits(inWords, numeral) : compareByDigits(numeral, inWords)),
    ],
    check(printed, answer) {
      const said = printed.term('number-words').value
      const [numeral] = printed.take(1)
      const wordsFirst =
        printed.inlines.findIndex(item => typeof item !== 'string' && item.kind === 'number-words') === 0
      return answer === comparisonOf(wordsFirst ? said - numeral.n : numeral.n - said, 0)
    },
  }),

  orderTable: form({
    levels: ['hard'],
    kind: 'order',
    draw: random =>
      random.until(
        () => ({ ...drawCounted(random), isUp: random.evenly([true, false]) }),
        ({ values }) => !['ABCD', 'DCBA'].includes(lettersOf(values).join('')),
      ),
    answer: labelOrder(LETTERS),
    solve: ({ values, isUp }) => lettersOf(values, isUp),
    ask: ({ about, values, isUp }) => askOf(about, values, isUp ? about.upward : about.downward),
    solution: ({ values, isUp }, letters) => [
      ...orderSteps(values.map(asWhole), isUp ? 'ascending' : 'descending'),
      explained(
        list(...letters.map(letter => symbol(letter))),
        line`Write the letter of each number.`,
        line`Escribe la letra de cada número.`,
      ),
    ],
    // Each number is beyond the one before it, on the side that the words name.
    check(printed, letters) {
      const numbers = printed.take(4).map(({ n }) => n)
      const given = letters.map(letter => itemOf(numbers, LETTERS.indexOf(letter)))
      const isUp = /with the fewest [a-z ]+ to|con menos [a-z ]+ (?:al|a la) que/.test(printed.text)
      return given.slice(1).every((value, i) => (isUp ? 1 : -1) * (value - itemOf(given, i)) > 0)
    },
  }),
})
