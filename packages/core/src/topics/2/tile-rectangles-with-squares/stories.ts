import {
  type Both,
  type Content,
  howMany,
  type Noun,
  noun,
  prose,
  type Quantity,
  things,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

/** Something made of equal squares in equal rows. */
export interface Tiled {
  readonly squares: Noun
  readonly tell: (all: Quantity, rows: Quantity) => Both<Content>
}
const pane = noun('square pane', 'square panes', 'vidrio cuadrado', 'vidrios cuadrados', 'm')
const tile = noun('square tile', 'square tiles', 'loseta cuadrada', 'losetas cuadradas', 'f')
const sticker = noun('square sticker', 'square stickers', 'calcomanía cuadrada', 'calcomanías cuadradas', 'f')
const photo = noun('square photo', 'square photos', 'foto cuadrada', 'fotos cuadradas', 'f')
const bed = noun('square bed', 'square beds', 'arriate cuadrado', 'arriates cuadrados', 'm')

/** "A quilt has 15 squares in 3 equal rows. How many squares are in each row?" */
function made(squares: Noun, en: string, es: string): Tiled {
  const thing = words(en, es)
  return {
    squares,
    tell: (all, rows) => ({
      en: prose`${thing} has ${all} in ${rows} of the same length. How many ${things(squares)} are in each row?`,
      es: prose`${thing} tiene ${all} en ${rows} iguales. ¿${howMany(squares)} hay en cada fila?`,
    }),
  }
}
export const TILED: readonly Tiled[] = [
  made(nouns.square, 'A quilt', 'Una colcha'),
  made(pane, 'A window', 'Una ventana'),
  made(tile, 'A kitchen floor', 'El piso de una cocina'),
  made(nouns.square, 'A game board', 'Un tablero de juego'),
  made(sticker, 'A sheet', 'Una hoja'),
  made(photo, 'A wall', 'Una pared'),
  made(nouns.square, 'A chocolate bar', 'Una barra de chocolate'),
  made(bed, 'A garden', 'Un jardín'),
]
