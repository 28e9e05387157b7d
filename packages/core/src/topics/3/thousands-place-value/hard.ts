import {
  answerStep,
  type Block,
  type Both,
  both,
  bullets,
  exact,
  explained,
  type FormMaker,
  type Inline,
  integer,
  itemOf,
  line,
  numberFromParts,
  numberInWords,
  numberWords,
  placesTogether,
  prose,
  type Random,
  type Sentence,
  sentenceChoice,
  step,
  sum,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { comparison, comparisonOf } from '../../kit/facts/compare-signs.ts'
import { compare } from '../../kit/facts/facts.ts'
import { twoNumbers } from '../../kit/facts/two-numbers.ts'
import { askBack, changesLeadThere, crossingSteps, drawCrossing, keyOfBack } from './changes.ts'
import { comparedByDigits, type Digits, digitsOf, named, numberOf, partsOf, worthOf } from './digits.ts'
import type { levels } from './levels.ts'
import { clues, drawRiddle, riddleSteps, tellRiddle } from './riddle.ts'

const paragraph = (content: readonly Inline[]): Block => ({ kind: 'paragraph', content })

/** The thousands and the rest, each in words and with digits. */
const inTwoParts = (value: number) => {
  const rest = value % 1000
  return both(prose`${numberWords(value - rest)}: ${value - rest}; ${numberWords(rest)}: ${rest}`)
}
/** 5,060: five thousand sixty; 5,600: five thousand six hundred. */
const spelled = ([first, second]: readonly [number, number]) =>
  both(prose`${numberWords(first)}: ${first}; ${numberWords(second)}: ${second}`)

/** Two numbers that are easily taken for each other, with a 0 in each. */
function drawPair(random: Random): readonly [number, number] {
  const [thousands, d, e] = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 3)
  const rests = random.evenly([
    [10 * d + e, 100 * d + e],
    [10 * d, 100 * d],
    [100 * d + e, 100 * d + 10 * e],
    [d, 10 * d],
    [100 * d + 10, 10 * d + e],
    [10 + e, 100 + e],
  ])
  const [first, second] = random.shuffle(tupleOf(rests, 2))
  return [1000 * thousands + first, 1000 * thousands + second]
}

/** Ten or more of one place, none of another. */
const many = {
  'hundreds after thousands': (random: Random): Digits => {
    const [a, b] = random.sample([2, 3, 4, 5, 6, 7, 8], 2)
    return random.chance(0.5) ? [a, random.int(11, 19), 0, b] : [a, random.int(11, 19), b, 0]
  },
  'hundreds alone': (random: Random): Digits => {
    const [a, b] = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 2)
    const hundreds = 10 * random.int(2, 9) + a
    return random.chance(0.5) ? [0, hundreds, 0, b] : [0, hundreds, b, 0]
  },
  'tens after hundreds': (random: Random): Digits => {
    const [a, b] = random.sample([2, 3, 4, 5, 6, 7, 8], 2)
    return [a, b, random.int(11, 19), 0]
  },
  'tens without hundreds': (random: Random): Digits => {
    const [a, b] = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 2)
    return [a, 0, random.int(11, 19), b]
  },
  'ones after tens': (random: Random): Digits => {
    const [a, b, c] = random.sample([2, 3, 4, 5, 6, 7, 8], 3)
    return [a, b, c, random.int(11, 19)]
  },
} satisfies Record<string, (random: Random) => Digits>
/** What is written in words is regrouped at other places than what is written with digits. */
const MANY_IN_WORDS = ['ones after tens', 'hundreds alone'] as const
const MANY = ['hundreds after thousands', 'tens without hundreds', 'tens after hundreds'] as const

const sameAs = (amounts: Digits): Sentence => ({ key: amounts.join(' '), says: both(paragraph(named(amounts))) })
const asParts = (parts: readonly number[], amounts: Digits): Sentence => ({
  key: amounts.join(' '),
  says: both(sum(...parts)),
})

