import {
  answerStep,
  approximate,
  type Both,
  call,
  type Expr,
  explained,
  type Figure,
  figureChoice,
  functionGraph,
  type Inline,
  itemOf,
  line,
  list,
  m,
  type Point,
  type Printed,
  point,
  prose,
  type Random,
  type Sentence,
  sentenceChoice,
  withFigure,
  words,
} from '../../../author.ts'
import { byKey, type Form, reason } from './parts.ts'

/** A curve that is drawn from t = −4 to t = 4, or around once, with points that are read from the grid. */
interface Shape {
  readonly x: Expr
  readonly y: Expr
  readonly around: boolean
  /** Two of its points: one above the other if it is no function, side by side if it has such. */
  readonly above: readonly [Point, Point] | null
  readonly beside: readonly [Point, Point] | null
  readonly read: readonly Point[]
}
const T = m`t`
const PLANE = { x: [-6, 6], y: [-6, 6] } as const
const FUNCTIONS = ['bowl', 'hill', 'corner', 'cubic', 'slanted', 'peak'] as const
const OTHERS = ['sideBowl', 'oval', 'sideCorner', 'snake', 'leftBowl', 'ring'] as const
type Named = (typeof FUNCTIONS)[number] | (typeof OTHERS)[number]

const plain = (x: Expr, y: Expr, read: readonly Point[], rest: Partial<Shape> = {}): Shape => ({
  x,
  y,
  read,
  around: false,
  above: null,
  beside: null,
  ...rest,
})
/** The same curve in one of several places. */
function shapeOf(kind: Named, c: number): Shape {
  switch (kind) {
    case 'bowl':
      return plain(
        T,
        m`{t^2}/4 + ${c - 2}`,
        [
          [-2, c - 1],
          [0, c - 2],
          [2, c - 1],
        ],
        {
          beside: [
            [-2, c - 1],
            [2, c - 1],
          ],
        },
      )
    case 'hill':
      return plain(
        T,
        m`${c + 2} - {t^2}/4`,
        [
          [-2, c + 1],
          [0, c + 2],
          [2, c + 1],
        ],
        {
          beside: [
            [-2, c + 1],
            [2, c + 1],
          ],
        },
      )
    case 'corner':
      return plain(
        T,
        m`|t| + ${c - 2}`,
        [
          [-2, c],
          [0, c - 2],
          [2, c],
        ],
        {
          beside: [
            [-2, c],
            [2, c],
          ],
        },
      )
    case 'peak':
      return plain(
        T,
        m`${c + 2} - |t|`,
        [
          [-2, c],
          [0, c + 2],
          [2, c],
        ],
        {
          beside: [
            [-2, c],
            [2, c],
          ],
        },
      )
    case 'cubic':
      return plain(T, m`{t^3}/16 + ${c}`, [
        [-4, c - 4],
        [0, c],
        [4, c + 4],
      ])
    case 'slanted':
      return plain(T, m`{-t}/2 + ${c}`, [
        [-4, c + 2],
        [0, c],
        [4, c - 2],
      ])
    case 'sideBowl':
      return plain(
        m`{t^2}/4 + ${c - 2}`,
        T,
        [
          [c - 2, 0],
          [c - 1, -2],
          [c - 1, 2],
        ],
        {
          above: [
            [c - 1, -2],
            [c - 1, 2],
          ],
        },
      )
    case 'leftBowl':
      return plain(
        m`${c + 2} - {t^2}/4`,
        T,
        [
          [c + 2, 0],
          [c + 1, -2],
          [c + 1, 2],
        ],
        {
          above: [
            [c + 1, -2],
            [c + 1, 2],
          ],
        },
      )
    case 'sideCorner':
      return plain(
        m`|t| + ${c - 2}`,
        T,
        [
          [c - 2, 0],
          [c, -2],
          [c, 2],
        ],
        {
          above: [
            [c, -2],
            [c, 2],
          ],
        },
      )
    case 'snake':
      return plain(
        m`{t^3 - 12t}/8 + ${c}`,
        T,
        [
          [c, 0],
          [c + 2, -2],
          [c + 2, 4],
        ],
        {
          above: [
            [c + 2, -2],
            [c + 2, 4],
          ],
        },
      )
    case 'oval':
      return plain(
        m`4${call('cos', T)} + ${c}`,
        m`2${call('sin', T)}`,
        [
          [c + 4, 0],
          [c, 2],
          [c, -2],
        ],
        {
          around: true,
          above: [
            [c, -2],
            [c, 2],
          ],
        },
      )
    case 'ring':
      return plain(
        m`3${call('cos', T)}`,
        m`3${call('sin', T)} + ${c}`,
        [
          [0, c + 3],
          [0, c - 3],
          [3, c],
        ],
        {
          around: true,
          above: [
            [0, c - 3],
            [0, c + 3],
          ],
        },
      )
  }
}
const graphOf = ({ x, y, around }: Shape): Figure =>
  functionGraph({
    ...PLANE,
    curves: [around ? { x, y, from: 0, to: 2 * Math.PI, directed: false } : { x, y, from: -4, to: 4, directed: false }],
  })

