import {
  answerStep,
  blank,
  type Expr,
  equation,
  exact,
  explained,
  expr,
  type FilledTable,
  type FormMaker,
  formulaChoice,
  fractionInLowestTerms,
  gcd,
  itemOf,
  line,
  over,
  percent,
  percentage,
  type Random,
  Ratio,
  role,
  sum,
  table,
  tableCells,
  times,
  words,
} from '../../../author.ts'
import { alone, paragraph } from '../../kit/stories/endings.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { levels } from './levels.ts'
import { type Results, results } from './results.ts'
import { FRACTION, frequencySteps, PERCENT, type Said } from './said.ts'
import { type Tries, tries } from './tries.ts'

/** A setting with the counts of its outcomes and the place of the one that is asked for. */
interface Counted {
  readonly setting: Results
  readonly counts: readonly number[]
  readonly asked: number
}
const totalOf = ({ counts }: Counted) => counts.reduce((all, count) => all + count, 0)

/** Counts that differ; a number cube keeps within 60% of the share of each face. */
export function drawCounted(random: Random, first: number, totals: readonly number[]): Counted {
  const setting = random.evenly(startingAt(results, first))
  const many = setting.names.length
  return random.until(
    () => {
      const all = random.pick(many === 6 ? totals.filter(value => value > 40) : totals)
      const fair = all / many
      const counts = setting.names.slice(1).map(() => Math.round(fair * (0.45 + 1.1 * random.int(0, 100) * 0.01)))
      const last = all - counts.reduce((sum, count) => sum + count, 0)
      return { setting, counts: random.shuffle<readonly number[]>([...counts, last]), asked: random.int(0, many - 1) }
    },
    ({ counts, asked }) =>
      Math.min(...counts) > 1 &&
      Math.abs(Math.max(...counts) * many - counts.reduce((sum, count) => sum + count, 0)) <=
        0.6 * counts.reduce((sum, count) => sum + count, 0) &&
      new Set(counts).size >= Math.min(many, 4) &&
      2 * itemOf(counts, asked) !== counts.reduce((sum, count) => sum + count, 0),
  )
}
const nameAt = ({ setting }: Counted, i: number) => itemOf(setting.asked ?? setting.names, i)

const shownTable = ({ setting, counts, asked }: Counted) =>
  table({
    head: [setting.outcome, setting.times],
    rows: setting.names.map((name, i) => [name, i === asked ? role('asked', itemOf(counts, i)) : itemOf(counts, i)]),
  })
const question = ({ en, es }: Said): Said => ({
  en: ['What is the experimental probability that ', ...en, '?'],
  es: ['¿Cuál es la probabilidad experimental de que ', ...es, '?'],
})
const askTable = (counted: Counted, form: Said) => {
  const told = paragraph(counted.setting.told(expr(totalOf(counted))))
  const asked = paragraph(question(counted.setting.next(nameAt(counted, counted.asked))), form)
  const drawn = shownTable(counted)
  return { en: [told.en, drawn, asked.en], es: [told.es, drawn, asked.es] }
}
const readStep = (counted: Counted) => {
  const [count, all] = [itemOf(counted.counts, counted.asked), totalOf(counted)]
  return explained(
    equation(sum(...counted.counts), all),
    line`The row for ${nameOf(counted)} has ${count}. Add all rows to check the total, ${all}.`,
    line`La fila “${nameOf(counted)}” tiene ${count}. Suma todas las filas para comprobar el total, ${all}.`,
  )
}
const nameOf = ({ setting, asked }: Counted) => itemOf(setting.names, asked)

/** The percent from a total that divides 100, or is a multiple of it. */
const percentStep = (count: number, all: number) =>
  explained(
    equation(equation(over(count, all), over(Ratio.of(100 * count, all), 100)), percent(Ratio.of(100 * count, all))),
    all < 100
      ? line`Write an equivalent fraction with denominator 100: multiply the numerator and the denominator by ${Ratio.of(100, all)}.`
      : line`With the denominator 100, the numerator is the percent.`,
    all < 100
      ? line`Escribe una fracción equivalente con denominador 100: multiplica el numerador y el denominador por ${Ratio.of(100, all)}.`
      : line`Con el denominador 100, el numerador es el porcentaje.`,
  )

