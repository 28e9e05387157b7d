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
  order,
  prose,
  type Random,
  Ratio,
  relation,
  symbol,
  theThings,
  things,
  trueStatement,
  writtenName,
} from '../../../author.ts'
import { placeAt, placeOf } from '../../../language/places.ts'
import {
  asWritten,
  compared,
  compareSteps,
  type Direction,
  extremeSteps,
  isMixed,
  orderSteps,
  shown,
  sorted,
  type Written,
  written,
} from '../../kit/decimals/compared.ts'
import { digitAt, powerOfTen } from '../../kit/decimals/places.ts'
import { comparesTheSides, comparison } from '../../kit/facts/compare-signs.ts'
import { compare } from '../../kit/facts/facts.ts'
import { drawFive } from './five.ts'
import type { levels } from './levels.ts'
import { askOf, drawThings, LETTERS } from './tables.ts'

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const
const KINDS = ['longer is less', 'zero inside', 'longer is greater', 'equal', 'fewer tenths', 'zero inside'] as const

function drawUneven(random: Random): readonly [Written, Written] {
  const kind = random.evenly(KINDS)
  const whole = 1000 * random.pick([0, random.int(1, 9), random.int(10, 99)])
  const [a, b, c, d] = random.sample(DIGITS, 4)
  const [high, low] = a > b ? [a, b] : [b, a]
  const pairOf = (): readonly [Written, Written] => {
    switch (kind) {
      case 'longer is less':
        return [written(whole + 100 * c + 10 * high, 2), written(whole + 100 * c + 10 * low + d, 3)]
      case 'longer is greater':
        return [written(whole + 100 * c, 1), written(whole + 100 * c + 10 * random.pick([0, low]) + d, 3)]
      case 'zero inside':
        return [written(whole + 100 * c + d, 3), written(whole + 100 * c + 10 * random.pick([d, a]), 2)]
      case 'fewer tenths':
        return [written(whole + 100 * high, 1), written(whole + 100 * low + 10 * c + d, 3)]
      case 'equal':
        return random.chance(0.5)
          ? [written(whole + 100 * c, 1), written(whole + 100 * c, 3)]
          : [written(whole + 10 * c, 2), written(whole + 10 * c, 3)]
      default:
        return kind satisfies never
    }
  }
  return random.shuffle([...pairOf()] as [Written, Written])
}

/** Three of five numbers that begin alike, with at least two different numbers of places. */
const drawSome = (random: Random): readonly Written[] =>
  random.until(
    () => random.shuffle(random.sample<Written, number>(drawFive(random, random.int(0, 99)), 3)),
    some => new Set(some.map(({ places }) => places)).size > 1 && isMixed(some),
  )

const orderSome = (form: FormMaker<typeof levels>, direction: Direction) =>
  form(
    order({
      levels: ['medium'],
      direction,
      draw: random => drawSome(random).map(shown),
      solution: (_sorted, printed) => orderSteps(printed.map(asWritten), direction),
    }),
  )

/** Two numbers with equal tenths, of two and of three places: the hundredths decide. */
function drawExplained(random: Random) {
  const whole = 1000 * random.int(0, 9)
  const [t, a, b, c] = random.sample(DIGITS, 4)
  const [high, low] = a > b ? [a, b] : [b, a]
  const base = whole + 100 * t
  return random.evenly([true, false, true])
    ? { greater: written(base + 10 * high, 2), less: written(base + 10 * low + c, 3) }
    : { greater: written(base + 10 * high + c, 3), less: written(base + 10 * low, 2) }
}

