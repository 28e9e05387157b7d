import {
  type Block,
  type Both,
  decimal,
  type Expr,
  equation,
  type Inline,
  line,
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
  /** Numbers for the other letters. */
  readonly given: (random: Random) => Readonly<Record<string, number | Ratio>>
  readonly says: Both<Block>
}

/** One operation. */
const easy: readonly FormulaStory[] = [
  {
    formula: m`d = rt`,
    letter: 't',
    given: random => {
      const r = 5 * random.int(8, 13)
      return { d: r * random.int(2, 6), r }
    },
    says: {
      en: prose`The distance ${m`d`} that a car drives is its rate ${m`r`} times the time ${m`t`}.`,
      es: prose`La distancia ${m`d`} que recorre un auto es su rapidez ${m`r`} por el tiempo ${m`t`}.`,
    },
  },
  {
    formula: m`V = IR`,
    letter: 'R',
    given: random => {
      const current = random.int(2, 9)
      return { V: current * random.int(3, 25), I: current }
    },
    says: {
      en: prose`By Ohm’s law, voltage ${m`V`} is current ${m`I`} times resistance ${m`R`}.`,
      es: prose`Según la ley de Ohm, el voltaje ${m`V`} es la corriente ${m`I`} por la resistencia ${m`R`}.`,
    },
  },
  {
    formula: m`D = m/V`,
    letter: 'm',
    given: random => ({ D: Ratio.of(random.int(11, 95), 10), V: 10 * random.int(2, 9) }),
    says: {
      en: prose`Density ${m`D`} is mass ${m`m`} divided by volume ${m`V`}.`,
      es: prose`La densidad ${m`D`} es la masa ${m`m`} dividida entre el volumen ${m`V`}.`,
    },
  },
  {
    formula: m`F = ma`,
    letter: 'a',
    given: random => {
      const mass = random.int(3, 20)
      return { F: mass * random.int(2, 9), m: mass }
    },
    says: {
      en: prose`The force ${m`F`} on a cart is its mass ${m`m`} times its acceleration ${m`a`}.`,
      es: prose`La fuerza ${m`F`} sobre un carrito es su masa ${m`m`} por su aceleración ${m`a`}.`,
    },
  },
  {
    formula: m`V = Bh`,
    letter: 'h',
    given: random => {
      const B = random.int(6, 40)
      return { V: B * random.int(3, 15), B }
    },
    says: {
      en: prose`A prism with base area ${m`B`} and height ${m`h`} has volume ${m`V`}.`,
      es: prose`Un prisma con base de área ${m`B`} y altura ${m`h`} tiene volumen ${m`V`}.`,
    },
  },
  {
    formula: m`K = C + 273`,
    letter: 'C',
    given: random => ({ K: random.int(274, 373) }),
    says: {
      en: prose`A temperature of ${m`C`} degrees Celsius is about ${m`K`} kelvins.`,
      es: prose`Una temperatura de ${m`C`} grados Celsius equivale a unos ${m`K`} kelvins.`,
    },
  },
  {
    formula: m`T = np`,
    letter: 'n',
    given: random => {
      const p = random.int(6, 18)
      return { T: p * random.int(12, 60), p }
    },
    says: {
      en: prose`The total ${m`T`} that a club pays is the number of tickets ${m`n`} times the price ${m`p`} of each.`,
      es: prose`El total ${m`T`} que paga un club es el número de boletos ${m`n`} por el precio ${m`p`} de cada uno.`,
    },
  },
  {
    formula: m`S = R - D`,
    letter: 'R',
    given: random => {
      const D = 5 * random.int(1, 8)
      return { S: D + 5 * random.int(3, 20), D }
    },
    says: {
      en: prose`The sale price ${m`S`} is the regular price ${m`R`} less the discount ${m`D`}.`,
      es: prose`El precio de oferta ${m`S`} es el precio normal ${m`R`} menos el descuento ${m`D`}.`,
    },
  },
]

