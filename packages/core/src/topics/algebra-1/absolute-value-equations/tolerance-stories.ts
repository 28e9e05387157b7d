import { type Block, type Both, type Hole, prose, symbol, type UnitId } from '../../../author.ts'

/** A number that is aimed at, and how far from it the least and the greatest may be. */
export interface ToleranceStory {
  readonly unit: UnitId
  readonly middle: readonly [least: number, most: number]
  readonly off: readonly [least: number, most: number]
  /** The middle and the distance from it are told. */
  readonly fromMiddle: (middle: Hole, off: Hole) => Both<Block>
  /** The least and the greatest are told. */
  readonly fromEnds: (low: Hole, high: Hole) => Both<Block>
}
const x: Hole = symbol('x')

export const toleranceStories: readonly ToleranceStory[] = [
  {
    unit: 'millimeter',
    middle: [20, 90],
    off: [1, 4],
    fromMiddle: (middle, off) => ({
      en: prose`A machine makes bolts with a length of ${middle}. The longest and the shortest bolts differ from this length by ${off}. Write an absolute value equation for their lengths ${x}, in millimeters.`,
      es: prose`Una máquina hace tornillos de ${middle} de largo. El más largo y el más corto se diferencian de esa medida en ${off}. Escribe una ecuación con valor absoluto para sus longitudes ${x}, en milímetros.`,
    }),
    fromEnds: (low, high) => ({
      en: prose`The shortest bolt that a machine makes is ${low} long, and the longest is ${high} long. Write an absolute value equation whose solutions ${x} are these lengths, in millimeters.`,
      es: prose`El tornillo más corto que hace una máquina mide ${low} y el más largo mide ${high}. Escribe una ecuación con valor absoluto cuyas soluciones ${x} sean esas longitudes, en milímetros.`,
    }),
  },
  {
    unit: 'degree-fahrenheit',
    middle: [60, 75],
    off: [2, 9],
    fromMiddle: (middle, off) => ({
      en: prose`A room is kept at ${middle}. The highest and the lowest temperatures differ from this temperature by ${off}. Write an absolute value equation for these temperatures ${x}, in degrees Fahrenheit.`,
      es: prose`Un cuarto se mantiene a ${middle}. La temperatura más alta y la más baja se diferencian de esa en ${off}. Escribe una ecuación con valor absoluto para esas temperaturas ${x}, en grados Fahrenheit.`,
    }),
    fromEnds: (low, high) => ({
      en: prose`The lowest temperature in a room today was ${low}, and the highest was ${high}. Write an absolute value equation whose solutions ${x} are these temperatures, in degrees Fahrenheit.`,
      es: prose`La temperatura más baja de hoy en un cuarto fue de ${low} y la más alta fue de ${high}. Escribe una ecuación con valor absoluto cuyas soluciones ${x} sean esas temperaturas, en grados Fahrenheit.`,
    }),
  },
  {
    unit: 'gram',
    middle: [200, 500],
    off: [3, 12],
    fromMiddle: (middle, off) => ({
      en: prose`Bags of nuts should weigh ${middle}. The heaviest and the lightest bags differ from this weight by ${off}. Write an absolute value equation for their weights ${x}, in grams.`,
      es: prose`Unas bolsas de nueces deben pesar ${middle}. La más pesada y la más ligera se diferencian de ese peso en ${off}. Escribe una ecuación con valor absoluto para sus pesos ${x}, en gramos.`,
    }),
    fromEnds: (low, high) => ({
      en: prose`The lightest bag of nuts in a box weighs ${low}, and the heaviest weighs ${high}. Write an absolute value equation whose solutions ${x} are these weights, in grams.`,
      es: prose`La bolsa de nueces más ligera de una caja pesa ${low} y la más pesada pesa ${high}. Escribe una ecuación con valor absoluto cuyas soluciones ${x} sean esos pesos, en gramos.`,
    }),
  },
  {
    unit: 'mile',
    middle: [30, 120],
    off: [4, 25],
    fromMiddle: (middle, off) => ({
      en: prose`A gas station is ${middle} from the start of a highway. Two exits are each ${off} from the gas station. Write an absolute value equation for the distances ${x} of the exits from the start, in miles.`,
      es: prose`Una gasolinera está a ${middle} del inicio de una carretera. Dos salidas están cada una a ${off} de la gasolinera. Escribe una ecuación con valor absoluto para las distancias ${x} de las salidas al inicio, en millas.`,
    }),
    fromEnds: (low, high) => ({
      en: prose`Two exits are ${low} and ${high} from the start of a highway. Write an absolute value equation whose solutions ${x} are these distances, in miles.`,
      es: prose`Dos salidas están a ${low} y a ${high} del inicio de una carretera. Escribe una ecuación con valor absoluto cuyas soluciones ${x} sean esas distancias, en millas.`,
    }),
  },
  {
    unit: 'second',
    middle: [28, 60],
    off: [1, 3],
    fromMiddle: (middle, off) => ({
      en: prose`A swimmer’s mean time for a race is ${middle}. Her best and her worst times differ from this time by ${off}. Write an absolute value equation for these times ${x}, in seconds.`,
      es: prose`El tiempo medio de una nadadora en una carrera es de ${middle}. Su mejor tiempo y su peor tiempo se diferencian de él en ${off}. Escribe una ecuación con valor absoluto para esos tiempos ${x}, en segundos.`,
    }),
    fromEnds: (low, high) => ({
      en: prose`A swimmer’s best time for a race is ${low}, and her worst is ${high}. Write an absolute value equation whose solutions ${x} are these times, in seconds.`,
      es: prose`El mejor tiempo de una nadadora en una carrera es de ${low} y el peor es de ${high}. Escribe una ecuación con valor absoluto cuyas soluciones ${x} sean esos tiempos, en segundos.`,
    }),
  },
  {
    unit: 'milliliter',
    middle: [300, 750],
    off: [4, 15],
    fromMiddle: (middle, off) => ({
      en: prose`Juice bottles should hold ${middle}. The fullest and the least full bottles differ from this amount by ${off}. Write an absolute value equation for the amounts ${x} in them, in milliliters.`,
      es: prose`Unas botellas de jugo deben contener ${middle}. La más llena y la menos llena se diferencian de esa cantidad en ${off}. Escribe una ecuación con valor absoluto para las cantidades ${x} que contienen, en mililitros.`,
    }),
    fromEnds: (low, high) => ({
      en: prose`Of the juice bottles in a carton, the least full holds ${low} and the fullest holds ${high}. Write an absolute value equation whose solutions ${x} are these amounts, in milliliters.`,
      es: prose`De las botellas de jugo de una caja, la menos llena contiene ${low} y la más llena contiene ${high}. Escribe una ecuación con valor absoluto cuyas soluciones ${x} sean esas cantidades, en mililitros.`,
    }),
  },
  {
    unit: 'minute',
    middle: [18, 50],
    off: [2, 9],
    fromMiddle: (middle, off) => ({
      en: prose`A bus ride to school usually takes ${middle}. The slowest and the fastest rides differ from this time by ${off}. Write an absolute value equation for these ride times ${x}, in minutes.`,
      es: prose`Un viaje en autobús a la escuela suele durar ${middle}. El viaje más lento y el más rápido se diferencian de esa duración en ${off}. Escribe una ecuación con valor absoluto para esas duraciones ${x}, en minutos.`,
    }),
    fromEnds: (low, high) => ({
      en: prose`The fastest bus ride to school took ${low}, and the slowest took ${high}. Write an absolute value equation whose solutions ${x} are these ride times, in minutes.`,
      es: prose`El viaje en autobús más rápido a la escuela duró ${low} y el más lento duró ${high}. Escribe una ecuación con valor absoluto cuyas soluciones ${x} sean esas duraciones, en minutos.`,
    }),
  },
  {
    unit: 'inch',
    middle: [50, 66],
    off: [3, 9],
    fromMiddle: (middle, off) => ({
      en: prose`The mean height of the players on a team is ${middle}. The tallest and the shortest players differ from this height by ${off}. Write an absolute value equation for their heights ${x}, in inches.`,
      es: prose`La estatura media de los jugadores de un equipo es de ${middle}. El más alto y el más bajo se diferencian de ella en ${off}. Escribe una ecuación con valor absoluto para sus estaturas ${x}, en pulgadas.`,
    }),
    fromEnds: (low, high) => ({
      en: prose`The shortest player on a team is ${low} tall, and the tallest is ${high} tall. Write an absolute value equation whose solutions ${x} are these heights, in inches.`,
      es: prose`El jugador más bajo de un equipo mide ${low} y el más alto mide ${high}. Escribe una ecuación con valor absoluto cuyas soluciones ${x} sean esas estaturas, en pulgadas.`,
    }),
  },
]
