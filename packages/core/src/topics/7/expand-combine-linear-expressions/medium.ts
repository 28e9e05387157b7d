import { simplifiedExpression } from '../../../answer/expression.ts'
import { option } from '../../../answer/option.ts'
import { both, figure, line, prose, steps } from '../../../content.ts'
import { polygon } from '../../../figure/polygon.ts'
import { sum } from '../../../math/build.ts'
import type { Expr } from '../../../math/expr.ts'
import { Ratio } from '../../../number/ratio.ts'
import type { Random } from '../../../random.ts'
import type { FormMaker } from '../../../topic.ts'
import type { levels } from './levels.ts'
import {
  added,
  agreeEverywhere,
  grouped,
  isSimplified,
  type Linear,
  linear,
  linearExpr,
  multipliedOut,
  type Part,
  partsExpr,
  scaled,
  simplified,
  term,
} from './linear.ts'
import { check, type Drawn, draw, isKind, kinds, signed, simplify, solve } from './parts.ts'

/** Wrong expansions and wrong sums, each by its name. */
function mistakes({ parts, style }: Drawn): Record<string, Expr> {
  const right = simplified(parts)
  const wrong: Record<string, Linear> = {
    onlyFirstTermMultiplied: added(
      parts.map(part =>
        part.isGrouped
          ? { ...multipliedOut(part), constant: part.constant, y: part.x.n === 0 ? part.y.times(part.factor) : part.y }
          : multipliedOut(part),
      ),
    ),
    signOfSecondTermKept: added(
      parts.map(part =>
        part.isGrouped && part.factor.n < 0
          ? {
              ...multipliedOut(part),
              constant: part.constant.times(part.factor).negated(),
              y: part.y.times(part.factor).negated(),
            }
          : multipliedOut(part),
      ),
    ),
    minusLost: added(
      parts.map(part => (part.factor.n < 0 ? scaled(part.factor.negated(), part) : multipliedOut(part))),
    ),
    signOfLastTermLost: added(
      parts.map((part, i) =>
        i === parts.length - 1 ? scaled(Ratio.of(-1), multipliedOut(part)) : multipliedOut(part),
      ),
    ),
    unlikeTermsCombined: linear(right.x.plus(right.constant).plus(right.y), 0),
    constantSignLost: { ...right, constant: right.constant.negated(), y: right.y.negated() },
    coefficientSignLost: { ...right, x: right.x.negated() },
  }
  const fits = ({ x, y, constant }: Linear) => x.n !== 0 || y.n !== 0 || constant.n !== 0
  return Object.fromEntries(
    Object.entries(wrong)
      .filter(([, value]) => fits(value))
      .map(([name, value]) => [name, linearExpr(value, style)]),
  )
}

/** Three sides that close, for some x. */
function drawSides(random: Random): readonly Linear[] {
  const side = () => linear(random.int(1, 5), random.int(-3, 9))
  return random.until(
    () => [side(), side(), side()],
    sides => {
      const [a, b, c] = sides.map(lengthOf) as [number, number, number]
      return (
        Math.min(a, b, c) >= 5 &&
        a + b > c * 1.2 &&
        b + c > a * 1.2 &&
        a + c > b * 1.2 &&
        new Set(sides.map(side => `${side.x} ${side.constant}`)).size === 3
      )
    },
  )
}

