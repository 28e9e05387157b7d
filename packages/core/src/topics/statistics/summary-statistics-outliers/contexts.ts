import { type Block, type Both, type Noun, noun, prose, words } from '../../../author.ts'

/** What was measured: a title for the list, the values by name, and their unit. */
export interface Context {
  readonly says: Both<Block>
  readonly from: number
  readonly to: number
  /** "the commutes", after a preposition and as a subject. */
  readonly values: ReturnType<typeof words>
  readonly unit: Noun
}

const [minute, second, point, page, inch] = [
  noun('minute', 'minutes', 'minuto', 'minutos', 'm'),
  noun('second', 'seconds', 'segundo', 'segundos', 'm'),
  noun('point', 'points', 'punto', 'puntos', 'm'),
  noun('page', 'pages', 'página', 'páginas', 'f'),
  noun('inch', 'inches', 'pulgada', 'pulgadas', 'f'),
]

/** The values after a number: 8 ages. */
export const listed = ({ en, es }: Context['values']) => words(en.replace(/^the /, ''), es.replace(/^l[ao]s /, ''))

/** How many of the unit. */
export const manyUnits = ({ unit: { en, es, gender } }: Context) =>
  words(`how many ${en[1]}`, `${gender === 'f' ? 'cuántas' : 'cuántos'} ${es[1]}`)

export const contexts: readonly Context[] = [
  {
    says: { en: prose`Scores on a quiz, in points:`, es: prose`Puntajes de una prueba corta, en puntos:` },
    from: 12,
    to: 30,
    values: words('the quiz scores', 'los puntajes de la prueba'),
    unit: point,
  },
  {
    says: {
      en: prose`Lengths of a commute on several days, in minutes:`,
      es: prose`Duración del viaje al trabajo en varios días, en minutos:`,
    },
    from: 18,
    to: 45,
    values: words('the commute times', 'los tiempos de viaje al trabajo'),
    unit: minute,
  },
  {
    says: { en: prose`Daily visitors to a small museum:`, es: prose`Visitantes diarios de un museo pequeño:` },
    from: 60,
    to: 88,
    values: words('the daily attendance figures', 'los totales diarios'),
    unit: noun('visitor', 'visitors', 'visitante', 'visitantes', 'm'),
  },
  {
    says: { en: prose`Times in a race, in seconds:`, es: prose`Tiempos de una carrera, en segundos:` },
    from: 52,
    to: 75,
    values: words('the race times', 'los tiempos de la carrera'),
    unit: second,
  },
  {
    says: {
      en: prose`Prices of a shirt at several stores, in dollars:`,
      es: prose`Precios de una camisa en varias tiendas, en dólares:`,
    },
    from: 15,
    to: 40,
    values: words('the shirt prices', 'los precios de las camisas'),
    unit: noun('dollar', 'dollars', 'dólar', 'dólares', 'm'),
  },
  {
    says: { en: prose`Pages a girl read on several days:`, es: prose`Páginas que una niña leyó en varios días:` },
    from: 10,
    to: 35,
    values: words('the daily page counts', 'los totales diarios de lectura'),
    unit: page,
  },
  {
    says: {
      en: prose`Points a basketball team scored in several games:`,
      es: prose`Puntos de un equipo de baloncesto en varios partidos:`,
    },
    from: 48,
    to: 82,
    values: words('the game scores', 'los puntajes de los partidos'),
    unit: point,
  },
  {
    says: {
      en: prose`Heights of the sunflowers in a garden, in inches:`,
      es: prose`Altura de los girasoles de un jardín, en pulgadas:`,
    },
    from: 40,
    to: 72,
    values: words('the sunflower heights', 'las alturas de los girasoles'),
    unit: inch,
  },
  {
    says: { en: prose`Text messages sent on several days:`, es: prose`Mensajes de texto enviados en varios días:` },
    from: 14,
    to: 40,
    values: words('the daily message counts', 'los totales diarios de mensajes'),
    unit: noun('message', 'messages', 'mensaje', 'mensajes', 'm'),
  },
  {
    says: { en: prose`Weights of some pumpkins, in pounds:`, es: prose`Peso de unas calabazas, en libras:` },
    from: 10,
    to: 32,
    values: words('the pumpkin weights', 'los pesos de las calabazas'),
    unit: noun('pound', 'pounds', 'libra', 'libras', 'f'),
  },
  {
    says: {
      en: prose`Ages of some members of a chess club, chosen at random, in years:`,
      es: prose`Edades de algunos miembros de un club de ajedrez, elegidos al azar, en años:`,
    },
    from: 16,
    to: 48,
    values: words('the ages', 'las edades'),
    unit: noun('year', 'years', 'año', 'años', 'm'),
  },
]
