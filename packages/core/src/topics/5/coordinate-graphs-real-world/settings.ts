import { type Expr, type Noun, noun, words } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

type Pair = readonly [en: string, es: string]
/** What is measured over time: "the height of the plant". */
export interface Setting {
  readonly subject: Expr
  /** Two of a kind, to be compared: "the height of plant A". */
  readonly two: readonly [a: Expr, b: Expr]
  readonly time: Noun
  readonly timeTitle: Expr
  readonly unit: Noun
  readonly title: Expr
  /** From one grid line to the next. */
  readonly step: number
  readonly trend: 'up' | 'even' | 'any'
  /** What is counted: "60 pages had been read". Null for what is measured. */
  readonly done: Pair | null
}

const TIMES = new Map<Noun, Expr>([
  [nouns.week, words('Time (weeks)', 'Tiempo (semanas)')],
  [nouns.month, words('Time (months)', 'Tiempo (meses)')],
  [nouns.day, words('Time (days)', 'Tiempo (días)')],
  [nouns.hour, words('Time (hours)', 'Tiempo (horas)')],
  [nouns.minute, words('Time (minutes)', 'Tiempo (minutos)')],
])
const setting = (
  subject: Pair,
  two: (letter: 'A' | 'B') => Pair,
  title: Pair,
  time: Noun,
  unit: Noun,
  step: number,
  trend: Setting['trend'],
  done: Pair | null = null,
): Setting => ({
  subject: words(...subject),
  two: [words(...two('A')), words(...two('B'))],
  time,
  timeTitle: TIMES.get(time) ?? words('Time', 'Tiempo'),
  unit,
  title: words(...title),
  step,
  trend,
  done,
})
const cupSold = noun('cup of lemonade', 'cups of lemonade', 'vaso de limonada', 'vasos de limonada', 'm')

