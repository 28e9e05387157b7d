import {
  answerStep,
  type BaseTenBlocks,
  type Block,
  type Both,
  baseTenBlocks,
  blocksTogether,
  both,
  type Content,
  count,
  defineTopic,
  drawing,
  equation,
  evaluate,
  exact,
  explained,
  explainedBy,
  expr,
  type Figure,
  figure,
  figureChoice,
  fillTable,
  type Inline,
  integer,
  isTerm,
  itemOf,
  line,
  list,
  match,
  numberFromParts,
  numberList,
  type Printed,
  placesTogether,
  prose,
  quantity,
  type Random,
  role,
  type Sentence,
  sentenceChoice,
  step,
  story,
  sum,
  symbol,
  trueOrFalse,
  tupleOf,
  type Value,
  words,
} from '../../author.ts'
import * as nouns from '../../language/nouns/index.ts'
import * as because from '../../solution/reasons/index.ts'
import { packed } from './hundreds-tens-ones/packed.ts'
import { type Clue, clues, type Digits, drawRiddle, tellRiddle } from './hundreds-tens-ones/riddles.ts'

const UNITS = [100, 10, 1] as const
const PLACES = [nouns.hundred, nouns.ten, nouns.one] as const

const numberOf = ([hundreds, tens, ones]: Digits) => 100 * hundreds + 10 * tens + ones
const digitsOf = (value: number): Digits => [Math.floor(value / 100), Math.floor(value / 10) % 10, value % 10]
const NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** Digits by the name that levels list; with equal ones, places that are exchanged would give the key too. */
const digits = {
  'three digits': (random: Random): Digits => random.sample(NINE, 3),
  'no ones': (random: Random): Digits => [...random.sample(NINE, 2), 0],
  'no tens'(random: Random): Digits {
    const [hundreds, ones] = random.sample(NINE, 2)
    return [hundreds, 0, ones]
  },
} satisfies Record<string, (random: Random) => Digits>

interface Level {
  readonly digits: readonly (keyof typeof digits)[]
  /** Whether there are ten or more of a place in a story. */
  readonly regroups: boolean
}
const draw = (random: Random, level: Level): Digits => digits[random.evenly(level.digits)](random)

/** Different digits, few enough to be drawn as blocks. */
function threeToDraw(random: Random, mostHundreds: number): Digits {
  const hundreds = random.int(1, mostHundreds)
  const [tens, ones] = random.sample(
    [1, 2, 3, 4, 5, 6].filter(digit => digit !== hundreds),
    2,
  )
  return [hundreds, tens, ones]
}

/** 2 hundreds 14 tens 3 ones: more than nine of one place. */
function drawMany(random: Random): Digits {
  const [high, low] = random.sample([1, 2, 3, 4, 5, 6, 7, 8], 2)
  const many = random.int(11, 19)
  return random.evenly(['tens', 'ones']) === 'tens' ? [high, many, low] : [high, low, many]
}

/** 3 hundreds 5 ones: the places in this order, those with nothing left out. */
const named = (amounts: Digits, order: readonly number[] = [0, 1, 2]): readonly Inline[] =>
  order
    .filter(place => itemOf(amounts, place) > 0)
    .flatMap((place, i) => [...(i > 0 ? [' '] : []), count(itemOf(amounts, place), itemOf(PLACES, place))])
const paragraph = (content: readonly Inline[]): Block => ({ kind: 'paragraph', content })
const toWrite = (amounts: Digits, order?: readonly number[]) =>
  both(paragraph([...named(amounts, order), ...line` = __`]))

/** All three places with their numbers, for the key. */
const inPlaces = ([hundreds, tens, ones]: Digits) =>
  line`${count(hundreds, nouns.hundred)} ${count(tens, nouns.ten)} ${count(ones, nouns.one)}`
const everyPlace = (amounts: Digits) => both(paragraph(inPlaces(amounts)))

/** The amounts in words, each by the place that it is called by. */
const valueOfWords = (items: readonly Inline[]): number =>
  items.reduce((total: number, item) => {
    if (typeof item === 'string' || !isTerm(item) || item.kind !== 'quantity') return total
    const place = PLACES.findIndex(({ en }) => en[0] === item.noun.en[0])
    return total + evaluate(item.amount).n * itemOf(UNITS, place)
  }, 0)
const makesTheWords = (printed: Printed, answer: Value) => exact(answer).equals(valueOfWords(printed.inlines))

const counted = ({ groups }: BaseTenBlocks) =>
  groups.reduce((total, { hundreds, tens, ones }) => total + 100 * hundreds + 10 * tens + ones, 0)
