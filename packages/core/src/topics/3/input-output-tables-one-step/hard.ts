import {
  divide,
  equation,
  exact,
  explained,
  type FormMaker,
  itemOf,
  line,
  list,
  minus,
  numberList,
  prose,
  type Random,
  type Sentence,
  type Step,
  sentenceChoice,
  statements,
  table,
  tableCells,
  tupleOf,
  wholes,
} from '../../../author.ts'
import { factorInputs } from './parts.ts'
import {
  applied,
  filledPairs,
  fits,
  INPUT,
  type levels,
  mixedInputs,
  OUTPUT,
  type Pairs,
  pairsTable,
  type Rule,
  rowSteps,
  rowsIn,
  ruleAndTable,
  ruleLine,
  ruleWords,
  type Sign,
  tableOf,
  worked,
} from './rules.ts'

const ruleOf = (key: string): Rule => {
  const [sign, by] = tupleOf(key.split(' '), 2)
  return { sign: sign as Sign, by: Number(by) }
}

/** A rule of the hard level with the inputs of five rows. */
const drawHidden = (random: Random, sign: Sign): Pairs =>
  random.until(
    () => hiddenWith(random, sign),
    ({ inputs, rule }) => new Set(inputs.flatMap(value => [value, applied(value, rule)]).slice(6)).size === 4,
  )

function hiddenWith(random: Random, sign: Sign): Pairs {
  const isFactor = sign === '×' || sign === '÷'
  const rule = { sign, by: isFactor ? random.int(3, 9) : random.int(9, 50) }
  const inputs = isFactor
    ? factorInputs(random, rule, 2, 5)
    : mixedInputs(
        random,
        wholes(sign === '+' ? 11 : rule.by + 4, sign === '+' ? 70 : 99).filter(value => value !== rule.by),
        5,
      )
  return {
    rule,
    inputs,
    missing: ['none', 'none', 'none', ...random.pick([['output', 'input'] as const, ['input', 'output'] as const])],
  }
}

/** Three pairs, of which the first fits two rules: 11 → 44 is add 33, and multiply by 4. */
interface TwoRules {
  readonly rule: Rule
  readonly firstOnly: Rule
  readonly inputs: readonly number[]
  /** The input whose output is asked for: both rules can be used with it. */
  readonly next: number
}

function drawTwoRules(random: Random, sign: Sign): TwoRules {
  const [less, by] = [random.int(4, 9), random.int(3, 6)]
  const isUp = sign === '+' || sign === '×'
  const added = { sign: isUp ? '+' : '−', by: less * (by - 1) } as const
  const multiplied = { sign: isUp ? '×' : '÷', by } as const
  const isSum = sign === '+' || sign === '−'
  const from = isSum
    ? wholes(isUp ? 11 : added.by + 5, isUp ? 60 : 95)
    : wholes(2, 10).map(value => (isUp ? value : value * by))
  const first = isUp ? less : less * by
  const rule = isSum ? added : multiplied
  const firstOnly = isSum ? multiplied : added
  const [inputs, next] = random.until(
    () => {
      const [two, three, four] = tupleOf(mixedInputs(random, from, 3), 3)
      return [[first, two, three], four] as const
    },
    ([shown, last]) => {
      const other = applied(last, firstOnly)
      return (
        new Set([...shown, last]).size === 4 &&
        [...shown.slice(1), last].every(value => value !== rule.by) &&
        Number.isInteger(other) &&
        other > 0 &&
        other < 100 &&
        other !== applied(last, rule)
      )
    },
  )
  return { rule, firstOnly, inputs, next }
}

/** "multiply by 4; 36". */
const ruleAndOutput = (rule: Rule, output: number): Sentence => {
  const { en, es } = ruleWords(rule)
  return {
    key: `${rule.sign} ${rule.by}; ${output}`,
    says: {
      en: { kind: 'paragraph', content: [...en, ...line`; ${output}`] },
      es: { kind: 'paragraph', content: [...es, ...line`; ${output}`] },
    },
  }
}

const wrongRules = ({ rule, firstOnly, next }: TwoRules): Record<string, Sentence> => ({
  firstOnly: ruleAndOutput(firstOnly, applied(next, firstOnly)),
  ruleOnly: ruleAndOutput(rule, applied(next, rule) + (rule.sign === '×' ? rule.by : 1)),
  outputOnly: ruleAndOutput(firstOnly, applied(next, rule)),
})

