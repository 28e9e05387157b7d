import { TEXT_SIZES, type TextSize } from '@worksheet/core/show'

const WORKSPACE = Array.from(
  { length: 12 },
  (_, i) => `.worksheet .problems > .lines-${i + 1} { padding-block-end: ${Math.round((i + 1) * 133) / 100}em }`,
).join('\n  ')

/** In points, on paper: that of a sheet which says no other. */
const USUAL: TextSize = 12
const OTHERS = TEXT_SIZES.filter(size => size !== USUAL)
/** On a screen it is that of text around it, and as much larger or smaller. */
const SCREEN = 1.0625

const className = (size: TextSize) => `points-${size}`
const sizes = (valueOf: (size: TextSize) => string): readonly string[] =>
  OTHERS.map(size => `.worksheet.${className(size)} { font-size: ${valueOf(size)} }`)

/** The classes of a sheet with text of this size. */
export const classesOf = (size: TextSize): string => (size === USUAL ? 'worksheet' : `worksheet ${className(size)}`)

/** The style sheet of a page, and of a fragment where a page adopts it. Export it for a hash in a content security policy. */
export const STYLES = `
.worksheet { font: ${SCREEN}rem/1.6 'STIX Two Text', Cambria, 'Latin Modern Roman', 'Times New Roman', serif; overflow-wrap: break-word }
${sizes(size => `calc(${SCREEN}rem * ${size} / ${USUAL})`).join('\n')}
.worksheet h1, .worksheet h2, .worksheet h3 { line-height: 1.25; margin-block: 1.25em 0.5em; break-after: avoid }
.worksheet h1 { font-size: 1.6em; margin-block-start: 0 }
.worksheet h2 { font-size: 1.25em }
.worksheet p { margin-block: 0 0.6em; text-wrap: pretty }
.worksheet .instruction { break-after: avoid }
.worksheet .problems, .worksheet .answers, .worksheet .solved { columns: 20em auto; column-gap: 2.5em; padding-inline-start: 2.4em; margin-block: 0 }
.worksheet .answers { columns: 12em auto }
.worksheet .problems > li, .worksheet .answers > li { break-inside: avoid; padding-block-end: 1.1em; padding-inline-start: 0.3em }
.worksheet .answers > li { padding-block-end: 0.4em }
.worksheet .solved > li { padding-block-end: 0.8em; padding-inline-start: 0.3em }
.worksheet .steps { list-style: none; margin: 0; padding: 0 }
.worksheet .steps > li { break-inside: avoid; padding-block-end: 0.2em }
.worksheet .steps > li:first-child { break-after: avoid }
.worksheet .steps > li:last-child { break-before: avoid }
.worksheet .step { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 0.8em }
.worksheet .step > div { flex: 0 1 auto; min-width: 46%; max-width: 100% }
.worksheet .step > .reason { flex: 1 0 calc(54% - 0.9em); font-size: 0.94em }
.worksheet .step p { margin: 0 }
.worksheet .problems > .wide { column-span: all }
.worksheet .choices { display: flex; flex-wrap: wrap; gap: 0.3em 3.2em; margin-block: 0.2em; padding-inline-start: 1.8em }
.worksheet .side-by-side { display: flex; flex-wrap: wrap; gap: 0.75em 2em; align-items: start }
.worksheet svg { max-width: 100%; height: auto; vertical-align: top; overflow: visible }
.worksheet math { font-size: 1.06em }
.worksheet .tied { white-space: nowrap }
.worksheet mfrac { padding-inline: 0.14em }
.worksheet table { border-collapse: collapse; margin-block: 0.4em; max-width: 100% }
.worksheet .scroll { overflow-x: auto }
.worksheet th, .worksheet td { border: 1px solid; padding: 0.2em 0.6em; text-align: center }
.worksheet th[scope='row'] { text-align: start }
.worksheet td.words { text-align: start }
.worksheet .overline > :first-child { border-block-start: 0.06em solid; padding-block-start: 0.1em }
.worksheet .overline > :last-child { color: transparent; font-size: 1px }
.worksheet mtd.left { text-align: -webkit-left; text-align: left }
.worksheet mtd.right { text-align: -webkit-right; text-align: right }
.worksheet mtd.ruled { border-inline-start: 1px solid }
.worksheet mtable.equations > mtr > mtd { padding-inline: 0.1em }
.worksheet mtable.cases > mtr > mtd + mtd { padding-inline-start: 1em }
.worksheet details { margin-block-start: 0.2em }
.worksheet summary { cursor: pointer; width: fit-content; padding: 0.1em 0.4em; border-radius: 0.3em; font-size: 0.9em }
.worksheet details > div { padding: 0.2em 0.4em }
.worksheet .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
.worksheet .pupil { display: none }
.worksheet-page { --ink: #1a1a1a; --paper: #fff; background: var(--paper); color: var(--ink); margin: 0 }
.worksheet-page .worksheet { max-width: 56rem; margin-inline: auto; padding: clamp(0.75rem, 3vw, 2rem) }
@media (max-width: 30em) {
  .worksheet .problems, .worksheet .answers, .worksheet .solved { padding-inline-start: 2em }
  .worksheet th, .worksheet td { padding: 0.15em 0.3em; overflow-wrap: anywhere }
  .worksheet table { font-size: 0.9em }
  .worksheet :is(p, .formula):has(> math:only-child, > .tied:only-child) { overflow: auto hidden; padding-block: 0.15em }
}
@media screen and (prefers-color-scheme: dark) {
  .worksheet-page { --ink: #e8e8e8; --paper: #161616 }
  .worksheet-page .fill-paper { fill: var(--paper) }
  .worksheet-page .fill-light { fill: #3a3a3a }
  .worksheet-page .fill-medium { fill: #767676 }
  .worksheet-page .fill-dark { fill: #b5b5b5 }
  .worksheet-page .stroke-paper { stroke: var(--paper) }
  .worksheet-page .stroke-light { stroke: #3a3a3a }
  .worksheet-page .stroke-medium { stroke: #767676 }
  .worksheet-page .stroke-dark { stroke: #b5b5b5 }
}
@media print {
  @page { margin: 16mm 15mm }
  .worksheet { font-size: ${USUAL}pt }
  ${sizes(size => `${size}pt`).join('\n  ')}
  .worksheet-page { --ink: #000; --paper: #fff }
  .worksheet-page .worksheet { max-width: none; padding: 0 }
  .worksheet .pupil { display: flex; gap: 2em; margin-block-end: 1.2em }
  .worksheet .field { display: flex; flex: 1; gap: 0.5em }
  .worksheet .field:first-child { flex: 2 }
  .worksheet .field::after { content: ''; flex: 1; border-block-end: 1px solid }
  .worksheet .problems, .worksheet .solved { columns: 2 }
  .worksheet .choices, .worksheet .choices > li { break-inside: avoid }
  .worksheet .choices { break-before: avoid }
  .worksheet .answers { columns: 3 }
  .worksheet details { display: none }
  .worksheet .answer-key, .worksheet .solutions { break-before: page }
  ${WORKSPACE}
}
`
