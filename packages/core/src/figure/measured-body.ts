import type { Noun } from '../language/noun.ts'
import { key, nail, ribbon } from '../language/nouns/home.ts'
import { bar } from '../language/nouns/mathematics.ts'
import { crayon, paintbrush, pencil } from '../language/nouns/school.ts'
import { segment } from '../language/nouns/shapes.ts'
import { roundedRectangle } from './arrange.ts'
import type { Primitive, Stroke } from './drawing.ts'
import { circle, line, NORMAL, polygonPath, rectangle, THIN } from './pen.ts'

/** What lies along a ruler to be measured. */
export type MeasuredShape = 'pencil' | 'crayon' | 'nail' | 'ribbon' | 'paintbrush' | 'key' | 'bar' | 'segment'

const NOUNS: Readonly<Record<MeasuredShape, Noun>> = { pencil, crayon, nail, ribbon, paintbrush, key, bar, segment }
/** What the drawn object is called. */
export const measuredNoun = (shape: MeasuredShape): Noun => NOUNS[shape]

export const FINE: Stroke = { width: 0.04, dash: 'solid', tone: 'ink' }

/** The object from its left end to its right end, 0.9 high. */
export function bodyOf(shape: MeasuredShape, left: number, right: number, bottom: number): Primitive[] {
  const [middle, top] = [bottom + 0.45, bottom + 0.9]
  const long = right - left
  switch (shape) {
    case 'bar':
      return [roundedRectangle(left, bottom, long, 0.9, 0.1, NORMAL, 'medium')]
    case 'segment':
      return [
        line([left, middle], [right, middle], { ...NORMAL, width: 0.12 }),
        line([left, middle - 0.25], [left, middle + 0.25], NORMAL),
        line([right, middle - 0.25], [right, middle + 0.25], NORMAL),
      ]
    case 'crayon': {
      const tip = Math.min(1.2, long * 0.3)
      const [from, to] = [left + Math.min(0.5, long * 0.12), right - tip - Math.min(0.5, long * 0.12)]
      return [
        rectangle(left, bottom, long - tip, 0.9, NORMAL, 'medium'),
        rectangle(from, bottom, to - from, 0.9, THIN, 'light'),
        polygonPath(
          [
            [right - tip, bottom + 0.12],
            [right, middle - 0.1],
            [right, middle + 0.1],
            [right - tip, top - 0.12],
          ],
          NORMAL,
          'medium',
        ),
      ]
    }
    case 'nail': {
      const point = Math.min(0.9, long * 0.25)
      return [
        rectangle(left, bottom + 0.05, 0.22, 0.8, NORMAL, 'medium'),
        polygonPath(
          [
            [left + 0.22, middle - 0.17],
            [right - point, middle - 0.17],
            [right, middle],
            [right - point, middle + 0.17],
            [left + 0.22, middle + 0.17],
          ],
          NORMAL,
          'light',
        ),
      ]
    }
    case 'ribbon':
      return [
        polygonPath(
          [
            [left, bottom],
            [right, bottom],
            [right - 0.45, middle],
            [right, top],
            [left, top],
          ],
          NORMAL,
          'light',
        ),
        line([left, bottom + 0.2], [right - 0.2, bottom + 0.2], FINE),
        line([left, top - 0.2], [right - 0.2, top - 0.2], FINE),
      ]
    case 'paintbrush': {
      const [hair, band] = [Math.min(1.5, long * 0.3), Math.min(0.6, long * 0.12)]
      return [
        polygonPath(
          [
            [left, middle - 0.08],
            [right - hair - band, middle - 0.28],
            [right - hair - band, middle + 0.28],
            [left, middle + 0.08],
          ],
          NORMAL,
          'light',
        ),
        rectangle(right - hair - band, middle - 0.3, band, 0.6, NORMAL, 'paper'),
        polygonPath(
          [
            [right - hair, middle - 0.4],
            [right - hair * 0.4, middle - 0.4],
            [right, middle],
            [right - hair * 0.4, middle + 0.4],
            [right - hair, middle + 0.4],
          ],
          NORMAL,
          'dark',
        ),
      ]
    }
    case 'key': {
      const round = 0.45
      return [
        rectangle(left + 2 * round, middle - 0.11, long - 2 * round, 0.22, NORMAL, 'medium'),
        rectangle(right - 0.3, bottom + 0.02, 0.3, 0.34, NORMAL, 'medium'),
        rectangle(right - 0.9, bottom + 0.02, 0.3, 0.34, NORMAL, 'medium'),
        circle([left + round, middle], round, NORMAL, 'medium'),
        circle([left + round, middle], 0.17, THIN, 'paper'),
      ]
    }
    case 'pencil': {
      const tip = Math.min(1.3, long * 0.35)
      const eraser = Math.min(0.7, long * 0.2)
      return [
        polygonPath(
          [
            [left, bottom],
            [right - tip, bottom],
            [right, middle],
            [right - tip, top],
            [left, top],
          ],
          NORMAL,
          'paper',
        ),
        rectangle(left, bottom, eraser, 0.9, THIN, 'medium'),
        line([right - tip, bottom], [right - tip, top], THIN),
        line([left + eraser, bottom + 0.3], [right - tip, bottom + 0.3], FINE),
        line([left + eraser, bottom + 0.6], [right - tip, bottom + 0.6], FINE),
        polygonPath(
          [
            [right - tip * 0.35, bottom + 0.45 - 0.45 * 0.35],
            [right, middle],
            [right - tip * 0.35, bottom + 0.45 + 0.45 * 0.35],
          ],
          null,
          'ink',
        ),
      ]
    }
  }
}
