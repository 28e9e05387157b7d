import {
  both,
  type Content,
  count,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  itemOf,
  line,
  type Printed,
  prose,
  type Random,
  type Step,
  step,
  sum,
  tupleOf,
  type Value,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'

export type Digits = readonly [hundreds: number, tens: number, ones: number]

/** Digits of three-digit numbers by the name that levels list. They differ: who takes one for another is wrong. */
export const digits = {
  'no zeros': (random: Random): Digits => tupleOf(random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 3), 3),
  'some with a zero': (random: Random): Digits =>
    random.evenly([true, false]) ? digits['one zero'](random) : digits['no zeros'](random),
  'one zero': (random: Random): Digits => {
    const isNoTens = random.evenly([true, false])
    const [hundreds, other] = random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 2)
    return isNoTens ? [hundreds, 0, other] : [hundreds, other, 0]
  },
} satisfies Record<string, (random: Random) => Digits>

interface Level {
  readonly digits: keyof typeof digits
}

export const numberOf = ([hundreds, tens, ones]: Digits) => hundreds * 100 + tens * 10 + ones

export const partsOf = ([hundreds, tens, ones]: Digits) => [hundreds * 100, tens * 10, ones].filter(part => part > 0)

export const draw = (random: Random, level: Level) => digits[level.digits](random)

/** Takes the parts away one by one until nothing is left. */
export const isUsedUp = (answer: Value, parts: readonly Expr[]) =>
  parts.reduce((rest, part) => rest.minus(evaluate(part)), exact(answer)).equals(0)

export const writeTheNumber = { en: prose`Write the number.`, es: prose`Escribe el número.` }

/** 7 hundreds, 0 tens, 4 ones. */
export const everyPlace = (number: Digits) => {
  const [h, t, o] = tupleOf(
    PLACES.map((noun, i) => count(itemOf(number, i), noun)),
    3,
  )
  return both(prose`${h}, ${t}, ${o}`)
}

/** Of one in Spanish, and of more. */
const areSo = (amount: number) => (amount === 1 ? words('is', 'es') : words('are', 'son'))

/** 4 + 700: what each part is, the hundreds first. */
export function numberOfParts(number: Digits): readonly Step[] {
  const [hundreds, tens, ones] = number
  const [named, value] = [PLACES.map((noun, i) => count(itemOf(number, i), noun)), numberOf(number)]
  const [h, t, o] = tupleOf(named, 3)
  const said = [
    { en: line`${100 * hundreds} is ${h}.`, es: line`${100 * hundreds} ${areSo(hundreds)} ${h}.` },
    tens > 0
      ? { en: line` ${10 * tens} is ${t}.`, es: line` ${10 * tens} ${areSo(tens)} ${t}.` }
      : { en: line` There are no tens: write 0 for the tens.`, es: line` No hay decenas: escribe 0 en las decenas.` },
    ones > 0
      ? { en: line` ${ones} is ${o}.`, es: line` ${ones} ${areSo(ones)} ${o}.` }
      : { en: line` There are no ones: write 0 for the ones.`, es: line` No hay unidades: escribe 0 en las unidades.` },
  ]
  return [
    explained(
      everyPlace(number),
      said.flatMap(({ en }) => en),
      said.flatMap(({ es }) => es),
    ),
    step(equation(sum(...partsOf(number)), value), because.joinPlaces),
  ]
}

const PLACES = [nouns.hundred, nouns.ten, nouns.one] as const

/** 7 hundreds 2 tens 5 ones; the places in any order, one without a digit left out. */
export const inWords = (amounts: readonly (readonly [place: number, digit: number])[]): Content => ({
  kind: 'paragraph',
  content: [
    ...amounts.flatMap(([place, digit], i) => [...(i > 0 ? [' + '] : []), count(digit, itemOf(PLACES, place))]),
    ...line` = ____`,
  ],
})

/** Takes the printed amounts away, each by the place that it is called by, until nothing is left. */
export function takesThePlacesAway(printed: Printed, answer: Value) {
  const amounts = printed.terms('quantity')
  const rest = amounts.reduce((left, { amount, noun }) => {
    const unit = noun === nouns.hundred ? 100 : noun === nouns.ten ? 10 : 1
    return left.minus(evaluate(amount).times(unit))
  }, exact(answer))
  return amounts.length > 1 && rest.equals(0)
}
