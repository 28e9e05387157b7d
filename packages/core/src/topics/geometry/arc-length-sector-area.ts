import { piExpr, piMultiple, surdExpr } from '../../answer/expression.ts'
import { angleDegrees } from '../../answer/number.ts'
import { numberList } from '../../answer/number-list.ts'
import type { AnswerType } from '../../answer/type.ts'
import { type Block, type Both, both, type Content, figure, prose } from '../../content.ts'
import { circle } from '../../figure/circle.ts'
import type { UnitId } from '../../language/units.ts'
import { decimal, degrees, equation, expr, list, measure, minus, sum, symbol, type Value } from '../../math/build.ts'
import { approximate, evaluate, exact } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { m } from '../../math/template.ts'
import { Ratio } from '../../number/ratio.ts'
import { surd } from '../../number/surd.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { type Measured, measured } from '../8/shared/measured.ts'
import { sectorStories } from './shared/sector-stories.ts'
import { near } from './shared/special-triangles.ts'

const ANGLES = [30, 45, 60, 90, 120, 150, 180, 270] as const
const UNITS = ['centimeter', 'meter', 'inch', 'foot'] as const
type Unit = (typeof UNITS)[number]
type Kind = 'length' | 'area'
const unitOf = (unit: Unit, kind: Kind): UnitId => (kind === 'area' ? `square-${unit}` : unit)

/** The multiple of π. */
const partOf = (kind: Kind, radius: number, angle: number): Ratio =>
  kind === 'length' ? Ratio.of(radius * angle, 180) : Ratio.of(radius * radius * angle, 360)
const tenth = (value: number): Expr => decimal(Ratio.of(Math.round(value * 10), 10), 1)
const isClear = (value: number) => Math.abs(value * 10 - Math.floor(value * 10) - 0.5) > 0.02

interface Drawn {
  readonly radius: number
  readonly angle: number
  readonly unit: Unit
  readonly kind: Kind
  readonly start: number
}
const draw = (random: Random): Drawn =>
  random.until(
    () => ({
      kind: random.evenly(['length', 'area'] as const),
      radius: random.int(2, 12),
      angle: random.pick(ANGLES),
      unit: random.pick(UNITS),
      start: random.int(0, 11) * 30,
    }),
    ({ kind, radius, angle }) => partOf(kind, radius, angle).d <= 6,
  )

const sector = ({ radius, angle, unit, start }: Drawn): Block =>
  figure(
    circle({
      center: 'O',
      points: { A: start, B: (start + angle) % 360 },
      lines: [{ of: 'OA', label: measure(radius, unit) }, 'OB'],
      angles: [{ of: 'AOB', label: degrees(angle), reflex: angle > 180 }],
      sectors: ['AB'],
      size: 11,
    }),
  )

/** The radius and the share of the whole circle that a drawn sector takes up. */
function sectorIn(printed: Printed): { readonly radius: number; readonly share: number } {
  const { points, lines } = printed.figure('circle')
  const direction = (name: string) => {
    const [x, y] = points.find(point => point.name === name)!.at
    return Math.atan2(y, x) / (2 * Math.PI)
  }
  const label = lines.find(({ label }) => label !== null)!.label as Expr & { readonly kind: 'measure' }
  return { radius: approximate(label.of), share: (direction('B') - direction('A') + 1) % 1 }
}
const wholeOf = (kind: Kind, radius: number) => (kind === 'length' ? 2 * Math.PI * radius : Math.PI * radius ** 2)
const kindIn = (unit: UnitId): Kind => (unit.startsWith('square') ? 'area' : 'length')

const wanted = (kind: Kind, how: 'exact' | 'rounded'): Both<Block> =>
  kind === 'length'
    ? how === 'exact'
      ? {
          en: prose`Find the length of arc ${symbol('AB')} of the shaded sector in terms of ${m`π`}.`,
          es: prose`Halla la longitud del arco ${symbol('AB')} del sector sombreado en términos de ${m`π`}.`,
        }
      : {
          en: prose`Find the length of arc ${symbol('AB')} of the shaded sector to the nearest tenth. Use the ${m`π`} key.`,
          es: prose`Halla la longitud del arco ${symbol('AB')} del sector sombreado, redondeando a la décima más cercana. Usa la tecla ${m`π`}.`,
        }
    : how === 'exact'
      ? {
          en: prose`Find the area of the shaded sector in terms of ${m`π`}.`,
          es: prose`Halla el área del sector sombreado en términos de ${m`π`}.`,
        }
      : {
          en: prose`Find the area of the shaded sector to the nearest tenth. Use the ${m`π`} key.`,
          es: prose`Halla el área del sector sombreado, redondeando a la décima más cercana. Usa la tecla ${m`π`}.`,
        }

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

