import {
  type Block,
  type Both,
  type Content,
  capital,
  coordinatePlane,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  failed,
  figure,
  type Inline,
  itemOf,
  line,
  m,
  minus,
  over,
  type Printed,
  point,
  type Random,
  role,
  type Sentence,
  type Step,
  statements,
  sum,
  symbol,
  table,
  times,
  tupleOf,
  type Value,
  words,
} from '../../../author.ts'
import { type Context, contexts } from './contexts.ts'
import type { levels } from './levels.ts'
import { changing, growing } from './named-contexts.ts'

export type Form = FormMaker<typeof levels>
export const [X, Y] = [symbol('x'), symbol('y')]
export type Letter = 'A' | 'B' | 'C'
export type Shown = 'equation' | 'table' | 'graph' | 'words'

/** One of the functions: y = rate · x + start. */
export interface Fun {
  readonly letter: Letter
  readonly start: number
  readonly rate: number
  readonly shown: Shown
  /** The inputs of its table. */
  readonly xs: readonly number[]
}
export interface Compared {
  readonly context: Context
  readonly funs: readonly Fun[]
}
export const valueAt = ({ start, rate }: Fun, x: number) => start + rate * x

/** Each level has contexts of its own, so that no packet tells one twice. */
const POOLS = {
  easy: [...contexts.filter(({ falls }) => !falls), ...growing],
  medium: contexts.filter(({ falls }) => falls),
  hard: changing,
} as const
export type Pool = keyof typeof POOLS
/** Contexts of a level in which the changes may have these directions: each form has its own, so that a sheet tells none twice. */
export const contextsWith = (
  pool: Pool,
  directions: readonly (1 | -1)[],
  first: number,
  many: number,
): readonly Context[] => {
  const fitting = POOLS[pool].filter(
    ({ rises, falls }) => (rises || !directions.includes(1)) && (falls || !directions.includes(-1)),
  )
  const start = first % fitting.length
  return [...fitting.slice(start), ...fitting.slice(0, start)].slice(0, many)
}
const INPUTS: readonly (readonly number[])[] = [
  [0, 2, 3, 5],
  [0, 1, 3, 4],
  [0, 2, 4, 5],
  [0, 1, 2, 4],
]
const LATER: readonly (readonly number[])[] = [
  [1, 2, 4, 5],
  [2, 3, 5, 6],
  [1, 3, 4, 6],
  [2, 4, 5, 7],
]
/** Functions with clearly different rates and starts; with a table from 0 on, or from later on. */
export function drawFuns(
  random: Random,
  context: Context,
  shapes: readonly Shown[],
  directions: readonly (1 | -1)[],
  isLater: boolean,
): readonly Fun[] {
  const letters = ['A', 'B', 'C'] as const
  return random.until(
    () => {
      const starts = random.sample(context.starts, 3)
      const rates = random.shuffle<readonly number[]>(context.rates)
      return shapes.map(
        (shown, i): Fun => ({
          letter: itemOf(letters, i),
          start: itemOf(starts, i),
          rate: itemOf(directions, i) * itemOf(rates, i % rates.length),
          shown,
          xs: random.pick(isLater ? LATER : INPUTS),
        }),
      )
    },
    funs =>
      new Set(funs.map(({ rate }) => rate)).size === funs.length &&
      funs.every(
        fun =>
          valueAt(fun, 5) >= 0 &&
          valueAt(fun, itemOf(fun.xs, isLater ? 2 : 3)) > 0 &&
          (fun.shown !== 'graph' || (markOf(fun, context) !== null && valueAt(fun, 5) <= CELLS * context.step)),
      ),
  )
}
const CELLS = 10
/** Functions that have this value at these times. */
export function drawThrough(
  random: Random,
  context: Context,
  shapes: readonly Shown[],
  directions: readonly (1 | -1)[],
  drawTimes: () => readonly number[],
): { readonly funs: readonly Fun[]; readonly value: number } {
  const letters = ['A', 'B', 'C'] as const
  return random.until(
    () => {
      const times = drawTimes()
      const rates = random.shuffle<readonly number[]>(context.rates)
      // A graph starts on the grid; the others follow from it.
      const own = Math.max(0, shapes.indexOf('graph'))
      const value =
        random.pick(context.starts) + itemOf(directions, own) * itemOf(rates, own % rates.length) * itemOf(times, own)
      const xs = random.pick(LATER)
      const funs = shapes.map((shown, i): Fun => {
        const rate = itemOf(directions, i) * itemOf(rates, i % rates.length)
        return { letter: itemOf(letters, i), rate, start: value - rate * itemOf(times, i), shown, xs }
      })
      return { funs, value }
    },
    ({ funs, value }) =>
      new Set(funs.map(({ rate }) => rate)).size === funs.length &&
      new Set(funs.map(({ start }) => start)).size === funs.length &&
      funs.every(
        fun =>
          value > 0 &&
          fun.start > 1 &&
          fun.start !== value &&
          fun.start <= (fun.shown === 'graph' ? CELLS : CELLS + 3) * context.step &&
          valueAt(fun, itemOf(fun.xs, 2)) > 0 &&
          !(fun.shown === 'table' && fun.xs.slice(0, 3).some(x => valueAt(fun, x) === value)) &&
          (fun.shown !== 'graph' || (fun.start % context.step === 0 && markOf(fun, context) !== null)),
      ),
  )
}
/** The second point of a graph: on the grid, as near as can be. */
export function markOf(fun: Fun, { step }: Context): readonly [number, number] | null {
  for (const x of [2, 3, 4, 5, 1, 6]) {
    const y = valueAt(fun, x)
    if (y % step === 0 && y >= 0 && y <= CELLS * step) return [x, y]
  }
  return null
}

