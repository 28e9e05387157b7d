import { ratioInLowestTerms } from '../../answer/expression.ts'
import { fractionInLowestTerms, rational } from '../../answer/number.ts'
import { type Both, type Content, figure, prose } from '../../content.ts'
import { triangle } from '../../figure/triangle.ts'
import { equation, measure, ratio, relation, segment, symbol, triangleNamed } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { m } from '../../math/template.ts'
import { gcd, Ratio } from '../../number/ratio.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { type Measured, measured } from '../8/shared/measured.ts'
import { drawMeasurement, measuredIn, tidy } from './shared/indirect-measurement.ts'
import {
  correspondingLabels,
  drawFactor,
  drawShape,
  pairFigure,
  type Shape,
  sharesRatio,
  similarity,
} from './shared/similar-pair.ts'

const NAMES = ['ABCDEFGH', 'PQRSTUVW', 'JKLMNPQR', 'EFGHJKLM'] as const

interface Drawn {
  readonly shape: Shape
  readonly names: readonly [string, string]
  /** Lengths of the first figure and of the second, side by side. */
  readonly lengths: readonly [readonly Ratio[], readonly Ratio[]]
  readonly turn: number
  readonly isFlipped: boolean
  readonly sizes: readonly [number, number]
}

interface Level {
  readonly kinds: readonly ('triangle' | 'rectangle' | 'trapezoid')[]
  readonly isTurned: boolean
}

function drawPair(random: Random, level: Level): Drawn {
  const shape = drawShape(random, random.evenly(level.kinds))
  const factor = drawFactor(random)
  const halves = level.isTurned && factor.d % 2 === 0 ? random.pick([1, 2]) : 1
  const first = shape.sides.map(side => Ratio.of(side * factor.d, halves))
  const count = shape.sides.length
  const letters = random.pick(NAMES)
  return {
    shape,
    names: [letters.slice(0, count), letters.slice(count, 2 * count)],
    lengths: [first, first.map(side => side.times(factor))],
    turn: level.isTurned ? random.pick([40, 80, 115, 150, 180, 205, 240, 290]) : 0,
    isFlipped: level.isTurned && random.chance(0.5),
    sizes: [1, factor.toNumber()],
  }
}

function pairOf({ shape, names, turn, isFlipped, sizes }: Drawn, labels: readonly (readonly (Expr | null)[])[]) {
  const part = (k: 0 | 1) => ({
    names: names[k],
    vertices: shape.vertices,
    labels: labels[k]!,
    factor: sizes[k],
    turn: k === 1 ? turn : 0,
    isFlipped: k === 1 && isFlipped,
  })
  return figure(pairFigure([part(0), part(1)]))
}

/** Labels of two pairs of sides, one of them the unknown. */
function drawLabels(random: Random, drawn: Drawn) {
  const { lengths, shape } = drawn
  const [i, j] = random.until(
    () => random.sample([...shape.sides.keys()], 2) as [number, number],
    ([i, j]) => shape.sides[i] !== shape.sides[j],
  )
  const unknown: 0 | 1 = random.chance(0.5) ? 1 : 0
  return { i, j, unknown, value: lengths[unknown][i]! }
}
const labelled = ({ lengths }: Drawn, i: number, j: number, unknown: 0 | 1, label: Expr) =>
  lengths.map((sides, k) =>
    sides.map((side, s) => (s === j ? tidy(side) : s === i ? (k === unknown ? label : tidy(side)) : null)),
  )

const x = symbol('x')
const findX = { en: prose`The figures are similar. Find ${x}.`, es: prose`Las figuras son semejantes. Halla ${x}.` }

const named = (names: string): Expr => (names.length === 3 ? triangleNamed(names) : symbol(names))

/** Whole sides AD, DB, DE of a triangle cut by a parallel DE to BC, and BC. */
function drawNested(random: Random) {
  const [m, n] = random.pick([
    [1, 2],
    [1, 3],
    [2, 3],
    [3, 4],
    [2, 5],
    [3, 5],
    [4, 7],
    [5, 8],
  ] as const)
  const [unit, base] = random.pick([
    [2, 3],
    [3, 2],
    [3, 4],
    [4, 3],
    [3, 5],
    [5, 3],
    [4, 5],
    [5, 4],
    [6, 5],
    [5, 6],
  ] as const)
  return {
    m,
    n,
    upper: m * unit,
    whole: n * unit,
    cut: m * base,
    base: n * base,
    isCutAsked: random.evenly([true, false]),
  }
}