export const arcLengthSectorArea = defineTopic(
  {
    id: 'arc-length-sector-area',
    name: {
      en: 'Arc length, sector area and radian ratio',
      es: 'Longitud de arco, área del sector circular y radianes',
    },
    description: {
      en: 'Find the length of an arc, the area of a sector or the radian measure of its angle.',
      es: 'Halla la longitud de un arco, el área de un sector o su ángulo en radianes.',
    },
    domain: 'Circles',
    standards: ['G-C.B.5'],
    levels: { easy: { isAnyAngle: false }, medium: { isAnyAngle: true }, hard: { isAnyAngle: true } },
  },
  form => ({
    exact: form({
      levels: ['easy'],
      share: 2,
      lines: 3,
      draw,
      answer: measured,
      solve: ({ kind, radius, angle, unit }): Measured => ({
        amount: piExpr(partOf(kind, radius, angle)),
        unit: unitOf(unit, kind),
      }),
      ask(drawn): Both<Content> {
        const said = wanted(drawn.kind, 'exact')
        return { en: [sector(drawn), said.en], es: [sector(drawn), said.es] }
      },
      // The share of the drawn circle.
      check(printed, { amount, unit }) {
        const { radius, share } = sectorIn(printed)
        const kind = /area|área/.test(printed.text) ? 'area' : 'length'
        return kindIn(unit) === kind && near(approximate(expr(amount)), wholeOf(kind, radius) * share)
      },
    }),

    rounded: form({
      levels: ['easy', 'medium'],
      lines: 3,
      draw: (random, { isAnyAngle }) =>
        random.until(
          () => ({ ...draw(random), angle: isAnyAngle ? 5 * random.int(5, 60) : random.pick(ANGLES) }),
          ({ kind, radius, angle }) => angle !== 180 && isClear(partOf(kind, radius, angle).toNumber() * Math.PI),
        ),
      answer: measured,
      solve: ({ kind, radius, angle, unit }): Measured => ({
        amount: tenth(partOf(kind, radius, angle).toNumber() * Math.PI),
        unit: unitOf(unit, kind),
      }),
      ask(drawn): Both<Content> {
        const said = wanted(drawn.kind, 'rounded')
        return { en: [sector(drawn), said.en], es: [sector(drawn), said.es] }
      },
      check(printed, { amount, unit }) {
        const { radius, share } = sectorIn(printed)
        const kind = /area|área/.test(printed.text) ? 'area' : 'length'
        return kindIn(unit) === kind && Math.abs(approximate(expr(amount)) - wholeOf(kind, radius) * share) < 0.05
      },
    }),

    radius: form({
      levels: ['medium'],
      lines: 3,
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
      lines: 3,
      draw,
      answer: angleDegrees,
      solve: ({ angle }) => angle,
      ask({ kind, radius, angle, unit }) {
        const [part, given] = [measure(piExpr(partOf(kind, radius, angle)), unitOf(unit, kind)), measure(radius, unit)]
        return kind === 'length'
          ? {
              en: prose`A circle has a radius of ${given}. An arc of the circle is ${part} long. Find its central angle in degrees.`,
              es: prose`Un círculo tiene un radio de ${given}. Un arco del círculo mide ${part} de largo. Halla su ángulo central en grados.`,
            }
          : {
              en: prose`A circle has a radius of ${given}. A sector of the circle has an area of ${part}. Find its central angle in degrees.`,
              es: prose`Un círculo tiene un radio de ${given}. Un sector del círculo tiene un área de ${part}. Halla su ángulo central en grados.`,
            }
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
      check(printed, { amount }) {
        const [angle, radius] = printed.numbers
        return exact(amount).over(radius!).equals(angle!)
      },
    }),

    story: form({
      levels: ['medium', 'hard'],
      share: 2,
      lines: 4,
      draw(random) {
        const { says, kind, unit, ...ranges } = random.evenly(sectorStories)
        const { radius, angle } = random.until(
          () => ({ radius: random.int(...ranges.radius), angle: random.pick(ranges.angles) }),
          ({ radius, angle }) => isClear(partOf(kind, radius, angle).toNumber() * Math.PI),
        )
        return { radius, angle, kind, unit, says: says(measure(radius, unit), degrees(angle)) }
      },
      answer: measured,
      solve: ({ kind, radius, angle, unit }): Measured => ({
        amount: tenth(partOf(kind, radius, angle).toNumber() * Math.PI),
        unit: unitOf(unit, kind),
      }),
      ask: ({ says }) => says,
      check(printed, { amount, unit }) {
        const given = printed.all('measure')
        const radius = approximate(given.find(of => of.unit !== 'degree')!.of)
        const angle = approximate(given.find(of => of.unit === 'degree')!.of)
        const [kind, value] = [kindIn(unit), approximate(expr(amount))]
        return Math.abs(value - (wholeOf(kind, radius) * angle) / 360) < 0.05
      },
    }),

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
      lines: 4,
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
      lines: 4,
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
  }),
)
