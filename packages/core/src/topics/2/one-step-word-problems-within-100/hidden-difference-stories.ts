import { count, line, name, prose, subject } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { ExplainedStory } from './explained-story.ts'

const stories: readonly ExplainedStory[] = [
  {
    noun: nouns.child,
    tell: (a, b) => ({
      en: prose`Some children were on a train. At a station, ${count(b, nouns.child)} got on. Now there are ${count(a, nouns.child)} on the train. How many children were on the train at first?`,
      es: prose`En un tren iban algunos niños. En una estación subieron ${count(b, nouns.child)}. Ahora van ${count(a, nouns.child)}. ¿Cuántos niños iban al principio?`,
    }),
    why: because.goBackBySubtracting,
    answers: found => ({
      en: line`There were ${found} on the train at first.`,
      es: line`Al principio iban ${found} en el tren.`,
    }),
  },
  {
    noun: nouns.sticker,
    isAboutAChild: true,
    tell: (a, b, who, other) => ({
      en: prose`${name(who)} has ${count(a, nouns.sticker)}. That is ${b} more than ${name(other)} has. How many stickers does ${name(other)} have?`,
      es: prose`${name(who)} tiene ${count(a, nouns.sticker)}. Son ${b} más de las que tiene ${name(other)}. ¿Cuántas calcomanías tiene ${name(other)}?`,
    }),
    why: because.otherHasFewer,
    answers: (found, _who, other) => ({
      en: line`${name(other)} has ${found}.`,
      es: line`${name(other)} tiene ${found}.`,
    }),
  },
  {
    noun: nouns.crayon,
    tell: (a, b) => ({
      en: prose`A teacher put ${count(b, nouns.crayon)} into a box that had some crayons in it. Now it holds ${count(a, nouns.crayon)}. How many crayons were in the box at first?`,
      es: prose`Una maestra puso ${count(b, nouns.crayon)} en una caja que ya tenía crayones. Ahora hay ${count(a, nouns.crayon)}. ¿Cuántos crayones había en la caja al principio?`,
    }),
    why: because.goBackBySubtracting,
    answers: found => ({
      en: line`There were ${found} in the box at first.`,
      es: line`Al principio había ${found} en la caja.`,
    }),
  },
  {
    noun: nouns.shell,
    isAboutAChild: true,
    tell: (a, b, who, other) => ({
      en: prose`${name(who)} found ${b} more shells than ${name(other)}. ${name(who)} found ${count(a, nouns.shell)}. How many shells did ${name(other)} find?`,
      es: prose`${name(who)} encontró ${b} conchas de mar más que ${name(other)}. ${name(who)} encontró ${count(a, nouns.shell)}. ¿Cuántas conchas de mar encontró ${name(other)}?`,
    }),
    why: because.otherHasFewer,
    answers: (found, _who, other) => ({
      en: line`${name(other)} found ${found}.`,
      es: line`${name(other)} encontró ${found}.`,
    }),
  },
  {
    noun: nouns.egg,
    tell: (a, b) => ({
      en: prose`Some eggs were in a basket. A farmer put in ${count(b, nouns.egg)}. Now there are ${count(a, nouns.egg)} in the basket. How many eggs were in the basket at first?`,
      es: prose`En una canasta había algunos huevos. Un granjero puso ${count(b, nouns.egg)} más. Ahora hay ${count(a, nouns.egg)}. ¿Cuántos huevos había al principio?`,
    }),
    why: because.goBackBySubtracting,
    answers: found => ({
      en: line`There were ${found} in the basket at first.`,
      es: line`Al principio había ${found} en la canasta.`,
    }),
  },
  {
    noun: nouns.flower,
    tell: (a, b) => ({
      en: prose`The front garden has ${count(a, nouns.flower)}. That is ${b} more than the back garden has. How many flowers does the back garden have?`,
      es: prose`El jardín de adelante tiene ${count(a, nouns.flower)}. Son ${b} más de las que tiene el jardín de atrás. ¿Cuántas flores tiene el jardín de atrás?`,
    }),
    why: because.otherHasFewer,
    answers: found => ({ en: line`The back garden has ${found}.`, es: line`El jardín de atrás tiene ${found}.` }),
  },
  {
    noun: nouns.acorn,
    tell: (a, b) => ({
      en: prose`A squirrel had some acorns and found ${count(b, nouns.acorn)}. Now it has ${count(a, nouns.acorn)}. How many acorns did it have at first?`,
      es: prose`Una ardilla tenía bellotas y encontró ${count(b, nouns.acorn)}. Ahora tiene ${count(a, nouns.acorn)}. ¿Cuántas bellotas tenía al principio?`,
    }),
    why: because.goBackBySubtracting,
    answers: found => ({
      en: line`The squirrel had ${found} at first.`,
      es: line`Al principio la ardilla tenía ${found}.`,
    }),
  },
  {
    noun: nouns.book,
    tell: (a, b) => ({
      en: prose`Some books were on a library cart. Children brought back ${count(b, nouns.book)}. Now there are ${count(a, nouns.book)} on the cart. How many books were on the cart at first?`,
      es: prose`En un carrito de la biblioteca había algunos libros. Los niños devolvieron ${count(b, nouns.book)}. Ahora hay ${count(a, nouns.book)} en el carrito. ¿Cuántos libros había al principio?`,
    }),
    why: because.goBackBySubtracting,
    answers: found => ({
      en: line`There were ${found} on the cart at first.`,
      es: line`Al principio había ${found} en el carrito.`,
    }),
  },
  {
    noun: nouns.dollar,
    isAboutAChild: true,
    tell: (a, b, who) => ({
      en: prose`${name(who)} had some money and earned ${count(b, nouns.dollar)}. Now ${subject(who)} has ${count(a, nouns.dollar)}. How many dollars did ${subject(who)} have at first?`,
      es: prose`${name(who)} tenía dinero y ganó ${count(b, nouns.dollar)}. Ahora tiene ${count(a, nouns.dollar)}. ¿Cuántos dólares tenía al principio?`,
    }),
    why: because.goBackBySubtracting,
    answers: (found, who) => ({
      en: line`${name(who)} had ${found} at first.`,
      es: line`Al principio ${name(who)} tenía ${found}.`,
    }),
  },
  {
    noun: nouns.point,
    isAboutAChild: true,
    tell: (a, b, who, other) => ({
      en: prose`${name(who)} scored ${count(a, nouns.point)}. That is ${b} more than ${name(other)} scored. How many points did ${name(other)} score?`,
      es: prose`${name(who)} anotó ${count(a, nouns.point)}. Son ${b} más de los que anotó ${name(other)}. ¿Cuántos puntos anotó ${name(other)}?`,
    }),
    why: because.otherHasFewer,
    answers: (found, _who, other) => ({
      en: line`${name(other)} scored ${found}.`,
      es: line`${name(other)} anotó ${found}.`,
    }),
  },
  {
    noun: nouns.fish,
    tell: (a, b) => ({
      en: prose`Some fish were near a reef. Then ${count(b, nouns.fish)} came. Now there are ${count(a, nouns.fish)}. How many fish were near the reef at first?`,
      es: prose`Cerca de un arrecife había algunos peces. Luego llegaron ${count(b, nouns.fish)}. Ahora hay ${count(a, nouns.fish)}. ¿Cuántos peces había al principio?`,
    }),
    why: because.goBackBySubtracting,
    answers: found => ({
      en: line`There were ${found} near the reef at first.`,
      es: line`Al principio había ${found} cerca del arrecife.`,
    }),
  },
  {
    noun: nouns.marble,
    isAboutAChild: true,
    tell: (a, b, who) => ({
      en: prose`${name(who)} had some marbles and won ${count(b, nouns.marble)} in a game. Now ${subject(who)} has ${count(a, nouns.marble)}. How many marbles did ${subject(who)} have at first?`,
      es: prose`${name(who)} tenía canicas y ganó ${count(b, nouns.marble)} en un juego. Ahora tiene ${count(a, nouns.marble)}. ¿Cuántas canicas tenía al principio?`,
    }),
    why: because.goBackBySubtracting,
    answers: (found, who) => ({
      en: line`${name(who)} had ${found} at first.`,
      es: line`Al principio ${name(who)} tenía ${found}.`,
    }),
  },
  {
    noun: nouns.tree,
    tell: (a, b) => ({
      en: prose`The large orchard has ${count(a, nouns.tree)}. That is ${b} more than the small orchard has. How many trees does the small orchard have?`,
      es: prose`El huerto grande tiene ${count(a, nouns.tree)}. Son ${b} más de los que tiene el huerto pequeño. ¿Cuántos árboles tiene el huerto pequeño?`,
    }),
    why: because.otherHasFewer,
    answers: found => ({ en: line`The small orchard has ${found}.`, es: line`El huerto pequeño tiene ${found}.` }),
  },
  {
    noun: nouns.page,
    isAboutAChild: true,
    tell: (a, b, who, other) => ({
      en: prose`${name(who)} read ${b} more pages than ${name(other)}. ${name(who)} read ${count(a, nouns.page)}. How many pages did ${name(other)} read?`,
      es: prose`${name(who)} leyó ${b} páginas más que ${name(other)}. ${name(who)} leyó ${count(a, nouns.page)}. ¿Cuántas páginas leyó ${name(other)}?`,
    }),
    why: because.otherHasFewer,
    answers: (found, _who, other) => ({
      en: line`${name(other)} read ${found}.`,
      es: line`${name(other)} leyó ${found}.`,
    }),
  },
]

/** The start or the smaller amount is asked for, and the words point the other way; the first number is the greater one. */
export const hiddenDifferenceStories: readonly ExplainedStory[] = stories.map(story => ({
  ...story,
  asksForTheStart: true,
}))
