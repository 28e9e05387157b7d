import { placed as place } from '../src/figure/placing.ts'
import type { Label, Placing } from './figure-blemishes.ts'

export * from '../src/figure/placing.ts'

/** What each label of a figure wished for, and where it stands: noted as the labels find their places. */
export const placings: Placing[] = []

export const placed: typeof place = (wishes, drawn, options) => {
  const items = place(wishes, drawn, options)
  placings.push({ wishes, drawn, labels: items.filter((item): item is Label => item.kind === 'label') })
  return items
}
