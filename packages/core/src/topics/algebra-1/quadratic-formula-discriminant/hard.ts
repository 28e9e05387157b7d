import {
  approximate,
  type Block,
  type Both,
  both,
  decimal,
  type Expr,
  equation,
  evaluate,
  exact,
  type FormMaker,
  inequality,
  isTrue,
  m,
  measure,
  numberSet,
  type Printed,
  prose,
  type Random,
  Ratio,
  relation,
  symbol,
} from '../../../author.ts'
import { type Measured, measured } from '../../kit/measures/measured.ts'
import { polynomial } from '../../kit/polynomials/polynomial.ts'
import type { levels } from './levels.ts'
import { drawWith, isIrrational, k, rootsOf, simplestSolutions, solveIt, solvesAll, x } from './parts.ts'

const t = symbol('t')

interface Story {
  /** The positive solution. */
  readonly time: number
  readonly unit: 'second' | 'foot' | 'meter'
  readonly says: Both<Block>
}

const stories: readonly ((random: Random) => Story)[] = [
  random => {
    const [speed, start] = [random.int(20, 60), random.int(4, 40)]
    const of = m`h = -16t^2 + ${speed}t + ${start}`
    return {
      unit: 'second',
      time: (speed + Math.sqrt(speed * speed + 64 * start)) / 32,
      says: {
        en: prose`A ball is thrown. Its height in feet after ${t} seconds is ${of}. After how many seconds does it hit the ground? Round to the nearest hundredth.`,
        es: prose`Se lanza una pelota. Su altura en pies después de ${t} segundos es ${of}. ¿Después de cuántos segundos toca el suelo? Redondea a la centésima más cercana.`,
      },
    }
  },
  random => {
    const [speed, start] = [random.int(100, 200), random.int(3, 12)]
    const of = m`h = -16t^2 + ${speed}t + ${start}`
    return {
      unit: 'second',
      time: (speed + Math.sqrt(speed * speed + 64 * start)) / 32,
      says: {
        en: prose`A fireworks shell that fails to explode falls back. Its height in feet after ${t} seconds is ${of}. After how many seconds does it hit the ground? Round to the nearest hundredth.`,
        es: prose`Un cohete de fuegos artificiales que no explota vuelve a caer. Su altura en pies después de ${t} segundos es ${of}. ¿Después de cuántos segundos toca el suelo? Redondea a la centésima más cercana.`,
      },
    }
  },
  random => {
    const [low, high] = [random.int(2, 10), random.int(1, 6)]
    const of = m`h = -5t^2 + ${high}t + ${low}`
    return {
      unit: 'second',
      time: (high + Math.sqrt(high * high + 20 * low)) / 10,
      says: {
        en: prose`A diver jumps from a board. Her height in meters above the water after ${t} seconds is ${of}. After how many seconds does she reach the water? Round to the nearest hundredth.`,
        es: prose`Una clavadista salta de un trampolín. Su altura en metros sobre el agua después de ${t} segundos es ${of}. ¿Después de cuántos segundos llega al agua? Redondea a la centésima más cercana.`,
      },
    }
  },
  random => {
    const [a, b, c] = [random.pick([2, 4, 5]), random.int(5, 15), random.int(2, 6)]
    const [u, v] = [decimal(Ratio.of(a, 100)), decimal(Ratio.of(b, 10))]
    const of = m`h = -${u}x^2 + ${v}x + ${c}`
    return {
      unit: 'meter',
      time: (b / 10 + Math.sqrt((b * b) / 100 + (4 * a * c) / 100)) / ((2 * a) / 100),
      says: {
        en: prose`The arch of a bridge starts on a cliff. Its height in meters, ${x} meters from the cliff, is ${of}. How many meters from the cliff does the arch reach the ground? Round to the nearest hundredth.`,
        es: prose`El arco de un puente empieza en un acantilado. Su altura en metros, a ${x} metros del acantilado, es ${of}. ¿A cuántos metros del acantilado llega el arco al suelo? Redondea a la centésima más cercana.`,
      },
    }
  },
  random => {
    const [wide, long, extra] = [random.int(6, 15), random.int(16, 30), random.int(30, 150)]
    const [p, q] = [measure(wide, 'foot'), measure(long, 'foot')]
    const area = measure(wide * long + extra, 'square-foot')
    return {
      unit: 'foot',
      // (w + 2x)(l + 2x) is the area.
      time: (-2 * (wide + long) + Math.sqrt(4 * (wide + long) ** 2 + 16 * extra)) / 8,
      says: {
        en: prose`A rectangular garden is ${p} wide and ${q} long. A border of the same width all around it makes the garden and its border ${area} in area. How many feet wide is the border? Round to the nearest hundredth.`,
        es: prose`Un jardín rectangular mide ${p} de ancho y ${q} de largo. Con un borde del mismo ancho alrededor, el jardín y su borde tienen un área de ${area}. ¿Cuántos pies de ancho tiene el borde? Redondea a la centésima más cercana.`,
      },
    }
  },
]

