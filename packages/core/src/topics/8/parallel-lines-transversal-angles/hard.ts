import {
  angleDegrees,
  answerStep,
  both,
  degrees,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  figure,
  geometryDiagram,
  isAsDrawn,
  isSame,
  line,
  measureOfAngle,
  missingAngle,
  parallelLinesTransversal,
  prose,
  relation as relationExpr,
  solution,
  step,
  sum,
  symbol,
  symbolsOf,
  yesOrNo,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import {
  checkExpressions,
  drawExpressions,
  equalStep,
  expressionSteps,
  fits,
  labelAt,
  labels,
  paragraphs,
  parallel,
  told,
  x,
} from './parts.ts'
import { type Corner, drawPair, labelled, linearFor, sizeOf } from './transversal.ts'

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
    solution: ({ relation, first, second }) => expressionSteps(relation, first.of, second.of),
    check: (printed, answer) => checkExpressions(printed, exact(answer)),
  }),

  areParallel: form({
    levels: ['hard'],
    share: 2,
    draw(random) {
      const isParallel = random.evenly([true, false])
      const pair = drawPair(random, ['corresponding', 'alternateInterior', 'alternateExterior', 'sameSideInterior'])
      const off = isParallel ? 0 : random.sign() * random.int(3, 8)
      const [other, value] = [pair.angle + off, random.int(12, 30)]
      const [a, b] = pair.corners
      const expressionAt = (corner: Corner) =>
        linearFor(random, sizeOf(corner, corner <= 4 ? pair.angle : other), value)
      const first = expressionAt(a)
      const second = random.until(
        () => expressionAt(b),
        expression => !isSame(expression, first),
      )
      return { ...pair, isParallel, other, value, first, second }
    },
    answer: yesOrNo,
    solve: ({ isParallel }) => (isParallel ? 'yes' : 'no'),
    ask({ angle, other, corners: [a, b], turn, value, first, second }) {
      const drawn = figure(
        parallelLinesTransversal({
          angle,
          otherAngle: other,
          labels: { [a]: first, [b]: second },
          names: ['m', 'n', null],
          marked: false,
          size: 16,
          turn,
        }),
      )
      return {
        en: [drawn, prose`Are the lines ${symbol('m')} and ${symbol('n')} parallel if ${equation(x, value)}?`],
        es: [drawn, prose`¿Son paralelas las rectas ${symbol('m')} y ${symbol('n')} si ${equation(x, value)}?`],
      }
    },
    solution({ angle, other, relation, corners: [a, b], isParallel, value, first, second }) {
      const size = (corner: Corner) => degrees(sizeOf(corner, corner <= 4 ? angle : other))
      const isSum = relation === 'sameSideInterior'
      const sign = isParallel ? '=' : '≠'
      return [
        step(paragraphs(told[relation].name), because.whereTheyLie, { where: told[relation].where }),
        step(equation(labelAt(first, value), size(a)), because.substitute, { value, letter: x }),
        explained(
          equation(labelAt(second, value), size(b)),
          line`Do the same with the other angle.`,
          line`Haz lo mismo con el otro ángulo.`,
        ),
        answerStep(
          isSum ? relationExpr(sum(size(a), size(b)), sign, degrees(180)) : relationExpr(size(a), sign, size(b)),
          isParallel
            ? isSum
              ? {
                  en: line`Lines are parallel when these angles add up to 180°, and they do.`,
                  es: line`Las rectas son paralelas cuando estos ángulos suman 180°, y aquí los suman.`,
                }
              : {
                  en: line`Lines are parallel when these angles are equal, and they are.`,
                  es: line`Las rectas son paralelas cuando estos ángulos son iguales, y aquí lo son.`,
                }
            : isSum
              ? {
                  en: line`If the lines were parallel, these angles would add up to 180°. The lines are not parallel.`,
                  es: line`Si las rectas fueran paralelas, estos ángulos sumarían 180°. Las rectas no son paralelas.`,
                }
              : {
                  en: line`If the lines were parallel, these angles would be equal. The lines are not parallel.`,
                  es: line`Si las rectas fueran paralelas, estos ángulos serían iguales. Las rectas no son paralelas.`,
                },
        ),
      ]
    },
    check(printed, answer) {
      const [one, two] = labels(printed)
      const at = evaluate(printed.one('relation').right)
      const isParallel = fits(
        one!.corner,
        two!.corner,
        evaluate(one!.label, { x: at }),
        evaluate(two!.label, { x: at }),
      )
      return answer === (isParallel ? 'yes' : 'no')
    },
  }),

  triangleBetween: form({
    levels: ['hard'],
    share: 2,
    instruction: parallel,
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
    solution({ a, b, asked }) {
      const top = 180 - a - b
      if (asked === 'top')
        return [
          equalStep(equation(equation(measureOfAngle('CAB'), measureOfAngle('DCA')), degrees(a)), 'alternateInterior'),
          ...missingAngle([a, b]),
        ]
      return [
        explained(
          equation(sum(degrees(a), degrees(top), measureOfAngle('ECB')), degrees(180)),
          line`The three angles at ${symbol('C')} make a straight angle, so they add up to ${degrees(180)}.`,
          line`Los tres ángulos en ${symbol('C')} forman un ángulo llano: suman ${degrees(180)}.`,
        ),
        step(equation(measureOfAngle('ECB'), degrees(b)), because.subtractFromBothSides, {
          value: equation(sum(degrees(a), degrees(top)), degrees(a + top)),
        }),
        equalStep(equation(equation(x, measureOfAngle('ECB')), degrees(b)), 'alternateInterior'),
      ]
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
        return isAsDrawn(opening(angle), said.toNumber())
      })
    },
  }),
})
