import { type Block, type Both, type Inline, line, type Noun, prose, type Term } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

/** Two amounts of one unit, in hundredths: the first is always the greater one where they are compared. */
export interface AmountsStory {
  readonly noun: Noun
  readonly first: readonly [least: number, most: number]
  readonly second: readonly [least: number, most: number]
  ask(first: Term, second: Term): Both<Block>
  says(answer: Term): Both<readonly Inline[]>
}

export const together: readonly AmountsStory[] = [
  {
    noun: nouns.inch,
    first: [40, 190],
    second: [40, 190],
    ask: (first, second) => ({
      en: prose`It rains ${first} on Monday and ${second} on Tuesday. How much rain falls on the two days?`,
      es: prose`El lunes caen ${first} de lluvia y el martes caen ${second}. ¿Cuánta lluvia cae en los dos días?`,
    }),
    says: answer => ({
      en: line`In all, ${answer} of rain fall.`,
      es: line`En total caen ${answer} de lluvia.`,
    }),
  },
  {
    noun: nouns.mile,
    first: [120, 480],
    second: [110, 480],
    ask: (first, second) => ({
      en: prose`Ana hikes ${first} to a lake and then ${second} to her camp. How far does she hike in all?`,
      es: prose`Ana camina ${first} hasta un lago y luego ${second} hasta su campamento. ¿Cuánto camina en total?`,
    }),
    says: answer => ({ en: line`She hikes ${answer}.`, es: line`Ana camina ${answer}.` }),
  },
  {
    noun: nouns.kilogram,
    first: [110, 340],
    second: [110, 340],
    ask: (first, second) => ({
      en: prose`A bag of apples weighs ${first}, and a bag of oranges weighs ${second}. What do they weigh together?`,
      es: prose`Una bolsa de manzanas pesa ${first} y una de naranjas pesa ${second}. ¿Cuánto pesan juntas?`,
    }),
    says: answer => ({ en: line`Together they weigh ${answer}.`, es: line`Juntas pesan ${answer}.` }),
  },
  {
    noun: nouns.liter,
    first: [110, 380],
    second: [60, 190],
    ask: (first, second) => ({
      en: prose`Daniel mixes ${first} of water and ${second} of fruit juice. How much drink does he make?`,
      es: prose`Daniel mezcla ${first} de agua y ${second} de jugo de fruta. ¿Cuánta bebida prepara?`,
    }),
    says: answer => ({ en: line`He makes ${answer} of drink.`, es: line`Daniel prepara ${answer} de bebida.` }),
  },
  {
    noun: nouns.meter,
    first: [210, 690],
    second: [210, 690],
    ask: (first, second) => ({
      en: prose`Two pieces of fence, ${first} and ${second} long, are joined end to end. How long is the whole fence?`,
      es: prose`Dos tramos de cerca, de ${first} y de ${second} de largo, se unen uno tras otro. ¿Cuánto mide toda la cerca?`,
    }),
    says: answer => ({ en: line`The fence is ${answer} long.`, es: line`La cerca mide ${answer}.` }),
  },
  {
    noun: nouns.hour,
    first: [110, 370],
    second: [110, 370],
    ask: (first, second) => ({
      en: prose`Clara paints a mural for ${first} on Saturday and for ${second} on Sunday. How long does she paint in all?`,
      es: prose`Clara pinta un mural durante ${first} el sábado y ${second} el domingo. ¿Cuánto tiempo pinta en total?`,
    }),
    says: answer => ({ en: line`She paints for ${answer}.`, es: line`Clara pinta durante ${answer}.` }),
  },
  {
    noun: nouns.pound,
    first: [120, 480],
    second: [110, 390],
    ask: (first, second) => ({
      en: prose`A cook buys ${first} of carrots and ${second} of onions for a soup. How many pounds of vegetables does he buy?`,
      es: prose`Un cocinero compra ${first} de zanahorias y ${second} de cebollas para una sopa. ¿Cuántas libras de verduras compra?`,
    }),
    says: answer => ({ en: line`He buys ${answer} of vegetables.`, es: line`Compra ${answer} de verduras.` }),
  },
  {
    noun: nouns.foot,
    first: [210, 590],
    second: [110, 380],
    ask: (first, second) => ({
      en: prose`A snowman’s body is ${first} tall, and its head adds ${second}. How tall is the snowman?`,
      es: prose`El cuerpo de un muñeco de nieve mide ${first} de alto y la cabeza añade ${second}. ¿Cuánto mide el muñeco?`,
    }),
    says: answer => ({ en: line`The snowman is ${answer} tall.`, es: line`El muñeco mide ${answer}.` }),
  },
]