const LINE_TEST = {
  en: line`every vertical line meets the graph at most once`,
  es: line`toda recta vertical corta la gráfica una vez como máximo`,
}
const NOT_STRAIGHT = { en: line`it is not a straight line`, es: line`no es una recta` }
const HORIZONTAL = {
  en: line`every horizontal line meets the graph at most once`,
  es: line`toda recta horizontal corta la gráfica una vez como máximo`,
}
const ONE_PIECE = { en: line`it is drawn in one piece`, es: line`se dibuja de un solo trazo` }
const NO_ORIGIN = { en: line`it does not pass through the origin`, es: line`no pasa por el origen` }
const both = (words1: Both<readonly Inline[]>, [p, q]: readonly [Point, Point]): Both<readonly Inline[]> => ({
  en: [...line`${point(...p)} and ${point(...q)} have `, ...words1.en],
  es: [...line`${point(...p)} y ${point(...q)} tienen `, ...words1.es],
})
const SAME_INPUT = { en: line`the same input`, es: line`la misma entrada` }
const SAME_OUTPUT = { en: line`the same output`, es: line`la misma salida` }

function reasonsOf({ above, beside, around }: Shape): readonly [Sentence, ...Sentence[]] {
  if (above)
    return [
      reason('above', false, both(SAME_INPUT, above)),
      reason('test', true, LINE_TEST),
      reason('straight', false, NOT_STRAIGHT),
      around ? reason('piece', true, ONE_PIECE) : reason('horizontal', true, HORIZONTAL),
    ]
  return [
    reason('test', true, LINE_TEST),
    beside ? reason('beside', false, both(SAME_OUTPUT, beside)) : reason('origin', false, NO_ORIGIN),
    reason('straight', false, NOT_STRAIGHT),
    reason('piece', true, ONE_PIECE),
  ]
}
/** Whether the curve goes on to the right at each step, by many of its points. */
function isFunctionIn(figure: Figure): boolean {
  const curve = figure.kind === 'function-graph' ? figure.curves[0] : undefined
  if (curve?.form !== 'path') return false
  const xs = Array.from({ length: 200 }, (_, i) =>
    approximate(curve.x, { t: curve.from + ((curve.to - curve.from) * i) / 199 }),
  )
  return xs.slice(1).every((x, i) => x > itemOf(xs, i))
}
const figureIn = (printed: Printed): Figure => printed.figure('function-graph')
const drawShape = (random: Random, kind: Named) => shapeOf(kind, random.pick([-1, 1, 2, -2]))

