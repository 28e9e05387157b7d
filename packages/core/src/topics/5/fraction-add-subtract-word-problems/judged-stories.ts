import { type Both, type Inline, line, type Noun, type Term } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

type Sentence = Both<readonly Inline[]>

/** Somebody's answer that is too large or too small: told with a fraction in place of the answer. */
export interface JudgedStory {
  readonly sign: '+' | '−'
  readonly noun: Noun
  readonly denominators: readonly number[]
  readonly tell: (a: Term, b: Term, answer: Term) => Sentence
}

export const judgedStories: readonly JudgedStory[] = [
  {
    sign: '+',
    noun: nouns.mile,
    denominators: [2, 4, 5, 8, 10],
    tell: (a, b, answer) => ({
      en: line`Amir runs ${a} and then walks ${b}. He says that this is ${answer} in all.`,
      es: line`Amir corre ${a} y luego camina ${b}. Dice que en total es ${answer}.`,
    }),
  },
  {
    sign: '−',
    noun: nouns.yard,
    denominators: [2, 3, 4, 6, 8],
    tell: (a, b, answer) => ({
      en: line`Naomi has ${a} of ribbon and cuts off ${b}. She says that ${answer} of ribbon is left.`,
      es: line`Naomi tiene ${a} de cinta y corta ${b}. Dice que la cinta que le queda mide ${answer}.`,
    }),
  },
  {
    sign: '+',
    noun: nouns.cup,
    denominators: [2, 3, 4, 8],
    tell: (a, b, answer) => ({
      en: line`A cook pours ${a} of cream and ${b} of milk into a bowl. He says that there is ${answer} of liquid in the bowl.`,
      es: line`Un cocinero vierte ${a} de crema y ${b} de leche en un tazón. Dice que en el tazón hay ${answer} de líquido.`,
    }),
  },
  {
    sign: '−',
    noun: nouns.pound,
    denominators: [2, 3, 4, 5, 6, 8, 10],
    tell: (a, b, answer) => ({
      en: line`A bag has ${a} of birdseed in it. Pablo uses ${b} of birdseed in a week. He says that ${answer} of birdseed is left.`,
      es: line`En una bolsa hay ${a} de alpiste. Pablo usa ${b} de alpiste en una semana. Dice que en la bolsa todavía hay ${answer} de alpiste.`,
    }),
  },
  {
    sign: '+',
    noun: nouns.hour,
    denominators: [2, 3, 4, 6, 12],
    tell: (a, b, answer) => ({
      en: line`Valeria reads for ${a} and practices the flute for ${b}. She says that this takes ${answer} in all.`,
      es: line`Valeria lee ${a} y practica flauta ${b}. Dice que en total dedica ${answer}.`,
    }),
  },
  {
    sign: '−',
    noun: nouns.acre,
    denominators: [2, 3, 4, 5, 8, 9, 10],
    tell: (a, b, answer) => ({
      en: line`A field has an area of ${a}. A farmer plants wheat on ${b}. She says that ${answer} is not planted.`,
      es: line`Un campo tiene un área de ${a}. Una agricultora siembra trigo en ${b}. Dice que la parte sin sembrar mide ${answer}.`,
    }),
  },
  {
    sign: '+',
    noun: nouns.pound,
    denominators: [2, 3, 4, 5, 8],
    tell: (a, b, answer) => ({
      en: line`Ana puts ${a} of grapes and ${b} of plums in a basket. She says that there is ${answer} of fruit in the basket.`,
      es: line`Ana pone ${a} de uvas y ${b} de ciruelas en una canasta. Dice que en la canasta hay ${answer} de fruta.`,
    }),
  },
  {
    sign: '−',
    noun: nouns.liter,
    denominators: [2, 4, 5, 8, 10],
    tell: (a, b, answer) => ({
      en: line`A pot has ${a} of soup in it. Samuel eats ${b} of soup. He says that ${answer} of soup is left.`,
      es: line`En una olla hay ${a} de sopa. Samuel come ${b} de sopa. Dice que en la olla todavía hay ${answer} de sopa.`,
    }),
  },
]
