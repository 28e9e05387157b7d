import { type Block, type Both, count, name, prose, subject } from '../../../content.ts'
import type { Noun } from '../../../language/noun.ts'
import {
  centimeter,
  cup,
  dollar,
  euro,
  foot,
  gallon,
  inch,
  kilometer,
  liter,
  mile,
  minute,
  serving,
  squareMeter,
  word,
} from '../../../language/nouns/index.ts'
import type { Person } from '../../../language/people.ts'

/** So much of one thing goes with so much of another: how much goes with another amount of the first? */
export interface ProportionStory {
  /** The smallest amount of the first thing, and how much of the second goes with one of it. */
  readonly first: readonly [least: number, most: number]
  readonly rate: readonly [least: number, most: number]
  /** The greatest multiple of the smallest amount that is likely. */
  readonly most: number
  readonly asked: Noun
  readonly ask: (first: number, second: number, other: number, who: Person) => Both<Block>
}

export const proportionStories: readonly ProportionStory[] = [
  {
    first: [2, 4],
    rate: [4, 25],
    most: 7,
    asked: kilometer,
    ask: (first, second, other) => ({
      en: prose`On a map, ${count(first, centimeter)} stand for ${count(second, kilometer)}. Two towns are ${count(other, centimeter)} apart on the map. How many kilometers apart are the towns?`,
      es: prose`En un mapa, ${count(first, centimeter)} representan ${count(second, kilometer)}. Dos pueblos están a ${count(other, centimeter)} de distancia en el mapa. ¿A cuántos kilómetros de distancia están los pueblos?`,
    }),
  },
  {
    first: [2, 5],
    rate: [0.3, 1.5],
    most: 8,
    asked: cup,
    ask: (first, second, other) => ({
      en: prose`A soup recipe for ${count(first, serving)} uses ${count(second, cup)} of broth. How many cups of broth are needed for ${count(other, serving)}?`,
      es: prose`Una receta de sopa para ${count(first, serving)} lleva ${count(second, cup)} de caldo. ¿Cuántas tazas de caldo se necesitan para ${count(other, serving)}?`,
    }),
  },
  {
    first: [2, 4],
    rate: [5, 7],
    most: 8,
    asked: foot,
    ask: (first, second, other, who) => ({
      en: prose`${name(who)} builds a model airplane. On the model, ${count(first, inch)} stand for ${count(second, foot)} of the real airplane. The model is ${count(other, inch)} long. How many feet long is the real airplane?`,
      es: prose`${name(who)} arma un avión a escala. En el modelo, ${count(first, inch)} representan ${count(second, foot)} del avión real. El modelo mide ${count(other, inch)} de largo. ¿Cuántos pies de largo mide el avión real?`,
    }),
  },
  {
    first: [2, 3],
    rate: [22, 38],
    most: 6,
    asked: mile,
    ask: (first, second, other) => ({
      en: prose`A car travels ${count(second, mile)} on ${count(first, gallon)} of gas. At this rate, how many miles can it travel on ${count(other, gallon)}?`,
      es: prose`Un auto recorre ${count(second, mile)} con ${count(first, gallon)} de gasolina. A esta tasa, ¿cuántas millas puede recorrer con ${count(other, gallon)}?`,
    }),
  },
  {
    first: [2, 5],
    rate: [0.4, 2],
    most: 7,
    asked: foot,
    ask: (first, second, other) => ({
      en: prose`A post that is ${count(first, foot)} tall casts a shadow ${count(second, foot)} long. A nearby tree is ${count(other, foot)} tall. How many feet long is the shadow of the tree at the same time?`,
      es: prose`Un poste de ${count(first, foot)} de alto proyecta una sombra de ${count(second, foot)} de largo. Cerca hay un árbol de ${count(other, foot)} de alto. ¿Cuántos pies de largo mide la sombra del árbol a la misma hora?`,
    }),
  },
  {
    first: [10, 20],
    rate: [0.85, 0.95],
    most: 9,
    asked: euro,
    ask: (first, second, other, who) => ({
      en: prose`At the airport, ${count(first, dollar)} buy ${count(second, euro)}. How many euros does ${name(who)} get for ${count(other, dollar)}?`,
      es: prose`En el aeropuerto, ${count(first, dollar)} equivalen a ${count(second, euro)}. ¿Cuántos euros recibe ${name(who)} por ${count(other, dollar)}?`,
    }),
  },
  {
    first: [2, 4],
    rate: [30, 60],
    most: 7,
    asked: word,
    ask: (first, second, other, who) => ({
      en: prose`${name(who)} types ${count(second, word)} in ${count(first, minute)}. At this rate, how many words can ${subject(who)} type in ${count(other, minute)}?`,
      es: prose`${name(who)} escribe ${count(second, word)} a máquina en ${count(first, minute)}. A este ritmo, ¿cuántas palabras puede escribir en ${count(other, minute)}?`,
    }),
  },
  {
    first: [2, 4],
    rate: [6, 11],
    most: 8,
    asked: squareMeter,
    ask: (first, second, other, who) => ({
      en: prose`${count(first, liter)} of paint cover ${count(second, squareMeter)} of wall. ${name(who)} has ${count(other, liter)} of paint. How many square meters can ${subject(who)} paint?`,
      es: prose`Con ${count(first, liter)} de pintura se cubren ${count(second, squareMeter)} de pared. ${name(who)} tiene ${count(other, liter)} de pintura. ¿Cuántos metros cuadrados puede pintar?`,
    }),
  },
]
