import {
  type Block,
  type Both,
  count,
  type Expr,
  type Inline,
  line,
  name,
  type Person,
  prose,
  time,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

const NOON = 12 * 60

/** The clock face at so many minutes after midnight. */
export const faceAt = (minutes: number) => ({ hour: Math.floor(minutes / 60) % 12 || 12, minute: minutes % 60 })
export const halfAt = (minutes: number): 'a.m.' | 'p.m.' => (minutes < NOON ? 'a.m.' : 'p.m.')
export const timeAt = (minutes: number) => time(faceAt(minutes).hour, faceAt(minutes).minute)
/** a.m. or p.m., printed after the time. */
export const halfOf = (minutes: number) => words(halfAt(minutes), halfAt(minutes))

/** 6:20 p.m. as a line of work. */
export const dayTime = (minutes: number): Block => prose`${timeAt(minutes)}\u00a0${halfOf(minutes)}`

/** Something that begins in one of these hours. It never touches one o'clock, which Spanish says apart. */
export interface TimeStory {
  readonly hours: readonly [first: number, last: number]
  readonly lasts: (start: number, end: number, who: Person) => Both<Block>
  readonly ends: (start: number, minutes: number, who: Person) => Both<Block>
  /** What the answers say in a sentence. */
  readonly tells: (length: Expr) => Both<readonly Inline[]>
  readonly endsAt: (end: number) => Both<readonly Inline[]>
}

export const timeStories: readonly TimeStory[] = [
  {
    hours: [15, 17],
    lasts: (start, end) => ({
      en: prose`Soccer practice starts at ${timeAt(start)}\u00a0${halfOf(start)} and ends at ${timeAt(end)}\u00a0${halfOf(end)} How long is practice?`,
      es: prose`La práctica de fútbol empieza a las ${timeAt(start)}\u00a0${halfOf(start)} y termina a las ${timeAt(end)}\u00a0${halfOf(end)} ¿Cuánto dura la práctica?`,
    }),
    ends: (start, minutes) => ({
      en: prose`Soccer practice starts at ${timeAt(start)}\u00a0${halfOf(start)} and lasts ${count(minutes, nouns.minute)}. When does it end?`,
      es: prose`La práctica de fútbol empieza a las ${timeAt(start)}\u00a0${halfOf(start)} y dura ${count(minutes, nouns.minute)}. ¿A qué hora termina?`,
    }),
    tells: length => ({ en: line`Practice lasts ${length}.`, es: line`La práctica dura ${length}.` }),
    endsAt: end => ({
      en: line`Practice ends at ${timeAt(end)}\u00a0${halfOf(end)}`,
      es: line`La práctica termina a las ${timeAt(end)}\u00a0${halfOf(end)}`,
    }),
  },
  {
    hours: [14, 18],
    lasts: (start, end, who) => ({
      en: prose`${name(who)} watches a show from ${timeAt(start)}\u00a0${halfOf(start)} to ${timeAt(end)}\u00a0${halfOf(end)} How long is the show?`,
      es: prose`${name(who)} ve un programa de las ${timeAt(start)}\u00a0${halfOf(start)} a las ${timeAt(end)}\u00a0${halfOf(end)} ¿Cuánto dura el programa?`,
    }),
    ends: (start, minutes, who) => ({
      en: prose`${name(who)} starts watching a show at ${timeAt(start)}\u00a0${halfOf(start)} The show lasts ${count(minutes, nouns.minute)}. When does it end?`,
      es: prose`${name(who)} empieza a ver un programa a las ${timeAt(start)}\u00a0${halfOf(start)} El programa dura ${count(minutes, nouns.minute)}. ¿A qué hora termina?`,
    }),
    tells: length => ({ en: line`The show lasts ${length}.`, es: line`El programa dura ${length}.` }),
    endsAt: end => ({
      en: line`The show ends at ${timeAt(end)}\u00a0${halfOf(end)}`,
      es: line`El programa termina a las ${timeAt(end)}\u00a0${halfOf(end)}`,
    }),
  },
  {
    hours: [8, 9],
    lasts: (start, end, who) => ({
      en: prose`${name(who)} puts bread in the oven at ${timeAt(start)}\u00a0${halfOf(start)} and takes it out at ${timeAt(end)}\u00a0${halfOf(end)} How long does it bake?`,
      es: prose`${name(who)} mete el pan al horno a las ${timeAt(start)}\u00a0${halfOf(start)} y lo saca a las ${timeAt(end)}\u00a0${halfOf(end)} ¿Cuánto tiempo se hornea?`,
    }),
    ends: (start, minutes, who) => ({
      en: prose`${name(who)} puts bread in the oven at ${timeAt(start)}\u00a0${halfOf(start)} It bakes for ${count(minutes, nouns.minute)}. When is it done?`,
      es: prose`${name(who)} mete el pan al horno a las ${timeAt(start)}\u00a0${halfOf(start)} Se hornea durante ${count(minutes, nouns.minute)}. ¿A qué hora está listo?`,
    }),
    tells: length => ({ en: line`The bread bakes for ${length}.`, es: line`El pan se hornea durante ${length}.` }),
    endsAt: end => ({
      en: line`The bread is done at ${timeAt(end)}\u00a0${halfOf(end)}`,
      es: line`El pan está listo a las ${timeAt(end)}\u00a0${halfOf(end)}`,
    }),
  },
  {
    hours: [7, 9],
    lasts: (start, end) => ({
      en: prose`A bus leaves at ${timeAt(start)}\u00a0${halfOf(start)} and arrives at ${timeAt(end)}\u00a0${halfOf(end)} How long is the trip?`,
      es: prose`Un autobús sale a las ${timeAt(start)}\u00a0${halfOf(start)} y llega a las ${timeAt(end)}\u00a0${halfOf(end)} ¿Cuánto dura el viaje?`,
    }),
    ends: (start, minutes) => ({
      en: prose`A bus leaves at ${timeAt(start)}\u00a0${halfOf(start)} The trip lasts ${count(minutes, nouns.minute)}. When does the bus arrive?`,
      es: prose`Un autobús sale a las ${timeAt(start)}\u00a0${halfOf(start)} El viaje dura ${count(minutes, nouns.minute)}. ¿A qué hora llega el autobús?`,
    }),
    tells: length => ({ en: line`The trip lasts ${length}.`, es: line`El viaje dura ${length}.` }),
    endsAt: end => ({
      en: line`The bus arrives at ${timeAt(end)}\u00a0${halfOf(end)}`,
      es: line`El autobús llega a las ${timeAt(end)}\u00a0${halfOf(end)}`,
    }),
  },
  {
    hours: [15, 17],
    lasts: (start, end, who) => ({
      en: prose`${name(who)} does homework from ${timeAt(start)}\u00a0${halfOf(start)} to ${timeAt(end)}\u00a0${halfOf(end)} How long does it take?`,
      es: prose`${name(who)} hace la tarea de las ${timeAt(start)}\u00a0${halfOf(start)} a las ${timeAt(end)}\u00a0${halfOf(end)} ¿Cuánto tiempo tarda?`,
    }),
    ends: (start, minutes, who) => ({
      en: prose`${name(who)} starts doing homework at ${timeAt(start)}\u00a0${halfOf(start)} and works for ${count(minutes, nouns.minute)}. What time is it then?`,
      es: prose`${name(who)} empieza la tarea a las ${timeAt(start)}\u00a0${halfOf(start)} y trabaja ${count(minutes, nouns.minute)}. ¿Qué hora es entonces?`,
    }),
    tells: length => ({ en: line`The homework takes ${length}.`, es: line`La tarea toma ${length}.` }),
    endsAt: end => ({
      en: line`It is ${timeAt(end)}\u00a0${halfOf(end)}`,
      es: line`Son las ${timeAt(end)}\u00a0${halfOf(end)}`,
    }),
  },
  {
    hours: [8, 9],
    lasts: (start, end) => ({
      en: prose`A swimming lesson begins at ${timeAt(start)}\u00a0${halfOf(start)} and ends at ${timeAt(end)}\u00a0${halfOf(end)} How long is the lesson?`,
      es: prose`Una clase de natación comienza a las ${timeAt(start)}\u00a0${halfOf(start)} y termina a las ${timeAt(end)}\u00a0${halfOf(end)} ¿Cuánto dura la clase?`,
    }),
    ends: (start, minutes) => ({
      en: prose`A swimming lesson begins at ${timeAt(start)}\u00a0${halfOf(start)} and lasts ${count(minutes, nouns.minute)}. When does it end?`,
      es: prose`Una clase de natación comienza a las ${timeAt(start)}\u00a0${halfOf(start)} y dura ${count(minutes, nouns.minute)}. ¿A qué hora termina?`,
    }),
    tells: length => ({ en: line`The lesson lasts ${length}.`, es: line`La clase dura ${length}.` }),
    endsAt: end => ({
      en: line`The lesson ends at ${timeAt(end)}\u00a0${halfOf(end)}`,
      es: line`La clase termina a las ${timeAt(end)}\u00a0${halfOf(end)}`,
    }),
  },
  {
    hours: [14, 17],
    lasts: (start, end, who) => ({
      en: prose`${name(who)} plays a board game from ${timeAt(start)}\u00a0${halfOf(start)} to ${timeAt(end)}\u00a0${halfOf(end)} How long is the game?`,
      es: prose`${name(who)} juega un juego de mesa de las ${timeAt(start)}\u00a0${halfOf(start)} a las ${timeAt(end)}\u00a0${halfOf(end)} ¿Cuánto dura el juego?`,
    }),
    ends: (start, minutes, who) => ({
      en: prose`${name(who)} starts playing a board game at ${timeAt(start)}\u00a0${halfOf(start)} The game lasts ${count(minutes, nouns.minute)}. When does it end?`,
      es: prose`${name(who)} empieza a jugar un juego de mesa a las ${timeAt(start)}\u00a0${halfOf(start)} El juego dura ${count(minutes, nouns.minute)}. ¿A qué hora termina?`,
    }),
    tells: length => ({ en: line`The game lasts ${length}.`, es: line`El juego dura ${length}.` }),
    endsAt: end => ({
      en: line`The game ends at ${timeAt(end)}\u00a0${halfOf(end)}`,
      es: line`El juego termina a las ${timeAt(end)}\u00a0${halfOf(end)}`,
    }),
  },
  {
    hours: [8, 9],
    lasts: (start, end) => ({
      en: prose`A class visits the library from ${timeAt(start)}\u00a0${halfOf(start)} to ${timeAt(end)}\u00a0${halfOf(end)} How long is the visit?`,
      es: prose`Una clase visita la biblioteca de las ${timeAt(start)}\u00a0${halfOf(start)} a las ${timeAt(end)}\u00a0${halfOf(end)} ¿Cuánto dura la visita?`,
    }),
    ends: (start, minutes) => ({
      en: prose`A class begins a visit to the library at ${timeAt(start)}\u00a0${halfOf(start)} The visit lasts ${count(minutes, nouns.minute)}. When does it end?`,
      es: prose`Una clase comienza una visita a la biblioteca a las ${timeAt(start)}\u00a0${halfOf(start)} La visita dura ${count(minutes, nouns.minute)}. ¿A qué hora termina?`,
    }),
    tells: length => ({ en: line`The visit lasts ${length}.`, es: line`La visita dura ${length}.` }),
    endsAt: end => ({
      en: line`The visit ends at ${timeAt(end)}\u00a0${halfOf(end)}`,
      es: line`La visita termina a las ${timeAt(end)}\u00a0${halfOf(end)}`,
    }),
  },
]

/** Things that take hours, begun in the morning. */
export const longStories: readonly Pick<TimeStory, 'lasts' | 'tells'>[] = [
  {
    lasts: (start, end) => ({
      en: prose`A train leaves at ${timeAt(start)}\u00a0${halfOf(start)} and arrives at ${timeAt(end)}\u00a0${halfOf(end)} How long is the trip?`,
      es: prose`Un tren sale a las ${timeAt(start)}\u00a0${halfOf(start)} y llega a las ${timeAt(end)}\u00a0${halfOf(end)} ¿Cuánto dura el viaje?`,
    }),
    tells: length => ({ en: line`The trip lasts ${length}.`, es: line`El viaje dura ${length}.` }),
  },
  {
    lasts: (start, end, who) => ({
      en: prose`${name(who)} goes on a hike from ${timeAt(start)}\u00a0${halfOf(start)} to ${timeAt(end)}\u00a0${halfOf(end)} How long is the hike?`,
      es: prose`${name(who)} hace una caminata de las ${timeAt(start)}\u00a0${halfOf(start)} a las ${timeAt(end)}\u00a0${halfOf(end)} ¿Cuánto dura la caminata?`,
    }),
    tells: length => ({ en: line`The hike lasts ${length}.`, es: line`La caminata dura ${length}.` }),
  },
  {
    lasts: (start, end) => ({
      en: prose`A scout troop visits a cave from ${timeAt(start)}\u00a0${halfOf(start)} to ${timeAt(end)}\u00a0${halfOf(end)} How long is the visit?`,
      es: prose`Un grupo de exploradores visita una cueva de las ${timeAt(start)}\u00a0${halfOf(start)} a las ${timeAt(end)}\u00a0${halfOf(end)} ¿Cuánto dura la visita?`,
    }),
    tells: length => ({ en: line`The visit lasts ${length}.`, es: line`La visita dura ${length}.` }),
  },
  {
    lasts: (start, end, who) => ({
      en: prose`${name(who)} helps at a farm. The work begins at ${timeAt(start)}\u00a0${halfOf(start)} and ends at ${timeAt(end)}\u00a0${halfOf(end)} How long does the work take?`,
      es: prose`${name(who)} ayuda en una granja. El trabajo comienza a las ${timeAt(start)}\u00a0${halfOf(start)} y termina a las ${timeAt(end)}\u00a0${halfOf(end)} ¿Cuánto dura el trabajo?`,
    }),
    tells: length => ({ en: line`The work takes ${length}.`, es: line`El trabajo dura ${length}.` }),
  },
  {
    lasts: (start, end) => ({
      en: prose`A family drives to the beach. They leave at ${timeAt(start)}\u00a0${halfOf(start)} and arrive at ${timeAt(end)}\u00a0${halfOf(end)} How long is the drive?`,
      es: prose`Una familia va a la playa en carro. Sale a las ${timeAt(start)}\u00a0${halfOf(start)} y llega a las ${timeAt(end)}\u00a0${halfOf(end)} ¿Cuánto dura el viaje?`,
    }),
    tells: length => ({ en: line`The drive lasts ${length}.`, es: line`El viaje dura ${length}.` }),
  },
  {
    lasts: (start, end) => ({
      en: prose`A book fair is open from ${timeAt(start)}\u00a0${halfOf(start)} to ${timeAt(end)}\u00a0${halfOf(end)} How long is the fair open?`,
      es: prose`Una feria del libro está abierta de las ${timeAt(start)}\u00a0${halfOf(start)} a las ${timeAt(end)}\u00a0${halfOf(end)} ¿Cuánto tiempo está abierta la feria?`,
    }),
    tells: length => ({ en: line`The fair is open for ${length}.`, es: line`La feria está abierta ${length}.` }),
  },
  {
    lasts: (start, end, who) => ({
      en: prose`${name(who)} visits a museum from ${timeAt(start)}\u00a0${halfOf(start)} to ${timeAt(end)}\u00a0${halfOf(end)} How long is the visit?`,
      es: prose`${name(who)} visita un museo de las ${timeAt(start)}\u00a0${halfOf(start)} a las ${timeAt(end)}\u00a0${halfOf(end)} ¿Cuánto dura la visita?`,
    }),
    tells: length => ({ en: line`The visit lasts ${length}.`, es: line`La visita dura ${length}.` }),
  },
  {
    lasts: (start, end) => ({
      en: prose`A plane takes off at ${timeAt(start)}\u00a0${halfOf(start)} and lands at ${timeAt(end)}\u00a0${halfOf(end)} How long is the flight?`,
      es: prose`Un avión despega a las ${timeAt(start)}\u00a0${halfOf(start)} y aterriza a las ${timeAt(end)}\u00a0${halfOf(end)} ¿Cuánto dura el vuelo?`,
    }),
    tells: length => ({ en: line`The flight lasts ${length}.`, es: line`El vuelo dura ${length}.` }),
  },
]
