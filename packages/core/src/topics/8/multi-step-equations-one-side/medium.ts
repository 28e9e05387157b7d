import {
  both,
  bracketed,
  type Expr,
  equation,
  evaluate,
  exact,
  explainedBy,
  failed,
  findMistake,
  isTrue,
  join,
  line,
  m,
  measure,
  prose,
  type Random,
  Ratio,
  role,
  solution,
  sum,
  times,
  triangle,
  tupleOf,
  type Work,
  withFigure,
} from '../../../author.ts'
import { solveForX, solves } from '../../kit/equations/equation-in-x.ts'
import { asFraction, group, type OneSide, oneSide, ones, sideOf, x, xs } from '../../kit/equations/parts.ts'
import { withSolution } from '../../kit/equations/solved-work.ts'
import { blankAnswers, namedLines } from '../../kit/measures/named-blanks.ts'
import { ended } from '../../kit/stories/endings.ts'
import { drawMedium } from './kinds.ts'
import type { Form } from './levels.ts'
import { notEquivalentForm, rootOf } from './not-equivalent.ts'
import { solved } from './steps.ts'
import { type ThreeDays, threeDays } from './three-days.ts'
import { anyEquation, worked } from './worked.ts'

/** ax − p(x + c) = r. */
interface Read {
  readonly a: number
  readonly p: number
  readonly c: number
  readonly x: number
}
const ofRead = ({ a, p, c, x: value }: Read): OneSide => oneSide([xs(a), group(-p, 1, c)], value)
function workOf(of: Read, constant: number, coefficient: number, left: number, end: Ratio): Work {
  const { right, equation: given } = ofRead(of)
  return [
    given,
    equation(sideOf([xs(of.a), xs(-of.p), ones(constant)], asFraction), right),
    equation(sideOf([xs(coefficient), ones(constant)], asFraction), right),
    equation(sideOf([xs(coefficient)], asFraction), left),
    equation(x, end),
  ]
}
/** The lines that follow from a constant and a coefficient, all other things rightly done. */
const onward = (of: Read, constant: number, coefficient: number): Work => {
  const left = ofRead(of).right.n - constant
  return workOf(of, constant, coefficient, left, Ratio.of(left, coefficient))
}
const rightWork = (of: Read): Work => onward(of, -of.p * of.c, of.a - of.p)

/** x + p, qx + s and x, in the order of the sides. */
interface Sides {
  readonly sides: readonly (readonly [a: number, b: number])[]
  readonly x: number
  readonly longest: number
}
const lengths = ({ sides, x: value }: Pick<Sides, 'sides' | 'x'>) => sides.map(([a, b]) => a * value + b)
const ofSides = ({ sides, x: value }: Sides) =>
  oneSide(
    sides.flatMap(([a, b]) => [xs(a), ...(b === 0 ? [] : [ones(b)])]),
    value,
  )
const sideExpr = ([a, b]: readonly [number, number]): Expr =>
  b === 0 ? sideOf([xs(a)], asFraction) : sideOf([xs(a), ones(b)], asFraction)
const named = [
  { name: { en: 'x', es: 'x' } },
  { name: { en: 'length of the longest side', es: 'longitud del lado más largo' }, unit: 'centimeter' },
] as const

interface Days {
  readonly story: ThreeDays
  readonly d: number
  readonly k: number
  readonly x: number
}
const ofDays = ({ story, d, k, x: value }: Days): OneSide => {
  const second = story.isLess ? -d : d
  return oneSide([xs(1), group(1, 1, second), group(k, 1, second)], value)
}
const thirdOf = ({ story, d, k, x: value }: Days) => k * (value + (story.isLess ? -d : d))

