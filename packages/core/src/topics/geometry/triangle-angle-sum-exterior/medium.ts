import {
  angleDegrees,
  angleInX,
  bracketed,
  degrees,
  equation,
  evaluate,
  exact,
  type FormMaker,
  figure,
  itemOf,
  join,
  line,
  measureOfAngle as named,
  option,
  over,
  prose,
  type Random,
  Ratio,
  ratio,
  solveLinear,
  statements,
  step,
  substitute,
  sum,
  sumOfLabels,
  symbol,
  triangle,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { asDegrees, drawX, labelFor, solutionOf } from '../../kit/angles/linear-labels.ts'
import { alwaysSometimesNever } from '../../kit/geometry/how-often.ts'
import { whichReason } from '../../kit/geometry/which-reason.ts'
import { notByAngles } from '../../kit/triangles/not-by-angles.ts'
import { type inOneTriangle, justifies, type TheoremId, theorems } from './arguments.ts'
import type { levels } from './levels.ts'
import { ANGLE_SUM, EXTERIOR } from './linked-triangles.ts'
import { type Angles, drawNames, labelsIn, WIDE, x } from './parts.ts'
import { draw, nameIn } from './shared.ts'
import { judged } from './statements.ts'

const KIND_NAMES = {
  acute: { en: prose`acute`, es: prose`acutángulo` },
  right: { en: prose`right`, es: prose`rectángulo` },
  obtuse: { en: prose`obtuse`, es: prose`obtusángulo` },
}

const kindOf = (largest: number) => (largest < 90 ? 'acute' : largest === 90 ? 'right' : 'obtuse')

const whyOfKind = (largest: number) => ({
  acute: {
    en: line`The largest angle, ${degrees(largest)}, is less than ${degrees(90)}.`,
    es: line`El ángulo mayor, ${degrees(largest)}, mide menos de ${degrees(90)}.`,
  },
  right: { en: line`The largest angle is a right angle.`, es: line`El ángulo mayor es recto.` },
  obtuse: {
    en: line`The largest angle, ${degrees(largest)}, is greater than ${degrees(90)}.`,
    es: line`El ángulo mayor, ${degrees(largest)}, mide más de ${degrees(90)}.`,
  },
})

const drawOfKind = {
  acute(random: Random): Angles {
    const [a, b] = [random.int(50, 80), random.int(50, 80)]
    return [a, b, 180 - a - b]
  },
  right(random: Random): Angles {
    const a = random.int(36, 54)
    return [a, 90 - a, 90]
  },
  obtuse(random: Random): Angles {
    const largest = random.int(94, 104)
    const a = random.int(36, 144 - largest)
    return [a, 180 - largest - a, largest]
  },
}

const RATIOS = [
  [1, 2, 3],
  [2, 3, 4],
  [3, 4, 5],
  [2, 3, 5],
  [1, 3, 5],
  [4, 5, 6],
  [1, 4, 5],
  [2, 5, 8],
  [3, 5, 7],
  [1, 2, 6],
  [2, 3, 7],
  [5, 6, 7],
  [1, 5, 6],
  [4, 5, 9],
  [3, 7, 8],
] as const

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  expressions: form({
    levels: ['medium'],
    share: 2,
    draw(random) {
      const { angles, ...rest } = draw(random, WIDE.smallest)
      const at = drawX(random, ...angles)
      return {
        ...rest,
        angles,
        at,
        labels: angles.map(size => labelFor(random, size, at).of),
        asked: random.int(0, 2),
      }
    },
    answer: angleDegrees,
    solve: ({ angles, asked }) => itemOf(angles, asked),
    ask: ({ corners, angles, turn, labels, asked }) => {
      const [A, B, C] = tupleOf(labels.map(asDegrees), 3)
      const shown = figure(
        triangle({
          shape: { angles },
          names: corners.join(''),
          angles: { [corners[0]]: A, [corners[1]]: B, [corners[2]]: C },
          turn,
          size: WIDE.size,
        }),
      )
      const name = named(itemOf(corners, asked))
      return { en: [shown, prose`Find ${name}.`], es: [shown, prose`Halla ${name}.`] }
    },
    solution({ corners, labels, at, asked }) {
      const summed = equation(sumOfLabels(...labels), 180)
      return [
        step(
          statements(...corners.map((name, i) => equation(named(name), asDegrees(itemOf(labels, i))))),
          because.read,
          {
            what: { en: line`the labels of the three angles`, es: line`las etiquetas de los tres ángulos` },
          },
        ),
        step(summed, because.use, { rule: ANGLE_SUM }),
        ...angleInX(summed, at, named(itemOf(corners, asked)), itemOf(labels, asked)),
      ]
    },
    // Solves the linear equation from two values of the printed sum.
    check(printed, answer) {
      const labels = labelsIn(printed)
      const { points } = printed.figure('triangle')
      const asked = points.findIndex(({ name }) => name === nameIn(printed))
      return evaluate(itemOf(labels, asked), { x: solutionOf(labels, 180) }).equals(exact(answer))
    },
  }),
  exteriorExpressions: form({
    levels: ['medium'],
    draw(random) {
      const { angles, ...rest } = draw(random, WIDE.smallest)
      const sizes = [angles[0], angles[1], angles[0] + angles[1]]
      const { at, labels } = random.until(
        () => {
          const at = drawX(random, ...sizes)
          return {
            at,
            labels: tupleOf(
              sizes.map(size => labelFor(random, size, at)),
              3,
            ),
          }
        },
        ({ labels: [first, second, outside] }) => first.a + second.a > outside.a,
      )
      return {
        ...rest,
        angles,
        at,
        labels: tupleOf(
          labels.map(({ of }) => of),
          3,
        ),
      }
    },
    answer: angleDegrees,
    solve: ({ angles: [a, b] }) => a + b,
    ask: ({ corners: [A, B, C], fourth, angles, turn, labels: [first, second, outside] }) => {
      const shown = figure(
        triangle({
          shape: { angles },
          names: A + B + C,
          angles: { [A]: asDegrees(first), [B]: asDegrees(second) },
          exterior: [{ at: C, label: asDegrees(outside), name: fourth }],
          turn,
          size: WIDE.size,
        }),
      )
      return {
        en: [shown, prose`Find the measure of the exterior angle at ${symbol(C)}.`],
        es: [shown, prose`Halla la medida del ángulo exterior en ${symbol(C)}.`],
      }
    },
    solution({ corners: [A, B, C], fourth, labels: [first, second, outside], at }) {
      const summed = equation(sumOfLabels(first, second), outside)
      const what = {
        en: line`the exterior angle at ${symbol(C)} and the angles at ${symbol(A)} and ${symbol(B)}`,
        es: line`el ángulo exterior en ${symbol(C)} y los ángulos en ${symbol(A)} y ${symbol(B)}`,
      }
      return [
        step(summed, because.readAndUse, { what, rule: EXTERIOR }),
        ...angleInX(summed, at, named(A + C + fourth), outside),
      ]
    },
    check(printed, answer) {
      const [first, second, outside] = tupleOf(labelsIn(printed), 3)
      const value = solutionOf([first, second, { kind: 'negative', of: outside }], 0)
      return evaluate(outside, { x: value }).equals(exact(answer)) && exact(answer).compare(180) < 0
    },
  }),
  classify: form({
    levels: ['medium'],
    lines: 4,
    draw(random) {
      const kind = random.evenly(['acute', 'right', 'obtuse'])
      const angles = tupleOf(random.shuffle([...drawOfKind[kind](random)]), 3)
      const at = drawX(random, ...angles)
      const labels = tupleOf(
        angles.map(size => labelFor(random, size, at).of),
        3,
      )
      return { ...drawNames(random), kind, angles, at, labels, turn: random.int(-30, 30) }
    },
    answer: option(KIND_NAMES),
    solve: ({ kind }) => kind,
    ask({ corners, angles, labels: [a, b, c], turn }) {
      const [A, B, C] = corners
      const shown = figure(
        triangle({
          shape: { angles },
          names: corners.join(''),
          angles: { [A]: asDegrees(a), [B]: asDegrees(b), [C]: asDegrees(c) },
          turn,
          size: WIDE.size,
        }),
      )
      return {
        en: [shown, prose`Is the triangle acute, right, or obtuse? First find the value of ${x}.`],
        es: [shown, prose`¿Es el triángulo acutángulo, rectángulo u obtusángulo? Halla primero el valor de ${x}.`],
      }
    },
    solution({ corners, labels, angles, at, kind }) {
      const summed = equation(sumOfLabels(...labels), 180)
      const sizes = statements(
        ...corners.map((name, i) =>
          equation(
            equation(named(name), asDegrees(substitute(itemOf(labels, i), { x: bracketed(at) }))),
            degrees(itemOf(angles, i)),
          ),
        ),
      )
      const what = { en: line`the labels of the three angles`, es: line`las etiquetas de los tres ángulos` }
      return [
        step(summed, because.readAndUse, { what, rule: ANGLE_SUM }),
        ...solveLinear(summed, 'x', join),
        step(sizes, because.substitute, { value: at, letter: x }),
        step(KIND_NAMES[kind], because.explain, { sentence: whyOfKind(Math.max(...angles))[kind] }),
      ]
    },
    whyWrong({ angles, kind }) {
      const [least, middle, largest] = tupleOf(
        [...angles].sort((one, other) => one - other),
        3,
      )
      return notByAngles(kind, [degrees(least), degrees(middle), degrees(largest)])
    },
    check(printed, answer) {
      const labels = labelsIn(printed)
      const value = solutionOf(labels, 180)
      return answer === kindOf(Math.max(...labels.map(label => evaluate(label, { x: value }).toNumber())))
    },
  }),
  ratio: form({
    levels: ['medium'],
    draw: random => ({
      parts: random.shuffle([...random.pick(RATIOS)]),
      asked: random.evenly(['largest', 'smallest'] as const),
    }),
    answer: angleDegrees,
    solve: ({ parts, asked }) =>
      (180 * (asked === 'largest' ? Math.max(...parts) : Math.min(...parts))) /
      parts.reduce<number>((sum, part) => sum + part, 0),
    ask({ parts, asked }) {
      const shares = ratio(...parts)
      return asked === 'largest'
        ? {
            en: prose`The angles of a triangle are in the ratio ${shares}. Find the measure of the largest angle.`,
            es: prose`Los ángulos de un triángulo están en la razón ${shares}. Halla la medida del ángulo mayor.`,
          }
        : {
            en: prose`The angles of a triangle are in the ratio ${shares}. Find the measure of the smallest angle.`,
            es: prose`Los ángulos de un triángulo están en la razón ${shares}. Halla la medida del ángulo menor.`,
          }
    },
    solution({ parts, asked }) {
      const part = asked === 'largest' ? Math.max(...parts) : Math.min(...parts)
      const terms = parts.map(share => (share === 1 ? x : join(share, x)))
      const summed = equation(sum(...terms), 180)
      const whole = parts.reduce<number>((sum, share) => sum + share, 0)
      const name =
        asked === 'largest'
          ? { en: line`The largest angle`, es: line`El ángulo mayor` }
          : { en: line`The smallest angle`, es: line`El ángulo menor` }
      return [
        step(statements(...terms), because.letLetterBe, {
          letter: x,
          what: { en: line`one part of the ratio, in degrees`, es: line`una parte de la razón, en grados` },
        }),
        step(summed, because.use, { rule: ANGLE_SUM }),
        step(equation(join(whole, x), 180), because.combineLikeTerms),
        step(equation(equation(x, over(180, whole)), 180 / whole), because.divideBothSides, { value: whole }),
        step(equation(join(part, 180 / whole), (180 / whole) * part), because.explain, {
          sentence: {
            en: [...name.en, ...line` has ${part} of the parts: ${degrees((180 / whole) * part)}.`],
            es: [...name.es, ...line` tiene ${part} de las partes: ${degrees((180 / whole) * part)}.`],
          },
        }),
      ]
    },
    // From one angle the others follow by the ratio; together they make 180°.
    check(printed, answer) {
      const parts = printed.one('ratio').items.map(item => evaluate(item).n)
      const asked = /largest|mayor/.test(printed.text) ? Math.max(...parts) : Math.min(...parts)
      return parts.reduce((sum, part) => sum.plus(exact(answer).times(Ratio.of(part, asked))), Ratio.of(0)).equals(180)
    },
  }),
  alwaysSometimesNever: form(alwaysSometimesNever({ levels: ['medium'], statements: judged })),
  reason: form(
    whichReason<{ readonly argued: (random: Random) => ReturnType<typeof inOneTriangle> }, TheoremId, 'medium'>({
      levels: ['medium'],
      theorems,
      draw: (random, { argued }) => argued(random),
      justifies,
    }),
  ),
})
