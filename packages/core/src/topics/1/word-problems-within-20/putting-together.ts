import { equation, howMany, line, prose, sum } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { OWN, type Situation } from './situation.ts'

export const puttingTogether = {
  'put together': {
    unknown: 'total',
    numbers: 'parts',
    isDirect: true,
    equation: (x, y, unknown) => equation(sum(x, y), unknown),
    tellings: [
      {
        nouns: OWN,
        tell: (x, y, { noun, who, other }) => ({
          en: prose`${who} has ${x}. ${other} has ${y}. ${howMany(noun)} do they have in all?`,
          es: prose`${who} tiene ${x}. ${other} tiene ${y}. ¿${howMany(noun)} tienen en total?`,
        }),
        answer: found => ({ en: line`They have ${found} in all.`, es: line`Tienen ${found} en total.` }),
      },
      {
        nouns: [nouns.apple],
        tell: (x, y) => ({
          en: prose`A red basket has ${x}. A green basket has ${y}. How many apples are in both baskets?`,
          es: prose`En una canasta roja hay ${x}. En una canasta verde hay ${y}. ¿Cuántas manzanas hay en las dos canastas?`,
        }),
        answer: found => ({
          en: line`There are ${found} in both baskets.`,
          es: line`Hay ${found} en las dos canastas.`,
        }),
      },
      {
        nouns: [nouns.book],
        tell: (x, y) => ({
          en: prose`One shelf has ${x}. Another shelf has ${y}. How many books are there in all?`,
          es: prose`Un estante tiene ${x}. Otro estante tiene ${y}. ¿Cuántos libros hay en total?`,
        }),
        answer: found => ({ en: line`There are ${found} in all.`, es: line`Hay ${found} en total.` }),
      },
      {
        nouns: [nouns.fish],
        tell: (x, y) => ({
          en: prose`There are ${x} in one tank. There are ${y} in another tank. How many fish are there in all?`,
          es: prose`En una pecera hay ${x}. En otra pecera hay ${y}. ¿Cuántos peces hay en total?`,
        }),
        answer: found => ({ en: line`There are ${found} in all.`, es: line`Hay ${found} en total.` }),
      },
      {
        nouns: [nouns.flower],
        tell: (x, y, { who, other }) => ({
          en: prose`${who} picks ${x}. ${other} picks ${y}. How many flowers do they pick in all?`,
          es: prose`${who} corta ${x}. ${other} corta ${y}. ¿Cuántas flores cortan en total?`,
        }),
        answer: found => ({ en: line`They pick ${found} in all.`, es: line`Cortan ${found} en total.` }),
      },
      {
        nouns: [nouns.child],
        tell: (x, y) => ({
          en: prose`There are ${x} on the swings. There are ${y} on the slides. How many children are there in all?`,
          es: prose`Hay ${x} en los columpios. Hay ${y} en los toboganes. ¿Cuántos niños hay en total?`,
        }),
        answer: found => ({ en: line`There are ${found} in all.`, es: line`Hay ${found} en total.` }),
      },
      {
        nouns: [nouns.muffin],
        tell: (x, y) => ({
          en: prose`A white plate has ${x}. A blue plate has ${y}. How many muffins are on both plates?`,
          es: prose`En un plato blanco hay ${x}. En un plato azul hay ${y}. ¿Cuántos muffins hay en los dos platos?`,
        }),
        answer: found => ({ en: line`There are ${found} on both plates.`, es: line`Hay ${found} en los dos platos.` }),
      },
      {
        nouns: [nouns.bird],
        tell: (x, y) => ({
          en: prose`There are ${x} in a tree. There are ${y} on the ground. How many birds are there in all?`,
          es: prose`En un árbol hay ${x}. En el suelo hay ${y}. ¿Cuántos pájaros hay en total?`,
        }),
        answer: found => ({ en: line`There are ${found} in all.`, es: line`Hay ${found} en total.` }),
      },
      {
        nouns: [nouns.goal],
        tell: (x, y, { who, other }) => ({
          en: prose`${who} scores ${x}. ${other} scores ${y}. How many goals do they score in all?`,
          es: prose`${who} anota ${x}. ${other} anota ${y}. ¿Cuántos goles anotan en total?`,
        }),
        answer: found => ({ en: line`They score ${found} in all.`, es: line`Anotan ${found} en total.` }),
      },
    ],
  },
  'other part': {
    unknown: 'rest',
    numbers: 'whole and part',
    equation: (x, y, unknown) => equation(sum(y, unknown), x),
    tellings: [
      {
        nouns: OWN,
        tell: (x, y, { noun, who }) => ({
          en: prose`${who} has ${x} in two bags. One bag has ${y}. ${howMany(noun)} are in the other bag?`,
          es: prose`${who} tiene ${x} en dos bolsas. En una bolsa hay ${y}. ¿${howMany(noun)} hay en la otra?`,
        }),
        answer: found => ({ en: line`The other bag has ${found}.`, es: line`En la otra bolsa hay ${found}.` }),
      },
      {
        nouns: [nouns.child],
        tell: (x, y) => ({
          en: prose`There are ${x} in a class. Of these, ${y} draw. The rest read. How many children read?`,
          es: prose`Hay ${x} en una clase. De ellos, ${y} dibujan. Los demás leen. ¿Cuántos niños leen?`,
        }),
        answer: found => ({ en: line`So ${found} read.`, es: line`Entonces, ${found} leen.` }),
      },
      {
        nouns: [nouns.fish],
        tell: (x, y) => ({
          en: prose`There are ${x} in a tank. Of these, ${y} are orange. The rest are white. How many fish are white?`,
          es: prose`Hay ${x} en una pecera. De ellos, ${y} son anaranjados. Los demás son blancos. ¿Cuántos peces son blancos?`,
        }),
        answer: found => ({ en: line`So ${found} are white.`, es: line`Entonces, ${found} son blancos.` }),
      },
      {
        nouns: [nouns.flower],
        tell: (x, y) => ({
          en: prose`There are ${x} in a vase. Of these, ${y} are red. The rest are yellow. How many flowers are yellow?`,
          es: prose`Hay ${x} en un florero. De ellas, ${y} son rojas. Las demás son amarillas. ¿Cuántas flores son amarillas?`,
        }),
        answer: found => ({ en: line`So ${found} are yellow.`, es: line`Entonces, ${found} son amarillas.` }),
      },
      {
        nouns: [nouns.apple],
        tell: (x, y) => ({
          en: prose`There are ${x} on a table. Of these, ${y} are red. The rest are green. How many apples are green?`,
          es: prose`Hay ${x} en una mesa. De ellas, ${y} son rojas. Las demás son verdes. ¿Cuántas manzanas son verdes?`,
        }),
        answer: found => ({ en: line`So ${found} are green.`, es: line`Entonces, ${found} son verdes.` }),
      },
      {
        nouns: [nouns.bird],
        tell: (x, y) => ({
          en: prose`There are ${x} in a yard. Of these, ${y} are in a tree. The rest are on the ground. How many birds are on the ground?`,
          es: prose`Hay ${x} en un patio. De ellos, ${y} están en un árbol. Los demás están en el suelo. ¿Cuántos pájaros están en el suelo?`,
        }),
        answer: found => ({
          en: line`So ${found} are on the ground.`,
          es: line`Entonces, ${found} están en el suelo.`,
        }),
      },
      {
        nouns: [nouns.cookie],
        tell: (x, y) => ({
          en: prose`There are ${x} on a plate. Of these, ${y} are round. The rest are square. How many cookies are square?`,
          es: prose`Hay ${x} en un plato. De ellas, ${y} son redondas. Las demás son cuadradas. ¿Cuántas galletas son cuadradas?`,
        }),
        answer: found => ({ en: line`So ${found} are square.`, es: line`Entonces, ${found} son cuadradas.` }),
      },
      {
        nouns: [nouns.car],
        tell: (x, y) => ({
          en: prose`There are ${x} in a parking lot. Of these, ${y} are blue. The rest are white. How many cars are white?`,
          es: prose`Hay ${x} en un estacionamiento. De ellos, ${y} son azules. Los demás son blancos. ¿Cuántos carros son blancos?`,
        }),
        answer: found => ({ en: line`So ${found} are white.`, es: line`Entonces, ${found} son blancos.` }),
      },
    ],
  },
} satisfies Record<string, Situation>
