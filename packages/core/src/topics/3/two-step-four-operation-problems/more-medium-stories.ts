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
    noun: nouns.seed,
    sizes: [
      [3, 8],
      [4, 9],
      [5, 18],
    ],
    tell: n => ({
      en: prose`Leo has ${n('plus')} sunflower seeds. A gardener shares ${n('total')} more seeds equally among ${n('shares')} children, and Leo is one of them. How many seeds does Leo have now?`,
      es: prose`Leo tiene ${n('plus')} semillas de girasol. Una jardinera reparte ${n('total')} semillas más por igual entre ${n('shares')} niños, y Leo es uno de ellos. ¿Cuántas semillas tiene ahora Leo?`,
    }),
    first: {
      en: line`Find Leo’s share of the seeds: divide.`,
      es: line`Halla la parte de las semillas que le toca a Leo: divide.`,
    },
    second: { en: line`Count the seeds he already has too: add.`, es: line`Agrega las semillas que ya tiene: suma.` },
    ends: found => ({ en: line`Leo has ${found} seeds now.`, es: line`Ahora Leo tiene ${found} semillas.` }),
  },
]
