import {
  type Both,
  type ChosenU,
  type Expr,
  equation,
  type Inline,
  integral,
  line,
  m,
  type Random,
  Ratio,
  type Value,
} from '../../../author.ts'
import { inX } from './parts.ts'

export interface Misread {
  readonly of: Expr
  readonly inner: ChosenU
  readonly inside: Expr
  readonly integrated: Expr
  /** The antiderivative in u of somebody who takes du to be dx. */
  readonly careless: Expr
  /** What is missing from that. */
  readonly lost: Both<readonly Inline[]>
  readonly limits: readonly [Value, Value]
  /** The values of u there. */
  readonly ends: readonly [Value, Value]
}

const MINUS = { en: line`the minus sign`, es: line`el signo menos` }

export const misread = {
  'power of a quadratic'(random: Random): Misread {
    const [n, c, to] = [random.int(2, 5), random.int(1, 5), random.int(1, 3)]
    return {
      of: m`x(x^2 + ${c})^${n}`,
      inner: { of: m`x^2 + ${c}`, slope: m`2x` },
      inside: m`${Ratio.of(1, 2)}u^${n}`,
      integrated: m`${Ratio.of(1, 2 * (n + 1))}u^${n + 1}`,
      careless: m`${Ratio.of(1, n + 1)}u^${n + 1}`,
      lost: { en: line`the factor ${Ratio.of(1, 2)}`, es: line`el factor ${Ratio.of(1, 2)}` },
      limits: [0, to],
      ends: [c, to * to + c],
    }
  },
  'sine times a power of cosine'(random: Random): Misread {
    const [n, k] = [random.int(2, 6), random.int(1, 5)]
    return {
      of: m`${k}sin x cos^${n} x`,
      inner: { of: m`cos x`, slope: m`-sin x` },
      inside: m`${-k}u^${n}`,
      integrated: m`${Ratio.of(-k, n + 1)}u^${n + 1}`,
      careless: m`${Ratio.of(k, n + 1)}u^${n + 1}`,
      lost: MINUS,
      limits: [0, m`π/2`],
      ends: [1, 0],
    }
  },
  'x times an exponential'(random: Random): Misread {
    const [k, to] = [random.int(2, 5), random.int(1, 2)]
    return {
      of: m`x e^{${-k}x^2}`,
      inner: { of: m`${-k}x^2`, slope: m`${-2 * k}x` },
      inside: m`${Ratio.of(-1, 2 * k)}e^u`,
      integrated: m`${Ratio.of(-1, 2 * k)}e^u`,
      careless: m`${Ratio.of(1, 2 * k)}e^u`,
      lost: MINUS,
      limits: [0, to],
      ends: [0, -k * to * to],
    }
  },
}

/** The integral that is given, and what it is equal to. */
export const givenAndRight = (of: Misread, isDefinite: boolean) =>
  isDefinite
    ? { given: integral(of.of, 'x', of.limits), right: integral(of.inside, 'u', of.ends) }
    : { given: integral(of.of, 'x'), right: m`${inX(of.integrated, of.inner)} + C` }

/** What a student may write to the right of the equals sign. */
export const claims = {
  bounds: (of: Misread) => integral(of.inside, 'u', of.limits),
  factor: (of: Misread) => m`${inX(of.careless, of.inner)} + C`,
  constant: (of: Misread) => inX(of.integrated, of.inner),
}

export const mistakeIn = ({ inner, lost }: Misread, kind: keyof typeof claims): Both<readonly Inline[]> => {
  const du = equation(m`d u`, m`${inner.slope} d x`)
  return {
    bounds: { en: line`the limits are still those of x`, es: line`los límites siguen siendo los de x` },
    factor: {
      en: [...line`${du}, and `, ...lost.en, ' was left out'],
      es: [...line`${du}, y se omitió `, ...lost.es],
    },
    constant: { en: line`the constant of integration is missing`, es: line`falta la constante de integración` },
  }[kind]
}

/** What was checked where nothing is wrong. */
export const whatIsRight = ({ inside, ends: [from, to] }: Misread, isDefinite: boolean): Both<readonly Inline[]> =>
  isDefinite
    ? {
        en: line`The integrand ${inside} holds the factor from ${m`d u`}, and the limits ${from} and ${to} are those of ${m`u`}.`,
        es: line`El integrando ${inside} tiene el factor que viene de ${m`d u`}, y los límites ${from} y ${to} son los de ${m`u`}.`,
      }
    : {
        en: line`The student has this factor as well, and the constant ${m`C`}.`,
        es: line`El trabajo tiene el mismo factor, y también la constante ${m`C`}.`,
      }
