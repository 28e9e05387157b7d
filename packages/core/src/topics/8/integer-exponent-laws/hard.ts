import {
  answerStep,
  both,
  bracketed,
  type Expr,
  equation,
  explained,
  expr,
  type FormMaker,
  formulaChoice,
  isNear,
  line,
  minus,
  over,
  power,
  prose,
  relation,
  step,
  sum,
  times,
  trueOrFalse,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { asFactors, drawLaw, raised } from './parts.ts'

/** Exponents p and q for which p × q is no sum, and not too large. */
const FACTORS = [
  [2, 3],
  [3, 2],
  [2, 4],
  [4, 2],
  [3, 3],
  [2, 5],
] as const

export const hardForms = (form: FormMaker<typeof levels>) => ({
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
    mistakes: ({ base, p, q }): Record<string, Expr> => ({
      exponentsMultiplied: times(raised(base, p), raised(base, q)),
      exponentsAdded: power(bracketed(raised(base, p)), p * q - p),
      exponentsDivided: over(raised(base, 2 * p * q), raised(base, 2)),
    }),
    ask: ({ base, p, q }) => ({
      en: prose`Which expression is equal to ${raised(base, p * q)}?`,
      es: prose`¿Qué expresión es igual a ${raised(base, p * q)}?`,
    }),
    solution({ base, p, q, k, kind }, answer) {
      const [exponent, shown] = [p * q, expr(answer)]
      const by = (inside: Expr) => equation(shown, power(base < 0 ? bracketed(base) : base, inside))
      return [
        kind === 'product'
          ? step(by(sum(exponent + k, -k)), because.addExponents)
          : kind === 'quotient'
            ? step(by(minus(exponent - k, -k)), because.subtractExponents)
            : step(by(times(-p, -q)), because.powerOfPower),
        explained(
          equation(shown, raised(base, exponent)),
          kind === 'product'
            ? line`The sum of its exponents is ${exponent}.`
            : kind === 'quotient'
              ? line`The difference of its exponents is ${exponent}.`
              : line`The product of its exponents is ${exponent}.`,
          kind === 'product'
            ? line`La suma de sus exponentes es ${exponent}.`
            : kind === 'quotient'
              ? line`La diferencia de sus exponentes es ${exponent}.`
              : line`El producto de sus exponentes es ${exponent}.`,
        ),
      ]
    },
    whyWrong: ({ base, p, q }) => ({
      exponentsMultiplied: step(
        equation(times(raised(base, p), raised(base, q)), raised(base, p + q)),
        because.addExponents,
      ),
      exponentsAdded: step(
        equation(power(bracketed(raised(base, p)), p * q - p), raised(base, p * (p * q - p))),
        because.powerOfPower,
      ),
      exponentsDivided: step(
        equation(over(raised(base, 2 * p * q), raised(base, 2)), raised(base, 2 * p * q - 2)),
        because.subtractExponents,
      ),
    }),
    check: (printed, choice) => isNear(asFactors(expr(choice)) / asFactors(printed.one('power')), 1),
  }),

  trueOrFalse: form({
    levels: ['easy', 'hard'],
    instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
    draw: (random, level) => {
      const isTrue = random.evenly([true, false])
      const { shown, base, exponent, wrong, steps } = random.until(
        () => drawLaw(random, level),
        ({ wrong, exponent }) => wrong[0] !== exponent,
      )
      const said = isTrue ? exponent : wrong[0]
      return { statement: equation(shown, raised(base, said)), base, exponent, said, isTrue, steps }
    },
    answer: trueOrFalse,
    solve: ({ isTrue }) => (isTrue ? 'true' : 'false'),
    ask: ({ statement }) => both(statement),
    solution: ({ steps, base, exponent, said, isTrue }) => [
      ...steps(),
      isTrue
        ? answerStep(relation(raised(base, exponent), '=', raised(base, said)), {
            en: line`The left side is the power on the right side: the equation is true.`,
            es: line`El lado izquierdo es la potencia del lado derecho: la ecuación es verdadera.`,
          })
        : answerStep(relation(raised(base, exponent), '≠', raised(base, said)), {
            en: line`The exponent on the right side is ${said}, not ${exponent}: the equation is false.`,
            es: line`El exponente del lado derecho es ${said}, no ${exponent}: la ecuación es falsa.`,
          }),
    ],
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      return (answer === 'true') === isNear(asFactors(left) / asFactors(right), 1)
    },
  }),
})
