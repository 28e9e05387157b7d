import {
  answerStep,
  aThing,
  blank,
  both,
  box,
  count,
  decimal,
  defineTopic,
  divide,
  type Expr,
  equation,
  evaluate,
  exact,
  expr,
  fillTable,
  formulaChoice,
  integer,
  itemOf,
  line,
  type Printed,
  power,
  prose,
  quantity,
  type Random,
  Ratio,
  rational,
  statements,
  step,
  story,
  thing,
  times,
  timesPowerOfTen,
  type Value,
  words,
} from '../../author.ts'
import * as nouns from '../../language/nouns/index.ts'
import * as because from '../../solution/reasons/index.ts'
import { placesOf, withPlaces } from '../kit/decimals/decimals.ts'

/** Small things, and what one weighs in tenths of a gram. */
const THINGS = [
  { noun: nouns.paperClip, tenths: [8, 16] },
  { noun: nouns.nail, tenths: [21, 68] },
  { noun: nouns.button, tenths: [6, 25] },
  { noun: nouns.marble, tenths: [45, 95] },
  { noun: nouns.pencil, tenths: [41, 79] },
  { noun: nouns.crayon, tenths: [42, 88] },
  { noun: nouns.battery, tenths: [112, 246] },
  { noun: nouns.cookie, tenths: [112, 246] },
  { noun: nouns.screw, tenths: [12, 47] },
  { noun: nouns.eraser, tenths: [105, 248] },
] as const
const zerosOf = (power: Expr) => String(evaluate(power).n).length - 1

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
  /** Written 10² rather than 100. */
  readonly isPower: boolean
  readonly numbers: readonly (keyof typeof numbers)[]
}

const draw = (random: Random, level: Pick<Level, 'numbers'>) => numbers[random.evenly(level.numbers)](random)
type Facts = ReturnType<typeof draw>

const result = ({ left, exponent, sign }: Facts) =>
  sign === '×' ? left.times(10 ** exponent) : left.over(10 ** exponent)
const written = (sign: Sign, left: Value, right: Value) => (sign === '×' ? times(left, right) : divide(left, right))
const asDecimal = (value: Ratio) => decimal(value)
const worked = ({ left, exponent, sign }: Facts) => timesPowerOfTen(left, sign === '×' ? exponent : -exponent)
/** 10³ = 10 × 10 × 10 = 1,000. */
const powerStep = (exponent: number) =>
  equation(equation(power(10, exponent), times(...Array.from({ length: exponent }, () => 10))), 10 ** exponent)
const movedBy = ({ exponent, sign }: Facts) => ({
  places: {
    en: exponent === 1 ? line`1 place` : line`${exponent} places`,
    es: exponent === 1 ? line`1 lugar` : line`${exponent} lugares`,
  },
  side: sign === '×' ? { en: line`left`, es: line`izquierda` } : { en: line`right`, es: line`derecha` },
})

