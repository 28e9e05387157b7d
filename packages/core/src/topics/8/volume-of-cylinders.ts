import { piExpr } from '../../answer/expression.ts'
import { integer, moneyAmount } from '../../answer/number.ts'
import { type Block, type Both, both, figure, prose } from '../../content.ts'
import { cylinder, type Solid3d } from '../../figure/solid-3d.ts'
import type { UnitId } from '../../language/units.ts'
import { decimal, equation, expr, list, measure, money, symbol, type Value } from '../../math/build.ts'
import { approximate, evaluate, exact } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { m } from '../../math/template.ts'
import { Ratio } from '../../number/ratio.ts'
import { roundedToPlaces } from '../../number/rounding.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { type Measured, measured } from './shared/measured.ts'

const units = ['centimeter', 'meter', 'inch', 'foot'] as const
type Unit = (typeof units)[number]
const cubic = (unit: Unit): UnitId => `cubic-${unit}`

/** 3.14 times r²h, the stated value of π. */
const PI = Ratio.of(314, 100)
const shown = (value: Ratio): Expr => (value.isInteger ? expr(value) : decimal(value))

interface Drawn {
  readonly r: Ratio
  readonly h: Ratio
  readonly unit: Unit
  readonly by: 'radius' | 'diameter'
}
interface Level {
  readonly by: readonly Drawn['by'][]
  readonly halves: boolean
}

function draw(random: Random, level: Level): Drawn {
  const by = random.evenly(level.by)
  const r = level.halves && random.chance(0.5) ? Ratio.of(2 * random.int(2, 9) + 1, 2) : Ratio.of(random.int(2, 10))
  return { r, h: Ratio.of(random.int(3, 20)), unit: random.pick(units), by }
}
const squareTimesHeight = ({ r, h }: Pick<Drawn, 'r' | 'h'>) => r.times(r).times(h)

const drawing = ({ r, h, unit, by }: Drawn): Solid3d =>
  cylinder(r, h, {
    unit,
    labels: {
      ...(by === 'diameter'
        ? { radius: null, diameter: measure(shown(r.times(2)), unit) }
        : { radius: measure(shown(r), unit) }),
      height: measure(shown(h), unit),
    },
  })

/** r²h from what is labelled or written. */
function printedBase(printed: Printed): Ratio {
  const [solid] = printed.figures('solid-3d').map(({ solid }) => solid)
  if (solid?.shape === 'cylinder') {
    const { radius, diameter, height } = solid.labels
    const side = evaluate((radius ?? diameter) as Expr).over(radius ? 1 : 2)
    return side.power(2).times(evaluate(height as Expr))
  }
  const named = new Map(
    printed
      .all('relation')
      .map(({ left, right }) => [
        left.kind === 'symbol' ? left.name : '',
        right.kind === 'measure' ? evaluate(right) : null,
      ]),
  )
  const r = named.get('r') ?? named.get('d')!.over(2)
  return r.power(2).times(named.get('h')!)
}

const isExact = (amount: Value, base: Ratio) =>
  Math.abs(approximate(expr(amount)) / (Math.PI * base.toNumber()) - 1) < 1e-12
/** Within half a tenth of 3.14 r²h. */
const isRounded = (amount: Value, base: Ratio) => {
  const difference = exact(amount).minus(base.times(PI))
  return (
    difference.times(20).compare(-1) > 0 && difference.times(20).compare(1) <= 0 && exact(amount).times(10).isInteger
  )
}

const given = ({ r, h, unit, by }: Drawn) =>
  list(
    by === 'radius'
      ? equation(symbol('r'), measure(shown(r), unit))
      : equation(symbol('d'), measure(shown(r.times(2)), unit)),
    equation(symbol('h'), measure(shown(h), unit)),
  )

