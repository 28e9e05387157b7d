import { TONES, type Tone } from '@worksheet/core/show'
import { namesIn, stylesIn } from './names.ts'
import { isBrought } from './packages.ts'

/** What fragments are written with. Each is defined only where the author has not defined it. */
export interface Definition {
  readonly name: string
  readonly about: string
  /** How many arguments a command takes; an environment has a beginning and an end instead. */
  readonly takes: number
  readonly body: string | readonly [begin: string, end: string]
}

const command = (name: string, takes: number, about: string, body: string): Definition => ({
  name: `worksheet${name}`,
  takes,
  about,
  body,
})
const environment = (name: string, takes: number, about: string, begin: string, end: string): Definition => ({
  name: `worksheet${name}`,
  takes,
  about,
  body: [begin, end],
})

/** Numbers of two digits, with what stands before them, end where the labels of the list end. */
const NUMBER = String.raw`\csname c@worksheet\endcsname88\relax\theworksheet.`

const list = (mark: string, shape = ''): readonly [string, string] => [
  String.raw`\worksheetplain${shape}\csname @beginparpenalty\endcsname=10000
  \begin{list}{}{\settowidth{\labelwidth}{${mark}}\setlength{\leftmargin}{\labelwidth}\addtolength{\leftmargin}{\labelsep}}`,
  String.raw`\end{list}`,
]

