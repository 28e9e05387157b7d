import {
  answerStep,
  type Both,
  type Content,
  defineTopic,
  type Expr,
  equation,
  evaluate,
  exact,
  expr,
  figure,
  fractionInLowestTerms,
  gcd,
  itemOf,
  join,
  line,
  m,
  measure,
  over,
  type Printed,
  power,
  prose,
  type Random,
  ratio,
  ratioInLowestTerms,
  rational,
  relation,
  type Step,
  segment,
  statements,
  step,
  sum,
  symbol,
  triangle,
  triangleNamed,
  tupleOf,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { type Measured, measured } from '../kit/measures/measured.ts'
import { correspondingLabels, drawFactor, drawShape, sharesRatio, similarity } from '../kit/triangles/similar-pair.ts'
import {
  drawMeasurement,
  enlarged,
  indirect,
  type Measurement,
  measuredIn,
  tidy,
} from './similar-polygon-sides/indirect-measurement.ts'
import {
  drawLabels,
  drawPair,
  findX,
  type Labelled,
  labelled,
  NAMES,
  pairOf,
  sideOf,
  x,
} from './similar-polygon-sides/parts.ts'

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
/** The ratios that the letters tell, with their lengths, and what stands for the unknown alone. */
function matched(facts: Labelled, unknown: Expr): readonly Step[] {
  const { i, j, names, lengths, value } = facts
  const [mine, other] = facts.unknown === 0 ? ([0, 1] as const) : ([1, 0] as const)
  const side = (k: 0 | 1, s: number) => symbol(sideOf(names[k], s))
  const length = (k: 0 | 1, s: number) => tidy(itemOf(lengths[k], s))
  const ratioOf = (s: number) => over(side(mine, s), side(other, s))
  const match = length(other, i)
  return [
    step(equation(ratioOf(i), ratioOf(j)), because.matchingByLetters),
    step(equation(over(unknown, match), over(length(mine, j), length(other, j))), because.sidesInTheRatio),
    step(
      equation(equation(unknown, over(join(match, length(mine, j)), length(other, j))), tidy(value)),
      because.multiplyBothSides,
      { value: match },
    ),
  ]
}

/** A length told by a story and its sketch. */
const measuring = {
  answer: measured,
  solve: ({ known, across, other, unit }: Measurement): Measured => ({
    amount: tidy(known.times(across).over(other)),
    unit,
  }),
  ask: ({ says }: Measurement) => says,
  solution: ({ known, across, other, unit, why, ends }: Measurement, { amount }: Measured) => [
    step(equation(over(x, tidy(known)), over(tidy(across), tidy(other))), because.explain, { sentence: why }),
    step(equation(x, over(join(tidy(known), tidy(across)), tidy(other))), because.multiplyBothSides, {
      value: tidy(known),
    }),
    answerStep(equation(x, measure(amount, unit)), ends),
  ],
  // From the labels of the sketch alone.
  check(printed: Printed, { amount }: Measured) {
    const labels = printed
      .figure('geometry-diagram')
      .lines.flatMap(({ label }) => (label?.kind === 'measure' ? [evaluate(label)] : []))
    return (
      labels.length === 3 &&
      labels.every(label => printed.numbers.some(given => given.equals(label))) &&
      exact(amount).equals(measuredIn(printed.figure('geometry-diagram')))
    )
  },
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
    rev: 4,
    levels: {
      easy: { kinds: ['triangle', 'rectangle', 'trapezoid', 'triangle'], isTurned: false },
      medium: { kinds: ['triangle', 'trapezoid', 'triangle'], isTurned: true },
      hard: {},
    },
  },
  form => ({
    missing: form({
      levels: ['easy'],
      share: 3,
      instruction: findX,
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
      solution: facts => matched(facts, x),
      check: (printed, answer) => sharesRatio(correspondingLabels(printed), exact(answer)),
    }),

    scaleFactor: form({
      levels: ['easy'],
      draw(random, level) {
        const drawn = drawPair(random, level)
        const { i, j } = drawLabels(random, drawn)
        return { ...drawn, shown: [i, j] }
      },
      answer: fractionInLowestTerms,
      solve: ({ lengths: [one, two] }) => itemOf(two, 0).over(itemOf(one, 0)),
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
      solution({ names, lengths: [one, two], shown }, answer) {
        const at = itemOf(shown, 0)
        return [
          step(over(symbol(sideOf(names[1], at)), symbol(sideOf(names[0], at))), because.secondOverFirst),
          step(over(tidy(itemOf(two, at)), tidy(itemOf(one, at))), because.sidesInTheRatio),
          step(expr(answer), because.lowestTerms),
        ]
      },
      check: (printed, answer) =>
        correspondingLabels(printed).every(([a, b]) => evaluate(a).times(exact(answer)).equals(evaluate(b))),
    }),

    withExpression: form({
      levels: ['medium'],
      share: 2,
      instruction: findX,
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
      solution: (facts, answer) => [
        ...matched(facts, m`x + ${facts.added}`),
        facts.added < 0
          ? step(equation(x, answer), because.addToBothSides, { value: -facts.added })
          : step(equation(x, answer), because.subtractFromBothSides, { value: facts.added }),
      ],
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
              { of: 'AD', label: upper, side: 'right' },
              { of: 'DB', label: whole - upper, side: 'right' },
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
      solution({ upper, whole, cut, base, isCutAsked }, answer) {
        const [match, top, bottom] = isCutAsked ? [base, upper, whole] : [cut, whole, upper]
        const names = isCutAsked ? (['DE', 'BC', 'AD', 'AB'] as const) : (['BC', 'DE', 'AB', 'AD'] as const)
        const [a, b, c, d] = tupleOf(
          names.map(name => symbol(name)),
          4,
        )
        return [
          step(similarity('ADE', 'ABC'), because.explain, {
            sentence: {
              en: line`${relation(segment('DE'), '∥', segment('BC'))}: the angles at D and B are equal, and A is in both triangles (AA).`,
              es: line`${relation(segment('DE'), '∥', segment('BC'))}: los ángulos en D y B son iguales y A está en ambos triángulos (AA).`,
            },
          }),
          step(equation(equation(symbol('AB'), sum(upper, whole - upper)), whole), because.addTheSegments),
          step(equation(over(a, b), over(c, d)), because.matchingByLetters),
          step(equation(over(x, match), over(top, bottom)), because.sidesInTheRatio),
          step(equation(equation(x, over(join(match, top), bottom)), answer), because.multiplyBothSides, {
            value: match,
          }),
        ]
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
      draw(random) {
        // The side is no third of the perimeter: no triangle is taken for equilateral.
        const { sides } = random.until(
          () => drawShape(random, 'triangle'),
          drawn => 3 * itemOf(drawn.sides, 0) !== drawn.sides.reduce((sum, side) => sum + side),
        )
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
      solution({ side, factor, around, names: [one, two] }, answer) {
        return [
          step(
            equation(
              equation(over(symbol(two.slice(0, 2)), symbol(one.slice(0, 2))), over(factor.times(side), side)),
              factor,
            ),
            because.secondOverFirst,
          ),
          step(equation(over(symbol('P'), around), factor), because.perimetersByFactor),
          step(equation(equation(symbol('P'), join(around, factor)), answer), because.multiplyBothSides, {
            value: around,
          }),
        ]
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
      solution({ factor, side, area, unit }, { amount }) {
        const squares = `square-${unit}` as const
        return [
          step(
            equation(equation(symbol('k'), over(side * factor.n, side * factor.d)), factor),
            because.secondOverFirst,
          ),
          step(equation(power(symbol('k'), 2), factor.power(2)), because.areasAsSquares),
          step(
            equation(equation(symbol('A'), join(area, factor.power(2))), measure(amount, squares)),
            because.areasBySquare,
            {
              value: factor,
            },
          ),
        ]
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
      solution({ factor, isArea, k, unit }) {
        const { n, d } = factor
        const letter = symbol('k')
        const [one, two] = isArea ? [k * d * d, k * n * n] : [2 * k * d, 2 * k * n]
        const read = statements(
          ...[one, two].map(amount => measure(amount, isArea ? (`square-${unit}` as const) : unit)),
        )
        const what = isArea
          ? { en: line`the areas`, es: line`las áreas` }
          : { en: line`the perimeters`, es: line`los perímetros` }
        return isArea
          ? [
              step(read, because.read, { what }),
              step(equation(equation(power(letter, 2), over(two, one)), factor.power(2)), because.areasAsSquares),
              step(equation(letter, factor), because.explain, {
                sentence: {
                  en: line`${letter} is the scale factor. It is positive: take the positive root.`,
                  es: line`${letter} es el factor de escala. Es positivo: toma la raíz positiva.`,
                },
              }),
            ]
          : [
              step(read, because.read, { what }),
              step(equation(letter, over(two, one)), because.perimetersByFactor),
              step(equation(letter, factor), because.lowestTerms),
            ]
      },
      check(printed, answer) {
        const [one, two] = printed.numbers
        const power = printed.one('measure').unit.startsWith('square') ? 2 : 1
        return exact(answer).n > 0 && exact(answer).power(power).times(one!).equals(two!)
      },
    }),

    areaRatio: form({
      levels: ['hard'],
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
      solution: ({ a, b, k }) => [
        ...(k === 1 ? [] : [step(ratio(a, b), because.divideRatio, { value: k })]),
        step(ratio(power(a, 2), power(b, 2)), because.areasAsSquares),
        step(ratio(a * a, b * b), because.squareBothTerms),
      ],
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
      solution: ({ a, b, areas }) => [
        ...(areas[0] === a * a ? [] : [step(ratio(a * a, b * b), because.divideRatio, { value: areas[0] / (a * a) })]),
        step(ratio(power(a, 2), power(b, 2)), because.areasAsSquares),
        step(ratio(a, b), because.rootBothTerms),
      ],
      check(printed, [a, b]) {
        const [one, two] = printed.one('ratio').items.map(item => evaluate(item))
        return exact(a!).power(2).times(two!).equals(exact(b!).power(2).times(one!)) && exact(a!).n > 0
      },
    }),

    enlarged: form({
      levels: ['medium'],
      kind: 'story',
      draw: random => drawMeasurement(random, enlarged),
      ...measuring,
    }),

    story: form({
      levels: ['hard'],
      kind: 'story',
      share: 3,
      draw: random => drawMeasurement(random, indirect),
      ...measuring,
    }),
  }),
)
