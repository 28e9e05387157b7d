import { type Hole, line } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { Side, Told, Unit } from './situations.ts'

/** One scale with four things on it, one of them at 0. */
export interface Scale {
  readonly unit: Unit
  /** In quarters: the step of the amounts, and the most. */
  readonly step: 1 | 2
  readonly most: number
  readonly as: 'decimal' | 'mixed'
  readonly heads: readonly [thing: Told, where: Told, number: Told]
  readonly things: readonly [Told, Told, Told, Told]
  /** Whether the first thing is above zero, the next two below it, the last one at it; otherwise any may be anywhere, in this order. */
  readonly isFixed: boolean
  readonly tell: Readonly<Record<Side, (amount: Hole) => Told>>
  readonly atZero: Told
  readonly side: Readonly<Record<Side, Told>>
}

const seaLevel = {
  up: { en: line`Above sea level is positive.`, es: line`Sobre el nivel del mar es positivo.` },
  down: { en: line`Below sea level is negative.`, es: line`Bajo el nivel del mar es negativo.` },
}
const aboveZero = {
  up: { en: line`Above zero is positive.`, es: line`Sobre cero es positivo.` },
  down: { en: line`Below zero is negative.`, es: line`Bajo cero es negativo.` },
}

export const scales: readonly Scale[] = [
  {
    unit: nouns.foot,
    step: 1,
    most: 40,
    as: 'mixed',
    heads: [
      { en: line`Animal`, es: line`Animal` },
      { en: line`Place`, es: line`Lugar` },
      { en: line`Elevation (feet)`, es: line`Elevación (pies)` },
    ],
    things: [
      { en: line`gull`, es: line`gaviota` },
      { en: line`crab`, es: line`cangrejo` },
      { en: line`octopus`, es: line`pulpo` },
      { en: line`duck`, es: line`pato` },
    ],
    isFixed: true,
    tell: {
      up: a => ({ en: line`${a} above sea level`, es: line`${a} sobre el nivel del mar` }),
      down: a => ({ en: line`${a} below sea level`, es: line`${a} bajo el nivel del mar` }),
    },
    atZero: { en: line`at sea level`, es: line`al nivel del mar` },
    side: seaLevel,
  },
  {
    unit: nouns.degree,
    step: 2,
    most: 60,
    as: 'decimal',
    heads: [
      { en: line`City`, es: line`Ciudad` },
      { en: line`Temperature in words`, es: line`Temperatura en palabras` },
      { en: line`Temperature (°C)`, es: line`Temperatura (°C)` },
    ],
    things: [
      { en: line`Chicago`, es: line`Chicago` },
      { en: line`Toronto`, es: line`Toronto` },
      { en: line`Denver`, es: line`Denver` },
      { en: line`Boston`, es: line`Boston` },
    ],
    isFixed: false,
    tell: {
      up: a => ({ en: line`${a} above zero`, es: line`${a} sobre cero` }),
      down: a => ({ en: line`${a} below zero`, es: line`${a} bajo cero` }),
    },
    atZero: { en: line`exactly zero degrees`, es: line`exactamente cero grados` },
    side: aboveZero,
  },
  {
    unit: 'money',
    step: 1,
    most: 200,
    as: 'decimal',
    heads: [
      { en: line`Day`, es: line`Día` },
      { en: line`What happens in the account`, es: line`Qué pasa en la cuenta` },
      { en: line`Change (dollars)`, es: line`Cambio (dólares)` },
    ],
    things: [
      { en: line`Monday`, es: line`lunes` },
      { en: line`Tuesday`, es: line`martes` },
      { en: line`Thursday`, es: line`jueves` },
      { en: line`Friday`, es: line`viernes` },
    ],
    isFixed: false,
    tell: {
      up: a => ({ en: line`a deposit of ${a}`, es: line`un depósito de ${a}` }),
      down: a => ({ en: line`a withdrawal of ${a}`, es: line`un retiro de ${a}` }),
    },
    atZero: { en: line`no deposit and no withdrawal`, es: line`ningún depósito ni retiro` },
    side: {
      up: { en: line`A deposit is positive.`, es: line`Un depósito es positivo.` },
      down: { en: line`A withdrawal is negative.`, es: line`Un retiro es negativo.` },
    },
  },
  {
    unit: nouns.meter,
    step: 2,
    most: 180,
    as: 'decimal',
    heads: [
      { en: line`Thing`, es: line`Objeto` },
      { en: line`Place`, es: line`Lugar` },
      { en: line`Elevation (meters)`, es: line`Elevación (metros)` },
    ],
    things: [
      { en: line`kite`, es: line`cometa` },
      { en: line`anchor`, es: line`ancla` },
      { en: line`submarine`, es: line`submarino` },
      { en: line`buoy`, es: line`boya` },
    ],
    isFixed: true,
    tell: {
      up: a => ({ en: line`${a} above sea level`, es: line`${a} sobre el nivel del mar` }),
      down: a => ({ en: line`${a} below sea level`, es: line`${a} bajo el nivel del mar` }),
    },
    atZero: { en: line`at sea level`, es: line`al nivel del mar` },
    side: seaLevel,
  },
  {
    unit: nouns.degree,
    step: 2,
    most: 50,
    as: 'mixed',
    heads: [
      { en: line`Time`, es: line`Momento` },
      { en: line`Temperature in words`, es: line`Temperatura en palabras` },
      { en: line`Temperature (°F)`, es: line`Temperatura (°F)` },
    ],
    things: [
      { en: line`morning`, es: line`mañana` },
      { en: line`noon`, es: line`mediodía` },
      { en: line`evening`, es: line`tarde` },
      { en: line`midnight`, es: line`medianoche` },
    ],
    isFixed: false,
    tell: {
      up: a => ({ en: line`${a} above zero`, es: line`${a} sobre cero` }),
      down: a => ({ en: line`${a} below zero`, es: line`${a} bajo cero` }),
    },
    atZero: { en: line`exactly zero degrees`, es: line`exactamente cero grados` },
    side: aboveZero,
  },
  {
    unit: 'money',
    step: 1,
    most: 120,
    as: 'decimal',
    heads: [
      { en: line`Month`, es: line`Mes` },
      { en: line`Result of the club’s sale`, es: line`Resultado de la venta del club` },
      { en: line`Number (dollars)`, es: line`Número (dólares)` },
    ],
    things: [
      { en: line`March`, es: line`marzo` },
      { en: line`April`, es: line`abril` },
      { en: line`May`, es: line`mayo` },
      { en: line`June`, es: line`junio` },
    ],
    isFixed: false,
    tell: {
      up: a => ({ en: line`a profit of ${a}`, es: line`una ganancia de ${a}` }),
      down: a => ({ en: line`a loss of ${a}`, es: line`una pérdida de ${a}` }),
    },
    atZero: { en: line`neither a profit nor a loss`, es: line`ni ganancia ni pérdida` },
    side: {
      up: { en: line`A profit is positive.`, es: line`Una ganancia es positiva.` },
      down: { en: line`A loss is negative.`, es: line`Una pérdida es negativa.` },
    },
  },
]
