import { angleDegrees, integer, numberOfDegrees } from '../../answer/number.ts'
import { numberList } from '../../answer/number-list.ts'
import { option } from '../../answer/option.ts'
import type { AnswerType } from '../../answer/type.ts'
import { type Both, both, type Content, figure, prose } from '../../content.ts'
import { circle } from '../../figure/circle.ts'
import { decimal, degrees, equation, list, measureOfAngle, symbol, type Value } from '../../math/build.ts'
import { exact, substitute } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { lettersIn, measuredAngle } from './shared/circle-angles.ts'
import { statements } from './shared/inscribed-statements.ts'
import { asDegrees, drawX, labelFor } from './shared/linear-labels.ts'

const [x, y] = [symbol('x'), symbol('y')]
const find = { en: prose`Find ${x}.`, es: prose`Halla ${x}.` }
const findBoth = { en: prose`Find ${x} and ${y}.`, es: prose`Halla ${x} e ${y}.` }
const xAndY: AnswerType<readonly Value[]> = {
  ...numberList,
  show: ([first, second]) => both(list(equation(x, first!), equation(y, second!))),
}

/** An arc AB of this size, counterclockwise from A, and places for other points well beyond it. */
function drawArc(random: Random, size: number, others: 1 | 2) {
  const start = random.int(0, 359)
  const rest = 360 - size
  const first = random.int(30, others === 1 ? rest - 30 : Math.floor(rest / 2) - 15)
  const second = others === 1 ? first : random.int(first + 30, rest - 30)
  return { A: start, B: (start + size) % 360, C: (start + size + first) % 360, D: (start + size + second) % 360 }
}
const evenArc = (random: Random) => 2 * random.int(25, 105)

/** Four points on a circle, in order; the inscribed angles at them are half the arcs they look at. */
function drawQuadrilateral(random: Random) {
  return random.until(
    () => {
      const arcs = [random.int(45, 120), random.int(45, 120), random.int(45, 120)] as const
      const last = 360 - arcs[0] - arcs[1] - arcs[2]
      const a = (arcs[1] + arcs[2]) / 2
      const b = (arcs[2] + last) / 2
      const start = random.int(0, 359)
      const at = [0, arcs[0], arcs[0] + arcs[1], arcs[0] + arcs[1] + arcs[2]].map(size => (start + size) % 360)
      return { last, a, b, at }
    },
    ({ last, a, b }) =>
      last >= 40 &&
      Number.isInteger(a) &&
      Number.isInteger(b) &&
      [a, b, 180 - a, 180 - b].every(angle => angle >= 45 && angle <= 135 && Math.abs(angle - 90) > 3) &&
      Math.abs(a - b) > 3,
  )
}
const CORNERS = ['DAB', 'ABC', 'BCD', 'CDA'] as const
function quadrilateral([a, b, c, d]: readonly number[], labels: readonly (Expr | null)[]) {
  return figure(
    circle({
      points: { A: a!, B: b!, C: c!, D: d! },
      lines: ['AB', 'BC', 'CD', 'DA'],
      angles: CORNERS.flatMap((of, i) => (labels[i] ? [{ of, label: labels[i] }] : [])),
      centerDot: false,
      size: 15,
    }),
  )
}

/** A single letter in the figure, by measuring what it labels. */
const measuredX = (printed: Printed) => lettersIn(printed.figure('circle'))?.x ?? null
/** A number with .5 where the arc is odd. */
const halfOf = (value: number): Expr => decimal(Ratio.of(value, 2))

