import {
  answerStep,
  type Block,
  type Both,
  count,
  equation,
  exact,
  explained,
  type FormMaker,
  howMany,
  type Inline,
  line,
  quantity,
  type Random,
  type Step,
  step,
  story,
  sum,
  things,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { areOdd, shownRatio, simplest, type Terms, toRatio } from './parts.ts'
import { drawTwo } from './ratios.ts'
import { type Setting, settingsAt } from './settings.ts'

/** Likely amounts of things in one place. */
const MOST = 60

type Amount = ReturnType<typeof count>

const told = (...content: readonly Inline[]): Block => ({ kind: 'paragraph', content })

const answered = (answer: Amount): Step =>
  answerStep(told(answer), { en: line`There are ${answer}.`, es: line`Hay ${answer}.` })

function drawGiven(random: Random, way: 'up' | 'across', { first, second }: Setting) {
  const { known, other } = random.until(
    () => drawTwo(random, [2, 9], way, lowest => way === 'up' || areOdd(lowest)),
    ({ known, other }) => Math.max(...known, ...other) <= MOST,
  )
  return { first: count(known[0], first), second: count(known[1], second), given: count(other[0], first) }
}

const valueOf = ({ amount }: Amount): number => exact(amount).n
const termsOf = ({ first, second }: { readonly first: Amount; readonly second: Amount }): Terms => [
  valueOf(first),
  valueOf(second),
]

/** Two amounts in one place, and how many of the first there are elsewhere. */
const asMany = {
  answer: quantity,
  solve(numbers: ReturnType<typeof drawGiven>, { second }: Setting) {
    const [a, b] = termsOf(numbers)
    return count((valueOf(numbers.given) * b) / a, second)
  },
  solution: (numbers: ReturnType<typeof drawGiven>, answer: Amount) => [
    ...toRatio(termsOf(numbers), [valueOf(numbers.given), valueOf(answer)]),
    answered(answer),
  ],
  check: (numberOf: (name: 'first' | 'second' | 'given') => ReturnType<typeof exact>, answer: Amount) =>
    exact(answer.amount)
      .times(numberOf('first'))
      .equals(numberOf('second').times(numberOf('given'))),
}

const elsewhere = ({ one, another }: Setting, said: Both<readonly [readonly Inline[], readonly Inline[]]>) => ({
  en: told(one.en, ...said.en[0], another.en, ...said.en[1]),
  es: told(one.es, ...said.es[0], another.es, ...said.es[1]),
})

export const storyForms = (form: FormMaker<typeof levels>) => ({
  forEvery: form(
    story({
      levels: ['easy'],
      settings: settingsAt.easy,
      ...asMany,
      solution: (numbers, answer, { first, second }) => [
        explained(
          shownRatio(termsOf(numbers)),
          line`Write the ratio of ${things(first)} to ${things(second)}.`,
          line`Escribe la razón entre ${things(first)} y ${things(second)}.`,
        ),
        ...asMany.solution(numbers, answer),
      ],
      draw: (random, setting) => drawGiven(random, 'up', setting),
      ask: ({ first, second, given }, { one, second: asked }) => ({
        en: told(
          one.en,
          ...line` there are ${second} for every ${first}. There are ${given}. ${howMany(asked)} are there?`,
        ),
        es: told(one.es, ...line` hay ${second} por cada ${first}. Hay ${given}. ¿${howMany(asked)} hay?`),
      }),
    }),
  ),

  sameRatio: form(
    story({
      levels: ['medium'],
      settings: settingsAt.medium,
      ...asMany,
      draw: (random, setting) => drawGiven(random, 'across', setting),
      ask: ({ first, second, given }, setting) =>
        elsewhere(setting, {
          en: [
            line` there are ${first} and ${second}. `,
            line`, the ratio is the same, and there are ${given}. ${howMany(setting.second)} are there?`,
          ],
          es: [
            line` hay ${first} y ${second}. `,
            line`, la razón es la misma y hay ${given}. ¿${howMany(setting.second)} hay?`,
          ],
        }),
    }),
  ),

  partsOfTotal: form(
    story({
      levels: ['hard'],
      share: 2,
      settings: settingsAt.hard,
      draw(random, { first, second }) {
        const [a, b] = simplest(random, [2, 9])
        return {
          first: count(a, first),
          second: count(b, second),
          total: (a + b) * random.int(3, Math.min(9, Math.floor((2 * MOST) / (a + b)))),
        }
      },
      answer: quantity,
      solve(numbers, { first }) {
        const [a, b] = termsOf(numbers)
        return count((numbers.total / (a + b)) * a, first)
      },
      ask: ({ first, second, total }, { one, first: asked, both }) => ({
        en: told(
          one.en,
          ...line` there are ${second} for every ${first}. There are ${total} ${both} in all. ${howMany(asked)} are there?`,
        ),
        es: told(
          one.es,
          ...line` hay ${second} por cada ${first}. En total hay ${total} ${both}. ¿${howMany(asked)} hay?`,
        ),
      }),
      solution(numbers, answer, { first }) {
        const [a, b] = termsOf(numbers)
        return [
          step(equation(sum(a, b), a + b), because.addTerms),
          explained(
            shownRatio([a + b, a]),
            line`This is the ratio of the total to the number of ${things(first)}.`,
            line`Esta es la razón entre el total y el número de ${things(first)}.`,
          ),
          ...toRatio([a + b, a], [numbers.total, valueOf(answer)]),
          answered(answer),
        ]
      },
      // So many for the first leave for the second what the ratio gives.
      check(numberOf, answer) {
        const first = exact(answer.amount)
        return first.times(numberOf('second')).equals(numberOf('total').minus(first).times(numberOf('first')))
      },
    }),
  ),
})
