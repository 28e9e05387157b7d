import {
  type Block,
  type Both,
  divide,
  type Expr,
  equation,
  evaluate,
  explained,
  type FormMaker,
  type Inline,
  itemOf,
  join,
  line,
  list,
  type Printed,
  point,
  prose,
  Ratio,
  type Step,
  symbol,
  table,
  theThings,
  things,
  tupleOf,
} from '../../../author.ts'
import {
  type Context,
  contexts,
  heads,
  numberOf,
  rateAmount,
  yNumber,
  yNumbers,
} from '../../kit/proportion/contexts.ts'
import { contextOf, type Drawn, pointAt, rateOf } from '../../kit/proportion/graphs.ts'
import type { levels } from './levels.ts'

export type Form = FormMaker<typeof levels>
export const [X, Y] = [symbol('x'), symbol('y')]
/** y = 2.5x. */
export const ruleOf = (rate: Ratio): Expr => equation(Y, rate.equals(1) ? X : join(numberOf(rate), X))
/** "Let x be the number of pounds of apples, and y the cost in dollars." */
export const letsOf = ({ xName, yName }: Context): Both<readonly Inline[]> => ({
  en: ['Let ', X, ` be ${xName.en}, and `, Y, ` ${yName.en}.`],
  es: ['Sea ', X, ` ${xName.es}, y sea `, Y, ` ${yName.es}.`],
})
/** Rise over run from the origin is the slope, and the unit rate. */
export function slopeStep(context: Context, rate: Ratio, [x, y]: readonly [number, Ratio], isNamedNext = false): Step {
  const { x: xNoun, y: yNoun } = context
  const found = rateAmount(context, rate)
  if (isNamedNext)
    return explained(
      equation(divide(yNumber(context, y), x), yNumber(context, rate)),
      line`Divide the ${things(yNoun)} by the ${things(xNoun)}.`,
      line`Divide ${theThings(yNoun)} entre ${theThings(xNoun)}.`,
    )
  return explained(
    equation(divide(yNumber(context, y), x), yNumber(context, rate)),
    line`Divide the ${things(yNoun)} by the ${things(xNoun)}: the slope is ${found}.`,
    line`Divide ${theThings(yNoun)} entre ${theThings(xNoun)}: la pendiente es de ${found}.`,
  )
}
export const drawnStep = (drawn: Drawn): Step => {
  const [x, y] = pointAt(drawn)
  return explained(
    list(point(0, 0), point(x, y)),
    line`The line passes through the origin and through ${point(x, y)}, an intersection of grid lines.`,
    line`La recta pasa por el origen y por ${point(x, y)}, un cruce de la cuadrícula.`,
  )
}
export const drawnSlope = (drawn: Drawn, isNamedNext = false): Step => {
  const [x, y] = pointAt(drawn)
  return slopeStep(contextOf(drawn), rateOf(drawn), [x, Ratio.of(y)], isNamedNext)
}
export const tableOf = (context: Context, rate: Ratio, xs: readonly number[]): Block => {
  const [xHead, yHead] = heads(context)
  return table({
    rows: [
      [xHead, ...xs],
      [
        yHead,
        ...yNumbers(
          context,
          xs.map(x => rate.times(x)),
        ),
      ],
    ],
    rowHeads: true,
  })
}
export const columnsIn = (printed: Printed): readonly (readonly [Ratio, Ratio])[] => {
  const [top, bottom] = tupleOf(
    printed.block('table').rows.map(row => row.slice(1).map(([item]) => evaluate(item as Expr))),
    2,
  )
  return top.map((x, i) => [x, itemOf(bottom, i)] as const)
}
export const SLOPE = {
  en: line`What is the slope of the line, as a unit rate?`,
  es: line`¿Cuál es la pendiente de la recta, como tasa unitaria?`,
}
/** "Two points of the line: (0, 0), (4, 10)". */
export const twoPoints = (drawn: Drawn): Both<Block> => {
  const shown = list(point(0, 0), point(...pointAt(drawn)))
  return { en: prose`Two points on the line: ${shown}`, es: prose`Dos puntos de la recta: ${shown}` }
}
export const places: readonly number[] = contexts.map((_, i) => i)
/** Numbers of x that are whole and likely: not 1. */
export const likely = (context: Context): readonly number[] => [2, 3, 4, 5, 6, 8, 10].filter(x => x <= context.most)
