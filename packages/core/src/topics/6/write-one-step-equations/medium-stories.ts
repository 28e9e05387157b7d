import { line } from '../../../author.ts'
import type { Story } from './stories.ts'

/** All four operations, most with decimals: every other story takes away or divides. */
export const mediumStories: readonly Story[] = [
  {
    operation: 'minus',
    letter: 'm',
    printing: 'prices',
    a: [6, 14],
    other: [8, 25],
    tell: (a, b, v) => ({
      en: line`Elena buys a book for ${a} and has ${b} left. Let ${v} be the amount that she had before, in dollars.`,
      es: line`Elena compra un libro por ${a} y le quedan ${b}. Sea ${v} la cantidad que tenía antes, en dólares.`,
    }),
    ends: x => ({ en: line`Elena had ${x} before.`, es: line`Elena tenía ${x} antes.` }),
  },
  {
    operation: 'plus',
    letter: 's',
    printing: 'prices',
    a: [1.5, 3],
    other: [5, 9],
    tell: (a, b, v) => ({
      en: line`Bruno buys a sandwich and a drink. The drink costs ${a}, and he pays ${b} in all. Let ${v} be the price of the sandwich, in dollars.`,
      es: line`Bruno compra un sándwich y una bebida. La bebida cuesta ${a}, y él paga ${b} en total. Sea ${v} el precio del sándwich, en dólares.`,
    }),
    ends: x => ({ en: line`The sandwich costs ${x}.`, es: line`El sándwich cuesta ${x}.` }),
  },
  {
    operation: 'divide',
    letter: 'b',
    printing: 'prices',
    a: [3, 6],
    other: [9, 18],
    tell: (a, b, v) => ({
      en: line`A restaurant bill is shared equally by ${a} friends. Each friend pays ${b}. Let ${v} be the whole bill, in dollars.`,
      es: line`Entre ${a} amigos pagan la cuenta de un restaurante en partes iguales. Cada amigo paga ${b}. Sea ${v} la cuenta completa, en dólares.`,
    }),
    ends: x => ({ en: line`The whole bill is ${x}.`, es: line`La cuenta completa es de ${x}.` }),
  },
  {
    operation: 'times',
    letter: 'r',
    printing: 'prices',
    a: [3, 6],
    other: [1.5, 4],
    tell: (a, b, v) => ({
      en: line`Sara takes the bus ${a} times. Each ride costs the same, and all the rides together cost ${b}. Let ${v} be the price of one ride, in dollars.`,
      es: line`Sara toma el autobús ${a} veces. Cada viaje cuesta lo mismo y todos los viajes juntos cuestan ${b}. Sea ${v} el precio de un viaje, en dólares.`,
    }),
    ends: x => ({ en: line`One ride costs ${x}.`, es: line`Un viaje cuesta ${x}.` }),
  },
  {
    operation: 'minus',
    letter: 'r',
    printing: 'tenths',
    a: [1.2, 4.8],
    other: [5.1, 9.8],
    tell: (a, b, v) => ({
      en: line`A piece that is ${a} meters long is cut off a rope. The rest is ${b} meters long. Let ${v} be the length of the whole rope, in meters.`,
      es: line`De una cuerda se corta un pedazo de ${a} metros. El resto mide ${b} metros. Sea ${v} la longitud de toda la cuerda, en metros.`,
    }),
    ends: x => ({ en: line`The whole rope was ${x} meters long.`, es: line`Toda la cuerda medía ${x} metros.` }),
  },
  {
    operation: 'plus',
    letter: 'w',
    printing: 'tenths',
    a: [1.2, 2.9],
    other: [3.1, 6.8],
    tell: (a, b, v) => ({
      en: line`In one month, a puppy gained ${a} kilograms. Now it weighs ${b} kilograms. Let ${v} be its weight at the beginning of the month, in kilograms.`,
      es: line`En un mes, un cachorro subió ${a} kilogramos. Ahora pesa ${b} kilogramos. Sea ${v} su peso al comienzo del mes, en kilogramos.`,
    }),
    ends: x => ({
      en: line`The puppy weighed ${x} kilograms at the beginning of the month.`,
      es: line`El cachorro pesaba ${x} kilogramos al comienzo del mes.`,
    }),
  },
  {
    operation: 'divide',
    letter: 'c',
    printing: 'whole',
    a: [4, 6],
    other: [7, 12],
    tell: (a, b, v) => ({
      en: line`All the cards of a game are dealt to ${a} players. Each player gets ${b} cards. Let ${v} be the number of cards in the game.`,
      es: line`Todas las cartas de un juego se reparten por igual entre ${a} jugadores. Cada jugador recibe ${b} cartas. Sea ${v} el número de cartas del juego.`,
    }),
    ends: x => ({ en: line`The game has ${x} cards.`, es: line`El juego tiene ${x} cartas.` }),
  },
  {
    operation: 'times',
    letter: 'k',
    printing: 'tenths',
    a: [5, 8],
    other: [2.1, 3.9],
    tell: (a, b, v) => ({
      en: line`Together, ${a} equal bricks weigh ${b} kilograms. Let ${v} be the weight of one brick, in kilograms.`,
      es: line`Juntos, ${a} ladrillos iguales pesan ${b} kilogramos. Sea ${v} el peso de un ladrillo, en kilogramos.`,
    }),
    ends: x => ({ en: line`One brick weighs ${x} kilograms.`, es: line`Un ladrillo pesa ${x} kilogramos.` }),
  },
  {
    operation: 'minus',
    letter: 'd',
    printing: 'tenths',
    a: [2.3, 5.6],
    other: [1.4, 4.9],
    tell: (a, b, v) => ({
      en: line`Malik has hiked ${a} miles of a trail and has ${b} miles left. Let ${v} be the length of the trail, in miles.`,
      es: line`Malik ya caminó ${a} millas de un sendero y le faltan ${b} millas. Sea ${v} la longitud del sendero, en millas.`,
    }),
    ends: x => ({ en: line`The trail is ${x} miles long.`, es: line`El sendero mide ${x} millas.` }),
  },
  {
    operation: 'plus',
    letter: 'g',
    printing: 'tenths',
    a: [5.2, 8.7],
    other: [2.4, 6.5],
    tell: (a, b, v) => ({
      en: line`A driver adds ${a} gallons of gas to the tank. Then there are ${b} gallons in it. Let ${v} be the number of gallons in the tank before.`,
      es: line`Una conductora echa ${a} galones de gasolina en el tanque. Después hay ${b} galones. Sea ${v} el número de galones que había antes.`,
    }),
    ends: x => ({
      en: line`There were ${x} gallons in the tank before.`,
      es: line`Antes había ${x} galones en el tanque.`,
    }),
  },
  {
    operation: 'divide',
    letter: 'f',
    printing: 'tenths',
    a: [4, 9],
    other: [1.2, 2.8],
    tell: (a, b, v) => ({
      en: line`A ribbon is cut into ${a} equal pieces. Each piece is ${b} feet long. Let ${v} be the length of the whole ribbon, in feet.`,
      es: line`Una cinta se corta en ${a} pedazos iguales. Cada pedazo mide ${b} pies. Sea ${v} la longitud de toda la cinta, en pies.`,
    }),
    ends: x => ({ en: line`The whole ribbon is ${x} feet long.`, es: line`Toda la cinta mide ${x} pies.` }),
  },
  {
    operation: 'times',
    letter: 't',
    printing: 'tenths',
    a: [3, 6],
    other: [6.2, 9.6],
    tell: (a, b, v) => ({
      en: line`Naomi runs ${a} laps at the same speed in ${b} minutes. Let ${v} be her time for one lap, in minutes.`,
      es: line`Naomi da ${a} vueltas a la misma velocidad en ${b} minutos. Sea ${v} su tiempo en una vuelta, en minutos.`,
    }),
    ends: x => ({
      en: line`Naomi takes ${x} minutes for one lap.`,
      es: line`Naomi tarda ${x} minutos en una vuelta.`,
    }),
  },
  {
    operation: 'minus',
    letter: 'p',
    printing: 'prices',
    a: [5, 15],
    other: [22, 48],
    tell: (a, b, v) => ({
      en: line`A store takes ${a} off the price of a jacket. Now the jacket costs ${b}. Let ${v} be the original price, in dollars.`,
      es: line`Una tienda descuenta ${a} del precio de una chaqueta. Ahora la chaqueta cuesta ${b}. Sea ${v} el precio original, en dólares.`,
    }),
    ends: x => ({ en: line`The jacket cost ${x} before.`, es: line`La chaqueta costaba ${x} antes.` }),
  },
  {
    operation: 'divide',
    letter: 'r',
    printing: 'tenths',
    a: [3, 5],
    other: [12.4, 24.8],
    tell: (a, b, v) => ({
      en: line`A bicycle race has ${a} equal stages of ${b} kilometers each. Let ${v} be the length of the whole race, in kilometers.`,
      es: line`Una carrera de bicicletas tiene ${a} etapas iguales de ${b} kilómetros cada una. Sea ${v} la longitud de toda la carrera, en kilómetros.`,
    }),
    ends: x => ({
      en: line`The whole race is ${x} kilometers long.`,
      es: line`Toda la carrera mide ${x} kilómetros.`,
    }),
  },
]
