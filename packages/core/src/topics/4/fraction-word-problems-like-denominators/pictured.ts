import { type Both, type Inline, line, type Noun, type Quantity, type Term } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

type Sentence = Both<readonly Inline[]>

/** As many bars as things, and the same part of each is gray. */
interface Pictured {
  readonly noun: Noun
  readonly tell: (n: Term) => Sentence
  readonly ends: (found: Quantity) => Sentence
}

export const PICTURED: readonly Pictured[] = [
  {
    noun: nouns.pan,
    tell: n => ({
      en: line`Each bar is one pan of cornbread. After lunch, the shaded part of each of the ${n} pans is left. How many pans of cornbread are left in all?`,
      es: line`Cada barra es un molde de pan de maíz. Después del almuerzo, en cada uno de los ${n} moldes queda la parte sombreada. ¿Cuántos moldes de pan de maíz quedan en total?`,
    }),
    ends: found => ({
      en: line`There are ${found} of cornbread left.`,
      es: line`Quedan ${found} de pan de maíz.`,
    }),
  },
  {
    noun: nouns.pound,
    tell: n => ({
      en: line`Each bar is one pound of clay. Marta makes ${n} bowls. She uses the shaded part of a pound for each bowl. How many pounds of clay does she use in all?`,
      es: line`Cada barra es una libra de arcilla. Marta hace ${n} tazones. Para cada tazón usa la parte sombreada de una libra. ¿Cuántas libras de arcilla usa en total?`,
    }),
    ends: found => ({ en: line`She uses ${found} of clay.`, es: line`Usa ${found} de arcilla.` }),
  },
  {
    noun: nouns.mile,
    tell: n => ({
      en: line`Each bar is one mile. Ravi bikes the shaded part of a mile on each of ${n} days. How many miles does he bike in all?`,
      es: line`Cada barra es una milla. En cada uno de ${n} días, Ravi recorre en bicicleta la parte sombreada de una milla. ¿Cuántas millas recorre en total?`,
    }),
    ends: found => ({ en: line`He bikes ${found}.`, es: line`Recorre ${found}.` }),
  },
  {
    noun: nouns.gallon,
    tell: n => ({
      en: line`Each bar is one gallon of lemonade. A waiter fills ${n} pitchers. Each pitcher holds the shaded part of a gallon. How many gallons of lemonade are in the pitchers?`,
      es: line`Cada barra es un galón de limonada. Un mesero llena ${n} jarras. En cada jarra cabe la parte sombreada de un galón. ¿Cuántos galones de limonada hay en las jarras?`,
    }),
    ends: found => ({ en: line`There are ${found} of lemonade.`, es: line`Hay ${found} de limonada.` }),
  },
]
