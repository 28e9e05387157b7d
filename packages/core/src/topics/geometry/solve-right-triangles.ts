import { formulaChoice } from '../../answer/choice.ts'
import { decimalNumber, numberOfDegrees } from '../../answer/number.ts'
import { numberList } from '../../answer/number-list.ts'
import { type Both, both, type Content, figure, prose } from '../../content.ts'
import { triangle } from '../../figure/triangle.ts'
import { call, decimal, degrees, equation, expr, measureOfAngle, over, symbol } from '../../math/build.ts'
import { approximate } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import {
  drawnAngle,
  drawPlaced,
  PARTS,
  type Side,
  sideFrom,
  TRIG,
  type Trig,
  trigFigure,
} from './shared/trig-figure.ts'

const x = symbol('x')
const radians = (degrees: number) => (degrees * Math.PI) / 180
const FUNCTIONS: Readonly<Record<Trig, (degrees: number) => number>> = {
  sin: degrees => Math.sin(radians(degrees)),
  cos: degrees => Math.cos(radians(degrees)),
  tan: degrees => Math.tan(radians(degrees)),
}
/** Far enough from a tie between two steps that no rounding on the way matters. */
const isClear = (value: number) => Math.abs(value - Math.floor(value) - 0.5) > 0.03
const areClear = (...tenths: readonly number[]) => tenths.every(value => isClear(value * 10))
const tenth = (value: number): Expr => decimal(Ratio.of(Math.round(value * 10), 10), 1)
const isNearestTenth = (shown: Expr, value: number) => Math.abs(approximate(shown) - value) < 0.05
const isNearestDegree = (shown: Expr, value: number) => Math.abs(approximate(shown) - value) < 0.5

const drawAngle = (random: Random) => random.intExcept(16, 74, 30, 45, 60)
/** Whole or with one decimal. */
const drawLength = (random: Random, most = 40) =>
  random.chance(0.7) ? Ratio.of(random.int(4, most)) : Ratio.of(random.int(40, 10 * most), 10)
const shownLength = (value: Ratio): Expr => (value.isInteger ? expr(value) : decimal(value, 1))

/** The sides that a function joins: one given, one wanted. */
interface Pairing {
  readonly of: Trig
  readonly from: Side
}
const above: readonly Pairing[] = TRIG.map(of => ({ of, from: PARTS[of][1] }))
const below: readonly Pairing[] = TRIG.map(of => ({ of, from: PARTS[of][0] }))

function drawSide(random: Random, { pairings }: { readonly pairings: readonly Pairing[] }) {
  const pairing = random.evenly(pairings)
  const isUnder = PARTS[pairing.of][1] === pairing.from
  const drawn = random.until(
    () => {
      const [angle, length] = [drawAngle(random), drawLength(random)]
      const ratio = FUNCTIONS[pairing.of](angle)
      return { angle, length, found: isUnder ? length.toNumber() * ratio : length.toNumber() / ratio }
    },
    ({ found }) => areClear(found) && found >= 3 && found <= 60,
  )
  const [one, two] = PARTS[pairing.of]
  return { ...pairing, ...drawn, wanted: pairing.from === one ? two : one, placed: drawPlaced(random) }
}
type DrawnSide = ReturnType<typeof drawSide>
const sideDrawing = ({ angle, length, from, wanted, placed }: DrawnSide) =>
  figure(
    trigFigure(
      placed,
      Math.tan(radians(angle)),
      1,
      { [from]: shownLength(length), [wanted]: x },
      { 0: degrees(angle) },
    ),
  )

/** x by the drawn proportions, from the one side with a number. */
function scaled(printed: Printed): number {
  const { points, lines, angles } = printed.figure('right-triangle')
  const place = (name: string) => points.find(point => point.name === name)!.at
  const long = ({ from, to }: { readonly from: string; readonly to: string }) =>
    Math.hypot(place(from)[0] - place(to)[0], place(from)[1] - place(to)[1])
  const known = lines.find(({ label }) => label?.kind === 'number')!
  const unknown = lines.find(({ label }) => label?.kind === 'symbol')!
  const labelled = angles.find(({ label }) => label?.kind === 'measure')!
  const size = approximate((labelled.label as Expr & { readonly kind: 'measure' }).of)
  const isTrue = Math.abs(drawnAngle(printed.figure('right-triangle'), labelled.vertex) - size) < 1e-6
  return isTrue ? (long(unknown) / long(known)) * approximate(known.label as Expr) : Number.NaN
}

