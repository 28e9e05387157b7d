import {
  both,
  evaluate,
  exact,
  type FormMaker,
  negative,
  option,
  pointAnswer,
  point as pointExpr,
  prose,
  type Random,
  type Ratio,
  symbol,
  type Value,
  words,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { isPlace, type Pair, PLACES, placeOf, printedPoints, SIGNS_IN, shown } from './parts.ts'

const QUADRANTS = { first: 'I', second: 'II', third: 'III', fourth: 'IV' } as const

const numeral = (place: keyof typeof QUADRANTS) => words(QUADRANTS[place], QUADRANTS[place])

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

export const hardForms = (form: FormMaker<typeof levels>) => ({
  reflectAcrossX: form({
    levels: ['hard'],
    instruction: {
      en: prose`Reflect the point across the ${symbol('x')}-axis. Write the image.`,
      es: prose`Refleja el punto sobre el eje ${symbol('x')}. Escribe la imagen.`,
    },
    lines: 1,
    draw: random => ({ at: drawOff(random) }),
    answer: pointAnswer,
    solve: ({ at }) => mirrored(at, 'x'),
    ask: ({ at }) => both(shown(at)),
    check: (printed, answer) => isImage(printedPoints(printed)[0]!, answer, 'x'),
  }),

  reflectAcrossY: form({
    levels: ['hard'],
    instruction: {
      en: prose`Reflect the point across the ${symbol('y')}-axis. Write the image.`,
      es: prose`Refleja el punto sobre el eje ${symbol('y')}. Escribe la imagen.`,
    },
    lines: 1,
    draw: random => ({ at: drawOff(random) }),
    answer: pointAnswer,
    solve: ({ at }) => mirrored(at, 'y'),
    ask: ({ at }) => both(shown(at)),
    check: (printed, answer) => isImage(printedPoints(printed)[0]!, answer, 'y'),
  }),

  reflectAcrossBoth: form({
    levels: ['hard'],
    instruction: {
      en: prose`Reflect the point across the ${symbol('x')}-axis and then across the ${symbol('y')}-axis. Write the image.`,
      es: prose`Refleja el punto sobre el eje ${symbol('x')} y luego sobre el eje ${symbol('y')}. Escribe la imagen.`,
    },
    lines: 1,
    draw: random => ({ at: drawOff(random) }),
    answer: pointAnswer,
    solve: ({ at }) => mirrored(at, 'both'),
    ask: ({ at }) => both(shown(at)),
    check: (printed, answer) => isImage(printedPoints(printed)[0]!, answer, 'both'),
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
      en: prose`What takes ${shown(at)} to ${shown(image)}?`,
      es: prose`¿Qué lleva ${shown(at)} a ${shown(image)}?`,
    }),
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
    // Tries both signs of both letters: the point must come to lie in the printed quadrant.
    check(printed, answer) {
      const quadrant = printed.one('words').en
      const [asked] = printed.maths.flatMap(item => (item.kind === 'symbol' ? [item.name] : []))
      const { items } = printed.one('list')
      const fitting = [1, -1].flatMap(a =>
        [1, -1].flatMap(b => {
          const at = [evaluate(items[0]!, { a, b }), evaluate(items[1]!, { a, b })] as const
          const place = PLACE_NAMES.find(name => QUADRANTS[name] === quadrant)
          return place && isPlace(at, place) ? [asked === 'a' ? a : b] : []
        }),
      )
      return fitting.length === 1 && answer === (fitting[0]! > 0 ? 'positive' : 'negative')
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
    // Tries a point of the printed quadrant.
    check(printed, answer) {
      const [a, b] = { I: [3, 2], II: [-3, 2], III: [-3, -2], IV: [3, -2] }[printed.one('words').en] ?? [0, 0]
      const last = printed.all('list').at(-1)!
      return isPlace([evaluate(last.items[0]!, { a: a!, b: b! }), evaluate(last.items[1]!, { a: a!, b: b! })], answer)
    },
  }),
})
