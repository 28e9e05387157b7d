import {
  type Both,
  type Content,
  type Expr,
  equation,
  evaluate,
  exact,
  type FormMaker,
  figure,
  itemOf,
  join,
  line,
  m,
  over,
  prose,
  type Random,
  Ratio,
  rational,
  relation,
  segment,
  step,
  sum,
  symbol,
  triangle,
  triangleNamed,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import {
  correspondingLabels,
  drawFactor,
  drawShape,
  sharesRatio,
  similarity,
} from '../../kit/triangles/similar-pair.ts'
import { drawMeasurement, enlarged, tidy } from './indirect-measurement.ts'
import type { levels } from './levels.ts'
import { drawLabels, drawPair, findX, labelled, NAMES, pairOf, x } from './parts.ts'
import { matched, measuring, proportion } from './shared.ts'

/** Whole sides AD, DB, DE of a triangle cut by a parallel DE to BC, and BC. */
function drawNested(random: Random) {
  const [m, n] = random.pick([
    [1, 3],
    [2, 3],
    [3, 4],
    [2, 5],
    [3, 5],
    [4, 7],
    [5, 8],
  ] as const)
  const [unit, base] = random.pick([
    [2, 3],
    [3, 2],
    [3, 4],
    [4, 3],
    [3, 5],
    [5, 3],
    [4, 5],
    [5, 4],
    [6, 5],
    [5, 6],
  ] as const)
  return {
    m,
    n,
    upper: m * unit,
    whole: n * unit,
    cut: m * base,
    base: n * base,
    isCutAsked: random.evenly([true, false]),
  }
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  withExpression: form({
    levels: ['medium'],
    share: 2,
    instruction: findX,
    draw(random, level) {
      const drawn = drawPair(random, level)
      const labels = drawLabels(random, drawn)
      const most = Math.max(1, Math.min(9, Math.floor(labels.value.toNumber()) - 2))
      return { ...drawn, ...labels, added: random.chance(0.5) ? random.int(1, most) : -random.int(1, 6) }
    },
    answer: rational,
    solve: ({ value, added }) => tidy(value.minus(added)),
    ask(facts): Both<Content> {
      const { names, i, j, unknown, added } = facts
      const content = [similarity(...names), pairOf(facts, labelled(facts, i, j, unknown, m`x + ${added}`))]
      return { en: content, es: content }
    },
    solution: (facts, answer) => [
      ...matched(facts, m`x + ${facts.added}`),
      facts.added < 0
        ? step(equation(x, answer), because.addToBothSides, { value: -facts.added })
        : step(equation(x, answer), because.subtractFromBothSides, { value: facts.added }),
    ],
    check: (printed, answer) => sharesRatio(correspondingLabels(printed), exact(answer)),
  }),
  nested: form({
    levels: ['medium'],
    share: 2,
    lines: 4,
    draw: random => ({ ...drawNested(random), turn: random.int(-20, 20), angle: random.int(50, 85) }),
    answer: rational,
    solve: ({ isCutAsked, cut, base }) => (isCutAsked ? cut : base),
    ask({ m, n, upper, whole, cut, base, isCutAsked, turn, angle }): Both<Content> {
      const drawn = figure(
        triangle({
          shape: { twoSides: [whole, base], angle },
          names: 'BCA',
          sides: { BC: isCutAsked ? base : 'x' },
          parallels: [{ to: 'BC', share: m / n, names: 'DE', label: isCutAsked ? 'x' : cut, marked: true }],
          lines: [
            { of: 'AD', label: upper, side: 'right' },
            { of: 'DB', label: whole - upper, side: 'right' },
          ],
          turn,
        }),
      )
      const parallel = relation(segment('DE'), '∥', segment('BC'))
      return {
        en: [drawn, prose`${parallel}. Find ${x}.`],
        es: [drawn, prose`${parallel}. Halla ${x}.`],
      }
    },
    solution({ upper, whole, cut, base, isCutAsked }) {
      const [match, top, bottom] = isCutAsked ? [base, upper, whole] : [cut, whole, upper]
      const names = isCutAsked ? (['DE', 'BC', 'AD', 'AB'] as const) : (['BC', 'DE', 'AB', 'AD'] as const)
      const [a, b, c, d] = tupleOf(
        names.map(name => symbol(name)),
        4,
      )
      return [
        step(similarity('ADE', 'ABC'), because.explain, {
          sentence: {
            en: line`${relation(segment('DE'), '∥', segment('BC'))}: the angles at D and B are equal, and A is in both triangles (AA).`,
            es: line`${relation(segment('DE'), '∥', segment('BC'))}: los ángulos en D y B son iguales y A está en ambos triángulos (AA).`,
          },
        }),
        step(equation(equation(symbol('AB'), sum(upper, whole - upper)), whole), because.addTheSegments),
        step(equation(over(a, b), over(c, d)), because.matchingByLetters),
        ...proportion(x, Ratio.of(match), Ratio.of(top), Ratio.of(bottom)),
      ]
    },
    // The sides of the small triangle to those of the large one.
    check(printed, answer) {
      const { lines } = printed.figure('triangle')
      const at = (from: string, to: string) => {
        const label = lines.find(item => item.label && [from + to, to + from].includes(item.from + item.to))!.label
        return evaluate(label as Expr, { x: exact(answer) })
      }
      const [small, rest] = [at('A', 'D'), at('D', 'B')]
      return exact(answer).n > 0 && small.times(at('B', 'C')).equals(small.plus(rest).times(at('D', 'E')))
    },
  }),
  perimeter: form({
    levels: ['medium'],
    draw(random) {
      // The side is no third of the perimeter: no triangle is taken for equilateral.
      const { sides } = random.until(
        () => drawShape(random, 'triangle'),
        drawn => 3 * itemOf(drawn.sides, 0) !== drawn.sides.reduce((sum, side) => sum + side),
      )
      const factor = drawFactor(random)
      const letters = random.pick(NAMES)
      const around = sides.reduce((sum, side) => sum + side)
      return {
        side: itemOf(sides, 0) * factor.d,
        factor,
        around: around * factor.d,
        names: [letters.slice(0, 3), letters.slice(3, 6)] as const,
      }
    },
    answer: rational,
    solve: ({ around, factor }) => factor.times(around),
    ask({ side, factor, around, names: [one, two] }) {
      const given = similarity(one, two)
      const [first, second] = [
        equation(symbol(one.slice(0, 2)), side),
        equation(symbol(two.slice(0, 2)), factor.times(side)),
      ]
      return {
        en: prose`${given}, ${first} and ${second}. The perimeter of ${triangleNamed(one)} is ${around}. Find the perimeter of ${triangleNamed(two)}.`,
        es: prose`${given}, ${first} y ${second}. El perímetro de ${triangleNamed(one)} es ${around}. Halla el perímetro de ${triangleNamed(two)}.`,
      }
    },
    solution({ side, factor, around, names: [one, two] }, answer) {
      return [
        step(
          equation(
            equation(over(symbol(two.slice(0, 2)), symbol(one.slice(0, 2))), over(factor.times(side), side)),
            factor,
          ),
          because.secondOverFirst,
        ),
        step(equation(over(symbol('P'), around), factor), because.explain, {
          sentence: {
            en: line`Let ${symbol('P')} be the perimeter of ${triangleNamed(two)}. Perimeters have the same ratio as sides.`,
            es: line`Sea ${symbol('P')} el perímetro de ${triangleNamed(two)}. Los perímetros tienen la misma razón que los lados.`,
          },
        }),
        step(equation(equation(symbol('P'), join(around, factor)), answer), because.multiplyBothSides, {
          value: around,
        }),
      ]
    },
    check(printed, answer) {
      const [side, partner] = printed
        .all('relation')
        .flatMap(({ sign, right }) => (sign === '=' ? [evaluate(right)] : []))
      return exact(answer).times(side!).equals(itemOf(printed.numbers, 0).times(partner!))
    },
  }),
  enlarged: form({
    levels: ['medium'],
    kind: 'story',
    draw: random => drawMeasurement(random, enlarged),
    ...measuring,
  }),
})
