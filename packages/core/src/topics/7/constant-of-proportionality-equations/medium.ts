import {
  answerStep,
  divide,
  doubleNumberLine,
  equation,
  equationFor,
  evaluate,
  explained,
  expr,
  type FormMaker,
  figure,
  formulaChoice,
  itemOf,
  lastOf,
  line,
  minus,
  over,
  point,
  prose,
  type Random,
  Ratio,
  role,
  type Sentence,
  sentenceChoice,
  sum,
  times,
} from '../../../author.ts'
import { type Context, isMoney, shownOnes, toldOnes, xAmount, yAmount, yNumber } from '../../kit/proportion/contexts.ts'
import {
  contextOf,
  drawLine,
  isReadAside,
  linesIn,
  linesOn,
  onGrid,
  pointAt,
  rateOf,
  room,
  stacked,
} from '../../kit/proportion/graphs.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import {
  constant,
  constantStep,
  equationAndValue,
  equationOf,
  equationStep,
  FORM,
  type Found,
  holdsFor,
  letters,
  multiple,
  type Pair,
  pairsIn,
  tableOf,
  WRITE_EITHER,
  X,
  Y,
} from './equations.ts'
import type { levels } from './levels.ts'

interface Told {
  readonly context: Context
  readonly k: Ratio
}
const drawTold = (random: Random, first: number): Told => {
  const context = random.evenly(startingAt(toldOnes, first))
  return { context, k: random.pick(context.parts) }
}
/** Some amounts of x, in order, for which y has few digits; none is 1. */
function amounts(random: Random, { context, k }: Told, many: number): readonly number[] {
  const all = Array.from({ length: Math.min(context.most, 16) - 1 }, (_, i) => i + 2).filter(
    x => 10 % k.times(x).d === 0,
  )
  return [...random.sample(all, Math.min(many, all.length))].sort((one, other) => one - other)
}
const LINES = linesOn(
  [
    [1, 1],
    [1, 2],
    [1, 5],
    [1, 10],
    [2, 5],
  ],
  isReadAside,
)

const SLIPS = ['turned', 'subtracted', 'wholeAmount', 'multiplied'] as const
type Slip = (typeof SLIPS)[number]
interface Slipped extends Told {
  readonly x: number
  readonly slip: Slip
}
const wrongOf = ({ k, x, slip }: Slipped) => {
  const y = k.times(x)
  return {
    turned: equationOf(Ratio.of(x).over(y)),
    subtracted: equation(Y, sum(X, constant(y.minus(x)))),
    wholeAmount: equationOf(y),
    multiplied: equationOf(y.times(x)),
  }[slip]
}
/** No two slips give the same equation. */
const areApart = (y: Ratio, x: number): boolean =>
  new Set([Ratio.of(x).over(y), y.minus(x).plus(1), y, y.times(x)].map(String)).size === 4
const saidOf = ({ k, x }: Slipped, slip: Slip): Sentence => {
  const y = constant(k.times(x))
  const says = {
    turned: {
      en: prose`${x} was divided by ${y} instead of ${y} by ${x}.`,
      es: prose`Se dividió ${x} entre ${y} en lugar de ${y} entre ${x}.`,
    },
    subtracted: {
      en: prose`The difference of ${y} and ${x} was added to x.`,
      es: prose`Se le sumó a x la diferencia de ${y} y ${x}.`,
    },
    wholeAmount: {
      en: prose`${y} was taken as the amount for 1, but it is the amount for ${x}.`,
      es: prose`Se tomó ${y} como la cantidad para 1, pero es la cantidad para ${x}.`,
    },
    multiplied: {
      en: prose`${y} and ${x} were multiplied instead of divided.`,
      es: prose`Se multiplicaron ${y} y ${x} en lugar de dividirse.`,
    },
  }[slip]
  return { key: slip, says }
}
const RATIOS = [
  [2, 3],
  [3, 2],
  [3, 4],
  [4, 3],
  [2, 5],
  [5, 2],
  [3, 5],
  [5, 3],
  [4, 5],
  [5, 4],
] as const

