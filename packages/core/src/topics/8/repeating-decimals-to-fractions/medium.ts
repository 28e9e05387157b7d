import {
  both,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  failed,
  fillTable,
  findMistake,
  formulaChoice,
  line,
  minus,
  number,
  over,
  prose,
  type Random,
  Ratio,
  repeating,
  table,
  tableCells,
  tupleOf,
  type Work,
  words,
} from '../../../author.ts'
import { fillSteps } from './easy.ts'
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
  multiplied,
  orMixed,
  partsOf,
  type Repeated,
  type Shape,
  shownOf,
  solved,
  subtracted,
  timesX,
  valueOf,
} from './repeated.ts'

/** The number that an equation 99x = 36 gives. */
const numberIn = (of: Expr): Ratio | null => {
  if (of.kind !== 'relation') return null
  const { left, right } = of
  const factor = left.kind === 'product' && left.factors[0] ? evaluate(left.factors[0]) : Ratio.of(1)
  return evaluate(right).over(factor)
}
export const givesTheSame = (before: Expr, after: Expr): boolean => {
  const [one, other] = [numberIn(before), numberIn(after)]
  return one !== null && other !== null && one.equals(other)
}

/** The work of a pupil: the number, its multiple, what is left, the fraction. */
export function workOf(of: Repeated): Work {
  const { high, low, left, under } = partsOf(of)
  const value = valueOf(of)
  const times = (factor: number) => equation(timesX(factor), repeating(value.times(factor)))
  return low === 1
    ? [equation(timesX(1), shownOf(of)), times(high), equation(timesX(under), left), equation(timesX(1), number(value))]
    : [
        equation(timesX(low), repeating(value.times(low))),
        times(high),
        equation(timesX(under), left),
        equation(timesX(1), number(value)),
      ]
}

/** The fraction is to be reduced: at easy there is nothing to reduce in most. */
const drawReducible = (random: Random, shape: Shape, whole: number): Repeated =>
  random.until(
    () => drawRepeated(random, shape, whole),
    of => valueOf(of).d < partsOf(of).under,
  )

const LET_X = { en: line`In each row, let x be the decimal. `, es: line`En cada fila, sea x el decimal. ` }

