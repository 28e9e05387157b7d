import {
  type Block,
  blank,
  divide,
  type Expr,
  equation,
  exact,
  explained,
  type FilledTable,
  type Inline,
  itemOf,
  line,
  minus,
  type Printed,
  type Random,
  type Ratio,
  type Step,
  sum,
  table,
  times,
  type Value,
  words,
} from '../../../author.ts'

export const levels = { easy: {}, medium: {}, hard: {} } as const

export type Sign = '+' | '−' | '×' | '÷'
export interface Rule {
  readonly sign: Sign
  readonly by: number
}
const OPPOSITE: Readonly<Record<Sign, Sign>> = { '+': '−', '−': '+', '×': '÷', '÷': '×' }
export const opposite = ({ sign, by }: Rule): Rule => ({ sign: OPPOSITE[sign], by })

const RESULTS: Readonly<Record<Sign, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '−': (a, b) => a - b,
  '×': (a, b) => a * b,
  '÷': (a, b) => a / b,
}
const WRITTEN: Readonly<Record<Sign, (a: Value, b: Value) => Expr>> = { '+': sum, '−': minus, '×': times, '÷': divide }
export const applied = (value: number, { sign, by }: Rule): number => RESULTS[sign](value, by)
export const worked = (value: number, rule: Rule): Expr =>
  equation(WRITTEN[rule.sign](value, rule.by), applied(value, rule))

/** "multiply by 6". */
export const ruleWords = ({ sign, by }: Rule): { readonly en: readonly Inline[]; readonly es: readonly Inline[] } =>
  ({
    '+': { en: line`add ${by}`, es: line`sumar ${by}` },
    '−': { en: line`subtract ${by}`, es: line`restar ${by}` },
    '×': { en: line`multiply by ${by}`, es: line`multiplicar por ${by}` },
    '÷': { en: line`divide by ${by}`, es: line`dividir entre ${by}` },
  })[sign]
/** "Rule: multiply by 6." */
export const ruleLine = (rule: Rule): { readonly en: Block; readonly es: Block } => {
  const { en, es } = ruleWords(rule)
  return {
    en: { kind: 'paragraph', content: ['Rule: ', ...en] },
    es: { kind: 'paragraph', content: ['Regla: ', ...es] },
  }
}

/** Inputs with their outputs; which of them is left for the pupil. */
export interface Pairs {
  readonly rule: Rule
  readonly inputs: readonly number[]
  /** In each row, what is missing. */
  readonly missing: readonly ('none' | 'input' | 'output')[]
}
export const INPUT = words('Input', 'Entrada')
export const OUTPUT = words('Output', 'Salida')
export type Heads = readonly [input: Expr, output: Expr]

export const pairsTable = ({ rule, inputs, missing }: Pairs, [input, output]: Heads = [INPUT, OUTPUT]): Block =>
  table({
    head: [input, output],
    rows: inputs.map((value, i) => [
      missing[i] === 'input' ? blank(2) : value,
      missing[i] === 'output' ? blank(2) : applied(value, rule),
    ]),
  })
export const filledPairs = (
  { rule, inputs, missing }: Pairs,
  [input, output]: Heads = [INPUT, OUTPUT],
): FilledTable => ({
  head: [input, output],
  rows: inputs.map(value => [value, applied(value, rule)]),
  blanks: inputs.flatMap((value, i) =>
    missing[i] === 'none' ? [] : [missing[i] === 'input' ? value : applied(value, rule)],
  ),
})

/** Each missing number, row by row. */
export const rowSteps = ({ rule, inputs, missing }: Pairs): readonly Step[] =>
  inputs.flatMap((value, i) => {
    const output = applied(value, rule)
    const { en, es } = ruleWords(opposite(rule))
    if (missing[i] === 'output')
      return [
        explained(
          worked(value, rule),
          line`Use the rule with the input ${value}.`,
          line`Usa la regla con la entrada ${value}.`,
        ),
      ]
    return missing[i] === 'input'
      ? [
          explained(
            worked(output, opposite(rule)),
            [...line`The output is ${output}. Work backward to find the input: `, ...en, '.'],
            [...line`La salida es ${output}. Para hallar la entrada, hay que `, ...es, '.'],
          ),
        ]
      : []
  })
export const wholeTable = (pairs: Pairs, heads: Heads = [INPUT, OUTPUT]): Step => {
  const { rows } = filledPairs(pairs, heads)
  return explained(
    table({ head: [...heads], rows }),
    line`Write the missing numbers in the table.`,
    line`Escribe en la tabla los números que faltan.`,
  )
}

export const tableOf = ({ head, rows }: Pick<FilledTable, 'head' | 'rows'>): Block =>
  table({ ...(head && { head }), rows })
/** The rule, and the table with the missing numbers. */
export const ruleAndTable = (pairs: Pairs): Step => {
  const [{ en, es }, shown] = [ruleLine(pairs.rule), tableOf(filledPairs(pairs))]
  return explained(
    { en: [en, shown], es: [es, shown] },
    line`Write the rule and the missing numbers.`,
    line`Escribe la regla y los números que faltan.`,
  )
}

/** The rows of the printed table with the answers in their blanks. */
export function rowsIn(printed: Printed, blanks: readonly Value[]): readonly (readonly [Ratio, Ratio])[] {
  let next = 0
  const valueOf = (item: Expr) => exact(item.kind === 'blank' ? itemOf(blanks, next++) : item)
  return printed.block('table').rows.map(row => {
    const [input, output] = row.map(([item]) => valueOf(item as Expr))
    return [input ?? exact(0), output ?? exact(0)]
  })
}
/** Whether a rule, undone, leads from every output back to its input. */
export const fits = ({ sign, by }: Rule, rows: readonly (readonly [Ratio, Ratio])[]): boolean =>
  rows.every(([input, output]) =>
    sign === '+'
      ? output.minus(by).equals(input)
      : sign === '−'
        ? output.plus(by).equals(input)
        : sign === '×'
          ? output.over(by).equals(input)
          : output.times(by).equals(input),
  )

/** Numbers that are neither in order nor one after another. */
export const mixedInputs = (random: Random, from: readonly number[], count: number): readonly number[] =>
  random.until(
    () => random.shuffle(from).slice(0, count),
    drawn => {
      const steps = drawn.slice(1).map((value, i) => value - itemOf(drawn, i))
      return steps.some(each => each > 0) && steps.some(each => each < 0) && steps.every(each => Math.abs(each) > 1)
    },
  )
