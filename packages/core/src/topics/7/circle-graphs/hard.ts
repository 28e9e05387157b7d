import {
  answerStep,
  circleGraph,
  count,
  decimal,
  divide,
  equation,
  exact,
  explained,
  type FormMaker,
  figure,
  howMany,
  itemOf,
  line,
  minus,
  percent,
  quantity,
  type Random,
  relation,
  role,
  type Sentence,
  sentenceChoice,
  sideBySide,
  things,
  times,
  words,
} from '../../../author.ts'
import { alone, paragraph } from '../../kit/stories/endings.ts'
import { askedNames, drawGraph, drawn, type Graph, hundredths, shareFor, verbMany } from './graphs.ts'
import type { levels } from './levels.ts'

interface Whole extends Graph {
  readonly asked: number
  readonly all: number
}

/** Two groups who were asked the same, with unequal totals. */
interface Groups extends Graph {
  readonly other: readonly [number, number, number, number]
  readonly all: number
  readonly otherAll: number
  readonly asked: number
}
const GROUPS = [words('Group A', 'Grupo A'), words('Group B', 'Grupo B')] as const
function drawGroups(random: Random): Groups {
  return random.until(
    () => {
      const graph = drawGraph(random, 'hard', 6)
      const second = drawGraph(random, 'hard', 6)
      return {
        ...graph,
        other: second.parts,
        all: random.pick([80, 100, 120, 160, 200]),
        otherAll: random.pick([40, 60, 240, 280, 300]),
        asked: random.int(0, 3),
      }
    },
    groups => {
      const [p, q] = [itemOf(groups.parts, groups.asked), itemOf(groups.other, groups.asked)]
      const [a, b] = countsOf(groups)
      // The smaller percent is the greater number.
      return p !== q && a !== b && p > q === a < b && Math.abs(a - b) !== Math.abs(p - q)
    },
  )
}
const countsOf = ({ parts, other, all, otherAll, asked }: Groups): readonly [number, number] => [
  (itemOf(parts, asked) * all) / 100,
  (itemOf(other, asked) * otherAll) / 100,
]
const verdict = (_groups: Groups, who: 0 | 1, by: number): Sentence => ({
  key: `${who} ${by}`,
  says: paragraph({
    en: line`in group ${who === 0 ? words('A', 'A') : words('B', 'B')}, ${by} more`,
    es: line`en el grupo ${who === 0 ? words('A', 'A') : words('B', 'B')}, ${by} más`,
  }),
})

