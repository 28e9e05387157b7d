import {
  answerStep,
  type Expr,
  either,
  equation,
  explained,
  expr,
  figure,
  line,
  list,
  m,
  negative,
  over,
  point,
  prose,
  Ratio,
  relation,
  type Step,
  statements,
  step,
  substitute,
  sum,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { at, factoredForm, leading, type Parabola, plotted, plottedPoints, standardForm } from './parabola.ts'

const [x, y] = [symbol('x'), symbol('y')]

interface Worked extends Parabola {
  readonly zeros: readonly number[]
  readonly formula: Expr
}

/** Where the axis of ax² + bx + c is: x = −b/(2a), with its numbers. */
export const axisStep = (a: Ratio, h: Ratio, letter: Expr): Step => {
  const b = a.times(-2).times(h)
  if (b.n === 0)
    return step(equation(letter, 0), because.explain, {
      sentence: {
        en: line`There is no ${letter}-term: the axis of symmetry is the y-axis.`,
        es: line`No hay término en ${letter}: el eje de simetría es el eje y.`,
      },
    })
  return step(equation(equation(letter, over(negative(b.n < 0 ? m`(${b})` : b), m`2(${a})`)), h), because.use, {
    rule: equation(letter, m`{-b}/{2a}`),
  })
}
/** The greatest value is at the vertex: ax² + bx + c with a < 0. */
export const topStep = (a: Ratio, h: Ratio, letter: Expr): Step => {
  const b = a.times(-2).times(h)
  return step(equation(equation(letter, over(negative(b.n < 0 ? m`(${b})` : b), m`2(${a})`)), h), because.explain, {
    sentence: {
      en: line`The highest point is the vertex, at ${equation(letter, m`{-b}/{2a}`)}, with ${m`a = ${a}`} and ${m`b = ${b}`}.`,
      es: line`El punto más alto es el vértice, en ${equation(letter, m`{-b}/{2a}`)}, con ${m`a = ${a}`} y ${m`b = ${b}`}.`,
    },
  })
}
const middleStep = (p: number, q: number): Step =>
  step(equation(equation(x, over(sum(p, q), 2)), Ratio.of(p + q, 2)), because.explain, {
    sentence: {
      en: line`The axis is halfway between the zeros ${p} and ${q}.`,
      es: line`El eje pasa por el punto medio entre los ceros ${p} y ${q}.`,
    },
  })
/** How high the vertex is, with its numbers. */
const vertexStep = (of: Parabola, formula: Expr): Step =>
  step(equation(equation(y, substitute(formula, { x: expr(of.h) })), of.k), because.explain, {
    sentence: {
      en: line`Substitute ${of.h} for ${x}: the vertex is ${point(of.h, of.k)}.`,
      es: line`Sustituye ${x} por ${of.h}: el vértice es ${point(of.h, of.k)}.`,
    },
  })
const isFactored = ({ formula }: Worked) => formula.kind !== 'sum'

/** The axis, then the vertex on it. */
const vertexSteps = (of: Worked): readonly Step[] => {
  const [p, q] = of.zeros
  return [
    isFactored(of) && p !== undefined && q !== undefined ? middleStep(p, q) : axisStep(leading(of), Ratio.of(of.h), x),
    vertexStep(of, of.formula),
  ]
}

export const opens = ({ twiceA }: Parabola): Step =>
  step(relation(Ratio.of(twiceA, 2), twiceA < 0 ? '<' : '>', 0), because.explain, {
    sentence:
      twiceA < 0
        ? {
            en: line`The leading coefficient is negative: it opens down.`,
            es: line`El coeficiente principal es negativo: se abre hacia abajo.`,
          }
        : {
            en: line`The leading coefficient is positive: it opens up.`,
            es: line`El coeficiente principal es positivo: se abre hacia arriba.`,
          },
  })

/** The points beside the vertex that are plotted: those on one side from the formula, the others by symmetry. */
function besideStep(of: Worked): Step {
  const points = plottedPoints(of)
  const [left, right] = [points.filter(([across]) => across < of.h), points.filter(([across]) => across > of.h)]
  const [worked, mirrored] = left.length > right.length ? [left, right] : [right, left]
  const named = list(...mirrored.map(([across, high]) => point(across, high)))
  return explained(
    statements(...worked.map(([across, high]) => equation(substitute(of.formula, { x: expr(across) }), high))),
    line`Substitute values of ${x} on one side of the vertex. On the other side, by symmetry: ${named}.`,
    line`Sustituye valores de ${x} a un lado del vértice. Al otro lado, por simetría: ${named}.`,
  )
}

export const graphSteps = (of: Worked): readonly Step[] => [
  ...vertexSteps(of),
  opens(of),
  besideStep(of),
  answerStep(figure(plotted(of)), {
    en: line`Plot the vertex and points on both sides at equal distances from the axis.`,
    es: line`Marca el vértice y puntos a ambos lados, a la misma distancia del eje.`,
  }),
]

export const choiceSteps = (of: Parabola): readonly Step[] => [
  axisStep(leading(of), Ratio.of(of.h), x),
  vertexStep(of, standardForm(of)),
  step(equation(symbol('a'), leading(of)), because.explain, {
    sentence: {
      en:
        of.twiceA > 0
          ? line`The graph opens up, and one unit from the axis it is ${leading(of)} higher than the vertex.`
          : line`The graph opens down, and one unit from the axis it is ${leading(of).negated()} lower than the vertex.`,
      es:
        of.twiceA > 0
          ? line`La gráfica se abre hacia arriba y, a una unidad del eje, está ${leading(of)} más arriba que el vértice.`
          : line`La gráfica se abre hacia abajo y, a una unidad del eje, está ${leading(of).negated()} más abajo que el vértice.`,
    },
  }),
]

/** Zeros, axis, vertex and intercept of what is printed. */
export function featureSteps(of: Worked): readonly Step[] {
  const [p, q] = of.zeros
  const intercept =
    of.h === 0
      ? step(equation(y, of.k), because.explain, {
          sentence: {
            en: line`The vertex is on the y-axis: it is the y-intercept too.`,
            es: line`El vértice está en el eje y: es también la intersección con ese eje.`,
          },
        })
      : step(equation(equation(y, substitute(of.formula, { x: expr(0) })), at(of, 0)), because.explain, {
          sentence: {
            en: line`The y-intercept: substitute 0 for ${x}.`,
            es: line`La intersección con el eje y: sustituye ${x} por 0.`,
          },
        })
  if (p === undefined || q === undefined)
    return [
      ...vertexSteps(of),
      step(relation(of.k, of.k < 0 ? '<' : '>', 0), because.explain, {
        sentence:
          of.k > 0
            ? {
                en: line`It opens up from above the x-axis: no zeros.`,
                es: line`Se abre hacia arriba por encima del eje x: no hay ceros.`,
              }
            : {
                en: line`It opens down from below the x-axis: no zeros.`,
                es: line`Se abre hacia abajo por debajo del eje x: no hay ceros.`,
              },
      }),
      intercept,
    ]
  const zeros = step(either(equation(x, p), equation(x, q)), because.zeroProduct)
  if (isFactored(of)) return [zeros, ...vertexSteps(of), intercept]
  return [
    ...vertexSteps(of),
    step(equation(factoredForm(of, [p, q]), 0), because.explain, {
      sentence: { en: line`At a zero ${y} is 0: factor.`, es: line`En un cero, ${y} vale 0: factoriza.` },
    }),
    zeros,
    intercept,
  ]
}

/** The same, read from the graph. */
export const readSteps = ({ h, k, twiceA, ...of }: Worked): readonly Step[] => {
  const [p, q] = of.zeros
  return [
    step(point(h, k), because.read, {
      what:
        twiceA > 0
          ? {
              en: line`the lowest point of the graph is the vertex`,
              es: line`el punto más bajo de la gráfica es el vértice`,
            }
          : {
              en: line`the highest point of the graph is the vertex`,
              es: line`el punto más alto de la gráfica es el vértice`,
            },
    }),
    step(
      {
        en: prose`axis: ${equation(x, h)}`,
        es: prose`eje: ${equation(x, h)}`,
      },
      because.explain,
      {
        sentence: {
          en: line`The axis of symmetry goes through the vertex.`,
          es: line`El eje de simetría pasa por el vértice.`,
        },
      },
    ),
    ...(p === undefined || q === undefined
      ? []
      : [
          step(either(equation(x, p), equation(x, q)), because.read, {
            what: {
              en: line`the zeros are where the graph crosses the x-axis`,
              es: line`los ceros están donde la gráfica corta el eje x`,
            },
          }),
        ]),
    step(
      {
        en: prose`intercept: ${equation(y, at({ twiceA, h, k }, 0))}`,
        es: prose`intersección: ${equation(y, at({ twiceA, h, k }, 0))}`,
      },
      because.read,
      {
        what: {
          en: line`the y-intercept is where the graph crosses the y-axis`,
          es: line`la intersección con el eje y está donde la gráfica corta ese eje`,
        },
      },
    ),
  ]
}
