import {
  equation,
  exact,
  explained,
  expr,
  type FormMaker,
  integer,
  line,
  list,
  minus,
  numbersInAnyOrder,
  type Random,
  type Step,
  sum,
} from '../../../author.ts'
import { isNearest, rounded } from '../../kit/rounding/rounding.ts'
import type { levels } from './levels.ts'
import { byUnit, check, draw, steps, type Unit, unitIn } from './parts.ts'

/** The least number that rounds up to the target. */
const leastFor = (target: number, unit: Unit): Step =>
  explained(
    equation(minus(target, unit / 2), target - unit / 2),
    line`Subtract ${unit / 2} to find the number halfway from ${target - unit} to ${target}. It rounds up to ${target}.`,
    line`Resta ${unit / 2} para hallar el número que está a la mitad, entre ${target - unit} y ${target}. Se redondea hacia arriba, a ${target}.`,
  )

/** The number before the middle above the target, and that middle. */
const greatestFor = (target: number, unit: Unit): readonly Step[] => [
  explained(
    equation(sum(target, unit / 2), target + unit / 2),
    line`Add ${unit / 2} to find the number halfway from ${target} to ${target + unit}. It rounds up to ${target + unit}.`,
    line`Suma ${unit / 2} para hallar el número que está a la mitad, entre ${target} y ${target + unit}. Se redondea hacia arriba, a ${target + unit}.`,
  ),
  explained(
    equation(minus(target + unit / 2, 1), target + unit / 2 - 1),
    line`One less, ${target + unit / 2 - 1}, rounds down to ${target}.`,
    line`Uno menos, ${target + unit / 2 - 1}, se redondea hacia abajo, a ${target}.`,
  ),
]

/** The next whole number outwards rounds to another unit. */
const isEdge = (target: number, answer: number, unit: number, direction: 1 | -1) =>
  isNearest(answer, target, unit) && !isNearest(answer + direction, target, unit)

const drawTarget = (random: Random) => {
  const unit: Unit = random.evenly([10, 100])
  return { unit, target: unit === 10 ? random.int(11, 98) * 10 : random.int(2, 9) * 100 }
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  crossing: form({
    levels: ['hard'],
    share: 2,
    lines: 0,
    draw,
    answer: integer,
    solve: ({ value, unit }) => rounded(value, unit),
    ask: ({ value, unit }) => byUnit[unit].round(value),
    solution: steps,
    check,
  }),
  whichRound: form({
    levels: ['hard'],
    share: 2,
    lines: 0,
    draw(random) {
      const { unit, target } = drawTarget(random)
      const half = unit / 2
      const near = random.pick([[-half], [half - 1], [-half, half - 1]])
      const inside = random.pick([[random.int(1 - half, -1)], [random.int(1, half - 2)]])
      const far = [random.int(half, unit - 1), random.int(-unit, -half - 1)]
      return { unit, target, shown: random.shuffle([...near, ...inside, ...far].map(away => target + away)) }
    },
    answer: numbersInAnyOrder,
    solve: ({ unit, target, shown }) => shown.filter(value => rounded(value, unit) === target),
    ask({ unit, target, shown }) {
      const [{ en, es }, all] = [byUnit[unit].which(target), list(...shown)]
      return { en: [en, all], es: [es, all] }
    },
    solution: ({ unit, target }, answer) => [
      leastFor(target, unit),
      ...greatestFor(target, unit),
      explained(
        list(...[...answer].sort((a, b) => exact(a).compare(exact(b)))),
        line`Take the numbers from ${target - unit / 2} to ${target + unit / 2 - 1}.`,
        line`Toma los números que van de ${target - unit / 2} a ${target + unit / 2 - 1}.`,
      ),
    ],
    check(printed, answer) {
      const [target, ...shown] = printed.all('number').map(({ n }) => n)
      const right = shown.filter(value => target !== undefined && isNearest(value, target, unitIn(printed.text)))
      const given = answer.map(value => exact(value).n)
      return given.length === right.length && right.every(value => given.includes(value))
    },
  }),
  least: form({
    levels: ['hard'],
    lines: 1,
    draw: drawTarget,
    answer: integer,
    solve: ({ unit, target }) => target - unit / 2,
    ask: ({ unit, target }) => byUnit[unit].least(target),
    solution: ({ unit, target }) => [
      leastFor(target, unit),
      explained(
        expr(target - unit / 2),
        line`One less, ${target - unit / 2 - 1}, rounds down to ${target - unit}. So ${target - unit / 2} is the least.`,
        line`Uno menos, ${target - unit / 2 - 1}, se redondea hacia abajo, a ${target - unit}. Así que ${target - unit / 2} es el menor.`,
      ),
    ],
    check: (printed, answer) => isEdge(printed.take(1)[0].n, exact(answer).n, unitIn(printed.text), -1),
  }),
  greatest: form({
    levels: ['hard'],
    lines: 1,
    draw: drawTarget,
    answer: integer,
    solve: ({ unit, target }) => target + unit / 2 - 1,
    ask: ({ unit, target }) => byUnit[unit].greatest(target),
    solution: ({ unit, target }) => greatestFor(target, unit),
    check: (printed, answer) => isEdge(printed.take(1)[0].n, exact(answer).n, unitIn(printed.text), 1),
  }),
})