/** "Tank A:", "Tanque A:". */
const caption = ({ title }: Context, letter: Letter): Both<Block> => ({
  en: { kind: 'paragraph', content: [`${title.en} `, symbol(letter), ':'] },
  es: { kind: 'paragraph', content: [`${title.es} `, symbol(letter), ':'] },
})
export const ruleOf = ({ rate, start }: Fun): Expr => equation(Y, m`${rate}x + ${start}`)
function shownBlocks(context: Context, fun: Fun, columns: number): Both<readonly Block[]> {
  const { letter, start, rate, shown } = fun
  const head = caption(context, letter)
  const under = (block: Block): Both<readonly Block[]> => ({ en: [head.en, block], es: [head.es, block] })
  switch (shown) {
    case 'equation': {
      const rule = ruleOf(fun)
      return {
        en: [{ kind: 'paragraph', content: [`${context.title.en} `, symbol(letter), ': ', rule] }],
        es: [{ kind: 'paragraph', content: [`${context.title.es} `, symbol(letter), ': ', rule] }],
      }
    }
    case 'table': {
      const xs = fun.xs.slice(0, columns)
      return under(
        table({
          rows: [
            [X, ...xs],
            [Y, ...xs.map(x => valueAt(fun, x))],
          ],
          rowHeads: true,
        }),
      )
    }
    case 'graph': {
      const [x, y] = markOf(fun, context) ?? [1, valueAt(fun, 1)]
      return under(
        figure(
          coordinatePlane({
            x: { from: 0, to: 8, step: 1, name: words(context.xName.en, context.xName.es) },
            y: {
              from: 0,
              to: CELLS * context.step,
              step: context.step,
              name: words(context.yName.en, context.yName.es),
            },
            lines: [
              {
                through: [
                  [0, start],
                  [x, y],
                ],
                extent: 'ray',
              },
            ],
            points: [
              [0, start],
              [x, y],
            ],
          }),
        ),
      )
    }
    case 'words': {
      const [from, by] = [
        role(`${letter} start`, start),
        role(`${letter} ${rate > 0 ? 'rise' : 'fall'}`, Math.abs(rate)),
      ]
      const tell = (rate > 0 ? context.rises : context.falls) ?? failed('The context tells of this direction')
      const told = tell(letter, from, by)
      return {
        en: [{ kind: 'paragraph', content: told.en }],
        es: [{ kind: 'paragraph', content: told.es }],
      }
    }
  }
}
/** The intro, the functions one after another, and the question. */
export function asked(
  { context, funs }: Compared,
  columns: number,
  question: Both<readonly Inline[]>,
  ...after: readonly Both<readonly Block[]>[]
): Both<readonly Block[]> {
  const shown = funs.map(fun => shownBlocks(context, fun, columns))
  const inOne = (locale: 'en' | 'es'): readonly Block[] => [
    { kind: 'paragraph', content: context.intro[locale] },
    ...shown.flatMap(blocks => blocks[locale]),
    { kind: 'paragraph', content: question[locale] },
    ...after.flatMap(blocks => blocks[locale]),
  ]
  return { en: inOne('en'), es: inOne('es') }
}

