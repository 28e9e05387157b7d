import {
  type AnswerType,
  approximate,
  type Both,
  both,
  type Content,
  circle,
  decimal,
  degrees,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  figure,
  list,
  m,
  measure,
  minus,
  numberList,
  piExpr,
  prose,
  Ratio,
  sum,
  surd,
  surdExpr,
  symbol,
  type Value,
} from '../../../author.ts'
import { type Measured, measured } from '../../kit/measures/measured.ts'
import { near } from '../../kit/triangles/special-triangles.ts'
import type { levels } from './levels.ts'
import { draw, partOf, sector, sectorIn, UNITS } from './parts.ts'

/** An angle in degrees, then a length. */
const radiusAndAngle: AnswerType<readonly Value[]> = {
  ...numberList,
  show: ([r, angle]) => both(list(equation(symbol('r'), r!), equation(symbol('θ'), angle!))),
}

/** Triangles between two radii, for a radius of 1: 60°, 90°, 120°. */
const TRIANGLES = new Map([
  [60, surd(Ratio.of(1, 4), 3)],
  [90, surd(Ratio.of(1, 2))],
  [120, surd(Ratio.of(1, 4), 3)],
])

export const hardForms = (form: FormMaker<typeof levels>) => ({
  segment: form({
    levels: ['hard'],
    lines: 4,
    draw: random => ({
      angle: random.evenly([60, 90, 120] as const),
      radius: 2 * random.int(1, 6),
      unit: random.pick(UNITS),
      start: random.int(0, 11) * 30,
    }),
    answer: measured,
    solve({ angle, radius, unit }): Measured {
      const { q, k } = TRIANGLES.get(angle)!
      const triangle = surdExpr(surd(q.times(radius * radius), k))
      return { amount: minus(piExpr(partOf('area', radius, angle)), triangle), unit: `square-${unit}` }
    },
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
    // r²/2 times the angle in radians less its sine.
    check(printed, { amount }) {
      const { radius, share } = sectorIn(printed)
      const angle = 2 * Math.PI * share
      return near(approximate(expr(amount)), (radius ** 2 / 2) * (angle - Math.sin(angle)))
    },
  }),

  sectorPerimeter: form({
    levels: ['hard'],
    lines: 4,
    draw: random =>
      random.until(
        () => draw(random),
        ({ radius, angle }) => partOf('length', radius, angle).d <= 3,
      ),
    answer: measured,
    solve: ({ radius, angle, unit }): Measured => ({
      amount: sum(2 * radius, piExpr(partOf('length', radius, angle))),
      unit,
    }),
    ask(drawn): Both<Content> {
      return {
        en: [sector(drawn), prose`Find the exact perimeter of the shaded sector in terms of ${m`π`}.`],
        es: [sector(drawn), prose`Halla el perímetro exacto del sector sombreado en términos de ${m`π`}.`],
      }
    },
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
          prose`Los círculos tienen radios de ${one} y ${two}. Halla el área de la región sombreada en términos de ${m`π`}.`,
        ],
      }
    },
    // The length along the middle of the ring times its width.
    check(printed, { amount }) {
      const [inner, outer] = printed.all('measure').map(({ of }) => approximate(of)) as [number, number]
      const { angles } = printed.figure('circle')
      const label = angles[0]!.label
      const share = label?.kind === 'measure' ? evaluate(label.of).toNumber() / 360 : 0
      return near(approximate(expr(amount)), Math.PI * (inner + outer) * share * (outer - inner))
    },
  }),

  fromArcAndArea: form({
    levels: ['hard'],
    draw: random => ({
      radius: random.int(2, 15),
      angle: Ratio.of(random.int(1, 12), random.pick([2, 4, 5])),
      unit: random.pick(UNITS),
    }),
    answer: radiusAndAngle,
    solve: ({ radius, angle }) => [radius, decimal(angle)],
    ask({ radius, angle, unit }) {
      const arc = measure(decimal(angle.times(radius)), unit)
      const area = measure(decimal(angle.times(radius * radius).over(2)), `square-${unit}`)
      const [r, theta] = [symbol('r'), symbol('θ')]
      return {
        en: prose`The arc of a sector is ${arc} long, and the area of the sector is ${area}. Find the radius ${r} and the central angle ${theta} in radians.`,
        es: prose`El arco de un sector mide ${arc} y el área del sector es ${area}. Halla el radio ${r} y el ángulo central ${theta} en radianes.`,
      }
    },
    check(printed, [radius, angle]) {
      const [arc, area] = printed.numbers
      const [r, size] = [exact(radius!), exact(angle!)]
      return r.times(size).equals(arc!) && r.power(2).times(size).equals(area!.times(2))
    },
  }),
})
