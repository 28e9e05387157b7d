import {
  decimal,
  type Expr,
  equation,
  exact,
  explainedBy,
  figure,
  formulaChoice,
  line,
  m,
  pi,
  piExpr,
  power,
  prose,
  type Random,
  Ratio,
  times,
} from '../../../author.ts'
import { shown } from '../../kit/decimals/shown.ts'
import { cubed } from '../../kit/measures/length-units.ts'
import { type Measured, measured } from '../../kit/measures/measured.ts'
import {
  type Drawn,
  decimalSteps,
  drawing,
  drawnVolume,
  exactSteps,
  type Form,
  filled,
  isExactly,
  PI,
  partOf,
  UNITS,
  V,
} from './parts.ts'

const NONE = Ratio.of(1)
/** Cones on a sheet differ in height. */
const HEIGHTS = [9, 12, 6, 15, 8, 18, 10, 14, 5, 11, 7, 16, 4, 13] as const
const drawCone = (random: Random): Drawn =>
  random.until(
    () => ({
      shape: 'cone' as const,
      r: Ratio.of(random.int(2, 10)),
      h: Ratio.of(random.evenly(HEIGHTS)),
      unit: random.pick(UNITS),
      by: 'radius' as const,
    }),
    drawn =>
      partOf(drawn).isInteger &&
      !ofWholeSlant(drawn) &&
      drawn.h.times(2).compare(drawn.r) >= 0 &&
      drawn.h.compare(drawn.r.times(4)) <= 0,
  )
/** The slant height is whole: a cone of the hard level. */
const ofWholeSlant = ({ r, h }: Drawn) => Number.isInteger(Math.hypot(r.toNumber(), h.toNumber()))
const drawBall = (random: Random): Drawn => ({
  shape: 'sphere',
  r: Ratio.of(random.evenly([6, 3, 9, 12, 15])),
  h: NONE,
  unit: random.evenly(UNITS),
  by: 'radius',
})
const exactVolume = (drawn: Drawn): Measured => ({ amount: piExpr(partOf(drawn)), unit: cubed(drawn.unit) })

const formulasFor = ({ shape, r, h }: Drawn) => {
  const [x, y] = [shown(r), shown(h)]
  return shape === 'cone'
    ? {
        right: filled('cone', r, h),
        asCylinder: times(pi, power(x, 2), y),
        notSquared: times(Ratio.of(1, 3), pi, x, y),
        heightSquared: times(Ratio.of(1, 3), pi, x, power(y, 2)),
      }
    : {
        right: filled('sphere', r, h),
        asCylinder: times(Ratio.of(4, 3), pi, power(x, 2)),
        notSquared: times(Ratio.of(1, 3), pi, power(x, 3)),
        heightSquared: times(4, pi, power(x, 2)),
      }
}

