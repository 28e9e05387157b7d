import {
  blank,
  bracketed,
  divide,
  type Expr,
  equation,
  equationAnswer,
  explainedBy,
  itemOf,
  line,
  minus,
  type Point,
  point,
  type Random,
  statements,
  sum,
  symbol,
  tupleOf,
} from '../../../author.ts'
import { letteredPoint } from '../../kit/transformations/lettered.ts'
import { equationOf, isMirrored, mirrorOf, type Straight } from '../../kit/transformations/mirrors.ts'
import {
  afterAll,
  arrowOf,
  drawPair,
  type Motion,
  motionSaid,
  pointAfter,
  printedMotion,
} from '../../kit/transformations/motions.ts'
import { type Move, moveSaid, ruleTo, translation } from '../../kit/transformations/moves.ts'
import {
  atLetter,
  byRule,
  PRIME,
  paragraph,
  printedPoints,
  ruleAnswer,
  SECOND,
  type Vertices,
} from '../../kit/transformations/points.ts'
import { at, drawNames, type Form, nameWith, pairGrid, shapeName } from './parts.ts'
import { drawMotion, type Two } from './sequences.ts'

const [X, Y] = [symbol('x'), symbol('y')]
const half = (p: number, q: number): Expr => divide(bracketed(q < 0 ? minus(p, -q) : sum(p, q)), 2)
const drawLine = (random: Random): Motion => ({
  kind: 'flip',
  over: { along: random.pick(['x =', 'y =']), k: random.intExcept(-4, 4, 0) },
})
const draw = (random: Random, first: Motion['kind'], second: (random: Random) => Motion) => {
  const shape = random.evenly(['triangle', 'quadrilateral', 'triangle'] as const)
  const { given, image, motions } = drawPair(random, shape, () => [drawMotion(random, first), second(random)], movesAll)
  const [one, two] = tupleOf(motions, 2)
  return { names: drawNames(random, shape === 'triangle' ? 3 : 4), given, image, one, two }
}
type Drawn = ReturnType<typeof draw>
/** No vertex stays where it is: none lies on a line of reflection. */
function movesAll(given: Vertices, [one, two]: readonly [Motion, ...Motion[]]): boolean {
  return given.every(from => {
    const middle = pointAfter(from, one)
    if (String(middle) === String(from)) return false
    return two === undefined || String(pointAfter(middle, two)) !== String(middle)
  })
}

const firstStep = ({ names, given, one }: Drawn) => {
  const { en, es } = motionSaid(one)
  const from = itemOf(given, 0)
  return explainedBy(paragraph(arrowOf(from, pointAfter(from, one), at(names, 0), at(names, 0, PRIME))), {
    en: [
      ...line`Read ${at(names, 0)} from the grid. The first motion, `,
      ...en,
      ...line`, takes it to ${at(names, 0, PRIME)}.`,
    ],
    es: [
      ...line`Lee ${at(names, 0)} en la cuadrícula. El primer movimiento, `,
      ...es,
      ...line`, lo lleva a ${at(names, 0, PRIME)}.`,
    ],
  })
}

/** Points and motions without a figure: the last motion is undone first. */
const WAYS: readonly (readonly [Motion['kind'], Motion['kind']])[] = [
  ['turn', 'move'],
  ['move', 'flip'],
  ['flip', 'turn'],
  ['flip', 'move'],
  ['turn', 'flip'],
  ['move', 'turn'],
]
const undone = (motion: Motion): Motion => {
  switch (motion.kind) {
    case 'move':
      return { kind: 'move', by: [-motion.by[0], -motion.by[1]] }
    case 'flip':
      return motion
    case 'turn':
      return motion.quarters === 2
        ? motion
        : { ...motion, quarters: motion.quarters === 1 ? 3 : 1, isClockwise: !motion.isClockwise }
  }
}
/** The kinds of the motions as the words name them, in order. */
const printedKinds = (text: string): readonly Motion['kind'][] =>
  [...text.matchAll(/translation|traslación|reflection|reflexión|rotation|rotación/g)].map(([word]) =>
    word.startsWith('tra') ? 'move' : word.startsWith('ref') ? 'flip' : 'turn',
  )

