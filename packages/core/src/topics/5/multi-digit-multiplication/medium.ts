import {
  answerStep,
  blank,
  both,
  bullets,
  column,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  integer,
  itemOf,
  line,
  prose,
  quantity,
  type Random,
  step,
  sum,
  tableCells,
  times,
  tupleOf,
  wholes,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { undoesTheColumn } from '../../kit/columns/columns.ts'
import { isNearest, rounded } from '../../kit/rounding/rounding.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { instruction } from './easy.ts'
import type { levels } from './levels.ts'
import {
  drawMedium,
  type Factors,
  partialProducts,
  partialSum,
  productSteps,
  rowSteps,
  rowsOf,
  undoesTheProduct,
  withoutCarrying,
} from './partial-products.ts'
import { drawStory, foundIn, isFound, productStories, storySteps, tellStory } from './product-stories.ts'

/** Near enough to the rounded factors that the estimate is near the product. */
const drawNearRound = (random: Random): Factors => ({
  a: random.evenly([3, 6, 8, 4, 5, 7]) * 100 + random.pick([1, 2, 8, 9]) * 10 + random.int(3, 9),
  b: random.int(3, 8) * 10 + random.pick([2, 3, 8, 7, 9]),
})
const roundedFactors = ({ a, b }: Factors) => ({ a: rounded(a, 100), b: rounded(b, 10) })

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  mediumColumn: form({
    levels: ['medium'],
    instruction,
    draw: drawMedium(0),
    answer: integer,
    solve: ({ a, b }) => a * b,
    ask: ({ a, b }) => both(column('×', a, b)),
    key: factors => both(partialSum(factors)),
    solution: productSteps,
    check: undoesTheColumn,
  }),

  partialProducts: form({
    levels: ['medium'],
    kind: 'compute',
    instruction: {
      en: prose`Write the partial products. Then add them.`,
      es: prose`Escribe los productos parciales. Luego súmalos.`,
    },
    draw: drawMedium(2),
    answer: tableCells,
    solve(factors) {
      const { a, b } = factors
      const blanks = [...partialProducts(factors), a * b]
      const products = [...rowsOf(b).map(part => times(a, part)), times(a, b)]
      return { blanks, rows: products.map((product, i) => [product, itemOf(blanks, i)]) }
    },
    ask: ({ a, b }) =>
      both([
        bullets(...rowsOf(b).map(part => line`${equation(times(a, part), blank(3))}`)),
        equation(times(a, b), blank(3)),
      ]),
    solution: productSteps,
    // Each answer divided by its second factor, and the parts together.
    check(printed, { blanks }) {
      const products = printed.all('product').map(({ factors }) =>
        tupleOf(
          factors.map(factor => evaluate(factor)),
          2,
        ),
      )
      const [total, ...parts] = [...blanks].reverse().map(value => exact(value))
      return (
        products.length === blanks.length &&
        products.every(([a, b], i) => exact(itemOf(blanks, i)).over(b).equals(a)) &&
        total?.equals(parts.reduce((all, part) => all.plus(part))) === true
      )
    },
  }),

  mediumStory: form({
    levels: ['medium'],
    kind: 'story',
    lines: 5,
    draw: random => drawStory(random, startingAt(productStories, 4), 'medium'),
    answer: quantity,
    solve: foundIn,
    ask: tellStory,
    solution: storySteps,
    check: isFound,
  }),

  estimateFirst: form({
    levels: ['medium'],
    kind: 'compute',
    instruction: {
      en: prose`Round each factor to its greatest place value to estimate the product. Then multiply.`,
      es: prose`Redondea cada factor a su mayor valor posicional para estimar el producto. Luego multiplica.`,
    },
    lines: 4,
    draw: drawNearRound,
    answer: tableCells,
    solve(factors) {
      const near = roundedFactors(factors)
      const [estimate, product] = [near.a * near.b, factors.a * factors.b]
      return {
        blanks: [estimate, product],
        rows: [
          [words('Estimate', 'Estimación'), estimate],
          [words('Product', 'Producto'), product],
        ],
        rowHeads: true,
      }
    },
    ask: ({ a, b }) => ({
      en: [times(a, b), bullets(line`Estimate: ____`, line`Product: ____`)],
      es: [times(a, b), bullets(line`Estimación: ____`, line`Producto: ____`)],
    }),
    solution(factors) {
      const near = roundedFactors(factors)
      const { a, b } = factors
      return [
        step(prose`${a} → ${near.a}; ${b} → ${near.b}`, because.explain, {
          sentence: {
            en: line`Round ${a} to the nearest hundred and ${b} to the nearest ten.`,
            es: line`Redondea ${a} a la centena más cercana y ${b} a la decena más cercana.`,
          },
        }),
        step(equation(times(near.a, near.b), near.a * near.b), because.explain, {
          sentence: {
            en: line`Multiply the rounded factors: this is the estimate.`,
            es: line`Multiplica los factores redondeados: esta es la estimación.`,
          },
        }),
        ...productSteps(factors),
        answerStep(
          {
            en: prose`Estimate: ${near.a * near.b}; product: ${a * b}`,
            es: prose`Estimación: ${near.a * near.b}; producto: ${a * b}`,
          },
          {
            en: line`The product is near the estimate, so it is reasonable.`,
            es: line`El producto está cerca de la estimación, así que es razonable.`,
          },
        ),
      ]
    },
    check(printed, { blanks }) {
      const [estimate, product] = tupleOf(
        blanks.map(value => exact(value)),
        2,
      )
      const [a, b] = tupleOf(
        printed.one('product').factors.map(part => evaluate(part).n),
        2,
      )
      // The estimate is the only product of a nearest number of each.
      const near = (value: number) => {
        const unit = 10 ** (String(value).length - 1)
        return wholes(1, 10)
          .map(digit => digit * unit)
          .filter(one => isNearest(value, one, unit))
      }
      return product.over(b).equals(a) && near(a).every(one => near(b).every(other => estimate.equals(one * other)))
    },
  }),

  chooseProduct: form({
    levels: ['medium'],
    lines: 4,
    draw: drawMedium(4),
    answer: integer,
    solve: ({ a, b }) => a * b,
    mistakes({ a, b }) {
      const [ones, tens] = tupleOf(rowsOf(b), 2)
      return {
        secondRowAsOnes: a * ones + (a * tens) / 10,
        firstRowNotRegrouped: withoutCarrying(a, ones) + a * tens,
        secondRowNotRegrouped: a * ones + 10 * withoutCarrying(a, tens / 10),
      }
    },
    ask: ({ a, b }) => ({ en: prose`What is ${times(a, b)}?`, es: prose`¿Cuánto es ${times(a, b)}?` }),
    solution(factors, answer) {
      return [
        ...rowSteps(factors),
        answerStep(expr(answer), {
          en: line`Add the partial products: ${sum(...partialProducts(factors))}.`,
          es: line`Suma los productos parciales: ${sum(...partialProducts(factors))}.`,
        }),
      ]
    },
    whyWrong({ b }) {
      const notAdded = (part: number) => ({
        en: line`In the product by ${part}, the regrouped digits were not added.`,
        es: line`En el producto por ${part} no se sumaron las cifras reagrupadas.`,
      })
      const [ones, tens] = tupleOf(rowsOf(b), 2)
      return {
        secondRowAsOnes: {
          en: line`${tens / 10} tens were multiplied as ${tens / 10} ones.`,
          es: line`Las ${tens / 10} decenas se multiplicaron como ${tens / 10} unidades.`,
        },
        firstRowNotRegrouped: notAdded(ones),
        secondRowNotRegrouped: notAdded(tens),
      }
    },
    check: undoesTheProduct,
  }),
})
