import {
  answerStep,
  type BaseTenBlocks,
  type Both,
  baseTenBlocks,
  blank,
  both,
  type Content,
  count,
  defineTopic,
  drawing,
  equation,
  exact,
  expandedForm,
  explained,
  failed,
  figure,
  integer,
  isTrue,
  line,
  numberList,
  type Printed,
  prose,
  type Random,
  type Sentence,
  sentenceChoice,
  step,
  sum,
  tensAndOnesTogether,
  tupleOf,
  type Value,
  words,
} from '../../author.ts'
import * as nouns from '../../language/nouns/index.ts'
import * as because from '../../solution/reasons/index.ts'
import { filled } from '../kit/equations/filled.ts'

interface Amounts {
  readonly tens: number
  readonly ones: number
}

/** Tens and ones, by the kind of number that they make. With equal digits, tens and ones that are exchanged give the key too. */
const numbers = {
  teen: (random: Random) => ({ tens: 1, ones: random.int(2, 9) }),
  tens: (random: Random) => ({ tens: random.int(2, 9), ones: 0 }),
  'few tens': (random: Random) => {
    const tens = random.int(2, 4)
    return { tens, ones: random.intExcept(2, 9, tens) }
  },
  'two digits': (random: Random) => {
    const [tens, ones] = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 2)
    return { tens, ones }
  },
  // Pictures of as many ones would look alike: they take turns.
  'many ones': (random: Random) => {
    const ones = random.evenly([13, 16, 11, 18, 14, 10, 17, 12, 19, 15])
    return { ones, tens: random.intExcept(2, 8, ones - 11) }
  },
} satisfies Record<string, (random: Random) => Amounts>

interface Level {
  readonly numbers: readonly (keyof typeof numbers)[]
}

const draw = (random: Random, level: Level): Amounts => numbers[random.evenly(level.numbers)](random)
const valueOf = ({ tens, ones }: Amounts) => 10 * tens + ones

/** "4 tens and 7 ones". */
const amounts = ({ tens, ones }: Amounts) => ({
  en: prose`${count(tens, nouns.ten)} and ${count(ones, nouns.one)}`,
  es: prose`${count(tens, nouns.ten)} y ${count(ones, nouns.one)}`,
})
/** The numbers of the blanks in their sentence, for the key. */
const sentence = ({ tens, ones }: Amounts) => ({
  en: prose`${count(tens, nouns.ten)} and ${count(ones, nouns.one)} = ${10 * tens + ones}`,
  es: prose`${count(tens, nouns.ten)} y ${count(ones, nouns.one)} = ${10 * tens + ones}`,
})
const inBoth = ({ tens, ones }: Amounts) => both(prose`${count(tens, nouns.ten)}, ${count(ones, nouns.one)}`)

/** Counts the rods by ten and goes on by one for each cube. */
const counted = ({ groups }: BaseTenBlocks) =>
  groups.reduce(
    (total, { tens, ones }) =>
      total +
      Array<number>(tens)
        .fill(10)
        .reduce((sum, rod) => sum + rod, ones),
    0,
  )

/** Tens and ones told in words, in any order. */
const told = (printed: Printed) =>
  printed
    .terms('quantity')
    .reduce((total, { amount, noun }) => total + exact(amount).n * (noun.en[0] === nouns.ten.en[0] ? 10 : 1), 0)

const isDigit = (value: Value) => exact(value).n >= 0 && exact(value).n <= 9

const choiceOf = (of: Amounts): Sentence => ({ key: `${of.tens} tens ${of.ones} ones`, says: amounts(of) })
const CHOICE = /^(\d+) tens (\d+) ones$/

const makes = (value: number) => ({ en: line`This makes ${value}.`, es: line`Esto forma ${value}.` })

