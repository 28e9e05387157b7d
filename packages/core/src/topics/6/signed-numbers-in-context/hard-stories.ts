import { type Hole, line, symbol } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { Side, Told, Unit } from './situations.ts'

/** Two readings on one side of zero. */
export interface Readings {
  readonly unit: Unit
  /** Which side both are on, and the range in whole units. */
  readonly side: Side
  readonly least: number
  readonly most: number
  readonly step: 1 | 2
  readonly tell: (before: Hole, after: Hole) => Told
  readonly question: Told
  readonly moved: Readonly<Record<Side, (amount: Hole) => Told>>
}

const rose = {
  up: (a: Hole): Told => ({ en: line`It rose ${a}.`, es: line`Subió ${a}.` }),
  down: (a: Hole): Told => ({ en: line`It fell ${a}.`, es: line`Bajó ${a}.` }),
}
const temperatureChanged: Told = {
  en: line`How did the temperature change?`,
  es: line`¿Cómo cambió la temperatura?`,
}
const elevationChanged: Told = { en: line`How did its elevation change?`, es: line`¿Cómo cambió su elevación?` }
const balanceChanged: Told = { en: line`How did the balance change?`, es: line`¿Cómo cambió el saldo?` }

export const readings: readonly Readings[] = [
  {
    unit: nouns.degree,
    side: 'down',
    least: 2,
    most: 25,
    step: 2,
    tell: (a, b) => ({
      en: line`At 6:00 a.m., the temperature in a town was ${a}. At 9:00 a.m., it was ${b}.`,
      es: line`A las 6:00 a.m., la temperatura en un pueblo era de ${a}. A las 9:00 a.m., era de ${b}.`,
    }),
    question: temperatureChanged,
    moved: rose,
  },
  {
    unit: nouns.meter,
    side: 'down',
    least: 12,
    most: 90,
    step: 2,
    tell: (a, b) => ({
      en: line`A submarine was at an elevation of ${a}. Ten minutes later, it was at an elevation of ${b}.`,
      es: line`Un submarino estaba a una elevación de ${a}. Diez minutos después, estaba a una elevación de ${b}.`,
    }),
    question: elevationChanged,
    moved: rose,
  },
  {
    unit: 'money',
    side: 'down',
    least: 8,
    most: 95,
    step: 1,
    tell: (a, b) => ({
      en: line`The balance of an account was ${a} in May and ${b} in June.`,
      es: line`El saldo de una cuenta era de ${a} en mayo y de ${b} en junio.`,
    }),
    question: balanceChanged,
    moved: rose,
  },
  {
    unit: nouns.foot,
    side: 'down',
    least: 5,
    most: 60,
    step: 1,
    tell: (a, b) => ({
      en: line`A whale was at an elevation of ${a}. A minute later, it was at an elevation of ${b}.`,
      es: line`Una ballena estaba a una elevación de ${a}. Un minuto después, estaba a una elevación de ${b}.`,
    }),
    question: elevationChanged,
    moved: rose,
  },
  {
    unit: nouns.degree,
    side: 'down',
    least: 8,
    most: 30,
    step: 2,
    tell: (a, b) => ({
      en: line`On Monday, the temperature in a freezer was ${a}. On Tuesday, it was ${b}.`,
      es: line`El lunes, la temperatura de un congelador era de ${a}. El martes, era de ${b}.`,
    }),
    question: temperatureChanged,
    moved: rose,
  },
  {
    unit: nouns.meter,
    side: 'down',
    least: 20,
    most: 85,
    step: 2,
    tell: (a, b) => ({
      en: line`A trail in a valley starts at an elevation of ${a} and ends at an elevation of ${b}.`,
      es: line`Un sendero de un valle empieza a una elevación de ${a} y termina a una elevación de ${b}.`,
    }),
    question: {
      en: line`How does the elevation change from the start to the end?`,
      es: line`¿Cómo cambia la elevación del comienzo al final?`,
    },
    moved: {
      up: a => ({ en: line`It rises ${a}.`, es: line`Sube ${a}.` }),
      down: a => ({ en: line`It falls ${a}.`, es: line`Baja ${a}.` }),
    },
  },
  {
    unit: 'money',
    side: 'down',
    least: 10,
    most: 80,
    step: 1,
    tell: (a, b) => ({
      en: line`On March 1, the balance of a club’s account was ${a}. On March 31, it was ${b}.`,
      es: line`El 1 de marzo, el saldo de la cuenta de un club era de ${a}. El 31 de marzo, era de ${b}.`,
    }),
    question: balanceChanged,
    moved: rose,
  },
  {
    unit: nouns.foot,
    side: 'down',
    least: 6,
    most: 50,
    step: 1,
    tell: (a, b) => ({
      en: line`A diver was at an elevation of ${a}. Two minutes later, the diver was at an elevation of ${b}.`,
      es: line`Una buceadora estaba a una elevación de ${a}. Dos minutos después, estaba a una elevación de ${b}.`,
    }),
    question: { en: line`How did the diver’s elevation change?`, es: line`¿Cómo cambió la elevación de la buceadora?` },
    moved: rose,
  },
]