/** How the rate is read from one form. */
export function rateStep(context: Context, fun: Fun): Step {
  const { letter, shown, rate, start } = fun
  const [title, per] = [context.title, context.per]
  const told = (of: Expr, en: readonly Inline[], es: readonly Inline[]) =>
    explained(
      of,
      [`${title.en} `, symbol(letter), ': ', ...en, ` (${per.en}).`],
      [`${title.es} `, symbol(letter), ': ', ...es, ` (${per.es}).`],
    )
  switch (shown) {
    case 'equation':
      return told(
        equation(m`m`, rate),
        line`the rate is the number that multiplies x`,
        line`la tasa es el número que multiplica a x`,
      )
    case 'table': {
      const [p, q] = [itemOf(fun.xs, 0), itemOf(fun.xs, 1)]
      return told(
        equation(over(minus(valueAt(fun, q), valueAt(fun, p)), minus(q, p)), rate),
        line`divide the change in ${Y} by the change in x in the first two columns`,
        line`divide el cambio de ${Y} entre el cambio de x en las dos primeras columnas`,
      )
    }
    case 'graph': {
      const [x, y] = markOf(fun, context) ?? [1, 1]
      return told(
        equation(over(minus(y, start), minus(x, 0)), rate),
        line`use the points ${point(0, start)} and ${point(x, y)} of the line`,
        line`usa los puntos ${point(0, start)} y ${point(x, y)} de la recta`,
      )
    }
    case 'words':
      return told(
        equation(m`m`, rate),
        rate > 0 ? line`the rate is what is added each time` : line`the amount goes down, so the rate is negative`,
        rate > 0 ? line`la tasa es lo que se suma cada vez` : line`la cantidad baja, así que la tasa es negativa`,
      )
  }
}
/** How the initial value is read from one form. */
export function startStep(context: Context, fun: Fun): Step {
  const { letter, shown, rate, start, xs } = fun
  const told = (of: Content, en: readonly Inline[], es: readonly Inline[]) =>
    explained(
      of,
      [`${context.title.en} `, symbol(letter), ': ', ...en, '.'],
      [`${context.title.es} `, symbol(letter), ': ', ...es, '.'],
    )
  const b = equation(m`b`, start)
  switch (shown) {
    case 'equation':
      return told(b, line`the initial value is the term without x`, line`el valor inicial es el término sin x`)
    case 'table': {
      const x = itemOf(xs, 0)
      if (x === 0)
        return told(
          b,
          line`the initial value stands below ${equation(X, 0)}`,
          line`el valor inicial está debajo de ${equation(X, 0)}`,
        )
      const by = Math.abs(rate * x)
      return told(
        equation(rate > 0 ? minus(valueAt(fun, x), by) : m`${valueAt(fun, x)} + ${by}`, start),
        line`go back from ${equation(X, x)} to ${equation(X, 0)}, where ${Y} is ${by} ${rate > 0 ? LESS : MORE}`,
        line`retrocede de ${equation(X, x)} a ${equation(X, 0)}, donde ${Y} es ${by} ${rate > 0 ? LESS : MORE}`,
      )
    }
    case 'graph':
      return told(
        b,
        line`the line meets the vertical axis at ${point(0, start)}`,
        line`la recta corta el eje vertical en ${point(0, start)}`,
      )
    case 'words':
      return told(b, line`the initial value is the amount at first`, line`el valor inicial es la cantidad al principio`)
  }
}
const [LESS, MORE] = [words('less', 'menos'), words('more', 'más')]

/** Rate and start of each function, read from what is printed. */
export function readFuns(printed: Printed): ReadonlyMap<string, { readonly rate: number; readonly start: number }> {
  const found = new Map<string, { rate: number; start: number }>()
  let current = ''
  const add = (at: (x: number) => number) => found.set(current, { rate: at(1) - at(0), start: at(0) })
  const through = ([x0, y0]: readonly [number, number], [x1, y1]: readonly [number, number]) =>
    add(x => y0 + ((y1 - y0) / (x1 - x0)) * (x - x0))
  for (const block of printed.blocks) {
    if (block.kind === 'paragraph') {
      const letter = block.content.find(
        item => typeof item === 'object' && item.kind === 'symbol' && ['A', 'B', 'C'].includes(item.name),
      )
      if (letter && typeof letter === 'object' && letter.kind === 'symbol') current = letter.name
      for (const item of block.content) {
        if (
          letter &&
          typeof item === 'object' &&
          item.kind === 'relation' &&
          item.left.kind === 'symbol' &&
          item.left.name === 'y'
        )
          add(x => evaluate(item.right, { x }).toNumber())
      }
      const roles = block.content.flatMap(item => (typeof item === 'object' && item.kind === 'role' ? [item] : []))
      const [start, change] = roles
      if (start?.name.endsWith('start') && change) {
        const by = exact(change.of as Expr).toNumber() * (change.name.endsWith('fall') ? -1 : 1)
        const from = exact(start.of as Expr).toNumber()
        add(x => from + by * x)
      }
    } else if (block.kind === 'table') {
      const [top, bottom] = tupleOf(block.rows, 2)
      const [first] = itemOf(top, 0)
      if (typeof first === 'object' && first.kind === 'symbol') {
        const last = top.length - 1
        const at = (i: number) =>
          [exact(itemOf(top, i)[0] as Expr).toNumber(), exact(itemOf(bottom, i)[0] as Expr).toNumber()] as const
        through(at(last), at(2))
      }
    } else if (block.kind === 'figure' && block.figure.kind === 'coordinate-plane') {
      const [ray] = block.figure.lines
      if (ray) through(ray.through[0], ray.through[1])
    }
  }
  return found
}
export const funOf = (printed: Printed, letter: string) =>
  readFuns(printed).get(letter) ?? { rate: Number.NaN, start: Number.NaN }

