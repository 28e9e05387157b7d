import {
  answerStep,
  type Block,
  type Both,
  blank,
  both,
  counters,
  defineTopic,
  equation,
  exact,
  explained,
  type Figure,
  figure,
  howMany,
  type Icon,
  itemOf,
  line,
  minus,
  numberList,
  prose,
  type Quantity,
  quantity,
  type Sentence,
  type Step,
  sentenceChoice,
  statements,
  step,
  sum,
  table,
  tableCells,
  thing,
  things,
  trueOrFalse,
  tupleOf,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import {
  type Category,
  howManyMoreOr,
  howManyOf,
  howManyOr,
  howManyThan,
  labelOfIcon,
  whichShows,
} from '../kit/surveys/survey.ts'
import {
  added,
  askedValues,
  type Chart,
  type Counts,
  drawChart,
  entry,
  figureOf,
  people,
  readRows,
  rowsOf,
  rowsSaid,
  subtracted,
} from './tally-and-graphs-three-categories/charts.ts'
import { completed, dataOf, listed, marked, marksOf } from './tally-and-graphs-three-categories/completed.ts'
import {
  closeTogether,
  drawAsked,
  oneAboveFive,
  total,
  twoApart,
  twoToTwelve,
  upToFifteen,
  upToTwenty,
} from './tally-and-graphs-three-categories/draws.ts'
import { collections } from './tally-and-graphs-three-categories/surveys.ts'

const above = (drawn: Figure, { en, es }: Both<Block>) => ({ en: [figure(drawn), en], es: [figure(drawn), es] })

const named = ({ name }: Category): Sentence => ({ key: name.en, says: both(prose`${name}`) })

/** A star for each of those in the two rows that are not done. */
function drawnStars(chart: Chart, done: number): Step {
  const [one, other] = tupleOf(
    [0, 1, 2].filter(row => row !== done).map(row => entry(chart, row)),
    2,
  )
  return step(figure(figureOf(chart)), because.explain, {
    sentence: {
      en: line`Draw one star for each ${thing(chart.survey.noun)}: ${one.value} for ${one.name}, ${other.value} for ${other.name}.`,
      es: line`Dibuja una estrella por cada ${thing(chart.survey.noun)}: ${one.value} en ${one.name} y ${other.value} en ${other.name}.`,
    },
  })
}

/** Two rows, as they stand one below the other. */
function pairOf(chart: Chart, one: number, other: number): Sentence {
  const [a, b] = [entry(chart, Math.min(one, other)).name, entry(chart, Math.max(one, other)).name]
  return {
    key: `${a.en.toLowerCase()} + ${b.en.toLowerCase()}`,
    says: { en: prose`${a} and ${b}`, es: prose`${a} y ${b}` },
  }
}

/** Nine children come by bike. */
const told = ({ survey: { verb } }: Chart, found: Quantity, said: Category['said']): Step =>
  answerStep(both(prose`${found}`), both(line`${found} ${verb} ${said}.`))

/** One of the three categories; the others are the wrong choices. */
const others = ({ categories }: Chart, right: number) =>
  Object.fromEntries(categories.flatMap((category, i) => (i === right ? [] : [[`row${i}`, named(category)]])))

const extreme = (asked: 'most' | 'fewest', counts: Counts) =>
  counts.indexOf(asked === 'most' ? Math.max(...counts) : Math.min(...counts))

/** The difference, or the greater row alone. */
function claimed({ isTrue, chart, first, second }: ReturnType<typeof drawAsked> & { readonly isTrue: boolean }) {
  const { value } = entry(chart, first)
  return isTrue ? value - entry(chart, second).value : value
}

export const tallyAndGraphsThreeCategories = defineTopic(
  {
    id: 'tally-and-graphs-three-categories',
    name: {
      en: 'Tally charts and graphs with three categories',
      es: 'Tablas de conteo y gráficas con tres categorías',
    },
    description: {
      en: 'Complete tally charts and graphs with three categories and answer questions about the counts.',
      es: 'Completa tablas de conteo y gráficas con tres categorías y contesta preguntas sobre las cantidades.',
    },
    domain: 'Measurement & Data',
    standards: ['1.MD.C.4'],
    levels: { easy: {}, medium: {}, hard: {} },
    rev: 2,
  },
  form => ({
    howMany: form({
      levels: ['easy'],
      draw: random => drawAsked(random, 'howMany', ['tally'], oneAboveFive),
      answer: quantity,
      solve: ({ chart, first }) => people(chart, entry(chart, first).value),
      ask: ({ chart, first }) => above(figureOf(chart), howManyOf(chart.survey, entry(chart, first))),
      solution: ({ chart, first }, found) => [readRows(chart, first), told(chart, found, entry(chart, first).said)],
      check: (printed, { amount }) => exact(amount).equals(tupleOf(askedValues(printed), 1)[0]),
    }),

    together: form({
      levels: ['medium'],
      draw: random => drawAsked(random, 'together', ['tally'], twoToTwelve),
      answer: quantity,
      solve: ({ chart, first, second }) => people(chart, entry(chart, first).value + entry(chart, second).value),
      ask: ({ chart, first, second }) =>
        above(figureOf(chart), howManyOr(chart.survey, entry(chart, first), entry(chart, second))),
      solution: ({ chart, first, second }, found) => [
        readRows(chart, first, second),
        added([entry(chart, first).value, entry(chart, second).value]),
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

    whichHas: form({
      levels: ['easy'],
      draw: random => drawAsked(random, 'whichHas', ['tally'], oneAboveFive),
      answer: sentenceChoice,
      solve: ({ chart, first }) => named(entry(chart, first)),
      mistakes: ({ chart, first }) => others(chart, first),
      ask: ({ chart, first }) => {
        const { value } = entry(chart, first)
        return above(figureOf(chart), {
          en: prose`Which row shows ${value}?`,
          es: prose`¿Qué fila muestra ${value}?`,
        })
      },
      solution: ({ chart, first }) => [
        readRows(chart, 0, 1, 2),
        step(both(prose`${entry(chart, first).name}`), because.chooseTheRowWith, { number: entry(chart, first).value }),
      ],
      check: (printed, { key }) =>
        printed.take(1)[0].equals(rowsOf(printed).find(({ name }) => name === key.toLowerCase())?.value ?? 0),
    }),

    numbers: form({
      levels: ['easy'],
      instruction: {
        en: prose`Count the marks. Complete the table.`,
        es: prose`Cuenta las marcas. Completa la tabla.`,
      },
      draw: random => drawChart(random, 'numbers', ['tally'], oneAboveFive),
      answer: tableCells,
      solve: ({ categories, counts }) => ({ blanks: counts, head: categories.map(({ name }) => name), rows: [counts] }),
      ask: chart =>
        both([
          figure(figureOf(chart)),
          table({ head: chart.categories.map(({ name }) => name), rows: [chart.counts.map(() => blank())] }),
        ]),
      solution: (chart, { head, rows }) => [
        readRows(chart, 0, 1, 2),
        step(both(table({ head: head ?? [], rows })), because.writeUnderEachName),
      ],
      check: (printed, { blanks }) =>
        rowsOf(printed).every(({ value }, i) => exact(itemOf(blanks, i)).equals(value)) && blanks.length === 3,
    }),

    drawMarks: form({
      levels: ['easy'],
      instruction: { en: prose`Draw the tally marks.`, es: prose`Dibuja las marcas de conteo.` },
      draw: random => drawChart(random, 'drawMarks', ['tally'], oneAboveFive),
      answer: completed,
      solve: dataOf,
      ask: chart =>
        both([
          table({ head: chart.categories.map(({ name }) => name), rows: [chart.counts] }),
          figure(figureOf(chart, [0, 1, 2])),
        ]),
      solution: chart => [
        step(both(rowsSaid(chart, 0, 1, 2)), because.makeAllTheFives),
        step(figure(figureOf(chart)), because.everyFifthMarkCrosses),
      ],
      check: (printed, { counts }) => printed.take(3).every((number, i) => number.equals(itemOf(counts, i))),
    }),

    most: form({
      levels: ['easy'],
      draw: random => ({
        chart: drawChart(random, 'most', ['pictures'], closeTogether),
        asked: random.evenly(['most', 'fewest']),
      }),
      answer: sentenceChoice,
      solve: ({ asked, chart }) => named(itemOf(chart.categories, extreme(asked, chart.counts))),
      mistakes: ({ asked, chart }) => others(chart, extreme(asked, chart.counts)),
      ask: ({ asked, chart }) => above(figureOf(chart), whichShows(chart.survey, asked)),
      solution: ({ asked, chart }) => {
        const { name, value } = entry(chart, extreme(asked, chart.counts))
        return [
          readRows(chart, 0, 1, 2),
          answerStep(
            both(prose`${name}`),
            asked === 'most'
              ? { en: line`${value} is the greatest number.`, es: line`${value} es el número mayor.` }
              : { en: line`${value} is the least number.`, es: line`${value} es el número menor.` },
          ),
        ]
      },
      check(printed, { key }) {
        const rows = rowsOf(printed)
        const own = rows.find(({ name }) => name === key.toLowerCase())?.value ?? 0
        const isMost = /most|más/.test(printed.text)
        return rows.filter(({ value }) => (isMost ? value >= own : value <= own)).length === 1
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
          figureOf(chart),
          asked === 'more'
            ? howManyThan(chart.survey, asked, more, less)
            : howManyThan(chart.survey, asked, less, more),
        )
      },
      solution: ({ asked, chart, first, second }, found) => [
        readRows(chart, first, second),
        subtracted(entry(chart, first).value, entry(chart, second).value),
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
        return above(figureOf(chart), {
          en: prose`The ${more.name} row shows ${told} more ${things(noun)} than the ${less.name} row.`,
          es: prose`La fila ${more.name} muestra ${told} ${things(noun)} más que la fila ${less.name}.`,
        })
      },
      solution: facts => {
        const { chart, first, second } = facts
        const found = people(chart, entry(chart, first).value - entry(chart, second).value)
        return [
          readRows(chart, first, second),
          subtracted(entry(chart, first).value, entry(chart, second).value),
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
        const place = random.int(0, 2)
        const wrong = itemOf(chart.counts, place) + random.sign()
        return { chart, place, told: chart.counts.map((value, i) => (i === place ? wrong : value)) }
      },
      answer: numberList,
      key: (_, [wrong = 0, right = 0]) => ({
        en: prose`Wrong: ${wrong}; right: ${right}`,
        es: prose`Incorrecto: ${wrong}; correcto: ${right}`,
      }),
      solve: ({ chart, place, told }) => [itemOf(told, place), itemOf(chart.counts, place)],
      ask: ({ chart, told }) => {
        const shown = [figure(figureOf(chart)), table({ head: chart.categories.map(({ name }) => name), rows: [told] })]
        return {
          en: [...shown, prose`Wrong: ____`, prose`Right: ____`],
          es: [...shown, prose`Incorrecto: ____`, prose`Correcto: ____`],
        }
      },
      solution: ({ chart, place }, [wrong, right]) => [
        readRows(chart, 0, 1, 2),
        explained(
          {
            en: prose`Wrong: ${wrong ?? 0}; right: ${right ?? 0}`,
            es: prose`Incorrecto: ${wrong ?? 0}; correcto: ${right ?? 0}`,
          },
          line`The table has ${wrong ?? 0} for ${entry(chart, place).name}.`,
          line`La tabla tiene ${wrong ?? 0} en ${entry(chart, place).name}.`,
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
          both(
            listed(
              icons.map(icon => ({ name: labelOfIcon(icon) })),
              counts,
            ),
          ),
          because.crossOutAsYouCount,
        ),
        step(figure(marksOf({ icons, counts })), because.everyFifthMarkCrosses),
      ],
      check(printed, { icons, counts }) {
        const [{ items }] = tupleOf(printed.figure('counters').groups, 1)
        return icons.every((icon, i) => items.filter(item => item.icon === icon).length === itemOf(counts, i))
      },
    }),

    inAll: form({
      levels: ['hard'],
      draw: random => drawChart(random, 'inAll', ['tally'], upToTwenty),
      answer: quantity,
      solve: chart => people(chart, total(chart.counts)),
      ask: chart =>
        above(figureOf(chart), {
          en: prose`How many ${things(chart.survey.noun)} are there in all? ____`,
          es: prose`¿${howMany(chart.survey.noun)} hay en total? ____`,
        }),
      solution: (chart, found) => [
        readRows(chart, 0, 1, 2),
        added(chart.counts),
        answerStep(both(prose`${found}`), {
          en: line`There are ${found} in all.`,
          es: line`Hay ${found} en total.`,
        }),
      ],
      check: (printed, { amount }) =>
        rowsOf(printed)
          .reduce((left, { value }) => left.minus(value), exact(amount))
          .equals(0),
    }),

    missingRow: form({
      levels: ['hard'],
      draw: random => drawAsked(random, 'missingRow', ['tally'], upToTwenty),
      answer: quantity,
      solve: ({ chart, first }) => people(chart, entry(chart, first).value),
      ask: ({ chart, first }) => {
        const all = people(chart, total(chart.counts))
        const { en, es } = howManyOf(chart.survey, entry(chart, first))
        const drawn = figure(figureOf(chart, [first]))
        return {
          en: [drawn, prose`There are ${all} in all.`, en],
          es: [drawn, prose`Hay ${all} en total.`, es],
        }
      },
      solution: ({ chart, first, second, third }, found) => {
        const [a, b] = [entry(chart, second).value, entry(chart, third).value]
        return [
          readRows(chart, second, third),
          added([a, b]),
          step(equation(minus(total(chart.counts), a + b), total(chart.counts) - a - b), because.findTheMissingPart),
          told(chart, found, entry(chart, first).said),
        ]
      },
      check: (printed, { amount }) => {
        const [tally] = printed.figures('tally-chart')
        const shown = tally?.rows.filter(row => row.shown).map(row => row.count) ?? []
        return shown.length === 2 && printed.take(1)[0].equals(exact(amount).plus(total(shown)))
      },
    }),

    missingFewer: form({
      levels: ['hard'],
      draw: random => drawAsked(random, 'missingFewer', ['pictures'], upToTwenty),
      answer: quantity,
      solve: ({ chart, third }) => people(chart, entry(chart, third).value),
      ask: ({ chart, first, second, third }) => {
        const [a, b, own] = [entry(chart, first), entry(chart, second), entry(chart, third)]
        const fewer = a.value + b.value - own.value
        const asked = howManyOf(chart.survey, own)
        const drawn = figure(figureOf(chart, [third]))
        return {
          en: [
            drawn,
            prose`The ${own.name} row should show ${fewer} fewer ${things(chart.survey.noun)} than the other two rows together.`,
            asked.en,
          ],
          es: [
            drawn,
            prose`La fila ${own.name} debe mostrar ${fewer} ${things(chart.survey.noun)} menos que las otras dos filas juntas.`,
            asked.es,
          ],
        }
      },
      solution: ({ chart, first, second, third }, found) => {
        const [a, b, own] = [entry(chart, first), entry(chart, second), entry(chart, third)]
        const both = a.value + b.value
        const fewer = both - own.value
        return [
          readRows(chart, first, second),
          added([a.value, b.value]),
          explained(
            equation(minus(both, fewer), own.value),
            line`Find ${fewer} fewer: subtract.`,
            line`Halla ${fewer} menos: resta.`,
          ),
          told(chart, found, own.said),
        ]
      },
      check(printed, { amount }) {
        const [graph] = printed.figures('picture-graph')
        const shown = graph?.rows.flatMap(({ value }) => value ?? []) ?? []
        return shown.length === 2 && printed.take(1)[0].plus(exact(amount)).equals(total(shown))
      },
    }),

    whichTwo: form({
      levels: ['hard'],
      draw: random => drawAsked(random, 'whichTwo', ['tally'], upToTwenty),
      answer: sentenceChoice,
      solve: ({ chart, first, second }) => pairOf(chart, first, second),
      mistakes: ({ chart, first, second, third }) => ({
        firstAndThird: pairOf(chart, first, third),
        secondAndThird: pairOf(chart, second, third),
      }),
      ask: ({ chart, first, second }) => {
        const all = people(chart, entry(chart, first).value + entry(chart, second).value)
        return above(figureOf(chart), {
          en: prose`Which two rows show ${all} together?`,
          es: prose`¿Qué dos filas muestran ${all} en total?`,
        })
      },
      solution: ({ chart, first, second, third }, { says }) => {
        const [a, b, c] = [entry(chart, first).value, entry(chart, second).value, entry(chart, third).value]
        return [
          readRows(chart, 0, 1, 2),
          explained(
            statements(equation(sum(a, b), a + b), equation(sum(a, c), a + c), equation(sum(b, c), b + c)),
            line`Add the rows two by two.`,
            line`Suma las filas de dos en dos.`,
          ),
          explained(says, line`Only these two rows make ${a + b}.`, line`Solo estas dos filas forman ${a + b}.`),
        ]
      },
      check(printed, { key }) {
        const values = rowsOf(printed).flatMap(({ name, value }) => (key.split(' + ').includes(name) ? [value] : []))
        return values.length === 2 && printed.take(1)[0].equals(total(values))
      },
    }),

    togetherThan: form({
      levels: ['hard'],
      draw: random => drawAsked(random, 'togetherThan', ['pictures'], upToTwenty),
      answer: quantity,
      solve: ({ chart, first, second, third }) =>
        people(chart, entry(chart, first).value + entry(chart, second).value - entry(chart, third).value),
      ask: ({ chart, first, second, third }) => {
        const [a, b, c] = [entry(chart, first), entry(chart, second), entry(chart, third)]
        return above(figureOf(chart), howManyMoreOr(chart.survey, a, b, c))
      },
      solution: ({ chart, first, second, third }, found) => {
        const [a, b, c] = [entry(chart, first).value, entry(chart, second).value, entry(chart, third).value]
        return [
          readRows(chart, first, second, third),
          added([a, b]),
          subtracted(a + b, c),
          answerStep(both(prose`${found}`), {
            en: line`${found.amount} more ${things(chart.survey.noun)} ${chart.survey.verb} ${entry(chart, first).said} or ${entry(chart, second).said} than ${entry(chart, third).said}.`,
            es: line`${found} más ${chart.survey.verb} ${entry(chart, first).said} o ${entry(chart, second).said} que ${entry(chart, third).said}.`,
          }),
        ]
      },
      check(printed, { amount }) {
        const [a, b, c] = tupleOf(askedValues(printed), 3)
        return exact(amount)
          .plus(c)
          .equals(a + b)
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
        both([
          figure(figureOf({ ...chart, kind: 'tally' })),
          figure(
            figureOf(
              chart,
              [0, 1, 2].filter(row => row !== done),
            ),
          ),
        ]),
      solution: ({ chart, done }) => [
        readRows({ ...chart, kind: 'tally' }, ...[0, 1, 2].filter(row => row !== done)),
        drawnStars(chart, done),
      ],
      check: (printed, { counts }) =>
        rowsOf(printed).every(({ value }, i) => value === counts[i]) && counts.length === 3,
    }),
  }),
)
