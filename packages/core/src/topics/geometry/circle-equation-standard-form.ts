import { drawing } from '../../answer/drawing.ts'
import { equationAsWritten, surdExpr } from '../../answer/expression.ts'
import { expressionList } from '../../answer/expression-list.ts'
import { option } from '../../answer/option.ts'
import { type Both, both, type Content, figure, prose } from '../../content.ts'
import { coordinatePlane } from '../../figure/coordinate-plane.ts'
import { equation, point as pointOf, sum, symbol } from '../../math/build.ts'
import { approximate, evaluate } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { m } from '../../math/template.ts'
import { Ratio } from '../../number/ratio.ts'
import { rootOf } from '../../number/surd.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { monomial, squareFor, sumOf } from '../algebra-1/shared/polynomial.ts'

type Place = readonly [x: number, y: number]
interface Circle {
  readonly center: Place
  /** r². */
  readonly square: number
}

const drawCenter = (random: Random, most = 7): Place =>
  random.until(
    () => [random.int(-most, most), random.int(-most, most)] as const,
    ([h, k]) => h !== 0 || k !== 0,
  )
/** Inside a grid from −10 to 10. */
const drawOnGrid = (random: Random): Circle & { readonly radius: number } =>
  random.until(
    () => {
      const radius = random.int(2, 7)
      return { center: drawCenter(random, 6), square: radius * radius, radius }
    },
    ({ center: [h, k], radius }) => Math.max(Math.abs(h), Math.abs(k)) + radius <= 9,
  )

const standardForm = ({ center: [h, k], square }: Circle): Expr =>
  equation(sum(squareFor(h), squareFor(k, 'y')), square)
const generalForm = ({ center: [h, k], square }: Circle): Expr =>
  equation(
    sumOf([
      m`x^2`,
      m`y^2`,
      ...(h === 0 ? [] : [monomial(-2 * h, ['x', 1])]),
      ...(k === 0 ? [] : [monomial(-2 * k, ['y', 1])]),
      ...(h * h + k * k === square ? [] : [m`${h * h + k * k - square}`]),
    ]),
    0,
  )

/** h, k and r² of any equation x² + y² + Dx + Ey + F = 0, from its values at three places. */
function circleIn(printed: Expr): { readonly center: readonly [Ratio, Ratio]; readonly square: Ratio } | null {
  if (printed.kind !== 'relation') return null
  const at = (x: number, y: number) => evaluate(printed.left, { x, y }).minus(evaluate(printed.right, { x, y }))
  const f = at(0, 0)
  const [d, e] = [at(1, 0).minus(at(-1, 0)).over(2), at(0, 1).minus(at(0, -1)).over(2)]
  const isCircle = [
    [2, 0],
    [0, 3],
    [2, 3],
  ].every(([x, y]) =>
    at(x!, y!).equals(
      Ratio.of(x! * x! + y! * y!)
        .plus(d.times(x!))
        .plus(e.times(y!))
        .plus(f),
    ),
  )
  if (!isCircle) return null
  const [h, k] = [d.over(-2), e.over(-2)]
  return { center: [h, k], square: h.power(2).plus(k.power(2)).minus(f) }
}
const isThrough = (of: Expr, [x, y]: readonly [Ratio, Ratio]): boolean =>
  of.kind === 'relation' && evaluate(of.left, { x, y }).equals(evaluate(of.right, { x, y }))
const coordinatesOf = (of: Expr): readonly [Ratio, Ratio] =>
  of.kind === 'list' ? [evaluate(of.items[0]!), evaluate(of.items[1]!)] : [Ratio.of(0), Ratio.of(0)]

