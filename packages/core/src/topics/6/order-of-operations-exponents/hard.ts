import {
  type AnswerType,
  answerStep,
  both,
  decimal,
  divide,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  expression,
  type FormMaker,
  itemOf,
  line,
  m,
  minus,
  mixed,
  option,
  orderOfOperations,
  power,
  prose,
  Ratio,
  rational,
  relation,
  statements,
  step,
  steps,
  sum,
  symbol,
  times,
  trueOrFalse,
  tupleOf,
  type Value,
  writtenOut,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { operationNames, operationSign, operations } from '../../kit/facts/operations.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { levels } from './levels.ts'
import { draw, inOrder } from './parts.ts'
import { drawPlacement } from './placements.ts'

/** The same numbers and signs, with brackets in their places. */
const withBrackets: AnswerType<Expr> = { ...expression, requires: 'same-form' }

const withoutBrackets = (value: Expr) => writtenOut(value).replace(/[()]/g, '')

type Operation = (typeof operationNames)[number]
const SHOWN: Readonly<Record<Operation, string>> = { plus: '+', minus: '−', times: '×', dividedBy: '÷' }
const operated = (name: Operation, a: Value, b: Value): Expr =>
  name === 'plus' ? sum(a, b) : name === 'minus' ? minus(a, b) : name === 'times' ? times(a, b) : divide(a, b)
const triedOn = (name: Operation, a: number, b: number) =>
  name === 'dividedBy' ? Ratio.of(a, b) : operations[name](a, b)

const STEPS = {
  first: { en: prose`step 1`, es: prose`el paso 1` },
  second: { en: prose`step 2`, es: prose`el paso 2` },
  third: { en: prose`step 3`, es: prose`el paso 3` },
  none: { en: prose`No step is wrong.`, es: prose`Ningún paso está mal.` },
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  evaluateAnyNumber: form({
    levels: ['hard'],
    share: 4,
    instruction: { en: prose`Evaluate the expression.`, es: prose`Evalúa la expresión.` },
    draw,
    answer: rational,
    solve: ({ value }) => value,
    ask: ({ expression }) => both(expression),
    solution: ({ expression }) =>
      orderOfOperations(expression, writtenOut(expression).includes('.') ? value => decimal(value) : mixed),
    check: (printed, answer) => evaluate(itemOf(printed.maths, 0)).equals(exact(answer)),
  }),

  placeParentheses: form({
    levels: ['hard'],
    share: 2,
    instruction: {
      en: prose`Put in one pair of parentheses to make the equation true.`,
      es: prose`Pon un par de paréntesis para que la igualdad sea verdadera.`,
    },
    draw: drawPlacement,
    answer: withBrackets,
    solve: ({ chosen }) => chosen.placed,
    ask: ({ plain, chosen }) => both(equation(plain, chosen.value)),
    solution: ({ chosen, plain }) => {
      const { placed, value, others } = chosen
      return [
        step(
          statements(equation(plain, evaluate(plain)), ...others.map(other => equation(other.placed, other.value))),
          because.explain,
          {
            sentence: {
              en:
                others.length === 1
                  ? line`Without parentheses, and with parentheses in this other place, the value is not ${value}. Try ${placed}.`
                  : line`Without parentheses, and with parentheses in these other places, the value is not ${value}. Try ${placed}.`,
              es:
                others.length === 1
                  ? line`Sin paréntesis, y con paréntesis en este otro lugar, el valor no es ${value}. Prueba con ${placed}.`
                  : line`Sin paréntesis, y con paréntesis en estos otros lugares, el valor no es ${value}. Prueba con ${placed}.`,
            },
          },
        ),
        ...orderOfOperations(placed),
        answerStep(equation(placed, value), {
          en: line`With these parentheses, the value is ${value}.`,
          es: line`Con estos paréntesis, el valor es ${value}.`,
        }),
      ]
    },
    // The same numbers and signs, one pair of brackets, and the right value.
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      const text = writtenOut(answer)
      return (
        withoutBrackets(answer) === withoutBrackets(left) &&
        text.split('(').length === 2 &&
        evaluate(answer).equals(evaluate(right))
      )
    },
  }),

  chooseTheSign: form({
    levels: ['hard'],
    instruction: {
      en: prose`Which sign makes the equation true: +, −, ×, or ÷?`,
      es: prose`¿Qué signo hace verdadera la igualdad: +, −, × o ÷?`,
    },
    draw(random) {
      const sign = random.evenly(operationNames)
      return random.until(
        () => {
          const [b, c] = [random.int(2, 4), random.int(2, 12)]
          const a = sign === 'dividedBy' ? b ** 2 * random.int(2, 5) : b ** 2 + random.int(1, 20)
          return { a, b, c, sign, value: operations[sign](a, b ** 2) + c }
        },
        ({ a, b, c, value }) => operationNames.filter(name => operations[name](a, b ** 2) + c === value).length === 1,
      )
    },
    answer: operationSign,
    solve: ({ sign }) => sign,
    ask: ({ a, b, c, value }) => both(prose`${a} ${symbol('□')} ${power(b, 2)} + ${c} = ${value}`),
    solution: ({ a, b, c, sign, value }) => [
      step(
        statements(
          ...operationNames.map(name =>
            equation(sum(operated(name, a, b ** 2), c), Ratio.from(triedOn(name, a, b ** 2)).plus(c)),
          ),
        ),
        because.explain,
        {
          sentence: {
            en: line`Write ${b ** 2} for ${power(b, 2)}, and try each sign.`,
            es: line`Escribe ${b ** 2} en lugar de ${power(b, 2)} y prueba cada signo.`,
          },
        },
      ),
      answerStep(equation(sum(operated(sign, a, power(b, 2)), c), value), {
        en: [`With ${SHOWN[sign]}, the sides are equal.`],
        es: [`Con ${SHOWN[sign]}, los dos lados son iguales.`],
      }),
    ],
    // Tries all four signs: one alone gives the printed value.
    check(printed, answer) {
      const [a, c, value] = tupleOf(
        printed.numbers.map(({ n }) => n),
        3,
      )
      const square = evaluate(printed.one('power')).n
      return operationNames.filter(name => operations[name](a, square) === value - c).join() === answer
    },
  }),

  trueOrFalse: form({
    levels: ['easy', 'medium'],
    instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
    draw(random, level) {
      const isTrue = random.evenly(startingAt([true, false], level.turns))
      const { expression, value, wrong } = random.until(
        () => draw(random, level),
        ({ value, wrong }) => !exact(value).equals(wrong),
      )
      return { expression, claimed: isTrue ? exact(value).n : wrong, isTrue }
    },
    answer: trueOrFalse,
    solve: ({ isTrue }) => (isTrue ? 'true' : 'false'),
    ask: ({ expression, claimed }) => both(equation(expression, claimed)),
    solution: ({ expression, claimed, isTrue }) => [
      ...inOrder(expression),
      isTrue
        ? step(equation(evaluate(expression), claimed), because.sidesAreEqual)
        : step(relation(evaluate(expression), '≠', claimed), because.sidesAreNotEqual),
    ],
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      return answer === (evaluate(left).equals(evaluate(right)) ? 'true' : 'false')
    },
  }),

  findTheError: form({
    levels: ['medium'],
    share: 2,
    kind: 'find-mistake',
    instruction: {
      en: prose`Which step is the first wrong one, if any?`,
      es: prose`¿Cuál es el primer paso equivocado, si hay alguno?`,
    },
    draw(random) {
      const wrong = random.evenly(['second', 'third', 'none', 'first'])
      const [b, d, e] = [random.int(2, 6), random.int(1, 3), random.int(3, 6)]
      const [a, c] = [random.int(d ** 2, d ** 2 + 9), d + e]
      return { wrong, a, b, c, d, e }
    },
    answer: option(STEPS),
    solve: ({ wrong }) => wrong,
    ask({ wrong, a, b, c, d, e }) {
      const square = wrong === 'second' ? 2 * e : e ** 2
      const lines =
        wrong === 'first'
          ? [m`${a} + ${b} × ${c} - ${d}^2`, m`${a} + ${b * c} - ${d ** 2}`, expr(a + b * c - d ** 2)]
          : [
              m`${a} + ${b} × ${e}^2`,
              m`${a} + ${b} × ${square}`,
              wrong === 'third' ? m`${a + b} × ${square}` : m`${a} + ${b * square}`,
            ]
      return both([m`${a} + ${b} × (${c} - ${d})^2`, steps(...lines.map(item => line`${item}`))])
    },
    key({ wrong, a, b, e }) {
      if (wrong === 'none') return both([])
      const corrected = {
        first: m`${a} + ${b} × ${e}^2`,
        second: m`${a} + ${b} × ${e ** 2}`,
        third: m`${a} + ${b * e ** 2}`,
      }[wrong]
      const value = a + b * e ** 2
      return {
        en: prose`It should be ${corrected}. The value is ${value}.`,
        es: prose`Debe ser ${corrected}. El valor es ${value}.`,
      }
    },
    solution({ wrong, a, b, c, d, e }) {
      const right = [
        step(m`${a} + ${b} × ${e}^2`, because.doFirst, {
          what: { en: line`the parentheses`, es: line`los paréntesis` },
        }),
        step(m`${a} + ${b} × ${e ** 2}`, because.doNext, { what: { en: line`the power`, es: line`la potencia` } }),
        step(m`${a} + ${b * e ** 2}`, because.doNext, {
          what: { en: line`the multiplication`, es: line`la multiplicación` },
        }),
        step(expr(a + b * e ** 2), because.doNext, { what: { en: line`the addition`, es: line`la suma` } }),
      ]
      const insideIsRight = explained(
        m`${a} + ${b} × ${e}^2`,
        line`Step 1 is right: the parentheses come first.`,
        line`El paso 1 está bien: los paréntesis van primero.`,
      )
      const firstWrong = answerStep(STEPS[wrong], {
        en: line`This is the first wrong step.`,
        es: line`Este es el primer paso equivocado.`,
      })
      switch (wrong) {
        case 'none':
          return right
        case 'first':
          return [
            step(m`${a} + ${b} × ${c} - ${d}^2`, because.mistakeIs, {
              what: { en: line`the parentheses were left out`, es: line`se quitaron los paréntesis` },
            }),
            ...right,
            firstWrong,
          ]
        case 'second':
          return [
            insideIsRight,
            step(m`${a} + ${b} × ${2 * e}`, because.mistakeIs, {
              what: {
                en: line`${e} was multiplied by 2, not by itself`,
                es: line`se multiplicó ${e} por 2 y no por sí mismo`,
              },
            }),
            explained(
              m`${a} + ${b} × ${e ** 2}`,
              line`The power ${power(e, 2)} is ${times(e, e)}.`,
              line`La potencia ${power(e, 2)} es ${times(e, e)}.`,
            ),
            ...right.slice(2),
            firstWrong,
          ]
        case 'third':
          return [
            insideIsRight,
            explained(
              m`${a} + ${b} × ${e ** 2}`,
              line`Step 2 is right: the power comes next.`,
              line`El paso 2 está bien: sigue la potencia.`,
            ),
            step(m`${a + b} × ${e ** 2}`, because.mistakeIs, {
              what: {
                en: line`the addition was done before the multiplication`,
                es: line`se hizo la suma antes que la multiplicación`,
              },
            }),
            explained(
              m`${a} + ${b * e ** 2}`,
              line`The multiplication comes before the addition.`,
              line`La multiplicación va antes que la suma.`,
            ),
            ...right.slice(3),
            firstWrong,
          ]
      }
    },
    // The first wrong step changes the value.
    check(printed, answer) {
      const values = printed.maths.map(item => evaluate(item))
      const at = values.findIndex((value, i) => i > 0 && !value.equals(itemOf(values, i - 1)))
      return values.length === 4 && answer === (at < 0 ? 'none' : ['first', 'second', 'third'][at - 1])
    },
  }),
})
