import { formulaChoice } from '../../answer/choice.ts'
import { equation as equationAnswer, expression } from '../../answer/expression.ts'
import { rational } from '../../answer/number.ts'
import { type FilledTable, tableCells } from '../../answer/number-list.ts'
import { option } from '../../answer/option.ts'
import { point } from '../../answer/point.ts'
import { writtenOut } from '../../answer/written.ts'
import { both, figure, line, prose, table } from '../../content.ts'
import { functionGraph } from '../../figure/function-graph.ts'
import {
  apply,
  blank,
  equation,
  expr,
  infinity,
  join,
  limit,
  list,
  over,
  point as pointOf,
  symbol,
  words,
} from '../../math/build.ts'
import { approximate, exact } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { type Coefficients, factored, factorFor, plus, polynomial, times } from '../algebra-1/shared/polynomial.ts'

/** lead · Π(x − zero) over Π(x − pole), and a common factor where there is a hole. */
interface Quotient {
  readonly lead: number
  readonly zeros: readonly number[]
  readonly poles: readonly number[]
  readonly hole: number | null
}

const [x, y] = [symbol('x'), symbol('y')]
const f = apply('f', x)
const ascending = (values: readonly number[]) => [...values].sort((a, b) => a - b)
const productOf = (roots: readonly number[], lead = 1): Coefficients =>
  roots.reduce<Coefficients>((all, root) => times(all, [-root, 1]), [lead])
const holes = ({ hole }: Quotient) => (hole === null ? [] : [hole])

const valueAt = ({ lead, zeros, poles }: Quotient, at: number): Ratio =>
  zeros
    .reduce((all, zero) => all.times(at - zero), Ratio.of(lead))
    .over(poles.reduce((all, pole) => all.times(at - pole), Ratio.of(1)))

/** A single factor stands without brackets. */
const side = (lead: number, roots: readonly number[]): Expr =>
  lead === 1 && roots.length === 1
    ? polynomial([-(roots[0] ?? 0), 1])
    : factored(lead, ...roots.map(root => factorFor(root)))
/** The factor x goes first. */
const ordered = (roots: readonly number[]) => [...roots.filter(root => root === 0), ...roots.filter(root => root !== 0)]
const inFactors = (of: Quotient): Expr =>
  over(
    side(of.lead, ordered([...holes(of), ...ascending(of.zeros)])),
    side(1, ordered([...holes(of), ...ascending(of.poles)])),
  )
const expanded = (of: Quotient): Expr =>
  over(polynomial(productOf([...of.zeros, ...holes(of)], of.lead)), polynomial(productOf([...of.poles, ...holes(of)])))

const places = (random: Random, count: number) => random.sample([-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6], count)
const isTame = (of: Quotient) =>
  of.hole === null || (valueAt(of, of.hole).d <= 6 && Math.abs(valueAt(of, of.hole).n) <= 60)

function drawQuotient(random: Random, { hasHole }: { readonly hasHole: boolean }): Quotient {
  return random.until(() => {
    const [a = 0, b = 0, c = 0, d = 0] = places(random, 4)
    if (hasHole) return { lead: random.pick([1, 1, 2, 3]), zeros: [a], poles: [b], hole: c }
    const zeros = random.chance(0.5) ? [a] : [a, d]
    return { lead: random.pick([1, 1, 2, 3]), zeros, poles: [b, c], hole: null }
  }, isTame)
}

const NONE = words('none', 'no hay')
const listed = (items: readonly Expr[]): Expr =>
  items.length === 0 ? NONE : items.length === 1 ? items[0]! : list(...items)
const ROWS = {
  zeros: words('zeros', 'ceros'),
  holes: words('holes', 'huecos'),
  vertical: words('vertical asymptotes', 'asíntotas verticales'),
  horizontal: words('horizontal asymptote', 'asíntota horizontal'),
  intercept: words('y-intercept', 'intersección con el eje y'),
}

/** The finished table, from what a function does at whole numbers and far out. */
function features(of: Quotient): FilledTable {
  const end = of.zeros.length < of.poles.length ? 0 : of.lead
  const isCut = of.poles.includes(0) || of.hole === 0
  const values: readonly (readonly [Expr, Expr])[] = [
    [ROWS.zeros, listed(ascending(of.zeros).map(zero => expr(zero)))],
    [ROWS.holes, listed(holes(of).map(hole => pointOf(hole, valueAt(of, hole))))],
    [ROWS.vertical, listed(ascending(of.poles).map(pole => equation(x, pole)))],
    [ROWS.horizontal, equation(y, end)],
    [ROWS.intercept, isCut ? NONE : expr(valueAt(of, 0))],
  ]
  return {
    blanks: values.map(([, value]) => value),
    rows: values.map(([name, value]) => [line`${name}`, line`${value}`]),
    rowHeads: true,
  }
}

