import { count, line, name, prose, subject } from '../../../../author.ts'
import * as nouns from '../../../../language/nouns/index.ts'
import type { OneStepStory } from './one-step-story.ts'

/** The total is asked for: 34 and 25 more. */
export const totalStories: readonly OneStepStory[] = [
  {
    noun: nouns.book,
    tell: (a, b) => ({
      en: prose`A class has ${count(a, nouns.book)}. It borrows ${count(b, nouns.book)} from the library. How many books does the class have now?`,
      es: prose`Una clase tiene ${count(a, nouns.book)} y pide prestados ${count(b, nouns.book)} de la biblioteca. ¿Cuántos libros tiene ahora la clase?`,
    }),
    answers: found => ({ en: line`The class has ${found} now.`, es: line`Ahora la clase tiene ${found}.` }),
  },
  {
    noun: nouns.child,
    tell: (a, b) => ({
      en: prose`${count(a, nouns.child)} ride the red train, and ${count(b, nouns.child)} ride the blue train. How many children are on the two trains in all?`,
      es: prose`En el tren rojo van ${count(a, nouns.child)} y en el tren azul van ${count(b, nouns.child)}. ¿Cuántos niños van en los dos trenes en total?`,
    }),
    answers: found => ({
      en: line`There are ${found} on the two trains in all.`,
      es: line`En los dos trenes van ${found} en total.`,
    }),
  },
  {
    noun: nouns.baseballCard,
    tell: (a, b, who) => ({
      en: prose`${name(who)} has ${count(a, nouns.baseballCard)} and buys ${b} more. How many baseball cards does ${subject(who)} have now?`,
      es: prose`${name(who)} tiene ${count(a, nouns.baseballCard)} y compra ${b} más. ¿Cuántas tarjetas de béisbol tiene ahora?`,
    }),
    answers: (found, who) => ({
      en: line`${name(who)} has ${found} now.`,
      es: line`Ahora ${name(who)} tiene ${found}.`,
    }),
  },
  {
    noun: nouns.page,
    tell: (a, b, who) => ({
      en: prose`${name(who)} reads ${count(a, nouns.page)} on Monday and ${count(b, nouns.page)} on Tuesday. How many pages is that in all?`,
      es: prose`${name(who)} lee ${count(a, nouns.page)} el lunes y ${count(b, nouns.page)} el martes. ¿Cuántas páginas son en total?`,
    }),
    answers: (found, who) => ({
      en: line`${name(who)} reads ${found} in all.`,
      es: line`${name(who)} lee ${found} en total.`,
    }),
  },
  {
    noun: nouns.car,
    tell: (a, b) => ({
      en: prose`There are ${count(a, nouns.car)} in a parking lot. Then ${count(b, nouns.car)} drive in. How many cars are there now?`,
      es: prose`En un estacionamiento hay ${count(a, nouns.car)}. Luego entran ${count(b, nouns.car)}. ¿Cuántos carros hay ahora?`,
    }),
    answers: found => ({
      en: line`There are ${found} in the parking lot now.`,
      es: line`Ahora hay ${found} en el estacionamiento.`,
    }),
  },
  {
    noun: nouns.acorn,
    tell: (a, b) => ({
      en: prose`A squirrel hides ${count(a, nouns.acorn)} in a tree and ${count(b, nouns.acorn)} under a bush. How many acorns does it hide in all?`,
      es: prose`Una ardilla esconde ${count(a, nouns.acorn)} en un árbol y ${count(b, nouns.acorn)} bajo un arbusto. ¿Cuántas bellotas esconde en total?`,
    }),
    answers: found => ({
      en: line`The squirrel hides ${found} in all.`,
      es: line`La ardilla esconde ${found} en total.`,
    }),
  },
  {
    noun: nouns.flower,
    tell: (a, b, who) => ({
      en: prose`${name(who)} plants ${count(a, nouns.flower)} in spring and ${count(b, nouns.flower)} in fall. How many flowers does ${subject(who)} plant in all?`,
      es: prose`${name(who)} planta ${count(a, nouns.flower)} en primavera y ${count(b, nouns.flower)} en otoño. ¿Cuántas flores planta en total?`,
    }),
    answers: (found, who) => ({
      en: line`${name(who)} plants ${found} in all.`,
      es: line`${name(who)} planta ${found} en total.`,
    }),
  },
  {
    noun: nouns.egg,
    tell: (a, b) => ({
      en: prose`A farmer collects ${count(a, nouns.egg)} in the morning and ${count(b, nouns.egg)} in the afternoon. How many eggs is that in all?`,
      es: prose`Un granjero recoge ${count(a, nouns.egg)} por la mañana y ${count(b, nouns.egg)} por la tarde. ¿Cuántos huevos son en total?`,
    }),
    answers: found => ({
      en: line`The farmer collects ${found} in all.`,
      es: line`El granjero recoge ${found} en total.`,
    }),
  },
  {
    noun: nouns.muffin,
    tell: (a, b) => ({
      en: prose`A bakery sells ${count(a, nouns.muffin)} on Saturday and ${count(b, nouns.muffin)} on Sunday. How many muffins does it sell in all?`,
      es: prose`Una panadería vende ${count(a, nouns.muffin)} el sábado y ${count(b, nouns.muffin)} el domingo. ¿Cuántos muffins vende en total?`,
    }),
    answers: found => ({
      en: line`The bakery sells ${found} in all.`,
      es: line`La panadería vende ${found} en total.`,
    }),
  },
  {
    noun: nouns.block,
    tell: (a, b, who) => ({
      en: prose`${name(who)} builds a tower with ${count(a, nouns.block)} and a wall with ${count(b, nouns.block)}. How many blocks does ${subject(who)} use in all?`,
      es: prose`${name(who)} construye una torre con ${count(a, nouns.block)} y un muro con ${count(b, nouns.block)}. ¿Cuántos bloques usa en total?`,
    }),
    answers: (found, who) => ({
      en: line`${name(who)} uses ${found} in all.`,
      es: line`${name(who)} usa ${found} en total.`,
    }),
  },
  {
    noun: nouns.sheep,
    tell: (a, b) => ({
      en: prose`A farmer has ${count(a, nouns.sheep)} in one field and ${count(b, nouns.sheep)} in another field. How many sheep does the farmer have in all?`,
      es: prose`Un granjero tiene ${count(a, nouns.sheep)} en un campo y ${count(b, nouns.sheep)} en otro. ¿Cuántas ovejas tiene en total?`,
    }),
    answers: found => ({ en: line`The farmer has ${found} in all.`, es: line`El granjero tiene ${found} en total.` }),
  },
  {
    noun: nouns.point,
    tell: (a, b, who) => ({
      en: prose`${name(who)} scores ${count(a, nouns.point)} in the first game and ${count(b, nouns.point)} in the second game. How many points is that in all?`,
      es: prose`${name(who)} anota ${count(a, nouns.point)} en el primer juego y ${count(b, nouns.point)} en el segundo. ¿Cuántos puntos son en total?`,
    }),
    answers: (found, who) => ({
      en: line`${name(who)} scores ${found} in all.`,
      es: line`${name(who)} anota ${found} en total.`,
    }),
  },
  {
    noun: nouns.minute,
    tell: (a, b, who) => ({
      en: prose`${name(who)} practices the piano for ${count(a, nouns.minute)} on Monday and ${count(b, nouns.minute)} on Tuesday. How many minutes is that in all?`,
      es: prose`${name(who)} practica piano ${count(a, nouns.minute)} el lunes y ${count(b, nouns.minute)} el martes. ¿Cuántos minutos son en total?`,
    }),
    answers: (found, who) => ({
      en: line`${name(who)} practices for ${found} in all.`,
      es: line`${name(who)} practica ${found} en total.`,
    }),
  },
  {
    noun: nouns.can,
    tell: (a, b) => ({
      en: prose`A class collects ${count(a, nouns.can)} in the first week and ${count(b, nouns.can)} in the second week. How many cans does it collect in all?`,
      es: prose`Una clase reúne ${count(a, nouns.can)} la primera semana y ${count(b, nouns.can)} la segunda. ¿Cuántas latas reúne en total?`,
    }),
    answers: found => ({ en: line`The class collects ${found} in all.`, es: line`La clase reúne ${found} en total.` }),
  },
  {
    noun: nouns.shell,
    tell: (a, b, who, other) => ({
      en: prose`${name(who)} finds ${count(a, nouns.shell)}, and ${name(other)} finds ${count(b, nouns.shell)}. How many shells do they find in all?`,
      es: prose`${name(who)} encuentra ${count(a, nouns.shell)} y ${name(other)} encuentra ${count(b, nouns.shell)}. ¿Cuántas conchas de mar encuentran en total?`,
    }),
    answers: found => ({ en: line`They find ${found} in all.`, es: line`Encuentran ${found} en total.` }),
  },
  {
    noun: nouns.cookie,
    tell: (a, b) => ({
      en: prose`For a fair, one family bakes ${count(a, nouns.cookie)} and another family bakes ${count(b, nouns.cookie)}. How many cookies is that in all?`,
      es: prose`Para una feria, una familia hornea ${count(a, nouns.cookie)} y otra familia hornea ${count(b, nouns.cookie)}. ¿Cuántas galletas son en total?`,
    }),
    answers: found => ({
      en: line`The two families bake ${found} in all.`,
      es: line`Las dos familias hornean ${found} en total.`,
    }),
  },
]
