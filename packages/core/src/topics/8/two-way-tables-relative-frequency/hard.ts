import {
  answerStep,
  decimal,
  equation,
  exact,
  type FormMaker,
  line,
  minus,
  option,
  percent,
  prose,
  Ratio,
  relation,
  roundedToPlaces,
  statements,
  step,
  sum,
  tableCells,
  times,
  trueOrFalse,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import {
  BLANKS,
  completeTable,
  drawCells,
  isComplete,
  type Part,
  partPercent,
  printedPercent,
  shareOf,
  shareSteps,
  spoken,
  whole,
} from './parts.ts'
import { type Cells, completed, entriesOf, surveys, surveyTable, withTotals } from './two-way.ts'

export const hardForms = (form: FormMaker<typeof levels>) => ({
  association: form({
    levels: ['hard'],
    lines: 3,
    draw: random => {
      // The answer takes the first turns: after those of the surveys it would be the same all over a sheet.
      const [isAssociated, survey] = [random.evenly([true, false]), random.evenly(surveys)]
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
      no: {
        en: prose`No, the two percents are equal or nearly equal.`,
        es: prose`No, los dos porcentajes son iguales o casi iguales.`,
      },
    }),
    solve: ({ isAssociated }) => (isAssociated ? 'yes' : 'no'),
    ask: ({ survey, cells }) => {
      const { who, rows, columns } = survey
      const shown = surveyTable(survey, withTotals(cells))
      return {
        en: [
          shown,
          prose`Compare the percent of the ${who} who ${columns[0]} among those who ${rows[0]} with the percent among those who ${rows[1]}. Do the percents suggest an association?`,
        ],
        es: [
          shown,
          prose`Compara el porcentaje de los ${who} que ${columns[0]} entre los que ${rows[0]} con el porcentaje entre los que ${rows[1]}. ¿Sugieren los porcentajes una asociación?`,
        ],
      }
    },
    solution({ cells: [a, b, c, d], isAssociated }) {
      const [one, other] = [Ratio.of(100 * a, a + b).rounded(), Ratio.of(100 * c, c + d).rounded()]
      return [
        step(shareOf(a, a + b), because.partOverTotal),
        step(shareOf(c, c + d), because.sameForTheOtherGroup),
        answerStep(
          statements(percent(one), percent(other)),
          isAssociated
            ? {
                en: line`The percents are far apart: an association.`,
                es: line`Los porcentajes son muy distintos: hay asociación.`,
              }
            : {
                en: line`The percents are nearly equal: no association.`,
                es: line`Los porcentajes son casi iguales: no hay asociación.`,
              },
        ),
      ]
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
          prose`En una encuesta de ${total} ${who}, el ${percent(p)} de ellos ${rows[0]}. El ${percent(q)} de los ${who} que ${rows[0]} ${columns[0]}. El ${percent(r)} de los ${who} que ${rows[1]} ${columns[0]}.`,
          shown,
        ],
      }
    },
    solution({ total, p, q, r, cells: [a, b, c, d] }) {
      const [first, second] = [a + b, c + d]
      return [
        step(equation(times(percent(p), total), first), because.percentOfWhole),
        step(equation(minus(total, first), second), because.subtractFromTotal),
        step(equation(times(percent(q), first), a), because.percentOfWhole),
        step(equation(times(percent(r), second), c), because.percentOfWhole),
        step(
          statements(
            equation(minus(first, a), b),
            equation(minus(second, c), d),
            equation(sum(a, c), a + c),
            equation(sum(b, d), b + d),
          ),
          because.fillTheRest,
        ),
      ]
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
      const [isMore, base, survey] = [
        random.evenly([true, false]),
        random.evenly(['row', 'column'] as const),
        random.evenly(surveys),
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
        es: [shown, prose`¿Verdadero o falso? Más del ${percent(claimed)} de los ${survey.who} que ${base} ${asked}.`],
      }
    },
    solution({ survey, cells, part, claimed, isMore }) {
      const share = partPercent(cells, part).over(100)
      return [
        ...shareSteps(survey, cells, part),
        step(relation(decimal(roundedToPlaces(share, 3)), isMore ? '>' : '<', percent(claimed)), because.compare),
      ]
    },
    check(printed, answer) {
      const claimed = printed.numbers.find(value => !value.isInteger)
      return (
        claimed !== undefined && answer === (printedPercent(printed).compare(claimed.times(100)) > 0 ? 'true' : 'false')
      )
    },
  }),
})
