import { integer } from '../../answer/number.ts'
import { numbersInAnyOrder } from '../../answer/number-list.ts'
import { orderedList } from '../../answer/point.ts'
import { both, prose } from '../../content.ts'
import { blank, box, list, relation, sum } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { isTrue } from '../../math/truth.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { comparison, comparisonOf, comparisonSigns } from '../common/compare-signs.ts'
import { filled } from '../common/filled.ts'

/** Lists of different numbers by the name that levels list. */
const lists = {
  'different hundreds': (random: Random, count: number) =>
    random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], count).map(hundreds => hundreds * 100 + random.int(0, 99)),
  'same beginning'(random: Random, count: number) {
    const hundreds = random.int(1, 9) * 100
    const kind = random.pick(['same tens', 'same hundreds', 'reversed'])
    if (kind === 'same tens') {
      const tens = random.int(0, 9) * 10
      return random.sample([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], count).map(ones => hundreds + tens + ones)
    }
    if (kind === 'reversed' && count === 2) {
      const [tens = 1, ones = 2] = random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 2)
      return [hundreds + tens * 10 + ones, hundreds + ones * 10 + tens]
    }
    return random.sample([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], count).map(tens => hundreds + tens * 10 + random.int(0, 9))
  },
  'mixed digits'(random: Random, count: number) {
    const [a = 1, b = 2, c = 3] = random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 3)
    const all = [a * 100 + b * 10 + c, a * 100 + c * 10 + b, b * 100 + a * 10 + c, c * 100 + a * 10, a * 100 + b]
    return random.sample(all, count)
  },
}

interface Level {
  readonly lists: keyof typeof lists
  readonly count: number
}

const drawList = (random: Random, level: Level) => ({ values: lists[level.lists](random, level.count) })

const compareIt = { en: prose`Write <, >, or = in the blank.`, es: prose`Escribe <, > o = en el espacio.` }

/** Every printed number once, each on the right side of its neighbor. */
function isOrdered(printed: Printed, answer: readonly Parameters<typeof exact>[0][], way: 1 | -1): boolean {
  const given = printed.one('list').items.map(item => evaluate(item).n)
  const values = answer.map(value => exact(value).n)
  return (
    values.length === given.length &&
    values.every(value => given.includes(value)) &&
    values.slice(1).every((value, i) => (value - (values[i] ?? 0)) * way > 0)
  )
}

/** No printed number beats the answer. */
const isExtreme = (printed: Printed, answer: Parameters<typeof exact>[0], way: 1 | -1) => {
  const given = printed.one('list').items.map(item => evaluate(item))
  const value = exact(answer)
  return given.some(item => item.equals(value)) && given.every(item => value.compare(item) * way >= 0)
}

const partsOf = (value: number): Expr =>
  sum(...[Math.floor(value / 100) * 100, (Math.floor(value / 10) % 10) * 10, value % 10].filter(part => part > 0))

