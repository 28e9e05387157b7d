import {
  type Both,
  type Inline,
  itemOf,
  lastOf,
  line,
  list,
  type Printed,
  prose,
  type Random,
  type Ratio,
  type Sentence,
} from '../../../author.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { changedContexts, type DataContext } from './data-sets.ts'
import { printedData } from './parts.ts'

type Effect = 'increases' | 'decreases' | 'same'

export const effectOf = (before: Ratio, after: Ratio): Effect =>
  after.compare(before) > 0 ? 'increases' : after.compare(before) < 0 ? 'decreases' : 'same'

const MEAN_SAID: Readonly<Record<Effect, readonly [string, string]>> = {
  increases: ['The mean increases', 'La media aumenta'],
  decreases: ['The mean decreases', 'La media disminuye'],
  same: ['The mean stays the same', 'La media sigue igual'],
}
const MEDIAN_SAID: Readonly<Record<Effect, readonly [string, string]>> = {
  increases: ['the median increases', 'la mediana aumenta'],
  decreases: ['the median decreases', 'la mediana disminuye'],
  same: ['the median stays the same', 'la mediana sigue igual'],
}
const VERBS: Readonly<Record<Effect, readonly [string, string]>> = {
  increases: ['increases', 'aumenta'],
  decreases: ['decreases', 'disminuye'],
  same: ['stays the same', 'sigue igual'],
}
const bothEffects = (ofMean: Effect, ofMedian: Effect): Sentence => ({
  key: `${ofMean} ${ofMedian}`,
  says: {
    en: { kind: 'paragraph', content: [`${MEAN_SAID[ofMean][0]}, and ${MEDIAN_SAID[ofMedian][0]}.`] },
    es: { kind: 'paragraph', content: [`${MEAN_SAID[ofMean][1]} y ${MEDIAN_SAID[ofMedian][1]}.`] },
  },
})
/** What becomes of both measures. */
export const bothSaid = <Value>(
  meanOf: (values: readonly Value[]) => Ratio,
  medianOf: (values: readonly Value[]) => Ratio,
  before: readonly Value[],
  after: readonly Value[],
): Sentence => bothEffects(effectOf(meanOf(before), meanOf(after)), effectOf(medianOf(before), medianOf(after)))
const EFFECTS: readonly Sentence[] = [
  bothEffects('increases', 'increases'),
  bothEffects('increases', 'same'),
  bothEffects('decreases', 'decreases'),
  bothEffects('decreases', 'same'),
  bothEffects('decreases', 'increases'),
  bothEffects('increases', 'decreases'),
]
/** Three other outcomes: one differs in the median only, one in both, and one in the mean only. */
export function otherEffects(key: string): Record<string, Sentence> {
  const others = EFFECTS.filter(sentence => sentence.key !== key)
  return Object.fromEntries(others.slice(0, 3).map(sentence => [sentence.key, sentence]))
}
/** What the other outcomes say wrongly. */
export function effectsMissed(key: string): Readonly<Record<string, Both<readonly Inline[]>>> {
  const [ofMean, ofMedian] = key.split(' ') as [Effect, Effect]
  const missed = (other: string): Both<readonly Inline[]> => {
    const [mean, median] = other.split(' ')
    if (mean !== ofMean && median !== ofMedian)
      return { en: line`Neither part is right.`, es: line`Ninguna de las dos partes es correcta.` }
    return mean !== ofMean
      ? {
          en: [`This is wrong about the mean: it ${VERBS[ofMean][0]}.`],
          es: [`Se equivoca en la media: ${VERBS[ofMean][1]}.`],
        }
      : {
          en: [`This is wrong about the median: it ${VERBS[ofMedian][0]}.`],
          es: [`Se equivoca en la mediana: ${VERBS[ofMedian][1]}.`],
        }
  }
  return Object.fromEntries(Object.keys(otherEffects(key)).map(other => [other, missed(other)]))
}

/** Data, and a value that is put in. */
export interface Changed {
  readonly context: DataContext
  readonly data: readonly number[]
  readonly value: number
}

