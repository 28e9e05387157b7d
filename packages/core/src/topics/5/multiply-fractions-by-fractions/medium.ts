import {
  answerStep,
  areaGrid,
  blank,
  both,
  equation,
  evaluate,
  exact,
  explainedBy,
  expr,
  type FormMaker,
  figure,
  figureChoice,
  fractionInLowestTerms,
  line,
  mixedNumberInLowestTerms,
  multiplyFractions,
  over,
  prose,
  quantity,
  Ratio,
  statements,
  times,
} from '../../../author.ts'
import { isProduct } from '../../kit/decimals/product-check.ts'
import { proper } from '../../kit/fractions/fractions.ts'
import type { levels } from './levels.ts'
import { draw, isReduced, lowest, partOfAmount, product, worked } from './parts.ts'

const asMixed = {
  en: prose`Multiply. Write the product as a mixed number in lowest terms.`,
  es: prose`Multiplica. Escribe el producto como número mixto en su mínima expresión.`,
}

const mixedQuantity: typeof quantity = { ...quantity, requires: 'mixed-in-lowest-terms' }

const model = (left: Ratio, right: Ratio) =>
  areaGrid({ rows: right.d, columns: left.d, shadedColumns: left.n, stripedRows: right.n })

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  bare: form({
    levels: ['medium'],
    share: 2,
    instruction: lowest,
    draw: random => draw(random, { factors: ['fraction × fraction'] }),
    answer: fractionInLowestTerms,
    solve: product,
    ask: ({ left, right }) => both(equation(times(left, right), blank(3))),
    solution: worked,
    check: (printed, answer) => isProduct(printed, exact(answer)),
  }),
  aboveOne: form({
    levels: ['medium'],
    share: 2,
    instruction: asMixed,
    draw: random => draw(random, { factors: ['fraction × whole'] }),
    answer: mixedNumberInLowestTerms,
    solve: product,
    ask: ({ left, right }) => both(equation(times(left, right), blank(3))),
    solution: worked,
    check: (printed, answer) => isProduct(printed, exact(answer)),
  }),
  partOfAmountInLowestTerms: form(partOfAmount('medium', mixedQuantity)),
  areaModel: form({
    levels: ['medium'],
    instruction: {
      en: prose`The cells that are gray and striped show the product. Write it in lowest terms.`,
      es: prose`Las casillas grises y rayadas muestran el producto. Escríbelo en su mínima expresión.`,
    },
    draw: random =>
      random.until(
        () => ({ left: proper(random, random.int(2, 6)), right: proper(random, random.int(2, 6)) }),
        ({ left, right }) => left.d !== right.d && isReduced(left, right),
      ),
    answer: fractionInLowestTerms,
    solve: ({ left, right }) => left.times(right),
    ask: ({ left, right }) => both([figure(model(left, right)), equation(times(left, right), blank(3))]),
    solution: ({ left, right }) => [
      explainedBy(
        statements(
          equation(times(left.n, right.n), left.n * right.n),
          equation(times(left.d, right.d), left.d * right.d),
        ),
        {
          en: line`Count: ${left.n * right.n} of the ${left.d * right.d} cells are gray and striped.`,
          es: line`Cuenta: ${left.n * right.n} de las ${left.d * right.d} casillas son grises y rayadas.`,
        },
      ),
      ...multiplyFractions(left, right),
    ],
    // Counts the cells that are shaded twice.
    check(printed, answer) {
      const { rows, columns, shaded } = printed.figure('area-grid')
      const places = shaded.map(({ row, column }) => row * columns + column)
      const twice = places.filter((place, i) => places.indexOf(place) !== i)
      return exact(answer).equals(Ratio.of(twice.length, rows * columns)) && isProduct(printed, exact(answer))
    },
  }),
  choosePicture: form({
    levels: ['medium'],
    instruction: {
      en: prose`Which picture shows the product? The product is where gray and stripes overlap.`,
      es: prose`¿Qué dibujo muestra el producto? El producto está donde se superponen el gris y las rayas.`,
    },
    draw: random =>
      random.until(
        () => ({ left: proper(random, random.pick([3, 5, 7])), right: proper(random, random.pick([3, 5, 7])) }),
        ({ left, right }) =>
          left.d !== right.d && left.n !== right.n && left.d - left.n !== left.n && right.d - right.n !== right.n,
      ),
    answer: figureChoice,
    solve: ({ left, right }) => model(left, right),
    mistakes: ({ left, right }) => ({
      unshadedColumns: model(Ratio.of(left.d - left.n, left.d), right),
      unshadedRows: model(left, Ratio.of(right.d - right.n, right.d)),
      oneColumnMore: model(Ratio.of(left.n === left.d - 1 ? left.n - 1 || 1 : left.n + 1, left.d), right),
      bothUnshaded: model(Ratio.of(left.d - left.n, left.d), Ratio.of(right.d - right.n, right.d)),
    }),
    ask: ({ left, right }) => both(times(left, right)),
    solution: ({ left, right }) => [
      explainedBy(statements(expr(left), expr(right)), {
        en: line`Look for ${left.n} gray of ${left.d} columns and for ${right.n} striped of ${right.d} rows.`,
        es: line`Busca ${left.n} de ${left.d} columnas grises y ${right.n} de ${right.d} filas rayadas.`,
      }),
      explainedBy(equation(times(left, right), over(left.n * right.n, left.d * right.d)), {
        en: line`So ${left.n * right.n} of the ${left.d * right.d} squares must be gray and striped.`,
        es: line`Entonces ${left.n * right.n} de los ${left.d * right.d} cuadrados deben ser grises y rayados.`,
      }),
      answerStep(figure(model(left, right)), {
        en: line`This picture shows both.`,
        es: line`Este dibujo muestra las dos cosas.`,
      }),
    ],
    whyWrong({ left, right }) {
      const columns = (gray: number) => ({
        en: line`Gray columns: ${gray}, not ${left.n}.`,
        es: line`Columnas grises: ${gray}, no ${left.n}.`,
      })
      const rows = {
        en: line`Striped rows: ${right.d - right.n}, not ${right.n}.`,
        es: line`Filas rayadas: ${right.d - right.n}, no ${right.n}.`,
      }
      return {
        unshadedColumns: columns(left.d - left.n),
        unshadedRows: rows,
        oneColumnMore: columns(left.n === left.d - 1 ? left.n - 1 || 1 : left.n + 1),
        bothUnshaded: rows,
      }
    },
    check(printed, answer) {
      if (answer.kind !== 'area-grid') return false
      const [left, right] = printed.all('number').map(number => evaluate(number))
      const shadedBy = (fill: string) =>
        Ratio.of(answer.shaded.filter(cell => cell.fill === fill).length, answer.rows * answer.columns)
      return (
        left !== undefined && right !== undefined && shadedBy('gray').equals(left) && shadedBy('striped').equals(right)
      )
    },
  }),
})
