import { type Block, type Both, type Inline, line, type Noun, prose, type Term } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { Decimal } from '../../kit/decimals/scientific.ts'
import { of } from './parts.ts'
import { grain, redBloodCell, type Told } from './settings.ts'

/** What is done with three numbers: (a − b) ÷ c, (a + b) ÷ c, (a − b) × c, a × b ÷ c. */
export type Plan = 'minus-over' | 'plus-over' | 'minus-times' | 'times-over' | 'plus-minus'
export interface TwoSteps {
  readonly plan: Plan
  readonly numbers: readonly (readonly [Decimal, Decimal, Decimal])[]
  readonly unit: Noun
  readonly tell: (a: Told, b: Told, c: Told) => Both<Block>
  /** What the first operation finds, and the second. */
  readonly first: Both<readonly Inline[]>
  readonly second: Both<readonly Inline[]>
  readonly end: (result: Inline) => Both<readonly Inline[]>
}

export const twoStepSettings: readonly TwoSteps[] = [
  {
    plan: 'minus-over',
    numbers: [[of('4.5e9'), of('1.5e8'), of('3e5')]],
    unit: nouns.second,
    tell: (a, b, c) => ({
      en: prose`Neptune is about ${a} kilometers from the Sun, and Earth is about ${b} kilometers from the Sun. Light travels about ${c} kilometers each second. About how many seconds does light take to travel from Earth to Neptune when Earth is directly between the Sun and Neptune?`,
      es: prose`Neptuno está a unos ${a} kilómetros del Sol y la Tierra, a unos ${b} kilómetros del Sol. La luz recorre unos ${c} kilómetros por segundo. ¿Cuántos segundos tarda la luz, aproximadamente, en llegar de la Tierra a Neptuno cuando la Tierra está justo entre el Sol y Neptuno?`,
    }),
    first: {
      en: line`Subtract to find the distance from Earth to Neptune.`,
      es: line`Resta para hallar la distancia de la Tierra a Neptuno.`,
    },
    second: {
      en: line`Divide this distance by the distance light travels each second.`,
      es: line`Divide esta distancia entre la que la luz recorre por segundo.`,
    },
    end: q => ({ en: line`Light takes about ${q as Term}.`, es: line`La luz tarda unos ${q as Term}.` }),
  },
  {
    plan: 'minus-over',
    numbers: [[of('2e12'), of('3.5e11'), of('5e6')]],
    unit: nouns.photo,
    tell: (a, b, c) => ({
      en: prose`A computer drive holds ${a} bytes, and ${b} bytes are already in use. Each photo takes up ${c} bytes. How many more photos can be saved on the drive?`,
      es: prose`En el disco de una computadora caben ${a} bytes y ya se usan ${b} bytes. Cada foto ocupa ${c} bytes. ¿Cuántas fotos más se pueden guardar en el disco?`,
    }),
    first: { en: line`Subtract to find the bytes that are free.`, es: line`Resta para hallar los bytes libres.` },
    second: {
      en: line`Divide the free bytes by the bytes of one photo.`,
      es: line`Divide los bytes libres entre los bytes de una foto.`,
    },
    end: q => ({ en: line`The drive has room for ${q as Term} more.`, es: line`En el disco caben ${q as Term} más.` }),
  },
  {
    plan: 'times-over',
    numbers: [
      [of('1.2e4'), of('2e2'), of('1.6e-6')],
      [of('1.2e4'), of('6e2'), of('1.6e-6')],
    ],
    unit: grain,
    tell: (a, b, c) => ({
      en: prose`A truck carries ${a} kilograms of sand in one load. For a new beach, ${b} loads are needed. A grain of this sand has a mass of ${c} kilogram. How many grains of sand are on the beach?`,
      es: prose`Un camión lleva ${a} kilogramos de arena en cada viaje. Para una playa nueva se necesitan ${b} viajes. Un grano de esta arena tiene una masa de ${c} kilogramos. ¿Cuántos granos de arena hay en la playa?`,
    }),
    first: {
      en: line`Multiply to find the kilograms of sand in all loads.`,
      es: line`Multiplica para hallar los kilogramos de arena de todos los viajes.`,
    },
    second: {
      en: line`Divide the mass of the sand by the mass of one grain.`,
      es: line`Divide la masa de la arena entre la masa de un grano.`,
    },
    end: q => ({
      en: line`There are ${q as Term} of sand on the beach.`,
      es: line`En la playa hay ${q as Term} de arena.`,
    }),
  },
  {
    plan: 'minus-times',
    numbers: [
      [of('2.1e8'), of('1.7e7'), of('4e2')],
      [of('2.1e8'), of('1.7e7'), of('6e2')],
    ],
    unit: nouns.liter,
    tell: (a, b, c) => ({
      en: prose`The Amazon River carries about ${a} liters of water into the sea each second, and the Mississippi River about ${b} liters. About how many more liters does the Amazon carry in ${c} seconds?`,
      es: prose`El río Amazonas lleva al mar unos ${a} litros de agua por segundo y el río Misisipi, unos ${b} litros. ¿Cuántos litros más lleva el Amazonas, aproximadamente, en ${c} segundos?`,
    }),
    first: {
      en: line`Subtract to find how many more liters the Amazon carries each second.`,
      es: line`Resta para hallar cuántos litros más lleva el Amazonas por segundo.`,
    },
    second: {
      en: line`Multiply the difference by the number of seconds.`,
      es: line`Multiplica la diferencia por el número de segundos.`,
    },
    end: q => ({
      en: line`The Amazon carries about ${q as Term} more.`,
      es: line`El Amazonas lleva unos ${q as Term} más.`,
    }),
  },
  {
    plan: 'minus-times',
    numbers: [[of('5e3'), of('5e2'), of('5e9')]],
    unit: redBloodCell,
    tell: (a, b, c) => ({
      en: prose`An adult has ${a} milliliters of blood and donates ${b} milliliters. There are about ${c} red blood cells in each milliliter. About how many red blood cells does the adult have left?`,
      es: prose`Un adulto tiene ${a} mililitros de sangre y dona ${b} mililitros. En cada mililitro hay unos ${c} glóbulos rojos. ¿Cuántos glóbulos rojos le quedan, aproximadamente?`,
    }),
    first: {
      en: line`Subtract to find the milliliters that are left.`,
      es: line`Resta para hallar los mililitros que quedan.`,
    },
    second: {
      en: line`Multiply the milliliters by the cells in each.`,
      es: line`Multiplica los mililitros por los glóbulos de cada uno.`,
    },
    end: q => ({ en: line`The adult has about ${q as Term} left.`, es: line`Al adulto le quedan unos ${q as Term}.` }),
  },
  {
    plan: 'plus-minus',
    numbers: [[of('3.3e8'), of('3.8e7'), of('7.8e9')]],
    unit: nouns.person,
    tell: (a, b, c) => ({
      en: prose`In 2020, about ${a} people lived in the United States, about ${b} in Canada, and about ${c} on all of Earth. About how many people lived outside these two countries?`,
      es: prose`En 2020 vivían unas ${a} personas en Estados Unidos, unas ${b} en Canadá y unas ${c} en toda la Tierra. ¿Cuántas personas vivían, aproximadamente, fuera de estos dos países?`,
    }),
    first: {
      en: line`Add to find the number of people in both countries.`,
      es: line`Suma para hallar el número de personas de los dos países.`,
    },
    second: {
      en: line`Subtract this sum from the number of people on Earth.`,
      es: line`Resta esta suma del número de personas de la Tierra.`,
    },
    end: q => ({
      en: line`About ${q as Term} lived outside these two countries.`,
      es: line`Fuera de estos dos países vivían unas ${q as Term}.`,
    }),
  },
  {
    plan: 'plus-over',
    numbers: [[of('3.6e12'), of('4e11'), of('8e9')]],
    unit: nouns.second,
    tell: (a, b, c) => ({
      en: prose`A weather program needs ${a} steps for the whole country and another ${b} steps for one storm. The computer works through ${c} steps each second. How many seconds does it take to work through all the steps?`,
      es: prose`Un programa del tiempo necesita ${a} pasos para todo el país y otros ${b} pasos para una tormenta. La computadora ejecuta ${c} pasos por segundo. ¿Cuántos segundos tarda en ejecutar todos los pasos?`,
    }),
    first: { en: line`Add to find the number of all steps.`, es: line`Suma para hallar el número total de pasos.` },
    second: {
      en: line`Divide by the number of steps each second.`,
      es: line`Divide entre el número de pasos por segundo.`,
    },
    end: q => ({ en: line`The computer takes ${q as Term}.`, es: line`La computadora tarda ${q as Term}.` }),
  },
  {
    plan: 'minus-times',
    numbers: [
      [of('8e-5'), of('8e-6'), of('4e3')],
      [of('8e-5'), of('8e-6'), of('3e3')],
    ],
    unit: nouns.meter,
    tell: (a, b, c) => ({
      en: prose`A human hair is about ${a} meter thick, and a red blood cell is about ${b} meter wide. About how many meters wider is a row of ${c} hairs than a row of the same number of red blood cells?`,
      es: prose`Un cabello humano tiene un grosor de unos ${a} metros y un glóbulo rojo mide unos ${b} metros de ancho. ¿Cuántos metros más ancha es, aproximadamente, una fila de ${c} cabellos que una fila del mismo número de glóbulos rojos?`,
    }),
    first: {
      en: line`Subtract to find how much wider one hair is than one cell.`,
      es: line`Resta para hallar cuánto más ancho es un cabello que un glóbulo.`,
    },
    second: {
      en: line`Multiply the difference by the number in each row.`,
      es: line`Multiplica la diferencia por el número de cada fila.`,
    },
    end: q => ({
      en: line`The row of hairs is about ${q as Term} wider.`,
      es: line`La fila de cabellos es unos ${q as Term} más ancha.`,
    }),
  },
  {
    plan: 'plus-over',
    numbers: [[of('3e9'), of('4.5e8'), of('2.5e6')]],
    unit: nouns.pool,
    tell: (a, b, c) => ({
      en: prose`A lake holds ${a} liters of water. Heavy rain adds ${b} liters. An Olympic swimming pool holds about ${c} liters. About how many of these pools could the water now fill?`,
      es: prose`Un lago contiene ${a} litros de agua. Una lluvia fuerte añade ${b} litros. En una piscina olímpica caben unos ${c} litros. ¿Cuántas de estas piscinas se podrían llenar ahora, aproximadamente, con el agua?`,
    }),
    first: {
      en: line`Add to find the water that is now in the lake.`,
      es: line`Suma para hallar el agua que hay ahora en el lago.`,
    },
    second: {
      en: line`Divide the water by what one pool holds.`,
      es: line`Divide el agua entre lo que cabe en una piscina.`,
    },
    end: q => ({
      en: line`The water could fill about ${q as Term}.`,
      es: line`Con el agua se podrían llenar unas ${q as Term}.`,
    }),
  },
  {
    plan: 'plus-over',
    numbers: [
      [of('1.8e12'), of('9e10'), of('7e7')],
      [of('1.8e12'), of('9e10'), of('9e7')],
    ],
    unit: nouns.dollar,
    tell: (a, b, c) => ({
      en: prose`The debt of a country is ${a} dollars, and this year it grows by ${b} dollars. The country has ${c} people. How many dollars of debt per person is that at the end of the year?`,
      es: prose`La deuda de un país es de ${a} dólares y este año aumenta en ${b} dólares. El país tiene ${c} habitantes. ¿Cuántos dólares de deuda son por habitante al final del año?`,
    }),
    first: {
      en: line`Add to find the debt at the end of the year.`,
      es: line`Suma para hallar la deuda al final del año.`,
    },
    second: {
      en: line`Divide the debt by the number of people.`,
      es: line`Divide la deuda entre el número de habitantes.`,
    },
    end: q => ({
      en: line`The debt is ${q as Term} per person.`,
      es: line`La deuda es de ${q as Term} por habitante.`,
    }),
  },
]
