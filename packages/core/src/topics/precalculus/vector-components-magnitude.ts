import { exactRadical, surdExpr } from '../../answer/expression.ts'
import { angleDegrees } from '../../answer/number.ts'
import { numberList, numberSet } from '../../answer/number-list.ts'
import { option } from '../../answer/option.ts'
import { point, vector as vectorAnswer } from '../../answer/point.ts'
import { rationalOf } from '../../answer/written.ts'
import { both, figure, prose } from '../../content.ts'
import { vectorDiagram } from '../../figure/vector-diagram.ts'
import { accented, degrees, equation, expr, point as pointOf, symbol, vector } from '../../math/build.ts'
import { approximate, evaluate, exact } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { Ratio } from '../../number/ratio.ts'
import { surd } from '../../number/surd.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { isClear } from '../algebra-2/shared/rounded.ts'
import { type Bearing, partsOf } from './shared/bearings.ts'
import { cosine, isTenth, sine, tenth } from './shared/triangle-parts.ts'

type Pair = readonly [x: number, y: number]

/** Pythagorean pairs make whole magnitudes. */
const PYTHAGOREAN: readonly Pair[] = [
  [3, 4],
  [4, 3],
  [6, 8],
  [8, 6],
  [5, 12],
  [12, 5],
  [9, 12],
  [12, 9],
]

const signs = (random: Random, [x, y]: Pair): Pair => [x * random.sign(), y * random.sign()]
const drawVector = (random: Random): Pair => [random.intExcept(-9, 9, 0), random.intExcept(-9, 9, 0)]
const arrow = (name: string) => accented('vector', symbol(name))
const v = arrow('v')
const length = { kind: 'absolute', of: v } as const
const squared = ([x, y]: Pair) => x * x + y * y

/** Numbers of the printed tuple. */
const pairIn = (items: readonly Expr[]): Pair => [
  evaluate(items[0] ?? symbol('?')).n,
  evaluate(items[1] ?? symbol('?')).n,
]

/** The whole degree from 0 to 359 next to the direction; null near a rounding boundary. */
function direction([x, y]: Pair): number | null {
  const angle = ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360
  const part = Math.abs(angle - Math.floor(angle) - 0.5)
  return part < 0.02 ? null : Math.round(angle) % 360
}

const COMPONENTS = {
  en: prose`Write the vector in component form.`,
  es: prose`Escribe el vector en forma de componentes.`,
}

