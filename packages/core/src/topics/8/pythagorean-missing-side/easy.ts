import { integer } from '../../../answer/number.ts'
import { both, figure, prose } from '../../../content.ts'
import { blank, equation, list, symbol } from '../../../math/build.ts'
import { evaluate, exact } from '../../../math/evaluate.ts'
import { m } from '../../../math/template.ts'
import type { FormMaker } from '../../../topic.ts'
import { type Measured, measured } from '../../common/measured.ts'
import { lengthUnits } from '../kit/length-units.ts'
import type { levels } from './levels.ts'
import { findX, sidesOf } from './parts.ts'
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
    lines: 3,
    draw: (random, { missing }) => ({
      triple: drawTriple(random),
      missing: random.evenly(missing),
      unit: random.pick(lengthUnits),
      turn: drawTurn(random),
    }),
    answer: measured,
    solve: ({ triple, missing, unit }): Measured => ({ amount: sidesOf(triple)[missing], unit }),
    ask: ({ triple, missing, turn, unit }) =>
      both(figure(labelledTriangle([triple[0], triple[1]], sidesOf(triple), missing, turn, unit))),
    check: (printed, { amount }) => exact(amount).n > 0 && satisfies(printed, exact(amount).power(2)),
  }),

  bare: form({
    levels: ['easy', 'medium'],
    instruction: abc,
    lines: 2,
    draw: (random, { missing }) => ({ triple: drawTriple(random), missing: random.evenly(missing) }),
    answer: integer,
    solve: ({ triple, missing }) => sidesOf(triple)[missing],
    ask: ({ triple: [a, b, c], missing }) => {
      const given = (name: string, side: Side, value: number) =>
        equation(symbol(name), side === missing ? blank(2) : value)
      return both(list(given('a', 'BC', a), given('b', 'CA', b), given('c', 'AB', c)))
    },
    check(printed, answer) {
      const [a, b, c] = printed
        .all('relation')
        .map(({ right }) => (right.kind === 'blank' ? exact(answer) : evaluate(right)))
      return exact(answer).n > 0 && a!.power(2).plus(b!.power(2)).equals(c!.power(2))
    },
  }),
})
