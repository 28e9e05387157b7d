import {
  answerStep,
  asWritten,
  baseTenBlocks,
  blank,
  both,
  box,
  compareByDigits,
  count,
  defineTopic,
  type Expr,
  equation,
  evaluate,
  exact,
  integer,
  isTrue,
  itemOf,
  line,
  list,
  name,
  numbersInAnyOrder,
  order,
  orderByDigits,
  type Person,
  type Printed,
  people,
  prose,
  type Random,
  relation,
  type Sentence,
  sentenceChoice,
  statements,
  step,
  sum,
  table,
  tupleOf,
  type Value,
  withFigure,
} from '../../author.ts'
import * as nouns from '../../language/nouns/index.ts'
import * as because from '../../solution/reasons/index.ts'
import { filled } from '../kit/equations/filled.ts'
import { comparison, comparisonOf, comparisonSigns } from '../kit/facts/compare-signs.ts'
import { compare } from '../kit/facts/facts.ts'
import { childrenTables } from './compare-three-digit-numbers/tables.ts'

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const
const ALL_DIGITS = [0, ...DIGITS] as const

/** Lists of different numbers by the name that levels list. */
const lists = {
  /** The fewer hundreds, the more tens: who looks at the tens is wrong. */
  'different hundreds'(random: Random, count: number): readonly number[] {
    const up = [...random.sample(DIGITS, count)].sort((a, b) => a - b)
    const down = [...random.sample(ALL_DIGITS, count)].sort((a, b) => b - a)
    return random.shuffle(up.map((hundreds, i) => hundreds * 100 + itemOf(down, i) * 10 + random.int(0, 9)))
  },
  'same beginning'(random: Random, count: number): readonly number[] {
    const hundreds = random.pick(DIGITS) * 100
    const kind = random.pick(count === 2 ? ['same tens', 'same hundreds', 'reversed'] : ['same tens', 'same hundreds'])
    if (kind === 'same tens') {
      const tens = random.int(0, 9) * 10
      return random.sample(ALL_DIGITS, count).map(ones => hundreds + tens + ones)
    }
    if (kind === 'reversed') {
      const [tens, ones] = random.sample(DIGITS, 2)
      return [hundreds + tens * 10 + ones, hundreds + ones * 10 + tens]
    }
    return random.sample(ALL_DIGITS, count).map(tens => hundreds + tens * 10 + random.int(0, 9))
  },
  /** The same three digits in other orders, and a 0 in their place. */
  'mixed digits'(random: Random, count: number): readonly number[] {
    const [a, b, c] = random.sample(DIGITS, 3)
    const all = [a * 100 + b * 10 + c, a * 100 + c * 10 + b, b * 100 + a * 10 + c, c * 100 + a * 10, a * 100 + b]
    return random.sample(all, count)
  },
}

interface Level {
  readonly lists: keyof typeof lists
  /** How many numbers are put in order. */
  readonly count: number
}

const drawList = (random: Random, level: Level) => lists[level.lists](random, level.count)

/** Numbers that do not stand in order yet. */
const drawUnordered = (random: Random, level: Level) =>
  random.until(
    () => random.shuffle<readonly number[]>(drawList(random, level)),
    values => {
      const steps = values.slice(1).map((value, i) => value > itemOf(values, i))
      return steps.includes(true) && steps.includes(false)
    },
  )

/** No printed number is beyond the answer. */
const isExtreme = (printed: Printed, answer: Value, way: 1 | -1) => {
  const given = printed.one('list').items.map(item => evaluate(item))
  const value = exact(answer)
  return given.some(item => item.equals(value)) && given.every(item => value.compare(item) * way >= 0)
}

const partsOf = (value: number): Expr =>
  sum(...[Math.floor(value / 100) * 100, (Math.floor(value / 10) % 10) * 10, value % 10].filter(part => part > 0))

const sorted = (values: readonly Value[]) => values.map(value => exact(value).n)
const numberOf = (digits: readonly number[]) => digits.reduce((value, digit) => value * 10 + digit, 0)

