import { equation, howMany, line, prose, sum, things } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { OWN, type Situation } from './situation.ts'

export const comparing = {
  'how many more': {
    unknown: 'rest',
    numbers: 'whole and part',
    equation: (x, y, unknown) => equation(sum(y, unknown), x),
    tellings: [
      {
        nouns: [...OWN, nouns.point],
        tell: (x, y, { noun, who, other }) => ({
          en: prose`${who} has ${x}. ${other} has ${y}. How many more ${things(noun)} does ${who} have than ${other}?`,
          es: prose`${who} tiene ${x}. ${other} tiene ${y}. ¿${howMany(noun)} más tiene ${who} que ${other}?`,
        }),
        answer: (found, { who, other }) => ({
          en: line`${who} has ${found.amount} more ${things(found.noun)} than ${other}.`,
          es: line`${who} tiene ${found} más que ${other}.`,
        }),
      },
      {
        nouns: [nouns.shell],
        tell: (x, y, { who, other }) => ({
          en: prose`${who} finds ${x}. ${other} finds ${y}. How many more shells does ${who} find than ${other}?`,
          es: prose`${who} encuentra ${x}. ${other} encuentra ${y}. ¿Cuántas conchas de mar más encuentra ${who} que ${other}?`,
        }),
        answer: (found, { who, other }) => ({
          en: line`${who} finds ${found.amount} more ${things(found.noun)} than ${other}.`,
          es: line`${who} encuentra ${found} más que ${other}.`,
        }),
      },
      {
        nouns: [nouns.page],
        tell: (x, y, { who, other }) => ({
          en: prose`${who} reads ${x}. ${other} reads ${y}. How many more pages does ${who} read than ${other}?`,
          es: prose`${who} lee ${x}. ${other} lee ${y}. ¿Cuántas páginas más lee ${who} que ${other}?`,
        }),
        answer: (found, { who, other }) => ({
          en: line`${who} reads ${found.amount} more ${things(found.noun)} than ${other}.`,
          es: line`${who} lee ${found} más que ${other}.`,
        }),
      },
      {
        nouns: [nouns.bird],
        tell: (x, y) => ({
          en: prose`There are ${x} in a tree. There are ${y} on a wire. How many more birds are in the tree than on the wire?`,
          es: prose`En un árbol hay ${x}. En un cable hay ${y}. ¿Cuántos pájaros más hay en el árbol que en el cable?`,
        }),
        answer: found => ({
          en: line`There are ${found.amount} more ${things(found.noun)} in the tree than on the wire.`,
          es: line`En el árbol hay ${found} más que en el cable.`,
        }),
      },
      {
        nouns: [nouns.book],
        tell: (x, y) => ({
          en: prose`The top shelf has ${x}. The bottom shelf has ${y}. How many more books are on the top shelf than on the bottom shelf?`,
          es: prose`El estante de arriba tiene ${x}. El de abajo tiene ${y}. ¿Cuántos libros más hay en el de arriba que en el de abajo?`,
        }),
        answer: found => ({
          en: line`The top shelf has ${found.amount} more ${things(found.noun)} than the bottom shelf.`,
          es: line`En el estante de arriba hay ${found} más que en el de abajo.`,
        }),
      },
    ],
  },
  'how many fewer': {
    unknown: 'rest',
    numbers: 'part and whole',
    equation: (x, y, unknown) => equation(sum(x, unknown), y),
    tellings: [
      {
        nouns: [...OWN, nouns.point],
        tell: (x, y, { noun, who, other }) => ({
          en: prose`${who} has ${x}. ${other} has ${y}. How many fewer ${things(noun)} does ${who} have than ${other}?`,
          es: prose`${who} tiene ${x}. ${other} tiene ${y}. ¿${howMany(noun)} menos tiene ${who} que ${other}?`,
        }),
        answer: (found, { who, other }) => ({
          en: line`${who} has ${found.amount} fewer ${things(found.noun)} than ${other}.`,
          es: line`${who} tiene ${found} menos que ${other}.`,
        }),
      },
      {
        nouns: [nouns.shell],
        tell: (x, y, { who, other }) => ({
          en: prose`${who} finds ${x}. ${other} finds ${y}. How many fewer shells does ${who} find than ${other}?`,
          es: prose`${who} encuentra ${x}. ${other} encuentra ${y}. ¿Cuántas conchas de mar menos encuentra ${who} que ${other}?`,
        }),
        answer: (found, { who, other }) => ({
          en: line`${who} finds ${found.amount} fewer ${things(found.noun)} than ${other}.`,
          es: line`${who} encuentra ${found} menos que ${other}.`,
        }),
      },
      {
        nouns: [nouns.page],
        tell: (x, y, { who, other }) => ({
          en: prose`${who} reads ${x}. ${other} reads ${y}. How many fewer pages does ${who} read than ${other}?`,
          es: prose`${who} lee ${x}. ${other} lee ${y}. ¿Cuántas páginas menos lee ${who} que ${other}?`,
        }),
        answer: (found, { who, other }) => ({
          en: line`${who} reads ${found.amount} fewer ${things(found.noun)} than ${other}.`,
          es: line`${who} lee ${found} menos que ${other}.`,
        }),
      },
      {
        nouns: [nouns.bird],
        tell: (x, y) => ({
          en: prose`There are ${x} in a tree. There are ${y} on a wire. How many fewer birds are in the tree than on the wire?`,
          es: prose`En un árbol hay ${x}. En un cable hay ${y}. ¿Cuántos pájaros menos hay en el árbol que en el cable?`,
        }),
        answer: found => ({
          en: line`There are ${found.amount} fewer ${things(found.noun)} in the tree than on the wire.`,
          es: line`En el árbol hay ${found} menos que en el cable.`,
        }),
      },
      {
        nouns: [nouns.book],
        tell: (x, y) => ({
          en: prose`The top shelf has ${x}. The bottom shelf has ${y}. How many fewer books are on the top shelf than on the bottom shelf?`,
          es: prose`El estante de arriba tiene ${x}. El de abajo tiene ${y}. ¿Cuántos libros menos hay en el de arriba que en el de abajo?`,
        }),
        answer: found => ({
          en: line`The top shelf has ${found.amount} fewer ${things(found.noun)} than the bottom shelf.`,
          es: line`En el estante de arriba hay ${found} menos que en el de abajo.`,
        }),
      },
    ],
  },
  'bigger, told by fewer': {
    unknown: 'total',
    numbers: 'parts',
    isBare: true,
    isDirect: true,
    equation: (x, y, unknown) => equation(sum(y, x), unknown),
    tellings: [
      {
        nouns: [...OWN, nouns.point],
        tell: (x, y, { noun, who, other }) => ({
          en: prose`${who} has ${x} fewer ${things(noun)} than ${other}. ${who} has ${y}. ${howMany(noun)} does ${other} have?`,
          es: prose`${who} tiene ${x} ${things(noun)} menos que ${other}. ${who} tiene ${y}. ¿${howMany(noun)} tiene ${other}?`,
        }),
        answer: (found, { other }) => ({ en: line`${other} has ${found}.`, es: line`${other} tiene ${found}.` }),
      },
      {
        nouns: [nouns.shell],
        tell: (x, y, { who, other }) => ({
          en: prose`${who} finds ${x} fewer shells than ${other}. ${who} finds ${y}. How many shells does ${other} find?`,
          es: prose`${who} encuentra ${x} conchas de mar menos que ${other}. ${who} encuentra ${y}. ¿Cuántas conchas de mar encuentra ${other}?`,
        }),
        answer: (found, { other }) => ({ en: line`${other} finds ${found}.`, es: line`${other} encuentra ${found}.` }),
      },
      {
        nouns: [nouns.page],
        tell: (x, y, { who, other }) => ({
          en: prose`${who} reads ${x} fewer pages than ${other}. ${who} reads ${y}. How many pages does ${other} read?`,
          es: prose`${who} lee ${x} páginas menos que ${other}. ${who} lee ${y}. ¿Cuántas páginas lee ${other}?`,
        }),
        answer: (found, { other }) => ({ en: line`${other} reads ${found}.`, es: line`${other} lee ${found}.` }),
      },
      {
        nouns: [nouns.book],
        tell: (x, y) => ({
          en: prose`The top shelf has ${x} fewer books than the bottom shelf. The top shelf has ${y}. How many books does the bottom shelf have?`,
          es: prose`El estante de arriba tiene ${x} libros menos que el de abajo. El de arriba tiene ${y}. ¿Cuántos libros tiene el estante de abajo?`,
        }),
        answer: found => ({ en: line`The bottom shelf has ${found}.`, es: line`El estante de abajo tiene ${found}.` }),
      },
      {
        nouns: [nouns.apple],
        tell: (x, y) => ({
          en: prose`A red basket has ${x} fewer apples than a green basket. The red basket has ${y}. How many apples does the green basket have?`,
          es: prose`En una canasta roja hay ${x} manzanas menos que en una verde. En la roja hay ${y}. ¿Cuántas manzanas hay en la verde?`,
        }),
        answer: found => ({ en: line`The green basket has ${found}.`, es: line`En la canasta verde hay ${found}.` }),
      },
    ],
  },
  'smaller, told by more': {
    unknown: 'rest',
    numbers: 'part and whole',
    isBare: true,
    equation: (x, y, unknown) => equation(sum(unknown, x), y),
    tellings: [
      {
        nouns: [...OWN, nouns.point],
        tell: (x, y, { noun, who, other }) => ({
          en: prose`${who} has ${x} more ${things(noun)} than ${other}. ${who} has ${y}. ${howMany(noun)} does ${other} have?`,
          es: prose`${who} tiene ${x} ${things(noun)} más que ${other}. ${who} tiene ${y}. ¿${howMany(noun)} tiene ${other}?`,
        }),
        answer: (found, { other }) => ({ en: line`${other} has ${found}.`, es: line`${other} tiene ${found}.` }),
      },
      {
        nouns: [nouns.shell],
        tell: (x, y, { who, other }) => ({
          en: prose`${who} finds ${x} more shells than ${other}. ${who} finds ${y}. How many shells does ${other} find?`,
          es: prose`${who} encuentra ${x} conchas de mar más que ${other}. ${who} encuentra ${y}. ¿Cuántas conchas de mar encuentra ${other}?`,
        }),
        answer: (found, { other }) => ({ en: line`${other} finds ${found}.`, es: line`${other} encuentra ${found}.` }),
      },
      {
        nouns: [nouns.page],
        tell: (x, y, { who, other }) => ({
          en: prose`${who} reads ${x} more pages than ${other}. ${who} reads ${y}. How many pages does ${other} read?`,
          es: prose`${who} lee ${x} páginas más que ${other}. ${who} lee ${y}. ¿Cuántas páginas lee ${other}?`,
        }),
        answer: (found, { other }) => ({ en: line`${other} reads ${found}.`, es: line`${other} lee ${found}.` }),
      },
      {
        nouns: [nouns.book],
        tell: (x, y) => ({
          en: prose`The top shelf has ${x} more books than the bottom shelf. The top shelf has ${y}. How many books does the bottom shelf have?`,
          es: prose`El estante de arriba tiene ${x} libros más que el de abajo. El de arriba tiene ${y}. ¿Cuántos libros tiene el estante de abajo?`,
        }),
        answer: found => ({ en: line`The bottom shelf has ${found}.`, es: line`El estante de abajo tiene ${found}.` }),
      },
      {
        nouns: [nouns.apple],
        tell: (x, y) => ({
          en: prose`A red basket has ${x} more apples than a green basket. The red basket has ${y}. How many apples does the green basket have?`,
          es: prose`En una canasta roja hay ${x} manzanas más que en una verde. En la roja hay ${y}. ¿Cuántas manzanas hay en la verde?`,
        }),
        answer: found => ({ en: line`The green basket has ${found}.`, es: line`En la canasta verde hay ${found}.` }),
      },
    ],
  },
} satisfies Record<string, Situation>
