import {
  type Block,
  type Both,
  type Inline,
  line,
  type Noun,
  noun,
  prose,
  type Quantity,
  type Term,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

type Range = readonly [least: number, most: number]
type Sentence = Both<readonly Inline[]>

/** Equal groups, and then more of the things, or fewer. */
export interface TwoStepStory {
  readonly plan: 'more' | 'fewer'
  readonly groups: Noun
  readonly items: Noun
  readonly first: Range
  /** A single number where there is no other: the minutes of a day. */
  readonly each: Range
  readonly second: Range
  readonly tell: (groups: Term, each: Term, second: Term) => Both<Block>
  readonly ends: (found: Quantity) => Sentence
}

export const twoStepStories: readonly TwoStepStory[] = [
  {
    plan: 'fewer',
    groups: nouns.train,
    items: nouns.seat,
    first: [32, 58],
    each: [236, 468],
    second: [1125, 2975],
    tell: (groups, each, second) => ({
      en: prose`In the morning, ${groups} with ${each} each leave a city. In all, ${second} are empty. How many seats are taken?`,
      es: prose`Por la mañana salen de una ciudad ${groups} con ${each} cada uno. En total van vacíos ${second}. ¿Cuántos asientos van ocupados?`,
    }),
    ends: found => ({ en: line`In all, ${found} are taken.`, es: line`En total van ocupados ${found}.` }),
  },
  {
    plan: 'more',
    groups: nouns.day,
    items: nouns.minute,
    first: [18, 29],
    each: [1440, 1440],
    second: [125, 985],
    tell: (groups, each, second) => ({
      en: prose`A day has ${each}. A spacecraft flies for ${groups} and ${second}. How many minutes does the spacecraft fly?`,
      es: prose`Un día tiene ${each}. Una nave espacial vuela durante ${groups} y ${second}. ¿Cuántos minutos vuela la nave?`,
    }),
    ends: found => ({ en: line`The spacecraft flies for ${found}.`, es: line`La nave vuela durante ${found}.` }),
  },
  {
    plan: 'fewer',
    groups: nouns.sack,
    items: nouns.onion,
    first: [124, 286],
    each: [112, 138],
    second: [1150, 2950],
    tell: (groups, each, second) => ({
      en: prose`A farm fills ${groups} with ${each} each. The farm sells ${second}. How many onions are left?`,
      es: prose`Una granja llena ${groups} con ${each} cada uno. La granja vende ${second}. ¿Cuántas cebollas quedan?`,
    }),
    ends: found => ({ en: line`There are ${found} left.`, es: line`Quedan ${found}.` }),
  },
  {
    plan: 'more',
    groups: nouns.ticket,
    items: nouns.dollar,
    first: [1236, 4875],
    each: [24, 48],
    second: [3150, 9850],
    tell: (groups, each, second) => ({
      en: prose`For a concert, ${groups} are sold at ${each} each. The snack bar brings in ${second} more. How many dollars does the concert bring in?`,
      es: prose`Para un concierto se venden ${groups} a ${each} cada uno. La venta de comida aporta ${second} más. ¿Cuántos dólares se reciben por el concierto?`,
    }),
    ends: found => ({ en: line`The concert brings in ${found}.`, es: line`Por el concierto se reciben ${found}.` }),
  },
  {
    plan: 'fewer',
    groups: nouns.day,
    items: nouns.bottle,
    first: [16, 28],
    each: [1240, 4860],
    second: [12350, 17850],
    tell: (groups, each, second) => ({
      en: prose`A factory fills ${each} a day for ${groups}. Then it ships ${second}. How many bottles are still at the factory?`,
      es: prose`Una fábrica llena ${each} al día durante ${groups}. Después envía ${second}. ¿Cuántas botellas quedan en la fábrica?`,
    }),
    ends: found => ({ en: line`There are still ${found} at the factory.`, es: line`En la fábrica quedan ${found}.` }),
  },
  {
    plan: 'more',
    groups: noun('copy', 'copies', 'ejemplar', 'ejemplares', 'm'),
    items: nouns.page,
    first: [135, 275],
    each: [148, 328],
    second: [1250, 8750],
    tell: (groups, each, second) => ({
      en: prose`A print shop prints ${groups} of a book with ${each}. It also prints ${second} of flyers. How many pages does the shop print?`,
      es: prose`Una imprenta imprime ${groups} de un libro de ${each}. También imprime ${second} de folletos. ¿Cuántas páginas imprime?`,
    }),
    ends: found => ({ en: line`The shop prints ${found}.`, es: line`La imprenta imprime ${found}.` }),
  },
  {
    plan: 'more',
    groups: nouns.day,
    items: nouns.mile,
    first: [212, 286],
    each: [112, 168],
    second: [1150, 2850],
    tell: (groups, each, second) => ({
      en: prose`A delivery van travels ${each} a day for ${groups}. On the other days of the year it travels ${second} in all. How many miles does the van travel in the year?`,
      es: prose`Una camioneta de reparto recorre ${each} al día durante ${groups}. Los demás días del año recorre en total ${second}. ¿Cuántas millas recorre en el año?`,
    }),
    ends: found => ({
      en: line`In the year, the van travels ${found}.`,
      es: line`En el año, la camioneta recorre ${found}.`,
    }),
  },
  {
    plan: 'more',
    groups: nouns.box,
    items: nouns.can,
    first: [1236, 3875],
    each: [23, 48],
    second: [1150, 4850],
    tell: (groups, each, second) => ({
      en: prose`A food bank packs ${groups} with ${each} in each box. Another ${second} are still on the shelves. How many cans are there in all?`,
      es: prose`Un banco de alimentos empaca ${groups} con ${each} en cada caja. Otras ${second} siguen en los estantes. ¿Cuántas latas hay en total?`,
    }),
    ends: found => ({ en: line`There are ${found} in all.`, es: line`En total hay ${found}.` }),
  },
  {
    plan: 'fewer',
    groups: noun('show', 'shows', 'función', 'funciones', 'f'),
    items: nouns.ticket,
    first: [112, 168],
    each: [234, 386],
    second: [1150, 4850],
    tell: (groups, each, second) => ({
      en: prose`A theater has ${each} for each of its ${groups}. In all, ${second} are not sold. How many tickets are sold?`,
      es: prose`Un teatro tiene ${each} para cada una de sus ${groups}. En total no se venden ${second}. ¿Cuántos boletos se venden?`,
    }),
    ends: found => ({ en: line`In all, ${found} are sold.`, es: line`En total se venden ${found}.` }),
  },
]
