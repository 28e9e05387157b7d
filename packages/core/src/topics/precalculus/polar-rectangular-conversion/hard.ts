import {
  approximate,
  both,
  cell,
  type Expr,
  equation,
  equationAnswer,
  expr,
  type FormMaker,
  isAsDrawn,
  isNear,
  join,
  m,
  orderedList,
  over,
  point as pointOf,
  power,
  prose,
  type Random,
  sentenceChoice,
  sum,
  symbol,
  table,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { angle, type Place, placeOf, r, theta, x, y } from './parts.ts'

/** A curve by its equations in both systems. */
interface Curve {
  readonly polar: Expr
  readonly rectangular: Expr
  readonly name: { readonly key: string; readonly says: ReturnType<typeof sentence> }
  readonly wrongNames: readonly { readonly key: string; readonly says: ReturnType<typeof sentence> }[]
}

const sentence = (en: ReturnType<typeof prose>, es: ReturnType<typeof prose>) => ({ en, es })

const circle = (h: number, k: number, radius: number) => ({
  key: `circle ${h} ${k} ${radius}`,
  says: sentence(
    prose`a circle with center ${pointOf(h, k)} and radius ${radius}`,
    prose`una circunferencia con centro ${pointOf(h, k)} y radio ${radius}`,
  ),
})

const lineNamed = (key: string, of: Expr) => ({
  key: `line ${key}`,
  says: sentence(prose`the line ${of}`, prose`la recta ${of}`),
})

const parabola = (opens: 'up' | 'down' | 'right') => ({
  key: `parabola ${opens}`,
  says: {
    up: sentence(prose`a parabola that opens up`, prose`una parábola que se abre hacia arriba`),
    down: sentence(prose`a parabola that opens down`, prose`una parábola que se abre hacia abajo`),
    right: sentence(prose`a parabola that opens to the right`, prose`una parábola que se abre hacia la derecha`),
  }[opens],
})

const squareAbout = (letter: Expr, middle: number) => {
  const name = letter === x ? 'x' : 'y'
  return middle === 0 ? power(letter, 2) : name === 'x' ? m`(x + ${-middle})^2` : m`(y + ${-middle})^2`
}

const kinds = {
  cosine(random: Random): Curve {
    const a = random.intExcept(-5, 5, 0)
    return {
      polar: m`r = ${2 * a}cos θ`,
      rectangular: equation(sum(squareAbout(x, a), power(y, 2)), a * a),
      name: circle(a, 0, Math.abs(a)),
      wrongNames: [circle(0, a, Math.abs(a)), circle(2 * a, 0, Math.abs(2 * a)), lineNamed('x', m`x = ${2 * a}`)],
    }
  },
  sine(random: Random): Curve {
    const a = random.intExcept(-5, 5, 0)
    return {
      polar: m`r = ${2 * a}sin θ`,
      rectangular: equation(sum(power(x, 2), squareAbout(y, a)), a * a),
      name: circle(0, a, Math.abs(a)),
      wrongNames: [circle(a, 0, Math.abs(a)), circle(0, 2 * a, Math.abs(2 * a)), lineNamed('y', m`y = ${2 * a}`)],
    }
  },
  secant(random: Random): Curve {
    const a = random.intExcept(-6, 6, 0)
    return {
      polar: m`r = ${a}sec θ`,
      rectangular: m`x = ${a}`,
      name: lineNamed('x', m`x = ${a}`),
      wrongNames: [lineNamed('y', m`y = ${a}`), circle(a, 0, Math.abs(a)), circle(0, 0, Math.abs(a))],
    }
  },
  cosecant(random: Random): Curve {
    const a = random.intExcept(-6, 6, 0)
    return {
      polar: m`r = ${a}csc θ`,
      rectangular: m`y = ${a}`,
      name: lineNamed('y', m`y = ${a}`),
      wrongNames: [lineNamed('x', m`x = ${a}`), circle(0, a, Math.abs(a)), circle(0, 0, Math.abs(a))],
    }
  },
  ray(random: Random): Curve {
    const [turn, slope] = random.pick([
      [2, over(m`√3`, 3)],
      [3, null],
      [4, m`√3`],
      [8, m`-√3`],
      [9, expr(-1)],
      [10, m`-{√3}/3`],
    ] as const)
    const right = slope === null ? x : slope.kind === 'number' ? join(-1, x) : join(slope, x)
    return {
      polar: equation(theta, angle(turn)),
      rectangular: equation(y, right),
      name: lineNamed('slope', equation(y, right)),
      wrongNames: [circle(0, 0, 1), lineNamed('y', m`y = 1`), lineNamed('x', m`x = 1`)],
    }
  },
  parabola(random: Random): Curve {
    const d = random.int(1, 6)
    const opensUp = random.chance(0.5)
    return {
      polar: equation(r, over(d, opensUp ? m`1 - sin θ` : m`1 + sin θ`)),
      rectangular: opensUp ? m`x^2 = ${2 * d}y + ${d * d}` : m`x^2 = ${-2 * d}y + ${d * d}`,
      name: parabola(opensUp ? 'up' : 'down'),
      wrongNames: [parabola(opensUp ? 'down' : 'up'), parabola('right'), circle(0, 0, d)],
    }
  },
}

type Kind = keyof typeof kinds

const CURVES: readonly Kind[] = ['cosine', 'sine', 'secant', 'cosecant', 'ray', 'parabola']

const drawCurve = (random: Random, some: readonly Kind[] = CURVES) => kinds[random.evenly(some)](random)

/** Points of a polar equation, as it is written. */
function pointsOf(polar: Expr): readonly Place[] {
  if (polar.kind !== 'relation') return []
  const { left, right } = polar
  const turns = [0.35, 0.8, 1.1, 2.3, 2.9, 4.1]
  return left.kind === 'symbol' && left.name === 'r'
    ? turns.map(turn => placeOf([approximate(right, { θ: turn }), turn]))
    : turns.map(radius => placeOf([radius, approximate(right)]))
}

const holdsAt = (rectangular: Expr, [px, py]: Place) =>
  rectangular.kind === 'relation' &&
  isAsDrawn(approximate(rectangular.left, { x: px, y: py }), approximate(rectangular.right, { x: px, y: py }))

const isConversion = (polar: Expr, rectangular: Expr) => {
  const points = pointsOf(polar)
  return points.length > 0 && points.every(point => holdsAt(rectangular, point))
}

const LETTERS = ['A', 'B', 'C'].map(letter => symbol(letter))

export const hardForms = (form: FormMaker<typeof levels>) => ({
  equationToRectangular: form({
    levels: ['hard'],
    share: 2,
    instruction: {
      en: prose`Convert the equation to rectangular form.`,
      es: prose`Convierte la ecuación a la forma rectangular.`,
    },
    draw: random => drawCurve(random),
    answer: equationAnswer,
    solve: ({ rectangular }) => rectangular,
    ask: ({ polar }) => both(polar),
    check: (printed, answer) => isConversion(printed.one('relation'), answer),
  }),

  equationToPolar: form({
    levels: ['hard'],
    instruction: {
      en: prose`Convert the equation to polar form. Solve for ${r}, or for ${theta} if the graph is a line through the pole.`,
      es: prose`Convierte la ecuación a la forma polar. Despeja ${r}, o ${theta} si la gráfica es una recta que pasa por el polo.`,
    },
    draw: random => drawCurve(random, ['cosine', 'sine', 'secant', 'cosecant', 'ray']),
    answer: equationAnswer,
    solve: ({ polar }) => polar,
    ask: ({ rectangular }) => both(rectangular),
    check: (printed, answer) => isConversion(answer, printed.one('relation')),
  }),

  nameTheCurve: form({
    levels: ['hard'],
    draw: random => drawCurve(random),
    answer: sentenceChoice,
    solve: ({ name }) => name,
    mistakes: ({ wrongNames: [one, two, three] }) => ({ one: one!, two: two!, three: three! }),
    ask: ({ polar }) => ({
      en: [prose`What is the graph of this polar equation?`, polar],
      es: [prose`¿Cuál es la gráfica de esta ecuación polar?`, polar],
    }),
    check(printed, { key }) {
      const points = pointsOf(printed.one('relation'))
      const [kind, ...numbers] = key.split(' ')
      const [h = 0, k = 0, radius = 0] = numbers.map(Number)
      if (kind === 'circle') return points.every(([px, py]) => isNear(Math.hypot(px - h, py - k), radius))
      const [[x1, y1], [x2, y2], [x3, y3]] = points as [Place, Place, Place]
      const isLine = isNear((x2 - x1) * (y3 - y1), (x3 - x1) * (y2 - y1))
      if (kind === 'line') {
        const isUpright = isNear(x1, x2)
        const isLevel = isNear(y1, y2)
        return isLine && numbers[0] === (isUpright ? 'x' : isLevel ? 'y' : 'slope')
      }
      // Far up or far down, and about the vertical axis.
      const highest = points.reduce((far, at) => (Math.abs(at[1]) > Math.abs(far[1]) ? at : far))
      return (
        !isLine &&
        numbers[0] === (Math.abs(highest[0]) > Math.abs(highest[1]) * 5 ? 'right' : highest[1] > 0 ? 'up' : 'down')
      )
    },
  }),

  match: form({
    levels: ['hard'],
    kind: 'match',
    lines: 2,
    draw: random => ({
      curves: random
        .sample(['cosine', 'sine', 'secant', 'cosecant', 'ray', 'parabola'] as const, 3)
        .map(kind => kinds[kind](random)),
      order: random.shuffle([0, 1, 2]),
    }),
    answer: orderedList,
    solve: ({ curves, order }) => curves.map((_, i) => LETTERS[order.indexOf(i)] ?? symbol('?')),
    ask({ curves, order }) {
      const rows = curves.map(({ polar }, i) => [
        cell(expr(i + 1)),
        cell(polar),
        cell(LETTERS[i] ?? x),
        cell(curves[order[i] ?? 0]?.rectangular ?? x),
      ])
      const shown = table({ rows })
      return {
        en: [
          prose`Match each polar equation with its rectangular equation. Write the letters for 1, 2, and 3 in order.`,
          shown,
        ],
        es: [
          prose`Relaciona cada ecuación polar con su ecuación rectangular. Escribe en orden las letras de 1, 2 y 3.`,
          shown,
        ],
      }
    },
    check(printed, answer) {
      const equations = printed.all('relation')
      return answer.every((letter, i) => {
        const index = LETTERS.findIndex(other => JSON.stringify(other) === JSON.stringify(expr(letter)))
        const [polar, rectangular] = [equations[2 * i], equations[2 * index + 1]]
        return polar !== undefined && rectangular !== undefined && isConversion(polar, rectangular)
      })
    },
  }),
})
