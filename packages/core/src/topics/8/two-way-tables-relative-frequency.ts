import { integer, percentage } from '../../answer/number.ts'
import { tableCells } from '../../answer/number-list.ts'
import { option, trueOrFalse } from '../../answer/option.ts'
import { prose } from '../../content.ts'
import { blank, percent, type Value } from '../../math/build.ts'
import { exact } from '../../math/evaluate.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import {
  type Cells,
  completed,
  entriesOf,
  type Survey,
  spokenPlaces,
  surveys,
  surveyTable,
  twoWay,
  withTotals,
} from './shared/two-way.ts'

const PLACES = [0, 1, 2, 3, 4, 5, 6, 7, 8]

/** The sets of four entries that the other five determine. */
const hidable: readonly (readonly number[])[] = PLACES.flatMap(i =>
  PLACES.flatMap(j => PLACES.flatMap(k => PLACES.flatMap(l => (i < j && j < k && k < l ? [[i, j, k, l]] : [])))),
).filter(hidden =>
  completed(PLACES.map(place => (hidden.includes(place) ? null : Ratio.of(place)))).every(entry => entry !== null),
)

const BLANKS = Array<Value>(9).fill(blank(2))
const whole = (survey: Survey, cells: Cells) => ({ blanks: withTotals(cells), ...twoWay(survey, withTotals(cells)) })
const drawCells = (random: Random, most: number): Cells => [
  random.int(5, most),
  random.int(5, most),
  random.int(5, most),
  random.int(5, most),
]
const isComplete = (entries: readonly Value[], expected: readonly (Ratio | null)[]) =>
  entries.length === expected.length && expected.every((entry, i) => entry?.equals(exact(entries[i] ?? -1)) === true)

/** A part of a row or of a column: which base, which cell. */
interface Part {
  readonly base: 'row' | 'column'
  readonly i: number
  readonly j: number
}
const drawPart = (random: Random): Part => ({
  base: random.evenly(['row', 'column']),
  i: random.int(0, 1),
  j: random.int(0, 1),
})
const partPercent = (cells: Cells, { base, i, j }: Part): Ratio => {
  const part = cells[2 * i + j]!
  return Ratio.of(100 * part, base === 'row' ? part + cells[2 * i + 1 - j]! : part + cells[2 * (1 - i) + j]!)
}
const spoken = ({ rows, columns }: Survey, { base, i, j }: Part) =>
  (base === 'row' ? [rows[i]!, columns[j]!] : [columns[j]!, rows[i]!]) as [Survey['who'], Survey['who']]

/** The same percent by the total that the words name. */
function printedPercent(printed: Printed): Ratio {
  const entries = entriesOf(printed)
  const [base, part] = spokenPlaces(printed)
  const [row, column] = base!.of === 'row' ? [base!.index, part!.index] : [part!.index, base!.index]
  const total = base!.of === 'row' ? entries[3 * row + 2] : entries[6 + column]
  return entries[3 * row + column]!.over(total!).times(100)
}

const completeTable = { en: prose`Complete the two-way table.`, es: prose`Completa la tabla de doble entrada.` }

