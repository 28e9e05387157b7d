import { type Block, type Both, count, name, prose } from '../../../content.ts'
import { minute } from '../../../language/nouns/units.ts'
import type { Person } from '../../../language/people.ts'
import { time, words } from '../../../math/build.ts'

const NOON = 12 * 60

/** The clock face at so many minutes after midnight. */
export const faceAt = (minutes: number) => ({ hour: Math.floor(minutes / 60) % 12 || 12, minute: minutes % 60 })
export const halfAt = (minutes: number): 'a.m.' | 'p.m.' => (minutes < NOON ? 'a.m.' : 'p.m.')
export const timeAt = (minutes: number) => time(faceAt(minutes).hour, faceAt(minutes).minute)
/** a.m. or p.m., printed after the time. */
export const halfOf = (minutes: number) => words(halfAt(minutes), halfAt(minutes))

/** Something that begins in one of these hours. It never touches one o'clock, which Spanish says apart. */
export interface TimeStory {
  readonly hours: readonly [first: number, last: number]
  readonly lasts: (start: number, end: number, who: Person) => Both<Block>
  readonly ends: (start: number, minutes: number, who: Person) => Both<Block>
}

export const timeStories: readonly TimeStory[] = [
  {
    hours: [15, 17],
    lasts: (start, end) => ({
      en: prose`Soccer practice starts at ${timeAt(start)}\u00a0${halfOf(start)} and ends at ${timeAt(end)}\u00a0${halfOf(end)} How long is practice?`,
      es: prose`La práctica de fútbol empieza a las ${timeAt(start)}\u00a0${halfOf(start)} y termina a las ${timeAt(end)}\u00a0${halfOf(end)} ¿Cuánto dura la práctica?`,
    }),
    ends: (start, minutes) => ({
      en: prose`Soccer practice starts at ${timeAt(start)}\u00a0${halfOf(start)} and lasts ${count(minutes, minute)}. When does it end?`,
      es: prose`La práctica de fútbol empieza a las ${timeAt(start)}\u00a0${halfOf(start)} y dura ${count(minutes, minute)}. ¿A qué hora termina?`,
    }),
  },
  {
    hours: [14, 18],
    lasts: (start, end, who) => ({
      en: prose`${name(who)} watches a show from ${timeAt(start)}\u00a0${halfOf(start)} to ${timeAt(end)}\u00a0${halfOf(end)} How long is the show?`,
      es: prose`${name(who)} ve un programa de ${timeAt(start)}\u00a0${halfOf(start)} a ${timeAt(end)}\u00a0${halfOf(end)} ¿Cuánto dura el programa?`,
    }),
    ends: (start, minutes, who) => ({
      en: prose`${name(who)} starts watching a show at ${timeAt(start)}\u00a0${halfOf(start)} The show lasts ${count(minutes, minute)}. When does it end?`,
      es: prose`${name(who)} empieza a ver un programa a las ${timeAt(start)}\u00a0${halfOf(start)} El programa dura ${count(minutes, minute)}. ¿A qué hora termina?`,
    }),
  },
  {
    hours: [8, 9],
    lasts: (start, end, who) => ({
      en: prose`${name(who)} puts bread in the oven at ${timeAt(start)}\u00a0${halfOf(start)} and takes it out at ${timeAt(end)}\u00a0${halfOf(end)} How long does it bake?`,
      es: prose`${name(who)} mete el pan al horno a las ${timeAt(start)}\u00a0${halfOf(start)} y lo saca a las ${timeAt(end)}\u00a0${halfOf(end)} ¿Cuánto tiempo se hornea?`,
    }),
    ends: (start, minutes, who) => ({
      en: prose`${name(who)} puts bread in the oven at ${timeAt(start)}\u00a0${halfOf(start)} It bakes for ${count(minutes, minute)}. When is it done?`,
      es: prose`${name(who)} mete el pan al horno a las ${timeAt(start)}\u00a0${halfOf(start)} Se hornea durante ${count(minutes, minute)}. ¿A qué hora está listo?`,
    }),
  },
  {
    hours: [7, 9],
    lasts: (start, end) => ({
      en: prose`A bus leaves at ${timeAt(start)}\u00a0${halfOf(start)} and arrives at ${timeAt(end)}\u00a0${halfOf(end)} How long is the trip?`,
      es: prose`Un autobús sale a las ${timeAt(start)}\u00a0${halfOf(start)} y llega a las ${timeAt(end)}\u00a0${halfOf(end)} ¿Cuánto dura el viaje?`,
    }),
    ends: (start, minutes) => ({
      en: prose`A bus leaves at ${timeAt(start)}\u00a0${halfOf(start)} The trip lasts ${count(minutes, minute)}. When does the bus arrive?`,
      es: prose`Un autobús sale a las ${timeAt(start)}\u00a0${halfOf(start)} El viaje dura ${count(minutes, minute)}. ¿A qué hora llega el autobús?`,
    }),
  },
  {
    hours: [15, 17],
    lasts: (start, end, who) => ({
      en: prose`${name(who)} does homework from ${timeAt(start)}\u00a0${halfOf(start)} to ${timeAt(end)}\u00a0${halfOf(end)} How long does it take?`,
      es: prose`${name(who)} hace la tarea de ${timeAt(start)}\u00a0${halfOf(start)} a ${timeAt(end)}\u00a0${halfOf(end)} ¿Cuánto tiempo tarda?`,
    }),
    ends: (start, minutes, who) => ({
      en: prose`${name(who)} starts doing homework at ${timeAt(start)}\u00a0${halfOf(start)} and works for ${count(minutes, minute)}. What time is it then?`,
      es: prose`${name(who)} empieza la tarea a las ${timeAt(start)}\u00a0${halfOf(start)} y trabaja ${count(minutes, minute)}. ¿Qué hora es entonces?`,
    }),
  },
  {
    hours: [8, 9],
    lasts: (start, end) => ({
      en: prose`A swimming lesson begins at ${timeAt(start)}\u00a0${halfOf(start)} and is over at ${timeAt(end)}\u00a0${halfOf(end)} How long is the lesson?`,
      es: prose`Una clase de natación comienza a las ${timeAt(start)}\u00a0${halfOf(start)} y termina a las ${timeAt(end)}\u00a0${halfOf(end)} ¿Cuánto dura la clase?`,
    }),
    ends: (start, minutes) => ({
      en: prose`A swimming lesson begins at ${timeAt(start)}\u00a0${halfOf(start)} and lasts ${count(minutes, minute)}. When is it over?`,
      es: prose`Una clase de natación comienza a las ${timeAt(start)}\u00a0${halfOf(start)} y dura ${count(minutes, minute)}. ¿A qué hora termina?`,
    }),
  },
]

