import { formulaChoice } from '../../../answer/choice.ts'
import { systemSolution } from '../../../answer/point.ts'
import { both, line, name, prose, steps } from '../../../content.ts'
import { people } from '../../../language/people.ts'
import { point, system } from '../../../math/build.ts'
import { m } from '../../../math/template.ts'
import { isTrue } from '../../../math/truth.ts'
import { Ratio } from '../../../number/ratio.ts'
import type { FormMaker } from '../../../topic.ts'
import { coefficientsOf, combined, rowExpr, solutionOf } from '../../8/kit/linear-system.ts'
import type { levels } from './levels.ts'
import { checkSolution, type Drawn, draw, kinds } from './parts.ts'

/** Multiples of both rows whose sum has one letter only. */
function worked({ rows: [one, two], printed, solution }: Drawn) {
  if (typeof solution === 'string') return both(steps(...printed.map(row => line`${row}`)))
  const letter = Math.abs(one[0]) === Math.abs(two[0]) || one[0] % two[0] === 0 || two[0] % one[0] === 0 ? 0 : 1
  const [s, t] = [one[letter], two[letter]]
  const divisor = Ratio.of(Math.abs(s), Math.abs(t))
  const [k, l] = [divisor.d, Math.sign(s) === Math.sign(t) ? -divisor.n : divisor.n]
  const sum = combined(one, k, combined(two, l, [0, 0, 0]))
  return both(
    steps(
      line`${rowExpr(combined(one, k, [0, 0, 0]))}`,
      line`${rowExpr(combined(two, l, [0, 0, 0]))}`,
      line`${rowExpr(sum)}`,
      line`${letter === 0 ? m`y = ${solution[1]}` : m`x = ${solution[0]}`}`,
      line`${point(...solution)}`,
    ),
  )
}

const instruction = {
  en: prose`Solve the system by elimination. Write the solution as an ordered pair.`,
  es: prose`Resuelve el sistema por eliminación. Escribe la solución como par ordenado.`,
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  bare: form({
    levels: ['easy', 'medium'],
    share: 4,
    instruction,
    lines: 6,
    draw,
    answer: systemSolution,
    solve: ({ solution }) => solution,
    ask: ({ printed }) => both(system(...printed)),
    steps: worked,
    check: checkSolution,
  }),

  correctTheSum: form({
    levels: ['easy'],
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
