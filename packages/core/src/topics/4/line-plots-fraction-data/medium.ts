import {
  addFractions,
  answerStep,
  type Both,
  both,
  type Content,
  count,
  type Expr,
  equation,
  exact,
  explainedBy,
  type FormMaker,
  type Inline,
  line,
  minus,
  mixed,
  over,
  prose,
  type Quantity,
  quantity,
  Ratio,
  type Statement,
  type Step,
  statements,
  step,
  sum,
  trueStatement,
  tupleOf,
  type WhyWrong,
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
  totalOf,
  valueAt,
  whereIs,
} from '../../kit/measures/fraction-plots.ts'
import type { levels } from './levels.ts'
import { drawSmall, IN_LOWEST_TERMS, inLowestTerms, plots } from './plots.ts'

const firstOf = (plot: FractionPlot): number => Math.min(...marked(plot))
const lastOf = (plot: FractionPlot): number => Math.max(...marked(plot))
/** A value as so many parts of the line's denominator. */
const partsAt = (plot: FractionPlot, place: number) => ({ n: plot.first + place, d: plot.parts })
const differenceOf = (plot: FractionPlot, high: number, low: number): Quantity =>
  count(mixed(valueAt(plot, high).minus(valueAt(plot, low))), plots.settingOf(plot).unit)

