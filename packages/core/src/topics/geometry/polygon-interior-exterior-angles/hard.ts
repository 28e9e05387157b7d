import {
  angleDegrees,
  type Both,
  type Content,
  degrees,
  evaluate,
  exact,
  type FormMaker,
  figure,
  integer,
  polygon,
  prose,
  Ratio,
} from '../../../author.ts'
import { asDegrees, drawX, labelFor, solutionOf } from '../../kit/angles/linear-labels.ts'
import type { levels } from './levels.ts'
import { cornersWith, drawCorners, drawShape, labelsIn, REGULAR } from './parts.ts'

export const hardForms = (form: FormMaker<typeof levels>) => ({
  sidesFromInterior: form({
    levels: ['hard'],
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
      const n = drawCorners(random)
      const { exteriors, turn } = random.until(
        () => drawShape(random, 42, n),
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
      const drawn = figure(polygon({ vertices: cornersWith(exteriors), angles: labels, turn, size: 17 }))
      return {
        en: [drawn, prose`Find the largest interior angle.`],
        es: [drawn, prose`Halla el ángulo interior mayor.`],
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
})
