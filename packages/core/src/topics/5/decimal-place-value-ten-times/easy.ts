import {
  answerStep,
  both,
  count,
  decimal,
  exact,
  explained,
  type FormMaker,
  formulaChoice,
  itemOf,
  line,
  placeValueChart,
  prose,
  type Random,
  rational,
  type Sentence,
  sentenceChoice,
  theThings,
  things,
  trueStatement,
  tupleOf,
  withFigure,
} from '../../../author.ts'
import { placeAt, placeOf } from '../../../language/places.ts'
import {
  digitAt,
  digitIsWorth,
  everyPlace,
  numberWith,
  type Placed,
  placeIn,
  powerOfTen,
  worthOf,
  worthShown,
} from '../../kit/decimals/places.ts'
import type { levels } from './levels.ts'

const DIGITS = [7, 4, 9, 2, 6, 3, 8, 5] as const
const TENS = 1
const HUNDREDTHS = -2
const ALL_PLACES = [TENS, 0, -1, HUNDREDTHS] as const

const turned = <T>(items: readonly T[], by: number): readonly T[] => [...items.slice(by), ...items.slice(0, by)]
/** A number with tens and hundredths, and a digit of it. `by`: forms of one turn ask for different digits. */
const drawPlaced = (by: number, places: readonly number[]) => {
  const digits = turned(DIGITS, by)
  return (random: Random): Placed =>
    numberWith(random, { digit: random.evenly(digits), place: random.evenly(places) }, TENS, HUNDREDTHS)
}

const placeChoice = (place: number): Sentence => ({ key: String(place), says: both(prose`${things(placeAt(place))}`) })

const sentenceOf = (digit: number, place: number, isValue: boolean): Sentence => ({
  key: `${isValue ? 'value' : 'place'} ${digit} ${place}`,
  says: isValue
    ? {
        en: prose`The value of the ${digit} is ${worthShown({ digit, place })}.`,
        es: prose`El valor del ${digit} es ${worthShown({ digit, place })}.`,
      }
    : {
        en: prose`The ${digit} is in the ${things(placeAt(place))} place.`,
        es: prose`El ${digit} está en la posición de ${theThings(placeAt(place))}.`,
      },
})

const isInPlace = ({ digit, place }: Placed) =>
  explained(
    prose`${count(digit, placeAt(place))}`,
    line`The ${digit} is in the ${things(placeAt(place))} place.`,
    line`El ${digit} está en la posición de ${theThings(placeAt(place))}.`,
  )

