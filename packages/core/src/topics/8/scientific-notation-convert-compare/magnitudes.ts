import { type Block, type Both, type Expr, type Inline, line, prose, words } from '../../../author.ts'
import type { Decimal } from '../../kit/decimals/scientific.ts'

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

const atoms = {
  hydrogen: { name: words('hydrogen', 'hidrógeno'), mass: of(167, -29) },
  carbon: { name: words('carbon', 'carbono'), mass: of(199, -28) },
  oxygen: { name: words('oxygen', 'oxígeno'), mass: of(266, -28) },
  iron: { name: words('iron', 'hierro'), mass: of(927, -28) },
  copper: { name: words('copper', 'cobre'), mass: of(106, -27) },
  gold: { name: words('gold', 'oro'), mass: of(327, -27) },
  uranium: { name: words('uranium', 'uranio'), mass: of(395, -27) },
}
const atomPair = (large: keyof typeof atoms, small: keyof typeof atoms) => {
  const [one, other] = [atoms[large], atoms[small]]
  return {
    large: one.mass,
    small: other.mass,
    says: (a: Expr, b: Expr): Both<Block> => ({
      en: prose`One atom of ${one.name} has a mass of ${a} kilogram. One atom of ${other.name} has a mass of ${b} kilogram. The mass of the atom of ${one.name} is about how many times the mass of the atom of ${other.name}?`,
      es: prose`Un átomo de ${one.name} tiene una masa de ${a} kilogramos. Un átomo de ${other.name} tiene una masa de ${b} kilogramos. ¿Aproximadamente cuántas veces cabe la masa del átomo de ${other.name} en la del átomo de ${one.name}?`,
    }),
    ends: (n: Expr): Both<readonly Inline[]> => ({
      en: line`The mass of the atom of ${one.name} is about ${n} times the mass of the atom of ${other.name}.`,
      es: line`La masa del átomo de ${one.name} es unas ${n} veces la masa del átomo de ${other.name}.`,
    }),
  }
}

/** Measured numbers, printed in scientific notation, where any other would be untrue. */
export const atomPairs = [
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
]

/** Two sizes of one kind, the larger one first, and the question how many times as large it is. */
interface Comparison {
  readonly sizes: readonly [large: number, small: number]
  readonly inDollars?: boolean
  readonly says: (large: Expr, small: Expr) => Both<Block>
  readonly ends: (times: Expr) => Both<readonly Inline[]>
}

export const comparisons: readonly Comparison[] = [
  {
    sizes: [8, 5],
    says: (a, b) => ({
      en: prose`A country has a population of ${a}. One of its cities has a population of ${b}. About how many times as large is the population of the country?`,
      es: prose`Un país tiene una población de ${a}. Una de sus ciudades tiene una población de ${b}. ¿Aproximadamente cuántas veces cabe la población de la ciudad en la población del país?`,
    }),
    ends: n => ({
      en: line`The population of the country is about ${n} times as large.`,
      es: line`La población del país es unas ${n} veces la de la ciudad.`,
    }),
  },
  {
    sizes: [9, 6],
    says: (a, b) => ({
      en: prose`A video file has ${a} bytes. A photo file has ${b} bytes. About how many times as large is the video file?`,
      es: prose`Un archivo de video tiene ${a} bytes. Un archivo de foto tiene ${b} bytes. ¿Aproximadamente cuántas veces cabe el tamaño de la foto en el tamaño del video?`,
    }),
    ends: n => ({
      en: line`The video file is about ${n} times as large.`,
      es: line`El tamaño del video es unas ${n} veces el de la foto.`,
    }),
  },
  {
    sizes: [10, 7],
    inDollars: true,
    says: (a, b) => ({
      en: prose`The yearly budget of a state is ${a}. The yearly budget of a school district is ${b}. About how many times as large is the budget of the state?`,
      es: prose`El presupuesto anual de un estado es de ${a}. El presupuesto anual de un distrito escolar es de ${b}. ¿Aproximadamente cuántas veces cabe el presupuesto del distrito en el presupuesto del estado?`,
    }),
    ends: n => ({
      en: line`The budget of the state is about ${n} times as large.`,
      es: line`El presupuesto del estado es unas ${n} veces el del distrito.`,
    }),
  },
  {
    sizes: [8, 4],
    says: (a, b) => ({
      en: prose`A space probe is ${a} kilometers from Earth. A satellite is ${b} kilometers from Earth. About how many times as large is the distance to the probe?`,
      es: prose`Una sonda espacial está a ${a} kilómetros de la Tierra. Un satélite está a ${b} kilómetros de la Tierra. ¿Aproximadamente cuántas veces cabe la distancia al satélite en la distancia a la sonda?`,
    }),
    ends: n => ({
      en: line`The distance to the probe is about ${n} times as large.`,
      es: line`La distancia a la sonda es unas ${n} veces la distancia al satélite.`,
    }),
  },
  {
    sizes: [-5, -7],
    says: (a, b) => ({
      en: prose`A plant cell is ${a} meter wide. A virus is ${b} meter wide. About how many times as wide is the cell?`,
      es: prose`Una célula vegetal mide ${a} metros de ancho. Un virus mide ${b} metros de ancho. ¿Aproximadamente cuántas veces cabe el ancho del virus en el ancho de la célula?`,
    }),
    ends: n => ({
      en: line`The cell is about ${n} times as wide.`,
      es: line`El ancho de la célula es unas ${n} veces el del virus.`,
    }),
  },
  {
    sizes: [8, 5],
    says: (a, b) => ({
      en: prose`A website had ${a} visits in one year. It had ${b} visits on the first day. About how many times as large is the number for the year?`,
      es: prose`Un sitio web tuvo ${a} visitas en un año. Tuvo ${b} visitas el primer día. ¿Aproximadamente cuántas veces caben las visitas del primer día en las visitas del año?`,
    }),
    ends: n => ({
      en: line`The number for the year is about ${n} times as large.`,
      es: line`Las visitas del año son unas ${n} veces las del primer día.`,
    }),
  },
  {
    sizes: [5, -2],
    says: (a, b) => ({
      en: prose`A whale has a mass of ${a} kilograms. A mouse has a mass of ${b} kilogram. About how many times as large is the mass of the whale?`,
      es: prose`Una ballena tiene una masa de ${a} kilogramos. Un ratón tiene una masa de ${b} kilogramos. ¿Aproximadamente cuántas veces cabe la masa del ratón en la masa de la ballena?`,
    }),
    ends: n => ({
      en: line`The mass of the whale is about ${n} times as large.`,
      es: line`La masa de la ballena es unas ${n} veces la del ratón.`,
    }),
  },
]
