import { line, prose, type Quantity, words } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { come, joined, leave, sold } from './changes.ts'
import { thereAreLeft, thereAreLeftThere, thereAreNow } from './endings.ts'
import type { ChangeStory, ComparisonStory } from './two-step-story.ts'

const inAll = (found: Quantity) => ({ en: line`There are ${found} in all.`, es: line`En total hay ${found}.` })

export const farmChanges: readonly ChangeStory[] = [
  {
    noun: nouns.duck,
    most: 100,
    plan: 'add, add',
    changes: [come, come],
    tell: ({ a, b, c }) => ({
      en: prose`There are ${a} ducks on a pond. Then ${b} ducks come. Later, ${c} more ducks come. How many ducks are on the pond now?`,
      es: prose`En un estanque hay ${a} patos. Llegan ${b} patos. Más tarde llegan ${c} patos más. ¿Cuántos patos hay ahora en el estanque?`,
    }),
    ends: thereAreNow('on the pond', 'en el estanque'),
  },
  {
    noun: nouns.sheep,
    most: 100,
    plan: 'take, take',
    changes: [leave, leave],
    tell: ({ a, b, c }) => ({
      en: prose`There are ${a} sheep in a field. Then ${b} sheep leave. Later, ${c} more sheep leave. How many sheep are left in the field?`,
      es: prose`En un campo hay ${a} ovejas. Se van ${b} ovejas. Más tarde se van otras ${c} ovejas. ¿Cuántas ovejas quedan en el campo?`,
    }),
    ends: thereAreLeftThere('in the field', 'en el campo'),
  },
  {
    noun: nouns.animal,
    most: 100,
    plan: 'add, add',
    changes: [come, come],
    tell: ({ a, b, c }) => ({
      en: prose`There are ${a} goats in a barn. Then ${b} cows come in. Later, ${c} horses come in. How many animals are in the barn now?`,
      es: prose`En un establo hay ${a} cabras. Entran ${b} vacas. Más tarde entran ${c} caballos. ¿Cuántos animales hay ahora en el establo?`,
    }),
    ends: thereAreNow('in the barn', 'en el establo'),
  },
  {
    noun: nouns.hen,
    most: 100,
    plan: 'take, take',
    changes: [sold, sold],
    tell: ({ a, b, c }) => ({
      en: prose`A farm has ${a} hens. The farmer sells ${b} hens in March. She sells ${c} hens in April. How many hens are left?`,
      es: prose`En una granja hay ${a} gallinas. La granjera vende ${b} gallinas en marzo. Vende ${c} gallinas en abril. ¿Cuántas gallinas quedan?`,
    }),
    ends: thereAreLeft,
  },
  {
    noun: nouns.goat,
    most: 100,
    plan: 'add, take',
    changes: [come, leave],
    tell: ({ a, b, c }) => ({
      en: prose`There are ${a} goats in a field. Then ${b} goats come, and ${c} goats leave. How many goats are in the field now?`,
      es: prose`En un campo hay ${a} cabras. Luego llegan ${b} cabras y se van ${c} cabras. ¿Cuántas cabras hay ahora en el campo?`,
    }),
    ends: thereAreNow('in the field', 'en el campo'),
  },
  {
    noun: nouns.cow,
    most: 100,
    plan: 'take, add',
    changes: [leave, come],
    tell: ({ a, b, c }) => ({
      en: prose`There are ${a} cows in a barn. In the morning, ${b} cows leave. At noon, ${c} cows come in. How many cows are in the barn now?`,
      es: prose`En un establo hay ${a} vacas. Por la mañana salen ${b} vacas. Al mediodía entran ${c} vacas. ¿Cuántas vacas hay ahora en el establo?`,
    }),
    ends: thereAreNow('in the barn', 'en el establo'),
  },
  {
    noun: nouns.animal,
    most: 100,
    plan: 'add, take',
    changes: [joined, sold],
    tell: ({ a, b, c }) => ({
      en: prose`A farm has ${a} sheep and ${b} pigs. The farmer sells ${c} of these animals. How many animals are left?`,
      es: prose`En una granja hay ${a} ovejas y ${b} cerdos. El granjero vende ${c} de estos animales. ¿Cuántos animales quedan?`,
    }),
    ends: thereAreLeft,
  },
  {
    noun: nouns.hen,
    most: 100,
    plan: 'take, add',
    changes: [leave, come],
    tell: ({ a, b, c }) => ({
      en: prose`There are ${a} hens in a henhouse. In the morning, ${b} hens leave. In the evening, ${c} hens come in. How many hens are in the henhouse now?`,
      es: prose`En un gallinero hay ${a} gallinas. Por la mañana salen ${b} gallinas. Por la tarde entran ${c} gallinas. ¿Cuántas gallinas hay ahora en el gallinero?`,
    }),
    ends: thereAreNow('in the henhouse', 'en el gallinero'),
  },
  {
    noun: nouns.sheep,
    most: 100,
    plan: 'start: take, add',
    changes: [leave, come],
    tell: ({ a, b, c }) => ({
      en: prose`In the morning, ${a} sheep leave a field. At noon, ${b} other sheep come. Now there are ${c} sheep. How many sheep were in the field at first?`,
      es: prose`Por la mañana, ${a} ovejas se van de un campo. Al mediodía llegan otras ${b} ovejas. Ahora hay ${c} ovejas. ¿Cuántas ovejas había al principio en el campo?`,
    }),
    ends: found => ({
      en: line`There were ${found} in the field at first.`,
      es: line`Al principio había ${found} en el campo.`,
    }),
  },
  {
    noun: nouns.duck,
    most: 100,
    plan: 'middle: add, take',
    changes: [come, leave],
    tell: ({ a, b, c }) => ({
      en: prose`There are ${a} ducks on a pond. Some more ducks come, and ${b} ducks leave. Now there are ${c} ducks. How many ducks came?`,
      es: prose`En un estanque hay ${a} patos. Llegan algunos patos más y se van ${b} patos. Ahora hay ${c} patos. ¿Cuántos patos llegaron?`,
    }),
    ends: found => ({ en: line`${found} came.`, es: line`Llegaron ${found}.` }),
  },
]

export const farmComparisons: readonly ComparisonStory[] = [
  {
    noun: nouns.animal,
    most: 100,
    plan: 'more, together',
    bars: () => [words('goats', 'cabras'), words('sheep', 'ovejas')],
    why: more => ({
      en: line`There are ${more} more sheep than goats: add.`,
      es: line`Hay ${more} ovejas más que cabras: suma.`,
    }),
    tell: ({ a, b }) => ({
      en: prose`A farm has only goats and sheep. It has ${a} goats. It has ${b} more sheep than goats. How many animals are there in all?`,
      es: prose`En una granja solo hay cabras y ovejas. Hay ${a} cabras. Hay ${b} ovejas más que cabras. ¿Cuántos animales hay en total?`,
    }),
    ends: inAll,
  },
  {
    noun: nouns.animal,
    most: 100,
    plan: 'more, together',
    bars: () => [words('cows', 'vacas'), words('hens', 'gallinas')],
    why: more => ({
      en: line`There are ${more} more hens than cows: add.`,
      es: line`Hay ${more} gallinas más que vacas: suma.`,
    }),
    tell: ({ a, b }) => ({
      en: prose`A farm has only cows and hens. It has ${a} cows. It has ${b} fewer cows than hens. How many animals are there in all?`,
      es: prose`En una granja solo hay vacas y gallinas. Hay ${a} vacas. Hay ${b} vacas menos que gallinas. ¿Cuántos animales hay en total?`,
    }),
    ends: inAll,
  },
]
