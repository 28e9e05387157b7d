import {
  answerStep,
  type Both,
  type Content,
  equation,
  expr,
  type Inline,
  itemOf,
  line,
  minus,
  type Random,
  role,
  type Step,
  step,
  sum,
  type Term,
  theThings,
  things,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { type Digits, numberOf, PLACES } from './digits.ts'

/** What is told of the digits by a number. */
interface Clue {
  readonly name: string
  readonly value: (digits: Digits) => number
  readonly says: (value: Term) => Both<readonly Inline[]>
  /** How its digit is worked out from the clue; null where the clue is the digit. */
  readonly work: ((digits: Digits) => Step) | null
}

const isDigitOf = (place: number, work: Content): Step =>
  step(work, because.explain, {
    sentence: {
      en: line`Find the ${things(itemOf(PLACES, place))} digit.`,
      es: line`Halla el dígito de ${theThings(itemOf(PLACES, place))}.`,
    },
  })

/** The thousands and hundreds digits. */
interface FirstClue extends Clue {
  readonly draw: (random: Random) => readonly [thousands: number, hundreds: number]
}
const byHundreds: readonly FirstClue[] = [
  {
    draw(random) {
      const thousands = random.int(1, 6)
      return [thousands, random.int(thousands + 2, 9)]
    },
    name: 'hundreds over thousands',
    value: ([thousands, hundreds]) => hundreds - thousands,
    says: value => ({
      en: line`My hundreds digit is ${value} more than my thousands digit.`,
      es: line`Mi dígito de las centenas es ${value} más que el de los millares.`,
    }),
    work: ([thousands, hundreds]) => isDigitOf(1, equation(sum(thousands, hundreds - thousands), hundreds)),
  },
  {
    draw(random) {
      const thousands = random.int(4, 9)
      return [thousands, random.int(2, thousands - 2)]
    },
    name: 'hundreds under thousands',
    value: ([thousands, hundreds]) => thousands - hundreds,
    says: value => ({
      en: line`My hundreds digit is ${value} less than my thousands digit.`,
      es: line`Mi dígito de las centenas es ${value} menos que el de los millares.`,
    }),
    work: ([thousands, hundreds]) => isDigitOf(1, equation(minus(thousands, thousands - hundreds), hundreds)),
  },
  {
    draw(random) {
      const [thousands, most] = random.pick([
        [1, 9],
        [2, 4],
        [3, 3],
      ])
      return [thousands, thousands * random.int(3, most)]
    },
    name: 'hundreds times thousands',
    value: ([thousands, hundreds]) => hundreds / thousands,
    says: value => ({
      en: line`My hundreds digit is ${value} times my thousands digit.`,
      es: line`Mi dígito de las centenas es ${value} veces el de los millares.`,
    }),
    work: ([thousands, hundreds]) => isDigitOf(1, equation(times(hundreds / thousands, thousands), hundreds)),
  },
]
/** Of the tens or the ones; the other digit is left for the sum. */
interface SecondClue extends Clue {
  readonly place: 2 | 3
  readonly draw: (random: Random, hundreds: number) => number
}
const byOthers: readonly SecondClue[] = [
  {
    place: 2,
    draw: random => random.int(0, 9),
    name: 'tens',
    value: ([, , tens]) => tens,
    says: value => ({ en: line`My tens digit is ${value}.`, es: line`Mi dígito de las decenas es ${value}.` }),
    work: null,
  },
  {
    place: 3,
    draw: (random, hundreds) => random.int(0, hundreds - 2),
    name: 'ones under hundreds',
    value: ([, hundreds, , ones]) => hundreds - ones,
    says: value => ({
      en: line`My ones digit is ${value} less than my hundreds digit.`,
      es: line`Mi dígito de las unidades es ${value} menos que el de las centenas.`,
    }),
    work: ([, hundreds, , ones]) => isDigitOf(3, equation(minus(hundreds, hundreds - ones), ones)),
  },
  {
    place: 3,
    draw: random => random.int(0, 9),
    name: 'ones',
    value: ([, , , ones]) => ones,
    says: value => ({ en: line`My ones digit is ${value}.`, es: line`Mi dígito de las unidades es ${value}.` }),
    work: null,
  },
  {
    place: 2,
    draw: (random, hundreds) => random.int(hundreds + 2, 9),
    name: 'tens over hundreds',
    value: ([, hundreds, tens]) => tens - hundreds,
    says: value => ({
      en: line`My tens digit is ${value} more than my hundreds digit.`,
      es: line`Mi dígito de las decenas es ${value} más que el de las centenas.`,
    }),
    work: ([, hundreds, tens]) => isDigitOf(2, equation(sum(hundreds, tens - hundreds), tens)),
  },
]
const total = (digits: Digits) => digits.reduce((all: number, digit) => all + digit, 0)
const sumOfDigits: Clue = {
  name: 'sum',
  value: total,
  says: value => ({ en: line`My digits add up to ${value}.`, es: line`Mis dígitos suman ${value}.` }),
  work: null,
}

export const clues: readonly Clue[] = [...byHundreds, ...byOthers, sumOfDigits]

export interface Riddle {
  readonly first: FirstClue
  readonly second: SecondClue
  readonly digits: Digits
}

export function drawRiddle(random: Random): Riddle {
  const first = random.evenly(byHundreds)
  const second = random.evenly(byOthers)
  const digits = random.until(
    (): Digits => {
      const [thousands, hundreds] = first.draw(random)
      const [told, left] = [second.draw(random, hundreds), random.int(1, 9)]
      return second.place === 2 ? [thousands, hundreds, told, left] : [thousands, hundreds, left, told]
    },
    // Above 9 no digit is left to draw.
    drawn => new Set(drawn).size === 4 && drawn.every(digit => digit <= 9),
  )
  return { first, second, digits }
}

export function tellRiddle({ first, second, digits }: Riddle): Both<Content> {
  const low = 1000 * digits[0]
  const told = [first, second, sumOfDigits].map(clue => clue.says(role(clue.name, clue.value(digits))))
  const sentences = (language: 'en' | 'es') => told.flatMap(clue => [...clue[language], ' '])
  const [from, to] = [role('low', low), role('high', low + 1000)]
  return {
    en: {
      kind: 'paragraph',
      content: [...line`I am between ${from} and ${to}. `, ...sentences('en'), 'What number am I?'],
    },
    es: {
      kind: 'paragraph',
      content: [...line`Estoy entre ${from} y ${to}. `, ...sentences('es'), '¿Qué número soy?'],
    },
  }
}

export function riddleSteps({ first, second, digits }: Riddle): readonly Step[] {
  const [low, left] = [1000 * digits[0], 5 - second.place]
  const known = total(digits) - itemOf(digits, left)
  return [
    step(expr(digits[0]), because.explain, {
      sentence: {
        en: line`Between ${low} and ${low + 1000}, the thousands digit is ${digits[0]}.`,
        es: line`Entre ${low} y ${low + 1000}, el dígito de los millares es ${digits[0]}.`,
      },
    }),
    ...[first, second].flatMap(({ work }) => (work ? [work(digits)] : [])),
    step(equation(sum(digits[0], digits[1], itemOf(digits, second.place)), known), because.explain, {
      sentence: { en: line`Add the three digits you know.`, es: line`Suma los tres dígitos que conoces.` },
    }),
    isDigitOf(left, equation(minus(total(digits), known), itemOf(digits, left))),
    answerStep(expr(numberOf(digits)), {
      en: line`Write the four digits in order.`,
      es: line`Escribe los cuatro dígitos en orden.`,
    }),
  ]
}
