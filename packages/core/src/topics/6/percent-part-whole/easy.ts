import {
  divide,
  type Expr,
  equation,
  evaluate,
  exact,
  explainedBy,
  type FormMaker,
  integer,
  line,
  number,
  percent,
  prose,
  Ratio,
  rational,
  step,
  tapeDiagram,
  times,
  tupleOf,
  withFigure,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { askPart, drawWhole, find, fits, isPart, partOf } from './parts.ts'
import { inParts } from './percent-steps.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  part: form({
    levels: ['easy'],
    share: 2,
    instruction: find,
    draw: drawWhole,
    answer: rational,
    solve: partOf,
    ask: askPart,
    solution: facts => inParts(facts.rate, facts.whole),
    check: isPart,
  }),
  tapeDiagram: form({
    levels: ['easy'],
    draw(random) {
      const boxes = random.evenly([10, 4])
      return {
        boxes,
        shaded: random.intExcept(1, boxes - 1, boxes / 2),
        size: random.int(3, boxes < 10 ? 50 : 30),
      }
    },
    answer: integer,
    solve: ({ shaded, size }) => shaded * size,
    ask({ boxes, shaded, size }) {
      const rate = percent((shaded * 100) / boxes)
      return withFigure(
        {
          en: prose`Use the diagram. How much is ${rate} of ${boxes * size}?`,
          es: prose`Usa el diagrama. ¿Cuánto es el ${rate} de ${boxes * size}?`,
        },
        tapeDiagram([
          {
            boxes: Array.from({ length: boxes }, (_, i) => (i < shaded ? { fill: 'gray' } : {})),
            brace: boxes * size,
          },
        ]),
      )
    },
    solution: ({ boxes, shaded, size }) => [
      step(equation(divide(percent(100), boxes), percent(100 / boxes)), because.countEqualParts, { parts: boxes }),
      step(equation(divide(boxes * size, boxes), size), because.shareEqually),
      shaded === 1
        ? explainedBy(number(size), {
            en: line`Only one of the parts is shaded: it is ${percent(100 / boxes)} of the bar.`,
            es: line`Solo una de las partes está sombreada: es el ${percent(100 / boxes)} de la barra.`,
          })
        : explainedBy(equation(times(shaded, size), shaded * size), {
            en: line`The ${shaded} shaded parts are ${percent((100 / boxes) * shaded)} of the bar: multiply by ${shaded}.`,
            es: line`Las ${shaded} partes sombreadas son el ${percent((100 / boxes) * shaded)} de la barra: multiplica por ${shaded}.`,
          }),
    ],
    // The shaded boxes are that percent of all boxes, and the answer is that share of the whole bar.
    check(printed, answer) {
      const [row] = tupleOf(printed.figure('tape-diagram').rows, 1)
      const shaded = Ratio.of(row.boxes.filter(({ fill }) => fill === 'gray').length, row.boxes.length)
      return shaded.equals(evaluate(printed.one('percent'))) && fits(exact(answer), shaded, evaluate(row.brace as Expr))
    },
  }),
})
