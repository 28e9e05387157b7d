import { type Block, type Both, type Noun, prose, type Quantity } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

/** Things that are to be paired, or shared by two. */
export interface PairStory {
  readonly noun: Noun
  /** Between two; otherwise all look for a partner. */
  readonly isShared: boolean
  readonly tell: (all: Quantity) => Both<Block>
}

export const pairStories: readonly PairStory[] = [
  {
    noun: nouns.student,
    isShared: false,
    tell: all => ({
      en: prose`A class has ${all}. They line up in pairs. Does every student have a partner?`,
      es: prose`Una clase tiene ${all}. Se forman en parejas. ¿Cada estudiante tiene pareja?`,
    }),
  },
  {
    noun: nouns.sock,
    isShared: false,
    tell: all => ({
      en: prose`A drawer holds ${all} of the same color. Can all of them be put into pairs?`,
      es: prose`En un cajón hay ${all} del mismo color. ¿Se pueden poner todos en pares?`,
    }),
  },
  {
    noun: nouns.cookie,
    isShared: true,
    tell: all => ({
      en: prose`Two friends share ${all}. Can both get the same number of whole cookies?`,
      es: prose`Dos amigos se reparten ${all}. ¿Pueden recibir los dos el mismo número de galletas enteras?`,
    }),
  },
  {
    noun: nouns.player,
    isShared: true,
    tell: all => ({
      en: prose`There are ${all} for two teams. Can both teams have the same number of players?`,
      es: prose`Hay ${all} para dos equipos. ¿Pueden tener los dos equipos el mismo número de jugadores?`,
    }),
  },
  {
    noun: nouns.book,
    isShared: true,
    tell: all => ({
      en: prose`A teacher puts ${all} on two shelves. Can both shelves have the same number of books?`,
      es: prose`Una maestra pone ${all} en dos estantes. ¿Pueden tener los dos estantes el mismo número de libros?`,
    }),
  },
  {
    noun: nouns.child,
    isShared: false,
    tell: all => ({
      en: prose`On a bus, two children share each seat. There are ${all}. Does every child have a seat partner?`,
      es: prose`En un autobús, en cada asiento van dos niños. Hay ${all}. ¿Cada niño tiene un compañero de asiento?`,
    }),
  },
  {
    noun: nouns.flower,
    isShared: true,
    tell: all => ({
      en: prose`A family puts ${all} into two vases. Can both vases have the same number of flowers?`,
      es: prose`Una familia pone ${all} en dos floreros. ¿Pueden tener los dos floreros el mismo número de flores?`,
    }),
  },
  {
    noun: nouns.marble,
    isShared: true,
    tell: all => ({
      en: prose`Two sisters share ${all}. Can both get the same number of marbles?`,
      es: prose`Dos hermanas se reparten ${all}. ¿Pueden recibir las dos el mismo número de canicas?`,
    }),
  },
]
