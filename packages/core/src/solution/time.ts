import { type Both, both } from '../both.ts'
import { type Block, line } from '../content.ts'
import { assert } from '../errors.ts'
import { equation, measure, minus, sum, time, words } from '../math/build.ts'
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
  noon: { en: line`noon`, es: line`el mediodía` },
  lastHour: { en: line`the last full hour`, es: line`la última hora en punto` },
  end: { en: line`the end`, es: line`el final` },
} as const

interface Jump {
  readonly to: number
  readonly landmark: keyof typeof landmarks
}

const NOON = 12 * 60

/** To the next hour, through the full hours, to the end. */
function jumpsFrom(start: number, end: number): readonly Jump[] {
  const [next, last] = [Math.ceil(start / 60) * 60, Math.floor(end / 60) * 60]
  const stops: readonly Jump[] = [
    { to: next, landmark: next === NOON ? 'noon' : 'hour' },
    { to: last, landmark: last === NOON ? 'noon' : 'lastHour' },
    { to: end, landmark: 'end' },
  ]
  const jumps = stops.filter(({ to }, i) => to > (stops[i - 1]?.to ?? start))
  if (jumps.length > 1) return jumps
  const middle = start + (end - start > 60 ? 60 : end - start - 10)
  return [
    { to: middle, landmark: middle === NOON ? 'noon' : 'hour' },
    { to: end, landmark: 'end' },
  ]
}

/** A jump of full hours over noon is told in two: 10:00 → 12:00 → 2:00: 2 h + 2 h = 4 h. */
function jumpStep(from: number, { to, landmark }: Jump, spoken: (minutes: number) => Expr): Step {
  if (!(from < NOON && to > NOON))
    return step(between(from, to, spoken(to - from)), because.jump, { to: landmarks[landmark] })
  const sumOfBoth = equation(sum(spoken(NOON - from), spoken(to - NOON)), spoken(to - from))
  return step(
    both({ kind: 'paragraph', content: line`${clockAt(from)} → ${clockAt(NOON)} → ${clockAt(to)}: ${sumOfBoth}` }),
    because.explain,
    {
      sentence: {
        en: line`Jump to noon, then to the last full hour.`,
        es: line`Salta hasta el mediodía y luego hasta la última hora en punto.`,
      },
    },
  )
}

/** Inside one clock hour: by tens and a last five, or a short time by fives; 5:30 → 5:40 → 5:50 → 5:55. */
function stopsInside(start: number, length: number): readonly Step[] {
  const by = length > 10 ? 10 : length > 5 ? 5 : 1
  const stops = Array.from({ length: Math.floor(length / by) }, (_, i) => start + by * (i + 1))
  const all = [start, ...stops, ...(length % by === 0 ? [] : [start + length])]
  const counted = { kind: 'paragraph', content: all.flatMap((at, i) => [i === 0 ? '' : ' → ', clockAt(at)]) } as const
  const lengths = all.slice(1).map((at, i) => at - (all[i] ?? start))
  const rest = length % by
  return [
    step(both({ ...counted, content: counted.content.filter(piece => piece !== '') }), because.explain, {
      sentence:
        rest === 0
          ? {
              en: [`Count up by ${by === 10 ? 'tens' : by === 5 ? 'fives' : 'ones'}.`],
              es: line`Cuenta de ${by} en ${measure(by, 'minute')}.`,
            }
          : {
              en: [
                `Count up by ${by === 10 ? 'tens' : 'fives'}.`,
                ...line` The last jump is ${measure(rest, 'minute')}.`,
              ],
              es: line`Cuenta de ${by} en ${measure(by, 'minute')}. El último salto es de ${measure(rest, 'minute')}.`,
            },
    }),
    step(equation(sum(...lengths.map(one => measure(one, 'minute'))), measure(length, 'minute')), because.addJumps),
  ]
}

