import {
  angleDegrees,
  type Both,
  type Content,
  degrees,
  evaluate,
  exact,
  type FormMaker,
  figure,
  measureOfAngle,
  numberOfDegrees,
  type Printed,
  prose,
  Ratio,
  triangle,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { draw, labelsIn, x } from './parts.ts'

const FIND = { en: prose`Find the angle.`, es: prose`Halla el ángulo.` }

/** Whether a corner of the drawn triangle has this angle. */
function measured(printed: Printed, corner: number, size: Ratio): boolean {
  const { points } = printed.figure('triangle')
  const [p, q, r] = [0, 1, 2].map(i => points[(corner + i) % 3]?.at ?? ([0, 0] as const)) as [
    readonly [number, number],
    readonly [number, number],
    readonly [number, number],
  ]
  const direction = (to: readonly [number, number]) => Math.atan2(to[1] - p[1], to[0] - p[0])
  const turn = Math.abs(direction(q) - direction(r)) * (180 / Math.PI)
  return Math.abs(Math.min(turn, 360 - turn) - size.toNumber()) < 0.1
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  third: form({
    levels: ['easy'],
    share: 2,
    instruction: FIND,
    draw: random => draw(random),
    answer: angleDegrees,
    solve: ({ angles }) => angles[2],
    ask: ({ angles, turn }): Both<Content> => {
      const drawn = figure(triangle({ shape: { angles }, angles: { A: angles[0], B: angles[1] }, turn }))
      return { en: [drawn, prose`${measureOfAngle('C')} = ___`], es: [drawn, prose`${measureOfAngle('C')} = ___`] }
    },
    // The angles of the drawn triangle, measured from its corners.
    check(printed, answer) {
      const [first, second] = labelsIn(printed).map(label => evaluate(label))
      return (
        first !== undefined &&
        second !== undefined &&
        exact(answer).plus(first).plus(second).equals(180) &&
        measured(printed, 2, exact(answer))
      )
    },
  }),

  exterior: form({
    levels: ['easy'],
    share: 2,
    instruction: FIND,
    draw: random => draw(random),
    answer: numberOfDegrees,
    solve: ({ angles: [a, b] }) => a + b,
    ask: ({ angles, turn }): Both<Content> => {
      const drawn = figure(
        triangle({
          shape: { angles },
          angles: { A: angles[0], B: angles[1] },
          exterior: [{ at: 'C', label: degrees(x), name: 'D' }],
          turn,
          size: 15,
        }),
      )
      return { en: [drawn, prose`${x} = ___`], es: [drawn, prose`${x} = ___`] }
    },
    // What is left of a straight angle beside the third corner.
    check(printed, answer) {
      const [first, second] = labelsIn(printed).flatMap(label => (label.kind === 'number' ? [evaluate(label)] : []))
      return (
        first !== undefined &&
        second !== undefined &&
        Ratio.of(180).minus(exact(answer)).plus(first).plus(second).equals(180)
      )
    },
  }),

  rightTriangle: form({
    levels: ['easy'],
    instruction: FIND,
    draw: random => ({ acute: random.int(18, 72), turn: random.int(-30, 30) }),
    answer: angleDegrees,
    solve: ({ acute }) => 90 - acute,
    ask: ({ acute, turn }): Both<Content> => {
      const drawn = figure(
        triangle({ shape: { angles: [acute, 90, 90 - acute] }, angles: { A: acute, B: { mark: 'square' } }, turn }),
      )
      return { en: [drawn, prose`${measureOfAngle('C')} = ___`], es: [drawn, prose`${measureOfAngle('C')} = ___`] }
    },
    check(printed, answer) {
      const [acute] = labelsIn(printed).map(label => evaluate(label))
      return acute !== undefined && exact(answer).plus(acute).equals(90) && measured(printed, 2, exact(answer))
    },
  }),
})
