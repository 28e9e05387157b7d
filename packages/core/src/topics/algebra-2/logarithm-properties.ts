import { formulaChoice } from '../../answer/choice.ts'
import { writtenExpression } from '../../answer/expression.ts'
import { decimalNumber } from '../../answer/number.ts'
import { option, trueOrFalse } from '../../answer/option.ts'
import { both, prose } from '../../content.ts'
import {
  bracketed,
  call,
  decimal,
  equation,
  expr,
  join,
  logarithm,
  minus,
  negative,
  over,
  power,
  relation,
  root,
  sum,
  symbol,
  times,
} from '../../math/build.ts'
import { approximate, exact, symbolsOf } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { sumOf } from '../algebra-1/shared/polynomial.ts'

type Base = 2 | 3 | 5 | 7 | 10 | 'e'
interface Part {
  readonly of: Expr
  readonly exponent: Ratio
}

/** A product stands in brackets: log (xy). */
function log(base: Base, of: Expr): Expr {
  const argument = of.kind === 'product' ? bracketed(of) : of
  return base === 'e' ? call('ln', argument) : base === 10 ? call('log', argument) : logarithm(base, argument)
}
const drawBase = (random: Random) => random.pick([2, 3, 5, 7, 10, 'e'] as const)
const drawLetters = (random: Random) =>
  random.pick([
    ['x', 'y', 'z'],
    ['a', 'b', 'c'],
    ['m', 'n', 'p'],
    ['u', 'v', 'w'],
  ] as const)

/** x², √x, ∛x². */
function raised({ of, exponent }: Part): Expr {
  const { n, d } = Ratio.of(Math.abs(exponent.n), exponent.d)
  const inside = n === 1 ? of : power(of, n)
  return d === 1 ? inside : d === 2 ? root(inside) : root(inside, d)
}
const beside = (parts: readonly Part[]): Expr => {
  const all = parts.map(raised)
  return all.length === 0 ? expr(1) : all.length === 1 ? all[0]! : join(...all)
}
const argumentOf = (parts: readonly Part[]): Expr => {
  const [above, below] = [parts.filter(part => part.exponent.n > 0), parts.filter(part => part.exponent.n < 0)]
  return below.length === 0 ? beside(above) : over(beside(above), beside(below))
}
const termOf = (base: Base, { of, exponent }: Part): Expr => {
  const single = log(base, of)
  return exponent.equals(1) ? single : exponent.equals(-1) ? negative(single) : join(exponent, single)
}
const expandedOf = (base: Base, parts: readonly Part[]) => sumOf(parts.map(part => termOf(base, part)))

const drawn = {
  product(random: Random, [a, b]: readonly string[]): readonly Part[] {
    const first = random.chance(0.5) ? expr(random.pick([11, 13, 17, 19, 23])) : symbol(a ?? 'x')
    return [
      { of: first, exponent: Ratio.of(1) },
      { of: symbol(b ?? 'y'), exponent: Ratio.of(1) },
    ]
  },
  quotient(random: Random, [a, b]: readonly string[]): readonly Part[] {
    const last = random.chance(0.5) ? expr(random.pick([11, 13, 17, 19, 23])) : symbol(b ?? 'y')
    return [
      { of: symbol(a ?? 'x'), exponent: Ratio.of(1) },
      { of: last, exponent: Ratio.of(-1) },
    ]
  },
  power: (random: Random, [a]: readonly string[]): readonly Part[] => [
    { of: symbol(a ?? 'x'), exponent: Ratio.of(random.int(2, 9)) },
  ],
  several(random: Random, letters: readonly string[]): readonly Part[] {
    const [p, q, r] = [random.int(2, 4), random.int(1, 4), random.int(1, 4)]
    const [a, b, c] = random.shuffle(letters)
    const signs = random.pick([
      [1, 1, -1],
      [1, -1, -1],
    ])
    return [
      { of: symbol(a ?? 'x'), exponent: Ratio.of(p) },
      { of: symbol(b ?? 'y'), exponent: Ratio.of(q * (signs[1] ?? 1)) },
      { of: symbol(c ?? 'z'), exponent: Ratio.of(r * (signs[2] ?? 1)) },
    ]
  },
  roots(random: Random, letters: readonly string[]): readonly Part[] {
    const [a, b] = random.shuffle(letters)
    return [
      { of: symbol(a ?? 'x'), exponent: Ratio.of(random.int(2, 4)) },
      {
        of: symbol(b ?? 'y'),
        exponent: random.pick([Ratio.of(1, 2), Ratio.of(1, 3), Ratio.of(-1, 2), Ratio.of(-1, 3), Ratio.of(2, 3)]),
      },
    ]
  },
}
type Kind = keyof typeof drawn
interface Level {
  readonly expand: readonly Kind[]
  readonly condense: readonly Kind[]
}

