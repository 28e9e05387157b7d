import { type Block, type Both, count, type Inline, line, type Noun, prose, type Quantity } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

/** Things that stand in equal rows. */
export interface RowStory {
  readonly noun: Noun
  readonly tell: (rows: number, each: number) => Both<Block>
  /** The answer as a sentence, in the words of the question. */
  readonly answers: (found: Quantity) => Both<readonly Inline[]>
}

export const rowStories: readonly RowStory[] = [
  {
    noun: nouns.egg,
    tell: (rows, each) => ({
      en: prose`A carton has ${rows} rows. Each row has ${count(each, nouns.egg)}. How many eggs are in the carton?`,
      es: prose`Un cartón tiene ${rows} filas. En cada fila hay ${count(each, nouns.egg)}. ¿Cuántos huevos hay en el cartón?`,
    }),
    answers: found => ({ en: line`There are ${found} in the carton.`, es: line`En el cartón hay ${found}.` }),
  },
  {
    noun: nouns.desk,
    tell: (rows, each) => ({
      en: prose`A room has ${rows} rows. Each row has ${count(each, nouns.desk)}. How many desks are in the room?`,
      es: prose`Un salón tiene ${rows} filas. En cada fila hay ${count(each, nouns.desk)}. ¿Cuántos escritorios hay en el salón?`,
    }),
    answers: found => ({ en: line`There are ${found} in the room.`, es: line`En el salón hay ${found}.` }),
  },
  {
    noun: nouns.window,
    tell: (rows, each) => ({
      en: prose`A wall has ${rows} rows of windows. Each row has ${count(each, nouns.window)}. How many windows does the wall have?`,
      es: prose`Una pared tiene ${rows} filas de ventanas. En cada fila hay ${count(each, nouns.window)}. ¿Cuántas ventanas tiene la pared?`,
    }),
    answers: found => ({ en: line`The wall has ${found}.`, es: line`La pared tiene ${found}.` }),
  },
  {
    noun: nouns.flower,
    tell: (rows, each) => ({
      en: prose`A garden has ${rows} rows. Each row has ${count(each, nouns.flower)}. How many flowers are in the garden?`,
      es: prose`Un jardín tiene ${rows} filas. En cada fila hay ${count(each, nouns.flower)}. ¿Cuántas flores hay en el jardín?`,
    }),
    answers: found => ({ en: line`There are ${found} in the garden.`, es: line`En el jardín hay ${found}.` }),
  },
  {
    noun: nouns.sticker,
    tell: (rows, each) => ({
      en: prose`A sheet has ${rows} rows. Each row has ${count(each, nouns.sticker)}. How many stickers are on the sheet?`,
      es: prose`Una hoja tiene ${rows} filas. En cada fila hay ${count(each, nouns.sticker)}. ¿Cuántas calcomanías hay en la hoja?`,
    }),
    answers: found => ({ en: line`There are ${found} on the sheet.`, es: line`En la hoja hay ${found}.` }),
  },
  {
    noun: nouns.chair,
    tell: (rows, each) => ({
      en: prose`There are ${rows} rows. Each row has ${count(each, nouns.chair)}. How many chairs are there?`,
      es: prose`Hay ${rows} filas. En cada fila hay ${count(each, nouns.chair)}. ¿Cuántas sillas hay?`,
    }),
    answers: found => ({ en: line`There are ${found}.`, es: line`Hay ${found}.` }),
  },
  {
    noun: nouns.seat,
    tell: (rows, each) => ({
      en: prose`A small theater has ${rows} rows. Each row has ${count(each, nouns.seat)}. How many seats are in the theater?`,
      es: prose`Un teatro pequeño tiene ${rows} filas. En cada fila hay ${count(each, nouns.seat)}. ¿Cuántos asientos hay en el teatro?`,
    }),
    answers: found => ({ en: line`There are ${found} in the theater.`, es: line`En el teatro hay ${found}.` }),
  },
  {
    noun: nouns.muffin,
    tell: (rows, each) => ({
      en: prose`A pan has ${rows} rows. Each row has ${count(each, nouns.muffin)}. How many muffins are in the pan?`,
      es: prose`Un molde tiene ${rows} filas. En cada fila hay ${count(each, nouns.muffin)}. ¿Cuántos muffins hay en el molde?`,
    }),
    answers: found => ({ en: line`There are ${found} in the pan.`, es: line`En el molde hay ${found}.` }),
  },
  {
    noun: nouns.car,
    tell: (rows, each) => ({
      en: prose`A parking lot has ${rows} rows. Each row has ${count(each, nouns.car)}. How many cars are in the parking lot?`,
      es: prose`Un estacionamiento tiene ${rows} filas. En cada fila hay ${count(each, nouns.car)}. ¿Cuántos carros hay en el estacionamiento?`,
    }),
    answers: found => ({
      en: line`There are ${found} in the parking lot.`,
      es: line`En el estacionamiento hay ${found}.`,
    }),
  },
]