/** How long it takes from one time of the day to a later one, both in minutes after midnight. */
export function elapsedByJumps(start: number, length: number, as: 'minutes' | 'hours-and-minutes'): readonly Step[] {
  assert(length > 1, 'A time that passes is at least two minutes')
  if (length < 60 && Math.floor(start / 60) === Math.floor((start + length - 1) / 60)) return stopsInside(start, length)
  const spoken = as === 'minutes' ? (minutes: number) => measure(minutes, 'minute') : lasting
  const jumps = jumpsFrom(start, start + length)
  const lengths = jumps.map(({ to }, i) => to - (jumps[i - 1]?.to ?? start))
  return [
    ...jumps.map((jump, i) => jumpStep(jumps[i - 1]?.to ?? start, jump, spoken)),
    ...addedLengths(lengths, length, as),
  ]
}

/** The jumps added in their order; where minutes make an hour or more, they are added first. */
function addedLengths(lengths: readonly number[], length: number, as: 'minutes' | 'hours-and-minutes') {
  const short = lengths.filter(one => one % 60 > 0)
  const full = lengths.filter(one => one % 60 === 0)
  const inMinutes = short.reduce((all, one) => all + one, 0)
  if (as === 'minutes' || inMinutes < 60 || short.length < 2) {
    const spoken = as === 'minutes' ? (minutes: number) => measure(minutes, 'minute') : lasting
    const inOrder = as === 'minutes' ? lengths : [...full, ...short]
    return [step(equation(sum(...inOrder.map(spoken)), spoken(length)), because.addJumps)]
  }
  return [
    step(
      equation(
        equation(sum(...short.map(one => measure(one, 'minute'))), measure(inMinutes, 'minute')),
        lasting(inMinutes),
      ),
      because.explain,
      {
        sentence: {
          en: line`Add the minutes: ${measure(60, 'minute')} make ${lasting(60)}.`,
          es: line`Suma los minutos: ${measure(60, 'minute')} forman ${lasting(60)}.`,
        },
      },
    ),
    ...(full.length === 0
      ? []
      : [
          step(equation(sum(...full.map(lasting), lasting(inMinutes)), lasting(length)), because.explain, {
            sentence: { en: line`Add the full hours.`, es: line`Suma las horas completas.` },
          }),
        ]),
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
  const all =
    stops.length > 1 || hours !== 0
      ? stops
      : [
          start + way * (Math.abs(length) > 10 ? Math.ceil(Math.abs(length) / 10) * 10 - 10 : Math.abs(length) - 1),
          start + length,
        ]
  const parts =
    hours === 0 || rest === 0
      ? []
      : [
          step(equation(measure(Math.abs(length), 'minute'), lasting(Math.abs(length))), because.explain, {
            sentence: {
              en: line`${measure(60, 'minute')} make ${lasting(60)}.`,
              es: line`${measure(60, 'minute')} forman ${lasting(60)}.`,
            },
          }),
        ]
  return [
    ...parts,
    ...all.flatMap((to, i) => {
      const from = all[i - 1] ?? start
      const jump = step(
        { ...between(from, to, lasting(Math.abs(to - from))) },
        way > 0 ? because.jump : because.jumpBackToTheTime,
        {
          to: {
            en: line`${clockAt(to)}`,
            es: Math.floor(to / 60) % 12 === 1 ? line`la ${clockAt(to)}` : line`las ${clockAt(to)}`,
          },
        },
      )
      return middle.includes(to) ? [jump, leftOf(Math.abs(rest), Math.abs(to - from))] : [jump]
    }),
  ]
}

/** The minutes that are left after the jump to the hour. */
function leftOf(all: number, used: number): Step {
  const left = measure(all - used, 'minute')
  return step(equation(minus(all, used), all - used), because.explain, {
    sentence: {
      en: line`Of the ${measure(all, 'minute')}, ${left} are left.`,
      es: line`De los ${measure(all, 'minute')} quedan ${left}.`,
    },
  })
}
