import {
  both,
  bracketed,
  drawing,
  type Expr,
  equation,
  evaluate,
  exact,
  explainedBy,
  figure,
  formulaChoice,
  isTrue,
  itemOf,
  line,
  list,
  m,
  namedNumbers,
  option,
  point,
  prose,
  type Random,
  Ratio,
  step,
  sum,
  system,
  times,
  tupleOf,
  type Value,
  withFigure,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { coefficientsOf, solutionOf } from '../../kit/equations/linear-system.ts'
import type { Form } from './levels.ts'
import {
  areDistinct,
  checking,
  drawPair,
  emptyPlane,
  formOf,
  halfSlopes,
  hasEnoughPoints,
  type Line,
  type Pair,
  planeOf,
  plotting,
  SIZE,
  slopeOf,
  solvedPlane,
  systemOf,
  valueAt,
  valueLine,
  wholeSlopes,
} from './lines.ts'

/** Both lines as plain data, and where they cross. */
export type Drawn = {
  readonly lines: readonly [Line, Line]
  readonly at: readonly [number, number]
}
export const dataOf = ({ lines, at }: Pair): Drawn => ({ lines, at: [at[0], at[1]] })
const pairOf = ({ lines, at }: Drawn): Pair => ({ lines, at: [at[0], at[1]] })
const drawnPair = drawing<Drawn>(
  of => solvedPlane(pairOf(of)),
  of => [
    { ...of, lines: [{ ...of.lines[0], b: of.lines[0].b + 1 }, of.lines[1]] },
    { ...of, lines: [of.lines[0], { ...of.lines[1], n: -of.lines[1].n }] },
    { ...of, at: [of.at[1], of.at[0]] },
  ],
)
/** The point written, and both lines drawn. */
export const graphAndPoint: typeof drawnPair = {
  ...drawnPair,
  show: of => both([point(...of.at), figure(solvedPlane(pairOf(of)))]),
}
export const GRAPH = {
  en: prose`Graph both lines. Write the solution of the system as an ordered pair.`,
  es: prose`Grafica las dos rectas. Escribe la solución del sistema como un par ordenado.`,
}
export const graphing = (pair: Pair, checks: readonly [Expr, Expr] | null = null) => [
  plotting(pair.lines[0], 0),
  plotting(pair.lines[1], 1),
  explainedBy([point(...pair.at), figure(solvedPlane(pair))], {
    en: checks
      ? line`Draw both lines and read where they cross. Check in the given equations: ${checks[0]} and ${checks[1]}.`
      : line`Draw both lines and read where they cross. Check: ${valueLine(pair.lines[0], pair.at[0])} and ${valueLine(pair.lines[1], pair.at[0])}.`,
    es: checks
      ? line`Traza las dos rectas y lee dónde se cruzan. Comprueba en las ecuaciones dadas: ${checks[0]} y ${checks[1]}.`
      : line`Traza las dos rectas y lee dónde se cruzan. Comprueba: ${valueLine(pair.lines[0], pair.at[0])} y ${valueLine(pair.lines[1], pair.at[0])}.`,
  }),
]

const MISTAKES = {
  'p slope': { en: prose`line ${m`p`}: the slope`, es: prose`la recta ${m`p`}: la pendiente` },
  'p intercept': {
    en: prose`line ${m`p`}: the ${m`y`}-intercept`,
    es: prose`la recta ${m`p`}: la intersección con el eje ${m`y`}`,
  },
  'q slope': { en: prose`line ${m`q`}: the slope`, es: prose`la recta ${m`q`}: la pendiente` },
  'q intercept': {
    en: prose`line ${m`q`}: the ${m`y`}-intercept`,
    es: prose`la recta ${m`q`}: la intersección con el eje ${m`y`}`,
  },
} as const
type Mistake = keyof typeof MISTAKES
interface WronglyDrawn {
  readonly pair: Pair
  /** As it is drawn. */
  readonly drawn: readonly [Line, Line]
  readonly mistake: Mistake
}

/** Three systems of which one line or none goes through the point. */
function wrongPairs({ lines: [one, other], at }: Pair) {
  const moved = { ...other, b: other.b === 1 ? 3 : other.b - 2 }
  const turned = { ...one, n: -one.n }
  return {
    onlyTheFirst: [one, moved],
    onlyTheSecond: [turned, other],
    neither: [{ ...one, b: one.b + (at[1] - at[0]) + 1 }, moved],
  } as const
}
const rowsOf = ([one, other]: readonly [Line, Line]): Expr => system(formOf(one), formOf(other))

export const mediumForms = (form: Form) => ({
  graphAndSolve: form({
    levels: ['medium'],
    share: 3,
    instruction: GRAPH,
    draw: (random: Random) => drawPair(random, halfSlopes, 6),
    answer: graphAndPoint,
    solve: dataOf,
    ask: pair => both([systemOf(pair), figure(emptyPlane())]),
    solution: pair => graphing(pair),
    // Both lines are those of the system, and the point is on both.
    check(printed, { lines, at }) {
      const { rows } = printed.one('system')
      const found = solutionOf(rows)
      return (
        typeof found !== 'string' &&
        found.every((value, i) => value.equals(itemOf(at, i))) &&
        rows.every((row, i) => {
          const of = itemOf(lines, i)
          return [0, of.d].every(x => isTrue(row, { x, y: Ratio.of(of.n, of.d).times(x).plus(of.b) }))
        })
      )
    },
  }),

  findTheNumbers: form({
    levels: ['medium'],
    draw: (random: Random) =>
      random.until(
        () => drawPair(random, wholeSlopes, 6),
        ({ lines: [one, other], at }) =>
          Math.abs(one.n) > 1 &&
          Math.abs(at[0]) > 1 &&
          ![one.b, other.b].includes(other.n) &&
          other.n !== one.b &&
          !at.includes(other.n),
      ),
    answer: namedNumbers('c', 'k'),
    solve: ({ lines: [one, other] }) => [one.b, other.n],
    ask: ({ lines: [one, other], at }) => {
      const rows = [m`y = ${one.n}x + c`, m`y = k x + ${other.b}`] as const
      return {
        en: [
          prose`The lines of this system cross at ${point(...at)}. What are the values of ${m`c`} and ${m`k`}?`,
          system(...rows),
        ],
        es: [
          prose`Las rectas de este sistema se cruzan en ${point(...at)}. ¿Cuáles son los valores de ${m`c`} y ${m`k`}?`,
          system(...rows),
        ],
      }
    },
    solution: ({ lines: [one, other], at: [x, y] }) => {
      const signedX = x < 0 ? bracketed(m`${x}`) : m`${x}`
      return [
        explainedBy(equation(y, sum(times(one.n, signedX), m`c`)), {
          en: line`First equation: substitute ${x} for ${m`x`} and ${y} for ${m`y`}.`,
          es: line`Primera ecuación: sustituye ${m`x`} por ${x} e ${m`y`} por ${y}.`,
        }),
        explainedBy(equation(m`c`, one.b), {
          en:
            one.n * x < 0
              ? line`Since ${equation(times(one.n, signedX), one.n * x)}, add ${-one.n * x} to both sides.`
              : line`Since ${equation(times(one.n, signedX), one.n * x)}, subtract ${one.n * x} from both sides.`,
          es:
            one.n * x < 0
              ? line`Como ${equation(times(one.n, signedX), one.n * x)}, suma ${-one.n * x} a ambos lados.`
              : line`Como ${equation(times(one.n, signedX), one.n * x)}, resta ${one.n * x} de ambos lados.`,
        }),
        explainedBy(equation(y, sum(m`${x}k`, other.b)), {
          en: line`Second equation: substitute the same coordinates.`,
          es: line`Segunda ecuación: sustituye las mismas coordenadas.`,
        }),
        step(equation(m`${x}k`, y - other.b), other.b < 0 ? because.addToBothSides : because.subtractFromBothSides, {
          value: Math.abs(other.b),
        }),
        explainedBy(list(equation(m`c`, one.b), equation(m`k`, other.n)), {
          en: line`Divide both sides by ${x} to find ${m`k`}.`,
          es: line`Divide ambos lados entre ${x} para hallar ${m`k`}.`,
        }),
      ]
    },
    check(printed, values) {
      const [b, slope] = values.map(exact)
      const [x, y] = printed.one('list').items.map(item => evaluate(item))
      if (!b || !slope || !x || !y) return false
      const { rows } = printed.one('system')
      return rows.every(row => isTrue(row, { x, y, c: b, k: slope }))
    },
  }),

  whichSystem: form({
    levels: ['medium'],
    kind: 'choose',
    draw: (random: Random) => random.until(() => drawPair(random, wholeSlopes, 6), distinctChoices),
    answer: formulaChoice,
    solve: (pair): Value => systemOf(pair),
    mistakes: (pair): Readonly<Record<string, Value>> =>
      Object.fromEntries(Object.entries(wrongPairs(pair)).map(([name, lines]) => [name, rowsOf(lines)])),
    ask: ({ at }) => ({
      en: prose`Which system has the solution ${point(...at)}?`,
      es: prose`¿Qué sistema tiene la solución ${point(...at)}?`,
    }),
    solution: pair => {
      const [x, y] = pair.at
      const at = point(x, y)
      return [
        checking(pair),
        explainedBy(systemOf(pair), {
          en: line`Both equations are true for ${at}.`,
          es: line`Las dos ecuaciones son verdaderas para ${at}.`,
        }),
      ]
    },
    whyWrong: pair => {
      const [x, y] = pair.at
      return Object.fromEntries(
        Object.entries(wrongPairs(pair)).map(([name, lines]) => {
          const [first, second] = tupleOf(
            lines.map(of => valueAt(of, x)),
            2,
          )
          const why = explainedBy(rowsOf(lines), {
            en: line`At ${equation(m`x`, x)} the first equation gives ${first} and the second ${second}; both must give ${y}.`,
            es: line`En ${equation(m`x`, x)} la primera ecuación da ${first} y la segunda, ${second}; las dos deben dar ${y}.`,
          })
          return [name, why]
        }),
      )
    },
    check(printed, answer) {
      const of = answer as Expr
      const [x, y] = printed.one('list').items.map(item => evaluate(item))
      return of.kind === 'system' && x !== undefined && y !== undefined && of.rows.every(row => isTrue(row, { x, y }))
    },
  }),

  wronglyDrawn: form({
    levels: ['medium'],
    kind: 'find-mistake',
    share: 2,
    draw: (random: Random): WronglyDrawn => {
      const mistake = random.evenly(['p slope', 'q intercept', 'q slope', 'p intercept'] as const)
      return random.until(
        () => {
          const pair = drawPair(random, wholeSlopes, 6)
          const place = mistake.startsWith('p') ? 0 : 1
          const own = pair.lines[place]
          const wrong = mistake.endsWith('slope') ? { ...own, n: -own.n } : { ...own, b: -own.b }
          const drawn = place === 0 ? ([wrong, pair.lines[1]] as const) : ([pair.lines[0], wrong] as const)
          return { pair, drawn, mistake }
        },
        ({ drawn: [one, other], pair }) =>
          areDistinct(one, other) &&
          [one, other].every(of => hasEnoughPoints(of, crossingOf(one, other))) &&
          pair.lines.every(({ b }) => Math.abs(b) < SIZE),
      )
    },
    answer: option(MISTAKES),
    solve: ({ mistake }): Mistake => mistake,
    ask: ({ pair, drawn: [one, other] }) => {
      const at = crossingOf(one, other)
      const { en, es } = withFigure(
        {
          en: prose`A student graphed this system. One line is drawn incorrectly. Which line is it, and what is wrong?`,
          es: prose`Un estudiante graficó este sistema. Una recta está mal trazada. ¿Cuál es y qué está mal?`,
        },
        planeOf({ lines: [one, other], at }, { names: ['p', 'q'] }),
      )
      const rows = statementsOf(pair)
      return { en: [itemOf(en, 0), rows, itemOf(en, 1)], es: [itemOf(es, 0), rows, itemOf(es, 1)] }
    },
    key: ({ pair: { at } }) => ({
      en: prose`The solution of the system is ${point(...at)}.`,
      es: prose`La solución del sistema es ${point(...at)}.`,
    }),
    solution: ({ pair, drawn, mistake }) => {
      const place = mistake.startsWith('p') ? 0 : 1
      const [wrong, right] = [itemOf(drawn, place), itemOf(pair.lines, place)]
      const other = itemOf(pair.lines, 1 - place)
      const [name, fine] = place === 0 ? [m`p`, m`q`] : [m`q`, m`p`]
      const read = (of: Line) => list(equation(m`m`, slopeOf(of)), equation(m`b`, of.b))
      return [
        explainedBy(read(other), {
          en: line`Line ${fine} has this slope and ${m`y`}-intercept on the graph, as in its equation: it is right.`,
          es: line`La recta ${fine} tiene en la gráfica esta pendiente y esta intersección con el eje ${m`y`}, como en su ecuación: está bien.`,
        }),
        explainedBy(read(wrong), {
          en: line`Line ${name} is drawn with these numbers.`,
          es: line`La recta ${name} está trazada con estos números.`,
        }),
        explainedBy(read(right), {
          en: line`Its equation has these: only ${mistake.endsWith('slope') ? m`m` : m`b`} is different.`,
          es: line`Su ecuación tiene estos: solo ${mistake.endsWith('slope') ? m`m` : m`b`} es distinto.`,
        }),
        explainedBy(MISTAKES[mistake], {
          en: line`Drawn correctly, the lines cross at ${point(...pair.at)}.`,
          es: line`Bien trazadas, las rectas se cruzan en ${point(...pair.at)}.`,
        }),
      ]
    },
    // The drawn lines against the printed equations, by two points.
    check(printed, answer) {
      const { lines } = printed.figure('coordinate-plane')
      const rows = printed.all('relation')
      const found = lines.flatMap(({ through: [[a, b], [c, d]] }, i) => {
        const row = itemOf(rows, i)
        const [p, q, r] = coefficientsOf(row)
        const slope = p.over(q).negated()
        const start = r.over(q)
        const drawn = Ratio.of(d - b, c - a)
        const begins = Ratio.of(b).minus(drawn.times(a))
        const name = i === 0 ? 'p' : 'q'
        return [
          ...(slope.equals(drawn) ? [] : [`${name} slope`]),
          ...(start.equals(begins) ? [] : [`${name} intercept`]),
        ]
      })
      return found.length === 1 && found[0] === answer
    },
  }),
})
/** p: y = …; q: y = …. */
const statementsOf = ({ lines: [one, other] }: Pair) => ({
  kind: 'paragraph' as const,
  content: [m`p`, ': ', formOf(one), '; ', m`q`, ': ', formOf(other)],
})
const crossingOf = (one: Line, other: Line): readonly [number, number] => {
  const x = (other.b - one.b) / (one.n / one.d - other.n / other.d)
  return [x, (one.n * x) / one.d + one.b]
}
const distinctChoices = (pair: Pair): boolean => {
  const {
    lines: [one, other],
    at,
  } = pair
  const moved = { ...other, b: other.b === 1 ? 3 : other.b - 2 }
  const third = { ...one, b: one.b + (at[1] - at[0]) + 1 }
  return (
    moved.b !== 0 && third.b !== 0 && third.b !== one.b && Math.abs(third.b) < 12 && (one.n * 2 * at[0]) / one.d !== 0
  )
}
