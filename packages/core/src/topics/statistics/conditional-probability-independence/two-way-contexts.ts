import { type Block, type Both, type Inline, line, type Of, prose, words } from '../../../author.ts'

export type Words = Of<'words'>

/** Two ways to sort the same group; A is the first row, B the first column. */
export interface Context {
  readonly rows: readonly [Words, Words]
  readonly columns: readonly [Words, Words]
  /** Who or what is chosen of all in the table. */
  readonly chosen: Both<readonly Inline[]>
  /** How many of the first row, and of all, are in the first column. */
  readonly ofRow: (part: number, all: number) => Both<readonly Inline[]>
  readonly ofAll: (part: number, all: number) => Both<readonly Inline[]>
  /** One person of the group is chosen: P(B | A) and P(A | B), each a whole question. */
  readonly columnGivenRow: Both<Block>
  readonly rowGivenColumn: Both<Block>
}

export const contexts: readonly Context[] = [
  {
    rows: [words('Gym member', 'Va al gimnasio'), words('Not a member', 'No va')],
    columns: [words('Vegetarian', 'Vegetariano'), words('Not vegetarian', 'No vegetariano')],
    chosen: { en: line`One person is chosen at random.`, es: line`Se elige una persona al azar.` },
    ofRow: (part, all) => ({
      en: line`Of the ${all} gym members, ${part} are vegetarian.`,
      es: line`De las ${all} personas que van al gimnasio, ${part} son vegetarianas.`,
    }),
    ofAll: (part, all) => ({
      en: line`Of all ${all} people, ${part} are vegetarian.`,
      es: line`De las ${all} personas, ${part} son vegetarianas.`,
    }),
    columnGivenRow: {
      en: prose`One person is chosen at random. Find the probability that the person is vegetarian, given that the person is a gym member.`,
      es: prose`Se elige una persona al azar. Halla la probabilidad de que sea vegetariana, dado que va al gimnasio.`,
    },
    rowGivenColumn: {
      en: prose`One person is chosen at random from those who are vegetarian. Find the probability that the person is a gym member.`,
      es: prose`Se elige al azar una persona entre las vegetarianas. Halla la probabilidad de que vaya al gimnasio.`,
    },
  },
  {
    rows: [words('Night shift', 'Turno de noche'), words('Day shift', 'Turno de día')],
    columns: [words('Coffee', 'Toma café'), words('No coffee', 'No toma café')],
    chosen: { en: line`One worker is chosen at random.`, es: line`Se elige un trabajador al azar.` },
    ofRow: (part, all) => ({
      en: line`Of the ${all} on the night shift, ${part} drink coffee.`,
      es: line`De los ${all} del turno de noche, ${part} toman café.`,
    }),
    ofAll: (part, all) => ({
      en: line`Of all ${all} workers, ${part} drink coffee.`,
      es: line`De los ${all} trabajadores, ${part} toman café.`,
    }),
    columnGivenRow: {
      en: prose`One worker is chosen at random. If the worker is on the night shift, what is the probability that the worker drinks coffee?`,
      es: prose`Se elige un trabajador al azar. Si es del turno de noche, ¿cuál es la probabilidad de que tome café?`,
    },
    rowGivenColumn: {
      en: prose`One worker is chosen at random from those who drink coffee. Find the probability that the worker is on the night shift.`,
      es: prose`Se elige al azar un trabajador entre los que toman café. Halla la probabilidad de que sea del turno de noche.`,
    },
  },
  {
    rows: [words('Downtown', 'Centro'), words('Suburb', 'Afueras')],
    columns: [words('Takes the bus', 'Usa el autobús'), words('Drives', 'Maneja')],
    chosen: { en: line`One resident is chosen at random.`, es: line`Se elige un residente al azar.` },
    ofRow: (part, all) => ({
      en: line`Of the ${all} who live downtown, ${part} take the bus.`,
      es: line`De los ${all} que viven en el centro, ${part} usan el autobús.`,
    }),
    ofAll: (part, all) => ({
      en: line`Of all ${all} residents, ${part} take the bus.`,
      es: line`De los ${all} residentes, ${part} usan el autobús.`,
    }),
    columnGivenRow: {
      en: prose`One resident is chosen at random. Find the probability that the resident takes the bus, given that the resident lives downtown.`,
      es: prose`Se elige un residente al azar. Halla la probabilidad de que use el autobús, dado que vive en el centro.`,
    },
    rowGivenColumn: {
      en: prose`Of those who take the bus, one resident is chosen at random. Find the probability that the resident lives downtown.`,
      es: prose`Entre los que usan el autobús se elige un residente al azar. Halla la probabilidad de que viva en el centro.`,
    },
  },
  {
    rows: [words('House', 'Casa'), words('Apartment', 'Apartamento')],
    columns: [words('Has a pet', 'Tiene mascota'), words('No pet', 'Sin mascota')],
    chosen: { en: line`One family is chosen at random.`, es: line`Se elige una familia al azar.` },
    ofRow: (part, all) => ({
      en: line`Of the ${all} families in a house, ${part} have a pet.`,
      es: line`De las ${all} familias que viven en una casa, ${part} tienen mascota.`,
    }),
    ofAll: (part, all) => ({
      en: line`Of all ${all} families, ${part} have a pet.`,
      es: line`De las ${all} familias, ${part} tienen mascota.`,
    }),
    columnGivenRow: {
      en: prose`One family is chosen at random. If the family lives in a house, what is the probability that it has a pet?`,
      es: prose`Se elige una familia al azar. Si vive en una casa, ¿cuál es la probabilidad de que tenga mascota?`,
    },
    rowGivenColumn: {
      en: prose`One family is chosen at random from those who have a pet. Find the probability that it lives in a house.`,
      es: prose`Se elige al azar una familia entre las que tienen mascota. Halla la probabilidad de que viva en una casa.`,
    },
  },
  {
    rows: [words('Teen driver', 'Conductor adolescente'), words('Adult driver', 'Conductor adulto')],
    columns: [words('Own car', 'Carro propio'), words('Shared car', 'Carro compartido')],
    chosen: { en: line`One driver is chosen at random.`, es: line`Se elige un conductor al azar.` },
    ofRow: (part, all) => ({
      en: line`Of the ${all} teen drivers, ${part} have a car of their own.`,
      es: line`De los ${all} conductores adolescentes, ${part} tienen carro propio.`,
    }),
    ofAll: (part, all) => ({
      en: line`Of all ${all} drivers, ${part} have a car of their own.`,
      es: line`De los ${all} conductores, ${part} tienen carro propio.`,
    }),
    columnGivenRow: {
      en: prose`One driver is chosen at random. If the driver is a teen, what is the probability that the driver has a car of their own?`,
      es: prose`Se elige un conductor al azar. Si es adolescente, ¿cuál es la probabilidad de que tenga carro propio?`,
    },
    rowGivenColumn: {
      en: prose`Of those with a car of their own, one driver is chosen at random. Find the probability that the driver is a teen.`,
      es: prose`Entre los que tienen carro propio se elige un conductor al azar. Halla la probabilidad de que sea adolescente.`,
    },
  },
  {
    rows: [words('Freshman', 'De primer año'), words('Senior', 'De último año')],
    columns: [words('Plays a sport', 'Practica un deporte'), words('No sport', 'Sin deporte')],
    chosen: { en: line`One student is chosen at random.`, es: line`Se elige un estudiante al azar.` },
    ofRow: (part, all) => ({
      en: line`Of the ${all} freshmen, ${part} play a sport.`,
      es: line`De los ${all} estudiantes de primer año, ${part} practican un deporte.`,
    }),
    ofAll: (part, all) => ({
      en: line`Of all ${all} students, ${part} play a sport.`,
      es: line`De los ${all} estudiantes, ${part} practican un deporte.`,
    }),
    columnGivenRow: {
      en: prose`One student is chosen at random. Find the probability that the student plays a sport, given that the student is a freshman.`,
      es: prose`Se elige un estudiante al azar. Halla la probabilidad de que practique un deporte, dado que es de primer año.`,
    },
    rowGivenColumn: {
      en: prose`One student is chosen at random from those who play a sport. Find the probability that the student is a freshman.`,
      es: prose`Se elige al azar un estudiante entre los que practican un deporte. Halla la probabilidad de que sea de primer año.`,
    },
  },
  {
    rows: [words('Weekday', 'Entre semana'), words('Weekend', 'Fin de semana')],
    columns: [words('Matinee', 'Función de tarde'), words('Evening show', 'Función de noche')],
    chosen: { en: line`One movie ticket is chosen at random.`, es: line`Se elige un boleto de cine al azar.` },
    ofRow: (part, all) => ({
      en: line`Of the ${all} tickets sold on a weekday, ${part} are for a matinee.`,
      es: line`De los ${all} boletos vendidos entre semana, ${part} son para una función de tarde.`,
    }),
    ofAll: (part, all) => ({
      en: line`Of all ${all} tickets, ${part} are for a matinee.`,
      es: line`De los ${all} boletos, ${part} son para una función de tarde.`,
    }),
    columnGivenRow: {
      en: prose`One movie ticket is chosen at random. If it was sold on a weekday, what is the probability that it is for a matinee?`,
      es: prose`Se elige un boleto de cine al azar. Si se vendió entre semana, ¿cuál es la probabilidad de que sea para una función de tarde?`,
    },
    rowGivenColumn: {
      en: prose`One movie ticket is chosen at random from those for a matinee. Find the probability that it was sold on a weekday.`,
      es: prose`Se elige al azar un boleto de cine entre los de función de tarde. Halla la probabilidad de que se vendiera entre semana.`,
    },
  },
  {
    rows: [words('Puppy', 'Cachorro'), words('Adult dog', 'Perro adulto')],
    columns: [words('Short hair', 'Pelo corto'), words('Long hair', 'Pelo largo')],
    chosen: { en: line`One dog at a shelter is chosen at random.`, es: line`Se elige un perro de un refugio al azar.` },
    ofRow: (part, all) => ({
      en: line`Of the ${all} puppies, ${part} have short hair.`,
      es: line`De los ${all} cachorros, ${part} tienen pelo corto.`,
    }),
    ofAll: (part, all) => ({
      en: line`Of all ${all} dogs, ${part} have short hair.`,
      es: line`De los ${all} perros, ${part} tienen pelo corto.`,
    }),
    columnGivenRow: {
      en: prose`One dog at a shelter is chosen at random. Find the probability that it has short hair, given that it is a puppy.`,
      es: prose`Se elige un perro de un refugio al azar. Halla la probabilidad de que tenga pelo corto, dado que es cachorro.`,
    },
    rowGivenColumn: {
      en: prose`One dog is chosen at random from those with short hair. Find the probability that it is a puppy.`,
      es: prose`Se elige al azar un perro entre los de pelo corto. Halla la probabilidad de que sea cachorro.`,
    },
  },
]
