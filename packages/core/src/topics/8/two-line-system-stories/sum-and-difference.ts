import { type Block, type Both, type Inline, line, prose, type role } from '../../../author.ts'

type Role = ReturnType<typeof role>

/** Two numbers with their sum and their difference; x is the greater. */
export interface SumAndDifference {
  readonly least: number
  readonly most: number
  readonly kinds: readonly [Both<string>, Both<string>]
  readonly says: (sum: Role, more: Role) => Both<Block>
  readonly ends: (x: number, y: number) => Both<readonly Inline[]>
}

export const sums: readonly SumAndDifference[] = [
  {
    least: 8,
    most: 28,
    kinds: [
      { en: 'points of the home team', es: 'puntos del equipo local' },
      { en: 'points of the visitors', es: 'puntos de los visitantes' },
    ],
    says: (sum, more) => ({
      en: prose`Two football teams score a total of ${sum} points. The home team wins by ${more} points.`,
      es: prose`Dos equipos de fútbol americano anotan ${sum} puntos entre los dos. El equipo local gana por ${more} puntos.`,
    }),
    ends: (x, y) => ({
      en: line`The home team scores ${x} points and the visitors ${y} points.`,
      es: line`El equipo local anota ${x} puntos y los visitantes, ${y} puntos.`,
    }),
  },
  {
    least: 9,
    most: 27,
    kinds: [
      { en: 'length of the long piece in inches', es: 'longitud del trozo largo en pulgadas' },
      { en: 'length of the short piece in inches', es: 'longitud del trozo corto en pulgadas' },
    ],
    says: (sum, more) => ({
      en: prose`A ribbon ${sum} inches long is cut into two pieces. One piece is ${more} inches longer than the other.`,
      es: prose`Una cinta de ${sum} pulgadas se corta en dos trozos. Uno mide ${more} pulgadas más que el otro.`,
    }),
    ends: (x, y) => ({
      en: line`The long piece is ${x} inches, and the short piece is ${y} inches.`,
      es: line`El trozo largo mide ${x} pulgadas y el corto, ${y} pulgadas.`,
    }),
  },
  {
    least: 9,
    most: 25,
    kinds: [
      { en: 'age of Ana’s cousin', es: 'edad del primo de Ana' },
      { en: 'age of Ana', es: 'edad de Ana' },
    ],
    says: (sum, more) => ({
      en: prose`The ages of Ana and her cousin add up to ${sum} years. Her cousin is ${more} years older than Ana.`,
      es: prose`Las edades de Ana y de su primo suman ${sum} años. Su primo tiene ${more} años más que Ana.`,
    }),
    ends: (x, y) => ({
      en: line`Ana’s cousin is ${x} years old, and Ana is ${y}.`,
      es: line`El primo de Ana tiene ${x} años y Ana tiene ${y}.`,
    }),
  },
  {
    least: 10,
    most: 28,
    kinds: [
      { en: 'students in the chorus', es: 'estudiantes del coro' },
      { en: 'students in the band', es: 'estudiantes de la banda' },
    ],
    says: (sum, more) => ({
      en: prose`There are ${sum} students in a school’s chorus and band, and nobody is in both. The chorus has ${more} more students than the band.`,
      es: prose`En el coro y la banda de una escuela hay ${sum} estudiantes, y nadie está en los dos. El coro tiene ${more} estudiantes más que la banda.`,
    }),
    ends: (x, y) => ({
      en: line`There are ${x} students in the chorus and ${y} in the band.`,
      es: line`Hay ${x} estudiantes en el coro y ${y} en la banda.`,
    }),
  },
  {
    least: 10,
    most: 28,
    kinds: [
      { en: 'minutes of math', es: 'minutos de matemáticas' },
      { en: 'minutes of reading', es: 'minutos de lectura' },
    ],
    says: (sum, more) => ({
      en: prose`Leo does homework for ${sum} minutes, math and reading. He spends ${more} more minutes on math than on reading.`,
      es: prose`Leo hace tarea durante ${sum} minutos, de matemáticas y de lectura. Dedica ${more} minutos más a matemáticas que a lectura.`,
    }),
    ends: (x, y) => ({
      en: line`Leo spends ${x} minutes on math and ${y} minutes on reading.`,
      es: line`Leo dedica ${x} minutos a matemáticas y ${y} minutos a lectura.`,
    }),
  },
  {
    least: 7,
    most: 27,
    kinds: [
      { en: 'miles on Saturday', es: 'millas del sábado' },
      { en: 'miles on Sunday', es: 'millas del domingo' },
    ],
    says: (sum, more) => ({
      en: prose`On a weekend, Mia rides her bike ${sum} miles. On Saturday, she rides ${more} more miles than on Sunday.`,
      es: prose`En un fin de semana, Mia recorre ${sum} millas en bicicleta. El sábado recorre ${more} millas más que el domingo.`,
    }),
    ends: (x, y) => ({
      en: line`Mia rides ${x} miles on Saturday and ${y} miles on Sunday.`,
      es: line`Mia recorre ${x} millas el sábado y ${y} millas el domingo.`,
    }),
  },
  {
    least: 8,
    most: 28,
    kinds: [
      { en: 'photos by Zoe', es: 'fotos de Zoe' },
      { en: 'photos by Kai', es: 'fotos de Kai' },
    ],
    says: (sum, more) => ({
      en: prose`Zoe and Kai take ${sum} photos on a trip. Zoe takes ${more} more photos than Kai.`,
      es: prose`Zoe y Kai toman ${sum} fotos en un viaje. Zoe toma ${more} fotos más que Kai.`,
    }),
    ends: (x, y) => ({
      en: line`Zoe takes ${x} photos, and Kai takes ${y} photos.`,
      es: line`Zoe toma ${x} fotos y Kai toma ${y} fotos.`,
    }),
  },
  {
    least: 9,
    most: 28,
    kinds: [
      { en: 'books on the top shelf', es: 'libros del estante de arriba' },
      { en: 'books on the bottom shelf', es: 'libros del estante de abajo' },
    ],
    says: (sum, more) => ({
      en: prose`Two shelves hold ${sum} books. The top shelf holds ${more} more books than the bottom shelf.`,
      es: prose`En dos estantes hay ${sum} libros. En el de arriba hay ${more} libros más que en el de abajo.`,
    }),
    ends: (x, y) => ({
      en: line`The top shelf holds ${x} books, and the bottom shelf holds ${y}.`,
      es: line`En el estante de arriba hay ${x} libros y en el de abajo, ${y}.`,
    }),
  },
]