export const mediumForms = (form: Form) => ({
  oneGroup: form({
    levels: ['medium'],
    share: 2,
    instruction: solveForX,
    lines: 5,
    draw: random => drawMedium(random),
    answer: solution('x'),
    solve: ({ x: value }) => value,
    ask: ({ equation: of }) => both(of),
    solution: solved,
    check: solves,
  }),

  notEquivalentOnceOpened: notEquivalentForm(form, 'medium'),

  mistakeInSolving: form(
    withSolution(
      findMistake({
        levels: ['medium'],
        lines: 4,
        draw: (random: Random): Read =>
          random.until(
            () => ({
              a: random.int(4, 9),
              p: random.int(2, 6),
              c: random.int(2, 8) * random.sign(),
              x: random.intExcept(-8, 12, 0, 1, -1),
            }),
            ({ a, p, c, x: value }) => {
              const [b, k] = [-p * c, a - p]
              const right = k * value + b
              return Math.abs(k) > 1 && right !== 0 && ![b, -b, -c].includes(right) && (2 * b) % k === 0
            },
          ),
        work: rightWork,
        steps: of => solved(ofRead(of)),
        mistakes: {
          signInside: {
            says: ({ p, c }) => ({
              en: line`${-p} times ${c} is ${-p * c}, not ${p * c}`,
              es: line`${-p} por ${c} es ${-p * c}, no ${p * c}`,
            }),
            work: of => onward(of, of.p * of.c, of.a - of.p),
          },
          onlyTheFirst: {
            says: ({ p, c }) => ({
              en: line`${-p} multiplies ${c} too, not only x`,
              es: line`${-p} multiplica también a ${c}, no solo a x`,
            }),
            work: of => onward(of, -of.c, of.a - of.p),
          },
          addedTerms: {
            says: ({ a, p }) => ({
              en: line`${m`${a}x - ${p}x`} is ${m`${a - p}x`}, not ${m`${a + p}x`}`,
              es: line`${m`${a}x - ${p}x`} es ${m`${a - p}x`}, no ${m`${a + p}x`}`,
            }),
            work: of => onward(of, -of.p * of.c, of.a + of.p),
          },
          notUndone: {
            says: ({ p, c }) =>
              c > 0
                ? {
                    en: line`${p * c} must be added to both sides, not subtracted`,
                    es: line`hay que sumar ${p * c} a ambos lados, no restarlo`,
                  }
                : {
                    en: line`${-p * c} must be subtracted from both sides, not added`,
                    es: line`hay que restar ${-p * c} de ambos lados, no sumarlo`,
                  },
            work: of => {
              const [b, k] = [-of.p * of.c, of.a - of.p]
              const left = ofRead(of).right.n + b
              return workOf(of, b, k, left, Ratio.of(left, k))
            },
          },
        },
        follows: (before, after) => after.kind === 'relation' && isTrue(before, { x: rootOf(after) }),
      }),
      rightWork,
    ),
  ),

  trianglePerimeter: form({
    levels: ['medium'],
    draw: (random: Random): Sides => {
      const places = random.evenly([
        [0, 1, 2],
        [2, 0, 1],
        [1, 2, 0],
      ] as const)
      return random.until(
        () => {
          const [value, p] = [random.int(5, 14), random.int(2, 6)]
          // The third side, 2x + s, is no longer than the other two allow.
          const third = random.int(Math.max(4, p + 2), Math.floor((2 * value + p) / 1.2))
          const made = [
            [1, 0],
            [1, p],
            [2, third - 2 * value],
          ] as const
          return {
            sides: places.map(i => made[i]),
            x: value,
            longest: Math.max(value + p, third),
            p,
            s: third - 2 * value,
          }
        },
        ({ x: value, p, s }) =>
          s !== 0 && s !== -p && s >= -8 && s <= 4 && 2 * value + s !== value && 2 * value + s !== value + p,
      )
    },
    answer: blankAnswers,
    solve: ({ x: value, longest }) => [value, longest],
    ask: of => {
      const [c, a, b] = tupleOf(lengths(of), 3)
      const [one, two, three] = of.sides.map(sideExpr)
      const around = role('perimeter', measure(ofSides(of).right, 'centimeter'))
      const drawn = withFigure(
        {
          en: prose`The sides of the triangle are in centimeters. Its perimeter is ${around}. Write an equation, and find ${x} and the length of the longest side.`,
          es: prose`Los lados del triángulo están en centímetros. Su perímetro es de ${around}. Escribe una ecuación y halla ${x} y la longitud del lado más largo.`,
        },
        triangle({ shape: { sides: [a, b, c] }, sides: { AB: one ?? x, BC: two ?? x, CA: three ?? x } }),
      )
      const lines = namedLines(...named)
      return { en: [...drawn.en, ...lines.en], es: [...drawn.es, ...lines.es] }
    },
    key: of => {
      const { equation: given } = ofSides(of)
      return {
        en: prose`Equation: ${given}, or an equivalent equation.`,
        es: prose`Ecuación: ${given}, o una ecuación equivalente.`,
      }
    },
    solution: of => {
      const { sides, x: value, longest } = of
      const [a, b] = sides.find(([p, q]) => p * value + q === longest) ?? failed('One side is the longest')
      const others = sides.filter(([p, q]) => p * value + q !== longest)
      return [
        explainedBy(ofSides(of).equation, {
          en: line`The three sides together are the perimeter.`,
          es: line`Los tres lados juntos son el perímetro.`,
        }),
        ...solved(ofSides(of)),
        ended(
          equation(sum(a === 1 ? value : m`${a} × ${value}`, ...(b === 0 ? [] : [b])), measure(longest, 'centimeter')),
          line`The longest side is ${sideExpr([a, b])}: ${measure(longest, 'centimeter')}. The others are ${measure(Math.max(...others.map(([p, q]) => p * value + q)), 'centimeter')} and ${measure(Math.min(...others.map(([p, q]) => p * value + q)), 'centimeter')}.`,
          line`El lado más largo es ${sideExpr([a, b])}: ${measure(longest, 'centimeter')}. Los otros miden ${measure(Math.max(...others.map(([p, q]) => p * value + q)), 'centimeter')} y ${measure(Math.min(...others.map(([p, q]) => p * value + q)), 'centimeter')}.`,
        ),
      ]
    },
    // Puts x into each of the drawn sides.
    check(printed, values) {
      const [value, longest] = values.map(exact)
      const labels = printed
        .figure('triangle')
        .lines.slice(0, 3)
        .map(({ label }) => label as Expr)
      if (!value || !longest) return false
      const own = labels.map(label => evaluate(label, { x: value }))
      return (
        own.reduce((all, side) => all.plus(side), Ratio.of(0)).equals(printed.role('perimeter')) &&
        own.every(side => side.compare(longest) <= 0) &&
        own.some(side => side.equals(longest))
      )
    },
  }),

  threeDays: form({
    levels: ['hard'],
    kind: 'story',
    draw: (random: Random): Days => {
      const story = random.evenly(threeDays)
      return random.until(
        () => ({ story, d: random.int(...story.d), k: random.int(...story.k), x: random.int(...story.x) }),
        of => new Set([of.d, of.k, of.x, thirdOf(of)]).size === 4 && (!of.story.isLess || of.x > of.d + 1),
      )
    },
    answer: worked,
    solve: of => ({ equation: ofDays(of).equation, x: of.x, asked: [thirdOf(of)] }),
    ask: of => {
      const { story, d, k } = of
      const told = story.says(
        role(story.isLess ? 'less' : 'more', story.amount(d)),
        role('times', k),
        role('total', story.amount(ofDays(of).right.n)),
      )
      return {
        en: [
          told.en,
          {
            kind: 'paragraph',
            content: ['Let ', x, ' be ', ...story.letIs.en, '. Write an equation and solve it. ', ...story.asks.en],
          },
        ],
        es: [
          told.es,
          {
            kind: 'paragraph',
            content: ['Sea ', x, ' ', ...story.letIs.es, '. Escribe una ecuación y resuélvela. ', ...story.asks.es],
          },
        ],
      }
    },
    key: of => {
      const { en, es } = of.story.ends(of.story.amount(thirdOf(of)))
      return {
        en: { kind: 'paragraph', content: [...en, ` ${anyEquation.en}`] },
        es: { kind: 'paragraph', content: [...es, ` ${anyEquation.es}`] },
      }
    },
    solution: of => {
      const { story, d, k } = of
      const { en, es } = story.ends(story.amount(thirdOf(of)))
      const signed = story.isLess ? -d : d
      const second = sideOf([xs(1), ones(signed)], asFraction)
      const third = sideOf([group(k, 1, signed)], asFraction)
      return [
        explainedBy(ofDays(of).equation, {
          en: line`The three amounts are ${x}, ${second}, and ${third}. Together they are the total.`,
          es: line`Las tres cantidades son ${x}, ${second} y ${third}. Juntas son el total.`,
        }),
        ...solved(ofDays(of)),
        ended(
          equation(
            equation(join(k, bracketed(m`${of.x} + ${signed}`)), times(k, of.x + signed)),
            story.amount(thirdOf(of)),
          ),
          en,
          es,
        ),
      ]
    },
    // Follows the three amounts one by one.
    check(printed, { equation: of, x: value, asked }) {
      const names = printed.terms('role').map(({ name }) => name)
      const second = names.includes('less')
        ? printed.role('less').negated().plus(value)
        : printed.role('more').plus(value)
      const third = second.times(names.includes('times') ? printed.role('times') : 2)
      return (
        third.plus(second).plus(value).equals(printed.role('total')) &&
        asked.length === 1 &&
        asked.every(one => third.equals(one)) &&
        isTrue(of, { x: Ratio.of(value) })
      )
    },
  }),
})
