import {
  angleDegrees,
  answerStep,
  approximate,
  bracketed,
  decimal,
  degrees,
  equation,
  exact,
  expr,
  type FormMaker,
  join,
  m,
  measure,
  pi,
  piExpr,
  piMultiple,
  power,
  prose,
  Ratio,
  relation,
  step,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { type Measured, measured } from '../../kit/measures/measured.ts'
import { near } from '../../kit/triangles/special-triangles.ts'
import type { levels } from './levels.ts'
import { draw, isClear, kindIn, partOf, tenth, UNITS, type Unit, unitOf, wholeOf } from './parts.ts'
import { sectorStories } from './sector-stories.ts'
import { LETTERS, partSteps, RADIANS, RULES, r, readSector, TENTH, theta } from './shared.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  radius: form({
    levels: ['medium'],
    draw,
    answer: measured,
    solve: ({ radius, unit }): Measured => ({ amount: radius, unit }),
    ask({ kind, radius, angle, unit }) {
      const part = measure(piExpr(partOf(kind, radius, angle)), unitOf(unit, kind))
      return kind === 'length'
        ? {
            en: prose`An arc of ${degrees(angle)} is ${part} long. Find the radius of the circle.`,
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
        step(equation(join(whole, unknown), part), because.divideBothSides, { value: pi }),
        kind === 'length'
          ? step(equation(r, measure(value, unit)), because.divideBothSides, { value: whole })
          : step(equation(unknown, value), because.divideBothSides, { value: whole }),
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
    // Half a circle is seen without the formula.
    draw: random =>
      random.until(
        () => draw(random),
        ({ angle }) => angle !== 180,
      ),
    answer: angleDegrees,
    solve: ({ angle }) => angle,
    ask({ kind, radius, angle, unit }) {
      const [part, given] = [measure(piExpr(partOf(kind, radius, angle)), unitOf(unit, kind)), measure(radius, unit)]
      return kind === 'length'
        ? {
            en: prose`A circle has a radius of ${given}. An arc of the circle is ${part} long. Find its central angle in degrees.`,
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
        step(equation(join(perDegree, theta), part), because.divideBothSides, { value: pi }),
        step(equation(theta, degrees(angle)), because.divideBothSides, { value: perDegree }),
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
        en: prose`In a circle with a radius of ${given}, a central angle intercepts an arc that is ${arc} long. Find the angle in radians.`,
        es: prose`En un círculo de radio ${given}, un ángulo central intercepta un arco de ${arc} de largo. Halla el ángulo en radianes.`,
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
  arcFromRadians: form({
    levels: ['medium'],
    lines: 2,
    draw: random => ({
      angle: Ratio.of(random.int(2, 24), random.pick([4, 5, 10])),
      radius: random.int(2, 20),
      unit: random.pick(UNITS),
    }),
    answer: measured,
    solve: ({ angle, radius, unit }): Measured => ({ amount: decimal(angle.times(radius)), unit }),
    ask({ angle, radius, unit }) {
      const [size, given] = [decimal(angle), measure(radius, unit)]
      return {
        en: prose`A central angle of ${size} radians intercepts an arc of a circle with a radius of ${given}. How long is the arc?`,
        es: prose`Un ángulo central de ${size} radianes intercepta un arco de un círculo de radio ${given}. ¿Cuánto mide el arco?`,
      }
    },
    solution: ({ angle, radius, unit }, { amount }) => [
      step(equation(LETTERS.length, join(radius, bracketed(decimal(angle)))), because.use, { rule: RADIANS }),
      step(equation(LETTERS.length, measure(amount, unit)), because.multiplyRadius),
    ],
    check(printed, { amount }) {
      const [angle, radius] = printed.numbers
      return exact(amount).over(radius!).equals(angle!)
    },
  }),
  story: form({
    levels: ['medium'],
    kind: 'story',
    share: 2,
    draw(random) {
      const { says, kind, unit, ends, ...ranges } = random.evenly(sectorStories)
      const { radius, angle } = random.until(
        () => ({ radius: random.int(...ranges.radius), angle: random.pick(ranges.angles) }),
        ({ radius, angle }) => isClear(partOf(kind, radius, angle).toNumber() * Math.PI),
      )
      return { radius, angle, kind, unit, ends, says: says(measure(radius, unit), degrees(angle)) }
    },
    answer: { ...measured, requires: 'decimal-places-1' },
    solve: ({ kind, radius, angle, unit }): Measured => ({
      amount: tenth(partOf(kind, radius, angle).toNumber() * Math.PI),
      unit: unitOf(unit, kind),
    }),
    ask: ({ says }) => says,
    solution: ({ kind, radius, angle, unit, ends }, { amount }) => {
      const found = measure(amount, unitOf(unit, kind))
      return [
        readSector(measure(radius, unit), angle),
        ...partSteps(kind, radius, angle),
        step(relation(LETTERS[kind], '≈', amount), because.roundAtTheEnd, { place: TENTH }),
        answerStep(found, ends(found)),
      ]
    },
    check(printed, { amount, unit }) {
      const given = printed.all('measure')
      const radius = approximate(given.find(of => of.unit !== 'degree')!.of)
      const angle = approximate(given.find(of => of.unit === 'degree')!.of)
      const [kind, value] = [kindIn(unit), approximate(expr(amount))]
      return Math.abs(value - (wholeOf(kind, radius) * angle) / 360) < 0.05
    },
  }),
})
