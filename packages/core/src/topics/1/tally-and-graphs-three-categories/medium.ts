import {
  answerStep,
  type Block,
  type Both,
  both,
  counters,
  exact,
  explained,
  type FormMaker,
  figure,
  type Icon,
  itemOf,
  line,
  numberList,
  prose,
  quantity,
  type Step,
  step,
  thing,
  things,
  trueOrFalse,
  tupleOf,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { howManyOr, howManyThan, labelOfIcon } from '../../kit/surveys/survey.ts'
import { above, type Chart, drawChart, entry, figureOf, people, rowsBut, tableOf } from './charts.ts'
import { completed, dataOf, marked, marksOf } from './completed.ts'
import { drawAsked, oneAboveFive, twoApart, twoToTwelve, upToFifteen, upToTwenty } from './draws.ts'
import type { levels } from './levels.ts'
import { askedValues, rowsOf } from './printed.ts'
import { listed, readRows, rowsAdded, rowsSubtracted } from './steps.ts'
import { collections } from './surveys.ts'

/** The difference, or the greater row alone. */
function claimed({ isTrue, chart, first, second }: ReturnType<typeof drawAsked> & { readonly isTrue: boolean }) {
  const { value } = entry(chart, first)
  return isTrue ? value - entry(chart, second).value : value
}

function corrected(found: readonly Value[]): Both<Block> {
  const [wrong, right] = tupleOf(found, 2)
  return { en: prose`Wrong: ${wrong}; right: ${right}`, es: prose`Incorrecto: ${wrong}; correcto: ${right}` }
}

/** A star for each of those in the two rows that are not done. */
function drawnStars(chart: Chart, done: number): Step {
  const [one, other] = tupleOf(
    rowsBut(done).map(row => entry(chart, row)),
    2,
  )
  return explained(
    figure(figureOf(chart)),
    line`Draw one star for each ${thing(chart.survey.noun)}: ${one.value} for ${one.name}, ${other.value} for ${other.name}.`,
    line`Dibuja una estrella por cada ${thing(chart.survey.noun)}: ${one.value} en ${one.name} y ${other.value} en ${other.name}.`,
  )
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  together: form({
    levels: ['medium'],
    draw: random => drawAsked(random, 'together', ['tally'], twoToTwelve),
    answer: quantity,
    solve: ({ chart, first, second }) => people(chart, entry(chart, first).value + entry(chart, second).value),
    ask: ({ chart, first, second }) => above(chart, howManyOr(chart.survey, entry(chart, first), entry(chart, second))),
    solution: ({ chart, first, second }, found) => [
      ...rowsAdded(chart, first, second),
      answerStep(both(prose`${found}`), {
        en: line`${found} ${chart.survey.verb} ${entry(chart, first).said} or ${entry(chart, second).said}.`,
        es: line`${found} ${chart.survey.verb} ${entry(chart, first).said} o ${entry(chart, second).said}.`,
      }),
    ],
    check(printed, { amount }) {
      const [a, b] = tupleOf(askedValues(printed), 2)
      return exact(amount).minus(a).equals(b)
    },
  }),

  difference: form({
    levels: ['medium'],
    draw: random => ({
      ...drawAsked(random, 'difference', ['pictures', 'tally'], twoApart),
      asked: random.evenly(['more', 'fewer']),
    }),
    answer: quantity,
    solve: ({ chart, first, second }) => people(chart, entry(chart, first).value - entry(chart, second).value),
    ask: ({ asked, chart, first, second }) => {
      const [more, less] = [entry(chart, first), entry(chart, second)]
      return above(
        chart,
        asked === 'more' ? howManyThan(chart.survey, asked, more, less) : howManyThan(chart.survey, asked, less, more),
      )
    },
    solution: ({ asked, chart, first, second }, found) => [
      ...rowsSubtracted(chart, first, second, asked),
      asked === 'more'
        ? answerStep(both(prose`${found}`), {
            en: line`${found.amount} more ${things(chart.survey.noun)} ${chart.survey.verb} ${entry(chart, first).said} than ${entry(chart, second).said}.`,
            es: line`${found} más ${chart.survey.verb} ${entry(chart, first).said} que ${entry(chart, second).said}.`,
          })
        : answerStep(both(prose`${found}`), {
            en: line`${found.amount} fewer ${things(chart.survey.noun)} ${chart.survey.verb} ${entry(chart, second).said} than ${entry(chart, first).said}.`,
            es: line`${found} menos ${chart.survey.verb} ${entry(chart, second).said} que ${entry(chart, first).said}.`,
          }),
    ],
    check(printed, { amount }) {
      const [a, b] = tupleOf(askedValues(printed), 2)
      return exact(amount).plus(Math.min(a, b)).equals(Math.max(a, b))
    },
  }),

  claim: form({
    levels: ['medium'],
    instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
    // The false one tells a row, not the difference.
    draw: random => ({
      isTrue: random.evenly([true, false]),
      ...drawAsked(random, 'claim', ['tally', 'pictures'], twoApart),
    }),
    answer: trueOrFalse,
    solve: ({ isTrue }) => (isTrue ? 'true' : 'false'),
    ask: facts => {
      const { chart, first, second } = facts
      const [more, less] = [entry(chart, first), entry(chart, second)]
      const { noun } = chart.survey
      const told = claimed(facts)
      return above(chart, {
        en: prose`The ${more.name} row shows ${told} more ${things(noun)} than the ${less.name} row.`,
        es: prose`La fila ${more.name} muestra ${told} ${things(noun)} más que la fila ${less.name}.`,
      })
    },
    solution: facts => {
      const { chart, first, second } = facts
      const found = people(chart, entry(chart, first).value - entry(chart, second).value)
      return [
        ...rowsSubtracted(chart, first, second),
        facts.isTrue
          ? answerStep(trueOrFalse.show('true'), {
              en: line`The difference is ${found}, as the sentence says.`,
              es: line`La diferencia es de ${found}, como dice la oración.`,
            })
          : answerStep(trueOrFalse.show('false'), {
              en: line`The difference is ${found}, not ${claimed(facts)}.`,
              es: line`La diferencia es de ${found}, no de ${claimed(facts)}.`,
            }),
      ]
    },
    check(printed, answer) {
      const [more, less] = tupleOf(askedValues(printed), 2)
      return answer === (printed.take(1)[0].plus(less).equals(more) ? 'true' : 'false')
    },
  }),

  wrongNumber: form({
    levels: ['medium'],
    kind: 'find-mistake',
    instruction: {
      en: prose`One number in the table is wrong. Correct it.`,
      es: prose`Un número de la tabla es incorrecto. Corrígelo.`,
    },
    draw: random => {
      const chart = drawChart(random, 'wrongNumber', ['pictures', 'tally'], oneAboveFive)
      // A number that stood in the table twice would not say which one is wrong.
      const near = chart.counts
        .flatMap((value, at) => [value - 1, value + 1].map(wrong => ({ place: at, wrong })))
        .filter(({ wrong }) => !chart.counts.includes(wrong))
      const { place, wrong } = random.pick(near)
      return { chart, place, told: chart.counts.map((value, i) => (i === place ? wrong : value)) }
    },
    answer: numberList,
    solve: ({ chart, place, told }) => [itemOf(told, place), itemOf(chart.counts, place)],
    ask: ({ chart, told }) => {
      const shown = [figure(figureOf(chart)), tableOf(chart, told)]
      return {
        en: [...shown, prose`Wrong: ____`, prose`Right: ____`],
        es: [...shown, prose`Incorrecto: ____`, prose`Correcto: ____`],
      }
    },
    solution: ({ chart, place, told }, found) => [
      readRows(chart, 0, 1, 2),
      explained(
        corrected(found),
        line`The table has ${itemOf(told, place)} for ${entry(chart, place).name}.`,
        line`La tabla tiene ${itemOf(told, place)} en ${entry(chart, place).name}.`,
      ),
    ],
    check(printed, [wrong, right]) {
      const told = printed.take(3)
      const off = rowsOf(printed).flatMap(({ value }, i) => {
        const number = itemOf(told, i)
        return number.equals(value) ? [] : [{ number, value }]
      })
      const [{ number, value }] = tupleOf(off, 1)
      return wrong !== undefined && right !== undefined && number.equals(exact(wrong)) && exact(right).equals(value)
    },
  }),

  sortAndMark: form({
    levels: ['medium'],
    instruction: {
      en: prose`Draw one tally mark for each picture.`,
      es: prose`Dibuja una marca de conteo por cada dibujo.`,
    },
    draw: random => {
      const icons = random.shuffle<readonly Icon[]>(random.evenly(collections))
      const counts = random.pick(upToFifteen)
      const items = random.shuffle<readonly Icon[]>(
        icons.flatMap((icon, i) => Array<Icon>(itemOf(counts, i)).fill(icon)),
      )
      return { icons, counts, items, variant: random.int(1, 99) }
    },
    answer: marked,
    solve: ({ icons, counts }) => ({ icons, counts }),
    ask: ({ items, variant, ...data }) =>
      both([
        figure(counters({ items, fill: 'white', outline: 'box', arrangement: 'scattered', size: 1.1, variant })),
        figure(marksOf(data, false)),
      ]),
    solution: ({ icons, counts }) => [
      step(
        both(listed(icons.map((icon, i) => ({ name: labelOfIcon(icon), value: itemOf(counts, i) })))),
        because.crossOutAsYouCount,
      ),
      step(figure(marksOf({ icons, counts })), because.everyFifthMarkCrosses),
    ],
    check(printed, { icons, counts }) {
      const [{ items }] = tupleOf(printed.figure('counters').groups, 1)
      return icons.every((icon, i) => items.filter(item => item.icon === icon).length === itemOf(counts, i))
    },
  }),

  drawGraph: form({
    levels: ['medium'],
    instruction: {
      en: prose`Use the tally chart to finish the picture graph.`,
      es: prose`Usa la tabla de conteo para terminar la pictografía.`,
    },
    draw: random => ({ chart: drawChart(random, 'drawGraph', ['pictures'], upToTwenty), done: random.int(0, 2) }),
    answer: completed,
    solve: ({ chart }) => dataOf(chart),
    ask: ({ chart, done }) =>
      both([figure(figureOf({ ...chart, kind: 'tally' })), figure(figureOf(chart, rowsBut(done)))]),
    solution: ({ chart, done }) => [readRows({ ...chart, kind: 'tally' }, ...rowsBut(done)), drawnStars(chart, done)],
    check: (printed, { counts }) => rowsOf(printed).every(({ value }, i) => value === counts[i]) && counts.length === 3,
  }),
})
