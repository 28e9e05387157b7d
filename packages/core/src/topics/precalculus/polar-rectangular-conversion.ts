import { sentenceChoice } from '../../answer/choice.ts'
import { drawing } from '../../answer/drawing.ts'
import { equation as equationAnswer, piExpr, surdExpr } from '../../answer/expression.ts'
import { orderedList, point, pointList } from '../../answer/point.ts'
import { both, cell, figure, prose, table } from '../../content.ts'
import { type PolarGridOptions, polarGrid } from '../../figure/polar-grid.ts'
import { equation, expr, join, over, point as pointOf, power, sum, symbol, type Value } from '../../math/build.ts'
import { approximate } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { m } from '../../math/template.ts'
import { Ratio } from '../../number/ratio.ts'
import { cosineOf, sineOf } from '../../number/special-angles.ts'
import { type Surd, surd, timesSurd } from '../../number/surd.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'

const [x, y, r, theta] = ['x', 'y', 'r', 'θ'].map(letter => symbol(letter)) as [Expr, Expr, Expr, Expr]
/** Twelfths of π that are multiples of π/6 or π/4. */
const SPECIAL = Array.from({ length: 24 }, (_, i) => i).filter(i => i % 2 === 0 || i % 3 === 0)
const isOnAxis = (twelfths: number) => twelfths % 6 === 0
const angle = (twelfths: number) => piExpr(Ratio.of(twelfths, 12))
const nothing = surd(0)

interface Polar {
  readonly r: Surd
  readonly twelfths: number
}

const drawAngle = (random: Random) =>
  random.chance(1 / 8) ? random.pick([6, 12, 18]) : random.pick(SPECIAL.filter(turn => !isOnAxis(turn)))
const drawPolar = (random: Random): Polar => ({ r: surd(random.int(1, 6)), twelfths: drawAngle(random) })
const coordinate = ({ r, twelfths }: Polar, of: typeof sineOf) => surdExpr(timesSurd(r, of(twelfths * 15) ?? nothing))
const rectangular = (polar: Polar): readonly Expr[] => [coordinate(polar, cosineOf), coordinate(polar, sineOf)]
const polarPoint = (polar: Polar) => pointOf(surdExpr(polar.r), angle(polar.twelfths))

type Place = readonly [x: number, y: number]
const placeOf = ([radius = 0, turn = 0]: readonly number[]): Place => [radius * Math.cos(turn), radius * Math.sin(turn)]
const isSame = ([a, b]: Place, [c, d]: Place) => Math.abs(a - c) < 1e-9 && Math.abs(b - d) < 1e-9
const numbersOf = (items: readonly Value[]) => items.map(item => approximate(expr(item)))

const drawnPoint = drawing<{ readonly r: number; readonly twelfths: number }>(
  value => gridFor(value.twelfths, [{ r: value.r, degrees: value.twelfths * 15, label: null }]),
  ({ r, twelfths }) => [
    { r, twelfths: (twelfths + 6) % 24 },
    { r: r + 1, twelfths },
  ],
)
function gridFor(twelfths: number, points: NonNullable<PolarGridOptions['points']>) {
  return polarGrid({ radius: 7, rays: twelfths % 2 === 0 ? 30 : 15, points })
}

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
  Math.abs(approximate(rectangular.left, { x: px, y: py }) - approximate(rectangular.right, { x: px, y: py })) < 1e-7
const isConversion = (polar: Expr, rectangular: Expr) => {
  const points = pointsOf(polar)
  return points.length > 0 && points.every(point => holdsAt(rectangular, point))
}

const LETTERS = ['A', 'B', 'C'].map(letter => symbol(letter))

