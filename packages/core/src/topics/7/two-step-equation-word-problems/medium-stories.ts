import { line, prose, type Random, Ratio } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { dollarsOf, inUnit } from '../../kit/stories/signed-amounts.ts'
import { counted, whole } from './easy-stories.ts'
import type { Story } from './stories.ts'

const cents = (random: Random, least: number, most: number) =>
  Ratio.of(random.int(least, most - 1) * 4 + random.int(1, 3), 4)
const tenths = (random: Random, least: number, most: number) =>
  Ratio.of(random.int(least, most - 1) * 10 + random.int(1, 9), 10)

/** Decimals and money; a fixed amount once, or an extra in each of the groups. */
export const mediumStories: readonly Story[] = [
  {
    shape: 'sum',
    draw: random => ({ p: cents(random, 2, 5), q: whole(random, 8, 15), x: whole(random, 4, 12) }),
    money: 'pqr',
    unit: counted(nouns.hour),
    says: (p, q, r) => ({
      en: prose`Renting a kayak costs ${q} plus ${p} an hour. Marco pays ${r}. For how many hours does he rent it?`,
      es: prose`Alquilar un kayak cuesta ${q} y además ${p} por hora. Marco paga ${r}. ¿Por cuántas horas lo alquila?`,
    }),
    letIs: { en: line`the number of hours`, es: line`el número de horas` },
    models: {
      en: line`The charge for the hours and the fixed charge make the total.`,
      es: line`Lo que se cobra por las horas y el cobro fijo forman el total.`,
    },
    ends: found => ({ en: line`He rents it for ${found}.`, es: line`Lo alquila por ${found}.` }),
  },
  {
    shape: 'group',
    draw: random => ({ p: whole(random, 3, 6), q: cents(random, 3, 6), x: cents(random, 8, 13) }),
    money: 'qr',
    unit: dollarsOf,
    says: (p, q, r) => ({
      en: prose`Each of ${p} friends buys a movie ticket and a snack that costs ${q}. Together, they pay ${r}. How much does one ticket cost?`,
      es: prose`Cada uno de ${p} amigos compra un boleto de cine y un bocadillo que cuesta ${q}. Juntos pagan ${r}. ¿Cuánto cuesta un boleto?`,
    }),
    letIs: { en: line`the price of a ticket in dollars`, es: line`el precio de un boleto en dólares` },
    models: {
      en: line`Each friend pays for a ticket and a snack: multiply their sum.`,
      es: line`Cada amigo paga un boleto y un bocadillo: multiplica su suma.`,
    },
    ends: found => ({ en: line`One ticket costs ${found}.`, es: line`Un boleto cuesta ${found}.` }),
  },
  {
    shape: 'sum',
    draw: random => ({ p: whole(random, 3, 6), q: cents(random, 6, 12), x: cents(random, 2, 6) }),
    money: 'qr',
    unit: dollarsOf,
    says: (p, q, r) => ({
      en: prose`Sara buys ${p} notebooks of the same price and one calculator for ${q}. She pays ${r} in all. How much does one notebook cost?`,
      es: prose`Sara compra ${p} cuadernos del mismo precio y una calculadora de ${q}. En total paga ${r}. ¿Cuánto cuesta un cuaderno?`,
    }),
    letIs: { en: line`the price of a notebook in dollars`, es: line`el precio de un cuaderno en dólares` },
    models: {
      en: line`The notebooks and the calculator make the total.`,
      es: line`Los cuadernos y la calculadora forman el total.`,
    },
    ends: found => ({ en: line`One notebook costs ${found}.`, es: line`Un cuaderno cuesta ${found}.` }),
  },
  {
    shape: 'group',
    draw: random => ({ p: whole(random, 2, 2), q: tenths(random, 3, 9), x: tenths(random, 10, 18) }),
    money: '',
    unit: inUnit('meter'),
    says: (_, q, r) => ({
      en: prose`A garden is a rectangle ${q} m wide. Its perimeter is ${r} m. How long is the garden?`,
      es: prose`Un jardín tiene forma de rectángulo y mide ${q} m de ancho. Su perímetro es de ${r} m. ¿Cuánto mide de largo?`,
    }),
    letIs: { en: line`the length of the garden in meters`, es: line`el largo del jardín en metros` },
    models: {
      en: line`A rectangle has two lengths and two widths: twice their sum.`,
      es: line`Un rectángulo tiene dos largos y dos anchos: el doble de su suma.`,
    },
    ends: found => ({ en: line`The garden is ${found} long.`, es: line`El jardín mide ${found} de largo.` }),
  },
  {
    shape: 'sum',
    draw: random => ({ p: tenths(random, 1, 4), q: tenths(random, 8, 15), x: whole(random, 4, 12) }),
    money: '',
    unit: counted(nouns.day),
    says: (p, q, r) => ({
      en: prose`A candle maker has ${q} kg of wax and gets ${p} kg more each day. After how many days does she have ${r} kg, if she uses none?`,
      es: prose`Una fabricante de velas tiene ${q} kg de cera y recibe ${p} kg más cada día. ¿Después de cuántos días tiene ${r} kg, si no usa nada?`,
    }),
    letIs: { en: line`the number of days`, es: line`el número de días` },
    models: {
      en: line`The wax that she gets and the wax that she has make the total.`,
      es: line`La cera que recibe y la que tiene forman el total.`,
    },
    ends: found => ({ en: line`It takes ${found}.`, es: line`Pasan ${found}.` }),
  },
  {
    shape: 'group',
    draw: random => ({ p: whole(random, 4, 8), q: cents(random, 1, 3), x: whole(random, 6, 12) }),
    money: 'qr',
    unit: dollarsOf,
    says: (p, q, r) => ({
      en: prose`A team orders ${p} T-shirts online. The store adds ${q} for shipping to the price of each T-shirt. The order costs ${r}. What is the price of one T-shirt without shipping?`,
      es: prose`Un equipo pide ${p} camisetas por internet. La tienda suma ${q} de envío al precio de cada camiseta. El pedido cuesta ${r}. ¿Cuál es el precio de una camiseta sin el envío?`,
    }),
    letIs: { en: line`the price of a T-shirt in dollars`, es: line`el precio de una camiseta en dólares` },
    models: {
      en: line`Each T-shirt costs its price and the shipping: multiply their sum.`,
      es: line`Cada camiseta cuesta su precio y el envío: multiplica su suma.`,
    },
    ends: found => ({
      en: line`One T-shirt costs ${found} without shipping.`,
      es: line`Una camiseta cuesta ${found} sin el envío.`,
    }),
  },
  {
    shape: 'sum',
    draw: random => ({ p: whole(random, 4, 8), q: tenths(random, 1, 4), x: tenths(random, 3, 6) }),
    money: '',
    unit: inUnit('mile'),
    says: (p, q, r) => ({
      en: prose`On each of ${p} days, Kofi runs the same distance. On one more day, he runs only ${q} mi. In all, he runs ${r} mi. How far does he run on each of the ${p} days?`,
      es: prose`En cada uno de ${p} días Kofi corre la misma distancia. Un día más corre solo ${q} mi. En total corre ${r} mi. ¿Cuánto corre en cada uno de esos ${p} días?`,
    }),
    letIs: {
      en: line`the distance on each of those days in miles`,
      es: line`la distancia de cada uno de esos días en millas`,
    },
    models: {
      en: line`The equal distances and the short one make the total.`,
      es: line`Las distancias iguales y la corta forman el total.`,
    },
    ends: found => ({
      en: line`On each of those days, he runs ${found}.`,
      es: line`En cada uno de esos días corre ${found}.`,
    }),
  },
  {
    shape: 'group',
    draw: random => ({ p: whole(random, 3, 6), q: tenths(random, 1, 3), x: tenths(random, 4, 8) }),
    money: '',
    unit: inUnit('pound'),
    says: (p, q, r) => ({
      en: prose`Each of ${p} equal boxes weighs ${q} lb when it is empty. Filled with the same amount of apples, all the boxes together weigh ${r} lb. How many pounds of apples are in each box?`,
      es: prose`Cada una de ${p} cajas iguales pesa ${q} lb vacía. Llenas con la misma cantidad de manzanas, todas las cajas juntas pesan ${r} lb. ¿Cuántas libras de manzanas hay en cada caja?`,
    }),
    letIs: {
      en: line`the weight of the apples in a box in pounds`,
      es: line`el peso de las manzanas de una caja en libras`,
    },
    models: {
      en: line`The weight of a full box is that of its apples and the empty box together: multiply it by the number of boxes.`,
      es: line`El peso de una caja llena es el de sus manzanas y la caja vacía juntas: multiplícalo por el número de cajas.`,
    },
    ends: found => ({
      en: line`There are ${found} of apples in each box.`,
      es: line`En cada caja hay ${found} de manzanas.`,
    }),
  },
]
