import {
  type Both,
  both,
  type Content,
  circle,
  decimal,
  degrees,
  type Expr,
  exact,
  type FormMaker,
  figure,
  numberOfDegrees,
  prose,
  Ratio,
  substitute,
  symbol,
} from '../../../author.ts'
import { asDegrees, drawX, labelFor } from '../../kit/angles/linear-labels.ts'
import { howOftenTrue } from '../../kit/angles/truths.ts'
import { x, xAndY, y } from '../../kit/angles/x-and-y.ts'
import { howOften, printedOf } from '../../kit/choices/statements.ts'
import { statements } from './inscribed-statements.ts'
import type { levels } from './levels.ts'
import { drawArcAbout, drawQuadrilateral, findBoth, measuredX, quadrilateral, solvesBoth } from './parts.ts'

/** A number with .5 where the arc is odd. */
const halfOf = (value: number): Expr => decimal(Ratio.of(value, 2))

const inLetter = ({ of }: { readonly of: Expr }, letter: Expr): Expr => asDegrees(substitute(of, { x: letter }))

export const hardForms = (form: FormMaker<typeof levels>) => ({
  quadrilateralBoth: form({
    levels: ['hard'],
    share: 3,
    instruction: findBoth,
    lines: 5,
    draw(random) {
      const drawn = drawQuadrilateral(random)
      const values = random.until(
        () => [drawX(random, drawn.a, 180 - drawn.a), drawX(random, drawn.b, 180 - drawn.b)] as const,
        ([one, two]) => one !== two,
      )
      const labels = [drawn.a, drawn.b, 180 - drawn.a, 180 - drawn.b].map((size, i) =>
        inLetter(labelFor(random, size, values[(i % 2) as 0 | 1]), i % 2 === 0 ? x : y),
      )
      return { ...drawn, values, labels }
    },
    answer: xAndY,
    solve: ({ values }) => values,
    ask: ({ at, labels }) => both(quadrilateral(at, labels)),
    check: solvesBoth,
  }),

  radii: form({
    levels: ['hard'],
    share: 3,
    lines: 4,
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
    check: (printed, answer) => measuredX(printed)?.equals(exact(answer)) ?? false,
  }),

  alwaysSometimesNever: form({
    levels: ['hard'],
    instruction: howOftenTrue,
    draw: random => random.pick(statements),
    answer: howOften,
    solve: ({ truth }) => truth,
    ask: ({ says }) => says,
    check(printed, answer) {
      const said = printedOf(statements, printed)
      return said?.truth === answer
    },
  }),
})
