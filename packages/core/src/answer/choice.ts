import { type Both, both, type Content, figure } from '../content.ts'
import type { Figure } from '../figure/figure.ts'
import { expr, type Value } from '../math/build.ts'
import type { AnswerType, Json } from './type.ts'
import { writtenOut } from './written.ts'

/** Right and wrong choices that are formulas. They come from `mistakes`, whose laws replace near misses. */
export const formulaChoice: AnswerType<Value> = {
  kind: 'choice',
  show: value => both(expr(value)),
  value: value => writtenOut(expr(value)),
  nearMisses: () => [],
}

/** Choices that are figures. */
export const figureChoice: AnswerType<Figure> = {
  kind: 'choice',
  show: value => both(figure(value)),
  value: value => value as unknown as Json,
  nearMisses: () => [],
}

export interface Sentence {
  /** Equal keys are equal choices. */
  readonly key: string
  readonly says: Both<Content>
}

/** Choices that are sentences, or anything else to read. */
export const sentenceChoice: AnswerType<Sentence> = {
  kind: 'choice',
  show: ({ says }) => says,
  value: ({ key }) => key,
  nearMisses: () => [],
}
