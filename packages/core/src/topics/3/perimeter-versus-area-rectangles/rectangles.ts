import {
  type AreaGrid,
  areaGrid,
  count,
  divide,
  equation,
  line,
  type Random,
  type Step,
  step,
  sum,
  symbol,
  times,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'

export interface Rectangle {
  readonly short: number
  readonly long: number
}
/** What two rectangles have in common. */
export type Shared = 'perimeter' | 'area'

export const areaOf = ({ short, long }: Rectangle): number => short * long
export const perimeterOf = ({ short, long }: Rectangle): number => 2 * (short + long)

const between = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)

/** All rectangles whose sides are from least to most. */
export const rectanglesWithin = (least: number, most: number): readonly Rectangle[] =>
  between(least, most).flatMap(short => between(short, most).map(long => ({ short, long })))

/** All with whole sides whose long and short side add up to this. */
export const rectanglesAround = (half: number): readonly Rectangle[] =>
  between(1, Math.floor(half / 2)).map(short => ({ short, long: half - short }))
/** All with whole sides and this area. */
export const rectanglesOfArea = (area: number): readonly Rectangle[] =>
  between(1, Math.floor(Math.sqrt(area)))
    .filter(short => area % short === 0)
    .map(short => ({ short, long: area / short }))

const pairsOf = (
  rectangles: readonly Rectangle[],
  measureOf: (one: Rectangle) => number,
): readonly (readonly [Rectangle, Rectangle])[] =>
  rectangles.flatMap((a, i) =>
    rectangles.slice(i + 1).flatMap(b => (measureOf(a) === measureOf(b) ? [[a, b] as const] : [])),
  )
/** Where the area and the perimeter are one number, taking one for the other goes unseen. */
const TELLING = rectanglesWithin(1, 10).filter(one => areaOf(one) !== perimeterOf(one))

/** Pairs of different rectangles by what they share: small enough to stand side by side, large enough for squares of one size. */
const PAIRS = {
  perimeter: pairsOf(
    TELLING.filter(
      one => one.short >= 2 && one.long >= 5 && one.long <= 9 && perimeterOf(one) >= 12 && perimeterOf(one) <= 24,
    ),
    perimeterOf,
  ),
  area: pairsOf(
    TELLING.filter(one => one.long >= 5 && areaOf(one) <= 40),
    areaOf,
  ),
}
/** The forms of a level share the pairs out. */
export function drawPair(random: Random, shared: Shared, share: 0 | 1 | 2): readonly [Rectangle, Rectangle] {
  const [a, b] = random.evenly(PAIRS[shared].filter((_, i) => i % 3 === share))
  return random.chance(0.5) ? [a, b] : [b, a]
}

/** Every perimeter as often as any other, though more rectangles have a middle one. */
export function drawEvenly(random: Random, all: readonly Rectangle[]): Rectangle {
  const perimeter = random.pick([...new Set(all.map(perimeterOf))])
  return random.pick(all.filter(one => perimeterOf(one) === perimeter))
}

export const drawnOn = ({ short, long }: Rectangle, name?: string): AreaGrid =>
  areaGrid({ rows: short, columns: long, ...(name === undefined ? {} : { name: symbol(name) }) })

/** As a child counts: the squares, and the edges that have no square on the other side. */
export function countedIn({ rows, columns }: Pick<AreaGrid, 'rows' | 'columns'>) {
  const row = between(1, columns)
  const area = between(1, rows).flatMap(() => row).length
  return { area, perimeter: row.length + row.length + rows + rows }
}

export const areaLine = (rectangle: Rectangle) => equation(times(rectangle.short, rectangle.long), areaOf(rectangle))
export const perimeterLine = (rectangle: Rectangle) => {
  const { short, long } = rectangle
  return equation(sum(long, short, long, short), perimeterOf(rectangle))
}

export const areaFound = (rectangle: Rectangle, name: string): Step =>
  step(areaLine(rectangle), because.explain, {
    sentence: {
      en: line`Area of rectangle ${symbol(name)}: it has ${count(rectangle.short, nouns.row)} of ${rectangle.long} squares.`,
      es: line`Área del rectángulo ${symbol(name)}: tiene ${count(rectangle.short, nouns.row)} de ${rectangle.long} cuadrados.`,
    },
  })
export const perimeterFound = (rectangle: Rectangle, name: string): Step =>
  step(perimeterLine(rectangle), because.explain, {
    sentence: {
      en: line`Perimeter of rectangle ${symbol(name)}: add its four sides.`,
      es: line`Perímetro del rectángulo ${symbol(name)}: suma sus cuatro lados.`,
    },
  })

/** Half of the perimeter is a short side and a long side. */
export const halfOfPerimeter = (perimeter: number): Step =>
  step(equation(divide(perimeter, 2), perimeter / 2), because.explain, {
    sentence: {
      en: line`Two shorter sides and two longer sides go all the way around, so one shorter side and one longer side add up to half of the perimeter.`,
      es: line`El borde tiene dos lados cortos y dos largos, así que un lado corto y uno largo suman la mitad del perímetro.`,
    },
  })
