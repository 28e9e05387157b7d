import {
  answerStep,
  type Both,
  type Expr,
  equation,
  evaluate,
  explainedBy,
  expr,
  type Figure,
  figure,
  type Inline,
  isTrue,
  line,
  list,
  m,
  type Of,
  point,
  Ratio,
  relation,
  type Step,
  statements,
  step,
  substitute,
  symbol,
  tupleOf,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { monomial } from '../../kit/polynomials/polynomial.ts'
import { FLIPPED, type Half, isBelow, x, y } from './parts.ts'

type Pair = readonly [x: number, y: number]
const NEGATED = { '<': '≥', '≤': '>', '>': '≤', '≥': '<' } as const

/** y < mx + b, with the sign turned where b was negative. */
const ySide = ({ a, b, c, sign }: Half): { readonly side: Expr; readonly sign: Half['sign'] } => {
  const [slope, start] = [Ratio.of(-a, b), Ratio.of(c, b)]
  return {
    side: a === 0 ? expr(start) : c === 0 ? m`${slope}x` : m`${slope}x + ${start}`,
    sign: b < 0 ? FLIPPED[sign] : sign,
  }
}

/** Solved for y, where the inequality is printed with both letters on the left. */
function solvingSteps(half: Half, shown: Of<'relation'>): readonly Step[] {
  if (half.b === 0 || shown.left.kind === 'symbol') return []
  const { a, b, c, sign } = half
  const term = monomial(Math.abs(a), ['x', 1])
  const right = c === 0 ? monomial(-a, ['x', 1]) : m`${-a}x + ${c}`
  const moved = relation(monomial(b, ['y', 1]), sign, right)
  const solved = ySide(half)
  const result = relation(y, solved.sign, solved.side)
  return [
    a > 0
      ? step(moved, because.subtractFromBothSides, { value: term })
      : step(moved, because.addToBothSides, { value: term }),
    ...(b === 1
      ? []
      : [
          b < 0
            ? step(result, because.divideAndReverse, { value: b })
            : step(result, because.divideBothSides, { value: b }),
        ]),
  ]
}

/** Two points of the line: the y-intercept, and the next one by the slope. */
function placingSteps({ a, b, c }: Half): readonly Step[] {
  if (a === 0 || b === 0) return []
  const [slope, start] = [Ratio.of(-a, b), Ratio.of(c, b)]
  return [
    step(statements(point(0, start), point(slope.d, start.plus(slope.n))), because.interceptAndSlope, {
      point: point(0, start),
      run: slope.d,
      rise:
        slope.n > 0
          ? { en: line`${slope.n} up`, es: line`${slope.n} hacia arriba` }
          : { en: line`${-slope.n} down`, es: line`${-slope.n} hacia abajo` },
    }),
  ]
}

/** The last integer y above a place on the x-axis: what is left of the inequality there, solved. */
export function extremeSteps(half: Half, shown: Of<'relation'>, across: number, value: number): readonly Step[] {
  const { a, b, c, sign } = half
  const term = monomial(b, ['y', 1])
  const [rest, bound] = [c - a * across, Ratio.of(c - a * across, b)]
  const [left] = tupleOf(filledIn(shown, [across, null]), 1)
  const turned = b < 0 ? FLIPPED[sign] : sign
  return [
    step(relation(left, sign, c), because.substitute, { value: across, letter: x }),
    a * across > 0
      ? step(relation(term, sign, rest), because.subtractFromBothSides, { value: a * across })
      : step(relation(term, sign, rest), because.addToBothSides, { value: -a * across }),
    b < 0
      ? step(relation(y, turned, bound), because.divideAndReverse, { value: b })
      : step(relation(y, turned, bound), because.divideBothSides, { value: b }),
    answerStep(
      equation(y, value),
      isBelow(half)
        ? { en: line`The greatest integer that fits is ${value}.`, es: line`El mayor entero que cumple es ${value}.` }
        : { en: line`The least integer that fits is ${value}.`, es: line`El menor entero que cumple es ${value}.` },
    ),
  ]
}

/** The line at which both sides are equal, solid or dashed. */
function boundaryStep(half: Half): Step {
  const of = half.b === 0 ? equation(x, Ratio.of(half.c, half.a)) : equation(y, ySide(half).side)
  const { sign } = sideOf(half)
  const slots = { sign: words(sign, sign) }
  return half.sign === '≤' || half.sign === '≥'
    ? step(of, because.solidBoundary, slots)
    : step(of, because.dashedBoundary, slots)
}

/** What a drawn line tells of the sign. */
function drawnBoundaryStep(half: Half): Step {
  const of = half.b === 0 ? equation(x, Ratio.of(half.c, half.a)) : equation(y, ySide(half).side)
  return half.sign === '≤' || half.sign === '≥'
    ? explainedBy(of, {
        en: line`The line is solid, so its points are solutions: the sign is ≤ or ≥.`,
        es: line`La recta es continua, así que sus puntos son soluciones: el signo es ≤ o ≥.`,
      })
    : explainedBy(of, {
        en: line`The line is dashed, so its points are not solutions: the sign is < or >.`,
        es: line`La recta es discontinua, así que sus puntos no son soluciones: el signo es < o >.`,
      })
}

const SIDES: Readonly<Record<'x' | 'y', Readonly<Record<'<' | '>', Both<readonly Inline[]>>>>> = {
  x: {
    '<': { en: line`to the left of the line`, es: line`a la izquierda de la recta` },
    '>': { en: line`to the right of the line`, es: line`a la derecha de la recta` },
  },
  y: {
    '<': { en: line`below the line`, es: line`debajo de la recta` },
    '>': { en: line`above the line`, es: line`arriba de la recta` },
  },
}

/** Which letter is compared, how, and the side on which that holds. */
function sideOf(half: Half) {
  const letter = half.b === 0 ? 'x' : 'y'
  const sign = half.b === 0 ? (half.a < 0 ? FLIPPED[half.sign] : half.sign) : ySide(half).sign
  return { letter, sign, side: SIDES[letter][sign === '<' || sign === '≤' ? '<' : '>'] }
}

/** A graph is chosen: by its line, then by its side. */
export function choosingSteps(half: Half, shown: Of<'relation'>, drawn: Figure): readonly Step[] {
  const { letter, sign, side } = sideOf(half)
  const of = half.b === 0 ? equation(x, Ratio.of(half.c, half.a)) : equation(y, ySide(half).side)
  const isClosed = half.sign === '≤' || half.sign === '≥'
  const shownSign = words(sign, sign)
  return [
    ...solvingSteps(half, shown),
    explainedBy(
      of,
      isClosed
        ? {
            en: line`The sign ${shownSign} includes the line: its graph is solid.`,
            es: line`El signo ${shownSign} incluye la recta: su gráfica es continua.`,
          }
        : {
            en: line`The sign ${shownSign} leaves out the line: its graph is dashed.`,
            es: line`El signo ${shownSign} excluye la recta: su gráfica es discontinua.`,
          },
    ),
    step(figure(drawn), because.explain, {
      sentence: {
        en: [...line`With ${symbol(letter)} ${shownSign}, the shaded side is `, ...side.en, '.'],
        es: [...line`Con ${symbol(letter)} ${shownSign}, el lado sombreado está `, ...side.es, '.'],
      },
    }),
  ]
}

/** What a graph has wrong that is not chosen: its side, or its line. */
export function choiceFaults(half: Half) {
  const { sign, side } = sideOf(half)
  const shownSign = words(sign, sign)
  const isClosed = half.sign === '≤' || half.sign === '≥'
  return {
    side: {
      en: [...line`It is shaded on the other side; it must be `, ...side.en, '.'],
      es: [...line`Está sombreado el otro lado; debe ser el que está `, ...side.es, '.'],
    },
    boundary: isClosed
      ? {
          en: line`Its line is dashed, but ${shownSign} includes the line.`,
          es: line`Su recta es discontinua, pero ${shownSign} incluye la recta.`,
        }
      : {
          en: line`Its line is solid, but ${shownSign} leaves out the line.`,
          es: line`Su recta es continua, pero ${shownSign} excluye la recta.`,
        },
  }
}

export function graphingSteps(half: Half, shown: Of<'relation'>, drawn: Figure): readonly Step[] {
  const { letter, sign, side } = sideOf(half)
  return [
    ...solvingSteps(half, shown),
    boundaryStep(half),
    ...placingSteps(half),
    step(figure(drawn), because.shadeWhere, { letter: symbol(letter), sign: words(sign, sign), side }),
  ]
}

/** The inequality of a graph: its line, then the side that is shaded. */
export function readingSteps(half: Half, shown: Of<'relation'>): readonly Step[] {
  const { letter, sign, side } = sideOf(half)
  const slope = Ratio.of(-half.a, half.b === 0 ? 1 : half.b)
  return [
    ...(half.b === 0 || half.a === 0
      ? []
      : [
          step(
            list(equation(m`m`, slope), equation(m`b`, Ratio.of(half.c, half.b))),
            because.slopeAndInterceptOfBoundary,
          ),
        ]),
    drawnBoundaryStep(half),
    step(shown, because.shadedSide, { side, letter: symbol(letter), sign: words(sign, sign) }),
  ]
}

const filledIn = ({ left, right }: Of<'relation'>, [u, v]: readonly [number, number | null]) =>
  [left, right].map(side => substitute(side, v === null ? { x: expr(u) } : { x: expr(u), y: expr(v) }))

const verdict = (at: Pair, fits: boolean): Both<readonly Inline[]> =>
  fits
    ? {
        en: line`The point ${point(...at)} makes the inequality true.`,
        es: line`El punto ${point(...at)} hace verdadera la desigualdad.`,
      }
    : {
        en: line`The point ${point(...at)} does not make the inequality true.`,
        es: line`El punto ${point(...at)} no hace verdadera la desigualdad.`,
      }

/** A point put into an inequality: what is true of it then. */
export function testStep(shown: Of<'relation'>, at: Pair): Step {
  const sides = filledIn(shown, at).map(side => ({ side, value: evaluate(side) }))
  const worked = sides.filter(({ side }) => side.kind !== 'number' && side.kind !== 'negative')
  const [left, right] = tupleOf(sides, 2)
  const fits = isTrue(shown, { x: at[0], y: at[1] })
  const sign = shown.sign as keyof typeof NEGATED
  return explainedBy(
    statements(
      ...worked.map(({ side, value }) => equation(side, value)),
      relation(left.value, fits ? sign : NEGATED[sign], right.value),
    ),
    verdict(at, fits),
  )
}

/** The same with both sides worked out first. */
export function testSteps(shown: Of<'relation'>, at: Pair): readonly Step[] {
  const [u, v] = at
  const substituted = {
    en: line`Substitute ${u} for ${x} and ${v} for ${y}.`,
    es: line`Sustituye ${x} por ${u} e ${y} por ${v}.`,
  }
  const sides = filledIn(shown, at).map(side => ({ side, value: evaluate(side) }))
  const worked = sides.filter(({ side }) => side.kind !== 'number' && side.kind !== 'negative')
  const fits = isTrue(shown, { x: u, y: v })
  const sign = shown.sign as keyof typeof NEGATED
  const [left, right] = tupleOf(sides, 2)
  const compared = relation(left.value, fits ? sign : NEGATED[sign], right.value)
  return [
    worked.length > 0
      ? explainedBy(statements(...worked.map(({ side, value }) => equation(side, value))), substituted)
      : step(
          shown.left.kind === 'symbol' && shown.left.name === 'x' ? equation(x, u) : equation(y, v),
          because.coordinateOf,
          {
            point: point(u, v),
          },
        ),
    explainedBy(compared, verdict(at, fits)),
  ]
}

/** ax + by ≤ c in words: a for each x, b for each y. */
export function totalSteps({ a, b, sign }: Half, shown: Expr): readonly Step[] {
  return [
    explainedBy(m`${a}x + ${b}y`, {
      en: line`Multiply ${a} by ${x} and ${b} by ${y}, and add: this is the total.`,
      es: line`Multiplica ${a} por ${x} y ${b} por ${y}, y suma: es el total.`,
    }),
    sign === '≤' ? step(shown, because.atMost) : step(shown, because.atLeast),
  ]
}

/** The line through its points on the axes, and the side. */
export function quadrantSteps({ a, b, c, sign }: Half, drawn: Figure): readonly Step[] {
  return [
    step(statements(point(Ratio.of(c, a), 0), point(0, Ratio.of(c, b))), because.interceptsOfBoundary),
    sign === '≤' ? step(figure(drawn), because.shadeToward) : step(figure(drawn), because.shadeAwayFrom),
  ]
}
