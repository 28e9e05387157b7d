import {
  apply,
  blank,
  both,
  defineTopic,
  type Expr,
  equation,
  evaluate,
  exact,
  expandedExpression,
  integer,
  itemOf,
  m,
  type Of,
  option,
  over,
  type Printed,
  point as pointExpr,
  prose,
  type Random,
  Ratio,
  rational,
  sentenceChoice,
  solutionSet,
  statements,
  step,
  sum,
  type Value,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { printedOf } from '../kit/choices/statements.ts'
import { domainStories } from './function-notation-evaluate/domain-stories.ts'
import { changeStatement, functionMeanings, valueStatement } from './function-notation-evaluate/function-meanings.ts'
import {
  askedFor,
  drawnPoints,
  drawPoints,
  drawRule,
  drawTable,
  follow,
  graphOf,
  heightsInCorners,
  inputOf,
  type Rule,
  ruleIn,
  rules,
  shownTable,
  tableOf,
  valueAt,
  x,
} from './function-notation-evaluate/parts.ts'
import {
  type Combined,
  combinedExpr,
  combinedSteps,
  combinedValue,
  expressionSteps,
  expressionValue,
  fOf,
  inputs,
  placed,
  rootSteps,
  type Shape,
  valueSteps,
  type Wanted,
} from './function-notation-evaluate/steps.ts'

interface Level {
  readonly inputs: 'small' | 'any'
  /** Factors of x² in a rule. */
  readonly squares: readonly number[]
  /** What stands in the place of x, in a linear rule and in a square one. */
  readonly shapes: readonly (readonly [Shape, Rule['kind']])[]
}

const givenAndAsked = (rule: Expr, asked: Expr, width: number) => both(prose`${rule}; ${asked} = ${blank(width)}`)
const checkValue = (printed: Printed, answer: Value) => follow(askedFor(printed), rules(printed)).equals(exact(answer))

const DOMAIN = option({
  whole: { en: prose`the whole numbers 0, 1, 2, 3, …`, es: prose`los números enteros 0, 1, 2, 3, …` },
  nonnegative: {
    en: prose`all real numbers that are 0 or greater`,
    es: prose`todos los números reales mayores o iguales que 0`,
  },
  all: { en: prose`all real numbers`, es: prose`todos los números reales` },
})

/** The numbers of a sentence, in its order. */
const numbersOf = (content: unknown): readonly Ratio[] =>
  (content as { readonly content: readonly (string | Expr)[] }).content.flatMap(item =>
    typeof item === 'object' && item.kind === 'number' ? [evaluate(item)] : [],
  )

const sameInOrder = (one: readonly Ratio[], other: readonly Ratio[]) =>
  one.length === other.length && one.every((value, i) => value.equals(itemOf(other, i)))

const withWanted = { en: prose`Find the value.`, es: prose`Halla el valor.` }

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
    rev: 2,
    levels: {
      easy: { inputs: 'small', squares: [1], shapes: [] },
      medium: {
        inputs: 'any',
        squares: [1, 1, 2, -1],
        shapes: [
          ['a + n', 'linear'],
          ['na', 'square'],
          ['na', 'linear'],
        ],
      },
      hard: {
        inputs: 'any',
        squares: [2, 3, -1, -2],
        shapes: [
          ['x + h', 'square'],
          ['a + n', 'square'],
          ['x + h', 'linear'],
          ['a + n', 'square'],
        ],
      },
    },
  },
  form => ({
    bare: form({
      levels: ['easy', 'medium'],
      share: 3,
      instruction: withWanted,
      draw(random: Random, { inputs: which, squares }: Level) {
        const kind = random.evenly(['linear', 'square'])
        const half = random.evenly([false, true])
        return random.until(
          () => {
            const at =
              which === 'small'
                ? Ratio.of(random.int(0, 8))
                : half
                  ? Ratio.of(random.sign() * random.pick([1, 3, 5]), 2)
                  : Ratio.of(-random.int(1, 7))
            return { rule: drawRule(random, kind, squares), at }
          },
          ({ rule, at }) => Math.abs(valueAt(rule, at).toNumber()) <= 100,
        )
      },
      answer: rational,
      solve: ({ rule, at }) => valueAt(rule, at),
      ask: ({ rule: { rule }, at }) => givenAndAsked(equation(fOf(x), rule), fOf(at), 3),
      solution: ({ rule: { rule }, at }) => valueSteps('f', rule, at),
      // Puts the number into the printed rule.
      check: checkValue,
    }),

    fromTable: form({
      levels: ['easy'],
      draw: random => ({ ...drawTable(random), at: random.int(0, 4) }),
      answer: integer,
      solve: ({ outputs, at }) => itemOf(outputs, at),
      ask: facts => {
        const asked = fOf(itemOf(facts.inputs, facts.at))
        return {
          en: [shownTable(facts), prose`Use the table to find ${asked}.`],
          es: [shownTable(facts), prose`Usa la tabla para hallar ${asked}.`],
        }
      },
      solution({ inputs: known, outputs, at }) {
        const input = itemOf(known, at)
        return [
          step(equation(x, input), because.findInRow, { value: input, row: x }),
          step(equation(fOf(input), itemOf(outputs, at)), because.readOtherRow),
        ]
      },
      check(printed, answer) {
        const asked = itemOf(printed.maths.filter(({ kind }) => kind === 'apply').toReversed(), 0)
        const at = evaluate(inputOf(asked as Of<'apply'>))
        return tableOf(printed).some(({ input, output }) => input.equals(at) && output.equals(exact(answer)))
      },
    }),

    fromGraph: form({
      levels: ['easy'],
      draw(random) {
        const points = drawPoints(random)
        const [input, output] = itemOf(points, random.int(1, 7))
        return { points, input, output }
      },
      answer: integer,
      solve: ({ output }) => output,
      ask: ({ points, input }) => ({
        en: [graphOf(points), prose`Use the graph to find ${fOf(input)}.`],
        es: [graphOf(points), prose`Usa la gráfica para hallar ${fOf(input)}.`],
      }),
      solution: ({ input, output }) => [
        step(pointExpr(input, output), because.goToInput, { value: input }),
        step(equation(fOf(input), output), because.readYCoordinate),
      ],
      check(printed, answer) {
        const at = evaluate(inputOf(printed.one('apply')))
        return drawnPoints(printed).some(([input, output]) => at.equals(input) && exact(answer).equals(output))
      },
    }),

    solveByTable: form({
      levels: ['medium'],
      draw(random) {
        const drawn = drawTable(random)
        return { ...drawn, value: itemOf(drawn.outputs, random.pick([0, 0, 1, 2, 3, 4])) }
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
        return (
          right.length === answer.length && right.every(({ input }) => answer.some(one => exact(one).equals(input)))
        )
      },
    }),

    solveByGraph: form({
      levels: ['medium'],
      draw: random =>
        random.until(
          () => {
            const points = drawPoints(random)
            const heights = heightsInCorners(points)
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
        return {
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
      // The right sentence names the input, then the output.
      check(printed, { key, says }) {
        const { left, right } = printed.one('relation')
        return (
          key === 'right' && sameInOrder(numbersOf(says.en), [evaluate(inputOf(left as Of<'apply'>)), evaluate(right)])
        )
      },
    }),

    interpretChange: form({
      levels: ['hard'],
      share: 2,
      wide: true,
      draw(random) {
        const meaning = random.evenly(functionMeanings)
        const a = random.int(...meaning.input)
        return { meaning, a, b: a + random.int(2, 4), c: random.int(8, 24) }
      },
      answer: sentenceChoice,
      solve: ({ meaning, a, b, c }) => ({ key: 'right', says: meaning.between(a, b, c) }),
      mistakes: ({ meaning, a, b, c }) => ({
        valueAtDifference: { key: 'valueAtDifference', says: meaning.right(b - a, c) },
        rate: { key: 'rate', says: meaning.rate(b - a, c) },
        valueAtEnd: { key: 'valueAtEnd', says: meaning.right(b, c) },
      }),
      ask: ({ meaning, a, b, c }) => ({
        en: [meaning.tell.en, prose`What does ${changeStatement(a, b, c)} mean?`],
        es: [meaning.tell.es, prose`¿Qué significa ${changeStatement(a, b, c)}?`],
      }),
      solution: ({ meaning, a, b, c }) => [
        step(statements(fOf(a), fOf(b)), because.twoOutputs, { what: meaning.outputIs }),
        step(equation(fOf(b), sum(fOf(a), c)), because.differenceIsChange),
      ],
      // The numbers of the right sentence: the earlier input, the later one, the difference; one names the difference last.
      check(printed, { key, says }) {
        const { left, right } = printed.one('relation')
        const [later, earlier] = new Set(
          (left as Of<'sum'>).terms.map(term =>
            evaluate(inputOf((term.kind === 'negative' ? term.of : term) as Of<'apply'>)),
          ),
        )
        const told = numbersOf(says.en)
        return (
          key === 'right' &&
          [earlier, later, evaluate(right)].every(number => told.some(one => number && one.equals(number)))
        )
      },
    }),

    combined: form({
      levels: ['hard'],
      share: 3,
      instruction: withWanted,
      lines: 4,
      draw(random): Combined {
        const shape = random.evenly(['sum', 'difference', 'nested', 'nested'])
        return random.until(
          () => ({
            shape,
            f: drawRule(random),
            g: drawRule(random, 'linear'),
            p: random.int(-4, 5),
            q: random.int(-4, 5),
            k: random.int(2, 4),
          }),
          facts => Math.abs(combinedValue(facts).n) <= 100,
        )
      },
      answer: integer,
      solve: combinedValue,
      ask: facts =>
        both(
          prose`${equation(fOf(x), facts.f.rule)}; ${equation(apply('g', x), facts.g.rule)}; ${combinedExpr(facts)} = ${blank(3)}`,
        ),
      solution: combinedSteps,
      check: checkValue,
    }),

    domain: form({
      levels: ['hard'],
      draw(random) {
        const story = random.evenly(domainStories)
        return { story, a: random.int(...story.rate), b: random.int(5, 60) }
      },
      answer: DOMAIN,
      solve: ({ story }) => story.domain,
      ask: ({ story, a, b }) => {
        const rule = m`f(x) = ${a}x + ${b}`
        return {
          en: [story.says.en, rule, prose`Which domain makes sense?`],
          es: [story.says.es, rule, prose`¿Qué dominio tiene sentido?`],
        }
      },
      solution: ({ story }) => [
        step(equation(x, over(1, 2)), because.explain, { sentence: story.half }),
        step(equation(x, -1), because.explain, { sentence: story.negative }),
      ],
      // The story that is told says what is counted and what is measured.
      check: (printed, answer) => printedOf(domainStories, printed)?.domain === answer,
    }),
  }),
)
