import {
  type Block,
  type Both,
  equation,
  explained,
  type Inline,
  itemOf,
  line,
  list,
  prose,
  type Step,
  sum,
  times,
  wholes,
} from '../../../author.ts'

export type Parity = 'even' | 'odd'
export const parityOf = (value: number): Parity => (value % 2 === 0 ? 'even' : 'odd')
export const otherParity = (parity: Parity): Parity => (parity === 'even' ? 'odd' : 'even')

export const PARITY = {
  even: { en: 'even', es: 'par' },
  odd: { en: 'odd', es: 'impar' },
} as const

/** What is combined: so many numbers, of which so many are odd. */
export interface Combined {
  readonly operation: 'sum' | 'product'
  readonly count: 2 | 3
  readonly odd: number
}
export const resultOf = ({ operation, count, odd }: Combined): Parity =>
  operation === 'sum' ? parityOf(odd) : odd === count ? 'odd' : 'even'

const NUMBERS: Readonly<Record<2 | 3, readonly Both<string>[]>> = {
  2: [
    { en: 'two even numbers', es: 'dos números pares' },
    { en: 'an even number and an odd number', es: 'un número par y un número impar' },
    { en: 'two odd numbers', es: 'dos números impares' },
  ],
  3: [
    { en: 'three even numbers', es: 'tres números pares' },
    { en: 'one odd number and two even numbers', es: 'un número impar y dos números pares' },
    { en: 'two odd numbers and one even number', es: 'dos números impares y un número par' },
    { en: 'three odd numbers', es: 'tres números impares' },
  ],
}
const OPERATION = { sum: { en: 'The sum', es: 'La suma' }, product: { en: 'The product', es: 'El producto' } } as const

/** Examples: the first numbers of each kind, and others. */
const exampleOf = ({ operation, count, odd }: Combined, from: number) => {
  const numbers = wholes(1, count).map(i => 2 * (i + from) + (i <= odd ? 1 : 0))
  return operation === 'sum'
    ? equation(
        sum(...numbers),
        numbers.reduce((total, value) => total + value, 0),
      )
    : equation(
        times(...numbers),
        numbers.reduce((total, value) => total * value, 1),
      )
}

/** Why a sum or product is even or odd, by how many of its numbers are odd. */
export function whyOf({ operation, count, odd }: Combined): Both<readonly Inline[]> {
  if (operation === 'product')
    return odd === count
      ? {
          en: line`An odd number of odd groups, as in ${equation(times(3, 5), equation(sum(5, 5, 5), 15))}: two groups make an even number, and one odd group is left. The product is odd.`,
          es: line`Un número impar de grupos impares, como en ${equation(times(3, 5), equation(sum(5, 5, 5), 15))}: dos grupos forman un número par y queda un grupo impar. El producto es impar.`,
        }
      : {
          en: line`A factor is even, so the product can be split into pairs: it is even.`,
          es: line`Un factor es par, así que el producto se puede separar en parejas: es par.`,
        }
  return itemOf(itemsOf(count), odd)
}
const itemsOf = (count: 2 | 3): readonly Both<readonly Inline[]>[] => [
  {
    en: line`No addend is odd, so nothing is left over when you make pairs: the sum is even.`,
    es: line`Ningún sumando es impar, así que no sobra nada al formar parejas: la suma es par.`,
  },
  {
    en: line`One addend is odd, so 1 is left over when you make pairs: the sum is odd.`,
    es: line`Un sumando es impar, así que sobra 1 al formar parejas: la suma es impar.`,
  },
  {
    en:
      count === 2
        ? line`Both addends are odd: each leaves 1 over, and these make a pair. The sum is even.`
        : line`Two addends are odd: each leaves 1 over, and these make a pair. The sum is even.`,
    es:
      count === 2
        ? line`Los dos sumandos son impares: de cada uno sobra 1, y esos dos forman una pareja. La suma es par.`
        : line`Dos sumandos son impares: de cada uno sobra 1, y esos dos forman una pareja. La suma es par.`,
  },
  {
    en: line`Three addends are odd: each leaves 1 over. Two of these make a pair, and 1 is left. The sum is odd.`,
    es: line`Tres sumandos son impares: de cada uno sobra 1. Dos de esos forman una pareja y sobra 1. La suma es impar.`,
  },
]

