import {
  type Both,
  explainedBy,
  figure,
  itemOf,
  line,
  option,
  type Point,
  prose,
  type Random,
  words,
} from '../../../author.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { paragraph } from '../../kit/transformations/points.ts'
import { type Form, HIGH, letterAt, pieceSymbol, piecewiseGraph, WIDE } from './pieces.ts'
import { SETTINGS } from './settings.ts'

/** Straight, or bent: getting steeper, or less steep. */
type Bend = 'straight' | 'steeper' | 'flatter'
interface Bent {
  readonly rise: number
  readonly bend: Bend
}
const RUN = 4
const CURVED: readonly Bend[] = ['steeper', 'flatter']
/** Points of a piece, one for each grid line. */
const pathOf = ([x, y]: Point, { rise, bend }: Bent): readonly Point[] => {
  if (bend === 'straight' || rise === 0)
    return [
      [x, y],
      [x + RUN - 1, y + rise],
    ]
  return [0, 1, 2, 3, 4].map((i): Point => {
    const part = bend === 'steeper' ? i * i : 16 - (4 - i) * (4 - i)
    return [x + i, y + Math.round((rise * part * 10) / 16) / 10]
  })
}
const widthOf = ({ rise, bend }: Bent) => (bend === 'straight' || rise === 0 ? RUN - 1 : RUN)

type Shape = 'linearUp' | 'linearDown' | 'nonlinearUp' | 'nonlinearDown' | 'level'
const SHAPE = option<Shape>({
  linearUp: { en: prose`linear and increasing`, es: prose`lineal y creciente` },
  linearDown: { en: prose`linear and decreasing`, es: prose`lineal y decreciente` },
  nonlinearUp: { en: prose`nonlinear and increasing`, es: prose`no lineal y creciente` },
  nonlinearDown: { en: prose`nonlinear and decreasing`, es: prose`no lineal y decreciente` },
  level: { en: prose`linear and constant`, es: prose`lineal y constante` },
})
const shapeOf = ({ rise, bend }: Bent): Shape =>
  rise === 0
    ? 'level'
    : bend === 'straight'
      ? rise > 0
        ? 'linearUp'
        : 'linearDown'
      : rise > 0
        ? 'nonlinearUp'
        : 'nonlinearDown'

interface Drawn {
  readonly bent: readonly Bent[]
  readonly paths: readonly (readonly Point[])[]
  readonly marked: readonly Point[]
}
/** Four pieces in some order: straight and bent, level once. */
function drawBent(random: Random, first: Shape, place: number): Drawn {
  return random.until(
    () => {
      const rises = random.shuffle<number[]>([
        0,
        random.pick([4, 3]),
        random.pick([-4, -3]),
        random.pick([4, -4, 3, -3]),
      ])
      const bent = rises.map((rise): Bent => ({ rise, bend: random.chance(0.5) ? 'straight' : random.pick(CURVED) }))
      const low = Math.min(0, ...rises.map((_, i) => rises.slice(0, i + 1).reduce((all, one) => all + one, 0)))
      let at: Point = [0, 1 - low + random.int(0, 1)]
      const paths = bent.map(one => {
        const path = pathOf(at, one)
        at = [at[0] + widthOf(one), at[1] + one.rise]
        return path
      })
      return { bent, paths, marked: [...paths.map(path => itemOf(path, 0)), at] }
    },
    ({ bent, marked }) =>
      shapeOf(itemOf(bent, place)) === first &&
      marked.every(([x, y]) => x <= WIDE + 1 && y >= 1 && y <= HIGH + 1) &&
      bent.some(one => one.rise !== 0 && one.bend === 'straight') &&
      bent.some(one => one.rise !== 0 && one.bend !== 'straight'),
  )
}