export const compared: readonly AmountsStory[] = [
  {
    noun: nouns.meter,
    first: [260, 390],
    second: [190, 259],
    ask: (first, second) => ({
      en: prose`In the long jump, Bruno jumps ${first} and Amir jumps ${second}. How much farther does Bruno jump?`,
      es: prose`En salto de longitud, Bruno salta ${first} y Amir salta ${second}. ¿Cuánto más lejos salta Bruno?`,
    }),
    says: answer => ({ en: line`Bruno jumps ${answer} farther.`, es: line`Bruno salta ${answer} más lejos.` }),
  },
  {
    noun: nouns.second,
    first: [1510, 1840],
    second: [1260, 1509],
    ask: (first, second) => ({
      en: prose`Dalia runs a race in ${first}, and Carlos runs it in ${second}. By how many seconds is Carlos faster?`,
      es: prose`Dalia corre una carrera en ${first} y Carlos la corre en ${second}. ¿Cuántos segundos menos tarda Carlos?`,
    }),
    says: answer => ({ en: line`Carlos is ${answer} faster.`, es: line`Carlos tarda ${answer} menos.` }),
  },
  {
    noun: nouns.kilogram,
    first: [410, 690],
    second: [110, 190],
    ask: (first, second) => ({
      en: prose`A full backpack weighs ${first}. Empty, it weighs ${second}. What do the things in it weigh?`,
      es: prose`Una mochila llena pesa ${first}. Vacía, pesa ${second}. ¿Cuánto pesan las cosas que lleva dentro?`,
    }),
    says: answer => ({ en: line`The things weigh ${answer}.`, es: line`Las cosas pesan ${answer}.` }),
  },
  {
    noun: nouns.liter,
    first: [310, 490],
    second: [110, 260],
    ask: (first, second) => ({
      en: prose`A pitcher has ${first} of lemonade in it. A family drinks ${second}. How much lemonade is left?`,
      es: prose`Una jarra tiene ${first} de limonada. Una familia toma ${second}. ¿Cuánta limonada queda?`,
    }),
    says: answer => ({ en: line`${answer} of lemonade are left.`, es: line`Quedan ${answer} de limonada.` }),
  },
  {
    noun: nouns.meter,
    first: [151, 194],
    second: [81, 139],
    ask: (first, second) => ({
      en: prose`In June a sunflower was ${second} tall. In July it was ${first} tall. How much did it grow?`,
      es: prose`En junio un girasol medía ${second} de alto. En julio medía ${first}. ¿Cuánto creció?`,
    }),
    says: answer => ({ en: line`It grew ${answer}.`, es: line`Creció ${answer}.` }),
  },
  {
    noun: nouns.kilometer,
    first: [1110, 1940],
    second: [310, 980],
    ask: (first, second) => ({
      en: prose`A bike path is ${first} long. Camila has ridden ${second} of it. How far does she still have to ride?`,
      es: prose`Una ciclovía mide ${first}. Camila ha recorrido ${second}. ¿Cuánto le falta por recorrer?`,
    }),
    says: answer => ({ en: line`She still has ${answer} to ride.`, es: line`Le faltan ${answer} por recorrer.` }),
  },
  {
    noun: nouns.pound,
    first: [1110, 1480],
    second: [610, 980],
    ask: (first, second) => ({
      en: prose`One pumpkin at a fair weighs ${first}, and another weighs ${second}. How much heavier is the first pumpkin?`,
      es: prose`En una feria, una calabaza pesa ${first} y otra pesa ${second}. ¿Cuánto más pesa la primera calabaza?`,
    }),
    says: answer => ({
      en: line`The first pumpkin is ${answer} heavier.`,
      es: line`La primera calabaza pesa ${answer} más.`,
    }),
  },
  {
    noun: nouns.gallon,
    first: [1110, 1490],
    second: [310, 890],
    ask: (first, second) => ({
      en: prose`The gas tank of a car holds ${first}. There are ${second} of gas in it. How much more gas fits in the tank?`,
      es: prose`En el tanque de un auto caben ${first} de gasolina. Tiene ${second}. ¿Cuánta gasolina más cabe en el tanque?`,
    }),
    says: answer => ({ en: line`${answer} more fit in the tank.`, es: line`En el tanque caben ${answer} más.` }),
  },
]

