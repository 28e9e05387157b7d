import {
  type Both,
  exact,
  type Inline,
  line,
  measure,
  money,
  relation,
  type Sentence,
  type Value,
} from '../../../author.ts'

type Amount = ReturnType<typeof measure> | ReturnType<typeof money>
type Words = Both<readonly Inline[]>

/** Two amounts below zero with names, and what the lower one means. */
export interface LowerPlace {
  readonly least: number
  readonly isMoney?: true
  readonly quantity: Words
  /** Why the lower one means this, where it must be told. */
  readonly because?: (lower: 0 | 1, low: Value, high: Value) => Words
  /** "más baja", "más bajo". */
  readonly low: 'baja' | 'bajo'
  readonly amount: (value: Value) => Amount
  readonly tell: (a: Amount, b: Amount) => Words
  readonly means: readonly [first: Words, second: Words]
}

const owed = (value: Value) => money(-exact(value).times(100).n)
const celsius = (value: Value) => measure(value, 'degree-celsius')
const feet = (value: Value) => measure(value, 'foot')

export const lowerPlaces: readonly LowerPlace[] = [
  {
    least: 20,
    quantity: { en: ['temperature'], es: ['la temperatura'] },
    low: 'baja',
    amount: celsius,
    tell: (a, b) => ({
      en: line`The temperature is ${a} in Fargo and ${b} in Duluth.`,
      es: line`La temperatura es de ${a} en Fargo y de ${b} en Duluth.`,
    }),
    means: [
      { en: line`Fargo is colder`, es: line`en Fargo hace más frío` },
      { en: line`Duluth is colder`, es: line`en Duluth hace más frío` },
    ],
  },
  {
    least: 60,
    quantity: { en: ['elevation'], es: ['la elevación'] },
    low: 'baja',
    amount: feet,
    tell: (a, b) => ({
      en: line`Mia dives to an elevation of ${a}, and Leo dives to ${b}.`,
      es: line`Mia bucea hasta una elevación de ${a} y Leo bucea hasta ${b}.`,
    }),
    means: [
      { en: line`Mia is deeper`, es: line`Mia está a mayor profundidad` },
      { en: line`Leo is deeper`, es: line`Leo está a mayor profundidad` },
    ],
  },
  {
    least: 80,
    isMoney: true,
    quantity: { en: ['balance'], es: ['el saldo'] },
    low: 'bajo',
    amount: value => money(exact(value).times(100).n),
    tell: (a, b) => ({
      en: line`Sara’s account has a balance of ${a}, and Hugo’s has a balance of ${b}.`,
      es: line`La cuenta de Sara tiene un saldo de ${a} y la de Hugo tiene un saldo de ${b}.`,
    }),
    means: [
      { en: line`Sara owes more`, es: line`Sara debe más` },
      { en: line`Hugo owes more`, es: line`Hugo debe más` },
    ],
    because(lower, low, high) {
      const [one, other] = lower === 0 ? ['Sara', 'Hugo'] : ['Hugo', 'Sara']
      return {
        en: [`${one} owes `, ...line`${owed(low)}, and `, `${other} owes only `, ...line`${owed(high)}.`],
        es: [`${one} debe `, ...line`${owed(low)} y `, `${other} solo `, ...line`${owed(high)}.`],
      }
    },
  },
  {
    least: 25,
    quantity: { en: ['temperature'], es: ['la temperatura'] },
    low: 'baja',
    amount: celsius,
    tell: (a, b) => ({
      en: line`In a lab, the white freezer is kept at ${a} and the gray freezer at ${b}.`,
      es: line`En un laboratorio, el congelador blanco se mantiene a ${a} y el gris a ${b}.`,
    }),
    means: [
      { en: line`the white freezer is colder`, es: line`el congelador blanco está más frío` },
      { en: line`the gray freezer is colder`, es: line`el congelador gris está más frío` },
    ],
  },
  {
    least: 90,
    quantity: { en: ['elevation'], es: ['la elevación'] },
    low: 'baja',
    amount: feet,
    tell: (a, b) => ({
      en: line`The floor of Bat Cave has an elevation of ${a}, and that of Bear Cave has an elevation of ${b}.`,
      es: line`El suelo de la cueva Murciélago tiene una elevación de ${a} y el de la cueva Oso, de ${b}.`,
    }),
    means: [
      { en: line`Bat Cave goes deeper`, es: line`la cueva Murciélago es más profunda` },
      { en: line`Bear Cave goes deeper`, es: line`la cueva Oso es más profunda` },
    ],
  },
]

/** "−9.5 < −9.4, so Duluth is colder." */
export const concluded = (
  { means }: LowerPlace,
  [a, b]: readonly [Value, Value],
  isFirstLess: boolean,
  who: 0 | 1,
): Sentence => {
  const compared = isFirstLess ? relation(a, '<', b) : relation(b, '<', a)
  const { en, es } = means[who]
  return {
    key: `${isFirstLess ? 'first' : 'second'} ${who}`,
    says: {
      en: { kind: 'paragraph', content: [compared, ', so ', ...en, '.'] },
      es: { kind: 'paragraph', content: [compared, ', así que ', ...es, '.'] },
    },
  }
}
