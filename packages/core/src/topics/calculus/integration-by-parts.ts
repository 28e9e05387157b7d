import { formulaChoice } from '../../answer/choice.ts'
import { antiderivative, expression } from '../../answer/expression.ts'
import { expressionList } from '../../answer/expression-list.ts'
import { integer } from '../../answer/number.ts'
import { tableCells } from '../../answer/number-list.ts'
import { both, line, prose, steps, table } from '../../content.ts'
import {
  blank,
  derivative,
  equation,
  expr,
  integral,
  join,
  minus,
  over,
  pi,
  sum,
  symbol,
  words,
} from '../../math/build.ts'
import { differentiate } from '../../math/differentiate.ts'
import { approximate, evaluate, exact } from '../../math/evaluate.ts'
import { type Expr, holds } from '../../math/expr.ts'
import { m } from '../../math/template.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'

interface Integral {
  readonly integrand: Expr
  /** Without + C. */
  readonly result: Expr
}

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

/** Two functions are the same if they agree at six points. */
const POINTS = [0.4, 0.9, 1.3, 1.7, 2.2, 2.9]
const near = (a: number, b: number) => Math.abs(a - b) <= 1e-8 * Math.max(1, Math.abs(a), Math.abs(b))
const agree = (f: Expr, g: Expr) => POINTS.every(x => near(approximate(f, { x, C: 0 }), approximate(g, { x, C: 0 })))

const isAntiderivative = (printed: Printed, answer: Expr) =>
  holds(answer, part => part.kind === 'symbol' && part.name === 'C') &&
  agree(differentiate(answer, 'x'), printed.one('integral').of)

interface Parts extends Integral {
  readonly u: Expr
  readonly dv: Expr
  readonly du: Expr
  readonly v: Expr
}
function drawParts(random: Random): Parts {
  const a = random.int(2, 6)
  const n = random.int(1, 3)
  const [u, du] = [m`${a}x`, expr(a)]
  const power = n === 1 ? m`x` : m`x^${n}`
  const made = random.evenly([
    { u, du, dv: m`e^x`, v: m`e^x`, result: m`${a}x e^x - ${a}e^x` },
    { u, du, dv: m`cos x`, v: m`sin x`, result: m`${a}x sin x + ${a}cos x` },
    {
      u: m`ln x`,
      du: m`1/x`,
      dv: power,
      v: m`${Ratio.of(1, n + 1)}x^${n + 1}`,
      result: m`${Ratio.of(1, n + 1)}x^${n + 1} ln x - ${Ratio.of(1, (n + 1) ** 2)}x^${n + 1}`,
    },
    { u, du, dv: m`sin x`, v: m`-cos x`, result: m`${-a}x cos x + ${a}sin x` },
    {
      u,
      du,
      dv: m`e^{${n + 1}x}`,
      v: m`${Ratio.of(1, n + 1)}e^{${n + 1}x}`,
      result: m`${Ratio.of(a, n + 1)}x e^{${n + 1}x} - ${Ratio.of(a, (n + 1) ** 2)}e^{${n + 1}x}`,
    },
  ])
  const isLogarithm = made.u.kind === 'call'
  return { ...made, integrand: isLogarithm ? join(made.dv, made.u) : join(made.u, made.dv) }
}
const partsOf = (cells: readonly Expr[]) => ({
  head: [symbol('u'), derivative('v', 'x'), derivative('u', 'x'), symbol('v'), words('Integral', 'Integral')],
  rows: [[...[0, 1, 2, 3].map(i => cells[i] ?? blank(3)), cells[4] ? m`${cells[4]} + C` : sum(blank(5), symbol('C'))]],
})
/** The factor to differentiate is ax or ln x, not the other one. */
const isPart = (u: Expr): boolean => {
  const slope = differentiate(u, 'x')
  return agree(slope, m`1/x`) || POINTS.every(x => near(approximate(slope, { x }), approximate(slope, { x: 1 })))
}
/** Without a constant of its own: zero at 0 as a power of x is, or its own second derivative times a number. */
function isBare(of: Expr, dv: Expr): boolean {
  const isPower = !holds(dv, part => part.kind === 'call' || (part.kind === 'symbol' && part.name === 'e'))
  if (isPower) return Math.abs(approximate(of, { x: 1e-9 })) < 1e-6
  const bend = differentiate(differentiate(of, 'x'), 'x')
  const ratios = POINTS.map(x => approximate(bend, { x }) / approximate(of, { x }))
  return ratios.every(ratio => near(ratio, ratios[0] ?? 0))
}

const instruction = {
  en: prose`Integrate by parts. Take ${m`x > 0`} where ${m`ln x`} occurs.`,
  es: prose`Integra por partes. Toma ${m`x > 0`} donde aparezca ${m`ln x`}.`,
}

