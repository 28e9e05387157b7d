import {
  type Both,
  both,
  type Content,
  circle,
  decimal,
  degrees,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  figure,
  itemOf,
  join,
  line,
  m,
  measureOfAngle,
  numberOfDegrees,
  over,
  prose,
  Ratio,
  solveLinear,
  statements,
  step,
  substitute,
  sumOfLabels,
  symbol,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { asDegrees, drawX, labelFor } from '../../kit/angles/linear-labels.ts'
import { x, xAndY, y } from '../../kit/angles/x-and-y.ts'
import type { levels } from './levels.ts'
import { drawArcAbout, drawQuadrilateral, findBoth, measuredX, quadrilateral, solvesBoth } from './parts.ts'
import { ANGLE, readSize } from './shared.ts'

/** A number with .5 where the arc is odd. */
const halfOf = (value: number): Expr => decimal(Ratio.of(value, 2))

const inLetter = ({ of }: { readonly of: Expr }, letter: Expr): Expr => substitute(of, { x: letter })

const numberIn = (plain: readonly Expr[], place: number): number =>
  evaluate(sumOfLabels(itemOf(plain, place), itemOf(plain, place + 2)), { x: 0, y: 0 }).n

export const hardForms = (form: FormMaker<typeof levels>) => ({
  quadrilateralBoth: form({
    levels: ['hard'],
    share: 3,
    instruction: findBoth,
    lines: 5,
    draw(random) {
      return random.until(
        () => {
          const drawn = drawQuadrilateral(random)
          const values = [drawX(random, drawn.a, 180 - drawn.a), drawX(random, drawn.b, 180 - drawn.b)] as const
          const plain = [drawn.a, drawn.b, 180 - drawn.a, 180 - drawn.b].map((size, i) =>
            inLetter(labelFor(random, size, values[(i % 2) as 0 | 1]), i % 2 === 0 ? x : y),
          )
          return { ...drawn, values, plain }
        },
        // In each equation a number is left to subtract.
        ({ values: [one, two], plain }) => one !== two && [0, 1].every(i => numberIn(plain, i) !== 0),
      )
    },
    answer: xAndY,
    solve: ({ values }) => values,
    ask: ({ at, plain }) => both(quadrilateral(at, plain.map(asDegrees))),
    solution({ plain, values: [one, two] }) {
      const [a, b, c, d] = tupleOf(plain, 4)
      const [first, second] = [equation(sumOfLabels(a, c), 180), equation(sumOfLabels(b, d), 180)]
      const work = (statement: Expr, letter: string, place: number) =>
        itemOf(solveLinear(statement, letter, join), place).work.en
      const at = (place: number) => [...work(first, 'x', place), ...work(second, 'y', place)]
      return [
        step(statements(first, second), because.oppositeInscribed),
        step(at(0), because.combineLikeTerms),
        explained(
          at(1),
          line`Subtract the number on the left from both sides of each equation.`,
          line`Resta de ambos lados de cada ecuación el número de la izquierda.`,
        ),
        explained(
          statements(equation(x, one), equation(y, two)),
          line`Divide both sides of each equation by the coefficient.`,
          line`Divide ambos lados de cada ecuación entre el coeficiente.`,
        ),
      ]
    },
    check: solvesBoth,
  }),
  radii: form({
    levels: ['hard'],
    share: 3,
    draw(random) {
      const arc = random.int(70, 129)
      const given = random.evenly(['base', 'inscribed'] as const)
      const size = given === 'base' && arc % 2 === 1 ? arc + 1 : given === 'inscribed' && arc % 2 === 1 ? arc - 1 : arc
      return { arc: size, given, at: drawArcAbout(random, size) }
    },
    answer: numberOfDegrees,
    solve: ({ arc, given }) => (given === 'inscribed' ? 90 - arc / 2 : halfOf(arc)),
    ask({ arc, given, at: { A, B, C } }): Both<Content> {
      const known = {
        base: { of: 'OAB', label: degrees(halfOf(180 - arc)) },
        inscribed: { of: 'ACB', label: degrees(halfOf(arc)) },
      }[given]
      const drawn = figure(
        circle({
          center: 'O',
          points: { A, B, C },
          lines: ['OA', 'OB', 'AB', 'CA', 'CB'],
          angles: [known, { of: given === 'inscribed' ? 'OAB' : 'ACB', label: degrees(x) }],
          size: 16,
        }),
      )
      return {
        en: [drawn, prose`${symbol('O')} is the center. Find ${x}.`],
        es: [drawn, prose`${symbol('O')} es el centro. Halla ${x}.`],
      }
    },
    solution({ arc, given }) {
      const central = measureOfAngle('AOB')
      return given === 'inscribed'
        ? [
            readSize(measureOfAngle('ACB'), arc / 2, ANGLE),
            step(equation(equation(central, m`2(${arc / 2}°)`), degrees(arc)), because.arcDouble),
            step(equation(measureOfAngle('OAB'), measureOfAngle('OBA')), because.radiiMakeIsosceles, {
              triangle: symbol('OAB'),
            }),
            step(equation(m`2x`, m`180 - ${arc}`), because.thirdAngle),
            step(equation(x, 90 - arc / 2), because.divideBothSides, { value: 2 }),
          ]
        : [
            readSize(measureOfAngle('OAB'), halfOf(180 - arc), {
              en: line`a base angle of triangle OAB`,
              es: line`un ángulo de la base del triángulo OAB`,
            }),
            step(equation(measureOfAngle('OBA'), degrees(halfOf(180 - arc))), because.radiiMakeIsosceles, {
              triangle: symbol('OAB'),
            }),
            step(
              equation(equation(central, m`180° - 2(${degrees(halfOf(180 - arc))})`), degrees(arc)),
              because.thirdAngle,
            ),
            step(equation(equation(x, over(arc, 2)), halfOf(arc)), because.inscribedHalf),
          ]
    },
    check: (printed, answer) => measuredX(printed)?.equals(exact(answer)) ?? false,
  }),
  threeRadii: form({
    levels: ['hard'],
    share: 2,
    lines: 5,
    draw: random => ({
      ...random.until(
        () => ({ p: random.int(29, 49), q: random.int(29, 49) }),
        ({ p, q }) => p !== q && p + q <= 80,
      ),
      start: random.int(0, 359),
    }),
    answer: numberOfDegrees,
    solve: ({ q }) => q,
    // Half the central angle is the angle at C, which the radius OC cuts in p and q.
    ask({ p, q, start }): Both<Content> {
      const central = 2 * (p + q)
      const drawn = figure(
        circle({
          center: 'O',
          points: { A: start, B: (start + central) % 360, C: (start + central + 180 - 2 * q) % 360 },
          lines: ['OA', 'OB', 'OC', 'CA', 'CB'],
          angles: [
            { of: 'AOB', label: degrees(central) },
            { of: 'OAC', label: degrees(p) },
            { of: 'OBC', label: degrees(x) },
          ],
          size: 16,
        }),
      )
      return {
        en: [drawn, prose`${symbol('O')} is the center. Find ${x}.`],
        es: [drawn, prose`${symbol('O')} es el centro. Halla ${x}.`],
      }
    },
    solution: ({ p, q }) => [
      step(
        statements(equation(measureOfAngle('AOB'), degrees(2 * (p + q))), equation(measureOfAngle('OAC'), degrees(p))),
        because.read,
        {
          what: { en: line`the central angle and the angle at A`, es: line`el ángulo central y el ángulo en A` },
        },
      ),
      step(
        equation(equation(measureOfAngle('ACB'), over(degrees(2 * (p + q)), 2)), degrees(p + q)),
        because.inscribedHalf,
      ),
      step(equation(measureOfAngle('OCA'), degrees(p)), because.radiiMakeIsosceles, { triangle: symbol('OAC') }),
      step(equation(degrees(x), measureOfAngle('OCB')), because.radiiMakeIsosceles, { triangle: symbol('OBC') }),
      step(equation(equation(x, m`${p + q} - ${p}`), q), because.wholeAngleOfParts),
    ],
    check: (printed, answer) => measuredX(printed)?.equals(exact(answer)) ?? false,
  }),
})
