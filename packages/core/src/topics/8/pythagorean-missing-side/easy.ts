import {
  blank,
  both,
  equation,
  evaluate,
  exact,
  type FormMaker,
  figure,
  integer,
  list,
  m,
  prose,
  symbol,
  tupleOf,
} from '../../../author.ts'
import { lengthUnits } from '../../kit/measures/length-units.ts'
import { type Measured, measured } from '../../kit/measures/measured.ts'
import type { levels } from './levels.ts'
import { findX, knownOf, sideSteps, sidesOf } from './parts.ts'
import { drawTriple, drawTurn, labelledTriangle, type Side, satisfies } from './right-triangles.ts'

const abc = {
  en: prose`In a right triangle, ${m`a`} and ${m`b`} are the legs and ${m`c`} is the hypotenuse. Find the missing side.`,
  es: prose`En un triángulo rectángulo, ${m`a`} y ${m`b`} son los catetos y ${m`c`} es la hipotenusa. Halla el lado que falta.`,
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  triangle: form({
    levels: ['easy', 'medium'],
    share: 2,
    instruction: findX,
    draw: (random, { missing }) => ({
      triple: drawTriple(random, 0),
      missing: random.evenly(missing),
      unit: random.pick(lengthUnits),
      turn: drawTurn(random),
    }),
    answer: measured,
    solve: ({ triple, missing, unit }): Measured => ({ amount: sidesOf(triple)[missing], unit }),
    ask: ({ triple, missing, turn, unit }) =>
      both(figure(labelledTriangle([triple[0], triple[1]], sidesOf(triple), missing, turn, unit))),
    solution: ({ triple, missing, unit }) =>
      sideSteps(knownOf(sidesOf(triple), missing), sidesOf(triple)[missing], { unit }),
    check: (printed, { amount }) => exact(amount).n > 0 && satisfies(printed, exact(amount).power(2)),
  }),

  bare: form({
    levels: ['easy', 'medium'],
    instruction: abc,
    draw: (random, { missing }) => ({ triple: drawTriple(random, 2), missing: random.evenly(missing) }),
    answer: integer,
    solve: ({ triple, missing }) => sidesOf(triple)[missing],
    ask: ({ triple: [a, b, c], missing }) => {
      const given = (name: string, side: Side, value: number) =>
        equation(symbol(name), side === missing ? blank(2) : value)
      return both(list(given('a', 'BC', a), given('b', 'CA', b), given('c', 'AB', c)))
    },
    solution: ({ triple, missing }) =>
      sideSteps(knownOf(sidesOf(triple), missing), sidesOf(triple)[missing], {
        letter: missing === 'AB' ? 'c' : missing === 'BC' ? 'a' : 'b',
      }),
    check(printed, answer) {
      const [a, b, c] = tupleOf(
        printed.all('relation').map(({ right }) => (right.kind === 'blank' ? exact(answer) : evaluate(right))),
        3,
      )
      return exact(answer).n > 0 && a.power(2).plus(b.power(2)).equals(c.power(2))
    },
  }),
})
