import {
  answerStep,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  formulaChoice,
  lcm,
  line,
  list,
  measure,
  multiplyFractions,
  numberList,
  over,
  prose,
  type Random,
  Ratio,
  role,
  statements,
  step,
  times,
  tupleOf,
  withFigure,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { proper } from '../../kit/fractions/fractions.ts'
import type { Level, levels } from './levels.ts'
import {
  areaOf,
  drawnArea,
  inSquares,
  isStout,
  lengthTimesWidth,
  longOf,
  lowestTerms,
  type Measured,
  rectangle,
  SMALL_UNITS,
  SQUARES,
} from './rectangles.ts'
import { smallThings } from './settings.ts'

export const lowest = {
  en: prose`Write the answer in lowest terms.`,
  es: prose`Escribe la respuesta en su mínima expresión.`,
}

/** Two proper fractions of different denominators. */
function drawSides(random: Random, denominators: readonly number[]) {
  return random.until(
    () => ({ length: proper(random, random.pick(denominators)), width: proper(random, random.pick(denominators)) }),
    sides =>
      sides.length.d !== sides.width.d &&
      sides.length.compare(sides.width) > 0 &&
      isStout(sides) &&
      sides.width.n * sides.length.n > 1,
  )
}
const drawMeasured = (random: Random, { denominators }: Level): Measured => ({
  unit: random.evenly(SMALL_UNITS),
  ...drawSides(random, denominators),
})

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  labelled: form({
    levels: ['medium'],
    instruction: lowest,
    lines: 2,
    draw: drawMeasured,
    answer: lowestTerms,
    solve: rect => inSquares(areaOf(rect), rect.unit),
    ask: rect =>
      withFigure(
        { en: prose`Find the area of the rectangle.`, es: prose`Halla el área del rectángulo.` },
        rectangle(rect),
      ),
    solution: (rect, { amount, unit }) => [
      lengthTimesWidth(rect),
      ...multiplyFractions(rect.length, rect.width),
      answerStep(measure(amount, unit), {
        en: line`The area is ${measure(amount, unit)}.`,
        es: line`El área es de ${measure(amount, unit)}.`,
      }),
    ],
    check: (printed, { amount }) => drawnArea(printed, evaluate)?.equals(exact(amount)) === true,
  }),

  things: form({
    levels: ['medium'],
    kind: 'story',
    instruction: lowest,
    lines: 3,
    draw(random) {
      const setting = random.evenly(smallThings)
      return { setting, ...drawSides(random, setting.denominators) }
    },
    answer: lowestTerms,
    solve: rect => inSquares(areaOf(rect), rect.setting.unit),
    ask: ({ setting: { unit, ask }, length, width }) =>
      ask(role('length', longOf(length, unit)), role('width', longOf(width, unit))),
    solution: ({ setting, length, width }, { amount, unit }) => [
      lengthTimesWidth({ length, width }),
      ...multiplyFractions(length, width),
      answerStep(measure(amount, unit), setting.ends(measure(amount, unit))),
    ],
    // One side is left when the area is divided by the other.
    check: (printed, { amount }) => exact(amount).over(printed.role('width')).equals(printed.role('length')),
  }),

  squareTiles: form({
    levels: ['medium'],
    lines: 3,
    draw: random => ({
      unit: random.evenly(['yard', 'meter'] as const),
      ...random.until(
        () => drawSides(random, [2, 3, 4, 6]),
        ({ length, width }) => lcm(length.d, width.d) > Math.max(length.d, width.d),
      ),
    }),
    answer: numberList,
    solve({ length, width }) {
      const d = lcm(length.d, width.d)
      const [along, across] = [length.times(d).n, width.times(d).n]
      return [along, across, along * across]
    },
    ask({ length, width, unit }) {
      const tile = Ratio.of(1, lcm(length.d, width.d))
      const [a, b, c] = [
        role('length', longOf(length, unit)),
        role('width', longOf(width, unit)),
        role('tile', longOf(tile, unit)),
      ]
      return {
        en: [
          prose`A rectangle is ${a} long and ${b} wide. It is covered with square tiles whose sides are ${c} long.`,
          prose`Tiles along the length: ____`,
          prose`Tiles along the width: ____`,
          prose`Tiles in all: ____`,
        ],
        es: [
          prose`Un rectángulo mide ${a} de largo y ${b} de ancho. Se cubre con losetas cuadradas cuyos lados miden ${c}.`,
          prose`Losetas a lo largo: ____`,
          prose`Losetas a lo ancho: ____`,
          prose`Losetas en total: ____`,
        ],
      }
    },
    solution({ length, width, unit }, answer) {
      const d = lcm(length.d, width.d)
      const [along, across] = [length.times(d).n, width.times(d).n]
      return [
        step(statements(equation(length, over(along, d)), equation(width, over(across, d))), because.sameDenominator, {
          value: d,
        }),
        step(list(along, across), because.explain, {
          sentence: {
            en: line`Each tile is ${measure(Ratio.of(1, d), unit)} long: the numerators are the numbers of tiles.`,
            es: line`Cada loseta mide ${measure(Ratio.of(1, d), unit)} de lado: los numeradores son los números de losetas.`,
          },
        }),
        step(equation(times(along, across), along * across), because.explain, {
          sentence: {
            en: line`Multiply the tiles along both sides.`,
            es: line`Multiplica las losetas de los dos lados.`,
          },
        }),
        answerStep(list(...answer), {
          en: line`There are ${along * across} tiles in all.`,
          es: line`Hay ${along * across} losetas en total.`,
        }),
      ]
    },
    // So many tiles are as long as the side, and as wide.
    check(printed, answers) {
      const [along, across, all] = tupleOf(answers, 3).map(exact)
      const tile = printed.role('tile')
      return (
        along?.times(tile).equals(printed.role('length')) === true &&
        across?.times(tile).equals(printed.role('width')) === true &&
        all
          ?.times(tile)
          .times(tile)
          .equals(printed.role('length').times(printed.role('width'))) === true
      )
    },
  }),

  chooseArea: form({
    levels: ['medium'],
    draw: drawMeasured,
    answer: formulaChoice,
    solve: rect => measure(areaOf(rect), SQUARES[rect.unit]),
    mistakes: ({ length, width, unit }) => {
      const square = (value: Ratio) => measure(value, SQUARES[unit])
      return {
        addedSides: square(length.plus(width)),
        perimeter: square(length.plus(width).times(2)),
        addedDenominators: square(Ratio.of(length.n * width.n, length.d + width.d)),
        divided: square(length.over(width)),
      }
    },
    ask: rect =>
      withFigure(
        { en: prose`What is the area of the rectangle?`, es: prose`¿Cuál es el área del rectángulo?` },
        rectangle(rect),
      ),
    solution: (rect, answer) => [
      lengthTimesWidth(rect),
      ...multiplyFractions(rect.length, rect.width),
      answerStep(expr(answer), {
        en: line`Write the product with its square unit.`,
        es: line`Escribe el producto con su unidad cuadrada.`,
      }),
    ],
    whyWrong: ({ length, width }) => ({
      addedSides: { en: line`The two sides were added.`, es: line`Se sumaron los dos lados.` },
      perimeter: { en: line`This is the perimeter.`, es: line`Este es el perímetro.` },
      addedDenominators: {
        en: line`The denominators ${length.d} and ${width.d} were added, not multiplied.`,
        es: line`Los denominadores ${length.d} y ${width.d} se sumaron en vez de multiplicarse.`,
      },
      divided: { en: line`One side was divided by the other.`, es: line`Se dividió un lado entre el otro.` },
    }),
    check(printed, answer) {
      const chosen = expr(answer)
      return chosen.kind === 'measure' && drawnArea(printed, evaluate)?.equals(evaluate(chosen.of)) === true
    },
  }),
})
