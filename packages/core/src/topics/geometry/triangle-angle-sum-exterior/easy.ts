import {
  angleDegrees,
  angleLeft,
  both,
  degrees,
  type Expr,
  equation,
  evaluate,
  exact,
  type FormMaker,
  figure,
  line,
  measureOfAngle as named,
  numberOfDegrees,
  prose,
  Ratio,
  statements,
  step,
  sum,
  triangle,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { ANGLE_SUM } from './linked-triangles.ts'
import { drawNames, labelsIn, x } from './parts.ts'
import { draw, isMeasured, isSize } from './shared.ts'

const FIND = { en: prose`Find the angle measure.`, es: prose`Halla la medida del ángulo.` }

/** m∠C = ____ under its figure. */
const blankFor = (drawn: Parameters<typeof figure>[0], name: Expr) => {
  const shown = figure(drawn)
  return both([shown, prose`${name} = ___`])
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  third: form({
    levels: ['easy'],
    instruction: FIND,
    draw: random => draw(random, 24),
    answer: angleDegrees,
    solve: ({ angles }) => angles[2],
    ask: ({ corners: [A, B, C], angles, turn }) =>
      blankFor(
        triangle({ shape: { angles }, names: A + B + C, angles: { [A]: angles[0], [B]: angles[1] }, turn }),
        named(C),
      ),
    solution: ({ corners: [A, B, C], angles: [a, b] }) => [
      step(statements(isSize(A, a), isSize(B, b)), because.read, {
        what: { en: line`the two labeled angles`, es: line`los dos ángulos con etiqueta` },
      }),
      ...angleLeft(180, [a, b], named(C), ANGLE_SUM),
    ],
    check: isMeasured,
  }),
  exterior: form({
    levels: ['easy'],
    instruction: FIND,
    draw: random => draw(random, 24),
    answer: numberOfDegrees,
    solve: ({ angles: [a, b] }) => a + b,
    ask: ({ corners: [A, B, C], fourth, angles, turn }) =>
      blankFor(
        triangle({
          shape: { angles },
          names: A + B + C,
          angles: { [A]: angles[0], [B]: angles[1] },
          exterior: [{ at: C, label: degrees(x), name: fourth }],
          turn,
          size: 15,
        }),
        x,
      ),
    solution: ({ corners: [A, B], angles: [a, b] }, answer) => [
      step(statements(isSize(A, a), isSize(B, b)), because.read, {
        what: { en: line`the two remote interior angles`, es: line`los dos ángulos interiores no adyacentes` },
      }),
      step(equation(x, sum(a, b)), because.exteriorIsSum),
      step(equation(x, answer), because.addKnownAngles),
    ],
    // What is left of a straight angle beside the third corner.
    check(printed, answer) {
      const [first, second] = tupleOf(
        labelsIn(printed).flatMap(label => (label.kind === 'number' ? [evaluate(label)] : [])),
        2,
      )
      return Ratio.of(180).minus(exact(answer)).plus(first).plus(second).equals(180)
    },
  }),
  rightTriangle: form({
    levels: ['easy'],
    instruction: FIND,
    draw: random => ({ ...drawNames(random), acute: random.intExcept(18, 72, 45), turn: random.int(-30, 30) }),
    answer: angleDegrees,
    solve: ({ acute }) => 90 - acute,
    ask: ({ corners: [A, B, C], acute, turn }) =>
      blankFor(
        triangle({
          shape: { angles: [acute, 90, 90 - acute] },
          names: A + B + C,
          angles: { [A]: acute, [B]: { mark: 'square' } },
          turn,
        }),
        named(C),
      ),
    solution: ({ corners: [A, B, C], acute }) => [
      step(statements(isSize(A, acute), isSize(B, 90)), because.read, {
        what: { en: line`one acute angle and the right angle`, es: line`un ángulo agudo y el ángulo recto` },
      }),
      ...angleLeft(180, [acute, 90], named(C), ANGLE_SUM),
    ],
    check: isMeasured,
  }),
})
