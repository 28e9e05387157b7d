import {
  explainedBy,
  type Inline,
  itemOf,
  line,
  type Point,
  point,
  prose,
  type Random,
  type Sentence,
  type Step,
  sentenceChoice,
} from '../../../author.ts'
import { type Straight, X_AXIS, Y_AXIS } from '../../kit/transformations/mirrors.ts'
import {
  afterAll,
  arrowOf,
  drawPair,
  drawTurn,
  type Motion,
  motionChoice,
  motionsOf,
  pointAfter,
} from '../../kit/transformations/motions.ts'
import { atLetter, joined, PRIME, paragraph, SECOND, type Vertices } from '../../kit/transformations/points.ts'
import { at, drawNames, type Form, nameWith, pairGrid, shapeName } from './parts.ts'

export type Two = readonly [Motion, Motion]
export type Kinds = readonly [Motion['kind'], Motion['kind']]
export const KINDS: readonly Kinds[] = [
  ['flip', 'move'],
  ['turn', 'move'],
  ['move', 'flip'],
  ['move', 'turn'],
]
export const drawMotion = (random: Random, kind: Motion['kind']): Motion => {
  switch (kind) {
    case 'move':
      return { kind, by: [random.intExcept(-7, 7, 0, 1, -1), random.intExcept(-7, 7, 0, 1, -1)] }
    case 'flip':
      return { kind, over: random.pick([X_AXIS, Y_AXIS]) }
    case 'turn':
      return drawTurn(random)
  }
}
/** Across the other axis, the other way round, back. */
const other = (motion: Motion, beside: Motion): Motion => {
  switch (motion.kind) {
    case 'move':
      // Beside half a turn, the translation back would be the reversed order.
      return { kind: 'move', by: [beside.kind === 'turn' ? motion.by[0] : -motion.by[0], -motion.by[1]] }
    case 'flip':
      return { kind: 'flip', over: (motion.over as Straight).along === 'x =' ? X_AXIS : Y_AXIS }
    case 'turn':
      return {
        ...motion,
        quarters: motion.quarters === 3 ? 1 : 3,
        isClockwise: motion.quarters !== 3,
      }
  }
}
const mistaken = ([one, two]: Two): readonly [Two, Two, Two] => [
  [other(one, two), two],
  [one, other(two, one)],
  [two, one],
]

/** A → A′ → A″ for one vertex. */
const followed = (names: string, i: number, from: Point, [one, two]: Two): readonly Inline[] => {
  const middle = pointAfter(from, one)
  return [
    ...arrowOf(from, middle, at(names, i), at(names, i, PRIME)),
    ...line` → ${atLetter(at(names, i, SECOND), ...pointAfter(middle, two))}`,
  ]
}
const DRAWN_SHAPES = ['triangle', 'quadrilateral', 'triangle'] as const

interface Same {
  readonly right: readonly [
    readonly [Motion, ...Motion[]],
    readonly [Motion, ...Motion[]],
    readonly [Motion, ...Motion[]],
  ]
  readonly wrong: Two
}
/** Three ways to the same image, and one with the translation on the wrong side of the other motion. */
function sameMotions(random: Random, kind: 'x' | 'y' | 'turn'): Same {
  const [a, b] = [random.intExcept(-3, 3, 0) * 2, random.intExcept(-3, 3, 0) * 2]
  const move = (right: number, up: number): Motion => ({ kind: 'move', by: [right, up] })
  if (kind === 'turn') {
    const half: Motion = { kind: 'turn', quarters: 2, about: [0, 0], isClockwise: false }
    return {
      right: [[half, move(a, b)], [move(-a, -b), half], [{ ...half, about: [a / 2, b / 2] }]],
      wrong: [move(a, b), half],
    }
  }
  const flip: Motion = { kind: 'flip', over: kind === 'x' ? X_AXIS : Y_AXIS }
  const [before, along]: readonly [Motion, Motion] =
    kind === 'x' ? [move(a, -b), move(a, 0)] : [move(-a, b), move(0, b)]
  const over: Straight = kind === 'x' ? { along: 'y =', k: b / 2 } : { along: 'x =', k: a / 2 }
  return {
    right: [
      [flip, move(a, b)],
      [before, flip],
      [{ kind: 'flip', over }, along],
    ],
    wrong: [move(a, b), flip],
  }
}

