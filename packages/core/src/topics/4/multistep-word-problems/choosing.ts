import {
  answerStep,
  type Block,
  type Both,
  both,
  evaluate,
  expr,
  isTrue,
  line,
  type Printed,
  prose,
  type Step,
  step,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { filled } from '../../kit/equations/filled.ts'
import { type EquationAndAnswer, equationAndAnswer } from '../../kit/stories/equation-and-answer.ts'
import {
  allSteps,
  amountOf,
  equationOf,
  resultOf,
  type Told,
  tell,
  undoes,
  unknown,
  whyWrongEquations,
  wrongEquations,
} from './story.ts'

const whichEquation: Both<Block> = {
  en: prose`Which equation fits the problem? ${unknown} is the answer.`,
  es: prose`¿Qué ecuación va con el problema? ${unknown} es la respuesta.`,
}

/** The equation that fits a story, among those with a wrong operation or brackets at another place. */
export const choosing = {
  instruction: whichEquation,
  solve: (told: Told): Value => equationOf(told),
  mistakes(told: Told) {
    const [wrongEnd, wrongOrder, wrongStart] = wrongEquations(told)
    return { wrongEnd, wrongOrder, wrongStart }
  },
  ask: tell,
  solution: (told: Told, answer: Value): readonly Step[] => [
    ...allSteps(told),
    step(expr(answer), because.explain, {
      sentence: {
        en: line`This equation does the same steps in the same order.`,
        es: line`Esta ecuación hace los mismos pasos en el mismo orden.`,
      },
    }),
  ],
  whyWrong(told: Told) {
    const [wrongEnd, wrongOrder, wrongStart] = whyWrongEquations(told)
    return { wrongEnd, wrongOrder, wrongStart }
  },
  check(printed: Printed, answer: Value) {
    const chosen = expr(answer)
    return chosen.kind === 'relation' && undoes(printed, evaluate(chosen.left).toNumber())
  },
}

/** The equation and its number, which the pupil writes. */
const inOneEquation = (told: Told) => {
  const { en, es } = told.story.ends(amountOf(told))
  return {
    en: [...line`Write the same steps in one equation. `, ...en],
    es: [...line`Escribe los mismos pasos en una sola ecuación. `, ...es],
  }
}

export const writing = {
  kind: 'story',
  lines: 4,
  instruction: {
    en: prose`Write an equation for the problem. Use ${unknown} for the unknown number. Then write that number.`,
    es: prose`Escribe una ecuación para el problema. Usa ${unknown} para el número desconocido. Luego escribe ese número.`,
  },
  answer: equationAndAnswer,
  solve: (told: Told): EquationAndAnswer => ({ equation: equationOf(told), answer: resultOf(told) }),
  ask: tell,
  key: (): Both<Block> => ({
    en: prose`Another equation that fits the problem is right too.`,
    es: prose`También es correcta otra ecuación que corresponda al problema.`,
  }),
  solution: (told: Told, { equation: whole, answer }: EquationAndAnswer): readonly Step[] => [
    ...allSteps(told),
    answerStep(both(prose`${whole}; ${answer}`), inOneEquation(told)),
  ],
  check: (printed: Printed, { equation: whole, answer }: EquationAndAnswer): boolean =>
    undoes(printed, answer) && isTrue(filled(whole, answer)),
} as const