export const similarPolygonSides = defineTopic(
  {
    id: 'similar-polygon-sides',
    name: {
      en: 'Missing sides of similar figures and indirect measurement',
      es: 'Lados que faltan en figuras semejantes y medición indirecta',
    },
    description: {
      en: 'Use proportions in similar figures to find missing sides, heights and distances.',
      es: 'Usa proporciones en figuras semejantes para hallar lados desconocidos, alturas y distancias.',
    },
    domain: 'Similarity, Right Triangles & Trigonometry',
    standards: ['G-SRT.A.2', 'G-SRT.B.5', 'G-MG.A.1'],
    levels: {
      easy: { kinds: ['triangle', 'rectangle', 'trapezoid', 'triangle'], isTurned: false },
      medium: { kinds: ['triangle', 'trapezoid', 'triangle'], isTurned: true },
      hard: { kinds: ['triangle'], isTurned: true },
    },
  },
  form => ({
    missing: form({
      levels: ['easy', 'medium'],
      share: 3,
      instruction: findX,
      lines: 3,
      draw(random, level) {
        const drawn = drawPair(random, level)
        return { ...drawn, ...drawLabels(random, drawn) }
      },
      answer: rational,
      solve: ({ value }) => tidy(value),
      ask(facts): Both<Content> {
        const { names, i, j, unknown } = facts
        const content = [similarity(...names), pairOf(facts, labelled(facts, i, j, unknown, x))]
        return { en: content, es: content }
      },
      check: (printed, answer) => sharesRatio(correspondingLabels(printed), exact(answer)),
    }),

    scaleFactor: form({
      levels: ['easy', 'medium'],
      lines: 3,
      draw(random, level) {
        const drawn = drawPair(random, level)
        const { i, j } = drawLabels(random, drawn)
        return { ...drawn, shown: [i, j] }
      },
      answer: fractionInLowestTerms,
      solve: ({ lengths: [one, two] }) => two[0]!.over(one[0]!),
      ask(facts): Both<Content> {
        const { names, lengths, shown } = facts
        const drawn = pairOf(
          facts,
          lengths.map(sides => sides.map((side, s) => (shown.includes(s) ? tidy(side) : null))),
        )
        const [one, two] = names.map(named) as [Expr, Expr]
        return {
          en: [
            similarity(...names),
            drawn,
            prose`Write the scale factor from ${one} to ${two} as a fraction in lowest terms.`,
          ],
          es: [
            similarity(...names),
            drawn,
            prose`Escribe el factor de escala de ${one} a ${two} como fracción irreducible.`,
          ],
        }
      },
      check: (printed, answer) =>
        correspondingLabels(printed).every(([a, b]) => evaluate(a).times(exact(answer)).equals(evaluate(b))),
    }),

    withExpression: form({
      levels: ['medium'],
      instruction: findX,
      lines: 4,
      draw(random, level) {
        const drawn = drawPair(random, level)
        const labels = drawLabels(random, drawn)
        const most = Math.max(1, Math.min(9, Math.floor(labels.value.toNumber()) - 2))
        return { ...drawn, ...labels, added: random.chance(0.5) ? random.int(1, most) : -random.int(1, 6) }
      },
      answer: rational,
      solve: ({ value, added }) => tidy(value.minus(added)),
      ask(facts): Both<Content> {
        const { names, i, j, unknown, added } = facts
        const content = [similarity(...names), pairOf(facts, labelled(facts, i, j, unknown, m`x + ${added}`))]
        return { en: content, es: content }
      },
      check: (printed, answer) => sharesRatio(correspondingLabels(printed), exact(answer)),
    }),

    nested: form({
      levels: ['medium'],
      share: 2,
      lines: 4,
      draw: random => ({ ...drawNested(random), turn: random.int(-20, 20), angle: random.int(50, 85) }),
      answer: rational,
      solve: ({ isCutAsked, cut, base }) => (isCutAsked ? cut : base),
      ask({ m, n, upper, whole, cut, base, isCutAsked, turn, angle }): Both<Content> {
        const drawn = figure(
          triangle({
            shape: { twoSides: [whole, base], angle },
            names: 'BCA',
            sides: { BC: isCutAsked ? base : 'x' },
            parallels: [{ to: 'BC', share: m / n, names: 'DE', label: isCutAsked ? 'x' : cut, marked: true }],
            lines: [
              { of: 'AD', label: upper, side: 'left' },
              { of: 'DB', label: whole - upper, side: 'left' },
            ],
            turn,
          }),
        )
        const parallel = relation(segment('DE'), '∥', segment('BC'))
        return {
          en: [drawn, prose`${parallel}. Find ${x}.`],
          es: [drawn, prose`${parallel}. Halla ${x}.`],
        }
      },
      // The sides of the small triangle to those of the large one.
      check(printed, answer) {
        const { lines } = printed.figure('triangle')
        const at = (from: string, to: string) => {
          const label = lines.find(item => item.label && [from + to, to + from].includes(item.from + item.to))!.label
          return evaluate(label as Expr, { x: exact(answer) })
        }
        const [small, rest] = [at('A', 'D'), at('D', 'B')]
        return exact(answer).n > 0 && small.times(at('B', 'C')).equals(small.plus(rest).times(at('D', 'E')))
      },
    }),

    perimeter: form({
      levels: ['medium'],
      lines: 3,
      draw(random) {
        const { sides } = drawShape(random, 'triangle')
        const factor = drawFactor(random)
        const letters = random.pick(NAMES)
        const around = sides.reduce((sum, side) => sum + side)
        return {
          side: sides[0]! * factor.d,
          factor,
          around: around * factor.d,
          names: [letters.slice(0, 3), letters.slice(3, 6)] as const,
        }
      },
      answer: rational,
      solve: ({ around, factor }) => factor.times(around),
      ask({ side, factor, around, names: [one, two] }) {
        const given = similarity(one, two)
        const [first, second] = [
          equation(symbol(one.slice(0, 2)), side),
          equation(symbol(two.slice(0, 2)), factor.times(side)),
        ]
        return {
          en: prose`${given}, ${first} and ${second}. The perimeter of ${triangleNamed(one)} is ${around}. Find the perimeter of ${triangleNamed(two)}.`,
          es: prose`${given}, ${first} y ${second}. El perímetro de ${triangleNamed(one)} es ${around}. Halla el perímetro de ${triangleNamed(two)}.`,
        }
      },
      check(printed, answer) {
        const [side, partner] = printed
          .all('relation')
          .flatMap(({ sign, right }) => (sign === '=' ? [evaluate(right)] : []))
        return exact(answer).times(side!).equals(printed.numbers[0]!.times(partner!))
      },
    }),

    areaFromSides: form({
      levels: ['hard'],
      lines: 4,
      draw(random) {
        const factor = random.until(
          () => drawFactor(random),
          factor => factor.n <= 6 && factor.d <= 6,
        )
        const unit = random.pick(['centimeter', 'meter', 'inch', 'foot'] as const)
        return { factor, side: random.int(2, 5), area: factor.d ** 2 * random.int(1, 5), unit }
      },
      answer: measured,
      solve: ({ factor, area, unit }): Measured => ({
        amount: factor.times(factor).times(area),
        unit: `square-${unit}`,
      }),
      ask({ factor, side, area, unit }) {
        const [one, two] = [measure(side * factor.d, unit), measure(side * factor.n, unit)]
        const whole = measure(area, `square-${unit}`)
        return {
          en: prose`Two polygons are similar. A side of the first measures ${one}, and the corresponding side of the second measures ${two}. The area of the first polygon is ${whole}. Find the area of the second.`,
          es: prose`Dos polígonos son semejantes. Un lado del primero mide ${one} y el lado correspondiente del segundo mide ${two}. El área del primer polígono es ${whole}. Halla el área del segundo.`,
        }
      },
      check(printed, { amount }) {
        const [one, two, area] = printed.numbers
        return exact(amount)
          .times(one!.power(2))
          .equals(area!.times(two!.power(2)))
      },
    }),

    scaleFromMeasures: form({
      levels: ['hard'],
      lines: 3,
      draw(random) {
        const factor = random.until(
          () => drawFactor(random),
          ({ n, d }) => n <= 9 && d <= 9 && d > 1,
        )
        const [isArea, k] = [random.evenly([true, false]), random.int(2, 6)]
        const unit = random.pick(['centimeter', 'meter', 'inch', 'foot'] as const)
        return { factor, isArea, k, unit }
      },
      answer: fractionInLowestTerms,
      solve: ({ factor }) => factor,
      ask({ factor: { n, d }, isArea, k, unit }) {
        const [one, two] = [d, n].map(side =>
          isArea ? measure(k * side * side, `square-${unit}`) : measure(2 * k * side, unit),
        ) as [Expr, Expr]
        return isArea
          ? {
              en: prose`Two polygons are similar. The area of the first is ${one}, and the area of the second is ${two}. Write the scale factor from the first to the second as a fraction in lowest terms.`,
              es: prose`Dos polígonos son semejantes. El área del primero es ${one} y el área del segundo es ${two}. Escribe el factor de escala del primero al segundo como fracción irreducible.`,
            }
          : {
              en: prose`Two polygons are similar. The perimeter of the first is ${one}, and the perimeter of the second is ${two}. Write the scale factor from the first to the second as a fraction in lowest terms.`,
              es: prose`Dos polígonos son semejantes. El perímetro del primero es ${one} y el perímetro del segundo es ${two}. Escribe el factor de escala del primero al segundo como fracción irreducible.`,
            }
      },
      check(printed, answer) {
        const [one, two] = printed.numbers
        const power = printed.one('measure').unit.startsWith('square') ? 2 : 1
        return exact(answer).n > 0 && exact(answer).power(power).times(one!).equals(two!)
      },
    }),

    areaRatio: form({
      levels: ['hard'],
      lines: 3,
      draw: random => {
        const [a, b] = random.until(
          () => [random.int(1, 9), random.int(2, 9)] as const,
          ([a, b]) => a !== b && gcd(a, b) === 1,
        )
        return { a, b, k: random.pick([1, 2, 3, 4]) }
      },
      answer: ratioInLowestTerms,
      solve: ({ a, b }) => [a * a, b * b],
      ask({ a, b, k }) {
        const shown = ratio(a * k, b * k)
        return {
          en: prose`The perimeters of two similar figures are in the ratio ${shown}. Find the ratio of their areas, in the same order and in lowest terms.`,
          es: prose`Los perímetros de dos figuras semejantes están en la razón ${shown}. Halla la razón de sus áreas, en el mismo orden y en su mínima expresión.`,
        }
      },
      check(printed, [a, b]) {
        const [one, two] = printed.one('ratio').items.map(item => evaluate(item))
        return (
          exact(a!)
            .times(two!.power(2))
            .equals(exact(b!).times(one!.power(2))) && exact(a!).n > 0
        )
      },
    }),

    perimeterRatio: form({
      levels: ['hard'],
      lines: 3,
      draw: random => {
        const [a, b] = random.until(
          () => [random.int(1, 12), random.int(2, 12)] as const,
          ([a, b]) => a < b && gcd(a, b) === 1,
        )
        const k = random.pick([1, 2, 3, 5])
        return { a, b, areas: [a * a * k, b * b * k] as const }
      },
      answer: ratioInLowestTerms,
      solve: ({ a, b }) => [a, b],
      ask({ areas }) {
        const shown = ratio(...areas)
        return {
          en: prose`The areas of two similar figures are in the ratio ${shown}. Find the ratio of their perimeters, in the same order and in lowest terms.`,
          es: prose`Las áreas de dos figuras semejantes están en la razón ${shown}. Halla la razón de sus perímetros, en el mismo orden y en su mínima expresión.`,
        }
      },
      check(printed, [a, b]) {
        const [one, two] = printed.one('ratio').items.map(item => evaluate(item))
        return exact(a!).power(2).times(two!).equals(exact(b!).power(2).times(one!)) && exact(a!).n > 0
      },
    }),

    story: form({
      levels: ['hard'],
      share: 3,
      lines: 4,
      draw: drawMeasurement,
      answer: measured,
      solve: ({ known, across, other, unit }): Measured => ({ amount: tidy(known.times(across).over(other)), unit }),
      ask: ({ says }) => says,
      // From the labels of the sketch alone.
      check(printed, { amount }) {
        const labels = printed
          .figure('geometry-diagram')
          .lines.flatMap(({ label }) => (label?.kind === 'measure' ? [evaluate(label)] : []))
        return (
          labels.length === 3 &&
          labels.every(label => printed.numbers.some(given => given.equals(label))) &&
          exact(amount).equals(measuredIn(printed.figure('geometry-diagram')))
        )
      },
    }),
  }),
)
