import {
  type Block,
  type Both,
  both,
  type Content,
  type Noun,
  type Printed,
  prose,
  type Sentence,
  type Step,
  step,
  thing,
  trueOrFalse,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'

export type Asked = 'more' | 'less'
export const ASKED = ['more', 'less'] as const

export const asksMore = (printed: Printed) =>
  /longer|taller|heav|more|más (?:larga|alta)|pesa más|cabe más/.test(printed.text)

export const shown = (question: Both<Block>, drawn: Block): Both<Content> => ({
  en: [question.en, drawn],
  es: [question.es, drawn],
})

export const named = (noun: Noun): Sentence => ({ key: noun.en[0], says: both(prose`${thing(noun)}`) })

export const TRUE_OR_FALSE = { en: prose`True or false?`, es: prose`¿Verdadero o falso?` }
/** What the pictures told, held against the sentence. */
export const verdict = (answer: 'true' | 'false'): Step =>
  step(trueOrFalse.show(answer), answer === 'true' ? because.sentenceSaysTheSame : because.sentenceSaysTheOpposite)
