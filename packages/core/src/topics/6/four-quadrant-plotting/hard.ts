import {
  answerStep,
  both,
  evaluate,
  exact,
  expr,
  type FormMaker,
  failed,
  itemOf,
  line,
  list,
  negative,
  option,
  pointAnswer,
  point as pointExpr,
  prose,
  type Random,
  type Ratio,
  relation,
  type Step,
  step,
  symbol,
  tupleOf,
  type Value,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import {
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

const SIGN = option({
  positive: { en: prose`positive`, es: prose`positivo` },
  negative: { en: prose`negative`, es: prose`negativo` },
})

type Mirror = 'x' | 'y' | 'both'

const mirrored = ([x, y]: Pair, mirror: Mirror): Pair => [mirror === 'x' ? x : -x, mirror === 'y' ? y : -y]

const drawOff = (random: Random): Pair => {
  const [a, b] = [random.int(1, 9), random.int(1, 9)]
  return [random.sign() * a, random.sign() * (a === b ? b + 1 : b)]
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

/** One axis after the other; across one, a number stays and the other changes. */
const reflectionSteps = (at: Pair, mirror: Mirror): readonly Step[] =>
  mirror === 'x'
    ? [
        step(expr(at[0]), because.firstNumberStays),
        step(expr(-at[1]), because.secondNumberTurns),
        step(shown(mirrored(at, 'x')), because.writeOrderedPair),
      ]
    : mirror === 'y'
      ? [
          step(expr(-at[0]), because.firstNumberTurns),
          step(expr(at[1]), because.secondNumberStays),
          step(shown(mirrored(at, 'y')), because.writeOrderedPair),
        ]
      : [
          step(shown(mirrored(at, 'x')), because.secondNumberTurns),
          step(shown(mirrored(at, 'both')), because.firstNumberTurns),
        ]

export const hardForms = (form: FormMaker<typeof levels>) => ({
  reflectAcrossX: form({
    levels: ['hard'],
    instruction: {
      en: prose`Reflect the point across the ${symbol('x')}-axis. Write the coordinates of the new point.`,
      es: prose`Refleja el punto sobre el eje ${symbol('x')}. Escribe las coordenadas del nuevo punto.`,
    },
    draw: random => ({ at: drawOff(random) }),
    answer: pointAnswer,
    solve: ({ at }) => mirrored(at, 'x'),
    ask: ({ at }) => both(shown(at)),
    solution: ({ at }) => reflectionSteps(at, 'x'),
    check: (printed, answer) => isImage(itemOf(printedPoints(printed), 0), answer, 'x'),
  }),

  reflectAcrossY: form({
    levels: ['hard'],
    instruction: {
      en: prose`Reflect the point across the ${symbol('y')}-axis. Write the coordinates of the new point.`,
      es: prose`Refleja el punto sobre el eje ${symbol('y')}. Escribe las coordenadas del nuevo punto.`,
    },
    draw: random => ({ at: drawOff(random) }),
    answer: pointAnswer,
    solve: ({ at }) => mirrored(at, 'y'),
    ask: ({ at }) => both(shown(at)),
    solution: ({ at }) => reflectionSteps(at, 'y'),
    check: (printed, answer) => isImage(itemOf(printedPoints(printed), 0), answer, 'y'),
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
    solution: ({ at }) => reflectionSteps(at, 'both'),
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
    check(printed, answer) {
      const [at, image] = printedPoints(printed)
      return at !== undefined && image !== undefined && isImage(at, image, answer)
    },
  }),

  signFromQuadrant: form({
    levels: ['hard'],
    draw(random) {
      const place = random.evenly(['fourth', 'second', 'third', 'first'])
      const [flipped, asksFirst] = [random.evenly(['second', 'first']), random.chance(0.5)]
      return { place, flipped, asksFirst }
    },
    answer: SIGN,
    solve({ place, flipped, asksFirst }) {
      const sign = SIGNS_IN[place][asksFirst ? 0 : 1]
      const isFlipped = asksFirst === (flipped === 'first')
      return sign > 0 === isFlipped ? 'negative' : 'positive'
    },
    ask({ place, flipped, asksFirst }) {
      const [a, b] = [symbol('a'), symbol('b')]
      const given = flipped === 'first' ? pointExpr(negative(a), b) : pointExpr(a, negative(b))
      const [quadrant, asked] = [numeral(place), asksFirst ? a : b]
      return {
        en: prose`The point ${given} lies in quadrant ${quadrant}. Is ${asked} positive or negative?`,
        es: prose`El punto ${given} está en el cuadrante ${quadrant}. ¿Es ${asked} un número positivo o negativo?`,
      }
    },
    solution({ place, flipped, asksFirst }, answer) {
      const [a, b] = [symbol('a'), symbol('b')]
      const [first, second] = flipped === 'first' ? [negative(a), b] : [a, negative(b)]
      const asked = asksFirst ? a : b
      const isFlipped = asksFirst === (flipped === 'first')
      return [
        step(signsOf(first, second, SIGNS_IN[place]), because.signsInTheQuadrant, { quadrant: numeral(place) }),
        ...(isFlipped ? [step(relation(asked, answer === 'positive' ? '>' : '<', 0), because.oppositesDiffer)] : []),
        answerStep(answer === 'positive' ? words('positive', 'positivo') : words('negative', 'negativo'), {
          en: line`${asked} is ${answer === 'positive' ? words('greater', 'mayor') : words('less', 'menor')} than 0.`,
          es: line`${asked} es ${answer === 'positive' ? words('greater', 'mayor') : words('less', 'menor')} que 0.`,
        }),
      ]
    },
    // Tries both signs of both letters: the point must come to lie in the printed quadrant.
    check(printed, answer) {
      const quadrant = printed.one('words').en
      const [asked] = printed.maths.flatMap(item => (item.kind === 'symbol' ? [item.name] : []))
      const { items } = printed.one('list')
      const fitting = [1, -1].flatMap(a =>
        [1, -1].flatMap(b => {
          const at = tupleOf(
            items.map(item => evaluate(item, { a, b })),
            2,
          )
          const place = PLACE_NAMES.find(name => QUADRANTS[name] === quadrant)
          return place && isPlace(at, place) ? [asked === 'a' ? a : b] : []
        }),
      )
      return fitting.length === 1 && answer === (itemOf(fitting, 0) > 0 ? 'positive' : 'negative')
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
