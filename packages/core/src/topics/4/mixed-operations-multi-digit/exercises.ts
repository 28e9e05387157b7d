import {
  type Both,
  blank,
  both,
  column,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  type Inline,
  integer,
  line,
  longDivision,
  prose,
  quotientAndRemainder,
  type Random,
  type Step,
  statements,
} from '../../../author.ts'
import { undoesTheColumn } from '../../kit/columns/columns.ts'
import { fitsTheGap, missingNumber } from '../../kit/facts/facts.ts'
import { operationNames, operationSign, operations } from '../../kit/facts/operations.ts'
import type { levels } from './levels.ts'
import {
  COLUMN_SIGNS,
  type ColumnSign,
  complete,
  drawFact,
  type Fact,
  type Level,
  operation,
  resultOf,
  type Sign,
  worked,
  workedShortly,
  written,
} from './operations.ts'

const NAME_OF = { '+': 'plus', '−': 'minus', '×': 'times', '÷': 'dividedBy' } as const

type Place = 'first' | 'second'
interface Missing {
  readonly fact: Fact
  readonly place: Place
}
const KINDS: readonly (readonly [Sign, Place])[] = [
  ['÷', 'first'],
  ['−', 'second'],
  ['×', 'first'],
  ['−', 'first'],
  ['÷', 'first'],
  ['×', 'second'],
]
const WHY = {
  '×': {
    en: line`A factor is missing: divide the product by the other factor.`,
    es: line`Falta un factor: divide el producto entre el otro factor.`,
  },
  '− first': {
    en: line`The greatest number is missing: add the other two numbers.`,
    es: line`Falta el número mayor: suma los otros dos números.`,
  },
  '− second': {
    en: line`The number that is subtracted is missing: subtract the result from the first number.`,
    es: line`Falta el número que se resta: resta el resultado del primer número.`,
  },
  '÷ first': {
    en: line`The number that is divided is missing: multiply the quotient by the divisor.`,
    es: line`Falta el número que se divide: multiplica el cociente por el divisor.`,
  },
} as const

/** A quotient of three digits without a 0. */
function drawLongQuotient(random: Random): Fact {
  const quotient = random.until(
    () => random.int(123, 489),
    value => !String(value).includes('0'),
  )
  const divisor = random.int(4, 9)
  return { a: quotient * divisor, b: divisor, sign: '÷' }
}

/** With the one-digit factor first where the other one is missing. */
const turned = (fact: Fact, place: Place): Fact =>
  fact.sign === '×' && place === 'second' ? { ...fact, a: fact.b, b: fact.a } : fact
const missingFrom = ({ fact, place }: Missing) => (place === 'first' ? fact.a : fact.b)

const begun = (opposite: Fact, why: Both<readonly Inline[]>): readonly Step[] => [
  explained(written(opposite), why.en, why.es),
  ...workedShortly(opposite),
  ...(opposite.sign === '÷'
    ? [explained(complete(opposite), line`Write the quotient.`, line`Escribe el cociente.`)]
    : []),
]

/** The opposite operation, worked out place by place. */
function undone({ fact, place }: Missing): readonly Step[] {
  const { a, b, sign } = fact
  const result = resultOf(fact)
  switch (sign) {
    case '×':
      return begun({ a: result, b: Math.min(a, b), sign: '÷' }, WHY['×'])
    case '÷':
      return begun({ a: result, b, sign: '×' }, WHY['÷ first'])
    default: {
      const why = place === 'first' ? WHY['− first'] : WHY['− second']
      const opposite: Fact = place === 'first' ? { a: result, b, sign: '+' } : { a, b: result, sign: '−' }
      return begun(opposite, why)
    }
  }
}

function drawInColumns(random: Random, signs: readonly ColumnSign[], level: Level): InColumns {
  const sign = random.evenly(signs)
  return { ...drawFact(random, sign, level), sign }
}
type InColumns = Fact & { readonly sign: ColumnSign }
const inColumns = {
  share: 3,
  instruction: {
    en: prose`Look at the sign. Find the result.`,
    es: prose`Mira el signo. Halla el resultado.`,
  },
  solve: resultOf,
  ask: ({ a, b, sign }: InColumns) => both(column(sign, a, b)),
  solution: worked,
  check: undoesTheColumn,
}

