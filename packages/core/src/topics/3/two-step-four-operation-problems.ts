import {
  answerStep,
  type Block,
  type Both,
  both,
  box,
  count,
  defineTopic,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  formulaChoice,
  integer,
  isTrue,
  itemOf,
  line,
  list,
  minus,
  numberList,
  type Printed,
  prose,
  quantity,
  type Random,
  role,
  type Step,
  step,
  sum,
  tupleOf,
  type Value,
  type WhyWrong,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { filled } from '../kit/equations/filled.ts'
import { rounded } from '../kit/rounding/rounding.ts'
import { type EquationAndAnswer, equationAndAnswer } from '../kit/stories/equation-and-answer.ts'
import { bigStories } from './two-step-four-operation-problems/big-stories.ts'
import { easyStories } from './two-step-four-operation-problems/easy-stories.ts'
import { hardStories } from './two-step-four-operation-problems/hard-stories.ts'
import { levels } from './two-step-four-operation-problems/levels.ts'
import { mediumStories } from './two-step-four-operation-problems/medium-stories.ts'
import {
  drawTold,
  expressionsOf,
  otherEquationOf,
  type RoleName,
  resultOf,
  stepsOf,
  type Told,
  type TwoStepStory,
  tell,
  undoes,
  whatIsWrong,
} from './two-step-four-operation-problems/told-stories.ts'

/** Each form has stories of its own, so that a sheet tells none twice. */
const drawFrom = (stories: readonly TwoStepStory[], ...own: readonly number[]) => {
  const mine = own.map(i => itemOf(stories, i))
  return (random: Random) => drawTold(random, mine)
}

const bothSteps = (told: Told): readonly Step[] => {
  const [one, two] = stepsOf(told)
  const { first, second } = told.story
  return [
    step(equation(one.work, one.result), because.explain, { sentence: first }),
    step(equation(two.work, two.result), because.explain, { sentence: second }),
  ]
}
/** The number that is only told. */
const notNeeded = ({ story: { idleIs }, numbers }: Told): readonly Step[] =>
  idleIs && numbers.idle !== undefined
    ? [
        explained(
          expr(numbers.idle),
          ['The problem does not need ', idleIs.en, '.'],
          ['El problema no necesita ', idleIs.es, '.'],
        ),
      ]
    : []
/** Both steps with their reasons, and a sentence of the story. */
const solved = (told: Told): readonly Step[] => {
  const [result, { noun, ends }] = [resultOf(told), told.story]
  return [
    ...bothSteps(told),
    ...notNeeded(told),
    answerStep(both({ kind: 'paragraph', content: [count(result, noun)] }), ends(result)),
  ]
}

const undoesPrinted = (printed: Printed, answer: number) =>
  undoes(
    printed.terms('role').map(({ name }) => name),
    (name: RoleName) => printed.role(name).n,
    answer,
  )

const whichEquation = {
  en: prose`Which equation fits the problem? ${box()} is the answer.`,
  es: prose`¿Qué ecuación corresponde al problema? ${box()} es la respuesta.`,
}
const inBox = (told: Told): Expr => equation(expressionsOf(told)[0], box())
/** Both steps, and the equation that writes them in one line. */
const oneEquation = (told: Told, chosen: Expr): readonly Step[] => [
  ...bothSteps(told),
  ...notNeeded(told),
  step(chosen, because.explain, {
    sentence: {
      en: line`This equation has both steps.`,
      es: line`Esta ecuación tiene los dos pasos.`,
    },
  }),
]
/** Whatever its order and sides, an equation that fits the story is accepted. */
function otherEquations(told: Told): Both<Block> {
  const other = otherEquationOf(told, box())
  return {
    en: prose`Another equation that fits the problem is right too, such as ${other}.`,
    es: prose`También es correcta otra ecuación que corresponda al problema, como ${other}.`,
  }
}
/** The equation and its number, which the pupil writes. */
const written = {
  kind: 'story',
  lines: 2,
  instruction: {
    en: prose`Write one equation for the problem. Use ${box()} for the unknown number. Then write the unknown number.`,
    es: prose`Escribe una sola ecuación para el problema. Usa ${box()} para el número desconocido. Luego escribe ese número.`,
  },
  answer: equationAndAnswer,
  solve: (told: Told): EquationAndAnswer => ({ equation: inBox(told), answer: resultOf(told) }),
  ask: tell,
  key: otherEquations,
  solution: (told: Told, { equation: whole, answer }: EquationAndAnswer) => [
    ...bothSteps(told),
    ...notNeeded(told),
    explained(
      equation(expressionsOf(told)[0], answer),
      line`Write both steps in one equation. ${box()} stands for ${answer}.`,
      line`Escribe los dos pasos en una sola ecuación. ${box()} representa ${answer}.`,
    ),
    answerStep(both(prose`${whole}; ${answer}`), told.story.ends(answer)),
  ],
  check: (printed: Printed, { equation: whole, answer }: EquationAndAnswer) =>
    undoesPrinted(printed, answer) && isTrue(filled(whole, answer)),
} as const
const wrongEquations = (told: Told): Readonly<Record<string, Expr>> => {
  const [, one, two, three] = expressionsOf(told)
  return { otherOperation: equation(one, box()), otherOrder: equation(two, box()), bothOther: equation(three, box()) }
}
const whyWrongEquations = (told: Told) => {
  const [one, two, three] = whatIsWrong(told)
  return { otherOperation: one, otherOrder: two, bothOther: three }
}
/** Whether the value of what is printed on the left is the answer of the story. */
const fitsTheStory = (printed: Printed, chosen: Expr) =>
  chosen.kind === 'relation' && undoesPrinted(printed, evaluate(chosen.left).toNumber())

/** Three numbers near hundreds, one of them below its hundred. */
function drawBig(random: Random) {
  const story = random.evenly(bigStories)
  const near = (hundreds: number) => 100 * hundreds + random.pick([-1, 1]) * random.int(2, 14)
  const [b, c] = random.sample([1, 2, 3], 2)
  const a = story.sign === '−' ? random.int(b + c + 1, 9) : random.int(2, 4)
  return { story, numbers: [near(a), near(b), near(c)] as const }
}
type Big = ReturnType<typeof drawBig>
const hundredsOf = ({ numbers: [a, b, c] }: Big) => [rounded(a, 100), rounded(b, 100), rounded(c, 100)] as const
function estimateOf(facts: Big) {
  const [a, b, c] = hundredsOf(facts)
  return facts.story.sign === '+' ? a + b + c : a - b - c
}
function wrongEstimates(facts: Big): Readonly<Record<string, number>> {
  const [a, b, c] = hundredsOf(facts)
  return facts.story.sign === '+'
    ? { thirdLeftOut: a + b, secondLeftOut: a + c, firstTwice: a + a + b + c }
    : { thirdLeftOut: a - b, thirdAdded: a - b + c, allAdded: a + b + c }
}

export const twoStepFourOperationProblems = defineTopic(
  {
    id: 'two-step-four-operation-problems',
    rev: 7,
    name: {
      en: 'Two-step word problems with four operations',
      es: 'Problemas verbales de dos pasos con las cuatro operaciones',
    },
    description: {
      en: 'Solve stories in two steps with any operations and write an equation for the unknown number.',
      es: 'Resuelve problemas en dos pasos con cualquier operación y escribe una ecuación para el número que no se conoce.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['3.OA.D.8'],
    levels,
  },
  form => ({
    inOrder: form({
      levels: ['easy'],
      share: 2,
      kind: 'story',
      lines: 3,
      draw: drawFrom(easyStories, 0, 1, 4, 7, 9),
      answer: quantity,
      solve: told => count(resultOf(told), told.story.noun),
      ask: tell,
      solution: solved,
      check: (printed, { amount }) => undoesPrinted(printed, evaluate(amount).n),
    }),

    chooseInOrder: form({
      levels: ['easy'],
      instruction: whichEquation,
      draw: drawFrom(easyStories, 2, 3, 11, 12, 13),
      answer: formulaChoice,
      solve: inBox,
      mistakes: wrongEquations,
      ask: tell,
      solution: (told, answer) => oneEquation(told, expr(answer)),
      whyWrong: whyWrongEquations,
      check: (printed, answer) => fitsTheStory(printed, expr(answer)),
    }),

    bothSteps: form({
      levels: ['easy'],
      draw: drawFrom(easyStories, 5, 6, 8, 10, 14),
      answer: numberList,
      solve: (told): readonly Value[] => stepsOf(told).map(({ result }) => result),
      ask(told) {
        const { en, es } = tell(told)
        return {
          en: [en, prose`Step 1: multiply. ____`, prose`Step 2: add or subtract. ____`],
          es: [es, prose`Paso 1: multiplica. ____`, prose`Paso 2: suma o resta. ____`],
        }
      },
      key: told => {
        const [one, two] = stepsOf(told)
        return {
          en: prose`Step 1: ${equation(one.work, one.result)}; step 2: ${equation(two.work, two.result)}`,
          es: prose`Paso 1: ${equation(one.work, one.result)}; paso 2: ${equation(two.work, two.result)}`,
        }
      },
      solution: (told, answer) => {
        const [one, two] = stepsOf(told)
        return [
          step(equation(one.work, one.result), because.explain, { sentence: told.story.first }),
          step(equation(two.work, two.result), because.explain, { sentence: told.story.second }),
          answerStep(list(...answer), told.story.ends(two.result)),
        ]
      },
      check(printed, answers) {
        const [one, two] = tupleOf(answers, 2)
        const product = printed.role('groups').times(printed.role('each'))
        return product.equals(exact(one)) && undoesPrinted(printed, exact(two).n)
      },
    }),

    otherOrder: form({
      levels: ['medium'],
      share: 2,
      kind: 'story',
      lines: 3,
      draw: drawFrom(mediumStories, 0, 1, 6, 3, 4),
      answer: quantity,
      solve: told => count(resultOf(told), told.story.noun),
      ask: tell,
      solution: solved,
      check: (printed, { amount }) => undoesPrinted(printed, evaluate(amount).n),
    }),

    writeTheEquation: form({
      ...written,
      levels: ['medium'],
      draw: drawFrom(mediumStories, 7, 2, 5, 9, 8),
    }),

    bestEstimate: form({
      levels: ['medium'],
      draw: drawBig,
      answer: integer,
      solve: estimateOf,
      mistakes: wrongEstimates,
      ask: ({ story, numbers: [a, b, c] }) =>
        story.tell(role(story.sign === '+' ? 'one' : 'start', a), role('second', b), role('third', c)),
      solution(facts) {
        const { story, numbers } = facts
        const [a, b, c] = hundredsOf(facts)
        const middle = story.sign === '+' ? a + b : a - b
        return [
          step(
            both({
              kind: 'paragraph',
              content: numbers.flatMap((value, i) => [
                ...(i > 0 ? ['; '] : []),
                ...line`${value} → ${rounded(value, 100)}`,
              ]),
            }),
            because.explain,
            {
              sentence: {
                en: line`Round each number to the nearest hundred.`,
                es: line`Redondea cada número a la centena más cercana.`,
              },
            },
          ),
          step(equation(story.sign === '+' ? sum(a, b) : minus(a, b), middle), because.explain, {
            sentence:
              story.sign === '+'
                ? { en: line`Add the first two.`, es: line`Suma los dos primeros.` }
                : { en: line`Take away the second number.`, es: line`Quita el segundo número.` },
          }),
          answerStep(
            equation(story.sign === '+' ? sum(middle, c) : minus(middle, c), estimateOf(facts)),
            story.answers(estimateOf(facts)),
          ),
        ]
      },
      whyWrong(facts) {
        const [a, b, c] = hundredsOf(facts)
        const why: Readonly<Record<string, WhyWrong>> =
          facts.story.sign === '+'
            ? {
                thirdLeftOut: { en: line`Here ${c} was not added.`, es: line`Aquí falta sumar ${c}.` },
                secondLeftOut: { en: line`Here ${b} was not added.`, es: line`Aquí falta sumar ${b}.` },
                firstTwice: { en: line`Here ${a} was added twice.`, es: line`Aquí se sumó ${a} dos veces.` },
              }
            : {
                thirdLeftOut: { en: line`Here ${c} was not taken away.`, es: line`Aquí falta quitar ${c}.` },
                thirdAdded: {
                  en: line`Here ${c} was added, not taken away.`,
                  es: line`Aquí se sumó ${c} en vez de quitarlo.`,
                },
                allAdded: {
                  en: line`Here all three numbers were added.`,
                  es: line`Aquí se sumaron los tres números.`,
                },
              }
        return why
      },
      // A whole hundred, and the exact result is closer to it than half a hundred.
      check(printed, answer) {
        const isSum = printed.terms('role').some(({ name }) => name === 'one')
        const others = printed.role('second').n + printed.role('third').n
        const result = isSum ? printed.role('one').n + others : printed.role('start').n - others
        return exact(answer).n % 100 === 0 && Math.abs(result - exact(answer).n) < 50
      },
    }),

    backward: form({
      levels: ['hard'],
      share: 2,
      kind: 'story',
      lines: 3,
      draw: drawFrom(hardStories, 0, 2, 12, 6, 9, 10, 13),
      answer: quantity,
      solve: told => count(resultOf(told), told.story.noun),
      ask: tell,
      solution: solved,
      check: (printed, { amount }) => undoesPrinted(printed, evaluate(amount).n),
    }),

    chooseBackward: form({
      levels: ['hard'],
      instruction: whichEquation,
      draw: drawFrom(hardStories, 1, 11, 8, 14),
      answer: formulaChoice,
      solve: inBox,
      mistakes: wrongEquations,
      ask: tell,
      solution: (told, answer) => oneEquation(told, expr(answer)),
      whyWrong: whyWrongEquations,
      check: (printed, answer) => fitsTheStory(printed, expr(answer)),
    }),

    writeBackward: form({
      ...written,
      levels: ['hard'],
      draw: drawFrom(hardStories, 3, 5, 4, 7),
    }),
  }),
)
