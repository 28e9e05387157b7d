import {
  type Both,
  count,
  decimal,
  decimalPlaces,
  type Expr,
  exact,
  expr,
  type Hole,
  type Inline,
  line,
  mixed,
  money,
  type Noun,
  noun,
  type Quantity,
  type Ratio,
  role,
  type Value,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

export type Told = Both<readonly Inline[]>
export type Side = 'up' | 'down'

const stroke = noun('stroke', 'strokes', 'golpe', 'golpes', 'm')

/** How an amount is written: things that are counted, money, or a number whose thing the sentence names. */
export type Unit = Noun | 'money' | 'number'
export const amountIn = (unit: Unit, value: Value): Expr | Quantity =>
  unit === 'number' ? expr(value) : unit === 'money' ? money(exact(value).times(100).n) : count(expr(value), unit)

/** 3.25 as a decimal, 3 1/4 as a mixed number; cents have two places. */
export const written = (value: Ratio, as: 'decimal' | 'mixed', unit?: Unit): Expr =>
  value.isInteger
    ? expr(value)
    : as === 'mixed' || decimalPlaces(value.d) === null
      ? mixed(value)
      : decimal(value, unit === 'money' ? 2 : 0)

/** An amount on one side of zero. */
export interface Situation {
  readonly unit: Unit
  readonly most: number
  /** Whether it may have a part of a unit, not whole strokes or floors alone. */
  readonly isPartly: boolean
  readonly tell: Readonly<Record<Side, (amount: Hole) => Told>>
  /** Where the number is written: "Elevation in feet". */
  readonly label: Told
  /** What 0 is, and what each side of it is. */
  readonly zero: Told
  readonly side: Readonly<Record<Side, Told>>
}

const gainOrLoss: Situation['side'] = {
  up: { en: line`A gain is positive.`, es: line`Una ganancia es positiva.` },
  down: { en: line`A loss is negative.`, es: line`Una pérdida es negativa.` },
}
const noChange: Told = { en: line`no change`, es: line`ningún cambio` }

export const situations: readonly Situation[] = [
  {
    unit: nouns.foot,
    most: 50,
    isPartly: true,
    tell: {
      up: a => ({
        en: line`A bird is flying ${a} above sea level.`,
        es: line`Un pájaro vuela a ${a} sobre el nivel del mar.`,
      }),
      down: a => ({
        en: line`A diver is ${a} below sea level.`,
        es: line`Una buceadora está a ${a} bajo el nivel del mar.`,
      }),
    },
    label: { en: line`Elevation in feet: ____`, es: line`Elevación en pies: ____` },
    zero: { en: line`sea level`, es: line`el nivel del mar` },
    side: {
      up: { en: line`Above sea level is positive.`, es: line`Sobre el nivel del mar es positivo.` },
      down: { en: line`Below sea level is negative.`, es: line`Bajo el nivel del mar es negativo.` },
    },
  },
  {
    unit: 'money',
    most: 50,
    isPartly: true,
    tell: {
      up: a => ({ en: line`Rosa deposits ${a} in her account.`, es: line`Rosa deposita ${a} en su cuenta.` }),
      down: a => ({ en: line`Rosa withdraws ${a} from her account.`, es: line`Rosa retira ${a} de su cuenta.` }),
    },
    label: { en: line`Change in the account in dollars: ____`, es: line`Cambio en la cuenta en dólares: ____` },
    zero: noChange,
    side: {
      up: { en: line`A deposit is positive: money comes in.`, es: line`Un depósito es positivo: entra dinero.` },
      down: { en: line`A withdrawal is negative: money goes out.`, es: line`Un retiro es negativo: sale dinero.` },
    },
  },
  {
    unit: nouns.yard,
    most: 18,
    isPartly: false,
    tell: {
      up: a => ({
        en: line`On one play, a football team gains ${a}.`,
        es: line`En una jugada, un equipo de fútbol americano gana ${a}.`,
      }),
      down: a => ({
        en: line`On one play, a football team loses ${a}.`,
        es: line`En una jugada, un equipo de fútbol americano pierde ${a}.`,
      }),
    },
    label: { en: line`Change in yards: ____`, es: line`Cambio en yardas: ____` },
    zero: noChange,
    side: gainOrLoss,
  },
  {
    unit: nouns.degree,
    most: 25,
    isPartly: true,
    tell: {
      up: a => ({
        en: line`The temperature in a town is ${a} above zero.`,
        es: line`La temperatura en un pueblo es de ${a} sobre cero.`,
      }),
      down: a => ({
        en: line`The temperature in a town is ${a} below zero.`,
        es: line`La temperatura en un pueblo es de ${a} bajo cero.`,
      }),
    },
    label: { en: line`Temperature in degrees: ____`, es: line`Temperatura en grados: ____` },
    zero: { en: line`zero degrees`, es: line`cero grados` },
    side: {
      up: { en: line`Above zero is positive.`, es: line`Sobre cero es positivo.` },
      down: { en: line`Below zero is negative.`, es: line`Bajo cero es negativo.` },
    },
  },
  {
    unit: nouns.floor,
    most: 9,
    isPartly: false,
    tell: {
      up: a => ({
        en: line`An elevator stops ${a} above the ground floor.`,
        es: line`Un elevador se detiene ${a} arriba de la planta baja.`,
      }),
      down: a => ({
        en: line`An elevator stops ${a} below the ground floor.`,
        es: line`Un elevador se detiene ${a} abajo de la planta baja.`,
      }),
    },
    label: {
      en: line`Number of the floor, if the ground floor is 0: ____`,
      es: line`Número del piso, si la planta baja es 0: ____`,
    },
    zero: { en: line`the ground floor`, es: line`la planta baja` },
    side: {
      up: { en: line`Above the ground floor is positive.`, es: line`Arriba de la planta baja es positivo.` },
      down: { en: line`Below the ground floor is negative.`, es: line`Abajo de la planta baja es negativo.` },
    },
  },
  {
    unit: nouns.point,
    most: 40,
    isPartly: false,
    tell: {
      up: a => ({ en: line`In a quiz game, a team earns ${a}.`, es: line`En un concurso, un equipo gana ${a}.` }),
      down: a => ({ en: line`In a quiz game, a team loses ${a}.`, es: line`En un concurso, un equipo pierde ${a}.` }),
    },
    label: { en: line`Change in points: ____`, es: line`Cambio en puntos: ____` },
    zero: noChange,
    side: {
      up: { en: line`Points won are positive.`, es: line`Los puntos ganados son positivos.` },
      down: { en: line`Points lost are negative.`, es: line`Los puntos perdidos son negativos.` },
    },
  },
  {
    unit: nouns.inch,
    most: 15,
    isPartly: false,
    tell: {
      up: a => ({
        en: line`The water in a lake is ${a} above its normal level.`,
        es: line`El agua de un lago está ${a} por encima de su nivel normal.`,
      }),
      down: a => ({
        en: line`The water in a lake is ${a} below its normal level.`,
        es: line`El agua de un lago está ${a} por debajo de su nivel normal.`,
      }),
    },
    label: {
      en: line`Water level compared to the normal level, in inches: ____`,
      es: line`Nivel del agua con respecto al normal, en pulgadas: ____`,
    },
    zero: { en: line`the normal level`, es: line`el nivel normal` },
    side: {
      up: { en: line`Above the normal level is positive.`, es: line`Por encima del nivel normal es positivo.` },
      down: { en: line`Below the normal level is negative.`, es: line`Por debajo del nivel normal es negativo.` },
    },
  },
  {
    unit: stroke,
    most: 9,
    isPartly: false,
    tell: {
      up: a => ({ en: line`A golfer finishes ${a} over par.`, es: line`Una golfista termina ${a} sobre el par.` }),
      down: a => ({ en: line`A golfer finishes ${a} under par.`, es: line`Una golfista termina ${a} bajo el par.` }),
    },
    label: {
      en: line`Score compared to par, in strokes: ____`,
      es: line`Puntaje con respecto al par, en golpes: ____`,
    },
    zero: { en: line`par`, es: line`el par` },
    side: {
      up: { en: line`Over par is positive.`, es: line`Sobre el par es positivo.` },
      down: { en: line`Under par is negative.`, es: line`Bajo el par es negativo.` },
    },
  },
  {
    unit: 'money',
    most: 45,
    isPartly: true,
    tell: {
      up: a => ({
        en: line`A lemonade stand makes a profit of ${a}.`,
        es: line`Un puesto de limonada obtiene una ganancia de ${a}.`,
      }),
      down: a => ({
        en: line`A lemonade stand has a loss of ${a}.`,
        es: line`Un puesto de limonada tiene una pérdida de ${a}.`,
      }),
    },
    label: { en: line`Result in dollars: ____`, es: line`Resultado en dólares: ____` },
    zero: { en: line`neither profit nor loss`, es: line`ni ganancia ni pérdida` },
    side: {
      up: { en: line`A profit is positive.`, es: line`Una ganancia es positiva.` },
      down: { en: line`A loss is negative.`, es: line`Una pérdida es negativa.` },
    },
  },
  {
    unit: nouns.second,
    most: 50,
    isPartly: false,
    tell: {
      up: a => ({
        en: line`It is ${a} after the launch of a rocket.`,
        es: line`Han pasado ${a} desde el despegue de un cohete.`,
      }),
      down: a => ({
        en: line`It is ${a} before the launch of a rocket.`,
        es: line`Faltan ${a} para el despegue de un cohete.`,
      }),
    },
    label: {
      en: line`Time in seconds, if the launch is at 0: ____`,
      es: line`Tiempo en segundos, si el despegue es en el 0: ____`,
    },
    zero: { en: line`the launch`, es: line`el despegue` },
    side: {
      up: { en: line`After the launch is positive.`, es: line`Después del despegue es positivo.` },
      down: { en: line`Before the launch is negative.`, es: line`Antes del despegue es negativo.` },
    },
  },
  {
    unit: nouns.meter,
    most: 50,
    isPartly: true,
    tell: {
      up: a => ({
        en: line`The mouth of a cave is ${a} above sea level.`,
        es: line`La entrada de una cueva está a ${a} sobre el nivel del mar.`,
      }),
      down: a => ({
        en: line`A shipwreck lies ${a} below sea level.`,
        es: line`Los restos de un barco están a ${a} bajo el nivel del mar.`,
      }),
    },
    label: { en: line`Elevation in meters: ____`, es: line`Elevación en metros: ____` },
    zero: { en: line`sea level`, es: line`el nivel del mar` },
    side: {
      up: { en: line`Above sea level is positive.`, es: line`Sobre el nivel del mar es positivo.` },
      down: { en: line`Below sea level is negative.`, es: line`Bajo el nivel del mar es negativo.` },
    },
  },
  {
    unit: 'number',
    most: 9,
    isPartly: false,
    tell: {
      up: a => ({
        en: line`A particle has ${a} more positive charges than negative charges.`,
        es: line`Una partícula tiene ${a} cargas positivas más que negativas.`,
      }),
      down: a => ({
        en: line`A particle has ${a} more negative charges than positive charges.`,
        es: line`Una partícula tiene ${a} cargas negativas más que positivas.`,
      }),
    },
    label: { en: line`Total charge: ____`, es: line`Carga total: ____` },
    zero: { en: line`as many positive as negative charges`, es: line`tantas cargas positivas como negativas` },
    side: {
      up: {
        en: line`More positive charges make a positive total.`,
        es: line`Con más cargas positivas, el total es positivo.`,
      },
      down: {
        en: line`More negative charges make a negative total.`,
        es: line`Con más cargas negativas, el total es negativo.`,
      },
    },
  },
]

/** The amount under the name of its side, which a check finds again. */
export const roleOf = (side: Side, unit: Unit, value: Value, place = ''): Hole =>
  role(`${side}${place}`, amountIn(unit, value))
export const signed = (side: Side, value: Ratio): Ratio => (side === 'up' ? value : value.negated())

/** What 0 is, then the sign of the side. */
export const zeroIs = ({ zero }: Pick<Situation, 'zero'>): Told => ({
  en: [...line`0 stands for `, ...zero.en, '.'],
  es: [...line`El 0 representa `, ...zero.es, '.'],
})
