import { exact, explained, type FormMaker, integer, line, list, prose, tableCells, wholes } from '../../../author.ts'
import { COMPLETE, tableOfStory, withRule } from './parts.ts'
import {
  applied,
  filledPairs,
  fits,
  type levels,
  mixedInputs,
  type Pairs,
  rowSteps,
  rowsIn,
  ruleLine,
  ruleWords,
  wholeTable,
  worked,
} from './rules.ts'
import { changes } from './stories.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  addOrSubtract: form({
    levels: ['easy'],
    share: 2,
    instruction: COMPLETE,
    draw(random): Pairs {
      const sign = random.evenly(['+', '−'] as const)
      const by = random.pick([5, 6, 7, 8, 9, 10, 11, 12, 20])
      return {
        rule: { sign, by },
        inputs: mixedInputs(random, wholes(sign === '+' ? 3 : by + 2, 80), 4),
        missing: ['output', 'output', 'output', 'output'],
      }
    },
    answer: tableCells,
    solve: pairs => filledPairs(pairs),
    ask: withRule,
    solution: pairs => [...rowSteps(pairs), wholeTable(pairs)],
    check(printed, { blanks }) {
      const rows = rowsIn(printed, blanks)
      const [by] = printed.numbers
      return by !== undefined && (fits({ sign: '+', by: by.n }, rows) || fits({ sign: '−', by: by.n }, rows))
    },
  }),
  oneOutput: form({
    levels: ['easy'],
    draw(random) {
      const sign = random.evenly(['−', '+'] as const)
      const by = random.int(5, 20)
      return { rule: { sign, by }, input: random.int(sign === '+' ? 12 : by + 6, 79) }
    },
    answer: integer,
    solve: ({ rule, input }) => applied(input, rule),
    ask({ rule, input }) {
      const { en, es } = ruleLine(rule)
      return {
        en: [en, prose`The input is ${input}. What is the output?`],
        es: [es, prose`La entrada es ${input}. ¿Cuál es la salida?`],
      }
    },
    solution: ({ rule, input }) => [
      explained(
        list(input, rule.by),
        line`Start with the input, ${input}, and use the rule.`,
        line`Empieza con la entrada, ${input}, y usa la regla.`,
      ),
      explained(
        worked(input, rule),
        line`The output is ${applied(input, rule)}.`,
        line`La salida es ${applied(input, rule)}.`,
      ),
    ],
    check(printed, answer) {
      const [by, input] = printed.take(2)
      return exact(answer).minus(input).equals(by) || input.minus(exact(answer)).equals(by)
    },
  }),
  changeTable: form({
    levels: ['easy'],
    kind: 'story',
    draw(random) {
      const story = random.evenly(changes)
      const pairs: Pairs = {
        rule: { sign: story.sign, by: story.by },
        inputs: mixedInputs(random, wholes(...story.inputs), 4),
        missing: ['output', 'output', 'output', 'output'],
      }
      return { story, pairs }
    },
    answer: tableCells,
    solve: ({ story, pairs }) => filledPairs(pairs, story.heads),
    ask: tableOfStory,
    solution: ({ story, pairs }) => {
      const { en, es } = ruleWords(pairs.rule)
      return [
        ...pairs.inputs.map((value, i) =>
          explained(worked(value, pairs.rule), [`Row ${i + 1}: `, ...en, '.'], [`Fila ${i + 1}: hay que `, ...es, '.']),
        ),
        wholeTable(pairs, story.heads),
      ]
    },
    check(printed, { blanks }) {
      const [by] = printed.numbers
      const rows = rowsIn(printed, blanks)
      return by !== undefined && (fits({ sign: '+', by: by.n }, rows) || fits({ sign: '−', by: by.n }, rows))
    },
  }),
})
