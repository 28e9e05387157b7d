import { formulaChoice } from '../../answer/choice.ts'
import { decimalNumber, integer } from '../../answer/number.ts'
import { numberList } from '../../answer/number-list.ts'
import { both, bullets, line, prose } from '../../content.ts'
import { blank, box, decimal, divide, equation, expr, power, times, type Value } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { placesOf, withPlaces } from './kit/decimals.ts'

type Sign = '×' | '÷'

/** A number and a power of ten whose result has at most three decimal places. */
const numbers = {
  'whole × power'(random: Random) {
    return { left: Ratio.of(random.int(2, 999)), exponent: random.int(1, 3), sign: '×' as Sign }
  },
  'whole ÷ power'(random: Random) {
    const exponent = random.int(1, 3)
    return { left: Ratio.of(random.int(2, 99) * 10 ** exponent), exponent, sign: '÷' as Sign }
  },
  'decimal × power'(random: Random) {
    return { left: withPlaces(random, random.int(1, 3), 0.01, 60), exponent: random.int(1, 3), sign: '×' as Sign }
  },
  'decimal × high power'(random: Random) {
    return { left: withPlaces(random, random.int(1, 2), 0.1, 9.9), exponent: random.int(4, 6), sign: '×' as Sign }
  },
  'decimal ÷ power'(random: Random) {
    return random.until(
      () => ({ left: withPlaces(random, random.int(0, 2), 1, 80), exponent: random.int(1, 3), sign: '÷' as Sign }),
      ({ left, exponent }) => placesOf(left.over(10 ** exponent)) <= 3,
    )
  },
}

interface Level {
  readonly numbers: readonly (keyof typeof numbers)[]
}

const draw = (random: Random, level: Level) => numbers[random.evenly(level.numbers)](random)
type Facts = ReturnType<typeof draw>

const result = ({ left, exponent, sign }: Facts) =>
  sign === '×' ? left.times(10 ** exponent) : left.over(10 ** exponent)
const written = (sign: Sign, left: Value, right: Value) => (sign === '×' ? times(left, right) : divide(left, right))
const asDecimal = (value: Ratio) => decimal(value)

const instruction = { en: prose`Multiply or divide.`, es: prose`Multiplica o divide.` }

/** Undoes the printed operation. */
function check(printed: Printed, answer: Value): boolean {
  const { left } = printed.one('relation')
  if (left.kind === 'product')
    return exact(answer)
      .over(evaluate(left.factors[1] ?? expr(1)))
      .equals(evaluate(left.factors[0] ?? expr(0)))
  return left.kind === 'quotient' && exact(answer).times(evaluate(left.under)).equals(evaluate(left.over))
}

