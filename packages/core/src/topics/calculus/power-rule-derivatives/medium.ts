import {
  both,
  type DerivedPart,
  type Expr,
  equation,
  expr,
  expression,
  type FormMaker,
  formulaChoice,
  line,
  m,
  minus,
  prose,
  type Random,
  Ratio,
  termByTerm,
} from '../../../author.ts'
import { isDerivative, total } from '../../kit/functions/functions.ts'
import type { levels } from './levels.ts'
import { definition, derivedPower } from './parts.ts'

interface Term {
  readonly of: Expr
  /** The same as powers of x, each with its derivative. */
  readonly powers: readonly DerivedPart[]
  readonly slope: Expr
}

/** Each is a power of x once it is rewritten. */
const rewritten = {
  reciprocal(random: Random): Term {
    const [c, n] = [random.intExcept(-8, 8, 0), random.int(1, 4)]
    return { of: m`${c}/{x^${n}}`, powers: [derivedPower(c, -n)], slope: m`${-c * n}/{x^${n + 1}}` }
  },
  root(random: Random): Term {
    const c = 2 * random.int(1, 6)
    return { of: m`${c}√x`, powers: [derivedPower(c, Ratio.of(1, 2))], slope: m`${c / 2}/√x` }
  },
  'cube root'(random: Random): Term {
    const c = 3 * random.int(1, 4)
    return { of: m`${c}∛x`, powers: [derivedPower(c, Ratio.of(1, 3))], slope: m`${c / 3}/∛{x^2}` }
  },
  'fractional exponent'(random: Random): Term {
    const [p, q] = random.pick([
      [-2, 3],
      [-1, 2],
      [4, 3],
      [3, 2],
      [5, 2],
      [-1, 3],
    ])
    const part = derivedPower(q * random.int(1, 3), Ratio.of(p, q))
    return { of: part.of, powers: [part], slope: part.slope }
  },
  'split fraction'(random: Random): Term {
    const [n, k, c] = [random.int(3, 5), random.int(1, 2), random.intExcept(-9, 9, 0)]
    // (xⁿ + cx)/x^(k+1) is x^(n−k−1) + c/x^k.
    const whole = derivedPower(1, n - k - 1)
    const part = m`${-c * k}/{x^${k + 1}}`
    return {
      of: m`{x^${n} + ${c}x}/{x^${k + 1}}`,
      powers: [whole, derivedPower(c, -k)],
      slope: n - k - 1 === 0 ? part : total(whole.slope, part),
    }
  },
}

const powerTerm = (random: Random): Term => {
  const part = derivedPower(random.intExcept(-6, 6, 0), random.int(1, 4))
  return { of: part.of, powers: [part], slope: part.slope }
}

/** No two terms are of one power, before or after. */
const haveUnlikePowers = (terms: readonly Term[]): boolean => {
  const exponents = terms.flatMap(({ powers }) => powers.map(({ of }) => JSON.stringify(exponentOf(of))))
  return new Set(exponents).size === exponents.length
}

const exponentOf = (of: Expr): Expr | number => {
  const [last] = of.kind === 'product' ? of.factors.slice(-1) : [of]
  return last?.kind === 'power' ? last.exponent : last?.kind === 'symbol' ? 1 : 0
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  rewrite: form({
    levels: ['medium'],
    share: 3,
    instruction: {
      en: prose`Differentiate. Assume that ${m`x > 0`}.`,
      es: prose`Deriva. Supón que ${m`x > 0`}.`,
    },
    draw(random) {
      const kind = random.evenly(['reciprocal', 'root', 'cube root', 'fractional exponent', 'split fraction'])
      const terms = random.until(
        () => {
          const other =
            kind === 'root' || kind === 'fractional exponent' ? rewritten.reciprocal(random) : powerTerm(random)
          return random.shuffle([rewritten[kind](random), other])
        },
        terms => haveUnlikePowers(terms),
      )
      const constant = random.chance(0.4) ? [derivedPower(random.int(1, 9), 0)] : []
      const isThere = terms.some(({ powers }) => powers.some(({ of }) => of.kind === 'number'))
      return { terms, third: isThere ? [] : constant }
    },
    answer: expression,
    solve: ({ terms }) => total(...terms.map(({ slope }) => slope)),
    ask: ({ terms, third }) => both(definition(total(...[...terms, ...third].map(({ of }) => of)))),
    solution({ terms, third }, slope) {
      const powers = [...terms.flatMap(({ powers }) => powers), ...third]
      return termByTerm(powers, slope, definition(total(...powers.map(({ of }) => of))))
    },
    check: (printed, answer) => isDerivative(printed.one('relation').right, answer),
  }),
  whichOfRewritten: form({
    levels: ['medium'],
    instruction: {
      en: prose`Which is the derivative ${m`f'(x)`}? Assume that ${m`x > 0`}.`,
      es: prose`¿Cuál es la derivada ${m`f'(x)`}? Supón que ${m`x > 0`}.`,
    },
    draw: random => {
      const n = random.int(2, 4)
      // A number that n divides would be reduced against it.
      return { n, p: random.pick([-7, -5, 5, 7]), q: random.int(2, 6) }
    },
    answer: formulaChoice,
    solve: ({ n, p, q }): Expr => m`${-n * p}/{x^${n + 1}} + ${q}/√x`,
    mistakes: ({ n, p, q }) => ({
      exponentRaised: m`${-n * p}/{x^${n - 1}} + ${q}/√x`,
      denominatorDifferentiated: m`${p}/{${n}x^${n - 1}} + ${q}/√x`,
      signLost: m`${n * p}/{x^${n + 1}} + ${q}/√x`,
      rootKept: m`${-n * p}/{x^${n + 1}} + ${q}√x`,
    }),
    ask: ({ n, p, q }) => both(definition(m`${p}/{x^${n}} + ${2 * q}√x`)),
    solution({ n, p, q }, slope) {
      const powers = [derivedPower(p, -n), derivedPower(2 * q, Ratio.of(1, 2))]
      return termByTerm(powers, slope, definition(total(...powers.map(({ of }) => of))))
    },
    whyWrong: ({ n }) => ({
      exponentRaised: {
        en: line`Lowering the exponent gives ${equation(minus(-n, 1), -n - 1)}.`,
        es: line`Al disminuir el exponente resulta ${equation(minus(-n, 1), -n - 1)}.`,
      },
      denominatorDifferentiated: {
        en: line`A quotient is not differentiated by its denominator alone.`,
        es: line`Un cociente no se deriva derivando solo el denominador.`,
      },
      signLost: {
        en: line`The factor ${-n} is negative: the sign changes.`,
        es: line`El factor ${-n} es negativo: el signo cambia.`,
      },
      rootKept: {
        en: line`${equation(minus(m`1/2`, 1), m`-1/2`)}: the root goes to the denominator.`,
        es: line`${equation(minus(m`1/2`, 1), m`-1/2`)}: la raíz pasa al denominador.`,
      },
    }),
    check: (printed, answer) => isDerivative(printed.all('relation').slice(-1)[0]?.right ?? expr(0), expr(answer)),
  }),
})
