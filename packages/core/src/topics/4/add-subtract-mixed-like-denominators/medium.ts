import {
  answerStep,
  blank,
  both,
  count,
  equation,
  evaluate,
  exact,
  explainedBy,
  expr,
  type FormMaker,
  formulaChoice,
  line,
  minus,
  mixedNumberInLowestTerms,
  prose,
  type Random,
  role,
} from '../../../author.ts'
import { turned } from '../../kit/choices/turned.ts'
import { inLowestTerms } from '../../kit/fractions/fractions.ts'
import {
  asItStands,
  type Mixed,
  mixedShown,
  mixedSteps,
  operated,
  ratioOf,
  resultOf,
} from '../../kit/fractions/mixed.ts'
import { mixedQuantity } from '../../kit/fractions/mixed-quantity.ts'
import { asked, DENOMINATORS, drawRegrouping, isMixedResult, LOWEST, type Operation } from './draws.ts'
import { countsUp } from './easy.ts'
import type { levels } from './levels.ts'
import { type TwoStory, twoStories } from './stories.ts'

const written = ({ sign, a, b }: Operation) => operated(sign, asItStands(a), asItStands(b))

const drawStory = (random: Random) => {
  const story: TwoStory = random.evenly(twoStories)
  const d = random.pick(story.denominators)
  const mixedNumber = (): Mixed => ({ w: random.int(...story.wholes), n: random.coprimeTo(d), d })
  return random.until(
    () => ({ story, sign: story.sign, a: mixedNumber(), b: mixedNumber() }),
    ({ sign, a, b }) =>
      isMixedResult(resultOf(sign, a, b)) && (sign === '+' ? a.n + b.n > d && a.w !== b.w : a.n < b.n),
  )
}

/** Near the right expression: with another whole number, or with another numerator. */
function others({ sign, a, b }: Operation): readonly (readonly [name: string, other: Operation])[] {
  const off = a.n + 1 < a.d ? 1 : -1
  return [
    ['wholeForgotten', { sign, a: { ...a, w: a.w + 1 }, b }],
    ['otherWhole', { sign, a: { ...a, w: a.w + (sign === '+' ? 2 : 3) }, b }],
    ['otherPart', { sign, a: { ...a, n: a.n + off }, b }],
  ]
}

const OTHER_WHOLE = { en: line`The whole number does not fit.`, es: line`El número entero no corresponde.` }
const OTHER_PART = { en: line`The fraction does not fit.`, es: line`La fracción no corresponde.` }

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  regroup: form({
    levels: ['medium'],
    share: 2,
    instruction: LOWEST,
    draw: random => drawRegrouping(random, 0),
    answer: mixedNumberInLowestTerms,
    solve: ({ sign, a, b }) => mixedShown(resultOf(sign, a, b)),
    ask: facts => both(equation(written(facts), blank(3))),
    solution: ({ sign, a, b }) => mixedSteps(sign, a, b),
    check: countsUp,
  }),

  fromWhole: form({
    levels: ['medium'],
    instruction: LOWEST,
    draw(random) {
      const d = random.evenly(turned(DENOMINATORS, 5))
      const whole = random.int(4, 9)
      return { whole, taken: { w: random.int(1, whole - 2), n: random.coprimeTo(d), d } }
    },
    answer: mixedNumberInLowestTerms,
    solve: ({ whole, taken }) => mixedShown(resultOf('−', { w: whole, n: 0, d: taken.d }, taken)),
    ask: ({ whole, taken }) => both(equation(minus(whole, asItStands(taken)), blank(3))),
    solution: ({ whole, taken }) => mixedSteps('−', { w: whole, n: 0, d: taken.d }, taken),
    // The answer and what is taken away make the whole again.
    check(printed, answer) {
      const [whole, taken] = printed.all('number').map(item => evaluate(item))
      return whole !== undefined && taken !== undefined && exact(answer).plus(taken).equals(whole)
    },
  }),

  whichExpression: form({
    levels: ['medium'],
    draw(random) {
      const right = drawRegrouping(random, 3, ['−', '+'])
      return { right, result: resultOf(right.sign, right.a, right.b) }
    },
    answer: formulaChoice,
    solve: ({ right }) => written(right),
    mistakes: ({ right }) => Object.fromEntries(others(right).map(([name, other]) => [name, written(other)])),
    ask: ({ result }) => ({
      en: prose`Which expression is equal to ${mixedShown(result)}?`,
      es: prose`¿Qué expresión es igual a ${mixedShown(result)}?`,
    }),
    solution: ({ right, result }, answer) => [
      ...mixedSteps(right.sign, right.a, right.b),
      answerStep(expr(answer), {
        en: line`This expression is equal to ${mixedShown(result)}.`,
        es: line`Esta expresión es igual a ${mixedShown(result)}.`,
      }),
    ],
    whyWrong: ({ right }) =>
      Object.fromEntries(
        others(right).map(([name, other]) => [
          name,
          explainedBy(
            equation(written(other), mixedShown(resultOf(other.sign, other.a, other.b))),
            name === 'otherPart' ? OTHER_PART : OTHER_WHOLE,
          ),
        ]),
      ),
    check: (printed, answer) => evaluate(expr(answer)).equals(evaluate(printed.one('number'))),
  }),

  story: form({
    levels: ['medium'],
    kind: 'story',
    share: 2,
    lines: 3,
    instruction: LOWEST,
    draw: drawStory,
    answer: mixedQuantity,
    solve: ({ story, sign, a, b }) => count(inLowestTerms(ratioOf(resultOf(sign, a, b))), story.noun),
    ask: ({ story, sign, a, b }) =>
      asked(
        story.tell(
          role('first', count(mixedShown(a), story.noun)),
          role(sign === '+' ? 'more' : 'less', count(mixedShown(b), story.noun)),
        ),
      ),
    solution: ({ story, sign, a, b }, answer) => {
      const steps = mixedSteps(sign, a, b)
      return [
        ...steps,
        answerStep(equation(operated(sign, asItStands(a), asItStands(b)), answer.amount), story.ends(answer)),
      ]
    },
    check(printed, { amount }) {
      const adds = printed.terms('role').some(({ name }) => name === 'more')
      const first = printed.role('first')
      // What was added is taken away again, or what was taken away put back.
      return adds
        ? evaluate(amount).minus(printed.role('more')).equals(first)
        : evaluate(amount).plus(printed.role('less')).equals(first)
    },
  }),
})
