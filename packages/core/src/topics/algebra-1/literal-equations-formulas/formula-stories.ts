import {
  type Block,
  type Both,
  decimal,
  type Expr,
  equation,
  m,
  prose,
  type Random,
  Ratio,
  symbol,
  type Value,
} from '../../../author.ts'

/** A formula with its meaning: to be solved for a letter, then used with numbers. */
export interface FormulaStory {
  readonly formula: Expr
  readonly letter: string
  readonly right: Expr
  /** Numbers for the other letters. */
  readonly given: (random: Random) => Readonly<Record<string, Ratio>>
  readonly says: Both<Block>
}

const whole = (random: Random, least: number, most: number) => Ratio.of(random.int(least, most))

export const formulaStories: readonly FormulaStory[] = [
  {
    formula: m`d = rt`,
    letter: 't',
    right: m`d/r`,
    given: random => {
      const r = random.pick([40, 45, 50, 60])
      return { d: Ratio.of((r * random.int(3, 11)) / (r % 2 === 0 ? 2 : 1)), r: Ratio.of(r) }
    },
    says: {
      en: prose`Distance ${m`d`} is rate ${m`r`} times time ${m`t`}.`,
      es: prose`La distancia ${m`d`} es la rapidez ${m`r`} por el tiempo ${m`t`}.`,
    },
  },
  {
    formula: m`P = 2l + 2w`,
    letter: 'w',
    right: m`(P - 2l)/2`,
    given: random => {
      const [l, w] = [random.int(6, 30), random.int(3, 20)]
      return { P: Ratio.of(2 * l + 2 * w), l: Ratio.of(l) }
    },
    says: {
      en: prose`A rectangle with length ${m`l`} and width ${m`w`} has the perimeter ${m`P`}.`,
      es: prose`Un rectángulo de largo ${m`l`} y ancho ${m`w`} tiene el perímetro ${m`P`}.`,
    },
  },
  {
    formula: m`I = Prt`,
    letter: 't',
    right: m`I/{Pr}`,
    given: random => {
      const [P, percent, t] = [100 * random.int(2, 20), random.int(2, 8), random.int(2, 8)]
      return { I: Ratio.of((P * percent * t) / 100), P: Ratio.of(P), r: Ratio.of(percent, 100) }
    },
    says: {
      en: prose`Simple interest ${m`I`} depends on the principal ${m`P`}, the rate ${m`r`} and the time ${m`t`} in years.`,
      es: prose`El interés simple ${m`I`} depende del capital ${m`P`}, la tasa ${m`r`} y el tiempo ${m`t`} en años.`,
    },
  },
  {
    formula: m`F = {9/5}C + 32`,
    letter: 'C',
    right: m`{5/9}(F - 32)`,
    given: random => ({ F: Ratio.of(32 + 9 * random.int(1, 11)) }),
    says: {
      en: prose`A temperature of ${m`C`} degrees Celsius is ${m`F`} degrees Fahrenheit.`,
      es: prose`Una temperatura de ${m`C`} grados Celsius son ${m`F`} grados Fahrenheit.`,
    },
  },
  {
    formula: m`D = m/V`,
    letter: 'm',
    right: m`DV`,
    given: random => ({ D: Ratio.of(random.int(11, 95), 10), V: whole(random, 4, 40) }),
    says: {
      en: prose`Density ${m`D`} is mass ${m`m`} divided by volume ${m`V`}.`,
      es: prose`La densidad ${m`D`} es la masa ${m`m`} dividida entre el volumen ${m`V`}.`,
    },
  },
  {
    formula: m`V = IR`,
    letter: 'R',
    right: m`V/I`,
    given: random => {
      const [current, R] = [random.int(2, 9), random.int(3, 25)]
      return { V: Ratio.of(current * R), I: Ratio.of(current) }
    },
    says: {
      en: prose`By Ohm's law, voltage ${m`V`} is current ${m`I`} times resistance ${m`R`}.`,
      es: prose`Según la ley de Ohm, el voltaje ${m`V`} es la corriente ${m`I`} por la resistencia ${m`R`}.`,
    },
  },
  {
    formula: m`A = {1/2}bh`,
    letter: 'h',
    right: m`{2A}/b`,
    given: random => {
      const [b, h] = [2 * random.int(2, 12), random.int(3, 20)]
      return { A: Ratio.of((b * h) / 2), b: Ratio.of(b) }
    },
    says: {
      en: prose`A triangle with base ${m`b`} and height ${m`h`} has the area ${m`A`}.`,
      es: prose`Un triángulo de base ${m`b`} y altura ${m`h`} tiene el área ${m`A`}.`,
    },
  },
]

const shown = (value: Ratio): Value => (value.isInteger ? value : decimal(value))
/** P = 40, l = 12. */
export const givenEquations = (given: Readonly<Record<string, Ratio>>): readonly Expr[] =>
  Object.entries(given).map(([name, value]) => equation(symbol(name), shown(value)))
