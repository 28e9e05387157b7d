import {
  answerStep,
  blank,
  both,
  box,
  count,
  decimal,
  divide,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  formulaChoice,
  integer,
  itemOf,
  line,
  power,
  prose,
  quantity,
  Ratio,
  rational,
  step,
  story,
  thing,
  times,
  timesPowerOfTen,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { withPlaces } from '../../kit/decimals/decimals.ts'
import type { levels } from './levels.ts'
import {
  asDecimal,
  check,
  draw,
  MORE_THINGS,
  movedBy,
  placesSaid,
  powerStep,
  result,
  type Sign,
  toDo,
  worked,
  written,
  zerosOf,
} from './powers.ts'

const shifted = (value: Ratio, by: number) => (by < 0 ? value.over(10 ** -by) : value.times(10 ** by))

/** A number times ten so often, and times or divided by a power. */
type Way = readonly [by: number, sign: Sign, exponent: number]
const wayOf = (value: Ratio, [by, sign, exponent]: Way): Expr =>
  written(sign, decimal(shifted(value, by)), power(10, exponent))
/** Ways to write a value times ten to the k. */
const equalTo = (k: number): readonly Way[] => [
  [k - 2, '×', 2],
  [k - 3, '×', 3],
  [k + 2, '÷', 2],
  [k + 3, '÷', 3],
]
/** Ten times too great, or a tenth of it. */
const unequalTo = (k: number): readonly Way[] =>
  equalTo(k).map(([by, sign, exponent], i) => [i % 2 === 0 ? by + 1 : by - 1, sign, exponent])
const moved = (value: Ratio, way: Way) => {
  const [, sign, exponent] = way
  const ten = power(10, exponent)
  return explained(
    equation(wayOf(value, way), decimal(evaluate(wayOf(value, way)))),
    sign === '×'
      ? line`Multiplying by ${ten} moves each digit ${placesSaid(exponent)} to the left.`
      : line`Dividing by ${ten} moves each digit ${placesSaid(exponent)} to the right.`,
    sign === '×'
      ? line`Multiplicar por ${ten} mueve cada dígito ${placesSaid(exponent)} a la izquierda.`
      : line`Dividir entre ${ten} mueve cada dígito ${placesSaid(exponent)} a la derecha.`,
  )
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  exponents: form({
    levels: ['hard'],
    // Other powers than those that stand written out at the level before.
    draw: random => draw(random, { numbers: ['decimal × high power', 'whole ÷ high power'] }),
    answer: rational,
    solve: facts => asDecimal(result(facts)),
    ask: ({ left, exponent, sign }) =>
      toDo(sign, equation(written(sign, asDecimal(left), power(10, exponent)), blank(4))),
    solution: facts => [step(powerStep(facts.exponent), because.repeatedMultiplication), ...worked(facts).slice(1)],
    check,
  }),

  missingExponent: form({
    levels: ['hard'],
    instruction: { en: prose`Find the missing exponent.`, es: prose`Halla el exponente que falta.` },
    draw: (random, level) =>
      random.until(
        () => draw(random, level),
        ({ left, exponent }) => exponent > 1 && left.d > 1,
      ),
    answer: integer,
    solve: ({ exponent }) => exponent,
    ask: facts =>
      both(equation(written(facts.sign, asDecimal(facts.left), power(10, box(0.8))), asDecimal(result(facts)))),
    solution: facts => [
      step(
        equation(written(facts.sign, asDecimal(facts.left), 10 ** facts.exponent), asDecimal(result(facts))),
        because.moveDigits,
        movedBy(facts),
      ),
      step(equation(power(10, facts.exponent), 10 ** facts.exponent), because.exponentCountsZeros, {
        count: facts.exponent,
      }),
    ],
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      const start = left.kind === 'product' ? left.factors[0] : left.kind === 'quotient' ? left.over : undefined
      const factor = Ratio.of(10 ** exact(answer).n)
      return (
        start !== undefined &&
        (left.kind === 'product' ? evaluate(start).times(factor) : evaluate(start).over(factor)).equals(evaluate(right))
      )
    },
  }),

  missingNumber: form({
    levels: ['hard'],
    instruction: { en: prose`Find the missing number.`, es: prose`Halla el número que falta.` },
    draw: (random, level) =>
      random.until(
        () => draw(random, level),
        ({ left, exponent }) => exponent > 1 && left.d > 1,
      ),
    answer: rational,
    solve: ({ left }) => asDecimal(left),
    ask: facts => both(equation(written(facts.sign, blank(4), power(10, facts.exponent)), asDecimal(result(facts)))),
    solution: facts => [
      step(powerStep(facts.exponent), because.repeatedMultiplication),
      step(
        facts.sign === '×'
          ? divide(asDecimal(result(facts)), 10 ** facts.exponent)
          : times(asDecimal(result(facts)), 10 ** facts.exponent),
        because.explain,
        {
          sentence:
            facts.sign === '×'
              ? {
                  en: line`Undo the multiplication: divide ${asDecimal(result(facts))} by ${10 ** facts.exponent}.`,
                  es: line`Deshaz la multiplicación: divide ${asDecimal(result(facts))} entre ${10 ** facts.exponent}.`,
                }
              : {
                  en: line`Undo the division: multiply ${asDecimal(result(facts))} by ${10 ** facts.exponent}.`,
                  es: line`Deshaz la división: multiplica ${asDecimal(result(facts))} por ${10 ** facts.exponent}.`,
                },
        },
      ),
      ...timesPowerOfTen(result(facts), facts.sign === '×' ? -facts.exponent : facts.exponent).slice(1),
    ],
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      const by = left.kind === 'product' ? left.factors[1] : left.kind === 'quotient' ? left.under : undefined
      return (
        by !== undefined &&
        (left.kind === 'product' ? exact(answer).times(evaluate(by)) : exact(answer).over(evaluate(by))).equals(
          evaluate(right),
        )
      )
    },
  }),

  differentValue: form({
    levels: ['hard'],
    draw: random => {
      const value = withPlaces(random, 1, 1.1, 9.9)
      const k = random.evenly([2, 3, 1])
      const equal = random.sample<Way, 3>(equalTo(k), 3)
      return { value, k, equal, odd: random.evenly(unequalTo(k)) }
    },
    answer: formulaChoice,
    solve: ({ value, odd }) => wayOf(value, odd),
    mistakes: ({ value, equal: [one, two, three] }) => ({
      equal: wayOf(value, one),
      equalToo: wayOf(value, two),
      equalAsWell: wayOf(value, three),
    }),
    ask: ({ value, k }) => {
      const shown = decimal(value.times(10 ** k))
      return {
        en: prose`Three of the expressions are equal to ${shown}. Which expression has a different value?`,
        es: prose`Tres de las expresiones son iguales a ${shown}. ¿Qué expresión tiene un valor distinto?`,
      }
    },
    solution: ({ value, k, odd }) => [
      moved(value, odd),
      explained(
        wayOf(value, odd),
        line`It is not ${decimal(value.times(10 ** k))}, so it has a different value.`,
        line`No es ${decimal(value.times(10 ** k))}, así que tiene un valor distinto.`,
      ),
    ],
    whyWrong: ({ value, equal: [one, two, three] }) => ({
      equal: moved(value, one),
      equalToo: moved(value, two),
      equalAsWell: moved(value, three),
    }),
    check: (printed, answer) => !evaluate(expr(answer)).equals(itemOf(printed.numbers, 0)),
  }),

  weighSome: form(
    story({
      levels: ['hard'],
      settings: MORE_THINGS,
      draw(random, { noun, tenths }) {
        const [many, some] = random.evenly([
          [3, 1],
          [2, 3],
          [3, 2],
          [2, 1],
        ] as const)
        const one = withPlaces(random, 1, tenths[0] / 10, tenths[1] / 10)
        return {
          total: count(decimal(one.times(10 ** many)), nouns.gram),
          many: count(10 ** many, noun),
          some: count(10 ** some, noun),
        }
      },
      answer: quantity,
      solve: ({ total, many, some }) =>
        count(decimal(evaluate(total.amount).over(evaluate(many.amount)).times(evaluate(some.amount))), nouns.gram),
      ask: ({ total, many, some }) => ({
        en: prose`A scale shows ${total} for ${many} of one kind. How many grams does it show for ${some} of this kind?`,
        es: prose`Una báscula marca ${total} para ${many} de una misma clase. ¿Cuántos gramos marca para ${some} de esa clase?`,
      }),
      solution: ({ total, many, some }, answer, { noun }) => {
        const one = evaluate(total.amount).over(evaluate(many.amount))
        return [
          explained(
            equation(divide(total.amount, many.amount), decimal(one)),
            line`Find what one ${thing(noun)} weighs: each digit moves ${placesSaid(zerosOf(many.amount))} to the right.`,
            line`Halla cuánto pesa cada ${thing(noun)}: cada dígito se mueve ${placesSaid(zerosOf(many.amount))} a la derecha.`,
          ),
          explained(
            equation(times(decimal(one), some.amount), answer.amount),
            line`Multiply by ${some.amount}: each digit moves ${placesSaid(zerosOf(some.amount))} to the left.`,
            line`Multiplica por ${some.amount}: cada dígito se mueve ${placesSaid(zerosOf(some.amount))} a la izquierda.`,
          ),
          answerStep(both({ kind: 'paragraph', content: [answer] }), {
            en: line`They weigh ${answer}.`,
            es: line`Pesan ${answer}.`,
          }),
        ]
      },
      check: (numberOf, { amount }) =>
        exact(amount).over(numberOf('some')).times(numberOf('many')).equals(numberOf('total')),
    }),
  ),
})
