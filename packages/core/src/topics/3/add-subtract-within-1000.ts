import { integer } from '../../answer/number.ts'
import { numberList } from '../../answer/number-list.ts'
import { option } from '../../answer/option.ts'
import { both, bullets, column, columnWithResult, line, prose } from '../../content.ts'
import { blank, equation, minus, sum, type Value } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import { isTrue } from '../../math/truth.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { undoesTheColumn } from '../common/columns.ts'
import { addends } from '../common/digit-pairs.ts'
import { filled } from '../common/filled.ts'
import { hideDigits, isOnlyFilling } from '../common/missing-digits.ts'
import { smallerFromLarger, sumWithoutCarrying } from '../common/regrouping.ts'

type Sign = '+' | '−'

const problem = (sign: Sign, [first, second]: readonly [number, number]) =>
  sign === '+' ? { sign, a: first, b: second } : { sign, a: first + second, b: second }

/** Problems by the name that levels list. */
const problems = {
  'one regrouping'(random: Random) {
    const carries = random.pick([
      [true, false],
      [false, true],
      [true, false],
      [false, false],
    ])
    return problem(random.evenly(['+', '−']), addends(random, ...carries))
  },
  'two regroupings'(random: Random) {
    const sign: Sign = random.evenly(['+', '−'])
    if (sign === '+' || random.chance(0.6)) return problem(sign, addends(random, true, true))
    const [hundreds, ones] = [random.int(3, 9), random.int(0, 8)]
    return {
      sign,
      a: hundreds * 100 + ones,
      b: random.int(1, hundreds - 1) * 100 + random.int(1, 9) * 10 + random.int(ones + 1, 9),
    }
  },
  'across two zeros'(random: Random) {
    const hundreds = random.int(3, 10)
    return { sign: '−' as Sign, a: hundreds * 100, b: random.int(1, hundreds - 2) * 100 + random.int(11, 99) }
  },
}

interface Level {
  readonly problems: keyof typeof problems
}

const draw = (random: Random, level: Level) => problems[level.problems](random)
type Facts = ReturnType<typeof draw>

const result = ({ a, b, sign }: Facts) => (sign === '+' ? a + b : a - b)
const written = (a: Value, b: Value, sign: Sign) => (sign === '+' ? sum(a, b) : minus(a, b))

const instruction = { en: prose`Add or subtract.`, es: prose`Suma o resta.` }

/** The opposite operation leads from the answer back to the first number. */
const undone = (answer: Value, b: Value, sign: Sign) =>
  sign === '+' ? exact(answer).minus(exact(b)) : exact(answer).plus(exact(b))

