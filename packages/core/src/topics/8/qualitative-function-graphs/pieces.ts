import {
  type Both,
  type Expr,
  type FormMaker,
  type FunctionGraph,
  functionGraph,
  type Inline,
  itemOf,
  line,
  type Point,
  type Random,
  symbol,
  words,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { KINDS, type Kind, type Setting } from './settings.ts'

export type Form = FormMaker<typeof levels>
export type Said = Both<readonly Inline[]>

/** Grid squares to the right, and up. */
export type Piece = readonly [run: number, rise: number]
export const WIDE = 14
export const HIGH = 8
export const LETTERS = 'ABCDEF'

/** Steep pieces go up at least 2 for 1, gentle ones at most 2 for 3. */
const FAST: readonly Piece[] = [
  [1, 3],
  [2, 4],
  [2, 5],
  [1, 2],
]
const SLOW: readonly Piece[] = [
  [3, 1],
  [4, 2],
  [3, 2],
  [4, 1],
]
export const pieceOf = (random: Random, kind: Kind): Piece => {
  if (kind === 'flat') return [random.int(2, 3), 0]
  const [run, rise] = random.pick(kind.endsWith('Fast') ? FAST : SLOW)
  return [run, kind.startsWith('up') ? rise : -rise]
}
export const kindOf = ([[x, y], [u, v]]: readonly [Point, Point]): Kind => {
  if (v === y) return 'flat'
  const isFast = Math.abs(v - y) > u - x
  return v > y ? (isFast ? 'upFast' : 'upSlow') : isFast ? 'downFast' : 'downSlow'
}
export const kindsOf = (points: readonly Point[]): readonly Kind[] =>
  points.slice(1).map((to, i) => kindOf([itemOf(points, i), to]))

/** The corners of a graph, with room above and below; null where it is too high or too wide. */
export function cornersOf(pieces: readonly Piece[], wish = 0): readonly Point[] | null {
  const heights = [0]
  for (const [, rise] of pieces) heights.push(itemOf(heights, heights.length - 1) + rise)
  const [low, high] = [Math.min(...heights), Math.max(...heights)]
  const width = pieces.reduce((all, [run]) => all + run, 0)
  if (high - low > HIGH || width > WIDE) return null
  const start = Math.min(Math.max(wish, -low), HIGH - high)
  let x = 0
  return heights.map((height, i): Point => {
    if (i > 0) x += itemOf(pieces, i - 1)[0]
    return [x, start + height + 1]
  })
}

/** Different things that happen one after another, and their graph. */
export interface Told {
  readonly kinds: readonly Kind[]
  readonly pieces: readonly Piece[]
  readonly at: readonly Point[]
}
/** Something stays constant once; a rise and a fall are among the others. */
export const drawTold = (random: Random, count: 4 | 5, fits: (told: Told) => boolean = () => true): Told =>
  random.until(
    (): Told => {
      const kinds = random.shuffle<Kind[]>([...KINDS]).slice(0, count)
      const pieces = kinds.map(kind => pieceOf(random, kind))
      return { kinds, pieces, at: cornersOf(pieces, random.int(0, 4)) ?? [] }
    },
    told => told.at.length > 0 && told.kinds.includes('flat') && fits(told),
  )

const TIME = words('Time', 'Tiempo')
const AXES = (setting: Setting) => ({
  x: { from: 0, to: WIDE + 1, step: 1, every: 0, name: TIME },
  y: { from: 0, to: HIGH + 1, step: 1, every: 0, name: words(setting.axis.en, setting.axis.es) },
})
export const storyGraph = (setting: Setting, at: readonly Point[], isLettered: boolean): FunctionGraph =>
  functionGraph({
    ...AXES(setting),
    curves: [{ through: at }],
    points: isLettered ? at.map(([x, y], i) => [x, y, LETTERS.charAt(i)] as const) : [],
  })
/** Room to draw, with the point to start at. */
export const emptyGraph = (setting: Setting, start: Point): FunctionGraph =>
  functionGraph({ ...AXES(setting), points: [[start[0], start[1], 'P']] })
/** Straight pieces, and smooth ones through more than two points. */
export const piecewiseGraph = (
  setting: Setting,
  pieces: readonly (readonly Point[])[],
  marked: readonly Point[],
): FunctionGraph =>
  functionGraph({
    ...AXES(setting),
    curves: pieces.map(through => ({ through, smooth: through.length > 2 })),
    points: marked.map(([x, y], i) => [x, y, LETTERS.charAt(i)] as const),
  })

/** AB, BC, … */
export const pieceName = (i: number) => `${LETTERS.charAt(i)}${LETTERS.charAt(i + 1)}`
export const pieceSymbol = (i: number): Expr => symbol(pieceName(i))
export const letterAt = (i: number): Expr => symbol(LETTERS.charAt(i))

const KIND_SAID: Readonly<Record<Kind, Both<string>>> = {
  upFast: { en: 'steep rise', es: 'subida empinada' },
  upSlow: { en: 'gentle rise', es: 'subida suave' },
  flat: { en: 'level', es: 'horizontal' },
  downSlow: { en: 'gentle fall', es: 'bajada suave' },
  downFast: { en: 'steep fall', es: 'bajada empinada' },
}
export const kindSaid = (kind: Kind): Expr => words(KIND_SAID[kind].en, KIND_SAID[kind].es)
export const directionSaid = (rise: number): Expr =>
  rise > 0 ? words('up', 'sube') : rise < 0 ? words('down', 'baja') : words('level', 'horizontal')

/** "steep rise; level; gentle fall". */
export const kindsSaid = (kinds: readonly Kind[]): readonly Inline[] =>
  kinds.flatMap((kind, i) => [...(i === 0 ? [] : ['; ']), kindSaid(kind)])
/** "AB: up; BC: level". */
export const piecesSaid = (shown: readonly Expr[]): readonly Inline[] =>
  shown.flatMap((one, i) => [...(i === 0 ? [] : ['; ']), ...line`${pieceSymbol(i)}: ${one}`])

const START = {
  en: ['First, ', 'Then ', 'Next, ', 'After that, ', 'Finally, '],
  es: ['Primero, ', 'Luego ', 'Después, ', 'Más tarde, ', 'Por último, '],
} as const
/** One sentence for each piece: "First, the oven heats up quickly." The subject is named once. */
export function sentencesOf({ clauses, subject }: Setting, kinds: readonly Kind[]): readonly Both<string>[] {
  return kinds.map((kind, i) => {
    const place = i === kinds.length - 1 ? 4 : i
    const who = subject
      ? { en: `${i === 0 ? subject.en : subject.pronoun} `, es: i === 0 ? `${subject.es} ` : '' }
      : { en: '', es: '' }
    return {
      en: `${START.en[place]}${who.en}${clauses[kind].en}.`,
      es: `${START.es[place]}${who.es}${clauses[kind].es}.`,
    }
  })
}
export const storyOf = (setting: Setting, kinds: readonly Kind[]): Both<string> => {
  const all = sentencesOf(setting, kinds)
  return { en: all.map(({ en }) => en).join(' '), es: all.map(({ es }) => es).join(' ') }
}
