import { type Expr, evaluate, type Of, type Printed, type Random, Ratio, symbol, words } from '../../../author.ts'

export const NAMES = new Map<number, Of<'words'>>([
  [4, words('quadrilateral', 'cuadrilátero')],
  [5, words('pentagon', 'pentágono')],
  [6, words('hexagon', 'hexágono')],
  [7, words('heptagon', 'heptágono')],
  [8, words('octagon', 'octágono')],
  [9, words('nonagon', 'eneágono')],
  [10, words('decagon', 'decágono')],
  [12, words('dodecagon', 'dodecágono')],
])

/** Their angles are whole numbers of degrees. */
export const REGULAR = [5, 6, 8, 9, 10, 12, 15, 18, 20, 24, 30, 36] as const

/** How many sides the printed words or numbers speak of. */
export function sidesIn(printed: Printed): Ratio {
  const named = printed.all('words').map(({ en }) => [...NAMES].find(([, of]) => of.en === en))
  const [known] = named.flatMap(entry => (entry ? [entry[0]] : []))
  return known === undefined ? printed.take(1)[0] : Ratio.of(known)
}

export const x = symbol('x')

const LARGEST = 110

/** Exterior angles of a convex polygon, in order. */
const drawExteriors = (random: Random, n: number, smallest: number): readonly number[] =>
  random.until(
    () => {
      const mean = 360 / n
      const spread = Math.min(25, mean - smallest)
      const first = Array.from({ length: n - 1 }, () => random.int(mean - spread, Math.min(LARGEST, mean + spread)))
      return [...first, 360 - first.reduce((sum, angle) => sum + angle)]
    },
    angles => angles.every(angle => angle >= smallest && angle <= LARGEST),
  )

/** The corners of a polygon with these exterior angles whose sides all touch a circle. */
export function cornersWith(exteriors: readonly number[]) {
  let direction = 0
  return exteriors.map(exterior => {
    const middle = ((direction + exterior / 2) * Math.PI) / 180
    const radius = 1 / Math.cos((exterior * Math.PI) / 360)
    direction += exterior
    return [radius * Math.cos(middle), radius * Math.sin(middle)] as const
  })
}

/** Drawn before a search, the counts of corners take turns. */
export const drawCorners = (random: Random) => random.evenly([5, 4, 6])

/** No exterior angle is smaller than this. */
export const drawShape = (random: Random, smallest: number, n = drawCorners(random)) => {
  return { n, exteriors: drawExteriors(random, n, smallest), turn: random.int(-90, 90) }
}

export const labelsIn = (printed: Printed): readonly Expr[] =>
  printed.figure('polygon').angles.flatMap(({ label }) => (label?.kind === 'measure' ? [label.of] : []))

/** All angles of the figure but the one named x, added up. */
export const knownSum = (printed: Printed) =>
  labelsIn(printed)
    .filter(label => label.kind !== 'symbol')
    .reduce((sum, label) => sum.plus(evaluate(label)), Ratio.of(0))
