import {
  addByPlaces,
  blank,
  both,
  bullets,
  column,
  columnWithResult,
  defineTopic,
  equation,
  evaluate,
  exact,
  integer,
  line,
  list,
  minus,
  numberList,
  option,
  prose,
  type Random,
  type Step,
  step,
  subtractByPlaces,
  sum,
  tupleOf,
  type Value,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { undoesTheColumn } from '../kit/columns/columns.ts'
import { addends } from '../kit/columns/digit-pairs.ts'
import { hiddenDigits, hideDigits, isOnlyFilling } from '../kit/columns/missing-digits.ts'
import { smallerFromLarger, sumWithoutCarrying } from '../kit/columns/regrouping.ts'
import { fitsTheGap, missingNumber } from '../kit/facts/facts.ts'

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
    return {
      sign: '−' as Sign,
      a: hundreds * 100,
      b: random.int(1, hundreds - 2) * 100 + random.int(1, 9) * 10 + random.int(1, 9),
    }
  },
}

interface Level {
  readonly problems: keyof typeof problems
}

const draw = (random: Random, level: Level) => problems[level.problems](random)
type Facts = ReturnType<typeof draw>

const result = ({ a, b, sign }: Facts) => (sign === '+' ? a + b : a - b)
const written = (a: Value, b: Value, sign: Sign) => (sign === '+' ? sum(a, b) : minus(a, b))

/** The columns one after another, from the ones up. */
const worked = ({ a, b, sign }: Facts): readonly Step[] => (sign === '+' ? addByPlaces(a, b) : subtractByPlaces(a, b))
/** The opposite operation leads back to the first number. */
const checked = (facts: Facts): Step => {
  const { a, b, sign } = facts
  return step(equation(written(result(facts), b, sign === '+' ? '−' : '+'), a), because.checkWork, {
    how: { en: line`the opposite operation`, es: line`la operación contraria` },
  })
}
const MISTAKES = {
  '+': { en: line`a regrouped ten or hundred was not added`, es: line`no se sumó lo que se llevaba` },
  '−': { en: line`the smaller digit was taken from the larger`, es: line`se restó el dígito menor del mayor` },
} as const

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
      levels: ['easy', 'medium'],
      share: 3,
      instruction,
      draw,
      answer: integer,
      solve: result,
      ask: ({ a, b, sign }) => both(column(sign, a, b)),
      solution: worked,
      check: undoesTheColumn,
    }),

    acrossZeros: form({
      levels: ['hard'],
      share: 2,
      instruction: { en: prose`Subtract.`, es: prose`Resta.` },
      draw: problems['across two zeros'],
      answer: integer,
      solve: result,
      ask: ({ a, b, sign }) => both(column(sign, a, b)),
      solution: worked,
      check: undoesTheColumn,
    }),

    horizontal: form({
      levels: ['easy', 'medium'],
      share: 2,
      instruction,
      lines: 3,
      draw,
      answer: integer,
      solve: result,
      ask: ({ a, b, sign }) => both(equation(written(a, b, sign), blank(3))),
      solution: worked,
      check(printed, answer) {
        const [a, b] = tupleOf(
          printed.all('number').map(number => evaluate(number)),
          2,
        )
        const sign = printed.all('negative').length > 0 ? '−' : '+'
        return undone(answer, b, sign).equals(a)
      },
    }),

    threeAddends: form({
      levels: ['hard'],
      instruction: { en: prose`Add.`, es: prose`Suma.` },
      draw: random => ({ terms: random.shuffle([random.int(236, 398), random.int(112, 235), random.int(27, 109)]) }),
      answer: integer,
      solve: ({ terms }) => terms.reduce((total, term) => total + term, 0),
      ask: ({ terms }) => both(column('+', ...terms)),
      solution: ({ terms }) => addByPlaces(...terms),
      check: undoesTheColumn,
    }),

    missingNumber: form({
      levels: ['hard'],
      share: 2,
      instruction: missingNumber,
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
      solution: ({ missing, known, place }) =>
        place === 'minuend'
          ? [step(sum(missing, known), because.putTogether), ...addByPlaces(missing, known)]
          : [
              step(minus(missing + known, known), because.findTheMissingPart),
              ...subtractByPlaces(missing + known, known),
            ],
      check: fitsTheGap,
    }),

    missingDigits: form({
      levels: ['hard'],
      ...hiddenDigits,
      draw: random => {
        const facts = problem(random.evenly(['+', '−']), addends(random, random.chance(0.7), random.chance(0.7)))
        return { facts, ...hideDigits(random, [facts.a, facts.b, result(facts)], 3) }
      },
      ask({ facts, rows }) {
        const [a, b, below] = tupleOf(rows, 3)
        return both(columnWithResult(facts.sign, [a, b], below))
      },
      solution: ({ facts, digits }) => [
        ...worked(facts),
        step(list(...digits), because.read, {
          what: { en: line`the missing digits`, es: line`los dígitos que faltan` },
        }),
      ],
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
      solution: facts => [...worked(facts), checked(facts)],
      check(printed, answers) {
        const [a, b] = tupleOf(
          printed.all('number').map(number => evaluate(number)),
          2,
        )
        const [answer, again] = tupleOf(answers, 2)
        const [{ left }] = tupleOf(printed.all('relation'), 1)
        const sign = left.kind === 'sum' && left.terms[1]?.kind === 'negative' ? '−' : '+'
        return exact(answer).equals(exact(again)) && undone(answer, b, sign).equals(a)
      },
    }),

    findTheError: form({
      levels: ['hard'],
      kind: 'find-mistake',
      instruction: {
        en: prose`Is the result right? If not, what is the mistake?`,
        es: prose`¿Está bien el resultado? Si no, ¿cuál es el error?`,
      },
      draw: random => {
        const facts = problem(random.evenly(['+', '−']), addends(random, true, random.chance(0.5)))
        const wrong = facts.sign === '+' ? sumWithoutCarrying(facts.a, facts.b) : smallerFromLarger(facts.a, facts.b)
        return { ...facts, claimed: random.evenly([true, true, true, false]) ? wrong : result(facts) }
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
      key: facts =>
        facts.claimed === result(facts)
          ? both([])
          : { en: prose`It should be ${result(facts)}.`, es: prose`Debe ser ${result(facts)}.` },
      solution: facts =>
        facts.claimed === result(facts)
          ? [...worked(facts), checked(facts)]
          : [
              step(equation(written(facts.a, facts.b, facts.sign), facts.claimed), because.mistakeIs, {
                what: MISTAKES[facts.sign],
              }),
              ...worked(facts),
            ],
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
