import {
  decimal,
  divide,
  type Expr,
  equation,
  evaluate,
  exact,
  expr,
  line,
  type Printed,
  power,
  prose,
  type Random,
  Ratio,
  times,
  timesPowerOfTen,
  type Value,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { placesOf, withPlaces } from '../../kit/decimals/decimals.ts'

/** Small things, and what one weighs in tenths of a gram. */
export const THINGS = [
  { noun: nouns.paperClip, tenths: [8, 16] },
  { noun: nouns.nail, tenths: [21, 68] },
  { noun: nouns.button, tenths: [6, 25] },
  { noun: nouns.marble, tenths: [45, 95] },
  { noun: nouns.pencil, tenths: [41, 79] },
  { noun: nouns.crayon, tenths: [42, 88] },
  { noun: nouns.battery, tenths: [112, 246] },
  { noun: nouns.cookie, tenths: [112, 246] },
  { noun: nouns.screw, tenths: [12, 47] },
  { noun: nouns.eraser, tenths: [105, 248] },
] as const
/** Others for the problems of two steps. */
export const MORE_THINGS = [
  { noun: nouns.bead, tenths: [4, 12] },
  { noun: nouns.key, tenths: [72, 145] },
  { noun: nouns.coin, tenths: [23, 57] },
  { noun: nouns.marker, tenths: [92, 148] },
  { noun: nouns.magnet, tenths: [52, 160] },
  { noun: nouns.sheetOfPaper, tenths: [42, 58] },
  { noun: nouns.tile, tenths: [85, 190] },
  { noun: nouns.buildingBrick, tenths: [21, 39] },
  { noun: nouns.numberCube, tenths: [42, 68] },
  { noun: nouns.spoon, tenths: [212, 348] },
] as const
export const zerosOf = (power: Expr) => String(evaluate(power).n).length - 1

export type Sign = '×' | '÷'

const TENS = Array.from({ length: 99 }, (_, i) => 10 * i)
/** A number and a power of ten whose result has at most three decimal places. */
export const numbers = {
  'whole × power'(random: Random) {
    return { left: Ratio.of(random.int(2, 999)), exponent: random.int(1, 3), sign: '×' as Sign }
  },
  'whole ÷ power'(random: Random) {
    const exponent = random.int(1, 3)
    return { left: Ratio.of(random.int(2, 99) * 10 ** exponent), exponent, sign: '÷' as Sign }
  },
  'decimal × power'(random: Random) {
    return { left: withPlaces(random, random.int(1, 3), 0.01, 60), exponent: random.int(1, 3), sign: '×' as Sign }
  },
  'decimal × high power'(random: Random) {
    return { left: withPlaces(random, random.int(1, 2), 0.1, 9.9), exponent: random.int(4, 6), sign: '×' as Sign }
  },
  'whole ÷ high power'(random: Random) {
    const [digits, exponent] = [random.intExcept(12, 989, ...TENS), random.int(4, 5)]
    return { left: Ratio.of(digits * 10 ** (exponent - 3)), exponent, sign: '÷' as Sign }
  },
  'decimal ÷ power'(random: Random) {
    return random.until(
      () => ({ left: withPlaces(random, random.int(0, 2), 1, 80), exponent: random.int(1, 3), sign: '÷' as Sign }),
      ({ left, exponent }) => placesOf(left.over(10 ** exponent)) <= 3,
    )
  },
}

export interface Level {
  readonly numbers: readonly (keyof typeof numbers)[]
}

export const draw = (random: Random, level: Pick<Level, 'numbers'>) => numbers[random.evenly(level.numbers)](random)
export type Facts = ReturnType<typeof draw>

export const result = ({ left, exponent, sign }: Facts) =>
  sign === '×' ? left.times(10 ** exponent) : left.over(10 ** exponent)
export const written = (sign: Sign, left: Value, right: Value) =>
  sign === '×' ? times(left, right) : divide(left, right)
export const asDecimal = (value: Ratio) => decimal(value)
export const worked = ({ left, exponent, sign }: Facts) => timesPowerOfTen(left, sign === '×' ? exponent : -exponent)
/** 10³ = 10 × 10 × 10 = 1,000. */
export const powerStep = (exponent: number) =>
  equation(equation(power(10, exponent), times(...Array.from({ length: exponent }, () => 10))), 10 ** exponent)
/** 1 place, 3 places. */
export const placesSaid = (places: number) =>
  places === 1 ? words('1 place', '1 lugar') : words(`${places} places`, `${places} lugares`)
export const movedBy = ({ exponent, sign }: Facts) => ({
  places: {
    en: exponent === 1 ? line`1 place` : line`${exponent} places`,
    es: exponent === 1 ? line`1 lugar` : line`${exponent} lugares`,
  },
  side: sign === '×' ? { en: line`left`, es: line`izquierda` } : { en: line`right`, es: line`derecha` },
})

export const WORK = {
  '×': { en: prose`Multiply.`, es: prose`Multiplica.` },
  '÷': { en: prose`Divide.`, es: prose`Divide.` },
}
/** What is to be done, over the work. */
export const toDo = (sign: Sign, work: Expr) => ({ en: [WORK[sign].en, work], es: [WORK[sign].es, work] })

/** Undoes the printed operation. */
export function check(printed: Printed, answer: Value): boolean {
  const { left } = printed.one('relation')
  if (left.kind === 'product')
    return exact(answer)
      .over(evaluate(left.factors[1] ?? expr(1)))
      .equals(evaluate(left.factors[0] ?? expr(0)))
  return left.kind === 'quotient' && exact(answer).times(evaluate(left.under)).equals(evaluate(left.over))
}
