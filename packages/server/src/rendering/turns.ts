/** Who waits, by account: one of each account has its turn before any account has its next. */
export class Turns<Item> {
  /** The accounts stand in the order of their turns. */
  readonly #waiting = new Map<string, Item[]>()
  #length = 0

  get length(): number {
    return this.#length
  }

  of(account: string): number {
    return this.#waiting.get(account)?.length ?? 0
  }

  add(account: string, item: Item): void {
    const own = this.#waiting.get(account)
    if (own) own.push(item)
    else this.#waiting.set(account, [item])
    this.#length++
  }

  /** The first whose account may go on; the others keep their places. */
  next(mayGoOn: (account: string) => boolean = () => true): Item | undefined {
    const first = [...this.#waiting].find(([account]) => mayGoOn(account))
    if (!first) return undefined
    const [account, items] = first
    const item = items.shift()
    this.#waiting.delete(account)
    if (items.length > 0) this.#waiting.set(account, items)
    this.#length--
    return item
  }

  remove(item: Item): boolean {
    for (const [account, items] of this.#waiting) {
      const place = items.indexOf(item)
      if (place < 0) continue
      items.splice(place, 1)
      if (items.length === 0) this.#waiting.delete(account)
      this.#length--
      return true
    }
    return false
  }

  counts(): number[] {
    return [...this.#waiting.values()].map(({ length }) => length)
  }

  /** The last to come of the account that has the most waiting. */
  lastOfMost(): Item | undefined {
    let most: readonly Item[] = []
    for (const items of this.#waiting.values()) if (items.length > most.length) most = items
    return most.at(-1)
  }

  /** In the order in which they will have their turns if nobody else comes. */
  *inOrder(): Generator<Item> {
    const queues = [...this.#waiting.values()]
    const longest = Math.max(0, ...queues.map(({ length }) => length))
    for (let round = 0; round < longest; round++)
      for (const queue of queues) {
        const item = queue[round]
        if (item !== undefined) yield item
      }
  }
}

/** For how long the main thread works before it lets go. What is done together is paid for in one commit. */
const SLICE_MS = 8

/** Runs what is quick in the main thread, one after another, each account in its turn, and lets go in between. */
export function mainThread(clock: () => number = () => performance.now()) {
  const waiting = new Turns<() => void>()
  let busy = false
  const run = () => {
    const until = clock() + SLICE_MS
    do waiting.next()?.()
    while (waiting.length > 0 && clock() < until)
    busy = waiting.length > 0
    if (busy) setImmediate(run)
  }
  return <Value>(account: string, work: () => Value): Promise<Value> =>
    new Promise((resolve, reject) => {
      waiting.add(account, () => {
        try {
          resolve(work())
        } catch (error) {
          reject(error)
        }
      })
      if (busy) return
      busy = true
      setImmediate(run)
    })
}
