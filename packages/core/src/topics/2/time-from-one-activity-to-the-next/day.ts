import {
  type Block,
  type ClockTime,
  capital,
  clock,
  type Expr,
  figure,
  itemOf,
  line,
  type Printed,
  type Random,
  type Step,
  sideBySide,
  step,
  time,
  words,
} from '../../../author.ts'
import { uncapital } from '../../../language/capital.ts'
import * as because from '../../../solution/reasons/index.ts'
import { readClock } from '../../kit/measures/clocks.ts'

/** Something that children do on a school day at any hour. */
export interface Activity {
  /** In a schedule, without an article. */
  readonly title: Expr
  /** At the start of a sentence. */
  readonly starts: Expr
  readonly said: Expr
}
const titleOf = (said: string) => capital(said.replace(/^(the|la|el) /, ''))
const activity = (en: string, es: string): Activity => ({
  title: words(titleOf(en), titleOf(es)),
  starts: words(capital(en), capital(es)),
  said: words(en, es),
})
export const ACTIVITIES: readonly Activity[] = [
  activity('art class', 'la clase de arte'),
  activity('computer class', 'la clase de computación'),
  activity('music class', 'la clase de música'),
  activity('story time', 'la hora del cuento'),
  activity('math class', 'la clase de matemáticas'),
  activity('the puppet show', 'la función de títeres'),
  activity('science class', 'la clase de ciencias'),
  activity('the swim lesson', 'la clase de natación'),
  activity('gym class', 'la clase de educación física'),
  activity('the nature walk', 'la caminata por la naturaleza'),
  activity('library time', 'la visita a la biblioteca'),
  activity('dance class', 'la clase de baile'),
  activity('the garden club', 'el club de jardinería'),
  activity('chess time', 'la hora del ajedrez'),
  activity('the museum tour', 'el recorrido por el museo'),
  activity('the class photo', 'la foto de la clase'),
  activity('play practice', 'el ensayo de teatro'),
]
/** Some of them, others at each turn. */
export const drawActivities = (random: Random, ahead: number, many: number): readonly Activity[] => {
  const start = random.turn(ACTIVITIES.length)
  return Array.from({ length: many }, (_, i) => itemOf(ACTIVITIES, (start + ahead + 4 * i) % ACTIVITIES.length))
}

/** Times of a morning in half hours after midnight: 19 is 9:30. */
export const faceOf = (halves: number): ClockTime => ({
  hour: Math.floor(halves / 2) % 12 || 12,
  minute: halves % 2 === 0 ? 0 : 30,
})
export const timeOf = (halves: number): Expr => time(faceOf(halves).hour, faceOf(halves).minute)
export const halvesOf = ({ hour, minute }: ClockTime) => 2 * hour + (minute === 30 ? 1 : 0)
export const [FIRST, LAST] = [16, 25] as const
/** So many half hours apart, both in the morning or at noon. */
export const drawSpan = (random: Random, halves: number, startsAtHalf: boolean) => {
  const starts = Array.from({ length: LAST - FIRST - halves + 1 }, (_, i) => FIRST + i)
  return random.pick(starts.filter(start => (start % 2 === 1) === startsAtHalf))
}

const HOURS = { en: ['one', 'two', 'three', 'four', 'five'], es: ['una', 'dos', 'tres', 'cuatro', 'cinco'] }
/** Half an hour, 1 hour, one and a half hours. */
export function lasting(halves: number): Expr {
  const [hours, half] = [Math.floor(halves / 2), halves % 2 === 1]
  if (hours === 0) return words('half an hour', 'media hora')
  if (half)
    return words(
      `${itemOf(HOURS.en, hours - 1)} and a half hours`,
      `${itemOf(HOURS.es, hours - 1)} ${hours === 1 ? 'hora' : 'horas'} y media`,
    )
  return words(`${hours} ${hours === 1 ? 'hour' : 'hours'}`, `${hours} ${hours === 1 ? 'hora' : 'horas'}`)
}
export const keyOf = (halves: number) => `${halves / 2} h`
/** The lengths of time that the page tells in words. */
export const lengthsIn = (printed: Printed): readonly number[] =>
  printed.all('words').flatMap(({ en }) => {
    const halves = [1, 2, 3, 4, 5, 6, 7, 8, 10].find(each => {
      const told = lasting(each)
      return told.kind === 'words' && told.en === en
    })
    return halves === undefined ? [] : [halves]
  })
export const timesIn = (printed: Printed): readonly number[] => printed.all('time').map(halvesOf)
export const clocksIn = (printed: Printed): readonly number[] =>
  printed.figures('clock').map(face => halvesOf(readClock(face)))

/** 9:30 → 10:30 → 11:30. */
const way = (stops: readonly number[]): Block => ({
  kind: 'paragraph',
  content: stops.flatMap((stop, i) => [...(i > 0 ? [' → '] : []), timeOf(stop)]),
})
/** Whole hours first, then the half hour. */
export function walked(start: number, end: number): readonly Step[] {
  const [by, sign] = [Math.abs(end - start), Math.sign(end - start)]
  const hours = Math.floor(by / 2)
  const stops = Array.from({ length: hours + 1 }, (_, i) => start + 2 * sign * i)
  const last = itemOf(stops, hours)
  return [
    ...(hours === 0
      ? []
      : [
          step(way(stops), sign > 0 ? because.countTheHours : because.countTheHoursBack, { hours: lasting(2 * hours) }),
        ]),
    ...(last === end
      ? []
      : [
          step(
            way([last, end]),
            hours === 0 ? because.halfHourAlone : sign > 0 ? because.thenHalfAnHour : because.halfAnHourBack,
          ),
        ]),
  ]
}

const face = (halves: number) => figure(clock(faceOf(halves).hour, faceOf(halves).minute))
/** Clocks with what begins at their times. */
export const clocksOf = (all: readonly (readonly [name: Block, at: number])[]): Block =>
  sideBySide(...all.map(([label, at]) => [label, face(at)]))
const inside = (name: Expr) => (name.kind === 'words' ? words(uncapital(name.en), uncapital(name.es)) : name)
/** Art class: 9:30; recess: 11:00. */
export const toldTimes = (all: readonly (readonly [name: Expr, at: number])[]): Block => ({
  kind: 'paragraph',
  content: all.flatMap(([name, at], i) => [
    ...(i > 0 ? ['; '] : []),
    ...line`${i > 0 ? inside(name) : name}: ${timeOf(at)}`,
  ]),
})
/** The times of the rows that the question names. */
export const askedTimes = (printed: Printed): readonly number[] => {
  const asked = printed.blocksOf('paragraph').flatMap(({ content }) => content)
  const isAsked = (title: string) =>
    asked.some(item => typeof item !== 'string' && item.kind === 'words' && titleOf(item.en) === title)
  return printed.block('table').rows.flatMap(row => {
    const [title, at] = row.map(([item]) => item)
    if (title === undefined || at === undefined || typeof title === 'string' || typeof at === 'string') return []
    return title.kind === 'words' && at.kind === 'time' && isAsked(title.en) ? [halvesOf(at)] : []
  })
}
