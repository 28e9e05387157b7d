import { type Block, type Both, prose } from '../../../content.ts'
import { words } from '../../../math/build.ts'
import type { Expr } from '../../../math/expr.ts'
import type { Decimal } from './scientific.ts'

/** A measured number, said with its unit. */
export interface Magnitude {
  readonly number: Decimal
  readonly says: (number: Expr) => Both<Block>
}

const of = (digits: number, exponent: number): Decimal => ({ digits, exponent })

export const magnitudes: readonly Magnitude[] = [
  {
    number: of(38, 7),
    says: n => ({
      en: prose`The average distance from Earth to the Moon is about ${n} meters.`,
      es: prose`La distancia media de la Tierra a la Luna es de unos ${n} de metros.`,
    }),
  },
  {
    number: of(1496, 5),
    says: n => ({
      en: prose`The average distance from Earth to the Sun is about ${n} kilometers.`,
      es: prose`La distancia media de la Tierra al Sol es de unos ${n} kilómetros.`,
    }),
  },
  {
    number: of(12742, 0),
    says: n => ({
      en: prose`The diameter of Earth is about ${n} kilometers.`,
      es: prose`El diámetro de la Tierra es de unos ${n} kilómetros.`,
    }),
  },
  {
    number: of(331, 6),
    says: n => ({
      en: prose`In 2020, about ${n} people lived in the United States.`,
      es: prose`En 2020 vivían en Estados Unidos unos ${n} de habitantes.`,
    }),
  },
  {
    number: of(126, 6),
    says: n => ({
      en: prose`In 2020, about ${n} people lived in Mexico.`,
      es: prose`En 2020 vivían en México unos ${n} de habitantes.`,
    }),
  },
  {
    number: of(78, 8),
    says: n => ({
      en: prose`In 2020, about ${n} people lived on Earth.`,
      es: prose`En 2020 vivían en la Tierra unos ${n} de habitantes.`,
    }),
  },
  {
    number: of(299792, 0),
    says: n => ({
      en: prose`Light travels about ${n} kilometers in one second.`,
      es: prose`La luz recorre unos ${n} kilómetros en un segundo.`,
    }),
  },
  {
    number: of(613, 10),
    says: n => ({
      en: prose`In 2023, the federal government of the United States spent about ${n} dollars.`,
      es: prose`En 2023 el gobierno federal de Estados Unidos gastó unos ${n} de dólares.`,
    }),
  },
  {
    number: of(333, 9),
    says: n => ({
      en: prose`In 2022, people sent and received about ${n} e-mails a day.`,
      es: prose`En 2022 la gente envió y recibió unos ${n} de correos electrónicos al día.`,
    }),
  },
  {
    number: of(31536, 3),
    says: n => ({ en: prose`There are ${n} seconds in 365 days.`, es: prose`En 365 días hay ${n} segundos.` }),
  },
  {
    number: of(82, -6),
    says: n => ({
      en: prose`A human hair is about ${n} meter thick.`,
      es: prose`Un cabello humano tiene un grosor de unos ${n} metros.`,
    }),
  },
  {
    number: of(78, -7),
    says: n => ({
      en: prose`A red blood cell is about ${n} meter wide.`,
      es: prose`Un glóbulo rojo mide unos ${n} metros de ancho.`,
    }),
  },
  {
    number: of(42, -5),
    says: n => ({
      en: prose`A grain of fine sand is about ${n} meter wide.`,
      es: prose`Un grano de arena fina mide unos ${n} metros de ancho.`,
    }),
  },
  {
    number: of(21, -7),
    says: n => ({
      en: prose`A bacterium is about ${n} meter long.`,
      es: prose`Una bacteria mide unos ${n} metros de largo.`,
    }),
  },
  {
    number: of(62, -5),
    says: n => ({
      en: prose`A tiny water drop has a mass of about ${n} gram.`,
      es: prose`Una gotita de agua tiene una masa de unos ${n} gramos.`,
    }),
  },
]

/** Two sizes of one kind, the larger one first, and the question how many times as large it is. */
export interface Comparison {
  readonly sizes: readonly [large: number, small: number]
  /** Measured numbers, printed in scientific notation, where any other would be untrue. */
  readonly known?: readonly KnownPair[]
  readonly says: (large: Expr, small: Expr, known: KnownPair | null) => Both<Block>
}
export interface KnownPair {
  readonly names: readonly [large: Expr, small: Expr]
  readonly large: Decimal
  readonly small: Decimal
}