interface Story {
  readonly unit: Unit
  readonly by: Drawn['by']
  readonly r: readonly [number, number]
  readonly h: readonly [number, number]
  readonly says: (across: Expr, high: Expr) => Both<Block>
}
const stories: readonly Story[] = [
  {
    unit: 'centimeter',
    by: 'radius',
    r: [3, 5],
    h: [8, 14],
    says: (a, b) => ({
      en: prose`A soup can has a radius of ${a} and a height of ${b}. What is its volume?`,
      es: prose`Una lata de sopa tiene un radio de ${a} y una altura de ${b}. ¿Cuál es su volumen?`,
    }),
  },
  {
    unit: 'foot',
    by: 'diameter',
    r: [3, 8],
    h: [6, 20],
    says: (a, b) => ({
      en: prose`A cylindrical water tank is ${a} across and ${b} high. How much water does it hold?`,
      es: prose`Un tanque de agua cilíndrico mide ${a} de diámetro y ${b} de altura. ¿Cuánta agua le cabe?`,
    }),
  },
  {
    unit: 'centimeter',
    by: 'diameter',
    r: [3, 4],
    h: [10, 16],
    says: (a, b) => ({
      en: prose`A cylindrical drinking glass has a diameter of ${a} inside and is ${b} deep. What is its volume?`,
      es: prose`Un vaso cilíndrico tiene un diámetro interior de ${a} y una profundidad de ${b}. ¿Cuál es su volumen?`,
    }),
  },
  {
    unit: 'foot',
    by: 'radius',
    r: [6, 12],
    h: [3, 5],
    says: (a, b) => ({
      en: prose`A round swimming pool has a radius of ${a}. The water is ${b} deep everywhere. What is the volume of the water?`,
      es: prose`Una piscina redonda tiene un radio de ${a}. El agua tiene ${b} de profundidad en todas partes. ¿Cuál es el volumen del agua?`,
    }),
  },
  {
    unit: 'inch',
    by: 'radius',
    r: [2, 3],
    h: [5, 12],
    says: (a, b) => ({
      en: prose`A candle has the shape of a cylinder with a radius of ${a} and a height of ${b}. How much wax is in it?`,
      es: prose`Una vela tiene forma de cilindro con un radio de ${a} y una altura de ${b}. ¿Cuánta cera contiene?`,
    }),
  },
]

interface Filling extends Pick<Story, 'unit' | 'r' | 'h'> {
  /** Dollars for a cubic unit. */
  readonly price: readonly [number, number]
  readonly says: (radius: Expr, height: Expr, price: Expr) => Both<Block>
}
const fillings: readonly Filling[] = [
  {
    unit: 'foot',
    r: [1, 2],
    h: [8, 14],
    price: [5, 9],
    says: (a, b, c) => ({
      en: prose`A round concrete column has a radius of ${a} and a height of ${b}. Concrete costs ${c} per cubic foot. How much does the concrete for the column cost?`,
      es: prose`Una columna redonda de concreto tiene un radio de ${a} y una altura de ${b}. El concreto cuesta ${c} por pie cúbico. ¿Cuánto cuesta el concreto de la columna?`,
    }),
  },
  {
    unit: 'foot',
    r: [3, 6],
    h: [1, 2],
    price: [2, 4],
    says: (a, b, c) => ({
      en: prose`A round flower bed has a radius of ${a} and is filled with soil to a depth of ${b}. Soil costs ${c} per cubic foot. How much does the soil cost?`,
      es: prose`Un cantero redondo tiene un radio de ${a} y se llena de tierra hasta una profundidad de ${b}. La tierra cuesta ${c} por pie cúbico. ¿Cuánto cuesta la tierra?`,
    }),
  },
  {
    unit: 'meter',
    r: [2, 4],
    h: [5, 9],
    price: [150, 190],
    says: (a, b, c) => ({
      en: prose`A cylindrical silo has a radius of ${a} and a height of ${b}. It is full of corn that costs ${c} per cubic meter. How much does all of the corn cost?`,
      es: prose`Un silo cilíndrico tiene un radio de ${a} y una altura de ${b}. Está lleno de maíz que cuesta ${c} por metro cúbico. ¿Cuánto cuesta todo el maíz?`,
    }),
  },
  {
    unit: 'meter',
    r: [2, 5],
    h: [1, 3],
    price: [2, 4],
    says: (a, b, c) => ({
      en: prose`A round pool has a radius of ${a}, and the water is ${b} deep. Water costs ${c} per cubic meter. How much does it cost to fill the pool?`,
      es: prose`Una piscina redonda tiene un radio de ${a} y el agua tiene ${b} de profundidad. El agua cuesta ${c} por metro cúbico. ¿Cuánto cuesta llenar la piscina?`,
    }),
  },
]

