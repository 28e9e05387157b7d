import {
  approximate,
  both,
  derivativeOf,
  type Expr,
  equation,
  exact,
  expr,
  expression,
  expressionList,
  type FormMaker,
  gcd,
  join,
  m,
  option,
  prose,
  type Random,
  Ratio,
  rational,
  substitute,
  symbol,
} from '../../../author.ts'
import { agree, isDerivative, near, slopeOf } from '../../kit/functions/functions.ts'
import { nonzero } from '../../kit/integers/nonzero.ts'
import type { levels } from './levels.ts'
import { instruction, type Kind, kinds, x } from './parts.ts'

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

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  product: form({
    levels: ['medium'],
    instruction,
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

  errorSpotting: form({
    levels: ['easy', 'medium'],
    kind: 'find-mistake',
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
})
