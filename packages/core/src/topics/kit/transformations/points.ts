import {
  type AnswerType,
  type Block,
  type Both,
  both,
  canonical,
  type Expr,
  evaluate,
  exact,
  type Inline,
  itemOf,
  line,
  list,
  type Of,
  type Point,
  type Printed,
  point,
  pointList,
  sum,
  symbol,
  type Value,
} from '../../../author.ts'

/** The vertices of a figure in order: A, B, C, … */
export type Vertices = readonly Point[]
export const LETTERS = 'ABCDE'
export const PRIME = '′'
export const SECOND = '″'

export const letter = (i: number, prime = ''): Expr => symbol(LETTERS.charAt(i) + prime)

/** A(1, 2). */
export const atLetter = (name: Expr, ...coordinates: readonly [Value, Value]): Expr => ({
  kind: 'product',
  sign: false,
  factors: [name, point(...coordinates)],
})

/** A′(1, 2), B′(3, 5). */
export const named = (points: readonly (readonly [Value, Value])[], prime = '', names = LETTERS): Expr =>
  list(...points.map((at, i) => atLetter(symbol(names.charAt(i) + prime), ...at)))

/** ABC, A′B′C′. */
export const nameOf = (count: number, prime = ''): Expr =>
  symbol(
    [...LETTERS]
      .slice(0, count)
      .map(name => name + prime)
      .join(''),
  )

/** "A′, B′, and C′". */
export const joined = (...items: readonly Expr[]): Both<readonly Inline[]> => {
  const between = (i: number, last: string) => (i === 0 ? [] : [i < items.length - 1 ? ', ' : last])
  return {
    en: items.flatMap((item, i) => [...between(i, items.length > 2 ? ', and ' : ' and '), item]),
    es: items.flatMap((item, i) => [...between(i, ' y '), item]),
  }
}
export const lettersJoined = (count: number, prime = '') =>
  joined(...Array.from({ length: count }, (_, i) => letter(i, prime)))
export const namedJoined = (points: Vertices, prime = '', names = LETTERS) =>
  joined(...points.map((at, i) => atLetter(symbol(names.charAt(i) + prime), ...at)))

export const paragraph = (...parts: readonly (readonly Inline[])[]): Block => ({
  kind: 'paragraph',
  content: parts.length === 1 ? itemOf(parts, 0) : parts.flat(),
})

/** Sentences that are put together in both languages. */
export const said = (...parts: readonly Both<readonly Inline[]>[]): Both<Block> => ({
  en: paragraph(...parts.map(({ en }) => en)),
  es: paragraph(...parts.map(({ es }) => es)),
})

/** Several points, in order, under the letters of the vertices: A′(1, 2), B′(3, 5). */
export const namedPoints = (prime: string): AnswerType<Vertices> => ({
  kind: 'point-list',
  show: points => both(named(points, prime)),
  value: points => points.map(at => at.map(canonical)),
  nearMisses: points => pointList.nearMisses(points).map(near => near.map(asPoint)),
})

export const asPoint = (values: readonly Value[]): Point => [
  exact(itemOf(values, 0)).toNumber(),
  exact(itemOf(values, 1)).toNumber(),
]

/** The points that are printed with a letter, by that letter. */
export const printedPoints = (printed: Printed): ReadonlyMap<string, Point> =>
  new Map(
    printed
      .all('product')
      .flatMap(({ factors: [name, at] }): [string, Point][] =>
        name?.kind === 'symbol' && at?.kind === 'list' && at.items.every(item => item.kind !== 'symbol')
          ? [[name.name, asPoint(at.items.map(item => evaluate(item)))]]
          : [],
      ),
  )

/** The figure that is drawn or listed, without a prime. */
export function givenVertices(printed: Printed): Vertices {
  const [drawn] = printed.figures('transformation-grid')
  if (drawn) return itemOf(drawn.shapes, 0).vertices
  return [...printedPoints(printed)].filter(([name]) => LETTERS.includes(name)).map(([, at]) => at)
}

/** (x, y) → (x + 3, y − 2). */
export const ruleOf = (to: readonly [Value, Value]): readonly Inline[] =>
  line`${point(symbol('x'), symbol('y'))} → ${point(...to)}`

/** The rule that is completed: its right side. */
export const ruleAnswer: AnswerType<readonly [Expr, Expr]> = {
  kind: 'point',
  show: to => both(paragraph(ruleOf(to))),
  value: to => to.map(canonical),
  nearMisses: ([x, y]) => [
    [y, x],
    [sum(x, 1), y],
    [x, sum(y, -1)],
  ],
}

/** Where a rule takes a point. */
export const byRule = (rule: readonly Expr[], [x, y]: Point): Point => [
  evaluate(itemOf(rule, 0), { x, y }).toNumber(),
  evaluate(itemOf(rule, 1), { x, y }).toNumber(),
]

/** The right side of each rule that is printed. */
export const printedRules = (printed: Printed): readonly (readonly Expr[])[] =>
  printed
    .all('list')
    .filter(({ brackets }) => brackets === '(')
    .map(({ items }: Of<'list'>) => items)
    .filter(items => items.some(hasLetter) && !items.every(item => item.kind === 'symbol'))

const hasLetter = (item: Expr): boolean => JSON.stringify(item).includes('"kind":"symbol"')
