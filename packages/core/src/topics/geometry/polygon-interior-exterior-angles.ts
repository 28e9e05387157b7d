import { angleDegrees, integer, numberOfDegrees } from '../../answer/number.ts'
import { tableCells } from '../../answer/number-list.ts'
import { type Block, type Both, type Content, figure, prose, table } from '../../content.ts'
import { polygon } from '../../figure/polygon.ts'
import { blank, degrees, symbol, words } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { m } from '../../math/template.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { asDegrees, drawX, labelFor, solutionOf } from './shared/linear-labels.ts'

const NAMES = new Map<number, Expr>([
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
const REGULAR = [5, 6, 8, 9, 10, 12, 15, 18, 20, 24, 30, 36] as const

/** How many sides the printed words or numbers speak of. */
function sidesIn(printed: Printed): Ratio {
  const named = printed.all('words').map(({ en }) => [...NAMES].find(([, of]) => of.kind === 'words' && of.en === en))
  return Ratio.of(named[0]?.[0] ?? printed.numbers[0]!.n)
}
const x = symbol('x')
const EXTERIOR = [35, 110] as const

/** Exterior angles of a convex polygon, in order. */
const drawExteriors = (random: Random, n: number): readonly number[] =>
  random.until(
    () => {
      const mean = 360 / n
      const first = Array.from({ length: n - 1 }, () => random.int(Math.max(35, mean - 25), Math.min(110, mean + 25)))
      return [...first, 360 - first.reduce((sum, angle) => sum + angle)]
    },
    angles => angles.every(angle => angle >= EXTERIOR[0] && angle <= EXTERIOR[1]),
  )

/** The corners of a polygon with these exterior angles whose sides all touch a circle. */
function cornersWith(exteriors: readonly number[]) {
  let direction = 0
  return exteriors.map(exterior => {
    const middle = ((direction + exterior / 2) * Math.PI) / 180
    const radius = 1 / Math.cos((exterior * Math.PI) / 360)
    direction += exterior
    return [radius * Math.cos(middle), radius * Math.sin(middle)] as const
  })
}
const drawShape = (random: Random) => {
  const n = random.evenly([5, 4, 6])
  return { n, exteriors: drawExteriors(random, n), turn: random.int(-90, 90) }
}
const labelsIn = (printed: Printed): readonly Expr[] =>
  printed.figure('polygon').angles.flatMap(({ label }) => (label?.kind === 'measure' ? [label.of] : []))
/** All angles of the figure but the one named x, added up. */
const knownSum = (printed: Printed) =>
  labelsIn(printed)
    .filter(label => label.kind !== 'symbol')
    .reduce((sum, label) => sum.plus(evaluate(label)), Ratio.of(0))

const findX = { en: prose`Find ${x}.`, es: prose`Halla ${x}.` }
const both = (drawn: Block): Both<Content> => ({ en: drawn, es: drawn })

/** Rows of a table: number of sides, sum, interior angle, exterior angle. */
const rowFor = (n: number): readonly Expr[] => [
  m`${n}`,
  degrees(180 * (n - 2)),
  degrees((180 * (n - 2)) / n),
  degrees(360 / n),
]
const HEAD = [
  words('Sides', 'Lados'),
  words('Interior sum', 'Suma interior'),
  words('Each interior', 'Cada interior'),
  words('Each exterior', 'Cada exterior'),
]

export const polygonInteriorExteriorAngles = defineTopic(
  {
    id: 'polygon-interior-exterior-angles',
    name: { en: 'Interior and exterior angles of polygons', es: 'Ángulos interiores y exteriores de polígonos' },
    description: {
      en: 'Use angle sums to find interior angles, exterior angles or the number of sides of a polygon.',
      es: 'Usa sumas de ángulos para hallar ángulos interiores, exteriores o el número de lados de un polígono.',
    },
    domain: 'Congruence: Triangles & Quadrilaterals',
    standards: ['G-CO.C.10', 'G-CO.C.11'],
    levels: { easy: {}, medium: {}, hard: {} },
  },
  form => ({
    sum: form({
      levels: ['easy'],
      lines: 2,
      draw: random => ({ n: random.int(4, 20) }),
      answer: angleDegrees,
      solve: ({ n }) => 180 * (n - 2),
      ask({ n }) {
        const known = NAMES.get(n)
        return known
          ? {
              en: prose`Find the sum of the interior angles of a convex ${known}.`,
              es: prose`Halla la suma de los ángulos interiores de un ${known} convexo.`,
            }
          : {
              en: prose`Find the sum of the interior angles of a convex polygon with ${n} sides.`,
              es: prose`Halla la suma de los ángulos interiores de un polígono convexo de ${n} lados.`,
            }
      },
      // Interior and exterior angles together make a straight angle at each corner.
      check: (printed, answer) => exact(answer).plus(360).equals(sidesIn(printed).times(180)),
    }),

    eachExterior: form({
      levels: ['easy'],
      lines: 2,
      draw: random => ({ n: random.pick(REGULAR) }),
      answer: angleDegrees,
      solve: ({ n }) => 360 / n,
      ask({ n }) {
        const known = NAMES.get(n)
        return known
          ? {
              en: prose`Find the measure of each exterior angle of a regular ${known}.`,
              es: prose`Halla la medida de cada ángulo exterior de un ${known} regular.`,
            }
          : {
              en: prose`Find the measure of each exterior angle of a regular polygon with ${n} sides.`,
              es: prose`Halla la medida de cada ángulo exterior de un polígono regular de ${n} lados.`,
            }
      },
      check: (printed, answer) => exact(answer).times(sidesIn(printed)).equals(360),
    }),

    missingExterior: form({
      levels: ['easy'],
      share: 2,
      instruction: findX,
      lines: 3,
      draw: drawShape,
      answer: numberOfDegrees,
      solve: ({ exteriors }) => exteriors[0]!,
      ask: ({ exteriors, turn }) =>
        both(
          figure(
            polygon({
              vertices: cornersWith(exteriors),
              exterior: exteriors.map((angle, i) => ({ at: 'ABCDEF'[i]!, label: degrees(i === 0 ? x : angle) })),
              turn,
            }),
          ),
        ),
      check: (printed, answer) => exact(answer).plus(knownSum(printed)).equals(360),
    }),

    eachInterior: form({
      levels: ['medium'],
      lines: 2,
      draw: random => ({ n: random.pick(REGULAR) }),
      answer: angleDegrees,
      solve: ({ n }) => (180 * (n - 2)) / n,
      ask({ n }) {
        const known = NAMES.get(n)
        return known
          ? {
              en: prose`Find the measure of each interior angle of a regular ${known}.`,
              es: prose`Halla la medida de cada ángulo interior de un ${known} regular.`,
            }
          : {
              en: prose`Find the measure of each interior angle of a regular polygon with ${n} sides.`,
              es: prose`Halla la medida de cada ángulo interior de un polígono regular de ${n} lados.`,
            }
      },
      // By the exterior angle beside it.
      check: (printed, answer) => Ratio.of(180).minus(exact(answer)).times(sidesIn(printed)).equals(360),
    }),

    missingInterior: form({
      levels: ['medium'],
      share: 2,
      instruction: findX,
      lines: 3,
      draw: drawShape,
      answer: numberOfDegrees,
      solve: ({ exteriors }) => 180 - exteriors[0]!,
      ask: ({ exteriors, turn }) =>
        both(
          figure(
            polygon({
              vertices: cornersWith(exteriors),
              angles: exteriors.map((angle, i) => degrees(i === 0 ? x : 180 - angle)),
              turn,
            }),
          ),
        ),
      // What is left of the straight angles beside the others.
      check(printed, answer) {
        const n = printed.figure('polygon').corners
        return Ratio.of(180 * n)
          .minus(knownSum(printed))
          .minus(exact(answer))
          .equals(360)
      },
    }),

    table: form({
      levels: ['medium', 'hard'],
      lines: 2,
      draw: random => ({
        rows: random.sample(REGULAR, 2).map((n, i) => ({ n, given: i === 0 ? 0 : random.evenly([3, 1, 2]) })),
      }),
      answer: tableCells,
      solve: ({ rows }) => ({
        head: HEAD,
        rows: rows.map(({ n }) => rowFor(n)),
        blanks: rows.flatMap(({ n, given }) => rowFor(n).filter((_, i) => i !== given)).map(value => exactOf(value)),
      }),
      ask({ rows }) {
        const printed = table({
          head: HEAD,
          rows: rows.map(({ n, given }) => rowFor(n).map((value, i) => (i === given ? value : blank(3)))),
        })
        return {
          en: [prose`Complete the table for regular polygons.`, printed],
          es: [prose`Completa la tabla de polígonos regulares.`, printed],
        }
      },
      // In each row the angle at a corner and the exterior angle make 180°, and n of each make the sums.
      check(printed, { blanks }) {
        let next = 0
        return printed.block('table').rows.every(row => {
          const [n, sum, interior, exterior] = row.map(([item]) =>
            typeof item === 'object' && item.kind === 'blank' ? exact(blanks[next++]!) : evaluate(item as Expr),
          )
          return (
            n!.isInteger &&
            interior!.plus(exterior!).equals(180) &&
            n!.times(exterior!).equals(360) &&
            n!.times(interior!).equals(sum!)
          )
        })
      },
    }),

    sidesFromInterior: form({
      levels: ['hard'],
      lines: 3,
      draw: random => ({ n: random.pick(REGULAR) }),
      answer: integer,
      solve: ({ n }) => n,
      ask({ n }) {
        const angle = degrees((180 * (n - 2)) / n)
        return {
          en: prose`Each interior angle of a regular polygon measures ${angle}. How many sides does it have?`,
          es: prose`Cada ángulo interior de un polígono regular mide ${angle}. ¿Cuántos lados tiene?`,
        }
      },
      check: (printed, answer) =>
        exact(answer)
          .minus(2)
          .times(180)
          .equals(printed.numbers[0]!.times(exact(answer))),
    }),

    sidesFromExterior: form({
      levels: ['hard'],
      lines: 2,
      draw: random => ({ n: random.pick(REGULAR) }),
      answer: integer,
      solve: ({ n }) => n,
      ask({ n }) {
        const angle = degrees(360 / n)
        return {
          en: prose`Each exterior angle of a regular polygon measures ${angle}. How many sides does it have?`,
          es: prose`Cada ángulo exterior de un polígono regular mide ${angle}. ¿Cuántos lados tiene?`,
        }
      },
      check: (printed, answer) => exact(answer).times(printed.numbers[0]!).equals(360),
    }),

    sidesFromSum: form({
      levels: ['hard'],
      lines: 3,
      draw: random => ({ n: random.int(5, 20) }),
      answer: integer,
      solve: ({ n }) => n,
      ask({ n }) {
        const total = degrees(180 * (n - 2))
        return {
          en: prose`The interior angles of a convex polygon add up to ${total}. How many sides does it have?`,
          es: prose`Los ángulos interiores de un polígono convexo suman ${total}. ¿Cuántos lados tiene?`,
        }
      },
      check: (printed, answer) => exact(answer).times(180).minus(360).equals(printed.numbers[0]!),
    }),

    timesExterior: form({
      levels: ['hard'],
      lines: 4,
      draw: random => ({ k: random.int(2, 9) }),
      answer: integer,
      solve: ({ k }) => 2 * (k + 1),
      ask: ({ k }) => ({
        en: prose`Each interior angle of a regular polygon is ${k} times its exterior angle. How many sides does the polygon have?`,
        es: prose`Cada ángulo interior de un polígono regular es ${k} veces su ángulo exterior. ¿Cuántos lados tiene el polígono?`,
      }),
      check(printed, answer) {
        const exterior = Ratio.of(360).over(exact(answer))
        return exterior.times(printed.numbers[0]!).plus(exterior).equals(180)
      },
    }),

    expressions: form({
      levels: ['hard'],
      share: 3,
      lines: 5,
      draw(random) {
        const { n, exteriors, turn } = random.until(
          () => drawShape(random),
          ({ exteriors }) => exteriors.filter(angle => angle === Math.min(...exteriors)).length === 1,
        )
        const sizes = exteriors.map(angle => 180 - angle)
        const at = drawX(random, ...sizes)
        const numeric = random.sample(sizes, n - 3)
        const labels = sizes.map(size =>
          numeric.includes(size) ? degrees(size) : asDegrees(labelFor(random, size, at).of),
        )
        return { exteriors, turn, labels }
      },
      answer: angleDegrees,
      solve: ({ exteriors }) => 180 - Math.min(...exteriors),
      ask({ exteriors, turn, labels }): Both<Content> {
        const drawn = figure(polygon({ vertices: cornersWith(exteriors), angles: labels, turn }))
        return {
          en: [drawn, prose`Find the largest interior angle. First solve for ${x}.`],
          es: [drawn, prose`Halla el ángulo interior mayor. Primero halla ${x}.`],
        }
      },
      // Solves the linear equation from two values of the printed sum.
      check(printed, answer) {
        const labels = labelsIn(printed)
        const value = solutionOf(labels, 180 * (printed.figure('polygon').corners - 2))
        const sizes = labels.map(label => evaluate(label, { x: value }))
        return (
          value.isInteger &&
          sizes.every(size => size.compare(exact(answer)) <= 0) &&
          sizes.some(size => size.equals(exact(answer)))
        )
      },
    }),
  }),
)

const exactOf = (value: Expr) => evaluate(value)
