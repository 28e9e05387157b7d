import { type Both, type Inline, line, type Noun, type Quantity, type Term } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

type Sentence = Both<readonly Inline[]>

/** Each bar is one unit. */
interface BarStory {
  readonly noun: Noun
  readonly groups: Noun
  readonly tell: (total: Term, each: Term) => Sentence
  readonly ends: (found: Quantity) => Sentence
}

export const barStories: readonly BarStory[] = [
  {
    noun: nouns.cup,
    groups: nouns.serving,
    tell: (total, each) => ({
      en: line`There are ${total} of yogurt. One serving is ${each}. Each bar is 1 cup. Complete the lines.`,
      es: line`Hay ${total} de yogur. Una porción es de ${each}. Cada barra es 1 taza. Completa los renglones.`,
    }),
    ends: found => ({ en: line`There are ${found}.`, es: line`Hay ${found}.` }),
  },
  {
    noun: nouns.liter,
    groups: nouns.bottle,
    tell: (total, each) => ({
      en: line`A cook makes ${total} of juice. Each bottle holds ${each}. Each bar is 1 liter. Complete the lines.`,
      es: line`Una cocinera prepara ${total} de jugo. En cada botella cabe ${each}. Cada barra es 1 litro. Completa los renglones.`,
    }),
    ends: found => ({ en: line`She can fill ${found}.`, es: line`Puede llenar ${found}.` }),
  },
  {
    noun: nouns.yard,
    groups: nouns.scarf,
    tell: (total, each) => ({
      en: line`A tailor has ${total} of cloth. Each scarf takes ${each}. Each bar is 1 yard. Complete the lines.`,
      es: line`Una sastra tiene ${total} de tela. Para cada bufanda usa ${each}. Cada barra es 1 yarda. Completa los renglones.`,
    }),
    ends: found => ({ en: line`She can make ${found}.`, es: line`Puede hacer ${found}.` }),
  },
  {
    noun: nouns.pound,
    groups: nouns.bag,
    tell: (total, each) => ({
      en: line`A farmer has ${total} of cherries. Each bag holds ${each}. Each bar is 1 pound. Complete the lines.`,
      es: line`Un agricultor tiene ${total} de cerezas. En cada bolsa cabe ${each}. Cada barra es 1 libra. Completa los renglones.`,
    }),
    ends: found => ({ en: line`He can fill ${found}.`, es: line`Puede llenar ${found}.` }),
  },
]
