import { count, name, prose, subject } from '../../../content.ts'
import { sheep } from '../../../language/nouns/animals.ts'
import { can } from '../../../language/nouns/containers.ts'
import { cookie, egg, muffin } from '../../../language/nouns/food.ts'
import { point } from '../../../language/nouns/mathematics.ts'
import { acorn, flower, shell } from '../../../language/nouns/nature.ts'
import { child } from '../../../language/nouns/people.ts'
import { book, page } from '../../../language/nouns/school.ts'
import { baseballCard, block } from '../../../language/nouns/toys.ts'
import { car } from '../../../language/nouns/transport.ts'
import { minute } from '../../../language/nouns/units.ts'
import type { OneStepStory } from './one-step-story.ts'

/** The total is asked for: 34 and 25 more. */
export const totalStories: readonly OneStepStory[] = [
  {
    noun: book,
    tell: (a, b) => ({
      en: prose`A class has ${count(a, book)}. It borrows ${count(b, book)} from the library. How many books does the class have now?`,
      es: prose`Una clase tiene ${count(a, book)} y pide prestados ${count(b, book)} de la biblioteca. ¿Cuántos libros tiene ahora la clase?`,
    }),
  },
  {
    noun: child,
    tell: (a, b) => ({
      en: prose`${count(a, child)} ride the red train, and ${count(b, child)} ride the blue train. How many children are on the two trains in all?`,
      es: prose`En el tren rojo van ${count(a, child)} y en el tren azul van ${count(b, child)}. ¿Cuántos niños van en los dos trenes en total?`,
    }),
  },
  {
    noun: baseballCard,
    tell: (a, b, who) => ({
      en: prose`${name(who)} has ${count(a, baseballCard)} and buys ${count(b, baseballCard)}. How many baseball cards does ${subject(who)} have now?`,
      es: prose`${name(who)} tiene ${count(a, baseballCard)} y compra ${count(b, baseballCard)}. ¿Cuántas tarjetas de béisbol tiene ahora?`,
    }),
  },
  {
    noun: page,
    tell: (a, b, who) => ({
      en: prose`${name(who)} reads ${count(a, page)} on Monday and ${count(b, page)} on Tuesday. How many pages is that in all?`,
      es: prose`${name(who)} lee ${count(a, page)} el lunes y ${count(b, page)} el martes. ¿Cuántas páginas son en total?`,
    }),
  },
  {
    noun: car,
    tell: (a, b) => ({
      en: prose`There are ${count(a, car)} in a parking lot. Then ${count(b, car)} drive in. How many cars are there now?`,
      es: prose`En un estacionamiento hay ${count(a, car)}. Luego entran ${count(b, car)}. ¿Cuántos carros hay ahora?`,
    }),
  },
  {
    noun: acorn,
    tell: (a, b) => ({
      en: prose`A squirrel hides ${count(a, acorn)} in a tree and ${count(b, acorn)} under a bush. How many acorns does it hide in all?`,
      es: prose`Una ardilla esconde ${count(a, acorn)} en un árbol y ${count(b, acorn)} bajo un arbusto. ¿Cuántas bellotas esconde en total?`,
    }),
  },
  {
    noun: flower,
    tell: (a, b, who) => ({
      en: prose`${name(who)} plants ${count(a, flower)} in spring and ${count(b, flower)} in fall. How many flowers does ${subject(who)} plant in all?`,
      es: prose`${name(who)} planta ${count(a, flower)} en primavera y ${count(b, flower)} en otoño. ¿Cuántas flores planta en total?`,
    }),
  },
  {
    noun: egg,
    tell: (a, b) => ({
      en: prose`A farmer collects ${count(a, egg)} in the morning and ${count(b, egg)} in the afternoon. How many eggs is that in all?`,
      es: prose`Un granjero recoge ${count(a, egg)} por la mañana y ${count(b, egg)} por la tarde. ¿Cuántos huevos son en total?`,
    }),
  },
  {
    noun: muffin,
    tell: (a, b) => ({
      en: prose`A bakery sells ${count(a, muffin)} on Saturday and ${count(b, muffin)} on Sunday. How many muffins does it sell in all?`,
      es: prose`Una panadería vende ${count(a, muffin)} el sábado y ${count(b, muffin)} el domingo. ¿Cuántos panecillos vende en total?`,
    }),
  },
  {
    noun: block,
    tell: (a, b, who) => ({
      en: prose`${name(who)} builds a tower with ${count(a, block)} and a wall with ${count(b, block)}. How many blocks does ${subject(who)} use in all?`,
      es: prose`${name(who)} construye una torre con ${count(a, block)} y un muro con ${count(b, block)}. ¿Cuántos bloques usa en total?`,
    }),
  },
  {
    noun: sheep,
    tell: (a, b) => ({
      en: prose`A farmer has ${count(a, sheep)} in one field and ${count(b, sheep)} in another field. How many sheep does the farmer have in all?`,
      es: prose`Un granjero tiene ${count(a, sheep)} en un campo y ${count(b, sheep)} en otro. ¿Cuántas ovejas tiene en total?`,
    }),
  },
  {
    noun: point,
    tell: (a, b, who) => ({
      en: prose`${name(who)} scores ${count(a, point)} in the first game and ${count(b, point)} in the second game. How many points is that in all?`,
      es: prose`${name(who)} anota ${count(a, point)} en el primer juego y ${count(b, point)} en el segundo. ¿Cuántos puntos son en total?`,
    }),
  },
  {
    noun: minute,
    tell: (a, b, who) => ({
      en: prose`${name(who)} practices the piano for ${count(a, minute)} on Monday and ${count(b, minute)} on Tuesday. How many minutes is that in all?`,
      es: prose`${name(who)} practica piano ${count(a, minute)} el lunes y ${count(b, minute)} el martes. ¿Cuántos minutos son en total?`,
    }),
  },
  {
    noun: can,
    tell: (a, b) => ({
      en: prose`A class collects ${count(a, can)} in the first week and ${count(b, can)} in the second week. How many cans does it collect in all?`,
      es: prose`Una clase reúne ${count(a, can)} la primera semana y ${count(b, can)} la segunda. ¿Cuántas latas reúne en total?`,
    }),
  },
  {
    noun: shell,
    tell: (a, b, who, other) => ({
      en: prose`${name(who)} finds ${count(a, shell)}, and ${name(other)} finds ${count(b, shell)}. How many shells do they find in all?`,
      es: prose`${name(who)} encuentra ${count(a, shell)} y ${name(other)} encuentra ${count(b, shell)}. ¿Cuántas conchas encuentran en total?`,
    }),
  },
  {
    noun: cookie,
    tell: (a, b) => ({
      en: prose`For a fair, one family bakes ${count(a, cookie)} and another family bakes ${count(b, cookie)}. How many cookies is that in all?`,
      es: prose`Para una feria, una familia hornea ${count(a, cookie)} y otra familia hornea ${count(b, cookie)}. ¿Cuántas galletas son en total?`,
    }),
  },
]
