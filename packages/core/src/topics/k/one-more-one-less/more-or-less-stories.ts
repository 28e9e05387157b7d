import {
  type Block,
  type Both,
  type Inline,
  line,
  type Noun,
  name,
  type Person,
  prose,
  subject,
  type Term,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

/** One more comes, or one goes. At least two things are left to name. */
export interface MoreOrLessStory {
  readonly noun: Noun
  readonly more: (start: Term, person: Person) => Both<Block>
  readonly less: (start: Term, person: Person) => Both<Block>
  /** The sentence that is complete. */
  readonly now: (found: Term, person: Person) => Both<readonly Inline[]>
}

export const moreOrLessStories: readonly MoreOrLessStory[] = [
  {
    noun: nouns.shell,
    now: (found, person) => ({ en: line`Now ${subject(person)} has ${found}.`, es: line`Ahora tiene ${found}.` }),
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
    noun: nouns.sticker,
    now: (found, person) => ({ en: line`Now ${subject(person)} has ${found}.`, es: line`Ahora tiene ${found}.` }),
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
    noun: nouns.bird,
    now: found => ({ en: line`Now there are ${found}.`, es: line`Ahora hay ${found}.` }),
    more: start => ({
      en: prose`There are ${start} in a tree. ${1} more bird comes. Now there are ____ birds.`,
      es: prose`En un árbol hay ${start}. Llega ${1} más. Ahora hay ____ pájaros.`,
    }),
    less: start => ({
      en: prose`There are ${start} in a tree. ${1} bird flies away. Now there are ____ birds.`,
      es: prose`En un árbol hay ${start}. Se va ${1} pájaro. Ahora hay ____ pájaros.`,
    }),
  },
  {
    noun: nouns.block,
    now: found => ({ en: line`Now the tower has ${found}.`, es: line`Ahora la torre tiene ${found}.` }),
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
    noun: nouns.duck,
    now: found => ({ en: line`Now there are ${found}.`, es: line`Ahora hay ${found}.` }),
    more: start => ({
      en: prose`There are ${start} in a pond. ${1} more duck swims in. Now there are ____ ducks.`,
      es: prose`En un estanque hay ${start}. Llega ${1} más. Ahora hay ____ patos.`,
    }),
    less: start => ({
      en: prose`There are ${start} in a pond. ${1} duck swims away. Now there are ____ ducks.`,
      es: prose`En un estanque hay ${start}. Se va ${1} pato. Ahora hay ____ patos.`,
    }),
  },
  {
    noun: nouns.child,
    now: found => ({ en: line`Now there are ${found} on the bus.`, es: line`Ahora hay ${found} en el autobús.` }),
    more: start => ({
      en: prose`There are ${start} on a bus. ${1} more child gets on. Now there are ____ children on the bus.`,
      es: prose`En un autobús hay ${start}. Sube ${1} más. Ahora hay ____ niños en el autobús.`,
    }),
    less: start => ({
      en: prose`There are ${start} on a bus. ${1} child gets off. Now there are ____ children on the bus.`,
      es: prose`En un autobús hay ${start}. Baja ${1} niño. Ahora hay ____ niños en el autobús.`,
    }),
  },
  {
    noun: nouns.egg,
    now: found => ({ en: line`Now the basket has ${found}.`, es: line`Ahora la canasta tiene ${found}.` }),
    more: (start, person) => ({
      en: prose`A basket has ${start}. ${name(person)} puts in ${1} more. Now the basket has ____ eggs.`,
      es: prose`Una canasta tiene ${start}. ${name(person)} pone ${1} más. Ahora la canasta tiene ____ huevos.`,
    }),
    less: (start, person) => ({
      en: prose`A basket has ${start}. ${name(person)} takes ${1} out. Now the basket has ____ eggs.`,
      es: prose`Una canasta tiene ${start}. ${name(person)} saca ${1}. Ahora la canasta tiene ____ huevos.`,
    }),
  },
  {
    noun: nouns.balloon,
    now: (found, person) => ({ en: line`Now ${subject(person)} has ${found}.`, es: line`Ahora tiene ${found}.` }),
    more: (start, person) => ({
      en: prose`${name(person)} has ${start}. ${subject(person)} gets ${1} more. Now ${subject(person)} has ____ balloons.`,
      es: prose`${name(person)} tiene ${start}. Le dan ${1} más. Ahora tiene ____ globos.`,
    }),
    less: (start, person) => ({
      en: prose`${name(person)} has ${start}. ${1} balloon pops. Now ${subject(person)} has ____ balloons.`,
      es: prose`${name(person)} tiene ${start}. Se revienta ${1} globo. Ahora tiene ____ globos.`,
    }),
  },
  {
    noun: nouns.book,
    now: found => ({ en: line`Now the shelf has ${found}.`, es: line`Ahora el estante tiene ${found}.` }),
    more: (start, person) => ({
      en: prose`A shelf has ${start}. ${name(person)} puts ${1} more on it. Now the shelf has ____ books.`,
      es: prose`Un estante tiene ${start}. ${name(person)} pone ${1} más. Ahora el estante tiene ____ libros.`,
    }),
    less: (start, person) => ({
      en: prose`A shelf has ${start}. ${name(person)} takes ${1} off. Now the shelf has ____ books.`,
      es: prose`Un estante tiene ${start}. ${name(person)} quita ${1}. Ahora el estante tiene ____ libros.`,
    }),
  },
]
