import { type Block, type Both, prose } from '../content.ts'

/** The lines of somebody's work, as answers. */
export const LINE_NAMES = ['line-1', 'line-2', 'line-3', 'line-4'] as const
type LineName = (typeof LINE_NAMES)[number]
export const isLineName = (value: unknown): boolean => LINE_NAMES.some(name => name === value)

const CHOICES: Readonly<Record<LineName, Both<Block>>> = {
  'line-1': { en: prose`line 1`, es: prose`el renglón 1` },
  'line-2': { en: prose`line 2`, es: prose`el renglón 2` },
  'line-3': { en: prose`line 3`, es: prose`el renglón 3` },
  'line-4': { en: prose`line 4`, es: prose`el renglón 4` },
}

/** The first lines by their names. */
export const lineChoices = (count: number) =>
  Object.fromEntries(LINE_NAMES.slice(0, count).map(name => [name, CHOICES[name]]))
