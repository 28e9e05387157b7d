import {
  asWritten,
  type Both,
  both,
  box,
  type Content,
  compareByDigits,
  count,
  defineTopic,
  exact,
  explained,
  integer,
  itemOf,
  line,
  order,
  orderByDigits,
  type Printed,
  prose,
  type Random,
  relation,
  step,
  table,
  tensAndOnesTogether,
  trueOrFalse,
  words,
} from '../../author.ts'
import * as nouns from '../../language/nouns/index.ts'
import * as because from '../../solution/reasons/index.ts'
import { comparison, comparisonOf } from '../kit/facts/compare-signs.ts'
import { compare } from '../kit/facts/facts.ts'

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** Two digits; the first takes turns, so that numbers of the same ten seldom stand side by side. */
function tensInTurn(random: Random): readonly [number, number] {
  const first = random.evenly(DIGITS)
  return [first, random.intExcept(1, 9, first)]
}

/** Two numbers from 10 to 99, by what tells them apart. */
const pairs = {
  'other tens': (random: Random) => {
    const [x, y] = tensInTurn(random)
    // The fewer tens, the more ones: who looks at the ones is wrong. Exchanged digits are the harder levels' matter.
    const [many, few] = random.until(
      () => [...random.sample([0, ...DIGITS], 2)].sort((one, other) => other - one) as [number, number],
      ([more, less]) => more !== Math.max(x, y) || less !== Math.min(x, y),
    )
    return x < y ? { a: x * 10 + many, b: y * 10 + few } : { a: x * 10 + few, b: y * 10 + many }
  },
  'same tens': (random: Random) => {
    const [[tens], [x, y]] = [tensInTurn(random), random.sample([0, ...DIGITS], 2)]
    return { a: tens * 10 + x, b: tens * 10 + y }
  },
  reversed: (random: Random) => {
    const [x, y] = tensInTurn(random)
    return { a: x * 10 + y, b: y * 10 + x }
  },
  equal: (random: Random) => {
    const value = random.int(11, 99)
    return { a: value, b: value }
  },
} satisfies Record<string, (random: Random) => Pair>

interface Pair {
  readonly a: number
  readonly b: number
}
interface Level {
  readonly pairs: readonly (keyof typeof pairs)[]
}

const draw = (random: Random, level: Level): Pair => pairs[random.evenly(level.pairs)](random)
/** The greater number stands on the left as often as on the right. */
function drawEitherWay(random: Random, level: Level): Pair {
  const isLess = random.evenly([true, false])
  const { a, b } = draw(random, level)
  return isLess === a < b ? { a, b } : { a: b, b: a }
}
const drawDifferent = (random: Random, level: Level) =>
  draw(random, { pairs: level.pairs.filter(name => name !== 'equal') })

const isSameTen = (a: number, b: number) => Math.floor(a / 10) === Math.floor(b / 10)

interface Comparison {
  readonly ones: number
  readonly sign: '<' | '>'
  readonly bound: number
}
/** The greatest digit before ones that makes less than the bound, or the least one that makes more. */
function lastDigitThatFits({ ones, sign, bound }: Comparison): number {
  const [tens, boundOnes] = [Math.floor(bound / 10), bound % 10]
  if (sign === '<') return ones < boundOnes ? tens : tens - 1
  return ones > boundOnes ? tens : tens + 1
}

/** The numbers in the order in which one meets them when counting. */
const metInCounting = (printed: Printed) => {
  const values = printed.all('number').map(number => exact(number).n)
  return Array.from({ length: 100 }, (_, i) => i).filter(value => values.includes(value))
}

