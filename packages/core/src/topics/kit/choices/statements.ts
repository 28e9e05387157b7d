import { type Block, type Both, isSameContent, option, type Printed, prose } from '../../../author.ts'

/** How often something is true. */
export type Truth = 'always' | 'sometimes' | 'never'

export const truthShown: Readonly<Record<Truth, Both<Block>>> = {
  always: { en: prose`always`, es: prose`siempre` },
  sometimes: { en: prose`sometimes`, es: prose`a veces` },
  never: { en: prose`never`, es: prose`nunca` },
}
export const howOften = option<Truth>(truthShown)

/** The one of these statements that is printed. */
export const printedOf = <S extends { readonly says: Both<Block> }>(
  statements: readonly S[],
  { blocks }: Printed,
): S | undefined =>
  statements.find(({ says }) => blocks.some(block => isSameContent(says.en, block) || isSameContent(says.es, block)))
