import { readFileSync } from 'node:fs'

/** One line of the bench: what was measured, and what was hoped for. */
export interface Row {
  readonly what: string
  readonly measured: number
  readonly unit: string
  /** How far the rounds lay from it, in the same unit: what is smaller cannot be told from nothing. */
  readonly spread?: number
  readonly goal?: { readonly least: number } | { readonly most: number }
}

export interface Results {
  readonly machine: { readonly node: string; readonly cpu: string; readonly cores: number }
  /** By what they measure: the core, loading it, … Peers stand side by side in a part. */
  readonly parts: Readonly<Record<string, readonly Row[]>>
}

export const RESULTS = new URL('results.json', import.meta.url)
export const readResults = (): Results => JSON.parse(readFileSync(RESULTS, 'utf8')) as Results

export const HEAD = ['what', 'measured', 'goal', 'reached']

export function cellsOf({ what, measured, unit, spread = 0, goal }: Row): readonly string[] {
  // Nothing costs less than nothing: below zero it is noise, whatever its spread.
  const told =
    measured < spread
      ? `not measurable${spread === 0 ? '' : ` (rounds differ by ${numeral(spread)} ${unit})`}`
      : `${numeral(measured)} ${unit}`.trim()
  if (goal === undefined) return [what, told, '', '']
  const [wish, isReached] =
    'least' in goal
      ? [`≥ ${goal.least.toLocaleString('en-US')}`, measured >= goal.least]
      : [`≤ ${goal.most.toLocaleString('en-US')}`, measured <= goal.most]
  return [what, told, wish, isReached ? 'yes' : 'no']
}

const numeral = (value: number) =>
  value.toLocaleString('en-US', { maximumFractionDigits: value >= 100 ? 0 : value >= 10 ? 1 : 2 })