export const settings: readonly Setting[] = [
  setting(
    ['the height of the plant', 'la altura de la planta'],
    x => [`the height of plant ${x}`, `la altura de la planta ${x}`],
    ['Height (cm)', 'Altura (cm)'],
    nouns.week,
    nouns.centimeter,
    2,
    'up',
  ),
  setting(
    ['the number of pages read', 'el número de páginas leídas'],
    x => [`the number of pages read by student ${x}`, `el número de páginas leídas por el estudiante ${x}`],
    ['Pages read', 'Páginas leídas'],
    nouns.day,
    nouns.page,
    10,
    'up',
    ['had been read', 'se habían leído'],
  ),
  setting(
    ['the amount of money saved', 'la cantidad de dinero ahorrada'],
    x => [`the amount of money in jar ${x}`, `la cantidad de dinero en el frasco ${x}`],
    ['Money ($)', 'Dinero ($)'],
    nouns.week,
    nouns.dollar,
    5,
    'even',
  ),
  setting(
    ['the temperature outside', 'la temperatura exterior'],
    x => [`the temperature in town ${x}`, `la temperatura en el pueblo ${x}`],
    ['Temperature (°F)', 'Temperatura (°F)'],
    nouns.hour,
    nouns.degree,
    10,
    'any',
  ),
  setting(
    ['the weight of the puppy', 'el peso del cachorro'],
    x => [`the weight of puppy ${x}`, `el peso del cachorro ${x}`],
    ['Weight (lb)', 'Peso (lb)'],
    nouns.month,
    nouns.pound,
    5,
    'up',
  ),
  setting(
    ['the amount of water in the tank', 'la cantidad de agua en el tanque'],
    x => [`the amount of water in tank ${x}`, `la cantidad de agua en el tanque ${x}`],
    ['Water (L)', 'Agua (L)'],
    nouns.minute,
    nouns.liter,
    10,
    'even',
  ),
  setting(
    ['the number of bracelets made', 'el número de pulseras hechas'],
    x => [`the number of bracelets made by class ${x}`, `el número de pulseras hechas por la clase ${x}`],
    ['Bracelets', 'Pulseras'],
    nouns.hour,
    noun('bracelet', 'bracelets', 'pulsera', 'pulseras', 'f'),
    2,
    'up',
    ['had been made', 'se habían hecho'],
  ),
  setting(
    ['the distance biked', 'la distancia recorrida en bicicleta'],
    x => [`the distance biked by group ${x}`, `la distancia recorrida en bicicleta por el grupo ${x}`],
    ['Distance (mi)', 'Distancia (mi)'],
    nouns.hour,
    nouns.mile,
    5,
    'up',
  ),
  setting(
    ['the number of cups of lemonade sold', 'el número de vasos de limonada vendidos'],
    x => [
      `the number of cups of lemonade sold at stand ${x}`,
      `el número de vasos de limonada vendidos en el puesto ${x}`,
    ],
    ['Cups sold', 'Vasos vendidos'],
    nouns.hour,
    cupSold,
    5,
    'up',
    ['had been sold', 'se habían vendido'],
  ),
  setting(
    ['the number of stickers collected', 'el número de calcomanías reunidas'],
    x => [`the number of stickers in album ${x}`, `el número de calcomanías en el álbum ${x}`],
    ['Stickers', 'Calcomanías'],
    nouns.week,
    nouns.sticker,
    5,
    'even',
    ['had been collected', 'se habían reunido'],
  ),
  setting(
    ['the depth of the snow', 'la profundidad de la nieve'],
    x => [`the depth of the snow in town ${x}`, `la profundidad de la nieve en el pueblo ${x}`],
    ['Depth (in)', 'Profundidad (pulg)'],
    nouns.day,
    nouns.inch,
    2,
    'up',
  ),
  setting(
    ['the total distance run', 'la distancia total corrida'],
    x => [`the total distance run by team ${x}`, `la distancia total corrida por el equipo ${x}`],
    ['Distance (mi)', 'Distancia (mi)'],
    nouns.week,
    nouns.mile,
    5,
    'even',
  ),
  setting(
    ['the number of cans collected', 'el número de latas recolectadas'],
    x => [`the number of cans collected by class ${x}`, `el número de latas recolectadas por la clase ${x}`],
    ['Cans', 'Latas'],
    nouns.day,
    noun('can', 'cans', 'lata', 'latas', 'f'),
    5,
    'up',
    ['had been collected', 'se habían recolectado'],
  ),
  setting(
    ['the length of the scarf', 'el largo de la bufanda'],
    x => [`the length of scarf ${x}`, `el largo de la bufanda ${x}`],
    ['Length (in)', 'Largo (pulg)'],
    nouns.day,
    nouns.inch,
    2,
    'even',
  ),
  setting(
    ['the number of tickets sold', 'el número de boletos vendidos'],
    x => [`the number of tickets sold at booth ${x}`, `el número de boletos vendidos en la taquilla ${x}`],
    ['Tickets sold', 'Boletos vendidos'],
    nouns.hour,
    nouns.ticket,
    5,
    'up',
    ['had been sold', 'se habían vendido'],
  ),
  setting(
    ['the number of posters printed', 'el número de carteles impresos'],
    x => [`the number of posters printed by machine ${x}`, `el número de carteles impresos por la máquina ${x}`],
    ['Posters', 'Carteles'],
    nouns.minute,
    noun('poster', 'posters', 'cartel', 'carteles', 'm'),
    10,
    'even',
    ['had been printed', 'se habían impreso'],
  ),
  setting(
    ['the distance walked', 'la distancia caminada'],
    x => [`the distance walked by hiker ${x}`, `la distancia caminada por el excursionista ${x}`],
    ['Distance (mi)', 'Distancia (mi)'],
    nouns.day,
    nouns.mile,
    5,
    'even',
  ),
  setting(
    ['the number of bottles filled', 'el número de botellas llenadas'],
    x => [`the number of bottles filled by machine ${x}`, `el número de botellas llenadas por la máquina ${x}`],
    ['Bottles', 'Botellas'],
    nouns.minute,
    nouns.bottle,
    10,
    'even',
    ['had been filled', 'se habían llenado'],
  ),
]

