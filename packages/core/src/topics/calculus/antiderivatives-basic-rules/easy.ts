import {
  antiderivative,
  both,
  type FormMaker,
  holds,
  integral,
  prose,
  type Random,
  Ratio,
  symbol,
} from '../../../author.ts'
import { polynomialOf, total } from '../../kit/functions/functions.ts'
import type { levels } from './levels.ts'
import { isAntiderivative } from './parts.ts'

const POLYNOMIAL = (random: Random): number[] =>
  random.until(
    () => [random.int(-9, 9), random.int(-9, 9), random.int(-9, 9), random.int(-8, 8), random.pick([0, 0, 5, -10])],
    c => c.filter(value => value !== 0).length >= 2 && c.filter(value => value !== 0).length <= 4,
  )

export const easyForms = (form: FormMaker<typeof levels>) => ({
  polynomial: form({
    levels: ['easy'],
    share: 3,
    instruction: { en: prose`Find the indefinite integral.`, es: prose`Halla la integral indefinida.` },
    draw: random => ({ c: POLYNOMIAL(random) }),
    answer: antiderivative('x'),
    solve: ({ c }) => total(polynomialOf([0, ...c.map((value, n) => Ratio.of(value, n + 1))]), symbol('C')),
    ask: ({ c }) => both(integral(polynomialOf(c), 'x')),
    check: (printed, answer) =>
      holds(answer, part => part.kind === 'symbol' && part.name === 'C') &&
      isAntiderivative(printed.one('integral').of, answer),
  }),
})
