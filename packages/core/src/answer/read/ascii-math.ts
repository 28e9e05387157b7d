/** Spellings of ASCIIMath that the project's own grammar does not have; what both have, such as sqrt(3) or <=, stays. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  // 3(1)/(5) is how a math field writes 3 1/5.
  [/(?<=\d)\((\d+)\)\/\((\d+)\)/g, ' $1/$2'],
  // A fraction of two numbers that stands alone is 1/2, as it is printed.
  [/(?<=^\s*|[=;,]\s*)\((\d+)\)\/\((\d+)\)(?=\s*(?:$|[=;,]))/g, '$1/$2'],
  // ln (5)/(4) is how it writes the logarithm of 5/4; (ln 5)/4 has brackets of its own.
  [/\b(ln|log|sin|cos|tan|sqrt) \((\d+)\)\/\((\d+)\)/g, '$1($2/$3)'],
  [/\bsum_\(([^()]{1,24})\) ?\^ ?\(?(oo|\w{1,4})\)?/g, '∑[$1..$2] '],
  [/\^@/g, '°'],
  // T^′ is how a math field writes T′.
  [/\^(?=[′'])/g, ''],
  [/\(:/g, '⟨'],
  [/⟨([^⟨]*?):\)/g, '⟨$1⟩'],
  [/\b(log|ln) _/g, '$1_'],
  [/(?<=[\d)\s])xx(?=[\d(\s])/g, '×'],
  [/-:/g, '÷'],
  [/\boo\b/g, '∞'],
  [/ uu (?=[[({])|(?<=[\])}])uu(?=[[({])/g, ' ∪ '],
  [/ nn (?=[[({])/g, ' ∩ '],
  [/~~/g, '≈'],
  [/\bdeg\b(?=$|[^a-z])/g, '°'],
  [/\bO\//g, '∅'],
  [/\bRR\b/g, 'ℝ'],
  // m<ABC is how many type m∠ABC.
  [/(?<![\w])\/_|(?<=\bm)<(?=[A-Z])/g, '∠'],
  [/\bfrac\(([^()]{1,60})\)\(([^()]{1,60})\)/g, '(($1)/($2))'],
  [/\bfrac\{([^{}]{1,60})\}\{([^{}]{1,60})\}/g, '(($1)/($2))'],
  [/(?<![a-z])root\(?3\)?\(/g, '∛('],
  [/(?<![a-z])root\(?(\d)\)?\(/g, '√[$1]('],
  [/\btext\(([^()]{0,60})\)/g, ' $1 '],
  // (d y)/(d x) is how a math field writes dy/dx.
  [/\(d (\p{L})\)\/\(d (\p{L})\)/gu, 'd$1/d$2'],
  [/\bhat ?\(?([a-z])\)?(?= ?=)/g, '$1'],
]

/** Words stand in quotes; in JSON, which begins with a bracket, quotes mean something else. */
const unquoted = (text: string): string =>
  /^\s*[[{]/.test(text) ? text : text.replace(/ ?"([^"]{1,60})" ?(?=\^)/g, ' $1').replace(/"([^"]{1,60})"/g, ' $1 ')

export const fromAsciiMath = (text: string): string =>
  SPELLINGS.reduce((read, [spelling, meant]) => read.replace(spelling, meant), unquoted(text))
