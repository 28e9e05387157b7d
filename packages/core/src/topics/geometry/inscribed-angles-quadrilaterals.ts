import {
  angleDegrees,
  angleInX,
  type Both,
  both,
  type Content,
  circle,
  decimal,
  defineTopic,
  degrees,
  type Expr,
  equation,
  exact,
  explained,
  expr,
  figure,
  type Inline,
  integer,
  itemOf,
  join,
  line,
  m,
  measureOfAngle,
  numberOfDegrees,
  over,
  prose,
  type Random,
  Ratio,
  type Step,
  solveLinear,
  statements,
  step,
  substitute,
  sumOfLabels,
  symbol,
  tupleOf,
  type Value,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { asDegrees, drawX, labelFor } from '../kit/angles/linear-labels.ts'
import { x, xAndY, y } from '../kit/angles/x-and-y.ts'
import { alwaysSometimesNever } from '../kit/geometry/how-often.ts'
import { whichReason } from '../kit/geometry/which-reason.ts'
import { measuredAngle } from './inscribed-angles-quadrilaterals/circle-angles.ts'
import { drawArgued, justifies, theorems } from './inscribed-angles-quadrilaterals/inscribed-reasons.ts'
import { statements as judged } from './inscribed-angles-quadrilaterals/inscribed-statements.ts'
import {
  drawArc,
  drawArcAbout,
  drawQuadrilateral,
  find,
  findBoth,
  measuredX,
  quadrilateral,
  solvesBoth,
} from './inscribed-angles-quadrilaterals/parts.ts'

const evenArc = (random: Random) => 2 * random.int(25, 105)

/** A number with .5 where the arc is odd. */
const halfOf = (value: number): Expr => decimal(Ratio.of(value, 2))

const inLetter = ({ of }: { readonly of: Expr }, letter: Expr): Expr => substitute(of, { x: letter })
const ANGLE = { en: line`the inscribed angle`, es: line`el ángulo inscrito` }
const ARC = { en: line`the intercepted arc`, es: line`el arco interceptado` }
const readSize = (
  name: Expr,
  size: Value,
  what: { readonly en: readonly Inline[]; readonly es: readonly Inline[] },
): Step => step(equation(name, degrees(size)), because.read, { what })

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
    rev: 2,
    levels: { easy: {}, medium: {}, hard: {} },
  },
  form => ({
    angleAndArc: form({
      levels: ['easy'],
      share: 2,
      instruction: find,
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
      solution: ({ arc, isArcGiven }) =>
        isArcGiven
          ? [
              step(degrees(arc), because.read, { what: ARC }),
              step(equation(equation(x, over(arc, 2)), arc / 2), because.inscribedHalf),
            ]
          : [
              step(degrees(arc / 2), because.read, { what: ANGLE }),
              step(equation(equation(x, m`2(${arc / 2})`), arc), because.arcDouble),
            ],
      // Measured on the drawing.
      check: (printed, answer) => measuredX(printed)?.equals(exact(answer)) ?? false,
    }),

    diameter: form({
      levels: ['easy'],
      instruction: find,
      draw: random => ({ angle: random.intExcept(25, 65, 45), start: random.int(0, 359), isLeft: random.chance(0.5) }),
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
            size: 13,
          }),
        )
        return {
          en: [drawn, prose`${symbol('AB')} is a diameter.`],
          es: [drawn, prose`${symbol('AB')} es un diámetro.`],
        }
      },
      solution: ({ angle }) => [
        readSize(measureOfAngle('BAC'), angle, ANGLE),
        step(equation(measureOfAngle('ACB'), degrees(90)), because.semicircleRight),
        step(equation(x, m`180 - 90 - ${angle}`), because.anglesAddUp, { total: degrees(180) }),
        step(equation(x, 90 - angle), because.subtractKnownAngles),
      ],
      check: (printed, answer) => measuredX(printed)?.equals(exact(answer)) ?? false,
    }),

    sameArc: form({
      levels: ['easy'],
      instruction: find,
      draw(random) {
        const arc = 2 * random.int(25, 70)
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
              size: 15,
            }),
          ),
        ),
      solution: ({ arc }) => [
        readSize(measureOfAngle('ACB'), arc / 2, {
          en: line`the angle at C: it intercepts arc AB, and so does the angle at D`,
          es: line`el ángulo en C: intercepta el arco AB, y el ángulo en D también`,
        }),
        step(equation(x, arc / 2), because.sameArcEqual),
      ],
      check: (printed, answer) => measuredX(printed)?.equals(exact(answer)) ?? false,
    }),

    expressions: form({
      levels: ['medium'],
      share: 2,
      draw(random) {
        const isArc = random.evenly([true, false])
        const arc = 2 * random.int(isArc ? 32 : 40, 70)
        const sizes = isArc ? ([arc, arc / 2] as const) : ([arc / 2, arc / 2] as const)
        const { value, first, second } = random.until(
          () => {
            const value = drawX(random, ...sizes)
            return { value, first: labelFor(random, sizes[0], value), second: labelFor(random, sizes[1], value) }
          },
          ({ first, second }) => first.a !== (isArc ? 2 : 1) * second.a,
        )
        const plain = [first.of, second.of] as const
        return { isArc, arc, at: drawArc(random, arc, isArc ? 1 : 2), value, plain }
      },
      answer: angleDegrees,
      solve: ({ arc }) => arc / 2,
      ask({ isArc, at: { A, B, C, D }, plain }): Both<Content> {
        const [first, second] = [asDegrees(plain[0]), asDegrees(plain[1])]
        const drawn = figure(
          circle({
            points: isArc ? { A, B, C } : { A, B, C, D },
            lines: isArc ? ['CA', 'CB'] : ['CA', 'CB', 'DA', 'DB'],
            angles: isArc
              ? [{ of: 'ACB', label: second }]
              : [
                  { of: 'ACB', label: second },
                  { of: 'ADB', label: first },
                ],
            arcs: isArc ? [{ of: 'AB', label: first }] : [],
            size: isArc ? 15 : 17,
          }),
        )
        const wanted = measureOfAngle('ACB')
        return {
          en: [drawn, prose`Find ${wanted}.`],
          es: [drawn, prose`Halla ${wanted}.`],
        }
      },
      solution({ isArc, plain: [first, second], value }) {
        const statement = isArc ? equation(first, m`2(${second})`) : equation(first, second)
        return [
          step(statement, because.explain, {
            sentence: isArc
              ? {
                  en: line`Read the arc AB and the inscribed angle at C: the arc is twice the angle.`,
                  es: line`Lee el arco AB y el ángulo inscrito en C: el arco es el doble del ángulo.`,
                }
              : {
                  en: line`Read the angles at D and C: both intercept arc AB, so they are equal.`,
                  es: line`Lee los ángulos en D y C: ambos interceptan el arco AB; por eso son iguales.`,
                },
          }),
          ...angleInX(statement, value, measureOfAngle('ACB'), second),
        ]
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
        return { ...drawn, isSecond, size, value: at, plain: labelFor(random, 180 - size, at).of }
      },
      answer: integer,
      solve: ({ value }) => value,
      ask: ({ at, isSecond, size, plain }) => {
        const label = asDegrees(plain)
        return both(
          quadrilateral(at, isSecond ? [null, degrees(size), null, label] : [degrees(size), null, label, null]),
        )
      },
      solution({ size, plain }) {
        const statement = equation(sumOfLabels(expr(size), plain), 180)
        return [step(statement, because.oppositeInscribed), ...solveLinear(statement, 'x', join)]
      },
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
      solution: ({ a, b }) => [
        step(
          statements(equation(measureOfAngle('A'), degrees(a)), equation(measureOfAngle('B'), degrees(b))),
          because.read,
          {
            what: {
              en: line`the labeled angles, opposite x and ${symbol('y')}`,
              es: line`los ángulos con etiqueta, opuestos a x e ${symbol('y')}`,
            },
          },
        ),
        step(statements(m`x + ${a} = 180`, m`y + ${b} = 180`), because.oppositeInscribed),
        step(statements(equation(x, 180 - a), equation(y, 180 - b)), because.subtractKnownAngles),
      ],
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
        const plain = [drawn.a, drawn.b, 180 - drawn.a, 180 - drawn.b].map((size, i) =>
          inLetter(labelFor(random, size, values[(i % 2) as 0 | 1]), i % 2 === 0 ? x : y),
        )
        return { ...drawn, values, plain }
      },
      answer: xAndY,
      solve: ({ values }) => values,
      ask: ({ at, plain }) => both(quadrilateral(at, plain.map(asDegrees))),
      solution({ plain, values: [one, two] }) {
        const [a, b, c, d] = tupleOf(plain, 4)
        const [first, second] = [equation(sumOfLabels(a, c), 180), equation(sumOfLabels(b, d), 180)]
        const combined = (statement: Expr, letter: string) => itemOf(solveLinear(statement, letter, join), 0).work.en
        return [
          step(statements(first, second), because.oppositeInscribed),
          step([...combined(first, 'x'), ...combined(second, 'y')], because.combineLikeTerms),
          explained(
            statements(equation(x, one), equation(y, two)),
            line`Subtract the number from both sides, then divide by the coefficient.`,
            line`Resta el número de ambos lados y divide entre el coeficiente.`,
          ),
        ]
      },
      check: solvesBoth,
    }),

    radii: form({
      levels: ['hard'],
      share: 3,
      draw(random) {
        const arc = random.int(70, 129)
        const given = random.evenly(['base', 'inscribed'] as const)
        const size =
          given === 'base' && arc % 2 === 1 ? arc + 1 : given === 'inscribed' && arc % 2 === 1 ? arc - 1 : arc
        return { arc: size, given, at: drawArcAbout(random, size) }
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
            size: 16,
          }),
        )
        return {
          en: [drawn, prose`${symbol('O')} is the center. Find ${x}.`],
          es: [drawn, prose`${symbol('O')} es el centro. Halla ${x}.`],
        }
      },
      solution({ arc, given }) {
        const central = measureOfAngle('AOB')
        return given === 'inscribed'
          ? [
              readSize(measureOfAngle('ACB'), arc / 2, ANGLE),
              step(equation(equation(central, m`2(${arc / 2}°)`), degrees(arc)), because.arcDouble),
              step(equation(measureOfAngle('OAB'), measureOfAngle('OBA')), because.radiiMakeIsosceles),
              step(equation(m`2x`, m`180 - ${arc}`), because.anglesAddUp, { total: degrees(180) }),
              step(equation(x, 90 - arc / 2), because.divideBothSides, { value: 2 }),
            ]
          : [
              readSize(measureOfAngle('OAB'), halfOf(180 - arc), {
                en: line`a base angle of triangle OAB`,
                es: line`un ángulo de la base del triángulo OAB`,
              }),
              step(equation(measureOfAngle('OBA'), degrees(halfOf(180 - arc))), because.radiiMakeIsosceles),
              step(
                equation(equation(central, m`180° - 2(${degrees(halfOf(180 - arc))})`), degrees(arc)),
                because.anglesAddUp,
                {
                  total: degrees(180),
                },
              ),
              step(equation(equation(x, over(arc, 2)), halfOf(arc)), because.inscribedHalf),
            ]
      },
      check: (printed, answer) => measuredX(printed)?.equals(exact(answer)) ?? false,
    }),

    threeRadii: form({
      levels: ['hard'],
      share: 2,
      lines: 5,
      draw: random => ({
        ...random.until(
          () => ({ p: random.int(29, 49), q: random.int(29, 49) }),
          ({ p, q }) => p !== q && p + q <= 80,
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
            size: 16,
          }),
        )
        return {
          en: [drawn, prose`${symbol('O')} is the center. Find ${x}.`],
          es: [drawn, prose`${symbol('O')} es el centro. Halla ${x}.`],
        }
      },
      solution: ({ p, q }) => [
        step(
          statements(
            equation(measureOfAngle('AOB'), degrees(2 * (p + q))),
            equation(measureOfAngle('OAC'), degrees(p)),
          ),
          because.read,
          {
            what: { en: line`the central angle and the angle at A`, es: line`el ángulo central y el ángulo en A` },
          },
        ),
        step(
          equation(equation(measureOfAngle('ACB'), over(degrees(2 * (p + q)), 2)), degrees(p + q)),
          because.inscribedHalf,
        ),
        step(
          statements(equation(measureOfAngle('OCA'), degrees(p)), equation(degrees(x), measureOfAngle('OCB'))),
          because.radiiMakeIsosceles,
        ),
        step(equation(equation(x, m`${p + q} - ${p}`), q), because.wholeAngleOfParts),
      ],
      check: (printed, answer) => measuredX(printed)?.equals(exact(answer)) ?? false,
    }),

    alwaysSometimesNever: form(alwaysSometimesNever({ levels: ['medium'], statements: judged })),

    reason: form(
      whichReason<object, keyof typeof theorems, 'medium'>({
        levels: ['medium'],
        theorems,
        draw: drawArgued,
        justifies: (_, claim, theorem) => justifies(claim, theorem),
      }),
    ),
  }),
)
