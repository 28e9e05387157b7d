import { type Block, type Both, prose, type Random, type Ratio } from '../../../author.ts'
import { cents, tenths } from './easy-stories.ts'
import { type Amount, dollars, inUnit } from './stories.ts'

type Hole = Parameters<typeof prose>[1]

/** A signed start and the same change several times: the numbers are rounded to the nearest ten for an estimate. */
export interface Staged {
  readonly sign: 1 | -1
  readonly start: (random: Random) => Ratio
  readonly change: (random: Random) => Ratio
  readonly times: readonly [number, number]
  readonly amount: (value: Ratio) => Amount
  readonly says: (start: Hole, change: Hole, times: Hole) => Both<Block>
}
const [feet, meters, celsius, centimeters] = [
  inUnit('foot'),
  inUnit('meter'),
  inUnit('degree-celsius'),
  inUnit('centimeter'),
]

export const staged: readonly Staged[] = [
  {
    sign: -1,
    start: random => tenths(random, -48, -22),
    change: random => tenths(random, 16, 24),
    times: [3, 4],
    amount: feet,
    says: (start, change, times) => ({
      en: prose`An underwater robot at an elevation of ${start} goes down ${times} times, ${change} each time. What is its elevation at the end?`,
      es: prose`Un robot submarino está a una elevación de ${start} y baja ${times} veces, ${change} cada vez. ¿A qué elevación está al final?`,
    }),
  },
  {
    sign: 1,
    start: random => cents(random, 22, 68, 20).negated(),
    change: random => cents(random, 17, 38, 20),
    times: [4, 6],
    amount: dollars,
    says: (start, change, times) => ({
      en: prose`The balance of an account is ${start}. Then ${times} deposits of ${change} each are made. What is the new balance?`,
      es: prose`El saldo de una cuenta es de ${start}. Después se hacen ${times} depósitos de ${change} cada uno. ¿Cuál es el nuevo saldo?`,
    }),
  },
  {
    sign: -1,
    start: random => cents(random, 32, 78, 20),
    change: random => cents(random, 17, 38, 20),
    times: [4, 5],
    amount: dollars,
    says: (start, change, times) => ({
      en: prose`A club has a balance of ${start}. It pays ${times} bills of ${change} each. What is the new balance?`,
      es: prose`Un club tiene un saldo de ${start}. Paga ${times} facturas de ${change} cada una. ¿Cuál es el nuevo saldo?`,
    }),
  },
  {
    sign: 1,
    start: random => tenths(random, -148, -92),
    change: random => tenths(random, 16, 24),
    times: [3, 4],
    amount: meters,
    says: (start, change, times) => ({
      en: prose`A submarine is at an elevation of ${start}. It rises ${times} times, ${change} each time. What is its elevation at the end?`,
      es: prose`Un submarino está a una elevación de ${start}. Sube ${times} veces, ${change} cada vez. ¿A qué elevación está al final?`,
    }),
  },
  {
    sign: -1,
    start: random => tenths(random, 17, 34),
    change: random => tenths(random, 16, 24),
    times: [3, 4],
    amount: centimeters,
    says: (start, change, times) => ({
      en: prose`A lake stands ${start} above its usual level. For ${times} months it falls ${change} a month. How far is it from its usual level then? A level below it is negative.`,
      es: prose`Un lago está ${start} por encima de su nivel normal. Durante ${times} meses baja ${change} al mes. ¿A cuánto está entonces de su nivel normal? Por debajo es negativo.`,
    }),
  },
  {
    sign: -1,
    start: random => tenths(random, 16, 24),
    change: random => tenths(random, 8, 12),
    times: [3, 4],
    amount: celsius,
    says: (start, change, times) => ({
      en: prose`A cold storage room is switched on when its temperature is ${start}. The temperature falls ${change} each hour for ${times} hours. What is the temperature then?`,
      es: prose`Se enciende una cámara fría cuando su temperatura es de ${start}. La temperatura baja ${change} cada hora durante ${times} horas. ¿Cuál es entonces la temperatura?`,
    }),
  },
  {
    sign: 1,
    start: random => tenths(random, -88, -42),
    change: random => tenths(random, 16, 28),
    times: [4, 6],
    amount: meters,
    says: (start, change, times) => ({
      en: prose`A path starts in a desert basin at an elevation of ${start}. It has ${times} parts, and each part climbs ${change}. What is the elevation at the end of the path?`,
      es: prose`Un camino empieza en una hondonada del desierto, a una elevación de ${start}. Tiene ${times} tramos y cada tramo sube ${change}. ¿A qué elevación termina el camino?`,
    }),
  },
  {
    sign: -1,
    start: random => tenths(random, 42, 68),
    change: random => tenths(random, 26, 34),
    times: [3, 4],
    amount: feet,
    says: (start, change, times) => ({
      en: prose`A ship’s crane holds its hook ${start} above the sea. Then the hook is lowered ${times} times, ${change} each time. What is the elevation of the hook at the end?`,
      es: prose`La grúa de un barco tiene el gancho a ${start} sobre el nivel del mar. Luego baja el gancho ${times} veces, ${change} cada vez. ¿A qué elevación está el gancho al final?`,
    }),
  },
]
