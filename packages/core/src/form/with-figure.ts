import { type Block, type Both, figure } from '../content.ts'
import type { Figure } from '../figure/figure.ts'

/** A question above its figure. */
export const withFigure = (question: Both<Block>, drawn: Figure): Both<readonly Block[]> => {
  const block = figure(drawn)
  return { en: [question.en, block], es: [question.es, block] }
}