/** A choice in words, with letters of functions and numbers in it. */
export const choice = (key: string, en: readonly Inline[], es: readonly Inline[]): Sentence => ({
  key,
  says: { en: { kind: 'paragraph', content: en }, es: { kind: 'paragraph', content: es } },
})
export const named = ({ title }: Context, letter: Letter): Both<readonly Inline[]> => ({
  en: [`${title.en} `, symbol(letter)],
  es: [`${title.es} `, symbol(letter)],
})
/** The one that a sentence begins with. */
export const beginning = (context: Context, letter: Letter): Both<readonly Inline[]> => ({
  en: named(context, letter).en,
  es: [`${capital(context.the.es)} `, symbol(letter)],
})

/** Rate, initial value and rule of a function that is not given by its rule, each with its work. */
export function ruleStep(context: Context, fun: Fun): Step {
  const { shown, rate, start, xs, letter } = fun
  const head = named(context, letter)
  const told = (work: readonly Expr[], en: readonly Inline[], es: readonly Inline[]) =>
    explained(statements(...work, ruleOf(fun)), [...head.en, ': ', ...en], [...head.es, ': ', ...es])
  if (shown === 'table') {
    const [p, q] = [itemOf(xs, 0), itemOf(xs, 1)]
    const [u, v] = [valueAt(fun, p), valueAt(fun, q)]
    const by = p === 1 ? Math.abs(rate) : times(Math.abs(rate), p)
    return told(
      [equation(over(minus(v, u), minus(q, p)), rate), equation(rate > 0 ? minus(u, by) : m`${u} + ${by}`, start)],
      line`find the rate with two columns; then go back from ${equation(X, p)} to ${equation(X, 0)} for the initial value.`,
      line`halla la tasa con dos columnas; luego retrocede de ${equation(X, p)} a ${equation(X, 0)} para el valor inicial.`,
    )
  }
  if (shown === 'graph') {
    const [x, y] = markOf(fun, context) ?? [1, 1]
    return told(
      [equation(over(minus(y, start), minus(x, 0)), rate)],
      line`find the rate with two points; the line begins at ${point(0, start)}.`,
      line`halla la tasa con dos puntos; la recta empieza en ${point(0, start)}.`,
    )
  }
  return told(
    [],
    line`the initial value is ${start} and the rate is ${rate}, as the sentence says.`,
    line`el valor inicial es ${start} y la tasa es ${rate}, como dice la oración.`,
  )
}

/** Whether these numbers were answered, in this order. */
export const areAnswered = (answers: readonly Value[], ...wanted: readonly number[]): boolean =>
  answers.length === wanted.length && answers.every((one, i) => exact(one).toNumber() === wanted[i])

/** The values of two functions: 35 + 5 × 2, 40 − 3 × 2. */
export function valuesStep(funs: readonly [Fun, Fun], at: number): Step {
  const workedAt = ({ start, rate }: Fun) => (rate < 0 ? minus(start, times(-rate, at)) : sum(start, times(rate, at)))
  return explained(
    statements(...funs.map(fun => equation(workedAt(fun), valueAt(fun, at)))),
    line`Find the values of functions ${symbol('A')} and ${symbol('B')} for ${m`x = ${at}`}: start from the initial value and change it by the rate ${at} times.`,
    line`Halla los valores de las funciones ${symbol('A')} y ${symbol('B')} para ${m`x = ${at}`}: parte del valor inicial y cámbialo ${at} veces según la tasa.`,
  )
}

/** "True: the rate of tank A is -6 and that of tank B is 5." */
export const verdict = ({ of }: Context, isTrue: boolean, key: string, a: number, b: number): Sentence =>
  choice(
    `${isTrue ? 'true' : 'false'} ${key}`,
    [
      `${isTrue ? 'True' : 'False'}: the rate ${of.en} `,
      symbol('A'),
      ' is ',
      m`${a}`,
      `, and that ${of.en} `,
      symbol('B'),
      ' is ',
      m`${b}`,
      '.',
    ],
    [
      `${isTrue ? 'Verdadero' : 'Falso'}: la tasa ${of.es} `,
      symbol('A'),
      ' es ',
      m`${a}`,
      `, y la ${of.es} `,
      symbol('B'),
      ' es ',
      m`${b}`,
      '.',
    ],
  )
