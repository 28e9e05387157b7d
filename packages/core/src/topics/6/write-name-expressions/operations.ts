import {
  type Both,
  bracketed,
  type Expr,
  evaluate,
  failed,
  type Inline,
  inlineOf,
  itemOf,
  join,
  line,
  minus,
  over,
  type Printed,
  Ratio,
  role,
  sum,
  symbol,
  symbolsOf,
  type Term,
  tupleOf,
} from '../../../author.ts'

/** What is done to an expression with a number: `from` takes the expression away from the number, `into` divides the number by it. */
export type Operation = 'plus' | 'minus' | 'from' | 'times' | 'over' | 'into' | 'double' | 'half'

/** One operation, or two of which the second is done to the first. */
export type Chain = readonly [first: Operation, then?: Operation]
export interface Done {
  readonly chain: Chain
  readonly letter: string
  readonly a: number
  readonly b: number
}

const inBrackets = (of: Expr) => (of.kind === 'sum' ? bracketed(of) : of)

/** As a pupil writes it. */
const WRITTEN: Readonly<Record<Operation, (of: Expr, by: number) => Expr>> = {
  plus: (of, by) => sum(of, by),
  minus: (of, by) => minus(of, by),
  from: (of, by) => minus(by, inBrackets(of)),
  times: (of, by) => join(by, inBrackets(of)),
  over: (of, by) => over(of, by),
  into: (of, by) => over(by, of),
  double: of => join(2, inBrackets(of)),
  half: of => over(of, 2),
}

export const firstOf = ({ chain: [first], letter, a }: Done, of: Expr = symbol(letter)) => WRITTEN[first](of, a)
export function written(done: Done): Expr {
  const [, then] = done.chain
  return then === undefined ? firstOf(done) : WRITTEN[then](firstOf(done), done.b)
}

/** The same with numbers alone. */
const WORTH: Readonly<Record<Operation, (of: Ratio, by: Ratio) => Ratio>> = {
  plus: (of, by) => of.plus(by),
  minus: (of, by) => of.minus(by),
  from: (of, by) => by.minus(of),
  times: (of, by) => of.times(by),
  over: (of, by) => of.over(by),
  into: (of, by) => by.over(of),
  double: of => of.plus(of),
  half: of => of.over(2),
}
const isOperation = (name: string): name is Operation => name in WORTH
const HAS_NO_NUMBER: ReadonlySet<Operation> = new Set<Operation>(['double', 'half'])

/** Numbers that no operation makes alike. */
const PLACES = [7, 11, 30] as const

/** What a chain gives, the operations one after the other; numbers by their place in it. */
const worthOf = (chain: readonly (readonly [Operation, Ratio])[], at: number) =>
  chain.reduce((value, [operation, by]) => WORTH[operation](value, by), Ratio.of(at))

/** Whether an expression gives what the operations give, in order, for several numbers. */
export const isWorth = (of: Expr, letter: string, chain: readonly (readonly [Operation, Ratio])[]) =>
  PLACES.every(at => evaluate(of, { [letter]: at }).equals(worthOf(chain, at)))

/** A chain by its key: "times 4, plus 3". */
export const keyOf = ({ chain: [first, then], a, b }: Done) =>
  then === undefined ? `${first} ${a}` : `${first} ${a}, ${then} ${b}`
export const chainOf = (key: string): readonly (readonly [Operation, Ratio])[] =>
  key.split(', ').map(part => {
    const [operation, by] = tupleOf(part.split(' '), 2)
    return [isOperation(operation) ? operation : 'plus', Ratio.of(Number(by))] as const
  })

type Role = Extract<Term, { readonly kind: 'role' }>

/** Whether an expression does what the numbers of a phrase are named after, in order. */
export function isAsNamed(roles: readonly Role[], of: Expr): boolean {
  const chain = ['first', 'then'].flatMap(place =>
    roles
      .filter(({ name }) => name.startsWith(place))
      .map(role => {
        const operation = role.name.slice(place.length + 1)
        const by = role.of.kind === 'quantity' ? role.of.amount : role.of
        return [
          isOperation(operation) ? operation : failed('An operation'),
          by.kind === 'symbol' ? Ratio.of(0) : evaluate(by),
        ] as const
      }),
  )
  return chain.length > 0 && isWorth(of, letterOf(of), chain)
}
/** The same for the whole problem. */
export const isPrinted = (printed: Printed, answer: Expr): boolean => isAsNamed(printed.terms('role'), answer)

