import { type ShownWorksheet, type TextSize, textSizeOf } from '@worksheet/core/show'
import { escapeText } from './escape.ts'
import type { CheckedOptions } from './options.ts'

/** Commands that the renderer writes and plain LaTeX does not know, by the package that brings them. */
const PACKAGES: readonly (readonly [name: string, uses: RegExp])[] = [
  [
    'amsmath',
    /\\(dfrac|tfrac|dbinom|tbinom|genfrac|text|boxed|operatorname|overset|overleftrightarrow|[lr][vV]ert)\b|\\begin\{([pbv]?matrix|cases|aligned)\}/,
  ],
  ['amssymb', /\\(square|varnothing|bigstar|lozenge)\b/],
  ['multicol', /\\begin\{(multicols|worksheetcolumns|worksheetsolutions)\}/],
  ['tikz', /\\begin\{tikzpicture\}/],
  ['graphicx', /\\resizebox/],
]

/** The packages that a piece of LaTeX needs, and no others. tikz brings graphicx along. */
export function packagesOf(latex: string): readonly string[] {
  const needed = PACKAGES.filter(([, uses]) => uses.test(latex)).map(([name]) => name)
  return needed.includes('tikz') ? needed.filter(name => name !== 'graphicx') : needed
}

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
  definitions: readonly string[],
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
    ...packagesOf(definitions.join('\n') + body).map(name => `\\usepackage{${name}}`),
    '\\usepackage[document]{ragged2e}',
    '\\setlength{\\parindent}{0pt}',
    '\\setlength{\\parskip}{0.6em}',
    ...definitions,
    '\\begin{document}',
    pupil,
    '',
    body,
    '\\end{document}',
    '',
  ].join('\n')
}
