import {
  angleDegrees,
  angleInX,
  type Both,
  both,
  type Content,
  circle,
  degrees,
  equation,
  exact,
  expr,
  type FormMaker,
  figure,
  integer,
  join,
  line,
  m,
  measureOfAngle,
  prose,
  solveLinear,
  statements,
  step,
  sumOfLabels,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { asDegrees, drawX, labelFor } from '../../kit/angles/linear-labels.ts'
import { x, xAndY, y } from '../../kit/angles/x-and-y.ts'
import { alwaysSometimesNever } from '../../kit/geometry/how-often.ts'
import { whichReason } from '../../kit/geometry/which-reason.ts'
import { measuredAngle } from './circle-angles.ts'
import { drawArgued, justifies, theorems } from './inscribed-reasons.ts'
import { statements as judged } from './inscribed-statements.ts'
import type { levels } from './levels.ts'
import { drawArc, drawQuadrilateral, find, findBoth, measuredX, quadrilateral, solvesBoth } from './parts.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  expressions: form({
    levels: ['medium'],
    share: 2,
    draw(random) {
      const isArc = random.evenly([true, false])
      const arc = 2 * random.int(isArc ? 32 : 40, 70)
      const sizes = isArc ? ([arc, arc / 2] as const) : ([arc / 2, arc / 2] as const)
      const { value, first, second } = random.until(
        () => {
          const value = drawX(random, ...sizes)
          return { value, first: labelFor(random, sizes[0], value), second: labelFor(random, sizes[1], value) }
        },
        ({ first, second }) => first.a !== (isArc ? 2 : 1) * second.a,
      )
      const isFirstLess = first.a < (isArc ? 2 : 1) * second.a
      const plain = [first.of, second.of] as const
      return { isArc, arc, at: drawArc(random, arc, isArc ? 1 : 2), value, plain, isFirstLess }
    },
    answer: angleDegrees,
    solve: ({ arc }) => arc / 2,
    ask({ isArc, at: { A, B, C, D }, plain }): Both<Content> {
      const [first, second] = [asDegrees(plain[0]), asDegrees(plain[1])]
      const drawn = figure(
        circle({
          points: isArc ? { A, B, C } : { A, B, C, D },
          lines: isArc ? ['CA', 'CB'] : ['CA', 'CB', 'DA', 'DB'],
          angles: isArc
            ? [{ of: 'ACB', label: second }]
            : [
                { of: 'ACB', label: second },
                { of: 'ADB', label: first },
              ],
          arcs: isArc ? [{ of: 'AB', label: first }] : [],
          size: isArc ? 15 : 17,
        }),
      )
      const wanted = measureOfAngle('ACB')
      return {
        en: [drawn, prose`Find ${wanted}.`],
        es: [drawn, prose`Halla ${wanted}.`],
      }
    },
    // The larger multiple of x on the left, so that no negative one is left over.
    solution({ isArc, plain: [first, second], value, isFirstLess }) {
      const other = isArc ? m`2(${second})` : second
      const statement = isFirstLess ? equation(other, first) : equation(first, other)
      return [
        step(statement, because.explain, {
          sentence: isArc
            ? {
                en: line`Read the arc AB and the inscribed angle at C: the arc is twice the angle.`,
                es: line`Lee el arco AB y el ángulo inscrito en C: el arco es el doble del ángulo.`,
              }
            : {
                en: line`Read the angles at D and C: both intercept arc AB, so they are equal.`,
                es: line`Lee los ángulos en D y C: ambos interceptan el arco AB; por eso son iguales.`,
              },
        }),
        ...angleInX(statement, value, measureOfAngle('ACB'), second),
      ]
    },
    // All labels agree on x, and the angle is measured on the drawing.
    check: (printed, answer) =>
      measuredX(printed)?.isInteger === true &&
      measuredAngle(printed.figure('circle'), ['A', 'C', 'B']).equals(exact(answer)),
  }),
  quadrilateral: form({
    levels: ['medium'],
    share: 2,
    instruction: find,
    lines: 3,
    draw(random) {
      const drawn = drawQuadrilateral(random)
      const isSecond = random.chance(0.5)
      const size = isSecond ? drawn.b : drawn.a
      const at = drawX(random, 180 - size)
      return { ...drawn, isSecond, size, value: at, plain: labelFor(random, 180 - size, at).of }
    },
    answer: integer,
    solve: ({ value }) => value,
    ask: ({ at, isSecond, size, plain }) => {
      const label = asDegrees(plain)
      return both(quadrilateral(at, isSecond ? [null, degrees(size), null, label] : [degrees(size), null, label, null]))
    },
    solution({ size, plain }) {
      const statement = equation(sumOfLabels(expr(size), plain), 180)
      return [step(statement, because.oppositeInscribed), ...solveLinear(statement, 'x', join)]
    },
    check: (printed, answer) => measuredX(printed)?.equals(exact(answer)) ?? false,
  }),
  quadrilateralAngles: form({
    levels: ['medium'],
    instruction: findBoth,
    lines: 3,
    draw: drawQuadrilateral,
    answer: xAndY,
    solve: ({ a, b }) => [180 - a, 180 - b],
    ask: ({ a, b, at }) => both(quadrilateral(at, [degrees(a), degrees(b), degrees(x), degrees(y)])),
    solution: ({ a, b }) => [
      step(
        statements(equation(measureOfAngle('A'), degrees(a)), equation(measureOfAngle('B'), degrees(b))),
        because.read,
        {
          what: {
            en: line`the labeled angles, opposite x and ${symbol('y')}`,
            es: line`los ángulos con etiqueta, opuestos a x e ${symbol('y')}`,
          },
        },
      ),
      step(statements(m`x + ${a} = 180`, m`y + ${b} = 180`), because.oppositeInscribed),
      step(statements(equation(x, 180 - a), equation(y, 180 - b)), because.subtractKnownAngles),
    ],
    check: solvesBoth,
  }),
  alwaysSometimesNever: form(alwaysSometimesNever({ levels: ['medium'], statements: judged })),
  reason: form(
    whichReason<object, keyof typeof theorems, 'medium'>({
      levels: ['medium'],
      theorems,
      draw: drawArgued,
      justifies: (_, claim, theorem) => justifies(claim, theorem),
    }),
  ),
})
