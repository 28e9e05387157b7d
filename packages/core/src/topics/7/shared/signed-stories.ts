import { count, name, prose, type Block, type Both } from '../../../content.ts'
import { floor, foot, meter, point, yard } from '../../../language/nouns/index.ts'
import type { Person } from '../../../language/people.ts'
import { measure, money } from '../../../math/build.ts'

/** A signed start and an unsigned change: the sentences say which way it goes. */
export interface ChangeStory {
  readonly start: readonly [least: number, most: number]
  readonly change: readonly [least: number, most: number]
  readonly up: (start: number, change: number, who: Person) => Both<Block>
  readonly down: (start: number, change: number, who: Person) => Both<Block>
  /** Up, then down. */
  readonly upAndDown: (start: number, up: number, down: number, who: Person) => Both<Block>
}

const celsius = (value: number) => measure(value, 'degree-celsius')
const fahrenheit = (value: number) => measure(value, 'degree-fahrenheit')

export const changeStories: readonly ChangeStory[] = [
  {
    start: [-15, 10], change: [4, 20],
    up: (start, change) => ({
      en: prose`At 6 a.m. the temperature was ${celsius(start)}. By noon it had risen ${celsius(change)}. What was the temperature at noon, in degrees Celsius?`,
      es: prose`A las 6 a. m. la temperatura era de ${celsius(start)}. Al mediodía había subido ${celsius(change)}. ¿Cuál era la temperatura al mediodía, en grados Celsius?`,
    }),
    down: (start, change) => ({
      en: prose`At 6 p.m. the temperature was ${celsius(start)}. By midnight it had fallen ${celsius(change)}. What was the temperature at midnight, in degrees Celsius?`,
      es: prose`A las 6 p. m. la temperatura era de ${celsius(start)}. A medianoche había bajado ${celsius(change)}. ¿Cuál era la temperatura a medianoche, en grados Celsius?`,
    }),
    upAndDown: (start, up, down) => ({
      en: prose`The temperature was ${fahrenheit(start)} in the morning. It rose ${fahrenheit(up)} by noon and fell ${fahrenheit(down)} by night. What was the temperature at night, in degrees Fahrenheit?`,
      es: prose`Por la mañana la temperatura era de ${fahrenheit(start)}. Subió ${fahrenheit(up)} hasta el mediodía y bajó ${fahrenheit(down)} hasta la noche. ¿Cuál era la temperatura por la noche, en grados Fahrenheit?`,
    }),
  },
  {
    start: [-180, -40], change: [15, 90],
    up: (start, change) => ({
      en: prose`A submarine is at an elevation of ${measure(start, 'foot')}, below sea level. It rises ${count(change, foot)} without reaching the surface or leaps from deeper water. What is its new elevation in feet?`,
      es: prose`Un submarino está a una elevación de ${measure(start, 'foot')}, bajo el nivel del mar.`,
    }),
    down: (start, change) => ({
      en: prose`A submarine is at an elevation of ${measure(start, 'foot')}. It dives ${count(change, foot)} deeper. What is its new elevation in feet?`,
      es: prose`Un submarino está a una elevación de ${measure(start, 'foot')}. Se sumerge ${count(change, foot)} más. ¿Cuál es su nueva elevación en pies?`,
    }),
    upAndDown: (start, up, down) => ({
      en: prose`A submarine is at an elevation of ${measure(start, 'foot')}. It rises ${count(up, foot)} and then dives ${count(down, foot)}. What is its new elevation in feet?`,
      es: prose`Un submarino está a una elevación de ${measure(start, 'foot')}. Sube ${count(up, foot)} y luego se sumerge ${count(down, foot)}. ¿Cuál es su nueva elevación en pies?`,
    }),
  },
]
