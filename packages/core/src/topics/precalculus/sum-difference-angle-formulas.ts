import { exactRadical, expression, piExpr, simplifiedExpression, surdExpr } from '../../answer/expression.ts'
import { fractionInLowestTerms } from '../../answer/number.ts'
import { numberSet } from '../../answer/number-list.ts'
import { option } from '../../answer/option.ts'
import { both, name, prose } from '../../content.ts'
import { people } from '../../language/people.ts'
import {
  bracketed,
  call,
  degrees,
  equation,
  expr,
  join,
  minus,
  negative,
  over,
  root,
  sum,
  symbol,
  words,
} from '../../math/build.ts'
import { approximate, evaluate } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { m } from '../../math/template.ts'
import { Ratio } from '../../number/ratio.ts'
import { cosineOf, sineOf } from '../../number/special-angles.ts'
import { type Surd, surd } from '../../number/surd.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'

type Name = 'sin' | 'cos' | 'tan'
type Sign = 1 | -1
const x = symbol('x')
const SPAN = m`0 ≤ x < 2π`
const [A, B] = [symbol('A'), symbol('B')]
const ODD_ANGLES = [15, 75, 105, 165, 195, 255, 285, 345]
const SPECIAL = [30, 45, 60, 90, 120, 135, 150, 180, 210, 225, 240, 270, 300, 315]
const ROMAN = ['I', 'II', 'III', 'IV']
const SHARP = 1e-9

const FUNCTIONS = { sin: Math.sin, cos: Math.cos, tan: Math.tan }
const inRadians = (angle: number) => (angle * Math.PI) / 180
const valueOf = (name: Name, angle: number) => FUNCTIONS[name](inRadians(angle))
const isNear = (one: number, two: number) => Math.abs(one - two) < SHARP
const combined = (one: Expr, sign: Sign, two: Expr) => (sign === 1 ? sum(one, two) : minus(one, two))
const quadrant = (index: number) => words(`quadrant ${ROMAN[index]}`, `cuadrante ${ROMAN[index]}`)

const [two, three, six] = [root(2), root(3), root(6)]
const EXACT: readonly Expr[] = [
  over(sum(six, two), 4),
  over(minus(six, two), 4),
  over(minus(two, six), 4),
  negative(over(sum(six, two), 4)),
  sum(2, three),
  minus(2, three),
  minus(three, 2),
  minus(-2, three),
]
/** The value of a function at an odd multiple of 15°. */
function exactValue({ name, angle }: { readonly name: Name; readonly angle: number }): Expr {
  const found = EXACT.find(value => isNear(approximate(value), valueOf(name, angle)))
  if (!found) throw new Error(`${name} ${angle}° is not among the exact values`)
  return found
}

/** 75 is 45 + 30, 15 is 45 − 30. */
function split(angle: number): readonly [number, Sign, number] {
  for (const second of [45, 30, 60]) {
    if (SPECIAL.includes(angle - second)) return [angle - second, 1, second]
    if (SPECIAL.includes(angle + second)) return [angle + second, -1, second]
  }
  throw new Error(`${angle}° is no sum of special angles`)
}

const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [12, 35, 37],
  [9, 40, 41],
] as const

/** An angle by its quadrant and exact sine and cosine. */
interface Angle {
  readonly quadrant: number
  readonly sin: Ratio
  readonly cos: Ratio
}

function angleIn(random: Random, quadrant: number): Angle {
  const [a, b, c] = random.pick(TRIPLES.slice(0, 5))
  const [high, wide] = random.chance(0.5) ? [a, b] : [b, a]
  return {
    quadrant,
    sin: Ratio.of(quadrant < 2 ? high : -high, c),
    cos: Ratio.of(quadrant === 0 || quadrant === 3 ? wide : -wide, c),
  }
}
const tangent = ({ sin, cos }: Angle) => sin.over(cos)

function sumOf(name: Name, one: Angle, sign: Sign, two: Angle): Ratio {
  switch (name) {
    case 'sin':
      return one.sin.times(two.cos).plus(one.cos.times(two.sin).times(sign))
    case 'cos':
      return one.cos.times(two.cos).minus(one.sin.times(two.sin).times(sign))
    case 'tan':
      return tangent(one)
        .plus(tangent(two).times(sign))
        .over(Ratio.of(1).minus(tangent(one).times(tangent(two)).times(sign)))
  }
}

interface Ratios {
  readonly name: Name
  readonly sign: Sign
  readonly angles: readonly [Angle, Angle]
  readonly given: readonly ['sin' | 'cos' | 'tan', 'sin' | 'cos' | 'tan']
}

