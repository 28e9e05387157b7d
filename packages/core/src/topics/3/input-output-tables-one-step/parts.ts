import { type Both, type Content, prose, type Random, wholes } from '../../../author.ts'
import { mixedInputs, type Pairs, pairsTable, type Rule, ruleLine } from './rules.ts'
import type { Story } from './stories.ts'

export const COMPLETE = {
  en: prose`Use the rule to complete the table.`,
  es: prose`Usa la regla para completar la tabla.`,
}

export const withRule = (pairs: Pairs): Both<Content> => {
  const { en, es } = ruleLine(pairs.rule)
  return { en: [en, pairsTable(pairs)], es: [es, pairsTable(pairs)] }
}

/** Inputs to which a rule of multiplication or division can be applied: no number times itself. */
export const factorInputs = (random: Random, { sign, by }: Rule, from: number, count: number) =>
  mixedInputs(
    random,
    wholes(from, 10).filter(value => value !== by),
    count,
  ).map(value => (sign === '÷' ? value * by : value))

/** The rows of a bare table and of a story that are worked backward never need the same fact: their factors differ in parity. */
export const isBackwardOdd = ({ rule: { sign, by }, inputs, missing }: Pairs, isOdd: boolean) =>
  inputs.every(
    (value, i) => missing[i] !== 'input' || ((sign === '÷' ? value / by : value) + by) % 2 === (isOdd ? 1 : 0),
  )

/** What the story says, and its table with gaps. */
export function tableOfStory(drawn: {
  readonly story: Pick<Story, 'tells' | 'heads'>
  readonly pairs: Pairs
}): Both<Content> {
  const { tells, heads } = drawn.story
  const gaps = pairsTable(drawn.pairs, heads)
  return {
    en: [{ kind: 'paragraph', content: [...tells.en, ' Complete the table.'] }, gaps],
    es: [{ kind: 'paragraph', content: [...tells.es, ' Completa la tabla.'] }, gaps],
  }
}
