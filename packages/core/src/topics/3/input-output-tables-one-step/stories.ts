import { type Both, type Inline, line, words } from '../../../author.ts'
import type { Heads } from './rules.ts'

/** Things that come in equal numbers. */
export interface Story {
  readonly by: number
  readonly heads: Heads
  readonly tells: Both<readonly Inline[]>
}

export const stories: readonly Story[] = [
  {
    by: 3,
    heads: [words('Tricycles', 'Triciclos'), words('Wheels', 'Ruedas')],
    tells: { en: line`Each tricycle has ${3} wheels.`, es: line`Cada triciclo tiene ${3} ruedas.` },
  },
  {
    by: 7,
    heads: [words('Weeks', 'Semanas'), words('Days', 'Días')],
    tells: { en: line`Each week has ${7} days.`, es: line`Cada semana tiene ${7} días.` },
  },
  {
    by: 4,
    heads: [words('Dogs', 'Perros'), words('Legs', 'Patas')],
    tells: { en: line`Each dog has ${4} legs.`, es: line`Cada perro tiene ${4} patas.` },
  },
  {
    by: 8,
    heads: [words('Spiders', 'Arañas'), words('Legs', 'Patas')],
    tells: { en: line`Each spider has ${8} legs.`, es: line`Cada araña tiene ${8} patas.` },
  },
  {
    by: 6,
    heads: [words('Vans', 'Camionetas'), words('People', 'Personas')],
    tells: { en: line`Each van carries ${6} people.`, es: line`En cada camioneta viajan ${6} personas.` },
  },
  {
    by: 9,
    heads: [words('Teams', 'Equipos'), words('Players', 'Jugadores')],
    tells: { en: line`Each baseball team has ${9} players.`, es: line`Cada equipo de béisbol tiene ${9} jugadores.` },
  },
  {
    by: 6,
    heads: [words('Ants', 'Hormigas'), words('Legs', 'Patas')],
    tells: { en: line`Each ant has ${6} legs.`, es: line`Cada hormiga tiene ${6} patas.` },
  },
  {
    by: 5,
    heads: [words('Pencils', 'Lápices'), words('Cents', 'Centavos')],
    tells: { en: line`Each pencil costs ${5} cents.`, es: line`Cada lápiz cuesta ${5} centavos.` },
  },
  {
    by: 8,
    heads: [words('Boxes', 'Cajas'), words('Crayons', 'Crayones')],
    tells: { en: line`Each box has ${8} crayons.`, es: line`Cada caja tiene ${8} crayones.` },
  },
  {
    by: 9,
    heads: [words('Pencils', 'Lápices'), words('Cents', 'Centavos')],
    tells: { en: line`Each pencil costs ${9} cents.`, es: line`Cada lápiz cuesta ${9} centavos.` },
  },
]

/** Numbers that all change by the same. */
export interface Change extends Story {
  readonly sign: '+' | '−'
  readonly inputs: readonly [least: number, most: number]
}

export const changes: readonly Change[] = [
  {
    sign: '+',
    by: 8,
    inputs: [12, 60],
    heads: [words('Old price ($)', 'Precio anterior ($)'), words('New price ($)', 'Precio nuevo ($)')],
    tells: {
      en: line`A store raises each price by ${8} dollars.`,
      es: line`Una tienda sube cada precio ${8} dólares.`,
    },
  },
  {
    sign: '−',
    by: 9,
    inputs: [24, 80],
    heads: [words('Pages in the book', 'Páginas del libro'), words('Pages left', 'Páginas que faltan')],
    tells: {
      en: line`Each child has read the first ${9} pages of a book.`,
      es: line`Cada niño ha leído las primeras ${9} páginas de un libro.`,
    },
  },
  {
    sign: '+',
    by: 12,
    inputs: [5, 40],
    heads: [words('Leo’s age', 'Edad de Leo'), words('Ana’s age', 'Edad de Ana')],
    tells: { en: line`Ana is ${12} years older than Leo.`, es: line`Ana es ${12} años mayor que Leo.` },
  },
  {
    sign: '−',
    by: 6,
    inputs: [15, 60],
    heads: [words('Old price ($)', 'Precio anterior ($)'), words('Sale price ($)', 'Precio de oferta ($)')],
    tells: {
      en: line`A store takes ${6} dollars off each price.`,
      es: line`Una tienda rebaja cada precio ${6} dólares.`,
    },
  },
  {
    sign: '+',
    by: 15,
    inputs: [10, 60],
    heads: [words('Minutes yesterday', 'Minutos de ayer'), words('Minutes today', 'Minutos de hoy')],
    tells: {
      en: line`Each runner runs ${15} minutes longer today than yesterday.`,
      es: line`Cada corredor corre hoy ${15} minutos más que ayer.`,
    },
  },
  {
    sign: '−',
    by: 11,
    inputs: [20, 75],
    heads: [words('Eggs before', 'Huevos antes'), words('Eggs after', 'Huevos después')],
    tells: {
      en: line`A cook takes ${11} eggs out of each crate.`,
      es: line`Un cocinero saca ${11} huevos de cada caja.`,
    },
  },
  {
    sign: '+',
    by: 7,
    inputs: [6, 55],
    heads: [
      words('Height on Monday (cm)', 'Altura el lunes (cm)'),
      words('Height on Friday (cm)', 'Altura el viernes (cm)'),
    ],
    tells: {
      en: line`From Monday to Friday each bean plant grows ${7} centimeters.`,
      es: line`De lunes a viernes, cada planta de frijol crece ${7} centímetros.`,
    },
  },
  {
    sign: '−',
    by: 14,
    inputs: [26, 70],
    heads: [
      words('People on the bus before', 'Pasajeros antes'),
      words('People on the bus after', 'Pasajeros después'),
    ],
    tells: {
      en: line`At the museum, ${14} people get off each bus.`,
      es: line`En el museo bajan ${14} pasajeros de cada autobús.`,
    },
  },
]
