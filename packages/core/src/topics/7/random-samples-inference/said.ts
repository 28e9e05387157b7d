import type { Block, Both, FormMaker, Printed } from '../../../author.ts'
import type { levels } from './levels.ts'

export type Form = FormMaker<typeof levels>

/** A text of a bank as a block. */
export const said = ({ en, es }: Both<string>): Both<Block> => ({
  en: { kind: 'paragraph', content: [en] },
  es: { kind: 'paragraph', content: [es] },
})
export const isPrinted = ({ text }: Printed, { en, es }: Both<string>): boolean =>
  text.includes(en) || text.includes(es)
