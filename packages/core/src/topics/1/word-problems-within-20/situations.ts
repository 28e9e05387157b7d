import { type Block, type Both, type Hole, howMany, prose, type Term, things } from '../../../content.ts'
import type { Noun } from '../../../language/noun.ts'
import { bird } from '../../../language/nouns/animals.ts'
import { apple } from '../../../language/nouns/food.ts'
import { point } from '../../../language/nouns/mathematics.ts'
import { child } from '../../../language/nouns/people.ts'
import { book, crayon } from '../../../language/nouns/school.ts'
import { marble, sticker } from '../../../language/nouns/toys.ts'
import { box, equation, minus, sum } from '../../../math/build.ts'
import type { Expr } from '../../../math/expr.ts'

/** What a story names. */
interface Told {
  readonly noun: Noun
  readonly who: Term
  readonly other: Term
}
/** A story with its two numbers in the order in which it tells them; the first comes with what it counts. */
interface Telling {
  readonly nouns: readonly Noun[]
  readonly tell: (first: Hole, second: Hole, named: Told) => Both<Block>
}
/** What is known, what is asked, and how the equation of the story goes. */
export interface Situation {
  /** The unknown is the sum of the two numbers, or what one has over the other. */
  readonly unknown: 'total' | 'rest'
  readonly numbers: 'parts' | 'whole and part' | 'part and whole'
  /** The first number is printed without what it counts. */
  readonly isBare?: true
  readonly equation: (first: number, second: number) => Expr
  readonly tellings: readonly Telling[]
}

const OWN = [sticker, marble, crayon, book, apple]

