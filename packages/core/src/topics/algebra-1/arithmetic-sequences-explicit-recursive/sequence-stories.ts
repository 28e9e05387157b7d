import { type Block, type Both, count, money, type Noun, prose } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

/** A first amount that grows by the same amount each time. */
export interface SequenceStory {
  readonly first: readonly [least: number, most: number]
  readonly step: readonly [least: number, most: number]
  readonly n: readonly [least: number, most: number]
  readonly noun: Noun
  readonly term: (first: number, step: number, n: number) => Both<Block>
  /** Which one has this amount? */
  readonly which: (first: number, step: number, value: number) => Both<Block>
}

export const sequenceStories: readonly SequenceStory[] = [
  {
    first: [12, 24],
    step: [2, 4],
    n: [9, 25],
    noun: nouns.seat,
    term: (first, step, n) => ({
      en: prose`The first row of a theater has ${count(first, nouns.seat)}. Each row after it has ${step} more than the row before. How many seats does row ${n} have?`,
      es: prose`La primera fila de un teatro tiene ${count(first, nouns.seat)}. Cada fila siguiente tiene ${step} más que la anterior. ¿Cuántos asientos tiene la fila ${n}?`,
    }),
    which: (first, step, value) => ({
      en: prose`The first row of a theater has ${count(first, nouns.seat)}. Each row after it has ${step} more than the row before. What is the number of the row with ${count(value, nouns.seat)}?`,
      es: prose`La primera fila de un teatro tiene ${count(first, nouns.seat)}. Cada fila siguiente tiene ${step} más que la anterior. ¿Qué número tiene la fila con ${count(value, nouns.seat)}?`,
    }),
  },
  {
    first: [20, 80],
    step: [5, 15],
    n: [8, 30],
    noun: nouns.dollar,
    term: (first, step, n) => ({
      en: prose`In week 1, Mei has ${money(first * 100)} in savings. Each week she adds ${money(step * 100)}. How many dollars does she have in week ${n}?`,
      es: prose`En la semana 1, Mei tiene ${money(first * 100)} ahorrados. Cada semana agrega ${money(step * 100)}. ¿Cuántos dólares tiene en la semana ${n}?`,
    }),
    which: (first, step, value) => ({
      en: prose`In week 1, Mei has ${money(first * 100)} in savings. Each week she adds ${money(step * 100)}. In which week does she have ${money(value * 100)}?`,
      es: prose`En la semana 1, Mei tiene ${money(first * 100)} ahorrados. Cada semana agrega ${money(step * 100)}. ¿En qué semana tiene ${money(value * 100)}?`,
    }),
  },
  {
    first: [75, 90],
    step: [4, 9],
    n: [5, 14],
    noun: nouns.centimeter,
    term: (first, step, n) => ({
      en: prose`One chair is ${count(first, nouns.centimeter)} tall. Each chair that is stacked on top adds ${count(step, nouns.centimeter)}. How many centimeters tall is a stack of ${n} chairs?`,
      es: prose`Una silla mide ${count(first, nouns.centimeter)} de alto. Cada silla que se apila encima agrega ${count(step, nouns.centimeter)}. ¿Cuántos centímetros mide una pila de ${n} sillas?`,
    }),
    which: (first, step, value) => ({
      en: prose`One chair is ${count(first, nouns.centimeter)} tall. Each chair that is stacked on top adds ${count(step, nouns.centimeter)}. How many chairs are in a stack that is ${count(value, nouns.centimeter)} tall?`,
      es: prose`Una silla mide ${count(first, nouns.centimeter)} de alto. Cada silla que se apila encima agrega ${count(step, nouns.centimeter)}. ¿Cuántas sillas hay en una pila de ${count(value, nouns.centimeter)} de alto?`,
    }),
  },
  {
    first: [4, 12],
    step: [2, 3],
    n: [6, 16],
    noun: nouns.mile,
    term: (first, step, n) => ({
      en: prose`A runner covers ${count(first, nouns.mile)} in the first week of training. Each week after it, she runs ${count(step, nouns.mile)} more than in the week before. How many miles does she run in week ${n}?`,
      es: prose`Una corredora recorre ${count(first, nouns.mile)} en la primera semana de entrenamiento. Cada semana siguiente recorre ${count(step, nouns.mile)} más que en la anterior. ¿Cuántas millas recorre en la semana ${n}?`,
    }),
    which: (first, step, value) => ({
      en: prose`A runner covers ${count(first, nouns.mile)} in the first week of training. Each week after it, she runs ${count(step, nouns.mile)} more than in the week before. In which week does she run ${count(value, nouns.mile)}?`,
      es: prose`Una corredora recorre ${count(first, nouns.mile)} en la primera semana de entrenamiento. Cada semana siguiente recorre ${count(step, nouns.mile)} más que en la anterior. ¿En qué semana recorre ${count(value, nouns.mile)}?`,
    }),
  },
  {
    first: [850, 1400],
    step: [20, 60],
    n: [4, 12],
    noun: nouns.dollar,
    term: (first, step, n) => ({
      en: prose`The rent for an apartment is ${money(first * 100)} a month in year 1. Each year it goes up by ${money(step * 100)}. How many dollars is the monthly rent in year ${n}?`,
      es: prose`El alquiler de un apartamento es de ${money(first * 100)} al mes en el año 1. Cada año sube ${money(step * 100)}. ¿De cuántos dólares es el alquiler mensual en el año ${n}?`,
    }),
    which: (first, step, value) => ({
      en: prose`The rent for an apartment is ${money(first * 100)} a month in year 1. Each year it goes up by ${money(step * 100)}. In which year is the monthly rent ${money(value * 100)}?`,
      es: prose`El alquiler de un apartamento es de ${money(first * 100)} al mes en el año 1. Cada año sube ${money(step * 100)}. ¿En qué año es el alquiler mensual de ${money(value * 100)}?`,
    }),
  },
]
