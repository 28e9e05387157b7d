import {
  approximate,
  both,
  bracketed,
  call,
  cosineOf,
  degrees,
  equation,
  evaluate,
  exactRadical,
  expr,
  type FormMaker,
  fractionInLowestTerms,
  join,
  name,
  option,
  type Printed,
  people,
  prose,
  type Random,
  Ratio,
  type Surd,
  sineOf,
  surd,
  surdExpr,
  symbol,
  words,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { type Angle, combined, isNear, type Name, type Sign, sumOf, TRIPLES, tangent } from './parts.ts'

interface Condensed {
  readonly name: 'sin' | 'cos'
  readonly sign: Sign
  readonly one: number
  readonly two: number
}

const at = (name: Name, angle: number) => call(name, degrees(expr(angle)))

const condensed = ({ name, sign, one, two }: Condensed) =>
  name === 'sin'
    ? combined(join(at('sin', one), at('cos', two)), sign, join(at('cos', one), at('sin', two)))
    : combined(join(at('cos', one), at('cos', two)), sign === 1 ? -1 : 1, join(at('sin', one), at('sin', two)))

const [A, B] = [symbol('A'), symbol('B')]

const ROMAN = ['I', 'II', 'III', 'IV']

const quadrant = (index: number) => words(`quadrant ${ROMAN[index]}`, `cuadrante ${ROMAN[index]}`)

function angleIn(random: Random, quadrant: number): Angle {
  const [a, b, c] = random.pick(TRIPLES.slice(0, 5))
  const [high, wide] = random.chance(0.5) ? [a, b] : [b, a]
  return {
    quadrant,
    sin: Ratio.of(quadrant < 2 ? high : -high, c),
    cos: Ratio.of(quadrant === 0 || quadrant === 3 ? wide : -wide, c),
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

const condensedValue = ({ name, sign, one, two }: Condensed): Surd =>
  (name === 'sin' ? sineOf(one + sign * two) : cosineOf(one + sign * two)) ?? surd(0)

const fault = option({
  distributed: {
    en: prose`The function of a sum is not the sum of the functions.`,
    es: prose`La función de una suma no es la suma de las funciones.`,
  },
  sign: { en: prose`The sign between the products is wrong.`, es: prose`El signo entre los productos está mal.` },
  none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
})

export const mediumForms = (form: FormMaker<typeof levels>) => ({
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

  mistake: form({
    levels: ['easy', 'medium'],
    kind: 'find-mistake',
    // sin(31° − 31°) = sin 31° − sin 31° would be no mistake.
    draw: random =>
      random.until(
        () => ({
          kind: random.evenly(['distributed', 'sign', 'none'] as const),
          name: random.pick(['sin', 'cos'] as const),
          sign: random.sign(),
          first: random.int(2, 16) * 5 + 1,
          second: random.int(2, 12) * 3 + 1,
          who: random.pick(people),
        }),
        ({ first, second }) => first !== second,
      ),
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
})
