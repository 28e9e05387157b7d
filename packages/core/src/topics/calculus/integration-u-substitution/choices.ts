import { type Expr, m, type Random, Ratio } from '../../../author.ts'
import { nonzero } from '../../kit/integers/nonzero.ts'

interface Candidate {
  readonly of: Expr
  readonly slope: Expr
}

/** An integral with a u that works, and others that leave a root of u or x itself. */
export interface Candidates {
  readonly of: Expr
  readonly right: Candidate
  /** The integrand in the right u. */
  readonly inside: Expr
  readonly root?: Candidate & { readonly leaves?: Expr; readonly needs?: Expr }
  readonly staying: readonly Candidate[]
}

export const candidates = {
  'cosine of a power'(random: Random): Candidates {
    const [a, c] = [random.int(3, 5), nonzero(random, 9)]
    return {
      of: m`x^${a - 1}cos(x^${a} + ${c})`,
      right: { of: m`x^${a} + ${c}`, slope: m`${a}x^${a - 1}` },
      inside: m`${Ratio.of(1, a)}cos u`,
      root: {
        of: m`cos(x^${a} + ${c})`,
        slope: m`${-a}x^${a - 1}sin(x^${a} + ${c})`,
        leaves: m`sin(x^${a} + ${c})`,
      },
      staying: [
        { of: m`x^${a - 1}`, slope: m`${a - 1}x^${a - 2}` },
        { of: m`x + ${c}`, slope: m`1` },
      ],
    }
  },
  'power of an arctangent'(random: Random): Candidates {
    const [n, k] = [random.int(2, 7), random.int(1, 9)]
    return {
      of: m`{${k}(arctan x)^${n}}/{1 + x^2}`,
      right: { of: m`arctan x`, slope: m`1/{1 + x^2}` },
      inside: m`${k}u^${n}`,
      root: {
        of: m`(arctan x)^${n}`,
        slope: m`{${n}(arctan x)^${n - 1}}/{1 + x^2}`,
        needs: m`(arctan x)^${n - 1}`,
      },
      staying: [
        { of: m`1 + x^2`, slope: m`2x` },
        { of: m`1/{1 + x^2}`, slope: m`-{2x}/(1 + x^2)^2` },
      ],
    }
  },
  'cosine of a root'(random: Random): Candidates {
    const [k, c] = [random.int(2, 9), random.int(1, 9)]
    const root = m`√{x + ${c}}`
    return {
      of: m`{${k}cos ${root}}/${root}`,
      right: { of: root, slope: m`1/{2${root}}` },
      inside: m`${2 * k}cos u`,
      root: { of: m`x + ${c}`, slope: m`1` },
      staying: [
        { of: m`cos ${root}`, slope: m`-{sin ${root}}/{2${root}}` },
        { of: m`1/${root}`, slope: m`-1/{2(x + ${c})^{3/2}}` },
      ],
    }
  },
  'exponential of a root'(random: Random): Candidates {
    const [k, c] = [random.int(2, 9), random.int(1, 9)]
    const root = m`√{x + ${c}}`
    return {
      of: m`{${k}e^{${root}}}/${root}`,
      right: { of: root, slope: m`1/{2${root}}` },
      inside: m`${2 * k}e^u`,
      root: { of: m`x + ${c}`, slope: m`1` },
      staying: [{ of: m`1/${root}`, slope: m`-1/{2(x + ${c})^{3/2}}` }],
    }
  },
  'sine of a logarithm'(random: Random): Candidates {
    const k = random.int(2, 9)
    return {
      of: m`{${k}sin(ln x)}/x`,
      right: { of: m`ln x`, slope: m`1/x` },
      inside: m`${k}sin u`,
      root: { of: m`sin(ln x)`, slope: m`{cos(ln x)}/x`, leaves: m`cos(ln x)` },
      staying: [
        { of: m`1/x`, slope: m`-1/x^2` },
        { of: m`x ln x`, slope: m`ln x + 1` },
      ],
    }
  },
  'power of a sine'(random: Random): Candidates {
    const [n, c] = [random.int(3, 7), nonzero(random, 9)]
    return {
      of: m`(sin x + ${c})^${n} cos x`,
      right: { of: m`sin x + ${c}`, slope: m`cos x` },
      inside: m`u^${n}`,
      root: {
        of: m`(sin x + ${c})^${n}`,
        slope: m`${n}(sin x + ${c})^${n - 1} cos x`,
        needs: m`(sin x + ${c})^${n - 1}`,
      },
      staying: [
        { of: m`cos x`, slope: m`-sin x` },
        { of: m`x + ${c}`, slope: m`1` },
      ],
    }
  },
}
