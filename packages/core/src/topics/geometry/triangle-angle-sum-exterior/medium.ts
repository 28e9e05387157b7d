import {
  angleDegrees,
  type Both,
  type Content,
  evaluate,
  exact,
  type FormMaker,
  figure,
  measureOfAngle,
  option,
  prose,
  type Random,
  Ratio,
  ratio,
  symbol,
  triangle,
} from '../../../author.ts'
import { asDegrees, drawX, labelFor, solutionOf } from '../../kit/angles/linear-labels.ts'
import type { levels } from './levels.ts'
import { type Angles, draw, labelsIn, WIDE, x } from './parts.ts'

const KINDS = option({
  acute: { en: prose`acute`, es: prose`acutángulo` },
  right: { en: prose`right`, es: prose`rectángulo` },
  obtuse: { en: prose`obtuse`, es: prose`obtusángulo` },
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

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  expressions: form({
    levels: ['medium'],
    share: 2,
    lines: 4,
    draw(random) {
      const { angles, turn } = draw(random, WIDE.smallest)
      const at = drawX(random, ...angles)
      return { angles, turn, labels: angles.map(size => labelFor(random, size, at).of), asked: random.int(0, 2) }
    },
    answer: angleDegrees,
    solve: ({ angles, asked }) => angles[asked] ?? 0,
    ask: ({ angles, turn, labels, asked }): Both<Content> => {
      const drawn = figure(
        triangle({
          shape: { angles },
          angles: { A: asDegrees(labels[0] ?? x), B: asDegrees(labels[1] ?? x), C: asDegrees(labels[2] ?? x) },
          turn,
          size: WIDE.size,
        }),
      )
      const name = measureOfAngle('ABC'[asked] ?? 'A')
      return {
        en: [drawn, prose`Find ${name}.`],
        es: [drawn, prose`Halla ${name}.`],
      }
    },
    // Solves the linear equation from two values of the printed sum.
    check(printed, answer) {
      const labels = labelsIn(printed)
      const value = solutionOf(labels, 180)
      const asked = printed.one('prefixed').of
      const index = asked.kind === 'symbol' ? 'ABC'.indexOf(asked.name) : -1
      return labels[index] !== undefined && evaluate(labels[index], { x: value }).equals(exact(answer))
    },
  }),

  exteriorExpressions: form({
    levels: ['medium'],
    lines: 4,
    draw(random) {
      const { angles, turn } = draw(random, WIDE.smallest)
      const sizes = [angles[0], angles[1], angles[0] + angles[1]]
      const labels = random.until(
        () => {
          const at = drawX(random, ...sizes)
          return sizes.map(size => labelFor(random, size, at))
        },
        ([first, second, outside]) => (first?.a ?? 0) + (second?.a ?? 0) !== outside?.a,
      )
      return { angles, turn, labels: labels.map(({ of }) => of) }
    },
    answer: angleDegrees,
    solve: ({ angles: [a, b] }) => a + b,
    ask: ({ angles, turn, labels }): Both<Content> => {
      const drawn = figure(
        triangle({
          shape: { angles },
          angles: { A: asDegrees(labels[0] ?? x), B: asDegrees(labels[1] ?? x) },
          exterior: [{ at: 'C', label: asDegrees(labels[2] ?? x), name: 'D' }],
          turn,
          size: WIDE.size,
        }),
      )
      return {
        en: [drawn, prose`Find the exterior angle at ${symbol('C')}.`],
        es: [drawn, prose`Halla el ángulo exterior en ${symbol('C')}.`],
      }
    },
    check(printed, answer) {
      const [first, second, outside] = labelsIn(printed)
      if (!first || !second || !outside) return false
      const value = solutionOf([first, second, { kind: 'negative', of: outside }], 0)
      return evaluate(outside, { x: value }).equals(exact(answer)) && exact(answer).compare(180) < 0
    },
  }),

  classify: form({
    levels: ['medium'],
    lines: 4,
    draw(random) {
      const kind = random.evenly(['acute', 'right', 'obtuse'])
      const angles = random.shuffle(drawOfKind[kind](random)) as unknown as Angles
      const at = drawX(random, ...angles)
      const labels = angles.map(size => asDegrees(labelFor(random, size, at).of))
      return { kind, angles, labels, turn: random.int(-30, 30) }
    },
    answer: KINDS,
    solve: ({ kind }) => kind,
    ask({ angles, labels: [A, B, C], turn }): Both<Content> {
      const drawn = figure(triangle({ shape: { angles }, angles: { A: A!, B: B!, C: C! }, turn, size: WIDE.size }))
      return {
        en: [drawn, prose`Solve for ${x} to decide: is the triangle acute, right, or obtuse?`],
        es: [drawn, prose`Halla el valor de ${x} para decidir: ¿es el triángulo acutángulo, rectángulo u obtusángulo?`],
      }
    },
    check(printed, answer) {
      const labels = labelsIn(printed)
      const value = solutionOf(labels, 180)
      const largest = Math.max(...labels.map(label => evaluate(label, { x: value }).toNumber()))
      return answer === (largest < 90 ? 'acute' : largest === 90 ? 'right' : 'obtuse')
    },
  }),

  ratio: form({
    levels: ['medium'],
    draw: random => ({
      parts: random.pick([
        [1, 2, 3],
        [2, 3, 4],
        [1, 1, 2],
        [3, 4, 5],
        [2, 3, 5],
        [1, 3, 5],
        [4, 5, 6],
        [1, 4, 5],
        [2, 5, 8],
        [3, 5, 7],
        [2, 2, 5],
        [1, 2, 6],
        [2, 3, 7],
        [5, 6, 7],
        [1, 5, 6],
      ] as const),
      largest: random.evenly([true, false]),
    }),
    answer: angleDegrees,
    solve: ({ parts, largest }) =>
      (180 * (largest ? Math.max(...parts) : Math.min(...parts))) / parts.reduce<number>((sum, part) => sum + part, 0),
    ask({ parts, largest }) {
      const shares = ratio(...parts)
      return largest
        ? {
            en: prose`The angles of a triangle are in the ratio ${shares}. Find the largest angle.`,
            es: prose`Los ángulos de un triángulo están en la razón ${shares}. Halla el ángulo mayor.`,
          }
        : {
            en: prose`The angles of a triangle are in the ratio ${shares}. Find the smallest angle.`,
            es: prose`Los ángulos de un triángulo están en la razón ${shares}. Halla el ángulo menor.`,
          }
    },
    // From one angle the others follow by the ratio; together they make 180°.
    check(printed, answer) {
      const parts = printed.one('ratio').items.map(item => evaluate(item).n)
      const asked = /largest|mayor/.test(printed.text) ? Math.max(...parts) : Math.min(...parts)
      return parts.reduce((sum, part) => sum.plus(exact(answer).times(Ratio.of(part, asked))), Ratio.of(0)).equals(180)
    },
  }),
})
