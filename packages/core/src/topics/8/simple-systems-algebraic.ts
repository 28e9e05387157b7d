import {
  answerStep,
  blank,
  both,
  count,
  defineTopic,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  failed,
  findMistake,
  formulaChoice,
  isTrue,
  join,
  line,
  linearTerm,
  m,
  option,
  type Printed,
  pointAnswer,
  point as pointExpr,
  prose,
  quantity,
  type Random,
  Ratio,
  type Step,
  type SystemSolution,
  solveByElimination,
  solveBySubstitution,
  solveLinear,
  statements,
  step,
  story,
  sum,
  symbol,
  system,
  systemSolution,
  times,
  tupleOf,
  type Value,
  type Work,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import {
  coefficientsOf,
  nonzero,
  otherSize,
  type Row,
  rowExpr,
  rowThrough,
  solutionOf,
  solves,
} from '../kit/equations/linear-system.ts'
import { dollars } from '../kit/stories/amounts.ts'
import { countAndPriceStories, moreThanStories } from './simple-systems-algebraic/system-stories.ts'

interface Drawn {
  readonly rows: readonly [Expr, Expr]
  readonly solution: SystemSolution
  readonly steps: () => readonly Step[]
}
/** y = px + q through a point. */
const slopeForm = (p: number, x: number, y: number): Expr => m`y = ${p}x + ${y - p * x}`
const drawPoint = (random: Random, most: number) => [nonzero(random, most), nonzero(random, most)] as const

/** s and −s (or s and s) beside one letter. */
function paired(random: Random, [x, y]: readonly [number, number], sign: 1 | -1): readonly [Row, Row] {
  const [s, p] = [nonzero(random, 5), nonzero(random, 6)]
  const q = otherSize(random, 6, p)
  return random.evenly([true, false])
    ? [rowThrough(s, p, x, y), rowThrough(sign * s, q, x, y)]
    : [rowThrough(p, s, x, y), rowThrough(q, sign * s, x, y)]
}

const eliminated = ([one, two]: readonly [Row, Row], solution: SystemSolution): Drawn => ({
  rows: [rowExpr(one), rowExpr(two)],
  solution,
  steps: () => solveByElimination([one, two], ['x', 'y'], times),
})

/** Both sides are y: an equation in x, and y from the first. */
function setEqual([p, q]: readonly [number, number], other: Expr, x: number, y: number): readonly Step[] {
  const first = m`${p}x + ${q}`
  const together = equation(first, other)
  return [
    step(together, because.substitute, { value: first, letter: m`y` }),
    ...solveLinear(together),
    step(statements(equation(equation(m`y`, valueAt(p, q, x)), y), pointExpr(x, y)), because.substituteBack, {
      letter: m`y`,
    }),
  ]
}

/** px + q with a number for x. */
function valueAt(p: number, q: number, x: number): Expr {
  const product = Math.abs(p) === 1 ? expr(p * x) : times(p, x)
  return q === 0 ? product : sum(product, q)
}

/** x put into y = px + q, or y. */
function putInSlopeForm(given: 'x' | 'y', p: number, x: number, y: number): readonly Step[] {
  const q = y - p * x
  if (given === 'x')
    return [
      step(equation(m`y`, q === 0 ? times(p, x) : sum(times(p, x), q)), because.substitute, { value: x, letter: m`x` }),
      step(m`y = ${y}`, q === 0 ? because.multiply : because.multiplyThenAdd),
    ]
  const filled = equation(y, q === 0 ? m`${p}x` : m`${p}x + ${q}`)
  return [step(filled, because.substitute, { value: y, letter: m`y` }), ...solveLinear(filled)]
}

/** A value put into ax + by = c. */
function putInRow(given: 'x' | 'y', [a, b, c]: Row, value: number): readonly Step[] {
  const [known, term, left] =
    given === 'x' ? [a, linearTerm(Ratio.of(b), m`y`), 'y'] : [b, linearTerm(Ratio.of(a), m`x`), 'x']
  const written = (of: Value) => equation(given === 'x' ? sum(of, term) : sum(term, of), c)
  const worked = written(known * value)
  return [
    step(written(times(known, value)), because.substitute, { value, letter: symbol(given) }),
    step(worked, because.multiply),
    ...solveLinear(worked, left),
  ]
}

const kinds = {
  'both solved for y'(random: Random): Drawn {
    const [x, y] = drawPoint(random, 6)
    const [p, q] = random.sample([-4, -3, -2, -1, 1, 2, 3, 4], 2)
    return {
      rows: [slopeForm(p, x, y), slopeForm(q, x, y)],
      solution: [x, y],
      steps: () => setEqual([p, y - p * x], m`${q}x + ${y - q * x}`, x, y),
    }
  },
  'one value given'(random: Random): Drawn {
    const [x, y] = drawPoint(random, 9)
    const given = random.evenly(['x', 'y'])
    const at = given === 'x' ? x : y
    const [a, b] = [random.intExcept(-5, 5, 0), random.intExcept(-5, 5, 0)]
    const isSlope = random.evenly([true, false])
    const other = isSlope ? slopeForm(a, x, y) : rowExpr(rowThrough(a, b, x, y))
    return {
      rows: random.shuffle([equation(symbol(given), at), other]),
      solution: [x, y],
      steps: () => [
        ...(isSlope ? putInSlopeForm(given, a, x, y) : putInRow(given, rowThrough(a, b, x, y), at)),
        step(pointExpr(x, y), because.writeOrderedPair),
      ],
    }
  },
  'one solved for a letter'(random: Random): Drawn {
    const [x, y] = drawPoint(random, 8)
    const [p, a] = [random.intExcept(-4, 4, 0), nonzero(random, 5)]
    const isY = random.evenly([true, false])
    const b = random.until(
      () => nonzero(random, 5),
      b => (isY ? a + b * p : a * p + b) !== 0,
    )
    const row = rowThrough(a, b, x, y)
    const solved: Row = isY ? [-p, 1, y - p * x] : [1, -p, x - p * y]
    return {
      rows: random.shuffle([isY ? slopeForm(p, x, y) : m`x = ${p}y + ${x - p * y}`, rowExpr(row)]),
      solution: [x, y],
      steps: () =>
        solveBySubstitution([solved, row], {
          given: { letter: isY ? 1 : 0, slope: Ratio.of(p), start: Ratio.of(isY ? y - p * x : x - p * y) },
          product: times,
        }),
    }
  },
  'to add or subtract'(random: Random): Drawn {
    const at = drawPoint(random, 9)
    return eliminated(paired(random, at, random.evenly([-1, 1])), at)
  },
  'to multiply first'(random: Random): Drawn {
    const [x, y] = drawPoint(random, 9)
    const [k, s, p] = [random.int(2, 4) * random.sign(), random.int(2, 3), random.int(2, 6) * random.sign()]
    const q = random.until(
      () => random.int(2, 6) * random.sign(),
      q => Math.abs(q) !== Math.abs(p) && q !== k * p,
    )
    const rows: readonly [Row, Row] = random.evenly([true, false])
      ? [rowThrough(s, p, x, y), rowThrough(k * s, q, x, y)]
      : [rowThrough(p, s, x, y), rowThrough(q, k * s, x, y)]
    return eliminated(random.shuffle(rows), [x, y])
  },
  'a letter to be solved for'(random: Random): Drawn {
    const [x, y] = drawPoint(random, 8)
    const [p, a] = [random.int(2, 5) * random.sign(), random.int(2, 5) * random.sign()]
    const b = random.until(
      () => random.int(2, 5) * random.sign(),
      b => b !== a * p && Math.abs(b) !== Math.abs(p),
    )
    const rows: readonly [Row, Row] = random.evenly([true, false])
      ? [rowThrough(1, p, x, y), rowThrough(a, b, x, y)]
      : [rowThrough(p, 1, x, y), rowThrough(b, a, x, y)]
    return {
      rows: [rowExpr(rows[0]), rowExpr(rows[1])],
      solution: [x, y],
      steps: () => solveBySubstitution(rows, { product: times }),
    }
  },
  halves(random: Random): Drawn {
    const [x, y] = random.shuffle([Ratio.of(2 * random.int(-5, 4) + 1, 2), Ratio.of(nonzero(random, 6))])
    const even = x.isInteger ? 'y' : 'x'
    const coefficient = (letter: string) => (letter === even ? 2 * nonzero(random, 2) : nonzero(random, 5))
    const [a, b] = [coefficient('x'), coefficient('y')]
    const [d, e] = random.until(
      () => [coefficient('x'), coefficient('y')] as const,
      ([d, e]) => a * e !== b * d && a !== d && b !== e,
    )
    const row = (p: number, q: number): Row => [p, q, x.times(p).plus(y.times(q)).n]
    return eliminated([row(a, b), row(d, e)], [x, y])
  },
  special: (random: Random) => drawSpecial(random, random.evenly(['none', 'all'])),
}

/** Two equations of parallel lines, or of one line. */
function drawSpecial(random: Random, solution: 'none' | 'all'): Drawn {
  const [p, q, k] = [random.intExcept(-5, 5, 0), nonzero(random, 8), random.int(2, 4)]
  const shift = solution === 'none' ? nonzero(random, 8) : 0
  const first = m`y = ${p}x + ${q}`
  const row: Row = [-p * k, k, q * k + shift]
  return {
    rows: random.shuffle([first, rowExpr(row)]),
    solution,
    steps: () => [
      ...solveBySubstitution([[-p, 1, q], row], {
        given: { letter: 1, slope: Ratio.of(p), start: Ratio.of(q) },
        product: times,
      }).flatMap((each, i) =>
        i === 0
          ? [
              each,
              explained(
                equation(sum(m`${-p * k}x`, m`${p * k}x`, k * q), row[2]),
                line`Distribute. The terms with ${m`x`} add up to 0.`,
                line`Distribuye. Los términos con ${m`x`} suman 0.`,
              ),
            ]
          : [each],
      ),
      ...(solution === 'none'
        ? []
        : [
            answerStep(first, {
              en: line`Every point of this line is a solution: infinitely many solutions.`,
              es: line`Cada punto de esta recta es una solución: infinitas soluciones.`,
            }),
          ]),
    ],
  }
}

type Kind = keyof typeof kinds
interface Level {
  readonly kinds: readonly Kind[]
}
const draw = (random: Random, level: Level): Drawn => kinds[random.evenly(level.kinds)](random)
const drawOne = (random: Random, level: Level) =>
  random.until(
    () => {
      const { rows, solution, steps } = draw(random, level)
      return { rows, steps, at: typeof solution === 'string' ? null : tupleOf(solution.map(exact), 2) }
    },
    ({ at }) => at !== null && !at[0].equals(at[1]) && !at[0].equals(at[1].negated()),
  )
const check = (printed: Printed, answer: SystemSolution) => solves(answer, printed.one('system'))

interface Substituted {
  readonly p: number
  readonly q: number
  readonly row: Row
}
/** y = px + q put into ax + by = c, its constant after the brackets, and what stands on the right in the end. */
function substitutionWork({ p, q, row: [a, b, c] }: Substituted, constant: number, right: number): Work {
  const slope = a + b * p
  return [
    system(m`y = ${p}x + ${q}`, rowExpr([a, b, c])),
    equation(sum(m`${a}x`, m`${b}(${p}x + ${q})`), c),
    equation(m`${slope}x + ${constant}`, c),
    m`${slope}x = ${right}`,
    m`x = ${Ratio.of(right, slope)}`,
  ]
}
const xOf = (of: Expr): Ratio => {
  if (of.kind === 'system') {
    const found = solutionOf(of.rows)
    return typeof found === 'string' ? failed('The system of the work has one solution') : found[0]
  }
  const [a, , c] = coefficientsOf(of)
  return c.over(a)
}

const orderedPair = {
  en: prose`Solve the system. Write the solution as an ordered pair.`,
  es: prose`Resuelve el sistema. Escribe la solución como par ordenado.`,
}

export const simpleSystemsAlgebraic = defineTopic(
  {
    id: 'simple-systems-algebraic',
    name: {
      en: 'Solve simple systems of equations algebraically',
      es: 'Resolver sistemas sencillos de ecuaciones algebraicamente',
    },
    description: {
      en: 'Solve a system of two linear equations by substitution or by adding or subtracting the equations.',
      es: 'Resuelve un sistema de dos ecuaciones lineales por sustitución o sumando o restando las ecuaciones.',
    },
    domain: 'Expressions & Equations',
    standards: ['8.EE.C.8', '8.EE.C.8b'],
    rev: 2,
    levels: {
      easy: { kinds: ['both solved for y', 'one value given', 'both solved for y'] },
      medium: { kinds: ['one solved for a letter', 'to add or subtract'] },
      hard: { kinds: ['to multiply first', 'halves', 'to multiply first', 'a letter to be solved for', 'special'] },
    },
  },
  form => ({
    bare: form({
      levels: ['easy', 'medium'],
      share: 3,
      instruction: orderedPair,
      draw,
      answer: systemSolution,
      solve: ({ solution }) => solution,
      ask: ({ rows }) => both(system(...rows)),
      solution: ({ steps }) => steps(),
      check,
    }),

    anySystem: form({
      levels: ['hard'],
      share: 3,
      instruction: {
        en: prose`Solve the system. Write an ordered pair, “no solution,” or “infinitely many solutions.”`,
        es: prose`Resuelve el sistema. Escribe un par ordenado, “no tiene solución” o “infinitas soluciones”.`,
      },
      draw,
      answer: systemSolution,
      solve: ({ solution }) => solution,
      ask: ({ rows }) => both(system(...rows)),
      solution: ({ steps }) => steps(),
      check,
    }),

    choice: form({
      levels: ['easy', 'medium'],
      instruction: { en: prose`Choose the solution of the system.`, es: prose`Elige la solución del sistema.` },
      draw: drawOne,
      answer: pointAnswer,
      solve: ({ at }) => at ?? failed('A system with one solution is drawn'),
      mistakes: (_, answer) => {
        const [x, y] = tupleOf(answer.map(exact), 2)
        return {
          coordinatesSwapped: [y, x],
          signOfYLost: [x, y.negated()],
          signOfXLost: [x.negated(), y],
          bothSignsLost: [x.negated(), y.negated()],
        }
      },
      ask: ({ rows }) => both(system(...rows)),
      solution: ({ steps }) => steps(),
      check: (printed, answer) => solves(tupleOf(answer, 2), printed.one('system')),
    }),

    missingEquation: form({
      levels: ['medium'],
      draw: random => {
        const [x, y] = random.until(
          () => drawPoint(random, 6),
          ([x, y]) => Math.abs(x) !== Math.abs(y),
        )
        const first = rowThrough(nonzero(random, 4), nonzero(random, 4), x, y)
        const [a, b] = random.until(
          () => [nonzero(random, 5), nonzero(random, 5)] as const,
          ([a, b]) =>
            a * first[1] !== b * first[0] &&
            new Set([a * x + b * y, a * y + b * x, a * x - b * y, -a * x - b * y]).size === 4,
        )
        return { x, y, first, a, b }
      },
      answer: formulaChoice,
      solve: ({ x, y, a, b }) => rowExpr(rowThrough(a, b, x, y)),
      mistakes: ({ x, y, a, b }) => {
        const [swapped, unsigned] = [a * y + b * x, a * x - b * y]
        return {
          coordinatesSwapped: rowExpr([a, b, swapped]),
          signOfYLost: rowExpr([a, b, unsigned === swapped ? b * y - a * x : unsigned]),
          bothSignsLost: rowExpr([a, b, -(a * x + b * y)]),
        }
      },
      ask: ({ x, y, first }) => {
        const shown = system(rowExpr(first), equation(blank(3), blank(2)))
        return {
          en: [prose`The solution of the system is ${pointExpr(x, y)}. Which equation can be the missing one?`, shown],
          es: [prose`La solución del sistema es ${pointExpr(x, y)}. ¿Qué ecuación puede ser la que falta?`, shown],
        }
      },
      solution: ({ x, y, a, b }) => [
        step(equation(sum(m`${a}(${x})`, m`${b}(${y})`), a * x + b * y), because.substituteValues),
        explained(
          rowExpr(rowThrough(a, b, x, y)),
          line`${pointExpr(x, y)} makes it true. The other three have the same left side with another number on the right.`,
          line`${pointExpr(x, y)} la hace verdadera. Las otras tres tienen el mismo lado izquierdo con otro número a la derecha.`,
        ),
      ],
      check(printed, choice) {
        const [x, y] = tupleOf(
          printed.one('list').items.map(item => evaluate(item)),
          2,
        )
        const found = solutionOf([...printed.one('system').rows.slice(0, 1), expr(choice)])
        return isTrue(expr(choice), { x, y }) && typeof found !== 'string' && found[0].equals(x) && found[1].equals(y)
      },
    }),

    whichLetter: form({
      levels: ['medium'],
      instruction: {
        en: prose`Which variable is eliminated when you add the equations?`,
        es: prose`¿Qué variable se elimina al sumar las ecuaciones?`,
      },
      draw: random => ({ rows: paired(random, drawPoint(random, 9), -1) }),
      answer: option({
        x: { en: prose`${symbol('x')}`, es: prose`${symbol('x')}` },
        y: { en: prose`${symbol('y')}`, es: prose`${symbol('y')}` },
      }),
      solve: ({ rows: [one, two] }) => (one[0] + two[0] === 0 ? 'x' : 'y'),
      ask: ({ rows }) => both(system(...rows.map(rowExpr))),
      solution: ({ rows: [one, two] }) => {
        const at = one[0] + two[0] === 0 ? 0 : 1
        const [letter, kept] = at === 0 ? [m`x`, m`y`] : [m`y`, m`x`]
        const [sumOfKept, right] = [one[at === 0 ? 1 : 0] + two[at === 0 ? 1 : 0], one[2] + two[2]]
        return [
          step(equation(sum(join(one[at], letter), join(two[at], letter)), 0), because.oppositeTerms),
          step(equation(linearTerm(Ratio.of(sumOfKept), kept), right), because.addEquations, { letter }),
        ]
      },
      check(printed, answer) {
        const [one, two] = tupleOf(printed.one('system').rows.map(coefficientsOf), 2)
        const [x, y] = [one[0].plus(two[0]), one[1].plus(two[1])]
        return answer === (x.n === 0 ? 'x' : 'y') && (x.n === 0) !== (y.n === 0)
      },
    }),

    findTheError: form({
      ...findMistake({
        levels: ['medium'],
        lines: 4,
        draw: (random): Substituted =>
          random.until(
            () => {
              const [x, y] = drawPoint(random, 8)
              const p = random.intExcept(-4, 4, 0)
              const b = random.intExcept(-5, 5, -1, 0, 1)
              return { p, q: y - p * x, row: rowThrough(nonzero(random, 5), b, x, y) }
            },
            ({ p, q, row: [a, b, c] }) => {
              const slope = a + b * p
              return q !== 0 && Math.abs(slope) > 1 && (c - q) % slope === 0 && (2 * b * q) % slope === 0
            },
          ),
        work: of => substitutionWork(of, of.row[1] * of.q, of.row[2] - of.row[1] * of.q),
        steps: ({ p, q, row: [a, b, c] }) => {
          const slope = a + b * p
          const value = Math.abs(b * q)
          return [
            step(equation(sum(m`${a}x`, m`${b}(${p}x + ${q})`), c), because.substitute, {
              value: m`${p}x + ${q}`,
              letter: m`y`,
            }),
            step(m`${slope}x + ${b * q} = ${c}`, because.distributeAndCombine),
            step(m`${slope}x = ${c - b * q}`, b * q > 0 ? because.subtractFromBothSides : because.addToBothSides, {
              value,
            }),
            step(m`x = ${Ratio.of(c - b * q, slope)}`, because.divideBothSides, { value: slope }),
          ]
        },
        mistakes: {
          onlyFirstTermMultiplied: {
            says: ({ q, row: [, b] }) => ({
              en: line`${q} was not multiplied by ${b}`,
              es: line`no se multiplicó ${q} por ${b}`,
            }),
            work: of => substitutionWork(of, of.q, of.row[2] - of.q),
          },
          constantMovedWrongly: {
            says: ({ q, row: [, b] }) =>
              b * q > 0
                ? { en: line`${b * q} was added on the right`, es: line`se sumó ${b * q} a la derecha` }
                : { en: line`${-b * q} was subtracted on the right`, es: line`se restó ${-b * q} a la derecha` },
            work: of => substitutionWork(of, of.row[1] * of.q, of.row[2] + of.row[1] * of.q),
          },
        },
        follows: (before, after) => isTrue(after, { x: xOf(before) }),
      }),
      instruction: {
        en: prose`A student looks for ${m`x`}. Which line has the first mistake, if any?`,
        es: prose`Un estudiante busca ${m`x`}. ¿En qué renglón está el primer error, si hay alguno?`,
      },
    }),

    moreThan: form(
      story({
        levels: ['medium'],
        settings: moreThanStories,
        draw: (random, { least, most }) => {
          const [fewer, more] = [random.int(least, most), random.int(2, least - 1)]
          return { total: 2 * fewer + more, more }
        },
        answer: quantity,
        solve: ({ total, more }, { noun }) => count((total + more) / 2, noun),
        ask: ({ total, more }, { tells }) => tells(total, more),
        solution: ({ total, more }, answer, { whose, answers }) => [
          step(statements(m`x + y = ${total}`, m`x - y = ${more}`), because.letLetterBe, { letter: m`x`, what: whose }),
          step(m`2x = ${total + more}`, because.addEquations, { letter: m`y` }),
          step(m`x = ${(total + more) / 2}`, because.divideBothSides, { value: 2 }),
          answerStep(both({ kind: 'paragraph', content: [answer] }), answers(answer)),
        ],
        // The other one has so many fewer, and together they make the total.
        check: (numberOf, { amount }) => evaluate(amount).times(2).minus(numberOf('more')).equals(numberOf('total')),
      }),
    ),

    countAndPrice: form(
      story({
        levels: ['hard'],
        settings: countAndPriceStories,
        draw: (random, { first, second, counts }) => {
          const [one, other] = [random.int(...counts), random.int(...counts)]
          const [a, b] = [random.int(...first), random.int(...second)]
          return { all: one + other, total: dollars(a * one + b * other), price: dollars(a), other: dollars(b) }
        },
        answer: quantity,
        solve: ({ all, total, price, other }, { noun }) => {
          const [sum, a, b] = [evaluate(total), evaluate(price), evaluate(other)]
          return count(sum.minus(b.times(all)).over(a.minus(b)), noun)
        },
        ask: ({ all, total, price, other }, { tells }) => tells(all, total, price, other),
        solution: ({ all, total, price, other }, answer, { whose, answers }) => {
          const [sum, a, b] = [evaluate(total).n, evaluate(price).n, evaluate(other).n]
          return [
            step(statements(m`x + y = ${all}`, m`${a}x + ${b}y = ${sum}`), because.letLetterBe, {
              letter: m`x`,
              what: whose,
            }),
            step(m`${b}x + ${b}y = ${b * all}`, because.multiplyEquation, { which: 1, value: b }),
            step(m`${a - b}x = ${sum - b * all}`, because.subtractEquations, { letter: m`y` }),
            ...(a - b === 1
              ? []
              : [step(m`x = ${Ratio.of(sum - b * all, a - b)}`, because.divideBothSides, { value: a - b })]),
            answerStep(both({ kind: 'paragraph', content: [answer] }), answers(answer)),
          ]
        },
        // The rest are of the other kind, and all prices together make the total.
        check(numberOf, { amount }) {
          const one = evaluate(amount)
          const rest = numberOf('all').minus(one)
          return (
            one.n > 0 &&
            rest.n > 0 &&
            one
              .times(numberOf('price'))
              .plus(rest.times(numberOf('other')))
              .equals(numberOf('total'))
          )
        },
      }),
    ),

    howMany: form({
      levels: ['hard'],
      instruction: {
        en: prose`How many solutions does the system have?`,
        es: prose`¿Cuántas soluciones tiene el sistema?`,
      },
      draw(random) {
        const asked = random.evenly(['one', 'none', 'all'] as const)
        const { rows, solution, steps } =
          asked === 'one' ? kinds['one solved for a letter'](random) : drawSpecial(random, asked)
        return { rows, steps, solution }
      },
      answer: option({
        none: { en: prose`none`, es: prose`ninguna` },
        one: { en: prose`exactly one`, es: prose`exactamente una` },
        all: { en: prose`infinitely many`, es: prose`infinitas` },
      }),
      solve: ({ solution }) => (typeof solution === 'string' ? solution : 'one'),
      ask: ({ rows }) => both(system(...rows)),
      solution: ({ steps }) => steps(),
      check(printed, answer) {
        const found = solutionOf(printed.one('system').rows)
        return answer === (typeof found === 'string' ? found : 'one')
      },
    }),
  }),
)
