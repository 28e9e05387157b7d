import {
  answerStep,
  both,
  equation,
  exact,
  expr,
  type FormMaker,
  formulaChoice,
  integer,
  itemOf,
  join,
  line,
  power,
  prose,
  radical,
  root,
  simplifySquareRoot,
  statements,
  step,
  surd,
  surdExpr,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { levels } from './levels.ts'
import {
  frontOf,
  isEqualTo,
  isOut,
  isRootOf,
  isSquareFree,
  simplify,
  whyWrongRoots,
  withRoot,
  wrongRoots,
} from './roots.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  bare: form({
    levels: ['easy', 'medium'],
    share: 2,
    instruction: simplify,
    draw: (random, level) =>
      random.until(
        () => ({
          part: random.evenly<readonly [number, number]>(level.parts),
          c: random.pick<number>(level.coefficients),
        }),
        ({ part, c }) => part[0] * c <= 30,
      ),
    answer: radical,
    solve: ({ part: [a, k], c }) => surd(a * c, k),
    ask: ({ part: [a, k], c }) => both(withRoot(frontOf(c), expr(a * a * k))),
    solution: ({ part: [a, k], c }) => simplifySquareRoot(a * a * k, c),
    check: (printed, answer) => isSquareFree(answer.k) && isRootOf(printed, answer),
  }),

  greatestSquare: form({
    levels: ['easy'],
    draw: (random, level) => random.evenly(startingAt<readonly [number, number]>(level.parts, 5)),
    answer: integer,
    solve: ([a]) => a * a,
    ask: ([a, k]) => ({
      en: prose`What is the greatest perfect square that is a factor of ${a * a * k}?`,
      es: prose`¿Cuál es el mayor cuadrado perfecto que es factor de ${a * a * k}?`,
    }),
    solution([a, k]) {
      const sides = Array.from({ length: a - 1 }, (_, i) => i + 2).filter(side => a % side === 0)
      return [
        step(
          statements(...sides.map(side => equation(a * a * k, join(side * side, (a * a * k) / (side * side))))),
          because.tryPerfectSquares,
        ),
        answerStep(equation(a * a, power(a, 2)), {
          en: line`The square ${a * a} is the greatest: ${k} has no square factor left.`,
          es: line`El cuadrado ${a * a} es el mayor: a ${k} no le queda ningún factor cuadrado.`,
        }),
      ]
    },
    check(printed, answer) {
      const [of] = printed.take(1)
      const squares = Array.from({ length: Math.floor(Math.sqrt(of.n)) }, (_, i) => (i + 1) ** 2)
      return exact(answer).equals(Math.max(...squares.filter(square => of.n % square === 0)))
    },
  }),

  choice: form({
    levels: ['easy'],
    instruction: {
      en: prose`Choose the simplest radical form.`,
      es: prose`Elige la forma radical más simple.`,
    },
    draw: (random, level) => ({ part: random.evenly(startingAt<readonly [number, number]>(level.parts, 10)) }),
    answer: formulaChoice,
    solve: ({ part: [a, k] }) => surdExpr(surd(a, k)),
    mistakes: ({ part }) => wrongRoots(part),
    ask: ({ part: [a, k] }) => both(root(a * a * k)),
    solution: ({ part: [a, k] }) => simplifySquareRoot(a * a * k),
    whyWrong: ({ part }) => whyWrongRoots(part),
    check: (printed, choice) => isOut(expr(choice)) && isEqualTo(itemOf(printed.maths, 0), expr(choice)),
  }),
})
