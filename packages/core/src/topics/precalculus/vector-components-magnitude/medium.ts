import {
  angleDegrees,
  approximate,
  both,
  degrees,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  figure,
  isNear,
  numberList,
  option,
  prose,
  rationalOf,
  surd,
  surdExpr,
  symbol,
  vector,
  vectorAnswer,
  vectorDiagram,
} from '../../../author.ts'
import { isClear } from '../../kit/rounding/rounded.ts'
import { cosine, isTenth, sine, tenth } from '../../kit/triangles/triangle-parts.ts'
import type { levels } from './levels.ts'
import { component, drawVector, length, type Pair, pairIn, squared, v } from './parts.ts'

/** The whole degree from 0 to 359 next to the direction; null near a rounding boundary. */
function direction([x, y]: Pair): number | null {
  const angle = ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360
  const part = Math.abs(angle - Math.floor(angle) - 0.5)
  return part < 0.02 ? null : Math.round(angle) % 360
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  direction: form({
    levels: ['medium'],
    instruction: {
      en: prose`Find the direction angle from the positive ${symbol('x')}-axis, from 0° up to 360°, rounded to the nearest degree.`,
      es: prose`Halla el ángulo de dirección desde el eje ${symbol('x')} positivo, de 0° a 360°, redondeado al grado más cercano.`,
    },
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
        isNear(approximate(expr(size ?? 0)), Math.hypot(x, y)) &&
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
        isNear(x, (size ?? 0) * Math.cos(turn)) &&
        isNear(y, (size ?? 0) * Math.sin(turn))
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
})
