import { isUnavailable } from './errors.ts'
import type { Services } from './services.ts'

type Needs = Pick<Services, 'storage' | 'ledger' | 'till' | 'keyUse' | 'clock' | 'log' | 'metrics'>

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
        if (released!.ok && !released!.repeated) till.onReversed(amount, 'reversed')
      }),
    )
    reversed += abandoned.length
  }
}

/** Small work that is always due: sets the clock, ends leases, forgets old retries, notes when keys were used. */
export function startHousekeeping(services: Needs): { stop(): Promise<void> } {
  const { storage, keyUse, clock, log, metrics } = services
  const once = async () => {
    await storage.clock.set()
    const reversed = await reverseAbandoned(services, clock())
    if (reversed > 0) log.warn({ reversed }, 'reversed abandoned reservations')
    await storage.charges.forget(clock())
    await storage.embeds.removeExpired(clock())
    await storage.sql.giveBack()
    await keyUse.write()
  }
  const failed = (error: unknown) => {
    if (isUnavailable(error)) metrics.databaseErrors.inc({ place: 'housekeeping' })
    log.error({ err: error }, 'housekeeping')
  }
  let stopped = false
  let timer: NodeJS.Timeout
  let round: Promise<void> = Promise.resolve()
  // The next round is set when one is over, so that two never meet.
  const wait = () => {
    if (stopped) return
    timer = setTimeout(() => {
      round = once().catch(failed).then(wait)
    }, EVERY_MS)
    timer.unref()
  }
  wait()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await round
      await keyUse.write().catch(failed)
    },
  }
}
