import { type Both, type Inline, line, type Term } from '../../../author.ts'
import { type Context, name } from './contexts.ts'

type Told = Extract<Term, { kind: 'role' }>
type Goes = (start: Told, rate: Told) => Both<readonly Inline[]>
type Pair = readonly [en: string, es: string]
interface Named extends Pick<Context, 'step' | 'starts' | 'rates' | 'intro'> {
  /** "tank", "tanque". */
  readonly noun: Pair
  readonly article: 'el' | 'la'
  readonly x: Pair
  readonly y: Pair
  readonly axes: readonly [x: Pair, y: Pair]
  readonly per: Pair
  readonly rises: Goes
  readonly falls?: Goes
}
const Y = { kind: 'symbol', name: 'y' } as const
const both = ([en, es]: Pair): Both<string> => ({ en, es })
const begun = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const TENS = [20, 30, 40, 50, 60, 70, 80]
const FIVES = [15, 20, 25, 30, 35, 40, 45]

/** A context in which the noun and the letter begin every sentence. */
function named({ noun: [en, es], article, x, y, axes, per, rises, falls, ...numbers }: Named): Context {
  const told =
    (goes: Goes): NonNullable<Context['rises']> =>
    (letter, start, rate) => {
      const said = goes(start, rate)
      return {
        en: [`${begun(en)} `, name(letter), ...said.en],
        es: [`${begun(article)} ${es} `, name(letter), ...said.es],
      }
    }
  return {
    ...numbers,
    title: { en: begun(en), es: begun(es) },
    of: { en: `of ${en}`, es: article === 'el' ? `del ${es}` : `de la ${es}` },
    the: { en, es: `${article} ${es}` },
    which: { en, es },
    x: both(x),
    y: both(y),
    xName: both(axes[0]),
    yName: both(axes[1]),
    per: both(per),
    rises: told(rises),
    ...(falls ? { falls: told(falls) } : {}),
  }
}

