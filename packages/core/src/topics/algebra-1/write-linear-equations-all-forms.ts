import { formulaChoice } from '../../answer/choice.ts'
import { equation as equationAnswer, equationAsWritten, equationFor } from '../../answer/expression.ts'
import { option } from '../../answer/option.ts'
import { type Block, type Both, both, figure, prose, steps, table } from '../../content.ts'
import { coordinatePlane } from '../../figure/coordinate-plane.ts'
import { bracketed, equation, expr, join, number, point, relation, sum, symbol, type Value } from '../../math/build.ts'
import { evaluate, isTrue } from '../../math/evaluate.ts'
import type { Expr, Of } from '../../math/expr.ts'
import { m } from '../../math/template.ts'
import { gcd, Ratio } from '../../number/ratio.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { monomial, sumOf } from './shared/polynomial.ts'

type Pair = readonly [x: number, y: number]

const [x, y] = [symbol('x'), symbol('y')]
const nonzero = (random: Random, most: number) => random.intExcept(-most, most, 0)
const slopeIntercept = (slope: Ratio, intercept: Ratio): Expr =>
  slope.n === 0 && intercept.n === 0
    ? number(0)
    : sumOf(
        [slope.n === 0 ? null : monomial(slope, ['x', 1]), intercept.n === 0 ? null : number(intercept)].filter(
          term => term !== null,
        ),
      )
const shifted = (letter: Expr, by: number) => (by === 0 ? letter : sum(letter, -by))
/** y − y₁ = m(x − x₁). */
const pointSlope = (slope: Ratio, [a, b]: Pair): Expr => {
  const side = a === 0 ? x : bracketed(shifted(x, a))
  return equation(shifted(y, b), slope.equals(1) && a === 0 ? x : slope.equals(1) ? shifted(x, a) : join(slope, side))
}
/** Ax + By = C with A positive and no common factor. */
function standard(slope: Ratio, [a, b]: Pair): Expr {
  const rows = [slope.n, -slope.d, slope.n * a - slope.d * b]
  const factor = rows.reduce((common, value) => gcd(common, value), 0) * (slope.n < 0 ? -1 : 1)
  const [A = 0, B = 0, C = 0] = rows.map(value => value / factor)
  return m`${A}x + ${B}y = ${C}`
}

const SLOPES = [
  [1, 2],
  [3, 2],
  [1, 3],
  [2, 3],
  [4, 3],
  [3, 4],
  [5, 2],
  [2, 5],
] as const
function drawSlope(random: Random): Ratio {
  const [n, d] = random.pick(SLOPES)
  return Ratio.of(n * random.sign(), d)
}
const drawPoint = (random: Random, most: number): Pair => [nonzero(random, most), nonzero(random, most)]
/** A point a whole number of steps along the line. */
const alongFrom = ([a, b]: Pair, slope: Ratio, steps: number): Pair => [a + slope.d * steps, b + slope.n * steps]

const through = (of: Expr, pairs: readonly (readonly Ratio[])[]) =>
  pairs.every(([a, b]) => a !== undefined && b !== undefined && isTrue(of, { x: a, y: b }))
const pairsIn = (printed: Printed) => printed.all('list').map(({ items }) => items.map(item => evaluate(item)))
/** Two points of a printed equation of a line. */
function pointsOf(of: Of<'relation'>): readonly (readonly Ratio[])[] {
  const at = (a: number, b: number) => evaluate(of.left, { x: a, y: b }).minus(evaluate(of.right, { x: a, y: b }))
  const [c, p, q] = [at(0, 0), at(1, 0), at(0, 1)]
  const [A, B] = [p.minus(c), q.minus(c)]
  return [0, 1].map(a => [Ratio.of(a), A.times(a).plus(c).negated().over(B)])
}
/** Whole numbers, A positive, no common factor. */
function isStandard(of: Expr): boolean {
  if (of.kind !== 'relation') return false
  const at = (a: number, b: number) => evaluate(of.left, { x: a, y: b })
  const [A, B, C] = [at(1, 0), at(0, 1), evaluate(of.right)]
  return at(0, 0).n === 0 && [A, B, C].every(value => value.isInteger) && A.n > 0 && gcd(gcd(A.n, B.n), C.n) === 1
}