export const vectorComponentsMagnitude = defineTopic(
  {
    id: 'vector-components-magnitude',
    name: { en: 'Vectors: components, magnitude and direction', es: 'Vectores: componentes, magnitud y dirección' },
    description: {
      en: 'Find the components, magnitude and direction angle of a vector, or build it from them.',
      es: 'Halla las componentes, la magnitud y el ángulo de dirección de un vector, o constrúyelo con ellos.',
    },
    domain: 'Triangles & Vectors',
    standards: ['N-VM.A.1', 'N-VM.A.2', 'AP-PRECALC-4.8'],
    levels: {
      easy: {},
      medium: {},
      hard: {},
    },
  },
  form => ({
    fromPoints: form({
      levels: ['easy'],
      share: 2,
      lines: 2,
      draw: random => ({ from: drawVector(random), components: drawVector(random) }),
      answer: vectorAnswer,
      solve: ({ components }) => components,
      ask({ from, components }) {
        const [start, end] = [pointOf(...from), pointOf(from[0] + components[0], from[1] + components[1])]
        return {
          en: prose`A vector goes from ${start} to ${end}. Write it in component form.`,
          es: prose`Un vector va de ${start} a ${end}. Escríbelo en forma de componentes.`,
        }
      },
      // The start moved by the vector is the end.
      check(printed, answer) {
        const [start, end] = printed.all('list').map(({ items }) => pairIn(items))
        return (
          start !== undefined &&
          end !== undefined &&
          answer.every((value, i) =>
            exact(value)
              .plus(start[i] ?? 0)
              .equals(end[i] ?? 0),
          )
        )
      },
    }),

    drawn: form({
      levels: ['easy'],
      instruction: COMPONENTS,
      lines: 1,
      draw: random => {
        const from: Pair = [random.int(-3, 3), random.int(-3, 3)]
        return {
          from,
          to: random.until(
            (): Pair => [random.int(-6, 6), random.int(-6, 6)],
            ([x, y]) => Math.abs(x - from[0]) >= 2 && Math.abs(y - from[1]) >= 1,
          ),
        }
      },
      answer: vectorAnswer,
      solve: ({ from, to }) => [to[0] - from[0], to[1] - from[1]],
      ask: ({ from, to }) =>
        both(figure(vectorDiagram({ x: [-6, 6], y: [-6, 6], vectors: [{ from, to, label: 'v' }] }))),
      check(printed, answer) {
        const [drawn] = printed.figure('vector-diagram').vectors
        return (
          drawn !== undefined &&
          answer.every((value, i) =>
            exact(value)
              .plus(drawn.from[i] ?? 0)
              .equals(drawn.to[i] ?? 0),
          )
        )
      },
    }),

    drawnMagnitude: form({
      levels: ['easy'],
      instruction: {
        en: prose`Find the magnitude of the vector. Give the exact value in simplest form.`,
        es: prose`Halla la magnitud del vector. Da el valor exacto en su forma más simple.`,
      },
      lines: 2,
      draw: random => {
        const from: Pair = [random.int(-3, 3), random.int(-3, 3)]
        return {
          from,
          to: random.until(
            (): Pair => [random.int(-6, 6), random.int(-6, 6)],
            ([x, y]) => Math.abs(x - from[0]) >= 2 && Math.abs(y - from[1]) >= 1,
          ),
        }
      },
      answer: exactRadical,
      solve: ({ from, to }) => surd(1, squared([to[0] - from[0], to[1] - from[1]])),
      ask: ({ from, to }) =>
        both(figure(vectorDiagram({ x: [-6, 6], y: [-6, 6], vectors: [{ from, to, label: 'v' }] }))),
      check(printed, { q, k }) {
        const [drawn] = printed.figure('vector-diagram').vectors
        if (!drawn || q.n <= 0) return false
        const square = (drawn.to[0] - drawn.from[0]) ** 2 + (drawn.to[1] - drawn.from[1]) ** 2
        return q.power(2).times(k).equals(square)
      },
    }),

    magnitude: form({
      levels: ['easy'],
      share: 2,
      instruction: {
        en: prose`Find the magnitude. Give the exact value in simplest form.`,
        es: prose`Halla la magnitud. Da el valor exacto en su forma más simple.`,
      },
      lines: 2,
      draw: random => ({
        components: random.evenly([true, false]) ? signs(random, random.pick(PYTHAGOREAN)) : drawVector(random),
      }),
      answer: exactRadical,
      solve: ({ components }) => surd(1, squared(components)),
      ask: ({ components }) => both(equation(v, vector(...components))),
      // The square of the answer is the sum of the squares.
      check(printed, { q, k }) {
        const [x, y] = pairIn(printed.one('list').items)
        return (
          q
            .times(q)
            .times(k)
            .equals(x * x + y * y) && q.n > 0
        )
      },
    }),

    direction: form({
      levels: ['medium'],
      instruction: {
        en: prose`Find the direction angle from the positive ${symbol('x')}-axis, from 0° up to 360°, rounded to the nearest degree.`,
        es: prose`Halla el ángulo de dirección desde el eje ${symbol('x')} positivo, de 0° a 360°, redondeado al grado más cercano.`,
      },
      lines: 2,
      draw: random => ({
        components: random.until(
          () => drawVector(random),
          pair => direction(pair) !== null,
        ),
      }),
      answer: angleDegrees,
      solve: ({ components }) => direction(components) ?? 0,
      ask: ({ components }) => both(equation(v, vector(...components))),
      // The unit vector of the answer points the same way, to half a degree.
      check(printed, answer) {
        const [x, y] = pairIn(printed.one('list').items)
        const angle = (exact(answer).toNumber() * Math.PI) / 180
        const cosine = (x * Math.cos(angle) + y * Math.sin(angle)) / Math.hypot(x, y)
        return (
          cosine >= Math.cos((0.5 * Math.PI) / 180) && exact(answer).compare(0) >= 0 && exact(answer).compare(360) < 0
        )
      },
    }),

    magnitudeAndDirection: form({
      levels: ['medium'],
      share: 2,
      instruction: {
        en: prose`Find the exact magnitude. Then find the direction angle from the positive ${symbol('x')}-axis, from 0° up to 360°, to the nearest degree.`,
        es: prose`Halla la magnitud exacta. Después halla el ángulo de dirección desde el eje ${symbol('x')} positivo, de 0° a 360°, al grado más cercano.`,
      },
      lines: 3,
      draw: random => ({
        components: random.until(
          () => drawVector(random),
          pair => direction(pair) !== null,
        ),
      }),
      answer: numberList,
      solve: ({ components }) => [surdExpr(surd(1, squared(components))), degrees(direction(components) ?? 0)],
      ask: ({ components }) => both(equation(v, vector(...components))),
      check(printed, [size, angle]) {
        const [x, y] = pairIn(printed.one('list').items)
        const turn = ((rationalOf(angle ?? 0)?.toNumber() ?? Number.NaN) * Math.PI) / 180
        const cosine = (x * Math.cos(turn) + y * Math.sin(turn)) / Math.hypot(x, y)
        return (
          Math.abs(approximate(expr(size ?? 0)) - Math.hypot(x, y)) < 1e-9 &&
          turn >= 0 &&
          turn < 2 * Math.PI &&
          cosine >= Math.cos((0.5 * Math.PI) / 180)
        )
      },
    }),

    roundedComponents: form({
      levels: ['medium'],
      instruction: {
        en: prose`Write the vector in component form. Round to the nearest tenth.`,
        es: prose`Escribe el vector en forma de componentes. Redondea a la décima más cercana.`,
      },
      lines: 2,
      draw: random =>
        random.until(
          () => ({ size: random.int(3, 30), angle: random.int(5, 355) }),
          ({ size, angle }) => angle % 15 !== 0 && [cosine(angle), sine(angle)].every(part => isClear(size * part, 1)),
        ),
      answer: vectorAnswer,
      solve: ({ size, angle }) => [tenth(size * cosine(angle)), tenth(size * sine(angle))],
      ask: ({ size, angle }) => both(prose`${equation(length, size)}, ${equation(symbol('θ'), degrees(angle))}`),
      check(printed, answer) {
        const [size = 0, angle = 0] = printed.all('relation').map(({ right }) => evaluate(right).toNumber())
        const turn = (angle * Math.PI) / 180
        const [x, y] = answer.map(value => exact(value))
        return !!x && !!y && isTenth(x, size * Math.cos(turn)) && isTenth(y, size * Math.sin(turn))
      },
    }),

    fromDirection: form({
      levels: ['medium'],
      instruction: {
        en: prose`Write the vector in component form with exact values.`,
        es: prose`Escribe el vector en forma de componentes con valores exactos.`,
      },
      lines: 2,
      draw: random => ({
        size: 2 * random.int(1, 8),
        angle: random.pick([30, 45, 60, 120, 135, 150, 210, 225, 240, 300, 315, 330]),
      }),
      answer: vectorAnswer,
      solve: ({ size, angle }) => [component(size, angle), component(size, 90 - angle)],
      ask: ({ size, angle }) =>
        both(
          prose`${equation(length, size)}, ${equation(symbol('θ'), { kind: 'measure', of: { kind: 'number', n: angle, d: 1, as: 'fraction' }, unit: 'degree' })}`,
        ),
      check(printed, answer) {
        const [size, angle] = printed.all('relation').map(({ right }) => evaluate(right).toNumber())
        const [x, y] = answer.map(value => approximate(expr(value)))
        const turn = ((angle ?? 0) * Math.PI) / 180
        return (
          x !== undefined &&
          y !== undefined &&
          Math.abs(x - (size ?? 0) * Math.cos(turn)) < 1e-9 &&
          Math.abs(y - (size ?? 0) * Math.sin(turn)) < 1e-9
        )
      },
    }),

    relation: form({
      levels: ['medium'],
      instruction: {
        en: prose`How are the two drawn vectors related?`,
        es: prose`¿Qué relación hay entre los dos vectores dibujados?`,
      },
      draw: random => {
        const u: Pair = [random.intExcept(-5, 5, 0), random.intExcept(-5, 5, 0)]
        const kind = random.evenly(['equal', 'opposite', 'parallel', 'none'])
        const other: Pair =
          kind === 'equal'
            ? u
            : kind === 'opposite'
              ? [-u[0], -u[1]]
              : kind === 'parallel'
                ? [2 * u[0], 2 * u[1]]
                : [u[0], u[1] === 1 ? 2 : u[1] - 1 || -2]
        return { u, other, kind }
      },
      answer: option({
        equal: { en: prose`equal`, es: prose`iguales` },
        opposite: { en: prose`opposite`, es: prose`opuestos` },
        parallel: { en: prose`parallel, of different lengths`, es: prose`paralelos, de distinta longitud` },
        none: { en: prose`none of these`, es: prose`ninguna de estas` },
      }),
      solve: ({ kind }) => kind,
      ask: ({ u, other }) => {
        // Each arrow starts where it fits into its half of the grid.
        const start = ([x, y]: Pair, middle: number): Pair => [middle - Math.trunc(x / 2), -Math.trunc(y / 2)]
        const [first, second] = [start(u, -5), start(other, 5)]
        const to = ([x, y]: Pair, [p, q]: Pair): Pair => [x + p, y + q]
        return both(
          figure(
            vectorDiagram({
              x: [-10, 10],
              y: [-6, 6],
              vectors: [
                { from: first, to: to(first, u), label: 'u' },
                { from: second, to: to(second, other), label: 'v' },
              ],
            }),
          ),
        )
      },
      check(printed, answer) {
        const [[a, b] = [0, 0], [c, d] = [0, 0]] = printed
          .figure('vector-diagram')
          .vectors.map(({ from, to }): Pair => [to[0] - from[0], to[1] - from[1]])
        if (a === c && b === d) return answer === 'equal'
        if (a === -c && b === -d) return answer === 'opposite'
        return answer === (a * d === b * c ? 'parallel' : 'none')
      },
    }),

    unitVector: form({
      levels: ['hard'],
      instruction: {
        en: prose`Find the unit vector in the direction of ${v}. Give exact values without a root in a denominator.`,
        es: prose`Halla el vector unitario en la dirección de ${v}. Da valores exactos sin raíz en el denominador.`,
      },
      lines: 2,
      draw: random => ({
        components: random.evenly([true, false]) ? signs(random, random.pick(PYTHAGOREAN)) : drawVector(random),
      }),
      answer: vectorAnswer,
      // a/√n, rationalized.
      solve: ({ components }) => {
        const size = surd(1, squared(components))
        return components.map(value => surdExpr(surd(Ratio.of(value, squared(components)).times(size.q), size.k)))
      },
      ask: ({ components }) => both(equation(v, vector(...components))),
      // Length one, and in proportion to the printed vector.
      check(printed, answer) {
        const [x, y] = pairIn(printed.one('list').items)
        const [p = 0, q = 0] = answer.map(value => approximate(expr(value)))
        return Math.abs(Math.hypot(p, q) - 1) < 1e-9 && Math.abs(p * y - q * x) < 1e-9 && p * x + q * y > 0
      },
    }),

    ofLength: form({
      levels: ['hard'],
      lines: 2,
      draw: random => ({
        components: signs(random, random.pick(PYTHAGOREAN)),
        factor: random.until(
          () => random.int(2, 12),
          n => n !== 5 && n !== 10 && n !== 13,
        ),
      }),
      answer: vectorAnswer,
      solve: ({ components, factor }) =>
        components.map(value => Ratio.of(value * factor, Math.sqrt(squared(components)))),
      ask: ({ components, factor }) => ({
        en: prose`Find the vector of length ${factor} in the direction of ${equation(v, vector(...components))}.`,
        es: prose`Halla el vector de longitud ${factor} en la dirección de ${equation(v, vector(...components))}.`,
      }),
      check: (printed, answer) =>
        isAlong(
          printed,
          answer.map(value => exact(value)),
          printed.numbers[0] ?? Ratio.of(0),
        ),
    }),

    missingPoint: form({
      levels: ['hard'],
      lines: 2,
      draw: random => ({ at: drawVector(random), components: drawVector(random), isEnd: random.evenly([true, false]) }),
      answer: point,
      solve: ({ at, components, isEnd }) => at.map((value, i) => value + (isEnd ? -1 : 1) * (components[i] ?? 0)),
      ask: ({ at, components, isEnd }) =>
        isEnd
          ? {
              en: prose`${equation(v, vector(...components))} ends at ${pointOf(...at)}. Where does it start?`,
              es: prose`${equation(v, vector(...components))} termina en ${pointOf(...at)}. ¿Dónde empieza?`,
            }
          : {
              en: prose`${equation(v, vector(...components))} starts at ${pointOf(...at)}. Where does it end?`,
              es: prose`${equation(v, vector(...components))} empieza en ${pointOf(...at)}. ¿Dónde termina?`,
            },
      check(printed, answer) {
        const [move, at] = printed.all('list').map(({ items }) => pairIn(items))
        const way = /ends at|termina en/.test(printed.text) ? 1 : -1
        return (
          move !== undefined &&
          at !== undefined &&
          answer.every((value, i) =>
            exact(value)
              .plus(way * (move[i] ?? 0))
              .equals(at[i] ?? 0),
          )
        )
      },
    }),

    bearing: form({
      levels: ['hard'],
      lines: 3,
      draw(random) {
        const story = random.int(0, 2)
        const bearing: Bearing = {
          from: random.pick(['N', 'S']),
          angle: random.pick([30, 45, 60]),
          to: random.pick(['E', 'W']),
        }
        // A hiker walks no more than a day's miles.
        return { story, size: 2 * random.int(2, story === 2 ? 7 : 20), bearing }
      },
      answer: vectorAnswer,
      solve: ({ size, bearing }) => [
        component((bearing.to === 'E' ? 1 : -1) * size, 90 - bearing.angle),
        component((bearing.from === 'N' ? 1 : -1) * size, bearing.angle),
      ],
      ask: ({ story, size, bearing }) => {
        const [n, angle, e] = partsOf(bearing)
        const asks = {
          en: prose`Write the displacement as an exact vector, with ${symbol('x')} to the east and ${symbol('y')} to the north.`,
          es: prose`Escribe el desplazamiento como un vector exacto, con ${symbol('x')} hacia el este e ${symbol('y')} hacia el norte.`,
        }
        const told = [
          {
            en: prose`A boat sails ${size} kilometers on the bearing ${n}\u00a0${angle}\u00a0${e}.`,
            es: prose`Una lancha navega ${size} kilómetros con rumbo ${n}\u00a0${angle}\u00a0${e}.`,
          },
          {
            en: prose`A drone flies ${size} meters on the bearing ${n}\u00a0${angle}\u00a0${e}.`,
            es: prose`Un dron vuela ${size} metros con rumbo ${n}\u00a0${angle}\u00a0${e}.`,
          },
          {
            en: prose`A hiker walks ${size} miles on the bearing ${n}\u00a0${angle}\u00a0${e}.`,
            es: prose`Una excursionista camina ${size} millas con rumbo ${n}\u00a0${angle}\u00a0${e}.`,
          },
        ][story]!
        return { en: [told.en, asks.en], es: [told.es, asks.es] }
      },
      check(printed, answer) {
        const [size = 0, angle = 0] = printed.numbers.map(value => value.toNumber())
        const [from, to] = printed.all('words').map(({ en }) => en)
        const turn = (angle * Math.PI) / 180
        const [x = Number.NaN, y = Number.NaN] = answer.map(value => approximate(expr(value)))
        return (
          Math.abs(x - (to === 'E' ? size : -size) * Math.sin(turn)) < 1e-9 &&
          Math.abs(y - (from === 'N' ? size : -size) * Math.cos(turn)) < 1e-9
        )
      },
    }),

    missingComponent: form({
      levels: ['hard'],
      lines: 3,
      draw: random => ({ pair: random.pick(PYTHAGOREAN) }),
      answer: numberSet,
      solve: ({ pair: [, y] }) => [-y, y],
      ask: ({ pair }) => ({
        en: prose`${equation(v, vector(pair[0], symbol('k')))} and ${equation(length, Math.sqrt(squared(pair)))}. Find both values of ${symbol('k')}.`,
        es: prose`${equation(v, vector(pair[0], symbol('k')))} y ${equation(length, Math.sqrt(squared(pair)))}. Halla los dos valores de ${symbol('k')}.`,
      }),
      check(printed, answer) {
        const known = evaluate(printed.one('list').items[0] ?? symbol('?'))
        const size = evaluate(printed.all('relation')[1]?.right ?? symbol('?'))
        return (
          answer.length === 2 &&
          !exact(answer[0] ?? 0).equals(exact(answer[1] ?? 0)) &&
          answer.every(value => exact(value).power(2).plus(known.power(2)).equals(size.power(2)))
        )
      },
    }),
  }),
)

/** size times the cosine of a special angle, exactly. */
function component(size: number, angle: number): Expr {
  const turn = ((angle % 360) + 360) % 360
  const sign = turn > 90 && turn < 270 ? -1 : 1
  const acute = turn % 180 > 90 ? 180 - (turn % 180) : turn % 180
  return surdExpr(
    acute === 60
      ? surd(Ratio.of(sign * size, 2))
      : acute === 45
        ? surd(Ratio.of(sign * size, 2), 2)
        : surd(Ratio.of(sign * size, 2), 3),
  )
}

function isAlong(printed: Printed, answer: readonly Ratio[], size: Ratio): boolean {
  const [x, y] = pairIn(printed.one('list').items)
  const [u, w] = answer
  if (!u || !w) return false
  return u.times(y).equals(w.times(x)) && u.power(2).plus(w.power(2)).equals(size.power(2)) && u.times(x).n > 0
}
