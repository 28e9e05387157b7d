import {
  type AnswerType,
  type Block,
  type Both,
  blank,
  both,
  expr,
  type Inline,
  itemOf,
  type Locale,
  line,
  measure,
  numberList,
  statements,
  type UnitId,
  type Value,
  withoutCapital,
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
export const namedKey = (blanks: readonly NamedBlank[], values: readonly Value[]): Both<Block> =>
  inBoth(locale => ({
    kind: 'paragraph',
    content: values.flatMap((value, i) => {
      const { name, unit } = itemOf(blanks, i)
      return [i === 0 ? `${name[locale]}: ` : `; ${withoutCapital(name[locale])}: `, ...amountOf(value, unit)]
    }),
  }))
