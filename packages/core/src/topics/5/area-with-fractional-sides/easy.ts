import {
  answerStep,
  drawing,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  figure,
  formulaChoice,
  line,
  list,
  numberList,
  over,
  prose,
  type Random,
  Ratio,
  role,
  step,
  sum,
  times,
  toSimplestForm,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { areaOf, countedIn, drawTiled, heightOf, type Tiled, unitSquare, widthOf } from './tiled.ts'

const INTRO = {
  en: prose`The large square is 1 unit wide and 1 unit high. It is divided into equal tiles.`,
  es: prose`El cuadrado grande mide 1 unidad de ancho y 1 unidad de alto. Está dividido en losetas iguales.`,
}
/** The square with a rectangle that a pupil shades. */
const shadedSquare = drawing<{
  readonly columns: number
  readonly rows: number
  readonly wide: number
  readonly high: number
}>(unitSquare, tiled => [
  { ...tiled, wide: tiled.wide + 1 },
  { ...tiled, high: tiled.high + 1 },
])
const tileOf = ({ columns, rows }: Tiled) => Ratio.of(1, columns * rows)

/** The tiles of a side give its fraction as it is: nothing is to be reduced. */
const drawPlain = (random: Random, level: (typeof levels)['easy']) =>
  random.until(
    () => drawTiled(random, level),
    tiled => widthOf(tiled).d === tiled.columns && heightOf(tiled).d === tiled.rows,
  )

export const easyForms = (form: FormMaker<typeof levels>) => ({
  tiles: form({
    levels: ['easy'],
    share: 2,
    lines: 2,
    draw: drawTiled,
    answer: numberList,
    solve: tiled => [tileOf(tiled), tiled.wide * tiled.high, areaOf(tiled)],
    ask(tiled) {
      const square = figure(unitSquare(tiled))
      return {
        en: [
          INTRO.en,
          square,
          prose`Area of one tile: ____ of a square unit`,
          prose`Number of gray tiles: ____`,
          prose`Area of the gray rectangle: ____ of a square unit`,
        ],
        es: [
          INTRO.es,
          square,
          prose`Área de una loseta: ____ de unidad cuadrada`,
          prose`Número de losetas grises: ____`,
          prose`Área del rectángulo gris: ____ de unidad cuadrada`,
        ],
      }
    },
    solution(tiled, answer) {
      const { columns, rows, wide, high } = tiled
      return [
        step(equation(times(rows, columns), columns * rows), because.explain, {
          sentence: {
            en: line`The square has ${columns * rows} equal tiles. One tile is ${tileOf(tiled)} of a square unit.`,
            es: line`El cuadrado tiene ${columns * rows} losetas iguales. Una loseta es ${tileOf(tiled)} de unidad cuadrada.`,
          },
        }),
        step(equation(times(high, wide), wide * high), because.explain, {
          sentence: {
            en: line`Count the gray tiles: rows times columns.`,
            es: line`Cuenta las losetas grises: filas por columnas.`,
          },
        }),
        step(equation(times(wide * high, tileOf(tiled)), over(wide * high, columns * rows)), because.explain, {
          sentence: {
            en: line`Multiply the number of tiles by the area of one tile.`,
            es: line`Multiplica el número de losetas por el área de una loseta.`,
          },
        }),
        ...toSimplestForm({ n: wide * high, d: columns * rows }),
        answerStep(list(...answer), {
          en: line`Each of the ${wide * high} gray tiles is ${tileOf(tiled)} of a square unit, so the area of the gray rectangle is ${areaOf(tiled)} of a square unit.`,
          es: line`Cada una de las ${wide * high} losetas grises es ${tileOf(tiled)} de unidad cuadrada, así que el área del rectángulo gris es ${areaOf(tiled)} de unidad cuadrada.`,
        }),
      ]
    },
    check(printed, answers) {
      const [tile, many, area] = tupleOf(answers, 3).map(exact)
      const { gray, all } = countedIn(printed)
      return (
        tile?.times(all).equals(1) === true && many?.equals(gray) === true && area?.equals(Ratio.of(gray, all)) === true
      )
    },
  }),

  sides: form({
    levels: ['easy'],
    lines: 2,
    draw: drawPlain,
    answer: numberList,
    solve: tiled => [widthOf(tiled), heightOf(tiled)],
    ask(tiled) {
      const square = figure(unitSquare(tiled))
      return {
        en: [
          INTRO.en,
          square,
          prose`Width of the gray rectangle: ____ of a unit`,
          prose`Height of the gray rectangle: ____ of a unit`,
        ],
        es: [
          INTRO.es,
          square,
          prose`Ancho del rectángulo gris: ____ de unidad`,
          prose`Altura del rectángulo gris: ____ de unidad`,
        ],
      }
    },
    solution: ({ columns, rows, wide, high }) => [
      step(over(wide, columns), because.explain, {
        sentence: {
          en: line`${columns} tiles are 1 unit wide. The gray rectangle is ${wide} tiles wide.`,
          es: line`${columns} losetas miden 1 unidad de ancho. El rectángulo gris tiene ${wide} losetas de ancho.`,
        },
      }),
      step(over(high, rows), because.explain, {
        sentence: {
          en: line`${rows} tiles are 1 unit high. The gray rectangle is ${high} tiles high.`,
          es: line`${rows} losetas miden 1 unidad de alto. El rectángulo gris tiene ${high} losetas de alto.`,
        },
      }),
    ],
    // The gray tiles of one row and of one column.
    check(printed, answers) {
      const [width, height] = tupleOf(answers, 2).map(exact)
      const { rows, columns, shaded } = printed.figure('area-grid')
      const inRow = shaded.filter(({ row }) => row === 0).length
      const inColumn = shaded.filter(({ column }) => column === 0).length
      return width?.equals(Ratio.of(inRow, columns)) === true && height?.equals(Ratio.of(inColumn, rows)) === true
    },
  }),

  whichProduct: form({
    levels: ['easy'],
    draw: drawPlain,
    answer: formulaChoice,
    solve: tiled => times(widthOf(tiled), heightOf(tiled)),
    mistakes: tiled => ({
      whiteParts: times(minusOne(widthOf(tiled)), minusOne(heightOf(tiled))),
      added: sum(widthOf(tiled), heightOf(tiled)),
      unitFractions: times(Ratio.of(1, tiled.columns), Ratio.of(1, tiled.rows)),
      denominatorsExchanged: times(over(tiled.wide, tiled.rows), over(tiled.high, tiled.columns)),
    }),
    ask(tiled) {
      const square = figure(unitSquare(tiled))
      return {
        en: [INTRO.en, prose`Which expression gives the area of the gray rectangle in square units?`, square],
        es: [INTRO.es, prose`¿Qué expresión da el área del rectángulo gris en unidades cuadradas?`, square],
      }
    },
    solution: ({ columns, rows, wide, high }, answer) => [
      step(list(over(wide, columns), over(high, rows)), because.explain, {
        sentence: {
          en: line`The gray rectangle is ${wide} of ${columns} tiles wide and ${high} of ${rows} tiles high.`,
          es: line`El rectángulo gris tiene ${wide} de ${columns} losetas de ancho y ${high} de ${rows} losetas de alto.`,
        },
      }),
      step(expr(answer), because.explain, {
        sentence: { en: line`Multiply the width by the height.`, es: line`Multiplica el ancho por la altura.` },
      }),
    ],
    whyWrong: ({ columns, rows, wide, high }) => ({
      whiteParts: {
        en: line`These are the white parts of the width and the height.`,
        es: line`Estas son las partes blancas del ancho y de la altura.`,
      },
      added: { en: line`The sides are added, not multiplied.`, es: line`Los lados se suman, no se multiplican.` },
      unitFractions: { en: line`This is the area of one tile.`, es: line`Esta es el área de una loseta.` },
      denominatorsExchanged: {
        en: line`The denominators are exchanged: the width is ${over(wide, columns)} and the height is ${over(high, rows)}.`,
        es: line`Los denominadores están intercambiados: el ancho es ${over(wide, columns)} y la altura es ${over(high, rows)}.`,
      },
    }),
    // The product of two sides, as large as the gray part and each as long as it is.
    check(printed, answer) {
      const chosen = expr(answer)
      const { rows, columns, shaded } = printed.figure('area-grid')
      const [width, height] = chosen.kind === 'product' ? chosen.factors.map(factor => evaluate(factor)) : []
      return (
        width?.times(columns).equals(shaded.filter(({ row }) => row === 0).length) === true &&
        height?.times(rows).equals(shaded.filter(({ column }) => column === 0).length) === true
      )
    },
  }),

  shade: form({
    levels: ['easy'],
    draw: drawPlain,
    answer: shadedSquare,
    solve: ({ columns, rows, wide, high }) => ({ columns, rows, wide, high }),
    ask(tiled) {
      const { columns, rows } = tiled
      const square = figure(unitSquare({ columns, rows, wide: 0, high: 0 }))
      const [width, height] = [role('width', widthOf(tiled)), role('height', heightOf(tiled))]
      return {
        en: [
          INTRO.en,
          prose`Shade a rectangle in the upper left corner that is ${width} of a unit wide and ${height} of a unit high.`,
          square,
        ],
        es: [
          INTRO.es,
          prose`Sombrea en la esquina superior izquierda un rectángulo de ${width} de unidad de ancho y ${height} de unidad de alto.`,
          square,
        ],
      }
    },
    key: ({ wide, high }) => ({
      en: prose`${high} rows of ${wide} tiles are shaded.`,
      es: prose`Se sombrean ${high} filas de ${wide} losetas.`,
    }),
    solution: tiled => [
      step(list(widthOf(tiled), heightOf(tiled)), because.explain, {
        sentence: {
          en: line`${tiled.columns} tiles are 1 unit wide: shade ${tiled.wide} in each row. ${tiled.rows} tiles are 1 unit high: shade ${tiled.high} rows.`,
          es: line`${tiled.columns} losetas miden 1 unidad de ancho: sombrea ${tiled.wide} en cada fila. ${tiled.rows} losetas miden 1 unidad de alto: sombrea ${tiled.high} filas.`,
        },
      }),
      step(figure(unitSquare(tiled)), because.explain, {
        sentence: {
          en: line`Shade ${tiled.wide * tiled.high} tiles.`,
          es: line`Sombrea ${tiled.wide * tiled.high} losetas.`,
        },
      }),
    ],
    check(printed, { columns, rows, wide, high }) {
      const drawn = printed.figure('area-grid')
      return (
        drawn.columns === columns &&
        drawn.rows === rows &&
        printed.role('width').times(columns).equals(wide) &&
        printed.role('height').times(rows).equals(high)
      )
    },
  }),
})

const minusOne = (value: Ratio) => Ratio.of(1).minus(value)
