import {
  type BaseTenBlocks,
  type Both,
  baseTenBlocks,
  both,
  type Content,
  count,
  defineTopic,
  drawing,
  evaluate,
  exact,
  explained,
  figure,
  type Inline,
  integer,
  isTerm,
  itemOf,
  labelOrder,
  line,
  list,
  match,
  numberInWords,
  numberWords,
  type Printed,
  prose,
  type Sentence,
  sentenceChoice,
  step,
  symbol,
  table,
  trueOrFalse,
  writtenLetter,
} from '../../author.ts'
import * as nouns from '../../language/nouns/index.ts'
import * as because from '../../solution/reasons/index.ts'
import {
  confusedWith,
  drawOf,
  drawPairs,
  drawSwapped,
  drawToOrder,
  type ListName,
  swapped,
} from './number-words-to-120/numbers.ts'
import { chosenNumeral, numeralOf, readAs, spelled, wordsOf } from './number-words-to-120/spelled.ts'

interface Level {
  readonly lists: readonly ListName[]
}

const LETTERS = ['A', 'B', 'C'] as const
const letterOrder = labelOrder(LETTERS)
const letter = writtenLetter('A', 'B', 'C')

const word = (n: number): Sentence => ({ key: `${n}`, says: both(prose`${numberWords(n)}`) })
const tensAndOnes = (n: number) => baseTenBlocks({ tens: Math.floor(n / 10), ones: n % 10 })
const countIn = ({ groups }: BaseTenBlocks) => groups.reduce((all, { tens, ones }) => all + 10 * tens + ones, 0)
const placesOf = (n: number): Both<Content> =>
  both(
    n % 10 === 0
      ? prose`${count(n / 10, nouns.ten)}`
      : prose`${count(Math.floor(n / 10), nouns.ten)}, ${count(n % 10, nouns.one)}`,
  )

/** The numbers that the printed words stand for, in reading order. */
const spoken = (printed: Printed) => printed.terms('number-words').map(({ value }) => value)
/** What stands in a cell is worth: words, or a number. */
function worthOf(item: Inline | undefined): number | null {
  if (item === undefined || typeof item === 'string') return null
  if (isTerm(item)) return item.kind === 'number-words' ? item.value : null
  return item.kind === 'symbol' ? null : evaluate(item).n
}

const numeralsBeside = (n: number) => ({
  takenForAnother: confusedWith(n),
  tenAway: n > 89 ? n - 10 : n + 10,
  oneAway: n === 19 || n % 10 === 9 ? n - 1 : n + (n === 11 ? 2 : 1),
})
const wordsBeside = (n: number) => ({
  takenForAnother: confusedWith(n),
  tenMore: n + 10,
  oneAway: n % 10 === 9 ? n - 1 : n + 1,
})

