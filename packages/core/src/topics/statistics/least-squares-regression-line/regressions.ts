import {
  accented,
  type Block,
  type Both,
  decimal,
  type Expr,
  equation,
  join,
  type Of,
  prose,
  type Random,
  Ratio,
  sum,
  symbol,
  type Value,
  words,
} from '../../../author.ts'

type Words = Of<'words'>

/** Two measured quantities whose points lie near a line. All numbers are tenths, as is the slope. */
export interface Regression {
  readonly tells: Both<Block>
  readonly x: Words
  readonly y: Words
  /** "For each …", "the predicted …", "… points". */
  readonly each: Words
  readonly predicted: Words
  /** As la temperatura is. */
  readonly isFeminine?: true
  readonly unit: Words
  /** "When …", where the data reach as far as zero. */
  readonly atZero: Words | null
  readonly intercept: readonly [number, number]
  readonly slope: readonly [number, number]
  /** Whole numbers: the data lie between them. */
  readonly from: number
  readonly to: number
  readonly axes: { readonly x: readonly [to: number, step: number]; readonly y: readonly [to: number, step: number] }
}

const [X, Y] = [symbol('x'), symbol('y')]

export const regressions: readonly Regression[] = [
  {
    tells: {
      en: prose`For a group of students, ${X} is the study time in hours and ${Y} is the test score in points.`,
      es: prose`Para un grupo de estudiantes, ${X} es el tiempo de estudio en horas, y la variable ${Y} es el puntaje de una prueba en puntos.`,
    },
    x: words('Study time (hours)', 'Tiempo de estudio (horas)'),
    y: words('Score (points)', 'Puntaje (puntos)'),
    each: words('additional hour of study', 'hora adicional de estudio'),
    predicted: words('score', 'puntaje'),
    unit: words('points', 'puntos'),
    atZero: words('the study time is 0 hours', 'el tiempo de estudio es de 0 horas'),
    intercept: [450, 580],
    slope: [25, 35],
    from: 0,
    to: 10,
    axes: { x: [16, 2], y: [120, 10] },
  },
  {
    tells: {
      en: prose`For summer evenings, ${X} is the number of chirps of a cricket in 15 seconds and ${Y} is the temperature in °F.`,
      es: prose`Para varias noches de verano, ${X} es el número de chirridos de un grillo en 15 segundos, y la variable ${Y} es la temperatura en °F.`,
    },
    x: words('Chirps in 15 seconds', 'Chirridos en 15 segundos'),
    y: words('Temperature (°F)', 'Temperatura (°F)'),
    each: words('additional chirp in 15 seconds', 'chirrido adicional en 15 segundos'),
    predicted: words('temperature', 'temperatura'),
    isFeminine: true,
    unit: words('degrees', 'grados'),
    atZero: null,
    intercept: [370, 430],
    slope: [8, 12],
    from: 16,
    to: 40,
    axes: { x: [60, 5], y: [120, 10] },
  },
  {
    tells: {
      en: prose`For houses in a town, ${X} is the size in hundreds of square feet and ${Y} is the price in thousands of dollars.`,
      es: prose`Para las casas de un pueblo, ${X} es el tamaño en cientos de pies cuadrados, y la variable ${Y} es el precio en miles de dólares.`,
    },
    x: words('Size (hundreds of square feet)', 'Tamaño (cientos de pies cuadrados)'),
    y: words('Price (thousand $)', 'Precio (miles de $)'),
    each: words('additional hundred square feet', 'cien pies cuadrados adicionales'),
    predicted: words('price', 'precio'),
    unit: words('thousand dollars', 'miles de dólares'),
    atZero: null,
    intercept: [200, 600],
    slope: [81, 129],
    from: 10,
    to: 30,
    axes: { x: [50, 5], y: [800, 100] },
  },
  {
    tells: {
      en: prose`For one serving of various breakfast cereals, ${X} is the sugar in grams and ${Y} is the number of calories.`,
      es: prose`Para una porción de varios cereales de desayuno, ${X} es el azúcar en gramos, y la variable ${Y} es el número de calorías.`,
    },
    x: words('Sugar (grams)', 'Azúcar (gramos)'),
    y: words('Calories', 'Calorías'),
    each: words('additional gram of sugar', 'gramo adicional de azúcar'),
    predicted: words('calorie content', 'contenido calórico'),
    unit: words('calories', 'calorías'),
    atZero: words('a cereal has 0 grams of sugar', 'un cereal tiene 0 gramos de azúcar'),
    intercept: [850, 1150],
    slope: [21, 39],
    from: 0,
    to: 16,
    axes: { x: [30, 2], y: [240, 20] },
  },
  {
    tells: {
      en: prose`For the players of a club, ${X} is the weekly practice in hours and ${Y} is the number of free throws made out of 50.`,
      es: prose`Para las jugadoras de un club, ${X} es la práctica semanal en horas, y la variable ${Y} es el número de tiros libres encestados de 50.`,
    },
    x: words('Practice (hours)', 'Práctica (horas)'),
    y: words('Free throws made', 'Tiros libres encestados'),
    each: words('additional hour of practice', 'hora adicional de práctica'),
    predicted: words('result', 'resultado'),
    unit: words('free throws', 'tiros libres'),
    atZero: words('the practice is 0 hours', 'la práctica es de 0 horas'),
    intercept: [120, 190],
    slope: [13, 24],
    from: 0,
    to: 10,
    axes: { x: [16, 2], y: [60, 5] },
  },
  {
    tells: {
      en: prose`For used cars of one model, ${X} is the age in years and ${Y} is the price in thousands of dollars.`,
      es: prose`Para carros usados de un modelo, ${X} es la edad en años, y la variable ${Y} es el precio en miles de dólares.`,
    },
    x: words('Age (years)', 'Edad (años)'),
    y: words('Price (thousand $)', 'Precio (miles de $)'),
    each: words('additional year of age', 'año adicional de edad'),
    predicted: words('price', 'precio'),
    unit: words('thousand dollars', 'miles de dólares'),
    atZero: null,
    intercept: [280, 340],
    slope: [-23, -15],
    from: 1,
    to: 10,
    axes: { x: [18, 2], y: [40, 4] },
  },
  {
    tells: {
      en: prose`For a group of teenagers, ${X} is the screen time before bed in minutes and ${Y} is the sleep that night in minutes.`,
      es: prose`Para un grupo de adolescentes, ${X} es el tiempo de pantalla antes de dormir en minutos, y la variable ${Y} es el sueño de esa noche en minutos.`,
    },
    x: words('Screen time (minutes)', 'Tiempo de pantalla (minutos)'),
    y: words('Sleep (minutes)', 'Sueño (minutos)'),
    each: words('additional minute of screen time', 'minuto adicional de pantalla'),
    predicted: words('sleep time', 'tiempo de sueño'),
    unit: words('minutes', 'minutos'),
    atZero: words('the screen time is 0 minutes', 'el tiempo de pantalla es de 0 minutos'),
    intercept: [4900, 5400],
    slope: [-9, -4],
    from: 0,
    to: 120,
    axes: { x: [200, 20], y: [600, 50] },
  },
  {
    tells: {
      en: prose`For the deliveries of a shop, ${X} is the distance in miles and ${Y} is the delivery time in minutes.`,
      es: prose`Para las entregas de una tienda, ${X} es la distancia en millas, y la variable ${Y} es el tiempo de entrega en minutos.`,
    },
    x: words('Distance (miles)', 'Distancia (millas)'),
    y: words('Time (minutes)', 'Tiempo (minutos)'),
    each: words('additional mile', 'milla adicional'),
    predicted: words('delivery time', 'tiempo de entrega'),
    unit: words('minutes', 'minutos'),
    atZero: null,
    intercept: [80, 150],
    slope: [21, 34],
    from: 1,
    to: 12,
    axes: { x: [20, 2], y: [80, 10] },
  },
  {
    tells: {
      en: prose`For the days of a summer, ${X} is the high temperature in °C and ${Y} is the number of cups of lemonade that a stand sells.`,
      es: prose`Para los días de un verano, ${X} es la temperatura máxima en °C, y la variable ${Y} es el número de vasos de limonada que vende un puesto.`,
    },
    x: words('High temperature (°C)', 'Temperatura máxima (°C)'),
    y: words('Cups sold', 'Vasos vendidos'),
    each: words('additional degree', 'grado adicional'),
    predicted: words('number of cups', 'número de vasos'),
    unit: words('cups', 'vasos'),
    atZero: null,
    intercept: [50, 120],
    slope: [21, 39],
    from: 15,
    to: 35,
    axes: { x: [50, 5], y: [200, 20] },
  },
  {
    tells: {
      en: prose`For candles of one kind, ${X} is the burning time in hours and ${Y} is the height that is left in centimeters.`,
      es: prose`Para velas de un tipo, ${X} es el tiempo que llevan encendidas en horas, y la variable ${Y} es la altura que queda en centímetros.`,
    },
    x: words('Burning time (hours)', 'Tiempo encendida (horas)'),
    y: words('Height (cm)', 'Altura (cm)'),
    each: words('additional hour of burning', 'hora adicional encendida'),
    predicted: words('height', 'altura'),
    isFeminine: true,
    unit: words('centimeters', 'centímetros'),
    atZero: null,
    intercept: [180, 240],
    slope: [-17, -11],
    from: 1,
    to: 8,
    axes: { x: [14, 2], y: [32, 4] },
  },
  {
    tells: {
      en: prose`For the trees of a park, ${X} is the age in years and ${Y} is the diameter of the trunk in centimeters.`,
      es: prose`Para los árboles de un parque, ${X} es la edad en años, y la variable ${Y} es el diámetro del tronco en centímetros.`,
    },
    x: words('Age (years)', 'Edad (años)'),
    y: words('Diameter (cm)', 'Diámetro (cm)'),
    each: words('additional year of age', 'año adicional de edad'),
    predicted: words('diameter', 'diámetro'),
    unit: words('centimeters', 'centímetros'),
    atZero: null,
    intercept: [20, 60],
    slope: [11, 19],
    from: 5,
    to: 30,
    axes: { x: [50, 5], y: [100, 10] },
  },
  {
    tells: {
      en: prose`For the packages of a shipping company, ${X} is the weight in pounds and ${Y} is the shipping cost in dollars.`,
      es: prose`Para los paquetes de una empresa de envíos, ${X} es el peso en libras, y la variable ${Y} es el costo del envío en dólares.`,
    },
    x: words('Weight (pounds)', 'Peso (libras)'),
    y: words('Cost ($)', 'Costo ($)'),
    each: words('additional pound', 'libra adicional'),
    predicted: words('cost', 'costo'),
    unit: words('dollars', 'dólares'),
    atZero: null,
    intercept: [45, 85],
    slope: [11, 19],
    from: 1,
    to: 20,
    axes: { x: [32, 4], y: [80, 10] },
  },
  {
    tells: {
      en: prose`For the workers of a factory, ${X} is the experience in years and ${Y} is the hourly wage in dollars.`,
      es: prose`Para los trabajadores de una fábrica, ${X} es la experiencia en años, y la variable ${Y} es el salario por hora en dólares.`,
    },
    x: words('Experience (years)', 'Experiencia (años)'),
    y: words('Hourly wage ($)', 'Salario por hora ($)'),
    each: words('additional year of experience', 'año adicional de experiencia'),
    predicted: words('hourly wage', 'salario por hora'),
    unit: words('dollars', 'dólares'),
    atZero: words('the experience is 0 years', 'la experiencia es de 0 años'),
    intercept: [160, 190],
    slope: [11, 16],
    from: 0,
    to: 12,
    axes: { x: [20, 2], y: [60, 5] },
  },
  {
    tells: {
      en: prose`For several places in a lake, ${X} is the depth in meters and ${Y} is the water temperature in °C.`,
      es: prose`Para varios lugares de un lago, ${X} es la profundidad en metros, y la variable ${Y} es la temperatura del agua en °C.`,
    },
    x: words('Depth (meters)', 'Profundidad (metros)'),
    y: words('Temperature (°C)', 'Temperatura (°C)'),
    each: words('additional meter of depth', 'metro adicional de profundidad'),
    predicted: words('temperature', 'temperatura'),
    isFeminine: true,
    unit: words('degrees', 'grados'),
    atZero: words('the depth is 0 meters', 'la profundidad es de 0 metros'),
    intercept: [200, 240],
    slope: [-9, -4],
    from: 0,
    to: 15,
    axes: { x: [24, 2], y: [32, 4] },
  },
]

