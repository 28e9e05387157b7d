import { type GeometryDiagram, geometryDiagram } from '../../../figure/geometry-diagram.ts'
import type { Label } from '../../../figure/kind.ts'
import { blank, expr } from '../../../math/build.ts'
import { exact } from '../../../math/evaluate.ts'
import { mathsIn } from '../../common/bond.ts'

type Place = readonly [x: number, y: number]

const SLICES = [0, 1, 2, 3, 4, 5, 6, 7]
const [HUB, RIM, INNER, OUTER] = [0.75, 3.4, 1.4, 2.55] as const

/** So far from the hub, in eighths of a turn clockwise from the top. */
const place = (radius: number, eighths: number): Place => {
  const angle = Math.PI / 2 - (eighths * Math.PI) / 4
  return [radius * Math.cos(angle), radius * Math.sin(angle)]
}
const hidden = (at: Place) => ({ at, label: null, dot: false })

const INNER_ENDS = [...'ABCDEFGH']
const OUTER_ENDS = [...'JKLMNPQR']

/** The rim and the spokes are the same on every wheel. */
const points = Object.fromEntries([
  ['O', hidden([0, 0])],
  ...SLICES.flatMap(i => [
    [INNER_ENDS[i], hidden(place(HUB, i + 0.5))],
    [OUTER_ENDS[i], hidden(place(RIM, i + 0.5))],
  ]),
])
const lines = SLICES.map(i => `${INNER_ENDS[i]}${OUTER_ENDS[i]}`)
const circles = [
  { center: 'O', radius: HUB },
  { center: 'O', radius: RIM },
]

/** A number in the middle, eight around it from the top clockwise, and a blank beyond each. */
export const additionWheel = (add: number, numbers: readonly number[]): GeometryDiagram =>
  geometryDiagram({
    points,
    lines,
    circles,
    texts: [
      { at: [0, 0], label: add },
      ...numbers.map((value, i) => ({ at: place(INNER, i), label: value })),
      ...numbers.map((_, i) => ({ at: place(OUTER, i), label: blank(2) })),
    ],
    size: 14,
  })

const isNumber = (label: Label | null) => mathsIn(label)?.kind === 'number'

/** The numbers of a wheel, the one in the middle first. */
export const numbersOnWheel = ({ texts }: GeometryDiagram): readonly number[] =>
  texts.filter(({ label }) => isNumber(label)).map(({ label }) => exact(mathsIn(label) ?? expr(0)).n)
