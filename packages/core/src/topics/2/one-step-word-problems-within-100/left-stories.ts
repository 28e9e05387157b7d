import { count, name, prose } from '../../../content.ts'
import { bird, duck } from '../../../language/nouns/animals.ts'
import { sheet } from '../../../language/nouns/containers.ts'
import { cookie, orange, tomato } from '../../../language/nouns/food.ts'
import { dollar } from '../../../language/nouns/money.ts'
import { seed } from '../../../language/nouns/nature.ts'
import { child } from '../../../language/nouns/people.ts'
import { crayon, page } from '../../../language/nouns/school.ts'
import { balloon, bead, block, sticker } from '../../../language/nouns/toys.ts'
import type { OneStepStory } from './one-step-story.ts'

/** Some are taken away from the first number. */
export const leftStories: readonly OneStepStory[] = [
  {
    noun: tomato,
    tell: (a, b, who) => ({
      en: prose`There are ${count(a, tomato)} in the garden. ${name(who)} picks ${count(b, tomato)}. How many tomatoes are left in the garden?`,
      es: prose`En el huerto hay ${count(a, tomato)}. ${name(who)} recoge ${count(b, tomato)}. ¿Cuántos tomates quedan en el huerto?`,
    }),
  },
  {
    noun: bead,
    tell: (a, b, who) => ({
      en: prose`${name(who)} has ${count(a, bead)} and uses ${count(b, bead)} for a bracelet. How many beads are left?`,
      es: prose`${name(who)} tiene ${count(a, bead)} y usa ${count(b, bead)} para una pulsera. ¿Cuántas cuentas le quedan?`,
    }),
  },
  {
    noun: crayon,
    tell: (a, b) => ({
      en: prose`A box holds ${count(a, crayon)}. The class takes out ${count(b, crayon)}. How many crayons are still in the box?`,
      es: prose`En una caja hay ${count(a, crayon)}. La clase saca ${count(b, crayon)}. ¿Cuántos crayones quedan en la caja?`,
    }),
  },
  {
    noun: child,
    tell: (a, b) => ({
      en: prose`There are ${count(a, child)} on a train. At a station, ${count(b, child)} get off. How many children are still on the train?`,
      es: prose`En un tren van ${count(a, child)}. En una estación se bajan ${count(b, child)}. ¿Cuántos niños quedan en el tren?`,
    }),
  },
  {
    noun: page,
    tell: (a, b, who) => ({
      en: prose`A book has ${count(a, page)}. ${name(who)} has read ${count(b, page)}. How many pages are left to read?`,
      es: prose`Un libro tiene ${count(a, page)}. ${name(who)} ya leyó ${count(b, page)}. ¿Cuántas páginas le faltan por leer?`,
    }),
  },
  {
    noun: balloon,
    tell: (a, b) => ({
      en: prose`A shop has ${count(a, balloon)} and sells ${count(b, balloon)}. How many balloons are left in the shop?`,
      es: prose`Una tienda tiene ${count(a, balloon)} y vende ${count(b, balloon)}. ¿Cuántos globos quedan en la tienda?`,
    }),
  },
  {
    noun: seed,
    tell: (a, b, who) => ({
      en: prose`A bag holds ${count(a, seed)}. ${name(who)} plants ${count(b, seed)}. How many seeds are left in the bag?`,
      es: prose`En una bolsa hay ${count(a, seed)}. ${name(who)} siembra ${count(b, seed)}. ¿Cuántas semillas quedan en la bolsa?`,
    }),
  },
  {
    noun: duck,
    tell: (a, b) => ({
      en: prose`There are ${count(a, duck)} on a pond. Then ${count(b, duck)} fly away. How many ducks are left on the pond?`,
      es: prose`En un estanque hay ${count(a, duck)}. Luego ${count(b, duck)} se van volando. ¿Cuántos patos quedan en el estanque?`,
    }),
  },
  {
    noun: cookie,
    tell: (a, b) => ({
      en: prose`A family bakes ${count(a, cookie)} and gives ${count(b, cookie)} to the neighbors. How many cookies are left?`,
      es: prose`Una familia hornea ${count(a, cookie)} y les da ${count(b, cookie)} a los vecinos. ¿Cuántas galletas le quedan?`,
    }),
  },
  {
    noun: sticker,
    tell: (a, b, who) => ({
      en: prose`${name(who)} has ${count(a, sticker)} and puts ${count(b, sticker)} in an album. How many stickers are left?`,
      es: prose`${name(who)} tiene ${count(a, sticker)} y pega ${count(b, sticker)} en un álbum. ¿Cuántas calcomanías le quedan?`,
    }),
  },
  {
    noun: bird,
    tell: (a, b) => ({
      en: prose`There are ${count(a, bird)} in a tree. Then ${count(b, bird)} fly away. How many birds are left in the tree?`,
      es: prose`En un árbol hay ${count(a, bird)}. Luego ${count(b, bird)} se van volando. ¿Cuántos pájaros quedan en el árbol?`,
    }),
  },
  {
    noun: dollar,
    tell: (a, b, who) => ({
      en: prose`${name(who)} has ${count(a, dollar)} and spends ${count(b, dollar)}. How many dollars are left?`,
      es: prose`${name(who)} tiene ${count(a, dollar)} y gasta ${count(b, dollar)}. ¿Cuántos dólares le quedan?`,
    }),
  },
  {
    noun: sheet,
    tell: (a, b, who) => ({
      en: prose`A notebook has ${count(a, sheet)}. ${name(who)} uses ${count(b, sheet)}. How many sheets are left?`,
      es: prose`Un cuaderno tiene ${count(a, sheet)}. ${name(who)} usa ${count(b, sheet)}. ¿Cuántas hojas quedan?`,
    }),
  },
  {
    noun: orange,
    tell: (a, b) => ({
      en: prose`A fruit stand has ${count(a, orange)} in the morning. During the day it sells ${count(b, orange)}. How many oranges are left?`,
      es: prose`Un puesto de frutas tiene ${count(a, orange)} por la mañana. Durante el día vende ${count(b, orange)}. ¿Cuántas naranjas le quedan?`,
    }),
  },
  {
    noun: block,
    tell: (a, b, who) => ({
      en: prose`There are ${count(a, block)} in a box. ${name(who)} uses ${count(b, block)} for a castle. How many blocks are still in the box?`,
      es: prose`En una caja hay ${count(a, block)}. ${name(who)} usa ${count(b, block)} para un castillo. ¿Cuántos bloques quedan en la caja?`,
    }),
  },
]
