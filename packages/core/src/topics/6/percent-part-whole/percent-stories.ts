import { type Block, type Both, count, name, prose, subject } from '../../../content.ts'
import { freeThrow, page, question, seat, student } from '../../../language/nouns/index.ts'
import type { Person } from '../../../language/people.ts'
import { money, percent } from '../../../math/build.ts'

/** A whole, a part of it, and the percent that the part is. */
export interface PercentStory {
  /** The least and the greatest whole that are likely. */
  readonly least: number
  readonly most: number
  readonly part: (rate: number, whole: number, who: Person) => Both<Block>
  readonly whole: (rate: number, part: number, who: Person) => Both<Block>
  readonly rate: (part: number, whole: number, who: Person) => Both<Block>
  /** Asks for what is left of the whole without the percent. */
  readonly rest: (rate: number, whole: number, who: Person) => Both<Block>
}

export const percentStories: readonly PercentStory[] = [
  {
    least: 20,
    most: 80,
    part: (rate, whole, who) => ({
      en: prose`A test has ${count(whole, question)}. ${name(who)} has answered ${percent(rate)} of them. How many questions is that?`,
      es: prose`Un examen tiene ${count(whole, question)}. ${name(who)} ya contestó el ${percent(rate)}. ¿Cuántas preguntas son?`,
    }),
    whole: (rate, part, who) => ({
      en: prose`${name(who)} has answered ${count(part, question)}. That is ${percent(rate)} of all the questions on the test. How many questions does the test have?`,
      es: prose`${name(who)} ya contestó ${count(part, question)}. Eso es el ${percent(rate)} de todas las preguntas del examen. ¿Cuántas preguntas tiene el examen?`,
    }),
    rate: (part, whole, who) => ({
      en: prose`A test has ${count(whole, question)}. ${name(who)} has answered ${part} of them. What percent of the questions is that?`,
      es: prose`Un examen tiene ${count(whole, question)}. ${name(who)} ya contestó ${part}. ¿Qué porcentaje de las preguntas es eso?`,
    }),
    rest: (rate, whole, who) => ({
      en: prose`A test has ${count(whole, question)}. ${name(who)} has answered ${percent(rate)} of them. How many questions are left?`,
      es: prose`Un examen tiene ${count(whole, question)}. ${name(who)} ya contestó el ${percent(rate)}. ¿Cuántas preguntas faltan?`,
    }),
  },
  {
    least: 60,
    most: 600,
    part: (rate, whole) => ({
      en: prose`A theater has ${count(whole, seat)}. For a show, ${percent(rate)} of the seats are filled. How many seats are filled?`,
      es: prose`Un teatro tiene ${count(whole, seat)}. En una función se ocupa el ${percent(rate)} de los asientos. ¿Cuántos asientos se ocupan?`,
    }),
    whole: (rate, part) => ({
      en: prose`At a show, ${count(part, seat)} are filled. That is ${percent(rate)} of all seats in the theater. How many seats does the theater have?`,
      es: prose`En una función se ocupan ${count(part, seat)}. Eso es el ${percent(rate)} de todos los asientos del teatro. ¿Cuántos asientos tiene el teatro?`,
    }),
    rate: (part, whole) => ({
      en: prose`A theater has ${count(whole, seat)}. For a show, ${part} seats are filled. What percent of the seats is that?`,
      es: prose`Un teatro tiene ${count(whole, seat)}. En una función se ocupan ${part} asientos. ¿Qué porcentaje de los asientos es eso?`,
    }),
    rest: (rate, whole) => ({
      en: prose`A theater has ${count(whole, seat)}. For a show, ${percent(rate)} of the seats are filled. How many seats are empty?`,
      es: prose`Un teatro tiene ${count(whole, seat)}. En una función se ocupa el ${percent(rate)} de los asientos. ¿Cuántos asientos quedan vacíos?`,
    }),
  },
  {
    least: 100,
    most: 600,
    part: (rate, whole) => ({
      en: prose`A school has ${count(whole, student)}. Of these, ${percent(rate)} ride the bus. How many students ride the bus?`,
      es: prose`Una escuela tiene ${count(whole, student)}. El ${percent(rate)} va en autobús. ¿Cuántos estudiantes van en autobús?`,
    }),
    whole: (rate, part) => ({
      en: prose`At a school, ${count(part, student)} ride the bus. That is ${percent(rate)} of all students. How many students does the school have?`,
      es: prose`En una escuela, ${count(part, student)} van en autobús. Eso es el ${percent(rate)} de todos los estudiantes. ¿Cuántos estudiantes tiene la escuela?`,
    }),
    rate: (part, whole) => ({
      en: prose`A school has ${count(whole, student)}, and ${part} of them ride the bus. What percent of the students is that?`,
      es: prose`Una escuela tiene ${count(whole, student)} y ${part} de ellos van en autobús. ¿Qué porcentaje de los estudiantes es eso?`,
    }),
    rest: (rate, whole) => ({
      en: prose`A school has ${count(whole, student)}. Of these, ${percent(rate)} ride the bus. How many students do not ride the bus?`,
      es: prose`Una escuela tiene ${count(whole, student)}. El ${percent(rate)} va en autobús. ¿Cuántos estudiantes no van en autobús?`,
    }),
  },
  {
    least: 20,
    most: 400,
    part: (rate, whole, who) => ({
      en: prose`${name(who)} earns ${money(whole * 100)} and saves ${percent(rate)} of it. How many dollars is that?`,
      es: prose`${name(who)} gana ${money(whole * 100)} y ahorra el ${percent(rate)}. ¿Cuántos dólares son?`,
    }),
    whole: (rate, part, who) => ({
      en: prose`${name(who)} saves ${money(part * 100)}. That is ${percent(rate)} of what ${subject(who)} earns. How many dollars does ${subject(who)} earn?`,
      es: prose`${name(who)} ahorra ${money(part * 100)}. Eso es el ${percent(rate)} de lo que gana. ¿Cuántos dólares gana?`,
    }),
    rate: (part, whole, who) => ({
      en: prose`${name(who)} earns ${money(whole * 100)} and saves ${money(part * 100)} of it. What percent of the money does ${subject(who)} save?`,
      es: prose`${name(who)} gana ${money(whole * 100)} y ahorra ${money(part * 100)}. ¿Qué porcentaje del dinero ahorra?`,
    }),
    rest: (rate, whole, who) => ({
      en: prose`${name(who)} has ${money(whole * 100)} and spends ${percent(rate)} of it. How many dollars are left?`,
      es: prose`${name(who)} tiene ${money(whole * 100)} y gasta el ${percent(rate)}. ¿Cuántos dólares le quedan?`,
    }),
  },
  {
    least: 20,
    most: 60,
    part: (rate, whole, who) => ({
      en: prose`${name(who)} tries ${count(whole, freeThrow)} and makes ${percent(rate)} of them. How many free throws is that?`,
      es: prose`${name(who)} intenta ${count(whole, freeThrow)} y encesta el ${percent(rate)}. ¿Cuántos tiros libres encesta?`,
    }),
    whole: (rate, part, who) => ({
      en: prose`${name(who)} makes ${count(part, freeThrow)}. That is ${percent(rate)} of all the tries. How many free throws does ${subject(who)} try?`,
      es: prose`${name(who)} encesta ${count(part, freeThrow)}. Eso es el ${percent(rate)} de todos los que intenta. ¿Cuántos tiros libres intenta?`,
    }),
    rate: (part, whole, who) => ({
      en: prose`${name(who)} tries ${count(whole, freeThrow)} and makes ${part} of them. What percent of the free throws is that?`,
      es: prose`${name(who)} intenta ${count(whole, freeThrow)} y encesta ${part}. ¿Qué porcentaje de los tiros libres es eso?`,
    }),
    rest: (rate, whole, who) => ({
      en: prose`${name(who)} tries ${count(whole, freeThrow)} and makes ${percent(rate)} of them. How many does ${subject(who)} miss?`,
      es: prose`${name(who)} intenta ${count(whole, freeThrow)} y encesta el ${percent(rate)}. ¿Cuántos falla?`,
    }),
  },
  {
    least: 60,
    most: 400,
    part: (rate, whole, who) => ({
      en: prose`A book has ${count(whole, page)}. ${name(who)} has read ${percent(rate)} of it. How many pages is that?`,
      es: prose`Un libro tiene ${count(whole, page)}. ${name(who)} ya leyó el ${percent(rate)}. ¿Cuántas páginas son?`,
    }),
    whole: (rate, part, who) => ({
      en: prose`${name(who)} has read ${count(part, page)}. That is ${percent(rate)} of the book. How many pages does the book have?`,
      es: prose`${name(who)} ya leyó ${count(part, page)}. Eso es el ${percent(rate)} del libro. ¿Cuántas páginas tiene el libro?`,
    }),
    rate: (part, whole, who) => ({
      en: prose`A book has ${count(whole, page)}. ${name(who)} has read ${part} of them. What percent of the book is that?`,
      es: prose`Un libro tiene ${count(whole, page)}. ${name(who)} ya leyó ${part}. ¿Qué porcentaje del libro es eso?`,
    }),
    rest: (rate, whole, who) => ({
      en: prose`A book has ${count(whole, page)}. ${name(who)} has read ${percent(rate)} of it. How many pages are left?`,
      es: prose`Un libro tiene ${count(whole, page)}. ${name(who)} ya leyó el ${percent(rate)}. ¿Cuántas páginas faltan?`,
    }),
  },
]
