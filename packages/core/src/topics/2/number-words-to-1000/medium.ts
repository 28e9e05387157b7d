import {
  type Both,
  baseTenBlocks,
  both,
  bullets,
  count,
  equation,
  evaluate,
  exact,
  type FormMaker,
  type Inline,
  itemOf,
  line,
  numberInWords,
  numberList,
  numberWords,
  prose,
  sentenceChoice,
  step,
  trueOrFalse,
  tupleOf,
  withFigure,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { confusedWith, drawNumber, drawPair } from './numbers.ts'
import {
  areWordsOf,
  digitsOf,
  drawEnding,
  drawOne,
  everyPlace,
  expanded,
  inTwoParts,
  isSpoken,
  type Level,
  named,
  placesOfEach,
  spelled,
  spoken,
  wordsOf,
} from './parts.ts'

/** 37 for 307, 64 for 640, 54 for 514. */
const withoutHundreds = (value: number) => {
  const [hundreds, tens, ones] = digitsOf(value)
  return 10 * hundreds + (ones === 0 ? tens : ones)
}

const teenForTens = (value: number) => {
  const [hundreds, tens, ones] = digitsOf(value)
  return tens === 1 ? 100 * hundreds + ones : 100 * hundreds + 10 + Math.max(tens, ones)
}

const PLACES = ['hundred', 'ten', 'one'] as const

/** 631 for 613, 340 for 304. */
const tensAndOnesExchanged = (value: number) => {
  const [hundreds, tens, ones] = digitsOf(value)
  return 100 * hundreds + 10 * ones + tens
}

/** 3 tens and 2 hundreds; 6 ones, 1 ten, and 3 hundreds. */
function placesFromOnes(value: number): Both<readonly Inline[]> {
  const [hundreds, tens, ones] = digitsOf(value)
  const [hundred, ten, one] = [count(hundreds, nouns.hundred), count(tens, nouns.ten), count(ones, nouns.one)]
  if (tens > 0 && ones > 0) return { en: line`${one}, ${ten}, and ${hundred}`, es: line`${one}, ${ten} y ${hundred}` }
  const least = tens > 0 ? ten : one
  return { en: line`${least} and ${hundred}`, es: line`${least} y ${hundred}` }
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
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
      step(inTwoParts(...pair), because.readHundredsThenRest),
      step(placesOfEach(pair), because.unnamedPlaceIsZero),
      step(both(spelled(pair)), because.writeEachWithDigits),
    ],
    check: (printed, answers) =>
      answers.length === 2 && spoken(printed).every((value, i) => exact(itemOf(answers, i)).equals(value)),
  }),
  whichWords: form({
    levels: ['medium'],
    draw(random) {
      const [hundreds, other] = random.until(
        () => tupleOf([random.int(1, 4), random.int(2, 6)], 2),
        ([first, second]) => first !== second,
      )
      return random.evenly([
        { value: 100 * hundreds + other, hundredsMoved: 100 * other + hundreds },
        { value: 100 * hundreds + 10 * other, hundredsMoved: 100 * other + 10 * hundreds },
      ])
    },
    answer: sentenceChoice,
    solve: ({ value }) => named(value),
    mistakes: ({ value, hundredsMoved }) => ({
      zeroMoved: named(confusedWith(value)),
      hundredsMoved: named(hundredsMoved),
    }),
    ask: ({ value }) =>
      withFigure(
        {
          en: prose`Which words name the number shown by the blocks?`,
          es: prose`¿Qué palabras nombran el número que muestran los bloques?`,
        },
        baseTenBlocks(value),
      ),
    solution: ({ value }) => [
      step(everyPlace(value), because.countBlocks),
      step(equation(expanded(value), value), because.joinPlaces),
      step(prose`${numberWords(value)}`, because.writeInWords),
    ],
    whyWrong: ({ value, hundredsMoved }) => ({
      zeroMoved: areWordsOf(confusedWith(value)),
      hundredsMoved: areWordsOf(hundredsMoved),
    }),
    check: (printed, { key }) =>
      printed
        .figure('base-ten-blocks')
        .groups.every(({ hundreds, tens, ones }) => `${100 * hundreds + 10 * tens + ones}` === key),
  }),
  trueParts: form({
    levels: ['medium'],
    instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
    draw(random, level: Level) {
      const isTrue = random.evenly([true, false])
      const value = drawNumber(random, level.numbers)
      return { value, shown: isTrue ? value : tensAndOnesExchanged(value) }
    },
    answer: trueOrFalse,
    solve: ({ value, shown }) => (value === shown ? 'true' : 'false'),
    ask({ value, shown }) {
      const { en, es } = placesFromOnes(shown)
      return {
        en: { kind: 'paragraph', content: [...line`${numberWords(value)} is equal to `, ...en, '.'] },
        es: { kind: 'paragraph', content: [...line`${numberWords(value)} es igual a `, ...es, '.'] },
      }
    },
    solution({ value, shown }, answer) {
      const { en, es } = placesFromOnes(shown)
      return [
        step(inTwoParts(value), because.readHundredsThenRest),
        step(everyPlace(value), digitsOf(value).includes(0) ? because.unnamedPlaceIsZero : because.nameEachPlace),
        value === shown
          ? step(trueOrFalse.show(answer), because.sameNumber)
          : step(trueOrFalse.show(answer), because.explain, {
              sentence: {
                en: [...en, ...line` make ${shown}, not ${value}.`],
                es: [...es, ...line` forman ${shown}, no ${value}.`],
              },
            }),
      ]
    },
    check(printed, answer) {
      const worth = { hundred: 100, ten: 10, one: 1 } as const
      const total = printed.terms('quantity').reduce((before, { amount, noun }) => {
        const place = PLACES.find(name => name === noun.en[0])
        return place === undefined ? Number.NaN : before + worth[place] * evaluate(amount).n
      }, 0)
      return (answer === 'true') === isSpoken(printed, total)
    },
  }),
  writeTheWords: form({
    levels: ['medium'],
    instruction: { en: prose`Write the number in words.`, es: prose`Escribe el número con palabras.` },
    draw: (random, level: Level) => drawEnding(random, level, 1),
    answer: numberInWords,
    solve: ({ value }) => value,
    ask: ({ value }) => both(prose`${value} = ________________`),
    solution: ({ value }) => wordsOf(value),
    check: (printed, answer) => printed.take(1)[0].equals(answer),
  }),
  places: form({
    levels: ['medium'],
    instruction: {
      en: prose`Write the hundreds, the tens, and the ones.`,
      es: prose`Escribe las centenas, las decenas y las unidades.`,
    },
    draw: (random, level: Level) => drawEnding(random, level, 0),
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
    mistakes: ({ value }) => ({
      zeroMoved: named(confusedWith(value)),
      hundredsLeftOut: named(withoutHundreds(value)),
      teenForTens: named(teenForTens(value)),
    }),
    ask: ({ value }) => ({ en: prose`Which words name ${value}?`, es: prose`¿Qué palabras nombran ${value}?` }),
    solution: ({ value }) => wordsOf(value),
    whyWrong: ({ value }) => ({
      zeroMoved: areWordsOf(confusedWith(value)),
      hundredsLeftOut: areWordsOf(withoutHundreds(value)),
      teenForTens: areWordsOf(teenForTens(value)),
    }),
    check: (printed, { key }) => printed.take(1)[0].equals(Number(key)),
  }),
})
