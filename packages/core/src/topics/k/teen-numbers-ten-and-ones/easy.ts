import {
  type Both,
  blank,
  both,
  type Content,
  drawing,
  equation,
  exact,
  explainedBy,
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
  numberList,
  prose,
  type Step,
  step,
  sum,
  tenFrame,
  wholes,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { filled } from '../../kit/equations/filled.ts'
import type { levels } from './levels.ts'
import { countedIn, drawnIn, drawOnes, type Level, pictures, tenWithOnes } from './parts.ts'

const boxed = (ones: number) => tenFrame([10, { white: ones }])

/** A full ten is counted on from. */
const countedOn = (ones: number): readonly Step[] => [
  step(list(...wholes(11, 10 + ones)), because.countOn, { count: ones, start: 10 }),
  step(equation(sum(10, ones), 10 + ones), because.lastNumberTellsHowMany),
]

/** What the wrong pictures have beside the ten. */
const tenAndMore = (ones: number) => ({
  en: line`This picture shows ${10} and ${ones}.`,
  es: line`Este dibujo muestra ${10} y ${ones}.`,
})

const near = (ones: number) => [ones === 9 ? 7 : ones + 1, ones === 1 ? 3 : ones - 1]

const onesCounted = (ones: number, wrong: number) =>
  ones === 1
    ? { en: line`There is ${1} more than ${10}, not ${wrong}.`, es: line`Hay ${1} más que ${10}, no ${wrong}.` }
    : { en: line`There are ${ones} more than ${10}, not ${wrong}.`, es: line`Hay ${ones} más que ${10}, no ${wrong}.` }

export const easyForms = (form: FormMaker<typeof levels>) => ({
  picture: form({
    levels: ['easy'],
    instruction: { en: prose`Write the numbers.`, es: prose`Escribe los números.` },
    draw: (random, level: Level) => ({ ...drawOnes(random, 0), picture: random.evenly(level.picture) }),
    answer: numberList,
    solve: ({ ones }) => [ones, 10 + ones],
    key: ({ ones }) => both(equation(sum(10, ones), 10 + ones)),
    ask: ({ picture, ones }) => both([figure(pictures[picture](ones)), equation(sum(10, blank(2)), blank(2))]),
    solution: ({ ones }) => countedOn(ones),
    check: (printed, answers) =>
      answers.length === 2 &&
      isTrue(filled(printed.one('relation'), itemOf(answers, 0), itemOf(answers, 1))) &&
      exact(itemOf(answers, 1)).equals(drawnIn(printed)),
  }),
  whichPicture: form({
    levels: ['easy'],
    draw: random => drawOnes(random, 3),
    answer: figureChoice,
    solve: ({ ones }): Figure => pictures.frames(ones),
    mistakes: ({ ones }) => ({
      oneMore: pictures.frames(itemOf(near(ones), 0)),
      oneFewer: pictures.frames(itemOf(near(ones), 1)),
    }),
    ask: ({ ones }) => ({
      en: prose`Which picture shows ${10} and ${ones}?`,
      es: prose`¿Qué dibujo muestra ${10} y ${ones}?`,
    }),
    solution: ({ ones }) => [
      ...countedOn(ones).slice(0, 1),
      explainedBy(figure(pictures.frames(ones)), tenAndMore(ones)),
    ],
    whyWrong: ({ ones }) => ({
      oneMore: tenAndMore(itemOf(near(ones), 0)),
      oneFewer: tenAndMore(itemOf(near(ones), 1)),
    }),
    check: (printed, answer) => printed.numbers.reduce((all, n) => all.plus(n)).equals(countedIn(answer)),
  }),
  whichNumber: form({
    levels: ['easy'],
    draw: random => drawOnes(random, 6),
    answer: formulaChoice,
    solve: ({ ones }) => expr(10 + ones),
    mistakes: ({ ones }) => ({
      onesAlone: expr(ones),
      oneMore: expr(11 + ones),
      oneFewer: expr(ones === 1 ? 13 : 9 + ones),
    }),
    ask({ ones }): Both<Content> {
      const drawn = figure(pictures.blocks(ones))
      return { en: [drawn, prose`What number is shown?`], es: [drawn, prose`¿Qué número se muestra?`] }
    },
    solution: ({ ones }) => [
      step(tenWithOnes(ones), because.readTheBlocks),
      ...(ones > 1 ? countedOn(ones).slice(0, 1) : []),
      ones > 1
        ? step(expr(10 + ones), because.lastNumberTellsHowMany)
        : step(expr(11), because.countOn, { count: 1, start: 10 }),
    ],
    whyWrong: ({ ones }) => ({
      onesAlone: { en: line`The ten is missing.`, es: line`Falta la decena.` },
      oneMore: onesCounted(ones, ones + 1),
      oneFewer: onesCounted(ones, ones === 1 ? 3 : ones - 1),
    }),
    check: (printed, answer) => exact(answer).equals(drawnIn(printed)),
  }),
  drawTheOnes: form({
    levels: ['easy'],
    lines: 0,
    draw: random => drawOnes(random, 2),
    answer: drawing<number>(boxed, ones => [ones === 9 ? 8 : ones + 1]),
    solve: ({ ones }) => ones,
    ask({ ones }): Both<Content> {
      const drawn = figure(tenFrame([10, 0]))
      return {
        en: [prose`Draw more to show ${10 + ones}.`, drawn],
        es: [prose`Dibuja más para mostrar ${10 + ones}.`, drawn],
      }
    },
    solution: ({ ones }) => [
      step(list(...wholes(11, 10 + ones)), because.countOn, { count: ones, start: 10 }),
      explainedBy(figure(boxed(ones)), {
        en: line`Draw one counter for each number you count.`,
        es: line`Dibuja una ficha por cada número que cuentas.`,
      }),
    ],
    check: (printed, ones) => itemOf(printed.numbers, 0).equals(drawnIn(printed) + ones),
  }),
})
