import {
  degrees,
  equation,
  exact,
  measureOfAngle as named,
  type Printed,
  type Random,
  type Value,
} from '../../../author.ts'
import { drawAngles, drawNames, isDrawnTrue, openingNamed } from './parts.ts'

export const draw = (random: Random, smallest: number) => ({
  ...drawNames(random),
  angles: drawAngles(random, smallest),
  turn: random.int(-30, 30),
})

export const isSize = (name: string, size: number) => equation(named(name), degrees(size))

export const nameIn = (printed: Printed): string => {
  const { of } = printed.one('prefixed')
  return of.kind === 'symbol' ? of.name : ''
}

/** The asked angle, measured on the drawing, whose labels are all true. */
export const isMeasured = (printed: Printed, answer: Value): boolean => {
  const drawn = printed.figure('triangle')
  return isDrawnTrue(drawn) && Math.abs(exact(answer).toNumber() - openingNamed(drawn, nameIn(printed))) < 0.1
}
