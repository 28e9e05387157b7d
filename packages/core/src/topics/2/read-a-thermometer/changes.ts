import {
  answerStep,
  both,
  count,
  type Expr,
  equation,
  line,
  minus,
  prose,
  type Random,
  sideBySide,
  step,
  symbol,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { places } from './places.ts'
import { drawScale, named, type Reading } from './scales.ts'

export const inUnit = ({ scale: { unit }, value }: Reading) => ({ amount: value, unit })
export const degrees = (number: number) => count(number, nouns.degree)
const WAYS = ['up', 'down', 'up'] as const

/** A change of so many degrees that stays on the scale and meets none of its numbers. */
export function drawChange(
  random: Random,
  form: keyof typeof places,
  marks: 'mild ones' | 'mild twos',
  ahead: number,
  by: number,
) {
  const [scale, way] = [drawScale(random, marks, ahead), random.evenly(WAYS)]
  const off = way === 'up' ? by : -by
  const value = random.until(
    () => random.int(scale.from / scale.each + 1, scale.to / scale.each - 1) * scale.each,
    from => from % 10 !== 0 && (from + off) % 10 !== 0 && from + off > scale.from && from + off < scale.to,
  )
  return { scale, way, by, value, after: value + off, place: random.evenly<Expr>(places[form]) }
}

/** The difference of two temperatures without regrouping, or with other marks on each thermometer. */
export const differs = (one: Reading, other: Reading, found: number) => {
  const [high, low] = one.value > other.value ? [one, other] : [other, one]
  return [
    step(equation(minus(high.value, low.value), found), because.higherMinusLower),
    answerStep(both(prose`${degrees(found)}`), {
      en: line`The temperature on thermometer ${symbol(one === high ? 'A' : 'B')} is ${degrees(found)} higher.`,
      es: line`El termómetro ${symbol(one === high ? 'A' : 'B')} marca ${degrees(found)} más.`,
    }),
  ]
}
/** How many degrees more one of two thermometers shows. */
export const asksDifference = (readings: readonly [Reading, Reading]) => {
  const [a, b] = readings
  const [warm, cold] = a.value > b.value ? (['A', 'B'] as const) : (['B', 'A'] as const)
  const drawn = sideBySide(...named(readings))
  return {
    en: [drawn, prose`How many degrees higher is the temperature on ${symbol(warm)} than on ${symbol(cold)}?`],
    es: [drawn, prose`¿Cuántos grados más marca ${symbol(warm)} que ${symbol(cold)}?`],
  }
}
