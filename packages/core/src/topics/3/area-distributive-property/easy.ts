import {
  answerStep,
  both,
  count,
  equation,
  exact,
  type FormMaker,
  figure,
  figureChoice,
  line,
  list,
  m,
  numberList,
  prose,
  step,
  sum,
  times,
  tupleOf,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { drawSplit, type levels, type Split, wholeArea } from './levels.ts'
import { grayAndWhite, partAreas, partsAdded, squaresIn } from './parts.ts'

const grayPart = {
  en: line`Multiply to find the area of the gray part.`,
  es: line`Multiplica para hallar el área de la parte gris.`,
}
const whitePart = {
  en: line`Multiply to find the area of the white part.`,
  es: line`Multiplica para hallar el área de la parte blanca.`,
}

const CHANGED = {
  rowMore: (split: Split): Split => ({ ...split, side: split.side + 1 }),
  rowLess: (split: Split): Split => ({ ...split, side: split.side - 1 }),
  grayMore: (split: Split): Split => ({ ...split, left: split.left + 1 }),
  grayLess: (split: Split): Split => ({ ...split, left: split.left - 1 }),
  whiteMore: (split: Split): Split => ({ ...split, right: split.right + 1 }),
  whiteLess: (split: Split): Split => ({ ...split, right: split.right - 1 }),
}
const CHANGES = ['rowMore', 'rowLess', 'grayMore', 'grayLess', 'whiteMore', 'whiteLess'] as const

/** The frame with its numbers. */
const filledIn = ({ side, left, right }: Split, isProduct: boolean) =>
  isProduct
    ? m`${side} × ${left + right} = ${side} × ${left} + ${side} × ${right} = ${side * (left + right)}`
    : m`${side} × (${left} + ${right}) = ${side * (left + right)}`

export const easyForms = (form: FormMaker<typeof levels>) => ({
  fill: form({
    levels: ['easy'],
    instruction: {
      en: prose`Use the picture to write the missing numbers. Write the gray part first.`,
      es: prose`Usa el dibujo para escribir los números que faltan. Escribe primero la parte gris.`,
    },
    draw: (random, level) => ({ ...drawSplit(random, level), isProduct: random.evenly([true, false]) }),
    answer: numberList,
    solve: split => [split.left, split.right, wholeArea(split)],
    namedAnswer: ({ isProduct, ...split }) => both(filledIn(split, isProduct)),
    ask({ isProduct, ...split }) {
      const { side, left, right } = split
      const frame = isProduct
        ? m`${side} × ${left + right} = ${side} × __ + ${side} × __ = __`
        : m`${side} × (__ + __) = __`
      return both([figure(grayAndWhite(split)), frame])
    },
    solution({ isProduct, ...split }) {
      const { side, left, right } = split
      return [
        step(equation(left + right, sum(left, right)), because.explain, {
          sentence: {
            en: line`There are ${side} rows. In each row, count the gray squares, ${left}, and the white squares, ${right}.`,
            es: line`Hay ${side} filas. Cuenta en cada fila los cuadrados grises, ${left}, y los blancos, ${right}.`,
          },
        }),
        ...partAreas(split, grayPart, whitePart),
        partsAdded(split),
        answerStep(both(filledIn(split, isProduct)), {
          en: line`The missing numbers are ${left}, ${right}, and ${wholeArea(split)}.`,
          es: line`Los números que faltan son ${left}, ${right} y ${wholeArea(split)}.`,
        }),
      ]
    },
    check(printed, answers) {
      const grid = printed.figure('area-grid')
      const [left, right, whole] = tupleOf(answers.map(exact), 3)
      const { gray, white, all } = squaresIn(grid)
      return left.times(grid.rows).equals(gray) && right.times(grid.rows).equals(white) && whole.equals(all)
    },
  }),

  partsAndWhole: form({
    levels: ['easy'],
    draw: (random, level) => drawSplit(random, level, 7),
    answer: numberList,
    solve: split => [split.side * split.left, split.side * split.right, wholeArea(split)],
    ask(split) {
      const drawn = figure(grayAndWhite(split))
      return {
        en: [
          prose`Each small square is 1 square unit. Find the area of each part and of the whole rectangle.`,
          drawn,
          prose`Gray part: ____ square units`,
          prose`White part: ____ square units`,
          prose`Whole rectangle: ____ square units`,
        ],
        es: [
          prose`Cada cuadrado pequeño es 1 unidad cuadrada. Halla el área de cada parte y de todo el rectángulo.`,
          drawn,
          prose`Parte gris: ____ unidades cuadradas`,
          prose`Parte blanca: ____ unidades cuadradas`,
          prose`Todo el rectángulo: ____ unidades cuadradas`,
        ],
      }
    },
    solution(split) {
      const { side, left, right } = split
      const [gray, white, whole] = [side * left, side * right, wholeArea(split)]
      return [
        step(equation(times(side, left), gray), because.explain, {
          sentence: {
            en: line`The gray part has ${side} rows of ${count(left, nouns.square)}.`,
            es: line`La parte gris tiene ${side} filas de ${count(left, nouns.square)}.`,
          },
        }),
        step(equation(times(side, right), white), because.explain, {
          sentence: {
            en: line`The white part has ${side} rows of ${count(right, nouns.square)}.`,
            es: line`La parte blanca tiene ${side} filas de ${count(right, nouns.square)}.`,
          },
        }),
        partsAdded(split),
        answerStep(list(gray, white, whole), {
          en: line`Write the three areas.`,
          es: line`Escribe las tres áreas.`,
        }),
      ]
    },
    check(printed, answers) {
      const [left, right, whole] = tupleOf(answers.map(exact), 3)
      const { gray, white, all } = squaresIn(printed.figure('area-grid'))
      return left.equals(gray) && right.equals(white) && whole.equals(all)
    },
  }),

  whichPicture: form({
    levels: ['easy'],
    draw: (random, level) => {
      const split = drawSplit(random, level, 13)
      const possible = CHANGES.filter(change => {
        const { side, left, right } = CHANGED[change](split)
        return side >= 2 && left >= 1 && right >= 1
      })
      return { split, changes: random.sample(possible, 3) }
    },
    answer: figureChoice,
    solve: ({ split }) => grayAndWhite(split),
    mistakes: ({ split, changes }) =>
      Object.fromEntries(changes.map(change => [change, grayAndWhite(CHANGED[change](split))])),
    ask({ split: { side, left, right } }) {
      const [shown, gray] = [sum(times(side, left), times(side, right)), times(side, left)]
      return {
        en: prose`Which rectangle shows ${shown}? The gray part shows ${gray}.`,
        es: prose`¿Qué rectángulo muestra ${shown}? La parte gris muestra ${gray}.`,
      }
    },
    solution: ({ split }) => [
      step(times(split.side, split.left), because.explain, {
        sentence: {
          en: line`The gray part needs ${split.side} rows of ${count(split.left, nouns.square)}.`,
          es: line`La parte gris debe tener ${split.side} filas de ${count(split.left, nouns.square)}.`,
        },
      }),
      step(times(split.side, split.right), because.explain, {
        sentence: {
          en: line`The white part needs ${split.side} rows of ${count(split.right, nouns.square)}.`,
          es: line`La parte blanca debe tener ${split.side} filas de ${count(split.right, nouns.square)}.`,
        },
      }),
      step(figure(grayAndWhite(split)), because.explain, {
        sentence: {
          en: line`This rectangle has both parts.`,
          es: line`Este rectángulo tiene las dos partes.`,
        },
      }),
    ],
    whyWrong: ({ split, changes }) =>
      Object.fromEntries(
        changes.map(change => {
          const { side, left, right } = CHANGED[change](split)
          const shows = sum(times(side, left), times(side, right))
          return [change, { en: line`It shows ${shows}.`, es: line`Muestra ${shows}.` }]
        }),
      ),
    check(printed, answer) {
      if (answer.kind !== 'area-grid') return false
      const { gray, white } = squaresIn(answer)
      const [side, left, again, right] = tupleOf(printed.all('number').slice(0, 4).map(exact), 4)
      return (
        side.equals(answer.rows) &&
        again.equals(answer.rows) &&
        side.times(left).equals(gray) &&
        side.times(right).equals(white)
      )
    },
  }),
})
