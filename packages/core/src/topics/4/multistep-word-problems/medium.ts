import {
  answerStep,
  equation,
  exact,
  explained,
  expr,
  type FormMaker,
  formulaChoice,
  integer,
  line,
  quantity,
  type Random,
  role,
  step,
  sum,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { rounded } from '../../kit/rounding/rounding.ts'
import { choosing, writing } from './choosing.ts'
import { estimatedStories } from './estimates.ts'
import type { levels } from './levels.ts'
import { mediumStories } from './medium-stories.ts'
import { amountOf, drawFrom, solved, storiesAt, tell, undoesAmount } from './story.ts'

/** No story is told in two forms. */
const [toSolve, toWrite, toChoose] = [
  storiesAt(mediumStories, 0, 5, 2, 9),
  storiesAt(mediumStories, 8, 3, 1, 6),
  storiesAt(mediumStories, 7, 4, 11, 10),
]

/** The second amount is about half as large as the product, or somewhat larger than that: the choices lie far apart. */
function drawEstimated(random: Random) {
  const told = random.evenly(estimatedStories)
  const near = (hundreds: number) => 100 * hundreds + random.sign() * random.int(4, 19)
  const [groups, hundreds] = [random.int(4, 8), random.int(3, 8)]
  const product = groups * hundreds
  const share = random.int(5, 8)
  return { told, groups, each: near(hundreds), more: near(Math.round((product * share) / 10)) }
}
type Estimated = ReturnType<typeof drawEstimated>
const parts = ({ groups, each, more }: Estimated) => {
  const [roundEach, roundMore] = [rounded(each, 100), rounded(more, 100)]
  return { roundEach, roundMore, product: groups * roundEach, about: groups * roundEach + roundMore }
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  withDivision: form({
    levels: ['medium'],
    kind: 'story',
    lines: 5,
    draw: random => drawFrom(random, toSolve),
    answer: quantity,
    solve: amountOf,
    ask: tell,
    solution: solved,
    check: undoesAmount,
  }),

  writeTheEquation: form({
    ...writing,
    levels: ['medium'],
    draw: random => drawFrom(random, toWrite),
  }),

  whichEquationDivides: form({
    ...choosing,
    levels: ['medium'],
    answer: formulaChoice,
    draw: random => drawFrom(random, toChoose),
  }),

  bestEstimate: form({
    levels: ['medium'],
    lines: 2,
    draw: drawEstimated,
    answer: integer,
    solve: facts => parts(facts).about,
    mistakes(facts) {
      const { roundMore, product } = parts(facts)
      return {
        oneStepOnly: product,
        subtracts: product - roundMore,
        multipliesBoth: product + facts.groups * roundMore,
      }
    },
    ask({ told, groups, each, more }) {
      const { en, es } = told.tell(role('groups', groups), role('each', each), role('more', more))
      return { en: { kind: 'paragraph', content: en }, es: { kind: 'paragraph', content: es } }
    },
    solution(facts) {
      const { told, groups, each, more } = facts
      const { roundEach, roundMore, product, about } = parts(facts)
      return [
        step(
          { kind: 'paragraph', content: [...line`${each} → ${roundEach}; ${more} → ${roundMore}`] },
          because.explain,
          {
            sentence: {
              en: line`Round to the nearest hundred.`,
              es: line`Redondea a la centena más cercana.`,
            },
          },
        ),
        explained(
          equation(times(groups, roundEach), product),
          line`There are ${groups} equal amounts of about ${roundEach}: multiply.`,
          line`Hay ${groups} cantidades iguales de unos ${roundEach}: multiplica.`,
        ),
        explained(
          equation(sum(product, roundMore), about),
          line`Add the other amount, about ${roundMore}.`,
          line`Suma la otra cantidad, unos ${roundMore}.`,
        ),
        answerStep(expr(about), told.ends(role('about', about))),
      ]
    },
    whyWrong(facts) {
      const { groups } = facts
      const { roundMore } = parts(facts)
      return {
        oneStepOnly: { en: line`Here ${roundMore} was not added.`, es: line`Aquí falta sumar ${roundMore}.` },
        subtracts: {
          en: line`Here ${roundMore} was subtracted, not added.`,
          es: line`Aquí ${roundMore} se restó en lugar de sumarse.`,
        },
        multipliesBoth: {
          en: line`Here ${roundMore} was multiplied by ${groups} too, but it comes only once.`,
          es: line`Aquí ${roundMore} también se multiplicó por ${groups}, pero cuenta una sola vez.`,
        },
      }
    },
    // The exact result lies within a tenth of it.
    check(printed, answer) {
      const result = printed.role('groups').times(printed.role('each')).plus(printed.role('more')).n
      return exact(answer).n % 100 === 0 && Math.abs(result - exact(answer).n) < result / 20
    },
  }),
})