export const polarRectangularConversion = defineTopic(
  {
    id: 'polar-rectangular-conversion',
    name: { en: 'Polar coordinates and equation conversion', es: 'Coordenadas polares y conversión de ecuaciones' },
    description: {
      en: 'Plot polar coordinates and convert points and equations between polar and rectangular form.',
      es: 'Ubica coordenadas polares y convierte puntos y ecuaciones entre la forma polar y la rectangular.',
    },
    domain: 'Polar, Parametric & Complex',
    standards: ['N-CN.B.4', 'AP-PRECALC-3.13'],
    levels: {
      easy: { signs: [1] },
      medium: { signs: [-1] },
      hard: { signs: [1] },
    },
  },
  form => ({
    plot: form({
      levels: ['easy'],
      lines: 0,
      draw: random => ({ r: random.int(1, 6), twelfths: drawAngle(random) }),
      answer: drawnPoint,
      solve: drawn => drawn,
      ask({ r, twelfths }) {
        const at = pointOf(r, angle(twelfths))
        const grid = figure(gridFor(twelfths, []))
        return {
          en: [prose`Plot the point ${at}, given as ${pointOf(symbol('r'), theta)}.`, grid],
          es: [prose`Ubica el punto ${at}, dado como ${pointOf(symbol('r'), theta)}.`, grid],
        }
      },
      check: (printed, { r, twelfths }) =>
        isSame(placeOf(numbersOf(printed.one('list').items)), placeOf([r, (twelfths * Math.PI) / 12])),
    }),

    toRectangular: form({
      levels: ['easy', 'medium'],
      share: 2,
      lines: 3,
      draw(random, { signs }) {
        const { r, twelfths } = drawPolar(random)
        return { r: surd(r.q.times(signs[0] ?? 1)), twelfths }
      },
      answer: point,
      solve: rectangular,
      ask: polar => ({
        en: prose`The point ${polarPoint(polar)} is in polar coordinates. Write it in rectangular coordinates. Give exact values.`,
        es: prose`El punto ${polarPoint(polar)} está en coordenadas polares. Escríbelo en coordenadas rectangulares. Da los valores exactos.`,
      }),
      check(printed, answer) {
        const [px = 0, py = 0] = numbersOf(answer)
        return isSame(placeOf(numbersOf(printed.one('list').items)), [px, py])
      },
    }),

    toPolar: form({
      levels: ['medium'],
      share: 2,
      lines: 3,
      instruction: {
        en: prose`Write the point in polar coordinates with ${m`r > 0`} and ${m`0 ≤ θ < 2π`}.`,
        es: prose`Escribe el punto en coordenadas polares con ${m`r > 0`} y ${m`0 ≤ θ < 2π`}.`,
      },
      draw(random): Polar {
        const twelfths = drawAngle(random)
        const k = random.int(1, 6)
        return { twelfths, r: isOnAxis(twelfths) ? surd(k) : twelfths % 3 === 0 ? surd(k, 2) : surd(2 * k) }
      },
      answer: point,
      solve: ({ r, twelfths }) => [surdExpr(r), angle(twelfths)],
      ask: polar => both(pointOf(...rectangular(polar))),
      check(printed, answer) {
        const [radius = 0, turn = 0] = numbersOf(answer)
        const [px = 0, py = 0] = numbersOf(printed.one('list').items)
        return radius > 0 && turn >= 0 && turn < 2 * Math.PI - 1e-9 && isSame(placeOf([radius, turn]), [px, py])
      },
    }),

    threeNames: form({
      levels: ['medium'],
      lines: 3,
      draw: random => ({ r: random.int(1, 6), twelfths: random.pick(SPECIAL.filter(turn => turn % 12 !== 0)) }),
      answer: pointList,
      solve: ({ r, twelfths }) =>
        [
          { r, twelfths: twelfths - 24 },
          { r: -r, twelfths: twelfths - 12 },
          { r: -r, twelfths: twelfths < 12 ? twelfths + 12 : twelfths - 36 },
        ]
          .sort((a, b) => a.twelfths - b.twelfths)
          .map(({ r, twelfths }) => [expr(r), angle(twelfths)]),
      ask({ r, twelfths }) {
        const at = pointOf(r, angle(twelfths))
        const grid = figure(gridFor(twelfths, [{ r, degrees: twelfths * 15 }]))
        const span = m`-2π ≤ θ ≤ 2π`
        return {
          en: [
            prose`One name of the point is ${at}. Write its three other names with ${span}, in order of ${theta} from least to greatest.`,
            grid,
          ],
          es: [
            prose`Un nombre del punto es ${at}. Escribe sus otros tres nombres con ${span}, con ${theta} de menor a mayor.`,
            grid,
          ],
        }
      },
      check(printed, answer) {
        const given = numbersOf(printed.one('list').items)
        const names = answer.map(numbersOf)
        const turns = names.map(([, turn = 0]) => turn)
        return (
          names.every(name => isSame(placeOf(name), placeOf(given))) &&
          turns.every((turn, i) => Math.abs(turn) <= 2 * Math.PI + 1e-9 && (i === 0 || turn > (turns[i - 1] ?? 0))) &&
          turns.every(turn => Math.abs(turn - (given[1] ?? 0)) > 1e-9)
        )
      },
    }),

    equationToRectangular: form({
      levels: ['hard'],
      share: 2,
      lines: 4,
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
      lines: 4,
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
        if (kind === 'circle') return points.every(([px, py]) => Math.abs(Math.hypot(px - h, py - k) - radius) < 1e-9)
        const [[x1, y1], [x2, y2], [x3, y3]] = points as [Place, Place, Place]
        const isLine = Math.abs((x2 - x1) * (y3 - y1) - (x3 - x1) * (y2 - y1)) < 1e-9
        if (kind === 'line') {
          const isUpright = Math.abs(x1 - x2) < 1e-9
          const isLevel = Math.abs(y1 - y2) < 1e-9
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
  }),
)
