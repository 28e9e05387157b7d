import { escapeText } from './escape.ts'

const LONGEST_HEADING = 300

/** A heading; or a bold paragraph where a heading, which no page break may cut, would be higher than a page. */
export function titleToLatex(title: string): string {
  const text = partsOf(title).map(escapeText).join('\\allowbreak ')
  return title.length > LONGEST_HEADING
    ? `{\\bfseries\\raggedright\\noindent ${text}\\par}`
    : `\\worksheettitle{${text}}`
}

/** The title on one line. TeX may end a line between the parts of what has no space for too long. */
const partsOf = (title: string): string[] =>
  title
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replace(/\S{31,}/gu, word => word.replace(/.{10}(?=.)/gu, '$&\n'))
    .split('\n')
