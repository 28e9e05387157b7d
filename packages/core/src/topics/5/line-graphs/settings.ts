import { type Expr, type Noun, noun, words } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { days, hours, months, type Times, weeks } from './times.ts'

type Pair = readonly [en: string, es: string]
/** What was measured over time. */
export interface Setting {
  readonly title: Expr
  /** "the number of visitors", to follow "What was". */
  readonly subject: Expr
  readonly times: Times
  readonly unit: Noun
  readonly valueTitle: Expr
  /** From one line to the next, and the first line. */
  readonly step: number
  readonly from: number
  /** What only grows or shrinks does so in its graph; what is saved and spent changes slowly. */
  readonly trend: 'up' | 'down' | 'slow' | 'any'
  /** Counted anew each time: a number alone tells it, and it can be added up. */
  readonly isCount: boolean
}
/** How many lines there are above the first. */
export const LINES = 10

const counted = (title: Pair, of: Pair, value: Pair, unit: Noun, times: Times, step: number): Setting => ({
  title: words(...title),
  subject: words(`the number of ${of[0]}`, `el número de ${of[1]}`),
  times,
  unit,
  valueTitle: words(...value),
  step,
  from: 0,
  trend: 'any',
  isCount: true,
})
const measured = (
  title: Pair,
  subject: Pair,
  value: Pair,
  unit: Noun,
  times: Times,
  step: number,
  trend: Setting['trend'],
  from = 0,
): Setting => ({
  title: words(...title),
  subject: words(...subject),
  times,
  unit,
  valueTitle: words(...value),
  step,
  from,
  trend,
  isCount: false,
})
const visitor = noun('visitor', 'visitors', 'visitante', 'visitantes', 'm')
const lunch = noun('lunch', 'lunches', 'almuerzo', 'almuerzos', 'm')
const goal = noun('point', 'points', 'punto', 'puntos', 'm')

const temperature = (title: Pair, step: number, from: number): Setting =>
  measured(
    title,
    ['the temperature', 'la temperatura'],
    ['Temperature (°F)', 'Temperatura (°F)'],
    nouns.degree,
    hours,
    step,
    'up',
    from,
  )
const height = (title: Pair, of: Pair, step: number): Setting =>
  measured(
    title,
    [`the height of ${of[0]}`, `la altura ${of[1]}`],
    ['Height (cm)', 'Altura (cm)'],
    nouns.centimeter,
    weeks,
    step,
    'up',
  )
const mass = (title: Pair, of: Pair, step: number): Setting =>
  measured(
    title,
    [`the mass of ${of[0]}`, `la masa ${of[1]}`],
    ['Mass (kg)', 'Masa (kg)'],
    nouns.kilogram,
    months,
    step,
    'up',
  )
const water = (title: Pair, of: Pair, step: number, trend: 'up' | 'down'): Setting =>
  measured(
    title,
    [`the amount of water in ${of[0]}`, `la cantidad de agua en ${of[1]}`],
    ['Water (L)', 'Agua (L)'],
    nouns.liter,
    hours,
    step,
    trend,
  )
const money = (title: Pair, of: Pair, step: number): Setting =>
  measured(
    title,
    [`the amount of money in ${of[0]}`, `la cantidad de dinero en ${of[1]}`],
    ['Dollars', 'Dólares'],
    nouns.dollar,
    weeks,
    step,
    'slow',
  )
const flight = (title: Pair, of: Pair, step: number): Setting =>
  measured(
    title,
    [`the height of ${of[0]}`, `la altura ${of[1]}`],
    ['Height (ft)', 'Altura (pies)'],
    nouns.foot,
    hours,
    step,
    'any',
  )

