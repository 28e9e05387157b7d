import { line, name, prose, type Quantity, words } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { added, joined, sold, taken } from './changes.ts'
import { thereAreLeft, thereAreLeftThere, thereAreNow } from './endings.ts'
import type { ChangeStory, ComparisonStory } from './two-step-story.ts'

const muffins = { noun: nouns.muffin, most: 60 } as const
const atFirst = (found: Quantity) => ({
  en: line`There were ${found} at first.`,
  es: line`Al principio había ${found}.`,
})

export const bakeryChanges: readonly ChangeStory[] = [
  {
    ...muffins,
    plan: 'add, add',
    changes: [added, added],
    tell: ({ a, b, c }) => ({
      en: prose`There are ${a} muffins on a tray. A baker adds ${b} muffins. Then he adds ${c} muffins. How many muffins are on the tray now?`,
      es: prose`En una bandeja hay ${a} panecillos. Un panadero agrega ${b} panecillos. Luego agrega ${c} panecillos. ¿Cuántos panecillos hay ahora en la bandeja?`,
    }),
    ends: thereAreNow('on the tray', 'en la bandeja'),
  },
  {
    ...muffins,
    plan: 'take, take',
    changes: [sold, sold],
    tell: ({ a, b, c }) => ({
      en: prose`A bakery has ${a} muffins. It sells ${b} muffins in the morning. It sells ${c} muffins at noon. How many muffins are left?`,
      es: prose`Una panadería tiene ${a} panecillos. Por la mañana vende ${b} panecillos. Al mediodía vende ${c} panecillos. ¿Cuántos panecillos quedan?`,
    }),
    ends: thereAreLeft,
  },
  {
    ...muffins,
    plan: 'add, add',
    changes: [joined, joined],
    tell: ({ a, b, c }) => ({
      en: prose`A baker makes ${a} corn muffins. She makes ${b} banana muffins and ${c} apple muffins. How many muffins does she make in all?`,
      es: prose`Una panadera hace ${a} panecillos de maíz. Hace ${b} de plátano y ${c} de manzana. ¿Cuántos panecillos hace en total?`,
    }),
    ends: found => ({ en: line`The baker makes ${found} in all.`, es: line`La panadera hace ${found} en total.` }),
  },
  {
    ...muffins,
    plan: 'take, take',
    changes: [taken, taken],
    tell: ({ a, b, c, who, other }) => ({
      en: prose`There are ${a} muffins in a box. ${name(who)} takes ${b} muffins, and ${name(other)} takes ${c} muffins. How many muffins are left in the box?`,
      es: prose`En una caja hay ${a} panecillos. ${name(who)} saca ${b} panecillos y ${name(other)} saca ${c}. ¿Cuántos panecillos quedan en la caja?`,
    }),
    ends: thereAreLeftThere('in the box', 'en la caja'),
  },
  {
    ...muffins,
    plan: 'add, take',
    changes: [added, sold],
    tell: ({ a, b, c }) => ({
      en: prose`A bakery has ${a} muffins. The baker makes ${b} more. Then the bakery sells ${c} muffins. How many muffins are left?`,
      es: prose`Una panadería tiene ${a} panecillos. El panadero hace ${b} más. Luego la panadería vende ${c} panecillos. ¿Cuántos panecillos quedan?`,
    }),
    ends: thereAreLeft,
  },
  {
    ...muffins,
    plan: 'take, add',
    changes: [sold, added],
    tell: ({ a, b, c }) => ({
      en: prose`A shelf has ${a} muffins. In the morning, ${b} muffins are sold. A baker then adds ${c} muffins. How many muffins are on the shelf now?`,
      es: prose`En un estante hay ${a} panecillos. Por la mañana se venden ${b} panecillos. Luego una panadera agrega ${c}. ¿Cuántos panecillos hay ahora en el estante?`,
    }),
    ends: thereAreNow('on the shelf', 'en el estante'),
  },
  {
    ...muffins,
    plan: 'add, take',
    changes: [joined, taken],
    tell: ({ a, b, c, who }) => ({
      en: prose`A baker makes ${a} corn muffins and ${b} apple muffins. ${name(who)} takes ${c} muffins to a school fair. How many muffins are left?`,
      es: prose`Un panadero hace ${a} panecillos de maíz y ${b} de manzana. ${name(who)} lleva ${c} panecillos a una feria. ¿Cuántos panecillos quedan?`,
    }),
    ends: thereAreLeft,
  },
  {
    ...muffins,
    plan: 'take, add',
    changes: [taken, added],
    tell: ({ a, b, c, who, other }) => ({
      en: prose`There are ${a} muffins in a basket. ${name(who)} takes out ${b} muffins. ${name(other)} puts in ${c} muffins. How many muffins are in the basket now?`,
      es: prose`En una canasta hay ${a} panecillos. ${name(who)} saca ${b} panecillos. ${name(other)} mete ${c} panecillos. ¿Cuántos panecillos hay ahora en la canasta?`,
    }),
    ends: thereAreNow('in the basket', 'en la canasta'),
  },
  {
    ...muffins,
    plan: 'start: take, add',
    changes: [sold, added],
    tell: ({ a, b, c }) => ({
      en: prose`A bakery sells ${a} muffins. Then the baker makes ${b} muffins. Now there are ${c} muffins. How many muffins were there at first?`,
      es: prose`Una panadería vende ${a} panecillos. Luego el panadero hace ${b} panecillos. Ahora hay ${c} panecillos. ¿Cuántos panecillos había al principio?`,
    }),
    ends: atFirst,
  },
  {
    ...muffins,
    plan: 'middle: add, take',
    changes: [added, sold],
    tell: ({ a, b, c }) => ({
      en: prose`A bakery has ${a} muffins. The baker adds some muffins, and ${b} muffins are sold. Now there are ${c} muffins. How many muffins did the baker add?`,
      es: prose`Una panadería tiene ${a} panecillos. El panadero agrega algunos y se venden ${b}. Ahora hay ${c} panecillos. ¿Cuántos panecillos agregó el panadero?`,
    }),
    ends: found => ({ en: line`The baker added ${found}.`, es: line`El panadero agregó ${found}.` }),
  },
]

