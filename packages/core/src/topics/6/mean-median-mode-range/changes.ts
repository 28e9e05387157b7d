import { list, option, type Printed, prose, type Random, type Ratio } from '../../../author.ts'
import { type DataContext, largeContexts } from './data-sets.ts'
import { printedData } from './parts.ts'

type Effect = 'increases' | 'decreases' | 'same'

export const effectAnswer = option({
  increases: { en: prose`It increases.`, es: prose`Aumenta.` },
  decreases: { en: prose`It decreases.`, es: prose`Disminuye.` },
  same: { en: prose`It stays the same.`, es: prose`Sigue igual.` },
})

export const effectOf = (before: Ratio, after: Ratio): Effect =>
  after.compare(before) > 0 ? 'increases' : after.compare(before) < 0 ? 'decreases' : 'same'

/** Data, and a value that is put in. */
export interface Changed {
  readonly context: DataContext
  readonly data: readonly number[]
  readonly value: number
}

export const withValue = ({ data, value }: Changed) => [...data, value]

export function askChange({ context, data, value }: Changed) {
  const { en, es } = context.says(list(...data))
  return {
    en: [en, prose`One more value, ${value}, is included in the data.`],
    es: [es, prose`Se incluye un valor más, ${value}, en los datos.`],
  }
}

/** The printed data, and the data with the printed value that is put in. */
export function printedChange(printed: Printed): readonly [before: Ratio[], after: Ratio[]] {
  const data = printedData(printed)
  return [data, [...data, printed.numbers.at(-1)!]]
}

/** Data without the outlier at one place. */
interface Removal {
  readonly context: DataContext
  readonly data: readonly number[]
  readonly at: number
}

export const without = ({ data, at }: Removal) => data.toSpliced(at, 1)

/** Values that lie close together, one far away; the two in the middle are sometimes equal. */
export function drawRemoval(random: Random): Removal {
  const context = random.evenly(largeContexts)
  const [least, most] = context.values
  const isHigh = random.evenly([true, false])
  const isFlat = random.chance(0.4)
  const start = isHigh ? least + random.int(0, 4) : most - 14 - random.int(0, 4)
  const near = random
    .sample([0, 2, 3, 5, 7, 9, 11, 13], 5)
    .sort((a, b) => a - b)
    .map(step => start + step)
  const close = isFlat ? near.with(isHigh ? 3 : 1, near[2]!) : near
  const outlier = isHigh ? most - random.int(0, 2) : least + random.int(0, 2)
  const data = random.shuffle([...close, outlier])
  return { context, data, at: data.indexOf(outlier) }
}

/** The value that is taken away is the mean of the others. */
export function drawBalanced(random: Random): Removal {
  const context = random.evenly(largeContexts)
  const [least, most] = context.values
  const center = random.int(least + 12, most - 12)
  const [near, far] = [random.int(1, 5), random.int(6, 12)]
  const data = random.shuffle([center - far, center - near, center, center + near, center + far])
  return { context, data, at: data.indexOf(center) }
}

export function askRemoval({ context, data, at }: Removal) {
  const { en, es } = context.says(list(...data))
  return {
    en: [en, prose`The value ${data[at]!} is removed from the data.`],
    es: [es, prose`Se quita el valor ${data[at]!} de los datos.`],
  }
}

/** The printed data, and the data without the printed value. */
export function printedRemoval(printed: Printed): readonly [all: Ratio[], rest: Ratio[], value: Ratio] {
  const [data, value] = [printedData(printed), printed.numbers.at(-1)!]
  return [
    data,
    data.toSpliced(
      data.findIndex(item => item.equals(value)),
      1,
    ),
    value,
  ]
}