export const compareThreeDigitNumbers = defineTopic(
  {
    id: 'compare-three-digit-numbers',
    name: { en: 'Compare and order three-digit numbers', es: 'Comparar y ordenar números de tres dígitos' },
    description: {
      en: 'Compare three-digit numbers using the symbols <, > and =, and order several of them.',
      es: 'Compara números de tres dígitos con los signos <, > y =, y ordena varios de ellos.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['2.NBT.A.4'],
    levels: {
      easy: { lists: 'different hundreds', count: 3 },
      medium: { lists: 'same beginning', count: 3 },
      hard: { lists: 'mixed digits', count: 4 },
    },
  },
  form => ({
    sign: form({
      levels: ['easy', 'medium'],
      share: 3,
      instruction: compareIt,
      lines: 0,
      draw(random, level) {
        const [a = 100, b = 200] = lists[level.lists](random, 2)
        if (level.lists !== 'same beginning') return { a, b, isTakenApart: false }
        // Equal numbers are written in two ways, and so are some others.
        const isEqual = random.evenly([false, false, true, false, false, false]) && a % 100 !== 0
        return { a, b: isEqual ? a : b, isTakenApart: isEqual || random.chance(0.3) }
      },
      answer: comparison,
      solve: ({ a, b }) => comparisonOf(a, b),
      ask: ({ a, b, isTakenApart }) => both(prose`${a} ___ ${isTakenApart ? partsOf(b) : b}`),
      check(printed, answer) {
        const [a, b] = printed.maths.filter(item => item.kind === 'number' || item.kind === 'sum')
        return a !== undefined && b !== undefined && isTrue(relation(a, comparisonSigns[answer], b))
      },
    }),

    leastToGreatest: form({
      instruction: {
        en: prose`Order the numbers from least to greatest.`,
        es: prose`Ordena los números de menor a mayor.`,
      },
      lines: 1,
      draw: drawList,
      answer: orderedList,
      solve: ({ values }) => [...values].sort((a, b) => a - b),
      ask: ({ values }) => both(list(...values)),
      check: (printed, answer) => isOrdered(printed, answer, 1),
    }),

    greatestToLeast: form({
      levels: ['medium', 'hard'],
      instruction: {
        en: prose`Order the numbers from greatest to least.`,
        es: prose`Ordena los números de mayor a menor.`,
      },
      lines: 1,
      draw: drawList,
      answer: orderedList,
      solve: ({ values }) => [...values].sort((a, b) => b - a),
      ask: ({ values }) => both(list(...values)),
      check: (printed, answer) => isOrdered(printed, answer, -1),
    }),

    greatest: form({
      levels: ['easy', 'medium'],
      instruction: { en: prose`Which number is the greatest?`, es: prose`¿Cuál es el número mayor?` },
      lines: 1,
      draw: drawList,
      answer: integer,
      solve: ({ values }) => Math.max(...values),
      ask: ({ values }) => both(list(...values)),
      check: (printed, answer) => isExtreme(printed, answer, 1),
    }),

    least: form({
      levels: ['easy', 'medium'],
      instruction: { en: prose`Which number is the least?`, es: prose`¿Cuál es el número menor?` },
      lines: 1,
      draw: drawList,
      answer: integer,
      solve: ({ values }) => Math.min(...values),
      ask: ({ values }) => both(list(...values)),
      check: (printed, answer) => isExtreme(printed, answer, -1),
    }),

    between: form({
      levels: ['medium'],
      instruction: { en: prose`Write the number in between.`, es: prose`Escribe el número que está en medio.` },
      lines: 0,
      draw: random => ({
        middle: random.chance(0.4) ? random.int(2, 9) * 100 - random.int(0, 1) : random.int(111, 989),
      }),
      answer: integer,
      solve: ({ middle }) => middle,
      ask: ({ middle }) => both(relation(relation(middle - 1, '<', blank(2)), '<', middle + 1)),
      check: (printed, answer) => isTrue(filled(printed.one('relation'), answer)) && exact(answer).isInteger,
    }),

    digits: form({
      levels: ['hard'],
      share: 2,
      instruction: {
        en: prose`Which digits make the comparison true? Write all of them.`,
        es: prose`¿Qué dígitos hacen verdadera la comparación? Escríbelos todos.`,
      },
      lines: 1,
      draw(random) {
        const [hundreds, tens, ones] = [random.int(1, 9), random.int(2, 7), random.int(1, 8)]
        return {
          hundreds,
          ones: random.int(0, 9),
          isGreater: random.evenly([true, false]),
          other: hundreds * 100 + tens * 10 + ones,
        }
      },
      answer: numbersInAnyOrder,
      solve: ({ hundreds, ones, isGreater, other }) =>
        [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter(digit => {
          const value = hundreds * 100 + digit * 10 + ones
          return isGreater ? value > other : value < other
        }),
      ask: ({ hundreds, ones, isGreater, other }) =>
        both(isGreater ? prose`${hundreds}${box(1)}${ones} > ${other}` : prose`${hundreds}${box(1)}${ones} < ${other}`),
      // Each of the ten digits is right exactly if it is listed.
      check(printed, answer) {
        const [hundreds = 0, ones = 0, other = 0] = printed.numbers.map(({ n }) => n)
        const listed = answer.map(value => exact(value).n)
        const isRight = (digit: number) => {
          const difference = Number(`${hundreds}${digit}${ones}`) - other
          return printed.text.includes('>') ? difference > 0 : difference < 0
        }
        return (
          listed.length > 0 &&
          listed.length < 10 &&
          listed.every(digit => digit <= 9) &&
          [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].every(digit => listed.includes(digit) === isRight(digit))
        )
      },
    }),

    mixedForms: form({
      levels: ['hard'],
      share: 2,
      instruction: compareIt,
      lines: 0,
      draw(random) {
        const [hundreds, tens] = [random.int(2, 7), random.int(2, 19)]
        const value = hundreds * 100 + tens * 10
        const away = random.evenly([0, 1, -1]) * random.pick([1, 5, 10, 12, 100])
        return { hundreds, tens, other: value + away }
      },
      answer: comparison,
      solve: ({ hundreds, tens, other }) => comparisonOf(hundreds * 100 + tens * 10, other),
      ask: ({ hundreds, tens, other }) => ({
        en: prose`${hundreds} hundreds ${tens} tens ___ ${other}`,
        es: prose`${hundreds} centenas ${tens} decenas ___ ${other}`,
      }),
      check(printed, answer) {
        const [hundreds, tens, other] = printed.numbers
        if (!hundreds || !tens || !other) return false
        const rest = other.minus(tens.times(10)).minus(hundreds.times(100)).n
        return answer === (rest > 0 ? 'less' : rest < 0 ? 'greater' : 'equal')
      },
    }),
  }),
)
