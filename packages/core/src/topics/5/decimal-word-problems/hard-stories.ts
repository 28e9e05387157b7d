import { line } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { Story } from './story.ts'

/** Two operations of different kinds, and a number that is not needed: prices. */
export const hardMoney: readonly Story[] = [
  {
    plan: 'rest of product',
    of: 'money',
    numbers: {
      a: { of: 'money', from: 5.2, to: 8.9 },
      b: { of: 'count', from: 3, to: 6 },
      c: { of: 'money', from: 60, to: 80, places: 0 },
    },
    extra: { of: 'count', from: 10, to: 14 },
    idle: { en: line`the length of the sandwiches`, es: line`el largo de los sándwiches` },
    tell: n => ({
      en: line`Pablo has ${n('c')}. He buys ${n('b')} sandwiches that are ${n('e')} inches long. Each sandwich costs ${n('a')}. How much money does he have left?`,
      es: line`Pablo tiene ${n('c')}. Compra ${n('b')} sándwiches de ${n('e')} pulgadas de largo. Cada sándwich cuesta ${n('a')}. ¿Cuánto dinero le queda?`,
    }),
    finds: [
      { en: line`the cost of the sandwiches`, es: line`el costo de los sándwiches` },
      { en: line`the money that is left`, es: line`el dinero que queda` },
    ],
    ends: x => ({ en: line`He has ${x} left.`, es: line`Le quedan ${x}.` }),
  },
  {
    plan: 'product and more',
    of: 'money',
    numbers: {
      a: { of: 'money', from: 18.2, to: 29.9 },
      b: { of: 'count', from: 6, to: 11 },
      c: { of: 'money', from: 22.1, to: 38.9 },
    },
    extra: { of: 'count', from: 25, to: 40 },
    idle: { en: line`the number of machines`, es: line`el número de máquinas` },
    tell: n => ({
      en: line`A gym has ${n('e')} machines. It charges ${n('c')} to join and ${n('a')} for each month. How much does a member pay in the first ${n('b')} months?`,
      es: line`Un gimnasio tiene ${n('e')} máquinas. Cobra ${n('c')} por la inscripción y ${n('a')} por cada mes. ¿Cuánto paga un miembro en los primeros ${n('b')} meses?`,
    }),
    finds: [
      { en: line`the cost of the months`, es: line`el costo de los meses` },
      { en: line`the cost with the fee to join`, es: line`el costo con la inscripción` },
    ],
    ends: x => ({ en: line`A member pays ${x}.`, es: line`Un miembro paga ${x}.` }),
  },
  {
    plan: 'rest shared',
    of: 'money',
    numbers: {
      a: { of: 'money', from: 12.1, to: 24.9 },
      b: { of: 'money', from: 31.2, to: 58.9 },
      c: { of: 'count', from: 4, to: 9 },
    },
    extra: { of: 'count', from: 110, to: 180 },
    idle: { en: line`the number of people`, es: line`el número de personas` },
    tell: n => ({
      en: line`A club sells cookies to ${n('e')} people and earns ${n('a')}. The ingredients cost ${n('b')}. The rest of the money is shared equally by ${n('c')} members. How much does each member get?`,
      es: line`Un club vende galletas a ${n('e')} personas y gana ${n('a')}. Los ingredientes cuestan ${n('b')}. El resto del dinero se reparte en partes iguales entre ${n('c')} miembros. ¿Cuánto recibe cada miembro?`,
    }),
    finds: [
      {
        en: line`the money after the ingredients are paid`,
        es: line`el dinero que queda después de pagar los ingredientes`,
      },
      { en: line`each member’s share`, es: line`la parte de cada miembro` },
    ],
    ends: x => ({ en: line`Each member gets ${x}.`, es: line`Cada miembro recibe ${x}.` }),
  },
  {
    plan: 'together, times',
    of: 'money',
    numbers: {
      a: { of: 'money', from: 9.2, to: 14.8 },
      b: { of: 'money', from: 5.1, to: 8.9 },
      c: { of: 'count', from: 12, to: 18 },
    },
    extra: { of: 'count', from: 3, to: 9 },
    idle: { en: line`the number of games`, es: line`el número de partidos` },
    tell: n => ({
      en: line`A team will play ${n('e')} games. Each player needs a shirt for ${n('a')} and a cap for ${n('b')}. How much do the shirts and caps of ${n('c')} players cost?`,
      es: line`Un equipo jugará ${n('e')} partidos. Cada jugador necesita una camiseta de ${n('a')} y una gorra de ${n('b')}. ¿Cuánto cuestan las camisetas y las gorras de ${n('c')} jugadores?`,
    }),
    finds: [
      { en: line`the cost for one player`, es: line`el costo por jugador` },
      { en: line`the cost for all players`, es: line`el costo de todos` },
    ],
    ends: x => ({ en: line`They cost ${x}.`, es: line`Cuestan ${x}.` }),
  },
  {
    plan: 'together, shared',
    of: 'money',
    numbers: {
      a: { of: 'money', from: 9.1, to: 14.9 },
      b: { of: 'money', from: 4.2, to: 8.9 },
      c: { of: 'count', from: 3, to: 6 },
    },
    extra: { of: 'count', from: 14, to: 20 },
    idle: { en: line`the width of the pizza`, es: line`el ancho de la pizza` },
    tell: n => ({
      en: line`A group of ${n('c')} friends orders a pizza that is ${n('e')} inches wide. The food costs ${n('a')}, and the drinks cost ${n('b')}. The friends share the cost equally. How much does each friend pay?`,
      es: line`Un grupo de ${n('c')} amigos pide una pizza de ${n('e')} pulgadas de ancho. La comida cuesta ${n('a')} y las bebidas cuestan ${n('b')}. Los amigos pagan todo en partes iguales. ¿Cuánto paga cada uno?`,
    }),
    finds: [
      { en: line`the whole cost`, es: line`el costo total` },
      { en: line`each friend’s share`, es: line`la parte de cada amigo` },
    ],
    ends: x => ({ en: line`Each friend pays ${x}.`, es: line`Cada uno paga ${x}.` }),
  },
  {
    plan: 'difference, times',
    of: 'money',
    numbers: {
      a: { of: 'money', from: 3.2, to: 4.9 },
      b: { of: 'money', from: 1.8, to: 2.9 },
      c: { of: 'count', from: 12, to: 24 },
    },
    extra: { of: 'count', from: 60, to: 90 },
    idle: { en: line`the number of pages`, es: line`el número de páginas` },
    tell: n => ({
      en: line`A notebook with ${n('e')} pages costs ${n('a')} at one store and ${n('b')} at another store. How much does a school save if it buys ${n('c')} of these notebooks at the second store?`,
      es: line`Un cuaderno de ${n('e')} páginas cuesta ${n('a')} en una tienda y ${n('b')} en otra. ¿Cuánto ahorra una escuela si compra ${n('c')} de esos cuadernos en la segunda tienda?`,
    }),
    finds: [
      { en: line`the saving for one notebook`, es: line`el ahorro por un cuaderno` },
      { en: line`the saving for all notebooks`, es: line`el ahorro por todos los cuadernos` },
    ],
    ends: x => ({ en: line`The school saves ${x}.`, es: line`La escuela ahorra ${x}.` }),
  },
  {
    plan: 'rest of product',
    of: 'money',
    numbers: {
      a: { of: nouns.yard, from: 2.2, to: 3.8, places: 1 },
      b: { of: 'money', from: 5.5, to: 11.5, places: 1 },
      c: { of: 'money', from: 50, to: 70, places: 0 },
    },
    extra: { of: 'count', from: 8, to: 12 },
    idle: { en: line`the number of masks`, es: line`el número de máscaras` },
    tell: n => ({
      en: line`Teresa wants to sew ${n('e')} masks. She has ${n('c')} and buys ${n('a')} of fabric at ${n('b')} a yard. How much money does she have left?`,
      es: line`Teresa quiere coser ${n('e')} máscaras. Tiene ${n('c')} y compra ${n('a')} de tela a ${n('b')} por yarda. ¿Cuánto dinero le queda?`,
    }),
    finds: [
      { en: line`the cost of the fabric`, es: line`el costo de la tela` },
      { en: line`the money that is left`, es: line`el dinero que queda` },
    ],
    ends: x => ({ en: line`She has ${x} left.`, es: line`Le quedan ${x}.` }),
  },
  {
    plan: 'product and more',
    of: 'money',
    numbers: {
      a: { of: nouns.pound, from: 1.2, to: 3.8, places: 1 },
      b: { of: 'money', from: 2.1, to: 4.9, places: 1 },
      c: { of: 'money', from: 3.2, to: 6.9 },
    },
    extra: { of: 'count', from: 6, to: 9 },
    idle: { en: line`the number of people`, es: line`el número de personas` },
    tell: n => ({
      en: line`For a picnic with ${n('e')} people, Amara buys ${n('a')} of cherries at ${n('b')} a pound and a watermelon for ${n('c')}. How much does the fruit cost?`,
      es: line`Para un picnic de ${n('e')} personas, Amara compra ${n('a')} de cerezas a ${n('b')} por libra y una sandía de ${n('c')}. ¿Cuánto cuesta la fruta?`,
    }),
    finds: [
      { en: line`the cost of the cherries`, es: line`el costo de las cerezas` },
      { en: line`the cost of all the fruit`, es: line`el costo de toda la fruta` },
    ],
    ends: x => ({ en: line`The fruit costs ${x}.`, es: line`La fruta cuesta ${x}.` }),
  },
]

