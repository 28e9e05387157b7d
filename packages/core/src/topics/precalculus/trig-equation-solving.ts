import { formulaChoice } from '../../answer/choice.ts'
import { intervals, piExpr, surdExpr } from '../../answer/expression.ts'
import { numberList, numberSet } from '../../answer/number-list.ts'
import { option } from '../../answer/option.ts'
import { type Block, type Both, both, prose } from '../../content.ts'
import {
  call,
  decimal,
  degrees,
  either,
  equation,
  expr,
  interval,
  join,
  negative,
  pi,
  relation,
  sum,
  symbol,
  union,
  type Value,
} from '../../math/build.ts'
import { approximate, exact } from '../../math/evaluate.ts'
import type { Expr, Of } from '../../math/expr.ts'
import { Ratio } from '../../number/ratio.ts'
import { cosineOf, sineOf, tangentOf } from '../../number/special-angles.ts'
import { negativeSurd, type Surd } from '../../number/surd.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { sumOf } from '../algebra-1/shared/polynomial.ts'
import { isClear, roundedNear } from '../algebra-2/shared/rounded.ts'

const NAMES = ['sin', 'cos', 'tan'] as const
type Name = (typeof NAMES)[number]
type Unit = 'degrees' | 'radians'
const VALUES: Readonly<Record<Name, (angle: number) => Surd | null>> = { sin: sineOf, cos: cosineOf, tan: tangentOf }
const AROUND = [0, 30, 45, 60, 90, 120, 135, 150, 180, 210, 225, 240, 270, 300, 315, 330] as const
const x = symbol('x')
const near = (a: number, b: number) => Math.abs(a - b) < 1e-9
const sizeOf = (name: Name, angle: number): number | null => {
  const value = VALUES[name](angle)
  return value && value.q.toNumber() * Math.sqrt(value.k)
}
const angleExpr = (angle: Ratio | number, unit: Unit): Expr =>
  unit === 'degrees' ? degrees(angle) : piExpr(Ratio.from(angle).over(180))
const valueExpr = (value: Surd): Expr => (value.q.n < 0 ? negative(surdExpr(negativeSurd(value))) : surdExpr(value))
const anglesWith = (name: Name, value: number) =>
  AROUND.filter(angle => {
    const size = sizeOf(name, angle)
    return size !== null && near(size, value)
  })
const range = (unit: Unit) => interval(angleExpr(0, unit), angleExpr(360, unit), [true, false])
const onRange = (of: Expr, unit: Unit): Both<Block> => ({
  en: prose`Solve ${of} on ${range(unit)}.`,
  es: prose`Resuelve ${of} en ${range(unit)}.`,
})
const drawUnit = (random: Random): Unit => random.evenly(['radians', 'degrees'])
const scaled = (factor: number, of: Expr) => (factor === 1 ? of : factor === -1 ? negative(of) : join(factor, of))

/** The zeros of left − right from 0 to 2π: sign changes, and minima of the size that reach zero. */
function countRoots({ left, right }: Of<'relation'>): number {
  const steps = 1440
  const at = (i: number) => {
    const value =
      approximate(left, { x: ((i + 0.5) * 2 * Math.PI) / steps }) -
      approximate(right, { x: ((i + 0.5) * 2 * Math.PI) / steps })
    return Math.abs(value) > 50 ? Number.NaN : value
  }
  const values = Array.from({ length: steps + 2 }, (_, i) => at(i - 1))
  let count = 0
  for (let i = 1; i <= steps; i++) {
    const [before = 0, here = 0, after = 0] = [values[i - 1], values[i], values[i + 1]]
    if (before * here < 0) count += 1
    else if (
      before * here > 0 &&
      here * after > 0 &&
      Math.abs(here) <= Math.abs(before) &&
      Math.abs(here) < Math.abs(after) &&
      Math.abs(here) < 1e-4
    )
      count += 1
  }
  return count
}
function solvesAll(printed: Printed, answer: readonly Value[]): boolean {
  const of = printed.one('relation')
  const angles = answer.map(value => approximate(expr(value)))
  return (
    new Set(angles.map(angle => angle.toFixed(6))).size === angles.length &&
    angles.every(
      angle =>
        angle >= 0 &&
        angle < 2 * Math.PI - 1e-9 &&
        near(approximate(of.left, { x: angle }), approximate(of.right, { x: angle })),
    ) &&
    angles.length === countRoots(of)
  )
}

