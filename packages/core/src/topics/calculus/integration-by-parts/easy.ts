import {
  antiderivative,
  approximate,
  blank,
  both,
  derivative,
  differentiate,
  type Expr,
  expr,
  type FormMaker,
  formulaChoice,
  holds,
  integral,
  join,
  m,
  minus,
  type Printed,
  prose,
  type Random,
  Ratio,
  sum,
  symbol,
  table,
  tableCells,
  words,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { agree, drawParts, type Integral, isBare, near, POINTS } from './parts.ts'

/** ax + b, b not zero in most. */
const linear = (random: Random) => [random.int(1, 5), random.int(-5, 5)] as const

const rate = (random: Random) => random.intExcept(-4, 4, -1, 0, 1)

const reciprocal = (a: number) => Ratio.of(1, a)

/** Each kind knows its antiderivative by formula; the check differentiates it. */
const integrals = {
  '(ax + b) e^x'(random: Random): Integral {
    const [a, b] = linear(random)
    return { integrand: m`(${a}x + ${b})e^x`, result: m`(${a}x + ${b - a})e^x` }
  },
  '(ax + b) cos x'(random: Random): Integral {
    const [a, b] = linear(random)
    return { integrand: m`(${a}x + ${b})cos x`, result: m`(${a}x + ${b})sin x + ${a}cos x` }
  },
  '(ax + b) sin x'(random: Random): Integral {
    const [a, b] = linear(random)
    return { integrand: m`(${a}x + ${b})sin x`, result: m`${a}sin x - (${a}x + ${b})cos x` }
  },
  'a ln x'(random: Random): Integral {
    const k = random.int(1, 9)
    return { integrand: m`${k}ln x`, result: m`${k}x ln x - ${k}x` }
  },
  'a x ln x'(random: Random): Integral {
    const k = 2 * random.int(1, 5)
    return { integrand: m`${k}x ln x`, result: m`${k / 2}x^2 ln x - ${Ratio.of(k, 4)}x^2` }
  },
  'x e^(ax)'(random: Random): Integral {
    const [k, a] = [random.int(1, 4), rate(random)]
    return { integrand: m`${k}x e^{${a}x}`, result: m`${Ratio.of(k, a)}x e^{${a}x} - ${Ratio.of(k, a * a)}e^{${a}x}` }
  },
  'x cos(ax)'(random: Random): Integral {
    const [k, a] = [random.int(1, 4), random.int(2, 4)]
    return { integrand: m`${k}x cos ${a}x`, result: m`${Ratio.of(k, a)}x sin ${a}x + ${Ratio.of(k, a * a)}cos ${a}x` }
  },
  'x^n ln x'(random: Random): Integral {
    const n = random.int(2, 4)
    return {
      integrand: m`x^${n} ln x`,
      result: m`${reciprocal(n + 1)}x^${n + 1} ln x - ${reciprocal((n + 1) ** 2)}x^${n + 1}`,
    }
  },
  '(ln x)/x^2'(random: Random): Integral {
    const k = random.int(1, 6)
    return { integrand: m`{${k}ln x}/{x^2}`, result: m`-{${k}ln x}/x - ${k}/x` }
  },
  'arctan x'(random: Random): Integral {
    const k = 2 * random.int(1, 3)
    return { integrand: m`${k}arctan x`, result: m`${k}x arctan x - ${k / 2}ln(1 + x^2)` }
  },
  'x^2 e^x'(random: Random): Integral {
    const k = random.int(1, 5)
    return { integrand: m`${k}x^2 e^x`, result: m`${k}x^2 e^x - ${2 * k}x e^x + ${2 * k}e^x` }
  },
  'x^2 cos x'(random: Random): Integral {
    const k = random.int(1, 5)
    return { integrand: m`${k}x^2 cos x`, result: m`${k}x^2 sin x + ${2 * k}x cos x - ${2 * k}sin x` }
  },
  'x^2 sin x'(random: Random): Integral {
    const k = random.int(1, 5)
    return { integrand: m`${k}x^2 sin x`, result: m`${-k}x^2 cos x + ${2 * k}x sin x + ${2 * k}cos x` }
  },
  '(ln x)^2'(random: Random): Integral {
    const k = random.int(1, 6)
    return { integrand: m`${k}(ln x)^2`, result: m`${k}x(ln x)^2 - ${2 * k}x ln x + ${2 * k}x` }
  },
  'e^(ax) sin(bx)'(random: Random): Integral {
    const [a, b] = [random.intExcept(-4, 4, 0), random.int(1, 4)]
    const sum = a * a + b * b
    return {
      integrand: m`e^{${a}x} sin ${b}x`,
      result: m`e^{${a}x}(${Ratio.of(a, sum)}sin ${b}x - ${Ratio.of(b, sum)}cos ${b}x)`,
    }
  },
  'x^3 e^(ax)'(random: Random): Integral {
    const a = random.intExcept(-2, 2, 0)
    const [p, q, r, s] = [reciprocal(a), Ratio.of(-3, a ** 2), Ratio.of(6, a ** 3), Ratio.of(-6, a ** 4)]
    return { integrand: m`x^3 e^{${a}x}`, result: m`e^{${a}x}(${p}x^3 + ${q}x^2 + ${r}x + ${s})` }
  },
  'e^(ax) cos(bx)'(random: Random): Integral {
    const [a, b] = [random.intExcept(-4, 4, 0), random.int(1, 4)]
    const sum = a * a + b * b
    return {
      integrand: m`e^{${a}x} cos ${b}x`,
      result: m`e^{${a}x}(${Ratio.of(a, sum)}cos ${b}x + ${Ratio.of(b, sum)}sin ${b}x)`,
    }
  },
}

const draw = (random: Random, level: { readonly kinds: readonly (keyof typeof integrals)[] }) =>
  integrals[random.evenly(level.kinds)](random)

const isAntiderivative = (printed: Printed, answer: Expr) =>
  holds(answer, part => part.kind === 'symbol' && part.name === 'C') &&
  agree(differentiate(answer, 'x'), printed.one('integral').of)

const partsOf = (cells: readonly Expr[]) => ({
  head: [symbol('u'), derivative('v', 'x'), derivative('u', 'x'), symbol('v'), words('Integral', 'Integral')],
  rows: [[...[0, 1, 2, 3].map(i => cells[i] ?? blank(3)), cells[4] ? m`${cells[4]} + C` : sum(blank(5), symbol('C'))]],
})

/** The factor to differentiate is ax or ln x, not the other one. */
const isPart = (u: Expr): boolean => {
  const slope = differentiate(u, 'x')
  return agree(slope, m`1/x`) || POINTS.every(x => near(approximate(slope, { x }), approximate(slope, { x: 1 })))
}

const instruction = {
  en: prose`Integrate by parts. Take ${m`x > 0`} where ${m`ln x`} occurs.`,
  es: prose`Integra por partes. Toma ${m`x > 0`} donde aparezca ${m`ln x`}.`,
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  integrate: form({
    share: 3,
    instruction,
    lines: 6,
    draw,
    answer: antiderivative('x'),
    solve: ({ result }) => m`${result} + C`,
    ask: ({ integrand }) => both(m`∫ ${integrand} dx`),
    check: isAntiderivative,
  }),

  chooseParts: form({
    levels: ['easy'],
    instruction: {
      en: prose`Choose ${m`u`} so that integration by parts works.`,
      es: prose`Elige ${m`u`} de modo que la integración por partes funcione.`,
    },
    draw: random => ({ a: random.int(2, 9), outer: random.pick([m`e^x`, m`sin x`, m`cos x`]) }),
    answer: formulaChoice,
    solve: ({ a }) => m`u = ${a}x`,
    mistakes: ({ a, outer }) => ({
      swapped: m`u = ${outer}`,
      wholeIntegrand: m`u = ${a}x ${outer}`,
      constantOnly: m`u = ${a}`,
    }),
    ask: ({ a, outer }) => both(m`∫ ${a}x ${outer} dx`),
    // The right u becomes a constant when it is differentiated, and divides the integrand without rest.
    check(printed, answer) {
      const chosen = expr(answer)
      if (chosen.kind !== 'relation') return false
      const slope = differentiate(chosen.right, 'x')
      const ratio = (x: number) => approximate(printed.one('integral').of, { x }) / approximate(chosen.right, { x })
      const isOuter = [Math.exp, Math.sin, Math.cos].some(f => POINTS.every(x => near(ratio(x), f(x))))
      return isOuter && POINTS.every(x => near(approximate(slope, { x }), approximate(slope, { x: 1 })))
    },
  }),

  partsTable: form({
    levels: ['easy', 'medium'],
    instruction: {
      en: prose`Complete the table.`,
      es: prose`Completa la tabla.`,
    },
    draw: drawParts,
    answer: tableCells,
    solve: of => {
      const blanks = [of.u, of.dv, of.du, of.v, of.result]
      return { blanks, ...partsOf(blanks) }
    },
    ask: of => both([integral(of.integrand, 'x'), table(partsOf([]))]),
    // u times dv is the integrand; du and v belong to them; the integral has the integrand as its slope.
    check(printed, { blanks }) {
      const [u, dv, du, v, result] = blanks.map(value => expr(value))
      const integrand = printed.one('integral').of
      if (!u || !dv || !du || !v || !result) return false
      return (
        isPart(u) &&
        agree(join(u, dv), integrand) &&
        agree(differentiate(u, 'x'), du) &&
        agree(differentiate(v, 'x'), dv) &&
        isBare(v, dv) &&
        agree(differentiate(result, 'x'), integrand) &&
        isBare(minus(result, join(u, v)), dv)
      )
    },
  }),
})
