import {
  answerStep,
  blank,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  formulaChoice,
  integer,
  itemOf,
  join,
  line,
  Ratio,
  role,
  type Sentence,
  sentenceChoice,
  statements,
  sum,
  table,
  tableCells,
  tupleOf,
} from '../../../author.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import { startingAt } from '../../kit/stories/turns.ts'
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
import { easySettings, type Setting } from './settings.ts'

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
    draw: random => drawWhole(random, random.evenly(easySettings), 2),
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
        en: line`What stays the same, ${constant}, is not a variable.`,
        es: line`Lo que no cambia, ${constant}, no es una variable.`,
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
        easySettings.some(({ says }) => {
          const { en, es } = says(1)
          return [en, es].some(words => words.every(part => typeof part !== 'string' || text.includes(part)))
        })
      )
    },
  }),

  completeTable: form({
    levels: ['easy'],
    lines: 1,
    draw: random => drawWhole(random, random.evenly(startingAt(easySettings, 3)), 4),
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
      const rows = rowsOf(rule).map(([x, y], i) => [x, i === 0 ? y : blank(3)])
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
      const rule = drawWhole(random, random.evenly(startingAt(easySettings, 5)), 4)
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

  whichEquation: form({
    levels: ['easy'],
    draw: random => drawWhole(random, random.evenly(startingAt(easySettings, 2)), 2),
    answer: formulaChoice,
    solve: (rule): Expr => equationOf(rule),
    mistakes(rule): Readonly<Record<string, Expr>> {
      const [x, y, k] = [xLetter(rule), yLetter(rule), shown(rule.k)]
      const isTimes = rule.setting.operation === 'times'
      return {
        turnedRound: equation(x, isTimes ? join(k, y) : sum(y, k)),
        otherOperation: equation(y, isTimes ? sum(x, k) : join(k, x)),
        both: equation(x, isTimes ? sum(y, k) : join(k, y)),
      }
    },
    ask: rule =>
      paragraph(saysRule(rule), defines(rule), {
        en: line`Which equation fits the situation?`,
        es: line`¿Qué ecuación corresponde a la situación?`,
      }),
    solution(rule, answer) {
      const [x, y, k] = [xLetter(rule), yLetter(rule), shown(rule.k)]
      const isTimes = rule.setting.operation === 'times'
      return [
        explained(
          y,
          line`${y} depends on ${x}: the equation tells how to find ${y} from ${x}.`,
          line`${y} depende de ${x}: la ecuación dice cómo hallar ${y} a partir de ${x}.`,
        ),
        answerStep(expr(answer), {
          en: isTimes ? line`${y} is ${k} times ${x}.` : line`${y} is ${k} more than ${x}.`,
          es: isTimes ? line`${y} es ${k} veces ${x}.` : line`${y} es ${k} más que ${x}.`,
        }),
      ]
    },
    whyWrong: rule => {
      const [x, y, k] = [xLetter(rule), yLetter(rule), shown(rule.k)]
      const turned = {
        en: line`Here ${x} depends on ${y}, but it should be ${y} that depends on ${x}.`,
        es: line`Aquí ${x} depende de ${y}, pero debe ser ${y} la que depende de ${x}.`,
      }
      return {
        turnedRound: turned,
        otherOperation:
          rule.setting.operation === 'times'
            ? {
                en: line`It adds ${k} only once, not once for each unit of ${x}.`,
                es: line`Suma ${k} una sola vez, no una vez por cada unidad de ${x}.`,
              }
            : {
                en: line`It multiplies by ${k}, but ${k} is added only once.`,
                es: line`Multiplica por ${k}, pero ${k} se suma una sola vez.`,
              },
        both: turned,
      }
    },
    // Tries two values of the independent variable: the first letter that is defined.
    check(printed, answer) {
      const of = expr(answer)
      const letters = printed.maths.filter(item => item.kind === 'symbol')
      const [x, y] = tupleOf(
        letters.map(item => (item.kind === 'symbol' ? item.name : '')),
        2,
      )
      const rule = toldRule(printed)
      return (
        of.kind === 'relation' &&
        of.left.kind === 'symbol' &&
        of.left.name === y &&
        [3, 7].every(value => evaluate(of.right, { [x]: value }).equals(rule(Ratio.of(value))))
      )
    },
  }),
})
