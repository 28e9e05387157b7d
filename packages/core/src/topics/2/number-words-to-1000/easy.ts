import {
  both,
  exact,
  type FormMaker,
  integer,
  line,
  list,
  match,
  numberWords,
  prose,
  step,
  symbol,
  trueOrFalse,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { confusedWith } from './numbers.ts'
import {
  digitsOf,
  drawOne,
  HAS_THOUSANDS,
  isNamed,
  isSpoken,
  type Level,
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
    draw: orThousand,
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
      // The same digits in another order, none at its place.
      draw(random) {
        const [a, b, c] = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 3)
        const orders = [
          [a, b, c],
          [b, c, a],
          [c, a, b],
        ] as const
        return random
          .shuffle<readonly (readonly [number, number, number])[]>(orders)
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
  trueOrFalse: form({
    levels: ['easy'],
    instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
    draw(random, level: Level) {
      const isTrue = random.evenly([true, false])
      const { value } = drawOne(random, level)
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
})
