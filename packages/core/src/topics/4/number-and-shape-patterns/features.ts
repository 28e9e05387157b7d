import { type Both, type Inline, itemOf, line, prose, type Sentence } from '../../../author.ts'

/** What can be seen in a pattern that adds one number again and again. */
interface Feature {
  readonly key: string
  readonly says: Sentence['says']
  /** In its terms. */
  readonly holds: (terms: readonly number[]) => boolean
  /** By its first term and what is added. */
  readonly follows: (first: number, more: number) => boolean
  readonly why: Both<readonly Inline[]>
}
const multiples = (of: number, name: string): Feature => ({
  key: name,
  says: { en: prose`Every term is a multiple of ${of}.`, es: prose`Todos los términos son múltiplos de ${of}.` },
  holds: terms => terms.every(term => term % of === 0),
  follows: (first, more) => first % of === 0 && more % of === 0,
  why: {
    en: line`The first term and the number added are multiples of ${of}.`,
    es: line`El primer término y el número que se suma son múltiplos de ${of}.`,
  },
})
export const features: readonly Feature[] = [
  {
    key: 'even',
    says: { en: prose`Every term is even.`, es: prose`Todos los términos son pares.` },
    holds: terms => terms.every(term => term % 2 === 0),
    follows: (first, more) => first % 2 === 0 && more % 2 === 0,
    why: {
      en: line`The first term is even, and an even number is added.`,
      es: line`El primer término es par y se suma un número par.`,
    },
  },
  {
    key: 'odd',
    says: { en: prose`Every term is odd.`, es: prose`Todos los términos son impares.` },
    holds: terms => terms.every(term => term % 2 === 1),
    follows: (first, more) => first % 2 === 1 && more % 2 === 0,
    why: {
      en: line`The first term is odd, and an even number is added.`,
      es: line`El primer término es impar y se suma un número par.`,
    },
  },
  {
    key: 'turns',
    says: {
      en: prose`The terms alternate between odd and even.`,
      es: prose`Los términos se alternan entre impares y pares.`,
    },
    holds: terms => terms.every((term, i) => i === 0 || (term + itemOf(terms, i - 1)) % 2 === 1),
    follows: (_, more) => more % 2 === 1,
    why: {
      en: line`Adding an odd number changes odd to even and even to odd.`,
      es: line`Al sumar un número impar, impar cambia a par y par a impar.`,
    },
  },
  {
    key: 'same-ones',
    says: {
      en: prose`Every term has the same ones digit.`,
      es: prose`Todos los términos tienen el mismo dígito en las unidades.`,
    },
    holds: terms => new Set(terms.map(term => term % 10)).size === 1,
    follows: (_, more) => more % 10 === 0,
    why: {
      en: line`Adding tens does not change the ones digit.`,
      es: line`Sumar decenas no cambia el dígito de las unidades.`,
    },
  },
  {
    key: 'two-ones',
    says: {
      en: prose`The ones digits alternate between two digits.`,
      es: prose`Los dígitos de las unidades se alternan entre dos dígitos.`,
    },
    holds: terms => new Set(terms.map(term => term % 10)).size === 2,
    follows: (_, more) => more % 10 === 5,
    why: {
      en: line`A number that ends in 5, added twice, adds tens: every second ones digit is the same.`,
      es: line`Sumar dos veces un número que termina en 5 suma decenas: un término sí y otro no, las unidades se repiten.`,
    },
  },
  multiples(3, 'threes'),
  multiples(4, 'fours'),
  multiples(5, 'fives'),
]
