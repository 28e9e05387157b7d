import {
  angleDegrees,
  type Both,
  type Content,
  degrees,
  evaluate,
  exact,
  type FormMaker,
  figure,
  m,
  measureOfAngle,
  type Printed,
  prose,
  Ratio,
  relation,
  symbol,
  triangle,
  type Value,
} from '../../../author.ts'
import { howOftenTrue, type Statement, statement } from '../../kit/angles/truths.ts'
import { howOften, printedOf } from '../../kit/choices/statements.ts'
import type { levels } from './levels.ts'
import { drawParallelSide, drawSharedSide, isDrawnTrue, openingOf } from './linked-triangles.ts'
import { labelsIn } from './parts.ts'

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

/** The asked angle on the drawing, whose labels are all true. */
function isMeasured(printed: Printed, answer: Value): boolean {
  const drawn = printed.figure('triangle')
  const { of } = printed.one('prefixed')
  const size = of.kind === 'symbol' ? openingOf(drawn, of.name) : 0
  return isDrawnTrue(drawn) && Math.abs(exact(answer).toNumber() - size) < 0.01
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
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
      en: [drawn, prose`${relation(symbol('DE'), '∥', symbol('BC'))}. Find ${measureOfAngle(asked)}.`],
      es: [drawn, prose`${relation(symbol('DE'), '∥', symbol('BC'))}. Halla ${measureOfAngle(asked)}.`],
    }),
    check: isMeasured,
  }),

  alwaysSometimesNever: form({
    levels: ['hard'],
    instruction: howOftenTrue,
    draw: random => random.pick(statements),
    answer: howOften,
    solve: ({ truth }) => truth,
    ask: ({ says }) => says,
    check(printed, answer) {
      const said = printedOf(statements, printed)
      return said?.truth === answer
    },
  }),
})
