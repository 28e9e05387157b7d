import {
  answerStep,
  blank,
  both,
  box,
  count,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  howMany,
  integer,
  line,
  power,
  prose,
  quantity,
  Ratio,
  rational,
  step,
  story,
  times,
  timesPowerOfTen,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { asDecimal, check, draw, movedBy, powerStep, result, THINGS, toDo, worked, written, zerosOf } from './powers.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  bare: form({
    levels: ['easy', 'medium'],
    draw,
    answer: rational,
    solve: facts => asDecimal(result(facts)),
    ask: ({ left, exponent, sign }) => toDo(sign, equation(written(sign, asDecimal(left), 10 ** exponent), blank(4))),
    solution: worked,
    check,
  }),

  powerAsNumber: form({
    levels: ['easy'],
    instruction: { en: prose`Complete the equation.`, es: prose`Completa la igualdad.` },
    draw: random => ({ exponent: random.int(2, 3), factor: random.int(1, 40) }),
    answer: integer,
    solve: ({ exponent, factor }) => factor * 10 ** exponent,
    ask({ exponent, factor }) {
      const ten = power(10, exponent)
      return both(equation(factor === 1 ? ten : times(factor, ten), blank(3)))
    },
    solution: ({ exponent, factor }, answer) => [
      step(powerStep(exponent), because.repeatedMultiplication),
      factor === 1
        ? step(equation(power(10, exponent), answer), because.exponentCountsZeros, { count: exponent })
        : step(
            equation(times(factor, 10 ** exponent), answer),
            because.moveDigits,
            movedBy({ left: Ratio.of(factor), exponent, sign: '×' }),
          ),
    ],
    // As many zeros as the exponent says.
    check(printed, answer) {
      const { base, exponent } = printed.one('power')
      const { left } = printed.one('relation')
      const [factor = expr(1)] = left.kind === 'product' ? left.factors : []
      return (
        evaluate(base).equals(10) &&
        exact(answer).toString() === `${evaluate(factor).n}${'0'.repeat(evaluate(exponent).n)}`
      )
    },
  }),

  numberAsPower: form({
    levels: ['easy'],
    instruction: { en: prose`Find the missing exponent.`, es: prose`Halla el exponente que falta.` },
    draw: random => ({ exponent: random.int(2, 4), factor: 10 * random.int(0, 9) + random.int(1, 9) }),
    answer: integer,
    solve: ({ exponent }) => exponent,
    ask({ exponent, factor }) {
      const written = power(10, box(0.8))
      return both(equation(factor * 10 ** exponent, factor === 1 ? written : times(factor, written)))
    },
    solution: ({ exponent, factor }) => [
      ...(factor === 1
        ? []
        : [step(equation(factor * 10 ** exponent, times(factor, 10 ** exponent)), because.breakIntoFactors)]),
      step(powerStep(exponent), because.repeatedMultiplication),
      step(equation(10 ** exponent, power(10, exponent)), because.exponentCountsZeros, { count: exponent }),
    ],
    // As many zeros as the exponent says.
    check(printed, answer) {
      const { left } = printed.one('relation')
      return evaluate(left).toString().match(/0*$/)?.[0].length === exact(answer).n
    },
  }),

  boxes: form(
    story({
      levels: ['easy'],
      settings: THINGS,
      draw: (random, { noun }) => ({
        boxes: count(random.int(3, 68), nouns.box),
        each: count(10 ** random.evenly([2, 1, 3]), noun),
      }),
      answer: quantity,
      solve: ({ boxes, each }, { noun }) => count(evaluate(boxes.amount).times(evaluate(each.amount)), noun),
      ask: ({ boxes, each }, { noun }) => ({
        en: prose`A factory packs ${boxes} with ${each} in each box. ${howMany(noun)} are there in all?`,
        es: prose`Una fábrica empaca ${boxes} con ${each} en cada una. ¿${howMany(noun)} hay en total?`,
      }),
      solution: ({ boxes, each }, answer) => [
        explained(
          times(boxes.amount, each.amount),
          line`There are equal groups: multiply.`,
          line`Hay grupos iguales: multiplica.`,
        ),
        ...timesPowerOfTen(evaluate(boxes.amount), zerosOf(each.amount)),
        answerStep(both({ kind: 'paragraph', content: [answer] }), {
          en: line`In all, there are ${answer}.`,
          es: line`En total hay ${answer}.`,
        }),
      ],
      check: (numberOf, { amount }) => exact(amount).over(numberOf('boxes')).equals(numberOf('each')),
    }),
  ),
})
