import {
  answerStep,
  approximate,
  both,
  decimal,
  decimalNumber,
  drawing,
  equation,
  exact,
  explained,
  figure,
  integer,
  itemOf,
  line,
  measure,
  power,
  prose,
  Ratio,
  relation,
  root,
  statements,
  times,
  tupleOf,
  wholes,
  withFigure,
} from '../../../author.ts'
import { comparison, comparisonOf, comparisonSigns } from '../../kit/facts/compare-signs.ts'
import { measured } from '../../kit/measures/measured.ts'
import {
  clearRadicands,
  drawClear,
  type Form,
  LESS_OR_GREATER,
  NO_CALCULATOR,
  nearestTenth,
  rounded,
  squareOfTenths,
  tenthBelow,
  tenthLine,
  tenthSteps,
  tenths,
} from './roots.ts'
import { lengthQuestion, saidAbout, sameAreas } from './squares.ts'

/** Rounded to tenths, in words that the prompt says. */
export const toTenth = { ...decimalNumber, requires: 'decimal-places-1' } as const

/** Half a tenth around the answer holds the number. */
export const isNearestTenth = (answer: number, size: number) =>
  Math.abs(answer - size) < 0.05 && Math.abs(answer * 10 - Math.round(answer * 10)) < 1e-9

type Three = {
  readonly from: number
  readonly radicands: readonly number[]
}
const plotted = ({ from, radicands }: Three) =>
  tenthLine(
    from,
    radicands.map(n => [Math.sqrt(n), root(n)] as const),
  )

const cubeFloor = (n: number) => Math.floor(Math.cbrt(n) + 1e-9)
const CUBE_RADICANDS = wholes(2, 500).filter(n => {
  const a = cubeFloor(n)
  return a ** 3 !== n && Math.abs(n - (a + 0.5) ** 3) > 2 && Math.cbrt(n) > 1.6
})

/** By the whole part of the cube root. */
const CUBES = wholes(0, 7).map(a => CUBE_RADICANDS.filter(n => cubeFloor(n) === a))

