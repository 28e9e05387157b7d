import { type Noun, noun, type Of, words } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

/** Three kinds of things in one place, which begins a sentence, and the word for all of them. */
export interface Setting {
  readonly place: { readonly en: string; readonly es: string }
  readonly kinds: readonly [Noun, Noun, Noun]
  readonly all: Noun
  /** The first two kinds, where they share a word: "red and blue beads". */
  readonly firstTwo?: Of<'words'>
}

export const settings: readonly Setting[] = [
  {
    place: { en: 'At an animal shelter', es: 'En un refugio de animales' },
    kinds: [nouns.cat, nouns.dog, nouns.rabbit],
    all: nouns.animal,
  },
  {
    place: { en: 'On a necklace', es: 'En un collar' },
    kinds: [
      noun('red bead', 'red beads', 'cuenta roja', 'cuentas rojas', 'f'),
      noun('blue bead', 'blue beads', 'cuenta azul', 'cuentas azules', 'f'),
      noun('silver bead', 'silver beads', 'cuenta plateada', 'cuentas plateadas', 'f'),
    ],
    all: nouns.bead,
    firstTwo: words('red and blue beads', 'cuentas rojas y azules'),
  },
  {
    place: { en: 'In a parking lot', es: 'En un estacionamiento' },
    kinds: [nouns.car, nouns.truck, nouns.motorcycle],
    all: noun('vehicle', 'vehicles', 'vehículo', 'vehículos', 'm'),
  },
  {
    place: { en: 'In a crate of fruit', es: 'En una caja de fruta' },
    kinds: [nouns.apple, nouns.pear, nouns.orange],
    all: noun('piece of fruit', 'pieces of fruit', 'fruta', 'frutas', 'f'),
  },
  {
    place: { en: 'In a chess club', es: 'En un club de ajedrez' },
    kinds: [
      noun('fifth grader', 'fifth graders', 'estudiante de quinto', 'estudiantes de quinto', 'm'),
      noun('sixth grader', 'sixth graders', 'estudiante de sexto', 'estudiantes de sexto', 'm'),
      noun('seventh grader', 'seventh graders', 'estudiante de séptimo', 'estudiantes de séptimo', 'm'),
    ],
    firstTwo: words('fifth and sixth graders', 'estudiantes de quinto y de sexto'),
    all: noun('member', 'members', 'miembro', 'miembros', 'm'),
  },
  {
    place: { en: 'In a flower bed', es: 'En un jardín' },
    kinds: [nouns.rose, nouns.tulip, noun('daisy', 'daisies', 'margarita', 'margaritas', 'f')],
    all: nouns.flower,
  },
  {
    place: { en: 'On a bookshelf', es: 'En un librero' },
    kinds: [
      noun('novel', 'novels', 'novela', 'novelas', 'f'),
      noun('comic book', 'comic books', 'libro de historietas', 'libros de historietas', 'm'),
      noun('cookbook', 'cookbooks', 'libro de cocina', 'libros de cocina', 'm'),
    ],
    all: nouns.book,
  },
  {
    place: { en: 'At a music festival', es: 'En un festival de música' },
    kinds: [
      noun('trumpet', 'trumpets', 'trompeta', 'trompetas', 'f'),
      noun('flute', 'flutes', 'flauta', 'flautas', 'f'),
      noun('clarinet', 'clarinets', 'clarinete', 'clarinetes', 'm'),
    ],
    all: noun('instrument', 'instruments', 'instrumento', 'instrumentos', 'm'),
  },
  {
    place: { en: 'In an art box', es: 'En una caja de materiales de arte' },
    kinds: [nouns.marker, nouns.crayon, nouns.paintbrush],
    all: noun('item', 'items', 'artículo', 'artículos', 'm'),
  },
  {
    place: { en: 'In a coin jar', es: 'En un frasco de monedas' },
    kinds: [nouns.penny, nouns.nickel, nouns.dime],
    all: nouns.coin,
  },
  {
    place: { en: 'In a cafeteria', es: 'En una cafetería' },
    kinds: [
      noun('fork', 'forks', 'tenedor', 'tenedores', 'm'),
      noun('spoon', 'spoons', 'cuchara', 'cucharas', 'f'),
      noun('knife', 'knives', 'cuchillo', 'cuchillos', 'm'),
    ],
    all: noun('utensil', 'utensils', 'cubierto', 'cubiertos', 'm'),
  },
  {
    place: { en: 'In a recycling bin', es: 'En un bote de reciclaje' },
    kinds: [nouns.bottle, nouns.can, nouns.jar],
    all: noun('container', 'containers', 'envase', 'envases', 'm'),
  },
]
