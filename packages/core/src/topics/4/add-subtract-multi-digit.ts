import {
  addByPlaces,
  answerStep,
  blank,
  both,
  column,
  columnWithResult,
  defineTopic,
  equation,
  evaluate,
  exact,
  expr,
  integer,
  itemOf,
  line,
  list,
  minus,
  option,
  type Printed,
  prose,
  type Random,
  relation,
  type Step,
  step,
  subtractByPlaces,
  sum,
  tupleOf,
  type Value,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { undoesTheColumn } from '../kit/columns/columns.ts'
import { hiddenDigits, hideDigits, isOnlyFilling } from '../kit/columns/missing-digits.ts'
import { borrows, carries, smallerFromLarger, sumWithoutCarrying } from '../kit/columns/regrouping.ts'

type Sign = '+' | '−'

/** Pairs by the name that levels list; the first is the greater. */
const pairs = {
  'four digits, few regroupings'(random: Random, sign: Sign) {
    return random.until(
      () => [random.int(2111, 9999), random.int(1000, 8999)] as const,
      ([a, b]) =>
        a > b && (sign === '+' ? a + b < 10_000 && carries(a, b) <= 2 : borrows(a, b) <= 2 && !String(a).includes('0')),
    )
  },
  'different lengths'(random: Random, sign: Sign) {
    const [top, bottom] = random.pick([
      [5, 3],
      [5, 4],
      [4, 3],
    ])
    return random.until(
      () => [random.int(10 ** top, 9 * 10 ** top - 1), random.int(10 ** bottom, 10 * 10 ** bottom - 1)] as const,
      ([a, b]) => (sign === '+' ? carries(a, b) >= 3 : borrows(a, b) >= 3),
    )
  },
  'across zeros'(random: Random) {
    const zeros = random.int(3, 4)
    return [
      random.int(2, 9) * 10 ** (zeros + 1) + random.int(1, 9) * 10 ** zeros,
      random.int(10 ** zeros + 1, 2 * 10 ** (zeros + 1) - 1),
    ] as const
  },
}

interface Level {
  readonly pairs: keyof typeof pairs
}

function drawPair(random: Random, level: Level) {
  const sign: Sign = level.pairs === 'across zeros' ? '−' : random.evenly(['+', '−'])
  const [a, b] = pairs[level.pairs](random, sign)
  return { a, b, sign }
}

type Facts = ReturnType<typeof drawPair>

const result = ({ a, b, sign }: Facts) => (sign === '+' ? a + b : a - b)
const written = (a: Value, b: Value, sign: Sign) => (sign === '+' ? sum(a, b) : minus(a, b))

const worked = ({ a, b, sign }: Facts): readonly Step[] => (sign === '+' ? addByPlaces(a, b) : subtractByPlaces(a, b))

const wrongResult = ({ a, b, sign }: Facts) => (sign === '+' ? sumWithoutCarrying(a, b) : smallerFromLarger(a, b))
const forgotten = { '+': 'carry', '−': 'borrow' } as const
const said = {
  '+': { what: { en: line`what is regrouped was not added`, es: line`no se sumó lo que se lleva` } },
  '−': {
    what: {
      en: line`the smaller digit was taken from the larger`,
      es: line`se restó el dígito menor del mayor`,
    },
  },
}

/** The work of six lines begins with the regrouping that was forgotten. */
function fromTheMistake(facts: Facts): readonly Step[] {
  const [first, ...rest] = worked(facts)
  return first ? [step(first.work, because.mistakeIs, said[facts.sign]), ...rest] : []
}

/** Both numbers to the first place of the smaller one. */
const estimated = ({ a, b, sign }: Facts) => {
  const unit = 10 ** (String(b).length - 1)
  const [left, right] = [Math.round(a / unit) * unit, Math.round(b / unit) * unit]
  return { left, right, near: sign === '+' ? left + right : left - right }
}

const instruction = { en: prose`Add or subtract.`, es: prose`Suma o resta.` }

/** Undoes the printed operation on the two numbers of a row. */
function check(printed: Printed, answer: Value): boolean {
  const [a, b] = tupleOf(
    printed.all('number').map(number => evaluate(number)),
    2,
  )
  const isDifference = printed.all('negative').length > 0
  return (isDifference ? exact(answer).plus(b) : exact(answer).minus(b)).equals(a)
}

export const addSubtractMultiDigit = defineTopic(
  {
    id: 'add-subtract-multi-digit',
    name: { en: 'Add and subtract multi-digit numbers', es: 'Sumar y restar números de varios dígitos' },
    description: {
      en: 'Add and subtract numbers of up to six digits in columns, with regrouping.',
      es: 'Suma y resta en columna números de hasta seis dígitos, con reagrupación.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['4.NBT.B.4'],
    levels: {
      easy: { pairs: 'four digits, few regroupings' },
      medium: { pairs: 'different lengths' },
      hard: { pairs: 'across zeros' },
    },
  },
  form => ({
    columns: form({
      share: 3,
      instruction,
      draw: drawPair,
      answer: integer,
      solve: result,
      ask: ({ a, b, sign }) => both(column(sign, a, b)),
      solution: worked,
      check: undoesTheColumn,
    }),

    horizontal: form({
      levels: ['easy', 'medium'],
      instruction: {
        en: prose`Write the numbers in columns. Then add or subtract.`,
        es: prose`Escribe los números en columnas. Luego suma o resta.`,
      },
      lines: 5,
      draw: drawPair,
      answer: integer,
      solve: result,
      ask: ({ a, b, sign }) => both(equation(written(a, b, sign), blank(3.5))),
      solution: worked,
      check,
    }),

    threeAddends: form({
      levels: ['hard'],
      instruction,
      draw: random => ({ terms: [random.int(100_000, 499_999), random.int(1000, 399_999), random.int(100, 99_999)] }),
      answer: integer,
      solve: ({ terms }) => terms.reduce((total, term) => total + term, 0),
      ask: ({ terms }) => both(column('+', ...terms)),
      solution: ({ terms }) => addByPlaces(...terms),
      check: undoesTheColumn,
    }),

    missingNumber: form({
      levels: ['hard'],
      instruction: { en: prose`Find the missing number.`, es: prose`Halla el número que falta.` },
      lines: 3,
      draw: random => {
        const [missing, known] = random.until(
          () => [random.int(20_000, 550_000), random.int(10_000, 450_000)] as const,
          ([a, b]) => a > b,
        )
        return { missing, known, place: random.evenly(['minuend', 'first addend', 'second addend']) }
      },
      answer: integer,
      solve: ({ missing }) => missing,
      ask: ({ missing, known, place }) =>
        both(
          place === 'minuend'
            ? equation(minus(blank(3.5), known), missing - known)
            : equation(place === 'first addend' ? sum(blank(3.5), known) : sum(known, blank(3.5)), missing + known),
        ),
      solution: ({ missing, known, place }) =>
        place === 'minuend'
          ? [
              step(sum(missing - known, known), because.explain, {
                sentence: { en: line`Undo the subtraction: add.`, es: line`Deshaz la resta: suma.` },
              }),
              ...addByPlaces(missing - known, known),
            ]
          : [
              step(minus(missing + known, known), because.findTheMissingPart),
              ...subtractByPlaces(missing + known, known),
            ],
      check(printed, answer) {
        const [known, total] = tupleOf(
          printed.all('number').map(number => evaluate(number)),
          2,
        )
        return (printed.all('negative').length > 0 ? exact(answer).minus(known) : exact(answer).plus(known)).equals(
          total,
        )
      },
    }),

    missingDigits: form({
      levels: ['hard'],
      ...hiddenDigits,
      draw: random => {
        const sign: Sign = random.evenly(['+', '−'])
        const [a, b] = random.until(
          () => [random.int(2000, 9999), random.int(1000, 8999)] as const,
          ([a, b]) => a > b + 1000,
        )
        return { sign, a, b, ...hideDigits(random, [a, b, sign === '+' ? a + b : a - b], 3) }
      },
      ask: ({ sign, rows }) => both(columnWithResult(sign, rows.slice(0, 2), itemOf(rows, 2))),
      solution: ({ digits, a, b, sign }) => [
        // A difference is checked by the sum.
        ...(sign === '+' ? addByPlaces(a, b) : addByPlaces(a - b, b)).slice(0, -1),
        answerStep(list(...digits), {
          en: line`These digits make the columns right.`,
          es: line`Con estos dígitos las columnas son correctas.`,
        }),
      ],
      check: isOnlyFilling,
    }),

    findTheError: form({
      levels: ['medium', 'hard'],
      kind: 'find-mistake',
      instruction: { en: prose`Is the result right?`, es: prose`¿Está bien el resultado?` },
      draw(random, level) {
        const isRight = random.evenly([false, false, false, true])
        const facts = random.until(
          () => drawPair(random, level),
          drawn => wrongResult(drawn) !== result(drawn),
        )
        return { ...facts, claimed: isRight ? result(facts) : wrongResult(facts) }
      },
      answer: option({
        right: { en: prose`Yes, it is right.`, es: prose`Sí, está bien.` },
        carry: { en: prose`No, a carry was forgotten.`, es: prose`No, se olvidó llevar.` },
        borrow: {
          en: prose`No, the smaller digit was taken from the larger.`,
          es: prose`No, se restó el dígito menor del mayor.`,
        },
      }),
      solve: facts => (facts.claimed === result(facts) ? 'right' : forgotten[facts.sign]),
      ask: ({ a, b, sign, claimed }) => both(columnWithResult(sign, [a, b], claimed)),
      key: facts =>
        facts.claimed === result(facts)
          ? both([])
          : { en: prose`It should be ${result(facts)}.`, es: prose`Debe ser ${result(facts)}.` },
      solution: facts => [
        ...(facts.claimed === result(facts) || worked(facts).length > 5
          ? []
          : [
              step(
                relation(written(facts.a, facts.b, facts.sign), '≠', facts.claimed),
                because.mistakeIs,
                said[facts.sign],
              ),
            ]),
        ...(facts.claimed === result(facts) || worked(facts).length < 6 ? worked(facts) : fromTheMistake(facts)),
      ],
      check(printed, answer) {
        const { operator, rows, result } = printed.block('column')
        const [a, b] = tupleOf(
          rows.map(({ of }) => evaluate(of)),
          2,
        )
        if (!result) return false
        const back = operator === '+' ? evaluate(result.of).minus(b) : evaluate(result.of).plus(b)
        return answer === (back.equals(a) ? 'right' : forgotten[operator === '+' ? '+' : '−'])
      },
    }),

    reasonable: form({
      levels: ['easy', 'medium'],
      kind: 'explain',
      instruction: {
        en: prose`Estimate. Which result is reasonable?`,
        es: prose`Estima. ¿Qué resultado es razonable?`,
      },
      draw: drawPair,
      answer: integer,
      solve: result,
      mistakes: ({ a, b, sign }) => ({
        otherOperation: sign === '+' ? a - b : a + b,
        oneZeroMore: 10 * (sign === '+' ? a + b : a - b),
        digitShifted: sign === '+' ? a + 10 * b : a + Math.floor(b / 10),
        lastDigitLost: Math.floor((sign === '+' ? a + b : a - b) / 10),
      }),
      ask: ({ a, b, sign }) => both(written(a, b, sign)),
      solution(facts, answer) {
        const { left, right, near } = estimated(facts)
        return [
          step(equation(written(left, right, facts.sign), near), because.estimate, { value: near }),
          step(expr(answer), because.chooseTheOneThatFits),
        ]
      },
      check: (printed, answer) => check(printed, expr(answer)),
    }),
  }),
)
