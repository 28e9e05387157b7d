import { type Block, type Both, type Inline, line, type Noun, prose, type Term } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

/** A measured amount above 1, and the parts in which it is measured again. */
export interface MeasureStory {
  readonly noun: Noun
  readonly tell: (amount: Term, part: Term) => Both<Block>
  readonly answers: (found: number) => Both<readonly Inline[]>
}

export const measureStories: readonly MeasureStory[] = [
  {
    noun: nouns.jar,
    tell: (amount, part) => ({
      en: prose`A pot has ${amount} liters of soup. Each glass jar holds ${part} of a liter. How many jars can you fill?`,
      es: prose`En una olla hay ${amount} litros de sopa. En cada frasco cabe ${part} de litro. ¿Cuántos frascos se pueden llenar?`,
    }),
    answers: found => ({ en: line`You can fill ${found} jars.`, es: line`Se pueden llenar ${found} frascos.` }),
  },
  {
    noun: nouns.piece,
    tell: (amount, part) => ({
      en: prose`A ribbon is ${amount} yards long. Nina cuts the ribbon into pieces that are ${part} of a yard long. How many pieces does she get?`,
      es: prose`Una cinta mide ${amount} yardas. Nina la corta en pedazos de ${part} de yarda. ¿Cuántos pedazos obtiene?`,
    }),
    answers: found => ({ en: line`Nina gets ${found} pieces.`, es: line`Nina obtiene ${found} pedazos.` }),
  },
  {
    noun: nouns.sign,
    tell: (amount, part) => ({
      en: prose`A path is ${amount} miles long. There is a sign every ${part} of a mile, and the last sign is at the end. There is no sign at the start. How many signs are there?`,
      es: prose`Un sendero mide ${amount} millas. Hay un letrero cada ${part} de milla y el último está al final. Al comienzo no hay letrero. ¿Cuántos letreros hay?`,
    }),
    answers: found => ({ en: line`There are ${found} signs.`, es: line`Hay ${found} letreros.` }),
  },
  {
    noun: nouns.bag,
    tell: (amount, part) => ({
      en: prose`Malik has ${amount} pounds of nuts. He puts ${part} of a pound in each bag. How many bags does he fill?`,
      es: prose`Malik tiene ${amount} libras de nueces. Pone ${part} de libra en cada bolsa. ¿Cuántas bolsas llena?`,
    }),
    answers: found => ({ en: line`Malik fills ${found} bags.`, es: line`Malik llena ${found} bolsas.` }),
  },
  {
    noun: nouns.bottle,
    tell: (amount, part) => ({
      en: prose`A jug holds ${amount} gallons of juice. Each bottle holds ${part} of a gallon. How many bottles can you fill?`,
      es: prose`Una jarra contiene ${amount} galones de jugo. En cada botella cabe ${part} de galón. ¿Cuántas botellas se pueden llenar?`,
    }),
    answers: found => ({ en: line`You can fill ${found} bottles.`, es: line`Se pueden llenar ${found} botellas.` }),
  },
]
