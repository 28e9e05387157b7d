import { formulaChoice } from '../../../answer/choice.ts'
import { surdExpr } from '../../../answer/expression.ts'
import { option } from '../../../answer/option.ts'
import { both, figure, line, name, prose, steps } from '../../../content.ts'
import { polygon } from '../../../figure/polygon.ts'
import { triangle } from '../../../figure/triangle.ts'
import { people } from '../../../language/people.ts'
import { decimal, expr, measure, type Value } from '../../../math/build.ts'
import { approximate, evaluate, exact } from '../../../math/evaluate.ts'
import { m } from '../../../math/template.ts'
import { Ratio } from '../../../number/ratio.ts'
import { rootOf } from '../../../number/surd.ts'
import type { FormMaker } from '../../../topic.ts'
import { type Measured, measured } from '../../common/measured.ts'
import { lengthUnits, squared } from '../kit/length-units.ts'
import type { levels } from './levels.ts'
import { findX, printedSquare, sidesOf } from './parts.ts'
import { drawTriple, drawTurn, labelledTriangle, SIDES, type Side, satisfies, triples } from './right-triangles.ts'

/** Pairs of right triangles with a side in common: that side, and the other leg and hypotenuse of each. */
const sharing = [
  [12, [5, 13], [9, 15]],
  [12, [5, 13], [16, 20]],
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
] as const

