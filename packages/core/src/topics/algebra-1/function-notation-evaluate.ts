import { sentenceChoice } from '../../answer/choice.ts'
import { expandedExpression } from '../../answer/expression.ts'
import { integer, rational } from '../../answer/number.ts'
import { numberSet, solutionSet } from '../../answer/number-list.ts'
import { option } from '../../answer/option.ts'
import { type Block, type Both, figure, prose, table } from '../../content.ts'
import { functionGraph } from '../../figure/function-graph.ts'
import type { Point } from '../../figure/pen.ts'
import { apply, blank, equation, join, list, sum, symbol, type Value } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import type { Expr, Of } from '../../math/expr.ts'
import { m } from '../../math/template.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { functionMeanings, statementOf } from './shared/function-meanings.ts'

const x = symbol('x')
interface Level {
  readonly inputs: 'small' | 'any'
  /** What stands in the place of x. */
  readonly shapes: readonly ('a + n' | 'na' | 'x + h')[]
}

/** mx + b, or ax² + c. */
function drawRule(random: Random, kind: 'linear' | 'square' = random.evenly(['linear', 'square'])) {
  const b = random.intExcept(-9, 9, 0)
  if (kind === 'linear') {
    const a = random.intExcept(-6, 8, 0)
    return { a, b, kind, rule: m`${a}x + ${b}` }
  }
  const a = random.pick([1, 1, 2, -1])
  return { a, b, kind, rule: m`${a}x^2 + ${b}` }
}
const valueAt = ({ a, b, kind }: ReturnType<typeof drawRule>, at: Ratio) =>
  (kind === 'linear' ? at : at.times(at)).times(a).plus(b)

const isRule = ({ left }: Of<'relation'>) => left.kind === 'apply' && left.to[0]?.kind === 'symbol'
/** The rules that are printed, by the names of their functions. */
const rules = (printed: Printed) =>
  new Map(
    printed
      .all('relation')
      .filter(isRule)
      .map(({ left, right }) => [(left as Of<'apply'>).name, right]),
  )
/** Follows f(3), f(g(2)), 2f(3) + g(1) through the printed rules. */
function follow(of: Expr, by: ReadonlyMap<string, Expr>): Ratio {
  switch (of.kind) {
    case 'apply':
      return evaluate(by.get(of.name)!, { x: follow(of.to[0]!, by) })
    case 'sum':
      return of.terms.reduce((total, term) => total.plus(follow(term, by)), Ratio.of(0))
    case 'negative':
      return follow(of.of, by).negated()
    case 'product':
      return of.factors.reduce((total, factor) => total.times(follow(factor, by)), Ratio.of(1))
    default:
      return evaluate(of)
  }
}
/** What stands after the rules: the value that is asked for. */
const askedFor = (printed: Printed) =>
  printed.maths.filter(item => item.kind !== 'relation' && item.kind !== 'blank').at(-1)!

const checkValue = (printed: Printed, answer: Value) => follow(askedFor(printed), rules(printed)).equals(exact(answer))

const evaluateIt = { en: prose`Find the value.`, es: prose`Halla el valor.` }

/** Lattice points of a broken line, no value more than three times. */
const drawPoints = (random: Random): readonly Point[] =>
  random.until(
    () => {
      let y = random.int(-3, 3)
      return Array.from({ length: 9 }, (_, i): Point => {
        if (i > 0) y = Math.max(-5, Math.min(5, y + random.pick([-3, -2, -1, 1, 2, 3])))
        return [i - 4, y]
      })
    },
    points => points.slice(1).every(([, y], i) => y !== points[i]![1]),
  )
const graphOf = (points: readonly Point[]) =>
  figure(functionGraph({ x: [-5, 5], y: [-6, 6], curves: [{ through: points, label: m`f` }] }))

/** The heights of the drawn line over its corners. */
const drawnPoints = (printed: Printed): readonly Point[] => {
  const [curve] = printed.figure('function-graph').curves
  return curve && 'through' in curve ? curve.through : []
}

