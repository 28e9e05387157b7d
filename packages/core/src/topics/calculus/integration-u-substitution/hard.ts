import {
  approximate,
  both,
  differentiate,
  type Expr,
  equation,
  expr,
  expression,
  type FormMaker,
  formulaChoice,
  integral,
  m,
  type Of,
  option,
  over,
  prose,
  type Random,
  Ratio,
  substitute,
  symbol,
  type Value,
} from '../../../author.ts'
import { agree, areaUnder, near, total } from '../../kit/functions/functions.ts'
import { nonzero } from '../../kit/integers/nonzero.ts'
import type { levels } from './levels.ts'
import { isAntiderivative, scaled, u } from './parts.ts'

interface Definite {
  readonly of: Expr
  readonly from: Value
  readonly to: Value
  readonly inner: Expr
  /** The integral in u. */
  readonly changed: Of<'integral'>
  readonly value: Value
}

const inU = (of: Expr, from: Value, to: Value) => integral(of, 'u', [from, to]) as Of<'integral'>

const definites = {
  power(random: Random): Definite {
    const [c, to] = [random.int(1, 3), random.int(1, 2)]
    const n = random.int(2, to === 1 ? 4 : 3)
    const end = to * to + c
    return {
      of: m`2x(x^2 + ${c})^${n}`,
      from: 0,
      to,
      inner: m`x^2 + ${c}`,
      changed: inU(m`u^${n}`, c, end),
      value: Ratio.of(end ** (n + 1) - c ** (n + 1), n + 1),
    }
  },
  exponential(random: Random): Definite {
    const [k, to] = [random.int(1, 6), random.int(1, 2)]
    return {
      of: m`${2 * k}x e^{x^2}`,
      from: 0,
      to,
      inner: m`x^2`,
      changed: inU(m`${k}e^u`, 0, to * to),
      value: m`${k}e^${to * to} - ${k}`,
    }
  },
  root(random: Random): Definite {
    const [k, c, a, b] = [3 * random.int(1, 4), random.int(2, 4), random.int(1, 2), random.int(3, 5)]
    // (cx + 1) runs from a² to b² where these bounds are whole.
    const [from, to] = [Ratio.of(a * a - 1, c), Ratio.of(b * b - 1, c)]
    return {
      of: m`${k * c}√{${c}x + 1}`,
      from,
      to,
      inner: m`${c}x + 1`,
      changed: inU(m`${k}√u`, a * a, b * b),
      value: Ratio.of(2 * k * (b ** 3 - a ** 3), 3),
    }
  },
  logarithm(random: Random): Definite {
    const [n, k] = [random.int(1, 4), random.int(1, 6)]
    return {
      of: n === 1 ? m`{${k}ln x}/x` : m`{${k}(ln x)^${n}}/x`,
      from: 1,
      to: symbol('e'),
      inner: m`ln x`,
      changed: inU(n === 1 ? m`${k}u` : m`${k}u^${n}`, 0, 1),
      value: Ratio.of(k, n + 1),
    }
  },
  sine(random: Random): Definite {
    const [n, k] = [random.int(2, 5), random.int(1, 6)]
    return {
      of: m`${k}sin^${n} x cos x`,
      from: 0,
      to: m`π/2`,
      inner: m`sin x`,
      changed: inU(m`${k}u^${n}`, 0, 1),
      value: Ratio.of(k, n + 1),
    }
  },
}

const drawDefinite = (random: Random) =>
  definites[random.evenly(['power', 'exponential', 'root', 'logarithm', 'sine'])](random)