interface Written {
  readonly digits: Digits
  readonly wrong: 'zero moved' | 'thousand kept' | 'hundred lost'
}
/** The digits with their 0 at the other end of tens and ones: 4,305 and 4,350. */
const zeroMoved = ([thousands, hundreds, tens, ones]: Digits): Digits => [thousands, hundreds, ones, tens]
const wrongOf = ({ digits, wrong }: Written): Digits => {
  const [thousands, hundreds, tens, ones] = digits
  switch (wrong) {
    case 'zero moved':
      return zeroMoved(digits)
    case 'thousand kept':
      return [thousands, hundreds + 10, tens, ones]
    case 'hundred lost':
      return [thousands - 1, hundreds, tens + 10, ones]
    default:
      return wrong satisfies never
  }
}
const worth = (key: string) => {
  const [thousands, hundreds, tens, ones] = tupleOf(key.split(' ').map(Number), 4)
  return numberOf([thousands, hundreds, tens, ones])
}
/** The last part first. */
const turned = (amounts: Digits) => [...partsOf(amounts).slice(-1), ...partsOf(amounts).slice(0, -1)]

const writeTheNumber: Both<Block> = { en: prose`Write the number.`, es: prose`Escribe el número.` }

export const hardForms = (form: FormMaker<typeof levels>) => ({
  bothNumbers: form({
    levels: ['hard'],
    instruction: { en: prose`Write both numbers with digits.`, es: prose`Escribe los dos números con cifras.` },
    draw: drawPair,
    answer: twoNumbers,
    solve: pair => pair,
    ask: ([first, second]) => both(bullets(line`${numberWords(first)} = ____`, line`${numberWords(second)} = ____`)),
    namedAnswer: spelled,
    solution: pair => [
      ...pair
        .map(inTwoParts)
        .map((parts, i) =>
          explained(
            parts,
            i === 0
              ? line`Read the thousands of the first number, then the rest.`
              : line`Read the second number in the same way.`,
            i === 0
              ? line`Lee los millares del primer número y luego el resto.`
              : line`Lee el segundo número de la misma manera.`,
          ),
        ),
      explained(
        both(bullets(...pair.map(value => named(digitsOf(value))))),
        line`Write how many there are of each place. A place that is not named has 0.`,
        line`Escribe cuántos hay de cada posición. La posición que no se nombra tiene 0.`,
      ),
      step(spelled(pair), because.writeEachWithDigits),
    ],
    check: (printed, answers) =>
      answers.length === 2 &&
      printed.terms('number-words').every(({ value }, i) => exact(itemOf(answers, i)).equals(value)),
  }),

  inWords: form({
    levels: ['hard'],
    instruction: {
      en: prose`Write this number in words.`,
      es: prose`Escribe este número con palabras.`,
    },
    draw: random => ({ amounts: many[random.evenly(MANY_IN_WORDS)](random) }),
    answer: numberInWords,
    solve: ({ amounts }) => numberOf(amounts),
    ask: ({ amounts }) => both(paragraph([...named(amounts), ...line` = ________________`])),
    solution: ({ amounts }) => [
      ...placesTogether(...amounts),
      step(inTwoParts(numberOf(amounts)), because.writePartsInWords),
      step(prose`${numberWords(numberOf(amounts))}`, because.thousandsThenRest),
    ],
    check: (printed, answer) => exact(answer).equals(worthOf(printed.inlines)),
  }),

  regroup: form({
    levels: ['hard'],
    share: 2,
    instruction: writeTheNumber,
    draw: random => ({ amounts: many[random.evenly(MANY)](random) }),
    answer: integer,
    solve: ({ amounts }) => numberOf(amounts),
    ask: ({ amounts }) => both(paragraph([...named(amounts), ...line` = ____`])),
    solution: ({ amounts }) => placesTogether(...amounts),
    check: (printed, answer) => exact(answer).equals(worthOf(printed.inlines)),
  }),

  across: form({
    levels: ['hard'],
    share: 2,
    instruction: { en: prose`Find the missing numbers.`, es: prose`Halla los números que faltan.` },
    draw: drawCrossing,
    answer: twoNumbers,
    solve: ({ n, by }) => by.map(change => n + change),
    ask: askBack,
    key: keyOfBack,
    solution: crossingSteps,
    check: changesLeadThere,
  }),

  riddle: form({
    levels: ['hard'],
    lines: 2,
    draw: drawRiddle,
    answer: integer,
    solve: ({ digits }) => numberOf(digits),
    ask: tellRiddle,
    solution: riddleSteps,
    // The answer lies between the printed numbers and fits every printed clue.
    check(printed, answer) {
      const value = exact(answer).n
      const told = printed.terms('role').map(({ name }) => name)
      return (
        printed.role('low').n < value &&
        value < printed.role('high').n &&
        clues
          .filter(({ name }) => told.includes(name))
          .every(clue => printed.role(clue.name).equals(clue.value(digitsOf(value))))
      )
    },
  }),

  signRegrouped: form({
    levels: ['hard'],
    instruction: compare,
    draw(random) {
      const isHundreds = random.evenly([true, false])
      const sign = random.evenly([1, 0, -1])
      const [thousands, other, low] = random.sample([3, 4, 5, 6, 7], 3)
      const amounts: Digits = isHundreds
        ? [thousands, random.int(11, 18), 0, low]
        : [thousands, other, random.int(11, 18), low]
      return { amounts, number: numberOf(amounts) + sign * random.pick([1, 2, 100]) }
    },
    answer: comparison,
    solve: ({ amounts, number }) => comparisonOf(number, numberOf(amounts)),
    ask: ({ amounts, number }) => both(paragraph([...line`${number} ____ `, ...named(amounts)])),
    solution: ({ amounts, number }) => [...placesTogether(...amounts), ...comparedByDigits(number, numberOf(amounts))],
    check: (printed, answer) => {
      const [number] = printed.take(1)
      return answer === comparisonOf(number, worthOf(printed.inlines))
    },
  }),

  notEqual: form({
    levels: ['hard'],
    draw(random): Written {
      const wrong = random.evenly(['thousand kept', 'zero moved', 'hundred lost'])
      const [a, b, c] = random.sample([2, 3, 4, 5, 6, 7, 8], 3)
      return { wrong, digits: random.chance(0.5) ? [a, b, 0, c] : [a, b, c, 0] }
    },
    answer: sentenceChoice,
    solve: facts =>
      facts.wrong === 'zero moved' ? asParts(turned(wrongOf(facts)), wrongOf(facts)) : sameAs(wrongOf(facts)),
    mistakes({ digits, wrong }) {
      const [thousands, hundreds, tens, ones] = digits
      const equal = {
        hundredsAlone: sameAs([0, 10 * thousands + hundreds, tens, ones]),
        thousandRegrouped: sameAs([thousands - 1, hundreds + 10, tens, ones]),
      }
      return wrong === 'zero moved'
        ? { ...equal, hundredRegrouped: sameAs([thousands, hundreds - 1, tens + 10, ones]) }
        : { ...equal, otherOrder: asParts(turned(digits), digits) }
    },
    ask: ({ digits }) => ({
      en: prose`Three of these are equal to ${numberOf(digits)}. Which one is not?`,
      es: prose`Tres de estas opciones son iguales a ${numberOf(digits)}. ¿Cuál no lo es?`,
    }),
    solution(facts, { says }) {
      const wrong = wrongOf(facts)
      const [value, found] = [numberOf(facts.digits), numberOf(wrong)]
      return [
        explained(
          both(
            paragraph(facts.wrong === 'zero moved' ? line`${sum(...turned(wrong))} = ?` : [...named(wrong), ' = ?']),
          ),
          line`Find the value of each choice. Only this one is not ${value}.`,
          line`Halla el valor de cada opción. Solo esta no es ${value}.`,
        ),
        ...(facts.wrong === 'zero moved' ? numberFromParts(found) : placesTogether(...wrong)),
        answerStep(says, { en: line`This is ${found}, not ${value}.`, es: line`Esto es ${found}, no ${value}.` }),
      ]
    },
    whyWrong: ({ digits: [thousands] }) => ({
      hundredsAlone: {
        en: line`It is equal: ${thousands} thousands are ${10 * thousands} hundreds.`,
        es: line`Es igual: ${thousands} millares son ${10 * thousands} centenas.`,
      },
      thousandRegrouped: {
        en: line`It is equal: 1 thousand is 10 hundreds.`,
        es: line`Es igual: 1 millar son 10 centenas.`,
      },
      hundredRegrouped: {
        en: line`It is equal: 1 hundred is 10 tens.`,
        es: line`Es igual: 1 centena son 10 decenas.`,
      },
      otherOrder: {
        en: line`It is equal: the parts may stand in any order.`,
        es: line`Es igual: las partes pueden ir en cualquier orden.`,
      },
    }),
    check: (printed, { key }) => !printed.take(1)[0].equals(worth(key)),
  }),
})
