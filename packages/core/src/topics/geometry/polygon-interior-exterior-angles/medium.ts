import {
  angleDegrees,
  blank,
  degrees,
  type Expr,
  evaluate,
  exact,
  type FormMaker,
  figure,
  m,
  numberOfDegrees,
  polygon,
  prose,
  Ratio,
  table,
  tableCells,
  words,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { both, cornersWith, drawShape, findX, knownSum, NAMES, REGULAR, sidesIn, x } from './parts.ts'

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

const exactOf = (value: Expr) => evaluate(value)

export const mediumForms = (form: FormMaker<typeof levels>) => ({
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
    draw: random => drawShape(random, 42),
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
})
