import {
  bracketed,
  decimal,
  divide,
  type Expr,
  equation,
  explained,
  expr,
  type Inline,
  isSame,
  lcm,
  line,
  over,
  Ratio,
  type Step,
  statements,
  sum,
  times,
} from '../../../author.ts'
import { asItStands, type Mixed } from '../../kit/fractions/mixed.ts'
import {
  complete,
  type Fact,
  inOneLine,
  operation,
  placesOf,
  resultOf,
  type Sign,
  shown,
  written,
} from './operations.ts'

type Says = readonly Inline[]
const isOpen = ({ a, b }: Fact) => a.isInteger && b.isInteger

/** 48 × 10 + 48 × 3. */
const byPlaces = (one: Ratio, other: Ratio): Expr => {
  const digits = [...String(other.n)]
  const parts = digits
    .map((digit, i) => Number(digit) * 10 ** (digits.length - 1 - i))
    .filter(part => part > 0)
    .map(part => times(one, part))
  return sum(...parts)
}
const partsOf = (value: Ratio, d: number): Mixed => {
  const w = Math.floor(value.toNumber())
  return { w, n: value.minus(w).times(d).n, d }
}
const joined = (one: Says, other: Says): Says => [...one, ' ', ...other]

function wholes(fact: Fact, en: Says, es: Says): readonly Step[] {
  const { sign, a, b } = fact
  const found = resultOf(fact)
  const isLong = (one: Ratio, other: Ratio) => other.compare(10) > 0 && one.compare(10) > 0
  if (sign === '×' && isLong(a, b) && !b.equals(10))
    return [explained(equation(equation(written(fact), byPlaces(a, b)), found), en, es)]
  if (sign === '÷' && found.compare(10) > 0)
    return [
      explained(
        statements(complete(fact), equation(byPlaces(b, found), a)),
        joined(en, line`Check: the divisor times the quotient.`),
        joined(es, line`Comprueba: el divisor por el cociente.`),
      ),
    ]
  return [explained(complete(fact), en, es)]
}

function decimals(fact: Fact, en: Says, es: Says): readonly Step[] {
  const { sign, a, b } = fact
  if (sign === '×') {
    const [one, other] = [placesOf(a), placesOf(b)]
    const [left, right] = [a.times(10 ** one), b.times(10 ** other)]
    return [
      explained(
        statements(equation(times(left, right), left.times(right)), complete(fact)),
        joined(
          en,
          one + other === 1
            ? line`The factors have 1 decimal place in all, and so does the product.`
            : line`The factors have ${one + other} decimal places in all, and so does the product.`,
        ),
        joined(
          es,
          one + other === 1
            ? line`Los factores tienen 1 cifra decimal en total, y el producto también.`
            : line`Los factores tienen ${one + other} cifras decimales en total, y el producto también.`,
        ),
      ),
    ]
  }
  if (sign === '÷' && !b.isInteger) {
    const [moved, divisor, quotient] = [a.times(10 ** placesOf(b)), b.times(10 ** placesOf(b)), resultOf(fact)]
    const places = placesOf(moved)
    if (places === 1 && placesOf(quotient) === 1)
      return [
        explained(
          equation(written(fact), divide(decimal(moved), divisor)),
          joined(en, line`Multiply both numbers by ${10 ** placesOf(b)}: the divisor becomes a whole number.`),
          joined(es, line`Multiplica ambos números por ${10 ** placesOf(b)}: el divisor se vuelve un número entero.`),
        ),
        explained(
          statements(
            equation(divide(moved.times(10), divisor), quotient.times(10)),
            equation(divide(decimal(moved), divisor), decimal(quotient)),
          ),
          line`Divide as with whole numbers. The dividend has 1 decimal place, and so does the quotient.`,
          line`Divide como con números enteros. El dividendo tiene 1 cifra decimal, y el cociente también.`,
        ),
      ]
    return [
      explained(
        inOneLine(fact),
        joined(en, line`Multiply both numbers by ${10 ** placesOf(b)}: the divisor becomes a whole number.`),
        joined(es, line`Multiplica ambos números por ${10 ** placesOf(b)}: el divisor se vuelve un número entero.`),
      ),
    ]
  }
  return [explained(inOneLine(fact), en, es)]
}

/** (4 − 2) + (24/20 − 15/20): what stands alone has no parentheses. */
function apartly(sign: Sign, left: Mixed, right: Mixed, result: Expr, end: Expr): Expr {
  const wholes =
    right.w === 0
      ? expr(left.w)
      : left.w === 0
        ? expr(right.w)
        : bracketed(operation(sign, expr(left.w), expr(right.w)))
  const parts = (bracket: (of: Expr) => Expr) =>
    right.n === 0
      ? over(left.n, left.d)
      : left.n === 0
        ? over(right.n, right.d)
        : bracket(operation(sign, over(left.n, left.d), over(right.n, right.d)))
  const work = left.w === 0 && right.w === 0 ? parts(of => of) : sum(wholes, parts(bracketed))
  return equation(isSame(work, result) ? work : equation(work, result), end)
}

