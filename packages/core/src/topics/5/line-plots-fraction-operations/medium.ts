import {
  answerStep,
  type Block,
  type Both,
  equation,
  exact,
  explainedBy,
  expr,
  type FormMaker,
  formulaChoice,
  line,
  list,
  minus,
  mixed,
  over,
  prose,
  type Quantity,
  quantity,
  Ratio,
  role,
  type Step,
  sum,
  things,
  type Value,
} from '../../../author.ts'
import {
  countAt,
  type FractionPlot,
  marked,
  printedCounts,
  printedValues,
  tallest,
  valueAt,
} from '../../kit/measures/fraction-plots.ts'
import type { levels } from './levels.ts'
import {
  added,
  amount,
  areUnlike,
  asksTotalOfTwo,
  asMixed,
  drawCommonAndLeast,
  drawPlot,
  eighths,
  inEighths,
  inLowestTerms,
  isAboveOne,
  mixedQuantity,
  multiplied,
  PARTS,
  plots,
  renamed,
  totalAt,
  totalIs,
} from './plots.ts'

const firstOf = (plot: FractionPlot): number => Math.min(...marked(plot))
const lastOf = (plot: FractionPlot): number => Math.max(...marked(plot))
const apart = (plot: FractionPlot, high: number, low: number): Ratio => valueAt(plot, high).minus(valueAt(plot, low))
const together = (plot: FractionPlot, one: number, other: number): Ratio =>
  valueAt(plot, one).plus(valueAt(plot, other))

const ends: Both<ReturnType<typeof line>> = {
  en: line`Find the last X on the right and the first X on the left.`,
  es: line`Busca la última X de la derecha y la primera X de la izquierda.`,
}
const commonAndFirst: typeof ends = {
  en: line`Find the tallest stack and the first X on the left.`,
  es: line`Busca la columna más alta y la primera X de la izquierda.`,
}
/** Both values read, renamed, and combined. */
function combined(
  plot: FractionPlot,
  one: number,
  other: number,
  sign: '+' | '−',
  where: typeof ends,
): readonly Step[] {
  const [a, b] = [valueAt(plot, one), valueAt(plot, other)]
  const result = sign === '+' ? a.plus(b) : a.minus(b)
  return [
    explainedBy(list(plots.shownAt(plot, one), plots.shownAt(plot, other)), where),
    ...renamed(a, b),
    explainedBy(
      equation((sign === '+' ? sum : minus)(inEighths(a), inEighths(b)), over(eighths(result), PARTS)),
      sign === '+'
        ? { en: line`Add the numerators.`, es: line`Suma los numeradores.` }
        : { en: line`Subtract the numerators.`, es: line`Resta los numeradores.` },
    ),
    ...inLowestTerms(result),
  ]
}
const difference = (found: Quantity): Step =>
  answerStep(quantity.show(found), {
    en: line`The difference is ${found}.`,
    es: line`La diferencia es de ${found}.`,
  })
const least = (plot: FractionPlot) => plots.least(plot)
const sorted = (values: readonly Ratio[]) => [...values].sort((a, b) => a.compare(b))

/** A choice above 1 is a mixed number. */
const simplest = (value: Ratio): Value => (value.compare(1) > 0 && !value.isInteger ? mixed(value) : value)

