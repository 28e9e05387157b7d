import {
  answerStep,
  blank,
  type Expr,
  equation,
  equationFor,
  evaluate,
  exact,
  explained,
  type FormMaker,
  itemOf,
  line,
  option,
  prose,
  type Random,
  type Ratio,
  symbol,
  table,
  tableCells,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import {
  cellValue,
  drawWhole,
  equationOf,
  foundRule,
  head,
  inOneRule,
  type Rule,
  rightSide,
  rowsOf,
  rulesSaid,
  shown,
  workBack,
  workFor,
  xLetter,
  yLetter,
  yOf,
} from './rules.ts'
import { hardSettings, type Setting } from './settings.ts'
import { completed, mistaken } from './tables.ts'

const [X, Y] = [symbol('x'), symbol('y')]
/** A table of x and y alone. */
const PLAIN: Readonly<Record<'times' | 'plus', Setting>> = (() => {
  const setting = itemOf(hardSettings, 0)
  const of = (operation: 'times' | 'plus', xs: readonly [number, number]): Setting => ({
    ...setting,
    operation,
    x: { ...setting.x, letter: 'x' },
    y: { ...setting.y, letter: 'y' },
    whole: operation === 'times' ? [3, 4, 5, 6, 7, 8, 9, 11, 12] : [4, 5, 6, 7, 8, 9, 11, 12, 15],
    xs,
  })
  return { times: of('times', [2, 12]), plus: of('plus', [2, 25]) }
})()

type Row = 'row1' | 'row2' | 'row3' | 'row4'
const ROWS: readonly Row[] = ['row1', 'row2', 'row3', 'row4']
const rows = option<Row>({
  row1: { en: prose`row 1`, es: prose`la fila 1` },
  row2: { en: prose`row 2`, es: prose`la fila 2` },
  row3: { en: prose`row 3`, es: prose`la fila 3` },
  row4: { en: prose`row 4`, es: prose`la fila 4` },
})
interface WithWrongRow extends Rule {
  readonly wrong: number
  readonly by: number
}
const wrongValue = (rule: WithWrongRow): Ratio => yOf(rule, itemOf(rule.xs, rule.wrong)).plus(rule.by)

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  equationFromTable: form({
    levels: ['medium'],
    share: 2,
    instruction: {
      en: prose`Write an equation for the table in the form ${equation(Y, blank(4))}.`,
      es: prose`Escribe una ecuación para la tabla en la forma ${equation(Y, blank(4))}.`,
    },
    lines: 2,
    draw: (random: Random): Rule => drawWhole(random, PLAIN[random.evenly(['times', 'plus'] as const)], 4),
    answer: equationFor('y'),
    solve: (rule): Expr => rightSide(rule, X),
    ask(rule) {
      const block = table({ head: [X, Y], rows: rowsOf(rule) })
      return { en: block, es: block }
    },
    solution(rule, answer) {
      const said = rulesSaid(rule, X, Y)
      return [foundRule(rule, rule.xs, X, Y), answerStep(equation(Y, answer), said)]
    },
    check: (printed, answer) =>
      printed
        .block('table')
        .rows.every(row => evaluate(answer, { x: cellValue(itemOf(row, 0)) }).equals(cellValue(itemOf(row, 1)))),
  }),

  bothWays: form({
    levels: ['medium'],
    lines: 3,
    draw: random => drawWhole(random, random.evenly(completed), 4),
    answer: tableCells,
    solve: rule => ({
      head: head(rule),
      rows: rowsOf(rule),
      blanks: [shown(yOf(rule, itemOf(rule.xs, 2))), shown(itemOf(rule.xs, 3))],
    }),
    ask(rule) {
      const [x, y] = [xLetter(rule), yLetter(rule)]
      const block = table({
        head: head(rule),
        rows: rowsOf(rule).map(([from, to], i) => [i === 3 ? blank(3) : from, i === 2 ? blank(3) : to]),
      })
      const isTimes = rule.setting.operation === 'times'
      return {
        en: [
          isTimes
            ? prose`In this table, ${y} is always ${x} times the same number. Complete the table.`
            : prose`In this table, ${y} is always ${x} plus the same number. Complete the table.`,
          block,
        ],
        es: [
          isTimes
            ? prose`En esta tabla, ${y} es siempre ${x} por el mismo número. Completa la tabla.`
            : prose`En esta tabla, ${y} es siempre ${x} más el mismo número. Completa la tabla.`,
          block,
        ],
      }
    },
    key: rule => ({
      en: prose`The equation is ${equationOf(rule)}.`,
      es: prose`La ecuación es ${equationOf(rule)}.`,
    }),
    solution(rule) {
      const [x, y] = [xLetter(rule), yLetter(rule)]
      const last = yOf(rule, itemOf(rule.xs, 3))
      const isTimes = rule.setting.operation === 'times'
      return [
        foundRule(rule, rule.xs.slice(0, 2), x, y),
        explained(
          workFor(rule, itemOf(rule.xs, 2)),
          isTimes
            ? line`To find ${y} in row 3, multiply ${x} by ${shown(rule.k)}.`
            : line`To find ${y} in row 3, add ${shown(rule.k)} to ${x}.`,
          isTimes
            ? line`Para hallar ${y} en la fila 3, multiplica ${x} por ${shown(rule.k)}.`
            : line`Para hallar ${y} en la fila 3, suma ${shown(rule.k)} a ${x}.`,
        ),
        explained(
          workBack(rule, last),
          isTimes
            ? line`To find ${x} in row 4, divide ${y} by ${shown(rule.k)}.`
            : line`To find ${x} in row 4, subtract ${shown(rule.k)} from ${y}.`,
          isTimes
            ? line`Para hallar ${x} en la fila 4, divide ${y} entre ${shown(rule.k)}.`
            : line`Para hallar ${x} en la fila 4, resta ${shown(rule.k)} de ${y}.`,
        ),
        answerStep(table({ head: head(rule), rows: rowsOf(rule) }), {
          en: line`Write both numbers in the table.`,
          es: line`Escribe los dos números en la tabla.`,
        }),
      ]
    },
    check(printed, { blanks }) {
      const all = printed.block('table').rows
      const pairs = all.map(
        (row, i) =>
          [
            i === 3 ? exact(itemOf(blanks, 1)) : cellValue(itemOf(row, 0)),
            i === 2 ? exact(itemOf(blanks, 0)) : cellValue(itemOf(row, 1)),
          ] as const,
      )
      return inOneRule(pairs)
    },
  }),

  wrongRow: form({
    levels: ['medium'],
    kind: 'find-mistake',
    lines: 2,
    draw(random): WithWrongRow {
      const rule = drawWhole(random, random.evenly(mistaken), 4)
      return { ...rule, wrong: random.evenly([1, 3, 0, 2]), by: random.pick([1, 2, -1]) }
    },
    answer: rows,
    solve: ({ wrong }) => itemOf(ROWS, wrong),
    ask(rule) {
      const [x, y] = [xLetter(rule), yLetter(rule)]
      const isTimes = rule.setting.operation === 'times'
      const block = table({
        head: [line``, ...head(rule)],
        rows: rowsOf(rule).map(([from, to], i) => [i + 1, from, i === rule.wrong ? shown(wrongValue(rule)) : to]),
        rowHeads: true,
      })
      return {
        en: [
          isTimes
            ? prose`In three rows of the table, ${y} is ${x} times the same number. Which row does not follow this rule?`
            : prose`In three rows of the table, ${y} is ${x} plus the same number. Which row does not follow this rule?`,
          block,
        ],
        es: [
          isTimes
            ? prose`En tres filas de la tabla, ${y} es ${x} por el mismo número. ¿Qué fila no sigue esta regla?`
            : prose`En tres filas de la tabla, ${y} es ${x} más el mismo número. ¿Qué fila no sigue esta regla?`,
          block,
        ],
      }
    },
    key(rule) {
      const right = equation(yLetter(rule), shown(yOf(rule, itemOf(rule.xs, rule.wrong))))
      return { en: prose`It should be ${right}.`, es: prose`Debe ser ${right}.` }
    },
    solution(rule, answer) {
      const [x, y] = [xLetter(rule), yLetter(rule)]
      const others = rule.xs.filter((_, i) => i !== rule.wrong)
      const value = itemOf(rule.xs, rule.wrong)
      return [
        foundInThree(rule, others, x, y),
        explained(
          workFor(rule, value),
          line`With this rule, ${y} should be ${shown(yOf(rule, value))} for ${equation(x, shown(value))}, not ${shown(wrongValue(rule))}.`,
          line`Con esta regla, ${y} debe ser ${shown(yOf(rule, value))} para ${equation(x, shown(value))}, no ${shown(wrongValue(rule))}.`,
        ),
        answerStep(rows.show(answer), {
          en: line`This row does not follow the rule.`,
          es: line`Esta fila no sigue la regla.`,
        }),
      ]
    },
    // Leaves out each row in turn: only the others without the wrong one follow one rule.
    check(printed, answer) {
      const pairs = printed
        .block('table')
        .rows.map(row => [cellValue(itemOf(row, 1)), cellValue(itemOf(row, 2))] as const)
      const fits = ROWS.filter((_, i) => inOneRule(pairs.filter((_, j) => j !== i)))
      return fits.length === 1 && fits[0] === answer
    },
  }),
})

function foundInThree(rule: Rule, others: readonly Ratio[], x: Expr, y: Expr) {
  const found = foundRule(rule, others, x, y)
  const k = shown(rule.k)
  return rule.setting.operation === 'times'
    ? {
        ...found,
        says: {
          en: line`In three rows, ${y} divided by ${x} is ${k}.`,
          es: line`En tres filas, ${y} dividido entre ${x} es ${k}.`,
        },
      }
    : {
        ...found,
        says: {
          en: line`In three rows, ${y} minus ${x} is ${k}.`,
          es: line`En tres filas, ${y} menos ${x} es ${k}.`,
        },
      }
}
