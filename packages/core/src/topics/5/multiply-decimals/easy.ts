import {
  answerStep,
  blank,
  both,
  column,
  count,
  decimal,
  equation,
  evaluate,
  exact,
  explainedBy,
  type FormMaker,
  line,
  multiplyDecimals as multiplied,
  prose,
  quantity,
  Ratio,
  rational,
  relation,
  story,
  times,
} from '../../../author.ts'
import { undoesTheColumn } from '../../kit/columns/columns.ts'
import { withPlaces } from '../../kit/decimals/decimals.ts'
import { isProduct } from '../../kit/decimals/product-check.ts'
import type { levels } from './levels.ts'
import { drawPair, dropsZero, product, worked, written } from './parts.ts'
import { equalSizes } from './stories.ts'

/** 3.8 is near 4, 0.42 near 0.4, 17 near 20. */
function firstDigit(value: Ratio): Ratio {
  const unit =
    [Ratio.of(10), Ratio.of(1), Ratio.of(1, 10), Ratio.of(1, 100)].find(one => value.compare(one) >= 0) ?? Ratio.of(1)
  return unit.times(value.over(unit).rounded())
}

const instruction = { en: prose`Multiply.`, es: prose`Multiplica.` }

export const easyForms = (form: FormMaker<typeof levels>) => ({
  columns: form({
    levels: ['easy', 'medium'],
    share: 2,
    instruction,
    draw: drawPair,
    answer: rational,
    solve: pair => decimal(product(pair)),
    ask: ({ left, right }) => both(column('×', decimal(left), decimal(right))),
    solution: worked,
    check: undoesTheColumn,
  }),
  horizontal: form({
    share: 2,
    instruction,
    lines: 4,
    draw: drawPair,
    answer: rational,
    solve: pair => decimal(product(pair)),
    ask: pair => both(equation(written(pair), blank(3))),
    solution: worked,
    check: (printed, answer) => isProduct(printed, exact(answer)),
  }),
  reasonable: form({
    instruction: {
      en: prose`Choose the product. Estimate to decide.`,
      es: prose`Elige el producto. Estima para decidir.`,
    },
    levels: ['easy'],
    draw: (random, level) =>
      random.until(
        () => drawPair(random, level),
        pair => !dropsZero(pair),
      ),
    answer: rational,
    solve: pair => decimal(product(pair)),
    mistakes: pair => ({
      pointOneTooFarRight: decimal(product(pair).times(10)),
      pointOneTooFarLeft: decimal(product(pair).over(10)),
      pointTwoTooFarLeft: decimal(product(pair).over(100)),
    }),
    ask: pair => both(written(pair)),
    solution: pair => {
      const [a, b] = [firstDigit(pair.left), firstDigit(pair.right)]
      return [
        explainedBy(relation(decimal(pair.left), '≈', decimal(a)), {
          en: line`Round the decimal to its first digit.`,
          es: line`Redondea el decimal a su primera cifra.`,
        }),
        explainedBy(equation(times(decimal(a), decimal(b)), decimal(a.times(b))), {
          en: line`Multiply by ${decimal(b)}: the product must be near ${decimal(a.times(b))}.`,
          es: line`Multiplica por ${decimal(b)}: el producto debe estar cerca de ${decimal(a.times(b))}.`,
        }),
        answerStep(both(decimal(product(pair))), {
          en: line`The other choices are far from ${decimal(a.times(b))}.`,
          es: line`Las otras opciones están lejos de ${decimal(a.times(b))}.`,
        }),
      ]
    },
    check: (printed, answer) => isProduct(printed, exact(answer)),
  }),
  equalSizes: form(
    story({
      levels: ['easy'],
      share: 2,
      settings: equalSizes,
      draw: (random, { tenths, noun }) => ({
        groups: random.int(3, 9),
        size: count(decimal(withPlaces(random, 1, tenths[0] / 10, tenths[1] / 10)), noun),
      }),
      answer: quantity,
      solve: ({ groups, size }, { noun }) => count(decimal(evaluate(size.amount).times(groups)), noun),
      ask: ({ groups, size }, { ask }) => ask(groups, size),
      solution: ({ groups, size }, answer, { says }) => [
        explainedBy(times(groups, size.amount), {
          en: line`Equal amounts are put together: multiply.`,
          es: line`Se juntan cantidades iguales: multiplica.`,
        }),
        ...multiplied(Ratio.of(groups), evaluate(size.amount)),
        answerStep(equation(times(groups, size.amount), answer.amount), says(answer)),
      ],
      check: (numberOf, { amount }) => exact(amount).over(numberOf('groups')).equals(numberOf('size')),
    }),
  ),
})
