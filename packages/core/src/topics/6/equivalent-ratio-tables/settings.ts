import { type Noun, noun, type Of, words } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

/** Two kinds of things that are found together, in a place that begins a sentence. */
export interface Setting {
  readonly first: Noun
  readonly second: Noun
  readonly both: Of<'words'>
  readonly one: { readonly en: string; readonly es: string }
  readonly another: { readonly en: string; readonly es: string }
}

export const settings: readonly Setting[] = [
  {
    first: nouns.rose,
    second: nouns.tulip,
    both: words('roses and tulips', 'rosas y tulipanes'),
    one: { en: 'In a garden', es: 'En un jardín' },
    another: { en: 'In another garden', es: 'En otro jardín' },
  },
  {
    first: nouns.dog,
    second: nouns.cat,
    both: words('dogs and cats', 'perros y gatos'),
    one: { en: 'At an animal shelter', es: 'En un refugio de animales' },
    another: { en: 'At another shelter', es: 'En otro refugio' },
  },
  {
    first: noun('blue tile', 'blue tiles', 'baldosa azul', 'baldosas azules', 'f'),
    second: noun('white tile', 'white tiles', 'baldosa blanca', 'baldosas blancas', 'f'),
    both: words('blue and white tiles', 'baldosas azules y blancas'),
    one: { en: 'On a floor', es: 'En un piso' },
    another: { en: 'On another floor', es: 'En otro piso' },
  },
  {
    first: noun('red bead', 'red beads', 'cuenta roja', 'cuentas rojas', 'f'),
    second: noun('silver bead', 'silver beads', 'cuenta plateada', 'cuentas plateadas', 'f'),
    both: words('red and silver beads', 'cuentas rojas y plateadas'),
    one: { en: 'On a necklace', es: 'En un collar' },
    another: { en: 'On another necklace', es: 'En otro collar' },
  },
  {
    first: nouns.car,
    second: nouns.truck,
    both: words('cars and trucks', 'carros y camiones'),
    one: { en: 'In a parking lot', es: 'En un estacionamiento' },
    another: { en: 'In another parking lot', es: 'En otro estacionamiento' },
  },
  {
    first: nouns.apple,
    second: nouns.orange,
    both: words('apples and oranges', 'manzanas y naranjas'),
    one: { en: 'In a crate of fruit', es: 'En una caja de fruta' },
    another: { en: 'In another crate', es: 'En otra caja' },
  },
  {
    first: nouns.sheep,
    second: nouns.goat,
    both: words('sheep and goats', 'ovejas y cabras'),
    one: { en: 'On a farm', es: 'En una granja' },
    another: { en: 'On another farm', es: 'En otra granja' },
  },
  {
    first: nouns.book,
    second: nouns.magazine,
    both: words('books and magazines', 'libros y revistas'),
    one: { en: 'On a shelf', es: 'En un estante' },
    another: { en: 'On another shelf', es: 'En otro estante' },
  },
  {
    first: nouns.pen,
    second: nouns.pencil,
    both: words('pens and pencils', 'bolígrafos y lápices'),
    one: { en: 'In a box', es: 'En una caja' },
    another: { en: 'In another box', es: 'En otra caja' },
  },
]
