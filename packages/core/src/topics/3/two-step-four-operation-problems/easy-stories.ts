import { line, prose } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { moreEasyStories } from './more-easy-stories.ts'
import type { TwoStepStory } from './told-stories.ts'

/** Equal groups, then more or fewer: told in the order of the steps. */
export const easyStories: readonly TwoStepStory[] = [
  {
    plan: 'multiply, add',
    noun: nouns.dollar,
    sizes: [
      [3, 8],
      [2, 9],
      [6, 40],
    ],
    tell: n => ({
      en: prose`For the school fair, Clara sells ${n('groups')} tickets for ${n('each')} dollars each. She puts the money in a cash box that already has ${n('plus')} dollars in it. How many dollars are in the cash box now?`,
      es: prose`Para la feria escolar, Clara vende ${n('groups')} boletos a ${n('each')} dólares cada uno. Pone el dinero en una caja en la que ya hay ${n('plus')} dólares. ¿Cuántos dólares hay ahora en la caja?`,
    }),
    first: {
      en: line`Find the money that the tickets bring in: multiply.`,
      es: line`Halla el dinero que se recibe por los boletos: multiplica.`,
    },
    second: {
      en: line`Count the dollars already in the box too: add.`,
      es: line`Agrega los dólares que ya hay en la caja: suma.`,
    },
    ends: found => ({
      en: line`There are ${found} dollars in the cash box.`,
      es: line`Hay ${found} dólares en la caja.`,
    }),
  },
  {
    plan: 'multiply, take',
    noun: nouns.book,
    sizes: [
      [3, 9],
      [5, 10],
      [4, 19],
    ],
    tell: n => ({
      en: prose`A teacher unpacks ${n('groups')} boxes with ${n('each')} books in each box. Students borrow ${n('minus')} of these books. How many of the books are left?`,
      es: prose`Un maestro abre ${n('groups')} cajas con ${n('each')} libros en cada una. Los estudiantes se llevan prestados ${n('minus')} de esos libros. ¿Cuántos libros quedan?`,
    }),
    first: { en: line`Find how many books there are: multiply.`, es: line`Halla cuántos libros hay: multiplica.` },
    second: {
      en: line`Take away the books that are borrowed: subtract.`,
      es: line`Quita los libros prestados: resta.`,
    },
    ends: found => ({ en: line`${found} books are left.`, es: line`Quedan ${found} libros.` }),
  },
  {
    plan: 'multiply, add',
    noun: nouns.sticker,
    sizes: [
      [4, 9],
      [4, 10],
      [7, 38],
    ],
    tell: n => ({
      en: prose`Hugo fills ${n('groups')} album pages with ${n('each')} stickers on each page. He has ${n('plus')} more stickers in a box. How many stickers does he have in all?`,
      es: prose`Hugo llena ${n('groups')} páginas de un álbum con ${n('each')} calcomanías en cada una. Tiene ${n('plus')} calcomanías más en una caja. ¿Cuántas calcomanías tiene en total?`,
    }),
    first: {
      en: line`Find the stickers in the album: multiply.`,
      es: line`Halla las calcomanías del álbum: multiplica.`,
    },
    second: { en: line`Count the stickers in the box too: add.`, es: line`Agrega las calcomanías de la caja: suma.` },
    ends: found => ({ en: line`Hugo has ${found} stickers.`, es: line`Hugo tiene ${found} calcomanías.` }),
  },
  {
    plan: 'multiply, take',
    noun: nouns.egg,
    sizes: [
      [4, 9],
      [6, 10],
      [5, 22],
    ],
    tell: n => ({
      en: prose`At a farm stand there are ${n('groups')} baskets with ${n('each')} eggs in each basket. The farmer sells ${n('minus')} eggs. How many eggs are left?`,
      es: prose`En un puesto de granja hay ${n('groups')} canastas con ${n('each')} huevos en cada una. El granjero vende ${n('minus')} huevos. ¿Cuántos huevos quedan?`,
    }),
    first: {
      en: line`Find how many eggs there are at first: multiply.`,
      es: line`Halla cuántos huevos hay al principio: multiplica.`,
    },
    second: { en: line`Take away the eggs that are sold: subtract.`, es: line`Quita los huevos vendidos: resta.` },
    ends: found => ({ en: line`${found} eggs are left.`, es: line`Quedan ${found} huevos.` }),
  },
  {
    plan: 'multiply, add',
    noun: nouns.chair,
    sizes: [
      [4, 9],
      [5, 10],
      [8, 29],
    ],
    tell: n => ({
      en: prose`In the gym there are ${n('groups')} rows of ${n('each')} chairs. Parents bring in ${n('plus')} more chairs. How many chairs are in the gym now?`,
      es: prose`En el gimnasio hay ${n('groups')} filas de ${n('each')} sillas. Los padres traen ${n('plus')} sillas más. ¿Cuántas sillas hay ahora en el gimnasio?`,
    }),
    first: { en: line`Find the chairs in the rows: multiply.`, es: line`Halla las sillas de las filas: multiplica.` },
    second: { en: line`More chairs come: add.`, es: line`Llegan más sillas: suma.` },
    ends: found => ({ en: line`There are ${found} chairs in the gym.`, es: line`Hay ${found} sillas en el gimnasio.` }),
  },
  {
    plan: 'multiply, take',
    noun: nouns.dollar,
    sizes: [
      [4, 9],
      [4, 8],
      [6, 24],
    ],
    tell: n => ({
      en: prose`Amir saves ${n('each')} dollars of his allowance each week for ${n('groups')} weeks. Then he spends ${n('minus')} dollars on a game. How many dollars does he have left?`,
      es: prose`Amir ahorra ${n('each')} dólares de su mesada cada semana durante ${n('groups')} semanas. Luego gasta ${n('minus')} dólares en un juego. ¿Cuántos dólares le quedan?`,
    }),
    first: {
      en: line`Find how many dollars he saves: multiply.`,
      es: line`Halla cuántos dólares ahorra: multiplica.`,
    },
    second: { en: line`Take away the dollars he spends: subtract.`, es: line`Quita los dólares que gasta: resta.` },
    ends: found => ({ en: line`Amir has ${found} dollars left.`, es: line`A Amir le quedan ${found} dólares.` }),
  },
  {
    plan: 'multiply, add',
    noun: nouns.player,
    sizes: [
      [4, 8],
      [6, 10],
      [4, 15],
    ],
    tell: n => ({
      en: prose`At a soccer camp there are ${n('groups')} teams of ${n('each')} players. Then ${n('plus')} more players join the camp. How many players are at the camp now?`,
      es: prose`En un campamento de fútbol hay ${n('groups')} equipos de ${n('each')} jugadores. Después llegan ${n('plus')} jugadores más. ¿Cuántos jugadores hay ahora en el campamento?`,
    }),
    first: {
      en: line`Find the players on the teams: multiply.`,
      es: line`Halla los jugadores de los equipos: multiplica.`,
    },
    second: { en: line`More players join: add.`, es: line`Llegan más jugadores: suma.` },
    ends: found => ({
      en: line`There are ${found} players at the camp.`,
      es: line`Hay ${found} jugadores en el campamento.`,
    }),
  },
  {
    plan: 'multiply, take',
    noun: nouns.bead,
    sizes: [
      [5, 9],
      [6, 10],
      [8, 28],
    ],
    tell: n => ({
      en: prose`For arts and crafts, Leila opens ${n('groups')} bags with ${n('each')} beads in each bag. She uses ${n('minus')} beads for a bracelet. How many beads does she have left?`,
      es: prose`Para las manualidades, Leila abre ${n('groups')} bolsas con ${n('each')} cuentas en cada una. Usa ${n('minus')} cuentas en una pulsera. ¿Cuántas cuentas le quedan?`,
    }),
    first: {
      en: line`Find how many beads she has at first: multiply.`,
      es: line`Halla cuántas cuentas tiene al principio: multiplica.`,
    },
    second: { en: line`Take away the beads she uses: subtract.`, es: line`Quita las cuentas que usa: resta.` },
    ends: found => ({ en: line`Leila has ${found} beads left.`, es: line`A Leila le quedan ${found} cuentas.` }),
  },
  ...moreEasyStories,
]
