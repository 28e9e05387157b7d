import {
  approximate,
  degrees,
  type Expr,
  equation,
  exact,
  expr,
  type FormMaker,
  failed,
  formulaChoice,
  isNear,
  join,
  line,
  list,
  over,
  prose,
  type Random,
  Ratio,
  step,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { roundedTo, roundedToTenth, sideByLaw, sineOf, thirdAngle } from '../../kit/triangles/triangle-laws.ts'
import {
  byRays,
  drawn,
  fromAngles,
  given,
  isSound,
  isTenth,
  knownIn,
  type PartName,
  type Parts,
  partSymbol,
  partsIn,
  tenth,
  UNKNOWN,
} from '../../kit/triangles/triangle-parts.ts'
import type { levels } from './levels.ts'
import { drawAngles } from './parts.ts'

const drawParts = (random: Random, asked: readonly PartName[]): Parts =>
  random.until(
    () => fromAngles(...drawAngles(random), random.int(5, 40)),
    parts => isSound(parts, asked),
  )

export const easyForms = (form: FormMaker<typeof levels>) => ({
  side: form({
    levels: ['easy'],
    share: 2,
    draw: random => {
      const asked = random.evenly(['b', 'c'] as const)
      return { parts: drawParts(random, [asked]), asked, turn: random.int(0, 11) * 30 }
    },
    answer: roundedToTenth,
    solve: ({ parts, asked }) => tenth(parts[asked]),
    ask: ({ parts, asked, turn }) => {
      const shown = drawn(parts, ['A', 'B', 'a'], asked, turn)
      const [A, B, a] = [given('A', parts.A), given('B', parts.B), given('a', parts.a)]
      return {
        en: [
          shown,
          prose`In triangle ${symbol('ABC')}, ${A}, ${B}, and ${a}. Find the side ${partSymbol(asked)}, labeled ${UNKNOWN}. Round to the nearest tenth.`,
        ],
        es: [
          shown,
          prose`En el triángulo ${symbol('ABC')}, ${A}, ${B} y ${a}. Halla el lado ${partSymbol(asked)}, marcado con ${UNKNOWN}. Redondea a la décima más cercana.`,
        ],
      }
    },
    solution({ parts: { A, B, C, a }, asked }, answer) {
      const [angle, across] = [asked === 'c' ? C : B, degrees(A)]
      return [
        ...(asked === 'c' ? [thirdAngle('C', [degrees(A), degrees(B)], degrees(C))] : []),
        ...sideByLaw('x', degrees(angle), a, across),
        roundedTo('x', answer),
      ]
    },
    // The same triangle from rays, scaled to the printed side.
    check(printed, answer) {
      const { A, B, a } = knownIn(printed, 'A', 'B', 'a')
      const shape = byRays(A, B, 1)
      const asked =
        printed
          .all('symbol')
          .filter(({ name }) => name !== 'x')
          .at(-1)?.name === 'c'
          ? shape.c
          : shape.b
      return isTenth(exact(answer), (asked * a) / shape.a)
    },
  }),

  setUp: form({
    levels: ['easy'],
    lines: 0,
    draw: random => {
      const asked = random.evenly(['b', 'a'] as const)
      const parts = random.until(
        () => drawParts(random, [asked]),
        ({ A, B }) => A !== B && A + B !== 180,
      )
      return { parts, asked }
    },
    answer: formulaChoice,
    solve: ({ parts, asked }) => lawFor(parts, asked, 'right'),
    mistakes: ({ parts, asked }) => ({
      anglesExchanged: lawFor(parts, asked, 'exchanged'),
      product: lawFor(parts, asked, 'product'),
      noSines: lawFor(parts, asked, 'angles'),
    }),
    ask: ({ parts: { A, B, a, b }, asked }) => {
      const known = asked === 'b' ? given('a', a) : given('b', Math.round(b))
      return {
        en: prose`Triangle ${symbol('ABC')} has ${given('A', A)}, ${given('B', B)}, and ${known}. Which equation can be used to find side ${partSymbol(asked)}?`,
        es: prose`El triángulo ${symbol('ABC')} tiene ${given('A', A)}, ${given('B', B)} y ${known}. ¿Qué ecuación sirve para hallar el lado ${partSymbol(asked)}?`,
      }
    },
    solution: ({ parts: { A, B } }, right) => [
      step(list(given('A', A), given('B', B)), because.explain, {
        sentence: {
          en: line`Side ${partSymbol('a')} is across from angle ${partSymbol('A')}, and side ${partSymbol('b')} from angle ${partSymbol('B')}.`,
          es: line`El lado ${partSymbol('a')} es opuesto al ángulo ${partSymbol('A')}, y el lado ${partSymbol('b')}, al ángulo ${partSymbol('B')}.`,
        },
      }),
      step(expr(right), because.explain, {
        sentence: {
          en: line`Law of sines: each side over the sine of the angle across from it.`,
          es: line`Ley de senos: cada lado entre el seno de su ángulo opuesto.`,
        },
      }),
    ],
    whyWrong: ({ parts: { A, B }, asked }) => {
      const angle = asked === 'b' ? B : A
      return {
        anglesExchanged: {
          en: line`Each side stands over the sine of the other side’s angle.`,
          es: line`Cada lado está dividido entre el seno del ángulo del otro lado.`,
        },
        product: {
          en: line`Each side must be divided by the sine, not multiplied by it.`,
          es: line`Cada lado se divide entre el seno, no se multiplica por él.`,
        },
        noSines: {
          en: line`It divides by ${degrees(angle)} itself, not by its sine.`,
          es: line`Divide entre ${degrees(angle)} y no entre su seno.`,
        },
      }
    },
    // The side that the chosen equation gives, against the triangle from rays.
    check(printed, choice) {
      const { A, B } = knownIn(printed, 'A', 'B')
      const { a, b } = partsIn(printed)
      if (typeof choice === 'number' || choice instanceof Ratio || choice.kind !== 'relation') return false
      const shape = byRays(A, B, 1)
      const [name, length] =
        a === undefined
          ? ['a', (shape.a * (b ?? failed('One of the sides is known'))) / shape.b]
          : ['b', (shape.b * a) / shape.a]
      return isNear(approximate(choice.left, { [name]: length }), approximate(choice.right))
    },
  }),
})

/** The law for one of two sides, or what a mistake makes of it. */
function lawFor({ A, B, a, b }: Parts, asked: 'a' | 'b', kind: 'right' | 'exchanged' | 'product' | 'angles'): Expr {
  const [own, other, known] = asked === 'b' ? [degrees(B), degrees(A), a] : [degrees(A), degrees(B), Math.round(b)]
  const letter = partSymbol(asked)
  switch (kind) {
    case 'right':
      return equation(over(letter, sineOf(own)), over(known, sineOf(other)))
    case 'exchanged':
      return equation(over(letter, sineOf(other)), over(known, sineOf(own)))
    case 'product':
      return equation(join(letter, sineOf(own)), join(known, sineOf(other)))
    case 'angles':
      return equation(over(letter, own), over(known, other))
  }
}
