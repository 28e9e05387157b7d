import {
  count,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  failed,
  formulaChoice,
  itemOf,
  line,
  moneyAmount,
  price,
  prose,
  type Quantity,
  quantity,
  type Random,
  Ratio,
  role,
} from '../../../author.ts'
import { added, subtracted } from '../../kit/measures/dollars-and-cents.ts'
import { alone, ended } from '../../kit/stories/endings.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { moneyStories, timesOrShared, togetherOrLeft } from './easy-stories.ts'
import type { levels } from './levels.ts'
import {
  drawNumbers,
  inCents,
  inDollars,
  type Plan,
  type PlannedStory,
  resultOf,
  severalTimes,
  sharedOut,
  undone,
  WHY,
  workOf,
  workStep,
} from './plans.ts'

const drawTold = (stories: readonly PlannedStory[]) => (random: Random) => {
  const story = random.evenly(stories)
  return { story, ...drawNumbers(random, story) }
}
type Told = ReturnType<ReturnType<typeof drawTold>>

const inUnit = ({ unit }: PlannedStory, value: number): Quantity => {
  return unit === null ? failed('A story about money has no unit') : count(value, unit)
}
/** The plan is in the name of the second number: a check reads no words. */
const tellMeasured = ({ story, a, b }: Told) => {
  const isPart = story.plan === '+' || story.plan === '−'
  return story.tell(role('first', inUnit(story, a)), role(story.plan, isPart ? inUnit(story, b) : b))
}
const PLANS: readonly Plan[] = ['+', '−', '×', '÷']
const planIn = (terms: readonly { readonly name: string }[]): Plan =>
  itemOf(
    PLANS.filter(plan => terms.some(({ name }) => name === plan)),
    0,
  )

const measuredStory = (stories: readonly PlannedStory[], form: FormMaker<typeof levels>) =>
  form({
    levels: ['easy'],
    kind: 'story',
    share: 2,
    lines: 2,
    draw: drawTold(stories),
    answer: quantity,
    solve: ({ story, a, b }) => inUnit(story, resultOf(story.plan, a, b)),
    ask: tellMeasured,
    solution({ story, a, b }, found) {
      const { en, es } = story.ends(found)
      return [workStep(story.plan, a, b), ended(alone(found), en, es)]
    },
    // Undoes what was done.
    check(printed, { amount }) {
      const plan = planIn(printed.terms('role'))
      return undone(plan, exact(amount), printed.role(plan)).equals(printed.role('first'))
    },
  })

export const easyForms = (form: FormMaker<typeof levels>) => ({
  togetherOrLeft: measuredStory(togetherOrLeft, form),
  timesOrShared: measuredStory(timesOrShared, form),

  money: form({
    levels: ['easy'],
    kind: 'story',
    share: 2,
    lines: 3,
    draw(random) {
      const story = random.evenly(moneyStories)
      return random.until(
        () => {
          // A first lesson shares amounts that come out in dimes.
          const by = story.plan === '÷' ? 10 : 5
          const [first, second] = [by * random.int(story.a[0] / by, story.a[1] / by), random.int(...story.b)]
          const isPart = story.plan === '+' || story.plan === '−'
          const b = isPart ? 5 * Math.round(second / 5) : second
          return { story, a: story.plan === '÷' ? first * b : first, b }
        },
        ({ story, a, b }) => a % 100 !== 0 && resultOf(story.plan, a, b) % 100 !== 0,
      )
    },
    answer: moneyAmount,
    solve: ({ story, a, b }) => resultOf(story.plan, a, b),
    ask: ({ story, a, b }) => {
      const isPart = story.plan === '+' || story.plan === '−'
      return story.tell(role('first', price(a)), role(story.plan, isPart ? price(b) : b))
    },
    solution({ story: { plan, ends }, a, b }, found) {
      const { en, es } = ends(price(found))
      const worked =
        plan === '+'
          ? added(a, b)
          : plan === '−'
            ? subtracted(a, b)
            : [inCents(a), ...(plan === '÷' ? sharedOut(a, b) : severalTimes(a, b)), inDollars(found)]
      return [...worked, ended(price(found), en, es)]
    },
    check(printed, answer) {
      const plan = planIn(printed.terms('role'))
      return undone(plan, Ratio.of(answer, 100), printed.role(plan)).equals(printed.role('first'))
    },
  }),

  whichExpression: form({
    levels: ['easy'],
    draw: drawTold(startingAt([...timesOrShared, ...togetherOrLeft], 5)),
    answer: formulaChoice,
    solve: ({ story, a, b }) => workOf(story.plan, a, b),
    mistakes: ({ story, a, b }) =>
      Object.fromEntries(PLANS.filter(plan => plan !== story.plan).map(plan => [plan, workOf(plan, a, b)])),
    ask: facts => {
      const { en, es } = tellMeasured(facts)
      return {
        en: [en, prose`Which expression gives the answer?`],
        es: [es, prose`¿Qué expresión da la respuesta?`],
      }
    },
    solution: ({ story, a, b }) => [
      explained(workOf(story.plan, a, b), WHY[story.plan].en, WHY[story.plan].es),
      ended(
        equation(workOf(story.plan, a, b), resultOf(story.plan, a, b)),
        story.ends(inUnit(story, resultOf(story.plan, a, b))).en,
        story.ends(inUnit(story, resultOf(story.plan, a, b))).es,
      ),
    ],
    whyWrong: ({ story: { plan } }) => ({
      '+':
        plan === '−'
          ? { en: line`Nothing is put together here.`, es: line`Aquí no se junta nada.` }
          : {
              en: line`The two numbers do not count the same thing.`,
              es: line`Los dos números no cuentan lo mismo.`,
            },
      '−':
        plan === '+'
          ? { en: line`Nothing is taken away here.`, es: line`Aquí no se quita nada.` }
          : {
              en: line`Nothing is taken away from the first amount.`,
              es: line`No se quita nada de la primera cantidad.`,
            },
      '×':
        plan === '÷'
          ? { en: line`The amount gets smaller when it is shared.`, es: line`La cantidad es menor cuando se reparte.` }
          : { en: line`There are no equal amounts to multiply.`, es: line`No hay cantidades iguales que multiplicar.` },
      '÷':
        plan === '×'
          ? {
              en: line`The answer must be greater than one of the equal amounts.`,
              es: line`La respuesta debe ser mayor que una de las cantidades iguales.`,
            }
          : { en: line`Nothing is shared equally here.`, es: line`Aquí no se reparte nada en partes iguales.` },
    }),
    check(printed, answer) {
      const plan = planIn(printed.terms('role'))
      return undone(plan, evaluate(expr(answer)), printed.role(plan)).equals(printed.role('first'))
    },
  }),
})
