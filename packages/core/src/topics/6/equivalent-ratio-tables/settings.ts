import { type Noun, noun } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

/** Two kinds of things that are found together, in a place that begins a sentence. */
export interface Setting {
  readonly first: Noun
  readonly second: Noun
  readonly one: { readonly en: string; readonly es: string }
  readonly another: { readonly en: string; readonly es: string }
}

export const settings: readonly Setting[] = [
  {
    first: nouns.rose,
    second: nouns.tulip,
    one: { en: 'In a garden', es: 'En un jardín' },
    another: { en: 'In another garden', es: 'En otro jardín' },
  },
  {
    first: nouns.dog,
    second: nouns.cat,
    one: { en: 'At an animal shelter', es: 'En un refugio de animales' },
    another: { en: 'At another shelter', es: 'En otro refugio' },
  },
  {
    first: noun('blue tile', 'blue tiles', 'baldosa azul', 'baldosas azules', 'f'),
    second: noun('white tile', 'white tiles', 'baldosa blanca', 'baldosas blancas', 'f'),
    one: { en: 'On a floor', es: 'En un piso' },
    another: { en: 'On another floor', es: 'En otro piso' },
  },
  {
    first: noun('red bead', 'red beads', 'cuenta roja', 'cuentas rojas', 'f'),
    second: noun('silver bead', 'silver beads', 'cuenta plateada', 'cuentas plateadas', 'f'),
    one: { en: 'On a necklace', es: 'En un collar' },
    another: { en: 'On another necklace', es: 'En otro collar' },
  },
  {
    first: nouns.car,
    second: nouns.truck,
    one: { en: 'In a parking lot', es: 'En un estacionamiento' },
    another: { en: 'In another parking lot', es: 'En otro estacionamiento' },
  },
  {
    first: nouns.apple,
    second: nouns.orange,
    one: { en: 'In a crate of fruit', es: 'En una caja de fruta' },
    another: { en: 'In another crate', es: 'En otra caja' },
  },
  {
    first: nouns.sheep,
    second: nouns.goat,
    one: { en: 'On a farm', es: 'En una granja' },
    another: { en: 'On another farm', es: 'En otra granja' },
  },
  {
    first: nouns.book,
    second: nouns.magazine,
    one: { en: 'On a shelf', es: 'En un estante' },
    another: { en: 'On another shelf', es: 'En otro estante' },
  },
  {
    first: nouns.pen,
    second: nouns.pencil,
    one: { en: 'In a box', es: 'En una caja' },
    another: { en: 'In another box', es: 'En otra caja' },
  },
]
