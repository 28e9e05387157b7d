import { type Block, type Both, type Expr, prose } from '../../../author.ts'

/** Something that nobody doubts happens in this half of the day, at these hours. */
export interface DayEvent {
  readonly half: 'a.m.' | 'p.m.'
  readonly hours: readonly [first: number, last: number]
  /** These alone, where noon is near. */
  readonly minutes?: readonly number[]
  readonly tell: (time: Expr) => Both<Block>
}

export const dayEvents: readonly DayEvent[] = [
  {
    half: 'a.m.',
    hours: [6, 8],
    tell: time => ({ en: prose`We eat breakfast at ${time}.`, es: prose`Desayunamos a las ${time}.` }),
  },
  {
    half: 'a.m.',
    hours: [7, 8],
    tell: time => ({ en: prose`School starts at ${time}.`, es: prose`La escuela empieza a las ${time}.` }),
  },
  {
    half: 'a.m.',
    hours: [5, 6],
    tell: time => ({ en: prose`The sun comes up at ${time}.`, es: prose`El sol sale a las ${time}.` }),
  },
  {
    half: 'p.m.',
    hours: [7, 9],
    tell: time => ({ en: prose`We go to bed at ${time}.`, es: prose`Nos acostamos a dormir a las ${time}.` }),
  },
  {
    half: 'p.m.',
    hours: [6, 7],
    tell: time => ({ en: prose`The sun sets at ${time}.`, es: prose`El sol se pone a las ${time}.` }),
  },
  {
    half: 'p.m.',
    hours: [2, 3],
    tell: time => ({
      en: prose`We go home after school at ${time}.`,
      es: prose`Volvemos a casa después de la escuela a las ${time}.`,
    }),
  },
  {
    half: 'p.m.',
    hours: [5, 7],
    tell: time => ({ en: prose`We eat dinner at ${time}.`, es: prose`Cenamos a las ${time}.` }),
  },
  {
    half: 'p.m.',
    hours: [12, 12],
    minutes: [15, 20, 25, 35, 40],
    tell: time => ({
      en: prose`Lunch recess begins at ${time}.`,
      es: prose`El recreo del almuerzo empieza a esta hora: ${time}.`,
    }),
  },
  {
    half: 'a.m.',
    hours: [6, 7],
    tell: time => ({
      en: prose`We get up for school at ${time}.`,
      es: prose`Nos levantamos para ir a la escuela a las ${time}.`,
    }),
  },
]
