import {
  type Block,
  type Both,
  type count,
  type Inline,
  line,
  name,
  noun,
  type Person,
  prose,
  subject,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { Likely, Told } from './percent-stories.ts'

/** A whole and the percent of it whose amount is asked. */
export interface PartStory extends Likely {
  readonly part: (rate: Told, whole: Told, who: Person) => Both<Block>
  /** The answer as a sentence of the story. */
  readonly says: (answer: ReturnType<typeof count>, who: Person) => Both<readonly Inline[]>
}

/** Each level tells stories of its own, and none that asks for more than a part tells them. */
export const partStories: Readonly<Record<'easy' | 'medium', readonly PartStory[]>> = {
  easy: [
    {
      noun: nouns.tree,
      least: 60,
      most: 400,
      part: (rate, whole) => ({
        en: prose`An orchard has ${whole}. Of these, ${rate} are apple trees. How many of the trees are apple trees?`,
        es: prose`Un huerto tiene ${whole}. El ${rate} son manzanos. ¿Cuántos de los árboles son manzanos?`,
      }),
      says: x => ({ en: line`In the orchard, ${x} are apple trees.`, es: line`En el huerto, ${x} son manzanos.` }),
    },
    {
      noun: nouns.book,
      least: 60,
      most: 400,
      part: (rate, whole) => ({
        en: prose`A classroom library has ${whole}, and ${rate} of them are in Spanish. How many books are in Spanish?`,
        es: prose`La biblioteca de un salón tiene ${whole} y el ${rate} está en español. ¿Cuántos libros están en español?`,
      }),
      says: x => ({
        en: line`In the library, ${x} are in Spanish.`,
        es: line`En la biblioteca, ${x} están en español.`,
      }),
    },
    {
      noun: noun('person', 'people', 'persona', 'personas', 'f'),
      least: 40,
      most: 400,
      part: (rate, whole) => ({
        en: prose`A survey asks ${whole}. Of these, ${rate} like soccer best. How many people like soccer best?`,
        es: prose`Una encuesta pregunta a ${whole}. El ${rate} prefiere el fútbol. ¿Cuántas personas prefieren el fútbol?`,
      }),
      says: x => ({
        en: line`In the survey, ${x} like soccer best.`,
        es: line`En la encuesta, ${x} prefieren el fútbol.`,
      }),
    },
    {
      noun: nouns.photo,
      least: 20,
      most: 200,
      part: (rate, whole, who) => ({
        en: prose`On a trip, ${name(who)} takes ${whole} and prints ${rate} of them. How many photos does ${subject(who)} print?`,
        es: prose`En un viaje, ${name(who)} toma ${whole} e imprime el ${rate}. ¿Cuántas fotos imprime?`,
      }),
      says: (x, who) => ({ en: line`${name(who)} prints ${x}.`, es: line`${name(who)} imprime ${x}.` }),
    },
    {
      noun: nouns.egg,
      least: 40,
      most: 300,
      part: (rate, whole) => ({
        en: prose`A farm sells ${whole} in one day. Of these, ${rate} are brown. How many eggs are brown?`,
        es: prose`Una granja vende ${whole} en un día. El ${rate} es de color café. ¿Cuántos huevos son de color café?`,
      }),
      says: x => ({ en: line`${x} are brown.`, es: line`${x} son de color café.` }),
    },
    {
      noun: nouns.muffin,
      least: 40,
      most: 200,
      part: (rate, whole) => ({
        en: prose`A bakery bakes ${whole} and sells ${rate} of them before noon. How many muffins does it sell before noon?`,
        es: prose`Una panadería hornea ${whole} y vende el ${rate} antes del mediodía. ¿Cuántos muffins vende antes del mediodía?`,
      }),
      says: x => ({
        en: line`Before noon, the bakery sells ${x}.`,
        es: line`Antes del mediodía, la panadería vende ${x}.`,
      }),
    },
    {
      noun: nouns.mile,
      least: 20,
      most: 120,
      part: (rate, whole, who) => ({
        en: prose`${name(who)} plans a bike trip of ${whole} and rides ${rate} of it on the first day. How many miles does ${subject(who)} ride on the first day?`,
        es: prose`${name(who)} planea un viaje en bicicleta de ${whole} y recorre el ${rate} el primer día. ¿Cuántas millas recorre el primer día?`,
      }),
      says: (x, who) => ({
        en: line`On the first day, ${name(who)} rides ${x}.`,
        es: line`El primer día, ${name(who)} recorre ${x}.`,
      }),
    },
    {
      noun: nouns.minute,
      least: 40,
      most: 180,
      part: (rate, whole) => ({
        en: prose`A concert lasts ${whole}, and ${rate} of it is piano music. How many minutes of piano music are there?`,
        es: prose`Un concierto dura ${whole} y el ${rate} es música de piano. ¿Cuántos minutos de música de piano hay?`,
      }),
      says: x => ({ en: line`There are ${x} of piano music.`, es: line`Hay ${x} de música de piano.` }),
    },
  ],
  medium: [
    {
      noun: noun('bird', 'birds', 'ave', 'aves', 'f'),
      least: 40,
      most: 500,
      part: (rate, whole) => ({
        en: prose`A park ranger counts ${whole}. Of these, ${rate} are ducks. How many of the birds are ducks?`,
        es: prose`Una guardaparques cuenta ${whole}. El ${rate} son patos. ¿Cuántas de las aves son patos?`,
      }),
      says: x => ({ en: line`In the park, ${x} are ducks.`, es: line`En el parque, ${x} son patos.` }),
    },
    {
      noun: nouns.ticket,
      least: 40,
      most: 500,
      part: (rate, whole) => ({
        en: prose`A theater group sells ${whole}, and ${rate} of them are for children. How many tickets are for children?`,
        es: prose`Un grupo de teatro vende ${whole} y el ${rate} es para niños. ¿Cuántos boletos son para niños?`,
      }),
      says: x => ({ en: line`The group sells ${x} for children.`, es: line`El grupo vende ${x} para niños.` }),
    },
    {
      noun: nouns.song,
      least: 40,
      most: 500,
      part: (rate, whole, who) => ({
        en: prose`${name(who)} has ${whole} on a phone, and ${rate} of them are in Spanish. How many songs are in Spanish?`,
        es: prose`${name(who)} tiene ${whole} en su teléfono y el ${rate} está en español. ¿Cuántas canciones están en español?`,
      }),
      says: x => ({ en: line`On the phone, ${x} are in Spanish.`, es: line`En el teléfono, ${x} están en español.` }),
    },
    {
      noun: nouns.liter,
      least: 40,
      most: 500,
      part: (rate, whole) => ({
        en: prose`A full tank holds ${whole} of water. Now it is ${rate} full. How many liters of water are in it?`,
        es: prose`En un tanque lleno caben ${whole} de agua. Ahora está al ${rate} de su capacidad. ¿Cuántos litros de agua hay en él?`,
      }),
      says: x => ({ en: line`There are ${x} of water in the tank.`, es: line`En el tanque hay ${x} de agua.` }),
    },
    {
      noun: nouns.employee,
      least: 40,
      most: 500,
      part: (rate, whole) => ({
        en: prose`A company has ${whole}, and ${rate} of them work from home. How many employees work from home?`,
        es: prose`Una empresa tiene ${whole} y el ${rate} trabaja desde casa. ¿Cuántos empleados trabajan desde casa?`,
      }),
      says: x => ({
        en: line`In the company, ${x} work from home.`,
        es: line`En la empresa, ${x} trabajan desde casa.`,
      }),
    },
    {
      noun: nouns.gram,
      least: 60,
      most: 500,
      part: (rate, whole) => ({
        en: prose`A bag of trail mix weighs ${whole}, and ${rate} of it is raisins. How many grams of raisins are in the bag?`,
        es: prose`Una bolsa de frutos secos pesa ${whole} y el ${rate} son pasas. ¿Cuántos gramos de pasas hay en la bolsa?`,
      }),
      says: x => ({ en: line`The bag has ${x} of raisins in it.`, es: line`En la bolsa hay ${x} de pasas.` }),
    },
    {
      noun: nouns.visitor,
      least: 60,
      most: 500,
      part: (rate, whole) => ({
        en: prose`A museum has ${whole} in one day. Of these, ${rate} are students. How many of the visitors are students?`,
        es: prose`Un museo recibe ${whole} en un día. El ${rate} son estudiantes. ¿Cuántos de los visitantes son estudiantes?`,
      }),
      says: x => ({ en: line`In the museum, ${x} are students.`, es: line`En el museo, ${x} son estudiantes.` }),
    },
    {
      noun: nouns.acre,
      least: 40,
      most: 500,
      part: (rate, whole) => ({
        en: prose`A farm covers ${whole}, and ${rate} of it is planted with corn. How many acres are planted with corn?`,
        es: prose`Una granja ocupa ${whole} y el ${rate} está sembrado de maíz. ¿Cuántos acres están sembrados de maíz?`,
      }),
      says: x => ({
        en: line`On the farm, ${x} are planted with corn.`,
        es: line`En la granja, ${x} están sembrados de maíz.`,
      }),
    },
  ],
}
