import { systemSolution } from '../../../answer/point.ts'
import { both, line, prose, steps } from '../../../content.ts'
import { point, system } from '../../../math/build.ts'
import { m } from '../../../math/template.ts'
import { Ratio } from '../../../number/ratio.ts'
import type { FormMaker } from '../../../topic.ts'
import { combined, rowExpr } from '../../8/shared/linear-system.ts'
import type { levels } from './levels.ts'
import { checkSolution, type Drawn, draw } from './parts.ts'

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
})
