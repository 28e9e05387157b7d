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

/** Of the easy level. */
export const easyStories: readonly ProportionStory[] = [
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
      en: line`the length in feet of the tree’s shadow`,
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

/** Of the medium level. */
export const mediumStories: readonly ProportionStory[] = [
  {
    first: [2, 4],
    rate: [12, 30],
    most: 7,
    asked: nouns.page,
    what: other => ({
      en: line`the number of pages in ${other} minutes`,
      es: line`el número de páginas en ${other} minutos`,
    }),
    kinds: [words('numbers of minutes', 'números de minutos'), words('numbers of pages', 'números de páginas')],
    ends: amount => ({
      en: line`In that time, the printer prints ${amount}.`,
      es: line`En ese tiempo, la impresora imprime ${amount}.`,
    }),
    ask: (first, second, other) => ({
      en: prose`A printer prints ${role('second', count(second, nouns.page))} in ${role('first', count(first, nouns.minute))}. At this rate, how many pages does it print in ${role('other', count(other, nouns.minute))}?`,
      es: prose`Una impresora imprime ${role('second', count(second, nouns.page))} en ${role('first', count(first, nouns.minute))}. A este ritmo, ¿cuántas páginas imprime en ${role('other', count(other, nouns.minute))}?`,
    }),
  },
  {
    first: [2, 5],
    rate: [3, 9],
    most: 7,
    asked: nouns.dollar,
    what: other => ({
      en: line`the price in dollars of ${other} yards of fabric`,
      es: line`el precio en dólares de ${other} yardas de tela`,
    }),
    kinds: [words('numbers of yards', 'números de yardas'), words('prices', 'precios')],
    ends: amount => ({
      en: line`The fabric costs ${amount}.`,
      es: line`La tela cuesta ${amount}.`,
    }),
    ask: (first, second, other) => ({
      en: prose`At a shop, ${role('first', count(first, nouns.yard))} of fabric cost ${role('second', count(second, nouns.dollar))}. How many dollars do ${role('other', count(other, nouns.yard))} of the same fabric cost?`,
      es: prose`En una tienda, ${role('first', count(first, nouns.yard))} de tela cuestan ${role('second', count(second, nouns.dollar))}. ¿Cuántos dólares cuestan ${role('other', count(other, nouns.yard))} de la misma tela?`,
    }),
  },
  {
    first: [2, 4],
    rate: [0.5, 3],
    most: 7,
    asked: nouns.liter,
    what: other => ({
      en: line`the number of liters in ${other} days`,
      es: line`el número de litros en ${other} días`,
    }),
    kinds: [words('numbers of days', 'números de días'), words('liters of water', 'litros de agua')],
    ends: amount => ({
      en: line`The faucet loses ${amount} of water.`,
      es: line`La llave pierde ${amount} de agua.`,
    }),
    ask: (first, second, other) => ({
      en: prose`A leaky faucet loses ${role('second', count(second, nouns.liter))} of water in ${role('first', count(first, nouns.day))}. At this rate, how many liters of water does it lose in ${role('other', count(other, nouns.day))}?`,
      es: prose`Una llave con fuga pierde ${role('second', count(second, nouns.liter))} de agua en ${role('first', count(first, nouns.day))}. A este ritmo, ¿cuántos litros de agua pierde en ${role('other', count(other, nouns.day))}?`,
    }),
  },
  {
    first: [2, 4],
    rate: [0.5, 2.5],
    most: 8,
    asked: nouns.bag,
    what: other => ({
      en: line`the number of bags for ${other} plants`,
      es: line`el número de bolsas para ${other} plantas`,
    }),
    kinds: [words('numbers of plants', 'números de plantas'), words('bags of soil', 'bolsas de tierra')],
    ends: amount => ({
      en: line`${amount} of soil are needed.`,
      es: line`Se necesitan ${amount} de tierra.`,
    }),
    ask: (first, second, other) => ({
      en: prose`To repot ${role('first', count(first, nouns.plant))}, a gardener uses ${role('second', count(second, nouns.bag))} of soil. How many bags of soil are needed for ${role('other', count(other, nouns.plant))} of the same size?`,
      es: prose`Para trasplantar ${role('first', count(first, nouns.plant))}, una jardinera usa ${role('second', count(second, nouns.bag))} de tierra. ¿Cuántas bolsas de tierra se necesitan para ${role('other', count(other, nouns.plant))} del mismo tamaño?`,
    }),
  },
  {
    first: [2, 4],
    rate: [15, 40],
    most: 7,
    asked: nouns.jar,
    what: other => ({
      en: line`the number of jars in ${other} minutes`,
      es: line`el número de frascos en ${other} minutos`,
    }),
    kinds: [words('numbers of minutes', 'números de minutos'), words('numbers of jars', 'números de frascos')],
    ends: amount => ({
      en: line`In that time, the machine fills ${amount}.`,
      es: line`En ese tiempo, la máquina llena ${amount}.`,
    }),
    ask: (first, second, other) => ({
      en: prose`A machine fills ${role('second', count(second, nouns.jar))} in ${role('first', count(first, nouns.minute))}. At this rate, how many jars does it fill in ${role('other', count(other, nouns.minute))}?`,
      es: prose`Una máquina llena ${role('second', count(second, nouns.jar))} en ${role('first', count(first, nouns.minute))}. A este ritmo, ¿cuántos frascos llena en ${role('other', count(other, nouns.minute))}?`,
    }),
  },
  {
    first: [2, 5],
    rate: [0.3, 1.5],
    most: 8,
    asked: nouns.kilogram,
    what: other => ({
      en: line`the weight in kilograms of ${other} meters of rope`,
      es: line`el peso en kilogramos de ${other} metros de cuerda`,
    }),
    kinds: [words('lengths of rope', 'longitudes de cuerda'), words('weights', 'pesos')],
    ends: amount => ({
      en: line`The rope weighs ${amount}.`,
      es: line`La cuerda pesa ${amount}.`,
    }),
    ask: (first, second, other) => ({
      en: prose`A rope that is ${role('first', count(first, nouns.meter))} long weighs ${role('second', count(second, nouns.kilogram))}. How many kilograms does the same kind of rope weigh if it is ${role('other', count(other, nouns.meter))} long?`,
      es: prose`Una cuerda de ${role('first', count(first, nouns.meter))} de largo pesa ${role('second', count(second, nouns.kilogram))}. ¿Cuántos kilogramos pesa una cuerda del mismo tipo de ${role('other', count(other, nouns.meter))} de largo?`,
    }),
  },
  {
    first: [2, 5],
    rate: [0.4, 1.6],
    most: 8,
    asked: nouns.dollar,
    what: other => ({
      en: line`the number of dollars for ${other} kilograms`,
      es: line`el número de dólares por ${other} kilogramos`,
    }),
    kinds: [words('kilograms of cans', 'kilogramos de latas'), words('amounts in dollars', 'cantidades en dólares')],
    ends: (amount, who) => ({
      en: line`${name(who)} gets ${amount}.`,
      es: line`${name(who)} recibe ${amount}.`,
    }),
    ask: (first, second, other, who) => ({
      en: prose`A recycling center pays ${role('second', count(second, nouns.dollar))} for ${role('first', count(first, nouns.kilogram))} of cans. How many dollars does ${name(who)} get for ${role('other', count(other, nouns.kilogram))} of cans?`,
      es: prose`Un centro de reciclaje paga ${role('second', count(second, nouns.dollar))} por ${role('first', count(first, nouns.kilogram))} de latas. ¿Cuántos dólares recibe ${name(who)} por ${role('other', count(other, nouns.kilogram))} de latas?`,
    }),
  },
  {
    first: [2, 3],
    rate: [15, 35],
    most: 4,
    asked: nouns.brick,
    what: other => ({
      en: line`the number of bricks in ${other} hours`,
      es: line`el número de ladrillos en ${other} horas`,
    }),
    kinds: [words('numbers of hours', 'números de horas'), words('numbers of bricks', 'números de ladrillos')],
    ends: (amount, who) => ({
      en: line`In that time, ${name(who)} lays ${amount}.`,
      es: line`En ese tiempo, ${name(who)} coloca ${amount}.`,
    }),
    ask: (first, second, other, who) => ({
      en: prose`${name(who)} lays ${role('second', count(second, nouns.brick))} in ${role('first', count(first, nouns.hour))}. At this rate, how many bricks are laid in ${role('other', count(other, nouns.hour))}?`,
      es: prose`${name(who)} coloca ${role('second', count(second, nouns.brick))} en ${role('first', count(first, nouns.hour))}. A este ritmo, ¿cuántos ladrillos se colocan en ${role('other', count(other, nouns.hour))}?`,
    }),
  },
]
