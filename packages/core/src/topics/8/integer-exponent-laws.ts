import { formulaChoice } from '../../answer/choice.ts'
import { writtenExpression } from '../../answer/expression.ts'
import { fraction, integer } from '../../answer/number.ts'
import { trueOrFalse } from '../../answer/option.ts'
import { both, name, prose } from '../../content.ts'
import { people } from '../../language/people.ts'
import { blank, bracketed, equation, expr, over, power, times, type Value } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { m } from '../../math/template.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'

/** A product, a quotient or a power of powers of one base, and the exponents that it adds up to. */
interface Simplified {
  readonly base: number
  readonly exponent: number
  readonly shown: Expr
  /** The exponent after a usual mistake. */
  readonly wrong: readonly number[]
}

const raised = (base: number, exponent: number): Expr => power(base < 0 ? bracketed(base) : base, exponent)

const laws = {
  product(random: Random): Simplified {
    const [base, p, q] = [random.int(2, 10), random.int(2, 6), random.int(2, 6)]
    return {
      base,
      exponent: p + q,
      shown: times(raised(base, p), raised(base, q)),
      wrong: [p * q, Math.abs(p - q), p + q + 1],
    }
  },
  quotient(random: Random): Simplified {
    const [base, q, rest] = [random.int(2, 10), random.int(2, 5), random.int(2, 6)]
    const p = q + rest
    return {
      base,
      exponent: rest,
      shown: over(raised(base, p), raised(base, q)),
      wrong: [p + q, Math.round(p / q), p * q],
    }
  },
  'power of a power'(random: Random): Simplified {
    const [base, p, q] = [random.int(2, 10), random.int(2, 5), random.int(2, 3)]
    return { base, exponent: p * q, shown: power(bracketed(raised(base, p)), q), wrong: [p + q, p ** q, p * q + 1] }
  },
  'with a negative exponent'(random: Random): Simplified {
    const [base, q, rest] = [random.int(2, 10), random.int(2, 5), random.int(2, 6)]
    return {
      base,
      exponent: rest,
      shown: times(raised(base, q + rest), raised(base, -q)),
      wrong: [2 * q + rest, (q + rest) * q, rest + 1],
    }
  },
  'three powers'(random: Random): Simplified {
    const [base, p, q, rest] = [
      random.intExcept(-3, 10, -1, 0, 1),
      random.int(2, 6),
      -random.int(2, 4),
      random.int(2, 4),
    ]
    const r = p + q - rest
    return {
      base,
      exponent: rest,
      shown: over(times(raised(base, p), raised(base, q)), raised(base, r === 0 ? 2 : r)),
      wrong: [p + q + r, p * q - r, rest + 1],
      ...(r === 0 ? { exponent: rest - 2 } : {}),
    }
  },
  'power, then product'(random: Random): Simplified {
    const [base, p, q, rest] = [
      random.intExcept(-3, 5, -1, 0, 1),
      random.int(2, 3),
      -random.int(2, 3),
      random.int(2, 4),
    ]
    const other = rest - p * q
    return {
      base,
      exponent: rest,
      shown: times(power(bracketed(raised(base, p)), q), raised(base, other)),
      wrong: [p + q + other, other + p * -q, rest + 1],
    }
  },
}
type Law = keyof typeof laws
const drawLaw = (random: Random, level: { readonly laws: readonly Law[] }) =>
  random.until(
    () => laws[random.evenly(level.laws)](random),
    ({ exponent }) => exponent > 1,
  )

/** Exponents p and q for which p × q is no sum, and not too large. */
const FACTORS = [
  [2, 3],
  [3, 2],
  [2, 4],
  [4, 2],
  [3, 3],
  [2, 5],
] as const
const nextBut = (n: number, excluded: number) => (n === excluded ? n + 1 : n)

/** The size of an exact value that is still worked out by hand. */
const isSmall = ({ n, d }: Ratio) => Math.abs(n) <= 10_000 && d <= 1000
const small = (draw: () => Expr) => (random: Random) => random.until(draw, shown => isSmall(evaluate(shown)))

