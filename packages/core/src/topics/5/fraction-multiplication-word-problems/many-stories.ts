import {
  type Block,
  type Both,
  count,
  type Expr,
  line,
  type Noun,
  name,
  type Person,
  prose,
  subject,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { Says, Story } from './story.ts'

/** What is counted in whole numbers, or measured in whole units. */
export interface CountedStory extends Omit<Story, 'in' | 'parts'> {
  readonly least: number
}
export const partOfMany: readonly CountedStory[] = [
  {
    noun: nouns.student,
    least: 15,
    most: 36,
    tell: (part, whole, who) => ({
      en: prose`${name(who)} is in a class of ${whole}, and ${part} of them are in the art group. How many students are in the art group?`,
      es: prose`En la clase de ${name(who)} hay ${whole} y ${part} de ellos están en el grupo de arte. ¿Cuántos estudiantes hay en el grupo de arte?`,
    }),
    says: x => ({ en: line`There are ${x} in the art group.`, es: line`Hay ${x} en el grupo de arte.` }),
  },
  {
    noun: nouns.dollar,
    least: 8,
    most: 40,
    tell: (part, whole, who) => ({
      en: prose`${name(who)} gets an allowance of ${whole} and saves ${part} of it. How many dollars does ${subject(who)} save?`,
      es: prose`${name(who)} recibe ${whole} de mesada y ahorra ${part} de la mesada. ¿Cuántos dólares ahorra?`,
    }),
    says: (x, who) => ({ en: line`${name(who)} saves ${x}.`, es: line`${name(who)} ahorra ${x}.` }),
  },
  {
    noun: nouns.squareFoot,
    least: 12,
    most: 40,
    tell: (part, whole, who) => ({
      en: prose`A garden plot has an area of ${whole}. ${name(who)} plants tomatoes on ${part} of the plot. How many square feet is that?`,
      es: prose`Una parcela del huerto tiene un área de ${whole}. ${name(who)} siembra tomates en ${part} de la parcela. ¿Cuántos pies cuadrados son?`,
    }),
    says: x => ({ en: line`There are tomatoes on ${x}.`, es: line`Hay tomates en ${x}.` }),
  },
  {
    noun: nouns.page,
    least: 40,
    most: 120,
    tell: (part, whole, who) => ({
      en: prose`A book has ${whole}. ${name(who)} has read ${part} of them. How many pages has ${subject(who)} read?`,
      es: prose`Un libro tiene ${whole}. ${name(who)} ha leído ${part} de ellas. ¿Cuántas páginas ha leído?`,
    }),
    says: (x, who) => ({ en: line`${name(who)} has read ${x}.`, es: line`${name(who)} ha leído ${x}.` }),
  },
  {
    noun: nouns.minute,
    least: 30,
    most: 90,
    tell: (part, whole, who) => ({
      en: prose`A soccer practice lasts ${whole}. ${name(who)} plays in goal for ${part} of the practice. How many minutes is that?`,
      es: prose`Un entrenamiento de fútbol dura ${whole}. ${name(who)} juega en la portería durante ${part} del entrenamiento. ¿Cuántos minutos son?`,
    }),
    says: (x, who) => ({
      en: line`${name(who)} plays in goal for ${x}.`,
      es: line`${name(who)} juega en la portería durante ${x}.`,
    }),
  },
  {
    noun: nouns.cookie,
    least: 24,
    most: 60,
    tell: (part, whole, who) => ({
      en: prose`${name(who)} bakes ${whole} and takes ${part} of them to school. How many cookies does ${subject(who)} take to school?`,
      es: prose`${name(who)} hornea ${whole} y lleva ${part} de ellas a la escuela. ¿Cuántas galletas lleva a la escuela?`,
    }),
    says: (x, who) => ({
      en: line`${name(who)} takes ${x} to school.`,
      es: line`${name(who)} lleva ${x} a la escuela.`,
    }),
  },
  {
    noun: nouns.photo,
    least: 20,
    most: 80,
    tell: (part, whole, who) => ({
      en: prose`${name(who)} took ${whole} on a trip and printed ${part} of them. How many photos did ${subject(who)} print?`,
      es: prose`${name(who)} tomó ${whole} en un viaje e imprimió ${part} de ellas. ¿Cuántas fotos imprimió?`,
    }),
    says: (x, who) => ({ en: line`${name(who)} printed ${x}.`, es: line`${name(who)} imprimió ${x}.` }),
  },
  {
    noun: nouns.seat,
    least: 60,
    most: 120,
    tell: (part, whole) => ({
      en: prose`A small theater has ${whole}, and ${part} of them are taken. How many seats are taken?`,
      es: prose`Un teatro pequeño tiene ${whole} y ${part} de ellos están ocupados. ¿Cuántos asientos están ocupados?`,
    }),
    says: x => ({ en: line`There are ${x} taken.`, es: line`Hay ${x} ocupados.` }),
  },
]

/** So much for one, and how much for many. */
export interface RateStory {
  readonly noun: Noun
  readonly in: readonly number[]
  /** The most for one. */
  readonly most: number
  tell(each: Expr, many: Expr, who: Person): Both<Block>
  readonly says: Says
}
export const forMany: readonly RateStory[] = [
  {
    noun: nouns.mile,
    in: [2, 3, 4, 8],
    most: 4,
    tell: (each, many, who) => ({
      en: prose`${name(who)} paddles a kayak ${count(each, nouns.mile)} in one hour. How far does ${subject(who)} paddle in ${count(many, nouns.hour)} at that speed?`,
      es: prose`${name(who)} rema en kayak ${count(each, nouns.mile)} en una hora. ¿Qué distancia rema en ${count(many, nouns.hour)} a esa velocidad?`,
    }),
    says: (x, who) => ({ en: line`${name(who)} paddles ${x}.`, es: line`${name(who)} rema ${x}.` }),
  },
  {
    noun: nouns.cup,
    in: [2, 3, 4],
    most: 4,
    tell: (each, many, who) => ({
      en: prose`One pan of corn bread takes ${count(each, nouns.cup)} of cornmeal. ${name(who)} bakes ${many} pans. How much cornmeal does ${subject(who)} need?`,
      es: prose`Un molde de pan de maíz lleva ${count(each, nouns.cup)} de harina de maíz. ${name(who)} hornea ${many} moldes. ¿Cuánta harina de maíz necesita?`,
    }),
    says: (x, who) => ({
      en: line`${name(who)} needs ${x} of cornmeal.`,
      es: line`${name(who)} necesita ${x} de harina de maíz.`,
    }),
  },
  {
    noun: nouns.cup,
    in: [2, 3, 4],
    most: 4,
    tell: (each, many) => ({
      en: prose`A dog eats ${count(each, nouns.cup)} of food a day. How much food does it eat in ${count(many, nouns.day)}?`,
      es: prose`Un perro come ${count(each, nouns.cup)} de alimento al día. ¿Cuánto alimento come en ${count(many, nouns.day)}?`,
    }),
    says: x => ({ en: line`The dog eats ${x} of food.`, es: line`El perro come ${x} de alimento.` }),
  },
  {
    noun: nouns.pound,
    in: [2, 4, 8],
    most: 4,
    tell: (each, many) => ({
      en: prose`A kitten weighs ${count(each, nouns.pound)}. Its mother weighs ${many} times as much. How much does the mother weigh?`,
      es: prose`Un gatito pesa ${count(each, nouns.pound)}. Su madre pesa ${many} veces ese peso. ¿Cuánto pesa la madre?`,
    }),
    says: x => ({ en: line`The mother weighs ${x}.`, es: line`La madre pesa ${x}.` }),
  },
  {
    noun: nouns.gallon,
    in: [2, 4],
    most: 4,
    tell: (each, many) => ({
      en: prose`Each minute, ${count(each, nouns.gallon)} of water flow from a hose. How much water flows from it in ${count(many, nouns.minute)}?`,
      es: prose`De una manguera salen ${count(each, nouns.gallon)} de agua por minuto. ¿Cuánta agua sale en ${count(many, nouns.minute)}?`,
    }),
    says: x => ({
      en: line`In that time, ${x} of water flow from the hose.`,
      es: line`En ese tiempo salen ${x} de agua.`,
    }),
  },
  {
    noun: nouns.inch,
    in: [2, 4, 8],
    most: 4,
    tell: (each, many) => ({
      en: prose`A vine grows ${count(each, nouns.inch)} each week. How much does it grow in ${count(many, nouns.week)}?`,
      es: prose`Una enredadera crece ${count(each, nouns.inch)} cada semana. ¿Cuánto crece en ${count(many, nouns.week)}?`,
    }),
    says: x => ({ en: line`The vine grows ${x}.`, es: line`La enredadera crece ${x}.` }),
  },
  {
    noun: nouns.foot,
    in: [2, 3, 4],
    most: 4,
    tell: (each, many) => ({
      en: prose`A bench is ${count(each, nouns.foot)} long. A garden bed is ${many} times as long. How long is the garden bed?`,
      es: prose`Una banca mide ${count(each, nouns.foot)} de largo. Un arriate mide ${many} veces ese largo. ¿Cuánto mide el arriate?`,
    }),
    says: x => ({ en: line`The garden bed is ${x} long.`, es: line`El arriate mide ${x} de largo.` }),
  },
  {
    noun: nouns.hour,
    in: [2, 4],
    most: 2,
    tell: (each, many) => ({
      en: prose`It rained for ${count(each, nouns.hour)} on Monday. On Tuesday it rained ${many} times as long. How long did it rain on Tuesday?`,
      es: prose`El lunes llovió durante ${count(each, nouns.hour)}. El martes llovió ${many} veces ese tiempo. ¿Cuánto tiempo llovió el martes?`,
    }),
    says: x => ({ en: line`It rained for ${x} on Tuesday.`, es: line`El martes llovió durante ${x}.` }),
  },
]
