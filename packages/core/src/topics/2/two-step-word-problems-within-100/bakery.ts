import { line, name, prose, type Quantity, words } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { added, joined, sold, taken } from './changes.ts'
import { thereAreLeft, thereAreLeftThere, thereAreNow } from './endings.ts'
import type { ChangeStory, ComparisonStory } from './two-step-story.ts'

const muffins = { noun: nouns.muffin, most: 60 } as const
/** Each level tells of something else. */
const cupcakes = { noun: nouns.cupcake, most: 60 } as const
const sandwiches = { noun: nouns.sandwich, most: 60 } as const
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
      es: prose`En una bandeja hay ${a} muffins. Un panadero agrega ${b} muffins. Luego agrega ${c} muffins. ¿Cuántos muffins hay ahora en la bandeja?`,
    }),
    ends: thereAreNow('on the tray', 'en la bandeja'),
  },
  {
    ...muffins,
    plan: 'take, take',
    changes: [sold, sold],
    tell: ({ a, b, c }) => ({
      en: prose`A bakery has ${a} muffins. It sells ${b} muffins in the morning. It sells ${c} muffins at noon. How many muffins are left?`,
      es: prose`Una panadería tiene ${a} muffins. Por la mañana vende ${b} muffins. Al mediodía vende ${c} muffins. ¿Cuántos muffins quedan?`,
    }),
    ends: thereAreLeft,
  },
  {
    ...muffins,
    plan: 'add, add',
    changes: [joined, joined],
    tell: ({ a, b, c }) => ({
      en: prose`A baker makes ${a} corn muffins. She makes ${b} banana muffins and ${c} apple muffins. How many muffins does she make in all?`,
      es: prose`Una panadera hace ${a} muffins de maíz. Hace ${b} de plátano y ${c} de manzana. ¿Cuántos muffins hace en total?`,
    }),
    ends: found => ({ en: line`The baker makes ${found} in all.`, es: line`La panadera hace ${found} en total.` }),
  },
  {
    ...muffins,
    plan: 'take, take',
    changes: [taken, taken],
    tell: ({ a, b, c, who, other }) => ({
      en: prose`There are ${a} muffins in a box. ${name(who)} takes ${b} muffins, and ${name(other)} takes ${c} muffins. How many muffins are left in the box?`,
      es: prose`En una caja hay ${a} muffins. ${name(who)} saca ${b} muffins y ${name(other)} saca ${c}. ¿Cuántos muffins quedan en la caja?`,
    }),
    ends: thereAreLeftThere('in the box', 'en la caja'),
  },
  {
    ...cupcakes,
    plan: 'add, take',
    changes: [added, sold],
    tell: ({ a, b, c }) => ({
      en: prose`A bakery has ${a} cupcakes. The baker makes ${b} more. Then the bakery sells ${c} cupcakes. How many cupcakes are left?`,
      es: prose`Una panadería tiene ${a} pastelitos. El panadero hace ${b} más. Luego la panadería vende ${c} pastelitos. ¿Cuántos pastelitos quedan?`,
    }),
    ends: thereAreLeft,
  },
  {
    ...cupcakes,
    plan: 'take, add',
    changes: [sold, added],
    tell: ({ a, b, c }) => ({
      en: prose`A shelf has ${a} cupcakes. In the morning, ${b} cupcakes are sold. A baker then adds ${c} cupcakes. How many cupcakes are on the shelf now?`,
      es: prose`En un estante hay ${a} pastelitos. Por la mañana se venden ${b} pastelitos. Luego una panadera agrega ${c}. ¿Cuántos pastelitos hay ahora en el estante?`,
    }),
    ends: thereAreNow('on the shelf', 'en el estante'),
  },
  {
    ...cupcakes,
    plan: 'add, take',
    changes: [joined, taken],
    tell: ({ a, b, c, who }) => ({
      en: prose`A baker makes ${a} lemon cupcakes and ${b} apple cupcakes. ${name(who)} takes ${c} cupcakes to a school fair. How many cupcakes are left?`,
      es: prose`Un panadero hace ${a} pastelitos de limón y ${b} de manzana. ${name(who)} lleva ${c} pastelitos a una feria. ¿Cuántos pastelitos quedan?`,
    }),
    ends: thereAreLeft,
  },
  {
    ...cupcakes,
    plan: 'take, add',
    changes: [taken, added],
    tell: ({ a, b, c, who, other }) => ({
      en: prose`There are ${a} cupcakes in a basket. ${name(who)} takes out ${b} cupcakes. ${name(other)} puts in ${c} cupcakes. How many cupcakes are in the basket now?`,
      es: prose`En una canasta hay ${a} pastelitos. ${name(who)} saca ${b} pastelitos. ${name(other)} mete ${c} pastelitos. ¿Cuántos pastelitos hay ahora en la canasta?`,
    }),
    ends: thereAreNow('in the basket', 'en la canasta'),
  },
  {
    ...sandwiches,
    plan: 'start: take, add',
    changes: [sold, added],
    tell: ({ a, b, c }) => ({
      en: prose`A café sells ${a} sandwiches. Then the cook makes ${b} sandwiches. Now there are ${c} sandwiches. How many sandwiches were there at first?`,
      es: prose`Una cafetería vende ${a} sándwiches. Luego el cocinero hace ${b} sándwiches. Ahora hay ${c} sándwiches. ¿Cuántos sándwiches había al principio?`,
    }),
    ends: atFirst,
  },
  {
    ...sandwiches,
    plan: 'middle: add, take',
    changes: [added, sold],
    tell: ({ a, b, c }) => ({
      en: prose`A café has ${a} sandwiches. The cook adds some sandwiches, and ${b} sandwiches are sold. Now there are ${c} sandwiches. How many sandwiches did the cook add?`,
      es: prose`Una cafetería tiene ${a} sándwiches. El cocinero agrega algunos y se venden ${b}. Ahora hay ${c} sándwiches. ¿Cuántos sándwiches agregó el cocinero?`,
    }),
    ends: found => ({ en: line`The cook added ${found}.`, es: line`El cocinero agregó ${found}.` }),
  },
]

