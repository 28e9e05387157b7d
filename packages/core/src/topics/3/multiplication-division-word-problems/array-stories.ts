import { type Block, type Both, prose, type Term } from '../../../content.ts'
import type { Icon } from '../../../figure/icon.ts'
import type { Noun } from '../../../language/noun.ts'
import { cookie, egg } from '../../../language/nouns/food.ts'
import { flower, tree } from '../../../language/nouns/nature.ts'
import { sticker } from '../../../language/nouns/toys.ts'

/** Things in rows, and their picture. */
export interface ArrayStory {
  readonly items: Noun
  readonly icon: Icon
  readonly tell: (rows: number, each: Term) => Both<Block>
}

export const arrayStories: readonly ArrayStory[] = [
  {
    items: sticker,
    icon: 'star',
    tell: (rows, each) => ({
      en: prose`A sheet has ${rows} rows with ${each} in each row. How many stickers are on the sheet?`,
      es: prose`Una hoja tiene ${rows} filas con ${each} en cada fila. ¿Cuántas calcomanías hay en la hoja?`,
    }),
  },
  {
    items: flower,
    icon: 'flower',
    tell: (rows, each) => ({
      en: prose`A garden has ${rows} rows with ${each} in each row. How many flowers are in the garden?`,
      es: prose`Un jardín tiene ${rows} filas con ${each} en cada fila. ¿Cuántas flores hay en el jardín?`,
    }),
  },
  {
    items: egg,
    icon: 'egg',
    tell: (rows, each) => ({
      en: prose`A carton has ${rows} rows with ${each} in each row. How many eggs are in the carton?`,
      es: prose`Un cartón tiene ${rows} filas con ${each} en cada fila. ¿Cuántos huevos hay en el cartón?`,
    }),
  },
  {
    items: tree,
    icon: 'tree',
    tell: (rows, each) => ({
      en: prose`An orchard has ${rows} rows with ${each} in each row. How many trees are in the orchard?`,
      es: prose`Un huerto tiene ${rows} filas con ${each} en cada fila. ¿Cuántos árboles hay en el huerto?`,
    }),
  },
  {
    items: cookie,
    icon: 'cookie',
    tell: (rows, each) => ({
      en: prose`A tray has ${rows} rows with ${each} in each row. How many cookies are on the tray?`,
      es: prose`Una bandeja tiene ${rows} filas con ${each} en cada fila. ¿Cuántas galletas hay en la bandeja?`,
    }),
  },
]
