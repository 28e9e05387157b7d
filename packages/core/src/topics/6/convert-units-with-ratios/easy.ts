import {
  answerStep,
  type Block,
  type Both,
  blank,
  both,
  capital,
  count,
  divide,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  howMany,
  type Inline,
  itemOf,
  line,
  minus,
  type Noun,
  quantity,
  type Random,
  Ratio,
  role,
  type Statement,
  statements,
  table,
  tableCells,
  things,
  times,
  trueStatement,
  tupleOf,
  words,
} from '../../../author.ts'
import { alone } from '../../kit/stories/endings.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { levels } from './levels.ts'
import { settings } from './settings.ts'
import {
  type Conversion,
  convertSteps,
  givenOf,
  inSmall,
  isRight,
  PAIRS,
  type Pair,
  wantedNoun,
  wantedOf,
} from './units.ts'

/** Powers of ten are four of thirteen. */
const ALL: readonly Pair[] = [
  PAIRS.poundOunce,
  PAIRS.literMilliliter,
  PAIRS.footInch,
  PAIRS.hourMinute,
  PAIRS.gallonQuart,
  PAIRS.meterCentimeter,
  PAIRS.yardFoot,
  PAIRS.minuteSecond,
  PAIRS.tonPound,
  PAIRS.kilogramGram,
  PAIRS.quartPint,
  PAIRS.pintCup,
]
const wholeAmount = (random: Random, { factor }: Pair) =>
  Ratio.of(random.int(3, factor >= 100 ? 12 : factor >= 60 ? 9 : 12))
export const fact = ({ large, small, factor }: Pair): readonly Inline[] => [
  count(1, large),
  ' = ',
  count(factor, small),
]
/** The fact, and below it what is to be done. */
const withFact = (pair: Pair, ...lines: readonly Both<readonly Inline[]>[]): Both<readonly Block[]> => {
  const inOne = (locale: 'en' | 'es'): readonly Block[] => [
    { kind: 'paragraph', content: fact(pair) },
    ...lines.map((one): Block => ({ kind: 'paragraph', content: one[locale] })),
  ]
  return { en: inOne('en'), es: inOne('es') }
}
export const equalTo = (given: ReturnType<typeof role>, wanted: Noun): readonly Inline[] => [
  given,
  ' = ',
  blank(3),
  ' ',
  things(wanted),
]
const titled = ({ en, es }: Noun) => words(capital(en[1]), capital(es[1]))
interface Columns {
  readonly pair: Pair
  readonly amounts: readonly number[]
  /** Whether the blank of each column stands in the row of the small unit. */
  readonly toSmall: readonly boolean[]
}
const rowsOf = ({ pair, amounts, toSmall }: Columns, isFilled: boolean) => [
  [titled(pair.large), 1, ...amounts.map((amount, i) => (isFilled || toSmall[i] ? amount : blank(2)))],
  [
    titled(pair.small),
    pair.factor,
    ...amounts.map((amount, i) => (isFilled || !toSmall[i] ? amount * pair.factor : blank(2))),
  ],
]

