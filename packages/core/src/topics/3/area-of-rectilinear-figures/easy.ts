import {
  type AreaGrid,
  answerStep,
  areaGrid,
  type Both,
  type Content,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  figure,
  figureChoice,
  formulaChoice,
  line,
  list,
  numberList,
  prose,
  type Random,
  type Step,
  step,
  sum,
  symbol,
  times,
  tupleOf,
  withFigure,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'

/** An L on squared paper by the rows and columns of its parts, which lie one on the other or side by side. */
interface TwoParts {
  readonly gray: Rows
  readonly striped: Rows
  readonly stacked: boolean
  /** Whether the shorter part begins at the far end. */
  readonly atEnd: boolean
}
interface Rows {
  readonly rows: number
  readonly columns: number
}
const squaresIn = ({ rows, columns }: Rows) => rows * columns
const total = ({ gray, striped }: TwoParts) => squaresIn(gray) + squaresIn(striped)

function drawTwoParts(random: Random): TwoParts {
  const stacked = random.evenly([true, false])
  return random.until(
    () => ({
      gray: { rows: random.int(2, 5), columns: random.int(2, 6) },
      striped: { rows: random.int(2, 5), columns: random.int(2, 6) },
      stacked,
      atEnd: random.chance(0.5),
    }),
    ({ gray, striped }) =>
      (stacked ? gray.columns !== striped.columns : gray.rows !== striped.rows) &&
      squaresIn(gray) !== squaresIn(striped) &&
      gray.rows !== gray.columns &&
      squaresIn(gray) + squaresIn(striped) <= 30 &&
      (stacked ? gray.rows + striped.rows : gray.columns + striped.columns) <= 8,
  )
}

/** The gray part above or left, the striped part below or right. */
function drawnOn({ gray, striped, stacked, atEnd }: TwoParts): AreaGrid {
  const rows = stacked ? gray.rows + striped.rows : Math.max(gray.rows, striped.rows)
  const columns = stacked ? Math.max(gray.columns, striped.columns) : gray.columns + striped.columns
  const shift = (part: Rows) => (atEnd ? (stacked ? [0, columns - part.columns] : [rows - part.rows, 0]) : [0, 0])
  const cells = (part: Rows, down: number, right: number) =>
    Array.from({ length: squaresIn(part) }, (_, i) => {
      const [low, far] = tupleOf(shift(part), 2)
      return [down + low + Math.floor(i / part.columns), right + far + (i % part.columns)] as const
    })
  const upper = cells(gray, 0, 0)
  const lower = stacked ? cells(striped, gray.rows, 0) : cells(striped, 0, gray.columns)
  const grid = areaGrid({ rows, columns, shape: [...upper, ...lower] })
  return {
    ...grid,
    shaded: grid.shaded.map((cell, i) => (i < upper.length ? cell : { ...cell, fill: 'striped' as const })),
  }
}

const countedIn = ({ shaded }: AreaGrid) => ({
  gray: shaded.filter(({ fill }) => fill === 'gray').length,
  striped: shaded.filter(({ fill }) => fill === 'striped').length,
})

const grayPart = (gray: Rows): Step =>
  step(equation(times(gray.rows, gray.columns), squaresIn(gray)), because.explain, {
    sentence: {
      en: line`Part ${symbol('A')} has ${gray.rows} rows of ${gray.columns} gray squares.`,
      es: line`La parte ${symbol('A')} tiene ${gray.rows} filas de ${gray.columns} cuadrados grises.`,
    },
  })
const stripedPart = (striped: Rows): Step =>
  step(equation(times(striped.rows, striped.columns), squaresIn(striped)), because.explain, {
    sentence: {
      en: line`Part ${symbol('B')} has ${striped.rows} rows of ${striped.columns} striped squares.`,
      es: line`La parte ${symbol('B')} tiene ${striped.rows} filas de ${striped.columns} cuadrados rayados.`,
    },
  })
const bothAdded = (shape: TwoParts): Step =>
  step(equation(sum(squaresIn(shape.gray), squaresIn(shape.striped)), total(shape)), because.explain, {
    sentence: {
      en: line`Add the areas of parts ${symbol('A')} and ${symbol('B')}.`,
      es: line`Suma las áreas de las partes ${symbol('A')} y ${symbol('B')}.`,
    },
  })

const productsOf = ({ gray, striped }: TwoParts) =>
  sum(times(gray.rows, gray.columns), times(striped.rows, striped.columns))

/** A figure that looks alike, with a row or a column more or less in one part. */
const CHANGED = {
  grayRow: (shape: TwoParts): TwoParts => ({ ...shape, gray: { ...shape.gray, rows: shape.gray.rows + 1 } }),
  grayColumn: (shape: TwoParts): TwoParts => ({ ...shape, gray: { ...shape.gray, columns: shape.gray.columns + 1 } }),
  stripedRow: (shape: TwoParts): TwoParts => ({
    ...shape,
    striped: { ...shape.striped, rows: shape.striped.rows - 1 },
  }),
  stripedColumn: (shape: TwoParts): TwoParts => ({
    ...shape,
    striped: { ...shape.striped, columns: shape.striped.columns + 1 },
  }),
}
const CHANGES = ['grayRow', 'grayColumn', 'stripedRow', 'stripedColumn'] as const

export const easyForms = (form: FormMaker<typeof levels>) => ({
  partsAndTotal: form({
    levels: ['easy'],
    share: 2,
    draw: drawTwoParts,
    answer: numberList,
    solve: shape => [squaresIn(shape.gray), squaresIn(shape.striped), total(shape)],
    ask(shape): Both<Content> {
      const drawn = figure(drawnOn(shape))
      return {
        en: [
          prose`Each small square is 1 square unit. Part ${symbol('A')} is gray, and part ${symbol('B')} is striped. Find the area of each part and of the whole figure.`,
          drawn,
          prose`Part ${symbol('A')}: ____ square units`,
          prose`Part ${symbol('B')}: ____ square units`,
          prose`Whole figure: ____ square units`,
        ],
        es: [
          prose`Cada cuadrado pequeño es 1 unidad cuadrada. La parte ${symbol('A')} es gris y la parte ${symbol('B')} es rayada. Halla el área de cada parte y de toda la figura.`,
          drawn,
          prose`Parte ${symbol('A')}: ____ unidades cuadradas`,
          prose`Parte ${symbol('B')}: ____ unidades cuadradas`,
          prose`Toda la figura: ____ unidades cuadradas`,
        ],
      }
    },
    solution: shape => [
      grayPart(shape.gray),
      stripedPart(shape.striped),
      bothAdded(shape),
      answerStep(list(squaresIn(shape.gray), squaresIn(shape.striped), total(shape)), {
        en: line`Write the three areas.`,
        es: line`Escribe las tres áreas.`,
      }),
    ],
    check(printed, answers) {
      const { gray, striped } = countedIn(printed.figure('area-grid'))
      const [a, b, all] = tupleOf(answers.map(exact), 3)
      return a.equals(gray) && b.equals(striped) && all.minus(gray).equals(striped)
    },
  }),

  whichSum: form({
    levels: ['easy'],
    draw: random =>
      random.until(
        () => drawTwoParts(random),
        ({ gray, striped }) =>
          striped.rows !== striped.columns && gray.rows !== striped.rows && gray.columns !== striped.columns,
      ),
    answer: formulaChoice,
    solve: productsOf,
    mistakes: ({ gray, striped, stacked }) => ({
      sidesAdded: sum(gray.rows, gray.columns, striped.rows, striped.columns),
      fullRectangle: stacked
        ? times(gray.rows + striped.rows, Math.max(gray.columns, striped.columns))
        : times(Math.max(gray.rows, striped.rows), gray.columns + striped.columns),
      sidesMixed: sum(times(gray.rows, striped.columns), times(striped.rows, gray.columns)),
    }),
    ask: shape =>
      withFigure(
        {
          en: prose`Each small square is 1 square unit. Which expression gives the area of the whole figure, gray and striped?`,
          es: prose`Cada cuadrado pequeño es 1 unidad cuadrada. ¿Qué expresión da el área de toda la figura, gris y rayada?`,
        },
        drawnOn(shape),
      ),
    solution: ({ gray, striped }, answer) => [
      step(times(gray.rows, gray.columns), because.explain, {
        sentence: {
          en: line`The gray part has ${gray.rows} rows of ${gray.columns} squares.`,
          es: line`La parte gris tiene ${gray.rows} filas de ${gray.columns} cuadrados.`,
        },
      }),
      step(times(striped.rows, striped.columns), because.explain, {
        sentence: {
          en: line`The striped part has ${striped.rows} rows of ${striped.columns} squares.`,
          es: line`La parte rayada tiene ${striped.rows} filas de ${striped.columns} cuadrados.`,
        },
      }),
      step(expr(answer), because.explain, {
        sentence: { en: line`Add the areas of both parts.`, es: line`Suma las áreas de ambas partes.` },
      }),
    ],
    whyWrong: ({ gray, striped }) => ({
      sidesAdded: {
        en: line`It only adds sides. That gives a length, not an area.`,
        es: line`Solo suma lados. Eso da una longitud, no un área.`,
      },
      fullRectangle: {
        en: line`It also counts squares outside the figure.`,
        es: line`También cuenta cuadrados fuera de la figura.`,
      },
      sidesMixed: {
        en: line`It mixes the sides: the gray part is ${gray.rows} by ${gray.columns}, not ${gray.rows} by ${striped.columns}.`,
        es: line`Confunde los lados: la parte gris es de ${gray.rows} por ${gray.columns}, no de ${gray.rows} por ${striped.columns}.`,
      },
    }),
    check(printed, answer) {
      const { gray, striped } = countedIn(printed.figure('area-grid'))
      return evaluate(expr(answer)).minus(striped).equals(gray)
    },
  }),

  whichFigure: form({
    levels: ['easy'],
    draw: random => {
      const others = random.sample(CHANGES, 3)
      const shape = random.until(
        () => drawTwoParts(random),
        drawn =>
          drawn.striped.rows > 2 &&
          others.every(other => {
            const { gray, striped, stacked } = CHANGED[other](drawn)
            return stacked ? gray.columns !== striped.columns : gray.rows !== striped.rows
          }),
      )
      return { shape, others }
    },
    answer: figureChoice,
    solve: ({ shape }) => drawnOn(shape),
    mistakes: ({ shape, others }) => Object.fromEntries(others.map(other => [other, drawnOn(CHANGED[other](shape))])),
    ask({ shape }) {
      const [products, gray] = [productsOf(shape), times(shape.gray.rows, shape.gray.columns)]
      return {
        en: prose`Each small square is 1 square unit. Which figure has an area of ${products} square units? The gray part shows ${gray}.`,
        es: prose`Cada cuadrado pequeño es 1 unidad cuadrada. ¿Qué figura tiene un área de ${products} unidades cuadradas? La parte gris muestra ${gray}.`,
      }
    },
    solution: ({ shape }) => [
      step(times(shape.gray.rows, shape.gray.columns), because.explain, {
        sentence: {
          en: line`The gray part must have ${shape.gray.rows} rows of ${shape.gray.columns} squares.`,
          es: line`La parte gris debe tener ${shape.gray.rows} filas de ${shape.gray.columns} cuadrados.`,
        },
      }),
      step(times(shape.striped.rows, shape.striped.columns), because.explain, {
        sentence: {
          en: line`The striped part must have ${shape.striped.rows} rows of ${shape.striped.columns} squares.`,
          es: line`La parte rayada debe tener ${shape.striped.rows} filas de ${shape.striped.columns} cuadrados.`,
        },
      }),
      step(figure(drawnOn(shape)), because.explain, {
        sentence: {
          en: line`This figure has both parts.`,
          es: line`Esta figura tiene las dos partes.`,
        },
      }),
    ],
    whyWrong: ({ shape, others }) =>
      Object.fromEntries(
        others.map(other => {
          const { gray, striped } = CHANGED[other](shape)
          return [
            other,
            other === 'grayRow' || other === 'grayColumn'
              ? {
                  en: line`Its gray part has ${gray.rows} rows of ${gray.columns} squares.`,
                  es: line`Su parte gris tiene ${gray.rows} filas de ${gray.columns} cuadrados.`,
                }
              : {
                  en: line`Its striped part has ${striped.rows} rows of ${striped.columns} squares.`,
                  es: line`Su parte rayada tiene ${striped.rows} filas de ${striped.columns} cuadrados.`,
                },
          ]
        }),
      ),
    check(printed, answer) {
      if (answer.kind !== 'area-grid') return false
      const { gray, striped } = countedIn(answer)
      const [a, b, c, d] = tupleOf(printed.all('number').slice(0, 4).map(exact), 4)
      return a.times(b).equals(gray) && c.times(d).equals(striped)
    },
  }),
})