export const hardForms = (form: FormMaker<typeof levels>) => ({
  whole: form({
    levels: ['hard'],
    kind: 'story',
    draw(random): Whole {
      const graph = drawGraph(random, 'hard', 5)
      return { ...graph, asked: random.int(0, 3), all: random.pick(graph.setting.totals) }
    },
    answer: quantity,
    solve: ({ setting, all }) => count(all, setting.of),
    ask(facts) {
      const { setting, names, parts, asked, all } = facts
      const item = itemOf(names, asked)
      const part = count((itemOf(parts, asked) * all) / 100, setting.of)
      const { en, es } = verbMany(facts, item)
      const question = paragraph(
        {
          en: [...line`In the survey, ${role('part', part)}`, ...en, '.'],
          es: [...line`En la encuesta, ${role('part', part)}`, ...es, '.'],
        },
        {
          en: line`${howMany(setting.of)} were asked in all?`,
          es: line`¿A ${howMany(setting.of)} se les preguntó en total?`,
        },
      )
      return { en: [drawn(facts), question.en], es: [drawn(facts), question.es] }
    },
    solution({ parts, names, asked, all }, answer) {
      const part = itemOf(parts, asked)
      const found = (part * all) / 100
      return [
        explained(
          equation(percent(part), decimal(hundredths(part))),
          line`Read the sector for ${itemOf(names, asked)}: ${found} is this part of the total.`,
          line`Lee el sector de ${itemOf(names, asked)}: ${found} es esta parte del total.`,
        ),
        explained(
          equation(divide(found, decimal(hundredths(part))), all),
          line`Divide the part by the decimal to find the whole.`,
          line`Divide la parte entre el decimal para hallar el total.`,
        ),
        answerStep(alone(answer), {
          en: line`In all, ${answer} were asked.`,
          es: line`En total se les preguntó a ${answer}.`,
        }),
      ]
    },
    check(printed, { amount }) {
      const [item] = askedNames(printed)
      return exact(amount).times(shareFor(printed, item)).equals(printed.role('part'))
    },
  }),

  twoGroups: form({
    levels: ['hard'],
    wide: true,
    draw: drawGroups,
    answer: sentenceChoice,
    solve: (groups): Sentence => {
      const [a, b] = countsOf(groups)
      return verdict(groups, a > b ? 0 : 1, Math.abs(a - b))
    },
    mistakes(groups): Readonly<Record<string, Sentence>> {
      const [a, b] = countsOf(groups)
      const [p, q] = [itemOf(groups.parts, groups.asked), itemOf(groups.other, groups.asked)]
      return {
        byPercent: verdict(groups, p > q ? 0 : 1, Math.abs(p - q)),
        turned: verdict(groups, a > b ? 1 : 0, Math.abs(a - b)),
        percentsSubtracted: verdict(groups, a > b ? 0 : 1, Math.abs(p - q)),
      }
    },
    ask(groups) {
      const { setting, names, asked, all, otherAll } = groups
      const graphs = sideBySide(
        ...[groups.parts, groups.other].map((parts, i) =>
          figure(
            circleGraph({
              title: itemOf(GROUPS, i),
              sectors: parts.map((size, j) => ({ name: itemOf(names, j), size, value: percent(size) })),
            }),
          ),
        ),
      )
      const { en, es } = verbMany(groups, itemOf(names, asked))
      const told = paragraph(
        {
          en: line`Group A has ${role('all', all)} ${things(setting.of)}, and group B has ${role('otherAll', otherAll)}.`,
          es: line`El grupo A tiene ${role('all', all)} ${things(setting.of)} y el grupo B, ${role('otherAll', otherAll)}.`,
        },
        {
          en: [...line`Which group has more ${things(setting.of)} who`, ...en, ', and how many more?'],
          es: ['¿En qué grupo son más los que', ...es, ' y cuántos más son?'],
        },
      )
      return { en: [graphs, told.en], es: [graphs, told.es] }
    },
    solution(groups, { says }) {
      const { parts, other, all, otherAll, asked } = groups
      const [a, b] = countsOf(groups)
      const [p, q] = [itemOf(parts, asked), itemOf(other, asked)]
      return [
        explained(
          equation(times(decimal(hundredths(p)), all), a),
          line`Group A: multiply ${percent(p)} by its total, ${all}.`,
          line`Grupo A: multiplica el ${percent(p)} por su total, ${all}.`,
        ),
        explained(
          equation(times(decimal(hundredths(q)), otherAll), b),
          line`Group B: multiply ${percent(q)} by its total, ${otherAll}.`,
          line`Grupo B: multiplica el ${percent(q)} por su total, ${otherAll}.`,
        ),
        explained(
          equation(minus(Math.max(a, b), Math.min(a, b)), Math.abs(a - b)),
          line`Subtract the numbers. Percents of unequal totals cannot be subtracted or compared.`,
          line`Resta los números. Los porcentajes de totales distintos no se pueden restar ni comparar.`,
        ),
        answerStep(says, {
          en: line`The group with the greater percent has the smaller number.`,
          es: line`El grupo con el porcentaje mayor tiene el número menor.`,
        }),
      ]
    },
    whyWrong: groups => {
      const [a, b] = countsOf(groups)
      const numbers = relation(Math.max(a, b), '>', Math.min(a, b))
      return {
        byPercent: {
          en: line`It compares the percents, but the totals of the groups differ.`,
          es: line`Compara los porcentajes, pero los totales de los grupos son distintos.`,
        },
        turned: explained(numbers, line`The other group has more.`, line`El otro grupo tiene más.`),
        percentsSubtracted: {
          en: line`It subtracts the percents, not the numbers.`,
          es: line`Resta los porcentajes, no los números.`,
        },
      }
    },
    check(printed, { key }) {
      const [item] = askedNames(printed)
      const a = shareFor(printed, item, 0).times(printed.role('all'))
      const b = shareFor(printed, item, 1).times(printed.role('otherAll'))
      return key === (a.compare(b) > 0 ? `0 ${a.minus(b)}` : `1 ${b.minus(a)}`)
    },
  }),
})
