import {
  both,
  decimal,
  equation,
  evaluate,
  explained,
  type FormMaker,
  line,
  power,
  prose,
  relation,
  type Step,
  step,
  times,
  tupleOf,
  writtenExpression,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import {
  coefficientOf,
  type Decimal,
  drawDecimal,
  hasExponent,
  readScientific,
  scientific,
  scientificNotation,
  sizeOf,
  standard,
  ten,
  valueOf,
} from '../../kit/decimals/scientific.ts'
import { comparison, comparisonOf, comparisonSigns } from '../../kit/facts/compare-signs.ts'
import { compare } from '../../kit/facts/facts.ts'
import type { levels } from './levels.ts'
import { magnitudes } from './magnitudes.ts'
import { draw, instruction, type Level, oneDigit } from './parts.ts'

/** The first factor with its point after the first digit, and the powers of 10 put together. */
function inProperForm(number: Decimal, before: number): readonly Step[] {
  const [first, size] = [coefficientOf(number), sizeOf(number)]
  const moved = before - 1
  return [
    step(
      equation(decimal(first.times(ten(moved))), times(decimal(first), power(10, moved))),
      because.pointAfterFirstDigit,
    ),
    step(equation(times(power(10, moved), power(10, size - moved)), power(10, size)), because.addExponents),
  ]
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  fix: form({
    levels: ['medium'],
    instruction,
    lines: 1,
    draw: (random, level) => {
      const before = random.evenly([0, 2, 3])
      const number = random.until(
        () => draw(random, level),
        drawn => drawn.digits > 10 && hasExponent(drawn, before),
      )
      return { number, before }
    },
    answer: scientificNotation,
    solve: ({ number }) => scientific(number),
    ask: ({ number, before }) => both(scientific(number, before)),
    solution({ number, before }) {
      return [...inProperForm(number, before), step(scientific(number), because.inScientificNotation)]
    },
    check(printed, answer) {
      const { isProper, value } = readScientific(answer)
      return isProper && value.equals(evaluate(printed.one('product')))
    },
  }),

  estimate: form({
    levels: ['medium'],
    draw: random => random.pick(magnitudes),
    answer: writtenExpression,
    solve: ({ number }) => scientific(oneDigit(number)),
    ask: ({ number, says }) => {
      const { en, es } = says(standard(number))
      return {
        en: [en, prose`Round this number to a single digit times a power of 10.`],
        es: [es, prose`Redondea este número a un solo dígito por una potencia de 10.`],
      }
    },
    solution: ({ number }) => [
      step(scientific(number), because.inScientificNotation),
      step(scientific(oneDigit(number)), because.roundFirstFactor),
    ],
    // No further away than half of the power of ten, and no more than a digit of it.
    check(printed, answer) {
      const { isProper, value } = readScientific(answer)
      const size = answer.kind === 'product' ? answer.factors.slice(1).map(factor => evaluate(factor)) : []
      const number = printed.all('number').find(item => item.as === 'decimal')
      return (
        isProper &&
        number !== undefined &&
        size.every(
          unit => value.over(unit).isInteger && Math.abs(value.minus(evaluate(number)).over(unit).toNumber()) < 0.5,
        )
      )
    },
  }),

  compare: form({
    levels: ['medium'],
    instruction: compare,
    draw: (random, level: Level) => {
      const { from, to } = random.evenly(level.sizes)
      const wanted = random.evenly(['apart', 'near', 'apart', 'equal'])
      const size = random.int(from, to)
      if (wanted === 'equal') {
        const number = drawDecimal(random, [size, size], [2, 3])
        return { one: number, other: number, before: hasExponent(number, 2) ? 2 : 0 }
      }
      const gap = wanted === 'near' ? 0 : random.int(1, 2)
      const [one, other] = random.until(
        () =>
          random.shuffle([
            drawDecimal(random, [size, size], [1, 3]),
            drawDecimal(random, [size + gap, size + gap], [1, 3]),
          ]),
        ([a, b]) => !valueOf(a).equals(valueOf(b)),
      )
      return { one, other, before: 1 }
    },
    answer: comparison,
    solve: ({ one, other }) => comparisonOf(valueOf(one), valueOf(other)),
    ask: ({ one, other, before }) => both(prose`${scientific(one)} ____ ${scientific(other, before)}`),
    solution({ one, other, before }, answer) {
      const sign = comparisonSigns[answer]
      const [a, b] = [sizeOf(one), sizeOf(other)]
      return [
        ...(before === 1 ? [] : inProperForm(other, before)),
        before !== 1
          ? explained(
              relation(scientific(one), sign, scientific(other, before)),
              line`Both are the same number.`,
              line`Los dos son el mismo número.`,
            )
          : a === b
            ? explained(
                relation(decimal(coefficientOf(one)), sign, decimal(coefficientOf(other))),
                line`The exponents of 10 are equal, so compare the first factors.`,
                line`Los exponentes de 10 son iguales: compara los primeros factores.`,
              )
            : explained(
                relation(a, sign, b),
                line`The greater number is the one with the greater exponent of 10.`,
                line`El número mayor es el que tiene el mayor exponente de 10.`,
              ),
        ...(before === 1
          ? [step(relation(scientific(one), sign, scientific(other, before)), because.writeTheSign)]
          : []),
      ]
    },
    check(printed, answer) {
      const [one, other] = tupleOf(
        printed.all('product').map(item => readScientific(item).value),
        2,
      )
      return answer === comparisonOf(one.minus(other), 0)
    },
  }),
})
