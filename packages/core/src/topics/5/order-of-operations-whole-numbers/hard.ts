import {
  both,
  bracketed,
  type Expr,
  equation,
  evaluate,
  expression,
  type FormMaker,
  holds,
  minus,
  prose,
  statements,
  step,
  sum,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'

/** One pair of parentheses in a + b × c − d; each drawn so that only one place gives the value. */
const placements = {
  '(a + b) × c − d': (a: number, b: number, c: number, d: number) => ({
    of: minus(times(bracketed(sum(a, b)), c), d),
    value: (a + b) * c - d,
  }),
  'a + b × (c − d)': (a: number, b: number, c: number, d: number) => ({
    of: sum(a, times(b, bracketed(minus(c, d)))),
    value: a + b * (c - d),
  }),
}

const otherThan = (placement: keyof typeof placements) =>
  placement === '(a + b) × c − d' ? 'a + b × (c − d)' : '(a + b) × c − d'

export const hardForms = (form: FormMaker<typeof levels>) => ({
  parentheses: form({
    instruction: {
      en: prose`Insert one pair of parentheses to make the equation true.`,
      es: prose`Coloca un par de paréntesis para que la igualdad sea verdadera.`,
    },
    levels: ['hard'],
    share: 2,
    draw(random) {
      const placement = random.evenly(Object.keys(placements) as (keyof typeof placements)[])
      return random.until(
        () => {
          const [a, b, d] = [random.int(2, 9), random.int(2, 6), random.int(1, 6)]
          const c = d + random.int(2, 6)
          return {
            bare: minus(sum(a, times(b, c)), d),
            plain: a + b * c - d,
            other: placements[otherThan(placement)](a, b, c, d),
            ...placements[placement](a, b, c, d),
          }
        },
        ({ plain, value, other }) => new Set([plain, value, other.value]).size === 3,
      )
    },
    answer: { ...expression, requires: 'same-form' },
    solve: ({ of }) => of,
    ask: ({ bare, value }) => both(equation(bare, value)),
    solution: ({ bare, plain, other, of, value }) => [
      step(statements(equation(bare, plain), equation(other.of, other.value)), because.tryEach),
      step(equation(of, value), because.chooseTheOneThatFits),
    ],
    // The same numbers in the same order, now worth the right side.
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      const numbers = (of: Expr) =>
        JSON.stringify(of)
          .match(/"n":\d+/g)
          ?.join()
      return (
        numbers(left) === numbers(answer) &&
        evaluate(answer).equals(evaluate(right)) &&
        holds(answer, part => part.kind === 'group')
      )
    },
  }),
})
