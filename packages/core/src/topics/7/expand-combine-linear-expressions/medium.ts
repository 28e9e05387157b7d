import {
  type Both,
  both,
  type Expr,
  explained,
  type FormMaker,
  failed,
  figure,
  findMistake,
  type Inline,
  line,
  polygon,
  prose,
  type Random,
  Ratio,
  simplifiedExpression,
  step,
  sum,
  symbol,
  type Work,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { levels } from './levels.ts'
import {
  added,
  agreeEverywhere,
  expanded,
  grouped,
  isSimplified,
  type Linear,
  linear,
  linearExpr,
  multipliedOut,
  type Part,
  partsExpr,
  type Style,
  scaled,
  shown,
  simplified,
} from './linear.ts'
import {
  check,
  type Drawn,
  draw,
  isKind,
  type Kind,
  kinds,
  type Level,
  signed,
  simplify,
  solution,
  solve,
} from './parts.ts'

/** Wrong expansions and wrong sums, each by its name. */
const signsOfTotal: Both<readonly Inline[]> = {
  en: line`Two of the terms have the wrong sign.`,
  es: line`Dos de los términos tienen el signo equivocado.`,
}
const WHY_WRONG: Readonly<Record<string, Both<readonly Inline[]>>> = {
  onlyFirstTermMultiplied: {
    en: line`Only the first term in the parentheses was multiplied.`,
    es: line`Solo se multiplicó el primer término del paréntesis.`,
  },
  minusLost: {
    en: line`The minus sign before the parentheses was left out.`,
    es: line`Se omitió el signo menos delante del paréntesis.`,
  },
  unlikeTermsCombined: {
    en: line`Unlike terms were combined.`,
    es: line`Se redujeron términos que no son semejantes.`,
  },
}
const wrongSign = (of: Expr): Both<readonly Inline[]> => ({
  en: line`The term ${of} has the wrong sign.`,
  es: line`El término ${of} tiene el signo equivocado.`,
})
const positive = (value: Ratio): Ratio => (value.n < 0 ? value.negated() : value)
/** What was done with the last term, which is no product of parentheses. */
function lastTurned({ parts, style }: Drawn): Both<readonly Inline[]> {
  const { x, constant } = parts.at(-1) ?? failed('There is a last term')
  const isAdded = x.n > 0 || constant.n > 0
  const of = linearExpr(linear(positive(x), positive(constant)), style)
  return isAdded
    ? { en: line`${of} was subtracted instead of added.`, es: line`Se restó ${of} en vez de sumarlo.` }
    : { en: line`${of} was added instead of subtracted.`, es: line`Se sumó ${of} en vez de restarlo.` }
}
const positiveRest = ({ constant, y }: Linear) => linear(0, positive(constant), positive(y))
const hasBoth = ({ y, constant }: Linear) => y.n !== 0 && constant.n !== 0
/** What is true of one term only where there are no more. */
const whyWrong = ({ parts, style }: Drawn): Readonly<Record<string, Both<readonly Inline[]>>> => ({
  ...WHY_WRONG,
  signOfLastTermLost: lastTurned({ parts, style }),
  constantSignLost: wrongSign(linearExpr(positiveRest(simplified(parts)), style)),
  coefficientSignLost: wrongSign(linearExpr(linear(positive(simplified(parts).x), 0), style)),
  ...Object.fromEntries(
    parts
      .filter(({ isGrouped, factor }) => isGrouped && factor.n < 0)
      .map(({ factor, y, constant }) => {
        const product = [shown(factor, style), linearExpr(linear(0, constant, y), style)] as const
        return [
          'signOfSecondTermKept',
          {
            en: line`The product of ${product[0]} and ${product[1]} has the wrong sign.`,
            es: line`El producto de ${product[0]} y ${product[1]} tiene el signo equivocado.`,
          },
        ] as const
      }),
  ),
  ...(parts.some(part => part.isGrouped && part.factor.n < 0 && hasBoth(part)) && {
    signOfSecondTermKept: {
      en: line`The second and the third product have the wrong sign.`,
      es: line`El segundo y el tercer producto tienen el signo equivocado.`,
    },
  }),
  ...(parts.at(-1)?.isGrouped && {
    signOfLastTermLost: {
      en:
        parts.filter(part => part.isGrouped).length === 1
          ? line`All products from the parentheses have the wrong sign.`
          : line`All products from the last parentheses have the wrong sign.`,
      es:
        parts.filter(part => part.isGrouped).length === 1
          ? line`Todos los productos del paréntesis tienen el signo equivocado.`
          : line`Todos los productos del último paréntesis tienen el signo equivocado.`,
    },
  }),
  ...(hasBoth(simplified(parts)) && { constantSignLost: signsOfTotal }),
})
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
  const isEqual = (one: Linear, other: Linear) =>
    one.x.equals(other.x) && one.y.equals(other.y) && one.constant.equals(other.constant)
  const fits = ({ x, y, constant }: Linear) => x.n !== 0 || y.n !== 0 || constant.n !== 0
  return Object.fromEntries(
    Object.entries(wrong)
      .filter(([, value]) => fits(value) && !isEqual(value, right))
      .map(([name, value]) => [name, linearExpr(value, style)]),
  )
}

