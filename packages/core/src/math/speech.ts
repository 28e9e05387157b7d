import type { Both, Locale } from '../both.ts'
import { never } from '../errors.ts'
import { unitSign } from '../language/units.ts'
import { type Expr, holds, type Of } from './expr.ts'
import { presentOnce } from './present.ts'
import { signed, withoutZeros } from './strength.ts'
import { textOf } from './text.ts'

/** A formula as a teacher reads it aloud: for alternate text. Grouping is said where the ear would lose it. */
export const speechOf = (expr: Expr, locale: Locale): string => say(expr, locale).replace(/ {2,}/g, ' ').trim()

const WORDS = {
  plus: { en: 'plus', es: 'más' },
  minus: { en: 'minus', es: 'menos' },
  negative: { en: 'negative', es: 'menos' },
  times: { en: 'times', es: 'por' },
  dividedBy: { en: 'divided by', es: 'entre' },
  over: { en: 'over', es: 'sobre' },
  open: { en: 'open parenthesis', es: 'abre paréntesis' },
  close: { en: 'close parenthesis', es: 'cierra paréntesis' },
  fraction: { en: 'the fraction', es: 'la fracción' },
  endFraction: { en: 'end fraction', es: 'fin de la fracción' },
  and: { en: 'and', es: 'y' },
  or: { en: 'or', es: 'o' },
  of: { en: 'of', es: 'de' },
  sub: { en: 'sub', es: 'sub' },
  squareRoot: { en: 'the square root of', es: 'la raíz cuadrada de' },
  cubeRoot: { en: 'the cube root of', es: 'la raíz cúbica de' },
  root: { en: 'the root of', es: 'la raíz de' },
  degree: { en: 'of degree', es: 'de índice' },
  endRoot: { en: 'end root', es: 'fin de la raíz' },
  squared: { en: 'squared', es: 'al cuadrado' },
  cubed: { en: 'cubed', es: 'al cubo' },
  toThe: { en: 'to the power', es: 'elevado a' },
  absolute: { en: 'the absolute value of', es: 'el valor absoluto de' },
  factorial: { en: 'factorial', es: 'factorial' },
  integral: { en: 'the integral', es: 'la integral' },
  from: { en: 'from', es: 'desde' },
  to: { en: 'to', es: 'hasta' },
  sum: { en: 'the sum', es: 'la suma' },
  product: { en: 'the product', es: 'el producto' },
  d: { en: 'd', es: 'd' },
  limit: { en: 'the limit as', es: 'el límite cuando' },
  approaches: { en: 'approaches', es: 'tiende a' },
  fromLeft: { en: 'from the left', es: 'por la izquierda' },
  fromRight: { en: 'from the right', es: 'por la derecha' },
  derivative: { en: 'the derivative of', es: 'la derivada de' },
  withRespectTo: { en: 'with respect to', es: 'respecto a' },
  prime: { en: 'prime', es: 'prima' },
  inverse: { en: 'inverse', es: 'inversa' },
  evaluated: { en: 'evaluated at', es: 'evaluada en' },
  system: { en: 'the system:', es: 'el sistema:' },
  cases: { en: 'by cases:', es: 'por casos:' },
  if: { en: 'if', es: 'si' },
  matrix: { en: 'the matrix with rows', es: 'la matriz con filas' },
  determinant: { en: 'the determinant with rows', es: 'el determinante con filas' },
  set: { en: 'the set of', es: 'el conjunto de' },
  suchThat: { en: 'such that', es: 'tal que' },
  ratioTo: { en: 'to', es: 'a' },
  remainder: { en: 'remainder', es: 'residuo' },
  percent: { en: 'percent', es: 'por ciento' },
  blank: { en: 'blank', es: 'espacio en blanco' },
  infinity: { en: 'infinity', es: 'infinito' },
  pi: { en: 'pi', es: 'pi' },
  choose: { en: 'choose', es: 'sobre' },
  combinations: { en: 'combinations of', es: 'combinaciones de' },
  permutations: { en: 'permutations of', es: 'permutaciones de' },
  taken: { en: 'taken', es: 'tomados de' },
  closed: { en: 'included', es: 'incluido' },
  notClosed: { en: 'not included', es: 'no incluido' },
  interval: { en: 'the interval from', es: 'el intervalo de' },
  base: { en: 'base', es: 'en base' },
} as const satisfies Record<string, Both<string>>

