import type { Random } from '../../../random.ts'
import { drawComputation, type OrderKind } from '../shared/order-kinds.ts'

interface Level {
  readonly kinds: readonly OrderKind[]
}

export const draw = (random: Random, { kinds }: Level) => drawComputation(random, kinds)
