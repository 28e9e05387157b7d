import { type Block, type Both, type Inline, line, prose, type Random, type Ratio } from '../../../author.ts'
import { cents } from './easy-stories.ts'

type Hole = Parameters<typeof prose>[1]

/** A fee and a price for each time, against a higher price with a discount; one number is not needed. */
export interface TwoPlans {
  readonly fee: (random: Random) => Ratio
  readonly rate: (random: Random) => Ratio
  readonly count: readonly [number, number]
  readonly extra: readonly [number, number]
  /** What the extra number is: it is not needed. */
  readonly extraIs: Both<readonly Inline[]>
  readonly says: (parts: Readonly<Record<'fee' | 'low' | 'high' | 'off' | 'count' | 'extra', Hole>>) => Both<Block>
}

export const twoPlans: readonly TwoPlans[] = [
  {
    fee: random => cents(random, 18, 30, 50),
    rate: random => cents(random, 3, 5, 50),
    count: [8, 20],
    extra: [22, 28],
    extraIs: { en: line`The length of the pool is not needed.`, es: line`El largo de la piscina no se necesita.` },
    says: ({ fee, low, high, off, count, extra }) => ({
      en: prose`A pool is ${extra} m long. Plan A costs ${fee} and then ${low} for each visit. Plan B costs ${high} for each visit, with ${off} off the total. Which plan costs less for ${count} visits, and by how much?`,
      es: prose`Una piscina mide ${extra} m de largo. El plan A cuesta ${fee} y además ${low} por visita. El plan B cuesta ${high} por visita, con un ${off} de descuento sobre el total. ¿Qué plan cuesta menos para ${count} visitas y cuánto menos cuesta?`,
    }),
  },
  {
    fee: random => cents(random, 20, 45, 50),
    rate: random => cents(random, 6, 9, 50),
    count: [10, 18],
    extra: [24, 30],
    extraIs: { en: line`The number of students is not needed.`, es: line`El número de estudiantes no se necesita.` },
    says: ({ fee, low, high, off, count, extra }) => ({
      en: prose`A class of ${extra} students visits a museum on two days. Plan A costs ${fee} and then ${low} for each ticket. Plan B costs ${high} for each ticket, with ${off} off the total. Which plan costs less for ${count} tickets, and by how much?`,
      es: prose`Una clase de ${extra} estudiantes visita un museo en dos días. El plan A cuesta ${fee} y además ${low} por boleto. El plan B cuesta ${high} por boleto, con un ${off} de descuento sobre el total. ¿Qué plan cuesta menos para ${count} boletos y cuánto menos cuesta?`,
    }),
  },
  {
    fee: random => cents(random, 10, 20, 50),
    rate: random => cents(random, 4, 7, 25),
    count: [6, 12],
    extra: [14, 19],
    extraIs: { en: line`The length of the trips is not needed.`, es: line`La distancia de los paseos no se necesita.` },
    says: ({ fee, low, high, off, count, extra }) => ({
      en: prose`A shop rents bikes for trips of up to ${extra} km. Plan A costs ${fee} and then ${low} an hour. Plan B costs ${high} an hour, with ${off} off the total. Which plan costs less for ${count} hours, and by how much?`,
      es: prose`Una tienda alquila bicicletas para paseos de hasta ${extra} km. El plan A cuesta ${fee} y además ${low} por hora. El plan B cuesta ${high} por hora, con un ${off} de descuento sobre el total. ¿Qué plan cuesta menos para ${count} horas y cuánto menos cuesta?`,
    }),
  },
  {
    fee: random => cents(random, 25, 40, 50),
    rate: random => cents(random, 8, 12, 50),
    count: [6, 14],
    extra: [31, 39],
    extraIs: { en: line`The opening hours are not needed.`, es: line`El horario del taller no se necesita.` },
    says: ({ fee, low, high, off, count, extra }) => ({
      en: prose`A print shop is open ${extra} hours a week. With plan A, a team pays ${fee} and then ${low} for each T-shirt. With plan B, it pays ${high} for each T-shirt, with ${off} off the total. Which plan costs less for ${count} T-shirts, and by how much?`,
      es: prose`Un taller de estampado abre ${extra} horas a la semana. Con el plan A, un equipo paga ${fee} y además ${low} por cada camiseta. Con el plan B, paga ${high} por cada camiseta, con un ${off} de descuento sobre el total. ¿Qué plan cuesta menos para ${count} camisetas y cuánto menos cuesta?`,
    }),
  },
  {
    fee: random => cents(random, 12, 24, 50),
    rate: random => cents(random, 5, 9, 50),
    count: [6, 12],
    extra: [4, 5],
    extraIs: { en: line`The opening hours are not needed.`, es: line`El horario de la pista no se necesita.` },
    says: ({ fee, low, high, off, count, extra }) => ({
      en: prose`A skating rink is open ${extra} hours a day. Plan A costs ${fee} and then ${low} for each visit. Plan B costs ${high} for each visit, with ${off} off the total. Which plan costs less for ${count} visits, and by how much?`,
      es: prose`Una pista de patinaje abre ${extra} horas al día. El plan A cuesta ${fee} y además ${low} por visita. El plan B cuesta ${high} por visita, con un ${off} de descuento sobre el total. ¿Qué plan cuesta menos para ${count} visitas y cuánto menos cuesta?`,
    }),
  },
  {
    fee: random => cents(random, 15, 30, 50),
    rate: random => cents(random, 3, 5, 25),
    count: [8, 16],
    extra: [46, 54],
    extraIs: { en: line`The number of apps is not needed.`, es: line`El número de aplicaciones no se necesita.` },
    says: ({ fee, low, high, off, count, extra }) => ({
      en: prose`A phone has ${extra} apps and needs a data plan. Plan A costs ${fee} and then ${low} for each gigabyte. Plan B costs ${high} for each gigabyte, with ${off} off the total. Which plan costs less for ${count} gigabytes, and by how much?`,
      es: prose`Un teléfono tiene ${extra} aplicaciones y necesita un plan de datos. El plan A cuesta ${fee} y además ${low} por gigabyte. El plan B cuesta ${high} por gigabyte, con un ${off} de descuento sobre el total. ¿Qué plan cuesta menos para ${count} gigabytes y cuánto menos cuesta?`,
    }),
  },
  {
    fee: random => cents(random, 30, 50, 50),
    rate: random => cents(random, 11, 16, 50),
    count: [5, 12],
    extra: [40, 55],
    extraIs: { en: line`The minutes are not needed.`, es: line`Los minutos no se necesitan.` },
    says: ({ fee, low, high, off, count, extra }) => ({
      en: prose`A guitar lesson lasts ${extra} minutes. Plan A costs ${fee} and then ${low} for each lesson. Plan B costs ${high} for each lesson, with ${off} off the total. Which plan costs less for ${count} lessons, and by how much?`,
      es: prose`Una clase de guitarra dura ${extra} minutos. El plan A cuesta ${fee} y además ${low} por clase. El plan B cuesta ${high} por clase, con un ${off} de descuento sobre el total. ¿Qué plan cuesta menos para ${count} clases y cuánto menos cuesta?`,
    }),
  },
  {
    fee: random => cents(random, 20, 35, 50),
    rate: random => cents(random, 7, 11, 50),
    count: [5, 10],
    extra: [12, 16],
    extraIs: { en: line`The number of vans is not needed.`, es: line`El número de camionetas no se necesita.` },
    says: ({ fee, low, high, off, count, extra }) => ({
      en: prose`A delivery firm has ${extra} vans. Plan A costs ${fee} and then ${low} for each delivery. Plan B costs ${high} for each delivery, with ${off} off the total. Which plan costs less for ${count} deliveries, and by how much?`,
      es: prose`Una empresa de reparto tiene ${extra} camionetas. El plan A cuesta ${fee} y además ${low} por entrega. El plan B cuesta ${high} por entrega, con un ${off} de descuento sobre el total. ¿Qué plan cuesta menos para ${count} entregas y cuánto menos cuesta?`,
    }),
  },
]
