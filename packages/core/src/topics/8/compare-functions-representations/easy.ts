import {
  answerStep,
  type Block,
  type Both,
  explained,
  itemOf,
  line,
  type Random,
  relation,
  type Sentence,
  sentenceChoice,
  symbol,
} from '../../../author.ts'
import { blankAnswers, type NamedBlank, namedKey, namedLines } from '../../kit/measures/named-blanks.ts'
import type { Context } from './contexts.ts'
import {
  areAnswered,
  asked,
  beginning,
  type Compared,
  choice,
  contextsWith,
  drawFuns,
  type Form,
  type Fun,
  funOf,
  type Pool,
  rateStep,
  type Shown,
  startStep,
  valueAt,
} from './parts.ts'

/** "Rate of tank A, in liters per minute". */
export const rateBlanks = ({ of, per }: Context, letters: readonly string[]): readonly NamedBlank[] =>
  letters.map(letter => ({
    name: {
      en: `Rate ${of.en} ${letter}, in ${per.en}`,
      es: `Tasa ${of.es} ${letter}, en ${per.es}`,
    },
  }))
export const greater = (one: Fun, other: Fun, of: (fun: Fun) => number): Fun => (of(one) > of(other) ? one : other)
/** Two functions; the greater rate and the greater start are of the same one in a third at most. */
export function drawTwo(
  random: Random,
  [pool, first, many]: readonly [pool: Pool, first: number, many: number],
  shapesIn: readonly (readonly [Shown, Shown])[],
  directionsIn: readonly (readonly [1 | -1, 1 | -1])[],
  crossedIn: readonly boolean[],
  isLater = false,
): Compared & { readonly funs: readonly [Fun, Fun] } {
  // The context first: so the forms of a sheet, which begin at different places, never tell one twice.
  const context = random.evenly(contextsWith(pool, directionsIn.flat(), first, many))
  const [shapes, directions, isCrossed] = [
    random.evenly(shapesIn),
    random.evenly(directionsIn),
    random.evenly(crossedIn),
  ]
  return random.until(
    () => {
      const [a, b] = drawFuns(random, context, shapes, directions, isLater) as [Fun, Fun]
      return { context, funs: [a, b] as const }
    },
    ({ funs: [a, b] }) => (greater(a, b, ({ rate }) => rate) === greater(a, b, ({ start }) => start)) !== isCrossed,
  )
}
/** "Greater rate of change: tank ____". */
export const whichLine = (head: Both<string>, { which }: Context): Both<readonly Block[]> => ({
  en: [{ kind: 'paragraph', content: [`${head.en}: ${which.en} `, { kind: 'blank', width: 3, box: false }] }],
  es: [{ kind: 'paragraph', content: [`${head.es}: ${which.es} `, { kind: 'blank', width: 3, box: false }] }],
})
export const whichKey = (head: Both<string>, { which }: Context, { letter }: Fun): Both<Block> => ({
  en: { kind: 'paragraph', content: [`${head.en}: ${which.en} `, symbol(letter)] },
  es: { kind: 'paragraph', content: [`${head.es}: ${which.es} `, symbol(letter)] },
})
const GREATER_START = { en: 'Greater initial value', es: 'Mayor valor inicial' }
const startBlanks = ({ of, y }: Context): readonly NamedBlank[] =>
  ['A', 'B'].map(letter => ({
    name: {
      en: `Initial value ${of.en} ${letter}, in ${y.en}`,
      es: `Valor inicial ${of.es} ${letter}, en ${y.es}`,
    },
  }))
export const GREATER_RATE = { en: 'Greater rate of change', es: 'Mayor tasa de cambio' }

const becauseMore = (context: Context, { letter }: Fun, key: string, more: number, less: number): Sentence => {
  const { en, es } = beginning(context, letter)
  return choice(
    key,
    [...en, ...line`, because ${more} is greater than ${less}.`],
    [...es, ...line`, porque ${more} es mayor que ${less}.`],
  )
}
interface Chosen {
  readonly compared: Compared & { readonly funs: readonly [Fun, Fun] }
}
const comparison = (more: number, less: number) => relation(more, '>', less)

