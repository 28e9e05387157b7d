import { formulaChoice } from '../../answer/choice.ts'
import { writtenExpression } from '../../answer/expression.ts'
import { integer } from '../../answer/number.ts'
import { both, prose } from '../../content.ts'
import { blank, equation, expr, sum } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import { isTrue } from '../../math/truth.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { filled } from '../common/filled.ts'

/** Digits of three-digit numbers by the name that levels list. */
const digits = {
  'no zeros': (random: Random) => [random.int(1, 9), random.int(1, 9), random.int(1, 9)],
  'some with a zero': (random: Random) =>
    random.evenly([true, false]) ? digits['one zero'](random) : digits['no zeros'](random),
  'one zero': (random: Random) =>
    random.chance(0.5) ? [random.int(1, 9), 0, random.int(1, 9)] : [random.int(1, 9), random.int(1, 9), 0],
}

interface Level {
  readonly digits: keyof typeof digits
}

const draw = (random: Random, level: Level) => {
  const [hundreds = 1, tens = 0, ones = 0] = digits[level.digits](random)
  const parts = [hundreds * 100, tens * 10, ones].filter(part => part > 0)
  return { value: hundreds * 100 + tens * 10 + ones, parts, hidden: random.int(0, parts.length - 1) }
}

/** The parts in another order than the places have: the other way round, or the hundreds at the end. */
const outOfOrder = (random: Random, level: Level) => {
  const facts = draw(random, level)
  const [first = 0, ...rest] = facts.parts
  return { ...facts, parts: random.pick([[...rest, first], [...facts.parts].reverse()]) }
}

const total = ({ parts }: { readonly parts: readonly number[] }) => parts.reduce((sum, part) => sum + part, 0)

/** Takes the parts away one by one until nothing is left. */
const isUsedUp = (answer: Parameters<typeof exact>[0], parts: readonly Parameters<typeof evaluate>[0][]) =>
  parts.reduce((rest, part) => rest.minus(evaluate(part)), exact(answer)).equals(0)

const writeTheNumber = { en: prose`Write the number.`, es: prose`Escribe el número.` }

export const expandedFormTo1000 = defineTopic(
  {
    id: 'expanded-form-to-1000',
    name: { en: 'Expanded form to 1,000', es: 'Forma desarrollada hasta 1,000' },
    description: {
      en: 'Write a three-digit number as the sum of its hundreds, tens and ones.',
      es: 'Escribe un número de tres dígitos como la suma de sus centenas, decenas y unidades.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['2.NBT.A.3'],
    levels: {
      easy: { digits: 'no zeros' },
      medium: { digits: 'some with a zero' },
      hard: { digits: 'one zero' },
    },
  },
  form => ({
    complete: form({
      levels: ['easy', 'hard'],
      share: 2,
      instruction: { en: prose`Write the missing number.`, es: prose`Escribe el número que falta.` },
      lines: 0,
      draw,
      answer: integer,
      solve: ({ parts, hidden }) => parts[hidden] ?? 0,
      ask: ({ value, parts, hidden }) =>
        both(equation(value, sum(...parts.map((part, i) => (i === hidden ? blank(2) : part))))),
      check: (printed, answer) => isTrue(filled(printed.one('relation'), answer)),
    }),

    expand: form({
      levels: ['medium'],
      share: 3,
      instruction: {
        en: prose`Write the number in expanded form.`,
        es: prose`Escribe el número en forma desarrollada.`,
      },
      lines: 0,
      draw,
      answer: writtenExpression,
      solve: ({ parts }) => sum(...parts),
      ask: ({ value }) => both(equation(value, blank(6))),
      // Each part is a digit followed by zeros, each place comes once, and together they are the number.
      check(printed, answer) {
        const [value] = printed.all('number').map(number => evaluate(number))
        const parts = answer.kind === 'sum' ? answer.terms.map(term => String(evaluate(term).n)) : []
        return (
          value !== undefined &&
          parts.every(part => /^[1-9]0*$/.test(part)) &&
          new Set(parts.map(part => part.length)).size === parts.length &&
          evaluate(answer).equals(value)
        )
      },
    }),

    write: form({
      levels: ['easy', 'medium'],
      instruction: writeTheNumber,
      lines: 0,
      draw,
      answer: integer,
      solve: total,
      ask: ({ parts }) => both(equation(sum(...parts), blank(2))),
      check: (printed, answer) => isUsedUp(answer, printed.one('sum').terms),
    }),

    scrambled: form({
      levels: ['hard'],
      share: 2,
      instruction: writeTheNumber,
      lines: 0,
      draw: (random, level) => outOfOrder(random, random.evenly([true, false]) ? level : { digits: 'no zeros' }),
      answer: integer,
      solve: total,
      ask: ({ parts }) => both(equation(sum(...parts), blank(2))),
      check: (printed, answer) => isUsedUp(answer, printed.one('sum').terms),
    }),

    whichIsNotEqual: form({
      levels: ['hard'],
      share: 2,
      draw: random => {
        const [hundreds, digit, swaps] = [random.int(2, 9), random.int(1, 9), random.evenly([true, false])]
        return { hundreds, digit, zeroInTens: swaps }
      },
      answer: formulaChoice,
      solve: ({ hundreds, digit, zeroInTens }) => sum(hundreds * 100, zeroInTens ? digit * 10 : digit),
      mistakes: ({ hundreds, digit, zeroInTens }) => {
        const part = zeroInTens ? digit : digit * 10
        return {
          usualOrder: sum(hundreds * 100, part),
          otherOrder: sum(part, hundreds * 100),
          hundredApart: sum((hundreds - 1) * 100, 100, part),
        }
      },
      ask({ hundreds, digit, zeroInTens }) {
        const value = hundreds * 100 + (zeroInTens ? digit : digit * 10)
        return { en: prose`Which is not equal to ${value}?`, es: prose`¿Cuál no es igual a ${value}?` }
      },
      check: (printed, answer) => !evaluate(expr(answer)).equals(printed.numbers[0] ?? 0),
    }),
  }),
)
