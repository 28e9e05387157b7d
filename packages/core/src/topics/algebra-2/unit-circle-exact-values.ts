import { piExpr, radical, surdExpr } from '../../answer/expression.ts'
import { angleDegrees, valueOrUndefined } from '../../answer/number.ts'
import { numberSet, tableCells } from '../../answer/number-list.ts'
import { point } from '../../answer/point.ts'
import { both, type CellHole, figure, prose, table } from '../../content.ts'
import { unitCircle } from '../../figure/unit-circle.ts'
import {
  blank,
  call,
  degrees,
  equation,
  expr,
  negative,
  pi,
  relation,
  sum,
  symbol,
  type Value,
  words,
} from '../../math/build.ts'
import { approximate, exact } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { Ratio } from '../../number/ratio.ts'
import { cosineOf, sineOf, tangentOf } from '../../number/special-angles.ts'
import { negativeSurd, type Surd } from '../../number/surd.ts'

import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'

const NAMES = ['sin', 'cos', 'tan'] as const
type Name = (typeof NAMES)[number]
type Unit = 'degrees' | 'radians'
const VALUES: Readonly<Record<Name, (angle: number) => Surd | null>> = { sin: sineOf, cos: cosineOf, tan: tangentOf }
const ACUTE = [30, 45, 60] as const
const AROUND = [0, 30, 45, 60, 90, 120, 135, 150, 180, 210, 225, 240, 270, 300, 315, 330] as const
const BEYOND = AROUND.filter(angle => angle >= 90)

const angleExpr = (angle: number, unit: Unit): Expr =>
  unit === 'degrees'
    ? degrees(angle)
    : angle < 0
      ? negative(piExpr(Ratio.of(-angle, 180)))
      : piExpr(Ratio.of(angle, 180))
const valueExpr = (name: Name, angle: number): Expr | null => {
  const value = VALUES[name](angle)
  if (!value) return null
  return value.q.n < 0 ? negative(surdExpr(negativeSurd(value))) : surdExpr(value)
}
const near = (a: number, b: number) => Math.abs(a - b) < 1e-9
/** The printed function at the printed angle against the written value. */
function isValueOf(of: Expr, answer: Value | 'none'): boolean {
  const size = approximate(of)
  if (Math.abs(size) > 1e9) return answer === 'none'
  return answer !== 'none' && near(size, approximate(expr(answer)))
}

const exactly = {
  en: prose`Find the exact value without a calculator.`,
  es: prose`Halla el valor exacto sin calculadora.`,
}
const exactOrUndefined = {
  en: prose`Find the exact value without a calculator. Write “undefined” where there is none.`,
  es: prose`Halla el valor exacto sin calculadora. Escribe «no está definido» donde no lo haya.`,
}
const θ = symbol('θ')
const drawUnit = (random: Random): Unit => random.evenly(['degrees', 'radians'])

const valueTable = (angles: readonly Expr[], cells: readonly CellHole[]) => ({
  head: [θ, ...NAMES.map(name => call(name, θ))],
  rowHeads: true,
  rows: angles.map((angle, i) => [angle, ...NAMES.map((_, j) => cells[3 * i + j] ?? blank(3))]),
})
const LETTERS = ['P', 'Q', 'R', 'S'] as const
const QUADRANTS = ['I', 'II', 'III', 'IV'].map(name => words(name, name))
/** A letter at each point of the circle; its angle or both its coordinates are left out. */
function circleTable(angles: readonly number[], unit: Unit, hidden: readonly boolean[], isPrompt: boolean) {
  const blanks: Expr[] = []
  const rows = angles.map((angle, i) => {
    const cells = [angleExpr(angle, unit), valueExpr('cos', angle) ?? expr(0), valueExpr('sin', angle) ?? expr(0)]
    const isHidden = (j: number) => (j === 0) === (hidden[i] ?? false)
    blanks.push(...cells.filter((_, j) => isHidden(j)))
    return [symbol(LETTERS[i] ?? 'P'), ...cells.map((cell, j) => (isPrompt && isHidden(j) ? blank(3) : cell))]
  })
  return { blanks, head: [words('Point', 'Punto'), θ, symbol('x'), symbol('y')], rows, rowHeads: true }
}
const quadrantTable = (angle: number, unit: Unit, name: Name, cells: readonly CellHole[]) => ({
  head: [
    words('Angle', 'Ángulo'),
    words('Quadrant', 'Cuadrante'),
    words('Reference angle', 'Ángulo de referencia'),
    call(name, angleExpr(angle, unit)),
  ],
  rows: [[angleExpr(angle, unit), ...[0, 1, 2].map(i => cells[i] ?? blank(3))]],
})
const UNDEFINED = words('undefined', 'no definida')

