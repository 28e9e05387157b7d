import {
  approximate,
  type Both,
  both,
  bracketed,
  decimal,
  decimalInDigits,
  type Expr,
  equation,
  exact,
  expr,
  type FormMaker,
  formulaChoice,
  type Inline,
  itemOf,
  join,
  line,
  minus,
  negative,
  option,
  over,
  power,
  prose,
  Ratio,
  relation,
  root,
  step,
  sum,
  symbol,
  symbolsOf,
  trueOrFalse,
  type Value,
  writtenExpression,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { type Base, drawBase, drawLetters, isEqualThere, type levels, log, printedOf } from './parts.ts'
import { byRule, type Rule } from './rules.ts'

/** Logarithms of 2, 3 and 5 in thousandths. */
const GIVEN = [
  { base: 7, of: [356, 565, 827] },
  { base: 10, of: [301, 477, 699] },
  { base: 'e', of: [693, 1099, 1609] },
] as const

const PRIMES = [2, 3, 5] as const

/** An equation that is claimed, and the rule that holds: the claim itself, or what should stand there. */
interface Claim {
  readonly left: Expr
  readonly right: Expr
  readonly rule: Rule
  /** The parts of the rule. */
  readonly parts: readonly [Expr, Value]
  /** Why it is false; null where it is true. */
  readonly mistake: Both<readonly Inline[]> | null
}
type Maker = (b: Base, u: Expr, v: Expr, n: number) => Claim

const NOT_A_SUM = {
  en: line`the log of a sum is not a sum of logs`,
  es: line`el logaritmo de una suma no es una suma de logaritmos`,
}
const NOT_A_DIFFERENCE = {
  en: line`the log of a difference is not a difference of logs`,
  es: line`el logaritmo de una diferencia no es una diferencia de logaritmos`,
}
const NOT_A_QUOTIENT = {
  en: line`the log of a quotient is not a quotient of logs`,
  es: line`el logaritmo de un cociente no es un cociente de logaritmos`,
}
const NOT_A_PRODUCT = {
  en: line`a product of logs is not the log of a product`,
  es: line`un producto de logaritmos no es el logaritmo de un producto`,
}
const EXPONENT_OF_LOG = {
  en: line`the exponent belongs to the log, not to its argument`,
  es: line`el exponente es del logaritmo, no de su argumento`,
}

const STATEMENTS: readonly Maker[] = [
  (b, u, v) => ({
    left: log(b, sum(u, v)),
    right: sum(log(b, u), log(b, v)),
    rule: 'product',
    parts: [u, v],
    mistake: NOT_A_SUM,
  }),
  (b, u, v) => ({
    left: log(b, join(u, v)),
    right: sum(log(b, u), log(b, v)),
    rule: 'product',
    parts: [u, v],
    mistake: null,
  }),
  (b, u, v) => ({
    left: log(b, over(u, v)),
    right: over(log(b, u), log(b, v)),
    rule: 'quotient',
    parts: [u, v],
    mistake: NOT_A_QUOTIENT,
  }),
  (b, u, v) => ({
    left: log(b, over(u, v)),
    right: minus(log(b, u), log(b, v)),
    rule: 'quotient',
    parts: [u, v],
    mistake: null,
  }),
  (b, u, _, n) => ({
    left: log(b, power(u, n)),
    right: join(n, log(b, u)),
    rule: 'power',
    parts: [u, n],
    mistake: null,
  }),
  (b, u, _, n) => ({
    left: power(bracketed(log(b, u)), n),
    right: join(n, log(b, u)),
    rule: 'power',
    parts: [u, n],
    mistake: EXPONENT_OF_LOG,
  }),
  (b, u) => ({ left: log(b, over(1, u)), right: negative(log(b, u)), rule: 'power', parts: [u, -1], mistake: null }),
  (b, u, v) => ({
    left: join(bracketed(log(b, u)), bracketed(log(b, v))),
    right: log(b, join(u, v)),
    rule: 'product',
    parts: [u, v],
    mistake: NOT_A_PRODUCT,
  }),
  (b, u) => ({
    left: log(b, root(u)),
    right: over(log(b, u), 2),
    rule: 'power',
    parts: [u, Ratio.of(1, 2)],
    mistake: null,
  }),
  (b, u, v) => ({
    left: log(b, minus(u, v)),
    right: minus(log(b, u), log(b, v)),
    rule: 'quotient',
    parts: [u, v],
    mistake: NOT_A_DIFFERENCE,
  }),
]

/** What the rule makes of its parts. */
function resultOf(rule: Rule, base: Base, [first, second]: Claim['parts']): Expr {
  if (rule === 'power') return equation(log(base, power(first, second)), join(second, log(base, first)))
  const [one, other] = [log(base, first), log(base, expr(second))]
  return rule === 'product'
    ? equation(log(base, join(first, second)), sum(one, other))
    : equation(log(base, over(first, second)), minus(one, other))
}

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

/** 2^p · 3^q · 5^r. */
const valueOf = (parts: readonly number[]): Ratio =>
  parts.reduce((value, exponent, i) => value.times(Ratio.of(itemOf(PRIMES, i)).power(exponent)), Ratio.of(1))

type Given = (typeof GIVEN)[number]

const thousandthsOf = ({ of }: Given, parts: readonly number[]) =>
  parts.reduce((sum, power, i) => sum + power * itemOf(of, i), 0)

/** Whether the rounded values lead to the rounded logarithm: a calculator shows the same. */
function isSharp(given: Given, parts: readonly number[]): boolean {
  const base = given.base === 'e' ? Math.E : given.base
  const sharp = parts.reduce((sum, power, i) => sum + (power * Math.log(itemOf(PRIMES, i))) / Math.log(base), 0)
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
    solve: ({ base, letters: [a, b, c], degree, isQuotient, n }) => {
      const [u, v, w] = [symbol(a), symbol(b), symbol(c)]
      const inside = isQuotient ? over(u, v) : join(u, v)
      const side = degree === 2 ? root(inside) : root(inside, 3)
      return log(base, isQuotient ? join(power(w, n), side) : over(side, power(w, n)))
    },
    ask: ({ base, letters: [a, b, c], degree, isQuotient, n }) => {
      const [u, v, w] = [a, b, c].map(letter => log(base, symbol(letter))) as [Expr, Expr, Expr]
      const inside = bracketed(isQuotient ? minus(u, v) : sum(u, v))
      const first = join(Ratio.of(1, degree), inside)
      return both(isQuotient ? sum(join(n, w), first) : sum(first, join(-n, w)))
    },
    solution: ({ base, letters: [a, b, c], degree, isQuotient, n }, answer) => {
      const [u, v, w] = [symbol(a), symbol(b), symbol(c)]
      const inside = isQuotient ? over(u, v) : join(u, v)
      const [rooted, raised] = [degree === 2 ? root(inside) : root(inside, 3), power(w, n)]
      const beside = (one: Expr, other: Expr) => (isQuotient ? sum(other, one) : minus(one, other))
      return [
        step(
          beside(join(Ratio.of(1, degree), log(base, inside)), join(n, log(base, w))),
          isQuotient ? because.differenceIsLogOfQuotient : because.sumIsLogOfProduct,
        ),
        step(beside(log(base, rooted), log(base, raised)), because.coefficientInside),
        step(answer, isQuotient ? because.sumIsLogOfProduct : because.differenceIsLogOfQuotient),
      ]
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
    answer: decimalInDigits,
    solve: ({ given, kind, parts }) => decimal(Ratio.of(thousandthsOf(given, parts), kind === 'root' ? 2000 : 1000), 3),
    ask: ({ given, kind, parts }) => {
      const value = valueOf(parts)
      const asked = log(given.base, kind === 'root' ? root(value) : expr(value))
      const [two, three, five] = PRIMES.map((prime, i) =>
        relation(log(given.base, expr(prime)), '≈', decimal(Ratio.of(itemOf(given.of, i), 1000), 3)),
      ) as [Expr, Expr, Expr]
      return {
        en: prose`Given ${two}, ${three}, and ${five}, approximate ${asked} as a decimal without a calculator.`,
        es: prose`Dados ${two}, ${three} y ${five}, aproxima ${asked} como decimal sin calculadora.`,
      }
    },
    solution: ({ given, kind, parts }, answer) => {
      const value = valueOf(parts)
      const asked = log(given.base, kind === 'root' ? root(value) : expr(value))
      const present = parts.map((exponent, i) => ({ exponent, prime: itemOf(PRIMES, i), of: itemOf(given.of, i) }))
      const kept = present.filter(({ exponent }) => exponent !== 0)
      const side = (sign: number) => kept.filter(({ exponent }) => exponent * sign > 0)
      const powers = (of: typeof kept) => {
        const all = of.map(({ exponent, prime }) =>
          Math.abs(exponent) === 1 ? expr(prime) : power(prime, Math.abs(exponent)),
        )
        return all.length === 1 ? itemOf(all, 0) : join(...all)
      }
      const split = side(-1).length > 0 ? over(powers(side(1)), powers(side(-1))) : powers(side(1))
      const total = (term: (of: (typeof kept)[number]) => Expr) => {
        const terms = kept.map(of => {
          const size = Math.abs(of.exponent)
          const whole = size === 1 ? term(of) : join(size, term(of))
          return of.exponent < 0 ? negative(whole) : whole
        })
        const all = terms.length === 1 ? itemOf(terms, 0) : sum(...terms)
        return kind === 'root' ? over(all, 2) : all
      }
      return [
        step(equation(value, split), because.factorsOfNumber),
        step(
          equation(
            asked,
            total(({ prime }) => log(given.base, expr(prime))),
          ),
          because.expandTheLogarithm,
        ),
        step(
          relation(
            asked,
            '≈',
            equation(
              total(({ of, exponent }) => {
                const given = decimal(Ratio.of(of, 1000), 3)
                return Math.abs(exponent) === 1 ? given : bracketed(given)
              }),
              answer,
            ),
          ),
          because.useGivenValues,
        ),
      ]
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
      const [[a, b], base] = [random.shuffle(drawLetters(random)), drawBase(random)]
      const claim = random.evenly(STATEMENTS)(base, symbol(a), symbol(b), random.int(2, 5))
      return { base, ...claim }
    },
    answer: trueOrFalse,
    solve: ({ left, right }) => (isEqualThere(left, right) || areEqualFar(left, right) ? 'true' : 'false'),
    ask: ({ left, right }) => both(equation(left, right)),
    key: ({ base, rule, parts, mistake }) => {
      if (mistake === null) return both([])
      const right = resultOf(rule, base, parts)
      return { en: prose`The rule is ${right}.`, es: prose`La regla es ${right}.` }
    },
    solution: ({ left, right, base, rule, parts, mistake }) => {
      if (mistake !== null)
        return [
          step(relation(left, '≠', right), because.mistakeIs, { what: mistake }),
          ...byRule(rule, base, parts[0], parts[1], resultOf(rule, base, parts)),
        ]
      const [first, second] = byRule(rule, base, parts[0], parts[1], right)
      return [first, second]
    },
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
        u: symbol(a),
        v: symbol(b),
        n: random.int(2, 6),
      }
    },
    answer: formulaChoice,
    solve: ({ kind, base, u, v, n }) => rulesOf(base, u, v, n)[kind].right,
    mistakes: ({ kind, base, u, v, n }) => rulesOf(base, u, v, n)[kind].wrong,
    ask: ({ kind, base, u, v, n }) => both(rulesOf(base, u, v, n)[kind].left),
    solution: ({ kind, base, u, v, n }) => {
      const { right } = rulesOf(base, u, v, n)[kind]
      if (kind === 'root') return byRule('power', base, u, Ratio.of(1, 2), right)
      return byRule(kind, base, u, kind === 'power' ? n : v, right)
    },
    check: (printed, answer) => areEqualFar(printedOf(printed), expr(answer)),
  }),

  findMistake: form({
    levels: ['medium'],
    kind: 'find-mistake',
    draw: random => {
      const [a, b] = random.shuffle(drawLetters(random))
      return {
        base: drawBase(random),
        u: symbol(a),
        v: symbol(b),
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
        en: prose`A student writes ${work}. What mistake, if any, did the student make?`,
        es: prose`Un estudiante escribe ${work}. ¿Qué error cometió, si cometió alguno?`,
      }
    },
    key: ({ base, u, v, n, kind }) => {
      if (kind === 'none') return both([])
      const right = minus(join(n, log(base, u)), log(base, v))
      return { en: prose`It should be ${right}.`, es: prose`Debe ser ${right}.` }
    },
    solution: ({ base, u, v, n, kind }) => {
      const [first, second] = [log(base, u), log(base, v)]
      const right = [
        step(minus(log(base, power(u, n)), second), because.logOfQuotient),
        step(minus(join(n, first), second), because.logOfPower),
      ]
      if (kind === 'none') return right
      const mistake =
        kind === 'quotient'
          ? step(over(join(n, first), second), because.mistakeIs, { what: NOT_A_QUOTIENT })
          : step(join(n, bracketed(minus(first, second))), because.mistakeIs, {
              what: { en: line`the exponent ${n} belongs to ${u} alone`, es: line`el exponente ${n} es solo de ${u}` },
            })
      return [mistake, ...right]
    },
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      if (isEqualThere(left, right)) return answer === 'none'
      return answer === (right.kind === 'quotient' ? 'quotient' : 'exponent')
    },
  }),
})
