import {
  type Block,
  type Both,
  count,
  dotPlot,
  type Inline,
  itemOf,
  line,
  type Noun,
  noun,
  type Printed,
  type Quantity,
  type Random,
  wholes,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { repeated } from '../../kit/statistics/repeated.ts'
import { paragraph } from '../../kit/stories/endings.ts'

type Words = Both<readonly Inline[]>

/** What each of a group has, did or is, as a whole number. */
export interface DotSetting {
  /** Whom or what a dot stands for, and what is counted of each. */
  readonly of: Noun
  readonly unit: Noun
  /** What an amount is called where it stands alone: 12 years, not 12 years old. */
  readonly alone?: Noun
  /** "The dot plot shows how many … each … has." */
  readonly shows: Words
  readonly data: Words
  readonly axis: Both<string>
  /** "number of siblings", in Spanish with its article. */
  readonly what: Both<string>
  /** "la media de hermanos" */
  readonly mean: string
  /** "have", "read": to follow the group. */
  readonly verb: Both<string>
  readonly fewer: 'fewer' | 'less'
  readonly values: readonly [least: number, most: number]
  /** Where most are. */
  readonly peak: 'low' | 'middle'
}

const sibling = noun('sibling', 'siblings', 'hermano', 'hermanos', 'm')
const yearOld = noun('year old', 'years old', 'año', 'años', 'm')
const glassOfWater = noun('glass of water', 'glasses of water', 'vaso de agua', 'vasos de agua', 'm')

export const dotSettings: readonly DotSetting[] = [
  {
    of: nouns.student,
    unit: sibling,
    shows: {
      en: line`how many siblings each student in a class has`,
      es: line`cuántos hermanos tiene cada estudiante de una clase`,
    },
    data: { en: line`Siblings of each student`, es: line`Hermanos de cada estudiante` },
    axis: { en: 'Number of siblings', es: 'Número de hermanos' },
    what: { en: 'number of siblings', es: 'el número de hermanos' },
    mean: 'la media de hermanos',
    verb: { en: 'have', es: 'tienen' },
    fewer: 'fewer',
    values: [0, 6],
    peak: 'low',
  },
  {
    of: nouns.camper,
    unit: yearOld,
    alone: nouns.year,
    shows: { en: line`how old each camper in a cabin is`, es: line`qué edad tiene cada campista de una cabaña` },
    data: { en: line`Age of each camper in years`, es: line`Edad de cada campista en años` },
    axis: { en: 'Age in years', es: 'Edad en años' },
    what: { en: 'age', es: 'la edad' },
    mean: 'la media de las edades',
    verb: { en: 'are', es: 'tienen' },
    fewer: 'less',
    values: [8, 15],
    peak: 'middle',
  },
  {
    of: nouns.member,
    unit: nouns.book,
    shows: {
      en: line`how many books each member of a club read in the summer`,
      es: line`cuántos libros leyó en el verano cada miembro de un club`,
    },
    data: { en: line`Books that each member read`, es: line`Libros que leyó cada miembro` },
    axis: { en: 'Number of books', es: 'Número de libros' },
    what: { en: 'number of books', es: 'el número de libros' },
    mean: 'la media de libros',
    verb: { en: 'read', es: 'leyeron' },
    fewer: 'fewer',
    values: [1, 9],
    peak: 'middle',
  },
  {
    of: nouns.player,
    unit: nouns.goal,
    shows: {
      en: line`how many goals each player on a team scored in a season`,
      es: line`cuántos goles anotó en una temporada cada jugador de un equipo`,
    },
    data: { en: line`Goals that each player scored`, es: line`Goles que anotó cada jugador` },
    axis: { en: 'Number of goals', es: 'Número de goles' },
    what: { en: 'number of goals', es: 'el número de goles' },
    mean: 'la media de goles',
    verb: { en: 'scored', es: 'anotaron' },
    fewer: 'fewer',
    values: [0, 8],
    peak: 'low',
  },
  {
    of: nouns.teenager,
    unit: nouns.hour,
    shows: {
      en: line`how many hours each teenager in a group slept last night`,
      es: line`cuántas horas durmió anoche cada adolescente de un grupo`,
    },
    data: { en: line`Hours that each teenager slept`, es: line`Horas que durmió cada adolescente` },
    axis: { en: 'Hours of sleep', es: 'Horas de sueño' },
    what: { en: 'number of hours of sleep', es: 'el número de horas de sueño' },
    mean: 'la media de horas de sueño',
    verb: { en: 'slept', es: 'durmieron' },
    fewer: 'less',
    values: [4, 11],
    peak: 'middle',
  },
  {
    of: nouns.family,
    unit: nouns.pet,
    shows: {
      en: line`how many pets each family on a street has`,
      es: line`cuántas mascotas tiene cada familia de una calle`,
    },
    data: { en: line`Pets of each family`, es: line`Mascotas de cada familia` },
    axis: { en: 'Number of pets', es: 'Número de mascotas' },
    what: { en: 'number of pets', es: 'el número de mascotas' },
    mean: 'la media de mascotas',
    verb: { en: 'have', es: 'tienen' },
    fewer: 'fewer',
    values: [0, 6],
    peak: 'low',
  },
  {
    of: nouns.classmate,
    unit: nouns.point,
    shows: {
      en: line`how many points each of Ana’s classmates scored on a quiz`,
      es: line`cuántos puntos obtuvo en una prueba cada compañero de clase de Ana`,
    },
    data: { en: line`Points of each classmate on a quiz`, es: line`Puntos de cada compañero de clase en una prueba` },
    axis: { en: 'Points on the quiz', es: 'Puntos en la prueba' },
    what: { en: 'number of points', es: 'el número de puntos' },
    mean: 'la media de puntos',
    verb: { en: 'scored', es: 'obtuvieron' },
    fewer: 'fewer',
    values: [2, 10],
    peak: 'middle',
  },
  {
    of: nouns.runner,
    unit: nouns.lap,
    shows: {
      en: line`how many laps each runner ran around a track`,
      es: line`cuántas vueltas dio a la pista cada corredor`,
    },
    data: { en: line`Laps that each runner ran`, es: line`Vueltas que dio cada corredor` },
    axis: { en: 'Number of laps', es: 'Número de vueltas' },
    what: { en: 'number of laps', es: 'el número de vueltas' },
    mean: 'la media de vueltas',
    verb: { en: 'ran', es: 'dieron' },
    fewer: 'fewer',
    values: [3, 12],
    peak: 'middle',
  },
  {
    of: nouns.employee,
    unit: glassOfWater,
    shows: {
      en: line`how many glasses of water each employee of a shop drank in a day`,
      es: line`cuántos vasos de agua bebió en un día cada empleado de una tienda`,
    },
    data: { en: line`Glasses of water that each employee drank`, es: line`Vasos de agua que bebió cada empleado` },
    axis: { en: 'Number of glasses', es: 'Número de vasos' },
    what: { en: 'number of glasses of water', es: 'el número de vasos de agua' },
    mean: 'la media de vasos de agua',
    verb: { en: 'drank', es: 'bebieron' },
    fewer: 'fewer',
    values: [2, 9],
    peak: 'middle',
  },
  {
    of: nouns.neighbor,
    unit: nouns.movie,
    shows: {
      en: line`how many movies each neighbor in a building saw last month`,
      es: line`cuántas películas vio el mes pasado cada vecino de un edificio`,
    },
    data: { en: line`Movies that each neighbor saw`, es: line`Películas que vio cada vecino` },
    axis: { en: 'Number of movies', es: 'Número de películas' },
    what: { en: 'number of movies', es: 'el número de películas' },
    mean: 'la media de películas',
    verb: { en: 'saw', es: 'vieron' },
    fewer: 'fewer',
    values: [0, 7],
    peak: 'low',
  },
  {
    of: nouns.musician,
    unit: nouns.song,
    shows: {
      en: line`how many songs each musician of a band wrote last year`,
      es: line`cuántas canciones escribió el año pasado cada músico de una banda`,
    },
    data: { en: line`Songs that each musician wrote`, es: line`Canciones que escribió cada músico` },
    axis: { en: 'Number of songs', es: 'Número de canciones' },
    what: { en: 'number of songs', es: 'el número de canciones' },
    mean: 'la media de canciones',
    verb: { en: 'wrote', es: 'escribieron' },
    fewer: 'fewer',
    values: [0, 8],
    peak: 'low',
  },
  {
    of: nouns.gardener,
    unit: nouns.tree,
    shows: {
      en: line`how many trees each member of a garden club planted in a week`,
      es: line`cuántos árboles plantó en una semana cada miembro de un club de jardinería`,
    },
    data: { en: line`Trees that each gardener planted`, es: line`Árboles que plantó cada jardinero` },
    axis: { en: 'Number of trees', es: 'Número de árboles' },
    what: { en: 'number of trees', es: 'el número de árboles' },
    mean: 'la media de árboles',
    verb: { en: 'planted', es: 'plantaron' },
    fewer: 'fewer',
    values: [3, 12],
    peak: 'middle',
  },
  {
    of: nouns.hiker,
    unit: nouns.mile,
    shows: {
      en: line`how many full miles each hiker in a club walked on Sunday`,
      es: line`cuántas millas completas caminó el domingo cada excursionista de un club`,
    },
    data: { en: line`Miles that each hiker walked`, es: line`Millas que caminó cada excursionista` },
    axis: { en: 'Distance in miles', es: 'Distancia en millas' },
    what: { en: 'number of miles', es: 'el número de millas' },
    mean: 'la media de millas',
    verb: { en: 'walked', es: 'caminaron' },
    fewer: 'less',
    values: [2, 11],
    peak: 'middle',
  },
  {
    of: nouns.customer,
    unit: nouns.ticket,
    shows: {
      en: line`how many tickets each customer at a theater bought`,
      es: line`cuántos boletos compró cada cliente de un teatro`,
    },
    data: { en: line`Tickets that each customer bought`, es: line`Boletos que compró cada cliente` },
    axis: { en: 'Number of tickets', es: 'Número de boletos' },
    what: { en: 'number of tickets', es: 'el número de boletos' },
    mean: 'la media de boletos',
    verb: { en: 'bought', es: 'compraron' },
    fewer: 'fewer',
    values: [1, 7],
    peak: 'low',
  },
  {
    of: nouns.child,
    unit: nouns.puzzle,
    shows: {
      en: line`how many puzzles each child in a daycare did in a month`,
      es: line`cuántos rompecabezas armó en un mes cada niño de una guardería`,
    },
    data: { en: line`Puzzles that each child did`, es: line`Rompecabezas que armó cada niño` },
    axis: { en: 'Number of puzzles', es: 'Número de rompecabezas' },
    what: { en: 'number of puzzles', es: 'el número de rompecabezas' },
    mean: 'la media de rompecabezas',
    verb: { en: 'did', es: 'armaron' },
    fewer: 'fewer',
    values: [1, 8],
    peak: 'middle',
  },
]

/** So many dots over each mark, from the first mark on. */
export interface Dots {
  readonly setting: DotSetting
  readonly from: number
  readonly counts: readonly number[]
}
export const totalOf = (counts: readonly number[]): number => counts.reduce((all, value) => all + value, 0)
export const lastOf = ({ from, counts }: Pick<Dots, 'from' | 'counts'>): number => from + counts.length - 1
export const countAt = ({ from, counts }: Dots, value: number): number => itemOf(counts, value - from)
export const tallest = (counts: readonly number[]): number => counts.indexOf(Math.max(...counts))
export const marked = ({ from, counts }: Dots): readonly number[] =>
  wholes(0, counts.length - 1)
    .filter(i => itemOf(counts, i) > 0)
    .map(i => from + i)
export const valuesOf = ({ from, counts }: Pick<Dots, 'from' | 'counts'>): readonly number[] =>
  repeated(counts, i => from + i)

/** The first mark, and how many marks: where most are is likely for what is counted. */
function drawScale(random: Random, { values: [low, high], peak }: DotSetting) {
  const marks = Math.min(high - low + 1, random.int(6, 8))
  return peak === 'low'
    ? { marks, from: low, peak: random.int(1, 2) }
    : { marks, from: random.int(low, high - marks + 1), peak: random.int(2, marks - 3) }
}
/** One highest stack, dots at both ends, and as many in all as asked for. */
export function drawDots(
  random: Random,
  setting: DotSetting,
  [least, most]: readonly [number, number],
  fits: (dots: Dots) => boolean = () => true,
): Dots {
  return random.until(
    () => {
      const { marks, from, peak } = drawScale(random, setting)
      const top = random.int(3, 5)
      const counts = Array.from({ length: marks }, (_, i): number =>
        i === peak ? top : Math.min(top - 1, random.int(leastAt(i, marks), Math.max(1, top + 1 - Math.abs(i - peak)))),
      )
      return { setting, from, counts: madeUpTo(counts, peak, random.int(least, most), random.int(0, marks - 1)) }
    },
    dots => totalOf(dots.counts) >= least && totalOf(dots.counts) <= most && fits(dots),
  )
}
const leastAt = (i: number, marks: number): number => (i === 0 || i === marks - 1 ? 1 : 0)
/** One dot more or fewer beside the peak, in one stack after the other, until there are as many as asked for. */
function madeUpTo(counts: readonly number[], peak: number, total: number, first: number): readonly number[] {
  const made = [...counts]
  const by = totalOf(made) < total ? 1 : -1
  let left = Math.abs(total - totalOf(made))
  for (let i = first; left > 0 && i < first + 3 * made.length; i++) {
    const at = i % made.length
    const next = itemOf(made, at) + by
    if (at === peak || next < leastAt(at, made.length) || next >= itemOf(made, peak)) continue
    made[at] = next
    left--
  }
  return made
}
/** As many dots to the left of a place as to its right, so that the median is between two values. */
export function drawHalves(random: Random, setting: DotSetting): Dots {
  const { marks, from, peak } = drawScale(random, setting)
  const half = random.int(5, 7)
  const split = peak + random.int(1, 2)
  const scattered = (size: number): readonly number[] => {
    const counts = Array.from({ length: size }, (_, i): number => (i === 0 || i === size - 1 ? 1 : 0))
    for (let left = half - totalOf(counts); left > 0; left--) {
      const at = Math.min(random.int(0, size - 1), random.int(0, size - 1))
      counts[at] = itemOf(counts, at) + 1
    }
    return counts
  }
  return { setting, from, counts: [...[...scattered(split)].reverse(), ...scattered(marks - split)] }
}
/** Dots whose mean is whole or ends in a half: some are moved by one mark for it. */
export function drawWithMean(random: Random, setting: DotSetting): Dots {
  return random.until(
    () => {
      const dots = drawDots(random, setting, [9, 16], ({ counts }) => totalOf(counts) % 2 === 0)
      const part = totalOf(dots.counts) / 2
      let left = (part - (totalOfValues(dots) % part)) % part
      const counts = [...dots.counts]
      for (let i = counts.length - 2; i >= 0 && left > 0; i--) {
        const moved = Math.min(left, Math.max(0, itemOf(dots.counts, i) - 1))
        counts[i] = itemOf(counts, i) - moved
        counts[i + 1] = itemOf(counts, i + 1) + moved
        left -= moved
      }
      return { ...dots, counts }
    },
    dots => {
      const mean = totalOfValues(dots) / totalOf(dots.counts)
      return Number.isInteger(2 * mean) && mean !== dots.from + tallest(dots.counts) && Math.max(...dots.counts) < 7
    },
  )
}
export const totalOfValues = ({ from, counts }: Pick<Dots, 'from' | 'counts'>): number =>
  counts.reduce((all, many, i) => all + many * (from + i), 0)

export const plotOf = ({ setting, from, counts }: Dots) =>
  dotPlot({
    values: valuesOf({ from, counts }),
    axis: { from, to: from + counts.length - 1, step: 1, name: words(setting.axis.en, setting.axis.es) },
  })
/** "The dot plot shows how many siblings each student in a class has." */
export const shows = ({ shows: { en, es } }: DotSetting): Words => ({
  en: [...line`The dot plot shows `, ...en, '.'],
  es: [...line`El diagrama de puntos muestra `, ...es, '.'],
})
export const aloneOf = ({ setting }: Dots): Noun => setting.alone ?? setting.unit
export const amountOf = (dots: Dots, value: number): Quantity => count(value, aloneOf(dots))
export const howManyOf = ({ setting }: Dots, many: number): Quantity => count(many, setting.of)
export const verbOf = ({ setting: { verb } }: Dots) => words(verb.en, verb.es)
export const whatOf = ({ setting: { what } }: Dots) => words(what.en, what.es)

const dot = noun('dot', 'dots', 'punto', 'puntos', 'm')
export const dotsSaid = (many: number): Quantity => count(many, dot)

/** A story and its question in one paragraph. */
export const asked = (dots: Dots, question: Words): Both<Block> => paragraph(shows(dots.setting), question)

/** The values of the dots that are printed, the least first. */
export const printedDots = (printed: Printed): readonly number[] =>
  printed.figure('dot-plot').plots.flatMap(({ values }) => values)