export const mediumForms = (form: Form) => ({
  blockUnder: form({
    levels: ['medium'],
    instruction: AS_FRACTION,
    draw: (random, { shapes }) => drawReducible(random, random.evenly(shapes), 0),
    answer: lowestTerms,
    solve: valueOf,
    ask: of => both(shownOf(of)),
    solution: allSteps,
    check: (printed, answer) => printed.maths.every(shown => exact(shown).equals(exact(answer))),
  }),

  blockAbove: form({
    levels: ['medium'],
    instruction: AS_MIXED,
    draw: random => drawReducible(random, [0, 2], random.int(1, 6)),
    answer: lowestTerms,
    solve: valueOf,
    ask: of => both(shownOf(of)),
    key: orMixed,
    solution: allSteps,
    check: (printed, answer) => printed.maths.every(shown => exact(shown).equals(exact(answer))),
  }),

  fillBlock: form({
    levels: ['medium'],
    kind: 'table',
    instruction: fillSteps,
    draw: random => drawRepeated(random, [0, 2], random.pick([0, 0, 1, 2])),
    answer: tableCells,
    solve: of => filledSteps(of),
    ask: of => both(table(emptySteps(of))),
    solution: allSteps,
    check: areMultiples,
  }),

  whichDifference: form({
    levels: ['medium'],
    draw: random =>
      drawRepeated(
        random,
        random.evenly([
          [0, 3],
          [0, 2],
        ] as const),
        random.pick([0, 1, 2]),
      ),
    answer: formulaChoice,
    solve: (of): Expr => minus(timesX(partsOf(of).high), timesX(1)),
    mistakes: (of): Readonly<Record<string, Expr>> => {
      const { high } = partsOf(of)
      return {
        oneZeroLess: minus(timesX(high / 10), timesX(1)),
        oneZeroMore: minus(timesX(high * 10), timesX(1)),
        tenTaken: minus(timesX(high), timesX(10)),
      }
    },
    ask: of => ({
      en: prose`Let ${equation(timesX(1), shownOf(of))}. Which of these differences is a whole number?`,
      es: prose`Sea ${equation(timesX(1), shownOf(of))}. ¿Cuál de estas diferencias es un número entero?`,
    }),
    solution: (of, answer) => {
      const { left } = partsOf(of)
      return [
        multiplied(of),
        explained(
          equation(answer, left),
          line`Here the repeating parts are equal, so a whole number is left.`,
          line`Aquí las partes que se repiten son iguales, así que queda un número entero.`,
        ),
      ]
    },
    whyWrong(of) {
      const { high } = partsOf(of)
      const value = valueOf(of)
      const differs = (factor: number, other: number) =>
        explained(
          equation(timesX(factor), repeating(value.times(factor))),
          line`After the point, its digits are not those of ${timesX(other)}, so they do not cancel.`,
          line`Después del punto, sus cifras no son las de ${timesX(other)}, así que no se anulan.`,
        )
      return { oneZeroLess: differs(high / 10, 1), oneZeroMore: differs(high * 10, 1), tenTaken: differs(10, high) }
    },
    check(printed, answer) {
      const { right } = printed.one('relation')
      return evaluate(answer as Expr, { x: exact(right) }).isInteger
    },
  }),

  mistake: form(
    findMistake({
      levels: ['medium'],
      lines: 3,
      draw: random => drawRepeated(random, [0, 2], random.pick([0, 0, 1])),
      work: workOf,
      steps: of => [multiplied(of), subtracted(of), solved(of)],
      mistakes: {
        factor: {
          says: () => ({
            en: line`the point moved 2 places, so the factor is 100, not 10`,
            es: line`el punto se movió 2 lugares, así que el factor es 100, y no 10`,
          }),
          work: of => {
            const [given] = workOf(of)
            const { left } = partsOf(of)
            const value = valueOf(of)
            return [
              given,
              equation(timesX(10), repeating(value.times(100))),
              equation(timesX(9), left),
              equation(timesX(1), number(Ratio.of(left, 9))),
            ]
          },
        },
        notSubtracted: {
          says: () => ({
            en: line`only the left sides were subtracted, and the repeating part stayed on the right`,
            es: line`solo se restaron los lados izquierdos, y a la derecha quedó la parte que se repite`,
          }),
          work: of => {
            const [given, first] = workOf(of)
            const value = valueOf(of)
            return [
              given,
              first ?? given,
              equation(timesX(99), repeating(value.times(100))),
              equation(timesX(1), number(value.times(100).over(99))),
            ]
          },
        },
        upsideDown: {
          says: () => ({
            en: line`the right side must be divided by 99, not 99 by the right side`,
            es: line`hay que dividir el lado derecho entre 99, y no 99 entre el lado derecho`,
          }),
          work: of => {
            const [given, first, second] = workOf(of)
            return [given, first ?? given, second ?? given, equation(timesX(1), number(Ratio.of(1).over(valueOf(of))))]
          },
        },
        hundred: {
          says: () => ({
            en: line`both sides were divided by 100, not by 99`,
            es: line`ambos lados se dividieron entre 100, y no entre 99`,
          }),
          work: of => {
            const [given, first, second] = workOf(of)
            return [
              given,
              first ?? given,
              second ?? given,
              equation(timesX(1), number(Ratio.of(partsOf(of).left, 100))),
            ]
          },
        },
      },
      follows: givesTheSame,
    }),
  ),

  table: form(
    fillTable({
      levels: ['medium'],
      instruction: {
        en: prose`Complete the table: write a fraction equal to each decimal.`,
        es: prose`Completa la tabla: escribe una fracción igual a cada decimal.`,
      },
      draw(random) {
        const all = random.until(
          () => [drawRepeated(random, [0, 2]), drawRepeated(random, [0, 3]), drawRepeated(random, [0, 2])],
          drawn => new Set(drawn.map(of => valueOf(of).toString())).size === 3,
        )
        const rows = all.map(of => [shownOf(of), number(valueOf(of))] as const)
        return {
          head: [words('Decimal', 'Decimal'), words('Fraction', 'Fracción')],
          rows,
          blanks: rows.map((_, row) => [row, 1] as const),
        }
      },
      fits: rows =>
        rows.every(row => {
          const [decimal, fraction] = tupleOf(row, 2)
          return decimal.equals(fraction)
        }),
      solution: ({ rows }) =>
        rows.map((row, i) => {
          const [decimal, fraction] = tupleOf(row, 2)
          const value = exact(decimal)
          const under = [99, 999].find(nines => value.times(nines).isInteger) ?? failed('Two or three digits repeat')
          const top = value.times(under).n
          const unreduced = over(top, under)
          return explained(
            under === value.d ? equation(decimal, unreduced) : equation(equation(decimal, unreduced), fraction),
            under === value.d
              ? [
                  ...(i === 0 ? LET_X.en : []),
                  ...line`Subtract ${timesX(1)} from ${timesX(under + 1)}: ${equation(timesX(under), top)}. Divide by ${under}.`,
                ]
              : [
                  ...(i === 0 ? LET_X.en : []),
                  ...line`Subtract ${timesX(1)} from ${timesX(under + 1)}: ${equation(timesX(under), top)}. Divide by ${under} and reduce.`,
                ],
            under === value.d
              ? [
                  ...(i === 0 ? LET_X.es : []),
                  ...line`Al restar ${timesX(1)} de ${timesX(under + 1)} queda ${equation(timesX(under), top)}. Divide entre ${under}.`,
                ]
              : [
                  ...(i === 0 ? LET_X.es : []),
                  ...line`Al restar ${timesX(1)} de ${timesX(under + 1)} queda ${equation(timesX(under), top)}. Divide entre ${under} y simplifica.`,
                ],
          )
        }),
    }),
  ),
})
