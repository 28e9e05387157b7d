import {
  type Both,
  divide,
  explained,
  type Inline,
  itemOf,
  line,
  prose,
  ratio,
  type Sentence,
  type Step,
  things,
} from '../../../author.ts'
import { type Counted, lowest, type Terms, termsOf } from './counted.ts'

type Slip = 'reversed' | 'partToPart' | 'otherPart' | 'unequal'
export interface Slipped extends Counted {
  readonly slip: Slip
  /** What the terms were divided by. */
  readonly divisors: readonly [number, number]
}
export const SLIPS: readonly Slip[] = ['partToPart', 'unequal', 'reversed', 'otherPart']
export const claimOf = ({ slip, counts, from, divisors }: Slipped): Terms => {
  const first = itemOf(counts, from)
  const other = itemOf(counts, 1 - from)
  const all = first + other
  const claims: Readonly<Record<Slip, Terms>> = {
    reversed: lowest([all, first]),
    partToPart: lowest([first, other]),
    otherPart: lowest([other, all]),
    unequal: [first / divisors[0], all / divisors[1]],
  }
  return claims[slip]
}
export const slipSays = ({ setting, from }: Slipped, slip: Slip): Sentence => {
  const [one, other] = [itemOf(setting.kinds, from), itemOf(setting.kinds, 1 - from)]
  const all = setting.all
  const says = {
    reversed: {
      en: prose`The total number of ${things(all)} was written first.`,
      es: prose`Se escribió primero el total de ${things(all)}.`,
    },
    partToPart: {
      en: prose`The number of ${things(one)} was compared with the number of ${things(other)} only.`,
      es: prose`El número de ${things(one)} se comparó solo con el número de ${things(other)}.`,
    },
    otherPart: {
      en: prose`The number of ${things(other)} was used instead of the number of ${things(one)}.`,
      es: prose`Se usó el número de ${things(other)} en vez del número de ${things(one)}.`,
    },
    unequal: {
      en: prose`The two terms were divided by different numbers.`,
      es: prose`Los dos términos se dividieron entre números distintos.`,
    },
  }
  return { key: slip, says: says[slip] }
}

/** Two numbers to divide by, which do not lead to the ratio that the student says. */
export function unequalWhy(facts: Slipped): Both<readonly Inline[]> {
  const [first, all] = termsOf(facts)
  const [one, other] = facts.divisors
  const given = ratio(...claimOf({ ...facts, slip: 'unequal' }))
  const said = ratio(...claimOf(facts))
  return {
    en: line`For example, ${divide(first, one)} and ${divide(all, other)} would give ${given}, not ${said}.`,
    es: line`Por ejemplo, con ${divide(first, one)} y ${divide(all, other)} se obtendría ${given}, no ${said}.`,
  }
}

/** How the wrong ratio came about. */
export function mistakeStep(facts: Slipped): Step {
  const [, all] = termsOf(facts)
  const { counts, from, slip, divisors } = facts
  const [one, other] = [itemOf(counts, from), itemOf(counts, 1 - from)]
  const claim = ratio(...claimOf(facts))
  const { says } = slipSays(facts, slip)
  if (slip === 'unequal')
    return explained(
      says,
      line`${divide(one, divisors[0])} and ${divide(all, divisors[1])} give ${claim}.`,
      line`Con ${divide(one, divisors[0])} y ${divide(all, divisors[1])} se obtiene ${claim}.`,
    )
  const simplified = { reversed: ratio(all, one), partToPart: ratio(one, other), otherPart: ratio(other, all) }
  return explained(
    says,
    line`The student simplified ${simplified[slip]}, which gives ${claim}.`,
    line`El estudiante simplificó ${simplified[slip]} y obtuvo ${claim}.`,
  )
}
