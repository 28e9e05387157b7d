import {
  answerStep,
  both,
  box,
  divide,
  type Expr,
  equation,
  evaluate,
  expr,
  type Figure,
  type FormMaker,
  figure,
  figureChoice,
  formulaChoice,
  isTrue,
  itemOf,
  line,
  list,
  minus,
  type Printed,
  prose,
  quantity,
  type Ratio,
  role,
  type Step,
  step,
  sum,
  tapeDiagram,
  times,
  withFigure,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { filled } from '../../kit/equations/filled.ts'
import { equationAndAnswer } from '../../kit/stories/equation-and-answer.ts'
import { amount, type Compared, drawPair, joined, named, UNDO } from './drawn-pair.ts'
import type { levels } from './levels.ts'

const largerAsked = ({ pair, small, times: k }: Compared) =>
  joined(pair.tellSmaller(named('small', small, pair)), pair.meetsLarger(role('times', k)), pair.askLarger)
const smallerAsked = ({ pair, large, times: k }: Compared) =>
  joined(pair.tellLarger(named('large', large, pair)), pair.meetsSmaller(role('times', k)), pair.askSmaller)

const largerSteps = (facts: Compared): readonly Step[] => {
  const { pair, small, times: k, large } = facts
  const found = amount(large, pair)
  return [
    step(equation(times(k, small), large), because.explain, {
      sentence: {
        en: line`Read the diagram: the larger bar has ${k} boxes, and each of them stands for ${small}. Multiply.`,
        es: line`Lee el diagrama: la barra mayor tiene ${k} cuadros y cada uno representa ${small}. Multiplica.`,
      },
    }),
    answerStep(both({ kind: 'paragraph', content: [found] }), pair.endsLarger(found)),
  ]
}
const smallerSteps = (facts: Compared): readonly Step[] => {
  const { pair, small, times: k, large } = facts
  const found = amount(small, pair)
  return [
    step(equation(times(k, box()), large), because.explain, {
      sentence: {
        en: line`Read the diagram: the larger bar has ${k} equal boxes. One box is the smaller amount, and all of them are ${large}.`,
        es: line`Lee el diagrama: la barra mayor tiene ${k} cuadros iguales. Un cuadro es la cantidad menor y todos juntos son ${large}.`,
      },
    }),
    step(equation(divide(large, k), small), because.explain, { sentence: UNDO }),
    answerStep(both({ kind: 'paragraph', content: [found] }), pair.endsSmaller(found)),
  ]
}
/** The smaller amount, told or found, goes so many times into the larger one. */
const fits = (printed: Printed, found: Ratio): boolean => {
  const knowsSmall = printed.terms('role').some(({ name }) => name === 'small')
  const [small, large] = knowsSmall ? [printed.role('small'), found] : [found, printed.role('large')]
  return large.over(small).equals(printed.role('times'))
}

const emptyBoxes = (length: number) => Array.from({ length }, () => null)
const tapeOf = ({ pair: { smaller, larger } }: Compared, one: Expr, boxes: number, whole: Expr): Figure =>
  tapeDiagram([
    { label: smaller, boxes: [{ label: one, size: 1 }] },
    { label: larger, boxes: emptyBoxes(boxes), equal: true, brace: whole },
  ])

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  largerWithTape: form({
    levels: ['medium'],
    kind: 'story',
    lines: 2,
    draw: random => drawPair(random, 0),
    answer: quantity,
    solve: ({ pair, large }) => amount(large, pair),
    ask: facts => withFigure(largerAsked(facts), tapeOf(facts, expr(facts.small), facts.times, box())),
    solution: largerSteps,
    check: (printed, answer) => fits(printed, evaluate(answer.amount)),
  }),

  smallerWithTape: form({
    levels: ['medium'],
    kind: 'story',
    lines: 2,
    draw: random => drawPair(random, 3),
    answer: quantity,
    solve: ({ pair, small }) => amount(small, pair),
    ask: facts => withFigure(smallerAsked(facts), tapeOf(facts, box(), facts.times, expr(facts.large))),
    solution: smallerSteps,
    check: (printed, answer) => fits(printed, evaluate(answer.amount)),
  }),

  whichTape: form({
    levels: ['medium'],
    lines: 1,
    draw: random => drawPair(random, 6),
    answer: figureChoice,
    solve: (facts): Figure => tapeOf(facts, expr(facts.small), facts.times, box()),
    mistakes: facts => {
      const { pair, small, times: k } = facts
      const { smaller, larger } = pair
      return {
        oneBoxMore: tapeOf(facts, expr(small), k + 1, box()),
        added: tapeDiagram([
          { label: smaller, boxes: [{ label: expr(small), size: 2 }] },
          {
            label: larger,
            boxes: [
              { label: expr(small), size: 2 },
              { label: expr(k), size: 1 },
            ],
            brace: box(),
          },
        ]),
        turnedAround: tapeDiagram([
          { label: smaller, boxes: emptyBoxes(k), equal: true, brace: box() },
          { label: larger, boxes: [{ label: expr(small), size: 1 }] },
        ]),
      }
    },
    ask(facts) {
      const { en, es } = largerAsked(facts)
      return {
        en: [en, prose`Which tape diagram fits the problem?`],
        es: [es, prose`¿Qué diagrama de cinta corresponde al problema?`],
      }
    },
    solution: ({ small, times: k }, answer) => [
      step(both(prose`${small}; ${times(k, small)}`), because.explain, {
        sentence: {
          en: line`The smaller amount is one box of ${small}. The larger amount is ${k} boxes of the same size.`,
          es: line`La cantidad menor es un cuadro de ${small}. La cantidad mayor son ${k} cuadros del mismo tamaño.`,
        },
      }),
      step(figure(answer), because.explain, {
        sentence: {
          en: line`This diagram shows that.`,
          es: line`Este diagrama lo muestra.`,
        },
      }),
    ],
    whyWrong: ({ small, times: k }) => ({
      oneBoxMore: {
        en: line`The larger bar has ${k + 1} boxes, not ${k}.`,
        es: line`La barra mayor tiene ${k + 1} cuadros, no ${k}.`,
      },
      added: {
        en: line`This shows ${k} more than ${small}, not ${k} times ${small}.`,
        es: line`Esto muestra ${k} más que ${small}, no ${k} veces ${small}.`,
      },
      turnedAround: {
        en: line`The two bars are exchanged.`,
        es: line`Las dos barras están intercambiadas.`,
      },
    }),
    check(printed, answer) {
      if (answer.kind !== 'tape-diagram') return false
      const [first, second] = [itemOf(answer.rows, 0), itemOf(answer.rows, 1)]
      const { label } = itemOf(first.boxes, 0)
      return (
        first.boxes.length === 1 &&
        label?.kind === 'number' &&
        printed.role('small').equals(label.n) &&
        second.boxes.length === printed.role('times').n &&
        second.boxes.every(({ size, label: inside }) => size === 1 && inside === null)
      )
    },
  }),

  equationOfStory: form({
    levels: ['medium'],
    kind: 'story',
    instruction: {
      en: prose`Write an equation for the problem. Use ${box()} for the number that you do not know. Then write that number.`,
      es: prose`Escribe una ecuación para el problema. Usa ${box()} para el número que no conoces. Luego escribe ese número.`,
    },
    lines: 2,
    draw: random => ({ asks: random.evenly(['small', 'large'] as const), ...drawPair(random, 8) }),
    answer: equationAndAnswer,
    solve: ({ asks, small, times: k, large }) =>
      asks === 'small'
        ? { equation: equation(times(k, box()), large), answer: small }
        : { equation: equation(times(k, small), box()), answer: large },
    ask: facts => (facts.asks === 'small' ? smallerAsked(facts) : largerAsked(facts)),
    key: () => ({
      en: prose`Another equation that fits the problem is right too.`,
      es: prose`También es correcta otra ecuación que corresponda al problema.`,
    }),
    solution: (facts, { equation: whole, answer }) => {
      const { asks, pair, small, times: k, large } = facts
      const found = amount(answer, pair)
      return [
        step(whole, because.explain, {
          sentence: {
            en: line`The larger amount is ${k} times the smaller amount.`,
            es: line`La cantidad mayor es ${k} veces la menor.`,
          },
        }),
        asks === 'small'
          ? step(equation(divide(large, k), small), because.explain, { sentence: UNDO })
          : step(equation(times(k, small), large), because.multiply),
        answerStep(
          both(prose`${whole}; ${answer}`),
          asks === 'small' ? pair.endsSmaller(found) : pair.endsLarger(found),
        ),
      ]
    },
    check: (printed, { equation: whole, answer }) =>
      fits(printed, evaluate(expr(answer))) && isTrue(filled(whole, answer)),
  }),

  whichEquationOfStory: form({
    levels: ['medium'],
    instruction: {
      en: prose`Which equation fits the problem? ${box()} is the answer.`,
      es: prose`¿Qué ecuación corresponde al problema? ${box()} es la respuesta.`,
    },
    draw: random => drawPair(random, 10),
    answer: formulaChoice,
    solve: ({ times: k, large }): Expr => equation(times(k, box()), large),
    mistakes: ({ times: k, large }) => ({
      multiplies: equation(box(), times(k, large)),
      adds: equation(sum(box(), k), large),
      subtracts: equation(minus(box(), k), large),
    }),
    ask: smallerAsked,
    solution: ({ times: k, large }, answer) => [
      step(list(times(k, box()), large), because.explain, {
        sentence: {
          en: line`${box()} is the smaller amount. ${k} times that amount is the larger amount.`,
          es: line`${box()} es la cantidad menor. ${k} veces esa cantidad es la cantidad mayor.`,
        },
      }),
      step(expr(answer), because.explain, {
        sentence: {
          en: line`Both name the larger amount: write an equals sign between them.`,
          es: line`Las dos expresan la cantidad mayor: escribe un signo de igual entre ellas.`,
        },
      }),
    ],
    whyWrong: ({ times: k, large }) => ({
      multiplies: {
        en: line`${large} is already the larger amount: the answer must be less.`,
        es: line`${large} ya es la cantidad mayor: la respuesta debe ser menor.`,
      },
      adds: {
        en: line`This says that ${large} is ${k} more than ${box()}, not ${k} times ${box()}.`,
        es: line`Esto dice que ${large} es ${k} más que ${box()}, no ${k} veces ${box()}.`,
      },
      subtracts: {
        en: line`This says that ${large} is ${k} less than ${box()}, not ${k} times ${box()}.`,
        es: line`Esto dice que ${large} es ${k} menos que ${box()}, no ${k} veces ${box()}.`,
      },
    }),
    check: (printed, answer) => isTrue(filled(expr(answer), printed.role('large').over(printed.role('times')))),
  }),
})
