import { plainWords } from '../grade/text.ts'

/** Words of both languages that say the same in a choice; the first stands for all. */
const SAME = [
  'even par',
  'odd impar',
  '1 first primero primera primer 1st 1ª 1º 1.ª 1.º',
  '2 second segundo segunda 2nd 2ª 2º two dos',
  '3 third tercero tercera tercer 3rd 3ª 3º three tres',
  '4 fourth cuarto cuarta 4th 4ª 4º four cuatro',
  '5 fifth quinto quinta 5th five cinco',
  '6 six seis',
  '7 seven siete',
  '8 eight ocho',
  '9 nine nueve',
  '10 ten diez',
  'mistake mistakes error errors errores equivocacion wrong incorrect incorrecto incorrecta incorrectos mal',
  'line lines renglon renglones linea lineas row fila paso step',
  'always siempre',
  'sometimes veces',
  'never nunca jamas',
  'increase increases increasing increased aumenta sube crece grows incrementa up bigger larger higher rises rise',
  'decrease decreases decreasing decreased disminuye baja decrece shrinks reduce reduces down smaller lower falls drops',
  'maximum maximo max',
  'minimum minimo min',
  'same igual',
  'tall taller tallest height alto alta altos altas altura',
  'long longer longest length largo larga largos largas longitud',
  'white blanco blanca',
  'gray grey gris',
  'striped rayado rayada stripes rayas',
  'black negro negra dark',
  'acute agudo acutangulo',
  'right recto rectangulo',
  'obtuse obtuso obtusangulo',
  'equilateral equilatero',
  'isosceles',
  'scalene escaleno',
  'triangle triangulo',
  'square cuadrado',
  'circle circulo',
  'rectangle',
  'hexagon hexagono',
  'pentagon pentagono',
  'octagon octagono',
  'trapezoid trapecio trapezium',
  'rhombus rombo',
  'parallelogram paralelogramo',
  'cube cubo',
  'sphere esfera',
  'cone cono',
  'cylinder cilindro',
  'pyramid piramide',
  'prime primo primos',
  'composite compuesto',
  'parallel paralelas paralela paralelos',
  'perpendicular perpendiculares',
  'neither ninguno ninguna ningun none',
  'both ambos ambas',
  'linear lineal',
  'quadratic cuadratica',
  'exponential exponencial',
  'positive positiva positivo',
  'negative negativa negativo',
  'weaker debil',
  'stronger fuerte',
  'function funcion',
  'rational racional',
  'irrational irracional',
  'add plus + addition adding suma sumar sumale sumo sumando',
  'subtract minus - − subtraction subtracting resta restar restale resto restando',
  'multiply times × * multiplication multiplied multiplying multiplica multiplicar multiplico multiplicando',
  'divide ÷ / divided dividing division dividir dividido entre divido dividiendo',
  'degree degrees grado grados',
  'clockwise horario',
  'counterclockwise antihorario',
  'less menor menos',
  'greater mayor more mas',
  'equal equals igual iguales',
  'independent independientes independiente',
  'dependent dependientes dependiente',
].map(words => words.split(' '))
export const CANON = new Map(SAME.flatMap(words => words.map(word => [word, words[0] ?? word] as const)))

/** Articles, prepositions and the commonest verbs of both languages. */
export const LITTLE_WORDS: readonly string[] =
  'the a an it is are of to in for on at and its that they el la los las un una es son de del al en por para que su y con esta has have had tiene tienen hay was were there at he she esta'.split(
    ' ',
  )

/** Words that carry no choice of their own. */
export const FUNCTION_WORDS = new Set([
  ...LITTLE_WORDS,
  ..."be by then this them one so because answer choice option unos unas se lo luego entonces despues entre este porque respuesta opcion it's they're that's he's she's as will would does do get gets becomes become goes go va made make makes here all any found algunas some congruence congruencia postulate postulado criterion criterio i should debe deberia estan who".split(
    ' ',
  ),
])
export const NEGATIONS = new Set(
  "no not isnt isn't doesnt doesn't aren't arent cannot can't ni sin without nor".split(' '),
)
export const OR = /(?<![\p{L}])(?:or|o|u|either)(?![\p{L}])/u
export const YES = new Set(
  'yes y si true t v verdadero verdadera verdad cierto cierta correct correcto right'.split(' '),
)
export const NO = new Set('no n false f falso falsa mentira incorrect incorrecto wrong'.split(' '))

export interface Said {
  /** Yes or no at the beginning. */
  readonly lead: 'yes' | 'no' | null
  /** Words that carry meaning, in their order. */
  readonly tokens: readonly string[]
  readonly negations: number
}

export const tokensOf = (text: string): readonly string[] =>
  plainWords(text)
    .replace(/°/g, ' degree ')
    .replace(/\b(\p{L})\.(?=\p{L}\b)/gu, '$1')
    .split(/(?<=[+×÷*])|(?=[+×÷*])|[^\p{L}\d.%'<>=≤≥≠/√^+×÷*−-]+/u)
    .map(token => token.trim().replace(/^[.]+|[.]+$/g, ''))
    .filter(token => token !== '')

export function saidIn(text: string): Said {
  const plain = plainWords(text)
  const [, lead, rest] =
    /^(yes|no|si)(?:[,.;:] ?| (?=the\b|el\b|la\b|los\b|it\b|because\b|since\b|porque\b|ya que\b))(.+)$/.exec(plain) ??
    []
  const all = tokensOf(rest ?? plain)
  return {
    lead: lead === undefined ? null : lead === 'no' ? 'no' : 'yes',
    tokens: all
      .filter(token => !FUNCTION_WORDS.has(token) && !NEGATIONS.has(token))
      .map(token => CANON.get(token) ?? token),
    negations: all.filter(token => NEGATIONS.has(token)).length,
  }
}

export const stem = (token: string): string => (token.length > 4 ? token.replace(/(?:es|s)$/, '') : token)
