import {
  answerStep,
  blank,
  both,
  equation,
  evaluate,
  expandedForm,
  explained,
  explainedBy,
  expr,
  type FormMaker,
  formulaChoice,
  integer,
  isTrue,
  line,
  minus,
  numberFromParts,
  prose,
  step,
  sum,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { filled } from '../../kit/equations/filled.ts'
import { missingNumber } from '../../kit/facts/facts.ts'
import type { levels } from './levels.ts'
import {
  digits,
  draw,
  everyPlace,
  inWords,
  isUsedUp,
  numberOf,
  partsOf,
  takesThePlacesAway,
  writeTheNumber,
} from './parts.ts'

interface TwoParts {
  readonly hundreds: number
  readonly digit: number
  readonly zeroInTens: boolean
}

const lowPart = ({ digit, zeroInTens }: TwoParts) => (zeroInTens ? digit : 10 * digit)

/** Ways to write 407 and 470 that are not the usual one. */
const otherOrder = (facts: TwoParts) => sum(lowPart(facts), facts.hundreds * 100)

const hundredApart = (facts: TwoParts) => sum((facts.hundreds - 1) * 100, 100, lowPart(facts))

const tenApart = ({ hundreds, digit, zeroInTens }: TwoParts) =>
  zeroInTens ? sum((hundreds - 1) * 100, 90, 10 + digit) : sum(hundreds * 100, 10 * (digit - 1), 10)

export const hardForms = (form: FormMaker<typeof levels>) => ({
  scrambledPlaces: form({
    levels: ['hard'],
    share: 2,
    instruction: writeTheNumber,
    draw: (random, level) => {
      const number = draw(random, level)
      const amounts = number.map((digit, place) => [place, digit] as const).filter(([, digit]) => digit > 0)
      return { number, amounts: [...amounts].reverse() }
    },
    answer: integer,
    solve: ({ number }) => numberOf(number),
    ask: ({ amounts }) => both(inWords(amounts)),
    solution: ({ number }) => [
      step(everyPlace(number), because.unnamedPlaceIsZero),
      ...numberFromParts(numberOf(number)).slice(1),
    ],
    check: takesThePlacesAway,
  }),
  scrambled: form({
    levels: ['hard'],
    share: 2,
    instruction: writeTheNumber,
    // The tens in two parts, far from each other.
    draw: random => {
      const number = random.until(
        () => digits['no zeros'](random),
        ([, tens]) => tens > 2,
      )
      const [hundreds, tens, ones] = tupleOf(partsOf(number), 3)
      const some =
        10 *
        random.until(
          () => random.int(1, tens / 10 - 1),
          count => 20 * count !== tens,
        )
      return {
        number,
        some,
        parts: random.pick([
          [some, hundreds, tens - some, ones],
          [some, ones, hundreds, tens - some],
          [ones, some, hundreds, tens - some],
          [some, hundreds, ones, tens - some],
        ]),
      }
    },
    answer: integer,
    solve: ({ number }) => numberOf(number),
    ask: ({ parts }) => both(equation(sum(...parts), blank(2))),
    solution({ number, some }) {
      const [hundreds, tens, ones] = tupleOf(partsOf(number), 3)
      return [
        explained(
          equation(sum(some, tens - some), tens),
          line`Two parts are tens: put them together.`,
          line`Dos partes son decenas: júntalas.`,
        ),
        step(equation(sum(hundreds, tens, ones), numberOf(number)), because.joinPlaces),
      ]
    },
    check: (printed, answer) => isUsedUp(answer, printed.one('sum').terms),
  }),
  regroupedPart: form({
    levels: ['hard'],
    share: 2,
    instruction: missingNumber,
    draw(random) {
      const [hundreds, tens] = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 2)
      const ones = random.intExcept(1, 9, hundreds, tens)
      return random.evenly(['hundred', 'ten']) === 'hundred'
        ? { value: numberOf([hundreds, tens, ones]), known: [(hundreds - 1) * 100, ones] as const, at: 1 }
        : { value: numberOf([hundreds, tens, ones]), known: [hundreds * 100, (tens - 1) * 10] as const, at: 2 }
    },
    answer: integer,
    solve: ({ value, known: [first, second] }) => value - first - second,
    ask: ({ value, known: [first, second], at }) =>
      both(equation(value, at === 1 ? sum(first, blank(2), second) : sum(first, second, blank(2)))),
    solution({ value, known: [first, second], at }) {
      const found = value - first - second
      const [whole, less] = at === 1 ? [first + 100, first] : [second + 10, second]
      return [
        ...expandedForm(value).slice(-1),
        at === 1
          ? explained(
              equation(minus(whole, less), 100),
              line`${less} is 1 hundred less than ${whole}: that hundred goes with the tens.`,
              line`${less} es 1 centena menos que ${whole}: esa centena pasa a las decenas.`,
            )
          : explained(
              equation(minus(whole, less), 10),
              line`${less} is 1 ten less than ${whole}: that ten goes with the ones.`,
              line`${less} es 1 decena menos que ${whole}: esa decena pasa a las unidades.`,
            ),
        answerStep(equation(at === 1 ? sum(100, found - 100) : sum(10, found - 10), found), {
          en: line`The missing number is ${found}.`,
          es: line`El número que falta es ${found}.`,
        }),
      ]
    },
    check: (printed, answer) => isTrue(filled(printed.one('relation'), answer)),
  }),
  whichIsNotEqual: form({
    levels: ['hard'],
    share: 2,
    draw(random) {
      const [hundreds, digit] = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 2)
      return { hundreds, digit, zeroInTens: random.evenly([true, false]) }
    },
    answer: formulaChoice,
    // One hundred was taken from the hundreds, and only ten was written for it.
    solve: facts => sum((facts.hundreds - 1) * 100, 10, lowPart(facts)),
    mistakes: facts => ({
      otherOrder: otherOrder(facts),
      hundredApart: hundredApart(facts),
      tenApart: tenApart(facts),
    }),
    ask(facts) {
      const value = facts.hundreds * 100 + lowPart(facts)
      return { en: prose`Which is not equal to ${value}?`, es: prose`¿Cuál no es igual a ${value}?` }
    },
    solution(facts, answer) {
      const value = facts.hundreds * 100 + lowPart(facts)
      return [
        explained(
          equation(value, sum(facts.hundreds * 100, lowPart(facts))),
          line`Write the value of each digit.`,
          line`Escribe el valor de cada dígito.`,
        ),
        step(equation(answer, value - 90), because.notThisNumber, { value }),
      ]
    },
    whyWrong(facts) {
      const value = facts.hundreds * 100 + lowPart(facts)
      return {
        otherOrder: explained(
          equation(otherOrder(facts), value),
          line`The parts can be added in any order.`,
          line`Las partes se pueden sumar en cualquier orden.`,
        ),
        hundredApart: explained(
          equation(hundredApart(facts), value),
          line`${facts.hundreds * 100} is split into ${(facts.hundreds - 1) * 100} and ${100}.`,
          line`${facts.hundreds * 100} se separa en ${(facts.hundreds - 1) * 100} y ${100}.`,
        ),
        tenApart: explainedBy(
          equation(tenApart(facts), value),
          facts.zeroInTens
            ? {
                en: line`1 hundred is written as 9 tens and 10 ones.`,
                es: line`Se escribe 1 centena como 9 decenas y 10 unidades.`,
              }
            : {
                en: line`${10 * facts.digit} is split into ${10 * (facts.digit - 1)} and ${10}.`,
                es: line`${10 * facts.digit} se separa en ${10 * (facts.digit - 1)} y ${10}.`,
              },
        ),
      }
    },
    check: (printed, answer) => !evaluate(expr(answer)).equals(printed.take(1)[0]),
  }),
})
