import {
  answerStep,
  bracketed,
  decimal,
  type Expr,
  equation,
  evaluate,
  itemOf,
  line,
  option,
  prose,
  sum,
  times,
  wouldGive,
} from '../../../author.ts'
import { Y } from '../../kit/lines/line-equation.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import { drawPlace, heightAt, shown, type Trend } from './lines.ts'
import { amountOf, type Form, paragraphOf, predicted, printedAmount, printedRule, ruleTold, valueStep } from './says.ts'
import { settingsAt } from './settings.ts'

const MINE = {
  whatMistake: settingsAt(14, 3),
} as const
const NAMES = ['Ana', 'Kenji', 'Sara', 'Diego', 'Amara', 'Hugo', 'Elena'] as const
type Wrong = 'brackets' | 'noStart' | 'exchanged' | 'otherSign'
const MISTAKE = option<Wrong>({
  brackets: {
    en: prose`The slope and the ${Y}-intercept were added before the multiplication.`,
    es: prose`La pendiente y la intersección con el eje ${Y} se sumaron antes de multiplicar.`,
  },
  noStart: {
    en: prose`The ${Y}-intercept was left out.`,
    es: prose`Se omitió la intersección con el eje ${Y}.`,
  },
  exchanged: {
    en: prose`The slope and the ${Y}-intercept were exchanged.`,
    es: prose`Se intercambiaron la pendiente y la intersección con el eje ${Y}.`,
  },
  otherSign: {
    en: prose`The slope was used with the wrong sign.`,
    es: prose`La pendiente se usó con el signo equivocado.`,
  },
})
function wrongSide({ slope, start }: Trend, at: number, mistake: Wrong): Expr {
  const [m, b, x] = [shown(slope), shown(start), shown(at)]
  switch (mistake) {
    case 'brackets':
      return times(bracketed(sum(m, b)), x)
    case 'noStart':
      return times(m, x)
    case 'exchanged':
      return sum(times(b, x), m)
    case 'otherSign':
      return sum(times(shown(-slope), x), b)
  }
}
/** The right value and what each mistake makes of it, in hundredths. */
const resultsOf = (trend: Trend, at: number): readonly number[] => {
  const { slope, start } = trend
  const product = (slope * at) / 100
  return [product + start, product + (start * at) / 100, product, (start * at) / 100 + slope, start - product]
}

export const mistakeForms = (form: Form) => ({
  whatMistake: form({
    levels: ['medium'],
    kind: 'find-mistake',
    draw(random) {
      const mistake = random.evenly(['noStart', 'brackets', 'otherSign', 'exchanged'] as const)
      const who = random.evenly(NAMES)
      const place = random.until(
        () => drawPlace(random, MINE.whatMistake),
        ({ drawn: { trend }, at }) => new Set(resultsOf(trend, at)).size === 5,
      )
      return { ...place, mistake, who }
    },
    answer: MISTAKE,
    solve: ({ mistake }) => mistake,
    ask({ drawn: { setting, trend }, at, mistake, who }) {
      const wrong = wrongSide(trend, at, mistake)
      const work = equation(equation(Y, wrong), decimal(evaluate(wrong)))
      const some = setting.x.some(amountOf(setting.x, at))
      return paragraph(
        ruleTold(setting, trend, 1),
        {
          en: ['To predict ', Y, ' for ', ...some.en, `, ${who} writes `, work, '.'],
          es: ['Para predecir ', Y, ' para ', ...some.es, `, ${who} escribe `, work, '.'],
        },
        { en: line`What is the mistake?`, es: line`¿Cuál es el error?` },
      )
    },
    key: ({ drawn: { setting, trend }, at }) => {
      const amount = amountOf(setting.y, heightAt(trend, at))
      return paragraphOf({ en: ['It should be ', amount, '.'], es: ['Deben ser ', amount, '.'] })
    },
    solution({ drawn: { setting, trend }, at, mistake }, key) {
      const [m, b, x] = [shown(trend.slope), shown(trend.start), shown(at)]
      const why = {
        brackets: {
          en: line`Only the slope ${m} is multiplied by ${x}; then ${b} is added.`,
          es: line`Solo la pendiente ${m} se multiplica por ${x}; después se suma ${b}.`,
        },
        noStart: {
          en: line`After the multiplication, ${b} must be added.`,
          es: line`Después de multiplicar hay que sumar ${b}.`,
        },
        exchanged: {
          en: line`The slope ${m} is multiplied by ${x}, not the number ${b}.`,
          es: line`La pendiente ${m} se multiplica por ${x}, no el número ${b}.`,
        },
        otherSign: {
          en: line`The slope is ${m}, and not ${shown(-trend.slope)}.`,
          es: line`La pendiente es ${m}, y no ${shown(-trend.slope)}.`,
        },
      }[mistake]
      return [
        valueStep(trend, at),
        answerStep(
          paragraphOf({
            en: [amountOf(setting.y, heightAt(trend, at))],
            es: [amountOf(setting.y, heightAt(trend, at))],
          }),
          predicted(setting, at, heightAt(trend, at)),
        ),
        answerStep(MISTAKE.show(key), why),
      ]
    },
    whyWrong({ drawn: { trend }, at, mistake }) {
      const result = (one: typeof mistake) => decimal(evaluate(wrongSide(trend, at, one)))
      return wouldGive(mistake, result(mistake), {
        noStart: result('noStart'),
        brackets: result('brackets'),
        otherSign: result('otherSign'),
        exchanged: result('exchanged'),
      })
    },
    // The mistake that gives the printed result.
    check(printed, key) {
      const side = printedRule(printed)
      const [start, x] = [evaluate(side, { x: 0 }), printedAmount(printed)]
      const slope = evaluate(side, { x: 1 }).minus(start)
      const found = evaluate(itemOf(printed.all('relation'), 1).right)
      const results = {
        brackets: slope.plus(start).times(x),
        noStart: slope.times(x),
        exchanged: start.times(x).plus(slope),
        otherSign: start.minus(slope.times(x)),
      }
      return results[key].equals(found)
    },
  }),
})