const values = {
  'negative exponent': (random: Random) => small(() => raised(random.int(2, 10), -random.int(1, 4)))(random),
  'power of a product': (random: Random) =>
    small(() => power(bracketed(times(random.int(2, 5), random.int(2, 5))), random.int(2, 3)))(random),
  'power of a fraction': (random: Random) => {
    const d = random.int(2, 6)
    return small(() => power(bracketed(Ratio.of(random.coprimeTo(d, 7), d) as unknown as Value), random.int(2, 3)))(
      random,
    )
  },
  'zero exponent': (random: Random) => {
    const [base, other, exponent] = [random.int(2, 10), random.int(2, 6), random.int(2, 3)]
    return random.evenly([
      m`${base}^0`,
      m`${base}^0 × ${other}^${exponent}`,
      m`${other}^${-exponent} × ${base}^0`,
      m`(-${base})^0`,
    ])
  },
  'three powers': (random: Random) =>
    small(() => {
      const [base, p, q, r] = [
        random.intExcept(-3, 6, -1, 0, 1),
        random.intExcept(-4, 8, 0, 1),
        random.intExcept(-6, 8, 0, 1),
        random.intExcept(-4, 5, 0, 1),
      ]
      return over(times(raised(base, p), raised(base, q)), raised(base, r))
    })(random),
  'power, then product': (random: Random) =>
    small(() => {
      const [base, p, q, r] = [
        random.pick([2, 3, 5, -2]),
        random.int(2, 3),
        random.pick([-3, -2, 2, 3]),
        random.intExcept(-9, 10, 0, 1),
      ]
      return times(power(bracketed(raised(base, p)), q), raised(base, r))
    })(random),
}

