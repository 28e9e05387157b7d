import {
  type Block,
  type Both,
  type count,
  type Expr,
  type Inline,
  line,
  type Noun,
  name,
  type Person,
  prose,
  type role,
  subject,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

export type Told = ReturnType<typeof role>
type Counted = ReturnType<typeof count>

export interface Likely {
  /** What is counted: money is printed in dollars. */
  readonly noun: Noun
  /** The least and the greatest whole that are likely. */
  readonly least: number
  readonly most: number
  /** The least percent that is likely. */
  readonly likely?: number
}

/** A whole, a part of it, and the percent that the part is. */
export interface PercentStory extends Likely {
  readonly whole: (rate: Told, part: Told, who: Person) => Both<Block>
  /** Asks what percent of the whole is left without a part. */
  readonly restRate: (part: Told, whole: Told, who: Person) => Both<Block>
  /** Asks for what is left of the whole without the percent. */
  readonly rest: (rate: Told, whole: Told, who: Person) => Both<Block>
  /** The answer to each, as a sentence of the story. */
  readonly says: Readonly<Record<'whole' | 'rest', (answer: Counted, who: Person) => Both<readonly Inline[]>>>
  /** The answer to the percent that is left. */
  readonly leaves: (answer: Expr, who: Person) => Both<readonly Inline[]>
}

export const percentStories: readonly PercentStory[] = [
  {
    noun: nouns.question,
    least: 20,
    most: 80,
    whole: (rate, part, who) => ({
      en: prose`${name(who)} has answered ${part}. That is ${rate} of all the questions on the test. How many questions does the test have?`,
      es: prose`${name(who)} ya contestó ${part}. Eso es el ${rate} de todas las preguntas del examen. ¿Cuántas preguntas tiene el examen?`,
    }),
    restRate: (part, whole, who) => ({
      en: prose`A test has ${whole}. ${name(who)} has answered ${part} of them. What percent of the questions are left?`,
      es: prose`Un examen tiene ${whole}. ${name(who)} ya contestó ${part}. ¿Qué porcentaje de las preguntas le falta?`,
    }),
    rest: (rate, whole, who) => ({
      en: prose`A test has ${whole}. ${name(who)} has answered ${rate} of them. How many questions are left?`,
      es: prose`Un examen tiene ${whole}. ${name(who)} ya contestó el ${rate}. ¿Cuántas preguntas faltan?`,
    }),
    leaves: x => ({ en: line`${x} of the questions are left.`, es: line`Falta el ${x} de las preguntas.` }),
    says: {
      whole: x => ({ en: line`The test has ${x}.`, es: line`El examen tiene ${x}.` }),
      rest: x => ({ en: line`There are ${x} left.`, es: line`Faltan ${x}.` }),
    },
  },
  {
    noun: nouns.seat,
    least: 60,
    most: 600,
    whole: (rate, part) => ({
      en: prose`At a show, ${part} are filled. That is ${rate} of all the seats in the theater. How many seats does the theater have?`,
      es: prose`En una función se ocupan ${part}. Eso es el ${rate} de todos los asientos del teatro. ¿Cuántos asientos tiene el teatro?`,
    }),
    restRate: (part, whole) => ({
      en: prose`A theater has ${whole}. For a show, ${part} are filled. What percent of the seats are empty?`,
      es: prose`Un teatro tiene ${whole}. En una función se ocupan ${part}. ¿Qué porcentaje de los asientos queda vacío?`,
    }),
    rest: (rate, whole) => ({
      en: prose`A theater has ${whole}. For a show, ${rate} of the seats are filled. How many seats are empty?`,
      es: prose`Un teatro tiene ${whole}. En una función se ocupa el ${rate} de los asientos. ¿Cuántos asientos quedan vacíos?`,
    }),
    leaves: x => ({ en: line`${x} of the seats are empty.`, es: line`Queda vacío el ${x} de los asientos.` }),
    says: {
      whole: x => ({ en: line`The theater has ${x}.`, es: line`El teatro tiene ${x}.` }),
      rest: x => ({ en: line`For the show, ${x} are empty.`, es: line`En la función quedan ${x} vacíos.` }),
    },
  },
  {
    noun: nouns.student,
    least: 100,
    most: 600,
    whole: (rate, part) => ({
      en: prose`At a school, ${part} ride the bus. That is ${rate} of all the students. How many students does the school have?`,
      es: prose`En una escuela, ${part} van en autobús. Eso es el ${rate} de todos los estudiantes. ¿Cuántos estudiantes tiene la escuela?`,
    }),
    restRate: (part, whole) => ({
      en: prose`A school has ${whole}, and ${part} of them ride the bus. What percent of the students do not ride the bus?`,
      es: prose`Una escuela tiene ${whole} y ${part} de ellos van en autobús. ¿Qué porcentaje de los estudiantes no va en autobús?`,
    }),
    rest: (rate, whole) => ({
      en: prose`A school has ${whole}. Of these, ${rate} ride the bus. How many students do not ride the bus?`,
      es: prose`Una escuela tiene ${whole}. El ${rate} va en autobús. ¿Cuántos estudiantes no van en autobús?`,
    }),
    leaves: x => ({
      en: line`${x} of the students do not ride the bus.`,
      es: line`El ${x} de los estudiantes no va en autobús.`,
    }),
    says: {
      whole: x => ({ en: line`The school has ${x}.`, es: line`La escuela tiene ${x}.` }),
      rest: x => ({
        en: line`In the school, ${x} do not ride the bus.`,
        es: line`En la escuela, ${x} no van en autobús.`,
      }),
    },
  },
  {
    noun: nouns.dollar,
    least: 20,
    most: 400,
    whole: (rate, part, who) => ({
      en: prose`${name(who)} spent ${part}. That was ${rate} of the money ${subject(who)} had. How many dollars did ${subject(who)} have at first?`,
      es: prose`${name(who)} gastó ${part}. Eso era el ${rate} del dinero que tenía. ¿Cuántos dólares tenía al principio?`,
    }),
    restRate: (part, whole, who) => ({
      en: prose`${name(who)} has ${whole} and spends ${part} of it. What percent of the money is left?`,
      es: prose`${name(who)} tiene ${whole} y gasta ${part}. ¿Qué porcentaje del dinero le queda?`,
    }),
    rest: (rate, whole, who) => ({
      en: prose`${name(who)} has ${whole} and spends ${rate} of it. How many dollars are left?`,
      es: prose`${name(who)} tiene ${whole} y gasta el ${rate}. ¿Cuántos dólares le quedan?`,
    }),
    leaves: x => ({ en: line`${x} of the money is left.`, es: line`Queda el ${x} del dinero.` }),
    says: {
      whole: (x, who) => ({
        en: line`${name(who)} had ${x} at first.`,
        es: line`${name(who)} tenía ${x} al principio.`,
      }),
      rest: (x, who) => ({ en: line`${name(who)} has ${x} left.`, es: line`A ${name(who)} le quedan ${x}.` }),
    },
  },
  {
    noun: nouns.freeThrow,
    likely: 45,
    least: 20,
    most: 60,
    whole: (rate, part, who) => ({
      en: prose`${name(who)} makes ${part}. That is ${rate} of the free throws that ${subject(who)} attempts. How many free throws does ${subject(who)} attempt?`,
      es: prose`${name(who)} encesta ${part}. Eso es el ${rate} de todos los que intenta. ¿Cuántos tiros libres intenta?`,
    }),
    restRate: (part, whole, who) => ({
      en: prose`${name(who)} attempts ${whole} and makes ${part} of them. What percent of the free throws does ${subject(who)} miss?`,
      es: prose`${name(who)} intenta ${whole} y encesta ${part}. ¿Qué porcentaje de los tiros libres falla?`,
    }),
    rest: (rate, whole, who) => ({
      en: prose`${name(who)} attempts ${whole} and makes ${rate} of them. How many does ${subject(who)} miss?`,
      es: prose`${name(who)} intenta ${whole} y encesta el ${rate}. ¿Cuántos falla?`,
    }),
    leaves: (x, who) => ({
      en: line`${name(who)} misses ${x} of the free throws.`,
      es: line`${name(who)} falla el ${x} de los tiros libres.`,
    }),
    says: {
      whole: (x, who) => ({ en: line`${name(who)} attempts ${x}.`, es: line`${name(who)} intenta ${x}.` }),
      rest: (x, who) => ({ en: line`${name(who)} misses ${x}.`, es: line`${name(who)} falla ${x}.` }),
    },
  },
  {
    noun: nouns.page,
    least: 60,
    most: 400,
    whole: (rate, part, who) => ({
      en: prose`${name(who)} has read ${part}. That is ${rate} of the book. How many pages does the book have?`,
      es: prose`${name(who)} ya leyó ${part}. Eso es el ${rate} del libro. ¿Cuántas páginas tiene el libro?`,
    }),
    restRate: (part, whole, who) => ({
      en: prose`A book has ${whole}. ${name(who)} has read ${part} of them. What percent of the book is left to read?`,
      es: prose`Un libro tiene ${whole}. ${name(who)} ya leyó ${part}. ¿Qué porcentaje del libro le falta por leer?`,
    }),
    rest: (rate, whole, who) => ({
      en: prose`A book has ${whole}. ${name(who)} has read ${rate} of it. How many pages are left?`,
      es: prose`Un libro tiene ${whole}. ${name(who)} ya leyó el ${rate}. ¿Cuántas páginas faltan?`,
    }),
    leaves: x => ({ en: line`${x} of the book is left to read.`, es: line`Falta por leer el ${x} del libro.` }),
    says: {
      whole: x => ({ en: line`The book has ${x}.`, es: line`El libro tiene ${x}.` }),
      rest: x => ({ en: line`There are ${x} left.`, es: line`Faltan ${x}.` }),
    },
  },
  {
    noun: nouns.car,
    least: 40,
    most: 400,
    whole: (rate, part) => ({
      en: prose`In a parking lot, ${part} have a permit. That is ${rate} of all the cars there. How many cars are in the lot?`,
      es: prose`En un estacionamiento, ${part} tienen permiso. Eso es el ${rate} de todos los carros que hay. ¿Cuántos carros hay?`,
    }),
    restRate: (part, whole) => ({
      en: prose`There are ${whole} in a parking lot, and ${part} of them have a permit. What percent of the cars do not have a permit?`,
      es: prose`En un estacionamiento hay ${whole} y ${part} de ellos tienen permiso. ¿Qué porcentaje de los carros no tiene permiso?`,
    }),
    rest: (rate, whole) => ({
      en: prose`There are ${whole} in a parking lot, and ${rate} of them have a permit. How many cars do not have a permit?`,
      es: prose`En un estacionamiento hay ${whole}. El ${rate} tiene permiso. ¿Cuántos carros no tienen permiso?`,
    }),
    leaves: x => ({
      en: line`${x} of the cars do not have a permit.`,
      es: line`El ${x} de los carros no tiene permiso.`,
    }),
    says: {
      whole: x => ({ en: line`There are ${x} in the lot.`, es: line`En el estacionamiento hay ${x}.` }),
      rest: x => ({
        en: line`In the lot, ${x} do not have a permit.`,
        es: line`En el estacionamiento, ${x} no tienen permiso.`,
      }),
    },
  },
  {
    noun: nouns.seed,
    likely: 55,
    least: 20,
    most: 300,
    whole: (rate, part, who) => ({
      en: prose`In a garden, ${part} sprout. That is ${rate} of all the seeds that ${name(who)} planted. How many seeds did ${subject(who)} plant?`,
      es: prose`En un jardín germinan ${part}. Eso es el ${rate} de todas las semillas que sembró ${name(who)}. ¿Cuántas semillas sembró?`,
    }),
    restRate: (part, whole, who) => ({
      en: prose`${name(who)} plants ${whole}, and ${part} of them sprout. What percent of the seeds do not sprout?`,
      es: prose`${name(who)} siembra ${whole} y germinan ${part}. ¿Qué porcentaje de las semillas no germina?`,
    }),
    rest: (rate, whole, who) => ({
      en: prose`${name(who)} plants ${whole}, and ${rate} of them sprout. How many seeds do not sprout?`,
      es: prose`${name(who)} siembra ${whole} y germina el ${rate}. ¿Cuántas semillas no germinan?`,
    }),
    leaves: x => ({ en: line`${x} of the seeds do not sprout.`, es: line`No germina el ${x} de las semillas.` }),
    says: {
      whole: (x, who) => ({ en: line`${name(who)} planted ${x}.`, es: line`${name(who)} sembró ${x}.` }),
      rest: x => ({ en: line`In all, ${x} do not sprout.`, es: line`No germinan ${x}.` }),
    },
  },
]
