import {
  blank,
  both,
  bracketed,
  type CellHole,
  divide,
  equation,
  evaluate,
  explained,
  type FormMaker,
  join,
  line,
  list,
  minus,
  negative,
  option,
  over,
  prose,
  type Random,
  Ratio,
  relation,
  type Step,
  simplifiedExpression,
  step,
  table,
  tableCells,
  tupleOf,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { polynomial } from '../../kit/polynomials/polynomial.ts'
import { type Drawn, type Kind, kinds } from './kinds.ts'
import type { levels } from './levels.ts'
import { checkValue, drawFactors, type Factors } from './parts.ts'
import {
  divideFractions,
  type Fraction,
  inverted,
  isReduction,
  multipliedOut,
  multiplyFractions,
  simplest,
} from './rational.ts'
import { x } from './shared.ts'

const HEADS = [words('Simplest form', 'Forma más simple'), words('Excluded values', 'Valores excluidos')]

const resultTable = (cells: readonly CellHole[]) => ({
  head: HEADS,
  rows: [[cells[0] ?? blank(5), cells[1] ?? blank(3)]],
})

const filledTable = ({ result, excluded }: Drawn) => resultTable([result, list(...excluded)])

/** Two fractions whose product, or quotient by the second turned over, is reduced. */
const pairs = {
  squares: ([a, b, c, d, e]: Factors): readonly [Fraction, Fraction] => [
    { top: [a, c], bottom: [d, e] },
    { top: [d], bottom: [a, b] },
  ],
  trinomials: ([, , c, d, e, f]: Factors): readonly [Fraction, Fraction] => [
    { top: [c, d], bottom: [e, f] },
    { top: [e], bottom: [d, f] },
  ],
}

const drawPair = (random: Random) => pairs[random.evenly(['squares', 'trinomials'])](drawFactors(random))

/** (x + ak)/(x + a), k(x − a)/(a − x) or k(x + a)/(x + a), each as if it were k. */
const claims = {
  terms: (a: number, k: number) => over(polynomial([a * k, 1]), polynomial([a, 1])),
  opposite: (a: number, k: number) => over(polynomial([-a * k, k]), minus(a, x)),
  none: (a: number, k: number) => over(polynomial([a * k, k]), polynomial([a, 1])),
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  simplifyWithExcluded: form({
    levels: ['medium'],
    instruction: {
      en: prose`Simplify. List the excluded values.`,
      es: prose`Simplifica. Enumera los valores excluidos.`,
    },
    draw: (random, { withExcluded }: { readonly withExcluded: Kind }) => kinds[withExcluded](random),
    answer: tableCells,
    solve: of => ({ blanks: [of.result, list(...of.excluded)], ...filledTable(of) }),
    ask: ({ of }) => both([of, table(resultTable([]))]),
    solution: of => [
      ...of.steps(),
      step(equation(of.below, 0), because.denominatorNotZero),
      step(table(filledTable(of)), because.zeroProduct),
    ],
    check(printed, { blanks: [result, excluded] }) {
      const of = printed.one('quotient')
      if (result === undefined || typeof result === 'number' || result instanceof Ratio) return false
      if (typeof excluded !== 'object' || !('kind' in excluded) || excluded.kind !== 'list') return false
      const [one, other] = tupleOf(
        excluded.items.map(value => evaluate(value)),
        2,
      )
      return (
        isReduction(of, result) &&
        excluded.items.length === 2 &&
        !one.equals(other) &&
        [one, other].every(value => evaluate(of.under, { x: value }).n === 0)
      )
    },
  }),
  multiply: form({
    levels: ['medium'],
    share: 2,
    instruction: { en: prose`Multiply and simplify.`, es: prose`Multiplica y simplifica.` },
    draw: random => ({ fractions: drawPair(random) }),
    answer: simplifiedExpression,
    solve: ({ fractions }) => simplest(...fractions),
    ask: ({ fractions }) => both(join(...fractions.map(multipliedOut))),
    solution: ({ fractions }) => multiplyFractions(...fractions),
    check: checkValue,
  }),
  divide: form({
    levels: ['medium'],
    share: 2,
    instruction: { en: prose`Divide and simplify.`, es: prose`Divide y simplifica.` },
    draw: random => {
      const [first, second] = drawPair(random)
      return { first, divisor: inverted(second) }
    },
    answer: simplifiedExpression,
    solve: ({ first, divisor }) => simplest(first, inverted(divisor)),
    ask: ({ first, divisor }) => both(divide(multipliedOut(first), multipliedOut(divisor))),
    solution: ({ first, divisor }) => divideFractions(divisor, first),
    check: checkValue,
  }),
  findMistake: form({
    levels: ['medium'],
    kind: 'find-mistake',
    draw: random => ({
      kind: random.evenly(['terms', 'opposite', 'none'] as const),
      a: random.int(2, 9),
      k: random.int(2, 6),
    }),
    answer: option({
      terms: {
        en: prose`The student canceled terms that are not factors.`,
        es: prose`El estudiante canceló términos que no son factores.`,
      },
      opposite: {
        en: prose`The student overlooked that the factors are opposites.`,
        es: prose`El estudiante no vio que los factores son opuestos.`,
      },
      none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
    }),
    solve: ({ kind }) => kind,
    ask: ({ kind, a, k }) => {
      const work = equation(claims[kind](a, k), k)
      return {
        en: prose`A student simplifies: ${work}. What mistake, if any, did the student make?`,
        es: prose`Un estudiante simplifica: ${work}. ¿Qué error cometió, si cometió alguno?`,
      }
    },
    key: ({ kind, a, k }) => {
      if (kind === 'none') return both([])
      if (kind === 'opposite') return { en: prose`It should be ${-k}.`, es: prose`Debe ser ${-k}.` }
      const of = claims.terms(a, k)
      return { en: prose`${of} cannot be simplified.`, es: prose`${of} no se puede simplificar.` }
    },
    solution({ kind, a, k }): readonly Step[] {
      const [claim, away] = [equation(claims[kind](a, k), k), bracketed(polynomial([-a, 1]))]
      if (kind === 'terms')
        return [
          step(claim, because.mistakeIs, {
            what: {
              en: line`${x} and ${a} are terms of a sum, not factors`,
              es: line`${x} y ${a} son términos de una suma, no factores`,
            },
          }),
          step(relation(over(1 + a * k, 1 + a), '≠', k), because.substitute, { value: 1, letter: x }),
          step(claims.terms(a, k), because.explain, {
            sentence: {
              en: line`Numerator and denominator have no common factor: it is in simplest form already.`,
              es: line`El numerador y el denominador no tienen factor común: ya está en su forma más simple.`,
            },
          }),
        ]
      if (kind === 'opposite')
        return [
          step(claim, because.mistakeIs, {
            what: {
              en: line`${minus(a, x)} is the opposite of ${polynomial([-a, 1])}`,
              es: line`${minus(a, x)} es el opuesto de ${polynomial([-a, 1])}`,
            },
          }),
          step(over(join(k, away), negative(away)), because.factorBothTerms),
          step(join(-1, k), because.cancel, { factor: away }),
        ]
      const same = bracketed(polynomial([a, 1]))
      return [
        explained(over(join(k, same), same), line`Factor the numerator.`, line`Factoriza el numerador.`),
        step(polynomial([k]), because.cancel, { factor: same }),
      ]
    },
    whyWrong({ kind, a, k }) {
      const [of, plus, away] = [polynomial([a * k, 1]), polynomial([a, 1]), polynomial([-a, 1])]
      switch (kind) {
        case 'terms':
          return {
            opposite: {
              en: line`The opposite of ${plus} is ${polynomial([-a, -1])}, and ${of} does not have this factor.`,
              es: line`El opuesto de ${plus} es ${polynomial([-a, -1])}, y ${of} no tiene ese factor.`,
            },
          }
        case 'opposite':
          return {
            terms: {
              en: line`${polynomial([-a * k, k])} does have the factor ${away}: only the sign was lost when it was canceled.`,
              es: line`${polynomial([-a * k, k])} sí tiene el factor ${away}: al cancelar solo se perdió el signo.`,
            },
          }
        case 'none':
          return {
            terms: {
              en: line`${plus} is a factor of both, because ${polynomial([a * k, k])} is ${join(k, bracketed(plus))}.`,
              es: line`${plus} es factor de ambos, porque ${polynomial([a * k, k])} es ${join(k, bracketed(plus))}.`,
            },
            opposite: {
              en: line`The two factors ${plus} are equal, not opposites.`,
              es: line`Los dos factores ${plus} son iguales, no opuestos.`,
            },
          }
        default:
          return kind satisfies never
      }
    },
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      const values = [20, 21, 30].map(at => evaluate(left, { x: at }).over(evaluate(right)))
      if (values.every(value => value.equals(1))) return answer === 'none'
      return answer === (values.every(value => value.equals(-1)) ? 'opposite' : 'terms')
    },
  }),
})
