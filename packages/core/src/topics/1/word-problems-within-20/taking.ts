import { equation, howMany, line, minus, prose, things } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { OWN, type Situation } from './situation.ts'

export const taking = {
  'take from': {
    unknown: 'rest',
    numbers: 'whole and part',
    isDirect: true,
    equation: (x, y, unknown) => equation(minus(x, y), unknown),
    tellings: [
      {
        nouns: OWN,
        tell: (x, y, { noun, who }) => ({
          en: prose`${who} has ${x} and gives away ${y}. ${howMany(noun)} are left?`,
          es: prose`${who} tiene ${x} y regala ${y}. ¿${howMany(noun)} le quedan?`,
        }),
        answer: (found, { who }) => ({ en: line`${who} has ${found} left.`, es: line`A ${who} le quedan ${found}.` }),
      },
      {
        nouns: [nouns.bird],
        tell: (x, y) => ({
          en: prose`There are ${x} on a wire. Then ${y} fly away. How many birds are left?`,
          es: prose`Hay ${x} en un cable. Luego ${y} se van volando. ¿Cuántos pájaros quedan?`,
        }),
        answer: found => ({ en: line`So ${found} are left.`, es: line`Quedan ${found}.` }),
      },
      {
        nouns: [nouns.child],
        tell: (x, y) => ({
          en: prose`There are ${x} on a bus. Then ${y} get off. How many children are still on the bus?`,
          es: prose`Hay ${x} en un autobús. Luego bajan ${y}. ¿Cuántos niños quedan en el autobús?`,
        }),
        answer: found => ({ en: line`So ${found} are still on the bus.`, es: line`Quedan ${found} en el autobús.` }),
      },
      {
        nouns: [nouns.duck],
        tell: (x, y, { noun }) => ({
          en: prose`There are ${x} at a pond. Then ${y} go away. ${howMany(noun)} are still there?`,
          es: prose`Hay ${x} en un estanque. Luego se van ${y}. ¿${howMany(noun)} quedan?`,
        }),
        answer: found => ({ en: line`So ${found} are still there.`, es: line`Quedan ${found}.` }),
      },
      {
        nouns: [nouns.car],
        tell: (x, y) => ({
          en: prose`There are ${x} in a parking lot. Then ${y} drive away. How many cars are left?`,
          es: prose`Hay ${x} en un estacionamiento. Luego se van ${y}. ¿Cuántos carros quedan?`,
        }),
        answer: found => ({ en: line`So ${found} are left.`, es: line`Quedan ${found}.` }),
      },
      {
        nouns: [nouns.cookie, nouns.grape],
        tell: (x, y, { noun }) => ({
          en: prose`There are ${x} on a plate. The children eat ${y}. ${howMany(noun)} are left?`,
          es: prose`Hay ${x} en un plato. Los niños se comen ${y}. ¿${howMany(noun)} quedan?`,
        }),
        answer: found => ({ en: line`So ${found} are left.`, es: line`Quedan ${found}.` }),
      },
      {
        nouns: [nouns.balloon],
        tell: (x, y, { who }) => ({
          en: prose`${who} has ${x}. Then ${y} pop. How many balloons are left?`,
          es: prose`${who} tiene ${x}. Se revientan ${y}. ¿Cuántos globos le quedan?`,
        }),
        answer: found => ({ en: line`So ${found} are left.`, es: line`Quedan ${found}.` }),
      },
    ],
  },
  'how many left': {
    unknown: 'rest',
    numbers: 'whole and part',
    equation: (x, y, unknown) => equation(minus(x, unknown), y),
    tellings: [
      {
        nouns: OWN,
        tell: (x, y, { noun, who, she }) => ({
          en: prose`${who} has ${x} and gives some away. Now ${she} has ${y}. ${howMany(noun)} did ${she} give away?`,
          es: prose`${who} tiene ${x} y regala una parte. Ahora tiene ${y}. ¿${howMany(noun)} regaló?`,
        }),
        answer: (found, { who }) => ({ en: line`${who} gave away ${found}.`, es: line`${who} regaló ${found}.` }),
      },
      {
        nouns: [nouns.bird],
        tell: (x, y) => ({
          en: prose`There are ${x} on a wire. Some fly away. Now there are ${y}. How many birds flew away?`,
          es: prose`Hay ${x} en un cable. Algunos se van. Ahora hay ${y}. ¿Cuántos pájaros se fueron?`,
        }),
        answer: found => ({ en: line`So ${found} flew away.`, es: line`Se fueron ${found}.` }),
      },
      {
        nouns: [nouns.child],
        tell: (x, y) => ({
          en: prose`There are ${x} on a bus. Some get off. Now there are ${y}. How many children got off?`,
          es: prose`Hay ${x} en un autobús. Algunos bajan. Ahora hay ${y}. ¿Cuántos niños bajaron?`,
        }),
        answer: found => ({ en: line`So ${found} got off.`, es: line`Bajaron ${found}.` }),
      },
      {
        nouns: [nouns.duck],
        tell: (x, y) => ({
          en: prose`There are ${x} at a pond. Some go away. Now there are ${y}. How many ducks went away?`,
          es: prose`Hay ${x} en un estanque. Algunos se van. Ahora hay ${y}. ¿Cuántos patos se fueron?`,
        }),
        answer: found => ({ en: line`So ${found} went away.`, es: line`Se fueron ${found}.` }),
      },
      {
        nouns: [nouns.frog],
        tell: (x, y) => ({
          en: prose`There are ${x} at a pond. Some hop away. Now there are ${y}. How many frogs hopped away?`,
          es: prose`Hay ${x} en un estanque. Algunas se van. Ahora hay ${y}. ¿Cuántas ranas se fueron?`,
        }),
        answer: found => ({ en: line`So ${found} hopped away.`, es: line`Se fueron ${found}.` }),
      },
      {
        nouns: [nouns.car],
        tell: (x, y) => ({
          en: prose`There are ${x} in a parking lot. Some drive away. Now there are ${y}. How many cars drove away?`,
          es: prose`Hay ${x} en un estacionamiento. Algunos se van. Ahora hay ${y}. ¿Cuántos carros se fueron?`,
        }),
        answer: found => ({ en: line`So ${found} drove away.`, es: line`Se fueron ${found}.` }),
      },
      {
        nouns: [nouns.cookie, nouns.grape],
        tell: (x, y, { noun }) => ({
          en: prose`There are ${x} on a plate. The children eat some. Now there are ${y}. ${howMany(noun)} did the children eat?`,
          es: prose`Hay ${x} en un plato. Los niños se comen una parte. Ahora hay ${y}. ¿${howMany(noun)} se comieron los niños?`,
        }),
        answer: found => ({ en: line`The children ate ${found}.`, es: line`Los niños se comieron ${found}.` }),
      },
      {
        nouns: [nouns.balloon],
        tell: (x, y, { who, she }) => ({
          en: prose`${who} has ${x}. Some pop. Now ${she} has ${y}. How many balloons popped?`,
          es: prose`${who} tiene ${x}. Algunos se revientan. Ahora tiene ${y}. ¿Cuántos globos se reventaron?`,
        }),
        answer: found => ({ en: line`So ${found} popped.`, es: line`Se reventaron ${found}.` }),
      },
    ],
  },
  'start before fewer': {
    unknown: 'total',
    numbers: 'parts',
    isBare: true,
    equation: (x, y, unknown) => equation(minus(unknown, x), y),
    tellings: [
      {
        nouns: OWN,
        tell: (x, y, { noun, who, she }) => ({
          en: prose`${who} has some ${things(noun)} and gives away ${x}. Now ${she} has ${y}. ${howMany(noun)} did ${she} have at first?`,
          es:
            noun.gender === 'f'
              ? prose`${who} tiene algunas ${things(noun)} y regala ${x}. Ahora tiene ${y}. ¿${howMany(noun)} tenía al principio?`
              : prose`${who} tiene algunos ${things(noun)} y regala ${x}. Ahora tiene ${y}. ¿${howMany(noun)} tenía al principio?`,
        }),
        answer: (found, { who }) => ({
          en: line`${who} had ${found} at first.`,
          es: line`${who} tenía ${found} al principio.`,
        }),
      },
      {
        nouns: [nouns.bird],
        tell: (x, y) => ({
          en: prose`Some birds are on a wire. Then ${x} fly away. Now there are ${y}. How many birds were there at first?`,
          es: prose`Hay algunos pájaros en un cable. Luego ${x} se van volando. Ahora hay ${y}. ¿Cuántos pájaros había al principio?`,
        }),
        answer: found => ({ en: line`There were ${found} at first.`, es: line`Al principio había ${found}.` }),
      },
      {
        nouns: [nouns.child],
        tell: (x, y) => ({
          en: prose`Some children are on a bus. Then ${x} get off. Now there are ${y}. How many children were there at first?`,
          es: prose`Hay algunos niños en un autobús. Luego bajan ${x}. Ahora hay ${y}. ¿Cuántos niños había al principio?`,
        }),
        answer: found => ({ en: line`There were ${found} at first.`, es: line`Al principio había ${found}.` }),
      },
      {
        nouns: [nouns.duck],
        tell: (x, y, { noun }) => ({
          en: prose`Some ${things(noun)} are at a pond. Then ${x} go away. Now there are ${y}. ${howMany(noun)} were there at first?`,
          es: prose`Hay algunos ${things(noun)} en un estanque. Luego se van ${x}. Ahora hay ${y}. ¿${howMany(noun)} había al principio?`,
        }),
        answer: found => ({ en: line`There were ${found} at first.`, es: line`Al principio había ${found}.` }),
      },
      {
        nouns: [nouns.car],
        tell: (x, y) => ({
          en: prose`Some cars are in a parking lot. Then ${x} drive away. Now there are ${y}. How many cars were there at first?`,
          es: prose`Hay algunos carros en un estacionamiento. Luego se van ${x}. Ahora hay ${y}. ¿Cuántos carros había al principio?`,
        }),
        answer: found => ({ en: line`There were ${found} at first.`, es: line`Al principio había ${found}.` }),
      },
      {
        nouns: [nouns.cookie, nouns.grape],
        tell: (x, y, { noun }) => ({
          en: prose`Some ${things(noun)} are on a plate. The children eat ${x}. Now there are ${y}. ${howMany(noun)} were there at first?`,
          es: prose`Hay algunas ${things(noun)} en un plato. Los niños se comen ${x}. Ahora hay ${y}. ¿${howMany(noun)} había al principio?`,
        }),
        answer: found => ({ en: line`There were ${found} at first.`, es: line`Al principio había ${found}.` }),
      },
      {
        nouns: [nouns.balloon],
        tell: (x, y, { who, she }) => ({
          en: prose`${who} has some balloons. Then ${x} pop. Now ${she} has ${y}. How many balloons did ${she} have at first?`,
          es: prose`${who} tiene algunos globos. Se revientan ${x}. Ahora tiene ${y}. ¿Cuántos globos tenía al principio?`,
        }),
        answer: (found, { who }) => ({
          en: line`${who} had ${found} at first.`,
          es: line`${who} tenía ${found} al principio.`,
        }),
      },
    ],
  },
} satisfies Record<string, Situation>
