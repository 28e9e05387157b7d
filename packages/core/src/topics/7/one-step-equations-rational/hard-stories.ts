import { count, decimal, line, measure, mixed, prose, type Random, Ratio } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { dollarsOf, inUnit } from '../../kit/stories/signed-amounts.ts'
import { same } from './easy-stories.ts'
import { asFraction } from './kinds.ts'
import type { Story } from './stories.ts'

const [celsius, feet, meters, centimeters] = [
  inUnit('degree-celsius'),
  inUnit('foot'),
  inUnit('meter'),
  inUnit('centimeter'),
]
const counted = (noun: typeof nouns.hour) => (value: Ratio) => count(decimal(value), noun)
/** Not whole. */
const tenths = (random: Random, least: number, most: number) =>
  Ratio.of(random.int(least, most - 1) * 10 + random.int(1, 9), 10)
const cents = (random: Random, least: number, most: number) =>
  Ratio.of(random.int(least, most - 1) * 20 + random.int(1, 19), 20)
const fractionOf = (value: Ratio) => mixed(value)

/** Decimals, and parts of an amount below 0. */
export const hardStories: readonly Story[] = [
  {
    operation: 'subtract',
    draw: random => ({ x: tenths(random, -4, 5), by: tenths(random, 6, 12) }),
    prints: same(celsius),
    says: (by, right) => ({
      en: prose`During a storm the temperature fell ${by}. After the storm it was ${right}. What was it before?`,
      es: prose`Durante una tormenta la temperatura bajó ${by}. Después de la tormenta era de ${right}. ¿Cuál era antes?`,
    }),
    models: {
      en: line`Let x be the temperature before, in degrees. A fall is subtracted.`,
      es: line`Sea x la temperatura de antes, en grados. Lo que baja se resta.`,
    },
    ends: found => ({ en: line`Before the storm it was ${found}.`, es: line`Antes de la tormenta era de ${found}.` }),
  },
  {
    operation: 'multiply',
    show: asFraction,
    draw: random => {
      const by = random.pick([Ratio.of(2, 3), Ratio.of(3, 4), Ratio.of(3, 5), Ratio.of(2, 5)])
      return { x: Ratio.of(-by.d * random.int(12, 30)), by }
    },
    prints: { by: fractionOf, right: meters, x: meters },
    says: (by, right) => ({
      en: prose`A submarine starts at an elevation of 0 m. It has made ${by} of its descent and is at ${right}. At what elevation will the descent end?`,
      es: prose`Un submarino parte de una elevación de 0 m. Ha hecho ${by} de su descenso y está a ${right}. ¿A qué elevación terminará el descenso?`,
    }),
    models: {
      en: line`Let x be the elevation at the end, in meters. A part of it is found by multiplying.`,
      es: line`Sea x la elevación final, en metros. Una parte de ella se halla al multiplicar.`,
    },
    ends: found => ({ en: line`The descent will end at ${found}.`, es: line`El descenso terminará a ${found}.` }),
  },
  {
    operation: 'multiply',
    draw: random => ({ x: Ratio.of(random.int(4, 9)), by: Ratio.of(-random.pick([75, 125, 45, 85, 135]), 100) }),
    prints: { by: centimeters, right: centimeters, x: counted(nouns.day) },
    says: (by, right) => ({
      en: prose`In a dry month the level of a pond falls ${by} each day. After how many days has the level changed by ${right}?`,
      es: prose`En un mes seco el nivel de un estanque baja ${by} cada día. ¿Después de cuántos días ha cambiado el nivel en ${right}?`,
    }),
    models: {
      en: line`Let x be the number of days. A fall is a negative change each day.`,
      es: line`Sea x el número de días. Lo que baja es un cambio negativo cada día.`,
    },
    ends: found => ({ en: line`It takes ${found}.`, es: line`Tarda ${found}.` }),
  },
  {
    operation: 'multiply',
    show: asFraction,
    draw: random => {
      const by = random.pick([Ratio.of(3, 4), Ratio.of(2, 3), Ratio.of(4, 5), Ratio.of(3, 8)])
      return { x: Ratio.of(-by.d * random.int(9, 20)), by }
    },
    prints: { by: fractionOf, right: dollarsOf, x: dollarsOf },
    says: (by, right) => ({
      en: prose`Uniforms make up ${by} of a club’s debt: that part of its balance is ${right}. What is the whole balance?`,
      es: prose`Los uniformes son ${by} de la deuda de un club: esa parte de su saldo es de ${right}. ¿Cuál es el saldo completo?`,
    }),
    models: {
      en: line`Let x be the whole balance, in dollars. A part of it is found by multiplying.`,
      es: line`Sea x el saldo completo, en dólares. Una parte de él se halla al multiplicar.`,
    },
    ends: found => ({ en: line`The whole balance is ${found}.`, es: line`El saldo completo es de ${found}.` }),
  },
  {
    operation: 'divide',
    draw: random => {
      const by = random.pick([Ratio.of(3, 2), Ratio.of(5, 2), Ratio.of(7, 2)])
      return { x: by.times(-random.int(3, 9)), by }
    },
    prints: { by: counted(nouns.hour), right: celsius, x: celsius },
    says: (by, right) => ({
      en: prose`For ${by} a freezer cools down. Its temperature changes by ${right} an hour on average. What is the total change?`,
      es: prose`Un congelador se enfría durante ${by}. Su temperatura cambia en promedio ${right} por hora. ¿Cuál es el cambio total?`,
    }),
    models: {
      en: line`Let x be the total change, in degrees. Divided by the hours, it gives the change in an hour.`,
      es: line`Sea x el cambio total, en grados. Dividido entre las horas, da el cambio por hora.`,
    },
    ends: found => ({ en: line`The total change is ${found}.`, es: line`El cambio total es de ${found}.` }),
  },
  {
    operation: 'subtract',
    draw: random => ({ x: cents(random, 9, 20), by: cents(random, 24, 40) }),
    prints: same(dollarsOf),
    says: (by, right) => ({
      en: prose`A phone bill of ${by} is paid from an account. After that the balance is ${right}. What was it before?`,
      es: prose`De una cuenta se paga una factura telefónica de ${by}. Después el saldo es de ${right}. ¿Cuál era antes?`,
    }),
    models: {
      en: line`Let x be the balance before, in dollars. A payment is subtracted.`,
      es: line`Sea x el saldo de antes, en dólares. Un pago se resta.`,
    },
    ends: found => ({ en: line`Before, the balance was ${found}.`, es: line`Antes, el saldo era de ${found}.` }),
  },
  {
    operation: 'multiply',
    show: asFraction,
    draw: random => {
      const by = random.pick([Ratio.of(-3, 4), Ratio.of(-2, 5), Ratio.of(-3, 8), Ratio.of(-5, 8)])
      return { x: Ratio.of(by.d * random.int(2, 5)), by }
    },
    prints: { by: value => inFeet(value), right: feet, x: counted(nouns.year) },
    says: (by, right) => ({
      en: prose`The edge of a cliff moves ${by} inland each year. Count a change inland as negative. After how many years is the total change ${right}?`,
      es: prose`El borde de un acantilado retrocede ${by} cada año. Cuenta el retroceso como negativo. ¿Después de cuántos años el cambio total es de ${right}?`,
    }),
    models: {
      en: line`Let x be the number of years. Each year the change is negative.`,
      es: line`Sea x el número de años. Cada año el cambio es negativo.`,
    },
    ends: found => ({ en: line`It takes ${found}.`, es: line`Tarda ${found}.` }),
  },
  {
    operation: 'add',
    draw: random => ({ x: tenths(random, -48, -26), by: tenths(random, 8, 19) }),
    prints: same(feet),
    says: (by, right) => ({
      en: prose`An underwater robot rises ${by} and is then at an elevation of ${right}. From what elevation did it rise?`,
      es: prose`Un robot submarino sube ${by} y queda a una elevación de ${right}. ¿Desde qué elevación subió?`,
    }),
    models: {
      en: line`Let x be its elevation at first, in feet. A rise is added.`,
      es: line`Sea x su elevación al principio, en pies. Lo que sube se suma.`,
    },
    ends: found => ({ en: line`It rose from ${found}.`, es: line`Subió desde ${found}.` }),
  },
  {
    operation: 'multiply',
    draw: random => ({ x: Ratio.of(random.int(4, 9)), by: Ratio.of(-random.int(21, 58) * 5, 100) }),
    prints: { by: dollarsOf, right: dollarsOf, x: counted(nouns.day) },
    says: (by, right) => ({
      en: prose`The price of a stock falls ${by} each day. After how many days is the total change ${right}?`,
      es: prose`El precio de una acción baja ${by} cada día. ¿Después de cuántos días el cambio total es de ${right}?`,
    }),
    models: {
      en: line`Let x be the number of days. A fall is a negative change each day.`,
      es: line`Sea x el número de días. Lo que baja es un cambio negativo cada día.`,
    },
    ends: found => ({ en: line`It takes ${found}.`, es: line`Tarda ${found}.` }),
  },
]
const inFeet = (value: Ratio) => measure(mixed(value), 'foot')
