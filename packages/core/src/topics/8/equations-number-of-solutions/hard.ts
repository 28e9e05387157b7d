import {
  blank,
  bracketed,
  type Expr,
  equation,
  evaluate,
  exact,
  explainedBy,
  expr,
  type FilledTable,
  integer,
  isSame,
  itemOf,
  join,
  line,
  m,
  minus,
  namedNumbers,
  prose,
  type Random,
  Ratio,
  type Step,
  solution,
  sum,
  symbol,
  table,
  tableCells,
  words,
} from '../../../author.ts'
import { filled } from '../../kit/equations/filled.ts'
import { asFraction, coefficientOf, constantOf, isGroup, opened, type Part, termOf } from '../../kit/equations/parts.ts'
import { combined, distributed } from '../../kit/equations/parts-said.ts'
import { drawFraction, drawMedium } from './draws.ts'
import { NAMES } from './easy.ts'
import type { Form } from './levels.ts'
import { briefly, COUNTS, type Count, countIn, equationOf, plainSide, side } from './sides.ts'

const x = m`x`
const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const

interface Filling {
  readonly left: readonly Part[]
  /** The other side: a coefficient and a number. */
  readonly c: number
  readonly d: number
  readonly hasFraction: boolean
}
/** A left side to simplify, with a fraction before the parentheses in half. */
function drawLeft(random: Random, hasFraction: boolean): readonly Part[] {
  const draw = hasFraction ? drawFraction : drawMedium
  return random.until(
    () => draw(random, 'all').left,
    left => coefficientOf(left).n > 1 && constantOf(left).n !== 0,
  )
}
/** The left side alone, multiplied out and combined. */
function simplifiedLeft(left: readonly Part[]): readonly Step[] {
  const open = opened(left)
  return [
    ...(left.some(isGroup) ? [explainedBy(side(open), distributed(left.filter(isGroup), asFraction, 'x'))] : []),
    explainedBy(plainSide(left), combined(open, asFraction, 'x')),
  ]
}

/** p(kx + q) + ex = cx + b. */
interface Inside {
  readonly p: Ratio
  readonly k: number
  readonly q: number
  readonly e: number
  readonly b: number
}
const insideOf = ({ p, k, q, e, b }: Inside): Expr =>
  equation(
    sum(join(expr(p), bracketed(sum(m`k x`, q))), termOf(Ratio.of(e), asFraction)),
    sum(termOf(p.times(k).plus(e), asFraction), b),
  )

interface Two {
  readonly p: number
  readonly q: number
  readonly k: number
}

