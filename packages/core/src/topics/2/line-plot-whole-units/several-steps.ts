import {
  answerStep,
  type Block,
  type Both,
  both,
  count,
  equation,
  exact,
  explained,
  explainedBy,
  type FormMaker,
  figure,
  howMany,
  itemOf,
  lastOf,
  line,
  list,
  minus,
  numberList,
  type Printed,
  prose,
  quantity,
  type Random,
  role,
  type Step,
  step,
  sum,
  things,
  tupleOf,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { lengthIn } from '../../kit/measures/on-a-ruler.ts'
import type { Level, levels } from './levels.ts'
import {
  below,
  completed,
  counted,
  countMarks,
  drawPlot,
  drawSetting,
  howManyOf,
  lengthOf,
  marked,
  oneGap,
  oneMarkEach,
  type Plot,
  placesOf,
  plotOf,
  printedValues,
  settingOf,
  unitOf,
  valuesOf,
} from './plots.ts'

/** A gap between the ends, and no mark at one end or at both. */
const bareEnds = (random: Random) => (ticks: number) => [
  ...random.pick([[0], [ticks - 1], [0, ticks - 1]]),
  random.int(2, ticks - 3),
]
const shortestOf = (plot: Plot) => itemOf(marked(plot), 0)
const longestOf = (plot: Plot) => lastOf(marked(plot))

interface Sides {
  readonly plot: Plot
  readonly place: number
  readonly asked: 'shorter' | 'longer'
}
const sideOf = (plot: Plot, place: number, side: Sides['asked']) =>
  marked(plot).filter(at => (side === 'longer' ? at > place : at < place))
const countOf = (plot: Plot, of: readonly number[]) => of.reduce((all, at) => all + itemOf(plot.counts, at), 0)
const apart = (plot: Plot, place: number) =>
  countOf(plot, sideOf(plot, place, 'longer')) - countOf(plot, sideOf(plot, place, 'shorter'))
/** Lengths with marks on both sides, of which one side has some more. */
const middlesOf = (plot: Plot) =>
  marked(plot).filter(
    place =>
      (['longer', 'shorter'] as const).every(side => sideOf(plot, place, side).length > 1) &&
      Math.abs(apart(plot, place)) >= 2,
  )

function drawSides(random: Random, level: Level): Sides {
  const plot = drawPlot(random, level, {
    setting: drawSetting(random, level, 1),
    empty: oneGap(random),
    fits: drawn => middlesOf(drawn).length > 0,
  })
  const place = random.pick(middlesOf(plot))
  return { plot, place, asked: apart(plot, place) > 0 ? 'longer' : 'shorter' }
}

/** The marks of one side, added. */
function sideSteps(plot: Plot, place: number, side: Sides['asked']): readonly Step[] {
  const of = sideOf(plot, place, side).map(at => itemOf(plot.counts, at))
  return [
    step(
      equation(
        sum(...of),
        of.reduce((all, value) => all + value, 0),
      ),
      side === 'longer' ? because.addTheMarksToTheRight : because.addTheMarksToTheLeft,
      { number: plot.from + place, which: ofSide(plot, side) },
    ),
  ]
}

/** The two longest, the longest first. */
const twoLongest = (plot: Plot) => tupleOf([...valuesOf(plot)].reverse(), 2)

const told = (plot: Plot, values: readonly number[]): Both<Block> => {
  const several = count(values.length, settingOf(plot).noun)
  return {
    en: prose`Lengths of ${several} in ${things(unitOf(plot))}: ${list(...values)}`,
    es: prose`Longitudes de ${several} en ${things(unitOf(plot))}: ${list(...values)}`,
  }
}
/** The lengths that the list says. */
const listed = (printed: Printed) => tupleOf(printed.all('list'), 1)[0].items.map(item => exact(item).n)

const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b)

