import {
  type Block,
  type Both,
  byFormula,
  decimal,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  integer,
  join,
  line,
  m,
  measure,
  minus,
  money,
  moneyAmount,
  over,
  pi,
  piExpr,
  power,
  prose,
  type Random,
  Ratio,
  root,
  step,
  times,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { cubed } from '../../kit/measures/length-units.ts'
import { type Measured, measured } from '../../kit/measures/measured.ts'
import type { levels } from './levels.ts'
import {
  chained,
  type Drawn,
  decimalSteps,
  formula,
  isExact,
  isRounded,
  isRoundedClearly,
  nearestTenth,
  PI,
  roundedVolume,
  type Unit,
  units,
} from './parts.ts'

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
  {
    unit: 'foot',
    by: 'diameter',
    r: [2, 3],
    h: [4, 6],
    says: (a, b) => ({
      en: prose`A round hay bale is ${a} across and ${b} long. What is its volume?`,
      es: prose`Un rollo de heno mide ${a} de diámetro y ${b} de largo. ¿Cuál es su volumen?`,
    }),
  },
  {
    unit: 'inch',
    by: 'radius',
    r: [4, 6],
    h: [3, 5],
    says: (a, b) => ({
      en: prose`A round cake has a radius of ${a} and a height of ${b}. What is its volume?`,
      es: prose`Un pastel redondo tiene un radio de ${a} y una altura de ${b}. ¿Cuál es su volumen?`,
    }),
  },
  {
    unit: 'meter',
    by: 'diameter',
    r: [1, 2],
    h: [12, 25],
    says: (a, b) => ({
      en: prose`A straight tunnel for pipes is a cylinder ${a} across and ${b} long. What is its volume?`,
      es: prose`Un túnel recto para tuberías es un cilindro de ${a} de diámetro y ${b} de largo. ¿Cuál es su volumen?`,
    }),
  },
]

const inLiters = (r: number, h: number): Drawn => ({
  r: Ratio.of(r),
  h: Ratio.of(h, 1000),
  unit: 'centimeter',
  by: 'diameter',
})
const inLitersExactly = (r: number, h: number) => Ratio.of(r * r * h, 1000).times(PI)

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
      es: prose`Un arriate redondo tiene un radio de ${a} y se llena de tierra hasta una profundidad de ${b}. La tierra cuesta ${c} por pie cúbico. ¿Cuánto cuesta la tierra?`,
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
  {
    unit: 'foot',
    r: [3, 5],
    h: [1, 2],
    price: [2, 4],
    says: (a, b, c) => ({
      en: prose`A round sandbox has a radius of ${a} and is ${b} deep. Sand costs ${c} per cubic foot. How much does it cost to fill the sandbox with sand?`,
      es: prose`Un arenero redondo tiene un radio de ${a} y una profundidad de ${b}. La arena cuesta ${c} por pie cúbico. ¿Cuánto cuesta llenar el arenero de arena?`,
    }),
  },
  {
    unit: 'meter',
    r: [1, 2],
    h: [3, 5],
    price: [450, 550],
    says: (a, b, c) => ({
      en: prose`A dairy fills a cylindrical tank with milk. The tank has a radius of ${a} and a height of ${b}. Milk costs ${c} per cubic meter. How much does the milk in the tank cost?`,
      es: prose`Una lechería llena de leche un tanque cilíndrico. El tanque tiene un radio de ${a} y una altura de ${b}. La leche cuesta ${c} por metro cúbico. ¿Cuánto cuesta la leche del tanque?`,
    }),
  },
  {
    unit: 'foot',
    r: [4, 6],
    h: [2, 3],
    price: [6, 9],
    says: (a, b, c) => ({
      en: prose`The base of a statue is a cylinder of stone with a radius of ${a} and a height of ${b}. The stone costs ${c} per cubic foot. How much does the stone of the base cost?`,
      es: prose`La base de una estatua es un cilindro de piedra con un radio de ${a} y una altura de ${b}. La piedra cuesta ${c} por pie cúbico. ¿Cuánto cuesta la piedra de la base?`,
    }),
  },
  {
    unit: 'foot',
    r: [1, 2],
    h: [10, 16],
    price: [3, 6],
    says: (a, b, c) => ({
      en: prose`A log is nearly a cylinder with a radius of ${a} and a length of ${b}. The wood sells for ${c} per cubic foot. For how much does the log sell?`,
      es: prose`Un tronco es casi un cilindro con un radio de ${a} y un largo de ${b}. La madera se vende a ${c} por pie cúbico. ¿Por cuánto se vende el tronco?`,
    }),
  },
]

const drawBarrel = (random: Random, r: number) =>
  random.until(
    () => ({ r, h: 5 * random.int(12, 20) }),
    ({ h }) => isRoundedClearly(inLiters(r, h)),
  )

