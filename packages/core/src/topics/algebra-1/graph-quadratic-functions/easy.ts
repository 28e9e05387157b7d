import {
  both,
  evaluate,
  type FormMaker,
  figure,
  line,
  m,
  point,
  prose,
  sentenceChoice,
  step,
  symbol,
  table,
  tableCells,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { at, drawWithZeros, graphOf } from './parabola.ts'
import { curveOf, drawFormula, features, featuresOf, featureTable, fits } from './parts.ts'
import { readSteps } from './worked.ts'

const extremes = (isLowest: boolean, value: number, x: number) => ({
  key: `${isLowest ? 'minimum' : 'maximum'} ${value} at ${x}`,
  says: isLowest
    ? {
        en: prose`a minimum value of ${value} at ${m`x = ${x}`}`,
        es: prose`un valor mínimo de ${value} en ${m`x = ${x}`}`,
      }
    : {
        en: prose`a maximum value of ${value} at ${m`x = ${x}`}`,
        es: prose`un valor máximo de ${value} en ${m`x = ${x}`}`,
      },
})

export const easyForms = (form: FormMaker<typeof levels>) => ({
  readFeatures: form({
    levels: ['easy'],
    share: 2,
    instruction: features,
    draw: (random, level) =>
      // Those with an odd axis are among the graphs to choose from. The vertex is not the y-intercept.
      random.until(
        () => drawFormula(random, level, [0, 1]),
        ({ twiceA, h }) => h !== 0 && (Math.abs(twiceA) !== 2 || h % 2 === 0),
      ),
    answer: tableCells,
    solve: featuresOf,
    ask: parabola => both([figure(graphOf(parabola)), table(featureTable([]))]),
    solution: readSteps,
    check: (printed, { blanks }) => fits(curveOf(printed), blanks),
  }),

  readExtreme: form({
    levels: ['easy'],
    instruction: {
      en: prose`What is the greatest or least value of the function, and where is it?`,
      es: prose`¿Cuál es el valor máximo o mínimo de la función y dónde está?`,
    },
    draw: random =>
      random.until(
        () => drawWithZeros(random, [2]),
        ({ h, k }) => h !== k && h !== 0,
      ),
    answer: sentenceChoice,
    solve: ({ twiceA, h, k }) => extremes(twiceA > 0, k, h),
    mistakes: ({ twiceA, h, k }) => ({
      otherKind: extremes(twiceA < 0, k, h),
      coordinatesSwapped: extremes(twiceA > 0, h, k),
      interceptForVertex: extremes(twiceA > 0, at({ twiceA, h, k }, 0).n, 0),
    }),
    ask: parabola => both(figure(graphOf(parabola))),
    solution: ({ twiceA, h, k }) => [
      step(point(h, k), because.readVertex),
      step(m`y = ${k}`, because.explain, {
        sentence:
          twiceA > 0
            ? {
                en: line`The graph opens up, so the vertex is its lowest point: the minimum is ${k}, at ${m`x = ${h}`}.`,
                es: line`La gráfica se abre hacia arriba, así que el vértice es su punto más bajo: el mínimo es ${k}, en ${m`x = ${h}`}.`,
              }
            : {
                en: line`The graph opens down, so the vertex is its highest point: the maximum is ${k}, at ${m`x = ${h}`}.`,
                es: line`La gráfica se abre hacia abajo, así que el vértice es su punto más alto: el máximo es ${k}, en ${m`x = ${h}`}.`,
              },
      }),
    ],
    whyWrong: ({ twiceA, h, k }) => ({
      otherKind:
        twiceA > 0
          ? {
              en: line`The graph opens up: it has no highest point.`,
              es: line`La gráfica se abre hacia arriba: no tiene punto más alto.`,
            }
          : {
              en: line`The graph opens down: it has no lowest point.`,
              es: line`La gráfica se abre hacia abajo: no tiene punto más bajo.`,
            },
      coordinatesSwapped: {
        en: line`In ${point(h, k)}, ${h} is the ${symbol('x')}-value and ${k} the ${symbol('y')}-value.`,
        es: line`En ${point(h, k)}, ${h} es el valor de ${symbol('x')} y ${k} el de ${symbol('y')}.`,
      },
      interceptForVertex: {
        en: line`That is the ${symbol('y')}-intercept, not the vertex.`,
        es: line`Esa es la intersección con el eje ${symbol('y')}, no el vértice.`,
      },
    }),
    check(printed, { key }) {
      const [kind, value, , x] = key.split(' ')
      const curve = curveOf(printed)
      const at = (d: number) => evaluate(curve, { x: Number(x) + d })
      const order = kind === 'minimum' ? 1 : -1
      return at(0).equals(Number(value)) && [-1, 1].every(d => at(d).compare(at(0)) * order > 0)
    },
  }),
})