export const missingForms = (form: Form) => ({
  missingMove: form({
    levels: ['hard'],
    share: 2,
    lines: 3,
    draw: random => draw(random, random.evenly(['flip', 'turn'] as const), next => drawMotion(next, 'move')),
    answer: ruleAnswer,
    solve: ({ two }) => ruleTo((two as Extract<Motion, { kind: 'move' }>).by),
    ask({ names, given, image, one }) {
      const [shape, name, last] = [shapeName(given), nameWith(names), nameWith(names, SECOND)]
      const { en, es } = motionSaid(one)
      const shown = pairGrid(given, image, names, SECOND)
      const rule = paragraph(line`${point(X, Y)} → ${point(blank(3), blank(3))}`)
      return {
        en: [
          shown,
          paragraph(
            line`To take ${shape} ${name} to ${last}, use `,
            en,
            line`, then a translation. Complete the rule of the translation.`,
          ),
          rule,
        ],
        es: [
          shown,
          paragraph(
            line`Para llevar el ${shape} ${name} a ${last}, usa `,
            es,
            line`, seguida de una traslación. Completa la regla de la traslación.`,
          ),
          rule,
        ],
      }
    },
    key({ two }) {
      const { en, es } = moveSaid((two as Extract<Motion, { kind: 'move' }>).by)
      return { en: paragraph(en), es: paragraph(es) }
    },
    solution(drawn) {
      const { names, given, image, one, two } = drawn
      const middle = pointAfter(itemOf(given, 0), one)
      const end = itemOf(image, 0)
      const move: Move = [end[0] - middle[0], end[1] - middle[1]]
      const { en, es } = moveSaid(move)
      return [
        firstStep(drawn),
        explainedBy(
          statements(equation(minus(end[0], middle[0]), move[0]), equation(minus(end[1], middle[1]), move[1])),
          {
            en: line`Read ${atLetter(at(names, 0, SECOND), ...end)} from the grid, and subtract the coordinates of ${at(names, 0, PRIME)} from it.`,
            es: line`Lee ${atLetter(at(names, 0, SECOND), ...end)} en la cuadrícula y réstale las coordenadas de ${at(names, 0, PRIME)}.`,
          },
        ),
        explainedBy(paragraph(translation((two as Extract<Motion, { kind: 'move' }>).by)), {
          en: [...line`The translation goes `, ...en, ...line`: write this as a rule.`],
          es: [...line`La traslación es de `, ...es, ...line`: escríbelo como regla.`],
        }),
      ]
    },
    check(printed, rule) {
      const [given, image] = printed.figure('transformation-grid').shapes.map(({ vertices }) => vertices)
      const kind = itemOf(printedKinds(printed.text), 0)
      const middle = afterAll(given!, [printedMotion(printed, kind)])
      return middle.every((one, i) => String(byRule(rule, one)) === String(image![i]))
    },
  }),

  missingMirror: form({
    levels: ['hard'],
    share: 2,
    lines: 3,
    draw: random => draw(random, random.evenly(['move', 'turn'] as const), drawLine),
    answer: equationAnswer,
    solve: ({ two }) => equationOf((two as Extract<Motion, { kind: 'flip' }>).over),
    ask({ names, given, image, one }) {
      const [shape, name, last] = [shapeName(given), nameWith(names), nameWith(names, SECOND)]
      const { en, es } = motionSaid(one)
      const shown = pairGrid(given, image, names, SECOND)
      return {
        en: [
          shown,
          paragraph(
            line`Two motions take ${shape} ${name} to ${last}: `,
            en,
            line`, then a reflection. Write an equation of the line of reflection.`,
          ),
        ],
        es: [
          shown,
          paragraph(
            line`Dos movimientos llevan el ${shape} ${name} a ${last}: `,
            es,
            line`, seguida de una reflexión. Escribe una ecuación del eje de reflexión.`,
          ),
        ],
      }
    },
    solution(drawn, answer) {
      const { names, given, image, one, two } = drawn
      const middle = pointAfter(itemOf(given, 0), one)
      const end = itemOf(image, 0)
      const over = (two as Extract<Motion, { kind: 'flip' }>).over as Straight
      const axis = over.along === 'x =' ? 0 : 1
      const of = axis === 0 ? X : Y
      const [from, to] = [at(names, 0, PRIME), at(names, 0, SECOND)]
      return [
        firstStep(drawn),
        explainedBy(paragraph(arrowOf(middle, end, from, to)), {
          en:
            axis === 0
              ? line`Compare with ${to} on the grid: only the ${X}-coordinate changes, so the line of reflection is vertical.`
              : line`Compare with ${to} on the grid: only the ${Y}-coordinate changes, so the line of reflection is horizontal.`,
          es:
            axis === 0
              ? line`Compara con ${to} en la cuadrícula: solo cambia la coordenada ${X}, así que el eje de reflexión es vertical.`
              : line`Compara con ${to} en la cuadrícula: solo cambia la coordenada ${Y}, así que el eje de reflexión es horizontal.`,
        }),
        explainedBy(equation(half(middle[axis], end[axis]), over.k), {
          en: line`The line lies halfway between ${from} and ${to}: add their ${of}-coordinates and divide by 2.`,
          es: line`El eje pasa por el punto medio entre ${from} y ${to}: suma sus coordenadas ${of} y divide entre 2.`,
        }),
        explainedBy(answer, {
          en: line`Write the equation of this line.`,
          es: line`Escribe la ecuación de esta recta.`,
        }),
      ]
    },
    check(printed, answer) {
      const [given, image] = printed.figure('transformation-grid').shapes.map(({ vertices }) => vertices)
      const kind = itemOf(printedKinds(printed.text), 0)
      const middle = afterAll(given!, [printedMotion(printed, kind)])
      const [mirror] = mirrorOf(answer)
      return mirror !== undefined && middle.every((one, i) => isMirrored(one, itemOf(image!, i), mirror))
    },
  }),

  startingPoint: form({
    levels: ['hard'],
    share: 2,
    lines: 3,
    draw(random) {
      const [first, second] = random.evenly(WAYS)
      const name = random.evenly(['P', 'K', 'R', 'D', 'M', 'T', 'F', 'V'] as const)
      return random.until(
        () => {
          const two: Two = [
            drawMotion(random, first),
            second === 'flip' ? drawLine(random) : drawMotion(random, second),
          ]
          const start: Point = [random.intExcept(-9, 9, 0), random.intExcept(-9, 9, 0)]
          return { name, two, start, end: pointAfter(start, ...two) }
        },
        ({ start, end, two }) =>
          [end, pointAfter(start, two[0])].every(one => one.every(value => value !== 0 && Math.abs(value) <= 12)) &&
          Math.abs(start[0]) !== Math.abs(start[1]) &&
          String(start) !== String(end),
      )
    },
    answer: letteredPoint,
    solve: ({ name, start }) => ({ name, at: start }),
    ask({ name, two, end }) {
      const [one, next] = [motionSaid(two[0]), motionSaid(two[1])]
      const [start, last] = [symbol(name), atLetter(symbol(name + SECOND), ...end)]
      return {
        en: paragraph(
          line`Vertex ${start} of a figure is moved by `,
          one.en,
          line`, then by `,
          next.en,
          line`. It ends at ${last}. Find ${start}.`,
        ),
        es: paragraph(
          line`Al vértice ${start} de una figura se le aplica `,
          one.es,
          line`, seguida de `,
          next.es,
          line`. Termina en ${last}. Halla ${start}.`,
        ),
      }
    },
    solution({ name, two: [one, two], start, end }, { at: found }) {
      const middle = pointAfter(end, undone(two))
      const [P, Q, R] = [symbol(name), symbol(name + PRIME), symbol(name + SECOND)]
      const [last, first] = [motionSaid(undone(two)), motionSaid(undone(one))]
      return [
        explainedBy(paragraph(arrowOf(end, middle, R, Q)), {
          en: [...line`Work backward. To undo the last motion, use `, ...last.en, ...line`.`],
          es: [...line`Trabaja hacia atrás. Para deshacer el último movimiento, usa `, ...last.es, ...line`.`],
        }),
        explainedBy(paragraph(arrowOf(middle, start, Q, P)), {
          en: [...line`To undo the first motion, use `, ...first.en, ...line`.`],
          es: [...line`Para deshacer el primer movimiento, usa `, ...first.es, ...line`.`],
        }),
        explainedBy(paragraph(line`${atLetter(P, ...found)} → ${atLetter(Q, ...middle)} → ${atLetter(R, ...end)}`), {
          en: line`Check: the two motions take ${P} to ${R}.`,
          es: line`Comprueba: los dos movimientos llevan ${P} a ${R}.`,
        }),
      ]
    },
    // Goes forward from the answer.
    check(printed, { name, at: from }) {
      const end = printedPoints(printed).get(name + SECOND)
      const motions = printedKinds(printed.text).map(kind => printedMotion(printed, kind))
      return String(pointAfter(from, ...motions)) === String(end)
    },
  }),
})