export const exerciseForms = (form: FormMaker<typeof levels>) => ({
  columns: form({
    ...inColumns,
    levels: ['easy', 'medium'],
    draw: (random, level) => drawInColumns(random, COLUMN_SIGNS, level),
    answer: integer,
  }),

  hardColumns: form({
    ...inColumns,
    levels: ['hard'],
    draw: (random, level) => drawInColumns(random, ['−', '×'], level),
    answer: integer,
  }),

  divideExactly: form({
    levels: ['medium'],
    instruction: { en: prose`Divide.`, es: prose`Divide.` },
    draw: (random, level) => drawFact(random, '÷', level),
    answer: integer,
    solve: resultOf,
    ask: ({ a, b }) => both(longDivision(a, b)),
    solution: worked,
    check(printed, answer) {
      const { dividend, divisor } = printed.block('long-division')
      return exact(answer).times(divisor).equals(evaluate(dividend))
    },
  }),

  divideWithRemainder: form({
    levels: ['hard'],
    instruction: {
      en: prose`Divide. Write the remainder after R.`,
      es: prose`Divide. Escribe el residuo después de R.`,
    },
    draw: (random, level) => drawFact(random, '÷', level),
    answer: quotientAndRemainder,
    solve: ({ a, b }) => ({ quotient: Math.floor(a / b), remainder: a % b }),
    ask: ({ a, b }) => both(longDivision(a, b)),
    solution: worked,
    check(printed, { quotient, remainder }) {
      const { dividend, divisor } = printed.block('long-division')
      return evaluate(dividend).equals(quotient * divisor + remainder) && remainder < divisor && remainder > 0
    },
  }),

  horizontal: form({
    levels: ['easy', 'medium'],
    instruction: {
      en: prose`Write the numbers in columns. Then find the result.`,
      es: prose`Escribe los números en columnas. Luego halla el resultado.`,
    },
    lines: 5,
    draw: (random, level) => drawFact(random, random.evenly(COLUMN_SIGNS), level),
    answer: integer,
    solve: resultOf,
    ask: fact => both(equation(written(fact), blank(3.5))),
    solution: worked,
    check: fitsTheGap,
  }),

  sign: form({
    levels: ['easy'],
    instruction: { en: prose`Write +, −, ×, or ÷.`, es: prose`Escribe +, −, × o ÷.` },
    draw: (random, level) => {
      const sign = random.evenly(['×', '−', '÷', '+'] as const)
      return { ...drawFact(random, sign === '×' ? '×' : '÷', level), sign }
    },
    answer: operationSign,
    solve: ({ sign }) => NAME_OF[sign],
    ask: fact => both(prose`${fact.a} __ ${fact.b} = ${resultOf(fact)}`),
    solution(fact) {
      const others = (['+', '−', '×', '÷'] as const)
        .filter(sign => sign !== fact.sign)
        .map((sign): Fact => ({ ...fact, sign }))
      return [
        explained(
          statements(...others.map(complete)),
          line`These signs do not give ${resultOf(fact)}.`,
          line`Con estos signos no se obtiene ${resultOf(fact)}.`,
        ),
        explained(complete(fact), ['The sign is ', fact.sign, '.'], ['El signo es ', fact.sign, '.']),
      ]
    },
    check(printed, name) {
      const [a, b, result] = printed.take(3).map(({ n }) => n)
      return operationNames.every(other => (operations[other](Number(a), Number(b)) === result) === (other === name))
    },
  }),

  missing: form({
    levels: ['hard'],
    share: 2,
    instruction: missingNumber,
    lines: 5,
    draw(random): Missing {
      const [sign, place] = random.evenly(KINDS)
      // Zeros are subtracted across in columns.
      const numbers = 'medium'
      return {
        place,
        fact: turned(sign === '÷' ? drawLongQuotient(random) : drawFact(random, sign, { numbers }), place),
      }
    },
    answer: integer,
    solve: missingFrom,
    ask: ({ fact, place }) =>
      both(
        equation(
          place === 'first' ? operation(fact.sign, blank(3), fact.b) : operation(fact.sign, fact.a, blank(3)),
          resultOf(fact),
        ),
      ),
    solution: missing => [
      ...undone(missing),
      explained(
        complete(missing.fact),
        line`The missing number is ${missingFrom(missing)}.`,
        line`El número que falta es ${missingFrom(missing)}.`,
      ),
    ],
    check: fitsTheGap,
  }),
})
