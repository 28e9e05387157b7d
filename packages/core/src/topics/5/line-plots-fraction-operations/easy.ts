import {
  answerStep,
  both,
  divide,
  equation,
  evaluate,
  exact,
  explainedBy,
  expr,
  type FormMaker,
  formulaChoice,
  line,
  mixed,
  over,
  quantity,
  Ratio,
  step,
  sum,
  times,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import {
  addedMarks,
  countAt,
  type FractionPlot,
  hasOneTallest,
  isOn,
  marked,
  onSide,
  printedCounts,
  printedValues,
  SIDES,
  tallest,
  valueAt,
  whereIs,
} from '../../kit/measures/fraction-plots.ts'
import type { levels } from './levels.ts'
import { amount, asFraction, drawPlot, fractionOf, fractionQuantity, plots, totalAt, totalIs } from './plots.ts'

/** Three or more equal values, not in eighths alone. */
const severalOf = (plot: FractionPlot): readonly number[] =>
  marked(plot).filter(place => countAt(plot, [place]) >= 3 && !valueAt(plot, place).isInteger)
const countStep = (plot: FractionPlot, place: number) =>
  step(both(plots.counted(plot, [place])), because.countTheMarksAboveOne, { number: plots.shownAt(plot, place) })

export const easyForms = (form: FormMaker<typeof levels>) => ({
  onOneSide: form({
    levels: ['easy'],
    draw(random, level) {
      const side = random.evenly(SIDES)
      const fitting = (plot: FractionPlot) =>
        marked(plot).filter(place => {
          const of = onSide(plot, place, side)
          return !valueAt(plot, place).isInteger && of.length >= 2 && of.length <= 3 && countAt(plot, of) >= 4
        })
      const plot = drawPlot(random, level, [0, 4], drawn => fitting(drawn).length > 0)
      return { plot, side, place: random.pick(fitting(plot)) }
    },
    answer: quantity,
    solve: ({ plot, place, side }) => plots.howManyOf(plot, countAt(plot, onSide(plot, place, side))),
    ask: ({ plot, place, side }) => plots.asksSide(plot, place, side),
    solution({ plot, place, side }, found) {
      const of = onSide(plot, place, side)
      return [
        step(both(plots.counted(plot, of)), because.countTheMarksOnThisSide, {
          bound: whereIs(side, plots.shownAt(plot, place)),
        }),
        ...addedMarks(plot, of),
        answerStep(quantity.show(found), plots.says(plot, found, place, side)),
      ]
    },
    check(printed, { amount: found }) {
      const [side] = SIDES.filter(name => printed.term('role').name === name)
      if (!side) return false
      const bound = printed.role(side)
      return exact(found).equals(printedValues(printed).filter(at => isOn(side, at, bound)).length)
    },
  }),

  mostCommon: form({
    levels: ['easy'],
    draw: (random, level) =>
      drawPlot(random, level, [1, 4], plot => hasOneTallest(plot) && !valueAt(plot, tallest(plot)).isInteger),
    answer: quantity,
    solve: plot => amount(plot, valueAt(plot, tallest(plot))),
    ask: plot => plots.asksMostCommon(plot),
    solution: (plot, found) => [
      plots.countMarks(plot),
      answerStep(quantity.show(found), {
        en: line`The tallest stack is above ${mixed(valueAt(plot, tallest(plot)))}: ${plots.howManyOf(plot, Math.max(...plot.counts))}.`,
        es: line`La columna más alta está sobre ${mixed(valueAt(plot, tallest(plot)))}: ${plots.howManyOf(plot, Math.max(...plot.counts))}.`,
      }),
    ],
    check(printed, { amount: found }) {
      const counts = printedCounts(printed)
      const [own] = counts.filter(([value]) => exact(found).equals(value)).map(([, many]) => many)
      return own !== undefined && counts.every(([value, many]) => exact(found).equals(value) || many < own)
    },
  }),

  totalAtOne: form({
    levels: ['easy'],
    instruction: asFraction,
    draw(random, level) {
      const fitting = (plot: FractionPlot) =>
        marked(plot).filter(place => countAt(plot, [place]) === 3 && !valueAt(plot, place).isInteger)
      const plot = drawPlot(random, level, [2, 4], drawn => fitting(drawn).length > 0)
      return { plot, place: random.pick(fitting(plot)) }
    },
    answer: fractionQuantity,
    solve: ({ plot, place }) => fractionOf(plot, totalAt(plot, place)),
    ask: ({ plot, place }) => plots.asksTotal(plot, place),
    solution({ plot, place }, found) {
      const [many, value] = [countAt(plot, [place]), valueAt(plot, place)]
      const product = over(many * value.n, value.d)
      return [
        countStep(plot, place),
        explainedBy(equation(times(many, expr(value)), product), {
          en: line`There are ${many} of them: multiply the numerator by ${many}.`,
          es: line`Hay ${many}: multiplica el numerador por ${many}.`,
        }),
        totalIs(found),
      ]
    },
    check(printed, { amount: found }) {
      const own = printedValues(printed).filter(value => value.equals(printed.role('at')))
      return exact(found).equals(own.reduce((all, value) => all.plus(value), Ratio.of(0)))
    },
  }),

  whichExpression: form({
    levels: ['easy'],
    draw(random, level) {
      const plot = drawPlot(random, level, [3, 4], drawn => severalOf(drawn).length > 0)
      return { plot, place: random.pick(severalOf(plot)) }
    },
    answer: formulaChoice,
    solve: ({ plot, place }): Value => times(countAt(plot, [place]), expr(valueAt(plot, place))),
    mistakes({ plot, place }) {
      const [many, value] = [countAt(plot, [place]), valueAt(plot, place)]
      return {
        adds: sum(many, expr(value)),
        bothParts: over(times(many, value.n), times(many, value.d)),
        divides: divide(expr(value), many),
      }
    },
    ask: ({ plot, place }) => plots.asksExpression(plot, place),
    solution: ({ plot, place }, answer) => [
      countStep(plot, place),
      explainedBy(sum(...Array.from({ length: countAt(plot, [place]) }, () => expr(valueAt(plot, place)))), {
        en: line`The total adds the same fraction ${countAt(plot, [place])} times.`,
        es: line`El total suma la misma fracción ${countAt(plot, [place])} veces.`,
      }),
      explainedBy(expr(answer), {
        en: line`To add the same fraction several times, multiply.`,
        es: line`Para sumar la misma fracción varias veces, multiplica.`,
      }),
    ],
    whyWrong: ({ plot, place }) => {
      const [many, value] = [countAt(plot, [place]), valueAt(plot, place)]
      return {
        adds: {
          en: line`This adds the number of X’s to the fraction.`,
          es: line`Esto suma el número de X a la fracción.`,
        },
        bothParts: {
          en: line`The denominator was multiplied too: this is still ${value}.`,
          es: line`También se multiplicó el denominador: esto sigue siendo ${value}.`,
        },
        divides: {
          en: line`This divides ${value} into ${many} parts.`,
          es: line`Esto divide ${value} en ${many} partes.`,
        },
      }
    },
    check(printed, answer) {
      const own = printedValues(printed).filter(value => value.equals(printed.role('at')))
      return evaluate(expr(answer)).equals(own.reduce((all, value) => all.plus(value), Ratio.of(0)))
    },
  }),
})
