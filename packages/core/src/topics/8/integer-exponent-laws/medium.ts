import { formulaChoice } from '../../../answer/choice.ts'
import { fraction, integer } from '../../../answer/number.ts'
import { both, name, prose } from '../../../content.ts'
import { people } from '../../../language/people.ts'
import { blank, box, bracketed, equation, expr, over, power, times, type Value } from '../../../math/build.ts'
import { evaluate, exact } from '../../../math/evaluate.ts'
import type { Expr } from '../../../math/expr.ts'
import { m } from '../../../math/template.ts'
import { Ratio } from '../../../number/ratio.ts'
import type { Random } from '../../../random.ts'
import type { FormMaker } from '../../../topic.ts'
import type { levels } from './levels.ts'
import { asFactors, drawLaw, raised } from './parts.ts'

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

function withBlank(of: Expr, value: Value): Expr {
  if (of.kind === 'product') return { ...of, factors: of.factors.map(factor => withBlank(factor, value)) }
  return of.kind === 'power' && of.exponent.kind === 'blank' ? { ...of, exponent: expr(value) } : of
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  evaluate: form({
    levels: ['medium', 'hard'],
    share: 2,
    instruction: {
      en: prose`Evaluate. Write an integer or a fraction.`,
      es: prose`Calcula. Escribe un número entero o una fracción.`,
    },
    lines: 1,
    draw: (random, level) => ({ shown: values[random.evenly(level.values)](random) }),
    answer: fraction,
    solve: ({ shown }) => evaluate(shown),
    ask: ({ shown }) => both(equation(shown, blank(3))),
    // Written out as repeated factors.
    check: (printed, answer) => Math.abs(asFactors(printed.one('relation').left) / exact(answer).toNumber() - 1) < 1e-9,
  }),

  missingExponent: form({
    levels: ['easy', 'hard'],
    instruction: { en: prose`Find the missing exponent.`, es: prose`Halla el exponente que falta.` },
    lines: 0,
    draw: (random, level) => {
      const { base, exponent, shown } = drawLaw(random, level)
      const blanked = power(base < 0 ? bracketed(base) : base, box(1.1))
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
})