export const easyForms = (form: Form) => ({
  coneExact: form({
    levels: ['easy'],
    share: 2,
    draw: drawCone,
    answer: { ...measured, requires: 'exact' },
    solve: exactVolume,
    ask: drawn => {
      const solid = figure(drawing(drawn))
      return {
        en: [solid, prose`Find the volume of the cone in terms of ${m`π`}.`],
        es: [solid, prose`Halla el volumen del cono en términos de ${m`π`}.`],
      }
    },
    solution: exactSteps,
    check: (printed, { amount }) => isExactly(amount, drawnVolume(printed)),
  }),

  sphereExact: form({
    levels: ['easy'],
    share: 2,
    draw: drawBall,
    answer: { ...measured, requires: 'exact' },
    solve: exactVolume,
    ask: drawn => {
      const solid = figure(drawing(drawn))
      return {
        en: [solid, prose`Find the volume of the sphere in terms of ${m`π`}.`],
        es: [solid, prose`Halla el volumen de la esfera en términos de ${m`π`}.`],
      }
    },
    solution: exactSteps,
    check: (printed, { amount }) => isExactly(amount, drawnVolume(printed)),
  }),

  coneDecimal: form({
    levels: ['easy'],
    share: 2,
    draw: drawCone,
    answer: measured,
    solve: (drawn): Measured => ({ amount: shown(partOf(drawn).times(PI)), unit: cubed(drawn.unit) }),
    ask: drawn => {
      const solid = figure(drawing(drawn))
      return {
        en: [solid, prose`Find the volume of the cone. Use ${decimal(PI)} for ${m`π`}.`],
        es: [solid, prose`Halla el volumen del cono. Usa ${decimal(PI)} para ${m`π`}.`],
      }
    },
    solution: (drawn, { amount }) => decimalSteps(drawn, amount as Expr, false),
    check: (printed, { amount }) => Math.abs(exact(amount).toNumber() - (drawnVolume(printed) / Math.PI) * 3.14) < 1e-6,
  }),

  whichExpression: form({
    levels: ['easy'],
    share: 2,
    draw: random =>
      random.until(
        () => {
          const shape = random.evenly(['cone', 'sphere', 'cone'] as const)
          const r = Ratio.of(random.int(2, 12))
          const h = shape === 'cone' ? Ratio.of(random.evenly(HEIGHTS)) : NONE
          return { shape, r, h, unit: random.pick(UNITS), by: 'radius' as const }
        },
        ({ shape, r, h }) =>
          shape === 'sphere' ? !r.equals(3) : !h.equals(r) && h.times(2).compare(r) >= 0 && h.compare(r.times(4)) <= 0,
      ),
    answer: formulaChoice,
    solve: drawn => formulasFor(drawn).right,
    mistakes: drawn => {
      const { right: _, ...wrong } = formulasFor(drawn)
      return wrong
    },
    ask(drawn) {
      const solid = figure(drawing(drawn))
      return drawn.shape === 'cone'
        ? {
            en: [solid, prose`Which expression gives the volume of the cone?`],
            es: [solid, prose`¿Qué expresión da el volumen del cono?`],
          }
        : {
            en: [solid, prose`Which expression gives the volume of the sphere?`],
            es: [solid, prose`¿Qué expresión da el volumen de la esfera?`],
          }
    },
    solution: ({ shape }, answer) =>
      shape === 'cone'
        ? [
            explainedBy(m`V = {1/3}πr^2h`, {
              en: line`The formula for a cone: a third of the cylinder with the same base and height.`,
              es: line`La fórmula de un cono: un tercio del cilindro con la misma base y la misma altura.`,
            }),
            explainedBy(equation(V, answer as Expr), {
              en: line`Substitute the radius and the height.`,
              es: line`Sustituye el radio y la altura.`,
            }),
          ]
        : [
            explainedBy(m`V = {4/3}πr^3`, {
              en: line`The formula for a sphere: the radius is cubed.`,
              es: line`La fórmula de una esfera: el radio se eleva al cubo.`,
            }),
            explainedBy(equation(V, answer as Expr), {
              en: line`Substitute the radius.`,
              es: line`Sustituye el radio.`,
            }),
          ],
    whyWrong: ({ shape }) =>
      shape === 'cone'
        ? {
            asCylinder: {
              en: line`This is the volume of the cylinder: the factor ${Ratio.of(1, 3)} is missing.`,
              es: line`Es el volumen del cilindro: falta el factor ${Ratio.of(1, 3)}.`,
            },
            notSquared: { en: line`The radius is not squared.`, es: line`El radio no está elevado al cuadrado.` },
            heightSquared: {
              en: line`The height is squared instead of the radius.`,
              es: line`Está elevada al cuadrado la altura en lugar del radio.`,
            },
          }
        : {
            asCylinder: {
              en: line`The radius is squared, not cubed.`,
              es: line`El radio está elevado al cuadrado y no al cubo.`,
            },
            notSquared: {
              en: line`The factor is ${Ratio.of(1, 3)} instead of ${Ratio.of(4, 3)}.`,
              es: line`El factor es ${Ratio.of(1, 3)} en lugar de ${Ratio.of(4, 3)}.`,
            },
            heightSquared: { en: line`This is the area of the surface.`, es: line`Es el área de la superficie.` },
          },
    check: (printed, answer) => isExactly(answer, drawnVolume(printed)),
  }),
})