export const easyForms = (form: FormMaker<typeof levels>) => ({
  withTheFact: form({
    levels: ['easy'],
    instruction: {
      en: { kind: 'paragraph', content: ['Use the conversion fact to fill in the blank.'] },
      es: { kind: 'paragraph', content: ['Usa la equivalencia para completar el espacio en blanco.'] },
    },
    draw(random): Conversion {
      const pair = random.evenly(ALL)
      return { pair, amount: wholeAmount(random, pair), toSmall: false }
    },
    answer: quantity,
    solve: wantedOf,
    ask(facts) {
      const content = equalTo(role('given', givenOf(facts)), wantedNoun(facts))
      return withFact(facts.pair, { en: content, es: content })
    },
    solution: facts => convertSteps(facts, true),
    check: isRight,
  }),

  story: form({
    levels: ['easy'],
    kind: 'story',
    draw(random) {
      const { pair, large, tell } = random.evenly(startingAt(settings, 2))
      return { pair, amount: Ratio.of(random.int(...large)), toSmall: random.chance(0.5), tell }
    },
    answer: quantity,
    solve: wantedOf,
    ask(facts) {
      const { en, es } = facts.tell(role('given', givenOf(facts)))
      const wanted = wantedNoun(facts)
      return withFact(facts.pair, {
        en: [...en, ' ', ...line`${howMany(wanted)} is that?`],
        es: [...es, ' ', ...line`¿${howMany(wanted)} son?`],
      })
    },
    solution: facts => convertSteps(facts, true),
    check: isRight,
  }),

  table: form({
    levels: ['easy'],
    wide: true,
    instruction: {
      en: { kind: 'paragraph', content: ['Complete the ratio table.'] },
      es: { kind: 'paragraph', content: ['Completa la tabla de razones.'] },
    },
    draw(random): Columns {
      const pair = random.evenly(startingAt(ALL, 5))
      const most = pair.factor >= 60 ? 6 : 10
      const amounts = [
        ...random.sample(
          Array.from({ length: most - 1 }, (_, i) => i + 2),
          3,
        ),
      ].sort((a, b) => a - b)
      return {
        pair,
        amounts,
        toSmall: random.evenly([
          [true, false, true],
          [false, true, false],
          [true, true, false],
        ]),
      }
    },
    answer: tableCells,
    solve: facts => ({
      blanks: [
        ...facts.amounts.filter((_, i) => !facts.toSmall[i]),
        ...facts.amounts.filter((_, i) => facts.toSmall[i]).map(amount => amount * facts.pair.factor),
      ],
      rows: rowsOf(facts, true),
      rowHeads: true,
    }),
    ask: facts => both(table({ rows: rowsOf(facts, false), rowHeads: true })),
    solution: facts => {
      const { pair, amounts, toSmall } = facts
      return [
        explained(
          statements(
            ...amounts
              .filter((_, i) => toSmall[i])
              .map(amount => equation(times(amount, pair.factor), amount * pair.factor)),
          ),
          line`From the upper row to the lower: multiply by ${pair.factor}.`,
          line`De la fila de arriba a la de abajo: multiplica por ${pair.factor}.`,
        ),
        explained(
          statements(
            ...amounts
              .filter((_, i) => !toSmall[i])
              .map(amount => equation(divide(amount * pair.factor, pair.factor), amount)),
          ),
          line`From the lower row to the upper: divide by ${pair.factor}.`,
          line`De la fila de abajo a la de arriba: divide entre ${pair.factor}.`,
        ),
        explained(
          table({ rows: rowsOf(facts, true), rowHeads: true }),
          line`Write the numbers in the table.`,
          line`Escribe los números en la tabla.`,
        ),
      ]
    },
    check(printed, { blanks }) {
      let next = 0
      const [top, bottom] = tupleOf(
        printed
          .block('table')
          .rows.map(row =>
            row
              .slice(1)
              .map(([item]) =>
                typeof item === 'object' && item.kind === 'number' ? Ratio.of(item.n) : exact(itemOf(blanks, next++)),
              ),
          ),
        2,
      )
      const [one, factor] = [itemOf(top, 0), itemOf(bottom, 0)]
      return next === blanks.length && top.every((large, i) => large.times(factor).equals(itemOf(bottom, i).times(one)))
    },
  }),

  whichAmount: form(
    trueStatement({
      levels: ['easy'],
      draw(random): Conversion {
        const pair = random.evenly(startingAt(ALL, 8))
        const amount = wholeAmount(random, pair)
        return random.until(
          () => ({
            pair,
            amount: pair.factor === 2 ? Ratio.of(random.int(4, 12)) : amount,
            toSmall: false,
          }),
          facts => new Set(amountsSaid(facts).map(({ key }) => key)).size === 4,
        )
      },
      about: ({ pair }) => withFact(pair),
      statements: facts => amountsSaid(facts),
      solution: facts => {
        const [calculation] = convertSteps(facts, true)
        const right = itemOf(amountsSaid(facts), 0)
        return [
          ...(calculation ? [calculation] : []),
          answerStep(right.says, {
            en: line`Check: ${equation(times(facts.amount, facts.pair.factor), inSmall(facts))}.`,
            es: line`Comprueba: ${equation(times(facts.amount, facts.pair.factor), inSmall(facts))}.`,
          }),
        ]
      },
      holds(printed, key) {
        const [given, wanted] = tupleOf(key.split(' ').map(Number), 2)
        const factor = exact(itemOf(printed.terms('quantity'), 1).amount).toNumber()
        return wanted * factor === given
      },
    }),
  ),
})
/** What comes out of a mistake, and what the mistake was. */
interface Slip {
  readonly work: Expr
  readonly value: number
  readonly why: Both<readonly Inline[]>
}
/** Of metric units, a division by another power of ten; the factor multiplied or subtracted; one too many, one too few. */
function slipsOf({ pair: { factor }, amount: { n: large } }: Conversion): readonly Slip[] {
  const given = large * factor
  const tens = [factor / 10, factor / 100, factor * 10].filter(
    by => [10, 100, 1000].includes(factor) && by > 1 && Number.isInteger(by) && given % by === 0,
  )
  const all: readonly Slip[] = [
    ...tens.map(by => ({
      work: divide(given, by),
      value: given / by,
      why: {
        en: line`It divides by ${by}, not by ${factor}.`,
        es: line`Divide entre ${by} y no entre ${factor}.`,
      },
    })),
    {
      work: times(given, factor),
      value: given * factor,
      why: { en: line`It multiplies instead of dividing.`, es: line`Multiplica en vez de dividir.` },
    },
    {
      work: minus(given, factor),
      value: given - factor,
      why: { en: line`It subtracts instead of dividing.`, es: line`Resta en vez de dividir.` },
    },
    ...[large + 1, large - 1].map(value => ({
      work: times(value, factor),
      value,
      why: { en: line`This is not ${given}.`, es: line`No es ${given}.` },
    })),
  ]
  const distinct = all.filter(
    ({ value }, i) => value > 0 && value !== large && all.findIndex(other => other.value === value) === i,
  )
  return distinct.slice(0, 3)
}
/** The right number, and what three mistakes lead to. */
function amountsSaid(facts: Conversion): readonly Statement[] {
  const given = inSmall(facts).n
  const said = (value: number) => ({
    key: `${given} ${value}`,
    says: alone(...line`${givenOf(facts)} = ${count(value, wantedNoun(facts))}`),
  })
  return [
    { ...said(facts.amount.n), isTrue: true },
    ...slipsOf(facts).map(({ work, value, why }) => ({
      ...said(value),
      isTrue: false,
      why: explained(equation(work, evaluate(work)), why.en, why.es),
    })),
  ]
}
