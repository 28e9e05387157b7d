import {
  answerStep,
  asWritten,
  blank,
  both,
  counters,
  count as countOf,
  defineTopic,
  equation,
  evaluate,
  exact,
  explained,
  explainedBy,
  expr,
  formulaChoice,
  howMany,
  type Icon,
  iconNoun,
  integer,
  isTrue,
  itemOf,
  line,
  list,
  type Noun,
  numberList,
  numbersInAnyOrder,
  option,
  type Printed,
  prose,
  quantity,
  type Random,
  type Step,
  statements,
  step,
  sum,
  table,
  theThings,
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

const pairs: Noun = { en: ['pair', 'pairs'], es: ['pareja', 'parejas'], gender: 'f' }
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

const nextSteps = (value: number, answer: number, kind: Parity): readonly Step[] => {
  const own = naming[parityOf(value)]
  return [
    explained(
      asWritten(value % 10),
      line`Look at the last digit of ${value}: ${value} is ${own}.`,
      line`Mira el último dígito de ${value}: ${value} es ${own}.`,
    ),
    parityOf(value) === kind
      ? explained(
          equation(sum(value, 2), answer),
          line`The next ${own} number is 2 more.`,
          line`El siguiente número ${own} es 2 más.`,
        )
      : explained(
          equation(sum(value, 1), answer),
          line`Even and odd numbers take turns: the very next number is ${naming[kind]}.`,
          line`Los pares y los impares se alternan: el número que sigue es ${naming[kind]}.`,
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
] as const

const drawnIn = (printed: Printed) =>
  printed.figure('counters').groups.reduce((sum, { items }) => sum + items.length, 0)
const scattered = ({ count, icon, variant }: { count: number; icon: Icon; variant: number }) =>
  counters({ icon, count, variant, fill: 'white', size: 1.05, arrangement: 'scattered' })
const drawPicture = (random: Random) => ({
  count: drawNumber(random, 4, 20),
  icon: random.evenly(PICTURES),
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
      draw: drawPicture,
      answer: parity,
      solve: ({ count }) => parityOf(count),
      ask(facts) {
        const noun = things(iconNoun(facts.icon))
        return withFigure(
          {
            en: prose`Circle groups of 2. Is the number of ${noun} even or odd?`,
            es: prose`Encierra grupos de 2. ¿El número de ${noun} es par o impar?`,
          },
          scattered(facts),
        )
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
            en: prose`Circle groups of 2. ${howMany(noun)} are left over?`,
            es: prose`Encierra grupos de 2. ¿${howMany(noun)} sobran?`,
          },
          scattered(facts),
        )
      },
      solution: ({ count, icon }) => [
        step(twos(Math.floor(count / 2)), because.makePairs),
        count % 2 === 0
          ? step(both(prose`${countOf(0, iconNoun(icon))}`), because.allAreInPairs)
          : explained(
              both(prose`${countOf(1, iconNoun(icon))}`),
              line`${count} is ${count - 1} and 1 more: 1 is left over.`,
              line`${count} es ${count - 1} y 1 más: sobra 1.`,
            ),
      ],
      check: (printed, { amount }) => exact(amount).equals(pairedOff(drawnIn(printed)) === 'even' ? 0 : 1),
    }),

    pairs: form({
      levels: ['easy'],
      draw: drawPicture,
      answer: quantity,
      solve: ({ count }) => countOf(Math.floor(count / 2), pairs),
      ask(facts) {
        const noun = iconNoun(facts.icon)
        return withFigure(
          {
            en: prose`Two ${things(noun)} make a pair. How many pairs can you circle?`,
            es: prose`Cada pareja tiene 2 ${things(noun)}. ¿Cuántas parejas puedes encerrar?`,
          },
          scattered(facts),
        )
      },
      solution: ({ count }, { amount }) => [
        step(twos(Math.floor(count / 2)), because.makePairs),
        explained(
          both(prose`${countOf(exact(amount).n, pairs)}`),
          count % 2 === 0
            ? line`Count the pairs. Nothing is left over.`
            : line`Count the pairs. The 1 that is left over makes no pair.`,
          count % 2 === 0
            ? line`Cuenta las parejas. No sobra nada.`
            : line`Cuenta las parejas. El que sobra no forma pareja.`,
        ),
      ],
      check(printed, { amount }) {
        const left = exact(amount).times(-2).plus(drawnIn(printed)).n
        return left === 0 || left === 1
      },
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
            en: prose`Pair up the ${noun} in the two rows. Is their number even or odd?`,
            es: prose`Forma parejas con ${theThings(iconNoun(icon))} de las dos filas. ¿Su número es par o impar?`,
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
      instruction: { en: prose`Even or odd?`, es: prose`¿Par o impar?` },
      draw: random => ({ value: drawNumber(random, 9, 20) }),
      answer: parity,
      solve: ({ value }) => parityOf(value),
      ask: ({ value }) => both(expr(value)),
      solution: ({ value }) => pairedOffSteps(value),
      check: (printed, answer) => answer === pairedOff(printed.take(1)[0].n),
    }),

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
        step(naming[parityOf(a + b)], togetherMakes(parityOf(a), parityOf(b))),
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
            const one = ones[place % 2] ?? 0
            return {
              a: 2 * (firsts[2 * place] ?? 0) + one,
              b: 2 * (firsts[2 * place + 1] ?? 0) + (isMixed(place) ? 1 - one : one),
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
      solution: ({ pairs }, answer) => [
        ...[1, 2, 0].map(place => {
          const { a, b } = itemOf(pairs, place)
          return step(place === 0 ? expr(answer) : sumOf({ a, b }), because.explain, { sentence: kindOfSum(a, b) })
        }),
      ],
      check(printed, answer) {
        const asked = printed.all('words')[0]?.en
        return pairedOff(evaluate(expr(answer)).n) === asked
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
      draw: random => ({ first: drawNumber(random, 1, 8), target: random.int(14, 20) }),
      answer: yesOrNo,
      solve: ({ first, target }) => (parityOf(first) === parityOf(target) ? 'yes' : 'no'),
      ask: ({ first, target }) => ({
        en: prose`Count by twos: ${list(first, first + 2, first + 4)}, … Will you say ${target}?`,
        es: prose`Cuenta de dos en dos: ${list(first, first + 2, first + 4)}, … ¿Vas a decir ${target}?`,
      }),
      solution({ first, target }) {
        const [kind, other] = [parityOf(first), parityOf(target)]
        const last = list(...Array.from({ length: 3 }, (_, i) => target - (kind === other ? 4 : 3) + 2 * i))
        return [
          explained(
            naming[kind],
            line`${first} is ${naming[kind]}. Adding 2 adds a pair, so every number you say is ${naming[kind]}.`,
            line`El ${first} es ${naming[kind]}. Sumar 2 agrega una pareja: cada número que dices es ${naming[kind]}.`,
          ),
          kind === other
            ? explained(
                last,
                line`${target} is ${naming[other]} too: yes, you say it.`,
                line`El ${target} también es ${naming[other]}: sí, lo dices.`,
              )
            : explained(
                last,
                line`${target} is ${naming[other]}: no, you pass over it.`,
                line`El ${target} es ${naming[other]}: no, lo saltas.`,
              ),
        ]
      },
      // Counts on by twos as far as the number or past it.
      check(printed, answer) {
        const [first, , , target] = printed.all('number').map(number => evaluate(number).n)
        let said = first ?? 0
        while (said < (target ?? 0)) said += 2
        return (answer === 'yes') === (said === target)
      },
    }),

    equalAddends: form({
      levels: ['medium'],
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
        explained(
          list(...numbers.map(value => asWritten(value % 10))),
          line`Look at the last digits.`,
          line`Mira los últimos dígitos.`,
        ),
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

    next: form({
      levels: ['hard'],
      draw: random => ({ ...beforeTen(random), kind: random.evenly<Parity>(['odd', 'even']) }),
      answer: integer,
      solve: ({ value, kind }) => value + (parityOf(value) === kind ? 2 : 1),
      ask: ({ value, kind }) => ({
        en: prose`The next ${naming[kind]} number after ${value} is ____.`,
        es: prose`El siguiente número ${naming[kind]} después de ${value} es ____.`,
      }),
      solution: ({ value, kind }, answer) => nextSteps(value, exact(answer).n, kind),
      check: (printed, answer) => isNext(printed, answer, printed.all('words')[0]?.en === 'odd' ? 'odd' : 'even'),
    }),

    alwaysTrue: form({
      levels: ['hard'],
      draw: random => ({ addends: random.evenly(ADDENDS), claim: random.evenly<Parity>(['even', 'odd']) }),
      answer: yesOrNo,
      solve: ({ addends: { numbers }, claim }) => (parityOf(numbers[0] + numbers[1]) === claim ? 'yes' : 'no'),
      ask: ({ addends: { says }, claim }) => ({
        en: prose`Is the sum of ${says} always ${naming[claim]}?`,
        es: prose`¿La suma de ${says} siempre es ${naming[claim]}?`,
      }),
      solution: ({ addends: { numbers, why } }) => [
        step(equation(sum(...numbers), numbers[0] + numbers[1]), because.tryNumbers),
        explainedBy(statements(...numbers.map(inPairs)), { en: why.en, es: why.es }),
        step(naming[parityOf(numbers[0] + numbers[1])], togetherMakes(parityOf(numbers[0]), parityOf(numbers[1]))),
      ],
      // Two other numbers of the kinds that are named.
      check(printed, answer) {
        const [says, claim] = printed.all('words').map(({ en }) => en)
        const tried = says === 'two even numbers' ? 8 + 2 : says === 'two odd numbers' ? 7 + 9 : 8 + 7
        return (answer === 'yes') === (pairedOff(tried) === claim)
      },
    }),
  }),
)
