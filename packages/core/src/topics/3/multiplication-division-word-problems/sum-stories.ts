import { count, name, possessive, prose, subject } from '../../../content.ts'
import { tShirt } from '../../../language/nouns/clothing.ts'
import { muffin } from '../../../language/nouns/food.ts'
import { dollar } from '../../../language/nouns/money.ts'
import { flower } from '../../../language/nouns/nature.ts'
import { child } from '../../../language/nouns/people.ts'
import { page } from '../../../language/nouns/school.ts'
import { marble, sticker } from '../../../language/nouns/toys.ts'
import { cup, foot } from '../../../language/nouns/units.ts'
import type { ChoosingStory } from './choosing-story.ts'

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
  {
    answer: tShirt,
    tell: (first, second) => ({
      en: prose`A store sells ${count(first, tShirt)} on Saturday and ${count(second, tShirt)} on Sunday. How many T-shirts does it sell in all?`,
      es: prose`Una tienda vende ${count(first, tShirt)} el sábado y ${count(second, tShirt)} el domingo. ¿Cuántas camisetas vende en total?`,
    }),
  },
  {
    answer: flower,
    tell: (first, second) => ({
      en: prose`A family plants ${count(first, flower)} in front of the house and ${count(second, flower)} behind it. How many flowers does the family plant?`,
      es: prose`Una familia planta ${count(first, flower)} delante de la casa y ${count(second, flower)} detrás. ¿Cuántas flores planta?`,
    }),
  },
  {
    answer: page,
    tell: (first, second, who) => ({
      en: prose`${name(who)} reads ${count(first, page)} on Monday and ${count(second, page)} on Tuesday. How many pages is that in all?`,
      es: prose`${name(who)} lee ${count(first, page)} el lunes y ${count(second, page)} el martes. ¿Cuántas páginas son en total?`,
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
  {
    answer: dollar,
    tell: (first, second, who) => ({
      en: prose`${name(who)} has ${count(first, dollar)} and spends ${count(second, dollar)} at a fair. How many dollars does ${subject(who)} have left?`,
      es: prose`${name(who)} tiene ${count(first, dollar)} y gasta ${count(second, dollar)} en una feria. ¿Cuántos dólares le quedan?`,
    }),
  },
  {
    answer: child,
    tell: (first, second) => ({
      en: prose`There are ${count(first, child)} at a pool. Then ${count(second, child)} go home. How many children are still at the pool?`,
      es: prose`En una piscina hay ${count(first, child)}. Luego ${count(second, child)} se van a casa. ¿Cuántos niños quedan en la piscina?`,
    }),
  },
  {
    answer: muffin,
    tell: (first, second) => ({
      en: prose`A bakery makes ${count(first, muffin)} and sells ${count(second, muffin)}. How many muffins are left?`,
      es: prose`Una panadería hace ${count(first, muffin)} y vende ${count(second, muffin)}. ¿Cuántos panecillos le quedan?`,
    }),
  },
]
