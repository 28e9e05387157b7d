import {
  answerStep,
  equation,
  line,
  list,
  over,
  probabilityOf,
  Ratio,
  type Step,
  step,
  sum,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { type Bag, bagTotal, type EventName, events } from './chance.ts'
import type { LIKELIHOODS } from './probability-models.ts'

/** All that is in the bag. */
export const allInBag = (bag: Bag): Step =>
  step(equation(sum(...bag.parts.map(({ count }) => count)), bagTotal(bag)), because.addAllOutcomes)

/** The numbers from 1 to n for which an event happens. */
export const favorableNumbers = (event: EventName, k: number, n: number): readonly number[] =>
  Array.from({ length: n }, (_, i) => i + 1).filter(value => events[event].holds(value, k))

const MOST_LISTED = 12
/** The favorable numbers, where they are few, and their share of all. */
export function numberSteps(event: EventName, k: number, n: number): readonly Step[] {
  const favorable = favorableNumbers(event, k, n)
  const counted = probabilityOf(favorable.length, n)
  return favorable.length > MOST_LISTED ? counted : [step(list(...favorable), because.listFavorable), ...counted]
}

const SAYS = {
  impossible: { en: line`It cannot happen.`, es: line`No puede suceder.` },
  unlikely: { en: line`It is close to 0.`, es: line`Está cerca de 0.` },
  even: { en: line`It is half of all outcomes.`, es: line`Es la mitad de todos los resultados.` },
  likely: { en: line`It is close to 1.`, es: line`Está cerca de 1.` },
  certain: { en: line`It must happen.`, es: line`Tiene que suceder.` },
} as const
const NAMES = {
  impossible: words('impossible', 'imposible'),
  unlikely: words('unlikely', 'poco probable'),
  even: words('as likely as not', 'igual de probable que sí o que no'),
  likely: words('likely', 'probable'),
  certain: words('certain', 'seguro'),
} as const
export function likelihoodSteps(wanted: keyof typeof LIKELIHOODS, favorable: number, total: number): readonly Step[] {
  const p = Ratio.of(favorable, total)
  const shown = over(favorable, total)
  return [
    step(p.d === total ? shown : equation(shown, p), because.favorableOverAll),
    answerStep(NAMES[wanted], SAYS[wanted]),
  ]
}
