import {
  answerStep,
  type Both,
  equation,
  explained,
  explainedBy,
  gcd,
  type Inline,
  line,
  list,
  minus,
  over,
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

/** The favorable outcomes, told in a sentence, over all; then in lowest terms. */
export function shareSteps(favorable: number, all: number, says: Both<readonly Inline[]>): readonly Step[] {
  const shown = over(favorable, all)
  const divisor = gcd(favorable, all)
  const first = explainedBy(shown, says)
  if (divisor === 1) return [first]
  return [first, step(equation(shown, Ratio.of(favorable, all)), because.divideBothTerms, { value: divisor })]
}

const MOST_LISTED = 12
/** The favorable numbers, where they are few, and their share of all. */
export function numberSteps(event: EventName, k: number, n: number): readonly Step[] {
  const favorable = favorableNumbers(event, k, n)
  const counted = shareSteps(favorable.length, n, {
    en: line`Write how many numbers are favorable, ${favorable.length}, over how many there are in all, ${n}.`,
    es: line`Escribe cuántos números son favorables, ${favorable.length}, sobre cuántos hay en total, ${n}.`,
  })
  if (favorable.length <= MOST_LISTED) return [step(list(...favorable), because.listFavorable), ...counted]
  return event === 'greater'
    ? [
        explained(
          equation(minus(n, k), favorable.length),
          line`The numbers from ${k + 1} to ${n} are favorable: subtract to count them.`,
          line`Son favorables los números del ${k + 1} al ${n}: resta para contarlos.`,
        ),
        ...counted,
      ]
    : counted
}

const HALF = Ratio.of(1, 2)
const SAYS = {
  impossible: { en: line`It cannot happen.`, es: line`No puede suceder.` },
  even: { en: line`It is half of all outcomes.`, es: line`Es la mitad de todos los resultados.` },
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
    answerStep(
      NAMES[wanted],
      wanted === 'unlikely'
        ? {
            en: line`The probability ${p} is greater than 0 but less than ${HALF}.`,
            es: line`La probabilidad ${p} es mayor que 0, pero menor que ${HALF}.`,
          }
        : wanted === 'likely'
          ? {
              en: line`The probability ${p} is greater than ${HALF} but less than 1.`,
              es: line`La probabilidad ${p} es mayor que ${HALF}, pero menor que 1.`,
            }
          : SAYS[wanted],
    ),
  ]
}
