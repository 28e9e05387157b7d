import { type Block, type Both, name, prose, subject, type Term } from '../../../content.ts'
import type { Noun } from '../../../language/noun.ts'
import { bird, duck } from '../../../language/nouns/animals.ts'
import { shell } from '../../../language/nouns/nature.ts'
import { block, sticker } from '../../../language/nouns/toys.ts'
import type { Person } from '../../../language/people.ts'

/** One more comes, or one goes. At least two things are left to name. */
export interface MoreOrLessStory {
  readonly noun: Noun
  readonly more: (start: Term, person: Person) => Both<Block>
  readonly less: (start: Term, person: Person) => Both<Block>
}

export const moreOrLessStories: readonly MoreOrLessStory[] = [
  {
    noun: shell,
    more: (start, person) => ({
      en: prose`${name(person)} has ${start}. ${subject(person)} finds ${1} more. Now ${subject(person)} has ____ shells.`,
      es: prose`${name(person)} tiene ${start}. Encuentra ${1} más. Ahora tiene ____ conchas de mar.`,
    }),
    less: (start, person) => ({
      en: prose`${name(person)} has ${start}. ${subject(person)} gives ${1} away. Now ${subject(person)} has ____ shells.`,
      es: prose`${name(person)} tiene ${start}. Regala ${1}. Ahora tiene ____ conchas de mar.`,
    }),
  },
  {
    noun: sticker,
    more: (start, person) => ({
      en: prose`${name(person)} has ${start}. ${subject(person)} gets ${1} more. Now ${subject(person)} has ____ stickers.`,
      es: prose`${name(person)} tiene ${start}. Recibe ${1} más. Ahora tiene ____ calcomanías.`,
    }),
    less: (start, person) => ({
      en: prose`${name(person)} has ${start}. ${subject(person)} uses ${1}. Now ${subject(person)} has ____ stickers.`,
      es: prose`${name(person)} tiene ${start}. Usa ${1}. Ahora tiene ____ calcomanías.`,
    }),
  },
  {
    noun: bird,
    more: start => ({
      en: prose`There are ${start} in a tree. ${1} more comes. Now there are ____ birds.`,
      es: prose`En un árbol hay ${start}. Llega ${1} más. Ahora hay ____ pájaros.`,
    }),
    less: start => ({
      en: prose`There are ${start} in a tree. ${1} flies away. Now there are ____ birds.`,
      es: prose`En un árbol hay ${start}. Se va ${1}. Ahora hay ____ pájaros.`,
    }),
  },
  {
    noun: block,
    more: (start, person) => ({
      en: prose`A tower has ${start}. ${name(person)} adds ${1} more. Now the tower has ____ blocks.`,
      es: prose`Una torre tiene ${start}. ${name(person)} pone ${1} más. Ahora la torre tiene ____ bloques.`,
    }),
    less: (start, person) => ({
      en: prose`A tower has ${start}. ${name(person)} takes ${1} off. Now the tower has ____ blocks.`,
      es: prose`Una torre tiene ${start}. ${name(person)} quita ${1}. Ahora la torre tiene ____ bloques.`,
    }),
  },
  {
    noun: duck,
    more: start => ({
      en: prose`A pond has ${start}. ${1} more swims in. Now the pond has ____ ducks.`,
      es: prose`En un estanque hay ${start}. Llega ${1} más. Ahora hay ____ patos.`,
    }),
    less: start => ({
      en: prose`A pond has ${start}. ${1} swims away. Now the pond has ____ ducks.`,
      es: prose`En un estanque hay ${start}. Se va ${1}. Ahora hay ____ patos.`,
    }),
  },
]