export const numberWordsTo120 = defineTopic(
  {
    id: 'number-words-to-120',
    name: { en: 'Number words to 120', es: 'Números en palabras hasta 120' },
    description: {
      en: 'Read a number word up to 120 and write its numeral, or write the words for a numeral.',
      es: 'Lee un número en palabras hasta 120 y escríbelo con cifras, o escribe una cifra en palabras.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['1.NBT.A.1'],
    rev: 5,
    levels: {
      easy: { lists: ['teens', 'others'] },
      medium: { lists: ['twoDigits'] },
      hard: { lists: ['twenties', 'pastHundred', 'twoDigits'] },
    },
  },
  form => ({
    writeTheNumber: form({
      levels: ['easy'],
      instruction: { en: prose`Write the number with digits.`, es: prose`Escribe el número con cifras.` },
      draw: random => ({ n: drawOf(random, ['teens', 'tens'], 0) }),
      answer: integer,
      solve: ({ n }) => n,
      ask: ({ n }) => both(prose`${numberWords(n)} = ____`),
      solution: ({ n }) => numeralOf(n),
      check: (printed, answer) => spoken(printed).every(value => exact(answer).equals(value)),
    }),

    match: form(
      match({
        levels: ['medium'],
        draw: random => drawSwapped(random, 29).map(n => [numberWords(n), n] as const),
        belong: ([left], [right]) => worthOf(left) === worthOf(right),
        solution(pairs, letters) {
          const values = pairs.map(([, value]) => value as number)
          return [
            ...values.map(readAs),
            explained(
              list(...letters.map(name => symbol(name))),
              line`Write the letter of the number for each row of words.`,
              line`Escribe para cada fila la letra de su número.`,
            ),
          ]
        },
      }),
    ),

    whichNumber: form({
      levels: ['easy'],
      draw: (random, { lists }: Level) => ({ n: drawOf(random, lists, 4) }),
      answer: integer,
      solve: ({ n }) => n,
      mistakes: ({ n }) => numeralsBeside(n),
      ask: ({ n }) => ({
        en: prose`Which number is ${numberWords(n)}?`,
        es: prose`¿Qué número es ${numberWords(n)}?`,
      }),
      solution: ({ n }) => chosenNumeral(n),
      whyWrong: ({ n }) =>
        Object.fromEntries(
          Object.entries(numeralsBeside(n)).map(([mistake, other]) => [
            mistake,
            { en: line`That is ${numberWords(other)}.`, es: line`Es ${numberWords(other)}.` },
          ]),
        ),
      check: (printed, answer) => spoken(printed).every(value => exact(answer).equals(value)),
    }),

    whichWord: form({
      levels: ['easy'],
      draw: random => ({
        n: random.until(
          () => drawOf(random, ['others', 'teens'], 2),
          value => value !== 11 && value < 100,
        ),
      }),
      answer: sentenceChoice,
      solve: ({ n }) => word(n),
      mistakes: ({ n }) =>
        Object.fromEntries(Object.entries(wordsBeside(n)).map(([mistake, other]) => [mistake, word(other)])),
      ask({ n }): Both<Content> {
        const drawn = figure(tensAndOnes(n))
        return {
          en: [drawn, prose`How do you say the number that the blocks show?`],
          es: [drawn, prose`¿Cómo se dice el número que muestran los bloques?`],
        }
      },
      solution: ({ n }, { says }) => [
        step(placesOf(n), because.countBlocks),
        step(both(prose`${n}`), because.writeWithDigits),
        step(says, because.explain, {
          sentence: {
            en: line`You say ${numberWords(n)}.`,
            es: line`Se dice ${numberWords(n)}.`,
          },
        }),
      ],
      whyWrong: ({ n }) =>
        Object.fromEntries(
          Object.entries(wordsBeside(n)).map(([mistake, other]) => [
            mistake,
            { en: line`That is ${other}, not ${n}.`, es: line`Es ${other}, no ${n}.` },
          ]),
        ),
      check: (printed, { key }) => `${countIn(printed.figure('base-ten-blocks'))}` === key,
    }),

    neighbor: form({
      levels: ['medium'],
      draw: random => {
        const isAfter = random.evenly([true, false])
        return { isAfter, n: drawOf(random, ['twoDigits'], 23) }
      },
      answer: integer,
      solve: ({ isAfter, n }) => (isAfter ? n + 1 : n - 1),
      ask: ({ isAfter, n }) =>
        isAfter
          ? {
              en: prose`Which number is just after ${numberWords(n)}? Write it with digits. ____`,
              es: prose`¿Qué número está justo después del ${numberWords(n)}? Escríbelo con cifras. ____`,
            }
          : {
              en: prose`Which number is just before ${numberWords(n)}? Write it with digits. ____`,
              es: prose`¿Qué número está justo antes del ${numberWords(n)}? Escríbelo con cifras. ____`,
            },
      solution: ({ isAfter, n }, answer) => [
        ...numeralOf(n),
        step(both(prose`${answer}`), because.explain, {
          sentence: isAfter
            ? { en: line`Just after ${n} comes ${answer}.`, es: line`Justo después del ${n} viene el ${answer}.` }
            : { en: line`Just before ${n} comes ${answer}.`, es: line`Justo antes del ${n} viene el ${answer}.` },
        }),
      ],
      check: (printed, answer) =>
        spoken(printed).every(value =>
          exact(answer).equals(/after|después/.test(printed.text) ? value + 1 : value - 1),
        ),
    }),

    drawBlocks: form({
      levels: ['medium'],
      draw: random => ({ n: drawOf(random, ['twoDigits'], 11) }),
      answer: drawing<number>(tensAndOnes, n => [n + 10, swapped(n)]),
      solve: ({ n }) => n,
      ask: ({ n }) => ({
        en: prose`Draw rods and cubes for ${numberWords(n)}. Use as many rods as you can.`,
        es: prose`Dibuja barras y cubos para ${numberWords(n)}. Usa todas las barras que puedas.`,
      }),
      solution: ({ n }) => [
        step(spelled([n]), because.writeWithDigits),
        step(placesOf(n), because.explain, {
          sentence: { en: line`Name the tens and the ones.`, es: line`Nombra las decenas y las unidades.` },
        }),
        step(figure(tensAndOnes(n)), because.drawRodsAndCubes),
      ],
      check: (printed, n) => spoken(printed).every(value => value === countIn(tensAndOnes(n))),
    }),

    trueOrFalse: form({
      levels: ['medium'],
      instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
      draw: random => {
        const isRight = random.evenly([true, false])
        const n = drawOf(random, ['twoDigits'], 41)
        return { n, shown: isRight ? n : swapped(n) }
      },
      answer: trueOrFalse,
      solve: ({ n, shown }) => (n === shown ? 'true' : 'false'),
      ask: ({ n, shown }) => ({
        en: prose`${numberWords(n)} is ${shown}.`,
        es: prose`${numberWords(n)} es ${shown}.`,
      }),
      solution: ({ n, shown }, answer) => [
        ...numeralOf(n),
        step(trueOrFalse.show(answer), because.explain, {
          sentence:
            n === shown
              ? { en: line`The number shown is ${n} too.`, es: line`El número que se muestra también es ${n}.` }
              : {
                  en: line`The number shown is ${shown}, not ${n}.`,
                  es: line`El número que se muestra es ${shown}, no ${n}.`,
                },
        }),
      ],
      check: (printed, answer) =>
        (answer === 'true') === spoken(printed).every(value => itemOf(printed.numbers, 0).equals(value)),
    }),

    writeTheWords: form({
      levels: ['hard'],
      instruction: { en: prose`Write the number in words.`, es: prose`Escribe el número con palabras.` },
      lines: 1,
      draw: (random, { lists }: Level) => ({ n: drawOf(random, lists, 5) }),
      answer: numberInWords,
      solve: ({ n }) => n,
      ask: ({ n }) => both(prose`${n} = ________________`),
      solution: ({ n }) => wordsOf(n),
      check: (printed, answer) => itemOf(printed.numbers, 0).equals(answer),
    }),

    inOrder: form({
      levels: ['hard'],
      kind: 'order',
      instruction: {
        en: prose`Order the numbers from least to greatest. Write the letters.`,
        es: prose`Ordena los números de menor a mayor. Escribe las letras.`,
      },
      draw: random => ({ numbers: drawToOrder(random) }),
      answer: letterOrder,
      solve: ({ numbers }) => [...numbers].sort((a, b) => a - b).map(n => itemOf(LETTERS, numbers.indexOf(n))),
      ask: ({ numbers }) => both(table({ rows: numbers.map((n, i) => [symbol(itemOf(LETTERS, i)), numberWords(n)]) })),
      solution: ({ numbers }, letters) => [
        step(spelled(numbers), because.writeEachWithDigits),
        step(list(...[...numbers].sort((a, b) => a - b)), because.explain, {
          sentence: {
            en: line`Compare the tens. If they are the same, compare the ones.`,
            es: line`Compara las decenas. Si son iguales, compara las unidades.`,
          },
        }),
        step(list(...letters.map(name => symbol(name))), because.explain, {
          sentence: { en: line`Write the letters in this order.`, es: line`Escribe las letras en ese orden.` },
        }),
      ],
      check(printed, letters) {
        const values = letters.map(name => itemOf(spoken(printed), LETTERS.indexOf(name)))
        return values.length === 3 && values.slice(1).every((value, i) => value > itemOf(values, i))
      },
    }),

    wrongPair: form({
      levels: ['hard'],
      kind: 'find-mistake',
      instruction: {
        en: prose`One number is wrong. Write its letter.`,
        es: prose`Un número está mal. Escribe su letra.`,
      },
      draw: drawPairs,
      answer: letter,
      solve: ({ place }) => itemOf(LETTERS, place),
      ask: ({ numbers, place, wrong }) =>
        both(
          table({
            rows: numbers.map((n, i) => [symbol(itemOf(LETTERS, i)), numberWords(n), i === place ? wrong : n]),
          }),
        ),
      key({ numbers, place, wrong }): Both<Content> {
        const n = itemOf(numbers, place)
        return {
          en: prose`It should be ${n}, not ${wrong}.`,
          es: prose`Debe ser ${n}, no ${wrong}.`,
        }
      },
      solution({ numbers, place, wrong }, answer) {
        const n = itemOf(numbers, place)
        return [
          ...numbers.filter(other => other !== n).map(readAs),
          ...numeralOf(n),
          step(symbol(answer), because.explain, {
            sentence: {
              en: line`It should be ${n}, not ${wrong}. The other two are right.`,
              es: line`Debe ser ${n}, no ${wrong}. Los otros dos están bien.`,
            },
          }),
        ]
      },
      check(printed, answer) {
        const wrong = spoken(printed).flatMap((value, i) =>
          itemOf(printed.numbers, i).equals(value) ? [] : [itemOf(LETTERS, i)],
        )
        return wrong.length === 1 && wrong[0] === answer
      },
    }),
  }),
)
