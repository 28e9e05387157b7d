import { readFileSync } from 'node:fs'

/** One line of the bench: what was measured, and what was hoped for. */
export interface Row {
  readonly what: string
  readonly measured: number
  readonly unit: string
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

export function cellsOf({ what, measured, unit, goal }: Row): readonly string[] {
  const digits = measured >= 100 ? 0 : measured >= 10 ? 1 : 2
  const number = measured.toLocaleString('en-US', { maximumFractionDigits: digits })
  if (goal === undefined) return [what, `${number} ${unit}`.trim(), '', '']
  const [wish, isReached] =
    'least' in goal
      ? [`≥ ${goal.least.toLocaleString('en-US')}`, measured >= goal.least]
      : [`≤ ${goal.most.toLocaleString('en-US')}`, measured <= goal.most]
  return [what, `${number} ${unit}`.trim(), wish, isReached ? 'yes' : 'no']
}
