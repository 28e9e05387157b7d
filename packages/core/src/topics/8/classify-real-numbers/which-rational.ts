import {
  bracketed,
  type Expr,
  equation,
  explained,
  formulaChoice,
  join,
  line,
  minus,
  over,
  pi,
  power,
  prose,
  Ratio,
  root,
  sum,
  times,
} from '../../../author.ts'
import { isRational, isSquare } from './numbers.ts'
import type { Form } from './sets.ts'

interface Roots {
  readonly way: 'product' | 'quotient' | 'square' | 'pi'
  /** √(sp²) and √(sq²), or pπ and qπ. */
  readonly s: number
  readonly p: number
  readonly q: number
}
const WAYS = ['product', 'quotient', 'pi', 'square'] as const

const multiple = (n: number, of: Expr): Expr => (n === 1 ? of : join(n, of))
const rootsOf = ({ s, p, q }: Roots) => [s * p * p, s * q * q] as const

/** The rational one. */
function rightOf(facts: Roots): Expr {
  const [a, b] = rootsOf(facts)
  switch (facts.way) {
    case 'product':
      return times(root(a), root(b))
    case 'quotient':
      return over(root(a), root(b))
    case 'square':
      return power(bracketed(root(a)), 2)
    case 'pi':
      return over(multiple(facts.p, pi), multiple(facts.q, pi))
  }
}

/** What the rational one comes to, and how. */
function rightStep(facts: Roots) {
  const { way, s, p, q } = facts
  const [a, b] = rootsOf(facts)
  const right = rightOf(facts)
  switch (way) {
    case 'product':
      return explained(
        equation(equation(right, root(a * b)), s * p * q),
        line`The product ${a * b} is a perfect square, so the value is rational.`,
        line`El producto ${a * b} es un cuadrado perfecto, así que el valor es racional.`,
      )
    case 'quotient':
      return explained(
        equation(right, Ratio.of(p, q)),
        line`Divide by ${root(s)}, the common factor: the value is rational.`,
        line`Divide entre ${root(s)}, el factor común: el valor es racional.`,
      )
    case 'square':
      return explained(
        equation(right, a),
        line`Squaring undoes the square root: the value is rational.`,
        line`Elevar al cuadrado deshace la raíz cuadrada: el valor es racional.`,
      )
    case 'pi':
      return explained(
        equation(right, Ratio.of(p, q)),
        line`In the quotient, ${pi} cancels: the value is rational.`,
        line`En el cociente, ${pi} se cancela: el valor es racional.`,
      )
  }
}

/** One expression with a rational value among sums and differences that have none. */
export const whichRational = (form: Form) =>
  form({
    levels: ['hard'],
    draw(random): Roots {
      const way = random.evenly(WAYS)
      if (way === 'pi') {
        const q = random.int(2, 5)
        return { way, s: 1, p: q * random.int(2, 5), q }
      }
      return random.until(
        (): Roots => ({ way, s: random.pick([2, 3, 5, 6, 7, 10]), p: random.int(2, 4), q: random.int(1, 3) }),
        ({ s, p, q }) => p > q && !isSquare(s * (p * p + q * q)) && s * p * p < 100,
      )
    },
    answer: formulaChoice,
    solve: rightOf,
    mistakes(facts): Readonly<Record<string, Expr>> {
      const { way, p, q } = facts
      if (way === 'pi')
        return {
          difference: minus(multiple(p, pi), multiple(q, pi)),
          sum: sum(multiple(p, pi), q),
          shared: over(multiple(p, pi), q),
        }
      const [a, b] = rootsOf(facts)
      return { sum: sum(root(a), root(b)), difference: minus(root(a), root(b)), oneRoot: root(sum(a, b)) }
    },
    ask: () => ({
      en: prose`Which of these expressions has a rational value?`,
      es: prose`¿Cuál de estas expresiones tiene un valor racional?`,
    }),
    solution(facts) {
      const { way, s, p, q } = facts
      if (way === 'pi')
        return [
          explained(
            equation(minus(multiple(p, pi), multiple(q, pi)), multiple(p - q, pi)),
            line`The difference is a multiple of ${pi}, so it is irrational.`,
            line`La diferencia es un múltiplo de ${pi}, así que es irracional.`,
          ),
          explained(
            equation(over(multiple(p, pi), q), multiple(p / q, pi)),
            line`Dividing by an integer leaves a multiple of ${pi} as well, and adding an integer to a multiple of ${pi} leaves decimals that never repeat.`,
            line`Al dividir entre un entero también queda un múltiplo de ${pi}, y al sumar un entero a un múltiplo de ${pi} quedan decimales que no se repiten.`,
          ),
          rightStep(facts),
        ]
      const [a, b] = rootsOf(facts)
      const own = (n: number) => multiple(n, root(s))
      return [
        explained(
          equation(equation(sum(root(a), root(b)), sum(own(p), own(q))), own(p + q)),
          line`Take the square factor out of each root. The sum is a multiple of ${root(s)}: irrational.`,
          line`Saca de cada raíz el factor cuadrado. La suma es un múltiplo de ${root(s)}: irracional.`,
        ),
        explained(
          equation(minus(root(a), root(b)), own(p - q)),
          line`The difference is a multiple of ${root(s)} too: irrational.`,
          line`La diferencia también es un múltiplo de ${root(s)}: irracional.`,
        ),
        explained(
          equation(root(sum(a, b)), root(a + b)),
          line`The sum ${a + b} is not a perfect square, so its root is irrational.`,
          line`La suma ${a + b} no es un cuadrado perfecto, así que su raíz es irracional.`,
        ),
        rightStep(facts),
      ]
    },
    check: (_, answer) => isRational(answer as Expr),
  })
