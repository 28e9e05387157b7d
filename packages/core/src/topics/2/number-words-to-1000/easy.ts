import {
  baseTenBlocks,
  both,
  equation,
  exact,
  type FormMaker,
  integer,
  line,
  list,
  match,
  numberWords,
  prose,
  sentenceChoice,
  step,
  symbol,
  tupleOf,
  withFigure,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import {
  areWordsOf,
  digitsOf,
  drawOne,
  everyPlace,
  expanded,
  HAS_THOUSANDS,
  isNamed,
  isSpoken,
  type Level,
  named,
  numeralOf,
  orThousand,
  spelled,
  worthOf,
} from './parts.ts'

const writeTheNumber = { en: prose`Write the number with digits.`, es: prose`Escribe el número con cifras.` }

const near = (value: number) => {
  const [hundreds, tens, ones] = digitsOf(value)
  return {
    tensAndOnesExchanged: 100 * hundreds + 10 * ones + tens,
    hundredsAndTensExchanged: 100 * tens + 10 * hundreds + ones,
    writtenAsHeard: 1000 * hundreds + 10 * tens + ones,
  }
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
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
    mistakes: ({ value, two }) => Object.fromEntries(Object.entries(near(value)).filter((_, i) => two.includes(i))),
    ask: ({ value }) => ({
      en: prose`Which number is ${numberWords(value)}?`,
      es: prose`¿Qué número es ${numberWords(value)}?`,
    }),
    solution: ({ value }) => numeralOf(value),
    whyWrong({ value }) {
      const { tensAndOnesExchanged, hundredsAndTensExchanged } = near(value)
      return {
        tensAndOnesExchanged: isNamed(tensAndOnesExchanged),
        hundredsAndTensExchanged: isNamed(hundredsAndTensExchanged),
        writtenAsHeard: HAS_THOUSANDS,
      }
    },
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
    whyWrong: ({ hundreds, tens, ones }) => ({
      tensAndOnesExchanged: areWordsOf(100 * hundreds + 10 * ones + tens),
      hundredsAndTensExchanged: areWordsOf(100 * tens + 10 * hundreds + ones),
    }),
    check: (printed, { key }) =>
      printed
        .figure('base-ten-blocks')
        .groups.every(({ hundreds, tens, ones }) => `${100 * hundreds + 10 * tens + ones}` === key),
  }),
})
