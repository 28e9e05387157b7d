import {
  both,
  type Expr,
  equation,
  exact,
  explained,
  expr,
  expression,
  type FormMaker,
  formulaChoice,
  itemOf,
  line,
  m,
  prose,
  type Random,
  Ratio,
  rational,
  step,
  substitute as substituted,
  sum,
  symbol,
  termByTerm,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { derived, isDerivative, near, polynomialOf, slopeOf, total, valueAt } from '../../kit/functions/functions.ts'
import type { levels } from './levels.ts'
import { definition, derivedPower, instruction, polynomialParts, prime } from './parts.ts'

/** Two to four terms, at least one of them with x². */
const drawPolynomial = (random: Random): number[] =>
  random.until(
    () => {
      const degree = random.int(2, 5)
      return Array.from({ length: degree + 1 }, (_, n) =>
        n === degree ? random.intExcept(-9, 9, 0) : random.chance(0.55) ? random.intExcept(-12, 12, 0) : 0,
      )
    },
    c => {
      const terms = c.filter(value => value !== 0).length
      return terms >= 2 && terms <= 4 && derived(c).every(value => Math.abs(value) <= 60)
    },
  )

export const easyForms = (form: FormMaker<typeof levels>) => ({
  differentiate: form({
    levels: ['easy'],
    share: 3,
    instruction,
    draw: random => ({ c: drawPolynomial(random) }),
    answer: expression,
    solve: ({ c }) => polynomialOf(derived(c)),
    ask: ({ c }) => both(definition(polynomialOf(c))),
    solution: ({ c }, slope) => termByTerm(polynomialParts(c), slope),
    check: (printed, answer) => isDerivative(printed.one('relation').right, answer),
  }),
  slopeAt: form({
    levels: ['easy', 'medium'],
    draw(random, { slopes }) {
      const kind = random.evenly<'polynomial' | 'root' | 'reciprocal'>(slopes)
      if (kind === 'polynomial') {
        const c = [random.int(-9, 9), random.intExcept(-9, 9, 0), random.intExcept(-6, 6, 0), random.int(-3, 3)]
        // At 1 every power is 1, whatever its exponent.
        const at = random.intExcept(-3, 3, 0, 1)
        return {
          of: polynomialOf(c),
          isRewritten: false,
          at,
          parts: polynomialParts(c),
          derivative: polynomialOf(derived(c)),
          slope: valueAt(derived(c), at),
          terms: derived(c)
            .map((k, i) => k * at ** i)
            .filter(term => term !== 0)
            .toReversed(),
        }
      }
      const [k, p] = [random.int(1, 6), random.intExcept(-6, 6, 0)]
      if (kind === 'root') {
        const s = random.int(2, 6)
        return {
          of: m`${2 * k}√x + ${p}x`,
          isRewritten: true,
          at: s * s,
          parts: [derivedPower(2 * k, Ratio.of(1, 2)), derivedPower(p, 1)],
          derivative: m`${k}/√x + ${p}`,
          slope: Ratio.of(k, s).plus(p),
          terms: [Ratio.of(k, s), p],
        }
      }
      const at = random.intExcept(-4, 4, 0, 1, -1)
      return {
        of: m`${p}x + ${k}/x`,
        isRewritten: true,
        at,
        parts: [derivedPower(p, 1), derivedPower(k, -1)],
        derivative: m`${p} - ${k}/{x^2}`,
        slope: Ratio.of(-k, at * at).plus(p),
        terms: [p, Ratio.of(-k, at * at)],
      }
    },
    answer: rational,
    solve: ({ slope }) => slope,
    ask: ({ of, at }) => ({
      en: prose`Find ${prime(at)} for ${definition(of)}.`,
      es: prose`Halla ${prime(at)} para ${definition(of)}.`,
    }),
    solution: ({ at, isRewritten, parts, derivative, terms }, slope) => [
      ...termByTerm(parts, derivative, isRewritten ? definition(total(...parts.map(({ of }) => of))) : undefined),
      step(equation(prime(at), substituted(derivative, { x: at })), because.substitute, {
        value: at,
        letter: symbol('x'),
      }),
      terms.length > 1
        ? explained(
            equation(equation(prime(at), sum(...terms)), slope),
            line`Work out each term, then add.`,
            line`Calcula cada término y luego suma.`,
          )
        : step(equation(prime(at), slope), because.workOutTheValue, { what: prime(at) }),
    ],
    check(printed, answer) {
      const at = exact(itemOf(printed.one('apply').to, 0)).toNumber()
      return near(slopeOf(printed.one('relation').right, at), exact(answer).toNumber(), 1e-6)
    },
  }),
  whichDerivative: form({
    levels: ['easy'],
    instruction: {
      en: prose`Which is the derivative ${m`f'(x)`}?`,
      es: prose`¿Cuál es la derivada ${m`f'(x)`}?`,
    },
    draw: random => ({
      n: random.int(3, 6),
      p: random.int(2, 9),
      q: random.intExcept(-9, 9, 0),
      r: random.intExcept(-12, 12, 0),
    }),
    answer: formulaChoice,
    solve: ({ n, p, q }): Expr => m`${p * n}x^${n - 1} + ${2 * q}x`,
    mistakes: ({ n, p, q, r }) => ({
      exponentNotLowered: m`${p * n}x^${n} + ${2 * q}x^2`,
      constantKept: m`${p * n}x^${n - 1} + ${2 * q}x + ${r}`,
      coefficientLost: m`${n}x^${n - 1} + 2x`,
      exponentNotMultiplied: m`${p}x^${n - 1} + ${q}x`,
    }),
    ask: ({ n, p, q, r }) => both(definition(m`${p}x^${n} + ${q}x^2 + ${r}`)),
    solution: ({ n, p, q, r }, slope) =>
      termByTerm([derivedPower(p, n), derivedPower(q, 2), derivedPower(r, 0)], slope),
    whyWrong: ({ r }) => ({
      exponentNotLowered: {
        en: line`The exponents were not lowered by 1.`,
        es: line`No se disminuyeron en 1 los exponentes.`,
      },
      constantKept: {
        en: line`The derivative of ${r} is 0.`,
        es: line`La derivada de ${r} es 0.`,
      },
      coefficientLost: {
        en: line`The coefficients were left out.`,
        es: line`Se omitieron los coeficientes.`,
      },
      exponentNotMultiplied: {
        en: line`The coefficients were not multiplied by the exponents.`,
        es: line`No se multiplicaron los coeficientes por los exponentes.`,
      },
    }),
    check: (printed, answer) => isDerivative(printed.one('relation').right, expr(answer)),
  }),
})
