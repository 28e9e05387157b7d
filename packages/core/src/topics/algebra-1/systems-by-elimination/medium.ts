import {
  equation,
  exact,
  type FormMaker,
  integer,
  itemOf,
  join,
  prose,
  step,
  sum,
  symbol,
  system,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { coefficientsOf, otherSize, rowExpr, rowThrough } from '../../kit/equations/linear-system.ts'
import type { levels } from './levels.ts'
import { drawPoint, place } from './parts.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  multiplier: form({
    levels: ['medium'],
    lines: 1,
    draw: random => {
      const letter = random.evenly(['x', 'y'])
      const [k, s] = [random.int(2, 4) * random.sign(), random.int(1, 2) * random.sign()]
      const p = random.int(3, 9) * random.sign()
      const q = random.until(
        () => otherSize(random, 9, p, 2),
        value => value !== -k * p,
      )
      const point = drawPoint(random)
      return {
        letter,
        k,
        rows: [
          [s, p],
          [-k * s, q],
        ].map(([s, t]) => rowThrough(...place(letter, s!, t!), ...point)),
      }
    },
    answer: integer,
    solve: ({ k }) => k,
    ask: ({ letter, rows }) => {
      const shown = system(...rows.map(rowExpr))
      return {
        en: [
          prose`By what number do you multiply the first equation so that adding the second equation to it eliminates ${symbol(letter)}?`,
          shown,
        ],
        es: [
          prose`¿Por qué número multiplicas la primera ecuación para que, al sumarle la segunda, se elimine ${symbol(letter)}?`,
          shown,
        ],
      }
    },
    solution: ({ letter, k, rows: [one, two] }) => {
      const at = letter === 'x' ? 0 : 1
      const [own, other] = [itemOf(one ?? [], at), itemOf(two ?? [], at)]
      return [
        step(equation(sum(join(own, symbol('k')), other), 0), because.coefficientsAddToZero, {
          letter: symbol(letter),
        }),
        other < 0
          ? step(equation(join(own, symbol('k')), -other), because.addToBothSides, { value: -other })
          : step(equation(join(own, symbol('k')), -other), because.subtractFromBothSides, { value: other }),
        ...(own === 1 ? [] : [step(equation(symbol('k'), k), because.divideBothSides, { value: own })]),
      ]
    },
    check(printed, k) {
      const [one, two] = printed.one('system').rows.map(coefficientsOf)
      const index = printed.maths.some(item => item.kind === 'symbol' && item.name === 'x') ? 0 : 1
      return one !== undefined && two !== undefined && one[index].times(exact(k)).plus(two[index]).n === 0
    },
  }),
})
