import { formulaChoice } from '../../../answer/choice.ts'
import { numberList } from '../../../answer/number-list.ts'
import { trueOrFalse } from '../../../answer/option.ts'
import { both, name, prose } from '../../../content.ts'
import { people } from '../../../language/people.ts'
import { blank, bracketed, equation, expr, join, over, power, symbol } from '../../../math/build.ts'
import type { FormMaker } from '../../../topic.ts'
import { filled } from '../../common/filled.ts'
import type { levels } from './levels.ts'
import {
  drawn,
  grouped,
  isSameAt,
  type Monomial,
  of,
  product,
  quotient,
  raised,
  simplest,
  toPower,
  written,
} from './parts.ts'

export const hardForms = (form: FormMaker<typeof levels>) => ({
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
})
