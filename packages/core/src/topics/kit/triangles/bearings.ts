import {
  type Block,
  type Both,
  degrees,
  type Expr,
  figure,
  geometryDiagram,
  type Inline,
  itemOf,
  line,
  prose,
  type Random,
  words,
} from '../../../author.ts'
import { cosine, sine } from './triangle-parts.ts'

/** N 40° E: from north or south towards east or west. */
export interface Bearing {
  readonly from: 'N' | 'S'
  readonly angle: number
  readonly to: 'E' | 'W'
}

const NORTH = words('N', 'N')
const SOUTH = words('S', 'S')
const EAST = words('E', 'E')
const WEST = words('W', 'O')
/** N 40° E in English, N 40° O for west in Spanish: the parts of a sentence. */
export const partsOf = ({ from, angle, to }: Bearing): readonly [Expr, Expr, Expr] => [
  from === 'N' ? NORTH : SOUTH,
  degrees(angle),
  to === 'E' ? EAST : WEST,
]
/** One step along the bearing, east and north. */
export const directionOf = ({ from, angle, to }: Bearing): readonly [east: number, north: number] => [
  (to === 'E' ? 1 : -1) * sine(angle),
  (from === 'N' ? 1 : -1) * cosine(angle),
]

/** Neither close to north or south nor to east or west. */
export const drawBearing = (random: Random): Bearing => ({
  from: random.pick(['N', 'S']),
  angle: random.int(30, 65),
  to: random.pick(['E', 'W']),
})

export interface Voyage {
  readonly first: Bearing
  readonly second: Bearing
  readonly a: number
  readonly b: number
}
export function endOf({ first, second, a, b }: Voyage): readonly [number, number] {
  const [u, v] = [directionOf(first), directionOf(second)]
  return [a * u[0] + b * v[0], a * u[1] + b * v[1]]
}
/** The angle in the triangle where the ship turns. */
export function angleBetween({ first, second }: Voyage): number {
  const [u, v] = [directionOf(first), directionOf(second)]
  return (Math.acos(-(u[0] * v[0] + u[1] * v[1])) * 180) / Math.PI
}

const voyages: readonly ((
  a: number,
  first: readonly [Expr, Expr, Expr],
  b: number,
  second: readonly [Expr, Expr, Expr],
) => Both<Block>)[] = [
  (a, [n, p, e], b, [m, q, f]) => ({
    en: prose`A ship sails ${a} kilometers on a bearing of ${n}\u00a0${p}\u00a0${e} and then ${b} kilometers on a bearing of ${m}\u00a0${q}\u00a0${f}. How many kilometers is it from its starting point? Round to the nearest tenth.`,
    es: prose`Un barco navega ${a} kilómetros con rumbo ${n}\u00a0${p}\u00a0${e} y después ${b} kilómetros con rumbo ${m}\u00a0${q}\u00a0${f}. ¿A cuántos kilómetros está de su punto de partida? Redondea a la décima más cercana.`,
  }),
  (a, [n, p, e], b, [m, q, f]) => ({
    en: prose`A plane flies ${a} miles on a bearing of ${n}\u00a0${p}\u00a0${e} and then ${b} miles on a bearing of ${m}\u00a0${q}\u00a0${f}. How many miles is it from its starting point? Round to the nearest tenth.`,
    es: prose`Un avión vuela ${a} millas con rumbo ${n}\u00a0${p}\u00a0${e} y después ${b} millas con rumbo ${m}\u00a0${q}\u00a0${f}. ¿A cuántas millas está de su punto de partida? Redondea a la décima más cercana.`,
  }),
  (a, [n, p, e], b, [m, q, f]) => ({
    en: prose`A helicopter flies ${a} kilometers on a bearing of ${n}\u00a0${p}\u00a0${e} and then ${b} kilometers on a bearing of ${m}\u00a0${q}\u00a0${f}. How many kilometers is it from its starting point? Round to the nearest tenth.`,
    es: prose`Un helicóptero vuela ${a} kilómetros con rumbo ${n}\u00a0${p}\u00a0${e} y después ${b} kilómetros con rumbo ${m}\u00a0${q}\u00a0${f}. ¿A cuántos kilómetros está de su punto de partida? Redondea a la décima más cercana.`,
  }),
  (a, [n, p, e], b, [m, q, f]) => ({
    en: prose`A whale swims ${a} kilometers on a bearing of ${n}\u00a0${p}\u00a0${e} and then ${b} kilometers on a bearing of ${m}\u00a0${q}\u00a0${f}. How many kilometers is it from its starting point? Round to the nearest tenth.`,
    es: prose`Una ballena nada ${a} kilómetros con rumbo ${n}\u00a0${p}\u00a0${e} y después ${b} kilómetros con rumbo ${m}\u00a0${q}\u00a0${f}. ¿A cuántos kilómetros está de su punto de partida? Redondea a la décima más cercana.`,
  }),
]
export const STORIES = voyages.map((_, i) => i)

/** The two legs, each with a dashed line to the north or south where its bearing is measured from. */
export function sketch(voyage: Voyage): Block {
  const [east, north] = directionOf(voyage.first)
  const turn = [voyage.a * east, voyage.a * north] as const
  const end = endOf(voyage)
  const size = Math.min(voyage.a, voyage.b) * 0.6
  const mark = (at: readonly [number, number], { from }: Bearing) =>
    [at[0], at[1] + (from === 'N' ? size : -size)] as const
  const [p, q] = [mark([0, 0], voyage.first), mark(turn, voyage.second)]
  return figure(
    geometryDiagram({
      points: {
        A: [0, 0],
        B: [turn[0], turn[1]],
        C: [end[0], end[1]],
        P: { at: [p[0], p[1]], label: null, dot: false },
        Q: { at: [q[0], q[1]], label: null, dot: false },
      },
      lines: [
        { of: 'AB', label: voyage.a },
        { of: 'BC', label: voyage.b },
        { of: 'AP', dashed: true },
        { of: 'BQ', dashed: true },
      ],
      angles: [
        { of: 'PAB', label: voyage.first.angle },
        { of: 'QBC', label: voyage.second.angle },
      ],
      texts: [
        { at: [p[0], p[1]], label: voyage.first.from === 'N' ? NORTH : SOUTH },
        { at: [q[0], q[1]], label: voyage.second.from === 'N' ? NORTH : SOUTH },
      ],
      dots: true,
    }),
  )
}
export const tellVoyage = (story: number, { first, second, a, b }: Voyage): Both<Block> =>
  itemOf(voyages, story)(a, partsOf(first), b, partsOf(second))

/** The whole distance at the end of a solution, in the order of the stories. */
export const voyageEnds = (story: number, distance: Expr): Both<readonly Inline[]> =>
  itemOf(
    [
      {
        en: line`The ship is about ${distance} kilometers from its starting point.`,
        es: line`El barco está a unos ${distance} kilómetros de su punto de partida.`,
      },
      {
        en: line`The plane is about ${distance} miles from its starting point.`,
        es: line`El avión está a unas ${distance} millas de su punto de partida.`,
      },
      {
        en: line`The helicopter is about ${distance} kilometers from its starting point.`,
        es: line`El helicóptero está a unos ${distance} kilómetros de su punto de partida.`,
      },
      {
        en: line`The whale is about ${distance} kilometers from its starting point.`,
        es: line`La ballena está a unos ${distance} kilómetros de su punto de partida.`,
      },
    ],
    story,
  )
