import type { Services } from './services.ts'

type Needs = Pick<Services, 'storage' | 'ledger' | 'till' | 'keyUse' | 'clock' | 'log'>

const EVERY_MS = 15_000

/** Reverses what nobody will finish any more. A server that was killed leaves such reservations behind. */
export async function reverseAbandoned(
  { storage, ledger, till, clock }: Pick<Needs, 'storage' | 'ledger' | 'till' | 'clock'>,
  until: number,
): Promise<number> {
  for (let reversed = 0; ; ) {
    const abandoned = await storage.charges.abandoned(until)
    if (abandoned.length === 0) return reversed
    const at = clock()
    await Promise.all(
      abandoned.map(async ({ id, account, amount }) => {
        const [released] = await ledger.submit({ type: 'release', id, account, at })
        // Of several replicas that find it, one reverses it.
        if (released!.ok && !released!.repeated) till.onReversed(amount)
      }),
    )
    reversed += abandoned.length
  }
}

/** Small work that is always due: ends leases, forgets old retries, notes when keys were used. */
export function startHousekeeping(services: Needs): { stop(): Promise<void> } {
  const { storage, keyUse, clock, log } = services
  const once = async () => {
    const reversed = await reverseAbandoned(services, clock())
    if (reversed > 0) log.warn({ reversed }, 'reversed abandoned reservations')
    await storage.charges.forget(clock())
    await keyUse.write()
  }
  const failed = (error: unknown) => log.error({ err: error }, 'housekeeping')
  let running: Promise<void> = Promise.resolve()
  const tick = () => {
    running = once().catch(failed)
  }
  const timer = setInterval(tick, EVERY_MS)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
      await keyUse.write().catch(failed)
    },
  }
}