const inPi = {
  en: prose`Find the volume of the cylinder in terms of ${m`π`}.`,
  es: prose`Halla el volumen del cilindro en términos de ${m`π`}.`,
}
const nearestTenth = {
  en: prose`Find the volume of the cylinder. Use ${decimal(PI)} for ${m`π`} and round to the nearest tenth.`,
  es: prose`Halla el volumen del cilindro. Usa ${decimal(PI)} para ${m`π`} y redondea a la décima más cercana.`,
}
const exactVolume = (drawn: Drawn): Measured => ({ amount: piExpr(squareTimesHeight(drawn)), unit: cubic(drawn.unit) })
/** A rounded amount keeps its tenth, 763.0; a whole one has none. */
const roundedVolume = (drawn: Drawn): Measured => {
  const volume = squareTimesHeight(drawn).times(PI)
  const amount = roundedToPlaces(volume, 1)
  return { amount: volume.isInteger ? decimal(amount) : decimal(amount, 1), unit: cubic(drawn.unit) }
}
/** No tie at the tenth. */
const isClear = (drawn: Drawn) =>
  !squareTimesHeight(drawn).times(PI).times(20).isInteger || squareTimesHeight(drawn).times(PI).times(10).isInteger

export const volumeOfCylinders = defineTopic(
  {
    id: 'volume-of-cylinders',
    name: { en: 'Volume of cylinders', es: 'Volumen de cilindros' },
    description: {
      en: 'Find the volume, radius or height of a cylinder, exactly or rounded.',
      es: 'Halla el volumen, el radio o la altura de un cilindro, de forma exacta o redondeada.',
    },
    domain: 'Geometry',
    standards: ['8.G.C.9'],
    levels: {
      easy: { by: ['radius'], halves: false },
      medium: { by: ['radius', 'diameter'], halves: true },
      hard: { by: ['radius', 'diameter'], halves: true },
    },
  },
  form => ({
    exact: form({
      levels: ['easy', 'medium'],
      share: 2,
      instruction: inPi,
      lines: 2,
      draw: (random, level) =>
        random.until(
          () => draw(random, level),
          drawn => squareTimesHeight(drawn).isInteger,
        ),
      answer: measured,
      solve: exactVolume,
      ask: drawn => both(figure(drawing(drawn))),
      check: (printed, { amount }) => isExact(amount, printedBase(printed)),
    }),

    rounded: form({
      levels: ['easy', 'medium'],
      share: 2,
      instruction: nearestTenth,
      lines: 3,
      draw: (random, level) => random.until(() => draw(random, level), isClear),
      answer: measured,
      solve: roundedVolume,
      ask: drawn => both(figure(drawing(drawn))),
      check: (printed, { amount }) => isRounded(amount, printedBase(printed)),
    }),

    bare: form({
      levels: ['easy', 'medium'],
      instruction: inPi,
      lines: 2,
      draw: (random, level) =>
        random.until(
          () => draw(random, level),
          drawn => squareTimesHeight(drawn).isInteger,
        ),
      answer: measured,
      solve: exactVolume,
      ask: drawn => both(given(drawn)),
      check: (printed, { amount }) => isExact(amount, printedBase(printed)),
    }),

    halfFull: form({
      levels: ['medium'],
      lines: 3,
      draw: random => ({
        r: Ratio.of(random.int(2, 10)),
        h: Ratio.of(2 * random.int(2, 10)),
        unit: random.pick(units),
        by: 'radius' as const,
      }),
      answer: measured,
      solve: (drawn): Measured => ({ amount: piExpr(squareTimesHeight(drawn).over(2)), unit: cubic(drawn.unit) }),
      ask: drawn => ({
        en: [
          prose`The cylinder is half full of water. Find the volume of the water in terms of ${m`π`}.`,
          figure(drawing(drawn)),
        ],
        es: [
          prose`El cilindro está lleno de agua hasta la mitad. Halla el volumen del agua en términos de ${m`π`}.`,
          figure(drawing(drawn)),
        ],
      }),
      check: (printed, { amount }) => isExact(amount, printedBase(printed).over(2)),
    }),

    missingHeight: form({
      levels: ['medium'],
      lines: 3,
      draw: random => ({ r: random.int(2, 10), h: random.int(3, 20), unit: random.pick(units) }),
      answer: measured,
      solve: ({ h, unit }): Measured => ({ amount: h, unit }),
      ask: ({ r, h, unit }) => {
        const [volume, radius] = [measure(piExpr(Ratio.of(r * r * h)), cubic(unit)), measure(r, unit)]
        return {
          en: prose`A cylinder has a volume of ${volume} and a radius of ${radius}. Find its height.`,
          es: prose`Un cilindro tiene un volumen de ${volume} y un radio de ${radius}. Halla su altura.`,
        }
      },
      check(printed, { amount }) {
        const [volume, radius] = printed.all('measure')
        return isExact(volume!.of, evaluate(radius!.of).power(2).times(exact(amount)))
      },
    }),

    missingRadius: form({
      levels: ['hard'],
      share: 2,
      lines: 3,
      draw: random => ({ r: random.int(2, 12), h: random.int(3, 20), unit: random.pick(units) }),
      answer: measured,
      solve: ({ r, unit }): Measured => ({ amount: r, unit }),
      ask: ({ r, h, unit }) => {
        const [volume, height] = [measure(piExpr(Ratio.of(r * r * h)), cubic(unit)), measure(h, unit)]
        return {
          en: prose`A cylinder has a volume of ${volume} and a height of ${height}. Find its radius.`,
          es: prose`Un cilindro tiene un volumen de ${volume} y una altura de ${height}. Halla su radio.`,
        }
      },
      check(printed, { amount }) {
        const [volume, height] = printed.all('measure')
        return exact(amount).n > 0 && isExact(volume!.of, exact(amount).power(2).times(evaluate(height!.of)))
      },
    }),

    compare: form({
      levels: ['hard'],
      lines: 2,
      draw: random => {
        const [unit, wider, taller] = [random.pick(units), random.pick([2, 3, 4]), random.pick([1, 1, 2, 3])]
        return { unit, r: random.int(2, 6), h: random.int(3, 8), wider, taller }
      },
      answer: integer,
      solve: ({ wider, taller }) => wider ** 2 * taller,
      ask: ({ unit, r, h, wider, taller }) => {
        const [a, b, c, d] = [r, h, r * wider, h * taller].map(value => measure(value, unit)) as [
          Expr,
          Expr,
          Expr,
          Expr,
        ]
        return {
          en: prose`Cylinder A has a radius of ${a} and a height of ${b}. Cylinder B has a radius of ${c} and a height of ${d}. How many times as large as the volume of A is the volume of B?`,
          es: prose`El cilindro A tiene un radio de ${a} y una altura de ${b}. El cilindro B tiene un radio de ${c} y una altura de ${d}. ¿Cuántas veces el volumen de A es el volumen de B?`,
        }
      },
      check(printed, answer) {
        const [a, b, c, d] = printed.numbers
        return a!.power(2).times(b!).times(exact(answer)).equals(c!.power(2).times(d!))
      },
    }),

    pipe: form({
      levels: ['hard'],
      lines: 4,
      draw: random => {
        const inner = random.int(2, 7)
        return {
          inner,
          outer: inner + random.int(1, 3),
          length: random.int(5, 20),
          unit: random.pick(['centimeter', 'inch'] as const),
        }
      },
      answer: measured,
      solve: ({ inner, outer, length, unit }): Measured => ({
        amount: piExpr(Ratio.of((outer ** 2 - inner ** 2) * length)),
        unit: cubic(unit),
      }),
      ask: ({ inner, outer, length, unit }) => {
        const [a, b, c] = [length, outer, inner].map(value => measure(value, unit)) as [Expr, Expr, Expr]
        return {
          en: prose`A pipe is ${a} long. Its outer radius is ${b}, and its inner radius is ${c}. Find the volume of the material of the pipe in terms of ${m`π`}.`,
          es: prose`Un tubo mide ${a} de largo. Su radio exterior es de ${b} y su radio interior es de ${c}. Halla el volumen del material del tubo en términos de ${m`π`}.`,
        }
      },
      // A ring as wide as the wall, around its middle line.
      check(printed, { amount }) {
        const [length, outer, inner] = printed.numbers
        return isExact(amount, outer!.plus(inner!).times(outer!.minus(inner!)).times(length!))
      },
    }),

    liters: form({
      levels: ['hard'],
      lines: 4,
      draw: random => ({ r: 10 * random.int(2, 6), h: 10 * random.int(3, 12) }),
      answer: measured,
      solve: ({ r, h }): Measured => ({ amount: decimal(Ratio.of(r * r * h, 1000).times(PI)), unit: 'liter' }),
      ask: ({ r, h }) => {
        const [a, b] = [measure(2 * r, 'centimeter'), measure(h, 'centimeter')]
        const rule = m`${measure(1000, 'cubic-centimeter')} = ${measure(1, 'liter')}`
        return {
          en: prose`A barrel has the shape of a cylinder with a diameter of ${a} and a height of ${b}. How many liters does it hold? Use ${decimal(PI)} for ${m`π`}. (${rule})`,
          es: prose`Un barril tiene forma de cilindro con un diámetro de ${a} y una altura de ${b}. ¿Cuántos litros le caben? Usa ${decimal(PI)} para ${m`π`}. (${rule})`,
        }
      },
      check(printed, { amount }) {
        const [diameter, height] = printed.all('measure').map(({ of }) => evaluate(of))
        return exact(amount).times(4000).equals(diameter!.power(2).times(height!).times(PI))
      },
    }),

    cost: form({
      levels: ['hard'],
      lines: 4,
      draw: random => {
        const { r, h, price, ...story } = random.evenly(fillings)
        return { story, r: random.int(...r), h: random.int(...h), price: random.int(...price) }
      },
      answer: moneyAmount,
      solve: ({ r, h, price }) => r * r * h * price * 314,
      ask: ({ story: { unit, says }, r, h, price }) => {
        const { en, es } = says(measure(r, unit), measure(h, unit), money(100 * price))
        return {
          en: [en, prose`Use ${decimal(PI)} for ${m`π`}.`],
          es: [es, prose`Usa ${decimal(PI)} para ${m`π`}.`],
        }
      },
      check(printed, cents) {
        const [radius, height] = printed.all('measure').map(({ of }) => evaluate(of))
        const price = evaluate(printed.one('money'))
        return Ratio.of(cents, 100).over(price).equals(radius!.power(2).times(height!).times(PI))
      },
    }),

    story: form({
      levels: ['medium', 'hard'],
      share: 2,
      instruction: {
        en: prose`Use ${decimal(PI)} for ${m`π`} and round to the nearest tenth.`,
        es: prose`Usa ${decimal(PI)} para ${m`π`} y redondea a la décima más cercana.`,
      },
      lines: 4,
      draw: random => {
        const { r, h, ...story } = random.evenly(stories)
        return {
          story,
          drawn: { r: Ratio.of(random.int(...r)), h: Ratio.of(random.int(...h)), unit: story.unit, by: story.by },
        }
      },
      answer: measured,
      solve: ({ drawn }) => roundedVolume(drawn),
      ask: ({ story, drawn: { r, h, unit, by } }) => {
        const across = measure(by === 'radius' ? r : r.times(2), unit)
        return story.says(across, measure(h, unit))
      },
      check(printed, { amount }) {
        const [across, height] = printed.all('measure').map(({ of }) => evaluate(of))
        const isRadius = /radius|radio/.test(printed.text)
        return isRounded(
          amount,
          across!
            .over(isRadius ? 1 : 2)
            .power(2)
            .times(height!),
        )
      },
    }),
  }),
)
