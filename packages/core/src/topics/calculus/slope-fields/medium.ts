import {
  approximate,
  type Expr,
  equation,
  equationAnswer,
  evaluate,
  expr,
  type FormMaker,
  figure,
  figureChoice,
  formulaChoice,
  line,
  m,
  over,
  point as pointOf,
  prose,
  type Random,
  slopeField,
  step,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { levels } from './levels.ts'
import { differences, filledAt, isTelling, printedField, readSlope, shown, slopeAt, tellingPoint } from './parts.ts'

/** A bank to match: by x alone, by y alone, by both. Any two differ at many lattice points. */
const bank = {
  'x alone': [m`x`, m`-x`, m`x^2`, m`x^2 - 1`, m`1 - x`, m`2x`, m`x + 2`, m`-x^2`],
  'y alone': [m`y`, m`-y`, m`y^2`, m`1 - y`, m`y + 2`, m`y^2 - 1`, m`2 - y`, m`-y^2`],
  both: [m`x + y`, m`x - y`, m`x y`, m`y - x`, m`-x y`, m`x + 2y`, m`x^2 - y`, m`x - y^2`],
} as const

const ALL: readonly Expr[] = Object.values(bank).flat()

/** Forms that take turns begin at other equations: an equation and others to take it for, one of them by the same letters; at one lattice point it differs from all. */
function drawMatch(random: Random, count: number, turns: number) {
  const kind = random.evenly(startingAt(['x alone', 'y alone', 'both'] as const, turns))
  const of = random.evenly<Expr>(startingAt<Expr>(bank[kind], turns))
  return random.until(
    () => {
      const alike = random.pick(bank[kind].filter((other: Expr) => other !== of))
      const others = random.sample(
        ALL.filter(other => other !== of && other !== alike),
        count - 1,
      )
      return { of, others: [alike, ...others] }
    },
    ({ of, others }) => isTelling(of, others),
  )
}

/** A right side that is 0 on the line y = mx + b. */
const zeroOn = (m0: number, b: number, isTurned: boolean): Expr =>
  isTurned ? m`${m0}x - y + ${b}` : m`y + ${-m0}x + ${-b}`
const SLOPES = [1, -1, 2, -2, 3, -3] as const

/** y alone on the left of an equation whose left side is 0 on a line. */
const solvedForY = (answer: Expr, isTurned: boolean) =>
  step(answer, because.explain, {
    sentence: isTurned
      ? {
          en: line`Add ${symbol('y')} to both sides, and write ${symbol('y')} first.`,
          es: line`Suma ${symbol('y')} a ambos lados, y escribe ${symbol('y')} primero.`,
        }
      : {
          en: line`Bring the terms without ${symbol('y')} to the right side.`,
          es: line`Pasa al lado derecho los términos sin ${symbol('y')}.`,
        },
  })

/** The slopes of the others where they tell. */
function otherSlopes(of: Expr, others: readonly Expr[]) {
  const at = tellingPoint(of, others)
  const [x, y] = at
  return Object.fromEntries(
    others.map((other, i) => [
      `another${i}`,
      {
        en: line`At ${pointOf(...at)} its slope is ${evaluate(other, { x, y })}.`,
        es: line`En ${pointOf(...at)} su pendiente es ${evaluate(other, { x, y })}.`,
      },
    ]),
  )
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  matchTheEquation: form({
    levels: ['medium'],
    kind: 'match',
    share: 3,
    draw: random => drawMatch(random, 3, 0),
    answer: formulaChoice,
    solve: ({ of }) => shown(of),
    solution({ of, others }, answer) {
      const at = tellingPoint(of, others)
      const filled = filledAt(of, at)
      return [
        readSlope(of, at),
        step(filled.kind === 'relation' ? filled : equation(of, filled), because.explain, {
          sentence: {
            en: line`The right side ${of} has the same value at ${pointOf(...at)}.`,
            es: line`El lado derecho ${of} tiene el mismo valor en ${pointOf(...at)}.`,
          },
        }),
        step(expr(answer), because.explain, {
          sentence: {
            en: line`This equation fits the segment.`,
            es: line`Esta ecuación corresponde al segmento.`,
          },
        }),
      ]
    },
    mistakes: ({ others }) => Object.fromEntries(others.map((other, i) => [`another${i}`, shown(other)])),
    ask({ of }) {
      const field = figure(slopeField({ of }))
      return {
        en: [prose`Which differential equation has this slope field?`, field],
        es: [prose`¿Qué ecuación diferencial tiene este campo de pendientes?`, field],
      }
    },
    whyWrong: ({ of, others }) => otherSlopes(of, others),
    // The slopes drawn at the lattice points are those of the equation.
    check(printed, answer) {
      const { of } = printed.figure('slope-field')
      const chosen = expr(answer)
      return chosen.kind === 'relation' && differences(of, chosen.right) === 0
    },
  }),

  horizontal: form({
    levels: ['medium'],
    lines: 1,
    draw: random => ({
      slope: random.evenly(SLOPES),
      b: random.intExcept(-5, 5, 0),
      isTurned: random.evenly([true, false]),
    }),
    answer: equationAnswer,
    solve: ({ slope, b }) => m`y = ${slope}x + ${b}`,
    solution: ({ slope, b, isTurned }, answer) => [
      step(equation(zeroOn(slope, b, isTurned), 0), because.explain, {
        sentence: {
          en: line`Horizontal segments have slope 0.`,
          es: line`Los segmentos horizontales tienen pendiente 0.`,
        },
      }),
      solvedForY(answer, isTurned),
    ],
    ask({ slope, b, isTurned }) {
      const field = shown(zeroOn(slope, b, isTurned))
      return {
        en: prose`On which line are the segments of the slope field of ${field} horizontal? Write its equation.`,
        es: prose`¿Sobre qué recta son horizontales los segmentos del campo de pendientes de ${field}? Escribe su ecuación.`,
      }
    },
    // Points on the line have slope zero, points beside it do not.
    check(printed, answer) {
      if (answer.kind !== 'relation' || answer.left.kind !== 'symbol') return false
      const field = printedField(printed)
      const vertical = answer.left.name === 'x'
      return [-3, 0, 2].every(t => {
        const at = vertical ? { x: approximate(answer.right), y: t } : { x: t, y: approximate(answer.right, { x: t }) }
        return (
          approximate(field, at) === 0 &&
          approximate(field, vertical ? { ...at, x: at.x + 1 } : { ...at, y: at.y + 1 }) !== 0
        )
      })
    },
  }),

  matchTheField: form({
    levels: ['medium'],
    kind: 'match',
    share: 2,
    wide: true,
    draw: random => drawMatch(random, 3, 4),
    answer: figureChoice,
    solve: ({ of }) => slopeField({ of }),
    solution({ of, others }, answer) {
      const at = tellingPoint(of, others)
      return [
        slopeAt(of, at),
        step(figure(answer), because.explain, {
          sentence: {
            en: line`This field has a segment with that slope at ${pointOf(...at)}.`,
            es: line`Este campo tiene un segmento con esa pendiente en ${pointOf(...at)}.`,
          },
        }),
      ]
    },
    mistakes: ({ others }) => Object.fromEntries(others.map((of, i) => [`another${i}`, slopeField({ of })])),
    ask: ({ of }) => ({
      en: prose`Which is the slope field of ${shown(of)}?`,
      es: prose`¿Cuál es el campo de pendientes de ${shown(of)}?`,
    }),
    whyWrong: ({ of, others }) => otherSlopes(of, others),
    check: (printed, answer) => answer.kind === 'slope-field' && differences(answer.of, printedField(printed)) === 0,
  }),

  vertical: form({
    levels: ['medium'],
    lines: 1,
    draw(random) {
      const [top, slope, b] = [random.intExcept(-6, 6, 0), random.evenly(SLOPES), random.intExcept(-5, 5, 0)]
      // No denominator begins with a minus sign.
      return { top, slope, b, isTurned: slope > 0 && random.evenly([true, false]) }
    },
    answer: equationAnswer,
    solution: ({ slope, b, isTurned }, answer) => [
      step(equation(zeroOn(slope, b, isTurned), 0), because.explain, {
        sentence: {
          en: line`Segments are vertical where the slope has no value: where the denominator is 0.`,
          es: line`Los segmentos son verticales donde la pendiente no tiene valor: donde el denominador es 0.`,
        },
      }),
      solvedForY(answer, isTurned),
    ],
    solve: ({ slope, b }) => m`y = ${slope}x + ${b}`,
    ask({ top, slope, b, isTurned }) {
      const field = shown(over(top, zeroOn(slope, b, isTurned)))
      return {
        en: prose`On which line are the segments of the slope field of ${field} vertical? Write its equation.`,
        es: prose`¿Sobre qué recta son verticales los segmentos del campo de pendientes de ${field}? Escribe su ecuación.`,
      }
    },
    // Beside the line the slopes grow past all bounds.
    check(printed, answer) {
      if (answer.kind !== 'relation' || answer.left.kind !== 'symbol') return false
      const field = printedField(printed)
      return [-7.3, 8.1].every(
        t => Math.abs(approximate(field, { x: t, y: approximate(answer.right, { x: t }) + 1e-7 })) > 1e5,
      )
    },
  }),
})
