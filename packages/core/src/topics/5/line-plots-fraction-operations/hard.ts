import {
  answerStep,
  divide,
  type Expr,
  equation,
  exact,
  explainedBy,
  type FormMaker,
  itemOf,
  line,
  minus,
  mixed,
  name,
  over,
  type Person,
  people,
  prose,
  quantity,
  Ratio,
  role,
  type Sentence,
  type Step,
  sentenceChoice,
  sum,
  type Term,
  thing,
  tupleOf,
  words,
} from '../../../author.ts'
import {
  countAt,
  type FractionPlot,
  hasOneTallest,
  marked,
  placesOf,
  printedCounts,
  printedValues,
  tallest,
  totalOf,
  valueAt,
} from '../../kit/measures/fraction-plots.ts'
import type { levels } from './levels.ts'
import {
  added,
  amount,
  asksMissing,
  asksShare,
  asksTotalOfAll,
  asMixed,
  drawPlot,
  drawShared,
  eighths,
  inLowestTerms,
  isAboveOne,
  isVaried,
  lowestQuantity,
  lowestTerms,
  mixedQuantity,
  multiplied,
  PARTS,
  plots,
  tellsShare,
  totalIs,
  totalOfAll,
  unshared,
} from './plots.ts'

const reduced = (values: readonly Ratio[]) => values.reduce((all, value) => all.plus(value), Ratio.of(0))
/** The total in eighths and in lowest terms. */
const totalSteps = (plot: FractionPlot): readonly Step[] => [
  multiplied(plot, marked(plot)),
  added(plot, marked(plot)),
  ...inLowestTerms(totalOfAll(plot)),
]

const shareOf = (plot: FractionPlot): Ratio => totalOfAll(plot).over(totalOf(plot))
/** A whole total that is shared among as many, each getting no value that is the most common. */
const canBeShared = (plot: FractionPlot): boolean => {
  if (![8, 10, 12].includes(totalOf(plot)) || marked(plot).length > 5 || !hasOneTallest(plot)) return false
  const [total, share] = [totalOfAll(plot), shareOf(plot)]
  return total.isInteger && total.n >= 3 && share.d > 2 && !share.equals(valueAt(plot, tallest(plot)))
}

const MISTAKES = ['stacks', 'once', 'ends'] as const
type Mistake = (typeof MISTAKES)[number]
function wrongShare(mistake: Mistake, plot: FractionPlot): Ratio {
  const values = marked(plot).map(place => valueAt(plot, place))
  const [least, greatest] = [itemOf(values, 0), itemOf(values, values.length - 1)]
  return {
    stacks: totalOfAll(plot).over(values.length),
    once: reduced(values).over(totalOf(plot)),
    ends: least.plus(greatest).over(2),
  }[mistake]
}
const sentenceOf = (mistake: Mistake, who: Person): Sentence => ({ key: mistake, says: saysOf(name(who))[mistake] })
const saysOf = (who: Term): Readonly<Record<Mistake, Sentence['says']>> => ({
  stacks: {
    en: prose`${who} divided the total by the number of stacks, not by the number of X’s.`,
    es: prose`${who} dividió el total entre el número de columnas y no entre el número de X.`,
  },
  once: {
    en: prose`${who} added each value only once, not once for each X.`,
    es: prose`${who} sumó cada valor una sola vez y no una vez por cada X.`,
  },
  ends: {
    en: prose`${who} used only the least and greatest amounts.`,
    es: prose`${who} usó solo la cantidad menor y la mayor.`,
  },
})
/** What is measured of each thing, as a sentence in Spanish begins with it. */
const MEASURED = {
  long: words('length', 'La longitud'),
  weighs: words('weight', 'El peso'),
  has: words('amount', 'La cantidad'),
}
/** 6/5 as 1 1/5 too, as it is told. */
const comesTo = (of: Expr, value: Ratio) =>
  value.isInteger || value.compare(1) < 0 ? equation(of, value) : equation(equation(of, value), mixed(value))