/** The same with measures. */
export const hardMeasures: readonly Story[] = [
  {
    plan: 'rest of product',
    of: nouns.liter,
    numbers: {
      a: { of: nouns.liter, from: 0.3, to: 0.8, places: 2 },
      b: { of: 'count', from: 6, to: 14 },
      c: { of: nouns.liter, from: 12, to: 18, places: 1 },
    },
    extra: { of: nouns.centimeter, from: 31, to: 58, places: 0 },
    idle: { en: line`the height of the plant`, es: line`la altura de la planta` },
    tell: n => ({
      en: line`A gardener has ${n('c')} of water. She gives ${n('a')} to each of ${n('b')} plants. The tallest plant is ${n('e')} tall. How much water is left?`,
      es: line`Una jardinera tiene ${n('c')} de agua. Echa ${n('a')} a cada una de ${n('b')} plantas. La planta más alta mide ${n('e')}. ¿Cuánta agua queda?`,
    }),
    finds: [
      { en: line`the water for all plants`, es: line`el agua para todas las plantas` },
      { en: line`the water that is left`, es: line`el agua que queda` },
    ],
    ends: x => ({ en: line`There are ${x} left.`, es: line`Quedan ${x}.` }),
  },
  {
    plan: 'product and more',
    of: nouns.kilometer,
    numbers: {
      a: { of: nouns.kilometer, from: 0.6, to: 1.2, places: 2 },
      b: { of: 'count', from: 3, to: 6 },
      c: { of: nouns.kilometer, from: 5.1, to: 8.9, places: 1 },
    },
    extra: { of: 'count', from: 35, to: 50 },
    idle: { en: line`the minutes`, es: line`los minutos` },
    tell: n => ({
      en: line`Ravi swims ${n('a')} on each of ${n('b')} school days, for ${n('e')} minutes each time. On Sunday he hikes ${n('c')}. How many kilometers does he swim and hike in all?`,
      es: line`Ravi nada ${n('a')} en cada uno de ${n('b')} días de escuela, ${n('e')} minutos cada vez. El domingo camina ${n('c')}. ¿Cuántos kilómetros nada y camina en total?`,
    }),
    finds: [
      { en: line`the kilometers that he swims`, es: line`los kilómetros que nada` },
      { en: line`all of the kilometers`, es: line`todos los kilómetros` },
    ],
    ends: x => ({ en: line`In all, that is ${x}.`, es: line`En total son ${x}.` }),
  },
  {
    plan: 'rest shared',
    of: nouns.yard,
    numbers: {
      a: { of: nouns.yard, from: 0.4, to: 1.6, places: 2 },
      b: { of: nouns.yard, from: 2.1, to: 4.8, places: 1 },
      c: { of: 'count', from: 6, to: 12 },
    },
    extra: { of: 'money', from: 4.1, to: 9.8 },
    idle: { en: line`the price of the ribbon`, es: line`el precio de la cinta` },
    tell: n => ({
      en: line`A roll of ribbon that costs ${n('e')} is ${n('a')} long. Zoe uses ${n('b')} for a wreath and cuts the rest into ${n('c')} equal pieces. How long is each piece?`,
      es: line`Un rollo de cinta que cuesta ${n('e')} mide ${n('a')}. Zoe usa ${n('b')} para una corona y corta el resto en ${n('c')} pedazos iguales. ¿Cuánto mide cada pedazo?`,
    }),
    finds: [
      { en: line`the rest of the ribbon`, es: line`el resto de la cinta` },
      { en: line`the length of a piece`, es: line`la longitud de un pedazo` },
    ],
    ends: x => ({ en: line`Each piece is ${x} long.`, es: line`Cada pedazo mide ${x}.` }),
  },
  {
    plan: 'together, times',
    of: nouns.liter,
    numbers: {
      a: { of: nouns.liter, from: 0.2, to: 0.4, places: 2 },
      b: { of: nouns.liter, from: 0.1, to: 0.3, places: 1 },
      c: { of: 'count', from: 6, to: 14 },
    },
    extra: { of: 'count', from: 2, to: 5 },
    idle: { en: line`the minutes`, es: line`los minutos` },
    tell: n => ({
      en: line`A smoothie takes ${n('e')} minutes to make. It has ${n('a')} of juice and ${n('b')} of milk. How many liters of juice and milk are in ${n('c')} smoothies in all?`,
      es: line`Un licuado se prepara en ${n('e')} minutos. Lleva ${n('a')} de jugo y ${n('b')} de leche. ¿Cuántos litros de jugo y leche hay en total en ${n('c')} licuados?`,
    }),
    finds: [
      { en: line`the liters for one smoothie`, es: line`los litros de un licuado` },
      { en: line`the liters for all smoothies`, es: line`los litros de todos los licuados` },
    ],
    ends: x => ({
      en: line`The smoothies have ${x} of juice and milk in all.`,
      es: line`En total, los licuados llevan ${x} de jugo y leche.`,
    }),
  },
  {
    plan: 'together, shared',
    of: nouns.pound,
    numbers: {
      a: { of: nouns.pound, from: 0.4, to: 0.9, places: 2 },
      b: { of: nouns.pound, from: 1.2, to: 2.8, places: 1 },
      c: { of: 'count', from: 8, to: 15 },
    },
    extra: { of: 'money', from: 12.1, to: 19.8 },
    idle: { en: line`the cost of the food`, es: line`el costo de la comida` },
    tell: n => ({
      en: line`For ${n('e')}, Bruno buys ${n('a')} of peanuts and ${n('b')} of raisins. He mixes them and fills ${n('c')} bags with the same amount. How much is in each bag?`,
      es: line`Por ${n('e')}, Bruno compra ${n('a')} de cacahuates y ${n('b')} de pasas. Los mezcla y llena ${n('c')} bolsas con la misma cantidad. ¿Cuánto hay en cada bolsa?`,
    }),
    finds: [
      { en: line`the weight of the mixture`, es: line`el peso de la mezcla` },
      { en: line`the weight of one bag`, es: line`el peso de una bolsa` },
    ],
    ends: x => ({ en: line`There are ${x} in each bag.`, es: line`En cada bolsa hay ${x}.` }),
  },
  {
    plan: 'difference, times',
    of: nouns.second,
    numbers: {
      a: { of: nouns.second, from: 68, to: 79, places: 2 },
      b: { of: nouns.second, from: 61, to: 66, places: 1 },
      c: { of: 'count', from: 4, to: 9 },
    },
    extra: { of: 'count', from: 200, to: 400 },
    idle: { en: line`the length of a lap`, es: line`la longitud de una vuelta` },
    tell: n => ({
      en: line`A lap is ${n('e')} meters long. Elena takes ${n('a')} for each lap, and Emma takes ${n('b')}. How many seconds longer does Elena take for ${n('c')} laps?`,
      es: line`Una vuelta mide ${n('e')} metros. Elena tarda ${n('a')} en cada vuelta y Emma tarda ${n('b')}. ¿Cuántos segundos más tarda Elena en ${n('c')} vueltas?`,
    }),
    finds: [
      { en: line`the difference for one lap`, es: line`la diferencia en una vuelta` },
      { en: line`the difference for all laps`, es: line`la diferencia en todas las vueltas` },
    ],
    ends: x => ({ en: line`Elena takes ${x} longer.`, es: line`Elena tarda ${x} más.` }),
  },
  {
    plan: 'rest of product',
    of: nouns.meter,
    numbers: {
      a: { of: nouns.meter, from: 1.2, to: 2.4, places: 2 },
      b: { of: 'count', from: 4, to: 8 },
      c: { of: nouns.meter, from: 20, to: 25, places: 1 },
    },
    extra: { of: 'count', from: 2, to: 3 },
    idle: { en: line`the hours`, es: line`las horas` },
    tell: n => ({
      en: line`A carpenter works for ${n('e')} hours. From ${n('c')} of board, she cuts ${n('b')} shelves that are ${n('a')} long each. How much board is left?`,
      es: line`Una carpintera trabaja ${n('e')} horas. De ${n('c')} de tabla corta ${n('b')} estantes de ${n('a')} de largo cada uno. ¿Cuánta tabla queda?`,
    }),
    finds: [
      { en: line`the board for the shelves`, es: line`la tabla para los estantes` },
      { en: line`the board that is left`, es: line`la tabla que queda` },
    ],
    ends: x => ({ en: line`There are ${x} left.`, es: line`Quedan ${x}.` }),
  },
  {
    plan: 'product and more',
    of: nouns.kilogram,
    numbers: {
      a: { of: nouns.kilogram, from: 1.1, to: 1.9, places: 2 },
      b: { of: 'count', from: 6, to: 12 },
      c: { of: nouns.kilogram, from: 2.1, to: 4.8, places: 1 },
    },
    extra: { of: 'count', from: 40, to: 60 },
    idle: { en: line`the width of the crate`, es: line`el ancho del cajón` },
    tell: n => ({
      en: line`A crate that is ${n('e')} centimeters wide has a mass of ${n('c')}. It is filled with ${n('b')} melons of ${n('a')} each. What is the mass of the full crate?`,
      es: line`Un cajón de ${n('e')} centímetros de ancho tiene una masa de ${n('c')}. Se llena con ${n('b')} melones de ${n('a')} cada uno. ¿Cuál es la masa del cajón lleno?`,
    }),
    finds: [
      { en: line`the mass of the melons`, es: line`la masa de los melones` },
      { en: line`the mass of the full crate`, es: line`la masa del cajón lleno` },
    ],
    ends: x => ({ en: line`Its mass is ${x}.`, es: line`Su masa es de ${x}.` }),
  },
]
