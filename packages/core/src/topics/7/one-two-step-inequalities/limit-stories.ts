import {
  type Both,
  count,
  type Inline,
  line,
  measure,
  type Noun,
  name,
  noun,
  type Person,
  type Quantity,
  role,
  subject,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { dollars } from '../../kit/stories/amounts.ts'

type Range = readonly [least: number, most: number]

/** each · n + fixed, at most or at least the limit. The role of the limit is the bound. */
export interface LimitStory {
  readonly bound: 'most' | 'least'
  readonly each: Range
  readonly fixed: Range
  readonly noun: Noun
  /** What is told, and what is asked after it. */
  readonly says: (limit: number, fixed: number, each: number, who: Person) => Both<readonly Inline[]>
  readonly asks: (who: Person) => Both<readonly Inline[]>
  readonly ends: (amount: Quantity, who: Person) => Both<readonly Inline[]>
}

const pages = (value: number) => count(value, nouns.page)
const pounds = (value: number) => measure(value, 'pound')
const fairRide = noun('ride', 'rides', 'atracción', 'atracciones', 'f')
const lesson = noun('lesson', 'lessons', 'clase', 'clases', 'f')
const boxOfCookies = noun('box of cookies', 'boxes of cookies', 'caja de galletas', 'cajas de galletas', 'f')

export const limitStories: readonly LimitStory[] = [
  {
    bound: 'most',
    each: [25, 60],
    fixed: [140, 220],
    noun: nouns.box,
    says: (limit, fixed, each) => ({
      en: line`A freight elevator can carry at most ${role('most', pounds(limit))}. The operator weighs ${role('fixed', pounds(fixed))}, and each box weighs ${role('each', pounds(each))}.`,
      es: line`Un montacargas puede llevar como máximo ${role('most', pounds(limit))}. El operador pesa ${role('fixed', pounds(fixed))} y cada caja pesa ${role('each', pounds(each))}.`,
    }),
    asks: () => ({
      en: line` What is the greatest number of boxes that can ride with the operator?`,
      es: line` ¿Cuál es el mayor número de cajas que pueden subir con el operador?`,
    }),
    ends: amount => ({
      en: line`At most ${amount} can ride with the operator.`,
      es: line`Pueden subir como máximo ${amount} con el operador.`,
    }),
  },
  {
    bound: 'least',
    each: [12, 25],
    fixed: [60, 150],
    noun: lesson,
    says: (limit, fixed, each, who) => ({
      en: line`${name(who)} wants to earn at least ${role('least', dollars(limit))} this week. The job pays ${role('fixed', dollars(fixed))} a week plus ${role('each', dollars(each))} for each lesson that ${subject(who)} teaches.`,
      es: line`${name(who)} quiere ganar al menos ${role('least', dollars(limit))} esta semana. El trabajo paga ${role('fixed', dollars(fixed))} por semana más ${role('each', dollars(each))} por cada clase que da.`,
    }),
    asks: who => ({
      en: line` What is the least number of lessons ${subject(who)} needs to teach?`,
      es: line` ¿Cuál es el menor número de clases que necesita dar?`,
    }),
    ends: (amount, who) => ({
      en: line`${name(who)} needs to teach at least ${amount}.`,
      es: line`${name(who)} necesita dar al menos ${amount}.`,
    }),
  },
  {
    bound: 'most',
    each: [3, 6],
    fixed: [12, 30],
    noun: fairRide,
    says: (limit, fixed, each, who) => ({
      en: line`${name(who)} can spend at most ${role('most', dollars(limit))} at the fair. Admission costs ${role('fixed', dollars(fixed))}, and each ride costs ${role('each', dollars(each))}.`,
      es: line`${name(who)} puede gastar como máximo ${role('most', dollars(limit))} en la feria. La entrada cuesta ${role('fixed', dollars(fixed))} y cada atracción cuesta ${role('each', dollars(each))}.`,
    }),
    asks: who => ({
      en: line` What is the greatest number of rides ${subject(who)} can take?`,
      es: line` ¿Cuál es el mayor número de atracciones a las que puede subir?`,
    }),
    ends: (amount, who) => ({
      en: line`${name(who)} can take at most ${amount}.`,
      es: line`${name(who)} puede subir como máximo a ${amount}.`,
    }),
  },
  {
    bound: 'least',
    each: [4, 9],
    fixed: [45, 120],
    noun: boxOfCookies,
    says: (limit, fixed, each) => ({
      en: line`A class needs at least ${role('least', dollars(limit))} for a field trip. It has ${role('fixed', dollars(fixed))} and earns ${role('each', dollars(each))} for each box of cookies that it sells.`,
      es: line`Una clase necesita al menos ${role('least', dollars(limit))} para una excursión. Tiene ${role('fixed', dollars(fixed))} y gana ${role('each', dollars(each))} por cada caja de galletas que vende.`,
    }),
    asks: () => ({
      en: line` What is the least number of boxes that it must sell?`,
      es: line` ¿Cuál es el menor número de cajas que debe vender?`,
    }),
    ends: amount => ({
      en: line`The class must sell at least ${amount}.`,
      es: line`La clase debe vender al menos ${amount}.`,
    }),
  },
  {
    bound: 'most',
    each: [3, 8],
    fixed: [15, 35],
    noun: nouns.gigabyte,
    says: (limit, fixed, each, who) => ({
      en: line`${name(who)} wants to pay at most ${role('most', dollars(limit))} a month for a phone plan. The plan costs ${role('fixed', dollars(fixed))} a month plus ${role('each', dollars(each))} for each gigabyte.`,
      es: line`${name(who)} quiere pagar como máximo ${role('most', dollars(limit))} al mes por un plan de teléfono. El plan cuesta ${role('fixed', dollars(fixed))} al mes más ${role('each', dollars(each))} por cada gigabyte.`,
    }),
    asks: who => ({
      en: line` What is the greatest number of whole gigabytes ${subject(who)} can use?`,
      es: line` ¿Cuál es el mayor número de gigabytes enteros que puede usar?`,
    }),
    ends: (amount, who) => ({
      en: line`${name(who)} can use at most ${amount}.`,
      es: line`${name(who)} puede usar como máximo ${amount}.`,
    }),
  },
  {
    bound: 'least',
    each: [8, 25],
    fixed: [20, 90],
    noun: nouns.week,
    says: (limit, fixed, each, who) => ({
      en: line`${name(who)} needs at least ${role('least', dollars(limit))} for a bicycle, has ${role('fixed', dollars(fixed))} now, and saves ${role('each', dollars(each))} every week.`,
      es: line`${name(who)} necesita al menos ${role('least', dollars(limit))} para una bicicleta, tiene ${role('fixed', dollars(fixed))} ahora y ahorra ${role('each', dollars(each))} cada semana.`,
    }),
    asks: who => ({
      en: line` What is the least number of weeks until ${subject(who)} has enough?`,
      es: line` ¿Cuál es el menor número de semanas que necesita ahorrar?`,
    }),
    ends: (amount, who) => ({
      en: line`${name(who)} has enough after ${amount}.`,
      es: line`${name(who)} necesita ahorrar ${amount}.`,
    }),
  },
  {
    bound: 'most',
    each: [2, 4],
    fixed: [3, 6],
    noun: nouns.mile,
    says: (limit, fixed, each, who) => ({
      en: line`${name(who)} can spend at most ${role('most', dollars(limit))} on a taxi. The taxi charges ${role('fixed', dollars(fixed))} to start and ${role('each', dollars(each))} for each mile.`,
      es: line`${name(who)} puede gastar como máximo ${role('most', dollars(limit))} en un taxi. El taxi cobra ${role('fixed', dollars(fixed))} al subir y ${role('each', dollars(each))} por cada milla.`,
    }),
    asks: who => ({
      en: line` What is the greatest number of whole miles ${subject(who)} can ride?`,
      es: line` ¿Cuál es el mayor número de millas enteras que puede recorrer?`,
    }),
    ends: (amount, who) => ({
      en: line`${name(who)} can ride at most ${amount}.`,
      es: line`${name(who)} puede recorrer como máximo ${amount}.`,
    }),
  },
  {
    bound: 'least',
    each: [4, 9],
    fixed: [20, 60],
    noun: nouns.day,
    says: (limit, fixed, each, who) => ({
      en: line`${name(who)} wants to read at least ${role('least', pages(limit))} of a long novel this month and has read ${role('fixed', pages(fixed))}. From now on, ${subject(who)} reads ${role('each', pages(each))} a day.`,
      es: line`${name(who)} quiere leer al menos ${role('least', pages(limit))} de una novela larga este mes y ha leído ${role('fixed', pages(fixed))}. Desde ahora lee ${role('each', pages(each))} al día.`,
    }),
    asks: who => ({
      en: line` What is the least number of days ${subject(who)} needs?`,
      es: line` ¿Cuál es el menor número de días que necesita?`,
    }),
    ends: (amount, who) => ({
      en: line`${name(who)} needs at least ${amount}.`,
      es: line`${name(who)} necesita al menos ${amount}.`,
    }),
  },
]
