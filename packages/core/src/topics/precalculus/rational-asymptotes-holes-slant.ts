import {
  apply,
  approximate,
  blank,
  both,
  type Content,
  defineTopic,
  type Expr,
  equation,
  equationAnswer,
  exact,
  expr,
  expression,
  type FilledTable,
  formulaChoice,
  infinity,
  itemOf,
  join,
  limit,
  line,
  list,
  negative,
  over,
  pointAnswer,
  point as pointOf,
  prose,
  rational,
  type Step,
  statements,
  step,
  sum,
  table,
  tableCells,
  tupleOf,
  undoneStep,
  type Value,
  words,
  writtenOut,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { asFactor, factorFor, plus, polynomial, times } from '../kit/polynomials/polynomial.ts'
import { askGraph, checkGraph, isTellable, misread } from './rational-asymptotes-holes-slant/graph.ts'
import { askSide, checkSide, direction, goesUp, sideSteps } from './rational-asymptotes-holes-slant/one-sided.ts'
import {
  ascending,
  drawWithHole,
  drawWithoutHole,
  endOf,
  expanded,
  f,
  factorsAt,
  inFactors,
  isSame,
  leadingTerms,
  near,
  productOf,
  type Quotient,
  reduced,
  seen,
  seenHole,
  side,
  threePlaces,
  valueAt,
  type WithHole,
  x,
  y,
} from './rational-asymptotes-holes-slant/quotient.ts'

const NONE = words('none', 'no hay')

const listed = (items: readonly Expr[]): Expr => (items.length === 1 ? itemOf(items, 0) : list(...items))

const isAt = (places: readonly number[]) => listed(ascending(places).map(place => equation(x, place)))

const ROWS = {
  zeros: words('zeros', 'ceros'),
  zero: words('zero', 'cero'),
  hole: words('hole', 'hueco'),
  verticals: words('vertical asymptotes', 'asíntotas verticales'),
  vertical: words('vertical asymptote', 'asíntota vertical'),
  horizontal: words('horizontal asymptote', 'asíntota horizontal'),
  intercept: words('y-intercept', 'intersección con el eje y'),
}

const zerosOf = (places: readonly number[]): Content => statements(...ascending(places).map(at => equation(x, at)))

const factoredBy = (a: Expr, by: Expr): Expr =>
  writtenOut(a) === '1' ? by : writtenOut(a) === '-1' ? negative(by) : join(a, by)

const termsOf = (of: Expr): readonly Expr[] => (of.kind === 'sum' ? of.terms : [of])

/** The finished table, from what a function does at whole numbers and far out. */
function features(of: Quotient): FilledTable {
  const isCut = of.poles.includes(0) || of.hole === 0
  const values: readonly (readonly [Expr, Expr])[] = [
    [of.hole === null ? ROWS.zeros : ROWS.zero, listed(ascending(of.zeros).map(zero => expr(zero)))],
    ...(of.hole === null ? [] : [[ROWS.hole, pointOf(of.hole, valueAt(of, of.hole))] as const]),
    [of.hole === null ? ROWS.verticals : ROWS.vertical, isAt(of.poles)],
    [ROWS.horizontal, equation(y, endOf(of))],
    [ROWS.intercept, isCut ? NONE : pointOf(0, valueAt(of, 0))],
  ]
  return {
    blanks: values.map(([, value]) => value),
    rows: values.map(([name, value]) => [line`${name}`, line`${value}`]),
    rowHeads: true,
  }
}

const emptyTable = (of: Quotient, shown: Expr) => {
  const rows = features(of).rows.map(([name]) => [name ?? line`${NONE}`, line`${blank(8)}`])
  return both([{ kind: 'maths', of: equation(f, shown) }, table({ rows, rowHeads: true })])
}

const finished = (of: Quotient): Step => {
  const { rows } = features(of)
  return step(table({ rows, rowHeads: true }), because.fillTable)
}

const numbersIn = (of: Value): readonly number[] => {
  const found = expr(of)
  if (found.kind === 'words') return []
  if (found.kind === 'list') return found.items.flatMap(numbersIn)
  return [approximate(found.kind === 'relation' ? found.right : found)]
}

const seenIntercept = (value: (place: number) => number) => (Number.isFinite(value(0)) ? [0, value(0)] : [])

const horizontal = (of: Quotient): Step =>
  step(equation(y, endOf(of)), endOf(of) === 0 ? because.horizontalAtZero : because.horizontalAsymptote)

const cancelled = (of: WithHole): readonly Step[] => [
  step(equation(f, inFactors(of)), because.factor),
  step(equation(f, reduced(of)), because.cancelledFactorIsHole, { factor: factorFor(of.hole) }),
]

const holeFound = (of: WithHole): Step =>
  step(
    equation(over(factorsAt(of.lead, of.zeros, of.hole), factorsAt(1, of.poles, of.hole)), valueAt(of, of.hole)),
    because.substitute,
    { value: of.hole, letter: x },
  )

const WHERE = {
  zeros: { en: line`the points on the x-axis`, es: line`los puntos sobre el eje x` },
  zero: { en: line`the point on the x-axis`, es: line`el punto sobre el eje x` },
  hole: { en: line`the open circle`, es: line`el círculo abierto` },
  asymptotes: { en: line`the dashed lines`, es: line`las rectas discontinuas` },
}

const pointsOn = (places: readonly number[]) => statements(...ascending(places).map(place => pointOf(place, 0)))

const dashed = (of: Quotient) =>
  statements(...ascending(of.poles).map(pole => equation(x, pole)), equation(y, endOf(of)))

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
    rev: 2,
    levels: { easy: {}, medium: {}, hard: {} },
  },
  form => ({
    table: form({
      levels: ['easy'],
      share: 2,
      wide: true,
      instruction: {
        en: prose`Complete the table. Write asymptotes as equations and the y-intercept as a point, or “none” if the graph has none.`,
        es: prose`Completa la tabla. Escribe las asíntotas como ecuaciones y la intersección con el eje y como un punto, o “no hay” si la gráfica no la tiene.`,
      },
      draw: drawWithoutHole,
      answer: tableCells,
      solve: features,
      ask: of => emptyTable(of, inFactors(of)),
      solution: of => [
        step(zerosOf(of.zeros), because.setNumeratorToZero),
        step(zerosOf(of.poles), because.setDenominatorToZero),
        horizontal(of),
        of.poles.includes(0)
          ? step(equation(factorsAt(1, of.poles, 0), 0), because.noIntercept)
          : step(
              equation(over(factorsAt(of.lead, of.zeros, 0), factorsAt(1, of.poles, 0)), valueAt(of, 0)),
              because.substitute,
              { value: 0, letter: x },
            ),
        finished(of),
      ],
      check(printed, { blanks }) {
        const { zeros, poles, value } = seen(printed)
        const [zero, vertical, end, intercept] = tupleOf(blanks, 4)
        return (
          isSame(numbersIn(zero), zeros) &&
          isSame(numbersIn(vertical), poles) &&
          isSame(numbersIn(end), [Math.round(value(1e7))]) &&
          isSame(numbersIn(intercept), seenIntercept(value)) &&
          expr(end).kind === 'relation'
        )
      },
    }),

    tableWithHole: form({
      levels: ['medium'],
      share: 2,
      wide: true,
      instruction: {
        en: prose`Complete the table. Write asymptotes as equations, and the hole and the y-intercept as points. Write “none” where there is none.`,
        es: prose`Completa la tabla. Escribe las asíntotas como ecuaciones, y el hueco y la intersección con el eje y como puntos. Escribe “no hay” donde no haya.`,
      },
      draw: random => drawWithHole(random),
      answer: tableCells,
      solve: features,
      ask: of => emptyTable(of, expanded(of)),
      solution(of) {
        const zero = zerosOf(of.zeros)
        const asymptotes = statements(...of.poles.map(pole => equation(x, pole)), equation(y, endOf(of)))
        return [
          ...cancelled(of),
          holeFound(of),
          of.hole === 0
            ? step(zero, because.zeroOfFraction, { value: equation(x, 0) })
            : of.poles.includes(0)
              ? step(zero, because.zeroWithoutIntercept, { value: equation(x, 0) })
              : step(
                  statements(...of.zeros.map(at => equation(x, at)), equation(apply('f', 0), valueAt(of, 0))),
                  because.interceptsOfFraction,
                ),
          step(asymptotes, because.asymptotesOfFraction),
          finished(of),
        ]
      },
      check(printed, { blanks }) {
        const { zeros, poles, value } = seen(printed)
        const [zero, hole, vertical, end, intercept] = tupleOf(blanks, 5)
        return (
          isSame(numbersIn(zero), zeros) &&
          isSame(numbersIn(hole), seenHole(printed)) &&
          isSame(numbersIn(vertical), poles) &&
          isSame(numbersIn(end), [Math.round(value(1e7))]) &&
          isSame(numbersIn(intercept), seenIntercept(value)) &&
          expr(end).kind === 'relation'
        )
      },
    }),

    hole: form({
      levels: ['medium'],
      instruction: {
        en: prose`Find the coordinates of the hole in the graph.`,
        es: prose`Halla las coordenadas del hueco de la gráfica.`,
      },
      draw: random => drawWithHole(random),
      answer: pointAnswer,
      solve: of => [of.hole, valueAt(of, of.hole)],
      ask: of => both(equation(f, expanded(of))),
      solution: of => [
        ...cancelled(of),
        holeFound(of),
        step(pointOf(of.hole, valueAt(of, of.hole)), because.writeOrderedPair),
      ],
      check: (printed, answer) =>
        isSame(
          answer.map(item => approximate(expr(item))),
          seenHole(printed),
        ),
    }),

    sideLimit: form({
      levels: ['easy'],
      lines: 2,
      draw(random) {
        const of = drawWithoutHole(random)
        return { of, pole: random.pick(of.poles), side: random.evenly(['left', 'right']) }
      },
      answer: direction,
      solve: drawn => (goesUp(drawn) ? 'up' : 'down'),
      ask: drawn => askSide(drawn, inFactors(drawn.of)),
      solution: sideSteps,
      check: checkSide,
    }),

    sideLimitWithHole: form({
      levels: ['medium'],
      lines: 3,
      draw(random) {
        const of = drawWithHole(random)
        return { of, pole: random.pick(of.poles), side: random.evenly(['left', 'right']) }
      },
      answer: direction,
      solve: drawn => (goesUp(drawn) ? 'up' : 'down'),
      ask: drawn => askSide(drawn, expanded(drawn.of)),
      solution: drawn => [
        step(equation(f, inFactors(drawn.of)), because.factor),
        step(equation(f, reduced(drawn.of)), because.cancel, { factor: factorFor(drawn.of.hole) }),
        ...sideSteps(drawn),
      ],
      check: checkSide,
    }),

    endLimit: form({
      levels: ['easy'],
      draw: random => ({ of: drawWithoutHole(random), far: random.evenly([infinity, join(-1, infinity)]) }),
      answer: rational,
      solve: ({ of }) => endOf(of),
      ask({ of, far }) {
        const [asked, shown] = [limit('x', far, f), equation(f, inFactors(of))]
        return { en: [prose`Find ${asked}.`, shown], es: [prose`Halla ${asked}.`, shown] }
      },
      solution: ({ of, far }, end) => [
        step(leadingTerms(of), because.highestPowersDecide),
        step(equation(limit('x', far, f), end), endOf(of) === 0 ? because.lowerDegreeAbove : because.equalDegrees),
      ],
      check(printed, answer) {
        const far = approximate(printed.one('limit').to) > 0 ? 1e7 : -1e7
        return near(seen(printed).value(far), exact(answer).toNumber())
      },
    }),

    whichFunction: form({
      levels: ['easy'],
      draw: random => random.until(() => drawWithoutHole(random), isTellable),
      answer: formulaChoice,
      solve: inFactors,
      mistakes: misread,
      ask: askGraph,
      solution: (of, answer) => [
        step(pointsOn(of.zeros), because.readGraph, { what: of.zeros.length === 1 ? WHERE.zero : WHERE.zeros }),
        step(dashed(of), because.readGraph, { what: WHERE.asymptotes }),
        step(expr(answer), endOf(of) === 0 ? because.factorsFromGraphAtZero : because.factorsFromGraph),
      ],
      check: checkGraph,
    }),

    whichFunctionWithHole: form({
      levels: ['medium'],
      draw: random =>
        random.until(
          () => drawWithHole(random),
          of => isTellable(of) && Math.abs(valueAt(of, of.hole).toNumber()) <= 6,
        ),
      answer: formulaChoice,
      solve: inFactors,
      mistakes: misread,
      ask: askGraph,
      solution: (of, answer) => [
        step(pointsOn(of.zeros), because.readGraph, { what: WHERE.zero }),
        step(dashed(of), because.readGraph, { what: WHERE.asymptotes }),
        step(pointOf(of.hole, valueAt(of, of.hole)), because.readGraph, { what: WHERE.hole }),
        step(expr(answer), because.factorsFromGraphWithHole),
      ],
      check: checkGraph,
    }),

    slant: form({
      levels: ['hard'],
      share: 2,
      instruction: {
        en: prose`Find the equation of the slant asymptote.`,
        es: prose`Halla la ecuación de la asíntota oblicua.`,
      },
      draw: (random): Slant => ({
        slope: random.intExcept(-3, 3, 0),
        start: random.intExcept(-6, 6, 0),
        pole: random.intExcept(-5, 5, 0),
        rest: random.intExcept(-9, 9, 0),
      }),
      answer: equationAnswer,
      solve: ({ slope, start }) => equation(y, polynomial([start, slope])),
      ask: slant => both(equation(f, over(polynomial(slantTop(slant)), polynomial([-slant.pole, 1])))),
      solution(slant, answer) {
        const { slope, start, pole, rest } = slant
        const divisor = polynomial([-pole, 1])
        const by = asFactor(divisor)
        const [first, second] = [polynomial([0, slope]), polynomial([start])]
        const left = polynomial([rest - start * pole, start])
        return [
          step(
            equation(polynomial(slantTop(slant)), sum(factoredBy(first, by), ...termsOf(left))),
            because.partialQuotient,
            {
              term: first,
            },
          ),
          step(equation(left, sum(factoredBy(second, by), rest)), because.partialQuotient, { term: second }),
          step(
            equation(f, sum(first, second, rest < 0 ? negative(over(-rest, divisor)) : over(rest, divisor))),
            because.divideEveryPart,
            { divisor },
          ),
          step(answer, because.remainderVanishes),
        ]
      },
      check(printed, answer) {
        if (answer.kind !== 'relation' || writtenOut(answer.left) !== 'y') return false
        const { value } = seen(printed)
        return [1e6, -1e6].every(far => near(value(far), approximate(answer.right, { x: far }), 1e-2))
      },
    }),

    crossing: form({
      levels: ['hard'],
      instruction: {
        en: prose`Find the point where the graph crosses its horizontal asymptote.`,
        es: prose`Halla el punto donde la gráfica corta su asíntota horizontal.`,
      },
      draw: random =>
        random.until(
          (): Crossing => {
            const [one, two, at] = threePlaces(random)
            return { level: random.int(1, 3), poles: [one, two], by: random.intExcept(-4, 4, 0), at }
          },
          drawn => {
            const top = crossingTop(drawn)
            const value = (place: number) => top.reduce((sum, c, i) => sum + c * place ** i, 0)
            return drawn.poles.every(pole => value(pole) !== 0)
          },
        ),
      answer: pointAnswer,
      solve: ({ at, level }) => [at, level],
      ask: drawn => both(equation(f, over(polynomial(crossingTop(drawn)), polynomial(productOf(drawn.poles))))),
      solution(drawn) {
        const { level, poles, by, at } = drawn
        const [top, bottom] = [polynomial(crossingTop(drawn)), polynomial(productOf(poles))]
        const right = polynomial(productOf(poles, level))
        return [
          step(equation(y, level), because.horizontalAsymptote),
          step(equation(over(top, bottom), level), because.meetsAsymptote, { value: level }),
          step(equation(top, right), because.multiplyBothSides, { value: bottom }),
          step(equation(polynomial([-by * at, by]), 0), because.subtractFromBothSides, { value: right }),
          undoneStep(equation(x, at), { a: by, b: -by * at }),
          step(pointOf(at, level), because.writeOrderedPair),
        ]
      },
      check(printed, answer) {
        const { value } = seen(printed)
        const [at, level] = tupleOf(
          answer.map(item => approximate(expr(item))),
          2,
        )
        return near(level, value(1e7), 1e-3) && near(value(at), level, 1e-9)
      },
    }),

    construct: form({
      levels: ['hard'],
      draw: random =>
        random.until(
          () => drawWithHole(random, [2, 3, -2, -3]),
          ({ zeros, poles, hole }) => ![...zeros, ...poles, hole].includes(0),
        ),
      answer: expression,
      solve: inFactors,
      ask(of) {
        const [zero, asymptote, end, hole] = [
          itemOf(of.zeros, 0),
          isAt(of.poles),
          equation(y, of.lead),
          equation(x, of.hole),
        ]
        return {
          en: prose`Write the rational function ${f} of least degree whose only zero is ${zero}, with the vertical asymptote ${asymptote}, the horizontal asymptote ${end}, and a hole at ${hole}.`,
          es: prose`Escribe la función racional ${f} de menor grado cuyo único cero es ${zero}, con la asíntota vertical ${asymptote}, la asíntota horizontal ${end} y un hueco en ${hole}.`,
        }
      },
      solution: (of, answer) => [
        step(side(1, of.zeros), because.factorForZero, { value: itemOf(of.zeros, 0) }),
        step(over(side(1, of.zeros), side(1, of.poles)), because.factorForAsymptote, { line: isAt(of.poles) }),
        step(reduced(of), because.leadForAsymptote, { line: equation(y, of.lead), value: of.lead }),
        step(equation(f, answer), because.factorForHole, { place: equation(x, of.hole) }),
      ],
      check(printed, answer) {
        const [zero] = printed.take(1)
        const [pole, end, hole] = tupleOf(
          printed.all('relation').map(({ right }) => approximate(right)),
          3,
        )
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
  }),
)
