import {
  answerStep,
  bracketed,
  type Expr,
  equation,
  explainedBy,
  isSame,
  join,
  line,
  m,
  negative,
  power,
  prose,
  type Random,
  Ratio,
  type Step,
  statements,
  step,
  sum,
  symbol,
  symbolsOf,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { isSquare, PRIME } from '../../kit/polynomials/factored.ts'
import { factored, factorFor, monomial, polynomial, sumOf, times } from '../../kit/polynomials/polynomial.ts'

/** x² + bx + c by the numbers m and n of its factors. */
export interface Trinomial {
  readonly m: number
  readonly n: number
}

export const SIGNS = ['++', '-+', '+-', '--'] as const
export type Signs = (typeof SIGNS)[number]
/** Those with a minus. */
export const NEW_SIGNS = ['-+', '+-', '--'] as const

/** The signs are those of b and c; the lesser number first. */
export function drawTrinomial(random: Random, most: number, signs: Signs = '++'): Trinomial {
  const sizes = random.sample(
    Array.from({ length: most }, (_, i) => i + 1),
    2,
  )
  const [small, large] = [Math.min(...sizes), Math.max(...sizes)]
  switch (signs) {
    case '++':
      return { m: small, n: large }
    case '-+':
      return { m: -large, n: -small }
    case '+-':
      return { m: -small, n: large }
    case '--':
      return { m: -large, n: small }
  }
}

export const expanded = ({ m, n }: Trinomial, scale = 1): Expr => polynomial([scale * m * n, scale * (m + n), scale])
export const product = ({ m, n }: Trinomial, scale = 1): Expr => factored(scale, factorFor(-m), factorFor(-n))
/** x² + bxy + cy². */
export const inTwoLetters = ({ m, n }: Trinomial): Expr =>
  sumOf([power(symbol('x'), 2), monomial(m + n, ['x', 1], ['y', 1]), monomial(m * n, ['y', 2])])
export const withY = (n: number): Expr => m`(x + ${monomial(n, ['y', 1])})`

export interface Problem {
  readonly polynomial: Expr
  readonly factored: Expr
  readonly steps: () => readonly Step[]
}

export const pairStep = ({ m, n }: Trinomial): Step =>
  step(statements(equation(join(m, n), m * n), equation(sum(m, n), m + n)), because.findPair, {
    product: m * n,
    sum: m + n,
  })

/** scale(x² + bx + c). */
export function scaled(drawn: Trinomial, scale = 1): Problem {
  const inside = bracketed(expanded(drawn))
  return {
    polynomial: expanded(drawn, scale),
    factored: product(drawn, scale),
    steps: () => [
      ...(scale === 1
        ? []
        : [step(scale === -1 ? negative(inside) : join(scale, inside), because.factorOut, { factor: scale })]),
      pairStep(drawn),
      step(product(drawn, scale), because.factorForEachNumber),
    ],
  }
}

export const kinds = {
  positive: (random: Random): Problem => scaled(drawTrinomial(random, 10)),
  'all signs': (random: Random): Problem => scaled(drawTrinomial(random, 12, random.evenly(NEW_SIGNS))),
  /** Beyond the numbers of medium. */
  'large numbers': (random: Random): Problem =>
    scaled(
      random.until(
        () => drawTrinomial(random, 20, random.evenly(SIGNS)),
        ({ m, n }) => Math.max(Math.abs(m), Math.abs(n)) > 12,
      ),
    ),
  'two letters'(random: Random): Problem {
    const drawn = drawTrinomial(random, 9, random.evenly(SIGNS))
    const factored = join(withY(drawn.m), withY(drawn.n))
    return {
      polynomial: inTwoLetters(drawn),
      factored,
      steps: () => [
        pairStep(drawn),
        explainedBy(factored, {
          en: line`Write a factor with each of the two numbers; each stands before ${symbol('y')}, as the last term has ${m`y^2`}.`,
          es: line`Escribe un factor con cada uno de los dos números; cada uno va delante de ${symbol('y')}, pues el último término tiene ${m`y^2`}.`,
        }),
      ],
    }
  },
  'common factor': (random: Random): Problem =>
    scaled(drawTrinomial(random, 8, random.evenly(SIGNS)), random.int(2, 6)),
  'leading minus': (random: Random): Problem => scaled(drawTrinomial(random, 10, random.evenly(SIGNS)), -1),
  'x squared'(random: Random): Problem {
    const squares = random.until(
      () => random.sample([1, 4, 9, 16, 25, 2, 3, 5, -1, -2, -3, -5, -6], 2),
      ([p, q]) => p + q !== 0,
    )
    const [p, q] = tupleOf(
      [...squares].sort((a, b) => a - b),
      2,
    )
    const [one, other] = [m`(x^2 + ${-p})`, m`(x^2 + ${-q})`]
    const factorsFor = (square: number, whole: Expr) => {
      const side = Math.sqrt(square)
      return Number.isInteger(side) ? [factorFor(side), factorFor(-side)] : [whole]
    }
    const factored = join(...factorsFor(p, one), ...factorsFor(q, other))
    const u = symbol('u')
    return {
      polynomial: polynomial(times([-p, 0, 1], [-q, 0, 1])),
      factored,
      steps: () => [
        step(m`u^2 + ${-p - q}u + ${p * q}`, because.letLetterBe, { letter: u, what: power(symbol('x'), 2) }),
        pairStep({ m: -p, n: -q }),
        step(m`(u + ${-p})(u + ${-q})`, because.factorForEachNumber),
        step(join(one, other), because.substitute, { value: power(symbol('x'), 2), letter: u }),
        ...(isSame(factored, join(one, other))
          ? []
          : [step(factored, because.use, { rule: m`a^2 - b^2 = (a + b)(a - b)` })]),
      ],
    }
  },
  prime(random: Random): Problem {
    const { m, n } = drawTrinomial(random, 8, random.evenly(SIGNS))
    const shift = random.until(
      () => random.int(-4, 4),
      shift => pairsOf(Math.abs(m * n + shift)).length > 1 && !isSquare(Ratio.of((m + n) ** 2 - 4 * (m * n + shift))),
    )
    const [b, c] = [m + n, m * n + shift]
    return {
      polynomial: polynomial([c, b, 1]),
      factored: PRIME,
      steps: () => [
        explainedBy(
          statements(...signedPairs(b, c).map(([p, q]) => equation(sum(p, q), p + q))),
          c > 0
            ? {
                en: line`The product ${c} is positive: both numbers have the sign of the sum. No such pair has the sum ${b}.`,
                es: line`El producto ${c} es positivo: los dos números tienen el signo de la suma. Ningún par así suma ${b}.`,
              }
            : {
                en: line`The product ${c} is negative: the number farther from 0 has the sign of the sum. No such pair has the sum ${b}.`,
                es: line`El producto ${c} es negativo: el número más lejano de 0 tiene el signo de la suma. Ningún par así suma ${b}.`,
              },
        ),
        answerStep(PRIME, {
          en: line`So it does not factor over the integers: prime.`,
          es: line`Por eso no se puede factorizar con números enteros: primo.`,
        }),
      ],
    }
  },
}
export type Kind = keyof typeof kinds
export const draw = (random: Random, level: { readonly kinds: readonly Kind[] }) =>
  kinds[random.evenly(level.kinds)](random)
export const drawMonic = (random: Random, level: { readonly signs: readonly Signs[]; readonly most: number }) =>
  drawTrinomial(random, level.most, random.evenly(level.signs))

export const lettersOf = (of: Expr) => [...symbolsOf(of)]
export const factor = { en: prose`Factor.`, es: prose`Factoriza.` }

/** Products from 6 to 60 that have two to four pairs of factors. */
export const manyPairs = Array.from({ length: 55 }, (_, i) => i + 6).filter(c => {
  const pairs = pairsOf(c).length
  return pairs >= 2 && pairs <= 4
})
/** The pairs of integers with the product c whose sum has the sign of b. */
export const signedPairs = (b: number, c: number): readonly (readonly [number, number])[] =>
  pairsOf(Math.abs(c)).map(([small, large]) => {
    const [p, q] = c > 0 ? [small, large] : [-small, large]
    return b < 0 ? [-p, -q] : [p, q]
  })
export function pairsOf(c: number): readonly (readonly [number, number])[] {
  return Array.from({ length: c }, (_, i) => i + 1)
    .filter(d => d * d <= c && c % d === 0)
    .map(d => [d, c / d])
}
