import {
  type Both,
  count,
  type Expr,
  equation,
  evaluate,
  explainedBy,
  type Inline,
  itemOf,
  line,
  minus,
  type Point,
  type Printed,
  type Step,
  statements,
  sum,
  symbol,
  type Value,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { atLetter, LETTERS, letter, named, PRIME, paragraph, ruleOf, type Vertices } from './points.ts'

/** How far right and how far up; left and down are negative. */
export type Move = readonly [right: number, up: number]

export const moved = (points: Vertices, [a, b]: Move): Vertices => points.map(([x, y]): Point => [x + a, y + b])
export const isMoved = ([x, y]: Point, [u, v]: Point, [a, b]: Move) => u - x === a && v - y === b

const across = (a: number): Both<readonly Inline[]> => {
  const units = count(Math.abs(a), nouns.unit)
  return a > 0
    ? { en: line`${units} right`, es: line`${units} a la derecha` }
    : { en: line`${units} left`, es: line`${units} a la izquierda` }
}
const along = (b: number): Both<readonly Inline[]> => {
  const units = count(Math.abs(b), nouns.unit)
  return b > 0
    ? { en: line`${units} up`, es: line`${units} hacia arriba` }
    : { en: line`${units} down`, es: line`${units} hacia abajo` }
}

/** "3 units right and 2 units up". */
export function moveSaid([a, b]: Move): Both<readonly Inline[]> {
  if (b === 0) return across(a)
  if (a === 0) return along(b)
  const [one, two] = [across(a), along(b)]
  return { en: [...one.en, ...line` and `, ...two.en], es: [...one.es, ...line` y `, ...two.es] }
}

/** x + 3, x − 3, x. */
export const plus = (value: Value, change: number): Expr =>
  change === 0 ? sum(value) : change > 0 ? sum(value, change) : minus(value, -change)

const [X, Y] = [symbol('x'), symbol('y')]
/** The right side of the rule of a translation. */
export const ruleTo = ([a, b]: Move): readonly [Expr, Expr] => [a === 0 ? X : plus(X, a), b === 0 ? Y : plus(Y, b)]
export const translation = (move: Move) => ruleOf(ruleTo(move))

export const sumsOf = (points: Vertices, [a, b]: Move): readonly (readonly [Value, Value])[] =>
  points.map(([x, y]) => [a === 0 ? x : plus(x, a), b === 0 ? y : plus(y, b)])

/** What each direction does to a coordinate. */
export function changesSaid([a, b]: Move): Both<readonly Inline[]> {
  const [one, two] = [across(a), along(b)]
  const x: Both<readonly Inline[]> =
    a > 0
      ? {
          en: [...line`Move `, ...one.en, ...line`: add ${a} to the ${X}-coordinate`],
          es: [...line`Mueve `, ...one.es, ...line`: suma ${a} a la coordenada ${X}`],
        }
      : {
          en: [...line`Move `, ...one.en, ...line`: subtract ${-a} from the ${X}-coordinate`],
          es: [...line`Mueve `, ...one.es, ...line`: resta ${-a} de la coordenada ${X}`],
        }
  const y: Both<readonly Inline[]> =
    b > 0
      ? {
          en: [...two.en, ...line`: add ${b} to the ${Y}-coordinate`],
          es: [...two.es, ...line`: suma ${b} a la coordenada ${Y}`],
        }
      : {
          en: [...two.en, ...line`: subtract ${-b} from the ${Y}-coordinate`],
          es: [...two.es, ...line`: resta ${-b} de la coordenada ${Y}`],
        }
  if (b === 0) return { en: [...x.en, ...line`.`], es: [...x.es, ...line`.`] }
  if (a === 0) return { en: [...line`Move `, ...y.en, ...line`.`], es: [...line`Mueve `, ...y.es, ...line`.`] }
  return { en: [...x.en, ...line`; `, ...y.en, ...line`.`], es: [...x.es, ...line`; `, ...y.es, ...line`.`] }
}

/** The image by the words of the move: what is added, then what comes of it. */
export const wordSteps = (given: Vertices, move: Move): readonly Step[] => [
  explainedBy(named(sumsOf(given, move), PRIME), changesSaid(move)),
  explainedBy(named(moved(given, move), PRIME), {
    en: line`Find each coordinate.`,
    es: line`Halla cada coordenada.`,
  }),
]

/** The image by the rule. */
export const ruleSteps = (given: Vertices, move: Move, names = LETTERS): readonly Step[] => [
  explainedBy(named(sumsOf(given, move), PRIME, names), {
    en: line`Substitute the coordinates of each vertex into the rule.`,
    es: line`Sustituye las coordenadas de cada vértice en la regla.`,
  }),
  explainedBy(named(moved(given, move), PRIME, names), {
    en: line`Find each coordinate.`,
    es: line`Halla cada coordenada.`,
  }),
]

/** The image minus the figure, coordinate by coordinate. */
export const changeStep = ([x, y]: Point, [u, v]: Point): Step =>
  explainedBy(statements(equation(minus(u, x), u - x), equation(minus(v, y), v - y)), {
    en: line`Subtract the coordinates of ${letter(0)} from those of ${letter(0, PRIME)}.`,
    es: line`Resta las coordenadas de ${letter(0)} de las de ${letter(0, PRIME)}.`,
  })

/** One vertex and its image, read from the grid. */
export const pairStep = (given: Vertices, image: Vertices): Step => {
  const [a, b] = [itemOf(given, 0), itemOf(image, 0)]
  return explainedBy(paragraph(line`${atLetter(letter(0), ...a)}; ${atLetter(letter(0, PRIME), ...b)}`), {
    en: line`Read one vertex and its image from the grid.`,
    es: line`Lee en la cuadrícula un vértice y su imagen.`,
  })
}

/** The change is the rule. */
export const ruleStep = (move: Move): Step => {
  const words = moveSaid(move)
  return explainedBy(paragraph(translation(move)), {
    en: [...line`Each vertex moves `, ...words.en, ...line`.`],
    es: [...line`Cada vértice se mueve `, ...words.es, ...line`.`],
  })
}

/** The moves that are told in words, one after another: "3 units right and 2 units up". */
export function printedMove(printed: Printed): Move {
  const spoken = printed.blocksOf('paragraph').flatMap(({ content }) => content)
  let [a, b] = [0, 0]
  spoken.forEach((item, i) => {
    const next = spoken[i + 1]
    if (typeof item === 'string' || item.kind !== 'quantity' || typeof next !== 'string') return
    const size = evaluate(item.amount).toNumber()
    if (/^ (right|a la derecha)/.test(next)) a += size
    if (/^ (left|a la izquierda)/.test(next)) a -= size
    if (/^ (up|hacia arriba)/.test(next)) b += size
    if (/^ (down|hacia abajo)/.test(next)) b -= size
  })
  return [a, b]
}
