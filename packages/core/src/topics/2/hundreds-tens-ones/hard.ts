import {
  answerStep,
  baseTenBlocks,
  blocksTogether,
  both,
  type Content,
  count,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  figure,
  integer,
  itemOf,
  line,
  placesTogether,
  prose,
  quantity,
  type Random,
  role,
  type Sentence,
  sentenceChoice,
  step,
  story,
  trueOrFalse,
  tupleOf,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { packed } from './packed.ts'
import {
  counted,
  digitsOf,
  makesTheWords,
  NINE,
  named,
  namedPlaces,
  numberOf,
  paragraph,
  toWrite,
  valueOfWords,
  writeTheNumber,
} from './parts.ts'
import { type Clue, clues, type Digits, drawRiddle, tellRiddle } from './riddles.ts'

/** 2 hundreds 14 tens 3 ones: more than nine of one place. */
function drawMany(random: Random): Digits {
  const [high, low] = random.sample([1, 2, 3, 4, 5, 6, 7, 8], 2)
  const many = random.int(11, 19)
  return random.evenly(['tens', 'ones']) === 'tens' ? [high, many, low] : [high, low, many]
}

/** A number, and what clues find in its digits: 472: 4 - 2 = 2. */
const tried = (of: Digits, ...found: readonly Clue[]): Content =>
  paragraph([...line`${numberOf(of)}: `, ...found.flatMap(({ shown }, i) => [...(i > 0 ? ['; '] : []), shown(of)])])

const sameAs = (amounts: Digits): Sentence => ({ key: amounts.join(' '), says: both(paragraph(named(amounts))) })

const IN_ORDER = [0, 1, 2] as const

const SCRAMBLED = [
  [2, 0, 1],
  [2, 1, 0],
  [1, 2, 0],
] as const

const ORDINALS = [
  { en: line`first`, es: line`primera` },
  { en: line`second`, es: line`segunda` },
] as const

export const hardForms = (form: FormMaker<typeof levels>) => ({
  regroup: form({
    levels: ['hard'],
    share: 2,
    instruction: writeTheNumber,
    // In order first, then any other order.
    draw: random => {
      const isInOrder = random.evenly([true, false])
      return { amounts: drawMany(random), order: isInOrder ? IN_ORDER : random.pick(SCRAMBLED) }
    },
    answer: integer,
    solve: ({ amounts }) => numberOf(amounts),
    ask: ({ amounts, order }) => toWrite(amounts, order),
    solution: ({ amounts, order }) => [
      ...(order === IN_ORDER ? [] : [step(namedPlaces(amounts), because.hundredsComeFirst)]),
      ...placesTogether(...amounts),
    ],
    check: makesTheWords,
  }),
  packed: form(
    story({
      levels: ['hard'],
      lines: 2,
      settings: packed,
      draw(random) {
        const [hundreds, ones] = random.sample([2, 3, 4, 5, 6, 7, 8], 2)
        return { hundreds, tens: random.int(11, 19), ones }
      },
      answer: quantity,
      solve: ({ hundreds, tens, ones }, { noun }) => count(numberOf([hundreds, tens, ones]), noun),
      ask: ({ hundreds, tens, ones }, { tell }) => tell(hundreds, tens, ones),
      solution({ hundreds, tens, ones }, _, { answers }) {
        const steps = placesTogether(hundreds, tens, ones)
        return [
          step(namedPlaces([hundreds, tens, ones]), because.packsAreUnits),
          ...steps.slice(0, -1),
          answerStep(itemOf(steps, steps.length - 1).work, answers(numberOf([hundreds, tens, ones]))),
        ]
      },
      check: (numberOf, { amount }) =>
        evaluate(amount)
          .minus(numberOf('ones'))
          .minus(numberOf('tens').times(10))
          .equals(numberOf('hundreds').times(100)),
    }),
  ),
  manyRods: form({
    levels: ['hard'],
    draw: random => ({
      hundreds: random.int(1, 3),
      tens: random.evenly([14, 12, 17, 15, 13, 18, 16, 19]),
      ones: random.int(1, 9),
    }),
    answer: integer,
    solve: ({ hundreds, tens, ones }) => numberOf([hundreds, tens, ones]),
    ask: amounts => ({
      en: [figure(baseTenBlocks(amounts)), prose`What number do the blocks show? __`],
      es: [figure(baseTenBlocks(amounts)), prose`¿Qué número muestran los bloques? __`],
    }),
    // At most nine rods are counted at once: ten would be taken for a flat.
    solution: ({ hundreds, tens, ones }) =>
      blocksTogether(100 * hundreds + 90 + ones, 10 * Math.min(tens - 9, 9), 10 * Math.max(tens - 18, 0)),
    check: (printed, answer) => exact(answer).equals(counted(printed.figure('base-ten-blocks'))),
  }),
  trueOrFalse: form({
    levels: ['hard'],
    instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
    draw(random) {
      const isTrue = random.evenly([true, false])
      const isWhole = random.evenly([true, false])
      const [a, b] = random.sample(NINE, 2)
      const amounts: Digits = isWhole ? [0, 10 * a + b, 0] : [Math.min(a, 8), 10 + b, 0]
      const [hundreds, tens] = amounts
      // The digits are written side by side: 24 tens as 204, 2 hundreds 14 tens as 214.
      const wrong = isWhole ? 100 * a + b : 100 * hundreds + tens
      return { amounts, claimed: isTrue ? numberOf(amounts) : wrong }
    },
    answer: trueOrFalse,
    solve: ({ amounts, claimed }) => (numberOf(amounts) === claimed ? 'true' : 'false'),
    ask: ({ amounts, claimed }) => both(paragraph([...named(amounts), ' = ', role('claimed', claimed)])),
    solution: ({ amounts, claimed }, answer) => [
      ...placesTogether(...amounts),
      answerStep(
        trueOrFalse.show(answer),
        numberOf(amounts) === claimed
          ? { en: line`They make ${claimed}.`, es: line`Forman ${claimed}.` }
          : {
              en: line`They make ${numberOf(amounts)}, not ${claimed}.`,
              es: line`Forman ${numberOf(amounts)}, no ${claimed}.`,
            },
      ),
    ],
    check: (printed, answer) => (answer === 'true') === printed.role('claimed').equals(valueOfWords(printed.inlines)),
  }),
  riddle: form({
    levels: ['hard'],
    draw: drawRiddle,
    answer: integer,
    solve: riddle => numberOf(riddle.digits),
    mistakes: ({ missesFirst, missesSecond }) => ({
      firstClueMissed: numberOf(missesFirst),
      secondClueMissed: numberOf(missesSecond),
    }),
    ask: tellRiddle,
    solution: ({ clues: [first, second], digits: right }) => [
      explained(
        tried(right, first, second),
        line`Try both clues on each number. For this one, both fit.`,
        line`Prueba las dos pistas con cada número. En este se cumplen las dos.`,
      ),
      answerStep(expr(numberOf(right)), {
        en: line`Only this number fits both clues.`,
        es: line`Solo este número cumple las dos pistas.`,
      }),
    ],
    whyWrong: ({ clues: [first, second], missesFirst, missesSecond }) => ({
      firstClueMissed: step(tried(missesFirst, first), because.clueDoesNotFit, { which: ORDINALS[0] }),
      secondClueMissed: step(tried(missesSecond, second), because.clueDoesNotFit, { which: ORDINALS[1] }),
    }),
    // The answer fits both of the printed clues.
    check(printed, answer) {
      const told = printed.terms('role').map(({ name }) => name)
      return clues
        .filter(({ name }) => told.includes(name))
        .every(({ name, value }) => printed.role(name).equals(value(digitsOf(exact(answer).n))))
    },
  }),
  sameNumber: form({
    levels: ['hard'],
    draw(random) {
      const [hundreds, tens, ones] = random.sample([3, 4, 5, 6, 7, 8, 9], 3)
      return { hundreds, tens, ones, isTens: random.evenly([true, false]) }
    },
    answer: sentenceChoice,
    solve: ({ hundreds, tens, ones, isTens }) =>
      sameAs(isTens ? [hundreds - 1, tens + 10, ones] : [hundreds, tens - 1, ones + 10]),
    mistakes: ({ hundreds, tens, ones, isTens }) =>
      isTens
        ? {
            hundredNotTaken: sameAs([hundreds, tens + 10, ones]),
            hundredLost: sameAs([hundreds - 1, tens, ones]),
            wrongPlace: sameAs([hundreds - 1, tens, ones + 10]),
          }
        : {
            tenNotTaken: sameAs([hundreds, tens, ones + 10]),
            tenLost: sameAs([hundreds, tens - 1, ones]),
            wrongPlace: sameAs([hundreds - 1, tens, ones + 10]),
          },
    ask: ({ hundreds, tens, ones }) => ({
      en: prose`Which is the same as ${numberOf([hundreds, tens, ones])}?`,
      es: prose`¿Cuál es igual a ${numberOf([hundreds, tens, ones])}?`,
    }),
    solution: ({ hundreds, tens, ones, isTens }, { says }) => [
      step(namedPlaces([hundreds, tens, ones]), because.nameEachPlace),
      isTens
        ? explained(
            both(prose`${count(1, nouns.hundred)}, ${count(tens, nouns.ten)} = ${count(tens + 10, nouns.ten)}`),
            line`Break 1 hundred into 10 tens. That leaves ${count(hundreds - 1, nouns.hundred)}.`,
            line`Separa 1 centena en 10 decenas. Así quedan ${count(hundreds - 1, nouns.hundred)}.`,
          )
        : explained(
            both(prose`${count(1, nouns.ten)}, ${count(ones, nouns.one)} = ${count(ones + 10, nouns.one)}`),
            line`Break 1 ten into 10 ones. That leaves ${count(tens - 1, nouns.ten)}.`,
            line`Separa 1 decena en 10 unidades. Así quedan ${count(tens - 1, nouns.ten)}.`,
          ),
      answerStep(says, {
        en: line`This makes ${numberOf([hundreds, tens, ones])}.`,
        es: line`Así se forma ${numberOf([hundreds, tens, ones])}.`,
      }),
    ],
    whyWrong({ hundreds, tens, ones, isTens }) {
      const makes = (digits: Digits) => ({
        en: line`This makes ${numberOf(digits)}.`,
        es: line`Así se forma ${numberOf(digits)}.`,
      })
      const notTaken = makes([hundreds + (isTens ? 1 : 0), tens + (isTens ? 0 : 1), ones])
      const lost = makes([hundreds - (isTens ? 1 : 0), tens - (isTens ? 0 : 1), ones])
      return {
        hundredNotTaken: notTaken,
        tenNotTaken: notTaken,
        hundredLost: lost,
        tenLost: lost,
        wrongPlace: makes([hundreds - 1, tens + 1, ones]),
      }
    },
    check(printed, { key }) {
      const [hundreds, tens, ones] = tupleOf(key.split(' ').map(Number), 3)
      return printed.take(1)[0].equals(100 * hundreds + 10 * tens + ones)
    },
  }),
})