export const easyForms = (form: Form) => ({
  bothRates: form({
    levels: ['easy'],
    wide: true,
    draw: random =>
      drawTwo(
        random,
        ['easy', 0, 2],
        [
          ['table', 'equation'],
          ['equation', 'table'],
        ] as const,
        [[1, 1]],
        [true, true, false],
      ),
    answer: blankAnswers,
    solve: ({ funs }) => funs.map(({ rate }) => rate),
    ask: compared => {
      const { context } = compared
      const blanks = rateBlanks(context, ['A', 'B'])
      return asked(
        compared,
        4,
        {
          en: line`Find both rates of change and compare them.`,
          es: line`Halla las dos tasas de cambio y compáralas.`,
        },
        namedLines(...blanks),
        whichLine(GREATER_RATE, context),
      )
    },
    namedAnswer: ({ context, funs: [a, b] }) => namedKey(rateBlanks(context, ['A', 'B']), [a.rate, b.rate]),
    key: ({ context, funs: [a, b] }) =>
      whichKey(
        GREATER_RATE,
        context,
        greater(a, b, ({ rate }) => rate),
      ),
    solution({ context, funs: [a, b] }) {
      const [more, less] = a.rate > b.rate ? [a, b] : [b, a]
      const which = whichKey(GREATER_RATE, context, more)
      return [
        rateStep(context, a),
        rateStep(context, b),
        explained(
          which,
          line`Compare the rates: ${comparison(more.rate, less.rate)}. The initial values do not matter here.`,
          line`Compara las tasas: ${comparison(more.rate, less.rate)}. Los valores iniciales no importan aquí.`,
        ),
      ]
    },
    check: (printed, answers) => areAnswered(answers, funOf(printed, 'A').rate, funOf(printed, 'B').rate),
  }),

  bothStarts: form({
    levels: ['easy'],
    wide: true,
    draw: random =>
      drawTwo(
        random,
        ['easy', 2, 3],
        [
          ['words', 'table'],
          ['table', 'words'],
        ],
        [[1, 1]],
        [true, true, false],
      ),
    answer: blankAnswers,
    solve: ({ funs }) => funs.map(({ start }) => start),
    ask: compared => {
      const { context } = compared
      return asked(
        compared,
        4,
        {
          en: line`Find both initial values and compare them.`,
          es: line`Halla los dos valores iniciales y compáralos.`,
        },
        namedLines(...startBlanks(context)),
        whichLine(GREATER_START, context),
      )
    },
    namedAnswer: ({ context, funs: [a, b] }) => namedKey(startBlanks(context), [a.start, b.start]),
    key: ({ context, funs: [a, b] }) =>
      whichKey(
        GREATER_START,
        context,
        greater(a, b, ({ start }) => start),
      ),
    solution({ context, funs: [a, b] }) {
      const [more, less] = a.start > b.start ? [a, b] : [b, a]
      return [
        startStep(context, a),
        startStep(context, b),
        explained(
          whichKey(GREATER_START, context, more),
          line`Compare the initial values: ${comparison(more.start, less.start)}. The rates do not matter here.`,
          line`Compara los valores iniciales: ${comparison(more.start, less.start)}. Las tasas no importan aquí.`,
        ),
      ]
    },
    check: (printed, answers) => areAnswered(answers, funOf(printed, 'A').start, funOf(printed, 'B').start),
  }),

  greaterStart: form({
    levels: ['easy'],
    wide: true,
    draw(random): Chosen {
      const shapes = [
        ['equation', 'words'],
        ['words', 'equation'],
      ] as const
      return {
        compared: random.until(
          () => drawTwo(random, ['easy', 5, 2], shapes, [[1, 1]], [true]),
          ({ funs: [a, b] }) => {
            const [eq, told] = a.shown === 'equation' ? [a, b] : [b, a]
            return eq.rate !== told.start && told.rate !== eq.start && told.rate !== told.start && eq.start > told.start
          },
        ),
      }
    },
    answer: sentenceChoice,
    solve: ({
      compared: {
        context,
        funs: [a, b],
      },
    }) => {
      const [more, less] = a.start > b.start ? [a, b] : [b, a]
      return becauseMore(context, more, `start ${more.letter}`, more.start, less.start)
    },
    mistakes({
      compared: {
        context,
        funs: [a, b],
      },
    }): Readonly<Record<string, Sentence>> {
      const [more, less] = a.start > b.start ? [a, b] : [b, a]
      return {
        rates: becauseMore(context, less, 'rates', less.rate, more.rate),
        swapped: becauseMore(
          context,
          less,
          'swapped',
          Math.max(less.start, more.rate),
          Math.min(less.start, more.rate),
        ),
      }
    },
    ask: ({ compared }) =>
      asked(compared, 4, {
        en: [`Which ${compared.context.which.en} has the greater initial value?`],
        es: [`¿Qué ${compared.context.which.es} tiene el mayor valor inicial?`],
      }),
    solution(
      {
        compared: {
          context,
          funs: [a, b],
        },
      },
      answer,
    ) {
      const [more, less] = a.start > b.start ? [a, b] : [b, a]
      return [
        startStep(context, a),
        startStep(context, b),
        answerStep(sentenceChoice.show(answer), {
          en: line`Compare the initial values: ${comparison(more.start, less.start)}.`,
          es: line`Compara los valores iniciales: ${comparison(more.start, less.start)}.`,
        }),
      ]
    },
    whyWrong({
      compared: {
        funs: [a, b],
      },
    }) {
      const [more, less] = a.start > b.start ? [a, b] : [b, a]
      return {
        rates: {
          en: line`The numbers ${less.rate} and ${more.rate} are the rates, not the initial values.`,
          es: line`Los números ${less.rate} y ${more.rate} son las tasas, no los valores iniciales.`,
        },
        swapped: {
          en: line`The number ${more.rate} is a rate, not an initial value.`,
          es: line`El número ${more.rate} es una tasa, no un valor inicial.`,
        },
      }
    },
    check(printed, { key }) {
      const [a, b] = [funOf(printed, 'A'), funOf(printed, 'B')]
      return key === `start ${a.start > b.start ? 'A' : 'B'}`
    },
  }),

  greaterRate: form({
    levels: ['easy'],
    wide: true,
    draw(random): Chosen {
      const shapes = [
        ['words', 'table'],
        ['table', 'words'],
      ] as const
      return {
        compared: random.until(
          () => drawTwo(random, ['easy', 7, 2], shapes, [[1, 1]], [true]),
          ({ funs: [a, b] }) => {
            const [slow, fast] = a.rate < b.rate ? [a, b] : [b, a]
            const by = valueAt(slow, itemOf(slow.xs, 1)) - slow.start
            return slow.shown === 'table' && by > fast.rate && by !== slow.start && fast.rate !== fast.start
          },
        ),
      }
    },
    answer: sentenceChoice,
    solve: ({
      compared: {
        context,
        funs: [a, b],
      },
    }) => {
      const [more, less] = a.rate > b.rate ? [a, b] : [b, a]
      return becauseMore(context, more, `rate ${more.letter}`, more.rate, less.rate)
    },
    mistakes({
      compared: {
        context,
        funs: [a, b],
      },
    }): Readonly<Record<string, Sentence>> {
      const [more, less] = a.rate > b.rate ? [a, b] : [b, a]
      return {
        starts: becauseMore(context, less, 'starts', less.start, more.start),
        undivided: becauseMore(context, less, 'undivided', valueAt(less, itemOf(less.xs, 1)) - less.start, more.rate),
      }
    },
    ask: ({ compared }) =>
      asked(compared, 4, {
        en: [`Which ${compared.context.which.en} has the greater rate of change?`],
        es: [`¿Qué ${compared.context.which.es} tiene la mayor tasa de cambio?`],
      }),
    solution(
      {
        compared: {
          context,
          funs: [a, b],
        },
      },
      answer,
    ) {
      const [more, less] = a.rate > b.rate ? [a, b] : [b, a]
      return [
        rateStep(context, a),
        rateStep(context, b),
        answerStep(sentenceChoice.show(answer), {
          en: line`Compare the rates: ${comparison(more.rate, less.rate)}.`,
          es: line`Compara las tasas: ${comparison(more.rate, less.rate)}.`,
        }),
      ]
    },
    whyWrong({
      compared: {
        funs: [a, b],
      },
    }) {
      const [more, less] = a.rate > b.rate ? [a, b] : [b, a]
      const run = itemOf(less.xs, 1)
      const by = valueAt(less, run) - less.start
      return {
        starts: {
          en: line`The numbers ${less.start} and ${more.start} are the initial values, not the rates.`,
          es: line`Los números ${less.start} y ${more.start} son los valores iniciales, no las tasas.`,
        },
        undivided: {
          en: line`The change ${by} was not divided by ${run}, the change in x.`,
          es: line`El cambio ${by} no se dividió entre ${run}, el cambio de x.`,
        },
      }
    },
    check(printed, { key }) {
      const [a, b] = [funOf(printed, 'A'), funOf(printed, 'B')]
      return key === `rate ${a.rate > b.rate ? 'A' : 'B'}`
    },
  }),
})
