import {
  type AngleDiagram,
  angleDiagram,
  box,
  degrees,
  equation,
  explainedBy,
  itemOf,
  line,
  minus,
  type Step,
  sum,
  sweepOf,
} from '../../../author.ts'

export const RIGHT = 90
export const STRAIGHT = 180
export const FULL = 360
/** What stands in an angle that is to be found. */
export const UNKNOWN = box()

interface Fan {
  /** Angles side by side, counterclockwise. Together a right angle is marked, a straight one is a line, a full turn closes. */
  readonly measures: readonly number[]
  /** Whether each is to be found. */
  readonly unknown: readonly boolean[]
  readonly turn: number
}
export function fan({ measures, unknown, turn }: Fan): AngleDiagram {
  const starts = measures.map((_, i) => measures.slice(0, i).reduce((all, measure) => all + measure, 0))
  const total = measures.reduce((all, measure) => all + measure, 0)
  const directions = total === FULL ? starts : [...starts, total]
  const names = directions.map((_, i) => itemOf([...'ABCDEFG'], i))
  const nameOf = (i: number) => itemOf(names, i % names.length)
  return angleDiagram({
    rays: Object.fromEntries(directions.map((direction, i) => [nameOf(i), direction])),
    angles: [
      ...measures.map((measure, i) => ({
        of: `${nameOf(i)}O${nameOf(i + 1)}`,
        label: unknown[i] === true ? UNKNOWN : degrees(measure),
        reflex: measure > STRAIGHT,
      })),
      ...(total === RIGHT
        ? [{ of: `${nameOf(0)}O${nameOf(measures.length)}`, mark: 'square' as const, label: null }]
        : []),
    ],
    turn,
    size: total === RIGHT ? 9 : 8,
  })
}

/** The labeled angles of a drawing, measured on it as with a protractor. */
export const measured = ({
  points,
  angles,
  vertex,
}: AngleDiagram): readonly { readonly isUnknown: boolean; readonly size: number }[] =>
  angles.flatMap(({ from, to, label }) => {
    if (label === null) return []
    const ways = [from, to].map(name => {
      const found = points.find(point => point.name === name && point.name !== vertex)
      return found ? (Math.atan2(found.at[1], found.at[0]) * STRAIGHT) / Math.PI : 0
    })
    return [{ isUnknown: label.kind === 'blank', size: Math.round(sweepOf(itemOf(ways, 0), itemOf(ways, 1))) }]
  })

/** The known parts together, and what is left of the whole. */
export const leftOf = (total: number, known: readonly number[]): readonly Step[] => {
  const all = known.reduce((one, other) => one + other, 0)
  return [
    ...(known.length > 1
      ? [
          explainedBy(equation(sum(...known.map(part => degrees(part))), degrees(all)), {
            en: line`Add the angles that you know.`,
            es: line`Suma los ángulos que conoces.`,
          }),
        ]
      : []),
    explainedBy(equation(minus(degrees(total), degrees(all)), degrees(total - all)), {
      en: line`Subtract from ${degrees(total)}, the whole.`,
      es: line`Resta de ${degrees(total)}, el total.`,
    }),
  ]
}
export const WHOLE = {
  [RIGHT]: { en: line`A right angle measures ${degrees(RIGHT)}.`, es: line`Un ángulo recto mide ${degrees(RIGHT)}.` },
  [STRAIGHT]: {
    en: line`A straight angle measures ${degrees(STRAIGHT)}.`,
    es: line`Un ángulo llano mide ${degrees(STRAIGHT)}.`,
  },
  [FULL]: {
    en: line`All the angles around a point add up to ${degrees(FULL)}.`,
    es: line`Todos los ángulos alrededor de un punto suman ${degrees(FULL)}.`,
  },
} as const
