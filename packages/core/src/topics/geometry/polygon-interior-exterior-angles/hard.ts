import {
  angleDegrees,
  answerStep,
  bracketed,
  degrees,
  type Expr,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  figure,
  integer,
  join,
  line,
  m,
  minus,
  over,
  polygon,
  prose,
  type Random,
  Ratio,
  solveLinear,
  statements,
  step,
  substitute,
  sumOfLabels,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { asDegrees, drawX, labelFor, solutionOf } from '../../kit/angles/linear-labels.ts'
import type { levels } from './levels.ts'
import { cornersWith, drawCorners, drawShape, labelsIn, REGULAR, x } from './parts.ts'
import { a, b, EXTERIOR_SUM_OF_N, INTERIOR_SUM, LINEAR_PAIR, n, sumProduct } from './shared.ts'

const substituted = (label: Expr, at: number): Expr =>
  equation(substitute(label, { x: bracketed(at) }), evaluate(label, { x: at }))

export const hardForms = (form: FormMaker<typeof levels>) => ({
  oneDiffers: form({
    levels: ['hard'],
    share: 2,
    // n - 1 equal exterior angles, and what they leave of 360°.
    draw: random =>
      random.until(
        () => {
          const equal = random.pick([20, 24, 30, 36, 40, 45, 50, 60])
          const sides = random.int(5, 18)
          return { equal, sides, other: 360 - equal * (sides - 1) }
        },
        ({ equal, other }) => other >= 20 && other <= 120 && other !== equal,
      ),
    answer: integer,
    solve: ({ sides }) => sides,
    ask({ equal, other }) {
      const [one, rest] = [degrees(180 - other), degrees(180 - equal)]
      return {
        en: prose`One interior angle of a convex polygon measures ${one}. Each of its other interior angles measures ${rest}. How many sides does the polygon have?`,
        es: prose`Un ángulo interior de un polígono convexo mide ${one}. Cada uno de los otros ángulos interiores mide ${rest}. ¿Cuántos lados tiene el polígono?`,
      }
    },
    solution: ({ equal, other, sides }) => [
      step(
        statements(
          equation(minus(degrees(180), degrees(180 - other)), degrees(other)),
          equation(minus(degrees(180), degrees(180 - equal)), degrees(equal)),
        ),
        because.explain,
        { sentence: LINEAR_PAIR },
      ),
      step(m`${other} + ${equal}(n - 1) = 360`, because.explain, { sentence: EXTERIOR_SUM_OF_N }),
      step(m`${equal}(n - 1) = ${360 - other}`, because.subtractFromBothSides, { value: other }),
      step(m`n - 1 = ${sides - 1}`, because.divideBothSides, { value: equal }),
      answerStep(equation(n, sides), {
        en: line`Add 1 to both sides. The polygon has ${sides} sides.`,
        es: line`Suma 1 a ambos lados. El polígono tiene ${sides} lados.`,
      }),
    ],
    // The interior angles make (n - 2) straight angles.
    check(printed, answer) {
      const [one, rest] = printed.take(2)
      const sides = exact(answer)
      return one.plus(rest.times(sides.minus(1))).equals(sides.minus(2).times(180))
    },
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
        step(more === 0 ? m`${times}b + b = 180` : m`b + ${more} + b = 180`, because.explain, {
          sentence: LINEAR_PAIR,
        }),
        step(more === 0 ? m`${times + 1}b = 180` : m`2b + ${more} = 180`, because.combineLikeTerms),
        ...(more === 0 ? [] : [step(m`2b = ${180 - more}`, because.subtractFromBothSides, { value: more })]),
        step(equation(b, exterior), because.divideBothSides, { value: times + 1 }),
        answerStep(equation(equation(n, over(360, exterior)), answer), {
          en: line`The exterior angles add up to ${degrees(360)}, and each is ${degrees(exterior)}: the polygon has ${answer} sides.`,
          es: line`Los ángulos exteriores suman ${degrees(360)} y cada uno mide ${degrees(exterior)}: el polígono tiene ${answer} lados.`,
        }),
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
      const largest = Math.max(...sizes)
      const numeric = random.sample(
        sizes.filter(size => size !== largest),
        sides - 3,
      )
      const labels = sizes.map(size => (numeric.includes(size) ? expr(size) : labelFor(random, size, at).of))
      return { exteriors, turn, labels, at }
    },
    answer: angleDegrees,
    solve: ({ exteriors }) => 180 - Math.min(...exteriors),
    ask({ exteriors, turn, labels }) {
      const drawn = figure(polygon({ vertices: cornersWith(exteriors), angles: labels.map(asDegrees), turn, size: 17 }))
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
        step(
          statements(...labels.filter(label => label.kind !== 'number').map(label => substituted(label, at))),
          because.substitute,
          {
            value: at,
            letter: x,
          },
        ),
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
})