/** Both values read, and subtracted with the denominator of the line. */
function subtracted(plot: FractionPlot, high: number, low: number, what: Step): readonly Step[] {
  const [more, less] = [partsAt(plot, high), partsAt(plot, low)]
  return [
    what,
    explainedBy(equation(minus(over(more.n, more.d), over(less.n, less.d)), over(more.n - less.n, more.d)), {
      en: line`Subtract the numerators. Keep the denominator.`,
      es: line`Resta los numeradores. Conserva el denominador.`,
    }),
    ...addFractions('−', more, less).slice(2),
  ]
}
function bothRead(plot: FractionPlot, high: number, low: number, isCommon: boolean): Step {
  const [above, below] = [plots.shownAt(plot, high), plots.shownAt(plot, low)]
  // 1 = 8/8, to subtract from it.
  const inParts = (place: number) =>
    valueAt(plot, place).isInteger
      ? equation(valueAt(plot, place).n, over(plot.first + place, plot.parts))
      : plots.shownAt(plot, place)
  return explainedBy(
    statements(inParts(high), inParts(low)),
    isCommon
      ? {
          en: line`The tallest stack is above ${above}, and the first X on the left is above ${below}.`,
          es: line`La columna más alta está sobre ${above} y la primera X de la izquierda está sobre ${below}.`,
        }
      : {
          en: line`The last X on the right is above ${above}, and the first X on the left is above ${below}.`,
          es: line`La última X de la derecha está sobre ${above} y la primera X de la izquierda está sobre ${below}.`,
        },
  )
}
function asksDifference(plot: FractionPlot, { en, es }: Both<readonly Inline[]>) {
  return plots.below(plot, {
    en: { kind: 'paragraph', content: [...en, ...IN_LOWEST_TERMS.en, ...line` ____`] },
    es: { kind: 'paragraph', content: [...es, ...IN_LOWEST_TERMS.es, ...line` ____`] },
  })
}
const ending = (found: Quantity): Step =>
  answerStep(quantity.show(found), {
    en: line`The difference is ${found}.`,
    es: line`La diferencia es de ${found}.`,
  })

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  onOneSide: form({
    levels: ['medium'],
    draw(random, level) {
      const side = random.evenly(SIDES)
      const fitting = (plot: FractionPlot) =>
        marked(plot).filter(place => {
          const of = onSide(plot, place, side)
          // A bound that the line shows with another denominator: 1/2 at 4/8.
          const value = valueAt(plot, place)
          const isRenamed = !value.isInteger && value.d !== plot.parts
          return isRenamed && of.length >= 2 && of.length <= 4 && countAt(plot, of) >= 4
        })
      const plot = drawSmall(random, level, ['medium', 0], drawn => fitting(drawn).length > 0)
      return { plot, side, place: random.pick(fitting(plot)) }
    },
    answer: quantity,
    solve: ({ plot, place, side }) => plots.howManyOf(plot, countAt(plot, onSide(plot, place, side))),
    ask: ({ plot, place, side }) => plots.asksSide(plot, place, side),
    solution({ plot, place, side }, found) {
      const of = onSide(plot, place, side)
      const [bound, shown] = [valueAt(plot, place), plots.shownAt(plot, place)]
      return [
        explainedBy(equation(bound, shown), {
          en: line`Write ${bound} with the denominator of the line, ${plot.parts}.`,
          es: line`Escribe ${bound} con el denominador de la recta, ${plot.parts}.`,
        }),
        step(both(plots.counted(plot, of)), because.countTheMarksOnThisSide, {
          bound: whereIs(side, plots.shownAt(plot, place)),
        }),
        ...addedMarks(plot, of),
        answerStep(quantity.show(found), plots.says(plot, found, place, side)),
      ]
    },
    check(printed, { amount }) {
      const [side] = SIDES.filter(name => printed.term('role').name === name)
      if (!side) return false
      const bound = printed.role(side)
      return exact(amount).equals(printedValues(printed).filter(at => isOn(side, at, bound)).length)
    },
  }),

  greatestLessLeast: form({
    levels: ['medium'],
    draw: (random, level) =>
      drawSmall(
        random,
        level,
        ['medium', 1],
        // Farther apart than the most common value and the least.
        plot =>
          lastOf(plot) - firstOf(plot) > 4 &&
          !valueAt(plot, lastOf(plot)).minus(valueAt(plot, firstOf(plot))).isInteger,
      ),
    answer: inLowestTerms,
    solve: plot => differenceOf(plot, lastOf(plot), firstOf(plot)),
    ask: plot =>
      asksDifference(plot, {
        en: line`What is the difference between the ${plots.most(plot)} and the ${plots.least(plot)}?`,
        es: line`¿Cuál es la diferencia entre ${plots.most(plot)} y ${plots.least(plot)}?`,
      }),
    solution: (plot, found) => [
      ...subtracted(plot, lastOf(plot), firstOf(plot), bothRead(plot, lastOf(plot), firstOf(plot), false)),
      ending(found),
    ],
    check(printed, { amount }) {
      const values = [...printedValues(printed)].sort((a, b) => a.compare(b))
      const [least, greatest] = [values[0], values.at(-1)]
      return least !== undefined && greatest !== undefined && exact(amount).plus(least).equals(greatest)
    },
  }),

  commonLessLeast: form({
    levels: ['medium'],
    draw: (random, level) =>
      drawSmall(
        random,
        level,
        ['medium', 2],
        plot =>
          hasOneTallest(plot) &&
          tallest(plot) - firstOf(plot) >= 2 &&
          tallest(plot) - firstOf(plot) <= 4 &&
          tallest(plot) !== lastOf(plot) &&
          !valueAt(plot, tallest(plot)).minus(valueAt(plot, firstOf(plot))).isInteger,
      ),
    answer: inLowestTerms,
    solve: plot => differenceOf(plot, tallest(plot), firstOf(plot)),
    ask: plot =>
      asksDifference(plot, {
        en: line`What is the difference between the ${plots.common(plot)} and the ${plots.least(plot)}?`,
        es: line`¿Cuál es la diferencia entre ${plots.common(plot)} y ${plots.least(plot)}?`,
      }),
    solution: (plot, found) => [
      ...subtracted(plot, tallest(plot), firstOf(plot), bothRead(plot, tallest(plot), firstOf(plot), true)),
      ending(found),
    ],
    check(printed, { amount }) {
      const counts = printedCounts(printed).filter(([, many]) => many > 0)
      const most = Math.max(...counts.map(([, many]) => many))
      const [common] = counts.filter(([, many]) => many === most).map(([value]) => value)
      const [least] = counts.map(([value]) => value)
      return least !== undefined && common !== undefined && exact(amount).plus(least).equals(common)
    },
  }),

  whichIsTrue: form(
    trueStatement({
      levels: ['medium'],
      draw(random, level) {
        const right = random.evenly(CLAIMS)
        const plot = drawSmall(
          random,
          level,
          ['medium', 3],
          drawn =>
            hasOneTallest(drawn) &&
            tallest(drawn) !== lastOf(drawn) &&
            !valueAt(drawn, lastOf(drawn)).minus(valueAt(drawn, firstOf(drawn))).isInteger &&
            boundsOf(drawn).length > 0,
        )
        return { plot, right, bound: random.pick(boundsOf(plot)) }
      },
      about: ({ plot }) => plots.drawn(plot),
      statements: claims =>
        CLAIMS.map(claim => {
          const isTrue = claim === claims.right
          const value = isTrue ? trueValue(claim, claims) : falseValue(claim, claims)
          return {
            key: `${claim} ${value.n}/${value.d} ${claims.bound}`,
            isTrue,
            says: saysOf(claim, claims, value),
            // Only a solution gives the reason.
            get why() {
              return whyOf(claim, claims)
            },
          }
        }),
      solution: (claims, { says }) => [
        plots.countMarks(claims.plot),
        ...(claims.right === 'common' ? [] : [explainedBy(workOf(claims.right, claims), WORKED[claims.right])]),
        answerStep(says, {
          en: line`This statement fits the line plot.`,
          es: line`Esta afirmación corresponde al diagrama.`,
        }),
      ],
      holds(printed, key) {
        const [claim, said] = tupleOf(key.split(' '), 2)
        const [n, d] = tupleOf(said.split('/'), 2)
        const value = Ratio.of(Number(n), Number(d))
        const values = [...printedValues(printed)].sort((a, b) => a.compare(b))
        const [least, greatest] = [values[0], values.at(-1)]
        if (!least || !greatest) return false
        const times = (one: Ratio) => values.filter(other => other.equals(one)).length
        if (claim === 'all') return value.equals(values.length)
        if (claim === 'difference') return value.plus(least).equals(greatest)
        if (claim === 'common') return values.every(other => other.equals(value) || times(other) < times(value))
        // A bound is named by its place on the line.
        const [, , place] = tupleOf(key.split(' '), 3)
        const { from, step: apart } = printed.figure('line-plot')
        const bound = Ratio.of(from.n, from.d).plus(Ratio.of(apart.n, apart.d).times(Number(place)))
        return value.equals(values.filter(other => other.compare(bound) > 0).length)
      },
    }),
  ),
})

