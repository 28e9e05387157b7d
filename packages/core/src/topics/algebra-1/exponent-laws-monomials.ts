import { formulaChoice } from '../../answer/choice.ts'
import { simplifiedExpression } from '../../answer/expression.ts'
import { integer } from '../../answer/number.ts'
import { numberList } from '../../answer/number-list.ts'
import { trueOrFalse } from '../../answer/option.ts'
import { both, name, prose } from '../../content.ts'
import { people } from '../../language/people.ts'
import { blank, bracketed, equation, expr, join, over, power, symbol } from '../../math/build.ts'
import { approximate } from '../../math/evaluate.ts'
import { type Expr, holds } from '../../math/expr.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { filled } from '../common/filled.ts'
import { monomial as plainMonomial } from './shared/polynomial.ts'

/** A coefficient and the exponents of x, y and z. */
interface Monomial {
  readonly c: Ratio
  readonly e: readonly number[]
}
const LETTERS = ['x', 'y', 'z'] as const
const of = (c: number | Ratio, ...e: readonly number[]): Monomial => ({ c: Ratio.from(c), e })
const product = (a: Monomial, b: Monomial): Monomial => ({ c: a.c.times(b.c), e: a.e.map((n, i) => n + (b.e[i] ?? 0)) })
const toPower = (a: Monomial, n: number): Monomial => ({
  c: n >= 0 ? a.c.power(n) : Ratio.of(1).over(a.c.power(-n)),
  e: a.e.map(exponent => exponent * n),
})
const quotient = (a: Monomial, b: Monomial): Monomial => product(a, toPower(b, -1))

/** With the exponents as they are. */
const written = ({ c, e }: Monomial): Expr =>
  plainMonomial(c, ...e.map((exponent, i) => [LETTERS[i]!, exponent] as const))
/** As a fraction with positive exponents. */
function simplest({ c, e }: Monomial): Expr {
  const part = (sign: 1 | -1) => e.map((exponent, i) => [LETTERS[i]!, Math.max(0, sign * exponent)] as const)
  const [above, below] = [plainMonomial(c.n, ...part(1)), plainMonomial(c.d, ...part(-1))]
  return below.kind === 'number' && below.n === 1 ? above : over(above, below)
}
const grouped = (a: Monomial): Expr => bracketed(written(a))
const raised = (a: Monomial, n: number): Expr => power(grouped(a), n)

interface Problem {
  readonly printed: Expr
  readonly answer: Monomial
}
const exponents = (random: Random, least: number, most: number, count = 2): number[] =>
  Array.from({ length: count }, () => random.int(least, most))
/** Not 0, some of them negative. */
const signedExponents = (random: Random, most: number, count = 2): number[] =>
  random.until(
    () => Array.from({ length: count }, () => random.int(1, most) * random.sign()),
    drawn => drawn.some(exponent => exponent < 0) && drawn.some(exponent => exponent > 0),
  )
const isFit = ({ answer: { c, e } }: Problem) =>
  c.n <= 1000 && c.d <= 1000 && e.every(exponent => Math.abs(exponent) <= 20) && e.some(exponent => exponent !== 0)