export const graphForms = (form: Form) => ({
  curve: form({
    levels: ['medium'],
    wide: true,
    draw(random) {
      const kind = random.evenly([
        'sideBowl',
        'cubic',
        'oval',
        'bowl',
        'snake',
        'peak',
        'sideCorner',
        'hill',
        'leftBowl',
        'corner',
        'ring',
        'cubic',
      ] as const)
      return drawShape(random, kind)
    },
    answer: sentenceChoice,
    solve: shape => reasonsOf(shape)[0],
    mistakes: (shape): Readonly<Record<string, Sentence>> => byKey(...reasonsOf(shape).slice(1)),
    ask: shape =>
      withFigure(
        {
          en: prose`Is this the graph of a function of x? Why or why not?`,
          es: prose`¿Es esta la gráfica de una función de x? ¿Por qué?`,
        },
        graphOf(shape),
      ),
    solution({ above, beside, read, around }, answer) {
      return [
        above
          ? explained(
              list(point(...above[0]), point(...above[1])),
              line`Move a vertical line across the graph. At ${m`x = ${above[0][0]}`} it meets the graph more than once, for example here.`,
              line`Mueve una recta vertical sobre la gráfica. En ${m`x = ${above[0][0]}`} la corta más de una vez, por ejemplo aquí.`,
            )
          : explained(
              list(...read.map(at => point(...at))),
              line`Move a vertical line across the graph, for example through these points. It never meets the graph twice.`,
              line`Mueve una recta vertical sobre la gráfica, por ejemplo por estos puntos. Nunca la corta dos veces.`,
            ),
        answerStep(
          sentenceChoice.show(answer),
          above
            ? {
                en: around
                  ? line`One input would have two outputs. Whether the graph is straight or drawn in one piece does not decide.`
                  : line`One input would have two outputs. Whether the graph is straight does not decide, nor do horizontal lines.`,
                es: around
                  ? line`Una entrada tendría dos salidas. No decide si la gráfica es recta o si se dibuja de un solo trazo.`
                  : line`Una entrada tendría dos salidas. No decide si la gráfica es recta, ni deciden las rectas horizontales.`,
              }
            : {
                en: beside
                  ? line`Each input has one output. Two inputs may share an output, a function need not be straight, and one piece is no reason.`
                  : line`Each input has one output. A function need not be a straight line or pass through the origin, and a graph in one piece can fail.`,
                es: beside
                  ? line`Cada entrada tiene una salida. Dos entradas pueden tener la misma salida, una función no tiene que ser una recta y un solo trazo no es razón.`
                  : line`Cada entrada tiene una salida. Una función no tiene que ser una recta ni pasar por el origen, y una gráfica de un solo trazo puede no serlo.`,
              },
        ),
      ]
    },
    check: (printed, { key }) => key === (isFunctionIn(figureIn(printed)) ? 'yes test' : 'no above'),
  }),

  whichGraph: form({
    levels: ['medium'],
    wide: true,
    draw(random) {
      const wantsFunction = random.evenly([false, true])
      const right = random.evenly(
        wantsFunction
          ? (['corner', 'cubic', 'hill', 'bowl'] as const)
          : (['snake', 'oval', 'leftBowl', 'sideCorner'] as const),
      )
      const wrong = random.sample<Named, 3>(wantsFunction ? OTHERS : FUNCTIONS, 3)
      return {
        wantsFunction,
        right: drawShape(random, right),
        wrong: wrong.map(kind => drawShape(random, kind)),
      }
    },
    answer: figureChoice,
    solve: ({ right }) => graphOf(right),
    mistakes: ({ wrong }): Readonly<Record<string, Figure>> =>
      Object.fromEntries(wrong.map((shape, i) => [`wrong${i}`, graphOf(shape)])),
    ask: ({ wantsFunction }) =>
      wantsFunction
        ? { en: prose`Which graph shows a function of x?`, es: prose`¿Qué gráfica muestra una función de x?` }
        : {
            en: prose`Which graph does ${NOT} show a function of x?`,
            es: prose`¿Qué gráfica ${NOT} muestra una función de x?`,
          },
    solution({ wantsFunction, right, wrong }, answer) {
      const places = wrong.flatMap(({ above }) => (above ? [above] : []))
      return wantsFunction
        ? [
            explained(
              {
                kind: 'paragraph',
                content: places.flatMap(([p, q], i) => [...(i === 0 ? [] : ['; ']), list(point(...p), point(...q))]),
              },
              line`On each of the other graphs two points are one above the other: one input would have two outputs.`,
              line`En cada una de las otras gráficas hay dos puntos, uno arriba del otro: una entrada tendría dos salidas.`,
            ),
            answerStep(figureChoice.show(answer), {
              en: line`Every vertical line meets this graph at most once.`,
              es: line`Toda recta vertical corta esta gráfica una vez como máximo.`,
            }),
          ]
        : [
            explained(
              list(...(right.above ?? []).map(at => point(...at))),
              line`Move a vertical line across each graph. Only on one of them does it meet two points, such as these.`,
              line`Mueve una recta vertical sobre cada gráfica. Solo en una de ellas corta dos puntos, como estos.`,
            ),
            answerStep(figureChoice.show(answer), {
              en: line`One input has two outputs here; on the other graphs each input has one.`,
              es: line`Aquí una entrada tiene dos salidas; en las otras gráficas cada entrada tiene una.`,
            }),
          ]
    },
    check(printed, chosen) {
      const wantsNone = printed.inlines.some(item => typeof item === 'object' && item.kind === 'words')
      return isFunctionIn(chosen) !== wantsNone
    },
  }),
})
const NOT = words('not', 'no')
