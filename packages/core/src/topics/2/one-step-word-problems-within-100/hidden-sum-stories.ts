import { count, name, prose, subject } from '../../../content.ts'
import { duck } from '../../../language/nouns/animals.ts'
import { apple, cookie } from '../../../language/nouns/food.ts'
import { point } from '../../../language/nouns/mathematics.ts'
import { dollar } from '../../../language/nouns/money.ts'
import { seed } from '../../../language/nouns/nature.ts'
import { child } from '../../../language/nouns/people.ts'
import { book, page } from '../../../language/nouns/school.ts'
import { balloon, baseballCard, bead, marble, stamp } from '../../../language/nouns/toys.ts'
import { car } from '../../../language/nouns/transport.ts'
import type { OneStepStory } from './one-step-story.ts'

/** The start or the greater amount is asked for, and the words point the other way. */
export const hiddenSumStories: readonly OneStepStory[] = [
  {
    noun: marble,
    isAboutAChild: true,
    tell: (a, b, who) => ({
      en: prose`${name(who)} had some marbles and gave away ${count(a, marble)}. Now ${subject(who)} has ${count(b, marble)}. How many marbles did ${subject(who)} have at first?`,
      es: prose`${name(who)} tenía canicas y regaló ${count(a, marble)}. Ahora tiene ${count(b, marble)}. ¿Cuántas canicas tenía al principio?`,
    }),
  },
  {
    noun: bead,
    isAboutAChild: true,
    tell: (a, b, who, other) => ({
      en: prose`${name(who)} has ${count(a, bead)}. That is ${b} fewer than ${name(other)} has. How many beads does ${name(other)} have?`,
      es: prose`${name(who)} tiene ${count(a, bead)}. Son ${b} menos de las que tiene ${name(other)}. ¿Cuántas cuentas tiene ${name(other)}?`,
    }),
  },
  {
    noun: book,
    tell: (a, b) => ({
      en: prose`Some books were on a library cart. Children took ${count(a, book)}, and ${count(b, book)} are left on the cart. How many books were on the cart at first?`,
      es: prose`En un carrito de la biblioteca había libros. Los niños se llevaron ${count(a, book)} y quedan ${count(b, book)} en el carrito. ¿Cuántos libros había al principio?`,
    }),
  },
  {
    noun: baseballCard,
    isAboutAChild: true,
    tell: (a, b, who, other) => ({
      en: prose`${name(who)} has ${b} fewer baseball cards than ${name(other)}. ${name(who)} has ${count(a, baseballCard)}. How many baseball cards does ${name(other)} have?`,
      es: prose`${name(who)} tiene ${b} tarjetas de béisbol menos que ${name(other)}. ${name(who)} tiene ${count(a, baseballCard)}. ¿Cuántas tarjetas de béisbol tiene ${name(other)}?`,
    }),
  },
  {
    noun: balloon,
    tell: (a, b, who) => ({
      en: prose`Some balloons were in a bag. ${name(who)} took out ${count(a, balloon)}, and ${count(b, balloon)} are left in the bag. How many balloons were in the bag at first?`,
      es: prose`En una bolsa había globos. ${name(who)} sacó ${count(a, balloon)} y quedan ${count(b, balloon)} en la bolsa. ¿Cuántos globos había al principio?`,
    }),
  },
  {
    noun: stamp,
    isAboutAChild: true,
    tell: (a, b, who) => ({
      en: prose`${name(who)} had some stamps and used ${count(a, stamp)} on letters. Now ${subject(who)} has ${count(b, stamp)}. How many stamps did ${subject(who)} have at first?`,
      es: prose`${name(who)} tenía estampillas y usó ${count(a, stamp)} en unas cartas. Ahora tiene ${count(b, stamp)}. ¿Cuántas estampillas tenía al principio?`,
    }),
  },
  {
    noun: duck,
    tell: (a, b) => ({
      en: prose`Some ducks were on a pond. Then ${count(a, duck)} flew away, and ${count(b, duck)} are left. How many ducks were on the pond at first?`,
      es: prose`En un estanque había patos. Luego ${count(a, duck)} se fueron volando y quedan ${count(b, duck)}. ¿Cuántos patos había al principio?`,
    }),
  },
  {
    noun: apple,
    tell: (a, b) => ({
      en: prose`The old tree has ${count(a, apple)}. That is ${b} fewer than the young tree has. How many apples does the young tree have?`,
      es: prose`El árbol viejo tiene ${count(a, apple)}. Son ${b} menos de las que tiene el árbol joven. ¿Cuántas manzanas tiene el árbol joven?`,
    }),
  },
  {
    noun: dollar,
    isAboutAChild: true,
    tell: (a, b, who) => ({
      en: prose`${name(who)} had some money and spent ${count(a, dollar)}. Now ${subject(who)} has ${count(b, dollar)}. How many dollars did ${subject(who)} have at first?`,
      es: prose`${name(who)} tenía dinero y gastó ${count(a, dollar)}. Ahora tiene ${count(b, dollar)}. ¿Cuántos dólares tenía al principio?`,
    }),
  },
  {
    noun: page,
    isAboutAChild: true,
    tell: (a, b, who) => ({
      en: prose`${name(who)} has read ${count(a, page)} of a book, and ${count(b, page)} are left to read. How many pages does the book have?`,
      es: prose`${name(who)} ya leyó ${count(a, page)} de un libro y le faltan ${count(b, page)} por leer. ¿Cuántas páginas tiene el libro?`,
    }),
  },
  {
    noun: cookie,
    tell: (a, b) => ({
      en: prose`Some cookies were on a table. The children ate ${count(a, cookie)}, and ${count(b, cookie)} are left. How many cookies were on the table at first?`,
      es: prose`En una mesa había galletas. Los niños se comieron ${count(a, cookie)} y quedan ${count(b, cookie)}. ¿Cuántas galletas había al principio?`,
    }),
  },
  {
    noun: point,
    isAboutAChild: true,
    tell: (a, b, who, other) => ({
      en: prose`${name(who)} scored ${count(a, point)}. That is ${b} fewer than ${name(other)} scored. How many points did ${name(other)} score?`,
      es: prose`${name(who)} anotó ${count(a, point)}. Son ${b} menos de los que anotó ${name(other)}. ¿Cuántos puntos anotó ${name(other)}?`,
    }),
  },
  {
    noun: car,
    tell: (a, b) => ({
      en: prose`Some cars were in a parking lot. Then ${count(a, car)} drove away, and ${count(b, car)} are left. How many cars were there at first?`,
      es: prose`En un estacionamiento había carros. Luego se fueron ${count(a, car)} y quedan ${count(b, car)}. ¿Cuántos carros había al principio?`,
    }),
  },
  {
    noun: seed,
    isAboutAChild: true,
    tell: (a, b, who) => ({
      en: prose`${name(who)} had a bag of seeds and planted ${count(a, seed)}. Now ${count(b, seed)} are left in the bag. How many seeds were in the bag at first?`,
      es: prose`${name(who)} tenía una bolsa de semillas y sembró ${count(a, seed)}. Ahora quedan ${count(b, seed)} en la bolsa. ¿Cuántas semillas había al principio?`,
    }),
  },
  {
    noun: child,
    tell: (a, b) => ({
      en: prose`The red train takes ${count(a, child)}. That is ${b} fewer than the blue train takes. How many children does the blue train take?`,
      es: prose`El tren rojo lleva ${count(a, child)}. Son ${b} menos de los que lleva el tren azul. ¿Cuántos niños lleva el tren azul?`,
    }),
  },
]
