import { angleDegrees, numberOfDegrees } from '../../answer/number.ts'
import { option } from '../../answer/option.ts'
import { type Both, type Content, figure, prose } from '../../content.ts'
import { triangle } from '../../figure/triangle.ts'
import { degrees, measureOfAngle, ratio, relation, symbol, type Value } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { m } from '../../math/template.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { asDegrees, drawX, labelFor, solutionOf } from './shared/linear-labels.ts'
import { drawParallelSide, drawSharedSide, isDrawnTrue, openingOf } from './shared/linked-triangles.ts'

type Angles = readonly [a: number, b: number, c: number]

const drawAngles = (random: Random): Angles =>
  random.until(
    () => {
      const [a, b] = [random.int(20, 110), random.int(20, 110)]
      return [a, b, 180 - a - b] as const
    },
    ([, , c]) => c >= 20 && c <= 125,
  )

const x = symbol('x')
const draw = (random: Random) => ({ angles: drawAngles(random), turn: random.int(-30, 30) })

/** The labels of the corners of the printed triangle, in order; the exterior one after them. */
function labelsIn(printed: Printed): Expr[] {
  return printed.figure('triangle').angles.flatMap(({ label }) => (label && label.kind === 'measure' ? [label.of] : []))
}

const FIND = { en: prose`Find the angle.`, es: prose`Halla el ángulo.` }

interface Statement {
  readonly truth: 'always' | 'sometimes' | 'never'
  readonly says: Both<Content>
}

const statement = (truth: Statement['truth'], en: Content, es: Content): Statement => ({ truth, says: { en, es } })
const statements: readonly Statement[] = [
  statement(
    'always',
    prose`The three interior angles of a triangle add up to ${degrees(180)}.`,
    prose`Los tres ángulos interiores de un triángulo suman ${degrees(180)}.`,
  ),
  statement('never', prose`A triangle has two right angles.`, prose`Un triángulo tiene dos ángulos rectos.`),
  statement('never', prose`A triangle has two obtuse angles.`, prose`Un triángulo tiene dos ángulos obtusos.`),
  statement('sometimes', prose`A triangle has an obtuse angle.`, prose`Un triángulo tiene un ángulo obtuso.`),
  statement(
    'always',
    prose`A triangle has at least two acute angles.`,
    prose`Un triángulo tiene por lo menos dos ángulos agudos.`,
  ),
  statement(
    'sometimes',
    prose`The angles of a triangle are all different.`,
    prose`Los ángulos de un triángulo son todos distintos.`,
  ),
  statement(
    'always',
    prose`The acute angles of a right triangle are complementary.`,
    prose`Los ángulos agudos de un triángulo rectángulo son complementarios.`,
  ),
  statement(
    'sometimes',
    prose`An isosceles triangle has a right angle.`,
    prose`Un triángulo isósceles tiene un ángulo recto.`,
  ),
  statement(
    'always',
    prose`An exterior angle of a triangle is greater than each remote interior angle.`,
    prose`Un ángulo exterior de un triángulo es mayor que cada ángulo interior no adyacente.`,
  ),
  statement(
    'never',
    prose`An equilateral triangle has an obtuse angle.`,
    prose`Un triángulo equilátero tiene un ángulo obtuso.`,
  ),
  statement(
    'sometimes',
    prose`An exterior angle of a triangle is acute.`,
    prose`Un ángulo exterior de un triángulo es agudo.`,
  ),
  statement(
    'never',
    prose`The sum of two angles of a triangle is ${degrees(180)}.`,
    prose`La suma de dos ángulos de un triángulo es ${degrees(180)}.`,
  ),
]

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
    const a = random.int(25, 65)
    return [a, 90 - a, 90]
  },
  obtuse(random: Random): Angles {
    const largest = random.int(100, 130)
    const a = random.int(20, 160 - largest)
    return [a, 180 - largest - a, largest]
  },
}

