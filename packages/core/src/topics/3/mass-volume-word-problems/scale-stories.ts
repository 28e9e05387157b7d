import { line } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { g, kg, mL, number, type ScaleStory } from './story.ts'

/** One amount stands on a scale; its letter prints no number. */
export const scaleStories: readonly ScaleStory[] = [
  {
    plan: 'rest of groups',
    noun: nouns.milliliter,
    of: { a: number(nouns.testTube, 6, 9), b: mL(6, 9) },
    read: { letter: 'c', device: 'cup', unit: 'milliliter', least: 130, most: 500 },
    tell: n => ({
      en: line`The measuring cup shows how much salt water Hugo has. With it, he fills ${n('a')} with ${n('b')} each. How many milliliters of salt water are left?`,
      es: line`La taza medidora muestra cuánta agua salada tiene Hugo. Con ella llena ${n('a')} con ${n('b')} cada uno. ¿Cuántos mililitros de agua salada quedan?`,
    }),
    finds: [
      { en: line`the salt water in the test tubes`, es: line`el agua salada de los tubos` },
      { en: line`the salt water that is left`, es: line`el agua salada que queda` },
    ],
    ends: x => ({ en: line`There are ${x} of salt water left.`, es: line`Quedan ${x} de agua salada.` }),
  },
  {
    plan: 'rest of groups',
    noun: nouns.kilogram,
    of: { a: number(nouns.brick, 4, 9), b: kg(2, 3) },
    read: { letter: 'c', device: 'dial', unit: 'kilogram', least: 15, most: 45 },
    rest: [2, 5],
    tell: n => ({
      en: line`A crate with ${n('a')} in it is on the scale. Each brick has a mass of ${n('b')}. What is the mass of the empty crate in kilograms?`,
      es: line`En la báscula hay un cajón con ${n('a')}. Cada ladrillo tiene una masa de ${n('b')}. ¿Cuál es la masa del cajón vacío en kilogramos?`,
    }),
    finds: [
      { en: line`the mass of the bricks`, es: line`la masa de los ladrillos` },
      { en: line`the mass of the empty crate`, es: line`la masa del cajón vacío` },
    ],
    ends: x => ({ en: line`The empty crate has a mass of ${x}.`, es: line`El cajón vacío tiene una masa de ${x}.` }),
  },
  {
    plan: 'groups, more',
    noun: nouns.milliliter,
    of: { a: number(nouns.teaspoon, 4, 9), b: mL(5, 5) },
    read: { letter: 'c', device: 'cup', unit: 'milliliter', least: 130, most: 500 },
    tell: n => ({
      en: line`The measuring cup shows how much milk is in it. Clara adds ${n('a')} of honey. Each teaspoon is ${n('b')}. How many milliliters are in the cup now?`,
      es: line`La taza medidora muestra cuánta leche contiene. Clara agrega ${n('a')} de miel. Cada cucharadita es de ${n('b')}. ¿Cuántos mililitros hay ahora en la taza?`,
    }),
    finds: [
      { en: line`the amount of honey`, es: line`la cantidad de miel` },
      { en: line`the amount in the cup now`, es: line`lo que hay ahora en la taza` },
    ],
    ends: x => ({ en: line`There are ${x} in the cup now.`, es: line`Ahora hay ${x} en la taza.` }),
  },
  {
    plan: 'rest of groups',
    noun: nouns.gram,
    of: { a: number(nouns.day, 6, 9), b: g(7, 9) },
    read: { letter: 'c', device: 'dial', unit: 'gram', least: 130, most: 900 },
    tell: n => ({
      en: line`The scale shows the mass of the seeds that Priya has for her hamster. Each day, the hamster eats ${n('b')}. How many grams of seeds are left after ${n('a')}?`,
      es: line`La báscula muestra la masa de las semillas que Priya tiene para su hámster. Cada día, el hámster come ${n('b')}. ¿Cuántos gramos de semillas quedan después de ${n('a')}?`,
    }),
    finds: [
      { en: line`the seeds for all the days`, es: line`las semillas de todos los días` },
      { en: line`the seeds that are left`, es: line`las semillas que quedan` },
    ],
    ends: x => ({ en: line`There are ${x} of seeds left.`, es: line`Quedan ${x} de semillas.` }),
  },
  {
    plan: 'less, shared',
    noun: nouns.milliliter,
    of: { b: mL(12, 38), c: number(nouns.plant, 6, 9) },
    read: { letter: 'a', device: 'cup', unit: 'milliliter', least: 50, most: 100 },
    tell: n => ({
      en: line`The measuring cup shows how much plant food there is. Carlos gives ${n('b')} to a large tree and the rest to ${n('c')}, the same amount to each. How many milliliters does each plant get?`,
      es: line`La taza medidora muestra cuánto abono líquido hay. Carlos da ${n('b')} a un árbol grande y reparte el resto en partes iguales entre ${n('c')}. ¿Cuántos mililitros recibe cada planta?`,
    }),
    finds: [
      { en: line`the rest of the plant food`, es: line`el resto del abono` },
      { en: line`the plant food for each plant`, es: line`el abono de cada planta` },
    ],
    ends: x => ({ en: line`Each plant gets ${x}.`, es: line`Cada planta recibe ${x}.` }),
  },
  {
    plan: 'less, shared',
    noun: nouns.kilogram,
    of: { b: kg(2, 4), c: number(nouns.melon, 4, 9) },
    read: { letter: 'a', device: 'dial', unit: 'kilogram', least: 10, most: 45 },
    tell: n => ({
      en: line`A crate with ${n('c')} of equal mass is on the scale. The empty crate has a mass of ${n('b')}. What is the mass of each melon in kilograms?`,
      es: line`En la báscula hay un cajón con ${n('c')} de igual masa. El cajón vacío tiene una masa de ${n('b')}. ¿Cuál es la masa de cada melón en kilogramos?`,
    }),
    finds: [
      { en: line`the mass of all the melons`, es: line`la masa de todos los melones` },
      { en: line`the mass of each melon`, es: line`la masa de cada melón` },
    ],
    ends: x => ({ en: line`Each melon has a mass of ${x}.`, es: line`Cada melón tiene una masa de ${x}.` }),
  },
  {
    plan: 'groups, more',
    noun: nouns.gram,
    of: { a: number(nouns.marble, 7, 9), b: g(4, 7) },
    read: { letter: 'c', device: 'dial', unit: 'gram', least: 90, most: 500 },
    tell: n => ({
      en: line`The scale shows the mass of an empty jar. Then ${n('a')} with a mass of ${n('b')} each are put into the jar. What is the mass of the jar with the marbles in grams?`,
      es: line`La báscula muestra la masa de un frasco vacío. Luego se ponen en el frasco ${n('a')} con una masa de ${n('b')} cada una. ¿Cuál es la masa del frasco con las canicas en gramos?`,
    }),
    finds: [
      { en: line`the mass of the marbles`, es: line`la masa de las canicas` },
      { en: line`the mass of the jar with the marbles`, es: line`la masa del frasco con las canicas` },
    ],
    ends: x => ({
      en: line`The jar with the marbles has a mass of ${x}.`,
      es: line`El frasco con las canicas tiene una masa de ${x}.`,
    }),
  },
  {
    plan: 'rest of groups',
    noun: nouns.milliliter,
    of: { a: number(nouns.egg, 4, 8), b: mL(9, 9) },
    read: { letter: 'c', device: 'cup', unit: 'milliliter', least: 130, most: 250 },
    tell: n => ({
      en: line`The measuring cup shows how much blue dye there is. To color ${n('a')}, Emma uses ${n('b')} for each egg. How many milliliters of dye are left?`,
      es: line`La taza medidora muestra cuánto colorante azul hay. Para teñir ${n('a')}, Emma usa ${n('b')} en cada uno. ¿Cuántos mililitros de colorante quedan?`,
    }),
    finds: [
      { en: line`the dye for all the eggs`, es: line`el colorante de todos los huevos` },
      { en: line`the dye that is left`, es: line`el colorante que queda` },
    ],
    ends: x => ({ en: line`There are ${x} of dye left.`, es: line`Quedan ${x} de colorante.` }),
  },
]
