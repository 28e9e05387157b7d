import type { Noun } from '../noun.ts'

export const answer: Noun = { en: ['answer', 'answers'], es: ['respuesta', 'respuestas'], gender: 'f' }
export const bar: Noun = { en: ['bar', 'bars'], es: ['barra', 'barras'], gender: 'f' }
export const billion: Noun = {
  en: ['billion', 'billions'],
  es: ['millar de millón', 'millares de millón'],
  gender: 'm',
}
export const binomial: Noun = { en: ['binomial', 'binomials'], es: ['binomio', 'binomios'], gender: 'm' }
export const choice: Noun = { en: ['choice', 'choices'], es: ['opción', 'opciones'], gender: 'f' }
export const coefficient: Noun = {
  en: ['coefficient', 'coefficients'],
  es: ['coeficiente', 'coeficientes'],
  gender: 'm',
}
export const column: Noun = { en: ['column', 'columns'], es: ['columna', 'columnas'], gender: 'f' }
export const dataValue: Noun = { en: ['data value', 'data values'], es: ['dato', 'datos'], gender: 'm' }
export const decimal: Noun = { en: ['decimal', 'decimals'], es: ['decimal', 'decimales'], gender: 'm' }
export const difference: Noun = { en: ['difference', 'differences'], es: ['diferencia', 'diferencias'], gender: 'f' }
export const digit: Noun = { en: ['digit', 'digits'], es: ['dígito', 'dígitos'], gender: 'm' }
export const divisor: Noun = { en: ['divisor', 'divisors'], es: ['divisor', 'divisores'], gender: 'm' }
export const dozen: Noun = { en: ['dozen', 'dozens'], es: ['docena', 'docenas'], gender: 'f' }
export const equation: Noun = { en: ['equation', 'equations'], es: ['ecuación', 'ecuaciones'], gender: 'f' }
export const event: Noun = { en: ['event', 'events'], es: ['evento', 'eventos'], gender: 'm' }
export const exponent: Noun = { en: ['exponent', 'exponents'], es: ['exponente', 'exponentes'], gender: 'm' }
export const expression: Noun = { en: ['expression', 'expressions'], es: ['expresión', 'expresiones'], gender: 'f' }
export const factor: Noun = { en: ['factor', 'factors'], es: ['factor', 'factores'], gender: 'm' }
export const fourth: Noun = { en: ['fourth', 'fourths'], es: ['cuarto', 'cuartos'], gender: 'm' }
export const fraction: Noun = { en: ['fraction', 'fractions'], es: ['fracción', 'fracciones'], gender: 'f' }
export const functionRule: Noun = { en: ['function', 'functions'], es: ['función', 'funciones'], gender: 'f' }
export const graph: Noun = { en: ['graph', 'graphs'], es: ['gráfica', 'gráficas'], gender: 'f' }
export const group: Noun = { en: ['group', 'groups'], es: ['grupo', 'grupos'], gender: 'm' }
export const half: Noun = { en: ['half', 'halves'], es: ['mitad', 'mitades'], gender: 'f' }
export const hundred: Noun = { en: ['hundred', 'hundreds'], es: ['centena', 'centenas'], gender: 'f' }
export const hundredMillion: Noun = {
  en: ['hundred million', 'hundred millions'],
  es: ['centena de millón', 'centenas de millón'],
  gender: 'f',
}
export const hundredth: Noun = { en: ['hundredth', 'hundredths'], es: ['centésima', 'centésimas'], gender: 'f' }
export const hundredThousand: Noun = {
  en: ['hundred thousand', 'hundred thousands'],
  es: ['centena de millar', 'centenas de millar'],
  gender: 'f',
}
export const integer: Noun = { en: ['integer', 'integers'], es: ['número entero', 'números enteros'], gender: 'm' }
export const interval: Noun = { en: ['interval', 'intervals'], es: ['intervalo', 'intervalos'], gender: 'm' }
export const matrix: Noun = { en: ['matrix', 'matrices'], es: ['matriz', 'matrices'], gender: 'f' }
export const million: Noun = { en: ['million', 'millions'], es: ['millón', 'millones'], gender: 'm' }
export const monomial: Noun = { en: ['monomial', 'monomials'], es: ['monomio', 'monomios'], gender: 'm' }
export const multiple: Noun = { en: ['multiple', 'multiples'], es: ['múltiplo', 'múltiplos'], gender: 'm' }
export const number: Noun = { en: ['number', 'numbers'], es: ['número', 'números'], gender: 'm' }
export const numberTable: Noun = { en: ['table', 'tables'], es: ['tabla', 'tablas'], gender: 'f' }
export const one: Noun = { en: ['one', 'ones'], es: ['unidad', 'unidades'], gender: 'f' }
export const outcome: Noun = { en: ['outcome', 'outcomes'], es: ['resultado', 'resultados'], gender: 'm' }
export const pair: Noun = { en: ['pair', 'pairs'], es: ['par', 'pares'], gender: 'm' }
export const part: Noun = { en: ['part', 'parts'], es: ['parte', 'partes'], gender: 'f' }
export const pattern: Noun = { en: ['pattern', 'patterns'], es: ['patrón', 'patrones'], gender: 'm' }
export const piece: Noun = { en: ['piece', 'pieces'], es: ['pedazo', 'pedazos'], gender: 'm' }
export const point: Noun = { en: ['point', 'points'], es: ['punto', 'puntos'], gender: 'm' }
export const polynomial: Noun = { en: ['polynomial', 'polynomials'], es: ['polinomio', 'polinomios'], gender: 'm' }
export const power: Noun = { en: ['power', 'powers'], es: ['potencia', 'potencias'], gender: 'f' }
export const primeNumber: Noun = {
  en: ['prime number', 'prime numbers'],
  es: ['número primo', 'números primos'],
  gender: 'm',
}
export const problem: Noun = { en: ['problem', 'problems'], es: ['problema', 'problemas'], gender: 'm' }
export const product: Noun = { en: ['product', 'products'], es: ['producto', 'productos'], gender: 'm' }
export const question: Noun = { en: ['question', 'questions'], es: ['pregunta', 'preguntas'], gender: 'f' }
export const quotient: Noun = { en: ['quotient', 'quotients'], es: ['cociente', 'cocientes'], gender: 'm' }
export const remainder: Noun = { en: ['remainder', 'remainders'], es: ['residuo', 'residuos'], gender: 'm' }
export const root: Noun = { en: ['root', 'roots'], es: ['raíz', 'raíces'], gender: 'f' }
export const sample: Noun = { en: ['sample', 'samples'], es: ['muestra', 'muestras'], gender: 'f' }
export const sequence: Noun = { en: ['sequence', 'sequences'], es: ['sucesión', 'sucesiones'], gender: 'f' }
export const solution: Noun = { en: ['solution', 'solutions'], es: ['solución', 'soluciones'], gender: 'f' }
export const step: Noun = { en: ['step', 'steps'], es: ['paso', 'pasos'], gender: 'm' }
export const sum: Noun = { en: ['sum', 'sums'], es: ['suma', 'sumas'], gender: 'f' }
export const tallyMark: Noun = {
  en: ['tally mark', 'tally marks'],
  es: ['marca de conteo', 'marcas de conteo'],
  gender: 'f',
}
export const ten: Noun = { en: ['ten', 'tens'], es: ['decena', 'decenas'], gender: 'f' }
export const tenMillion: Noun = {
  en: ['ten million', 'ten millions'],
  es: ['decena de millón', 'decenas de millón'],
  gender: 'f',
}
export const tenThousand: Noun = {
  en: ['ten thousand', 'ten thousands'],
  es: ['decena de millar', 'decenas de millar'],
  gender: 'f',
}
export const tenThousandth: Noun = {
  en: ['ten-thousandth', 'ten-thousandths'],
  es: ['diezmilésima', 'diezmilésimas'],
  gender: 'f',
}
export const tenth: Noun = { en: ['tenth', 'tenths'], es: ['décima', 'décimas'], gender: 'f' }
export const term: Noun = { en: ['term', 'terms'], es: ['término', 'términos'], gender: 'm' }
export const third: Noun = { en: ['third', 'thirds'], es: ['tercio', 'tercios'], gender: 'm' }
export const thousand: Noun = { en: ['thousand', 'thousands'], es: ['millar', 'millares'], gender: 'm' }
export const thousandth: Noun = { en: ['thousandth', 'thousandths'], es: ['milésima', 'milésimas'], gender: 'f' }
/** The thousands as a column of a chart is headed: the Spanish names them by the ones of their period. */
export const thousandsColumn: Noun = {
  en: ['thousand', 'thousands'],
  es: ['unidad de millar', 'unidades de millar'],
  gender: 'f',
}
export const trial: Noun = { en: ['trial', 'trials'], es: ['ensayo', 'ensayos'], gender: 'm' }
export const trinomial: Noun = { en: ['trinomial', 'trinomials'], es: ['trinomio', 'trinomios'], gender: 'm' }
export const value: Noun = { en: ['value', 'values'], es: ['valor', 'valores'], gender: 'm' }
export const variable: Noun = { en: ['variable', 'variables'], es: ['variable', 'variables'], gender: 'f' }
export const vector: Noun = { en: ['vector', 'vectors'], es: ['vector', 'vectores'], gender: 'm' }
export const vote: Noun = { en: ['vote', 'votes'], es: ['voto', 'votos'], gender: 'm' }
export const zero: Noun = { en: ['zero', 'zeros'], es: ['cero', 'ceros'], gender: 'm' }