/** Three sides that close, for some x. */
function drawSides(random: Random, leastConstant: number): readonly [Linear, Linear, Linear] {
  const side = () => linear(random.int(1, 5), random.int(leastConstant, 9))
  return random.until(
    () => [side(), side(), side()] as const,
    sides => {
      const [a, b, c] = lengthsOf(sides)
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

const lengthsOf = ([a, b, c]: readonly [Linear, Linear, Linear]) => [lengthOf(a), lengthOf(b), lengthOf(c)] as const

const lengthOf = ({ x, constant }: Linear) => x.times(3).plus(constant).toNumber()

const X = symbol('x')

/** The last brackets of an expression that has some. */
const lastGroup = ({ parts }: Drawn): Part =>
  parts.findLast(({ isGrouped }) => isGrouped) ?? failed('There are brackets')
const factorOf = (drawn: Drawn) => shown(lastGroup(drawn).factor, drawn.style)

/** All brackets opened at once, as the pupil's first line does. */
const opened = ({ parts, style }: Drawn) => {
  const [one, other] = parts.filter(({ isGrouped }) => isGrouped).map(({ factor }) => shown(factor, style))
  const opens = partsExpr(expanded(parts), style)
  return one !== undefined && other !== undefined
    ? explained(opens, line`Distribute ${one} and ${other}.`, line`Distribuye ${one} y ${other}.`)
    : step(opens, because.distribute, { factor: one ?? failed('There are brackets') })
}

const workOf = (parts: readonly Part[], open: readonly Part[], total: Linear, style: Style): Work => [
  partsExpr(parts, style),
  partsExpr(open, style),
  linearExpr(total, style),
]

/** The work of a pupil who takes the last brackets for these. */
const mistakenWork = ({ parts, style }: Drawn, wrong: Part): Work => {
  const taken = parts.with(
    parts.findLastIndex(({ isGrouped }) => isGrouped),
    wrong,
  )
  return workOf(parts, expanded(taken), simplified(taken), style)
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  addOrSubtract: form({
    levels: ['medium'],
    share: 2,
    instruction: simplify,
    draw(random) {
      const factors = random.evenly([
        [1, -1],
        [1, 1, -1],
        [1, -1, 1],
      ])
      const expression = () => linear(signed(random, 2, 9), signed(random, 1, 12))
      return random.until(
        (): Drawn => ({ style: 'fraction', parts: factors.map(factor => grouped(factor, expression())) }),
        drawn =>
          isKind(drawn) && new Set(drawn.parts.map(({ x, constant }) => `${x} ${constant}`)).size === factors.length,
      )
    },
    answer: simplifiedExpression,
    solve,
    ask: ({ parts, style }) => both(partsExpr(parts, style)),
    solution,
    check,
  }),

  choice: form({
    draw: (random, { kinds }: Level) => draw(random, { kinds: startingAt(kinds, 1) }),
    answer: simplifiedExpression,
    solve,
    mistakes,
    ask: ({ parts, style }) => ({
      en: prose`Which expression is equivalent to ${partsExpr(parts, style)}?`,
      es: prose`¿Qué expresión es equivalente a ${partsExpr(parts, style)}?`,
    }),
    solution,
    whyWrong,
    check,
  }),

  findTheError: form(
    findMistake({
      levels: ['medium', 'hard'],
      lines: 2,
      draw: (random, { mistaken }: { readonly mistaken: readonly Kind[] }) => {
        const kind = random.evenly(mistaken)
        return random.until(
          () => kinds[kind](random),
          drawn =>
            isKind(drawn) &&
            simplified(drawn.parts).x.minus(lastGroup(drawn).x.times(lastGroup(drawn).factor).times(2)).n !== 0,
        )
      },
      work: ({ parts, style }) => workOf(parts, expanded(parts), simplified(parts), style),
      steps: drawn => [opened(drawn), step(linearExpr(simplified(drawn.parts), drawn.style), because.combineLikeTerms)],
      mistakes: {
        secondTermNotMultiplied: {
          says: drawn => ({
            en: line`the second term in the parentheses was not multiplied by ${factorOf(drawn)}`,
            es: line`no se multiplicó por ${factorOf(drawn)} el segundo término del paréntesis`,
          }),
          work: drawn => {
            const { factor, ...group } = lastGroup(drawn)
            const wrong =
              group.constant.n === 0
                ? { ...group, factor, y: group.y.over(factor) }
                : { ...group, factor, constant: group.constant.over(factor) }
            return mistakenWork(drawn, wrong)
          },
        },
        signOfSecondTerm: {
          says: () => ({
            en: line`the second term in the parentheses has the wrong sign`,
            es: line`el segundo término del paréntesis tiene el signo equivocado`,
          }),
          work: drawn => {
            const group = lastGroup(drawn)
            return mistakenWork(
              drawn,
              group.constant.n === 0
                ? { ...group, y: group.y.negated() }
                : { ...group, constant: group.constant.negated() },
            )
          },
        },
        signOfCoefficient: {
          says: () => ({
            en: line`the terms with ${X} were combined with a wrong sign`,
            es: line`los términos con ${X} se redujeron con un signo equivocado`,
          }),
          work: ({ parts, style }) => {
            const group = lastGroup({ parts, style })
            const total = simplified(parts)
            const x = total.x.minus(group.x.times(group.factor).times(2))
            return workOf(parts, expanded(parts), { ...total, x }, style)
          },
        },
      },
      follows: agreeEverywhere,
    }),
  ),

  perimeter: form({
    levels: ['easy', 'medium'],
    instruction: {
      en: prose`Write a simplified expression for the perimeter.`,
      es: prose`Escribe una expresión simplificada para el perímetro.`,
    },
    draw: (random, { shape }) => ({ shape, sides: drawSides(random, shape === 'triangle' ? 0 : -3) }),
    answer: simplifiedExpression,
    solve: ({ shape, sides: [a, b, c] }) =>
      linearExpr(shape === 'triangle' ? added([a, b, c]) : scaled(Ratio.of(2), added([a, b]))),
    ask({ shape, sides }) {
      const [a, b, c] = lengthsOf(sides)
      const [one, two, three] = [linearExpr(sides[0]), linearExpr(sides[1]), linearExpr(sides[2])]
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
    solution({ shape, sides: [a, b, c] }, perimeter) {
      const all = shape === 'triangle' ? [a, b, c] : [a, b, a, b]
      const terms = expanded(all.map(side => ({ ...grouped(1, side) })))
      return [
        step(partsExpr(terms), because.addAllSides),
        step(
          partsExpr([...terms.filter(({ x }) => x.n !== 0), ...terms.filter(({ constant }) => constant.n !== 0)]),
          because.likeTermsTogether,
        ),
        step(perimeter, because.combineLikeTerms),
      ]
    },
    // Opposite sides of a rectangle are equal: the two labels count twice.
    check(printed, answer) {
      const { corners, lines } = printed.figure('polygon')
      const labels = lines.slice(0, corners).flatMap(({ label }) => (label ? [label as Expr] : []))
      return isSimplified(answer) && agreeEverywhere(corners === 4 ? sum(...labels, ...labels) : sum(...labels), answer)
    },
  }),
})