/** From 0 a long way one way, then a part of it back. */
export interface Way {
  readonly unit: Unit
  readonly side: Side
  readonly most: number
  readonly step: 1 | 2
  readonly tell: (out: Hole, back: Hole) => Told
  readonly question: Told
  /** What is left to go, and which way. */
  readonly left: (amount: Hole) => Told
}

const toTheSurface: Told = {
  en: line`What change in elevation takes it back to sea level? Use a positive number for up and a negative number for down.`,
  es: line`¿Qué cambio de elevación lo lleva de vuelta al nivel del mar? Usa un número positivo para subir y uno negativo para bajar.`,
}
const toZeroBalance: Told = {
  en: line`What change brings the balance back to $0? Use a positive number for a deposit and a negative number for a withdrawal.`,
  es: line`¿Qué cambio lleva el saldo de vuelta a $0? Usa un número positivo para un depósito y uno negativo para un retiro.`,
}
const toZeroDegrees: Told = {
  en: line`What change brings it back to zero degrees? Use a positive number for a rise and a negative number for a fall.`,
  es: line`¿Qué cambio la lleva de vuelta a cero grados? Usa un número positivo para una subida y uno negativo para una bajada.`,
}

export const ways: readonly Way[] = [
  {
    unit: nouns.meter,
    side: 'down',
    most: 80,
    step: 2,
    tell: (a, b) => ({
      en: line`A submarine at sea level goes down ${a}. Then it goes up ${b}.`,
      es: line`Un submarino que está al nivel del mar baja ${a}. Después sube ${b}.`,
    }),
    question: toTheSurface,
    left: a => ({ en: line`It must go up ${a}.`, es: line`Debe subir ${a}.` }),
  },
  {
    unit: 'money',
    side: 'up',
    most: 120,
    step: 1,
    tell: (a, b) => ({
      en: line`An account has a balance of $0. Omar deposits ${a}. Then he withdraws ${b}.`,
      es: line`Una cuenta tiene un saldo de $0. Omar deposita ${a}. Después retira ${b}.`,
    }),
    question: toZeroBalance,
    left: a => ({ en: line`Omar must withdraw ${a}.`, es: line`Omar debe retirar ${a}.` }),
  },
  {
    unit: nouns.degree,
    side: 'down',
    most: 24,
    step: 2,
    tell: (a, b) => ({
      en: line`In the evening, the temperature was zero degrees. It fell ${a} during the night. Then it rose ${b}.`,
      es: line`Por la tarde, la temperatura era de cero grados. Bajó ${a} durante la noche. Después subió ${b}.`,
    }),
    question: toZeroDegrees,
    left: a => ({ en: line`It must rise ${a}.`, es: line`Debe subir ${a}.` }),
  },
  {
    unit: nouns.foot,
    side: 'up',
    most: 60,
    step: 1,
    tell: (a, b) => ({
      en: line`A pelican at sea level flies up ${a}. Then it comes down ${b}.`,
      es: line`Un pelícano que está al nivel del mar sube ${a}. Después baja ${b}.`,
    }),
    question: toTheSurface,
    left: a => ({ en: line`It must come down ${a}.`, es: line`Debe bajar ${a}.` }),
  },
  {
    unit: 'money',
    side: 'down',
    most: 90,
    step: 1,
    tell: (a, b) => ({
      en: line`The balance of an account is $0. The bank pays a bill of ${a} from it. Then ${b} is deposited.`,
      es: line`El saldo de una cuenta es de $0. El banco paga con ella una factura de ${a}. Después se depositan ${b}.`,
    }),
    question: toZeroBalance,
    left: a => ({ en: line`A deposit of ${a} is needed.`, es: line`Hace falta un depósito de ${a}.` }),
  },
  {
    unit: nouns.degree,
    side: 'up',
    most: 20,
    step: 2,
    tell: (a, b) => ({
      en: line`At 7:00 a.m., the temperature was zero degrees. It rose ${a} by noon. Then it fell ${b}.`,
      es: line`A las 7:00 a.m., la temperatura era de cero grados. Subió ${a} hasta el mediodía. Después bajó ${b}.`,
    }),
    question: toZeroDegrees,
    left: a => ({ en: line`It must fall ${a}.`, es: line`Debe bajar ${a}.` }),
  },
  {
    unit: nouns.foot,
    side: 'down',
    most: 45,
    step: 1,
    tell: (a, b) => ({
      en: line`A turtle at sea level swims down ${a}. Then it swims up ${b}.`,
      es: line`Una tortuga que está al nivel del mar baja ${a}. Después sube ${b}.`,
    }),
    question: {
      en: toTheSurface.en,
      es: line`¿Qué cambio de elevación la lleva de vuelta al nivel del mar? Usa un número positivo para subir y uno negativo para bajar.`,
    },
    left: a => ({ en: line`It must go up ${a}.`, es: line`Debe subir ${a}.` }),
  },
  {
    unit: nouns.meter,
    side: 'up',
    most: 60,
    step: 2,
    tell: (a, b) => ({
      en: line`A drone at sea level flies up ${a}. Then it comes down ${b}.`,
      es: line`Un dron que está al nivel del mar sube ${a}. Después baja ${b}.`,
    }),
    question: toTheSurface,
    left: a => ({ en: line`It must come down ${a}.`, es: line`Debe bajar ${a}.` }),
  },
]

