import {
  answerStep,
  type Block,
  type Both,
  both,
  type Content,
  type Inline,
  type Quantity,
  type Step,
} from '../../../author.ts'

type Words = readonly Inline[]

/** The answer, and the sentence that it ends a story with. */
export const ended = (answer: Content | Both<Content>, en: Words, es: Words): Step => answerStep(answer, { en, es })

/** An amount alone on its line. */
export const alone = (...content: Words): Both<Block> => both({ kind: 'paragraph', content })

/** Sentences of a story, one after the other, as one paragraph. */
export const paragraph = (...sentences: readonly Both<Words>[]): Both<Block> => {
  const inOne = (locale: 'en' | 'es'): Block => ({
    kind: 'paragraph',
    content: sentences.flatMap((sentence, i) => (i === 0 ? sentence[locale] : [' ', ...sentence[locale]])),
  })
  return { en: inOne('en'), es: inOne('es') }
}

/** The answer alone, and the sentence that ends the story with it. */
export const answered = (found: Quantity, { en, es }: Both<Words>): Step => ended(alone(found), en, es)