function drawTable(random: Random) {
  const inputs = random.sample([-4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6], 5).sort((a, b) => a - b)
  const repeated = random.int(1, 4)
  const outputs = random.sample([-9, -6, -4, -1, 2, 3, 5, 7, 8, 10, 12], 5)
  const twice = random.chance(0.5)
  return { inputs, outputs: outputs.map((value, i) => (twice && i === repeated ? outputs[0]! : value)) }
}
const shownTable = ({ inputs, outputs }: ReturnType<typeof drawTable>) =>
  table({
    rows: [
      [x, ...inputs],
      [apply('f', x), ...outputs],
    ],
    rowHeads: true,
  })
const tableOf = (printed: Printed) => {
  const [inputs, outputs] = printed.block('table').rows.map(row => row.slice(1).map(cell => evaluate(cell[0] as Expr)))
  return inputs!.map((input, i) => ({ input, output: outputs![i]! }))
}

const DOMAIN = option({
  whole: { en: prose`the whole numbers 0, 1, 2, 3, …`, es: prose`los números enteros 0, 1, 2, 3, …` },
  nonnegative: {
    en: prose`all real numbers that are 0 or greater`,
    es: prose`todos los números reales mayores o iguales que 0`,
  },
  all: { en: prose`all real numbers`, es: prose`todos los números reales` },
})
const domains: readonly {
  readonly domain: 'whole' | 'nonnegative' | 'all'
  readonly key: RegExp
  readonly says: (a: Value, b: Value) => Both<Block>
}[] = [
  {
    domain: 'whole',
    key: /tickets|boletos/,
    says: (a, b) => ({
      en: prose`${m`f(x) = ${a}x + ${b}`} is the cost in dollars of ordering ${x} tickets. Which domain makes sense?`,
      es: prose`${m`f(x) = ${a}x + ${b}`} es el costo en dólares de pedir ${x} boletos. ¿Qué dominio tiene sentido?`,
    }),
  },
  {
    domain: 'nonnegative',
    key: /running|corriendo/,
    says: (a, b) => ({
      en: prose`${m`f(x) = ${a}x + ${b}`} is the number of liters in a tank after water has been running into it for ${x} minutes. Which domain makes sense?`,
      es: prose`${m`f(x) = ${a}x + ${b}`} es el número de litros de un tanque después de que el agua lleva ${x} minutos corriendo. ¿Qué dominio tiene sentido?`,
    }),
  },
  {
    domain: 'all',
    key: /every number|cada número/,
    says: (a, b) => ({
      en: prose`${m`f(x) = ${a}x + ${b}`} gives a value for every number ${x}. What is the domain?`,
      es: prose`${m`f(x) = ${a}x + ${b}`} da un valor para cada número ${x}. ¿Cuál es el dominio?`,
    }),
  },
  {
    domain: 'whole',
    key: /students|estudiantes/,
    says: (a, b) => ({
      en: prose`${m`f(x) = ${a}x + ${b}`} is the cost in dollars of a field trip for ${x} students. Which domain makes sense?`,
      es: prose`${m`f(x) = ${a}x + ${b}`} es el costo en dólares de una excursión para ${x} estudiantes. ¿Qué dominio tiene sentido?`,
    }),
  },
  {
    domain: 'nonnegative',
    key: /drive|viaje/,
    says: (a, b) => ({
      en: prose`${m`f(x) = ${a}x + ${b}`} is the distance of a car from home in miles after a drive of ${x} hours. Which domain makes sense?`,
      es: prose`${m`f(x) = ${a}x + ${b}`} es la distancia en millas de un auto a la casa después de un viaje de ${x} horas. ¿Qué dominio tiene sentido?`,
    }),
  },
]

