import { line, name, noun, prose, subject } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { GroupStory } from './group-story.ts'
import { moreGroupStories } from './more-group-stories.ts'

const leg = noun('leg', 'legs', 'pata', 'patas', 'f')

export const groupStories: readonly GroupStory[] = [
  {
    groups: nouns.box,
    items: nouns.marker,
    total: (groups, each, who) => ({
      en: prose`${name(who)} buys ${groups} of markers. Each box holds ${each}. How many markers does ${subject(who)} buy?`,
      es: prose`${name(who)} compra ${groups} de marcadores. En cada caja hay ${each}. ¿Cuántos marcadores compra?`,
    }),
    saysTotal: (x, who) => ({ en: line`${name(who)} buys ${x}.`, es: line`${name(who)} compra ${x}.` }),
    share: (total, groups, who) => ({
      en: prose`${name(who)} puts ${total} into ${groups}, the same number in each box. How many markers are in each box?`,
      es: prose`${name(who)} guarda ${total} en ${groups}, la misma cantidad en cada una. ¿Cuántos marcadores hay en cada caja?`,
    }),
    saysShare: x => ({ en: line`There are ${x} in each box.`, es: line`Hay ${x} en cada caja.` }),
    measure: (total, each, who) => ({
      en: prose`${name(who)} puts ${total} into boxes. Each box holds ${each}. How many boxes does ${subject(who)} fill?`,
      es: prose`${name(who)} guarda ${total} en cajas. En cada caja caben ${each}. ¿Cuántas cajas llena?`,
    }),
    saysMeasure: (x, who) => ({ en: line`${name(who)} fills ${x}.`, es: line`${name(who)} llena ${x}.` }),
  },
  {
    groups: nouns.row,
    items: nouns.plant,
    total: (groups, each) => ({
      en: prose`A garden has ${groups} with ${each} in every row. How many plants are in the garden?`,
      es: prose`En un jardín hay ${groups} con ${each} en cada una. ¿Cuántas plantas hay en el jardín?`,
    }),
    saysTotal: x => ({ en: line`There are ${x} in the garden.`, es: line`Hay ${x} en el jardín.` }),
    share: (total, groups, who) => ({
      en: prose`${name(who)} puts ${total} in ${groups}, the same number in each row. How many plants are in each row?`,
      es: prose`${name(who)} siembra ${total} en ${groups}, la misma cantidad en cada una. ¿Cuántas plantas hay en cada fila?`,
    }),
    saysShare: x => ({ en: line`There are ${x} in each row.`, es: line`Hay ${x} en cada fila.` }),
    measure: (total, each, who) => ({
      en: prose`${name(who)} puts ${total} in rows, with ${each} in every row. How many rows are there?`,
      es: prose`${name(who)} siembra ${total} en filas, con ${each} en cada fila. ¿Cuántas filas hay?`,
    }),
    saysMeasure: x => ({ en: line`There are ${x}.`, es: line`Hay ${x}.` }),
  },
  {
    groups: nouns.bag,
    items: nouns.marble,
    total: (groups, each, who) => ({
      en: prose`${name(who)} has ${groups} with ${each} in each bag. How many marbles does ${subject(who)} have in all?`,
      es: prose`${name(who)} tiene ${groups} con ${each} en cada una. ¿Cuántas canicas tiene en total?`,
    }),
    saysTotal: (x, who) => ({ en: line`${name(who)} has ${x} in all.`, es: line`${name(who)} tiene ${x} en total.` }),
    share: (total, groups, who) => ({
      en: prose`${name(who)} shares ${total} equally among ${groups}. How many marbles are in each bag?`,
      es: prose`${name(who)} reparte ${total} en partes iguales entre ${groups}. ¿Cuántas canicas hay en cada bolsa?`,
    }),
    saysShare: x => ({ en: line`There are ${x} in each bag.`, es: line`Hay ${x} en cada bolsa.` }),
    measure: (total, each, who) => ({
      en: prose`${name(who)} has ${total} and puts ${each} in each bag. How many bags does ${subject(who)} use?`,
      es: prose`${name(who)} tiene ${total} y pone ${each} en cada bolsa. ¿Cuántas bolsas usa?`,
    }),
    saysMeasure: (x, who) => ({ en: line`${name(who)} uses ${x}.`, es: line`${name(who)} usa ${x}.` }),
  },
  {
    groups: nouns.table,
    items: nouns.chair,
    total: (groups, each) => ({
      en: prose`A room has ${groups}. There are ${each} at every table. How many chairs are there altogether?`,
      es: prose`En una sala hay ${groups}. En cada mesa hay ${each}. ¿Cuántas sillas hay en total?`,
    }),
    saysTotal: x => ({ en: line`There are ${x} altogether.`, es: line`Hay ${x} en total.` }),
    share: (total, groups) => ({
      en: prose`There are ${total} for ${groups}. Every table gets the same number of chairs. How many chairs are at each table?`,
      es: prose`Hay ${total} para ${groups}. A cada mesa le toca la misma cantidad. ¿Cuántas sillas hay en cada mesa?`,
    }),
    saysShare: x => ({ en: line`There are ${x} at each table.`, es: line`Hay ${x} en cada mesa.` }),
    measure: (total, each) => ({
      en: prose`There are ${total} in a room, with ${each} at every table. How many tables are there?`,
      es: prose`En una sala hay ${total}, con ${each} en cada mesa. ¿Cuántas mesas hay?`,
    }),
    saysMeasure: x => ({ en: line`There are ${x}.`, es: line`Hay ${x}.` }),
  },
  {
    groups: nouns.tray,
    items: nouns.muffin,
    total: (groups, each, who) => ({
      en: prose`${name(who)} bakes ${groups} of muffins. There are ${each} on each tray. How many muffins does ${subject(who)} bake?`,
      es: prose`${name(who)} hornea ${groups} de muffins. En cada bandeja hay ${each}. ¿Cuántos muffins hornea?`,
    }),
    saysTotal: (x, who) => ({ en: line`${name(who)} bakes ${x}.`, es: line`${name(who)} hornea ${x}.` }),
    share: (total, groups, who) => ({
      en: prose`${name(who)} bakes ${total} on ${groups}, with the same number on each. How many muffins are on each tray?`,
      es: prose`${name(who)} hornea ${total} en ${groups}, con la misma cantidad en cada una. ¿Cuántos muffins hay en cada bandeja?`,
    }),
    saysShare: x => ({ en: line`There are ${x} on each tray.`, es: line`Hay ${x} en cada bandeja.` }),
    measure: (total, each, who) => ({
      en: prose`${name(who)} bakes ${total}, with ${each} on each tray. How many trays does ${subject(who)} use?`,
      es: prose`${name(who)} hornea ${total}, con ${each} en cada bandeja. ¿Cuántas bandejas usa?`,
    }),
    saysMeasure: (x, who) => ({ en: line`${name(who)} uses ${x}.`, es: line`${name(who)} usa ${x}.` }),
  },
  {
    groups: nouns.day,
    items: nouns.page,
    total: (groups, each, who) => ({
      en: prose`${name(who)} reads ${each} per day. How many pages does ${subject(who)} read in ${groups}?`,
      es: prose`${name(who)} lee ${each} por día. ¿Cuántas páginas lee en ${groups}?`,
    }),
    saysTotal: (x, who) => ({ en: line`${name(who)} reads ${x}.`, es: line`${name(who)} lee ${x}.` }),
    share: (total, groups, who) => ({
      en: prose`${name(who)} reads ${total} in ${groups}, the same number every day. How many pages does ${subject(who)} read per day?`,
      es: prose`${name(who)} lee ${total} en ${groups}, la misma cantidad cada día. ¿Cuántas páginas lee por día?`,
    }),
    saysShare: (x, who) => ({ en: line`${name(who)} reads ${x} per day.`, es: line`${name(who)} lee ${x} por día.` }),
    measure: (total, each, who) => ({
      en: prose`A book has ${total}. ${name(who)} reads ${each} per day. In how many days does ${subject(who)} finish the book?`,
      es: prose`Un libro tiene ${total}. ${name(who)} lee ${each} por día. ¿En cuántos días termina el libro?`,
    }),
    saysMeasure: (x, who) => ({
      en: line`${name(who)} finishes the book in ${x}.`,
      es: line`${name(who)} termina el libro en ${x}.`,
    }),
  },
  ...moreGroupStories,
  {
    groups: nouns.week,
    items: nouns.day,
    each: 7,
    total: (groups, each) => ({
      en: prose`Every week has ${each}. How many days are there in ${groups}?`,
      es: prose`Cada semana tiene ${each}. ¿Cuántos días hay en ${groups}?`,
    }),
    saysTotal: x => ({ en: line`There are ${x}.`, es: line`Hay ${x}.` }),
    measure: (total, each, who) => ({
      en: prose`Every week has ${each}. ${name(who)} has a vacation of ${total}. How many weeks is that?`,
      es: prose`Cada semana tiene ${each}. ${name(who)} tiene ${total} de vacaciones. ¿Cuántas semanas son?`,
    }),
    saysMeasure: x => ({ en: line`That is ${x}.`, es: line`Son ${x}.` }),
  },
  {
    groups: nouns.dog,
    items: leg,
    each: 4,
    total: (groups, each) => ({
      en: prose`A dog has ${each}. How many legs do ${groups} have altogether?`,
      es: prose`Un perro tiene ${each}. ¿Cuántas patas tienen ${groups} en total?`,
    }),
    saysTotal: x => ({ en: line`The dogs have ${x} altogether.`, es: line`Los perros tienen ${x} en total.` }),
    measure: (total, each) => ({
      en: prose`A dog has ${each}. Some dogs have ${total} altogether. How many dogs are there?`,
      es: prose`Un perro tiene ${each}. Varios perros tienen ${total} en total. ¿Cuántos perros son?`,
    }),
    saysMeasure: x => ({ en: line`There are ${x}.`, es: line`Son ${x}.` }),
  },
]
