import {
  answerStep,
  type Block,
  type Both,
  blank,
  both,
  capital,
  count,
  divide,
  equation,
  exact,
  explained,
  type FormMaker,
  howMany,
  type Inline,
  itemOf,
  line,
  type Noun,
  over,
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
        const [given = 0, wanted = 0, toSmall] = key.split(' ').map(Number)
        const [, of] = printed.terms('quantity')
        const factor = of ? exact(of.amount).toNumber() : Number.NaN
        return toSmall === 1 ? given * factor === wanted : wanted * factor === given
      },
    }),
  ),
})
/** The right number, the number changed by adding or subtracting, one too many, one too few. */
function amountsSaid(facts: Conversion): readonly Statement[] {
  const { pair, amount, toSmall } = facts
  const [large, small] = [amount.n, inSmall(facts).n]
  const given = toSmall ? large : small
  const wrong = toSmall
    ? [large + pair.factor, small + pair.factor, small - pair.factor]
    : [small > pair.factor ? small - pair.factor : small + pair.factor, large + 1, large - 1]
  const said = (value: number, isTrue: boolean): Statement => {
    const content = line`${givenOf(facts)} = ${count(value, wantedNoun(facts))}`
    const { en, es } = alone(...content)
    const key = `${given} ${value} ${toSmall ? 1 : 0}`
    if (isTrue) return { key, isTrue, says: { en, es } }
    const turnedBack = toSmall ? over(value, pair.factor) : times(value, pair.factor)
    const back = toSmall ? Ratio.of(value, pair.factor) : Ratio.of(value * pair.factor)
    return {
      key,
      isTrue,
      says: { en, es },
      why: explained(equation(turnedBack, back), line`This is not ${given}.`, line`No es ${given}.`),
    }
  }
  return [said(toSmall ? small : large, true), ...wrong.map(value => said(value, false))]
}