/** `>` is written as \string>, since languages and authors give it a meaning. */
export const DEFINITIONS: readonly Definition[] = [
  command('title', 1, 'The title of a worksheet.', String.raw`\section*{\raggedright#1}`),
  command('topic', 1, 'The name of a topic, above its problems.', String.raw`\subsection*{\raggedright#1}`),
  command('part', 1, 'The heading of the answers and of the solutions.', String.raw`\section*{\raggedright#1}`),
  command(
    'start',
    1,
    'The number of the first problem. Empty, numbers go on from fragment to fragment.',
    String.raw`\setcounter{worksheet}{#1}\addtocounter{worksheet}{-1}`,
  ),
  command('skip', 1, 'Passes over problems that have no solution.', String.raw`\addtocounter{worksheet}{#1}`),
  command(
    'direction',
    2,
    'What is to be done in the next problems, as many as the first argument says; in all of them where it says 0.',
    String.raw`{\worksheetplain\raggedright\noindent\ifnum#1=0 \else\worksheetrange{#1}. \fi#2\par}\nopagebreak`,
  ),
  command(
    'range',
    1,
    'The numbers of the next problems.',
    String.raw`\addtocounter{worksheet}{1}\theworksheet
  \ifnum#1=1 \else--\addtocounter{worksheet}{#1}\addtocounter{worksheet}{-1}\theworksheet
  \addtocounter{worksheet}{1}\addtocounter{worksheet}{-#1}\fi\addtocounter{worksheet}{-1}`,
  ),
  environment('problems', 0, 'Problems one below another.', ...list(NUMBER)),
  command('problem', 0, 'Begins a problem.', String.raw`\refstepcounter{worksheet}\item[\llap{\theworksheet.}]`),
  environment(
    'cell',
    1,
    'A problem as a box, so wide.',
    String.raw`\begin{minipage}[t]{#1}\begin{worksheetproblems}\worksheetproblem\relax`,
    String.raw`\par\vspace{0.3em}\end{worksheetproblems}\end{minipage}`,
  ),
  command(
    'workspace',
    1,
    'Room to work in, by lines.',
    String.raw`\par\nopagebreak\vspace{#1\dimexpr\worksheetline\relax}`,
  ),
  command('line', 0, 'The height of a line of it.', String.raw`\baselineskip`),
  command('shortchoices', 1, 'Choices that stand in a line.', String.raw`{\raggedright#1\par}`),
  environment('choices', 0, 'Choices one below another.', ...list('A.')),
  command('choice', 1, 'The letter of a choice.', '#1.'),
  command('blank', 1, 'A line to write on, so long.', String.raw`\underline{\hspace{#1}}`),
  command(
    'evencolumns',
    0,
    'Columns that end alike, none below its page. What is tried for that and rejected is no overfull box of the document.',
    String.raw`\ifdefined\maxbalancingoverflow
  \maxbalancingoverflow0pt \expandafter\let\expandafter\worksheetbalance\csname balance@columns\endcsname
  \expandafter\def\csname balance@columns\endcsname{\edef\worksheetfuzz{\the\vfuzz}\vfuzz\maxdimen
    \let\worksheetvfuzz\vfuzz\let\vfuzz\hfuzz\worksheetbalance\let\vfuzz\worksheetvfuzz\vfuzz\worksheetfuzz\relax}\fi`,
  ),
  environment(
    'columns',
    3,
    'Answers side by side: in so many columns where the line has room, with a heading, all so high.',
    String.raw`\count255=\dimexpr\linewidth\relax\divide\count255 by \dimexpr11em\relax
  \ifnum\count255\string>#1 \count255=#1 \fi
  \ifnum\count255\string>1 \def\worksheetcolumnsend{\end{multicols}}\begin{multicols}{\the\count255}[#2][#3]\raggedcolumns\worksheetevencolumns
  \else\def\worksheetcolumnsend{}#2\fi`,
    String.raw`\worksheetcolumnsend`,
  ),
  environment('answers', 0, 'Answers one below another.', ...list(NUMBER, '\\raggedright')),
  command(
    'answer',
    0,
    'Begins the answer of the next problem.',
    String.raw`\refstepcounter{worksheet}\item[\llap{\theworksheet.}]`,
  ),
  environment(
    'solutions',
    1,
    'Worked solutions under a heading: in two columns where the line has room.',
    String.raw`\ifdim\linewidth\string>34em \setlength{\columnsep}{2em}\def\worksheetcolumnsend{\end{multicols}}\begin{multicols}{2}[#1][12em]\raggedcolumns\worksheetevencolumns
  \else\def\worksheetcolumnsend{}#1\fi\begin{worksheetanswers}`,
    String.raw`\end{worksheetanswers}\worksheetcolumnsend`,
  ),
  command(
    'step',
    2,
    'Maths, and what was done: beside it, or below where the maths is wide, never touching a fraction.',
    String.raw`\par{\parindent0pt\lineskip0.3em\lineskiplimit\lineskip\sbox0{\def\worksheetfigure##1##2{##2}#1}%
  \ifdim\wd0\string>0.46\linewidth
    {\rightskip0pt plus1fil\relax#1\par}\nopagebreak{\parskip0pt\worksheetreason{#2}}%
  \else
    \parbox[t]{0.47\linewidth}{#1}\hfill\parbox[t]{0.5\linewidth}{\worksheetreason{#2}}\par
  \fi}`,
  ),
  command('reason', 1, 'What was done.', String.raw`{\raggedright\small\noindent#1\strut\par}`),
  command(
    'figure',
    2,
    'What a figure shows, and the figure: tagged with it by tagpdf, or by pdfcomment, where a document loads either.',
    String.raw`\ifcsname tagmcifinTF\endcsname\leavevmode
    \tagmcifinTF{\def\worksheetagain{\tagmcbegin{}}\tagmcend}{\def\worksheetagain{}}%
    \tagstructbegin{tag=Figure,alt={#1}}\tagmcbegin{tag=Figure}#2\tagmcend\tagstructend\worksheetagain
  \else\ifcsname pdftooltip\endcsname\pdftooltip{#2}{#1}\else#2\fi\fi`,
  ),
  command(
    'label',
    6,
    'A label of a figure: its style, the sides of it that stand at the point, its scale, the point, the text. What TikZ calls a node takes five times as long.',
    String.raw`{\tikzset{#1}\pgftext[#2,at={\pgfpointxy{#4}{#5}}]{\scalebox{#3}{%
  \expandafter\ifx\csname tikz@textcolor\endcsname\empty\else\color{\csname tikz@textcolor\endcsname}\fi\csname tikz@textfont\endcsname#6}}}`,
  ),
  command(
    'ticks',
    6,
    'Lines that point at a center: their style, the center, from where to where in em, and at which angles.',
    String.raw`\begin{scope}[shift={(#2,#3)}]\path[#1]\pgfextra{\foreach \a in {#6}{%
  \pgfpathmoveto{\pgfqpointpolar{\a}{#4em}}\pgfpathlineto{\pgfqpointpolar{\a}{#5em}}}};\end{scope}`,
  ),
  command(
    'shapes',
    3,
    'A shape that comes again: its style, its places, its path. It is drawn once, and copied.',
    String.raw`\pgfinterruptpicture\global\setbox9\hbox{\tikzpicture[x=1em,y=1em,baseline=0pt,line join=round]%
  \useasboundingbox (0,0);\path[#1] #3;\endtikzpicture}\endpgfinterruptpicture
  \foreach \x/\y in {#2} {\pgftext[left,base,at={\pgfpointxy{\x}{\y}}]{\copy9}}`,
  ),
  command(
    'fit',
    2,
    'A box that is wider than this is scaled down to it, and to a little less, since scaling rounds.',
    String.raw`\resizebox{\ifdim\width\string>#1 \dimexpr#1-0.1pt\relax\else\width\fi}{!}{#2}`,
  ),
  command(
    'top',
    1,
    'A box whose top is level with the line it stands in.',
    String.raw`\raisebox{\dimexpr0.9em-\height\relax}{#1}`,
  ),
  command(
    'table',
    2,
    'A ruled table: its columns and its rows.',
    String.raw`\worksheettop{\worksheetfit{\linewidth}{\renewcommand{\arraystretch}{1.3}\begin{tabular}{#1}\hline#2\end{tabular}}}`,
  ),
  command(
    'column',
    4,
    'The width of a column of words, in em: at most, at least, and between them its share of what the others leave of the line.',
    String.raw`\ifdim#3\dimexpr\linewidth-#4em\relax\string<#2em #2em\else
  \ifdim#3\dimexpr\linewidth-#4em\relax\string>#1em #1em\else#3\dimexpr\linewidth-#4em\relax\fi\fi`,
  ),
  command('strut', 0, 'Room above and below a fraction in a table.', String.raw`\rule[-1em]{0pt}{2.6em}`),
  command(
    'grid',
    2,
    'Digits in columns: column arithmetic and long division.',
    String.raw`\worksheettop{\setlength{\tabcolsep}{0.12em}\renewcommand{\arraystretch}{1.15}\begin{tabular}{#1}#2\end{tabular}}`,
  ),
  command('digit', 1, 'A sign that moves no digit from its place.', String.raw`\makebox[0.5em]{#1}`),
  command(
    'bracket',
    0,
    'The bracket of a long division, which touches the bar above.',
    String.raw`\smash{\raisebox{0.17em}{\big)}}\hspace{-0.05em}`,
  ),
  command(
    'plain',
    0,
    'Within a worksheet decimal points are points, no sign has a meaning of its own, and narrow lines may stretch.',
    String.raw`\emergencystretch3em \ifcsname decimalpoint\endcsname\decimalpoint\fi\catcode62=12 \catcode60=12 `,
  ),
]

