import {
  type Both,
  bracketed,
  type Expr,
  equation,
  evaluate,
  explained,
  expr,
  type Inline,
  line,
  minus,
  over,
  power,
  type Random,
  Ratio,
  type Step,
  step,
  sum,
  times,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'

/** A product, a quotient or a power of powers of one base, and the exponents that it adds up to. */
interface Simplified {
  readonly base: number
  readonly exponent: number
  readonly shown: Expr
  /** The exponent after a usual mistake. */
  readonly wrong: readonly [said: number, misused: number, oneMore: number]
  /** What went wrong where the first of them is said. */
  readonly slip: Both<readonly Inline[]>
  /** What went wrong where the second of them is said. */
  readonly misuse: Both<readonly Inline[]>
  /** To the single power. */
  readonly steps: () => readonly Step[]
}

const SLIPS = {
  multiplied: { en: line`the exponents were multiplied`, es: line`se multiplicaron los exponentes` },
  added: { en: line`the exponents were added`, es: line`se sumaron los exponentes` },
  addedInPower: {
    en: line`in the power of a power, the exponents were added`,
    es: line`en la potencia de una potencia se sumaron los exponentes`,
  },
  signLost: {
    en: line`the sign of the negative exponent was lost`,
    es: line`se perdió el signo del exponente negativo`,
  },
}

/** What the second wrong exponent comes from. */
const MISUSES = {
  subtracted: { en: line`The exponents were subtracted.`, es: line`Se restaron los exponentes.` },
  multiplied: { en: line`The exponents were multiplied.`, es: line`Se multiplicaron los exponentes.` },
  multipliedUnsigned: {
    en: line`The exponents were multiplied, and the minus sign was lost.`,
    es: line`Se multiplicaron los exponentes y se perdió el signo menos.`,
  },
  addedForDifference: {
    en: line`The exponent of the denominator was added, not subtracted.`,
    es: line`El exponente del denominador se sumó en vez de restarse.`,
  },
}

export const raised = (base: number, exponent: number): Expr => power(base < 0 ? bracketed(base) : base, exponent)

const withExponent = (base: number, exponent: Value): Expr => power(base < 0 ? bracketed(base) : base, exponent)

const inBrackets = (n: number): Value => (n < 0 ? bracketed(n) : n)

const addedSteps = (base: number, p: number, q: number): readonly Step[] => [
  step(withExponent(base, sum(p, inBrackets(q))), because.addExponents),
  explained(
    raised(base, p + q),
    line`The sum of the exponents: ${equation(sum(p, inBrackets(q)), p + q)}.`,
    line`La suma de los exponentes: ${equation(sum(p, inBrackets(q)), p + q)}.`,
  ),
]
const subtractedSteps = (base: number, p: number, q: number): readonly Step[] => [
  step(withExponent(base, minus(p, q)), because.subtractExponents),
  explained(
    raised(base, p - q),
    line`The difference of the exponents: ${equation(minus(p, inBrackets(q)), p - q)}.`,
    line`La diferencia de los exponentes: ${equation(minus(p, inBrackets(q)), p - q)}.`,
  ),
]
/** base^p · base^q over base^r. */
export const threePowerSteps = (base: number, p: number, q: number, r: number): readonly Step[] => [
  explained(
    over(raised(base, p + q), raised(base, r)),
    line`Same base: add the exponents of the numerator, ${equation(sum(p, inBrackets(q)), p + q)}.`,
    line`Misma base: suma los exponentes del numerador, ${equation(sum(p, inBrackets(q)), p + q)}.`,
  ),
  ...subtractedSteps(base, p + q, r),
]
/** (base^p)^q · base^r. */
export const powerThenProductSteps = (base: number, p: number, q: number, r: number): readonly Step[] => [
  explained(
    times(raised(base, p * q), raised(base, r)),
    line`Power of a power: multiply the exponents, ${equation(times(p, inBrackets(q)), p * q)}.`,
    line`Potencia de una potencia: multiplica los exponentes, ${equation(times(p, inBrackets(q)), p * q)}.`,
  ),
  ...addedSteps(base, p * q, r),
]

/** From a power with any whole exponent to its value. */
export function valueSteps(base: number, exponent: number): readonly Step[] {
  const value = Ratio.of(base).power(exponent)
  if (exponent === 0) return [step(expr(value), because.zeroExponent)]
  if (exponent === 1) return []
  if (exponent > 0) return [step(expr(value), because.evaluate, { what: raised(base, exponent) })]
  return exponent === -1
    ? [step(expr(value), because.negativeExponent)]
    : [
        step(over(1, raised(base, -exponent)), because.negativeExponent),
        step(expr(value), because.evaluate, { what: raised(base, -exponent) }),
      ]
}

const laws = {
  product(random: Random): Simplified {
    const [base, p, q] = [random.int(2, 10), random.int(2, 6), random.int(2, 6)]
    return {
      base,
      exponent: p + q,
      shown: times(raised(base, p), raised(base, q)),
      wrong: [p * q, Math.abs(p - q), p + q + 1],
      slip: SLIPS.multiplied,
      misuse: MISUSES.subtracted,
      steps: () => addedSteps(base, p, q),
    }
  },
  quotient(random: Random): Simplified {
    const [base, q, rest] = [random.int(2, 10), random.int(2, 5), random.int(2, 6)]
    const p = q + rest
    return {
      base,
      exponent: rest,
      shown: over(raised(base, p), raised(base, q)),
      wrong: [p + q, p * q, rest + 1],
      slip: SLIPS.added,
      misuse: MISUSES.multiplied,
      steps: () => subtractedSteps(base, p, q),
    }
  },
  'power of a power, divided'(random: Random): Simplified {
    const [base, p, q] = [random.int(2, 10), random.int(3, 5), random.int(2, 3)]
    const r = random.int(2, p + q - 2)
    return {
      base,
      exponent: p * q - r,
      shown: over(power(bracketed(raised(base, p)), q), raised(base, r)),
      wrong: [p + q - r, p * q + r, p * q - r + 1],
      slip: SLIPS.addedInPower,
      misuse: MISUSES.addedForDifference,
      steps: () => [
        explained(
          over(raised(base, p * q), raised(base, r)),
          line`Power of a power: multiply the exponents, ${equation(times(p, q), p * q)}.`,
          line`Potencia de una potencia: multiplica los exponentes, ${equation(times(p, q), p * q)}.`,
        ),
        ...subtractedSteps(base, p * q, r),
      ],
    }
  },
  'with a negative exponent'(random: Random): Simplified {
    const [base, q, rest] = [random.int(2, 10), random.int(2, 5), random.int(2, 6)]
    return {
      base,
      exponent: rest,
      shown: times(raised(base, q + rest), raised(base, -q)),
      wrong: [2 * q + rest, (q + rest) * q, rest + 1],
      slip: SLIPS.signLost,
      misuse: MISUSES.multipliedUnsigned,
      steps: () => addedSteps(base, q + rest, -q),
    }
  },
  'three powers'(random: Random): Simplified {
    const { base, p, q, rest, r } = random.until(
      () => {
        const [base, p, q, rest] = [
          random.intExcept(-3, 10, -1, 0, 1),
          random.int(2, 6),
          -random.int(2, 4),
          random.int(2, 4),
        ]
        const due = p + q - rest
        return { base, p, q, rest, r: due === 0 ? 2 : due }
      },
      // No factor of the numerator is the denominator, so that nothing is only crossed out; the numerator keeps a written exponent.
      drawn => drawn.r !== drawn.p && drawn.r !== drawn.q && drawn.p + drawn.q !== 1,
    )
    return {
      base,
      exponent: p + q - r,
      shown: over(times(raised(base, p), raised(base, q)), raised(base, r)),
      wrong: [p + q + r, p * q - r, rest + 1],
      slip: SLIPS.added,
      misuse: MISUSES.multiplied,
      steps: () => threePowerSteps(base, p, q, r),
    }
  },
  'power, then product'(random: Random): Simplified {
    const [base, p, q, rest] = [
      random.intExcept(-3, 5, -1, 0, 1),
      random.int(2, 3),
      -random.int(2, 3),
      random.int(2, 4),
    ]
    const other = rest - p * q
    return {
      base,
      exponent: rest,
      shown: times(power(bracketed(raised(base, p)), q), raised(base, other)),
      wrong: [p + q + other, other + p * -q, rest + 1],
      slip: SLIPS.added,
      misuse: MISUSES.multiplied,
      steps: () => powerThenProductSteps(base, p, q, other),
    }
  },
}

type Law = keyof typeof laws

/** Forms of one level begin with different laws. */
export const drawLaw = (random: Random, { laws: all }: { readonly laws: readonly Law[] }, first: 0 | 1 = 0) =>
  random.until(
    () => laws[random.evenly([...all.slice(first), ...all.slice(0, first)])](random),
    ({ exponent }) => exponent > 1,
  )

/** The value with every power multiplied out factor by factor. */
export function asFactors(of: Expr): number {
  switch (of.kind) {
    case 'power': {
      const [base, exponent] = [asFactors(of.base), asFactors(of.exponent)]
      const size = Array<number>(Math.abs(exponent))
        .fill(base)
        .reduce((product, factor) => product * factor, 1)
      return exponent < 0 ? 1 / size : size
    }
    case 'product':
      return of.factors.reduce((product, factor) => product * asFactors(factor), 1)
    case 'quotient':
      return asFactors(of.over) / asFactors(of.under)
    case 'group':
      return asFactors(of.of)
    default:
      return evaluate(of).toNumber()
  }
}
