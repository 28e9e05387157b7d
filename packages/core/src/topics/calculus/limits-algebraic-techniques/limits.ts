import {
  approximate,
  bracketed,
  type Expr,
  equation,
  explained,
  expr,
  join,
  limit,
  line,
  m,
  type Of,
  over,
  prose,
  type Random,
  Ratio,
  root,
  type Step,
  step,
  substitute,
  symbol,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { near, polynomialOf } from '../../kit/functions/functions.ts'

export const x = symbol('x')
const h = symbol('h')

export interface Limit {
  readonly of: Expr
  readonly by: string
  readonly to: Value
  readonly value: Value
  readonly way: Way
}

/** How the limit is found: by substitution, or by a factor that is canceled first. */
export type Way =
  | { readonly kind: 'continuous' | 'denominator not 0'; readonly filled: Expr; readonly root?: Expr }
  | (Canceled & {
      readonly kind: 'factor'
      /** The numerator multiplied out, before it is factored. */
      readonly expanded?: Expr
    })
  | (Canceled & {
      readonly kind: 'conjugate'
      readonly with: Expr
      /** The fraction times the conjugate over itself, and what is left there of the root. */
      readonly multiplied: Expr
      readonly difference: Expr
    })
  | (Canceled & {
      readonly kind: 'denominator'
      readonly with: Expr
      /** The small fractions as one, and its numerator worked out. */
      readonly joined: readonly [fractions: Expr, one: Expr]
    })

interface Canceled {
  readonly factored: Expr
  readonly common: Expr
  readonly reduced: Expr
}

const inX = (of: Expr, to: Value, value: Value, way: Way): Limit => ({ of, by: 'x', to, value, way })
const continuous = (filled: Expr): Way => ({ kind: 'continuous', filled })
const filledIn = (of: Expr, a: Value) => substitute(of, { x: a })
/** x − r. */
const less = (r: number): Expr => (r === 0 ? x : m`(x + ${-r})`)

/** A place and another root. */
export const roots = (random: Random) => {
  const a = random.intExcept(-6, 6, 0)
  return [a, random.intExcept(-7, 7, a, 0)] as const
}

export const quadratic = (a: number, b: number) => polynomialOf([a * b, -a - b, 1])

export const limits = {
  polynomial(random: Random): Limit {
    const [a, p, q, r] = [random.intExcept(-4, 4, 0), random.intExcept(-3, 3, 0), random.int(-9, 9), random.int(-9, 9)]
    const of = polynomialOf([r, q, p])
    return inX(of, a, p * a * a + q * a + r, continuous(filledIn(of, a)))
  },
  rational(random: Random): Limit {
    const [a, p, q] = [random.int(-5, 5), random.int(2, 5), random.intExcept(-9, 9, 0)]
    const s = random.until(
      () => random.intExcept(-6, 6, 0),
      s => a + s !== 0 && q !== p * s,
    )
    const of = m`{${p}x + ${q}}/{x + ${s}}`
    return inX(of, a, Ratio.of(p * a + q, a + s), { kind: 'denominator not 0', filled: filledIn(of, a) })
  },
  radical(random: Random): Limit {
    const [p, value, a] = random.until(
      () => [random.int(2, 5), random.int(2, 9), random.intExcept(-5, 6, 0)] as const,
      ([p, value, a]) => value * value !== p * a,
    )
    const of = m`√{${p}x + ${value * value - p * a}}`
    return inX(of, a, value, { kind: 'continuous', filled: filledIn(of, a), root: root(value * value) })
  },
  trigonometric(random: Random): Limit {
    const k = random.int(2, 9)
    return random.pick([
      inX(m`${k}sin x`, m`π/6`, Ratio.of(k, 2), continuous(m`${k}sin(π/6) = ${k}({1/2})`)),
      inX(
        m`${k}sin x`,
        m`π/3`,
        k % 2 === 0 ? m`${k / 2}√3` : m`{${k}√3}/2`,
        continuous(m`${k}sin(π/3) = ${k}({√3}/2)`),
      ),
      inX(m`${k}cos x`, m`π/3`, Ratio.of(k, 2), continuous(m`${k}cos(π/3) = ${k}({1/2})`)),
      inX(m`${k}cos x`, m`π`, -k, continuous(m`${k}cos π`)),
      inX(m`${k}tan x`, m`π/4`, k, continuous(m`${k}tan(π/4)`)),
    ])
  },
  'quadratic over quadratic'(random: Random): Limit {
    const [a, b] = roots(random)
    const c = random.intExcept(-7, 7, a, b, 0)
    return inX(over(quadratic(a, b), quadratic(a, c)), a, Ratio.of(a - b, a - c), {
      kind: 'factor',
      factored: m`{${less(a)}${less(b)}}/{${less(a)}${less(c)}}`,
      common: m`x + ${-a}`,
      reduced: m`{x + ${-b}}/{x + ${-c}}`,
    })
  },
  cubes(random: Random): Limit {
    const a = random.intExcept(-5, 5, 0)
    return inX(m`{x^3 + ${-(a ** 3)}}/{x + ${-a}}`, a, 3 * a * a, {
      kind: 'factor',
      factored: m`{${less(a)}(x^2 + ${a}x + ${a * a})}/{x + ${-a}}`,
      common: m`x + ${-a}`,
      reduced: m`x^2 + ${a}x + ${a * a}`,
    })
  },
  'cubic over linear'(random: Random): Limit {
    const [a, b] = roots(random)
    const p = random.int(1, 3)
    return inX(m`{${p}x^3 + ${-p * (a + b)}x^2 + ${p * a * b}x}/{x + ${-a}}`, a, p * a * (a - b), {
      kind: 'factor',
      factored: m`{${p}x${less(a)}${less(b)}}/{x + ${-a}}`,
      common: m`x + ${-a}`,
      reduced: m`${p}x${less(b)}`,
    })
  },
  conjugate(random: Random): Limit {
    const [b, c, k] = random.until(
      () => [random.int(1, 6), random.intExcept(-6, 6, 0), random.int(1, 4)] as const,
      ([b, c, k]) => b * b !== k * c,
    )
    const shift = b * b - k * c
    const [side, conjugate] = [m`√{${k}x + ${shift}}`, m`√{${k}x + ${shift}} + ${b}`]
    const common = m`x + ${-c}`
    return random.chance(0.5)
      ? inX(m`{${side} - ${b}}/{${common}}`, c, Ratio.of(k, 2 * b), {
          kind: 'conjugate',
          with: conjugate,
          multiplied: m`{(${k}x + ${shift}) - ${b * b}}/{(${common})(${conjugate})}`,
          difference: equation(m`(${k}x + ${shift}) - ${b * b}`, k === 1 ? common : m`${k}(${common})`),
          factored: m`{${k}(${common})}/{(${common})(${conjugate})}`,
          common,
          reduced: m`${k}/{${conjugate}}`,
        })
      : inX(m`{${common}}/{${side} - ${b}}`, c, Ratio.of(2 * b, k), {
          kind: 'conjugate',
          with: conjugate,
          multiplied: m`{(${common})(${conjugate})}/{(${k}x + ${shift}) - ${b * b}}`,
          difference: equation(m`(${k}x + ${shift}) - ${b * b}`, k === 1 ? common : m`${k}(${common})`),
          factored: m`{(${common})(${conjugate})}/{${k}(${common})}`,
          common,
          reduced: k === 1 ? conjugate : m`{${conjugate}}/${k}`,
        })
  },
  'complex fraction in h'(random: Random): Limit {
    const a = random.int(2, 9)
    const k = random.coprimeTo(a, 5)
    return {
      of: m`{${k}/{${a} + h} + ${over(-k, a)}}/h`,
      by: 'h',
      to: 0,
      value: Ratio.of(-k, a * a),
      way: {
        kind: 'denominator',
        with: m`${a}(${a} + h)`,
        joined: [
          over(m`{${k * a} - ${k}(${a} + h)}/{${a}(${a} + h)}`, h),
          over(m`${-k}h`, join(a, h, bracketed(m`${a} + h`))),
        ],
        factored: over(m`${-k}h`, join(a, h, bracketed(m`${a} + h`))),
        common: m`h`,
        reduced: m`${-k}/{${a}(${a} + h)}`,
      },
    }
  },
  'square in h'(random: Random): Limit {
    const [a, k] = [random.int(2, 9), random.int(2, 5)]
    return {
      of: m`{${k}(${a} + h)^2 - ${k * a * a}}/h`,
      by: 'h',
      to: 0,
      value: 2 * a * k,
      way: {
        kind: 'factor',
        expanded: m`{${k * a * a} + ${2 * k * a}h + ${k}h^2 - ${k * a * a}}/h`,
        factored: over(join(k, h, bracketed(m`${2 * a} + h`)), h),
        common: m`h`,
        reduced: m`${k}(${2 * a} + h)`,
      },
    }
  },
  'root in h'(random: Random): Limit {
    const a = random.int(2, 9)
    const conjugate = m`√{${a * a} + h} + ${a}`
    return {
      of: m`{√{${a * a} + h} - ${a}}/h`,
      by: 'h',
      to: 0,
      value: Ratio.of(1, 2 * a),
      way: {
        kind: 'conjugate',
        with: conjugate,
        multiplied: over(m`(${a * a} + h) - ${a * a}`, join(h, bracketed(conjugate))),
        difference: equation(m`(${a * a} + h) - ${a * a}`, m`h`),
        factored: over(h, join(h, bracketed(conjugate))),
        common: m`h`,
        reduced: m`1/{${conjugate}}`,
      },
    }
  },
  'complex fraction'(random: Random): Limit {
    const a = random.int(2, 6)
    const k = random.coprimeTo(a, 5)
    return inX(m`{${k}/x + ${over(-k, a)}}/{x + ${-a}}`, a, Ratio.of(-k, a * a), {
      kind: 'denominator',
      with: m`${a}x`,
      joined: [
        over(m`{${k * a} - ${k}x}/{${a}x}`, m`x - ${a}`),
        over(join(-k, bracketed(m`x - ${a}`)), join(a, x, bracketed(m`x - ${a}`))),
      ],
      factored: over(join(-k, bracketed(m`x - ${a}`)), join(a, x, bracketed(m`x - ${a}`))),
      common: m`x - ${a}`,
      reduced: m`${-k}/{${a}x}`,
    })
  },
}

export type LimitKind = keyof typeof limits

export const printedLimit = ({ of, by, to }: Limit) => limit(by, to, of)

/** The mean of the values on both sides, or where two values on one side lead straight on to; closer the second time. */
export function isNumericLimit({ of, by, to, side }: Of<'limit'>, value: number): boolean {
  const a = approximate(to)
  const at = (h: number) => approximate(of, { [by]: a + h })
  const ahead = (h: number) => 2 * at(h / 2) - at(h)
  const close = (h: number) => (side ? ahead(side === 'left' ? -h : h) : (at(h) + at(-h)) / 2)
  return near(close(1e-4), value, 2e-3) && near(close(1e-5), value, 2e-4)
}

export const isIndeterminate = ({ of, by, to }: Of<'limit'>) => Number.isNaN(approximate(of, { [by]: approximate(to) }))

/** Substitute, or cancel what makes 0/0 and substitute then. */
export function solveLimit({ by, to, value, way }: Limit): readonly Step[] {
  const letter = symbol(by)
  const place = equation(letter, to)
  if (way.kind === 'continuous' || way.kind === 'denominator not 0')
    return [
      step(way.filled, way.kind === 'continuous' ? because.continuousThere : because.denominatorNotZeroAt, { place }),
      way.root
        ? explained(
            equation(way.root, value),
            line`Work out the number under the root, then take the root.`,
            line`Calcula el número bajo la raíz y luego saca la raíz.`,
          )
        : step(expr(value), because.workOutValue),
    ]
  return [step(over(0, 0), because.zeroOverZero), ...canceled({ by, to, value, way })]
}

/** To the fraction whose common factor can be canceled. */
function factoredSteps(inLimit: (of: Expr) => Expr, way: Extract<Way, Canceled>): readonly Step[] {
  const factored = inLimit(way.factored)
  if (way.kind === 'denominator')
    return [
      step(equation(inLimit(way.joined[0]), inLimit(way.joined[1])), because.commonDenominatorBelow, {
        denominator: way.with,
      }),
    ]
  if (way.kind === 'conjugate')
    return [
      step(inLimit(way.multiplied), because.conjugateRemovesRoot, { conjugate: way.with }),
      explained(factored, line`Simplify: ${way.difference}.`, line`Simplifica: ${way.difference}.`),
    ]
  return [
    ...(way.expanded ? [step(inLimit(way.expanded), because.squareOfBinomial)] : []),
    step(factored, because.factorToCancel, { factor: way.common }),
  ]
}

function canceled({ by, to, value, way }: Omit<Limit, 'of'>): readonly Step[] {
  if (!('factored' in way)) return []
  return [
    ...factoredSteps(of => limit(by, to, of), way),
    step(limit(by, to, way.reduced), because.cancelInLimit, { factor: way.common }),
    step(equation(substitute(way.reduced, { [by]: by === 'h' ? expr(to) : to }), value), because.nowSubstitute, {
      value: to,
      letter: symbol(by),
    }),
  ]
}

export const instruction = {
  en: prose`Find the limit. Give the exact value.`,
  es: prose`Calcula el límite. Da el valor exacto.`,
}