const CLAIMS = ['common', 'all', 'difference', 'side'] as const
type Claim = (typeof CLAIMS)[number]
interface Claims {
  readonly plot: FractionPlot
  readonly right: Claim
  /** The place that "longer than" is about. */
  readonly bound: number
}
const boundsOf = (plot: FractionPlot): readonly number[] =>
  marked(plot).filter(
    place =>
      valueAt(plot, place).d === plot.parts &&
      onSide(plot, place, 'more').length >= 2 &&
      onSide(plot, place, 'more').length < countAt(plot, onSide(plot, place, 'more')),
  )

const inlineOf = (content: Content): readonly Inline[] =>
  'kind' in content && content.kind === 'paragraph' ? content.content : []

function trueValue(claim: Claim, { plot, bound }: Claims): Ratio {
  return {
    common: valueAt(plot, tallest(plot)),
    all: Ratio.of(totalOf(plot)),
    difference: valueAt(plot, lastOf(plot)).minus(valueAt(plot, firstOf(plot))),
    side: Ratio.of(countAt(plot, onSide(plot, bound, 'more'))),
  }[claim]
}
/** What the plot shows instead, worked in the fractions of its line. */
function whyOf(claim: Claim, claims: Claims): WhyWrong {
  const { plot } = claims
  const value = trueValue(claim, claims)
  const { en, es } = saysOf(claim, claims, value)
  const says = { en: inlineOf(en), es: inlineOf(es) }
  const place = tallest(plot)
  if (claim === 'common' && value.d !== plot.parts && !value.isInteger)
    return explainedBy(equation(plots.shownAt(plot, place), value), says)
  return claim === 'common' ? says : explainedBy(workOf(claim, claims), says)
}
function workOf(claim: Exclude<Claim, 'common'>, claims: Claims): Expr {
  const { plot } = claims
  const value = trueValue(claim, claims)
  if (claim === 'side' || claim === 'all') {
    const counts = (claim === 'all' ? marked(plot) : onSide(plot, claims.bound, 'more')).map(at => countAt(plot, [at]))
    return equation(sum(...counts), value)
  }
  const [more, less] = [partsAt(plot, lastOf(plot)), partsAt(plot, firstOf(plot))]
  const left = over(more.n - less.n, more.d)
  const subtracted = equation(minus(over(more.n, more.d), over(less.n, less.d)), left)
  return value.d === plot.parts ? subtracted : equation(subtracted, mixed(value))
}
const WORKED: Readonly<Record<Exclude<Claim, 'common'>, Both<readonly Inline[]>>> = {
  all: { en: line`Add all of these numbers.`, es: line`Suma todos estos números.` },
  difference: { en: line`Subtract the least from the greatest.`, es: line`Resta la menor de la mayor.` },
  side: {
    en: line`Add the numbers of X’s to the right of the number in the statement.`,
    es: line`Suma las cantidades de X a la derecha del número de la afirmación.`,
  },
}
/** The greatest value for the most common or for the difference, and stacks counted instead of marks. */
function falseValue(claim: Claim, { plot, bound }: Claims): Ratio {
  return {
    common: valueAt(plot, lastOf(plot)),
    all: Ratio.of(marked(plot).length),
    difference: valueAt(plot, lastOf(plot)),
    side: Ratio.of(onSide(plot, bound, 'more').length),
  }[claim]
}
function saysOf(claim: Claim, { plot, bound }: Claims, value: Ratio): Statement['says'] {
  const amount = plots.amountOf(plot, value)
  if (claim === 'common')
    return {
      en: prose`${plots.commonFirst(plot)} is ${amount}.`,
      es: prose`${plots.commonFirst(plot)} es de ${amount}.`,
    }
  if (claim === 'all') {
    const found = plots.howManyOf(plot, value.n)
    return { en: prose`The line plot shows ${found}.`, es: prose`El diagrama de puntos muestra ${found}.` }
  }
  if (claim === 'difference')
    return {
      en: prose`The difference between the ${plots.most(plot)} and the ${plots.least(plot)} is ${amount}.`,
      es: prose`La diferencia entre ${plots.most(plot)} y ${plots.least(plot)} es de ${amount}.`,
    }
  const { en, es } = plots.says(plot, plots.howManyOf(plot, value.n), bound, 'more')
  return { en: { kind: 'paragraph', content: en }, es: { kind: 'paragraph', content: es } }
}