/** Two or three operations. */
const medium: readonly FormulaStory[] = [
  {
    formula: m`P = 2l + 2w`,
    letter: 'w',
    given: random => {
      const l = random.int(12, 30)
      return { P: 2 * l + 2 * random.int(4, 11), l }
    },
    says: {
      en: prose`A rectangle with length ${m`l`} and width ${m`w`} has perimeter ${m`P`}.`,
      es: prose`Un rectángulo de largo ${m`l`} y ancho ${m`w`} tiene perímetro ${m`P`}.`,
    },
  },
  {
    formula: m`A = {1/2}bh`,
    letter: 'h',
    given: random => {
      const half = random.int(3, 12)
      return { A: half * random.int(3, 20), b: 2 * half }
    },
    says: {
      en: prose`A triangle with base ${m`b`} and height ${m`h`} has area ${m`A`}.`,
      es: prose`Un triángulo de base ${m`b`} y altura ${m`h`} tiene área ${m`A`}.`,
    },
  },
  {
    formula: m`I = Prt`,
    letter: 't',
    given: random => {
      const [P, percent] = [100 * random.int(2, 20), random.int(2, 8)]
      return { I: (P * percent * random.int(2, 8)) / 100, P, r: Ratio.of(percent, 100) }
    },
    says: {
      en: prose`The simple interest ${m`I`} is the principal ${m`P`} times the yearly rate ${m`r`} times the time ${m`t`} in years.`,
      es: prose`El interés simple ${m`I`} es el capital ${m`P`} por la tasa anual ${m`r`} por el tiempo ${m`t`} en años.`,
    },
  },
  {
    formula: m`C = f + rh`,
    letter: 'h',
    given: random => {
      const [f, r] = [5 * random.int(5, 12), 5 * random.int(9, 19)]
      return { C: f + r * random.int(2, 7), f, r }
    },
    says: {
      en: prose`A plumber charges a fee ${m`f`} for the visit and a rate ${m`r`} per hour. The total cost for ${m`h`} hours is ${m`C`}.`,
      es: prose`Un plomero cobra una cuota ${m`f`} por la visita y una tarifa ${m`r`} por hora. El costo total de ${m`h`} horas es ${m`C`}.`,
    },
  },
  {
    formula: m`V = {1/3}Bh`,
    letter: 'h',
    given: random => {
      const third = random.int(4, 20)
      return { V: third * random.int(4, 15), B: 3 * third }
    },
    says: {
      en: prose`A pyramid with base area ${m`B`} and height ${m`h`} has volume ${m`V`}.`,
      es: prose`Una pirámide con base de área ${m`B`} y altura ${m`h`} tiene volumen ${m`V`}.`,
    },
  },
  {
    formula: m`v = s + at`,
    letter: 't',
    given: random => {
      const [s, a] = [random.int(4, 15), random.int(2, 5)]
      return { v: s + a * random.int(3, 8), s, a }
    },
    says: {
      en: prose`A train that starts at speed ${m`s`} and accelerates at rate ${m`a`} has speed ${m`v`} after time ${m`t`}.`,
      es: prose`Un tren que parte con rapidez ${m`s`} y acelera a razón de ${m`a`} tiene rapidez ${m`v`} después de un tiempo ${m`t`}.`,
    },
  },
  {
    formula: m`M = (a + b)/2`,
    letter: 'b',
    given: random => {
      const [a, difference] = [random.int(70, 90), random.int(1, 5)]
      return { M: a + difference, a }
    },
    says: {
      en: prose`The mean of two test scores ${m`a`} and ${m`b`} is ${m`M`}.`,
      es: prose`La media de dos calificaciones ${m`a`} y ${m`b`} es ${m`M`}.`,
    },
  },
  {
    formula: m`V = P - dt`,
    letter: 't',
    given: random => {
      const [d, t] = [50 * random.int(3, 6), random.int(2, 4)]
      return { V: 1500 - d * t, P: 1500, d }
    },
    says: {
      en: prose`A computer that costs ${m`P`} loses value ${m`d`} each year. After ${m`t`} years its value is ${m`V`}.`,
      es: prose`Una computadora que cuesta ${m`P`} pierde un valor ${m`d`} cada año. Después de ${m`t`} años, su valor es ${m`V`}.`,
    },
  },
]

/** As holes, so that brackets after them multiply. */
const [h, n] = [symbol('h'), symbol('n')]

