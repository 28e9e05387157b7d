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
        nouns: [nouns.butterfly],
        tell: (x, y) => ({
          en: prose`There are ${x} on a bush. Then ${y} fly away. How many butterflies are left?`,
          es: prose`Hay ${x} en un arbusto. Luego ${y} se van volando. ¿Cuántas mariposas quedan?`,
        }),
        answer: found => ({ en: line`So ${found} are left.`, es: line`Quedan ${found}.` }),
      },
      {
        nouns: [nouns.child],
        tell: (x, y) => ({
          en: prose`There are ${x} in a pool. Then ${y} get out. How many children are still in the pool?`,
          es: prose`Hay ${x} en una piscina. Luego salen ${y}. ¿Cuántos niños quedan en la piscina?`,
        }),
        answer: found => ({ en: line`So ${found} are still in the pool.`, es: line`Quedan ${found} en la piscina.` }),
      },
      {
        nouns: [nouns.rabbit],
        tell: (x, y, { noun }) => ({
          en: prose`There are ${x} in a garden. Then ${y} go away. ${howMany(noun)} are still there?`,
          es: prose`Hay ${x} en un jardín. Luego se van ${y}. ¿${howMany(noun)} quedan?`,
        }),
        answer: found => ({ en: line`So ${found} are still there.`, es: line`Quedan ${found}.` }),
      },
      {
        nouns: [nouns.boat],
        tell: (x, y) => ({
          en: prose`There are ${x} on a lake. Then ${y} sail away. How many boats are left?`,
          es: prose`Hay ${x} en un lago. Luego se van ${y}. ¿Cuántos botes quedan?`,
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
        nouns: [nouns.butterfly],
        tell: (x, y) => ({
          en: prose`There are ${x} on a bush. Some fly away. Now there are ${y}. How many butterflies flew away?`,
          es: prose`Hay ${x} en un arbusto. Algunas se van. Ahora hay ${y}. ¿Cuántas mariposas se fueron?`,
        }),
        answer: found => ({ en: line`So ${found} flew away.`, es: line`Se fueron ${found}.` }),
      },
      {
        nouns: [nouns.child],
        tell: (x, y) => ({
          en: prose`There are ${x} in a pool. Some get out. Now there are ${y}. How many children got out?`,
          es: prose`Hay ${x} en una piscina. Algunos salen. Ahora hay ${y}. ¿Cuántos niños salieron?`,
        }),
        answer: found => ({ en: line`So ${found} got out.`, es: line`Salieron ${found}.` }),
      },
      {
        nouns: [nouns.rabbit],
        tell: (x, y) => ({
          en: prose`There are ${x} in a garden. Some go away. Now there are ${y}. How many rabbits went away?`,
          es: prose`Hay ${x} en un jardín. Algunos se van. Ahora hay ${y}. ¿Cuántos conejos se fueron?`,
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
        nouns: [nouns.boat],
        tell: (x, y) => ({
          en: prose`There are ${x} on a lake. Some sail away. Now there are ${y}. How many boats sailed away?`,
          es: prose`Hay ${x} en un lago. Algunos se van. Ahora hay ${y}. ¿Cuántos botes se fueron?`,
        }),
        answer: found => ({ en: line`So ${found} sailed away.`, es: line`Se fueron ${found}.` }),
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
        nouns: [nouns.butterfly],
        tell: (x, y) => ({
          en: prose`Some butterflies are on a bush. Then ${x} fly away. Now there are ${y}. How many butterflies were there at first?`,
          es: prose`Hay algunas mariposas en un arbusto. Luego ${x} se van volando. Ahora hay ${y}. ¿Cuántas mariposas había al principio?`,
        }),
        answer: found => ({ en: line`There were ${found} at first.`, es: line`Al principio había ${found}.` }),
      },
      {
        nouns: [nouns.child],
        tell: (x, y) => ({
          en: prose`Some children are in a pool. Then ${x} get out. Now there are ${y}. How many children were there at first?`,
          es: prose`Hay algunos niños en una piscina. Luego salen ${x}. Ahora hay ${y}. ¿Cuántos niños había al principio?`,
        }),
        answer: found => ({ en: line`There were ${found} at first.`, es: line`Al principio había ${found}.` }),
      },
      {
        nouns: [nouns.rabbit],
        tell: (x, y, { noun }) => ({
          en: prose`Some ${things(noun)} are in a garden. Then ${x} go away. Now there are ${y}. ${howMany(noun)} were there at first?`,
          es: prose`Hay algunos ${things(noun)} en un jardín. Luego se van ${x}. Ahora hay ${y}. ¿${howMany(noun)} había al principio?`,
        }),
        answer: found => ({ en: line`There were ${found} at first.`, es: line`Al principio había ${found}.` }),
      },
      {
        nouns: [nouns.boat],
        tell: (x, y) => ({
          en: prose`Some boats are on a lake. Then ${x} sail away. Now there are ${y}. How many boats were there at first?`,
          es: prose`Hay algunos botes en un lago. Luego se van ${x}. Ahora hay ${y}. ¿Cuántos botes había al principio?`,
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
