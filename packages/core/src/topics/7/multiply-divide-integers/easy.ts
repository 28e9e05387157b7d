import {
  answerStep,
  blank,
  both,
  equation,
  explained,
  expr,
  type FormMaker,
  integer,
  itemOf,
  line,
  prose,
  relation,
  signOf,
  step,
  trueOrFalse,
} from '../../../author.ts'
import { amountAnswer, amountLine } from '../../kit/stories/amounts.ts'
import type { levels } from './levels.ts'
import { amountOf, drawPair, drawTotal, find, solutionOf, undoes, valueOf, written } from './parts.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  bare: form({
    levels: ['easy', 'medium'],
    share: 3,
    instruction: find,
    draw: drawPair,
    answer: integer,
    solve: valueOf,
    ask: pair => both(equation(written(pair), blank(3))),
    solution: solutionOf,
    check: (printed, answer) => undoes(printed.one('relation').left, answer),
  }),

  trueOrFalse: form({
    levels: ['easy'],
    instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
    draw(random, level) {
      const isTrue = random.evenly([true, false])
      const pair = drawPair(random, level)
      return { pair, claimed: isTrue ? valueOf(pair) : -valueOf(pair) }
    },
    answer: trueOrFalse,
    solve: ({ pair, claimed }) => (valueOf(pair) === claimed ? 'true' : 'false'),
    ask: ({ pair, claimed }) => both(equation(written(pair), claimed)),
    solution({ pair, claimed }, answer) {
      const sizes = itemOf(solutionOf(pair), 0)
      const value = valueOf(pair)
      return [
        sizes,
        step(expr(value), signOf(value)),
        answer === 'true'
          ? answerStep(equation(value, claimed), {
              en: line`The statement is true.`,
              es: line`La afirmación es verdadera.`,
            })
          : answerStep(relation(value, '≠', claimed), {
              en: line`The statement is false.`,
              es: line`La afirmación es falsa.`,
            }),
      ]
    },
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      return answer === (undoes(left, right) ? 'true' : 'false')
    },
  }),

  totalChange: form({
    levels: ['easy'],
    kind: 'story',
    draw: random => drawTotal(random),
    answer: amountAnswer,
    solve: ({ story, each, times }) => story.amount(-each * times),
    ask: ({ story, each, times, who }) => story.total(each, times, who),
    solution: ({ each, times }, total) => [
      explained(
        written({ operation: '×', left: times, right: -each }),
        line`The same change of ${-each} happens ${times} times: multiply.`,
        line`El mismo cambio de ${-each} ocurre ${times} veces: multiplica.`,
      ),
      ...solutionOf({ operation: '×', left: times, right: -each }),
      answerStep(amountLine(total), {
        en: line`The total change is ${total}.`,
        es: line`El cambio total es de ${total}.`,
      }),
    ],
    // Each time it goes down by the printed amount.
    check: (printed, answer) => amountOf(answer).over(printed.role('times')).equals(printed.role('each').negated()),
  }),
})
