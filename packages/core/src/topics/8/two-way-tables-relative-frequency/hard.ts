import {
  answerStep,
  decimal,
  equation,
  exact,
  explained,
  type FormMaker,
  gcd,
  integer,
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
import { surveysOf } from './surveys.ts'
import { type Cells, completed, entriesOf, surveyTable, withTotals } from './two-way.ts'

export const hardForms = (form: FormMaker<typeof levels>) => ({
  association: form({
    levels: ['hard'],
    lines: 3,
    draw: random => {
      // The answer takes the first turns: after those of the surveys it would be the same all over a sheet.
      const [isAssociated, survey] = [random.evenly([true, false]), random.evenly(surveysOf('hard', 0))]
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
      yes: {
        en: prose`Yes, the percents differ by 10 percentage points or more.`,
        es: prose`Sí, los porcentajes difieren en 10 puntos porcentuales o más.`,
      },
      no: {
        en: prose`No, the percents differ by less than 10 percentage points.`,
        es: prose`No, los porcentajes difieren en menos de 10 puntos porcentuales.`,
      },
    }),
    solve: ({ isAssociated }) => (isAssociated ? 'yes' : 'no'),
    ask: ({ survey, cells }) => {
      const { who, rows, columns } = survey
      const shown = surveyTable(survey, withTotals(cells))
      return {
        en: [
          shown,
          prose`Among the ${who} who ${rows[0]}, find the percent who ${columns[0]}; do the same for those who ${rows[1]}. There is an association if the two percents differ by at least 10 percentage points. Is there one?`,
        ],
        es: [
          shown,
          prose`Entre los ${who} que ${rows[0]}, halla el porcentaje de los que ${columns[0]}; haz lo mismo con los que ${rows[1]}. Hay asociación si los dos porcentajes difieren en al menos 10 puntos porcentuales. ¿La hay?`,
        ],
      }
    },
    solution({ survey: { rows }, cells: [a, b, c, d], isAssociated }) {
      const [p, q] = [roundedToPlaces(Ratio.of(100 * a, a + b), 1), roundedToPlaces(Ratio.of(100 * c, c + d), 1)]
      const [most, least] = p.minus(q).toNumber() < 0 ? [q, p] : [p, q]
      const apart = equation(minus(decimal(most), decimal(least)), decimal(most.minus(least)))
      return [
        explained(
          shareOf(a, a + b),
          line`Among those who ${rows[0]}: divide the part, ${a}, by the total of the row, ${a + b}.`,
          line`Entre los que ${rows[0]}: divide la parte, ${a}, entre el total de la fila, ${a + b}.`,
        ),
        explained(
          shareOf(c, c + d),
          line`Among those who ${rows[1]}: divide the part, ${c}, by the total of the row, ${c + d}.`,
          line`Entre los que ${rows[1]}: divide la parte, ${c}, entre el total de la fila, ${c + d}.`,
        ),
        answerStep(
          statements(percent(decimal(p)), percent(decimal(q))),
          isAssociated
            ? {
                en: line`The difference of the percents, ${apart}, is at least 10 percentage points, so there is an association.`,
                es: line`La diferencia de los porcentajes, ${apart}, es de al menos 10 puntos porcentuales, así que hay asociación.`,
              }
            : {
                en: line`The difference of the percents, ${apart}, is less than 10 percentage points, so there is no association.`,
                es: line`La diferencia de los porcentajes, ${apart}, es menor que 10 puntos porcentuales, así que no hay asociación.`,
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

  pointsApart: form({
    levels: ['hard'],
    lines: 4,
    draw: random => {
      const survey = random.evenly(surveysOf('hard', 3))
      const [first, second] = random.sample([20, 25, 40, 50, 80], 2)
      return random.until(
        () => {
          // In steps of a whole percent.
          const [a, c] = [first, second].map(total => {
            const one = total / gcd(total, 100)
            return one * random.int(Math.ceil(4 / one), Math.floor((total - 4) / one))
          }) as [number, number]
          return { survey, cells: [a, first - a, c, second - c] as Cells }
        },
        // Both are whole percents that differ.
        ({ cells: [a, b, c, d] }) => {
          const [p, q] = [Ratio.of(100 * a, a + b), Ratio.of(100 * c, c + d)]
          return p.isInteger && q.isInteger && Math.abs(p.n - q.n) >= 3 && a !== c
        },
      )
    },
    answer: integer,
    solve: ({ cells: [a, b, c, d] }) => Math.abs(Ratio.of(100 * a, a + b).n - Ratio.of(100 * c, c + d).n),
    ask: ({ survey, cells }) => {
      const { who, rows, columns } = survey
      const shown = surveyTable(survey, withTotals(cells))
      const [a, b, c, d] = cells
      const [high, low] = a * (c + d) > c * (a + b) ? rows : [rows[1], rows[0]]
      return {
        en: [
          shown,
          prose`The percent of the ${who} who ${columns[0]} is how many percentage points greater for those who ${high} than for those who ${low}?`,
        ],
        es: [
          shown,
          prose`¿En cuántos puntos porcentuales es mayor el porcentaje de los ${who} que ${columns[0]} entre los que ${high} que entre los que ${low}?`,
        ],
      }
    },
    solution({ survey: { rows }, cells: [a, b, c, d] }, answer) {
      const [p, q] = [Ratio.of(100 * a, a + b).n, Ratio.of(100 * c, c + d).n]
      return [
        explained(
          equation(shareOf(a, a + b), percent(p)),
          line`Among those who ${rows[0]}: divide the part, ${a}, by the total of the row, ${a + b}.`,
          line`Entre los que ${rows[0]}: divide la parte, ${a}, entre el total de la fila, ${a + b}.`,
        ),
        explained(
          equation(shareOf(c, c + d), percent(q)),
          line`Among those who ${rows[1]}: divide the part, ${c}, by the total of the row, ${c + d}.`,
          line`Entre los que ${rows[1]}: divide la parte, ${c}, entre el total de la fila, ${c + d}.`,
        ),
        explained(
          equation(minus(Math.max(p, q), Math.min(p, q)), answer),
          line`Subtract the percents: ${answer} percentage points. The numbers ${a} and ${c} cannot be compared, because the totals differ.`,
          line`Resta los porcentajes: ${answer} puntos porcentuales. Los números ${a} y ${c} no se pueden comparar, porque los totales son distintos.`,
        ),
      ]
    },
    check(printed, answer) {
      const [a, , first, c, , second] = entriesOf(printed)
      const gap = a!.over(first!).minus(c!.over(second!)).times(100)
      return gap.times(gap).equals(exact(answer).times(exact(answer))) && exact(answer).n > 0
    },
  }),

  fromPercents: form({
    levels: ['hard'],
    instruction: completeTable,
    draw: random => {
      const survey = random.evenly(surveysOf('hard', 5))
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
          prose`Of ${total} ${who} in a survey, ${percent(p)} ${rows[0]}. Of the ${who} who ${rows[0]}, ${percent(q)} ${columns[0]}. Of the others, who ${rows[1]}, ${percent(r)} ${columns[0]}.`,
          shown,
        ],
        es: [
          prose`En una encuesta de ${total} ${who}, el ${percent(p)} de ellos ${rows[0]}. El ${percent(q)} de los ${who} que ${rows[0]} ${columns[0]}. De los demás, que ${rows[1]}, el ${percent(r)} ${columns[0]}.`,
          shown,
        ],
      }
    },
    solution({ total, p, q, r, cells: [a, b, c, d] }) {
      const [first, second] = [a + b, c + d]
      const asDecimal = (one: number) => decimal(Ratio.of(one, 100))
      return [
        step(equation(equation(times(percent(p), total), times(asDecimal(p), total)), first), because.percentOfWhole),
        step(equation(minus(total, first), second), because.subtractFromTotal),
        step(equation(equation(times(percent(q), first), times(asDecimal(q), first)), a), because.percentOfWhole),
        step(equation(equation(times(percent(r), second), times(asDecimal(r), second)), c), because.percentOfWhole),
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
    levels: ['medium'],
    lines: 2,
    // The percent of the wrong base lies on the other side of the claim.
    draw: (random, { most }) => {
      const [isMore, base, survey] = [
        random.evenly([true, false]),
        random.evenly(['row', 'column'] as const),
        random.evenly(surveysOf('medium', 6)),
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
        explained(
          relation(percent(decimal(roundedToPlaces(share, 3).times(100))), isMore ? '>' : '<', percent(claimed)),
          line`Write the quotient as a percent and compare it with ${percent(claimed)}.`,
          line`Escribe el cociente como porcentaje y compáralo con el ${percent(claimed)}.`,
        ),
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
