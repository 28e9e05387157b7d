import {
  type AnswerType,
  type Both,
  blank,
  type Content,
  canonical,
  type Expr,
  exact,
  explainedBy,
  expr,
  type FormMaker,
  type Inline,
  itemOf,
  labelOrder,
  line,
  list,
  Printed,
  prose,
  type Random,
  Ratio,
  rational,
  relation,
  sentenceChoice,
  statements,
  step,
  symbol,
  table,
  wholes,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { valueIn } from '../../kit/choices/cells.ts'
import { paragraph, printedAmount } from './easy.ts'
import type { levels } from './levels.ts'
import { partlySituations, roleOf, type Side, type Situation, signed, type Told, written } from './situations.ts'
import { type Scale, scales } from './tables.ts'
import { zeros } from './zeros.ts'

const LETTERS = ['A', 'B', 'C', 'D'] as const

interface Fact {
  readonly situation: Situation
  readonly side: Side
  readonly value: Ratio
}
const told = ({ situation: { tell, unit }, side, value }: Fact): Told =>
  tell[side](roleOf(side, unit, written(value, 'decimal')))
const numberOf = ({ situation: { unit }, side, value }: Fact): Expr => written(signed(side, value), 'decimal', unit)
const sideIn = (cell: readonly Inline[]): Ratio => printedAmount(new Printed([{ kind: 'paragraph', content: cell }]))

function drawPairs(random: Random): readonly Fact[] {
  const [one, other, third, fourth] = random.sample(partlySituations, 4)
  const near = Ratio.of(10 * random.int(3, 9) + random.pick([2, 5, 8]), 10)
  const far = near.plus(random.pick([10, 20]))
  const facts = [
    { situation: one, side: 'up', value: near },
    { situation: other, side: 'down', value: near },
    { situation: third, side: 'up', value: far },
    { situation: fourth, side: 'down', value: far },
  ] as const
  return random.shuffle<readonly Fact[]>(facts)
}

/** Why the numbers of this side have their sign, each reason once. */
const signsOf = (facts: readonly Fact[], side: Side): Told => {
  const why = facts.filter(fact => fact.side === side).map(({ situation }) => situation.side[side])
  const once = why.filter((one, i) => why.findIndex(other => isSame(one.en, other.en)) === i)
  return {
    en: once.flatMap(({ en }, i) => (i === 0 ? en : [' ', ...en])),
    es: once.flatMap(({ es }, i) => (i === 0 ? es : [' ', ...es])),
  }
}
const isSame = (one: readonly Inline[], other: readonly Inline[]) => one.join() === other.join()

interface Row {
  readonly thing: Told
  readonly side: Side | 'zero'
  readonly value: Ratio
}
interface Drawn {
  readonly scale: Scale
  readonly rows: readonly Row[]
}
const SPREADS: readonly (readonly Row['side'][])[] = [
  ['down', 'up', 'zero', 'down'],
  ['up', 'down', 'down', 'zero'],
  ['zero', 'down', 'up', 'down'],
  ['down', 'zero', 'down', 'up'],
]
function drawRows(random: Random): Drawn {
  const scale = random.evenly(scales)
  const sides = scale.isFixed ? (['up', 'down', 'down', 'zero'] as const) : random.pick(SPREADS)
  const sizes = random.sample(
    wholes(6, scale.most).filter(n => n % 4 !== 0 && n % scale.step === 0),
    4,
  )
  const rows = scale.things.map((thing, i): Row => {
    const side = itemOf(sides, i)
    return { thing, side, value: side === 'zero' ? Ratio.of(0) : Ratio.of(itemOf(sizes, i), 4) }
  })
  return { scale, rows: scale.isFixed ? random.shuffle<readonly Row[]>(rows) : rows }
}
const signedOf = ({ as, unit }: Scale, { side, value }: Row): Expr =>
  side === 'zero' ? expr(0) : written(signed(side, value), as, unit)
const placeOf = ({ tell, unit, as, atZero }: Scale, { side, value }: Row, place: number): Told =>
  side === 'zero' ? atZero : tell[side](roleOf(side, unit, written(value, as), `${place}`))
const tableOf = ({ scale, rows }: Drawn, isFilled: boolean, locale: 'en' | 'es') => ({
  head: scale.heads.map(head => head[locale]),
  rows: rows.map((row, i) => [
    row.thing[locale],
    placeOf(scale, row, i)[locale],
    isFilled ? signedOf(scale, row) : blank(),
  ]),
})
const inBoth = (of: (locale: 'en' | 'es') => Content): Both<Content> => ({ en: of('en'), es: of('es') })

/** The table with its numbers, whose words are those of one language. */
const signedTable: AnswerType<Drawn> = {
  kind: 'table',
  show: drawn => inBoth(locale => table(tableOf(drawn, true, locale))),
  value: ({ scale, rows }) => rows.map(row => canonical(signedOf(scale, row))),
  nearMisses: ({ scale, rows }) =>
    rows.flatMap((row, i) =>
      row.side === 'zero' ? [] : [{ scale, rows: rows.with(i, { ...row, side: row.side === 'up' ? 'down' : 'up' }) }],
    ),
}
const scaleZero = ({ atZero }: Scale): Told => ({
  en: [...line`0 stands for “`, ...atZero.en, '.”'],
  es: [...line`El 0 representa “`, ...atZero.es, '”.'],
})

/** Two of four situations go each way; one has the wrong sign. */
function drawWork(random: Random) {
  const first = random.int(0, partlySituations.length - 1)
  const sides = random.shuffle<readonly Side[]>(['up', 'down', 'down', 'up'])
  const facts = [0, 3, 6, 9].map((by, i): Fact => {
    const situation = itemOf(partlySituations, (first + by) % partlySituations.length)
    const most = Math.min(situation.most, 40)
    const value = situation.isPartly
      ? Ratio.of(10 * random.int(2, most - 1) + random.pick([2, 5, 8]), 10)
      : Ratio.of(random.int(2, most))
    return { situation, side: itemOf(sides, i), value }
  })
  return { facts, wrong: random.evenly([1, 3, 0, 2]) }
}

/** The ways to put four numbers so that none stands beside its situation. */
const ORDERS: readonly (readonly number[])[] = [
  [1, 0, 3, 2],
  [1, 2, 3, 0],
  [1, 3, 0, 2],
  [2, 0, 3, 1],
  [2, 3, 0, 1],
  [2, 3, 1, 0],
  [3, 0, 1, 2],
  [3, 2, 0, 1],
]

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  whatZeroMeans: form({
    levels: ['medium'],
    kind: 'choose',
    draw: random => ({ zero: random.evenly(zeros) }),
    answer: sentenceChoice,
    solve: ({ zero: { right } }) => right,
    mistakes: ({ zero: { wrong } }) => Object.fromEntries(wrong.map(sentence => [sentence.key, sentence])),
    ask: ({ zero: { tell, question } }) => paragraph(tell, question),
    solution: ({ zero: { because: why, right } }) => [
      explainedBy(expr(0), why),
      step(right.says, because.explain, {
        sentence: {
          en: line`So 0, which separates the positive numbers from the negative ones, stands for this.`,
          es: line`Así que el 0, que separa los números positivos de los negativos, representa esto.`,
        },
      }),
    ],
    whyWrong: ({ zero: { why } }) => why,
    check: (_, { key }) => key === 'zero',
  }),

  matchNumbers: form({
    levels: ['medium'],
    kind: 'match',
    instruction: {
      en: prose`Match each situation with its number. Write the letters in order, starting with row 1.`,
      es: prose`Relaciona cada situación con su número. Escribe las letras en orden, desde la fila 1.`,
    },
    draw(random) {
      const facts = drawPairs(random)
      // Which fact's number stands at each letter.
      const places = itemOf(ORDERS, random.int(0, ORDERS.length - 1))
      return { facts, places }
    },
    answer: labelOrder(LETTERS),
    solve: ({ facts, places }) => facts.map((_, i) => itemOf(LETTERS, places.indexOf(i))),
    ask: ({ facts, places }) =>
      inBoth(locale =>
        table({
          rows: facts.map((fact, i) => [
            line`${i + 1}`,
            told(fact)[locale],
            symbol(itemOf(LETTERS, i)),
            numberOf(itemOf(facts, itemOf(places, i))),
          ]),
        }),
      ),
    solution({ facts }, letters) {
      const named = (side: Side) =>
        statements(...facts.flatMap((fact, i) => (fact.side === side ? [relation(i + 1, '→', numberOf(fact))] : [])))
      return [
        explainedBy(named('down'), signsOf(facts, 'down')),
        explainedBy(named('up'), signsOf(facts, 'up')),
        explainedBy(list(...letters.map(letter => symbol(letter))), {
          en: line`Write the letters of these numbers in order of the rows.`,
          es: line`Escribe las letras de estos números en el orden de las filas.`,
        }),
      ]
    },
    check: (printed, letters) => {
      const { rows } = printed.block('table')
      return letters.every((letter, i) =>
        sideIn(itemOf(itemOf(rows, i), 1)).equals(valueIn(itemOf(itemOf(rows, LETTERS.indexOf(letter)), 3))),
      )
    },
  }),

  completeTable: form({
    levels: ['medium'],
    kind: 'table',
    instruction: {
      en: prose`Complete the table with positive numbers, negative numbers, and 0.`,
      es: prose`Completa la tabla con números positivos, números negativos y el 0.`,
    },
    draw: drawRows,
    answer: signedTable,
    solve: drawn => drawn,
    ask: drawn => inBoth(locale => table(tableOf(drawn, false, locale))),
    solution: ({ scale, rows }) => {
      const of = (side: Row['side']) => rows.filter(row => row.side === side).map(row => signedOf(scale, row))
      return [
        explainedBy(list(...of('zero')), scaleZero(scale)),
        explainedBy(list(...of('up')), scale.side.up),
        explainedBy(list(...of('down')), scale.side.down),
      ]
    },
    check: (printed, { scale, rows }) => {
      const shown = printed.block('table').rows
      return rows.every((row, i) => {
        const where = new Printed([{ kind: 'paragraph', content: itemOf(itemOf(shown, i), 1) }])
        const value = exact(signedOf(scale, row))
        return where.terms('role').length === 0 ? value.n === 0 : value.equals(printedAmount(where, `${i}`))
      })
    },
  }),

  wrongNumber: form({
    levels: ['medium'],
    kind: 'find-mistake',
    lines: 1,
    draw: drawWork,
    answer: rational,
    solve: ({ facts, wrong }) => numberOf(itemOf(facts, wrong)),
    ask({ facts, wrong }) {
      const rows = (locale: 'en' | 'es') =>
        table({
          head:
            locale === 'en' ? [line`Row`, line`Situation`, line`Number`] : [line`Fila`, line`Situación`, line`Número`],
          rows: facts.map((fact, i) => {
            const value = exact(numberOf(fact))
            const shown = written(i === wrong ? value.negated() : value, 'decimal', fact.situation.unit)
            return [line`${i + 1}`, told(fact)[locale], shown]
          }),
        })
      return {
        en: [prose`One number in the table is wrong.`, rows('en'), prose`What should the number be? ____`],
        es: [prose`Un número de la tabla es incorrecto.`, rows('es'), prose`¿Qué número debe ser? ____`],
      }
    },
    key: ({ wrong }) => ({ en: prose`(row ${wrong + 1})`, es: prose`(fila ${wrong + 1})` }),
    solution({ facts, wrong }, answer) {
      const { situation, side } = itemOf(facts, wrong)
      return [
        explainedBy(
          statements(...facts.flatMap((fact, i) => (i === wrong ? [] : [relation(i + 1, '→', numberOf(fact))]))),
          { en: line`These three rows are right.`, es: line`Estas tres filas son correctas.` },
        ),
        explainedBy(relation(wrong + 1, '→', answer), {
          en: [...line`The mistake: the sign in row ${wrong + 1}. `, ...situation.side[side].en],
          es: [...line`El error: el signo de la fila ${wrong + 1}. `, ...situation.side[side].es],
        }),
      ]
    },
    check(printed, answer) {
      const wrong = printed
        .block('table')
        .rows.map(([, tellCell, numberCell]) => [sideIn(tellCell ?? []), valueIn(numberCell ?? [])] as const)
        .filter(([meant, shown]) => !meant.equals(shown))
      return wrong.length === 1 && wrong.every(([meant]) => meant.equals(exact(answer)))
    },
  }),
})
