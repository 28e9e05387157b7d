import { type Block, type Both, count, name, possessive, prose, subject } from '../../../content.ts'
import type { Noun } from '../../../language/noun.ts'
import { muffin } from '../../../language/nouns/food.ts'
import { chair } from '../../../language/nouns/home.ts'
import { piece } from '../../../language/nouns/mathematics.ts'
import { dollar } from '../../../language/nouns/money.ts'
import { tree } from '../../../language/nouns/nature.ts'
import { child } from '../../../language/nouns/people.ts'
import { marker, page, pencil } from '../../../language/nouns/school.ts'
import { marble, sticker } from '../../../language/nouns/toys.ts'
import { cup, foot, gallon, inch, meter, mile, minute, squareFoot, squareMeter } from '../../../language/nouns/units.ts'
import type { Person } from '../../../language/people.ts'

/** Two numbers, or three of which the last is not needed, and what the answer counts. */
export interface ChoosingStory {
  readonly answer: Noun
  readonly tell: (first: number, second: number, who: Person, idle: number) => Both<Block>
}

/** A product and one factor; asks for the other factor. */
export const factorStories: readonly ChoosingStory[] = [
  {
    answer: foot,
    tell: (total, known) => ({
      en: prose`A rug has an area of ${count(total, squareFoot)}. One side is ${count(known, foot)} long. How long is the other side?`,
      es: prose`Una alfombra tiene un área de ${count(total, squareFoot)}. Un lado mide ${count(known, foot)}. ¿Cuánto mide el otro lado?`,
    }),
  },
  {
    answer: piece,
    tell: (total, known, who) => ({
      en: prose`${name(who)} cuts ${count(total, inch)} of ribbon into pieces. Every piece is ${count(known, inch)} long. How many pieces are there?`,
      es: prose`${name(who)} corta ${count(total, inch)} de cinta en pedazos. Cada pedazo mide ${count(known, inch)}. ¿Cuántos pedazos hay?`,
    }),
  },
  {
    answer: minute,
    tell: (total, known) => ({
      en: prose`A tank holds ${count(total, gallon)} of water. A hose fills it with ${count(known, gallon)} per minute. How many minutes does it take to fill the tank?`,
      es: prose`En un tanque caben ${count(total, gallon)} de agua. Una manguera echa ${count(known, gallon)} por minuto. ¿Cuántos minutos tarda en llenarse el tanque?`,
    }),
  },
  {
    answer: chair,
    tell: (total, known) => ({
      en: prose`There are ${count(total, chair)} in ${known} equal rows. How many chairs are in each row?`,
      es: prose`Hay ${count(total, chair)} en ${known} filas iguales. ¿Cuántas sillas hay en cada fila?`,
    }),
  },
  {
    answer: meter,
    tell: (total, known) => ({
      en: prose`A rectangular garden has an area of ${count(total, squareMeter)}. One side is ${count(known, meter)} long. How long is the other side?`,
      es: prose`Un jardín rectangular tiene un área de ${count(total, squareMeter)}. Un lado mide ${count(known, meter)}. ¿Cuánto mide el otro lado?`,
    }),
  },
  {
    answer: mile,
    tell: (total, known, who) => ({
      en: prose`${name(who)} rides a bike for ${count(total, mile)} in ${known} days, the same distance every day. How many miles does ${subject(who)} ride per day?`,
      es: prose`${name(who)} recorre ${count(total, mile)} en bicicleta en ${known} días, la misma distancia cada día. ¿Cuántas millas recorre por día?`,
    }),
  },
]

