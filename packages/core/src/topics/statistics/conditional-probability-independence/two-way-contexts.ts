import { type Block, type Both, type Of, prose, words } from '../../../author.ts'

export type Words = Of<'words'>

/** Two ways to sort the same group; A is the first row, B the first column. */
export interface Context {
  readonly rows: readonly [Words, Words]
  readonly columns: readonly [Words, Words]
  /** One person of the group is chosen: P(B | A) and P(A | B), each a whole question. */
  readonly columnGivenRow: Both<Block>
  readonly rowGivenColumn: Both<Block>
  readonly independent: Both<Block>
}

export const contexts: readonly Context[] = [
  {
    rows: [words('Gym member', 'Va al gimnasio'), words('Not a member', 'No va')],
    columns: [words('Vegetarian', 'Vegetariano'), words('Not vegetarian', 'No vegetariano')],
    columnGivenRow: {
      en: prose`One person is chosen at random. Find the probability that the person is vegetarian, given that the person is a gym member.`,
      es: prose`Se elige una persona al azar. Halla la probabilidad de que sea vegetariana, dado que va al gimnasio.`,
    },
    rowGivenColumn: {
      en: prose`One person is chosen at random from those who are vegetarian. Find the probability that the person is a gym member.`,
      es: prose`Se elige al azar una persona entre las vegetarianas. Halla la probabilidad de que vaya al gimnasio.`,
    },
    independent: {
      en: prose`Are being a gym member and being vegetarian independent?`,
      es: prose`¿Son independientes ir al gimnasio y ser vegetariano?`,
    },
  },
  {
    rows: [words('Night shift', 'Turno de noche'), words('Day shift', 'Turno de día')],
    columns: [words('Coffee', 'Toma café'), words('No coffee', 'No toma café')],
    columnGivenRow: {
      en: prose`One worker is chosen at random. If the worker is on the night shift, what is the probability that the worker drinks coffee?`,
      es: prose`Se elige un trabajador al azar. Si es del turno de noche, ¿cuál es la probabilidad de que tome café?`,
    },
    rowGivenColumn: {
      en: prose`One worker is chosen at random from those who drink coffee. Find the probability that the worker is on the night shift.`,
      es: prose`Se elige al azar un trabajador entre los que toman café. Halla la probabilidad de que sea del turno de noche.`,
    },
    independent: {
      en: prose`Are working the night shift and drinking coffee independent?`,
      es: prose`¿Son independientes trabajar en el turno de noche y tomar café?`,
    },
  },
  {
    rows: [words('Downtown', 'Centro'), words('Suburb', 'Suburbio')],
    columns: [words('Takes the bus', 'Usa el autobús'), words('Drives', 'Maneja')],
    columnGivenRow: {
      en: prose`One resident is chosen at random. Find the probability that the resident takes the bus, given that the resident lives downtown.`,
      es: prose`Se elige un residente al azar. Halla la probabilidad de que use el autobús, dado que vive en el centro.`,
    },
    rowGivenColumn: {
      en: prose`Of those who take the bus, one resident is chosen at random. Find the probability that the resident lives downtown.`,
      es: prose`Entre los que usan el autobús se elige un residente al azar. Halla la probabilidad de que viva en el centro.`,
    },
    independent: {
      en: prose`Are living downtown and taking the bus independent?`,
      es: prose`¿Son independientes vivir en el centro y usar el autobús?`,
    },
  },
  {
    rows: [words('House', 'Casa'), words('Apartment', 'Apartamento')],
    columns: [words('Has a pet', 'Tiene mascota'), words('No pet', 'Sin mascota')],
    columnGivenRow: {
      en: prose`One family is chosen at random. If the family lives in a house, what is the probability that it has a pet?`,
      es: prose`Se elige una familia al azar. Si vive en una casa, ¿cuál es la probabilidad de que tenga mascota?`,
    },
    rowGivenColumn: {
      en: prose`One family is chosen at random from those who have a pet. Find the probability that it lives in a house.`,
      es: prose`Se elige al azar una familia entre las que tienen mascota. Halla la probabilidad de que viva en una casa.`,
    },
    independent: {
      en: prose`Are living in a house and having a pet independent?`,
      es: prose`¿Son independientes vivir en una casa y tener mascota?`,
    },
  },
  {
    rows: [words('Teen driver', 'Conductor adolescente'), words('Adult driver', 'Conductor adulto')],
    columns: [words('Seat belt', 'Con cinturón'), words('No seat belt', 'Sin cinturón')],
    columnGivenRow: {
      en: prose`One driver is chosen at random. If the driver is a teen, what is the probability that the driver wears a seat belt?`,
      es: prose`Se elige un conductor al azar. Si es adolescente, ¿cuál es la probabilidad de que use el cinturón?`,
    },
    rowGivenColumn: {
      en: prose`Of those who wear a seat belt, one driver is chosen at random. Find the probability that the driver is a teen.`,
      es: prose`Entre los que usan el cinturón se elige un conductor al azar. Halla la probabilidad de que sea adolescente.`,
    },
    independent: {
      en: prose`Are being a teen driver and wearing a seat belt independent?`,
      es: prose`¿Son independientes ser un conductor adolescente y usar el cinturón?`,
    },
  },
]