const isDigit = (value: Value) => exact(value).n >= 0 && exact(value).n <= 9
/** Three digits, each of its place, make the number. */
const areDigitsOf = (value: Value, parts: readonly Value[]) =>
  parts.length === 3 &&
  parts.every(isDigit) &&
  exact(value).equals(parts.reduce((total: number, part, i) => total + exact(part).n * itemOf(UNITS, i), 0))

/** 3 hundreds, 0 tens, 5 ones: every place. */
const namedPlaces = ([hundreds, tens, ones]: Digits) =>
  both(prose`${count(hundreds, nouns.hundred)}, ${count(tens, nouns.ten)}, ${count(ones, nouns.one)}`)

/** Which place has a 0 to write down. */
const placesSaid = ([, tens, ones]: Digits): Both<readonly Inline[]> =>
  tens === 0
    ? { en: line`There are no tens: write 0 for the tens.`, es: line`No hay decenas: escribe 0 en las decenas.` }
    : ones === 0
      ? { en: line`There are no ones: write 0 for the ones.`, es: line`No hay unidades: escribe 0 en las unidades.` }
      : { en: line`Write each digit in its place.`, es: line`Escribe cada dígito en su posición.` }

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
const writeTheNumber = { en: prose`Write the number.`, es: prose`Escribe el número.` }
const ORDINALS = [
  { en: line`first`, es: line`primera` },
  { en: line`second`, es: line`segunda` },
] as const

