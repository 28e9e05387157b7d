import {
  both,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  isTrue,
  itemOf,
  line,
  list,
  m,
  match,
  minus,
  prose,
  Ratio,
  setOf,
  solution,
  substitute,
  sum,
  symbol,
} from '../../../author.ts'
import { solveForX, solves } from '../../kit/equations/equation-in-x.ts'
import { easyStories } from './easy-stories.ts'
import { drawTelling, easyKinds, type Form, made, type OneStep } from './kinds.ts'
import { oneStepSteps } from './steps.ts'
import { storyForm } from './stories.ts'

const KINDS = Object.values(easyKinds)

/** The answers with a wrong sign and with the wrong operation, beside the right one. */
const wrongsOf = ({ x, right, by, operation }: OneStep): readonly Ratio[] => {
  const repeated = operation === 'add' ? right.plus(by) : right.minus(by)
  return [x.negated(), repeated, repeated.negated()]
}
const inOrder = (values: readonly Ratio[]): readonly Ratio[] => [...values].sort((a, b) => a.compare(b))
const filled = (of: Expr, x: Ratio): Expr => substitute(of, { x: expr(x) })

export const easyForms = (form: Form) => ({
  addedOrSubtracted: form({
    levels: ['easy'],
    share: 3,
    instruction: solveForX,
    draw: random => drawTelling(random, random.evenly(KINDS)),
    answer: solution('x'),
    solve: ({ x }) => x,
    ask: ({ equation }) => both(equation),
    solution: oneStepSteps,
    check: solves,
  }),

  whichOfFour: form({
    levels: ['easy'],
    draw(random) {
      const kind = random.evenly(KINDS)
      return random.until(
        () => drawTelling(random, kind),
        facts =>
          new Set([facts.x, ...wrongsOf(facts)].map(String)).size === 4 && wrongsOf(facts).every(({ n }) => n !== 0),
      )
    },
    answer: solution('x'),
    solve: ({ x }) => x,
    ask: facts => {
      const values = setOf(...inOrder([facts.x, ...wrongsOf(facts)]))
      return {
        en: prose`Which number in ${values} is the solution of ${facts.equation}?`,
        es: prose`¿Qué número de ${values} es la solución de ${facts.equation}?`,
      }
    },
    solution: facts => [
      ...oneStepSteps(facts).slice(0, -1),
      explained(
        equation(m`x`, facts.x),
        line`Simplify. Check: ${filled(facts.equation, facts.x)}. The other numbers do not make the equation true.`,
        line`Simplifica. Comprueba: ${filled(facts.equation, facts.x)}. Los otros números no hacen verdadera la ecuación.`,
      ),
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

  matchTheSolution: form(
    match({
      levels: ['easy'],
      what: { en: line`each equation with its solution`, es: line`cada ecuación con su solución` },
      draw: random => {
        const [a, b] = random.until(
          () => [random.int(3, 12), random.int(2, 12)] as const,
          ([a, b]) => Math.abs(a - b) > 1 && a !== 2 * b && b !== 2 * a,
        )
        // The same two numbers in all four ways.
        const shown = [
          made('add', Ratio.of(a - b), Ratio.of(b)),
          made('subtract', Ratio.of(a + b), Ratio.of(b)),
          made('add', Ratio.of(-a - b), Ratio.of(b)),
          made('subtract', Ratio.of(b - a), Ratio.of(b)),
        ]
        return random.shuffle(shown).map(of => [of.equation, equation(m`x`, of.x)] as const)
      },
      belong: ([left], [right]) =>
        isTrue(left as Expr, { x: evaluate((right as Extract<Expr, { kind: 'relation' }>).right) }),
      solution: (pairs, letters) => [
        ...pairs.map(([left, right], i) =>
          explained(
            right as Expr,
            undoingOf(i + 1, left as Extract<Expr, { kind: 'relation' }>).en,
            undoingOf(i + 1, left as Extract<Expr, { kind: 'relation' }>).es,
          ),
        ),
        explained(
          list(...letters.map(letter => symbol(letter))),
          line`Write the letters of the solutions in order.`,
          line`Escribe en orden las letras de las soluciones.`,
        ),
      ],
    }),
  ),

  changeStories: storyForm(form, 'easy', 2, easyStories),
})

/** "Row 1: subtract 5 from both sides: −3 − 5." */
function undoingOf(row: number, { left, right }: Extract<Expr, { kind: 'relation' }>) {
  const by = evaluate(left, { x: Ratio.of(0) })
  return by.n > 0
    ? {
        en: line`Row ${row}: subtract ${by} from both sides: ${minus(right, by)}.`,
        es: line`Fila ${row}: resta ${by} de ambos lados: ${minus(right, by)}.`,
      }
    : {
        en: line`Row ${row}: add ${by.negated()} to both sides: ${sum(right, by.negated())}.`,
        es: line`Fila ${row}: suma ${by.negated()} a ambos lados: ${sum(right, by.negated())}.`,
      }
}
