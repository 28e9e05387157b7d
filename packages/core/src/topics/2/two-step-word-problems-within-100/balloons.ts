import { line, name, prose, type Quantity, subject, words } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { added, given, joined, popped } from './changes.ts'
import { thereAreLeft, thereAreNow } from './endings.ts'
import type { ChangeStory, ComparisonStory } from './two-step-story.ts'

const balloons = { noun: nouns.balloon, most: 40 } as const
const inAll = (found: Quantity) => ({ en: line`There are ${found} in all.`, es: line`En total hay ${found}.` })

export const balloonChanges: readonly ChangeStory[] = [
  {
    ...balloons,
    plan: 'add, add',
    changes: [joined, joined],
    tell: ({ a, b, c }) => ({
      en: prose`A party room has ${a} red balloons, ${b} blue balloons, and ${c} green balloons. How many balloons does the room have in all?`,
      es: prose`En un salón de fiestas hay ${a} globos rojos, ${b} globos azules y ${c} globos verdes. ¿Cuántos globos hay en total en el salón?`,
    }),
    ends: inAll,
  },
  {
    ...balloons,
    plan: 'take, take',
    changes: [popped, popped],
    tell: ({ a, b, c }) => ({
      en: prose`There are ${a} balloons at a party. First, ${b} balloons pop. Later, ${c} more balloons pop. How many balloons are left?`,
      es: prose`En una fiesta hay ${a} globos. Primero se revientan ${b} globos. Después se revientan otros ${c} globos. ¿Cuántos globos quedan?`,
    }),
    ends: thereAreLeft,
  },
  {
    ...balloons,
    plan: 'add, add',
    changes: [added, added],
    tell: ({ a, b, c, who, other }) => ({
      en: prose`A wall has ${a} balloons. ${name(who)} hangs up ${b} more, and ${name(other)} hangs up ${c} more. How many balloons are on the wall now?`,
      es: prose`En una pared hay ${a} globos. ${name(who)} cuelga ${b} más y ${name(other)} cuelga ${c} más. ¿Cuántos globos hay ahora en la pared?`,
    }),
    ends: thereAreNow('on the wall', 'en la pared'),
  },
  {
    ...balloons,
    plan: 'take, take',
    changes: [given, given],
    tell: ({ a, b, c, who }) => ({
      en: prose`${name(who)} has ${a} balloons at a party. ${subject(who)} gives ${b} balloons to the girls and ${c} balloons to the boys. How many balloons are left?`,
      es: prose`${name(who)} tiene ${a} globos en una fiesta. Les da ${b} globos a las niñas y ${c} globos a los niños. ¿Cuántos globos quedan?`,
    }),
    ends: thereAreLeft,
  },
  {
    ...balloons,
    plan: 'add, take',
    changes: [added, popped],
    tell: ({ a, b, c, who }) => ({
      en: prose`A room has ${a} balloons. ${name(who)} hangs up ${b} more balloons. Then ${c} balloons pop. How many balloons are left?`,
      es: prose`En una sala hay ${a} globos. ${name(who)} cuelga ${b} globos más. Luego se revientan ${c} globos. ¿Cuántos globos quedan?`,
    }),
    ends: thereAreLeft,
  },
  {
    ...balloons,
    plan: 'take, add',
    changes: [popped, added],
    tell: ({ a, b, c, who }) => ({
      en: prose`There are ${a} balloons in a hall. Then ${b} balloons pop, so ${name(who)} blows up ${c} new balloons. How many balloons are in the hall now?`,
      es: prose`En un salón hay ${a} globos. Se revientan ${b} globos y ${name(who)} infla ${c} globos nuevos. ¿Cuántos globos hay ahora en el salón?`,
    }),
    ends: thereAreNow('in the hall', 'en el salón'),
  },
  {
    ...balloons,
    plan: 'add, take',
    changes: [joined, given],
    tell: ({ a, b, c, who, other }) => ({
      en: prose`${name(who)} blows up ${a} balloons, and ${name(other)} blows up ${b} balloons. They give ${c} balloons to the guests. How many balloons are left?`,
      es: prose`${name(who)} infla ${a} globos y ${name(other)} infla ${b} globos. Regalan ${c} globos a los invitados. ¿Cuántos globos quedan?`,
    }),
    ends: thereAreLeft,
  },
  {
    ...balloons,
    plan: 'take, add',
    changes: [given, added],
    tell: ({ a, b, c, who }) => ({
      en: prose`A clown has ${a} balloons and gives away ${b} balloons. ${name(who)} hands the clown ${c} new balloons. How many balloons does the clown have now?`,
      es: prose`Un payaso tiene ${a} globos y regala ${b} globos. ${name(who)} le da ${c} globos nuevos al payaso. ¿Cuántos globos tiene ahora el payaso?`,
    }),
    ends: found => ({ en: line`The clown has ${found} now.`, es: line`El payaso tiene ahora ${found}.` }),
  },
  {
    ...balloons,
    plan: 'start: add, take',
    changes: [added, popped],
    tell: ({ a, b, c, who }) => ({
      en: prose`A room has some balloons. ${name(who)} hangs up ${a} more. Later, ${b} balloons pop. Now the room has ${c} balloons. How many balloons did the room have at first?`,
      es: prose`En una sala hay algunos globos. ${name(who)} cuelga ${a} más. Después se revientan ${b} globos. Ahora hay ${c} globos en la sala. ¿Cuántos globos había al principio?`,
    }),
    ends: found => ({
      en: line`The room had ${found} at first.`,
      es: line`Al principio había ${found} en la sala.`,
    }),
  },
  {
    ...balloons,
    plan: 'middle: take, add',
    changes: [popped, added],
    tell: ({ a, b, c, who }) => ({
      en: prose`A hall has ${a} balloons. Some balloons pop, and ${name(who)} hangs up ${b} balloons. Now the hall has ${c} balloons. How many balloons popped?`,
      es: prose`En un salón hay ${a} globos. Algunos globos se revientan y ${name(who)} cuelga ${b} globos. Ahora hay ${c} globos. ¿Cuántos globos se reventaron?`,
    }),
    ends: found => ({ en: line`${found} popped.`, es: line`Se reventaron ${found}.` }),
  },
]

