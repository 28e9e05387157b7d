import {
  type Both,
  baseTenBlocks,
  both,
  bullets,
  type Content,
  count,
  defineTopic,
  equation,
  evaluate,
  exact,
  type Inline,
  integer,
  isTerm,
  itemOf,
  labelOrder,
  line,
  list,
  match,
  numberInWords,
  numberList,
  numberWords,
  orderByDigits,
  type Printed,
  prose,
  type Random,
  type Sentence,
  type Step,
  sentenceChoice,
  statements,
  step,
  sum,
  symbol,
  table,
  trueOrFalse,
  tupleOf,
  withFigure,
  words,
  writtenName,
} from '../../author.ts'
import * as nouns from '../../language/nouns/index.ts'
import * as because from '../../solution/reasons/index.ts'
import { confusedWith, drawNumber, drawPair, drawThree, type NumberName } from './number-words-to-1000/numbers.ts'

interface Level {
  readonly numbers: readonly NumberName[]
}

const LETTERS = ['A', 'B', 'C'] as const
const letterOrder = labelOrder(LETTERS)
const SIX = ['A', 'B', 'C', 'D', 'E', 'F'] as const
const letter = writtenName('A', 'B', 'C')

const digitsOf = (value: number) => [Math.floor(value / 100), Math.floor(value / 10) % 10, value % 10] as const
const partsOf = (value: number) => {
  const [hundreds, tens, ones] = digitsOf(value)
  return [100 * hundreds, 10 * tens, ones].filter(part => part > 0)
}
/** 37 for 307, 64 for 640, 54 for 514. */
const withoutHundreds = (value: number) => {
  const [hundreds, tens, ones] = digitsOf(value)
  return 10 * hundreds + (ones === 0 ? tens : ones)
}
const expanded = (value: number) => sum(...partsOf(value))
const named = (value: number): Sentence => ({ key: `${value}`, says: both(prose`${numberWords(value)}`) })
const joined = (items: readonly (readonly Inline[])[]): readonly Inline[] =>
  items.flatMap((item, i) => [...(i > 0 ? ['; '] : []), ...item])
/** Three hundred seven: 307; three hundred seventy: 370. */
const spelled = (numbers: readonly number[]): Content => ({
  kind: 'paragraph',
  content: joined(numbers.map(n => line`${numberWords(n)}: ${n}`)),
})
/** A: 370; B: 730; C: 703. */
const atLetters = (numbers: readonly number[]): Content => ({
  kind: 'paragraph',
  content: joined(numbers.map((n, i) => line`${symbol(itemOf(LETTERS, i))}: ${n}`)),
})
/** 804: C, F; 408: B, D. */
const lettersOfEach = (numbers: readonly number[], letters: readonly string[]): Content => ({
  kind: 'paragraph',
  content: joined(
    numbers.map((n, i) => line`${n}: ${symbol(itemOf(letters, 2 * i))}, ${symbol(itemOf(letters, 2 * i + 1))}`),
  ),
})

/** The hundreds in words as they stand before the rest: 100 alone is cien, with more it is ciento. */
const hundredsWord = (value: number): Both<readonly Inline[]> => {
  const hundreds = value - (value % 100)
  const word = line`${numberWords(hundreds)}`
  return { en: word, es: hundreds === 100 ? line`Ciento` : word }
}
/** The hundreds and the rest, each in words and with digits. */
function inTwoParts(value: number): Both<Content> {
  const rest = value % 100
  const content = (language: 'en' | 'es') => [
    ...hundredsWord(value)[language],
    ...line`: ${value - rest}; ${numberWords(rest)}: ${rest}`,
  ]
  return { en: { kind: 'paragraph', content: content('en') }, es: { kind: 'paragraph', content: content('es') } }
}