/** The three full pairs, each with the rule. */
const pairsFit = ({ rule, inputs }: Pick<Pairs, 'rule' | 'inputs'>) => {
  const { en, es } = ruleWords(rule)
  return explained(
    statements(...inputs.slice(0, 3).map(value => worked(value, rule))),
    ['One rule fits all three pairs: ', ...en, '.'],
    ['Una sola regla sirve para los tres pares: ', ...es, '.'],
  )
}

/** What the first pair tells of the rule. */
function direction({ rule, inputs }: Pick<Pairs, 'rule' | 'inputs'>) {
  const first = itemOf(inputs, 0)
  const isUp = applied(first, rule) > first
  return explained(
    list(first, applied(first, rule)),
    isUp
      ? line`The outputs are greater than the inputs: add or multiply.`
      : line`The outputs are less than the inputs: subtract or divide.`,
    isUp
      ? line`Las salidas son mayores que las entradas: hay que sumar o multiplicar.`
      : line`Las salidas son menores que las entradas: hay que restar o dividir.`,
  )
}

/** Where the differences of two pairs are equal, a number is added or subtracted; where they are not, the quotients tell the number. */
function differences({ rule, inputs }: Pick<Pairs, 'rule' | 'inputs'>): readonly Step[] {
  const [one, two] = tupleOf(inputs.slice(0, 2), 2)
  const { en, es } = ruleWords(rule)
  const sorted = (value: number) =>
    tupleOf(
      [value, applied(value, rule)].sort((a, b) => a - b),
      2,
    )
  const apart = (value: number) => {
    const [less, more] = sorted(value)
    return equation(minus(more, less), more - less)
  }
  const isSum = rule.sign === '+' || rule.sign === '−'
  if (isSum)
    return [
      explained(
        statements(apart(one), apart(two)),
        ['The differences of two pairs are equal, so try this rule: ', ...en, '.'],
        ['Las diferencias de dos pares son iguales; prueba esta regla: ', ...es, '.'],
      ),
    ]
  return [
    explained(
      statements(apart(one), apart(two)),
      line`The differences of two pairs are not equal, so the rule does not add or subtract.`,
      line`Las diferencias de dos pares no son iguales, así que la regla no es sumar ni restar.`,
    ),
    explained(
      statements(
        ...[one, two].map(value => {
          const [less, more] = sorted(value)
          return equation(divide(more, less), rule.by)
        }),
      ),
      ['Divide the greater number of each pair by the smaller one. Try this rule: ', ...en, '.'],
      ['Divide el número mayor de cada par entre el menor. Prueba esta regla: ', ...es, '.'],
    ),
  ]
}

const SIGNS: readonly Sign[] = ['×', '−', '÷', '+']

