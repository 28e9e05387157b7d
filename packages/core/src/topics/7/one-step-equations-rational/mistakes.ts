import type { Both, Inline } from '../../../author.ts'
import {
  type Expr,
  equation,
  evaluate,
  explained,
  findMistake,
  isTrue,
  line,
  m,
  minus,
  negative,
  type Random,
  type Ratio,
  step,
  sum,
  times,
  type Work,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { withSolution } from '../../kit/equations/solved-work.ts'
import type { OneStep } from './kinds.ts'
import { factorOf, isMultiplied, scaledBy, scaledSteps, signed } from './steps.ts'

type Words = Both<readonly Inline[]>
const x = m`x`
/** Where a line ax + b = c is true. */
function rootOf({ left, right }: Extract<Expr, { kind: 'relation' }>): Ratio {
  const difference = (at: number) => evaluate(left, { x: at }).minus(evaluate(right, { x: at }))
  return difference(0).over(difference(0).minus(difference(1)))
}
const follows = (before: Expr, after: Expr): boolean =>
  after.kind === 'relation' && isTrue(before, { x: rootOf(after) })

const workOf = (facts: OneStep, { line, value }: ReturnType<typeof scaledBy>, end: Ratio = value): Work => [
  facts.equation,
  equation(x, line),
  equation(x, facts.show(end)),
]
const did = (facts: OneStep, wrong: Ratio): Words => {
  const [right, done] = [facts.show(factorOf(facts)), facts.show(wrong)]
  return isMultiplied(facts)
    ? {
        en: line`both sides must be multiplied by ${right}, not by ${done}`,
        es: line`hay que multiplicar ambos lados por ${right} y no por ${done}`,
      }
    : {
        en: line`both sides must be divided by ${right}, not by ${done}`,
        es: line`hay que dividir ambos lados entre ${right} y no entre ${done}`,
      }
}
const signRule: Words = {
  en: line`the quotient or product has the wrong sign, because same signs give a positive result and unlike signs a negative one`,
  es: line`el cociente o producto tiene el signo equivocado, porque signos iguales dan un resultado positivo y signos distintos, uno negativo`,
}

const rightWork = (facts: OneStep): Work =>
  facts.operation === 'from' ? fromWork(facts) : workOf(facts, scaledBy(facts, factorOf(facts)))
const fromWork = ({ equation: given, by, right, show, x: value }: OneStep): Work => [
  given,
  equation(negative(x), minus(show(right), signed(show(by), by))),
  equation(x, show(value)),
]

/** The work of someone who multiplies or divides both sides; a sign is lost, or the operation is not undone. */
export const scaledMistake = <const L extends 'medium' | 'hard'>(level: L, draw: (random: Random) => OneStep) =>
  withSolution(
    findMistake({
      levels: [level],
      lines: 2,
      draw: random => draw(random),
      work: rightWork,
      steps: scaledSteps,
      mistakes: {
        signLost: {
          says: facts => did(facts, factorOf(facts).negated()),
          work: facts => workOf(facts, scaledBy(facts, factorOf(facts).negated())),
        },
        signOfTheResult: {
          says: () => signRule,
          work: facts =>
            workOf(facts, scaledBy(facts, factorOf(facts)), scaledBy(facts, factorOf(facts)).value.negated()),
        },
        notUndone: {
          says: facts =>
            isMultiplied(facts) && facts.operation === 'multiply'
              ? did(facts, facts.by)
              : facts.operation === 'divide'
                ? {
                    en: line`${facts.show(facts.by)} was subtracted, but x is divided by ${facts.show(facts.by)}`,
                    es: line`se restó ${facts.show(facts.by)}, pero x está dividida entre ${facts.show(facts.by)}`,
                  }
                : {
                    en: line`${facts.show(facts.by)} was subtracted, but x is multiplied by ${facts.show(facts.by)}`,
                    es: line`se restó ${facts.show(facts.by)}, pero x está multiplicada por ${facts.show(facts.by)}`,
                  },
          work: facts => {
            if (isMultiplied(facts) && facts.operation === 'multiply') {
              const value = facts.right.times(facts.by)
              return [
                facts.equation,
                equation(x, times(facts.show(facts.right), signed(facts.show(facts.by), facts.by))),
                equation(x, facts.show(value)),
              ]
            }
            return [
              facts.equation,
              equation(x, minus(facts.show(facts.right), signed(facts.show(facts.by), facts.by))),
              equation(x, facts.show(facts.right.minus(facts.by))),
            ]
          },
        },
      },
      follows,
    }),
    rightWork,
  )

/** 9 − x = 14: the minus sign of x. */
export const fromMistake = <const L extends 'medium' | 'hard'>(level: L, draw: (random: Random) => OneStep) =>
  withSolution(
    findMistake({
      levels: [level],
      lines: 2,
      draw: random => draw(random),
      work: fromWork,
      steps: ({ by, right, show, x: value }) => [
        explained(
          equation(negative(x), minus(show(right), signed(show(by), by))),
          line`Subtract ${show(by)} from both sides: the minus sign of x stays.`,
          line`Resta ${show(by)} de ambos lados: el signo menos de x se mantiene.`,
        ),
        step(equation(negative(x), show(right.minus(by))), because.simplify),
        explained(
          equation(x, show(value)),
          line`Divide both sides by −1: the signs change.`,
          line`Divide ambos lados entre −1: los signos cambian.`,
        ),
      ],
      mistakes: {
        minusSignLost: {
          says: ({ by, show }) => ({
            en: line`x has a minus sign, which stays when ${show(by)} is subtracted`,
            es: line`x tiene un signo menos, que se mantiene al restar ${show(by)}`,
          }),
          work: ({ equation: given, by, right, show }): Work => [
            given,
            equation(x, minus(show(right), signed(show(by), by))),
            equation(x, show(right.minus(by))),
          ],
        },
        added: {
          says: ({ by, show }) => ({
            en: line`${show(by)} was added on the right, not subtracted`,
            es: line`a la derecha se sumó ${show(by)} y no se restó`,
          }),
          work: ({ equation: given, by, right, show }): Work => [
            given,
            equation(negative(x), sum(show(right), signed(show(by), by))),
            equation(x, show(right.plus(by).negated())),
          ],
        },
        signKept: {
          says: ({ right, by, show }) => ({
            en: line`if the opposite of x is ${show(right.minus(by))}, then x is ${show(by.minus(right))}`,
            es: line`si el opuesto de x es ${show(right.minus(by))}, entonces x es ${show(by.minus(right))}`,
          }),
          work: ({ equation: given, by, right, show }): Work => [
            given,
            equation(negative(x), minus(show(right), signed(show(by), by))),
            equation(x, show(right.minus(by))),
          ],
        },
      },
      follows,
    }),
    rightWork,
  )
