import {
  type Block,
  type Both,
  type Icon,
  type Inline,
  line,
  type Noun,
  prose,
  type Quantity,
  type Term,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

/** Things in rows, and their picture. */
export interface ArrayStory {
  readonly items: Noun
  readonly icon: Icon
  readonly tell: (rows: number, each: Term) => Both<Block>
  readonly says: (answer: Quantity) => Both<readonly Inline[]>
}

export const arrayStories: readonly ArrayStory[] = [
  {
    items: nouns.sticker,
    icon: 'star',
    tell: (rows, each) => ({
      en: prose`A sheet has ${rows} rows with ${each} in each row. How many stickers are on the sheet?`,
      es: prose`Una hoja tiene ${rows} filas con ${each} en cada fila. ¿Cuántas calcomanías hay en la hoja?`,
    }),
    says: x => ({ en: line`There are ${x} on the sheet.`, es: line`Hay ${x} en la hoja.` }),
  },
  {
    items: nouns.flower,
    icon: 'flower',
    tell: (rows, each) => ({
      en: prose`A garden has ${rows} rows with ${each} in each row. How many flowers are in the garden?`,
      es: prose`Un jardín tiene ${rows} filas con ${each} en cada fila. ¿Cuántas flores hay en el jardín?`,
    }),
    says: x => ({ en: line`There are ${x} in the garden.`, es: line`Hay ${x} en el jardín.` }),
  },
  {
    items: nouns.egg,
    icon: 'egg',
    tell: (rows, each) => ({
      en: prose`A carton has ${rows} rows with ${each} in each row. How many eggs are in the carton?`,
      es: prose`Un cartón tiene ${rows} filas con ${each} en cada fila. ¿Cuántos huevos hay en el cartón?`,
    }),
    says: x => ({ en: line`There are ${x} in the carton.`, es: line`Hay ${x} en el cartón.` }),
  },
  {
    items: nouns.tree,
    icon: 'tree',
    tell: (rows, each) => ({
      en: prose`An orchard has ${rows} rows with ${each} in each row. How many trees are in the orchard?`,
      es: prose`Un huerto tiene ${rows} filas con ${each} en cada fila. ¿Cuántos árboles hay en el huerto?`,
    }),
    says: x => ({ en: line`There are ${x} in the orchard.`, es: line`Hay ${x} en el huerto.` }),
  },
  {
    items: nouns.cookie,
    icon: 'cookie',
    tell: (rows, each) => ({
      en: prose`A tray has ${rows} rows with ${each} in each row. How many cookies are on the tray?`,
      es: prose`Una bandeja tiene ${rows} filas con ${each} en cada fila. ¿Cuántas galletas hay en la bandeja?`,
    }),
    says: x => ({ en: line`There are ${x} on the tray.`, es: line`Hay ${x} en la bandeja.` }),
  },
  {
    items: nouns.apple,
    icon: 'apple',
    tell: (rows, each) => ({
      en: prose`A crate has ${rows} rows with ${each} in each row. How many apples are in the crate?`,
      es: prose`Una caja tiene ${rows} filas con ${each} en cada fila. ¿Cuántas manzanas hay en la caja?`,
    }),
    says: x => ({ en: line`There are ${x} in the crate.`, es: line`Hay ${x} en la caja.` }),
  },
  {
    items: nouns.shell,
    icon: 'shell',
    tell: (rows, each) => ({
      en: prose`A museum shows ${rows} rows with ${each} in each row. How many shells does it show?`,
      es: prose`Un museo muestra ${rows} filas con ${each} en cada fila. ¿Cuántas conchas de mar muestra?`,
    }),
    says: x => ({ en: line`The museum shows ${x}.`, es: line`El museo muestra ${x}.` }),
  },
  {
    items: nouns.balloon,
    icon: 'balloon',
    tell: (rows, each) => ({
      en: prose`A game at a fair has ${rows} rows with ${each} in each row. How many balloons does it have?`,
      es: prose`Un juego de feria tiene ${rows} filas con ${each} en cada fila. ¿Cuántos globos tiene?`,
    }),
    says: x => ({ en: line`The game has ${x}.`, es: line`El juego tiene ${x}.` }),
  },
]
