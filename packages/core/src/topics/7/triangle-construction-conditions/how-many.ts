import { option, prose, words } from '../../../author.ts'

/** How many triangles have these parts. */
export type HowMany = 'none' | 'one' | 'many'
export const HOW_MANY = option<HowMany>({
  none: { en: prose`none`, es: prose`ninguno` },
  one: { en: prose`exactly one`, es: prose`exactamente uno` },
  many: { en: prose`more than one`, es: prose`más de uno` },
})
export const COUNTS = {
  none: words('none', 'ninguno'),
  one: words('exactly one', 'exactamente uno'),
  many: words('more than one', 'más de uno'),
} as const
