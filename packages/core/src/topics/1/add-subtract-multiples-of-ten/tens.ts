import {
  type Both,
  baseTenBlocks,
  both,
  type Content,
  count,
  type Figure,
  type Inline,
  line,
  list,
  type Quantity,
  type Step,
  step,
  wholes,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { complete, type Fact, resultOf } from '../../kit/facts/facts.ts'
import type { Split } from './numbers.ts'

export const inTens = (n: number): Quantity => count(n / 10, nouns.ten)
/** 7 tens − 4 tens, with what is given for the result. */
export const factInTens = ({ a, b, sign }: Fact, result: Quantity): readonly Inline[] =>
  sign === '+' ? line`${inTens(a)} + ${inTens(b)} = ${result}` : line`${inTens(a)} − ${inTens(b)} = ${result}`

export const asTens = (fact: Fact): Both<Content> =>
  both({ kind: 'paragraph', content: factInTens(fact, inTens(resultOf(fact))) })
export const thinkOfTens = (fact: Fact): Step =>
  step(asTens(fact), because.explain, {
    sentence: { en: line`Think of tens.`, es: line`Piensa en decenas.` },
  })
/** The second step of a chain. */
export const thenTens = (fact: Fact): Step =>
  step(asTens(fact), because.explain, {
    sentence:
      fact.sign === '+'
        ? { en: line`Then add ${inTens(fact.b)}.`, es: line`Luego suma ${inTens(fact.b)}.` }
        : { en: line`Then subtract ${inTens(fact.b)}.`, es: line`Luego resta ${inTens(fact.b)}.` },
  })
export const asNumber = (n: number) => ({
  sentence: { en: line`Write ${inTens(n)} as ${n}.`, es: line`Escribe ${inTens(n)} como ${n}.` },
})
export const tensAsNumber = (fact: Fact): Step => step(complete(fact), because.explain, asNumber(resultOf(fact)))
export const worked = (fact: Fact): readonly [Step, Step] => [thinkOfTens(fact), tensAsNumber(fact)]

/** What is missing: the whole of two parts, or the part beside another. */
export const factOf = ({ part, other }: Split, asks: 'whole' | 'part'): Fact =>
  asks === 'whole' ? { a: part, b: other, sign: '+' } : { a: part + other, b: part, sign: '−' }
export const whyOf = (asks: 'whole' | 'part') => (asks === 'whole' ? because.addTheParts : because.findTheMissingPart)

export const rods = ({ a, b, sign }: Fact): Figure =>
  sign === '+'
    ? baseTenBlocks({ tens: a / 10 }, { tens: b / 10 })
    : baseTenBlocks({ tens: a / 10, crossedTens: b / 10 })
/** Counted rod by rod: those that are not crossed out. */
export const shownBy = (drawn: Figure): { readonly all: number; readonly left: number } => {
  const groups = drawn.kind === 'base-ten-blocks' ? drawn.groups : []
  const total = (sizes: readonly number[]) => sizes.reduce((so, size) => so + 10 * size, 0)
  return {
    all: total(groups.map(({ tens }) => tens)),
    left: total(groups.map(({ tens, crossed }) => tens - crossed.tens)),
  }
}
export const countRods = (fact: Fact): Step =>
  step(list(...wholes(1, resultOf(fact) / 10).map(n => 10 * n)), because.explain, {
    sentence:
      fact.sign === '+'
        ? {
            en: line`Each rod is ${10}. Count all the rods by tens.`,
            es: line`Cada barra vale ${10}. Cuenta todas las barras de diez en diez.`,
          }
        : {
            en: line`Each rod is ${10}. Count the rods that are not crossed out.`,
            es: line`Cada barra vale ${10}. Cuenta las barras sin tachar.`,
          },
  })

/** 70 − 40 = 30 with ones: 7 − 4 = 3. */
export const withOnes = ({ a, b, sign }: Fact) => complete({ a: a / 10, b: b / 10, sign })
