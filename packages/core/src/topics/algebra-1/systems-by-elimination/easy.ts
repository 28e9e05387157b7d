import {
  both,
  equation,
  explained,
  type FormMaker,
  formulaChoice,
  isTrue,
  line,
  minus,
  name,
  people,
  prose,
  Ratio,
  step,
  sum,
  symbol,
  system,
  systemSolution,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { coefficientsOf, combined, rowExpr, solutionOf } from '../../kit/equations/linear-system.ts'
import type { levels } from './levels.ts'
import { checkSolution, draw, kinds, systemSteps } from './parts.ts'

const instruction = {
  en: prose`Solve the system by elimination. Write the solution as an ordered pair.`,
  es: prose`Resuelve el sistema por eliminación. Escribe la solución como par ordenado.`,
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  bare: form({
    levels: ['easy', 'medium'],
    share: 2,
    instruction,
    draw,
    answer: systemSolution,
    solve: ({ solution }) => solution,
    ask: ({ printed }) => both(system(...printed)),
    solution: systemSteps,
    check: checkSolution,
  }),

  correctTheSum: form({
    levels: ['easy'],
    kind: 'story',
    draw: random => {
      const kind = random.evenly(['opposite', 'equal'])
      const { rows } = random.until(
        () => kinds[kind](random),
        ({ rows: [one, two] }) => one[2] !== 0 && two[2] !== 0 && Math.abs(one[2]) !== Math.abs(two[2]),
      )
      return { rows, k: kind === 'equal' ? -1 : 1, who: random.pick(people) }
    },
    answer: formulaChoice,
    solve: ({ rows: [one, two], k }) => rowExpr(combined(two, k, one)),
    mistakes: ({ rows: [one, two], k }) => {
      const [a, b, c] = combined(two, k, one)
      const [wrongA, wrongB, wrongC] = combined(two, -k, one)
      // The equation of the stem is known to be wrong: it is no choice.
      return {
        signLost: rowExpr([0 - a, 0 - b, c]),
        leftSidesInTheOtherWay: rowExpr([a === 0 ? 0 : wrongA, b === 0 ? 0 : wrongB, c]),
        everythingInTheOtherWay: rowExpr([a === 0 ? 0 : wrongA, b === 0 ? 0 : wrongB, wrongC]),
      }
    },
    ask: ({ rows, k, who }) => {
      const [one, two] = rows
      const [a, b] = combined(two, k, one)
      const shown = system(...rows.map(rowExpr))
      const wrong = rowExpr([a, b, combined(two, -k, one)[2]])
      return k === 1
        ? {
            en: [
              shown,
              prose`${name(who)} adds the equations and writes ${wrong}. This is wrong. Which equation is right?`,
            ],
            es: [
              shown,
              prose`${name(who)} suma las ecuaciones y escribe ${wrong}. Está mal. ¿Qué ecuación es correcta?`,
            ],
          }
        : {
            en: [
              shown,
              prose`${name(who)} subtracts the second equation from the first and writes ${wrong}. This is wrong. Which equation is right?`,
            ],
            es: [
              shown,
              prose`${name(who)} resta la segunda ecuación de la primera y escribe ${wrong}. Está mal. ¿Qué ecuación es correcta?`,
            ],
          }
    },
    solution: ({ rows, k }) => {
      const [one, two] = rows
      const [a, b, c] = combined(two, k, one)
      const isSum = k === 1
      const right = (sign: 1 | -1) => (sign === 1 ? sum(one[2], two[2]) : minus(one[2], two[2]))
      return [
        step(rowExpr([a, b, combined(two, -k, one)[2]]), because.mistakeIs, {
          what: isSum
            ? {
                en: line`the right sides were subtracted, not added`,
                es: line`los lados derechos se restaron en vez de sumarse`,
              }
            : {
                en: line`the right sides were added, not subtracted`,
                es: line`los lados derechos se sumaron en vez de restarse`,
              },
        }),
        step(equation(right(isSum ? 1 : -1), c), isSum ? because.addRightSides : because.subtractRightSides),
        step(rowExpr([a, b, c]), isSum ? because.addEquations : because.subtractSecondEquation, {
          letter: symbol(a === 0 ? 'x' : 'y'),
        }),
      ]
    },
    whyWrong: ({ rows: [one, two], k }) => {
      const [a, b] = combined(two, k, one)
      const [letter, at, coefficient] = a === 0 ? ([symbol('y'), 1, b] as const) : ([symbol('x'), 0, a] as const)
      const otherWay =
        k === 1
          ? {
              en: line`The terms with ${letter} were subtracted, not added.`,
              es: line`Los términos con ${letter} se restaron en vez de sumarse.`,
            }
          : {
              en: line`The terms with ${letter} were added, not subtracted.`,
              es: line`Los términos con ${letter} se sumaron en vez de restarse.`,
            }
      return {
        signLost: explained(
          equation(k === 1 ? sum(one[at], two[at]) : minus(one[at], two[at]), coefficient),
          line`In the choice, the coefficient of ${letter} has the opposite sign.`,
          line`En la opción, el coeficiente de ${letter} tiene el signo contrario.`,
        ),
        leftSidesInTheOtherWay: otherWay,
        everythingInTheOtherWay: otherWay,
      }
    },
    // One letter is gone, what is left holds for the solution, and it is no multiple of the true sum.
    check(printed, choice) {
      const [one, two] = printed.one('system').rows
      const solution = solutionOf([one!, two!])
      if (typeof solution === 'string' || typeof choice === 'number' || choice instanceof Ratio) return false
      const [[a, b], [d, e], [f, g]] = [coefficientsOf(one!), coefficientsOf(two!), coefficientsOf(choice)]
      const [x, y] = solution
      const isSumOrDifference = [1, -1].some(k => a.plus(d.times(k)).equals(f) && b.plus(e.times(k)).equals(g))
      return isSumOrDifference && (f.n === 0) !== (g.n === 0) && isTrue(choice, { x, y })
    },
  }),
})
