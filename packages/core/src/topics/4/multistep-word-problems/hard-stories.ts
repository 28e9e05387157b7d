import { line } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { Story } from './story.ts'

/** Three steps and a number that is not needed. */
export const hardStories: readonly Story[] = [
  {
    plan: 'rest shared',
    noun: nouns.dollar,
    ranges: { a: [45, 95], b: [3, 5], c: [240, 380], d: [4, 6], e: [92, 118] },
    tell: n => ({
      en: line`A school has ${n('a')} dollars for a trip with ${n('e')} students. It rents ${n('b')} buses for ${n('c')} dollars each. The ${n('d')} classes share the rest equally for museum tickets. How many dollars does each class get?`,
      es: line`Una escuela tiene ${n('a')} dólares para un viaje con ${n('e')} estudiantes. Alquila ${n('b')} autobuses a ${n('c')} dólares cada uno. Las ${n('d')} clases se reparten el resto en partes iguales para las entradas del museo. ¿Cuántos dólares recibe cada clase?`,
    }),
    spare: { en: line`the number of students`, es: line`el número de estudiantes` },
    finds: [
      { en: line`the total cost of the buses`, es: line`el costo total de los autobuses` },
      { en: line`how many dollars are left`, es: line`cuántos dólares quedan` },
      { en: line`the share of each class`, es: line`la parte de cada clase` },
    ],
    ends: x => ({ en: line`Each class gets ${x}.`, es: line`Cada clase recibe ${x}.` }),
  },
  {
    plan: 'joined groups, less',
    noun: nouns.yearbook,
    ranges: { a: [44, 58], b: [28, 41], c: [12, 18], d: [350, 800], e: [64, 96] },
    tell: n => ({
      en: line`Each day a print shop prints ${n('a')} yearbooks in the morning and ${n('b')} in the afternoon. Each yearbook has ${n('e')} pages. After ${n('c')} days, the shop sends ${n('d')} yearbooks to schools. How many yearbooks are left?`,
      es: line`Cada día, una imprenta imprime ${n('a')} anuarios en la mañana y ${n('b')} en la tarde. Cada anuario tiene ${n('e')} páginas. Después de ${n('c')} días, la imprenta envía ${n('d')} anuarios a las escuelas. ¿Cuántos anuarios quedan?`,
    }),
    spare: { en: line`the number of pages`, es: line`el número de páginas` },
    finds: [
      { en: line`how many yearbooks are printed each day`, es: line`cuántos anuarios se imprimen cada día` },
      {
        en: line`how many yearbooks are printed on all those days`,
        es: line`cuántos anuarios se imprimen en todos esos días`,
      },
      { en: line`how many yearbooks are left`, es: line`cuántos anuarios quedan` },
    ],
    ends: x => ({ en: line`There are ${x} left.`, es: line`Quedan ${x}.` }),
  },
  {
    plan: 'joined, shared, groups',
    noun: nouns.tulip,
    ranges: { a: [18, 36], b: [55, 95], c: [7, 9], d: [3, 5], e: [24, 48] },
    tell: n => ({
      en: line`A gardener plants ${n('a')} red tulips and ${n('b')} yellow tulips in ${n('c')} equal rows. Each row is ${n('e')} feet long. She sells all the tulips from ${n('d')} of the rows. How many tulips does she sell?`,
      es: line`Una jardinera planta ${n('a')} tulipanes rojos y ${n('b')} tulipanes amarillos en ${n('c')} filas iguales. Cada fila mide ${n('e')} pies de largo. Vende todos los tulipanes de ${n('d')} de las filas. ¿Cuántos tulipanes vende?`,
    }),
    spare: { en: line`the length of a row`, es: line`el largo de una fila` },
    finds: [
      { en: line`how many tulips there are in all`, es: line`cuántos tulipanes hay en total` },
      { en: line`how many tulips are in each row`, es: line`cuántos tulipanes hay en cada fila` },
      { en: line`how many tulips she sells`, es: line`cuántos tulipanes vende` },
    ],
    ends: x => ({ en: line`She sells ${x}.`, es: line`Vende ${x}.` }),
  },
  {
    plan: 'groups, more, shared',
    noun: nouns.book,
    ranges: { a: [12, 24], b: [28, 45], c: [40, 95], d: [4, 8], e: [42, 56] },
    tell: n => ({
      en: line`A library that is open ${n('e')} hours a week has ${n('a')} full shelves of ${n('b')} books and ${n('c')} more books on carts. All of these books are moved to ${n('d')} rooms, the same number to each. How many books are in each room?`,
      es: line`Una biblioteca que abre ${n('e')} horas a la semana tiene ${n('a')} estantes llenos de ${n('b')} libros y ${n('c')} libros más en carritos. Todos esos libros se pasan a ${n('d')} salas, el mismo número a cada una. ¿Cuántos libros hay en cada sala?`,
    }),
    spare: { en: line`the number of hours`, es: line`el número de horas` },
    finds: [
      { en: line`how many books are on the shelves`, es: line`cuántos libros hay en los estantes` },
      { en: line`how many books there are in all`, es: line`cuántos libros hay en total` },
      { en: line`how many books are in each room`, es: line`cuántos libros hay en cada sala` },
    ],
    ends: x => ({ en: line`There are ${x} in each room.`, es: line`En cada sala hay ${x}.` }),
  },
  {
    plan: 'groups, less, shared',
    noun: nouns.apple,
    ranges: { a: [14, 26], b: [36, 48], c: [45, 90], d: [5, 9], e: [25, 45] },
    tell: n => ({
      en: line`From ${n('e')} trees, a farmer fills ${n('a')} crates with ${n('b')} apples each. He makes juice with ${n('c')} of the apples and puts the others equally into ${n('d')} bins. How many apples are in each bin?`,
      es: line`De ${n('e')} árboles, un granjero llena ${n('a')} cajones con ${n('b')} manzanas cada uno. Hace jugo con ${n('c')} de las manzanas y pone las demás en partes iguales en ${n('d')} contenedores. ¿Cuántas manzanas hay en cada contenedor?`,
    }),
    spare: { en: line`the number of trees`, es: line`el número de árboles` },
    finds: [
      { en: line`how many apples there are in all`, es: line`cuántas manzanas hay en total` },
      { en: line`how many apples go into the bins`, es: line`cuántas manzanas van a los contenedores` },
      { en: line`how many apples are in each bin`, es: line`cuántas manzanas hay en cada contenedor` },
    ],
    ends: x => ({ en: line`There are ${x} in each bin.`, es: line`En cada contenedor hay ${x}.` }),
  },
  {
    plan: 'groups less groups',
    noun: nouns.dollar,
    ranges: { a: [65, 98], b: [7, 12], c: [14, 24], d: [11, 15], e: [26, 34] },
    tell: n => ({
      en: line`A garden club with ${n('e')} members sells ${n('a')} plants for ${n('b')} dollars each. To grow them, it bought ${n('c')} bags of soil for ${n('d')} dollars each. How many dollars are left after the soil is paid for?`,
      es: line`Un club de jardinería con ${n('e')} miembros vende ${n('a')} plantas a ${n('b')} dólares cada una. Para cultivarlas compró ${n('c')} bolsas de tierra a ${n('d')} dólares cada una. ¿Cuántos dólares quedan después de pagar la tierra?`,
    }),
    spare: { en: line`the number of members`, es: line`el número de miembros` },
    finds: [
      {
        en: line`how many dollars the club gets for the plants`,
        es: line`cuántos dólares recibe el club por las plantas`,
      },
      { en: line`the total cost of the soil`, es: line`el costo total de la tierra` },
      { en: line`how many dollars are left`, es: line`cuántos dólares quedan` },
    ],
    ends: x => ({ en: line`There are ${x} left.`, es: line`Quedan ${x}.` }),
  },
  {
    plan: 'rest shared',
    noun: nouns.muffin,
    ranges: { a: [16, 28], b: [14, 24], c: [12, 18], d: [6, 9], e: [16, 26] },
    tell: n => ({
      en: line`A bakery makes ${n('a')} muffins. It sells a hotel ${n('b')} boxes of ${n('c')} muffins for ${n('e')} dollars a box and puts the rest equally on ${n('d')} trays. How many muffins are on each tray?`,
      es: line`Una panadería hace ${n('a')} muffins. Vende a un hotel ${n('b')} cajas de ${n('c')} muffins a ${n('e')} dólares la caja y pone el resto en partes iguales en ${n('d')} bandejas. ¿Cuántos muffins hay en cada bandeja?`,
    }),
    spare: { en: line`the price of a box`, es: line`el precio de una caja` },
    finds: [
      { en: line`how many muffins go to the hotel`, es: line`cuántos muffins van al hotel` },
      { en: line`how many muffins are left`, es: line`cuántos muffins quedan` },
      { en: line`how many muffins are on each tray`, es: line`cuántos muffins hay en cada bandeja` },
    ],
    ends: x => ({ en: line`There are ${x} on each tray.`, es: line`En cada bandeja hay ${x}.` }),
  },
  {
    plan: 'joined groups, less',
    noun: nouns.raffleTicket,
    ranges: { a: [45, 54], b: [34, 45], c: [12, 16], d: [350, 800], e: [16, 24] },
    tell: n => ({
      en: line`At a camp with ${n('e')} tents, ${n('a')} girls and ${n('b')} boys get ${n('c')} raffle tickets each. They sell ${n('d')} of these tickets in the first week. How many raffle tickets are not sold yet?`,
      es: line`En un campamento con ${n('e')} carpas, ${n('a')} niñas y ${n('b')} niños reciben ${n('c')} boletos de rifa cada uno. Venden ${n('d')} de esos boletos en la primera semana. ¿Cuántos boletos de rifa no se han vendido todavía?`,
    }),
    spare: { en: line`the number of tents`, es: line`el número de carpas` },
    finds: [
      { en: line`how many children are at the camp`, es: line`cuántos niños y niñas hay en el campamento` },
      { en: line`how many raffle tickets there are in all`, es: line`cuántos boletos de rifa hay en total` },
      { en: line`how many tickets are not sold`, es: line`cuántos boletos no se han vendido` },
    ],
    ends: x => ({ en: line`There are ${x} not sold yet.`, es: line`Todavía no se han vendido ${x}.` }),
  },
  {
    plan: 'joined, shared, groups',
    noun: nouns.can,
    ranges: { a: [34, 58], b: [130, 210], c: [7, 9], d: [3, 5], e: [12, 18] },
    tell: n => ({
      en: line`In ${n('e')} days, two classes collect ${n('a')} cans and ${n('b')} cans of food. They pack all of the cans in ${n('c')} equal boxes and load ${n('d')} of the boxes on a truck. How many cans are on the truck?`,
      es: line`En ${n('e')} días, dos clases juntan ${n('a')} latas y ${n('b')} latas de comida. Empacan todas las latas en ${n('c')} cajas iguales y suben ${n('d')} de las cajas a un camión. ¿Cuántas latas hay en el camión?`,
    }),
    spare: { en: line`the number of days`, es: line`el número de días` },
    finds: [
      { en: line`how many cans there are in all`, es: line`cuántas latas hay en total` },
      { en: line`how many cans are in each box`, es: line`cuántas latas hay en cada caja` },
      { en: line`how many cans are on the truck`, es: line`cuántas latas hay en el camión` },
    ],
    ends: x => ({ en: line`There are ${x} on the truck.`, es: line`En el camión hay ${x}.` }),
  },
  {
    plan: 'groups, less, shared',
    noun: nouns.person,
    ranges: { a: [18, 28], b: [24, 36], c: [45, 120], d: [4, 6], e: [14, 22] },
    tell: n => ({
      en: line`A hall has ${n('a')} rows of ${n('b')} seats, and a ticket costs ${n('e')} dollars. At a concert, ${n('c')} seats are empty. Afterward, the people leave through ${n('d')} doors, the same number through each door. How many people leave through each door?`,
      es: line`Una sala tiene ${n('a')} filas de ${n('b')} asientos y un boleto cuesta ${n('e')} dólares. En un concierto hay ${n('c')} asientos vacíos. Al final, las personas salen por ${n('d')} puertas, el mismo número por cada puerta. ¿Cuántas personas salen por cada puerta?`,
    }),
    spare: { en: line`the price of a ticket`, es: line`el precio de un boleto` },
    finds: [
      { en: line`how many seats there are in all`, es: line`cuántos asientos hay en total` },
      { en: line`how many people go to the concert`, es: line`cuántas personas van al concierto` },
      { en: line`how many people leave through each door`, es: line`cuántas personas salen por cada puerta` },
    ],
    ends: x => ({ en: line`Through each door, ${x} leave.`, es: line`Por cada puerta salen ${x}.` }),
  },
]
