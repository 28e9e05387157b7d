import {
  both,
  decimal,
  equation,
  exact,
  type FormMaker,
  figure,
  line,
  m,
  measure,
  prose,
  type Random,
  Ratio,
  radical,
  relation,
  root,
  rootOf,
  squareOf,
  step,
  surdExpr,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { lengthUnits } from '../../kit/measures/length-units.ts'
import { type Measured, measured } from '../../kit/measures/measured.ts'
import type { levels } from './levels.ts'
import { knownOf, printedSquare, squareSteps } from './parts.ts'
import { drawTurn, labelledTriangle, SIDES, type Side } from './right-triangles.ts'

const squareAt = ({ AB, BC, CA }: Readonly<Record<Side, number>>, side: Side): number =>
  side === 'AB' ? BC ** 2 + CA ** 2 : AB ** 2 - (side === 'BC' ? CA : BC) ** 2

/** Two sides whose third is no whole number; the true shape for the drawing. */
function drawIrrational(random: Random, isSimplified = false) {
  const missing = random.evenly(SIDES)
  const isWhole = (square: number) => Number.isInteger(Math.sqrt(square))
  const sides = random.until(
    () =>
      missing === 'AB'
        ? { AB: 0, BC: random.int(2, 12), CA: random.int(2, 12) }
        : { AB: random.int(5, 16), BC: random.int(2, 12), CA: random.int(2, 12) },
    sides => {
      const square = squareAt(sides, missing)
      const other = missing === 'BC' ? sides.CA : sides.BC
      if (isSimplified && rootOf(square).q.equals(1)) return false
      return square > 4 && !isWhole(square) && (missing === 'AB' || (other < sides.AB && square * 12 > other ** 2))
    },
  )
  const square = squareAt(sides, missing)
  const shape = [
    missing === 'BC' ? Math.sqrt(square) : sides.BC,
    missing === 'CA' ? Math.sqrt(square) : sides.CA,
  ] as const
  return { missing, sides, square, shape, turn: drawTurn(random) }
}

/** √n to the nearest tenth: the whole number of tenths whose square is nearest. */
export const tenths = (square: number): Ratio => Ratio.of(Math.round(Math.sqrt(square * 100)), 10)

export const nearestTenth = { en: line`to the nearest tenth`, es: line`a la décima más cercana` }

export const isNearest = (square: Ratio, rounded: Ratio): boolean => {
  const [low, high] = [rounded.minus(Ratio.of(1, 20)), rounded.plus(Ratio.of(1, 20))]
  return low.n > 0 && low.times(low).compare(square) < 0 && high.times(high).compare(square) > 0
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  exact: form({
    levels: ['medium'],
    instruction: {
      en: prose`Find the exact value of ${m`x`}. Write it as a radical in simplest form.`,
      es: prose`Halla el valor exacto de ${m`x`}. Escríbelo como un radical en su forma más simple.`,
    },
    lines: 3,
    // A radical that has a factor to take out.
    draw: random => drawIrrational(random, true),
    answer: radical,
    solve: ({ square }) => rootOf(square),
    ask: ({ shape, sides, missing, turn }) => both(figure(labelledTriangle(shape, sides, missing, turn))),
    solution: ({ sides, missing, square }) => {
      const { q, k } = rootOf(square)
      const steps = [...squareSteps(knownOf(sides, missing)), step(equation(m`x`, root(square)), because.positiveRoot)]
      return q.equals(1)
        ? steps
        : [...steps, step(equation(m`x`, surdExpr({ q, k })), because.squareFactor, { factor: q.power(2) })]
    },
    check: (printed, answer) => answer.q.n > 0 && squareOf(answer).equals(printedSquare(printed)),
  }),

  rounded: form({
    levels: ['medium'],
    instruction: {
      en: prose`Find ${m`x`} to the nearest tenth.`,
      es: prose`Halla ${m`x`} redondeando a la décima más cercana.`,
    },
    draw: random => ({ ...drawIrrational(random), unit: random.pick(lengthUnits) }),
    answer: { ...measured, requires: 'decimal-places-1' },
    solve: ({ square, unit }): Measured => ({ amount: decimal(tenths(square), 1), unit }),
    ask: ({ shape, sides, missing, turn, unit }) => both(figure(labelledTriangle(shape, sides, missing, turn, unit))),
    solution: ({ sides, missing, square, unit }) => [
      ...squareSteps(knownOf(sides, missing)),
      step(equation(m`x`, root(square)), because.positiveRoot),
      step(relation(m`x`, '≈', measure(decimal(tenths(square), 1), unit)), because.roundAtTheEnd, {
        place: nearestTenth,
      }),
    ],
    check: (printed, { amount }) => isNearest(printedSquare(printed), exact(amount)),
  }),
})
