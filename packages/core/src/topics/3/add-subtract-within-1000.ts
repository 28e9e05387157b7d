import {
  addByPlaces,
  type Both,
  blank,
  both,
  bullets,
  column,
  columnWithResult,
  defineTopic,
  equation,
  evaluate,
  exact,
  explainedBy,
  type Inline,
  integer,
  line,
  m,
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
  wouldGive,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { undoesTheColumn } from '../kit/columns/columns.ts'
import { addends } from '../kit/columns/digit-pairs.ts'
import { areDifferent, hideDigits, missingDigits } from '../kit/columns/missing-digits.ts'
import { carries } from '../kit/columns/regrouping.ts'
import { fitsTheGap, missingNumber } from '../kit/facts/facts.ts'

type Sign = '+' | '−'

const digitAt = (value: number, place: number) => Math.floor(value / 10 ** place) % 10

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
    // A zero in the tens of the first number is harder: there is no ten to regroup.
    return random.until(
      () => problem(sign, addends(random, true, true)),
      ({ a }) => sign === '+' || digitAt(a, 1) > 0,
    )
  },
  'across zeros'(random: Random) {
    const [hundreds, isZero] = [random.int(3, 10), random.evenly([true, false, true])]
    const ones = isZero || hundreds === 10 ? 0 : random.int(1, 8)
    return {
      sign: '−' as Sign,
      a: hundreds * 100 + ones,
      b: random.int(1, hundreds - 2) * 100 + random.int(1, 9) * 10 + random.int(ones + 1, 9),
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
  return step(equation(written(result(facts), b, sign === '+' ? '−' : '+'), a), because.explain, {
    sentence: { en: line`Check with the opposite operation.`, es: line`Comprueba con la operación contraria.` },
  })
}
/** A column with digits to find, which regroups at both places. */
function digitsToFind(random: Random, sign: Sign) {
  return random.until(() => {
    const { a, b } = problem(sign, addends(random, true, true))
    return { a, b, ...hideDigits(random, [a, b, result({ a, b, sign })], 3) }
  }, areDifferent)
}

const mistakeNames = ['ones', 'tenKept', 'hundredKept', 'tens'] as const
type Mistake = (typeof mistakeNames)[number]

/** What each mistake makes of a difference that regroups a ten and a hundred. */
function wrongResults(a: number, b: number): Readonly<Record<Mistake, number>> {
  const [ones, tens] = [digitAt(b, 0) - digitAt(a, 0), digitAt(b, 1) - digitAt(a, 1) + 1]
  return { ones: a - b + 2 * ones, tens: a - b + 20 * tens, tenKept: a - b + 10, hundredKept: a - b + 100 }
}

/** No two mistakes give the same, and none the right difference. */
const tellsMistakesApart = ({ a, b }: { readonly a: number; readonly b: number }) =>
  digitAt(a, 1) > 2 &&
  digitAt(a, 1) < digitAt(b, 1) &&
  digitAt(b, 0) - digitAt(a, 0) !== 5 &&
  digitAt(b, 1) - digitAt(a, 1) !== 4 &&
  digitAt(a, 2) - digitAt(b, 2) > 1

/** What went wrong, with the digits of the problem. */
const WHY: Readonly<Record<Mistake, (a: number, b: number) => Both<readonly Inline[]>>> = {
  ones: (a, b) => ({
    en: line`In the ones, ${m`${digitAt(b, 0)} - ${digitAt(a, 0)}`} was worked out instead of ${m`${10 + digitAt(a, 0)} - ${digitAt(b, 0)}`}.`,
    es: line`En las unidades se calculó ${m`${digitAt(b, 0)} - ${digitAt(a, 0)}`} en lugar de ${m`${10 + digitAt(a, 0)} - ${digitAt(b, 0)}`}.`,
  }),
  tens: (a, b) => ({
    en: line`In the tens, the smaller number of tens, ${digitAt(a, 1) - 1}, was taken from the greater, ${digitAt(b, 1)}.`,
    es: line`En las decenas se restó el número menor de decenas, ${digitAt(a, 1) - 1}, del mayor, ${digitAt(b, 1)}.`,
  }),
  tenKept: a => ({
    en: line`One of the ${digitAt(a, 1)} tens was regrouped, so only ${digitAt(a, 1) - 1} of them are left.`,
    es: line`De las decenas, que eran ${digitAt(a, 1)}, una se reagrupó; por eso solo quedan ${digitAt(a, 1) - 1}.`,
  }),
  hundredKept: a => ({
    en: line`One of the ${digitAt(a, 2)} hundreds was regrouped, so only ${digitAt(a, 2) - 1} of them are left.`,
    es: line`De las centenas, que eran ${digitAt(a, 2)}, una se reagrupó; por eso solo quedan ${digitAt(a, 2) - 1}.`,
  }),
}

const instruction = { en: prose`Find the result.`, es: prose`Halla el resultado.` }

/** The opposite operation leads from the answer back to the first number. */
const undone = (answer: Value, b: Value, sign: Sign) =>
  sign === '+' ? exact(answer).minus(exact(b)) : exact(answer).plus(exact(b))

export const addSubtractWithin1000 = defineTopic(
  {
    id: 'add-subtract-within-1000',
    rev: 3,
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
      hard: { problems: 'across zeros' },
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
      draw: problems['across zeros'],
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
      // The ones and the tens both make more than 9.
      draw: random =>
        random.until(
          () => ({ terms: random.shuffle([random.int(236, 398), random.int(112, 235), random.int(127, 309)]) }),
          ({ terms }) => carries(...terms) === 2 && terms.reduce((total, term) => total + term, 0) < 1000,
        ),
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
      draw: random => digitsToFind(random, '+'),
      ...missingDigits('+'),
    }),

    missingInDifference: form({
      levels: ['hard'],
      draw: random => digitsToFind(random, '−'),
      ...missingDigits('−'),
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
      solve: facts => [result(facts), result(facts), facts.a],
      ask: ({ a, b, sign }) =>
        both(
          bullets(
            line`${equation(written(a, b, sign), blank(3))}`,
            line`${equation(written(blank(3), b, sign === '+' ? '−' : '+'), blank(3))}`,
          ),
        ),
      solution: facts => [...worked(facts), checked(facts)],
      check(printed, answers) {
        const [a, b] = tupleOf(
          printed.all('number').map(number => evaluate(number)),
          2,
        )
        const [answer, again, back] = tupleOf(answers, 3)
        const [{ left }] = tupleOf(printed.all('relation'), 1)
        const sign = left.kind === 'sum' && left.terms[1]?.kind === 'negative' ? '−' : '+'
        return exact(answer).equals(exact(again)) && exact(back).equals(a) && undone(answer, b, sign).equals(a)
      },
    }),

    findTheError: form({
      levels: ['hard'],
      kind: 'find-mistake',
      instruction: {
        en: prose`The result is wrong. What is the mistake?`,
        es: prose`El resultado no es correcto. ¿Cuál es el error?`,
      },
      draw: random => ({
        ...random.until(() => problem('−', addends(random, true, true)), tellsMistakesApart),
        mistake: random.evenly(mistakeNames),
      }),
      answer: option({
        ones: {
          en: prose`In the ones, the smaller digit was taken from the greater one.`,
          es: prose`En las unidades se restó el dígito menor del mayor.`,
        },
        tens: {
          en: prose`In the tens, the smaller digit was taken from the greater one.`,
          es: prose`En las decenas se restó el dígito menor del mayor.`,
        },
        tenKept: {
          en: prose`A ten was regrouped as 10 ones, but it was also left in the tens.`,
          es: prose`Una decena se reagrupó como 10 unidades, pero también se dejó en las decenas.`,
        },
        hundredKept: {
          en: prose`A hundred was regrouped as 10 tens, but it was also left in the hundreds.`,
          es: prose`Una centena se reagrupó como 10 decenas, pero también se dejó en las centenas.`,
        },
      }),
      solve: ({ mistake }) => mistake,
      ask: ({ a, b, mistake }) => both(columnWithResult('−', [a, b], wrongResults(a, b)[mistake])),
      solution({ a, b, mistake }) {
        return [
          ...worked({ sign: '−', a, b }),
          explainedBy(m`${a - b} ≠ ${wrongResults(a, b)[mistake]}`, WHY[mistake](a, b)),
        ]
      },
      whyWrong({ a, b, mistake }) {
        const results = wrongResults(a, b)
        return wouldGive(mistake, results[mistake], results)
      },
      check(printed, answer) {
        const { rows, result } = printed.block('column')
        const [a, b] = rows.map(({ of }) => evaluate(of).n)
        if (!a || !b || !result) return false
        // What the wrong result is off by.
        const off = evaluate(result.of).n - (a - b)
        const expected = off === 100 ? 'hundredKept' : off === 10 ? 'tenKept' : Math.abs(off) < 20 ? 'ones' : 'tens'
        return answer === expected
      },
    }),
  }),
)
