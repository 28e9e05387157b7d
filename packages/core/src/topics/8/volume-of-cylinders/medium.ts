import {
  approximate,
  equation,
  evaluate,
  exact,
  type FormMaker,
  figure,
  findMistake,
  isNear,
  join,
  line,
  list,
  m,
  measure,
  over,
  partsOf,
  pi,
  piExpr,
  power,
  prose,
  Ratio,
  step,
  steps,
  times,
  tupleOf,
  type Work,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { cubed } from '../../kit/measures/length-units.ts'
import { type Measured, measured } from '../../kit/measures/measured.ts'
import type { levels } from './levels.ts'
import { type Drawn, drawing, exactSteps, formula, isExact, printedBase, squareTimesHeight, units } from './parts.ts'

/** From diameter and height; the radius and its square as a pupil takes them. */
const volumeWork = (r: number, h: number, taken: number, squared: number): Work => [
  list(equation(m`d`, 2 * r), equation(m`h`, h)),
  equation(m`V`, times(pi, power(taken, 2), h)),
  equation(m`V`, times(pi, squared, h)),
  equation(m`V`, piExpr(Ratio.of(squared * h))),
]

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  halfFull: form({
    levels: ['medium'],
    draw: (random): Drawn => ({
      r: Ratio.of(random.evenly([10, 3, 6, 9, 2, 5, 8, 4, 7])),
      h: Ratio.of(2 * random.evenly([2, 3, 4, 5, 6, 7, 8, 9, 10])),
      unit: random.pick(units),
      by: 'diameter',
    }),
    answer: { ...measured, requires: 'exact' },
    solve: (drawn): Measured => ({ amount: piExpr(squareTimesHeight(drawn).over(2)), unit: cubed(drawn.unit) }),
    ask: drawn => ({
      en: [
        prose`The cylinder is half full of water. Find the volume of the water in terms of ${m`π`}.`,
        figure(drawing(drawn)),
      ],
      es: [
        prose`El cilindro está lleno de agua hasta la mitad. Halla el volumen del agua en términos de ${m`π`}.`,
        figure(drawing(drawn)),
      ],
    }),
    solution: (drawn, { amount, unit }) => [
      ...exactSteps(drawn),
      step(equation(over(piExpr(squareTimesHeight(drawn)), 2), measure(amount, unit)), because.takeHalf),
    ],
    check: (printed, { amount }) => isExact(amount, printedBase(printed).over(2)),
  }),

  missingHeight: form({
    levels: ['medium'],
    draw: random => ({
      r: random.evenly([2, 3, 4, 5, 6, 7, 8, 9, 10]),
      h: random.int(3, 20),
      unit: random.pick(units),
    }),
    answer: measured,
    solve: ({ h, unit }): Measured => ({ amount: h, unit }),
    ask: ({ r, h, unit }) => {
      const [volume, radius] = [measure(piExpr(Ratio.of(r * r * h)), cubed(unit)), measure(r, unit)]
      return {
        en: prose`A cylinder has a volume of ${volume} and a radius of ${radius}. Find its height.`,
        es: prose`Un cilindro tiene un volumen de ${volume} y un radio de ${radius}. Halla su altura.`,
      }
    },
    solution: ({ r, h, unit }) => [
      step(formula, because.writeFormula),
      step(equation(piExpr(Ratio.of(r * r * h)), times(pi, power(r, 2), m`h`)), because.substituteValues),
      step(equation(piExpr(Ratio.of(r * r * h)), join(r * r, pi, m`h`)), because.workOutThePower),
      step(equation(r * r * h, join(r * r, m`h`)), because.divideBothSides, { value: pi }),
      step(equation(m`h`, measure(h, unit)), because.divideBothSides, { value: r * r }),
    ],
    check(printed, { amount }) {
      const [volume, radius] = tupleOf(printed.all('measure'), 2)
      return isExact(volume.of, evaluate(radius.of).power(2).times(exact(amount)))
    },
  }),

  findTheError: form({
    ...findMistake({
      levels: ['medium'],
      lines: 3,
      draw: random => ({ r: random.int(3, 9), h: random.int(4, 15) }),
      work: ({ r, h }) => volumeWork(r, h, r, r * r),
      steps: ({ r, h }) => [
        step(equation(m`V`, times(pi, power(r, 2), h)), because.halveDiameter),
        step(equation(m`V`, times(pi, r * r, h)), because.evaluate, { what: power(r, 2) }),
        step(equation(m`V`, piExpr(Ratio.of(r * r * h))), because.multiply),
      ],
      mistakes: {
        diameterTaken: {
          says: ({ r }) => ({
            en: line`the diameter ${2 * r} was taken as the radius`,
            es: line`el diámetro ${2 * r} se tomó como radio`,
          }),
          work: ({ r, h }) => volumeWork(r, h, 2 * r, 4 * r * r),
        },
        doubledInsteadOfSquared: {
          says: ({ r }) => ({
            en: line`${r} was doubled, not squared`,
            es: line`${r} se duplicó y no se elevó al cuadrado`,
          }),
          work: ({ r, h }) => volumeWork(r, h, r, 2 * r),
        },
      },
      follows(before, after) {
        if (after.kind !== 'relation') return false
        if (before.kind === 'relation') return isNear(approximate(before.right), approximate(after.right))
        const [d, h] = before.kind === 'list' ? before.items.map(item => evaluate(partsOf(item)[1] ?? item)) : []
        return d !== undefined && h !== undefined && isExact(after.right, d.over(2).power(2).times(h))
      },
    }),
    ask({ work: [given, ...lines] }) {
      const shown = [given, steps(...lines.map(item => line`${item}`))]
      return {
        en: [prose`A student finds the volume of a cylinder from its diameter and its height.`, ...shown],
        es: [prose`Un estudiante halla el volumen de un cilindro con su diámetro y su altura.`, ...shown],
      }
    },
  }),
})
