import {
  areaGrid,
  both,
  count,
  drawing,
  equation,
  exact,
  explained,
  type FormMaker,
  figure,
  figureChoice,
  itemOf,
  line,
  list,
  type Noun,
  name,
  people,
  prose,
  quantity,
  step,
  sum,
  thing,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { drawShape, inSquareUnits, squaresAdded, theArea } from './counting.ts'
import type { levels } from './levels.ts'
import {
  areaOf,
  countedIn,
  drawnShape,
  OUTLINE_NAMES,
  onPaper,
  type Squares,
  wholeSquares,
  wholesOf,
} from './squares.ts'

const UNITS: readonly Noun[] = [nouns.squareCentimeter, nouns.squareInch, nouns.squareFoot, nouns.squareMeter]
const PAPER = { rows: 8, columns: 10 } as const

/** One square fewer: in a row that keeps another. */
function smaller(shape: Squares): Squares {
  const row = shape.findIndex(squares => wholesOf(squares) > 1)
  const column = itemOf(shape, row).lastIndexOf('whole')
  return shape.with(row, itemOf(shape, row).with(column, 'none'))
}

const DRAWN_AREAS = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20] as const
/** Rows that begin at the left and are nearly, but not all, of one length. */
function inRows(area: number, rows: number): Squares {
  const [length, rest] = [Math.floor(area / rows), area % rows]
  const longer = (row: number) => (rest > 0 ? row < rest : row === 0)
  const shorter = (row: number) => rest === 0 && row === rows - 1
  const most = length + 1
  return Array.from({ length: rows }, (_, row) => {
    const squares = length + (longer(row) ? 1 : 0) - (shorter(row) ? 1 : 0)
    return Array.from({ length: most }, (_, column) => (column < squares ? 'whole' : 'none'))
  })
}