/** 4.06 as 406 hundredths or as 4,060 thousandths: in as many places as the choices do not have. */
function givenUnits({ ones, digit, isTenths, isShort }: Drawn) {
  const place = isShort ? (isTenths ? -1 : -2) : -3
  const per = 10 ** -place
  return { place, per, amount: ((ones + digit * (isTenths ? 100 : 10)) * per) / 1000 }
}
interface Drawn {
  readonly ones: number
  readonly digit: number
  readonly isTenths: boolean
  readonly isShort: boolean
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  unevenPlaces: form({
    levels: ['medium'],
    share: 2,
    instruction: compare,
    draw: drawUneven,
    answer: comparison,
    solve: ([a, b]) => compared(a, b),
    ask: ([a, b]) => both(prose`${shown(a)} ____ ${shown(b)}`),
    solution: ([a, b]) => compareSteps(a, b),
    check: (printed, answer) => comparesTheSides(printed, answer),
  }),

  orderThreeUp: orderSome(form, 'ascending'),
  orderThreeDown: orderSome(form, 'descending'),

  sameNumber: form({
    levels: ['medium'],
    draw(random) {
      const [ones, digit] = random.sample(DIGITS, 2)
      return { ones: 1000 * ones, digit, isTenths: random.evenly([true, false]), isShort: random.evenly([true, false]) }
    },
    answer: formulaChoice,
    solve: ({ ones, digit, isTenths, isShort }) =>
      shown(written(ones + digit * (isTenths ? 100 : 10), isShort ? 3 : isTenths ? 1 : 2)),
    mistakes({ ones, digit, isTenths, isShort }) {
      const [tenths, hundredths] = [written(ones + 100 * digit, 2), written(ones + 10 * digit, 3)]
      return {
        zeroMoved: shown(
          isTenths ? { ...hundredths, places: isShort ? 3 : 2 } : { ...tenths, places: isShort ? 2 : 1 },
        ),
        twoZeros: shown(written(ones + digit, 3)),
        onesMoved: shown(
          isShort
            ? written(ones * 10 + (isTenths ? 100 : 10) * digit, isTenths ? 2 : 3)
            : written(digit * 1000 + ones / 10, 1),
        ),
      }
    },
    ask: facts => {
      const { place, amount } = givenUnits(facts)
      const given = count(amount, placeAt(place))
      return { en: prose`Which number is equal to ${given}?`, es: prose`¿Qué número es igual a ${given}?` }
    },
    solution: (facts, answer) => {
      const { place, amount, per } = givenUnits(facts)
      const unit = placeAt(place)
      const [whole, rest] = [Math.floor(amount / per), amount % per]
      return [
        explained(
          prose`${count(amount, unit)} = ${count(whole, placeAt(0))} + ${count(rest, unit)}`,
          line`${count(per, unit)} make 1 one.`,
          line`${count(per, unit)} forman 1 unidad.`,
        ),
        explained(
          relation(decimal(Ratio.of(amount, per), -place), '=', answer),
          line`Zeros at the end of a decimal do not change its value.`,
          line`Los ceros al final de un decimal no cambian su valor.`,
        ),
      ]
    },
    whyWrong: ({ ones, digit, isTenths, isShort }) => {
      const standsIn = (value: number, place: number) => ({
        en: line`Here the ${value} is in the ${things(placeAt(place))} place.`,
        es: line`Aquí el ${value} está en la posición de ${theThings(placeAt(place))}.`,
      })
      return {
        zeroMoved: standsIn(digit, isTenths ? -2 : -1),
        twoZeros: standsIn(digit, -3),
        onesMoved: standsIn(isShort ? ones / 1000 : digit, isShort ? 1 : 0),
      }
    },
    check(printed, answer) {
      const { amount, noun } = printed.term('quantity')
      return exact(answer).equals(exact(amount).times(powerOfTen(placeOf(noun))))
    },
  }),