/** Brackets, or a letter that stands twice. */
const hard: readonly FormulaStory[] = [
  {
    formula: m`F = {9/5}C + 32`,
    letter: 'C',
    given: random => ({ F: 32 + 9 * random.int(1, 11) }),
    says: {
      en: prose`A temperature of ${m`C`} degrees Celsius is ${m`F`} degrees Fahrenheit.`,
      es: prose`Una temperatura de ${m`C`} grados Celsius equivale a ${m`F`} grados Fahrenheit.`,
    },
  },
  {
    formula: m`C = {5/9}(F - 32)`,
    letter: 'F',
    given: random => ({ C: 5 * random.int(1, 11) }),
    says: {
      en: prose`A temperature of ${m`F`} degrees Fahrenheit is ${m`C`} degrees Celsius.`,
      es: prose`Una temperatura de ${m`F`} grados Fahrenheit equivale a ${m`C`} grados Celsius.`,
    },
  },
  {
    formula: m`A = {1/2}${h}(a + b)`,
    letter: 'b',
    given: random => {
      const [half, a, b] = [random.int(2, 6), random.int(3, 9), random.int(10, 18)]
      return { A: half * (a + b), h: 2 * half, a }
    },
    says: {
      en: prose`A trapezoid with bases ${m`a`} and ${m`b`} and height ${m`h`} has area ${m`A`}.`,
      es: prose`Un trapecio de bases ${m`a`} y ${m`b`} y altura ${m`h`} tiene área ${m`A`}.`,
    },
  },
  {
    formula: m`A = P + Prt`,
    letter: 'P',
    given: random => {
      const [P, percent, t] = [100 * random.int(3, 12), random.int(3, 6), random.int(2, 5)]
      return { A: P + (P * percent * t) / 100, r: Ratio.of(percent, 100), t }
    },
    says: {
      en: prose`A principal ${m`P`} at the yearly rate ${m`r`} of simple interest grows to the amount ${m`A`} in ${m`t`} years.`,
      es: prose`Un capital ${m`P`} con una tasa anual ${m`r`} de interés simple llega a la cantidad ${m`A`} en ${m`t`} años.`,
    },
  },
  {
    formula: m`S = 2b^2 + 4bh`,
    letter: 'h',
    given: random => {
      const b = random.int(2, 8)
      return { S: 2 * b * b + 4 * b * random.int(3, 12), b }
    },
    says: {
      en: prose`A box with a square base of side ${m`b`} and with height ${m`h`} has surface area ${m`S`}.`,
      es: prose`Una caja de base cuadrada de lado ${m`b`} y de altura ${m`h`} tiene área de superficie ${m`S`}.`,
    },
  },
  {
    formula: m`M = (a + b + c)/3`,
    letter: 'c',
    given: random => {
      const [M, less, more] = [random.int(78, 90), random.int(2, 6), random.int(1, 5)]
      return { M, a: M - less, b: M + more }
    },
    says: {
      en: prose`The mean of three test scores ${m`a`}, ${m`b`}, and ${m`c`} is ${m`M`}.`,
      es: prose`La media de tres calificaciones ${m`a`}, ${m`b`} y ${m`c`} es ${m`M`}.`,
    },
  },
  {
    formula: m`S = 180(${n} - 2)`,
    letter: 'n',
    given: random => ({ S: 180 * random.int(3, 16) }),
    says: {
      en: prose`The angles of a polygon with ${m`n`} sides add up to ${m`S`} degrees.`,
      es: prose`Los ángulos de un polígono de ${m`n`} lados suman ${m`S`} grados.`,
    },
  },
  {
    formula: m`T = p + pr`,
    letter: 'p',
    given: random => {
      const [p, percent] = [20 * random.int(1, 6), random.pick([10, 15, 20, 25])]
      return { T: p + (p * percent) / 100, r: Ratio.of(percent, 100) }
    },
    says: {
      en: prose`A meal that costs ${m`p`}, with a tip at the rate ${m`r`}, comes to the total ${m`T`}.`,
      es: prose`Una comida que cuesta ${m`p`}, con una propina a la tasa ${m`r`}, da un total ${m`T`}.`,
    },
  },
  {
    formula: m`d = {1/2}(u + v)t`,
    letter: 'v',
    given: random => {
      const [half, u, v] = [random.int(5, 8), random.int(3, 9), random.int(15, 26)]
      return { d: half * (u + v), u, t: 2 * half }
    },
    says: {
      en: prose`A bus speeds up evenly from ${m`u`} to ${m`v`} meters per second in ${m`t`} seconds and covers ${m`d`} meters.`,
      es: prose`Un autobús acelera de manera uniforme de ${m`u`} a ${m`v`} metros por segundo en ${m`t`} segundos y recorre ${m`d`} metros.`,
    },
  },
]

export const formulaStories = { easy, medium, hard } as const

export const shown = (value: number | Ratio): Value => {
  const of = Ratio.from(value)
  return of.isInteger ? of : decimal(of)
}
/** P = 40, l = 12, and w = 8. */
export function givenValues(given: Readonly<Record<string, number | Ratio>>): Both<readonly Inline[]> {
  const equations = Object.entries(given).map(([name, value]) => line`${equation(symbol(name), shown(value))}`)
  return { en: listed(equations, ' and ', ', and '), es: listed(equations, ' y ', ' y ') }
}

/** Which number takes the place of which letter. */
export function substitutions(given: Readonly<Record<string, number | Ratio>>): Both<readonly Inline[]> {
  const [en, es] = [
    Object.entries(given).map(([name, value]) => line`${shown(value)} for ${symbol(name)}`),
    Object.entries(given).map(([name, value]) => line`${symbol(name)} por ${shown(value)}`),
  ]
  return {
    en: ['Substitute ', ...listed(en, ' and ', ', and '), '.'],
    es: ['Sustituye ', ...listed(es, ' y ', ' y '), '.'],
  }
}

const listed = (items: readonly (readonly Inline[])[], and: string, before: string): readonly Inline[] =>
  items.flatMap((one, i) => (i === 0 ? one : [i < items.length - 1 ? ', ' : items.length > 2 ? before : and, ...one]))
