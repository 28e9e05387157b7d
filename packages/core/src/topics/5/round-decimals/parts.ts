import {
  type AnswerType,
  type Block,
  type Both,
  decimal,
  decimalNumber,
  exact,
  explained,
  itemOf,
  line,
  list,
  numbersInAnyOrder,
  prose,
  quantity,
  type Random,
  Ratio,
  roundToPlace,
  step,
  type Term,
  type Value,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { numbersIn } from '../../kit/decimals/decimals.ts'
import { rounds } from './rounds.ts'

export type Places = 0 | 1 | 2

/** Half up, on the exact value. */
export const rounded = (value: Ratio, places: number): Ratio =>
  Ratio.of(value.times(10 ** places).rounded(), 10 ** places)

const DECIDING = {
  tenths: words('tenths', 'las décimas'),
  hundredths: words('hundredths', 'las centésimas'),
} as const

/** The next digit, and what it decides. */
export const byNextDigit = (digit: number, place: keyof typeof DECIDING = 'tenths') =>
  digit < 5
    ? {
        en: line`Look at the ${DECIDING[place]} digit, ${digit}. It is less than 5: round down.`,
        es: line`Mira el dígito de ${DECIDING[place]}, ${digit}. Es menor que 5: redondea hacia abajo.`,
      }
    : {
        en: line`Look at the ${DECIDING[place]} digit, ${digit}. It is 5 or more: round up.`,
        es: line`Mira el dígito de ${DECIDING[place]}, ${digit}. Es 5 o más: redondea hacia arriba.`,
      }

export const nearest = (value: Ratio, places: number) => decimal(rounded(value, places), places)

/** Numbers with at least one place more than they are rounded to. */
const numbers = {
  'no five'(random: Random, to: Places) {
    return Ratio.of(
      random.until(
        () => random.int(101, 9999),
        n => {
          const place = 10 ** (2 - to)
          const next = Math.floor((10 * n) / place) % 10
          const carries = next > 5 && Math.floor(n / place) % 10 === 9
          return n % 10 !== 0 && next !== 5 && !carries
        },
      ),
      100,
    )
  },
  five(random: Random, to: Places) {
    const beyond = 10 ** (3 - to)
    const rest = to === 2 ? 5 : random.intExcept(beyond / 2 + 1, (beyond * 6) / 10 - 1, (beyond * 55) / 100)
    return Ratio.of(random.int(10 ** to, 60 * 10 ** to) * beyond + rest, 1000)
  },
  'chain of nines'(random: Random, to: Places) {
    const beyond = 10 ** (3 - to)
    const last = random.int(10 ** Math.max(1, to) / 10, 60) * 10 ** Math.max(1, to) - 1
    const rest = random.until(
      () => random.int(beyond / 2 + 1, beyond - 1),
      n => n % 10 !== 0,
    )
    return Ratio.of(last * beyond + rest, 1000)
  },
  thousandths(random: Random) {
    return Ratio.of(
      random.until(
        () => random.int(1001, 69999),
        n => n % 10 !== 0,
      ),
      1000,
    )
  },
} satisfies Record<string, (random: Random, to: Places) => Ratio>

interface Level {
  readonly numbers: readonly (keyof typeof numbers)[]
}

export const drawTo = (random: Random, level: Level, to: Places) => numbers[random.evenly(level.numbers)](random, to)

const drawTelling = (random: Random, level: Level, to: Places) =>
  random.until(
    () => drawTo(random, level, to),
    value => !rounded(value, to).equals(value),
  )

const requiredPlaces = ['decimal-places-0', 'decimal-places-1', 'decimal-places-2'] as const

/** The prompt names the place: so many digits stand after the point. */
export const roundedTo = (places: Places): AnswerType<Value> => ({ ...decimalNumber, requires: requiredPlaces[places] })

export const wholeUnitsOf: typeof quantity = { ...quantity, requires: 'decimal-places-0' }

export const asked: Readonly<Record<Places, (value: Term | Value) => Both<Block>>> = {
  0: value => ({
    en: prose`Round ${value} to the nearest whole number.`,
    es: prose`Redondea ${value} al número entero más cercano.`,
  }),
  1: value => ({
    en: prose`Round ${value} to the nearest tenth.`,
    es: prose`Redondea ${value} a la décima más cercana.`,
  }),
  2: value => ({
    en: prose`Round ${value} to the nearest hundredth.`,
    es: prose`Redondea ${value} a la centésima más cercana.`,
  }),
}

/** Beyond whole numbers, the choices have the chains of nines. */
const numbersOf = ({ numbers }: Level, to: Places): Level => ({
  numbers: to === 0 ? numbers : numbers.filter(name => name !== 'chain of nines'),
})

export const round = (to: Places) => ({
  lines: 1,
  draw: (random: Random, level: Level) => ({ value: drawTelling(random, numbersOf(level, to), to) }),
  answer: roundedTo(to),
  solve: ({ value }: { readonly value: Ratio }) => nearest(value, to),
  ask: ({ value }: { readonly value: Ratio }) => asked[to](decimal(value)),
  solution: ({ value }: { readonly value: Ratio }) => roundToPlace(value, -to),
  // The number lies no further than half a place from the answer.
  check: (printed: Parameters<typeof numbersIn>[0], answer: Value) =>
    rounds(itemOf(numbersIn(printed, 1), 0), exact(answer), to),
})

/** Numbers about a target, those that round to it and those that do not; to tenths or to hundredths. */
function drawCandidates(random: Random, places: 1 | 2) {
  const unit = 10 ** places
  const target = Ratio.of(
    random.until(
      () => random.int(4 * 10 ** (places - 1), 99 * 10 ** (places - 1)),
      n => n % 10 !== 0,
    ),
    unit,
  )
  const at = (steps: number) => target.plus(Ratio.of(steps, 10 * unit))
  const right = [...random.sample([-5, -4, -3, -2, 1, 2, 3, 4], random.int(2, 3))]
  const wrong = random.sample([-9, -7, -6, 5, 6, 8], 5 - right.length)
  return { places, target, right: right.map(at), shown: random.shuffle([...right, ...wrong]).map(at) }
}

type Candidates = ReturnType<typeof drawCandidates>

export const whichRound = (places: 1 | 2, question: (target: Value) => Both<Block>) => ({
  lines: 1,
  draw: (random: Random) => drawCandidates(random, places),
  answer: numbersInAnyOrder,
  solve: ({ right }: Candidates) => right.map(value => decimal(value, places + 1)),
  ask({ target, shown }: Candidates) {
    const { en, es } = question(decimal(target, places))
    const candidates = list(...shown.map(value => decimal(value, places + 1)))
    return { en: [en, candidates], es: [es, candidates] }
  },
  solution({ target, right }: Candidates) {
    const unit = Ratio.of(1, 10 ** places)
    const half = unit.over(2)
    const middle = decimal(target, places)
    const [below, above] = [decimal(target.minus(unit), places), decimal(target.plus(unit), places)]
    const [low, high] = [decimal(target.minus(half), places + 1), decimal(target.plus(half), places + 1)]
    return [
      step(low, because.halfwayRoundsUp, { low: below, high: middle }),
      step(high, because.halfwayRoundsUp, { low: middle, high: above }),
      explained(
        list(...right.map(value => decimal(value, places + 1))),
        line`Take the numbers that are at least ${low} and less than ${high}.`,
        line`Toma los números que son al menos ${low} y menores que ${high}.`,
      ),
    ]
  },
  check(printed: Parameters<typeof numbersIn>[0], answer: readonly Value[]) {
    const [target, ...rest] = numbersIn(printed, 6)
    const isRight = (value: Ratio) => rounds(value, target, places)
    const given = answer.map(value => exact(value))
    return (
      given.every(isRight) &&
      rest.filter(isRight).every(value => given.some(one => one.equals(value))) &&
      given.every((one, i) => given.slice(i + 1).every(other => !other.equals(one))) &&
      given.every(one => rest.some(value => value.equals(one)))
    )
  },
})