/** Four amounts of one kind, to be put in order. */
export interface Scene {
  readonly unit: Unit
  readonly most: number
  readonly step: 1 | 2
  readonly order: Told
  readonly up: (amount: Hole) => Told
  readonly down: readonly [(amount: Hole) => Told, (amount: Hole) => Told, (amount: Hole) => Told]
}

const fromLowest: Told = {
  en: line`Write the letters in order from the lowest place to the highest.`,
  es: line`Escribe las letras en orden, del lugar más bajo al más alto.`,
}

export const scenes: readonly Scene[] = [
  {
    unit: nouns.meter,
    most: 30,
    step: 2,
    order: fromLowest,
    up: a => ({
      en: line`a lighthouse ${a} above sea level`,
      es: line`un faro a ${a} sobre el nivel del mar`,
    }),
    down: [
      a => ({ en: line`a reef ${a} below sea level`, es: line`un arrecife a ${a} bajo el nivel del mar` }),
      a => ({ en: line`a diver ${a} below sea level`, es: line`una buceadora a ${a} bajo el nivel del mar` }),
      a => ({ en: line`a shark ${a} below sea level`, es: line`un tiburón a ${a} bajo el nivel del mar` }),
    ],
  },
  {
    unit: nouns.degree,
    most: 20,
    step: 2,
    order: {
      en: line`Write the letters in order from the coldest temperature to the warmest.`,
      es: line`Escribe las letras en orden, de la temperatura más fría a la más cálida.`,
    },
    up: a => ({ en: line`Boston: ${a} above zero`, es: line`Boston: ${a} sobre cero` }),
    down: [
      a => ({ en: line`Chicago: ${a} below zero`, es: line`Chicago: ${a} bajo cero` }),
      a => ({ en: line`Toronto: ${a} below zero`, es: line`Toronto: ${a} bajo cero` }),
      a => ({ en: line`Denver: ${a} below zero`, es: line`Denver: ${a} bajo cero` }),
    ],
  },
  {
    unit: 'money',
    most: 60,
    step: 1,
    order: {
      en: line`Write the letters in order from the least balance to the greatest.`,
      es: line`Escribe las letras en orden, del menor saldo al mayor.`,
    },
    up: a => ({ en: line`Ana has ${a} in the bank`, es: line`Ana tiene ${a} en el banco` }),
    down: [
      a => ({ en: line`Hugo owes ${a}`, es: line`Hugo debe ${a}` }),
      a => ({ en: line`Marta owes ${a}`, es: line`Marta debe ${a}` }),
      a => ({ en: line`Leo owes ${a}`, es: line`Leo debe ${a}` }),
    ],
  },
  {
    unit: nouns.foot,
    most: 40,
    step: 1,
    order: fromLowest,
    up: a => ({
      en: line`a farm ${a} above sea level`,
      es: line`una granja a ${a} sobre el nivel del mar`,
    }),
    down: [
      a => ({ en: line`a road ${a} below sea level`, es: line`un camino a ${a} bajo el nivel del mar` }),
      a => ({ en: line`a canal ${a} below sea level`, es: line`un canal a ${a} bajo el nivel del mar` }),
      a => ({ en: line`a field ${a} below sea level`, es: line`un campo a ${a} bajo el nivel del mar` }),
    ],
  },
  {
    unit: nouns.degree,
    most: 15,
    step: 2,
    order: {
      en: line`Write the letters in order from the coldest day to the warmest.`,
      es: line`Escribe las letras en orden, del día más frío al más cálido.`,
    },
    up: a => ({ en: line`Monday: ${a} above zero`, es: line`lunes: ${a} sobre cero` }),
    down: [
      a => ({ en: line`Wednesday: ${a} below zero`, es: line`miércoles: ${a} bajo cero` }),
      a => ({ en: line`Thursday: ${a} below zero`, es: line`jueves: ${a} bajo cero` }),
      a => ({ en: line`Saturday: ${a} below zero`, es: line`sábado: ${a} bajo cero` }),
    ],
  },
  {
    unit: 'money',
    most: 90,
    step: 1,
    order: {
      en: line`Write the letters in order from the worst result to the best.`,
      es: line`Escribe las letras en orden, del peor resultado al mejor.`,
    },
    up: a => ({
      en: line`bake sale: a profit of ${a}`,
      es: line`venta de pasteles: una ganancia de ${a}`,
    }),
    down: [
      a => ({ en: line`car wash: a loss of ${a}`, es: line`lavado de autos: una pérdida de ${a}` }),
      a => ({ en: line`concert: a loss of ${a}`, es: line`concierto: una pérdida de ${a}` }),
      a => ({ en: line`raffle: a loss of ${a}`, es: line`rifa: una pérdida de ${a}` }),
    ],
  },
]

