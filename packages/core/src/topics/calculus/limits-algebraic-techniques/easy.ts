import {
  approximate,
  both,
  equation,
  exact,
  expr,
  type FormMaker,
  limit,
  limitValue,
  m,
  prose,
  Ratio,
  surd,
  surdExpr,
  type Value,
  type ValueOrNone,
} from '../../../author.ts'
import { dualAt } from '../../kit/functions/dual.ts'
import { near } from '../../kit/functions/functions.ts'
import type { levels } from './levels.ts'
import { instruction, isIndeterminate, isNumericLimit, type LimitKind, limits, printedLimit } from './parts.ts'

const combinations = {
  '2f − g': { of: (k: number) => m`(${k}f(x) - g(x))`, value: (p: number, q: number, k: number): Value => k * p - q },
  fg: { of: () => m`(f(x)g(x))`, value: (p: number, q: number): Value => p * q },
  'f/g': { of: () => m`{f(x)}/{g(x)}`, value: (p: number, q: number): Value => Ratio.of(p, q) },
  '(f + k)/g': {
    of: (k: number) => m`{f(x) + ${k}}/{g(x)}`,
    value: (p: number, q: number, k: number): Value => Ratio.of(p + k, q),
  },
  '√f': { of: () => m`√{f(x)}`, value: (p: number): Value => surdExpr(surd(Ratio.of(1), p)) },
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  substitute: form({
    levels: ['easy'],
    share: 2,
    instruction,
    draw: (random, { kinds }) => limits[random.evenly<LimitKind>(kinds)](random),
    answer: limitValue,
    solve: ({ value }): ValueOrNone => value,
    ask: drawn => both(printedLimit(drawn)),
    check: (printed, answer) =>
      answer !== 'none' &&
      !isIndeterminate(printed.one('limit')) &&
      isNumericLimit(printed.one('limit'), approximate(expr(answer))),
  }),

  laws: form({
    levels: ['easy'],
    instruction,
    draw: random => {
      const combination = random.evenly(['2f − g', 'fg', 'f/g', '(f + k)/g', '√f'])
      const p = combination === '√f' ? random.pick([4, 9, 16, 25, 2, 3, 6, 8]) : random.int(-6, 6)
      return { combination, a: random.int(-6, 6), p, q: random.intExcept(-6, 6, 0), k: random.int(2, 5) } as const
    },
    answer: limitValue,
    solve: ({ combination, p, q, k }): ValueOrNone => combinations[combination].value(p, q, k),
    ask({ combination, a, p, q, k }) {
      const [f, g] = [equation(limit('x', a, m`f(x)`), p), equation(limit('x', a, m`g(x)`), q)]
      const wanted = limit('x', a, combinations[combination].of(k))
      return { en: prose`${f} and ${g}. Find ${wanted}.`, es: prose`${f} y ${g}. Halla ${wanted}.` }
    },
    // The laws hold for constant functions too: f and g are put in as such.
    check(printed, answer) {
      const [f, g] = printed.all('relation').map(({ right }) => exact(right))
      const wanted = printed.all('limit')[2]
      if (!f || !g || !wanted || answer === 'none') return false
      const isRoot = wanted.of.kind === 'root'
      const inside = wanted.of.kind === 'root' ? wanted.of.of : wanted.of
      const [value] = dualAt(inside, Ratio.of(0), name => [name === 'f' ? f : g, Ratio.of(0)])
      return (
        near(approximate(expr(answer)) ** (isRoot ? 2 : 1), value.toNumber()) &&
        (!isRoot || approximate(expr(answer)) >= 0)
      )
    },
  }),
})
