import { type Both, type Expr, equation, explainedBy, type Inline, line, over, Ratio } from '../../../author.ts'
import { writtenAs } from '../../kit/integers/written.ts'
import { type Line, parted } from './lines.ts'

export const LINES: readonly Line[] = [
  parted(-3, 3, 4, 'mixed'),
  parted(-2, 1, 10, 'decimal'),
  parted(-3, 3, 2, 'decimal'),
  parted(-3, 2, 4, 'decimal'),
  parted(-1, 2, 10, 'decimal'),
  parted(-2, 3, 4, 'mixed'),
]
export const partsOf = ({ step: [, d] }: Line): number => d
export const isLabeled = (on: Line) => (mark: number) => mark % partsOf(on) === 0
/** From the whole number on the side of 0, so many parts away from 0. */
export function counted(on: Line, mark: number): Both<readonly Inline[]> {
  const d = partsOf(on)
  const start = Math.trunc(mark / d)
  const many = Math.abs(mark - start * d)
  const left = mark < 0
  if (many === 1)
    return left
      ? { en: line`1 part to the left of ${start}`, es: line`1 parte a la izquierda del ${start}` }
      : { en: line`1 part to the right of ${start}`, es: line`1 parte a la derecha del ${start}` }
  return left
    ? { en: line`${many} parts to the left of ${start}`, es: line`${many} partes a la izquierda del ${start}` }
    : { en: line`${many} parts to the right of ${start}`, es: line`${many} partes a la derecha del ${start}` }
}
/** Two fourths are a half. */
export const simplified = (on: Line, mark: number): readonly Inline[] =>
  on.as === 'mixed' && partsOf(on) === 4 && Math.abs(mark) % 4 === 2 ? line`: ${equation(over(2, 4), over(1, 2))}` : []
export const partStep = (on: Line) =>
  explainedBy(writtenAs(Ratio.of(1, partsOf(on)), on.as), {
    en: line`There are ${partsOf(on)} equal parts from one integer to the next: find one part.`,
    es: line`Hay ${partsOf(on)} partes iguales de un número entero al siguiente: halla una parte.`,
  })
export const oppositeIs = (shown: Expr, other: Expr) => ({
  en: line`The opposite of ${shown} is ${other}.`,
  es: line`El opuesto de ${shown} es ${other}.`,
})
