import {
  areaGrid,
  both,
  type Content,
  equation,
  exact,
  explained,
  type FormMaker,
  figure,
  figureChoice,
  itemOf,
  labelOrder,
  line,
  list,
  name,
  people,
  prose,
  quantity,
  type Random,
  role,
  type Step,
  sideBySide,
  step,
  sum,
  symbol,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { inSquareUnits, rowsCounted, theArea } from './counting.ts'
import type { Level, levels } from './levels.ts'

const LETTERS = ['A', 'B', 'C'] as const

interface Rectangle {
  readonly rows: number
  readonly columns: number
}
const areaOf = ({ rows, columns }: Rectangle) => rows * columns
const drawRectangle = (random: Random, { squares: [least, most] }: Level): Rectangle =>
  random.until(
    () => ({ rows: random.int(2, 9), columns: random.int(2, 9) }),
    rectangle => areaOf(rectangle) >= least && areaOf(rectangle) <= most,
  )
/** Three of them stand side by side. */
const drawNarrow = (random: Random): Rectangle =>
  random.until(
    () => ({ rows: random.int(2, 7), columns: random.int(2, 6) }),
    rectangle => areaOf(rectangle) >= 8 && areaOf(rectangle) <= 24,
  )
/** Row by row. */
const counted = ({ rows, columns }: Rectangle) =>
  Array.from({ length: rows }, () => columns).reduce((total, row) => total + row, 0)

/** Rectangles a little larger or smaller, by the mistake that takes them for this one. */
const nearTo = {
  rowMore: ({ rows, columns }: Rectangle) => ({ rows: rows + 1, columns }),
  rowLess: ({ rows, columns }: Rectangle) => ({ rows: rows - 1, columns }),
  columnMore: ({ rows, columns }: Rectangle) => ({ rows, columns: columns + 1 }),
  columnLess: ({ rows, columns }: Rectangle) => ({ rows, columns: columns - 1 }),
  /** As many squares around the border. */
  rowAndColumnMore: ({ rows, columns }: Rectangle) => ({ rows: rows + 1, columns: columns + 1 }),
}
const NEAR = ['rowMore', 'rowLess', 'columnMore', 'columnLess', 'rowAndColumnMore'] as const

const inOrder = (all: readonly Rectangle[], direction: 'up' | 'down') =>
  LETTERS.map((letter, i) => ({ letter, area: areaOf(itemOf(all, i)) })).sort((a, b) =>
    direction === 'up' ? a.area - b.area : b.area - a.area,
  )

/** Sizes one after another: A: 12; B: 10; C: 15. */
const areasNamed = (all: readonly Rectangle[]): Content => {
  const [a, b, c] = tupleOf(all.map(areaOf), 3)
  return prose`${symbol('A')}: ${a}; ${symbol('B')}: ${b}; ${symbol('C')}: ${c}`
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  countRectangle: form({
    levels: ['easy'],
    share: 2,
    instruction: {
      en: prose`Each small square is 1 square unit. Count the squares to find the area of the rectangle.`,
      es: prose`Cada cuadrado pequeño es 1 unidad cuadrada. Cuenta los cuadrados para hallar el área del rectángulo.`,
    },
    draw: drawRectangle,
    answer: quantity,
    solve: rectangle => inSquareUnits(areaOf(rectangle)),
    ask: rectangle => both(figure(areaGrid(rectangle))),
    solution: ({ rows, columns }) => [rowsCounted(rows, columns), theArea(rows * columns)],
    check: (printed, { amount }) => exact(amount).equals(counted(printed.figure('area-grid'))),
  }),

  whichRectangle: form({
    levels: ['easy'],
    draw: (random, level) =>
      random.until(
        () => ({ ...drawRectangle(random, level), others: random.sample(NEAR, 3) }),
        ({ rows, columns, others }) =>
          rows > 2 &&
          columns > 2 &&
          new Set([rows * columns, ...others.map(other => areaOf(nearTo[other]({ rows, columns })))]).size === 4,
      ),
    answer: figureChoice,
    solve: ({ rows, columns }) => areaGrid({ rows, columns }),
    mistakes: ({ rows, columns, others }) =>
      Object.fromEntries(others.map(other => [other, areaGrid(nearTo[other]({ rows, columns }))])),
    ask({ rows, columns }) {
      const area = inSquareUnits(rows * columns)
      return {
        en: prose`Each small square is 1 square unit. Which rectangle has an area of ${area}?`,
        es: prose`Cada cuadrado pequeño es 1 unidad cuadrada. ¿Qué rectángulo tiene un área de ${area}?`,
      }
    },
    solution: ({ rows, columns }) => [
      explained(
        list(...Array.from({ length: rows }, (_, i) => (i + 1) * columns)),
        line`Count the squares row by row: ${rows} rows of ${columns} squares.`,
        line`Cuenta los cuadrados fila por fila: ${rows} filas de ${columns} cuadrados.`,
      ),
      explained(
        figure(areaGrid({ rows, columns })),
        line`This rectangle has an area of ${inSquareUnits(rows * columns)}.`,
        line`Este rectángulo tiene un área de ${inSquareUnits(rows * columns)}.`,
      ),
    ],
    whyWrong: ({ rows, columns, others }) =>
      Object.fromEntries(
        others.map(other => {
          const area = inSquareUnits(areaOf(nearTo[other]({ rows, columns })))
          return [other, { en: line`Its area is ${area}.`, es: line`Su área es de ${area}.` }]
        }),
      ),
    check: (printed, answer) =>
      answer.kind === 'area-grid' && exact(printed.term('quantity').amount).equals(counted(answer)),
  }),

  orderAreas: form({
    levels: ['easy'],
    kind: 'order',
    wide: true,
    draw: random => {
      const direction = random.evenly(['up', 'down'])
      const all = random.until(
        () => [drawNarrow(random), drawNarrow(random), drawNarrow(random)],
        three => {
          const areas = three.map(areaOf)
          const order = inOrder(three, direction).map(({ letter }) => letter)
          return (
            new Set(areas).size === 3 &&
            Math.max(...areas) - Math.min(...areas) <= 9 &&
            !['ABC', 'CBA'].includes(order.join(''))
          )
        },
      )
      return { all, direction }
    },
    answer: labelOrder(LETTERS),
    solve: ({ all, direction }) => inOrder(all, direction).map(({ letter }) => letter),
    ask({ all, direction }) {
      const drawn = sideBySide(
        ...all.map((rectangle, i) => figure(areaGrid({ ...rectangle, name: symbol(itemOf(LETTERS, i)) }))),
      )
      return direction === 'up'
        ? {
            en: [
              prose`Each small square is 1 square unit. Write the letters of the rectangles in order from least area to greatest area.`,
              drawn,
            ],
            es: [
              prose`Cada cuadrado pequeño es 1 unidad cuadrada. Escribe las letras de los rectángulos en orden de menor a mayor área.`,
              drawn,
            ],
          }
        : {
            en: [
              prose`Each small square is 1 square unit. Write the letters of the rectangles in order from greatest area to least area.`,
              drawn,
            ],
            es: [
              prose`Cada cuadrado pequeño es 1 unidad cuadrada. Escribe las letras de los rectángulos en orden de mayor a menor área.`,
              drawn,
            ],
          }
    },
    solution({ all, direction }): readonly Step[] {
      const order = inOrder(all, direction)
      return [
        step(areasNamed(all), because.explain, {
          sentence: {
            en: line`Count the squares in each rectangle, row by row.`,
            es: line`Cuenta los cuadrados de cada rectángulo, fila por fila.`,
          },
        }),
        step(list(...order.map(({ area }) => area)), because.explain, {
          sentence:
            direction === 'up'
              ? { en: line`Put the areas in order, the least first.`, es: line`Ordena las áreas, primero la menor.` }
              : {
                  en: line`Put the areas in order, the greatest first.`,
                  es: line`Ordena las áreas, primero la mayor.`,
                },
        }),
        step(list(...order.map(({ letter }) => symbol(letter))), because.explain, {
          sentence: { en: line`Write the letter of each area.`, es: line`Escribe la letra de cada área.` },
        }),
      ]
    },
    check(printed, letters) {
      const areas = printed.figures('area-grid').map(counted)
      const ordered = letters.map(letter => itemOf(areas, LETTERS.indexOf(letter)))
      const sign = /least area to|menor a/.test(printed.text) ? 1 : -1
      return new Set(letters).size === 3 && ordered.slice(1).every((area, i) => sign * (area - itemOf(ordered, i)) > 0)
    },
  }),

  gaps: form({
    levels: ['easy'],
    kind: 'find-mistake',
    draw: (random, level) => {
      const { rows, columns } = random.until(
        () => drawRectangle(random, level),
        ({ rows, columns }) => rows >= 3 && columns >= 3,
      )
      const cells = Array.from({ length: rows * columns }, (_, i) => [Math.floor(i / columns), i % columns] as const)
      const gaps = random.int(2, 4)
      const missing = random.shuffle<readonly (readonly [number, number])[]>(cells).slice(0, gaps)
      return { rows, columns, missing, who: random.pick(people) }
    },
    answer: quantity,
    solve: rectangle => inSquareUnits(areaOf(rectangle)),
    ask({ rows, columns, missing, who }) {
      const tiles = rows * columns - missing.length
      const isMissing = (row: number, column: number) => missing.some(([r, c]) => r === row && c === column)
      const shaded = Array.from(
        { length: rows * columns },
        (_, i) => [Math.floor(i / columns), i % columns] as const,
      ).filter(([row, column]) => !isMissing(row, column))
      const drawn = figure(areaGrid({ rows, columns, shaded }))
      const [shown, said] = [role('tiles', tiles), inSquareUnits(tiles)]
      return {
        en: [
          prose`${name(who)} puts gray tiles on a rectangle. Each tile is 1 square unit.`,
          drawn,
          prose`${name(who)} counts ${shown} tiles and says that the area of the rectangle is ${said}. What is the correct area?`,
        ],
        es: [
          prose`${name(who)} pone fichas grises sobre un rectángulo. Cada ficha es 1 unidad cuadrada.`,
          drawn,
          prose`${name(who)} cuenta ${shown} fichas y dice que el área del rectángulo es de ${said}. ¿Cuál es el área correcta?`,
        ],
      }
    },
    solution({ rows, columns, missing }) {
      const tiles = rows * columns - missing.length
      return [
        step(both(prose`${missing.length}`), because.mistakeIs, {
          what: {
            en: line`the tiles do not cover the whole rectangle; count ${missing.length} white gaps`,
            es: line`las fichas no cubren todo el rectángulo; cuenta ${missing.length} huecos blancos`,
          },
        }),
        step(equation(sum(tiles, missing.length), rows * columns), because.explain, {
          sentence: { en: line`Add the tiles that fill the gaps.`, es: line`Suma las fichas que llenan los huecos.` },
        }),
        theArea(rows * columns),
      ]
    },
    check(printed, { amount }) {
      const grid = printed.figure('area-grid')
      return (
        exact(amount).equals(counted(grid)) &&
        printed.role('tiles').equals(grid.shaded.length) &&
        grid.shaded.length < counted(grid)
      )
    },
  }),
})
