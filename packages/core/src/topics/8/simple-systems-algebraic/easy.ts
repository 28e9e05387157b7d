import {
  both,
  type Expr,
  exact,
  type FormMaker,
  failed,
  itemOf,
  line,
  pointAnswer,
  point as pointExpr,
  prose,
  type Random,
  type Step,
  step,
  system,
  systemSolution,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { solves } from '../../kit/equations/linear-system.ts'
import type { levels } from './levels.ts'
import { check, draw, type Level } from './parts.ts'

const drawOne = (random: Random, level: Level) =>
  random.until(
    () => {
      const { rows, solution, steps } = draw(random, level)
      return { rows, steps, at: typeof solution === 'string' ? null : tupleOf(solution.map(exact), 2) }
    },
    ({ at }) => at !== null && !at[0].equals(at[1]) && !at[0].equals(at[1].negated()),
  )

/** The pair in a line of its own: the wrong choices are judged only when both letters are known. */
function pairAlone(steps: readonly Step[], pair: Expr): readonly Step[] {
  const last = itemOf(steps, steps.length - 1)
  const [found, ...more] = last.work.en.flatMap(block => (block.kind === 'paragraph' ? block.content : []))
  return found === undefined || more.length === 0
    ? steps
    : [
        ...steps.slice(0, -1),
        { ...last, work: both([{ kind: 'paragraph', content: [found] }]) },
        step(pair, because.writeOrderedPair),
      ]
}

const orderedPair = {
  en: prose`Solve the system. Write the solution as an ordered pair.`,
  es: prose`Resuelve el sistema. Escribe la solución como par ordenado.`,
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  bare: form({
    levels: ['easy', 'medium'],
    share: 3,
    instruction: orderedPair,
    draw,
    answer: systemSolution,
    solve: ({ solution }) => solution,
    ask: ({ rows }) => both(system(...rows)),
    solution: ({ steps }) => steps(),
    check,
  }),
  choice: form({
    levels: ['easy', 'medium'],
    instruction: { en: prose`Choose the solution of the system.`, es: prose`Elige la solución del sistema.` },
    draw: drawOne,
    answer: pointAnswer,
    solve: ({ at }) => at ?? failed('A system with one solution is drawn'),
    mistakes: (_, answer) => {
      const [x, y] = tupleOf(answer.map(exact), 2)
      return {
        coordinatesSwapped: [y, x],
        signOfYLost: [x, y.negated()],
        signOfXLost: [x.negated(), y],
        bothSignsLost: [x.negated(), y.negated()],
      }
    },
    ask: ({ rows }) => both(system(...rows)),
    solution: ({ steps }, answer) => pairAlone(steps(), pointExpr(...tupleOf(answer.map(exact), 2))),
    whyWrong: () => ({
      coordinatesSwapped: { en: line`The coordinates are exchanged.`, es: line`Las coordenadas están intercambiadas.` },
      signOfYLost: {
        en: line`The sign of the second coordinate is wrong.`,
        es: line`El signo de la segunda coordenada es incorrecto.`,
      },
      signOfXLost: {
        en: line`The sign of the first coordinate is wrong.`,
        es: line`El signo de la primera coordenada es incorrecto.`,
      },
      bothSignsLost: { en: line`Both signs are wrong.`, es: line`Los dos signos son incorrectos.` },
    }),
    check: (printed, answer) => solves(tupleOf(answer, 2), printed.one('system')),
  }),
})
