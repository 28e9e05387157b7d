import type { Point, Polygon } from '../../../author.ts'
import { itemOf } from '../../../tuple.ts'

/** The area of a drawn figure: its polygon, with the arcs that bulge out or in, less its circles, by a value of π. */
export function measuredArea({ points, corners, arcs, circles }: Polygon, pi: number): number {
  const places = points.slice(0, corners)
  const at = (name: string): Point => points.find(point => point.name === name)!.at
  const flat = places.reduce((all, { at: [x, y] }, i) => {
    const [u, v] = itemOf(places, (i + 1) % corners).at
    return all + (x * v - u * y) / 2
  }, 0)
  const bulges = arcs.reduce((all, { from, to, center }) => {
    const [a, b, c] = [at(from), at(to), at(center)]
    const radius = Math.hypot(a[0] - c[0], a[1] - c[1])
    const turn =
      ((((Math.atan2(b[1] - c[1], b[0] - c[0]) - Math.atan2(a[1] - c[1], a[0] - c[0])) / (2 * Math.PI)) % 1) + 1) % 1
    // Between an arc and its chord.
    const segment = turn * pi * radius ** 2 - (radius ** 2 * Math.sin(2 * Math.PI * turn)) / 2
    const i = places.findIndex(({ name }) => name === from)
    const isOutwards = places[(i + 1) % corners]?.name === to
    return all + (isOutwards === flat > 0 ? segment : -segment)
  }, 0)
  const holes = circles.reduce((all, { radius }) => all + pi * radius ** 2, 0)
  return Math.abs(flat) + bulges - holes
}

/** The length of its outline, with the arcs by a value of π. */
export function measuredOutline({ points, corners, arcs }: Polygon, pi: number): number {
  const places = points.slice(0, corners)
  const at = (name: string): Point => points.find(point => point.name === name)!.at
  return places.reduce((all, one, i) => {
    const next = itemOf(places, (i + 1) % corners)
    const arc = arcs.find(({ from, to }) => [from, to].includes(one.name) && [from, to].includes(next.name))
    if (!arc) return all + Math.hypot(one.at[0] - next.at[0], one.at[1] - next.at[1])
    const [a, b, c] = [at(arc.from), at(arc.to), at(arc.center)]
    const radius = Math.hypot(a[0] - c[0], a[1] - c[1])
    const turn =
      ((((Math.atan2(b[1] - c[1], b[0] - c[0]) - Math.atan2(a[1] - c[1], a[0] - c[0])) / (2 * Math.PI)) % 1) + 1) % 1
    return all + turn * 2 * pi * radius
  }, 0)
}