/** The value lies between mean and median, or outside both; where two values in the middle are equal, the median stays. */
export function drawPutIn(random: Random): Changed {
  const kind = random.evenly(['between', 'flat', 'outside'] as const)
  const isUp = random.evenly([true, false])
  const context = random.evenly(startingAt(changedContexts, 2))
  const [least, most] = context.values
  const span = most - least
  // From below: three near the least value and two near the greatest.
  const steps = {
    between: [0, 2, 4, span - 8, span - 5],
    flat: [6, 9, 14, 14, 19],
    outside: [5, 8, 13, 17, 20],
  }[kind]
  const shift = random.int(0, 3)
  const near = steps.map((step, i) => step + shift + (kind === 'flat' ? 0 : i === 2 ? 0 : random.int(0, 1)))
  const value = kind === 'between' ? 7 + shift + random.int(0, 3) : 22 + shift + random.int(2, 9)
  const turned = (step: number) => (isUp ? least + step : most - step)
  return { context, data: random.shuffle(near.map(turned)), value: turned(value) }
}

export const withValue = ({ data, value }: Changed) => [...data, value]

export function askChange({ context, data, value }: Changed, asked: 'effect' | 'more') {
  const { en, es } = context.says(list(...data))
  return {
    en: [
      en,
      asked === 'effect'
        ? prose`One more value, ${value}, is added to the data. What happens to the mean and to the median?`
        : prose`One more value, ${value}, is added to the data. Which measure changes more?`,
    ],
    es: [
      es,
      asked === 'effect'
        ? prose`Se agrega un valor más, ${value}, a los datos. ¿Qué pasa con la media y con la mediana?`
        : prose`Se agrega un valor más, ${value}, a los datos. ¿Qué medida cambia más?`,
    ],
  }
}

/** The printed data, and the data with the printed value that is put in. */
export function printedChange(printed: Printed): readonly [before: Ratio[], after: Ratio[]] {
  const data = printedData(printed)
  return [data, [...data, lastOf(printed.numbers)]]
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
  const context = random.evenly(changedContexts)
  const [least, most] = context.values
  const isHigh = random.evenly([true, false])
  const isFlat = random.chance(0.4)
  const start = isHigh ? least + random.int(0, 4) : most - 14 - random.int(0, 4)
  const near = random
    .sample([0, 2, 3, 5, 7, 9, 11, 13], 5)
    .sort((a, b) => a - b)
    .map(step => start + step)
  const close = isFlat ? near.with(isHigh ? 3 : 1, itemOf(near, 2)) : near
  const outlier = isHigh ? most - random.int(0, 2) : least + random.int(0, 2)
  const data = random.shuffle([...close, outlier])
  return { context, data, at: data.indexOf(outlier) }
}

/** The value that is taken away is the mean of the others. */
export function drawBalanced(random: Random): Removal {
  const context = random.evenly(changedContexts)
  const [least, most] = context.values
  const center = random.int(least + 12, most - 12)
  const [near, far] = [random.int(1, 5), random.int(6, 12)]
  const data = random.shuffle([center - far, center - near, center, center + near, center + far])
  return { context, data, at: data.indexOf(center) }
}

export function askRemoval({ context, data, at }: Removal) {
  const { en, es } = context.says(list(...data))
  return {
    en: [
      en,
      prose`The value ${itemOf(data, at)} is removed from the data. What happens to the mean and to the median?`,
    ],
    es: [es, prose`Se quita el valor ${itemOf(data, at)} de los datos. ¿Qué pasa con la media y con la mediana?`],
  }
}

/** The printed data, and the data without the printed value. */
export function printedRemoval(printed: Printed): readonly [all: Ratio[], rest: Ratio[], value: Ratio] {
  const [data, value] = [printedData(printed), lastOf(printed.numbers)]
  return [
    data,
    data.toSpliced(
      data.findIndex(item => item.equals(value)),
      1,
    ),
    value,
  ]
}
