import { type Both, type Expr, type Inline, line, type Noun, noun, words } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

/** A cost that would be proportional without its fixed part. */
export interface Fee {
  readonly x: Noun
  readonly xHead: Expr
  readonly yHead: Expr
  readonly fixed: Both<string>
  readonly each: Both<string>
  readonly fixedFrom: readonly [number, number]
  readonly eachFrom: readonly [number, number]
  readonly most: number
  readonly says: Both<readonly Inline[]>
}
const TOTAL = words('Total (dollars)', 'Total (dólares)')
const fee = (
  x: Noun,
  xHead: Expr,
  fixed: Both<string>,
  each: Both<string>,
  fixedFrom: readonly [number, number],
  eachFrom: readonly [number, number],
  most: number,
  says: Both<readonly Inline[]>,
): Fee => ({ x, xHead, yHead: TOTAL, fixed, each, fixedFrom, eachFrom, most, says })

export const fees: readonly Fee[] = [
  fee(
    nouns.mile,
    words('Miles', 'Millas'),
    { en: 'Base fee in dollars', es: 'Tarifa base en dólares' },
    { en: 'Dollars per mile', es: 'Dólares por milla' },
    [3, 6],
    [2, 4],
    14,
    {
      en: line`A taxi ride has a base fee. Without it, the cost would be proportional to the number of miles. Find the base fee and the cost per mile.`,
      es: line`Un viaje en taxi tiene una tarifa base. Sin ella, el costo sería proporcional al número de millas. Halla la tarifa base y el costo por milla.`,
    },
  ),
  fee(
    nouns.month,
    words('Months', 'Meses'),
    { en: 'Joining fee in dollars', es: 'Inscripción en dólares' },
    { en: 'Dollars per month', es: 'Dólares por mes' },
    [20, 45],
    [14, 28],
    12,
    {
      en: line`A gym charges a joining fee. Without it, the cost would be proportional to the number of months. Find the joining fee and the cost per month.`,
      es: line`Un gimnasio cobra una inscripción. Sin ella, el costo sería proporcional al número de meses. Halla la inscripción y el costo por mes.`,
    },
  ),
  fee(
    noun('T-shirt', 'T-shirts', 'camiseta', 'camisetas', 'f'),
    words('T-shirts', 'Camisetas'),
    { en: 'Shipping in dollars', es: 'Envío en dólares' },
    { en: 'Dollars per T-shirt', es: 'Dólares por camiseta' },
    [5, 9],
    [11, 18],
    10,
    {
      en: line`An online store adds the same shipping charge to every order of T-shirts. Without it, the cost would be proportional to the number of T-shirts. Find the shipping charge and the cost per T-shirt.`,
      es: line`Una tienda en línea suma el mismo costo de envío a todos los pedidos de camisetas. Sin ese costo, el total sería proporcional al número de camisetas. Halla el costo de envío y el costo por camiseta.`,
    },
  ),
  fee(
    noun('game', 'games', 'juego', 'juegos', 'm'),
    words('Games', 'Juegos'),
    { en: 'Shoe rental in dollars', es: 'Alquiler de zapatos en dólares' },
    { en: 'Dollars per game', es: 'Dólares por juego' },
    [4, 6],
    [5, 8],
    8,
    {
      en: line`At a bowling alley, a player pays once to rent shoes. Without that payment, the cost would be proportional to the number of games. Find the price of the shoe rental and the cost per game.`,
      es: line`En un boliche, cada jugador paga una vez por alquilar zapatos. Sin ese pago, el costo sería proporcional al número de juegos. Halla el precio del alquiler y el costo por juego.`,
    },
  ),
  fee(
    nouns.hour,
    words('Hours', 'Horas'),
    { en: 'Service fee in dollars', es: 'Cargo por visita en dólares' },
    { en: 'Dollars per hour', es: 'Dólares por hora' },
    [30, 60],
    [45, 75],
    7,
    {
      en: line`A plumber charges a service fee for each visit. Without it, the cost would be proportional to the number of hours. Find the service fee and the cost per hour.`,
      es: line`Una plomera cobra un cargo por cada visita. Sin él, el costo sería proporcional al número de horas. Halla el cargo por visita y el costo por hora.`,
    },
  ),
  fee(
    noun('ride', 'rides', 'atracción', 'atracciones', 'f'),
    words('Rides', 'Atracciones'),
    { en: 'Entry fee in dollars', es: 'Entrada en dólares' },
    { en: 'Dollars per ride', es: 'Dólares por atracción' },
    [8, 15],
    [2, 5],
    12,
    {
      en: line`A fair charges an entry fee. Without it, the cost would be proportional to the number of rides. Find the entry fee and the cost per ride.`,
      es: line`Una feria cobra una entrada. Sin ella, el costo sería proporcional al número de atracciones. Halla la entrada y el costo por atracción.`,
    },
  ),
  fee(
    noun('topping', 'toppings', 'ingrediente', 'ingredientes', 'm'),
    words('Toppings', 'Ingredientes'),
    { en: 'Plain pizza in dollars', es: 'Pizza sencilla en dólares' },
    { en: 'Dollars per topping', es: 'Dólares por ingrediente' },
    [9, 14],
    [2, 3],
    8,
    {
      en: line`The price of a pizza is the price of a plain pizza plus an amount that is proportional to the number of toppings. Find the price of a plain pizza and the cost per topping.`,
      es: line`El precio de una pizza es el precio de una pizza sencilla más una cantidad proporcional al número de ingredientes. Halla el precio de una pizza sencilla y el costo por ingrediente.`,
    },
  ),
  fee(
    nouns.day,
    words('Days', 'Días'),
    { en: 'Cleaning fee in dollars', es: 'Cargo de limpieza en dólares' },
    { en: 'Dollars per day', es: 'Dólares por día' },
    [15, 35],
    [40, 65],
    9,
    {
      en: line`A car rental company adds a one-time cleaning fee to the bill. Without it, the cost would be proportional to the number of days. Find the cleaning fee and the cost per day.`,
      es: line`Una empresa que renta carros suma a la cuenta un cargo de limpieza. Sin él, el costo sería proporcional al número de días. Halla el cargo de limpieza y el costo por día.`,
    },
  ),
]
