import {
  type Both,
  count,
  type Inline,
  itemOf,
  line,
  type Of,
  type Point,
  type Random,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

export type Direction = 'positive' | 'negative' | 'none'

/** Two measured quantities with their scales, and what one point says. */
export interface Setting {
  readonly direction: Direction
  /** None is far from what the others follow: no child of 3 is 65 inches tall. */
  readonly isSteady?: true
  readonly x: { readonly name: Of<'words'>; readonly from: number; readonly to: number; readonly step: number }
  readonly y: { readonly name: Of<'words'>; readonly from: number; readonly to: number; readonly step: number }
  readonly says: (x: number, y: number) => Both<readonly Inline[]>
}

const inOrder: readonly Setting[] = [
  {
    direction: 'positive',
    x: { name: words('Study time (hours)', 'Tiempo de estudio (horas)'), from: 0, to: 10, step: 1 },
    y: { name: words('Grade', 'Calificación'), from: 50, to: 100, step: 5 },
    says: (x, y) => ({
      en: line`A student who studied ${count(x, nouns.hour)} got a grade of ${y}.`,
      es: line`Un estudiante que estudió ${count(x, nouns.hour)} sacó una calificación de ${y}.`,
    }),
  },
  {
    direction: 'positive',
    x: { name: words('Temperature (°F)', 'Temperatura (°F)'), from: 60, to: 100, step: 4 },
    y: { name: words('Ice cream cones sold', 'Helados vendidos'), from: 0, to: 100, step: 10 },
    says: (x, y) => ({
      en: line`On a day at ${x} °F, ${y} ice cream cones were sold.`,
      es: line`Un día a ${x} °F se vendieron ${y} helados.`,
    }),
  },
  {
    direction: 'positive',
    isSteady: true,
    x: { name: words('Age (years)', 'Edad (años)'), from: 2, to: 14, step: 1 },
    y: { name: words('Height (inches)', 'Estatura (pulgadas)'), from: 30, to: 70, step: 5 },
    says: (x, y) => ({
      en: line`A child who is ${count(x, nouns.year)} old is ${y} inches tall.`,
      es: line`Un niño de ${count(x, nouns.year)} mide ${y} pulgadas.`,
    }),
  },
  {
    direction: 'positive',
    isSteady: true,
    x: { name: words('Distance (miles)', 'Distancia (millas)'), from: 0, to: 20, step: 2 },
    y: { name: words('Time (minutes)', 'Tiempo (minutos)'), from: 0, to: 60, step: 5 },
    says: (x, y) => ({
      en: line`A trip of ${x} miles took ${y} minutes.`,
      es: line`Un viaje de ${x} millas duró ${y} minutos.`,
    }),
  },
  {
    direction: 'negative',
    x: { name: words('Age of car (years)', 'Antigüedad del carro (años)'), from: 0, to: 12, step: 1 },
    y: { name: words('Price (thousand $)', 'Precio (miles de $)'), from: 0, to: 40, step: 4 },
    says: (x, y) => ({
      en: line`A car that is ${count(x, nouns.year)} old costs ${y} thousand dollars.`,
      es: line`Un carro de ${count(x, nouns.year)} cuesta ${y} mil dólares.`,
    }),
  },
  {
    direction: 'negative',
    x: { name: words('Screen time (hours)', 'Tiempo de pantalla (horas)'), from: 0, to: 10, step: 1 },
    y: { name: words('Sleep (minutes)', 'Sueño (minutos)'), from: 300, to: 600, step: 30 },
    says: (x, y) => ({
      en: line`A student with ${count(x, nouns.hour)} of screen time a day sleeps ${y} minutes a night.`,
      es: line`Un estudiante con ${count(x, nouns.hour)} de pantalla al día duerme ${y} minutos por noche.`,
    }),
  },
  {
    direction: 'negative',
    x: { name: words('Practice sessions', 'Prácticas'), from: 0, to: 20, step: 2 },
    y: { name: words('Race time (seconds)', 'Tiempo en la carrera (segundos)'), from: 20, to: 80, step: 5 },
    says: (x, y) => ({
      en: line`A runner with ${x} practice sessions ran the race in ${y} seconds.`,
      es: line`Un corredor con ${x} prácticas corrió la carrera en ${y} segundos.`,
    }),
  },
  {
    direction: 'none',
    x: { name: words('House number', 'Número de la casa'), from: 0, to: 50, step: 5 },
    y: { name: words('Height of owner (inches)', 'Estatura del dueño (pulgadas)'), from: 58, to: 78, step: 2 },
    says: (x, y) => ({
      en: line`The owner of house number ${x} is ${y} inches tall.`,
      es: line`El dueño de la casa número ${x} mide ${y} pulgadas.`,
    }),
  },
  {
    direction: 'none',
    x: { name: words('Shoe size', 'Talla de zapato'), from: 4, to: 14, step: 1 },
    y: { name: words('Quiz score', 'Puntaje de la prueba'), from: 0, to: 20, step: 2 },
    says: (x, y) => ({
      en: line`A student with shoe size ${x} got a quiz score of ${y}.`,
      es: line`Un estudiante con talla de zapato ${x} sacó ${y} puntos en la prueba.`,
    }),
  },
  {
    direction: 'positive',
    isSteady: true,
    x: { name: words('Pages of the book', 'Páginas del libro'), from: 0, to: 500, step: 50 },
    y: { name: words('Weight (ounces)', 'Peso (onzas)'), from: 0, to: 40, step: 4 },
    says: (x, y) => ({
      en: line`A book of ${x} pages weighs ${y} ounces.`,
      es: line`Un libro de ${x} páginas pesa ${y} onzas.`,
    }),
  },
  {
    direction: 'negative',
    isSteady: true,
    x: { name: words('Miles driven', 'Millas recorridas'), from: 0, to: 400, step: 40 },
    y: { name: words('Gas left (gallons)', 'Gasolina restante (galones)'), from: 0, to: 20, step: 2 },
    says: (x, y) => ({
      en: line`After a drive of ${x} miles, the tank held ${count(y, nouns.gallon)} of gas.`,
      es: line`Después de recorrer ${x} millas, el tanque tenía ${count(y, nouns.gallon)} de gasolina.`,
    }),
  },
  {
    direction: 'negative',
    x: { name: words('Time burned (hours)', 'Tiempo encendida (horas)'), from: 0, to: 10, step: 1 },
    y: { name: words('Height of candle (cm)', 'Altura de la vela (cm)'), from: 0, to: 30, step: 3 },
    says: (x, y) => ({
      en: line`A candle that burned for ${count(x, nouns.hour)} is ${y} centimeters tall.`,
      es: line`Una vela que estuvo encendida ${count(x, nouns.hour)} mide ${y} centímetros de alto.`,
    }),
  },
  {
    direction: 'none',
    x: { name: words('Height of student (inches)', 'Estatura del estudiante (pulgadas)'), from: 54, to: 74, step: 2 },
    y: { name: words('Books in backpack', 'Libros en la mochila'), from: 0, to: 10, step: 1 },
    says: (x, y) => ({
      en: line`A student who is ${x} inches tall has ${count(y, nouns.book)} in the backpack.`,
      es: line`Un estudiante de ${x} pulgadas de estatura lleva ${count(y, nouns.book)} en la mochila.`,
    }),
  },
  {
    direction: 'none',
    x: { name: words('Jersey number', 'Número de la camiseta'), from: 0, to: 50, step: 5 },
    y: { name: words('Points scored', 'Puntos anotados'), from: 0, to: 30, step: 3 },
    says: (x, y) => ({
      en: line`The player with jersey number ${x} scored ${count(y, nouns.point)}.`,
      es: line`El jugador con la camiseta número ${x} anotó ${count(y, nouns.point)}.`,
    }),
  },
  {
    direction: 'none',
    x: { name: words('Day of the month', 'Día del mes'), from: 0, to: 30, step: 3 },
    y: { name: words('Lunches sold', 'Almuerzos vendidos'), from: 100, to: 200, step: 10 },
    says: (x, y) => ({
      en: line`On day ${x} of the month, ${y} lunches were sold.`,
      es: line`El día ${x} del mes se vendieron ${y} almuerzos.`,
    }),
  },
]

const settingsOf = (direction: Direction) => inOrder.filter(setting => setting.direction === direction)

/** Five settings of each direction, which take turns. */
export const settings: readonly Setting[] = settingsOf('positive').flatMap((setting, i) => [
  setting,
  itemOf(settingsOf('negative'), i),
  itemOf(settingsOf('none'), i),
])

interface CurvedSetting extends Pick<Setting, 'x' | 'y'> {
  readonly bend: 'hill' | 'valley'
}

/** Quantities that grow together at first and then no longer, or the other way round. */
export const curvedSettings: readonly CurvedSetting[] = [
  {
    bend: 'hill',
    x: { name: words('Speed (mi/h)', 'Rapidez (mi/h)'), from: 0, to: 80, step: 10 },
    y: { name: words('Efficiency score', 'Puntaje de eficiencia'), from: 0, to: 100, step: 10 },
  },
  {
    bend: 'hill',
    x: { name: words('Age of tree (years)', 'Edad del árbol (años)'), from: 0, to: 50, step: 5 },
    y: { name: words('Fruit (pounds)', 'Fruta (libras)'), from: 0, to: 200, step: 20 },
  },
  {
    bend: 'hill',
    x: { name: words('Week of the year', 'Semana del año'), from: 0, to: 52, step: 4 },
    y: { name: words('Daylight (minutes)', 'Luz del día (minutos)'), from: 500, to: 900, step: 50 },
  },
  {
    bend: 'valley',
    x: { name: words('Week of the year', 'Semana del año'), from: 0, to: 52, step: 4 },
    y: { name: words('Heating cost ($)', 'Costo de la calefacción ($)'), from: 0, to: 300, step: 50 },
  },
]

/** The middle of the points, and the sums of squares and products of their distances from it. */
function momentsOf(points: readonly Point[]) {
  let [sx, sy] = [0, 0]
  for (const [x, y] of points) {
    sx += x
    sy += y
  }
  const [mx, my] = [sx / points.length, sy / points.length]
  let [xx, xy, yy] = [0, 0, 0]
  for (const [x, y] of points) {
    xx += (x - mx) * (x - mx)
    xy += (x - mx) * (y - my)
    yy += (y - my) * (y - my)
  }
  return { mx, my, xx, xy, yy }
}

/** The correlation coefficient. */
export function correlation(points: readonly Point[]): number {
  const { xx, xy, yy } = momentsOf(points)
  return xy / Math.sqrt(xx * yy)
}

/** The least-squares line of these points. */
export function lineOf(points: readonly Point[]): (x: number) => number {
  const { mx, my, xx, xy } = momentsOf(points)
  const slope = xy / xx
  return x => my + slope * (x - mx)
}

/** How far a point lies above or below the least-squares line of these points. */
export function distanceFrom(points: readonly Point[]): (point: Point) => number {
  const height = lineOf(points)
  return ([x, y]) => Math.abs(y - height(x))
}

/** Tells the points that lie three times as far from the line of these points as any of them. */
export function outlierTest(points: readonly Point[]): (point: Point) => boolean {
  const distance = distanceFrom(points)
  const farthest = Math.max(...points.map(distance))
  return point => distance(point) >= 3 * farthest
}

export const distinct = (points: readonly Point[]) =>
  new Set(points.map(([x, y]) => 10_000 * x + y)).size === points.length

export type Strength = 'strong' | 'weak' | 'none'
export const strengthOf = (r: number): Strength | null =>
  Math.abs(r) >= 0.85
    ? 'strong'
    : Math.abs(r) >= 0.4 && Math.abs(r) <= 0.6
      ? 'weak'
      : Math.abs(r) < 0.15
        ? 'none'
        : null

type Shape = (share: number) => number

/** Spread over the x-axis, about a curve given in parts of the plot; noise in parts of its height. */
export function cloud(
  random: Random,
  { x, y }: Pick<Setting, 'x' | 'y'>,
  shape: Shape,
  noise: number,
  count: number,
): readonly Point[] {
  const points: Point[] = []
  for (let i = 0; i < count; i++) {
    const share = 0.06 + (0.88 * (i + random.int(15, 85) / 100)) / count
    const height = shape(share - 0.5) + (noise * random.int(-100, 100)) / 200
    points.push([
      Math.round(x.from + share * (x.to - x.from)),
      Math.round(y.from + Math.min(0.97, Math.max(0.03, height)) * (y.to - y.from)),
    ])
  }
  return points
}

const SHAPES = {
  strong: { slope: 0.78, noise: 0.14 },
  weak: { slope: 0.42, noise: 0.66 },
  none: { slope: 0, noise: 0.9 },
} as const

export interface Clustered {
  readonly data: readonly Point[]
  /** The intervals of the x-axis, two steps wide; most points are in the first. */
  readonly intervals: readonly (readonly [from: number, to: number])[]
}

/** A strong cloud with eight points in one interval and one in each of the others. */
export function drawClustered(random: Random, setting: Setting): Clustered {
  const { x, y } = setting
  const starts = Array.from({ length: Math.floor((x.to - x.from) / (2 * x.step)) }, (_, i) => x.from + 2 * x.step * i)
  const sign = setting.direction === 'negative' ? -1 : 1
  const at = (px: number, noise: number): Point => {
    const height = 0.5 + sign * 0.78 * ((px - x.from) / (x.to - x.from) - 0.5) + (noise * random.int(-100, 100)) / 200
    return [px, Math.round(y.from + height * (y.to - y.from))]
  }
  const [crowded, ...others] = random.shuffle(starts)
  const data = random.until(
    () => [
      ...Array.from({ length: 8 }, (_, i) => at(crowded! + Math.round((2 * x.step * (2 + (i % 4) * 2)) / 10), 0.16)),
      ...others.map(start => at(start + x.step, 0.14)),
    ],
    points => distinct(points) && strengthOf(correlation(points)) === 'strong',
  )
  return { data, intervals: [crowded!, ...others].map(start => [start, start + 2 * x.step] as const) }
}

/** A cloud whose correlation is in the band of its name; one without association is not curved either. */
export function drawCloud(
  random: Random,
  setting: Setting,
  direction: Direction,
  strength: Strength,
  count = random.int(11, 15),
): readonly Point[] {
  const { slope, noise } = SHAPES[strength]
  const sign = direction === 'negative' ? -1 : 1
  return random.until(
    () => cloud(random, setting, share => 0.5 + sign * slope * share, noise, count),
    points => {
      if (!distinct(points)) return false
      const r = correlation(points)
      return strengthOf(r) === strength && (strength === 'none' ? Math.abs(bend(points)) < 0.5 : Math.sign(r) === sign)
    },
  )
}

/** How well the points follow a parabola about their middle. */
export function bend(points: readonly Point[]): number {
  const middle = (Math.min(...points.map(([x]) => x)) + Math.max(...points.map(([x]) => x))) / 2
  return correlation(points.map(([x, y]): Point => [(x - middle) ** 2, y]))
}

export function drawCurved(random: Random, setting: CurvedSetting): readonly Point[] {
  const sign = setting.bend === 'hill' ? -1 : 1
  return random.until(
    () => cloud(random, setting, share => 0.5 + sign * (3.2 * share * share - 0.36), 0.1, random.int(12, 15)),
    points => distinct(points) && strengthOf(correlation(points)) === 'none' && Math.abs(bend(points)) >= 0.9,
  )
}