/** How the wrong share comes about. */
function wrongStep(mistake: Mistake, plot: FractionPlot): Step {
  const places = marked(plot)
  const values = places.map(place => valueAt(plot, place))
  const wrong = wrongShare(mistake, plot)
  if (mistake === 'stacks')
    return explainedBy(comesTo(divide(totalOfAll(plot), values.length), wrong), {
      en: line`There are ${values.length} stacks. The total divided by ${values.length} is the wrong answer.`,
      es: line`Hay ${values.length} columnas. El total dividido entre ${values.length} es la respuesta incorrecta.`,
    })
  const added = mistake === 'once' ? reduced(values) : wrong.times(2)
  const by = mistake === 'once' ? totalOf(plot) : 2
  return explainedBy(comesTo(divide(added, by), wrong), {
    en:
      mistake === 'once'
        ? line`Added once each, the values make ${added}. Divided by ${by}, this gives the wrong answer.`
        : line`The least and greatest values add up to ${added}. Dividing by ${by} gives the wrong answer.`,
    es:
      mistake === 'once'
        ? line`Sumados una vez cada uno, los valores dan ${added}. Dividido entre ${by}, esto da la respuesta incorrecta.`
        : line`El valor menor y el mayor suman ${added}. Dividido entre ${by}, esto da la respuesta incorrecta.`,
  })
}

const countsAdded = (plot: FractionPlot): Expr => sum(...marked(plot).map(place => countAt(plot, [place])))

