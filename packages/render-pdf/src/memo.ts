/** What was computed for a key, or is computed now and kept. */
export function remembered<Key, Value>(
  known: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
  key: Key,
  compute: () => Value,
): Value {
  const before = known.get(key)
  if (before !== undefined) return before
  const value = compute()
  known.set(key, value)
  return value
}
