import {
  answerStep,
  areaGrid,
  both,
  count,
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
  prose,
  quantity,
  role,
  step,
  sum,
  symbol,
  things,
  times,
  tupleOf,
  withFigure,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { drawSplit, type levels, wholeArea } from './levels.ts'
import { CENTIMETERS, drawnSides, FEET, INCHES, isLabeledTrue, METERS, model, partAreas, partsAdded } from './parts.ts'
import { splitPlaces } from './places.ts'

const UNITS = [FEET, INCHES, METERS, CENTIMETERS] as const

const partA = {
  en: line`Multiply the side lengths of part A.`,
  es: line`Multiplica las longitudes de los lados de la parte A.`,
}
const partB = {
  en: line`Multiply the side lengths of part B.`,
  es: line`Multiplica las longitudes de los lados de la parte B.`,
}

const splitDrawing = drawing<{ side: number; left: number; right: number }>(
  split => model(split),
  ({ side, left, right }) => [{ side, left: left - 1, right: right + 1 }],
)

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  twoAreas: form({
    levels: ['medium'],
    share: 2,
    draw: (random, level) => ({ split: drawSplit(random, level), unit: random.pick(UNITS) }),
    answer: numberList,
    solve: ({ split }) => [split.side * split.left, split.side * split.right, wholeArea(split)],
    ask({ split, unit }) {
      const drawn = figure(model(split, { cells: [[symbol('A'), symbol('B')]] }))
      const area = things(unit.area)
      return {
        en: [
          prose`A rectangle is split into parts ${symbol('A')} and ${symbol('B')}. The lengths are in ${things(unit.length)}. Find the area of each part and of the whole rectangle.`,
          drawn,
          prose`Part ${symbol('A')}: ____ ${area}`,
          prose`Part ${symbol('B')}: ____ ${area}`,
          prose`Whole rectangle: ____ ${area}`,
        ],
        es: [
          prose`Un rectángulo está dividido en las partes ${symbol('A')} y ${symbol('B')}. Las longitudes están en ${things(unit.length)}. Halla el área de cada parte y de todo el rectángulo.`,
          drawn,
          prose`Parte ${symbol('A')}: ____ ${area}`,
          prose`Parte ${symbol('B')}: ____ ${area}`,
          prose`Todo el rectángulo: ____ ${area}`,
        ],
      }
    },
    solution({ split }) {
      const { side, left, right } = split
      const [a, b, whole] = [side * left, side * right, wholeArea(split)]
      return [
        ...partAreas(split, partA, partB),
        partsAdded(split),
        answerStep(list(a, b, whole), {
          en: line`Write the three areas.`,
          es: line`Escribe las tres áreas.`,
        }),
      ]
    },
    // The rectangle is drawn true to scale: its rows are added.
    check(printed, answers) {
      const { side, left, right } = drawnSides(printed)
      const rows = (length: number) => Array.from({ length: side }, () => length).reduce((total, row) => total + row, 0)
      const [a, b, whole] = tupleOf(answers.map(exact), 3)
      return isLabeledTrue(printed) && a.equals(rows(left)) && b.equals(rows(right)) && whole.equals(rows(left + right))
    },
  }),

  whichExpression: form({
    levels: ['medium'],
    draw: (random, level) => ({ split: drawSplit(random, level, 19), isProduct: random.evenly([true, false]) }),
    answer: formulaChoice,
    solve: ({ isProduct, split: { side, left, right } }) =>
      isProduct ? times(side, sum(left, right)) : sum(times(side, left), times(side, right)),
    mistakes: ({ isProduct, split: { side, left, right } }) =>
      isProduct
        ? {
            partsMultiplied: times(side, left, right),
            onlyFirstPart: sum(times(side, left), right),
            sideAddedToOnePart: times(sum(side, left), right),
          }
        : {
            onlyFirstPart: sum(times(side, left), right),
            onlySecondPart: sum(left, times(side, right)),
            sidesAdded: sum(side, left, right),
          },
    ask: ({ split }) =>
      withFigure(
        {
          en: prose`Which expression gives the area of the whole rectangle?`,
          es: prose`¿Qué expresión da el área de todo el rectángulo?`,
        },
        model(split),
      ),
    solution: ({ isProduct, split: { side, left, right } }) =>
      isProduct
        ? [
            step(sum(left, right), because.explain, {
              sentence: {
                en: line`The top side of the whole rectangle has two parts: add their lengths.`,
                es: line`El lado de arriba de todo el rectángulo tiene dos partes: suma sus longitudes.`,
              },
            }),
            step(times(side, sum(left, right)), because.explain, {
              sentence: {
                en: line`Multiply the sum by the other side, ${side}.`,
                es: line`Multiplica la suma por el otro lado, ${side}.`,
              },
            }),
          ]
        : [
            step(times(side, left), because.explain, {
              sentence: {
                en: line`The left part is ${side} by ${left}.`,
                es: line`La parte izquierda mide ${side} por ${left}.`,
              },
            }),
            step(times(side, right), because.explain, {
              sentence: {
                en: line`The right part is ${side} by ${right}.`,
                es: line`La parte derecha mide ${side} por ${right}.`,
              },
            }),
            step(sum(times(side, left), times(side, right)), because.explain, {
              sentence: { en: line`Add the areas of both parts.`, es: line`Suma las áreas de ambas partes.` },
            }),
          ],
    whyWrong: ({ split: { side, left, right } }) => ({
      partsMultiplied: {
        en: line`It multiplies ${left} and ${right}. These parts of one side are added.`,
        es: line`Multiplica ${left} y ${right}. Estas partes de un mismo lado se suman.`,
      },
      onlyFirstPart: {
        en: line`It multiplies only the first part by ${side}, not ${right}.`,
        es: line`Solo multiplica por ${side} la primera parte, no el ${right}.`,
      },
      onlySecondPart: {
        en: line`It multiplies only the second part by ${side}, not ${left}.`,
        es: line`Solo multiplica por ${side} la segunda parte, no el ${left}.`,
      },
      sideAddedToOnePart: {
        en: line`It adds ${side} and ${left}, which are sides of the same box.`,
        es: line`Suma ${side} y ${left}, que son lados de una misma casilla.`,
      },
      sidesAdded: {
        en: line`It only adds sides. That gives a length, not an area.`,
        es: line`Solo suma lados. Eso da una longitud, no un área.`,
      },
    }),
    check(printed, answer) {
      const { side, left, right } = drawnSides(printed)
      return (
        isLabeledTrue(printed) &&
        evaluate(expr(answer))
          .over(side)
          .equals(left + right)
      )
    },
  }),

  drawTheSplit: form({
    levels: ['medium'],
    draw: (random, level) => drawSplit(random, level, 4),
    answer: splitDrawing,
    solve: split => split,
    ask({ side, left, right }) {
      const [shown, grid] = [times(side, sum(left, right)), areaGrid({ rows: side, columns: left + right })]
      return withFigure(
        {
          en: prose`Draw a line that splits the rectangle into two parts to show ${shown}. Write the lengths of the sides.`,
          es: prose`Traza una línea que divida el rectángulo en dos partes para mostrar ${shown}. Escribe las longitudes de los lados.`,
        },
        grid,
      )
    },
    key: () => ({ en: prose`The parts may change places.`, es: prose`Las partes pueden cambiar de lugar.` }),
    solution: split => [
      step(equation(split.left + split.right, sum(split.left, split.right)), because.explain, {
        sentence: {
          en: line`Each row has ${split.left + split.right} squares. Split the row into ${split.left} and ${split.right}.`,
          es: line`Cada fila tiene ${split.left + split.right} cuadrados. Divide la fila en ${split.left} y ${split.right}.`,
        },
      }),
      step(figure(model(split)), because.explain, {
        sentence: {
          en: line`Draw the line after ${split.left} squares, from the top to the bottom. Write ${split.left}, ${split.right}, and ${split.side} at the sides.`,
          es: line`Traza la línea después de ${split.left} cuadrados, de arriba abajo. Escribe ${split.left}, ${split.right} y ${split.side} junto a los lados.`,
        },
      }),
    ],
    check(printed, { side, left, right }) {
      const { rows, columns } = printed.figure('area-grid')
      const [first, second, third] = tupleOf(printed.all('number').slice(0, 3).map(exact), 3)
      return (
        side === rows && left + right === columns && first.equals(side) && second.equals(left) && third.equals(right)
      )
    },
  }),

  story: form({
    levels: ['medium'],
    kind: 'story',
    draw: (random, level) => ({ split: drawSplit(random, level, 1), place: random.evenly(splitPlaces) }),
    answer: quantity,
    solve: ({ split, place }) => count(wholeArea(split), place.unit.area),
    ask: ({ place, split: { side, left, right } }) =>
      place.askArea(
        role('width', count(side, place.unit.length)),
        role('first', count(left, place.unit.length)),
        role('second', count(right, place.unit.length)),
      ),
    solution({ place, split }) {
      const whole = count(wholeArea(split), place.unit.area)
      const areaOf = (part: typeof place.first) => ({
        en: [...line`Multiply to find the area of `, ...part.en, '.'],
        es: [...line`Multiplica para hallar el área de `, ...part.es, '.'],
      })
      return [
        ...partAreas(split, areaOf(place.first), areaOf(place.second)),
        partsAdded(split),
        answerStep(both(prose`${whole}`), place.wholeIs(whole)),
      ]
    },
    check: (printed, { amount }) =>
      exact(amount).over(printed.role('width')).minus(printed.role('first')).equals(printed.role('second')),
  }),
})
