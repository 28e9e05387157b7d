import {
  both,
  column,
  count,
  decimal,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  line,
  money,
  moneyAmount,
  multiplyDecimals,
  prose,
  type Random,
  Ratio,
  rational,
  role,
  sum,
  times,
} from '../../../author.ts'
import { undoesTheColumn } from '../../kit/columns/columns.ts'
import { placesOf } from '../../kit/decimals/decimals.ts'
import { isProduct } from '../../kit/decimals/product-check.ts'
import { ended, paragraph } from '../../kit/stories/endings.ts'
import {
  decimalPlace,
  drawByDigit,
  drawShort,
  MULTIPLY,
  movedSteps,
  productOf,
  toFill,
  wholeOf,
  worked,
  written,
} from './factors.ts'
import type { levels } from './levels.ts'
import { type PriceStory, priceStories } from './stories.ts'

const drawPrice = (random: Random, { cents: [least, most], by = 1 }: PriceStory): number =>
  by * random.int(Math.ceil(least / by), Math.floor(most / by))

export const easyForms = (form: FormMaker<typeof levels>) => ({
  byDigit: form({
    levels: ['easy'],
    instruction: MULTIPLY,
    draw: drawByDigit,
    answer: rational,
    solve: pair => decimal(productOf(pair)),
    ask: ({ a, b }) => both(column('×', decimal(a), b)),
    solution: worked,
    check: undoesTheColumn,
  }),

  byPowerOfTen: form({
    levels: ['easy'],
    instruction: MULTIPLY,
    draw: random => ({ b: Ratio.of(random.evenly([100, 10, 1000])), a: drawShort(random) }),
    answer: rational,
    solve: pair => decimal(productOf(pair)),
    ask: pair => both(toFill(pair)),
    solution: movedSteps,
    check: (printed, answer) => isProduct(printed, exact(answer)),
  }),

  placeThePoint: form({
    levels: ['easy'],
    draw: drawByDigit,
    answer: rational,
    solve: pair => decimal(productOf(pair)),
    ask(pair) {
      const known = equation(times(wholeOf(pair.a), pair.b), wholeOf(pair.a) * pair.b.n)
      return {
        en: [prose`Use ${known} to find the product.`, toFill(pair)],
        es: [prose`Usa ${known} para hallar el producto.`, toFill(pair)],
      }
    },
    solution: pair => {
      const [a, b] = [Math.round(pair.a.toNumber()), pair.b.n]
      return [
        explained(
          equation(sum(placesOf(pair.a), 0), placesOf(pair.a)),
          line`${decimal(pair.a)} has ${count(placesOf(pair.a), decimalPlace)}, and a whole number has none: the product has ${count(placesOf(pair.a), decimalPlace)} too.`,
          line`${decimal(pair.a)} tiene ${count(placesOf(pair.a), decimalPlace)} y un número entero no tiene: el producto también tiene ${count(placesOf(pair.a), decimalPlace)}.`,
        ),
        explained(
          equation(times(a, b), a * b),
          line`Estimate: the product must be near ${a * b}.`,
          line`Estima: el producto debe estar cerca de ${a * b}.`,
        ),
        explained(
          equation(written(pair), decimal(productOf(pair))),
          line`Place the decimal point in the digits of ${wholeOf(pair.a) * b}.`,
          line`Coloca el punto decimal en los dígitos de ${wholeOf(pair.a) * b}.`,
        ),
      ]
    },
    check(printed, answer) {
      const [a, b] = printed
        .all('number')
        .slice(-2)
        .map(number => evaluate(number))
      return a !== undefined && b !== undefined && exact(answer).over(b).equals(a)
    },
  }),

  priceStory: form({
    levels: ['easy'],
    kind: 'story',
    lines: 3,
    draw(random) {
      const story = random.evenly(priceStories)
      return random.until(
        () => ({ story, cents: drawPrice(random, story), many: random.int(3, 9) }),
        ({ cents, many }) => (cents * many) % 10 !== 0,
      )
    },
    answer: moneyAmount,
    solve: ({ cents, many }) => cents * many,
    ask: ({ story, cents, many }) => paragraph(story.tell(role('price', money(cents)), role('many', many))),
    solution({ story, cents, many }, total) {
      const { en, es } = story.end(role('many', many), role('total', money(total)))
      return [
        explained(
          times(decimal(Ratio.of(cents, 100), 2), many),
          line`The price is paid ${many} times: multiply.`,
          line`El precio se paga ${many} veces: multiplica.`,
        ),
        ...multiplyDecimals(Ratio.of(cents, 100), Ratio.of(many)),
        ended(money(total), en, es),
      ]
    },
    check: (printed, cents) => Ratio.of(cents, 100).over(printed.role('many')).equals(printed.role('price')),
  }),
})