const writeIt = {
  en: prose`Write the equation of the circle in standard form.`,
  es: prose`Escribe la ecuación de la circunferencia en forma estándar.`,
}
const findFeatures = {
  en: prose`Write the center and then the radius of the circle. Write any radical in simplest form.`,
  es: prose`Escribe el centro y luego el radio de la circunferencia. Si hay un radical, escríbelo en su forma más simple.`,
}
const AXES = { x: [-10, 10], y: [-10, 10] } as const
const graph = drawing((value: { readonly x: number; readonly y: number; readonly radius: number }) =>
  coordinatePlane({
    ...AXES,
    points: [[value.x, value.y]],
    circles: [{ center: [value.x, value.y], radius: value.radius }],
  }),
)

/** A step from the center whose length is r. */
const STEPS = [
  [1, 2],
  [1, 3],
  [2, 3],
  [1, 4],
  [3, 4],
  [2, 5],
  [6, 8],
  [3, 5],
  [2, 2],
  [3, 3],
  [4, 5],
  [2, 4],
] as const
function drawStep(random: Random): Place {
  const [a, b] = random.shuffle<number>(random.pick(STEPS)) as [number, number]
  return [a * random.sign(), b * random.sign()]
}

export const circleEquationStandardForm = defineTopic(
  {
    id: 'circle-equation-standard-form',
    name: { en: 'Equations of circles', es: 'Ecuaciones de la circunferencia' },
    description: {
      en: 'Write the equation of a circle or find its center and radius from the equation.',
      es: 'Escribe la ecuación de una circunferencia o halla su centro y radio a partir de la ecuación.',
    },
    domain: 'Expressing Geometric Properties with Equations',
    standards: ['G-GPE.A.1'],
    levels: {
      easy: { isWhole: true, form: 'standard' },
      medium: { isWhole: false, form: 'standard' },
      hard: { isWhole: false, form: 'general' },
    },
  },
  form => ({
    features: form({
      levels: ['easy', 'hard'],
      share: 2,
      instruction: findFeatures,
      lines: 4,
      draw(random, { form: written, isWhole }) {
        const square = isWhole ? random.int(1, 10) ** 2 : random.int(2, 100)
        return { center: drawCenter(random), square, written }
      },
      answer: expressionList,
      solve: ({ center, square }) => [pointOf(...center), surdExpr(rootOf(square))],
      ask: facts => both(facts.written === 'standard' ? standardForm(facts) : generalForm(facts)),
      check(printed, [center, radius]) {
        const found = circleIn(printed.one('relation'))
        if (found === null || center?.kind !== 'list' || !radius) return false
        const isCenter = coordinatesOf(center).every((value, i) => value.equals(found.center[i]!))
        const length = approximate(radius)
        return isCenter && length > 0 && Math.abs(length ** 2 - found.square.toNumber()) < 1e-9
      },
    }),

    fromRadius: form({
      levels: ['easy'],
      share: 2,
      instruction: writeIt,
      lines: 2,
      draw: random => ({ center: drawCenter(random), radius: random.int(1, 10) }),
      answer: equationAsWritten,
      solve: ({ center, radius }) => standardForm({ center, square: radius * radius }),
      ask: ({ center, radius }) => ({
        en: prose`center ${pointOf(...center)}, radius ${radius}`,
        es: prose`centro ${pointOf(...center)}, radio ${radius}`,
      }),
      // The ends of the level diameter lie on it.
      check(printed, answer) {
        const [place, radius] = printed.maths
        const [h, k] = coordinatesOf(place!)
        const r = evaluate(radius!)
        return (
          circleIn(answer) !== null &&
          isThrough(answer, [h.plus(r), k]) &&
          isThrough(answer, [h.minus(r), k]) &&
          isThrough(answer, [h, k.plus(r)])
        )
      },
    }),

    fromPoint: form({
      levels: ['medium'],
      instruction: writeIt,
      lines: 3,
      draw: random => {
        const [center, step] = [drawCenter(random, 6), drawStep(random)]
        return {
          center,
          through: [center[0] + step[0], center[1] + step[1]] as const,
          square: step[0] ** 2 + step[1] ** 2,
        }
      },
      answer: equationAsWritten,
      solve: standardForm,
      ask: ({ center, through }) => ({
        en: prose`center ${pointOf(...center)}, through ${pointOf(...through)}`,
        es: prose`centro ${pointOf(...center)}, pasa por ${pointOf(...through)}`,
      }),
      check(printed, answer) {
        const [[h, k], [x, y]] = printed.maths.map(coordinatesOf) as [readonly [Ratio, Ratio], readonly [Ratio, Ratio]]
        const opposite = [h.times(2).minus(x), k.times(2).minus(y)] as const
        const across = [h.minus(k.minus(y)), k.plus(h.minus(x))] as const
        return circleIn(answer) !== null && [[x, y] as const, opposite, across].every(place => isThrough(answer, place))
      },
    }),

    fromDiameter: form({
      levels: ['medium'],
      instruction: writeIt,
      lines: 4,
      draw: random => {
        const [center, step] = [drawCenter(random, 6), drawStep(random)]
        return { center, step, square: step[0] ** 2 + step[1] ** 2 }
      },
      answer: equationAsWritten,
      solve: standardForm,
      ask({ center: [h, k], step: [a, b] }) {
        const [one, two] = [pointOf(h + a, k + b), pointOf(h - a, k - b)]
        return {
          en: prose`The endpoints of a diameter are ${one} and ${two}.`,
          es: prose`Los extremos de un diámetro son ${one} y ${two}.`,
        }
      },
      // By Thales: a circle over a diameter goes through both ends and through the corners of right angles.
      check(printed, answer) {
        const [[a, b], [c, d]] = printed.all('list').map(coordinatesOf) as [
          readonly [Ratio, Ratio],
          readonly [Ratio, Ratio],
        ]
        return (
          circleIn(answer) !== null &&
          [
            [a, b],
            [c, d],
            [a, d],
          ].every(place => isThrough(answer, place as unknown as readonly [Ratio, Ratio]))
        )
      },
    }),

    fromGraph: form({
      levels: ['medium'],
      share: 2,
      instruction: writeIt,
      lines: 2,
      draw: drawOnGrid,
      answer: equationAsWritten,
      solve: standardForm,
      ask: ({ center, radius }) =>
        both(figure(coordinatePlane({ ...AXES, points: [center], circles: [{ center, radius }] }))),
      check(printed, answer) {
        const [{ center, radius } = { center: [0, 0], radius: 0 }] = printed.figure('coordinate-plane').circles
        const [h, k] = center
        return (
          circleIn(answer) !== null &&
          [
            [h + radius, k],
            [h - radius, k],
            [h, k - radius],
          ].every(([x, y]) => isThrough(answer, [Ratio.of(x!), Ratio.of(y!)]))
        )
      },
    }),

    graph: form({
      levels: ['easy', 'medium'],
      instruction: { en: prose`Graph the circle.`, es: prose`Dibuja la circunferencia.` },
      lines: 0,
      draw: drawOnGrid,
      answer: graph,
      solve: ({ center: [x, y], radius }) => ({ x, y, radius }),
      ask: facts => both([standardForm(facts), figure(coordinatePlane(AXES))]),
      check(printed, { x, y, radius }) {
        const of = printed.one('relation')
        return (
          radius > 0 &&
          [
            [x + radius, y],
            [x - radius, y],
            [x, y + radius],
          ].every(([a, b]) => isThrough(of, [Ratio.of(a!), Ratio.of(b!)]))
        )
      },
    }),

    completeSquares: form({
      levels: ['hard'],
      share: 2,
      instruction: writeIt,
      lines: 5,
      draw: random => ({ center: drawCenter(random), square: random.int(2, 100) }),
      answer: equationAsWritten,
      solve: standardForm,
      ask: facts => both(generalForm(facts)),
      check(printed, answer) {
        const [given, found] = [circleIn(printed.one('relation')), circleIn(answer)]
        return (
          given !== null &&
          found !== null &&
          given.square.equals(found.square) &&
          given.center.every((value, i) => value.equals(found.center[i]!))
        )
      },
    }),

    tangent: form({
      levels: ['hard'],
      instruction: writeIt,
      lines: 3,
      draw: random => {
        const line = random.evenly(['x-axis', 'y-axis', 'x = c', 'y = c'] as const)
        const center = random.until(
          () => drawCenter(random),
          ([h, k]) => h !== 0 && k !== 0,
        )
        const away = random.until(
          () => random.int(2, 8) * random.sign(),
          away => center.every(coordinate => coordinate + away !== 0),
        )
        return { center, line, away }
      },
      answer: equationAsWritten,
      solve: ({ center, line, away }) => {
        const [h, k] = center
        const radius = line === 'x-axis' ? k : line === 'y-axis' ? h : away
        return standardForm({ center, square: radius * radius })
      },
      ask({ center, line, away }) {
        const place = pointOf(...center)
        switch (line) {
          case 'x-axis':
            return {
              en: prose`center ${place}, tangent to the ${symbol('x')}-axis`,
              es: prose`centro ${place}, tangente al eje ${symbol('x')}`,
            }
          case 'y-axis':
            return {
              en: prose`center ${place}, tangent to the ${symbol('y')}-axis`,
              es: prose`centro ${place}, tangente al eje ${symbol('y')}`,
            }
          case 'x = c':
          case 'y = c': {
            const of = equation(symbol(line[0]!), center[line === 'x = c' ? 0 : 1] + away)
            return {
              en: prose`center ${place}, tangent to the line ${of}`,
              es: prose`centro ${place}, tangente a la recta ${of}`,
            }
          }
        }
      },
      // The foot of the center on the line lies on the circle.
      check(printed, answer) {
        const [place, of] = printed.maths
        const center = coordinatesOf(place!)
        const [letter, value] =
          of!.kind === 'relation'
            ? [of.left.kind === 'symbol' ? of.left.name : '', evaluate(of.right)]
            : [of!.kind === 'symbol' && of.name === 'x' ? 'y' : 'x', Ratio.of(0)]
        const found = circleIn(answer)
        return (
          (found?.center.every((coordinate, i) => coordinate.equals(center[i]!)) ?? false) &&
          isThrough(answer, letter === 'x' ? [value, center[1]] : [center[0], value])
        )
      },
    }),

    position: form({
      levels: ['hard'],
      instruction: {
        en: prose`Is the point inside, on or outside the circle?`,
        es: prose`¿El punto está dentro de la circunferencia, en ella o fuera de ella?`,
      },
      lines: 3,
      draw(random) {
        const [center, step] = [drawCenter(random, 5), drawStep(random)]
        const square = step[0] ** 2 + step[1] ** 2
        const where = random.evenly(['inside', 'on', 'outside'] as const)
        const shift =
          where === 'inside' ? random.int(1, 6) : where === 'on' ? 0 : -random.int(1, Math.min(6, square - 1))
        return { center, square: square + shift, where, at: [center[0] + step[0], center[1] + step[1]] as const }
      },
      answer: option({
        inside: { en: prose`inside`, es: prose`dentro` },
        on: { en: prose`on the circle`, es: prose`en la circunferencia` },
        outside: { en: prose`outside`, es: prose`fuera` },
      }),
      solve: ({ where }) => where,
      ask({ at, ...facts }): Both<Content> {
        return both([pointOf(...at), standardForm(facts)])
      },
      check(printed, answer) {
        const [at, of] = printed.maths
        const [x, y] = coordinatesOf(at!)
        if (of!.kind !== 'relation') return false
        const side = evaluate(of.left, { x, y }).compare(evaluate(of.right))
        return answer === (side < 0 ? 'inside' : side > 0 ? 'outside' : 'on')
      },
    }),
  }),
)
