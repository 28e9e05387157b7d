import {
  asWritten,
  blank,
  both,
  box,
  column,
  defineTopic,
  differenceWithin20,
  type Expr,
  equation,
  explained,
  integer,
  intoItsPlace,
  isTrue,
  line,
  minus,
  missingPart,
  missingWhole,
  type Printed,
  prose,
  type Random,
  type Step,
  statements,
  sum,
  sumWithin20,
  type Value,
  wholes,
  writtenOption,
} from '../../author.ts'
import { turned } from '../kit/choices/turned.ts'
import { undoesTheColumn } from '../kit/columns/columns.ts'
import { filled } from '../kit/equations/filled.ts'

/** Two parts of two to five, total by total. */
const PARTS = wholes(2, 5).flatMap(total => wholes(1, total - 1).map(a => [a, total - a] as const))
/** Facts a + b = c or a − b = c with every number up to five. */
const facts = {
  add: (random: Random, ahead: number) => {
    const [a, b] = random.evenly(turned(PARTS, ahead))
    return { a, b, sign: '+' as const }
  },
  subtract: (random: Random, ahead: number) => {
    const [rest, b] = random.evenly(turned(PARTS, ahead))
    return { a: rest + b, b, sign: '−' as const }
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
} satisfies Record<string, (random: Random, ahead: number) => Fact>

interface Fact {
  readonly a: number
  readonly b: number
  readonly sign: '+' | '−'
}
interface Level {
  readonly facts: readonly (keyof typeof facts)[]
}

/** Forms of one level begin at different places of the list. */
const draw = (random: Random, level: Level, ahead: number): Fact => facts[random.evenly(level.facts)](random, ahead)
const result = ({ a, b, sign }: Fact) => (sign === '+' ? a + b : a - b)
const operation = ({ a, b, sign }: Fact) => (sign === '+' ? sum(a, b) : minus(a, b))

const worked = ({ a, b, sign }: Fact) => (sign === '+' ? sumWithin20(a, b) : differenceWithin20(a, b))

const sign = writtenOption({ plus: both(prose`+`), minus: both(prose`−`) })

const ADD = { en: prose`Add.`, es: prose`Suma.` }
const SUBTRACT = { en: prose`Subtract.`, es: prose`Resta.` }

const across = {
  draw: (random: Random, level: Level) => draw(random, level, 0),
  answer: integer,
  solve: result,
  ask: (fact: Fact) => both(equation(operation(fact), blank(2))),
  solution: worked,
  check: (printed: Printed, answer: Value) => isTrue(filled(printed.one('relation'), answer)),
}
const down = {
  draw: (random: Random, level: Level) => draw(random, level, 4),
  answer: integer,
  solve: result,
  ask: ({ a, b, sign }: Fact) => both(column(sign, a, b)),
  solution: worked,
  check: undoesTheColumn,
}

/** Where nothing is counted, since a part is 0. */
function withZero({ a, b, sign }: Fact, complete: Expr): readonly Step[] | null {
  if (sign === '+' && (a === 0 || b === 0))
    return [
      explained(asWritten(a + b), line`One number alone makes ${a + b}.`, line`Un solo número da ${a + b}.`),
      explained(complete, line`The other number is 0.`, line`El otro número es 0.`),
    ]
  if (sign === '−' && b === 0)
    return [
      explained(asWritten(0), line`Nothing is taken away.`, line`No se quita nada.`),
      explained(complete, line`The number stays ${a}.`, line`El número sigue siendo ${a}.`),
    ]
  if (sign === '−' && a === b)
    return [
      explained(asWritten(0), line`Nothing is left.`, line`No queda nada.`),
      explained(complete, line`All of it was taken away: ${a}.`, line`Se quitó todo: ${a}.`),
    ]
  return null
}

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
    rev: 6,
    variety: { easy: 20, medium: 20 },
    levels: {
      easy: { facts: ['add'] },
      medium: { facts: ['subtract'] },
      hard: { facts: ['add with zero', 'subtract with zero'] },
    },
  },
  form => ({
    sums: form({ levels: ['easy'], instruction: ADD, ...across }),
    sumsDown: form({ levels: ['easy'], instruction: ADD, ...down }),
    differences: form({ levels: ['medium'], instruction: SUBTRACT, ...across }),
    differencesDown: form({ levels: ['medium'], instruction: SUBTRACT, ...down }),

    missing: form({
      levels: ['hard'],
      share: 2,
      instruction: { en: prose`Write the missing number.`, es: prose`Escribe el número que falta.` },
      // 5 − □ = 3 would ask what 5 − 3 = □ asks.
      draw(random, level) {
        return random.until(
          () => {
            const fact = draw(random, level, 0)
            return { ...fact, isFirst: fact.sign === '−' || random.chance(0.5) }
          },
          // The answer does not stand there to be copied.
          ({ a, b, isFirst }) => (isFirst ? b : a) !== 0,
        )
      },
      answer: integer,
      solve: ({ a, b, isFirst }) => (isFirst ? a : b),
      ask({ isFirst, ...fact }) {
        const { a, b, sign } = fact
        const [left, right] = isFirst ? [box(), b] : [a, box()]
        return both(equation(sign === '+' ? sum(left, right) : minus(left, right), result(fact)))
      },
      solution: ({ a, b, sign, isFirst }) => {
        const complete = sign === '+' ? equation(sum(a, b), a + b) : equation(minus(a, b), a - b)
        return (
          withZero({ a, b, sign }, complete) ??
          intoItsPlace(sign === '+' ? missingPart(a + b, isFirst ? b : a) : missingWhole(a - b, b), complete)
        )
      },
      check: (printed, answer) => isTrue(filled(printed.one('relation'), answer)),
    }),

    sign: form({
      levels: ['hard'],
      instruction: { en: prose`Write + or −.`, es: prose`Escribe + o −.` },
      // With the smaller number first, a pupil of this grade could not try −; with 1 or 2 the easier levels are harder.
      draw(random) {
        const fact = random.until(
          () => facts[random.evenly(['add', 'subtract'])](random, 5),
          ({ a, b }) => Math.max(a, b) > 2,
        )
        return fact.a < fact.b ? { ...fact, a: fact.b, b: fact.a } : fact
      },
      answer: sign,
      solve: ({ sign }) => (sign === '+' ? 'plus' : 'minus'),
      ask: fact => both(prose`${fact.a} ____ ${fact.b} = ${result(fact)}`),
      solution: fact => [
        explained(
          statements(equation(sum(fact.a, fact.b), fact.a + fact.b), equation(minus(fact.a, fact.b), fact.a - fact.b)),
          line`Try each sign.`,
          line`Prueba cada signo.`,
        ),
        explained(
          equation(operation(fact), result(fact)),
          [`Only ${fact.sign} makes `, ...line`${result(fact)}.`],
          [`Solo con ${fact.sign} se obtiene `, ...line`${result(fact)}.`],
        ),
      ],
      check(printed, answer) {
        const [a, b, c] = printed.take(3)
        return (answer === 'plus' ? a.plus(b) : a.minus(b)).equals(c)
      },
    }),
  }),
)
