import {
  both,
  equation,
  evaluate,
  type FormMaker,
  figure,
  figureChoice,
  functionGraph,
  itemOf,
  line,
  point,
  prose,
  Ratio,
  symbol,
  table,
  tableCells,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { drawWithZeros, graphOf, leading, standardForm } from './parabola.ts'
import { drawFormula, drawn, features, featuresOf, featureTable, fits } from './parts.ts'
import { choiceSteps, featureSteps, graphSteps } from './worked.ts'

const y = symbol('y')

const chooseGraph = {
  en: prose`Which graph is the graph of the function?`,
  es: prose`¿Cuál es la gráfica de la función?`,
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  graphIt: form({
    levels: ['medium'],
    share: 2,
    instruction: {
      en: prose`Graph the function. Plot the vertex and at least two points on each side of it.`,
      es: prose`Grafica la función. Marca el vértice y al menos dos puntos a cada lado.`,
    },
    draw: (random, level) => drawFormula(random, level, [1]),
    answer: drawn,
    solve: parabola => ({ a: leading(parabola).toNumber(), h: parabola.h, k: parabola.k }),
    ask: ({ formula }) => both([equation(y, formula), figure(functionGraph({}))]),
    solution: graphSteps,
    // Points of the drawn parabola satisfy the printed equation.
    check(printed, { a, h, k }) {
      const { right } = printed.one('relation')
      return [-1, 0, 1, 2].every(d =>
        evaluate(right, { x: h + d }).equals(
          Ratio.of(2 * a, 2)
            .times(d * d)
            .plus(k),
        ),
      )
    },
  }),

  features: form({
    levels: ['medium'],
    share: 2,
    instruction: features,
    draw: (random, level) => drawFormula(random, level, [2]),
    answer: tableCells,
    solve: featuresOf,
    ask: ({ formula }) => both([equation(y, formula), table(featureTable([]))]),
    solution: featureSteps,
    check: (printed, { blanks }) => fits(itemOf(printed.all('relation'), 0).right, blanks),
  }),

  chooseGraph: form({
    levels: ['medium'],
    instruction: chooseGraph,
    draw: random =>
      random.until(
        () => drawWithZeros(random, [0]),
        ({ h, k }) => h % 2 !== 0 && Math.abs(k) <= 6,
      ),
    answer: figureChoice,
    solve: parabola => graphOf(parabola),
    mistakes: ({ twiceA, h, k }) => ({
      opensTheOtherWay: graphOf({ twiceA: -twiceA, h, k: -k }),
      vertexOnTheOtherSide: graphOf({ twiceA, h: -h, k }),
      vertexBelowInsteadOfAbove: graphOf({ twiceA, h, k: -k }),
      otherWidth: graphOf({ twiceA: Math.abs(twiceA) === 1 ? twiceA * 2 : twiceA / 2, h, k }),
    }),
    ask: parabola => both(equation(y, standardForm(parabola))),
    solution: choiceSteps,
    whyWrong: ({ twiceA, h, k }) => {
      const vertex = (u: number, v: number) => ({
        en: line`Its vertex is ${point(u, v)}, not ${point(h, k)}.`,
        es: line`Su vértice es ${point(u, v)}, no ${point(h, k)}.`,
      })
      return {
        opensTheOtherWay:
          twiceA > 0
            ? {
                en: line`It opens down; the graph must open up.`,
                es: line`Se abre hacia abajo; debe abrirse hacia arriba.`,
              }
            : {
                en: line`It opens up; the graph must open down.`,
                es: line`Se abre hacia arriba; debe abrirse hacia abajo.`,
              },
        vertexOnTheOtherSide: vertex(-h, k),
        vertexBelowInsteadOfAbove: vertex(h, -k),
        otherWidth: {
          en: line`One unit from the axis, its height does not change by ${leading({ twiceA, h, k })}.`,
          es: line`A una unidad del eje, su altura no cambia en ${leading({ twiceA, h, k })}.`,
        },
      }
    },
    check(printed, chosen) {
      const [curve] = chosen.kind === 'function-graph' ? chosen.curves : []
      const { right } = printed.one('relation')
      return curve?.form === 'graph' && [0, 1, 2].every(x => evaluate(curve.of, { x }).equals(evaluate(right, { x })))
    },
  }),
})
