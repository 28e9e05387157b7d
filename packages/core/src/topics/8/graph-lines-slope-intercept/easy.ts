import {
  blank,
  both,
  bracketed,
  equation,
  explained,
  expr,
  type FormMaker,
  figure,
  formulaChoice,
  line,
  list,
  m,
  minus,
  over,
  point as pointExpr,
  prose,
  step,
  symbol,
  withFigure,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import {
  contains,
  draw,
  drawnLine,
  emptyGrid,
  graphOf,
  graphSteps,
  kinds,
  plotted,
  readBoth,
  slopeForm,
  slopeOf,
  through,
} from './parts.ts'

const signed = (value: number) => (value < 0 ? bracketed(expr(value)) : value)

/** Slope and intercept written, then the line: what the two blanks and the empty grid ask for. */
const writtenAndDrawn: typeof drawnLine = {
  ...drawnLine,
  show: of => both([list(equation(symbol('m'), slopeOf(of)), equation(symbol('b'), of.b)), figure(plotted(of))]),
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  writeAndGraph: form({
    levels: ['easy'],
    instruction: {
      en: prose`Write the slope ${m`m`} and the ${m`y`}-intercept ${m`b`}. Then graph the line.`,
      es: prose`Escribe la pendiente ${m`m`} y la intersección ${m`b`} con el eje ${m`y`}. Luego grafica la recta.`,
    },
    draw,
    answer: writtenAndDrawn,
    solve: ({ n, d, b }) => ({ n, d, b }),
    ask: ({ equation: shown, ...of }) =>
      both([shown, list(equation(symbol('m'), blank(2)), equation(symbol('b'), blank(2))), emptyGrid([of])]),
    solution: of => [readBoth(of), ...graphSteps(of)],
    check: (printed, answer) => through(answer).every(at => contains(printed.one('relation'), at)),
  }),
  chooseEquation: form({
    levels: ['easy'],
    draw: random =>
      random.until(
        () => kinds['whole slope'](random),
        ({ n, b }) => Math.abs(n) !== Math.abs(b),
      ),
    answer: formulaChoice,
    solve: of => slopeForm(of),
    mistakes: ({ n, d, b }) => ({
      slopeAndInterceptSwapped: slopeForm({ n: b, d, b: n }),
      oppositeSlope: slopeForm({ n: -n, d, b }),
      oppositeIntercept: slopeForm({ n, d, b: -b }),
    }),
    ask: of =>
      withFigure(
        { en: prose`Which equation has this graph?`, es: prose`¿Qué ecuación tiene esta gráfica?` },
        graphOf(of),
      ),
    solution: of => {
      const [start, next] = through(of)
      return [
        step(equation(m`b`, of.b), because.readIntercept),
        explained(
          equation(m`m`, equation(over(minus(next[1], signed(start[1])), minus(next[0], start[0])), slopeOf(of))),
          line`Divide the rise by the run between ${pointExpr(...start)} and ${pointExpr(...next)}.`,
          line`Divide el cambio vertical entre el horizontal de ${pointExpr(...start)} a ${pointExpr(...next)}.`,
        ),
        explained(
          slopeForm(of),
          line`In ${m`y = mx + b`}, ${m`m`} is the slope and ${m`b`} the ${m`y`}-intercept.`,
          line`En ${m`y = mx + b`}, ${m`m`} es la pendiente y ${m`b`} la intersección con el eje ${m`y`}.`,
        ),
      ]
    },
    whyWrong: ({ n, d, b }) => {
      const slope = slopeOf({ n: -n, d, b })
      return {
        slopeAndInterceptSwapped: {
          en: line`The slope and the ${m`y`}-intercept are exchanged.`,
          es: line`La pendiente y la intersección con el eje ${m`y`} están intercambiadas.`,
        },
        oppositeSlope:
          n > 0
            ? {
                en: line`Its slope is ${slope}, but the line rises from left to right.`,
                es: line`Su pendiente es ${slope}, pero la recta sube de izquierda a derecha.`,
              }
            : {
                en: line`Its slope is ${slope}, but the line falls from left to right.`,
                es: line`Su pendiente es ${slope}, pero la recta baja de izquierda a derecha.`,
              },
        oppositeIntercept: {
          en: line`Its ${m`y`}-intercept is ${-b}, but the line meets the ${m`y`}-axis at ${pointExpr(0, b)}.`,
          es: line`Su intersección con el eje ${m`y`} es ${-b}, pero la recta corta ese eje en ${pointExpr(0, b)}.`,
        },
      }
    },
    check: (printed, chosen) =>
      printed.figure('coordinate-plane').lines.every(item => item.through.every(at => contains(expr(chosen), at))),
  }),
})
