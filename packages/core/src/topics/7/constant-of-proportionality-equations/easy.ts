import {
  answerStep,
  count,
  equation,
  equationFor,
  evaluate,
  explained,
  expr,
  type FormMaker,
  formulaChoice,
  itemOf,
  join,
  lastOf,
  line,
  over,
  prose,
  type Random,
  Ratio,
  role,
  type Sentence,
  sentenceChoice,
  statements,
  sum,
  thing,
  things,
  times,
} from '../../../author.ts'
import { type Context, rateAmount, xAmount, yAmount, yNumber } from '../../kit/proportion/contexts.ts'
import { easyContexts } from '../../kit/proportion/easy-contexts.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import {
  constantStep,
  equationOf,
  equationStep,
  FORM,
  holdsFor,
  K,
  letters,
  multiple,
  type Pair,
  pairsIn,
  tableOf,
  WHICH,
  WRITE,
  X,
  Y,
} from './equations.ts'
import type { levels } from './levels.ts'

interface Easy {
  readonly context: Context
  readonly k: Ratio
}
const drawEasy = (random: Random, first: number): Easy => {
  const context = random.evenly(startingAt(easyContexts, first))
  return { context, k: Ratio.of(random.int(...context.whole)) }
}
const ascending = (values: readonly number[]) => [...values].sort((one, other) => one - other)
function drawTable(random: Random, first: number) {
  const easy = drawEasy(random, first)
  const most = Math.min(9, easy.context.most)
  const xs = random.until(
    () =>
      ascending(
        random.sample(
          Array.from({ length: most - 1 }, (_, i) => i + 2),
          4,
        ),
      ),
    drawn => lastOf(drawn) - itemOf(drawn, 0) >= 4,
  )
  return { ...easy, pairs: xs.map((x): Pair => [x, easy.k.times(x)]) }
}
const rateSaid = (key: string, context: Context, value: Ratio): Sentence => {
  const rate = rateAmount(context, value)
  return { key, says: { en: prose`The unit rate is ${rate}.`, es: prose`La tasa unitaria es de ${rate}.` } }
}
const turnedSaid = ({ x, y }: Context, value: Ratio): Sentence => ({
  key: 'turned',
  says: {
    en: prose`For each ${thing(y)} there are ${count(value, x)}.`,
    es: prose`Por cada ${thing(y)} hay ${count(value, x)}.`,
  },
})

