import {
  answerStep,
  type Block,
  blank,
  both,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  figure,
  type Inline,
  itemOf,
  line,
  numberList,
  prose,
  type Sentence,
  type Statement,
  sentenceChoice,
  statements,
  sum,
  trueStatement,
  tupleOf,
  type Value,
} from '../../../author.ts'
import { mixed } from '../../kit/choices/turned.ts'
import { amountAnswer, amountLine } from '../../kit/stories/amounts.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import { drawnArrows, drawSum, type Form, lineFigure, printedArrows, sumOf, UNITS, withArrows } from './arrows.ts'
import { changeBy, type Moving, movings, settings, told, totalTold } from './settings.ts'
import { changeStep, drawSteps, readSteps, sumStep } from './steps.ts'

const gap = blank(3)

export const easyForms = (form: Form) => ({
  readSum: form({
    levels: ['easy'],
    share: 2,
    wide: true,
    instruction: {
      en: prose`The lower arrow comes first. Complete the addition equation that the arrows show.`,
      es: prose`La flecha de abajo es la primera. Completa la suma que muestran las flechas.`,
    },
    draw: random =>
      drawSum(random, UNITS, [
        [1, -1],
        [-1, 1],
      ]),
    answer: numberList,
    solve: ({ a, b }): readonly Value[] => [a, b, a + b],
    namedAnswer: facts => both(equation(sumOf(facts, facts.a, facts.b), facts.a + facts.b)),
    ask: facts => both([figure(withArrows(facts)), equation(sum(gap, gap), gap)]),
    solution: facts => [...readSteps(facts), sumStep(facts)],
    check(printed, values) {
      const [one, two] = printedArrows(printed)
      const [a, b, c] = values.map(value => exact(value))
      return (
        one !== undefined &&
        two !== undefined &&
        a?.equals(one.to) === true &&
        b?.plus(two.from).equals(two.to) === true &&
        c?.equals(two.to) === true
      )
    },
  }),

  drawSum: form({
    levels: ['easy'],
    share: 2,
    wide: true,
    kind: 'draw',
    draw: random =>
      drawSum(random, UNITS, [
        [-1, -1],
        [1, -1],
        [-1, 1],
      ]),
    answer: drawnArrows,
    solve: facts => facts,
    ask: facts => ({
      en: [prose`Draw two arrows that show ${sumOf(facts, facts.a, facts.b)}. Start at 0.`, figure(lineFigure(facts))],
      es: [
        prose`Dibuja dos flechas que muestren ${sumOf(facts, facts.a, facts.b)}. Empieza en 0.`,
        figure(lineFigure(facts)),
      ],
    }),
    key: facts => both(equation(sumOf(facts, facts.a, facts.b), facts.a + facts.b)),
    solution: facts => [...drawSteps(facts), sumStep(facts)],
    check: (printed, { a, b }) => {
      const [first, second] = addendsOf(printed.one('sum'))
      return first?.equals(a) === true && second?.equals(b) === true
    },
  }),

  whichSum: form({
    levels: ['easy'],
    share: 2,
    wide: true,
    draw: random =>
      drawSum(random, UNITS, [
        [-1, 1],
        [-1, -1],
        [1, -1],
      ]),
    answer: sentenceChoice,
    solve: ({ a, b }) => addends(a, b),
    mistakes: ({ a, b }) => ({
      orderReversed: addends(b, a),
      tipAsAddend: addends(a, a + b),
      wrongWay: addends(a, -b),
    }),
    ask: facts => ({
      en: [
        prose`The lower arrow comes first. Which two numbers do the arrows add, in this order?`,
        figure(withArrows(facts)),
      ],
      es: [
        prose`La flecha de abajo es la primera. ¿Qué dos números suman las flechas, en ese orden?`,
        figure(withArrows(facts)),
      ],
    }),
    solution: facts => [
      ...readSteps(facts),
      explained(
        addends(facts.a, facts.b).says,
        line`Write the two addends in this order.`,
        line`Escribe los dos sumandos en ese orden.`,
      ),
    ],
    whyWrong: ({ a, b }) => ({
      orderReversed: {
        en: line`The lower arrow comes first, so ${a} is the first number.`,
        es: line`La flecha de abajo es la primera, así que ${a} es el primer número.`,
      },
      tipAsAddend: {
        en: line`${a + b} is where the upper arrow ends, not how far it goes.`,
        es: line`${a + b} es donde termina la flecha de arriba, no cuánto avanza.`,
      },
      wrongWay: {
        en: line`The upper arrow goes the other way.`,
        es: line`La flecha de arriba va hacia el otro lado.`,
      },
    }),
    check(printed, { key }) {
      const [one, two] = printedArrows(printed)
      const [a, b] = tupleOf(key.split(' ').map(Number), 2)
      return one?.to.equals(a) === true && two?.to.minus(b).equals(two.from) === true
    },
  }),

  endOfStory: form({
    levels: ['easy'],
    share: 2,
    kind: 'story',
    draw: random => ({
      setting: random.evenly(settings),
      // The way leads below 0.
      ...random.until(
        () =>
          drawSum(random, UNITS, [
            [-1, 1],
            [1, -1],
          ]),
        ({ a, b }) => a < 0 || a + b < 0,
      ),
    }),
    answer: amountAnswer,
    solve: ({ setting, a, b }) => setting.amount(a + b),
    ask: ({ setting, a, b }) =>
      paragraph(
        told(
          setting.starts,
          [changeBy(setting, Math.abs(a), a > 0, 'first'), changeBy(setting, Math.abs(b), b > 0, 'second')],
          setting.asks,
        ),
      ),
    solution: (facts, end) => [
      changeStep(facts, facts.setting, 0, facts.a),
      changeStep(facts, facts.setting, facts.a, facts.b),
      answerStep(amountLine(end), facts.setting.ends(end)),
    ],
    check: (printed, answer) =>
      exact(answer.kind === 'quantity' ? answer.amount : answer.of).equals(totalTold(printed)),
  }),

  totalZero: form(
    trueStatement({
      levels: ['easy'],
      question: {
        en: prose`In which situation is the total change 0?`,
        es: prose`¿En qué situación el cambio total es 0?`,
      },
      draw(random) {
        const first = random.turn(movings.length)
        const order = mixed(movings)
        const [a, b, c, d] = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 4)
        const sizes = [
          [a, -a],
          [b, b],
          [c, -c - random.pick([1, 2])],
          [d, 1 - d],
        ] as const
        return {
          changes: sizes.map(([one, two], i) => {
            const sign = random.sign()
            return { moving: itemOf(order, (first + i) % order.length), by: [sign * one, sign * two] as const }
          }),
        }
      },
      statements: ({ changes }) => changes.map(change => saidOf(change)),
      solution: ({ changes }) => {
        const { by } = itemOf(changes, 0)
        return [
          explained(
            statements(...by.map(one => expr(one))),
            line`Write each change with its sign.`,
            line`Escribe cada cambio con su signo.`,
          ),
          explained(
            equation(sumOf(UNITS, ...by), by[0] + by[1]),
            line`Opposite changes of the same size add up to 0.`,
            line`Dos cambios opuestos del mismo tamaño suman 0.`,
          ),
        ]
      },
      holds: (_, key) => {
        const [a, b] = key.split(' ').slice(-2).map(Number)
        return Number(a) + Number(b) === 0
      },
    }),
  ),
})

