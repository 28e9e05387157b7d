import { randomUUID } from 'node:crypto'

/**
 * A UUID of version 7. Ids that begin with their time stand side by side in an index, so that a batch of charges
 * writes a handful of pages; ids by chance would write one page each.
 */
export function chargeId(at: number): string {
  const time = at.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}
