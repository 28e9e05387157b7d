import {
  type Both,
  type Content,
  exact,
  explained,
  expr,
  line,
  list,
  numberLine,
  type Printed,
  prose,
  type Random,
  roundToPlace,
  type Step,
  type Value,
  wholes,
} from '../../../author.ts'
import { isNearest } from '../../kit/rounding/rounding.ts'

export type Unit = 10 | 100

/** From 11 to 99, but no tens. */
export const TWO_DIGITS = wholes(11, 99).filter(value => value % 10 !== 0)

/** Numbers and the place to round to, by the name that levels list. */
const numbers = {
  'two digits to tens': (random: Random) => ({ unit: 10 as Unit, value: random.evenly(TWO_DIGITS) }),
  'three digits'(random: Random) {
    const unit: Unit = random.evenly([10, 100])
    const half = unit / 2
    const isHalf = random.evenly([false, false, true, false, false])
    const value = random.until(
      () => (isHalf ? random.int(unit === 10 ? 10 : 1, 900 / unit) * unit + half : notRound(random, 101, 949, unit)),
      drawn => unit === 100 || drawn % 100 < 95,
    )
    return { unit, value }
  },
  'over the edge'(random: Random) {
    const kind = random.evenly(['to a hundred', 'to a thousand', 'to a hundred'])
    switch (kind) {
      case 'to a hundred':
        return { unit: 10 as Unit, value: random.int(1, 9) * 100 + random.int(95, 99) }
      case 'to a thousand':
        return { unit: 100 as Unit, value: random.int(951, 994) }
      default:
        return kind satisfies never
    }
  },
}

export function notRound(random: Random, least: number, most: number, unit: number): number {
  const value = random.int(least, most)
  return value % unit === 0 ? value + random.int(1, 9) : value
}

interface Level {
  readonly numbers: keyof typeof numbers
}

export const draw = (random: Random, level: Level) => numbers[level.numbers](random)

export const byUnit = {
  10: {
    round: (value: number): Both<Content> => ({
      en: prose`Round ${value} to the nearest ten.`,
      es: prose`Redondea ${value} a la decena más cercana.`,
    }),
    pointAt: (value: number) => ({
      en: prose`The point is at ${value}. Round it to the nearest ten.`,
      es: prose`El punto está en ${value}. Redondea ese número a la decena más cercana.`,
    }),
    which: (target: number) => ({
      en: prose`Which numbers round to ${target} when you round to the nearest ten?`,
      es: prose`¿Qué números dan ${target} al redondearlos a la decena más cercana?`,
    }),
    least: (target: number) => ({
      en: prose`What is the least whole number that rounds to ${target} when you round to the nearest ten?`,
      es: prose`¿Cuál es el menor número entero que da ${target} al redondearlo a la decena más cercana?`,
    }),
    greatest: (target: number) => ({
      en: prose`What is the greatest whole number that rounds to ${target} when you round to the nearest ten?`,
      es: prose`¿Cuál es el mayor número entero que da ${target} al redondearlo a la decena más cercana?`,
    }),
  },
  100: {
    round: (value: number): Both<Content> => ({
      en: prose`Round ${value} to the nearest hundred.`,
      es: prose`Redondea ${value} a la centena más cercana.`,
    }),
    pointAt: (value: number) => ({
      en: prose`The point is at ${value}. Round it to the nearest hundred.`,
      es: prose`El punto está en ${value}. Redondea ese número a la centena más cercana.`,
    }),
    which: (target: number) => ({
      en: prose`Which numbers round to ${target} when you round to the nearest hundred?`,
      es: prose`¿Qué números dan ${target} al redondearlos a la centena más cercana?`,
    }),
    least: (target: number) => ({
      en: prose`What is the least whole number that rounds to ${target} when you round to the nearest hundred?`,
      es: prose`¿Cuál es el menor número entero que da ${target} al redondearlo a la centena más cercana?`,
    }),
    greatest: (target: number) => ({
      en: prose`What is the greatest whole number that rounds to ${target} when you round to the nearest hundred?`,
      es: prose`¿Cuál es el mayor número entero que da ${target} al redondearlo a la centena más cercana?`,
    }),
  },
}

/** From the unit below the number to the one above, with the middle named. */
export function lineAround(value: number, unit: Unit, points: readonly number[]) {
  const from = Math.floor(value / unit) * unit
  return numberLine({ from, to: from + unit, labels: [from, from + unit / 2, from + unit], points })
}

export const steps = ({ value, unit }: { readonly value: number; readonly unit: Unit }) =>
  roundToPlace(value, unit === 10 ? 1 : 2)

/** On the line between two tens: before the middle or not. */
export function onTheLine(value: number, unit: Unit): readonly Step[] {
  const low = Math.floor(value / unit) * unit
  const [middle, high] = [low + unit / 2, low + unit]
  return [
    explained(
      list(low, middle, high),
      line`${value} is between ${low} and ${high}. Halfway is ${middle}.`,
      line`${value} está entre ${low} y ${high}. ${middle} está justo a la mitad.`,
    ),
    value < middle
      ? explained(
          expr(low),
          line`${value} is less than ${middle}, so it is nearer to ${low}.`,
          line`${value} es menor que ${middle}, así que está más cerca de ${low}.`,
        )
      : value === middle
        ? explained(
            expr(high),
            line`${value} is halfway. Halfway rounds up to ${high}.`,
            line`${value} está a la mitad. La mitad se redondea hacia arriba, a ${high}.`,
          )
        : explained(
            expr(high),
            line`${value} is greater than ${middle}, so it is nearer to ${high}.`,
            line`${value} es mayor que ${middle}, así que está más cerca de ${high}.`,
          ),
  ]
}

export const unitIn = (text: string): Unit => (/hundred|centena/.test(text) ? 100 : 10)

export const check = (printed: Printed, answer: Value) => {
  const [value] = printed.take(1)
  return isNearest(value.n, exact(answer).n, unitIn(printed.text))
}
