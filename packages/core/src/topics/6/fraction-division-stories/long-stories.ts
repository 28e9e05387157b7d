import {
  type Block,
  type Both,
  type Inline,
  line,
  type Noun,
  prose,
  type Quantity,
  type Term,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { gardenPlot, musicLesson } from './own-nouns.ts'

type Sentence = Both<readonly Inline[]>

/** Two amounts together, or what is left of one, divided into equal parts. */
export interface TwoStepStory {
  readonly sign: '+' | '−'
  readonly noun: Noun
  readonly groups: Noun
  readonly denominators: readonly number[]
  /** The most that is divided. */
  readonly most: number
  readonly tell: (a: Term, b: Term, each: Term) => Sentence
  readonly ends: (found: Quantity) => Sentence
}

export const sumStories: readonly TwoStepStory[] = [
  {
    sign: '+',
    noun: nouns.liter,
    groups: nouns.bottle,
    denominators: [5, 10],
    most: 7,
    tell: (a, b, each) => ({
      en: line`A cook mixes ${a} of grape juice with ${b} of water. She fills bottles that hold ${each} each. How many bottles can she fill?`,
      es: line`Una cocinera mezcla ${a} de jugo de uva con ${b} de agua. Llena botellas de ${each} cada una. ¿Cuántas botellas puede llenar?`,
    }),
    ends: found => ({ en: line`She can fill ${found}.`, es: line`Puede llenar ${found}.` }),
  },
  {
    sign: '+',
    noun: nouns.pound,
    groups: nouns.bag,
    denominators: [8, 4],
    most: 7,
    tell: (a, b, each) => ({
      en: line`A farmer picks ${a} of cherries on Friday and ${b} of cherries on Saturday. He fills bags with ${each} each. How many bags does he fill?`,
      es: line`Un agricultor recoge ${a} de cerezas el viernes y ${b} de cerezas el sábado. Llena bolsas con ${each} cada una. ¿Cuántas bolsas llena?`,
    }),
    ends: found => ({ en: line`He fills ${found}.`, es: line`Llena ${found}.` }),
  },
  {
    sign: '+',
    noun: nouns.acre,
    groups: gardenPlot,
    denominators: [3, 6, 4],
    most: 7,
    tell: (a, b, each) => ({
      en: line`A town has two fields of ${a} and ${b}. It divides both into garden plots of ${each} each. How many garden plots are there in all?`,
      es: line`Un municipio tiene dos terrenos de ${a} y de ${b}. Divide los dos en parcelas de ${each} cada una. ¿Cuántas parcelas hay en total?`,
    }),
    ends: found => ({ en: line`There are ${found}.`, es: line`Hay ${found}.` }),
  },
  {
    sign: '+',
    noun: nouns.cup,
    groups: nouns.serving,
    denominators: [3, 4, 8],
    most: 7,
    tell: (a, b, each) => ({
      en: line`A cook mixes ${a} of rice with ${b} of beans. One serving is ${each}. How many servings does that make?`,
      es: line`Una cocinera mezcla ${a} de arroz con ${b} de frijoles. Una porción es de ${each}. ¿Cuántas porciones salen?`,
    }),
    ends: found => ({ en: line`That makes ${found}.`, es: line`Salen ${found}.` }),
  },
]

export const differenceStories: readonly TwoStepStory[] = [
  {
    sign: '−',
    noun: nouns.yard,
    groups: nouns.piece,
    denominators: [8, 4],
    most: 7,
    tell: (a, b, each) => ({
      en: line`A ribbon is ${a} long. Nina cuts off ${b} for a gift and cuts the rest into pieces of ${each} each. How many of these pieces does she get?`,
      es: line`Una cinta mide ${a} de largo. Nina corta ${b} para un regalo y corta el resto en pedazos de ${each} cada uno. ¿Cuántos de estos pedazos obtiene?`,
    }),
    ends: found => ({ en: line`She gets ${found}.`, es: line`Obtiene ${found}.` }),
  },
  {
    sign: '−',
    noun: nouns.mile,
    groups: nouns.day,
    denominators: [4, 5, 8],
    most: 7,
    tell: (a, b, each) => ({
      en: line`A new road is ${a} long. A crew has paved ${b} of it. The crew paves ${each} a day. How many more days does the work take?`,
      es: line`Un camino nuevo mide ${a}. Una cuadrilla ya pavimentó ${b}. La cuadrilla pavimenta ${each} al día. ¿Cuántos días más dura el trabajo?`,
    }),
    ends: found => ({ en: line`The work takes ${found} more.`, es: line`El trabajo dura ${found} más.` }),
  },
  {
    sign: '−',
    noun: nouns.hour,
    groups: musicLesson,
    denominators: [6, 4, 3],
    most: 7,
    tell: (a, b, each) => ({
      en: line`A piano teacher is at school for ${a}. She has a break of ${b}. The rest of the time, she gives lessons of ${each}, one after another. How many lessons does she give?`,
      es: line`Una profesora de piano está ${a} en la escuela. Tiene un descanso de ${b}. El resto del tiempo da clases de ${each}, una tras otra. ¿Cuántas clases da?`,
    }),
    ends: found => ({ en: line`She gives ${found}.`, es: line`Da ${found}.` }),
  },
  {
    sign: '−',
    noun: nouns.gallon,
    groups: nouns.bucket,
    denominators: [4, 8, 3],
    most: 7,
    tell: (a, b, each) => ({
      en: line`A barrel holds ${a} of rainwater. A gardener uses ${b} and fills buckets of ${each} with the rest. How many buckets can she fill?`,
      es: line`En un barril hay ${a} de agua de lluvia. Una jardinera usa ${b} y con el resto llena cubetas de ${each}. ¿Cuántas cubetas puede llenar?`,
    }),
    ends: found => ({ en: line`She can fill ${found}.`, es: line`Puede llenar ${found}.` }),
  },
]

/** As many full ones as possible, and something is left over. */
export interface LeftoverStory {
  readonly noun: Noun
  readonly groups: Noun
  readonly denominators: readonly number[]
  readonly most: number
  readonly tell: (total: Term, each: Term) => Sentence
}

export const leftoverStories: readonly LeftoverStory[] = [
  {
    noun: nouns.foot,
    groups: nouns.piece,
    denominators: [4, 6, 3, 8],
    most: 12,
    tell: (total, each) => ({
      en: line`A board is ${total} long. A carpenter saws off as many pieces of ${each} as possible.`,
      es: line`Una tabla mide ${total} de largo. Un carpintero corta todos los pedazos de ${each} que puede.`,
    }),
  },
  {
    noun: nouns.cup,
    groups: nouns.serving,
    denominators: [4, 3, 8],
    most: 8,
    tell: (total, each) => ({
      en: line`A pot holds ${total} of soup. A cook serves as many servings of ${each} as possible.`,
      es: line`En una olla hay ${total} de sopa. Una cocinera sirve todas las porciones de ${each} que puede.`,
    }),
  },
  {
    noun: nouns.liter,
    groups: nouns.bottle,
    denominators: [4, 5, 10],
    most: 9,
    tell: (total, each) => ({
      en: line`A tank holds ${total} of water. As many bottles of ${each} as possible are filled from it.`,
      es: line`En un tanque hay ${total} de agua. Con ella se llenan todas las botellas de ${each} que se puede.`,
    }),
  },
  {
    noun: nouns.pound,
    groups: nouns.bag,
    denominators: [8, 4, 3],
    most: 9,
    tell: (total, each) => ({
      en: line`A shop has ${total} of coffee. It fills as many bags of ${each} as possible.`,
      es: line`Una tienda tiene ${total} de café. Llena todas las bolsas de ${each} que puede.`,
    }),
  },
  {
    noun: nouns.yard,
    groups: nouns.piece,
    denominators: [8, 4, 3],
    most: 9,
    tell: (total, each) => ({
      en: line`A roll has ${total} of ribbon. Clara cuts as many pieces of ${each} as possible.`,
      es: line`Un rollo tiene ${total} de cinta. Clara corta todos los pedazos de ${each} que puede.`,
    }),
  },
]

/** One theme, and four questions that need different operations. */
export interface Theme {
  readonly noun: Noun
  readonly denominators: readonly number[]
  readonly most: number
  readonly divide: (total: Term, each: Term) => Both<Block>
  readonly exchanged: (total: Term, each: Term) => Both<Block>
  readonly product: (total: Term, part: Term) => Both<Block>
  readonly difference: (total: Term, each: Term) => Both<Block>
}

export const themes: readonly Theme[] = [
  {
    noun: nouns.foot,
    denominators: [4, 6, 3, 8],
    most: 9,
    divide: (total, each) => ({
      en: prose`A rope is ${total} long. How many pieces of ${each} can be cut from it?`,
      es: prose`Una cuerda mide ${total}. ¿Cuántos pedazos de ${each} se pueden cortar de ella?`,
    }),
    exchanged: (total, each) => ({
      en: prose`A piece of ${each} is cut from a rope of ${total}. What fraction of the rope is the piece?`,
      es: prose`De una cuerda de ${total} se corta un pedazo de ${each}. ¿Qué fracción de la cuerda es el pedazo?`,
    }),
    product: (total, part) => ({
      en: prose`A rope is ${total} long. For a swing, ${part} of the rope is used. How long is this part?`,
      es: prose`Una cuerda mide ${total}. La parte que se usa para un columpio es ${part} de la cuerda. ¿Cuánto mide esa parte?`,
    }),
    difference: (total, each) => ({
      en: prose`A rope is ${total} long. A piece of ${each} is cut off. How long is the rest?`,
      es: prose`Una cuerda mide ${total}. Se corta un pedazo de ${each}. ¿Cuánto mide el resto?`,
    }),
  },
  {
    noun: nouns.cup,
    denominators: [3, 4, 8],
    most: 8,
    divide: (total, each) => ({
      en: prose`There are ${total} of flour. One loaf takes ${each}. For how many loaves is the flour enough?`,
      es: prose`Hay ${total} de harina. Un pan lleva ${each}. ¿Para cuántos panes alcanza la harina?`,
    }),
    exchanged: (total, each) => ({
      en: prose`There are ${total} of flour. One loaf takes ${each}. What fraction of the flour does one loaf take?`,
      es: prose`Hay ${total} de harina. Un pan lleva ${each}. ¿Qué fracción de la harina lleva un pan?`,
    }),
    product: (total, part) => ({
      en: prose`There are ${total} of flour. A baker uses ${part} of the flour. How much flour does he use?`,
      es: prose`Hay ${total} de harina. Un panadero usa ${part} de la harina. ¿Cuánta harina usa?`,
    }),
    difference: (total, each) => ({
      en: prose`There are ${total} of flour. A baker uses ${each}. How much flour is left?`,
      es: prose`Hay ${total} de harina. Un panadero usa ${each}. ¿Cuánta harina queda?`,
    }),
  },
  {
    noun: nouns.mile,
    denominators: [4, 5, 8],
    most: 6,
    divide: (total, each) => ({
      en: prose`A path is ${total} long. There is a bench at the end of every ${each}. How many benches are there?`,
      es: prose`Un sendero mide ${total}. Hay una banca al final de cada ${each}. ¿Cuántas bancas hay?`,
    }),
    exchanged: (total, each) => ({
      en: prose`A path is ${total} long. Zoe has walked ${each}. What fraction of the path has she walked?`,
      es: prose`Un sendero mide ${total}. Zoe ya caminó ${each}. ¿Qué fracción del sendero caminó?`,
    }),
    product: (total, part) => ({
      en: prose`A path is ${total} long. Zoe has walked ${part} of the path. How far has she walked?`,
      es: prose`Un sendero mide ${total}. Zoe ya caminó ${part} del sendero. ¿Qué distancia caminó?`,
    }),
    difference: (total, each) => ({
      en: prose`A path is ${total} long. Zoe has walked ${each}. How far is it to the end?`,
      es: prose`Un sendero mide ${total}. Zoe ya caminó ${each}. ¿Cuánto le falta?`,
    }),
  },
  {
    noun: nouns.pound,
    denominators: [4, 8, 3],
    most: 6,
    divide: (total, each) => ({
      en: prose`A bag holds ${total} of seeds. A bird eats ${each} a week. How many weeks does the bag last?`,
      es: prose`En una bolsa hay ${total} de semillas. Un pájaro come ${each} por semana. ¿Cuántas semanas dura la bolsa?`,
    }),
    exchanged: (total, each) => ({
      en: prose`A bag holds ${total} of seeds. A bird eats ${each} in the first week. What fraction of the seeds does it eat?`,
      es: prose`En una bolsa hay ${total} de semillas. Un pájaro come ${each} en la primera semana. ¿Qué fracción de las semillas come?`,
    }),
    product: (total, part) => ({
      en: prose`A bag holds ${total} of seeds. Birds eat ${part} of the seeds. How many pounds do they eat?`,
      es: prose`En una bolsa hay ${total} de semillas. Los pájaros comen ${part} de las semillas. ¿Cuántas libras comen?`,
    }),
    difference: (total, each) => ({
      en: prose`A bag holds ${total} of seeds. A bird eats ${each}. How many pounds are left?`,
      es: prose`En una bolsa hay ${total} de semillas. Un pájaro come ${each}. ¿Cuántas libras quedan?`,
    }),
  },
]