export const hardForms = (form: FormMaker<typeof levels>) => ({
  missingRadius: form({
    levels: ['hard'],
    share: 2,
    draw: random => ({ r: random.int(2, 12), h: random.int(3, 20), unit: random.pick(units) }),
    answer: measured,
    solve: ({ r, unit }): Measured => ({ amount: r, unit }),
    ask: ({ r, h, unit }) => {
      const [volume, height] = [measure(piExpr(Ratio.of(r * r * h)), cubed(unit)), measure(h, unit)]
      return {
        en: prose`A cylinder has a volume of ${volume} and a height of ${height}. Find its radius.`,
        es: prose`Un cilindro tiene un volumen de ${volume} y una altura de ${height}. Halla su radio.`,
      }
    },
    solution: ({ r, h, unit }) => [
      step(formula, because.writeFormula),
      step(equation(piExpr(Ratio.of(r * r * h)), join(h, pi, m`r^2`)), because.substituteValues),
      step(equation(equation(m`r^2`, over(r * r * h, h)), r * r), because.divideBothSides, {
        value: piExpr(Ratio.of(h)),
      }),
      step(equation(equation(m`r`, root(r * r)), measure(r, unit)), because.positiveRoot),
    ],
    check(printed, { amount }) {
      const [volume, height] = tupleOf(printed.all('measure'), 2)
      return exact(amount).n > 0 && isExact(volume.of, exact(amount).power(2).times(evaluate(height.of)))
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
      const [a, b, c, d] = tupleOf(
        [r, h, r * wider, h * taller].map(value => measure(value, unit)),
        4,
      )
      return {
        en: prose`Cylinder A has a radius of ${a} and a height of ${b}. Cylinder B has a radius of ${c} and a height of ${d}. The volume of B is how many times the volume of A?`,
        es: prose`El cilindro A tiene un radio de ${a} y una altura de ${b}. El cilindro B tiene un radio de ${c} y una altura de ${d}. ¿Por qué número hay que multiplicar el volumen de A para obtener el volumen de B?`,
      }
    },
    solution: ({ r, h, wider, taller }, answer) => {
      const [one, other] = [piExpr(Ratio.of(r * r * h)), piExpr(Ratio.of((r * wider) ** 2 * h * taller))]
      return [
        step(chained(r, h), because.volumeOf, { solid: m`A` }),
        step(chained(r * wider, h * taller), because.volumeOf, { solid: m`B` }),
        step(equation(over(other, one), answer), because.divideVolumes),
        taller === 1
          ? explained(
              equation(power(wider, 2), answer),
              line`It fits: the radius is ${wider} times as long and is squared; the height is the same.`,
              line`Coincide: el radio se multiplica por ${wider} y se eleva al cuadrado; la altura es la misma.`,
            )
          : explained(
              equation(times(power(wider, 2), taller), answer),
              line`It fits: the radius is ${wider} times as long and is squared; the height is ${taller} times as great.`,
              line`Coincide: el radio se multiplica por ${wider} y se eleva al cuadrado; la altura se multiplica por ${taller}.`,
            ),
      ]
    },
    check(printed, answer) {
      const [a, b, c, d] = printed.take(4)
      return a.power(2).times(b).times(exact(answer)).equals(c.power(2).times(d))
    },
  }),

  pipe: form({
    levels: ['hard'],
    draw: random => {
      const inner = random.int(2, 7)
      return {
        inner,
        outer: inner + random.int(1, 3),
        length: random.int(30, 60),
        unit: random.pick(['centimeter', 'inch'] as const),
      }
    },
    answer: { ...measured, requires: 'exact' },
    solve: ({ inner, outer, length, unit }): Measured => ({
      amount: piExpr(Ratio.of((outer ** 2 - inner ** 2) * length)),
      unit: cubed(unit),
    }),
    ask: ({ inner, outer, length, unit }) => {
      const [a, b, c] = [measure(length, unit), measure(outer, unit), measure(inner, unit)]
      return {
        en: prose`A pipe is ${a} long. Its outer radius is ${b}, and its inner radius is ${c}. Find the volume of the material of the pipe in terms of ${m`π`}.`,
        es: prose`Un tubo mide ${a} de largo. Su radio exterior es de ${b} y su radio interior es de ${c}. Halla el volumen del material del tubo en términos de ${m`π`}.`,
      }
    },
    solution: ({ inner, outer, length }, { amount, unit }) => {
      const [whole, hole] = [piExpr(Ratio.of(outer ** 2 * length)), piExpr(Ratio.of(inner ** 2 * length))]
      return [
        step(chained(outer, length), because.wholeCylinder),
        step(chained(inner, length), because.holeInside),
        step(equation(minus(whole, hole), measure(amount, unit)), because.subtractPart),
      ]
    },
    // A ring as wide as the wall, around its middle line.
    check(printed, { amount }) {
      const [length, outer, inner] = printed.take(3)
      return isExact(amount, outer.plus(inner).times(outer.minus(inner)).times(length))
    },
  }),

  liters: form({
    levels: ['hard'],
    draw: random => drawBarrel(random, random.evenly([24, 31, 20, 28, 35, 22, 26, 33])),
    answer: { ...measured, requires: 'decimal-places-1' },
    solve: ({ r, h }): Measured => ({ amount: roundedVolume(inLiters(r, h)).amount, unit: 'liter' }),
    ask: ({ r, h }) => {
      const [a, b] = [measure(2 * r, 'centimeter'), measure(h, 'centimeter')]
      const rule = m`${measure(1000, 'cubic-centimeter')} = ${measure(1, 'liter')}`
      return {
        en: prose`A barrel has the shape of a cylinder with a diameter of ${a} and a height of ${b}. How many liters does it hold? Use ${decimal(PI)} for ${m`π`}, and round to the nearest tenth of a liter. (${rule})`,
        es: prose`Un barril tiene forma de cilindro con un diámetro de ${a} y una altura de ${b}. ¿Cuántos litros le caben? Usa ${decimal(PI)} para ${m`π`} y redondea a la décima de litro más cercana. (${rule})`,
      }
    },
    solution: ({ r, h }, { amount }) => {
      const volume = decimal(Ratio.of(r * r * h).times(PI))
      return [
        step(equation(equation(m`r`, over(2 * r, 2)), r), because.halveDiameter),
        explained(
          equation(m`V`, times(decimal(PI), power(r, 2), h)),
          line`Substitute the values into ${formula}.`,
          line`Sustituye los valores en ${formula}.`,
        ),
        step(equation(m`V`, times(decimal(PI), r * r, h)), because.evaluate, { what: power(r, 2) }),
        step(equation(m`V`, measure(volume, 'cubic-centimeter')), because.multiply),
        step(equation(over(volume, 1000), measure(decimal(inLitersExactly(r, h)), 'liter')), because.toLiters),
        explained(
          measure(amount, 'liter'),
          line`Round to the nearest tenth: the barrel holds about ${measure(amount, 'liter')}.`,
          line`Redondea a la décima más cercana: al barril le caben unos ${measure(amount, 'liter')}.`,
        ),
      ]
    },
    check(printed, { amount }) {
      const [diameter, height] = tupleOf(
        printed
          .all('measure')
          .slice(0, 2)
          .map(({ of }) => evaluate(of)),
        2,
      )
      return isRounded(amount, diameter.power(2).times(height).over(4000))
    },
  }),

  cost: form({
    levels: ['hard'],
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
    solution: ({ story: { unit }, r, h, price }, cents) => {
      const volume = decimal(Ratio.of(r * r * h).times(PI))
      return [
        ...byFormula(formula, times(decimal(PI), power(r, 2), h), measure(volume, cubed(unit))),
        explained(
          equation(times(volume, price), money(cents)),
          line`Multiply the volume by the price of ${measure(1, cubed(unit))}: the cost is ${money(cents)}.`,
          line`Multiplica el volumen por el precio de ${measure(1, cubed(unit))}: el costo es de ${money(cents)}.`,
        ),
      ]
    },
    check(printed, cents) {
      const [radius, height] = tupleOf(
        printed.all('measure').map(({ of }) => evaluate(of)),
        2,
      )
      const price = evaluate(printed.one('money'))
      return Ratio.of(cents, 100).over(price).equals(radius.power(2).times(height).times(PI))
    },
  }),

  story: form({
    levels: ['medium'],
    kind: 'story',
    share: 2,
    instruction: {
      en: prose`Use ${decimal(PI)} for ${m`π`} and round to the nearest tenth.`,
      es: prose`Usa ${decimal(PI)} para ${m`π`} y redondea a la décima más cercana.`,
    },
    draw: random => {
      const told = random.evenly(stories)
      const drawn = random.until(
        (): Drawn => ({
          r: Ratio.of(random.int(...told.r)),
          h: Ratio.of(random.int(...told.h)),
          unit: told.unit,
          by: told.by,
        }),
        isRoundedClearly,
      )
      return { told, drawn }
    },
    answer: { ...measured, requires: 'decimal-places-1' },
    solve: ({ drawn }) => roundedVolume(drawn),
    ask: ({ told, drawn: { r, h, unit, by } }) => {
      const across = measure(by === 'radius' ? r : r.times(2), unit)
      return told.says(across, measure(h, unit))
    },
    solution: ({ drawn }, answer) => decimalSteps(drawn, answer, nearestTenth),
    check(printed, { amount }) {
      const [across, height] = tupleOf(
        printed.all('measure').map(({ of }) => evaluate(of)),
        2,
      )
      const isRadius = /radius|radio/.test(printed.text)
      return isRounded(
        amount,
        across
          .over(isRadius ? 1 : 2)
          .power(2)
          .times(height),
      )
    },
  }),
})
