import { itemOf, line } from '../../../author.ts'
import type { Words } from './tree.ts'

const PARTS: readonly { readonly inside: Words; readonly first: Words }[] = [
  { inside: { en: line`half`, es: line`la mitad` }, first: { en: line`Half`, es: line`La mitad` } },
  { inside: { en: line`one third`, es: line`un tercio` }, first: { en: line`One third`, es: line`Un tercio` } },
  { inside: { en: line`one fourth`, es: line`un cuarto` }, first: { en: line`One fourth`, es: line`Un cuarto` } },
  { inside: { en: line`one fifth`, es: line`un quinto` }, first: { en: line`One fifth`, es: line`Un quinto` } },
]
/** One of n equal parts, within a sentence and at its beginning. */
export const partWords = (n: number) => itemOf(PARTS, n - 2)
