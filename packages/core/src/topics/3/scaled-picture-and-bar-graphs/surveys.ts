import type { Icon } from '../../../figure/icon.ts'
import type { Noun } from '../../../language/noun.ts'
import { noun } from '../../../language/noun.ts'
import { pet } from '../../../language/nouns/animals.ts'
import { can } from '../../../language/nouns/containers.ts'
import { vote } from '../../../language/nouns/mathematics.ts'
import { ticket } from '../../../language/nouns/money.ts'
import { tree } from '../../../language/nouns/nature.ts'
import { book } from '../../../language/nouns/school.ts'
import { type words as Words, words } from '../../../math/build.ts'

type Label = ReturnType<typeof Words>

/** What is counted, for whom, and the picture that stands for it. */
export interface Survey {
  readonly title: Label
  readonly noun: Noun
  readonly icon: Icon
  readonly categories: readonly [Label, Label, Label, Label, Label]
}

export const surveys: readonly Survey[] = [
  {
    title: words('Books read', 'Libros leídos'),
    noun: book,
    icon: 'book',
    categories: [
      words('Ana', 'Ana'),
      words('Leo', 'Leo'),
      words('Mei', 'Mei'),
      words('Kofi', 'Kofi'),
      words('Sara', 'Sara'),
    ],
  },
  {
    title: words('Cans collected', 'Latas recogidas'),
    noun: can,
    icon: 'circle',
    categories: [
      words('Room 1', 'Salón 1'),
      words('Room 2', 'Salón 2'),
      words('Room 3', 'Salón 3'),
      words('Room 4', 'Salón 4'),
      words('Room 5', 'Salón 5'),
    ],
  },
  {
    title: words('Pets adopted', 'Mascotas adoptadas'),
    noun: pet,
    icon: 'heart',
    categories: [
      words('Dogs', 'Perros'),
      words('Cats', 'Gatos'),
      words('Rabbits', 'Conejos'),
      words('Birds', 'Pájaros'),
      words('Turtles', 'Tortugas'),
    ],
  },
  {
    title: words('Votes for the mascot', 'Votos por la mascota'),
    noun: vote,
    icon: 'star',
    categories: [
      words('Lion', 'León'),
      words('Bear', 'Oso'),
      words('Wolf', 'Lobo'),
      words('Shark', 'Tiburón'),
      words('Owl', 'Búho'),
    ],
  },
  {
    title: words('Rainy days in one year', 'Días de lluvia en un año'),
    noun: noun('rainy day', 'rainy days', 'día de lluvia', 'días de lluvia', 'm'),
    icon: 'circle',
    categories: [
      words('North', 'Norte'),
      words('South', 'Sur'),
      words('East', 'Este'),
      words('West', 'Oeste'),
      words('Coast', 'Costa'),
    ],
  },
  {
    title: words('Fruit sold', 'Frutas vendidas'),
    noun: noun('piece of fruit', 'pieces of fruit', 'fruta', 'frutas', 'f'),
    icon: 'apple',
    categories: [
      words('Apples', 'Manzanas'),
      words('Pears', 'Peras'),
      words('Oranges', 'Naranjas'),
      words('Mangoes', 'Mangos'),
      words('Peaches', 'Duraznos'),
    ],
  },
  {
    title: words('Trees planted', 'Árboles plantados'),
    noun: tree,
    icon: 'tree',
    categories: [
      words('Monday', 'Lunes'),
      words('Tuesday', 'Martes'),
      words('Wednesday', 'Miércoles'),
      words('Thursday', 'Jueves'),
      words('Friday', 'Viernes'),
    ],
  },
  {
    title: words('Tickets sold', 'Boletos vendidos'),
    noun: ticket,
    icon: 'square',
    categories: [
      words('Grade 1', 'Primer grado'),
      words('Grade 2', 'Segundo grado'),
      words('Grade 3', 'Tercer grado'),
      words('Grade 4', 'Cuarto grado'),
      words('Grade 5', 'Quinto grado'),
    ],
  },
]
