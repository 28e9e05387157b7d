import {
  type Both,
  explainedBy,
  type FormMaker,
  type Inline,
  line,
  prose,
  type Sentence,
  type Step,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { type Kind, proved, type Real } from './numbers.ts'

export type Form = FormMaker<typeof levels>

export type SetName = Kind | 'real'
/** Each set within the next ones, the irrational numbers apart. */
export const SETS: readonly SetName[] = ['natural', 'whole', 'integer', 'rational', 'irrational', 'real']
const WITHIN: readonly SetName[] = ['natural', 'whole', 'integer', 'rational', 'real']

/** Every set that holds a number, from small to large. */
export const setsWith = (kind: Kind): readonly SetName[] =>
  kind === 'irrational' ? ['irrational', 'real'] : WITHIN.slice(WITHIN.indexOf(kind))

export const SET_SAID: Readonly<Record<SetName, Both<string>>> = {
  natural: { en: 'natural', es: 'natural' },
  whole: { en: 'whole', es: 'cabal' },
  integer: { en: 'integer', es: 'entero' },
  rational: { en: 'rational', es: 'racional' },
  irrational: { en: 'irrational', es: 'irracional' },
  real: { en: 'real', es: 'real' },
}

/** The columns of a table: every number is real. */
export const TABLE_SETS = {
  en: prose`Sets: natural numbers (1, 2, 3, …), whole numbers (0, 1, 2, 3, …), integers, rational numbers, irrational numbers`,
  es: prose`Conjuntos: números naturales (1, 2, 3, …), números cabales (0, 1, 2, 3, …), enteros, racionales e irracionales`,
}
/** The sets that a prompt means. */
export const SET_LIST = {
  en: prose`Sets: natural numbers (1, 2, 3, …), whole numbers (0, 1, 2, 3, …), integers, rational numbers, irrational numbers, real numbers`,
  es: prose`Conjuntos: números naturales (1, 2, 3, …), números cabales (0, 1, 2, 3, …), enteros, racionales, irracionales y reales`,
}

const joined = (sets: readonly SetName[], locale: 'en' | 'es'): Inline =>
  sets.map(set => SET_SAID[set][locale]).join(', ')
/** "integer, rational, real" as a choice. */
export const setsSaid = (sets: readonly SetName[]): Sentence => ({
  key: sets.join(', '),
  says: {
    en: { kind: 'paragraph', content: [joined(sets, 'en')] },
    es: { kind: 'paragraph', content: [joined(sets, 'es')] },
  },
})

/** Why a number is in its smallest set and in none within it. */
export const PLACED: Readonly<Record<Kind, Both<readonly Inline[]>>> = {
  natural: {
    en: line`It is one of 1, 2, 3, …: a natural number. The natural numbers lie within the whole numbers, the integers, and the rational numbers.`,
    es: line`Es uno de 1, 2, 3, …: un número natural. Los naturales están dentro de los cabales, los enteros y los racionales.`,
  },
  whole: {
    en: line`The number 0 is whole but not natural, since the natural numbers start at 1.`,
    es: line`El número 0 es cabal pero no natural, porque los naturales empiezan en 1.`,
  },
  integer: {
    en: line`It is an integer, but whole and natural numbers are never negative.`,
    es: line`Es un entero, pero los cabales y los naturales nunca son negativos.`,
  },
  rational: {
    en: line`It lies between two consecutive integers, so it is not an integer.`,
    es: line`Está entre dos enteros consecutivos, así que no es un entero.`,
  },
  irrational: {
    en: line`An irrational number is real, but in none of the other sets.`,
    es: line`Un número irracional es real, pero no está en ninguno de los demás conjuntos.`,
  },
}

/** What a number comes to, and where it belongs. */
export const placedSteps = (of: Real, kind: Kind, answer: Sentence): readonly Step[] => [
  proved(of),
  explainedBy(answer.says, PLACED[kind]),
]
