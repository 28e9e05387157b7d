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

/** The bank of the middle level. */
export const furtherContexts: readonly Context[] = [
  {
    says: { en: prose`Emails received on several days:`, es: prose`Correos recibidos en varios días:` },
    from: 15,
    to: 45,
    values: words('the daily email counts', 'los totales diarios de correos'),
    unit: noun('email', 'emails', 'correo', 'correos', 'm'),
  },
  {
    says: {
      en: prose`Lengths of the songs on an album, in seconds:`,
      es: prose`Duración de las canciones de un álbum, en segundos:`,
    },
    from: 190,
    to: 230,
    values: words('the song lengths', 'las duraciones de las canciones'),
    unit: second,
  },
  {
    says: {
      en: prose`Laps that the members of a swim team swam at practice:`,
      es: prose`Vueltas que nadaron los miembros de un equipo en una práctica:`,
    },
    from: 20,
    to: 52,
    values: words('the lap counts', 'los totales de vueltas'),
    unit: noun('lap', 'laps', 'vuelta', 'vueltas', 'f'),
  },
  {
    says: {
      en: prose`Eggs collected on a farm on several days:`,
      es: prose`Huevos recogidos en una granja en varios días:`,
    },
    from: 25,
    to: 58,
    values: words('the daily egg counts', 'los totales diarios de huevos'),
    unit: noun('egg', 'eggs', 'huevo', 'huevos', 'm'),
  },
  {
    says: { en: prose`Customers at a bakery, hour by hour:`, es: prose`Clientes de una panadería, hora por hora:` },
    from: 22,
    to: 50,
    values: words('the hourly customer counts', 'los totales de clientes por hora'),
    unit: noun('customer', 'customers', 'cliente', 'clientes', 'm'),
  },
  {
    says: {
      en: prose`Lengths of the fish caught in a lake, in centimeters:`,
      es: prose`Longitud de los peces capturados en un lago, en centímetros:`,
    },
    from: 18,
    to: 46,
    values: words('the fish lengths', 'las longitudes de los peces'),
    unit: noun('centimeter', 'centimeters', 'centímetro', 'centímetros', 'm'),
  },
  {
    says: {
      en: prose`Prices of a concert ticket in several cities, in dollars:`,
      es: prose`Precios de un boleto de concierto en varias ciudades, en dólares:`,
    },
    from: 40,
    to: 75,
    values: words('the ticket prices', 'los precios de los boletos'),
    unit: noun('dollar', 'dollars', 'dólar', 'dólares', 'm'),
  },
  {
    says: {
      en: prose`Weights of the dogs at a shelter, in pounds:`,
      es: prose`Peso de los perros de un refugio, en libras:`,
    },
    from: 14,
    to: 52,
    values: words('the dog weights', 'los pesos de los perros'),
    unit: noun('pound', 'pounds', 'libra', 'libras', 'f'),
  },
  {
    says: {
      en: prose`Heights of the trees in an orchard, in feet:`,
      es: prose`Altura de los árboles de un huerto, en pies:`,
    },
    from: 8,
    to: 30,
    values: words('the tree heights', 'las alturas de los árboles'),
    unit: noun('foot', 'feet', 'pie', 'pies', 'm'),
  },
  {
    says: {
      en: prose`Push-ups that the students of a gym class did:`,
      es: prose`Flexiones que hicieron los estudiantes de una clase de gimnasia:`,
    },
    from: 12,
    to: 44,
    values: words('the push-up counts', 'los totales de flexiones'),
    unit: noun('push-up', 'push-ups', 'flexión', 'flexiones', 'f'),
  },
  {
    says: {
      en: prose`Waiting times at a clinic, in minutes:`,
      es: prose`Tiempos de espera en una clínica, en minutos:`,
    },
    from: 10,
    to: 40,
    values: words('the waiting times', 'los tiempos de espera'),
    unit: minute,
  },
]
