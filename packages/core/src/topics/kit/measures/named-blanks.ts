import {
  type AnswerType,
  type Block,
  type Both,
  blank,
  both,
  expr,
  failed,
  type Inline,
  type Locale,
  line,
  linesFilled,
  measure,
  numberList,
  statements,
  type UnitId,
  type Value,
} from '../../../author.ts'

/** A blank with what it is for, and its unit if it has one: "Part A: ____ cm³". */
export interface NamedBlank {
  readonly name: Both<string>
  readonly unit?: UnitId
}

const LOCALES = ['en', 'es'] as const
const amountOf = (value: Value, unit: UnitId | undefined): readonly Inline[] =>
  unit ? line`${measure(value, unit)}` : line`${value}`
const inBoth = <T>(make: (locale: Locale) => T): Both<T> => {
  const [en, es] = LOCALES.map(make) as [T, T]
  return { en, es }
}

/** The lines to fill in, in the order of the answer. */
export const namedLines = (...blanks: readonly NamedBlank[]): Both<readonly Block[]> =>
  inBoth(locale =>
    blanks.map(({ name, unit }) => ({
      kind: 'paragraph',
      content: [`${name[locale]}: `, ...amountOf(blank(3), unit)],
    })),
  )

/** Several numbers; a comma would run into their thousands. */
export const blankAnswers: AnswerType<readonly Value[]> = {
  ...numberList,
  show: values => both(statements(...values.map(expr))),
}

/** The answer as the key prints it: each number under the name of its blank. */
export function namedKey(blanks: readonly NamedBlank[], values: readonly Value[]): Both<Block> {
  const lines = namedLines(...blanks)
  return inBoth(
    locale => linesFilled(lines[locale], values.map(expr)) ?? failed('Each of several blanks has its value'),
  )
}