export const easyForms = (form: FormMaker<typeof levels>) => ({
  fromTable: form({
    levels: ['easy'],
    draw: random => drawTable(random, 0),
    answer: equationFor('y'),
    solve: ({ k }) => multiple(k),
    ask({ context, pairs }) {
      const { en, es } = paragraph(letters(context), WRITE)
      const shown = tableOf(context, pairs)
      return { en: [shown, en], es: [shown, es] }
    },
    solution: ({ context, pairs, k }) => [
      constantStep(context, itemOf(pairs, 0), k),
      explained(
        statements(...pairs.slice(1).map(([x, y]) => equation(times(k, x), yNumber(context, y)))),
        line`Check the other columns: ${K} times x gives ${Y}.`,
        line`Comprueba las otras columnas: ${K} por x da ${Y}.`,
      ),
      equationStep(k),
    ],
    check: (printed, right) => pairsIn(printed).every(([x, y]) => holdsFor(right, x, y)),
  }),

  fromStory: form({
    levels: ['easy'],
    kind: 'story',
    draw(random) {
      const easy = drawEasy(random, 3)
      return { ...easy, x: random.int(2, Math.min(6, easy.context.most)) }
    },
    answer: equationFor('y'),
    solve: ({ k }) => multiple(k),
    ask: ({ context, k, x }) =>
      paragraph(
        context.tell(role('x', xAmount(context, x)), role('y', yAmount(context, k.times(x)))),
        letters(context),
        WRITE,
      ),
    solution: ({ context, k, x }) => [constantStep(context, [x, k.times(x)], k), equationStep(k)],
    check: (printed, right) => holdsFor(right, printed.role('x'), printed.role('y')),
  }),

  whichEquation: form({
    levels: ['easy'],
    draw: random => ({
      ...random.until(
        () => drawTable(random, 6),
        ({ k, pairs }) => !k.equals(itemOf(pairs, 0)[0]),
      ),
      wrong: random.evenly(WRONG_SETS),
    }),
    answer: formulaChoice,
    solve: ({ k }) => equationOf(k),
    mistakes: facts => Object.fromEntries(facts.wrong.map(name => [name, wrongOf(facts)[name].of])),
    ask({ context, pairs }) {
      const { en, es } = paragraph(letters(context), WHICH)
      const shown = tableOf(context, pairs)
      return { en: [shown, en], es: [shown, es] }
    },
    solution: (facts, answer) => {
      const { context, k, pairs } = facts
      const [first = [1, k] as const] = pairs
      return [
        constantStep(context, first, k),
        answerStep(formulaChoice.show(answer), {
          en: line`${Y} is always ${expr(k)} times x.`,
          es: line`${Y} es siempre ${expr(k)} veces x.`,
        }),
      ]
    },
    whyWrong: facts =>
      Object.fromEntries(
        facts.wrong.map(name => {
          const { en, es } = wrongOf(facts)[name]
          return [name, { en, es }]
        }),
      ),
    check(printed, answer) {
      const item = expr(answer)
      return (
        item.kind === 'relation' &&
        pairsIn(printed).every(([x, y]) => evaluate(item.left, { x, y }).equals(evaluate(item.right, { x, y })))
      )
    },
  }),

  meaningOfK: form({
    levels: ['easy'],
    kind: 'choose',
    draw: random => drawEasy(random, 9),
    answer: sentenceChoice,
    solve: ({ context, k }) => rateSaid('rate', context, k),
    mistakes: ({ context, k }) => ({
      turned: turnedSaid(context, k),
      start: startSaid(context, k),
      total: {
        key: 'total',
        says: {
          en: prose`The greatest number of ${things(context.x)} is ${expr(k)}.`,
          es: prose`El mayor número de ${things(context.x)} es ${expr(k)}.`,
        },
      },
    }),
    ask: ({ context, k }) => {
      const told = paragraph(letters(context))
      return {
        en: [told.en, prose`What does the ${role('k', expr(k))} in the equation ${equationOf(k)} mean?`],
        es: [told.es, prose`¿Qué significa el ${role('k', expr(k))} en la ecuación ${equationOf(k)}?`],
      }
    },
    solution: ({ context, k }, answer) => [
      explained(
        equation(times(k, 1), expr(k)),
        line`Put ${1} for x: for ${xAmount(context, 1)}, ${Y} is ${yAmount(context, k)}.`,
        line`Pon ${1} en lugar de x: para ${xAmount(context, 1)}, ${Y} es ${yAmount(context, k)}.`,
      ),
      answerStep(answer.says, {
        en: line`In ${FORM}, the constant ${K} is the number of ${things(context.y)} for each ${thing(context.x)}.`,
        es: line`En ${FORM}, la constante ${K} es el número de ${things(context.y)} por cada ${thing(context.x)}.`,
      }),
    ],
    whyWrong: ({ context, k }) => ({
      turned: {
        en: line`It is the other way around: ${expr(k)} ${things(context.y)} for each ${thing(context.x)}.`,
        es: line`Es al revés: ${expr(k)} ${things(context.y)} por cada ${thing(context.x)}.`,
      },
      start: explained(
        equation(times(k, 0), 0),
        line`For ${equation(X, 0)}, ${Y} is ${0}, not ${expr(k)}.`,
        line`Para ${equation(X, 0)}, ${Y} es ${0}, no ${expr(k)}.`,
      ),
      total: {
        en: line`The equation does not tell how great x can be.`,
        es: line`La ecuación no dice cuánto puede valer x.`,
      },
    }),
    check: (printed, { key }) => key === 'rate' && printed.role('k').n > 1,
  }),
})
const startSaid = (context: Context, value: Ratio): Sentence => {
  const at = yAmount(context, value)
  return {
    key: 'start',
    says: {
      en: prose`When x is ${0}, ${Y} is ${at}.`,
      es: prose`Cuando x es ${0}, ${Y} es ${at}.`,
    },
  }
}
type Wrong = 'added' | 'plusConstant' | 'divided' | 'turned' | 'first'
const WRONG_SETS = [
  ['added', 'divided', 'first'],
  ['plusConstant', 'turned', 'first'],
  ['added', 'plusConstant', 'divided'],
  ['added', 'turned', 'first'],
] as const satisfies readonly (readonly Wrong[])[]
/** Wrong equations for a table, and what is wrong with each. */
function wrongOf({ k, pairs }: { readonly k: Ratio; readonly pairs: readonly Pair[] }) {
  const [first = [1, k] as const, second = [1, k] as const] = pairs
  const [x, y] = first
  const [u, v] = second
  const added = y.minus(x)
  return {
    added: {
      of: equation(Y, sum(X, expr(added))),
      en: line`It fits the first column only: for ${equation(X, u)} it gives ${expr(added.plus(u))}, not ${expr(v)}.`,
      es: line`Solo cumple en la primera columna: para ${equation(X, u)} da ${expr(added.plus(u))} y no ${expr(v)}.`,
    },
    plusConstant: {
      of: equation(Y, sum(X, expr(k))),
      en: line`It adds the constant: for ${equation(X, x)} it gives ${expr(k.plus(x))}, not ${expr(y)}.`,
      es: line`Suma la constante: para ${equation(X, x)} da ${expr(k.plus(x))} y no ${expr(y)}.`,
    },
    divided: {
      of: equation(Y, over(X, expr(k))),
      en: line`It divides by the constant: it makes ${Y} less than x.`,
      es: line`Divide entre la constante: hace que ${Y} sea menor que x.`,
    },
    turned: {
      of: equation(X, join(expr(k), Y)),
      en: line`Here the letters are switched: this makes x greater than ${Y}.`,
      es: line`Aquí las letras están intercambiadas: hace que x sea mayor que ${Y}.`,
    },
    first: {
      of: equationOf(y),
      en: line`It uses ${expr(y)} as the amount for ${1}, but it is the amount for ${x}.`,
      es: line`Toma ${expr(y)} como la cantidad para ${1}, pero es la cantidad para ${x}.`,
    },
  }
}