const lengthOf = ({ x, constant }: Linear) => x.times(3).plus(constant).toNumber()

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  addOrSubtract: form({
    levels: ['medium'],
    share: 2,
    instruction: simplify,
    lines: 3,
    draw(random) {
      const factor = random.evenly([-1, -1, 1])
      const expression = () => linear(signed(random, 2, 9), signed(random, 1, 12))
      return random.until(
        (): Drawn => ({ style: 'fraction', parts: [grouped(1, expression()), grouped(factor, expression())] }),
        isKind,
      )
    },
    answer: simplifiedExpression,
    solve,
    ask: ({ parts, style }) => both(partsExpr(parts, style)),
    check,
  }),

  choice: form({
    instruction: {
      en: prose`Choose the expression that is equal to this one.`,
      es: prose`Elige la expresión que es igual a esta.`,
    },
    draw,
    answer: simplifiedExpression,
    solve,
    mistakes,
    ask: ({ parts, style }) => both(partsExpr(parts, style)),
    check,
  }),

  findTheError: form({
    levels: ['medium', 'hard'],
    instruction: { en: prose`Which step is wrong?`, es: prose`¿Qué paso está mal?` },
    draw(random) {
      const wrong = random.evenly(['first', 'second', 'none'])
      const kind = random.evenly(['c - a(bx + d)', 'ax - b(cx + d)'])
      const { parts } = random.until(() => kinds[kind](random), isKind)
      const [plain, group] = parts as [Part, Part]
      const out = multipliedOut(group)
      const shown =
        wrong === 'first' ? { ...out, constant: random.chance(0.5) ? out.constant.negated() : group.constant } : out
      const total = added([plain, shown])
      const end =
        wrong === 'second'
          ? plain.x.n === 0
            ? { ...total, constant: plain.constant.minus(shown.constant) }
            : { ...total, x: plain.x.minus(shown.x) }
          : total
      return { parts, middle: [plain, term(shown.x), term(0, shown.constant)], end, wrong }
    },
    answer: option({
      first: { en: prose`step 1`, es: prose`el paso 1` },
      second: { en: prose`step 2`, es: prose`el paso 2` },
      none: { en: prose`Both steps are right.`, es: prose`Los dos pasos están bien.` },
    }),
    solve: ({ wrong }) => wrong,
    ask: ({ parts, middle, end }) =>
      both([partsExpr(parts), steps(line`${partsExpr(middle)}`, line`${linearExpr(end)}`)]),
    // The wrong step is the first that has another value than the line before it.
    check(printed, answer) {
      const [start, middle, end] = printed.maths
      if (!start || !middle || !end) return false
      if (!agreeEverywhere(start, middle)) return answer === 'first'
      return answer === (agreeEverywhere(middle, end) ? 'none' : 'second')
    },
  }),

  perimeter: form({
    levels: ['medium', 'hard'],
    instruction: {
      en: prose`Write a simplified expression for the perimeter.`,
      es: prose`Escribe una expresión simplificada para el perímetro.`,
    },
    lines: 3,
    draw(random) {
      const shape = random.evenly(['triangle', 'rectangle'])
      return { shape, sides: drawSides(random) }
    },
    answer: simplifiedExpression,
    solve: ({ shape, sides: [a, b, c] }) =>
      linearExpr(shape === 'triangle' ? added([a!, b!, c!]) : scaled(Ratio.of(2), added([a!, b!]))),
    ask({ shape, sides }) {
      const [a, b, c] = sides.map(lengthOf) as [number, number, number]
      const [one, two, three] = sides.map(side => linearExpr(side)) as [Expr, Expr, Expr]
      const across = (a * a + c * c - b * b) / (2 * a)
      return both(
        figure(
          shape === 'triangle'
            ? polygon({
                vertices: [
                  [0, 0],
                  [a, 0],
                  [across, Math.sqrt(c * c - across * across)],
                ],
                sides: [one, two, three],
              })
            : polygon({
                vertices: [
                  [0, 0],
                  [a, 0],
                  [a, b],
                  [0, b],
                ],
                sides: [one, two],
                angles: [{ mark: 'square' }, { mark: 'square' }, { mark: 'square' }, { mark: 'square' }],
              }),
        ),
      )
    },
    // Opposite sides of a rectangle are equal: the two labels count twice.
    check(printed, answer) {
      const { corners, lines } = printed.figure('polygon')
      const labels = lines.slice(0, corners).flatMap(({ label }) => (label ? [label as Expr] : []))
      return isSimplified(answer) && agreeEverywhere(corners === 4 ? sum(...labels, ...labels) : sum(...labels), answer)
    },
  }),
})
