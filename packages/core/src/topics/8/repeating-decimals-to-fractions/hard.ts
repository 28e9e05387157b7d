import {
  both,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  findMistake,
  itemOf,
  lcm,
  line,
  minus,
  number,
  over,
  prose,
  type Random,
  Ratio,
  repeating,
  type Step,
  statements,
  sum,
  table,
  tableCells,
  times,
  type Work,
} from '../../../author.ts'
import { mixed } from '../../kit/choices/turned.ts'
import { fillSteps } from './easy.ts'
import { givesTheSame } from './medium.ts'
import { nines } from './nines.ts'
import {
  AS_FRACTION,
  AS_MIXED,
  allSteps,
  areMultiples,
  drawRepeated,
  emptySteps,
  type Form,
  filledSteps,
  lowestTerms,
  orMixed,
  partsOf,
  type Repeated,
  shownOf,
  solved,
  subtracted,
  timesX,
  valueOf,
} from './repeated.ts'

const of = (before: string, block: string): Repeated => ({ whole: 0, before, block })
/** Decimals whose fractions have small denominators: ninths, sixths, twelfths, fifteenths, elevenths. */
const FRIENDLY: readonly Repeated[] = [
  of('', '4'),
  of('1', '6'),
  of('', '6'),
  of('', '45'),
  of('8', '3'),
  of('', '2'),
  of('41', '6'),
  of('', '27'),
  of('2', '6'),
  of('', '7'),
  of('58', '3'),
  of('', '3'),
  of('', '63'),
  of('', '5'),
  of('1', '3'),
]
const OPERATIONS = ['sum', 'product', 'difference'] as const
type Operation = (typeof OPERATIONS)[number]
const together = (operation: Operation, a: Expr, b: Expr): Expr =>
  operation === 'sum' ? sum(a, b) : operation === 'difference' ? minus(a, b) : times(a, b)
const resultOf = (operation: Operation, a: Ratio, b: Ratio): Ratio =>
  operation === 'sum' ? a.plus(b) : operation === 'difference' ? a.minus(b) : a.times(b)

/** Two of them with different denominators, whose result is a fraction less than 1. */
const pairsFor = (operation: Operation) =>
  mixed(
    FRIENDLY.flatMap((one, at) =>
      FRIENDLY.flatMap((other, to) => {
        const [a, b] = [valueOf(one), valueOf(other)]
        const result = resultOf(operation, a, b)
        const fits = a.d !== b.d && lcm(a.d, b.d) <= 99 && result.n > 0 && result.n < result.d && result.d > 2
        return fits && (operation !== 'product' || result.d <= 99) ? [[at, to] as const] : []
      }),
    ),
  )
const PAIRS = { sum: pairsFor('sum'), difference: pairsFor('difference'), product: pairsFor('product') } as const

/** A repeating decimal as a fraction, in one line. */
function converted(item: Repeated): Step {
  const { low, high, left, under } = partsOf(item)
  const value = valueOf(item)
  const unreduced = over(left, under)
  return explained(
    statements(
      equation(equation(timesX(under), minus(repeating(value.times(high)), repeating(value.times(low)))), left),
      value.d === under
        ? equation(shownOf(item), unreduced)
        : equation(equation(shownOf(item), unreduced), number(value)),
    ),
    line`For ${shownOf(item)}, subtract ${timesX(low)} from ${timesX(high)}, then divide by ${under}.`,
    line`Para ${shownOf(item)}, resta ${timesX(low)} de ${timesX(high)} y después divide entre ${under}.`,
  )
}

