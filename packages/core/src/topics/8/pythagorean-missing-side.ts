import { formulaChoice } from '../../answer/choice.ts'
import { radical, surdExpr } from '../../answer/expression.ts'
import { integer } from '../../answer/number.ts'
import { option } from '../../answer/option.ts'
import { both, figure, line, name, prose, steps } from '../../content.ts'
import { polygon } from '../../figure/polygon.ts'
import { triangle } from '../../figure/triangle.ts'
import { people } from '../../language/people.ts'
import { blank, decimal, equation, expr, list, measure, symbol, type Value } from '../../math/build.ts'
import { approximate, evaluate, exact } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { m } from '../../math/template.ts'
import { Ratio } from '../../number/ratio.ts'
import { rootOf, squareOf } from '../../number/surd.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { lengthUnits, type Measured, measured, squared } from './shared/measured.ts'
import {
  drawTriple,
  drawTurn,
  labelledTriangle,
  SIDES,
  type Side,
  satisfies,
  type Triple,
  triples,
} from './shared/right-triangles.ts'

const sidesOf = ([a, b, c]: Triple): Readonly<Record<Side, number>> => ({ AB: c, BC: a, CA: b })
const squareAt = ({ AB, BC, CA }: Readonly<Record<Side, number>>, side: Side): number =>
  side === 'AB' ? BC ** 2 + CA ** 2 : AB ** 2 - (side === 'BC' ? CA : BC) ** 2

