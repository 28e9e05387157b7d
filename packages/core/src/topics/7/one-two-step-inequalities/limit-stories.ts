import { type Block, type Both, name, prose, subject } from '../../../content.ts'
import { type Noun, noun } from '../../../language/noun.ts'
import { box, gigabyte, lesson, mile, week } from '../../../language/nouns/index.ts'
import type { Person } from '../../../language/people.ts'
import { measure } from '../../../math/build.ts'
import { dollars } from '../../common/amounts.ts'

type Range = readonly [least: number, most: number]

/** each · n + fixed, at most or at least the limit. The sentences print limit, fixed part and price of one, in this order. */
export interface LimitStory {
  readonly bound: 'most' | 'least'
  readonly each: Range
  readonly fixed: Range
  readonly noun: Noun
  readonly says: (limit: number, fixed: number, each: number, who: Person) => Both<Block>
}

const pounds = (value: number) => measure(value, 'pound')
const fairRide = noun('ride', 'rides', 'atracción', 'atracciones', 'f')
const boxOfCookies = noun('box of cookies', 'boxes of cookies', 'caja de galletas', 'cajas de galletas', 'f')

export const limitStories: readonly LimitStory[] = [
  {
    bound: 'most',
    each: [25, 60],
    fixed: [140, 220],
    noun: box,
    says: (limit, fixed, each) => ({
      en: prose`A freight elevator can carry at most ${pounds(limit)}. The operator weighs ${pounds(fixed)}, and each box weighs ${pounds(each)}. What is the greatest number of boxes that can ride with the operator?`,
      es: prose`Un montacargas puede llevar como máximo ${pounds(limit)}. El operador pesa ${pounds(fixed)} y cada caja pesa ${pounds(each)}. ¿Cuál es el mayor número de cajas que pueden subir con el operador?`,
    }),
  },
  {
    bound: 'least',
    each: [12, 25],
    fixed: [60, 150],
    noun: lesson,
    says: (limit, fixed, each, who) => ({
      en: prose`${name(who)} wants to earn at least ${dollars(limit)} this week. The job pays ${dollars(fixed)} a week plus ${dollars(each)} for each lesson that ${subject(who)} teaches. What is the least number of lessons ${subject(who)} needs to teach?`,
      es: prose`${name(who)} quiere ganar al menos ${dollars(limit)} esta semana. El trabajo paga ${dollars(fixed)} por semana más ${dollars(each)} por cada lección que da. ¿Cuál es el menor número de lecciones que necesita dar?`,
    }),
  },
  {
    bound: 'most',
    each: [3, 6],
    fixed: [12, 30],
    noun: fairRide,
    says: (limit, fixed, each, who) => ({
      en: prose`${name(who)} can spend at most ${dollars(limit)} at the fair. The entrance costs ${dollars(fixed)}, and each ride costs ${dollars(each)}. What is the greatest number of rides ${subject(who)} can take?`,
      es: prose`${name(who)} puede gastar como máximo ${dollars(limit)} en la feria. La entrada cuesta ${dollars(fixed)} y cada atracción cuesta ${dollars(each)}. ¿Cuál es el mayor número de atracciones a las que puede subir?`,
    }),
  },
  {
    bound: 'least',
    each: [4, 9],
    fixed: [45, 120],
    noun: boxOfCookies,
    says: (limit, fixed, each) => ({
      en: prose`A class needs at least ${dollars(limit)} for a field trip. It has ${dollars(fixed)} and earns ${dollars(each)} for each box of cookies that it sells. What is the least number of boxes that it must sell?`,
      es: prose`Una clase necesita al menos ${dollars(limit)} para una excursión. Tiene ${dollars(fixed)} y gana ${dollars(each)} por cada caja de galletas que vende. ¿Cuál es el menor número de cajas que debe vender?`,
    }),
  },
  {
    bound: 'most',
    each: [3, 8],
    fixed: [15, 35],
    noun: gigabyte,
    says: (limit, fixed, each, who) => ({
      en: prose`${name(who)} wants to pay at most ${dollars(limit)} a month for a phone plan. The plan costs ${dollars(fixed)} a month plus ${dollars(each)} for each gigabyte. What is the greatest number of whole gigabytes ${subject(who)} can use?`,
      es: prose`${name(who)} quiere pagar como máximo ${dollars(limit)} al mes por un plan de teléfono. El plan cuesta ${dollars(fixed)} al mes más ${dollars(each)} por cada gigabyte. ¿Cuál es el mayor número de gigabytes enteros que puede usar?`,
    }),
  },
  {
    bound: 'least',
    each: [8, 25],
    fixed: [20, 90],
    noun: week,
    says: (limit, fixed, each, who) => ({
      en: prose`${name(who)} needs at least ${dollars(limit)} for a bicycle, has ${dollars(fixed)} now, and saves ${dollars(each)} every week. What is the least number of weeks until ${subject(who)} has enough?`,
      es: prose`${name(who)} necesita al menos ${dollars(limit)} para una bicicleta, tiene ${dollars(fixed)} ahora y ahorra ${dollars(each)} cada semana. ¿Cuál es el menor número de semanas que necesita ahorrar?`,
    }),
  },
  {
    bound: 'most',
    each: [2, 4],
    fixed: [3, 6],
    noun: mile,
    says: (limit, fixed, each, who) => ({
      en: prose`${name(who)} can spend at most ${dollars(limit)} on a taxi. The taxi charges ${dollars(fixed)} to start and ${dollars(each)} for each mile. What is the greatest number of whole miles ${subject(who)} can ride?`,
      es: prose`${name(who)} puede gastar como máximo ${dollars(limit)} en un taxi. El taxi cobra ${dollars(fixed)} al subir y ${dollars(each)} por cada milla. ¿Cuál es el mayor número de millas enteras que puede recorrer?`,
    }),
  },
]
