import { angleDegrees } from '../../../answer/number.ts'
import { solution } from '../../../answer/number-list.ts'
import { yesOrNo } from '../../../answer/option.ts'
import { both, figure, prose } from '../../../content.ts'
import { geometryDiagram } from '../../../figure/geometry-diagram.ts'
import { parallelLinesTransversal } from '../../../figure/parallel-lines-transversal.ts'
import { degrees, symbol } from '../../../math/build.ts'
import { evaluate, exact } from '../../../math/evaluate.ts'
import type { Expr } from '../../../math/expr.ts'
import { symbolsOf } from '../../../math/symbols.ts'
import type { FormMaker } from '../../../topic.ts'
import type { levels } from './levels.ts'
import { checkExpressions, drawExpressions, fits, labels, parallel, x } from './parts.ts'
import { type Corner, drawPair, labelled, sizeOf } from './transversal.ts'

export const hardForms = (form: FormMaker<typeof levels>) => ({
  twoExpressions: form({
    levels: ['hard'],
    share: 3,
    instruction: parallel,
    lines: 4,
    draw: random => drawExpressions(random, 2),
    answer: solution('x'),
    solve: ({ value }) => value,
    ask: ({ angle, turn, labels }) => both(labelled(angle, turn, labels, 16)),
    check: (printed, answer) => checkExpressions(printed, exact(answer)),
  }),

  areParallel: form({
    levels: ['hard'],
    share: 2,
    lines: 1,
    draw(random) {
      const isParallel = random.evenly([true, false])
      const pair = drawPair(random, ['corresponding', 'alternateInterior', 'alternateExterior', 'sameSideInterior'])
      const off = isParallel ? 0 : random.sign() * random.int(3, 8)
      return { ...pair, isParallel, other: pair.angle + off }
    },
    answer: yesOrNo,
    solve: ({ isParallel }) => (isParallel ? 'yes' : 'no'),
    ask({ angle, other, corners: [a, b], turn }) {
      const size = (corner: Corner) => degrees(sizeOf(corner, corner <= 4 ? angle : other))
      const drawn = figure(
        parallelLinesTransversal({
          angle,
          otherAngle: other,
          labels: { [a]: size(a), [b]: size(b) },
          names: ['m', 'n', null],
          marked: false,
          size: 14,
          turn,
        }),
      )
      return {
        en: [drawn, prose`Are the lines ${symbol('m')} and ${symbol('n')} parallel?`],
        es: [drawn, prose`¿Son paralelas las rectas ${symbol('m')} y ${symbol('n')}?`],
      }
    },
    check(printed, answer) {
      const [one, two] = labels(printed)
      const isParallel = fits(one!.corner, two!.corner, evaluate(one!.label), evaluate(two!.label))
      return answer === (isParallel ? 'yes' : 'no')
    },
  }),

  triangleBetween: form({
    levels: ['hard'],
    share: 2,
    instruction: parallel,
    lines: 3,
    draw: random =>
      random.until(
        () => ({
          a: random.int(35, 75),
          b: random.int(35, 75),
          side: random.evenly(['left', 'right']),
          asked: random.pick(['top', 'base'] as const),
        }),
        ({ a, b }) => a + b < 145 && a + b > 80 && a !== b,
      ),
    answer: angleDegrees,
    solve: ({ a, b, asked }) => (asked === 'top' ? 180 - a - b : b),
    ask({ a, b, side, asked }) {
      const tan = (angle: number) => Math.tan((angle * Math.PI) / 180)
      const height = 4
      const [left, right] = [-height / tan(a), height / tan(b)]
      const flip = side === 'left' ? 1 : -1
      const drawn = figure(
        geometryDiagram({
          points: Object.fromEntries(
            (
              [
                ['A', [left, 0]],
                ['B', [right, 0]],
                ['C', [0, height]],
                ['D', [-3.8, height]],
                ['E', [6.2, height]],
                ['F', [left - 1.6, 0]],
                ['G', [right + 1.6, 0]],
              ] as const
            ).map(([name, [px, py]]) => [name, { at: [flip * px, py] as const, dot: false }]),
          ),
          lines: [{ of: 'DE', parallels: 1, extent: 'line' }, { of: 'FG', parallels: 1, extent: 'line' }, 'AC', 'BC'],
          // The angle beside the top equals the one at A; with the other two it makes a straight angle.
          angles: [
            { of: 'DCA', label: degrees(a) },
            asked === 'top' ? { of: 'CBA', label: degrees(b) } : { of: 'ACB', label: degrees(180 - a - b) },
            asked === 'top' ? { of: 'ACB', label: x } : { of: 'CBA', label: x },
          ],
          size: 15,
        }),
      )
      return both(drawn)
    },
    // Measures the angle in the figure, whose points lie true to size, and compares the labels with it.
    check(printed, answer) {
      const { angles, points } = printed.figure('geometry-diagram')
      const place = new Map(points.map(({ name, at }) => [name, at]))
      const opening = ({
        from,
        vertex,
        to,
      }: {
        readonly from: string
        readonly vertex: string
        readonly to: string
      }) => {
        const [[vx, vy], [fx, fy], [tx, ty]] = [vertex, from, to].map(name => place.get(name)!) as [
          readonly [number, number],
          readonly [number, number],
          readonly [number, number],
        ]
        const turn = Math.abs(Math.atan2(fy - vy, fx - vx) - Math.atan2(ty - vy, tx - vx)) * (180 / Math.PI)
        return Math.min(turn, 360 - turn)
      }
      return angles.every(angle => {
        const label = angle.label as Expr
        const said = symbolsOf(label).size > 0 ? exact(answer) : evaluate(label)
        return Math.abs(opening(angle) - said.toNumber()) < 1e-6
      })
    },
  }),
})
