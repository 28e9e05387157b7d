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
  power,
  root,
  statements,
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
      const [square, cube] = random.until(
        () => [random.int(3, 15), random.int(2, 8)] as const,
        ([side, edge]) => side !== 2 * edge,
      )
      const other = random.until(
        () => random.int(2, 12),
        // No two terms are equal, so that the value is not 0.
        each => each !== cube && each !== square && square * cube !== 3 * each && 5 * square !== 2 * each,
      )
      const [s, c, t] = [root(square ** 2), root(cube ** 3, 3), root(other ** 2)]
      const [rootS, rootC, rootT] = [equation(s, square), equation(c, cube), equation(t, other)]
      const [add, subtract] = [
        [line`Then add.`, line`Luego suma.`],
        [line`Then subtract.`, line`Luego resta.`],
      ] as const
      const both = [
        line`Then add and subtract from left to right.`,
        line`Luego suma y resta de izquierda a derecha.`,
      ] as const
      return random.evenly([
        {
          shown: m`2 ${s} + 3 ${c}`,
          roots: [rootS, rootC],
          found: sum(times(2, square), times(3, cube)),
          multiplied: sum(2 * square, 3 * cube),
          value: 2 * square + 3 * cube,
          ends: add,
        },
        {
          shown: m`${s} × ${c} - 3 ${t}`,
          roots: [rootS, rootC, rootT],
          found: minus(times(square, cube), times(3, other)),
          multiplied: minus(square * cube, 3 * other),
          value: square * cube - 3 * other,
          ends: subtract,
        },
        {
          shown: m`5 ${s} - 2 ${t}`,
          roots: [rootS, rootT],
          found: minus(times(5, square), times(2, other)),
          multiplied: minus(5 * square, 2 * other),
          value: 5 * square - 2 * other,
          ends: subtract,
        },
        {
          shown: m`4 ${c} - 2 ${s}`,
          roots: [rootC, rootS],
          found: minus(times(4, cube), times(2, square)),
          multiplied: minus(4 * cube, 2 * square),
          value: 4 * cube - 2 * square,
          ends: subtract,
        },
        {
          shown: m`3 ${s} + 2 ${t} - ${c}`,
          roots: [rootS, rootT, rootC],
          found: sum(times(3, square), times(2, other), negative(cube)),
          multiplied: sum(3 * square, 2 * other, negative(cube)),
          value: 3 * square + 2 * other - cube,
          ends: both,
        },
      ])
    },
    answer: integer,
    solve: ({ value }) => value,
    ask: ({ shown }) => both(equation(shown, blank(2))),
    solution: ({ roots, found, multiplied, value, ends }) => [
      step(statements(...roots), because.findEachRoot),
      explained(found, line`Put these numbers in place of the roots.`, line`Pon estos números en lugar de las raíces.`),
      explained(multiplied, line`Multiply first.`, line`Primero multiplica.`),
      explained(expr(value), ...ends),
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
      explained(
        equation(m`s`, side),
        line`A length: take the positive root. Since ${equation(power(side, 2), side ** 2)}, it is ${side}.`,
        line`Es una longitud: toma la raíz positiva. Como ${equation(power(side, 2), side ** 2)}, es ${side}.`,
      ),
      explainedBy(equation(times(4, side), measure(4 * side, unit)), endsAround(measure(4 * side, unit))),
    ],
    // A quarter of the way around is the side of a square with this area.
    check(printed, { amount }) {
      const quarter = exact(amount).over(4)
      return quarter.n > 0 && quarter.power(2).equals(evaluate(printed.one('measure').of))
    },
  }),
})