const addendsOf = (written: Value) => {
  const sum = expr(written)
  return sum.kind === 'sum' ? sum.terms.map(term => evaluate(term)) : []
}
/** "−3, then 5" */
const addends = (a: number, b: number): Sentence => ({
  key: `${a} ${b}`,
  says: { en: prose`${a}, and then ${b}`, es: prose`${a} y luego ${b}` },
})
/** "An elevator goes up 5 floors and then goes down 5 floors." */
function saidOf({
  moving,
  by: [a, b],
}: {
  readonly moving: Moving
  readonly by: readonly [number, number]
}): Statement {
  const move = (size: number) => {
    const amount = moving.amount(Math.abs(size))
    return size > 0 ? moving.up(amount) : moving.down(amount)
  }
  const [one, two] = [move(a), move(b)]
  const { en, es } = { en: line` and then `, es: line` y luego ` }
  const again = { en: ' again.', es: ' otra vez.' }
  const content = (locale: 'en' | 'es', joint: readonly Inline[]): Block => ({
    kind: 'paragraph',
    content: [`${moving.subject[locale]} `, ...one[locale], ...joint, ...two[locale], a === b ? again[locale] : '.'],
  })
  return {
    key: `${moving.subject.en} ${a} ${b}`,
    isTrue: a + b === 0,
    ...(a + b === 0
      ? {}
      : {
          why: explained(
            equation(sumOf(UNITS, a, b), a + b),
            line`The total change is not 0.`,
            line`El cambio total no es 0.`,
          ),
        }),
    says: { en: content('en', en), es: content('es', es) },
  }
}
