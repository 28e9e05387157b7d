import {
  type Both,
  type Expr,
  howMany,
  type Inline,
  line,
  type Noun,
  type Term,
  theThings,
  thing,
  things,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { Kind } from './division.ts'

/** Things of which groups can be filled, left over or needed alike. */
export interface Container {
  readonly sizes: readonly number[]
  readonly items: Noun
  readonly groups: Noun
  readonly place: 'in' | 'on'
  /** Who has these things. */
  readonly has: (total: Term) => Both<readonly Inline[]>
  /** And how they get more. */
  readonly gets: (more: Term) => Both<readonly Inline[]>
}

export const containers: readonly Container[] = [
  {
    sizes: [7, 8, 9],
    items: nouns.orange,
    groups: nouns.bag,
    place: 'in',
    gets: more => ({ en: line`Then a truck brings ${more}.`, es: line`Luego un camión trae ${more}.` }),
    has: total => ({ en: line`A fruit stand has ${total}.`, es: line`Un puesto de frutas tiene ${total}.` }),
  },
  {
    sizes: [8, 9],
    items: nouns.magazine,
    groups: nouns.box,
    place: 'in',
    gets: more => ({ en: line`The next day it receives ${more}.`, es: line`Al día siguiente recibe ${more}.` }),
    has: total => ({ en: line`A library stores ${total}.`, es: line`Una biblioteca guarda ${total}.` }),
  },
  {
    sizes: [6, 8, 9],
    items: nouns.photo,
    groups: nouns.page,
    place: 'on',
    gets: more => ({
      en: line`Then she prints ${more} for the same album.`,
      es: line`Luego imprime ${more} para el mismo álbum.`,
    }),
    has: total => ({
      en: line`Nina has ${total} for an album.`,
      es: line`Nina tiene ${total} para un álbum.`,
    }),
  },
  {
    sizes: [7, 8, 9],
    items: nouns.tomato,
    groups: nouns.basket,
    place: 'in',
    gets: more => ({ en: line`The next day she picks ${more}.`, es: line`Al día siguiente recoge ${more}.` }),
    has: total => ({ en: line`A gardener picks ${total}.`, es: line`Una jardinera recoge ${total}.` }),
  },
  {
    sizes: [6, 8, 9],
    items: nouns.crayon,
    groups: nouns.jar,
    place: 'in',
    gets: more => ({ en: line`Then the teacher brings ${more}.`, es: line`Luego la maestra trae ${more}.` }),
    has: total => ({
      en: line`There are ${total} in the art room.`,
      es: line`Hay ${total} en el salón de arte.`,
    }),
  },
  {
    sizes: [6, 8, 9],
    items: nouns.cupcake,
    groups: nouns.tray,
    place: 'on',
    gets: more => ({ en: line`Then a helper makes ${more}.`, es: line`Luego un ayudante prepara ${more}.` }),
    has: total => ({ en: line`A cook makes ${total}.`, es: line`Una cocinera prepara ${total}.` }),
  },
  {
    sizes: [7, 8, 9],
    items: nouns.toy,
    groups: nouns.shelf,
    place: 'on',
    gets: more => ({ en: line`The next day it gets ${more}.`, es: line`Al día siguiente recibe ${more}.` }),
    has: total => ({ en: line`A shop gets ${total}.`, es: line`Una tienda recibe ${total}.` }),
  },
  {
    sizes: [6, 7, 8, 9],
    items: nouns.baseball,
    groups: nouns.bucket,
    place: 'in',
    gets: more => ({ en: line`Then the players bring ${more}.`, es: line`Luego los jugadores traen ${more}.` }),
    has: total => ({ en: line`A coach brings ${total}.`, es: line`Un entrenador trae ${total}.` }),
  },
]

export const eachHolds = ({ groups }: Container, each: Term): Both<readonly Inline[]> => ({
  en: line`Each ${thing(groups)} holds ${each}.`,
  es: line`En cada ${thing(groups)} caben ${each}.`,
})

export const theLast = ({ gender }: Noun): Expr =>
  gender === 'f' ? words('the last', 'la última') : words('the last', 'el último')

const allThe = (items: Noun): readonly Inline[] =>
  items.gender === 'f' ? line`todas ${theThings(items)}` : line`todos ${theThings(items)}`

/** What can be asked of such things. */
export const QUESTIONS = ['needed', 'full', 'left', 'more'] as const
export type Question = Kind | 'more'
export const questionOf = ({ items, groups, place }: Container, kind: Question): Both<readonly Inline[]> => {
  switch (kind) {
    case 'needed':
      return {
        en: line`${howMany(groups)} are needed to hold all of the ${things(items)}?`,
        es: [...line`¿${howMany(groups)} se necesitan para que quepan `, ...allThe(items), '?'],
      }
    case 'full':
      return {
        en: line`${howMany(groups)} can be filled?`,
        es: line`¿${howMany(groups)} se pueden llenar?`,
      }
    case 'left':
      return {
        en: line`${howMany(items)} are left over after as many ${things(groups)} as possible are full?`,
        es: line`¿${howMany(items)} sobran después de llenar el mayor número posible de ${things(groups)}?`,
      }
    default:
      return {
        en:
          place === 'on'
            ? line`All of the ${things(items)} are put on ${things(groups)}. How many more ${things(items)} fit on the ${thing(groups)} that is not full?`
            : line`All of the ${things(items)} are put in ${things(groups)}. How many more ${things(items)} fit in the ${thing(groups)} that is not full?`,
        es:
          groups.gender === 'f'
            ? [
                'Se ponen ',
                ...allThe(items),
                ...line` en ${things(groups)}. ¿${howMany(items)} más caben en la ${thing(groups)} que no está llena?`,
              ]
            : [
                'Se ponen ',
                ...allThe(items),
                ...line` en ${things(groups)}. ¿${howMany(items)} más caben en el ${thing(groups)} que no está lleno?`,
              ],
      }
  }
}