const drawRatios = (random: Random, name: Name): Ratios =>
  random.until(
    () => ({
      name,
      sign: random.sign(),
      angles: [angleIn(random, random.int(0, 3)), angleIn(random, random.int(0, 3))] as const,
      given:
        name === 'tan'
          ? (['tan', 'tan'] as const)
          : ([random.pick(['sin', 'cos'] as const), random.pick(['sin', 'cos'] as const)] as const),
    }),
    ({ angles: [one, two], sign }) =>
      !tangent(one).equals(tangent(two)) &&
      !tangent(one).times(tangent(two)).times(sign).equals(1) &&
      !tangent(one).plus(tangent(two).times(sign)).equals(0),
  )

const givenValue = (angle: Angle, name: Name) => (name === 'tan' ? tangent(angle) : angle[name])

/** The angle from 0 to 2π of a printed ratio and quadrant. */
function angleOf(name: Name, value: number, quadrant: number): number {
  const inverse = { sin: Math.asin, cos: Math.acos, tan: Math.atan }[name](Math.abs(value))
  return [inverse, Math.PI - inverse, Math.PI + inverse, 2 * Math.PI - inverse][quadrant] ?? 0
}

function printedAngles(printed: Printed): number[] {
  const places = printed.all('words').map(({ en }) => ROMAN.indexOf(en.split(' ')[1] ?? ''))
  return printed.all('relation').map(({ left, right }, i) => {
    if (left.kind !== 'call') throw new Error('A ratio is printed as sin A = …')
    return angleOf(left.name as Name, evaluate(right).toNumber(), places[i] ?? places[0] ?? 0)
  })
}

interface Condensed {
  readonly name: 'sin' | 'cos'
  readonly sign: Sign
  readonly one: number
  readonly two: number
}

function drawCondensed(random: Random): Condensed {
  const [name, sign] = [random.pick(['sin', 'cos'] as const), random.sign()]
  const target = random.pick([30, 45, 60, 120, 135, 150])
  return random.until(
    () => {
      const two = random.int(1, 17) * 5 + random.pick([0, 2, 3])
      return { name, sign, two, one: target - sign * two }
    },
    ({ one, two }) => one > 5 && one < 180 && one !== two && one % 15 !== 0 && two % 15 !== 0,
  )
}

const at = (name: Name, angle: number) => call(name, degrees(expr(angle)))
const condensed = ({ name, sign, one, two }: Condensed) =>
  name === 'sin'
    ? combined(join(at('sin', one), at('cos', two)), sign, join(at('cos', one), at('sin', two)))
    : combined(join(at('cos', one), at('cos', two)), sign === 1 ? -1 : 1, join(at('sin', one), at('sin', two)))
const condensedValue = ({ name, sign, one, two }: Condensed): Surd =>
  (name === 'sin' ? sineOf(one + sign * two) : cosineOf(one + sign * two)) ?? surd(0)

interface Shift {
  readonly name: 'sin' | 'cos'
  readonly quarter: number
  readonly order: 'plus' | 'minus' | 'from'
}
const shifted = ({ name, quarter, order }: Shift): Expr => {
  const by = piExpr(Ratio.of(quarter, 2))
  return call(name, bracketed(order === 'plus' ? sum(x, by) : order === 'minus' ? minus(x, by) : minus(by, x)))
}
const SIMPLE: readonly Expr[] = [call('sin', x), call('cos', x), negative(call('sin', x)), negative(call('cos', x))]
const simplified = (shift: Shift): Expr => {
  const wanted = shifted(shift)
  const found = SIMPLE.find(simple =>
    [0.3, 1.1, 2.7].every(at => isNear(approximate(simple, { x: at }), approximate(wanted, { x: at }))),
  )
  if (!found) throw new Error('A shift by quarter turns is a sine or cosine')
  return found
}

interface Inverses {
  readonly name: 'sin' | 'cos'
  readonly sign: Sign
  readonly of: readonly [readonly ['arcsin' | 'arccos', Ratio], readonly ['arcsin' | 'arccos', Ratio]]
}

/** The angle that an inverse function names. */
const principal = ([inverse, value]: readonly ['arcsin' | 'arccos', Ratio]): Angle => {
  const other = Ratio.of(Math.round(Math.sqrt(value.d ** 2 - value.n ** 2)), value.d)
  return inverse === 'arcsin'
    ? { quadrant: value.n > 0 ? 0 : 3, sin: value, cos: other }
    : { quadrant: value.n > 0 ? 0 : 1, sin: other, cos: value }
}

