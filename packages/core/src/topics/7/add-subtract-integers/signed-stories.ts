import { type Block, type Both, count, name, possessive, prose, subject } from '../../../content.ts'
import { foot, point, yard } from '../../../language/nouns/index.ts'
import { type Person, people } from '../../../language/people.ts'
import { measure } from '../../../math/build.ts'
import type { Random } from '../../../random.ts'
import { celsius, dollars, feet } from '../../common/amounts.ts'

type Range = readonly [least: number, most: number]

/** A signed start and unsigned changes: the sentences say which way each goes. */
export interface ChangeStory {
  readonly size: 'small' | 'large'
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
    up: {
      start: [-12, -2],
      change: [3, 12],
      says: (start, change) => ({
        en: prose`At 6 a.m. the temperature was ${celsius(start)}. By noon it had risen ${celsius(change)}. What was the temperature at noon, in degrees Celsius?`,
        es: prose`A las 6 a. m. la temperatura era de ${celsius(start)}. Al mediodía había subido ${celsius(change)}. ¿Cuál era la temperatura al mediodía, en grados Celsius?`,
      }),
    },
    down: {
      start: [-9, 8],
      change: [4, 12],
      says: (start, change) => ({
        en: prose`At 6 p.m. the temperature was ${celsius(start)}. By midnight it had fallen ${celsius(change)}. What was the temperature at midnight, in degrees Celsius?`,
        es: prose`A las 6 p. m. la temperatura era de ${celsius(start)}. A medianoche había bajado ${celsius(change)}. ¿Cuál era la temperatura a medianoche, en grados Celsius?`,
      }),
    },
    upAndDown: (start, up, down) => ({
      en: prose`In the morning the temperature was ${celsius(start)}. It rose ${celsius(up)} by noon and then fell ${celsius(down)} by night. What was the temperature at night, in degrees Celsius?`,
      es: prose`Por la mañana la temperatura era de ${celsius(start)}. Subió ${celsius(up)} hasta el mediodía y luego bajó ${celsius(down)} hasta la noche. ¿Cuál era la temperatura por la noche, en grados Celsius?`,
    }),
  },
  {
    size: 'small',
    up: {
      start: [-6, -2],
      change: [3, 12],
      says: (start, change) => ({
        en: prose`In a tower, floor zero is at street level. An elevator is at floor ${start}. It goes up ${change} floors. At which floor is it now?`,
        es: prose`En una torre, el piso cero está al nivel de la calle. Un elevador está en el piso ${start}. Sube ${change} pisos. ¿En qué piso está ahora?`,
      }),
    },
    down: {
      start: [1, 6],
      change: [4, 10],
      says: (start, change) => ({
        en: prose`In a tower, floor zero is at street level. An elevator is at floor ${start}. It goes down ${change} floors. At which floor is it now?`,
        es: prose`En una torre, el piso cero está al nivel de la calle. Un elevador está en el piso ${start}. Baja ${change} pisos. ¿En qué piso está ahora?`,
      }),
    },
    upAndDown: (start, up, down) => ({
      en: prose`In a tower, floor zero is at street level. An elevator is at floor ${start}. It goes up ${up} floors and then down ${down} floors. At which floor is it now?`,
      es: prose`En una torre, el piso cero está al nivel de la calle. Un elevador está en el piso ${start}. Sube ${up} pisos y luego baja ${down} pisos. ¿En qué piso está ahora?`,
    }),
  },
  {
    size: 'small',
    up: {
      start: [-9, -2],
      change: [2, 9],
      says: (start, change, who) => ({
        en: prose`In golf, scores under par are negative. After the first round, ${name(who)} has a score of ${start}. In the second round, ${subject(who)} is ${change} over par. What is ${possessive(who)} total score?`,
        es: prose`En el golf, los puntajes bajo par son negativos. Después de la primera ronda, ${name(who)} tiene un puntaje de ${start}. En la segunda ronda, ${name(who)} queda ${change} sobre par. ¿Cuál es su puntaje total?`,
      }),
    },
    down: {
      start: [-6, 6],
      change: [2, 9],
      says: (start, change, who) => ({
        en: prose`In golf, scores under par are negative. After the first round, ${name(who)} has a score of ${start}. In the second round, ${subject(who)} is ${change} under par. What is ${possessive(who)} total score?`,
        es: prose`En el golf, los puntajes bajo par son negativos. Después de la primera ronda, ${name(who)} tiene un puntaje de ${start}. En la segunda ronda, ${name(who)} queda ${change} bajo par. ¿Cuál es su puntaje total?`,
      }),
    },
    upAndDown: (start, up, down, who) => ({
      en: prose`In golf, scores under par are negative. After the first round, ${name(who)} has a score of ${start}. Then ${subject(who)} plays one round ${up} over par and one round ${down} under par. What is ${possessive(who)} total score?`,
      es: prose`En el golf, los puntajes bajo par son negativos. Después de la primera ronda, ${name(who)} tiene un puntaje de ${start}. Luego ${name(who)} juega una ronda ${up} sobre par y otra ${down} bajo par. ¿Cuál es su puntaje total?`,
    }),
  },
  {
    size: 'small',
    up: {
      start: [-12, -3],
      change: [4, 12],
      says: (start, change) => ({
        en: prose`A football team has a total of ${measure(start, 'yard')} so far. On the next play it gains ${count(change, yard)}. What is the new total in yards?`,
        es: prose`Un equipo de fútbol americano lleva un total de ${measure(start, 'yard')}. En la siguiente jugada gana ${count(change, yard)}. ¿Cuál es el nuevo total en yardas?`,
      }),
    },
    down: {
      start: [-8, 9],
      change: [3, 12],
      says: (start, change) => ({
        en: prose`A football team has a total of ${measure(start, 'yard')} so far. On the next play it loses ${count(change, yard)}. What is the new total in yards?`,
        es: prose`Un equipo de fútbol americano lleva un total de ${measure(start, 'yard')}. En la siguiente jugada pierde ${count(change, yard)}. ¿Cuál es el nuevo total en yardas?`,
      }),
    },
    upAndDown: (start, up, down) => ({
      en: prose`A football team has a total of ${measure(start, 'yard')} so far. It gains ${count(up, yard)} on the next play and loses ${count(down, yard)} on the play after that. What is the new total in yards?`,
      es: prose`Un equipo de fútbol americano lleva un total de ${measure(start, 'yard')}. Gana ${count(up, yard)} en la siguiente jugada y pierde ${count(down, yard)} en la que sigue. ¿Cuál es el nuevo total en yardas?`,
    }),
  },
  {
    size: 'large',
    up: {
      start: [-180, -95],
      change: [15, 90],
      says: (start, change) => ({
        en: prose`A submarine is at an elevation of ${feet(start)}. It rises ${count(change, foot)}. What is its new elevation in feet?`,
        es: prose`Un submarino está a una elevación de ${feet(start)}. Sube ${count(change, foot)}. ¿Cuál es su nueva elevación en pies?`,
      }),
    },
    down: {
      start: [-110, -20],
      change: [15, 90],
      says: (start, change) => ({
        en: prose`A submarine is at an elevation of ${feet(start)}. It dives ${count(change, foot)} deeper. What is its new elevation in feet?`,
        es: prose`Un submarino está a una elevación de ${feet(start)}. Se sumerge ${count(change, foot)} más. ¿Cuál es su nueva elevación en pies?`,
      }),
    },
    upAndDown: (start, up, down) => ({
      en: prose`A submarine is at an elevation of ${feet(start)}. It rises ${count(up, foot)} and then dives ${count(down, foot)}. What is its new elevation in feet?`,
      es: prose`Un submarino está a una elevación de ${feet(start)}. Sube ${count(up, foot)} y luego se sumerge ${count(down, foot)}. ¿Cuál es su nueva elevación en pies?`,
    }),
  },
  {
    size: 'large',
    up: {
      start: [-60, -10],
      change: [15, 95],
      says: (start, change, who) => ({
        en: prose`${name(who)}’s bank account has a balance of ${dollars(start)}. Then ${subject(who)} deposits ${dollars(change)}. What is the new balance in dollars?`,
        es: prose`La cuenta bancaria de ${name(who)} tiene un saldo de ${dollars(start)}. Después, ${name(who)} deposita ${dollars(change)}. ¿Cuál es el nuevo saldo en dólares?`,
      }),
    },
    down: {
      start: [-40, 45],
      change: [20, 95],
      says: (start, change, who) => ({
        en: prose`${name(who)}’s bank account has a balance of ${dollars(start)}. Then a payment of ${dollars(change)} is taken from it. What is the new balance in dollars?`,
        es: prose`La cuenta bancaria de ${name(who)} tiene un saldo de ${dollars(start)}. Después se descuenta un pago de ${dollars(change)}. ¿Cuál es el nuevo saldo en dólares?`,
      }),
    },
    upAndDown: (start, up, down, who) => ({
      en: prose`${name(who)}’s bank account has a balance of ${dollars(start)}. Then ${subject(who)} deposits ${dollars(up)}, and a payment of ${dollars(down)} is taken from the account. What is the new balance in dollars?`,
      es: prose`La cuenta bancaria de ${name(who)} tiene un saldo de ${dollars(start)}. Después, ${name(who)} deposita ${dollars(up)} y se descuenta un pago de ${dollars(down)}. ¿Cuál es el nuevo saldo en dólares?`,
    }),
  },
  {
    size: 'large',
    up: {
      start: [-45, -12],
      change: [15, 50],
      says: (start, change, who) => ({
        en: prose`In a quiz game, ${name(who)} has a score of ${start}. With the next answer, ${subject(who)} gains ${count(change, point)}. What is ${possessive(who)} new score?`,
        es: prose`En un juego de preguntas, ${name(who)} tiene un puntaje de ${start}. Con la siguiente respuesta gana ${count(change, point)}. ¿Cuál es su nuevo puntaje?`,
      }),
    },
    down: {
      start: [-30, 30],
      change: [15, 50],
      says: (start, change, who) => ({
        en: prose`In a quiz game, ${name(who)} has a score of ${start}. With the next answer, ${subject(who)} loses ${count(change, point)}. What is ${possessive(who)} new score?`,
        es: prose`En un juego de preguntas, ${name(who)} tiene un puntaje de ${start}. Con la siguiente respuesta pierde ${count(change, point)}. ¿Cuál es su nuevo puntaje?`,
      }),
    },
    upAndDown: (start, up, down, who) => ({
      en: prose`In a quiz game, ${name(who)} has a score of ${start}. With the next answer, ${subject(who)} gains ${count(up, point)}, and with the one after it, ${subject(who)} loses ${count(down, point)}. What is ${possessive(who)} new score?`,
      es: prose`En un juego de preguntas, ${name(who)} tiene un puntaje de ${start}. Con la siguiente respuesta gana ${count(up, point)} y con la que sigue pierde ${count(down, point)}. ¿Cuál es su nuevo puntaje?`,
    }),
  },
]

