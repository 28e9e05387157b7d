import { equation, explained, gcd, line, ratio, type Sentence, type Step } from '../../../author.ts'
import { asked, type Counted, lowest, paragraph, type Terms, type To } from './counted.ts'

/** What a wrong choice comes to, in lowest terms. */
export const otherRatio = (pair: Terms): Step => {
  const written = ratio(...pair)
  return explained(
    gcd(...pair) > 1 ? equation(written, ratio(...lowest(pair))) : written,
    line`This is not the given ratio.`,
    line`No es la razón dada.`,
  )
}

/** "the ratio of cats to all animals" as a choice. */
export function comparison(facts: Counted, from: number, to: To): Sentence {
  const { en, es } = asked({ ...facts, from, to })
  return { key: `${from} ${to}`, says: paragraph({ en: ['the ratio of ', ...en], es: ['la razón entre ', ...es] }) }
}
