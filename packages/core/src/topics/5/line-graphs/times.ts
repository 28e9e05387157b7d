import { type Both, type Expr, type Inline, itemOf, line, words } from '../../../author.ts'

type Words = Both<readonly Inline[]>
/** Times one after another: below the graph, in a question, and from one to another. */
export interface Times {
  readonly title: Expr
  readonly names: readonly Expr[]
  /** As a solution tells them: a week is more than its number. */
  readonly labels: readonly Expr[]
  /** "day", "día". */
  readonly one: Expr
  /** "the day", "el día". */
  readonly theOne: Expr
  /** "in one day". */
  readonly inOne: Expr
  /** "Tuesday", "el martes", to follow "Find". */
  readonly sought: (i: number) => Expr
  /** "on Tuesday", "el martes". */
  readonly at: (i: number) => Words
  /** "from Tuesday to Friday", "del martes al viernes". */
  readonly between: (i: number, j: number) => Words
}
type Pair = readonly [en: string, es: string]
const named = (all: readonly Pair[], i: number): Expr => {
  const [en, es] = itemOf(all, i)
  return words(en, es)
}
const shortOf = (all: readonly Pair[]): readonly Expr[] => all.map(([en, es]) => words(en.slice(0, 3), es.slice(0, 3)))
const withArticle = (article: string, all: readonly Pair[]): readonly Pair[] =>
  all.map(([en, es]) => [en, `${article} ${es}`])
const lower = (all: readonly Pair[]): readonly Pair[] => all.map(([en, es]) => [en, es.toLowerCase()])

const DAYS: readonly Pair[] = [
  ['Monday', 'Lunes'],
  ['Tuesday', 'Martes'],
  ['Wednesday', 'Miércoles'],
  ['Thursday', 'Jueves'],
  ['Friday', 'Viernes'],
  ['Saturday', 'Sábado'],
]
const MONTHS: readonly Pair[] = [
  ['January', 'Enero'],
  ['February', 'Febrero'],
  ['March', 'Marzo'],
  ['April', 'Abril'],
  ['May', 'Mayo'],
  ['June', 'Junio'],
]
const HOURS: readonly Pair[] = [
  ['8 a.m.', '8 a.m.'],
  ['9 a.m.', '9 a.m.'],
  ['10 a.m.', '10 a.m.'],
  ['11 a.m.', '11 a.m.'],
  ['noon', 'mediodía'],
  ['1 p.m.', '1 p.m.'],
]
const AT_HOURS: readonly Pair[] = HOURS.map(([en, es]) => [
  en,
  es === 'mediodía' ? es : `${es.startsWith('1 ') ? 'la' : 'las'} ${es}`,
])

export const days: Times = {
  title: words('Day', 'Día'),
  inOne: words('in one day', 'en un día'),
  one: words('day', 'día'),
  theOne: words('the day', 'el día'),
  names: shortOf(DAYS),
  labels: shortOf(DAYS),
  sought: i => named(withArticle('el', lower(DAYS)), i),
  at: i => ({ en: line`on ${named(lower(DAYS), i)}`, es: line`el ${named(lower(DAYS), i)}` }),
  between: (i, j) => ({
    en: line`from ${named(lower(DAYS), i)} to ${named(lower(DAYS), j)}`,
    es: line`del ${named(lower(DAYS), i)} al ${named(lower(DAYS), j)}`,
  }),
}
export const months: Times = {
  title: words('Month', 'Mes'),
  inOne: words('in one month', 'en un mes'),
  one: words('month', 'mes'),
  theOne: words('the month', 'el mes'),
  names: shortOf(MONTHS),
  labels: shortOf(MONTHS),
  sought: i => named(lower(MONTHS), i),
  at: i => ({ en: line`in ${named(lower(MONTHS), i)}`, es: line`en ${named(lower(MONTHS), i)}` }),
  between: (i, j) => ({
    en: line`from ${named(lower(MONTHS), i)} to ${named(lower(MONTHS), j)}`,
    es: line`de ${named(lower(MONTHS), i)} a ${named(lower(MONTHS), j)}`,
  }),
}
export const hours: Times = {
  title: words('Time', 'Hora'),
  inOne: words('in one hour', 'en una hora'),
  one: words('time', 'hora'),
  theOne: words('the time', 'la hora'),
  names: HOURS.map((_, i) => named(HOURS, i)),
  labels: HOURS.map((_, i) => named(HOURS, i)),
  sought: i => named(AT_HOURS, i),
  at: i => ({ en: line`at ${named(AT_HOURS, i)}`, es: line`a ${named(AT_HOURS, i)}` }),
  between: (i, j) => ({
    en: line`from ${named(AT_HOURS, i)} to ${named(AT_HOURS, j)}`,
    es: line`de ${named(AT_HOURS, i)} a ${named(AT_HOURS, j)}`,
  }),
}
const counted = (title: Pair, one: Pair): Times => ({
  title: words(...title),
  inOne: words(`in one ${one[0]}`, `en una ${one[1]}`),
  one: words(...one),
  theOne: words(`the ${one[0]}`, `la ${one[1]}`),
  names: [1, 2, 3, 4, 5, 6].map(i => words(`${i}`, `${i}`)),
  labels: [1, 2, 3, 4, 5, 6].map(i => words(`${one[0]} ${i}`, `${one[1]} ${i}`)),
  sought: i => words(`${one[0]} ${i + 1}`, `la ${one[1]} ${i + 1}`),
  at: i => ({
    en: line`in ${words(`${one[0]} ${i + 1}`, `la ${one[1]} ${i + 1}`)}`,
    es: line`en ${words(`${one[0]} ${i + 1}`, `la ${one[1]} ${i + 1}`)}`,
  }),
  between: (i, j) => ({
    en: line`from ${words(`${one[0]} ${i + 1}`, `la ${one[1]} ${i + 1}`)} to ${words(`${one[0]} ${j + 1}`, `la ${one[1]} ${j + 1}`)}`,
    es: line`de ${words(`${one[0]} ${i + 1}`, `la ${one[1]} ${i + 1}`)} a ${words(`${one[0]} ${j + 1}`, `la ${one[1]} ${j + 1}`)}`,
  }),
})
export const weeks: Times = counted(['Week', 'Semana'], ['week', 'semana'])

/** Half an hour after one of the hours: "at 10:30 a.m.". */
export const halfPast = (i: number): Words => {
  const [en, es] = itemOf(HOURS, i)
  const half = (text: string) => text.replace(' ', ':30 ')
  const when = words(half(en), `las ${half(es)}`)
  return { en: line`at ${when}`, es: line`a ${when}` }
}
