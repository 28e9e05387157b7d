import { type Block, type Both, type Expr, prose, type Random, tupleOf, words } from '../../../author.ts'

/** What goes directly from city to city, and how one asks for journeys in two parts. */
interface Service {
  readonly cities: readonly Expr[]
  readonly tells: (matrix: Expr) => Both<Block>
  readonly asks: (both: Expr, start: Expr, end: Expr) => Both<Block>
}

const named = (...names: readonly string[]): readonly Expr[] => names.map(name => words(name, name))

const services: readonly Service[] = [
  {
    cities: named('Dallas', 'Denver', 'Miami', 'Boston', 'Chicago', 'Seattle', 'Atlanta'),
    tells: matrix => ({
      en: prose`Matrix ${matrix} shows the number of direct flights a day from the city of the row to the city of the column.`,
      es: prose`La matriz ${matrix} muestra el número de vuelos directos al día de la ciudad de la fila a la ciudad de la columna.`,
    }),
    asks: (both, start, end) => ({
      en: prose`Use ${both}: in how many ways can you fly from ${start} to ${end} with at most one stop?`,
      es: prose`Usa ${both}: ¿de cuántas maneras se puede volar de ${start} a ${end} con una escala como máximo?`,
    }),
  },
  {
    cities: named('Austin', 'Dallas', 'Houston', 'Laredo', 'Waco', 'Lubbock', 'El Paso'),
    tells: matrix => ({
      en: prose`Matrix ${matrix} shows the number of direct buses a day from the city of the row to the city of the column.`,
      es: prose`La matriz ${matrix} muestra el número de autobuses directos al día de la ciudad de la fila a la ciudad de la columna.`,
    }),
    asks: (both, start, end) => ({
      en: prose`Use ${both}: in how many ways can you go by bus from ${start} to ${end} with at most one change?`,
      es: prose`Usa ${both}: ¿de cuántas maneras se puede ir en autobús de ${start} a ${end} con un transbordo como máximo?`,
    }),
  },
  {
    cities: named('Boston', 'Hartford', 'Newark', 'Trenton', 'Baltimore', 'Washington', 'Albany'),
    tells: matrix => ({
      en: prose`Matrix ${matrix} shows the number of direct trains a day from the city of the row to the city of the column.`,
      es: prose`La matriz ${matrix} muestra el número de trenes directos al día de la ciudad de la fila a la ciudad de la columna.`,
    }),
    asks: (both, start, end) => ({
      en: prose`Use ${both}: in how many ways can you go by train from ${start} to ${end} with at most one change?`,
      es: prose`Usa ${both}: ¿de cuántas maneras se puede ir en tren de ${start} a ${end} con un transbordo como máximo?`,
    }),
  },
]

/** At least one way leads from the first city straight to the last, and one with a stop. */
export function drawJourney(random: Random) {
  const service = random.evenly(services)
  const cities = random.sample(service.cities, 4)
  const direct = cities.map((_, i) => cities.map((_, j) => (i === j ? 0 : random.int(0, 3))))
  const [from, to, by] = tupleOf(random.sample([0, 1, 2, 3], 3), 3)
  direct[from]![to] = random.int(1, 3)
  direct[from]![by] = random.int(1, 3)
  direct[by]![to] = random.int(1, 3)
  return { service, cities, direct, from, to }
}
