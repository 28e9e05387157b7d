import {
  type AnswerType,
  angleDegrees,
  answerStep,
  approximate,
  type Block,
  type Both,
  both,
  bracketed,
  type Content,
  call,
  circle,
  decimal,
  defineTopic,
  degrees,
  type Expr,
  equation,
  evaluate,
  exact,
  expr,
  figure,
  join,
  line,
  list,
  m,
  measure,
  minus,
  numberList,
  over,
  pi,
  piExpr,
  piMultiple,
  power,
  prose,
  Ratio,
  relation,
  type Step,
  statements,
  step,
  sum,
  surd,
  surdExpr,
  symbol,
  tupleOf,
  type Value,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { type Measured, measured } from '../kit/measures/measured.ts'
import { near } from '../kit/triangles/special-triangles.ts'
import {
  draw,
  isClear,
  type Kind,
  kindIn,
  partOf,
  sector,
  sectorIn,
  tenth,
  UNITS,
  type Unit,
  unitOf,
  wholeOf,
} from './arc-length-sector-area/parts.ts'
import { sectorStories } from './arc-length-sector-area/sector-stories.ts'

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

const [r, theta] = [symbol('r'), symbol('θ')]
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
const RULES = {
  length: { en: line`arc length = ${m`{θ/360}2πr`}`, es: line`longitud de arco = ${m`{θ/360}2πr`}` },
  area: { en: line`sector area = ${m`{θ/360}πr^2`}`, es: line`área del sector = ${m`{θ/360}πr^2`}` },
}
const RADIANS = {
  en: line`arc length = ${m`rθ`}, with ${m`θ`} in radians`,
  es: line`longitud de arco = ${m`rθ`}, con ${m`θ`} en radianes`,
}
const TENTH = { en: line`nearest tenth`, es: line`a la décima más cercana` }
const LETTERS = { length: symbol('L'), area: symbol('A') }
/** θ/360 of the whole circle. */
const filled = (kind: Kind, radius: Value, angle: Value): Expr =>
  kind === 'length'
    ? join(over(angle, 360), 2, pi, bracketed(radius))
    : join(over(angle, 360), pi, power(bracketed(radius), 2))
const readSector = (radius: Value, angle: number): Step =>
  step(statements(equation(r, radius), equation(theta, degrees(angle))), because.read, {
    what: { en: line`the radius and the central angle`, es: line`el radio y el ángulo central` },
  })
/** The length of an arc or the area of a sector, in terms of π. */
const partSteps = (kind: Kind, radius: number, angle: number): readonly Step[] => [
  step(equation(LETTERS[kind], filled(kind, radius, angle)), because.use, { rule: RULES[kind] }),
  step(equation(LETTERS[kind], piExpr(partOf(kind, radius, angle))), because.multiplyKeepPi),
]

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
    rev: 3,
    levels: { easy: {}, medium: {}, hard: {} },
  },
  form => ({
    exact: form({
      levels: ['easy'],
      share: 2,
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
      solution: ({ kind, radius, angle, unit }, { amount }) => [
        readSector(measure(radius, unit), angle),
        step(equation(LETTERS[kind], filled(kind, radius, angle)), because.use, { rule: RULES[kind] }),
        step(equation(LETTERS[kind], measure(amount, unitOf(unit, kind))), because.multiplyKeepPi),
      ],
      // The share of the drawn circle.
      check(printed, { amount, unit }) {
        const { radius, share } = sectorIn(printed)
        const kind = /area|área/.test(printed.text) ? 'area' : 'length'
        return kindIn(unit) === kind && near(approximate(expr(amount)), wholeOf(kind, radius) * share)
      },
    }),

    rounded: form({
      levels: ['easy'],
      draw: random =>
        random.until(
          () => ({ ...draw(random), angle: 5 * random.int(5, 60) }),
          ({ kind, radius, angle }) => angle !== 180 && isClear(partOf(kind, radius, angle).toNumber() * Math.PI),
        ),
      answer: { ...measured, requires: 'decimal-places-1' },
      solve: ({ kind, radius, angle, unit }): Measured => ({
        amount: tenth(partOf(kind, radius, angle).toNumber() * Math.PI),
        unit: unitOf(unit, kind),
      }),
      ask(drawn): Both<Content> {
        const said = wanted(drawn.kind, 'rounded')
        return { en: [sector(drawn), said.en], es: [sector(drawn), said.es] }
      },
      solution: ({ kind, radius, angle, unit }, { amount }) => [
        readSector(measure(radius, unit), angle),
        ...partSteps(kind, radius, angle),
        step(relation(LETTERS[kind], '≈', measure(amount, unitOf(unit, kind))), because.roundAtTheEnd, {
          place: TENTH,
        }),
      ],
      check(printed, { amount, unit }) {
        const { radius, share } = sectorIn(printed)
        const kind = /area|área/.test(printed.text) ? 'area' : 'length'
        return kindIn(unit) === kind && Math.abs(approximate(expr(amount)) - wholeOf(kind, radius) * share) < 0.05
      },
    }),

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
        const [triangle, sine] = [triangleOf(angle, radius), call('sin', degrees(angle))]
        return [
          readSector(measure(radius, unit), angle),
          step(
            equation(equation(LETTERS.area, filled('area', radius, angle)), piExpr(partOf('area', radius, angle))),
            because.use,
            { rule: RULES.area },
          ),
          step(
            equation(equation(symbol('T'), join(Ratio.of(1, 2), power(radius, 2), sine)), triangle),
            because.triangleBySine,
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
        return {
          en: prose`The arc of a sector is ${arc} long, and the area of the sector is ${area}. Find the radius ${r} and the central angle ${theta} in radians.`,
          es: prose`El arco de un sector mide ${arc} y el área del sector es ${area}. Halla el radio ${r} y el ángulo central ${theta} en radianes.`,
        }
      },
      solution({ radius, angle }) {
        const [arc, area] = [angle.times(radius), angle.times(radius * radius).over(2)]
        return [
          step(statements(m`rθ = ${decimal(arc)}`, m`{1/2}r^2θ = ${decimal(area)}`), because.use, { rule: RADIANS }),
          step(m`{1/2}r(${decimal(arc)}) = ${decimal(area)}`, because.substitute, {
            value: decimal(arc),
            letter: m`rθ`,
          }),
          step(m`r = ${radius}`, because.divideBothSides, { value: decimal(arc.over(2)) }),
          step(statements(equation(r, radius), equation(theta, decimal(angle))), because.substituteBack, {
            letter: theta,
          }),
        ]
      },
      check(printed, [radius, angle]) {
        const [arc, area] = printed.numbers
        const [r, size] = [exact(radius!), exact(angle!)]
        return r.times(size).equals(arc!) && r.power(2).times(size).equals(area!.times(2))
      },
    }),
  }),
)
