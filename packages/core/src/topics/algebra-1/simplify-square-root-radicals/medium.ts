import {
  both,
  equation,
  expr,
  type FormMaker,
  formulaChoice,
  itemOf,
  join,
  line,
  over,
  prose,
  radical,
  root,
  simplifiedExpression,
  simplifySquareRoot,
  step,
  surd,
  surdExpr,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import {
  apart,
  frontOf,
  isEqualTo,
  isOut,
  isRootOf,
  isSquareFree,
  type LetterRoot,
  letterSteps,
  MIDDLE,
  type Powers,
  quotients,
  SMALL,
  simplify,
  squareBelowSteps,
  UNFINISHED,
  valueOf,
  whyWrongRoots,
  withLetters,
  withRoot,
  wrongRoots,
} from './roots.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  unfinished: form({
    levels: ['medium'],
    lines: 2,
    draw: random => random.pick(UNFINISHED),
    answer: formulaChoice,
    solve: ({ part: [a, k] }) => surdExpr(surd(a, k)),
    mistakes: ({ part }) => wrongRoots(part),
    ask({ part: [a, k], taken }) {
      const wrong = equation(root(a * a * k), join(taken, root((a * a * k) / (taken * taken))))
      return {
        en: prose`A student writes ${wrong}, but this is not in simplest form. What is the simplest form?`,
        es: prose`Un estudiante escribe ${wrong}, pero esa no es la forma más simple. ¿Cuál es la forma más simple?`,
      }
    },
    solution({ part: [a, k], taken }) {
      const [left, square] = [(a * a * k) / (taken * taken), (a / taken) ** 2]
      return [
        step(equation(left, join(square, k)), because.mistakeIs, {
          what: {
            en: line`${left} still has the square factor ${square}`,
            es: line`${left} aún tiene el factor cuadrado ${square}`,
          },
        }),
        ...simplifySquareRoot(a * a * k),
      ]
    },
    whyWrong: ({ part }) => whyWrongRoots(part),
    check(printed, choice) {
      const { left } = printed.one('relation')
      return isOut(expr(choice)) && isEqualTo(left, expr(choice))
    },
  }),

  letters: form({
    levels: ['medium', 'hard'],
    share: 2,
    instruction: withLetters,
    draw(random, { isOdd }): LetterRoot {
      const [part, c] = [random.pick(isOdd ? MIDDLE : SMALL), isOdd ? 1 : random.pick([1, 1, 2, 3])]
      const powers: Powers = isOdd
        ? [
            ['x', random.pick([3, 5, 7, 9])],
            ['y', random.pick([2, 3, 4, 5])],
          ]
        : random.evenly<Powers>([
            [['x', random.pick([2, 6, 10])]],
            [
              ['x', random.pick([2, 6])],
              ['y', random.pick([2, 4, 8])],
            ],
          ])
      return { part, powers, coefficient: part[0] * c <= 30 ? c : 1 }
    },
    answer: simplifiedExpression,
    solve: drawn => apart(drawn).answer,
    ask: drawn => both(withRoot(frontOf(drawn.coefficient), apart(drawn).under)),
    solution: letterSteps,
    check: (printed, answer) => isOut(answer) && isEqualTo(itemOf(printed.maths, 0), answer),
  }),

  squareBelow: form({
    levels: ['medium'],
    instruction: simplify,
    draw: random => quotients['square below'](random),
    answer: radical,
    solve: valueOf,
    ask: ({ n, d }) => both(root(over(n, d))),
    solution: squareBelowSteps,
    check: (printed, answer) => isSquareFree(answer.k) && isRootOf(printed, answer),
  }),
})
