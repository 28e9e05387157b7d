import {
  answerStep,
  type Block,
  type Both,
  both,
  equation,
  exact,
  explained,
  expr,
  type FormMaker,
  failed,
  howMany,
  itemOf,
  line,
  list,
  prose,
  quantity,
  type Random,
  role,
  type Sentence,
  sentenceChoice,
  step,
  sum,
  theThings,
  things,
  trueOrFalse,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { Level, levels } from './levels.ts'
import {
  addedMarks,
  below,
  countMarks,
  drawPlot,
  drawSetting,
  howManyOf,
  lengthOf,
  marked,
  oneGap,
  type Plot,
  printedCounts,
  printedValues,
  settingOf,
  totalOf,
  unitOf,
  valuesOf,
} from './plots.ts'

const SIDES = ['longer', 'at least', 'shorter'] as const
type Side = (typeof SIDES)[number]
interface OnASide {
  readonly plot: Plot
  readonly place: number
  readonly side: Side
}
const isOn = (side: Side, at: number, bound: number) =>
  side === 'longer' ? at > bound : side === 'shorter' ? at < bound : at >= bound
const onSide = ({ plot, place, side }: OnASide) => marked(plot).filter(at => isOn(side, at, place))
const countOf = (plot: Plot, of: readonly number[]) => of.reduce((all, place) => all + itemOf(plot.counts, place), 0)

function drawSide(random: Random, level: Level): OnASide {
  const setting = drawSetting(random, level, 1)
  const side = random.evenly(SIDES)
  // On this side there are marks above two or three lengths, and above the bound itself.
  const fitting = (plot: Plot) =>
    marked(plot).filter(place => {
      const of = onSide({ plot, place, side })
      return [2, 3].includes(of.length) && countOf(plot, of) >= 4
    })
  const plot = drawPlot(random, level, {
    setting,
    empty: oneGap(random),
    fits: drawn => fitting(drawn).length > 0,
  })
  return { plot, side, place: random.pick(fitting(plot)) }
}

/** Longer than a length in the middle, shorter than it. */
const sidesOf = (plot: Plot, place: number) => {
  const longer = countOf(plot, onSide({ plot, place, side: 'longer' }))
  return { longer, shorter: countOf(plot, onSide({ plot, place, side: 'shorter' })) }
}
const middlesOf = (plot: Plot) =>
  marked(plot).filter(place => {
    const { longer, shorter } = sidesOf(plot, place)
    return Math.min(longer, shorter) >= 2 && longer !== shorter && Math.abs(longer - shorter) <= 3
  })

const listOf = (values: readonly number[]): Sentence => ({ key: values.join(' '), says: both(list(...values)) })
const ascending = (values: readonly number[]) => [...values].sort((a, b) => a - b)

export const comparingForms = (form: FormMaker<typeof levels>) => ({
  inAll: form({
    levels: ['medium'],
    draw: (random, level) =>
      drawPlot(random, level, {
        setting: drawSetting(random, level, 0),
        empty: oneGap(random),
        fits: plot => marked(plot).length <= 5,
      }),
    answer: quantity,
    solve: plot => howManyOf(plot, totalOf(plot)),
    ask: plot =>
      below(plot, {
        en: prose`${howMany(settingOf(plot).noun)} were measured in all? ____`,
        es: prose`¿${howMany(settingOf(plot).noun)} se midieron en total? ____`,
      }),
    solution(plot, found) {
      return [
        countMarks(plot),
        addedMarks(plot, marked(plot)),
        answerStep(quantity.show(found), {
          en: line`In all, ${found} were measured.`,
          es: line`En total se midieron ${found}.`,
        }),
      ]
    },
    check: (printed, { amount }) => exact(amount).equals(printedValues(printed).length),
  }),

  mostCommon: form({
    levels: ['easy'],
    draw(random, level) {
      const plot = drawPlot(random, level, {
        setting: drawSetting(random, level, 4),
        empty: oneGap(random),
        fits: drawn => totalOf(drawn) <= 12,
      })
      const place = random.pick(marked(plot))
      const others = plot.counts.map((value, i) => (i === place ? 0 : value))
      return { ...plot, counts: plot.counts.map((value, i) => (i === place ? Math.max(...others) + 2 : value)) }
    },
    answer: quantity,
    solve: plot => lengthOf(plot, tallest(plot)),
    ask: plot =>
      below(plot, {
        en: prose`What is the most common length? ____`,
        es: prose`¿Cuál es la longitud más común? ____`,
      }),
    solution: (plot, found) => [
      countMarks(plot),
      answerStep(quantity.show(found), {
        en: line`The tallest stack is above ${plot.from + tallest(plot)}: ${Math.max(...plot.counts)} X’s.`,
        es: line`La columna más alta está sobre el ${plot.from + tallest(plot)}: ${Math.max(...plot.counts)} X.`,
      }),
    ],
    check(printed, { amount }) {
      const counts = [...printedCounts(printed)]
      const own = counts.find(([at]) => exact(amount).equals(at))?.[1]
      return own !== undefined && counts.every(([at, value]) => exact(amount).equals(at) || value < own)
    },
  }),

  onOneSide: form({
    levels: ['medium'],
    share: 2,
    draw: drawSide,
    answer: quantity,
    solve: facts => howManyOf(facts.plot, countOf(facts.plot, onSide(facts))),
    ask({ plot, place, side }) {
      const { noun } = settingOf(plot)
      const at = role(side, lengthOf(plot, place))
      return below(
        plot,
        side === 'longer'
          ? {
              en: prose`${howMany(noun)} are longer than ${at}? ____`,
              es: prose`¿${howMany(noun)} miden más de ${at}? ____`,
            }
          : side === 'shorter'
            ? {
                en: prose`${howMany(noun)} are shorter than ${at}? ____`,
                es: prose`¿${howMany(noun)} miden menos de ${at}? ____`,
              }
            : {
                en: prose`${howMany(noun)} are ${at} long or longer? ____`,
                es: prose`¿${howMany(noun)} miden ${at} o más? ____`,
              },
      )
    },
    solution(facts, found) {
      const { plot, place, side } = facts
      const at = lengthOf(plot, place)
      return [
        step(countMarks(plot, onSide(facts)).work, because.countTheMarksOnThisSide, {
          bound: BOUNDS[side](plot.from + place),
        }),
        addedMarks(plot, onSide(facts)),
        answerStep(
          quantity.show(found),
          side === 'longer'
            ? { en: line`${found} are longer than ${at}.`, es: line`${found} miden más de ${at}.` }
            : side === 'shorter'
              ? { en: line`${found} are shorter than ${at}.`, es: line`${found} miden menos de ${at}.` }
              : { en: line`${found} are ${at} long or longer.`, es: line`${found} miden ${at} o más.` },
        ),
      ]
    },
    check(printed, { amount }) {
      const side = SIDES.find(name => name === printed.term('role').name) ?? failed('The question names a side')
      const bound = printed.role(side).n
      return exact(amount).equals(printedValues(printed).filter(at => isOn(side, at, bound)).length)
    },
  }),

  whichList: form({
    levels: ['medium'],
    draw: (random, level) => ({
      plot: drawPlot(random, level, {
        setting: drawSetting(random, level, 2),
        empty: oneGap(random),
        fits: plot => totalOf(plot) <= 10 && Math.max(...plot.counts) > 2,
      }),
      moved: random.int(1, 99),
    }),
    answer: sentenceChoice,
    solve: ({ plot }) => listOf(valuesOf(plot)),
    mistakes({ plot, moved }) {
      const values = valuesOf(plot)
      const gap = plot.from + plot.counts.indexOf(0)
      const some = moved % values.length
      const tall = plot.from + tallest(plot)
      return {
        fillsTheGap: listOf(ascending(values.with(some, gap))),
        leavesOneOut: listOf(values.toSpliced(values.indexOf(tall), 1)),
        oneTooMany: listOf(ascending([...values, tall])),
      }
    },
    ask: ({ plot }) =>
      below(plot, {
        en: prose`Which list shows the lengths of ${theThings(settingOf(plot).noun)} in ${things(unitOf(plot))}?`,
        es: prose`¿Qué lista muestra las longitudes de ${theThings(settingOf(plot).noun)} en ${things(unitOf(plot))}?`,
      }),
    solution: ({ plot }, found) => [
      countMarks(plot),
      explained(
        found.says,
        line`Write each length once for each X above it.`,
        line`Escribe cada longitud una vez por cada X que hay sobre ella.`,
      ),
    ],
    whyWrong({ plot }) {
      const [gap, tall] = [plot.from + plot.counts.indexOf(0), plot.from + tallest(plot)]
      const many = Math.max(...plot.counts)
      const notSoMany = (wrong: number) => ({
        en: line`There are ${many} X’s above ${tall}, not ${wrong}.`,
        es: line`Hay ${many} X sobre el ${tall}, no ${wrong}.`,
      })
      return {
        fillsTheGap: { en: line`There is no X above ${gap}.`, es: line`No hay ninguna X sobre el ${gap}.` },
        leavesOneOut: notSoMany(many - 1),
        oneTooMany: notSoMany(many + 1),
      }
    },
    check: (printed, { key }) => key === ascending(printedValues(printed)).join(' '),
  }),

  claim: form({
    levels: ['hard'],
    instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
    draw(random, level) {
      const plot = drawPlot(random, level, {
        setting: drawSetting(random, level, 0),
        empty: oneGap(random),
        fits: drawn => middlesOf(drawn).length > 0,
      })
      const isTrue = random.evenly([false, true])
      return { plot, isTrue, place: random.pick(middlesOf(plot)) }
    },
    answer: trueOrFalse,
    solve: ({ isTrue }) => (isTrue ? 'true' : 'false'),
    ask(facts) {
      const { noun } = settingOf(facts.plot)
      const at = lengthOf(facts.plot, facts.place)
      const longer = role('longer', at)
      const shorter = role('shorter', at)
      return below(
        facts.plot,
        saysLonger(facts)
          ? {
              en: prose`There are more ${things(noun)} longer than ${longer} than shorter than ${shorter}.`,
              es: prose`Hay más ${things(noun)} de más de ${longer} que de menos de ${shorter}.`,
            }
          : {
              en: prose`There are more ${things(noun)} shorter than ${shorter} than longer than ${longer}.`,
              es: prose`Hay más ${things(noun)} de menos de ${shorter} que de más de ${longer}.`,
            },
      )
    },
    solution({ plot, place }, answer) {
      const { longer, shorter } = sidesOf(plot, place)
      const [at, many] = [plot.from + place, things(settingOf(plot).noun)]
      return [
        step(
          sideCounted(plot, at => at < place),
          because.countTheMarksOnThisSide,
          { bound: BOUNDS.shorter(at) },
        ),
        step(
          sideCounted(plot, at => at > place),
          because.countTheMarksOnThisSide,
          { bound: BOUNDS.longer(at) },
        ),
        answerStep(
          trueOrFalse.show(answer),
          longer > shorter
            ? {
                en: line`${longer} is more than ${shorter}: more ${many} are longer than ${lengthOf(plot, place)}.`,
                es: line`${longer} es más que ${shorter}: hay más ${many} de más de ${lengthOf(plot, place)}.`,
              }
            : {
                en: line`${shorter} is more than ${longer}: more ${many} are shorter than ${lengthOf(plot, place)}.`,
                es: line`${shorter} es más que ${longer}: hay más ${many} de menos de ${lengthOf(plot, place)}.`,
              },
        ),
      ]
    },
    check(printed, answer) {
      const bound = printed.role('longer').n
      const values = printedValues(printed)
      const [longer, shorter] = [values.filter(at => at > bound).length, values.filter(at => at < bound).length]
      const saysLonger = printed.terms('role')[0]?.name === 'longer'
      return (answer === 'true') === (saysLonger ? longer > shorter : shorter > longer)
    },
  }),
})

/** Which side the sentence says there are more on. */
function saysLonger({
  plot,
  place,
  isTrue,
}: {
  readonly plot: Plot
  readonly place: number
  readonly isTrue: boolean
}) {
  const { longer, shorter } = sidesOf(plot, place)
  return isTrue === longer > shorter
}

/** The stacks on one side and all their marks: 1 + 4 = 5. */
function sideCounted({ counts }: Plot, isThere: (place: number) => boolean): Both<Block> {
  const stacks = counts.filter((count, place) => count > 0 && isThere(place))
  const all = stacks.reduce((total, count) => total + count, 0)
  return both(prose`${stacks.length > 1 ? equation(sum(...stacks), all) : expr(all)}`)
}

const tallest = ({ counts }: Plot) => counts.indexOf(Math.max(...counts))

const BOUNDS = {
  longer: (at: number) => ({ en: line`to the right of ${at}`, es: line`a la derecha del ${at}` }),
  shorter: (at: number) => ({ en: line`to the left of ${at}`, es: line`a la izquierda del ${at}` }),
  'at least': (at: number) => ({ en: line`above ${at} and to its right`, es: line`sobre el ${at} y a su derecha` }),
}
