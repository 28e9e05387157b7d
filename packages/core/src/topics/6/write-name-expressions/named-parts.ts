import { type Block, type Both, blank, type Expr, type Inline, itemOf, line, type Value } from '../../../author.ts'

/** A blank with what belongs in it, such as "Coefficient of x". */
export type PartName = Both<readonly Inline[]>
type Locale = 'en' | 'es'

const LOCALES = ['en', 'es'] as const
const inBoth = <T>(make: (locale: Locale) => T): Both<T> => {
  const [en, es] = LOCALES.map(make) as [T, T]
  return { en, es }
}

export const TERMS: PartName = { en: line`Number of terms`, es: line`Número de términos` }
export const CONSTANT: PartName = { en: line`Constant`, es: line`Constante` }
export const coefficientOf = (x: Expr): PartName => ({ en: line`Coefficient of ${x}`, es: line`Coeficiente de ${x}` })

/** An expression above the lines to fill in, in the order of the answer. */
export const partLines = (shown: Expr, names: readonly PartName[]): Both<readonly Block[]> =>
  inBoth(locale => [
    { kind: 'maths', of: shown },
    ...names.map((name): Block => ({ kind: 'paragraph', content: [...name[locale], ': ', blank(3)] })),
  ])

const lowered = (name: readonly Inline[]): readonly Inline[] =>
  name.map((part, i) => (i === 0 && typeof part === 'string' ? part.charAt(0).toLowerCase() + part.slice(1) : part))

/** What is found, each under its name: "Coefficient of x: 4; constant: 9". */
export const partsFound = (names: readonly PartName[], values: readonly Value[]): Both<Block> =>
  inBoth(locale => ({
    kind: 'paragraph',
    content: names.flatMap((name, i) => [
      ...(i === 0 ? name[locale] : ['; ', ...lowered(name[locale])]),
      ': ',
      ...line`${itemOf(values, i)}`,
    ]),
  }))
