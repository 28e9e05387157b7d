import { integer } from '../../answer/number.ts'
import { option } from '../../answer/option.ts'
import { both, column, prose } from '../../content.ts'
import { blank, box, equation, minus, sum } from '../../math/build.ts'
import { isTrue } from '../../math/truth.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { undoesTheColumn } from '../common/columns.ts'
import { filled } from '../common/filled.ts'

/** Facts a + b = c or a − b = c with every number up to five. */
const facts = {
  add: (random: Random) => {
    const total = random.int(2, 5)
    const a = random.int(1, total - 1)
    return { a, b: total - a, sign: '+' as const }
  },
  subtract: (random: Random) => {
    const a = random.int(2, 5)
    return { a, b: random.int(1, a - 1), sign: '−' as const }
  },
  'add with zero': (random: Random) => {
    const total = random.int(1, 5)
    const a = random.int(0, total)
    return { a, b: total - a, sign: '+' as const }
  },
  'subtract with zero': (random: Random) => {
    const a = random.int(1, 5)
    return { a, b: random.int(0, a), sign: '−' as const }
  },
} satisfies Record<string, (random: Random) => Fact>

interface Fact {
  readonly a: number
  readonly b: number
  readonly sign: '+' | '−'
}
interface Level {
  readonly facts: readonly (keyof typeof facts)[]
}

const draw = (random: Random, level: Level): Fact => facts[random.evenly(level.facts)](random)
const result = ({ a, b, sign }: Fact) => (sign === '+' ? a + b : a - b)
const operation = ({ a, b, sign }: Fact) => (sign === '+' ? sum(a, b) : minus(a, b))

const sign = option({ plus: both(prose`+`), minus: both(prose`−`) })

export const addSubtractFluentlyWithin5 = defineTopic(
  {
    id: 'add-subtract-fluently-within-5',
    name: { en: 'Add and subtract within 5', es: 'Sumar y restar con fluidez hasta 5' },
    description: {
      en: 'Write sums and differences up to 5 and find missing numbers without using pictures.',
      es: 'Escribe sumas y restas hasta 5 y halla números que faltan sin usar dibujos.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['K.OA.A.5'],
    variety: { easy: 20, medium: 20 },
    levels: {
      easy: { facts: ['add'] },
      medium: { facts: ['subtract'] },
      hard: { facts: ['add with zero', 'subtract with zero'] },
    },
  },
  form => ({
    across: form({
      share: 2,
      lines: 0,
      draw,
      answer: integer,
      solve: result,
      ask: fact => both(equation(operation(fact), blank(2))),
      check: (printed, answer) => isTrue(filled(printed.one('relation'), answer)),
    }),

    down: form({
      share: 2,
      lines: 1,
      draw,
      answer: integer,
      solve: result,
      ask: ({ a, b, sign }) => both(column(sign, a, b)),
      check: undoesTheColumn,
    }),

    missing: form({
      levels: ['hard'],
      share: 2,
      instruction: { en: prose`Write the missing number.`, es: prose`Escribe el número que falta.` },
      lines: 0,
      draw: (random, level) => ({ ...draw(random, level), isFirst: random.evenly([false, false, true, true]) }),
      answer: integer,
      solve: ({ a, b, isFirst }) => (isFirst ? a : b),
      ask({ isFirst, ...fact }) {
        const { a, b, sign } = fact
        const [left, right] = isFirst ? [box(), b] : [a, box()]
        return both(equation(sign === '+' ? sum(left, right) : minus(left, right), result(fact)))
      },
      check: (printed, answer) => isTrue(filled(printed.one('relation'), answer)),
    }),

    sign: form({
      levels: ['hard'],
      instruction: { en: prose`Write + or −.`, es: prose`Escribe + o −.` },
      lines: 0,
      draw: random => facts[random.evenly(['add', 'subtract'])](random),
      answer: sign,
      solve: ({ sign }) => (sign === '+' ? 'plus' : 'minus'),
      ask: fact => both(prose`${fact.a} ____ ${fact.b} = ${result(fact)}`),
      check(printed, answer) {
        const [a, b, c] = printed.numbers
        return (
          a !== undefined &&
          b !== undefined &&
          c !== undefined &&
          (answer === 'plus' ? a.plus(b) : a.minus(b)).equals(c)
        )
      },
    }),
  }),
)
