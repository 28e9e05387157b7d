import {
  areaGrid,
  blank,
  both,
  divide,
  equation,
  exact,
  explainedBy,
  expr,
  type FormMaker,
  figure,
  fraction,
  line,
  prose,
  quantity,
  Ratio,
  times,
} from '../../../author.ts'
import { isProduct } from '../../kit/decimals/product-check.ts'
import type { levels } from './levels.ts'
import { draw, partOfAmount, product, worked } from './parts.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  ofWhole: form({
    levels: ['easy'],
    share: 2,
    instruction: { en: prose`Multiply.`, es: prose`Multiplica.` },
    draw,
    answer: fraction,
    solve: product,
    ask: ({ left, right }) => both(equation(times(left, right), blank(3))),
    solution: worked,
    check: (printed, answer) => isProduct(printed, exact(answer)),
  }),
  partOfNumber: form({
    levels: ['easy'],
    draw,
    answer: fraction,
    instruction: { en: prose`Find the part.`, es: prose`Halla la parte.` },
    solve: product,
    ask: ({ left, right }) => ({ en: prose`${left} of ${right} = ___`, es: prose`${left} de ${right} = ___` }),
    solution: ({ left, right }) => {
      const share = right.n / left.d
      return [
        explainedBy(equation(divide(right.n, left.d), share), {
          en: line`The denominator ${left.d} says into how many equal parts ${right.n} is shared.`,
          es: line`El denominador ${left.d} dice en cuántas partes iguales se reparte ${right.n}.`,
        }),
        explainedBy(equation(times(left.n, share), left.n * share), {
          en: line`The numerator says how many of these parts to take: ${left.n}.`,
          es: line`El numerador dice cuántas de esas partes se toman: ${left.n}.`,
        }),
      ]
    },
    check: (printed, answer) => isProduct(printed, exact(answer)),
  }),
  partOfAmount: form(partOfAmount('easy', quantity)),
  partOfSquares: form({
    levels: ['easy'],
    share: 2,
    instruction: {
      en: prose`The gray squares show the fraction of all the squares. Complete.`,
      es: prose`Los cuadrados grises muestran la fracción del total de cuadrados. Completa.`,
    },
    draw: (random, level) => {
      const { left, right } = draw(random, level)
      return { part: left, whole: right.n }
    },
    answer: fraction,
    solve: ({ part, whole }) => part.times(whole),
    ask({ part, whole }) {
      const [rows, columns] = [part.d, whole / part.d]
      const gray = Array.from({ length: part.n * columns }, (_, i) => [Math.floor(i / columns), i % columns] as const)
      const squares = figure(areaGrid({ rows, columns, shaded: gray }))
      return { en: [squares, prose`${part} of ${whole} = ___`], es: [squares, prose`${part} de ${whole} = ___`] }
    },
    solution: ({ part, whole }, answer) => {
      const [columns, row] = [whole / part.d, Ratio.of(1, part.d)]
      return [
        explainedBy(equation(divide(whole, part.d), columns), {
          en: line`The ${whole} squares make ${part.d} equal rows: each row is ${row} and has ${columns} squares.`,
          es: line`Los ${whole} cuadrados forman ${part.d} filas iguales: cada fila es ${row} y tiene ${columns} cuadrados.`,
        }),
        part.n === 1
          ? explainedBy(expr(answer), {
              en: line`1 row is gray: ${columns} squares.`,
              es: line`1 fila es gris: ${columns} cuadrados.`,
            })
          : explainedBy(equation(times(part.n, columns), answer), {
              en: line`${part.n} rows are gray: multiply.`,
              es: line`${part.n} filas son grises: multiplica.`,
            }),
      ]
    },
    // Counts the gray squares, and all.
    check(printed, answer) {
      const { rows, columns, shaded } = printed.figure('area-grid')
      const [part, whole] = printed.numbers
      return (
        exact(answer).equals(shaded.length) &&
        whole?.equals(rows * columns) === true &&
        part?.equals(Ratio.of(shaded.length, rows * columns)) === true
      )
    },
  }),
})
