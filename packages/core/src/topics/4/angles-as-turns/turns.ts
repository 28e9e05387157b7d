import { type Both, type Inline, line, type Of, over, type Value, words } from '../../../author.ts'

export const FULL = 360
/** The turns that have a name, by their quarters. */
export const NAMED_TURNS = ['quarter', 'half', 'threeQuarter', 'full'] as const
export type NamedTurn = (typeof NAMED_TURNS)[number]
export const QUARTERS: Readonly<Record<NamedTurn, number>> = { quarter: 1, half: 2, threeQuarter: 3, full: 4 }
export const TURN: Readonly<Record<NamedTurn, Of<'words'>>> = {
  quarter: words('a quarter turn', 'un cuarto de vuelta'),
  half: words('a half turn', 'media vuelta'),
  threeQuarter: words('a three-quarter turn', 'tres cuartos de vuelta'),
  full: words('a full turn', 'una vuelta completa'),
}
/** The same turn again. */
export const ANOTHER: Readonly<Record<NamedTurn, Of<'words'>>> = {
  quarter: words('another quarter turn', 'otro cuarto de vuelta'),
  half: words('another half turn', 'otra media vuelta'),
  threeQuarter: words('another three-quarter turn', 'otros tres cuartos de vuelta'),
  full: words('another full turn', 'otra vuelta completa'),
}
export const turnOf = (quarters: number): NamedTurn | undefined => NAMED_TURNS.find(turn => QUARTERS[turn] === quarters)

/** Parts of a full turn that are whole degrees, and not all with the same denominator one after another. */
export const PARTS: readonly (readonly [n: number, d: number])[] = [
  [5, 6],
  [3, 8],
  [2, 3],
  [3, 10],
  [1, 8],
  [1, 6],
  [7, 10],
  [1, 3],
  [5, 8],
  [9, 10],
  [7, 8],
  [1, 10],
]
/** "5/6 of a full turn". */
export const partSaid = (part: Value): Both<readonly Inline[]> => ({
  en: line`${part} of a full turn`,
  es: line`${part} de una vuelta completa`,
})
export const fraction = (n: number, d: number) => over(n, d)
