/** Any of these, from beginning to end: plain words, as `plainWords` leaves them. */
const said = (...patterns: string[]): RegExp => new RegExp(`^(?:${patterns.join('|')})$`)

const NO_SOLUTION = said(
  '(?:there (?:is|are) |has )?no (?:real )?solutions?',
  'no solution exists|no real roots|inconsistent',
  "(?:(?:they|the lines) )?(?:(?:do not|don't|never) (?:intersect|meet|cross)|are parallel)",
  '(?:las rectas )?(?:no se (?:cortan|cruzan|intersecan)|son paralelas)',
  '(?:(?:the )?empty|null) set|conjunto vacio|vacio|∅|ø|\\{ ?\\}',
  '(?:no (?:tiene|hay|existe(?: la)?)|sin|no|ninguna) soluci(?:on|ones)(?: real(?:es)?)?',
  'no|none|no tiene|no hay|ningun[oa]',
)
const ALL_REALS = said(
  '(?:all|any|every) (?:real )?numbers?|all reals?|reals|real numbers|r|ℝ',
  'todos los (?:reales|numeros(?: reales)?)|(?:los )?numeros reales|cualquier numero(?: real)?|reales',
)
const MANY_SOLUTIONS = said(
  '(?:an )?infinite(?:ly many)?(?: number of)?(?: (?:solutions?|answers))?',
  'all(?: points on the line)?|many solutions|dependent|∞',
  '(?:tiene |hay )?infinit[oa]s?(?: soluciones)?|soluciones infinitas|muchas soluciones|todas',
  '(?:un )?numero infinito de soluciones',
)
const MISSING = said(
  '(?:the limit )?does not exist|dne|d\\.n\\.e|n/a|none|no (?:limit|value)|does not have a limit',
  'undef(?:ined)?|not defined|no (?:esta )?definid[oa]|indefinid[oa]',
  '(?:el limite )?no existe|ninguno|no (?:hay|tiene) limite',
)
const PRIME = said(
  '(?:it )?(?:is )?prime|(?:prime|irreducible) polynomial|irreducible',
  'not factorable|cannot be factored|does not factor',
  '(?:es )?prim[oa]|polinomio primo|no (?:se puede factorizar|(?:se )?factoriza|(?:es )?factorizable)',
)

export const isPrime = (text: string): boolean => PRIME.test(text)
export const isNoSolution = (text: string): boolean => NO_SOLUTION.test(text)
export const isAllReals = (text: string): boolean => ALL_REALS.test(text)
export const isManySolutions = (text: string): boolean => MANY_SOLUTIONS.test(text) || isAllReals(text)
export const isMissing = (text: string): boolean => MISSING.test(text)

/** Spellings of fixed choices that need no look at the printed words. */
const CHOICES: ReadonlyMap<string, RegExp> = new Map([
  ['true', said('t(?:rue)?|v|verdader[oa]|ciert[oa]|yes|si')],
  ['false', said('f(?:alse)?|fals[oa]|no')],
  ['yes', said('y(?:es)?|si?')],
  ['no', said('no?')],
  ['<', said('<|(?:is |es )?(?:less|smaller|menor)(?: than| que)?')],
  ['>', said('>|(?:is |es )?(?:greater|bigger|larger|mayor)(?: than| que)?')],
  ['=', said('=|(?:is |es |son |they are )?(?:equals?|igual(?:es)?)(?: to| a)?')],
])

export const isSpelling = (key: string, text: string): boolean => CHOICES.get(key)?.test(text) ?? false
