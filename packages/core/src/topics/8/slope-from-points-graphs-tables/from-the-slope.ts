import {
  blank,
  both,
  bracketed,
  coordinatePlane,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  figure,
  integer,
  itemOf,
  join,
  line,
  list,
  m,
  minus,
  over,
  type Point,
  point,
  pointAnswer,
  prose,
  Ratio,
  step,
  sum,
  symbol,
  times,
  tupleOf,
  undoneStep,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { drawSlope, latticePair, slopeAndIntercept, slopeSteps } from '../../kit/lines/slopes.ts'
import type { levels } from './levels.ts'
import { leads, pointsIn } from './places.ts'

export const fromTheSlopeForms = (form: FormMaker<typeof levels>) => ({
  slopeTriangles: form({
    levels: ['hard'],
    instruction: {
      en: prose`The longest sides of the two right triangles lie on one line. Find ${m`k`}.`,
      es: prose`Los lados más largos de los dos triángulos rectángulos están sobre una misma recta. Halla ${m`k`}.`,
    },
    lines: 3,
    draw: random => {
      const [run, rise] = random.until(
        () => [random.int(1, 5), random.int(1, 5)] as const,
        ([run, rise]) => run !== rise,
      )
      const [one, other] = random.sample([1, 2, 3, 4], 2)
      const [small, large] = [Math.min(one, other), Math.max(one, other)]
      const asked = random.evenly(['large rise', 'large run', 'small rise', 'small run'])
      return { run, rise, small, large, asked, falls: random.evenly([false, true]) }
    },
    answer: integer,
    solve: ({ run, rise, small, large, asked }) =>
      (asked.startsWith('large') ? large : small) * (asked.endsWith('rise') ? rise : run),
    ask: ({ run, rise, small, large, asked, falls }) => {
      const label = (name: typeof asked, length: number) => (asked === name ? 'k' : expr(length))
      const [x1, x2] = [small * run, (small + large) * run]
      const top = (small + large) * rise
      const [y0, y1, y2] = falls ? [top, large * rise, 0] : [0, small * rise, top]
      // A label stands to the right of a leg's direction: outside the triangle.
      const leg = (from: Point, to: Point) => (falls ? ([to, from] as const) : ([from, to] as const))
      return both(
        figure(
          coordinatePlane({
            x: { from: 0, to: x2 + 1, step: 1, every: 0 },
            y: { from: 0, to: top + 1, step: 1, every: 0 },
            grid: false,
            lines: [
              {
                through: [
                  [0, y0],
                  [x2, y2],
                ],
              },
              {
                through: leg([0, y0], [x1, y0]),
                extent: 'segment',
                label: label('small run', x1),
              },
              {
                through: leg([x1, y0], [x1, y1]),
                extent: 'segment',
                label: label('small rise', small * rise),
              },
              {
                through: leg([x1, y1], [x2, y1]),
                extent: 'segment',
                label: label('large run', large * run),
              },
              {
                through: leg([x2, y1], [x2, y2]),
                extent: 'segment',
                label: label('large rise', large * rise),
              },
            ],
          }),
        ),
      )
    },
    solution({ run, rise, small, large, asked }, answer) {
      const [own, other] = asked.startsWith('large') ? [large, small] : [small, large]
      const [same, cross] = asked.endsWith('rise') ? [rise, run] : [run, rise]
      const [match, top, below] = [other * same, own * cross, other * cross]
      return [
        explained(
          equation(over(m`k`, match), over(top, below)),
          line`The triangles have equal angles, so they are similar: the ratios of matching sides are equal.`,
          line`Los triángulos tienen ángulos iguales y por eso son semejantes: las razones de los lados correspondientes son iguales.`,
        ),
        ...(match === 1
          ? []
          : [step(equation(m`k`, over(times(match, top), below)), because.multiplyBothSides, { value: match })]),
        step(equation(m`k`, answer), because.multiplyAndDivide),
      ]
    },
    // Rise to run is the same in both triangles.
    check(printed, k) {
      const [, run, rise, otherRun, otherRise] = tupleOf(
        printed
          .figure('coordinate-plane')
          .lines.map(({ label }) => (label?.kind === 'number' ? evaluate(label) : exact(k))),
        5,
      )
      return rise.times(otherRun).equals(otherRise.times(run))
    },
  }),

  missingCoordinate: form({
    levels: ['hard'],
    draw: (random, { denominators }) => {
      const slope = drawSlope(random, denominators, 5)
      const [one, other] = random.shuffle(latticePair(random, slope, 10))
      return { slope, one, other, hidden: random.evenly([0, 1]) }
    },
    answer: integer,
    solve: ({ other, hidden }) => other[hidden],
    ask: ({ slope, one, other: [x, y], hidden }) => {
      const [known, unknown] = [point(...one), hidden === 0 ? point(symbol('k'), y) : point(x, symbol('k'))]
      return {
        en: prose`The line through ${known} and ${unknown} has a slope of ${slope}. Find ${m`k`}.`,
        es: prose`La recta que pasa por ${known} y ${unknown} tiene una pendiente de ${slope}. Halla ${m`k`}.`,
      }
    },
    solution({ slope, one: [x1, y1], other: [x2, y2], hidden }) {
      const [from, change] = hidden === 0 ? [x1, x2 - x1] : [y1, y2 - y1]
      const unknown = from === 0 ? m`k` : minus(m`k`, from)
      const set =
        hidden === 0
          ? [
              explained(
                equation(over(y2 - y1, unknown), slope),
                line`The slope is rise over run. The rise is ${equation(minus(y2, y1), y2 - y1)}.`,
                line`La pendiente es el cambio vertical entre el horizontal. El cambio vertical es ${equation(minus(y2, y1), y2 - y1)}.`,
              ),
              step(
                equation(y2 - y1, from === 0 ? join(slope, unknown) : join(slope, bracketed(unknown))),
                because.multiplyBothSides,
                {
                  value: unknown,
                },
              ),
              ...(slope.equals(1) ? [] : [step(equation(unknown, change), because.divideBothSides, { value: slope })]),
            ]
          : [
              explained(
                equation(over(unknown, x2 - x1), slope),
                line`The slope is rise over run. The run is ${equation(minus(x2, x1), x2 - x1)}.`,
                line`La pendiente es el cambio vertical entre el horizontal. El cambio horizontal es ${equation(minus(x2, x1), x2 - x1)}.`,
              ),
              ...(x2 - x1 === 1
                ? []
                : [step(equation(unknown, change), because.multiplyBothSides, { value: x2 - x1 })]),
            ]
      return [
        ...set,
        ...(from === 0
          ? []
          : [
              step(equation(m`k`, from + change), from > 0 ? because.addToBothSides : because.subtractFromBothSides, {
                value: Math.abs(from),
              }),
            ]),
      ]
    },
    check(printed, k) {
      const pair = printed.all('list').map(({ items }) =>
        tupleOf(
          items.map(item => evaluate(item, { k: exact(k) })),
          2,
        ),
      )
      return leads(evaluate(itemOf(printed.all('number').slice(-1), 0)), pair)
    },
  }),

  collinear: form({
    levels: ['hard'],
    lines: 3,
    draw: (random, { denominators }) => {
      const slope = drawSlope(random, denominators, 3)
      const [x, y, k] = [random.int(-8, 0), random.int(-6, 6), random.evenly([2, 3, 4, -1, -2])]
      const points = [
        [x, y],
        [x + slope.d, y + slope.n],
        [x + k * slope.d, y + k * slope.n],
      ] as const
      return { points, mirrored: y - k * slope.n }
    },
    // Other points of the line would be right too: only those above and below are near misses.
    answer: {
      ...pointAnswer,
      nearMisses: at => {
        const [x, y] = tupleOf(at, 2)
        return [1, -1].map(more => [x, exact(y).plus(more)])
      },
    },
    solve: ({ points: [, , c] }) => c,
    mistakes: ({ points: [, , [x, y]], mirrored }) => ({
      oneTooHigh: [x, y + 1],
      oneTooLow: [x, y - 1],
      oppositeSlope: [x, mirrored],
    }),
    ask: ({ points: [a, b] }) => ({
      en: prose`Which point lies on the line through ${point(...a)} and ${point(...b)}?`,
      es: prose`¿Qué punto está sobre la recta que pasa por ${point(...a)} y por ${point(...b)}?`,
    }),
    solution({ points: [a, b, c] }) {
      const [[x1, y1], [x2, y2], [x3, y3]] = [a, b, c]
      const slope = (from: Point, to: Point) =>
        equation(over(minus(to[1], from[1]), minus(to[0], from[0])), Ratio.of(to[1] - from[1], to[0] - from[0]))
      return [
        step(slope(a, b), because.findSlopeFrom, { from: point(x1, y1), to: point(x2, y2) }),
        step(slope(a, c), because.findSlopeFrom, { from: point(x1, y1), to: point(x3, y3) }),
        explained(
          point(x3, y3),
          line`The slope from ${point(x1, y1)} is the same, so this point is on the line.`,
          line`La pendiente desde ${point(x1, y1)} es la misma: este punto está sobre la recta.`,
        ),
      ]
    },
    whyWrong({ points: [[x1, y1], , [x, y]], mirrored }) {
      const off = (height: number) =>
        explained(
          equation(over(minus(height, y1), minus(x, x1)), Ratio.of(height - y1, x - x1)),
          line`The slope from ${point(x1, y1)} to ${point(x, height)} is different.`,
          line`La pendiente de ${point(x1, y1)} a ${point(x, height)} es distinta.`,
        )
      return { oneTooHigh: off(y + 1), oneTooLow: off(y - 1), oppositeSlope: off(mirrored) }
    },
    // Three points of one line span a triangle without area.
    check(printed, answer) {
      const [[x1, y1], [x2, y2]] = tupleOf(pointsIn(printed.maths).slice(0, 2), 2)
      const [x3, y3] = tupleOf(answer.map(exact), 2)
      const area = x2
        .minus(x1)
        .times(y3.minus(y1))
        .minus(x3.minus(x1).times(y2.minus(y1)))
      return area.n === 0
    },
  }),

  slopeAndIntercept: form({
    levels: ['hard'],
    draw: (random, { denominators }) => {
      const [slope, b] = [drawSlope(random, denominators, 4), random.int(-8, 8)]
      const [j, k] = random.sample([-2, -1, 1, 2, 3], 2)
      const at = (i: number): Point => [i * slope.d, b + i * slope.n]
      return { slope, b, points: [at(Math.min(j, k)), at(Math.max(j, k))] as const }
    },
    answer: slopeAndIntercept,
    solve: ({ slope, b }) => [slope, b],
    ask: ({ points: [a, c] }) => {
      const [one, other] = [point(...a), point(...c)]
      const blanks = list(equation(m`m`, blank(2)), equation(m`b`, blank(2)))
      return {
        en: [
          prose`A line passes through ${one} and ${other}. Write its slope ${m`m`} and its ${m`y`}-intercept ${m`b`}.`,
          blanks,
        ],
        es: [
          prose`Una recta pasa por ${one} y ${other}. Escribe su pendiente ${m`m`} y su intersección ${m`b`} con el eje ${m`y`}.`,
          blanks,
        ],
      }
    },
    solution({ slope, b, points: [a, c] }) {
      const [x, y] = a
      const moved = equation(y, sum(times(slope, x), m`b`))
      return [
        ...slopeSteps(a, c),
        step(moved, because.pointInLine, { point: point(x, y) }),
        ...(slope.equals(1) ? [] : [step(equation(y, sum(slope.times(x), m`b`)), because.multiply)]),
        undoneStep(list(equation(m`m`, slope), equation(m`b`, b)), { b: slope.times(x) }),
      ]
    },
    check(printed, answer) {
      const [slope, b] = tupleOf(answer.map(exact), 2)
      const pair = pointsIn(printed.maths)
      return pair.length === 2 && pair.every(([x, y]) => slope.times(x).plus(b).equals(y))
    },
  }),
})
