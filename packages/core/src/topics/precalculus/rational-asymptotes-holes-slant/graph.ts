import {
  approximate,
  equation,
  expr,
  figure,
  functionGraph,
  itemOf,
  line,
  type Printed,
  prose,
  symbol,
  type Value,
} from '../../../author.ts'
import { endOf, inFactors, near, type Quotient, reduced, valueAt } from './quotient.ts'

const turned = (values: readonly number[]) => values.map(value => -value)

/** Places that stay different when a sign is lost. */
export const isTellable = ({ zeros, poles, hole }: Quotient) => {
  const places = [...zeros, ...poles, ...(hole === null ? [] : [hole])]
  return (
    !places.includes(0) && new Set(places.map(Math.abs)).size === places.length && places.every(at => Math.abs(at) <= 5)
  )
}

export const misread = (of: Quotient) => ({
  signsOfPoles: inFactors({ ...of, poles: turned(of.poles) }),
  signsOfZeros: inFactors({ ...of, zeros: turned(of.zeros) }),
  upsideDown: inFactors({ ...of, zeros: of.poles, poles: of.zeros }),
  allSigns: inFactors({
    ...of,
    zeros: turned(of.zeros),
    poles: turned(of.poles),
    hole: of.hole === null ? null : -of.hole,
  }),
  negative: inFactors({ ...of, lead: -of.lead }),
})

/** What the graph of a misread function would have. */
export function whyMisread({ zeros, poles }: Quotient) {
  const at = (places: readonly number[]) => turned(places).map(place => equation(symbol('x'), place))
  const [pole, zero] = [itemOf(at(poles), 0), itemOf(at(zeros), 0)]
  const [otherPole, otherZero] = [at(poles)[1], at(zeros)[1]]
  const otherPoles = otherPole
    ? {
        en: line`Its denominator is 0 at ${pole} and ${otherPole}, where the graph has no asymptotes.`,
        es: line`Su denominador es 0 en ${pole} y ${otherPole}, donde la gráfica no tiene asíntotas.`,
      }
    : {
        en: line`Its denominator is 0 at ${pole}, where the graph has no asymptote.`,
        es: line`Su denominador es 0 en ${pole}, donde la gráfica no tiene asíntota.`,
      }
  return {
    signsOfPoles: otherPoles,
    signsOfZeros: otherZero
      ? {
          en: line`Its zeros are at ${zero} and ${otherZero}, where the graph does not meet the ${symbol('x')}-axis.`,
          es: line`Sus ceros están en ${zero} y ${otherZero}, donde la gráfica no corta el eje ${symbol('x')}.`,
        }
      : {
          en: line`Its zero is at ${zero}, where the graph does not meet the ${symbol('x')}-axis.`,
          es: line`Su cero está en ${zero}, donde la gráfica no corta el eje ${symbol('x')}.`,
        },
    upsideDown:
      otherPole || otherZero
        ? {
            en: line`The zeros and the vertical asymptotes are swapped.`,
            es: line`Están intercambiados los ceros y las asíntotas verticales.`,
          }
        : {
            en: line`The zero and the vertical asymptote are swapped.`,
            es: line`Están intercambiados el cero y la asíntota vertical.`,
          },
    allSigns: otherPoles,
    negative: {
      en: line`Its graph is the reflection of this one across the ${symbol('x')}-axis.`,
      es: line`Su gráfica es el reflejo de esta respecto al eje ${symbol('x')}.`,
    },
  }
}

export function askGraph(of: Quotient) {
  const graph = figure(
    functionGraph({
      x: [-8, 8],
      y: [-8, 8],
      curves: [reduced(of)],
      asymptotes: { x: of.poles, y: [endOf(of)] },
      points: of.hole === null ? [] : [{ at: [of.hole, valueAt(of, of.hole).toNumber()], open: true }],
    }),
  )
  return {
    en: [prose`Which function has this graph?`, graph],
    es: [prose`¿Qué función tiene esta gráfica?`, graph],
  }
}

export function checkGraph(printed: Printed, answer: Value) {
  const { curves, points } = printed.figure('function-graph')
  const [curve] = curves
  if (curve?.form !== 'graph') return false
  const [drawn, chosen] = [curve.of, expr(answer)]
  return (
    [-7.3, -4.6, -2.2, -0.7, 0.6, 1.4, 2.9, 5.5].every(at =>
      near(approximate(drawn, { x: at }), approximate(chosen, { x: at }), 1e-9),
    ) && points.every(({ at: [place] }) => Number.isNaN(approximate(chosen, { x: place })))
  )
}