export const hardForms = (form: FormMaker<typeof levels>) => ({
  decimals: form({
    levels: ['hard'],
    instruction: findX,
    lines: 3,
    draw(random, { missing }) {
      const scale = random.pick([2, 10] as const)
      return {
        triple: drawTriple(
          random,
          triples.filter(triple => triple[0] <= 24 && triple.some(side => side % scale !== 0)),
        ),
        scale,
        missing: random.evenly(missing),
        unit: random.pick(['meter', 'centimeter', 'inch'] as const),
        turn: drawTurn(random),
      }
    },
    answer: measured,
    solve: ({ triple, scale, missing, unit }): Measured => ({
      amount: decimal(Ratio.of(sidesOf(triple)[missing], scale)),
      unit,
    }),
    ask: ({ triple: [a, b, c], scale, missing, turn, unit }) => {
      const shown = (side: number) => decimal(Ratio.of(side, scale))
      return both(
        figure(
          labelledTriangle(
            [a, b],
            { AB: shown(c), BC: shown(a), CA: shown(b) } as unknown as Record<Side, Value>,
            missing,
            turn,
            unit,
          ),
        ),
      )
    },
    check: (printed, { amount }) => exact(amount).n > 0 && satisfies(printed, exact(amount).power(2)),
  }),

  isosceles: form({
    levels: ['hard'],
    instruction: {
      en: prose`Find the area of the isosceles triangle.`,
      es: prose`Halla el área del triángulo isósceles.`,
    },
    lines: 4,
    draw: random => ({
      triple: random.until(
        () => drawTriple(random),
        ([half, height]) => half * 4 >= height && height * 4 >= half,
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
            names: null,
            cevians: [{ from: 'C', as: 'altitude' }],
            sides: { AB: measure(2 * half, unit), BC: { label: measure(side, unit), ticks: 1 }, CA: { ticks: 1 } },
          }),
        ),
      ),
    // Heron's formula, from the labelled sides.
    check(printed, { amount }) {
      const [base, side] = printed
        .figure('triangle')
        .lines.map(({ label }) => (label && label.kind === 'measure' ? evaluate(label) : Ratio.of(0)))
      const [half, s] = [base!.over(2), side!.plus(base!.over(2))]
      return (
        exact(amount).n > 0 &&
        exact(amount)
          .power(2)
          .equals(s.times(half).times(half).times(s.minus(base!)))
      )
    },
  }),

  rectangle: form({
    levels: ['hard'],
    instruction: { en: prose`Find the perimeter of the rectangle.`, es: prose`Halla el perímetro del rectángulo.` },
    lines: 4,
    draw: random => ({
      triple: random.until(
        () => drawTriple(random),
        ([a, b]) => a * 3 >= b && b * 3 >= a,
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
            sides: [measure(a, unit)],
            lines: [{ of: 'AC', label: measure(diagonal, unit) }],
            angles: [null, { mark: 'square' }, null, { mark: 'square' }],
          }),
        ),
      ),
    check(printed, { amount }) {
      const [side, diagonal] = printed
        .figure('polygon')
        .lines.flatMap(({ label }) => (label?.kind === 'measure' ? [evaluate(label)] : []))
      const other = exact(amount).over(2).minus(side!)
      return other.n > 0 && other.power(2).plus(side!.power(2)).equals(diagonal!.power(2))
    },
  }),

  sharedSide: form({
    levels: ['hard'],
    instruction: findX,
    lines: 4,
    draw: random => {
      const [height, ...pair] = random.pick(sharing)
      const [left, right] = random.shuffle<readonly [number, number]>(pair)
      return { height, left: left!, right: right!, unit: random.pick(lengthUnits) }
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
            names: null,
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

  findTheMistake: form({
    levels: ['medium', 'hard'],
    lines: 0,
    draw: random => {
      const mistake = random.evenly(['treated', 'doubled', 'halved', 'none'] as const)
      const missing = random.evenly(['BC', 'CA'] as const)
      return { mistake, missing, triple: drawTriple(random), turn: drawTurn(random), who: random.pick(people) }
    },
    answer: option({
      treated: { en: prose`The hypotenuse was treated as a leg.`, es: prose`La hipotenusa se tomó como un cateto.` },
      doubled: {
        en: prose`Numbers were doubled instead of squared.`,
        es: prose`Los números se duplicaron en vez de elevarse al cuadrado.`,
      },
      halved: {
        en: prose`A number was halved where its square root was needed.`,
        es: prose`Se tomó la mitad de un número en vez de su raíz cuadrada.`,
      },
      none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
    }),
    solve: ({ mistake }) => mistake,
    ask: ({ mistake, missing, triple, turn, who }) => {
      const [a, b, c] = triple
      const leg = missing === 'BC' ? b : a
      const [p, q] = mistake === 'doubled' ? [2 * leg, 2 * c] : [leg ** 2, c ** 2]
      const square = mistake === 'treated' ? q + p : q - p
      const x = mistake === 'halved' ? decimal(Ratio.of(square, 2)) : surdExpr(rootOf(square))
      const shown = [
        figure(labelledTriangle([a, b], sidesOf(triple), missing, turn)),
        steps(
          line`${mistake === 'treated' ? m`${leg}^2 + ${c}^2 = x^2` : m`${leg}^2 + x^2 = ${c}^2`}`,
          line`${mistake === 'treated' ? m`${p} + ${q} = x^2` : m`${p} + x^2 = ${q}`}`,
          line`${m`x^2 = ${square}`}`,
          line`${m`x = ${x}`}`,
        ),
      ]
      return {
        en: [prose`${name(who)} finds ${m`x`} in the right triangle. Which sentence about the work is true?`, ...shown],
        es: [
          prose`${name(who)} halla ${m`x`} en el triángulo rectángulo. ¿Qué oración sobre el trabajo es verdadera?`,
          ...shown,
        ],
      }
    },
    // The first line that the true side does not satisfy tells the mistake.
    check(printed, answer) {
      const x = Math.sqrt(printedSquare(printed).toNumber())
      const wrong = printed
        .all('relation')
        .findIndex(({ left, right }) => Math.abs(approximate(left, { x }) - approximate(right, { x })) > 1e-9)
      return answer === (['treated', 'doubled', null, 'halved'] as const)[wrong] || (wrong < 0 && answer === 'none')
    },
  }),

  whichEquation: form({
    levels: ['medium', 'hard'],
    instruction: {
      en: prose`Choose the equation that is true for ${m`x`}.`,
      es: prose`Elige la ecuación que se cumple para ${m`x`}.`,
    },
    draw: random => {
      const missing = random.evenly(SIDES)
      return { triple: drawTriple(random), missing, turn: drawTurn(random) }
    },
    answer: formulaChoice,
    solve: ({ triple: [a, b, c], missing }) =>
      missing === 'AB' ? m`${a}^2 + ${b}^2 = x^2` : m`x^2 + ${missing === 'BC' ? b : a}^2 = ${c}^2`,
    mistakes: ({ triple: [a, b, c], missing }) => {
      const leg = missing === 'BC' ? b : a
      return missing === 'AB'
        ? {
            legTakenForHypotenuse: m`x^2 + ${a}^2 = ${b}^2`,
            nothingSquared: m`${a} + ${b} = x`,
            sumSquared: m`(${a} + ${b})^2 = x^2`,
            otherLegTaken: m`x^2 + ${b}^2 = ${a}^2`,
          }
        : {
            missingTakenForHypotenuse: m`${leg}^2 + ${c}^2 = x^2`,
            nothingSquared: m`x + ${leg} = ${c}`,
            sumSquared: m`(x + ${leg})^2 = ${c}^2`,
          }
    },
    ask: ({ triple, missing, turn }) =>
      both(figure(labelledTriangle([triple[0], triple[1]], sidesOf(triple), missing, turn))),
    check(printed, choice) {
      const x = Math.sqrt(printedSquare(printed).toNumber())
      const chosen = expr(choice)
      return (
        chosen.kind === 'relation' &&
        Math.abs(approximate(chosen.left, { x }) - approximate(chosen.right, { x })) < 1e-9
      )
    },
  }),
})
