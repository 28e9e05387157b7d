import {
  equation,
  evaluate,
  exact,
  expandedExpression,
  type FormMaker,
  itemOf,
  line,
  m,
  type Of,
  point as pointExpr,
  prose,
  type Ratio,
  sentenceChoice,
  solutionSet,
  statements,
  step,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { functionMeanings, valueStatement } from './function-meanings.ts'
import type { levels } from './levels.ts'
import {
  askedFor,
  drawnPoints,
  drawPoints,
  drawRule,
  drawTable,
  graphOf,
  heightsInCorners,
  inputOf,
  ruleIn,
  rules,
  shownTable,
  tableOf,
  x,
} from './parts.ts'
import { givenAndAsked, type Level, numbersOf } from './shared.ts'
import { expressionSteps, expressionValue, fOf, inputs, placed, rootSteps, type Wanted } from './steps.ts'

const sameInOrder = (one: readonly Ratio[], other: readonly Ratio[]) =>
  one.length === other.length && one.every((value, i) => value.equals(itemOf(other, i)))

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  solveByTable: form({
    levels: ['medium'],
    draw(random) {
      const drawn = drawTable(random, true)
      return { ...drawn, value: itemOf(drawn.outputs, 0) }
    },
    answer: solutionSet('x'),
    solve: ({ inputs: known, outputs, value }) => known.filter((_, i) => outputs[i] === value),
    ask: facts => {
      const wanted = equation(fOf(x), facts.value)
      return {
        en: [shownTable(facts), prose`Find all values of ${x} in the table for which ${wanted}.`],
        es: [shownTable(facts), prose`Halla todos los valores de ${x} de la tabla para los que ${wanted}.`],
      }
    },
    solution: ({ value }, answer) => [
      step(statements(...answer.map(input => equation(fOf(input), value))), because.findInRow, {
        value,
        row: fOf(x),
      }),
      step(inputs(answer.map(input => exact(input).n)), because.readOtherRow),
    ],
    check(printed, answer) {
      const wanted = evaluate(printed.one('relation').right)
      const right = tableOf(printed).filter(({ output }) => output.equals(wanted))
      return right.length === answer.length && right.every(({ input }) => answer.some(one => exact(one).equals(input)))
    },
  }),
  solveByGraph: form({
    levels: ['medium'],
    draw: random =>
      random.until(
        () => {
          const points = drawPoints(random)
          const heights = heightsInCorners(points).filter(height => points.filter(([, y]) => y === height).length > 1)
          return { points, heights, height: heights.length > 0 ? random.pick(heights) : 0 }
        },
        ({ heights }) => heights.length > 0,
      ),
    answer: solutionSet('x'),
    solve: ({ points, height }) => points.filter(([, y]) => y === height).map(([input]) => input),
    ask: ({ points, height }) => {
      const wanted = equation(fOf(x), height)
      return {
        en: [graphOf(points), prose`Use the graph to find all values of ${x} for which ${wanted}.`],
        es: [graphOf(points), prose`Usa la gráfica para hallar todos los valores de ${x} para los que ${wanted}.`],
      }
    },
    solution: ({ height }, answer) => [
      step(statements(...answer.map(input => pointExpr(input, height))), because.goToOutput, { value: height }),
      step(inputs(answer.map(input => exact(input).n)), because.readXCoordinates),
    ],
    // Where each piece of the line reaches the height.
    check(printed, answer) {
      const points = drawnPoints(printed)
      const height = evaluate(printed.one('relation').right).toNumber()
      const found = new Set(
        points.slice(1).flatMap(([x2, y2], i) => {
          const [x1, y1] = itemOf(points, i)
          const share = (height - y1) / (y2 - y1)
          return share >= 0 && share <= 1 ? [x1 + share * (x2 - x1)] : []
        }),
      )
      const given = new Set(answer.map(value => exact(value).toNumber()))
      return answer.length === found.size && given.size === found.size && [...given].every(value => found.has(value))
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
    draw(random, { shapes, squares }: Level) {
      const [shape, kind] = random.evenly(shapes)
      const rule = random.until(
        () => drawRule(random, kind, squares),
        ({ a }) => kind === 'square' || Math.abs(a) > 1,
      )
      return { rule, shape, n: shape === 'na' ? random.int(2, 4) : random.intExcept(-4, 5, 0) }
    },
    answer: expandedExpression,
    solve: ({ rule, shape, n }) => expressionValue(rule, shape, n),
    ask: ({ rule: { rule }, shape, n }) => givenAndAsked(equation(fOf(x), rule), fOf(placed(shape, n)), 8),
    solution: ({ rule, shape, n }, answer) => expressionSteps(rule, shape, n, answer),
    // With numbers for the letters, the rule and the expression agree.
    check(printed, answer) {
      const rule = ruleIn(rules(printed), 'f')
      const input = inputOf(askedFor(printed) as Of<'apply'>)
      return [
        { a: 3, x: 2, h: 5 },
        { a: -2, x: 7, h: 1 },
        { a: 5, x: -3, h: -4 },
      ].every(values => evaluate(answer, values).equals(evaluate(rule, { x: evaluate(input, values) })))
    },
  }),
  solveFor: form({
    levels: ['medium'],
    share: 2,
    draw(random): Wanted {
      const kind = random.evenly(['linear', 'square'])
      const a = kind === 'linear' ? random.intExcept(-6, 8, 0, 1) : random.pick([1, 2, 3])
      const [b, root] = [random.intExcept(-12, 12, 0), kind === 'linear' ? random.int(-8, 9) : random.int(1, 6)]
      return { kind, a, b, root, value: kind === 'linear' ? a * root + b : a * root * root + b }
    },
    answer: solutionSet('x'),
    solve: ({ kind, root }) => (kind === 'linear' ? [root] : [root, -root]),
    ask({ kind, a, b, value }) {
      const rule = equation(fOf(x), kind === 'linear' ? m`${a}x + ${b}` : m`${a}x^2 + ${b}`)
      const wanted = equation(fOf(x), value)
      return kind === 'linear'
        ? {
            en: prose`${rule}. Find the value of ${x} for which ${wanted}.`,
            es: prose`${rule}. Halla el valor de ${x} para el que ${wanted}.`,
          }
        : {
            en: prose`${rule}. Find all values of ${x} for which ${wanted}.`,
            es: prose`${rule}. Halla todos los valores de ${x} para los que ${wanted}.`,
          }
    },
    solution: rootSteps,
    // Every answer gives the value; a rule that gives it for −x too has two.
    check(printed, answer) {
      const [rule, wanted] = [itemOf(printed.all('relation'), 0), itemOf(printed.all('relation'), 1)]
      const roots = answer.map(value => exact(value))
      const isEven = evaluate(rule.right, { x: 1 }).equals(evaluate(rule.right, { x: -1 }))
      return (
        new Set(roots.map(String)).size === (isEven ? 2 : 1) &&
        roots.length === (isEven ? 2 : 1) &&
        roots.every(root => evaluate(rule.right, { x: root }).equals(evaluate(wanted.right)))
      )
    },
  }),
  interpret: form({
    levels: ['medium'],
    share: 2,
    wide: true,
    draw(random) {
      const meaning = random.evenly(functionMeanings)
      return { meaning, a: random.int(...meaning.input), b: random.int(...meaning.output) }
    },
    answer: sentenceChoice,
    solve: ({ meaning, a, b }) => ({ key: 'right', says: meaning.right(a, b) }),
    mistakes: ({ meaning, a, b }) => ({
      swapped: { key: 'swapped', says: meaning.right(b, a) },
      rate: { key: 'rate', says: meaning.rate(a, b) },
      change: { key: 'change', says: meaning.change(a, b) },
    }),
    ask: ({ meaning, a, b }) => ({
      en: [meaning.tell.en, prose`What does ${valueStatement(a, b)} mean?`],
      es: [meaning.tell.es, prose`¿Qué significa ${valueStatement(a, b)}?`],
    }),
    solution: ({ meaning, a, b }) => [
      step(equation(x, a), because.inputIs, { what: meaning.inputIs }),
      step(equation(fOf(x), b), because.outputIs, { what: meaning.outputIs }),
    ],
    whyWrong: ({ meaning, a, b }) => ({
      swapped: {
        en: line`It takes ${b} as the input and ${a} as the output.`,
        es: line`Toma ${b} como entrada y ${a} como salida.`,
      },
      rate: meaning.whyNotRate(a, b),
      change: meaning.whyNotChange(a, b),
    }),
    // The right sentence names the input, then the output.
    check(printed, { key, says }) {
      const { left, right } = printed.one('relation')
      return (
        key === 'right' && sameInOrder(numbersOf(says.en), [evaluate(inputOf(left as Of<'apply'>)), evaluate(right)])
      )
    },
  }),
})
