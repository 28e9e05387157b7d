import {
  addFractions,
  answerStep,
  balance,
  both,
  bracketed,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  failed,
  figure,
  isSame,
  isTrue,
  itemOf,
  line,
  m,
  mapParts,
  mixed,
  name,
  people,
  prose,
  type Random,
  Ratio,
  relation,
  type Step,
  sentenceChoice,
  setOf,
  solution,
  solveLinear,
  statements,
  step,
  symbol,
  tapeDiagram,
  times,
  tupleOf,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { isLevel, solveForX, solves } from '../../kit/equations/equation-in-x.ts'
import {
  inverseOf,
  keyOf,
  type Operation,
  spokenStep,
  type Undoing,
  undoingOf,
  undone,
} from '../../kit/equations/undoing.ts'
import { draw, drawFraction, fraction, type OneStep, statementOf } from './equations.ts'
import type { levels } from './levels.ts'
import { DONE, doneAgain, mistakeIn, workOf, wrongBy } from './mistakes.ts'
import { solvedInOne } from './solving.ts'

/** Numbers up to 20 for a balance or a bar. */
function drawSmall(random: Random) {
  const operation = random.evenly(['add', 'multiply'])
  return operation === 'add'
    ? random.until(
        () => ({ operation, a: random.int(2, 14), x: random.int(2, 14) }),
        ({ a, x }) => a !== x && a + x <= 20,
      )
    : random.until(
        () => ({ operation, a: random.int(2, 4), x: random.int(2, 10) }),
        ({ a, x }) => a !== x && a * x <= 20,
      )
}

const wholeOf = ({ operation, a, x }: ReturnType<typeof drawSmall>) => (operation === 'add' ? x + a : x * a)

/** The equation that a balance or a bar shows, solved. */
function readAndSolved(facts: ReturnType<typeof drawSmall>): readonly Step[] {
  const shown = facts.operation === 'add' ? m`x + ${facts.a} = ${wholeOf(facts)}` : m`${facts.a}x = ${wholeOf(facts)}`
  const by = Ratio.of(facts.a)
  const undoing = inverseOf({ operation: facts.operation as Operation, by })
  const [left, right] = [shown.kind === 'relation' ? shown.left : shown, wholeOf(facts)]
  return [
    explained(
      shown,
      ...(facts.operation === 'add'
        ? ([
            line`The parts, ${symbol('x')} and ${facts.a}, make ${wholeOf(facts)}: write an equation.`,
            line`Las partes, ${symbol('x')} y ${facts.a}, forman ${wholeOf(facts)}: escribe una ecuación.`,
          ] as const)
        : ([
            line`The ${facts.a} equal parts ${symbol('x')} make ${wholeOf(facts)}: write an equation.`,
            line`Las ${facts.a} partes iguales ${symbol('x')} forman ${wholeOf(facts)}: escribe una ecuación.`,
          ] as const)),
    ),
    ...solvedInOne({ left, right, x: facts.x, undoing, onRight: false, repeated: by, write: value => value }),
  ]
}

/** (2/3)x + 5 = 13, to be tried with multiples of 3. */
function drawTwoOperations(random: Random) {
  return random.until(
    () => {
      const a = fraction(random)
      const [x, b, adds] = [a.d * random.int(2, 7), random.int(1, 12), random.chance(0.5)]
      const product = a.times(x).n
      const statement = adds ? m`${a}x + ${b} = ${product + b}` : m`${a}x - ${b} = ${product - b}`
      const others = random.sample(
        [-2, -1, 1, 2].map(step => x + step * a.d).filter(value => value > 0),
        3,
      )
      return { x, statement, values: [x, ...others].sort((one, other) => one - other), rest: product - b, b }
    },
    ({ x, statement, values, rest, b }) =>
      rest > 0 &&
      x !== b &&
      !values.includes(b) &&
      statement.kind === 'relation' &&
      !isTrue(statement, { x: b }) &&
      !values.some(value => evaluate(statement.right).equals(value)),
  )
}

const SIDEWAYS = { add: 'multiply', subtract: 'divide', multiply: 'add', divide: 'subtract' } as const satisfies Record<
  Operation,
  Operation
>

const sideways = ({ operation, by }: Undoing): Undoing => ({ operation: SIDEWAYS[operation], by })

const choiceOf = (undoing: Undoing, { write }: OneStep) => ({ key: keyOf([undoing]), says: spokenStep(undoing, write) })

const MOST_LINES = 6

/** A mixed number as the fraction with which it is worked out. */
function rewritten({ right }: OneStep): readonly Step[] {
  const value = exact(right)
  const isMixed = value.d > 1 && value.compare(1) > 0 && isSame(expr(right), expr(mixed(value)))
  return isMixed ? [step(equation(right, value), because.toFraction)] : []
}

/** One operation on both sides; fractions get a common denominator first. */
function solved(facts: OneStep): readonly Step[] {
  const [right, x] = [expr(facts.right), expr(facts.x)]
  if (right.kind !== 'number' || right.as !== 'mixed') return solvedInOne(facts)
  const steps = solveLinear(statementOf(facts))
  const sign = facts.undoing.operation === 'add' ? '+' : '−'
  const worked = addFractions(sign, exact(facts.right), facts.undoing.by)
  const asFraction = rewritten(facts)
  // The common denominator stands in the next line too.
  const lines = worked.slice(worked.length > 4 ? 1 : 0)
  const isLong = asFraction.length + lines.length > MOST_LINES - 2
  return [
    ...asFraction,
    ...steps.slice(0, 1),
    // The solution is the mixed number of the last line.
    ...(isLong ? lines.slice(0, -1) : lines),
    step(equation(m`x`, x), because.writeTheSolution),
  ]
}

/** Both sides for a number: 4 + 6 = 10, or 3 + 6 ≠ 10. */
function tried(statement: Expr, x: number | Ratio, written: Value = x): Expr {
  if (statement.kind !== 'relation') return statement
  const put = (of: Expr, isFactor: boolean): Expr =>
    of.kind === 'symbol'
      ? isFactor
        ? bracketed(expr(written))
        : expr(written)
      : of.kind === 'product' && of.factors.length === 2 && of.factors.some(({ kind }) => kind === 'symbol')
        ? times(...of.factors.map(part => put(part, false)))
        : mapParts(of, part => put(part, of.kind === 'product'))
  return relation(put(statement.left, false), isTrue(statement, { x }) ? '=' : '≠', put(statement.right, false))
}

const rightOf = (statement: Expr): Expr => (statement.kind === 'relation' ? statement.right : failed('An equation'))

/** The left side worked out for a number: 4 + 6 = 10. */
function worth(statement: Expr, x: number): Expr {
  const put = tried(statement, x)
  return put.kind === 'relation' ? equation(put.left, evaluate(put.left)) : failed('An equation')
}
/** 2/7 × 28 + 7 = 8 + 7 = 15. */
function worthInSteps(statement: Expr, x: number): Expr {
  const put = tried(statement, x)
  if (put.kind !== 'relation' || put.left.kind !== 'sum') return worth(statement, x)
  const { terms } = put.left
  return terms.some(({ kind }) => kind === 'product')
    ? equation(
        equation(put.left, { ...put.left, terms: terms.map(of => (of.kind === 'product' ? expr(evaluate(of)) : of)) }),
        evaluate(put.left),
      )
    : worth(statement, x)
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  bare: form({
    share: 3,
    instruction: solveForX,
    draw,
    answer: solution('x'),
    solve: ({ x }) => x,
    ask: facts => both(statementOf(facts)),
    solution: solved,
    check: solves,
  }),

  fromSet: form({
    levels: ['easy', 'hard'],
    draw(random, { operations }) {
      if (operations === 2) return drawTwoOperations(random)
      const [x, a, b] = [random.int(3, 12), random.int(2, 6), random.int(1, 15)]
      const statement = random.pick([m`x + ${b + 3} = ${x + b + 3}`, m`${a}x = ${a * x}`])
      const others = random.sample(
        [-3, -2, -1, 1, 2, 3, 4].map(step => x + step).filter(value => value > 0),
        3,
      )
      return { x, statement, values: [x, ...others].sort((a, b) => a - b) }
    },
    answer: solution('x'),
    solve: ({ x }) => x,
    ask: ({ statement, values }) => ({
      en: prose`Which number in ${setOf(...values)} is a solution of ${statement}?`,
      es: prose`¿Qué número de ${setOf(...values)} es solución de ${statement}?`,
    }),
    solution: ({ statement, values, x }) => [
      explained(
        statements(...values.filter(value => value !== x).map(value => worth(statement, value))),
        line`Substitute each of the other numbers: none gives ${rightOf(statement)}.`,
        line`Sustituye cada uno de los otros números: ninguno da ${rightOf(statement)}.`,
      ),
      step(worthInSteps(statement, x), because.substitute, { value: x, letter: m`x` }),
      explained(m`x = ${x}`, line`Both sides have the same value.`, line`Los dos lados tienen el mismo valor.`),
    ],
    // Tries every number of the set.
    check(printed, answer) {
      const statement = printed.one('relation')
      const right = printed
        .one('list')
        .items.map(item => evaluate(item))
        .filter(x => isTrue(statement, { x }))
      return right.length === 1 && itemOf(right, 0).equals(exact(answer))
    },
  }),

  balance: form({
    levels: ['easy'],
    instruction: {
      en: prose`The balance is level. Find the value of ${m`x`}.`,
      es: prose`La balanza está en equilibrio. Halla el valor de ${m`x`}.`,
    },
    draw: drawSmall,
    answer: solution('x'),
    solve: ({ x }) => x,
    ask: facts =>
      both(
        figure(balance(facts.operation === 'add' ? ['x', facts.a] : Array<'x'>(facts.a).fill('x'), [wholeOf(facts)])),
      ),
    solution: readAndSolved,
    check: isLevel,
  }),

  tapeDiagram: form({
    levels: ['easy'],
    instruction: {
      en: prose`Find the value of ${m`x`} in the diagram.`,
      es: prose`Halla el valor de ${m`x`} en el diagrama.`,
    },
    draw: drawSmall,
    answer: solution('x'),
    solve: ({ x }) => x,
    ask: facts =>
      both(
        figure(
          tapeDiagram([
            {
              boxes:
                facts.operation === 'add'
                  ? [{ label: 'x', size: facts.x }, facts.a]
                  : Array.from({ length: facts.a }, () => ({ label: 'x', size: 1 })),
              brace: wholeOf(facts),
            },
          ]),
        ),
      ),
    solution: readAndSolved,
    // All boxes together are as long as the brace.
    check(printed, x) {
      const [row] = tupleOf(printed.figure('tape-diagram').rows, 1)
      const sum = row.boxes.reduce(
        (total, { label }) => total.plus(evaluate(label as Expr, { x: exact(x) })),
        Ratio.of(0),
      )
      return sum.equals(evaluate(row.brace as Expr))
    },
  }),

  whichOperation: form({
    levels: ['easy'],
    kind: 'choose',
    draw(random, level) {
      return random.until(
        () => draw(random, level),
        ({ right, undoing }) =>
          [inverseOf(undoing), sideways(undoing), inverseOf(sideways(undoing))].every(
            wrong => !undone(exact(right), [wrong]).equals(undone(exact(right), [undoing])),
          ),
      )
    },
    answer: sentenceChoice,
    solve: facts => choiceOf(facts.undoing, facts),
    mistakes: facts => ({
      sameOperation: choiceOf(inverseOf(facts.undoing), facts),
      otherOperation: choiceOf(sideways(facts.undoing), facts),
      otherInverse: choiceOf(inverseOf(sideways(facts.undoing)), facts),
    }),
    ask: facts => ({
      en: prose`To solve ${statementOf(facts)}, what should you do to both sides?`,
      es: prose`Para resolver ${statementOf(facts)}, ¿qué debes hacer en ambos lados?`,
    }),
    solution: facts => [
      ...solvedInOne(facts).slice(0, 2),
      explained(
        choiceOf(facts.undoing, facts).says,
        line`This undoes the operation of the equation: ${equation(m`x`, facts.x)}.`,
        line`Esto deshace la operación de la ecuación: ${equation(m`x`, facts.x)}.`,
      ),
    ],
    whyWrong: () => {
      const other = {
        en: line`It does not undo the operation of the equation.`,
        es: line`No deshace la operación de la ecuación.`,
      }
      return {
        sameOperation: {
          en: line`It repeats the operation of the equation instead of undoing it.`,
          es: line`Repite la operación de la ecuación en vez de deshacerla.`,
        },
        otherOperation: other,
        otherInverse: other,
      }
    },
    // Does the operation to the side without x: what comes out must solve the equation.
    check(printed, { key }) {
      const statement = printed.one('relation')
      const side = statement.left.kind === 'number' ? statement.left : statement.right
      return isTrue(statement, { x: undone(evaluate(side), undoingOf(key)) })
    },
  }),

  correct: form({
    levels: ['medium'],
    kind: 'find-mistake',
    draw: (random, level) =>
      random.until(
        () => ({ ...draw(random, level), who: random.pick(people) }),
        ({ repeated }) => repeated.n > 0 && repeated.d <= 1000,
      ),
    answer: solution('x'),
    solve: ({ x }) => x,
    ask: facts => {
      const wrong = facts.write(facts.repeated)
      return {
        en: prose`${name(facts.who)} solves ${statementOf(facts)} and says that the solution is ${wrong}. That is wrong. What is the right solution?`,
        es: prose`${name(facts.who)} resuelve ${statementOf(facts)} y dice que la solución es ${wrong}. Eso está mal. ¿Cuál es la solución correcta?`,
      }
    },
    solution: facts => [
      step(tried(statementOf(facts), facts.repeated, facts.write(facts.repeated)), because.mistakeIs, {
        what: doneAgain(facts),
      }),
      ...solved(facts),
    ],
    check: (printed, x) => isTrue(itemOf(printed.all('relation'), 0), { x: exact(x) }),
  }),

  whichMistake: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw: random =>
      random.until(
        () => ({ ...drawFraction(random), done: random.evenly(DONE), who: random.pick(people) }),
        facts => {
          const values = DONE.map(done => wrongBy(facts, done))
          return (
            new Set(values.map(String)).size === DONE.length &&
            values.every(value => value.n > 0 && !value.equals(exact(facts.x)))
          )
        },
      ),
    answer: sentenceChoice,
    solve: facts => mistakeIn(facts, facts.done),
    mistakes: facts =>
      Object.fromEntries(DONE.filter(done => done !== facts.done).map(done => [done, mistakeIn(facts, done)])),
    ask: facts => {
      const wrong = mixed(wrongBy(facts, facts.done))
      return {
        en: prose`${name(facts.who)} solves ${statementOf(facts)} and says that ${equation(m`x`, wrong)}. What mistake did ${name(facts.who)} make?`,
        es: prose`${name(facts.who)} resuelve ${statementOf(facts)} y dice que ${equation(m`x`, wrong)}. ¿Qué error cometió ${name(facts.who)}?`,
      }
    },
    solution: (facts, answer) => [
      ...solvedInOne(facts).slice(0, 2),
      explained(
        equation(workOf(facts, facts.done), mixed(wrongBy(facts, facts.done))),
        line`This is the value that ${name(facts.who)} found.`,
        line`Este es el valor que halló ${name(facts.who)}.`,
      ),
      answerStep(answer.says, {
        en: line`This is the mistake.`,
        es: line`Este es el error.`,
      }),
    ],
    whyWrong: facts =>
      Object.fromEntries(
        DONE.filter(done => done !== facts.done).map(
          done =>
            [
              done,
              explained(
                equation(workOf(facts, done), mixed(wrongBy(facts, done))),
                line`This is not ${mixed(wrongBy(facts, facts.done))}.`,
                line`Esto no es ${mixed(wrongBy(facts, facts.done))}.`,
              ),
            ] as const,
        ),
      ),
    // The right side, changed as the key says, is the value that was said.
    check(printed, { key }) {
      const [statement, said] = printed.all('relation')
      const [one, other] = [statement!.left, statement!.right]
      const [side, term] = one.kind === 'number' ? [one, other] : [other, one]
      const [b, { n, d }] = [evaluate(side), evaluate(term, { x: 1 })]
      const value = {
        product: b.times(n).over(d),
        numerator: b.over(n),
        denominator: b.times(d),
        minus: b.minus(Ratio.of(n, d)),
      }[key]
      return !!value && value.equals(evaluate(said!.right))
    },
  }),
})