export const balloonComparisons: readonly ComparisonStory[] = [
  {
    ...balloons,
    plan: 'fewer, together',
    bars: () => [words('red', 'rojos'), words('green', 'verdes')],
    why: fewer => ({
      en: line`There are ${fewer} fewer green balloons than red ones: subtract.`,
      es: line`Hay ${fewer} globos verdes menos que rojos: resta.`,
    }),
    tell: ({ a, b }) => ({
      en: prose`A party has only red and green balloons. There are ${a} red balloons. There are ${b} fewer green balloons than red balloons. How many balloons are there in all?`,
      es: prose`En una fiesta solo hay globos rojos y verdes. Hay ${a} globos rojos. Hay ${b} globos verdes menos que rojos. ¿Cuántos globos hay en total?`,
    }),
    ends: inAll,
  },
  {
    ...balloons,
    plan: 'fewer, together',
    bars: () => [words('blue', 'azules'), words('yellow', 'amarillos')],
    why: fewer => ({
      en: line`There are ${fewer} fewer yellow balloons than blue ones: subtract.`,
      es: line`Hay ${fewer} globos amarillos menos que azules: resta.`,
    }),
    tell: ({ a, b }) => ({
      en: prose`A party has only blue and yellow balloons. There are ${a} blue balloons. That is ${b} more than the number of yellow balloons. How many balloons are there in all?`,
      es: prose`En una fiesta solo hay globos azules y amarillos. Hay ${a} globos azules. Son ${b} más que los globos amarillos. ¿Cuántos globos hay en total?`,
    }),
    ends: inAll,
  },
]