const positive = {
  en: prose`Expand completely. All variables are positive.`,
  es: prose`Desarrolla por completo. Todas las variables son positivas.`,
}
const condenseIt = {
  en: prose`Write as a single logarithm with coefficient ${1}. All variables are positive.`,
  es: prose`Escribe como un solo logaritmo con coeficiente ${1}. Todas las variables son positivas.`,
}

const POINTS = [
  [1.3, 2.9, 0.7],
  [4.1, 0.6, 3.3],
  [2.2, 5.7, 1.9],
  [0.4, 1.7, 6.1],
] as const
/** Equal at four points where all letters are positive. */
function isEqualThere(a: Expr, b: Expr): boolean {
  const letters = [...new Set([...symbolsOf(a), ...symbolsOf(b)])].filter(letter => letter !== 'e').sort()
  return POINTS.every(point => {
    const at = Object.fromEntries(letters.map((letter, i) => [letter, point[i % 3] ?? 1]))
    return Math.abs(approximate(a, at) - approximate(b, at)) < 1e-9
  })
}
const isSingle = (of: Expr): boolean => of.kind === 'call' && (of.of.kind === 'symbol' || of.of.kind === 'number')
/** A number times the logarithm of one letter or number. */
function isLogTerm(of: Expr): boolean {
  if (of.kind === 'negative') return isLogTerm(of.of)
  if (of.kind === 'product')
    return of.factors.length === 2 && of.factors[0]?.kind === 'number' && isSingle(of.factors[1]!)
  return isSingle(of)
}
const isExpanded = (of: Expr) => (of.kind === 'sum' ? of.terms.every(isLogTerm) : isLogTerm(of))
const printedOf = (printed: Printed): Expr => printed.maths[0] ?? symbol('?')

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

