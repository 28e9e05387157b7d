import {
  answerStep,
  approximate,
  type Both,
  both,
  bracketed,
  type Content,
  degrees,
  type Expr,
  equation,
  expr,
  expression,
  type FormMaker,
  itemOf,
  join,
  lcm,
  line,
  m,
  measure,
  measureOfAngle,
  over,
  type Point,
  prose,
  Ratio,
  root,
  type Surd,
  simplifiedExpression,
  statements,
  step,
  sum,
  surd,
  surdExpr,
  symbol,
  timesSurd,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { x } from '../../kit/angles/x-and-y.ts'
import { type Measured, measured } from '../../kit/measures/measured.ts'
import { half, isToScale, near, sidesFrom } from '../../kit/triangles/special-triangles.ts'
import { applications } from './applications.ts'
import { baseWords, cornerSteps, heightFor, JOINED, joinedFigure, partsFor, slantWords, surdSum } from './joined.ts'
import type { levels } from './levels.ts'
import { overRoot, sideSteps } from './side-steps.ts'

/** Beside 60° the base is the height over a root. */
const baseWork = (angle: 30 | 45 | 60, height: Surd, base: Surd): Expr =>
  angle === 60 ? equation(overRoot(height, 3), surdExpr(base)) : surdExpr(base)

/** The sum of the two parts of AB; like surds over their denominator first. */
function addedUp(one: Surd, two: Surd, base: Expr): Expr {
  if (one.k !== two.k) return equation(m`AB`, base)
  const [under, k] = [lcm(one.q.d, two.q.d), one.k]
  const overUnder = ({ q }: Surd) => over(join(q.times(under).n, root(k)), under)
  const plain = equation(m`AB`, sum(surdExpr(one), surdExpr(two)))
  return equation(under === 1 ? plain : equation(plain, sum(overUnder(one), overUnder(two))), base)
}

/** With 30° and 60° the whole is a special triangle itself, and its height is not needed. */
const UNLIKE = JOINED.filter(([left, right]) => left + right !== 90)

export const hardForms = (form: FormMaker<typeof levels>) => ({
  application: form({
    levels: ['hard'],
    share: 2,
    instruction: {
      en: prose`Write the exact answer. Simplify.`,
      es: prose`Escribe la respuesta exacta. Simplifica.`,
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
        around,
        adds,
        ends,
      },
      given,
    }) {
      const found = answer(given)
      const sides = sidesFrom(special, index, surd(given))
      return [
        step(measure(given, unit), because.explain, { sentence: reads }),
        ...sideSteps(special, index, sides, { [asked]: isDoubled ? m`h` : x }),
        ...(around
          ? [step(equation(equation(m`P`, join(around, surdExpr(sides[asked]))), surdExpr(found)), because.addAllSides)]
          : []),
        ...(adds
          ? [
              step(equation(join(adds.times, surdExpr(sides[asked])), surdExpr(found)), because.explain, {
                sentence: adds.how,
              }),
            ]
          : []),
        ...(isDoubled
          ? [
              step(equation(equation(x, join(2, surdExpr(sides[asked]))), surdExpr(found)), because.explain, {
                sentence: {
                  en: line`It is two long legs.`,
                  es: line`Son dos catetos mayores.`,
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
      const sides = /wires|cables/.test(printed.text)
        ? 2
        : !/perimeter|perímetro|water slide|tobogán/.test(printed.text)
          ? 1
          : /square|cuadrad/.test(printed.text)
            ? 4
            : 3
      return isToScale(itemOf(drawn, 0), { x: approximate(expr(amount)) / sides })
    },
  }),
  shared: form({
    levels: ['hard'],
    instruction: {
      en: prose`Find the exact length ${x}. Simplify.`,
      es: prose`Halla la longitud exacta ${x}. Simplifica.`,
    },
    lines: 4,
    draw: random => {
      const angles = random.evenly(UNLIKE)
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
      ...cornerSteps(left, 'slant', slant, m`CD`, 'height'),
      step(equation(measureOfAngle('B'), degrees(right)), because.explain, {
        sentence: {
          en: line`Read the angle at B: the height CD is also a leg of triangle BDC.`,
          es: line`Lee el ángulo en B: la altura CD también es un cateto del triángulo BDC.`,
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
      height: surd(2 * random.int(2, 6)),
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
      const given = statements(
        equation(m`CD`, surdExpr(height)),
        equation(measureOfAngle('A'), degrees(angles[0])),
        equation(measureOfAngle('B'), degrees(angles[1])),
      )
      const read = step(given, because.read, {
        what: {
          en: line`the height CD, a leg of both triangles, and the angles at A and B`,
          es: line`la altura CD, cateto de ambos triángulos, y los ángulos en A y B`,
        },
      })
      const bases = step(
        statements(
          equation(m`AD`, baseWork(angles[0], height, one.base)),
          equation(m`BD`, baseWork(angles[1], height, two.base)),
        ),
        because.explain,
        { sentence: baseWords(angles) },
      )
      if (isArea)
        return [
          read,
          bases,
          step(addedUp(one.base, two.base, base), because.addTheSegments),
          step(equation(m`A`, join(Ratio.of(1, 2), bracketed(base), surdExpr(height))), because.use, {
            rule: {
              en: line`area = one half of base times height`,
              es: line`área = la mitad de la base por la altura`,
            },
          }),
          base.kind === 'sum'
            ? step(equation(m`A`, answer), because.distribute, { factor: surdExpr(half(height)) })
            : step(equation(m`A`, answer), because.multiply),
        ]
      return [
        read,
        bases,
        step(statements(equation(m`AC`, surdExpr(one.slant)), equation(m`BC`, surdExpr(two.slant))), because.explain, {
          sentence: slantWords(angles),
        }),
        step(equation(m`P`, sum(...[one.base, two.base, two.slant, one.slant].map(surdExpr))), because.addAllSides),
        step(equation(m`P`, answer), because.combineLikeTerms),
      ]
    },
    // From the drawn corners, scaled by the labelled height.
    check(printed, answer) {
      const { points, lines } = printed.figure('triangle')
      const [a, b, c, d] = tupleOf(
        points.map(({ at }) => at),
        4,
      )
      const long = (p: Point, q: Point) => Math.hypot(p[0] - q[0], p[1] - q[1])
      const scale = approximate(lines.find(({ label }) => label !== null)!.label as Expr) / long(c, d)
      const found = /area|área/.test(printed.text)
        ? (long(a, b) * long(c, d) * scale ** 2) / 2
        : (long(a, b) + long(b, c) + long(c, a)) * scale
      return near(found, approximate(answer))
    },
  }),
})
