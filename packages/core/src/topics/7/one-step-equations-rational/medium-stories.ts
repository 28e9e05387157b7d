import { count, decimal, line, prose, Ratio } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { dollarsOf, inUnit } from '../../kit/stories/signed-amounts.ts'
import { same, whole } from './easy-stories.ts'
import type { Story } from './stories.ts'

const [fahrenheit, feet, meters, centimeters] = [
  inUnit('degree-fahrenheit'),
  inUnit('foot'),
  inUnit('meter'),
  inUnit('centimeter'),
]
const counted = (noun: typeof nouns.hour) => (value: Ratio) => count(value, noun)
const plain = (value: Ratio) => decimal(value)

/** Equal parts of a negative amount, and a fall that is not known. */
export const mediumStories: readonly Story[] = [
  {
    operation: 'multiply',
    draw: random => ({ x: whole(random, 4, 9), by: whole(random, -5, -2) }),
    prints: { by: fahrenheit, right: fahrenheit, x: counted(nouns.hour) },
    says: (by, right) => ({
      en: prose`On a winter night the temperature falls ${by} each hour. After how many hours is the total change ${right}?`,
      es: prose`En una noche de invierno la temperatura baja ${by} cada hora. ¿Después de cuántas horas el cambio total es de ${right}?`,
    }),
    models: {
      en: line`Let x be the number of hours. A fall is a negative change each hour.`,
      es: line`Sea x el número de horas. Lo que baja es un cambio negativo cada hora.`,
    },
    ends: found => ({ en: line`It takes ${found}.`, es: line`Tarda ${found}.` }),
  },
  {
    operation: 'multiply',
    draw: random => ({ x: whole(random, -45, -15), by: whole(random, 3, 6) }),
    prints: { by: counted(nouns.friend), right: dollarsOf, x: dollarsOf },
    says: (by, right) => ({
      en: prose`Together, ${by} rent a boat. Paying for it changes their balances by ${right} in all, the same for each friend. By how much does each balance change? Give the change with its sign.`,
      es: prose`Entre ${by} alquilan un bote. Al pagarlo, sus saldos cambian en ${right} en total, lo mismo cada uno. ¿Cuánto cambia cada saldo? Escribe el cambio con su signo.`,
    }),
    models: {
      en: line`Let x be the change of each balance, in dollars. All the changes together make the total.`,
      es: line`Sea x el cambio de cada saldo, en dólares. Todos los cambios juntos forman el total.`,
    },
    ends: found => ({ en: line`Each balance changes by ${found}.`, es: line`Cada saldo cambia en ${found}.` }),
  },
  {
    operation: 'multiply',
    draw: random => ({ x: whole(random, 8, 15), by: whole(random, -9, -4) }),
    prints: { by: feet, right: feet, x: counted(nouns.second) },
    says: (by, right) => ({
      en: prose`A diver goes down ${by} each second. After how many seconds has her elevation changed by ${right}?`,
      es: prose`Una buceadora baja ${by} cada segundo. ¿Después de cuántos segundos ha cambiado su elevación en ${right}?`,
    }),
    models: {
      en: line`Let x be the number of seconds. Going down is a negative change each second.`,
      es: line`Sea x el número de segundos. Bajar es un cambio negativo cada segundo.`,
    },
    ends: found => ({ en: line`It takes ${found}.`, es: line`Tarda ${found}.` }),
  },
  {
    operation: 'multiply',
    draw: random => ({ x: whole(random, -6, -2), by: whole(random, 3, 5) }),
    prints: { by: counted(nouns.round), right: plain, x: counted(nouns.point) },
    says: (by, right) => ({
      en: prose`A golfer gets the same score in each of ${by}. The total is ${right} points. What is the score in each round?`,
      es: prose`Un golfista obtiene la misma puntuación en cada una de ${by}. El total es de ${right} puntos. ¿Cuál es la puntuación en cada ronda?`,
    }),
    models: {
      en: line`Let x be the score in each round, in points. The total is the number of rounds times x.`,
      es: line`Sea x la puntuación en cada ronda, en puntos. El total es el número de rondas por x.`,
    },
    ends: found => ({
      en: line`The score in each round is ${found}.`,
      es: line`La puntuación en cada ronda es de ${found}.`,
    }),
  },
  {
    operation: 'multiply',
    draw: random => ({ x: whole(random, 5, 12), by: whole(random, -25, -12) }),
    prints: { by: dollarsOf, right: dollarsOf, x: counted(nouns.week) },
    says: (by, right) => ({
      en: prose`Each week, ${by} is taken from an account. After how many weeks has the balance changed by ${right}?`,
      es: prose`Cada semana se descuentan ${by} de una cuenta. ¿Después de cuántas semanas ha cambiado el saldo en ${right}?`,
    }),
    models: {
      en: line`Let x be the number of weeks. What is taken is a negative change each week.`,
      es: line`Sea x el número de semanas. Lo que se descuenta es un cambio negativo cada semana.`,
    },
    ends: found => ({ en: line`It takes ${found}.`, es: line`Pasan ${found}.` }),
  },
  {
    operation: 'divide',
    draw: random => {
      const by = random.int(4, 7)
      return { x: Ratio.of(-by * random.int(2, 6)), by: Ratio.of(by) }
    },
    prints: { by: counted(nouns.day), right: fahrenheit, x: fahrenheit },
    says: (by, right) => ({
      en: prose`Over ${by}, the temperature at noon changed by ${right} a day on average. What was the total change?`,
      es: prose`En ${by}, la temperatura al mediodía cambió en promedio ${right} por día. ¿Cuál fue el cambio total?`,
    }),
    models: {
      en: line`Let x be the total change, in degrees. Divided by the days, it gives the average.`,
      es: line`Sea x el cambio total, en grados. Dividido entre los días, da el promedio.`,
    },
    ends: found => ({ en: line`The total change was ${found}.`, es: line`El cambio total fue de ${found}.` }),
  },
  {
    operation: 'divide',
    draw: random => {
      const by = random.int(3, 6)
      return { x: Ratio.of(-by * random.int(12, 24)), by: Ratio.of(by) }
    },
    prints: { by: counted(nouns.person), right: dollarsOf, x: dollarsOf },
    says: (by, right) => ({
      en: prose`A debt is divided equally among ${by}. Each person’s share is a balance of ${right}. What balance stands for the whole debt?`,
      es: prose`Una deuda se divide en partes iguales entre ${by}. A cada persona le toca un saldo de ${right}. ¿Qué saldo representa toda la deuda?`,
    }),
    models: {
      en: line`Let x be the balance for the whole debt, in dollars. It is divided into equal parts.`,
      es: line`Sea x el saldo de toda la deuda, en dólares. Se divide en partes iguales.`,
    },
    ends: found => ({
      en: line`The balance for the whole debt is ${found}.`,
      es: line`El saldo de toda la deuda es de ${found}.`,
    }),
  },
  {
    operation: 'from',
    draw: random => ({ x: whole(random, 15, 26), by: whole(random, 4, 11) }),
    prints: same(fahrenheit),
    says: (by, right) => ({
      en: prose`At noon the temperature was ${by}. By midnight it had fallen to ${right}. By how much did it fall?`,
      es: prose`Al mediodía la temperatura era de ${by}. Hasta la medianoche bajó a ${right}. ¿Cuánto bajó?`,
    }),
    models: {
      en: line`Let x be the fall, in degrees. It is subtracted from the temperature at noon.`,
      es: line`Sea x lo que bajó, en grados. Se resta de la temperatura del mediodía.`,
    },
    ends: found => ({ en: line`It fell ${found}.`, es: line`Bajó ${found}.` }),
  },
  {
    operation: 'multiply',
    draw: random => ({ x: whole(random, -9, -4), by: whole(random, 3, 8) }),
    prints: { by: counted(nouns.week), right: centimeters, x: centimeters },
    says: (by, right) => ({
      en: prose`In ${by} the level of a lake changed by ${right}, the same each week. What was the change each week?`,
      es: prose`En ${by} el nivel de un lago cambió en ${right}, lo mismo cada semana. ¿Cuál fue el cambio por semana?`,
    }),
    models: {
      en: line`Let x be the change each week, in centimeters. The total change is the number of weeks times x.`,
      es: line`Sea x el cambio por semana, en centímetros. El cambio total es el número de semanas por x.`,
    },
    ends: found => ({ en: line`The change each week was ${found}.`, es: line`El cambio por semana fue de ${found}.` }),
  },
  {
    operation: 'from',
    draw: random => ({ x: whole(random, 45, 90), by: whole(random, 12, 40) }),
    prints: same(meters),
    says: (by, right) => ({
      en: prose`A drone hovers at an elevation of ${by} above a mine pit. It sinks to the floor of the pit, at ${right}. How far does it sink?`,
      es: prose`Un dron está a una elevación de ${by} sobre el foso de una mina. Baja hasta el fondo del foso, a ${right}. ¿Cuánto baja?`,
    }),
    models: {
      en: line`Let x be how far it sinks, in meters. This is subtracted from its elevation.`,
      es: line`Sea x lo que baja, en metros. Se resta de su elevación.`,
    },
    ends: found => ({ en: line`It sinks ${found}.`, es: line`Baja ${found}.` }),
  },
  {
    operation: 'add',
    draw: random => ({ x: whole(random, -20, -8), by: whole(random, 21, 28) }),
    prints: same(centimeters),
    says: (by, right) => ({
      en: prose`After heavy rain a river rises ${by}. Then it stands ${right} above its usual level. What was its level before the rain, compared with the usual level? Give it with its sign.`,
      es: prose`Después de mucha lluvia, un río sube ${by}. Entonces está ${right} por encima de su nivel normal. ¿Cuál era su nivel antes de la lluvia, comparado con el nivel normal? Escríbelo con su signo.`,
    }),
    models: {
      en: line`Let x be the level before the rain, in centimeters. A rise is added.`,
      es: line`Sea x el nivel antes de la lluvia, en centímetros. Lo que sube se suma.`,
    },
    ends: found => ({
      en: line`Compared with the usual level it was ${found}.`,
      es: line`Comparado con el nivel normal era de ${found}.`,
    }),
  },
]