/** (2u − p)(2u − q)/2 with sines or cosines p/2 and q/2: 2u² + mu + k, where p·q is even. */
const PAIRS: readonly (readonly [p: number, q: number])[] = [
  [1, 2],
  [1, -2],
  [-1, 2],
  [-1, -2],
  [0, 1],
  [0, -1],
  [0, 2],
  [0, -2],
]
const drawPair = (random: Random) => {
  const [p, q] = random.pick(PAIRS)
  return { p, q, m: -(p + q), k: (p * q) / 2 }
}
const anglesOf = (name: 'sin' | 'cos', { p, q }: { readonly p: number; readonly q: number }) =>
  [...new Set([p, q].flatMap(half => anglesWith(name, half / 2)))].sort((a, b) => a - b)

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
      en: prose`The depth of the water in a harbor in feet after ${t} hours is ${model}. At which first two times is it ${target} feet? Round to the nearest tenth of an hour. (Radian mode)`,
      es: prose`La profundidad del agua en un puerto, en pies, después de ${t} horas es ${model}. ¿Cuáles son los dos primeros momentos en que es de ${target} pies? Redondea a la décima de hora más cercana. (Modo radián)`,
    }),
  },
  {
    middle: [20, 40],
    size: [15, 18],
    period: [4, 6, 8, 10],
    says: (model, target) => ({
      en: prose`The height of a seat on a Ferris wheel in meters after ${t} minutes is ${model}. At which first two times is it ${target} meters? Round to the nearest tenth of a minute. (Radian mode)`,
      es: prose`La altura de un asiento de una rueda de la fortuna, en metros, después de ${t} minutos es ${model}. ¿Cuáles son los dos primeros momentos en que es de ${target} metros? Redondea a la décima de minuto más cercana. (Modo radián)`,
    }),
  },
  {
    middle: [12, 12],
    size: [2, 5],
    period: [12],
    says: (model, target) => ({
      en: prose`The hours of daylight in a city, ${t} months after June 21, are ${model}. At which first two times are there ${target} hours? Round to the nearest tenth of a month. (Radian mode)`,
      es: prose`Las horas de luz en una ciudad, ${t} meses después del 21 de junio, son ${model}. ¿Cuáles son los dos primeros momentos en que hay ${target} horas? Redondea a la décima de mes más cercana. (Modo radián)`,
    }),
  },
  {
    middle: [20, 40],
    size: [5, 12],
    period: [4, 6, 8],
    says: (model, target) => ({
      en: prose`The length of a spring in centimeters after ${t} seconds is ${model}. At which first two times is it ${target} centimeters? Round to the nearest tenth of a second. (Radian mode)`,
      es: prose`La longitud de un resorte, en centímetros, después de ${t} segundos es ${model}. ¿Cuáles son los dos primeros momentos en que es de ${target} centímetros? Redondea a la décima de segundo más cercana. (Modo radián)`,
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

export const trigEquationSolving = defineTopic(
  {
    id: 'trig-equation-solving',
    name: { en: 'Trigonometric equations and inequalities', es: 'Ecuaciones y desigualdades trigonométricas' },
    description: {
      en: 'Find all angles in an interval that satisfy a trigonometric equation or inequality.',
      es: 'Halla todos los ángulos de un intervalo que cumplen una ecuación o desigualdad trigonométrica.',
    },
    domain: 'Trigonometric Functions',
    standards: ['F-TF.B.7', 'AP-PRECALC-3.10'],
    levels: { easy: {}, medium: {}, hard: {} },
  },
  form => ({
    linear: form({
      levels: ['easy'],
      lines: 4,
      draw: random => {
        const [name, unit] = [random.evenly(NAMES), drawUnit(random)]
        const angle = random.pick(AROUND.filter(angle => sizeOf(name, angle) !== null))
        const value = VALUES[name](angle)!
        return { name, unit, value, a: value.q.d * random.int(1, 2), b: random.int(-6, 6) }
      },
      answer: numberSet,
      solve: ({ name, unit, value }) =>
        anglesWith(name, value.q.toNumber() * Math.sqrt(value.k)).map(angle => angleExpr(angle, unit)),
      ask: ({ name, unit, value, a, b }) => {
        const side = scaled(a, call(name, x))
        const right = { q: value.q.times(a), k: value.k }
        const isWhole = right.k === 1
        const left = b === 0 ? side : sum(side, b)
        return onRange(
          equation(left, isWhole ? right.q.plus(b) : b === 0 ? valueExpr(right) : sum(valueExpr(right), b)),
          unit,
        )
      },
      check: solvesAll,
    }),

    quadratic: form({
      levels: ['medium'],
      share: 2,
      lines: 5,
      draw: random => ({
        name: random.evenly(['sin', 'cos'] as const),
        unit: drawUnit(random),
        pair: drawPair(random),
        isMoved: random.chance(0.4),
      }),
      answer: numberSet,
      solve: ({ name, unit, pair }) => anglesOf(name, pair).map(angle => angleExpr(angle, unit)),
      ask: ({ name, unit, pair: { m, k }, isMoved }) => {
        const of = call(name, x)
        const square: Expr = { kind: 'call', name, of: x, power: expr(2) }
        const terms = [scaled(2, square), ...(m === 0 ? [] : [scaled(m, of)])]
        return onRange(
          isMoved && k !== 0
            ? equation(sumOf(terms), -k)
            : equation(sumOf([...terms, ...(k === 0 ? [] : [expr(k)])]), 0),
          unit,
        )
      },
      check: solvesAll,
    }),

    multipleAngle: form({
      levels: ['medium'],
      lines: 4,
      draw: random => {
        const name = random.evenly(['sin', 'cos'] as const)
        return {
          name,
          unit: drawUnit(random),
          factor: random.evenly([2, 3]),
          angle: random.pick(AROUND.filter(angle => angle % 45 !== 0 || angle % 90 === 0)),
        }
      },
      answer: numberSet,
      solve: ({ name, unit, factor, angle }) =>
        anglesWith(name, sizeOf(name, angle) ?? 0)
          .flatMap(one => Array.from({ length: factor }, (_, i) => Ratio.of(one + 360 * i, factor)))
          .map(one => angleExpr(one, unit)),
      ask: ({ name, unit, factor, angle }) =>
        onRange(equation(call(name, join(factor, x)), valueExpr(VALUES[name](angle)!)), unit),
      check: solvesAll,
    }),

    general: form({
      levels: ['medium'],
      instruction: {
        en: prose`Which is the general solution, with ${symbol('n')} an integer?`,
        es: prose`¿Cuál es la solución general, con ${symbol('n')} entero?`,
      },
      draw: random => {
        const name = random.evenly(['sin', 'cos'] as const)
        return { name, angle: random.pick([30, 45, 60, 120, 135, 150, 210, 225, 240]) }
      },
      answer: formulaChoice,
      solve: ({ name, angle }) => general(angles2(name, angle), 360),
      mistakes: ({ name, angle }) => {
        const [first, second] = angles2(name, angle)
        return {
          halfTurn: general([first, second], 180),
          thirdOfTurn: general([first, (first + 90) % 360], 360),
          onlyFirst: general([first], 360),
          oppositeAngle: general([first, (first + 180) % 360], 360),
        }
      },
      ask: ({ name, angle }) => both(equation(call(name, x), valueExpr(VALUES[name](angle)!))),
      // The members from −2π to 4π are exactly the solutions there.
      check(printed, answer) {
        const { left, right } = printed.one('relation')
        const shown = expr(answer)
        const parts = shown.kind === 'connected' ? shown.items : [shown]
        const members = parts.flatMap(part =>
          part.kind === 'relation'
            ? Array.from({ length: 21 }, (_, i) => approximate(part.right, { n: i - 10 })).filter(
                angle => angle > -2 * Math.PI && angle < 4 * Math.PI,
              )
            : [],
        )
        return (
          new Set(members.map(angle => angle.toFixed(6))).size === 6 &&
          members.every(angle => near(approximate(left, { x: angle }), approximate(right)))
        )
      },
    }),

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
          es: prose`Resuelve ${of} en ${range('radians')}. Escribe la solución como intervalo.`,
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
      lines: 5,
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
  }),
)

/** The angle and the other one with the same value, from 0 to 360. */
function angles2(name: 'sin' | 'cos', angle: number): readonly [number, number] {
  const [first = 0, second = 0] = anglesWith(name, sizeOf(name, ((angle % 360) + 360) % 360) ?? 0)
  return [first, second]
}
function general(angles: readonly number[], period: number): Expr {
  const turn = period === 360 ? join(2, pi, symbol('n')) : join(pi, symbol('n'))
  const parts = angles.map(angle => equation(x, sum(angleExpr(angle, 'radians'), turn)))
  return parts.length === 1 ? parts[0]! : either(...parts)
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