interface Tried {
  readonly setting: Tries
  readonly k: number
  readonly n: number
}
export function drawTried(random: Random, first: number, sizes: readonly number[]): Tried {
  const setting = random.evenly(startingAt(tries, first))
  const [least, most] = setting.share
  return random.until(
    () => {
      const n = random.pick(sizes)
      return { setting, n, k: random.int(Math.ceil((least * n) / 100), Math.floor((most * n) / 100)) }
    },
    ({ k, n }) => (100 * k) % n === 0 && 2 * k !== n,
  )
}

const RELATIVE = words('Relative frequency', 'Frecuencia relativa')
interface Gaps extends Counted {
  readonly gaps: readonly number[]
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  fraction: form({
    levels: ['easy'],
    draw: random => drawCounted(random, 0, [40, 50]),
    answer: fractionInLowestTerms,
    solve: counted => Ratio.of(itemOf(counted.counts, counted.asked), totalOf(counted)),
    ask: counted => askTable(counted, FRACTION),
    solution: counted => [
      readStep(counted),
      ...frequencySteps(itemOf(counted.counts, counted.asked), totalOf(counted)),
    ],
    check: (printed, answer) => {
      const cells = printed.block('table').rows.map(row => valueIn(row[1]))
      return exact(answer)
        .times(cells.reduce((all, cell) => all + cell, 0))
        .equals(printed.role('asked'))
    },
  }),

  percent: form({
    levels: ['easy'],
    draw: random => drawCounted(random, 3, [25, 50]),
    answer: percentage,
    solve: counted => Ratio.of(100 * itemOf(counted.counts, counted.asked), totalOf(counted)),
    ask: counted => askTable(counted, PERCENT),
    solution: counted => [readStep(counted), percentStep(itemOf(counted.counts, counted.asked), totalOf(counted))],
    check: (printed, answer) => {
      const cells = printed.block('table').rows.map(row => valueIn(row[1]))
      return exact(answer)
        .over(100)
        .equals(printed.role('asked').over(cells.reduce((all, cell) => all + cell, 0)))
    },
  }),

  tries: form({
    levels: ['easy'],
    kind: 'story',
    draw: random =>
      random.until(
        () => drawTried(random, 0, [20, 25, 50]),
        ({ k, n }) => gcd(k, n) > 1,
      ),
    answer: fractionInLowestTerms,
    solve: ({ k, n }) => Ratio.of(k, n),
    ask: ({ setting, k, n }) =>
      paragraph(setting.told(role('hits', k), role('all', n)), question(setting.next), FRACTION),
    solution: ({ setting, k, n }, answer) => [
      explained(
        equation(over(k, n), Ratio.of(k, n)),
        line`Write the number of favorable trials over the number of all trials, and divide the numerator and the denominator by ${gcd(k, n)}.`,
        line`Escribe el número de ensayos favorables sobre el número total de ensayos y divide el numerador y el denominador entre ${gcd(k, n)}.`,
      ),
      answerStep(alone(...line`${answer}`), {
        en: [...line`The experimental probability that `, ...setting.next.en, ...line` is ${answer}.`],
        es: [...line`La probabilidad experimental de que `, ...setting.next.es, ...line` es ${answer}.`],
      }),
    ],
    check: (printed, answer) => exact(answer).times(printed.role('all')).equals(printed.role('hits')),
  }),

  complete: form({
    levels: ['easy'],
    // Two rows with the same number would be worked out in the same line.
    draw: (random): Gaps =>
      random.until(
        () => {
          const counted = drawCounted(random, 6, [20, 50])
          const gaps = random
            .shuffle<readonly number[]>(counted.counts.map((_, i) => i))
            .slice(0, 2)
            .sort((p, q) => p - q)
          return { ...counted, gaps }
        },
        ({ counts, gaps }) => itemOf(counts, itemOf(gaps, 0)) !== itemOf(counts, itemOf(gaps, 1)),
      ),
    answer: tableCells,
    solve: (gapped): FilledTable => ({
      ...relative(gapped, () => false),
      blanks: gapped.gaps.map(i => Ratio.of(100 * itemOf(gapped.counts, i), totalOf(gapped))),
    }),
    ask(gapped) {
      const told = paragraph(gapped.setting.told(expr(totalOf(gapped))), {
        en: line`Complete the table with the relative frequencies as percents.`,
        es: line`Completa la tabla con las frecuencias relativas como porcentajes.`,
      })
      const drawn = table(relative(gapped, i => gapped.gaps.includes(i)))
      return { en: [told.en, drawn], es: [told.es, drawn] }
    },
    solution: gapped =>
      gapped.gaps.map(i => {
        const [count, all] = [itemOf(gapped.counts, i), totalOf(gapped)]
        const name = itemOf(gapped.setting.names, i)
        return explained(
          equation(equation(over(count, all), over((100 * count) / all, 100)), percent(Ratio.of(100 * count, all))),
          line`Row for ${name}: multiply the numerator and the denominator by ${100 / all} for the denominator 100.`,
          line`Fila de ${name}: multiplica el numerador y el denominador por ${100 / all} para el denominador 100.`,
        )
      }),
    // The percents of all outcomes are in the ratio of their numbers.
    check(printed, { blanks }) {
      let next = 0
      const rows = printed.block('table').rows.map(row => {
        const shown = itemOf(itemOf(row, 2), 0) as Expr
        const isGap = shown.kind === 'percent' && shown.of.kind === 'blank'
        return [valueIn(row[1]), isGap ? exact(itemOf(blanks, next++)) : exact(shown).times(100)] as const
      })
      const all = rows.reduce((sum, [count]) => sum + count, 0)
      return rows.every(([count, part]) => part.times(all).equals(100 * count)) && next === blanks.length
    },
  }),