const atoms = {
  hydrogen: { name: words('hydrogen', 'hidrógeno'), mass: of(167, -29) },
  carbon: { name: words('carbon', 'carbono'), mass: of(199, -28) },
  oxygen: { name: words('oxygen', 'oxígeno'), mass: of(266, -28) },
  iron: { name: words('iron', 'hierro'), mass: of(927, -28) },
  copper: { name: words('copper', 'cobre'), mass: of(106, -27) },
  gold: { name: words('gold', 'oro'), mass: of(327, -27) },
  uranium: { name: words('uranium', 'uranio'), mass: of(395, -27) },
}
const atomPair = (large: keyof typeof atoms, small: keyof typeof atoms): KnownPair => ({
  names: [atoms[large].name, atoms[small].name],
  large: atoms[large].mass,
  small: atoms[small].mass,
})

export const comparisons: readonly Comparison[] = [
  {
    sizes: [-25, -27],
    known: [
      atomPair('gold', 'hydrogen'),
      atomPair('uranium', 'hydrogen'),
      atomPair('iron', 'hydrogen'),
      atomPair('oxygen', 'hydrogen'),
      atomPair('carbon', 'hydrogen'),
      atomPair('uranium', 'carbon'),
      atomPair('gold', 'oxygen'),
      atomPair('iron', 'oxygen'),
      atomPair('copper', 'carbon'),
      atomPair('copper', 'hydrogen'),
    ],
    says: (a, b, known) => {
      const [large, small] = known!.names
      return {
        en: prose`The mass in kilograms of one atom of ${large} is ${a}. The mass in kilograms of one atom of ${small} is ${b}. About how many times as large is the mass of the atom of ${large}?`,
        es: prose`La masa en kilogramos de un átomo de ${large} es ${a}. La masa en kilogramos de un átomo de ${small} es ${b}. ¿Aproximadamente cuántas veces mayor es la masa del átomo de ${large}?`,
      }
    },
  },
  {
    sizes: [8, 5],
    says: (a, b) => ({
      en: prose`A country has a population of ${a}. One of its cities has a population of ${b}. About how many times as large is the population of the country?`,
      es: prose`Un país tiene una población de ${a}. Una de sus ciudades tiene una población de ${b}. ¿Aproximadamente cuántas veces mayor es la población del país?`,
    }),
  },
  {
    sizes: [9, 6],
    says: (a, b) => ({
      en: prose`The size of a video file in bytes is ${a}. The size of a photo file in bytes is ${b}. About how many times as large is the video file?`,
      es: prose`El tamaño de un archivo de video en bytes es ${a}. El tamaño de un archivo de foto en bytes es ${b}. ¿Aproximadamente cuántas veces mayor es el archivo de video?`,
    }),
  },
  {
    sizes: [10, 7],
    says: (a, b) => ({
      en: prose`The yearly budget of a state in dollars is ${a}. The yearly budget of a school district in dollars is ${b}. About how many times as large is the budget of the state?`,
      es: prose`El presupuesto anual de un estado en dólares es ${a}. El presupuesto anual de un distrito escolar en dólares es ${b}. ¿Aproximadamente cuántas veces mayor es el presupuesto del estado?`,
    }),
  },
  {
    sizes: [8, 4],
    says: (a, b) => ({
      en: prose`The distance in kilometers from Earth to a space probe is ${a}. The distance in kilometers from Earth to a satellite is ${b}. About how many times as large is the distance to the probe?`,
      es: prose`La distancia en kilómetros de la Tierra a una sonda espacial es ${a}. La distancia en kilómetros de la Tierra a un satélite es ${b}. ¿Aproximadamente cuántas veces mayor es la distancia a la sonda?`,
    }),
  },
  {
    sizes: [-5, -7],
    says: (a, b) => ({
      en: prose`The width of a plant cell in meters is ${a}. The width of a virus in meters is ${b}. About how many times as large is the width of the cell?`,
      es: prose`El ancho de una célula vegetal en metros es ${a}. El ancho de un virus en metros es ${b}. ¿Aproximadamente cuántas veces mayor es el ancho de la célula?`,
    }),
  },
  {
    sizes: [8, 5],
    says: (a, b) => ({
      en: prose`The number of visits to a website in one year is ${a}. The number of visits on the first day was ${b}. About how many times as large is the number for the year?`,
      es: prose`El número de visitas a un sitio web en un año es ${a}. El número de visitas del primer día fue ${b}. ¿Aproximadamente cuántas veces mayor es el número del año?`,
    }),
  },
]
