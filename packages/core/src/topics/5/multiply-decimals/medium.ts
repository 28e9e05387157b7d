import {
  answerStep,
  areaGrid,
  blank,
  both,
  decimal,
  type Expr,
  equation,
  evaluate,
  exact,
  explainedBy,
  type FormMaker,
  figure,
  formulaChoice,
  line,
  money,
  moneyAmount,
  prose,
  Ratio,
  rational,
  step,
  story,
  sum,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { numbersIn, placesOf } from '../../kit/decimals/decimals.ts'
import { isProduct } from '../../kit/decimals/product-check.ts'
import type { levels } from './levels.ts'
import {
  costOf,
  costSaid,
  digitsOf,
  drawPair,
  dropsZero,
  price,
  product,
  worked,
  workedCost,
  written,
} from './parts.ts'
import { asked, prices } from './stories.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  gridModel: form({
    levels: ['medium'],
    instruction: {
      en: prose`The squares that are both gray and striped show the product. Multiply.`,
      es: prose`Los cuadrados que son grises y también rayados muestran el producto. Multiplica.`,
    },
    draw: random =>
      random.until(
        () => ({ left: random.int(2, 9), right: random.int(2, 9) }),
        ({ left, right }) => (left * right) % 10 !== 0,
      ),
    answer: rational,
    solve: ({ left, right }) => decimal(Ratio.of(left * right, 100)),
    ask: ({ left, right }) =>
      both([
        figure(areaGrid({ rows: 10, columns: 10, shadedColumns: left, stripedRows: right })),
        equation(times(decimal(Ratio.of(left, 10)), decimal(Ratio.of(right, 10))), blank(3)),
      ]),
    solution: ({ left, right }) => [
      explainedBy(equation(times(left, right), left * right), {
        en: line`The squares that are gray and striped make ${right} rows of ${left}.`,
        es: line`Los cuadrados grises y rayados forman ${right} filas de ${left}.`,
      }),
      step(
        equation(
          times(decimal(Ratio.of(left, 10)), decimal(Ratio.of(right, 10))),
          decimal(Ratio.of(left * right, 100)),
        ),
        because.explain,
        {
          sentence: {
            en: line`Each square is one hundredth of the grid.`,
            es: line`Cada cuadrado es una centésima de la cuadrícula.`,
          },
        },
      ),
    ],
    // Counts the squares that are shaded twice.
    check(printed, answer) {
      const places = printed.figure('area-grid').shaded.map(({ row, column }) => row * 10 + column)
      return (
        exact(answer).equals(Ratio.of(places.length - new Set(places).size, 100)) && isProduct(printed, exact(answer))
      )
    },
  }),
  money: form(
    story({
      levels: ['medium'],
      share: 2,
      settings: prices,
      draw: price,
      answer: moneyAmount,
      solve: costOf,
      ask: ({ price, amount }, { tell, cost }) => asked(tell(price, amount), cost),
      solution: (numbers, answer) => [
        ...workedCost(numbers),
        answerStep(equation(times(numbers.price, numbers.amount), money(answer)), costSaid(answer)),
      ],
      check: (numberOf, answer) => Ratio.of(answer, 100).over(numberOf('amount')).equals(numberOf('price')),
    }),
  ),
  placeThePoint: form({
    levels: ['medium'],
    lines: 0,
    draw: (random, level) =>
      random.until(
        () => drawPair(random, level),
        pair => !dropsZero(pair),
      ),
    answer: rational,
    solve: pair => decimal(product(pair)),
    ask(pair) {
      const [left, right] = [digitsOf(pair.left), digitsOf(pair.right)]
      const [known, unknown] = [equation(times(left, right), left * right), equation(written(pair), blank(3))]
      return { en: prose`${known}, so ${unknown}`, es: prose`${known}, así que ${unknown}` }
    },
    solution: pair => worked(pair).slice(1),
    check(printed, answer) {
      const [, , , one, other] = numbersIn(printed, 5)
      return exact(answer).over(one).equals(other)
    },
  }),
  whichProduct: form({
    levels: ['medium'],
    draw: (random, level) =>
      random.until(
        () => drawPair(random, level),
        pair => pair.left.compare(1) > 0 && pair.right.compare(1) > 0 && !dropsZero(pair),
      ),
    answer: formulaChoice,
    solve: written,
    mistakes: ({ left, right }) => ({
      onePlaceMore: times(decimal(left), decimal(right.over(10))),
      onePlaceLess: times(decimal(left.times(10)), decimal(right)),
      twoPlacesMore: times(decimal(left.over(10)), decimal(right.over(10))),
      twoPlacesLess: times(decimal(left.times(10)), decimal(right.times(10))),
    }),
    ask(pair) {
      const [left, right] = [digitsOf(pair.left), digitsOf(pair.right)]
      const known = equation(times(left, right), left * right)
      return {
        en: prose`${known}. Which product is equal to ${decimal(product(pair))}?`,
        es: prose`${known}. ¿Qué producto es igual a ${decimal(product(pair))}?`,
      }
    },
    solution: pair => [
      step(
        equation(sum(placesOf(pair.left), placesOf(pair.right)), placesOf(product(pair))),
        because.countDecimalPlaces,
      ),
      explainedBy(written(pair), {
        en: line`This product has as many decimal places as ${decimal(product(pair))}.`,
        es: line`Este producto tiene tantas cifras decimales como ${decimal(product(pair))}.`,
      }),
    ],
    whyWrong(pair) {
      const { left, right } = pair
      const wanted = placesOf(product(pair))
      const has = (a: Ratio, b: Ratio) => {
        const places = placesOf(a) + placesOf(b)
        return explainedBy(equation(sum(placesOf(a), placesOf(b)), places), {
          en: places > wanted ? line`There are too many decimal places.` : line`There are too few decimal places.`,
          es: places > wanted ? line`Sobran cifras decimales.` : line`Faltan cifras decimales.`,
        })
      }
      return {
        onePlaceMore: has(left, right.over(10)),
        onePlaceLess: has(left.times(10), right),
        twoPlacesMore: has(left.over(10), right.over(10)),
        twoPlacesLess: has(left.times(10), right.times(10)),
      }
    },
    check(printed, answer) {
      const [, , , wanted] = numbersIn(printed, 4)
      return evaluate(answer as Expr).equals(wanted)
    },
  }),
})