export const hardForms = (form: FormMaker<typeof levels>) => ({
  totalOfAll: form({
    levels: ['hard'],
    instruction: asMixed,
    draw: (random, level) =>
      drawPlot(random, level, [0, 2], plot => isVaried(plot) && isAboveOne(totalOfAll(plot)), unshared),
    answer: mixedQuantity,
    solve: plot => amount(plot, totalOfAll(plot)),
    ask: plot => asksTotalOfAll(plot),
    solution: (plot, found) => [plots.countMarks(plot), ...totalSteps(plot), totalIs(found)],
    check: (printed, { amount: found }) => exact(found).equals(reduced(printedValues(printed))),
  }),

  equalShare: form({
    levels: ['hard'],
    instruction: lowestTerms,
    draw: random => drawShared(random, [0, 2], plot => canBeShared(plot) && shareOf(plot).d < totalOf(plot)),
    answer: lowestQuantity,
    solve: plot => amount(plot, shareOf(plot)),
    ask: plot => asksShare(plot),
    solution: (plot, found) => [
      plots.countMarks(plot),
      ...totalSteps(plot),
      explainedBy(
        equation(
          equation(divide(totalOfAll(plot), totalOf(plot)), over(totalOfAll(plot).n, totalOf(plot))),
          shareOf(plot),
        ),
        {
          en: line`The X’s stand for ${countsAdded(plot)} = ${plots.howManyOf(plot, totalOf(plot))}. Divide the total by ${totalOf(plot)}, and simplify.`,
          es: line`Las X representan ${countsAdded(plot)} = ${plots.howManyOf(plot, totalOf(plot))}. Divide el total entre ${totalOf(plot)} y simplifica.`,
        },
      ),
      answerStep(quantity.show(found), {
        en: line`Each ${thing(plots.settingOf(plot).noun)} would have ${found}.`,
        es: line`Cada ${thing(plots.settingOf(plot).noun)} tendría ${found}.`,
      }),
    ],
    check(printed, { amount: found }) {
      const values = printedValues(printed)
      return exact(found).times(values.length).equals(reduced(values))
    },
  }),

  missingValue: form({
    levels: ['hard'],
    draw(random, level) {
      const plot = drawPlot(random, level, [1, 2], isVaried, unshared)
      const missing = random.pick(
        placesOf(plot).filter(place => !valueAt(plot, place).isInteger && countAt(plot, [place]) <= 1),
      )
      return { plot, missing, total: totalOfAll(plot).plus(valueAt(plot, missing)) }
    },
    answer: quantity,
    solve: ({ plot, missing }) => amount(plot, valueAt(plot, missing)),
    ask: ({ plot, total }) =>
      asksMissing(plot, plots.howManyOf(plot, totalOf(plot) + 1), role('total', amount(plot, total))),
    solution({ plot, missing, total }, found) {
      const [all, drawn] = [eighths(total), eighths(totalOfAll(plot))]
      return [
        multiplied(plot, marked(plot)),
        added(plot, marked(plot)),
        explainedBy(equation(mixed(total), over(all, PARTS)), {
          en: line`Write the whole total in eighths too.`,
          es: line`Escribe también el total completo en octavos.`,
        }),
        explainedBy(equation(minus(over(all, PARTS), over(drawn, PARTS)), over(all - drawn, PARTS)), {
          en: line`Subtract what the line plot shows.`,
          es: line`Resta lo que muestra el diagrama de puntos.`,
        }),
        ...inLowestTerms(valueAt(plot, missing)),
        answerStep(quantity.show(found), {
          en: line`The missing ${MEASURED[plots.settingOf(plot).kind]} is ${found}.`,
          es: line`${MEASURED[plots.settingOf(plot).kind]} que falta es ${found}.`,
        }),
      ]
    },
    check: (printed, { amount: found }) =>
      exact(found)
        .plus(reduced(printedValues(printed)))
        .equals(printed.role('total')),
  }),

  wrongShare: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw(random) {
      const mistake = random.evenly(MISTAKES)
      const plot = drawShared(random, [1, 2], drawn => {
        if (!canBeShared(drawn)) return false
        const all = [shareOf(drawn), ...MISTAKES.map(one => wrongShare(one, drawn))]
        return (
          all.every(one => !one.isInteger) &&
          all.every((one, i) => all.every((other, j) => i === j || !one.equals(other)))
        )
      })
      return { mistake, plot, who: random.pick(people) }
    },
    answer: sentenceChoice,
    solve: ({ mistake, who }) => sentenceOf(mistake, who),
    mistakes: ({ mistake, who }) =>
      Object.fromEntries(MISTAKES.filter(other => other !== mistake).map(other => [other, sentenceOf(other, who)])),
    ask: ({ mistake, plot, who }) => tellsShare(plot, name(who), role('said', amount(plot, wrongShare(mistake, plot)))),
    solution: ({ mistake, plot, who }, { says }) => [
      multiplied(plot, marked(plot)),
      added(plot, marked(plot)),
      ...inLowestTerms(totalOfAll(plot)),
      explainedBy(equation(divide(totalOfAll(plot), totalOf(plot)), shareOf(plot)), {
        en: line`The X’s stand for ${countsAdded(plot)} = ${plots.howManyOf(plot, totalOf(plot))}. Divide the total by ${totalOf(plot)}.`,
        es: line`Las X representan ${countsAdded(plot)} = ${plots.howManyOf(plot, totalOf(plot))}. Divide el total entre ${totalOf(plot)}.`,
      }),
      wrongStep(mistake, plot),
      answerStep(says, {
        en: line`This is how ${name(who)} gets ${mixed(wrongShare(mistake, plot))}.`,
        es: line`Así obtiene ${name(who)} el resultado ${mixed(wrongShare(mistake, plot))}.`,
      }),
    ],
    whyWrong: ({ mistake, plot }) =>
      Object.fromEntries(
        MISTAKES.filter(other => other !== mistake).map(other => {
          const share = mixed(wrongShare(other, plot))
          return [other, { en: line`It would give ${share}.`, es: line`Daría ${share}.` }]
        }),
      ),
    check(printed, { key }) {
      const counts = printedCounts(printed).filter(([, many]) => many > 0)
      const values = printedValues(printed)
      const said = printed.role('said')
      const [[least], [greatest]] = tupleOf([tupleOf(counts, 1)[0], tupleOf([...counts].reverse(), 1)[0]], 2)
      const results: Readonly<Record<Mistake, Ratio>> = {
        stacks: reduced(values).over(counts.length),
        once: reduced(counts.map(([value]) => value)).over(values.length),
        ends: least.plus(greatest).over(2),
      }
      const fitting = MISTAKES.filter(mistake => results[mistake].equals(said))
      return fitting.length === 1 && fitting[0] === key
    },
  }),
})