  whichOutcome: form({
    levels: ['easy'],
    draw: random =>
      random.until(
        () => drawCounted(random, 8, [25, 100]),
        ({ counts, asked }) => counts.filter(count => count === itemOf(counts, asked)).length === 1,
      ),
    answer: formulaChoice,
    solve: counted => nameOf(counted),
    mistakes: ({ setting, asked }) =>
      Object.fromEntries(setting.names.flatMap((name, i) => (i === asked ? [] : [[`row ${i}`, name]]))),
    ask(counted) {
      const told = paragraph(counted.setting.told(expr(totalOf(counted))))
      const value = Ratio.of(itemOf(counted.counts, counted.asked), totalOf(counted))
      const asked = paragraph({
        en: line`Which outcome has an experimental probability of ${value}?`,
        es: line`¿Qué resultado tiene una probabilidad experimental de ${value}?`,
      })
      const { setting, counts } = counted
      const drawn = table({
        head: [setting.outcome, setting.times],
        rows: setting.names.map((name, i) => [name, itemOf(counts, i)]),
      })
      return { en: [told.en, drawn, asked.en], es: [told.es, drawn, asked.es] }
    },
    solution(counted) {
      const [count, all] = [itemOf(counted.counts, counted.asked), totalOf(counted)]
      return [
        explained(
          equation(times(Ratio.of(count, all), all), count),
          line`Multiply the probability by the number of trials: the outcome occurred ${count} times.`,
          line`Multiplica la probabilidad por el número de ensayos: el resultado se dio ${count} veces.`,
        ),
        explained(nameOf(counted), line`This row has the number ${count}.`, line`Esta fila tiene el número ${count}.`),
      ]
    },
    whyWrong: counted =>
      Object.fromEntries(
        counted.counts.flatMap((count, i) =>
          i === counted.asked
            ? []
            : [
                [
                  `row ${i}`,
                  {
                    en: line`Its probability is ${over(count, totalOf(counted))}.`,
                    es: line`Su probabilidad es ${over(count, totalOf(counted))}.`,
                  },
                ] as const,
              ],
        ),
      ),
    check(printed, answer) {
      const rows = printed.block('table').rows
      const all = rows.reduce((sum, row) => sum + valueIn(row[1]), 0)
      const wanted = printed.numbers.at(-1)
      const row = rows.find(cells => JSON.stringify(cells[0]?.[0]) === JSON.stringify(expr(answer)))
      return row !== undefined && (wanted?.times(all).equals(valueIn(row[1])) ?? false)
    },
  }),
})

/** The number in a cell, whatever part it plays. */
export const valueIn = (cell: readonly unknown[] | undefined): number => {
  const item = cell?.[0] as { readonly kind: string; readonly of?: Expr } | undefined
  return exact((item?.kind === 'role' ? item.of : item) as Expr).toNumber()
}

const relative = (gapped: Gaps, isGap: (i: number) => boolean) => ({
  head: [gapped.setting.outcome, gapped.setting.times, RELATIVE],
  rows: gapped.setting.names.map((name, i) => [
    name,
    itemOf(gapped.counts, i),
    percent(isGap(i) ? blank(2) : Ratio.of(100 * itemOf(gapped.counts, i), totalOf(gapped))),
  ]),
})
