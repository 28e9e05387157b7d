import {
  both,
  complex,
  complexExpr,
  complexNumber,
  conjugate,
  evaluate,
  type FormMaker,
  join,
  normOf,
  plusComplex,
  power,
  prose,
  radical,
  root,
  surd,
  times,
  timesComplex,
} from '../../../author.ts'
import { complexValue } from '../../kit/polynomials/complex.ts'
import type { levels } from './levels.ts'
import { compute, drawComplex, i, isValue, written } from './parts.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  multiply: form({
    levels: ['medium'],
    share: 2,
    instruction: compute,
    draw: random => ({ a: drawComplex(random, 9), b: drawComplex(random, 9) }),
    answer: complexNumber,
    solve: ({ a, b }) => timesComplex(a, b),
    ask: ({ a, b }) => both(join(written(a), written(b))),
    check: isValue,
  }),

  square: form({
    levels: ['medium'],
    instruction: compute,
    draw: random => ({ a: drawComplex(random, 9), isSquare: random.evenly([true, false]) }),
    answer: complexNumber,
    solve: ({ a, isSquare }) => (isSquare ? timesComplex(a, a) : complex(normOf(a))),
    ask: ({ a, isSquare }) => both(isSquare ? power(written(a), 2) : join(written(a), written(conjugate(a)))),
    check: isValue,
  }),

  rootProduct: form({
    levels: ['medium'],
    instruction: {
      en: prose`Write the roots with ${i} first. Then multiply and simplify.`,
      es: prose`Escribe primero las raíces con ${i}. Luego multiplica y simplifica.`,
    },
    draw: random => {
      const [a, b] = random.until(
        () => [random.int(2, 12), random.int(2, 12)] as const,
        ([a, b]) => a !== b,
      )
      return { a, b }
    },
    answer: radical,
    solve: ({ a, b }) => surd(-1, a * b),
    ask: ({ a, b }) => both(times(root(-a), root(-b))),
    check(printed, { q, k }) {
      const [a = 0, b = 0] = printed.all('root').map(({ of }) => evaluate(of).n)
      return (
        q.n < 0 &&
        q
          .power(2)
          .times(k)
          .equals(a * b) &&
        [2, 3, 5, 7, 11].every(p => k % (p * p) !== 0)
      )
    },
  }),

  conjugate: form({
    levels: ['medium'],
    instruction: { en: prose`Write the complex conjugate.`, es: prose`Escribe el conjugado complejo.` },
    lines: 1,
    draw: random => ({ a: drawComplex(random, 12) }),
    answer: complexNumber,
    solve: ({ a }) => conjugate(a),
    ask: ({ a }) => both(complexExpr(a)),
    // Sum and product with the number are real.
    check(printed, answer) {
      const value = complexValue(printed.maths[0] ?? i)
      return plusComplex(value, answer).im.n === 0 && timesComplex(value, answer).im.n === 0 && answer.im.n !== 0
    },
  }),
})
