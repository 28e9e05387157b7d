import { line, prose } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { TwoStepStory } from './told-stories.ts'

/** More stories in another order. */
export const moreMediumStories: readonly TwoStepStory[] = [
  {
    plan: 'take the product',
    noun: nouns.inch,
    sizes: [
      [3, 8],
      [4, 9],
      [7, 30],
    ],
    tell: n => ({
      en: prose`A ribbon is ${n('start')} inches long. Amina cuts ${n('groups')} pieces of ${n('each')} inches each from it. How many inches of ribbon are left?`,
      es: prose`Una cinta mide ${n('start')} pulgadas de largo. Amina le corta ${n('groups')} pedazos de ${n('each')} pulgadas cada uno. ¿Cuántas pulgadas de cinta quedan?`,
    }),
    first: {
      en: line`Find the length of all the pieces: multiply.`,
      es: line`Halla la longitud de todos los pedazos: multiplica.`,
    },
    second: {
      en: line`Take the pieces away from the ribbon: subtract.`,
      es: line`Quita los pedazos de la cinta: resta.`,
    },
    ends: found => ({ en: line`${found} inches of ribbon are left.`, es: line`Quedan ${found} pulgadas de cinta.` }),
  },
  {
    plan: 'divide, add',
    noun: nouns.page,
    sizes: [
      [3, 7],
      [4, 9],
      [11, 28],
    ],
    tell: n => ({
      en: prose`Leo reads ${n('plus')} pages of a book on Monday morning. He divides the other ${n('total')} pages equally among ${n('shares')} evenings, and Monday is the first one. How many pages does Leo read on Monday?`,
      es: prose`Leo lee ${n('plus')} páginas de un libro el lunes por la mañana. Reparte las otras ${n('total')} páginas por igual entre ${n('shares')} noches, y la del lunes es la primera. ¿Cuántas páginas lee Leo el lunes?`,
    }),
    first: {
      en: line`Find how many pages he reads each evening: divide.`,
      es: line`Halla cuántas páginas lee cada noche: divide.`,
    },
    second: {
      en: line`Add the pages he reads in the morning.`,
      es: line`Suma las páginas que lee por la mañana.`,
    },
    ends: found => ({ en: line`Leo reads ${found} pages on Monday.`, es: line`Leo lee ${found} páginas el lunes.` }),
  },
]
