import {
  answerStep,
  both,
  count,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  failed,
  integer,
  itemOf,
  line,
  list,
  negative,
  ofAllBut,
  option,
  pointAnswer,
  point as pointExpr,
  prose,
  type Random,
  type Ratio,
  type Step,
  step,
  sum,
  symbol,
  tupleOf,
  type Value,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import {
  coordinate,
  isPlace,
  numeral,
  type Pair,
  PLACES,
  placeOf,
  placeStep,
  printedPoints,
  SIGNS_IN,
  shown,
  signsOf,
} from './parts.ts'

const QUADRANTS = { first: 'I', second: 'II', third: 'III', fourth: 'IV' } as const
const PLACE_NAMES = ['first', 'second', 'third', 'fourth'] as const

const [A, B] = [symbol('a'), symbol('b')]
const SIGNS = option({
  first: { en: prose`${A} is positive, and ${B} is positive.`, es: prose`${A} es positivo y ${B} es positivo.` },
  second: { en: prose`${A} is negative, and ${B} is positive.`, es: prose`${A} es negativo y ${B} es positivo.` },
  third: { en: prose`${A} is negative, and ${B} is negative.`, es: prose`${A} es negativo y ${B} es negativo.` },
  fourth: { en: prose`${A} is positive, and ${B} is negative.`, es: prose`${A} es positivo y ${B} es negativo.` },
})

type Mirror = 'x' | 'y' | 'both'

const mirrored = ([x, y]: Pair, mirror: Mirror): Pair => [mirror === 'x' ? x : -x, mirror === 'y' ? y : -y]

const drawOff = (random: Random): Pair => {
  const [a, b] = [random.int(1, 9), random.int(1, 9)]
  return [random.sign() * a, random.sign() * (a === b ? b + 1 : b)]
}

type Quadrant = (typeof PLACE_NAMES)[number]
/** The quadrant of (a, b), where a, b, or both are printed with a − in front. */
const lettersIn = (place: Quadrant, flipped: 'first' | 'second' | 'both'): Quadrant => {
  const [x, y] = SIGNS_IN[place]
  const signs = [flipped === 'second' ? x : -x, flipped === 'first' ? y : -y]
  return PLACE_NAMES.find(name => SIGNS_IN[name].every((sign, i) => sign === signs[i])) ?? place
}

/** The midpoint of a point and its image lies on the mirror line, or at the origin. */
function isImage([x, y]: readonly [Ratio, Ratio], [u, v]: readonly Value[], mirror: Mirror): boolean {
  if (u === undefined || v === undefined) return false
  const [acrossX, acrossY] = [x.plus(exact(u)).n === 0, y.plus(exact(v)).n === 0]
  const [sameX, sameY] = [x.equals(exact(u)), y.equals(exact(v))]
  return mirror === 'x' ? sameX && acrossY : mirror === 'y' ? acrossX && sameY : acrossX && acrossY
}

const MIRRORS: Readonly<Record<Mirror, ReturnType<typeof answerStep>['says']>> = {
  x: {
    en: line`Only the second number changes: across the ${symbol('x')}-axis.`,
    es: line`Solo cambia el segundo número: sobre el eje ${symbol('x')}.`,
  },
  y: {
    en: line`Only the first number changes: across the ${symbol('y')}-axis.`,
    es: line`Solo cambia el primer número: sobre el eje ${symbol('y')}.`,
  },
  both: { en: line`Both numbers change: across both axes.`, es: line`Cambian los dos números: sobre los dos ejes.` },
}
const opposites = { en: line`opposites`, es: line`son opuestos` }
const equals = { en: line`the same`, es: line`son iguales` }

/** One axis after the other. */
const reflectionSteps = (at: Pair): readonly Step[] => [
  step(shown(mirrored(at, 'x')), because.secondNumberTurns),
  step(shown(mirrored(at, 'both')), because.firstNumberTurns),
]

export const hardForms = (form: FormMaker<typeof levels>) => ({
  distanceToImage: form({
    levels: ['hard'],
    draw(random) {
      const mirror = random.evenly<'x' | 'y'>(['x', 'y'])
      const [x, y] = drawOff(random)
      const half = random.pick([0, 0.5])
      const away = (value: number) => value + Math.sign(value) * half
      return { mirror, at: (mirror === 'x' ? [x, away(y)] : [away(x), y]) as Pair }
    },
    answer: integer,
    solve: ({ mirror, at }) => 2 * Math.abs(mirror === 'x' ? at[1] : at[0]),
    ask({ mirror, at }) {
      const axis = symbol(mirror)
      return {
        en: prose`The point ${shown(at)} is reflected across the ${axis}-axis. How many units is the new point from ${shown(at)}? ____`,
        es: prose`El punto ${shown(at)} se refleja sobre el eje ${axis}. ¿A cuántas unidades de ${shown(at)} está el nuevo punto? ____`,
      }
    },
    solution({ mirror, at }, answer) {
      const away = coordinate(Math.abs(mirror === 'x' ? at[1] : at[0]))
      return [
        step(shown(mirrored(at, mirror)), mirror === 'x' ? because.secondNumberTurns : because.firstNumberTurns),
        explained(
          equation(sum(away, away), answer),
          line`Both points are ${count(away, nouns.unit)} from the ${symbol(mirror)}-axis, on opposite sides of it: add.`,
          line`Los dos puntos están a ${count(away, nouns.unit)} del eje ${symbol(mirror)}, uno a cada lado: suma.`,
        ),
      ]
    },
    // Half of the distance is how far the point is from the axis.
    check(printed, answer) {
      const [x, y] = itemOf(printedPoints(printed), 0)
      const from = printed.all('symbol')[0]?.name === 'x' ? y : x
      return exact(answer).n > 0 && exact(answer).over(2).power(2).equals(from.power(2))
    },
  }),

  reflectAcrossBoth: form({
    levels: ['hard'],
    instruction: {
      en: prose`Reflect the point across the ${symbol('x')}-axis and then across the ${symbol('y')}-axis. Write the coordinates of the new point.`,
      es: prose`Refleja el punto sobre el eje ${symbol('x')} y luego sobre el eje ${symbol('y')}. Escribe las coordenadas del nuevo punto.`,
    },
    draw: random => ({ at: drawOff(random) }),
    answer: pointAnswer,
    solve: ({ at }) => mirrored(at, 'both'),
    ask: ({ at }) => both(shown(at)),
    solution: ({ at }) => reflectionSteps(at),
    check: (printed, answer) => isImage(itemOf(printedPoints(printed), 0), answer, 'both'),
  }),

  whichReflection: form({
    levels: ['hard'],
    draw(random) {
      const mirror = random.evenly(['x', 'both', 'y'])
      const at = drawOff(random)
      return { mirror, at, image: mirrored(at, mirror) }
    },
    answer: option({
      x: {
        en: prose`a reflection across the ${symbol('x')}-axis`,
        es: prose`una reflexión sobre el eje ${symbol('x')}`,
      },
      y: {
        en: prose`a reflection across the ${symbol('y')}-axis`,
        es: prose`una reflexión sobre el eje ${symbol('y')}`,
      },
      both: { en: prose`a reflection across both axes`, es: prose`una reflexión sobre los dos ejes` },
    }),
    solve: ({ mirror }) => mirror,
    ask: ({ at, image }) => ({
      en: prose`Which reflection moves ${shown(at)} to ${shown(image)}?`,
      es: prose`¿Qué reflexión lleva ${shown(at)} a ${shown(image)}?`,
    }),
    solution: ({ mirror, at, image }) => [
      step(list(at[0], image[0]), because.compareFirstNumbers, { how: mirror === 'x' ? equals : opposites }),
      step(list(at[1], image[1]), because.compareSecondNumbers, { how: mirror === 'y' ? equals : opposites }),
      answerStep(both(prose`${shown(at)} → ${shown(image)}`), MIRRORS[mirror]),
    ],
    whyWrong({ at, mirror }) {
      const goesTo = (other: 'x' | 'y' | 'both') => ({
        en: line`It would move ${shown(at)} to ${shown(mirrored(at, other))}.`,
        es: line`Llevaría ${shown(at)} a ${shown(mirrored(at, other))}.`,
      })
      return ofAllBut(mirror, { x: goesTo('x'), y: goesTo('y'), both: goesTo('both') })
    },
    check(printed, answer) {
      const [at, image] = printedPoints(printed)
      return at !== undefined && image !== undefined && isImage(at, image, answer)
    },
  }),

  signFromQuadrant: form({
    levels: ['hard'],
    draw(random) {
      const place = random.evenly(['fourth', 'second', 'third', 'first'])
      return { place, flipped: random.evenly(['second', 'both', 'first']) }
    },
    answer: SIGNS,
    solve: ({ place, flipped }) => lettersIn(place, flipped),
    ask({ place, flipped }) {
      const given = pointExpr(flipped === 'second' ? A : negative(A), flipped === 'first' ? B : negative(B))
      const quadrant = numeral(place)
      return {
        en: prose`The point ${given} lies in quadrant ${quadrant}. What are the signs of ${A} and ${B}?`,
        es: prose`El punto ${given} está en el cuadrante ${quadrant}. ¿Qué signos tienen ${A} y ${B}?`,
      }
    },
    solution({ place, flipped }, answer) {
      const [first, second] = [flipped === 'second' ? A : negative(A), flipped === 'first' ? B : negative(B)]
      return [
        step(signsOf(first, second, SIGNS_IN[place]), because.signsInTheQuadrant, { quadrant: numeral(place) }),
        step(signsOf(A, B, SIGNS_IN[answer]), because.oppositesDiffer),
      ]
    },
    whyWrong({ place, flipped }) {
      const [first, second] = [flipped === 'second' ? A : negative(A), flipped === 'first' ? B : negative(B)]
      return {
        [place]: {
          en: line`These are the signs of ${first} and ${second}.`,
          es: line`Estos son los signos de ${first} y ${second}.`,
        },
      }
    },
    // Tries a pair with the chosen signs: the point must come to lie in the printed quadrant.
    check(printed, answer) {
      const quadrant = printed.one('words').en
      const [a, b] = SIGNS_IN[answer]
      const place = PLACE_NAMES.find(name => QUADRANTS[name] === quadrant)
      const at = tupleOf(
        printed.one('list').items.map(item => evaluate(item, { a: 3 * a, b: 2 * b })),
        2,
      )
      return place !== undefined && isPlace(at, place)
    },
  }),

  quadrantOfOpposite: form({
    levels: ['hard'],
    draw(random) {
      const from = random.evenly(['first', 'second', 'third', 'fourth'])
      const [flipX, flipY] = random.evenly([
        [false, true],
        [true, false],
        [true, true],
      ])
      return { from, flipX, flipY }
    },
    answer: option({ first: PLACES.first, second: PLACES.second, third: PLACES.third, fourth: PLACES.fourth }),
    solve({ from, flipX, flipY }) {
      const [x, y] = SIGNS_IN[from]
      const place = placeOf([flipX ? -x : x, flipY ? -y : y])
      return place === 'xAxis' || place === 'yAxis' ? from : place
    },
    ask({ from, flipX, flipY }) {
      const [a, b] = [symbol('a'), symbol('b')]
      const given = pointExpr(a, b)
      const other = pointExpr(flipX ? { kind: 'negative', of: a } : a, flipY ? { kind: 'negative', of: b } : b)
      const quadrant = numeral(from)
      return {
        en: prose`The point ${given} lies in quadrant ${quadrant}. In which quadrant does ${other} lie?`,
        es: prose`El punto ${given} está en el cuadrante ${quadrant}. ¿En qué cuadrante está ${other}?`,
      }
    },
    solution({ from, flipX, flipY }, answer) {
      const [a, b] = [symbol('a'), symbol('b')]
      return [
        step(signsOf(a, b, SIGNS_IN[from]), because.signsInTheQuadrant, { quadrant: numeral(from) }),
        step(signsOf(flipX ? negative(a) : a, flipY ? negative(b) : b, SIGNS_IN[answer]), because.oppositesDiffer),
        placeStep(answer),
      ]
    },
    // Tries a point of the printed quadrant.
    check(printed, answer) {
      const quadrant = printed.one('words').en
      const [place] = PLACE_NAMES.filter(name => QUADRANTS[name] === quadrant)
      const [a, b] = SIGNS_IN[place ?? failed('A quadrant is printed')]
      const [, last] = tupleOf(printed.all('list'), 2)
      return isPlace(
        tupleOf(
          last.items.map(item => evaluate(item, { a: 3 * a, b: 2 * b })),
          2,
        ),
        answer,
      )
    },
  }),
})
