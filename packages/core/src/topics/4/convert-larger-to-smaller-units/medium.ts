import {
  answerStep,
  both,
  type CellHole,
  count,
  equation,
  exact,
  explained,
  type FormMaker,
  failed,
  fillTable,
  itemOf,
  line,
  type Noun,
  name,
  option,
  people,
  prose,
  quantity,
  type Random,
  role,
  type Sentence,
  sentenceChoice,
  statements,
  step,
  things,
  times,
  tupleOf,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { formulaIn, valueIn } from '../../kit/choices/cells.ts'
import { alone } from '../../kit/stories/endings.ts'
import { amountForm } from './amount-form.ts'
import type { Level, levels } from './levels.ts'
import { longStories } from './stories.ts'
import {
  amountsIn,
  asUnits,
  DAYS,
  drawAmount,
  drawPair,
  FEET,
  factOf,
  GALLONS,
  HOURS,
  inSmallest,
  KNOWN,
  METERS,
  MINUTES,
  multiplied,
  PAIRS,
  type Pair,
  POUNDS,
  SYSTEMS,
  worthOf,
  YARDS,
} from './units.ts'

/** Which wrong step led to a claim. */
const SLIPS = {
  wrongFactor: {
    en: prose`A wrong number was used for one of the larger unit.`,
    es: prose`Se usó un número incorrecto para una unidad mayor.`,
  },
  added: { en: prose`The numbers were added.`, es: prose`Se sumaron los números.` },
  product: { en: prose`The multiplication is incorrect.`, es: prose`La multiplicación es incorrecta.` },
} as const
type Slip = keyof typeof SLIPS
/** What a pupil takes for the number of the smaller unit, beside the right one. */
const WRONG_FACTORS: readonly (readonly [Pair, number])[] = [
  [FEET, 10],
  [POUNDS, 12],
  [HOURS, 100],
  [DAYS, 12],
  [GALLONS, 2],
  [YARDS, 12],
  [METERS, 10],
  [MINUTES, 100],
]
function drawClaim(random: Random, { least }: Level) {
  const slip = random.evenly(['wrongFactor', 'product', 'added'] as const)
  const [pair, wrong] = random.evenly(WRONG_FACTORS)
  // The number that a slip leads to shows which one it is.
  const amount = random.until(
    () => random.int(least + 1, 14),
    value => 10 % value !== 0 && pair.factor % value !== 0,
  )
  const right = amount * pair.factor
  const claimed: Readonly<Record<Slip, number>> = {
    wrongFactor: amount * wrong,
    added: amount + pair.factor,
    product: right + 10,
  }
  return { slip, pair, wrong, amount, claimed: claimed[slip], who: random.pick(people) }
}

/** Four equalities, one of them true. */
const TRAPS: readonly (readonly [Pair, number])[] = [
  [FEET, 10],
  [POUNDS, 12],
  [GALLONS, 3],
  [HOURS, 100],
  [DAYS, 12],
  [YARDS, 4],
  [METERS, 10],
  [MINUTES, 10],
]
function drawEqualities(random: Random, { least, most }: Level) {
  const [right, ...wrong] = random.sample(TRAPS, 4)
  const amounts = random.sample(
    Array.from({ length: most - least + 1 }, (_, i) => least + i).filter(value => value % 10 > 0),
    4,
  )
  return [
    { pair: right[0], amount: itemOf(amounts, 0), said: itemOf(amounts, 0) * right[0].factor },
    ...wrong.map(([pair, factor], i) => {
      const amount = itemOf(amounts, i + 1)
      return { pair, amount, said: amount * factor }
    }),
  ]
}
type Equality = ReturnType<typeof drawEqualities>[number]
const asSentence = ({ pair, amount, said }: Equality, i: number): Sentence => ({
  key: `${i === 0 ? 'right' : 'wrong'}-${pair.large.en[0]}`,
  says: both(prose`${count(amount, pair.large)} = ${count(said, pair.small)}`),
})

const ALL_UNITS = Object.values(PAIRS).flatMap(pairs => pairs.flatMap(({ large, small }) => [large, small]))
/** The unit that a head of a table names. */
function unitOf(head: CellHole): Noun {
  const named = formulaIn(head)
  const found = ALL_UNITS.find(({ en }) => named.kind === 'words' && named.en === en[1])
  return found ?? failed('A head names no unit')
}

const converted = ({ pair, amount }: Equality) =>
  explained(
    equation(times(amount, pair.factor), amount * pair.factor),
    line`${count(1, pair.large)} is ${count(pair.factor, pair.small)}.`,
    line`${count(1, pair.large)} equivale a ${count(pair.factor, pair.small)}.`,
  )

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  convert: form({
    levels: ['medium'],
    share: 2,
    instruction: { en: prose`Convert.`, es: prose`Convierte.` },
    draw: (random, { least, most }) => {
      const pair = drawPair(random, KNOWN, SYSTEMS, 1)
      return {
        pair,
        amount: drawAmount(random, pair.factor < 8 || pair.factor > 60 ? 11 : least, pair.factor === 60 ? 15 : most),
      }
    },
    answer: quantity,
    solve: ({ pair, amount }) => count(amount * pair.factor, pair.small),
    ask: ({ pair, amount }) => both(prose`${count(amount, pair.large)} = ____ ${things(pair.small)}`),
    solution: ({ pair, amount }) => [factOf(pair), multiplied(amount, pair), asUnits(amount, pair)],
    check(printed, answer) {
      const [given] = amountsIn(printed)
      return given !== undefined && inSmallest(given).equals(inSmallest(answer))
    },
  }),

  table: form({
    ...fillTable({
      levels: ['medium'],
      instruction: { en: prose`Complete the table.`, es: prose`Completa la tabla.` },
      draw(random, { least, most }: Level) {
        const pair = drawPair(random, PAIRS, ['customary', 'time'], 2)
        const top = pair.factor > 10 ? 10 : most
        const all = Array.from({ length: top - least + 1 }, (_, i) => least + i).filter(value => value % 10 > 0)
        const amounts = random.sample(all, 4).toSorted((a, b) => a - b)
        return {
          head: [pair.large, pair.small].map(({ en, es }) => words(en[1], es[1])),
          rows: amounts.map(amount => [amount, amount * pair.factor]),
          blanks: amounts.map((_, row) => [row, 1] as const),
        }
      },
      fits: () => true,
      solution({ head, rows }) {
        const [large, small] = tupleOf(head.map(unitOf), 2)
        const pair = { large, small, factor: worthOf(large) / worthOf(small) }
        return [
          factOf(pair),
          explained(
            statements(
              ...rows
                .map(row => exact(itemOf(row, 0)).n)
                .map(amount => equation(times(amount, pair.factor), amount * pair.factor)),
            ),
            line`Multiply each number by ${pair.factor}.`,
            line`Multiplica cada número por ${pair.factor}.`,
          ),
        ]
      },
    }),
    // Each row is worth the same in both units.
    check(printed, { blanks }) {
      const { head, rows } = printed.block('table')
      const [large, small] = tupleOf((head ?? []).map(unitOf), 2)
      return rows.every((row, i) =>
        valueIn(itemOf(row, 0))
          .times(worthOf(large))
          .equals(exact(itemOf(blanks, i)).times(worthOf(small))),
      )
    },
  }),

  story: form({ levels: ['medium'], share: 2, ...amountForm(longStories, false) }),

  whichIsTrue: form({
    levels: ['medium'],
    draw: drawEqualities,
    answer: sentenceChoice,
    solve: equalities => asSentence(itemOf(equalities, 0), 0),
    mistakes: equalities =>
      Object.fromEntries(equalities.slice(1).map((one, i) => [one.pair.large.en[0], asSentence(one, i + 1)])),
    ask: () => ({ en: prose`Which statement is true?`, es: prose`¿Qué afirmación es verdadera?` }),
    solution: (equalities, { says }) => [
      converted(itemOf(equalities, 0)),
      answerStep(says, { en: line`This statement is true.`, es: line`Esta afirmación es verdadera.` }),
    ],
    whyWrong: equalities => Object.fromEntries(equalities.slice(1).map(one => [one.pair.large.en[0], converted(one)])),
    check: (_, { says }) => {
      const block = [says.en].flat()[0]
      const amounts =
        block?.kind === 'paragraph'
          ? block.content.flatMap(item => (typeof item === 'object' && item.kind === 'quantity' ? [item] : []))
          : []
      const [left, right] = tupleOf(amounts, 2)
      return inSmallest(left).equals(inSmallest(right))
    },
  }),

  whatMistake: form({
    levels: ['medium'],
    kind: 'find-mistake',
    draw: drawClaim,
    answer: option(SLIPS),
    solve: ({ slip }) => slip,
    ask({ pair, amount, claimed, who }) {
      const [given, said] = [role('given', count(amount, pair.large)), role('said', count(claimed, pair.small))]
      return {
        en: prose`${name(who)} writes: ${given} = ${said}. What is the mistake?`,
        es: prose`${name(who)} escribe: ${given} = ${said}. ¿Cuál es el error?`,
      }
    },
    key: ({ pair, amount }) => {
      const [given, right] = [count(amount, pair.large), count(amount * pair.factor, pair.small)]
      return both(prose`${given} = ${right}`)
    },
    solution: ({ slip, pair, wrong, amount, claimed }) => {
      const what = {
        wrongFactor: {
          en: line`${amount} was multiplied by ${wrong}`,
          es: line`${amount} se multiplicó por ${wrong}`,
        },
        added: {
          en: line`${amount} and ${pair.factor} were added, not multiplied`,
          es: line`${amount} y ${pair.factor} se sumaron, no se multiplicaron`,
        },
        product: {
          en: line`${times(amount, pair.factor)} is not ${claimed}`,
          es: line`${times(amount, pair.factor)} no es ${claimed}`,
        },
      }[slip]
      return [
        step(alone(count(claimed, pair.small)), because.mistakeIs, { what }),
        factOf(pair),
        multiplied(amount, pair),
        asUnits(amount, pair),
      ]
    },
    check(printed, answer) {
      const [given, said] = tupleOf(amountsIn(printed), 2)
      const [amount, claimed] = [exact(given.amount).n, exact(said.amount).n]
      const factor = worthOf(given.noun) / worthOf(said.noun)
      if (claimed === amount + factor) return answer === 'added'
      return answer === (claimed % amount === 0 ? 'wrongFactor' : 'product') && claimed !== amount * factor
    },
  }),
})