export const mediumForms = (form: Form) => ({
  tenth: form({
    levels: ['medium'],
    share: 2,
    instruction: NO_CALCULATOR,
    draw: random => ({ n: drawClear(random) }),
    answer: toTenth,
    solve: ({ n }) => tenths(nearestTenth(n)),
    ask: ({ n }) => both(root(n)),
    key: ({ n }) => both(statements(squareOfTenths(tenthBelow(n)), squareOfTenths(tenthBelow(n) + 1))),
    solution: ({ n }) => [...tenthSteps(n), rounded(n)],
    check: (printed, answer) => isNearestTenth(exact(answer).toNumber(), approximate(printed.one('root'))),
  }),

  plotThree: form({
    levels: ['medium'],
    draw: random => {
      const from = random.evenly([4, 6, 8, 5, 7, 9, 3])
      const all = wholes(from ** 2 + 1, (from + 1) ** 2 - 1)
      const radicands = random.until(
        () => random.sample(all, 3),
        drawn => {
          const [a, b, c] = tupleOf([...drawn].sort((one, other) => one - other).map(Math.sqrt), 3)
          return b - a > 0.15 && c - b > 0.15
        },
      )
      return { from, radicands }
    },
    answer: drawing(plotted),
    solve: ({ from, radicands }): Three => ({ from, radicands }),
    ask: ({ from, radicands: [one, two, three] }) =>
      withFigure(
        {
          en: prose`Plot and label ${root(one)}, ${root(two)}, and ${root(three)} on the number line, accurate to the nearest tenth.`,
          es: prose`Ubica y rotula ${root(one)}, ${root(two)} y ${root(three)} en la recta numérica con precisión de una décima.`,
        },
        tenthLine(from),
      ),
    key: ({ radicands }) => both(statements(...radicands.map(n => relation(root(n), '≈', tenths(nearestTenth(n)))))),
    solution: ({ from, radicands }) => [
      ...radicands.map(n =>
        explained(
          statements(squareOfTenths(tenthBelow(n)), squareOfTenths(tenthBelow(n) + 1)),
          line`So ${root(n)} lies between ${tenths(tenthBelow(n))} and ${tenths(tenthBelow(n) + 1)}, nearer to ${tenths(nearestTenth(n))}: ${n} is nearer to ${decimal(Ratio.of(nearestTenth(n) ** 2, 100))}.`,
          line`Por eso ${root(n)} está entre ${tenths(tenthBelow(n))} y ${tenths(tenthBelow(n) + 1)}, más cerca de ${tenths(nearestTenth(n))}: ${n} está más cerca de ${decimal(Ratio.of(nearestTenth(n) ** 2, 100))}.`,
        ),
      ),
      explained(
        figure(plotted({ from, radicands })),
        line`Mark each root near its tenth.`,
        line`Marca cada raíz cerca de su décima.`,
      ),
    ],
    check(printed, { from, radicands }) {
      const shown = printed.all('root').map(({ of }) => exact(of).n)
      return (
        shown.length === radicands.length &&
        shown.every((n, i) => n === radicands[i] && n > from ** 2 && n < (from + 1) ** 2)
      )
    },
  }),

  cubeRoot: form({
    levels: ['medium'],
    lines: 2,
    instruction: {
      en: prose`Estimate to the nearest whole number without a calculator.`,
      es: prose`Estima al número entero más cercano sin calculadora.`,
    },
    draw: random => {
      const a = random.evenly([3, 5, 4, 6, 2, 7])
      return { n: random.pick(itemOf(CUBES, a)) }
    },
    answer: integer,
    solve: ({ n }) => Math.round(Math.cbrt(n)),
    ask: ({ n }) => both(root(n, 3)),
    key: ({ n }) => {
      const a = cubeFloor(n)
      return both(statements(equation(power(a, 3), a ** 3), equation(power(a + 1, 3), (a + 1) ** 3)))
    },
    solution: ({ n }, answer) => {
      const a = cubeFloor(n)
      const half = Ratio.of(2 * a + 1, 2)
      const cube = half.times(half).times(half)
      const isLow = exact(answer).n === a
      return [
        explained(
          statements(equation(power(a, 3), a ** 3), equation(power(a + 1, 3), (a + 1) ** 3)),
          line`Find the perfect cubes next to ${n}: the cube root lies between ${a} and ${a + 1}.`,
          line`Halla los cubos perfectos entre los que está ${n}: la raíz cúbica está entre ${a} y ${a + 1}.`,
        ),
        explained(
          statements(equation(power(decimal(half), 3), decimal(cube)), relation(n, isLow ? '<' : '>', decimal(cube))),
          isLow
            ? line`Cube the number halfway. Since ${n} is less, the root is nearer to ${a}.`
            : line`Cube the number halfway. Since ${n} is greater, the root is nearer to ${a + 1}.`,
          isLow
            ? line`Eleva al cubo el número del medio. Como ${n} es menor, la raíz está más cerca de ${a}.`
            : line`Eleva al cubo el número del medio. Como ${n} es mayor, la raíz está más cerca de ${a + 1}.`,
        ),
        explained(
          relation(root(n, 3), '≈', answer),
          line`Round to the nearest whole number.`,
          line`Redondea al número entero más cercano.`,
        ),
      ]
    },
    check: (printed, answer) => Math.abs(approximate(printed.one('root')) - exact(answer).toNumber()) < 0.5,
  }),

  squareLength: form({
    levels: ['medium'],
    kind: 'story',
    draw: random => {
      const thing = random.evenly(sameAreas)
      return random.until(
        () => {
          const wide = random.int(5, 10)
          return { thing, wide, long: random.int(wide + 1, wide + 7) }
        },
        ({ wide, long }) => clearRadicands.includes(wide * long),
      )
    },
    answer: { ...measured, requires: 'decimal-places-1' },
    solve: ({ thing, wide, long }) => ({ amount: tenths(nearestTenth(wide * long)), unit: thing.unit }),
    ask: ({ thing, wide, long }) => {
      const { en, es } = thing.says(measure(long, thing.unit), measure(wide, thing.unit))
      const question = lengthQuestion(thing)
      return { en: [en, question.en], es: [es, question.es] }
    },
    solution: ({ thing, wide, long }, { amount, unit }) => [
      explained(
        equation(times(long, wide), wide * long),
        line`This is the area of both. A side of the square is ${root(wide * long)}.`,
        line`Esta es el área de las dos figuras. Un lado de la cuadrada mide ${root(wide * long)}.`,
      ),
      ...tenthSteps(wide * long),
      answerStep(measure(amount, unit), saidAbout(thing, tenths(nearestTenth(wide * long)))),
    ],
    check(printed, { amount }) {
      const [long, wide] = tupleOf(printed.all('measure'), 2)
      return isNearestTenth(exact(amount).toNumber(), Math.sqrt(exact(long.of).times(exact(wide.of)).toNumber()))
    },
  }),

  compareTenth: form({
    levels: ['medium'],
    instruction: LESS_OR_GREATER,
    draw(random) {
      const isAbove = random.evenly([true, false])
      return random.until(
        () => {
          const n = drawClear(random)
          return { n, tenth: isAbove ? tenthBelow(n) + 1 : tenthBelow(n), isFirst: random.chance(0.5) }
        },
        ({ tenth }) => tenth % 10 !== 0,
      )
    },
    answer: comparison,
    solve: ({ n, tenth, isFirst }) =>
      isFirst ? comparisonOf(100 * n, tenth * tenth) : comparisonOf(tenth * tenth, 100 * n),
    ask: ({ n, tenth, isFirst }) =>
      isFirst ? both(prose`${root(n)} ____ ${tenths(tenth)}`) : both(prose`${tenths(tenth)} ____ ${root(n)}`),
    solution: ({ n, tenth, isFirst }, answer) => [
      explained(
        squareOfTenths(tenth),
        line`Square both numbers and compare the squares. The square of ${root(n)} is ${n}.`,
        line`Eleva ambos números al cuadrado y compara los cuadrados. El cuadrado de ${root(n)} es ${n}.`,
      ),
      explained(
        isFirst
          ? relation(root(n), comparisonSigns[answer], tenths(tenth))
          : relation(tenths(tenth), comparisonSigns[answer], root(n)),
        100 * n > tenth * tenth
          ? line`Since ${n} is greater than this square, ${root(n)} is greater.`
          : line`Since ${n} is less than this square, ${root(n)} is less.`,
        100 * n > tenth * tenth
          ? line`Como ${n} es mayor que este cuadrado, ${root(n)} es mayor.`
          : line`Como ${n} es menor que este cuadrado, ${root(n)} es menor.`,
      ),
    ],
    check(printed, answer) {
      const [left, right] = tupleOf(
        printed.maths.filter(({ kind }) => kind !== 'blank').map(item => approximate(item)),
        2,
      )
      const gap = left - right
      return answer === (gap > 0 ? 'greater' : gap < 0 ? 'less' : 'equal')
    },
  }),
})
