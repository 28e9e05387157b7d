import {
  type Block,
  type Both,
  count,
  type Inline,
  line,
  name,
  noun,
  type Person,
  people,
  possessive,
  prose,
  type Random,
  role,
  subject,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { type Amount, celsius, dollars } from '../../kit/stories/amounts.ts'

const feet = (value: number) => count(value, nouns.foot)
const stroke = noun('stroke', 'strokes', 'golpe', 'golpes', 'm')

type Range = readonly [least: number, most: number]

/** A signed start and unsigned changes: the sentences say which way each goes. */
export interface ChangeStory {
  readonly size: 'small' | 'large'
  readonly amount: (value: number) => Amount
  readonly ends: (end: Amount) => Both<readonly Inline[]>
  readonly up: Telling
  readonly down: Telling
  /** Up by the first change, then down by the second. */
  readonly upAndDown: (start: number, up: number, down: number, who: Person) => Both<Block>
}

interface Telling {
  readonly start: Range
  readonly change: Range
  readonly says: (start: number, change: number, who: Person) => Both<Block>
}

export const changeStories: readonly ChangeStory[] = [
  {
    size: 'small',
    amount: celsius,
    ends: end => ({ en: line`The temperature was ${end}.`, es: line`La temperatura era de ${end}.` }),
    up: {
      start: [-12, -2],
      change: [3, 12],
      says: (start, change) => ({
        en: prose`At 6 a.m. the temperature was ${role('start', celsius(start))}. By noon it had risen ${role('change', celsius(change))}. What was the temperature at noon, in degrees Celsius?`,
        es: prose`A las 6 a. m. la temperatura era de ${role('start', celsius(start))}. Al mediodía había subido ${role('change', celsius(change))}. ¿Cuál era la temperatura al mediodía, en grados Celsius?`,
      }),
    },
    down: {
      start: [-9, 8],
      change: [4, 12],
      says: (start, change) => ({
        en: prose`At 6 p.m. the temperature was ${role('start', celsius(start))}. By midnight it had fallen ${role('change', celsius(change))}. What was the temperature at midnight, in degrees Celsius?`,
        es: prose`A las 6 p. m. la temperatura era de ${role('start', celsius(start))}. A medianoche había bajado ${role('change', celsius(change))}. ¿Cuál era la temperatura a medianoche, en grados Celsius?`,
      }),
    },
    upAndDown: (start, up, down) => ({
      en: prose`In the morning the temperature was ${role('start', celsius(start))}. It rose ${role('up', celsius(up))} by noon and then fell ${role('down', celsius(down))} by night. What was the temperature at night, in degrees Celsius?`,
      es: prose`Por la mañana la temperatura era de ${role('start', celsius(start))}. Subió ${role('up', celsius(up))} hasta el mediodía y luego bajó ${role('down', celsius(down))} hasta la noche. ¿Cuál era la temperatura por la noche, en grados Celsius?`,
    }),
  },
  {
    size: 'small',
    amount: value => count(value, stroke),
    ends: end => ({
      en: line`The total score is ${end}, counted from par.`,
      es: line`El puntaje total es de ${end}, contando desde el par.`,
    }),
    up: {
      start: [-9, -2],
      change: [2, 9],
      says: (start, change, who) => ({
        en: prose`In golf, strokes under par count as negative. After the first round, ${name(who)} has a score of ${role('start', count(start, stroke))}. In the second round, ${subject(who)} is ${role('change', change)} over par. What is ${possessive(who)} total score, in strokes?`,
        es: prose`En el golf, los golpes bajo par cuentan como negativos. Después de la primera ronda, ${name(who)} tiene un puntaje de ${role('start', count(start, stroke))}. En la segunda ronda queda ${role('change', change)} sobre par. ¿Cuál es su puntaje total, en golpes?`,
      }),
    },
    down: {
      start: [-6, 6],
      change: [2, 9],
      says: (start, change, who) => ({
        en: prose`In golf, strokes under par count as negative. After the first round, ${name(who)} has a score of ${role('start', count(start, stroke))}. In the second round, ${subject(who)} is ${role('change', change)} under par. What is ${possessive(who)} total score, in strokes?`,
        es: prose`En el golf, los golpes bajo par cuentan como negativos. Después de la primera ronda, ${name(who)} tiene un puntaje de ${role('start', count(start, stroke))}. En la segunda ronda queda ${role('change', change)} bajo par. ¿Cuál es su puntaje total, en golpes?`,
      }),
    },
    upAndDown: (start, up, down, who) => ({
      en: prose`In golf, strokes under par count as negative. After the first round, ${name(who)} has a score of ${role('start', count(start, stroke))}. Then ${subject(who)} plays one round ${role('up', up)} over par and one round ${role('down', down)} under par. What is ${possessive(who)} total score, in strokes?`,
      es: prose`En el golf, los golpes bajo par cuentan como negativos. Después de la primera ronda, ${name(who)} tiene un puntaje de ${role('start', count(start, stroke))}. Luego juega una ronda ${role('up', up)} sobre par y otra ${role('down', down)} bajo par. ¿Cuál es su puntaje total, en golpes?`,
    }),
  },
  {
    size: 'small',
    amount: value => count(value, nouns.yard),
    ends: end => ({ en: line`The new total is ${end}.`, es: line`El nuevo total es de ${end}.` }),
    up: {
      start: [-12, -3],
      change: [4, 12],
      says: (start, change) => ({
        en: prose`A football team has a total of ${role('start', count(start, nouns.yard))} so far. On the next play it gains ${role('change', count(change, nouns.yard))}. What is the new total in yards?`,
        es: prose`Un equipo de fútbol americano lleva un total de ${role('start', count(start, nouns.yard))}. En la siguiente jugada gana ${role('change', count(change, nouns.yard))}. ¿Cuál es el nuevo total en yardas?`,
      }),
    },
    down: {
      start: [-8, 9],
      change: [3, 12],
      says: (start, change) => ({
        en: prose`A football team has a total of ${role('start', count(start, nouns.yard))} so far. On the next play it loses ${role('change', count(change, nouns.yard))}. What is the new total in yards?`,
        es: prose`Un equipo de fútbol americano lleva un total de ${role('start', count(start, nouns.yard))}. En la siguiente jugada pierde ${role('change', count(change, nouns.yard))}. ¿Cuál es el nuevo total en yardas?`,
      }),
    },
    upAndDown: (start, up, down) => ({
      en: prose`A football team has a total of ${role('start', count(start, nouns.yard))} so far. It gains ${role('up', count(up, nouns.yard))} on the next play and loses ${role('down', count(down, nouns.yard))} on the play after that. What is the new total in yards?`,
      es: prose`Un equipo de fútbol americano lleva un total de ${role('start', count(start, nouns.yard))}. Gana ${role('up', count(up, nouns.yard))} en la siguiente jugada y pierde ${role('down', count(down, nouns.yard))} en la que sigue. ¿Cuál es el nuevo total en yardas?`,
    }),
  },
  {
    size: 'small',
    amount: value => count(value, nouns.meter),
    ends: end => ({ en: line`The dolphin is now at ${end}.`, es: line`El delfín está ahora a ${end}.` }),
    up: {
      start: [-12, -5],
      change: [6, 12],
      says: (start, change) => ({
        en: prose`The surface of the sea is at 0 meters. A dolphin at ${role('start', count(start, nouns.meter))} goes up ${role('change', count(change, nouns.meter))}. At what height is it then, in meters?`,
        es: prose`La superficie del mar está a 0 metros. Un delfín que está a ${role('start', count(start, nouns.meter))} sube ${role('change', count(change, nouns.meter))}. ¿A qué altura está entonces, en metros?`,
      }),
    },
    down: {
      start: [-9, 4],
      change: [5, 12],
      says: (start, change) => ({
        en: prose`The surface of the sea is at 0 meters. A dolphin at ${role('start', count(start, nouns.meter))} goes down ${role('change', count(change, nouns.meter))}. At what height is it then, in meters?`,
        es: prose`La superficie del mar está a 0 metros. Un delfín que está a ${role('start', count(start, nouns.meter))} baja ${role('change', count(change, nouns.meter))}. ¿A qué altura está entonces, en metros?`,
      }),
    },
    upAndDown: (start, up, down) => ({
      en: prose`The surface of the sea is at 0 meters. A dolphin at ${role('start', count(start, nouns.meter))} goes up ${role('up', count(up, nouns.meter))} and then down ${role('down', count(down, nouns.meter))}. At what height is it then, in meters?`,
      es: prose`La superficie del mar está a 0 metros. Un delfín que está a ${role('start', count(start, nouns.meter))} sube ${role('up', count(up, nouns.meter))} y luego baja ${role('down', count(down, nouns.meter))}. ¿A qué altura está entonces, en metros?`,
    }),
  },
  {
    size: 'small',
    amount: value => count(value, nouns.inch),
    ends: end => ({ en: line`The water is now at ${end}.`, es: line`El agua está ahora a ${end}.` }),
    up: {
      start: [-12, -4],
      change: [3, 12],
      says: (start, change) => ({
        en: prose`A lake’s normal water level counts as 0 inches. In May the water is at ${role('start', count(start, nouns.inch))}. By June it rises ${role('change', count(change, nouns.inch))}. What is the level in June, in inches?`,
        es: prose`El nivel normal del agua de un lago se toma como 0 pulgadas. En mayo el agua está a ${role('start', count(start, nouns.inch))}. Hasta junio sube ${role('change', count(change, nouns.inch))}. ¿Cuál es el nivel en junio, en pulgadas?`,
      }),
    },
    down: {
      start: [-8, 9],
      change: [3, 12],
      says: (start, change) => ({
        en: prose`A lake’s normal water level counts as 0 inches. In July the water is at ${role('start', count(start, nouns.inch))}. By August it falls ${role('change', count(change, nouns.inch))}. What is the level in August, in inches?`,
        es: prose`El nivel normal del agua de un lago se toma como 0 pulgadas. En julio el agua está a ${role('start', count(start, nouns.inch))}. Hasta agosto baja ${role('change', count(change, nouns.inch))}. ¿Cuál es el nivel en agosto, en pulgadas?`,
      }),
    },
    upAndDown: (start, up, down) => ({
      en: prose`A lake’s normal water level counts as 0 inches. The water is at ${role('start', count(start, nouns.inch))}. It rises ${role('up', count(up, nouns.inch))} in spring and falls ${role('down', count(down, nouns.inch))} in summer. What is the level then, in inches?`,
      es: prose`El nivel normal del agua de un lago se toma como 0 pulgadas. El agua está a ${role('start', count(start, nouns.inch))}. Sube ${role('up', count(up, nouns.inch))} en primavera y baja ${role('down', count(down, nouns.inch))} en verano. ¿Cuál es el nivel entonces, en pulgadas?`,
    }),
  },
  {
    size: 'small',
    amount: value => count(value, nouns.point),
    ends: end => ({ en: line`The score is now ${end}.`, es: line`El puntaje es ahora de ${end}.` }),
    up: {
      start: [-12, -3],
      change: [2, 12],
      says: (start, change, who) => ({
        en: prose`In a card game, ${name(who)} has ${role('start', count(start, nouns.point))}. In the next round, ${subject(who)} wins ${role('change', count(change, nouns.point))}. What is ${possessive(who)} score now, in points?`,
        es: prose`En un juego de cartas, ${name(who)} tiene ${role('start', count(start, nouns.point))}. En la siguiente ronda gana ${role('change', count(change, nouns.point))}. ¿Cuál es su puntaje ahora, en puntos?`,
      }),
    },
    down: {
      start: [-9, 8],
      change: [3, 12],
      says: (start, change, who) => ({
        en: prose`In a card game, ${name(who)} has ${role('start', count(start, nouns.point))}. In the next round, ${subject(who)} loses ${role('change', count(change, nouns.point))}. What is ${possessive(who)} score now, in points?`,
        es: prose`En un juego de cartas, ${name(who)} tiene ${role('start', count(start, nouns.point))}. En la siguiente ronda pierde ${role('change', count(change, nouns.point))}. ¿Cuál es su puntaje ahora, en puntos?`,
      }),
    },
    upAndDown: (start, up, down, who) => ({
      en: prose`In a card game, ${name(who)} has ${role('start', count(start, nouns.point))}. Then ${subject(who)} wins ${role('up', count(up, nouns.point))} in one round and loses ${role('down', count(down, nouns.point))} in the next. What is ${possessive(who)} score now, in points?`,
      es: prose`En un juego de cartas, ${name(who)} tiene ${role('start', count(start, nouns.point))}. Luego gana ${role('up', count(up, nouns.point))} en una ronda y pierde ${role('down', count(down, nouns.point))} en la siguiente. ¿Cuál es su puntaje ahora, en puntos?`,
    }),
  },
  {
    size: 'small',
    amount: feet,
    ends: end => ({ en: line`The bucket is now at ${end}.`, es: line`El balde está ahora a ${end}.` }),
    up: {
      start: [-12, -6],
      change: [3, 12],
      says: (start, change) => ({
        en: prose`The ground is at 0 feet. A bucket in a well is at ${role('start', feet(start))}. A rope pulls it up ${role('change', count(change, nouns.foot))}. At what height is the bucket now, in feet?`,
        es: prose`El suelo está a 0 pies. Un balde en un pozo está a ${role('start', feet(start))}. Una cuerda lo sube ${role('change', count(change, nouns.foot))}. ¿A qué altura está ahora el balde, en pies?`,
      }),
    },
    down: {
      start: [-6, 4],
      change: [5, 12],
      says: (start, change) => ({
        en: prose`The ground is at 0 feet. A bucket over a well is at ${role('start', feet(start))}. It is let down ${role('change', count(change, nouns.foot))}. At what height is the bucket now, in feet?`,
        es: prose`El suelo está a 0 pies. Un balde sobre un pozo está a ${role('start', feet(start))}. Se baja ${role('change', count(change, nouns.foot))}. ¿A qué altura está ahora el balde, en pies?`,
      }),
    },
    upAndDown: (start, up, down) => ({
      en: prose`The ground is at 0 feet. A bucket in a well is at ${role('start', feet(start))}. It is pulled up ${role('up', count(up, nouns.foot))} and let down ${role('down', count(down, nouns.foot))}. At what height is the bucket now, in feet?`,
      es: prose`El suelo está a 0 pies. Un balde en un pozo está a ${role('start', feet(start))}. Se sube ${role('up', count(up, nouns.foot))} y luego se baja ${role('down', count(down, nouns.foot))}. ¿A qué altura está ahora el balde, en pies?`,
    }),
  },
  {
    size: 'small',
    amount: value => count(value, nouns.dollar),
    ends: end => ({ en: line`The balance is now ${end}.`, es: line`Ahora el saldo es de ${end}.` }),
    up: {
      start: [-12, -4],
      change: [3, 12],
      says: (start, change) => ({
        en: prose`A school club owes money: its balance is ${role('start', dollars(start))}. Then the club earns ${role('change', dollars(change))}. What is the balance now, in dollars?`,
        es: prose`Un club escolar debe dinero: su saldo es de ${role('start', dollars(start))}. Después el club gana ${role('change', dollars(change))}. ¿Cuál es ahora el saldo, en dólares?`,
      }),
    },
    down: {
      start: [-9, 9],
      change: [4, 12],
      says: (start, change) => ({
        en: prose`The balance of a school club is ${role('start', dollars(start))}. Then the club pays a bill of ${role('change', dollars(change))}. What is the balance now, in dollars?`,
        es: prose`El saldo de un club escolar es de ${role('start', dollars(start))}. Después el club paga una cuenta de ${role('change', dollars(change))}. ¿Cuál es ahora el saldo, en dólares?`,
      }),
    },
    upAndDown: (start, up, down) => ({
      en: prose`The balance of a school club is ${role('start', dollars(start))}. Then the club earns ${role('up', dollars(up))} and pays a bill of ${role('down', dollars(down))}. What is the balance now, in dollars?`,
      es: prose`El saldo de un club escolar es de ${role('start', dollars(start))}. Después el club gana ${role('up', dollars(up))} y paga una cuenta de ${role('down', dollars(down))}. ¿Cuál es ahora el saldo, en dólares?`,
    }),
  },
  {
    size: 'large',
    amount: feet,
    ends: end => ({ en: line`The new elevation is ${end}.`, es: line`La nueva elevación es de ${end}.` }),
    up: {
      start: [-180, -95],
      change: [15, 90],
      says: (start, change) => ({
        en: prose`A submarine is at an elevation of ${role('start', feet(start))}. It rises ${role('change', count(change, nouns.foot))}. What is its new elevation in feet?`,
        es: prose`Un submarino está a una elevación de ${role('start', feet(start))}. Sube ${role('change', count(change, nouns.foot))}. ¿Cuál es su nueva elevación en pies?`,
      }),
    },
    down: {
      start: [-110, -20],
      change: [15, 90],
      says: (start, change) => ({
        en: prose`A submarine is at an elevation of ${role('start', feet(start))}. It dives ${role('change', count(change, nouns.foot))} deeper. What is its new elevation in feet?`,
        es: prose`Un submarino está a una elevación de ${role('start', feet(start))}. Se sumerge ${role('change', count(change, nouns.foot))} más. ¿Cuál es su nueva elevación en pies?`,
      }),
    },
    upAndDown: (start, up, down) => ({
      en: prose`A submarine is at an elevation of ${role('start', feet(start))}. It rises ${role('up', count(up, nouns.foot))} and then dives ${role('down', count(down, nouns.foot))}. What is its new elevation in feet?`,
      es: prose`Un submarino está a una elevación de ${role('start', feet(start))}. Sube ${role('up', count(up, nouns.foot))} y luego se sumerge ${role('down', count(down, nouns.foot))}. ¿Cuál es su nueva elevación en pies?`,
    }),
  },
  {
    size: 'large',
    amount: value => count(value, nouns.dollar),
    ends: end => ({ en: line`The new balance is ${end}.`, es: line`El nuevo saldo es de ${end}.` }),
    up: {
      start: [-60, -10],
      change: [15, 95],
      says: (start, change, who) => ({
        en: prose`${name(who)}’s bank account has a balance of ${role('start', dollars(start))}. Then ${subject(who)} deposits ${role('change', dollars(change))}. What is the new balance in dollars?`,
        es: prose`La cuenta bancaria de ${name(who)} tiene un saldo de ${role('start', dollars(start))}. Después deposita ${role('change', dollars(change))}. ¿Cuál es el nuevo saldo en dólares?`,
      }),
    },
    down: {
      start: [-40, 45],
      change: [20, 95],
      says: (start, change, who) => ({
        en: prose`${name(who)}’s bank account has a balance of ${role('start', dollars(start))}. Then a payment of ${role('change', dollars(change))} is taken from it. What is the new balance in dollars?`,
        es: prose`La cuenta bancaria de ${name(who)} tiene un saldo de ${role('start', dollars(start))}. Después se descuenta un pago de ${role('change', dollars(change))}. ¿Cuál es el nuevo saldo en dólares?`,
      }),
    },
    upAndDown: (start, up, down, who) => ({
      en: prose`${name(who)}’s bank account has a balance of ${role('start', dollars(start))}. Then ${subject(who)} deposits ${role('up', dollars(up))}, and a payment of ${role('down', dollars(down))} is taken from the account. What is the new balance in dollars?`,
      es: prose`La cuenta bancaria de ${name(who)} tiene un saldo de ${role('start', dollars(start))}. Después deposita ${role('up', dollars(up))} y se descuenta un pago de ${role('down', dollars(down))}. ¿Cuál es el nuevo saldo en dólares?`,
    }),
  },
  {
    size: 'large',
    amount: value => count(value, nouns.point),
    ends: end => ({ en: line`The new score is ${end}.`, es: line`El nuevo puntaje es de ${end}.` }),
    up: {
      start: [-45, -12],
      change: [15, 50],
      says: (start, change, who) => ({
        en: prose`In a quiz game, ${name(who)} has a score of ${role('start', start)}. With the next answer, ${subject(who)} gains ${role('change', count(change, nouns.point))}. What is ${possessive(who)} new score, in points?`,
        es: prose`En un juego de preguntas, ${name(who)} tiene un puntaje de ${role('start', start)}. Con la siguiente respuesta gana ${role('change', count(change, nouns.point))}. ¿Cuál es su nuevo puntaje, en puntos?`,
      }),
    },
    down: {
      start: [-30, 30],
      change: [15, 50],
      says: (start, change, who) => ({
        en: prose`In a quiz game, ${name(who)} has a score of ${role('start', start)}. With the next answer, ${subject(who)} loses ${role('change', count(change, nouns.point))}. What is ${possessive(who)} new score, in points?`,
        es: prose`En un juego de preguntas, ${name(who)} tiene un puntaje de ${role('start', start)}. Con la siguiente respuesta pierde ${role('change', count(change, nouns.point))}. ¿Cuál es su nuevo puntaje, en puntos?`,
      }),
    },
    upAndDown: (start, up, down, who) => ({
      en: prose`In a quiz game, ${name(who)} has a score of ${role('start', start)}. With the next answer, ${subject(who)} gains ${role('up', count(up, nouns.point))}, and with the one after it, ${subject(who)} loses ${role('down', count(down, nouns.point))}. What is ${possessive(who)} new score, in points?`,
      es: prose`En un juego de preguntas, ${name(who)} tiene un puntaje de ${role('start', start)}. Con la siguiente respuesta gana ${role('up', count(up, nouns.point))} y con la que sigue pierde ${role('down', count(down, nouns.point))}. ¿Cuál es su nuevo puntaje, en puntos?`,
    }),
  },
  {
    size: 'large',
    amount: feet,
    ends: end => ({ en: line`The elevator stops at ${end}.`, es: line`El elevador se detiene a ${end}.` }),
    up: {
      start: [-190, -90],
      change: [25, 95],
      says: (start, change) => ({
        en: prose`At a mine, ground level is 0 feet. An elevator at ${role('start', feet(start))} goes up ${role('change', count(change, nouns.foot))}. At what height does it stop, in feet?`,
        es: prose`En una mina, la superficie está a 0 pies. Un elevador que está a ${role('start', feet(start))} sube ${role('change', count(change, nouns.foot))}. ¿A qué altura se detiene, en pies?`,
      }),
    },
    down: {
      start: [-95, -15],
      change: [25, 95],
      says: (start, change) => ({
        en: prose`At a mine, ground level is 0 feet. An elevator at ${role('start', feet(start))} goes down ${role('change', count(change, nouns.foot))}. At what height does it stop, in feet?`,
        es: prose`En una mina, la superficie está a 0 pies. Un elevador que está a ${role('start', feet(start))} baja ${role('change', count(change, nouns.foot))}. ¿A qué altura se detiene, en pies?`,
      }),
    },
    upAndDown: (start, up, down) => ({
      en: prose`At a mine, ground level is 0 feet. An elevator at ${role('start', feet(start))} goes up ${role('up', count(up, nouns.foot))} and then down ${role('down', count(down, nouns.foot))}. At what height does it stop, in feet?`,
      es: prose`En una mina, la superficie está a 0 pies. Un elevador que está a ${role('start', feet(start))} sube ${role('up', count(up, nouns.foot))} y luego baja ${role('down', count(down, nouns.foot))}. ¿A qué altura se detiene, en pies?`,
    }),
  },
]

/** Neither the start nor the end is zero. */
export function drawChange(random: Random, way: 'up' | 'down', sizes: readonly ChangeStory['size'][]) {
  const story = random.evenly(changeStories.filter(({ size }) => sizes.includes(size)))
  const telling = story[way]
  const start = random.intExcept(...telling.start, 0)
  const change = random.intExcept(...telling.change, Math.abs(start))
  return { story, telling, start, change, who: random.pick(people) }
}
