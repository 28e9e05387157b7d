import type { ShownWorksheet } from '@worksheet/core/show'
import { escapeText } from './escape.ts'

/** Commands that the renderer writes and plain LaTeX does not know, by the package that brings them. */
const PACKAGES: readonly (readonly [name: string, uses: RegExp])[] = [
  [
    'amsmath',
    /\\(dfrac|tfrac|dbinom|tbinom|genfrac|text|boxed|operatorname|overset|overleftrightarrow|[lr][vV]ert)\b|\\begin\{([pbv]?matrix|cases|aligned)\}/,
  ],
  ['amssymb', /\\(square|varnothing|bigstar|lozenge)\b/],
  ['multicol', /\\begin\{multicols\}/],
  ['tikz', /\\begin\{tikzpicture\}/],
  ['graphicx', /\\resizebox/],
]

/** The packages that a piece of LaTeX needs, and no others. tikz brings graphicx along. */
export function packagesOf(latex: string): readonly string[] {
  const needed = PACKAGES.filter(([, uses]) => uses.test(latex)).map(([name]) => name)
  return needed.includes('tikz') ? needed.filter(name => name !== 'graphicx') : needed
}

/** In Spanish babel hyphenates; decimal points and lists stay as they are written. */
const LANGUAGE = {
  en: [],
  es: ['\\usepackage[spanish,es-nodecimaldot,es-noshorthands,es-nolists]{babel}'],
} as const

/** A numbered box, half as wide as the line: two stand side by side, and no page ends within one. */
const PROBLEM = String.raw`\newenvironment{problem}[2][0.48\linewidth]
  {\begin{minipage}[t]{#1}\begin{enumerate}\setcounter{enumi}{#2}\addtocounter{enumi}{-1}\item\relax}
  {\par\vspace{0.3em}\end{enumerate}\end{minipage}}`

/** A complete file for pdflatex, xelatex and lualatex. */
export function documentOf(body: string, { locale, labels }: ShownWorksheet): string {
  const pupil = `${escapeText(labels.name)} \\hrulefill\\quad ${escapeText(labels.date)} \\underline{\\hspace{8em}}\\par`
  return [
    '\\documentclass[11pt]{article}',
    '\\usepackage{iftex}',
    '\\ifPDFTeX',
    '  \\usepackage[T1]{fontenc}',
    '  \\usepackage{lmodern}',
    '\\fi',
    ...LANGUAGE[locale],
    '\\usepackage[margin=2cm]{geometry}',
    ...packagesOf(body).map(name => `\\usepackage{${name}}`),
    '\\usepackage[document]{ragged2e}',
    '\\setlength{\\parindent}{0pt}',
    '\\setlength{\\parskip}{0.6em}',
    ...(body.includes('\\begin{problem}') ? [PROBLEM] : []),
    '\\begin{document}',
    pupil,
    '',
    body,
    '\\end{document}',
    '',
  ].join('\n')
}
