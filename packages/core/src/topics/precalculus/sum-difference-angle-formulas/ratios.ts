import {
  approximate,
  bracketed,
  call,
  type Expr,
  equation,
  evaluate,
  explained,
  expr,
  gcd,
  itemOf,
  lcm,
  line,
  minus,
  negative,
  over,
  type Printed,
  power,
  prose,
  type Random,
  Ratio,
  root,
  type Step,
  statements,
  step,
  sum,
  tupleOf,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import {
  type Angle,
  combined,
  expansion,
  filled,
  isNear,
  type Name,
  NOUNS,
  quadrant,
  quadrantIn,
  type Sign,
  signOf,
  TRIPLES,
  tangent,
} from './angles.ts'

import { A, B, useFormula } from './steps.ts'

/** Two ratios, each with its quadrant. */
export interface Ratios {
  readonly name: Name
  readonly sign: Sign
  readonly angles: readonly [Angle, Angle]
  readonly given: readonly [Name, Name]
}
function angleIn(random: Random): Angle {
  const quadrant = random.int(0, 3)
  const [a, b, c] = random.pick(TRIPLES)
  const [high, wide] = random.chance(0.5) ? [a, b] : [b, a]
  return {
    quadrant,
    sin: Ratio.of(quadrant < 2 ? high : -high, c),
    cos: Ratio.of(quadrant === 0 || quadrant === 3 ? wide : -wide, c),
  }
}
export const drawRatios = (random: Random, name: Name, areTangents = false): Ratios => {
  const sign = random.evenly<Sign>([1, -1])
  const side = (): Name => (areTangents ? 'tan' : random.pick(['sin', 'cos']))
  return random.until(
    () => ({ name, sign, angles: [angleIn(random), angleIn(random)] as const, given: [side(), side()] as const }),
    ({ angles: [one, two] }) =>
      one.sin.d !== two.sin.d &&
      !(one.quadrant === 0 && two.quadrant === 0) &&
      !tangent(one).times(tangent(two)).times(sign).equals(1) &&
      !tangent(one).plus(tangent(two).times(sign)).equals(0),
  )
}
/** cos A = −√(1 − (3/5)²) = −4/5, by sin² + cos² = 1. */
export function otherRatio(missing: 'sin' | 'cos', letter: Expr, known: Ratio, value: Ratio): Expr {
  const size = root(minus(1, power(bracketed(absolute(known)), 2)))
  return equation(equation(call(missing, letter), value.n < 0 ? negative(size) : size), value)
}
const absolute = (of: Ratio) => (of.n < 0 ? of.negated() : of)
const givenValue = (angle: Angle, of: Name) => (of === 'tan' ? tangent(angle) : angle[of])
const quadrantOf = ({ quadrant: index }: Angle) => quadrant(index)
export function ratioSteps({ name: of, sign, angles, given }: Ratios, answer: Expr): readonly Step[] {
  const letters = [A, B] as const
  const found = ([0, 1] as const).flatMap(which => {
    const from = given[which]
    if (from === 'tan') return []
    const [missing, angle] = [from === 'sin' ? ('cos' as const) : ('sin' as const), angles[which]]
    const worked = otherRatio(missing, letters[which], angle[from], angle[missing])
    const quotient = equation(call('tan', letters[which]), tangent(angle))
    return [
      step(of === 'tan' ? statements(worked, quotient) : worked, because.explain, {
        sentence: {
          en: [
            ...line`The squares of sine and cosine add up to 1. In ${quadrantOf(angle)}, the ${NOUNS[missing]} is `,
            ...signOf(angle[missing]).en,
            ...(of === 'tan' ? line`; the tangent is the sine over the cosine.` : line`.`),
          ],
          es: [
            ...line`Los cuadrados del seno y del coseno suman 1. En el ${quadrantOf(angle)}, el ${NOUNS[missing]} es `,
            ...signOf(angle[missing]).es,
            ...(of === 'tan' ? line`; la tangente es el seno entre el coseno.` : line`.`),
          ],
        },
      }),
    ]
  })
  return [
    ...found,
    useFormula(
      expansion(of, sign, (inner, which) => call(inner, letters[which])),
      of,
      sign,
    ),
    ...valueSteps(of, sign, angles, answer),
  ]
}
/** The product of two ratios, not reduced: both products of a formula have one denominator. */
const product = (one: Ratio, two: Ratio): Expr => {
  const size = over(Math.abs(one.n * two.n), one.d * two.d)
  return one.n * two.n < 0 ? negative(size) : size
}
/** The numbers in the formula, and its value. */
export function valueSteps(of: Name, sign: Sign, [one, two]: readonly [Angle, Angle], answer: Expr): readonly Step[] {
  const value = (inner: Name, which: 0 | 1) => expr(givenValue(which === 0 ? one : two, inner))
  const numbers = step(filled(of, sign, value), because.putInRatios)
  if (of !== 'tan') {
    const isSum = sign === (of === 'sin' ? 1 : -1)
    const first = of === 'sin' ? ([one.sin, two.cos] as const) : ([one.cos, two.cos] as const)
    const second = of === 'sin' ? ([one.cos, two.sin] as const) : ([one.sin, two.sin] as const)
    const shown = second[0].n * second[1].n < 0 ? bracketed(product(...second)) : product(...second)
    const below = one.sin.d * two.sin.d
    const above = first[0].n * first[1].n + (isSum ? 1 : -1) * second[0].n * second[1].n
    const total = over(Math.abs(above), below)
    return [
      numbers,
      explained(
        isSum ? sum(product(...first), shown) : minus(product(...first), shown),
        line`Find each product.`,
        line`Halla cada producto.`,
      ),
      explained(
        gcd(Math.abs(above), below) === 1 ? answer : equation(above < 0 ? negative(total) : total, answer),
        isSum ? line`Add the fractions.` : line`Subtract the fractions.`,
        isSum ? line`Suma las fracciones.` : line`Resta las fracciones.`,
      ),
    ]
  }
  const top = tangent(one).plus(tangent(two).times(sign))
  const both = tangent(one).times(tangent(two)).times(sign)
  const bottom = Ratio.of(1).minus(both)
  const common = lcm(tangent(one).d, tangent(two).d)
  const above = [tangent(one), tangent(two).times(sign)].map(of => of.times(common))
  return [
    numbers,
    step(
      statements(
        equation(equation(words('numerator', 'numerador'), over(sum(...above), common)), top),
        equation(
          equation(words('denominator', 'denominador'), both.n < 0 ? sum(1, both.negated()) : minus(1, both)),
          bottom,
        ),
      ),
      because.sumOverDifference,
    ),
    step(answer, because.divideTheFractions),
  ]
}

/** The angle from 0 to 2π of a printed ratio and quadrant. */
function angleFrom(of: string, value: number, quadrant: number): number {
  const size = Math.abs(value)
  const inverse = of === 'sin' ? Math.asin(size) : Math.acos(size)
  return itemOf([inverse, Math.PI - inverse, Math.PI + inverse, 2 * Math.PI - inverse], quadrant)
}
function printedAngles(printed: Printed): readonly [number, number] {
  const places = printed.all('words').map(({ en }) => quadrantIn(en))
  return tupleOf(
    printed.all('relation').map(({ left, right }, i) => {
      if (left.kind !== 'call') throw new Error('A ratio is printed as sin A = …')
      const value = evaluate(right).toNumber()
      return left.name === 'tan' ? Math.atan(value) : angleFrom(left.name, value, itemOf(places, i))
    }),
    2,
  )
}
export const askRatios = ({ name: of, sign, angles: [one, two], given: [first, second] }: Ratios) => {
  const left = equation(call(first, A), givenValue(one, first))
  const right = equation(call(second, B), givenValue(two, second))
  const asked = call(of, bracketed(combined(A, sign, B)))
  if (first === 'tan')
    return {
      en: prose`${left} and ${right}. Find ${asked}.`,
      es: prose`${left} y ${right}. Halla ${asked}.`,
    }
  const [placeA, placeB] = [quadrantOf(one), quadrantOf(two)]
  return {
    en: prose`${left} with ${A} in ${placeA}, and ${right} with ${B} in ${placeB}. Find ${asked}.`,
    es: prose`${left} con ${A} en el ${placeA}, y ${right} con ${B} en el ${placeB}. Halla ${asked}.`,
  }
}
export function checkRatios(printed: Printed, answer: Expr) {
  const [one, two] = printedAngles(printed)
  const asked = printed.all('call').find(({ of }) => of.kind === 'group')
  return asked !== undefined && isNear(approximate(asked, { A: one, B: two }), approximate(answer))
}
