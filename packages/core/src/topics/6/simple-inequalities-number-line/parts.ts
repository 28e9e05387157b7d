import {
  type Both,
  decimal,
  type Expr,
  exact,
  type Inline,
  isTrue,
  line,
  m,
  type Printed,
  prose,
  type Random,
  Ratio,
  relation,
  type Step,
  step,
  symbol,
  type Value,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import {
  agree,
  boundaryOf,
  FLIPPED,
  holdsFor,
  isOnLine,
  type Ray,
  ray,
  rayFigure,
  type Sign,
  windowAround,
} from '../../kit/equations/inequality.ts'

interface Level {
  readonly signs: readonly Sign[]
  readonly boundaries: readonly ('whole' | 'half')[]
  /** Which side the letter stands on. */
  readonly sides: readonly ('left' | 'right')[]
}

export const x = symbol('x')
const WHOLES = Array.from({ length: 17 }, (_, i) => i - 8)

/** Forms of a level that show a boundary alone take different thirds of them, so that neighbors do not repeat one. */
export type Third = 0 | 1 | 2

export function draw(random: Random, { signs, boundaries, sides }: Level, third: Third) {
  const [sign, side] = [random.evenly(signs), random.pick(sides)]
  // Whole boundaries that are left out are those of the easy level.
  const kind = signs.length > 2 && (sign === '<' || sign === '>') ? 'half' : random.pick(boundaries)
  const least = random.evenly(WHOLES.filter(value => (value + 9) % 3 === third))
  const boundary = kind === 'whole' ? Ratio.of(least) : Ratio.of(2 * Math.min(least, 7) + 1, 2)
  const window =
    kind === 'whole' ? windowAround(0, 10) : windowAround(Math.floor(boundary.toNumber()), 10, Ratio.of(1, 2))
  const value = decimal(boundary)
  const statement = side === 'left' ? relation(x, sign, value) : relation(value, FLIPPED[sign], x)
  return { sign, side, boundary, value, statement, window, drawn: ray(sign, boundary, window) }
}

export const POSITIVE = windowAround(5, 5)

/** x + a > b with numbers small enough to see the solution. */
export function drawOneStep(random: Random, { signs }: Level) {
  const [sign, a, boundary] = [random.evenly(signs), random.int(1, 12), random.int(3, 8)]
  return {
    sign,
    boundary: Ratio.of(boundary),
    statement: relation(m`x + ${a}`, sign, boundary + a),
    drawn: ray(sign, boundary, POSITIVE),
  }
}

/** x + 4.5 > 12: where nothing is graphed, the boundary need not be whole. */
export function drawDecimalStep(random: Random, { signs }: Level) {
  const sign = random.evenly(signs)
  const [a, boundary] = [Ratio.of(2 * random.int(1, 12) + 1, 2), Ratio.of(2 * random.int(3, 8) + 1, 2)]
  return { sign, boundary: decimal(boundary), statement: relation(m`x + ${decimal(a)}`, sign, a.plus(boundary)) }
}

/** Around the boundary, the ray holds the same numbers as the printed inequality. */
export const isGraphOf = (printed: Printed, answer: Ray) =>
  printed.figure('number-line').spans.length === 0 &&
  agree(holdsFor(printed.one('relation')), isOnLine(rayFigure(answer)), [boundaryOf(answer)])

export const findSolutions = {
  en: prose`Write the set of all numbers in the braces that are solutions.`,
  es: prose`Escribe el conjunto de todos los números entre llaves que son soluciones.`,
}
/** Tries every printed number in the printed inequality. */
export function areSolutions(printed: Printed, answer: readonly Value[]): boolean {
  const statement = printed.one('relation')
  const chosen = new Set(answer.map(value => exact(value).toString()))
  const values = printed.one('list').items.map(value => exact(value))
  return (
    values.every(value => isTrue(statement, { x: value }) === chosen.has(value.toString())) &&
    chosen.size > 0 &&
    [...chosen].every(value => values.some(item => item.toString() === value))
  )
}

export const isSimple = (answer: Expr) => answer.kind === 'relation' && answer.left.kind === 'symbol'

/** Which words give the sign, and why. */
const SAYS: Readonly<Record<Sign, Both<readonly Inline[]>>> = {
  '<': {
    en: line`“less than”: the number itself is not included`,
    es: line`“menor que”: el número mismo no se incluye`,
  },
  '>': {
    en: line`“greater than”: the number itself is not included`,
    es: line`“mayor que”: el número mismo no se incluye`,
  },
  '≤': {
    en: line`“less than or equal to”: the number itself is included`,
    es: line`“menor o igual que”: el número mismo se incluye`,
  },
  '≥': {
    en: line`“greater than or equal to”: the number itself is included`,
    es: line`“mayor o igual que”: el número mismo se incluye`,
  },
}

export const signStep = (sign: Sign): Step => step(words(sign, sign), because.wordsMean, { what: SAYS[sign] })
