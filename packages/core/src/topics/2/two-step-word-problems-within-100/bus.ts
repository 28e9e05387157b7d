import { line, prose, type Quantity, words } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { getOff, getOn } from './changes.ts'
import type { ChangeStory, ComparisonStory } from './two-step-story.ts'

const riders = { noun: nouns.passenger, most: 40 } as const
const now = (found: Quantity) => ({
  en: line`There are ${found} on the bus now.`,
  es: line`Ahora hay ${found} en el autobús.`,
})
const inTheTrain = (found: Quantity) => ({
  en: line`There are ${found} on the train now.`,
  es: line`Ahora hay ${found} en el tren.`,
})

export const busChanges: readonly ChangeStory[] = [
  {
    ...riders,
    plan: 'add, add',
    changes: [getOn, getOn],
    tell: ({ a, b, c }) => ({
      en: prose`A bus has ${a} passengers. At the first stop, ${b} passengers get on. At the second stop, ${c} get on. How many passengers are on the bus now?`,
      es: prose`En un autobús van ${a} pasajeros. En la primera parada suben ${b} pasajeros. En la segunda parada suben ${c}. ¿Cuántos pasajeros hay ahora en el autobús?`,
    }),
    ends: now,
  },
  {
    ...riders,
    plan: 'take, take',
    changes: [getOff, getOff],
    tell: ({ a, b, c }) => ({
      en: prose`A bus has ${a} passengers. At the library, ${b} passengers get off. At the park, ${c} passengers get off. How many passengers are still on the bus?`,
      es: prose`En un autobús van ${a} pasajeros. En la biblioteca bajan ${b} pasajeros. En el parque bajan ${c} pasajeros. ¿Cuántos pasajeros quedan en el autobús?`,
    }),
    ends: found => ({ en: line`${found} are still on the bus.`, es: line`En el autobús quedan ${found}.` }),
  },
  {
    ...riders,
    plan: 'add, add',
    changes: [getOn, getOn],
    tell: ({ a, b, c }) => ({
      en: prose`A train leaves with ${a} passengers. In one town, ${b} passengers get on. In the next town, ${c} get on. How many passengers are on the train now?`,
      es: prose`Un tren sale con ${a} pasajeros. En un pueblo suben ${b} pasajeros. En el siguiente pueblo suben ${c}. ¿Cuántos pasajeros hay ahora en el tren?`,
    }),
    ends: inTheTrain,
  },
  {
    ...riders,
    plan: 'take, take',
    changes: [getOff, getOff],
    tell: ({ a, b, c }) => ({
      en: prose`A train carries ${a} passengers. At the zoo, ${b} passengers get off. At the beach, ${c} passengers get off. How many passengers are still on the train?`,
      es: prose`Un tren lleva ${a} pasajeros. En el zoológico bajan ${b} pasajeros. En la playa bajan ${c} pasajeros. ¿Cuántos pasajeros quedan en el tren?`,
    }),
    ends: found => ({ en: line`${found} are still on the train.`, es: line`En el tren quedan ${found}.` }),
  },
  {
    ...riders,
    plan: 'add, take',
    changes: [getOn, getOff],
    tell: ({ a, b, c }) => ({
      en: prose`A bus has ${a} passengers. At the market, ${b} passengers get on. At the school, ${c} passengers get off. How many passengers are on the bus now?`,
      es: prose`En un autobús van ${a} pasajeros. En el mercado suben ${b} pasajeros. En la escuela bajan ${c} pasajeros. ¿Cuántos pasajeros hay ahora en el autobús?`,
    }),
    ends: now,
  },
  {
    ...riders,
    plan: 'take, add',
    changes: [getOff, getOn],
    tell: ({ a, b, c }) => ({
      en: prose`A bus has ${a} passengers. At one stop, ${b} passengers get off and ${c} passengers get on. How many passengers are on the bus now?`,
      es: prose`En un autobús van ${a} pasajeros. En una parada bajan ${b} pasajeros y suben ${c} pasajeros. ¿Cuántos pasajeros hay ahora en el autobús?`,
    }),
    ends: now,
  },
  {
    ...riders,
    plan: 'add, take',
    changes: [getOn, getOff],
    tell: ({ a, b, c }) => ({
      en: prose`A train starts with ${a} passengers. At the first station, ${b} passengers get on. At the second station, ${c} get off. How many passengers are on the train now?`,
      es: prose`Un tren sale con ${a} pasajeros. En la primera estación suben ${b} pasajeros. En la segunda estación bajan ${c}. ¿Cuántos pasajeros hay ahora en el tren?`,
    }),
    ends: inTheTrain,
  },
  {
    ...riders,
    plan: 'take, add',
    changes: [getOff, getOn],
    tell: ({ a, b, c }) => ({
      en: prose`A train carries ${a} passengers. At the lake, ${b} passengers get off. At the farm, ${c} passengers get on. How many passengers are on the train now?`,
      es: prose`Un tren lleva ${a} pasajeros. En el lago bajan ${b} pasajeros. En la granja suben ${c} pasajeros. ¿Cuántos pasajeros hay ahora en el tren?`,
    }),
    ends: inTheTrain,
  },
  {
    ...riders,
    plan: 'start: add, take',
    changes: [getOn, getOff],
    tell: ({ a, b, c }) => ({
      en: prose`At one stop, ${a} passengers get on a bus. Later, ${b} passengers get off. Now there are ${c} passengers. How many passengers were on the bus at first?`,
      es: prose`En una parada suben ${a} pasajeros a un autobús. Después bajan ${b} pasajeros. Ahora hay ${c} pasajeros. ¿Cuántos pasajeros había al principio en el autobús?`,
    }),
    ends: found => ({
      en: line`There were ${found} on the bus at first.`,
      es: line`Al principio había ${found} en el autobús.`,
    }),
  },
  {
    ...riders,
    plan: 'middle: take, add',
    changes: [getOff, getOn],
    tell: ({ a, b, c }) => ({
      en: prose`A train carries ${a} passengers. Some passengers get off, and ${b} passengers get on. Now there are ${c} passengers. How many passengers got off?`,
      es: prose`Un tren lleva ${a} pasajeros. Algunos pasajeros bajan y suben ${b} pasajeros. Ahora hay ${c} pasajeros. ¿Cuántos pasajeros bajaron?`,
    }),
    ends: found => ({ en: line`${found} got off.`, es: line`Bajaron ${found}.` }),
  },
]