const kinds = {
  product: (random: Random): Problem => {
    const [a, b] = [
      of(random.int(2, 12), ...exponents(random, 1, 9)),
      of(random.int(2, 12), ...exponents(random, 1, 9)),
    ]
    return { printed: join(grouped(a), grouped(b)), answer: product(a, b) }
  },
  quotient: (random: Random): Problem => {
    const [k, b] = [random.int(2, 6), of(random.int(2, 9), ...exponents(random, 1, 5))]
    const a = product(b, of(k, ...exponents(random, 1, 6)))
    return { printed: over(written(a), written(b)), answer: quotient(a, b) }
  },
  'power of a product': (random: Random): Problem => {
    const [a, n] = [of(random.int(2, 5) * random.sign(), ...exponents(random, 1, 5)), random.int(2, 4)]
    return { printed: raised(a, n), answer: toPower(a, n) }
  },
  'power of a quotient': (random: Random): Problem => {
    const [a, b, n] = [of(random.int(2, 5), random.int(1, 5), 0), of(1, 0, random.int(1, 5)), random.int(2, 4)]
    return { printed: power(bracketed(over(written(a), written(b))), n), answer: toPower(quotient(a, b), n) }
  },
  'negative product': (random: Random): Problem => {
    const [a, b] = [
      of(random.int(2, 9), ...signedExponents(random, 6)),
      of(random.int(2, 9), ...signedExponents(random, 6)),
    ]
    return { printed: join(grouped(a), grouped(b)), answer: product(a, b) }
  },
  'negative quotient': (random: Random): Problem => {
    const [a, b] = [
      of(random.int(2, 12), ...signedExponents(random, 6)),
      of(random.int(2, 12), ...exponents(random, 1, 6)),
    ]
    return { printed: over(written(a), written(b)), answer: quotient(a, b) }
  },
  'zero power': (random: Random): Problem => {
    const [a, b] = [
      of(random.int(2, 9), ...exponents(random, 1, 5)),
      of(random.int(2, 9), ...signedExponents(random, 6)),
    ]
    return { printed: join(power(grouped(a), 0), written(b)), answer: b }
  },
  nested: (random: Random): Problem => {
    const [a, b] = [
      of(random.int(1, 6), ...signedExponents(random, 4)),
      of(random.int(2, 6), ...signedExponents(random, 3)),
    ]
    const n = random.pick([-2, -1, 2, -2, 3])
    return { printed: power(bracketed(over(written(a), written(b))), n), answer: toPower(quotient(a, b), n) }
  },
  'three letters': (random: Random): Problem => {
    const [a, b] = [
      of(random.int(2, 4), ...signedExponents(random, 4, 3)),
      of(random.int(2, 5), ...signedExponents(random, 4, 3)),
    ]
    const n = random.pick([2, 3, -2])
    return { printed: join(raised(a, n), grouped(b)), answer: product(toPower(a, n), b) }
  },
  'powers over powers': (random: Random): Problem => {
    const [a, b] = [
      of(random.int(2, 4), ...signedExponents(random, 3)),
      of(random.int(2, 4), ...exponents(random, 1, 3)),
    ]
    const [n, k] = [random.int(2, 3), random.int(1, 2)]
    const below = k === 1 ? written(b) : raised(b, k)
    return { printed: over(raised(a, n), below), answer: quotient(toPower(a, n), toPower(b, k)) }
  },
}
type Kind = keyof typeof kinds

const PLACES = [
  { x: 1.3, y: 0.7, z: 2.1 },
  { x: 0.9, y: 1.6, z: 0.4 },
] as const
const isSameAt = (a: Expr, b: Expr) =>
  PLACES.every(place => Math.abs(approximate(a, place) / approximate(b, place) - 1) < 1e-9)
const isPositive = (answer: Expr) =>
  !holds(answer, part => part.kind === 'power' && part.exponent.kind === 'number' && part.exponent.n <= 0)

const simplify = {
  en: prose`Simplify. Write the answer with positive exponents. No variable is 0.`,
  es: prose`Simplifica. Escribe la respuesta con exponentes positivos. Ninguna variable es 0.`,
}

const drawn = (random: Random, { kinds: names }: { readonly kinds: readonly Kind[] }): Problem => {
  const kind = random.evenly(names)
  return random.until(() => kinds[kind](random), isFit)
}