export const inscribedAnglesQuadrilaterals = defineTopic(
  {
    id: 'inscribed-angles-quadrilaterals',
    name: { en: 'Inscribed angles and inscribed quadrilaterals', es: 'Ángulos inscritos y cuadriláteros inscritos' },
    description: {
      en: 'Use intercepted arcs to find inscribed angles and the angles of inscribed quadrilaterals.',
      es: 'Usa los arcos interceptados para hallar ángulos inscritos y ángulos de cuadriláteros inscritos.',
    },
    domain: 'Circles',
    standards: ['G-C.A.2', 'G-C.A.3'],
    levels: { easy: {}, medium: {}, hard: {} },
  },
  form => ({
    angleAndArc: form({
      levels: ['easy'],
      share: 2,
      instruction: find,
      lines: 2,
      draw(random) {
        const arc = evenArc(random)
        return { arc, at: drawArc(random, arc, 1), isArcGiven: random.evenly([true, false]) }
      },
      answer: numberOfDegrees,
      solve: ({ arc, isArcGiven }) => (isArcGiven ? arc / 2 : arc),
      ask: ({ arc, at: { A, B, C }, isArcGiven }) =>
        both(
          figure(
            circle({
              points: { A, B, C },
              lines: ['CA', 'CB'],
              angles: [{ of: 'ACB', label: degrees(isArcGiven ? x : arc / 2) }],
              arcs: [{ of: 'AB', label: degrees(isArcGiven ? arc : x) }],
              size: 12,
            }),
          ),
        ),
      // Measured on the drawing.
      check: (printed, answer) => measuredX(printed)?.equals(exact(answer)) ?? false,
    }),

    diameter: form({
      levels: ['easy'],
      lines: 2,
      draw: random => ({ angle: random.intExcept(18, 72, 45), start: random.int(0, 359), isLeft: random.chance(0.5) }),
      answer: numberOfDegrees,
      solve: ({ angle }) => 90 - angle,
      ask({ angle, start, isLeft }): Both<Content> {
        const turn = isLeft ? 180 - 2 * angle : 180 + 2 * angle
        const drawn = figure(
          circle({
            center: 'O',
            points: { A: start, B: (start + 180) % 360, C: (start + turn) % 360 },
            lines: ['AB', 'BC', 'CA'],
            angles: [
              { of: 'BAC', label: degrees(angle) },
              { of: 'ABC', label: degrees(x) },
            ],
            size: 12,
          }),
        )
        return {
          en: [drawn, prose`${symbol('AB')} is a diameter. Find ${x}.`],
          es: [drawn, prose`${symbol('AB')} es un diámetro. Halla ${x}.`],
        }
      },
      check: (printed, answer) => measuredX(printed)?.equals(exact(answer)) ?? false,
    }),

    sameArc: form({
      levels: ['easy'],
      instruction: find,
      lines: 2,
      draw(random) {
        const arc = 2 * random.int(25, 85)
        return { arc, at: drawArc(random, arc, 2) }
      },
      answer: numberOfDegrees,
      solve: ({ arc }) => arc / 2,
      ask: ({ arc, at: { A, B, C, D } }) =>
        both(
          figure(
            circle({
              points: { A, B, C, D },
              lines: ['CA', 'CB', 'DA', 'DB'],
              angles: [
                { of: 'ACB', label: degrees(arc / 2) },
                { of: 'ADB', label: degrees(x) },
              ],
              size: 13,
            }),
          ),
        ),
      check: (printed, answer) => measuredX(printed)?.equals(exact(answer)) ?? false,
    }),

    expressions: form({
      levels: ['medium'],
      share: 2,
      lines: 4,
      draw(random) {
        const isArc = random.evenly([true, false])
        const arc = 2 * random.int(25, 85)
        const sizes = isArc ? [arc, arc / 2] : [arc / 2, arc / 2]
        const labels = random.until(
          () => {
            const at = drawX(random, ...sizes)
            return sizes.map(size => labelFor(random, size, at))
          },
          ([one, two]) => one!.a !== (isArc ? 2 : 1) * two!.a,
        )
        return { isArc, arc, at: drawArc(random, arc, isArc ? 1 : 2), labels: labels.map(({ of }) => asDegrees(of)) }
      },
      answer: angleDegrees,
      solve: ({ arc }) => arc / 2,
      ask({ isArc, at: { A, B, C, D }, labels: [first, second] }): Both<Content> {
        const drawn = figure(
          circle({
            points: isArc ? { A, B, C } : { A, B, C, D },
            lines: isArc ? ['CA', 'CB'] : ['CA', 'CB', 'DA', 'DB'],
            angles: isArc
              ? [{ of: 'ACB', label: second! }]
              : [
                  { of: 'ACB', label: second! },
                  { of: 'ADB', label: first! },
                ],
            arcs: isArc ? [{ of: 'AB', label: first! }] : [],
            size: 13,
          }),
        )
        const wanted = measureOfAngle('ACB')
        return {
          en: [drawn, prose`Find ${wanted}. First solve for ${x}.`],
          es: [drawn, prose`Halla ${wanted}. Primero halla ${x}.`],
        }
      },
      // All labels agree on x, and the angle is measured on the drawing.
      check: (printed, answer) =>
        measuredX(printed)?.isInteger === true &&
        measuredAngle(printed.figure('circle'), ['A', 'C', 'B']).equals(exact(answer)),
    }),

    quadrilateral: form({
      levels: ['medium'],
      share: 2,
      instruction: find,
      lines: 3,
      draw(random) {
        const drawn = drawQuadrilateral(random)
        const isSecond = random.chance(0.5)
        const size = isSecond ? drawn.b : drawn.a
        const at = drawX(random, 180 - size)
        return { ...drawn, isSecond, size, value: at, label: asDegrees(labelFor(random, 180 - size, at).of) }
      },
      answer: integer,
      solve: ({ value }) => value,
      ask: ({ at, isSecond, size, label }) =>
        both(quadrilateral(at, isSecond ? [null, degrees(size), null, label] : [degrees(size), null, label, null])),
      check: (printed, answer) => measuredX(printed)?.equals(exact(answer)) ?? false,
    }),

    quadrilateralAngles: form({
      levels: ['medium'],
      instruction: findBoth,
      lines: 3,
      draw: drawQuadrilateral,
      answer: xAndY,
      solve: ({ a, b }) => [180 - a, 180 - b],
      ask: ({ a, b, at }) => both(quadrilateral(at, [degrees(a), degrees(b), degrees(x), degrees(y)])),
      check: solvesBoth,
    }),

    quadrilateralBoth: form({
      levels: ['hard'],
      share: 3,
      instruction: findBoth,
      lines: 5,
      draw(random) {
        const drawn = drawQuadrilateral(random)
        const values = random.until(
          () => [drawX(random, drawn.a, 180 - drawn.a), drawX(random, drawn.b, 180 - drawn.b)] as const,
          ([one, two]) => one !== two,
        )
        const labels = [drawn.a, drawn.b, 180 - drawn.a, 180 - drawn.b].map((size, i) =>
          inLetter(labelFor(random, size, values[(i % 2) as 0 | 1]), i % 2 === 0 ? x : y),
        )
        return { ...drawn, values, labels }
      },
      answer: xAndY,
      solve: ({ values }) => values,
      ask: ({ at, labels }) => both(quadrilateral(at, labels)),
      check: solvesBoth,
    }),

    radii: form({
      levels: ['hard'],
      share: 3,
      lines: 4,
      draw(random) {
        const arc = random.int(50, 140)
        const given = random.evenly(['base', 'inscribed'] as const)
        const size =
          given === 'base' && arc % 2 === 1 ? arc + 1 : given === 'inscribed' && arc % 2 === 1 ? arc - 1 : arc
        // A chord from C that nearly is a diameter would hide the radius.
        const at = random.until(
          () => drawArc(random, size, 1),
          ({ A, B, C }) => [A, B].every(end => Math.abs(((C - end + 360) % 360) - 180) >= 16),
        )
        return { arc: size, given, at }
      },
      answer: numberOfDegrees,
      solve: ({ arc, given }) => (given === 'inscribed' ? 90 - arc / 2 : halfOf(arc)),
      ask({ arc, given, at: { A, B, C } }): Both<Content> {
        const known = {
          base: { of: 'OAB', label: degrees(halfOf(180 - arc)) },
          inscribed: { of: 'ACB', label: degrees(halfOf(arc)) },
        }[given]
        const drawn = figure(
          circle({
            center: 'O',
            points: { A, B, C },
            lines: ['OA', 'OB', 'AB', 'CA', 'CB'],
            angles: [known, { of: given === 'inscribed' ? 'OAB' : 'ACB', label: degrees(x) }],
            size: 14,
          }),
        )
        return {
          en: [drawn, prose`${symbol('O')} is the center. Find ${x}.`],
          es: [drawn, prose`${symbol('O')} es el centro. Halla ${x}.`],
        }
      },
      check: (printed, answer) => measuredX(printed)?.equals(exact(answer)) ?? false,
    }),

    threeRadii: form({
      levels: ['hard'],
      share: 2,
      lines: 5,
      draw: random => ({
        ...random.until(
          () => ({ p: random.int(12, 50), q: random.int(12, 50) }),
          ({ p, q }) => p !== q && p + q >= 32 && p + q <= 75,
        ),
        start: random.int(0, 359),
      }),
      answer: numberOfDegrees,
      solve: ({ q }) => q,
      // Half the central angle is the angle at C, which the radius OC cuts in p and q.
      ask({ p, q, start }): Both<Content> {
        const central = 2 * (p + q)
        const drawn = figure(
          circle({
            center: 'O',
            points: { A: start, B: (start + central) % 360, C: (start + central + 180 - 2 * q) % 360 },
            lines: ['OA', 'OB', 'OC', 'CA', 'CB'],
            angles: [
              { of: 'AOB', label: degrees(central) },
              { of: 'OAC', label: degrees(p) },
              { of: 'OBC', label: degrees(x) },
            ],
            size: 14,
          }),
        )
        return {
          en: [drawn, prose`${symbol('O')} is the center. Find ${x}.`],
          es: [drawn, prose`${symbol('O')} es el centro. Halla ${x}.`],
        }
      },
      check: (printed, answer) => measuredX(printed)?.equals(exact(answer)) ?? false,
    }),

    alwaysSometimesNever: form({
      levels: ['hard'],
      instruction: { en: prose`Always, sometimes, or never true?`, es: prose`¿Siempre, a veces o nunca es verdad?` },
      lines: 0,
      draw: random => random.pick(statements),
      answer: option({
        always: { en: prose`always`, es: prose`siempre` },
        sometimes: { en: prose`sometimes`, es: prose`a veces` },
        never: { en: prose`never`, es: prose`nunca` },
      }),
      solve: ({ truth }) => truth,
      ask: ({ says }) => says,
      check(printed, answer) {
        const said = statements.find(({ says }) =>
          [says.en, says.es].some(block => JSON.stringify(block) === JSON.stringify(printed.blocks[0])),
        )
        return said?.truth === answer
      },
    }),
  }),
)

function solvesBoth(printed: Printed, [first, second]: readonly Value[]): boolean {
  const found = lettersIn(printed.figure('circle'))
  return found !== null && exact(first!).equals(found.x!) && exact(second!).equals(found.y!)
}

const inLetter = ({ of }: { readonly of: Expr }, letter: Expr): Expr => asDegrees(substitute(of, { x: letter }))
