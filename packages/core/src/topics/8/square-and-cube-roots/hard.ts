import {
  approximate,
  blank,
  both,
  equation,
  evaluate,
  exact,
  explained,
  explainedBy,
  expr,
  type FormMaker,
  integer,
  isNear,
  line,
  m,
  measure,
  minus,
  negative,
  root,
  step,
  sum,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { type Measured, measured } from '../../kit/measures/measured.ts'
import type { levels } from './levels.ts'
import { findValue, LET_SIDE, sizeUnit, storiesOf } from './parts.ts'

export const hardForms = (form: FormMaker<typeof levels>) => ({
  evaluate: form({
    levels: ['hard'],
    instruction: findValue,
    draw: random => {
      const [square, cube] = [random.int(3, 15), random.int(2, 8)]
      const other = random.until(
        () => random.int(2, 12),
        each => each !== cube,
      )
      const [s, c, t] = [root(square ** 2), root(cube ** 3, 3), root(other ** 2)]
      return random.evenly([
        { shown: m`2 ${s} + 3 ${c}`, found: sum(times(2, square), times(3, cube)), value: 2 * square + 3 * cube },
        { shown: m`${s} × ${c} - ${t}`, found: minus(times(square, cube), other), value: square * cube - other },
        { shown: m`2 ${s} - ${t}`, found: minus(times(2, square), other), value: 2 * square - other },
        {
          shown: m`${s} + ${t} - ${c}`,
          found: sum(square, other, negative(cube)),
          value: square + other - cube,
        },
        { shown: m`3 ${c} - ${s}`, found: minus(times(3, cube), square), value: 3 * cube - square },
      ])
    },
    answer: integer,
    solve: ({ value }) => value,
    ask: ({ shown }) => both(equation(shown, blank(2))),
    solution: ({ found, value }) => [
      step(found, because.findEachRoot),
      // Products come first.
      /product/.test(JSON.stringify(found))
        ? explained(
            expr(value),
            line`Multiply first, then add or subtract.`,
            line`Primero multiplica y después suma o resta.`,
          )
        : explained(
            expr(value),
            line`Add and subtract from left to right.`,
            line`Suma y resta de izquierda a derecha.`,
          ),
    ],
    check: (printed, answer) => isNear(approximate(printed.one('relation').left), exact(answer).toNumber()),
  }),
  around: form({
    levels: ['hard'],
    kind: 'story',
    draw: random => {
      const told = random.evenly(storiesOf(2))
      return { ...told, side: random.int(...told.sides) }
    },
    answer: measured,
    solve: ({ side, unit }): Measured => ({ amount: 4 * side, unit }),
    ask: ({ unit, side, says, asksAround }) => {
      const { en, es } = says(measure(side ** 2, sizeUnit[2][unit]))
      return { en: [en, asksAround.en], es: [es, asksAround.es] }
    },
    solution: ({ side, unit, endsAround }) => [
      explainedBy(equation(m`s^2`, side ** 2), LET_SIDE[2]),
      step(equation(m`s`, side), because.positiveRoot),
      explainedBy(equation(times(4, side), measure(4 * side, unit)), endsAround(measure(4 * side, unit))),
    ],
    // A quarter of the way around is the side of a square with this area.
    check(printed, { amount }) {
      const quarter = exact(amount).over(4)
      return quarter.n > 0 && quarter.power(2).equals(evaluate(printed.one('measure').of))
    },
  }),
})