/** Each form has its own, so that no sheet has one twice. */
const GROUPS = {
  readAt: [
    counted(
      ['Visitors at a Library', 'Visitantes de una biblioteca'],
      ['visitors', 'visitantes'],
      ['Visitors', 'Visitantes'],
      visitor,
      days,
      10,
    ),
    height(['Height of a Sunflower', 'Altura de un girasol'], ['the sunflower', 'del girasol'], 5),
    flight(['Height of a Kite', 'Altura de una cometa'], ['the kite', 'de la cometa'], 20),
  ],
  when: [
    counted(
      ['Lunches Sold at a Diner', 'Almuerzos vendidos en un restaurante'],
      ['lunches', 'almuerzos'],
      ['Lunches', 'Almuerzos'],
      lunch,
      days,
      20,
    ),
    temperature(['Temperature in a Park', 'Temperatura en un parque'], 2, 50),
    money(['Money in a Piggy Bank', 'Dinero en una alcancía'], ['the piggy bank', 'la alcancía'], 5),
  ],
  completeTable: [
    mass(['Mass of a Puppy', 'Masa de un cachorro'], ['the puppy', 'del cachorro'], 2),
    counted(
      ['Pages Read by Ana', 'Páginas leídas por Ana'],
      ['pages', 'páginas'],
      ['Pages', 'Páginas'],
      nouns.page,
      days,
      5,
    ),
    water(['Water in a Tank', 'Agua en un tanque'], ['the tank', 'el tanque'], 20, 'down'),
  ],
  drawFromTable: [
    counted(
      ['Bottles Recycled at a School', 'Botellas recicladas en una escuela'],
      ['bottles', 'botellas'],
      ['Bottles', 'Botellas'],
      nouns.bottle,
      months,
      50,
    ),
    height(['Height of a Corn Plant', 'Altura de una planta de maíz'], ['the corn plant', 'de la planta de maíz'], 10),
    counted(['Points of a Team', 'Puntos de un equipo'], ['points', 'puntos'], ['Points', 'Puntos'], goal, weeks, 5),
  ],
  change: [
    counted(
      ['Visitors at a Zoo', 'Visitantes de un zoológico'],
      ['visitors', 'visitantes'],
      ['Visitors', 'Visitantes'],
      visitor,
      days,
      50,
    ),
    money(['Money in a Class Fund', 'Dinero en el fondo de una clase'], ['the class fund', 'el fondo de la clase'], 20),
    flight(['Height of a Hot-Air Balloon', 'Altura de un globo aerostático'], ['the balloon', 'del globo'], 100),
  ],
  steepest: [
    counted(
      ['Ice Cream Cones Sold', 'Conos de helado vendidos'],
      ['ice cream cones sold', 'conos de helado vendidos'],
      ['Ice cream cones', 'Conos de helado'],
      nouns.iceCreamCone,
      days,
      20,
    ),
    counted(
      ['Cars at a Car Wash', 'Carros en un autolavado'],
      ['cars', 'carros'],
      ['Cars', 'Carros'],
      nouns.car,
      days,
      10,
    ),
    flight(['Height of an Eagle', 'Altura de un águila'], ['the eagle', 'del águila'], 50),
  ],
  complete: [
    mass(['Mass of a Pig', 'Masa de un cerdo'], ['the pig', 'del cerdo'], 10),
    counted(
      ['Books Read by a Class', 'Libros leídos por una clase'],
      ['books', 'libros'],
      ['Books', 'Libros'],
      nouns.book,
      months,
      5,
    ),
    water(['Water in a Pool', 'Agua en una piscina'], ['the pool', 'la piscina'], 50, 'up'),
  ],
  whichIsTrue: [
    counted(
      ['Miles on a Bike Trip', 'Millas de un viaje en bicicleta'],
      ['miles', 'millas'],
      ['Miles each day', 'Millas cada día'],
      nouns.mile,
      days,
      5,
    ),
    counted(
      ['Visitors at a Museum', 'Visitantes de un museo'],
      ['visitors', 'visitantes'],
      ['Visitors', 'Visitantes'],
      visitor,
      months,
      50,
    ),
    money(['Money in a Club Fund', 'Dinero en el fondo de un club'], ['the club fund', 'el fondo del club'], 10),
  ],
  halfway: [
    temperature(['Temperature at a Lake', 'Temperatura en un lago'], 5, 30),
    water(['Water in a Barrel', 'Agua en un barril'], ['the barrel', 'el barril'], 20, 'up'),
    flight(['Height of a Balloon on a Rope', 'Altura de un globo sujeto'], ['the balloon', 'del globo'], 20),
  ],
  misread: [
    height(
      ['Height of a Bean Plant', 'Altura de una planta de frijol'],
      ['the bean plant', 'de la planta de frijol'],
      5,
    ),
    measured(
      ['Snow in the Mountains', 'Nieve en las montañas'],
      ['the depth of the snow', 'la profundidad de la nieve'],
      ['Depth (cm)', 'Profundidad (cm)'],
      nouns.centimeter,
      days,
      10,
      'down',
    ),
    mass(['Mass of a Lamb', 'Masa de un cordero'], ['the lamb', 'del cordero'], 5),
  ],
  changesCompared: [
    counted(
      ['Swimmers at a Pool', 'Nadadores en una piscina'],
      ['swimmers', 'nadadores'],
      ['Swimmers', 'Nadadores'],
      noun('swimmer', 'swimmers', 'nadador', 'nadadores', 'm'),
      days,
      10,
    ),
    counted(
      ['Cars on a Ferry', 'Carros en un transbordador'],
      ['cars', 'carros'],
      ['Cars', 'Carros'],
      nouns.car,
      weeks,
      20,
    ),
    money(['Money in a Jar', 'Dinero en un frasco'], ['the jar', 'el frasco'], 10),
  ],
  total: [
    counted(
      ['Cakes Sold at a Bakery', 'Pasteles vendidos en una pastelería'],
      ['cakes sold', 'pasteles vendidos'],
      ['Cakes', 'Pasteles'],
      nouns.cake,
      days,
      5,
    ),
    counted(
      ['Trees Planted in a City', 'Árboles plantados en una ciudad'],
      ['trees planted', 'árboles plantados'],
      ['Trees', 'Árboles'],
      nouns.tree,
      months,
      50,
    ),
    counted(
      ['Tickets Sold at a Theater', 'Boletos vendidos en un teatro'],
      ['tickets sold', 'boletos vendidos'],
      ['Tickets', 'Boletos'],
      nouns.ticket,
      days,
      20,
    ),
  ],
} as const satisfies Readonly<Record<string, readonly Setting[]>>