export const situations = {
  'add to': {
    unknown: 'total',
    numbers: 'parts',
    equation: (x, y) => equation(sum(x, y), box()),
    tellings: [
      {
        nouns: OWN,
        tell: (x, y, { noun, who }) => ({
          en: prose`${who} has ${x}. Then ${who} gets ${y} more. ${howMany(noun)} does ${who} have now?`,
          es: prose`${who} tiene ${x}. Luego recibe ${y} más. ¿${howMany(noun)} tiene ahora?`,
        }),
      },
      {
        nouns: [bird],
        tell: (x, y) => ({
          en: prose`There are ${x} on a wire. ${y} more come. How many birds are on the wire now?`,
          es: prose`Hay ${x} en un cable. Llegan ${y} más. ¿Cuántos pájaros hay ahora en el cable?`,
        }),
      },
      {
        nouns: [child],
        tell: (x, y) => ({
          en: prose`There are ${x} on a bus. ${y} more get on. How many children are on the bus now?`,
          es: prose`Hay ${x} en un autobús. Suben ${y} más. ¿Cuántos niños hay ahora en el autobús?`,
        }),
      },
      {
        nouns: [point],
        tell: (x, y, { who }) => ({
          en: prose`${who} has ${x} in a game. Then ${who} gets ${y} more. How many points does ${who} have now?`,
          es: prose`${who} tiene ${x} en un juego. Luego gana ${y} más. ¿Cuántos puntos tiene ahora?`,
        }),
      },
    ],
  },
  'put together': {
    unknown: 'total',
    numbers: 'parts',
    equation: (x, y) => equation(sum(x, y), box()),
    tellings: [
      {
        nouns: OWN,
        tell: (x, y, { noun, who, other }) => ({
          en: prose`${who} has ${x}. ${other} has ${y}. ${howMany(noun)} do they have in all?`,
          es: prose`${who} tiene ${x}. ${other} tiene ${y}. ¿${howMany(noun)} tienen en total?`,
        }),
      },
      {
        nouns: [apple],
        tell: (x, y) => ({
          en: prose`A red basket has ${x}. A green basket has ${y}. How many apples are in both baskets?`,
          es: prose`En una canasta roja hay ${x}. En una canasta verde hay ${y}. ¿Cuántas manzanas hay en las dos canastas?`,
        }),
      },
      {
        nouns: [book],
        tell: (x, y) => ({
          en: prose`One shelf has ${x}. Another shelf has ${y}. How many books are there in all?`,
          es: prose`Un estante tiene ${x}. Otro estante tiene ${y}. ¿Cuántos libros hay en total?`,
        }),
      },
    ],
  },
  'take from': {
    unknown: 'rest',
    numbers: 'whole and part',
    equation: (x, y) => equation(minus(x, y), box()),
    tellings: [
      {
        nouns: OWN,
        tell: (x, y, { noun, who }) => ({
          en: prose`${who} has ${x}. ${who} gives away ${y}. ${howMany(noun)} are left?`,
          es: prose`${who} tiene ${x}. Regala ${y}. ¿${howMany(noun)} le quedan?`,
        }),
      },
      {
        nouns: [bird],
        tell: (x, y) => ({
          en: prose`There are ${x} on a wire. ${y} fly away. How many birds are left?`,
          es: prose`Hay ${x} en un cable. Se van ${y}. ¿Cuántos pájaros quedan?`,
        }),
      },
      {
        nouns: [child],
        tell: (x, y) => ({
          en: prose`There are ${x} on a bus. ${y} get off. How many children are still on the bus?`,
          es: prose`Hay ${x} en un autobús. Bajan ${y}. ¿Cuántos niños quedan en el autobús?`,
        }),
      },
    ],
  },
  'how many came': {
    unknown: 'rest',
    numbers: 'part and whole',
    equation: (x, y) => equation(sum(x, box()), y),
    tellings: [
      {
        nouns: OWN,
        tell: (x, y, { noun, who }) => ({
          en: prose`${who} has ${x}. Then ${who} gets some more. Now ${who} has ${y}. ${howMany(noun)} did ${who} get?`,
          es: prose`${who} tiene ${x}. Luego recibe más. Ahora tiene ${y}. ¿${howMany(noun)} recibió?`,
        }),
      },
      {
        nouns: [bird],
        tell: (x, y) => ({
          en: prose`There are ${x} on a wire. Some more come. Now there are ${y}. How many birds came?`,
          es: prose`Hay ${x} en un cable. Llegan más. Ahora hay ${y}. ¿Cuántos pájaros llegaron?`,
        }),
      },
      {
        nouns: [child],
        tell: (x, y) => ({
          en: prose`There are ${x} on a bus. Some more get on. Now there are ${y}. How many children got on?`,
          es: prose`Hay ${x} en un autobús. Suben más. Ahora hay ${y}. ¿Cuántos niños subieron?`,
        }),
      },
    ],
  },
  'how many left': {
    unknown: 'rest',
    numbers: 'whole and part',
    equation: (x, y) => equation(minus(x, box()), y),
    tellings: [
      {
        nouns: OWN,
        tell: (x, y, { noun, who }) => ({
          en: prose`${who} has ${x}. ${who} gives some away. Now ${who} has ${y}. ${howMany(noun)} did ${who} give away?`,
          es: prose`${who} tiene ${x}. Regala una parte. Ahora tiene ${y}. ¿${howMany(noun)} regaló?`,
        }),
      },
      {
        nouns: [bird],
        tell: (x, y) => ({
          en: prose`There are ${x} on a wire. Some fly away. Now there are ${y}. How many birds flew away?`,
          es: prose`Hay ${x} en un cable. Algunos se van. Ahora hay ${y}. ¿Cuántos pájaros se fueron?`,
        }),
      },
      {
        nouns: [child],
        tell: (x, y) => ({
          en: prose`There are ${x} on a bus. Some get off. Now there are ${y}. How many children got off?`,
          es: prose`Hay ${x} en un autobús. Algunos bajan. Ahora hay ${y}. ¿Cuántos niños bajaron?`,
        }),
      },
    ],
  },
  'other part': {
    unknown: 'rest',
    numbers: 'whole and part',
    equation: (x, y) => equation(sum(y, box()), x),
    tellings: [
      {
        nouns: OWN,
        tell: (x, y, { noun, who }) => ({
          en: prose`${who} has ${x} in two bags. One bag has ${y}. ${howMany(noun)} are in the other bag?`,
          es: prose`${who} tiene ${x} en dos bolsas. En una bolsa hay ${y}. ¿${howMany(noun)} hay en la otra?`,
        }),
      },
      {
        nouns: [child],
        tell: (x, y) => ({
          en: prose`There are ${x} on a bus. ${y} sit. The rest stand. How many children stand?`,
          es: prose`Hay ${x} en un autobús. ${y} van sentados. El resto va de pie. ¿Cuántos niños van de pie?`,
        }),
      },
    ],
  },
  'how many more': {
    unknown: 'rest',
    numbers: 'whole and part',
    equation: (x, y) => equation(sum(y, box()), x),
    tellings: [
      {
        nouns: [...OWN, point],
        tell: (x, y, { noun, who, other }) => ({
          en: prose`${who} has ${x}. ${other} has ${y}. How many more ${things(noun)} does ${who} have than ${other}?`,
          es: prose`${who} tiene ${x}. ${other} tiene ${y}. ¿${howMany(noun)} más tiene ${who} que ${other}?`,
        }),
      },
    ],
  },
  'how many fewer': {
    unknown: 'rest',
    numbers: 'part and whole',
    equation: (x, y) => equation(sum(x, box()), y),
    tellings: [
      {
        nouns: [...OWN, point],
        tell: (x, y, { noun, who, other }) => ({
          en: prose`${who} has ${x}. ${other} has ${y}. How many fewer ${things(noun)} does ${who} have than ${other}?`,
          es: prose`${who} tiene ${x}. ${other} tiene ${y}. ¿${howMany(noun)} menos tiene ${who} que ${other}?`,
        }),
      },
    ],
  },
  'start before more': {
    unknown: 'rest',
    numbers: 'part and whole',
    isBare: true,
    equation: (x, y) => equation(sum(box(), x), y),
    tellings: [
      {
        nouns: OWN,
        tell: (x, y, { noun, who }) => ({
          en: prose`${who} has some ${things(noun)}. ${who} gets ${x} more. Now ${who} has ${y}. ${howMany(noun)} did ${who} have at first?`,
          es: prose`${who} tiene ${things(noun)}. Recibe ${x} más. Ahora tiene ${y}. ¿${howMany(noun)} tenía al principio?`,
        }),
      },
      {
        nouns: [bird],
        tell: (x, y) => ({
          en: prose`Some birds are on a wire. ${x} more come. Now there are ${y}. How many birds were there at first?`,
          es: prose`Hay pájaros en un cable. Llegan ${x} más. Ahora hay ${y}. ¿Cuántos pájaros había al principio?`,
        }),
      },
    ],
  },
  'start before fewer': {
    unknown: 'total',
    numbers: 'parts',
    isBare: true,
    equation: (x, y) => equation(minus(box(), x), y),
    tellings: [
      {
        nouns: OWN,
        tell: (x, y, { noun, who }) => ({
          en: prose`${who} has some ${things(noun)}. ${who} gives away ${x}. Now ${who} has ${y}. ${howMany(noun)} did ${who} have at first?`,
          es: prose`${who} tiene ${things(noun)}. Regala ${x}. Ahora tiene ${y}. ¿${howMany(noun)} tenía al principio?`,
        }),
      },
      {
        nouns: [child],
        tell: (x, y) => ({
          en: prose`Some children are on a bus. ${x} get off. Now there are ${y}. How many children were there at first?`,
          es: prose`Hay niños en un autobús. Bajan ${x}. Ahora hay ${y}. ¿Cuántos niños había al principio?`,
        }),
      },
    ],
  },
  'bigger, told by fewer': {
    unknown: 'total',
    numbers: 'parts',
    isBare: true,
    equation: (x, y) => equation(sum(y, x), box()),
    tellings: [
      {
        nouns: [...OWN, point],
        tell: (x, y, { noun, who, other }) => ({
          en: prose`${who} has ${x} fewer ${things(noun)} than ${other}. ${who} has ${y}. ${howMany(noun)} does ${other} have?`,
          es: prose`${who} tiene ${x} ${things(noun)} menos que ${other}. ${who} tiene ${y}. ¿${howMany(noun)} tiene ${other}?`,
        }),
      },
    ],
  },
  'smaller, told by more': {
    unknown: 'rest',
    numbers: 'part and whole',
    isBare: true,
    equation: (x, y) => equation(sum(box(), x), y),
    tellings: [
      {
        nouns: [...OWN, point],
        tell: (x, y, { noun, who, other }) => ({
          en: prose`${who} has ${x} more ${things(noun)} than ${other}. ${who} has ${y}. ${howMany(noun)} does ${other} have?`,
          es: prose`${who} tiene ${x} ${things(noun)} más que ${other}. ${who} tiene ${y}. ¿${howMany(noun)} tiene ${other}?`,
        }),
      },
    ],
  },
} satisfies Record<string, Situation>

export type SituationName = keyof typeof situations
export const situationOf = (situation: SituationName): Situation => situations[situation]
