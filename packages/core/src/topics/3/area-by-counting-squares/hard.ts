import {
  answerStep,
  areaGrid,
  both,
  count,
  drawing,
  equation,
  exact,
  type FormMaker,
  figure,
  itemOf,
  line,
  list,
  minus,
  prose,
  quantity,
  type Random,
  type Sentence,
  sentenceChoice,
  sideBySide,
  step,
  sum,
  symbol,
  times,
  wholes,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { countedRowAfterRow, drawShape, halvesPaired, inSquareUnits, theArea } from './counting.ts'
import type { levels } from './levels.ts'
import { planned } from './plans.ts'
import {
  areaOf,
  countedIn,
  drawCuts,
  drawnShape,
  halfSquares,
  OUTLINE_NAMES,
  onPaper,
  type Squares,
  wholeSquares,
  withCutCorners,
} from './squares.ts'

const PAPER = { rows: 6, columns: 16 } as const

const SIZES = [3, 4, 5, 6].flatMap(rows => [4, 5, 6, 7].map(columns => ({ rows, columns })))

/** A rectangle that lost half squares at its corners. */
const drawCut = (random: Random, rows: number, columns: number, halves: number) =>
  withCutCorners(rows, columns, drawCuts(random, rows, columns, halves))

/** Half squares at both ends of a row, which lies on another row or, mirrored below, makes 4 half squares. */
const boat = (halves: 2 | 4, above: number, between: number): Squares => {
  const whole = Array.from({ length: above }, () => 'whole' as const)
  const middle = Array.from({ length: above + 2 }, (_, i) => (i < between ? ('whole' as const) : ('none' as const)))
  return [
    ['lower-right', ...whole, 'lower-left'],
    ...(between > 0 ? [middle] : []),
    ...(halves === 4 ? [['upper-right', ...whole, 'upper-left'] as const] : []),
  ]
}
/** Boats of one area: with 2 half squares one row of halves, with 4 two. */
const boatsOf = (halves: 2 | 4, area: number): readonly Squares[] =>
  [1, 2, 3, 4, 5]
    .map(above => ({ above, between: area - (halves / 2) * (above + 1) }))
    .filter(({ above, between }) => between >= (halves === 4 ? 0 : 1) && between <= above + 2)
    .map(({ above, between }) => boat(halves, above, between))

const TO_DRAW = [
  ...[5, 6, 7, 8, 9, 10, 11].map(area => ({ halves: 2, area }) as const),
  ...[6, 7, 8, 9, 10, 11, 12, 13].map(area => ({ halves: 4, area }) as const),
]

const greaterBy = (letter: 'P' | 'Q', squares: number): Sentence => ({
  key: `${letter}${squares}`,
  says: {
    en: prose`Shape ${symbol(letter)}, by ${inSquareUnits(squares)}`,
    es: prose`La figura ${symbol(letter)}: ${inSquareUnits(squares)} más`,
  },
})
const otherOf = { P: 'Q', Q: 'P' } as const

/** Shapes stand apart: between two of them a column of the paper is free. */
function shapesOn(paper: ReturnType<typeof onPaper>) {
  const groups: { from: number; column: number; area: number; halves: number; cells: string[] }[] = []
  for (const cell of [...paper.shaded].sort((a, b) => a.column - b.column)) {
    const last = groups.at(-1)
    const { row, column, half } = cell
    const group = last && column - last.column <= 1 ? last : { from: column, column, area: 0, halves: 0, cells: [] }
    if (group !== last) groups.push(group)
    group.column = column
    group.area += half === 'none' ? 1 : 0.5
    group.halves += half === 'none' ? 0 : 1
    group.cells.push(`${row} ${column - group.from} ${half}`)
  }
  return groups
}

/** How much lies in each row and column, which turning and flipping keep. */
function profileOf(shape: Squares): string {
  const worth = (square: string) => (square === 'none' ? 0 : square === 'whole' ? 2 : 1)
  const total = (squares: readonly string[]) => squares.reduce((all, square) => all + worth(square), 0)
  const columns = itemOf(shape, 0).map((_, i) => shape.map(row => itemOf(row, i)))
  return [shape, columns]
    .map(lines =>
      lines
        .map(total)
        .sort((a, b) => a - b)
        .join(),
    )
    .sort()
    .join(' ')
}

const twoShapes = drawing<readonly Squares[]>(
  shapes => onPaper(shapes, PAPER.rows, PAPER.columns),
  ([one, other]) => (one && other ? [[one, one], [one]] : []),
)

/** The difference of two areas for somebody who counts half squares as whole ones. */
const takingHalvesForWholes = ([a, b]: readonly [Squares, Squares]) =>
  Math.abs(wholeSquares(a) + halfSquares(a) - wholeSquares(b) - halfSquares(b))

export const hardForms = (form: FormMaker<typeof levels>) => ({
  halves: form({
    levels: ['hard'],
    share: 2,
    instruction: {
      en: prose`Each small square is 1 square unit. Find the area of the gray shape.`,
      es: prose`Cada cuadrado pequeño es 1 unidad cuadrada. Halla el área de la figura gris.`,
    },
    draw: random => {
      const { rows, columns } = random.evenly(SIZES)
      const most = Math.min(8, 2 * (Math.min(rows, columns) - 1))
      const halves = random.pick([4, 4, 6, 8].filter(count => count <= most))
      return { shape: drawCut(random, rows, columns, halves) }
    },
    answer: quantity,
    solve: ({ shape }) => inSquareUnits(areaOf(shape)),
    ask: ({ shape }) => both(figure(drawnShape(shape))),
    solution: ({ shape }) => [...halvesPaired(shape), theArea(areaOf(shape))],
    check: (printed, { amount }) => exact(amount).equals(countedIn(printed.figure('area-grid'))),
  }),

  compare: form({
    levels: ['hard'],
    wide: true,
    draw: random => {
      const [longIsGreater, longFirst] = [random.evenly([true, false]), random.chance(0.5)]
      const { long, compact } = random.until(
        () => {
          const halves = random.pick([2, 4])
          return {
            long: drawCut(random, 3, random.int(6, 8), halves),
            compact: drawCut(random, random.int(4, 5), random.int(4, 5), random.pick(halves === 2 ? [4, 6] : [2, 6])),
          }
        },
        ({ long, compact }) => {
          const more = areaOf(long) - areaOf(compact)
          const halvesAsWholes = more + (halfSquares(long) - halfSquares(compact)) / 2
          return (longIsGreater ? more : -more) >= 1 && Math.abs(more) <= 4 && more * halvesAsWholes > 0
        },
      )
      return { shapes: longFirst ? ([long, compact] as const) : ([compact, long] as const) }
    },
    answer: sentenceChoice,
    solve({ shapes: [a, b] }) {
      const more = areaOf(a) - areaOf(b)
      return greaterBy(more > 0 ? 'P' : 'Q', Math.abs(more))
    },
    mistakes({ shapes: [a, b] }): Record<string, Sentence> {
      const more = areaOf(a) - areaOf(b)
      const [letter, by] = [more > 0 ? ('P' as const) : ('Q' as const), Math.abs(more)]
      const other = takingHalvesForWholes([a, b])
      return {
        otherShape: greaterBy(otherOf[letter], by),
        halvesAsWholes: greaterBy(letter, other),
        bothMistakes: greaterBy(otherOf[letter], other),
      }
    },
    ask({ shapes: [a, b] }) {
      const drawn = sideBySide(figure(drawnShape(a, symbol('P'))), figure(drawnShape(b, symbol('Q'))))
      return {
        en: [
          prose`Each small square is 1 square unit. Which shape has the greater area, and by how many square units?`,
          drawn,
        ],
        es: [
          prose`Cada cuadrado pequeño es 1 unidad cuadrada. ¿Qué figura tiene mayor área? ¿Cuántas unidades cuadradas más tiene?`,
          drawn,
        ],
      }
    },
    solution({ shapes: [a, b] }, answer) {
      const [first, second] = [areaOf(a), areaOf(b)]
      const counted = (shape: Squares, letter: 'P' | 'Q') =>
        step(equation(sum(wholeSquares(shape), halfSquares(shape) / 2), areaOf(shape)), because.explain, {
          sentence: {
            en: line`Shape ${symbol(letter)} has ${wholeSquares(shape)} whole squares, and its ${halfSquares(shape)} half squares make ${halfSquares(shape) / 2} more.`,
            es: line`La figura ${symbol(letter)} tiene ${wholeSquares(shape)} cuadrados enteros y sus ${halfSquares(shape)} medios cuadrados forman ${halfSquares(shape) / 2} más.`,
          },
        })
      return [
        counted(a, 'P'),
        counted(b, 'Q'),
        step(
          equation(minus(Math.max(first, second), Math.min(first, second)), Math.abs(first - second)),
          because.explain,
          {
            sentence: {
              en: line`Subtract the lesser area from the greater area.`,
              es: line`Resta el área menor de la mayor.`,
            },
          },
        ),
        answerStep(answer.says, {
          en: line`Shape ${symbol(first > second ? 'P' : 'Q')} has the greater area.`,
          es: line`La figura ${symbol(first > second ? 'P' : 'Q')} tiene mayor área.`,
        }),
      ]
    },
    whyWrong({ shapes: [a, b] }) {
      const [first, second] = [areaOf(a), areaOf(b)]
      const otherShape = {
        en: line`Shape ${symbol(first > second ? 'Q' : 'P')} has the lesser area.`,
        es: line`La figura ${symbol(first > second ? 'Q' : 'P')} tiene menor área.`,
      }
      return {
        otherShape,
        halvesAsWholes: {
          en: line`Half squares counted as whole ones give a difference of ${takingHalvesForWholes([a, b])}. The areas differ by ${inSquareUnits(Math.abs(first - second))}.`,
          es: line`Con los medios cuadrados contados como enteros, la diferencia es ${takingHalvesForWholes([a, b])}. Las áreas difieren en ${inSquareUnits(Math.abs(first - second))}.`,
        },
        bothMistakes: {
          en: line`Half squares were counted as whole ones, and shape ${symbol(first > second ? 'Q' : 'P')} has the lesser area.`,
          es: line`Los medios cuadrados se contaron como enteros y la figura ${symbol(first > second ? 'Q' : 'P')} tiene menor área.`,
        },
      }
    },
    check(printed, { key }) {
      const [a, b] = printed.figures('area-grid').map(countedIn)
      return a !== undefined && b !== undefined && key === (a > b ? `P${a - b}` : `Q${b - a}`)
    },
  }),

  drawTwo: form({
    levels: ['hard'],
    draw: random => {
      const { halves, area } = random.evenly(TO_DRAW)
      const shapes = random.until(
        () => random.sample(boatsOf(halves, area), 2),
        ([one, other]) =>
          itemOf(one, 0).length + itemOf(other, 0).length + 3 <= PAPER.columns && profileOf(one) !== profileOf(other),
      )
      return { area, halves, shapes }
    },
    answer: twoShapes,
    solve: ({ shapes }) => shapes,
    ask({ area, halves }) {
      const [shown, paper] = [inSquareUnits(area), figure(areaGrid(PAPER))]
      return {
        en: [
          prose`Each small square is 1 square unit. Draw two different shapes, not one shape turned or flipped. Each shape has an area of ${shown} and exactly ${halves} half squares, cut from corner to corner.`,
          paper,
        ],
        es: [
          prose`Cada cuadrado pequeño es 1 unidad cuadrada. Dibuja dos figuras diferentes, no la misma girada o volteada. Cada figura tiene un área de ${shown} y exactamente ${halves} medios cuadrados, cortados de esquina a esquina.`,
          paper,
        ],
      }
    },
    key: () => ({ en: prose`Other shapes are right too.`, es: prose`También hay otras figuras correctas.` }),
    solution({ area, halves, shapes }) {
      const [pairs, wholes] = [halves / 2, area - halves / 2]
      return [
        step(equation(sum(wholes, pairs), area), because.explain, {
          sentence: {
            en: line`The ${halves} half squares have an area of ${inSquareUnits(pairs)}, so each shape needs ${wholes} whole squares.`,
            es: line`Los ${halves} medios cuadrados tienen un área de ${inSquareUnits(pairs)}; cada figura necesita ${wholes} cuadrados enteros.`,
          },
        }),
        step(figure(onPaper(shapes, PAPER.rows, PAPER.columns)), because.explain, {
          sentence: {
            en: line`Place the ${wholes} whole squares in two different ways. Add ${halves} half squares to each shape.`,
            es: line`Coloca los ${wholes} cuadrados enteros de dos maneras diferentes. Agrega ${halves} medios cuadrados a cada figura.`,
          },
        }),
      ]
    },
    // Two shapes that are not alike, each with the area and the half squares that are asked for.
    check(printed, shapes) {
      const drawn = shapesOn(onPaper(shapes, PAPER.rows, PAPER.columns))
      return (
        drawn.length === 2 &&
        new Set(drawn.map(({ cells }) => cells.join())).size === 2 &&
        drawn.every(
          ({ area, halves }) =>
            exact(itemOf(printed.maths, 1)).equals(halves) && exact(printed.term('quantity').amount).equals(area),
        )
      )
    },
  }),

  plan: form({
    levels: ['hard'],
    draw: (random, level) => {
      const outline = random.evenly(OUTLINE_NAMES)
      return {
        place: random.evenly(planned),
        each: random.pick([4, 9]),
        shape: random.until(
          () => drawShape(random, level, outline),
          shape => wholeSquares(shape) <= 10,
        ),
      }
    },
    answer: quantity,
    solve: ({ shape, each, place }) => count(areaOf(shape) * each, place.unit),
    ask: ({ shape, each, place }) => {
      const [drawn, square] = [figure(drawnShape(shape)), count(each, place.unit)]
      const { en, es } = place.tell(square)
      return { en: [en, drawn], es: [es, drawn] }
    },
    solution: ({ shape, each, place }) => [
      countedRowAfterRow(shape),
      step(times(areaOf(shape), each), because.explain, {
        sentence: {
          en: line`There are ${areaOf(shape)} squares. Each square is ${count(each, place.unit)}: multiply.`,
          es: line`Hay ${areaOf(shape)} cuadrados. Cada cuadrado representa ${count(each, place.unit)}: multiplica.`,
        },
      }),
      step(list(...wholes(1, areaOf(shape)).map(squares => squares * each)), because.explain, {
        sentence: {
          en: line`Count by ${each}, one number for each square.`,
          es: line`Cuenta de ${each} en ${each}, un número por cada cuadrado.`,
        },
      }),
      theArea(areaOf(shape) * each, place.unit),
    ],
    check: (printed, { amount }) =>
      exact(amount)
        .over(exact(printed.term('quantity').amount))
        .equals(countedIn(printed.figure('area-grid'))),
  }),
})
