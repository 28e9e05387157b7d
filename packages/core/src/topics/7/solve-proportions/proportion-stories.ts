import {
  type Block,
  type Both,
  count,
  type Expr,
  type Inline,
  line,
  type Noun,
  name,
  type Person,
  prose,
  type Quantity,
  role,
  subject,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

/** So much of one thing goes with so much of another: how much goes with another amount of the first? */
export interface ProportionStory {
  /** The smallest amount of the first thing, and how much of the second goes with one of it. */
  readonly first: readonly [least: number, most: number]
  readonly rate: readonly [least: number, most: number]
  /** The greatest multiple of the smallest amount that is likely. */
  readonly most: number
  readonly asked: Noun
  /** What x stands for. */
  readonly what: (other: number) => Both<readonly Inline[]>
  /** What the first thing's numbers are, and what the second thing's are. */
  readonly kinds: readonly [Expr, Expr]
  readonly ends: (amount: Quantity, who: Person) => Both<readonly Inline[]>
  readonly ask: (first: number, second: number, other: number, who: Person) => Both<Block>
}

export const proportionStories: readonly ProportionStory[] = [
  {
    first: [2, 4],
    rate: [4, 25],
    most: 7,
    asked: nouns.kilometer,
    what: () => ({
      en: line`the number of kilometers between the towns`,
      es: line`el número de kilómetros entre los pueblos`,
    }),
    kinds: [words('distances on the map', 'distancias en el mapa'), words('real distances', 'distancias reales')],
    ends: amount => ({
      en: line`The towns are ${amount} apart.`,
      es: line`Los pueblos están a ${amount} de distancia.`,
    }),
    ask: (first, second, other) => ({
      en: prose`On a map, ${role('first', count(first, nouns.centimeter))} stand for ${role('second', count(second, nouns.kilometer))}. Two towns are ${role('other', count(other, nouns.centimeter))} apart on the map. How many kilometers apart are the towns?`,
      es: prose`En un mapa, ${role('first', count(first, nouns.centimeter))} representan ${role('second', count(second, nouns.kilometer))}. Dos pueblos están a ${role('other', count(other, nouns.centimeter))} de distancia en el mapa. ¿A cuántos kilómetros de distancia están los pueblos?`,
    }),
  },
  {
    first: [2, 5],
    rate: [0.3, 1.5],
    most: 8,
    asked: nouns.cup,
    what: other => ({
      en: line`the number of cups of broth for ${other} servings`,
      es: line`el número de tazas de caldo para ${other} porciones`,
    }),
    kinds: [words('numbers of servings', 'números de porciones'), words('cups of broth', 'tazas de caldo')],
    ends: amount => ({ en: line`${amount} of broth are needed.`, es: line`Se necesitan ${amount} de caldo.` }),
    ask: (first, second, other) => ({
      en: prose`A soup recipe for ${role('first', count(first, nouns.serving))} uses ${role('second', count(second, nouns.cup))} of broth. How many cups of broth are needed for ${role('other', count(other, nouns.serving))}?`,
      es: prose`Una receta de sopa para ${role('first', count(first, nouns.serving))} lleva ${role('second', count(second, nouns.cup))} de caldo. ¿Cuántas tazas de caldo se necesitan para ${role('other', count(other, nouns.serving))}?`,
    }),
  },
  {
    first: [2, 4],
    rate: [5, 7],
    most: 8,
    asked: nouns.foot,
    what: () => ({ en: line`the length of the real airplane in feet`, es: line`la longitud en pies del avión real` }),
    kinds: [
      words('lengths of the model', 'longitudes del modelo'),
      words('lengths of the real airplane', 'longitudes del avión real'),
    ],
    ends: amount => ({
      en: line`The real airplane is ${amount} long.`,
      es: line`El avión real mide ${amount} de largo.`,
    }),
    ask: (first, second, other, who) => ({
      en: prose`${name(who)} builds a model airplane. On the model, ${role('first', count(first, nouns.inch))} stand for ${role('second', count(second, nouns.foot))} of the real airplane. The model is ${role('other', count(other, nouns.inch))} long. How many feet long is the real airplane?`,
      es: prose`${name(who)} arma un avión a escala. En el modelo, ${role('first', count(first, nouns.inch))} representan ${role('second', count(second, nouns.foot))} del avión real. El modelo mide ${role('other', count(other, nouns.inch))} de largo. ¿Cuántos pies de largo mide el avión real?`,
    }),
  },
  {
    first: [2, 3],
    rate: [22, 38],
    most: 6,
    asked: nouns.mile,
    what: other => ({
      en: line`the number of miles on ${other} gallons`,
      es: line`el número de millas con ${other} galones`,
    }),
    kinds: [words('gallons of gas', 'galones de gasolina'), words('miles', 'millas')],
    ends: amount => ({ en: line`The car can travel ${amount}.`, es: line`El auto puede recorrer ${amount}.` }),
    ask: (first, second, other) => ({
      en: prose`A car travels ${role('second', count(second, nouns.mile))} on ${role('first', count(first, nouns.gallon))} of gas. At this rate, how many miles can it travel on ${role('other', count(other, nouns.gallon))}?`,
      es: prose`Un auto recorre ${role('second', count(second, nouns.mile))} con ${role('first', count(first, nouns.gallon))} de gasolina. Con este rendimiento, ¿cuántas millas puede recorrer con ${role('other', count(other, nouns.gallon))}?`,
    }),
  },
  {
    first: [2, 5],
    rate: [0.4, 2],
    most: 7,
    asked: nouns.foot,
    what: () => ({
      en: line`the length in feet of the tree's shadow`,
      es: line`la longitud en pies de la sombra del árbol`,
    }),
    kinds: [words('heights', 'alturas'), words('lengths of shadows', 'longitudes de sombras')],
    ends: amount => ({
      en: line`The shadow of the tree is ${amount} long.`,
      es: line`La sombra del árbol mide ${amount} de largo.`,
    }),
    ask: (first, second, other) => ({
      en: prose`A post that is ${role('first', count(first, nouns.foot))} tall casts a shadow ${role('second', count(second, nouns.foot))} long. A nearby tree is ${role('other', count(other, nouns.foot))} tall. How many feet long is the shadow of the tree at the same time?`,
      es: prose`Un poste de ${role('first', count(first, nouns.foot))} de alto proyecta una sombra de ${role('second', count(second, nouns.foot))} de largo. Cerca hay un árbol de ${role('other', count(other, nouns.foot))} de alto. ¿Cuántos pies de largo mide la sombra del árbol a la misma hora?`,
    }),
  },
  {
    first: [10, 20],
    rate: [0.85, 0.95],
    most: 9,
    asked: nouns.euro,
    what: other => ({
      en: line`the number of euros for ${other} dollars`,
      es: line`el número de euros por ${other} dólares`,
    }),
    kinds: [words('amounts in dollars', 'cantidades en dólares'), words('amounts in euros', 'cantidades en euros')],
    ends: (amount, who) => ({ en: line`${name(who)} gets ${amount}.`, es: line`${name(who)} recibe ${amount}.` }),
    ask: (first, second, other, who) => ({
      en: prose`At the airport, ${role('first', count(first, nouns.dollar))} buy ${role('second', count(second, nouns.euro))}. How many euros does ${name(who)} get for ${role('other', count(other, nouns.dollar))}?`,
      es: prose`En el aeropuerto, ${role('first', count(first, nouns.dollar))} equivalen a ${role('second', count(second, nouns.euro))}. ¿Cuántos euros recibe ${name(who)} por ${role('other', count(other, nouns.dollar))}?`,
    }),
  },
  {
    first: [2, 4],
    rate: [30, 60],
    most: 7,
    asked: nouns.word,
    what: other => ({
      en: line`the number of words in ${other} minutes`,
      es: line`el número de palabras en ${other} minutos`,
    }),
    kinds: [words('numbers of minutes', 'números de minutos'), words('numbers of words', 'números de palabras')],
    ends: (amount, who) => ({
      en: line`In that time, ${subject(who)} can type ${amount}.`,
      es: line`En ese tiempo puede escribir ${amount}.`,
    }),
    ask: (first, second, other, who) => ({
      en: prose`${name(who)} types ${role('second', count(second, nouns.word))} in ${role('first', count(first, nouns.minute))}. At this rate, how many words can ${subject(who)} type in ${role('other', count(other, nouns.minute))}?`,
      es: prose`${name(who)} escribe ${role('second', count(second, nouns.word))} a máquina en ${role('first', count(first, nouns.minute))}. A este ritmo, ¿cuántas palabras puede escribir en ${role('other', count(other, nouns.minute))}?`,
    }),
  },
  {
    first: [2, 4],
    rate: [6, 11],
    most: 8,
    asked: nouns.squareMeter,
    what: other => ({
      en: line`the number of square meters for ${other} liters of paint`,
      es: line`el número de metros cuadrados con ${other} litros de pintura`,
    }),
    kinds: [words('liters of paint', 'litros de pintura'), words('square meters of wall', 'metros cuadrados de pared')],
    ends: amount => ({ en: line`The paint covers ${amount}.`, es: line`La pintura cubre ${amount}.` }),
    ask: (first, second, other, who) => ({
      en: prose`${role('first', count(first, nouns.liter))} of paint cover ${role('second', count(second, nouns.squareMeter))} of wall. ${name(who)} has ${role('other', count(other, nouns.liter))} of paint. How many square meters of wall can ${subject(who)} paint?`,
      es: prose`Con ${role('first', count(first, nouns.liter))} de pintura se cubren ${role('second', count(second, nouns.squareMeter))} de pared. ${name(who)} tiene ${role('other', count(other, nouns.liter))} de pintura. ¿Cuántos metros cuadrados de pared puede pintar?`,
    }),
  },
]