const days = () => [words('Monday', 'Lunes'), words('Tuesday', 'Martes')] as const
export const bakeryComparisons: readonly ComparisonStory[] = [
  {
    ...muffins,
    plan: 'more, together',
    bars: days,
    why: more => ({
      en: line`On Tuesday the bakery sells ${more} more than on Monday: add.`,
      es: line`El martes la panadería vende ${more} más que el lunes: suma.`,
    }),
    tell: ({ a, b }) => ({
      en: prose`A bakery sells ${a} muffins on Monday. It sells ${b} more muffins on Tuesday than on Monday. How many muffins does it sell on both days in all?`,
      es: prose`Una panadería vende ${a} panecillos el lunes. El martes vende ${b} panecillos más que el lunes. ¿Cuántos panecillos vende en total los dos días?`,
    }),
    ends: found => ({
      en: line`The bakery sells ${found} in all.`,
      es: line`La panadería vende ${found} en total.`,
    }),
  },
  {
    ...muffins,
    plan: 'fewer, together',
    bars: days,
    why: fewer => ({
      en: line`On Tuesday he makes ${fewer} fewer than on Monday: subtract.`,
      es: line`El martes hace ${fewer} menos que el lunes: resta.`,
    }),
    tell: ({ a, b }) => ({
      en: prose`A baker makes ${a} muffins on Monday. That is ${b} more than he makes on Tuesday. How many muffins does he make on both days in all?`,
      es: prose`Un panadero hace ${a} panecillos el lunes. Son ${b} más de los que hace el martes. ¿Cuántos panecillos hace en total los dos días?`,
    }),
    ends: found => ({
      en: line`The baker makes ${found} in all.`,
      es: line`El panadero hace ${found} en total.`,
    }),
  },
]