/** The score, the actual score and the predicted score: in Spanish with article and agreement. */
const COUNT = 'número '
export function named({ predicted: { en, es }, isFeminine }: Regression) {
  const [article, ending] = isFeminine ? ['la', 'a'] : ['el', 'o']
  const [first, rest] = es.startsWith(COUNT) ? [COUNT.trimEnd(), es.slice(COUNT.length - 1)] : [es, '']
  return {
    quantity: words(en, `${article} ${es}`),
    actual: words(`actual ${en}`, `${article} ${first} real${rest}`),
    forecast: words(`predicted ${en}`, `${article} ${first} previst${ending}${rest}`),
    isCount: es.startsWith(COUNT),
  }
}

export const tenths = (value: number): Expr => decimal(Ratio.of(value, 10))

/** An intercept and a slope in tenths. */
export const drawLine = (random: Random, { intercept, slope }: Regression) => ({
  a: random.intExcept(intercept[0], intercept[1], 0),
  b: random.intExcept(slope[0], slope[1], 10, -10),
})
export const hatted: Expr = accented('hat', symbol('y'))
/** ŷ = a + bx. */
export const lineEquation = (a: Value, b: Value): Expr => equation(hatted, rightSide(a, b))
export const rightSide = (a: Value, b: Value): Expr => sum(a, join(b, symbol('x')))