const WORK = {
  '×': { en: prose`Multiply.`, es: prose`Multiplica.` },
  '÷': { en: prose`Divide.`, es: prose`Divide.` },
}
/** What is to be done, over the work. */
const toDo = (sign: Sign, work: Expr) => ({ en: [WORK[sign].en, work], es: [WORK[sign].es, work] })

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
    rev: 3,
    levels: {
      easy: { numbers: ['whole × power', 'whole ÷ power'], isPower: false },
      medium: { numbers: ['decimal × power', 'decimal ÷ power'], isPower: false },
      hard: { numbers: ['decimal × power', 'decimal ÷ power', 'decimal × high power'], isPower: true },
    },
  },
  form => ({
    bare: form({
      levels: ['easy', 'medium'],
      draw,
      answer: rational,
      solve: facts => asDecimal(result(facts)),
      ask: ({ left, exponent, sign }) => toDo(sign, equation(written(sign, asDecimal(left), 10 ** exponent), blank(4))),
      solution: worked,
      check,
    }),

    exponents: form({
      levels: ['easy', 'hard'],
      draw: (random, level) =>
        random.until(
          () => draw(random, level),
          ({ exponent }) => exponent > 1,
        ),
      answer: rational,
      solve: facts => asDecimal(result(facts)),
      ask: ({ left, exponent, sign }) =>
        toDo(sign, equation(written(sign, asDecimal(left), power(10, exponent)), blank(4))),
      solution: facts => [step(powerStep(facts.exponent), because.repeatedMultiplication), ...worked(facts).slice(1)],
      check,
    }),

    missingExponent: form({
      levels: ['hard'],
      instruction: { en: prose`Find the missing exponent.`, es: prose`Halla el exponente que falta.` },
      draw: (random, level) =>
        random.until(
          () => draw(random, level),
          ({ exponent }) => exponent > 1,
        ),
      answer: integer,
      solve: ({ exponent }) => exponent,
      ask: facts =>
        both(equation(written(facts.sign, asDecimal(facts.left), power(10, box(0.8))), asDecimal(result(facts)))),
      solution: facts => [
        step(
          equation(written(facts.sign, asDecimal(facts.left), 10 ** facts.exponent), asDecimal(result(facts))),
          because.moveDigits,
          movedBy(facts),
        ),
        step(equation(power(10, facts.exponent), 10 ** facts.exponent), because.exponentCountsZeros, {
          count: facts.exponent,
        }),
      ],
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
      levels: ['medium'],
      instruction: { en: prose`Find the missing number.`, es: prose`Halla el número que falta.` },
      draw: (random, level) => ({ ...draw(random, level), isPower: level.isPower }),
      answer: rational,
      solve: ({ left }) => asDecimal(left),
      ask: facts =>
        both(
          equation(
            written(facts.sign, blank(4), facts.isPower ? power(10, facts.exponent) : 10 ** facts.exponent),
            asDecimal(result(facts)),
          ),
        ),
      solution: facts => [
        step(
          facts.sign === '×'
            ? divide(asDecimal(result(facts)), 10 ** facts.exponent)
            : times(asDecimal(result(facts)), 10 ** facts.exponent),
          because.useOppositeOperation,
        ),
        ...timesPowerOfTen(result(facts), facts.sign === '×' ? -facts.exponent : facts.exponent).slice(1),
      ],
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

    pattern: form(
      fillTable({
        levels: ['medium'],
        instruction: { en: prose`Complete the table.`, es: prose`Completa la tabla.` },
        draw(random) {
          const rows = [withPlaces(random, 1, 0.2, 9.9), withPlaces(random, 2, 0.2, 9.9)].map(left =>
            [0, 1, 2, 3].map(exponent => asDecimal(left.times(10 ** exponent))),
          )
          return {
            head: [
              words('Number', 'Número'),
              words('× 10', '× 10'),
              words('× 100', '× 100'),
              words('× 1,000', '× 1,000'),
            ],
            rows,
            blanks: [0, 1].flatMap(row => [1, 2, 3].map(column => [row, column] as const)),
          }
        },
        fits: rows => rows.every(row => row.slice(1).every((value, i) => value.over(10).equals(itemOf(row, i)))),
        solution: ({ rows }) =>
          rows.map(([number, ...others]) =>
            step(
              statements(...others.map((value, i) => equation(times(number ?? 0, 10 ** (i + 1)), value))),
              because.digitsMoveForEachZero,
            ),
          ),
      }),
    ),

    weighAll: form(
      story({
        levels: ['medium'],
        settings: THINGS,
        draw: (random, { noun, tenths }) => ({
          size: count(decimal(withPlaces(random, 1, tenths[0] / 10, tenths[1] / 10)), nouns.gram),
          many: count(10 ** random.int(1, 3), noun),
        }),
        answer: quantity,
        solve: ({ size, many }) => count(decimal(evaluate(size.amount).times(evaluate(many.amount))), nouns.gram),
        ask: ({ size, many }, { noun }) => ({
          en: prose`${aThing(noun)} weighs ${size}. How many grams do ${many} weigh?`,
          es: prose`${aThing(noun)} pesa ${size}. ¿Cuántos gramos pesan ${many}?`,
        }),
        solution: ({ size, many }, answer) => [
          ...timesPowerOfTen(evaluate(size.amount), zerosOf(many.amount)),
          answerStep(equation(times(many.amount, size.amount), answer.amount), {
            en: line`They weigh ${answer}.`,
            es: line`Pesan ${answer}.`,
          }),
        ],
        check: (numberOf, { amount }) => exact(amount).over(numberOf('many')).equals(numberOf('size')),
      }),
    ),

    weighOne: form(
      story({
        levels: ['hard'],
        settings: THINGS,
        draw(random, { noun, tenths }) {
          const many = 10 ** random.int(2, 3)
          const one = withPlaces(random, 1, tenths[0] / 10, tenths[1] / 10)
          return { total: count(decimal(one.times(many)), nouns.gram), many: count(many, noun) }
        },
        answer: quantity,
        solve: ({ total, many }) => count(decimal(evaluate(total.amount).over(evaluate(many.amount))), nouns.gram),
        ask: ({ total, many }, { noun }) => ({
          en: prose`In all, ${many} of the same kind weigh ${total}. How many grams does one ${thing(noun)} weigh?`,
          es: prose`En total, ${many} de la misma clase pesan ${total}. ¿Cuántos gramos pesa cada ${thing(noun)}?`,
        }),
        solution: ({ total, many }, answer, { noun }) => [
          ...timesPowerOfTen(evaluate(total.amount), -zerosOf(many.amount)),
          answerStep(equation(times(many.amount, answer.amount), total.amount), {
            en: line`One ${thing(noun)} weighs ${answer}.`,
            es: line`Cada ${thing(noun)} pesa ${answer}.`,
          }),
        ],
        check: (numberOf, { amount }) => exact(amount).times(numberOf('many')).equals(numberOf('total')),
      }),
    ),

    powerAsNumber: form({
      levels: ['easy'],
      instruction: { en: prose`Complete the equation.`, es: prose`Completa la igualdad.` },
      draw: random => ({ exponent: random.int(2, 3), factor: random.int(1, 40) }),
      answer: integer,
      solve: ({ exponent, factor }) => factor * 10 ** exponent,
      ask({ exponent, factor }) {
        const ten = power(10, exponent)
        return both(equation(factor === 1 ? ten : times(factor, ten), blank(3)))
      },
      solution: ({ exponent, factor }, answer) => [
        step(powerStep(exponent), because.repeatedMultiplication),
        factor === 1
          ? step(equation(power(10, exponent), answer), because.exponentCountsZeros, { count: exponent })
          : step(
              equation(times(factor, 10 ** exponent), answer),
              because.moveDigits,
              movedBy({ left: Ratio.of(factor), exponent, sign: '×' }),
            ),
      ],
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
      levels: ['medium'],
      instruction: { en: prose`Find the missing exponent.`, es: prose`Halla el exponente que falta.` },
      draw: random => ({ exponent: random.int(2, 5), factor: 10 * random.int(0, 9) + random.int(1, 9) }),
      answer: integer,
      solve: ({ exponent }) => exponent,
      ask({ exponent, factor }) {
        const written = power(10, box(0.8))
        return both(equation(factor * 10 ** exponent, factor === 1 ? written : times(factor, written)))
      },
      solution: ({ exponent, factor }) => [
        ...(factor === 1
          ? []
          : [step(equation(factor * 10 ** exponent, times(factor, 10 ** exponent)), because.breakIntoFactors)]),
        step(powerStep(exponent), because.repeatedMultiplication),
        step(equation(10 ** exponent, power(10, exponent)), because.exponentCountsZeros, { count: exponent }),
      ],
      // As many zeros as the exponent says.
      check(printed, answer) {
        const { left } = printed.one('relation')
        return evaluate(left).toString().match(/0*$/)?.[0].length === exact(answer).n
      },
    }),

    differentValue: form({
      levels: ['hard'],
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
        en: prose`Three of the expressions are equal to ${asDecimal(value.times(100))}. Which expression has a different value?`,
        es: prose`Tres de las expresiones son iguales a ${asDecimal(value.times(100))}. ¿Qué expresión tiene un valor distinto?`,
      }),
      solution: ({ value, odd }) => [
        step(
          statements(
            equation(times(asDecimal(value), power(10, 2)), asDecimal(value.times(100))),
            equation(times(asDecimal(value.times(10)), 10), asDecimal(value.times(100))),
            equation(divide(asDecimal(value.times(1000)), 10), asDecimal(value.times(100))),
          ),
          because.tryEach,
        ),
        step(
          equation(times(asDecimal(value), power(10, odd)), asDecimal(value.times(10 ** odd))),
          because.chooseTheOneThatFits,
        ),
      ],
      check: (printed, answer) => !evaluate(expr(answer)).equals(itemOf(printed.numbers, 0)),
    }),
  }),
)