export const hardForms = (form: Form) => ({
  letterInside: form({
    levels: ['hard'],
    share: 2,
    draw: (random: Random): Inside => {
      const [n, d] = random.evenly([
        [2, 1],
        [1, 2],
        [3, 1],
        [1, 3],
        [4, 1],
        [3, 2],
      ] as const)
      return random.until(
        () => {
          const k = d * random.int(1, 4)
          return {
            p: Ratio.of(n, d),
            k,
            q: d * random.intExcept(-5, 5, 0),
            e: random.intExcept(-6, 6, 0),
            b: random.intExcept(-12, 12, 0),
          }
        },
        ({ p, k, q, e, b }) => {
          const c = p.times(k).plus(e).n
          return k > 1 && c > 1 && b !== p.times(q).n && ![c, b, e, Math.abs(q), n].includes(k)
        },
      )
    },
    answer: solution('k'),
    solve: ({ k }) => k,
    ask: of => ({
      en: [prose`For which value of ${m`k`} does the equation have no solution?`, prose`${insideOf(of)}`],
      es: [prose`¿Para qué valor de ${m`k`} la ecuación no tiene solución?`, prose`${insideOf(of)}`],
    }),
    solution: of => {
      const { p, k, q, e, b } = of
      const c = p.times(k).plus(e)
      const term = join(expr(p), symbol('k'))
      return [
        explainedBy(sum(join(expr(p), symbol('k'), x), p.times(q), termOf(Ratio.of(e), asFraction)), {
          en: line`Distribute ${p} on the left side.`,
          es: line`Distribuye ${p} en el lado izquierdo.`,
        }),
        explainedBy(equation(sum(term, e), c), {
          en: line`There is no solution if the coefficients of ${x} are equal and the numbers ${p.times(q)} and ${b} are not.`,
          es: line`No hay solución si los coeficientes de ${x} son iguales y los números ${p.times(q)} y ${b} no lo son.`,
        }),
        explainedBy(equation(term, p.times(k)), {
          en: e < 0 ? line`Add ${-e} to both sides.` : line`Subtract ${e} from both sides.`,
          es: e < 0 ? line`Suma ${-e} a ambos lados.` : line`Resta ${e} de ambos lados.`,
        }),
        explainedBy(equation(symbol('k'), k), {
          en: p.isInteger ? line`Divide both sides by ${p}.` : line`Multiply both sides by ${Ratio.of(1).over(p)}.`,
          es: p.isInteger
            ? line`Divide ambos lados entre ${p}.`
            : line`Multiplica ambos lados por ${Ratio.of(1).over(p)}.`,
        }),
      ]
    },
    // With this number in place of k both sides have the same slope and never meet.
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      const k = exact(answer)
      const off = [0, 1, 2].map(at => evaluate(left, { x: at, k }).minus(evaluate(right, { x: at, k })))
      return off.every(value => value.n !== 0 && value.equals(itemOf(off, 0)))
    },
  }),

  notThisNumber: form({
    levels: ['hard'],
    draw: (random: Random): Filling => {
      const hasFraction = random.evenly([true, false])
      const left = drawLeft(random, hasFraction)
      return { left, c: coefficientOf(left).n, d: random.intExcept(-12, 12, 0, constantOf(left).n), hasFraction }
    },
    answer: integer,
    solve: ({ c }) => c,
    ask: ({ left, d }) => {
      const of = equation(side(left), sum(m`${blank()}x`, d))
      return {
        en: [prose`The equation must have exactly one solution. What number must not be in the blank?`, prose`${of}`],
        es: [
          prose`La ecuación debe tener exactamente una solución. ¿Qué número no debe ir en el espacio?`,
          prose`${of}`,
        ],
      }
    },
    solution: ({ left, c }) => [
      ...simplifiedLeft(left),
      explainedBy(m`${c}`, {
        en: line`There is exactly one solution if the coefficients of ${x} are different. So only ${c} must not be in the blank: with it there would be no solution.`,
        es: line`Hay exactamente una solución si los coeficientes de ${x} son distintos. Solo ${c} no debe ir en el espacio: con él no habría solución.`,
      }),
    ],
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      const counts = [Number(answer), Number(answer) + 1, Number(answer) - 1].map(value => {
        const of = equation(left, filled(right, value))
        return of.kind === 'relation' ? countIn(of) : 'one'
      })
      return counts[0] !== 'one' && counts[1] === 'one' && counts[2] === 'one'
    },
  }),

  twoLetters: form({
    levels: ['hard'],
    share: 2,
    draw: (random: Random): Two & { readonly isSwapped: boolean } => {
      const isSwapped = random.evenly([true, false])
      return random.until(
        () => ({ p: random.int(3, 9), q: random.int(2, 8) * random.sign(), k: random.int(2, 9), isSwapped }),
        ({ p, q, k }) => p !== k && Math.abs(q) !== p && p - k !== q && Math.abs(p - k) > 1,
      )
    },
    answer: namedNumbers('a', 'b'),
    solve: ({ p, q, k }) => [q, p - k],
    ask: ({ p, q, k, isSwapped }) => {
      const left = minus(join(p, bracketed(m`x + a`)), m`${k}x`)
      const right = sum(m`b x`, p * q)
      const of = isSwapped ? equation(right, left) : equation(left, right)
      return {
        en: prose`The equation ${of} has infinitely many solutions. What are the values of ${m`a`} and ${m`b`}?`,
        es: prose`La ecuación ${of} tiene infinitas soluciones. ¿Cuáles son los valores de ${m`a`} y ${m`b`}?`,
      }
    },
    solution: ({ p, q, k }) => [
      explainedBy(m`${p}x + ${p}a - ${k}x`, {
        en: line`Distribute ${p} on the side with parentheses.`,
        es: line`Distribuye ${p} en el lado con paréntesis.`,
      }),
      explainedBy(m`${p - k}x + ${p}a`, {
        en: line`Combine like terms: ${m`${p}x - ${k}x`} is ${m`${p - k}x`}.`,
        es: line`Reduce los términos semejantes: ${m`${p}x - ${k}x`} es ${m`${p - k}x`}.`,
      }),
      explainedBy(equation(m`b`, p - k), {
        en: line`Both sides must be the same: the coefficients of ${x} are equal.`,
        es: line`Los dos lados deben ser iguales: los coeficientes de ${x} son iguales.`,
      }),
      explainedBy(m`${p}a = ${p * q}`, {
        en: line`The numbers are equal too.`,
        es: line`Los números también son iguales.`,
      }),
      explainedBy(prose`${equation(m`a`, q)}, ${equation(m`b`, p - k)}`, {
        en: line`Divide both sides by ${p} to find ${m`a`}.`,
        es: line`Divide ambos lados entre ${p} para hallar ${m`a`}.`,
      }),
    ],
    check(printed, values) {
      const [a, b] = values.map(exact)
      const { left, right } = printed.one('relation')
      return (
        a !== undefined &&
        b !== undefined &&
        [0, 1, 2].every(at => evaluate(left, { x: at, a, b }).equals(evaluate(right, { x: at, a, b })))
      )
    },
  }),

  sortFive: form({
    levels: ['hard'],
    kind: 'table',
    wide: true,
    draw: (random: Random) => {
      const single = random.evenly(COUNTS)
      const kinds = random.shuffle<readonly Count[]>([...COUNTS, ...COUNTS.filter(kind => kind !== single)])
      const hasFraction = random.int(0, 4)
      return random.until(
        () => ({
          kinds,
          all: kinds.map((kind, i) => (i === hasFraction ? drawFraction(random, kind) : drawMedium(random, kind))),
        }),
        ({ all }) =>
          all.map(equationOf).every((of, i, every) => every.slice(0, i).every(before => !isSame(of, before))),
      )
    },
    answer: tableCells,
    solve: ({ kinds }): FilledTable => {
      const cells = COUNTS.map(own => lettersOf(LETTERS.filter((_, i) => kinds[i] === own)))
      return { head: COUNTS.map(kind => NAMES[kind]), rows: [cells], blanks: cells }
    },
    ask: ({ all }) => {
      const equations = table({ rows: all.map((sides, i) => [symbol(itemOf(LETTERS, i)), equationOf(sides)]) })
      const empty = table({ head: COUNTS.map(kind => NAMES[kind]), rows: [[blank(4), blank(4), blank(4)]] })
      return {
        en: [
          prose`Sort the equations by the number of solutions. Write the letters of the equations in the second table.`,
          equations,
          empty,
        ],
        es: [
          prose`Clasifica las ecuaciones según el número de soluciones. Escribe las letras de las ecuaciones en la segunda tabla.`,
          equations,
          empty,
        ],
      }
    },
    solution: ({ all }, answer) => [
      ...all.map((sides, i) => {
        const letter = line`${symbol(itemOf(LETTERS, i))}: `
        return i > 0
          ? briefly(sides, { en: letter, es: letter })
          : briefly(sides, {
              en: [...line`Distribute and combine like terms on both sides of each equation. `, ...letter],
              es: [...line`Distribuye y reduce los términos semejantes en los dos lados de cada ecuación. `, ...letter],
            })
      }),
      explainedBy(tableCells.show(answer), {
        en: line`Write each letter under its number of solutions.`,
        es: line`Escribe cada letra debajo de su número de soluciones.`,
      }),
    ],
    check(printed, { blanks }) {
      const equations = itemOf(printed.blocksOf('table'), 0)
      const kinds = equations.rows.map(row => {
        const of = itemOf(row, 1)[0] as Expr
        return of.kind === 'relation' ? countIn(of) : 'one'
      })
      return COUNTS.every((own, i) =>
        isSame(itemOf(blanks, i) as Expr, lettersOf(LETTERS.filter((_, at) => kinds[at] === own))),
      )
    },
  }),
})
const lettersOf = (letters: readonly string[]) => words(letters.join(', '), letters.join(', '))
