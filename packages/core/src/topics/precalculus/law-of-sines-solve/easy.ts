import { degrees, exact, type FormMaker, prose, type Random, symbol } from '../../../author.ts'
import { roundedTo, roundedToTenth, sideByLaw, thirdAngle } from '../../kit/triangles/triangle-laws.ts'
import {
  byRays,
  drawn,
  fromAngles,
  given,
  isSound,
  isTenth,
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
          prose`In triangle ${symbol('ABC')}, ${A}, ${B} and ${a}. Find the side ${partSymbol(asked)}, labeled ${UNKNOWN}. Round to the nearest tenth.`,
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
      const { A = 0, B = 0, a = 0 } = partsIn(printed)
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
})
