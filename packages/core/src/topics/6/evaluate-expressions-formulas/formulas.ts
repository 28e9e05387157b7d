import {
  type Block,
  type Both,
  decimal,
  type Expr,
  exact,
  itemOf,
  m,
  measure,
  mixed,
  type Of,
  prose,
  type Random,
  Ratio,
  symbol,
  type UnitId,
  type Value,
} from '../../../author.ts'

export interface FormulaFacts {
  readonly values: readonly Value[]
  readonly amount: Value
}

/** A formula with two values, or one, to put into it. */
export interface Formula {
  readonly unit: UnitId
  readonly formula: Of<'relation'>
  /** The letters of its values. */
  readonly letters: readonly string[]
  readonly draw: (random: Random) => FormulaFacts
  readonly says: (values: readonly Value[]) => Both<Block>
}

const half = Ratio.of(1, 2)
const formula = (letter: string, right: Expr): Of<'relation'> => ({
  kind: 'relation',
  sign: '=',
  left: symbol(letter),
  right,
})
const given = (letter: string, value: Value, unit: UnitId): Expr => ({
  kind: 'relation',
  sign: '=',
  left: symbol(letter),
  right: measure(value, unit),
})
/** 2.5 to 12.5: never whole. */
const halves = (random: Random) => decimal(Ratio.of(2 * random.int(2, 12) + 1, 2))
const tenths = (random: Random) => decimal(Ratio.of(random.int(1, 9) * 10 + random.int(1, 9), 10))

export const formulas: readonly Formula[] = [
  {
    unit: 'square-centimeter',
    formula: formula('A', m`${half}bh`),
    letters: ['b', 'h'],
    draw: random => {
      const values = [tenths(random), random.int(3, 12)]
      return {
        values,
        amount: decimal(
          exact(itemOf(values, 0))
            .times(values[1] as number)
            .over(2),
        ),
      }
    },
    says: values => ({
      en: prose`The area of a triangle with base ${symbol('b')} and height ${symbol('h')} is ${m`A = ${half}bh`}. Find the area when ${given('b', itemOf(values, 0), 'centimeter')} and ${given('h', itemOf(values, 1), 'centimeter')}.`,
      es: prose`El área de un triángulo de base ${symbol('b')} y altura ${symbol('h')} es ${m`A = ${half}bh`}. Halla el área cuando ${given('b', itemOf(values, 0), 'centimeter')} y ${given('h', itemOf(values, 1), 'centimeter')}.`,
    }),
  },
  {
    unit: 'cubic-inch',
    formula: formula('V', m`s^3`),
    letters: ['s'],
    draw: random => {
      const side = Ratio.of(random.int(1, 3)).plus(Ratio.of(1, random.pick([2, 3, 4])))
      return { values: [mixed(side)], amount: mixed(side.power(3)) }
    },
    says: values => ({
      en: prose`The volume of a cube with edges of length ${symbol('s')} is ${m`V = s^3`}. Find the volume when ${given('s', itemOf(values, 0), 'inch')}.`,
      es: prose`El volumen de un cubo de arista ${symbol('s')} es ${m`V = s^3`}. Halla el volumen cuando ${given('s', itemOf(values, 0), 'inch')}.`,
    }),
  },
  {
    unit: 'meter',
    formula: formula('P', m`2l + 2w`),
    letters: ['l', 'w'],
    draw: random => {
      const values = random.until(
        () => [tenths(random), halves(random)] as const,
        ([long, wide]) => exact(long).compare(exact(wide)) > 0,
      )
      return {
        values,
        amount: decimal(
          exact(itemOf(values, 0))
            .plus(exact(itemOf(values, 1)))
            .times(2),
        ),
      }
    },
    says: values => ({
      en: prose`The perimeter of a rectangle with length ${symbol('l')} and width ${symbol('w')} is ${m`P = 2l + 2w`}. Find the perimeter when ${given('l', itemOf(values, 0), 'meter')} and ${given('w', itemOf(values, 1), 'meter')}.`,
      es: prose`El perímetro de un rectángulo de largo ${symbol('l')} y ancho ${symbol('w')} es ${m`P = 2l + 2w`}. Halla el perímetro cuando ${given('l', itemOf(values, 0), 'meter')} y ${given('w', itemOf(values, 1), 'meter')}.`,
    }),
  },
  {
    unit: 'mile',
    formula: formula('d', m`rt`),
    letters: ['r', 't'],
    draw: random => {
      const values = [2 * random.int(10, 32), decimal(Ratio.of(2 * random.int(1, 4) + 1, 2))]
      return { values, amount: decimal(exact(itemOf(values, 1)).times(values[0] as number)) }
    },
    says: values => ({
      en: prose`The distance that a car travels at a rate ${symbol('r')} in a time ${symbol('t')} is ${m`d = rt`}. Find the distance when ${given('r', itemOf(values, 0), 'mile-per-hour')} and ${given('t', itemOf(values, 1), 'hour')}.`,
      es: prose`La distancia que recorre un auto con rapidez ${symbol('r')} en un tiempo ${symbol('t')} es ${m`d = rt`}. Halla la distancia cuando ${given('r', itemOf(values, 0), 'mile-per-hour')} y ${given('t', itemOf(values, 1), 'hour')}.`,
    }),
  },
  {
    unit: 'degree-fahrenheit',
    formula: formula('F', m`${Ratio.of(9, 5)}C + 32`),
    letters: ['C'],
    draw: random => {
      const celsius = Ratio.of(2 * random.int(1, 39) + 1, 2)
      return { values: [decimal(celsius)], amount: decimal(celsius.times(9).over(5).plus(32)) }
    },
    says: values => ({
      en: prose`A temperature of ${symbol('C')} degrees Celsius is the same as ${symbol('F')} degrees Fahrenheit, where ${m`F = ${Ratio.of(9, 5)}C + 32`}. Find the temperature in degrees Fahrenheit when ${given('C', itemOf(values, 0), 'degree-celsius')}.`,
      es: prose`Una temperatura de ${symbol('C')} grados Celsius es igual a ${symbol('F')} grados Fahrenheit, donde ${m`F = ${Ratio.of(9, 5)}C + 32`}. Halla la temperatura en grados Fahrenheit cuando ${given('C', itemOf(values, 0), 'degree-celsius')}.`,
    }),
  },
  {
    unit: 'square-foot',
    formula: formula('A', m`6s^2`),
    letters: ['s'],
    draw: random => {
      const side = Ratio.of(2 * random.int(1, 8) + 1, 2)
      return { values: [decimal(side)], amount: decimal(side.power(2).times(6)) }
    },
    says: values => ({
      en: prose`The surface area of a cube with edges of length ${symbol('s')} is ${m`A = 6s^2`}. Find the surface area when ${given('s', itemOf(values, 0), 'foot')}.`,
      es: prose`El área de superficie de un cubo de arista ${symbol('s')} es ${m`A = 6s^2`}. Halla el área de superficie cuando ${given('s', itemOf(values, 0), 'foot')}.`,
    }),
  },
]
