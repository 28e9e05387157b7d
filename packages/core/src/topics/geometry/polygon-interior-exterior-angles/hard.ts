import {
  angleDegrees,
  answerStep,
  degrees,
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
  over,
  polygon,
  prose,
  type Random,
  Ratio,
  solveLinear,
  statements,
  step,
  sumOfLabels,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { asDegrees, drawX, labelFor, solutionOf } from '../../kit/angles/linear-labels.ts'
import type { levels } from './levels.ts'
import { cornersWith, drawCorners, drawShape, labelsIn, REGULAR, x } from './parts.ts'
import { a, b, EXTERIOR_SUM, INTERIOR_SUM, n, otherOfPair, sumProduct } from './shared.ts'

export const hardForms = (form: FormMaker<typeof levels>) => ({
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
})