const addedOf = (d: number, n: number, mark: number) =>
  equation(Y, n > d ? sum(X, (n - d) * mark) : minus(X, (d - n) * mark))

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  tableThenValue: form({
    levels: ['medium'],
    lines: 3,
    draw(random) {
      const told = drawTold(random, 0)
      const xs = amounts(random, told, 4)
      const last = lastOf(xs)
      return { ...told, pairs: xs.slice(0, -1).map((x): Pair => [x, told.k.times(x)]), x: last }
    },
    answer: equationAndValue,
    solve: ({ context, k, x }): Found => ({ k, value: k.times(x), isMoney: isMoney(context) }),
    key: ({ context, k, x }) => paragraph(context.ends(xAmount(context, x), yAmount(context, k.times(x)))),
    ask({ context, pairs, x }) {
      const { en, es } = paragraph(context.intro, letters(context), {
        en: line`Write an equation in the form ${FORM}, and use it to find ${Y} when ${equation(X, x)}.`,
        es: line`Escribe una ecuación en la forma ${FORM} y úsala para hallar ${Y} cuando ${equation(X, x)}.`,
      })
      const shown = tableOf(context, pairs)
      return { en: [shown, en], es: [shown, es] }
    },
    solution: ({ context, pairs, k, x }) => [
      constantStep(context, itemOf(pairs, 0), k),
      explained(
        equation(Y, equation(times(constant(k), x), yNumber(context, k.times(x)))),
        line`Write ${equationOf(k)}, and put ${x} in the place of x.`,
        line`Escribe ${equationOf(k)} y pon ${x} en el lugar de x.`,
      ),
      answerStep(
        equationAndValue.show({ k, value: k.times(x), isMoney: isMoney(context) }),
        context.ends(xAmount(context, x), yAmount(context, k.times(x))),
      ),
    ],
    check(printed, { k, value }) {
      const x = printed
        .all('relation')
        .map(({ right }) => right)
        .find(right => right.kind === 'number')
      return (
        pairsIn(printed).every(([u, v]) => k.times(u).equals(v)) &&
        x !== undefined &&
        value.equals(k.times(evaluate(x)))
      )
    },
  }),

  fromGraph: form({
    levels: ['medium'],
    wide: true,
    draw(random) {
      const drawn = drawLine(random, LINES, shownOnes, 0)
      return { drawn, by: random.int(1, room(drawn)) }
    },
    answer: equationFor('y'),
    solve: ({ drawn }) => multiple(rateOf(drawn)),
    ask: ({ drawn, by }) => stacked(paragraph(letters(contextOf(drawn)), WRITE_EITHER), onGrid(drawn, [by])),
    solution: ({ drawn, by }) => {
      const [x, y] = pointAt(drawn, by)
      return [
        explained(
          point(x, y),
          line`Read the marked point: ${x} on the horizontal axis and ${y} on the vertical axis.`,
          line`Lee el punto marcado: ${x} en el eje horizontal y ${y} en el eje vertical.`,
        ),
        constantStep(contextOf(drawn), [x, Ratio.of(y)], rateOf(drawn)),
        equationStep(rateOf(drawn)),
      ]
    },
    check: (printed, right) => linesIn(printed).every(([x, y]) => holdsFor(right, Ratio.of(x), Ratio.of(y))),
  }),

  fromStory: form({
    levels: ['medium'],
    kind: 'story',
    draw(random) {
      const told = drawTold(random, 2)
      return { ...told, x: random.pick(amounts(random, told, 9)) }
    },
    answer: equationFor('y'),
    solve: ({ k }) => multiple(k),
    ask: ({ context, k, x }) =>
      paragraph(
        context.tell(role('x', xAmount(context, x)), role('y', yAmount(context, k.times(x)))),
        letters(context),
        WRITE_EITHER,
      ),
    solution: ({ context, k, x }) => [constantStep(context, [x, k.times(x)], k), equationStep(k)],
    check: (printed, right) => holdsFor(right, printed.role('x'), printed.role('y')),
  }),

  fromLines: form({
    levels: ['medium'],
    wide: true,
    draw(random) {
      const [d, n] = random.evenly(RATIOS)
      return { d, n, mark: random.int(2, 4) }
    },
    answer: formulaChoice,
    solve: ({ d, n }) => equationOf(Ratio.of(n, d)),
    mistakes: ({ d, n, mark }) => ({
      turned: equationOf(Ratio.of(d, n)),
      added: addedOf(d, n, mark),
      first: equationOf(Ratio.of(n)),
    }),
    ask({ d, n, mark }) {
      const marks = [0, 1, 2, 3, 4, 5]
      const drawn = doubleNumberLine(
        { name: X, labels: marks.map(i => d * i) },
        { name: Y, labels: marks.map(i => (i === 0 || i === mark ? n * i : null)) },
      )
      return {
        en: [
          prose`The double number line shows a proportional relationship between ${X} and ${Y}. Which equation shows it?`,
          figure(drawn),
        ],
        es: [
          prose`La recta numérica doble muestra una relación proporcional entre ${X} e ${Y}. ¿Qué ecuación la muestra?`,
          figure(drawn),
        ],
      }
    },
    solution: ({ d, n, mark }, answer) => [
      explained(
        point(d * mark, n * mark),
        line`On the bottom line, ${n * mark} is below ${d * mark}.`,
        line`En la recta de abajo, ${n * mark} está debajo de ${d * mark}.`,
      ),
      explained(
        Ratio.of(n, d).d === d * mark
          ? over(n * mark, d * mark)
          : equation(over(n * mark, d * mark), expr(Ratio.of(n, d))),
        line`Divide ${Y} by x, in this order: the constant is ${constant(Ratio.of(n, d))}.`,
        line`Divide ${Y} entre x, en este orden: la constante es ${constant(Ratio.of(n, d))}.`,
      ),
      answerStep(formulaChoice.show(answer), {
        en: line`Check: ${equation(times(constant(Ratio.of(n, d)), d * mark), n * mark)}.`,
        es: line`Comprueba: ${equation(times(constant(Ratio.of(n, d)), d * mark), n * mark)}.`,
      }),
    ],
    whyWrong: ({ d, n }) => ({
      turned: { en: line`The quotient is upside down.`, es: line`El cociente está al revés.` },
      added: { en: line`It is not of the form ${FORM}.`, es: line`No tiene la forma ${FORM}.` },
      first: {
        en: line`${n} is the amount for ${d}, not for ${1}.`,
        es: line`${n} es la cantidad para ${d}, no para ${1}.`,
      },
    }),
    check(printed, answer) {
      const { top, bottom } = printed.figure('double-number-line')
      const item = expr(answer)
      return (
        item.kind === 'relation' &&
        bottom.labels.every((label, i) => {
          const above = top.labels[i]
          return (
            label === null ||
            (label.kind === 'number' &&
              above?.kind === 'number' &&
              holdsFor(item.right, Ratio.of(above.n, above.d), Ratio.of(label.n, label.d)))
          )
        })
      )
    },
  }),

  whatWentWrong: form({
    levels: ['medium'],
    kind: 'find-mistake',
    draw(random): Slipped {
      const slip = random.evenly(SLIPS)
      const told = drawTold(random, 6)
      const all = amounts(random, told, 15).filter(x => areApart(told.k.times(x), x))
      // Where y is less than x, nothing can be added to x.
      const isMore = told.k.compare(1) > 0
      return { ...told, slip: slip === 'subtracted' && !isMore ? 'turned' : slip, x: random.pick(all) }
    },
    answer: sentenceChoice,
    solve: facts => saidOf(facts, facts.slip),
    mistakes: facts =>
      Object.fromEntries(SLIPS.filter(slip => slip !== facts.slip).map(slip => [slip, saidOf(facts, slip)])),
    ask: facts => {
      const { context, k, x } = facts
      const wrong = wrongOf(facts)
      return paragraph(
        context.tell(role('x', xAmount(context, x)), role('y', yAmount(context, k.times(x)))),
        letters(context),
        {
          en: line`The relationship is proportional, and a student writes ${wrong}. What was the mistake?`,
          es: line`La relación es proporcional y una estudiante escribe ${wrong}. ¿Cuál fue el error?`,
        },
      )
    },
    key: ({ k }) => ({ en: prose`It should be ${equationOf(k)}.`, es: prose`Debe ser ${equationOf(k)}.` }),
    solution: (facts, answer) => {
      const { context, k, x, slip } = facts
      const y = constant(k.times(x))
      const work = {
        turned: equation(divide(x, y), constant(Ratio.of(x).over(k.times(x)))),
        subtracted: equation(minus(y, x), constant(k.times(x).minus(x))),
        wholeAmount: equation(divide(y, x), constant(k)),
        multiplied: equation(times(y, x), constant(k.times(x).times(x))),
      }[slip]
      return [
        constantStep(context, [x, k.times(x)], k),
        explained(
          equationOf(k),
          line`This is the right equation: ${equation(times(constant(k), x), y)}.`,
          line`Esta es la ecuación correcta: ${equation(times(constant(k), x), y)}.`,
        ),
        answerStep(
          answer.says,
          slip === 'wholeAmount'
            ? {
                en: line`The amount for 1 would be ${work}.`,
                es: line`La cantidad para 1 sería ${work}.`,
              }
            : { en: line`The student found ${work}.`, es: line`La estudiante halló ${work}.` },
        ),
      ]
    },
    whyWrong: facts =>
      Object.fromEntries(
        SLIPS.filter(slip => slip !== facts.slip).map(slip => {
          const led = wrongOf({ ...facts, slip })
          return [slip, { en: line`This would give ${led}.`, es: line`Con este error se obtendría ${led}.` }]
        }),
      ),
    check(printed, { key }) {
      const [x, y] = [printed.role('x'), printed.role('y')]
      const wrong = printed.all('relation').at(-1)
      if (!wrong) return false
      const atOne = evaluate(wrong.right, { x: 1 })
      const made: Readonly<Record<string, Ratio>> = {
        turned: x.over(y),
        subtracted: y.minus(x).plus(1),
        wholeAmount: y,
        multiplied: x.times(y),
      }
      return made[key]?.equals(atOne) === true
    },
  }),
})