export const severalStepForms = (form: FormMaker<typeof levels>) => ({
  drawFromList: form({
    levels: ['medium'],
    wide: true,
    instruction: {
      en: prose`Use the list to draw the X’s on the line plot.`,
      es: prose`Usa la lista para dibujar las X en el diagrama de puntos.`,
    },
    draw(random, level) {
      const plot = drawPlot(random, level, { setting: drawSetting(random, level, 3), empty: oneGap(random) })
      return { plot, values: random.shuffle<number[]>([...valuesOf(plot)]) }
    },
    answer: completed,
    solve: ({ plot }) => plot,
    ask({ plot, values }) {
      const { en, es } = told(plot, values)
      const empty = figure(plotOf(plot, []))
      return { en: [en, empty], es: [es, empty] }
    },
    solution: ({ plot }) => [
      step(list(...valuesOf(plot)), because.putInOrder),
      explainedBy(figure(plotOf(plot)), oneMarkEach(plot)),
    ],
    check(printed, { from, counts }) {
      const values = listed(printed)
      return (
        from === printed.figure('line-plot').from.n &&
        counts.every((value, i) => values.filter(length => length === from + i).length === value)
      )
    },
  }),

  moreOnOneSide: form({
    levels: ['hard'],
    draw: drawSides,
    answer: quantity,
    solve: ({ plot, place }) => howManyOf(plot, Math.abs(apart(plot, place))),
    ask({ plot, place, asked }) {
      const { noun } = settingOf(plot)
      const at = role('at', lengthOf(plot, place))
      return below(
        plot,
        asked === 'longer'
          ? {
              en: prose`Some ${things(noun)} are longer than ${at}. Others are shorter. How many more are in the group of longer ${things(noun)}? ____`,
              es: {
                kind: 'paragraph',
                content: [
                  `${someOf(plot)} miden más de `,
                  at,
                  ` y ${othersOf(plot)} miden menos. `,
                  ...line`¿${howMany(noun)} más hay en el grupo de `,
                  moreOf(plot, 'longer'),
                  ...line`? ____`,
                ],
              },
            }
          : {
              en: prose`Some ${things(noun)} are shorter than ${at}. Others are longer. How many more are in the group of shorter ${things(noun)}? ____`,
              es: {
                kind: 'paragraph',
                content: [
                  `${someOf(plot)} miden menos de `,
                  at,
                  ` y ${othersOf(plot)} miden más. `,
                  ...line`¿${howMany(noun)} más hay en el grupo de `,
                  moreOf(plot, 'shorter'),
                  ...line`? ____`,
                ],
              },
            },
      )
    },
    solution({ plot, place, asked }, found) {
      const [more, less] = asked === 'longer' ? (['longer', 'shorter'] as const) : (['shorter', 'longer'] as const)
      const [a, b] = [countOf(plot, sideOf(plot, place, more)), countOf(plot, sideOf(plot, place, less))]
      const { noun } = settingOf(plot)
      return [
        countMarks(plot),
        ...sideSteps(plot, place, more),
        ...sideSteps(plot, place, less),
        explained(equation(minus(a, b), a - b), line`Find how many more: subtract.`, line`Halla la diferencia: resta.`),
        answerStep(
          quantity.show(found),
          asked === 'longer'
            ? {
                en: line`There are ${a - b} more in the group of longer ${things(noun)}.`,
                es: [...line`Hay ${a - b} ${things(noun)} más en el grupo de `, moreOf(plot, 'longer'), '.'],
              }
            : {
                en: line`There are ${a - b} more in the group of shorter ${things(noun)}.`,
                es: [...line`Hay ${a - b} ${things(noun)} más en el grupo de `, moreOf(plot, 'shorter'), '.'],
              },
        ),
      ]
    },
    check(printed, { amount }) {
      const bound = printed.role('at').n
      const values = printedValues(printed)
      const longer = values.filter(at => at > bound).length
      const shorter = values.filter(at => at < bound).length
      return exact(amount).plus(Math.min(longer, shorter)).equals(Math.max(longer, shorter))
    },
  }),

  longestAndShortest: form({
    levels: ['hard'],
    draw: (random, level) =>
      drawPlot(random, level, {
        setting: drawSetting(random, level, 2),
        empty: bareEnds(random),
        fits: plot => marked(plot).length > 3 && longestOf(plot) - shortestOf(plot) > 2,
      }),
    answer: quantity,
    solve: plot => lengthIn(longestOf(plot) - shortestOf(plot), settingOf(plot).unit),
    ask: plot =>
      below(plot, {
        en: prose`What is the difference between the longest length and the shortest length? ____`,
        es: prose`¿Cuál es la diferencia entre la longitud mayor y la menor? ____`,
      }),
    solution(plot, found) {
      const [longest, shortest] = [plot.from + longestOf(plot), plot.from + shortestOf(plot)]
      return [
        step(
          both({
            kind: 'paragraph',
            content: line`${words('longest', 'mayor')}: ${longest}; ${words('shortest', 'menor')}: ${shortest}`,
          }),
          because.findTheFirstAndLastMark,
        ),
        step(equation(minus(longest, shortest), longest - shortest), because.longerMinusShorter),
        answerStep(quantity.show(found), {
          en: line`The difference is ${found}.`,
          es: line`La diferencia es de ${found}.`,
        }),
      ]
    },
    check(printed, { amount }) {
      const values = printedValues(printed)
      return exact(amount)
        .plus(Math.min(...values))
        .equals(Math.max(...values))
    },
  }),

  twoLongestTogether: form({
    levels: ['hard'],
    draw(random, level) {
      const isOne = random.chance(0.5)
      return drawPlot(random, level, {
        setting: drawSetting(random, level, 3),
        empty: bareEnds(random),
        fits: plot => marked(plot).length > 3 && itemOf(plot.counts, longestOf(plot)) === (isOne ? 1 : 2),
      })
    },
    answer: quantity,
    solve(plot) {
      const [a, b] = twoLongest(plot)
      return lengthIn(a + b, settingOf(plot).unit)
    },
    ask: plot => {
      const longest = longestTwo(plot)
      return below(plot, {
        en: prose`What is the total length of ${longest}? ____`,
        es: prose`¿Cuánto miden en total ${longest}? ____`,
      })
    },
    solution(plot, found) {
      const [a, b] = twoLongest(plot)
      return [
        step(list(a, b), because.readTheLastTwoMarks),
        step(equation(sum(a, b), a + b), because.joinTheLengths),
        answerStep(quantity.show(found), {
          en: line`The total length of ${longestTwo(plot)} is ${found}.`,
          es: line`En total, ${longestTwo(plot)} miden ${found}.`,
        }),
      ]
    },
    check(printed, { amount }) {
      const values = sorted(printedValues(printed))
      return exact(amount)
        .minus(lastOf(values))
        .equals(itemOf(values, values.length - 2))
    },
  }),

  wrongMark: form({
    levels: ['hard'],
    wide: true,
    kind: 'find-mistake',
    instruction: {
      en: prose`The list is right. One X of the line plot is in the wrong place.`,
      es: prose`La lista está bien. Una X del diagrama está en un lugar equivocado.`,
    },
    draw(random, level) {
      const plot = drawPlot(random, level, { setting: drawSetting(random, level, 4), empty: oneGap(random) })
      const right = random.pick(marked(plot))
      const wrong = random.pick(placesOf(plot).filter(place => place !== right))
      return { plot, right, wrong, values: random.shuffle<number[]>([...valuesOf(plot)]) }
    },
    answer: numberList,
    solve: ({ plot, right, wrong }) => [plot.from + wrong, plot.from + right],
    namedAnswer: ({ plot, right, wrong }) => ({
      en: prose`The X above ${plot.from + wrong} should be above ${plot.from + right}.`,
      es: prose`La X sobre el ${plot.from + wrong} debe estar sobre el ${plot.from + right}.`,
    }),
    ask({ plot, right, wrong, values }) {
      const { en, es } = told(plot, values)
      const drawn = figure(plotOf(plot, valuesOf(moved(plot, right, wrong))))
      return {
        en: [en, drawn, prose`The X above ____ should be above ____.`],
        es: [es, drawn, prose`La X sobre el ____ debe estar sobre el ____.`],
      }
    },
    solution({ plot, right, wrong }) {
      const drawn = moved(plot, right, wrong)
      const [from, to] = [plot.from + wrong, plot.from + right]
      return [
        step(both(counted(plot, placesOf(plot))), because.countEachLengthInTheList),
        countMarks(drawn, placesOf(plot)),
        answerStep(list(from, to), {
          en: line`There is 1 X too many above ${from} and 1 too few above ${to}.`,
          es: line`Sobra 1 X sobre el ${from} y falta 1 sobre el ${to}.`,
        }),
      ]
    },
    check(printed, answers) {
      const [from, to] = tupleOf(
        answers.map(value => exact(value).n),
        2,
      )
      const drawn = printedValues(printed)
      const corrected = sorted([...drawn.toSpliced(drawn.indexOf(from), 1), to])
      return from !== to && drawn.includes(from) && corrected.join(' ') === sorted(listed(printed)).join(' ')
    },
  }),
})