export type Text = { readonly en: string; readonly es: string }
type Slots = Readonly<Record<string, Inline | Both<readonly Inline[]>>>
const PIECE = /\{(?<slot>\w+)\}|(?<words>[^{]+)/g
interface Piece {
  readonly slot: string | undefined
  readonly words: string
}
const pieces = new Map<string, readonly Piece[]>()
/** A text is read once. */
function piecesOf(text: string): readonly Piece[] {
  const known = pieces.get(text)
  if (known) return known
  const read = [...text.matchAll(PIECE)].map(({ 0: words, groups }) => ({ slot: groups?.slot, words }))
  pieces.set(text, read)
  return read
}

/** A sentence with its slots filled: "{b} more than {x}". */
export function filled({ en, es }: Text, slots: Slots): Both<readonly Inline[]> {
  const inOne = (text: string, locale: 'en' | 'es'): readonly Inline[] =>
    piecesOf(text).flatMap(({ slot, words }): readonly Inline[] => {
      if (slot === undefined) return [words]
      const held = slots[slot] ?? failed('Every slot is filled')
      return typeof held === 'object' && 'en' in held && !('kind' in held) ? held[locale] : [held as Inline]
    })
  return { en: inOne(en, 'en'), es: inOne(es, 'es') }
}

/** The letter; named after an operation that has no number of its own. */
export function letterTerm({ chain: [first, then], letter }: Done): Term | Expr {
  const x = symbol(letter)
  if (HAS_NO_NUMBER.has(first)) return role(`first ${first}`, x)
  return then !== undefined && HAS_NO_NUMBER.has(then) ? role(`then ${then}`, x) : x
}
export const numberTerms = ({ chain: [first, then], a, b }: Done, show: (n: number) => Expr = n => shownNumber(n)) => ({
  a: role(`first ${first}`, show(a)),
  b: role(`then ${then ?? first}`, show(b)),
})
const shownNumber = (n: number): Expr => inlineOf(n) as Expr

/** What is done, in words: "5 is taken away from n". */
const MEANING: Readonly<Record<Operation, (of: Expr, by: number) => Both<readonly Inline[]>>> = {
  plus: (of, by) => ({ en: line`${by} is added to ${of}.`, es: line`Se suma ${by} a ${of}.` }),
  minus: (of, by) => ({
    en: line`${by} is taken away from ${of}, so ${of} comes first.`,
    es: line`Se resta ${by} de ${of}, así que ${of} va primero.`,
  }),
  from: (of, by) => ({
    en: line`${of} is taken away from ${by}, so ${by} comes first.`,
    es: line`Se resta ${of} de ${by}, así que ${by} va primero.`,
  }),
  times: (of, by) =>
    of.kind === 'sum'
      ? {
          en: line`All of ${of} is multiplied by ${by}: use parentheses.`,
          es: line`Se multiplica por ${by} todo ${of}: usa paréntesis.`,
        }
      : { en: line`${of} is multiplied by ${by}.`, es: line`Se multiplica ${of} por ${by}.` },
  over: (of, by) =>
    of.kind === 'sum'
      ? {
          en: line`All of ${of} is divided by ${by}: write it above the bar.`,
          es: line`Se divide entre ${by} todo ${of}: escríbelo sobre la raya.`,
        }
      : {
          en: line`${of} is divided by ${by}, so ${of} is above the bar.`,
          es: line`Se divide ${of} entre ${by}, así que ${of} va sobre la raya.`,
        },
  into: (of, by) => ({
    en: line`${by} is divided by ${of}, so ${by} is above the bar.`,
    es: line`Se divide ${by} entre ${of}, así que ${by} va sobre la raya.`,
  }),
  double: of =>
    of.kind === 'sum'
      ? {
          en: line`Twice means 2 times all of ${of}: use parentheses.`,
          es: line`El doble es 2 veces todo ${of}: usa paréntesis.`,
        }
      : { en: line`Twice ${of} means 2 times ${of}.`, es: line`El doble de ${of} es 2 veces ${of}.` },
  half: of =>
    of.kind === 'sum'
      ? {
          en: line`Half of ${of} means that all of it is divided by 2.`,
          es: line`La mitad de ${of} significa dividir todo entre 2.`,
        }
      : { en: line`Half of ${of} means ${of} divided by 2.`, es: line`La mitad de ${of} es ${of} dividido entre 2.` },
}
export const firstMeans = ({ chain: [first], letter, a }: Done) => MEANING[first](symbol(letter), a)
export const thenMeans = (done: Done) => MEANING[itemOf([done.chain[1] ?? done.chain[0]], 0)](firstOf(done), done.b)

/** The one letter of an expression. */
export const letterOf = (of: Expr): string => itemOf([...symbolsOf(of)], 0)
