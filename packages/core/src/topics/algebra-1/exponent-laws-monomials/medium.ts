import {
  both,
  box,
  bracketed,
  equation,
  expr,
  type FormMaker,
  formulaChoice,
  integer,
  join,
  name,
  over,
  people,
  power,
  prose,
  simplifiedExpression,
  symbol,
  trueOrFalse,
} from '../../../author.ts'
import { filled } from '../../kit/equations/filled.ts'
import type { levels } from './levels.ts'
import {
  drawn,
  grouped,
  isPositive,
  isSameAt,
  type Monomial,
  of,
  product,
  quotient,
  raised,
  signedExponents,
  simplest,
  toPower,
  written,
} from './parts.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  noNegatives: form({
    levels: ['medium'],
    instruction: {
      en: prose`Write without negative exponents. No variable is 0.`,
      es: prose`Escribe sin exponentes negativos. Ninguna variable es 0.`,
    },
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
      const unknown = power(x, box(0.8))
      switch (way) {
        case 'product':
          return both(
            equation(
              join(bracketed(join(c, power(x, a), y)), bracketed(join(unknown, power(y, n)))),
              join(c, power(x, a + gap), power(y, n + 1)),
            ),
          )
        case 'power':
          return both(equation(power(bracketed(join(c, unknown, y)), n), join(c ** n, power(x, gap * n), power(y, n))))
        case 'quotient':
          return both(equation(over(join(unknown, power(y, n + 1)), join(power(x, a), y)), simplest(of(1, gap - a, n))))
      }
    },
    // Puts it into the blank and tries numbers.
    check(printed, answer) {
      const filledIn = filled(printed.one('relation'), answer)
      return filledIn.kind === 'relation' && isSameAt(filledIn.left, filledIn.right)
    },
  }),

  equivalent: form({
    levels: ['easy', 'medium'],
    instruction: {
      en: prose`True or false? No variable is 0.`,
      es: prose`¿Verdadero o falso? Ninguna variable es 0.`,
    },
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
    kind: 'find-mistake',
    draw(random) {
      const [a, b] = [0, 1].map(() => of(random.int(3, 9), random.int(3, 6), random.int(3, 6))) as [Monomial, Monomial]
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
    kind: 'find-mistake',
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
})
