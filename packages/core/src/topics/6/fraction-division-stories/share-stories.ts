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
      en: line`A gardener divides ${total} of water equally among ${n} plants. What fraction of a gallon does each plant get?`,
      es: line`Un jardinero reparte ${total} de agua por igual entre ${n} plantas. ¿Qué fracción de galón recibe cada planta?`,
    }),
    ends: found => ({ en: line`Each plant gets ${found} of water.`, es: line`Cada planta recibe ${found} de agua.` }),
  },
  {
    noun: nouns.pound,
    tell: (total, n) => ({
      en: line`A grocer divides ${total} of cheese equally among ${n} packages. What fraction of a pound of cheese is in each package?`,
      es: line`Un tendero reparte ${total} de queso por igual en ${n} paquetes. ¿Qué fracción de libra de queso hay en cada paquete?`,
    }),
    ends: found => ({
      en: line`Each package has ${found} of cheese.`,
      es: line`Cada paquete tiene ${found} de queso.`,
    }),
  },
  {
    noun: nouns.mile,
    tell: (total, n) => ({
      en: line`In a relay race of ${total}, ${n} runners run equal distances. What fraction of a mile does each runner run?`,
      es: line`En una carrera de relevos de ${total}, ${n} corredores recorren la misma distancia cada uno. ¿Qué fracción de milla corre cada uno?`,
    }),
    ends: found => ({ en: line`Each runner runs ${found}.`, es: line`Cada corredor corre ${found}.` }),
  },
]
