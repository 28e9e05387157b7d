import {
  approximate,
  both,
  bracketed,
  decimal,
  decimalInDigits,
  type Expr,
  equation,
  exact,
  explained,
  explainedBy,
  expr,
  type FormMaker,
  formulaChoice,
  itemOf,
  join,
  line,
  minus,
  negative,
  over,
  power,
  prose,
  Ratio,
  relation,
  root,
  statements,
  step,
  sum,
  symbol,
  words,
  writtenExpression,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { areEqualFar, FALSE_CLAIMS, TRUE_CLAIMS } from './claims.ts'
import { drawBase, drawLetters, isEqualThere, type levels, log, printedOf } from './parts.ts'

/** Logarithms of 2, 3 and 5 in thousandths. */
const GIVEN = [
  { base: 7, of: [356, 565, 827] },
  { base: 10, of: [301, 477, 699] },
  { base: 'e', of: [693, 1099, 1609] },
] as const

const PRIMES = [2, 3, 5] as const

/** The same primes with the last kind of them below the bar: 12/5. */
function quotientParts([p, q, r]: readonly [number, number, number]): readonly number[] {
  return r > 0 ? [p, q, -r] : q > 0 && p > 0 ? [p, -q, 0] : [-p, -q, 1]
}

/** 2^p · 3^q · 5^r. */
const valueOf = (parts: readonly number[]): Ratio =>
  parts.reduce((value, exponent, i) => value.times(Ratio.of(itemOf(PRIMES, i)).power(exponent)), Ratio.of(1))

/** How the number becomes its primes. */
const HOW = {
  product: {
    en: line`The log of a product is a sum of logs; exponents come in front.`,
    es: line`El logaritmo de un producto es una suma de logaritmos; los exponentes pasan adelante.`,
  },
  quotient: {
    en: line`The log of a quotient is a difference of logs; exponents come in front.`,
    es: line`El logaritmo de un cociente es una diferencia de logaritmos; los exponentes pasan adelante.`,
  },
  root: {
    en: line`The exponent ${Ratio.of(1, 2)} halves the log of the number; the other exponents come in front.`,
    es: line`El exponente ${Ratio.of(1, 2)} reduce a la mitad el logaritmo del número; los otros exponentes pasan adelante.`,
  },
}

type Given = (typeof GIVEN)[number]

const thousandthsOf = ({ of }: Given, parts: readonly number[]) =>
  parts.reduce((sum, power, i) => sum + power * itemOf(of, i), 0)

/** Whether the rounded values lead to the rounded logarithm: a calculator shows the same. */
function isSharp(given: Given, parts: readonly number[]): boolean {
  const base = given.base === 'e' ? Math.E : given.base
  const sharp = parts.reduce((sum, power, i) => sum + (power * Math.log(itemOf(PRIMES, i))) / Math.log(base), 0)
  return Math.abs(thousandthsOf(given, parts) / 1000 - sharp) < 0.00049
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
        explained(
          beside(log(base, rooted), log(base, raised)),
          line`A coefficient becomes an exponent; the exponent ${Ratio.of(1, degree)} is ${degree === 2 ? words('a square root', 'una raíz cuadrada') : words('a cube root', 'una raíz cúbica')}.`,
          line`Un coeficiente pasa a ser exponente; el exponente ${Ratio.of(1, degree)} es ${degree === 2 ? words('a square root', 'una raíz cuadrada') : words('a cube root', 'una raíz cúbica')}.`,
        ),
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
          const hasTwo = [p, q, r].filter(exponent => exponent > 0).length > 1
          // Two rules are needed: one for the factors, one for an exponent.
          const hasPower = Math.max(p, q) > 1
          const isSmall = hasTwo && hasPower && 2 ** p * 3 ** q * 5 ** r <= 180
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
        step(
          kind === 'root'
            ? statements(equation(value, split), equation(asked, log(given.base, power(value, Ratio.of(1, 2)))))
            : equation(value, split),
          because.factorsOfNumber,
        ),
        step(
          equation(
            asked,
            total(({ prime }) => log(given.base, expr(prime))),
          ),
          because.explain,
          { sentence: HOW[kind] },
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

  whichHolds: form({
    levels: ['hard'],
    draw: random => {
      const [[a, b], base] = [random.shuffle(drawLetters(random)), drawBase(random)]
      const [u, v, n] = [symbol(a), symbol(b), random.int(2, 5)]
      return {
        claim: random.evenly(TRUE_CLAIMS)(base, u, v, n),
        others: random.sample(FALSE_CLAIMS, 3).map(make => make(base, u, v, n)),
      }
    },
    answer: formulaChoice,
    solve: ({ claim: { left, lines } }) => equation(left, lines[2][0]),
    mistakes: ({ others }) =>
      Object.fromEntries(others.map(({ left, right }, i) => [`claim${i + 1}`, equation(left, right)])),
    ask: () => ({
      en: prose`Which equation is true for all positive values for which both sides are defined?`,
      es: prose`¿Qué ecuación es verdadera para todos los valores positivos en que ambos lados están definidos?`,
    }),
    solution: ({ claim: { left, lines } }) => lines.map(([right, rule]) => explainedBy(equation(left, right), rule)),
    whyWrong: ({ others }) =>
      Object.fromEntries(
        others.map(({ left, right, mistake }, i) => [
          `claim${i + 1}`,
          step(relation(left, '≠', right), because.mistakeIs, { what: mistake }),
        ]),
      ),
    check(_, answer) {
      const chosen = expr(answer)
      return chosen.kind === 'relation' && areEqualFar(chosen.left, chosen.right)
    },
  }),
})
