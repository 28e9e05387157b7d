import {
  answerStep,
  approximate,
  type Block,
  type Both,
  blank,
  both,
  bracketed,
  type Content,
  defineTopic,
  degrees,
  type Expr,
  equation,
  expr,
  expression,
  figure,
  formulaChoice,
  join,
  line,
  list,
  m,
  measure,
  type Point,
  prose,
  type Random,
  Ratio,
  rightTriangle,
  type Surd,
  simplifiedExpression,
  statements,
  step,
  sum,
  surd,
  surdExpr,
  symbol,
  table,
  tableCells,
  timesSurd,
  words,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { x, xAndY, y } from '../kit/angles/x-and-y.ts'
import { type Measured, measured } from '../kit/measures/measured.ts'
import {
  half,
  isToScale,
  near,
  type SideIndex,
  type Special,
  sidesFrom,
  toNumber,
} from '../kit/triangles/special-triangles.ts'
import { applications } from './special-right-triangles/applications.ts'
import {
  baseWords,
  cornerSteps,
  HOW,
  heightFor,
  JOINED,
  joinedFigure,
  partsFor,
  surdSum,
} from './special-right-triangles/joined.ts'
import { readSide, sideSteps } from './special-right-triangles/side-steps.ts'

const TURNS = [0, 90, 180, 270, 25, 70, 125, 200, 250, 305] as const

interface Given {
  readonly special: Special
  readonly index: SideIndex
  readonly roots: readonly number[]
}

/** What is given in each row of a table. */
const rowsOf = (...rows: readonly (readonly [Special, SideIndex, readonly number[]])[]): readonly Given[] =>
  rows.map(([special, index, roots]) => ({ special, index, roots }))

interface Drawn {
  readonly special: Special
  readonly index: SideIndex
  readonly sides: readonly [Surd, Surd, Surd]
  readonly turn: number
  readonly isFlipped: boolean
  readonly isSmallShown: boolean
}

function drawSides(random: Random, { givens }: { readonly givens: readonly Given[] }): Drawn {
  const { special, index, roots } = random.evenly(givens)
  // Half of a hypotenuse is whole.
  const given = surd(index === 2 ? 2 * random.int(1, 9) : random.int(2, 18), random.pick(roots))
  return {
    special,
    index,
    sides: sidesFrom(special, index, given),
    turn: random.pick(TURNS),
    isFlipped: random.chance(0.5),
    isSmallShown: random.chance(0.5),
  }
}

/** Short leg BC, long leg CA, hypotenuse AB: the smaller acute angle is at A. */
function drawing({ special, sides, turn, isFlipped, isSmallShown }: Drawn, labels: readonly (Expr | null)[]): Block {
  const [short, long, hypotenuse] = labels
  return figure(
    rightTriangle({
      legs: [toNumber(sides[0]), toNumber(sides[1])],
      sides: { BC: { label: short! }, CA: { label: long! }, AB: { label: hypotenuse! } },
      angles: isSmallShown ? { A: special } : { B: 90 - special },
      turn,
      flip: isFlipped,
    }),
  )
}

const others = (index: SideIndex) => ([0, 1, 2] as const).filter(i => i !== index)

/** The given side bears its length, the first of the others x, the second y. */
const labelsOf = ({ index, sides }: Drawn) => {
  const [first] = others(index)
  return [0, 1, 2].map(i => (i === index ? surdExpr(sides[index]) : i === first ? x : y))
}

const findBoth = {
  en: prose`Find ${x} and ${y}. Write exact answers in simplest radical form.`,
  es: prose`Halla ${x} e ${y}. Escribe las respuestas exactas, con los radicales en su forma más simple.`,
}

const findX = {
  en: prose`Find ${x}. Choose the exact answer.`,
  es: prose`Halla ${x}. Elige la respuesta exacta.`,
}

const HEADS: Record<Special, readonly Expr[]> = {
  45: [words('Leg', 'Cateto'), words('Leg', 'Cateto'), words('Hypotenuse', 'Hipotenusa')],
  30: [words('Short leg', 'Cateto menor'), words('Long leg', 'Cateto mayor'), words('Hypotenuse', 'Hipotenusa')],
}

export const specialRightTriangles = defineTopic(
  {
    id: 'special-right-triangles',
    name: {
      en: 'Special right triangles 45-45-90 and 30-60-90',
      es: 'Triángulos rectángulos especiales: 45°-45°-90° y 30°-60°-90°',
    },
    description: {
      en: 'Use fixed side ratios to find exact lengths in 45-45-90 and 30-60-90 triangles.',
      es: 'Usa razones fijas entre los lados para hallar longitudes exactas en triángulos 45-45-90 y 30-60-90.',
    },
    domain: 'Similarity, Right Triangles & Trigonometry',
    standards: ['G-SRT.C.6', 'G-SRT.C.8'],
    rev: 3,
    levels: {
      easy: {
        givens: [
          { special: 45, index: 0, roots: [1] },
          { special: 30, index: 0, roots: [1] },
        ],
        rows: {
          45: rowsOf([45, 0, [1]], [45, 0, [1]], [45, 0, [1]]),
          30: rowsOf([30, 0, [1]], [30, 0, [1]], [30, 0, [1]]),
        },
      },
      medium: {
        givens: [
          { special: 45, index: 2, roots: [1, 2] },
          { special: 30, index: 1, roots: [1, 3] },
          { special: 30, index: 2, roots: [1] },
          { special: 45, index: 2, roots: [2] },
          { special: 30, index: 1, roots: [3] },
          { special: 30, index: 2, roots: [3] },
        ],
        rows: {
          45: rowsOf([45, 2, [1]], [45, 2, [2]], [45, 0, [2]]),
          30: rowsOf([30, 1, [1]], [30, 1, [3]], [30, 2, [1, 3]]),
        },
      },
      hard: {},
    },
  },
  form => ({
    twoSides: form({
      levels: ['easy', 'medium'],
      share: 3,
      instruction: findBoth,
      lines: 3,
      draw: drawSides,
      answer: { ...xAndY, requires: 'simplified' },
      solve: ({ index, sides }) => others(index).map(i => surdExpr(sides[i])),
      ask: drawn => both(drawing(drawn, labelsOf(drawn))),
      solution: ({ special, index, sides }) => {
        const [first, second] = others(index)
        return [
          readSide(special, index, sides),
          ...sideSteps(
            special,
            index,
            sides,
            Object.fromEntries([
              [first, x],
              [second, y],
            ]),
          ),
        ]
      },
      // The labels are as long as the sides are drawn, at the true angles.
      check: (printed, [first, second]) =>
        isToScale(printed.figure('right-triangle'), {
          x: approximate(expr(first!)),
          y: approximate(expr(second!)),
        }),
    }),

    table: form({
      levels: ['easy', 'medium'],
      lines: 1,
      draw(random, level) {
        const special = random.evenly([45, 30] as const)
        const rows = random.until(
          () => random.shuffle(level.rows[special]).map(given => drawSides(random, { givens: [given] })),
          rows => new Set(rows.map(({ sides }) => toNumber(sides[0]))).size === 3,
        )
        return { special, rows }
      },
      answer: tableCells,
      solve: ({ special, rows }) => ({
        head: HEADS[special],
        rows: rows.map(({ sides }) => sides.map(surdExpr)),
        blanks: rows.flatMap(({ sides, index }) => others(index).map(i => surdExpr(sides[i]))),
      }),
      ask({ special, rows }): Both<Content> {
        const printed = table({
          head: HEADS[special],
          rows: rows.map(({ sides, index }) => sides.map((side, i) => (i === index ? surdExpr(side) : blank(3)))),
        })
        const acute = [degrees(special), degrees(90 - special)] as const
        return {
          en: [
            prose`Each row is a right triangle with angles of ${acute[0]}, ${acute[1]}, and ${degrees(90)}. Complete the table with exact lengths.`,
            printed,
          ],
          es: [
            prose`Cada fila es un triángulo rectángulo con ángulos de ${acute[0]}, ${acute[1]} y ${degrees(90)}. Completa la tabla con longitudes exactas.`,
            printed,
          ],
        }
      },
      solution: ({ special, rows }) =>
        rows.map(({ sides, index }, i) =>
          step(list(...sides.map(surdExpr)), because.explain, {
            sentence: {
              en: [...line`Row ${i + 1}: `, ...HOW[special][index].en],
              es: [...line`Fila ${i + 1}: `, ...HOW[special][index].es],
            },
          }),
        ),
      // The theorem of Pythagoras, and the ratio of short leg to hypotenuse.
      check(printed, { blanks }) {
        const [angle] = printed.all('measure')
        const sine = Math.sin((approximate(angle!.of) * Math.PI) / 180)
        let next = 0
        return printed.block('table').rows.every(row => {
          const [a, b, c] = row.map(([item]) =>
            approximate(typeof item === 'object' && item.kind === 'blank' ? expr(blanks[next++]!) : (item as Expr)),
          ) as [number, number, number]
          return near(a * a + b * b, c * c) && near(a, c * sine)
        })
      },
    }),

    choice: form({
      levels: ['easy', 'medium'],
      instruction: findX,
      draw(random, level) {
        const drawn = drawSides(random, level)
        return {
          ...drawn,
          asked: drawn.special === 45 ? (drawn.index === 2 ? 0 : 2) : random.pick(others(drawn.index)),
        }
      },
      answer: formulaChoice,
      solve: ({ sides, asked }) => surdExpr(sides[asked]),
      mistakes: ({ special, sides, index, asked }) => {
        const [given, right] = [sides[index], toNumber(sides[asked])]
        const [own, other] = special === 45 ? [2, 3] : [3, 2]
        const times = (factor: Surd) => timesSurd(given, factor)
        const found = {
          timesOwnRoot: times(surd(1, own)),
          dividedByOwnRoot: times(surd(Ratio.of(1, own), own)),
          halfTimesRoot: times(surd(Ratio.of(1, 2), own)),
          timesOtherRoot: times(surd(1, other)),
          doubled: times(surd(2)),
          halved: half(given),
          copied: given,
        }
        const wrong = Object.entries(found).filter(([, value]) => !near(toNumber(value), right))
        // Those that look like the answer, with a root or without one, come first.
        const hasRoot = ({ k }: Surd) => k > 1
        const alike = wrong.filter(([, value]) => hasRoot(value) === hasRoot(sides[asked]))
        const unlike = wrong.filter(([, value]) => hasRoot(value) !== hasRoot(sides[asked]))
        return Object.fromEntries([...alike, ...unlike].map(([name, value]) => [name, surdExpr(value)]))
      },
      ask: drawn => {
        const { index, asked, sides } = drawn
        return both(
          drawing(
            drawn,
            [0, 1, 2].map(i => (i === index ? surdExpr(sides[i]!) : i === asked ? x : null)),
          ),
        )
      },
      solution: ({ special, index, sides, asked }) => [
        readSide(special, index, sides),
        ...sideSteps(special, index, sides, { [asked]: x }),
      ],
      check: (printed, choice) => isToScale(printed.figure('right-triangle'), { x: approximate(expr(choice)) }),
    }),

    application: form({
      levels: ['hard'],
      share: 2,
      instruction: {
        en: prose`Write the exact answer in simplest radical form.`,
        es: prose`Escribe la respuesta exacta, con el radical en su forma más simple.`,
      },
      draw: random => ({ application: random.evenly(applications), given: random.int(2, 12) * 2 }),
      answer: { ...measured, requires: 'simplified' },
      solve: ({ application: { unit, answer }, given }): Measured => ({ amount: surdExpr(answer(given)), unit }),
      ask({ application: { unit, says, sketch }, given }) {
        const shown = measure(given, unit)
        const [said, drawn] = [says(shown), sketch(shown)]
        return { en: [said.en, drawn], es: [said.es, drawn] }
      },
      solution({
        application: {
          unit,
          reads,
          triangle: [special, index, asked],
          answer,
          isDoubled = false,
          ends,
        },
        given,
      }) {
        const found = answer(given)
        const sides = sidesFrom(special, index, surd(given))
        return [
          step(measure(given, unit), because.explain, { sentence: reads }),
          ...sideSteps(special, index, sides, { [asked]: isDoubled ? m`h` : x }),
          ...(isDoubled
            ? [
                step(equation(equation(x, join(2, surdExpr(sides[asked]))), surdExpr(found)), because.explain, {
                  sentence: {
                    en: line`The distance is two long legs.`,
                    es: line`La distancia es dos catetos mayores.`,
                  },
                }),
              ]
            : []),
          answerStep(measure(surdExpr(found), unit), ends(measure(surdExpr(found), unit))),
        ]
      },
      // As long as it is drawn beside the given length.
      check(printed, { amount }) {
        const drawn = [
          ...printed.figures('triangle'),
          ...printed.figures('polygon'),
          ...printed.figures('right-triangle'),
        ]
        return isToScale(drawn[0]!, { x: approximate(expr(amount)) })
      },
    }),

    shared: form({
      levels: ['hard'],
      instruction: {
        en: prose`Find ${x}. Write the exact answer in simplest radical form.`,
        es: prose`Halla ${x}. Escribe la respuesta exacta, con el radical en su forma más simple.`,
      },
      lines: 4,
      draw: random => {
        const angles = random.evenly(JOINED)
        const slant = surd(2 * random.int(2, 9), random.pick([1, 1, 2, 3]))
        return { angles, slant, height: heightFor(angles[0], slant) }
      },
      answer: simplifiedExpression,
      solve: ({ angles, height }) => surdExpr(partsFor(angles[1], height).slant),
      ask: ({ angles, slant, height }) => both(joinedFigure(angles, height, { AC: surdExpr(slant), BC: x })),
      solution: ({ angles: [left, right], slant, height }) => [
        step(surdExpr(slant), because.read, {
          what: {
            en: line`the hypotenuse of triangle ADC, with ${degrees(left)} at A`,
            es: line`la hipotenusa del triángulo ADC, con ${degrees(left)} en A`,
          },
        }),
        ...cornerSteps(left, 'slant', slant, m`h`, 'height'),
        step(equation(m`CD`, surdExpr(height)), because.explain, {
          sentence: {
            en: line`This height CD is also a leg of triangle BDC, with ${degrees(right)} at B.`,
            es: line`Esta altura CD también es un cateto del triángulo BDC, con ${degrees(right)} en B.`,
          },
        }),
        ...cornerSteps(right, 'height', height, x, 'slant'),
      ],
      // The law of sines in the whole triangle.
      check(printed, answer) {
        const { lines, angles } = printed.figure('triangle')
        const labelOf = (from: string, to: string) =>
          lines.find(line => line.from === from && line.to === to)!.label as Expr
        const [a, b] = angles.flatMap(({ label }) => (label?.kind === 'measure' ? [approximate(label.of)] : []))
        const sine = (angle: number) => Math.sin((angle * Math.PI) / 180)
        return near(approximate(labelOf('C', 'A')) * sine(a!), approximate(answer) * sine(b!))
      },
    }),

    areaOrPerimeter: form({
      levels: ['hard'],
      lines: 5,
      draw: random => ({
        angles: random.evenly(JOINED),
        height: surd(2 * random.int(1, 6)),
        isArea: random.evenly([true, false]),
      }),
      answer: expression,
      solve({ angles, height, isArea }) {
        const [one, two] = [partsFor(angles[0], height), partsFor(angles[1], height)]
        return isArea
          ? surdSum(half(timesSurd(one.base, height)), half(timesSurd(two.base, height)))
          : surdSum(one.base, two.base, one.slant, two.slant)
      },
      ask({ angles, height, isArea }): Both<Content> {
        const drawn = joinedFigure(angles, height, { CD: surdExpr(height) })
        return isArea
          ? {
              en: [drawn, prose`Find the exact area of triangle ${symbol('ABC')}.`],
              es: [drawn, prose`Halla el área exacta del triángulo ${symbol('ABC')}.`],
            }
          : {
              en: [drawn, prose`Find the exact perimeter of triangle ${symbol('ABC')}.`],
              es: [drawn, prose`Halla el perímetro exacto del triángulo ${symbol('ABC')}.`],
            }
      },
      solution({ angles, height, isArea }, answer) {
        const [one, two] = [partsFor(angles[0], height), partsFor(angles[1], height)]
        const base = surdSum(one.base, two.base)
        const read = step(surdExpr(height), because.read, {
          what: {
            en: line`the height CD, a leg of both triangles, and the angles at A and B`,
            es: line`la altura CD, cateto de ambos triángulos, y los ángulos en A y B`,
          },
        })
        const bases = step(
          statements(equation(m`AD`, surdExpr(one.base)), equation(m`BD`, surdExpr(two.base))),
          because.explain,
          { sentence: baseWords(angles) },
        )
        if (isArea)
          return [
            read,
            bases,
            step(equation(m`AB`, base), because.addTheSegments),
            step(equation(m`A`, join(Ratio.of(1, 2), bracketed(base), surdExpr(height))), because.use, {
              rule: {
                en: line`area = one half of base times height`,
                es: line`área = la mitad de la base por la altura`,
              },
            }),
            step(equation(m`A`, answer), because.distribute, { factor: surdExpr(half(height)) }),
          ]
        return [
          read,
          bases,
          step(
            statements(equation(m`AC`, surdExpr(one.slant)), equation(m`BC`, surdExpr(two.slant))),
            because.explain,
            {
              sentence: {
                en: line`The slanted sides are the hypotenuses.`,
                es: line`Los lados inclinados son las hipotenusas.`,
              },
            },
          ),
          step(equation(m`P`, sum(...[one.base, two.base, two.slant, one.slant].map(surdExpr))), because.addAllSides),
          step(equation(m`P`, answer), because.combineLikeTerms),
        ]
      },
      // From the drawn corners, scaled by the labelled height.
      check(printed, answer) {
        const { points, lines } = printed.figure('triangle')
        const [a, b, c, d] = points.map(({ at }) => at) as unknown as readonly [Point, Point, Point, Point]
        const long = (p: Point, q: Point) => Math.hypot(p[0] - q[0], p[1] - q[1])
        const scale = approximate(lines.find(({ label }) => label !== null)!.label as Expr) / long(c, d)
        const found = /area|área/.test(printed.text)
          ? (long(a, b) * long(c, d) * scale ** 2) / 2
          : (long(a, b) + long(b, c) + long(c, a)) * scale
        return near(found, approximate(answer))
      },
    }),
  }),
)
