import {
  count,
  type Expr,
  equation,
  explained,
  type FormMaker,
  line,
  minus,
  mixed,
  name,
  over,
  people,
  prose,
  Ratio,
  role,
  type Sentence,
  sentenceChoice,
  sum,
  times,
} from '../../../author.ts'
import { inLowestTerms } from '../../kit/fractions/fractions.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import { mistakeStories, type Plan } from './hard-stories.ts'
import type { levels } from './levels.ts'
import { drawerOf, eachOf, resultOf, secondOf, type Told, type TwoSteps, tell, topOf, worked } from './two-steps.ts'

/** What a pupil answers, and why that is wrong. */
const MISTAKES = ['once', 'stopped', 'operation', 'added'] as const
type MistakeName = (typeof MISTAKES)[number]
const wrongTop = (plan: Plan, { n, a, c, d }: TwoSteps, mistake: MistakeName): number => {
  const withProduct = (product: number) => topOf(plan, { n: 1, a: product, c, d })
  return {
    once: withProduct(a),
    stopped: n * a,
    operation: plan === 'more' ? n * a - c : n * a + c,
    added: withProduct(n + a),
  }[mistake]
}
const mistakeSays = (told: Told, mistake: MistakeName): Sentence => {
  const { story, n, a } = told
  const adds = story.plan === 'more'
  const says = {
    once: {
      en: prose`The amount of ${eachOf(told)} was counted only once.`,
      es: prose`La cantidad de ${eachOf(told)} se contó una sola vez.`,
    },
    stopped: {
      en: prose`Only the first step was done: the product is not the answer yet.`,
      es: prose`Solo se hizo el primer paso: el producto no es todavía la respuesta.`,
    },
    operation: adds
      ? {
          en: prose`In the second step, the amounts were subtracted instead of added.`,
          es: prose`En el segundo paso se restó en vez de sumar.`,
        }
      : {
          en: prose`In the second step, the amounts were added instead of subtracted.`,
          es: prose`En el segundo paso se sumó en vez de restar.`,
        },
    added: {
      en: prose`In the first step, ${n} and the numerator ${a} were added instead of multiplied.`,
      es: prose`En el primer paso, ${n} y el numerador ${a} se sumaron en vez de multiplicarse.`,
    },
  }[mistake]
  return { key: mistake, says }
}
/** Whether each mistake leads to a likely answer of its own. */
const tellsMistakesApart = (plan: Plan, numbers: TwoSteps): boolean => {
  const tops = MISTAKES.map(mistake => wrongTop(plan, numbers, mistake))
  return tops.every(top => top > 0) && new Set([...tops, topOf(plan, numbers)]).size === MISTAKES.length + 1
}

const drawMistaken = drawerOf(mistakeStories, (plan, numbers) => numbers.n > 3 && tellsMistakesApart(plan, numbers))

/** What a pupil answers who makes the mistake. */
const givenBy = (told: Told, mistake: MistakeName) =>
  count(inLowestTerms(Ratio.of(wrongTop(told.story.plan, told, mistake), told.d)), told.story.noun)

/** The calculation of a pupil who makes the mistake. */
const mistakenWork = (told: Told, mistake: MistakeName): Expr => {
  const { n, a, c, d, story } = told
  const given = inLowestTerms(Ratio.of(wrongTop(told.story.plan, told, mistake), d))
  const [product, other] = [over(n * a, d), over(c, d)]
  const work = {
    once: secondOf(story.plan, { n: 1, a, c, d }),
    stopped: times(n, over(a, d)),
    operation: story.plan === 'more' ? minus(product, other) : sum(other, product),
    added: secondOf(story.plan, { n: 1, a: n + a, c, d }),
  }[mistake]
  return equation(work, given)
}

/** A wrong answer, and which mistake leads to it. */
export const whichMistakeForm = (form: FormMaker<typeof levels>) => ({
  whichMistake: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw(random) {
      return { mistake: random.evenly(MISTAKES), who: random.pick(people), ...drawMistaken(random) }
    },
    answer: sentenceChoice,
    solve: told => mistakeSays(told, told.mistake),
    mistakes: told =>
      Object.fromEntries(
        MISTAKES.filter(mistake => mistake !== told.mistake).map(mistake => [mistake, mistakeSays(told, mistake)]),
      ),
    ask(told) {
      const { en, es } = paragraph(tell(told))
      const given = role('given', givenBy(told, told.mistake))
      return {
        en: [en, prose`${name(told.who)} answers ${given}. What mistake leads to this answer?`],
        es: [es, prose`${name(told.who)} responde ${given}. ¿Qué error lleva a esa respuesta?`],
      }
    },
    solution(told, answer) {
      const { story, d, mistake } = told
      const right = count(mixed(resultOf(told)), story.noun)
      return [
        ...worked(told).slice(0, 3),
        explained(
          equation(over(topOf(story.plan, told), d), mixed(resultOf(told))),
          line`The right answer is ${right}.`,
          line`La respuesta correcta es ${right}.`,
        ),
        explained(
          answer.says,
          line`${name(told.who)}’s calculation: ${mistakenWork(told, mistake)}.`,
          line`El cálculo de ${name(told.who)}: ${mistakenWork(told, mistake)}.`,
        ),
      ]
    },
    whyWrong: told =>
      Object.fromEntries(
        MISTAKES.filter(mistake => mistake !== told.mistake).map(mistake => [
          mistake,
          explained(
            mistakenWork(told, mistake),
            line`This mistake would give ${givenBy(told, mistake)}, not ${givenBy(told, told.mistake)}.`,
            line`Este error daría ${givenBy(told, mistake)}, no ${givenBy(told, told.mistake)}.`,
          ),
        ]),
      ),
    check(printed, { key }) {
      const [n, each, given] = [printed.role('n').n, printed.role('each'), printed.role('given')]
      const plan = printed.terms('role').find(({ name }) => name === 'more' || name === 'left' || name === 'less')?.name
      if (plan === undefined) return false
      const other = printed.role(plan)
      const second = (product: Ratio) =>
        plan === 'more' ? product.plus(other) : plan === 'left' ? other.minus(product) : product.minus(other)
      const made: Readonly<Record<string, Ratio>> = {
        once: second(each),
        stopped: each.times(n),
        operation: plan === 'more' ? each.times(n).minus(other) : each.times(n).plus(other),
        added: second(each.plus(Ratio.of(n, each.d))),
      }
      return made[key]?.equals(given) === true
    },
  }),
})
