import { type Block, type Both, type Hole, type Inline, line, prose, type Term } from '../../../author.ts'
import { UNITS, type Units } from './medium-stories.ts'
import type { Range } from './plans.ts'

/** A price shared equally, and one more amount that one of those who share it pays or has. */
export interface SharedPrice {
  readonly plan: '+' | '−'
  /** Cents of one share. */
  readonly each: Range
  readonly number: Range
  /** Cents. */
  readonly other: Range
  readonly tell: (total: Term, number: Term, other: Term) => Both<Block>
  readonly ends: (n: Hole) => Both<readonly Inline[]>
}

export const sharedPrices: readonly SharedPrice[] = [
  {
    plan: '+',
    each: [645, 1195],
    number: [3, 6],
    other: [225, 495],
    tell: (total, number, other) => ({
      en: prose`A group of ${number} friends shares the cost of a gift, ${total}, equally. One of them, Ana, also buys a card for ${other}. How much does Ana pay in all?`,
      es: prose`Un grupo de ${number} amigas se reparte por igual el costo de un regalo, ${total}. Una de ellas, Ana, compra también una tarjeta por ${other}. ¿Cuánto paga Ana en total?`,
    }),
    ends: n => ({ en: line`Ana pays ${n} in all.`, es: line`Ana paga ${n} en total.` }),
  },
  {
    plan: '−',
    each: [825, 1495],
    number: [3, 5],
    other: [245, 595],
    tell: (total, number, other) => ({
      en: prose`A team of ${number} brothers earns ${total} and shares it equally. One of the brothers, Marco, spends ${other} of his share on lunch. How much does Marco have left?`,
      es: prose`Un equipo de ${number} hermanos gana ${total} y lo reparte por igual. Uno de los hermanos, Marco, gasta ${other} de su parte en el almuerzo. ¿Cuánto le queda a Marco?`,
    }),
    ends: n => ({ en: line`Marco has ${n} left.`, es: line`A Marco le quedan ${n}.` }),
  },
  {
    plan: '+',
    each: [455, 895],
    number: [4, 7],
    other: [125, 345],
    tell: (total, number, other) => ({
      en: prose`A family buys ${number} museum tickets for ${total}. Each ticket costs the same, and a map costs ${other}. How much do one ticket and one map cost?`,
      es: prose`Una familia compra ${number} boletos para el museo por ${total}. Cada boleto cuesta lo mismo y un mapa cuesta ${other}. ¿Cuánto cuestan un boleto y un mapa?`,
    }),
    ends: n => ({ en: line`They cost ${n}.`, es: line`Cuestan ${n}.` }),
  },
  {
    plan: '−',
    each: [345, 795],
    number: [3, 6],
    other: [95, 245],
    tell: (total, number, other) => ({
      en: prose`A pack of ${number} notebooks costs ${total}. With a coupon, each notebook costs ${other} less. How much does one notebook cost with the coupon?`,
      es: prose`Un paquete de ${number} cuadernos cuesta ${total}. Con un cupón, cada cuaderno cuesta ${other} menos. ¿Cuánto cuesta un cuaderno con el cupón?`,
    }),
    ends: n => ({ en: line`One notebook costs ${n}.`, es: line`Un cuaderno cuesta ${n}.` }),
  },
  {
    plan: '+',
    each: [625, 995],
    number: [4, 6],
    other: [155, 395],
    tell: (total, number, other) => ({
      en: prose`A group of ${number} campers shares a food bill of ${total} equally. Each camper also pays ${other} for firewood. How much does each camper pay?`,
      es: prose`Un grupo de ${number} campistas se reparte por igual una cuenta de comida de ${total}. Cada campista paga además ${other} por leña. ¿Cuánto paga cada campista?`,
    }),
    ends: n => ({ en: line`Each camper pays ${n}.`, es: line`Cada campista paga ${n}.` }),
  },
  {
    plan: '−',
    each: [545, 945],
    number: [3, 7],
    other: [125, 395],
    tell: (total, number, other) => ({
      en: prose`A group of ${number} students raises ${total} at a bake sale. Each student raises the same amount. Elena spends ${other} of her amount on sugar. How much does she have left?`,
      es: prose`Un grupo de ${number} estudiantes recauda ${total} en una venta de pasteles. Cada estudiante recauda lo mismo. Elena gasta ${other} de su parte en azúcar. ¿Cuánto le queda?`,
    }),
    ends: n => ({ en: line`Elena has ${n} left.`, es: line`A Elena le quedan ${n}.` }),
  },
  {
    plan: '+',
    each: [835, 1265],
    number: [3, 5],
    other: [445, 695],
    tell: (total, number, other) => ({
      en: prose`A coach buys ${number} identical soccer balls for ${total}. A pump costs ${other}. How much do one ball and one pump cost?`,
      es: prose`Una entrenadora compra ${number} balones de fútbol idénticos por ${total}. Una bomba de aire cuesta ${other}. ¿Cuánto cuestan un balón y una bomba de aire?`,
    }),
    ends: n => ({ en: line`They cost ${n}.`, es: line`Cuestan ${n}.` }),
  },
  {
    plan: '−',
    each: [715, 1185],
    number: [4, 6],
    other: [215, 455],
    tell: (total, number, other) => ({
      en: prose`A group of ${number} neighbors shares the cost of a ladder, ${total}, equally. Hugo has a gift card for ${other} that pays part of his share. How much does Hugo still pay?`,
      es: prose`Un grupo de ${number} vecinos se reparte por igual el costo de una escalera, ${total}. Hugo tiene una tarjeta de regalo de ${other} que paga una parte de lo suyo. ¿Cuánto paga todavía Hugo?`,
    }),
    ends: n => ({ en: line`Hugo still pays ${n}.`, es: line`Hugo paga todavía ${n}.` }),
  },
]