const gray = (tone: Tone) => `black!${Math.round((1 - TONES[tone]) * 100)}`

/** The styles of figures; the argument of a line is its width in em. */
export const STYLES: ReadonlyMap<string, string> = new Map([
  ['line', 'draw=black,line width=#1em'],
  ['dark line', `draw=${gray('dark')},line width=#1em`],
  ['medium line', `draw=${gray('medium')},line width=#1em`],
  ['light line', `draw=${gray('light')},line width=#1em`],
  ['paper line', 'draw=white,line width=#1em'],
  ['dashed', 'dash pattern=on 0.35em off 0.25em'],
  ['dotted', 'line cap=round,dash pattern=on 0em off 0.22em'],
  ['ink', 'fill=black'],
  ['dark shade', `fill=${gray('dark')}`],
  ['medium shade', `fill=${gray('medium')}`],
  ['shade', `fill=${gray('light')}`],
  ['paper', 'fill=white'],
  ['label', 'inner sep=0pt'],
  ['dark label', `inner sep=0pt,text=${gray('dark')}`],
  ['medium label', `inner sep=0pt,text=${gray('medium')}`],
  ['light label', `inner sep=0pt,text=${gray('light')}`],
  ['paper label', 'inner sep=0pt,text=white'],
])

const parameters = (takes: number) => (takes === 0 ? '' : `[${takes}]`)

