import {
  answerStep,
  type Both,
  count,
  type Expr,
  equation,
  exact,
  explained,
  figure,
  type Inline,
  itemOf,
  labelOrder,
  line,
  list,
  point,
  prose,
  role,
  steps,
  symbol,
  table,
  trueStatement,
  tupleOf,
} from '../../../author.ts'
import { inTheForm, passes, SHAPE, writeStep, Y } from '../../kit/lines/line-equation.ts'
import { blankAnswers } from '../../kit/measures/named-blanks.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import { graphOf, type Window, windowsOf } from './graphs.ts'
import { FALLING, LESS, RISING, shownAs } from './matched.ts'
import {
  type At,
  blanksOf,
  bothNamed,
  bothValues,
  drawFacts,
  drawTimes,
  type Facts,
  type Form,
  gives,
  lineOf,
  pairsInTable,
  pointsIn,
  rateStep,
  ruleOf,
  startSteps,
  storyOf,
  tableOf,
  toldOf,
  valueAt,
} from './parts.ts'

/** Each form has stories of its own, so that a sheet shows none twice. */
const MINE = { graph: [1, 14, 10], table: [16, 7, 4], points: [11, 18, 0], statement: [17, 2] } as const
const WINDOWS = windowsOf(false, MINE.graph)
const WRITE: Both<readonly Inline[]> = {
  en: line`Write the function in the form ${SHAPE}.`,
  es: line`Escribe la función en la forma ${SHAPE}.`,
}
interface Seen {
  readonly facts: Facts
  readonly xs: readonly number[]
}
const pairOf = ({ facts, xs }: Seen, i: number): At => [itemOf(xs, i), valueAt(facts, itemOf(xs, i))]
const shownTable = ({ facts, xs }: Seen) =>
  tableOf(
    facts,
    xs,
    xs.map(x => valueAt(facts, x)),
  )
/** Columns in equal steps of at least 2, not from 0 on. */
function drawColumns(random: { int(from: number, to: number): number }, facts: Facts): readonly number[] {
  const [, , by] = storyOf(facts).times
  const [first, jump] = [random.int(1, 2) * by, by * 2]
  return [0, 1, 2, 3].map(i => first + i * jump)
}