/** Two things at points of a vertical line: how does the first get to the second? */
export interface Meeting {
  readonly unit: 'foot' | 'meter'
  /** What the line and its points show. */
  readonly tell: Told
  readonly question: Told
}
const [P, Q] = [symbol('P'), symbol('Q')]

export const meetings: readonly Meeting[] = [
  {
    unit: 'meter',
    tell: {
      en: line`The line shows elevations in meters. Sea level is 0. A diver is at ${P}, and a turtle is at ${Q}.`,
      es: line`La recta muestra elevaciones en metros. El nivel del mar es 0. Una buceadora está en ${P} y una tortuga está en ${Q}.`,
    },
    question: {
      en: line`How must the diver move to get to the elevation of the turtle?`,
      es: line`¿Cómo debe moverse la buceadora para llegar a la elevación de la tortuga?`,
    },
  },
  {
    unit: 'foot',
    tell: {
      en: line`The line shows elevations in feet. Sea level is 0. A crab is at ${P}, and a fish is at ${Q}.`,
      es: line`La recta muestra elevaciones en pies. El nivel del mar es 0. Un cangrejo está en ${P} y un pez está en ${Q}.`,
    },
    question: {
      en: line`How must the crab move to get to the elevation of the fish?`,
      es: line`¿Cómo debe moverse el cangrejo para llegar a la elevación del pez?`,
    },
  },
  {
    unit: 'meter',
    tell: {
      en: line`The line shows heights in meters. Street level is 0. A worker in a shaft is at ${P}, and a pump is at ${Q}.`,
      es: line`La recta muestra alturas en metros. El nivel de la calle es 0. Un obrero en un pozo está en ${P} y una bomba está en ${Q}.`,
    },
    question: {
      en: line`How must the worker move to get to the height of the pump?`,
      es: line`¿Cómo debe moverse el obrero para llegar a la altura de la bomba?`,
    },
  },
  {
    unit: 'foot',
    tell: {
      en: line`The line shows heights in feet. The top of a well is 0. A lamp on a rope is at ${P}, and a ledge in the wall is at ${Q}.`,
      es: line`La recta muestra alturas en pies. El borde de un pozo es 0. Una lámpara en una cuerda está en ${P} y una repisa de la pared está en ${Q}.`,
    },
    question: {
      en: line`How must the lamp move to get to the height of the ledge?`,
      es: line`¿Cómo debe moverse la lámpara para llegar a la altura de la repisa?`,
    },
  },
  {
    unit: 'meter',
    tell: {
      en: line`The line shows elevations in meters. Sea level is 0. A seal is at ${P}, and a squid is at ${Q}.`,
      es: line`La recta muestra elevaciones en metros. El nivel del mar es 0. Una foca está en ${P} y un calamar está en ${Q}.`,
    },
    question: {
      en: line`How must the seal move to get to the elevation of the squid?`,
      es: line`¿Cómo debe moverse la foca para llegar a la elevación del calamar?`,
    },
  },
  {
    unit: 'foot',
    tell: {
      en: line`The line shows elevations in feet. Sea level is 0. A robot under water is at ${P}, and a camera is at ${Q}.`,
      es: line`La recta muestra elevaciones en pies. El nivel del mar es 0. Un robot bajo el agua está en ${P} y una cámara está en ${Q}.`,
    },
    question: {
      en: line`How must the robot move to get to the elevation of the camera?`,
      es: line`¿Cómo debe moverse el robot para llegar a la elevación de la cámara?`,
    },
  },
]
