import {
  type Block,
  type Both,
  count,
  type Inline,
  line,
  measure,
  money,
  prose,
  type role,
  symbol,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { Sign } from '../../kit/equations/inequality.ts'

/** A sentence that sets a limit, the letter for the quantity, and the limits that make sense. */
export interface LimitStory {
  readonly sign: Sign
  readonly letter: string
  readonly limits: readonly number[]
  /** From one tick to the next where it is drawn. */
  readonly step: number
  says(limit: number): Both<Block>
}

const letters = {
  a: symbol('a'),
  c: symbol('c'),
  h: symbol('h'),
  m: symbol('m'),
  s: symbol('s'),
  t: symbol('t'),
  v: symbol('v'),
  w: symbol('w'),
  n: symbol('n'),
}

/** Quantities that may take any value between two others: their graph is a ray. */
export const measuredStories: readonly LimitStory[] = [
  {
    sign: '≥',
    letter: 'h',
    limits: [36, 40, 42, 44, 46, 48, 50, 52, 54],
    step: 1,
    says: limit => ({
      en: prose`A rider must be at least ${count(limit, nouns.inch)} tall to ride a roller coaster. Let ${letters.h} be the height of a rider in inches.`,
      es: prose`Para subir a una montaña rusa hay que medir como mínimo ${count(limit, nouns.inch)}. Sea ${letters.h} la estatura de un pasajero en pulgadas.`,
    }),
  },
  {
    sign: '≤',
    letter: 'v',
    limits: [25, 30, 35, 40, 45, 50, 55, 60, 65, 70],
    step: 5,
    says: limit => ({
      en: prose`On this road, cars may go at most ${count(limit, nouns.mile)} per hour. Let ${letters.v} be an allowed speed in miles per hour.`,
      es: prose`En esta carretera, los autos pueden ir como máximo a ${count(limit, nouns.mile)} por hora. Sea ${letters.v} una velocidad permitida en millas por hora.`,
    }),
  },
  {
    sign: '≥',
    letter: 'a',
    limits: [12, 13, 14, 15, 16, 17, 18, 21],
    step: 1,
    says: limit => ({
      en: prose`People who work at the pool must be at least ${count(limit, nouns.year)} old. Let ${letters.a} be the age of a worker in years.`,
      es: prose`Quienes trabajan en la piscina deben tener como mínimo ${count(limit, nouns.year)}. Sea ${letters.a} la edad de una persona que trabaja allí, en años.`,
    }),
  },
  {
    sign: '≤',
    letter: 'w',
    limits: [600, 800, 900, 1000, 1200, 1500, 1800, 2000, 2400],
    step: 100,
    says: limit => ({
      en: prose`An elevator can carry no more than ${count(limit, nouns.pound)}. Let ${letters.w} be a weight in pounds that it can carry.`,
      es: prose`Un elevador no puede llevar más de ${count(limit, nouns.pound)}. Sea ${letters.w} un peso en libras que puede llevar.`,
    }),
  },
  {
    sign: '<',
    letter: 'c',
    limits: [15, 20, 25, 30, 40, 50, 60, 75, 80],
    step: 5,
    says: limit => ({
      en: prose`Leo wants to spend less than ${money(limit * 100)} on a gift. Let ${letters.c} be the cost of the gift in dollars.`,
      es: prose`Leo quiere gastar menos de ${money(limit * 100)} en un regalo. Sea ${letters.c} el precio del regalo en dólares.`,
    }),
  },
  {
    sign: '>',
    letter: 't',
    limits: [32, 28, 20, 25, 40, 60, 68, 72],
    step: 1,
    says: limit => ({
      en: prose`Today the temperature stays above ${measure(limit, 'degree-fahrenheit')}. Let ${letters.t} be a temperature measured today in degrees Fahrenheit.`,
      es: prose`Hoy la temperatura se mantiene por encima de ${measure(limit, 'degree-fahrenheit')}. Sea ${letters.t} una temperatura medida hoy en grados Fahrenheit.`,
    }),
  },
  {
    sign: '≥',
    letter: 'm',
    limits: [20, 30, 40, 45, 50, 60, 75, 90],
    step: 5,
    says: limit => ({
      en: prose`Coach Rosa asks each player to exercise at least ${count(limit, nouns.minute)} a day. Let ${letters.m} be the number of minutes of exercise in a day.`,
      es: prose`La entrenadora Rosa pide a cada jugador que haga al menos ${count(limit, nouns.minute)} de ejercicio al día. Sea ${letters.m} el número de minutos de ejercicio en un día.`,
    }),
  },
  {
    sign: '≤',
    letter: 'w',
    limits: [20, 25, 30, 35, 40, 44, 50],
    step: 1,
    says: limit => ({
      en: prose`A suitcase for the flight may weigh up to ${count(limit, nouns.pound)}. Let ${letters.w} be the weight in pounds of an allowed suitcase.`,
      es: prose`Una maleta para el vuelo puede pesar hasta ${count(limit, nouns.pound)}. Sea ${letters.w} el peso en libras de una maleta permitida.`,
    }),
  },
]

type Told = ReturnType<typeof role>
/** Something that is there already, and a limit for it and x together. */
export interface RestStory {
  readonly sign: Sign
  readonly part: readonly [least: number, most: number]
  readonly rest: readonly [least: number, most: number]
  readonly shown: (amount: number) => ReturnType<typeof count>
  says(part: Told, limit: Told): Both<Block>
  /** The solution as a sentence of the story, with what is still missing. */
  ends(rest: ReturnType<typeof count>): Both<readonly Inline[]>
}
const x = symbol('x')
export const restStories: readonly RestStory[] = [
  {
    sign: '≥',
    part: [12, 28],
    rest: [15, 40],
    shown: amount => count(amount, nouns.page),
    says: (part, limit) => ({
      en: prose`Ana wants to read at least ${limit} this week. She has read ${part}. She will read ${x} more pages.`,
      es: prose`Ana quiere leer como mínimo ${limit} esta semana. Ya leyó ${part}. Leerá ${x} páginas más.`,
    }),
    ends: rest => ({
      en: line`Ana must read at least ${rest.amount} more pages.`,
      es: line`Ana debe leer como mínimo ${rest} más.`,
    }),
  },
  {
    sign: '≤',
    part: [18, 30],
    rest: [8, 20],
    shown: amount => count(amount, nouns.pound),
    says: (part, limit) => ({
      en: prose`A loaded suitcase may weigh at most ${limit}. It weighs ${part} now. Diego puts in ${x} more pounds.`,
      es: prose`Una maleta llena puede pesar como máximo ${limit}. Ahora pesa ${part}. Diego pone ${x} libras más.`,
    }),
    ends: rest => ({
      en: line`Diego can put in at most ${rest.amount} more pounds.`,
      es: line`Diego puede poner como máximo ${rest} más.`,
    }),
  },
  {
    sign: '>',
    part: [45, 70],
    rest: [20, 60],
    shown: amount => count(amount, nouns.ticket),
    says: (part, limit) => ({
      en: prose`A theater club must sell more than ${limit} to pay for its costumes. It has sold ${part}. It will sell ${x} more tickets.`,
      es: prose`Un club de teatro debe vender más de ${limit} para pagar sus disfraces. Ya vendió ${part}. Venderá ${x} boletos más.`,
    }),
    ends: rest => ({
      en: line`The club must still sell more than ${rest}.`,
      es: line`El club todavía debe vender más de ${rest}.`,
    }),
  },
  {
    sign: '<',
    part: [14, 20],
    rest: [5, 12],
    shown: amount => count(amount, nouns.student),
    says: (part, limit) => ({
      en: prose`A class must have fewer than ${limit}. It has ${part} now. Then ${x} more students come.`,
      es: prose`Una clase debe tener menos de ${limit}. Ahora tiene ${part}. Luego llegan ${x} estudiantes más.`,
    }),
    ends: rest => ({
      en: line`Fewer than ${rest.amount} more students can come.`,
      es: line`Pueden llegar menos de ${rest} más.`,
    }),
  },
  {
    sign: '≥',
    part: [15, 35],
    rest: [10, 30],
    shown: amount => count(amount, nouns.minute),
    says: (part, limit) => ({
      en: prose`Coach Rosa asks Mateo to exercise for at least ${limit} today. He has exercised for ${part}. He will exercise for ${x} more minutes.`,
      es: prose`La entrenadora Rosa pide a Mateo que haga al menos ${limit} de ejercicio hoy. Ya hizo ${part}. Hará ${x} minutos más.`,
    }),
    ends: rest => ({
      en: line`Mateo must exercise for at least ${rest.amount} more minutes.`,
      es: line`Mateo debe hacer como mínimo ${rest} más.`,
    }),
  },
  {
    sign: '≤',
    part: [350, 900],
    rest: [150, 600],
    shown: amount => count(amount, nouns.pound),
    says: (part, limit) => ({
      en: prose`An elevator can carry no more than ${limit}. The people in it weigh ${part} in all. Boxes that weigh ${x} pounds in all are put in.`,
      es: prose`Un elevador no puede llevar más de ${limit}. Las personas que van en él pesan ${part} en total. Se meten cajas que pesan ${x} libras en total.`,
    }),
    ends: rest => ({
      en: line`The boxes may weigh at most ${rest}.`,
      es: line`Las cajas pueden pesar como máximo ${rest}.`,
    }),
  },
]

/** Measured amounts of which some is there: what is still missing has no upper end, so its graph is a ray. */
export const upwardRestStories: readonly (RestStory & { readonly step: number })[] = [
  {
    sign: '≥',
    part: [12, 35],
    rest: [8, 25],
    step: 1,
    shown: amount => count(amount, nouns.mile),
    says: (part, limit) => ({
      en: prose`Sofia wants to walk at least ${limit} this month. She has walked ${part}. She will walk ${x} more miles.`,
      es: prose`Sofía quiere caminar como mínimo ${limit} este mes. Ya caminó ${part}. Caminará ${x} millas más.`,
    }),
    ends: rest => ({
      en: line`Sofia must walk at least ${rest.amount} more miles.`,
      es: line`Sofía debe caminar como mínimo ${rest} más.`,
    }),
  },
  {
    sign: '>',
    part: [40, 90],
    rest: [15, 40],
    step: 1,
    shown: amount => count(amount, nouns.pound),
    says: (part, limit) => ({
      en: prose`A class wants to collect more than ${limit} of food for the food bank. It has collected ${part}. It will collect ${x} more pounds.`,
      es: prose`Una clase quiere reunir más de ${limit} de comida para el banco de alimentos. Ya reunió ${part}. Reunirá ${x} libras más.`,
    }),
    ends: rest => ({
      en: line`The class must still collect more than ${rest}.`,
      es: line`La clase todavía debe reunir más de ${rest}.`,
    }),
  },
  {
    sign: '≥',
    part: [15, 60],
    rest: [10, 30],
    step: 1,
    shown: amount => count(amount, nouns.gallon),
    says: (part, limit) => ({
      en: prose`A fish tank must have at least ${limit} of water. It has ${part} now. A worker pours in ${x} more gallons.`,
      es: prose`Una pecera debe tener como mínimo ${limit} de agua. Ahora tiene ${part}. Un empleado echa ${x} galones más.`,
    }),
    ends: rest => ({
      en: line`The worker must pour in at least ${rest.amount} more gallons.`,
      es: line`El empleado debe echar como mínimo ${rest} más.`,
    }),
  },
  {
    sign: '>',
    part: [6, 20],
    rest: [8, 20],
    step: 1,
    shown: amount => count(amount, nouns.hour),
    says: (part, limit) => ({
      en: prose`To earn a badge, a scout must volunteer for more than ${limit}. He has volunteered for ${part}. He will volunteer for ${x} more hours.`,
      es: prose`Para ganar una insignia, un explorador debe hacer más de ${limit} de voluntariado. Ya hizo ${part}. Hará ${x} horas más.`,
    }),
    ends: rest => ({
      en: line`The scout must still volunteer for more than ${rest}.`,
      es: line`El explorador todavía debe hacer más de ${rest}.`,
    }),
  },
  {
    sign: '≥',
    part: [12, 30],
    rest: [7, 18],
    step: 1,
    shown: amount => count(amount, nouns.inch),
    says: (part, limit) => ({
      en: prose`A sunflower wins a ribbon if it grows to at least ${limit}. It is ${part} tall now. It grows ${x} more inches.`,
      es: prose`Un girasol gana una cinta si llega a medir como mínimo ${limit}. Ahora mide ${part}. Crece ${x} pulgadas más.`,
    }),
    ends: rest => ({
      en: line`The sunflower must grow at least ${rest.amount} more inches.`,
      es: line`El girasol debe crecer como mínimo ${rest} más.`,
    }),
  },
  {
    sign: '≥',
    part: [10, 25],
    rest: [10, 30],
    step: 1,
    shown: amount => count(amount, nouns.cup),
    says: (part, limit) => ({
      en: prose`The cooks need at least ${limit} of soup for dinner. They have made ${part}. They will make ${x} more cups.`,
      es: prose`Los cocineros necesitan como mínimo ${limit} de sopa para la cena. Ya hicieron ${part}. Harán ${x} tazas más.`,
    }),
    ends: rest => ({
      en: line`The cooks must make at least ${rest.amount} more cups.`,
      es: line`Los cocineros deben hacer como mínimo ${rest} más.`,
    }),
  },
]

const countedStories: readonly LimitStory[] = [
  {
    sign: '<',
    letter: 's',
    limits: [18, 20, 22, 24, 25, 28, 30, 32],
    step: 1,
    says: limit => ({
      en: prose`Every class at the school has fewer than ${count(limit, nouns.student)}. Let ${letters.s} be the number of students in a class.`,
      es: prose`Todas las clases de la escuela tienen menos de ${count(limit, nouns.student)}. Sea ${letters.s} el número de estudiantes de una clase.`,
    }),
  },
  {
    sign: '>',
    letter: 'n',
    limits: [50, 80, 100, 120, 150, 200, 250],
    step: 10,
    says: limit => ({
      en: prose`The theater club must sell more than ${count(limit, nouns.ticket)} to pay for its costumes. Let ${letters.n} be a number of tickets that is enough.`,
      es: prose`El club de teatro debe vender más de ${count(limit, nouns.ticket)} para pagar sus disfraces. Sea ${letters.n} un número de boletos suficiente.`,
    }),
  },
]

export const limitStories = [...measuredStories, ...countedStories]

/** What the words of a limit mean, read from the page in either language. */
const MEANINGS: readonly (readonly [RegExp, Sign])[] = [
  [/at most|no more than|no greater than|up to|como máximo|no puede llevar más|no es mayor|hasta/, '≤'],
  [/at least|no less than|como mínimo|al menos|no es menor/, '≥'],
  [/less than|fewer than|menos de|menor que/, '<'],
  [/more than|greater than|above|más de|mayor que|por encima/, '>'],
]

export const signInWords = (text: string): Sign | undefined => MEANINGS.find(([words]) => words.test(text))?.[1]
