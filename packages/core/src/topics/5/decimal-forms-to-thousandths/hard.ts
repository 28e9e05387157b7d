import {
  blank,
  both,
  decimal,
  decimalInDigits,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  isTerm,
  itemOf,
  labelOrder,
  line,
  list,
  name,
  numberInWords,
  numberWords,
  type Person,
  people,
  prose,
  type Random,
  Ratio,
  role,
  type Sentence,
  type Step,
  sentenceChoice,
  step,
  sum,
  symbol,
  table,
  tupleOf,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { everyPlace, type InPlace, worthOf } from '../../kit/decimals/places.ts'
import type { levels } from './levels.ts'
import {
  expanded,
  fromWords,
  type Notation,
  partShown,
  partsNamed,
  partsOf,
  saidIn,
  valuesTogether,
  wholeOf,
  writeDecimal,
} from './written.ts'

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** The thousandths behind the point: 402, 43 and 5 have a 0 that must not be lost. */
const HOLLOW = [
  (a: number, b: number) => 100 * a + b,
  (a: number, b: number) => 10 * a + b,
  (a: number) => a,
  (a: number, b: number) => 100 * a + b,
] as const

/** "Cuarenta y tres milésimas" could be 40.003 as well as 0.043: no such number is said. */
const isClear = (whole: number, parts: number): boolean => whole % 10 !== 0 || whole < 30 || parts > 9

/** From words only a 0 that is not said is hard. */
const UNSAID = [HOLLOW[1], HOLLOW[2], HOLLOW[1]] as const

function drawHollow(random: Random, among: readonly ((a: number, b: number) => number)[]): Ratio {
  const parts = random.evenly(among)
  const { whole, thousandths } = random.until(
    () => {
      const [a, b, c, d] = random.sample(DIGITS, 4)
      return {
        whole: random.pick([10 * c + d, 10 * c, 10 * c + d, 10 * c + d, 10 * c + d, c, 10 * c, 0]),
        thousandths: parts(a, b),
      }
    },
    drawn => isClear(drawn.whole, drawn.thousandths) && (drawn.whole > 0 || drawn.thousandths > 9),
  )
  return Ratio.of(1000 * whole + thousandths, 1000)
}

/** One place between others has 0. */
function drawSkipping(random: Random): Ratio {
  const skipped = random.evenly([-1, -2, 0])
  const digits = random.sample(DIGITS, 4)
  const left = digits.values()
  return [1, 0, -1, -2, -3]
    .filter(place => place !== skipped)
    .reduce((all, place) => all.plus(worthOf({ digit: left.next().value ?? 1, place })), Ratio.of(0))
}

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const
/** Where the two digits behind the point stand in numbers that are easily mixed up. */
const PATTERNS: readonly (readonly [number, number])[] = [
  [-1, -3],
  [-2, -3],
  [-1, -2],
]

const MISTAKE_NAMES = ['few', 'many', 'exchanged', 'turned'] as const
type Mistake = (typeof MISTAKE_NAMES)[number]
const MISTAKES: Readonly<Record<Mistake, Sentence>> = {
  few: {
    key: 'few',
    says: { en: prose`A 0 is missing after the decimal point.`, es: prose`Falta un 0 después del punto decimal.` },
  },
  many: {
    key: 'many',
    says: {
      en: prose`There is one 0 too many after the decimal point.`,
      es: prose`Sobra un 0 después del punto decimal.`,
    },
  },
  exchanged: {
    key: 'exchanged',
    says: {
      en: prose`Two digits after the decimal point are switched.`,
      es: prose`Dos dígitos después del punto decimal están intercambiados.`,
    },
  },
  turned: {
    key: 'turned',
    says: {
      en: prose`The whole number and the thousandths are switched.`,
      es: prose`El número entero y las milésimas están intercambiados.`,
    },
  },
}
interface Claim {
  readonly who: Person
  readonly mistake: Mistake
  readonly whole: number
  /** Thousandths, two digits. */
  readonly parts: number
}
const rightOf = ({ whole, parts }: Claim): Ratio => Ratio.of(1000 * whole + parts, 1000)
function wrongOf({ mistake, whole, parts }: Claim): Ratio {
  switch (mistake) {
    case 'few':
      return Ratio.of(100 * whole + parts, 100)
    case 'many':
      return Ratio.of(10_000 * whole + parts, 10_000)
    case 'exchanged':
      return Ratio.of(1000 * whole + (parts % 10) * 10 + Math.floor(parts / 10), 1000)
    case 'turned':
      return Ratio.of(1000 * parts + whole, 1000)
    default:
      return mistake satisfies never
  }
}

const toWords = (value: Ratio): readonly Step[] => {
  const [whole, part] = [wholeOf(value), value.minus(wholeOf(value))]
  return [
    ...(whole > 0
      ? [
          explained(
            equation(decimal(value), sum(whole, decimal(part))),
            line`The decimal point separates the whole number from the rest.`,
            line`El punto decimal separa el número entero de lo demás.`,
          ),
        ]
      : []),
    explained(
      prose`${decimal(part)} = ${partsNamed(value)}`,
      line`The place of the last digit names the parts.`,
      line`La posición del último dígito nombra las partes.`,
    ),
    whole > 0
      ? explained(
          prose`${numberWords(value.toNumber())}`,
          line`Say “and” for the decimal point.`,
          line`Di “enteros y” en el lugar del punto decimal.`,
        )
      : step(prose`${numberWords(value.toNumber())}`, because.writeInWords),
  ]
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  decimalToWords: form({
    levels: ['hard'],
    instruction: { en: prose`Write the number in words.`, es: prose`Escribe el número en palabras.` },
    draw: random => ({ value: drawHollow(random, HOLLOW) }),
    answer: numberInWords,
    solve: ({ value }) => value.toNumber(),
    ask: ({ value }) => both(decimal(value)),
    solution: ({ value }) => toWords(value),
    check: (printed, answer) => evaluate(printed.one('number')).toNumber() === answer,
  }),

  hollowWordsToDecimal: form({
    levels: ['hard'],
    instruction: writeDecimal,
    draw: random => ({ value: drawHollow(random, UNSAID) }),
    answer: decimalInDigits,
    solve: ({ value }) => decimal(value),
    ask: ({ value }) => both(prose`${numberWords(value.toNumber())}`),
    solution: ({ value }) => fromWords(value),
    check: (printed, answer) => exact(answer).toNumber() === saidIn(printed),
  }),

  scrambled: form({
    levels: ['hard'],
    instruction: writeDecimal,
    draw(random) {
      const value = drawSkipping(random)
      const parts: readonly InPlace[] = partsOf(value)
      return {
        value,
        notation: random.evenly(['fractions', 'products', 'decimals'] as const) satisfies Notation,
        parts: random.until(
          () => random.shuffle(parts),
          shuffled =>
            itemOf(shuffled, 0).place < 0 && shuffled.some(({ place }, i) => place < (shuffled[i - 1]?.place ?? place)),
        ),
      }
    },
    answer: decimalInDigits,
    solve: ({ value }) => decimal(value),
    ask: ({ parts, notation }) => both(equation(sum(...parts.map(part => partShown(part, notation))), blank(4))),
    solution: ({ value }) => [everyPlace(value), valuesTogether(value)],
    check: (printed, answer) => evaluate(printed.one('relation').left).equals(exact(answer)),
  }),

  matchThreeForms: form({
    levels: ['hard'],
    kind: 'match',
    instruction: {
      en: prose`Match. Beside each number, write the letter of its word form and then the letter of its expanded form.`,
      es: prose`Relaciona. Junto a cada número, escribe la letra de su forma en palabras y luego la de su forma desarrollada.`,
    },
    wide: true,
    draw(random) {
      const [whole, a, b] = random.sample(DIGITS, 3)
      const values = random.shuffle<(readonly [number, number])[]>([...PATTERNS]).map(([one, other]) =>
        worthOf({ digit: a, place: one })
          .plus(worthOf({ digit: b, place: other }))
          .plus(whole),
      )
      return {
        values,
        notation: random.evenly(['fractions', 'products'] as const),
        ...random.until(
          () => ({ inWords: random.shuffle<number[]>([0, 1, 2]), inParts: random.shuffle<number[]>([0, 1, 2]) }),
          // Neither stands in the printed order, and each has its own.
          ({ inWords, inParts }) =>
            ![inWords.join(''), inParts.join('')].includes('012') && `${inWords}` !== `${inParts}`,
        ),
      }
    },
    answer: labelOrder(LETTERS),
    solve: ({ inWords, inParts }) =>
      [0, 1, 2].flatMap(i => [itemOf(LETTERS, inWords.indexOf(i)), itemOf(LETTERS, 3 + inParts.indexOf(i))]),
    ask: ({ values, notation, inWords, inParts }) =>
      both(
        table({
          head: [
            words('Number', 'Número'),
            words('Word form', 'Forma en palabras'),
            words('Expanded form', 'Forma desarrollada'),
          ],
          rows: values.map((value, i) => [
            line`${decimal(value)}: ____ ____`,
            line`${symbol(itemOf(LETTERS, i))}: ${numberWords(itemOf(values, itemOf(inWords, i)).toNumber())}`,
            line`${symbol(itemOf(LETTERS, 3 + i))}: ${expanded(itemOf(values, itemOf(inParts, i)), notation)}`,
          ]),
        }),
      ),
    key: ({ values }, letters) => {
      const [one, two, three] = tupleOf(values, 3)
      const [a, b, c, d, e, f] = tupleOf(
        letters.map(letter => symbol(letter)),
        6,
      )
      return both(prose`${decimal(one)}: ${a}, ${b}; ${decimal(two)}: ${c}, ${d}; ${decimal(three)}: ${e}, ${f}`)
    },
    solution: ({ values, notation }, answer) => [
      ...values.map(value =>
        explained(
          equation(decimal(value), expanded(value, notation)),
          line`The part after the point is read as ${partsNamed(value)}.`,
          line`La parte después del punto se lee ${partsNamed(value)}.`,
        ),
      ),
      explained(
        list(...answer.map(letter => symbol(letter))),
        line`Write the two letters beside each number.`,
        line`Escribe las dos letras junto a cada número.`,
      ),
    ],
    // What stands at each letter is worth the number it is written for.
    check(printed, answer) {
      const { rows } = printed.block('table')
      const worth = new Map<string, number>()
      for (const [letter, , item] of rows.flatMap(([, ...cells]) => cells)) {
        if (typeof letter !== 'object' || letter.kind !== 'symbol' || typeof item !== 'object') return false
        worth.set(letter.name, item.kind === 'number-words' ? item.value : isTerm(item) ? 0 : evaluate(item).toNumber())
      }
      return (
        answer.every((letter, i) => LETTERS.indexOf(letter) < 3 === (i % 2 === 0)) &&
        rows.every(([cell], i) => {
          const [value] = cell ?? []
          const number =
            value !== undefined && typeof value !== 'string' && !isTerm(value) ? evaluate(value).toNumber() : -1
          return [answer[2 * i], answer[2 * i + 1]].every(
            letter => letter !== undefined && worth.get(letter) === number,
          )
        })
      )
    },
  }),

  whichMistake: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw(random): Claim {
      const [a, b, c, e] = random.sample(DIGITS, 4)
      return {
        who: random.pick(people),
        mistake: random.evenly(['few', 'exchanged', 'many', 'turned']),
        whole: 10 * c + e,
        parts: 10 * a + b,
      }
    },
    answer: sentenceChoice,
    solve: ({ mistake }) =>
      itemOf(
        Object.values(MISTAKES).filter(({ key }) => key === mistake),
        0,
      ),
    mistakes({ mistake }) {
      const [one, two, three] = tupleOf(
        Object.values(MISTAKES).filter(({ key }) => key !== mistake),
        3,
      )
      return { one, two, three }
    },
    ask(claim) {
      const [right, wrong] = [numberWords(rightOf(claim).toNumber()), role('wrong', decimal(wrongOf(claim)))]
      return {
        en: prose`${name(claim.who)} writes “${right}” as ${wrong}. What is the mistake?`,
        es: prose`${name(claim.who)} escribe “${right}” así: ${wrong}. ¿Cuál es el error?`,
      }
    },
    key: claim => ({
      en: prose`It should be ${decimal(rightOf(claim))}.`,
      es: prose`Debe ser ${decimal(rightOf(claim))}.`,
    }),
    solution: claim => [
      ...fromWords(rightOf(claim)),
      explained(
        MISTAKES[claim.mistake].says,
        line`Compare ${decimal(wrongOf(claim))} with ${decimal(rightOf(claim))}.`,
        line`Compara ${decimal(wrongOf(claim))} con ${decimal(rightOf(claim))}.`,
      ),
    ],
    whyWrong(claim) {
      const [one, two, three] = tupleOf(
        MISTAKE_NAMES.filter(name => name !== claim.mistake).map(mistake => {
          const other = decimal(wrongOf({ ...claim, mistake }))
          return { en: line`It would give ${other}.`, es: line`Daría ${other}.` }
        }),
        3,
      )
      return { one, two, three }
    },
    // The parts behind the point, as they are written and as they should be.
    check(printed, { key }) {
      const [wrong, right] = [printed.role('wrong').toNumber(), saidIn(printed)]
      if (Math.floor(wrong) !== Math.floor(right)) return key === 'turned'
      const lengthOf = (value: number) => String(value).length
      const longer = lengthOf(wrong) - lengthOf(right)
      return key === (longer < 0 ? 'few' : longer > 0 ? 'many' : 'exchanged')
    },
  }),
})
