import { type Locale, type Printable, type ShownProblem, shownToText, showWorksheet } from '@worksheet/core/show'
import { BLACK, stack } from '../content/block.ts'
import { contentStack } from '../content/content.ts'
import { MOST_ENLARGED } from '../content/figure.ts'
import type { Setting } from '../content/setting.ts'
import { faces } from '../faces.ts'
import { choicesBlock } from '../sheet/choices.ts'
import { drawnMarks, escaped } from './drawn-marks.ts'

const SIZE = 16
const WIDTH = 480
const MARGIN = 2
const CHOICES_GAP = 0.6

/**
 * The problems of a worksheet as pictures, by their ids: for slides and tools that know no maths. Letters and formulas are
 * drawn as paths, so that no font is needed; ink has the color of the text around it.
 */
export function problemPictures(worksheet: Printable): ReadonlyMap<string, string> {
  const { locale, sections } = showWorksheet(worksheet)
  const problems = sections.flatMap(section => section.problems)
  return new Map(problems.map(problem => [problem.id, problemSvg(problem, locale)]))
}

function problemSvg({ prompt, choices }: ShownProblem, locale: Locale): string {
  const setting: Setting = {
    faces: faces(),
    locale,
    size: SIZE,
    accent: BLACK,
    enlarged: MOST_ENLARGED,
    pictures: 1,
    leastLabel: SIZE / 2,
    tallest: WIDTH * 2,
  }
  const answers = choices.length > 0 ? [{ block: choicesBlock(choices, WIDTH, setting), gap: CHOICES_GAP * SIZE }] : []
  const block = stack([{ block: contentStack(prompt, WIDTH, setting), gap: 0 }, ...answers])
  const [width, height] = [Math.ceil(block.width) + 2 * MARGIN, Math.ceil(block.height) + 2 * MARGIN]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ` +
    `role="img" aria-label="${escaped(shownToText(prompt))}" fill="currentColor" stroke-linejoin="round">${drawnMarks(block.marks, MARGIN, MARGIN)}</svg>`
  )
}