export const hardForms = (form: FormMaker<typeof levels>) => ({
  hiddenRule: form({
    levels: ['hard'],
    share: 2,
    instruction: {
      en: prose`Find the rule from the complete rows and write it. Then complete the table.`,
      es: prose`Halla la regla con las filas completas y escríbela. Después completa la tabla.`,
    },
    draw: random => drawHidden(random, random.evenly(SIGNS)),
    answer: tableCells,
    solve: pairs => filledPairs(pairs),
    ask: pairs => ({
      en: [prose`Rule: ________`, pairsTable(pairs)],
      es: [prose`Regla: ________`, pairsTable(pairs)],
    }),
    namedAnswer: (pairs, filled) => {
      const [{ en, es }, shown] = [ruleLine(pairs.rule), tableOf(filled)]
      return { en: [en, shown], es: [es, shown] }
    },
    solution: pairs => [...differences(pairs), pairsFit(pairs), ...rowSteps(pairs), ruleAndTable(pairs)],
    // The rule is found anew from the printed pairs.
    check(printed, { blanks }) {
      const rows = rowsIn(printed, blanks)
      const [[input, output]] = tupleOf(rows.slice(0, 1), 1)
      const rules: readonly Rule[] = SIGNS.flatMap(sign => wholes(2, 60).map(by => ({ sign, by })))
      return !input.equals(output) && rules.some(rule => fits(rule, rows))
    },
  }),
  oddRow: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw(random) {
      const sign = random.evenly(['+', '÷', '−', '×'] as const)
      const row = random.evenly([3, 1, 4, 2, 0])
      return random.until(
        () => {
          const { rule, inputs } = drawHidden(random, sign)
          const wrong = applied(itemOf(inputs, row), rule) + random.pick([1, -1, 2, -2])
          return { rule, inputs, row, wrong }
        },
        ({ rule, inputs, wrong }) =>
          wrong > 0 && inputs.every(value => applied(value, rule) !== wrong && value !== wrong),
      )
    },
    answer: numberList,
    solve: ({ rule, row, inputs, wrong }) => [wrong, applied(itemOf(inputs, row), rule)],
    ask({ rule, row, inputs, wrong }) {
      const shown = table({
        head: [INPUT, OUTPUT],
        rows: inputs.map((value, i) => [value, i === row ? wrong : applied(value, rule)]),
      })
      return {
        en: [
          prose`One rule fits all the rows but one. Find the output that does not fit, and correct it.`,
          shown,
          prose`Wrong output: ____`,
          prose`Correct output: ____`,
        ],
        es: [
          prose`Una misma regla sirve para todas las filas menos una. Halla la salida que no corresponde y corrígela.`,
          shown,
          prose`Salida incorrecta: ____`,
          prose`Salida correcta: ____`,
        ],
      }
    },
    solution({ rule, row, inputs, wrong }) {
      const others = inputs.filter((_, i) => i !== row)
      const value = itemOf(inputs, row)
      const right = applied(value, rule)
      const { en, es } = ruleWords(rule)
      return [
        ...differences({ rule, inputs: others }),
        explained(
          statements(...others.map(each => worked(each, rule))),
          ['These four rows fit one rule: ', ...en, '.'],
          ['Estas cuatro filas siguen una regla: ', ...es, '.'],
        ),
        explained(
          worked(value, rule),
          line`By this rule the output for ${value} must be ${right}, not ${wrong}.`,
          line`Con esta regla, la salida para ${value} debe ser ${right}, no ${wrong}.`,
        ),
        explained(list(wrong, right), line`Write both outputs.`, line`Escribe las dos salidas.`),
      ]
    },
    // No other row can be mended so that one rule fits all.
    check(printed, answers) {
      const [wrong, right] = tupleOf(answers.map(exact), 2)
      const printedRows = rowsIn(printed, [])
      const rules: readonly Rule[] = SIGNS.flatMap(sign => wholes(2, 60).map(by => ({ sign, by })))
      const mended = printedRows.map(([input, output]) => [input, output.equals(wrong) ? right : output] as const)
      const most = rules.filter(
        rule => printedRows.filter(pair => fits(rule, [pair])).length === printedRows.length - 1,
      )
      const [rule] = most
      return most.length === 1 && rule !== undefined && fits(rule, mended) && !wrong.equals(right)
    },
  }),
  whichRule: form({
    levels: ['hard'],
    draw: random => drawTwoRules(random, random.evenly(['÷', '+', '×', '−'])),
    answer: sentenceChoice,
    solve: ({ rule, next }) => ruleAndOutput(rule, applied(next, rule)),
    mistakes: wrongRules,
    ask({ rule, inputs, next }) {
      const shown = pairsTable({ rule, inputs: [...inputs, next], missing: ['none', 'none', 'none', 'output'] })
      return {
        en: [prose`Which rule fits all the complete rows, and what is the missing output?`, shown],
        es: [prose`¿Qué regla sirve para todas las filas completas y cuál es la salida que falta?`, shown],
      }
    },
    solution(drawn) {
      const { rule, next } = drawn
      return [
        direction(drawn),
        pairsFit(drawn),
        explained(
          worked(next, rule),
          line`Use this rule with the last input, ${next}.`,
          line`Usa esta regla con la última entrada, ${next}.`,
        ),
      ]
    },
    whyWrong({ rule, inputs, next }) {
      const [first, second] = tupleOf(inputs.slice(0, 2), 2)
      const firstPairOnly = {
        en: line`This rule fits ${first} and ${applied(first, rule)}, but not ${second} and ${applied(second, rule)}.`,
        es: line`Esta regla sirve para ${first} y ${applied(first, rule)}, pero no para ${second} y ${applied(second, rule)}.`,
      }
      return {
        firstOnly: firstPairOnly,
        ruleOnly: {
          en: line`The rule is right, but for ${next} it gives ${applied(next, rule)}.`,
          es: line`La regla es correcta, pero para ${next} da ${applied(next, rule)}.`,
        },
        outputOnly: {
          en: line`The output is right, but the rule does not fit ${second} and ${applied(second, rule)}.`,
          es: line`La salida es correcta, pero la regla no sirve para ${second} y ${applied(second, rule)}.`,
        },
      }
    },
    check(printed, { key }) {
      const [rule, output] = tupleOf(key.split('; '), 2)
      return fits(ruleOf(rule), rowsIn(printed, [Number(output)]))
    },
  }),
})
