import {
  angleDegrees,
  blank,
  both,
  degrees,
  type Expr,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  figure,
  integer,
  itemOf,
  join,
  line,
  m,
  numberOfDegrees,
  over,
  polygon,
  prose,
  Ratio,
  type Step,
  step,
  sum,
  table,
  tableCells,
  tupleOf,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { cornersWith, drawShape, knownSum, REGULAR, sidesIn, x } from './parts.ts'
import {
  a,
  b,
  EXTERIOR_SUM,
  EXTERIOR_SUM_OF_N,
  exteriorFrom,
  findX,
  INTERIOR_SUM,
  lastAngle,
  n,
  ofRegular,
  otherOfPair,
  readSides,
  S,
  sidesFound,
  sumProduct,
} from './shared.ts'

const sumFor = (sides: number): Step =>
  step(equation(equation(S, sumProduct(sides, degrees)), degrees(180 * (sides - 2))), because.use, {
    rule: INTERIOR_SUM,
  })

const exteriorFor = (sides: number): Step =>
  step(equation(equation(b, over(degrees(360), sides)), degrees(360 / sides)), because.use, { rule: EXTERIOR_SUM })

const sidesFrom = (exterior: number): Step =>
  step(equation(equation(n, over(degrees(360), degrees(exterior))), 360 / exterior), because.use, {
    rule: EXTERIOR_SUM,
  })

/** A row of the table: number of sides, sum, interior angle, exterior angle. */
const rowFor = (sides: number): readonly Expr[] => [
  expr(sides),
  degrees(180 * (sides - 2)),
  degrees((180 * (sides - 2)) / sides),
  degrees(360 / sides),
]

const HEAD = [
  words('Sides', 'Lados'),
  words('Interior sum', 'Suma interior'),
  words('Each interior', 'Cada interior'),
  words('Each exterior', 'Cada exterior'),
]

/** The three cells that are missing, from the one at this place. */
function rowSteps(sides: number, given: number): readonly Step[] {
  const exterior = 360 / sides
  const inner = otherOfPair(a, exterior)
  if (given === 0) return [sumFor(sides), exteriorFor(sides), inner]
  if (given === 3) return [sidesFrom(exterior), sumFor(sides), inner]
  if (given === 2) return [exteriorFrom(180 - exterior), sidesFrom(exterior), sumFor(sides)]
  return [
    step(equation(equation(n, sum(over(degrees(180 * (sides - 2)), degrees(180)), 2)), sides), because.use, {
      rule: INTERIOR_SUM,
    }),
    exteriorFor(sides),
    inner,
  ]
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  eachInterior: form({
    levels: ['medium'],
    lines: 2,
    draw: random => ({ sides: random.pick(REGULAR) }),
    answer: angleDegrees,
    solve: ({ sides }) => (180 * (sides - 2)) / sides,
    ask: ({ sides }) => ofRegular(sides, 'interior'),
    solution: ({ sides }, answer) => [
      readSides(sides),
      sumFor(sides),
      step(equation(equation(a, over(degrees(180 * (sides - 2)), sides)), degrees(answer)), because.equalAnglesShare),
    ],
    // By the exterior angle beside it.
    check: (printed, answer) => Ratio.of(180).minus(exact(answer)).times(sidesIn(printed)).equals(360),
  }),
  missingInterior: form({
    levels: ['medium'],
    share: 2,
    instruction: findX,
    draw: random => drawShape(random, 42, random.evenly([5, 6])),
    answer: numberOfDegrees,
    solve: ({ exteriors }) => 180 - itemOf(exteriors, 0),
    ask: ({ exteriors, turn }) =>
      both(
        figure(
          polygon({
            vertices: cornersWith(exteriors),
            angles: exteriors.map((angle, k) => degrees(k === 0 ? x : 180 - angle)),
            turn,
          }),
        ),
      ),
    solution({ exteriors }) {
      const total = 180 * (exteriors.length - 2)
      const summed = equation(sum(x, ...exteriors.slice(1).map(angle => 180 - angle)), total)
      return [
        readSides(exteriors.length),
        sumFor(exteriors.length),
        step(summed, because.anglesAddUp, { total: degrees(total) }),
        ...lastAngle(
          exteriors.slice(1).map(angle => 180 - angle),
          total,
        ),
      ]
    },
    // What is left of the straight angles beside the others.
    check(printed, answer) {
      const sides = printed.figure('polygon').corners
      return Ratio.of(180 * sides)
        .minus(knownSum(printed))
        .minus(exact(answer))
        .equals(360)
    },
  }),
  sidesFromSum: form({
    levels: ['medium'],
    draw: random => ({ sides: random.int(5, 20) }),
    answer: integer,
    solve: ({ sides }) => sides,
    ask({ sides }) {
      const total = degrees(180 * (sides - 2))
      return {
        en: prose`The interior angles of a convex polygon add up to ${total}. How many sides does it have?`,
        es: prose`Los ángulos interiores de un polígono convexo suman ${total}. ¿Cuántos lados tiene?`,
      }
    },
    solution: ({ sides }) => [
      step(equation(m`(n - 2)180°`, degrees(180 * (sides - 2))), because.explain, {
        sentence: {
          en: line`Let ${n} be the number of sides. Use the polygon interior angle sum theorem.`,
          es: line`Sea ${n} el número de lados. Usa el teorema de la suma de los ángulos interiores.`,
        },
      }),
      step(m`n - 2 = ${sides - 2}`, because.divideBothSides, { value: degrees(180) }),
      sidesFound(sides, { en: line`Add 2 to both sides.`, es: line`Suma 2 a ambos lados.` }),
    ],
    check: (printed, answer) => exact(answer).times(180).minus(360).equals(printed.take(1)[0]),
  }),
  sidesFromInterior: form({
    levels: ['medium'],
    draw: random => ({ sides: random.pick(REGULAR) }),
    answer: integer,
    solve: ({ sides }) => sides,
    ask({ sides }) {
      const angle = degrees((180 * (sides - 2)) / sides)
      return {
        en: prose`Each interior angle of a regular polygon measures ${angle}. How many sides does it have?`,
        es: prose`Cada ángulo interior de un polígono regular mide ${angle}. ¿Cuántos lados tiene?`,
      }
    },
    solution: ({ sides }) => [
      exteriorFrom(180 - 360 / sides),
      step(equation(join(360 / sides, n), 360), because.explain, { sentence: EXTERIOR_SUM_OF_N }),
      sidesFound(sides, {
        en: line`Divide both sides by ${360 / sides}.`,
        es: line`Divide ambos lados entre ${360 / sides}.`,
      }),
    ],
    check: (printed, answer) =>
      exact(answer)
        .minus(2)
        .times(180)
        .equals(printed.take(1)[0].times(exact(answer))),
  }),
  table: form({
    levels: ['medium'],
    draw: (random, { given }) => {
      const [first, second] = random.sample(REGULAR, 2)
      const places = random.shuffle<number[]>([...given])
      return { rows: [first, second].map((sides, k) => ({ sides, given: itemOf(places, k) })) }
    },
    answer: tableCells,
    solve: ({ rows }) => ({
      head: HEAD,
      rows: rows.map(({ sides }) => rowFor(sides)),
      blanks: rows
        .flatMap(({ sides, given }) => rowFor(sides).filter((_, k) => k !== given))
        .map(value => evaluate(value)),
    }),
    ask({ rows }) {
      const printed = table({
        head: HEAD,
        rows: rows.map(({ sides, given }) => rowFor(sides).map((value, k) => (k === given ? value : blank(3)))),
      })
      return {
        en: [prose`Complete the table for regular polygons.`, printed],
        es: [prose`Completa la tabla de polígonos regulares.`, printed],
      }
    },
    solution: ({ rows }) => rows.flatMap(({ sides, given }) => rowSteps(sides, given)),
    // In each row the angle at a corner and the exterior angle make 180°, and n of each make the sums.
    check(printed, { blanks }) {
      let next = 0
      return printed.block('table').rows.every(row => {
        const [sides, total, interior, exterior] = tupleOf(
          row.map(([item]) =>
            typeof item === 'object' && item.kind === 'blank' ? exact(itemOf(blanks, next++)) : evaluate(item as Expr),
          ),
          4,
        )
        return (
          sides.isInteger &&
          interior.plus(exterior).equals(180) &&
          sides.times(exterior).equals(360) &&
          sides.times(interior).equals(total)
        )
      })
    },
  }),
})
