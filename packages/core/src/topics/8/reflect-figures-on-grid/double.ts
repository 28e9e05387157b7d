import {
  type Both,
  blank,
  degrees,
  explainedBy,
  type Inline,
  itemOf,
  line,
  type Point,
  point,
  type Sentence,
  sentenceChoice,
  symbol,
  tupleOf,
  words,
} from '../../../author.ts'
import { type Mirror, mirrorSaid, printedMirrors, reflected, type Straight } from '../../kit/transformations/mirrors.ts'
import { type Move, moveSaid, ruleTo, translation } from '../../kit/transformations/moves.ts'
import { byRule, paragraph, ruleAnswer } from '../../kit/transformations/points.ts'
import type { Form } from './parts.ts'

const through = (at: Point, ...mirrors: readonly Mirror[]): Point =>
  mirrors.reduce<Point>((now, mirror) => itemOf(reflected([now], mirror), 0), at)

/** "reflected across the x-axis, and its image is reflected across the line y = 3". */
const twice = (one: Mirror, two: Mirror): Both<readonly Inline[]> => {
  const [a, b] = [mirrorSaid(one), mirrorSaid(two)]
  return {
    en: [
      ...line`A figure is reflected across `,
      ...a.en,
      ...line`, and its image is then reflected across `,
      ...b.en,
      ...line`.`,
    ],
    es: [
      ...line`Una figura se refleja sobre `,
      ...a.es,
      ...line` y luego su imagen se refleja sobre `,
      ...b.es,
      ...line`.`,
    ],
  }
}

const arrow = (from: Point, to: Point) => paragraph(line`${point(...from)} → ${point(...to)}`)

/** Where the point goes that is followed. */
const followed = (from: Point, mirror: Straight, isFirst: boolean) => {
  const to = through(from, mirror)
  const said = mirrorSaid(mirror)
  return explainedBy(
    arrow(from, to),
    isFirst
      ? {
          en: [
            ...line`Follow one point, such as ${point(...from)}. Its image is as far from `,
            ...said.en,
            ...line` on the other side.`,
          ],
          es: [
            ...line`Sigue un punto, como ${point(...from)}. Su imagen está a la misma distancia de `,
            ...said.es,
            ...line`, del otro lado.`,
          ],
        }
      : {
          en: [...line`Reflect this image across `, ...said.en, ...line`.`],
          es: [...line`Refleja esta imagen sobre `, ...said.es, ...line`.`],
        },
  )
}

const said = (key: string, en: readonly Inline[], es: readonly Inline[]): Sentence => ({
  key,
  says: { en: paragraph(en), es: paragraph(es) },
})
const slide = (move: Move): Sentence => {
  const { en, es } = moveSaid(move)
  return said(`slide ${move.join(' ')}`, [...line`a translation `, ...en], [...line`una traslación de `, ...es])
}
const halfTurn = (at: Point): Sentence => {
  const isOrigin = String(at) === '0,0'
  return said(
    `half ${at.join(' ')}`,
    isOrigin
      ? line`a rotation of ${degrees(180)} about the origin`
      : line`a rotation of ${degrees(180)} about the point ${point(...at)}`,
    isOrigin
      ? line`una rotación de ${degrees(180)} alrededor del origen`
      : line`una rotación de ${degrees(180)} alrededor del punto ${point(...at)}`,
  )
}
const COUNTERCLOCKWISE = words('counterclockwise', 'en sentido antihorario')
const quarterTurn = (at: Point): Sentence =>
  said(
    `quarter ${at.join(' ')}`,
    line`a rotation of ${degrees(90)} ${COUNTERCLOCKWISE} about the point ${point(...at)}`,
    line`una rotación de ${degrees(90)} ${COUNTERCLOCKWISE} alrededor del punto ${point(...at)}`,
  )
