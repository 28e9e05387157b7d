import {
  angleDegrees,
  answerStep,
  blank,
  both,
  bracketed,
  defineTopic,
  degrees,
  type Expr,
  equation,
  evaluate,
  exact,
  expr,
  figure,
  integer,
  itemOf,
  join,
  line,
  m,
  minus,
  numberOfDegrees,
  over,
  polygon,
  prose,
  type Random,
  Ratio,
  type Step,
  solveLinear,
  statements,
  step,
  sum,
  sumOfLabels,
  symbol,
  table,
  tableCells,
  tupleOf,
  words,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { asDegrees, drawX, labelFor, solutionOf } from '../kit/angles/linear-labels.ts'
import { whichReason } from '../kit/geometry/which-reason.ts'
import {
  cornersWith,
  drawCorners,
  drawShape,
  knownSum,
  labelsIn,
  NAMES,
  REGULAR,
  sidesIn,
  x,
} from './polygon-interior-exterior-angles/parts.ts'
import { drawArgued, justifies, theorems } from './polygon-interior-exterior-angles/reasons.ts'

const findX = { en: prose`Find the value of ${x}.`, es: prose`Halla el valor de ${x}.` }
/** The number of sides, the sum of the interior angles, each interior and each exterior angle. */
const [n, S, a, b] = [symbol('n'), symbol('S'), symbol('a'), symbol('b')]

const INTERIOR_SUM = {
  en: line`the polygon interior angle sum theorem`,
  es: line`el teorema de la suma de los ángulos interiores`,
}
const EXTERIOR_SUM = {
  en: line`the polygon exterior angle sum theorem`,
  es: line`el teorema de la suma de los ángulos exteriores`,
}
const readSides = (sides: number): Step =>
  step(equation(n, sides), because.read, { what: { en: line`the number of sides`, es: line`el número de lados` } })
/** (5 − 2) · 180. */
const sumProduct = (sides: number, unit: (of: number) => number | Expr = of => of): Expr =>
  join(bracketed(minus(sides, 2)), unit(180))
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
const otherOfPair = (letter: Expr, angle: number): Step =>
  step(equation(equation(letter, minus(degrees(180), degrees(angle))), degrees(180 - angle)), because.straightAngle)

/** "each interior angle of a regular octagon". */
const ofRegular = (sides: number, which: 'interior' | 'exterior') => {
  const known = NAMES.get(sides)
  const kind = words(which, which)
  return known
    ? {
        en: prose`Find the measure of each ${kind} angle of a regular ${known}.`,
        es: prose`Halla la medida de cada ángulo ${kind} de un ${known} regular.`,
      }
    : {
        en: prose`Find the measure of each ${kind} angle of a regular polygon with ${sides} sides.`,
        es: prose`Halla la medida de cada ángulo ${kind} de un polígono regular de ${sides} lados.`,
      }
}

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
  if (given === 2) return [otherOfPair(b, 180 - exterior), sidesFrom(exterior), sumFor(sides)]
  return [
    step(equation(equation(n, sum(over(degrees(180 * (sides - 2)), degrees(180)), 2)), sides), because.use, {
      rule: INTERIOR_SUM,
    }),
    exteriorFor(sides),
    inner,
  ]
}

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
    rev: 2,
    levels: {
      easy: {},
      medium: { given: [0, 3] },
      hard: { given: [2, 1] },
    },
  },
  form => ({
    sum: form({
      levels: ['easy'],
      draw: random => ({ sides: random.int(4, 20) }),
      answer: angleDegrees,
      solve: ({ sides }) => 180 * (sides - 2),
      ask({ sides }) {
        const known = NAMES.get(sides)
        return known
          ? {
              en: prose`Find the sum of the interior angles of a convex ${known}.`,
              es: prose`Halla la suma de los ángulos interiores de un ${known} convexo.`,
            }
          : {
              en: prose`Find the sum of the interior angles of a convex polygon with ${sides} sides.`,
              es: prose`Halla la suma de los ángulos interiores de un polígono convexo de ${sides} lados.`,
            }
      },
      solution: ({ sides }, answer) => [
        readSides(sides),
        step(m`S = (n - 2)180°`, because.use, { rule: INTERIOR_SUM }),
        step(equation(equation(S, sumProduct(sides, degrees)), degrees(answer)), because.substitute, {
          value: sides,
          letter: n,
        }),
      ],
      // Interior and exterior angles together make a straight angle at each corner.
      check: (printed, answer) => exact(answer).plus(360).equals(sidesIn(printed).times(180)),
    }),

    eachExterior: form({
      levels: ['easy'],
      lines: 2,
      draw: random => ({ sides: random.pick(REGULAR) }),
      answer: angleDegrees,
      solve: ({ sides }) => 360 / sides,
      ask: ({ sides }) => ofRegular(sides, 'exterior'),
      solution: ({ sides }, answer) => [
        readSides(sides),
        step(m`n b = 360°`, because.use, { rule: EXTERIOR_SUM }),
        step(equation(equation(b, over(degrees(360), sides)), degrees(answer)), because.divideBothSides, {
          value: sides,
        }),
      ],
      check: (printed, answer) => exact(answer).times(sidesIn(printed)).equals(360),
    }),

    missingExterior: form({
      levels: ['easy'],
      share: 2,
      instruction: findX,
      // The label of an exterior angle stands between a side and what it goes on to.
      draw: random => drawShape(random, 52),
      answer: numberOfDegrees,
      solve: ({ exteriors }) => itemOf(exteriors, 0),
      ask: ({ exteriors, turn }) =>
        both(
          figure(
            polygon({
              vertices: cornersWith(exteriors),
              exterior: exteriors.map((angle, k) => ({
                at: itemOf([...'ABCDEF'], k),
                label: degrees(k === 0 ? x : angle),
              })),
              turn,
              size: 4 + 2.5 * exteriors.length,
            }),
          ),
        ),
      solution({ exteriors }) {
        const summed = equation(sum(x, ...exteriors.slice(1)), 360)
        const what = { en: line`the exterior angles`, es: line`los ángulos exteriores` }
        return [step(summed, because.readAndUse, { what, rule: EXTERIOR_SUM }), ...solveLinear(summed, 'x', join)]
      },
      check: (printed, answer) => exact(answer).plus(knownSum(printed)).equals(360),
    }),

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
      draw: random => drawShape(random, 42),
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
          ...solveLinear(summed, 'x', join),
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

    sidesFromExterior: form({
      levels: ['medium'],
      lines: 2,
      draw: random => ({ sides: random.pick(REGULAR) }),
      answer: integer,
      solve: ({ sides }) => sides,
      ask({ sides }) {
        const angle = degrees(360 / sides)
        return {
          en: prose`Each exterior angle of a regular polygon measures ${angle}. How many sides does it have?`,
          es: prose`Cada ángulo exterior de un polígono regular mide ${angle}. ¿Cuántos lados tiene?`,
        }
      },
      solution: ({ sides }) => [
        step(equation(join(360 / sides, n), 360), because.use, { rule: EXTERIOR_SUM }),
        step(equation(n, over(360, 360 / sides)), because.divideBothSides, { value: 360 / sides }),
        answerStep(equation(n, sides), {
          en: line`The polygon has ${sides} sides.`,
          es: line`El polígono tiene ${sides} lados.`,
        }),
      ],
      check: (printed, answer) => exact(answer).times(printed.take(1)[0]).equals(360),
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
        step(equation(m`(n - 2)180°`, degrees(180 * (sides - 2))), because.use, { rule: INTERIOR_SUM }),
        step(m`n - 2 = ${sides - 2}`, because.divideBothSides, { value: degrees(180) }),
        step(equation(n, sides), because.addToBothSides, { value: 2 }),
      ],
      check: (printed, answer) => exact(answer).times(180).minus(360).equals(printed.take(1)[0]),
    }),

    table: form({
      levels: ['medium', 'hard'],
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
              typeof item === 'object' && item.kind === 'blank'
                ? exact(itemOf(blanks, next++))
                : evaluate(item as Expr),
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

    reason: form(
      whichReason<object, keyof typeof theorems, 'medium'>({
        levels: ['medium'],
        theorems,
        draw: drawArgued,
        justifies: (_, claim, theorem) => justifies(claim, theorem),
      }),
    ),

    sidesFromInterior: form({
      levels: ['hard'],
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
        otherOfPair(b, 180 - 360 / sides),
        step(equation(join(360 / sides, n), 360), because.use, { rule: EXTERIOR_SUM }),
        step(equation(n, sides), because.divideBothSides, { value: 360 / sides }),
      ],
      check: (printed, answer) =>
        exact(answer)
          .minus(2)
          .times(180)
          .equals(printed.take(1)[0].times(exact(answer))),
    }),

    interiorAndExterior: form({
      levels: ['hard'],
      share: 2,
      draw(random) {
        if (random.evenly([true, false])) return { times: random.pick([2, 3, 4, 5, 8, 9, 11, 14]), more: 0 }
        const sides = random.pick(REGULAR.filter(sides => sides > 5))
        return { times: 1, more: 180 - 720 / sides }
      },
      answer: integer,
      solve: ({ times, more }) => (360 * (times + 1)) / (180 - more),
      ask: ({ times, more }) =>
        more === 0
          ? {
              en: prose`Each interior angle of a regular polygon is ${times} times as large as its exterior angle. How many sides does the polygon have?`,
              es: prose`Cada ángulo interior de un polígono regular mide ${times} veces lo que su ángulo exterior. ¿Cuántos lados tiene el polígono?`,
            }
          : {
              en: prose`Each interior angle of a regular polygon is ${degrees(more)} larger than its exterior angle. How many sides does the polygon have?`,
              es: prose`Cada ángulo interior de un polígono regular mide ${degrees(more)} más que su ángulo exterior. ¿Cuántos lados tiene el polígono?`,
            },
      solution({ times, more }, answer) {
        const exterior = (180 - more) / (times + 1)
        const inner = more === 0 ? m`${times}b` : m`b + ${more}`
        return [
          step(equation(a, inner), because.letLetterBe, {
            letter: b,
            what: {
              en: line`the exterior angle and ${a} the interior angle, in degrees`,
              es: line`el ángulo exterior y sea ${a} el ángulo interior, en grados`,
            },
          }),
          step(more === 0 ? m`${times}b + b = 180` : m`b + ${more} + b = 180`, because.straightAngle),
          step(more === 0 ? m`${times + 1}b = 180` : m`2b = ${180 - more}`, because.combineLikeTerms),
          step(equation(b, exterior), because.divideBothSides, { value: times + 1 }),
          step(equation(equation(n, over(360, exterior)), answer), because.use, { rule: EXTERIOR_SUM }),
        ]
      },
      check(printed, answer) {
        const exterior = Ratio.of(360).over(exact(answer))
        const interior = Ratio.of(180).minus(exterior)
        const [given] = printed.take(1)
        return printed.all('measure').length > 0
          ? exterior.plus(given).equals(interior)
          : exterior.times(given).equals(interior)
      },
    }),

    expressions: form({
      levels: ['hard'],
      share: 3,
      lines: 5,
      draw(random: Random) {
        const sides = drawCorners(random)
        const { exteriors, turn } = random.until(
          () => drawShape(random, 42, sides),
          ({ exteriors }) => exteriors.filter(angle => angle === Math.min(...exteriors)).length === 1,
        )
        const sizes = exteriors.map(angle => 180 - angle)
        const at = drawX(random, ...sizes)
        const numeric = random.sample(sizes, sides - 3)
        const labels = sizes.map(size => (numeric.includes(size) ? expr(size) : labelFor(random, size, at).of))
        return { exteriors, turn, labels, at }
      },
      answer: angleDegrees,
      solve: ({ exteriors }) => 180 - Math.min(...exteriors),
      ask({ exteriors, turn, labels }) {
        const drawn = figure(
          polygon({ vertices: cornersWith(exteriors), angles: labels.map(asDegrees), turn, size: 17 }),
        )
        return {
          en: [drawn, prose`Find the measure of the largest interior angle.`],
          es: [drawn, prose`Halla la medida del ángulo interior mayor.`],
        }
      },
      solution({ exteriors, labels, at }, answer) {
        const total = 180 * (exteriors.length - 2)
        const summed = sumOfLabels(...labels)
        const [whatEn, whatEs] = [
          line`the ${labels.length} interior angles`,
          line`los ${labels.length} ángulos interiores`,
        ]
        return [
          step(equation(equation(summed, sumProduct(exteriors.length)), total), because.readAndUse, {
            what: { en: whatEn, es: whatEs },
            rule: INTERIOR_SUM,
          }),
          ...solveLinear(equation(summed, total), 'x', join),
          step(statements(...exteriors.map(angle => degrees(180 - angle))), because.substitute, {
            value: at,
            letter: x,
          }),
          answerStep(degrees(answer), {
            en: line`The largest angle is ${degrees(answer)}.`,
            es: line`El ángulo mayor mide ${degrees(answer)}.`,
          }),
        ]
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