export const exponentLawsMonomials = defineTopic(
  {
    id: 'exponent-laws-monomials',
    name: { en: 'Exponent laws with monomials', es: 'Leyes de los exponentes con monomios' },
    description: {
      en: 'Apply several exponent laws to simplify monomials and write them with positive exponents.',
      es: 'Aplica varias leyes de los exponentes para simplificar monomios y escríbelos con exponentes positivos.',
    },
    domain: 'Exponents & Radicals',
    standards: ['N-RN.A.2', 'A-SSE.A.2'],
    levels: {
      easy: { kinds: ['product', 'quotient'], isEasy: true },
      medium: {
        kinds: ['power of a product', 'negative product', 'power of a quotient', 'negative quotient', 'zero power'],
        isEasy: false,
      },
      hard: { kinds: ['nested', 'three letters', 'powers over powers'], isEasy: false },
    },
  },
  form => ({
    bare: form({
      share: 4,
      instruction: simplify,
      lines: 3,
      draw: drawn,
      answer: simplifiedExpression,
      solve: ({ answer }) => simplest(answer),
      ask: ({ printed }) => both(printed),
      check: (printed, answer) => isPositive(answer) && isSameAt(printed.maths[0]!, answer),
    }),

    noNegatives: form({
      levels: ['medium'],
      instruction: {
        en: prose`Write without negative exponents. No variable is 0.`,
        es: prose`Escribe sin exponentes negativos. Ninguna variable es 0.`,
      },
      lines: 2,
      draw(random) {
        const [c, d] = [random.int(2, 9), random.int(2, 9)]
        const [above, below] = [signedExponents(random, 7), [0, -random.int(1, 6)]]
        return random.chance(0.5)
          ? { printed: written(of(c, ...above)), answer: of(c, ...above) }
          : {
              printed: over(written(of(c, above[0]!, 0)), written(of(d, ...below))),
              answer: quotient(of(c, above[0]!, 0), of(d, ...below)),
            }
      },
      answer: simplifiedExpression,
      solve: ({ answer }) => simplest(answer),
      ask: ({ printed }) => both(printed),
      check: (printed, answer) => isPositive(answer) && isSameAt(printed.maths[0]!, answer),
    }),

    missing: form({
      levels: ['easy', 'medium'],
      instruction: {
        en: prose`Write the missing exponent.`,
        es: prose`Escribe el exponente que falta.`,
      },
      lines: 2,
      draw(random, { isEasy }: { readonly isEasy: boolean }) {
        const way = random.evenly(
          isEasy ? (['product', 'quotient'] as const) : (['product', 'power', 'quotient'] as const),
        )
        const [a, n] = [random.int(2, isEasy ? 6 : 9), random.int(2, 4)]
        // At the easy level no negative exponent arises.
        const gap = way === 'power' ? random.int(2, 6) : random.int(isEasy && way === 'quotient' ? a + 1 : 2, 9)
        return { way, a, n, gap, c: random.int(2, 4) }
      },
      answer: integer,
      solve: ({ gap }) => gap,
      ask({ way, a, n, gap, c }) {
        const [x, y] = [symbol('x'), symbol('y')]
        const unknown = power(x, blank(2))
        switch (way) {
          case 'product':
            return both(
              equation(
                join(bracketed(join(c, power(x, a), y)), bracketed(join(unknown, power(y, n)))),
                join(c, power(x, a + gap), power(y, n + 1)),
              ),
            )
          case 'power':
            return both(
              equation(power(bracketed(join(c, unknown, y)), n), join(c ** n, power(x, gap * n), power(y, n))),
            )
          case 'quotient':
            return both(
              equation(over(join(unknown, power(y, n + 1)), join(power(x, a), y)), simplest(of(1, gap - a, n))),
            )
        }
      },
      // Puts it into the blank and tries numbers.
      check(printed, answer) {
        const filledIn = filled(printed.one('relation'), answer)
        return filledIn.kind === 'relation' && isSameAt(filledIn.left, filledIn.right)
      },
    }),

    missingInside: form({
      levels: ['hard'],
      instruction: {
        en: prose`Write the exponents of ${symbol('x')} and ${symbol('y')}, in this order, that make the statement true.`,
        es: prose`Escribe los exponentes de ${symbol('x')} y de ${symbol('y')}, en este orden, que hacen verdadera la igualdad.`,
      },
      lines: 3,
      // No exponent of the right side is larger than 20.
      draw(random) {
        const n = random.pick([-2, 2, 3, -3])
        const isSquare = Math.abs(n) === 2
        return {
          n,
          gap: random.int(1, isSquare ? 8 : 5) * random.sign(),
          b: random.int(1, isSquare ? 9 : 6) * random.sign(),
          c: random.int(2, 5),
          k: random.int(1, isSquare ? 2 : 1),
        }
      },
      answer: numberList,
      solve: ({ gap, b }) => [gap, b],
      ask({ gap, n, c, b, k }) {
        const [x, y] = [symbol('x'), symbol('y')]
        const inner = bracketed(over(join(power(x, blank(2)), power(y, blank(2))), join(c, k === 1 ? x : power(x, k))))
        const right = simplest(toPower(quotient(of(1, gap, b), of(c, k, 0)), n))
        return both(equation(power(inner, n), right))
      },
      check(printed, [first, second]) {
        const filledIn = filled(printed.one('relation'), first!, second!)
        return filledIn.kind === 'relation' && isSameAt(filledIn.left, filledIn.right)
      },
    }),

    equivalent: form({
      levels: ['easy', 'medium'],
      instruction: {
        en: prose`True or false? No variable is 0.`,
        es: prose`¿Verdadero o falso? Ninguna variable es 0.`,
      },
      lines: 1,
      draw(random, level) {
        const problem = drawn(random, level)
        const isTrue = random.chance(0.5)
        const { c, e } = problem.answer
        const wrong = random.chance(0.5) ? { c, e: e.with(0, e[0]! + (e[0] === -1 ? 2 : 1)) } : { c: c.times(2), e }
        return { ...problem, isTrue, claim: isTrue ? problem.answer : wrong }
      },
      answer: trueOrFalse,
      solve: ({ isTrue }) => (isTrue ? 'true' : 'false'),
      ask: ({ printed, claim }) => both(equation(printed, simplest(claim))),
      check(printed, answer) {
        const { left, right } = printed.one('relation')
        return answer === (isSameAt(left, right) ? 'true' : 'false')
      },
    }),

    productError: form({
      levels: ['easy'],
      lines: 1,
      draw(random) {
        const [a, b] = [0, 1].map(() => of(random.int(3, 9), random.int(3, 6), random.int(3, 6))) as [
          Monomial,
          Monomial,
        ]
        return { a, b, who: random.pick(people) }
      },
      answer: formulaChoice,
      solve: ({ a, b }) => written(product(a, b)),
      mistakes: ({ a, b }) => {
        const { c, e } = product(a, b)
        return {
          coefficientsAdded: written({ c: a.c.plus(b.c), e }),
          firstExponentsMultiplied: written({ c, e: e.with(0, a.e[0]! * b.e[0]!) }),
          lastExponentsMultiplied: written({ c, e: e.with(1, a.e[1]! * b.e[1]!) }),
        }
      },
      ask({ a, b, who }) {
        const wrong = equation(
          join(grouped(a), grouped(b)),
          written({ c: a.c.times(b.c), e: a.e.map((exponent, i) => exponent * b.e[i]!) }),
        )
        return {
          en: prose`${name(who)} writes ${wrong}. This is wrong. What is the correct product?`,
          es: prose`${name(who)} escribe ${wrong}. Está mal. ¿Cuál es el producto correcto?`,
        }
      },
      check: (printed, choice) => isSameAt(printed.one('relation').left, expr(choice)),
    }),

    error: form({
      levels: ['medium'],
      lines: 1,
      // With 2 for both, sums, products and powers of the exponents are the same.
      draw(random) {
        const n = random.int(2, 3)
        const least = n === 2 ? 3 : 2
        const a = of(random.int(2, 5), random.int(least, 6), random.int(least, 5))
        return { a, n, who: random.pick(people) }
      },
      answer: formulaChoice,
      solve: ({ a, n }) => written(toPower(a, n)),
      mistakes: ({ a, n }) => ({
        exponentsAdded: written({ c: a.c.power(n), e: a.e.map(e => e + n) }),
        coefficientMultiplied: written({ c: a.c.times(n), e: a.e.map(e => e * n) }),
        onlyFirstLetterRaised: written({ c: a.c.power(n), e: [a.e[0]! * n, a.e[1]!] }),
        exponentsRaised: written({ c: a.c.power(n), e: a.e.map(e => e ** n) }),
      }),
      ask({ a, n, who }) {
        const wrong = equation(raised(a, n), written({ c: a.c, e: a.e.map(e => e * n) }))
        return {
          en: prose`${name(who)} writes ${wrong}. This is wrong. What is the correct power?`,
          es: prose`${name(who)} escribe ${wrong}. Está mal. ¿Cuál es la potencia correcta?`,
        }
      },
      check: (printed, choice) => isSameAt(printed.one('relation').left, expr(choice)),
    }),
  }),
)
