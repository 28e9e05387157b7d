import {
  type Block,
  type Both,
  coordinatePlane,
  drawing,
  type Figure,
  figure,
  gcd,
  itemOf,
  type Printed,
  type Random,
  Ratio,
} from '../../../author.ts'
import { startingAt } from '../stories/turns.ts'
import { type Context, contexts, heads } from './contexts.ts'

/** A proportional relationship on a grid: so many squares to the right and so many up, from the origin on. */
export type Drawn = {
  readonly context: number
  readonly xStep: number
  readonly yStep: number
  readonly right: number
  readonly up: number
}
export const CELLS = 10

export const contextOf = ({ context }: Pick<Drawn, 'context'>): Context => itemOf(contexts, context)
export const rateOf = ({ xStep, yStep, right, up }: Drawn): Ratio => Ratio.of(up * yStep, right * xStep)
export type At = readonly [x: number, y: number]
/** The point of the grid at a multiple of the first one. */
export const pointAt = ({ xStep, yStep, right, up }: Drawn, by = 1): At => [right * by * xStep, up * by * yStep]
/** How many such points the grid has. */
export const room = ({ right, up }: Drawn): number => Math.floor(CELLS / Math.max(right, up))

const axesOf = (drawn: Drawn) => {
  const [xName, yName] = heads(contextOf(drawn))
  return {
    x: { from: 0, to: CELLS * drawn.xStep, step: drawn.xStep, name: xName },
    y: { from: 0, to: CELLS * drawn.yStep, step: drawn.yStep, name: yName },
  }
}
/** The line from the origin as far as the grid goes, with some of its points. */
export const onGrid = (drawn: Drawn, points: readonly number[] = []): Figure =>
  coordinatePlane({ ...axesOf(drawn), lines: [lineOf(drawn)], points: points.map(by => pointAt(drawn, by)) })
export const emptyGrid = (drawn: Drawn): Figure => coordinatePlane(axesOf(drawn))
const lineOf = (drawn: Drawn) => ({ through: [[0, 0], pointAt(drawn)] as const, extent: 'ray' as const })
/** Two lines with names on one grid. */
export const twoOnGrid = (drawn: readonly [Drawn, Drawn], labels: readonly ['A', 'B']): Figure =>
  coordinatePlane({
    ...axesOf(drawn[0]),
    lines: drawn.map((one, i) => ({ ...lineOf(one), label: itemOf(labels, i) })),
  })
/** One line with its name. */
export const oneLabeled = (drawn: Drawn): Figure =>
  coordinatePlane({ ...axesOf(drawn), lines: [{ ...lineOf(drawn), label: 'A' }] })
export const lineDrawn = drawing<Drawn>(
  drawn => onGrid(drawn, [1]),
  drawn => [
    { ...drawn, right: drawn.right + 1 },
    { ...drawn, up: drawn.up + 1 },
  ],
)

type Scale = readonly [xStep: number, yStep: number]
/** All lines of a context on these scales whose rate is likely, first point of the grid first. */
export const linesOn = (
  scales: readonly Scale[],
  fits: (rate: Ratio, drawn: Drawn) => boolean,
): readonly (readonly Drawn[])[] =>
  contexts.map((context, index) => {
    const likely = [...context.whole, ...context.parts.map(part => part.toNumber())]
    const [least, most] = [Math.min(...likely), Math.max(...likely)]
    const fitting = scales.filter(([xStep]) => CELLS * xStep <= 1.7 * context.most)
    return fitting.flatMap(([xStep, yStep]) =>
      Array.from({ length: 6 }, (_, i) => i + 1).flatMap(right =>
        Array.from({ length: 9 }, (_, i) => i + 1).flatMap(up => {
          const size = (up * yStep) / (right * xStep)
          // Most are ruled out before anything exact is worked out.
          if (gcd(right, up) > 1 || up > 3 * right || up < 0.45 * right || size < least || size > most || size === 1)
            return []
          const drawn: Drawn = { context: index, xStep, yStep, right, up }
          const rate = rateOf(drawn)
          return rate.d <= 20 && fits(rate, drawn) ? [drawn] : []
        }),
      ),
    )
  })

const TURNS = [0, 1, 2, 3, 4, 5, 6] as const
/** One of the lines of a context: the rates take turns, so that no two neighbors have the same one. */
export function drawLine(
  random: Random,
  lines: readonly (readonly Drawn[])[],
  places: readonly number[],
  first: number,
): Drawn {
  const all = itemOf(lines, random.evenly(places))
  const turn = random.evenly(startingAt(TURNS, first))
  const rates = all.map(rateOf).filter((rate, i, given) => given.findIndex(other => other.equals(rate)) === i)
  const rate = itemOf(rates, turn % rates.length)
  return random.pick(all.filter(drawn => rateOf(drawn).equals(rate)))
}

/** The rate is no whole number, and is read at a point to the right of 1. */
export const isReadAside = (rate: Ratio, { right, xStep }: Drawn): boolean =>
  right * xStep >= 2 && right <= 5 && !rate.isInteger && 100 % rate.d === 0 && rate.d <= 4

/** Where the printed lines go. */
export const linesIn = (printed: Printed): readonly At[] =>
  printed.figure('coordinate-plane').lines.map(({ through }) => [through[1][0], through[1][1]])
/** What is said, then what is shown. */
export const stacked = ({ en, es }: Both<Block>, ...shown: readonly (Figure | Block)[]): Both<readonly Block[]> => {
  const blocks = shown.map(item => (isFigure(item) ? figure(item) : item))
  return { en: [en, ...blocks], es: [es, ...blocks] }
}
const isFigure = (item: Figure | Block): item is Figure =>
  item.kind === 'coordinate-plane' || item.kind === 'function-graph'