function provided({ name, about, takes, body }: Definition): string {
  if (typeof body === 'string') return `% ${about}\n\\providecommand{\\${name}}${parameters(takes)}{${body}}`
  const [begin, end] = body
  return `% ${about}\n\\ifcsname ${name}\\endcsname\\else\\newenvironment{${name}}${parameters(takes)}\n  {${begin}}\n  {${end}}\\fi`
}

const COUNTER = '% The number of the problem.\n\\ifcsname c@worksheet\\endcsname\\else\\newcounter{worksheet}\\fi'

const styleProvided = (name: string, style: string) =>
  `\\pgfkeysifdefined{/tikz/worksheet/${name}/.@cmd}{}{\\tikzset{worksheet/${name}/.style={${style}}}}`

/** A definition as it is written. */
interface Provided {
  readonly text: string
  readonly counts: boolean
  /** What it is written with that is no plain LaTeX, and what that is written with in turn. */
  readonly names: readonly string[]
}

const NAMED: ReadonlyMap<string, Definition> = new Map(DEFINITIONS.map(definition => [definition.name, definition]))

const PROVIDED: ReadonlyMap<string, Provided> = new Map(
  DEFINITIONS.map(definition => [
    definition.name,
    {
      text: provided(definition),
      counts: textOf(definition).includes('{worksheet}'),
      names: [...allNames(definition)].filter(name => NAMED.has(name) || isBrought(name)),
    },
  ]),
)

function textOf({ body }: Definition): string {
  return typeof body === 'string' ? body : body.join(' ')
}

function allNames(definition: Definition, known = new Set<string>()): ReadonlySet<string> {
  for (const name of namesIn(textOf(definition))) {
    if (known.has(name)) continue
    known.add(name)
    const used = NAMED.get(name)
    if (used) allNames(used, known)
  }
  return known
}

/** What a piece of LaTeX is written with. */
export interface Uses {
  readonly definitions: readonly string[]
  /** The commands and environments that it names, and those that its definitions need. */
  readonly names: ReadonlySet<string>
}

export function usesOf(latex: string): Uses {
  const names = namesIn(latex)
  for (const name of [...names]) for (const inner of PROVIDED.get(name)?.names ?? []) names.add(inner)
  const used = [...PROVIDED].flatMap(([name, one]) => (names.has(name) ? [one] : []))
  const styles = stylesIn(latex)
  const definitions = [
    ...(used.some(({ counts }) => counts) ? [COUNTER] : []),
    ...used.map(({ text }) => text),
    ...[...STYLES].filter(([name]) => styles.has(name)).map(([name, style]) => styleProvided(name, style)),
  ]
  return { definitions, names }
}

/** The text of worksheet.sty: all that fragments are written with, in one file that a book may load, and change. */
export const WORKSHEET_STY = [
  '% What fragments of worksheets are written with. Define any of it anew before or after this file is loaded.',
  '\\NeedsTeXFormat{LaTeX2e}',
  '\\ProvidesPackage{worksheet}',
  '\\RequirePackage{amsmath,amssymb,multicol,tikz}',
  COUNTER,
  ...DEFINITIONS.map(provided),
  ...[...STYLES].map(([name, style]) => styleProvided(name, style)),
  '',
].join('\n')