function combined(operation: Operation, a: Ratio, b: Ratio): readonly Step[] {
  const result = resultOf(operation, a, b)
  if (operation === 'product') {
    const raw = over(a.n * b.n, a.d * b.d)
    const isReduced = result.d === a.d * b.d
    return [
      explained(
        isReduced
          ? equation(times(number(a), number(b)), raw)
          : equation(equation(times(number(a), number(b)), raw), number(result)),
        isReduced
          ? line`Multiply numerators and denominators. The fraction is in lowest terms.`
          : line`Multiply numerators and denominators, then divide the numerator and the denominator by ${(a.d * b.d) / result.d}.`,
        isReduced
          ? line`Multiplica numeradores y denominadores. La fracción está en su mínima expresión.`
          : line`Multiplica numeradores y denominadores y después divide el numerador y el denominador entre ${(a.d * b.d) / result.d}.`,
      ),
    ]
  }
  const under = lcm(a.d, b.d)
  const [top, bottom] = [a.times(under).n, b.times(under).n]
  const raw = operation === 'sum' ? top + bottom : top - bottom
  const isReduced = result.d === under
  return [
    explained(
      statements(
        ...(a.d === under ? [] : [equation(number(a), over(top, under))]),
        ...(b.d === under ? [] : [equation(number(b), over(bottom, under))]),
      ),
      line`Use the common denominator ${under}.`,
      line`Usa el denominador común ${under}.`,
    ),
    explained(
      isReduced
        ? equation(together(operation, over(top, under), over(bottom, under)), over(raw, under))
        : equation(
            equation(together(operation, over(top, under), over(bottom, under)), over(raw, under)),
            number(result),
          ),
      operation === 'sum'
        ? isReduced
          ? line`Add the numerators. The fraction is in lowest terms.`
          : line`Add the numerators, then divide the numerator and the denominator by ${under / result.d}.`
        : isReduced
          ? line`Subtract the numerators. The fraction is in lowest terms.`
          : line`Subtract the numerators, then divide the numerator and the denominator by ${under / result.d}.`,
      operation === 'sum'
        ? isReduced
          ? line`Suma los numeradores. La fracción está en su mínima expresión.`
          : line`Suma los numeradores y después divide el numerador y el denominador entre ${under / result.d}.`
        : isReduced
          ? line`Resta los numeradores. La fracción está en su mínima expresión.`
          : line`Resta los numeradores y después divide el numerador y el denominador entre ${under / result.d}.`,
    ),
  ]
}

const workOf = (item: Repeated): Work => {
  const { low, high, left, under } = partsOf(item)
  const value = valueOf(item)
  return [
    equation(timesX(1), shownOf(item)),
    equation(timesX(low), repeating(value.times(low))),
    equation(timesX(high), repeating(value.times(high))),
    equation(timesX(under), left),
    equation(timesX(1), number(value)),
  ]
}
/** The first lines of the right work, then others. */
const until = (item: Repeated, count: 2 | 3, ...others: Expr[]): Work => {
  const [given, ...lines] = workOf(item)
  return [given, ...lines.slice(0, count), ...others]
}

const drawOneOne = (random: Random, whole: number) =>
  random.until(
    () => drawRepeated(random, [1, 1], whole),
    item => valueOf(item).d !== 9,
  )

