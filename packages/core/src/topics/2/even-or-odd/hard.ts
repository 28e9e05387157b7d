import {
  asWritten,
  both,
  equation,
  evaluate,
  exact,
  explained,
  explainedBy,
  expr,
  type FormMaker,
  failed,
  formulaChoice,
  integer,
  itemOf,
  line,
  list,
  numbersInAnyOrder,
  type Printed,
  prose,
  type Random,
  type Step,
  statements,
  step,
  sum,
  table,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { drawNumber, naming, type Parity, pairedOff, parity, parityOf } from './parts.ts'

/** Of numbers from 20 to 99. */
const HALVES = Array.from({ length: 40 }, (_, i) => i + 10)

const endings = { even: because.evenNumbersEnd, odd: because.oddNumbersEnd }

const togetherMakes = (first: Parity, second: Parity) =>
  first !== second ? because.oneIsLeftOver : first === 'even' ? because.onlyPairs : because.leftOversMakeAPair

/** The next number of a kind comes one or two after the printed one. */
const isNext = (printed: Printed, answer: Parameters<typeof exact>[0], kind: Parity) => {
  const gap = exact(answer).minus(printed.take(1)[0]).n
  return (gap === 1 || gap === 2) && exact(answer).isInteger && pairedOff(exact(answer).n) === kind
}

/** The next one of its kind is in the next ten. */
const beforeTen = (random: Random, kind: Parity) => ({
  kind,
  value: 10 * random.int(1, 9) + (kind === 'even' ? 8 : 9),
})

const nextSteps = (value: number, answer: number, kind: Parity): readonly Step[] => {
  const own = naming[kind]
  return [
    explained(
      asWritten(value % 10),
      line`Look at the last digit of ${value}: ${value} is ${own}.`,
      line`Mira el último dígito de ${value}: ${value} es ${own}.`,
    ),
    explained(
      equation(sum(value, 2), answer),
      line`Even and odd numbers take turns: the next ${own} number is 2 more.`,
      line`Los pares y los impares se alternan: el siguiente número ${own} es 2 más.`,
    ),
  ]
}

const sumOf = ({ a, b }: { readonly a: number; readonly b: number }) => sum(a, b)

/** What two numbers make, by their last digits. */
const kindOfSum = (a: number, b: number) => {
  const [one, other, made] = [naming[parityOf(a)], naming[parityOf(b)], naming[parityOf(a + b)]]
  return {
    en: line`Last digits ${a % 10} and ${b % 10}: ${one} plus ${other} makes ${made}.`,
    es: line`Últimos dígitos ${a % 10} y ${b % 10}: ${one} más ${other} da ${made}.`,
  }
}

/** 5 = 2 + 2 + 1 */
const inPairs = (value: number) =>
  equation(value, sum(...Array.from({ length: Math.ceil(value / 2) }, (_, i) => Math.min(2, value - 2 * i))))

const ODD_AND_THREE = 'an odd number and three'
/** Not what the numbers to be circled are told by: it would give them away. */
const ADDENDS = [
  {
    says: words('two even numbers', 'dos números pares'),
    numbers: [4, 6],
    why: { en: line`Even numbers are made only of pairs.`, es: line`Los números pares se forman solo con parejas.` },
  },
  {
    says: words('two odd numbers', 'dos números impares'),
    numbers: [3, 5],
    why: { en: line`In each odd number, 1 is left over.`, es: line`En cada número impar sobra 1.` },
  },
  {
    says: words('an even number and an odd number', 'un número par y un número impar'),
    numbers: [4, 5],
    why: {
      en: line`The even number is all pairs. In the odd number, 1 is left over.`,
      es: line`El par se forma solo con parejas. En el impar sobra 1.`,
    },
  },
  {
    says: words('an even number and five', 'un número par y cinco'),
    numbers: [6, 5],
    why: {
      en: line`The even number is all pairs. In 5, 1 is left over.`,
      es: line`El par se forma solo con parejas. En el 5 sobra 1.`,
    },
  },
  {
    says: words(ODD_AND_THREE, 'un número impar y tres'),
    numbers: [7, 3],
    why: {
      en: line`In the odd number, 1 is left over. In 3, 1 is left over too.`,
      es: line`En el impar sobra 1. En el 3 también sobra 1.`,
    },
  },
] as const

export const hardForms = (form: FormMaker<typeof levels>) => ({
  sum: form({
    levels: ['hard'],
    instruction: {
      en: prose`Is the sum even or odd? Look at the last digits.`,
      es: prose`¿La suma es par o impar? Mira los últimos dígitos.`,
    },
    draw: random => ({ a: drawNumber(random, 22, 100), b: drawNumber(random, 22, 100) }),
    answer: parity,
    solve: ({ a, b }) => parityOf(a + b),
    ask: ({ a, b }) => both(sum(a, b)),
    solution: ({ a, b }) => [
      explained(
        list(asWritten(a % 10), asWritten(b % 10)),
        line`Look at the last digits.`,
        line`Mira los últimos dígitos.`,
      ),
      step(list(naming[parityOf(a)], naming[parityOf(b)]), because.eachEvenOrOdd),
      explainedBy(naming[parityOf(a + b)], {
        en: line`An ${naming[parityOf(a)]} number plus an ${naming[parityOf(b)]} number makes an ${naming[parityOf(a + b)]} number.`,
        es: line`Un número ${naming[parityOf(a)]} más un número ${naming[parityOf(b)]} da un número ${naming[parityOf(a + b)]}.`,
      }),
    ],
    check(printed, answer) {
      const [a, b] = printed.all('number').map(number => evaluate(number).n)
      return a !== undefined && b !== undefined && answer === pairedOff(a + b)
    },
  }),
  whichSum: form({
    levels: ['hard'],
    draw(random) {
      const asked = random.evenly<Parity>(['odd', 'even'])
      const firsts = random.sample(HALVES, 6)
      const ones = random.shuffle([0, 1])
      // The sum that is asked for is the only one of its kind.
      const isMixed = (place: number) => (asked === 'odd') === (place === 0)
      return {
        asked,
        pairs: [0, 1, 2].map(place => {
          const one = itemOf(ones, place % 2)
          return {
            a: 2 * itemOf(firsts, 2 * place) + one,
            b: 2 * itemOf(firsts, 2 * place + 1) + (isMixed(place) ? 1 - one : one),
          }
        }),
      }
    },
    answer: formulaChoice,
    solve: ({ pairs }) => sumOf(itemOf(pairs, 0)),
    mistakes: ({ pairs }) => ({ onePair: sumOf(itemOf(pairs, 1)), otherPair: sumOf(itemOf(pairs, 2)) }),
    ask: ({ asked }) => ({
      en: prose`Do not add. Look at the last digits. Which sum is ${naming[asked]}?`,
      es: prose`No sumes. Mira los últimos dígitos. ¿Qué suma es ${naming[asked]}?`,
    }),
    solution: ({ asked, pairs }, answer) => {
      const { a, b } = itemOf(pairs, 0)
      return [
        explainedBy(
          asked === 'even'
            ? words('even + even, odd + odd', 'par + par, impar + impar')
            : words('even + odd, odd + even', 'par + impar, impar + par'),
          asked === 'even'
            ? { en: line`Each of these makes an even sum.`, es: line`Cada una de estas sumas da par.` }
            : { en: line`Each of these makes an odd sum.`, es: line`Cada una de estas sumas da impar.` },
        ),
        explainedBy(expr(answer), kindOfSum(a, b)),
      ]
    },
    whyWrong({ pairs }) {
      const why = (place: number) => {
        const { a, b } = itemOf(pairs, place)
        return kindOfSum(a, b)
      }
      return { onePair: why(1), otherPair: why(2) }
    },
    check(printed, answer) {
      const asked = printed.all('words')[0]?.en
      return pairedOff(evaluate(expr(answer)).n) === asked
    },
  }),
  sort: form({
    levels: ['hard'],
    kind: 'order',
    draw(random) {
      const evens = random.int(2, 4)
      const halves = random.sample(HALVES, 6)
      return {
        kind: random.evenly(['even', 'odd']),
        numbers: random.shuffle(halves.map((half, i) => 2 * half + (i < evens ? 0 : 1))),
      }
    },
    answer: numbersInAnyOrder,
    solve: ({ kind, numbers }) => numbers.filter(value => parityOf(value) === kind),
    ask: ({ kind, numbers }) => ({
      en: [
        kind === 'even'
          ? prose`Circle the numbers that are a sum of two equal numbers.`
          : prose`Circle the numbers that are a sum of a number and the next number.`,
        table({ rows: [numbers] }),
      ],
      es: [
        kind === 'even'
          ? prose`Encierra los números que son la suma de dos números iguales.`
          : prose`Encierra los números que son la suma de un número y el siguiente.`,
        table({ rows: [numbers] }),
      ],
    }),
    solution: ({ kind, numbers }, answer) => [
      kind === 'even'
        ? explained(
            equation(sum(4, 4), 8),
            line`Two equal numbers make pairs, so their sum is even. Look for even numbers.`,
            line`Dos números iguales forman parejas: su suma es par. Busca los números pares.`,
          )
        : explained(
            equation(sum(4, 5), 9),
            line`A number and the next make pairs and 1 more, so their sum is odd. Look for odd numbers.`,
            line`Un número y el siguiente forman parejas y sobra 1: su suma es impar. Busca los números impares.`,
          ),
      explained(
        list(...numbers.map(value => asWritten(value % 10))),
        line`Look at the last digits.`,
        line`Mira los últimos dígitos.`,
      ),
      step(list(...[...answer].sort((a, b) => exact(a).compare(exact(b)))), endings[kind]),
    ],
    // The chosen numbers are all of one kind and the others are all of the other, the one that is asked for.
    check(printed, chosen) {
      const asked: Parity = /equal|iguales/.test(printed.text) ? 'even' : 'odd'
      const values = printed.numbers.map(({ n }) => n)
      const picked = chosen.map(value => exact(value).n)
      return (
        picked.every(value => values.includes(value)) &&
        values.every(value => picked.includes(value) === (pairedOff(value) === asked))
      )
    },
  }),
  next: form({
    levels: ['hard'],
    draw: random => beforeTen(random, random.evenly<Parity>(['odd', 'even'])),
    answer: integer,
    solve: ({ value }) => value + 2,
    ask: ({ value, kind }) => ({
      en: prose`The next ${naming[kind]} number after ${value} is ____.`,
      es: prose`El siguiente número ${naming[kind]} después de ${value} es ____.`,
    }),
    solution: ({ value, kind }, answer) => nextSteps(value, exact(answer).n, kind),
    check: (printed, answer) => isNext(printed, answer, printed.all('words')[0]?.en === 'odd' ? 'odd' : 'even'),
  }),
  alwaysTrue: form({
    levels: ['hard'],
    draw: random => ({ addends: random.evenly(ADDENDS) }),
    answer: parity,
    solve: ({ addends: { numbers } }) => parityOf(numbers[0] + numbers[1]),
    ask: ({ addends: { says } }) => ({
      en: prose`The sum of ${says} is always ________.`,
      es: prose`La suma de ${says} siempre es ________.`,
    }),
    solution: ({ addends: { numbers, why } }) => [
      step(equation(sum(...numbers), numbers[0] + numbers[1]), because.tryNumbers),
      explainedBy(statements(...numbers.map(inPairs)), { en: why.en, es: why.es }),
      step(naming[parityOf(numbers[0] + numbers[1])], togetherMakes(parityOf(numbers[0]), parityOf(numbers[1]))),
    ],
    // Two other numbers of the kinds that are named.
    check(printed, answer) {
      const says = printed.all('words')[0]?.en ?? failed('The sentence names the addends')
      const tried =
        says === 'two even numbers'
          ? 8 + 2
          : says === 'two odd numbers'
            ? 7 + 9
            : says === ODD_AND_THREE
              ? 9 + 3
              : 8 + 5
      return answer === pairedOff(tried)
    },
  }),
})