const days = () => [words('Monday', 'Lunes'), words('Tuesday', 'Martes')] as const
export const bakeryComparisons: readonly ComparisonStory[] = [
  {
    ...sandwiches,
    plan: 'more, together',
    bars: days,
    why: more => ({
      en: line`On Tuesday the café sells ${more} more than on Monday: add.`,
      es: line`El martes la cafetería vende ${more} más que el lunes: suma.`,
    }),
    tell: ({ a, b }) => ({
      en: prose`A café sells ${a} sandwiches on Monday. It sells ${b} more sandwiches on Tuesday than on Monday. How many sandwiches does it sell on the two days in all?`,
      es: prose`Una cafetería vende ${a} sándwiches el lunes. El martes vende ${b} sándwiches más que el lunes. ¿Cuántos sándwiches vende en total los dos días?`,
    }),
    ends: found => ({
      en: line`The café sells ${found} in all.`,
      es: line`La cafetería vende ${found} en total.`,
    }),
  },
  {
    ...sandwiches,
    plan: 'fewer, together',
    bars: days,
    why: fewer => ({
      en: line`On Tuesday he makes ${fewer} fewer than on Monday: subtract.`,
      es: line`El martes hace ${fewer} menos que el lunes: resta.`,
    }),
    tell: ({ a, b }) => ({
      en: prose`A cook makes ${a} sandwiches on Monday. That is ${b} more than he makes on Tuesday. How many sandwiches does he make on the two days in all?`,
      es: prose`Un cocinero hace ${a} sándwiches el lunes. Son ${b} más de los que hace el martes. ¿Cuántos sándwiches hace en total los dos días?`,
    }),
    ends: found => ({
      en: line`The cook makes ${found} in all.`,
      es: line`El cocinero hace ${found} en total.`,
    }),
  },
]
