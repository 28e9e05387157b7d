import { inequality } from '../../../answer/expression.ts'
import { quantity } from '../../../answer/number.ts'
import { count, prose } from '../../../content.ts'
import { people } from '../../../language/people.ts'
import { relation, words } from '../../../math/build.ts'
import { evaluate, exact } from '../../../math/evaluate.ts'
import { m } from '../../../math/template.ts'
import type { Ratio } from '../../../number/ratio.ts'
import type { Printed } from '../../../printed.ts'
import type { Random } from '../../../random.ts'
import type { FormMaker } from '../../../topic.ts'
import type { levels } from './levels.ts'
import { limitStories } from './limit-stories.ts'
import { n } from './parts.ts'

/** The number of things is drawn first, then a round limit that allows no more, or no fewer. */
function drawStory(random: Random, bound: 'most' | 'least') {
  const story = random.evenly(limitStories.filter(story => story.bound === bound))
  const [each, fixed, n] = [random.int(...story.each), random.int(...story.fixed), random.int(5, 14)]
  const exactly = each * n + fixed
  const fitting = Array.from({ length: each }, (_, i) => (bound === 'most' ? exactly + i : exactly - i))
  const round = [50, 10, 5, 1]
    .map(step => fitting.filter(limit => limit % step === 0))
    .find(limits => limits.length > 0)
  return { story, each, fixed, n, limit: random.pick(round ?? fitting), who: random.pick(people) }
}

type Story = ReturnType<typeof drawStory>

const askStory = ({ story, limit, fixed, each, who }: Story) => story.says(limit, fixed, each, who)

const solveStory = ({ story, n }: Story) => count(n, story.noun)

/** Pays for so many, and shows that one more or one less will not do. */
function cost(printed: Printed) {
  const [limit, fixed, each] = printed.numbers as [Ratio, Ratio, Ratio]
  return (n: Ratio) => each.times(n).plus(fixed).compare(limit)
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  writeInequality: form({
    levels: ['hard'],
    instruction: {
      en: prose`Write an inequality in ${n} for the situation. Do not solve it.`,
      es: prose`Escribe una desigualdad con ${n} para la situación. No la resuelvas.`,
    },
    lines: 2,
    draw: random => drawStory(random, random.evenly(['most', 'least'])),
    answer: inequality,
    solve: ({ story, fixed, each, limit }) =>
      relation(m`${each}n + ${fixed}`, story.bound === 'most' ? '≤' : '≥', limit),
    ask(drawn) {
      const { en, es } = askStory(drawn)
      const { noun } = drawn.story
      return {
        en: [en, prose`Let ${n} be the number of ${words(noun.en[1], noun.es[1])}.`],
        es: [es, prose`Sea ${n} el número de ${words(noun.en[1], noun.es[1])}.`],
      }
    },
    // What is left of the limit for every number, with the sign that the words give.
    check(printed, answer) {
      const [limit, fixed, each] = printed.numbers
      if (answer.kind !== 'relation' || !limit || !fixed || !each) return false
      const sign = /at most|como máximo/.test(printed.text) ? '≤' : '≥'
      return (
        answer.sign === sign &&
        [0, 1, 10].every(number =>
          evaluate(answer.left, { n: number })
            .minus(evaluate(answer.right))
            .equals(each.times(number).plus(fixed).minus(limit)),
        )
      )
    },
  }),

  atMost: form({
    levels: ['hard'],
    lines: 4,
    draw: random => drawStory(random, 'most'),
    answer: quantity,
    solve: solveStory,
    ask: askStory,
    check(printed, { amount }) {
      const compared = cost(printed)
      return compared(exact(amount)) <= 0 && compared(exact(amount).plus(1)) > 0
    },
  }),

  atLeast: form({
    levels: ['hard'],
    lines: 4,
    draw: random => drawStory(random, 'least'),
    answer: quantity,
    solve: solveStory,
    ask: askStory,
    check(printed, { amount }) {
      const compared = cost(printed)
      return compared(exact(amount)) >= 0 && compared(exact(amount).minus(1)) < 0
    },
  }),
})
