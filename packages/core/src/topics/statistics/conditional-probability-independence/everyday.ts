import { type Block, type Both, percent, prose, symbol } from '../../../author.ts'

const [A, B] = [symbol('A'), symbol('B')]
type Says = (share: number) => Both<Block>
/** Two events and what their conditional probabilities say in everyday words. */
export interface Everyday {
  readonly tells: Both<Block>
  readonly secondGivenFirst: Says
  readonly firstGivenSecond: Says
  readonly both: Says
  readonly independent: Both<Block>
}

export const everyday: readonly Everyday[] = [
  {
    tells: {
      en: prose`A worker is chosen at random. ${A}: the worker is on the night shift. ${B}: the worker drinks coffee.`,
      es: prose`Se elige un trabajador al azar. ${A}: es del turno de noche. ${B}: toma café.`,
    },
    secondGivenFirst: share => ({
      en: prose`${percent(share)} of the workers on the night shift drink coffee.`,
      es: prose`El ${percent(share)} de los trabajadores del turno de noche toma café.`,
    }),
    firstGivenSecond: share => ({
      en: prose`${percent(share)} of the workers who drink coffee work the night shift.`,
      es: prose`El ${percent(share)} de los trabajadores que toman café trabaja de noche.`,
    }),
    both: share => ({
      en: prose`${percent(share)} of all workers work the night shift and drink coffee.`,
      es: prose`El ${percent(share)} de todos los trabajadores trabaja de noche y toma café.`,
    }),
    independent: {
      en: prose`Coffee is as common on the night shift as among all workers.`,
      es: prose`Tomar café es tan común en el turno de noche como entre todos los trabajadores.`,
    },
  },
  {
    tells: {
      en: prose`A resident is chosen at random. ${A}: the resident lives downtown. ${B}: the resident takes the bus.`,
      es: prose`Se elige un residente al azar. ${A}: vive en el centro. ${B}: usa el autobús.`,
    },
    secondGivenFirst: share => ({
      en: prose`${percent(share)} of the residents who live downtown take the bus.`,
      es: prose`El ${percent(share)} de los residentes que viven en el centro usa el autobús.`,
    }),
    firstGivenSecond: share => ({
      en: prose`${percent(share)} of the residents who take the bus live downtown.`,
      es: prose`El ${percent(share)} de los residentes que usan el autobús vive en el centro.`,
    }),
    both: share => ({
      en: prose`${percent(share)} of all residents live downtown and take the bus.`,
      es: prose`El ${percent(share)} de todos los residentes vive en el centro y usa el autobús.`,
    }),
    independent: {
      en: prose`Residents downtown take the bus as often as residents in general.`,
      es: prose`Los residentes del centro usan el autobús tanto como los residentes en general.`,
    },
  },
  {
    tells: {
      en: prose`A family is chosen at random. ${A}: the family lives in a house. ${B}: the family has a pet.`,
      es: prose`Se elige una familia al azar. ${A}: vive en una casa. ${B}: tiene mascota.`,
    },
    secondGivenFirst: share => ({
      en: prose`${percent(share)} of the families in houses have a pet.`,
      es: prose`El ${percent(share)} de las familias que viven en casas tiene mascota.`,
    }),
    firstGivenSecond: share => ({
      en: prose`${percent(share)} of the families with a pet live in a house.`,
      es: prose`El ${percent(share)} de las familias con mascota vive en una casa.`,
    }),
    both: share => ({
      en: prose`${percent(share)} of all families live in a house and have a pet.`,
      es: prose`El ${percent(share)} de todas las familias vive en una casa y tiene mascota.`,
    }),
    independent: {
      en: prose`Pets are as common in houses as among all families.`,
      es: prose`Tener mascota es tan común en las casas como entre todas las familias.`,
    },
  },
  {
    tells: {
      en: prose`A student is chosen at random. ${A}: the student plays a sport. ${B}: the student plays an instrument.`,
      es: prose`Se elige un estudiante al azar. ${A}: practica un deporte. ${B}: toca un instrumento.`,
    },
    secondGivenFirst: share => ({
      en: prose`${percent(share)} of the students who play a sport play an instrument.`,
      es: prose`El ${percent(share)} de los estudiantes que practican un deporte toca un instrumento.`,
    }),
    firstGivenSecond: share => ({
      en: prose`${percent(share)} of the students who play an instrument play a sport.`,
      es: prose`El ${percent(share)} de los estudiantes que tocan un instrumento practica un deporte.`,
    }),
    both: share => ({
      en: prose`${percent(share)} of all students play a sport and an instrument.`,
      es: prose`El ${percent(share)} de todos los estudiantes practica un deporte y toca un instrumento.`,
    }),
    independent: {
      en: prose`Students in sports play an instrument as often as students in general.`,
      es: prose`Los estudiantes que practican un deporte tocan un instrumento tanto como los estudiantes en general.`,
    },
  },
  {
    tells: {
      en: prose`A student is chosen at random. ${A}: the student is a freshman. ${B}: the student plays a sport.`,
      es: prose`Se elige un estudiante al azar. ${A}: es de primer año. ${B}: practica un deporte.`,
    },
    secondGivenFirst: share => ({
      en: prose`${percent(share)} of the freshmen play a sport.`,
      es: prose`El ${percent(share)} de los estudiantes de primer año practica un deporte.`,
    }),
    firstGivenSecond: share => ({
      en: prose`${percent(share)} of the students who play a sport are freshmen.`,
      es: prose`El ${percent(share)} de los estudiantes que practican un deporte es de primer año.`,
    }),
    both: share => ({
      en: prose`${percent(share)} of all students are freshmen who play a sport.`,
      es: prose`El ${percent(share)} de todos los estudiantes es de primer año y practica un deporte.`,
    }),
    independent: {
      en: prose`Sports are as common among freshmen as among all students.`,
      es: prose`Practicar un deporte es tan común en primer año como entre todos los estudiantes.`,
    },
  },
  {
    tells: {
      en: prose`A dog at a shelter is chosen at random. ${A}: it is a puppy. ${B}: it has short hair.`,
      es: prose`Se elige un perro de un refugio al azar. ${A}: es cachorro. ${B}: tiene pelo corto.`,
    },
    secondGivenFirst: share => ({
      en: prose`${percent(share)} of the puppies have short hair.`,
      es: prose`El ${percent(share)} de los cachorros tiene pelo corto.`,
    }),
    firstGivenSecond: share => ({
      en: prose`${percent(share)} of the dogs with short hair are puppies.`,
      es: prose`El ${percent(share)} de los perros de pelo corto es cachorro.`,
    }),
    both: share => ({
      en: prose`${percent(share)} of all dogs are puppies with short hair.`,
      es: prose`El ${percent(share)} de todos los perros es cachorro y tiene pelo corto.`,
    }),
    independent: {
      en: prose`Short hair is as common among puppies as among all dogs.`,
      es: prose`El pelo corto es tan común entre los cachorros como entre todos los perros.`,
    },
  },
  {
    tells: {
      en: prose`A library book is chosen at random. ${A}: it is a novel. ${B}: it is checked out.`,
      es: prose`Se elige un libro de una biblioteca al azar. ${A}: es una novela. ${B}: está prestado.`,
    },
    secondGivenFirst: share => ({
      en: prose`${percent(share)} of the novels are checked out.`,
      es: prose`El ${percent(share)} de las novelas está prestado.`,
    }),
    firstGivenSecond: share => ({
      en: prose`${percent(share)} of the books that are checked out are novels.`,
      es: prose`El ${percent(share)} de los libros prestados son novelas.`,
    }),
    both: share => ({
      en: prose`${percent(share)} of all books are novels that are checked out.`,
      es: prose`El ${percent(share)} de todos los libros son novelas prestadas.`,
    }),
    independent: {
      en: prose`Novels are checked out as often as books in general.`,
      es: prose`Las novelas se prestan tanto como los libros en general.`,
    },
  },
  {
    tells: {
      en: prose`An order at a café is chosen at random. ${A}: it is to go. ${B}: it includes a drink.`,
      es: prose`Se elige al azar un pedido de un café. ${A}: es para llevar. ${B}: incluye una bebida.`,
    },
    secondGivenFirst: share => ({
      en: prose`${percent(share)} of the orders to go include a drink.`,
      es: prose`El ${percent(share)} de los pedidos para llevar incluye una bebida.`,
    }),
    firstGivenSecond: share => ({
      en: prose`${percent(share)} of the orders with a drink are to go.`,
      es: prose`El ${percent(share)} de los pedidos con bebida es para llevar.`,
    }),
    both: share => ({
      en: prose`${percent(share)} of all orders are to go and include a drink.`,
      es: prose`El ${percent(share)} de todos los pedidos es para llevar e incluye una bebida.`,
    }),
    independent: {
      en: prose`Drinks are as common in orders to go as in all orders.`,
      es: prose`La bebida es tan común en los pedidos para llevar como en todos los pedidos.`,
    },
  },
]
