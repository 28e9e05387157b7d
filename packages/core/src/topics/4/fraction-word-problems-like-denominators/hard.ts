import {
  bracketed,
  count,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  formulaChoice,
  line,
  minus,
  mixed,
  numberList,
  over,
  prose,
  relation,
  sum,
  times,
  tupleOf,
  type Value,
} from '../../../author.ts'
import { inLowestTerms } from '../../kit/fractions/fractions.ts'
import { mixedQuantity } from '../../kit/fractions/mixed-quantity.ts'
import { answered, paragraph } from '../../kit/stories/endings.ts'
import { MIXED } from './facts.ts'
import { betweenStories, expressionStories, twoStepStories } from './hard-stories.ts'
import type { levels } from './levels.ts'
import { tableForm } from './tables.ts'
import { counted, drawerOf, eachOf, otherOf, resultOf, type Told, tell, topOf, worked } from './two-steps.ts'
import { whichMistakeForm } from './which-mistake.ts'

const drawTwoSteps = drawerOf(twoStepStories)
const drawBetween = drawerOf(betweenStories, (plan, numbers) => topOf(plan, numbers) > 2 * numbers.d)
/** None of the expressions has the value of another. */
const drawExpression = drawerOf(expressionStories, (plan, { n, a, c }) => {
  const tops = {
    more: [n * a + c, n * a - c, a + c, n * (a + c)],
    left: [c - n * a, c + n * a, c - a, n * (c - a)],
    less: [n * a - c, n * a + c, a + c, n * (a + c)],
  }[plan]
  return new Set(tops).size === tops.length
})

/** The whole calculation, right and with the mistakes that are usual. */
const expressionsOf = (told: Told) => {
  const { n, a, d } = told
  const [each, other] = [over(a, d), inLowestTerms(otherOf(told))]
  const product = bracketed(times(n, each))
  return {
    more: {
      right: sum(product, other),
      otherOperation: minus(product, other),
      onceOnly: sum(each, other),
      allTimes: times(n, bracketed(sum(each, other))),
    },
    left: {
      right: minus(other, product),
      otherOperation: sum(other, product),
      onceOnly: minus(other, each),
      allTimes: times(n, bracketed(minus(other, each))),
    },
    less: {
      right: minus(product, other),
      otherOperation: sum(product, other),
      onceOnly: sum(each, other),
      allTimes: times(n, bracketed(sum(each, other))),
    },
  }[told.story.plan]
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  twoSteps: form({
    levels: ['hard'],
    kind: 'story',
    share: 2,
    lines: 4,
    instruction: MIXED,
    draw: drawTwoSteps,
    answer: mixedQuantity,
    solve: told => count(mixed(resultOf(told)), told.story.noun),
    ask: told => paragraph(tell(told)),
    solution: (told, answer) => [...worked(told), answered(answer, told.story.ends(answer))],
    check: (printed, { amount }) => counted(printed).equals(evaluate(amount)),
  }),

  between: form({
    levels: ['hard'],
    kind: 'story',
    lines: 4,
    draw: drawBetween,
    answer: numberList,
    solve(told): readonly Value[] {
      const least = Math.floor(resultOf(told).toNumber())
      return [least, least + 1]
    },
    ask: told => {
      const { en, es } = paragraph(tell(told), {
        en: line`Do not write the answer itself: write the two consecutive whole numbers that it lies between.`,
        es: line`No escribas la respuesta misma: escribe los dos números enteros consecutivos entre los que está.`,
      })
      return {
        en: [en, prose`The answer is between ____ and ____.`],
        es: [es, prose`La respuesta está entre ____ y ____.`],
      }
    },
    key: told => {
      const { story } = told
      const [least, found] = [Math.floor(resultOf(told).toNumber()), count(mixed(resultOf(told)), story.noun)]
      return {
        en: prose`The answer, ${found}, is between ${least} and ${count(least + 1, story.noun)}.`,
        es: prose`La respuesta, ${found}, está entre ${least} y ${count(least + 1, story.noun)}.`,
      }
    },
    solution(told) {
      const { d, story } = told
      const [least, top] = [Math.floor(resultOf(told).toNumber()), topOf(story.plan, told)]
      return [
        ...worked(told).slice(0, 3),
        explained(
          relation(relation(over(least * d, d), '<', over(top, d)), '<', over((least + 1) * d, d)),
          line`${over(least * d, d)} is ${least}, and ${over((least + 1) * d, d)} is ${least + 1}: the answer is between them.`,
          line`${over(least * d, d)} es ${least} y ${over((least + 1) * d, d)} es ${least + 1}: la respuesta está entre los dos.`,
        ),
      ]
    },
    check(printed, answers) {
      const found = counted(printed)
      const [least, most] = tupleOf(answers.map(exact), 2)
      return most.minus(least).equals(1) && found.compare(least) > 0 && found.compare(most) < 0
    },
  }),

  whichExpression: form({
    levels: ['hard'],
    draw: drawExpression,
    answer: formulaChoice,
    solve: told => expressionsOf(told).right,
    mistakes(told) {
      const { right: _, ...wrong } = expressionsOf(told)
      return wrong
    },
    ask: told => {
      const { en, es } = paragraph(tell(told))
      return {
        en: [en, prose`Which expression answers the question?`],
        es: [es, prose`¿Qué expresión responde a la pregunta?`],
      }
    },
    solution: (told, answer) => {
      const { story, n, a, d } = told
      const why = {
        more: {
          en: line`The other amount is added once: it is not multiplied.`,
          es: line`La otra cantidad se suma una vez: no se multiplica.`,
        },
        left: {
          en: line`The product is taken from the amount at the start.`,
          es: line`El producto se resta de la cantidad del principio.`,
        },
        less: {
          en: line`The other amount is subtracted from the product.`,
          es: line`La otra cantidad se resta del producto.`,
        },
      }[story.plan]
      return [
        explained(
          times(n, over(a, d)),
          line`There are ${n} equal amounts of ${eachOf(told)}: multiply.`,
          line`Hay ${n} cantidades iguales de ${eachOf(told)}: multiplica.`,
        ),
        explained(expr(answer), why.en, why.es),
      ]
    },
    whyWrong: told => ({
      onceOnly: {
        en: line`This counts ${eachOf(told)} only once.`,
        es: line`Esto cuenta ${eachOf(told)} una sola vez.`,
      },
      allTimes: {
        en: line`This multiplies both amounts by ${told.n}.`,
        es: line`Esto multiplica las dos cantidades por ${told.n}.`,
      },
      otherOperation:
        told.story.plan === 'more'
          ? { en: line`This subtracts instead of adding.`, es: line`Esto resta en vez de sumar.` }
          : { en: line`This adds instead of subtracting.`, es: line`Esto suma en vez de restar.` },
    }),
    check: (printed, answer) => evaluate(expr(answer)).equals(counted(printed)),
  }),

  ...tableForm(form),

  ...whichMistakeForm(form),
})
