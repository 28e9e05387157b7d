import {
  assert,
  both,
  bracketed,
  type Expr,
  equation,
  evaluate,
  explainedBy,
  expr,
  type FormMaker,
  formulaChoice,
  isTrue,
  join,
  line,
  m,
  mapParts,
  name,
  negative,
  people,
  point,
  prose,
  relation,
  statements,
  step,
  substitute,
  symbol,
  system,
  systemSolution,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { coefficientsOf, rowThrough, solutionOf, solves } from '../../kit/equations/linear-system.ts'
import type { levels } from './levels.ts'
import { drawSolved, type Kind, kinds, type Solved, solvedSystem } from './parts.ts'

const instruction = {
  en: prose`Solve the system by substitution. Write the solution as an ordered pair.`,
  es: prose`Resuelve el sistema por sustitución. Escribe la solución como par ordenado.`,
}

/** In standard form one coefficient alone is 1, and a coordinate is negative. */
const hasOneUnit = ({ k, a, b, x, y }: Solved): boolean =>
  [k, a, b].every(value => Math.abs(value) > 1) && Math.min(x, y) < 0

/** The other equation with the expression put in and multiplied out, with this constant and this sign of the product. */
function opened(drawn: Solved, constant: number, sign = 1): Expr {
  const { letter, k, a, b, x, y } = drawn
  const right = rowThrough(a, b, x, y)[2]
  const first = sign * ownOf(drawn) * k
  return letter === 'y' ? m`${a}x + ${first}x + ${constant} = ${right}` : m`${first}y + ${constant} + ${b}y = ${right}`
}

/** Without the parentheses that it needs: the constant is not multiplied. */
const withoutBrackets = (drawn: Solved): Expr => opened(drawn, drawn.constant)

const sidesAt = (row: Expr, [x, y]: readonly [number, number]) => {
  assert(row.kind === 'relation', 'A row is an equation')
  return [evaluate(row.left, { x, y }), evaluate(row.right, { x, y })] as const
}

/** A number in the place of a letter with the coefficient 1 or −1 has no factor 1. */
function withoutOnes(of: Expr): Expr {
  const inner = mapParts(of, withoutOnes)
  if (inner.kind !== 'product') return inner
  const [one, other] = inner.factors
  if (!one || !other || inner.factors.length !== 2) return inner
  if (evaluate(one).equals(1)) return other
  return evaluate(one).equals(-1) ? negative(evaluate(other).n < 0 ? bracketed(other) : other) : inner
}

const filledIn = (row: Expr, { x, y }: Solved): Expr => withoutOnes(substitute(row, { x: expr(x), y: expr(y) }))

/** The letters exchanged, a sign lost, and a point that fits the first equation alone. */
const wrongPoints = ({
  letter,
  k,
  constant,
  x,
  y,
}: Solved): readonly [readonly [number, number], readonly [number, number], readonly [number, number]] => [
  [y, x],
  letter === 'y' ? [x, -y] : [-x, y],
  letter === 'y' ? [x + 1, k * (x + 1) + constant] : [k * (y + 1) + constant, y + 1],
]

const ownOf = ({ letter, a, b }: Solved) => (letter === 'y' ? b : a)

export const easyForms = (form: FormMaker<typeof levels>) => ({
  bare: form({
    levels: ['easy', 'medium'],
    share: 3,
    instruction,
    draw: (random, level: { readonly kinds: readonly Kind[] }) => kinds[random.evenly(level.kinds)](random),
    answer: systemSolution,
    solve: ({ solution }) => solution,
    ask: ({ printed }) => both(system(...printed)),
    solution: ({ steps }) => steps(),
    check: (printed, answer) => solves(answer, printed.one('system')),
  }),

  whichPoint: form({
    levels: ['easy'],
    instruction: {
      en: prose`Choose the solution of the system.`,
      es: prose`Elige la solución del sistema.`,
    },
    lines: 4,
    draw: random =>
      random.until(
        () => drawSolved(random),
        drawn =>
          Math.abs(drawn.x) !== Math.abs(drawn.y) &&
          new Set([[drawn.x, drawn.y], ...wrongPoints(drawn)].map(String)).size === 4,
      ),
    answer: systemSolution,
    solve: ({ x, y }) => [x, y],
    mistakes: drawn => {
      const [swapped, signLost, onlyFirst] = wrongPoints(drawn)
      return { lettersSwapped: swapped, signLost, onlyFirstEquation: onlyFirst }
    },
    ask: drawn => both(system(...solvedSystem(drawn, true).printed)),
    solution: drawn => {
      const [first, second] = solvedSystem(drawn, true).printed
      return [
        explainedBy(statements(filledIn(first, drawn), filledIn(second, drawn)), {
          en: line`Substitute ${drawn.x} for ${symbol('x')} and ${drawn.y} for ${symbol('y')} in both equations.`,
          es: line`Sustituye ${symbol('x')} por ${drawn.x} e ${symbol('y')} por ${drawn.y} en las dos ecuaciones.`,
        }),
        explainedBy(point(drawn.x, drawn.y), {
          en: line`In both equations the sides are equal: ${sidesAt(first, [drawn.x, drawn.y])[0]} in the first, ${sidesAt(second, [drawn.x, drawn.y])[0]} in the second.`,
          es: line`En las dos ecuaciones los lados son iguales: ${sidesAt(first, [drawn.x, drawn.y])[0]} en la primera, ${sidesAt(second, [drawn.x, drawn.y])[0]} en la segunda.`,
        }),
      ]
    },
    whyWrong: drawn => {
      const rows = solvedSystem(drawn, true).printed
      const [swapped, signLost, onlyFirst] = wrongPoints(drawn)
      const unequal = (at: readonly [number, number]) => {
        const row = rows.find(row => !isTrue(row, { x: at[0], y: at[1] })) ?? rows[1]
        const [left, right] = sidesAt(row, at)
        return explainedBy(statements(point(...at), relation(left, '≠', right)), {
          en: line`In ${row} the sides are not equal.`,
          es: line`En ${row} los lados no son iguales.`,
        })
      }
      return { lettersSwapped: unequal(swapped), signLost: unequal(signLost), onlyFirstEquation: unequal(onlyFirst) }
    },
    check: (printed, answer) => solves(answer, printed.one('system')),
  }),

  noBrackets: form({
    levels: ['medium'],
    kind: 'story',
    draw(random) {
      const drawn = random.until(
        () => drawSolved(random),
        drawn => {
          const { letter, a, b, k } = drawn
          const [own, others] = letter === 'y' ? [b, a] : [a, b]
          return (
            Math.abs(own) > 1 &&
            others + own * k !== 0 &&
            others + k !== 0 &&
            others - own * k !== 0 &&
            hasOneUnit(drawn)
          )
        },
      )
      return { ...drawn, who: random.pick(people) }
    },
    answer: formulaChoice,
    solve: drawn => opened(drawn, ownOf(drawn) * drawn.constant),
    // What the stem leads to is known to be wrong: it is no choice.
    mistakes: drawn => ({
      bothSigns: opened(drawn, -ownOf(drawn) * drawn.constant, -1),
      signOfConstant: opened(drawn, -ownOf(drawn) * drawn.constant),
      signOfFirstTerm: opened(drawn, ownOf(drawn) * drawn.constant, -1),
    }),
    ask(drawn) {
      const shown = system(...solvedSystem(drawn, false).printed)
      const [wrong, letter] = [withoutBrackets(drawn), symbol(drawn.letter)]
      return {
        en: [
          shown,
          prose`${name(drawn.who)} solves the first equation for ${letter}, substitutes without parentheses, and gets ${wrong}. This is wrong. Which equation is right?`,
        ],
        es: [
          shown,
          prose`${name(drawn.who)} despeja ${letter} en la primera ecuación, sustituye sin paréntesis y obtiene ${wrong}. Está mal. ¿Cuál es la ecuación correcta?`,
        ],
      }
    },
    solution: drawn => {
      const { letter, k, constant, a, b, x, y } = drawn
      const [own, right] = [ownOf(drawn), rowThrough(a, b, x, y)[2]]
      const inside = letter === 'y' ? m`${k}x + ${constant}` : m`${k}y + ${constant}`
      const term = letter === 'y' ? m`${Math.abs(k)}x` : m`${Math.abs(k)}y`
      const filled = letter === 'y' ? m`${a}x + ${own}(${inside}) = ${right}` : m`${own}(${inside}) + ${b}y = ${right}`
      return [
        step(withoutBrackets(drawn), because.mistakeIs, {
          what: {
            en: line`${constant} was not multiplied by ${own}`,
            es: line`no se multiplicó ${constant} por ${own}`,
          },
        }),
        explainedBy(
          equation(symbol(letter), inside),
          k > 0
            ? { en: line`Add ${term} to both sides.`, es: line`Suma ${term} a ambos lados.` }
            : { en: line`Subtract ${term} from both sides.`, es: line`Resta ${term} de ambos lados.` },
        ),
        step(filled, because.substitute, { value: inside, letter: symbol(letter) }),
        step(opened(drawn, own * constant), because.distribute, { factor: own }),
      ]
    },
    whyWrong: drawn => {
      const own = ownOf(drawn)
      const term = (c: number) => (drawn.letter === 'y' ? m`${c}x` : m`${c}y`)
      const first = explainedBy(equation(join(own, bracketed(term(drawn.k))), term(own * drawn.k)), {
        en: line`In the choice, this product has the opposite sign.`,
        es: line`En la opción, este producto tiene el signo contrario.`,
      })
      return {
        bothSigns: {
          en: line`Both products of ${own} have the wrong sign.`,
          es: line`Los dos productos de ${own} tienen el signo equivocado.`,
        },
        signOfConstant: explainedBy(equation(join(own, bracketed(expr(drawn.constant))), own * drawn.constant), {
          en: line`In the choice, this product has the opposite sign.`,
          es: line`En la opción, este producto tiene el signo contrario.`,
        }),
        signOfFirstTerm: first,
      }
    },
    // It holds at the solution, and nowhere else.
    check(printed, choice) {
      const solution = solutionOf(printed.one('system').rows)
      if (typeof solution === 'string') return false
      const [x, y] = solution
      const [a, b] = coefficientsOf(expr(choice))
      return isTrue(expr(choice), { x, y }) && (a.n === 0) !== (b.n === 0)
    },
  }),
})