/** The digits that make a number as great or as small as can be; a 0 does not stand first. */
function bestOrder(digits: readonly number[], goal: 'greatest' | 'least'): readonly number[] {
  const up = [...digits].sort((a, b) => a - b)
  if (goal === 'greatest') return up.reverse()
  const [first, second, third] = tupleOf(up, 3)
  return first === 0 ? [second, first, third] : up
}

const numeral = (value: number): Sentence => ({ key: `${value}`, says: both(prose`${value}`) })
const hundredsOf = (value: number) => Math.floor(value / 100)
const compared = (a: number, b: number) => relation(a, comparisonSigns[comparisonOf(a, b)], b)
const child = (person: Person): Sentence => ({ key: person.name, says: both(prose`${name(person)}`) })

const HUNDREDS = { en: line`the hundreds`, es: line`las centenas` }
const ONES = { en: line`the ones where the tens are equal`, es: line`las unidades si las decenas son iguales` }

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
      instruction: compare,
      draw(random, level) {
        const [a, b] = tupleOf(lists[level.lists](random, 2), 2)
        if (level.lists !== 'same beginning') return { a, b, isTakenApart: false }
        // Equal numbers are written in two ways, and so are some others.
        const isEqual = random.evenly([false, false, true, false, false, false]) && a % 100 !== 0
        return { a, b: isEqual ? a : b, isTakenApart: isEqual || (b % 100 !== 0 && random.chance(0.3)) }
      },
      answer: comparison,
      solve: ({ a, b }) => comparisonOf(a, b),
      ask: ({ a, b, isTakenApart }) => both(prose`${a} ____ ${isTakenApart ? partsOf(b) : b}`),
      solution: ({ a, b, isTakenApart }) => [
        ...(isTakenApart ? [step(equation(partsOf(b), b), because.joinPlaces)] : []),
        ...compareByDigits(a, b),
      ],
      check(printed, answer) {
        const [a, b] = tupleOf(
          printed.maths.filter(item => item.kind === 'number' || item.kind === 'sum'),
          2,
        )
        return isTrue(relation(a, comparisonSigns[answer], b))
      },
    }),

    greatestOrLeast: form({
      levels: ['easy'],
      lines: 1,
      draw: (random, level) => ({
        isGreatest: random.evenly([true, false]),
        values: drawUnordered(random, level),
      }),
      answer: integer,
      solve: ({ isGreatest, values }) => (isGreatest ? Math.max(...values) : Math.min(...values)),
      ask: ({ isGreatest, values }) =>
        isGreatest
          ? {
              en: [prose`Which number is the greatest?`, list(...values)],
              es: [prose`¿Cuál es el número mayor?`, list(...values)],
            }
          : {
              en: [prose`Which number is the least?`, list(...values)],
              es: [prose`¿Cuál es el número menor?`, list(...values)],
            },
      solution: ({ isGreatest, values }, answer) => [
        ...orderByDigits(values, isGreatest ? 'descending' : 'ascending'),
        step(asWritten(answer), isGreatest ? because.greatestComesFirst : because.leastComesFirst),
      ],
      check: (printed, answer) => isExtreme(printed, answer, /greatest|mayor/.test(printed.text) ? 1 : -1),
    }),

    beside: form({
      levels: ['easy'],
      draw(random, { lists: name }) {
        const isGreater = random.evenly([true, false])
        const up = [...lists[name](random, 4)].sort((a, b) => a - b)
        const [first, second, third, fourth] = tupleOf(up, 4)
        return isGreater
          ? { isGreater, given: third, right: fourth, wrong: [first, second] }
          : { isGreater, given: second, right: first, wrong: [third, fourth] }
      },
      answer: sentenceChoice,
      solve: ({ right }) => numeral(right),
      mistakes: ({ wrong }) => ({ one: numeral(itemOf(wrong, 0)), other: numeral(itemOf(wrong, 1)) }),
      ask: ({ isGreater, given }) =>
        isGreater
          ? {
              en: prose`Which number is greater than ${given}?`,
              es: prose`¿Qué número es mayor que ${given}?`,
            }
          : {
              en: prose`Which number is less than ${given}?`,
              es: prose`¿Qué número es menor que ${given}?`,
            },
      solution: ({ isGreater, given, right, wrong }, { says }) => [
        step(
          statements(...[right, ...wrong].map(value => compared(hundredsOf(value), hundredsOf(given)))),
          because.comparePlace,
          { place: HUNDREDS },
        ),
        answerStep(
          says,
          isGreater
            ? {
                en: line`The hundreds decide: ${right} is greater than ${given}, and the other two are less.`,
                es: line`Las centenas deciden: ${right} es mayor que ${given}, y los otros dos son menores.`,
              }
            : {
                en: line`The hundreds decide: ${right} is less than ${given}, and the other two are greater.`,
                es: line`Las centenas deciden: ${right} es menor que ${given}, y los otros dos son mayores.`,
              },
        ),
      ],
      check(printed, { key }) {
        const given = itemOf(printed.take(1), 0).n
        return /greater|mayor/.test(printed.text) ? Number(key) > given : Number(key) < given
      },
    }),

    blocks: form({
      levels: ['easy'],
      draw(random) {
        const [x, y] = random.sample([1, 2, 3, 4], 2)
        const [a, b] = [x, y].map(hundreds => hundreds * 100 + random.int(0, 5) * 10 + random.int(0, 6))
        return tupleOf([a ?? 0, b ?? 0], 2)
      },
      answer: integer,
      solve: ([a, b]) => Math.max(a, b),
      ask: ([a, b]) =>
        withFigure(
          {
            en: prose`The blocks show two numbers. Write the greater number.`,
            es: prose`Los bloques muestran dos números. Escribe el número mayor.`,
          },
          baseTenBlocks(a, b),
        ),
      solution: ([a, b]) => [step(list(a, b), because.countBlocks), ...compareByDigits(a, b)],
      // Counts the blocks: the answer is one of the two groups, and the other is less.
      check(printed, answer) {
        const values = printed
          .figure('base-ten-blocks')
          .groups.map(({ hundreds, tens, ones }) => 100 * hundreds + 10 * tens + ones)
        const value = exact(answer).n
        return values.includes(value) && values.every(other => other <= value)
      },
    }),

    order: form(
      order({
        levels: ['medium'],
        direction: 'descending',
        draw: drawList,
        solution: values => orderByDigits(sorted(values), 'descending'),
      }),
    ),

    fourInOrder: form(
      order({
        levels: ['hard'],
        draw: drawList,
        solution: values => orderByDigits(sorted(values), 'ascending'),
      }),
    ),

    between: form({
      levels: ['easy'],
      instruction: { en: prose`Write the number in between.`, es: prose`Escribe el número que está en medio.` },
      draw: random => ({
        // Beside a full ten or hundred, or one itself: the digits before the last change.
        middle: random.int(11, 99) * 10 - random.evenly([0, 1]),
      }),
      answer: integer,
      solve: ({ middle }) => middle,
      ask: ({ middle }) => both(relation(relation(middle - 1, '<', blank(2)), '<', middle + 1)),
      solution: ({ middle }) => [
        step(equation(sum(middle - 1, 1), middle), because.countOn, { count: 1, start: middle - 1 }),
        step(equation(sum(middle, 1), middle + 1), because.countOn, { count: 1, start: middle }),
        answerStep(asWritten(middle), {
          en: line`It comes between ${middle - 1} and ${middle + 1}.`,
          es: line`Está entre ${middle - 1} y ${middle + 1}.`,
        }),
      ],
      check: (printed, answer) => isTrue(filled(printed.one('relation'), answer)) && exact(answer).isInteger,
    }),

    table: form({
      levels: ['medium'],
      kind: 'table',
      draw(random) {
        const told = random.evenly(childrenTables)
        const values = random.shuffle(lists['mixed digits'](random, 4))
        return { told, asks: random.evenly(['most', 'least']), values, children: random.sample(people, 4) }
      },
      answer: sentenceChoice,
      solve({ asks, values, children }) {
        const wanted = asks === 'most' ? Math.max(...values) : Math.min(...values)
        return child(itemOf(children, values.indexOf(wanted)))
      },
      mistakes({ values, children, asks }) {
        const way = asks === 'most' ? -1 : 1
        const byPlace = (place: number) => {
          const inOrder = [...values].sort((a, b) => way * (a - b))
          return child(itemOf(children, values.indexOf(itemOf(inOrder, place))))
        }
        return { second: byPlace(1), third: byPlace(2), otherEnd: byPlace(3) }
      },
      ask({ told, asks, values, children }) {
        const rows = children.map((person, i) => [name(person), itemOf(values, i)])
        const shown = (language: 'en' | 'es') => [
          told.says[language],
          table({
            head: [{ en: line`Name`, es: line`Nombre` }[language], told.head[language]],
            rows,
            rowHeads: true,
          }),
          told[asks][language],
        ]
        return { en: shown('en'), es: shown('es') }
      },
      solution: ({ asks, values }, answer) => [
        ...orderByDigits(values, asks === 'most' ? 'descending' : 'ascending'),
        step(answer.says, asks === 'most' ? because.greatestComesFirst : because.leastComesFirst),
      ],
      // The number beside the name, and none that is beyond it.
      check(printed, { key }) {
        const told = printed.terms('person').map(({ person }) => person.name)
        const numbers = printed.take(4).map(({ n }) => n)
        const own = itemOf(numbers, told.indexOf(key))
        return numbers.every(other => (/most|más/.test(printed.text) ? other <= own : other >= own))
      },
    }),

    digits: form({
      levels: ['hard'],
      share: 2,
      instruction: {
        en: prose`Which digits make the comparison true? Write all of them.`,
        es: prose`¿Qué dígitos hacen verdadera la comparación? Escríbelos todos.`,
      },
      draw(random) {
        const [hundreds, tens, ones] = [random.int(1, 9), random.int(2, 7), random.int(1, 8)]
        return {
          hundreds,
          tens,
          ones: random.intExcept(0, 9, ones),
          isGreater: random.evenly([true, false]),
          other: hundreds * 100 + tens * 10 + ones,
        }
      },
      answer: numbersInAnyOrder,
      solve: ({ hundreds, ones, isGreater, other }) =>
        ALL_DIGITS.filter(digit => {
          const value = hundreds * 100 + digit * 10 + ones
          return isGreater ? value > other : value < other
        }),
      ask: ({ hundreds, ones, isGreater, other }) =>
        both(isGreater ? prose`${hundreds}${box(1)}${ones} > ${other}` : prose`${hundreds}${box(1)}${ones} < ${other}`),
      solution({ hundreds, tens, ones, isGreater, other }, answer) {
        const orEqual = answer.includes(tens)
        const which = isGreater
          ? orEqual
            ? { en: line`from ${tens} on`, es: line`desde el ${tens} en adelante` }
            : { en: line`greater than ${tens}`, es: line`mayores que ${tens}` }
          : orEqual
            ? { en: line`up to ${tens}`, es: line`hasta el ${tens}` }
            : { en: line`less than ${tens}`, es: line`menores que ${tens}` }
        return [
          step(equation(hundreds, hundreds), because.comparePlace, { place: HUNDREDS }),
          step(relation(ones, comparisonSigns[comparisonOf(ones, other % 10)], other % 10), because.comparePlace, {
            place: ONES,
          }),
          step(list(...answer), because.takeTheDigits, { which }),
        ]
      },
      // Each of the ten digits is right exactly if it is listed.
      check(printed, answer) {
        const [hundreds, ones, other] = printed.take(3).map(({ n }) => n)
        const listed = answer.map(value => exact(value).n)
        const isRight = (digit: number) => {
          const difference = Number(`${hundreds}${digit}${ones}`) - (other ?? 0)
          return printed.text.includes('>') ? difference > 0 : difference < 0
        }
        return (
          listed.length > 0 &&
          listed.length < 10 &&
          listed.every(digit => digit <= 9) &&
          ALL_DIGITS.every(digit => listed.includes(digit) === isRight(digit))
        )
      },
    }),

    makeTheNumber: form({
      levels: ['hard'],
      lines: 1,
      draw(random) {
        const goal = random.evenly(['greatest', 'least'])
        const hasZero = random.chance(0.5)
        const digits = hasZero ? [0, ...random.sample(DIGITS, 2)] : random.sample(DIGITS, 3)
        return {
          goal,
          digits: random.until(
            () => random.shuffle<readonly number[]>(digits),
            shuffled => numberOf(shuffled) !== numberOf(bestOrder(digits, goal)),
          ),
        }
      },
      answer: integer,
      solve: ({ goal, digits }) => numberOf(bestOrder(digits, goal)),
      ask({ goal, digits }) {
        const [a, b, c] = tupleOf(digits, 3)
        return goal === 'greatest'
          ? {
              en: prose`Use the digits ${a}, ${b}, and ${c} once each. Write the greatest three-digit number.`,
              es: prose`Usa los dígitos ${a}, ${b} y ${c} una vez cada uno. Escribe el mayor número de tres dígitos.`,
            }
          : {
              en: prose`Use the digits ${a}, ${b}, and ${c} once each. Write the least three-digit number.`,
              es: prose`Usa los dígitos ${a}, ${b} y ${c} una vez cada uno. Escribe el menor número de tres dígitos.`,
            }
      },
      solution({ goal, digits }, answer) {
        const up = [...digits].sort((a, b) => a - b)
        const isMoved = goal === 'least' && up[0] === 0
        return [
          goal === 'greatest'
            ? step(list(...[...up].reverse()), because.greatestComesFirst)
            : step(list(...up), because.leastComesFirst),
          ...(isMoved ? [step(list(...bestOrder(digits, goal)), because.doesNotBeginWithZero)] : []),
          step(asWritten(answer), because.writeDigitsInOrder),
        ]
      },
      // Of all numbers with three digits that use these, none is beyond the answer.
      check(printed, answer) {
        const wanted = [...printed.take(3).map(({ n }) => n)].sort().join('')
        const fitting = Array.from({ length: 900 }, (_, i) => 100 + i).filter(
          value => [...String(value)].sort().join('') === wanted,
        )
        const isGreatest = /greatest|mayor/.test(printed.text)
        return exact(answer).equals(isGreatest ? Math.max(...fitting) : Math.min(...fitting))
      },
    }),

    mixedForms: form({
      levels: ['hard'],
      share: 2,
      instruction: compare,
      draw(random) {
        const [hundreds, tens] = [random.int(2, 7), random.int(11, 19)]
        const value = hundreds * 100 + tens * 10
        const away = random.evenly([0, 1, -1]) * random.pick([1, 5, 10, 12, 100])
        return { hundreds, tens, other: value + away }
      },
      answer: comparison,
      solve: ({ hundreds, tens, other }) => comparisonOf(hundreds * 100 + tens * 10, other),
      ask: ({ hundreds, tens, other }) =>
        both(prose`${count(hundreds, nouns.hundred)} ${count(tens, nouns.ten)} ____ ${other}`),
      solution({ hundreds, tens, other }, answer) {
        const [hundred, rest] = [count(1, nouns.hundred), count(tens - 10, nouns.ten)]
        const value = hundreds * 100 + tens * 10
        return [
          step(equation(tens * 10, sum(100, tens * 10 - 100)), because.regroup, {
            from: count(tens, nouns.ten),
            as: { en: line`${hundred} and ${rest}`, es: line`${hundred} y ${rest}` },
          }),
          step(equation(sum(hundreds * 100, tens * 10), value), because.joinPlaces),
          step(relation(value, comparisonSigns[answer], other), because.compare),
        ]
      },
      check(printed, answer) {
        const [hundreds, tens, other] = printed.take(3)
        const rest = other.minus(tens.times(10)).minus(hundreds.times(100)).n
        return answer === (rest > 0 ? 'less' : rest < 0 ? 'greater' : 'equal')
      },
    }),
  }),
)
