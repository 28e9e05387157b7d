import {
  answerStep,
  count,
  drawing,
  equation,
  explained,
  expr,
  figure,
  line,
  minus,
  type NumberLine,
  numberLine,
  over,
  Ratio,
  ratioOfExact,
  type Step,
  statements,
  step,
  wholes,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'

export interface Level {
  readonly wholes: readonly [least: number, most: number]
  readonly kind: 'unit' | 'proper' | 'over one'
}

const DENOMINATORS = [2, 3, 4, 6, 8]

export interface Tick {
  readonly parts: number
  readonly wholes: number
  readonly at: number
}

/** Every tick of each level, never a whole number, so that they come by turns. */
export const TICKS: Readonly<Record<Level['kind'], readonly Tick[]>> = {
  unit: DENOMINATORS.map(parts => ({ parts, wholes: 1, at: 1 })),
  proper: [4, 6, 8].flatMap(parts => wholes(2, parts - 1).map(at => ({ parts, wholes: 1, at }))),
  'over one': DENOMINATORS.flatMap(parts =>
    (parts === 8 ? [2] : [2, 3]).flatMap(most =>
      wholes((most - 1) * parts + 1, most * parts - 1).map(at => ({ parts, wholes: most, at })),
    ),
  ),
}

const WHOLES = [0, 1, 2, 3]

export const lineOf = (parts: number, wholes: number, points: readonly (Ratio | readonly [Ratio, string])[] = []) =>
  numberLine({ from: 0, to: wholes, step: Ratio.of(1, parts), labels: WHOLES.slice(0, wholes + 1), points })

export const plotted = drawing<{ parts: number; wholes: number; at: number }>(
  ({ parts, wholes, at }) => lineOf(parts, wholes, [Ratio.of(at, parts)]),
  value => [
    { ...value, at: value.at + 1 },
    { ...value, at: value.at - 1 },
  ],
)

/** The first step of all: what one part is. */
export const partsToOne = (parts: number): Step =>
  step(expr(parts), because.count, {
    group: { en: line`the equal parts from 0 to 1`, es: line`las partes iguales de 0 a 1` },
  })

/** Beyond the first whole, the whole number before the point and the parts from there. */
export function marked(parts: number, wholes: number, at: number): readonly Step[] {
  const [before, more] = [Math.floor(at / parts), at % parts]
  return [
    ...(before > 0
      ? [
          explained(
            statements(equation(over(before * parts, parts), before), equation(minus(at, before * parts), more)),
            line`${count(before * parts, nouns.part)} reach ${before}. Then go ${count(more, nouns.part)} more.`,
            line`Con ${count(before * parts, nouns.part)} se llega al ${before}. Luego avanza ${count(more, nouns.part)} más.`,
          ),
        ]
      : []),
    answerStep(figure(lineOf(parts, wholes, [Ratio.of(at, parts)])), {
      en: line`Mark the point that is ${count(at, nouns.part)} from 0.`,
      es: line`Marca el punto que está a ${count(at, nouns.part)} del 0.`,
    }),
  ]
}

export const placed = (line: NumberLine) => line.points.map(({ at }) => ratioOfExact(at))
