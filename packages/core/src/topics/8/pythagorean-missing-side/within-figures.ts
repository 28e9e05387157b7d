import {
  both,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  figure,
  line,
  measure,
  over,
  polygon,
  prose,
  Ratio,
  step,
  sum,
  symbol,
  times,
  triangle,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { lengthUnits, squared } from '../../kit/measures/length-units.ts'
import { type Measured, measured } from '../../kit/measures/measured.ts'
import type { levels } from './levels.ts'
import { findX, sideSteps } from './parts.ts'
import { drawTriple, triples } from './right-triangles.ts'

/** Pairs of right triangles with a side in common: that side, and the other leg and hypotenuse of each. */
const sharing = [
  [12, [9, 15], [16, 20]],
  [12, [9, 15], [35, 37]],
  [8, [6, 10], [15, 17]],
  [15, [8, 17], [20, 25]],
  [15, [20, 25], [36, 39]],
  [15, [8, 17], [36, 39]],
  [24, [7, 25], [10, 26]],
  [24, [7, 25], [18, 30]],
  [24, [10, 26], [32, 40]],
  [24, [18, 30], [32, 40]],
  [20, [15, 25], [21, 29]],
  [20, [15, 25], [48, 52]],
  [30, [16, 34], [40, 50]],
] as const

/** Right triangles inside other figures. */
export const figureForms = (form: FormMaker<typeof levels>) => ({
  isosceles: form({
    levels: ['hard'],
    instruction: {
      en: prose`Find the area of the isosceles triangle.`,
      es: prose`Halla el área del triángulo isósceles.`,
    },
    draw: random => ({
      triple: drawTriple(
        random,
        2,
        triples.filter(([a, b]) => a * 4 >= b && b * 4 >= a),
      ),
      unit: random.pick(lengthUnits),
    }),
    answer: measured,
    solve: ({ triple: [half, height], unit }): Measured => ({ amount: half * height, unit: squared(unit) }),
    ask: ({ triple: [half, , side], unit }) =>
      both(
        figure(
          triangle({
            shape: { sides: [side, side, 2 * half] },
            cevians: [{ from: 'C', as: 'altitude' }],
            sides: { AB: measure(2 * half, unit), BC: { label: measure(side, unit), ticks: 1 }, CA: { ticks: 1 } },
          }),
        ),
      ),
    solution: ({ triple: [half, height, side], unit }) => [
      step(equation(over(2 * half, 2), half), because.heightHalvesBase),
      ...sideSteps({ leg: half, hypotenuse: side }, height, {
        letter: 'h',
        rule: {
          en: line`the Pythagorean theorem: half the base and the height ${symbol('h')} are the legs`,
          es: line`el teorema de Pitágoras: la mitad de la base y la altura ${symbol('h')} son los catetos`,
        },
      }),
      step(equation(over(times(2 * half, height), 2), measure(half * height, squared(unit))), because.use, {
        rule: { en: line`the area formula of a triangle`, es: line`la fórmula del área de un triángulo` },
      }),
    ],
    // Heron's formula, from the labelled sides.
    check(printed, { amount }) {
      const [base, side] = tupleOf(
        printed.figure('triangle').lines.flatMap(({ label }) => (label?.kind === 'measure' ? [evaluate(label)] : [])),
        2,
      )
      const [half, s] = [base.over(2), side.plus(base.over(2))]
      return (
        exact(amount).n > 0 &&
        exact(amount)
          .power(2)
          .equals(s.times(half).times(half).times(s.minus(base)))
      )
    },
  }),

  rectangle: form({
    levels: ['hard'],
    instruction: { en: prose`Find the perimeter of the rectangle.`, es: prose`Halla el perímetro del rectángulo.` },
    draw: random => ({
      triple: drawTriple(
        random,
        4,
        triples.filter(([a, b]) => a * 3 >= b && b * 3 >= a),
      ),
      unit: random.pick(lengthUnits),
    }),
    answer: measured,
    solve: ({ triple: [a, b], unit }): Measured => ({ amount: 2 * (a + b), unit }),
    ask: ({ triple: [a, b, diagonal], unit }) =>
      both(
        figure(
          polygon({
            vertices: [
              [0, 0],
              [a, 0],
              [a, b],
              [0, b],
            ],
            names: 'ABCD',
            sides: [measure(a, unit)],
            lines: [{ of: 'AC', label: measure(diagonal, unit) }],
            angles: [null, { mark: 'square' }, null, { mark: 'square' }],
          }),
        ),
      ),
    solution: ({ triple: [a, b, diagonal], unit }) => [
      ...sideSteps({ leg: a, hypotenuse: diagonal }, b, {
        rule: {
          en: line`the Pythagorean theorem: the diagonal is the hypotenuse, and ${symbol('x')} is the side BC`,
          es: line`el teorema de Pitágoras: la diagonal es la hipotenusa y ${symbol('x')} es el lado BC`,
        },
      }),
      explained(
        equation(sum(times(2, a), times(2, b)), measure(2 * (a + b), unit)),
        line`Two sides of each length: add the four sides.`,
        line`Hay dos lados de cada longitud: suma los cuatro lados.`,
      ),
    ],
    check(printed, { amount }) {
      const [side, diagonal] = tupleOf(
        printed.figure('polygon').lines.flatMap(({ label }) => (label?.kind === 'measure' ? [evaluate(label)] : [])),
        2,
      )
      const other = exact(amount).over(2).minus(side)
      return other.n > 0 && other.power(2).plus(side.power(2)).equals(diagonal.power(2))
    },
  }),

  sharedSide: form({
    levels: ['hard'],
    instruction: findX,
    draw: random => {
      const [height, one, other] = random.pick(sharing)
      const [left, right] = random.shuffle<[readonly [number, number], readonly [number, number]]>([one, other])
      return { height, left, right, unit: random.pick(lengthUnits) }
    },
    answer: measured,
    solve: ({ right, unit }): Measured => ({ amount: right[1], unit }),
    ask: ({ height, left: [p, l], right: [q], unit }) =>
      both(
        figure(
          triangle({
            shape: {
              vertices: [
                [0, 0],
                [p + q, 0],
                [p, height],
              ],
            },
            cevians: [{ from: 'C', as: p / (p + q), foot: 'D' }],
            sides: { BC: 'x', CA: measure(l, unit) },
            lines: [
              { of: 'AD', label: measure(p, unit), side: 'right' },
              { of: 'DB', label: measure(q, unit), side: 'right' },
            ],
            marked: [{ of: 'BDC', mark: 'square' }],
          }),
        ),
      ),
    solution: ({ height, left: [p, l], right: [q, r], unit }) => [
      ...sideSteps({ leg: p, hypotenuse: l }, height, {
        letter: 'h',
        rule: {
          en: line`the Pythagorean theorem in triangle ADC, with ${symbol('h')} for the height CD`,
          es: line`el teorema de Pitágoras en el triángulo ADC, con ${symbol('h')} para la altura CD`,
        },
      }),
      ...sideSteps({ legs: [height, q] }, r, {
        unit,
        rule: {
          en: line`the Pythagorean theorem in triangle DBC`,
          es: line`el teorema de Pitágoras en el triángulo DBC`,
        },
      }),
    ],
    check(printed, { amount }) {
      const { lines } = printed.figure('triangle')
      const at = (from: string, to: string) => {
        const label = lines.find(item => item.from === from && item.to === to)?.label
        return label?.kind === 'measure' ? evaluate(label).power(2) : Ratio.of(-1)
      }
      return (
        exact(amount).n > 0 &&
        exact(amount)
          .power(2)
          .minus(at('D', 'B'))
          .equals(at('C', 'A').minus(at('A', 'D')))
      )
    },
  }),
})
