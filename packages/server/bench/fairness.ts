import { setTimeout as sleep } from 'node:timers/promises'

export interface Customer {
  readonly url: string
  readonly key: string
}

/** What one customer waits, alone and while another is refused, in milliseconds. */
export interface Fairness {
  readonly alone: Waits
  readonly attacked: Waits
}

interface Waits {
  readonly p50: number
  readonly p99: number
}

/** Alone and attacked by turns, so that what else the machine does falls on both. */
const ROUNDS = 6
const REQUESTS = 200
const PAUSE_MS = 10

/** Twenty a second, for as long as the other one is measured. */
const ATTACK_EVERY_MS = 50

/** As large as a body may be, of fields that no request has, in a request that is refused. */
const REFUSED = JSON.stringify({
  entries: [{ id: 'a' }],
  ...Object.fromEntries(Array.from({ length: 15_000 }, (_, i) => [`field-${i}`, i])),
})

const post = async ({ url, key }: Customer, body: string): Promise<number> => {
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' }
  const response = await fetch(`${url}/api/public/v1/worksheets`, { method: 'POST', headers, body })
  await response.arrayBuffer()
  return response.status
}

async function timesOf(customer: Customer, body: string): Promise<readonly number[]> {
  const times: number[] = []
  for (let i = 0; i < REQUESTS; i++) {
    const start = performance.now()
    const status = await post(customer, body)
    if (status !== 200) throw new Error(`The customer got ${status}`)
    times.push(performance.now() - start)
    await sleep(PAUSE_MS)
  }
  return times
}

function waitsOf(times: readonly number[]): Waits {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]!
  return { p50: at(0.5), p99: at(0.99) }
}

async function timesAttacked(customer: Customer, other: Customer, body: string): Promise<readonly number[]> {
  let isOn = true
  const refusals: Promise<number>[] = []
  const attack = async () => {
    while (isOn) {
      refusals.push(post(other, REFUSED))
      await sleep(ATTACK_EVERY_MS)
    }
  }
  const attacking = attack()
  const times = await timesOf(customer, body)
  isOn = false
  await attacking
  const statuses = await Promise.all(refusals)
  if (statuses.some(status => status < 400 || status >= 500)) throw new Error('An attack was not refused')
  return times
}

/** Compares what a customer waits with and without another whose large bodies are refused. */
export async function benchFairness(customer: Customer, other: Customer, body: string): Promise<Fairness> {
  await timesOf(customer, body)
  const alone: number[] = []
  const attacked: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    alone.push(...(await timesOf(customer, body)))
    attacked.push(...(await timesAttacked(customer, other, body)))
  }
  return { alone: waitsOf(alone), attacked: waitsOf(attacked) }
}
