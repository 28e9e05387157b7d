import {
  type Expr,
  explainedBy,
  type Inline,
  itemOf,
  line,
  negative,
  type Point,
  point,
  prose,
  type Random,
  type Sentence,
  type Step,
  sentenceChoice,
  symbol,
  tupleOf,
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
import { plus } from '../../kit/transformations/moves.ts'
import { atLetter, byRule, PRIME, paragraph, printedRules, ruleOf, SECOND } from '../../kit/transformations/points.ts'
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

const [X, Y] = [symbol('x'), symbol('y')]
const ending = (names: string, prime = SECOND) => at(names, 0, prime)

/** What each motion does to (x, y). */
const mapped = (way: readonly [Motion, ...Motion[]]) =>
  paragraph(
    line`${point(X, Y)}`,
    rulesAlong(way).flatMap(to => line` → ${point(...to)}`),
  )

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
          const two = tupleOf(all, 2)
          const first = itemOf(points, 0)
          const places = [two, ...mistaken(two)].map(way => String(pointAfter(first, ...way)))
          return new Set(places).size === 4
        },
      )
      return { names: drawNames(random, shape === 'triangle' ? 3 : 4), given, image, two: tupleOf(motions, 2) }
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
      return [
        explainedBy(paragraph(followed(names, 0, itemOf(given, 0), two)), {
          en: line`Try each choice on vertex ${at(names, 0)}. This sequence ends at ${ending(names)}.`,
          es: line`Prueba cada opción con el vértice ${at(names, 0)}. Esta secuencia termina en ${ending(names)}.`,
        }),
        explainedBy(paragraph(followed(names, 1, itemOf(given, 1), two)), {
          en: line`Check the same sequence on vertex ${at(names, 1)}: it fits the grid.`,
          es: line`Comprueba la misma secuencia con el vértice ${at(names, 1)}: coincide con la cuadrícula.`,
        }),
        explainedBy(says, {
          en: line`This sequence takes ${nameWith(names)} to ${nameWith(names, SECOND)}.`,
          es: line`Esta secuencia lleva ${nameWith(names)} a ${nameWith(names, SECOND)}.`,
        }),
      ]
    },
    whyWrong({ names, given, image, two }) {
      const [first, second, swapped] = mistaken(two)
      const end = atLetter(ending(names), ...itemOf(image, 0))
      const elsewhere = (way: Two): Step => {
        const from = itemOf(given, 0)
        const middle = pointAfter(from, way[0])
        return explainedBy(
          paragraph(
            line`${atLetter(at(names, 0), ...from)} → ${point(...middle)} → ${point(...pointAfter(middle, way[1]))}`,
          ),
          { en: line`It does not end at ${end}.`, es: line`No termina en ${end}.` },
        )
      }
      return { first: elsewhere(first), second: elsewhere(second), swapped: elsewhere(swapped) }
    },
    check(printed, { key }) {
      const [given, image] = printed.figure('transformation-grid').shapes.map(({ vertices }) => vertices)
      return String(afterAll(given!, motionsOf(key))) === String(image)
    },
  }),

  whichFails: form({
    levels: ['hard'],
    share: 2,
    draw: random => ({ same: sameMotions(random, random.evenly(['x', 'turn', 'y'] as const)) }),
    answer: sentenceChoice,
    solve: ({ same }) => motionChoice(...same.wrong),
    mistakes({ same: { right } }): Readonly<Record<string, Sentence>> {
      const [after, before, without] = right
      return { after: motionChoice(...after), before: motionChoice(...before), without: motionChoice(...without) }
    },
    ask({ same: { right } }) {
      const rule = ruleOf(itemOf(rulesAlong(right[0]), 1))
      return {
        en: paragraph(
          line`Three of these choices take every figure to its image by the rule `,
          rule,
          line`. Which one follows another rule?`,
        ),
        es: paragraph(
          line`Tres de estas opciones llevan toda figura a su imagen según la regla `,
          rule,
          line`. ¿Cuál sigue otra regla?`,
        ),
      }
    },
    solution: ({ same: { wrong } }, { says }) => [
      explainedBy(mapped(wrong), {
        en: line`Write what each motion of a choice does to the point ${point(X, Y)}. Only this choice ends with another rule.`,
        es: line`Escribe qué hace cada movimiento de una opción con el punto ${point(X, Y)}. Solo esta opción termina en otra regla.`,
      }),
      explainedBy(says, {
        en: line`The other three choices end with the given rule.`,
        es: line`Las otras tres opciones terminan en la regla dada.`,
      }),
    ],
    whyWrong({ same: { right } }) {
      const [after, before, without] = right
      const follows = (way: readonly [Motion, ...Motion[]]) =>
        explainedBy(mapped(way), { en: line`It follows the rule.`, es: line`Sigue la regla.` })
      return { after: follows(after), before: follows(before), without: follows(without) }
    },
    check(printed, { key }) {
      const rule = itemOf(printedRules(printed), 0)
      const at: Point = [31, 7]
      return String(pointAfter(at, ...motionsOf(key))) !== String(byRule(rule, at))
    },
  }),
})

/** Where (x, y) goes, motion by motion: all of them keep the axes' directions or reverse them. */
function rulesAlong(motions: readonly Motion[]): readonly (readonly [Expr, Expr])[] {
  return motions.map((_, i) => {
    const way = motions.slice(0, i + 1)
    const [a, b] = pointAfter([0, 0], ...way)
    const [c, d] = pointAfter([1, 1], ...way)
    return [shifted(X, c - a, a), shifted(Y, d - b, b)]
  })
}
const shifted = (of: Expr, sign: number, by: number): Expr => {
  const start = sign > 0 ? of : negative(of)
  return by === 0 ? start : plus(start, by)
}
