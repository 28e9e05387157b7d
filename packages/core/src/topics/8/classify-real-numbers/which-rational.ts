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
  statements,
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
            equation(over(pi, pi), 1),
            line`The number ${pi} is irrational. A value with ${pi} can be rational where ${pi} cancels.`,
            line`El número ${pi} es irracional. Un valor con ${pi} puede ser racional donde ${pi} se cancela.`,
          ),
          rightStep(facts),
        ]
      const [a, b] = rootsOf(facts)
      const taken = [
        equation(root(a), multiple(p, root(s))),
        ...(q > 1 ? [equation(root(b), multiple(q, root(s)))] : []),
      ]
      return [
        explained(
          statements(...taken),
          line`Take out the square factor: ${root(a)} and ${root(b)} are multiples of ${root(s)}, which is irrational.`,
          line`Saca el factor cuadrado: ${root(a)} y ${root(b)} son múltiplos de ${root(s)}, que es irracional.`,
        ),
        rightStep(facts),
      ]
    },
    whyWrong(facts) {
      const { way, s, p, q } = facts
      if (way === 'pi')
        return {
          difference: explained(
            equation(minus(multiple(p, pi), multiple(q, pi)), multiple(p - q, pi)),
            line`The difference is a multiple of ${pi}, so it is irrational.`,
            line`La diferencia es un múltiplo de ${pi}, así que es irracional.`,
          ),
          sum: explained(
            sum(multiple(p, pi), q),
            line`An integer added to an irrational number leaves an irrational number.`,
            line`Un entero sumado a un número irracional da un número irracional.`,
          ),
          shared: explained(
            equation(over(multiple(p, pi), q), multiple(p / q, pi)),
            line`Dividing by an integer leaves a multiple of ${pi}, so it is irrational.`,
            line`Al dividir entre un entero queda un múltiplo de ${pi}, así que es irracional.`,
          ),
        }
      const [a, b] = rootsOf(facts)
      const own = (n: number) => multiple(n, root(s))
      return {
        sum: explained(
          equation(sum(root(a), root(b)), own(p + q)),
          line`The sum is a multiple of ${root(s)}, so it is irrational.`,
          line`La suma es un múltiplo de ${root(s)}, así que es irracional.`,
        ),
        difference: explained(
          equation(minus(root(a), root(b)), own(p - q)),
          line`The difference is a multiple of ${root(s)}, so it is irrational.`,
          line`La diferencia es un múltiplo de ${root(s)}, así que es irracional.`,
        ),
        oneRoot: explained(
          equation(root(sum(a, b)), root(a + b)),
          line`The sum ${a + b} is not a perfect square, so its root is irrational.`,
          line`La suma ${a + b} no es un cuadrado perfecto, así que su raíz es irracional.`,
        ),
      }
    },
    check: (_, answer) => isRational(answer as Expr),
  })