/** Wholes with wholes and parts with parts, renamed and regrouped in a line of its own. */
function fractionSum(fact: Fact, en: Says, es: Says): readonly Step[] {
  const { sign, a, b, style } = fact
  const d = lcm(a.d, b.d)
  const [left, right] = [partsOf(a, d), partsOf(b, d)]
  const renamed = operation(sign, asItStands(left), asItStands(right))
  const end = shown(style, resultOf(fact))
  const mustRegroup = sign === '−' && left.n < right.n
  const opened: Mixed = { w: left.w - 1, n: left.n + d, d }
  // A whole number has nothing to rename.
  const isRenamed = [a, b].some(value => !value.isInteger && value.d !== d)
  const start = explained(
    equation(written(fact), renamed),
    joined(en, line`Write the fractions with denominator ${d}.`),
    joined(es, line`Escribe las fracciones con denominador ${d}.`),
  )
  const total =
    sign === '+' ? { w: left.w + right.w, n: left.n + right.n, d } : { w: left.w - right.w, n: left.n - right.n, d }
  if (mustRegroup) {
    const rest: Mixed = { w: opened.w - right.w, n: opened.n - right.n, d }
    const regrouped = sum(opened.w, over(opened.n, d))
    return [
      ...(isRenamed ? [start] : []),
      explained(
        equation(asItStands(left), regrouped),
        isRenamed ? line`Regroup 1 whole as ${over(d, d)}.` : joined(en, line`Regroup 1 whole as ${over(d, d)}.`),
        isRenamed
          ? line`Reagrupa 1 entero como ${over(d, d)}.`
          : joined(es, line`Reagrupa 1 entero como ${over(d, d)}.`),
      ),
      explained(
        apartly(sign, opened, right, sum(rest.w, over(rest.n, d)), end),
        line`Subtract the whole numbers, and subtract the fractions.`,
        line`Resta los números enteros y resta las fracciones.`,
      ),
    ]
  }
  const parts = sum(total.w, over(total.n, d))
  const isAdded = sign === '+'
  const adds = {
    en: isAdded
      ? line`Add the whole numbers, and add the fractions.`
      : line`Subtract the whole numbers, and subtract the fractions.`,
    es: isAdded
      ? line`Suma los números enteros y suma las fracciones.`
      : line`Resta los números enteros y resta las fracciones.`,
  }
  const makesWhole = total.n > d
  return [
    ...(isRenamed ? [start] : []),
    explained(
      apartly(sign, left, right, total.w === 0 ? over(total.n, d) : parts, end),
      makesWhole ? joined(adds.en, line`Regroup ${over(total.n, d)}: ${over(d, d)} makes 1 whole.`) : adds.en,
      makesWhole ? joined(adds.es, line`Reagrupa ${over(total.n, d)}: ${over(d, d)} forman 1 entero.`) : adds.es,
    ),
  ]
}

/** (3 × 23)/(4 × 6) = 69/24 = 2 7/8. */
function fractionProduct(fact: Fact, en: Says, es: Says): readonly Step[] {
  const { a, b, style } = fact
  const top = times(a.n, b.n)
  const bottom = a.isInteger ? expr(b.d) : b.isInteger ? expr(a.d) : times(a.d, b.d)
  const isImproper = [a, b].some(value => !value.isInteger && value.compare(1) > 0)
  const improper = (value: Ratio) => (value.isInteger ? expr(value) : over(value.n, value.d))
  const plain = Ratio.of(a.n * b.n, a.d * b.d)
  const [n, d] = [a.n * b.n, a.d * b.d]
  const isPlain = d === plain.d && plain.compare(1) < 0
  const whole = [a, b].find(value => value.isInteger)
  const multiplies =
    whole === undefined
      ? {
          en: line`Multiply the numerators and the denominators.`,
          es: line`Multiplica los numeradores y los denominadores.`,
        }
      : { en: line`Multiply the numerator by ${whole}.`, es: line`Multiplica el numerador por ${whole}.` }
  return [
    ...(isImproper
      ? [
          explained(
            equation(written(fact), times(improper(a), improper(b))),
            joined(en, line`Write the mixed number as a fraction.`),
            joined(es, line`Escribe el número mixto como fracción.`),
          ),
        ]
      : []),
    explained(
      equation(
        equation(isImproper ? times(improper(a), improper(b)) : written(fact), over(top, bottom)),
        isPlain ? over(n, d) : equation(over(n, d), shown(style, plain)),
      ),
      !isImproper ? en : isPlain ? multiplies.en : joined(multiplies.en, line`Then simplify.`),
      !isImproper ? es : isPlain ? multiplies.es : joined(multiplies.es, line`Luego simplifica.`),
    ),
  ]
}

/** One operation of two, with what is regrouped, renamed or where the point goes. */
export function inParts(fact: Fact, en: Says, es: Says): readonly Step[] {
  if (isOpen(fact)) return wholes(fact, en, es)
  if (fact.style === 'decimal') return decimals(fact, en, es)
  if (fact.sign === '÷') return [explained(inOneLine(fact), en, es)]
  return fact.sign === '×' ? fractionProduct(fact, en, es) : fractionSum(fact, en, es)
}