export const compareTwoDigitNumbers = defineTopic(
  {
    id: 'compare-two-digit-numbers',
    name: { en: 'Compare and order two-digit numbers', es: 'Comparar y ordenar números de dos dígitos' },
    description: {
      en: 'Compare two-digit numbers using the symbols <, > and =, and put them in order.',
      es: 'Compara números de dos dígitos con los signos <, > y =, y ponlos en orden.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['1.NBT.B.3'],
    rev: 5,
    levels: {
      easy: { pairs: ['other tens'] },
      medium: { pairs: ['same tens', 'same tens', 'reversed', 'same tens', 'equal', 'same tens'] },
      hard: { pairs: ['same tens', 'reversed'] },
    },
  },
  form => ({
    sign: form({
      levels: ['easy', 'medium'],
      share: 2,
      instruction: compare,
      draw: drawEitherWay,
      answer: comparison,
      solve: ({ a, b }) => comparisonOf(a, b),
      ask: ({ a, b }) => both(prose`${a} ____ ${b}`),
      solution: ({ a, b }) => compareByDigits(a, b),
      check(printed, answer) {
        const [a, b] = printed.take(2)
        if (a.equals(b)) return answer === 'equal'
        return answer === (a.equals(itemOf(metInCounting(printed), 0)) ? 'less' : 'greater')
      },
    }),

    greatest: form({
      levels: ['easy', 'medium'],
      instruction: { en: prose`Circle the greatest number.`, es: prose`Encierra el número mayor.` },
      draw(random, level: Level) {
        if (level.pairs.includes('other tens')) {
          const { a, b } = draw(random, level)
          const tens = DIGITS.filter(digit => digit !== Math.floor(a / 10) && digit !== Math.floor(b / 10))
          return { numbers: random.shuffle([a, b, random.pick(tens) * 10 + random.int(0, 9)]) }
        }
        // Two of one ten, and one of them with its digits exchanged.
        const [x, y] = tensInTurn(random)
        const z = random.intExcept(0, 9, x, y)
        return { numbers: random.shuffle([x * 10 + y, x * 10 + z, y * 10 + x]) }
      },
      answer: integer,
      solve: ({ numbers }) => Math.max(...numbers),
      ask: ({ numbers }) => both(table({ rows: [numbers] })),
      solution: ({ numbers }, answer) => [
        ...orderByDigits(numbers, 'descending'),
        step(asWritten(answer), because.greatestComesFirst),
      ],
      check: (printed, answer) => exact(answer).equals(itemOf(metInCounting(printed), 2)),
    }),

    trueOrFalse: form({
      levels: ['easy', 'medium'],
      instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
      draw(random, level) {
        const isTrue = random.evenly([true, false])
        const pair = drawDifferent(random, level)
        return { ...pair, sign: pair.a < pair.b === isTrue ? '<' : '>' } as const
      },
      answer: trueOrFalse,
      solve: ({ a, b, sign }) => ((sign === '<' ? a < b : a > b) ? 'true' : 'false'),
      ask: ({ a, b, sign }) => both(relation(a, sign, b)),
      solution({ a, b }, answer) {
        const [greater, less] = [Math.max(a, b), Math.min(a, b)]
        const more = isSameTen(a, b) ? words('ones', 'unidades') : words('tens', 'decenas')
        return [
          ...compareByDigits(a, b).slice(0, -1),
          explained(
            trueOrFalse.show(answer),
            ...(answer === 'true'
              ? ([
                  line`${greater} has more ${more}. It is greater than ${less}, as the statement says.`,
                  line`${greater} tiene más ${more}. Es mayor que ${less}, como dice la afirmación.`,
                ] as const)
              : ([
                  line`${greater} has more ${more}. It is greater than ${less}: the statement says the opposite.`,
                  line`${greater} tiene más ${more}. Es mayor que ${less}: la afirmación dice lo contrario.`,
                ] as const)),
          ),
        ]
      },
      check(printed, answer) {
        const { left, sign } = printed.one('relation')
        const isSmaller = exact(left).equals(itemOf(metInCounting(printed), 0))
        return (answer === 'true') === (isSmaller === (sign === '<'))
      },
    }),

    // Numbers that are mixed up easily: turned digits, ten more or less, one more or less.
    order: form(
      order({
        levels: ['hard'],
        share: 2,
        draw(random, level: Level) {
          const size = random.evenly([3, 4])
          const { a, b } = draw(random, level)
          const turned = [a, b].map(value => (value % 10) * 10 + Math.floor(value / 10))
          const isNew = (value: number) => value >= 10 && value <= 99 && value !== a && value !== b
          // One of the ten of b, so that the ones decide somewhere.
          const ofOneTen = random.pick(
            [b + 1, b - 1, b + 2, b - 2].filter(value => isNew(value) && isSameTen(value, b)),
          )
          const near = [...turned, a + 10, a - 10].filter(value => isNew(value) && value !== ofOneTen)
          return [a, b, ofOneTen, ...random.shuffle([...new Set(near)]).slice(0, size - 3)]
        },
        solution: sorted =>
          orderByDigits(
            sorted.map(value => exact(value).n),
            'ascending',
          ),
      }),
    ),

    digit: form({
      levels: ['hard'],
      share: 2,
      draw(random) {
        const sign = random.evenly(['<', '>'] as const)
        const [ones, boundOnes] = random.sample(DIGITS, 2)
        return { ones, sign, bound: random.int(3, 7) * 10 + boundOnes }
      },
      answer: integer,
      solve: lastDigitThatFits,
      ask({ ones, sign, bound }): Both<Content> {
        const shown = sign === '<' ? prose`${box()}${ones} < ${bound}` : prose`${box()}${ones} > ${bound}`
        return sign === '<'
          ? {
              en: [prose`Write the greatest digit that makes the comparison true.`, shown],
              es: [prose`Escribe el mayor dígito que haga verdadera la comparación.`, shown],
            }
          : {
              en: [prose`Write the least digit that makes the comparison true.`, shown],
              es: [prose`Escribe el menor dígito que haga verdadera la comparación.`, shown],
            }
      },
      solution(facts, answer) {
        const { ones, sign, bound } = facts
        const tens = Math.floor(bound / 10)
        const right = exact(answer).n
        const neighbor = right === tens ? (sign === '<' ? tens + 1 : tens - 1) : right
        const tried = (digit: number) => {
          const value = digit * 10 + ones
          return step(relation(value, value < bound ? '<' : '>', bound), because.tryInTheBox, { digit })
        }
        return [
          explained(
            relation(tens * 10 + ones, tens * 10 + ones < bound ? '<' : '>', bound),
            line`The box is in the tens place. ${bound} has ${count(tens, nouns.ten)}, so try ${tens} first.`,
            line`El recuadro está en la posición de las decenas. ${bound} tiene ${count(tens, nouns.ten)}: prueba primero con ${tens}.`,
          ),
          tried(neighbor),
          step(asWritten(answer), sign === '<' ? because.greatestThatFits : because.leastThatFits),
        ]
      },
      // Fits, and the next one does not.
      check(printed, answer) {
        const [ones, bound] = printed.take(2)
        const fits = (digit: number) => {
          const difference = ones.plus(10 * digit).minus(bound).n
          return printed.text.includes('<') ? difference < 0 : difference > 0
        }
        const digit = exact(answer).n
        return digit <= 9 && fits(digit) && !fits(digit + (printed.text.includes('<') ? 1 : -1))
      },
    }),

    tensAndOnes: form({
      levels: ['hard'],
      share: 2,
      instruction: compare,
      draw(random) {
        const relation = random.evenly(['greater', 'less', 'equal', 'less', 'greater', 'less'])
        const [tens, ones] = [random.evenly([4, 2, 6, 1, 5, 3, 7]), random.int(11, 19)]
        const value = tens * 10 + ones
        const gap = random.pick([1, 2, 5, 8, 10])
        return { tens, ones, other: relation === 'equal' ? value : relation === 'greater' ? value - gap : value + gap }
      },
      answer: comparison,
      solve: ({ tens, ones, other }) => comparisonOf(tens * 10 + ones, other),
      ask: ({ tens, ones, other }) => ({
        en: prose`${count(tens, nouns.ten)} and ${count(ones, nouns.one)} ____ ${other}`,
        es: prose`${count(tens, nouns.ten)} y ${count(ones, nouns.one)} ____ ${other}`,
      }),
      solution: ({ tens, ones, other }, answer) => [
        ...tensAndOnesTogether(tens, ones),
        ...(answer === 'equal'
          ? [
              explained(
                relation(other, '=', other),
                line`The two sides are the same number.`,
                line`Los dos lados son el mismo número.`,
              ),
            ]
          : compareByDigits(tens * 10 + ones, other)),
      ],
      check(printed, answer) {
        const [tens, ones, other] = printed.take(3)
        return answer === comparisonOf(0, other.minus(ones).minus(tens.times(10)))
      },
    }),
  }),
)