/** "The sum of two odd numbers is always even." */
export interface Claim extends Combined {
  readonly claimed: Parity
  readonly says: Both<Block>
}
const claim = (combined: Combined, claimed: Parity): Claim => {
  const { operation, count, odd } = combined
  const numbers = itemOf(NUMBERS[count], odd)
  const [en, es] = [
    `${OPERATION[operation].en} of ${numbers.en} is always ${PARITY[claimed].en}.`,
    `${OPERATION[operation].es} de ${numbers.es} siempre es ${PARITY[claimed].es}.`,
  ]
  return {
    ...combined,
    claimed,
    says: { en: { kind: 'paragraph', content: [en] }, es: { kind: 'paragraph', content: [es] } },
  }
}

const ALL: readonly Combined[] = [
  ...wholes(0, 2).map((odd): Combined => ({ operation: 'sum', count: 2, odd })),
  ...wholes(0, 2).map((odd): Combined => ({ operation: 'product', count: 2, odd })),
  ...wholes(0, 3).map((odd): Combined => ({ operation: 'sum', count: 3, odd })),
]
/** Of ten kinds, a true and a false claim. */
export const claims: readonly Claim[] = wholes(0, 19).map(i => {
  const combined = itemOf(ALL, (7 * i) % 10)
  const isTrue = [true, false, false, true, false, true, true, false, true, false][i % 10] === i < 10
  return claim(combined, isTrue ? resultOf(combined) : otherParity(resultOf(combined)))
})

export const claimSteps = (made: Claim): readonly Step[] => {
  const isTrue = made.claimed === resultOf(made)
  const why = whyOf(made)
  return [
    explained(exampleOf(made, 0), line`Try an example.`, line`Prueba con un ejemplo.`),
    explained(
      exampleOf(made, 2),
      [isTrue ? 'True. ' : 'False. ', ...why.en],
      [isTrue ? 'Verdadero. ' : 'Falso. ', ...why.es],
    ),
  ]
}

/** The sentence under a choice: "Even, because two addends are odd." */
export const reasonFor = ({ operation, count, odd }: Combined, parity: Parity): Both<Block> => {
  const [en, es] = [parity === 'even' ? 'Even' : 'Odd', parity === 'even' ? 'Par' : 'Impar']
  const many = operation === 'sum' ? ADDENDS[odd] : FACTORS[odd]
  return {
    en: { kind: 'paragraph', content: [`${en}, because ${many?.en ?? count}.`] },
    es: { kind: 'paragraph', content: [`${es}, porque ${many?.es ?? count}.`] },
  }
}
const ADDENDS = [
  { en: 'all three addends are even', es: 'los tres sumandos son pares' },
  { en: 'exactly one addend is odd', es: 'exactamente un sumando es impar' },
  { en: 'exactly two addends are odd', es: 'exactamente dos sumandos son impares' },
  { en: 'all three addends are odd', es: 'los tres sumandos son impares' },
]
const FACTORS = [
  { en: 'both factors are even', es: 'los dos factores son pares' },
  { en: 'exactly one factor is odd', es: 'exactamente un factor es impar' },
  { en: 'both factors are odd', es: 'los dos factores son impares' },
]

export const lastDigits = (numbers: readonly number[]): Step =>
  explained(list(...numbers.map(value => value % 10)), line`Look at the last digits.`, line`Mira los últimos dígitos.`)
export const trueOrFalseAsked = { en: prose`True or false?`, es: prose`¿Verdadero o falso?` }
