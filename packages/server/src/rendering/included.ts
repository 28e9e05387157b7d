import type { Included } from './job.ts'

const CONTENT: ReadonlySet<string> = new Set(['text', 'latex', 'html', 'svg'] satisfies Included[])

/** The answer without the texts and drawings that were not asked for. A value to grade by is kept as it is. */
export function included(worksheet: unknown, include: readonly Included[] | null): unknown {
  if (include === null) return worksheet
  const asked: ReadonlySet<string> = new Set(include)
  const kept = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(kept)
    if (typeof node !== 'object' || node === null) return node
    const fields = Object.entries(node).filter(([name]) => !CONTENT.has(name) || asked.has(name))
    return Object.fromEntries(fields.map(([name, field]) => [name, name === 'value' ? field : kept(field)]))
  }
  return kept(worksheet)
}