export const triangleAngleSumExterior = defineTopic(
  {
    id: 'triangle-angle-sum-exterior',
    name: {
      en: 'Triangle angle sum and exterior angle theorems',
      es: 'Teoremas de la suma de los ángulos y del ángulo exterior de un triángulo',
    },
    description: {
      en: 'Use the sum of the angles and exterior angles of triangles to find unknown measures.',
      es: 'Usa la suma de los ángulos y los ángulos exteriores de un triángulo para hallar medidas desconocidas.',
    },
    domain: 'Congruence: Triangles & Quadrilaterals',
    standards: ['G-CO.C.10'],
    levels: {
      easy: {},
      medium: {},
      hard: {},
    },
  },
  form => ({
    third: form({
      levels: ['easy'],
      share: 2,
      instruction: FIND,
      lines: 2,
      draw,
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
      lines: 2,
      draw,
      answer: numberOfDegrees,
      solve: ({ angles: [a, b] }) => a + b,
      ask: ({ angles, turn }): Both<Content> => {
        const drawn = figure(
          triangle({
            shape: { angles },
            angles: { A: angles[0], B: angles[1] },
            exterior: [{ at: 'C', label: degrees(x), name: 'D' }],
            turn,
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
      lines: 2,
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

    expressions: form({
      levels: ['medium'],
      share: 2,
      lines: 4,
      draw(random) {
        const { angles, turn } = draw(random)
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
          }),
        )
        const name = measureOfAngle('ABC'[asked] ?? 'A')
        return {
          en: [drawn, prose`Find ${name}. First solve for ${x}.`],
          es: [drawn, prose`Halla ${name}. Primero halla ${x}.`],
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
        const { angles, turn } = draw(random)
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
          }),
        )
        return {
          en: [drawn, prose`Find the exterior angle at ${symbol('C')}. First solve for ${x}.`],
          es: [drawn, prose`Halla el ángulo exterior en ${symbol('C')}. Primero halla ${x}.`],
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
        const drawn = figure(triangle({ shape: { angles }, angles: { A: A!, B: B!, C: C! }, turn }))
        return {
          en: [drawn, prose`Find the three angles. Is the triangle acute, right, or obtuse?`],
          es: [drawn, prose`Halla los tres ángulos. ¿Es el triángulo acutángulo, rectángulo u obtusángulo?`],
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
      lines: 3,
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
        (180 * (largest ? Math.max(...parts) : Math.min(...parts))) /
        parts.reduce<number>((sum, part) => sum + part, 0),
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
        return parts
          .reduce((sum, part) => sum.plus(exact(answer).times(Ratio.of(part, asked))), Ratio.of(0))
          .equals(180)
      },
    }),

    bisector: form({
      levels: ['hard'],
      share: 2,
      lines: 4,
      draw: random => {
        const [half, b] = random.until(
          () => [random.int(15, 40), random.int(25, 80)] as const,
          ([half, b]) => 180 - 2 * half - b >= 25,
        )
        return { half, b, turn: random.int(-20, 20) }
      },
      answer: angleDegrees,
      solve: ({ half, b }) => half + b,
      ask: ({ half, b, turn }): Both<Content> => {
        const drawn = figure(
          triangle({
            shape: { angles: [2 * half, b, 180 - 2 * half - b] },
            angles: { B: b },
            cevians: [{ from: 'A', as: 'bisector', foot: 'D' }],
            turn,
          }),
        )
        const [whole, wanted] = [m`${measureOfAngle('BAC')} = ${degrees(2 * half)}`, measureOfAngle('ADC')]
        return {
          en: [
            drawn,
            prose`${symbol('AD')} bisects ${{ kind: 'prefixed', sign: '∠', of: symbol('BAC') }}, and ${whole}. Find ${wanted}.`,
          ],
          es: [
            drawn,
            prose`${symbol('AD')} es la bisectriz de ${{ kind: 'prefixed', sign: '∠', of: symbol('BAC') }} y ${whole}. Halla ${wanted}.`,
          ],
        }
      },
      // The other way round: through triangle ADC.
      check(printed, answer) {
        const [b] = labelsIn(printed).map(label => evaluate(label))
        const whole = evaluate(printed.one('relation').right)
        if (b === undefined) return false
        const c = Ratio.of(180).minus(whole).minus(b)
        return exact(answer).plus(c).plus(whole.over(2)).equals(180)
      },
    }),

    sharedSide: form({
      levels: ['hard'],
      share: 3,
      lines: 4,
      draw: random => drawSharedSide(random, random.evenly([false, true])),
      answer: angleDegrees,
      solve: ({ size }) => size,
      ask: ({ drawn, asked }) => ({
        en: [drawn, prose`${symbol('D')} lies on ${symbol('BC')}. Find ${measureOfAngle(asked)}.`],
        es: [drawn, prose`${symbol('D')} está en ${symbol('BC')}. Halla ${measureOfAngle(asked)}.`],
      }),
      check: isMeasured,
    }),

    parallelSide: form({
      levels: ['hard'],
      share: 3,
      lines: 4,
      draw: random => drawParallelSide(random, random.evenly([true, false])),
      answer: angleDegrees,
      solve: ({ size }) => size,
      ask: ({ drawn, asked }) => ({
        en: [
          drawn,
          prose`${relation(symbol('DE'), '∥', symbol('BC'))}. Solve for ${x}, and then find ${measureOfAngle(asked)}.`,
        ],
        es: [
          drawn,
          prose`${relation(symbol('DE'), '∥', symbol('BC'))}. Halla ${x} y luego halla ${measureOfAngle(asked)}.`,
        ],
      }),
      check: isMeasured,
    }),

    alwaysSometimesNever: form({
      levels: ['hard'],
      instruction: { en: prose`Always, sometimes, or never true?`, es: prose`¿Siempre, a veces o nunca es verdad?` },
      draw: random => random.pick(statements),
      answer: option({
        always: { en: prose`always`, es: prose`siempre` },
        sometimes: { en: prose`sometimes`, es: prose`a veces` },
        never: { en: prose`never`, es: prose`nunca` },
      }),
      solve: ({ truth }) => truth,
      ask: ({ says }) => says,
      check(printed, answer) {
        const said = statements.find(({ says }) =>
          [says.en, says.es].some(block => JSON.stringify(block) === JSON.stringify(printed.blocks[0])),
        )
        return said?.truth === answer
      },
    }),
  }),
)

/** The asked angle on the drawing, whose labels are all true. */
function isMeasured(printed: Printed, answer: Value): boolean {
  const drawn = printed.figure('triangle')
  const { of } = printed.one('prefixed')
  const size = of.kind === 'symbol' ? openingOf(drawn, of.name) : 0
  return isDrawnTrue(drawn) && Math.abs(exact(answer).toNumber() - size) < 0.01
}

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
