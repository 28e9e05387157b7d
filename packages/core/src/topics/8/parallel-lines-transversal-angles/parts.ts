import {
  angleNamed,
  type Both,
  bracketed,
  type Content,
  degrees,
  type Expr,
  equation,
  evaluate,
  explained,
  type Inline,
  line,
  minus,
  type Printed,
  prose,
  type Random,
  type Ratio,
  type Step,
  solveLinear,
  step,
  sum,
  symbol,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import {
  acrossLines,
  type Corner,
  drawPair,
  isInterior,
  linearFor,
  type Relation,
  relationOf,
  sizeOf,
} from './transversal.ts'

export const x = symbol('x')

/** The numbers of the labelled angles with their labels. */
export const labels = (printed: Printed) =>
  printed
    .figure('parallel-lines-transversal')
    .labels.flatMap((label, i) => (label === null ? [] : [{ corner: (i + 1) as Corner, label: label as Expr }]))

/** How the two angles lie, and what they are called. */
export const told: Readonly<
  Record<Relation, { readonly where: Both<readonly Inline[]>; readonly name: Both<readonly Inline[]> }>
> = {
  corresponding: {
    where: {
      en: line`They are in the same place, one at each line`,
      es: line`Están en el mismo lugar, uno en cada recta`,
    },
    name: { en: line`corresponding angles`, es: line`ángulos correspondientes` },
  },
  alternateInterior: {
    where: {
      en: line`They are between the lines, on opposite sides of the transversal`,
      es: line`Están entre las rectas, a lados opuestos de la transversal`,
    },
    name: { en: line`alternate interior angles`, es: line`ángulos alternos internos` },
  },
  alternateExterior: {
    where: {
      en: line`They are outside the lines, on opposite sides of the transversal`,
      es: line`Están fuera de las rectas, a lados opuestos de la transversal`,
    },
    name: { en: line`alternate exterior angles`, es: line`ángulos alternos externos` },
  },
  sameSideInterior: {
    where: {
      en: line`They are between the lines, on the same side of the transversal`,
      es: line`Están entre las rectas, del mismo lado de la transversal`,
    },
    name: { en: line`same-side interior angles`, es: line`ángulos internos del mismo lado` },
  },
  vertical: {
    where: {
      en: line`They share a vertex and lie across from each other`,
      es: line`Comparten el vértice y están uno frente al otro`,
    },
    name: { en: line`vertical angles`, es: line`ángulos opuestos por el vértice` },
  },
}

export const paragraphs = ({ en, es }: Both<readonly Inline[]>): Both<Content> => ({
  en: { kind: 'paragraph', content: en },
  es: { kind: 'paragraph', content: es },
})

const sameSide = [
  line`If lines are parallel, same-side interior angles add up to ${degrees(180)}.`,
  line`Si las rectas son paralelas, los ángulos internos del mismo lado suman ${degrees(180)}.`,
] as const

/** Vertical angles are equal everywhere; the others because the lines are parallel. */
export const equalStep = (of: Expr, relation: Relation): Step => {
  const { en, es } = told[relation].name
  return relation === 'vertical'
    ? step(of, because.equalAngles, { why: told[relation].name })
    : explained(
        of,
        [...line`The lines are parallel, so `, ...en, ...line` are equal.`],
        [...line`Las rectas son paralelas, así que los `, ...es, ...line` son iguales.`],
      )
}

/** One angle is x, the other is known. */
export function angleSteps(relation: Relation, known: number): readonly Step[] {
  if (relation !== 'sameSideInterior')
    return [
      step(paragraphs(told[relation].name), because.whereTheyLie, { where: told[relation].where }),
      equalStep(equation(x, degrees(known)), relation),
    ]
  return [
    step(paragraphs(told[relation].name), because.whereTheyLie, { where: told[relation].where }),
    explained(equation(sum(x, degrees(known)), degrees(180)), ...sameSide),
    step(
      equation(equation(x, minus(degrees(180), degrees(known))), degrees(180 - known)),
      because.subtractFromBothSides,
      {
        value: degrees(known),
      },
    ),
  ]
}

const termsOf = (of: Expr): readonly Expr[] => (of.kind === 'sum' ? of.terms : [of])

/** Both angles by expressions in x. */
export function expressionSteps(relation: Relation, first: Expr, second: Expr): readonly Step[] {
  const isSum = relation === 'sameSideInterior'
  const set = isSum
    ? equation(sum(...termsOf(first), ...termsOf(second)), 180)
    : slope(first) < slope(second)
      ? equation(second, first)
      : equation(first, second)
  return [isSum ? explained(set, ...sameSide) : equalStep(set, relation), ...solveLinear(set)]
}

/** Equal, or together 180°, by the relation of their places. */
const isEqualPair = (one: number, two: number) => relationOf(one, two) !== 'sameSideInterior'

export const fits = (one: Corner, two: Corner, first: Ratio, second: Ratio) =>
  isEqualPair(one, two) ? first.equals(second) : first.plus(second).equals(180)

/** x as large as a pupil meets it, with both angles from expressions in x. */
export function drawExpressions(random: Random, count: 1 | 2) {
  const pair = drawPair(random, acrossLines)
  const [a, b] = pair.corners
  const value = random.int(12, 30)
  const first = linearFor(random, sizeOf(a, pair.angle), value)
  const size = sizeOf(b, pair.angle)
  const second =
    count === 1
      ? degrees(size)
      : random.until(
          () => linearFor(random, size, value),
          other => !isEqualPair(a, b) || slope(other) !== slope(first),
        )
  return { ...pair, value, first, second, labels: { [a]: first, [b]: second } as Partial<Record<Corner, Expr>> }
}

/** The label at this x: (2 × 26 + 22)°. */
export const labelAt = (label: Expr, at: number): Expr => {
  const [k, constant] = [slope(label), evaluate(label, { x: 0 }).n]
  return degrees(constant === 0 ? bracketed(times(k, at)) : bracketed(sum(times(k, at), constant)))
}
const slope = (label: Expr) => evaluate(label, { x: 1 }).minus(evaluate(label, { x: 0 })).n

export const parallel = {
  en: prose`The marked lines are parallel. Find ${x}.`,
  es: prose`Las rectas marcadas son paralelas. Halla ${x}.`,
}

export const checkExpressions = (printed: Printed, answer: Ratio) => {
  const [one, two] = labels(printed)
  const [first, second] = [one!, two!].map(({ label }) => evaluate(label, { x: answer }))
  return fits(one!.corner, two!.corner, first!, second!) && first!.n > 0 && first!.compare(180) < 0 && second!.n > 0
}

const SAME_LINE = { en: line`Both angles are at the same line.`, es: line`Los dos ángulos están en la misma recta.` }
const SAME_SIDE = {
  en: line`Both angles are on the same side of the transversal.`,
  es: line`Los dos ángulos están del mismo lado de la transversal.`,
}
const OPPOSITE_SIDES = {
  en: line`The angles are on opposite sides of the transversal.`,
  es: line`Los ángulos están a lados opuestos de la transversal.`,
}
/** What speaks against each of the other names: the first part of it that does not fit the two places. */
export function notSuchAPair(one: Corner, two: Corner): Readonly<Record<Relation, Both<readonly Inline[]>>> {
  const isSameLine = one <= 4 === two <= 4
  const outer = [one, two].find(corner => !isInterior(corner))
  const inner = [one, two].find(isInterior)
  const outside = (corner: Corner) => ({
    en: line`${angleNamed(`${corner}`)} is not between the lines.`,
    es: line`${angleNamed(`${corner}`)} no está entre las rectas.`,
  })
  return {
    corresponding: isSameLine
      ? SAME_LINE
      : {
          en: line`The angles are not in the same place at the two lines.`,
          es: line`Los ángulos no están en el mismo lugar en las dos rectas.`,
        },
    alternateInterior: outer ? outside(outer) : isSameLine ? SAME_LINE : SAME_SIDE,
    alternateExterior: inner
      ? {
          en: line`${angleNamed(`${inner}`)} is between the lines.`,
          es: line`${angleNamed(`${inner}`)} está entre las rectas.`,
        }
      : isSameLine
        ? SAME_LINE
        : SAME_SIDE,
    sameSideInterior: outer ? outside(outer) : OPPOSITE_SIDES,
    vertical: { en: line`The angles do not share a vertex.`, es: line`Los ángulos no comparten el vértice.` },
  }
}
