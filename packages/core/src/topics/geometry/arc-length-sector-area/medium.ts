import {
  angleDegrees,
  approximate,
  decimal,
  degrees,
  type Expr,
  equation,
  exact,
  explained,
  expr,
  type FormMaker,
  join,
  line,
  m,
  measure,
  pi,
  piExpr,
  piMultiple,
  power,
  prose,
  Ratio,
  type Step,
  step,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { type Measured, measured } from '../../kit/measures/measured.ts'
import { near } from '../../kit/triangles/special-triangles.ts'
import type { levels } from './levels.ts'
import { draw, drawAmong, kindIn, partOf, UNITS, type Unit, unitOf, wholeOf } from './parts.ts'
import { RADIANS, RULES, r, theta } from './shared.ts'

/** The numbers go together, and π goes from both sides. */
const simplifiedOverPi = (shown: Expr) =>
  explained(
    shown,
    line`Simplify the left side, and divide both sides by ${pi}.`,
    line`Simplifica el lado izquierdo y divide ambos lados entre ${pi}.`,
  )

/** A whole factor is divided out, a fraction multiplied away. */
const withoutFactor = (factor: Ratio, found: Expr): readonly Step[] => {
  if (factor.equals(1)) return []
  return [
    factor.isInteger
      ? step(found, because.divideBothSides, { value: factor })
      : step(found, because.multiplyBothSides, { value: Ratio.of(factor.d, factor.n) }),
  ]
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  radius: form({
    levels: ['medium'],
    share: 2,
    draw: random => drawAmong(random, [60, 270, 150, 180]),
    answer: measured,
    solve: ({ radius, unit }): Measured => ({ amount: radius, unit }),
    ask({ kind, radius, angle, unit }) {
      const part = measure(piExpr(partOf(kind, radius, angle)), unitOf(unit, kind))
      return kind === 'length'
        ? {
            en: prose`An arc of ${degrees(angle)} has a length of ${part}. Find the radius of the circle.`,
            es: prose`Un arco de ${degrees(angle)} mide ${part} de largo. Halla el radio del círculo.`,
          }
        : {
            en: prose`A sector with a central angle of ${degrees(angle)} has an area of ${part}. Find the radius of the circle.`,
            es: prose`Un sector con un ángulo central de ${degrees(angle)} tiene un área de ${part}. Halla el radio del círculo.`,
          }
    },
    solution({ kind, radius, angle, unit }) {
      const part = partOf(kind, radius, angle)
      const whole = kind === 'length' ? Ratio.of(angle, 180) : Ratio.of(angle, 360)
      const unknown = kind === 'length' ? r : power(r, 2)
      const value = kind === 'length' ? radius : radius * radius
      return [
        step(equation(kind === 'length' ? m`{${angle}/360}2πr` : m`{${angle}/360}πr^2`, piExpr(part)), because.use, {
          rule: RULES[kind],
        }),
        simplifiedOverPi(whole.equals(1) ? equation(r, measure(radius, unit)) : equation(join(whole, unknown), part)),
        ...withoutFactor(whole, equation(unknown, kind === 'length' ? measure(value, unit) : value)),
        ...(kind === 'length' ? [] : [step(equation(r, measure(radius, unit)), because.positiveRoot)]),
      ]
    },
    check(printed, { amount, unit }) {
      const [angle, part] = printed.all('measure')
      const kind = kindIn(part!.unit)
      const radius = approximate(expr(amount))
      return (
        radius > 0 &&
        unitOf(unit as Unit, kind) === part!.unit &&
        near((wholeOf(kind, radius) * approximate(angle!.of)) / 360, approximate(part!.of))
      )
    },
  }),
  angle: form({
    levels: ['medium'],
    share: 2,
    // Half a circle is seen without the formula.
    draw: random =>
      random.until(
        () => drawAmong(random, [30, 45, 90, 120]),
        ({ angle }) => angle !== 180,
      ),
    answer: angleDegrees,
    solve: ({ angle }) => angle,
    ask({ kind, radius, angle, unit }) {
      const [part, given] = [measure(piExpr(partOf(kind, radius, angle)), unitOf(unit, kind)), measure(radius, unit)]
      return kind === 'length'
        ? {
            en: prose`A circle has a radius of ${given}. An arc of the circle has a length of ${part}. Find its central angle in degrees.`,
            es: prose`Una circunferencia tiene un radio de ${given}. Un arco de la circunferencia mide ${part} de largo. Halla su ángulo central en grados.`,
          }
        : {
            en: prose`A circle has a radius of ${given}. A sector of the circle has an area of ${part}. Find its central angle in degrees.`,
            es: prose`Un círculo tiene un radio de ${given}. Un sector del círculo tiene un área de ${part}. Halla su ángulo central en grados.`,
          }
    },
    solution({ kind, radius, angle }) {
      const part = partOf(kind, radius, angle)
      const perDegree = part.over(angle)
      return [
        step(
          equation(kind === 'length' ? m`{θ/360}2π(${radius})` : m`{θ/360}π(${radius})^2`, piExpr(part)),
          because.use,
          { rule: RULES[kind] },
        ),
        simplifiedOverPi(
          perDegree.equals(1) ? equation(theta, degrees(angle)) : equation(join(perDegree, theta), part),
        ),
        ...withoutFactor(perDegree, equation(theta, degrees(angle))),
      ]
    },
    check(printed, answer) {
      const [radius, part] = printed.all('measure')
      return near(
        (wholeOf(kindIn(part!.unit), approximate(radius!.of)) * exact(answer).toNumber()) / 360,
        approximate(part!.of),
      )
    },
  }),
  radians: form({
    levels: ['medium'],
    lines: 2,
    draw,
    answer: piMultiple,
    solve: ({ angle }) => Ratio.of(angle, 180),
    ask({ radius, angle, unit }) {
      const [arc, given] = [measure(piExpr(partOf('length', radius, angle)), unit), measure(radius, unit)]
      return {
        en: prose`In a circle with a radius of ${given}, a central angle intercepts an arc with a length of ${arc}. Find the angle in radians.`,
        es: prose`En una circunferencia de radio ${given}, un ángulo central intercepta un arco de ${arc} de largo. Halla el ángulo en radianes.`,
      }
    },
    solution: ({ radius, angle }) => [
      step(equation(join(radius, theta), piExpr(partOf('length', radius, angle))), because.use, { rule: RADIANS }),
      step(equation(theta, piExpr(Ratio.of(angle, 180))), because.divideBothSides, { value: radius }),
    ],
    check(printed, answer) {
      const [radius, arc] = printed.all('measure')
      return near(exact(answer).toNumber() * Math.PI * approximate(radius!.of), approximate(arc!.of))
    },
  }),
  radiusFromRadians: form({
    levels: ['medium'],
    lines: 2,
    // Neither one radian nor a whole turn.
    draw: random =>
      random.until(
        () => ({
          angle: Ratio.of(random.int(2, 24), random.pick([4, 5, 10])),
          radius: random.int(3, 20),
          unit: random.pick(UNITS),
        }),
        ({ angle, radius }) => !angle.equals(1) && !angle.equals(radius) && angle.compare(6) < 0,
      ),
    answer: measured,
    solve: ({ radius, unit }): Measured => ({ amount: radius, unit }),
    ask({ angle, radius, unit }) {
      const [size, arc] = [decimal(angle), measure(decimal(angle.times(radius)), unit)]
      return {
        en: prose`A central angle of ${size} radians intercepts an arc with a length of ${arc}. Find the radius of the circle.`,
        es: prose`Un ángulo central de ${size} radianes intercepta un arco de ${arc} de largo. Halla el radio del círculo.`,
      }
    },
    solution: ({ angle, radius, unit }) => [
      step(equation(join(decimal(angle), r), decimal(angle.times(radius))), because.use, { rule: RADIANS }),
      step(equation(r, measure(radius, unit)), because.divideBothSides, { value: decimal(angle) }),
    ],
    check(printed, { amount }) {
      const [angle, arc] = printed.numbers
      return exact(amount).times(angle!).equals(arc!)
    },
  }),
})
