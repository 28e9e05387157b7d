import {
  blank,
  both,
  bullets,
  count,
  divide,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  formulaChoice,
  type Inline,
  integer,
  line,
  prose,
  quantity,
  type Random,
  story,
  times,
  type Value,
} from '../../../author.ts'
import { fitsEveryGap, fitsTheGap } from '../../kit/facts/facts.ts'
import { dividedByFact, numbersInARow, timesByFact, withoutZeros } from './estimates.ts'
import type { levels } from './levels.ts'
import { productStories, quotientStories } from './stories.ts'

const UNITS = [
  [10, 10],
  [1, 100],
  [100, 1],
  [10, 10],
  [1, 1000],
] as const
function drawProduct(random: Random) {
  const [first, second] = random.evenly(UNITS)
  const [a, b] = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 2)
  return { a: a * first, b: b * second }
}
function drawQuotient(random: Random) {
  const unit = random.evenly([100, 10, 100, 1000])
  const [quotient, divisor] = random.sample([3, 4, 5, 6, 7, 8, 9], 2)
  return { dividend: quotient * divisor * unit, divisor }
}

type Pair = readonly [number, number]
const pairs = (right: Pair, more: Pair, fewer: Pair, other: Pair) => ({ right, more, fewer, other })

export const easyForms = (form: FormMaker<typeof levels>) => ({
  product: form({
    levels: ['easy'],
    instruction: { en: prose`Multiply mentally.`, es: prose`Multiplica mentalmente.` },
    draw: drawProduct,
    answer: integer,
    solve: ({ a, b }) => a * b,
    ask: ({ a, b }) => both(equation(times(a, b), blank(3))),
    solution: ({ a, b }) => timesByFact(a, b),
    check: fitsTheGap,
  }),

  quotient: form({
    levels: ['easy'],
    instruction: { en: prose`Divide mentally.`, es: prose`Divide mentalmente.` },
    draw: drawQuotient,
    answer: integer,
    solve: ({ dividend, divisor }) => dividend / divisor,
    ask: ({ dividend, divisor }) => both(equation(divide(dividend, divisor), blank(3))),
    solution: ({ dividend, divisor }) => dividedByFact(dividend, divisor),
    check: fitsTheGap,
  }),

  ladder: form({
    levels: ['easy'],
    instruction: {
      en: prose`Find the first result. Use it to find the others.`,
      es: prose`Halla el primer resultado. Úsalo para hallar los demás.`,
    },
    draw(random) {
      const [a, b] = random.sample([3, 4, 5, 6, 7, 8, 9], 2)
      return { a, b, isProduct: random.evenly([true, false]) }
    },
    answer: numbersInARow,
    solve: ({ a, b, isProduct }): readonly Value[] =>
      isProduct ? [a * b, 10 * a * b, 100 * a * b] : [a, 10 * a, 100 * a],
    ask: facts => both(bullets(...rungs(facts).map(rung => line`${equation(rung, blank(3))}`))),
    solution({ a, b, isProduct }) {
      return isProduct
        ? [...timesByFact(10 * a, b), ...timesByFact(10 * a, 10 * b).slice(1), all([a * b, 10 * a * b, 100 * a * b])]
        : [...dividedByFact(10 * a * b, b), ...dividedByFact(100 * a * b, b).slice(1), all([a, 10 * a, 100 * a])]
    },
    check: fitsEveryGap,
  }),

  whichMakes: form({
    levels: ['easy'],
    draw(random) {
      const [a, b] = random.sample([3, 4, 6, 7, 8, 9], 2)
      const isHundreds = random.evenly([true, false])
      return isHundreds
        ? pairs([10 * a, 10 * b], [10 * a, 100 * b], [a, 10 * b], [10 * a, 10 * (b - 1)])
        : pairs([a, 100 * b], [10 * a, 100 * b], [10 * a, b], [a, 100 * (b - 1)])
    },
    answer: formulaChoice,
    solve: ({ right }) => times(...right),
    mistakes: ({ more, fewer, other }) => ({
      zeroTooMany: times(...more),
      zeroTooFew: times(...fewer),
      wrongFact: times(...other),
    }),
    ask: ({ right: [a, b] }) => ({
      en: prose`Which product is equal to ${a * b}?`,
      es: prose`¿Qué producto es igual a ${a * b}?`,
    }),
    solution: ({ right: [a, b] }) => timesByFact(a, b),
    whyWrong({ right, more, fewer, other }) {
      const made = ([a, b]: readonly [number, number], en: readonly Inline[], es: readonly Inline[]) =>
        explained(equation(times(a, b), a * b), en, es)
      const product = (factors: readonly [number, number]) => factors.map(withoutZeros).reduce((a, b) => a * b)
      return {
        zeroTooMany: made(more, line`There is an extra zero.`, line`Sobra un cero.`),
        zeroTooFew: made(fewer, line`There is one zero too few.`, line`Falta un cero.`),
        wrongFact: made(
          other,
          line`The digits before the zeros must make ${product(right)}, not ${product(other)}.`,
          line`Los dígitos antes de los ceros deben dar ${product(right)}, no ${product(other)}.`,
        ),
      }
    },
    check: (printed, answer) => evaluate(expr(answer)).equals(printed.take(1)[0]),
  }),

  productStory: form(
    story({
      levels: ['easy'],
      settings: productStories,
      // Equal factors would not show which is which.
      draw: (random, { groups, each }) =>
        random.until(
          () => ({ groups: 10 * random.int(...groups), each: 10 * random.int(...each) }),
          drawn => drawn.groups !== drawn.each,
        ),
      answer: quantity,
      solve: ({ groups, each }, { noun }) => count(groups * each, noun),
      ask: ({ groups, each }, { tell }) => tell(groups, each),
      solution: ({ groups, each }, found, { ends }) => [
        ...timesByFact(groups, each),
        explained(prose`${found}`, ends(found).en, ends(found).es),
      ],
      check: (numberOf, { amount }) => exact(amount).over(numberOf('each')).equals(numberOf('groups')),
    }),
  ),

  quotientStory: form(
    story({
      levels: ['easy'],
      settings: quotientStories,
      draw(random, { groups, each, unit }) {
        const parts = random.int(...groups)
        return { total: parts * unit * random.int(...each), groups: parts }
      },
      answer: quantity,
      solve: ({ total, groups }, { noun }) => count(total / groups, noun),
      ask: ({ total, groups }, { tell }) => tell(total, groups),
      solution: ({ total, groups }, found, { ends }) => [
        ...dividedByFact(total, groups),
        explained(prose`${found}`, ends(found).en, ends(found).es),
      ],
      check: (numberOf, { amount }) => exact(amount).times(numberOf('groups')).equals(numberOf('total')),
    }),
  ),
})

const rungs = ({
  a,
  b,
  isProduct,
}: {
  readonly a: number
  readonly b: number
  readonly isProduct: boolean
}): readonly Expr[] =>
  isProduct
    ? [times(a, b), times(10 * a, b), times(10 * a, 10 * b)]
    : [divide(a * b, b), divide(10 * a * b, b), divide(100 * a * b, b)]
const all = (values: readonly number[]) =>
  explained(numbersInARow.show(values), line`Write the three results.`, line`Escribe los tres resultados.`)
