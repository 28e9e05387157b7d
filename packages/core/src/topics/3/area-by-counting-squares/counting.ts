import {
  answerStep,
  both,
  count,
  equation,
  line,
  list,
  type Noun,
  prose,
  type Random,
  type Step,
  step,
  sum,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { Level } from './levels.ts'
import {
  drawOutline,
  halfSquares,
  OUTLINE_NAMES,
  type OutlineName,
  type Squares,
  wholeSquares,
  wholesOf,
} from './squares.ts'

export const inSquareUnits = (squares: number) => count(squares, nouns.squareUnit)

export const theArea = (squares: number, unit: Noun = nouns.squareUnit): Step =>
  answerStep(both(prose`${count(squares, unit)}`), {
    en: line`The area is ${count(squares, unit)}.`,
    es: line`El área es de ${count(squares, unit)}.`,
  })

/** A rectangle, row after row. */
export const rowsCounted = (rows: number, columns: number): Step =>
  step(list(...Array.from({ length: rows }, (_, i) => (i + 1) * columns)), because.explain, {
    sentence: {
      en: line`Each row has ${columns} squares. Count by ${columns}, one number for each row.`,
      es: line`Cada fila tiene ${columns} cuadrados. Cuenta de ${columns} en ${columns}, un número por cada fila.`,
    },
  })

const totalsOf = (numbers: readonly number[]) =>
  numbers.map((_, i) => numbers.slice(0, i + 1).reduce((total, number) => total + number, 0))

/** What stands in each row from the top, and the total as it grows. */
export function addedByRows(rows: readonly number[], what: 'squares' | 'whole squares'): readonly Step[] {
  const shown = rows.filter(number => number > 0)
  return [
    step(list(...shown), because.explain, {
      sentence:
        what === 'squares'
          ? {
              en: line`Count the squares in each row, from the top row down.`,
              es: line`Cuenta los cuadrados de cada fila, de arriba abajo.`,
            }
          : {
              en: line`Count the whole squares in each row, from the top row down.`,
              es: line`Cuenta los cuadrados enteros de cada fila, de arriba abajo.`,
            },
    }),
    step(list(...totalsOf(shown)), because.explain, {
      sentence: { en: line`Add one row after another.`, es: line`Suma una fila tras otra.` },
    }),
  ]
}

/** The same in one line. */
export const countedRowAfterRow = (shape: Squares): Step =>
  step(list(...totalsOf(shape.map(wholesOf))), because.explain, {
    sentence: {
      en: line`Count the squares, one row after another from the top row down.`,
      es: line`Cuenta los cuadrados, una fila tras otra, de arriba abajo.`,
    },
  })

export const squaresAdded = (shape: Squares): readonly Step[] => addedByRows(shape.map(wholesOf), 'squares')

/** Whole squares, then two halves for each further one. */
export function halvesPaired(shape: Squares): readonly Step[] {
  const [wholes, halves] = [wholeSquares(shape), halfSquares(shape)]
  return [
    ...addedByRows(shape.map(wholesOf), 'whole squares'),
    step(equation(sum(...Array.from({ length: halves / 2 }, () => 1)), halves / 2), because.explain, {
      sentence: {
        en: line`There are ${halves} half squares. Two half squares make 1 square.`,
        es: line`Hay ${halves} medios cuadrados. Dos medios cuadrados forman 1 cuadrado.`,
      },
    }),
    step(equation(sum(wholes, halves / 2), wholes + halves / 2), because.explain, {
      sentence: {
        en: line`Add the whole squares and the pairs of halves.`,
        es: line`Suma los cuadrados enteros y los pares de medios.`,
      },
    }),
  ]
}

/** A shape of whole squares that is no rectangle. */
export const drawShape = (random: Random, { squares: [least, most] }: Level, name?: OutlineName): Squares =>
  random.until(
    () => drawOutline(random, name ?? random.pick(OUTLINE_NAMES)),
    shape => wholeSquares(shape) >= least && wholeSquares(shape) <= most,
  )
