import { type Expr, expr, integral, m, minus, negative, type Random, Ratio, type Value } from '../../../author.ts'
import { total } from '../../kit/functions/functions.ts'
import type { Integral } from './parts.ts'

/** ax + b, b not zero in most. */
const linear = (random: Random) => [random.int(1, 5), random.int(-5, 5)] as const

const rate = (random: Random) => random.intExcept(-4, 4, -1, 0, 1)

/** (2x + 3), 2x. */
const factorOf = (a: number, b: number): Expr => (b === 0 ? m`${a}x` : m`(${a}x + ${b})`)

const reciprocal = (a: number) => Ratio.of(1, a)

const absolute = (c: Ratio) => (c.n < 0 ? c.times(-1) : c)

/** Minus c times an integral, with the sign of c before the integral. */
export function less(before: Expr, c: number | Ratio, of: (size: Ratio) => Value): Expr {
  const size = absolute(Ratio.from(c))
  const rest = integral(of(size), 'x')
  return total(before, Ratio.from(c).n < 0 ? rest : negative(rest))
}

/** Each kind knows its antiderivative by formula and its parts; the check differentiates it. */
export const integrals = {
  '(ax + b) e^x'(random: Random): Integral {
    const [a, b] = linear(random)
    const [u, factor] = [m`${a}x + ${b}`, factorOf(a, b)]
    return {
      integrand: m`${factor}e^x`,
      result: m`${factorOf(a, b - a)}e^x`,
      parts: [{ u, du: expr(a), dv: m`e^x`, v: m`e^x`, line: less(m`${factor}e^x`, a, c => m`${c}e^x`) }],
    }
  },
  '(ax + b) cos x'(random: Random): Integral {
    const [a, b] = linear(random)
    const [u, factor] = [m`${a}x + ${b}`, factorOf(a, b)]
    return {
      integrand: m`${factor}cos x`,
      result: m`${factor}sin x + ${a}cos x`,
      parts: [{ u, du: expr(a), dv: m`cos x`, v: m`sin x`, line: less(m`${factor}sin x`, a, c => m`${c}sin x`) }],
    }
  },
  '(ax + b) sin x'(random: Random): Integral {
    const [a, b] = linear(random)
    const [u, factor] = [m`${a}x + ${b}`, factorOf(a, b)]
    return {
      integrand: m`${factor}sin x`,
      result: m`${a}sin x - ${factor}cos x`,
      parts: [{ u, du: expr(a), dv: m`sin x`, v: m`-cos x`, line: less(m`-${factor}cos x`, -a, c => m`${c}cos x`) }],
    }
  },
  'a ln x'(random: Random): Integral {
    const k = random.int(1, 9)
    return {
      integrand: m`${k}ln x`,
      result: m`${k}x ln x - ${k}x`,
      parts: [{ u: m`ln x`, du: m`1/x`, dv: expr(k), v: m`${k}x`, line: less(m`${k}x ln x`, k, c => c) }],
    }
  },
  'a x ln x'(random: Random): Integral {
    const k = 2 * random.int(1, 5)
    return {
      integrand: m`${k}x ln x`,
      result: m`${k / 2}x^2 ln x - ${Ratio.of(k, 4)}x^2`,
      parts: [
        {
          u: m`ln x`,
          du: m`1/x`,
          dv: m`${k}x`,
          v: m`${k / 2}x^2`,
          line: less(m`${k / 2}x^2 ln x`, k / 2, c => m`${c}x`),
        },
      ],
    }
  },
  'x e^(ax)'(random: Random): Integral {
    const [k, a] = [random.int(1, 4), rate(random)]
    const [e, c] = [m`e^{${a}x}`, Ratio.of(k, a)]
    return {
      integrand: m`${k}x ${e}`,
      result: m`${c}x ${e} - ${Ratio.of(k, a * a)}${e}`,
      parts: [
        {
          u: m`${k}x`,
          du: expr(k),
          dv: e,
          v: m`${reciprocal(a)}${e}`,
          line: less(m`${c}x ${e}`, c, size => m`${size}${e}`),
        },
      ],
    }
  },
  'x cos(ax)'(random: Random): Integral {
    const [k, a] = [random.int(1, 4), random.int(2, 4)]
    const c = Ratio.of(k, a)
    return {
      integrand: m`${k}x cos ${a}x`,
      result: m`${c}x sin ${a}x + ${Ratio.of(k, a * a)}cos ${a}x`,
      parts: [
        {
          u: m`${k}x`,
          du: expr(k),
          dv: m`cos ${a}x`,
          v: m`${reciprocal(a)}sin ${a}x`,
          line: less(m`${c}x sin ${a}x`, c, size => m`${size}sin ${a}x`),
        },
      ],
    }
  },
  'x^n ln x'(random: Random): Integral {
    const n = random.int(2, 4)
    const c = reciprocal(n + 1)
    return {
      integrand: m`x^${n} ln x`,
      result: m`${c}x^${n + 1} ln x - ${reciprocal((n + 1) ** 2)}x^${n + 1}`,
      parts: [
        {
          u: m`ln x`,
          du: m`1/x`,
          dv: m`x^${n}`,
          v: m`${c}x^${n + 1}`,
          line: less(m`${c}x^${n + 1} ln x`, c, size => m`${size}x^${n}`),
        },
      ],
    }
  },
  '(ln x)/x^2'(random: Random): Integral {
    const k = random.int(1, 6)
    return {
      integrand: m`{${k}ln x}/{x^2}`,
      result: m`-{${k}ln x}/x - ${k}/x`,
      parts: [
        {
          u: m`ln x`,
          du: m`1/x`,
          dv: m`${k}/x^2`,
          v: m`-${k}/x`,
          line: less(m`-{${k}ln x}/x`, -k, size => m`${size}/x^2`),
        },
      ],
    }
  },
  'arctan x'(random: Random): Integral {
    const k = 2 * random.int(1, 3)
    return {
      integrand: m`${k}arctan x`,
      result: m`${k}x arctan x - ${k / 2}ln(1 + x^2)`,
      parts: [
        {
          u: m`arctan x`,
          du: m`1/{1 + x^2}`,
          dv: expr(k),
          v: m`${k}x`,
          line: less(m`${k}x arctan x`, k, size => m`{${size}x}/{1 + x^2}`),
        },
      ],
    }
  },
  'x^2 e^x'(random: Random, k = random.int(1, 5)): Integral {
    const [e, u, next] = [m`e^x`, m`${k}x^2`, m`${2 * k}x`]
    const first = m`${u}e^x`
    return {
      integrand: first,
      result: m`${k}x^2 e^x - ${2 * k}x e^x + ${2 * k}e^x`,
      parts: [
        { u, du: next, dv: e, v: e, line: less(first, 2 * k, c => m`${c}x e^x`) },
        { u: next, du: expr(2 * k), dv: e, v: e, line: less(minus(first, m`${next}e^x`), -2 * k, c => m`${c}e^x`) },
      ],
    }
  },
  'x^2 cos x'(random: Random, k = random.int(1, 5)): Integral {
    const [u, next, first] = [m`${k}x^2`, m`${2 * k}x`, m`${k}x^2 sin x`]
    return {
      integrand: m`${k}x^2 cos x`,
      result: m`${k}x^2 sin x + ${2 * k}x cos x - ${2 * k}sin x`,
      parts: [
        { u, du: next, dv: m`cos x`, v: m`sin x`, line: less(first, 2 * k, c => m`${c}x sin x`) },
        {
          u: next,
          du: expr(2 * k),
          dv: m`sin x`,
          v: m`-cos x`,
          line: less(total(first, m`${next}cos x`), 2 * k, c => m`${c}cos x`),
        },
      ],
    }
  },
  'x^2 sin x'(random: Random, k = random.int(1, 5)): Integral {
    const [u, next, first] = [m`${k}x^2`, m`${2 * k}x`, m`${-k}x^2 cos x`]
    return {
      integrand: m`${k}x^2 sin x`,
      result: m`${-k}x^2 cos x + ${2 * k}x sin x + ${2 * k}cos x`,
      parts: [
        { u, du: next, dv: m`sin x`, v: m`-cos x`, line: less(first, -2 * k, c => m`${c}x cos x`) },
        {
          u: next,
          du: expr(2 * k),
          dv: m`cos x`,
          v: m`sin x`,
          line: less(total(first, m`${next}sin x`), 2 * k, c => m`${c}sin x`),
        },
      ],
    }
  },
  '(ln x)^2'(random: Random, k = random.int(1, 6)): Integral {
    const [v, first] = [m`${k}x`, m`${k}x(ln x)^2`]
    return {
      integrand: m`${k}(ln x)^2`,
      result: m`${k}x(ln x)^2 - ${2 * k}x ln x + ${2 * k}x`,
      parts: [
        { u: m`(ln x)^2`, du: m`{2ln x}/x`, dv: expr(k), v, line: less(first, 2 * k, c => m`${c}ln x`) },
        {
          u: m`ln x`,
          du: m`1/x`,
          dv: expr(2 * k),
          v: m`${2 * k}x`,
          line: less(minus(first, m`${2 * k}x ln x`), -2 * k, c => c),
        },
      ],
    }
  },
  'x^3 e^(ax)'(random: Random): Integral {
    const a = random.intExcept(-2, 2, 0)
    const [p, q, r, s] = [reciprocal(a), Ratio.of(-3, a ** 2), Ratio.of(6, a ** 3), Ratio.of(-6, a ** 4)]
    const [e, v] = [m`e^{${a}x}`, m`${reciprocal(a)}e^{${a}x}`]
    const found = [m`${p}x^3 ${e}`, m`${q}x^2 ${e}`, m`${r}x ${e}`] as const
    const left = [Ratio.of(3, a), Ratio.of(-6, a ** 2), Ratio.of(6, a ** 3)] as const
    return {
      integrand: m`x^3 ${e}`,
      multiplied: { result: total(...found, m`${s}${e}`), factor: e },
      result: m`${e}(${p}x^3 + ${q}x^2 + ${r}x + ${s})`,
      parts: [
        { u: m`x^3`, du: m`3x^2`, dv: e, v, line: less(found[0], left[0], c => m`${c}x^2 ${e}`) },
        {
          u: m`${absolute(left[0])}x^2`,
          du: m`${absolute(left[0]).times(2)}x`,
          dv: e,
          v,
          line: less(total(found[0], found[1]), left[1], c => m`${c}x ${e}`),
        },
        {
          u: m`${absolute(left[1])}x`,
          du: expr(absolute(left[1])),
          dv: e,
          v,
          line: less(total(...found), left[2], c => m`${c}${e}`),
        },
      ],
    }
  },
  'e^(ax) sin(bx)'(random: Random): Integral {
    const [a, b] = [random.intExcept(-4, 4, 0), random.int(1, 4)]
    const [sum, once] = [a * a + b * b, absolute(Ratio.of(b, a))]
    const [e, sine, cosine] = [m`e^{${a}x}`, m`sin ${b}x`, m`cos ${b}x`]
    const v = m`${reciprocal(a)}${e}`
    const [first, second] = [m`${reciprocal(a)}${e} ${sine}`, m`${Ratio.of(-b, a * a)}${e} ${cosine}`]
    return {
      integrand: m`${e} ${sine}`,
      result: m`${e}(${Ratio.of(a, sum)}${sine} - ${Ratio.of(b, sum)}${cosine})`,
      parts: [
        { u: sine, du: m`${b}${cosine}`, dv: e, v, line: less(first, Ratio.of(b, a), c => m`${c}${e} ${cosine}`) },
        {
          u: cosine,
          du: m`${-b}${sine}`,
          dv: m`${once}${e}`,
          v: m`${once.over(a)}${e}`,
          line: less(total(first, second), Ratio.of(b * b, a * a), c => m`${c}${e} ${sine}`),
        },
      ],
      back: { times: Ratio.of(sum, a * a), is: total(first, second) },
    }
  },
  'e^(ax) cos(bx)'(random: Random): Integral {
    const [a, b] = [random.intExcept(-4, 4, 0), random.int(1, 4)]
    const [sum, once] = [a * a + b * b, absolute(Ratio.of(b, a))]
    const [e, sine, cosine] = [m`e^{${a}x}`, m`sin ${b}x`, m`cos ${b}x`]
    const v = m`${reciprocal(a)}${e}`
    const [first, second] = [m`${reciprocal(a)}${e} ${cosine}`, m`${Ratio.of(b, a * a)}${e} ${sine}`]
    return {
      integrand: m`${e} ${cosine}`,
      result: m`${e}(${Ratio.of(a, sum)}${cosine} + ${Ratio.of(b, sum)}${sine})`,
      parts: [
        { u: cosine, du: m`${-b}${sine}`, dv: e, v, line: less(first, Ratio.of(-b, a), c => m`${c}${e} ${sine}`) },
        {
          u: sine,
          du: m`${b}${cosine}`,
          dv: m`${once}${e}`,
          v: m`${once.over(a)}${e}`,
          line: less(total(first, second), Ratio.of(b * b, a * a), c => m`${c}${e} ${cosine}`),
        },
      ],
      back: { times: Ratio.of(sum, a * a), is: total(first, second) },
    }
  },
}
