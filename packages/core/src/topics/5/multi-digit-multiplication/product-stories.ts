import {
  answerStep,
  type Block,
  type Both,
  both,
  count,
  exact,
  type Inline,
  line,
  type Noun,
  noun,
  type Printed,
  prose,
  type Quantity,
  type Random,
  role,
  type Step,
  step,
  type Term,
  times,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { type Factors, productSteps } from './partial-products.ts'

type Range = readonly [least: number, most: number]
type Sentence = Both<readonly Inline[]>

/** Equal groups, with likely numbers of groups and of things in each at both levels. */
interface ProductStory {
  readonly groups: Noun
  readonly items: Noun
  readonly easy: { readonly groups: Range; readonly each: Range }
  readonly medium: { readonly groups: Range; readonly each: Range }
  readonly tell: (groups: Term, each: Term) => Both<Block>
  readonly ends: (found: Quantity) => Sentence
}

export interface ToldProduct {
  readonly story: ProductStory
  readonly groups: number
  readonly each: number
}

/** A factor that ends in 0 or 1 would make it too easy. */
export const likely = (random: Random, [least, most]: Range) =>
  random.until(
    () => random.int(least, most),
    value => value % 10 > 1,
  )

export function drawStory(random: Random, stories: readonly ProductStory[], level: 'easy' | 'medium'): ToldProduct {
  const story = random.evenly(stories)
  const ranges = story[level]
  return { story, groups: likely(random, ranges.groups), each: likely(random, ranges.each) }
}

const factorsOf = ({ groups, each }: ToldProduct): Factors => ({
  a: Math.max(groups, each),
  b: Math.min(groups, each),
})
export const foundIn = ({ story, groups, each }: ToldProduct): Quantity => count(groups * each, story.items)
export const tellStory = ({ story, groups, each }: ToldProduct) =>
  story.tell(role('groups', count(groups, story.groups)), role('each', count(each, story.items)))
export const storySteps = (told: ToldProduct, answer: Quantity): readonly Step[] => [
  step(times(told.groups, told.each), because.equalGroups, { groups: told.groups }),
  ...productSteps(factorsOf(told)),
  answerStep(both({ kind: 'paragraph', content: [answer] }), told.story.ends(answer)),
]
export const isFound = (printed: Printed, { amount }: Quantity): boolean =>
  exact(amount).over(printed.role('groups')).equals(printed.role('each'))

export const productStories: readonly ProductStory[] = [
  {
    groups: nouns.row,
    items: nouns.seat,
    easy: { groups: [23, 38], each: [42, 88] },
    medium: { groups: [34, 58], each: [236, 468] },
    tell: (groups, each) => ({
      en: prose`A stadium has ${groups} with ${each} in each row. How many seats are in the stadium?`,
      es: prose`Un estadio tiene ${groups} con ${each} en cada fila. ¿Cuántos asientos hay en el estadio?`,
    }),
    ends: found => ({ en: line`The stadium has ${found}.`, es: line`El estadio tiene ${found}.` }),
  },
  {
    groups: nouns.student,
    items: nouns.page,
    easy: { groups: [22, 29], each: [14, 38] },
    medium: { groups: [132, 268], each: [24, 46] },
    tell: (groups, each) => ({
      en: prose`A school prints a booklet of ${each} for each of ${groups}. How many pages are printed?`,
      es: prose`Una escuela imprime un cuadernillo de ${each} para cada uno de ${groups}. ¿Cuántas páginas se imprimen?`,
    }),
    ends: found => ({ en: line`In all, ${found} are printed.`, es: line`En total se imprimen ${found}.` }),
  },
  {
    groups: nouns.ticket,
    items: nouns.dollar,
    easy: { groups: [34, 78], each: [12, 28] },
    medium: { groups: [234, 486], each: [23, 48] },
    tell: (groups, each) => ({
      en: prose`A zoo sells ${groups} for ${each} each. How many dollars does the zoo get?`,
      es: prose`Un zoológico vende ${groups} a ${each} cada uno. ¿Cuántos dólares recibe el zoológico?`,
    }),
    ends: found => ({ en: line`The zoo gets ${found}.`, es: line`El zoológico recibe ${found}.` }),
  },
  {
    groups: nouns.crate,
    items: nouns.orange,
    easy: { groups: [22, 48], each: [36, 72] },
    medium: { groups: [34, 76], each: [112, 168] },
    tell: (groups, each) => ({
      en: prose`A truck carries ${groups} with ${each} in each crate. How many oranges does the truck carry?`,
      es: prose`Un camión lleva ${groups} con ${each} en cada cajón. ¿Cuántas naranjas lleva el camión?`,
    }),
    ends: found => ({ en: line`The truck carries ${found}.`, es: line`El camión lleva ${found}.` }),
  },
  {
    groups: nouns.day,
    items: nouns.mile,
    easy: { groups: [14, 28], each: [32, 64] },
    medium: { groups: [22, 48], each: [134, 286] },
    tell: (groups, each) => ({
      en: prose`A bus travels ${each} every day. How many miles does the bus travel in ${groups}?`,
      es: prose`Un autobús recorre ${each} cada día. ¿Cuántas millas recorre el autobús en ${groups}?`,
    }),
    ends: found => ({ en: line`The bus travels ${found}.`, es: line`El autobús recorre ${found}.` }),
  },
  {
    groups: nouns.row,
    items: nouns.tree,
    easy: { groups: [18, 48], each: [23, 67] },
    medium: { groups: [34, 86], each: [112, 248] },
    tell: (groups, each) => ({
      en: prose`An orange farm has ${groups} with ${each} in each row. How many trees does the farm have?`,
      es: prose`Una finca de naranjos tiene ${groups} con ${each} en cada fila. ¿Cuántos árboles tiene la finca?`,
    }),
    ends: found => ({ en: line`The farm has ${found}.`, es: line`La finca tiene ${found}.` }),
  },
  {
    groups: nouns.shelf,
    items: nouns.book,
    easy: { groups: [24, 56], each: [22, 38] },
    medium: { groups: [132, 286], each: [26, 39] },
    tell: (groups, each) => ({
      en: prose`A library has ${groups} with ${each} on each shelf. How many books are on the shelves?`,
      es: prose`Una biblioteca tiene ${groups} con ${each} en cada estante. ¿Cuántos libros hay en los estantes?`,
    }),
    ends: found => ({ en: line`There are ${found} on the shelves.`, es: line`En los estantes hay ${found}.` }),
  },
  {
    groups: nouns.day,
    items: nouns.bicycle,
    easy: { groups: [15, 29], each: [34, 78] },
    medium: { groups: [23, 58], each: [136, 364] },
    tell: (groups, each) => ({
      en: prose`A factory makes ${each} a day. How many bicycles does the factory make in ${groups}?`,
      es: prose`Una fábrica hace ${each} al día. ¿Cuántas bicicletas hace la fábrica en ${groups}?`,
    }),
    ends: found => ({ en: line`The factory makes ${found}.`, es: line`La fábrica hace ${found}.` }),
  },
  {
    groups: nouns.trip,
    items: nouns.passenger,
    easy: { groups: [14, 36], each: [42, 86] },
    medium: { groups: [24, 68], each: [126, 348] },
    tell: (groups, each) => ({
      en: prose`A ferry makes ${groups} with ${each} on each trip. How many passengers does the ferry carry?`,
      es: prose`Un transbordador hace ${groups} con ${each} en cada viaje. ¿Cuántos pasajeros lleva el transbordador?`,
    }),
    ends: found => ({ en: line`The ferry carries ${found}.`, es: line`El transbordador lleva ${found}.` }),
  },
  {
    groups: noun('pallet', 'pallets', 'tarima', 'tarimas', 'f'),
    items: nouns.brick,
    easy: { groups: [12, 29], each: [64, 98] },
    medium: { groups: [14, 38], each: [324, 486] },
    tell: (groups, each) => ({
      en: prose`A builder buys ${groups} with ${each} on each pallet. How many bricks does the builder buy?`,
      es: prose`Un constructor compra ${groups} con ${each} en cada tarima. ¿Cuántos ladrillos compra?`,
    }),
    ends: found => ({ en: line`The builder buys ${found}.`, es: line`El constructor compra ${found}.` }),
  },
]