/** A place on a map, with the gender of its Spanish name. */
export interface Place {
  readonly en: string
  readonly es: string
  readonly gender: 'm' | 'f'
}
const place = (en: string, es: string, gender: 'm' | 'f'): Place => ({ en, es, gender })
export interface Map {
  readonly of: { readonly en: string; readonly es: string }
  readonly places: readonly Place[]
  /** Meters for a side of a grid square. */
  readonly meters: number
}
export const maps: readonly Map[] = [
  {
    of: { en: 'a zoo', es: 'un zoológico' },
    meters: 20,
    places: [
      place('farm', 'granja', 'f'),
      place('aquarium', 'acuario', 'm'),
      place('gate', 'entrada', 'f'),
      place('pond', 'estanque', 'm'),
      place('snack bar', 'quiosco', 'm'),
      place('stable', 'establo', 'm'),
    ],
  },
  {
    of: { en: 'a school', es: 'una escuela' },
    meters: 10,
    places: [
      place('library', 'biblioteca', 'f'),
      place('gym', 'gimnasio', 'm'),
      place('cafeteria', 'cafetería', 'f'),
      place('office', 'oficina', 'f'),
      place('garden', 'jardín', 'm'),
      place('theater', 'teatro', 'm'),
    ],
  },
  {
    of: { en: 'a town', es: 'un pueblo' },
    meters: 100,
    places: [
      place('bank', 'banco', 'm'),
      place('bakery', 'panadería', 'f'),
      place('park', 'parque', 'm'),
      place('museum', 'museo', 'm'),
      place('pool', 'piscina', 'f'),
      place('station', 'estación', 'f'),
    ],
  },
  {
    of: { en: 'a treasure island', es: 'una isla del tesoro' },
    meters: 50,
    places: [
      place('cave', 'cueva', 'f'),
      place('lake', 'lago', 'm'),
      place('palm tree', 'palmera', 'f'),
      place('boat', 'bote', 'm'),
      place('tower', 'torre', 'f'),
      place('treasure', 'tesoro', 'm'),
    ],
  },
  {
    of: { en: 'a playground', es: 'un parque infantil' },
    meters: 5,
    places: [
      place('slide', 'tobogán', 'm'),
      place('bridge', 'puente', 'm'),
      place('sandbox', 'arenero', 'm'),
      place('fountain', 'fuente', 'f'),
      place('bench', 'banca', 'f'),
      place('tree', 'árbol', 'm'),
    ],
  },
  {
    of: { en: 'a farm', es: 'una granja' },
    meters: 20,
    places: [
      place('barn', 'granero', 'm'),
      place('well', 'pozo', 'm'),
      place('orchard', 'huerto', 'm'),
      place('henhouse', 'gallinero', 'm'),
      place('greenhouse', 'invernadero', 'm'),
      place('farmhouse', 'casa', 'f'),
    ],
  },
  {
    of: { en: 'a campground', es: 'un campamento' },
    meters: 10,
    places: [
      place('campfire', 'fogata', 'f'),
      place('tent', 'tienda', 'f'),
      place('dock', 'muelle', 'm'),
      place('kitchen', 'cocina', 'f'),
      place('flagpole', 'mástil', 'm'),
      place('cabin', 'cabaña', 'f'),
    ],
  },
  {
    of: { en: 'an amusement park', es: 'un parque de diversiones' },
    meters: 50,
    places: [
      place('carousel', 'carrusel', 'm'),
      place('roller coaster', 'montaña rusa', 'f'),
      place('ticket booth', 'taquilla', 'f'),
      place('arcade', 'sala de juegos', 'f'),
      place('stage', 'escenario', 'm'),
      place('food court', 'comedor', 'm'),
    ],
  },
  {
    of: { en: 'a neighborhood', es: 'un barrio' },
    meters: 100,
    places: [
      place('mailbox', 'buzón', 'm'),
      place('bus stop', 'parada', 'f'),
      place('store', 'tienda', 'f'),
      place('clinic', 'clínica', 'f'),
      place('church', 'iglesia', 'f'),
      place('gas station', 'gasolinera', 'f'),
    ],
  },
]
export const theEs = ({ es, gender }: Place): string => `${gender === 'm' ? 'el' : 'la'} ${es}`
export const fromEs = ({ es, gender }: Place): string => (gender === 'm' ? `del ${es}` : `de la ${es}`)
export const toEs = ({ es, gender }: Place): string => (gender === 'm' ? `al ${es}` : `a la ${es}`)
