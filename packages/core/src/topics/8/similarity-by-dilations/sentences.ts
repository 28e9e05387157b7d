import { type Expr, line, Ratio, type Sentence } from '../../../author.ts'
import type { Factor } from '../../kit/transformations/dilations.ts'
import { paragraph } from '../../kit/transformations/points.ts'

export const sentence = (key: string, en: ReturnType<typeof line>, es: ReturnType<typeof line>): Sentence => ({
  key,
  says: { en: paragraph(en), es: paragraph(es) },
})
export const turnedAround = (one: Expr, two: Expr, factor: Factor) => ({
  en: line`The factor ${Ratio.of(1).over(Ratio.of(...factor))} goes from ${two} to ${one}.`,
  es: line`El factor ${Ratio.of(1).over(Ratio.of(...factor))} va de ${two} a ${one}.`,
})
