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

const contexts: readonly Context[] = [
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
  {
    rows: [words('Cat', 'Gato'), words('Dog', 'Perro')],
    columns: [words('Sleeps on a bed', 'Duerme en una cama'), words('Sleeps on the floor', 'Duerme en el suelo')],
    chosen: { en: line`One pet is chosen at random.`, es: line`Se elige una mascota al azar.` },
    ofRow: (part, all) => ({
      en: line`Of the ${all} cats, ${part} sleep on a bed.`,
      es: line`De los ${all} gatos, ${part} duermen en una cama.`,
    }),
    ofAll: (part, all) => ({
      en: line`Of all ${all} pets, ${part} sleep on a bed.`,
      es: line`De las ${all} mascotas, ${part} duermen en una cama.`,
    }),
    columnGivenRow: {
      en: prose`One pet is chosen at random. Find the probability that it sleeps on a bed, given that it is a cat.`,
      es: prose`Se elige una mascota al azar. Halla la probabilidad de que duerma en una cama, dado que es un gato.`,
    },
    rowGivenColumn: {
      en: prose`One pet is chosen at random from those that sleep on a bed. Find the probability that it is a cat.`,
      es: prose`Se elige al azar una mascota entre las que duermen en una cama. Halla la probabilidad de que sea un gato.`,
    },
  },
  {
    rows: [words('First class', 'Primera clase'), words('Economy class', 'Clase turista')],
    columns: [words('Window seat', 'Asiento de ventana'), words('Aisle seat', 'Asiento de pasillo')],
    chosen: { en: line`One passenger is chosen at random.`, es: line`Se elige un pasajero al azar.` },
    ofRow: (part, all) => ({
      en: line`Of the ${all} passengers in first class, ${part} have a window seat.`,
      es: line`De los ${all} pasajeros de primera clase, ${part} tienen asiento de ventana.`,
    }),
    ofAll: (part, all) => ({
      en: line`Of all ${all} passengers, ${part} have a window seat.`,
      es: line`De los ${all} pasajeros, ${part} tienen asiento de ventana.`,
    }),
    columnGivenRow: {
      en: prose`One passenger is chosen at random. If the passenger is in first class, what is the probability that the passenger has a window seat?`,
      es: prose`Se elige un pasajero al azar. Si va en primera clase, ¿cuál es la probabilidad de que tenga asiento de ventana?`,
    },
    rowGivenColumn: {
      en: prose`Of those with a window seat, one passenger is chosen at random. Find the probability that the passenger is in first class.`,
      es: prose`Entre los que tienen asiento de ventana se elige un pasajero al azar. Halla la probabilidad de que vaya en primera clase.`,
    },
  },
  {
    rows: [words('Hardcover', 'Tapa dura'), words('Paperback', 'Tapa blanda')],
    columns: [words('Novel', 'Novela'), words('Nonfiction', 'No ficción')],
    chosen: { en: line`One book is chosen at random.`, es: line`Se elige un libro al azar.` },
    ofRow: (part, all) => ({
      en: line`Of the ${all} hardcovers, ${part} are novels.`,
      es: line`De los ${all} libros de tapa dura, ${part} son novelas.`,
    }),
    ofAll: (part, all) => ({
      en: line`Of all ${all} books, ${part} are novels.`,
      es: line`De los ${all} libros, ${part} son novelas.`,
    }),
    columnGivenRow: {
      en: prose`One book is chosen at random. Find the probability that it is a novel, given that it is a hardcover.`,
      es: prose`Se elige un libro al azar. Halla la probabilidad de que sea una novela, dado que es de tapa dura.`,
    },
    rowGivenColumn: {
      en: prose`One book is chosen at random from the novels. Find the probability that it is a hardcover.`,
      es: prose`Se elige al azar un libro entre las novelas. Halla la probabilidad de que sea de tapa dura.`,
    },
  },
  {
    rows: [words('In the choir', 'En el coro'), words('Not in the choir', 'Fuera del coro')],
    columns: [words('Plays an instrument', 'Toca un instrumento'), words('No instrument', 'Ningún instrumento')],
    chosen: { en: line`One student is chosen at random.`, es: line`Se elige un estudiante al azar.` },
    ofRow: (part, all) => ({
      en: line`Of the ${all} students in the choir, ${part} play an instrument.`,
      es: line`De los ${all} estudiantes del coro, ${part} tocan un instrumento.`,
    }),
    ofAll: (part, all) => ({
      en: line`Of all ${all} students, ${part} play an instrument.`,
      es: line`De los ${all} estudiantes, ${part} tocan un instrumento.`,
    }),
    columnGivenRow: {
      en: prose`One student is chosen at random. If the student is in the choir, what is the probability that the student plays an instrument?`,
      es: prose`Se elige un estudiante al azar. Si está en el coro, ¿cuál es la probabilidad de que toque un instrumento?`,
    },
    rowGivenColumn: {
      en: prose`One student is chosen at random from those who play an instrument. Find the probability that the student is in the choir.`,
      es: prose`Se elige al azar un estudiante entre los que tocan un instrumento. Halla la probabilidad de que esté en el coro.`,
    },
  },
  {
    rows: [words('Online', 'Por internet'), words('In the store', 'En la tienda')],
    columns: [words('Returned', 'Devuelta'), words('Kept', 'No devuelta')],
    chosen: { en: line`One purchase is chosen at random.`, es: line`Se elige una compra al azar.` },
    ofRow: (part, all) => ({
      en: line`Of the ${all} purchases made online, ${part} were returned.`,
      es: line`De las ${all} compras hechas por internet, ${part} se devolvieron.`,
    }),
    ofAll: (part, all) => ({
      en: line`Of all ${all} purchases, ${part} were returned.`,
      es: line`De las ${all} compras, ${part} se devolvieron.`,
    }),
    columnGivenRow: {
      en: prose`One purchase is chosen at random. Find the probability that it was returned, given that it was made online.`,
      es: prose`Se elige una compra al azar. Halla la probabilidad de que se haya devuelto, dado que se hizo por internet.`,
    },
    rowGivenColumn: {
      en: prose`Of the returned purchases, one is chosen at random. Find the probability that it was made online.`,
      es: prose`Entre las compras devueltas se elige una al azar. Halla la probabilidad de que se haya hecho por internet.`,
    },
  },
  {
    rows: [words('Under 30', 'Menos de 30 años'), words('30 or older', '30 años o más')],
    columns: [words('Renter', 'Alquila'), words('Homeowner', 'Tiene casa propia')],
    chosen: { en: line`One adult is chosen at random.`, es: line`Se elige un adulto al azar.` },
    ofRow: (part, all) => ({
      en: line`Of the ${all} adults under 30, ${part} rent their home.`,
      es: line`De los ${all} adultos de menos de 30 años, ${part} alquilan su casa.`,
    }),
    ofAll: (part, all) => ({
      en: line`Of all ${all} adults, ${part} rent their home.`,
      es: line`De los ${all} adultos, ${part} alquilan su casa.`,
    }),
    columnGivenRow: {
      en: prose`One adult is chosen at random. If the adult is under 30, what is the probability that the adult is a renter?`,
      es: prose`Se elige un adulto al azar. Si tiene menos de 30 años, ¿cuál es la probabilidad de que alquile su casa?`,
    },
    rowGivenColumn: {
      en: prose`One adult is chosen at random from the renters. Find the probability that the adult is under 30.`,
      es: prose`Se elige al azar un adulto entre los que alquilan su casa. Halla la probabilidad de que tenga menos de 30 años.`,
    },
  },
  {
    rows: [words('Morning flight', 'Vuelo de la mañana'), words('Evening flight', 'Vuelo de la noche')],
    columns: [words('On time', 'A tiempo'), words('Late', 'Con retraso')],
    chosen: { en: line`One flight is chosen at random.`, es: line`Se elige un vuelo al azar.` },
    ofRow: (part, all) => ({
      en: line`Of the ${all} morning flights, ${part} were on time.`,
      es: line`De los ${all} vuelos de la mañana, ${part} llegaron a tiempo.`,
    }),
    ofAll: (part, all) => ({
      en: line`Of all ${all} flights, ${part} were on time.`,
      es: line`De los ${all} vuelos, ${part} llegaron a tiempo.`,
    }),
    columnGivenRow: {
      en: prose`One flight is chosen at random. Find the probability that it was on time, given that it was a morning flight.`,
      es: prose`Se elige un vuelo al azar. Halla la probabilidad de que haya llegado a tiempo, dado que fue de la mañana.`,
    },
    rowGivenColumn: {
      en: prose`Of the flights that were on time, one is chosen at random. Find the probability that it was a morning flight.`,
      es: prose`Entre los vuelos que llegaron a tiempo se elige uno al azar. Halla la probabilidad de que haya sido de la mañana.`,
    },
  },
  {
    rows: [words('Beginner', 'Principiante'), words('Advanced', 'Avanzado')],
    columns: [words('Skis', 'Esquía'), words('Snowboards', 'Hace snowboard')],
    chosen: {
      en: line`One guest of a ski resort is chosen at random.`,
      es: line`Se elige al azar un huésped de un centro de esquí.`,
    },
    ofRow: (part, all) => ({
      en: line`Of the ${all} beginners, ${part} ski.`,
      es: line`De los ${all} principiantes, ${part} esquían.`,
    }),
    ofAll: (part, all) => ({
      en: line`Of all ${all} guests, ${part} ski.`,
      es: line`De los ${all} huéspedes, ${part} esquían.`,
    }),
    columnGivenRow: {
      en: prose`One guest of a ski resort is chosen at random. If the guest is a beginner, what is the probability that the guest skis?`,
      es: prose`Se elige al azar un huésped de un centro de esquí. Si es principiante, ¿cuál es la probabilidad de que esquíe?`,
    },
    rowGivenColumn: {
      en: prose`One guest of a ski resort is chosen at random from those who ski. Find the probability that the guest is a beginner.`,
      es: prose`Se elige al azar un huésped de un centro de esquí entre los que esquían. Halla la probabilidad de que sea principiante.`,
    },
  },
  {
    rows: [words('Electric', 'Eléctrico'), words('Gas', 'De gasolina')],
    columns: [words('New', 'Nuevo'), words('Used', 'Usado')],
    chosen: {
      en: line`One car at a dealership is chosen at random.`,
      es: line`Se elige al azar un auto de una agencia.`,
    },
    ofRow: (part, all) => ({
      en: line`Of the ${all} electric cars, ${part} are new.`,
      es: line`De los ${all} autos eléctricos, ${part} son nuevos.`,
    }),
    ofAll: (part, all) => ({
      en: line`Of all ${all} cars, ${part} are new.`,
      es: line`De los ${all} autos, ${part} son nuevos.`,
    }),
    columnGivenRow: {
      en: prose`One car at a dealership is chosen at random. Find the probability that it is new, given that it is electric.`,
      es: prose`Se elige al azar un auto de una agencia. Halla la probabilidad de que sea nuevo, dado que es eléctrico.`,
    },
    rowGivenColumn: {
      en: prose`One car at a dealership is chosen at random from the new ones. Find the probability that it is electric.`,
      es: prose`Se elige al azar un auto entre los nuevos de una agencia. Halla la probabilidad de que sea eléctrico.`,
    },
  },
  {
    rows: [words('Oak', 'Roble'), words('Maple', 'Arce')],
    columns: [words('Has a nest', 'Tiene nido'), words('No nest', 'Sin nido')],
    chosen: { en: line`One tree in a park is chosen at random.`, es: line`Se elige al azar un árbol de un parque.` },
    ofRow: (part, all) => ({
      en: line`Of the ${all} oaks, ${part} have a nest.`,
      es: line`De los ${all} robles, ${part} tienen nido.`,
    }),
    ofAll: (part, all) => ({
      en: line`Of all ${all} trees, ${part} have a nest.`,
      es: line`De los ${all} árboles, ${part} tienen nido.`,
    }),
    columnGivenRow: {
      en: prose`One tree in a park is chosen at random. If the tree is an oak, what is the probability that it has a nest?`,
      es: prose`Se elige al azar un árbol de un parque. Si es un roble, ¿cuál es la probabilidad de que tenga nido?`,
    },
    rowGivenColumn: {
      en: prose`One tree is chosen at random from those with a nest. Find the probability that it is an oak.`,
      es: prose`Se elige al azar un árbol entre los que tienen nido. Halla la probabilidad de que sea un roble.`,
    },
  },
]
/** The easy level, where all problems tell of a table, has two thirds of the contexts; the others share the rest. */
export const easyContexts = contexts.filter((_, i) => i % 3 !== 2)
export const furtherContexts = contexts.filter((_, i) => i % 3 === 2)