const moved = (plot: Plot, right: number, wrong: number): Plot => ({
  ...plot,
  counts: plot.counts.map((value, i) => (i === right ? value - 1 : i === wrong ? value + 1 : value)),
})

/** "Unas cintas", "otras": the ones of a gender that English does not have. */
const someOf = (plot: Plot) => {
  const { es, gender } = settingOf(plot).noun
  return `${gender === 'm' ? 'Unos' : 'Unas'} ${es[1]}`
}
const othersOf = (plot: Plot) => (settingOf(plot).noun.gender === 'm' ? 'otros' : 'otras')

/** The longer ones in Spanish: "los más largos". */
function moreOf(plot: Plot, side: Sides['asked']) {
  const isHe = settingOf(plot).noun.gender === 'm'
  if (side === 'longer') return isHe ? 'los más largos' : 'las más largas'
  return isHe ? 'los más cortos' : 'las más cortas'
}
/** "The longer pencils", "Los lápices más largos". */
function ofSide(plot: Plot, side: Sides['asked']) {
  const { en, es, gender } = settingOf(plot).noun
  const [article, ending] = gender === 'm' ? ['Los', 'os'] : ['Las', 'as']
  const stem = side === 'longer' ? 'larg' : 'cort'
  return both([words(`The ${side} ${en[1]}`, `${article} ${es[1]} más ${stem}${ending}`)])
}

/** "the two longest pencils", "los dos lápices más largos". */
function longestTwo(plot: Plot) {
  const { en, es, gender } = settingOf(plot).noun
  return gender === 'm'
    ? words(`the two longest ${en[1]}`, `los dos ${es[1]} más largos`)
    : words(`the two longest ${en[1]}`, `las dos ${es[1]} más largas`)
}
