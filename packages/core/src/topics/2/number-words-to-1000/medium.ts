import {
  both,
  bullets,
  exact,
  type FormMaker,
  integer,
  itemOf,
  line,
  numberList,
  numberWords,
  prose,
  sentenceChoice,
  step,
  trueOrFalse,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { confusedWith, drawNumber, drawPair } from './numbers.ts'
import {
  areWordsOf,
  digitsOf,
  drawEnding,
  drawOne,
  everyPlace,
  HAS_THOUSANDS,
  inTwoParts,
  isNamed,
  isSpoken,
  type Level,
  named,
  numeralOf,
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
    whyWrong: ({ value }) => ({
      writtenAsHeard: HAS_THOUSANDS,
      zeroMoved: isNamed(confusedWith(value)),
      hundredsLeftOut: isNamed(withoutHundreds(value)),
    }),
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
