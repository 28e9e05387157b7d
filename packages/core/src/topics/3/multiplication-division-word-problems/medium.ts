import {
  type Both,
  box,
  count,
  divide,
  equation as equals,
  explained,
  expr,
  type FormMaker,
  formulaChoice,
  type Inline,
  isTrue,
  itemOf,
  line,
  minus,
  missingFactor,
  prose,
  quantity,
  Ratio,
  type Step,
  step,
  sum,
  tapeDiagram,
  things,
  times,
  withFigure,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { filled } from '../../kit/equations/filled.ts'
import { equationAndAnswer } from '../../kit/stories/equation-and-answer.ts'
import type { levels } from './levels.ts'
import {
  type Amount,
  amountOf,
  drawFrom,
  givesBack,
  halves,
  numbersOf,
  thinking,
  told,
  whichEquation,
} from './parts.ts'

const shareSteps = (a: number, total: number, answer: Amount, says: Both<readonly Inline[]>): readonly Step[] => [
  step(divide(total, a), because.explain, {
    sentence: thinking({ en: line`Share equally: divide.`, es: line`Reparte en partes iguales: divide.` }, a, total),
  }),
  ...missingFactor(a, total),
  told(answer, says),
]

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  share: form({
    levels: ['medium'],
    share: 2,
    lines: 2,
    draw: drawFrom(halves.oddSharing, 1),
    answer: quantity,
    solve: ({ story, b }) => count(b, story.items),
    ask: ({ story, a, b, who }) => story.share(count(a * b, story.items), count(a, story.groups), who),
    solution: ({ story, a, b, who }, answer) => shareSteps(a, a * b, answer, story.saysShare(answer, who)),
    check: givesBack,
  }),
  measure: form({
    levels: ['medium'],
    share: 2,
    draw: drawFrom(halves.evenSharing),
    answer: quantity,
    solve: ({ story, a }) => count(a, story.groups),
    ask: ({ story, a, b, who }) => story.measure(count(a * b, story.items), count(b, story.items), who),
    solution: ({ story, a, b, who }, answer) => [
      step(divide(a * b, b), because.explain, {
        sentence: thinking(
          {
            en: line`Find how many groups of ${b} there are in ${a * b}: divide.`,
            es: line`Halla cuántos grupos de ${b} hay en ${a * b}: divide.`,
          },
          b,
          a * b,
        ),
      }),
      ...missingFactor(b, a * b),
      told(answer, story.saysMeasure(answer, who)),
    ],
    check: givesBack,
  }),
  writeTheEquation: form({
    levels: ['medium'],
    instruction: {
      en: prose`Write an equation for the problem. Use ${box()} for the number that you do not know. Then write that number.`,
      es: prose`Escribe una ecuación para el problema. Usa ${box()} para el número que no conoces. Luego escribe ese número.`,
    },
    lines: 1,
    draw: drawFrom(halves.odd, 4),
    answer: equationAndAnswer,
    solve: ({ a, b }) => ({ equation: equals(times(box(), b), a * b), answer: a }),
    ask: ({ story, a, b, who }) => story.measure(count(a * b, story.items), count(b, story.items), who),
    key({ a, b }) {
      const other = equals(divide(a * b, b), box())
      return {
        en: prose`Another equation that fits the problem is right too, such as ${other}.`,
        es: prose`También es correcta otra ecuación que corresponda al problema, como ${other}.`,
      }
    },
    solution: ({ story, a, b, who }, { answer, equation }) => [
      step(equation, because.explain, {
        sentence: {
          en: line`${box()} is the number of ${things(story.groups)}: ${box()} groups of ${b} make ${a * b}.`,
          es: line`${box()} es el número de ${things(story.groups)}: ${box()} grupos de ${b} forman ${a * b}.`,
        },
      }),
      ...missingFactor(b, a * b),
      step(equals(box(), answer), because.explain, { sentence: story.saysMeasure(count(answer, story.groups), who) }),
    ],
    check(printed, { equation, answer }) {
      const [total, known] = numbersOf(printed)
      return answer * known === total && isTrue(filled(equation, answer))
    },
  }),
  chooseTheQuotient: form({
    levels: ['medium'],
    instruction: whichEquation,
    draw: drawFrom(halves.evenSharing, 3),
    answer: formulaChoice,
    solve: ({ a, b }) => equals(divide(a * b, a), box()),
    mistakes: ({ a, b }) => ({
      adds: equals(sum(a * b, a), box()),
      subtracts: equals(minus(a * b, a), box()),
      multiplies: equals(times(a * b, a), box()),
    }),
    ask: ({ story, a, b, who }) => story.share(count(a * b, story.items), count(a, story.groups), who),
    solution: ({ a, b }, answer) => [
      step(divide(a * b, a), because.shareEqually),
      explained(
        expr(answer),
        line`The box stands for the number in each group.`,
        line`El recuadro representa el número de cada grupo.`,
      ),
    ],
    whyWrong: ({ a, b }) => ({
      adds: {
        en: line`It adds ${a}, but nothing is joined to the ${a * b}.`,
        es: line`Suma ${a}, pero no se junta nada a los ${a * b}.`,
      },
      subtracts: {
        en: line`It subtracts ${a}, but nothing is taken away.`,
        es: line`Resta ${a}, pero no se quita nada.`,
      },
      multiplies: {
        en: line`It multiplies by ${a}, but ${a * b} is already the total.`,
        es: line`Multiplica por ${a}, pero ${a * b} ya es el total.`,
      },
    }),
    check(printed, answer) {
      const [total, known] = numbersOf(printed)
      return isTrue(filled(expr(answer), Ratio.of(total, known)))
    },
  }),
  tapeDiagramOfSharing: form({
    levels: ['medium'],
    lines: 1,
    draw: drawFrom(halves.oddSharing, 5),
    answer: quantity,
    solve: ({ story, b }) => count(b, story.items),
    ask: ({ story, a, b, who }) =>
      withFigure(
        story.share(count(a * b, story.items), count(a, story.groups), who),
        tapeDiagram([
          { boxes: Array.from({ length: a }, (_, i) => (i === 0 ? box() : null)), equal: true, brace: a * b },
        ]),
      ),
    solution: ({ story, a, b, who }, answer) => shareSteps(a, a * b, answer, story.saysShare(answer, who)),
    // The brace is as long as all boxes together.
    check(printed, answer) {
      const row = itemOf(printed.figure('tape-diagram').rows, 0)
      return row.brace?.kind === 'number' && amountOf(answer).times(row.boxes.length).equals(row.brace.n)
    },
  }),
})
