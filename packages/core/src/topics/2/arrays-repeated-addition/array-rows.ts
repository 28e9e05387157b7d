import { type Block, type Both, count, prose } from '../../../content.ts'
import type { Noun } from '../../../language/noun.ts'
import { egg } from '../../../language/nouns/food.ts'
import { chair, window } from '../../../language/nouns/home.ts'
import { flower } from '../../../language/nouns/nature.ts'
import { desk } from '../../../language/nouns/school.ts'
import { sticker } from '../../../language/nouns/toys.ts'

/** Things that stand in equal rows. */
export interface RowStory {
  readonly noun: Noun
  readonly tell: (rows: number, each: number) => Both<Block>
}

export const rowStories: readonly RowStory[] = [
  {
    noun: egg,
    tell: (rows, each) => ({
      en: prose`A carton has ${rows} rows. Each row has ${count(each, egg)}. How many eggs are in the carton?`,
      es: prose`Un cartón tiene ${rows} filas. En cada fila hay ${count(each, egg)}. ¿Cuántos huevos hay en el cartón?`,
    }),
  },
  {
    noun: desk,
    tell: (rows, each) => ({
      en: prose`A room has ${rows} rows. Each row has ${count(each, desk)}. How many desks are in the room?`,
      es: prose`Un salón tiene ${rows} filas. En cada fila hay ${count(each, desk)}. ¿Cuántos escritorios hay en el salón?`,
    }),
  },
  {
    noun: window,
    tell: (rows, each) => ({
      en: prose`A building has ${rows} floors. Each floor has ${count(each, window)}. How many windows does it have?`,
      es: prose`Un edificio tiene ${rows} pisos. En cada piso hay ${count(each, window)}. ¿Cuántas ventanas tiene el edificio?`,
    }),
  },
  {
    noun: flower,
    tell: (rows, each) => ({
      en: prose`A garden has ${rows} rows. Each row has ${count(each, flower)}. How many flowers are in the garden?`,
      es: prose`Un jardín tiene ${rows} filas. En cada fila hay ${count(each, flower)}. ¿Cuántas flores hay en el jardín?`,
    }),
  },
  {
    noun: sticker,
    tell: (rows, each) => ({
      en: prose`A sheet has ${rows} rows. Each row has ${count(each, sticker)}. How many stickers are on the sheet?`,
      es: prose`Una hoja tiene ${rows} filas. En cada fila hay ${count(each, sticker)}. ¿Cuántas calcomanías hay en la hoja?`,
    }),
  },
  {
    noun: chair,
    tell: (rows, each) => ({
      en: prose`There are ${rows} rows. Each row has ${count(each, chair)}. How many chairs are there?`,
      es: prose`Hay ${rows} filas. En cada fila hay ${count(each, chair)}. ¿Cuántas sillas hay?`,
    }),
  },
]
