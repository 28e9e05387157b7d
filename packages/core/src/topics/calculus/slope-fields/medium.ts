import {
  approximate,
  type Expr,
  equation,
  equationAnswer,
  expr,
  type FormMaker,
  figure,
  figureChoice,
  formulaChoice,
  line,
  m,
  point as pointOf,
  prose,
  type Random,
  slopeField,
  step,
  symbol,
  undoneStep,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { differences, printedField, readSlope, shown, slopeAt, tellingPoint } from './parts.ts'

/** A bank to match: by x alone, by y alone, by both. Any two differ at many lattice points. */
const bank = {
  'x alone': [m`x`, m`-x`, m`x^2`, m`x^2 - 1`, m`1 - x`, m`2x`, m`x + 2`, m`-x^2`],
  'y alone': [m`y`, m`-y`, m`y^2`, m`1 - y`, m`y + 2`, m`y^2 - 1`, m`2 - y`, m`-y^2`],
  both: [m`x + y`, m`x - y`, m`x y`, m`y - x`, m`-x y`, m`x + 2y`, m`x^2 - y`, m`x - y^2`],
} as const

const ALL: readonly Expr[] = Object.values(bank).flat()

/** An equation and others to take it for. */
function drawMatch(random: Random, count: number) {
  const of = random.evenly<Expr>(bank[random.evenly(['x alone', 'y alone', 'both'])])
  const others = random.sample(
    ALL.filter(other => other !== of),
    count,
  )
  return { of, others }
}

type Linear = 'x - a' | 'y - a' | 'x - y' | 'x + y'
/** A right side that is 0 on a line. */
const rightOf = (of: Linear, a: number): Expr =>
  of === 'x - a' ? m`x + ${-a}` : of === 'y - a' ? m`y + ${-a}` : of === 'x - y' ? m`x - y + ${a}` : m`x + y + ${-a}`

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  matchTheEquation: form({
    levels: ['medium'],
    kind: 'match',
    share: 3,
    draw: random => drawMatch(random, 4),
    answer: formulaChoice,
    solve: ({ of }) => shown(of),
    solution({ of, others }, answer) {
      const at = tellingPoint(of, others)
      return [
        readSlope(of, at),
        slopeAt(of, at),
        step(expr(answer), because.explain, {
          sentence: {
            en: line`The other equations give other slopes there.`,
            es: line`Las otras ecuaciones dan otras pendientes ahí.`,
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
      of: random.evenly<Linear>(['x - a', 'y - a', 'x - y', 'x + y']),
      a: random.intExcept(-4, 4, 0),
    }),
    answer: equationAnswer,
    solve: ({ of, a }) =>
      of === 'x - a' ? m`x = ${a}` : of === 'y - a' ? m`y = ${a}` : of === 'x - y' ? m`y = x + ${a}` : m`y = -x + ${a}`,
    solution: ({ of, a }, answer) => [
      step(equation(rightOf(of, a), 0), because.explain, {
        sentence: {
          en: line`Horizontal segments have slope 0.`,
          es: line`Los segmentos horizontales tienen pendiente 0.`,
        },
      }),
      of === 'x - a' || of === 'y - a'
        ? undoneStep(answer, { b: -a })
        : step(answer, because.explain, {
            sentence: {
              en: line`Bring ${symbol('y')} to one side and the rest to the other.`,
              es: line`Deja ${symbol('y')} en un lado y pasa lo demás al otro.`,
            },
          }),
    ],
    ask({ of, a }) {
      const field = shown(rightOf(of, a))
      return {
        en: prose`On which line are the segments of ${field} horizontal? Write its equation.`,
        es: prose`¿Sobre qué recta son horizontales los segmentos de ${field}? Escribe su ecuación.`,
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
    draw: random => drawMatch(random, 3),
    answer: figureChoice,
    solve: ({ of }) => slopeField({ of }),
    solution({ of, others }, answer) {
      const at = tellingPoint(of, others)
      return [
        slopeAt(of, at),
        step(figure(answer), because.explain, {
          sentence: {
            en: line`Only this field has a segment with that slope at ${pointOf(...at)}.`,
            es: line`Solo este campo tiene un segmento con esa pendiente en ${pointOf(...at)}.`,
          },
        }),
      ]
    },
    mistakes: ({ others }) => Object.fromEntries(others.map((of, i) => [`another${i}`, slopeField({ of })])),
    ask: ({ of }) => ({
      en: prose`Which is the slope field of ${shown(of)}?`,
      es: prose`¿Cuál es el campo de pendientes de ${shown(of)}?`,
    }),
    check: (printed, answer) => answer.kind === 'slope-field' && differences(answer.of, printedField(printed)) === 0,
  }),

  vertical: form({
    levels: ['medium'],
    lines: 1,
    draw: random => ({ isX: random.evenly([true, false]), a: random.intExcept(-4, 4, 0), b: random.int(-4, 4) }),
    answer: equationAnswer,
    solution: ({ isX, a }, answer) => [
      step(equation(isX ? m`x + ${-a}` : m`y + ${-a}`, 0), because.explain, {
        sentence: {
          en: line`Vertical segments: the slope has no value, so the denominator is 0.`,
          es: line`Segmentos verticales: la pendiente no tiene valor, así que el denominador es 0.`,
        },
      }),
      undoneStep(answer, { b: -a }),
    ],
    solve: ({ isX, a }) => (isX ? m`x = ${a}` : m`y = ${a}`),
    ask({ isX, a, b }) {
      const field = shown(isX ? m`{y + ${-b}}/{x + ${-a}}` : m`{x + ${-b}}/{y + ${-a}}`)
      return {
        en: prose`On which line are the segments of ${field} vertical? Write its equation.`,
        es: prose`¿Sobre qué recta son verticales los segmentos de ${field}? Escribe su ecuación.`,
      }
    },
    // Beside the line the slopes grow past all bounds.
    check(printed, answer) {
      if (answer.kind !== 'relation' || answer.left.kind !== 'symbol') return false
      const field = printedField(printed)
      const place = approximate(answer.right)
      return [-7.3, 8.1].every(t => {
        const at =
          answer.left.kind === 'symbol' && answer.left.name === 'x'
            ? { x: place + 1e-7, y: t }
            : { x: t, y: place + 1e-7 }
        return Math.abs(approximate(field, at)) > 1e5
      })
    },
  }),
})