interface Story {
  readonly start: number
  readonly rate: number
  readonly says: (first: number, a: number, second: number, b: number) => Both<Block>
}
const STANDARD = equation(sum(join(symbol('A'), x), join(symbol('B'), y)), symbol('C'))
const FORM = equation(y, sum(join(symbol('m'), x), symbol('b')))
const stories: readonly ((random: Random) => Story)[] = [
  random => ({
    start: random.int(2, 12) * 10,
    rate: random.int(15, 45),
    says: (t, a, u, b) => ({
      en: prose`A gym charges a joining fee and a fixed price per month. After ${t} months a member has paid ${a} dollars in all, and after ${u} months ${b} dollars. Write an equation for the total cost ${y} in dollars after ${x} months in the form ${FORM}.`,
      es: prose`Un gimnasio cobra una inscripción y un precio fijo por mes. Después de ${t} meses un socio ha pagado ${a} dólares en total y, después de ${u} meses, ${b} dólares. Escribe una ecuación para el costo total ${y} en dólares después de ${x} meses en la forma ${FORM}.`,
    }),
  }),
  random => ({
    start: random.int(4, 15) * 100,
    rate: random.int(5, 25),
    says: (t, a, u, b) => ({
      en: prose`A salesperson earns a fixed salary per month and the same amount for each item sold. With ${t} items sold, the month's pay is ${a} dollars; with ${u} items, ${b} dollars. Write an equation for the pay ${y} in dollars for ${x} items in the form ${FORM}.`,
      es: prose`Una vendedora gana un sueldo fijo al mes y la misma cantidad por cada artículo vendido. Con ${t} artículos vendidos, el pago del mes es de ${a} dólares; con ${u} artículos, de ${b} dólares. Escribe una ecuación para el pago ${y} en dólares por ${x} artículos en la forma ${FORM}.`,
    }),
  }),
  random => ({
    start: random.int(20, 60) * 10,
    rate: -random.int(3, 9),
    says: (t, a, u, b) => ({
      en: prose`A pool is drained at a constant rate. After ${t} minutes it holds ${a} liters, and after ${u} minutes ${b} liters. Write an equation for the water ${y} in liters after ${x} minutes in the form ${FORM}.`,
      es: prose`Una piscina se vacía a un ritmo constante. Después de ${t} minutos contiene ${a} litros y, después de ${u} minutos, ${b} litros. Escribe una ecuación para el agua ${y} en litros después de ${x} minutos en la forma ${FORM}.`,
    }),
  }),
  random => ({
    start: random.int(3, 20),
    rate: random.int(2, 8),
    says: (t, a, u, b) => ({
      en: prose`A plant grows at a constant rate. It is ${a} centimeters tall after ${t} weeks and ${b} centimeters tall after ${u} weeks. Write an equation for its height ${y} in centimeters after ${x} weeks in the form ${FORM}.`,
      es: prose`Una planta crece a un ritmo constante. Mide ${a} centímetros después de ${t} semanas y ${b} centímetros después de ${u} semanas. Escribe una ecuación para su altura ${y} en centímetros después de ${x} semanas en la forma ${FORM}.`,
    }),
  }),
  random => ({
    start: random.int(10, 40),
    rate: random.int(2, 5),
    says: (t, a, u, b) => ({
      en: prose`A laboratory has a temperature scale of its own. At ${t} degrees Celsius its scale shows ${a} degrees, and at ${u} degrees Celsius ${b} degrees. Write an equation for the reading ${y} of the scale at ${x} degrees Celsius in the form ${FORM}.`,
      es: prose`Un laboratorio tiene su propia escala de temperatura. A ${t} grados Celsius su escala marca ${a} grados y, a ${u} grados Celsius, ${b} grados. Escribe una ecuación para la lectura ${y} de la escala a ${x} grados Celsius en la forma ${FORM}.`,
    }),
  }),
  random => ({
    start: random.int(2, 9),
    rate: random.int(1, 3),
    says: (t, a, u, b) => ({
      en: prose`A diver goes down at a constant rate. After ${t} minutes the diver is ${a} meters deep, and after ${u} minutes ${b} meters. Write an equation for the depth ${y} in meters after ${x} minutes in the form ${FORM}.`,
      es: prose`Un buzo desciende a un ritmo constante. Después de ${t} minutos está a ${a} metros de profundidad y, después de ${u} minutos, a ${b} metros. Escribe una ecuación para la profundidad ${y} en metros después de ${x} minutos en la forma ${FORM}.`,
    }),
  }),
  random => ({
    start: random.int(40, 90) * 10,
    rate: -random.int(6, 20),
    says: (t, a, u, b) => ({
      en: prose`A hiker walks down a mountain at a constant rate. After ${t} minutes the hiker is at a height of ${a} meters, and after ${u} minutes at ${b} meters. Write an equation for the height ${y} in meters after ${x} minutes in the form ${FORM}.`,
      es: prose`Un excursionista baja de una montaña a un ritmo constante. Después de ${t} minutos está a una altura de ${a} metros y, después de ${u} minutos, a ${b} metros. Escribe una ecuación para la altura ${y} en metros después de ${x} minutos en la forma ${FORM}.`,
    }),
  }),
]

