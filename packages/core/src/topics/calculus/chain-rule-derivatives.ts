import { expression } from '../../answer/expression.ts'
import { expressionList } from '../../answer/expression-list.ts'
import { integer, rational } from '../../answer/number.ts'
import { option } from '../../answer/option.ts'
import { both, figure, prose, sideBySide } from '../../content.ts'
import { functionGraph } from '../../figure/function-graph.ts'
import { derivativeOf, equation, expr, join, symbol } from '../../math/build.ts'
import { approximate, exact, substitute } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { m } from '../../math/template.ts'
import { gcd, Ratio } from '../../number/ratio.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { dualAt } from './shared/dual.ts'
import { agree, isDerivative, near, slopeOf } from './shared/functions.ts'
import { knownIn, printedRows, type Row, valuesTable, withLines } from './shared/values-table.ts'

interface Composite {
  readonly of: Expr
  readonly slope: Expr
  readonly inner: Expr
  /** In u. */
  readonly outer: Expr
}

const [x, k] = [symbol('x'), symbol('k')]
const nonzero = (random: Random, most: number) => random.intExcept(-most, most, 0)

const kinds = {
  'linear power'(random: Random): Composite {
    const [a, b, n] = [random.int(2, 6), nonzero(random, 9), random.int(3, 8)]
    return {
      of: m`(${a}x + ${b})^${n}`,
      slope: m`${a * n}(${a}x + ${b})^${n - 1}`,
      inner: m`${a}x + ${b}`,
      outer: m`u^${n}`,
    }
  },
  'linear exponent'(random: Random): Composite {
    const [c, a] = [random.int(1, 4), random.intExcept(-9, 9, 0, 1)]
    return { of: m`${c}e^{${a}x}`, slope: m`${c * a}e^{${a}x}`, inner: m`${a}x`, outer: m`${c}e^u` }
  },
  'linear sine'(random: Random): Composite {
    const [a, b] = [random.int(2, 9), nonzero(random, 9)]
    return random.chance(0.5)
      ? { of: m`sin(${a}x + ${b})`, slope: m`${a}cos(${a}x + ${b})`, inner: m`${a}x + ${b}`, outer: m`sin u` }
      : { of: m`cos(${a}x + ${b})`, slope: m`${-a}sin(${a}x + ${b})`, inner: m`${a}x + ${b}`, outer: m`cos u` }
  },
  'linear logarithm'(random: Random): Composite {
    const a = random.int(2, 9)
    const b = random.coprimeTo(a, 9)
    return { of: m`ln(${a}x + ${b})`, slope: m`${a}/{${a}x + ${b}}`, inner: m`${a}x + ${b}`, outer: m`ln u` }
  },
  'linear root'(random: Random): Composite {
    const [a, b] = [2 * random.int(1, 5), random.int(1, 9)]
    return { of: m`√{${a}x + ${b}}`, slope: m`${a / 2}/√{${a}x + ${b}}`, inner: m`${a}x + ${b}`, outer: m`√u` }
  },
  'quadratic power'(random: Random): Composite {
    const [a, b, n] = [random.int(1, 4), nonzero(random, 9), random.int(3, 6)]
    return {
      of: m`(${a}x^2 + ${b})^${n}`,
      slope: m`${2 * a * n}x(${a}x^2 + ${b})^${n - 1}`,
      inner: m`${a}x^2 + ${b}`,
      outer: m`u^${n}`,
    }
  },
  'quadratic root'(random: Random): Composite {
    const [a, b] = [random.int(1, 6), 2 * random.int(1, 4)]
    return {
      of: m`√{${a}x^2 + ${b}x}`,
      slope: m`{${a}x + ${b / 2}}/√{${a}x^2 + ${b}x}`,
      inner: m`${a}x^2 + ${b}x`,
      outer: m`√u`,
    }
  },
  'quadratic exponent'(random: Random): Composite {
    const [a, n] = [nonzero(random, 5), random.int(2, 3)]
    return { of: m`e^{${a}x^${n}}`, slope: m`${a * n}x^${n - 1} e^{${a}x^${n}}`, inner: m`${a}x^${n}`, outer: m`e^u` }
  },
  'power of sine'(random: Random): Composite {
    const [c, n] = [random.int(1, 4), random.int(3, 6)]
    return { of: m`${c}sin^${n} x`, slope: m`${c * n}sin^${n - 1} x cos x`, inner: m`sin x`, outer: m`${c}u^${n}` }
  },
  'tangent of a square'(random: Random): Composite {
    const a = random.int(2, 6)
    return { of: m`tan(${a}x^2)`, slope: m`${2 * a}x sec^2(${a}x^2)`, inner: m`${a}x^2`, outer: m`tan u` }
  },
  'quadratic logarithm'(random: Random): Composite {
    const c = random.int(1, 12)
    return { of: m`ln(x^2 + ${c})`, slope: m`{2x}/{x^2 + ${c}}`, inner: m`x^2 + ${c}`, outer: m`ln u` }
  },
  'square of sine'(random: Random): Composite {
    const [a, n] = [random.int(2, 6), random.int(2, 4)]
    const before = n === 2 ? m`sin ${a}x` : m`sin^${n - 1} ${a}x`
    return { of: m`sin^${n}(${a}x)`, slope: m`${n * a}${before}cos ${a}x`, inner: m`sin ${a}x`, outer: m`u^${n}` }
  },
  'exponent of a root'(random: Random): Composite {
    const a = random.int(2, 9)
    return { of: m`e^{√{${a}x}}`, slope: m`{${a}e^{√{${a}x}}}/{2√{${a}x}}`, inner: m`√{${a}x}`, outer: m`e^u` }
  },
  'logarithm of cosine'(random: Random): Composite {
    const a = random.int(2, 9)
    return { of: m`ln(cos ${a}x)`, slope: m`${-a}tan ${a}x`, inner: m`cos ${a}x`, outer: m`ln u` }
  },
  'exponent of sine'(random: Random): Composite {
    const a = random.int(2, 9)
    return { of: m`e^{sin ${a}x}`, slope: m`${a}e^{sin ${a}x}cos ${a}x`, inner: m`sin ${a}x`, outer: m`e^u` }
  },
  'root of an exponential'(random: Random): Composite {
    const [a, b] = [2 * random.int(1, 4), random.int(1, 9)]
    return {
      of: m`√{e^{${a}x} + ${b}}`,
      slope: m`{${a / 2}e^{${a}x}}/√{e^{${a}x} + ${b}}`,
      inner: m`e^{${a}x} + ${b}`,
      outer: m`√u`,
    }
  },
}
type Kind = keyof typeof kinds

