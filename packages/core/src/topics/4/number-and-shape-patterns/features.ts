import { type Both, failed, type Inline, itemOf, line, prose, type Sentence, tupleOf, words } from '../../../author.ts'

/** What can be seen in a pattern that adds one number again and again. */
interface Feature {
  readonly key: string
  readonly says: Sentence['says']
  /** What the first term is a multiple of; 1 where it may be any. */
  readonly base?: number
  /** In its terms; what holds of every term holds of every other one. */
  readonly holds: (terms: readonly number[]) => boolean
  /** By its first term and what is added, and nothing more can be said. */
  readonly follows: (first: number, more: number) => boolean
  readonly why: Both<readonly Inline[]>
  /** Which terms show that it does not hold. */
  readonly fails: (terms: readonly number[]) => Both<readonly Inline[]>
}
const pairOf = (
  terms: readonly number[],
  isBroken: (one: number, two: number) => boolean,
): readonly [number, number] => {
  const at = terms.findIndex((term, i) => i > 0 && isBroken(itemOf(terms, i - 1), term))
  return [itemOf(terms, at - 1), itemOf(terms, at)]
}
const firstOf = (terms: readonly number[], isBroken: (term: number) => boolean): number =>
  itemOf(
    terms,
    terms.findIndex(term => isBroken(term)),
  )
const ORDINALS = [
  words('first term', 'primer término'),
  words('second term', 'segundo término'),
  words('third term', 'tercer término'),
  words('fourth term', 'cuarto término'),
  words('fifth term', 'quinto término'),
  words('sixth term', 'sexto término'),
] as const
const alternates = (terms: readonly number[]) => new Set(terms.map(term => term % 10)).size
const multiples = (of: number, name: string): Feature => ({
  key: name,
  base: of,
  says: { en: prose`Every term is a multiple of ${of}.`, es: prose`Todos los términos son múltiplos de ${of}.` },
  holds: terms => terms.every(term => term % of === 0),
  follows: (first, more) => first % of === 0 && more % of === 0,
  why: {
    en: line`The first term and the number added are multiples of ${of}.`,
    es: line`El primer término y el número que se suma son múltiplos de ${of}.`,
  },
  fails(terms) {
    const term = firstOf(terms, value => value % of > 0)
    return { en: line`${term} is not a multiple of ${of}.`, es: line`${term} no es múltiplo de ${of}.` }
  },
})
/** Not all of the terms: the first, the third… or the second, the fourth… */
const everyOther = (of: number, name: string, base = 1): Feature => ({
  key: name,
  base,
  says: {
    en: prose`Every other term is a multiple of ${of}.`,
    es: prose`Uno de cada dos términos es múltiplo de ${of}.`,
  },
  holds: terms => [0, 1].some(from => terms.every((term, i) => i % 2 !== from || term % of === 0)),
  follows: (first, more) => more % of > 0 && (2 * more) % of === 0 && (first % of === 0 || (first + more) % of === 0),
  why: {
    en: line`One of the first two terms is a multiple of ${of}. The number added is not, but twice the number is.`,
    es: line`Uno de los dos primeros términos es múltiplo de ${of}. El número que se suma no lo es, pero su doble sí.`,
  },
  fails(terms) {
    const failing = (from: 0 | 1) => {
      const at = terms.findIndex((term, i) => i % 2 === from && term % of > 0)
      const place = ORDINALS[at] ?? failed(`Not every other term is a multiple of ${of}`)
      return line`${place}, ${itemOf(terms, at)},`
    }
    const [odd, even] = [failing(0), failing(1)]
    return {
      en: ['The ', ...odd, ' and the ', ...even, ` are not multiples of ${of}.`],
      es: ['El ', ...odd, ' y el ', ...even, ` no son múltiplos de ${of}.`],
    }
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
    fails(terms) {
      const term = firstOf(terms, value => value % 2 === 1)
      return { en: line`${term} is odd.`, es: line`${term} es impar.` }
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
    fails(terms) {
      const term = firstOf(terms, value => value % 2 === 0)
      return { en: line`${term} is even.`, es: line`${term} es par.` }
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
    fails(terms) {
      const [one, two] = pairOf(terms, (a, b) => (a + b) % 2 === 0)
      return one % 2 === 0
        ? { en: line`${one} and ${two} are both even.`, es: line`${one} y ${two} son los dos pares.` }
        : { en: line`${one} and ${two} are both odd.`, es: line`${one} y ${two} son los dos impares.` }
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
    fails(terms) {
      const [one, two] = pairOf(terms, (a, b) => a % 10 !== b % 10)
      return {
        en: line`${one} and ${two} have different ones digits.`,
        es: line`${one} y ${two} tienen distinto dígito en las unidades.`,
      }
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
    fails(terms) {
      const [one, two, three] = tupleOf(terms.slice(0, 3), 3)
      return alternates(terms) === 1
        ? {
            en: line`${one}, ${two}, and ${three} have the same ones digit.`,
            es: line`${one}, ${two} y ${three} tienen el mismo dígito en las unidades.`,
          }
        : {
            en: line`${one}, ${two}, and ${three} have three different ones digits.`,
            es: line`${one}, ${two} y ${three} tienen tres dígitos distintos en las unidades.`,
          }
    },
  },
  multiples(3, 'threes'),
  multiples(4, 'fours'),
  multiples(5, 'fives'),
  everyOther(4, 'second-fours', 2),
  everyOther(10, 'second-tens'),
]