export const hardForms = (form: FormMaker<typeof levels>) => ({
  definite: form({
    levels: ['hard'],
    share: 2,
    instruction: {
      en: prose`Evaluate by substitution with new bounds. Give the exact value.`,
      es: prose`Evalúa por sustitución, cambiando los límites de integración. Da el valor exacto.`,
    },
    lines: 5,
    draw: drawDefinite,
    answer: expression,
    solve: ({ value }) => expr(value),
    ask: ({ of, from, to }) => both(integral(of, 'x', [from, to])),
    check: (printed, answer) => near(areaUnder(printed.one('integral')), approximate(answer), 2e-4),
  }),

  newBounds: form({
    levels: ['medium', 'hard'],
    lines: 4,
    draw: drawDefinite,
    answer: formulaChoice,
    solve: ({ changed }): Value => changed,
    mistakes: ({ changed, from, to, inner }) => ({
      boundsNotChanged: integral(changed.of, 'u', [from, to]),
      boundsSwapped: integral(changed.of, 'u', [changed.to ?? 0, changed.from ?? 0]),
      factorLost: integral(over(changed.of, 2), 'u', [changed.from ?? 0, changed.to ?? 0]),
      innerLeft: integral(inner, 'u', [from, to]),
    }),
    ask: ({ of, from, to, inner }) => ({
      en: [
        integral(of, 'x', [from, to]),
        prose`Let ${equation(u, inner)}. Which integral in ${u} equals the given integral?`,
      ],
      es: [
        integral(of, 'x', [from, to]),
        prose`Sea ${equation(u, inner)}. ¿Qué integral en ${u} es igual a la integral dada?`,
      ],
    }),
    // Equal in value, and its bounds are those of u.
    check(printed, answer) {
      const given = printed.one('integral')
      const inner = printed.one('relation').right
      const chosen = expr(answer)
      if (chosen.kind !== 'integral' || !chosen.from || !chosen.to || !given.from || !given.to) return false
      const at = (bound: Expr) => approximate(substitute(inner, { x: bound }))
      return (
        near(at(given.from), approximate(chosen.from)) &&
        near(at(given.to), approximate(chosen.to)) &&
        near(areaUnder(given), areaUnder(chosen), 1e-3)
      )
    },
  }),

  whichSubstitution: form({
    levels: ['easy', 'medium'],
    instruction: { en: prose`Which substitution works best?`, es: prose`¿Qué sustitución conviene más?` },
    draw: random => ({ a: random.int(2, 4), n: random.int(3, 7), c: nonzero(random, 9) }),
    answer: formulaChoice,
    solve: ({ a, c }): Value => m`u = x^${a} + ${c}`,
    mistakes: ({ a, n, c }) => ({
      outerTaken: m`u = (x^${a} + ${c})^${n}`,
      otherFactor: m`u = x^${a - 1}`,
      wholeIntegrand: m`u = x^${a - 1}(x^${a} + ${c})^${n}`,
      constantOnly: m`u = x + ${c}`,
    }),
    ask: ({ a, n, c }) => both(integral(m`x^${a - 1}(x^${a} + ${c})^${n}`, 'x')),
    // The integrand over u′ is a constant times a power 2 … 8 of u.
    check(printed, answer) {
      const chosen = expr(answer)
      if (chosen.kind !== 'relation') return false
      const slope = differentiate(chosen.right, 'x')
      const outer = (x: number) => approximate(printed.one('integral').of, { x }) / approximate(slope, { x })
      const inner = (x: number) => approximate(chosen.right, { x })
      return [3, 4, 5, 6, 7].some(n => {
        const factors = [3.2, 4.1, 5.3].map(x => outer(x) / inner(x) ** n)
        return factors.every(factor => near(factor / (factors[0] ?? 1), 1))
      })
    },
  }),

  errorSpotting: form({
    levels: ['medium', 'hard'],
    kind: 'find-mistake',
    draw: random => ({
      kind: random.evenly(['bounds', 'factor', 'constant', 'none']),
      n: random.int(2, 5),
      c: random.int(1, 5),
      to: random.int(1, 3),
      isDefinite: random.chance(0.5),
    }),
    answer: option({
      bounds: {
        en: prose`The bounds were not changed to those of ${u}.`,
        es: prose`No cambió los límites a los de ${u}.`,
      },
      factor: {
        en: prose`The factor that comes from ${m`d u`} is wrong.`,
        es: prose`El factor que viene de ${m`d u`} está mal.`,
      },
      constant: { en: prose`The constant of integration is missing.`, es: prose`Falta la constante de integración.` },
      none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
    }),
    solve: ({ kind }) => kind,
    ask({ kind, n, c, to, isDefinite }) {
      const of = m`x(x^2 + ${c})^${n}`
      const half = Ratio.of(1, 2)
      const definite = (a: number, b: number) =>
        equation(integral(of, 'x', [0, to]), integral(m`${half}u^${n}`, 'u', [a, b]))
      const power = m`(x^2 + ${c})^${n + 1}`
      const open = (f: Ratio, rest: readonly Expr[]) => equation(integral(of, 'x'), total(scaled(f, power), ...rest))
      const claim = {
        bounds: definite(0, to),
        factor: open(Ratio.of(1, n + 1), [symbol('C')]),
        constant: open(Ratio.of(1, 2 * (n + 1)), []),
        none: isDefinite ? definite(c, to * to + c) : open(Ratio.of(1, 2 * (n + 1)), [symbol('C')]),
      }[kind]
      const inner = m`u = x^2 + ${c}`
      return {
        en: [claim, prose`A student used ${inner}. What is the mistake?`],
        es: [claim, prose`Un estudiante usó ${inner}. ¿Cuál es el error?`],
      }
    },
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      if (left.kind !== 'integral') return false
      if (right.kind === 'integral')
        return answer === (near(areaUnder(left), areaUnder(right), 1e-4) ? 'none' : 'bounds')
      if (!agree(left.of, differentiate(right, 'x'))) return answer === 'factor'
      return answer === (isAntiderivative(left.of, right) ? 'none' : 'constant')
    },
  }),
})
