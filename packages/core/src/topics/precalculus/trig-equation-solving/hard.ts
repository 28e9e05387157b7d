import {
  approximate,
  type Block,
  type Both,
  call,
  decimal,
  type Expr,
  either,
  equation,
  exact,
  expr,
  type FormMaker,
  interval,
  intervals,
  join,
  negative,
  numberList,
  numberSet,
  type Of,
  option,
  pi,
  piExpr,
  prose,
  type Random,
  Ratio,
  relation,
  sum,
  symbol,
  union,
} from '../../../author.ts'
import { sumOf } from '../../kit/polynomials/polynomial.ts'
import { isClear, roundedNear } from '../../kit/rounding/rounded.ts'
import { AROUND, angleExpr, VALUES, valueExpr } from '../../kit/triangles/exact-values.ts'
import type { levels } from './levels.ts'
import {
  anglesOf,
  anglesWith,
  drawPair,
  drawUnit,
  near,
  onRange,
  range,
  scaled,
  sizeOf,
  solvesAll,
  x,
} from './parts.ts'

const LIMITS = [
  [30, 1],
  [45, 1],
  [60, 1],
  [30, -1],
  [45, -1],
  [60, -1],
] as const

const t = symbol('t')

const stories: readonly {
  readonly middle: readonly [low: number, high: number]
  readonly size: readonly [low: number, high: number]
  readonly period: readonly number[]
  readonly says: (model: Expr, target: Expr) => Both<Block>
}[] = [
  {
    middle: [8, 14],
    size: [3, 6],
    period: [12],
    says: (model, target) => ({
      en: prose`The depth of the water in a harbor in feet after ${t} hours is ${model}. What are the first two times when the depth is ${target} feet? Round to the nearest tenth of an hour. (Radian mode)`,
      es: prose`La profundidad del agua en un puerto, en pies, después de ${t} horas es ${model}. ¿Cuáles son los dos primeros momentos en que la profundidad es de ${target} pies? Redondea a la décima de hora más cercana. (Modo radián)`,
    }),
  },
  {
    middle: [20, 40],
    size: [15, 18],
    period: [4, 6, 8, 10],
    says: (model, target) => ({
      en: prose`The height of a seat on a Ferris wheel in meters after ${t} minutes is ${model}. What are the first two times when the height is ${target} meters? Round to the nearest tenth of a minute. (Radian mode)`,
      es: prose`La altura de un asiento de una rueda de la fortuna, en metros, después de ${t} minutos es ${model}. ¿Cuáles son los dos primeros momentos en que la altura es de ${target} metros? Redondea a la décima de minuto más cercana. (Modo radián)`,
    }),
  },
  {
    middle: [12, 12],
    size: [2, 5],
    period: [12],
    says: (model, target) => ({
      en: prose`The hours of daylight in a city, ${t} months after June 21, are ${model}. What are the first two times when there are ${target} hours of daylight? Round to the nearest tenth of a month. (Radian mode)`,
      es: prose`Las horas de luz en una ciudad, ${t} meses después del 21 de junio, son ${model}. ¿Cuáles son los dos primeros momentos en que hay ${target} horas de luz? Redondea a la décima de mes más cercana. (Modo radián)`,
    }),
  },
  {
    middle: [20, 40],
    size: [5, 12],
    period: [4, 6, 8],
    says: (model, target) => ({
      en: prose`The length of a spring in centimeters after ${t} seconds is ${model}. What are the first two times when the length is ${target} centimeters? Round to the nearest tenth of a second. (Radian mode)`,
      es: prose`La longitud de un resorte, en centímetros, después de ${t} segundos es ${model}. ¿Cuáles son los dos primeros momentos en que la longitud es de ${target} centímetros? Redondea a la décima de segundo más cercana. (Modo radián)`,
    }),
  },
]

function drawModel(random: Random) {
  const story = random.evenly(stories)
  return random.until(
    () => {
      const [middle, size, period] = [random.int(...story.middle), random.int(...story.size), random.pick(story.period)]
      const target = random.int(middle - size + 1, middle + size - 1)
      const first = (Math.acos((target - middle) / size) * period) / (2 * Math.PI)
      return { story, middle, size, period, target, first, second: period - first }
    },
    ({ first, second }) => isClear(first, 1) && isClear(second, 1) && second - first > 0.3,
  )
}