/** One composition times a power of x. */
function drawProduct(random: Random): { readonly of: Expr; readonly slope: Expr } {
  const [n, a] = [random.int(1, 4), random.intExcept(-5, 5, -1, 0, 1)]
  const before = n === 1 ? expr(1) : n === 2 ? x : m`x^${n - 1}`
  const start = n === 1 ? expr(1) : join(n, before)
  const front = n === 1 ? x : m`x^${n}`
  const b = random.int(2, 5)
  // What the terms in the brackets share stands before them.
  const shared = (p: number, q: number) => {
    const g = gcd(p, q)
    return { g, before: g === 1 ? before : join(g, before) }
  }
  const [grown, raised] = [shared(n, Math.abs(a)), shared(n + 6, n * b)]
  return random.evenly([
    {
      of: m`${front} e^{${a}x}`,
      slope: n === 1 ? m`e^{${a}x}(1 + ${a}x)` : m`${grown.before} e^{${a}x}(${n / grown.g} + ${a / grown.g}x)`,
    },
    {
      of: m`${front} sin ${b}x`,
      slope: n === 1 ? m`sin ${b}x + ${b}x cos ${b}x` : m`${start}sin ${b}x + ${b}${front}cos ${b}x`,
    },
    {
      of: m`${front}(x^2 + ${b})^3`,
      slope:
        n === 1
          ? m`(x^2 + ${b})^2(7x^2 + ${b})`
          : m`${raised.before}(x^2 + ${b})^2(${(n + 6) / raised.g}x^2 + ${(n * b) / raised.g})`,
    },
    {
      of: m`${front} cos ${b}x`,
      slope: n === 1 ? m`cos ${b}x - ${b}x sin ${b}x` : m`${start}cos ${b}x - ${b}${front}sin ${b}x`,
    },
  ])
}