/** Two short lists of small measurements. */
export interface Pair {
  readonly x: Words
  readonly y: Words
  readonly isFalling: boolean
  /** A first quantity that is never 0. */
  readonly isFromOne?: boolean
}
export const pairs: readonly Pair[] = [
  { x: words('Practice (weeks)', 'Práctica (semanas)'), y: words('Push-ups', 'Flexiones'), isFalling: false },
  { x: words('Ads', 'Anuncios'), y: words('Sales (thousand $)', 'Ventas (miles de $)'), isFalling: false },
  {
    x: words('Fertilizer (grams)', 'Fertilizante (gramos)'),
    y: words('Growth (cm)', 'Crecimiento (cm)'),
    isFalling: false,
  },
  { x: words('Lessons', 'Clases'), y: words('Mistakes', 'Errores'), isFalling: true },
  {
    x: words('Hours after lunch', 'Horas después del almuerzo'),
    y: words('Energy score', 'Puntaje de energía'),
    isFalling: true,
  },
  { x: words('Price ($)', 'Precio ($)'), y: words('Cups sold', 'Vasos vendidos'), isFalling: true, isFromOne: true },
  { x: words('Rainy days', 'Días de lluvia'), y: words('Umbrellas sold', 'Paraguas vendidos'), isFalling: false },
  {
    x: words('Months of use', 'Meses de uso'),
    y: words('Battery life (hours)', 'Duración de la batería (horas)'),
    isFalling: true,
  },
]