const WHY: Readonly<Record<Shape, Both<string>>> = {
  linearUp: { en: 'A straight piece is linear, and it goes up.', es: 'Un tramo recto es lineal, y este sube.' },
  linearDown: { en: 'A straight piece is linear, and it goes down.', es: 'Un tramo recto es lineal, y este baja.' },
  nonlinearUp: { en: 'A curved piece is nonlinear, and it goes up.', es: 'Un tramo curvo es no lineal, y este sube.' },
  nonlinearDown: {
    en: 'A curved piece is nonlinear, and it goes down.',
    es: 'Un tramo curvo es no lineal, y este baja.',
  },
  level: {
    en: 'The piece is straight, so it is linear, and it goes neither up nor down.',
    es: 'El tramo es recto, así que es lineal, y ni sube ni baja.',
  },
}
const STRAIGHT_PIECE = words('straight', 'recto')
const CURVED_PIECE = words('curved', 'curvo')
const READ: Readonly<Record<Bend, Both<string>>> = {
  straight: {
    en: 'Its steepness is the same everywhere, so the piece is straight.',
    es: 'Su inclinación es la misma en todas partes, así que el tramo es recto.',
  },
  steeper: {
    en: 'It starts gently and gets steeper, so the piece is curved.',
    es: 'Empieza con suavidad y se hace más empinado, así que el tramo es curvo.',
  },
  flatter: {
    en: 'It starts steeply and gets less steep, so the piece is curved.',
    es: 'Empieza empinado y se hace más suave, así que el tramo es curvo.',
  },
}

export const shapeForms = (form: Form) => ({
  linearOrNot: form({
    levels: ['medium'],
    share: 2,
    draw(random) {
      const shape = random.evenly(['nonlinearUp', 'linearDown', 'nonlinearDown', 'linearUp', 'level'] as const)
      const place = random.int(0, 3)
      const setting = random.evenly(startingAt(SETTINGS, 6))
      return { ...drawBent(random, shape, place), shape, place, setting }
    },
    answer: SHAPE,
    solve: ({ bent, place }) => shapeOf(itemOf(bent, place)),
    ask({ paths, marked, place, setting }) {
      const shown = figure(piecewiseGraph(setting, paths, marked))
      return {
        en: [
          shown,
          paragraph(
            [`The graph shows ${setting.quantity.en}. `],
            line`Which words describe the graph from ${letterAt(place)} to ${letterAt(place + 1)}?`,
          ),
        ],
        es: [
          shown,
          paragraph(
            [`La gráfica muestra ${setting.quantity.es}. `],
            line`¿Qué palabras describen la gráfica de ${letterAt(place)} a ${letterAt(place + 1)}?`,
          ),
        ],
      }
    },
    solution({ bent, place }, shape) {
      const read = READ[shape === 'level' ? 'straight' : itemOf(bent, place).bend]
      return [
        explainedBy(
          paragraph(line`${pieceSymbol(place)}: ${shape.startsWith('non') ? CURVED_PIECE : STRAIGHT_PIECE}`),
          { en: [read.en], es: [read.es] },
        ),
        explainedBy(SHAPE.show(shape), { en: [WHY[shape].en], es: [WHY[shape].es] }),
      ]
    },
    // Equal changes from point to point make a piece linear.
    check(printed, shape) {
      const { curves, points } = printed.figure('function-graph')
      const asked = printed.maths.findLast(one => one.kind === 'symbol')
      const place = asked?.kind === 'symbol' ? 'ABCDE'.indexOf(asked.name) - 1 : 0
      const curve = curves[place]
      if (curve?.form !== 'points') return false
      const rise = itemOf(points, place + 1).at[1] - itemOf(points, place).at[1]
      const slopes = curve.through
        .slice(1)
        .map(([u, v], i) => (v - itemOf(curve.through, i)[1]) / (u - itemOf(curve.through, i)[0]))
      const isLinear = slopes.every(slope => slope === slopes[0])
      const way = rise > 0 ? 'Up' : 'Down'
      return shape === (rise === 0 ? 'level' : isLinear ? `linear${way}` : `nonlinear${way}`)
    },
  }),
})