const thousand = step(both(prose`${count(10, nouns.hundred)} = ${1000}`), because.tenHundreds)
/** 3 hundreds, 0 tens, 7 ones. */
const everyPlace = (value: number) => {
  const [hundreds, tens, ones] = digitsOf(value)
  return both(prose`${count(hundreds, nouns.hundred)}, ${count(tens, nouns.ten)}, ${count(ones, nouns.one)}`)
}

/** From words to digits: the hundreds and the rest, a place that is not named, all places together. */
function numeralOf(value: number): readonly Step[] {
  if (value === 1000) return [thousand, step(both(prose`${numberWords(value)}: ${value}`), because.writeWithDigits)]
  return [
    step(inTwoParts(value), because.readHundredsThenRest),
    ...(digitsOf(value).includes(0) ? [step(everyPlace(value), because.unnamedPlaceIsZero)] : []),
    step(equation(expanded(value), value), because.joinPlaces),
  ]
}
/** The same from digits to words. */
function partsAsWords(value: number): Both<Content> {
  const rest = value % 100
  const content = (language: 'en' | 'es') => [
    ...line`${value - rest} = `,
    ...hundredsWord(value)[language],
    ...line`; ${rest} = ${numberWords(rest)}`,
  ]
  return { en: { kind: 'paragraph', content: content('en') }, es: { kind: 'paragraph', content: content('es') } }
}

/** From digits to words: the hundreds and the rest, each in words, and both together. */
function wordsOf(value: number): readonly Step[] {
  const whole = prose`${numberWords(value)}`
  if (value === 1000) return [thousand, step(whole, because.writeInWords)]
  return [
    step(equation(value, sum(value - (value % 100), value % 100)), because.splitOffHundreds),
    step(partsAsWords(value), because.writePartsInWords),
    step(whole, because.hundredsThenRest),
  ]
}

/** The numbers that the printed words stand for, in reading order. */
const spoken = (printed: Printed) => printed.terms('number-words').map(({ value }) => value)
const isSpoken = (printed: Printed, value: number) => spoken(printed).every(said => said === value)
/** What stands in a cell is worth: words, or a formula. */
function worthOf(item: Inline | undefined): number | null {
  if (item === undefined || typeof item === 'string') return null
  if (isTerm(item)) return item.kind === 'number-words' ? item.value : null
  return item.kind === 'symbol' ? null : evaluate(item).n
}

const drawOne = (random: Random, level: Level) => ({ value: drawNumber(random, level.numbers) })
/** 1,000 comes now and then; a sheet has it once. */
const orThousand = (random: Random, level: Level) => (random.chance(0.06) ? { value: 1000 } : drawOne(random, level))

const writeTheNumber = { en: prose`Write the number with digits.`, es: prose`Escribe el número con cifras.` }
const inWords = { en: prose`Write the number in words.`, es: prose`Escribe el número con palabras.` }

/** A number with digits, in words, or in expanded form, and how it is called. */
const SHAPES = {
  digits: (value: number): readonly Inline[] => line`${value}`,
  words: (value: number): readonly Inline[] => line`${numberWords(value)}`,
  parts: (value: number): readonly Inline[] => line`${expanded(value)}`,
} as const
type Shape = keyof typeof SHAPES
const ALL_SHAPES: readonly Shape[] = ['digits', 'words', 'parts']