/** Things that only grow. */
export const growing: readonly Context[] = [
  named({
    step: 10,
    starts: TENS,
    rates: [4, 5, 6, 8],
    noun: ['printer', 'impresora'],
    article: 'la',
    intro: {
      en: line`After x minutes, a printer has printed ${Y} pages of a book.`,
      es: line`Después de x minutos, una impresora ha impreso ${Y} páginas de un libro.`,
    },
    x: ['minutes', 'minutos'],
    y: ['pages', 'páginas'],
    axes: [
      ['Time (min)', 'Tiempo (min)'],
      ['Pages', 'Páginas'],
    ],
    per: ['pages per minute', 'páginas por minuto'],
    rises: (start, rate) => ({
      en: line` has already printed ${start} pages and prints ${rate} more pages each minute.`,
      es: line` ya ha impreso ${start} páginas e imprime ${rate} páginas más cada minuto.`,
    }),
  }),
  named({
    step: 2,
    starts: [4, 6, 8, 10, 12],
    rates: [2, 3, 4],
    noun: ['pianist', 'pianista'],
    article: 'la',
    intro: {
      en: line`After x months, a pianist knows ${Y} songs by heart.`,
      es: line`Después de x meses, una pianista se sabe ${Y} canciones de memoria.`,
    },
    x: ['months', 'meses'],
    y: ['songs', 'canciones'],
    axes: [
      ['Time (months)', 'Tiempo (meses)'],
      ['Songs', 'Canciones'],
    ],
    per: ['songs per month', 'canciones por mes'],
    rises: (start, rate) => ({
      en: line` knows ${start} songs at first and learns ${rate} songs each month.`,
      es: line` se sabe ${start} canciones al principio y aprende ${rate} canciones cada mes.`,
    }),
  }),
  named({
    step: 10,
    starts: TENS,
    rates: [4, 5, 6, 8],
    noun: ['collection', 'colección'],
    article: 'la',
    intro: {
      en: line`After x weeks, a collection has ${Y} stamps.`,
      es: line`Después de x semanas, una colección tiene ${Y} estampillas.`,
    },
    x: ['weeks', 'semanas'],
    y: ['stamps', 'estampillas'],
    axes: [
      ['Time (weeks)', 'Tiempo (semanas)'],
      ['Stamps', 'Estampillas'],
    ],
    per: ['stamps per week', 'estampillas por semana'],
    rises: (start, rate) => ({
      en: line` has ${start} stamps at first and grows by ${rate} stamps each week.`,
      es: line` tiene ${start} estampillas al principio y crece ${rate} estampillas cada semana.`,
    }),
  }),
  named({
    step: 5,
    starts: FIVES,
    rates: [2, 3, 4, 5],
    noun: ['pool', 'piscina'],
    article: 'la',
    intro: {
      en: line`After x hours, the water in a pool is ${Y} inches deep.`,
      es: line`Después de x horas, el agua de una piscina tiene ${Y} pulgadas de profundidad.`,
    },
    x: ['hours', 'horas'],
    y: ['inches', 'pulgadas'],
    axes: [
      ['Time (h)', 'Tiempo (h)'],
      ['Depth (in.)', 'Profundidad (pulg)'],
    ],
    per: ['inches per hour', 'pulgadas por hora'],
    rises: (start, rate) => ({
      en: line` has ${start} inches of water at first, and the water rises ${rate} inches each hour.`,
      es: line` tiene ${start} pulgadas de agua al principio y el agua sube ${rate} pulgadas cada hora.`,
    }),
  }),
  named({
    step: 2,
    starts: [4, 6, 8, 10, 12],
    rates: [2, 3, 4],
    noun: ['van', 'camioneta'],
    article: 'la',
    intro: {
      en: line`A trip of x miles with a moving van costs ${Y} dollars.`,
      es: line`Un viaje de x millas con una camioneta de mudanzas cuesta ${Y} dólares.`,
    },
    x: ['miles', 'millas'],
    y: ['dollars', 'dólares'],
    axes: [
      ['Distance (mi)', 'Distancia (mi)'],
      ['Cost ($)', 'Costo ($)'],
    ],
    per: ['dollars per mile', 'dólares por milla'],
    rises: (start, rate) => ({
      en: line` costs $${start} to begin with and $${rate} each mile.`,
      es: line` cuesta $${start} al empezar y $${rate} cada milla.`,
    }),
  }),
  named({
    step: 5,
    starts: FIVES,
    rates: [2, 3, 4, 5],
    noun: ['wall', 'muro'],
    article: 'el',
    intro: {
      en: line`After x days, a brick wall has ${Y} rows of bricks.`,
      es: line`Después de x días, un muro tiene ${Y} hileras de ladrillos.`,
    },
    x: ['days', 'días'],
    y: ['rows', 'hileras'],
    axes: [
      ['Time (days)', 'Tiempo (días)'],
      ['Rows', 'Hileras'],
    ],
    per: ['rows per day', 'hileras por día'],
    rises: (start, rate) => ({
      en: line` has ${start} rows at first, and ${rate} rows are added each day.`,
      es: line` tiene ${start} hileras al principio y cada día se agregan ${rate} hileras.`,
    }),
  }),
  named({
    step: 5,
    starts: [5, 10, 15, 20, 25],
    rates: [2, 3, 4, 5],
    noun: ['puppy', 'cachorro'],
    article: 'el',
    intro: {
      en: line`After x months, a puppy of a large breed weighs ${Y} pounds.`,
      es: line`Después de x meses, un cachorro de raza grande pesa ${Y} libras.`,
    },
    x: ['months', 'meses'],
    y: ['pounds', 'libras'],
    axes: [
      ['Time (months)', 'Tiempo (meses)'],
      ['Weight (lb)', 'Peso (lb)'],
    ],
    per: ['pounds per month', 'libras por mes'],
    rises: (start, rate) => ({
      en: line` weighs ${start} pounds at first and gains ${rate} pounds each month.`,
      es: line` pesa ${start} libras al principio y aumenta ${rate} libras cada mes.`,
    }),
  }),
]

