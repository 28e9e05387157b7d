import { evaluate, list, type Printed, type Random } from '../../../author.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { almostSorted, type DataContext, drawData, largeContexts, smallContexts } from './data-sets.ts'

interface Level {
  readonly size: 'small' | 'large'
  readonly counts: readonly number[]
  readonly places: number
}

const contextsOf = ({ size }: Level) => (size === 'small' ? smallContexts : largeContexts)

/** One value stands twice, so that there is one mode. */
/** Each form begins at a place of its own in the list of contexts. */
export const drawWith = (repeated: number, place: number) => (random: Random, level: Level) => {
  const [count, context] = [random.evenly(level.counts), random.evenly(startingAt(contextsOf(level), place))]
  const sorted = drawData(random, { count, values: context.values, repeated, places: level.places })
  return { context, data: level.size === 'small' ? almostSorted(random, sorted) : random.shuffle(sorted) }
}

export const asked = ({ context, data }: { readonly context: DataContext; readonly data: readonly number[] }) =>
  context.says(list(...data))

export const printedData = (printed: Printed) => printed.one('list').items.map(item => evaluate(item))