const SETS = option({
  notThird: { en: prose`1 and 2`, es: prose`1 y 2` },
  notSecond: { en: prose`1 and 3`, es: prose`1 y 3` },
  notFirst: { en: prose`2 and 3`, es: prose`2 y 3` },
  all: { en: prose`1, 2, and 3`, es: prose`1, 2 y 3` },
})

export const writeLinearEquationsAllForms = defineTopic(
  {
    id: 'write-linear-equations-all-forms',
    name: {
      en: 'Write and convert equations of lines in all forms',
      es: 'Escribir y convertir ecuaciones de rectas en todas las formas',
    },
    description: {
      en: 'Write the equation of a line and rewrite it in slope-intercept, point-slope or standard form.',
      es: 'Escribe la ecuación de una recta y conviértela a la forma pendiente-intersección, punto-pendiente o estándar.',
    },
    domain: 'Linear Functions',
    standards: ['A-CED.A.2', 'F-LE.A.2'],
    levels: { easy: {}, medium: {}, hard: {} },
  },
  form => ({
    slopeAndIntercept: form({
      levels: ['easy'],
      lines: 2,
      draw: random => ({ slope: nonzero(random, 9), intercept: nonzero(random, 9) }),
      answer: equationFor('y'),
      solve: ({ slope, intercept }) => slopeIntercept(Ratio.of(slope), Ratio.of(intercept)),
      ask: ({ slope, intercept }) => ({
        en: prose`A line has slope ${slope} and ${y}-intercept ${intercept}. Write its equation in slope-intercept form.`,
        es: prose`Una recta tiene pendiente ${slope} e intersección ${intercept} con el eje ${y}. Escribe su ecuación en la forma pendiente-intersección.`,
      }),
      check(printed, answer) {
        const [slope, intercept] = printed.numbers
        const at = (value: number) => evaluate(answer, { x: value })
        return (
          at(0).equals(intercept ?? 99) &&
          at(1)
            .minus(at(0))
            .equals(slope ?? 99)
        )
      },
    }),

    slopeAndPoint: form({
      levels: ['easy'],
      lines: 3,
      draw: random => ({ slope: nonzero(random, 6), at: drawPoint(random, 6) }),
      answer: equationFor('y'),
      solve: ({ slope, at: [a, b] }) => slopeIntercept(Ratio.of(slope), Ratio.of(b - slope * a)),
      ask: ({ slope, at }) => ({
        en: prose`A line has slope ${slope} and passes through ${point(...at)}. Write its equation in slope-intercept form.`,
        es: prose`Una recta tiene pendiente ${slope} y pasa por ${point(...at)}. Escribe su ecuación en la forma pendiente-intersección.`,
      }),
      check(printed, answer) {
        const [slope] = printed.numbers
        const at = (value: number) => evaluate(answer, { x: value })
        return (
          through(equation(y, answer), pairsIn(printed)) &&
          at(1)
            .minus(at(0))
            .equals(slope ?? 99)
        )
      },
    }),

    pointSlope: form({
      levels: ['easy'],
      lines: 2,
      draw: random => ({ slope: nonzero(random, 9), at: drawPoint(random, 9) }),
      answer: equationAsWritten,
      solve: ({ slope, at }) => pointSlope(Ratio.of(slope), at),
      ask: ({ slope, at }) => ({
        en: prose`A line has slope ${slope} and passes through ${point(...at)}. Write its equation in point-slope form with this point.`,
        es: prose`Una recta tiene pendiente ${slope} y pasa por ${point(...at)}. Escribe su ecuación en la forma punto-pendiente con este punto.`,
      }),
      check(printed, answer) {
        const [slope] = printed.numbers
        const [[a, b] = []] = pairsIn(printed)
        return (
          a !== undefined &&
          b !== undefined &&
          slope !== undefined &&
          through(answer, [
            [a, b],
            [a.plus(1), b.plus(slope)],
          ])
        )
      },
    }),

    twoPoints: form({
      levels: ['medium'],
      share: 2,
      lines: 4,
      draw: random => {
        const slope = drawSlope(random)
        const intercept = random.int(-8, 8)
        const [s, t] = random.sample([-3, -2, -1, 1, 2, 3], 2)
        const start: Pair = [0, intercept]
        return { slope, intercept, pair: [alongFrom(start, slope, s ?? 1), alongFrom(start, slope, t ?? 2)] as const }
      },
      answer: equationFor('y'),
      solve: ({ slope, intercept }) => slopeIntercept(slope, Ratio.of(intercept)),
      ask: ({ pair: [first, second] }) => ({
        en: prose`A line passes through ${point(...first)} and ${point(...second)}. Write its equation in slope-intercept form.`,
        es: prose`Una recta pasa por ${point(...first)} y ${point(...second)}. Escribe su ecuación en la forma pendiente-intersección.`,
      }),
      check: (printed, answer) => through(equation(y, answer), pairsIn(printed)),
    }),

    fromGraph: form({
      levels: ['medium'],
      instruction: {
        en: prose`Write the equation of the line in slope-intercept form.`,
        es: prose`Escribe la ecuación de la recta en la forma pendiente-intersección.`,
      },
      lines: 2,
      draw: random => {
        const slope = random.evenly([true, false]) ? drawSlope(random) : Ratio.of(nonzero(random, 3))
        const intercept = nonzero(random, 5)
        const steps = random.until(
          () => random.pick([-2, -1, 1, 2]),
          value => Math.abs(slope.d * value) <= 8 && Math.abs(intercept + slope.n * value) <= 8,
        )
        return { slope, intercept, other: alongFrom([0, intercept], slope, steps) }
      },
      answer: equationFor('y'),
      solve: ({ slope, intercept }) => slopeIntercept(slope, Ratio.of(intercept)),
      ask: ({ intercept, other }) =>
        both(
          figure(
            coordinatePlane({
              x: { from: -8, to: 8 },
              y: { from: -8, to: 8 },
              lines: [{ through: [[0, intercept], other] }],
              points: [[0, intercept], other],
            }),
          ),
        ),
      check(printed, answer) {
        const [line] = printed.figure('coordinate-plane').lines
        return line?.through.every(([a = 0, b = 0]) => evaluate(answer, { x: a }).equals(b)) === true
      },
    }),

    fromTable: form({
      levels: ['medium'],
      instruction: {
        en: prose`The points of the table lie on a line. Write its equation in slope-intercept form.`,
        es: prose`Los puntos de la tabla están sobre una recta. Escribe su ecuación en la forma pendiente-intersección.`,
      },
      lines: 3,
      draw: random => {
        const slope = random.evenly([true, false]) ? drawSlope(random) : Ratio.of(nonzero(random, 4))
        const [intercept, first] = [nonzero(random, 9), random.pick([-3, -2, 1])]
        return { slope, intercept, pairs: [0, 1, 2, 3].map(i => alongFrom([0, intercept], slope, first + i)) }
      },
      answer: equationFor('y'),
      solve: ({ slope, intercept }) => slopeIntercept(slope, Ratio.of(intercept)),
      ask: ({ pairs }) =>
        both(
          table({
            rows: [
              [x, ...pairs.map(([a]) => a)],
              [y, ...pairs.map(([, b]) => b)],
            ],
            rowHeads: true,
          }),
        ),
      check(printed, answer) {
        const [xs, ys] = printed.block('table').rows.map(row => row.slice(1).map(([cell]) => evaluate(cell as Expr)))
        return xs!.every((a, i) => evaluate(answer, { x: a }).equals(ys![i]!))
      },
    }),

    toPointSlope: form({
      levels: ['medium'],
      lines: 3,
      draw: random => ({
        slope: drawSlope(random),
        at: drawPoint(random, 8),
        isStandard: random.evenly([true, false]),
      }),
      answer: equationAsWritten,
      solve: ({ slope, at }) => pointSlope(slope, at),
      ask: ({ slope, at, isStandard: isInStandard }) => {
        const [a, b] = at
        const line = isInStandard
          ? standard(slope, at)
          : equation(y, slopeIntercept(slope, Ratio.of(b).minus(slope.times(a))))
        return {
          en: prose`The line ${line} passes through ${point(...at)}. Write its equation in point-slope form with this point.`,
          es: prose`La recta ${line} pasa por ${point(...at)}. Escribe su ecuación en la forma punto-pendiente con este punto.`,
        }
      },
      check: (printed, answer) => through(answer, [...pointsOf(printed.one('relation')), ...pairsIn(printed)]),
    }),

    toStandard: form({
      levels: ['medium', 'hard'],
      share: 2,
      instruction: {
        en: prose`Write in standard form ${STANDARD} with integers, ${relation(symbol('A'), '>', 0)} and no common factor.`,
        es: prose`Escribe en la forma estándar ${STANDARD} con enteros, ${relation(symbol('A'), '>', 0)} y sin factor común.`,
      },
      lines: 3,
      draw: random => ({
        slope: drawSlope(random),
        at: drawPoint(random, 8),
        isPointSlope: random.evenly([true, false]),
      }),
      answer: equationAsWritten,
      solve: ({ slope, at: [a, b], isPointSlope }) => standard(slope, isPointSlope ? [a, b] : [0, b]),
      ask: ({ slope, at: [a, b], isPointSlope }) =>
        both(isPointSlope ? pointSlope(slope, [a, b]) : equation(y, slopeIntercept(slope, Ratio.of(b)))),
      check: (printed, answer) => through(answer, pointsOf(printed.one('relation'))) && isStandard(answer),
    }),

    toSlopeIntercept: form({
      levels: ['medium'],
      instruction: {
        en: prose`Write in slope-intercept form.`,
        es: prose`Escribe en la forma pendiente-intersección.`,
      },
      lines: 3,
      draw: random => ({
        slope: drawSlope(random),
        at: drawPoint(random, 6),
        isStandard: random.evenly([true, false]),
      }),
      answer: equationFor('y'),
      solve: ({ slope, at: [a, b] }) => slopeIntercept(slope, Ratio.of(b).minus(slope.times(a))),
      ask: ({ slope, at, isStandard: isInStandard }) =>
        both(isInStandard ? standard(slope, at) : pointSlope(slope, at)),
      check: (printed, answer) => through(equation(y, answer), pointsOf(printed.one('relation'))),
    }),

    standardFromPoints: form({
      levels: ['hard'],
      lines: 4,
      draw: random => {
        const slope = drawSlope(random)
        const start = drawPoint(random, 6)
        return { slope, pair: [start, alongFrom(start, slope, random.pick([-2, -1, 1, 2]))] as const }
      },
      answer: equationAsWritten,
      solve: ({ slope, pair: [first] }) => standard(slope, first),
      ask: ({ pair: [first, second] }) => ({
        en: prose`A line passes through ${point(...first)} and ${point(...second)}. Write its equation in standard form with integers.`,
        es: prose`Una recta pasa por ${point(...first)} y ${point(...second)}. Escribe su ecuación en la forma estándar con enteros.`,
      }),
      check: (printed, answer) => through(answer, pairsIn(printed)) && isStandard(answer),
    }),

    special: form({
      levels: ['hard'],
      lines: 1,
      draw: random => ({
        isVertical: random.evenly([true, false]),
        at: drawPoint(random, 9),
        other: random.int(2, 9) * random.sign(),
      }),
      answer: equationAnswer,
      solve: ({ isVertical, at: [a, b] }) => (isVertical ? equation(x, a) : equation(y, b)),
      ask: ({ isVertical, at: [a, b], other }) => {
        const second = isVertical ? point(a, b + other) : point(a + other, b)
        return {
          en: prose`Write the equation of the line through ${point(a, b)} and ${second} in the form ${m`x = k`} or ${m`y = k`}.`,
          es: prose`Escribe la ecuación de la recta que pasa por ${point(a, b)} y ${second} en la forma ${m`x = k`} o ${m`y = k`}.`,
        }
      },
      check: (printed, answer) => through(answer, pairsIn(printed)),
    }),

    story: form({
      levels: ['hard'],
      share: 2,
      lines: 4,
      draw: random => {
        const story = random.evenly(stories)(random)
        const [t, u] = random.until(
          () => [random.int(2, 9), random.int(5, 20)] as const,
          ([t, u]) => u - t >= 2,
        )
        return { ...story, t, u }
      },
      answer: equationFor('y'),
      solve: ({ start, rate }) => slopeIntercept(Ratio.of(rate), Ratio.of(start)),
      ask: ({ start, rate, t, u, says }) => says(t, start + rate * t, u, start + rate * u),
      // Both printed pairs lie on the line, whichever of a pair comes first.
      check(printed, answer) {
        const [p, q, r, s] = printed.numbers
        if (!p || !q || !r || !s) return false
        const at = (value: Ratio) => evaluate(answer, { x: value })
        return (at(p).equals(q) && (at(r).equals(s) || at(s).equals(r))) || (at(q).equals(p) && at(s).equals(r))
      },
    }),

    allOfTheLine: form({
      levels: ['hard'],
      lines: 2,
      draw: random => {
        const wrong = random.evenly([null, 0, 1, 2])
        const { slope, at, intercept } = random.until(
          () => {
            const [slope, at] = [drawSlope(random), drawPoint(random, 6)]
            return { slope, at, intercept: Ratio.of(at[1]).minus(slope.times(at[0])) }
          },
          ({ intercept }) => intercept.n !== 0,
        )
        const [p, q] = alongFrom(at, slope, random.pick([-2, -1, 1, 2]))
        const kinds = random.shuffle(['intercept', 'standard', 'point'] as const)
        return { wrong, slope, at, intercept, other: [p, q] as const, kinds }
      },
      answer: SETS,
      solve: ({ wrong }) => (wrong === null ? 'all' : (['notFirst', 'notSecond', 'notThird'] as const)[wrong]!),
      ask: ({ wrong, slope, at, intercept, other: [p, q], kinds }) => {
        const equations = kinds.map((kind, i) => {
          const sign = i === wrong ? -1 : 1
          if (kind === 'intercept') return equation(y, slopeIntercept(slope, intercept.times(sign)))
          return kind === 'standard' ? standard(slope.times(sign), at) : pointSlope(slope, [sign * p, sign * q])
        })
        const line = pointSlope(slope, at)
        const shown = steps(...equations.map(item => [item]))
        return {
          en: [prose`Which of the equations describe the same line as ${line}?`, shown],
          es: [prose`¿Cuáles de las ecuaciones representan la misma recta que ${line}?`, shown],
        }
      },
      // Two points of the given line, put into each equation.
      check(printed, answer) {
        const [line, ...others] = printed.all('relation')
        const wrong = others.map(item => !through(item, pointsOf(line!)))
        const [index, count] = [wrong.indexOf(true), wrong.filter(isWrong => isWrong).length]
        if (count > 1) return false
        return answer === (index < 0 ? 'all' : (['notFirst', 'notSecond', 'notThird'] as const)[index])
      },
    }),

    sameLine: form({
      levels: ['hard'],
      instruction: {
        en: prose`Which equation belongs to the same line?`,
        es: prose`¿Qué ecuación corresponde a la misma recta?`,
      },
      draw: random => ({ slope: drawSlope(random), at: drawPoint(random, 6) }),
      answer: formulaChoice,
      solve: ({ slope, at }) => standard(slope, at),
      mistakes: ({ slope, at: [a, b] }): Record<string, Value> => ({
        oppositeSlope: standard(slope.negated(), [a, b]),
        reciprocalSlope: standard(slope.power(-1), [a, b]),
        signsOfPoint: standard(slope, [-a, -b]),
        signOfOne: standard(slope, [-a, b]),
      }),
      ask: ({ slope, at }) => both(pointSlope(slope, at)),
      check: (printed, answer) => through(expr(answer), pointsOf(printed.one('relation'))),
    }),
  }),
)