export const multiplyDividePowersOfTen = defineTopic(
  {
    id: 'multiply-divide-powers-of-ten',
    name: { en: 'Multiply and divide by powers of 10', es: 'Multiplicar y dividir por potencias de 10' },
    description: {
      en: 'Multiply or divide whole numbers and decimals by powers of 10, written with or without exponents.',
      es: 'Multiplica o divide números enteros y decimales por potencias de 10, escritas con o sin exponentes.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['5.NBT.A.2'],
    levels: {
      easy: { numbers: ['whole × power', 'whole ÷ power'] },
      medium: { numbers: ['decimal × power', 'decimal ÷ power'] },
      hard: { numbers: ['decimal × power', 'decimal ÷ power', 'decimal × high power'] },
    },
  },
  form => ({
    bare: form({
      levels: ['easy', 'medium'],
      share: 3,
      instruction,
      lines: 0,
      draw,
      answer: decimalNumber,
      solve: facts => asDecimal(result(facts)),
      ask: ({ left, exponent, sign }) => both(equation(written(sign, asDecimal(left), 10 ** exponent), blank(4))),
      check,
    }),

    exponents: form({
      levels: ['easy', 'hard'],
      share: 2,
      instruction,
      lines: 0,
      draw: (random, level) =>
        random.until(
          () => draw(random, level),
          ({ exponent }) => exponent > 1,
        ),
      answer: decimalNumber,
      solve: facts => asDecimal(result(facts)),
      ask: ({ left, exponent, sign }) => both(equation(written(sign, asDecimal(left), power(10, exponent)), blank(4))),
      check,
    }),

    missingExponent: form({
      levels: ['hard'],
      instruction: { en: prose`Find the missing exponent.`, es: prose`Halla el exponente que falta.` },
      lines: 0,
      draw,
      answer: integer,
      solve: ({ exponent }) => exponent,
      ask: facts =>
        both(equation(written(facts.sign, asDecimal(facts.left), power(10, box(0.8))), asDecimal(result(facts)))),
      check(printed, answer) {
        const { left, right } = printed.one('relation')
        const start = left.kind === 'product' ? left.factors[0] : left.kind === 'quotient' ? left.over : undefined
        const factor = Ratio.of(10 ** exact(answer).n)
        return (
          start !== undefined &&
          (left.kind === 'product' ? evaluate(start).times(factor) : evaluate(start).over(factor)).equals(
            evaluate(right),
          )
        )
      },
    }),

    missingNumber: form({
      levels: ['medium', 'hard'],
      instruction: { en: prose`Find the missing number.`, es: prose`Halla el número que falta.` },
      lines: 0,
      draw,
      answer: decimalNumber,
      solve: ({ left }) => asDecimal(left),
      ask: facts => both(equation(written(facts.sign, blank(4), 10 ** facts.exponent), asDecimal(result(facts)))),
      check(printed, answer) {
        const { left, right } = printed.one('relation')
        const by = left.kind === 'product' ? left.factors[1] : left.kind === 'quotient' ? left.under : undefined
        return (
          by !== undefined &&
          (left.kind === 'product' ? exact(answer).times(evaluate(by)) : exact(answer).over(evaluate(by))).equals(
            evaluate(right),
          )
        )
      },
    }),

    pattern: form({
      levels: ['medium'],
      instruction: { en: prose`Complete the pattern.`, es: prose`Completa el patrón.` },
      lines: 0,
      draw: random => ({ left: withPlaces(random, random.int(1, 2), 0.2, 30) }),
      answer: numberList,
      solve: ({ left }) => [1, 2, 3].map(exponent => asDecimal(left.times(10 ** exponent))),
      ask: ({ left }) =>
        both(
          bullets(...[1, 2, 3].map(exponent => line`${equation(times(asDecimal(left), 10 ** exponent), blank(4))}`)),
        ),
      check: (printed, answers) =>
        printed.all('product').every(
          ({ factors: [left, right] }, i) =>
            left &&
            right &&
            exact(answers[i] ?? 0)
              .over(evaluate(right))
              .equals(evaluate(left)),
        ),
    }),

    powerAsNumber: form({
      levels: ['hard'],
      instruction: { en: prose`Complete the equation.`, es: prose`Completa la igualdad.` },
      lines: 0,
      draw: random => ({ exponent: random.int(2, 6), factor: random.int(1, 9) }),
      answer: integer,
      solve: ({ exponent, factor }) => factor * 10 ** exponent,
      ask({ exponent, factor }) {
        const ten = power(10, exponent)
        return both(equation(factor === 1 ? ten : times(factor, ten), blank(3)))
      },
      // As many zeros as the exponent says.
      check(printed, answer) {
        const { base, exponent } = printed.one('power')
        const { left } = printed.one('relation')
        const [factor = expr(1)] = left.kind === 'product' ? left.factors : []
        return (
          evaluate(base).equals(10) &&
          exact(answer).toString() === `${evaluate(factor).n}${'0'.repeat(evaluate(exponent).n)}`
        )
      },
    }),

    numberAsPower: form({
      levels: ['hard'],
      instruction: { en: prose`Find the missing exponent.`, es: prose`Halla el exponente que falta.` },
      lines: 0,
      draw: random => ({ exponent: random.int(2, 6), factor: random.int(1, 9) }),
      answer: integer,
      solve: ({ exponent }) => exponent,
      ask({ exponent, factor }) {
        const written = power(10, box(0.8))
        return both(equation(factor * 10 ** exponent, factor === 1 ? written : times(factor, written)))
      },
      // As many zeros as the exponent says.
      check(printed, answer) {
        const { left } = printed.one('relation')
        return evaluate(left).toString().match(/0*$/)?.[0].length === exact(answer).n
      },
    }),

    differentValue: form({
      levels: ['hard'],
      instruction: {
        en: prose`Which expression has a different value from the others?`,
        es: prose`¿Qué expresión tiene un valor distinto de las demás?`,
      },
      draw: random => {
        const value = withPlaces(random, 1, 1.1, 9.9)
        return { value, odd: random.pick([1, 3]) }
      },
      answer: formulaChoice,
      solve: ({ value, odd }) => times(asDecimal(value), power(10, odd)),
      mistakes: ({ value }) => ({
        asPower: times(asDecimal(value), power(10, 2)),
        asNumber: times(asDecimal(value.times(10)), 10),
        asQuotient: divide(asDecimal(value.times(1000)), 10),
      }),
      ask: ({ value }) => ({
        en: prose`Three of the expressions are equal to ${asDecimal(value.times(100))}.`,
        es: prose`Tres de las expresiones son iguales a ${asDecimal(value.times(100))}.`,
      }),
      check: (printed, answer) => !evaluate(expr(answer)).equals(printed.numbers[0] ?? 0),
    }),
  }),
)
