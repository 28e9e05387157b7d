import {
  approximate,
  both,
  bracketed,
  call,
  cosineOf,
  type Expr,
  equation,
  expr,
  type FormMaker,
  fractionInLowestTerms,
  m,
  minus,
  negative,
  numberSet,
  piExpr,
  prose,
  Ratio,
  type Surd,
  simplifiedExpression,
  sineOf,
  sum,
  surd,
  surdExpr,
  symbol,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { type Angle, combined, isNear, type Sign, sumOf, TRIPLES } from './parts.ts'

const x = symbol('x')

const SPAN = m`0 ≤ x < 2π`

interface Shift {
  readonly name: 'sin' | 'cos'
  readonly quarter: number
  readonly order: 'plus' | 'minus' | 'from'
}

const shifted = ({ name, quarter, order }: Shift): Expr => {
  const by = piExpr(Ratio.of(quarter, 2))
  return call(name, bracketed(order === 'plus' ? sum(x, by) : order === 'minus' ? minus(x, by) : minus(by, x)))
}

const SIMPLE: readonly Expr[] = [call('sin', x), call('cos', x), negative(call('sin', x)), negative(call('cos', x))]

const simplified = (shift: Shift): Expr => {
  const wanted = shifted(shift)
  const found = SIMPLE.find(simple =>
    [0.3, 1.1, 2.7].every(at => isNear(approximate(simple, { x: at }), approximate(wanted, { x: at }))),
  )
  if (!found) throw new Error('A shift by quarter turns is a sine or cosine')
  return found
}

interface Inverses {
  readonly name: 'sin' | 'cos'
  readonly sign: Sign
  readonly of: readonly [readonly ['arcsin' | 'arccos', Ratio], readonly ['arcsin' | 'arccos', Ratio]]
}

/** The angle that an inverse function names. */
const principal = ([inverse, value]: readonly ['arcsin' | 'arccos', Ratio]): Angle => {
  const other = Ratio.of(Math.round(Math.sqrt(value.d ** 2 - value.n ** 2)), value.d)
  return inverse === 'arcsin'
    ? { quadrant: value.n > 0 ? 0 : 3, sin: value, cos: other }
    : { quadrant: value.n > 0 ? 0 : 1, sin: other, cos: value }
}

interface Equation {
  readonly alpha: Ratio
  readonly sign: Sign
  readonly target: Surd
}

const TARGETS = [
  surd(Ratio.of(1, 2)),
  surd(Ratio.of(-1, 2)),
  surd(Ratio.of(1, 2), 3),
  surd(Ratio.of(-1, 2), 3),
  surd(1),
  surd(-1),
]

/** sin(x + α) + sin(x − α) = 2 sin x cos α, with − it is 2 cos x sin α. */
const rightSide = ({ alpha, sign, target }: Equation): Surd => {
  const angle = (alpha.n * 180) / alpha.d
  const factor = (sign === 1 ? cosineOf(angle) : sineOf(angle)) ?? surd(0)
  return surd(target.q.times(factor.q).times(2), target.k * factor.k)
}

const solutions = ({ sign, target }: Equation): Ratio[] =>
  Array.from({ length: 24 }, (_, i) => i)
    .filter(i =>
      isNear(sign === 1 ? Math.sin((i * Math.PI) / 12) : Math.cos((i * Math.PI) / 12), approximate(surdExpr(target))),
    )
    .map(i => Ratio.of(i, 12))

export const hardForms = (form: FormMaker<typeof levels>) => ({
  simplify: form({
    levels: ['hard'],
    instruction: {
      en: prose`Simplify to a single function of ${x}.`,
      es: prose`Simplifica a una sola función de ${x}.`,
    },
    draw: random => ({
      name: random.pick(['sin', 'cos'] as const),
      quarter: random.int(1, 3),
      order: random.pick(['plus', 'minus', 'from'] as const),
    }),
    answer: simplifiedExpression,
    solve: simplified,
    ask: shift => both(shifted(shift)),
    check: (printed, answer) =>
      [0.4, 1.9, 3.3, 5.2].every(at =>
        isNear(approximate(printed.one('call'), { x: at }), approximate(answer, { x: at })),
      ),
  }),

  inverses: form({
    levels: ['hard'],
    lines: 5,
    instruction: {
      en: prose`Find the exact value. Write a fraction in lowest terms or an integer.`,
      es: prose`Halla el valor exacto. Escribe una fracción en su mínima expresión o un entero.`,
    },
    draw(random): Inverses {
      const one = () => {
        const [a, b, c] = random.pick(TRIPLES.slice(0, 4))
        return [random.pick(['arcsin', 'arccos'] as const), Ratio.of(random.pick([a, b]) * random.sign(), c)] as const
      }
      return random.until(
        () => ({ name: random.pick(['sin', 'cos'] as const), sign: random.sign(), of: [one(), one()] }),
        ({ of: [[, p], [, q]] }) => p.d !== q.d,
      )
    },
    answer: fractionInLowestTerms,
    solve: ({ name, sign, of: [one, two] }) => sumOf(name, principal(one), sign, principal(two)),
    ask: ({ name, sign, of: [[f, p], [g, q]] }) =>
      both(call(name, bracketed(combined(call(f, bracketed(expr(p))), sign, call(g, bracketed(expr(q))))))),
    check: (printed, answer) => isNear(approximate(printed.one('call')), approximate(expr(answer))),
  }),

  solve: form({
    levels: ['hard'],
    lines: 5,
    draw: (random): Equation => ({
      alpha: Ratio.of(1, random.pick([3, 4, 6])),
      sign: random.sign(),
      target: random.pick(TARGETS),
    }),
    answer: numberSet,
    solve: drawn => solutions(drawn).map(piExpr),
    ask(drawn) {
      const alpha = piExpr(drawn.alpha)
      const left = combined(call('sin', bracketed(sum(x, alpha))), drawn.sign, call('sin', bracketed(minus(x, alpha))))
      const printed = equation(left, surdExpr(rightSide(drawn)))
      return {
        en: [prose`Find all solutions with ${SPAN}.`, printed],
        es: [prose`Halla todas las soluciones con ${SPAN}.`, printed],
      }
    },
    // Every multiple of π/24 is tried.
    check(printed, answer) {
      const wanted = printed.all('relation').find(({ sign }) => sign === '=')
      if (!wanted) return false
      const found = Array.from({ length: 48 }, (_, i) => (i * Math.PI) / 24).filter(at =>
        isNear(approximate(wanted.left, { x: at }), approximate(wanted.right)),
      )
      const given = answer.map(value => approximate(expr(value))).sort((a, b) => a - b)
      return given.length === found.length && given.every((value, i) => isNear(value, found[i] ?? Number.NaN))
    },
  }),
})