  explain: form(
    trueStatement({
      levels: ['medium'],
      question: { en: prose`Which explanation is right?`, es: prose`¿Qué explicación es correcta?` },
      draw: drawExplained,
      about: ({ less, greater }) => {
        const [short, long] = less.places === 2 ? [less, greater] : [greater, less]
        return {
          en: [prose`Compare ${shown(short)} and ${shown(long)}.`],
          es: [prose`Compara ${shown(short)} y ${shown(long)}.`],
        }
      },
      statements({ less, greater }) {
        const digitOf = ({ value }: Written) => digitAt(value, -2)
        const [short, long] = less.places === 2 ? [less, greater] : [greater, less]
        const digits = ({ value, places }: Written) => digitsBehind(value, places)
        const tenths = count(digitAt(less.value, -1), placeAt(-1))
        const [most, least] = [count(digitOf(greater), placeAt(-2)), count(digitOf(less), placeAt(-2))]
        return [
          {
            key: 'hundredths',
            isTrue: true,
            says: {
              en: prose`${relation(shown(greater), '>', shown(less))}, because ${most} are more than ${least}.`,
              es: prose`${relation(shown(greater), '>', shown(less))}, porque ${most} son más que ${least}.`,
            },
          },
          {
            key: 'whole numbers',
            isTrue: false,
            why: {
              en: line`The digits after the point are not a whole number: compare place by place.`,
              es: line`Las cifras después del punto no son un número entero: compara posición por posición.`,
            },
            says: {
              en: prose`${relation(shown(long), '>', shown(short))}, because ${digits(long)} is greater than ${digits(short)}.`,
              es: prose`${relation(shown(long), '>', shown(short))}, porque ${digits(long)} es mayor que ${digits(short)}.`,
            },
          },
          {
            key: 'fewer digits',
            isTrue: false,
            why: {
              en: line`The number of digits does not tell which decimal is greater.`,
              es: line`La cantidad de dígitos no dice qué decimal es mayor.`,
            },
            says: {
              en: prose`${relation(shown(short), '>', shown(long))}, because it has fewer digits.`,
              es: prose`${relation(shown(short), '>', shown(long))}, porque tiene menos dígitos.`,
            },
          },
          {
            key: 'equal tenths',
            isTrue: false,
            why: {
              en: line`The tenths are equal, but the hundredths are not.`,
              es: line`Las décimas son iguales, pero las centésimas no.`,
            },
            says: {
              en: prose`${relation(shown(short), '=', shown(long))}, because both have ${tenths}.`,
              es: prose`${relation(shown(short), '=', shown(long))}, porque ambos tienen ${tenths}.`,
            },
          },
        ]
      },
      solution: ({ less, greater }) => compareSteps(greater, less),
      // Ones and tenths are equal and the hundredths are not: neither length nor the digits as a whole number decide.
      holds(printed, key) {
        const [a, b] = printed.take(2)
        const differs = (place: number) => digitAt(a, place) !== digitAt(b, place)
        return key === 'hundredths' && !differs(0) && !differs(-1) && differs(-2)
      },
    }),
  ),

  oneOfAll: form({
    levels: ['medium'],
    draw: random => ({ ...drawThings(random), asksMost: random.evenly([true, false]) }),
    answer: writtenName(...LETTERS),
    solve: ({ values, asksMost }) =>
      itemOf(LETTERS, values.indexOf(itemOf(sorted(values, asksMost ? 'descending' : 'ascending'), 0))),
    ask: ({ about, values, asksMost }) => askOf(about, values, asksMost ? about.asksMost : about.asksLeast),
    solution: ({ about, values, asksMost }, letter) => {
      const best = itemOf(values, LETTERS.indexOf(letter))
      return [
        ...extremeSteps(values, asksMost),
        answerStep(symbol(letter), about.says(symbol(letter), shown(best), asksMost)),
      ]
    },
    // The number beside the letter, and none that is beyond it.
    check(printed, letter) {
      const numbers = printed.take(4)
      const own = itemOf(numbers, LETTERS.indexOf(letter))
      const isMost = /the longest|the most|the heaviest|más larg[oa]|más pesado|tarda más|más agua|llueve más/.test(
        printed.text,
      )
      return numbers.every(other => (isMost ? other.compare(own) <= 0 : other.compare(own) >= 0))
    },
  }),
})

/** 305 of 4.305. */
const digitsBehind = (value: Written['value'], places: number): number =>
  value.minus(Math.floor(value.toNumber())).times(10 ** places).n
