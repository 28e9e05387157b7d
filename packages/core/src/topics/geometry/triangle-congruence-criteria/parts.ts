import { type Both, type Content, type Expr, itemOf, option, type Printed, prose, words } from '../../../author.ts'
import { type Criterion, joined, markedFacts, verdicts } from './congruence.ts'
import { factsSaid } from './congruence-givens.ts'

export const CRITERIA = {
  SSS: words('SSS', 'LLL'),
  SAS: words('SAS', 'LAL'),
  ASA: words('ASA', 'ALA'),
  AAS: words('AAS', 'AAL'),
  HL: words('HL', 'HC'),
  SSA: words('SSA', 'LLA'),
  AAA: words('AAA', 'AAA'),
} as const satisfies Record<Criterion, Expr>

export const shown = (of: Expr): Both<Content> => ({ en: prose`${of}`, es: prose`${of}` })

export const criterionOption = option({
  SSS: shown(CRITERIA.SSS),
  SAS: shown(CRITERIA.SAS),
  ASA: shown(CRITERIA.ASA),
  AAS: shown(CRITERIA.AAS),
  HL: shown(CRITERIA.HL),
  none: { en: prose`not enough information`, es: prose`información insuficiente` },
})

export const which = {
  en: prose`Which criterion, if any, proves that the two triangles are congruent?`,
  es: prose`¿Qué criterio, si hay alguno, demuestra que los dos triángulos son congruentes?`,
}

export const asOption = (criterion: Criterion) => (criterion === 'SSA' || criterion === 'AAA' ? 'none' : criterion)

/** The one criterion that printed marks and givens amount to. */
export function criterionIn(printed: Printed, index = 0): Criterion | null {
  const drawn = itemOf(printed.figures('geometry-diagram'), index)
  const givens = printed.blocksOf('bullets').flatMap(({ items }) => items)
  const found = new Set(
    verdicts(drawn, joined(markedFacts(drawn), factsSaid(givens, drawn))).map(({ criterion }) => criterion),
  )
  const [only] = found
  return found.size === 1 ? only! : null
}
