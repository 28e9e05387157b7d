import { type Block, type Both, prose, type Random, Ratio } from '../../../author.ts'
import { type Amount, dollars, inUnit } from './stories.ts'

type Hole = Parameters<typeof prose>[1]

/** A rate that lies close to a round number, many times: the product is a change downwards, or an amount. */
export interface Product {
  readonly sign: 1 | -1
  readonly rate: (random: Random) => Ratio
  readonly times: readonly number[]
  readonly amount: (value: Ratio) => Amount
  readonly says: (rate: Hole, times: Hole) => Both<Block>
}
/** Just below or above a round number. */
const near =
  (...values: readonly number[]) =>
  (random: Random) =>
    Ratio.of(random.pick(values) * 10 + random.pick([-2, -1, 1, 2]), 10)
/** Prices: $19.85 or $20.10. */
const nearDollars = (dollars: number) => (random: Random) =>
  Ratio.of(dollars * 100 + random.pick([-25, -20, -15, -10, -5, 5, 10, 15, 20, 25]), 100)
const [feet, meters, fahrenheit, gallons] = [
  inUnit('foot'),
  inUnit('meter'),
  inUnit('degree-fahrenheit'),
  inUnit('gallon'),
]

export const products: readonly Product[] = [
  {
    sign: -1,
    rate: near(20, 30, 40),
    times: [19, 21, 31, 29],
    amount: meters,
    says: (rate, times) => ({
      en: prose`A deep-sea camera is lowered ${rate} each minute. What is the change in its elevation after ${times} minutes?`,
      es: prose`Una cámara submarina baja ${rate} cada minuto. ¿Cuánto cambia su elevación después de ${times} minutos?`,
    }),
  },
  {
    sign: 1,
    rate: nearDollars(20),
    times: [29, 31, 41, 39],
    amount: dollars,
    says: (rate, times) => ({
      en: prose`A theater club sells ${times} tickets at ${rate} each. How much money does the club take in?`,
      es: prose`Un club de teatro vende ${times} boletos a ${rate} cada uno. ¿Cuánto dinero recibe el club?`,
    }),
  },
  {
    sign: -1,
    rate: nearDollars(10),
    times: [19, 21, 29, 31],
    amount: dollars,
    says: (rate, times) => ({
      en: prose`Each month, ${rate} is taken from an account. What is the change in the balance after ${times} months?`,
      es: prose`Cada mes se descuentan ${rate} de una cuenta. ¿Cuánto cambia el saldo después de ${times} meses?`,
    }),
  },
  {
    sign: 1,
    rate: near(5, 6, 8),
    times: [49, 51, 61, 59],
    amount: feet,
    says: (rate, times) => ({
      en: prose`A hot-air balloon rises ${rate} each second. How far does it rise in ${times} seconds?`,
      es: prose`Un globo aerostático sube ${rate} cada segundo. ¿Cuánto sube en ${times} segundos?`,
    }),
  },
  {
    sign: -1,
    rate: near(10, 20),
    times: [39, 41, 51, 49],
    amount: gallons,
    says: (rate, times) => ({
      en: prose`A tank loses ${rate} of water each hour. What is the change in the amount of water after ${times} hours?`,
      es: prose`Un tanque pierde ${rate} de agua cada hora. ¿Cuánto cambia la cantidad de agua después de ${times} horas?`,
    }),
  },
  {
    sign: 1,
    rate: nearDollars(20),
    times: [29, 31, 39, 41],
    amount: dollars,
    says: (rate, times) => ({
      en: prose`A lifeguard earns ${rate} an hour. How much does he earn in ${times} hours?`,
      es: prose`Un salvavidas gana ${rate} por hora. ¿Cuánto gana en ${times} horas?`,
    }),
  },
  {
    sign: -1,
    rate: near(3, 4),
    times: [9, 11],
    amount: fahrenheit,
    says: (rate, times) => ({
      en: prose`The temperature in a freezer room falls ${rate} each hour. What is the change after ${times} hours?`,
      es: prose`La temperatura de una cámara frigorífica baja ${rate} cada hora. ¿Cuánto cambia después de ${times} horas?`,
    }),
  },
  {
    sign: -1,
    rate: near(5, 6),
    times: [19, 21, 29, 31],
    amount: feet,
    says: (rate, times) => ({
      en: prose`Workers dig a mine shaft ${rate} deeper each day. What is the change in the elevation of its floor after ${times} days?`,
      es: prose`Unos trabajadores hacen el pozo de una mina ${rate} más profundo cada día. ¿Cuánto cambia la elevación del fondo después de ${times} días?`,
    }),
  },
]