/** The finished drawing on squared paper. */
const drawnOnPaper = drawing<Squares>(
  shape => onPaper([shape], PAPER.rows, PAPER.columns),
  shape => [smaller(shape)],
)

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  outline: form({
    levels: ['medium'],
    share: 2,
    draw: (random, level) => {
      const outline = random.evenly(OUTLINE_NAMES)
      return { unit: random.pick(UNITS), shape: drawShape(random, level, outline) }
    },
    answer: quantity,
    solve: ({ shape, unit }) => count(areaOf(shape), unit),
    ask({ shape, unit }) {
      const drawn = figure(drawnShape(shape))
      return {
        en: [prose`Each small square is 1 ${thing(unit)}. Find the area of the gray shape.`, drawn],
        es: [prose`Cada cuadrado pequeño es 1 ${thing(unit)}. Halla el área de la figura gris.`, drawn],
      }
    },
    solution: ({ shape, unit }) => [...squaresAdded(shape), theArea(areaOf(shape), unit)],
    check: (printed, { amount }) => exact(amount).equals(countedIn(printed.figure('area-grid'))),
  }),

  whichShape: form({
    levels: ['medium'],
    draw: (random, level) => {
      const middle = random.int(15, 18)
      const shapes: Squares[] = []
      for (const outline of random.sample(OUTLINE_NAMES, 4))
        shapes.push(
          random.until(
            () => drawShape(random, level, outline),
            shape =>
              Math.abs(wholeSquares(shape) - middle) <= 4 &&
              shapes.every(other => wholeSquares(other) !== wholeSquares(shape)),
          ),
        )
      return { shapes }
    },
    answer: figureChoice,
    solve: ({ shapes }) => drawnShape(itemOf(shapes, 0)),
    mistakes: ({ shapes }) => ({
      countedWrong: drawnShape(itemOf(shapes, 1)),
      rowLeftOut: drawnShape(itemOf(shapes, 2)),
      squareCountedTwice: drawnShape(itemOf(shapes, 3)),
    }),
    ask({ shapes }) {
      const area = inSquareUnits(wholeSquares(itemOf(shapes, 0)))
      return {
        en: prose`Each small square is 1 square unit. Which gray shape has an area of ${area}?`,
        es: prose`Cada cuadrado pequeño es 1 unidad cuadrada. ¿Qué figura gris tiene un área de ${area}?`,
      }
    },
    solution({ shapes }) {
      const right = itemOf(shapes, 0)
      const area = wholeSquares(right)
      return [
        explained(
          equation(sum(...right.map(wholesOf)), area),
          line`Count the gray squares of each row, and add the rows.`,
          line`Cuenta los cuadrados grises de cada fila y suma las filas.`,
        ),
        explained(
          figure(drawnShape(right)),
          line`This shape has an area of ${inSquareUnits(area)}.`,
          line`Esta figura tiene un área de ${inSquareUnits(area)}.`,
        ),
      ]
    },
    whyWrong({ shapes }) {
      const why = (place: number) => {
        const shape = itemOf(shapes, place)
        const area = inSquareUnits(wholeSquares(shape))
        return explained(
          equation(sum(...shape.map(wholesOf)), wholeSquares(shape)),
          line`Its area is ${area}.`,
          line`Su área es de ${area}.`,
        )
      }
      return { countedWrong: why(1), rowLeftOut: why(2), squareCountedTwice: why(3) }
    },
    check: (printed, answer) =>
      answer.kind === 'area-grid' && exact(printed.term('quantity').amount).equals(countedIn(answer)),
  }),

  wrongRow: form({
    levels: ['medium'],
    kind: 'find-mistake',
    draw: (random, level) => {
      const wrong = random.evenly([0, 1, 2, 3])
      const shape = random.until(
        () => drawShape(random, level),
        rows => rows.length === 4,
      )
      const more = wholesOf(itemOf(shape, wrong)) > 1 ? random.sign() : 1
      return { shape, wrong, more, who: random.pick(people) }
    },
    answer: quantity,
    solve: ({ shape }) => inSquareUnits(areaOf(shape)),
    ask({ shape, wrong, more, who }) {
      const counts = shape.map((row, i) => wholesOf(row) + (i === wrong ? more : 0))
      const [drawn, said] = [figure(drawnShape(shape)), list(...counts)]
      return {
        en: [
          prose`Each small square is 1 square unit. ${name(who)} counts the gray squares in each row, from row 1 at the top to row 4.`,
          drawn,
          prose`${name(who)} writes ${said}. One number is wrong. What is the correct area of the shape?`,
        ],
        es: [
          prose`Cada cuadrado pequeño es 1 unidad cuadrada. ${name(who)} cuenta los cuadrados grises de cada fila, desde la fila 1, arriba, hasta la fila 4.`,
          drawn,
          prose`${name(who)} escribe ${said}. Un número está mal. ¿Cuál es el área correcta de la figura?`,
        ],
      }
    },
    solution: ({ shape, wrong, more }) => {
      const right = wholesOf(itemOf(shape, wrong))
      return [
        step(both(prose`${right + more} → ${right}`), because.mistakeIs, {
          what: {
            en: line`row ${wrong + 1} has ${count(right, nouns.square)}, not ${right + more}`,
            es: line`la fila ${wrong + 1} tiene ${count(right, nouns.square)}, no ${right + more}`,
          },
        }),
        step(equation(sum(...shape.map(wholesOf)), areaOf(shape)), because.explain, {
          sentence: { en: line`Add the correct rows.`, es: line`Suma las filas correctas.` },
        }),
        theArea(areaOf(shape)),
      ]
    },
    // All but one of the numbers are those of the drawn rows.
    check(printed, { amount }) {
      const drawn = printed.figure('area-grid')
      const counts = printed.one('list').items
      const wrong = counts.filter((item, i) => !exact(item).equals(drawn.shaded.filter(({ row }) => row === i).length))
      return wrong.length === 1 && exact(amount).equals(countedIn(drawn))
    },
  }),

  drawAShape: form({
    levels: ['medium'],
    draw: random => {
      const area = random.evenly(DRAWN_AREAS)
      return { shape: inRows(area, random.pick([3, 4])) }
    },
    answer: drawnOnPaper,
    solve: ({ shape }) => shape,
    ask({ shape }) {
      const [area, paper] = [inSquareUnits(areaOf(shape)), figure(areaGrid(PAPER))]
      return {
        en: [
          prose`Each small square is 1 square unit. Draw a shape with an area of ${area} and ${shape.length} rows of squares. The shape must not be a rectangle.`,
          paper,
        ],
        es: [
          prose`Cada cuadrado pequeño es 1 unidad cuadrada. Dibuja una figura con un área de ${area} y ${shape.length} filas de cuadrados. La figura no debe ser un rectángulo.`,
          paper,
        ],
      }
    },
    key: () => ({ en: prose`Other shapes are right too.`, es: prose`También hay otras figuras correctas.` }),
    solution: ({ shape }) => [
      step(equation(sum(...shape.map(wholesOf)), areaOf(shape)), because.explain, {
        sentence: {
          en: line`Choose ${shape.length} rows that are not all the same length and add up to ${areaOf(shape)} squares.`,
          es: line`Elige ${shape.length} filas que no midan todas lo mismo y que sumen ${areaOf(shape)} cuadrados.`,
        },
      }),
      step(figure(onPaper([shape], PAPER.rows, PAPER.columns)), because.explain, {
        sentence: {
          en: line`Draw the rows so that their squares touch.`,
          es: line`Dibuja las filas de modo que sus cuadrados se toquen.`,
        },
      }),
    ],
    // As many squares as asked for, and a corner of their rectangle is left free.
    check(printed, shape) {
      const drawn = shape.flat()
      return (
        exact(printed.term('quantity').amount).equals(drawn.filter(square => square === 'whole').length) &&
        exact(itemOf(printed.maths, 1)).equals(shape.length) &&
        drawn.includes('none')
      )
    },
  }),
})