export const hardForms = (form: Form) => ({
  mixedUnder: form({
    levels: ['hard'],
    instruction: AS_FRACTION,
    draw: (random, { shapes }) => drawRepeated(random, random.evenly(shapes)),
    answer: lowestTerms,
    solve: valueOf,
    ask: item => both(shownOf(item)),
    solution: allSteps,
    check: (printed, answer) => printed.maths.every(shown => exact(shown).equals(exact(answer))),
  }),

  mixedAbove: form({
    levels: ['hard'],
    instruction: AS_MIXED,
    draw: random =>
      random.until(
        () => drawRepeated(random, [2, 1], random.int(1, 3)),
        item => valueOf(item).d <= 75,
      ),
    answer: lowestTerms,
    solve: valueOf,
    ask: item => both(shownOf(item)),
    key: orMixed,
    solution: allSteps,
    check: (printed, answer) => printed.maths.every(shown => exact(shown).equals(exact(answer))),
  }),

  fillMixed: form({
    levels: ['hard'],
    kind: 'table',
    instruction: fillSteps,
    draw: random => drawOneOne(random, 0),
    answer: tableCells,
    solve: item => filledSteps(item),
    ask: item => both(table(emptySteps(item))),
    solution: allSteps,
    check: areMultiples,
  }),

  combine: form({
    levels: ['hard'],
    share: 2,
    instruction: {
      en: prose`Find the value. Write it as a fraction in lowest terms.`,
      es: prose`Halla el valor. Escríbelo como fracción en su mínima expresión.`,
    },
    draw: random => {
      const operation = random.evenly(OPERATIONS)
      const [at, to] = random.evenly(PAIRS[operation])
      return { operation, at, to }
    },
    answer: lowestTerms,
    solve: ({ operation, at, to }) => resultOf(operation, valueOf(itemOf(FRIENDLY, at)), valueOf(itemOf(FRIENDLY, to))),
    ask: ({ operation, at, to }) =>
      both(together(operation, shownOf(itemOf(FRIENDLY, at)), shownOf(itemOf(FRIENDLY, to)))),
    solution: ({ operation, at, to }) => {
      const [a, b] = [itemOf(FRIENDLY, at), itemOf(FRIENDLY, to)]
      return [converted(a), converted(b), ...combined(operation, valueOf(a), valueOf(b))]
    },
    check: (printed, answer) => printed.maths.every(shown => evaluate(shown).equals(exact(answer))),
  }),

  mistake: form(
    findMistake({
      levels: ['hard'],
      lines: 4,
      draw: random => drawOneOne(random, random.pick([0, 0, 1])),
      work: workOf,
      steps: item => {
        const value = valueOf(item)
        return [
          explained(
            equation(timesX(10), repeating(value.times(10))),
            line`Multiply by 10, so that the digit that repeats comes right after the point.`,
            line`Multiplica por 10 para que la cifra que se repite quede justo después del punto.`,
          ),
          explained(
            equation(timesX(100), repeating(value.times(100))),
            line`Multiply by 100, to move one digit more.`,
            line`Multiplica por 100 para pasar una cifra más.`,
          ),
          subtracted(item),
          solved(item),
        ]
      },
      mistakes: {
        ninetyNine: {
          says: () => ({
            en: line`the difference of ${timesX(100)} and ${timesX(10)} is ${timesX(90)}, not ${timesX(99)}`,
            es: line`la diferencia entre ${timesX(100)} y ${timesX(10)} es ${timesX(90)}, y no ${timesX(99)}`,
          }),
          work: item => {
            const { left } = partsOf(item)
            return until(item, 2, equation(timesX(99), left), equation(timesX(1), number(Ratio.of(left, 99))))
          },
        },
        notTaken: {
          says: item => ({
            en: line`the whole number ${Math.floor(valueOf(item).toNumber() * 10)} was not subtracted on the right side`,
            es: line`en el lado derecho no se restó el entero ${Math.floor(valueOf(item).toNumber() * 10)}`,
          }),
          work: item => {
            const whole = Math.floor(valueOf(item).toNumber() * 100 + 1e-9)
            return until(item, 2, equation(timesX(90), whole), equation(timesX(1), number(Ratio.of(whole, 90))))
          },
        },
        upsideDown: {
          says: () => ({
            en: line`the right side must be divided by 90, not 90 by the right side`,
            es: line`hay que dividir el lado derecho entre 90, y no 90 entre el lado derecho`,
          }),
          work: item => until(item, 3, equation(timesX(1), number(Ratio.of(1).over(valueOf(item))))),
        },
        ninths: {
          says: () => ({
            en: line`both sides were divided by 100, not by 90`,
            es: line`ambos lados se dividieron entre 100, y no entre 90`,
          }),
          work: item => until(item, 3, equation(timesX(1), number(Ratio.of(partsOf(item).left, 100)))),
        },
      },
      follows: givesTheSame,
    }),
  ),

  nines: nines(form),
})