const RELATIONS: Readonly<Record<Of<'relation'>['sign'], Both<string>>> = {
  '=': { en: 'equals', es: 'es igual a' },
  '≠': { en: 'is not equal to', es: 'no es igual a' },
  '<': { en: 'is less than', es: 'es menor que' },
  '>': { en: 'is greater than', es: 'es mayor que' },
  '≤': { en: 'is less than or equal to', es: 'es menor o igual que' },
  '≥': { en: 'is greater than or equal to', es: 'es mayor o igual que' },
  '≈': { en: 'is about', es: 'es aproximadamente' },
  '≅': { en: 'is congruent to', es: 'es congruente con' },
  '∼': { en: 'is similar to', es: 'es semejante a' },
  '⊥': { en: 'is perpendicular to', es: 'es perpendicular a' },
  '∥': { en: 'is parallel to', es: 'es paralelo a' },
  '∈': { en: 'is in', es: 'está en' },
  '∉': { en: 'is not in', es: 'no está en' },
  '⊂': { en: 'is a proper subset of', es: 'es subconjunto propio de' },
  '⊆': { en: 'is a subset of', es: 'es subconjunto de' },
  '→': { en: 'goes to', es: 'pasa a' },
  '∣': { en: 'given', es: 'dado' },
  '⇒': { en: 'implies', es: 'implica' },
}
const OPERATIONS: Readonly<Record<Of<'operation'>['sign'], Both<string>>> = {
  '∪': { en: 'union', es: 'unión' },
  '∩': { en: 'intersection', es: 'intersección' },
  '∘': { en: 'composed with', es: 'compuesta con' },
  '±': { en: 'plus or minus', es: 'más o menos' },
}
const FUNCTIONS: Readonly<Record<Of<'call'>['name'], Both<string>>> = {
  sin: { en: 'sine of', es: 'seno de' },
  cos: { en: 'cosine of', es: 'coseno de' },
  tan: { en: 'tangent of', es: 'tangente de' },
  csc: { en: 'cosecant of', es: 'cosecante de' },
  sec: { en: 'secant of', es: 'secante de' },
  cot: { en: 'cotangent of', es: 'cotangente de' },
  arcsin: { en: 'arcsine of', es: 'arcoseno de' },
  arccos: { en: 'arccosine of', es: 'arcocoseno de' },
  arctan: { en: 'arctangent of', es: 'arcotangente de' },
  ln: { en: 'natural log of', es: 'logaritmo natural de' },
  log: { en: 'log of', es: 'logaritmo de' },
  exp: { en: 'the exponential of', es: 'la exponencial de' },
  gcf: { en: 'greatest common factor of', es: 'máximo común divisor de' },
  lcm: { en: 'least common multiple of', es: 'mínimo común múltiplo de' },
  max: { en: 'maximum of', es: 'máximo de' },
  min: { en: 'minimum of', es: 'mínimo de' },
}
const PREFIXES: Readonly<Record<Of<'prefixed'>['sign'], Both<string>>> = {
  '∠': { en: 'angle', es: 'ángulo' },
  '△': { en: 'triangle', es: 'triángulo' },
  'm∠': { en: 'the measure of angle', es: 'la medida del ángulo' },
  '±': { en: 'plus or minus', es: 'más o menos' },
  '+': { en: 'plus', es: 'más' },
  Δ: { en: 'delta', es: 'delta' },
  '⊙': { en: 'circle', es: 'círculo' },
  '▱': { en: 'parallelogram', es: 'paralelogramo' },
}
const ACCENTS: Readonly<Record<Of<'accented'>['mark'], Both<string>>> = {
  bar: { en: 'bar', es: 'barra' },
  hat: { en: 'hat', es: 'gorro' },
  vector: { en: 'vector', es: 'vector' },
  overline: { en: 'segment', es: 'segmento' },
  arc: { en: 'arc', es: 'arco' },
  ray: { en: 'ray', es: 'semirrecta' },
  line: { en: 'line', es: 'recta' },
}

const isSimple = (expr: Expr): boolean =>
  expr.kind === 'number' || expr.kind === 'symbol' || expr.kind === 'blank' || expr.kind === 'money'
