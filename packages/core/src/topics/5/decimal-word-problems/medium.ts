import {
  answerStep,
  bullets,
  decimal,
  exact,
  explained,
  expr,
  type FormMaker,
  line,
  moneyAmount,
  prose,
  quantity,
  Ratio,
  type Step,
  tupleOf,
} from '../../../author.ts'
import { writtenAsExpressions } from './expression-stories.ts'
import type { levels } from './levels.ts'
import { moneyProducts, moneyQuotients, products, quotients, uneven } from './medium-stories.ts'
import {
  amountOf,
  answerOf,
  centsOf,
  drawFrom,
  expressionAndValue,
  expressionOf,
  found,
  leadsBack,
  oneStep,
  type Story,
  solved,
  tell,
  worksOf,
} from './story.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => {
  const measures = (stories: readonly Story[]) =>
    form({
      levels: ['medium'],
      kind: 'story',
      draw: random => drawFrom(random, stories),
      answer: quantity,
      solve: amountOf,
      ask: tell,
      solution: solved,
      check: (printed, { amount }) => leadsBack(printed, exact(amount)),
    })
  const prices = (stories: readonly Story[]) =>
    form({
      levels: ['medium'],
      kind: 'story',
      draw: random => drawFrom(random, stories),
      answer: moneyAmount,
      solve: centsOf,
      ask: tell,
      solution: solved,
      check: (printed, cents) => leadsBack(printed, Ratio.of(cents, 100)),
    })
  return {
    severalOfOneSize: measures(products),
    equalParts: measures(quotients),
    costOfSeveral: prices(moneyProducts),
    costOfOne: prices(moneyQuotients),
    unevenPlaces: measures(uneven),

    writeExpression: form({
      levels: ['medium'],
      kind: 'story',
      lines: 3,
      draw: random => drawFrom(random, writtenAsExpressions),
      answer: expressionAndValue,
      solve: facts => [expressionOf(facts), decimal(answerOf(facts))],
      ask(facts) {
        const { en, es } = tell(facts)
        return {
          en: [en, bullets(line`Expression: ____`, line`Value: ____`)],
          es: [es, bullets(line`Expresión: ____`, line`Valor: ____`)],
        }
      },
      solution: (facts, answers): readonly Step[] => {
        const [expression, value] = tupleOf(answers, 2)
        const [work] = tupleOf(worksOf(facts), 1)
        return [
          work.operation === '×'
            ? explained(
                expression,
                line`Equal amounts are put together: multiply.`,
                line`Se juntan cantidades iguales: multiplica.`,
              )
            : explained(
                expression,
                line`An amount is split into equal parts: divide.`,
                line`Una cantidad se divide en partes iguales: divide.`,
              ),
          ...oneStep(facts, work),
          answerStep(
            {
              en: prose`Expression: ${expression}; value: ${value}`,
              es: prose`Expresión: ${expression}; valor: ${value}`,
            },
            facts.story.ends(found(facts)),
          ),
        ]
      },
      check(printed, answers) {
        const [expression, value] = tupleOf(answers, 2)
        return exact(expression).equals(exact(value)) && leadsBack(printed, exact(expr(value)))
      },
    }),
  }
}
