import {
  approximate,
  both,
  bracketed,
  decimal,
  decimalNumber,
  type Expr,
  equation,
  exact,
  expr,
  type FormMaker,
  formulaChoice,
  join,
  minus,
  negative,
  option,
  over,
  power,
  prose,
  Ratio,
  relation,
  root,
  sum,
  symbol,
  symbolsOf,
  times,
  trueOrFalse,
  writtenExpression,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { type Base, drawBase, drawLetters, isEqualThere, log, printedOf } from './parts.ts'

/** Logarithms of 2, 3 and 5 in thousandths. */
const GIVEN = [
  { base: 7, of: [356, 565, 827] },
  { base: 10, of: [301, 477, 699] },
  { base: 'e', of: [693, 1099, 1609] },
] as const

const PRIMES = [2, 3, 5] as const

type Maker = (b: Base, u: Expr, v: Expr, n: number) => { readonly left: Expr; readonly right: Expr }

const STATEMENTS: readonly Maker[] = [
  (b, u, v) => ({ left: log(b, sum(u, v)), right: sum(log(b, u), log(b, v)) }),
  (b, u, v) => ({ left: log(b, join(u, v)), right: sum(log(b, u), log(b, v)) }),
  (b, u, v) => ({ left: log(b, over(u, v)), right: over(log(b, u), log(b, v)) }),
  (b, u, v) => ({ left: log(b, over(u, v)), right: minus(log(b, u), log(b, v)) }),
  (b, u, _, n) => ({ left: log(b, power(u, n)), right: join(n, log(b, u)) }),
  (b, u, _, n) => ({ left: power(bracketed(log(b, u)), n), right: join(n, log(b, u)) }),
  (b, u) => ({ left: log(b, over(1, u)), right: negative(log(b, u)) }),
  (b, u, v) => ({ left: times(log(b, u), log(b, v)), right: log(b, join(u, v)) }),
  (b, u) => ({ left: log(b, root(u)), right: over(log(b, u), 2) }),
  (b, u, v) => ({ left: log(b, minus(u, v)), right: minus(log(b, u), log(b, v)) }),
]

/** Each rule with what pupils take for it. */
const rulesOf = (base: Base, u: Expr, v: Expr, n: number) => {
  const [first, second] = [log(base, u), log(base, v)]
  return {
    product: {
      left: log(base, join(u, v)),
      right: sum(first, second),
      wrong: { product: join(first, second), sum: log(base, sum(u, v)), difference: minus(first, second) },
    },
    quotient: {
      left: log(base, over(u, v)),
      right: minus(first, second),
      wrong: { quotient: over(first, second), difference: log(base, minus(u, v)), reversed: minus(second, first) },
    },
    power: {
      left: log(base, power(u, n)),
      right: join(n, first),
      wrong: { power: power(bracketed(first), n), sum: sum(first, n), times: log(base, join(n, u)) },
    },
    root: {
      left: log(base, root(u)),
      right: over(first, 2),
      wrong: { root: root(first), twice: join(2, first), minus: sum(first, -2) },
    },
  }
}

/** The same primes with the last kind of them below the bar: 12/5. */
function quotientParts([p, q, r]: readonly [number, number, number]): readonly number[] {
  return r > 0 ? [p, q, -r] : q > 0 && p > 0 ? [p, -q, 0] : [-p, -q, 1]
}

type Given = (typeof GIVEN)[number]

const thousandthsOf = ({ of }: Given, parts: readonly number[]) =>
  parts.reduce((sum, power, i) => sum + power * (of[i] ?? 0), 0)

/** Whether the rounded values lead to the rounded logarithm: a calculator shows the same. */
function isSharp(given: Given, parts: readonly number[]): boolean {
  const base = given.base === 'e' ? Math.E : given.base
  const sharp = parts.reduce((sum, power, i) => sum + (power * Math.log(PRIMES[i] ?? 1)) / Math.log(base), 0)
  return Math.abs(thousandthsOf(given, parts) / 1000 - sharp) < 0.00049
}

/** Where the first letter is the greater, so that differences have logarithms too. */
function areEqualFar(left: Expr, right: Expr): boolean {
  const letters = [...symbolsOf(left)].filter(letter => letter !== 'e')
  return [3.7, 11.3, 29.1].every(size => {
    const at = Object.fromEntries(letters.map((letter, i) => [letter, size / (i + 1.7)]))
    return Math.abs(approximate(left, at) - approximate(right, at)) < 1e-9
  })
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  condenseRoot: form({
    levels: ['hard'],
    share: 2,
    instruction: {
      en: prose`Write as a single logarithm with coefficient ${1}. Use a root sign. All variables are positive.`,
      es: prose`Escribe como un solo logaritmo con coeficiente ${1}. Usa el signo de raíz. Todas las variables son positivas.`,
    },
    draw: random => ({
      base: drawBase(random),
      letters: random.shuffle(drawLetters(random)),
      degree: random.evenly([2, 3]),
      isQuotient: random.evenly([false, true]),
      n: random.int(2, 4),
    }),
    answer: writtenExpression,
    solve: ({ base, letters: [a = 'x', b = 'y', c = 'z'], degree, isQuotient, n }) => {
      const [u, v, w] = [symbol(a), symbol(b), symbol(c)]
      const inside = isQuotient ? over(u, v) : join(u, v)
      const side = degree === 2 ? root(inside) : root(inside, 3)
      return log(base, isQuotient ? join(power(w, n), side) : over(side, power(w, n)))
    },
    ask: ({ base, letters: [a = 'x', b = 'y', c = 'z'], degree, isQuotient, n }) => {
      const [u, v, w] = [a, b, c].map(letter => log(base, symbol(letter))) as [Expr, Expr, Expr]
      const inside = bracketed(isQuotient ? minus(u, v) : sum(u, v))
      const first = join(Ratio.of(1, degree), inside)
      return both(isQuotient ? sum(join(n, w), first) : sum(first, join(-n, w)))
    },
    check: (printed, answer) => isEqualThere(printedOf(printed), answer) && answer.kind === 'call',
  }),

  useValues: form({
    levels: ['hard'],
    share: 2,
    draw: random => {
      const given = random.evenly(GIVEN)
      const kind = random.evenly(['product', 'quotient', 'root'])
      const { parts } = random.until(
        () => {
          const exponents = [random.int(0, 3), random.int(0, 2), random.int(0, 1)] as const
          return { exponents, parts: kind === 'quotient' ? quotientParts(exponents) : exponents }
        },
        ({ exponents: [p, q, r], parts }) => {
          const isTen = given.base === 10 && p === r && q === 0
          const isWhole = kind !== 'root' || thousandthsOf(given, parts) % 2 === 0
          const isSquare = kind === 'root' && p % 2 === 0 && q % 2 === 0 && r === 0
          const isSmall = p + q + r >= 2 && 2 ** p * 3 ** q * 5 ** r <= 180
          return isSmall && !isTen && isWhole && !isSquare && isSharp(given, parts)
        },
      )
      return { given, kind, parts }
    },
    answer: decimalNumber,
    solve: ({ given, kind, parts }) => decimal(Ratio.of(thousandthsOf(given, parts), kind === 'root' ? 2000 : 1000), 3),
    ask: ({ given, kind, parts: [p, q, r] }) => {
      const value = Ratio.of(2)
        .power(p ?? 0)
        .times(Ratio.of(3).power(q ?? 0))
        .times(Ratio.of(5).power(r ?? 0))
      const asked = log(given.base, kind === 'root' ? root(value) : expr(value))
      const [two, three, five] = PRIMES.map((prime, i) =>
        relation(log(given.base, expr(prime)), '≈', decimal(Ratio.of(given.of[i] ?? 0, 1000), 3)),
      ) as [Expr, Expr, Expr]
      return {
        en: prose`Given ${two}, ${three}, and ${five}, approximate ${asked} without a calculator.`,
        es: prose`Dados ${two}, ${three} y ${five}, aproxima ${asked} sin calculadora.`,
      }
    },
    check(printed, answer) {
      const asked = printed.maths.at(-1)
      return asked !== undefined && Math.abs(approximate(asked) - exact(answer).toNumber()) < 0.0005
    },
  }),

  judge: form({
    levels: ['hard'],
    instruction: {
      en: prose`True or false for all positive values for which both sides are defined?`,
      es: prose`¿Verdadero o falso para todos los valores positivos en que ambos lados están definidos?`,
    },
    draw: random => {
      const [a, b] = random.shuffle(drawLetters(random))
      return STATEMENTS[random.evenly([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])]!(
        drawBase(random),
        symbol(a ?? 'x'),
        symbol(b ?? 'y'),
        random.int(2, 5),
      )
    },
    answer: trueOrFalse,
    solve: ({ left, right }) => (isEqualThere(left, right) || areEqualFar(left, right) ? 'true' : 'false'),
    ask: ({ left, right }) => both(equation(left, right)),
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      return (answer === 'true') === areEqualFar(left, right)
    },
  }),

  whichRule: form({
    levels: ['hard'],
    instruction: {
      en: prose`Choose the expression that is always equal. All variables are positive.`,
      es: prose`Elige la expresión que siempre es igual. Todas las variables son positivas.`,
    },
    draw: random => {
      const [a, b] = random.shuffle(drawLetters(random))
      return {
        kind: random.evenly(['product', 'quotient', 'power', 'root'] as const),
        base: drawBase(random),
        u: symbol(a ?? 'x'),
        v: symbol(b ?? 'y'),
        n: random.int(2, 6),
      }
    },
    answer: formulaChoice,
    solve: ({ kind, base, u, v, n }) => rulesOf(base, u, v, n)[kind].right,
    mistakes: ({ kind, base, u, v, n }) => rulesOf(base, u, v, n)[kind].wrong,
    ask: ({ kind, base, u, v, n }) => both(rulesOf(base, u, v, n)[kind].left),
    check: (printed, answer) => areEqualFar(printedOf(printed), expr(answer)),
  }),

  findMistake: form({
    levels: ['medium', 'hard'],
    kind: 'find-mistake',
    lines: 2,
    draw: random => {
      const [a, b] = random.shuffle(drawLetters(random))
      return {
        base: drawBase(random),
        u: symbol(a ?? 'x'),
        v: symbol(b ?? 'y'),
        n: random.int(2, 6),
        kind: random.evenly(['quotient', 'exponent', 'none'] as const),
      }
    },
    answer: option({
      quotient: {
        en: prose`The logarithm of a quotient was taken as a quotient of logarithms.`,
        es: prose`El logaritmo de un cociente se tomó como un cociente de logaritmos.`,
      },
      exponent: {
        en: prose`The exponent was used for both variables.`,
        es: prose`El exponente se usó para las dos variables.`,
      },
      none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
    }),
    solve: ({ kind }) => kind,
    ask: ({ base, u, v, n, kind }) => {
      const [first, second] = [log(base, u), log(base, v)]
      const found = {
        quotient: over(join(n, first), second),
        exponent: join(n, bracketed(minus(first, second))),
        none: minus(join(n, first), second),
      }
      const work = equation(log(base, over(power(u, n), v)), found[kind])
      return {
        en: prose`A student writes ${work}. What is the mistake?`,
        es: prose`Un estudiante escribe ${work}. ¿Cuál es el error?`,
      }
    },
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      if (isEqualThere(left, right)) return answer === 'none'
      return answer === (right.kind === 'quotient' ? 'quotient' : 'exponent')
    },
  }),
})