export const tensAndOnes = defineTopic(
  {
    id: 'tens-and-ones',
    name: { en: 'Tens and ones', es: 'Decenas y unidades' },
    description: {
      en: 'Tell how many tens and ones make a two-digit number and what each digit is worth.',
      es: 'Indica cuántas decenas y unidades forman un número de dos dígitos y cuánto vale cada dígito.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['1.NBT.B.2', '1.NBT.B.2a', '1.NBT.B.2b', '1.NBT.B.2c'],
    rev: 6,
    levels: {
      easy: { numbers: ['few tens', 'tens', 'few tens'] },
      medium: { numbers: ['two digits'] },
      hard: { numbers: ['many ones'] },
    },
  },
  form => ({
    blocks: form({
      levels: ['easy'],
      share: 2,
      draw,
      answer: numberList,
      solve: facts => [facts.tens, facts.ones, valueOf(facts)],
      ask(facts): Both<Content> {
        const blocks = figure(baseTenBlocks(valueOf(facts)))
        return {
          en: [blocks, prose`____ tens and ____ ones = ____`],
          es: [blocks, prose`____ decenas y ____ unidades = ____`],
        }
      },
      namedAnswer: sentence,
      solution: facts => [countBlocks(facts), ...tensAndOnesTogether(facts.tens, facts.ones)],
      check(printed, values) {
        const [tens, ones, value] = tupleOf(values, 3)
        return (
          exact(value).equals(counted(printed.figure('base-ten-blocks'))) &&
          isDigit(ones) &&
          exact(tens).times(10).plus(exact(ones)).equals(exact(value))
        )
      },
    }),

    number: form({
      levels: ['hard'],
      share: 2,
      instruction: { en: prose`Write the number.`, es: prose`Escribe el número.` },
      draw,
      answer: integer,
      solve: valueOf,
      ask: facts => both([figure(baseTenBlocks(facts)), prose`____`]),
      solution: facts => [countBlocks(facts), ...tensAndOnesTogether(facts.tens, facts.ones)],
      check: (printed, answer) => exact(answer).equals(counted(printed.figure('base-ten-blocks'))),
    }),

    drawBlocks: form({
      levels: ['easy'],
      share: 2,
      draw: random => numbers[random.evenly(['teen', 'few tens'] as const)](random),
      answer: drawing<number>(baseTenBlocks, value => [value + 1, value - 1, value + 10].filter(other => other > 0)),
      solve: valueOf,
      ask: facts => ({
        en: prose`Draw rods and cubes for ${valueOf(facts)}. Use as many rods as you can.`,
        es: prose`Dibuja barras y cubos para ${valueOf(facts)}. Usa todas las barras que puedas.`,
      }),
      solution: facts => [
        step(inBoth(facts), because.tensAndOnes),
        step(figure(baseTenBlocks(valueOf(facts))), because.drawRodsAndCubes),
      ],
      check: (printed, value) => printed.take(1)[0].equals(counted(baseTenBlocks(value))),
    }),

    tensAndOnes: form({
      levels: ['medium'],
      share: 2,
      draw,
      answer: numberList,
      solve: ({ tens, ones }) => [tens, ones],
      ask: facts => ({
        en: prose`${valueOf(facts)} = ____ tens and ____ ones`,
        es: prose`${valueOf(facts)} = ____ decenas y ____ unidades`,
      }),
      namedAnswer: amounts,
      solution: facts => [
        step(equation(valueOf(facts), sum(10 * facts.tens, facts.ones)), because.valueOfEachDigit),
        step(inBoth(facts), because.tensAndOnes),
      ],
      check(printed, values) {
        const [tens, ones] = tupleOf(values, 2)
        return isDigit(ones) && printed.take(1)[0].equals(exact(tens).times(10).plus(exact(ones)))
      },
    }),

    compose: form({
      levels: ['medium'],
      share: 2,
      draw,
      answer: integer,
      solve: valueOf,
      ask: ({ tens, ones }) => ({
        en: prose`${count(tens, nouns.ten)} and ${count(ones, nouns.one)} = ____`,
        es: prose`${count(tens, nouns.ten)} y ${count(ones, nouns.one)} = ____`,
      }),
      solution: ({ tens, ones }) => tensAndOnesTogether(tens, ones),
      check: (printed, answer) => exact(answer).equals(told(printed)),
    }),

    regroup: form({
      levels: ['hard'],
      share: 2,
      draw: (random, level) => ({ isTurned: random.evenly([true, false]), ...draw(random, level) }),
      answer: integer,
      solve: valueOf,
      ask({ isTurned, tens, ones }) {
        const [first, second] = [count(tens, nouns.ten), count(ones, nouns.one)]
        const [a, b] = isTurned ? [second, first] : [first, second]
        return { en: prose`${a} and ${b} = ____`, es: prose`${a} y ${b} = ____` }
      },
      solution: ({ tens, ones }) => tensAndOnesTogether(tens, ones),
      check: (printed, answer) => exact(answer).equals(told(printed)),
    }),

    expand: form({
      levels: ['medium'],
      share: 2,
      instruction: {
        en: prose`Write the number as tens plus ones.`,
        es: prose`Escribe el número como decenas más unidades.`,
      },
      draw,
      answer: numberList,
      solve: ({ tens, ones }) => [tens * 10, ones],
      ask: facts => both(equation(valueOf(facts), sum(blank(2), blank(2)))),
      solution: facts => expandedForm(valueOf(facts)),
      check(printed, values) {
        const [tens, ones] = tupleOf(values, 2)
        return isTrue(filled(printed.one('relation'), tens, ones)) && exact(tens).n % 10 === 0 && isDigit(ones)
      },
    }),

    digitValue: form({
      levels: ['hard'],
      draw(random) {
        const [tens, ones] = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 2)
        return { tens, ones, isTens: random.evenly([true, true, false]) }
      },
      answer: integer,
      solve: ({ tens, ones, isTens }) => (isTens ? tens * 10 : ones),
      mistakes: ({ tens, ones, isTens }) => ({
        otherPlace: isTens ? tens : ones * 10,
        wholeNumber: tens * 10 + ones,
        otherDigit: isTens ? ones : tens,
      }),
      ask: facts => {
        const [value, digit] = [valueOf(facts), facts.isTens ? facts.tens : facts.ones]
        return {
          en: prose`What is the ${digit} worth in ${value}?`,
          es: prose`¿Cuánto vale el ${digit} en ${value}?`,
        }
      },
      solution: ({ tens, ones, isTens }) => [
        step(inBoth({ tens, ones }), because.nameEachPlace),
        isTens
          ? explained(
              words(`${tens} tens = ${10 * tens}`, `${tens} decenas = ${10 * tens}`),
              line`The ${tens} is in the tens place: it is worth ${10 * tens}.`,
              line`El ${tens} está en la posición de las decenas: vale ${10 * tens}.`,
            )
          : explained(
              words(`${ones} ones = ${ones}`, `${ones} unidades = ${ones}`),
              line`The ${ones} is in the ones place: it is worth ${ones}.`,
              line`El ${ones} está en la posición de las unidades: vale ${ones}.`,
            ),
      ],
      whyWrong: ({ tens, ones, isTens }) => ({
        otherPlace: isTens
          ? { en: line`It counts the tens as ones.`, es: line`Cuenta las decenas como unidades.` }
          : { en: line`It counts the ones as tens.`, es: line`Cuenta las unidades como decenas.` },
        wholeNumber: {
          en: line`That is all of the number, not just the ${isTens ? tens : ones}.`,
          es: line`Es todo el número, no solo el ${isTens ? tens : ones}.`,
        },
        otherDigit: { en: line`It is the other digit.`, es: line`Es el otro dígito.` },
      }),
      // Without that digit the number is worth so much less.
      check(printed, answer) {
        const [digit, value] = printed.take(2).map(number => String(number.n)) as [string, string]
        return exact(answer).equals(Number(value) - Number(value.replace(digit, '0')))
      },
    }),

    sameNumber: form({
      levels: ['hard'],
      share: 2,
      // Tens and ones all differ, so that every mistake makes another number.
      draw(random) {
        const [tens, ones] = random.sample([3, 4, 5, 6, 7, 8, 9], 2)
        return { tens, ones }
      },
      answer: sentenceChoice,
      solve: ({ tens, ones }) => choiceOf({ tens: tens - 1, ones: ones + 10 }),
      mistakes: ({ tens, ones }) => ({
        tenNotTaken: choiceOf({ tens, ones: ones + 10 }),
        turned: choiceOf({ tens: ones, ones: tens }),
        tenLost: choiceOf({ tens: tens - 1, ones }),
      }),
      ask: facts => ({
        en: prose`Which is the same as ${valueOf(facts)}?`,
        es: prose`¿Cuál es igual a ${valueOf(facts)}?`,
      }),
      solution: ({ tens, ones }) => [
        step(inBoth({ tens, ones }), because.nameEachPlace),
        explained(
          both(prose`${count(1, nouns.ten)}, ${count(ones, nouns.one)} = ${count(ones + 10, nouns.one)}`),
          line`Break 1 ten into 10 ones. That leaves ${count(tens - 1, nouns.ten)}.`,
          line`Separa 1 decena en 10 unidades. Así quedan ${count(tens - 1, nouns.ten)}.`,
        ),
        answerStep(amounts({ tens: tens - 1, ones: ones + 10 }), {
          en: line`This makes ${10 * tens + ones}.`,
          es: line`Esto forma ${10 * tens + ones}.`,
        }),
      ],
      whyWrong: ({ tens, ones }) => ({
        tenNotTaken: makes(10 * tens + ones + 10),
        turned: makes(10 * ones + tens),
        tenLost: makes(10 * tens + ones - 10),
      }),
      check(printed, { key }) {
        const [, tens, ones] = tupleOf(CHOICE.exec(key) ?? failed('A choice tells tens and ones'), 3)
        return printed.take(1)[0].equals(10 * Number(tens) + Number(ones))
      },
    }),
  }),
)

function countBlocks(of: Amounts) {
  return step(inBoth(of), because.count, {
    group: { en: ['the rods and the cubes'], es: ['las barras y los cubos'] },
  })
}