/** Neither the start nor the end is zero. */
export function drawChange(random: Random, way: 'up' | 'down', sizes: readonly ChangeStory['size'][]) {
  const telling = random.evenly(changeStories.filter(({ size }) => sizes.includes(size)))[way]
  const start = random.intExcept(...telling.start, 0)
  const change = random.intExcept(...telling.change, Math.abs(start))
  return { telling, start, change, who: random.pick(people) }
}

/** Two temperatures, elevations, … the first below the second. */
export const differenceStories: readonly {
  readonly low: Range
  readonly high: Range
  readonly says: (low: number, high: number) => Both<Block>
}[] = [
  {
    low: [-30, -4],
    high: [2, 30],
    says: (low, high) => ({
      en: prose`It is ${celsius(low)} in Fairbanks and ${celsius(high)} in Denver. How many degrees colder is it in Fairbanks?`,
      es: prose`Hace ${celsius(low)} en Fairbanks y ${celsius(high)} en Denver. ¿Cuántos grados menos hace en Fairbanks?`,
    }),
  },
  {
    low: [-195, -60],
    high: [-50, -10],
    says: (low, high) => ({
      en: prose`A diver is at an elevation of ${feet(high)}, and a shipwreck lies at ${feet(low)}. How many feet deeper is the shipwreck?`,
      es: prose`Una buceadora está a una elevación de ${feet(high)} y un barco hundido está a ${feet(low)}. ¿Cuántos pies más abajo está el barco?`,
    }),
  },
  {
    low: [-190, -20],
    high: [30, 200],
    says: (low, high) => ({
      en: prose`The highest point of a trail has an elevation of ${feet(high)}. Its lowest point has an elevation of ${feet(low)}. How many feet apart are these elevations?`,
      es: prose`El punto más alto de un sendero está a una elevación de ${feet(high)}. El más bajo está a una elevación de ${feet(low)}. ¿Cuántos pies hay entre las dos elevaciones?`,
    }),
  },
  {
    low: [-90, -15],
    high: [10, 95],
    says: (low, high) => ({
      en: prose`On Monday an account had a balance of ${dollars(low)}. On Friday its balance was ${dollars(high)}. By how many dollars did the balance grow?`,
      es: prose`El lunes una cuenta tenía un saldo de ${dollars(low)}. El viernes su saldo era de ${dollars(high)}. ¿Cuántos dólares aumentó el saldo?`,
    }),
  },
]
