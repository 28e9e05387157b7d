import { type Block, type Both, prose } from '../../../author.ts'
import type { Truth } from '../choices/statements.ts'

/** A statement that is always, sometimes or never true. */
export interface Statement {
  readonly truth: Truth
  readonly says: Both<Block>
}

export const statement = (truth: Truth, en: Block, es: Block): Statement => ({ truth, says: { en, es } })

export const howOftenTrue = {
  en: prose`Always, sometimes, or never true?`,
  es: prose`¿Siempre, a veces o nunca es verdad?`,
}
