import {
  answerStep,
  asWritten,
  type Both,
  blank,
  both,
  type Content,
  counters,
  count as countOf,
  defineTopic,
  equation,
  evaluate,
  exact,
  figure,
  howMany,
  type Icon,
  iconNoun,
  integer,
  isTrue,
  line,
  list,
  numberList,
  numbersInAnyOrder,
  option,
  type Printed,
  prose,
  quantity,
  type Random,
  type Step,
  step,
  sum,
  table,
  things,
  tupleOf,
  withFigure,
  words,
  yesOrNo,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { filled } from '../kit/equations/filled.ts'
import { pairStories } from './even-or-odd/stories.ts'

type Parity = 'even' | 'odd'

const parity = option({
  even: { en: prose`even`, es: prose`par` },
  odd: { en: prose`odd`, es: prose`impar` },
})
const parityOf = (value: number): Parity => (value % 2 === 0 ? 'even' : 'odd')

/** Takes pairs away until less than a pair is left. */
function pairedOff(count: number): Parity {
  let left = count
  while (left >= 2) left -= 2
  return left === 0 ? 'even' : 'odd'
}

const PICTURES: readonly Icon[] = ['star', 'apple', 'ball', 'shell', 'leaf', 'cookie', 'balloon', 'fish', 'egg', 'car']
/** Of numbers from 20 to 99. */
const HALVES = Array.from({ length: 40 }, (_, i) => i + 10)
const EVEN = words('even', 'par')
const ODD = words('odd', 'impar')
const naming = { even: EVEN, odd: ODD }

/** Even and odd take turns. */
const drawNumber = (random: Random, from: number, to: number) => {
  const isOdd = random.evenly([false, true])
  return 2 * random.int(Math.ceil(from / 2), Math.floor((to - 1) / 2)) + (isOdd ? 1 : 0)
}

const twos = (pairs: number) => list(...Array.from({ length: pairs }, (_, i) => 2 * (i + 1)))

/** Two at a time, and what is left over. */
const pairedOffSteps = (value: number): readonly Step[] => [
  step(twos(Math.floor(value / 2)), because.makePairs),
  value % 2 === 0 ? step(EVEN, because.allAreInPairs) : step(equation(value, sum(value - 1, 1)), because.oneIsLeftOver),
]

const endings = { even: because.evenNumbersEnd, odd: because.oddNumbersEnd }
const togetherMakes = (first: Parity, second: Parity) =>
  first !== second ? because.oneIsLeftOver : first === 'even' ? because.onlyPairs : because.leftOversMakeAPair

/** The next number of a kind comes one or two after the printed one. */
const isNext = (printed: Printed, answer: Parameters<typeof exact>[0], kind: Parity) => {
  const gap = exact(answer).minus(printed.take(1)[0]).n
  return (gap === 1 || gap === 2) && exact(answer).isInteger && pairedOff(exact(answer).n) === kind
}
/** The next one is in the next ten. */
const beforeTen = (random: Random) => ({ value: 10 * random.int(1, 9) + random.pick([8, 9]) })

const nextSteps = (value: number, answer: number, kind: Parity): readonly Step[] => [
  step(asWritten(value % 10), because.lookAtLastDigit),
  step(equation(sum(value, answer - value), answer), endings[kind]),
]

const drawnIn = (printed: Printed) =>
  printed.figure('counters').groups.reduce((sum, { items }) => sum + items.length, 0)
const scattered = ({ count, icon, variant }: { count: number; icon: Icon; variant: number }) =>
  counters({ icon, count, variant, fill: 'white', size: 1.05, arrangement: 'scattered' })
const drawPicture = (random: Random) => ({
  count: drawNumber(random, 4, 20),
  icon: random.pick(PICTURES),
  variant: random.int(1, 99),
})

export const evenOrOdd = defineTopic(
  {
    id: 'even-or-odd',
    name: { en: 'Even and odd numbers', es: 'Números pares e impares' },
    description: {
      en: 'Decide whether a number is even or odd and write even numbers as two equal addends.',
      es: 'Decide si un número es par o impar y escribe los pares como dos sumandos iguales.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['2.OA.C.3'],
    rev: 2,
    levels: {
      easy: {},
      medium: {},
      hard: {},
    },
  },
  form => ({
    objects: form({
      levels: ['easy'],
      share: 2,
      instruction: {
        en: prose`Circle pairs. Write even or odd.`,
        es: prose`Encierra parejas. Escribe par o impar.`,
      },
      draw: drawPicture,
      answer: parity,
      solve: ({ count }) => parityOf(count),
      ask(facts): Both<Content> {
        const drawn = figure(scattered(facts))
        const noun = things(iconNoun(facts.icon))
        return { en: [drawn, prose`The number of ${noun} is ____.`], es: [drawn, prose`El número de ${noun} es ____.`] }
      },
      solution: ({ count }) => pairedOffSteps(count),
      check: (printed, answer) => answer === pairedOff(drawnIn(printed)),
    }),

    leftOver: form({
      levels: ['easy'],
      draw: drawPicture,
      answer: quantity,
      solve: ({ count, icon }) => countOf(count % 2, iconNoun(icon)),
      ask(facts) {
        const noun = iconNoun(facts.icon)
        return withFigure(
          {
            en: prose`Circle pairs. ${howMany(noun)} are left over?`,
            es: prose`Encierra parejas. ¿${howMany(noun)} sobran?`,
          },
          scattered(facts),
        )
      },
      solution: ({ count, icon }) => [
        step(twos(Math.floor(count / 2)), because.makePairs),
        count % 2 === 0
          ? step(both(prose`${countOf(0, iconNoun(icon))}`), because.allAreInPairs)
          : step(
              both([equation(count, sum(count - 1, 1)), prose`${countOf(1, iconNoun(icon))}`]),
              because.oneIsLeftOver,
            ),
      ],
      check: (printed, { amount }) => exact(amount).equals(pairedOff(drawnIn(printed)) === 'even' ? 0 : 1),
    }),

    paired: form({
      levels: ['easy'],
      draw: drawPicture,
      answer: parity,
      solve: ({ count }) => parityOf(count),
      ask({ count, icon }) {
        const row = { icon, fill: 'white', size: 0.8 } as const
        const noun = things(iconNoun(icon))
        return withFigure(
          {
            en: prose`Pair the two rows. Is the number of ${noun} even or odd?`,
            es: prose`Forma parejas con las dos filas. ¿El número de ${noun} es par o impar?`,
          },
          counters(
            [
              { ...row, count: Math.ceil(count / 2) },
              { ...row, count: Math.floor(count / 2) },
            ],
            'down',
          ),
        )
      },
      solution: ({ count }) => pairedOffSteps(count),
      check: (printed, answer) => answer === pairedOff(drawnIn(printed)),
    }),

    number: form({
      levels: ['medium'],
      share: 2,
      instruction: { en: prose`Even or odd?`, es: prose`¿Par o impar?` },
      draw: random => ({ value: drawNumber(random, 2, 20) }),
      answer: parity,
      solve: ({ value }) => parityOf(value),
      ask: ({ value }) => both(prose`${value} ____`),
      solution: ({ value }) => pairedOffSteps(value),
      check: (printed, answer) => answer === pairedOff(printed.take(1)[0].n),
    }),

    sum: form({
      levels: ['hard'],
      share: 2,
      instruction: {
        en: prose`Is the sum even or odd? Look at the last digits.`,
        es: prose`¿La suma es par o impar? Mira los últimos dígitos.`,
      },
      draw: random => ({ a: drawNumber(random, 22, 100), b: drawNumber(random, 22, 100) }),
      answer: parity,
      solve: ({ a, b }) => parityOf(a + b),
      ask: ({ a, b }) => both(prose`${sum(a, b)} ____`),
      solution: ({ a, b }) => [
        step(list(asWritten(a % 10), asWritten(b % 10)), because.lookAtLastDigit),
        step(list(naming[parityOf(a)], naming[parityOf(b)]), because.eachEvenOrOdd),
        step(naming[parityOf(a + b)], togetherMakes(parityOf(a), parityOf(b))),
      ],
      check(printed, answer) {
        const [a, b] = printed.all('number').map(number => evaluate(number).n)
        return a !== undefined && b !== undefined && answer === pairedOff(a + b)
      },
    }),

    story: form({
      levels: ['medium'],
      kind: 'story',
      draw: random => ({ value: drawNumber(random, 8, 20), story: random.evenly(pairStories) }),
      answer: yesOrNo,
      solve: ({ value }) => (parityOf(value) === 'even' ? 'yes' : 'no'),
      ask: ({ value, story: { noun, tell } }) => tell(countOf(value, noun)),
      solution: ({ value }) => [
        ...pairedOffSteps(value),
        value % 2 === 0
          ? answerStep(equation(value, sum(value / 2, value / 2)), {
              en: line`Yes: the number is even.`,
              es: line`Sí: el número es par.`,
            })
          : answerStep(equation(value, sum((value - 1) / 2, (value - 1) / 2, 1)), {
              en: line`No: an odd number does not split into pairs or two equal parts.`,
              es: line`No: un número impar no se separa en parejas ni en dos partes iguales.`,
            }),
      ],
      check: (printed, answer) => (answer === 'yes') === (pairedOff(printed.take(1)[0].n) === 'even'),
    }),

    sequence: form({
      levels: ['medium'],
      draw: random => ({ first: drawNumber(random, 2, 14) }),
      answer: parity,
      solve: ({ first }) => parityOf(first),
      ask({ first }) {
        const [a, b, c, d] = [first, first + 2, first + 4, first + 6]
        return {
          en: prose`${a}, ${b}, ${c}, ${d}: each number is ____.`,
          es: prose`${a}, ${b}, ${c}, ${d}: cada número es ____.`,
        }
      },
      solution: ({ first }) => [
        ...pairedOffSteps(first),
        step(words(`${first} + 2, ${first + 2} + 2, …`, `${first} + 2, ${first + 2} + 2, …`), because.twoMoreIsAPair),
      ],
      check: (printed, answer) => printed.numbers.every(value => answer === pairedOff(value.n)),
    }),

    equalAddends: form({
      levels: ['medium'],
      share: 2,
      instruction: {
        en: prose`Write the number as a sum of two equal numbers.`,
        es: prose`Escribe el número como una suma de dos números iguales.`,
      },
      draw: random => ({ half: random.int(4, 10) }),
      answer: numberList,
      solve: ({ half }) => [half, half],
      ask: ({ half }) => both(equation(2 * half, sum(blank(2), blank(2)))),
      solution: ({ half }) => [
        step(twos(half), because.makePairs),
        step(equation(2 * half, sum(half, half)), because.onePerSide),
      ],
      check(printed, answers) {
        const [a, b] = tupleOf(answers, 2)
        return exact(a).equals(exact(b)) && isTrue(filled(printed.one('relation'), a, b))
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
          kind === 'even' ? prose`Circle the even numbers.` : prose`Circle the odd numbers.`,
          table({ rows: [numbers] }),
        ],
        es: [
          kind === 'even' ? prose`Encierra los números pares.` : prose`Encierra los números impares.`,
          table({ rows: [numbers] }),
        ],
      }),
      solution: ({ kind, numbers }, answer) => [
        step(list(...numbers.map(value => asWritten(value % 10))), because.lookAtLastDigit),
        step(list(...[...answer].sort((a, b) => exact(a).compare(exact(b)))), endings[kind]),
      ],
      // The chosen numbers are all of one kind and the others are all of the other, the one that is asked for.
      check(printed, chosen) {
        const asked: Parity = /even|números pares/.test(printed.text) ? 'even' : 'odd'
        const values = printed.numbers.map(({ n }) => n)
        const picked = chosen.map(value => exact(value).n)
        return (
          picked.every(value => values.includes(value)) &&
          values.every(value => picked.includes(value) === (pairedOff(value) === asked))
        )
      },
    }),

    nextEven: form({
      levels: ['hard'],
      draw: beforeTen,
      answer: integer,
      solve: ({ value }) => value + (value % 2 === 0 ? 2 : 1),
      ask: ({ value }) => ({
        en: prose`The next even number after ${value} is ____.`,
        es: prose`El siguiente número par después de ${value} es ____.`,
      }),
      solution: ({ value }, answer) => nextSteps(value, exact(answer).n, 'even'),
      check: (printed, answer) => isNext(printed, answer, 'even'),
    }),

    nextOdd: form({
      levels: ['hard'],
      draw: beforeTen,
      answer: integer,
      solve: ({ value }) => value + (value % 2 === 0 ? 1 : 2),
      ask: ({ value }) => ({
        en: prose`The next odd number after ${value} is ____.`,
        es: prose`El siguiente número impar después de ${value} es ____.`,
      }),
      solution: ({ value }, answer) => nextSteps(value, exact(answer).n, 'odd'),
      check: (printed, answer) => isNext(printed, answer, 'odd'),
    }),

    alwaysTrue: form({
      levels: ['hard'],
      instruction: { en: prose`Is it true for all such numbers?`, es: prose`¿Es cierto para todos esos números?` },
      draw: random => ({
        first: random.pick<Parity>(['even', 'odd']),
        second: random.pick<Parity>(['even', 'odd']),
        claim: random.evenly<Parity>(['even', 'odd']),
      }),
      answer: yesOrNo,
      solve: ({ first, second, claim }) => ((first === second ? 'even' : 'odd') === claim ? 'yes' : 'no'),
      ask: ({ first, second, claim }) => both(equation(sum(naming[first], naming[second]), naming[claim])),
      solution({ first, second }) {
        const [a, b] = [first === 'even' ? 4 : 3, second === 'even' ? 6 : 5]
        const result: Parity = first === second ? 'even' : 'odd'
        return [
          step(equation(sum(a, b), a + b), because.tryNumbers),
          step(naming[result], togetherMakes(first, second)),
        ]
      },
      // Tries one number of each kind.
      check(printed, answer) {
        const [first, second, claim] = tupleOf(
          printed.all('words').map(({ en }) => (en === 'even' ? 4 : 7)),
          3,
        )
        return (answer === 'yes') === (pairedOff(first + second) === pairedOff(claim))
      },
    }),
  }),
)