const isClear = (value: number) => Math.abs((value * 100) % 1) > 0.02 && Math.abs(((value * 100) % 1) - 0.5) > 0.02

/** The sign of the discriminant for a value of k: minus the sign of a times the value at the vertex. */
function signAt(printed: Printed, value: Ratio): number {
  const { left } = printed.one('relation')
  const at = (t: number) => evaluate(left, { x: t, k: value })
  const [low, middle, high] = [at(-1), at(0), at(1)]
  const a = high.plus(low).over(2).minus(middle)
  const b = high.minus(low).over(2)
  return Math.sign(b.power(2).minus(a.times(middle).times(4)).n)
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  cleared: form({
    levels: ['hard'],
    share: 2,
    instruction: solveIt,
    lines: 6,
    draw: random => ({
      of: drawWith(random, 4, isIrrational),
      by: random.evenly([2, 10, 3, 10]),
    }),
    answer: simplestSolutions,
    solve: ({ of }) => rootsOf(of),
    ask: ({ of, by }) => {
      const [a, b, c] = of.map(value => Ratio.of(value, by)) as [Ratio, Ratio, Ratio]
      if (by !== 10) return both(equation(polynomial([c, b, a]), 0))
      const [u, v, w] = [a, b, c].map(value => decimal(value)) as [Expr, Expr, Expr]
      return both(m`${u}x^2 + ${v}x + ${w} = 0`)
    },
    check: solvesAll,
  }),

  findK: form({
    levels: ['hard'],
    draw: random => ({
      p: random.int(1, 4),
      q: random.int(1, 6),
      sign: random.sign(),
      wanted: random.evenly(['none', 'two']),
    }),
    answer: inequality,
    solve: ({ q, wanted }) => relation(k, wanted === 'none' ? '>' : '<', q * q),
    ask: ({ p, q, sign, wanted }) => {
      const of = m`${p * p}x^2 + ${2 * p * q * sign}x + ${k} = 0`
      return wanted === 'none'
        ? {
            en: prose`For which values of ${k} does ${of} have no real solution?`,
            es: prose`¿Para qué valores de ${k} no tiene ${of} ninguna solución real?`,
          }
        : {
            en: prose`For which values of ${k} does ${of} have two real solutions?`,
            es: prose`¿Para qué valores de ${k} tiene ${of} dos soluciones reales?`,
          }
    },
    check(printed, answer) {
      const wanted = /no real|ninguna/.test(printed.text) ? -1 : 1
      return Array.from({ length: 161 }, (_, i) => Ratio.of(i - 40, 2)).every(
        value => isTrue(answer, { k: value }) === (signAt(printed, value) === wanted),
      )
    },
  }),

  oneSolution: form({
    levels: ['hard'],
    instruction: {
      en: prose`Find all values of ${k} for which the equation has exactly one real solution.`,
      es: prose`Halla todos los valores de ${k} para los que la ecuación tiene exactamente una solución real.`,
    },
    draw: random => ({ p: random.int(1, 5), q: random.int(1, 7) }),
    answer: numberSet,
    solve: ({ p, q }) => [-2 * p * q, 2 * p * q],
    ask: ({ p, q }) => both(m`${p * p}x^2 + ${k}x + ${q * q} = 0`),
    check: (printed, answer) =>
      answer.length === 2 &&
      !exact(answer[0] ?? 0).equals(exact(answer[1] ?? 0)) &&
      answer.every(value => signAt(printed, exact(value)) === 0),
  }),

  story: form({
    levels: ['hard'],
    kind: 'story',
    share: 2,
    draw: random => {
      const make = random.evenly(stories)
      return random.until(
        () => make(random),
        ({ time }) => isClear(time),
      )
    },
    answer: measured,
    solve: ({ time, unit }): Measured => ({ amount: decimal(Ratio.of(Math.round(time * 100), 100), 2), unit }),
    ask: ({ says }) => says,
    // What is left, height or area, is above zero just before and below just after.
    check(printed, { amount }) {
      const [formula] = printed.all('relation')
      const [wide, long, area] = printed.numbers.map(value => value.toNumber())
      const left = (at: number) =>
        formula ? approximate(formula.right, { t: at, x: at }) : area! - (wide! + 2 * at) * (long! + 2 * at)
      const time = exact(amount).toNumber()
      return time > 0 && left(time - 0.005) > 0 && left(time + 0.005) < 0
    },
  }),
})