export const integerExponentLaws = defineTopic(
  {
    id: 'integer-exponent-laws',
    name: { en: 'Laws of exponents with numbers', es: 'Leyes de los exponentes con números' },
    description: {
      en: 'Use exponent laws to write products and quotients of powers of numbers as one power.',
      es: 'Usa las leyes de los exponentes para escribir productos y cocientes de potencias como una sola.',
    },
    domain: 'Expressions & Equations',
    standards: ['8.EE.A.1'],
    levels: {
      easy: { laws: ['product', 'quotient'], values: ['power of a product'], hidden: ['result', 'factor'] },
      medium: {
        laws: ['power of a power', 'with a negative exponent'],
        values: ['negative exponent', 'power of a product', 'power of a fraction', 'zero exponent'],
        hidden: ['result'],
      },
      hard: {
        laws: ['three powers', 'power, then product'],
        values: ['three powers', 'power, then product'],
        hidden: ['result'],
      },
    },
  },
  form => ({
    singlePower: form({
      share: 2,
      instruction: {
        en: prose`Write as a single power with a positive exponent.`,
        es: prose`Escribe como una sola potencia con exponente positivo.`,
      },
      lines: 1,
      draw: drawLaw,
      answer: writtenExpression,
      solve: ({ base, exponent }) => raised(base, exponent),
      ask: ({ shown }) => both(shown),
      check: (printed, answer) =>
        answer.kind === 'power' &&
        evaluate(answer.exponent).n > 0 &&
        evaluate(printed.maths[0]!).equals(evaluate(answer)),
    }),

    evaluate: form({
      levels: ['medium', 'hard'],
      share: 2,
      instruction: {
        en: prose`Evaluate. Write a whole number or a fraction.`,
        es: prose`Calcula. Escribe un número entero o una fracción.`,
      },
      lines: 1,
      draw: (random, level) => ({ shown: values[random.evenly(level.values)](random) }),
      answer: fraction,
      solve: ({ shown }) => evaluate(shown),
      ask: ({ shown }) => both(equation(shown, blank(3))),
      // Written out as repeated factors.
      check: (printed, answer) =>
        Math.abs(asFactors(printed.one('relation').left) / exact(answer).toNumber() - 1) < 1e-9,
    }),

    missingExponent: form({
      levels: ['easy', 'hard'],
      instruction: { en: prose`Find the missing exponent.`, es: prose`Halla el exponente que falta.` },
      lines: 0,
      draw: (random, level) => {
        const { base, exponent, shown } = drawLaw(random, level)
        const blanked = power(base < 0 ? bracketed(base) : base, blank(1))
        if (random.evenly<'result' | 'factor'>(level.hidden) === 'result')
          return { shown: equation(shown, blanked), missing: exponent }
        const p = random.int(2, 15 - exponent)
        return { shown: equation(times(raised(base, p), blanked), raised(base, p + exponent)), missing: exponent }
      },
      answer: integer,
      solve: ({ missing }) => missing,
      ask: ({ shown }) => both(shown),
      check(printed, answer) {
        const { left, right } = printed.one('relation')
        return evaluate(withBlank(left, answer)).equals(evaluate(withBlank(right, answer)))
      },
    }),

    correct: form({
      levels: ['easy', 'medium'],
      draw: (random, level) => {
        const drawn = random.until(
          () => drawLaw(random, level),
          ({ wrong, exponent }) => wrong[0] !== exponent && wrong[0]! > 0,
        )
        return { ...drawn, who: random.pick(people) }
      },
      answer: formulaChoice,
      solve: ({ base, exponent }) => raised(base, exponent),
      // What the pupil of the stem wrote is known to be wrong: it is no choice.
      mistakes: ({ base, exponent, wrong: [said, misused, miscounted] }) => ({
        exponentsMisused: raised(
          base,
          [exponent, said, 0, miscounted].includes(misused) ? nextBut(exponent + 2, said!) : misused!,
        ),
        baseMultiplied: raised(base * base, exponent),
        oneTooMany: raised(base, miscounted === said ? exponent + 2 : miscounted!),
      }),
      ask: ({ shown, base, wrong, who }) => ({
        en: prose`${name(who)} writes ${equation(shown, raised(base, wrong[0]!))}. This is wrong. Which power is equal to ${shown}?`,
        es: prose`${name(who)} escribe ${equation(shown, raised(base, wrong[0]!))}. Está mal. ¿Qué potencia es igual a ${shown}?`,
      }),
      check: (printed, choice) => evaluate(printed.one('relation').left).equals(evaluate(expr(choice))),
    }),

    equivalent: form({
      levels: ['hard'],
      draw: random => {
        const [p, q] = random.pick(FACTORS)
        const base = random.intExcept(-3, 10, -1, 0, 1)
        const kind = random.evenly(['product', 'quotient', 'power'])
        return { base, p, q, k: random.int(2, 4), kind }
      },
      answer: formulaChoice,
      solve: ({ base, p, q, k, kind }): Expr => {
        if (kind === 'product') return times(raised(base, p * q + k), raised(base, -k))
        if (kind === 'quotient') return over(raised(base, p * q - k), raised(base, -k))
        return power(bracketed(raised(base, -p)), -q)
      },
      mistakes: ({ base, p, q, k }): Record<string, Expr> => ({
        exponentsMultiplied: times(raised(base, p), raised(base, q)),
        exponentsAdded: power(bracketed(raised(base, p)), p * q - p),
        exponentsDivided: over(raised(base, 2 * p * q), raised(base, 2)),
        signLost: over(raised(base, p * q - k), raised(base, k)),
      }),
      ask: ({ base, p, q }) => ({
        en: prose`Which expression is equal to ${raised(base, p * q)}?`,
        es: prose`¿Qué expresión es igual a ${raised(base, p * q)}?`,
      }),
      check: (printed, choice) => Math.abs(asFactors(expr(choice)) / asFactors(printed.one('power')) - 1) < 1e-9,
    }),

    trueOrFalse: form({
      instruction: { en: prose`Is the equation true or false?`, es: prose`¿Es verdadera o falsa la ecuación?` },
      lines: 0,
      draw: (random, level) => {
        const isTrue = random.evenly([true, false])
        const { shown, base, exponent, wrong } = random.until(
          () => drawLaw(random, level),
          ({ wrong, exponent }) => wrong[0] !== exponent,
        )
        return { statement: equation(shown, raised(base, isTrue ? exponent : wrong[0]!)), isTrue }
      },
      answer: trueOrFalse,
      solve: ({ isTrue }) => (isTrue ? 'true' : 'false'),
      ask: ({ statement }) => both(statement),
      check(printed, answer) {
        const { left, right } = printed.one('relation')
        return (answer === 'true') === Math.abs(asFactors(left) / asFactors(right) - 1) < 1e-9
      },
    }),
  }),
)

/** The value with every power multiplied out factor by factor. */
function asFactors(of: Expr): number {
  switch (of.kind) {
    case 'power': {
      const [base, exponent] = [asFactors(of.base), asFactors(of.exponent)]
      const size = Array<number>(Math.abs(exponent))
        .fill(base)
        .reduce((product, factor) => product * factor, 1)
      return exponent < 0 ? 1 / size : size
    }
    case 'product':
      return of.factors.reduce((product, factor) => product * asFactors(factor), 1)
    case 'quotient':
      return asFactors(of.over) / asFactors(of.under)
    case 'group':
      return asFactors(of.of)
    default:
      return evaluate(of).toNumber()
  }
}

function withBlank(of: Expr, value: Value): Expr {
  if (of.kind === 'product') return { ...of, factors: of.factors.map(factor => withBlank(factor, value)) }
  return of.kind === 'power' && of.exponent.kind === 'blank' ? { ...of, exponent: expr(value) } : of
}
