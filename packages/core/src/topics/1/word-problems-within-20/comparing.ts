import { howMany, prose, things } from '../../../content.ts'
import { bird } from '../../../language/nouns/animals.ts'
import { apple } from '../../../language/nouns/food.ts'
import { point } from '../../../language/nouns/mathematics.ts'
import { shell } from '../../../language/nouns/nature.ts'
import { book, page } from '../../../language/nouns/school.ts'
import { box, equation, sum } from '../../../math/build.ts'
import { OWN, type Situation } from './situation.ts'

export const comparing = {
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
      {
        nouns: [shell],
        tell: (x, y, { who, other }) => ({
          en: prose`${who} finds ${x}. ${other} finds ${y}. How many more shells does ${who} find than ${other}?`,
          es: prose`${who} encuentra ${x}. ${other} encuentra ${y}. ¿Cuántas conchas más encuentra ${who} que ${other}?`,
        }),
      },
      {
        nouns: [page],
        tell: (x, y, { who, other }) => ({
          en: prose`${who} reads ${x}. ${other} reads ${y}. How many more pages does ${who} read than ${other}?`,
          es: prose`${who} lee ${x}. ${other} lee ${y}. ¿Cuántas páginas más lee ${who} que ${other}?`,
        }),
      },
      {
        nouns: [bird],
        tell: (x, y) => ({
          en: prose`There are ${x} in a tree. There are ${y} on a wire. How many more birds are in the tree than on the wire?`,
          es: prose`En un árbol hay ${x}. En un cable hay ${y}. ¿Cuántos pájaros más hay en el árbol que en el cable?`,
        }),
      },
      {
        nouns: [book],
        tell: (x, y) => ({
          en: prose`The top shelf has ${x}. The bottom shelf has ${y}. How many more books are on the top shelf than on the bottom shelf?`,
          es: prose`El estante de arriba tiene ${x}. El de abajo tiene ${y}. ¿Cuántos libros más hay en el de arriba que en el de abajo?`,
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
      {
        nouns: [shell],
        tell: (x, y, { who, other }) => ({
          en: prose`${who} finds ${x}. ${other} finds ${y}. How many fewer shells does ${who} find than ${other}?`,
          es: prose`${who} encuentra ${x}. ${other} encuentra ${y}. ¿Cuántas conchas menos encuentra ${who} que ${other}?`,
        }),
      },
      {
        nouns: [page],
        tell: (x, y, { who, other }) => ({
          en: prose`${who} reads ${x}. ${other} reads ${y}. How many fewer pages does ${who} read than ${other}?`,
          es: prose`${who} lee ${x}. ${other} lee ${y}. ¿Cuántas páginas menos lee ${who} que ${other}?`,
        }),
      },
      {
        nouns: [bird],
        tell: (x, y) => ({
          en: prose`There are ${x} in a tree. There are ${y} on a wire. How many fewer birds are in the tree than on the wire?`,
          es: prose`En un árbol hay ${x}. En un cable hay ${y}. ¿Cuántos pájaros menos hay en el árbol que en el cable?`,
        }),
      },
      {
        nouns: [book],
        tell: (x, y) => ({
          en: prose`The top shelf has ${x}. The bottom shelf has ${y}. How many fewer books are on the top shelf than on the bottom shelf?`,
          es: prose`El estante de arriba tiene ${x}. El de abajo tiene ${y}. ¿Cuántos libros menos hay en el de arriba que en el de abajo?`,
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
      {
        nouns: [shell],
        tell: (x, y, { who, other }) => ({
          en: prose`${who} finds ${x} fewer shells than ${other}. ${who} finds ${y}. How many shells does ${other} find?`,
          es: prose`${who} encuentra ${x} conchas menos que ${other}. ${who} encuentra ${y}. ¿Cuántas conchas encuentra ${other}?`,
        }),
      },
      {
        nouns: [page],
        tell: (x, y, { who, other }) => ({
          en: prose`${who} reads ${x} fewer pages than ${other}. ${who} reads ${y}. How many pages does ${other} read?`,
          es: prose`${who} lee ${x} páginas menos que ${other}. ${who} lee ${y}. ¿Cuántas páginas lee ${other}?`,
        }),
      },
      {
        nouns: [book],
        tell: (x, y) => ({
          en: prose`The top shelf has ${x} fewer books than the bottom shelf. The top shelf has ${y}. How many books does the bottom shelf have?`,
          es: prose`El estante de arriba tiene ${x} libros menos que el de abajo. El de arriba tiene ${y}. ¿Cuántos libros tiene el estante de abajo?`,
        }),
      },
      {
        nouns: [apple],
        tell: (x, y) => ({
          en: prose`A red basket has ${x} fewer apples than a green basket. The red basket has ${y}. How many apples does the green basket have?`,
          es: prose`En una canasta roja hay ${x} manzanas menos que en una verde. En la roja hay ${y}. ¿Cuántas manzanas hay en la verde?`,
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
      {
        nouns: [shell],
        tell: (x, y, { who, other }) => ({
          en: prose`${who} finds ${x} more shells than ${other}. ${who} finds ${y}. How many shells does ${other} find?`,
          es: prose`${who} encuentra ${x} conchas más que ${other}. ${who} encuentra ${y}. ¿Cuántas conchas encuentra ${other}?`,
        }),
      },
      {
        nouns: [page],
        tell: (x, y, { who, other }) => ({
          en: prose`${who} reads ${x} more pages than ${other}. ${who} reads ${y}. How many pages does ${other} read?`,
          es: prose`${who} lee ${x} páginas más que ${other}. ${who} lee ${y}. ¿Cuántas páginas lee ${other}?`,
        }),
      },
      {
        nouns: [book],
        tell: (x, y) => ({
          en: prose`The top shelf has ${x} more books than the bottom shelf. The top shelf has ${y}. How many books does the bottom shelf have?`,
          es: prose`El estante de arriba tiene ${x} libros más que el de abajo. El de arriba tiene ${y}. ¿Cuántos libros tiene el estante de abajo?`,
        }),
      },
      {
        nouns: [apple],
        tell: (x, y) => ({
          en: prose`A red basket has ${x} more apples than a green basket. The red basket has ${y}. How many apples does the green basket have?`,
          es: prose`En una canasta roja hay ${x} manzanas más que en una verde. En la roja hay ${y}. ¿Cuántas manzanas hay en la verde?`,
        }),
      },
    ],
  },
} satisfies Record<string, Situation>
