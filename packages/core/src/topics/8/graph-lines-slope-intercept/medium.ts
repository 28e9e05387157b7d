import {
  blank,
  both,
  equation,
  exact,
  explained,
  type FormMaker,
  figure,
  figureChoice,
  isTrue,
  line,
  list,
  m,
  point as pointExpr,
  prose,
  Ratio,
  step,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { slopeAndIntercept } from '../../kit/lines/slopes.ts'
import type { levels } from './levels.ts'
import {
  contains,
  draw,
  drawnLine,
  emptyGrid,
  graphOf,
  graphSteps,
  kinds,
  type Line,
  pointsOf,
  readBoth,
  slopeForm,
  slopeOf,
  slopeStep,
  solvedForY,
  through,
} from './parts.ts'

const graph = { en: prose`Graph the line.`, es: prose`Grafica la recta.` }

/** What stands for m and b, where no number is before x or b is subtracted. */
function comparedOf(of: Line) {
  const [slope, start] = [slopeOf(of), of.b]
  const isBare = slope.equals(1) || slope.equals(-1)
  const term = slope.equals(1) ? m`x` : m`-x`
  const before = isBare
    ? {
        en: line`Compare: ${term} is ${slope} times ${m`x`}, so ${equation(m`m`, slope)}; `,
        es: line`Compara: ${term} es ${slope} por ${m`x`}, así que ${equation(m`m`, slope)}; `,
      }
    : {
        en: line`Compare: ${m`m`} is the number before ${m`x`}, ${slope}; `,
        es: line`Compara: ${m`m`} es el número que va antes de ${m`x`}, ${slope}; `,
      }
  return {
    en: [
      ...before.en,
      ...(start < 0
        ? line`subtracting ${-start} is adding ${start}, so ${equation(m`b`, start)}.`
        : line`${m`b`} is the number that is added, ${start}.`),
    ],
    es: [
      ...before.es,
      ...(start < 0
        ? line`restar ${-start} es sumar ${start}, así que ${equation(m`b`, start)}.`
        : line`${m`b`} es el número que se suma, ${start}.`),
    ],
  }
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  graphIt: form({
    levels: ['medium', 'hard'],
    share: 2,
    instruction: graph,
    draw,
    answer: drawnLine,
    solve: ({ n, d, b }) => ({ n, d, b }),
    ask: ({ equation, ...of }) => both([equation, emptyGrid([of])]),
    solution: of => [...(of.isStandard ? solvedForY(of) : []), ...graphSteps(of)],
    check: (printed, answer) => through(answer).every(at => contains(printed.one('relation'), at)),
  }),
  slopeAndIntercept: form({
    levels: ['easy', 'hard'],
    instruction: {
      en: prose`Write the slope ${m`m`} and the ${m`y`}-intercept ${m`b`} of the line.`,
      es: prose`Escribe la pendiente ${m`m`} y la intersección ${m`b`} de la recta con el eje ${m`y`}.`,
    },
    draw,
    answer: slopeAndIntercept,
    solve: of => [slopeOf(of), of.b],
    ask: ({ equation: shown }) => both([shown, list(equation(m`m`, blank(2)), equation(m`b`, blank(2)))]),
    solution: of =>
      of.isStandard
        ? [...solvedForY(of), readBoth(of)]
        : of.n === 0 || of.b === 0
          ? [
              of.n === 0
                ? explained(
                    m`y = mx + b`,
                    line`The equation has no term with ${m`x`}, so the slope is 0.`,
                    line`La ecuación no tiene término con ${m`x`}: la pendiente es 0.`,
                  )
                : explained(
                    m`y = mx + b`,
                    line`Nothing is added to the term with ${m`x`}, so ${m`b`} is 0.`,
                    line`Al término con ${m`x`} no se le suma nada: ${m`b`} es 0.`,
                  ),
              readBoth(of),
            ]
          : [explained(m`y = mx + b`, comparedOf(of).en, comparedOf(of).es), readBoth(of)],
    // The points at 0 and 1 that the two numbers give lie on the printed line.
    check(printed, answer) {
      const [of, [slope, start]] = [printed.one('relation'), tupleOf(answer.map(exact), 2)]
      return isTrue(of, { x: 0, y: start }) && isTrue(of, { x: 1, y: start.plus(slope) })
    },
  }),
  readLine: form({
    levels: ['medium'],
    instruction: {
      en: prose`Write the slope ${m`m`} and the ${m`y`}-intercept ${m`b`} of the line.`,
      es: prose`Escribe la pendiente ${m`m`} y la intersección ${m`b`} de la recta con el eje ${m`y`}.`,
    },
    draw: random =>
      random.until(
        () => kinds['fraction slope'](random),
        of => pointsOf(of).length >= 3,
      ),
    answer: slopeAndIntercept,
    solve: of => [slopeOf(of), of.b],
    ask: of => both([figure(graphOf(of)), list(equation(m`m`, blank(2)), equation(m`b`, blank(2)))]),
    solution: (of, answer) => {
      const [start, next] = through(of)
      return [
        step(equation(m`b`, of.b), because.readIntercept),
        explained(
          list(pointExpr(...start), pointExpr(...next)),
          line`Look for the next point to the right where the line passes through an intersection of grid lines.`,
          line`Busca el siguiente punto a la derecha donde la recta pasa por un cruce de la cuadrícula.`,
        ),
        explained(
          equation(m`m`, slopeOf(of)),
          of.n > 0
            ? line`From the first point to the second, the line goes ${of.d} to the right and ${of.n} up: rise over run.`
            : line`From the first point to the second, the line goes ${of.d} to the right and ${-of.n} down: rise over run.`,
          of.n > 0
            ? line`Del primer punto al segundo, la recta avanza ${of.d} a la derecha y sube ${of.n}: cambio vertical entre cambio horizontal.`
            : line`Del primer punto al segundo, la recta avanza ${of.d} a la derecha y baja ${-of.n}: cambio vertical entre cambio horizontal.`,
        ),
        explained(slopeAndIntercept.show(answer), line`Write both numbers.`, line`Escribe los dos números.`),
      ]
    },
    check(printed, answer) {
      const [slope, start] = tupleOf(answer.map(exact), 2)
      return printed
        .figure('coordinate-plane')
        .lines.every(item =>
          item.through.every(([x, y]) => slope.times(Ratio.from(x)).plus(start).equals(Ratio.from(y))),
        )
    },
  }),
  chooseGraph: form({
    levels: ['medium'],
    instruction: { en: prose`Which graph is the graph of the line?`, es: prose`¿Cuál es la gráfica de la recta?` },
    draw: random =>
      random.until(
        () => kinds['fraction slope'](random),
        ({ n, d, b }) => b !== 0 && Math.abs(n) !== d,
      ),
    answer: figureChoice,
    solve: of => graphOf(of),
    mistakes: ({ n, d, b }) => ({
      oppositeSlope: graphOf({ n: -n, d, b }),
      oppositeIntercept: graphOf({ n, d, b: -b }),
      runOverRise: graphOf({ n: Math.sign(n) * d, d: Math.abs(n), b }),
      bothOpposite: graphOf({ n: -n, d, b: -b }),
    }),
    ask: of => both(slopeForm(of)),
    solution: of => {
      const [start, next] = through(of)
      return [
        readBoth(of),
        slopeStep(of, start, list(pointExpr(...start), pointExpr(...next))),
        explained(
          figure(graphOf(of)),
          line`This line passes through both points.`,
          line`Esta recta pasa por los dos puntos.`,
        ),
      ]
    },
    whyWrong: ({ n, d, b }) => {
      const [slope, other] = [slopeOf({ n, d, b }), slopeOf({ n: Math.sign(n) * d, d: Math.abs(n), b })]
      const elsewhere = {
        en: line`It meets the ${m`y`}-axis at ${pointExpr(0, -b)}, not at ${pointExpr(0, b)}.`,
        es: line`Corta el eje ${m`y`} en ${pointExpr(0, -b)}, no en ${pointExpr(0, b)}.`,
      }
      return {
        oppositeSlope: {
          en: line`Its slope is ${slopeOf({ n: -n, d, b })}, not ${slope}.`,
          es: line`Su pendiente es ${slopeOf({ n: -n, d, b })}, no ${slope}.`,
        },
        oppositeIntercept: elsewhere,
        runOverRise: {
          en: line`Its slope is ${other}, not ${slope}.`,
          es: line`Su pendiente es ${other}, no ${slope}.`,
        },
        bothOpposite: elsewhere,
      }
    },
    check: (printed, chosen) =>
      chosen.kind === 'coordinate-plane' &&
      chosen.lines.every(item => item.through.every(at => contains(printed.one('relation'), at))),
  }),
})
