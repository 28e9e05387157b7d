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
      en: line`There are ${total} of yogurt. One serving is ${each}. Each bar stands for 1 cup. Complete the lines.`,
      es: line`Hay ${total} de yogur. Una porción es de ${each}. Cada barra representa 1 taza. Completa los renglones.`,
    }),
    ends: found => ({ en: line`There are ${found}.`, es: line`Hay ${found}.` }),
  },
  {
    noun: nouns.liter,
    groups: nouns.bottle,
    tell: (total, each) => ({
      en: line`A cook makes ${total} of juice. Each bottle holds ${each}. Each bar stands for 1 liter. Complete the lines.`,
      es: line`Una cocinera prepara ${total} de jugo. Cada botella contiene ${each}. Cada barra representa 1 litro. Completa los renglones.`,
    }),
    ends: found => ({ en: line`She can fill ${found}.`, es: line`Puede llenar ${found}.` }),
  },
  {
    noun: nouns.yard,
    groups: nouns.scarf,
    tell: (total, each) => ({
      en: line`A tailor has ${total} of cloth. Each scarf takes ${each}. Each bar stands for 1 yard. Complete the lines.`,
      es: line`Una sastra tiene ${total} de tela. Para cada bufanda usa ${each}. Cada barra representa 1 yarda. Completa los renglones.`,
    }),
    ends: found => ({ en: line`She can make ${found}.`, es: line`Puede hacer ${found}.` }),
  },
  {
    noun: nouns.pound,
    groups: nouns.bag,
    tell: (total, each) => ({
      en: line`A farmer has ${total} of cherries. Each bag holds ${each}. Each bar stands for 1 pound. Complete the lines.`,
      es: line`Un agricultor tiene ${total} de cerezas. Cada bolsa contiene ${each}. Cada barra representa 1 libra. Completa los renglones.`,
    }),
    ends: found => ({ en: line`He can fill ${found}.`, es: line`Puede llenar ${found}.` }),
  },
]

/** The line is drawn with the first jump. */
interface JumpStory {
  readonly noun: Noun
  readonly tell: (total: Term, each: Term) => Sentence
  readonly ends: (found: number) => Sentence
}

export const jumpStories: readonly JumpStory[] = [
  {
    noun: nouns.meter,
    tell: (total, each) => ({
      en: line`A frog jumps from 0 to ${total}. Each jump is ${each} long. The first jump is drawn. How many jumps does it take?`,
      es: line`Una rana salta de 0 a ${total}. Cada salto mide ${each}. El primer salto está dibujado. ¿Cuántos saltos da?`,
    }),
    ends: found => ({ en: line`The frog takes ${found} jumps.`, es: line`La rana da ${found} saltos.` }),
  },
  {
    noun: nouns.mile,
    tell: (total, each) => ({
      en: line`A delivery robot drives ${total}. It stops at the end of every ${each}. The drive to the first stop is drawn. How many times does it stop?`,
      es: line`Un robot de reparto recorre ${total}. Se detiene al final de cada ${each}. El trayecto hasta la primera parada está dibujado. ¿Cuántas veces se detiene?`,
    }),
    ends: found => ({ en: line`The robot stops ${found} times.`, es: line`El robot se detiene ${found} veces.` }),
  },
  {
    noun: nouns.hour,
    tell: (total, each) => ({
      en: line`A cook bakes for ${total}. Each tray is in the oven for ${each}, one after another. The time of the first tray is drawn. How many trays does he bake?`,
      es: line`Un cocinero hornea durante ${total}. Cada bandeja está ${each} en el horno, una tras otra. El tiempo de la primera bandeja está dibujado. ¿Cuántas bandejas hornea?`,
    }),
    ends: found => ({ en: line`He bakes ${found} trays.`, es: line`Hornea ${found} bandejas.` }),
  },
  {
    noun: nouns.yard,
    tell: (total, each) => ({
      en: line`A fence is ${total} long. It is made of panels of ${each} each. The first panel is drawn. How many panels does the fence have?`,
      es: line`Una cerca mide ${total} de largo. Está hecha de paneles de ${each} cada uno. El primer panel está dibujado. ¿Cuántos paneles tiene la cerca?`,
    }),
    ends: found => ({ en: line`The fence has ${found} panels.`, es: line`La cerca tiene ${found} paneles.` }),
  },
]