/** Two prices, in cents, and the bills that are handed over. */
export interface ChangeStory {
  readonly first: readonly [least: number, most: number]
  readonly second: readonly [least: number, most: number]
  readonly paid: number
  ask(first: Term, second: Term, paid: Term): Both<Block>
}

export const change: readonly ChangeStory[] = [
  {
    first: [625, 995],
    second: [145, 395],
    paid: 2000,
    ask: (first, second, paid) => ({
      en: prose`Amara buys a book for ${first} and a pen for ${second}. She pays with ${paid}. How much change does she get?`,
      es: prose`Amara compra un libro por ${first} y un bolígrafo por ${second}. Paga con ${paid}. ¿Cuánto cambio recibe?`,
    }),
  },
  {
    first: [345, 575],
    second: [115, 245],
    paid: 1000,
    ask: (first, second, paid) => ({
      en: prose`A sandwich costs ${first}, and a bottle of juice costs ${second}. Amir buys both and pays with ${paid}. How much change does he get?`,
      es: prose`Un sándwich cuesta ${first} y una botella de jugo cuesta ${second}. Amir compra las dos cosas y paga con ${paid}. ¿Cuánto cambio recibe?`,
    }),
  },
  {
    first: [885, 1295],
    second: [415, 675],
    paid: 2000,
    ask: (first, second, paid) => ({
      en: prose`Dalia orders a pizza for ${first} and a salad for ${second}. She pays with ${paid}. How much change does she get?`,
      es: prose`Dalia pide una pizza de ${first} y una ensalada de ${second}. Paga con ${paid}. ¿Cuánto cambio recibe?`,
    }),
  },
  {
    first: [1225, 1895],
    second: [1105, 1785],
    paid: 4000,
    ask: (first, second, paid) => ({
      en: prose`A T-shirt costs ${first}, and a cap costs ${second}. Bruno buys one of each and pays with ${paid}. How much change does he get?`,
      es: prose`Una camiseta cuesta ${first} y una gorra cuesta ${second}. Bruno compra una de cada una y paga con ${paid}. ¿Cuánto cambio recibe?`,
    }),
  },
  {
    first: [215, 385],
    second: [105, 185],
    paid: 500,
    ask: (first, second, paid) => ({
      en: prose`A notebook costs ${first}, and a ruler costs ${second}. Clara buys both and pays with ${paid}. How much change does she get?`,
      es: prose`Un cuaderno cuesta ${first} y una regla cuesta ${second}. Clara compra las dos cosas y paga con ${paid}. ¿Cuánto cambio recibe?`,
    }),
  },
  {
    first: [1125, 1475],
    second: [725, 995],
    paid: 3000,
    ask: (first, second, paid) => ({
      en: prose`A movie ticket costs ${first}, and popcorn costs ${second}. Daniel buys both and pays with ${paid}. How much change does he get?`,
      es: prose`Una entrada de cine cuesta ${first} y las palomitas cuestan ${second}. Daniel compra las dos cosas y paga con ${paid}. ¿Cuánto cambio recibe?`,
    }),
  },
  {
    first: [465, 825],
    second: [225, 395],
    paid: 1500,
    ask: (first, second, paid) => ({
      en: prose`At the market, strawberries cost ${first} and tomatoes cost ${second}. Ana pays for both with ${paid}. How much change does she get?`,
      es: prose`En el mercado, las fresas cuestan ${first} y los tomates cuestan ${second}. Ana paga las dos cosas con ${paid}. ¿Cuánto cambio recibe?`,
    }),
  },
  {
    first: [2215, 2945],
    second: [1015, 1695],
    paid: 5000,
    ask: (first, second, paid) => ({
      en: prose`A soccer ball costs ${first}, and a pump costs ${second}. Carlos buys both and pays with ${paid}. How much change does he get?`,
      es: prose`Un balón de fútbol cuesta ${first} y una bomba de aire cuesta ${second}. Carlos compra las dos cosas y paga con ${paid}. ¿Cuánto cambio recibe?`,
    }),
  },
]
