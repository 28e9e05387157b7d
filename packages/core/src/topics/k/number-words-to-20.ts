import {
  asWritten,
  type Block,
  type Both,
  blank,
  both,
  type Content,
  counters,
  defineTopic,
  equation,
  exact,
  figure,
  type Inline,
  integer,
  itemOf,
  labelOrder,
  line,
  list,
  numberInWords,
  numberWords,
  type Printed,
  prose,
  type Random,
  type Sentence,
  type Step,
  sentenceChoice,
  step,
  sum,
  symbol,
  table,
  tenFrame,
  trueOrFalse,
  wholes,
  writtenLetter,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { mixed } from '../kit/choices/turned.ts'
import { PICTURES } from '../kit/facts/pictures.ts'

const LETTERS = ['A', 'B', 'C'] as const
const letterOrder = labelOrder(LETTERS)
const letter = writtenLetter('A', 'B', 'C')

const LOW = wholes(0, 10)
const TEENS = wholes(11, 20)

/** The number whose word is taken for the word of this one: thirteen and three, doce and dos. */
const soundsLike = (n: number) => (n === 20 ? 12 : n > 10 ? n - 10 : n + 10)

interface Level {
  readonly numbers: readonly number[]
  /** How many of three numbers are from 11 on. */
  readonly teens: number
}
/** Three numbers; with teens, one of the others may sound like one of them. */
function drawThree(random: Random, { teens }: Level): readonly number[] {
  if (teens === 0) return random.sample(LOW, 3)
  const some = random.shuffle(TEENS).slice(0, teens)
  return random.shuffle([...some, ...random.sample(LOW, 3).slice(0, 3 - teens)])
}

/** In an order that is not that of the page. */
const turned = (random: Random, numbers: readonly number[]) =>
  random.until(
    () => random.shuffle(numbers),
    order => order.some((value, i) => value !== itemOf(numbers, i)),
  )

const word = (n: number): Sentence => ({ key: `${n}`, says: both(prose`${numberWords(n)}`) })
const listed = (items: readonly (readonly Inline[])[]): Block => ({
  kind: 'paragraph',
  content: items.flatMap((item, i) => [...(i > 0 ? ['; '] : []), ...item]),
})
/** seven: 7; two: 2 */
const spelled = (numbers: readonly number[]): Both<Block> =>
  both(listed(numbers.map(n => line`${numberWords(n)}: ${n}`)))

/** Counted aloud as far as the word, each word beside its number: ten: 10; eleven: 11. */
const countedTo = (n: number): Step =>
  n === 0
    ? step(spelled([0, 1, 2, 3]), because.count, { group: { en: line`from ${0}`, es: line`desde el ${0}` } })
    : step(spelled(wholes(n > 10 ? 10 : n === 1 ? 0 : 1, n)), because.countToTheWord, { word: numberWords(n) })

/** The numbers that the printed words stand for, in reading order. */
const spoken = (printed: Printed) => printed.terms('number-words').map(({ value }) => value)

export const numberWordsTo20 = defineTopic(
  {
    id: 'number-words-to-20',
    name: { en: 'Number words to 20', es: 'Números en palabras hasta 20' },
    description: {
      en: 'Match the number words from zero to twenty with their numerals and write them.',
      es: 'Relaciona los números en palabras, de cero a veinte, con sus cifras y escríbelos.',
    },
    domain: 'Counting & Cardinality',
    standards: ['K.CC.A.3'],
    rev: 2,
    levels: {
      easy: { numbers: LOW, teens: 0 },
      medium: { numbers: TEENS, teens: 2 },
      hard: { numbers: TEENS, teens: 2 },
    },
  },
  form => ({
    writeTheNumber: form({
      levels: ['easy', 'medium'],
      instruction: { en: prose`Write the number.`, es: prose`Escribe el número.` },
      draw: (random, level: Level) => ({ n: random.evenly(level.numbers) }),
      answer: integer,
      solve: ({ n }) => n,
      ask: ({ n }) => both(prose`${numberWords(n)} = ____`),
      solution: ({ n }) => [countedTo(n), step(asWritten(n), n === 0 ? because.noneIsZero : because.writeWhereYouStop)],
      check: (printed, answer) => spoken(printed).every(value => exact(answer).equals(value)),
    }),

    match: form({
      levels: ['easy', 'medium'],
      kind: 'match',
      instruction: { en: prose`Match. Write the letters.`, es: prose`Relaciona. Escribe las letras.` },
      lines: 0,
      draw(random, level: Level) {
        const words = drawThree(random, level)
        return { words, numbers: turned(random, words) }
      },
      answer: letterOrder,
      solve: ({ words, numbers }) => words.map(n => itemOf(LETTERS, numbers.indexOf(n))),
      ask: ({ words, numbers }) =>
        both(
          table({
            rows: words.map((n, i) => [numberWords(n), blank(2), symbol(itemOf(LETTERS, i)), itemOf(numbers, i)]),
          }),
        ),
      solution: ({ words }, letters) => [
        step(spelled(words), because.sayEachWord),
        step(list(...letters.map(name => symbol(name))), because.matchTheNumbers),
      ],
      check(printed, letters) {
        const words = spoken(printed)
        return (
          new Set(letters).size === words.length &&
          words.every((value, i) => itemOf(printed.numbers, LETTERS.indexOf(itemOf(letters, i))).equals(value))
        )
      },
    }),

    howMany: form({
      levels: ['easy'],
      draw: random => ({ n: random.evenly(mixed(wholes(2, 10))), icon: random.evenly(PICTURES) }),
      answer: sentenceChoice,
      solve: ({ n }) => word(n),
      mistakes: ({ n }) => ({ oneMore: word(n === 10 ? 8 : n + 1), oneFewer: word(n - 1) }),
      ask: ({ n, icon }): Both<Content> => {
        const drawn = figure(counters({ icon, count: n, fill: 'white', perRow: 5 }))
        return {
          en: [drawn, prose`Which word tells how many?`],
          es: [drawn, prose`¿Qué palabra dice la cantidad?`],
        }
      },
      solution: ({ n }, { says }) => [
        step(list(...wholes(1, n)), because.countOneByOne),
        step(says, because.lastNumberTellsHowMany),
      ],
      check: (printed, { key }) => printed.figure('counters').groups.every(({ items }) => `${items.length}` === key),
    }),

    comesNext: form({
      levels: ['easy'],
      draw: random => ({ n: random.evenly(mixed(wholes(4, 9))) }),
      answer: sentenceChoice,
      solve: ({ n }) => word(n),
      mistakes: ({ n }) => ({ oneLeftOut: word(n + 1), countedBack: word(n - 4) }),
      ask: ({ n }): Both<Content> => {
        const run = prose`${numberWords(n - 3)}, ${numberWords(n - 2)}, ${numberWords(n - 1)}, ____`
        return { en: [prose`Which word comes next?`, run], es: [prose`¿Qué palabra sigue?`, run] }
      },
      solution: ({ n }, { says }) => [
        step(spelled(wholes(n - 3, n)), because.explain, {
          sentence: { en: line`Each number is 1 more.`, es: line`Cada número es 1 más.` },
        }),
        step(says, because.explain, {
          sentence: {
            en: line`Just after ${numberWords(n - 1)} comes ${numberWords(n)}.`,
            es: line`Justo después de ${numberWords(n - 1)} está ${numberWords(n)}.`,
          },
        }),
      ],
      check: (printed, { key }) => `${itemOf(spoken(printed), 2) + 1}` === key,
    }),

    howManyInFrames: form({
      levels: ['medium'],
      draw: random => ({ n: random.evenly(TEENS) }),
      answer: sentenceChoice,
      solve: ({ n }) => word(n),
      mistakes: ({ n }) => ({
        soundsAlike: word(soundsLike(n)),
        oneMore: word(n >= 19 ? n - 2 : n + 1),
        oneFewer: word(n - 1),
      }),
      ask: ({ n }): Both<Content> => {
        const drawn = figure(tenFrame(n))
        return {
          en: [drawn, prose`Which word tells how many?`],
          es: [drawn, prose`¿Qué palabra dice la cantidad?`],
        }
      },
      solution: ({ n }, { says }) => [
        step(equation(sum(10, n - 10), n), because.countOnFromTen),
        step(says, because.writeInWords),
      ],
      check: (printed, { key }) =>
        `${
          printed
            .figure('ten-frame')
            .frames.flat()
            .filter(cell => cell !== 'empty').length
        }` === key,
    }),

    trueOrFalse: form({
      levels: ['medium'],
      instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
      draw: random => {
        const isTrue = random.evenly([true, false])
        const n = random.evenly(TEENS)
        return { n, shown: isTrue ? n : random.pick([soundsLike(n), n === 20 ? 19 : n + 1]) }
      },
      answer: trueOrFalse,
      solve: ({ n, shown }) => (n === shown ? 'true' : 'false'),
      ask: ({ n, shown }) => ({
        en: prose`${numberWords(n)} is ${shown}.`,
        es: prose`${numberWords(n)} es ${shown}.`,
      }),
      solution: ({ n, shown }, answer) => [
        countedTo(n),
        n === shown
          ? step(trueOrFalse.show(answer), because.sameNumber)
          : step(trueOrFalse.show(answer), because.explain, {
              sentence: {
                en: line`${numberWords(n)} is ${n}, not ${shown}.`,
                es: line`${numberWords(n)} es ${n}, no ${shown}.`,
              },
            }),
      ],
      check: (printed, answer) =>
        (answer === 'true') === spoken(printed).every(value => itemOf(printed.numbers, 0).equals(value)),
    }),

    copyTheWord: form({
      levels: ['hard'],
      instruction: { en: prose`Copy the word for the number.`, es: prose`Copia la palabra que nombra el número.` },
      lines: 1,
      draw: random => {
        const n = random.evenly(TEENS)
        const near = [soundsLike(n), 10 * Math.floor(n / 10), 3, 7, 12, 13, 16, 17, 19, n - 1].filter(
          other => other !== n,
        )
        const others = random.shuffle([...new Set(near.slice(1))]).filter(other => other !== near[0])
        return { n, box: random.shuffle([n, itemOf(near, 0), ...others.slice(0, 3)]) }
      },
      answer: numberInWords,
      solve: ({ n }) => n,
      ask: ({ n, box }) =>
        both([table({ rows: [box.map(value => numberWords(value))] }), prose`${n} = ________________`]),
      solution: ({ n }) => [
        step(both(listed(wholes(10, n).map(value => line`${numberWords(value)}`))), because.countOnTo, {
          start: 10,
          end: n,
        }),
        step(both(prose`${n}: ${numberWords(n)}`), because.explain, {
          sentence: { en: line`Copy the word for ${n}.`, es: line`Copia la palabra del ${n}.` },
        }),
      ],
      check: (printed, answer) => itemOf(printed.numbers, 0).equals(answer) && spoken(printed).includes(answer),
    }),

    inOrder: form({
      levels: ['hard'],
      kind: 'order',
      instruction: {
        en: prose`Write the letters in counting order.`,
        es: prose`Escribe las letras del número menor al mayor.`,
      },
      lines: 1,
      draw: (random, level: Level) => ({
        numbers: random.until(
          () => drawThree(random, level),
          ([a = 0, b = 0, c = 0]) => !(a < b && b < c),
        ),
      }),
      answer: letterOrder,
      solve: ({ numbers }) => [...numbers].sort((a, b) => a - b).map(n => itemOf(LETTERS, numbers.indexOf(n))),
      ask: ({ numbers }) =>
        both(table({ rows: [numbers.map((n, i) => line`${symbol(itemOf(LETTERS, i))}: ${numberWords(n)}`)] })),
      solution: ({ numbers }, letters) => [
        step(spelled(numbers), because.writeEachAsNumber),
        step(list(...letters.map(name => symbol(name))), because.comesLater),
      ],
      check(printed, letters) {
        const values = letters.map(name => itemOf(spoken(printed), LETTERS.indexOf(name)))
        return values.length === 3 && values.slice(1).every((value, i) => value > itemOf(values, i))
      },
    }),

    justBefore: form({
      levels: ['hard'],
      draw: random => ({ n: random.evenly(mixed(wholes(12, 19))) }),
      answer: sentenceChoice,
      solve: ({ n }) => word(n - 1),
      mistakes: ({ n }) => ({
        justAfter: word(n + 1),
        soundsAlike: word(soundsLike(n - 1)),
        twoBefore: word(n - 2),
      }),
      ask: ({ n }) => ({
        en: prose`Which word comes just before ${numberWords(n)}?`,
        es: prose`¿Qué palabra está justo antes de ${numberWords(n)}?`,
      }),
      solution: ({ n }, { says }) => [
        countedTo(n),
        step(says, because.explain, {
          sentence: {
            en: line`Just before ${numberWords(n)} comes ${numberWords(n - 1)}.`,
            es: line`Justo antes de ${numberWords(n)} está ${numberWords(n - 1)}.`,
          },
        }),
      ],
      check: (printed, { key }) => `${itemOf(spoken(printed), 0) - 1}` === key,
    }),

    wrongPair: form({
      levels: ['hard'],
      kind: 'find-mistake',
      instruction: {
        en: prose`One pair is wrong. Write its letter.`,
        es: prose`Una pareja está mal. Escribe su letra.`,
      },
      lines: 0,
      draw: random => {
        const n = random.evenly(mixed(TEENS))
        const place = random.evenly([0, 1, 2])
        const wrong = random.evenly([soundsLike(n), n === 20 ? 18 : n + 1])
        const others = random.sample(
          TEENS.filter(other => other !== n && other !== wrong),
          2,
        )
        return { numbers: others.toSpliced(place, 0, n), place, wrong }
      },
      answer: letter,
      solve: ({ place }) => itemOf(LETTERS, place),
      ask: ({ numbers, place, wrong }) =>
        both(
          table({
            rows: numbers.map((n, i) => [symbol(itemOf(LETTERS, i)), numberWords(n), i === place ? wrong : n]),
          }),
        ),
      key: ({ numbers, place, wrong }): Both<Content> => {
        const n = itemOf(numbers, place)
        return {
          en: prose`${numberWords(n)} is ${n}, not ${wrong}.`,
          es: prose`${numberWords(n)} es ${n}, no ${wrong}.`,
        }
      },
      solution: ({ numbers, place, wrong }, answer) => {
        const right = itemOf(numbers, place)
        return [
          step(spelled(numbers), because.sayEachWord),
          step(both(prose`${symbol(answer)}: ${numberWords(right)} = ${right}`), because.changeTheNumber, {
            wrong,
            right,
          }),
        ]
      },
      check: (printed, answer) => {
        const wrong = spoken(printed).flatMap((value, i) =>
          itemOf(printed.numbers, i).equals(value) ? [] : [itemOf(LETTERS, i)],
        )
        return wrong.length === 1 && wrong[0] === answer
      },
    }),
  }),
)
