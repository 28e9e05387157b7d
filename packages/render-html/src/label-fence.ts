import { type Delimiter, never } from '@worksheet/core/show'
import { type Box, beside, curveOf, lineOf, type Piece, runBox } from './label-box.ts'

/** Brackets as letters around what is no higher than a letter, else drawn as high as it is. */
export function fenceBox(of: Box, left: Delimiter, right: Delimiter): Box {
  const isTall = of.ascent > 1.1 || of.descent > 0.35
  const side = (delimiter: Delimiter) => (isTall ? drawnBox(delimiter, of) : runBox(delimiter, false))
  return beside([...(left === '' ? [] : [side(left)]), of, ...(right === '' ? [] : [side(right)])])
}

const WIDTH = 0.36

function drawnBox(delimiter: Delimiter, { ascent, descent }: Box): Box {
  return { width: WIDTH, ascent, descent, pieces: drawn(delimiter, ascent, -descent) }
}

function drawn(delimiter: Delimiter, top: number, bottom: number): readonly Piece[] {
  const middle = (top + bottom) / 2
  const [near, far] = [0.28, 0.1]
  switch (delimiter) {
    case '':
      return []
    case '(':
      return [curveOf([near, top], [far - 0.12, middle], [near, bottom])]
    case ')':
      return [curveOf([far, top], [near + 0.12, middle], [far, bottom])]
    case '[':
      return [lineOf([near, top], [far, top], [far, bottom], [near, bottom])]
    case ']':
      return [lineOf([far, top], [near, top], [near, bottom], [far, bottom])]
    case '{':
      return [
        curveOf([near, top], [far, top - 0.1], [0.16, middle + 0.2], [0.04, middle]),
        curveOf([0.04, middle], [0.16, middle - 0.2], [far, bottom + 0.1], [near, bottom]),
      ]
    case '}':
      return [
        curveOf([far, top], [near, top - 0.1], [0.22, middle + 0.2], [0.34, middle]),
        curveOf([0.34, middle], [0.22, middle - 0.2], [near, bottom + 0.1], [far, bottom]),
      ]
    case '|':
      return [lineOf([0.18, top], [0.18, bottom])]
    case '‖':
      return [lineOf([far, top], [far, bottom]), lineOf([near, top], [near, bottom])]
    case '⟨':
      return [lineOf([near, top], [far, middle], [near, bottom])]
    case '⟩':
      return [lineOf([far, top], [near, middle], [far, bottom])]
    default:
      return never(delimiter)
  }
}