export const numberWordsTo1000 = defineTopic(
  {
    id: 'number-words-to-1000',
    name: { en: 'Number words to 1,000', es: 'Números en palabras hasta 1,000' },
    description: {
      en: 'Read a number word up to 1,000 and write its numeral, or write the words.',
      es: 'Lee un número en palabras hasta 1,000 y escríbelo con cifras, o escríbelo con palabras.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['2.NBT.A.3'],
    levels: {
      easy: { numbers: ['no zero'] },
      medium: { numbers: ['no tens', 'teen', 'no ones'] },
      hard: { numbers: ['no ones', 'no tens', 'teen'] },
    },
  },
  form => ({
    writeTheNumber: form({
      levels: ['easy', 'medium'],
      share: 2,
      instruction: writeTheNumber,
      draw: (random, level: Level) =>
        level.numbers.includes('no zero') ? drawOne(random, level) : orThousand(random, level),
      answer: integer,
      solve: ({ value }) => value,
      ask: ({ value }) => both(prose`${numberWords(value)} = ____`),
      solution: ({ value }) => numeralOf(value),
      check: (printed, answer) => isSpoken(printed, exact(answer).n),
    }),

    whichNumber: form({
      levels: ['easy'],
      draw: (random, level: Level) => ({ ...drawOne(random, level), two: random.sample([0, 1, 2], 2) }),
      answer: integer,
      solve: ({ value }) => value,
      mistakes({ value, two }) {
        const [hundreds, tens, ones] = digitsOf(value)
        const near = {
          tensAndOnesExchanged: 100 * hundreds + 10 * ones + tens,
          hundredsAndTensExchanged: 100 * tens + 10 * hundreds + ones,
          writtenAsHeard: 1000 * hundreds + 10 * tens + ones,
        }
        return Object.fromEntries(Object.entries(near).filter((_, i) => two.includes(i)))
      },
      ask: ({ value }) => ({
        en: prose`Which number is ${numberWords(value)}?`,
        es: prose`¿Qué número es ${numberWords(value)}?`,
      }),
      solution: ({ value }) => numeralOf(value),
      check: (printed, answer) => isSpoken(printed, exact(answer).n),
    }),

    match: form(
      match({
        levels: ['easy'],
        what: { en: line`the words with the numbers`, es: line`las palabras con los números` },
        // The same digits in another order.
        draw(random) {
          const [a, b, c] = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 3)
          const orders = [
            [a, b, c],
            [a, c, b],
            [b, a, c],
            [b, c, a],
            [c, a, b],
            [c, b, a],
          ] as const
          return random
            .sample(orders, 3)
            .map(([hundreds, tens, ones]) => 100 * hundreds + 10 * tens + ones)
            .map(value => [numberWords(value), value] as const)
        },
        belong: ([left], [right]) => worthOf(left) === worthOf(right),
        solution(pairs, letters) {
          const values = pairs.map(([, value]) => value as number)
          return [
            step(spelled(values), because.writeEachWithDigits),
            step(list(...letters.map(name => symbol(name))), because.matchTheNumbers),
          ]
        },
      }),
    ),

    whichWords: form({
      levels: ['easy'],
      draw(random) {
        const [hundreds, tens, ones] = random.until(
          () => tupleOf([random.int(1, 4), random.int(2, 6), random.int(1, 6)], 3),
          digits => new Set(digits).size === 3,
        )
        return { hundreds, tens, ones }
      },
      answer: sentenceChoice,
      solve: ({ hundreds, tens, ones }) => named(100 * hundreds + 10 * tens + ones),
      mistakes: ({ hundreds, tens, ones }) => ({
        tensAndOnesExchanged: named(100 * hundreds + 10 * ones + tens),
        hundredsAndTensExchanged: named(100 * tens + 10 * hundreds + ones),
      }),
      ask: ({ hundreds, tens, ones }) =>
        withFigure(
          {
            en: prose`Which words name the number shown by the blocks?`,
            es: prose`¿Qué palabras nombran el número que muestran los bloques?`,
          },
          baseTenBlocks(100 * hundreds + 10 * tens + ones),
        ),
      solution({ hundreds, tens, ones }) {
        const value = 100 * hundreds + 10 * tens + ones
        return [
          step(everyPlace(value), because.countBlocks),
          step(equation(expanded(value), value), because.joinPlaces),
          step(prose`${numberWords(value)}`, because.writeInWords),
        ]
      },
      check: (printed, { key }) =>
        printed
          .figure('base-ten-blocks')
          .groups.every(({ hundreds, tens, ones }) => `${100 * hundreds + 10 * tens + ones}` === key),
    }),

    writeBoth: form({
      levels: ['medium'],
      share: 2,
      instruction: { en: prose`Write both numbers with digits.`, es: prose`Escribe los dos números con cifras.` },
      draw: drawPair,
      answer: numberList,
      solve: pair => pair,
      ask: ([first, second]) => both(bullets(line`${numberWords(first)} = ____`, line`${numberWords(second)} = ____`)),
      namedAnswer: pair => both(spelled(pair)),
      solution: pair => [
        ...pair.flatMap(value => [
          step(inTwoParts(value), because.readHundredsThenRest),
          ...(digitsOf(value).includes(0) ? [step(everyPlace(value), because.unnamedPlaceIsZero)] : []),
        ]),
        step(both(spelled(pair)), because.writeEachWithDigits),
      ],
      check: (printed, answers) =>
        answers.length === 2 && spoken(printed).every((value, i) => exact(itemOf(answers, i)).equals(value)),
    }),

    whichAsHeard: form({
      levels: ['medium'],
      draw: drawOne,
      answer: integer,
      solve: ({ value }) => value,
      mistakes({ value }) {
        const [hundreds] = digitsOf(value)
        return {
          writtenAsHeard: 1000 * hundreds + (value % 100),
          zeroMoved: confusedWith(value),
          hundredsLeftOut: withoutHundreds(value),
        }
      },
      ask: ({ value }) => ({
        en: prose`Which number is ${numberWords(value)}?`,
        es: prose`¿Qué número es ${numberWords(value)}?`,
      }),
      solution: ({ value }) => numeralOf(value),
      check: (printed, answer) => isSpoken(printed, exact(answer).n),
    }),

    trueOrFalse: form({
      levels: ['medium'],
      instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
      draw(random, level: Level) {
        const isTrue = random.evenly([true, false])
        const value = drawNumber(random, level.numbers)
        return { value, shown: isTrue ? value : confusedWith(value) }
      },
      answer: trueOrFalse,
      solve: ({ value, shown }) => (value === shown ? 'true' : 'false'),
      ask: ({ value, shown }) => ({
        en: prose`${numberWords(value)} is ${shown}.`,
        es: prose`${numberWords(value)} es ${shown}.`,
      }),
      solution: ({ value, shown }, answer) => [
        ...numeralOf(value),
        value === shown
          ? step(trueOrFalse.show(answer), because.sameNumber)
          : step(trueOrFalse.show(answer), because.explain, {
              sentence: {
                en: line`${numberWords(value)} is ${value}, not ${shown}.`,
                es: line`${numberWords(value)} es ${value}, no ${shown}.`,
              },
            }),
      ],
      check: (printed, answer) => (answer === 'true') === isSpoken(printed, printed.take(1)[0].n),
    }),

    places: form({
      levels: ['medium'],
      instruction: {
        en: prose`Write the hundreds, the tens, and the ones.`,
        es: prose`Escribe las centenas, las decenas y las unidades.`,
      },
      draw: drawOne,
      answer: numberList,
      solve: ({ value }) => [...digitsOf(value)],
      ask: ({ value }) => ({
        en: prose`${numberWords(value)} = __ hundreds __ tens __ ones`,
        es: prose`${numberWords(value)} = __ centenas __ decenas __ unidades`,
      }),
      namedAnswer: ({ value }) => everyPlace(value),
      solution: ({ value }) => [
        step(inTwoParts(value), because.readHundredsThenRest),
        step(everyPlace(value), digitsOf(value).includes(0) ? because.unnamedPlaceIsZero : because.nameEachPlace),
      ],
      check(printed, answers) {
        const [hundreds, tens, ones] = tupleOf(answers, 3).map(value => exact(value).n)
        return isSpoken(printed, Number(`${hundreds}${tens}${ones}`))
      },
    }),

    whichWordsFit: form({
      levels: ['medium'],
      draw: drawOne,
      answer: sentenceChoice,
      solve: ({ value }) => named(value),
      mistakes({ value }) {
        const [hundreds, tens, ones] = digitsOf(value)
        return {
          zeroMoved: named(confusedWith(value)),
          hundredsLeftOut: named(withoutHundreds(value)),
          teenForTens: named(tens === 1 ? 100 * hundreds + ones : 100 * hundreds + 10 + Math.max(tens, ones)),
        }
      },
      ask: ({ value }) => ({ en: prose`Which words name ${value}?`, es: prose`¿Qué palabras nombran ${value}?` }),
      solution: ({ value }) => wordsOf(value),
      check: (printed, { key }) => printed.take(1)[0].equals(Number(key)),
    }),

    writeTheWords: form({
      levels: ['hard'],
      share: 2,
      instruction: inWords,
      draw: orThousand,
      answer: numberInWords,
      solve: ({ value }) => value,
      ask: ({ value }) => both(prose`${value} = ________________`),
      solution: ({ value }) => wordsOf(value),
      check: (printed, answer) => printed.take(1)[0].equals(answer),
    }),

    partsInWords: form({
      levels: ['hard'],
      instruction: { en: prose`Add. Write the sum in words.`, es: prose`Suma. Escribe el total con palabras.` },
      draw: (random, level: Level) => {
        const { value } = drawOne(random, level)
        return { value, parts: [...partsOf(value)].reverse() }
      },
      answer: numberInWords,
      solve: ({ value }) => value,
      ask: ({ parts }) => both(prose`${sum(...parts)} = ________________`),
      solution: ({ value, parts }) => [
        step(equation(sum(...parts), value), because.joinPlaces),
        step(partsAsWords(value), because.writePartsInWords),
        step(prose`${numberWords(value)}`, because.hundredsThenRest),
      ],
      check: (printed, answer) => evaluate(printed.one('sum')).equals(answer),
    }),

    matchThreeForms: form({
      levels: ['hard'],
      kind: 'match',
      instruction: {
        en: prose`Match each number with its words and its expanded form. Write both letters, row by row.`,
        es: prose`Relaciona cada número con sus palabras y su forma desarrollada. Escribe las dos letras, fila por fila.`,
      },
      wide: true,
      draw: random => ({
        values: drawThree(random),
        inWords: random.shuffle<number[]>([0, 1, 2]),
        inParts: random.shuffle<number[]>([0, 1, 2]),
      }),
      answer: labelOrder(SIX),
      solve: ({ inWords, inParts }) =>
        [0, 1, 2].flatMap(i => [itemOf(SIX, inWords.indexOf(i)), itemOf(SIX, 3 + inParts.indexOf(i))]),
      ask: ({ values, inWords, inParts }) =>
        both(
          table({
            head: [words('Number', 'Número'), words('Words', 'Palabras'), words('Expanded form', 'Forma desarrollada')],
            rows: values.map((value, i) => [
              value,
              line`${symbol(itemOf(SIX, i))}: ${numberWords(itemOf(values, itemOf(inWords, i)))}`,
              line`${symbol(itemOf(SIX, 3 + i))}: ${expanded(itemOf(values, itemOf(inParts, i)))}`,
            ]),
          }),
        ),
      key: ({ values }, letters) => both(lettersOfEach(values, letters)),
      solution: ({ values, inWords }, letters) => [
        step(statements(...values.map(value => equation(value, expanded(value)))), because.valueOfEachDigit),
        step(both(atLetters(inWords.map(i => itemOf(values, i)))), because.writeEachWithZeros),
        step(both(lettersOfEach(values, letters)), because.matchTheNumbers),
      ],
      // What stands at each letter is worth the number it is written for.
      check(printed, letters) {
        const { rows } = printed.block('table')
        const worth = new Map(
          rows
            .flatMap(([, ...cells]) => cells)
            .flatMap(([name, , item]) =>
              typeof name === 'object' && name.kind === 'symbol' ? [[name.name, worthOf(item)] as const] : [],
            ),
        )
        return (
          letters.length === 6 &&
          letters.every((name, i) => SIX.indexOf(name) < 3 === (i % 2 === 0)) &&
          rows.every(([cell], i) => {
            const value = worthOf(cell?.[0])
            return worth.get(itemOf(letters, 2 * i)) === value && worth.get(itemOf(letters, 2 * i + 1)) === value
          })
        )
      },
    }),

    wrongLine: form({
      levels: ['hard'],
      kind: 'find-mistake',
      share: 2,
      instruction: {
        en: prose`Two lines show the same number. Which line shows a different number? Write its letter.`,
        es: prose`Dos renglones muestran el mismo número. ¿Cuál muestra un número diferente? Escribe su letra.`,
      },
      lines: 0,
      draw(random, level: Level) {
        const value = drawNumber(random, level.numbers)
        return { value, shapes: random.shuffle(ALL_SHAPES), wrong: random.evenly([1, 0, 2]) }
      },
      answer: letter,
      solve: ({ wrong }) => itemOf(LETTERS, wrong),
      ask: ({ value, shapes, wrong }) =>
        both(
          table({
            rows: shapes.map((shape, i) => [
              symbol(itemOf(LETTERS, i)),
              SHAPES[shape](i === wrong ? confusedWith(value) : value),
            ]),
          }),
        ),
      key({ value, shapes, wrong }) {
        const shape = SHAPES[itemOf(shapes, wrong)]
        const [right, other] = [shape(value), shape(confusedWith(value))]
        return {
          en: { kind: 'paragraph', content: ['It should be ', ...right, ', not ', ...other, '.'] },
          es: { kind: 'paragraph', content: ['Debe ser ', ...right, ', no ', ...other, '.'] },
        }
      },
      solution({ value, shapes, wrong }, answer) {
        const worth = shapes.map((_, i) => (i === wrong ? confusedWith(value) : value))
        return [
          step(both(atLetters(worth)), because.writeEachWithZeros),
          step(both(symbol(answer)), because.explain, {
            sentence: {
              en: line`${confusedWith(value)} is different. It should be ${value}.`,
              es: line`${confusedWith(value)} es diferente. Debe ser ${value}.`,
            },
          }),
        ]
      },
      check(printed, answer) {
        const worth = printed.block('table').rows.map(([, cell]) => worthOf(cell?.[0]))
        const alone = worth.flatMap((value, i) =>
          worth.filter(other => other === value).length === 1 ? [itemOf(LETTERS, i)] : [],
        )
        return alone.length === 1 && alone[0] === answer
      },
    }),

    inOrder: form({
      levels: ['hard'],
      kind: 'order',
      instruction: {
        en: prose`Order the numbers from least to greatest. Write the letters.`,
        es: prose`Ordena los números de menor a mayor. Escribe las letras.`,
      },
      lines: 1,
      draw: random => ({
        values: random.until(
          () => random.shuffle<readonly number[]>(drawThree(random)),
          ([a = 0, b = 0, c = 0]) => !(a < b && b < c),
        ),
      }),
      answer: letterOrder,
      solve: ({ values }) => [...values].sort((a, b) => a - b).map(value => itemOf(LETTERS, values.indexOf(value))),
      ask: ({ values }) =>
        both(table({ rows: values.map((value, i) => [symbol(itemOf(LETTERS, i)), numberWords(value)]) })),
      solution: ({ values }, letters) => [
        step(both(atLetters(values)), because.writeEachWithZeros),
        ...orderByDigits(values, 'ascending'),
        step(list(...letters.map(name => symbol(name))), because.matchTheNumbers),
      ],
      check(printed, letters) {
        const said = letters.map(name => itemOf(spoken(printed), LETTERS.indexOf(name)))
        return said.length === 3 && said.slice(1).every((value, i) => value > itemOf(said, i))
      },
    }),
  }),
)
