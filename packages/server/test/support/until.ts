import { setTimeout as sleep } from 'node:timers/promises'

/** Waits for what comes sooner or later; the time limit of the whole test says when it does not. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(10)
}
