import {
  answerStep,
  type Both,
  both,
  count,
  exact,
  explained,
  type FormMaker,
  formulaChoice,
  type Inline,
  integer,
  itemOf,
  line,
  placeValueChart,
  prose,
  type Random,
  type Sentence,
  sentenceChoice,
  theThings,
  things,
  trueStatement,
  tupleOf,
  withFigure,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { columnAt, digitIsWorth, everyPlace, numberWith, type Placed, placeAt, worthIn, worthOf } from './places.ts'

const DIGITS = [7, 4, 9, 2, 6, 3, 8, 5] as const
function drawPlaced(random: Random): Placed {
  const place = random.evenly([4, 3, 5, 2])
  const length = place === 5 ? 6 : random.pick([5, 6])
  return numberWith(random, random.evenly(DIGITS), place, length)
}

/** The places next to this one, the nearest first. */
const placesNear = (place: number) =>
  [place + 1, place - 1, place - 2, place + 2, place - 3].filter(other => other >= 1 && other <= 5).slice(0, 3)
const placeChoice = (place: number): Sentence => ({
  key: String(place),
  says: both(prose`${things(placeAt(place))}`),
})

/** The same digit in four places of four numbers. */
interface FourNumbers {
  readonly right: Placed
  readonly wrong: readonly Placed[]
}

/** What is said of a digit of the number: its place, or its value. */
interface Said {
  readonly digit: number
  readonly place: number
  readonly isValue: boolean
}
const saidKey = ({ digit, place, isValue }: Said) => `${isValue ? 'value' : 'place'} ${digit} ${place}`
const sentenceOf = (said: Said): Sentence => {
  const { digit, place, isValue } = said
  return {
    key: saidKey(said),
    says: isValue
      ? {
          en: prose`The value of the ${digit} is ${worthOf(said)}.`,
          es: prose`El valor del ${digit} es ${worthOf(said)}.`,
        }
      : {
          en: prose`The ${digit} is in the ${things(placeAt(place))} place.`,
          es: prose`El ${digit} está en la posición de ${theThings(placeAt(place))}.`,
        },
  }
}

/** Which digit is in this place. */
const digitStands = (value: number, place: number): Both<readonly Inline[]> => {
  const digit = Math.floor(value / 10 ** place) % 10
  return place < String(value).length
    ? {
        en: line`The digit in this place is ${digit}.`,
        es: line`El dígito en esta posición es ${digit}.`,
      }
    : { en: line`The number has no digit in this place.`, es: line`El número no tiene ningún dígito en esta posición.` }
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  whichPlace: form({
    levels: ['easy'],
    draw: drawPlaced,
    answer: sentenceChoice,
    solve: ({ place }) => placeChoice(place),
    mistakes({ place }) {
      const [first, second, third] = tupleOf(placesNear(place).map(placeChoice), 3)
      return { nextPlace: first, placeBeside: second, placeBeyond: third }
    },
    ask: ({ value, digit }) => ({
      en: prose`In ${value}, which place is the ${digit} in?`,
      es: prose`En ${value}, ¿en qué posición está el ${digit}?`,
    }),
    solution: ({ value, digit, place }) => [
      ...everyPlace(value),
      explained(
        prose`${count(digit, placeAt(place))}`,
        line`The ${digit} is in the ${things(placeAt(place))} place.`,
        line`El ${digit} está en la posición de ${theThings(placeAt(place))}.`,
      ),
    ],
    whyWrong({ value, place }) {
      const [first, second, third] = tupleOf(
        placesNear(place).map(other => digitStands(value, other)),
        3,
      )
      return { nextPlace: first, placeBeside: second, placeBeyond: third }
    },
    check(printed, { key }) {
      const [value, digit] = printed.take(2)
      return worthIn(value.n, digit.n) === digit.n * 10 ** Number(key)
    },
  }),

  digitValue: form({
    levels: ['easy'],
    draw: drawPlaced,
    answer: integer,
    solve: worthOf,
    ask: ({ value, digit }) => ({
      en: prose`What is the value of the ${digit} in ${value}?`,
      es: prose`¿Cuál es el valor del ${digit} en ${value}?`,
    }),
    solution: placed => [...everyPlace(placed.value), digitIsWorth(placed)],
    check(printed, answer) {
      const [digit, value] = printed.take(2)
      return exact(answer).equals(worthIn(value.n, digit.n))
    },
  }),

  readChart: form({
    levels: ['easy'],
    draw: drawPlaced,
    answer: integer,
    solve: worthOf,
    ask: ({ value, place }) =>
      withFigure(
        {
          en: prose`What is the value of the digit in the ${things(columnAt(place))} place?`,
          es: prose`¿Cuál es el valor del dígito que está en la posición de ${theThings(columnAt(place))}?`,
        },
        placeValueChart({ from: String(value).length - 1, rows: [String(value)] }),
      ),
    solution: ({ digit, place }, found) => [
      explained(
        prose`${count(digit, columnAt(place))}`,
        line`Find the ${things(columnAt(place))} column.`,
        line`Busca la columna de ${theThings(columnAt(place))}.`,
      ),
      answerStep(prose`${count(digit, columnAt(place))} = ${found}`, {
        en: line`The value of the ${digit} is ${found}.`,
        es: line`El valor del ${digit} es ${found}.`,
      }),
    ],
    check(printed, answer) {
      const { from, rows } = printed.figure('place-value-chart')
      const { noun } = printed.term('thing')
      return itemOf(rows, 0).some(
        (cell, i) =>
          cell?.kind === 'number' &&
          placeAt(from - i).en[0] === noun.en[0] &&
          exact(answer).equals(cell.n * 10 ** (from - i)),
      )
    },
  }),

  whichNumber: form({
    levels: ['easy'],
    draw(random): FourNumbers {
      const digit = random.evenly(DIGITS)
      const [right, ...wrong] = random
        .sample([2, 3, 4, 5], 4)
        .map(place => numberWith(random, digit, place, place === 5 ? 6 : random.pick([5, 6])))
      return { right: itemOf([right, ...wrong], 0) as Placed, wrong }
    },
    answer: formulaChoice,
    solve: ({ right }) => right.value,
    mistakes({ wrong }) {
      const [one, two, three] = tupleOf(
        wrong.map(({ value }) => value),
        3,
      )
      return { anotherPlace: one, placeBeside: two, placeBeyond: three }
    },
    ask: ({ right }) => ({
      en: prose`In which number does the ${right.digit} have a value of ${worthOf(right)}?`,
      es: prose`¿En qué número el ${right.digit} tiene un valor de ${worthOf(right)}?`,
    }),
    solution: ({ right }) => [
      explained(
        prose`${worthOf(right)} = ${count(right.digit, placeAt(right.place))}`,
        line`The ${right.digit} must be in the ${things(placeAt(right.place))} place.`,
        line`El ${right.digit} debe estar en la posición de ${theThings(placeAt(right.place))}.`,
      ),
      digitIsWorth(right),
    ],
    whyWrong({ wrong }) {
      const [one, two, three] = tupleOf(wrong.map(digitIsWorth), 3)
      return { anotherPlace: one, placeBeside: two, placeBeyond: three }
    },
    check(printed, answer) {
      const [digit, worth] = printed.take(2)
      return worth.equals(worthIn(exact(answer).n, digit.n))
    },
  }),

  trueOfADigit: form(
    trueStatement({
      levels: ['easy'],
      draw(random) {
        const places = random.sample([1, 2, 3, 4, 5], 4)
        const [place] = places
        const digit = random.evenly(DIGITS)
        const { value } = random.until(
          () => numberWith(random, digit, place, 6),
          drawn => !String(drawn.value).includes('0'),
        )
        return { value, places, aboutValue: random.evenly([true, false]), up: random.shuffle([true, false, true]) }
      },
      about: ({ value }) => both([prose`${value}`]),
      statements({ value, places, aboutValue, up }) {
        const digitAt = (place: number) => Number(String(value)[5 - place])
        return places.map((place, i) => {
          const isTrue = i === 0
          const moved = isTrue ? place : place === 5 || (place !== 1 && !up[i - 1]) ? place - 1 : place + 1
          const said = { digit: digitAt(place), place: moved, isValue: i % 2 === 0 ? aboutValue : !aboutValue }
          return { ...sentenceOf(said), isTrue, why: digitIsWorth({ value, place, digit: said.digit }) }
        })
      },
      solution: ({ value, places: [place], aboutValue }) => {
        const placed = { value, place, digit: Number(String(value)[5 - place]) }
        return aboutValue
          ? [...everyPlace(value), digitIsWorth(placed)]
          : [
              ...everyPlace(value),
              explained(
                prose`${count(placed.digit, placeAt(place))}`,
                line`The ${placed.digit} is in the ${things(placeAt(place))} place.`,
                line`El ${placed.digit} está en la posición de ${theThings(placeAt(place))}.`,
              ),
            ]
      },
      holds(printed, key) {
        const [, digit, place] = key.split(' ').map(Number)
        const [value] = printed.take(1)
        return worthIn(value.n, Number(digit)) === Number(digit) * 10 ** Number(place)
      },
    }),
  ),
})
