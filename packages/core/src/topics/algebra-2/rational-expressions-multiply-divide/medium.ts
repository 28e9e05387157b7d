import { both, divide, type FormMaker, prose, simplifiedExpression, times } from '../../../author.ts'
import type { levels } from './levels.ts'
import { checkValue, drawFactors, type Factors } from './parts.ts'
import { type Fraction, inverted, multipliedOut, simplest } from './rational.ts'

const product = {
  two([a, b, c, d, e]: Factors): readonly Fraction[] {
    return [
      { top: [a, c], bottom: [d, e] },
      { top: [d], bottom: [a, b] },
    ]
  },
  twoTrinomials([, , c, d, e, f]: Factors): readonly Fraction[] {
    return [
      { top: [c, d], bottom: [e, f] },
      { top: [e], bottom: [d, f] },
    ]
  },
}

const multiplyIt = { en: prose`Multiply and simplify.`, es: prose`Multiplica y simplifica.` }

const divideIt = { en: prose`Divide and simplify.`, es: prose`Divide y simplifica.` }

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  multiply: form({
    levels: ['medium'],
    share: 2,
    instruction: multiplyIt,
    lines: 5,
    draw: random => ({ fractions: product[random.evenly(['two', 'twoTrinomials'])](drawFactors(random)) }),
    answer: simplifiedExpression,
    solve: ({ fractions }) => simplest(...fractions),
    ask: ({ fractions }) => both(times(...fractions.map(multipliedOut))),
    check: checkValue,
  }),

  divide: form({
    levels: ['medium'],
    share: 2,
    instruction: divideIt,
    lines: 5,
    draw: random => ({ fractions: product[random.evenly(['twoTrinomials', 'two'])](drawFactors(random)) }),
    answer: simplifiedExpression,
    solve: ({ fractions }) => simplest(...fractions),
    ask: ({ fractions: [first, second] }) =>
      both(
        divide(
          multipliedOut(first ?? { top: [], bottom: [] }),
          multipliedOut(inverted(second ?? { top: [], bottom: [] })),
        ),
      ),
    check: checkValue,
  }),
})
