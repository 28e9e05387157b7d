import { type Both, type Inline, line, type Noun, type Term } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { Sign } from '../../kit/fractions/mixed.ts'

type Sentence = Both<readonly Inline[]>

/** Amounts near 0, a half or a whole: the question is about how much. */
interface EstimateStory {
  readonly sign: Sign
  readonly noun: Noun
  readonly denominators: readonly number[]
  readonly most: number
  readonly tell: (a: Term, b: Term) => Sentence
}

export const estimateStories: readonly EstimateStory[] = [
  {
    sign: '+',
    noun: nouns.mile,
    denominators: [8, 10, 5],
    most: 6,
    tell: (a, b) => ({
      en: line`Daniel runs ${a} in the park and ${b} along the beach. About how many miles does he run in all?`,
      es: line`Daniel corre ${a} en el parque y ${b} por la playa. ¿Alrededor de cuántas millas corre en total?`,
    }),
  },
  {
    sign: '−',
    noun: nouns.hour,
    denominators: [12, 6],
    most: 4,
    tell: (a, b) => ({
      en: line`A car ride takes ${a}. The family has been in the car for ${b}. About how many hours of the ride are left?`,
      es: line`Un viaje en auto dura ${a}. La familia lleva ${b} en el auto. ¿Alrededor de cuántas horas de viaje faltan?`,
    }),
  },
  {
    sign: '+',
    noun: nouns.liter,
    denominators: [10, 8, 5],
    most: 5,
    tell: (a, b) => ({
      en: line`A pot has ${a} of broth in it. A cook pours in ${b} of water. About how many liters of soup does that make?`,
      es: line`En una olla hay ${a} de caldo. Una cocinera agrega ${b} de agua. ¿Alrededor de cuántos litros de sopa obtiene?`,
    }),
  },
  {
    sign: '−',
    noun: nouns.foot,
    denominators: [12, 6, 8],
    most: 8,
    tell: (a, b) => ({
      en: line`A pipe is ${a} long. A plumber cuts off ${b}. About how many feet long is the rest of the pipe?`,
      es: line`Un tubo mide ${a} de largo. Una plomera corta ${b}. ¿Alrededor de cuántos pies mide el resto del tubo?`,
    }),
  },
  {
    sign: '+',
    noun: nouns.acre,
    denominators: [10, 9, 12, 8],
    most: 7,
    tell: (a, b) => ({
      en: line`A park has ${a} of lawn and ${b} of woods. About how many acres does the park have?`,
      es: line`Un parque tiene ${a} de césped y ${b} de bosque. ¿Alrededor de cuántos acres tiene el parque?`,
    }),
  },
  {
    sign: '−',
    noun: nouns.pound,
    denominators: [8, 10],
    most: 8,
    tell: (a, b) => ({
      en: line`A sack has ${a} of potatoes in it. Marta cooks ${b} of them. About how many pounds of potatoes are left?`,
      es: line`En un saco hay ${a} de papas. Marta cocina ${b}. ¿Alrededor de cuántas libras de papas quedan?`,
    }),
  },
]