export const mediumForms = (form: Form) => ({
  functionFromGraph: form({
    levels: ['medium'],
    draw: (random): Window => random.pick(itemOf(WINDOWS, random.evenly(WINDOWS.map((_, i) => i)))),
    answer: inTheForm,
    solve: ({ facts }) => ruleOf(facts),
    ask(window) {
      const { intro, lets } = storyOf(window.facts)
      const [text, shown] = [paragraph(intro, lets, WRITE), figure(graphOf(window))]
      return { en: [text.en, shown], es: [text.es, shown] }
    },
    solution: ({ facts, marked: [one, other] }) => [
      explained(
        list(point(...one), point(...other)),
        line`The initial value is not on a grid line. Read two points where the line passes through crossings of grid lines.`,
        line`El valor inicial no está sobre una línea de la cuadrícula. Lee dos puntos donde la recta pasa por cruces de la cuadrícula.`,
      ),
      rateStep(facts, one, other),
      ...startSteps(facts, one),
      writeStep(lineOf(facts)),
    ],
    check: (printed, side) => printed.figure('coordinate-plane').lines.every(({ through }) => passes(side, through)),
  }),

  functionFromTable: form({
    levels: ['medium'],
    share: 2,
    draw(random): Seen {
      const facts = drawFacts(random, random.evenly(MINE.table))
      return { facts, xs: drawColumns(random, facts) }
    },
    answer: inTheForm,
    solve: ({ facts }) => ruleOf(facts),
    ask(seen) {
      const { intro, lets } = storyOf(seen.facts)
      const [text, shown] = [paragraph(intro, lets, WRITE), shownTable(seen)]
      return { en: [text.en, shown], es: [text.es, shown] }
    },
    solution: seen => [
      rateStep(seen.facts, pairOf(seen, 0), pairOf(seen, 1)),
      ...startSteps(seen.facts, pairOf(seen, 0)),
      writeStep(lineOf(seen.facts)),
    ],
    check: (printed, side) => passes(side, pairsInTable(printed)),
  }),

  fromTwoPoints: form({
    levels: ['medium'],
    draw(random): Seen {
      const facts = drawFacts(random, random.evenly(MINE.points))
      return { facts, xs: drawTimes(random, facts, 2) }
    },
    answer: blankAnswers,
    solve: ({ facts }) => bothValues(facts),
    ask(seen) {
      const { intro, lets } = storyOf(seen.facts)
      const [one, other] = [point(...pairOf(seen, 0)), point(...pairOf(seen, 1))]
      const text = paragraph(intro, lets, {
        en: line`The graph passes through ${one} and ${other}. Find the rate of change and the initial value.`,
        es: line`La gráfica pasa por ${one} y ${other}. Halla la tasa de cambio y el valor inicial.`,
      })
      const blanks = blanksOf(seen.facts)
      return { en: [text.en, ...blanks.en], es: [text.es, ...blanks.es] }
    },
    solution: seen => [
      rateStep(seen.facts, pairOf(seen, 0), pairOf(seen, 1)),
      ...startSteps(seen.facts, pairOf(seen, 0)),
      answerStep(bothNamed(seen.facts), {
        en: line`Write each number with its unit.`,
        es: line`Escribe cada número con su unidad.`,
      }),
    ],
    check(printed, values) {
      const [rate, start] = tupleOf(values.map(exact), 2)
      return gives(rate, start, pointsIn(printed))
    },
  }),

  whichStatement: form(
    trueStatement({
      levels: ['medium'],
      draw(random): Seen & { readonly isRate: boolean } {
        const isRate = random.evenly([true, false])
        const facts = drawFacts(random, random.evenly(MINE.statement))
        return { isRate, facts, xs: drawColumns(random, facts) }
      },
      about(seen) {
        const text = paragraph(storyOf(seen.facts).intro)
        const shown = shownTable(seen)
        return { en: [text.en, shown], es: [text.es, shown] }
      },
      statements(seen) {
        const { facts, isRate } = seen
        const [[x1, y1], [x2, y2]] = [pairOf(seen, 0), pairOf(seen, 1)]
        const rate = (value: number, isTrue: boolean, why?: Both<readonly Inline[]>) => {
          const shown = count(value, toldOf(facts).rate)
          return {
            key: `rate ${value}`,
            isTrue,
            says: paragraph({ en: line`The rate of change is ${shown}.`, es: line`La tasa de cambio es de ${shown}.` }),
            ...(why && { why }),
          }
        }
        const start = (value: number, isTrue: boolean, why?: Both<readonly Inline[]>) => {
          const shown = count(value, storyOf(facts).y)
          return {
            key: `start ${value}`,
            isTrue,
            says: paragraph({ en: line`The initial value is ${shown}.`, es: line`El valor inicial es de ${shown}.` }),
            ...(why && { why }),
          }
        }
        // The change not divided; the first column taken for the start.
        const wrongRate = rate(y2 - y1, false, {
          en: line`This is the change for ${count(x2 - x1, storyOf(facts).x)}, not for 1.`,
          es: line`Es el cambio de ${count(x2 - x1, storyOf(facts).x)}, no de 1.`,
        })
        const wrongStart = start(y1, false, {
          en: line`This is the value for ${count(x1, storyOf(facts).x)}, not for 0.`,
          es: line`Es el valor para ${count(x1, storyOf(facts).x)}, no para 0.`,
        })
        const wrongSign = rate(
          -facts.rate,
          false,
          facts.rate > 0
            ? {
                en: line`The rate is positive, because the amount increases.`,
                es: line`La tasa es positiva, porque la cantidad aumenta.`,
              }
            : {
                en: line`The rate is negative, because the amount decreases.`,
                es: line`La tasa es negativa, porque la cantidad disminuye.`,
              },
        )
        return [isRate ? rate(facts.rate, true) : start(facts.start, true), wrongRate, wrongStart, wrongSign]
      },
      solution(seen, answer) {
        const { facts } = seen
        const [[x1, y1], [x2, y2]] = [pairOf(seen, 0), pairOf(seen, 1)]
        return [
          rateStep(facts, [x1, y1], [x2, y2]),
          ...startSteps(facts, [x1, y1]),
          answerStep(answer.says, {
            en: line`This statement has the number that was found, with its sign.`,
            es: line`Esta afirmación tiene el número hallado, con su signo.`,
          }),
        ]
      },
      holds(printed, key) {
        const [[x1, y1], [x2, y2]] = tupleOf(pairsInTable(printed).slice(0, 2), 2)
        const rate = y2.minus(y1).over(x2.minus(x1))
        const [kind, value] = key.split(' ')
        return (kind === 'rate' ? rate : y1.minus(rate.times(x1))).equals(Number(value))
      },
    }),
  ),

  matchStories: form({
    levels: ['medium'],
    kind: 'match',
    wide: true,
    draw(random) {
      const three = random.evenly(FALLING)
      const [one, two] = random.sample(RISING, 2)
      const [big, small] = [random.evenly([24, 30, 36, 45, 20, 40, 28]), random.evenly([3, 4, 2])]
      const stories: readonly Matched[] = random.shuffle([
        { pattern: one, start: big, rate: small },
        { pattern: two, start: small, rate: big },
        { pattern: three, start: big, rate: -small },
      ])
      return { stories, places: random.evenly(ORDERS) }
    },
    answer: labelOrder(LETTERS),
    solve: ({ places }) => places.map(place => itemOf(LETTERS, place)),
    ask({ stories, places }) {
      const told = stories.map(({ pattern, start, rate }) =>
        pattern.tells(role('start', shownAs(pattern, start)), role('rate', shownAs(pattern, Math.abs(rate)))),
      )
      const functions = table({
        rows: LETTERS.map((letter, place) => {
          const { start, rate } = itemOf(stories, places.indexOf(place))
          return [symbol(letter), equation(Y, ruleOf({ of: 0, rate, start }))]
        }),
      })
      return {
        en: [
          prose`Match each story with the function that describes it. Write the letters in order, starting with story 1.`,
          steps(...told.map(({ en }) => en)),
          functions,
        ],
        es: [
          prose`Relaciona cada situación con la función que la describe. Escribe las letras en orden, desde la situación 1.`,
          steps(...told.map(({ es }) => es)),
          functions,
        ],
      }
    },
    solution: ({ stories }, letters) => [
      ...stories.map(({ start, rate }, i) => {
        const size = Math.abs(rate)
        return explained(
          equation(Y, ruleOf({ of: 0, rate, start })),
          rate > 0
            ? line`Story ${i + 1} begins with ${start} and increases by ${size} each time.`
            : line`Story ${i + 1} begins with ${start} and decreases by ${size} each time: the rate is negative.`,
          rate > 0
            ? line`La situación ${i + 1} empieza con ${start} y aumenta ${size} cada vez.`
            : line`La situación ${i + 1} empieza con ${start} y disminuye ${size} cada vez: la tasa es negativa.`,
        )
      }),
      answerStep(list(...letters.map(letter => symbol(letter))), {
        en: line`Write the letters of these functions in the order of the stories.`,
        es: line`Escribe las letras de estas funciones en el orden de las situaciones.`,
      }),
    ],
    check(printed, letters) {
      const rules = printed.all('relation')
      return (
        letters.length === 3 &&
        printed.block('bullets').items.every((item, i) => {
          const [start, rate] = tupleOf(
            item.flatMap(part => (typeof part === 'object' && part.kind === 'role' ? [exact(part.of as Expr)] : [])),
            2,
          )
          const isLess = item.some(part => typeof part === 'string' && LESS.test(part))
          const of = rules[LETTERS.indexOf(itemOf(letters, i) as 'A')]
          return (
            of !== undefined &&
            passes(of.right, [
              [0, start],
              [1, isLess ? start.minus(rate) : start.plus(rate)],
            ])
          )
        })
      )
    },
  }),
})
const LETTERS = ['A', 'B', 'C'] as const
/** Where the function of each story stands: never in the printed order. */
const ORDERS: readonly (readonly number[])[] = [
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
]
interface Matched {
  readonly pattern: (typeof RISING)[number]
  readonly start: number
  readonly rate: number
}