const WHOLE = Array.from({ length: 25 }, (_, i) => i - 12)
/** What the printed fraction itself shows at whole numbers. */
function seen(printed: Printed) {
  const { over: top, under } = printed.one('quotient')
  const at = (of: Expr, value: number) => approximate(of, { x: value })
  const value = (place: number) => at(top, place) / at(under, place)
  return {
    value,
    zeros: WHOLE.filter(place => at(top, place) === 0 && at(under, place) !== 0),
    holes: WHOLE.filter(place => at(top, place) === 0 && at(under, place) === 0),
    poles: WHOLE.filter(place => at(top, place) !== 0 && at(under, place) === 0),
  }
}
const near = (one: number, two: number, by = 1e-4) => Math.abs(one - two) < by
const beside = (value: (place: number) => number, place: number) => (value(place - 1e-5) + value(place + 1e-5)) / 2
const numbersIn = (of: Expr): readonly number[] => {
  if (of.kind === 'words') return []
  if (of.kind === 'list' && of.brackets === '') return of.items.flatMap(numbersIn)
  if (of.kind === 'relation') return [approximate(of.right)]
  return [approximate(of)]
}
const isSame = (one: readonly number[], two: readonly number[]) =>
  one.length === two.length && one.every((value, i) => near(value, two[i] ?? Number.NaN))

const direction = option({
  up: { en: { kind: 'maths', of: infinity }, es: { kind: 'maths', of: infinity } },
  down: { en: { kind: 'maths', of: join(-1, infinity) }, es: { kind: 'maths', of: join(-1, infinity) } },
})

interface Slant {
  readonly slope: number
  readonly start: number
  readonly pole: number
  readonly rest: number
}
const slantTop = ({ slope, start, pole, rest }: Slant) => plus(times([start, slope], [-pole, 1]), [rest])

/** Crosses its horizontal asymptote once, at `at`. */
interface Crossing {
  readonly level: number
  readonly poles: readonly [number, number]
  readonly by: number
  readonly at: number
}
const crossingTop = ({ level, poles, by, at }: Crossing) => plus(productOf(poles, level), [-by * at, by])

const graphOf = (of: Quotient) =>
  functionGraph({
    x: [-8, 8],
    y: [-8, 8],
    curves: [inFactors({ ...of, hole: null })],
    asymptotes: { x: of.poles, y: of.zeros.length < of.poles.length ? [0] : [of.lead] },
    points: holes(of).map(hole => ({ at: [hole, valueAt(of, hole).toNumber()] as const, open: true })),
  })
const isDrawable = (of: Quotient) =>
  isTame(of) &&
  [...of.poles, ...of.zeros].every(place => Math.abs(place) <= 5) &&
  holes(of).every(hole => Math.abs(valueAt(of, hole).toNumber()) <= 6 && Math.abs(hole) <= 6)
const turned = (values: readonly number[]) => values.map(value => -value)