/** Things that grow or become less. */
export const changing: readonly Context[] = [
  named({
    step: 5,
    starts: FIVES,
    rates: [2, 3, 4, 5],
    noun: ['reservoir', 'embalse'],
    article: 'el',
    intro: {
      en: line`After x days, the water in a reservoir is ${Y} feet deep.`,
      es: line`Después de x días, el agua de un embalse tiene ${Y} pies de profundidad.`,
    },
    x: ['days', 'días'],
    y: ['feet', 'pies'],
    axes: [
      ['Time (days)', 'Tiempo (días)'],
      ['Depth (ft)', 'Profundidad (pies)'],
    ],
    per: ['feet per day', 'pies por día'],
    rises: (start, rate) => ({
      en: line` is ${start} feet deep at first, and its level rises ${rate} feet each day.`,
      es: line` tiene ${start} pies de profundidad al principio y su nivel sube ${rate} pies cada día.`,
    }),
    falls: (start, rate) => ({
      en: line` is ${start} feet deep at first, and its level falls ${rate} feet each day.`,
      es: line` tiene ${start} pies de profundidad al principio y su nivel baja ${rate} pies cada día.`,
    }),
  }),
  named({
    step: 10,
    starts: TENS,
    rates: [2, 4, 5, 6, 8],
    noun: ['warehouse', 'almacén'],
    article: 'el',
    intro: {
      en: line`After x hours, a warehouse holds ${Y} crates.`,
      es: line`Después de x horas, en un almacén hay ${Y} cajones.`,
    },
    x: ['hours', 'horas'],
    y: ['crates', 'cajones'],
    axes: [
      ['Time (h)', 'Tiempo (h)'],
      ['Crates', 'Cajones'],
    ],
    per: ['crates per hour', 'cajones por hora'],
    rises: (start, rate) => ({
      en: line` holds ${start} crates at first, and ${rate} crates arrive each hour.`,
      es: line` tiene ${start} cajones al principio y cada hora llegan ${rate} cajones.`,
    }),
    falls: (start, rate) => ({
      en: line` holds ${start} crates at first, and ${rate} crates leave each hour.`,
      es: line` tiene ${start} cajones al principio y cada hora salen ${rate} cajones.`,
    }),
  }),
  named({
    step: 10,
    starts: TENS,
    rates: [2, 3, 4, 5, 6],
    noun: ['parking lot', 'estacionamiento'],
    article: 'el',
    intro: {
      en: line`After x minutes, there are ${Y} cars in a parking lot.`,
      es: line`Después de x minutos, en un estacionamiento hay ${Y} carros.`,
    },
    x: ['minutes', 'minutos'],
    y: ['cars', 'carros'],
    axes: [
      ['Time (min)', 'Tiempo (min)'],
      ['Cars', 'Carros'],
    ],
    per: ['cars per minute', 'carros por minuto'],
    rises: (start, rate) => ({
      en: line` has ${start} cars at first, and ${rate} cars come in each minute.`,
      es: line` tiene ${start} carros al principio y cada minuto entran ${rate} carros.`,
    }),
    falls: (start, rate) => ({
      en: line` has ${start} cars at first, and ${rate} cars drive out each minute.`,
      es: line` tiene ${start} carros al principio y cada minuto salen ${rate} carros.`,
    }),
  }),
  named({
    step: 10,
    starts: TENS,
    rates: [2, 3, 4, 5],
    noun: ['elevator', 'elevador'],
    article: 'el',
    intro: {
      en: line`After x seconds, an elevator of a skyscraper is ${Y} meters above the street.`,
      es: line`Después de x segundos, un elevador de un rascacielos está a ${Y} metros de altura sobre la calle.`,
    },
    x: ['seconds', 'segundos'],
    y: ['meters', 'metros'],
    axes: [
      ['Time (s)', 'Tiempo (s)'],
      ['Height (m)', 'Altura (m)'],
    ],
    per: ['meters per second', 'metros por segundo'],
    rises: (start, rate) => ({
      en: line` is ${start} meters up at first and rises ${rate} meters each second.`,
      es: line` está a ${start} metros al principio y sube ${rate} metros cada segundo.`,
    }),
    falls: (start, rate) => ({
      en: line` is ${start} meters up at first and goes down ${rate} meters each second.`,
      es: line` está a ${start} metros al principio y baja ${rate} metros cada segundo.`,
    }),
  }),
  named({
    step: 10,
    starts: TENS,
    rates: [5, 6, 8, 10],
    noun: ['ship', 'barco'],
    article: 'el',
    intro: {
      en: line`After x hours, a ship is ${Y} miles from the harbor.`,
      es: line`Después de x horas, un barco está a ${Y} millas del puerto.`,
    },
    x: ['hours', 'horas'],
    y: ['miles', 'millas'],
    axes: [
      ['Time (h)', 'Tiempo (h)'],
      ['Distance (mi)', 'Distancia (mi)'],
    ],
    per: ['miles per hour', 'millas por hora'],
    rises: (start, rate) => ({
      en: line` is ${start} miles away at first and sails ${rate} miles farther away each hour.`,
      es: line` está a ${start} millas al principio y se aleja ${rate} millas cada hora.`,
    }),
    falls: (start, rate) => ({
      en: line` is ${start} miles away at first and comes ${rate} miles closer each hour.`,
      es: line` está a ${start} millas al principio y se acerca ${rate} millas cada hora.`,
    }),
  }),
  named({
    step: 10,
    starts: TENS,
    rates: [4, 5, 6, 8, 10],
    noun: ['team', 'equipo'],
    article: 'el',
    intro: {
      en: line`After x rounds of a quiz, a team has ${Y} points.`,
      es: line`Después de x rondas de un concurso, un equipo tiene ${Y} puntos.`,
    },
    x: ['rounds', 'rondas'],
    y: ['points', 'puntos'],
    axes: [
      ['Rounds', 'Rondas'],
      ['Points', 'Puntos'],
    ],
    per: ['points per round', 'puntos por ronda'],
    rises: (start, rate) => ({
      en: line` has ${start} points at first and wins ${rate} points each round.`,
      es: line` tiene ${start} puntos al principio y gana ${rate} puntos cada ronda.`,
    }),
    falls: (start, rate) => ({
      en: line` has ${start} points at first and loses ${rate} points each round.`,
      es: line` tiene ${start} puntos al principio y pierde ${rate} puntos cada ronda.`,
    }),
  }),
  named({
    step: 5,
    starts: FIVES,
    rates: [2, 3, 4, 5],
    noun: ['store', 'tienda'],
    article: 'la',
    intro: {
      en: line`After x days, a store has ${Y} bicycles in stock.`,
      es: line`Después de x días, una tienda tiene ${Y} bicicletas en existencia.`,
    },
    x: ['days', 'días'],
    y: ['bicycles', 'bicicletas'],
    axes: [
      ['Time (days)', 'Tiempo (días)'],
      ['Bicycles', 'Bicicletas'],
    ],
    per: ['bicycles per day', 'bicicletas por día'],
    rises: (start, rate) => ({
      en: line` has ${start} bicycles at first, and ${rate} bicycles are delivered each day.`,
      es: line` tiene ${start} bicicletas al principio y recibe ${rate} bicicletas cada día.`,
    }),
    falls: (start, rate) => ({
      en: line` has ${start} bicycles at first and sells ${rate} bicycles each day.`,
      es: line` tiene ${start} bicicletas al principio y vende ${rate} bicicletas cada día.`,
    }),
  }),
  named({
    step: 10,
    starts: TENS,
    rates: [2, 3, 4, 5, 6],
    noun: ['herd', 'rebaño'],
    article: 'el',
    intro: {
      en: line`After x years, a herd has ${Y} sheep.`,
      es: line`Después de x años, un rebaño tiene ${Y} ovejas.`,
    },
    x: ['years', 'años'],
    y: ['sheep', 'ovejas'],
    axes: [
      ['Time (years)', 'Tiempo (años)'],
      ['Sheep', 'Ovejas'],
    ],
    per: ['sheep per year', 'ovejas por año'],
    rises: (start, rate) => ({
      en: line` has ${start} sheep at first and grows by ${rate} sheep each year.`,
      es: line` tiene ${start} ovejas al principio y aumenta ${rate} ovejas cada año.`,
    }),
    falls: (start, rate) => ({
      en: line` has ${start} sheep at first and loses ${rate} sheep each year.`,
      es: line` tiene ${start} ovejas al principio y pierde ${rate} ovejas cada año.`,
    }),
  }),
]
