import {
  answerStep,
  type Block,
  type Both,
  count,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  inequality,
  line,
  m,
  over,
  type Printed,
  people,
  prose,
  type Quantity,
  quantity,
  type Random,
  type Ratio,
  relation,
  type Step,
  solveLinear,
  step,
  things,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
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

const situation = ({ story, limit, fixed, each, who }: Story) => story.says(limit, fixed, each, who)

function askStory(facts: Story): Both<Block> {
  const [told, asked] = [situation(facts), facts.story.asks(facts.who)]
  return {
    en: { kind: 'paragraph', content: [...told.en, ...asked.en] },
    es: { kind: 'paragraph', content: [...told.es, ...asked.es] },
  }
}

const solveStory = ({ story, n }: Story) => count(n, story.noun)

/** Pays for so many: more than the limit, less, or as much. */
const cost = (printed: Printed, bound: 'most' | 'least') => (n: Ratio) =>
  printed.role('each').times(n).plus(printed.role('fixed')).compare(printed.role(bound))

const signOf = ({ story }: Story): '≤' | '≥' => (story.bound === 'most' ? '≤' : '≥')
const inequalityFor = (facts: Story) => relation(m`${facts.each}n + ${facts.fixed}`, signOf(facts), facts.limit)

function storySolution(facts: Story, amount: Quantity): readonly Step[] {
  const { story, each, fixed, n: number, limit } = facts
  const isExact = each * number + fixed === limit
  const sign = signOf(facts)
  const [rest, times] = [limit - fixed, Math.floor((limit - fixed) / each)]
  const left = rest - each * times
  const whole =
    story.bound === 'most'
      ? explained(
          equation(n, number),
          line`${each} goes ${times} times into ${rest}, with ${left} left over: take the greatest whole number that fits.`,
          line`${each} cabe ${times} veces en ${rest} y sobran ${left}: toma el mayor número natural que cumple.`,
        )
      : explained(
          equation(n, number),
          line`${each} goes ${times} times into ${rest}, with ${left} left over: take the next whole number, the least that fits.`,
          line`${each} cabe ${times} veces en ${rest} y sobran ${left}: toma el número natural siguiente, el menor que cumple.`,
        )
  return [
    explained(
      inequalityFor(facts),
      story.bound === 'most'
        ? line`Let ${n} be the number of ${things(story.noun)}. “At most” means ≤.`
        : line`Let ${n} be the number of ${things(story.noun)}. “At least” means ≥.`,
      story.bound === 'most'
        ? line`Sea ${n} el número de ${things(story.noun)}. “Como máximo” significa ≤.`
        : line`Sea ${n} el número de ${things(story.noun)}. “Al menos” significa ≥.`,
    ),
    ...(isExact
      ? solveLinear(inequalityFor(facts), 'n')
      : [
          step(relation(m`${each}n`, sign, rest), because.subtractFromBothSides, { value: fixed }),
          step(relation(n, sign, over(rest, each)), because.divideBothSides, { value: each }),
          whole,
        ]),
    answerStep({ kind: 'paragraph', content: [amount] }, story.ends(amount, facts.who)),
  ]
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  writeInequality: form({
    levels: ['medium'],
    instruction: {
      en: prose`Write an inequality in ${n} for the situation. Do not solve it.`,
      es: prose`Escribe una desigualdad con ${n} para la situación. No la resuelvas.`,
    },
    draw: random => drawStory(random, random.evenly(['most', 'least'])),
    answer: inequality,
    solve: inequalityFor,
    ask(drawn) {
      const { en, es } = situation(drawn)
      const { noun } = drawn.story
      return {
        en: [{ kind: 'paragraph', content: en }, prose`Let ${n} be the number of ${words(noun.en[1], noun.es[1])}.`],
        es: [{ kind: 'paragraph', content: es }, prose`Sea ${n} el número de ${words(noun.en[1], noun.es[1])}.`],
      }
    },
    solution: drawn => [
      explained(
        m`${drawn.each}n`,
        line`For ${n} ${things(drawn.story.noun)} at ${drawn.each} each, multiply ${drawn.each} by ${n}.`,
        line`Son ${n} veces ${drawn.each}: multiplica ${drawn.each} por ${n}.`,
      ),
      explained(
        m`${drawn.each}n + ${drawn.fixed}`,
        line`Add ${drawn.fixed}, which does not depend on ${n}.`,
        line`Suma ${drawn.fixed}, que no depende de ${n}.`,
      ),
      drawn.story.bound === 'most'
        ? step(inequalityFor(drawn), because.atMost)
        : step(inequalityFor(drawn), because.atLeast),
    ],
    // What is left of the limit for every number, with the sign that the words give.
    check(printed, answer) {
      const bound = printed.terms('role').some(({ name }) => name === 'most') ? 'most' : 'least'
      return (
        answer.kind === 'relation' &&
        answer.sign === (bound === 'most' ? '≤' : '≥') &&
        [0, 1, 10].every(number =>
          evaluate(answer.left, { n: number })
            .minus(evaluate(answer.right))
            .equals(printed.role('each').times(number).plus(printed.role('fixed')).minus(printed.role(bound))),
        )
      )
    },
  }),

  atMost: form({
    levels: ['hard'],
    kind: 'story',
    draw: random => drawStory(random, 'most'),
    answer: quantity,
    solve: solveStory,
    ask: askStory,
    solution: storySolution,
    check(printed, { amount }) {
      const compared = cost(printed, 'most')
      return compared(exact(amount)) <= 0 && compared(exact(amount).plus(1)) > 0
    },
  }),

  atLeast: form({
    levels: ['hard'],
    kind: 'story',
    draw: random => drawStory(random, 'least'),
    answer: quantity,
    solve: solveStory,
    ask: askStory,
    solution: storySolution,
    check(printed, { amount }) {
      const compared = cost(printed, 'least')
      return compared(exact(amount)) >= 0 && compared(exact(amount).minus(1)) < 0
    },
  }),
})