/** Two marks in lowest terms with different denominators; together above 1. */
const pairsOf = (plot: FractionPlot): readonly (readonly [number, number])[] => {
  const places = marked(plot).filter(place => countAt(plot, [place]) >= 2 && !valueAt(plot, place).isInteger)
  return places.flatMap(one =>
    places
      .filter(
        other =>
          other > one &&
          areUnlike(plot, one, other) &&
          countAt(plot, [one, other]) >= 5 &&
          isAboveOne(totalAt(plot, one).plus(totalAt(plot, other))),
      )
      .map(other => [one, other] as const),
  )
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  greatestLessLeast: form({
    levels: ['medium'],
    draw: (random, level) =>
      drawPlot(
        random,
        level,
        [0, 5],
        plot => areUnlike(plot, lastOf(plot), firstOf(plot)) && !valueAt(plot, lastOf(plot)).isInteger,
      ),
    answer: quantity,
    solve: plot => amount(plot, apart(plot, lastOf(plot), firstOf(plot))),
    ask: plot =>
      plots.below(plot, {
        en: prose`What is the difference between the ${plots.most(plot)} and the ${least(plot)}? ____`,
        es: prose`¿Cuál es la diferencia entre ${plots.most(plot)} y ${least(plot)}? ____`,
      }),
    solution: (plot, found) => [...combined(plot, lastOf(plot), firstOf(plot), '−', ends), difference(found)],
    check(printed, { amount: found }) {
      const values = sorted(printedValues(printed))
      const [low, high] = [values[0], values.at(-1)]
      return low !== undefined && high !== undefined && exact(found).plus(low).equals(high)
    },
  }),

  greatestAndLeast: form({
    levels: ['medium'],
    instruction: asMixed,
    draw: (random, level) =>
      drawPlot(
        random,
        level,
        [1, 5],
        plot =>
          areUnlike(plot, lastOf(plot), firstOf(plot)) &&
          !valueAt(plot, lastOf(plot)).isInteger &&
          isAboveOne(together(plot, lastOf(plot), firstOf(plot))),
      ),
    answer: mixedQuantity,
    solve: plot => amount(plot, together(plot, lastOf(plot), firstOf(plot))),
    ask: plot =>
      plots.below(plot, {
        en: prose`What is the sum of the ${plots.most(plot)} and the ${least(plot)}? ____`,
        es: prose`¿Cuánto suman ${plots.most(plot)} y ${least(plot)}? ____`,
      }),
    solution: (plot, found) => [
      ...combined(plot, lastOf(plot), firstOf(plot), '+', ends),
      answerStep(quantity.show(found), { en: line`The sum is ${found}.`, es: line`La suma es de ${found}.` }),
    ],
    check(printed, { amount: found }) {
      const values = sorted(printedValues(printed))
      const [low, high] = [values[0], values.at(-1)]
      return low !== undefined && high !== undefined && exact(found).minus(low).equals(high)
    },
  }),

  totalOfTwo: form({
    levels: ['medium'],
    share: 2,
    instruction: asMixed,
    draw(random, level) {
      const plot = drawPlot(random, level, [2, 5], drawn => pairsOf(drawn).length > 0)
      return { plot, pair: random.pick(pairsOf(plot)) }
    },
    answer: mixedQuantity,
    solve: ({ plot, pair: [one, other] }) => amount(plot, totalAt(plot, one).plus(totalAt(plot, other))),
    ask({ plot, pair: [one, other] }) {
      const [a, b] = [
        role('one', plots.amountOf(plot, valueAt(plot, one))),
        role('other', plots.amountOf(plot, valueAt(plot, other))),
      ]
      return asksTotalOfTwo(plot, a, b)
    },
    solution: ({ plot, pair }, found) => [
      plots.countMarks(plot, pair),
      multiplied(plot, pair),
      added(plot, pair),
      ...inLowestTerms(totalAt(plot, pair[0]).plus(totalAt(plot, pair[1]))),
      totalIs(found),
    ],
    check(printed, { amount: found }) {
      const [one, other] = [printed.role('one'), printed.role('other')]
      const own = printedValues(printed).filter(value => value.equals(one) || value.equals(other))
      return exact(found).equals(own.reduce((all, value) => all.plus(value), Ratio.of(0)))
    },
  }),

  whichSum: form({
    levels: ['medium'],
    draw: (random, level) => drawCommonAndLeast(random, level.data, [3, 5]),
    answer: formulaChoice,
    solve: (plot): Value => simplest(together(plot, tallest(plot), firstOf(plot))),
    mistakes(plot) {
      const [high, low] = [valueAt(plot, tallest(plot)), valueAt(plot, firstOf(plot))]
      const tops = high.n + low.n
      const wrong = {
        numeratorsAlone: Ratio.of(tops, Math.max(high.d, low.d)),
        bothParts: Ratio.of(tops, high.d + low.d),
        greatest: valueAt(plot, lastOf(plot)).plus(low),
        oneTickMore: high.plus(low).plus(Ratio.of(1, PARTS)),
        oneTickLess: high.plus(low).minus(Ratio.of(1, PARTS)),
      }
      return Object.fromEntries(Object.entries(wrong).map(([name, value]) => [name, simplest(value)]))
    },
    ask(plot) {
      const question: Both<Block> = {
        en: prose`What is the sum of the ${plots.common(plot)} and the ${least(plot)}, in ${things(plots.settingOf(plot).unit)}?`,
        es: prose`¿Cuánto suman, en ${things(plots.settingOf(plot).unit)}, ${plots.common(plot)} y ${least(plot)}?`,
      }
      return plots.below(plot, question)
    },
    solution: (plot, answer) => [
      ...combined(plot, tallest(plot), firstOf(plot), '+', commonAndFirst),
      answerStep(expr(answer), {
        en: line`The sum is ${plots.amountOf(plot, exact(answer))}.`,
        es: line`La suma es de ${plots.amountOf(plot, exact(answer))}.`,
      }),
    ],
    whyWrong: plot => {
      const [high, low] = [valueAt(plot, tallest(plot)), valueAt(plot, firstOf(plot))]
      return {
        numeratorsAlone: {
          en: line`The numerators were added with different denominators.`,
          es: line`Se sumaron los numeradores con distinto denominador.`,
        },
        bothParts: {
          en: line`The denominators were added too.`,
          es: line`También se sumaron los denominadores.`,
        },
        greatest: {
          en: line`The greatest value was taken, not the most common one, ${high}.`,
          es: line`Se tomó el valor mayor, no el más frecuente, ${high}.`,
        },
        oneTickMore: {
          en: line`The two values are ${high} and ${low}.`,
          es: line`Los dos valores son ${high} y ${low}.`,
        },
        oneTickLess: {
          en: line`The two values are ${high} and ${low}.`,
          es: line`Los dos valores son ${high} y ${low}.`,
        },
      }
    },
    check(printed, answer) {
      const counts = printedCounts(printed).filter(([, many]) => many > 0)
      const most = Math.max(...counts.map(([, many]) => many))
      const [common] = counts.filter(([, many]) => many === most).map(([value]) => value)
      const [low] = counts.map(([value]) => value)
      return low !== undefined && common !== undefined && exact(answer).minus(low).equals(common)
    },
  }),
})
