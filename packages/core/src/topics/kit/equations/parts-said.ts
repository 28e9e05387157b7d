import { type Both, capitalLine, type Inline, itemOf, line } from '../../../author.ts'
import { coefficientOf, constantOf, openedPart, type Part, partOf, type Show, sideOf, termOf } from './parts.ts'

type Words = Both<readonly Inline[]>

/** "Distribute 4: 4(2x − 3) is 8x − 12." */
export function distributed(groups: readonly Part[], show: Show, letter: string): Words {
  const result = (part: Part) => line`${partOf(part, show, letter)}`
  const open = (part: Part) => line`${sideOf(openedPart(part), show, letter)}`
  const clause = (part: Part): Words =>
    part.by.equals(-1)
      ? {
          en: [...line`change the sign of each term in the parentheses: `, ...result(part), ' is ', ...open(part)],
          es: [...line`cambia el signo de cada término del paréntesis: `, ...result(part), ' es ', ...open(part)],
        }
      : part.by.equals(1)
        ? {
            en: line`remove the parentheses`,
            es: groups.length > 1 ? line`quita los paréntesis` : line`quita el paréntesis`,
          }
        : {
            en: [...line`distribute ${show(part.by)}: `, ...result(part), ' is ', ...open(part)],
            es: [...line`distribuye ${show(part.by)}: `, ...result(part), ' es ', ...open(part)],
          }
  /** "…, and 4(x + 2) is 4x + 8": the same number is named once. */
  const more = (part: Part): Words => ({
    en: [', and ', ...result(part), ' is ', ...open(part)],
    es: [' y ', ...result(part), ' es ', ...open(part)],
  })
  const clauses = groups.map((part, i): Words => {
    const before = groups[i - 1]
    if (before?.by.equals(part.by) && !part.by.equals(1)) return more(part)
    const { en, es } = clause(part)
    return i > 0 ? { en: ['; ', ...en], es: ['; ', ...es] } : { en, es }
  })
  const said = (language: 'en' | 'es') => capitalLine([...clauses.flatMap(one => one[language]), '.'])
  return { en: said('en'), es: said('es') }
}

/** "Combine like terms: 8x − 3x is 5x." */
export function combined(parts: readonly Part[], show: Show, letter: string): Words {
  const kinds = (['x', 'one'] as const)
    .map(kind => parts.filter(({ of }) => of === kind))
    .filter(({ length }) => length > 1)
  const clause = (alike: readonly Part[], is: string) => [
    sideOf(alike, show, letter),
    is,
    ...line`${itemOf(alike, 0).of === 'x' ? termOf(coefficientOf(alike), show, letter) : show(constantOf(alike))}`,
  ]
  const all = (is: string) => kinds.flatMap((alike, i) => (i === 0 ? clause(alike, is) : ['; ', ...clause(alike, is)]))
  return {
    en: ['Combine like terms: ', ...all(' is '), '.'],
    es: ['Reduce los términos semejantes: ', ...all(' es '), '.'],
  }
}