/** Rows of measures in two units; two of them are compared in the smaller unit, or put together. */
export interface MeasuredTable {
  readonly units: Units
  readonly large: Range
  readonly head: Both<readonly [name: string, measure: string]>
  readonly rows: Both<readonly [string, string, string, string]>
  readonly intro: Both<Block>
  readonly more: (first: readonly Inline[], second: readonly Inline[]) => Both<Block>
  readonly ends: (first: Hole, second: Hole, n: Hole) => Both<readonly Inline[]>
}

const asked = (...pieces: readonly (string | readonly Inline[])[]): Block => ({
  kind: 'paragraph',
  content: pieces.flatMap(piece => (typeof piece === 'string' ? [piece] : piece)),
})

export const measuredTables: readonly MeasuredTable[] = [
  {
    units: UNITS.lb,
    large: [6, 18],
    head: { en: ['Puppy', 'Weight'], es: ['Cachorro', 'Peso'] },
    rows: { en: ['Luna', 'Max', 'Coco', 'Rocky'], es: ['Luna', 'Max', 'Coco', 'Rocky'] },
    intro: {
      en: prose`The table shows what four puppies weigh.`,
      es: prose`La tabla muestra cuánto pesan cuatro cachorros.`,
    },
    more: (first, second) => ({
      en: asked('How many more ounces does ', first, ' weigh than ', second, '?'),
      es: asked('¿Cuántas onzas más pesa ', first, ' que ', second, '?'),
    }),
    ends: (first, second, n) => ({
      en: line`${first} weighs ${n} more than ${second}.`,
      es: line`${first} pesa ${n} más que ${second}.`,
    }),
  },
  {
    units: UNITS.L,
    large: [2, 9],
    head: { en: ['Day', 'Lemonade'], es: ['Día', 'Limonada'] },
    rows: { en: ['Thursday', 'Friday', 'Saturday', 'Sunday'], es: ['jueves', 'viernes', 'sábado', 'domingo'] },
    intro: {
      en: prose`The table shows how much lemonade a stand sells.`,
      es: prose`La tabla muestra cuánta limonada vende un puesto.`,
    },
    more: (first, second) => ({
      en: asked('How many more milliliters does it sell on ', first, ' than on ', second, '?'),
      es: asked('¿Cuántos mililitros más vende el ', first, ' que el ', second, '?'),
    }),
    ends: (first, second, n) => ({
      en: line`It sells ${n} more on ${first} than on ${second}.`,
      es: line`Vende ${n} más el ${first} que el ${second}.`,
    }),
  },
  {
    units: UNITS.ft,
    large: [5, 12],
    head: { en: ['Student', 'Jump'], es: ['Estudiante', 'Salto'] },
    rows: { en: ['Amir', 'Clara', 'Diego', 'Zoe'], es: ['Amir', 'Clara', 'Diego', 'Zoe'] },
    intro: {
      en: prose`The table shows how far four students jump.`,
      es: prose`La tabla muestra qué distancia saltan cuatro estudiantes.`,
    },
    more: (first, second) => ({
      en: asked('How many more inches does ', first, ' jump than ', second, '?'),
      es: asked('¿Cuántas pulgadas más salta ', first, ' que ', second, '?'),
    }),
    ends: (first, second, n) => ({
      en: line`${first} jumps ${n} farther than ${second}.`,
      es: line`${first} salta ${n} más que ${second}.`,
    }),
  },
  {
    units: UNITS.m,
    large: [2, 9],
    head: { en: ['Piece', 'Length'], es: ['Pedazo', 'Longitud'] },
    rows: { en: ['red', 'blue', 'green', 'yellow'], es: ['rojo', 'azul', 'verde', 'amarillo'] },
    intro: {
      en: prose`The table shows the lengths of four pieces of rope.`,
      es: prose`La tabla muestra las longitudes de cuatro pedazos de cuerda.`,
    },
    more: (first, second) => ({
      en: asked('How many centimeters longer is the ', first, ' piece than the ', second, ' piece?'),
      es: asked('¿Cuántos centímetros más mide el pedazo ', first, ' que el ', second, '?'),
    }),
    ends: (first, second, n) => ({
      en: line`The ${first} piece is ${n} longer than the ${second} piece.`,
      es: line`El pedazo ${first} mide ${n} más que el ${second}.`,
    }),
  },
  {
    units: UNITS.kg,
    large: [2, 9],
    head: { en: ['Fruit', 'Mass'], es: ['Fruta', 'Masa'] },
    rows: { en: ['apples', 'plums', 'grapes', 'pears'], es: ['manzanas', 'ciruelas', 'uvas', 'peras'] },
    intro: {
      en: prose`The table shows the mass of the fruit in four boxes.`,
      es: prose`La tabla muestra la masa de la fruta de cuatro cajas.`,
    },
    more: (first, second) => ({
      en: asked('By how many grams is the mass of the ', first, ' greater than that of the ', second, '?'),
      es: asked('¿En cuántos gramos es mayor la masa de las ', first, ' que la de las ', second, '?'),
    }),
    ends: (first, second, n) => ({
      en: line`The mass of the ${first} is ${n} greater than that of the ${second}.`,
      es: line`La masa de las ${first} es ${n} mayor que la de las ${second}.`,
    }),
  },
  {
    units: UNITS.h,
    large: [1, 4],
    head: { en: ['Bus to the', 'Length of the ride'], es: ['Autobús al', 'Duración del viaje'] },
    rows: { en: ['lake', 'forest', 'canyon', 'airport'], es: ['lago', 'bosque', 'cañón', 'aeropuerto'] },
    intro: {
      en: prose`The table shows how long the bus rides to four places are.`,
      es: prose`La tabla muestra cuánto duran los viajes en autobús a cuatro lugares.`,
    },
    more: (first, second) => ({
      en: asked('How many minutes longer is the ride to the ', first, ' than the ride to the ', second, '?'),
      es: asked('¿Cuántos minutos más dura el viaje al ', first, ' que el viaje al ', second, '?'),
    }),
    ends: (first, second, n) => ({
      en: line`The ride to the ${first} is ${n} longer than the ride to the ${second}.`,
      es: line`El viaje al ${first} dura ${n} más que el viaje al ${second}.`,
    }),
  },
]

