/** What was read of a level's parameters: the way to each value, and the value. */
export type Reads = ReadonlyMap<string, unknown>

/** The same parameters, and what is read of them from now on. */
export function watched(level: object): { readonly level: object; readonly reads: Reads } {
  const reads = new Map<string, unknown>()
  const known = new WeakMap<object, object>()
  const watch = (part: object, way: string): object => {
    const found = known.get(part)
    if (found) return found
    const proxy = new Proxy(part, {
      get(target, name, receiver) {
        const value: unknown = Reflect.get(target, name, receiver)
        // Methods of lists read the items through the proxy.
        if (typeof name === 'symbol' || (Array.isArray(target) && typeof value === 'function')) return value
        const here = `${way}.${name}`
        if (isPlain(value)) return watch(value, here)
        reads.set(here, value)
        return value
      },
    })
    known.set(part, proxy)
    return proxy
  }
  return { level: watch(level, ''), reads }
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype)

/** The values that were read at one level or the other, and differ. */
export function differences(
  one: Reads,
  other: Reads,
): readonly (readonly [way: string, one: unknown, other: unknown])[] {
  const ways = new Set([...one.keys(), ...other.keys()])
  return [...ways].flatMap(way => {
    const [a, b] = [one.get(way), other.get(way)]
    return Object.is(a, b) ? [] : [[way, a, b] as const]
  })
}
