import {
  type Block,
  type Both,
  capital,
  count,
  type Expr,
  equation,
  evaluate,
  explained,
  type FormMaker,
  type Inline,
  itemOf,
  line,
  m,
  minus,
  over,
  type Point,
  type Printed,
  point,
  type Quantity,
  type Ratio,
  type Sentence,
  type Step,
  statements,
  step,
  sum,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { B, M, SHAPE, X, Y } from '../../kit/lines/line-equation.ts'
import type { levels } from './levels.ts'
import { heightAt, ruleOf, shown, type Trend } from './lines.ts'
import type { Setting, Thing } from './things.ts'

export type Form = FormMaker<typeof levels>
export type Words = Both<readonly Inline[]>

export const amountOf = ({ noun }: Thing, value: number): Quantity => count(shown(value), noun)
/** "by 5 points"; "by 5" of a number of wins. */
export const changeOf = (thing: Thing, size: number): Quantity | Expr =>
  thing.isCounted ? shown(size) : amountOf(thing, size)
export const paragraphOf = ({ en, es }: Words): Both<Block> => ({
  en: { kind: 'paragraph', content: en },
  es: { kind: 'paragraph', content: es },
})
export const choiceOf = (key: string, words: Words): Sentence => ({ key, says: paragraphOf(words) })

/** "The scatter plot shows data for several packages." */
export const plotTold = ({ who }: Setting): Words => ({
  en: [`The scatter plot shows data for ${who.en}.`],
  es: [`El diagrama de dispersión muestra datos de ${who.es}.`],
})
/** "Here x is the weight in pounds and y is the shipping cost in dollars." */
export const lettersTold = ({ x, y }: Setting): Words => ({
  en: ['Here ', X, ` is ${x.defined.en} and `, Y, ` is ${y.defined.en}.`],
  es: ['Aquí ', X, ` representa ${x.defined.es} e `, Y, ` representa ${y.defined.es}.`],
})
/** "For several packages, a trend line is y = 1.5x + 6, where x is …": said in three ways, one for each form. */
export function ruleTold(setting: Setting, trend: Trend, way: 0 | 1 | 2 = 0): Words {
  const { who, x, y } = setting
  const rule = ruleOf(trend)
  const letters = lettersTold(setting)
  switch (way) {
    case 0:
      return {
        en: [
          `For ${who.en}, a trend line is `,
          rule,
          ', where ',
          X,
          ` is ${x.defined.en} and `,
          Y,
          ` is ${y.defined.en}.`,
        ],
        es: [`Para ${who.es}, una recta de tendencia es `, rule, '. ', ...letters.es],
      }
    case 1:
      return {
        en: [
          `Data were collected for ${who.en}: `,
          X,
          ` is ${x.defined.en}, and `,
          Y,
          ` is ${y.defined.en}. The trend line is `,
          rule,
          '.',
        ],
        es: [
          `Se reunieron datos de ${who.es}: `,
          X,
          ` representa ${x.defined.es} e `,
          Y,
          ` representa ${y.defined.es}. La recta de tendencia es `,
          rule,
          '.',
        ],
      }
    case 2:
      return {
        en: ['The trend line ', rule, ` fits the data for ${who.en}. `, ...letters.en],
        es: ['La recta de tendencia ', rule, ` se ajusta a los datos de ${who.es}. `, ...letters.es],
      }
  }
}
/** "What score does the line predict for a study time of 5 hours?" */
export const askedFor = ({ x, y }: Setting, at: number): Words => {
  const some = x.some(amountOf(x, at))
  return {
    en: [`${capital(y.what.en)} does the trend line predict for `, ...some.en, '?'],
    es: [`¿${capital(y.what.es)} predice la recta de tendencia para `, ...some.es, '?'],
  }
}
/** "For what study time does the line predict a score of 80 points?" */
export const askedBack = ({ x, y }: Setting, height: number): Words => {
  const some = y.some(amountOf(y, height))
  return {
    en: [`For ${x.what.en} does the trend line predict `, ...some.en, '?'],
    es: [`¿Para ${x.what.es} predice la recta de tendencia `, ...some.es, '?'],
  }
}
/** "For a study time of 5 hours, the line predicts a score of 80 points." */
export const predicted = ({ x, y }: Setting, at: number, height: number): Words => {
  const [from, to] = [x.some(amountOf(x, at)), y.some(amountOf(y, height))]
  return {
    en: ['For ', ...from.en, ', the trend line predicts ', ...to.en, '.'],
    es: ['Para ', ...from.es, ', la recta de tendencia predice ', ...to.es, '.'],
  }
}
const CHANGES = {
  up: { en: 'increases', es: 'aumenta' },
  down: { en: 'decreases', es: 'disminuye' },
} as const
/** "For each additional hour of study, the predicted score increases by 5 points." */
export function perUnit(of: Thing, other: Thing, by: number): Words {
  const how = CHANGES[by > 0 ? 'up' : 'down']
  const amount = changeOf(other, Math.abs(by))
  return {
    en: [`For each ${of.each.en}, ${other.predicted.en} ${how.en} by `, amount, '.'],
    es: [`Por cada ${of.each.es}, ${other.predicted.es} ${how.es} `, amount, '.'],
  }
}

export const atOf = ([x, y]: Point) => point(shown(x), shown(y))
/** The slope and the intercept from two points, and the equation. */
export function equationSteps(trend: Trend, [a, b]: readonly [Point, Point]): readonly Step[] {
  const [[x1, y1], [x2, y2]] = [a, b]
  const [rise, run] = [shown(y2 - y1), shown(x2 - x1)]
  const slope = shown(trend.slope)
  const product = heightAt(trend, x1) - trend.start
  const start = equation(B, shown(trend.start))
  return [
    step(
      equation(
        equation(equation(M, over(minus(shown(y2), shown(y1)), minus(shown(x2), shown(x1)))), over(rise, run)),
        slope,
      ),
      because.findSlopeFrom,
      { from: atOf(a), to: atOf(b) },
    ),
    explained(
      statements(equation(shown(y1), sum(times(slope, shown(x1)), B)), equation(shown(y1), sum(shown(product), B))),
      line`Substitute ${equation(M, slope)} and the point ${atOf(a)} into ${SHAPE}, and multiply.`,
      line`Sustituye ${equation(M, slope)} y el punto ${atOf(a)} en ${SHAPE}, y multiplica.`,
    ),
    product > 0
      ? step(start, because.subtractFromBothSides, { value: shown(product) })
      : step(start, because.addToBothSides, { value: shown(-product) }),
  ]
}
/** y = 5 × 3 + 50 = 15 + 50 = 65. */
export const valueStep = (trend: Trend, at: number): Step => {
  const height = heightAt(trend, at)
  const product = height - trend.start
  return step(
    equation(
      equation(
        equation(Y, sum(times(shown(trend.slope), shown(at)), shown(trend.start))),
        sum(shown(product), shown(trend.start)),
      ),
      shown(height),
    ),
    because.substitute,
    { value: shown(at), letter: X },
  )
}
/** 80 = 5x + 50, 30 = 5x, x = 6. */
export function backSteps(trend: Trend, at: number): readonly Step[] {
  const height = heightAt(trend, at)
  const left = equation(shown(height - trend.start), m`${shown(trend.slope)}x`)
  return [
    explained(
      equation(shown(height), m`${shown(trend.slope)}x + ${shown(trend.start)}`),
      line`The predicted value is ${Y}, so substitute ${shown(height)} for ${Y}.`,
      line`El valor previsto es ${Y}; por eso, sustituye ${Y} por ${shown(height)}.`,
    ),
    step(left, because.subtractFromBothSides, { value: shown(trend.start) }),
    step(equation(X, shown(at)), because.divideBothSides, { value: shown(trend.slope) }),
  ]
}

/** mx + b as it is printed. */
export const printedRule = (printed: Printed): Expr => printed.one('relation').right
/** An amount that a sentence tells, the first one if no other is asked for. */
export const printedAmount = (printed: Printed, i = 0): Ratio => evaluate(itemOf(printed.terms('quantity'), i).amount)