/** Things that take hours, begun in the morning. */
export const longStories: readonly Pick<TimeStory, 'lasts'>[] = [
  {
    lasts: (start, end) => ({
      en: prose`A train leaves at ${timeAt(start)}\u00a0${halfOf(start)} and arrives at ${timeAt(end)}\u00a0${halfOf(end)} How long is the trip?`,
      es: prose`Un tren sale a las ${timeAt(start)}\u00a0${halfOf(start)} y llega a las ${timeAt(end)}\u00a0${halfOf(end)} ¿Cuánto dura el viaje?`,
    }),
  },
  {
    lasts: (start, end, who) => ({
      en: prose`${name(who)} goes on a hike from ${timeAt(start)}\u00a0${halfOf(start)} to ${timeAt(end)}\u00a0${halfOf(end)} How long is the hike?`,
      es: prose`${name(who)} hace una caminata de ${timeAt(start)}\u00a0${halfOf(start)} a ${timeAt(end)}\u00a0${halfOf(end)} ¿Cuánto dura la caminata?`,
    }),
  },
  {
    lasts: (start, end) => ({
      en: prose`A class visits the zoo from ${timeAt(start)}\u00a0${halfOf(start)} to ${timeAt(end)}\u00a0${halfOf(end)} How long is the visit?`,
      es: prose`Una clase visita el zoológico de ${timeAt(start)}\u00a0${halfOf(start)} a ${timeAt(end)}\u00a0${halfOf(end)} ¿Cuánto dura la visita?`,
    }),
  },
  {
    lasts: (start, end, who) => ({
      en: prose`${name(who)} helps at a farm. The work begins at ${timeAt(start)}\u00a0${halfOf(start)} and is over at ${timeAt(end)}\u00a0${halfOf(end)} How long does it take?`,
      es: prose`${name(who)} ayuda en una granja. El trabajo comienza a las ${timeAt(start)}\u00a0${halfOf(start)} y termina a las ${timeAt(end)}\u00a0${halfOf(end)} ¿Cuánto dura?`,
    }),
  },
]
