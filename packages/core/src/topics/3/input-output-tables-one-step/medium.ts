import {
  exact,
  explained,
  type FormMaker,
  itemOf,
  line,
  list,
  numberList,
  prose,
  statements,
  step,
  table,
  tableCells,
  tupleOf,
  wholes,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { COMPLETE, factorInputs, isBackwardOdd, tableOfStory, withRule } from './parts.ts'
import {
  applied,
  filledPairs,
  fits,
  INPUT,
  type levels,
  mixedInputs,
  OUTPUT,
  opposite,
  type Pairs,
  rowSteps,
  rowsIn,
  ruleLine,
  ruleWords,
  wholeTable,
  worked,
} from './rules.ts'
import { stories } from './stories.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  multiplyOrDivide: form({
    levels: ['medium'],
    share: 2,
    instruction: COMPLETE,
    draw(random): Pairs {
      const rule = { sign: random.evenly(['×', '÷'] as const), by: random.pick([3, 4, 5, 6, 7, 8, 9]) }
      const missing = random.shuffle<Pairs['missing']>(['output', 'output', 'output', 'input'])
      return random.until(
        () => ({ rule, inputs: factorInputs(random, rule, 2, 4), missing }),
        pairs => isBackwardOdd(pairs, true),
      )
    },
    answer: tableCells,
    solve: pairs => filledPairs(pairs),
    ask: withRule,
    solution: pairs => [...rowSteps(pairs), wholeTable(pairs)],
    check(printed, { blanks }) {
      const rows = rowsIn(printed, blanks)
      const [by] = printed.numbers
      return by !== undefined && (fits({ sign: '×', by: by.n }, rows) || fits({ sign: '÷', by: by.n }, rows))
    },
  }),
  storyTable: form({
    levels: ['medium'],
    share: 2,
    draw(random) {
      const story = random.evenly(stories)
      const pairs = random.until(
        (): Pairs => ({
          rule: { sign: '×', by: story.by },
          inputs: mixedInputs(random, wholes(2, 10), 4),
          missing: random.shuffle<Pairs['missing']>(['output', 'output', 'input', 'output']),
        }),
        drawn => isBackwardOdd(drawn, false),
      )
      return { story, pairs }
    },
    answer: tableCells,
    solve: ({ story, pairs }) => filledPairs(pairs, story.heads),
    ask: tableOfStory,
    solution: ({ story, pairs }) => [
      ...pairs.inputs.map((value, i) => {
        const { en, es } = ruleWords(pairs.missing[i] === 'input' ? opposite(pairs.rule) : pairs.rule)
        return explained(
          pairs.missing[i] === 'input'
            ? worked(applied(value, pairs.rule), opposite(pairs.rule))
            : worked(value, pairs.rule),
          [pairs.missing[i] === 'input' ? `Row ${i + 1}: work backward and ` : `Row ${i + 1}: `, ...en, '.'],
          [
            pairs.missing[i] === 'input'
              ? `Fila ${i + 1}: usa la operación inversa; hay que `
              : `Fila ${i + 1}: hay que `,
            ...es,
            '.',
          ],
        )
      }),
      wholeTable(pairs, story.heads),
    ],
    check(printed, { blanks }) {
      const [by] = printed.numbers
      return by !== undefined && fits({ sign: '×', by: by.n }, rowsIn(printed, blanks))
    },
  }),
  wrongOutput: form({
    levels: ['medium'],
    kind: 'find-mistake',
    draw(random) {
      const sign = random.evenly(['÷', '×'] as const)
      const row = random.evenly([2, 0, 3, 1])
      return random.until(
        () => {
          const rule = { sign, by: random.int(3, 9) }
          const inputs = factorInputs(random, rule, 3, 4)
          const off = random.pick(sign === '×' ? [rule.by, -rule.by, 2, -2] : [1, -1, 2])
          return { rule, row, inputs, wrong: applied(itemOf(inputs, row), rule) + off }
        },
        ({ rule, inputs, wrong }) => inputs.every(value => applied(value, rule) !== wrong && value !== wrong),
      )
    },
    answer: numberList,
    solve: ({ rule, row, inputs, wrong }) => [wrong, applied(itemOf(inputs, row), rule)],
    ask({ rule, row, inputs, wrong }) {
      const { en, es } = ruleLine(rule)
      const shown = table({
        head: [INPUT, OUTPUT],
        rows: inputs.map((value, i) => [value, i === row ? wrong : applied(value, rule)]),
      })
      return {
        en: [
          prose`One output in the table is wrong.`,
          en,
          shown,
          prose`Wrong output: ____`,
          prose`Correct output: ____`,
        ],
        es: [
          prose`Una salida de la tabla es incorrecta.`,
          es,
          shown,
          prose`Salida incorrecta: ____`,
          prose`Salida correcta: ____`,
        ],
      }
    },
    solution({ rule, row, inputs, wrong }) {
      const value = itemOf(inputs, row)
      const right = applied(value, rule)
      return [
        explained(
          statements(...inputs.filter((_, i) => i !== row).map(each => worked(each, rule))),
          line`Check each row with the rule. These outputs are correct.`,
          line`Comprueba cada fila con la regla. Estas salidas son correctas.`,
        ),
        explained(
          worked(value, rule),
          line`The output for ${value} must be ${right}.`,
          line`La salida para ${value} debe ser ${right}.`,
        ),
        step(list(wrong), because.mistakeIs, {
          what: {
            en: line`the table shows ${wrong}, not ${right}`,
            es: line`la tabla muestra ${wrong}, no ${right}`,
          },
        }),
        explained(list(wrong, right), line`Write both outputs.`, line`Escribe las dos salidas.`),
      ]
    },
    check(printed, answers) {
      const [wrong, right] = tupleOf(answers.map(exact), 2)
      const [by] = printed.numbers
      const rows = rowsIn(printed, []).map(([input, output]) => [input, output.equals(wrong) ? right : output] as const)
      return (
        by !== undefined &&
        (['×', '÷'] as const).some(
          sign => fits({ sign, by: by.n }, rows) && !fits({ sign, by: by.n }, rowsIn(printed, [])),
        )
      )
    },
  }),
})
