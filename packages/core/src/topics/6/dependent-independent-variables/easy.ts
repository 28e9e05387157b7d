import {
  answerStep,
  blank,
  type Expr,
  equation,
  exact,
  explained,
  type FormMaker,
  integer,
  itemOf,
  line,
  Ratio,
  role,
  type Sentence,
  sentenceChoice,
  statements,
  table,
  tableCells,
} from '../../../author.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import type { levels } from './levels.ts'
import {
  cellValue,
  defines,
  drawWhole,
  equationOf,
  head,
  type Rule,
  rightSide,
  rowsOf,
  saysRule,
  shown,
  toldRule,
  workFor,
  xLetter,
  yLetter,
  yOf,
} from './rules.ts'
import { type Setting, settings } from './settings.ts'

/** Which quantity is called what. */
const named = (key: string, independent: Expr, dependent: Expr): Sentence => ({
  key,
  says: {
    en: { kind: 'paragraph', content: line`independent: ${independent}; dependent: ${dependent}` },
    es: { kind: 'paragraph', content: line`independiente: ${independent}; dependiente: ${dependent}` },
  },
})
const names = ({ x, y, constant }: Setting) => ({
  right: named('right', x.plain, y.plain),
  turnedRound: named('turnedRound', y.plain, x.plain),
  constantDepends: named('constantDepends', x.plain, constant),
  constantLeads: named('constantLeads', constant, y.plain),
})

export const easyForms = (form: FormMaker<typeof levels>) => ({
  nameVariables: form({
    levels: ['easy'],
    draw: random => drawWhole(random, random.evenly(settings.slice(0, 5)), 2),
    answer: sentenceChoice,
    solve: ({ setting }): Sentence => names(setting).right,
    mistakes({ setting }) {
      const { right: _, ...wrong } = names(setting)
      return wrong
    },
    ask: rule =>
      paragraph(saysRule(rule), {
        en: line`Which choice names the independent variable and the dependent variable?`,
        es: line`¿Qué opción nombra la variable independiente y la dependiente?`,
      }),
    solution({ setting }, answer) {
      const { x, y, constant } = setting
      const [what, which, same] = [x.plain, y.plain, constant]
      return [
        explained(
          same,
          line`This stays the same, so it is not a variable.`,
          line`Esto no cambia, así que no es una variable.`,
        ),
        explained(
          what,
          line`This can change by itself: it is the independent variable.`,
          line`Esto puede cambiar por sí solo: es la variable independiente.`,
        ),
        explained(
          which,
          line`This changes when ${what} changes: it is the dependent variable.`,
          line`Esto cambia cuando cambia ${what}: es la variable dependiente.`,
        ),
        answerStep(answer.says, {
          en: line`This choice names both.`,
          es: line`Esta opción nombra las dos.`,
        }),
      ]
    },
    whyWrong: ({ setting: { x, constant } }) => {
      const isConstant = {
        en: line`This does not change, so it is not a variable: ${constant}.`,
        es: line`Esto no cambia, así que no es una variable: ${constant}.`,
      }
      return {
        turnedRound: {
          en: line`The two are switched: what can change by itself is ${x.plain}.`,
          es: line`Están intercambiadas: lo que puede cambiar por sí solo es ${x.plain}.`,
        },
        constantDepends: isConstant,
        constantLeads: isConstant,
      }
    },
    // Looks which setting is printed by its words.
    check(printed, { key }) {
      const { text } = printed
      return (
        key === 'right' &&
        settings.some(({ says }) => {
          const { en, es } = says(1)
          return [en, es].some(words => words.every(part => typeof part !== 'string' || text.includes(part)))
        })
      )
    },
  }),

  completeTable: form({
    levels: ['easy'],
    lines: 1,
    draw: random => drawWhole(random, random.evenly(settings.slice(5, 10)), 4),
    answer: tableCells,
    solve: rule => ({
      head: head(rule),
      rows: rowsOf(rule),
      blanks: rule.xs.slice(1).map(x => shown(yOf(rule, x))),
    }),
    ask(rule) {
      const { en, es } = paragraph(saysRule(rule), {
        en: line`Complete the table for the equation ${equationOf(rule)}.`,
        es: line`Completa la tabla para la ecuación ${equationOf(rule)}.`,
      })
      const rows = rowsOf(rule).map(([x, y], i) => [x ?? 0, i === 0 ? (y ?? 0) : blank(3)])
      const block = table({ head: head(rule), rows })
      return { en: [en, block], es: [es, block] }
    },
    solution(rule) {
      const [x, y] = [xLetter(rule), yLetter(rule)]
      return [
        explained(
          workFor(rule, itemOf(rule.xs, 0)),
          line`The first row shows how: put the value of ${x} into ${rightSide(rule, x)} and work it out.`,
          line`La primera fila muestra cómo: pon el valor de ${x} en ${rightSide(rule, x)} y calcula.`,
        ),
        explained(
          statements(...rule.xs.slice(1).map(value => workFor(rule, value))),
          line`Do the same in every row to find ${y}.`,
          line`Haz lo mismo en cada fila para hallar ${y}.`,
        ),
        answerStep(table({ head: head(rule), rows: rowsOf(rule) }), {
          en: line`Write the values of ${y} in the table.`,
          es: line`Escribe los valores de ${y} en la tabla.`,
        }),
      ]
    },
    check(printed, { blanks }) {
      const of = toldRule(printed)
      return printed
        .block('table')
        .rows.slice(1)
        .every((row, i) => of(cellValue(itemOf(row, 0))).equals(exact(itemOf(blanks, i))))
    },
  }),

  valueFor: form({
    levels: ['easy'],
    lines: 1,
    draw(random): Rule {
      const rule = drawWhole(random, random.evenly(settings.slice(10)), 4)
      return { ...rule, xs: [random.pick(rule.xs.slice(1))] }
    },
    answer: integer,
    solve: rule => yOf(rule, itemOf(rule.xs, 0)),
    ask(rule) {
      const given = equation(xLetter(rule), role('x', shown(itemOf(rule.xs, 0))).of as Expr)
      return paragraph(saysRule(rule), defines(rule), {
        en: line`Use the equation ${equationOf(rule)} to find ${yLetter(rule)} when ${given}.`,
        es: line`Usa la ecuación ${equationOf(rule)} para hallar ${yLetter(rule)} cuando ${given}.`,
      })
    },
    solution(rule) {
      const [x, y] = [xLetter(rule), yLetter(rule)]
      const value = itemOf(rule.xs, 0)
      const work = workFor(rule, value)
      const left = work.kind === 'relation' ? work.left : work
      return [
        explained(
          equation(y, left),
          line`The independent variable is ${x}. Put ${shown(value)} in its place.`,
          line`La variable independiente es ${x}. Pon ${shown(value)} en su lugar.`,
        ),
        answerStep(equation(y, shown(yOf(rule, value))), {
          en:
            rule.setting.operation === 'times'
              ? line`Multiply: this is ${rule.setting.y.name}.`
              : line`Add: this is ${rule.setting.y.name}.`,
          es:
            rule.setting.operation === 'times'
              ? line`Multiplica: es ${rule.setting.y.name}.`
              : line`Suma: es ${rule.setting.y.name}.`,
        }),
      ]
    },
    check(printed, answer) {
      const relations = printed.all('relation')
      const given = itemOf(relations, relations.length - 1)
      return toldRule(printed)(exact(given.right)).equals(exact(answer)) && !exact(answer).equals(Ratio.of(0))
    },
  }),
})
