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
/** What is wrong with the other reasons, by the key of each. */
const failuresOf = ({ above }: Shape): Readonly<Record<string, Both<readonly Inline[]>>> => ({
  ...(above && {
    'yes test': {
      en: line`The vertical line ${m`x = ${above[0][0]}`} meets the graph more than once.`,
      es: line`La recta vertical ${m`x = ${above[0][0]}`} corta la gráfica más de una vez.`,
    },
  }),
  'no straight': {
    en: line`The graph of a function need not be a straight line.`,
    es: line`La gráfica de una función no tiene que ser una recta.`,
  },
  'yes piece': above
    ? {
        en: line`This graph is drawn in one piece, but ${m`x = ${above[0][0]}`} has two outputs: one piece does not decide.`,
        es: line`Esta gráfica se dibuja de un solo trazo, pero ${m`x = ${above[0][0]}`} tiene dos salidas: eso no decide.`,
      }
    : {
        en: line`Being drawn in one piece does not decide: a circle is too.`,
        es: line`Dibujarse de un solo trazo no decide: un círculo también se dibuja así.`,
      },
  'yes horizontal': {
    en: line`Vertical lines decide, not horizontal ones.`,
    es: line`Deciden las rectas verticales, no las horizontales.`,
  },
  'no beside': {
    en: line`Two inputs may have the same output.`,
    es: line`Dos entradas pueden tener la misma salida.`,
  },
  'no origin': {
    en: line`The graph of a function need not pass through the origin.`,
    es: line`La gráfica de una función no tiene que pasar por el origen.`,
  },
})
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
    solution({ above, read }, answer) {
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
                en: line`One input would have two outputs, so it is not the graph of a function.`,
                es: line`Una entrada tendría dos salidas, así que no es la gráfica de una función.`,
              }
            : {
                en: line`Each input has exactly one output.`,
                es: line`Cada entrada tiene exactamente una salida.`,
              },
        ),
      ]
    },
    whyWrong: failuresOf,
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
    solution: ({ wantsFunction, right }, answer) =>
      wantsFunction
        ? [
            explained(
              list(...right.read.map(at => point(...at))),
              line`Move a vertical line across each graph, on this one for example through these points.`,
              line`Mueve una recta vertical sobre cada gráfica; en esta, por ejemplo, por estos puntos.`,
            ),
            answerStep(figureChoice.show(answer), {
              en: line`Every vertical line meets this graph at most once.`,
              es: line`Toda recta vertical corta esta gráfica una vez como máximo.`,
            }),
          ]
        : [
            explained(
              list(...(right.above ?? []).map(at => point(...at))),
              line`Move a vertical line across each graph. On this one it meets two points, such as these.`,
              line`Mueve una recta vertical sobre cada gráfica. En esta corta dos puntos, como estos.`,
            ),
            answerStep(figureChoice.show(answer), {
              en: line`One input has two outputs here, so this is not the graph of a function.`,
              es: line`Aquí una entrada tiene dos salidas, así que no es la gráfica de una función.`,
            }),
          ],
    whyWrong: ({ wrong }) =>
      Object.fromEntries(
        wrong.map(({ above }, i) => [
          `wrong${i}`,
          above
            ? explained(
                list(...above.map(at => point(...at))),
                line`These two points are one above the other: one input has two outputs.`,
                line`Estos dos puntos están uno arriba del otro: una entrada tiene dos salidas.`,
              )
            : {
                en: line`Every vertical line meets the graph at most once, so it shows a function.`,
                es: line`Toda recta vertical corta la gráfica una vez como máximo, así que muestra una función.`,
              },
        ]),
      ),
    check(printed, chosen) {
      const wantsNone = printed.inlines.some(item => typeof item === 'object' && item.kind === 'words')
      return isFunctionIn(chosen) !== wantsNone
    },
  }),
})
const NOT = words('not', 'no')
