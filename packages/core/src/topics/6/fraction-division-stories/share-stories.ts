import { type Both, type Inline, line, type Noun, type Quantity, type Term } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

type Sentence = Both<readonly Inline[]>

/** An amount in so many equal shares. */
interface ShareStory {
  readonly noun: Noun
  readonly tell: (total: Term, n: Term) => Sentence
  readonly ends: (found: Quantity) => Sentence
}

export const shareStories: readonly ShareStory[] = [
  {
    noun: nouns.pizza,
    tell: (total, n) => ({
      en: line`At lunch, ${n} friends share ${total} equally. What fraction of a pizza does each friend get?`,
      es: line`En el almuerzo, ${n} amigos se reparten ${total} por igual. ¿Qué fracción de pizza recibe cada amigo?`,
    }),
    ends: found => ({ en: line`Each friend gets ${found}.`, es: line`Cada amigo recibe ${found}.` }),
  },
  {
    noun: nouns.gallon,
    tell: (total, n) => ({
      en: line`A gardener pours ${total} of water equally on ${n} plants. What fraction of a gallon does each plant get?`,
      es: line`Un jardinero reparte ${total} de agua por igual entre ${n} plantas. ¿Qué fracción de galón recibe cada planta?`,
    }),
    ends: found => ({ en: line`Each plant gets ${found} of water.`, es: line`Cada planta recibe ${found} de agua.` }),
  },
  {
    noun: nouns.hour,
    tell: (total, n) => ({
      en: line`In a show of ${total}, ${n} groups perform for equal times. What fraction of an hour does each group perform?`,
      es: line`En un espectáculo de ${total}, ${n} grupos actúan el mismo tiempo cada uno. ¿Qué fracción de hora actúa cada grupo?`,
    }),
    ends: found => ({ en: line`Each group performs for ${found}.`, es: line`Cada grupo actúa ${found}.` }),
  },
  {
    noun: nouns.mile,
    tell: (total, n) => ({
      en: line`In a relay of ${total}, ${n} runners run equal distances. What fraction of a mile does each runner run?`,
      es: line`En una carrera de relevos de ${total}, ${n} corredores recorren la misma distancia cada uno. ¿Qué fracción de milla corre cada uno?`,
    }),
    ends: found => ({ en: line`Each runner runs ${found}.`, es: line`Cada corredor corre ${found}.` }),
  },
]
