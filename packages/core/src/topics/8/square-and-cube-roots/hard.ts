import {
  approximate,
  blank,
  both,
  equation,
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
  role,
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
  longerSides: form({
    levels: ['hard'],
    kind: 'story',
    draw: random => {
      const told = random.evenly(storiesOf(2))
      return { ...told, side: random.int(...told.sides), longer: random.int(2, 5) }
    },
    answer: measured,
    solve: ({ side, longer, unit }): Measured => ({ amount: (side + longer) ** 2, unit: sizeUnit[2][unit] }),
    ask: ({ unit, side, longer, says, asksLarger }) => {
      const { en, es } = says(role('area', measure(side ** 2, sizeUnit[2][unit])))
      const asked = asksLarger(role('longer', measure(longer, unit)))
      return { en: [en, asked.en], es: [es, asked.es] }
    },
    solution: ({ side, longer, unit, endsLarger }) => [
      explainedBy(equation(m`s^2`, side ** 2), LET_SIDE[2]),
      explained(
        equation(m`s`, side),
        line`A length: take the positive root. Since ${equation(power(side, 2), side ** 2)}, it is ${side}.`,
        line`Es una longitud: toma la raíz positiva. Como ${equation(power(side, 2), side ** 2)}, es ${side}.`,
      ),
      explained(
        equation(sum(side, longer), side + longer),
        line`A side of the other square is ${measure(longer, unit)} longer: add.`,
        line`Un lado del otro cuadrado mide ${measure(longer, unit)} más: suma.`,
      ),
      explainedBy(
        equation(power(side + longer, 2), measure((side + longer) ** 2, sizeUnit[2][unit])),
        endsLarger(measure((side + longer) ** 2, sizeUnit[2][unit])),
      ),
    ],
    // The roots of both areas differ by what the sides are longer.
    check: (printed, { amount }) =>
      isNear(
        Math.sqrt(exact(amount).toNumber()) - Math.sqrt(printed.role('area').toNumber()),
        printed.role('longer').toNumber(),
      ),
  }),
})