const ending = (names: string, prime = SECOND) => at(names, 0, prime)

export const sequenceForms = (form: Form) => ({
  chooseSequence: form({
    levels: ['hard'],
    share: 3,
    draw(random) {
      const kinds = random.evenly(KINDS)
      const shape = random.evenly(DRAWN_SHAPES)
      const { given, image, motions } = drawPair(
        random,
        shape,
        () => [drawMotion(random, kinds[0]), drawMotion(random, kinds[1])],
        (points, all) => {
          const two = all as unknown as Two
          const first = itemOf(points, 0)
          const places = [two, ...mistaken(two)].map(way => String(pointAfter(first, ...way)))
          return new Set(places).size === 4
        },
      )
      return { names: drawNames(random, shape === 'triangle' ? 3 : 4), given, image, two: motions as unknown as Two }
    },
    answer: sentenceChoice,
    solve: ({ two }) => motionChoice(...two),
    mistakes({ two }) {
      const [first, second, swapped] = mistaken(two)
      return { first: motionChoice(...first), second: motionChoice(...second), swapped: motionChoice(...swapped) }
    },
    ask({ names, given, image }) {
      const [shape, one, last] = [shapeName(given), nameWith(names), nameWith(names, SECOND)]
      const shown = pairGrid(given, image, names, SECOND)
      return {
        en: [shown, prose`Which sequence of rigid motions takes ${shape} ${one} to ${last}?`],
        es: [shown, prose`¿Qué secuencia de movimientos rígidos lleva el ${shape} ${one} a ${last}?`],
      }
    },
    solution({ names, given, two }, { says }) {
      const from = itemOf(given, 0)
      const reached = mistaken(two).map(way => point(...pointAfter(from, ...way)))
      const { en, es } = joined(...reached)
      return [
        explainedBy(paragraph(followed(names, 0, from, two)), {
          en: line`Try each choice on vertex ${at(names, 0)}. Only one of them ends at ${ending(names)}.`,
          es: line`Prueba cada opción con el vértice ${at(names, 0)}. Solo una termina en ${ending(names)}.`,
        }),
        explainedBy(
          {
            en: paragraph(line`${at(names, 0)} → `, en),
            es: paragraph(line`${at(names, 0)} → `, es),
          },
          {
            en: line`The other choices end at these points: one motion in them goes the wrong way, or the order is reversed.`,
            es: line`Las otras opciones terminan en estos puntos: un movimiento va en el sentido equivocado o el orden está invertido.`,
          },
        ),
        explainedBy(paragraph(followed(names, 1, itemOf(given, 1), two)), {
          en: line`Check the sequence that is left on vertex ${at(names, 1)}: it fits the grid.`,
          es: line`Comprueba con el vértice ${at(names, 1)} la secuencia que queda: coincide con la cuadrícula.`,
        }),
        explainedBy(says, {
          en: line`This sequence takes ${nameWith(names)} to ${nameWith(names, SECOND)}.`,
          es: line`Esta secuencia lleva ${nameWith(names)} a ${nameWith(names, SECOND)}.`,
        }),
      ]
    },
    check(printed, { key }) {
      const [given, image] = printed.figure('transformation-grid').shapes.map(({ vertices }) => vertices)
      return String(afterAll(given!, motionsOf(key))) === String(image)
    },
  }),

  whichFails: form({
    levels: ['hard'],
    share: 2,
    draw(random) {
      const kind = random.evenly(['x', 'turn', 'y'] as const)
      const shape = random.evenly(DRAWN_SHAPES)
      const found = random.until(
        () => {
          const same = sameMotions(random, kind)
          const given = drawPair(random, shape, () => [itemOf(same.right, 0)[0]]).given
          return { given, same, image: afterAll(given, itemOf(same.right, 0)) }
        },
        ({ given, image, same }) => isApart(given, image) && isInside(afterAll(given, same.wrong)),
      )
      return { ...found, names: drawNames(random, shape === 'triangle' ? 3 : 4) }
    },
    answer: sentenceChoice,
    solve: ({ same }) => motionChoice(...same.wrong),
    mistakes({ same: { right } }): Readonly<Record<string, Sentence>> {
      const [after, before, without] = right
      return { after: motionChoice(...after), before: motionChoice(...before), without: motionChoice(...without) }
    },
    ask({ names, given, image }) {
      const [shape, one, last] = [shapeName(given), nameWith(names), nameWith(names, PRIME)]
      const shown = pairGrid(given, image, names)
      return {
        en: [shown, prose`Three of these take ${shape} ${one} to ${last}. Which one does not?`],
        es: [shown, prose`Tres de estas opciones llevan el ${shape} ${one} a ${last}. ¿Cuál no lo hace?`],
      }
    },
    solution({ names, given, image, same }, { says }) {
      const [from, to] = [itemOf(given, 0), itemOf(image, 0)]
      const [A, image0] = [at(names, 0), at(names, 0, PRIME)]
      const wayOf = (way: readonly Motion[]): readonly Inline[] =>
        way.flatMap((_, i) => line` → ${point(...pointAfter(from, ...way.slice(0, i + 1)))}`)
      const { right, wrong } = same
      const step = (way: readonly Motion[], en: readonly Inline[], es: readonly Inline[]): Step =>
        explainedBy(paragraph(line`${atLetter(A, ...from)}`, wayOf(way)), { en, es })
      const [one, two, three] = right
      return [
        step(
          one,
          line`Read ${atLetter(A, ...from)} and ${atLetter(image0, ...to)}, and follow ${A} through each choice. Here the translation comes last, and ${A} reaches ${image0}.`,
          line`Lee ${atLetter(A, ...from)} y ${atLetter(image0, ...to)}, y sigue ${A} en cada opción. Aquí la traslación va al final, y ${A} llega a ${image0}.`,
        ),
        step(
          two,
          line`A different translation comes first, and ${A} reaches ${image0} again.`,
          line`Va primero otra traslación, y ${A} también llega a ${image0}.`,
        ),
        three.length === 1
          ? step(
              three,
              line`One rotation about a point that is not the origin does it too.`,
              line`También lo hace una sola rotación alrededor de un punto que no es el origen.`,
            )
          : step(
              three,
              line`After a reflection across another line, a translation along that line is enough.`,
              line`Después de una reflexión sobre otra recta, basta una traslación a lo largo de esa recta.`,
            ),
        explainedBy(paragraph(line`${atLetter(A, ...from)}`, wayOf(wrong)), {
          en: line`With the same two motions as in the first line but in reversed order, ${A} ends somewhere else.`,
          es: line`Con los mismos dos movimientos del primer renglón, pero en el orden contrario, ${A} termina en otro lugar.`,
        }),
        explainedBy(says, {
          en: line`This one does not take ${nameWith(names)} to ${nameWith(names, PRIME)}.`,
          es: line`Esta opción no lleva ${nameWith(names)} a ${nameWith(names, PRIME)}.`,
        }),
      ]
    },
    check(printed, { key }) {
      const [given, image] = printed.figure('transformation-grid').shapes.map(({ vertices }) => vertices)
      return String(afterAll(given!, motionsOf(key))) !== String(image)
    },
  }),
})

const isInside = (points: Vertices) => points.every(one => one.every(value => Math.abs(value) <= 12))
const isApart = (given: Vertices, image: Vertices) => {
  const gap = ([0, 1] as const).some(axis => {
    const [a, b] = [given, image].map(points => points.map(one => one[axis]))
    return Math.max(...a!) < Math.min(...b!) || Math.max(...b!) < Math.min(...a!)
  })
  return gap && image.every(one => one.every(value => Math.abs(value) <= 8))
}