/** The inverse tangent of the legs at a corner, two labels of a right triangle given. */
function angleFrom(printed: Printed, corner: string): number {
  const at = (side: Side) => {
    const label = sideFrom(printed.figure('right-triangle'), corner, side)
    return label && label.kind === 'number' ? approximate(label) : null
  }
  const [opposite, adjacent, hypotenuse] = [at('opposite'), at('adjacent'), at('hypotenuse')]
  const across = opposite ?? Math.sqrt(hypotenuse! ** 2 - adjacent! ** 2)
  const along = adjacent ?? Math.sqrt(hypotenuse! ** 2 - opposite! ** 2)
  return (Math.atan2(across, along) * 180) / Math.PI
}

const findSide = {
  en: prose`Use a calculator in degree mode. Find ${x} to the nearest tenth.`,
  es: prose`Usa una calculadora en modo de grados. Halla ${x} redondeando a la décima más cercana.`,
}
const findAngle = {
  en: prose`Use a calculator in degree mode. Find ${x} to the nearest degree.`,
  es: prose`Usa una calculadora en modo de grados. Halla ${x} redondeando al grado más cercano.`,
}

export const solveRightTriangles = defineTopic(
  {
    id: 'solve-right-triangles',
    name: { en: 'Solve right triangles with trigonometry', es: 'Resolver triángulos rectángulos con trigonometría' },
    description: {
      en: 'Use trigonometric ratios to find unknown sides and angles of right triangles.',
      es: 'Usa razones trigonométricas para hallar lados y ángulos desconocidos de triángulos rectángulos.',
    },
    domain: 'Similarity, Right Triangles & Trigonometry',
    standards: ['G-SRT.C.8'],
    levels: {
      easy: { pairings: above },
      medium: { pairings: below },
      hard: { pairings: below },
    },
  },
  form => ({
    side: form({
      levels: ['easy', 'medium'],
      share: 3,
      instruction: findSide,
      lines: 3,
      draw: drawSide,
      answer: decimalNumber,
      solve: ({ found }) => tenth(found),
      ask: drawn => both(sideDrawing(drawn)),
      check: (printed, answer) => isNearestTenth(expr(answer), scaled(printed)),
    }),

    angle: form({
      levels: ['medium'],
      share: 3,
      instruction: findAngle,
      lines: 3,
      draw(random) {
        const of = random.evenly(TRIG)
        const [over, under] = PARTS[of]
        const drawn = random.until(
          () => {
            const lengths = { [over]: random.int(3, 40), [under]: random.int(3, 50) } as Partial<Record<Side, number>>
            const { opposite, adjacent, hypotenuse } = lengths
            const sine = opposite !== undefined && hypotenuse !== undefined ? opposite / hypotenuse : null
            const cosine = adjacent !== undefined && hypotenuse !== undefined ? adjacent / hypotenuse : null
            const size =
              sine !== null ? Math.asin(sine) : cosine !== null ? Math.acos(cosine) : Math.atan2(opposite!, adjacent!)
            return { lengths, size: (size * 180) / Math.PI }
          },
          ({ size }) => size >= 15 && size <= 75 && isClear(size),
        )
        return { ...drawn, placed: drawPlaced(random) }
      },
      answer: numberOfDegrees,
      solve: ({ size }) => Math.round(size),
      ask: ({ lengths, size, placed }) =>
        both(figure(trigFigure(placed, Math.tan(radians(size)), 1, lengths, { 0: degrees(x) }))),
      check(printed, answer) {
        const { angles } = printed.figure('right-triangle')
        const asked = angles.find(({ label }) => label?.kind === 'measure')!.vertex
        return isNearestDegree(expr(answer), angleFrom(printed, asked))
      },
    }),

    whichEquation: form({
      levels: ['easy', 'medium'],
      instruction: {
        en: prose`Choose the equation that is true for ${x}.`,
        es: prose`Elige la ecuación que se cumple para ${x}.`,
      },
      lines: 0,
      draw: drawSide,
      answer: formulaChoice,
      solve: drawn => ratioEquation(drawn, drawn.of, false),
      mistakes: drawn => {
        const others = TRIG.filter(of => of !== drawn.of)
        return {
          oppositeAndAdjacentMixedUp: ratioEquation(drawn, others[0]!, false),
          ratioUpsideDown: ratioEquation(drawn, drawn.of, true),
          otherFunction: ratioEquation(drawn, others[1]!, false),
        }
      },
      ask: drawn => both(sideDrawing(drawn)),
      check(printed, choice) {
        const chosen = expr(choice)
        const value = scaled(printed)
        return (
          chosen.kind === 'relation' &&
          Math.abs(approximate(chosen.left) - approximate(chosen.right, { x: value })) < 1e-9
        )
      },
    }),

    solveFromAngle: form({
      levels: ['hard'],
      lines: 5,
      draw(random) {
        const given = random.evenly(['hypotenuse', 'adjacent', 'opposite'] as const)
        const drawn = random.until(
          () => {
            const [size, length] = [drawAngle(random), random.int(5, 40)]
            const hypotenuse =
              given === 'hypotenuse' ? length : length / FUNCTIONS[given === 'opposite' ? 'sin' : 'cos'](size)
            const all = {
              hypotenuse,
              opposite: hypotenuse * FUNCTIONS.sin(size),
              adjacent: hypotenuse * FUNCTIONS.cos(size),
            }
            return { size, length, all }
          },
          ({ all }) =>
            Object.entries(all).every(([side, value]) => side === given || areClear(value)) && all.hypotenuse <= 60,
        )
        return { given, ...drawn, placed: drawPlaced(random) }
      },
      answer: numberList,
      solve: ({ size, all, given }) => [expr(90 - size), ...wantedSides(given).map(side => tenth(all[side]))],
      ask({ size, all, given, length, placed }): Both<Content> {
        const drawn = figure(trigFigure(placed, all.opposite, all.adjacent, { [given]: length }, { 0: degrees(size) }))
        const [one, two] = wantedSides(given).map(side => symbol(sideNamed(placed.names, side))) as [Expr, Expr]
        const angle = measureOfAngle(placed.names[1]!)
        return {
          en: [
            drawn,
            prose`Use a calculator in degree mode. Find ${angle}, ${one}, and ${two}, in this order. Round lengths to the nearest tenth.`,
          ],
          es: [
            drawn,
            prose`Usa una calculadora en modo de grados. Halla ${angle}, ${one} y ${two}, en este orden. Redondea las longitudes a la décima más cercana.`,
          ],
        }
      },
      // Measured on the drawing, which is to scale.
      check(printed, [angle, ...lengths]) {
        const drawn = printed.figure('right-triangle')
        const place = (name: string) => drawn.points.find(point => point.name === name)!.at
        const long = ([from, to]: string) =>
          Math.hypot(place(from!)[0] - place(to!)[0], place(from!)[1] - place(to!)[1])
        const known = drawn.lines.find(({ label }) => label !== null)!
        const scale = approximate(known.label as Expr) / long(known.from + known.to)
        const asked = printed.maths.flatMap(of => (of.kind === 'symbol' && of.name.length === 2 ? [of.name] : []))
        const corner = printed.one('prefixed').of
        return (
          corner.kind === 'symbol' &&
          isNearestDegree(expr(angle!), drawnAngle(drawn, corner.name)) &&
          Number.isInteger(approximate(expr(angle!))) &&
          asked.length === 2 &&
          asked.every((side, i) => isNearestTenth(expr(lengths[i]!), long(side) * scale))
        )
      },
    }),

    solveFromSides: form({
      levels: ['hard'],
      lines: 5,
      draw(random) {
        const isLegs = random.evenly([true, false])
        const drawn = random.until(
          () => {
            const [opposite, adjacent] = [random.int(3, 40), random.int(3, 40)]
            const third = isLegs ? Math.hypot(opposite, adjacent) : Math.sqrt(adjacent ** 2 - opposite ** 2)
            const size = isLegs ? Math.atan2(opposite, adjacent) : Math.asin(opposite / adjacent)
            return { opposite, other: adjacent, third, size: (size * 180) / Math.PI }
          },
          ({ third, size }) => size >= 15 && size <= 75 && areClear(third) && isClear(size) && third % 1 !== 0,
        )
        return { isLegs, ...drawn, placed: drawPlaced(random) }
      },
      answer: numberList,
      solve: ({ third, size }) => [tenth(third), expr(Math.round(size)), expr(90 - Math.round(size))],
      ask({ isLegs, opposite, other, third, placed }): Both<Content> {
        const labels: Partial<Record<Side, number>> = isLegs
          ? { opposite, adjacent: other }
          : { opposite, hypotenuse: other }
        const drawn = figure(trigFigure(placed, opposite, isLegs ? other : third, labels))
        const side = symbol(sideNamed(placed.names, isLegs ? 'hypotenuse' : 'adjacent'))
        const [one, two] = [measureOfAngle(placed.names[0]!), measureOfAngle(placed.names[1]!)]
        return {
          en: [
            drawn,
            prose`Use a calculator in degree mode. Find ${side} to the nearest tenth, then ${one} and ${two} to the nearest degree, in this order.`,
          ],
          es: [
            drawn,
            prose`Usa una calculadora en modo de grados. Halla ${side} redondeando a la décima, y luego ${one} y ${two} redondeando al grado, en este orden.`,
          ],
        }
      },
      check(printed, [third, one, two]) {
        const drawn = printed.figure('right-triangle')
        const [a, b] = printed.all('prefixed').map(({ of }) => (of.kind === 'symbol' ? of.name : ''))
        const known = drawn.lines.flatMap(({ label }) => (label ? [approximate(label as Expr)] : []))
        const [small, large] = [Math.min(...known), Math.max(...known)]
        const isHypotenuseGiven = sideFrom(drawn, a!, 'hypotenuse') !== null
        const found = Math.sqrt(large ** 2 + (isHypotenuseGiven ? -1 : 1) * small ** 2)
        return (
          isNearestTenth(expr(third!), found) &&
          [a!, b!].every((corner, i) => isNearestDegree(expr([one!, two!][i]!), angleFrom(printed, corner)))
        )
      },
    }),

    twoSteps: form({
      levels: ['hard'],
      share: 2,
      instruction: findSide,
      lines: 5,
      draw: random =>
        random.until(
          () => {
            const [left, right, given] = [drawAngle(random), drawAngle(random), random.int(6, 40)]
            return { left, right, given, found: (given * FUNCTIONS.sin(left)) / FUNCTIONS.sin(right) }
          },
          ({ left, right, found }) =>
            areClear(found) && found <= 60 && Math.abs(left - right) > 6 && left + right < 125 && left + right > 55,
        ),
      answer: decimalNumber,
      solve: ({ found }) => tenth(found),
      ask({ left, right, given }) {
        const [one, two] = [1 / Math.tan(radians(left)), 1 / Math.tan(radians(right))]
        return both(
          figure(
            triangle({
              shape: {
                vertices: [
                  [0, 0],
                  [one + two, 0],
                  [one, 1],
                ],
              },
              sides: { CA: given, BC: 'x' },
              angles: { A: left, B: right },
              cevians: [{ from: 'C', as: 'altitude', foot: 'D' }],
              size: 13,
            }),
          ),
        )
      },
      // On the drawing, which is to scale.
      check(printed, answer) {
        const { points, lines, angles } = printed.figure('triangle')
        const place = (name: string) => points.find(point => point.name === name)!.at
        const long = (from: string, to: string) =>
          Math.hypot(place(from)[0] - place(to)[0], place(from)[1] - place(to)[1])
        const given = lines.find(({ label }) => label?.kind === 'number')!
        const sizes = angles.flatMap(({ label, vertex }) =>
          label?.kind === 'measure' ? [[vertex, approximate(label.of)] as const] : [],
        )
        return (
          sizes.length === 2 &&
          sizes.every(([vertex, size]) => Math.abs(drawnAngle(printed.figure('triangle'), vertex) - size) < 1e-6) &&
          isNearestTenth(expr(answer), (long('B', 'C') / long(given.from, given.to)) * approximate(given.label as Expr))
        )
      },
    }),
  }),
)

const wantedSides = (given: Side) => (['opposite', 'adjacent', 'hypotenuse'] as const).filter(side => side !== given)
function sideNamed([a, b, c]: string, side: Side): string {
  switch (side) {
    case 'opposite':
      return b! + c!
    case 'adjacent':
      return a! + c!
    case 'hypotenuse':
      return a! + b!
  }
}
/** sin 35° = x/12, with another function or the fraction upside down where a mistake is made. */
function ratioEquation({ angle, length, wanted, of }: DrawnSide, by: Trig, isUpsideDown: boolean): Expr {
  const isWantedAbove = PARTS[of][0] === wanted
  const shown = shownLength(length)
  const fraction = isWantedAbove !== isUpsideDown ? over(x, shown) : over(shown, x)
  return equation(call(by, degrees(angle)), fraction)
}