function isIn(of: Expr, angle: number): boolean {
  if (of.kind === 'operation') return isIn(of.left, angle) || isIn(of.right, angle)
  if (of.kind !== 'interval') return false
  const [from, to] = [approximate(of.from), approximate(of.to)]
  return (
    (angle > from + 1e-9 || (of.closed[0] && near(angle, from))) &&
    (angle < to - 1e-9 || (of.closed[1] && near(angle, to)))
  )
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  identity: form({
    levels: ['hard'],
    lines: 6,
    draw: random => ({
      name: random.evenly(['sin', 'cos'] as const),
      unit: drawUnit(random),
      pair: drawPair(random),
    }),
    answer: numberSet,
    solve: ({ name, unit, pair }) => anglesOf(name, pair).map(angle => angleExpr(angle, unit)),
    ask: ({ name, unit, pair: { m, k } }) => {
      // cos 2x is 1 − 2 sin²x and 2 cos²x − 1.
      const [by, right] = name === 'sin' ? [-m, 1 + k] : [m, -1 - k]
      const double = call('cos', join(2, x))
      return onRange(equation(by === 0 ? double : sumOf([double, scaled(by, call(name, x))]), right), unit)
    },
    check: solvesAll,
  }),

  inequality: form({
    levels: ['hard'],
    share: 2,
    lines: 4,
    draw: random => {
      const [acute, sign] = random.pick(LIMITS)
      return {
        name: random.evenly(['sin', 'cos'] as const),
        acute,
        sign,
        relation: random.evenly(['>', '<', '≥', '≤'] as const),
        isDoubled: random.chance(0.5),
      }
    },
    answer: intervals,
    solve: ({ name, acute, sign, relation: by }) => {
      const [low = 0, high = 0] = anglesWith(name, (sizeOf(name, acute) ?? 0) * sign)
      const isClosed = by === '≥' || by === '≤'
      const isAbove = by === '>' || by === '≥'
      const at = (angle: number) => angleExpr(angle, 'radians')
      // Between its two angles a positive sine is above the line; all others are below it.
      const isBetween = isAbove === (name === 'sin' && sign > 0)
      return isBetween
        ? interval(at(low), at(high), [isClosed, isClosed])
        : union(interval(0, at(low), [true, isClosed]), interval(at(high), at(360), [isClosed, false]))
    },
    ask: ({ name, acute, sign, relation: by, isDoubled }) => {
      const value = VALUES[name](acute)!
      const side = { q: value.q.times(sign * (isDoubled ? 2 : 1)), k: value.k }
      const of = relation(scaled(isDoubled ? 2 : 1, call(name, x)), by, valueExpr(side))
      return {
        en: prose`Solve ${of} on ${range('radians')}. Write the solution in interval notation.`,
        es: prose`Resuelve ${of} en ${range('radians')}. Escribe la solución en notación de intervalos.`,
      }
    },
    check(printed, answer) {
      const { left, right, sign } = printed.one('relation')
      const limit = approximate(right)
      return (
        !isIn(answer, 2 * Math.PI) &&
        Array.from({ length: 360 }, (_, i) => ((i + 0.5) * Math.PI) / 180).every(angle => {
          const apart = approximate(left, { x: angle }) - limit
          return isIn(answer, angle) === (sign === '>' || sign === '≥' ? apart > 0 : apart < 0)
        }) &&
        [0, 30, 45, 60, 90, 120, 135, 150, 180, 210, 225, 240, 270, 300, 315, 330].every(turn => {
          const angle = (turn * Math.PI) / 180
          const apart = approximate(left, { x: angle }) - limit
          if (!near(apart, 0)) return isIn(answer, angle) === (sign === '>' || sign === '≥' ? apart > 0 : apart < 0)
          return isIn(answer, angle) === (sign === '≥' || sign === '≤')
        })
      )
    },
  }),

  findMistake: form({
    levels: ['hard'],
    kind: 'find-mistake',
    lines: 2,
    draw: random => ({
      kind: random.evenly(['divided', 'signs', 'none'] as const),
      name: random.pick(['sin', 'cos'] as const),
      acute: random.pick([30, 45, 60]),
    }),
    answer: option({
      divided: {
        en: prose`The student divided by a factor that can be ${0}, so solutions are lost.`,
        es: prose`El estudiante dividió entre un factor que puede ser ${0}, así que se pierden soluciones.`,
      },
      signs: {
        en: prose`The student found the wrong sign when setting a factor equal to ${0}.`,
        es: prose`El estudiante se equivocó de signo al igualar un factor a ${0}.`,
      },
      none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
    }),
    solve: ({ kind }) => kind,
    ask: ({ kind, name, acute }) => {
      const other = name === 'sin' ? 'cos' : 'sin'
      const value = valueExpr(VALUES[other](acute)!)
      const of = equation(join(call(name, x), call(other, x)), join(value, call(name, x)))
      const zero = equation(call(name, x), 0)
      const next = {
        divided: equation(call(other, x), value),
        signs: either(zero, equation(call(other, x), negative(value))),
        none: either(zero, equation(call(other, x), value)),
      }[kind]
      return {
        en: prose`To solve ${of}, a student writes ${next}. What is the mistake?`,
        es: prose`Para resolver ${of}, un estudiante escribe ${next}. ¿Cuál es el error?`,
      }
    },
    check(printed, answer) {
      const [of, ...next] = printed.all('relation')
      if (!of) return false
      const solvesIt = (part: Of<'relation'>, angle: number) =>
        near(approximate(part.left, { x: angle }), approximate(part.right, { x: angle }))
      const angles = AROUND.map(angle => (angle * Math.PI) / 180)
      const isLost = angles.some(angle => solvesIt(of, angle) && !next.some(part => solvesIt(part, angle)))
      const isAdded = angles.some(angle => !solvesIt(of, angle) && next.some(part => solvesIt(part, angle)))
      return answer === (isAdded ? 'signs' : isLost ? 'divided' : 'none')
    },
  }),

  story: form({
    levels: ['hard'],
    kind: 'story',
    draw: drawModel,
    answer: numberList,
    solve: ({ first, second }) => [first, second].map(value => decimal(roundedNear(value, 1), 1)),
    ask: ({ story, middle, size, period, target }) => {
      const turn = period === 2 ? pi : join(piExpr(Ratio.of(2, period)), t)
      return story.says(equation(symbol('y'), sum(middle, join(size, call('cos', turn)))), expr(target))
    },
    // The model passes the target within half a tenth of each time, and nowhere before.
    check(printed, answer) {
      const { right } = printed.one('relation')
      const target = printed.numbers.at(-1)?.toNumber() ?? 0
      const apart = (time: number) => approximate(right, { t: time }) - target
      const crossings = Array.from({ length: 1500 }, (_, i) => (i + 0.37) / 100)
        .filter(time => apart(time) * apart(time + 1 / 100) < 0)
        .slice(0, 2)
      return (
        answer.length === 2 &&
        answer.every((value, i) => {
          const time = exact(value)
          return time.times(10).isInteger && Math.abs(time.toNumber() - (crossings[i] ?? 99)) <= 0.06
        })
      )
    },
  }),
})
