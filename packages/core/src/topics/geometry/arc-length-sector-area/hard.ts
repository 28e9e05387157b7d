import {
  type AnswerType,
  approximate,
  type Both,
  both,
  bracketed,
  type Content,
  circle,
  decimal,
  degrees,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  figure,
  itemOf,
  join,
  line,
  list,
  m,
  measure,
  minus,
  numberList,
  piExpr,
  prose,
  Ratio,
  type Surd,
  statements,
  step,
  sum,
  surd,
  surdExpr,
  symbol,
  tupleOf,
  type Value,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { type Measured, measured } from '../../kit/measures/measured.ts'
import { near } from '../../kit/triangles/special-triangles.ts'
import type { levels } from './levels.ts'
import { draw, partOf, sector, sectorIn, UNITS } from './parts.ts'
import { filled, LETTERS, partSteps, RADIAN_AREA, RADIANS, RULES, r, readSector, theta } from './shared.ts'

const PLURALS = {
  centimeter: words('centimeters', 'centímetros'),
  meter: words('meters', 'metros'),
  inch: words('inches', 'pulgadas'),
  foot: words('feet', 'pies'),
} as const

/** A length, then an angle in radians. */
const radiusAndAngle: AnswerType<readonly Value[]> = {
  ...numberList,
  show: values => {
    const [radius, angle] = tupleOf(values, 2)
    return both(list(equation(r, radius), equation(theta, angle)))
  },
}

/** Triangles between two radii, for a radius of 1: 60°, 90°, 120°. */
const TRIANGLES = { 60: surd(Ratio.of(1, 4), 3), 90: surd(Ratio.of(1, 2)), 120: surd(Ratio.of(1, 4), 3) }

function triangleOf(angle: 60 | 90 | 120, radius: number): Expr {
  const { q, k } = TRIANGLES[angle]
  return surdExpr(surd(q.times(radius * radius), k))
}

/** Base and height of a triangle between two radii. */
const sidesOf = (angle: 60 | 90 | 120, radius: number): readonly [Surd, Surd] =>
  angle === 60
    ? [surd(radius), surd(Ratio.of(radius, 2), 3)]
    : angle === 90
      ? [surd(radius), surd(radius)]
      : [surd(radius, 3), surd(Ratio.of(radius, 2))]

const TRIANGLE_WORDS = {
  60: {
    en: line`OA and OB are radii with an angle of ${degrees(60)} between them, so triangle OAB is equilateral. Its height is the long leg of a triangle with angles of ${degrees(30)} and ${degrees(60)}: half of the side times ${m`√3`}.`,
    es: line`OA y OB son radios y forman un ángulo de ${degrees(60)}, así que el triángulo OAB es equilátero. Su altura es el cateto mayor de un triángulo con ángulos de ${degrees(30)} y ${degrees(60)}: la mitad del lado por ${m`√3`}.`,
  },
  90: {
    en: line`The triangle OAB is a right triangle with the radii as its legs.`,
    es: line`El triángulo OAB es rectángulo y los radios son sus catetos.`,
  },
  120: {
    en: line`The height from O makes two triangles with angles of ${degrees(30)} and ${degrees(60)}: it is half of the radius, and AB is twice the long leg.`,
    es: line`La altura desde O forma dos triángulos con ángulos de ${degrees(30)} y ${degrees(60)}: mide la mitad del radio, y AB es el doble del cateto mayor.`,
  },
} as const

export const hardForms = (form: FormMaker<typeof levels>) => ({
  segment: form({
    levels: ['hard'],
    draw: random => ({
      angle: random.evenly([60, 90, 120] as const),
      radius: 2 * random.int(1, 6),
      unit: random.pick(UNITS),
      start: random.int(0, 11) * 30,
    }),
    answer: measured,
    solve: ({ angle, radius, unit }): Measured => ({
      amount: minus(piExpr(partOf('area', radius, angle)), triangleOf(angle, radius)),
      unit: `square-${unit}`,
    }),
    ask({ angle, radius, unit, start }): Both<Content> {
      const drawn = figure(
        circle({
          center: 'O',
          points: { A: start, B: (start + angle) % 360 },
          lines: [{ of: 'OA', label: measure(radius, unit) }, 'OB', 'AB'],
          angles: [{ of: 'AOB', label: degrees(angle) }],
          segments: ['AB'],
          size: 11,
        }),
      )
      return {
        en: [drawn, prose`Find the exact area of the shaded segment in terms of ${m`π`}.`],
        es: [drawn, prose`Halla el área exacta del segmento circular sombreado en términos de ${m`π`}.`],
      }
    },
    solution({ angle, radius, unit }, { amount }) {
      const [base, height] = sidesOf(angle, radius)
      return [
        readSector(measure(radius, unit), angle),
        step(
          equation(equation(LETTERS.area, filled('area', radius, angle)), piExpr(partOf('area', radius, angle))),
          because.use,
          { rule: RULES.area },
        ),
        step(
          equation(
            equation(symbol('T'), join(Ratio.of(1, 2), bracketed(surdExpr(base)), bracketed(surdExpr(height)))),
            triangleOf(angle, radius),
          ),
          because.explain,
          {
            sentence: {
              en: [...line`Let ${symbol('T')} be the area of triangle OAB. `, ...TRIANGLE_WORDS[angle].en],
              es: [...line`Sea ${symbol('T')} el área del triángulo OAB. `, ...TRIANGLE_WORDS[angle].es],
            },
          },
        ),
        step(measure(amount, `square-${unit}`), because.sectorLessTriangle),
      ]
    },
    // r²/2 times the angle in radians less its sine.
    check(printed, { amount }) {
      const { radius, share } = sectorIn(printed)
      const angle = 2 * Math.PI * share
      return near(approximate(expr(amount)), (radius ** 2 / 2) * (angle - Math.sin(angle)))
    },
  }),
  sectorPerimeter: form({
    levels: ['hard'],
    draw: random =>
      random.until(
        () => draw(random),
        // Half a circle is known from earlier grades.
        ({ radius, angle }) => angle !== 180 && partOf('length', radius, angle).d <= 3,
      ),
    answer: measured,
    solve: ({ radius, angle, unit }): Measured => ({
      amount: sum(2 * radius, piExpr(partOf('length', radius, angle))),
      unit,
    }),
    ask(drawn): Both<Content> {
      return {
        en: [sector(drawn), prose`Find the perimeter of the shaded sector in terms of ${m`π`}.`],
        es: [sector(drawn), prose`Halla el perímetro del sector sombreado en términos de ${m`π`}.`],
      }
    },
    solution: ({ radius, angle, unit }, { amount }) => [
      readSector(measure(radius, unit), angle),
      ...partSteps('length', radius, angle),
      step(measure(amount, unit), because.twoRadiiAndArc),
    ],
    check(printed, { amount }) {
      const { radius, share } = sectorIn(printed)
      return near(approximate(expr(amount)), 2 * radius + 2 * Math.PI * radius * share)
    },
  }),
  ring: form({
    levels: ['hard'],
    draw: random =>
      random.until(
        () => ({
          inner: random.int(2, 8),
          outer: random.int(4, 12),
          angle: random.pick([60, 90, 120, 180, 270] as const),
          unit: random.pick(UNITS),
          start: random.int(0, 11) * 30,
        }),
        ({ inner, outer }) => inner / outer >= 0.35 && inner / outer <= 0.8,
      ),
    answer: measured,
    solve: ({ inner, outer, angle, unit }): Measured => ({
      amount: piExpr(partOf('area', outer, angle).minus(partOf('area', inner, angle))),
      unit: `square-${unit}`,
    }),
    ask({ inner, outer, angle, unit, start }): Both<Content> {
      const drawn = figure(
        circle({
          center: 'O',
          points: { A: start, B: (start + angle) % 360 },
          lines: ['OA', 'OB'],
          angles: [{ of: 'AOB', label: degrees(angle), reflex: angle > 180 }],
          sectors: ['AB'],
          inner: inner / outer,
          size: 12,
        }),
      )
      const [one, two] = [measure(inner, unit), measure(outer, unit)]
      return {
        en: [
          drawn,
          prose`The circles have radii of ${one} and ${two}. Find the area of the shaded region in terms of ${m`π`}.`,
        ],
        es: [
          drawn,
          prose`Las circunferencias tienen radios de ${one} y ${two}. Halla el área de la región sombreada en términos de ${m`π`}.`,
        ],
      }
    },
    solution({ inner, outer, angle, unit }, { amount }) {
      const area = (radius: number) => piExpr(partOf('area', radius, angle))
      return [
        step(statements(measure(inner, unit), measure(outer, unit), degrees(angle)), because.read, {
          what: { en: line`both radii and the central angle`, es: line`los dos radios y el ángulo central` },
        }),
        step(equation(filled('area', outer, angle), area(outer)), because.use, { rule: RULES.area }),
        step(equation(filled('area', inner, angle), area(inner)), because.sameForInner),
        step(equation(minus(area(outer), area(inner)), measure(amount, `square-${unit}`)), because.outerLessInner),
      ]
    },
    // The length along the middle of the ring times its width.
    check(printed, { amount }) {
      const [inner, outer] = printed.all('measure').map(({ of }) => approximate(of)) as [number, number]
      const { angles } = printed.figure('circle')
      const label = itemOf(angles, 0).label
      const share = label?.kind === 'measure' ? evaluate(label.of).toNumber() / 360 : 0
      return near(approximate(expr(amount)), Math.PI * (inner + outer) * share * (outer - inner))
    },
  }),
  fromArcAndArea: form({
    levels: ['hard'],
    draw: random =>
      random.until(
        () => ({
          radius: random.int(3, 15),
          angle: Ratio.of(random.int(1, 12), random.pick([2, 4, 5])),
          unit: random.pick(UNITS),
        }),
        ({ radius, angle }) => !angle.equals(radius) && angle.compare(6) < 0 && angle.compare(Ratio.of(2, 5)) >= 0,
      ),
    answer: radiusAndAngle,
    solve: ({ radius, angle }) => [radius, decimal(angle)],
    ask({ radius, angle, unit }) {
      const arc = measure(decimal(angle.times(radius)), unit)
      const area = measure(decimal(angle.times(radius * radius).over(2)), `square-${unit}`)
      return {
        en: prose`The arc of a sector has a length of ${arc}, and the area of the sector is ${area}. Find the radius ${r} in ${PLURALS[unit]} and the central angle ${theta} in radians.`,
        es: prose`El arco de un sector mide ${arc} y el área del sector es de ${area}. Halla el radio ${r} en ${PLURALS[unit]} y el ángulo central ${theta} en radianes.`,
      }
    },
    solution({ radius, angle }) {
      const [arc, area] = [angle.times(radius), angle.times(radius * radius).over(2)]
      return [
        step(m`rθ = ${decimal(arc)}`, because.use, { rule: RADIANS }),
        step(m`{1/2}r^2θ = ${decimal(area)}`, because.use, { rule: RADIAN_AREA }),
        step(
          statements(m`{1/2}r(${decimal(arc)}) = ${decimal(area)}`, m`${decimal(arc.over(2))}r = ${decimal(area)}`),
          because.explain,
          {
            sentence: {
              en: line`${m`r^2θ`} is ${r} times ${m`rθ`}: substitute the arc length, ${decimal(arc)}, for ${m`rθ`}, and simplify.`,
              es: line`${m`r^2θ`} es ${r} por ${m`rθ`}: sustituye ${m`rθ`} por la longitud del arco, ${decimal(arc)}, y simplifica.`,
            },
          },
        ),
        step(m`r = ${radius}`, because.divideBothSides, { value: decimal(arc.over(2)) }),
        explained(
          m`${radius}θ = ${decimal(arc)}`,
          line`Substitute ${radius} for ${r} in ${m`rθ = ${decimal(arc)}`}.`,
          line`Sustituye ${r} por ${radius} en ${m`rθ = ${decimal(arc)}`}.`,
        ),
        step(statements(equation(r, radius), equation(theta, decimal(angle))), because.divideBothSides, {
          value: radius,
        }),
      ]
    },
    check(printed, [radius, angle]) {
      const [arc, area] = printed.numbers
      const [r, size] = [exact(radius!), exact(angle!)]
      return r.times(size).equals(arc!) && r.power(2).times(size).equals(area!.times(2))
    },
  }),
})