/** sin(π − x) and the like: how the name and the sign of the value change. */
const TURNS = [
  { of: (x: Expr) => sum(pi, negative(x)), sin: 1, cos: -1, tan: -1 },
  { of: (x: Expr) => sum(pi, x), sin: -1, cos: -1, tan: 1 },
  { of: (x: Expr) => sum(expr2pi(), negative(x)), sin: -1, cos: 1, tan: -1 },
  { of: (x: Expr) => negative(x), sin: -1, cos: 1, tan: -1 },
] as const
function expr2pi(): Expr {
  return piExpr(Ratio.of(2))
}
const GIVEN = Array.from({ length: 9 }, (_, i) => i + 1).flatMap(n =>
  [3, 4, 5, 7, 8, 10].filter(d => n < d && Ratio.of(n, d).d === d).map(d => Ratio.of(n, d)),
)

export const unitCircleExactValues = defineTopic(
  {
    id: 'unit-circle-exact-values',
    name: { en: 'Unit circle and exact trig values', es: 'Círculo unitario y valores trigonométricos exactos' },
    description: {
      en: 'Use reference angles on the unit circle to find exact trigonometric values.',
      es: 'Usa ángulos de referencia en el círculo unitario para hallar valores trigonométricos exactos.',
    },
    domain: 'Trigonometry (introduction)',
    standards: ['F-TF.A.2', 'F-TF.A.3', 'AP-PRECALC-3.3'],
    levels: {
      easy: { angles: ACUTE, circle: ACUTE },
      medium: { angles: BEYOND, circle: AROUND },
      hard: {
        angles: [
          ...BEYOND.filter(angle => angle > 90).map(angle => angle + 360),
          ...ACUTE.map(angle => angle - 360),
          ...BEYOND.map(angle => -angle),
          390,
          405,
          420,
        ],
      },
    },
  },
  form => ({
    acute: form({
      levels: ['easy'],
      share: 2,
      instruction: exactly,
      lines: 1,
      draw: random => ({ name: random.evenly(NAMES), unit: drawUnit(random), angle: random.pick(ACUTE) }),
      answer: radical,
      solve: ({ name, angle }) => VALUES[name](angle)!,
      ask: ({ name, unit, angle }) => both(call(name, angleExpr(angle, unit))),
      check: (printed, answer) => isValueOf(printed.one('call'), surdExpr(answer)),
    }),

    acuteAngle: form({
      levels: ['easy'],
      instruction: {
        en: prose`Find the acute angle ${θ} in degrees.`,
        es: prose`Halla el ángulo agudo ${θ} en grados.`,
      },
      lines: 1,
      draw: random => ({ name: random.evenly(NAMES), angle: random.pick(ACUTE) }),
      answer: angleDegrees,
      solve: ({ angle }) => angle,
      ask: ({ name, angle }) => both(equation(call(name, θ), valueExpr(name, angle) ?? 0)),
      check(printed, answer) {
        const { left, right } = printed.one('relation')
        const angle = exact(answer).toNumber()
        return angle > 0 && angle < 90 && near(approximate(left, { θ: (angle * Math.PI) / 180 }), approximate(right))
      },
    }),

    twoValues: form({
      levels: ['easy'],
      share: 2,
      instruction: exactly,
      lines: 2,
      draw: random => {
        const [a, b] = random.until(
          () => [0, 1].map(() => ({ name: random.pick(NAMES), angle: random.pick(ACUTE) })) as [Item, Item],
          ([a, b]) => {
            const [left, right] = [VALUES[a.name](a.angle), VALUES[b.name](b.angle)]
            return (a.name !== b.name || a.angle !== b.angle) && left?.k === right?.k
          },
        )
        return { a, b, unit: drawUnit(random) }
      },
      answer: radical,
      solve: ({ a, b }) => {
        const [left, right] = [VALUES[a.name](a.angle)!, VALUES[b.name](b.angle)!]
        return { q: left.q.plus(right.q), k: left.k }
      },
      ask: ({ a, b, unit }) => both(sum(...[a, b].map(({ name, angle }) => call(name, angleExpr(angle, unit))))),
      check: (printed, answer) => isValueOf(printed.one('sum'), surdExpr(answer)),
    }),

    coordinates: form({
      levels: ['easy', 'medium'],
      instruction: {
        en: prose`Find the exact coordinates of ${symbol('P')}.`,
        es: prose`Halla las coordenadas exactas de ${symbol('P')}.`,
      },
      lines: 1,
      draw: (random, { angles }: { readonly angles: readonly number[] }) => ({
        angle: random.pick(angles.filter(angle => angle % 90 !== 0)),
        unit: drawUnit(random),
      }),
      answer: point,
      solve: ({ angle }) => [valueExpr('cos', angle) ?? 0, valueExpr('sin', angle) ?? 0],
      ask: ({ angle, unit }) =>
        both(
          figure(unitCircle({ angles: [{ degrees: angle, label: angleExpr(angle, unit), point: 'P', arc: true }] })),
        ),
      // On the circle, at the drawn angle.
      check(printed, [x, y]) {
        const [drawn] = printed.figure('unit-circle').angles
        const [u, v] = [approximate(expr(x ?? 0)), approximate(expr(y ?? 0))]
        const turn = ((drawn?.degrees ?? 0) * Math.PI) / 180
        return near(u * u + v * v, 1) && near(u * Math.sin(turn), v * Math.cos(turn)) && u * Math.cos(turn) > 0
      },
    }),

    around: form({
      levels: ['medium', 'hard'],
      share: 3,
      instruction: exactOrUndefined,
      lines: 2,
      draw: (random, { angles }: { readonly angles: readonly number[] }) => ({
        name: random.evenly(NAMES),
        unit: drawUnit(random),
        angle: random.pick(angles),
      }),
      answer: valueOrUndefined,
      solve: ({ name, angle }) => valueExpr(name, angle) ?? 'none',
      ask: ({ name, unit, angle }) => both(call(name, angleExpr(angle, unit))),
      check: (printed, answer) => isValueOf(printed.one('call'), answer),
    }),

    reference: form({
      levels: ['medium'],
      lines: 1,
      draw: random => ({ angle: random.pick(BEYOND.filter(angle => angle % 90 !== 0)), unit: drawUnit(random) }),
      answer: angleDegrees,
      solve: ({ angle }) => Math.min(angle % 180, 180 - (angle % 180)),
      ask: ({ angle, unit }) => ({
        en: prose`Find the reference angle of ${angleExpr(angle, unit)} in degrees.`,
        es: prose`Halla el ángulo de referencia de ${angleExpr(angle, unit)} en grados.`,
      }),
      check(printed, answer) {
        const turn = approximate(printed.maths[0] ?? θ)
        const angle = (exact(answer).toNumber() * Math.PI) / 180
        return angle > 0 && angle < Math.PI / 2 && near(Math.abs(Math.sin(turn)), Math.sin(angle))
      },
    }),

    table: form({
      levels: ['medium'],
      instruction: {
        en: prose`Complete the table with exact values. Write “undefined” where there is none.`,
        es: prose`Completa la tabla con valores exactos. Escribe «no definida» donde no los haya.`,
      },
      lines: 0,
      draw: random => ({ angles: random.sample(AROUND, 3).sort((a, b) => a - b), unit: drawUnit(random) }),
      answer: tableCells,
      solve: ({ angles, unit }) => {
        const blanks = angles.flatMap(angle => NAMES.map(name => valueExpr(name, angle) ?? UNDEFINED))
        return {
          blanks,
          ...valueTable(
            angles.map(angle => angleExpr(angle, unit)),
            blanks,
          ),
        }
      },
      ask: ({ angles, unit }) =>
        both(
          table(
            valueTable(
              angles.map(angle => angleExpr(angle, unit)),
              [],
            ),
          ),
        ),
      check(printed, { blanks }) {
        const angles = printed.block('table').rows.map(([first]) => approximate(first?.[0] as Expr))
        return angles.every((angle, i) =>
          [Math.sin, Math.cos, Math.tan].every((value, j) => {
            const written = expr(blanks[3 * i + j] ?? 0)
            const size = value(angle)
            return Math.abs(size) > 1e9 ? written.kind === 'words' : near(size, approximate(written))
          }),
        )
      },
    }),

    blankCircle: form({
      levels: ['easy', 'medium'],
      instruction: {
        en: prose`Use the unit circle to complete the table with exact values.`,
        es: prose`Usa el círculo unitario para completar la tabla con valores exactos.`,
      },
      lines: 0,
      draw: (random, { circle }: { readonly circle: readonly number[] }) => {
        const angles = random.sample(circle, circle.length > 3 ? 4 : 3)
        // One printed angle tells whether degrees or radians are wanted.
        const printed = random.int(0, angles.length - 1)
        return {
          angles: angles.sort((a, b) => a - b),
          unit: drawUnit(random),
          hidden: angles.map((_, i) => random.chance(0.5) && i !== printed),
        }
      },
      answer: tableCells,
      solve: ({ angles, unit, hidden }) => circleTable(angles, unit, hidden, false),
      ask: ({ angles, unit, hidden }) => {
        const { head, rows } = circleTable(angles, unit, hidden, true)
        return both([
          figure(unitCircle({ angles: angles.map((degrees, i) => ({ degrees, point: LETTERS[i] ?? 'P' })) })),
          table({ head, rows, rowHeads: true }),
        ])
      },
      // The point at the angle of its letter in the figure.
      check(printed, { blanks }) {
        const drawn = printed.figure('unit-circle').angles
        let next = 0
        return printed.block('table').rows.every(([, angle, u, v], i) => {
          const turn = ((drawn[i]?.degrees ?? 0) * Math.PI) / 180
          return [
            [angle, turn],
            [u, Math.cos(turn)],
            [v, Math.sin(turn)],
          ].every(([cell, value]) => {
            const of = (cell as readonly Expr[])[0]!
            return near(approximate(of.kind === 'blank' ? expr(blanks[next++] ?? 9) : of), value as number)
          })
        })
      },
    }),

    referenceAndValue: form({
      levels: ['medium'],
      instruction: {
        en: prose`Complete the table. Use the reference angle to find the exact value.`,
        es: prose`Completa la tabla. Usa el ángulo de referencia para hallar el valor exacto.`,
      },
      lines: 0,
      draw: random => ({
        angle: random.pick(BEYOND.filter(angle => angle % 90 !== 0)),
        unit: drawUnit(random),
        name: random.evenly(NAMES),
      }),
      answer: tableCells,
      solve: ({ angle, unit, name }) => {
        const cells = [
          QUADRANTS[Math.floor(angle / 90)]!,
          angleExpr(Math.min(angle % 180, 180 - (angle % 180)), unit),
          valueExpr(name, angle) ?? 0,
        ]
        return { blanks: cells, ...quadrantTable(angle, unit, name, cells) }
      },
      ask: ({ angle, unit, name }) => both(table(quadrantTable(angle, unit, name, []))),
      // The signs tell the quadrant.
      check(printed, { blanks: [quadrant, reference, value] }) {
        const of = printed.one('call')
        const turn = approximate(of.of)
        const acute = approximate(expr(reference ?? 0))
        const expected = Math.sin(turn) > 0 ? (Math.cos(turn) > 0 ? 'I' : 'II') : Math.cos(turn) < 0 ? 'III' : 'IV'
        const written = expr(quadrant ?? 0)
        return (
          written.kind === 'words' &&
          written.en === expected &&
          acute > 0 &&
          acute < Math.PI / 2 &&
          near(Math.abs(Math.tan(turn)), Math.tan(acute)) &&
          near(approximate(of), approximate(expr(value ?? 9)))
        )
      },
    }),

    allAngles: form({
      levels: ['hard'],
      share: 2,
      lines: 2,
      draw: random => ({
        name: random.evenly(NAMES),
        unit: drawUnit(random),
        angle: random.pick(AROUND.filter(angle => angle % 90 !== 0)),
      }),
      answer: numberSet,
      solve: ({ name, unit, angle }) => {
        const value = approximate(valueExpr(name, angle) ?? θ)
        return AROUND.filter(other => near(approximate(valueExpr(name, other) ?? θ), value)).map(other =>
          angleExpr(other, unit),
        )
      },
      ask: ({ name, unit, angle }) => {
        const of = equation(call(name, θ), valueExpr(name, angle) ?? 0)
        const range = relation(relation(angleExpr(0, unit), '≤', θ), '<', angleExpr(360, unit))
        return {
          en: prose`Find all angles ${θ} with ${of} and ${range}.`,
          es: prose`Halla todos los ángulos ${θ} con ${of} y ${range}.`,
        }
      },
      // Every angle fits, and there are two of them, as a line meets the circle twice.
      check(printed, answer) {
        const [of] = printed.all('relation')
        const angles = answer.map(value => approximate(expr(value)))
        return (
          of !== undefined &&
          answer.length === 2 &&
          !near(angles[0] ?? 0, angles[1] ?? 0) &&
          angles.every(
            angle =>
              angle >= 0 && angle < 2 * Math.PI && near(approximate(of.left, { θ: angle }), approximate(of.right)),
          )
        )
      },
    }),

    related: form({
      levels: ['hard'],
      share: 2,
      lines: 2,
      draw: random => ({
        name: random.evenly(NAMES),
        turn: random.evenly([0, 1, 2, 3] as const),
        value: random.pick(GIVEN).times(random.sign()),
      }),
      answer: valueOrUndefined,
      solve: ({ name, turn, value }) => value.times(TURNS[turn][name]),
      ask: ({ name, turn, value }) => {
        const x = symbol('x')
        const [given, wanted] = [equation(call(name, x), value), call(name, TURNS[turn].of(x))]
        return {
          en: prose`Given ${given}, find ${wanted}.`,
          es: prose`Dado ${given}, halla ${wanted}.`,
        }
      },
      // For an angle with the given value.
      check(printed, answer) {
        const { left, right } = printed.one('relation')
        const wanted = printed.maths.at(-1)
        if (left.kind !== 'call' || !wanted || answer === 'none') return false
        const inverse = { sin: Math.asin, cos: Math.acos, tan: Math.atan }[left.name as Name]
        return near(approximate(wanted, { x: inverse(approximate(right)) }), approximate(expr(answer)))
      },
    }),
  }),
)

interface Item {
  readonly name: Name
  readonly angle: number
}