export const doubleForms = (form: Form) => ({
  parallelRule: form({
    levels: ['hard'],
    lines: 3,
    draw(random) {
      const along = random.evenly(['x =', 'y ='] as const)
      const [a, b] = random.until(
        () => [random.intExcept(-6, 6, 0), random.int(-6, 6)] as const,
        ([a, b]) => Math.abs(a - b) >= 2 && a !== 2 * b,
      )
      const move: Move = along === 'x =' ? [2 * (b - a), 0] : [0, 2 * (b - a)]
      return { one: { along, k: a }, two: { along, k: b }, move }
    },
    answer: ruleAnswer,
    solve: ({ move }) => ruleTo(move),
    ask({ one, two }) {
      const { en, es } = twice(one, two)
      const rule = paragraph(line`${point(symbol('x'), symbol('y'))} → ${point(blank(3), blank(3))}`)
      return {
        en: [
          paragraph(en, line` Complete the rule of the single translation that takes the figure to the final image.`),
          rule,
        ],
        es: [
          paragraph(es, line` Completa la regla de la única traslación que lleva la figura a la imagen final.`),
          rule,
        ],
      }
    },
    key: ({ move }) => {
      const { en, es } = moveSaid(move)
      return { en: paragraph(en), es: paragraph(es) }
    },
    solution({ one, two, move }) {
      const spoken = moveSaid(move)
      return [
        followed([0, 0], one, true),
        followed(through([0, 0], one), two, false),
        explainedBy(paragraph(translation(move)), {
          en: [
            ...line`In all, the point moves `,
            ...spoken.en,
            ...line`: twice the distance from the first line to the second. Every point moves the same way.`,
          ],
          es: [
            ...line`En total, el punto se mueve `,
            ...spoken.es,
            ...line`: el doble de la distancia de la primera recta a la segunda. Todos los puntos se mueven igual.`,
          ],
        }),
      ]
    },
    // Takes points of its own through both mirrors.
    check(printed, rule) {
      const mirrors = printedMirrors(printed)
      return (
        [
          [3, 7],
          [-11, 20],
        ] as const
      ).every(at => String(byRule(rule, at)) === String(through(at, ...mirrors)))
    },
  }),

  singleMove: form({
    levels: ['hard'],
    lines: 3,
    draw(random) {
      const along = random.evenly(['x =', 'y ='] as const)
      const other = along === 'x =' ? ('y =' as const) : ('x =' as const)
      return random.until(
        () => ({ one: { along, k: random.int(-6, 6) }, two: { along: other, k: random.int(-6, 6) } }),
        ({ one, two }) => one.k !== 0 || two.k !== 0,
      )
    },
    answer: sentenceChoice,
    solve: ({ one, two }) => halfTurn(crossingOf(one, two)),
    mistakes({ one, two }): Readonly<Record<string, Sentence>> {
      const at = crossingOf(one, two)
      return {
        aboutTheOrigin: halfTurn([0, 0]),
        rightAngle: quarterTurn(at),
        slid: slide([2 * at[0], 2 * at[1]]),
      }
    },
    ask({ one, two }) {
      const { en, es } = twice(one, two)
      return {
        en: paragraph(en, line` Which single transformation takes the figure to the final image?`),
        es: paragraph(es, line` ¿Qué transformación lleva directamente la figura a la imagen final?`),
      }
    },
    solution({ one, two }, { says }) {
      const [h, k] = crossingOf(one, two)
      const start: Point = [h + 1, k + 2]
      return [
        followed(start, one, true),
        followed(through(start, one), two, false),
        explainedBy(says, crossingSaid([h, k])),
      ]
    },
    whyWrong({ one, two }) {
      const at = point(...crossingOf(one, two))
      return {
        aboutTheOrigin: {
          en: line`The lines cross at ${at}, not at the origin.`,
          es: line`Las rectas se cruzan en ${at}, no en el origen.`,
        },
        rightAngle: {
          en: line`Every point goes to the opposite side of ${at}: half a turn, not a quarter turn.`,
          es: line`Todo punto va al lado opuesto de ${at}: media vuelta, no un cuarto de vuelta.`,
        },
        slid: {
          en: line`The point ${at} stays in its place, so it is no translation.`,
          es: line`El punto ${at} queda en su lugar, así que no es una traslación.`,
        },
      }
    },
    check(printed, { key }) {
      const mirrors = printedMirrors(printed)
      const [kind, ...numbers] = key.split(' ')
      const [a, b] = tupleOf(numbers.map(Number), 2)
      return (
        kind === 'half' &&
        (
          [
            [3, 8],
            [-7, 5],
            [10, 1],
          ] as const
        ).every(([x, y]) => {
          const [u, v] = through([x, y], ...mirrors)
          return u + x === 2 * a && v + y === 2 * b
        })
      )
    },
  }),
})

const crossingOf = (one: Straight, two: Straight): Point => (one.along === 'x =' ? [one.k, two.k] : [two.k, one.k])

const crossingSaid = (at: Point): Both<readonly Inline[]> => ({
  en: line`The lines cross at ${point(...at)}. Seen from there, the point went from 1 unit right and 2 units up to 1 unit left and 2 units down: half a turn.`,
  es: line`Las rectas se cruzan en ${point(...at)}. Visto desde ahí, el punto pasó de 1 unidad a la derecha y 2 hacia arriba a 1 unidad a la izquierda y 2 hacia abajo: media vuelta.`,
})