export const logarithmProperties = defineTopic(
  {
    id: 'logarithm-properties',
    name: {
      en: 'Properties of logarithms: expand and condense',
      es: 'Propiedades de los logaritmos: desarrollar y condensar',
    },
    description: {
      en: 'Use product, quotient and power properties to expand or condense logarithmic expressions.',
      es: 'Usa las propiedades del producto, cociente y potencia para desarrollar o condensar expresiones logarítmicas.',
    },
    domain: 'Exponentials & Logarithms',
    standards: ['F-BF.B.5', 'F-LE.A.4', 'AP-PRECALC-2.12'],
    levels: {
      easy: { expand: ['product', 'quotient', 'power'], condense: ['product', 'quotient'] },
      medium: { expand: ['several', 'roots'], condense: ['several'] },
      hard: { expand: ['several', 'roots'], condense: ['several'] },
    },
  },
  form => ({
    expand: form({
      levels: ['easy', 'medium'],
      share: 2,
      instruction: positive,
      lines: 2,
      draw: (random, { expand }: Level) => ({
        base: drawBase(random),
        parts: drawn[random.evenly(expand)](random, drawLetters(random)),
      }),
      answer: writtenExpression,
      solve: ({ base, parts }) => expandedOf(base, parts),
      ask: ({ base, parts }) => both(log(base, argumentOf(parts))),
      check: (printed, answer) => isEqualThere(printedOf(printed), answer) && isExpanded(answer),
    }),

    expandNumber: form({
      levels: ['medium'],
      instruction: {
        en: prose`Expand completely. Evaluate the logarithms that have a whole value. All variables are positive.`,
        es: prose`Desarrolla por completo. Evalúa los logaritmos con valor entero. Todas las variables son positivas.`,
      },
      lines: 2,
      draw: random => {
        const [base, most] = random.pick([
          [2, 6],
          [3, 4],
          [5, 3],
          [7, 2],
          [10, 4],
        ] as const)
        return {
          base,
          n: random.int(1, most),
          letter: symbol(random.pick(drawLetters(random))),
          exponent: random.int(1, 5),
          isBelow: random.evenly([false, true]),
          isTop: random.chance(0.5),
        }
      },
      answer: writtenExpression,
      solve: ({ base, n, letter, exponent, isBelow, isTop }) => {
        const rest = exponent === 1 ? log(base, letter) : join(exponent, log(base, letter))
        if (!isBelow) return sum(n, rest)
        return isTop ? minus(n, rest) : sum(rest, -n)
      },
      ask: ({ base, n, letter, exponent, isBelow, isTop }) => {
        const [number, rest] = [expr(base ** n), exponent === 1 ? letter : power(letter, exponent)]
        return both(log(base, !isBelow ? join(number, rest) : isTop ? over(number, rest) : over(rest, number)))
      },
      check: (printed, answer) =>
        isEqualThere(printedOf(printed), answer) &&
        answer.kind === 'sum' &&
        answer.terms.every(term => isLogTerm(term) || symbolsOf(term).size === 0),
    }),

    condense: form({
      levels: ['easy', 'medium'],
      share: 2,
      instruction: condenseIt,
      lines: 2,
      draw: (random, { condense }: Level) => ({
        base: drawBase(random),
        parts: drawn[random.evenly(condense)](random, drawLetters(random)),
      }),
      answer: writtenExpression,
      solve: ({ base, parts }) => log(base, argumentOf(parts)),
      ask: ({ base, parts }) => both(expandedOf(base, parts)),
      check: (printed, answer) => isEqualThere(printedOf(printed), answer) && answer.kind === 'call',
    }),

    condenseRoot: form({
      levels: ['hard'],
      share: 2,
      instruction: {
        en: prose`Write as a single logarithm with coefficient ${1}. Use a root sign. All variables are positive.`,
        es: prose`Escribe como un solo logaritmo con coeficiente ${1}. Usa el signo de raíz. Todas las variables son positivas.`,
      },
      lines: 3,
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
      lines: 3,
      draw: random => {
        const given = random.evenly(GIVEN)
        const kind = random.evenly(['product', 'quotient', 'root'])
        const exponents = random.until(
          () => [random.int(0, 3), random.int(0, 2), random.int(0, 1)] as const,
          ([p, q, r]) => {
            const total = p * given.of[0] + q * given.of[1] + r * given.of[2]
            const isTen = given.base === 10 && p === r && q === 0
            return p + q + r >= 2 && 2 ** p * 3 ** q * 5 ** r <= 180 && !isTen && (kind !== 'root' || total % 2 === 0)
          },
        )
        return { given, kind, exponents }
      },
      answer: decimalNumber,
      solve: ({ given, kind, exponents }) => {
        const signed = exponents.map((value, i) => value * (given.of[i] ?? 0))
        const total =
          kind === 'quotient'
            ? quotientParts(exponents).reduce((sum, value, i) => sum + value * (given.of[i] ?? 0), 0)
            : signed.reduce((sum, value) => sum + value, 0)
        return decimal(Ratio.of(total, kind === 'root' ? 2000 : 1000), 3)
      },
      ask: ({ given, kind, exponents }) => {
        const [p, q, r] = kind === 'quotient' ? quotientParts(exponents) : exponents
        const value = Ratio.of(2)
          .power(p ?? 0)
          .times(Ratio.of(3).power(q ?? 0))
          .times(Ratio.of(5).power(r ?? 0))
        const asked = log(given.base, kind === 'root' ? root(value) : expr(value))
        const [two, three, five] = PRIMES.map((prime, i) =>
          relation(log(given.base, expr(prime)), '≈', decimal(Ratio.of(given.of[i] ?? 0, 1000), 3)),
        ) as [Expr, Expr, Expr]
        return {
          en: prose`Given ${two}, ${three}, and ${five}, find ${asked} without a calculator.`,
          es: prose`Dados ${two}, ${three} y ${five}, halla ${asked} sin calculadora.`,
        }
      },
      // Within the doubt of the given values, the power of the base is the number.
      check(printed, answer) {
        const asked = printed.maths.at(-1)
        return asked !== undefined && Math.abs(approximate(asked) - exact(answer).toNumber()) < 0.005
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
      lines: 0,
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
  }),
)

/** The same primes with the last kind of them below the bar: 12/5. */
function quotientParts([p, q, r]: readonly [number, number, number]): readonly number[] {
  return r > 0 ? [p, q, -r] : q > 0 && p > 0 ? [p, -q, 0] : [-p, -q, 1]
}

/** Where the first letter is the greater, so that differences have logarithms too. */
function areEqualFar(left: Expr, right: Expr): boolean {
  const letters = [...symbolsOf(left)].filter(letter => letter !== 'e')
  return [3.7, 11.3, 29.1].every(size => {
    const at = Object.fromEntries(letters.map((letter, i) => [letter, size / (i + 1.7)]))
    return Math.abs(approximate(left, at) - approximate(right, at)) < 1e-9
  })
}