const isFraction = (expr: Expr): boolean =>
  expr.kind === 'number' && expr.d !== 1 && expr.as !== 'decimal' && expr.as !== 'repeating'
const isFlat = (expr: Expr) => !holds(expr, part => part.kind === 'sum' || part.kind === 'quotient')

function say(expr: Expr, locale: Locale): string {
  const word = (id: keyof typeof WORDS) => WORDS[id][locale]
  const at = (part: Expr) => say(part, locale)
  const printed = (part: Expr) => textOf(presentOnce(part, locale))
  const listed = (items: readonly Expr[]) => items.map(at).join(', ')
  const grouped = (part: Expr) =>
    isFlat(part) || part.kind === 'group' ? at(part) : `${word('open')} ${at(part)} ${word('close')}`
  // "1 over 2 x" would be a fraction under which x stands too.
  const enclosed = (part: Expr) =>
    isFraction(part) ? `${word('fraction')} ${at(part)} ${word('endFraction')}` : at(part)
  switch (expr.kind) {
    case 'number': {
      if (!isFraction(expr))
        return `${expr.n < 0 ? `${word('negative')} ` : ''}${printed(expr.n < 0 ? { ...expr, n: -expr.n } : expr)}`
      const size = Math.abs(expr.n)
      const whole = expr.as === 'mixed' ? Math.floor(size / expr.d) : 0
      const top = size - whole * expr.d
      return `${expr.n < 0 ? `${word('negative')} ` : ''}${whole > 0 ? `${whole} ${top > 0 ? word('and') : ''} ` : ''}${top > 0 ? `${top} ${word('over')} ${expr.d}` : ''}`
    }
    case 'symbol':
      return `${expr.name === '∞' ? word('infinity') : expr.name === 'π' ? word('pi') : expr.name}${expr.sub ? ` ${word('sub')} ${at(expr.sub)}` : ''}`
    case 'sum':
      return withoutZeros(expr.terms)
        .map((term, i) => {
          const { isNegative, size } = signed(term)
          const sign = isNegative ? (i === 0 ? word('negative') : word('minus')) : i === 0 ? '' : word('plus')
          return `${sign} ${size.kind === 'sum' ? grouped(size) : at(size)}`
        })
        .join(' ')
    case 'negative':
      return `${word('negative')} ${grouped(expr.of)}`
    case 'product':
      return expr.sign
        ? expr.factors.map(grouped).join(` ${word('times')} `)
        : expr.factors.map(factor => (factor.kind === 'sum' ? grouped(factor) : enclosed(factor))).join(' ')
    case 'quotient': {
      if (expr.sign) return `${grouped(expr.over)} ${word('dividedBy')} ${grouped(expr.under)}`
      const simple = isSimple(expr.over) && isSimple(expr.under)
      return simple
        ? `${at(expr.over)} ${word('over')} ${at(expr.under)}`
        : `${word('fraction')} ${at(expr.over)} ${word('over')} ${at(expr.under)} ${word('endFraction')}`
    }
    case 'power': {
      const base = grouped(expr.base)
      if (expr.exponent.kind === 'number' && expr.exponent.d === 1 && expr.exponent.n === 2)
        return `${base} ${word('squared')}`
      if (expr.exponent.kind === 'number' && expr.exponent.d === 1 && expr.exponent.n === 3)
        return `${base} ${word('cubed')}`
      return `${base} ${word('toThe')} ${at(expr.exponent)}`
    }
    case 'root': {
      const degree = expr.degree ? at(expr.degree) : '2'
      const head =
        degree === '2'
          ? word('squareRoot')
          : degree === '3'
            ? word('cubeRoot')
            : `${word('root')} ${word('degree')} ${degree} ${word('of')}`
      return isSimple(expr.of) ? `${head} ${at(expr.of)}` : `${head} ${at(expr.of)} ${word('endRoot')}`
    }
    case 'call': {
      const spoken = FUNCTIONS[expr.name][locale]
      const base = expr.base ? ` ${word('base')} ${at(expr.base)}` : ''
      return `${spoken}${base} ${grouped(expr.of)}${expr.power ? ` ${word('toThe')} ${at(expr.power)}` : ''}`
    }
    case 'apply':
      return `${expr.name}${` ${word('prime')}`.repeat(expr.primes)}${expr.inverse ? ` ${word('inverse')}` : ''} ${word('of')} ${listed(expr.to)}`
    case 'relation':
      return `${at(expr.left)} ${RELATIONS[expr.sign][locale]} ${at(expr.right)}`
    case 'connected':
      return expr.items.map(at).join(` ${word(expr.by)} `)
    case 'operation':
      return `${grouped(expr.left)} ${OPERATIONS[expr.sign][locale]} ${grouped(expr.right)}`
    case 'integral':
      return `${word('integral')} ${expr.from && expr.to ? `${word('from')} ${at(expr.from)} ${word('to')} ${at(expr.to)}` : ''} ${word('of')} ${at(expr.of)} d ${expr.by}`
    case 'series':
      return `${word(expr.sign === '∑' ? 'sum' : 'product')} ${word('from')} ${expr.index} ${RELATIONS['='][locale]} ${at(expr.from)} ${word('to')} ${at(expr.to)} ${word('of')} ${at(expr.of)}`
    case 'limit':
      return `${word('limit')} ${expr.by} ${word('approaches')} ${at(expr.to)} ${expr.side ? word(expr.side === 'left' ? 'fromLeft' : 'fromRight') : ''} ${word('of')} ${at(expr.of)}`
    case 'derivative':
      return expr.of
        ? `${word('derivative')} ${at(expr.of)} ${word('withRespectTo')} ${expr.by}`
        : `d ${expr.top ?? ''} d ${expr.by}`
    case 'evaluated':
      return `${at(expr.of)} ${word('evaluated')} ${expr.from ? `${at(expr.from)} ${word('to')} ` : ''}${at(expr.to)}`
    case 'group':
      return expr.brackets === 'none' ? at(expr.of) : `${word('open')} ${at(expr.of)} ${word('close')}`
    case 'absolute':
      return `${word('absolute')} ${grouped(expr.of)}`
    case 'factorial':
      return `${grouped(expr.of)} ${word('factorial')}`
    case 'selection':
      return expr.style === 'binomial'
        ? `${at(expr.n)} ${word('choose')} ${at(expr.r)}`
        : `${word(expr.style === 'C' ? 'combinations' : 'permutations')} ${at(expr.n)} ${word('taken')} ${at(expr.r)}`
    case 'system':
      return `${word('system')} ${expr.rows.map(at).join('; ')}`
    case 'cases':
      return `${word('cases')} ${expr.rows.map(([value, condition]) => `${at(value)} ${condition.kind === 'words' ? '' : word('if')} ${at(condition)}`).join('; ')}`
    case 'matrix':
      return `${word(expr.fence === '[' ? 'matrix' : 'determinant')} ${expr.rows.map(listed).join('; ')}`
    case 'list':
      return expr.brackets === '{' ? `${word('set')} ${listed(expr.items)}` : listed(expr.items)
    case 'interval':
      return `${word('interval')} ${at(expr.from)} ${word(expr.closed[0] ? 'closed' : 'notClosed')} ${word('to')} ${at(expr.to)} ${word(expr.closed[1] ? 'closed' : 'notClosed')}`
    case 'set-builder':
      return `${word('set')} ${at(expr.of)} ${word('suchThat')} ${at(expr.where)}`
    case 'ratio':
      return expr.items.map(at).join(` ${word('ratioTo')} `)
    case 'remainder':
      return `${at(expr.quotient)} ${word('remainder')} ${at(expr.remainder)}`
    case 'time':
    case 'money':
      return printed(expr)
    case 'percent':
      return `${at(expr.of)} ${word('percent')}`
    case 'measure':
      return `${at(expr.of)} ${unitSign(expr.unit)[locale]}`
    case 'prefixed':
      return `${PREFIXES[expr.sign][locale]} ${at(expr.of)}`
    case 'accented': {
      const mark = ACCENTS[expr.mark][locale]
      return expr.mark === 'bar' || expr.mark === 'hat' ? `${at(expr.of)} ${mark}` : `${mark} ${at(expr.of)}`
    }
    case 'words':
      return expr[locale]
    case 'blank':
      return word('blank')
    default:
      return never(expr)
  }
}
