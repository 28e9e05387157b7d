import {
  blank,
  decimal,
  decimalInDigits,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FilledTable,
  type FormMaker,
  figure,
  fraction,
  itemOf,
  lcm,
  line,
  minus,
  over,
  percent,
  percentage,
  prose,
  Ratio,
  spinner,
  statements,
  step,
  sum,
  table,
  tableCells,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { bagTotal, drawBag, printedBag } from './chance.ts'
import { allInBag, shareSteps } from './chance-steps.ts'
import type { levels } from './levels.ts'
import { askBag, drawSpinner, drawTable, labelsOf, written } from './probability-models.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  not: form({
    levels: ['medium'],
    share: 2,
    // With half of all, the color itself would have the same probability.
    draw: (random, { kinds }) =>
      random.until(
        () => ({
          bag: drawBag(random, random.pick([10, 25]), kinds, ['balls', 'beads']),
          asked: random.int(0, kinds - 1),
        }),
        ({ bag, asked }) => 2 * itemOf(bag.parts, asked).count !== bagTotal(bag),
      ),
    answer: decimalInDigits,
    solve: ({ bag, asked }) => decimal(Ratio.of(bagTotal(bag) - itemOf(bag.parts, asked).count, bagTotal(bag))),
    ask: ({ bag, asked }) => {
      const { one } = itemOf(bag.parts, asked).color
      return askBag(bag, {
        en: line`What is the probability that it is not ${one}? Write it as a decimal.`,
        es: line`¿Cuál es la probabilidad de que no sea ${one}? Escríbela como decimal.`,
      })
    },
    solution({ bag, asked }, answer) {
      const [total, count] = [bagTotal(bag), itemOf(bag.parts, asked).count]
      return [
        allInBag(bag),
        step(equation(minus(total, count), total - count), because.countTheOthers),
        step(equation(over(total - count, total), answer), because.favorableOverAll),
      ]
    },
    // With the probability of the color it makes 1.
    check(printed, answer) {
      const { favorable, total } = printedBag(printed)
      return exact(answer).plus(Ratio.of(favorable, total)).equals(1)
    },
  }),

  or: form({
    levels: ['medium'],
    share: 2,
    draw: (random, { kinds }) =>
      random.until(
        () => ({
          bag: drawBag(random, random.pick([20, 50]), kinds, ['tiles', 'marbles']),
          left: random.int(0, kinds - 1),
        }),
        ({ bag, left }) => 2 * itemOf(bag.parts, left).count !== bagTotal(bag),
      ),
    answer: percentage,
    solve: ({ bag, left }) => Ratio.of(bagTotal(bag) - itemOf(bag.parts, left).count, bagTotal(bag)).times(100),
    ask: ({ bag, left }) => {
      const [one, two] = bag.parts.filter((_, i) => i !== left).map(({ color }) => color.one)
      return askBag(bag, {
        en: line`What is the probability that it is ${one!} or ${two!}? Write a percent.`,
        es: line`¿Cuál es la probabilidad de que sea ${one!} o ${two!}? Escribe un porcentaje.`,
      })
    },
    solution({ bag, left }, answer) {
      const total = bagTotal(bag)
      const counts = bag.parts.filter((_, i) => i !== left).map(({ count }) => count)
      const favorable = total - itemOf(bag.parts, left).count
      const share = decimal(Ratio.of(favorable, total))
      return [
        allInBag(bag),
        step(equation(sum(...counts), favorable), because.addFavorable),
        step(equation(over(favorable, total), share), because.favorableOverAll),
        step(equation(share, percent(answer)), because.toPercent),
      ]
    },
    check(printed, answer) {
      const { favorable, total } = printedBag(printed)
      return exact(answer)
        .times(total)
        .equals(100 * favorable)
    },
  }),

  spinnerNot: form({
    levels: ['medium'],
    share: 2,
    draw: random =>
      random.until(
        () => drawSpinner(random),
        ({ sectors, asked }) => 2 * sectors.filter(value => value === asked).length !== sectors.length,
      ),
    answer: fraction,
    solve: ({ sectors, asked }) => Ratio.of(sectors.filter(value => value !== asked).length, sectors.length),
    ask({ sectors, asked, pointer }) {
      const drawn = figure(spinner(sectors, { pointer }))
      return {
        en: [
          drawn,
          prose`All sections are equal. What is the probability of not landing on ${asked}? Write a fraction.`,
        ],
        es: [
          drawn,
          prose`Todas las secciones son iguales. ¿Cuál es la probabilidad de no caer en ${asked}? Escribe una fracción.`,
        ],
      }
    },
    solution({ sectors, asked }) {
      const [all, count] = [sectors.length, sectors.filter(value => value === asked).length]
      return [
        explained(
          equation(minus(all, count), all - count),
          line`The number ${asked} is on ${count} of the ${all} sections. Subtract to count the others.`,
          line`El número ${asked} está en ${count} de las ${all} secciones. Resta para contar las demás.`,
        ),
        ...shareSteps(all - count, all, {
          en: line`Write this number over the number of all sections.`,
          es: line`Escribe ese número sobre el número de todas las secciones.`,
        }),
      ]
    },
    check(printed, answer) {
      const labels = labelsOf(printed)
      const [asked] = printed.numbers
      return exact(answer)
        .times(labels.length)
        .equals(labels.filter(value => !asked!.equals(value)).length)
    },
  }),

  missing: form({
    levels: ['medium'],
    share: 2,
    draw: drawTable,
    answer: tableCells,
    solve: ({ as, parts, missing, names }): FilledTable => ({
      blanks: [as === 'percent' ? itemOf(parts, missing).times(100) : itemOf(parts, missing)],
      rows: [
        [words('Color', 'Color'), ...names],
        [words('Probability', 'Probabilidad'), ...parts.map(part => written(part, as))],
      ],
      rowHeads: true,
    }),
    ask({ as, parts, missing, names }) {
      const shown = table({
        rows: [
          [words('Color', 'Color'), ...names],
          [
            words('Probability', 'Probabilidad'),
            ...parts.map((part, i) =>
              i === missing ? (as === 'percent' ? percent(blank(2)) : blank(3)) : written(part, as),
            ),
          ],
        ],
        rowHeads: true,
      })
      const asked = {
        decimal: {
          en: prose`The table shows all outcomes of one spin. Find the missing probability as a decimal.`,
          es: prose`La tabla muestra todos los resultados de un giro. Halla la probabilidad que falta como decimal.`,
        },
        percent: {
          en: prose`The table shows all outcomes of one spin. Find the missing probability as a percent.`,
          es: prose`La tabla muestra todos los resultados de un giro. Halla la probabilidad que falta como porcentaje.`,
        },
        fraction: {
          en: prose`The table shows all outcomes of one spin. Find the missing probability as a fraction.`,
          es: prose`La tabla muestra todos los resultados de un giro. Halla la probabilidad que falta como fracción.`,
        },
      }[as]
      return {
        en: [asked.en, shown],
        es: [asked.es, shown],
      }
    },
    solution({ as, parts, missing }) {
      const known = parts.filter((_, i) => i !== missing)
      const total = known.reduce((all, part) => all.plus(part), Ratio.of(0))
      const common = parts.reduce((all, part) => lcm(all, part.d), 1)
      const inParts = (part: Ratio) => over(part.times(common).n, common)
      const renamed = as === 'fraction' && known.some(part => part.d !== common)
      if (as === 'fraction')
        return [
          ...(renamed
            ? [
                explained(
                  statements(
                    ...known.filter(part => part.d !== common).map(part => equation(expr(part), inParts(part))),
                  ),
                  line`Write the known probabilities with the denominator ${common}.`,
                  line`Escribe las probabilidades conocidas con el denominador ${common}.`,
                ),
              ]
            : []),
          step(equation(sum(...known.map(inParts)), inParts(total)), because.addKnownProbabilities),
          step(
            equation(
              minus(over(common, common), inParts(total)),
              itemOf(parts, missing).d === common
                ? inParts(itemOf(parts, missing))
                : equation(inParts(itemOf(parts, missing)), itemOf(parts, missing)),
            ),
            because.probabilitiesMakeOne,
          ),
        ]
      return [
        step(equation(sum(...known.map(part => written(part, as))), written(total, as)), because.addKnownProbabilities),
        step(
          equation(
            minus(as === 'percent' ? percent(100) : expr(1), written(total, as)),
            written(itemOf(parts, missing), as),
          ),
          because.probabilitiesMakeOne,
        ),
      ]
    },
    // All probabilities together make 1.
    check(printed, { blanks }) {
      const cells = itemOf(printed.block('table').rows, 1)
        .slice(1)
        .map(cell => cell[0] as Expr)
      const isBlank = (cell: Expr) => cell.kind === 'blank' || (cell.kind === 'percent' && cell.of.kind === 'blank')
      const isPercent = cells.some(cell => cell.kind === 'percent')
      const given = cells.filter(cell => !isBlank(cell)).map(cell => evaluate(cell))
      const [blank] = blanks
      if (blank === undefined) return false
      const answer = exact(blank).over(isPercent ? 100 : 1)
      return given.reduce((sum, value) => sum.plus(value), answer).equals(1) && answer.n > 0
    },
  }),
})
