import {
  approximate,
  both,
  bracketed,
  type Expr,
  equation,
  exact,
  expr,
  type FormMaker,
  gcd,
  holds,
  limit,
  limitValue,
  line,
  m,
  minus,
  option,
  over,
  prose,
  Ratio,
  root,
  step,
  sum,
  surd,
  surdExpr,
  type Value,
  type ValueOrNone,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { dualAt } from '../../kit/functions/dual.ts'
import { near } from '../../kit/functions/functions.ts'
import type { levels } from './levels.ts'
import {
  instruction,
  isIndeterminate,
  isNumericLimit,
  type LimitKind,
  limits,
  printedLimit,
  solveLimit,
} from './limits.ts'

const QUOTIENT = {
  en: line`a quotient whose denominator does not go to 0`,
  es: line`un cociente cuyo denominador no tiende a 0`,
}

const combinations = {
  '2f − g': {
    of: (k: number) => m`(${k}f(x) - g(x))`,
    value: (p: number, q: number, k: number): Value => k * p - q,
    split: (f: Expr, g: Expr, k: number) => m`${k}${f} - ${g}`,
    filled: (p: number, q: number, k: number): Expr => minus(m`${k}(${p})`, q < 0 ? bracketed(q) : q),
    law: { en: line`a difference and a constant multiple`, es: line`la diferencia y el producto por una constante` },
  },
  fg: {
    of: () => m`(f(x)g(x))`,
    value: (p: number, q: number): Value => p * q,
    split: (f: Expr, g: Expr) => m`(${f})(${g})`,
    filled: (p: number, q: number): Expr => m`(${p})(${q})`,
    law: { en: line`the limit of a product`, es: line`el límite de un producto` },
  },
  'f/g': {
    of: () => m`{f(x)}/{g(x)}`,
    value: (p: number, q: number): Value => Ratio.of(p, q),
    split: (f: Expr, g: Expr) => over(f, g),
    filled: (p: number, q: number): Expr => over(p, q),
    law: QUOTIENT,
  },
  '(f + k)/g': {
    of: (k: number) => m`{f(x) + ${k}}/{g(x)}`,
    value: (p: number, q: number, k: number): Value => Ratio.of(p + k, q),
    split: (f: Expr, g: Expr, k: number) => over(sum(f, k), g),
    filled: (p: number, q: number, k: number): Expr => over(sum(p, k), q),
    law: QUOTIENT,
  },
  '√f': {
    of: () => m`√{f(x)}`,
    value: (p: number): Value => surdExpr(surd(Ratio.of(1), p)),
    split: (f: Expr) => root(f),
    filled: (p: number): Expr => root(p),
    law: { en: line`the limit of a root`, es: line`el límite de una raíz` },
  },
}

const steps = option({
  substitution: { en: prose`direct substitution`, es: prose`sustitución directa` },
  factor: { en: prose`factor and simplify`, es: prose`factorizar y simplificar` },
  conjugate: { en: prose`multiply by the conjugate`, es: prose`multiplicar por el conjugado` },
  denominator: { en: prose`use a common denominator`, es: prose`usar un denominador común` },
})

const STEPS = {
  rational: 'substitution',
  radical: 'substitution',
  'quadratic over quadratic': 'factor',
  'cubic over linear': 'factor',
  conjugate: 'conjugate',
  'complex fraction': 'denominator',
  'complex fraction in h': 'denominator',
} as const

const ZERO_OVER_ZERO = {
  en: line`${over(0, 0)} is not a value: the limit is still unknown.`,
  es: line`${over(0, 0)} no es un valor: todavía no se conoce el límite.`,
}
const NO_ROOT = {
  en: line`There is no root to remove.`,
  es: line`No hay ninguna raíz que quitar.`,
}
const NO_INNER_FRACTION = {
  en: line`There is no fraction within the fraction.`,
  es: line`No hay ninguna fracción dentro de la fracción.`,
}
/** The methods that are taken for the best one. */
const NOT_BEST = {
  substitution: {
    factor: {
      en: line`Nothing has to cancel: the value is found without it.`,
      es: line`No hace falta simplificar nada: el valor se halla sin eso.`,
    },
  },
  factor: { substitution: ZERO_OVER_ZERO, conjugate: NO_ROOT, denominator: NO_INNER_FRACTION },
  conjugate: {
    substitution: ZERO_OVER_ZERO,
    factor: {
      en: line`The common factor is hidden by the root: it shows only after multiplying by the conjugate.`,
      es: line`La raíz oculta el factor común: aparece solo después de multiplicar por el conjugado.`,
    },
    denominator: NO_INNER_FRACTION,
  },
  denominator: {
    substitution: ZERO_OVER_ZERO,
    factor: {
      en: line`The common factor shows only after the small fractions are joined.`,
      es: line`El factor común aparece solo después de juntar las fracciones pequeñas.`,
    },
    conjugate: NO_ROOT,
  },
}

const NO_ZERO_BELOW = { en: line`The denominator is not 0`, es: line`El denominador no es 0` }
const NO_DENOMINATOR = { en: line`There is no denominator`, es: line`No hay denominador` }
const SIGNS = {
  substitution: {
    what: NO_ZERO_BELOW,
    method: { en: line`substitution is enough`, es: line`basta con sustituir` },
  },
  factor: {
    what: { en: line`Polynomials over polynomials`, es: line`Polinomios entre polinomios` },
    method: { en: line`factor both and cancel`, es: line`factoriza ambos y cancela` },
  },
  conjugate: {
    what: { en: line`A square root less a number`, es: line`Una raíz cuadrada menos un número` },
    method: { en: line`the conjugate removes the root`, es: line`el conjugado quita la raíz` },
  },
  denominator: {
    what: { en: line`Fractions within a fraction`, es: line`Fracciones dentro de una fracción` },
    method: { en: line`a common denominator joins them`, es: line`un denominador común las junta` },
  },
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
    solution: solveLimit,
    check: (printed, answer) =>
      answer !== 'none' &&
      !isIndeterminate(printed.one('limit')) &&
      isNumericLimit(printed.one('limit'), approximate(expr(answer))),
  }),
  laws: form({
    levels: ['easy'],
    draw: random => {
      const combination = random.evenly(['2f − g', 'fg', 'f/g', '(f + k)/g', '√f'])
      const p =
        combination === '√f'
          ? random.pick([4, 9, 16, 25, 36, 8, 12, 18])
          : combination === 'fg'
            ? random.intExcept(-6, 6, 0)
            : random.int(-6, 6)
      return { combination, a: random.int(-6, 6), p, q: random.intExcept(-6, 6, 0), k: random.int(2, 5) } as const
    },
    answer: limitValue,
    solve: ({ combination, p, q, k }): ValueOrNone => combinations[combination].value(p, q, k),
    ask({ combination, a, p, q, k }) {
      const [f, g] = [equation(limit('x', a, m`f(x)`), p), equation(limit('x', a, m`g(x)`), q)]
      const wanted = limit('x', a, combinations[combination].of(k))
      return { en: prose`If ${f} and ${g}, find ${wanted}.`, es: prose`Si ${f} y ${g}, halla ${wanted}.` }
    },
    solution({ combination, a, p, q, k }, value) {
      const { split, law, filled } = combinations[combination]
      // A fraction in lowest terms is the value itself.
      const isPlain = combination === 'f/g' && q > 0 && gcd(p, q) === 1
      const [f, g] = [limit('x', a, m`f(x)`), limit('x', a, m`g(x)`)]
      return [
        step(split(f, g, k), because.useLimitLaw, { law }),
        step(
          value === 'none' || isPlain ? expr(value === 'none' ? 0 : value) : equation(filled(p, q, k), value),
          because.putLimitsIn,
        ),
      ]
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
  firstStep: form({
    levels: ['easy'],
    draw(random) {
      const kind = random.evenly([
        'rational',
        'quadratic over quadratic',
        'conjugate',
        'complex fraction',
        'cubic over linear',
        'radical',
        'complex fraction in h',
      ])
      return { kind, drawn: limits[kind](random) }
    },
    answer: steps,
    solve: ({ kind }) => STEPS[kind],
    ask: ({ drawn }) => ({
      en: [printedLimit(drawn), prose`Which method is best for this limit?`],
      es: [printedLimit(drawn), prose`¿Qué método conviene para hallar este límite?`],
    }),
    solution: ({ kind, drawn: { way, value } }) =>
      'filled' in way
        ? [
            step(way.filled, because.tryToSubstitute),
            step(expr(value), because.methodFor, {
              what: way.filled.kind === 'quotient' ? NO_ZERO_BELOW : NO_DENOMINATOR,
              method: SIGNS.substitution.method,
            }),
          ]
        : [
            step(over(0, 0), because.zeroOverZero),
            step(
              way.kind === 'denominator' ? equation(...way.joined) : way.factored,
              because.methodFor,
              SIGNS[STEPS[kind]],
            ),
          ],
    whyWrong: ({ kind }) => NOT_BEST[STEPS[kind]],
    check(printed, answer) {
      const shown = printed.one('limit')
      if (!isIndeterminate(shown)) return answer === 'substitution'
      if (holds(shown.of, part => part.kind === 'root')) return answer === 'conjugate'
      const isComplex = shown.of.kind === 'quotient' && holds(shown.of.over, part => part.kind === 'quotient')
      return answer === (isComplex ? 'denominator' : 'factor')
    },
  }),
})
