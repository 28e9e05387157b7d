import { count, line, name, prose } from '../../../../author.ts'
import * as nouns from '../../../../language/nouns/index.ts'
import type { OneStepStory } from './one-step-story.ts'

/** Some are taken away from the first number. */
export const leftStories: readonly OneStepStory[] = [
  {
    noun: nouns.tomato,
    tell: (a, b, who) => ({
      en: prose`There are ${count(a, nouns.tomato)} in the garden. ${name(who)} picks ${count(b, nouns.tomato)}. How many tomatoes are left in the garden?`,
      es: prose`En el huerto hay ${count(a, nouns.tomato)}. ${name(who)} recoge ${count(b, nouns.tomato)}. ¿Cuántos tomates quedan en el huerto?`,
    }),
    answers: found => ({ en: line`There are ${found} left in the garden.`, es: line`Quedan ${found} en el huerto.` }),
  },
  {
    noun: nouns.bead,
    tell: (a, b, who) => ({
      en: prose`${name(who)} has ${count(a, nouns.bead)} and uses ${count(b, nouns.bead)} for a bracelet. How many beads are left?`,
      es: prose`${name(who)} tiene ${count(a, nouns.bead)} y usa ${count(b, nouns.bead)} para una pulsera. ¿Cuántas cuentas le quedan?`,
    }),
    answers: (found, who) => ({ en: line`There are ${found} left.`, es: line`A ${name(who)} le quedan ${found}.` }),
  },
  {
    noun: nouns.crayon,
    tell: (a, b) => ({
      en: prose`A box holds ${count(a, nouns.crayon)}. The class takes out ${count(b, nouns.crayon)}. How many crayons are still in the box?`,
      es: prose`En una caja hay ${count(a, nouns.crayon)}. La clase saca ${count(b, nouns.crayon)}. ¿Cuántos crayones quedan en la caja?`,
    }),
    answers: found => ({ en: line`There are still ${found} in the box.`, es: line`En la caja quedan ${found}.` }),
  },
  {
    noun: nouns.child,
    tell: (a, b) => ({
      en: prose`There are ${count(a, nouns.child)} on a train. At a station, ${count(b, nouns.child)} get off. How many children are still on the train?`,
      es: prose`En un tren van ${count(a, nouns.child)}. En una estación se bajan ${count(b, nouns.child)}. ¿Cuántos niños quedan en el tren?`,
    }),
    answers: found => ({ en: line`There are still ${found} on the train.`, es: line`En el tren quedan ${found}.` }),
  },
  {
    noun: nouns.page,
    tell: (a, b, who) => ({
      en: prose`A book has ${count(a, nouns.page)}. ${name(who)} has read ${count(b, nouns.page)}. How many pages are left to read?`,
      es: prose`Un libro tiene ${count(a, nouns.page)}. ${name(who)} ya leyó ${count(b, nouns.page)}. ¿Cuántas páginas le faltan por leer?`,
    }),
    answers: found => ({ en: line`There are ${found} left to read.`, es: line`Le faltan ${found} por leer.` }),
  },
  {
    noun: nouns.balloon,
    tell: (a, b) => ({
      en: prose`A shop has ${count(a, nouns.balloon)} and sells ${count(b, nouns.balloon)}. How many balloons are left in the shop?`,
      es: prose`Una tienda tiene ${count(a, nouns.balloon)} y vende ${count(b, nouns.balloon)}. ¿Cuántos globos quedan en la tienda?`,
    }),
    answers: found => ({ en: line`There are ${found} left in the shop.`, es: line`En la tienda quedan ${found}.` }),
  },
  {
    noun: nouns.seed,
    tell: (a, b, who) => ({
      en: prose`A bag holds ${count(a, nouns.seed)}. ${name(who)} plants ${count(b, nouns.seed)}. How many seeds are left in the bag?`,
      es: prose`En una bolsa hay ${count(a, nouns.seed)}. ${name(who)} siembra ${count(b, nouns.seed)}. ¿Cuántas semillas quedan en la bolsa?`,
    }),
    answers: found => ({ en: line`There are ${found} left in the bag.`, es: line`En la bolsa quedan ${found}.` }),
  },
  {
    noun: nouns.duck,
    tell: (a, b) => ({
      en: prose`There are ${count(a, nouns.duck)} on a pond. Then ${count(b, nouns.duck)} fly away. How many ducks are left on the pond?`,
      es: prose`En un estanque hay ${count(a, nouns.duck)}. Luego ${count(b, nouns.duck)} se van volando. ¿Cuántos patos quedan en el estanque?`,
    }),
    answers: found => ({ en: line`There are ${found} left on the pond.`, es: line`En el estanque quedan ${found}.` }),
  },
  {
    noun: nouns.cookie,
    tell: (a, b) => ({
      en: prose`A family bakes ${count(a, nouns.cookie)} and gives ${count(b, nouns.cookie)} to the neighbors. How many cookies are left?`,
      es: prose`Una familia hornea ${count(a, nouns.cookie)} y les da ${count(b, nouns.cookie)} a los vecinos. ¿Cuántas galletas le quedan?`,
    }),
    answers: found => ({ en: line`There are ${found} left.`, es: line`A la familia le quedan ${found}.` }),
  },
  {
    noun: nouns.sticker,
    tell: (a, b, who) => ({
      en: prose`${name(who)} has ${count(a, nouns.sticker)} and puts ${count(b, nouns.sticker)} in an album. How many stickers are left?`,
      es: prose`${name(who)} tiene ${count(a, nouns.sticker)} y pega ${count(b, nouns.sticker)} en un álbum. ¿Cuántas calcomanías le quedan?`,
    }),
    answers: (found, who) => ({ en: line`There are ${found} left.`, es: line`A ${name(who)} le quedan ${found}.` }),
  },
  {
    noun: nouns.bird,
    tell: (a, b) => ({
      en: prose`There are ${count(a, nouns.bird)} in a tree. Then ${count(b, nouns.bird)} fly away. How many birds are left in the tree?`,
      es: prose`En un árbol hay ${count(a, nouns.bird)}. Luego ${count(b, nouns.bird)} se van volando. ¿Cuántos pájaros quedan en el árbol?`,
    }),
    answers: found => ({ en: line`There are ${found} left in the tree.`, es: line`En el árbol quedan ${found}.` }),
  },
  {
    noun: nouns.dollar,
    tell: (a, b, who) => ({
      en: prose`${name(who)} has ${count(a, nouns.dollar)} and spends ${count(b, nouns.dollar)}. How many dollars are left?`,
      es: prose`${name(who)} tiene ${count(a, nouns.dollar)} y gasta ${count(b, nouns.dollar)}. ¿Cuántos dólares le quedan?`,
    }),
    answers: (found, who) => ({ en: line`There are ${found} left.`, es: line`A ${name(who)} le quedan ${found}.` }),
  },
  {
    noun: nouns.sheet,
    tell: (a, b, who) => ({
      en: prose`A notebook has ${count(a, nouns.sheet)}. ${name(who)} uses ${count(b, nouns.sheet)}. How many sheets are left?`,
      es: prose`Un cuaderno tiene ${count(a, nouns.sheet)}. ${name(who)} usa ${count(b, nouns.sheet)}. ¿Cuántas hojas quedan?`,
    }),
    answers: found => ({ en: line`There are ${found} left.`, es: line`Quedan ${found}.` }),
  },
  {
    noun: nouns.orange,
    tell: (a, b) => ({
      en: prose`A fruit stand has ${count(a, nouns.orange)} in the morning. During the day it sells ${count(b, nouns.orange)}. How many oranges are left?`,
      es: prose`Un puesto de frutas tiene ${count(a, nouns.orange)} por la mañana. Durante el día vende ${count(b, nouns.orange)}. ¿Cuántas naranjas le quedan?`,
    }),
    answers: found => ({ en: line`There are ${found} left.`, es: line`Al puesto le quedan ${found}.` }),
  },
  {
    noun: nouns.block,
    tell: (a, b, who) => ({
      en: prose`There are ${count(a, nouns.block)} in a box. ${name(who)} uses ${count(b, nouns.block)} for a castle. How many blocks are still in the box?`,
      es: prose`En una caja hay ${count(a, nouns.block)}. ${name(who)} usa ${count(b, nouns.block)} para un castillo. ¿Cuántos bloques quedan en la caja?`,
    }),
    answers: found => ({ en: line`There are still ${found} in the box.`, es: line`En la caja quedan ${found}.` }),
  },
]
