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

/** Each with parts of a unit; none is told at the easy level. */
export const partlySituations: readonly Situation[] = [
  {
    unit: nouns.meter,
    most: 50,
    isPartly: true,
    tell: {
      up: a => ({
        en: line`A lookout is ${a} above sea level.`,
        es: line`Un mirador está a ${a} sobre el nivel del mar.`,
      }),
      down: a => ({
        en: line`A tunnel is ${a} below sea level.`,
        es: line`Un túnel está a ${a} bajo el nivel del mar.`,
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
    unit: 'money',
    most: 45,
    isPartly: true,
    tell: {
      up: a => ({ en: line`A club earns ${a} at a bake sale.`, es: line`Un club gana ${a} en una venta de pasteles.` }),
      down: a => ({ en: line`A club spends ${a} on posters.`, es: line`Un club gasta ${a} en carteles.` }),
    },
    label: { en: line`Change in dollars: ____`, es: line`Cambio en dólares: ____` },
    zero: { en: line`no change`, es: line`ningún cambio` },
    side: {
      up: { en: line`Earnings are positive: money comes in.`, es: line`Lo que se gana es positivo: entra dinero.` },
      down: { en: line`Spending is negative: money goes out.`, es: line`Lo que se gasta es negativo: sale dinero.` },
    },
  },
  {
    unit: nouns.degree,
    most: 25,
    isPartly: true,
    tell: {
      up: a => ({
        en: line`A kiln is ${a} hotter than it should be.`,
        es: line`Un horno de cerámica está ${a} más caliente de lo debido.`,
      }),
      down: a => ({
        en: line`A kiln is ${a} cooler than it should be.`,
        es: line`Un horno de cerámica está ${a} más frío de lo debido.`,
      }),
    },
    label: { en: line`Difference in degrees: ____`, es: line`Diferencia en grados: ____` },
    zero: { en: line`the temperature that the kiln should have`, es: line`la temperatura que debe tener el horno` },
    side: {
      up: { en: line`Hotter than it should be is positive.`, es: line`Más caliente de lo debido es positivo.` },
      down: { en: line`Cooler than it should be is negative.`, es: line`Más frío de lo debido es negativo.` },
    },
  },
  {
    unit: nouns.inch,
    most: 30,
    isPartly: true,
    tell: {
      up: a => ({
        en: line`A river is ${a} above flood stage.`,
        es: line`Un río está ${a} por encima del nivel de inundación.`,
      }),
      down: a => ({
        en: line`A river is ${a} below flood stage.`,
        es: line`Un río está ${a} por debajo del nivel de inundación.`,
      }),
    },
    label: {
      en: line`Level compared to flood stage, in inches: ____`,
      es: line`Nivel con respecto al de inundación, en pulgadas: ____`,
    },
    zero: { en: line`flood stage`, es: line`el nivel de inundación` },
    side: {
      up: { en: line`Above flood stage is positive.`, es: line`Por encima del nivel de inundación es positivo.` },
      down: { en: line`Below flood stage is negative.`, es: line`Por debajo del nivel de inundación es negativo.` },
    },
  },
  {
    unit: nouns.pound,
    most: 45,
    isPartly: true,
    tell: {
      up: a => ({ en: line`A bear gains ${a} before winter.`, es: line`Un oso sube ${a} de peso antes del invierno.` }),
      down: a => ({
        en: line`A bear loses ${a} during the winter.`,
        es: line`Un oso baja ${a} de peso durante el invierno.`,
      }),
    },
    label: { en: line`Change in pounds: ____`, es: line`Cambio en libras: ____` },
    zero: { en: line`no change`, es: line`ningún cambio` },
    side: {
      up: { en: line`A gain of weight is positive.`, es: line`Una subida de peso es positiva.` },
      down: { en: line`A loss of weight is negative.`, es: line`Una bajada de peso es negativa.` },
    },
  },
  {
    unit: 'money',
    most: 45,
    isPartly: true,
    tell: {
      up: a => ({
        en: line`The cost of a trip is ${a} over the budget.`,
        es: line`El costo de un viaje está ${a} por encima del presupuesto.`,
      }),
      down: a => ({
        en: line`The cost of a trip is ${a} under the budget.`,
        es: line`El costo de un viaje está ${a} por debajo del presupuesto.`,
      }),
    },
    label: { en: line`Difference in dollars: ____`, es: line`Diferencia en dólares: ____` },
    zero: { en: line`the budget`, es: line`el presupuesto` },
    side: {
      up: { en: line`Over the budget is positive.`, es: line`Por encima del presupuesto es positivo.` },
      down: { en: line`Under the budget is negative.`, es: line`Por debajo del presupuesto es negativo.` },
    },
  },
  {
    unit: nouns.centimeter,
    most: 45,
    isPartly: true,
    tell: {
      up: a => ({
        en: line`The water in a rain barrel rises ${a}.`,
        es: line`El agua de un barril para lluvia sube ${a}.`,
      }),
      down: a => ({
        en: line`The water in a rain barrel falls ${a}.`,
        es: line`El agua de un barril para lluvia baja ${a}.`,
      }),
    },
    label: { en: line`Change in centimeters: ____`, es: line`Cambio en centímetros: ____` },
    zero: { en: line`no change`, es: line`ningún cambio` },
    side: {
      up: { en: line`A rise is positive.`, es: line`Una subida es positiva.` },
      down: { en: line`A fall is negative.`, es: line`Una bajada es negativa.` },
    },
  },
  {
    unit: nouns.foot,
    most: 50,
    isPartly: true,
    tell: {
      up: a => ({
        en: line`A drone is flying ${a} above the deck of a ship.`,
        es: line`Un dron vuela a ${a} sobre la cubierta de un barco.`,
      }),
      down: a => ({
        en: line`A camera hangs ${a} below the deck of a ship.`,
        es: line`Una cámara cuelga a ${a} bajo la cubierta de un barco.`,
      }),
    },
    label: { en: line`Height in feet: ____`, es: line`Altura en pies: ____` },
    zero: { en: line`the deck`, es: line`la cubierta` },
    side: {
      up: { en: line`Above the deck is positive.`, es: line`Sobre la cubierta es positivo.` },
      down: { en: line`Below the deck is negative.`, es: line`Bajo la cubierta es negativo.` },
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
