import { type Block, type Both, type Inline, line, type Noun, noun, prose, type role } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

type Words = Both<readonly Inline[]>
type Role = ReturnType<typeof role>
type Range = readonly [least: number, most: number]

/** Two prices with a fixed part and a part for each unit: the first starts lower and grows faster. */
export interface Plans {
  readonly unit: Noun
  readonly start: Range
  readonly rate: Range
  /** How much faster the first grows, and where they meet. */
  readonly faster: Range
  readonly meet: Range
  readonly first: Both<string>
  readonly second: Both<string>
  readonly says: (start: Role, rate: Role, otherStart: Role, otherRate: Role) => Both<Block>
  /** "the number of months". */
  readonly counts: Words
}

export const plans: readonly Plans[] = [
  {
    unit: nouns.month,
    start: [15, 40],
    rate: [15, 25],
    faster: [5, 10],
    meet: [3, 9],
    first: { en: 'Fit Gym', es: 'el gimnasio Fit' },
    second: { en: 'Zone Gym', es: 'el gimnasio Zone' },
    says: (a, b, c, d) => ({
      en: prose`Fit Gym charges ${a} to join and ${b} a month. Zone Gym charges ${c} to join and ${d} a month.`,
      es: prose`El gimnasio Fit cobra ${a} de inscripción y ${b} al mes. El gimnasio Zone cobra ${c} de inscripción y ${d} al mes.`,
    }),
    counts: { en: line`the number of months`, es: line`el número de meses` },
  },
  {
    unit: noun('shirt', 'shirts', 'camiseta', 'camisetas', 'f'),
    start: [15, 40],
    rate: [5, 8],
    faster: [2, 4],
    meet: [8, 20],
    first: { en: 'Ink Shop', es: 'la tienda Ink' },
    second: { en: 'Press Shop', es: 'la tienda Press' },
    says: (a, b, c, d) => ({
      en: prose`To print team shirts, Ink Shop charges ${a} for the design and ${b} per shirt. Press Shop charges ${c} for the design and ${d} per shirt.`,
      es: prose`Para imprimir camisetas de un equipo, la tienda Ink cobra ${a} por el diseño y ${b} por camiseta. La tienda Press cobra ${c} por el diseño y ${d} por camiseta.`,
    }),
    counts: { en: line`the number of shirts`, es: line`el número de camisetas` },
  },
  {
    unit: nouns.hour,
    start: [2, 8],
    rate: [4, 7],
    faster: [2, 4],
    meet: [3, 7],
    first: { en: 'the blue stand', es: 'el puesto azul' },
    second: { en: 'the red stand', es: 'el puesto rojo' },
    says: (a, b, c, d) => ({
      en: prose`Two stands rent out bikes in a park. The blue stand charges a fee of ${a} and ${b} per hour. The red stand charges a fee of ${c} and ${d} per hour.`,
      es: prose`Dos puestos alquilan bicicletas en un parque. El puesto azul cobra un cargo de ${a} y ${b} por hora. El puesto rojo cobra un cargo de ${c} y ${d} por hora.`,
    }),
    counts: { en: line`the number of hours`, es: line`el número de horas` },
  },
  {
    unit: noun('game', 'games', 'juego', 'juegos', 'm'),
    start: [3, 5],
    rate: [3, 5],
    faster: [1, 3],
    meet: [2, 6],
    first: { en: 'Strike Lanes', es: 'la bolera Strike' },
    second: { en: 'Star Bowl', es: 'la bolera Star' },
    says: (a, b, c, d) => ({
      en: prose`At Strike Lanes, renting a bowling lane costs ${a} and each game costs ${b}. At Star Bowl, renting a lane costs ${c} and each game costs ${d}.`,
      es: prose`En la bolera Strike, alquilar una pista cuesta ${a} y cada juego cuesta ${b}. En la bolera Star, alquilar una pista cuesta ${c} y cada juego cuesta ${d}.`,
    }),
    counts: { en: line`the number of games`, es: line`el número de juegos` },
  },
  {
    unit: noun('mile', 'miles', 'milla', 'millas', 'f'),
    start: [3, 5],
    rate: [2, 3],
    faster: [1, 2],
    meet: [2, 8],
    first: { en: 'City Cab', es: 'City Cab' },
    second: { en: 'Green Taxi', es: 'Green Taxi' },
    says: (a, b, c, d) => ({
      en: prose`For a ride, City Cab charges ${a} and then ${b} per mile. Green Taxi charges ${c} and then ${d} per mile.`,
      es: prose`Por un viaje, City Cab cobra ${a} y luego ${b} por milla. Green Taxi cobra ${c} y luego ${d} por milla.`,
    }),
    counts: { en: line`the number of miles`, es: line`el número de millas` },
  },
  {
    unit: noun('guest', 'guests', 'invitado', 'invitados', 'm'),
    start: [40, 90],
    rate: [8, 12],
    faster: [2, 5],
    meet: [10, 20],
    first: { en: 'Jump Park', es: 'el parque Jump' },
    second: { en: 'Sky Park', es: 'el parque Sky' },
    says: (a, b, c, d) => ({
      en: prose`For a birthday party, Jump Park charges ${a} for the room and ${b} per guest. Sky Park charges ${c} for the room and ${d} per guest.`,
      es: prose`Para una fiesta de cumpleaños, el parque Jump cobra ${a} por el salón y ${b} por invitado. El parque Sky cobra ${c} por el salón y ${d} por invitado.`,
    }),
    counts: { en: line`the number of guests`, es: line`el número de invitados` },
  },
  {
    unit: nouns.hour,
    start: [10, 30],
    rate: [18, 25],
    faster: [4, 8],
    meet: [3, 8],
    first: { en: 'Ms. Bell', es: 'la Sra. Bell' },
    second: { en: 'Mr. Ortiz', es: 'el Sr. Ortiz' },
    says: (a, b, c, d) => ({
      en: prose`Two teachers give guitar lessons. Ms. Bell charges ${a} to register and ${b} per hour. Mr. Ortiz charges ${c} to register and ${d} per hour.`,
      es: prose`Dos maestros dan clases de guitarra. La Sra. Bell cobra ${a} de inscripción y ${b} por hora. El Sr. Ortiz cobra ${c} de inscripción y ${d} por hora.`,
    }),
    counts: { en: line`the number of hours`, es: line`el número de horas` },
  },
  {
    unit: noun('visit', 'visits', 'visita', 'visitas', 'f'),
    start: [5, 20],
    rate: [4, 7],
    faster: [3, 6],
    meet: [5, 12],
    first: { en: 'Lake Pool', es: 'la piscina Lake' },
    second: { en: 'Hill Pool', es: 'la piscina Hill' },
    says: (a, b, c, d) => ({
      en: prose`For the summer, Lake Pool sells a card for ${a} and then charges ${b} per visit. Hill Pool sells its card for ${c} and charges ${d} per visit.`,
      es: prose`Para el verano, la piscina Lake vende una tarjeta por ${a} y luego cobra ${b} por visita. La piscina Hill vende su tarjeta por ${c} y cobra ${d} por visita.`,
    }),
    counts: { en: line`the number of visits`, es: line`el número de visitas` },
  },
  {
    unit: nouns.day,
    start: [10, 25],
    rate: [20, 28],
    faster: [3, 8],
    meet: [3, 7],
    first: { en: 'Paws Kennel', es: 'la guardería Paws' },
    second: { en: 'Happy Tails', es: 'la guardería Tails' },
    says: (a, b, c, d) => ({
      en: prose`To take care of a dog, Paws Kennel charges a fee of ${a} and ${b} per day. Happy Tails charges a fee of ${c} and ${d} per day.`,
      es: prose`Por cuidar a un perro, la guardería Paws cobra un cargo de ${a} y ${b} por día. La guardería Tails cobra un cargo de ${c} y ${d} por día.`,
    }),
    counts: { en: line`the number of days`, es: line`el número de días` },
  },
]
