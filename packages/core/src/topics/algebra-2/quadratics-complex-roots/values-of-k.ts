import {
  bracketed,
  type Expr,
  either,
  equation,
  evaluate,
  exact,
  type FormMaker,
  inequality,
  isTrue,
  join,
  line,
  list,
  minus,
  type Printed,
  power,
  prose,
  Ratio,
  relation,
  type Step,
  solutionSet,
  statements,
  step,
  sum,
  symbol,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { polynomial } from '../../kit/polynomials/polynomial.ts'
import { k, type levels, x } from './parts.ts'

/** The number of real roots for a value of k, from the printed equation. */
function realRootsAt(printed: Printed, value: Ratio): number {
  const { left } = printed.one('relation')
  const at = (t: number) => evaluate(left, { x: t, k: value })
  const [low, middle, high] = [at(-1), at(0), at(1)]
  const a = high.plus(low).over(2).minus(middle)
  const b = high.minus(low).over(2)
  const d = b.power(2).minus(a.times(middle).times(4))
  return a.n === 0 ? -1 : d.n > 0 ? 2 : d.n === 0 ? 1 : 0
}

type Place = 'constant' | 'middle' | 'leading'
interface Unknown {
  readonly p: number
  readonly q: number
  readonly sign: number
  readonly place: Place
}

/** p²x² + 2pqx + k and its like: a square where k is what is left out. */
const coefficientsOf = ({ p, q, sign, place }: Unknown): readonly [Value, Value, Value] => [
  place === 'leading' ? k : p * p,
  place === 'middle' ? k : 2 * p * q * sign,
  place === 'constant' ? k : q * q,
]
function equationOf(of: Unknown): Expr {
  const [, b, c] = coefficientsOf(of)
  const square = of.place === 'leading' ? join(k, power(x, 2)) : polynomial([0, 0, of.p * of.p])
  return equation(sum(square, join(b, x), c), 0)
}

const FLIPPED = { '<': '>', '>': '<', '=': '=' } as const

const WANTED = {
  '=': {
    what: { en: ['exactly one real root'], es: ['que haya exactamente una raíz real'] },
    sign: { en: ['0'], es: ['0'] },
  },
  '>': {
    what: { en: ['two different real roots'], es: ['que haya dos raíces reales distintas'] },
    sign: { en: ['positive'], es: ['positivo'] },
  },
  '<': {
    what: { en: ['no real roots'], es: ['que no haya raíces reales'] },
    sign: { en: ['negative'], es: ['negativo'] },
  },
}

/** k² compared with end². */
function farFromZero(end: number, wanted: '=' | '>' | '<'): Step {
  if (wanted === '=') return step(either(equation(k, -end), equation(k, end)), because.takeSquareRoots)
  if (wanted === '>')
    return step(either(relation(k, '<', -end), relation(k, '>', end)), because.explain, {
      sentence: {
        en: line`Only numbers below ${-end} or above ${end} have a square greater than ${end * end}.`,
        es: line`Solo los números menores que ${-end} o mayores que ${end} tienen un cuadrado mayor que ${end * end}.`,
      },
    })
  return step(relation(relation(-end, '<', k), '<', end), because.explain, {
    sentence: {
      en: line`Only numbers between ${-end} and ${end} have a square less than ${end * end}.`,
      es: line`Solo los números entre ${-end} y ${end} tienen un cuadrado menor que ${end * end}.`,
    },
  })
}

/** b² − 4ac compared with 0, and solved for k. */
function solvedForK(of: Unknown, wanted: '=' | '>' | '<'): readonly Step[] {
  const { p, q, place } = of
  const [a, b, c] = coefficientsOf(of)
  const [square, factor] = [4 * p * p * q * q, place === 'leading' ? 4 * q * q : 4 * p * p]
  const inParentheses = (value: Value) => (typeof value === 'number' && value < 0 ? bracketed(value) : value)
  const start = [
    step(list(equation(symbol('a'), a), equation(symbol('b'), b), equation(symbol('c'), c)), because.nameABC),
    step(
      relation(minus(power(inParentheses(b), 2), join(4, bracketed(a), bracketed(c))), wanted, 0),
      because.discriminantDecides,
      WANTED[wanted],
    ),
  ]
  const end = 2 * p * q
  if (place === 'middle')
    return [
      ...start,
      step(relation(power(k, 2), wanted, square), because.addToBothSides, { value: square }),
      farFromZero(end, wanted),
    ]
  return [
    ...start,
    step(
      statements(relation(minus(square, join(factor, k)), wanted, 0), relation(join(-factor, k), wanted, -square)),
      because.explain,
      {
        sentence: {
          en: line`Work out the square and the product; then subtract ${square} from both sides.`,
          es: line`Calcula el cuadrado y el producto; luego resta ${square} de ambos lados.`,
        },
      },
    ),
    step(
      relation(k, FLIPPED[wanted], Ratio.of(square, factor)),
      wanted === '=' ? because.divideBothSides : because.divideAndReverse,
      { value: -factor },
    ),
  ]
}

export const valuesOfK = (form: FormMaker<typeof levels>) => ({
  findK: form({
    levels: ['hard'],
    share: 2,
    draw: (random): Unknown => {
      const p = random.int(1, 5)
      const q = random.int(1, Math.min(6, Math.floor(7 / p)))
      return { p, q, sign: random.sign(), place: random.evenly(['constant', 'middle', 'leading']) }
    },
    answer: solutionSet('k'),
    solve: ({ p, q, place }) =>
      place === 'constant' ? [q * q] : place === 'middle' ? [-2 * p * q, 2 * p * q] : [p * p],
    ask: of => {
      const equal = equationOf(of)
      return of.place === 'leading'
        ? {
            en: prose`Find the value of ${k} for which the quadratic equation ${equal} has exactly one real root.`,
            es: prose`Halla el valor de ${k} para el que la ecuación cuadrática ${equal} tiene exactamente una raíz real.`,
          }
        : {
            en: prose`Find all values of ${k} for which ${equal} has exactly one real root.`,
            es: prose`Halla todos los valores de ${k} para los que ${equal} tiene exactamente una raíz real.`,
          }
    },
    solution: of => solvedForK(of, '='),
    check: (printed, answer) =>
      answer.length > 0 &&
      answer.every(value => realRootsAt(printed, exact(value)) === 1) &&
      Array.from({ length: 161 }, (_, n) => Ratio.of(n - 80)).filter(value => realRootsAt(printed, value) === 1)
        .length === answer.length,
  }),

  rangeOfK: form({
    levels: ['hard'],
    share: 3,
    lines: 4,
    draw: random => {
      const p = random.int(1, 2)
      return {
        p,
        q: random.int(1, Math.floor(7 / p)),
        sign: random.sign(),
        place: random.evenly(['constant', 'middle'] as const),
        wanted: random.evenly(['two', 'none']),
      }
    },
    answer: inequality,
    solve: ({ p, q, place, wanted }) => {
      if (place === 'constant') return relation(k, wanted === 'two' ? '<' : '>', q * q)
      const end = 2 * p * q
      return wanted === 'two'
        ? either(relation(k, '<', -end), relation(k, '>', end))
        : relation(relation(-end, '<', k), '<', end)
    },
    ask: ({ wanted, ...of }) => {
      const equal = equationOf(of)
      return wanted === 'two'
        ? {
            en: prose`Find all values of ${k} for which ${equal} has two different real roots.`,
            es: prose`Halla todos los valores de ${k} para los que ${equal} tiene dos raíces reales distintas.`,
          }
        : {
            en: prose`Find all values of ${k} for which ${equal} has no real roots.`,
            es: prose`Halla todos los valores de ${k} para los que ${equal} no tiene raíces reales.`,
          }
    },
    solution: ({ wanted, ...of }) => solvedForK(of, wanted === 'two' ? '>' : '<'),
    check(printed, answer) {
      const wanted = /no real|no tiene/.test(printed.text) ? 0 : 2
      return Array.from({ length: 321 }, (_, n) => Ratio.of(n - 160, 2)).every(
        value => isTrue(answer, { k: value }) === (realRootsAt(printed, value) === wanted),
      )
    },
  }),
})