const COMPOSED = [m`f(g(x))`, m`f(x^2)`, m`(f(x))^3`, m`g(f(x))`] as const

/** Two segments that meet at a lattice point: values at 0 … 6. */
interface Bent {
  readonly start: number
  readonly slopes: readonly [Ratio, Ratio]
  readonly joint: number
}
const bentAt = ({ start, slopes: [first, second], joint }: Bent, at: number) =>
  at <= joint
    ? first.times(at).plus(start)
    : first
        .times(joint)
        .plus(start)
        .plus(second.times(at - joint))
const slopeOfBent = ({ slopes, joint }: Bent, at: Ratio) => (at.compare(joint) < 0 ? slopes[0] : slopes[1])

function drawBent(random: Random): Bent {
  const slope = () =>
    random.pick([Ratio.of(1), Ratio.of(-1), Ratio.of(1, 2), Ratio.of(-1, 2), Ratio.of(2), Ratio.of(-2), Ratio.of(3, 2)])
  return random.until(
    () => ({ start: random.int(0, 6), slopes: [slope(), slope()] as const, joint: random.pick([2, 4]) }),
    bent =>
      !bent.slopes[0].equals(bent.slopes[1]) &&
      [bent.joint, 6].every(at => bentAt(bent, at).compare(0) >= 0 && bentAt(bent, at).compare(6) <= 0),
  )
}
const graphOf = (bent: Bent, name: string) =>
  functionGraph({
    x: [0, 6],
    y: [0, 6],
    curves: [
      { through: [0, bent.joint, 6].map(at => [at, bentAt(bent, at).toNumber()] as const), label: symbol(name) },
    ],
  })

const instruction = { en: prose`Differentiate.`, es: prose`Deriva.` }

