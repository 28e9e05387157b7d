import {
  type Block,
  type Both,
  divide,
  equation,
  explainedBy,
  line,
  prose,
  Ratio,
  type Statement,
  type Step,
  shownValue,
  type Value,
} from '../../../author.ts'
import type { Group } from '../../kit/statistics/groups.ts'
import { A, amount, B, type Words } from './sets.ts'

/** What is compared: how far the centers are apart, and the spread that this is measured in. */
export interface Compared {
  readonly group: Group
  readonly isAGreater: boolean
  readonly gap: Ratio
  readonly spread: Ratio
  /** The IQR of both, the greater one of two, or the MAD of both. */
  readonly by: 'iqr' | 'greaterIqr' | 'mad'
  /** A value of the greater group that is less than one of the other. */
  readonly overlap: readonly [ofGreater: Value, ofLess: Value]
}
export const isApart = (multiple: Ratio) => multiple.compare(Ratio.of(1)) > 0

/** "The medians differ by 2 times the IQR, so most players of B …" */
export function conclusion({ isAGreater, by }: Compared, multiple: Ratio, saysApart: boolean): Both<Block> {
  const [more, less] = isAGreater ? [A, B] : [B, A]
  const m = shownValue(multiple)
  const head = {
    iqr: {
      en: line`The medians differ by ${m} times the IQR, so `,
      es: line`Las medianas difieren en ${m} veces el RIC, así que `,
    },
    greaterIqr: {
      en: line`The medians differ by ${m} times the greater IQR, so `,
      es: line`Las medianas difieren en ${m} veces el mayor RIC, así que `,
    },
    mad: {
      en: line`The means differ by ${m} times the MAD, so `,
      es: line`Las medias difieren en ${m} veces la DMA, así que `,
    },
  }[by]
  const tail = saysApart
    ? {
        en: line`the difference is clear: the values of ${more} are generally greater than those of ${less}.`,
        es: line`la diferencia es clara: los valores de ${more} son en general mayores que los de ${less}.`,
      }
    : {
        en: line`the values of ${A} and ${B} overlap a lot: the difference is not clear.`,
        es: line`los valores de ${A} y ${B} se superponen en gran parte: la diferencia no es clara.`,
      }
  return {
    en: { kind: 'paragraph', content: [...head.en, ...tail.en] },
    es: { kind: 'paragraph', content: [...head.es, ...tail.es] },
  }
}
function everyValue({ group, isAGreater, gap }: Compared): Both<Block> {
  const [more, less] = isAGreater ? [A, B] : [B, A]
  const by = amount(gap, group)
  return {
    en: prose`The centers differ by ${by}, so every value of ${more} is greater than every value of ${less}.`,
    es: prose`Los centros difieren en ${by}, así que todos los valores de ${more} son mayores que todos los de ${less}.`,
  }
}
const SMALL: Words = {
  en: line`Below 2, the difference is not clear.`,
  es: line`Con menos de 2, la diferencia no es clara.`,
}
const LARGE: Words = {
  en: line`At 2 or more, the difference is clear.`,
  es: line`Con 2 o más, la diferencia es clara.`,
}
const SPREADS = {
  iqr: { en: line`the IQR`, es: line`el RIC` },
  greaterIqr: { en: line`the greater IQR`, es: line`el mayor RIC` },
  mad: { en: line`the MAD`, es: line`la DMA` },
} as const
const notOverlapping = ({ by }: Compared, multiple: Ratio): Words => ({
  en: [...line`A difference of ${shownValue(multiple)} times `, ...SPREADS[by].en, ' is clear, not a large overlap.'],
  es: [
    ...line`Una diferencia de ${shownValue(multiple)} veces `,
    ...SPREADS[by].es,
    ' es clara; no es una gran superposición.',
  ],
})
const notClear = ({ by }: Compared, multiple: Ratio): Words => ({
  en: [...line`A difference of ${shownValue(multiple)} times `, ...SPREADS[by].en, ' is too small to be clear.'],
  es: [
    ...line`Una diferencia de ${shownValue(multiple)} veces `,
    ...SPREADS[by].es,
    ' es demasiado pequeña para ser clara.',
  ],
})
export function conclusions(compared: Compared): readonly Statement[] {
  const multiple = compared.gap.over(compared.spread)
  const inverse = compared.spread.over(compared.gap)
  const apart = isApart(multiple)
  const [more, less] = compared.isAGreater ? [A, B] : [B, A]
  const [ofGreater, ofLess] = compared.overlap
  return [
    { key: `right ${multiple} ${apart}`, isTrue: true, says: conclusion(compared, multiple, apart) },
    {
      key: 'otherConclusion',
      isTrue: false,
      says: conclusion(compared, multiple, !apart),
      why: apart ? notOverlapping(compared, multiple) : notClear(compared, multiple),
    },
    {
      key: 'turnedAround',
      isTrue: false,
      says: conclusion(compared, inverse, isApart(inverse)),
      why:
        compared.by === 'mad'
          ? {
              en: line`It divides the MAD by the difference: that is the wrong way around.`,
              es: line`Divide la DMA entre la diferencia: eso es al revés.`,
            }
          : {
              en: line`It divides the IQR by the difference: that is the wrong way around.`,
              es: line`Divide el RIC entre la diferencia: eso es al revés.`,
            },
    },
    {
      key: 'everyValue',
      isTrue: false,
      says: everyValue(compared),
      why: {
        en: line`Not every value: ${ofGreater} of ${more} is less than ${ofLess} of ${less}.`,
        es: line`No todos: ${ofGreater} de ${more} es menor que ${ofLess} de ${less}.`,
      },
    },
  ]
}
export const multipleStep = ({ gap, spread, by }: Compared): Step =>
  explainedBy(
    equation(divide(shownValue(gap), shownValue(spread)), shownValue(gap.over(spread))),
    {
      iqr: {
        en: line`Divide the difference of the medians by the IQR.`,
        es: line`Divide la diferencia de las medianas entre el RIC.`,
      },
      greaterIqr: {
        en: line`Divide the difference of the medians by the greater IQR.`,
        es: line`Divide la diferencia de las medianas entre el mayor RIC.`,
      },
      mad: {
        en: line`Divide the difference of the means by the MAD.`,
        es: line`Divide la diferencia de las medias entre la DMA.`,
      },
    }[by],
  )
export const concludeStep = (says: Both<Block>, compared: Compared): Step =>
  explainedBy(says, isApart(compared.gap.over(compared.spread)) ? LARGE : SMALL)
