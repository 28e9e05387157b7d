import {
  divide,
  type Expr,
  equation,
  exact,
  explained,
  expr,
  line,
  m,
  minus,
  over,
  Ratio,
  type Step,
  sum,
  times,
} from '../../../author.ts'
import type { OneStep } from './equations.ts'

/** 20 and 4 of 24, where both parts are there. */
const partsOf = (n: number): readonly [number, number] | null =>
  n > 10 && n < 100 && n % 10 > 0 ? [n - (n % 10), n % 10] : null

/** One operation on both sides, then what comes out, then x alone. */
export function solvedInOne(facts: OneStep): readonly Step[] {
  const { left, onRight, undoing, write } = facts
  const [b, x] = [exact(facts.right), exact(facts.x)]
  const [by, right] = [expr(write(undoing.by)), expr(facts.right)]
  const sides = (one: Expr, other: Expr) => (onRight ? equation(other, one) : equation(one, other))
  const solution = equation(m`x`, facts.x)
  const usesDecimals = [b, undoing.by].some(({ d }) => d > 1)
  const alone = explained(
    solution,
    line`The two operations undo each other: ${m`x`} is left alone.`,
    line`Las dos operaciones se anulan: ${m`x`} queda sola.`,
  )
  switch (undoing.operation) {
    case 'add':
      return [
        explained(
          sides(sum(left, by), sum(right, by)),
          line`Subtracting ${by} is undone by adding: add ${by} to both sides.`,
          line`Restar ${by} se deshace sumando: suma ${by} a ambos lados.`,
        ),
        explained(
          equation(sum(right, by), facts.x),
          usesDecimals ? line`Line up the decimal points and add.` : line`Add.`,
          usesDecimals ? line`Alinea los puntos decimales y suma.` : line`Suma.`,
        ),
        alone,
      ]
    case 'subtract':
      return [
        explained(
          sides(minus(left, by), minus(right, by)),
          line`Adding ${by} is undone by subtracting: subtract ${by} from both sides.`,
          line`Sumar ${by} se deshace restando: resta ${by} de ambos lados.`,
        ),
        explained(
          equation(minus(right, by), facts.x),
          usesDecimals ? line`Line up the decimal points and subtract.` : line`Subtract.`,
          usesDecimals ? line`Alinea los puntos decimales y resta.` : line`Resta.`,
        ),
        alone,
      ]
    case 'multiply':
      return [
        explained(
          sides(times(left, by), times(right, by)),
          line`Dividing by ${by} is undone by multiplying: multiply both sides by ${by}.`,
          line`Dividir entre ${by} se deshace multiplicando: multiplica ambos lados por ${by}.`,
        ),
        multiplied(b.n, undoing.by.n),
        alone,
      ]
    case 'divide':
      return undoing.by.d > 1 && !usesTenths(undoing.by, write)
        ? byReciprocal(facts)
        : [
            explained(
              sides(over(left, by), over(right, by)),
              line`Multiplying by ${by} is undone by dividing: divide both sides by ${by}.`,
              line`Multiplicar por ${by} se deshace dividiendo: divide ambos lados entre ${by}.`,
            ),
            usesDecimals
              ? explained(
                  equation(
                    equation(divide(right, by), divide(b.times(10).toNumber(), undoing.by.times(10).toNumber())),
                    x.n,
                  ),
                  line`Multiply both numbers by 10, then divide.`,
                  line`Multiplica los dos números por 10 y luego divide.`,
                )
              : divided(b.n, undoing.by.n),
            alone,
          ]
  }
}

const usesTenths = (by: Ratio, write: OneStep['write']): boolean => {
  const shown = expr(write(by))
  return shown.kind === 'number' && shown.as === 'decimal'
}

function multiplied(a: number, by: number): Step {
  const parts = partsOf(a)
  const work = times(a, by)
  return parts
    ? explained(
        equation(equation(work, sum(parts[0] * by, parts[1] * by)), a * by),
        line`Multiply ${parts[0]} and ${parts[1]} by ${by}, and add.`,
        line`Multiplica ${parts[0]} y ${parts[1]} por ${by}, y suma.`,
      )
    : explained(equation(work, a * by), line`Multiply.`, line`Multiplica.`)
}

function divided(b: number, by: number): Step {
  const parts = partsOf(b / by)
  const work = divide(b, by)
  return parts
    ? explained(
        equation(equation(work, sum(parts[0], parts[1])), b / by),
        line`Split ${b} into ${parts[0] * by} and ${parts[1] * by}, and divide each part by ${by}.`,
        line`Separa ${b} en ${parts[0] * by} y ${parts[1] * by}, y divide cada parte entre ${by}.`,
      )
    : explained(
        equation(work, b / by),
        line`Divide: ${equation(times(by, b / by), b)}.`,
        line`Divide: ${equation(times(by, b / by), b)}.`,
      )
}

/** (3/4)x = 18: both sides times 4/3. */
function byReciprocal({ onRight, undoing, ...facts }: OneStep): readonly Step[] {
  const [b, { n, d }] = [exact(facts.right), undoing.by]
  const reciprocal = over(d, n)
  const right = expr(facts.right)
  const [one, other] = [times(reciprocal, Ratio.of(n, d), m`x`), times(right, reciprocal)]
  return [
    explained(
      onRight ? equation(other, one) : equation(one, other),
      line`Multiply both sides by ${reciprocal}, the reciprocal of ${Ratio.of(n, d)}.`,
      line`Multiplica ambos lados por ${reciprocal}, el recíproco de ${Ratio.of(n, d)}.`,
    ),
    b.d === 1
      ? explained(
          equation(equation(other, times(b.n / n, d)), (b.n / n) * d),
          line`Divide ${b} by ${n}, then multiply by ${d}.`,
          line`Divide ${b} entre ${n} y luego multiplica por ${d}.`,
        )
      : explained(
          equation(equation(other, over(b.n * d, b.d * n)), facts.x),
          line`Multiply the numerators and the denominators, then simplify.`,
          line`Multiplica los numeradores y los denominadores, y simplifica.`,
        ),
    explained(
      equation(m`x`, facts.x),
      line`A number times its reciprocal is 1: ${m`x`} is left alone.`,
      line`Un número por su recíproco da 1: ${m`x`} queda sola.`,
    ),
  ]
}
