/** Whether two trees of plain data are equal; most differ at the first number. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!isSame(a[i], b[i])) return false
    return true
  }
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>]
  for (const key in one) if (!isSame(one[key], other[key])) return false
  for (const key in other) if (one[key] === undefined && other[key] !== undefined) return false
  return true
}
