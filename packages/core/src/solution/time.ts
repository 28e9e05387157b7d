import { type Both, both } from '../both.ts'
import { type Block, line } from '../content.ts'
import { assert } from '../errors.ts'
import { equation, measure, sum, time, words } from '../math/build.ts'
import type { Expr } from '../math/expr.ts'
import * as because from './reasons/index.ts'
import { type Step, step } from './step.ts'

const clockAt = (minutes: number): Expr => time(Math.floor(minutes / 60) % 12 || 12, minutes % 60)

/** 35 min, 4 h, 4 h 35 min; hours are words, since 30 min + 30 min is no sum of bare numbers. */
export function lasting(minutes: number): Expr {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return measure(rest, 'minute')
  const text = rest === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h ${rest}\u00a0min`
  return words(text, text)
}

const between = (from: number, to: number, takes: Expr): Both<Block> =>
  both({ kind: 'paragraph', content: line`${clockAt(from)} → ${clockAt(to)}: ${takes}` })

const landmarks = {
  hour: { en: line`the next hour`, es: line`la hora siguiente` },
  lastHour: { en: line`the last full hour`, es: line`la última hora en punto` },
  closer: { en: line`a time that is easy to reach`, es: line`una hora fácil de alcanzar` },
  end: { en: line`the end`, es: line`el final` },
} as const

interface Jump {
  readonly to: number
  readonly landmark: keyof typeof landmarks
}

/** To the next hour, through the full hours, to the end; inside one hour by whole tens. */
function jumpsFrom(start: number, end: number): readonly Jump[] {
  const [next, last] = [Math.ceil(start / 60) * 60, Math.floor(end / 60) * 60]
  if (next > last || (next === last && (start === next || end === last)))
    return [
      { to: start + halfway(end - start), landmark: 'closer' },
      { to: end, landmark: 'end' },
    ]
  if (start === next && end === last)
    return [
      { to: end - start > 60 ? start + 60 : start + 30, landmark: end - start > 60 ? 'hour' : 'closer' },
      { to: end, landmark: 'end' },
    ]
  const stops: readonly Jump[] = [
    { to: next, landmark: 'hour' },
    { to: last, landmark: 'lastHour' },
    { to: end, landmark: 'end' },
  ]
  return stops.filter(({ to }, i) => to > (stops[i - 1]?.to ?? start))
}

/** The whole tens of a short time, or where it has none between its ends, 5 minutes or 1. */
const halfway = (length: number): number =>
  length > 10 ? Math.ceil(length / 10) * 10 - 10 : length > 5 ? 5 : length - 1

/** How long it takes from one time of the day to a later one, both in minutes after midnight. */
export function elapsedByJumps(start: number, length: number, as: 'minutes' | 'hours-and-minutes'): readonly Step[] {
  assert(length > 1, 'A time that passes is at least two minutes')
  const spoken = as === 'minutes' ? (minutes: number) => measure(minutes, 'minute') : lasting
  const jumps = jumpsFrom(start, start + length)
  const lengths = jumps.map(({ to }, i) => to - (jumps[i - 1]?.to ?? start))
  return [
    ...jumps.map(({ to, landmark }, i) =>
      step(between(jumps[i - 1]?.to ?? start, to, spoken(lengths[i] ?? 0)), because.jump, { to: landmarks[landmark] }),
    ),
    step(equation(sum(...[...lengths].sort((a, b) => b - a).map(spoken)), spoken(length)), because.addJumps),
  ]
}

/** The time that is so many minutes later, or earlier where `length` is negative. */
export function timeByJumps(start: number, length: number): readonly Step[] {
  const way = Math.sign(length)
  const hours = Math.trunc(length / 60) * 60
  const rest = length - hours
  const mark = way > 0 ? Math.ceil((start + hours) / 60) * 60 : Math.floor((start + hours) / 60) * 60
  const middle = Math.abs(mark - start - hours) < Math.abs(rest) && mark !== start + hours ? [mark] : []
  const stops = [...(hours === 0 ? [] : [start + hours]), ...middle, ...(rest === 0 ? [] : [start + length])]
  const all = stops.length > 1 ? stops : [start + way * halfway(Math.abs(length)), start + length]
  return all.map((to, i) => {
    const from = all[i - 1] ?? start
    return step({ ...between(from, to, lasting(Math.abs(to - from))) }, because.jumpToTheTime, {
      to: {
        en: line`${clockAt(to)}`,
        es: Math.floor(to / 60) % 12 === 1 ? line`la ${clockAt(to)}` : line`las ${clockAt(to)}`,
      },
    })
  })
}