interface Equation {
  readonly alpha: Ratio
  readonly sign: Sign
  readonly target: Surd
}
const TARGETS = [
  surd(Ratio.of(1, 2)),
  surd(Ratio.of(-1, 2)),
  surd(Ratio.of(1, 2), 3),
  surd(Ratio.of(-1, 2), 3),
  surd(1),
  surd(-1),
]
/** sin(x + α) + sin(x − α) = 2 sin x cos α, with − it is 2 cos x sin α. */
const rightSide = ({ alpha, sign, target }: Equation): Surd => {
  const angle = (alpha.n * 180) / alpha.d
  const factor = (sign === 1 ? cosineOf(angle) : sineOf(angle)) ?? surd(0)
  return surd(target.q.times(factor.q).times(2), target.k * factor.k)
}
const solutions = ({ sign, target }: Equation): Ratio[] =>
  Array.from({ length: 24 }, (_, i) => i)
    .filter(i =>
      isNear(sign === 1 ? Math.sin((i * Math.PI) / 12) : Math.cos((i * Math.PI) / 12), approximate(surdExpr(target))),
    )
    .map(i => Ratio.of(i, 12))

const fault = option({
  distributed: {
    en: prose`The function of a sum is not the sum of the functions.`,
    es: prose`La función de una suma no es la suma de las funciones.`,
  },
  sign: { en: prose`The sign between the products is wrong.`, es: prose`El signo entre los productos está mal.` },
  none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
})

