import {
  apply,
  blank,
  equation,
  evaluate,
  exact,
  expandedExpression,
  type FormMaker,
  m,
  numberSet,
  type Of,
  prose,
  solutionSet,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import {
  askedFor,
  drawnPoints,
  drawPoints,
  drawRule,
  drawTable,
  graphOf,
  type Level,
  rules,
  shownTable,
  tableOf,
  x,
} from './parts.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  solveByTable: form({
    levels: ['medium'],
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
        en: prose`${equation(apply('f', x), rule)}; ${apply('f', at)} = ${blank(8)}`,
        es: prose`${equation(apply('f', x), rule)}; ${apply('f', at)} = ${blank(8)}`,
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
})