export const integrationByParts = defineTopic(
  {
    id: 'integration-by-parts',
    name: { en: 'Integration by parts', es: 'Integración por partes' },
    description: {
      en: 'Choose u and dv to integrate products of functions, repeating the process when needed.',
      es: 'Elige u y dv para integrar productos de funciones, repitiendo el proceso si hace falta.',
    },
    domain: 'Integration',
    standards: ['AP-CALC-6.11'],
    levels: {
      easy: { kinds: ['(ax + b) e^x', '(ax + b) cos x', '(ax + b) sin x', 'a ln x', 'a x ln x'] },
      medium: {
        kinds: ['x e^(ax)', 'x cos(ax)', 'x^n ln x', '(ln x)/x^2', 'arctan x', 'x^2 e^x', 'x^2 sin x', 'x^2 cos x'],
      },
      hard: { kinds: ['x^3 e^(ax)', 'e^(ax) cos(bx)', 'e^(ax) sin(bx)', '(ln x)^2'] },
    },
  },
  form => ({
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
      lines: 4,
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

    workedExample: form({
      levels: ['medium', 'hard'],
      lines: 0,
      wide: true,
      draw: drawParts,
      answer: expressionList,
      solve: ({ du, v, result }) => [du, v, result],
      ask: ({ u, dv, integrand }) => {
        const [du_, v_] = [blank(3), blank(3)]
        const whole = integral(integrand, 'x')
        const next = equation(whole, minus(m`u v`, integral(join(symbol('v'), derivative('u', 'x')), 'x')))
        const lines = steps(
          line`${equation(symbol('u'), u)}, ${equation(derivative('v', 'x'), dv)}`,
          line`${equation(derivative('u', 'x'), du_)}, ${equation(symbol('v'), v_)}`,
          line`${next}`,
          line`${equation(whole, sum(blank(5), symbol('C')))}`,
        )
        return {
          en: [prose`Fill in the blanks, in order.`, lines],
          es: [prose`Completa los espacios en blanco, en orden.`, lines],
        }
      },
      check(printed, [du, v, result]) {
        const [u, dv] = printed.all('relation').map(({ right }) => right)
        if (!u || !dv || !du || !v || !result) return false
        return (
          agree(differentiate(u, 'x'), du) &&
          agree(differentiate(v, 'x'), dv) &&
          isBare(v, dv) &&
          agree(differentiate(result, 'x'), printed.one('integral').of) &&
          isBare(minus(result, join(u, v)), dv)
        )
      },
    }),

    definite: form({
      levels: ['hard'],
      instruction: { en: prose`Evaluate. Give the exact value.`, es: prose`Evalúa. Da el valor exacto.` },
      lines: 6,
      draw: random => {
        const [k, top] = [random.intExcept(-6, 6, 0), random.int(1, 4)]
        return random.evenly([
          {
            of: m`${k}x e^x`,
            from: expr(0),
            to: expr(top),
            value: top === 1 ? expr(k) : m`${k * (top - 1)}e^${top} + ${k}`,
          },
          { of: m`${k}x sin x`, from: expr(0), to: pi, value: m`${k}π` },
          { of: m`${k}ln x`, from: expr(1), to: symbol('e'), value: expr(k) },
          { of: m`${k}x cos x`, from: expr(0), to: over(pi, 2), value: m`${Ratio.of(k, 2)}π + ${-k}` },
          { of: m`${2 * k}x ln x`, from: expr(1), to: symbol('e'), value: m`${Ratio.of(k, 2)}e^2 + ${Ratio.of(k, 2)}` },
        ])
      },
      answer: expression,
      solve: ({ value }) => value,
      ask: ({ of, from, to }) => both(integral(of, 'x', [from, to])),
      // Simpson's rule.
      check: (printed, answer) => Math.abs(approximate(printed.one('integral')) - approximate(answer)) < 1e-5,
    }),

    fromData: form({
      levels: ['hard'],
      lines: 4,
      draw(random) {
        const [a, b] = [random.int(0, 2), random.int(3, 6)]
        return {
          a,
          b,
          fa: random.intExcept(-9, 9, 0),
          fb: random.intExcept(-9, 9, 0),
          area: random.intExcept(-12, 12, 0),
          slope: random.int(2, 9),
        }
      },
      answer: integer,
      solve: ({ a, b, fa, fb, area }) => b * fb - a * fa - area,
      ask({ a, b, fa, fb, area, slope }) {
        const [known, wanted] = [m`∫_${a}^${b} f(x) dx = ${area}`, m`∫_${a}^${b} x f'(x) dx`]
        const data = table({
          rowHeads: true,
          head: [m`x`, a, b],
          rows: [
            [m`f(x)`, fa, fb],
            [m`f'(x)`, slope, -slope],
          ],
        })
        return {
          en: [data, prose`Given that ${known}, find ${wanted}.`],
          es: [data, prose`Sabiendo que ${known}, halla ${wanted}.`],
        }
      },
      check(printed, answer) {
        const { head, rows } = printed.block('table')
        const [a, b, fa, fb] = [head?.[1], head?.[2], rows[0]?.[1], rows[0]?.[2]].map(cell =>
          evaluate((cell?.[0] ?? expr(0)) as Expr),
        )
        const area = evaluate(printed.one('relation').right)
        return (
          a !== undefined &&
          b !== undefined &&
          fa !== undefined &&
          fb !== undefined &&
          exact(answer).plus(area).plus(a.times(fa)).equals(b.times(fb))
        )
      },
    }),
  }),
)
