import {
  answerStep,
  asWritten,
  baseTenBlocks,
  blank,
  both,
  compareByDigits,
  type Expr,
  equation,
  evaluate,
  exact,
  explainedBy,
  type FormMaker,
  integer,
  isTrue,
  itemOf,
  line,
  list,
  orderByDigits,
  type Printed,
  prose,
  type Random,
  relation,
  type Sentence,
  sentenceChoice,
  step,
  sum,
  tupleOf,
  type Value,
  withFigure,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { filled } from '../../kit/equations/filled.ts'
import { comparison, comparisonOf, comparisonSigns } from '../../kit/facts/compare-signs.ts'
import { compare } from '../../kit/facts/facts.ts'
import type { levels } from './levels.ts'
import { drawList, HUNDREDS, type Level, lists } from './parts.ts'

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

const numeral = (value: number): Sentence => ({ key: `${value}`, says: both(prose`${value}`) })

const hundredsOf = (value: number) => Math.floor(value / 100)

const compared = (a: number, b: number) => relation(a, comparisonSigns[comparisonOf(a, b)], b)

export const easyForms = (form: FormMaker<typeof levels>) => ({
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
    solution: ({ isGreater, given, right }, { says }) => [
      step(compared(hundredsOf(right), hundredsOf(given)), because.comparePlace, { place: HUNDREDS }),
      answerStep(
        says,
        isGreater
          ? {
              en: line`The hundreds decide: ${right} is greater than ${given}.`,
              es: line`Las centenas deciden: ${right} es mayor que ${given}.`,
            }
          : {
              en: line`The hundreds decide: ${right} is less than ${given}.`,
              es: line`Las centenas deciden: ${right} es menor que ${given}.`,
            },
      ),
    ],
    whyWrong({ isGreater, given, wrong }) {
      const why = (value: number) =>
        explainedBy(
          compared(hundredsOf(value), hundredsOf(given)),
          isGreater
            ? { en: line`${value} is less than ${given}.`, es: line`${value} es menor que ${given}.` }
            : { en: line`${value} is greater than ${given}.`, es: line`${value} es mayor que ${given}.` },
        )
      return { one: why(itemOf(wrong, 0)), other: why(itemOf(wrong, 1)) }
    },
    check(printed, { key }) {
      const given = itemOf(printed.take(1), 0).n
      return /greater|mayor/.test(printed.text) ? Number(key) > given : Number(key) < given
    },
  }),
  blocks: form({
    levels: ['easy'],
    draw(random) {
      const [x, y] = random.sample([1, 2, 3, 4], 2)
      const [a, b] = tupleOf(
        [x, y].map(hundreds => hundreds * 100 + random.int(0, 5) * 10 + random.int(0, 6)),
        2,
      )
      return tupleOf([a, b], 2)
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
    solution: ([a, b], answer) => [
      step(list(a, b), because.countBlocks),
      ...compareByDigits(a, b).slice(0, -1),
      explainedBy(asWritten(answer), {
        en: line`It has more hundreds: it is greater.`,
        es: line`Tiene más centenas: es mayor.`,
      }),
    ],
    // Counts the blocks: the answer is one of the two groups, and the other is less.
    check(printed, answer) {
      const values = printed
        .figure('base-ten-blocks')
        .groups.map(({ hundreds, tens, ones }) => 100 * hundreds + 10 * tens + ones)
      const value = exact(answer).n
      return values.includes(value) && values.every(other => other <= value)
    },
  }),
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
})