/** Groups, how many in each, and a number that is not needed. */
export const idleStories: readonly ChoosingStory[] = [
  {
    answer: marker,
    tell: (groups, each, _, idle) => ({
      en: prose`A classroom has ${groups} boxes with ${count(each, marker)} each. It also has ${count(idle, pencil)}. How many markers are there?`,
      es: prose`En un salón hay ${groups} cajas con ${count(each, marker)} cada una. También hay ${count(idle, pencil)}. ¿Cuántos marcadores hay?`,
    }),
  },
  {
    answer: dollar,
    tell: (groups, each, who, idle) => ({
      en: prose`${name(who)} buys ${groups} books for ${count(each, dollar)} each. Every book has ${count(idle, page)}. How much do the books cost altogether?`,
      es: prose`${name(who)} compra ${groups} libros a ${count(each, dollar)} cada uno. Cada libro tiene ${count(idle, page)}. ¿Cuánto cuestan los libros en total?`,
    }),
  },
  {
    answer: muffin,
    tell: (groups, each, who, idle) => ({
      en: prose`${name(who)} bakes ${groups} trays of muffins. It takes ${count(idle, minute)}. There are ${count(each, muffin)} on every tray. How many muffins does ${subject(who)} bake?`,
      es: prose`${name(who)} hornea ${groups} bandejas de panecillos. Tarda ${count(idle, minute)}. En cada bandeja hay ${count(each, muffin)}. ¿Cuántos panecillos hornea?`,
    }),
  },
  {
    answer: tree,
    tell: (groups, each, _, idle) => ({
      en: prose`A park has ${groups} rows of trees with ${count(each, tree)} in each row. There are ${idle} benches under the trees. How many trees are in the rows?`,
      es: prose`Un parque tiene ${groups} hileras con ${count(each, tree)} en cada una. Bajo los árboles hay ${idle} bancas. ¿Cuántos árboles hay en las hileras?`,
    }),
  },
]

export const addStories: readonly ChoosingStory[] = [
  {
    answer: child,
    tell: (first, second) => ({
      en: prose`One bus takes ${count(first, child)} to the zoo, and another bus takes ${count(second, child)}. How many children go to the zoo?`,
      es: prose`Un autobús lleva ${count(first, child)} al zoológico y otro autobús lleva ${count(second, child)}. ¿Cuántos niños van al zoológico?`,
    }),
  },
  {
    answer: sticker,
    tell: (first, second, who) => ({
      en: prose`${name(who)} has ${count(first, sticker)} and gets ${count(second, sticker)} as a gift. How many stickers does ${subject(who)} have now?`,
      es: prose`${name(who)} tiene ${count(first, sticker)} y le regalan ${count(second, sticker)}. ¿Cuántas calcomanías tiene ahora?`,
    }),
  },
  {
    answer: cup,
    tell: (first, second, who) => ({
      en: prose`For a party, ${name(who)} makes ${count(first, cup)} of lemonade and ${count(second, cup)} of orange juice. How many cups is that in all?`,
      es: prose`Para una fiesta, ${name(who)} prepara ${count(first, cup)} de limonada y ${count(second, cup)} de jugo de naranja. ¿Cuántas tazas son en total?`,
    }),
  },
]

/** The first number is the greater one. */
export const subtractStories: readonly ChoosingStory[] = [
  {
    answer: page,
    tell: (first, second, who) => ({
      en: prose`A book has ${count(first, page)}. ${name(who)} has read ${count(second, page)}. How many pages are left?`,
      es: prose`Un libro tiene ${count(first, page)}. ${name(who)} ya leyó ${count(second, page)}. ¿Cuántas páginas le faltan?`,
    }),
  },
  {
    answer: marble,
    tell: (first, second, who) => ({
      en: prose`${name(who)} has ${count(first, marble)} and gives ${count(second, marble)} to ${possessive(who)} friends. How many marbles does ${subject(who)} still have?`,
      es: prose`${name(who)} tiene ${count(first, marble)} y les regala ${count(second, marble)} a sus amigos. ¿Cuántas canicas le quedan?`,
    }),
  },
  {
    answer: foot,
    tell: (first, second) => ({
      en: prose`One tree is ${count(first, foot)} tall. Another tree is ${count(second, foot)} tall. How much taller is the first tree?`,
      es: prose`Un árbol mide ${count(first, foot)} de alto. Otro árbol mide ${count(second, foot)} de alto. ¿Cuánto más alto es el primer árbol?`,
    }),
  },
]
