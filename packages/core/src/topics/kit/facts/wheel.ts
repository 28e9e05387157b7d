import { blank, exact, expr, type GeometryDiagram, geometryDiagram, itemOf, type Label } from '../../../author.ts'
import { mathsIn } from './bond.ts'

type Place = readonly [x: number, y: number]

const [HUB, RIM, INNER, OUTER] = [0.75, 3.4, 1.4, 2.55] as const
const INNER_ENDS = [...'ABCDEFGHIJ']
const OUTER_ENDS = [...'KLMNPQRSTU']

const hidden = (at: Place) => ({ at, label: null, dot: false })

const circles = [
  { center: 'O', radius: HUB },
  { center: 'O', radius: RIM },
]

/** Hub, rim and spokes of a wheel with so many slices, and where its numbers and blanks are, clockwise from the top. */
function wheelOf(slices: number) {
  const place = (radius: number, slice: number): Place => {
    const angle = Math.PI / 2 - (2 * Math.PI * slice) / slices
    return [radius * Math.cos(angle), radius * Math.sin(angle)]
  }
  const all = Array.from({ length: slices }, (_, i) => i)
  const ends = all.flatMap(i => [
    [itemOf(INNER_ENDS, i), hidden(place(HUB, i + 0.5))] as const,
    [itemOf(OUTER_ENDS, i), hidden(place(RIM, i + 0.5))] as const,
  ])
  const bare = geometryDiagram({
    points: Object.fromEntries([['O', hidden([0, 0])] as const, ...ends]),
    lines: all.map(i => `${INNER_ENDS[i]}${OUTER_ENDS[i]}`),
    circles,
    size: 14,
  })
  return {
    bare,
    numbers: all.map(i => place(INNER, i)),
    blanks: all.map(i => ({ at: place(OUTER, i), label: blank(2) })),
  }
}
const wheels = { 7: wheelOf(7), 8: wheelOf(8), 10: wheelOf(10) } as const

/** A number in the middle, seven, eight or ten around it from the top clockwise, and a blank beyond each. */
export function wheel(middle: number, around: readonly number[]): GeometryDiagram {
  const { bare, numbers, blanks } = wheels[around.length > 8 ? 10 : around.length < 8 ? 7 : 8]
  const texts = [
    { at: [0, 0] as const, label: expr(middle) },
    ...numbers.map((at, i) => ({ at, label: expr(itemOf(around, i)) })),
    ...blanks,
  ]
  return { ...bare, texts }
}

const isNumber = (label: Label) => mathsIn(label)?.kind === 'number'

/** The numbers of a wheel, the one in the middle first. */
export const numbersOnWheel = ({ texts }: GeometryDiagram): readonly number[] =>
  texts.filter(({ label }) => isNumber(label)).map(({ label }) => exact(mathsIn(label) ?? expr(0)).n)
