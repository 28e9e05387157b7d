import type { Block, Both, FormMaker, Inline, Printed, Sentence } from '../../../author.ts'
import type { levels } from './levels.ts'

export type Form = FormMaker<typeof levels>
type Words = Both<readonly Inline[]>

/** A text of a bank as a block, or as part of a line. */
export const block = ({ en, es }: Both<string>): Both<Block> => ({
  en: { kind: 'paragraph', content: [en] },
  es: { kind: 'paragraph', content: [es] },
})
export const inline = ({ en, es }: Both<string>): Words => ({ en: [en], es: [es] })
/** A question as a choice: each is another answer. */
export const asChoice = (says: Both<string>): Sentence => ({ key: says.en, says: block(says) })
/** “…” around it. */
export const quoted = ({ en, es }: Both<string>): Both<string> => ({ en: `“${en}”`, es: `“${es}”` })
export const isPrinted = ({ text }: Printed, { en, es }: Both<string>): boolean =>
  text.includes(en) || text.includes(es)
