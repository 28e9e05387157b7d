import {
  absolute,
  apply,
  approximate,
  bracketed,
  decimal,
  type Expr,
  either,
  equation,
  evaluate,
  explained,
  expr,
  interval,
  isNear,
  isSame,
  itemOf,
  join,
  lastOf,
  line,
  m,
  type Of,
  piExpr,
  type Random,
  Ratio,
  relation,
  type Step,
  statements,
  step,
  substitute,
  sum,
  symbol,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { derived, near, polynomialOf, valueAt } from '../../kit/functions/functions.ts'

export type Candidate = readonly [x: Value, y: Value]
/** What f is differentiated by, and the line before its terms are brought together. */
interface Way {
  readonly by: keyof typeof RULES
  readonly line: Expr
  readonly together: { readonly factor: Expr } | { readonly denominator: Expr } | { readonly common: Expr }
}
/** A parabola on each side of 0, with a corner between them. */
export interface AbsoluteValue {
  readonly of: Expr
  /** Left of 0 and right of it. */
  readonly slopes: readonly [Expr, Expr]
  /** The slopes are 0 here and at its opposite. */
  readonly crest: number
  readonly candidates: readonly Candidate[]
}
export interface Problem {
  readonly of: Expr
  /** As its values are worked out, where that is not as it is written: roots of negative numbers for their powers. */
  readonly byHand?: Expr
  readonly derivative: Expr
  /** By the power rule, or term by term where there is sine: no line is needed. */
  readonly way?: Way | 'each term'
  /** What is 0 where the derivative is, if not all of it. */
  readonly zero?: Expr
  /** How f′(x) = 0 is solved, where that takes a line. */
  readonly solving?: { readonly work: readonly Expr[]; readonly says: typeof FACTOR }
  /** Where the derivative does not exist. */
  readonly sharpAt?: number
  /** Where the derivative is 0 outside the interval. */
  readonly outside?: number
  /** What the derivative's equation comes to before x stands alone. */
  readonly root?: Expr
  /** Ends first and last, critical numbers between them. */
  readonly candidates: readonly Candidate[]
}

const RULES = {
  product: { en: line`the product rule`, es: line`la regla del producto` },
  chain: { en: line`the product rule and the chain rule`, es: line`la regla del producto y la de la cadena` },
  quotient: { en: line`the quotient rule`, es: line`la regla del cociente` },
}

const FACTOR = { en: line`Factor and set each factor equal to ${0}.`, es: line`Factoriza e iguala cada factor a ${0}.` }
const CLEAR = { en: line`Multiply by ${m`x^2`}, and solve.`, es: line`Multiplica por ${m`x^2`} y resuelve.` }
const DIVIDE_BY_COSINE = {
  en: line`Set the derivative equal to 0 and divide by ${m`cos x`}, which is not 0 here.`,
  es: line`Iguala la derivada a 0 y divide entre ${m`cos x`}, que aquí no es 0.`,
}
const DIVIDE = {
  en: line`Set the derivative equal to 0 and divide by the coefficient, then by ${m`cos x`}, which is not 0 here.`,
  es: line`Iguala la derivada a 0 y divide entre el coeficiente y luego entre ${m`cos x`}, que aquí no es 0.`,
}
export const [x, SLOPE] = [symbol('x'), symbol('f′')]
/** Where a cubic has its critical numbers. */
const CRITICAL = [
  [-2, 0],
  [1, 3],
  [-1, 3],
  [0, 2],
  [-2, 2],
  [1, 5],
  [-1, 1],
  [0, 4],
] as const
/** x − r, in brackets beside other factors. */
const less = (r: number): Expr => (r === 0 ? x : bracketed(polynomialOf([-r, 1])))
const solutions = (...places: readonly number[]) => either(...places.map(place => equation(x, place)))

export const f = (of: Expr) => equation(m`f(x)`, of)
export const at = (value: Value) => approximate(expr(value))

const polynomial = (c: readonly number[], places: readonly number[]): Problem => ({
  of: polynomialOf(c),
  derivative: polynomialOf(derived(c)),
  candidates: places.map(place => [place, valueAt(c, place)]),
})

export const problems = {
  quadratic(random: Random): Problem {
    const [p, r, c] = [random.pick([1, -1, 2]), random.int(-2, 3), random.int(-6, 6)]
    const [left, right] = random.until(
      () => [random.int(1, 4), random.int(1, 4)] as const,
      ([a, b]) => a !== b,
    )
    return polynomial([c, -2 * p * r, p], [r - left, r, r + right])
  },
  cubic(random: Random): Problem {
    const [p, c] = [random.sign(), random.int(-6, 6)]
    const [r, s] = random.evenly(CRITICAL)
    const inner = random.evenly([[r, s], [r, s], [s]])
    const from = inner.length === 2 ? r - random.int(1, 2) : s - 1
    const to = s + random.int(1, 2)
    return {
      ...polynomial([c, 3 * p * r * s, (-3 * p * (r + s)) / 2, p], [from, ...inner, to]),
      solving: { work: [equation(join(3 * p, less(r), less(s)), 0), solutions(r, s)], says: FACTOR },
    }
  },
  quartic(random: Random): Problem {
    const [r, c, to] = [random.int(1, 2), random.int(-6, 6), 3]
    return {
      ...polynomial([c, 0, -2 * r * r, 0, 1], random.chance(0.5) ? [-1 - r, -r, 0, r, to] : [0, r, to].slice(0, 3)),
      solving: { work: [equation(join(m`4x`, less(r), less(-r)), 0), solutions(-r, 0, r)], says: FACTOR },
    }
  },
  radical(random: Random): Problem {
    const j = random.int(1, 3)
    const [k, crest] = [2 * j, m`${j}√2`]
    const candidates: readonly Candidate[] = [
      [-k, 0],
      [m`-${j}√2`, -2 * j * j],
      [crest, 2 * j * j],
      [k, 0],
    ]
    return {
      of: m`x√{${k * k} - x^2}`,
      derivative: m`{${k * k} - 2x^2}/√{${k * k} - x^2}`,
      way: {
        by: 'chain',
        line: m`√{${k * k} - x^2} - x^2/√{${k * k} - x^2}`,
        together: { denominator: m`√{${k * k} - x^2}` },
      },
      zero: m`${k * k} - 2x^2`,
      candidates: random.chance(0.5)
        ? candidates
        : [
            [0, 0],
            [crest, 2 * j * j],
            [k, 0],
          ],
    }
  },
  rational(random: Random): Problem {
    const [n, c] = [random.int(2, 4), random.int(-5, 5)]
    const [from, to] = [random.int(1, n - 1), n + random.int(1, 4)]
    const value = (place: number) => Ratio.of(n * n, place).plus(place + c)
    return {
      of: m`x + ${n * n}/x + ${c}`,
      derivative: m`1 - ${n * n}/x^2`,
      solving: { work: [equation(m`x^2`, n * n), solutions(-n, n)], says: CLEAR },
      candidates: [from, n, to].map(place => [place, value(place)]),
    }
  },
  trigonometric(random: Random): Problem {
    const k = random.int(1, 9)
    return random.chance(0.5)
      ? {
          of: m`${k}sin x + ${k}cos x`,
          derivative: m`${k}cos x - ${k}sin x`,
          way: 'each term',
          solving: { work: [m`cos x - sin x = 0`, equation(m`tan x`, 1)], says: k === 1 ? DIVIDE_BY_COSINE : DIVIDE },
          candidates: [
            [0, k],
            [m`π/4`, m`${k}√2`],
            [m`π`, -k],
          ],
        }
      : {
          of: m`${k}sin x - ${k}cos x`,
          derivative: m`${k}cos x + ${k}sin x`,
          way: 'each term',
          solving: { work: [m`cos x + sin x = 0`, equation(m`tan x`, -1)], says: k === 1 ? DIVIDE_BY_COSINE : DIVIDE },
          candidates: [
            [0, -k],
            [piExpr(Ratio.of(3, 4)), m`${k}√2`],
            [m`π`, k],
          ],
        }
  },
  'fractional power'(random: Random): Problem {
    const [k, c] = [random.int(1, 3), random.int(-5, 5)]
    const [from, to] = random.pick([
      [-1, 8],
      [-8, 1],
      [-8, 8],
      [-1, 27],
    ] as const)
    const places = to === 1 ? [from, 0, 1] : [from, 0, 1, to]
    const value = (place: number) => k * (3 * Math.cbrt(place) ** 2 - 2 * place) + c
    return {
      of: m`${3 * k}x^{2/3} - ${2 * k}x + ${c}`,
      byHand: m`${3 * k}(∛x)^2 - ${2 * k}x + ${c}`,
      derivative: m`${2 * k}/∛x - ${2 * k}`,
      sharpAt: 0,
      root: m`∛x = 1`,
      candidates: places.map(place => [place, Math.round(value(place))]),
    }
  },
  'absolute value'(random: Random): AbsoluteValue {
    const [sign, r, c] = [random.sign(), random.int(1, 5), random.int(-6, 6)]
    const [left, right] = random.until(
      () => [random.int(1, 3), random.int(1, 3)] as const,
      ([a, b]) => a !== b,
    )
    const value = (place: number) => sign * (place * place - 2 * r * Math.abs(place)) + c
    return {
      of: sum(polynomialOf([0, 0, sign]), join(-2 * sign * r, absolute(x)), c),
      slopes: [polynomialOf([2 * sign * r, 2 * sign]), polynomialOf([-2 * sign * r, 2 * sign])],
      crest: r,
      candidates: [-r - left, -r, 0, r, r + right].map(place => [place, value(place)]),
    }
  },
  'x e^(−x)'(random: Random): Problem {
    const [k, to] = [random.int(1, 6), random.int(2, 4)]
    return {
      of: m`${k}x e^{-x}`,
      derivative: m`${k}e^{-x}(1 - x)`,
      way: { by: 'chain', line: m`${k}e^{-x} - ${k}x e^{-x}`, together: { factor: m`${k}e^{-x}` } },
      zero: m`1 - x`,
      candidates: [
        [0, 0],
        [1, m`${k}/e`],
        [to, m`${k * to}/e^${to}`],
      ],
    }
  },
  'x² e^(−x)'(random: Random): Problem {
    const [k, places] = [
      random.int(1, 6),
      random.pick([
        [-1, 0, 2, 3],
        [-1, 0, 2, 4],
        [1, 2, 3],
        [1, 2, 4],
      ]),
    ]
    const value = (place: number): Value => {
      if (place === 0) return 0
      if (place === -1) return m`${k}e`
      return place === 1 ? m`${k}/e` : m`${k * place * place}/e^${place}`
    }
    return {
      of: m`${k}x^2 e^{-x}`,
      derivative: m`${k}x e^{-x}(2 - x)`,
      way: { by: 'chain', line: m`${2 * k}x e^{-x} - ${k}x^2 e^{-x}`, together: { factor: m`${k}x e^{-x}` } },
      zero: m`x(2 - x)`,
      candidates: places.map(place => [place, value(place)]),
    }
  },
  'ln x over x²'(random: Random): Problem {
    const k = random.int(1, 9)
    const inside = k === 1 ? m`1 - 2ln x` : m`${k}(1 - 2ln x)`
    return {
      of: m`{${k}ln x}/x^2`,
      derivative: m`{${inside}}/x^3`,
      way: { by: 'quotient', line: m`{${k}x - ${2 * k}x ln x}/x^4`, together: { common: x } },
      zero: m`1 - 2ln x`,
      candidates: [
        [1, 0],
        [m`√e`, k % 2 === 0 ? m`${k / 2}/e` : m`${k}/{2e}`],
        [symbol('e'), m`${k}/e^2`],
      ],
    }
  },
  'power times linear'(random: Random): Problem {
    const [k, a] = [random.int(1, 4), random.pick([5, 10])]
    const right = random.pick([8, 1])
    const top = (2 * a) / 5
    const value = (place: number) => k * Math.round(Math.cbrt(place) ** 2) * (a - place)
    const crest: readonly Candidate[] = right === 8 ? [[top, a === 5 ? m`${3 * k}∛4` : m`${12 * k}∛2`]] : []
    return {
      of: m`${k}x^{2/3}(${a} - x)`,
      way: {
        by: 'product',
        line: m`{${2 * k}(${a} - x)}/{3∛x} - ${k}x^{2/3}`,
        together: { denominator: m`3∛x` },
      },
      zero: m`${top} - x`,
      derivative: m`{${5 * k}(${top} - x)}/{3∛x}`,
      sharpAt: 0,
      ...(right < top ? { outside: top } : {}),
      candidates: [[-1, value(-1)], [0, 0], ...crest, [right, value(right)]],
    }
  },
}
type Kind = Exclude<keyof typeof problems, 'absolute value'>

export const rangeOf = ({ candidates }: Pick<Problem, 'candidates'>) =>
  interval(itemOf(candidates, 0)[0], lastOf(candidates)[0], [true, true])
export const draw = (random: Random, { kinds }: { readonly kinds: readonly Kind[] }) => {
  const kind = random.evenly(kinds)
  return random.until(() => problems[kind](random), isClear)
}
/** The highest two values, and the lowest two, are equal or clearly apart. */
function isClear({ candidates }: Problem) {
  const values = candidates.map(([, value]) => at(value)).sort((a, b) => a - b)
  const isApart = (a = 0, b = 0) => isNear(a, b) || Math.abs(a - b) >= 0.05
  return (
    isApart(values[0], values[1]) && isApart(values.at(-1), values.at(-2)) && !near(itemOf(values, 0), lastOf(values))
  )
}

/** The greatest value of the candidates and the least. */
export function extremesOf(candidates: readonly Candidate[]): readonly [Value, Value] {
  const byValue = candidates.map(([, value]) => value).toSorted((a, b) => at(a) - at(b))
  return [itemOf(byValue, byValue.length - 1), itemOf(byValue, 0)]
}

function bringTogether(derivative: Expr, together: Way['together']): Step {
  const work = equation(m`f'(x)`, derivative)
  if ('factor' in together) return step(work, because.factorOut, together)
  if ('common' in together) return step(work, because.cancel, { factor: together.common })
  return step(work, because.overOneDenominator, together)
}

function derivativeSteps({ derivative, way }: Problem): readonly Step[] {
  const work = equation(m`f'(x)`, derivative)
  if (way === undefined) return [step(work, because.differentiatePowers)]
  if (way === 'each term') return [step(work, because.differentiateEachTerm)]
  return [
    step(equation(m`f'(x)`, way.line), because.use, { rule: RULES[way.by] }),
    bringTogether(derivative, way.together),
  ]
}

/** f′ and the critical numbers between the ends. */
export function criticalSteps(problem: Problem): readonly Step[] {
  const { derivative, zero = derivative, solving, sharpAt, outside, root, candidates } = problem
  const inside = candidates.slice(1, -1).map(([place]) => place)
  if (solving) {
    const kept = either(...inside.map(place => equation(x, place)))
    // Where all solutions are inside, they stand once.
    const work = solving.work.filter(line => !isSame(line, kept))
    return [
      ...derivativeSteps(problem),
      step(statements(...work), because.explain, { sentence: solving.says }),
      step(kept, because.criticalInside),
    ]
  }
  if (sharpAt === undefined) {
    const found = statements(equation(zero, 0), either(...inside.map(place => equation(x, place))))
    return [...derivativeSteps(problem), step(found, because.criticalInside)]
  }
  const zeros = inside.filter(place => place !== sharpAt)
  const atAnEnd =
    root && zeros.length === 0
      ? [
          step(statements(equation(zero, 0), root, equation(x, 1)), because.explain, {
            sentence: {
              en: line`Solve ${equation(apply('f′', x), 0)}. This solution is an endpoint, not inside the interval.`,
              es: line`Resuelve ${equation(apply('f′', x), 0)}. Esta solución es un extremo del intervalo, no está en su interior.`,
            },
          }),
        ]
      : []
  const found = either(...inside.map(place => equation(x, place)))
  const noSlope = apply('f′', sharpAt)
  if (outside !== undefined)
    return [
      ...derivativeSteps(problem),
      explained(
        statements(equation(zero, 0), equation(x, outside), found),
        line`${equation(apply('f′', outside), 0)}, but ${outside} is not in ${rangeOf(problem)}: reject it; ${noSlope} does not exist, so ${sharpAt} is the critical number.`,
        line`${equation(apply('f′', outside), 0)}, pero ${outside} no está en ${rangeOf(problem)}: se descarta; ${noSlope} no existe, así que ${sharpAt} es el número crítico.`,
      ),
    ]
  if (zeros.length === 0)
    return [
      ...derivativeSteps(problem),
      ...atAnEnd,
      explained(
        found,
        line`${noSlope} does not exist, so ${sharpAt} is the critical number inside the interval.`,
        line`${noSlope} no existe, así que ${sharpAt} es el número crítico dentro del intervalo.`,
      ),
    ]
  const flat = equation(apply('f′', x), 0)
  const work = [equation(zero, 0), ...(root ? [root] : []), ...zeros.map(place => equation(x, place))]
  // A derivative of two lines leaves one line for both kinds.
  if (problem.way)
    return [
      ...derivativeSteps(problem),
      explained(
        statements(...work, found),
        line`Solve ${flat}; ${noSlope} does not exist, so ${sharpAt} is a critical number too.`,
        line`Resuelve ${flat}; ${noSlope} no existe, así que ${sharpAt} también es un número crítico.`,
      ),
    ]
  return [
    ...derivativeSteps(problem),
    explained(statements(...work), line`Solve ${flat}.`, line`Resuelve ${flat}.`),
    explained(
      found,
      line`${noSlope} does not exist, so ${sharpAt} is a critical number too.`,
      line`${noSlope} no existe, así que ${sharpAt} también es un número crítico.`,
    ),
  ]
}
/** The critical numbers of a function with |x|: its slope on each side, and the corner. */
export function cornerSteps({ slopes: [left, right], crest }: AbsoluteValue): readonly Step[] {
  const [fromLeft, fromRight] = [evaluate(left, { x: 0 }), evaluate(right, { x: 0 })]
  return [
    explained(
      equation(m`f'(x)`, right),
      line`For ${m`x > 0`}, ${absolute(x)} is ${x}.`,
      line`Para ${m`x > 0`}, ${absolute(x)} es ${x}.`,
    ),
    explained(
      equation(m`f'(x)`, left),
      line`For ${m`x < 0`}, ${absolute(x)} is ${m`-x`}.`,
      line`Para ${m`x < 0`}, ${absolute(x)} es ${m`-x`}.`,
    ),
    explained(
      solutions(-crest, crest),
      line`Solve ${equation(apply('f′', x), 0)} on each side of ${0}.`,
      line`Resuelve ${equation(apply('f′', x), 0)} a cada lado de ${0}.`,
    ),
    explained(
      solutions(-crest, 0, crest),
      line`Near ${0}, the slope is near ${fromLeft} on the left and near ${fromRight} on the right: ${apply('f′', 0)} does not exist, so ${0} is a critical number too.`,
      line`Cerca de ${0}, la pendiente se acerca a ${fromLeft} por la izquierda y a ${fromRight} por la derecha: ${apply('f′', 0)} no existe, así que ${0} también es un número crítico.`,
    ),
  ]
}
/** A value that is no fraction, with what it comes to: values are compared. */
const withDecimal = (of: Expr, value: Value): Expr => {
  const written = expr(value)
  return written.kind === 'number' ? of : relation(of, '≈', decimal(Ratio.of(Math.round(100 * at(value)), 100), 2))
}
/** f(2) = 2² − 4(2) = −4, where the values are worked out by hand. */
const valueFound = ({ of, byHand = of, way }: Problem, place: Value, value: Value): Expr => {
  const written = byHand.kind === 'sum' ? sum(...byHand.terms.filter(term => !isSame(term, expr(0)))) : byHand
  const filled = substitute(written, { x: place })
  const isShown = way === undefined && at(place) !== 0 && !isSame(filled, expr(value))
  return isShown ? equation(equation(apply('f', place), filled), value) : equation(apply('f', place), value)
}
export const valuesStep = (problem: Problem): Step =>
  step(
    statements(...problem.candidates.map(([place, value]) => withDecimal(valueFound(problem, place, value), value))),
    because.valuesAtCandidates,
  )

/** Twelve places in each unit: whole numbers are among them. */
export function gridOf(of: Expr, from: number, to: number): number[] {
  const steps = 12 * Math.ceil(to - from)
  return Array.from({ length: steps + 1 }, (_, i) => approximate(of, { x: from + ((to - from) * i) / steps }))
}
export const onGrid = (of: Expr, from: number, to: number) => {
  const values = gridOf(of, from, to)
  return [Math.max(...values), Math.min(...values)] as const
}
export const ends = (range: Of<'interval'>) => [approximate(range.from), approximate(range.to)] as const