export const busComparisons: readonly ComparisonStory[] = [
  {
    ...riders,
    plan: 'fewer, together',
    bars: () => [words('red bus', 'autobús rojo'), words('blue bus', 'autobús azul')],
    why: fewer => ({
      en: line`The blue bus has ${fewer} fewer than the red bus: subtract.`,
      es: line`El autobús azul lleva ${fewer} menos que el rojo: resta.`,
    }),
    tell: ({ a, b }) => ({
      en: prose`A red bus has ${a} passengers. A blue bus has ${b} fewer passengers than the red bus. How many passengers are on the two buses in all?`,
      es: prose`Un autobús rojo lleva ${a} pasajeros. Un autobús azul lleva ${b} pasajeros menos que el rojo. ¿Cuántos pasajeros llevan los dos autobuses en total?`,
    }),
    ends: found => ({
      en: line`There are ${found} on the two buses in all.`,
      es: line`Los dos autobuses llevan ${found} en total.`,
    }),
  },
  {
    ...riders,
    plan: 'more, together',
    bars: () => [words('first train', 'primer tren'), words('second train', 'segundo tren')],
    why: more => ({
      en: line`The second train has ${more} more than the first: add.`,
      es: line`El segundo tren lleva ${more} más que el primero: suma.`,
    }),
    tell: ({ a, b }) => ({
      en: prose`The first train has ${a} passengers. That is ${b} fewer than the second train has. How many passengers are on the two trains in all?`,
      es: prose`El primer tren lleva ${a} pasajeros. Son ${b} menos de los que lleva el segundo tren. ¿Cuántos pasajeros llevan los dos trenes en total?`,
    }),
    ends: found => ({
      en: line`There are ${found} on the two trains in all.`,
      es: line`Los dos trenes llevan ${found} en total.`,
    }),
  },
]
