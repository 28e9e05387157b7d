import {
  answerStep,
  blank,
  both,
  count,
  divide,
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
  statements,
  step,
  story,
  times,
  timesPowerOfTen,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import {
  asDecimal,
  check,
  draw,
  movedBy,
  placesSaid,
  powerStep,
  result,
  THINGS,
  toDo,
  worked,
  written,
  zerosOf,
} from './powers.ts'

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

  whichPower: form({
    levels: ['easy'],
    instruction: { en: prose`Find the missing number.`, es: prose`Halla el número que falta.` },
    draw: random => ({
      factor: random.int(2, 98),
      exponent: random.evenly([2, 3, 1, 3, 2, 1]),
      sign: random.evenly(['×', '÷'] as const),
    }),
    answer: integer,
    solve: ({ exponent }) => 10 ** exponent,
    ask: ({ factor, exponent, sign }) => {
      const large = factor * 10 ** exponent
      return both(sign === '×' ? equation(times(factor, blank(3)), large) : equation(divide(large, blank(3)), factor))
    },
    solution: ({ factor, exponent, sign }) => [
      sign === '×'
        ? explained(
            statements(expr(factor), expr(factor * 10 ** exponent)),
            line`From the first number to the second, each digit moves ${placesSaid(exponent)} to the left.`,
            line`Del primer número al segundo, cada dígito se mueve ${placesSaid(exponent)} a la izquierda.`,
          )
        : explained(
            statements(expr(factor * 10 ** exponent), expr(factor)),
            line`From the first number to the second, each digit moves ${placesSaid(exponent)} to the right.`,
            line`Del primer número al segundo, cada dígito se mueve ${placesSaid(exponent)} a la derecha.`,
          ),
      explained(
        sign === '×'
          ? equation(times(factor, 10 ** exponent), factor * 10 ** exponent)
          : equation(divide(factor * 10 ** exponent, 10 ** exponent), factor),
        sign === '×'
          ? line`Multiplying by ${10 ** exponent} moves the digits ${placesSaid(exponent)}.`
          : line`Dividing by ${10 ** exponent} moves the digits ${placesSaid(exponent)}.`,
        sign === '×'
          ? line`Multiplicar por ${10 ** exponent} mueve los dígitos ${placesSaid(exponent)}.`
          : line`Dividir entre ${10 ** exponent} mueve los dígitos ${placesSaid(exponent)}.`,
      ),
    ],
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      if (left.kind === 'product')
        return evaluate(right)
          .over(exact(answer))
          .equals(evaluate(left.factors[0] ?? expr(0)))
      return left.kind === 'quotient' && evaluate(right).times(exact(answer)).equals(evaluate(left.over))
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
        en: prose`A store has ${boxes} with ${each} in each box. ${howMany(noun)} are there in all?`,
        es: prose`Una tienda tiene ${boxes} con ${each} en cada una. ¿${howMany(noun)} hay en total?`,
      }),
      solution: ({ boxes, each }, answer) => [
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