export const twoWayTablesRelativeFrequency = defineTopic(
  {
    id: 'two-way-tables-relative-frequency',
    name: { en: 'Two-way tables and relative frequency', es: 'Tablas de doble entrada y frecuencia relativa' },
    description: {
      en: 'Complete a two-way table and compare relative frequencies to look for an association.',
      es: 'Completa una tabla de doble entrada y compara frecuencias relativas para buscar una asociación.',
    },
    domain: 'Statistics & Probability',
    standards: ['8.SP.A.4'],
    levels: { easy: { most: 25 }, medium: { most: 48 }, hard: { most: 48 } },
  },
  form => ({
    fill: form({
      levels: ['easy'],
      share: 2,
      instruction: completeTable,
      lines: 0,
      draw: (random, { most }) => ({
        survey: random.evenly(surveys),
        cells: drawCells(random, most),
        hidden: random.pick(hidable),
      }),
      answer: tableCells,
      solve: ({ survey, cells, hidden }) => ({
        ...twoWay(survey, withTotals(cells)),
        blanks: hidden.map(place => withTotals(cells)[place]!),
      }),
      ask: ({ survey, cells, hidden }) => {
        const shown = surveyTable(
          survey,
          withTotals(cells).map((entry, place) => (hidden.includes(place) ? blank(2) : entry)),
        )
        return { en: shown, es: shown }
      },
      check(printed, { blanks }) {
        const entries = entriesOf(printed)
        const full = completed(entries)
        return isComplete(
          blanks,
          full.filter((_, place) => entries[place] === null),
        )
      },
    }),

    readCount: form({
      levels: ['easy'],
      lines: 1,
      draw: (random, { most }) => ({
        survey: random.evenly(surveys),
        cells: drawCells(random, most),
        i: random.int(0, 1),
        j: random.int(0, 1),
      }),
      answer: integer,
      solve: ({ cells, i, j }) => cells[2 * i + j]!,
      ask: ({ survey, cells, i, j }) => {
        const { who, rows, columns } = survey
        const entries = withTotals(cells)
        const shown = surveyTable(
          survey,
          entries.map((entry, place) => (place === 3 * i + j ? blank(2) : entry)),
        )
        return {
          en: [shown, prose`How many of the ${who} who ${rows[i]!} ${columns[j]!}?`],
          es: [shown, prose`¿Cuántos de los ${who} que ${rows[i]!} ${columns[j]!}?`],
        }
      },
      check(printed, answer) {
        const entries = entriesOf(printed)
        const [row, column] = spokenPlaces(printed)
        return (
          completed(entries)[3 * row!.index + column!.index]!.equals(exact(answer)) &&
          entries[3 * row!.index + column!.index] === null
        )
      },
    }),

    describe: form({
      levels: ['medium'],
      instruction: completeTable,
      lines: 0,
      draw: (random, { most }) => ({ survey: random.evenly(surveys), cells: drawCells(random, most) }),
      answer: tableCells,
      solve: ({ survey, cells }) => whole(survey, cells),
      ask: ({ survey, cells: [a, b, c, d] }) => {
        const { who, rows, columns } = survey
        const total = a + b + c + d
        return {
          en: [
            prose`Of ${total} ${who} in a survey, ${a + b} ${rows[0]}. Of the ${who} who ${rows[0]}, ${a} ${columns[0]}. Of the ${who} who ${rows[1]}, ${d} ${columns[1]}.`,
            surveyTable(survey, BLANKS),
          ],
          es: [
            prose`De ${total} ${who} de una encuesta, ${a + b} ${rows[0]}. De los ${who} que ${rows[0]}, ${a} ${columns[0]}. De los ${who} que ${rows[1]}, ${d} ${columns[1]}.`,
            surveyTable(survey, BLANKS),
          ],
        }
      },
      check(printed, { blanks }) {
        const [total, first, a, d] = printed.numbers
        const given: (Ratio | null)[] = Array(9).fill(null)
        const [, , column, , other] = spokenPlaces(printed)
        given[8] = total!
        given[2] = first!
        given[column!.index] = a!
        given[3 + other!.index] = d!
        return isComplete(blanks, completed(given))
      },
    }),

    relative: form({
      levels: ['medium'],
      share: 2,
      lines: 2,
      draw: (random, { most }) => {
        const [survey, part] = [random.evenly(surveys), drawPart(random)]
        return {
          survey,
          part,
          cells: random.until(
            () => drawCells(random, most),
            cells =>
              (2 * partPercent(cells, part).n) % partPercent(cells, part).d !== 0 || partPercent(cells, part).isInteger,
          ),
        }
      },
      answer: percentage,
      solve: ({ cells, part }) => partPercent(cells, part).rounded(),
      ask: ({ survey, cells, part }) => {
        const [base, asked] = spoken(survey, part)
        const shown = surveyTable(survey, withTotals(cells))
        return {
          en: [
            shown,
            prose`Of the ${survey.who} who ${base}, what percent ${asked}? Round to the nearest whole percent.`,
          ],
          es: [
            shown,
            prose`De los ${survey.who} que ${base}, ¿qué porcentaje de ellos ${asked}? Redondea al porcentaje entero más cercano.`,
          ],
        }
      },
      check: (printed, answer) => Math.abs(printedPercent(printed).minus(exact(answer)).toNumber()) < 0.5,
    }),

    association: form({
      levels: ['hard'],
      lines: 3,
      draw: random => {
        const [survey, isAssociated] = [random.evenly(surveys), random.evenly([true, false])]
        const totals = [random.pick([40, 50, 60, 80]), random.pick([25, 40, 50, 75, 100])] as const
        const cells = random.until(
          (): Cells => {
            const share = random.int(30, 70)
            const other = isAssociated ? share + random.int(18, 25) * random.sign() : share + random.int(-2, 2)
            const [a, c] = [Math.round((totals[0] * share) / 100), Math.round((totals[1] * other) / 100)]
            return [a, totals[0] - a, c, totals[1] - c]
          },
          ([a, , c]) => {
            const gap = Math.abs(a / totals[0] - c / totals[1])
            return isAssociated ? gap >= 0.15 : gap <= 0.03
          },
        )
        return { survey, cells, isAssociated }
      },
      answer: option({
        yes: { en: prose`Yes, the two percents are far apart.`, es: prose`Sí, los dos porcentajes son muy distintos.` },
        no: { en: prose`No, the two percents are nearly equal.`, es: prose`No, los dos porcentajes son casi iguales.` },
      }),
      solve: ({ isAssociated }) => (isAssociated ? 'yes' : 'no'),
      ask: ({ survey, cells }) => {
        const { who, rows, columns } = survey
        const shown = surveyTable(survey, withTotals(cells))
        return {
          en: [
            shown,
            prose`Find the percent of the ${who} who ${columns[0]}, first of those who ${rows[0]} and then of those who ${rows[1]}. Do the percents suggest an association?`,
          ],
          es: [
            shown,
            prose`Halla el porcentaje de los ${who} que ${columns[0]}, primero entre los que ${rows[0]} y luego entre los que ${rows[1]}. ¿Sugieren los porcentajes una asociación?`,
          ],
        }
      },
      check(printed, answer) {
        const [a, , first, c, , second] = entriesOf(printed)
        const gap = Math.abs(a!.over(first!).minus(c!.over(second!)).toNumber())
        return gap >= 0.15 ? answer === 'yes' : gap <= 0.03 && answer === 'no'
      },
    }),

    fromPercents: form({
      levels: ['hard'],
      instruction: completeTable,
      lines: 2,
      draw: random => {
        const survey = random.evenly(surveys)
        // Row totals are multiples of 20, so that steps of 5% are whole numbers.
        const [total, most] = random.pick([
          [80, 3],
          [100, 4],
          [160, 1],
          [200, 9],
        ] as const)
        const first = total === 160 ? random.pick([40, 80, 120]) : 20 * random.int(1, most)
        const p = (100 * first) / total
        const [q, r] = [5 * random.int(2, 18), 5 * random.int(2, 18)]
        const second = total - first
        const [a, c] = [(first * q) / 100, (second * r) / 100]
        return { survey, total, p, q, r, cells: [a, first - a, c, second - c] as Cells }
      },
      answer: tableCells,
      solve: ({ survey, cells }) => whole(survey, cells),
      ask: ({ survey, total, p, q, r }) => {
        const { who, rows, columns } = survey
        const shown = surveyTable(survey, BLANKS)
        return {
          en: [
            prose`Of ${total} ${who} in a survey, ${percent(p)} ${rows[0]}. Of the ${who} who ${rows[0]}, ${percent(q)} ${columns[0]}. Of the ${who} who ${rows[1]}, ${percent(r)} ${columns[0]}.`,
            shown,
          ],
          es: [
            prose`En una encuesta de ${total} ${who}, el ${percent(p)} de ellos ${rows[0]}. De los ${who} que ${rows[0]}, el ${percent(q)} de ellos ${columns[0]}. De los ${who} que ${rows[1]}, el ${percent(r)} de ellos ${columns[0]}.`,
            shown,
          ],
        }
      },
      // The finished table is sound, and its percents are the printed ones.
      check(printed, { blanks }) {
        const [total, p, q, r] = printed.numbers
        const [a, , first, c, , second, , , sum] = blanks.map(exact)
        const isSound = isComplete(
          blanks,
          completed(blanks.map((entry, place) => ([0, 2, 3, 8].includes(place) ? exact(entry) : null))),
        )
        return (
          isSound &&
          sum!.equals(total!) &&
          first!.over(sum!).equals(p!) &&
          a!.over(first!).equals(q!) &&
          c!.over(second!).equals(r!)
        )
      },
    }),

    conclusion: form({
      levels: ['hard'],
      lines: 2,
      // The percent of the wrong base lies on the other side of the claim.
      draw: (random, { most }) => {
        const [survey, base, isMore] = [
          random.evenly(surveys),
          random.evenly(['row', 'column'] as const),
          random.evenly([true, false]),
        ]
        const [i, j] = [random.int(0, 1), random.int(0, 1)]
        const claim = (cells: Cells) => {
          const [right, wrong] = [base, base === 'row' ? 'column' : 'row'].map(base =>
            partPercent(cells, { base: base as Part['base'], i, j }).toNumber(),
          )
          return { right: right!, wrong: wrong!, claimed: 5 * Math.round((right! + wrong!) / 10) }
        }
        const cells = random.until(
          () => drawCells(random, most),
          cells => {
            const { right, wrong, claimed } = claim(cells)
            return (
              right > claimed === isMore &&
              wrong > claimed !== isMore &&
              claimed >= 10 &&
              claimed <= 90 &&
              Math.abs(right - claimed) >= 2 &&
              Math.abs(wrong - claimed) >= 2
            )
          },
        )
        return { survey, cells, part: { base, i, j }, claimed: claim(cells).claimed, isMore }
      },
      answer: trueOrFalse,
      solve: ({ isMore }) => (isMore ? 'true' : 'false'),
      ask: ({ survey, cells, part, claimed }) => {
        const [base, asked] = spoken(survey, part)
        const shown = surveyTable(survey, withTotals(cells))
        return {
          en: [shown, prose`True or false? Of the ${survey.who} who ${base}, more than ${percent(claimed)} ${asked}.`],
          es: [
            shown,
            prose`¿Verdadero o falso? De los ${survey.who} que ${base}, más del ${percent(claimed)} de ellos ${asked}.`,
          ],
        }
      },
      check(printed, answer) {
        const claimed = printed.numbers.find(value => !value.isInteger)
        return (
          claimed !== undefined &&
          answer === (printedPercent(printed).compare(claimed.times(100)) > 0 ? 'true' : 'false')
        )
      },
    }),
  }),
)