export const chainRuleDerivatives = defineTopic(
  {
    id: 'chain-rule-derivatives',
    name: { en: 'Chain rule', es: 'Regla de la cadena' },
    description: {
      en: 'Differentiate composite functions by multiplying the derivatives of the outer and inner functions.',
      es: 'Deriva funciones compuestas multiplicando las derivadas de la función exterior y la interior.',
    },
    domain: 'Derivatives: Definition & Rules',
    standards: ['AP-CALC-3.1'],
    levels: {
      easy: { kinds: ['linear power', 'linear exponent', 'linear sine', 'linear logarithm', 'linear root'] },
      medium: {
        kinds: [
          'quadratic power',
          'quadratic root',
          'quadratic exponent',
          'power of sine',
          'tangent of a square',
          'quadratic logarithm',
        ],
      },
      hard: {
        kinds: [
          'square of sine',
          'exponent of a root',
          'logarithm of cosine',
          'exponent of sine',
          'root of an exponential',
        ],
      },
    },
  },
  form => ({
    differentiate: form({
      share: 3,
      instruction,
      lines: 3,
      draw: (random, level) => kinds[random.evenly<Kind>(level.kinds)](random),
      answer: expression,
      solve: ({ slope }) => slope,
      ask: ({ of }) => both(equation(m`f(x)`, of)),
      check: (printed, answer) => isDerivative(printed.one('relation').right, answer),
    }),

    product: form({
      levels: ['medium'],
      instruction,
      lines: 4,
      draw: drawProduct,
      answer: expression,
      solve: ({ slope }) => slope,
      ask: ({ of }) => both(equation(m`f(x)`, of)),
      check: (printed, answer) => isDerivative(printed.one('relation').right, answer),
    }),

    innerAndOuter: form({
      levels: ['easy', 'medium'],
      instruction: {
        en: prose`Write the function as ${m`f(u)`} with ${m`u = g(x)`}. Give ${m`g(x)`}, then ${m`f(u)`}, then the derivative.`,
        es: prose`Escribe la función como ${m`f(u)`} con ${m`u = g(x)`}. Da ${m`g(x)`}, luego ${m`f(u)`} y luego la derivada.`,
      },
      lines: 3,
      draw: (random, level) => kinds[random.evenly<Kind>(level.kinds)](random),
      answer: expressionList,
      solve: ({ inner, outer, slope }) => [inner, outer, slope],
      ask: ({ of }) => both(equation(symbol('y'), of)),
      // The inner function put into the outer one gives the function back.
      check(printed, answer) {
        const [inner, outer, slope] = answer
        const of = printed.one('relation').right
        return !!inner && !!outer && !!slope && agree(of, substitute(outer, { u: inner })) && isDerivative(of, slope)
      },
    }),

    slopeAt: form({
      levels: ['easy', 'medium'],
      lines: 3,
      draw(random) {
        const [a, n, at] = [random.int(2, 4), random.int(3, 4), random.int(-2, 3)]
        const b = random.until(
          () => nonzero(random, 9),
          b => Math.abs(a * at + b) >= 1 && Math.abs(a * at + b) <= 4,
        )
        const root = random.int(2, 6)
        return random.evenly([true, false])
          ? { of: m`(${a}x + ${b})^${n}`, at, slope: Ratio.of(a * n * (a * at + b) ** (n - 1)) }
          : { of: m`√{${a}x + ${root * root - a * at}}`, at, slope: Ratio.of(a, 2 * root) }
      },
      answer: rational,
      solve: ({ slope }) => slope,
      ask: ({ of, at }) => ({
        en: prose`${equation(m`h(x)`, of)}. Find ${m`h'(${at})`}.`,
        es: prose`${equation(m`h(x)`, of)}. Halla ${m`h'(${at})`}.`,
      }),
      check(printed, answer) {
        const at = approximate(printed.all('apply')[1]?.to[0] ?? x)
        return near(slopeOf(printed.one('relation').right, at), exact(answer).toNumber(), 1e-5)
      },
    }),

    fromTable: form({
      levels: ['hard'],
      share: 2,
      lines: 4,
      draw(random) {
        const slope = () => random.intExcept(-6, 6, 0)
        const [p, q, r, s] = random.shuffle([1, 2, 3, 4]) as [number, number, number, number]
        const rows: readonly Row[] = [1, 2, 3, 4].map((place, i) => [
          place,
          [q, r, s, p][i] ?? 1,
          [s, p, q, r][i] ?? 1,
          slope(),
          slope(),
        ])
        const of = random.evenly(COMPOSED)
        return { rows, of, at: of === COMPOSED[1] ? random.int(1, 2) : random.int(1, 4) }
      },
      answer: integer,
      solve: ({ rows, of, at }) => dualAt(of, Ratio.of(at), knownIn(rows))[1],
      ask({ rows, of, at }) {
        const [h, wanted] = [equation(m`h(x)`, of), m`h'(${at})`]
        return {
          en: [valuesTable(rows), prose`Let ${h}. Find ${wanted}.`],
          es: [valuesTable(rows), prose`Sea ${h}. Halla ${wanted}.`],
        }
      },
      // Lines with the printed values and slopes stand in for f and g.
      check(printed, answer) {
        const at = approximate(
          printed.all('apply').find(({ primes, name }) => primes === 1 && name === 'h')?.to[0] ?? x,
        )
        const h = withLines(printed.one('relation').right, at, printedRows(printed))
        return near(slopeOf(h, at), exact(answer).toNumber(), 1e-5)
      },
    }),

    fromGraphs: form({
      levels: ['hard'],
      lines: 4,
      wide: true,
      draw: random =>
        random.until(
          () => ({ f: drawBent(random), g: drawBent(random), at: random.pick([1, 3, 5]) }),
          ({ f, g, at }) => {
            const inner = bentAt(g, at)
            return (
              !f.slopes[0].equals(g.slopes[0]) && inner.compare(0) > 0 && inner.compare(6) < 0 && !inner.equals(f.joint)
            )
          },
        ),
      answer: rational,
      solve: ({ f, g, at }) => slopeOfBent(f, bentAt(g, at)).times(slopeOfBent(g, Ratio.of(at))),
      ask({ f, g, at }) {
        const graphs = sideBySide(figure(graphOf(f, 'f')), figure(graphOf(g, 'g')))
        const [h, wanted] = [equation(m`h(x)`, m`f(g(x))`), m`h'(${at})`]
        return {
          en: [
            graphs,
            prose`The graphs of ${symbol('f')} and ${symbol('g')} are made of line segments. Let ${h}. Find ${wanted}.`,
          ],
          es: [
            graphs,
            prose`Las gráficas de ${symbol('f')} y ${symbol('g')} están formadas por segmentos. Sea ${h}. Halla ${wanted}.`,
          ],
        }
      },
      // Reads both polylines and measures the difference quotient of f(g(x)).
      check(printed, answer) {
        const [f, g] = printed.figures('function-graph').map(({ curves: [curve] }) => {
          const points = curve?.form === 'points' ? curve.through : []
          return (at: number) => {
            const right = points.findIndex(([px]) => px >= at)
            const [[x0, y0] = [0, 0], [x1, y1] = [1, 0]] = [points[right - 1], points[right]]
            return y0 + ((y1 - y0) * (at - x0)) / (x1 - x0)
          }
        })
        const at = approximate(printed.all('apply').find(({ primes }) => primes === 1)?.to[0] ?? x)
        if (!f || !g) return false
        return near((f(g(at + 1e-5)) - f(g(at - 1e-5))) / 2e-5, exact(answer).toNumber(), 1e-5)
      },
    }),

    findConstant: form({
      levels: ['hard'],
      lines: 4,
      draw(random) {
        const [value, at, n] = [random.int(2, 9), random.int(1, 3), random.int(1, 3)]
        const b = random.int(1, 6)
        return random.evenly([true, false])
          ? { of: m`ln(k x + ${b})`, at, value, slope: Ratio.of(value, value * at + b) }
          : { of: m`(k x - 1)^${n + 1}`, at: 0, value, slope: Ratio.of((n + 1) * value * (n % 2 === 0 ? 1 : -1)) }
      },
      answer: rational,
      solve: ({ value }) => value,
      ask({ of, at, slope }) {
        const [h, given] = [equation(m`h(x)`, of), equation(m`h'(${at})`, slope)]
        return {
          en: prose`${h} and ${given}. Find the constant ${k}.`,
          es: prose`${h} y ${given}. Halla la constante ${k}.`,
        }
      },
      check(printed, answer) {
        const [h, given] = printed.all('relation')
        if (!h || given?.left.kind !== 'apply') return false
        return near(
          slopeOf(substitute(h.right, { k: exact(answer) }), approximate(given.left.to[0] ?? x)),
          approximate(given.right),
          1e-6,
        )
      },
    }),

    errorSpotting: form({
      levels: ['easy', 'medium'],
      lines: 0,
      draw: random => ({
        kind: random.evenly(['missing', 'inside', 'none']),
        a: random.int(2, 6),
        b: random.int(1, 9),
        n: random.int(3, 6),
        isPower: random.chance(0.5),
      }),
      answer: option({
        missing: {
          en: prose`The derivative of the inner function is missing.`,
          es: prose`Falta la derivada de la función interior.`,
        },
        inside: {
          en: prose`The derivative of the inner function was put inside the outer derivative.`,
          es: prose`Puso la derivada de la función interior dentro de la derivada exterior.`,
        },
        none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
      }),
      solve: ({ kind }) => kind,
      ask({ kind, a, b, n, isPower }) {
        const of = isPower ? m`(${a}x^2 + ${b})^${n}` : m`sin(${a}x^2 + ${b})`
        const claim = {
          missing: isPower ? m`${n}(${a}x^2 + ${b})^${n - 1}` : m`cos(${a}x^2 + ${b})`,
          inside: isPower ? m`${n}(${2 * a}x)^${n - 1}` : m`cos(${2 * a}x)`,
          none: isPower ? m`${2 * a * n}x(${a}x^2 + ${b})^${n - 1}` : m`${2 * a}x cos(${a}x^2 + ${b})`,
        }[kind]
        return {
          en: [equation(derivativeOf(of, 'x'), claim), prose`This is a student's work. What is the mistake?`],
          es: [equation(derivativeOf(of, 'x'), claim), prose`Este es el trabajo de un estudiante. ¿Cuál es el error?`],
        }
      },
      // Where only the inner factor 2ax is missing, the true slope over the claim is a line through the origin.
      check(printed, answer) {
        const { left, right } = printed.one('relation')
        if (left.kind !== 'derivative' || !left.of) return false
        const of = left.of
        if (isDerivative(of, right)) return answer === 'none'
        const factor = (at: number) => slopeOf(of, at) / approximate(right, { x: at }) / at
        return answer === (near(factor(0.3), factor(0.41), 1e-3) ? 'missing' : 'inside')
      },
    }),
  }),
)
