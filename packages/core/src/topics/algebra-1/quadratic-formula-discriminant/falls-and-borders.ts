import {
  answerStep,
  type Block,
  type Both,
  decimal,
  discriminantExpr,
  type Expr,
  equation,
  type Inline,
  line,
  list,
  m,
  measure,
  minus,
  over,
  plusMinus,
  prose,
  type Random,
  Ratio,
  relation,
  root,
  type Step,
  statements,
  step,
  sum,
  symbol,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'

/** A quantity whose positive value solves a quadratic equation. */
export interface Told {
  readonly amount: number
  readonly unit: 'second' | 'foot' | 'meter' | 'inch'
  readonly says: Both<Block>
  readonly steps: (rounded: Value) => readonly Step[]
}

type Sentence = (rounded: Expr) => Both<readonly Inline[]>
type Range = readonly [least: number, most: number]

/** Coefficients as they are printed: 0.02 stays a decimal. */
const show = (value: Ratio): Expr => (value.isInteger ? m`${value}` : decimal(value))
const FORMULA = { en: line`the quadratic formula`, es: line`la fórmula cuadrática` }

function solved(
  [a, b, c]: readonly [Ratio, Ratio, Ratio],
  letter: Expr,
  start: readonly Step[],
  unit: Told['unit'],
  sentence: Sentence,
) {
  const d = b.power(2).minus(a.times(c).times(4))
  const size = Math.sqrt(d.toNumber())
  const at = (sign: 1 | -1) => (-b.toNumber() + sign * size) / (2 * a.toNumber())
  const [less, amount] = at(1) < at(-1) ? [at(1), at(-1)] : [at(-1), at(1)]
  const why =
    letter.kind === 'symbol' && letter.name === 't'
      ? { en: line`a time is not negative`, es: line`un tiempo no es negativo` }
      : { en: line`a length is not negative`, es: line`una longitud no es negativa` }
  const by = (sign: 1 | -1) => {
    const [start, size] = [show(b.negated()), root(show(d))]
    return over(sign < 0 ? minus(start, size) : sum(start, size), show(a.times(2)))
  }
  const formula = equation(letter, over(plusMinus(show(b.negated()), root(show(d))), show(a.times(2))))
  const near = decimal(Ratio.of(Math.round(less * 100), 100), 2)
  return {
    amount,
    steps: (rounded: Value): readonly Step[] => [
      ...start,
      ...(start.length > 2
        ? []
        : [
            step(
              list(equation(symbol('a'), show(a)), equation(symbol('b'), show(b)), equation(symbol('c'), show(c))),
              because.nameABC,
            ),
          ]),
      step(
        [a, b, c].every(({ isInteger }) => isInteger)
          ? statements(equation(discriminantExpr([a.n, b.n, c.n]), d), formula)
          : formula,
        because.use,
        { rule: FORMULA },
      ),
      step(relation(equation(letter, by(at(1) < at(-1) ? 1 : -1)), '≈', near), because.reject, { value: near, why }),
      answerStep(
        relation(equation(letter, by(at(1) < at(-1) ? -1 : 1)), '≈', measure(rounded, unit)),
        sentence(measure(rounded, unit)),
      ),
    ],
  }
}

interface Fall {
  readonly gravity: 16 | 5
  readonly speed: Range
  readonly start: Range
  readonly asks: (of: Expr) => Both<Block>
  readonly ends: Sentence
}
const t = symbol('t')
const falls: readonly Fall[] = [
  {
    gravity: 16,
    speed: [20, 60],
    start: [4, 40],
    asks: of => ({
      en: prose`A ball is thrown. Its height in feet after ${t} seconds is ${of}. After how many seconds does it hit the ground? Round to the nearest hundredth.`,
      es: prose`Se lanza una pelota. Su altura en pies después de ${t} segundos es ${of}. ¿Después de cuántos segundos toca el suelo? Redondea a la centésima más cercana.`,
    }),
    ends: time => ({
      en: line`The ball hits the ground after about ${time}.`,
      es: line`La pelota toca el suelo aproximadamente después de ${time}.`,
    }),
  },
  {
    gravity: 16,
    speed: [100, 200],
    start: [3, 12],
    asks: of => ({
      en: prose`A fireworks shell that fails to explode falls back. Its height in feet after ${t} seconds is ${of}. After how many seconds does it hit the ground? Round to the nearest hundredth.`,
      es: prose`Un cohete de fuegos artificiales que no explota vuelve a caer. Su altura en pies después de ${t} segundos es ${of}. ¿Después de cuántos segundos toca el suelo? Redondea a la centésima más cercana.`,
    }),
    ends: time => ({
      en: line`The shell hits the ground after about ${time}.`,
      es: line`El cohete toca el suelo aproximadamente después de ${time}.`,
    }),
  },
  {
    gravity: 5,
    speed: [1, 6],
    start: [2, 10],
    asks: of => ({
      en: prose`A diver jumps from a board. Her height in meters above the water after ${t} seconds is about ${of}. After how many seconds does she reach the water? Round to the nearest hundredth.`,
      es: prose`Una clavadista salta de un trampolín. Su altura en metros sobre el agua después de ${t} segundos es aproximadamente ${of}. ¿Después de cuántos segundos llega al agua? Redondea a la centésima más cercana.`,
    }),
    ends: time => ({
      en: line`The diver reaches the water after about ${time}.`,
      es: line`La clavadista llega al agua aproximadamente después de ${time}.`,
    }),
  },
  {
    gravity: 5,
    speed: [15, 40],
    start: [1, 4],
    asks: of => ({
      en: prose`A water rocket takes off from a platform. Its height in meters after ${t} seconds is about ${of}. After how many seconds does it land? Round to the nearest hundredth.`,
      es: prose`Un cohete de agua despega de una plataforma. Su altura en metros después de ${t} segundos es aproximadamente ${of}. ¿Después de cuántos segundos llega al suelo? Redondea a la centésima más cercana.`,
    }),
    ends: time => ({
      en: line`The rocket lands after about ${time}.`,
      es: line`El cohete llega al suelo aproximadamente después de ${time}.`,
    }),
  },
  {
    gravity: 16,
    speed: [8, 30],
    start: [50, 200],
    asks: of => ({
      en: prose`A stone is thrown up from the edge of a cliff. Its height in feet above the sea after ${t} seconds is ${of}. After how many seconds does it reach the sea? Round to the nearest hundredth.`,
      es: prose`Se lanza una piedra hacia arriba desde el borde de un acantilado. Su altura en pies sobre el mar después de ${t} segundos es ${of}. ¿Después de cuántos segundos llega al mar? Redondea a la centésima más cercana.`,
    }),
    ends: time => ({
      en: line`The stone reaches the sea after about ${time}.`,
      es: line`La piedra llega al mar aproximadamente después de ${time}.`,
    }),
  },
]

function fall({ gravity, speed, start, asks, ends }: Fall) {
  return (random: Random): Told => {
    const [b, c] = [random.int(...speed), random.int(...start)]
    const height = m`-${gravity}t^2 + ${b}t + ${c}`
    const ground = step(equation(height, 0), because.explain, {
      sentence: { en: line`At that moment, the height is 0.`, es: line`En ese momento la altura es 0.` },
    })
    return {
      unit: 'second',
      says: asks(equation(symbol('h'), height)),
      ...solved([Ratio.of(-gravity), Ratio.of(b), Ratio.of(c)], t, [ground], 'second', ends),
    }
  }
}

const x = symbol('x')

function arch(random: Random): Told {
  const [a, b, c] = [Ratio.of(random.pick([2, 4, 5]), 100), Ratio.of(random.int(5, 15), 10), Ratio.of(random.int(2, 6))]
  const height = m`-${show(a)}x^2 + ${show(b)}x + ${c}`
  const of = equation(symbol('h'), height)
  const ground = step(equation(height, 0), because.explain, {
    sentence: { en: line`On the ground the height is 0.`, es: line`En el suelo la altura es 0.` },
  })
  return {
    unit: 'meter',
    says: {
      en: prose`The arch of a bridge starts on a cliff. Its height in meters, ${x} meters from the cliff, is ${of}. How many meters from the cliff does the arch reach the ground? Round to the nearest hundredth.`,
      es: prose`El arco de un puente empieza en un acantilado. Su altura en metros, a ${x} metros del acantilado, es ${of}. ¿A cuántos metros del acantilado llega el arco al suelo? Redondea a la centésima más cercana.`,
    },
    ...solved([a.negated(), b, c], x, [ground], 'meter', far => ({
      en: line`The arch reaches the ground about ${far} from the cliff.`,
      es: line`El arco llega al suelo aproximadamente a ${far} del acantilado.`,
    })),
  }
}

interface Border {
  readonly unit: 'foot' | 'inch'
  readonly wide: Range
  readonly long: Range
  readonly extra: Range
  readonly asks: (wide: Expr, long: Expr, area: Expr) => Both<Block>
  readonly ends: Sentence
}
const borders: readonly Border[] = [
  {
    unit: 'foot',
    wide: [6, 15],
    long: [16, 30],
    extra: [30, 150],
    asks: (wide, long, area) => ({
      en: prose`A rectangular garden is ${wide} wide and ${long} long. A border of the same width all around it makes the garden and its border ${area} in area. How many feet wide is the border? Round to the nearest hundredth.`,
      es: prose`Un jardín rectangular mide ${wide} de ancho y ${long} de largo. Con un borde del mismo ancho alrededor, el jardín y su borde tienen un área de ${area}. ¿Cuántos pies de ancho tiene el borde? Redondea a la centésima más cercana.`,
    }),
    ends: width => ({
      en: line`The border is about ${width} wide.`,
      es: line`El borde mide aproximadamente ${width} de ancho.`,
    }),
  },
  {
    unit: 'foot',
    wide: [12, 20],
    long: [24, 40],
    extra: [150, 400],
    asks: (wide, long, area) => ({
      en: prose`A swimming pool is ${wide} wide and ${long} long. With a deck of the same width all around it, pool and deck cover ${area}. How many feet wide is the deck? Round to the nearest hundredth.`,
      es: prose`Una piscina mide ${wide} de ancho y ${long} de largo. Con una terraza del mismo ancho alrededor, la piscina y la terraza cubren ${area}. ¿Cuántos pies de ancho tiene la terraza? Redondea a la centésima más cercana.`,
    }),
    ends: width => ({
      en: line`The deck is about ${width} wide.`,
      es: line`La terraza mide aproximadamente ${width} de ancho.`,
    }),
  },
  {
    unit: 'inch',
    wide: [5, 9],
    long: [10, 14],
    extra: [25, 90],
    asks: (wide, long, area) => ({
      en: prose`A photo is ${wide} inches wide and ${long} inches long. With a frame of the same width on all sides, photo and frame cover ${area}. How many inches wide is the frame? Round to the nearest hundredth.`,
      es: prose`Una foto mide ${wide} pulgadas de ancho y ${long} pulgadas de largo. Con un marco del mismo ancho en todos los lados, la foto y el marco cubren ${area}. ¿Cuántas pulgadas de ancho tiene el marco? Redondea a la centésima más cercana.`,
    }),
    ends: width => ({
      en: line`The frame is about ${width} wide.`,
      es: line`El marco mide aproximadamente ${width} de ancho.`,
    }),
  },
]

function border({ unit, wide, long, extra, asks, ends }: Border) {
  return (random: Random): Told => {
    const [w, l, more] = [random.int(...wide), random.int(...long), random.int(...extra)]
    const area = w * l + more
    const square = unit === 'foot' ? 'square-foot' : 'square-inch'
    const start = [
      step(equation(m`(${w} + 2x)(${l} + 2x)`, area), because.explain, {
        sentence: {
          en: line`Let ${x} be the width: it is added at both ends of each side.`,
          es: line`Sea ${x} el ancho: se suma en los dos extremos de cada lado.`,
        },
      }),
      step(m`${w * l} + ${2 * (w + l)}x + 4x^2 = ${area}`, because.multiplyEachTerm),
      step(m`4x^2 + ${2 * (w + l)}x - ${more} = 0`, because.subtractFromBothSides, { value: area }),
    ]
    return {
      unit,
      says: asks(
        unit === 'inch' ? m`${w}` : measure(w, unit),
        unit === 'inch' ? m`${l}` : measure(l, unit),
        measure(area, square),
      ),
      ...solved([Ratio.of(4), Ratio.of(2 * (w + l)), Ratio.of(-more)], x, start, unit, ends),
    }
  }
}

export const tellers: readonly ((random: Random) => Told)[] = [...falls.map(fall), arch, ...borders.map(border)]
