import { type ShownWorksheet, type TextSize, textSizeOf } from '@worksheet/core/show'
import { escapeText } from './escape.ts'
import type { CheckedOptions } from './options.ts'
import { packagesOf } from './packages.ts'
import type { Uses } from './style.ts'

/** In Spanish babel hyphenates, where its Spanish is installed; decimal points and lists stay as they are written. */
const LANGUAGE = {
  en: [],
  es: ['\\IfFileExists{spanish.ldf}{\\usepackage[spanish,es-nodecimaldot,es-noshorthands,es-nolists]{babel}}{}'],
} as const

/** Letters of TeX are as large as those of the PDF that have a point more. */
const CLASSES: Readonly<Record<TextSize, string>> = {
  10: '[10pt]{article}',
  12: '[11pt]{article}',
  15: '[14pt]{extarticle}',
  18: '[17pt]{extarticle}',
}

/** A complete file for pdflatex, xelatex and lualatex. */
export function documentOf(
  body: string,
  uses: Uses,
  source: string,
  sheet: ShownWorksheet,
  { fontSize }: CheckedOptions,
): string {
  const { locale, labels } = sheet
  const pupil = `${escapeText(labels.name)} \\hrulefill\\quad ${escapeText(labels.date)} \\underline{\\hspace{8em}}\\par`
  return [
    `\\documentclass${CLASSES[textSizeOf(fontSize, sheet)]}`,
    ...(source === '' ? [] : [source]),
    '\\usepackage{iftex}',
    '\\ifPDFTeX',
    '  \\usepackage[T1]{fontenc}',
    '  \\usepackage{lmodern}',
    '\\fi',
    ...LANGUAGE[locale],
    '\\usepackage[margin=2cm]{geometry}',
    ...packagesOf(uses.names).map(name => `\\usepackage{${name}}`),
    '\\usepackage[document]{ragged2e}',
    '\\setlength{\\parindent}{0pt}',
    '\\setlength{\\parskip}{0.6em}',
    ...uses.definitions,
    '\\begin{document}',
    pupil,
    '',
    body,
    '\\end{document}',
    '',
  ].join('\n')
}