export const functionNotationEvaluate = defineTopic(
  {
    id: 'function-notation-evaluate',
    name: { en: 'Function notation: evaluate and interpret', es: 'Notación de función: evaluar e interpretar' },
    description: {
      en: 'Evaluate a function for given inputs and explain what statements such as f(4) = 130 mean.',
      es: 'Evalúa una función para ciertas entradas y explica qué significan enunciados como f(4) = 130.',
    },
    domain: 'Functions',
    standards: ['F-IF.A.1', 'F-IF.A.2'],
    levels: {
      easy: { inputs: 'small', shapes: ['a + n'] },
      medium: { inputs: 'any', shapes: ['a + n', 'na'] },
      hard: { inputs: 'any', shapes: ['x + h', 'a + n'] },
    },
  },
  form => ({
    bare: form({
      levels: ['easy', 'medium'],
      share: 3,
      instruction: evaluateIt,
      lines: 2,
      draw(random, { inputs }: Level) {
        const kind = random.evenly(['linear', 'square'])
        const half = random.evenly([false, true])
        return random.until(
          () => {
            const at =
              inputs === 'small'
                ? Ratio.of(random.int(0, 8))
                : half
                  ? Ratio.of(random.sign() * random.pick([1, 3, 5]), 2)
                  : Ratio.of(-random.int(1, 7))
            return { rule: drawRule(random, kind), at }
          },
          ({ rule, at }) => Math.abs(valueAt(rule, at).toNumber()) <= 100,
        )
      },
      answer: rational,
      solve: ({ rule, at }) => valueAt(rule, at),
      ask: ({ rule: { rule }, at }) => ({
        en: prose`${equation(apply('f', x), rule)}; ${apply('f', at)} = ${blank(3)}`,
        es: prose`${equation(apply('f', x), rule)}; ${apply('f', at)} = ${blank(3)}`,
      }),
      // Puts the number into the printed rule.
      check: checkValue,
    }),

    fromTable: form({
      levels: ['easy'],
      lines: 1,
      draw: random => ({ ...drawTable(random), at: random.int(0, 4) }),
      answer: integer,
      solve: ({ outputs, at }) => outputs[at]!,
      ask: facts => {
        const asked = apply('f', facts.inputs[facts.at]!)
        return {
          en: [shownTable(facts), prose`Use the table to find ${asked}.`],
          es: [shownTable(facts), prose`Usa la tabla para hallar ${asked}.`],
        }
      },
      check(printed, answer) {
        const at = evaluate((printed.maths.filter(({ kind }) => kind === 'apply').at(-1) as Of<'apply'>).to[0]!)
        return tableOf(printed).some(({ input, output }) => input.equals(at) && output.equals(exact(answer)))
      },
    }),

    fromGraph: form({
      levels: ['easy'],
      lines: 1,
      draw: random => ({ points: drawPoints(random), at: random.int(-3, 3) }),
      answer: integer,
      solve: ({ points, at }) => points.find(([input]) => input === at)![1],
      ask: ({ points, at }) => ({
        en: [graphOf(points), prose`Use the graph to find ${apply('f', at)}.`],
        es: [graphOf(points), prose`Usa la gráfica para hallar ${apply('f', at)}.`],
      }),
      check(printed, answer) {
        const at = evaluate(printed.one('apply').to[0]!)
        return drawnPoints(printed).some(([input, output]) => at.equals(input) && exact(answer).equals(output))
      },
    }),

    solveByTable: form({
      levels: ['medium'],
      lines: 1,
      draw: random => ({ ...drawTable(random), at: random.int(0, 4) }),
      answer: numberSet,
      solve: ({ inputs, outputs, at }) => inputs.filter((_, i) => outputs[i] === outputs[at]),
      ask: facts => {
        const wanted = equation(apply('f', x), facts.outputs[facts.at]!)
        return {
          en: [shownTable(facts), prose`For which ${x} in the table is ${wanted}?`],
          es: [shownTable(facts), prose`¿Para qué ${x} de la tabla es ${wanted}?`],
        }
      },
      check(printed, answer) {
        const wanted = evaluate(printed.one('relation').right)
        const right = tableOf(printed)
          .filter(({ output }) => output.equals(wanted))
          .map(({ input }) => input.toString())
        return JSON.stringify(right.sort()) === JSON.stringify(answer.map(value => exact(value).toString()).sort())
      },
    }),

    solveByGraph: form({
      levels: ['medium'],
      lines: 1,
      draw: random => {
        const points = drawPoints(random)
        // Only heights that the line meets at its corners alone.
        const heights = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].filter(height => {
          const corners = points.filter(([, y]) => y === height).length
          const between = points.slice(1).filter(([, y], i) => (y - height) * (points[i]![1] - height) < 0).length
          return corners > 0 && corners <= 2 && between === 0
        })
        return { points, height: random.pick(heights.length > 0 ? heights : [Math.max(...points.map(([, y]) => y))]) }
      },
      answer: numberSet,
      solve: ({ points, height }) => points.filter(([, y]) => y === height).map(([input]) => input),
      ask: ({ points, height }) => {
        const wanted = equation(apply('f', x), height)
        return {
          en: [graphOf(points), prose`Use the graph to find all ${x} with ${wanted}.`],
          es: [graphOf(points), prose`Usa la gráfica para hallar todos los ${x} con ${wanted}.`],
        }
      },
      // Where each piece of the line reaches the height.
      check(printed, answer) {
        const points = drawnPoints(printed)
        const height = evaluate(printed.one('relation').right).toNumber()
        const found = new Set(
          points.slice(1).flatMap(([x2, y2], i) => {
            const [x1, y1] = points[i]!
            const share = (height - y1) / (y2 - y1)
            return share >= 0 && share <= 1 ? [x1 + share * (x2 - x1)] : []
          }),
        )
        return (
          answer.length === found.size &&
          answer.every(value => found.has(exact(value).toNumber())) &&
          new Set(answer.map(value => exact(value).n)).size === found.size
        )
      },
    }),

    ofExpression: form({
      levels: ['medium', 'hard'],
      share: 2,
      instruction: {
        en: prose`Write the value as a simplified expression.`,
        es: prose`Escribe el valor como expresión simplificada.`,
      },
      lines: 3,
      draw(random, { shapes }: Level) {
        const kind = random.evenly(['linear', 'square'])
        const rule = drawRule(random, kind)
        const shape = random.evenly(shapes)
        const n = shape === 'na' ? random.int(2, 4) : random.intExcept(-4, 5, 0)
        return { rule, shape, n }
      },
      answer: expandedExpression,
      solve({ rule: { a, b, kind }, shape, n }) {
        if (kind === 'linear')
          return { 'a + n': m`${a}a + ${a * n + b}`, na: m`${a * n}a + ${b}`, 'x + h': m`${a}x + ${a}h + ${b}` }[shape]
        return {
          'a + n': m`${a}a^2 + ${2 * a * n}a + ${a * n * n + b}`,
          na: m`${a * n * n}a^2 + ${b}`,
          'x + h': m`${a}x^2 + ${2 * a}xh + ${a}h^2 + ${b}`,
        }[shape]
      },
      ask({ rule: { rule }, shape, n }) {
        const at = { 'a + n': m`a + ${n}`, na: m`${n}a`, 'x + h': m`x + h` }[shape]
        return {
          en: prose`${equation(apply('f', x), rule)}; ${apply('f', at)} = ${blank(4)}`,
          es: prose`${equation(apply('f', x), rule)}; ${apply('f', at)} = ${blank(4)}`,
        }
      },
      // With numbers for the letters, the rule and the expression agree.
      check(printed, answer) {
        const rule = rules(printed).get('f')!
        const [input] = (askedFor(printed) as Of<'apply'>).to
        return [
          { a: 3, x: 2, h: 5 },
          { a: -2, x: 7, h: 1 },
          { a: 5, x: -3, h: -4 },
        ].every(values => evaluate(answer, values).equals(evaluate(rule, { x: evaluate(input!, values) })))
      },
    }),

    solveFor: form({
      levels: ['medium'],
      share: 2,
      lines: 3,
      draw(random) {
        const kind = random.evenly(['linear', 'square'])
        const a = kind === 'linear' ? random.intExcept(-6, 8, 0, 1) : random.pick([1, 2, 3])
        const [b, root] = [random.intExcept(-12, 12, 0), kind === 'linear' ? random.int(-8, 9) : random.int(1, 6)]
        return { kind, a, b, root, value: kind === 'linear' ? a * root + b : a * root * root + b }
      },
      answer: solutionSet('x'),
      solve: ({ kind, root }) => (kind === 'linear' ? [root] : [root, -root]),
      ask({ kind, a, b, value }) {
        const rule = equation(apply('f', x), kind === 'linear' ? m`${a}x + ${b}` : m`${a}x^2 + ${b}`)
        const wanted = equation(apply('f', x), value)
        return {
          en: prose`${rule}. Find all ${x} with ${wanted}.`,
          es: prose`${rule}. Halla todos los ${x} con ${wanted}.`,
        }
      },
      // Every answer gives the value; a square needs two.
      check(printed, answer) {
        const [rule, wanted] = printed.all('relation')
        const roots = answer.map(value => exact(value))
        const count = rule!.right.kind === 'sum' && JSON.stringify(rule!.right).includes('"power"') ? 2 : 1
        return (
          roots.length === count &&
          new Set(roots.map(String)).size === count &&
          roots.every(root => evaluate(rule!.right, { x: root }).equals(evaluate(wanted!.right)))
        )
      },
    }),

    combined: form({
      levels: ['hard'],
      share: 3,
      instruction: evaluateIt,
      lines: 4,
      draw(random) {
        const shape = random.evenly(['sum', 'difference', 'nested', 'nested'])
        return random.until(
          () => {
            const [f, g] = [drawRule(random), drawRule(random, 'linear')]
            const [p, q, k] = [random.int(-4, 5), random.int(-4, 5), random.int(2, 4)]
            const value =
              shape === 'nested'
                ? valueAt(f, valueAt(g, Ratio.of(p)))
                : valueAt(f, Ratio.of(p)).plus(valueAt(g, Ratio.of(q)).times(shape === 'sum' ? k : -k))
            return { shape, f, g, p, q, k, value }
          },
          ({ value }) => Math.abs(value.n) <= 100,
        )
      },
      answer: integer,
      solve: ({ value }) => value,
      ask({ shape, f, g, p, q, k }) {
        const both = list(equation(apply('f', x), f.rule), equation(apply('g', x), g.rule))
        const asked =
          shape === 'nested'
            ? apply('f', apply('g', p))
            : sum(
                apply('f', p),
                shape === 'sum' ? join(k, apply('g', q)) : { kind: 'negative', of: join(k, apply('g', q)) },
              )
        return {
          en: prose`${both}; ${asked} = ${blank(3)}`,
          es: prose`${both}; ${asked} = ${blank(3)}`,
        }
      },
      check: (printed, answer) => {
        const asked = printed.maths.find(({ kind }) => kind === 'apply' || kind === 'sum')!
        return follow(asked, rules(printed)).equals(exact(answer))
      },
    }),

    interpret: form({
      levels: ['hard', 'medium'],
      share: 2,
      wide: true,
      draw(random) {
        const meaning = random.evenly(functionMeanings)
        return { meaning, a: random.int(...meaning.input), b: random.int(...meaning.output) }
      },
      answer: sentenceChoice,
      solve: ({ meaning, a, b }) => ({ key: 'right', says: meaning.right(a, b) }),
      mistakes: ({ meaning, a, b }) => ({
        swapped: { key: 'swapped', says: meaning.swapped(a, b) },
        rate: { key: 'rate', says: meaning.rate(a, b) },
        change: { key: 'change', says: meaning.change(a, b) },
      }),
      ask: ({ meaning, a, b }) => ({
        en: [meaning.tell.en, prose`What does ${statementOf(a, b)} mean?`],
        es: [meaning.tell.es, prose`¿Qué significa ${statementOf(a, b)}?`],
      }),
      // The input is said first in the right sentence, and only there as the input of the story.
      check(printed, { key, says }) {
        const { left, right } = printed.one('relation')
        const [input, output] = [evaluate((left as Of<'apply'>).to[0]!), evaluate(right)]
        const said = ('kind' in says.en && says.en.kind === 'paragraph' ? says.en.content : []).flatMap(item =>
          typeof item === 'object' && item.kind === 'number' ? [evaluate(item)] : [],
        )
        return key === 'right' && said[0]!.equals(input) && said[1]!.equals(output)
      },
    }),

    domain: form({
      levels: ['hard'],
      draw: random => ({ story: random.evenly(domains), a: random.int(4, 30), b: random.int(5, 60) }),
      answer: DOMAIN,
      solve: ({ story }) => story.domain,
      ask: ({ story, a, b }) => story.says(a, b),
      // Things are counted, time is measured.
      check: (printed, answer) => domains.find(({ key }) => key.test(printed.text))?.domain === answer,
    }),
  }),
)