/** Two sides whose third is no whole number; the true shape for the drawing. */
function drawIrrational(random: Random) {
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
const tenths = (square: number): Ratio => Ratio.of(Math.round(Math.sqrt(square * 100)), 10)
const isNearest = (square: Ratio, rounded: Ratio): boolean => {
  const [low, high] = [rounded.minus(Ratio.of(1, 20)), rounded.plus(Ratio.of(1, 20))]
  return low.n > 0 && low.times(low).compare(square) < 0 && high.times(high).compare(square) > 0
}

/** The square of x by the two labels. */
function printedSquare(printed: Printed): Ratio {
  const [hypotenuse, ...legs] = printed.figure('right-triangle').lines.map(({ label }) => label as Expr)
  const known = legs.filter(({ kind }) => kind !== 'symbol').map(leg => evaluate(leg).power(2))
  return hypotenuse!.kind === 'symbol' ? known[0]!.plus(known[1]!) : evaluate(hypotenuse!).power(2).minus(known[0]!)
}

const findX = { en: prose`Find ${m`x`}.`, es: prose`Halla ${m`x`}.` }
const abc = {
  en: prose`In a right triangle, ${m`a`} and ${m`b`} are the legs and ${m`c`} is the hypotenuse. Find the missing side.`,
  es: prose`En un triángulo rectángulo, ${m`a`} y ${m`b`} son los catetos y ${m`c`} es la hipotenusa. Halla el lado que falta.`,
}

/** Pairs of right triangles with a side in common: that side, and the other leg and hypotenuse of each. */
const sharing = [
  [12, [5, 13], [9, 15]],
  [12, [5, 13], [16, 20]],
  [12, [9, 15], [16, 20]],
  [12, [9, 15], [35, 37]],
  [8, [6, 10], [15, 17]],
  [15, [8, 17], [20, 25]],
  [15, [20, 25], [36, 39]],
  [15, [8, 17], [36, 39]],
  [24, [7, 25], [10, 26]],
  [24, [7, 25], [18, 30]],
  [24, [10, 26], [32, 40]],
  [24, [18, 30], [32, 40]],
  [20, [15, 25], [21, 29]],
] as const

export const pythagoreanMissingSide = defineTopic(
  {
    id: 'pythagorean-missing-side',
    name: { en: 'Pythagorean theorem: find the missing side', es: 'Teorema de Pitágoras: hallar el lado que falta' },
    description: {
      en: 'Find the hypotenuse or a leg of a right triangle from the other two sides.',
      es: 'Halla la hipotenusa o un cateto de un triángulo rectángulo a partir de los otros dos lados.',
    },
    domain: 'Geometry',
    standards: ['8.G.B.7'],
    levels: {
      easy: { missing: ['AB'] },
      medium: { missing: ['AB', 'BC', 'CA'] },
      hard: { missing: ['AB', 'BC', 'CA'] },
    },
  },
  form => ({
    triangle: form({
      levels: ['easy', 'medium'],
      share: 2,
      instruction: findX,
      lines: 3,
      draw: (random, { missing }) => ({
        triple: drawTriple(random),
        missing: random.evenly(missing),
        unit: random.pick(lengthUnits),
        turn: drawTurn(random),
      }),
      answer: measured,
      solve: ({ triple, missing, unit }): Measured => ({ amount: sidesOf(triple)[missing], unit }),
      ask: ({ triple, missing, turn, unit }) =>
        both(figure(labelledTriangle([triple[0], triple[1]], sidesOf(triple), missing, turn, unit))),
      check: (printed, { amount }) => exact(amount).n > 0 && satisfies(printed, exact(amount).power(2)),
    }),

    bare: form({
      levels: ['easy', 'medium'],
      instruction: abc,
      lines: 2,
      draw: (random, { missing }) => ({ triple: drawTriple(random), missing: random.evenly(missing) }),
      answer: integer,
      solve: ({ triple, missing }) => sidesOf(triple)[missing],
      ask: ({ triple: [a, b, c], missing }) => {
        const given = (name: string, side: Side, value: number) =>
          equation(symbol(name), side === missing ? blank(2) : value)
        return both(list(given('a', 'BC', a), given('b', 'CA', b), given('c', 'AB', c)))
      },
      check(printed, answer) {
        const [a, b, c] = printed
          .all('relation')
          .map(({ right }) => (right.kind === 'blank' ? exact(answer) : evaluate(right)))
        return exact(answer).n > 0 && a!.power(2).plus(b!.power(2)).equals(c!.power(2))
      },
    }),

    exact: form({
      levels: ['medium'],
      instruction: {
        en: prose`Find the exact value of ${m`x`}. Write a radical in simplest form.`,
        es: prose`Halla el valor exacto de ${m`x`}. Escribe un radical en su forma más simple.`,
      },
      lines: 3,
      draw: drawIrrational,
      answer: radical,
      solve: ({ square }) => rootOf(square),
      ask: ({ shape, sides, missing, turn }) => both(figure(labelledTriangle(shape, sides, missing, turn))),
      check: (printed, answer) => answer.q.n > 0 && squareOf(answer).equals(printedSquare(printed)),
    }),

    rounded: form({
      levels: ['medium', 'hard'],
      instruction: {
        en: prose`Find ${m`x`} to the nearest tenth.`,
        es: prose`Halla ${m`x`} redondeando a la décima más cercana.`,
      },
      lines: 3,
      draw: random => ({ ...drawIrrational(random), unit: random.pick(lengthUnits) }),
      answer: measured,
      solve: ({ square, unit }): Measured => ({ amount: decimal(tenths(square), 1), unit }),
      ask: ({ shape, sides, missing, turn, unit }) => both(figure(labelledTriangle(shape, sides, missing, turn, unit))),
      check: (printed, { amount }) => isNearest(printedSquare(printed), exact(amount)),
    }),

    decimals: form({
      levels: ['hard'],
      instruction: findX,
      lines: 3,
      draw(random, { missing }) {
        const scale = random.pick([2, 10] as const)
        return {
          triple: drawTriple(
            random,
            triples.filter(triple => triple[0] <= 24 && triple.some(side => side % scale !== 0)),
          ),
          scale,
          missing: random.evenly(missing),
          unit: random.pick(['meter', 'centimeter', 'inch'] as const),
          turn: drawTurn(random),
        }
      },
      answer: measured,
      solve: ({ triple, scale, missing, unit }): Measured => ({
        amount: decimal(Ratio.of(sidesOf(triple)[missing], scale)),
        unit,
      }),
      ask: ({ triple: [a, b, c], scale, missing, turn, unit }) => {
        const shown = (side: number) => decimal(Ratio.of(side, scale))
        return both(
          figure(
            labelledTriangle(
              [a, b],
              { AB: shown(c), BC: shown(a), CA: shown(b) } as unknown as Record<Side, Value>,
              missing,
              turn,
              unit,
            ),
          ),
        )
      },
      check: (printed, { amount }) => exact(amount).n > 0 && satisfies(printed, exact(amount).power(2)),
    }),

    isosceles: form({
      levels: ['hard'],
      instruction: {
        en: prose`Find the area of the isosceles triangle.`,
        es: prose`Halla el área del triángulo isósceles.`,
      },
      lines: 4,
      draw: random => ({
        triple: random.until(
          () => drawTriple(random),
          ([half, height]) => half * 4 >= height && height * 4 >= half,
        ),
        unit: random.pick(lengthUnits),
      }),
      answer: measured,
      solve: ({ triple: [half, height], unit }): Measured => ({ amount: half * height, unit: squared(unit) }),
      ask: ({ triple: [half, , side], unit }) =>
        both(
          figure(
            triangle({
              shape: { sides: [side, side, 2 * half] },
              names: null,
              cevians: [{ from: 'C', as: 'altitude' }],
              sides: { AB: measure(2 * half, unit), BC: { label: measure(side, unit), ticks: 1 }, CA: { ticks: 1 } },
            }),
          ),
        ),
      // Heron's formula, from the labelled sides.
      check(printed, { amount }) {
        const [base, side] = printed
          .figure('triangle')
          .lines.map(({ label }) => (label && label.kind === 'measure' ? evaluate(label) : Ratio.of(0)))
        const [half, s] = [base!.over(2), side!.plus(base!.over(2))]
        return (
          exact(amount).n > 0 &&
          exact(amount)
            .power(2)
            .equals(s.times(half).times(half).times(s.minus(base!)))
        )
      },
    }),

    rectangle: form({
      levels: ['hard'],
      instruction: { en: prose`Find the perimeter of the rectangle.`, es: prose`Halla el perímetro del rectángulo.` },
      lines: 4,
      draw: random => ({
        triple: random.until(
          () => drawTriple(random),
          ([a, b]) => a * 3 >= b && b * 3 >= a,
        ),
        unit: random.pick(lengthUnits),
      }),
      answer: measured,
      solve: ({ triple: [a, b], unit }): Measured => ({ amount: 2 * (a + b), unit }),
      ask: ({ triple: [a, b, diagonal], unit }) =>
        both(
          figure(
            polygon({
              vertices: [
                [0, 0],
                [a, 0],
                [a, b],
                [0, b],
              ],
              sides: [measure(a, unit)],
              lines: [{ of: 'AC', label: measure(diagonal, unit) }],
              angles: [null, { mark: 'square' }, null, { mark: 'square' }],
            }),
          ),
        ),
      check(printed, { amount }) {
        const [side, diagonal] = printed
          .figure('polygon')
          .lines.flatMap(({ label }) => (label?.kind === 'measure' ? [evaluate(label)] : []))
        const other = exact(amount).over(2).minus(side!)
        return other.n > 0 && other.power(2).plus(side!.power(2)).equals(diagonal!.power(2))
      },
    }),

    sharedSide: form({
      levels: ['hard'],
      instruction: findX,
      lines: 4,
      draw: random => {
        const [height, ...pair] = random.pick(sharing)
        const [left, right] = random.shuffle<readonly [number, number]>(pair)
        return { height, left: left!, right: right!, unit: random.pick(lengthUnits) }
      },
      answer: measured,
      solve: ({ right, unit }): Measured => ({ amount: right[1], unit }),
      ask: ({ height, left: [p, l], right: [q], unit }) =>
        both(
          figure(
            triangle({
              shape: {
                vertices: [
                  [0, 0],
                  [p + q, 0],
                  [p, height],
                ],
              },
              names: null,
              cevians: [{ from: 'C', as: p / (p + q), foot: 'D' }],
              sides: { BC: 'x', CA: measure(l, unit) },
              lines: [
                { of: 'AD', label: measure(p, unit), side: 'right' },
                { of: 'DB', label: measure(q, unit), side: 'right' },
              ],
              marked: [{ of: 'BDC', mark: 'square' }],
            }),
          ),
        ),
      check(printed, { amount }) {
        const { lines } = printed.figure('triangle')
        const at = (from: string, to: string) => {
          const label = lines.find(item => item.from === from && item.to === to)?.label
          return label?.kind === 'measure' ? evaluate(label).power(2) : Ratio.of(-1)
        }
        return (
          exact(amount).n > 0 &&
          exact(amount)
            .power(2)
            .minus(at('D', 'B'))
            .equals(at('C', 'A').minus(at('A', 'D')))
        )
      },
    }),

    findTheMistake: form({
      levels: ['medium', 'hard'],
      lines: 0,
      draw: random => {
        const mistake = random.evenly(['treated', 'doubled', 'halved', 'none'] as const)
        const missing = random.evenly(['BC', 'CA'] as const)
        return { mistake, missing, triple: drawTriple(random), turn: drawTurn(random), who: random.pick(people) }
      },
      answer: option({
        treated: { en: prose`The hypotenuse was treated as a leg.`, es: prose`La hipotenusa se tomó como un cateto.` },
        doubled: {
          en: prose`Numbers were doubled instead of squared.`,
          es: prose`Los números se duplicaron en vez de elevarse al cuadrado.`,
        },
        halved: {
          en: prose`A number was halved where its square root was needed.`,
          es: prose`Se tomó la mitad de un número en vez de su raíz cuadrada.`,
        },
        none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
      }),
      solve: ({ mistake }) => mistake,
      ask: ({ mistake, missing, triple, turn, who }) => {
        const [a, b, c] = triple
        const leg = missing === 'BC' ? b : a
        const [p, q] = mistake === 'doubled' ? [2 * leg, 2 * c] : [leg ** 2, c ** 2]
        const square = mistake === 'treated' ? q + p : q - p
        const x = mistake === 'halved' ? decimal(Ratio.of(square, 2)) : surdExpr(rootOf(square))
        const shown = [
          figure(labelledTriangle([a, b], sidesOf(triple), missing, turn)),
          steps(
            line`${mistake === 'treated' ? m`${leg}^2 + ${c}^2 = x^2` : m`${leg}^2 + x^2 = ${c}^2`}`,
            line`${mistake === 'treated' ? m`${p} + ${q} = x^2` : m`${p} + x^2 = ${q}`}`,
            line`${m`x^2 = ${square}`}`,
            line`${m`x = ${x}`}`,
          ),
        ]
        return {
          en: [
            prose`${name(who)} finds ${m`x`} in the right triangle. Which sentence about the work is true?`,
            ...shown,
          ],
          es: [
            prose`${name(who)} halla ${m`x`} en el triángulo rectángulo. ¿Qué oración sobre el trabajo es verdadera?`,
            ...shown,
          ],
        }
      },
      // The first line that the true side does not satisfy tells the mistake.
      check(printed, answer) {
        const x = Math.sqrt(printedSquare(printed).toNumber())
        const wrong = printed
          .all('relation')
          .findIndex(({ left, right }) => Math.abs(approximate(left, { x }) - approximate(right, { x })) > 1e-9)
        return answer === (['treated', 'doubled', null, 'halved'] as const)[wrong] || (wrong < 0 && answer === 'none')
      },
    }),

    whichEquation: form({
      levels: ['medium', 'hard'],
      instruction: {
        en: prose`Choose the equation that is true for ${m`x`}.`,
        es: prose`Elige la ecuación que se cumple para ${m`x`}.`,
      },
      draw: random => {
        const missing = random.evenly(SIDES)
        return { triple: drawTriple(random), missing, turn: drawTurn(random) }
      },
      answer: formulaChoice,
      solve: ({ triple: [a, b, c], missing }) =>
        missing === 'AB' ? m`${a}^2 + ${b}^2 = x^2` : m`x^2 + ${missing === 'BC' ? b : a}^2 = ${c}^2`,
      mistakes: ({ triple: [a, b, c], missing }) => {
        const leg = missing === 'BC' ? b : a
        return missing === 'AB'
          ? {
              legTakenForHypotenuse: m`x^2 + ${a}^2 = ${b}^2`,
              nothingSquared: m`${a} + ${b} = x`,
              sumSquared: m`(${a} + ${b})^2 = x^2`,
              otherLegTaken: m`x^2 + ${b}^2 = ${a}^2`,
            }
          : {
              missingTakenForHypotenuse: m`${leg}^2 + ${c}^2 = x^2`,
              nothingSquared: m`x + ${leg} = ${c}`,
              sumSquared: m`(x + ${leg})^2 = ${c}^2`,
            }
      },
      ask: ({ triple, missing, turn }) =>
        both(figure(labelledTriangle([triple[0], triple[1]], sidesOf(triple), missing, turn))),
      check(printed, choice) {
        const x = Math.sqrt(printedSquare(printed).toNumber())
        const chosen = expr(choice)
        return (
          chosen.kind === 'relation' &&
          Math.abs(approximate(chosen.left, { x }) - approximate(chosen.right, { x })) < 1e-9
        )
      },
    }),
  }),
)
