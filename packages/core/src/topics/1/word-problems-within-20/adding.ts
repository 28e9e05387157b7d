import { equation, howMany, line, prose, sum, things } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { OWN, type Situation } from './situation.ts'

export const adding = {
  'add to': {
    unknown: 'total',
    numbers: 'parts',
    isDirect: true,
    equation: (x, y, unknown) => equation(sum(x, y), unknown),
    tellings: [
      {
        nouns: OWN,
        tell: (x, y, { noun, who, she }) => ({
          en: prose`${who} has ${x}. Then ${she} gets ${y} more. ${howMany(noun)} does ${she} have now?`,
          es: prose`${who} tiene ${x}. Luego recibe ${y} más. ¿${howMany(noun)} tiene ahora?`,
        }),
        answer: (found, { who }) => ({ en: line`${who} has ${found} now.`, es: line`${who} tiene ahora ${found}.` }),
      },
      {
        nouns: [nouns.bird],
        tell: (x, y) => ({
          en: prose`There are ${x} on a wire. Then ${y} more come. How many birds are on the wire now?`,
          es: prose`Hay ${x} en un cable. Llegan ${y} más. ¿Cuántos pájaros hay ahora en el cable?`,
        }),
        answer: found => ({ en: line`There are ${found} on the wire now.`, es: line`Ahora hay ${found} en el cable.` }),
      },
      {
        nouns: [nouns.child],
        tell: (x, y) => ({
          en: prose`There are ${x} on a bus. Then ${y} more get on. How many children are on the bus now?`,
          es: prose`Hay ${x} en un autobús. Suben ${y} más. ¿Cuántos niños hay ahora en el autobús?`,
        }),
        answer: found => ({
          en: line`There are ${found} on the bus now.`,
          es: line`Ahora hay ${found} en el autobús.`,
        }),
      },
      {
        nouns: [nouns.point],
        tell: (x, y, { who, she }) => ({
          en: prose`${who} has ${x} in a game. Then ${she} gets ${y} more. How many points does ${she} have now?`,
          es: prose`${who} tiene ${x} en un juego. Luego gana ${y} más. ¿Cuántos puntos tiene ahora?`,
        }),
        answer: (found, { who }) => ({ en: line`${who} has ${found} now.`, es: line`${who} tiene ahora ${found}.` }),
      },
      {
        nouns: [nouns.duck, nouns.frog],
        tell: (x, y, { noun }) => ({
          en: prose`There are ${x} at a pond. Then ${y} more come. ${howMany(noun)} are at the pond now?`,
          es: prose`Hay ${x} en un estanque. Llegan ${y} más. ¿${howMany(noun)} hay ahora en el estanque?`,
        }),
        answer: found => ({
          en: line`There are ${found} at the pond now.`,
          es: line`Ahora hay ${found} en el estanque.`,
        }),
      },
      {
        nouns: [nouns.car],
        tell: (x, y) => ({
          en: prose`There are ${x} in a parking lot. Then ${y} more drive in. How many cars are there now?`,
          es: prose`Hay ${x} en un estacionamiento. Entran ${y} más. ¿Cuántos carros hay ahora?`,
        }),
        answer: found => ({ en: line`There are ${found} now.`, es: line`Ahora hay ${found}.` }),
      },
      {
        nouns: [nouns.flower],
        tell: (x, y, { who }) => ({
          en: prose`There are ${x} in a vase. ${who} puts in ${y} more. How many flowers are in the vase now?`,
          es: prose`Hay ${x} en un florero. ${who} pone ${y} más. ¿Cuántas flores hay ahora en el florero?`,
        }),
        answer: found => ({
          en: line`There are ${found} in the vase now.`,
          es: line`Ahora hay ${found} en el florero.`,
        }),
      },
    ],
  },
  'how many came': {
    unknown: 'rest',
    numbers: 'part and whole',
    equation: (x, y, unknown) => equation(sum(x, unknown), y),
    tellings: [
      {
        nouns: OWN,
        tell: (x, y, { noun, who, she }) => ({
          en: prose`${who} has ${x}. Then ${she} gets some more. Now ${she} has ${y}. ${howMany(noun)} did ${she} get?`,
          es: prose`${who} tiene ${x}. Luego recibe más. Ahora tiene ${y}. ¿${howMany(noun)} recibió?`,
        }),
        answer: (found, { who }) => ({ en: line`${who} got ${found}.`, es: line`${who} recibió ${found}.` }),
      },
      {
        nouns: [nouns.bird],
        tell: (x, y) => ({
          en: prose`There are ${x} on a wire. Some more come. Now there are ${y}. How many birds came?`,
          es: prose`Hay ${x} en un cable. Llegan más. Ahora hay ${y}. ¿Cuántos pájaros llegaron?`,
        }),
        answer: found => ({ en: line`So ${found} came.`, es: line`Llegaron ${found}.` }),
      },
      {
        nouns: [nouns.child],
        tell: (x, y) => ({
          en: prose`There are ${x} on a bus. Some more get on. Now there are ${y}. How many children got on?`,
          es: prose`Hay ${x} en un autobús. Suben más. Ahora hay ${y}. ¿Cuántos niños subieron?`,
        }),
        answer: found => ({ en: line`So ${found} got on.`, es: line`Subieron ${found}.` }),
      },
      {
        nouns: [nouns.duck, nouns.frog],
        tell: (x, y, { noun }) => ({
          en: prose`There are ${x} at a pond. Some more come. Now there are ${y}. ${howMany(noun)} came?`,
          es: prose`Hay ${x} en un estanque. Llegan más. Ahora hay ${y}. ¿${howMany(noun)} llegaron?`,
        }),
        answer: found => ({ en: line`So ${found} came.`, es: line`Llegaron ${found}.` }),
      },
      {
        nouns: [nouns.car],
        tell: (x, y) => ({
          en: prose`There are ${x} in a parking lot. Some more drive in. Now there are ${y}. How many cars drove in?`,
          es: prose`Hay ${x} en un estacionamiento. Entran más. Ahora hay ${y}. ¿Cuántos carros entraron?`,
        }),
        answer: found => ({ en: line`So ${found} drove in.`, es: line`Entraron ${found}.` }),
      },
      {
        nouns: [nouns.flower],
        tell: (x, y, { who, she }) => ({
          en: prose`There are ${x} in a vase. ${who} puts in some more. Now there are ${y}. How many flowers did ${she} put in?`,
          es: prose`Hay ${x} en un florero. ${who} pone más. Ahora hay ${y}. ¿Cuántas flores puso?`,
        }),
        answer: (found, { who }) => ({ en: line`${who} put in ${found}.`, es: line`${who} puso ${found}.` }),
      },
    ],
  },
  'start before more': {
    unknown: 'rest',
    numbers: 'part and whole',
    isBare: true,
    equation: (x, y, unknown) => equation(sum(unknown, x), y),
    tellings: [
      {
        nouns: OWN,
        tell: (x, y, { noun, who, she }) => ({
          en: prose`${who} has some ${things(noun)}. Then ${she} gets ${x} more. Now ${she} has ${y}. ${howMany(noun)} did ${she} have at first?`,
          es:
            noun.gender === 'f'
              ? prose`${who} tiene algunas ${things(noun)}. Luego recibe ${x} más. Ahora tiene ${y}. ¿${howMany(noun)} tenía al principio?`
              : prose`${who} tiene algunos ${things(noun)}. Luego recibe ${x} más. Ahora tiene ${y}. ¿${howMany(noun)} tenía al principio?`,
        }),
        answer: (found, { who }) => ({
          en: line`${who} had ${found} at first.`,
          es: line`${who} tenía ${found} al principio.`,
        }),
      },
      {
        nouns: [nouns.bird],
        tell: (x, y) => ({
          en: prose`Some birds are on a wire. Then ${x} more come. Now there are ${y}. How many birds were there at first?`,
          es: prose`Hay algunos pájaros en un cable. Llegan ${x} más. Ahora hay ${y}. ¿Cuántos pájaros había al principio?`,
        }),
        answer: found => ({ en: line`There were ${found} at first.`, es: line`Al principio había ${found}.` }),
      },
      {
        nouns: [nouns.child],
        tell: (x, y) => ({
          en: prose`Some children are on a bus. Then ${x} more get on. Now there are ${y}. How many children were there at first?`,
          es: prose`Hay algunos niños en un autobús. Suben ${x} más. Ahora hay ${y}. ¿Cuántos niños había al principio?`,
        }),
        answer: found => ({ en: line`There were ${found} at first.`, es: line`Al principio había ${found}.` }),
      },
      {
        nouns: [nouns.duck, nouns.frog],
        tell: (x, y, { noun }) => ({
          en: prose`Some ${things(noun)} are at a pond. Then ${x} more come. Now there are ${y}. ${howMany(noun)} were there at first?`,
          es:
            noun.gender === 'f'
              ? prose`Hay algunas ${things(noun)} en un estanque. Llegan ${x} más. Ahora hay ${y}. ¿${howMany(noun)} había al principio?`
              : prose`Hay algunos ${things(noun)} en un estanque. Llegan ${x} más. Ahora hay ${y}. ¿${howMany(noun)} había al principio?`,
        }),
        answer: found => ({ en: line`There were ${found} at first.`, es: line`Al principio había ${found}.` }),
      },
      {
        nouns: [nouns.car],
        tell: (x, y) => ({
          en: prose`Some cars are in a parking lot. Then ${x} more drive in. Now there are ${y}. How many cars were there at first?`,
          es: prose`Hay algunos carros en un estacionamiento. Entran ${x} más. Ahora hay ${y}. ¿Cuántos carros había al principio?`,
        }),
        answer: found => ({ en: line`There were ${found} at first.`, es: line`Al principio había ${found}.` }),
      },
      {
        nouns: [nouns.flower],
        tell: (x, y, { who }) => ({
          en: prose`Some flowers are in a vase. ${who} puts in ${x} more. Now there are ${y}. How many flowers were there at first?`,
          es: prose`Hay algunas flores en un florero. ${who} pone ${x} más. Ahora hay ${y}. ¿Cuántas flores había al principio?`,
        }),
        answer: found => ({ en: line`There were ${found} at first.`, es: line`Al principio había ${found}.` }),
      },
    ],
  },
} satisfies Record<string, Situation>
