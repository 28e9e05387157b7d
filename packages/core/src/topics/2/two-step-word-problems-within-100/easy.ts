import {
  answerStep,
  box,
  equation,
  evaluate,
  expr,
  type FormMaker,
  figure,
  formulaChoice,
  isTrue,
  itemOf,
  line,
  minus,
  namedNumbers,
  prose,
  quantity,
  step,
  sum,
  symbol,
  tapeDiagram,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { filled } from '../../kit/equations/filled.ts'
import { ended, letters } from './ended.ts'
import type { levels } from './levels.ts'
import { fromSetting, storiesOf } from './stories.ts'
import { answerIn, bothSteps, drawTold, foundIn, resultOf, tell } from './two-step-story.ts'

const adding = fromSetting(0, storiesOf('add, add'))
const taking = fromSetting(2, storiesOf('take, take'))
const either = fromSetting(4, storiesOf('add, add', 'take, take'))
const drawn = fromSetting(0, storiesOf('add, add'))

export const easyForms = (form: FormMaker<typeof levels>) => ({
  addTwice: form({
    levels: ['easy'],
    kind: 'story',
    share: 2,
    lines: 2,
    draw: (random, level) => drawTold(random, adding, level),
    answer: quantity,
    solve: foundIn,
    ask: tell,
    solution: ended,
    check: (printed, { amount }) => evaluate(amount).equals(answerIn(printed)),
  }),

  takeTwice: form({
    levels: ['easy'],
    kind: 'story',
    share: 2,
    lines: 2,
    draw: (random, level) => drawTold(random, taking, level),
    answer: quantity,
    solve: foundIn,
    ask: tell,
    solution: ended,
    check: (printed, { amount }) => evaluate(amount).equals(answerIn(printed)),
  }),

  whichEquation: form({
    levels: ['easy'],
    instruction: { en: prose`Which equation fits the story?`, es: prose`¿Qué ecuación representa el problema?` },
    draw: (random, level) =>
      random.until(
        () => drawTold(random, either, level),
        ({ numbers }) => itemOf(numbers, 0) > itemOf(numbers, 1),
      ),
    answer: formulaChoice,
    solve({ story, numbers }) {
      const [a, b, c] = tupleOf(numbers, 3)
      return equation(story.plan === 'add, add' ? sum(a, b, c) : minus(minus(a, b), c), box())
    },
    mistakes({ numbers }) {
      const [a, b, c] = tupleOf(numbers, 3)
      return {
        secondStepTurned: equation(sum(minus(a, b), c), box()),
        firstStepTurned: equation(minus(sum(a, b), c), box()),
      }
    },
    ask: tell,
    solution: (told, answer) => [
      ...bothSteps(told),
      step(expr(answer), because.explain, {
        sentence:
          told.story.plan === 'add, add'
            ? { en: line`Both steps add.`, es: line`En los dos pasos se suma.` }
            : { en: line`Both steps subtract.`, es: line`En los dos pasos se resta.` },
      }),
    ],
    whyWrong({ story, numbers }) {
      const [, b, c] = tupleOf(numbers, 3)
      const turned = (value: number) =>
        story.plan === 'add, add'
          ? { en: line`It subtracts ${value} instead of adding it.`, es: line`Resta ${value} en vez de sumarlo.` }
          : { en: line`It adds ${value} instead of subtracting it.`, es: line`Suma ${value} en vez de restarlo.` }
      return story.plan === 'add, add'
        ? { secondStepTurned: turned(b), firstStepTurned: turned(c) }
        : { secondStepTurned: turned(c), firstStepTurned: turned(b) }
    },
    check: (printed, answer) => isTrue(filled(expr(answer), answerIn(printed))),
  }),

  tapeOfParts: form({
    levels: ['easy'],
    lines: 1,
    draw(random, level) {
      const told = drawTold(random, drawn, level)
      return { ...told, hidden: random.evenly([1, 0, 2]) }
    },
    answer: namedNumbers(...letters),
    solve: told => [itemOf(told.numbers, told.hidden), resultOf(told)],
    ask(told) {
      const { en, es } = tell(told)
      const boxes = told.numbers.map((size, i) => (i === told.hidden ? { label: symbol('A'), size } : size))
      const bar = figure(tapeDiagram([{ boxes, brace: symbol('B') }]))
      return {
        en: [en, prose`The bar shows the story, and B is the answer. Which numbers belong at A and at B?`, bar],
        es: [es, prose`La barra muestra el problema, y B es la respuesta. ¿Qué números van en A y en B?`, bar],
      }
    },
    solution(told, [a, b]) {
      const part = itemOf(told.numbers, told.hidden)
      return [
        step(equation(symbol('A'), part), because.explain, {
          sentence: {
            en: line`Compare the bar with the story: ${part} is missing.`,
            es: line`Compara la barra con el problema: falta el ${part}.`,
          },
        }),
        ...bothSteps(told, true),
        answerStep(namedNumbers(...letters).show([a ?? part, b ?? part]).en, {
          en: line`B is the whole bar: ${resultOf(told)}.`,
          es: line`B es toda la barra: ${resultOf(told)}.`,
        }),
      ]
    },
    check(printed, [a, b]) {
      const { boxes } = itemOf(printed.figure('tape-diagram').rows, 0)
      const known = boxes.reduce((total, { label }) => total + (label?.kind === 'number' ? label.n : 0), 0)
      const whole = answerIn(printed)
      return (
        a !== undefined &&
        b !== undefined &&
        evaluate(expr(b)).equals(whole) &&
        evaluate(expr(a)).plus(known).equals(whole)
      )
    },
  }),
})