/** A trip in three parts that begins in the morning: when does it end? */
export interface ArrivalStory {
  readonly hour: Range
  readonly first: Range
  readonly second: Range
  readonly tell: (start: Hole, first: Term, second: Term) => Both<Block>
  readonly ends: (time: readonly Inline[], hour: number) => Both<readonly Inline[]>
}
const endsAt = (en: string, es: string) => (time: readonly Inline[], hour: number) => ({
  en: [en, ...time],
  es: [es, hour === 1 ? 'a la ' : 'a las ', ...time],
})
export const arrivals: readonly ArrivalStory[] = [
  {
    hour: [10, 11],
    first: [75, 145],
    second: [20, 55],
    tell: (start, first, second) => ({
      en: prose`A bus leaves at ${start} a.m. The ride to the city takes ${first}. Then the passengers walk for ${second} to the zoo. At what time do they reach the zoo?`,
      es: prose`Un autobús sale a las ${start} a.m. El viaje hasta la ciudad dura ${first}. Luego los pasajeros caminan ${second} hasta el zoológico. ¿A qué hora llegan al zoológico?`,
    }),
    ends: endsAt('They reach the zoo at ', 'Llegan al zoológico '),
  },
  {
    hour: [9, 11],
    first: [95, 165],
    second: [25, 50],
    tell: (start, first, second) => ({
      en: prose`A soccer game starts at ${start} a.m. and lasts ${first}. The team then eats lunch for ${second}. At what time does lunch end?`,
      es: prose`Un partido de fútbol empieza a las ${start} a.m. y dura ${first}. Después el equipo almuerza durante ${second}. ¿A qué hora termina el almuerzo?`,
    }),
    ends: endsAt('Lunch ends at ', 'El almuerzo termina '),
  },
  {
    hour: [10, 11],
    first: [65, 115],
    second: [30, 55],
    tell: (start, first, second) => ({
      en: prose`Naomi puts bread dough in a bowl at ${start} a.m. It rises for ${first} and bakes for ${second}. At what time is the bread ready?`,
      es: prose`Naomi pone masa de pan en un tazón a las ${start} a.m. La masa reposa ${first} y se hornea ${second}. ¿A qué hora está listo el pan?`,
    }),
    ends: endsAt('The bread is ready at ', 'El pan está listo '),
  },
  {
    hour: [9, 11],
    first: [125, 185],
    second: [25, 55],
    tell: (start, first, second) => ({
      en: prose`Hikers start at ${start} a.m. They walk for ${first} to a lake and rest there for ${second}. At what time do they leave the lake?`,
      es: prose`Unos excursionistas empiezan a las ${start} a.m. Caminan ${first} hasta un lago y descansan ahí ${second}. ¿A qué hora se van del lago?`,
    }),
    ends: endsAt('They leave the lake at ', 'Se van del lago '),
  },
  {
    hour: [10, 11],
    first: [85, 155],
    second: [15, 45],
    tell: (start, first, second) => ({
      en: prose`A train leaves at ${start} a.m. and arrives ${first} later. After a wait of ${second}, the passengers take a ferry. At what time does the ferry leave?`,
      es: prose`Un tren sale a las ${start} a.m. y llega ${first} después. Tras una espera de ${second}, los pasajeros toman un ferri. ¿A qué hora sale el ferri?`,
    }),
    ends: endsAt('The ferry leaves at ', 'El ferri sale '),
  },
  {
    hour: [10, 11],
    first: [70, 130],
    second: [20, 50],
    tell: (start, first, second) => ({
      en: prose`A concert starts at ${start} a.m. The first part lasts ${first}, and the second part lasts ${second}. There is no break. At what time does the concert end?`,
      es: prose`Un concierto empieza a las ${start} a.m. La primera parte dura ${first} y la segunda dura ${second}. No hay descanso. ¿A qué hora termina el concierto?`,
    }),
    ends: endsAt('The concert ends at ', 'El concierto termina '),
  },
  {
    hour: [9, 11],
    first: [105, 175],
    second: [20, 40],
    tell: (start, first, second) => ({
      en: prose`A plane takes off at ${start} a.m. The flight takes ${first}. The passengers wait ${second} for their bags. At what time do they get their bags?`,
      es: prose`Un avión despega a las ${start} a.m. El vuelo dura ${first}. Los pasajeros esperan sus maletas ${second}. ¿A qué hora reciben sus maletas?`,
    }),
    ends: endsAt('They get their bags at ', 'Reciben sus maletas '),
  },
  {
    hour: [10, 11],
    first: [65, 125],
    second: [30, 55],
    tell: (start, first, second) => ({
      en: prose`A class starts a museum tour at ${start} a.m. The tour lasts ${first}, and the workshop right after it lasts ${second}. At what time does the workshop end?`,
      es: prose`Una clase empieza un recorrido por un museo a las ${start} a.m. El recorrido dura ${first} y el taller que sigue dura ${second}. ¿A qué hora termina el taller?`,
    }),
    ends: endsAt('The workshop ends at ', 'El taller termina '),
  },
]