export const addSubtractWithin1000 = defineTopic(
  {
    id: 'add-subtract-within-1000',
    name: { en: 'Add and subtract within 1,000', es: 'Sumar y restar hasta 1,000' },
    description: {
      en: 'Add and subtract three-digit numbers with regrouping and find missing numbers or digits.',
      es: 'Suma y resta números de tres dígitos reagrupando y halla números o dígitos que faltan.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['3.NBT.A.2'],
    levels: {
      easy: { problems: 'one regrouping' },
      medium: { problems: 'two regroupings' },
      hard: { problems: 'across two zeros' },
    },
  },
  form => ({
    columns: form({
      share: 3,
      instruction,
      lines: 2,
      draw,
      answer: integer,
      solve: result,
      ask: ({ a, b, sign }) => both(column(sign, a, b)),
      check: undoesTheColumn,
    }),

    horizontal: form({
      share: 2,
      instruction,
      lines: 3,
      draw,
      answer: integer,
      solve: result,
      ask: ({ a, b, sign }) => both(equation(written(a, b, sign), blank(3))),
      check(printed, answer) {
        const [a, b] = printed.all('number').map(number => evaluate(number))
        const sign = printed.all('negative').length > 0 ? '−' : '+'
        return a !== undefined && b !== undefined && undone(answer, b, sign).equals(a)
      },
    }),

    threeAddends: form({
      levels: ['hard'],
      instruction,
      lines: 2,
      draw: random => ({ terms: [random.int(112, 398), random.int(105, 297), random.int(27, 299)] }),
      answer: integer,
      solve: ({ terms }) => terms.reduce((total, term) => total + term, 0),
      ask: ({ terms }) => both(column('+', ...terms)),
      check: undoesTheColumn,
    }),

    missingNumber: form({
      levels: ['hard'],
      instruction: { en: prose`Find the missing number.`, es: prose`Halla el número que falta.` },
      lines: 3,
      draw: random => {
        const [missing, known] = addends(random, true, true)
        return { missing, known, place: random.evenly(['first addend', 'second addend', 'minuend', 'subtrahend']) }
      },
      answer: integer,
      solve: ({ missing, known, place }) => (place === 'minuend' ? missing + known : missing),
      ask({ missing, known, place }) {
        switch (place) {
          case 'first addend':
            return both(equation(sum(blank(3), known), missing + known))
          case 'second addend':
            return both(equation(sum(known, blank(3)), missing + known))
          case 'minuend':
            return both(equation(minus(blank(3), known), missing))
          case 'subtrahend':
            return both(equation(minus(missing + known, blank(3)), known))
          default:
            return place satisfies never
        }
      },
      check: (printed, answer) => isTrue(filled(printed.one('relation'), answer)),
    }),

    missingDigits: form({
      levels: ['hard'],
      instruction: {
        en: prose`Find the missing digits. Write them row by row, from left to right.`,
        es: prose`Halla los dígitos que faltan. Escríbelos fila por fila, de izquierda a derecha.`,
      },
      lines: 0,
      draw: random => {
        const facts = problem(random.evenly(['+', '−']), addends(random, random.chance(0.7), random.chance(0.7)))
        return { sign: facts.sign, ...hideDigits(random, [facts.a, facts.b, result(facts)], 3) }
      },
      answer: numberList,
      solve: ({ digits }) => digits,
      ask: ({ sign, rows }) => both(columnWithResult(sign, rows.slice(0, 2), rows[2] ?? 0)),
      check: isOnlyFilling,
    }),

    checkByTheInverse: form({
      levels: ['medium'],
      instruction: {
        en: prose`Find the result. Then check it with the opposite operation.`,
        es: prose`Halla el resultado. Luego compruébalo con la operación contraria.`,
      },
      lines: 3,
      draw,
      answer: numberList,
      solve: facts => [result(facts), result(facts)],
      ask: ({ a, b, sign }) =>
        both(
          bullets(
            line`${equation(written(a, b, sign), blank(3))}`,
            line`${equation(written(blank(3), b, sign === '+' ? '−' : '+'), a)}`,
          ),
        ),
      check(printed, [answer, again]) {
        const [a, b] = printed.all('number').map(number => evaluate(number))
        const [first] = printed.all('relation')
        const sign = first?.left.kind === 'sum' && first.left.terms[1]?.kind === 'negative' ? '−' : '+'
        return (
          a !== undefined &&
          b !== undefined &&
          answer !== undefined &&
          again !== undefined &&
          exact(answer).equals(exact(again)) &&
          undone(answer, b, sign).equals(a)
        )
      },
    }),

    findTheError: form({
      levels: ['medium', 'hard'],
      instruction: { en: prose`Is the result right?`, es: prose`¿Está bien el resultado?` },
      draw: random => {
        const facts = problem(random.evenly(['+', '−']), addends(random, true, random.chance(0.5)))
        const wrong = facts.sign === '+' ? sumWithoutCarrying(facts.a, facts.b) : smallerFromLarger(facts.a, facts.b)
        return { ...facts, claimed: random.evenly([true, true, false]) ? wrong : result(facts) }
      },
      answer: option({
        right: { en: prose`Yes, it is right.`, es: prose`Sí, está bien.` },
        carry: { en: prose`No, a regrouped ten or hundred is missing.`, es: prose`No, falta sumar lo que se llevaba.` },
        borrow: {
          en: prose`No, the smaller digit was taken from the larger.`,
          es: prose`No, se restó el dígito menor del mayor.`,
        },
      }),
      solve: facts => (facts.claimed === result(facts) ? 'right' : facts.sign === '+' ? 'carry' : 'borrow'),
      ask: ({ a, b, sign, claimed }) => both(columnWithResult(sign, [a, b], claimed)),
      check(printed, answer) {
        const { operator, rows, result } = printed.block('column')
        const [a, b] = rows.map(({ of }) => evaluate(of))
        if (!a || !b || !result) return false
        const isRight = undone(result.of, b, operator === '+' ? '+' : '−').equals(a)
        return answer === (isRight ? 'right' : operator === '+' ? 'carry' : 'borrow')
      },
    }),
  }),
)
