import {
  answerStep,
  box,
  count,
  divide,
  doubleNumberLine,
  equation,
  evaluate,
  explained,
  expr,
  type FormMaker,
  fillTable,
  formulaChoice,
  itemOf,
  line,
  minus,
  prose,
  type Random,
  Ratio,
  thing,
  things,
  times,
  tupleOf,
  withFigure,
  words,
} from '../../../author.ts'
import { alone, paragraph } from '../../kit/stories/endings.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { levels } from './levels.ts'
import { amountOf, drawTold, rateSteps, ratesOf, type Told, told, wholeRate } from './parts.ts'
import { easySettings, easyTables, type Setting } from './settings.ts'

const easily = (random: Random, first: number) => drawTold(random, startingAt(easySettings, first), 'easy')
const rateOf = ({ setting, a, u }: Told) => amountOf(a.over(u), setting.rate)

/** Rows of a table up to one unit: parts of it, and how often the first one is taken. */
const PARTS = [
  [4, 2],
  [3, 2],
  [6, 2],
  [6, 3],
  [5, 2],
  [4, 3],
] as const

export const easyForms = (form: FormMaker<typeof levels>) => ({
  findRate: form({
    levels: ['easy'],
    kind: 'story',
    share: 2,
    draw: random => easily(random, 0),
    answer: wholeRate,
    solve: rateOf,
    ask: facts =>
      paragraph(told(facts), {
        en: line`What is the unit rate in ${things(facts.setting.rate)}?`,
        es: line`¿Cuál es la tasa unitaria en ${things(facts.setting.rate)}?`,
      }),
    solution: (facts, answer) => rateSteps(facts, answer),
    check: ratesOf,
  }),

  whichExpression: form({
    levels: ['easy'],
    draw: random =>
      random.until(
        () => easily(random, 3),
        ({ a }) => a.n > 1,
      ),
    answer: formulaChoice,
    solve: ({ a, u }) => divide(a, u),
    mistakes: ({ a, u }) => ({ turned: divide(u, a), multiplied: times(a, u), subtracted: minus(a, u) }),
    ask: facts =>
      paragraph(told(facts), {
        en: line`Which expression gives the unit rate in ${things(facts.setting.rate)}?`,
        es: line`¿Qué expresión da la tasa unitaria en ${things(facts.setting.rate)}?`,
      }),
    solution: ({ setting }, answer) => [
      explained(
        { kind: 'paragraph', content: [count(1, setting.per)] },
        line`A unit rate tells how much goes with 1 ${thing(setting.per)}.`,
        line`Una tasa unitaria indica cuánto corresponde a 1 ${thing(setting.per)}.`,
      ),
      answerStep(answer as ReturnType<typeof divide>, {
        en: line`For ${things(setting.rate)}, divide the number of ${things(setting.amount)} by the number of ${things(setting.per)}.`,
        es: line`Para obtener ${things(setting.rate)}, divide el número de ${things(setting.amount)} entre el número de ${things(setting.per)}.`,
      }),
    ],
    whyWrong: ({ setting, a }) => ({
      turned: {
        en: line`This order gives ${things(setting.turned)}.`,
        es: line`Este orden da ${things(setting.turned)}.`,
      },
      multiplied: {
        en: line`The product is less than ${expr(a)}, but the amount for 1 ${thing(setting.per)} must be more than ${expr(a)}.`,
        es: line`El producto es menor que ${expr(a)}, pero la cantidad para 1 ${thing(setting.per)} debe ser mayor que ${expr(a)}.`,
      },
      subtracted: {
        en: line`Different units cannot be subtracted.`,
        es: line`Unidades distintas no se pueden restar.`,
      },
    }),
    check(printed, answer) {
      const item = expr(answer)
      return (
        item.kind === 'quotient' &&
        evaluate(item.over).equals(printed.role('amount')) &&
        evaluate(item.under).equals(printed.role('per'))
      )
    },
  }),

  tableToOne: form(
    fillTable({
      levels: ['easy'],
      instruction: {
        en: prose`The rate stays the same. Complete the table.`,
        es: prose`La tasa no cambia. Completa la tabla.`,
      },
      draw(random) {
        const setting = random.evenly(easyTables)
        const [parts, second] = random.evenly(PARTS)
        const { first } = firstOf(random, setting, parts)
        const row = (by: number) => [Ratio.of(by, parts), first * by]
        return {
          head: [headOf(setting, 1), headOf(setting, 0)],
          rows: [row(1), row(second), row(parts)],
          blanks: [
            [1, 1],
            [2, 1],
          ] as const,
        }
      },
      fits(rows) {
        const [x, y] = itemOf(rows, 0)
        return !!x && !!y && rows.every(([u, a]) => !!u && a?.times(x).equals(y.times(u)) === true)
      },
      solution({ rows }) {
        const pairs = rows.map(row =>
          tupleOf(
            row.map(value => evaluate(expr(value))),
            2,
          ),
        )
        const [part, amount] = itemOf(pairs, 0)
        return pairs.slice(1).map(([u, a]) => {
          const by = u.over(part)
          return explained(
            equation(times(by, amount), a),
            line`${u} is ${by} times ${part}: multiply ${amount} by ${by}.`,
            line`${u} es ${by} veces ${part}: multiplica ${amount} por ${by}.`,
          )
        })
      },
    }),
  ),

  onLines: form({
    levels: ['easy'],
    wide: true,
    draw(random) {
      const setting = random.evenly(startingAt(easyTables, 2))
      const parts = random.evenly([4, 3, 6, 5] as const)
      return { setting, parts, ...firstOf(random, setting, parts) }
    },
    answer: wholeRate,
    solve: ({ setting, parts, first }) => amountOf(Ratio.of(first * parts), setting.rate),
    ask: ({ setting, parts, first }) =>
      withFigure(
        {
          en: prose`What is the unit rate in ${things(setting.rate)}?`,
          es: prose`¿Cuál es la tasa unitaria en ${things(setting.rate)}?`,
        },
        doubleNumberLine(
          { name: headOf(setting, 1), labels: Array.from({ length: parts + 1 }, (_, i) => expr(Ratio.of(i, parts))) },
          {
            name: headOf(setting, 0),
            labels: Array.from({ length: parts + 1 }, (_, i) =>
              i === 0 ? 0 : i === 1 ? first : i === parts ? box() : null,
            ),
          },
        ),
      ),
    solution: ({ setting, parts, first }, answer) => [
      explained(
        {
          kind: 'paragraph',
          content: [amountOf(Ratio.of(1, parts), setting.per), ': ', amountOf(Ratio.of(first), setting.amount)],
        },
        line`Read the first mark after 0 on both lines.`,
        line`Lee la primera marca después del 0 en las dos rectas.`,
      ),
      explained(
        equation(times(parts, first), parts * first),
        line`On the top line, ${1} is ${parts} marks after ${0}: multiply the amount at the first mark, ${first}, by ${parts}.`,
        line`En la recta de arriba, el ${1} está ${parts} marcas después del ${0}: multiplica la cantidad de la primera marca, ${first}, por ${parts}.`,
      ),
      answerStep(alone(answer), {
        en: line`The unit rate is ${answer}.`,
        es: line`La tasa unitaria es de ${answer}.`,
      }),
    ],
    check(printed, { amount }) {
      const { top, bottom } = printed.figure('double-number-line')
      const [x, y] = [top.labels[1], bottom.labels[1]]
      return (
        x?.kind === 'number' &&
        y?.kind === 'number' &&
        evaluate(expr(amount)).times(Ratio.of(x.n, x.d)).equals(Ratio.of(y.n, y.d))
      )
    },
  }),
})
/** What belongs to one part. */
function firstOf(random: Random, { rates }: Setting, parts: number) {
  const [least, most] = rates.easy ?? [3, 12]
  return { first: random.int(Math.max(1, Math.ceil(least / parts)), Math.max(2, Math.floor(most / parts))) }
}
const headOf = ({ head }: Setting, which: 0 | 1) => words(head.en[which], head.es[which])
