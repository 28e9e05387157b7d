import { count, line, name, prose, subject } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { ExplainedStory } from './explained-story.ts'

/** The start or the greater amount is asked for, and the words point the other way. */
export const hiddenSumStories: readonly ExplainedStory[] = [
  {
    noun: nouns.marble,
    isAboutAChild: true,
    tell: (a, b, who) => ({
      en: prose`${name(who)} had some marbles and gave away ${count(a, nouns.marble)}. Now ${subject(who)} has ${count(b, nouns.marble)}. How many marbles did ${subject(who)} have at first?`,
      es: prose`${name(who)} tenía canicas y regaló ${count(a, nouns.marble)}. Ahora tiene ${count(b, nouns.marble)}. ¿Cuántas canicas tenía al principio?`,
    }),
    why: because.goBackByAdding,
    answers: (found, who) => ({
      en: line`${name(who)} had ${found} at first.`,
      es: line`Al principio ${name(who)} tenía ${found}.`,
    }),
  },
  {
    noun: nouns.bead,
    isAboutAChild: true,
    tell: (a, b, who, other) => ({
      en: prose`${name(who)} has ${count(a, nouns.bead)}. That is ${b} fewer than ${name(other)} has. How many beads does ${name(other)} have?`,
      es: prose`${name(who)} tiene ${count(a, nouns.bead)}. Son ${b} menos de las que tiene ${name(other)}. ¿Cuántas cuentas tiene ${name(other)}?`,
    }),
    why: because.otherHasMore,
    answers: (found, _who, other) => ({
      en: line`${name(other)} has ${found}.`,
      es: line`${name(other)} tiene ${found}.`,
    }),
  },
  {
    noun: nouns.book,
    tell: (a, b) => ({
      en: prose`Some books were on a library cart. Children took ${count(a, nouns.book)}, and ${count(b, nouns.book)} are left on the cart. How many books were on the cart at first?`,
      es: prose`En un carrito de la biblioteca había algunos libros. Los niños se llevaron ${count(a, nouns.book)} y quedan ${count(b, nouns.book)} en el carrito. ¿Cuántos libros había al principio?`,
    }),
    why: because.goBackByAdding,
    answers: found => ({
      en: line`There were ${found} on the cart at first.`,
      es: line`Al principio había ${found} en el carrito.`,
    }),
  },
  {
    noun: nouns.baseballCard,
    isAboutAChild: true,
    tell: (a, b, who, other) => ({
      en: prose`${name(who)} has ${b} fewer baseball cards than ${name(other)}. ${name(who)} has ${count(a, nouns.baseballCard)}. How many baseball cards does ${name(other)} have?`,
      es: prose`${name(who)} tiene ${b} tarjetas de béisbol menos que ${name(other)}. ${name(who)} tiene ${count(a, nouns.baseballCard)}. ¿Cuántas tarjetas de béisbol tiene ${name(other)}?`,
    }),
    why: because.otherHasMore,
    answers: (found, _who, other) => ({
      en: line`${name(other)} has ${found}.`,
      es: line`${name(other)} tiene ${found}.`,
    }),
  },
  {
    noun: nouns.balloon,
    tell: (a, b, who) => ({
      en: prose`Some balloons were in a bag. ${name(who)} took out ${count(a, nouns.balloon)}, and ${count(b, nouns.balloon)} are left in the bag. How many balloons were in the bag at first?`,
      es: prose`En una bolsa había algunos globos. ${name(who)} sacó ${count(a, nouns.balloon)} y quedan ${count(b, nouns.balloon)} en la bolsa. ¿Cuántos globos había al principio?`,
    }),
    why: because.goBackByAdding,
    answers: found => ({
      en: line`There were ${found} in the bag at first.`,
      es: line`Al principio había ${found} en la bolsa.`,
    }),
  },
  {
    noun: nouns.stamp,
    isAboutAChild: true,
    tell: (a, b, who) => ({
      en: prose`${name(who)} had some stamps and used ${count(a, nouns.stamp)} on letters. Now ${subject(who)} has ${count(b, nouns.stamp)}. How many stamps did ${subject(who)} have at first?`,
      es: prose`${name(who)} tenía estampillas y usó ${count(a, nouns.stamp)} en unas cartas. Ahora tiene ${count(b, nouns.stamp)}. ¿Cuántas estampillas tenía al principio?`,
    }),
    why: because.goBackByAdding,
    answers: (found, who) => ({
      en: line`${name(who)} had ${found} at first.`,
      es: line`Al principio ${name(who)} tenía ${found}.`,
    }),
  },
  {
    noun: nouns.bird,
    tell: (a, b) => ({
      en: prose`Some birds were on a roof. Then ${count(a, nouns.bird)} flew away, and ${count(b, nouns.bird)} are left. How many birds were on the roof at first?`,
      es: prose`En un techo había algunos pájaros. Luego ${count(a, nouns.bird)} se fueron volando y quedan ${count(b, nouns.bird)}. ¿Cuántos pájaros había al principio?`,
    }),
    why: because.goBackByAdding,
    answers: found => ({
      en: line`There were ${found} on the roof at first.`,
      es: line`Al principio había ${found} en el techo.`,
    }),
  },
  {
    noun: nouns.apple,
    tell: (a, b) => ({
      en: prose`The old tree has ${count(a, nouns.apple)}. That is ${b} fewer than the young tree has. How many apples does the young tree have?`,
      es: prose`El árbol viejo tiene ${count(a, nouns.apple)}. Son ${b} menos de las que tiene el árbol joven. ¿Cuántas manzanas tiene el árbol joven?`,
    }),
    why: because.otherHasMore,
    answers: found => ({ en: line`The young tree has ${found}.`, es: line`El árbol joven tiene ${found}.` }),
  },
  {
    noun: nouns.dollar,
    isAboutAChild: true,
    tell: (a, b, who) => ({
      en: prose`${name(who)} had some money and spent ${count(a, nouns.dollar)}. Now ${subject(who)} has ${count(b, nouns.dollar)}. How many dollars did ${subject(who)} have at first?`,
      es: prose`${name(who)} tenía dinero y gastó ${count(a, nouns.dollar)}. Ahora tiene ${count(b, nouns.dollar)}. ¿Cuántos dólares tenía al principio?`,
    }),
    why: because.goBackByAdding,
    answers: (found, who) => ({
      en: line`${name(who)} had ${found} at first.`,
      es: line`Al principio ${name(who)} tenía ${found}.`,
    }),
  },
  {
    noun: nouns.page,
    isAboutAChild: true,
    tell: (a, b, who) => ({
      en: prose`${name(who)} has read ${count(a, nouns.page)} of a book, and ${count(b, nouns.page)} are left to read. How many pages does the book have?`,
      es: prose`${name(who)} ya leyó ${count(a, nouns.page)} de un libro y le faltan ${count(b, nouns.page)} por leer. ¿Cuántas páginas tiene el libro?`,
    }),
    why: because.addTheParts,
    answers: found => ({ en: line`The book has ${found}.`, es: line`El libro tiene ${found}.` }),
  },
  {
    noun: nouns.cookie,
    tell: (a, b) => ({
      en: prose`Some cookies were on a table. The children ate ${count(a, nouns.cookie)}, and ${count(b, nouns.cookie)} are left. How many cookies were on the table at first?`,
      es: prose`En una mesa había algunas galletas. Los niños se comieron ${count(a, nouns.cookie)} y quedan ${count(b, nouns.cookie)}. ¿Cuántas galletas había al principio?`,
    }),
    why: because.goBackByAdding,
    answers: found => ({
      en: line`There were ${found} on the table at first.`,
      es: line`Al principio había ${found} en la mesa.`,
    }),
  },
  {
    noun: nouns.point,
    isAboutAChild: true,
    tell: (a, b, who, other) => ({
      en: prose`${name(who)} scored ${count(a, nouns.point)}. That is ${b} fewer than ${name(other)} scored. How many points did ${name(other)} score?`,
      es: prose`${name(who)} anotó ${count(a, nouns.point)}. Son ${b} menos de los que anotó ${name(other)}. ¿Cuántos puntos anotó ${name(other)}?`,
    }),
    why: because.otherHasMore,
    answers: (found, _who, other) => ({
      en: line`${name(other)} scored ${found}.`,
      es: line`${name(other)} anotó ${found}.`,
    }),
  },
  {
    noun: nouns.car,
    tell: (a, b) => ({
      en: prose`Some cars were in a parking lot. Then ${count(a, nouns.car)} drove away, and ${count(b, nouns.car)} are left. How many cars were there at first?`,
      es: prose`En un estacionamiento había algunos carros. Luego se fueron ${count(a, nouns.car)} y quedan ${count(b, nouns.car)}. ¿Cuántos carros había al principio?`,
    }),
    why: because.goBackByAdding,
    answers: found => ({
      en: line`There were ${found} in the parking lot at first.`,
      es: line`Al principio había ${found} en el estacionamiento.`,
    }),
  },
  {
    noun: nouns.seed,
    isAboutAChild: true,
    tell: (a, b, who) => ({
      en: prose`${name(who)} had a bag of seeds and planted ${count(a, nouns.seed)}. Now ${count(b, nouns.seed)} are left in the bag. How many seeds were in the bag at first?`,
      es: prose`${name(who)} tenía una bolsa de semillas y sembró ${count(a, nouns.seed)}. Ahora quedan ${count(b, nouns.seed)} en la bolsa. ¿Cuántas semillas había al principio?`,
    }),
    why: because.goBackByAdding,
    answers: found => ({
      en: line`There were ${found} in the bag at first.`,
      es: line`Al principio había ${found} en la bolsa.`,
    }),
  },
  {
    noun: nouns.child,
    tell: (a, b) => ({
      en: prose`The red train takes ${count(a, nouns.child)}. That is ${b} fewer than the blue train takes. How many children does the blue train take?`,
      es: prose`El tren rojo lleva ${count(a, nouns.child)}. Son ${b} menos de los que lleva el tren azul. ¿Cuántos niños lleva el tren azul?`,
    }),
    why: because.otherHasMore,
    answers: found => ({ en: line`The blue train takes ${found}.`, es: line`El tren azul lleva ${found}.` }),
  },
]