export const hundredsTensOnes = defineTopic(
  {
    id: 'hundreds-tens-ones',
    name: { en: 'Hundreds, tens and ones', es: 'Centenas, decenas y unidades' },
    description: {
      en: 'Tell how many hundreds, tens and ones make a number and the value of each digit.',
      es: 'Indica cuántas centenas, decenas y unidades forman un número y el valor de cada dígito.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['2.NBT.A.1', '2.NBT.A.1a', '2.NBT.A.1b'],
    rev: 3,
    levels: {
      easy: { digits: ['three digits'], regroups: false },
      medium: { digits: ['no tens', 'no ones'], regroups: false },
      hard: { digits: ['three digits'], regroups: true },
    },
  },
  form => ({
    blocks: form({
      levels: ['easy'],
      share: 2,
      // Whole hundreds come once in six.
      draw: (random): Digits =>
        random.evenly([false, false, true, false, false, false]) ? [random.int(2, 5), 0, 0] : threeToDraw(random, 4),
      answer: numberList,
      solve: amounts => [...amounts, numberOf(amounts)],
      ask(amounts): Both<Content> {
        const blocks = figure(baseTenBlocks(numberOf(amounts)))
        return {
          en: [prose`Count the blocks.`, blocks, prose`__ hundreds __ tens __ ones = __`],
          es: [prose`Cuenta los bloques.`, blocks, prose`__ centenas __ decenas __ unidades = __`],
        }
      },
      namedAnswer: amounts => both(paragraph([...inPlaces(amounts), ...line` = ${numberOf(amounts)}`])),
      solution(amounts) {
        const [hundreds, tens, ones] = amounts
        const shown = [count(hundreds, nouns.hundred), count(tens, nouns.ten), count(ones, nouns.one)] as const
        return [
          step(namedPlaces(amounts), because.countBlocks),
          ...(tens > 0
            ? [step(sum(...amounts.map((digit, i) => digit * itemOf(UNITS, i))), because.valueOfEachDigit)]
            : []),
          step(both(prose`${shown[0]} ${shown[1]} ${shown[2]} = ${numberOf(amounts)}`), because.joinPlaces),
        ]
      },
      check(printed, values) {
        const [hundreds, tens, ones, value] = tupleOf(values, 4)
        return (
          exact(value).equals(counted(printed.figure('base-ten-blocks'))) && areDigitsOf(value, [hundreds, tens, ones])
        )
      },
    }),

    packed: form(
      story({
        levels: ['easy', 'hard'],
        lines: 2,
        settings: packed,
        draw(random, _, level: Level) {
          const [hundreds, tens, ones] = random.sample([2, 3, 4, 5, 6, 7, 8], 3)
          return { hundreds, tens: level.regroups ? random.int(11, 19) : tens, ones }
        },
        answer: quantity,
        solve: ({ hundreds, tens, ones }, { noun }) => count(numberOf([hundreds, tens, ones]), noun),
        ask: ({ hundreds, tens, ones }, { tell }) => tell(hundreds, tens, ones),
        solution({ hundreds, tens, ones }, _, { answers }) {
          const steps = placesTogether(hundreds, tens, ones)
          return [
            step(namedPlaces([hundreds, tens, ones]), because.packsAreUnits),
            ...steps.slice(tens > 9 ? 0 : 1, -1),
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

    decompose: form({
      levels: ['easy'],
      draw,
      answer: numberList,
      solve: amounts => amounts,
      ask: amounts => ({
        en: prose`${numberOf(amounts)} = __ hundreds __ tens __ ones`,
        es: prose`${numberOf(amounts)} = __ centenas __ decenas __ unidades`,
      }),
      namedAnswer: everyPlace,
      solution: amounts => [
        step(
          equation(numberOf(amounts), sum(...amounts.map((digit, i) => digit * itemOf(UNITS, i)))),
          because.valueOfEachDigit,
        ),
        step(namedPlaces(amounts), because.nameEachPlace),
      ],
      check: (printed, values) => areDigitsOf(printed.take(1)[0], values),
    }),

    drawBlocks: form({
      levels: ['easy'],
      lines: 4,
      draw: random => threeToDraw(random, 3),
      answer: drawing<number>(baseTenBlocks, value => [value + 1, value - 1, value + 10]),
      solve: numberOf,
      ask: amounts => ({
        en: prose`Draw flats, rods, and cubes to show ${numberOf(amounts)}.`,
        es: prose`Dibuja placas, barras y cubos para mostrar ${numberOf(amounts)}.`,
      }),
      solution: amounts => [
        step(namedPlaces(amounts), because.nameEachPlace),
        step(figure(baseTenBlocks(numberOf(amounts))), because.drawAllBlocks),
      ],
      check: (printed, value) => printed.take(1)[0].equals(counted(baseTenBlocks(value))),
    }),

    digitValue: form({
      levels: ['medium'],
      share: 2,
      draw(random) {
        const place = random.evenly([1, 0, 1, 2])
        const kind = place === 1 ? 'no ones' : place === 2 ? 'no tens' : random.pick(['no tens', 'no ones'])
        return { amounts: digits[kind](random), place }
      },
      answer: integer,
      solve: ({ amounts, place }) => itemOf(amounts, place) * itemOf(UNITS, place),
      mistakes({ amounts, place }) {
        const digit = itemOf(amounts, place)
        return {
          digitAlone: place === 2 ? 10 * digit : digit,
          otherPlace: place === 1 ? 100 * digit : place === 0 ? 10 * digit : 100 * digit,
          wholeNumber: numberOf(amounts),
        }
      },
      ask: ({ amounts, place }) => ({
        en: prose`What is the value of the ${itemOf(amounts, place)} in ${numberOf(amounts)}?`,
        es: prose`¿Cuál es el valor del ${itemOf(amounts, place)} en ${numberOf(amounts)}?`,
      }),
      solution({ amounts, place }, found) {
        const digit = count(itemOf(amounts, place), itemOf(PLACES, place))
        return [
          step(namedPlaces(amounts), because.nameEachPlace),
          answerStep(expr(found), { en: line`${digit} make ${found}.`, es: line`${digit} forman ${found}.` }),
        ]
      },
      // Without that digit the number is worth so much less.
      check(printed, answer) {
        const [digit, value] = printed.take(2).map(number => String(number.n)) as [string, string]
        return exact(answer).equals(Number(value) - Number(value.replace(digit, '0')))
      },
    }),

    table: form(
      fillTable({
        levels: ['medium'],
        instruction: { en: prose`Fill in the table.`, es: prose`Completa la tabla.` },
        draw(random) {
          const shown = random.shuffle([
            digits['no tens'](random),
            digits['no ones'](random),
            digits['three digits'](random),
          ])
          const gaps = random.shuffle([[1, 2, 3], [0], [1, 2, 3]])
          return {
            head: [
              words('number', 'número'),
              words('hundreds', 'centenas'),
              words('tens', 'decenas'),
              words('ones', 'unidades'),
            ],
            rows: shown.map(amounts => [numberOf(amounts), ...amounts]),
            blanks: gaps.flatMap((columns, row) => columns.map(column => [row, column] as const)),
          }
        },
        fits: rows => rows.every(([value, ...parts]) => value !== undefined && areDigitsOf(value, parts)),
        solution: ({ rows, blanks }) =>
          rows.map((row, i) => {
            const amounts = digitsOf(exact(itemOf(row, 0)).n)
            const places = inPlaces(amounts)
            const asksNumber = blanks.some(([at, column]) => at === i && column === 0)
            return asksNumber
              ? step(both(paragraph([...places, ...line` = ${numberOf(amounts)}`])), because.joinPlaces)
              : explainedBy(both(paragraph([...line`${numberOf(amounts)} = `, ...places])), placesSaid(amounts))
          }),
      }),
    ),

    whichBlocks: form({
      levels: ['medium'],
      draw(random) {
        const [hundreds, other] = random.sample([1, 2, 3, 4, 5], 2)
        return { hundreds, other, isTens: random.evenly([true, false]) }
      },
      answer: figureChoice,
      solve: ({ hundreds, other, isTens }): Figure => baseTenBlocks(100 * hundreds + (isTens ? 10 : 1) * other),
      mistakes: ({ hundreds, other, isTens }) => ({
        zeroInTheOtherPlace: baseTenBlocks(100 * hundreds + (isTens ? 1 : 10) * other),
        digitsExchanged: baseTenBlocks(100 * other + (isTens ? 10 : 1) * hundreds),
        zeroLeftOut: baseTenBlocks(10 * hundreds + other),
      }),
      ask({ hundreds, other, isTens }) {
        const value = 100 * hundreds + (isTens ? 10 : 1) * other
        return { en: prose`Which blocks show ${value}?`, es: prose`¿Qué bloques muestran ${value}?` }
      },
      solution({ hundreds, other, isTens }, blocks) {
        const amounts: Digits = isTens ? [hundreds, other, 0] : [hundreds, 0, other]
        return [
          step(namedPlaces(amounts), because.nameEachPlace),
          explained(
            figure(blocks),
            line`A flat shows 100, a rod shows 10, and a cube shows 1.`,
            line`Una placa muestra 100, una barra muestra 10 y un cubo muestra 1.`,
          ),
        ]
      },
      check: (printed, blocks) => blocks.kind === 'base-ten-blocks' && printed.take(1)[0].equals(counted(blocks)),
    }),

    match: form(
      match({
        levels: ['medium'],
        what: {
          en: line`each number with its hundreds, tens, and ones`,
          es: line`cada número con sus centenas, decenas y unidades`,
        },
        draw(random) {
          const [a, b] = random.sample(NINE, 2)
          const all: readonly Digits[] = [
            [a, 0, b],
            [a, b, 0],
            [b, 0, a],
            [b, a, 0],
          ]
          return random.shuffle(all).map(amounts => [numberOf(amounts), named(amounts)] as const)
        },
        belong: ([left], right) =>
          left !== undefined && typeof left !== 'string' && !isTerm(left) && evaluate(left).equals(valueOfWords(right)),
        solution: (pairs, letters) => [
          step(
            both(
              pairs.map(([left], i) => {
                const value = exact(left as Value).n
                return paragraph([
                  ...line`${value} = `,
                  ...named(digitsOf(value)),
                  ...line`: ${symbol(itemOf(letters, i))}`,
                ])
              }),
            ),
            because.nameEachPlace,
          ),
          step(list(...letters.map(name => symbol(name))), because.matchTheNumbers),
        ],
      }),
    ),

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

    scrambled: form({
      levels: ['medium'],
      instruction: writeTheNumber,
      draw,
      answer: integer,
      solve: numberOf,
      // One place is left out; the two others are told the other way round.
      ask: amounts => toWrite(amounts, [2, 1, 0]),
      solution: amounts => [
        step(namedPlaces(amounts), because.unnamedPlaceIsZero),
        ...numberFromParts(numberOf(amounts)).slice(1),
      ],
      check: makesTheWords,
    }),

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
      solution: ({ clues: [first, second], digits: right, missesFirst, missesSecond }) => [
        step(tried(missesFirst, first), because.clueDoesNotFit, { which: ORDINALS[0] }),
        step(tried(missesSecond, second), because.clueDoesNotFit, { which: ORDINALS[1] }),
        step(tried(right, first, second), because.bothCluesFit),
        answerStep(expr(numberOf(right)), {
          en: line`Only this number fits both clues.`,
          es: line`Solo este número cumple las dos pistas.`,
        }),
      ],
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
        const [hundreds, tens, ones] = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 3)
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
        ...(isTens ? placesTogether(hundreds - 1, tens + 10, ones) : placesTogether(hundreds, tens - 1, ones + 10)),
        answerStep(says, {
          en: line`Of these, only this makes ${numberOf([hundreds, tens, ones])}.`,
          es: line`De estas opciones, solo esta forma ${numberOf([hundreds, tens, ones])}.`,
        }),
      ],
      check(printed, { key }) {
        const [hundreds, tens, ones] = tupleOf(key.split(' ').map(Number), 3)
        return printed.take(1)[0].equals(100 * hundreds + 10 * tens + ones)
      },
    }),
  }),
)