export const sumDifferenceAngleFormulas = defineTopic(
  {
    id: 'sum-difference-angle-formulas',
    name: { en: 'Sum and difference formulas', es: 'Fórmulas de suma y diferencia de ángulos' },
    description: {
      en: 'Use sum and difference formulas to find exact trigonometric values and simplify expressions.',
      es: 'Usa las fórmulas de suma y diferencia para hallar valores trigonométricos exactos y simplificar expresiones.',
    },
    domain: 'Trigonometric Functions',
    standards: ['F-TF.C.9', 'AP-PRECALC-3.12'],
    levels: {
      easy: { ratios: ['sin'] },
      medium: { ratios: ['sin', 'cos'] },
      hard: { ratios: ['tan'] },
    },
  },
  form => ({
    exact: form({
      levels: ['easy'],
      lines: 4,
      instruction: { en: prose`Find the exact value.`, es: prose`Halla el valor exacto.` },
      draw: random => ({
        name: random.pick(['sin', 'cos', 'tan'] as const),
        angle: random.pick(ODD_ANGLES),
        isRadians: random.evenly([false, true]),
        isHelped: random.chance(0.3),
      }),
      answer: simplifiedExpression,
      solve: exactValue,
      ask({ name, angle, isRadians, isHelped }) {
        const shown = (value: number) => (isRadians ? piExpr(Ratio.of(value, 180)) : degrees(expr(value)))
        const asked = call(name, shown(angle))
        if (!isHelped) return both(asked)
        const [one, sign, two] = split(angle)
        const parts = equation(shown(angle), combined(shown(one), sign, shown(two)))
        return { en: [asked, prose`Use ${parts}.`], es: [asked, prose`Usa ${parts}.`] }
      },
      check: (printed, answer) => isNear(approximate(printed.one('call')), approximate(answer)),
    }),

    ratios: form({
      levels: ['medium', 'hard'],
      share: 2,
      lines: 6,
      draw: (random, { ratios }) => drawRatios(random, random.evenly(ratios)),
      answer: fractionInLowestTerms,
      solve: ({ name, sign, angles: [one, two] }) => sumOf(name, one, sign, two),
      ask({ name, sign, angles: [one, two], given: [first, second] }) {
        const left = equation(call(first, A), givenValue(one, first))
        const right = equation(call(second, B), givenValue(two, second))
        const asked = call(name, bracketed(combined(A, sign, B)))
        const [placeA, placeB] = [quadrant(one.quadrant), quadrant(two.quadrant)]
        return {
          en: prose`${left} with ${A} in ${placeA}, and ${right} with ${B} in ${placeB}. Find ${asked}. Write a fraction in lowest terms or an integer.`,
          es: prose`${left} con ${A} en el ${placeA}, y ${right} con ${B} en el ${placeB}. Halla ${asked}. Escribe una fracción en su mínima expresión o un entero.`,
        }
      },
      check(printed, answer) {
        const [one = 0, two = 0] = printedAngles(printed)
        const asked = printed.all('call').find(({ of }) => of.kind === 'group')
        return asked !== undefined && isNear(approximate(asked, { A: one, B: two }), approximate(expr(answer)))
      },
    }),

    condense: form({
      levels: ['medium'],
      share: 2,
      lines: 4,
      instruction: {
        en: prose`Write as one function of one angle. Then give its exact value.`,
        es: prose`Escribe como una función de un solo ángulo. Luego da su valor exacto.`,
      },
      draw: drawCondensed,
      answer: exactRadical,
      solve: condensedValue,
      ask: drawn => both(condensed(drawn)),
      check: (printed, answer) => isNear(approximate(printed.one('sum')), approximate(surdExpr(answer))),
    }),

    simplify: form({
      levels: ['hard'],
      lines: 3,
      instruction: {
        en: prose`Simplify to a single function of ${x}.`,
        es: prose`Simplifica a una sola función de ${x}.`,
      },
      draw: random => ({
        name: random.pick(['sin', 'cos'] as const),
        quarter: random.int(1, 3),
        order: random.pick(['plus', 'minus', 'from'] as const),
      }),
      answer: expression,
      solve: simplified,
      ask: shift => both(shifted(shift)),
      check: (printed, answer) =>
        [0.4, 1.9, 3.3, 5.2].every(at =>
          isNear(approximate(printed.one('call'), { x: at }), approximate(answer, { x: at })),
        ),
    }),

    inverses: form({
      levels: ['hard'],
      lines: 5,
      instruction: {
        en: prose`Find the exact value. Write a fraction in lowest terms or an integer.`,
        es: prose`Halla el valor exacto. Escribe una fracción en su mínima expresión o un entero.`,
      },
      draw(random): Inverses {
        const one = () => {
          const [a, b, c] = random.pick(TRIPLES.slice(0, 4))
          return [random.pick(['arcsin', 'arccos'] as const), Ratio.of(random.pick([a, b]) * random.sign(), c)] as const
        }
        return random.until(
          () => ({ name: random.pick(['sin', 'cos'] as const), sign: random.sign(), of: [one(), one()] }),
          ({ of: [[, p], [, q]] }) => p.d !== q.d,
        )
      },
      answer: fractionInLowestTerms,
      solve: ({ name, sign, of: [one, two] }) => sumOf(name, principal(one), sign, principal(two)),
      ask: ({ name, sign, of: [[f, p], [g, q]] }) =>
        both(call(name, bracketed(combined(call(f, bracketed(expr(p))), sign, call(g, bracketed(expr(q))))))),
      check: (printed, answer) => isNear(approximate(printed.one('call')), approximate(expr(answer))),
    }),

    solve: form({
      levels: ['hard'],
      lines: 5,
      draw: (random): Equation => ({
        alpha: Ratio.of(1, random.pick([3, 4, 6])),
        sign: random.sign(),
        target: random.pick(TARGETS),
      }),
      answer: numberSet,
      solve: drawn => solutions(drawn).map(piExpr),
      ask(drawn) {
        const alpha = piExpr(drawn.alpha)
        const left = combined(
          call('sin', bracketed(sum(x, alpha))),
          drawn.sign,
          call('sin', bracketed(minus(x, alpha))),
        )
        const printed = equation(left, surdExpr(rightSide(drawn)))
        return {
          en: [prose`Find all solutions with ${SPAN}.`, printed],
          es: [prose`Halla todas las soluciones con ${SPAN}.`, printed],
        }
      },
      // Every multiple of π/24 is tried.
      check(printed, answer) {
        const wanted = printed.all('relation').find(({ sign }) => sign === '=')
        if (!wanted) return false
        const found = Array.from({ length: 48 }, (_, i) => (i * Math.PI) / 24).filter(at =>
          isNear(approximate(wanted.left, { x: at }), approximate(wanted.right)),
        )
        const given = answer.map(value => approximate(expr(value))).sort((a, b) => a - b)
        return given.length === found.length && given.every((value, i) => isNear(value, found[i] ?? Number.NaN))
      },
    }),

    mistake: form({
      levels: ['easy', 'medium'],
      draw: random => ({
        kind: random.evenly(['distributed', 'sign', 'none'] as const),
        name: random.pick(['sin', 'cos'] as const),
        sign: random.sign(),
        first: random.int(2, 16) * 5 + 1,
        second: random.int(2, 12) * 3 + 1,
        who: random.pick(people),
      }),
      answer: fault,
      solve: ({ kind }) => kind,
      ask({ kind, name: of, sign, first, second, who }) {
        const left = call(of, bracketed(combined(degrees(expr(first)), sign, degrees(expr(second)))))
        const products = {
          name: of,
          sign: kind === 'sign' ? (sign === 1 ? (-1 as const) : (1 as const)) : sign,
          one: first,
          two: second,
        }
        const right = kind === 'distributed' ? combined(at(of, first), sign, at(of, second)) : condensed(products)
        const printed = equation(left, right)
        return {
          en: [prose`${name(who)} writes this equation. What is the mistake?`, printed],
          es: [prose`${name(who)} escribe esta ecuación. ¿Cuál es el error?`, printed],
        }
      },
      check(printed, answer) {
        const { left, right } = printed.one('relation')
        if (isNear(approximate(left), approximate(right))) return answer === 'none'
        const hasProducts = right.kind === 'sum' && JSON.stringify(right).includes('"product"')
        return answer === (hasProducts ? 'sign' : 'distributed')
      },
    }),
  }),
)
