import { line, prose } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { TwoStepStory } from './told-stories.ts'

/** More stories that divide second or go back from the end. */
export const moreHardStories: readonly TwoStepStory[] = [
  {
    plan: 'add, divide',
    noun: nouns.sandwich,
    sizes: [
      [4, 8],
      [4, 9],
      [9, 17],
    ],
    idle: [40, 58],
    idleIs: { en: 'the number of minutes', es: 'el número de minutos' },
    tell: n => ({
      en: prose`Volunteers make ${n('one')} cheese sandwiches and ${n('two')} egg sandwiches in ${n('idle')} minutes. They put all the sandwiches on ${n('shares')} trays, with the same number on each tray. How many sandwiches are on each tray?`,
      es: prose`Unos voluntarios hacen ${n('one')} sándwiches de queso y ${n('two')} de huevo en ${n('idle')} minutos. Ponen todos los sándwiches en ${n('shares')} bandejas, con el mismo número en cada una. ¿Cuántos sándwiches hay en cada bandeja?`,
    }),
    first: {
      en: line`Put both kinds of sandwiches together: add.`,
      es: line`Junta los dos tipos de sándwiches: suma.`,
    },
    second: {
      en: line`Share the sandwiches equally among the trays: divide.`,
      es: line`Reparte los sándwiches por igual en las bandejas: divide.`,
    },
    ends: found => ({
      en: line`There are ${found} sandwiches on each tray.`,
      es: line`Hay ${found} sándwiches en cada bandeja.`,
    }),
  },
  {
    plan: 'take, divide',
    noun: nouns.flower,
    sizes: [
      [3, 8],
      [4, 9],
      [5, 19],
    ],
    idle: [31, 59],
    idleIs: { en: 'the gardener’s age', es: 'la edad de la jardinera' },
    tell: n => ({
      en: prose`A gardener who is ${n('idle')} years old cuts ${n('total')} flowers. She keeps ${n('gone')} of them and puts the others in ${n('shares')} vases, with the same number in each vase. How many flowers are in each vase?`,
      es: prose`Una jardinera de ${n('idle')} años corta ${n('total')} flores. Se queda con ${n('gone')} y pone las demás en ${n('shares')} floreros, con el mismo número en cada uno. ¿Cuántas flores hay en cada florero?`,
    }),
    first: {
      en: line`Find the flowers for the vases: subtract.`,
      es: line`Halla las flores para los floreros: resta.`,
    },
    second: {
      en: line`Share the flowers equally among the vases: divide.`,
      es: line`Reparte las flores por igual en los floreros: divide.`,
    },
    ends: found => ({
      en: line`There are ${found} flowers in each vase.`,
      es: line`Hay ${found} flores en cada florero.`,
    }),
  },
  {
    plan: 'multiply, add',
    noun: nouns.marble,
    sizes: [
      [4, 8],
      [5, 9],
      [7, 29],
    ],
    tell: n => ({
      en: prose`Emma gives ${n('each')} marbles to each of her ${n('groups')} friends. After that she still has ${n('plus')} marbles. How many marbles did she have before?`,
      es: prose`Emma le da ${n('each')} canicas a cada uno de sus ${n('groups')} amigos. Después todavía tiene ${n('plus')} canicas. ¿Cuántas canicas tenía antes?`,
    }),
    first: { en: line`Find the marbles she gave away: multiply.`, es: line`Halla las canicas que regaló: multiplica.` },
    second: {
      en: line`Go back: add the marbles she gave away and the marbles she still has.`,
      es: line`Ve hacia atrás: suma las canicas que regaló y las que todavía tiene.`,
    },
    ends: found => ({ en: line`Emma had ${found} marbles before.`, es: line`Emma tenía ${found} canicas antes.` }),
  },
  {
    plan: 'take, divide',
    noun: nouns.mile,
    sizes: [
      [2, 5],
      [6, 12],
      [22, 60],
    ],
    idle: [3, 5],
    idleIs: { en: 'the number of people', es: 'el número de personas' },
    tell: n => ({
      en: prose`A family of ${n('idle')} drives ${n('total')} miles in one week. They drive ${n('gone')} miles on Saturday and the same number of miles on each of ${n('shares')} other days. How many miles do they drive on each of these days?`,
      es: prose`Una familia de ${n('idle')} personas recorre ${n('total')} millas en una semana. Recorre ${n('gone')} millas el sábado y el mismo número de millas en cada uno de otros ${n('shares')} días. ¿Cuántas millas recorre en cada uno de esos días?`,
    }),
    first: {
      en: line`Find the miles of the other days: subtract.`,
      es: line`Halla las millas de los otros días: resta.`,
    },
    second: {
      en: line`Share these miles equally among the days: divide.`,
      es: line`Reparte esas millas por igual entre los días: divide.`,
    },
    ends: found => ({
      en: line`They drive ${found} miles on each of these days.`,
      es: line`Recorre ${found} millas en cada uno de esos días.`,
    }),
  },
  {
    plan: 'add, divide',
    noun: nouns.shell,
    sizes: [
      [3, 8],
      [4, 9],
      [9, 13],
    ],
    idle: [80, 95],
    idleIs: { en: 'the width of the beach', es: 'el ancho de la playa' },
    tell: n => ({
      en: prose`On a beach that is ${n('idle')} feet wide, Noah finds ${n('one')} white shells and ${n('two')} gray shells. He puts all of them in ${n('shares')} jars, with the same number in each jar. How many shells are in each jar?`,
      es: prose`En una playa de ${n('idle')} pies de ancho, Noah encuentra ${n('one')} conchas de mar blancas y ${n('two')} conchas de mar grises. Las pone todas en ${n('shares')} frascos, con el mismo número en cada uno. ¿Cuántas conchas de mar hay en cada frasco?`,
    }),
    first: {
      en: line`Put the white and the gray shells together: add.`,
      es: line`Junta las conchas blancas y las grises: suma.`,
    },
    second: {
      en: line`Share the shells equally among the jars: divide.`,
      es: line`Reparte las conchas por igual en los frascos: divide.`,
    },
    ends: found => ({
      en: line`There are ${found} shells in each jar.`,
      es: line`Hay ${found} conchas de mar en cada frasco.`,
    }),
  },
  {
    plan: 'multiply, add',
    noun: nouns.minute,
    sizes: [
      [3, 7],
      [6, 9],
      [11, 25],
    ],
    tell: n => ({
      en: prose`Sofia practices ${n('groups')} songs on the piano and spends ${n('each')} minutes on each song. After that, ${n('plus')} minutes of her practice time are left. How many minutes long is her practice time?`,
      es: prose`Sofía practica ${n('groups')} canciones en el piano y dedica ${n('each')} minutos a cada una. Después le quedan ${n('plus')} minutos de su tiempo de práctica. ¿Cuántos minutos dura su tiempo de práctica?`,
    }),
    first: {
      en: line`Find the minutes for the songs: multiply.`,
      es: line`Halla los minutos de las canciones: multiplica.`,
    },
    second: {
      en: line`Go back: add the minutes for the songs and the minutes left.`,
      es: line`Ve hacia atrás: suma los minutos de las canciones y los que quedan.`,
    },
    ends: found => ({
      en: line`Her practice time is ${found} minutes long.`,
      es: line`Su tiempo de práctica dura ${found} minutos.`,
    }),
  },
  {
    plan: 'take, divide',
    noun: nouns.crayon,
    sizes: [
      [3, 8],
      [4, 9],
      [5, 16],
    ],
    idle: [21, 29],
    idleIs: { en: 'the number of desks', es: 'el número de pupitres' },
    tell: n => ({
      en: prose`A classroom with ${n('idle')} desks gets ${n('total')} crayons. The teacher puts ${n('gone')} crayons away and shares the others equally among ${n('shares')} tables. How many crayons does each table get?`,
      es: prose`Un salón con ${n('idle')} pupitres recibe ${n('total')} crayones. La maestra guarda ${n('gone')} crayones y reparte los demás por igual entre ${n('shares')} mesas. ¿Cuántos crayones recibe cada mesa?`,
    }),
    first: {
      en: line`Find the crayons for the tables: subtract.`,
      es: line`Halla los crayones para las mesas: resta.`,
    },
    second: {
      en: line`Share the crayons equally among the tables: divide.`,
      es: line`Reparte los crayones por igual entre las mesas: divide.`,
    },
    ends: found => ({ en: line`Each table gets ${found} crayons.`, es: line`Cada mesa recibe ${found} crayones.` }),
  },
]
