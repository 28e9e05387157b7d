import {
  type AnswerType,
  answerStep,
  type Block,
  type Both,
  both,
  canonical,
  decimal,
  type Expr,
  equation,
  evaluate,
  explained,
  expr,
  type Inline,
  join,
  line,
  type Printed,
  prose,
  Ratio,
  type Step,
  symbol,
  table,
  things,
  tupleOf,
  writtenOut,
} from '../../../author.ts'
import { type Context, heads, numberOf, yNumbers } from '../../kit/proportion/contexts.ts'

type Words = Both<readonly Inline[]>
export const X = symbol('x')
export const Y = symbol('y')
export const K = symbol('k')
export const FORM = equation(Y, join(K, X))

/** 2.5, and 2/3 where no short decimal is equal. */
export const constant = (k: Ratio): Expr => (k.isInteger ? expr(k) : 100 % k.d === 0 ? decimal(k) : expr(k))
export const multiple = (k: Ratio, letter: Expr = X): Expr => join(constant(k), letter)
export const equationOf = (k: Ratio): Expr => equation(Y, multiple(k))

/** "Let x be the number of pounds of apples and y the cost in dollars." */
export const letters = ({ xName, yName }: Context, x: Expr = X, y: Expr = Y): Words => ({
  en: ['Let ', x, ` be ${xName.en} and `, y, ` ${yName.en}.`],
  es: ['Sea ', x, ` ${xName.es} y sea `, y, ` ${yName.es}.`],
})
export const WRITE: Words = {
  en: line`Write an equation in the form ${FORM}.`,
  es: line`Escribe una ecuación en la forma ${FORM}.`,
}
/** Where the constant is not whole. */
export const WRITE_EITHER: Words = {
  en: line`Write an equation in the form ${FORM}, with ${K} as a fraction or a decimal.`,
  es: line`Escribe una ecuación en la forma ${FORM}, con ${K} como fracción o decimal.`,
}
export const WHICH: Words = {
  en: line`Which equation shows the relationship?`,
  es: line`¿Qué ecuación muestra la relación?`,
}

export type Pair = readonly [x: number, y: Ratio]
/** A row for each quantity, named by its words or by its letter. */
export const tableOf = (context: Context, pairs: readonly Pair[], named = true): Block => {
  const [xHead, yHead] = named ? heads(context) : [X, Y]
  return table({
    rows: [
      [xHead, ...pairs.map(([x]) => x)],
      [
        yHead,
        ...yNumbers(
          context,
          pairs.map(([, y]) => y),
        ),
      ],
    ],
    rowHeads: true,
  })
}
export const pairsIn = (printed: Printed): readonly (readonly [x: Ratio, y: Ratio])[] => {
  const [top, bottom] = tupleOf(
    printed.block('table').rows.map(row => row.slice(1).map(([item]) => evaluate(item as Expr))),
    2,
  )
  return top.map((x, i) => [x, bottom[i] ?? Ratio.of(0)])
}
export const holdsFor = (right: Expr, x: Ratio, y: Ratio): boolean => evaluate(right, { x }).equals(y)

/** k = y/x with the units of both. */
export const constantStep = ({ x: xNoun, y: yNoun }: Context, [x, y]: Pair, k: Ratio): Step =>
  explained(
    equation(K, equation({ kind: 'quotient', over: constant(y), under: expr(x), sign: false }, constant(k))),
    line`The constant is ${Y} divided by ${X}: the number of ${things(yNoun)} by the number of ${things(xNoun)}.`,
    line`La constante es ${Y} dividido entre ${X}: el número de ${things(yNoun)} entre el número de ${things(xNoun)}.`,
  )
export const equationStep = (k: Ratio): Step =>
  answerStep(equationOf(k), {
    en: line`Put the constant in the place of ${K} in ${FORM}.`,
    es: line`Pon la constante en el lugar de ${K} en ${FORM}.`,
  })

/** An equation, and a number that was found with it. */
export interface Found {
  readonly k: Ratio
  readonly value: Ratio
  /** Dollars, with two places. */
  readonly isMoney?: boolean
}
export const equationAndValue: AnswerType<Found> = {
  kind: 'ordered-list',
  show: ({ k, value, isMoney }) =>
    both(prose`${equationOf(k)}; ${equation(Y, isMoney ? numberOf(value, true) : constant(value))}`),
  value: ({ k, value }) => [writtenOut(equationOf(k)), canonical(value)],
  nearMisses: ({ k, value }) => [
    { k, value: value.plus(1) },
    { k: k.plus(1), value },
  ],
}
