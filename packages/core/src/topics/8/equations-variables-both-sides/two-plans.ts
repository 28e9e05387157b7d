import { type Block, type Both, measure, type Noun, prose } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { dollars } from '../../kit/stories/amounts.ts'

type Range = readonly [least: number, most: number]

/** Two amounts that start apart and grow or shrink at two rates until they are equal. */
export interface PlanStory {
  /** The rate of the first, the one that starts behind; how much faster it is; when they meet. */
  readonly rate: Range
  readonly faster: Range
  readonly time: Range
  readonly start: Range
  readonly unit: Noun
  readonly shrinks?: boolean
  readonly says: (start: number, rate: number, otherStart: number, otherRate: number) => Both<Block>
}

const centimeters = (value: number) => measure(value, 'centimeter')

export const planStories: readonly PlanStory[] = [
  {
    rate: [15, 25],
    faster: [5, 15],
    time: [3, 12],
    start: [10, 40],
    unit: nouns.month,
    says: (a, b, c, d) => ({
      en: prose`Gym A charges ${dollars(a)} to join and ${dollars(b)} per month. Gym B charges ${dollars(c)} to join and ${dollars(d)} per month. After how many months is the total cost the same?`,
      es: prose`El gimnasio A cobra ${dollars(a)} de inscripción y ${dollars(b)} por mes. El gimnasio B cobra ${dollars(c)} de inscripción y ${dollars(d)} por mes. ¿Después de cuántos meses es igual el costo total?`,
    }),
  },
  {
    rate: [1, 3],
    faster: [1, 2],
    time: [2, 6],
    start: [20, 26],
    unit: nouns.hour,
    shrinks: true,
    says: (a, b, c, d) => ({
      en: prose`A white candle is ${centimeters(a)} tall and burns down ${centimeters(b)} each hour. A red candle is ${centimeters(c)} tall and burns down ${centimeters(d)} each hour. After how many hours are the candles the same height?`,
      es: prose`Una vela blanca mide ${centimeters(a)} de alto y se consume ${centimeters(b)} cada hora. Una vela roja mide ${centimeters(c)} de alto y se consume ${centimeters(d)} cada hora. ¿Después de cuántas horas tienen las velas la misma altura?`,
    }),
  },
  {
    rate: [10, 20],
    faster: [5, 15],
    time: [4, 15],
    start: [20, 80],
    unit: nouns.week,
    says: (a, b, c, d) => ({
      en: prose`One savings account has ${dollars(a)}, and ${dollars(b)} is added every week. Another account has ${dollars(c)}, and ${dollars(d)} is added every week. After how many weeks do the accounts hold the same amount?`,
      es: prose`Una cuenta de ahorros tiene ${dollars(a)} y cada semana se depositan ${dollars(b)}. Otra cuenta tiene ${dollars(c)} y cada semana se depositan ${dollars(d)}. ¿Después de cuántas semanas tienen las cuentas la misma cantidad?`,
    }),
  },
  {
    rate: [35, 60],
    faster: [10, 25],
    time: [2, 9],
    start: [40, 120],
    unit: nouns.hour,
    says: (a, b, c, d) => ({
      en: prose`One moving company charges a fee of ${dollars(a)} and ${dollars(b)} per hour. Another company charges a fee of ${dollars(c)} and ${dollars(d)} per hour. For how many hours of work do both companies charge the same?`,
      es: prose`Una empresa de mudanzas cobra una tarifa fija de ${dollars(a)} y ${dollars(b)} por hora. Otra empresa cobra una tarifa fija de ${dollars(c)} y ${dollars(d)} por hora. ¿Por cuántas horas de trabajo cobran lo mismo las dos empresas?`,
    }),
  },
  {
    rate: [20, 30],
    faster: [5, 15],
    time: [4, 12],
    start: [20, 60],
    unit: nouns.month,
    says: (a, b, c, d) => ({
      en: prose`A phone plan costs ${dollars(a)} to start and ${dollars(b)} per month. Another plan costs ${dollars(c)} to start and ${dollars(d)} per month. After how many months is the total cost the same?`,
      es: prose`Un plan de teléfono cuesta ${dollars(a)} al comenzar y ${dollars(b)} por mes. Otro plan cuesta ${dollars(c)} al comenzar y ${dollars(d)} por mes. ¿Después de cuántos meses es igual el costo total?`,
    }),
  },
  {
    rate: [2, 3],
    faster: [1, 2],
    time: [2, 5],
    start: [1, 4],
    unit: nouns.hour,
    says: (a, b, c, d) => ({
      en: prose`A runner is at mile ${a} of a trail and moves on at ${b} miles per hour. At the same time a hiker is at mile ${c} and moves on at ${d} miles per hour. After how many hours does the runner catch up with the hiker?`,
      es: prose`Un corredor está en la milla ${a} de un sendero y avanza a ${b} millas por hora. Al mismo tiempo, un excursionista está en la milla ${c} y avanza a ${d} millas por hora. ¿Después de cuántas horas alcanza el corredor al excursionista?`,
    }),
  },
]