export const rationalAsymptotesHolesSlant = defineTopic(
  {
    id: 'rational-asymptotes-holes-slant',
    name: {
      en: 'Rational functions: asymptotes (including slant), zeros and holes',
      es: 'Funciones racionales: asíntotas (incluidas las oblicuas), ceros y huecos',
    },
    description: {
      en: 'Find zeros, holes and vertical, horizontal or slant asymptotes of a rational function.',
      es: 'Halla los ceros, los huecos y las asíntotas verticales, horizontales u oblicuas de una función racional.',
    },
    domain: 'Polynomial & Rational Functions',
    standards: ['F-IF.C.7d', 'A-APR.D.6', 'AP-PRECALC-1.7', 'AP-PRECALC-1.8', 'AP-PRECALC-1.9', 'AP-PRECALC-1.10'],
    levels: {
      easy: { hasHole: false },
      medium: { hasHole: true },
      hard: { hasHole: true },
    },
  },
  form => ({
    table: form({
      levels: ['easy', 'medium'],
      share: 2,
      lines: 4,
      wide: true,
      instruction: {
        en: prose`Complete the table. Write a hole as a point. Write “none” where there is none.`,
        es: prose`Completa la tabla. Escribe un hueco como un punto. Escribe “no hay” donde no haya.`,
      },
      draw: (random, level) => drawQuotient(random, level),
      answer: tableCells,
      solve: features,
      ask(of) {
        const rows = Object.values(ROWS).map(name => [line`${name}`, line`${blank(8)}`])
        return both([
          { kind: 'maths', of: equation(f, of.hole === null ? inFactors(of) : expanded(of)) },
          table({ rows, rowHeads: true }),
        ])
      },
      check(printed, { blanks }) {
        const { zeros, holes, poles, value } = seen(printed)
        const [zeroCell, holeCell, verticalCell, horizontalCell, interceptCell] = blanks.map(cell => expr(cell))
        if (!zeroCell || !holeCell || !verticalCell || !horizontalCell || !interceptCell) return false
        const isHole =
          holes.length === 0
            ? holeCell.kind === 'words'
            : holeCell.kind === 'list' &&
              isSame(
                holeCell.items.map(item => approximate(item)),
                [holes[0] ?? 0, beside(value, holes[0] ?? 0)],
              )
        const start = value(0)
        return (
          isHole &&
          isSame(numbersIn(zeroCell), zeros) &&
          isSame(numbersIn(verticalCell), poles) &&
          isSame(numbersIn(horizontalCell), [Math.round(value(1e7))]) &&
          isSame(numbersIn(interceptCell), Number.isFinite(start) ? [start] : []) &&
          horizontalCell.kind === 'relation'
        )
      },
    }),

    hole: form({
      levels: ['medium'],
      lines: 3,
      instruction: {
        en: prose`Find the coordinates of the hole in the graph.`,
        es: prose`Halla las coordenadas del hueco de la gráfica.`,
      },
      draw: (random, level) => drawQuotient(random, level),
      answer: point,
      solve: of => [of.hole ?? 0, valueAt(of, of.hole ?? 0)],
      ask: of => both(equation(f, expanded(of))),
      check(printed, answer) {
        const { holes, value } = seen(printed)
        const [at = 0] = holes
        return isSame(
          answer.map(item => approximate(expr(item))),
          [at, beside(value, at)],
        )
      },
    }),

    sideLimit: form({
      levels: ['easy', 'medium'],
      lines: 2,
      draw: (random, level) => ({
        of: drawQuotient(random, level),
        place: random.int(0, 9),
        side: random.pick(['left', 'right'] as const),
      }),
      answer: direction,
      solve({ of, place, side }) {
        const pole = of.poles[place % of.poles.length] ?? 0
        const signs = [
          of.lead,
          ...of.zeros.map(zero => pole - zero),
          ...of.poles.filter(other => other !== pole).map(other => pole - other),
        ]
        const sign = signs.reduce((all, factor) => all * Math.sign(factor), side === 'right' ? 1 : -1)
        return sign > 0 ? 'up' : 'down'
      },
      ask({ of, place, side }) {
        const pole = of.poles[place % of.poles.length] ?? 0
        const shown = equation(f, of.hole === null ? inFactors(of) : expanded(of))
        const asked = limit('x', pole, f, side)
        return {
          en: [prose`What is ${asked}?`, shown],
          es: [prose`¿Cuánto vale ${asked}?`, shown],
        }
      },
      check(printed, answer) {
        const { to, side } = printed.one('limit')
        const at = approximate(to)
        return answer === (seen(printed).value(at + (side === 'right' ? 1e-6 : -1e-6)) > 0 ? 'up' : 'down')
      },
    }),

    endLimit: form({
      levels: ['easy', 'medium'],
      lines: 2,
      draw: (random, level) => ({ of: drawQuotient(random, level), sign: random.sign() }),
      answer: rational,
      solve: ({ of }) => (of.zeros.length < of.poles.length ? 0 : of.lead),
      ask({ of, sign }) {
        const shown = equation(f, of.hole === null ? inFactors(of) : expanded(of))
        const asked = limit('x', sign === 1 ? infinity : join(-1, infinity), f)
        return { en: [prose`Find ${asked}.`, shown], es: [prose`Halla ${asked}.`, shown] }
      },
      check(printed, answer) {
        const far = approximate(printed.one('limit').to) > 0 ? 1e7 : -1e7
        return near(seen(printed).value(far), exact(answer).toNumber())
      },
    }),

    slant: form({
      levels: ['hard'],
      share: 2,
      lines: 4,
      instruction: {
        en: prose`Find the equation of the slant asymptote.`,
        es: prose`Halla la ecuación de la asíntota oblicua.`,
      },
      draw: (random): Slant => ({
        slope: random.intExcept(-3, 3, 0),
        start: random.int(-6, 6),
        pole: random.intExcept(-5, 5, 0),
        rest: random.intExcept(-9, 9, 0),
      }),
      answer: equationAnswer,
      solve: ({ slope, start }) => equation(y, polynomial([start, slope])),
      ask: slant => both(equation(f, over(polynomial(slantTop(slant)), polynomial([-slant.pole, 1])))),
      check(printed, answer) {
        if (answer.kind !== 'relation' || writtenOut(answer.left) !== 'y') return false
        const { value } = seen(printed)
        return [1e6, -1e6].every(far => near(value(far), approximate(answer.right, { x: far }), 1e-2))
      },
    }),

    crossing: form({
      levels: ['hard'],
      lines: 4,
      instruction: {
        en: prose`Find the point where the graph crosses its horizontal asymptote.`,
        es: prose`Halla el punto donde la gráfica corta su asíntota horizontal.`,
      },
      draw: random =>
        random.until(
          (): Crossing => {
            const [one = 0, two = 0, at = 0] = places(random, 3)
            return { level: random.int(1, 3), poles: [one, two], by: random.intExcept(-4, 4, 0), at }
          },
          drawn => {
            const top = crossingTop(drawn)
            const value = (place: number) => top.reduce((sum, c, i) => sum + c * place ** i, 0)
            return drawn.poles.every(pole => value(pole) !== 0)
          },
        ),
      answer: point,
      solve: ({ at, level }) => [at, level],
      ask: drawn => both(equation(f, over(polynomial(crossingTop(drawn)), polynomial(productOf(drawn.poles))))),
      check(printed, answer) {
        const { value } = seen(printed)
        const [at = 0, level = 0] = answer.map(item => approximate(expr(item)))
        return near(level, value(1e7), 1e-3) && near(value(at), level, 1e-9)
      },
    }),

    construct: form({
      levels: ['hard'],
      lines: 5,
      draw: random =>
        random.until(
          () => ({ ...drawQuotient(random, { hasHole: true }), lead: random.pick([1, 2, 3, -1, -2]) }),
          of => isTame(of) && of.hole !== 0 && !of.poles.includes(0) && !of.zeros.includes(0),
        ),
      answer: expression,
      solve: inFactors,
      ask(of) {
        const [zero = 0, pole = 0] = [of.zeros[0], of.poles[0]]
        const [asymptote, end, hole] = [equation(x, pole), equation(y, of.lead), equation(x, of.hole ?? 0)]
        return {
          en: prose`Write the rational function ${f} of least degree whose only zero is ${zero}, with the vertical asymptote ${asymptote}, the horizontal asymptote ${end} and a hole at ${hole}.`,
          es: prose`Escribe la función racional ${f} de menor grado cuyo único cero es ${zero}, con la asíntota vertical ${asymptote}, la asíntota horizontal ${end} y un hueco en ${hole}.`,
        }
      },
      check(printed, answer) {
        const [zero = Ratio.of(0)] = printed.numbers
        const [pole = 0, end = 0, hole = 0] = printed.all('relation').map(({ right }) => approximate(right))
        const value = (place: number) => approximate(answer, { x: place })
        return (
          near(value(zero.toNumber()), 0, 1e-9) &&
          Math.abs(value(pole + 1e-7)) > 1e4 &&
          near(value(1e7), end) &&
          Number.isNaN(value(hole)) &&
          near(value(hole + 1e-4), value(hole - 1e-4), 1e-1)
        )
      },
    }),

    whichFunction: form({
      levels: ['easy', 'medium'],
      draw: (random, level) => random.until(() => drawQuotient(random, level), isDrawable),
      answer: formulaChoice,
      solve: inFactors,
      mistakes: of => ({
        signsOfPoles: inFactors({ ...of, poles: turned(of.poles) }),
        signsOfZeros: inFactors({ ...of, zeros: turned(of.zeros) }),
        upsideDown: inFactors({ ...of, zeros: of.poles, poles: of.zeros }),
        allSigns: inFactors({
          ...of,
          zeros: turned(of.zeros),
          poles: turned(of.poles),
          hole: of.hole === null ? null : -of.hole,
        }),
        negative: inFactors({ ...of, lead: -of.lead }),
      }),
      ask(of) {
        const graph = figure(graphOf(of))
        return {
          en: [prose`Which function has this graph?`, graph],
          es: [prose`¿Qué función tiene esta gráfica?`, graph],
        }
      },
      check(printed, answer) {
        const { curves, points } = printed.figure('function-graph')
        const [curve] = curves
        if (curve?.form !== 'graph') return false
        const isOpen = (place: number) => points.some(({ at }) => at[0] === place)
        const samples = [-7.3, -4.6, -2.2, -0.7, 0.6, 1.4, 2.9, 5.5]
        return (
          samples.every(at => near(approximate(curve.of, { x: at }), approximate(expr(answer), { x: at }), 1e-9)) &&
          points.every(({ at }) => isOpen(at[0]) && Number.isNaN(approximate(expr(answer), { x: at[0] })))
        )
      },
    }),
  }),
)
