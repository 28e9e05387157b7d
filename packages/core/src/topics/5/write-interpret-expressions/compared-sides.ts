import { bracketed, divide, type Expr, equation, line, minus, relation, sum, times } from '../../../author.ts'
import type { Comparison } from '../../kit/facts/compare-signs.ts'
import type { Words } from './tree.ts'

interface Case {
  readonly is: Comparison
  readonly sides: (a: number, b: number, n: number) => readonly [Expr, Expr]
  /** What the sides have in common, or where they differ. */
  readonly work: (a: number, b: number, n: number) => Expr
  readonly why: (a: number, b: number, n: number) => Words
}
/** Two expressions with the same large numbers; a is the larger, c a third one. */
export const CASES: readonly Case[] = [
  {
    is: 'greater',
    sides: (a, b, n) => [times(n, bracketed(sum(a, b))), sum(times(n, a), b)],
    work: (a, b, n) => equation(times(n, bracketed(sum(a, b))), sum(times(n, a), times(n, b))),
    why: (_, b, n) => ({
      en: line`Both have ${n} times the first number. On the left, ${b} is multiplied by ${n} too.`,
      es: line`Las dos tienen ${n} veces el primer número. A la izquierda, ${b} también se multiplica por ${n}.`,
    }),
  },
  {
    is: 'equal',
    sides: (a, b, n) => [times(n, bracketed(minus(a, b))), minus(times(n, a), times(n, b))],
    work: (a, b, n) => equation(minus(times(n, a), times(n, b)), times(n, bracketed(minus(a, b)))),
    why: (_, __, n) => ({
      en: line`On the right, both numbers are multiplied by ${n}: this is ${n} times their difference.`,
      es: line`A la derecha, los dos números se multiplican por ${n}: es ${n} veces su diferencia.`,
    }),
  },
  {
    is: 'less',
    sides: (a, b, n) => [divide(bracketed(minus(a, b)), n), divide(a, n)],
    work: (a, b, ___) => relation(minus(a, b), '<', a),
    why: (a, b, n) => ({
      en: line`Both are divided by ${n}. On the left, ${b} is first subtracted from ${a}.`,
      es: line`Las dos se dividen entre ${n}. A la izquierda, primero se resta ${b} de ${a}.`,
    }),
  },
  {
    is: 'equal',
    sides: (a, b, n) => [sum(times(n, a), times(n, b)), times(n, bracketed(sum(b, a)))],
    work: (a, b, n) => equation(sum(times(n, a), times(n, b)), times(n, bracketed(sum(a, b)))),
    why: (_, __, n) => ({
      en: line`On the left, both numbers are multiplied by ${n}: this is ${n} times their sum.`,
      es: line`A la izquierda, los dos números se multiplican por ${n}: es ${n} veces su suma.`,
    }),
  },
  {
    is: 'less',
    sides: (a, b, n) => [times(n, bracketed(minus(a, b))), minus(times(n, a), b)],
    work: (a, b, n) => equation(times(n, bracketed(minus(a, b))), minus(times(n, a), times(n, b))),
    why: (_, b, n) => ({
      en: line`Both start from ${n} times the first number. On the left, ${b} is taken away ${n} times.`,
      es: line`Las dos parten de ${n} veces el primer número. A la izquierda, ${b} se quita ${n} veces.`,
    }),
  },
  {
    is: 'greater',
    sides: (a, b, n) => [sum(a, divide(b, n)), divide(bracketed(sum(a, b)), n)],
    work: (a, b, n) => equation(divide(bracketed(sum(a, b)), n), sum(divide(a, n), divide(b, n))),
    why: (a, _, n) => ({
      en: line`On the left, only the second number is divided by ${n}, and ${a} stays whole.`,
      es: line`A la izquierda, solo se divide entre ${n} el segundo número y ${a} queda entero.`,
    }),
  },
  {
    is: 'equal',
    sides: (a, b, n) => [minus(a, bracketed(sum(b, n * 100))), minus(minus(a, b), n * 100)],
    work: (_, b, n) => sum(b, n * 100),
    why: (a, b, n) => ({
      en: line`On both sides, ${b} and ${n * 100} are subtracted from ${a}.`,
      es: line`En los dos lados, de ${a} se restan ${b} y ${n * 100}.`,
    }),
  },
  {
    is: 'greater',
    sides: (a, b, n) => [sum(minus(a, b), n * 100), minus(a, bracketed(sum(b, n * 100)))],
    work: (a, b, n) => equation(minus(a, bracketed(sum(b, n * 100))), minus(minus(a, b), n * 100)),
    why: (_, __, n) => ({
      en: line`On the left, ${n * 100} is added. On the right, it is subtracted.`,
      es: line`A la izquierda, se suma ${n * 100}. A la derecha, se resta.`,
    }),
  },
  {
    is: 'less',
    sides: (a, b, n) => [minus(minus(a, b), n * 100), minus(a, bracketed(minus(b, n * 100)))],
    work: (_, b, n) => relation(minus(b, n * 100), '<', b),
    why: (_, __, n) => ({
      en: line`On the right, ${n * 100} less is subtracted, so more is left.`,
      es: line`A la derecha, se resta ${n * 100} menos, así que queda más.`,
    }),
  },
]

export const SIGN_SAID = {
  greater: [line`The left side is greater.`, line`El lado izquierdo es mayor.`],
  less: [line`The left side is less.`, line`El lado izquierdo es menor.`],
  equal: [line`Both sides have the same value.`, line`Los dos lados tienen el mismo valor.`],
} as const