export const settings: readonly Setting[] = Object.values(GROUPS).flat()
/** The places of a form's settings among all. */
export const settingsOf = (form: keyof typeof GROUPS): readonly number[] =>
  settings.map((_, i) => i).filter(i => GROUPS[form].some(own => own === settings[i]))

/** Two lines in one graph: their title and their names. */
interface TwoLines {
  readonly setting: Setting
  readonly names: readonly [Expr, Expr]
}
export const pairs: readonly TwoLines[] = [
  {
    setting: counted(
      ['Visitors at Two Parks', 'Visitantes de dos parques'],
      ['visitors', 'visitantes'],
      ['Visitors', 'Visitantes'],
      visitor,
      days,
      10,
    ),
    names: [words('North Park', 'Parque Norte'), words('South Park', 'Parque Sur')],
  },
  {
    setting: height(['Heights of Two Plants', 'Alturas de dos plantas'], ['the plants', 'de las plantas'], 5),
    names: [words('Plant A', 'Planta A'), words('Plant B', 'Planta B')],
  },
  {
    setting: counted(
      ['Cans Collected by Two Classes', 'Latas reunidas por dos clases'],
      ['cans', 'latas'],
      ['Cans', 'Latas'],
      nouns.can,
      weeks,
      20,
    ),
    names: [words('Class A', 'Clase A'), words('Class B', 'Clase B')],
  },
  {
    setting: temperature(['Temperature in Two Towns', 'Temperatura en dos pueblos'], 5, 30),
    names: [words('Northtown', 'Pueblo Norte'), words('Southtown', 'Pueblo Sur')],
  },
]
