import { count, name, prose, subject } from '../../../content.ts'
import { duck } from '../../../language/nouns/animals.ts'
import { egg } from '../../../language/nouns/food.ts'
import { point } from '../../../language/nouns/mathematics.ts'
import { dollar } from '../../../language/nouns/money.ts'
import { acorn, flower, shell, tree } from '../../../language/nouns/nature.ts'
import { child } from '../../../language/nouns/people.ts'
import { book, crayon, page } from '../../../language/nouns/school.ts'
import { marble, sticker } from '../../../language/nouns/toys.ts'
import type { OneStepStory } from './one-step-story.ts'

/** The start or the smaller amount is asked for, and the words point the other way; the first number is the greater one. */
export const hiddenDifferenceStories: readonly OneStepStory[] = [
  {
    noun: child,
    tell: (a, b) => ({
      en: prose`Some children were on a train. At a station, ${count(b, child)} got on. Now there are ${count(a, child)} on the train. How many children were on the train at first?`,
      es: prose`En un tren iban algunos niños. En una estación subieron ${count(b, child)}. Ahora van ${count(a, child)}. ¿Cuántos niños iban al principio?`,
    }),
  },
  {
    noun: sticker,
    isAboutAChild: true,
    tell: (a, b, who, other) => ({
      en: prose`${name(who)} has ${count(a, sticker)}. That is ${b} more than ${name(other)} has. How many stickers does ${name(other)} have?`,
      es: prose`${name(who)} tiene ${count(a, sticker)}. Son ${b} más de las que tiene ${name(other)}. ¿Cuántas calcomanías tiene ${name(other)}?`,
    }),
  },
  {
    noun: crayon,
    tell: (a, b) => ({
      en: prose`A teacher put ${count(b, crayon)} into a box that had some crayons in it. Now it holds ${count(a, crayon)}. How many crayons were in the box at first?`,
      es: prose`Una maestra puso ${count(b, crayon)} en una caja que ya tenía crayones. Ahora hay ${count(a, crayon)}. ¿Cuántos crayones había en la caja al principio?`,
    }),
  },
  {
    noun: shell,
    isAboutAChild: true,
    tell: (a, b, who, other) => ({
      en: prose`${name(who)} found ${b} more shells than ${name(other)}. ${name(who)} found ${count(a, shell)}. How many shells did ${name(other)} find?`,
      es: prose`${name(who)} encontró ${b} conchas más que ${name(other)}. ${name(who)} encontró ${count(a, shell)}. ¿Cuántas conchas encontró ${name(other)}?`,
    }),
  },
  {
    noun: egg,
    tell: (a, b) => ({
      en: prose`Some eggs were in a basket. A farmer put in ${count(b, egg)}. Now there are ${count(a, egg)} in the basket. How many eggs were in the basket at first?`,
      es: prose`En una canasta había huevos. Un granjero puso ${count(b, egg)} más. Ahora hay ${count(a, egg)}. ¿Cuántos huevos había al principio?`,
    }),
  },
  {
    noun: flower,
    tell: (a, b) => ({
      en: prose`The front garden has ${count(a, flower)}. That is ${b} more than the back garden has. How many flowers does the back garden have?`,
      es: prose`El jardín de adelante tiene ${count(a, flower)}. Son ${b} más de las que tiene el jardín de atrás. ¿Cuántas flores tiene el jardín de atrás?`,
    }),
  },
  {
    noun: acorn,
    tell: (a, b) => ({
      en: prose`A squirrel had some acorns and found ${count(b, acorn)}. Now it has ${count(a, acorn)}. How many acorns did it have at first?`,
      es: prose`Una ardilla tenía bellotas y encontró ${count(b, acorn)}. Ahora tiene ${count(a, acorn)}. ¿Cuántas bellotas tenía al principio?`,
    }),
  },
  {
    noun: book,
    tell: (a, b) => ({
      en: prose`Some books were on a library cart. Children brought back ${count(b, book)}. Now there are ${count(a, book)} on the cart. How many books were on the cart at first?`,
      es: prose`En un carrito de la biblioteca había libros. Los niños devolvieron ${count(b, book)}. Ahora hay ${count(a, book)} en el carrito. ¿Cuántos libros había al principio?`,
    }),
  },
  {
    noun: dollar,
    isAboutAChild: true,
    tell: (a, b, who) => ({
      en: prose`${name(who)} had some money and earned ${count(b, dollar)}. Now ${subject(who)} has ${count(a, dollar)}. How many dollars did ${subject(who)} have at first?`,
      es: prose`${name(who)} tenía dinero y ganó ${count(b, dollar)}. Ahora tiene ${count(a, dollar)}. ¿Cuántos dólares tenía al principio?`,
    }),
  },
  {
    noun: point,
    isAboutAChild: true,
    tell: (a, b, who, other) => ({
      en: prose`${name(who)} scored ${count(a, point)}. That is ${b} more than ${name(other)} scored. How many points did ${name(other)} score?`,
      es: prose`${name(who)} anotó ${count(a, point)}. Son ${b} más de los que anotó ${name(other)}. ¿Cuántos puntos anotó ${name(other)}?`,
    }),
  },
  {
    noun: duck,
    tell: (a, b) => ({
      en: prose`Some ducks were on a pond. Then ${count(b, duck)} came. Now there are ${count(a, duck)}. How many ducks were on the pond at first?`,
      es: prose`En un estanque había patos. Luego llegaron ${count(b, duck)}. Ahora hay ${count(a, duck)}. ¿Cuántos patos había al principio?`,
    }),
  },
  {
    noun: marble,
    isAboutAChild: true,
    tell: (a, b, who) => ({
      en: prose`${name(who)} had some marbles and won ${count(b, marble)} in a game. Now ${subject(who)} has ${count(a, marble)}. How many marbles did ${subject(who)} have at first?`,
      es: prose`${name(who)} tenía canicas y ganó ${count(b, marble)} en un juego. Ahora tiene ${count(a, marble)}. ¿Cuántas canicas tenía al principio?`,
    }),
  },
  {
    noun: tree,
    tell: (a, b) => ({
      en: prose`The large orchard has ${count(a, tree)}. That is ${b} more than the small orchard has. How many trees does the small orchard have?`,
      es: prose`El huerto grande tiene ${count(a, tree)}. Son ${b} más de los que tiene el huerto pequeño. ¿Cuántos árboles tiene el huerto pequeño?`,
    }),
  },
  {
    noun: page,
    isAboutAChild: true,
    tell: (a, b, who, other) => ({
      en: prose`${name(who)} read ${b} more pages than ${name(other)}. ${name(who)} read ${count(a, page)}. How many pages did ${name(other)} read?`,
      es: prose`${name(who)} leyó ${b} páginas más que ${name(other)}. ${name(who)} leyó ${count(a, page)}. ¿Cuántas páginas leyó ${name(other)}?`,
    }),
  },
]