export const easyForms = (form: FormMaker<typeof levels>) => ({
  whichPlace: form({
    levels: ['easy'],
    draw: drawPlaced(0, [1, 0, -2]),
    answer: sentenceChoice,
    solve: ({ place }) => placeChoice(place),
    mistakes({ place }) {
      const [first, second, third] = tupleOf(ALL_PLACES.filter(other => other !== place).map(placeChoice), 3)
      return { otherSideOfPoint: first, placeBeside: second, placeBeyond: third }
    },
    ask: ({ value, digit }) => ({
      en: prose`In ${decimal(value)}, which place is the ${digit} in?`,
      es: prose`En ${decimal(value)}, ¿en qué posición está el ${digit}?`,
    }),
    solution: placed => [everyPlace(placed.value), isInPlace(placed)],
    whyWrong({ value, place }) {
      const [first, second, third] = tupleOf(
        ALL_PLACES.filter(other => other !== place).map(other => ({
          en: line`The digit in this place is ${digitAt(value, other)}.`,
          es: line`El dígito en esta posición es ${digitAt(value, other)}.`,
        })),
        3,
      )
      return { otherSideOfPoint: first, placeBeside: second, placeBeyond: third }
    },
    check(printed, { key }) {
      const [value, digit] = printed.take(2)
      return placeIn(value, digit.n) === Number(key)
    },
  }),

  digitValue: form({
    levels: ['easy'],
    draw: drawPlaced(1, [-2, -1]),
    answer: rational,
    solve: worthShown,
    ask: ({ value, digit }) => ({
      en: prose`What is the value of the ${digit} in ${decimal(value)}?`,
      es: prose`¿Cuál es el valor del ${digit} en ${decimal(value)}?`,
    }),
    solution: placed => [everyPlace(placed.value), digitIsWorth(placed)],
    check(printed, answer) {
      const [digit, value] = printed.take(2)
      return exact(answer)
        .over(powerOfTen(placeIn(value, digit.n)))
        .equals(digit)
    },
  }),

  readChart: form({
    levels: ['easy'],
    draw: drawPlaced(3, [-2, 1, -1]),
    answer: rational,
    solve: worthShown,
    ask: ({ value, place }) =>
      withFigure(
        {
          en: prose`What is the value of the digit in the ${things(placeAt(place))} place?`,
          es: prose`¿Cuál es el valor del dígito que está en la posición de ${theThings(placeAt(place))}?`,
        },
        placeValueChart({ from: TENS, to: HUNDREDTHS, rows: [String(value.times(100))] }),
      ),
    solution: ({ digit, place }, found) => [
      explained(
        prose`${count(digit, placeAt(place))}`,
        line`Find the column of the ${things(placeAt(place))}.`,
        line`Busca la columna de ${theThings(placeAt(place))}.`,
      ),
      answerStep(prose`${count(digit, placeAt(place))} = ${found}`, {
        en: line`The value of the ${digit} is ${found}.`,
        es: line`El valor del ${digit} es ${found}.`,
      }),
    ],
    check(printed, answer) {
      const { from, rows } = printed.figure('place-value-chart')
      const place = placeOf(printed.term('thing').noun)
      const cell = itemOf(itemOf(rows, 0), from - place)
      return cell?.kind === 'number' && exact(answer).over(cell.n).equals(powerOfTen(place))
    },
  }),

  whichNumber: form({
    levels: ['easy'],
    draw(random) {
      const digit = random.evenly(turned(DIGITS, 5))
      const asked = random.evenly([-1, -2])
      const numberAt = (place: number) => numberWith(random, { digit, place }, TENS, HUNDREDTHS)
      return { right: numberAt(asked), wrong: ALL_PLACES.filter(place => place !== asked).map(numberAt) }
    },
    answer: formulaChoice,
    solve: ({ right }) => decimal(right.value),
    mistakes({ wrong }) {
      const [one, two, three] = tupleOf(
        wrong.map(({ value }) => decimal(value)),
        3,
      )
      return { otherSideOfPoint: one, placeBeside: two, placeBeyond: three }
    },
    ask: ({ right }) => ({
      en: prose`In which number does the ${right.digit} have a value of ${worthShown(right)}?`,
      es: prose`¿En qué número el ${right.digit} tiene un valor de ${worthShown(right)}?`,
    }),
    solution: ({ right }) => [
      explained(
        prose`${worthShown(right)} = ${count(right.digit, placeAt(right.place))}`,
        line`The ${right.digit} must be in the ${things(placeAt(right.place))} place.`,
        line`El ${right.digit} debe estar en la posición de ${theThings(placeAt(right.place))}.`,
      ),
      digitIsWorth(right),
    ],
    whyWrong({ wrong }) {
      const [one, two, three] = tupleOf(wrong.map(digitIsWorth), 3)
      return { otherSideOfPoint: one, placeBeside: two, placeBeyond: three }
    },
    check(printed, answer) {
      const [digit, worth] = printed.take(2)
      const place = placeIn(exact(answer), digit.n)
      return !Number.isNaN(place) && worthOf({ digit: digit.n, place }).equals(worth)
    },
  }),

  trueOfADigit: form(
    trueStatement({
      levels: ['easy'],
      draw(random) {
        const place = random.evenly([-2, -1])
        const digit = random.evenly(turned(DIGITS, 6))
        // A 0 is worth 0 wherever it stands.
        const placed = random.until(
          () => numberWith(random, { digit, place }, TENS, HUNDREDTHS),
          ({ value }) => ALL_PLACES.every(other => digitAt(value, other) !== 0),
        )
        return {
          placed,
          others: random.shuffle(ALL_PLACES.filter(other => other !== place)),
          aboutValue: random.evenly([true, false]),
        }
      },
      about: ({ placed }) => ({
        en: [prose`Look at the digits of ${decimal(placed.value)}.`],
        es: [prose`Observa los dígitos de ${decimal(placed.value)}.`],
      }),
      // A false statement moves a digit to the other side of the point, or to the place beside it.
      statements: ({ placed, others, aboutValue }) => [
        { ...sentenceOf(placed.digit, placed.place, aboutValue), isTrue: true },
        ...others.map((place, i) => ({
          ...sentenceOf(digitAt(placed.value, place), itemOf(MOVED, place + 2), (i % 2 === 0) !== aboutValue),
          isTrue: false,
          why: digitIsWorth({ digit: digitAt(placed.value, place), place, value: placed.value }),
        })),
      ],
      solution: ({ placed, aboutValue }) => [
        everyPlace(placed.value),
        aboutValue ? digitIsWorth(placed) : isInPlace(placed),
      ],
      holds(printed, key) {
        const [, digit, place] = key.split(' ').map(Number)
        const [value] = printed.take(1)
        return placeIn(value, Number(digit)) === Number(place)
      },
    }),
  ),
})

/** Where a false statement puts the digit of the hundredths, the tenths, the ones and the tens. */
const MOVED = [-1, -2, -1, -1] as const
