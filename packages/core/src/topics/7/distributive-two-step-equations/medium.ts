import {
  blank,
  both,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  findMistake,
  isTrue,
  itemOf,
  line,
  m,
  numberList,
  prose,
  type Ratio,
  solution,
  statements,
  steps,
  type Work,
} from '../../../author.ts'
import { solveForX, solves } from '../../kit/equations/equation-in-x.ts'
import { withSolution } from '../../kit/equations/solved-work.ts'
import {
  asFraction,
  distributing,
  drawn,
  type Form,
  type Grouped,
  halfDistributed,
  mediumKinds,
  plus,
  solved,
  term,
} from './grouped.ts'
import { perimeterForm } from './perimeters.ts'

const KINDS = Object.values(mediumKinds)
const x = m`x`

/** Where a line is true. */
export function rootOf({ left, right }: Extract<Expr, { kind: 'relation' }>): Ratio {
  const difference = (at: number) => evaluate(left, { x: at }).minus(evaluate(right, { x: at }))
  return difference(0).over(difference(0).minus(difference(1)))
}
export const follows = (before: Expr, after: Expr): boolean =>
  after.kind === 'relation' && isTrue(before, { x: rootOf(after) })

/** px + b = r and its two steps; b is rightly pq. */
const linesOf = (
  { equation: given, p, r }: Grouped,
  b: Ratio,
  left: Ratio = r.minus(b),
  end: Ratio = left.over(p),
): Work => [
  given,
  equation(plus(term(p, asFraction), b, asFraction), r),
  equation(term(p, asFraction), left),
  equation(x, end),
]
const rightWork = (facts: Grouped): Work => linesOf(facts, facts.p.times(facts.q))

export const mediumForms = (form: Form) => ({
  signsInside: form({
    levels: ['medium'],
    share: 3,
    instruction: solveForX,
    draw: random => drawn(random, random.evenly(KINDS)),
    answer: solution('x'),
    solve: ({ x }) => x,
    ask: ({ equation }) => both(equation),
    solution: solved,
    check: solves,
  }),

  fillAfterDistributing: form({
    levels: ['medium'],
    instruction: {
      en: prose`Solve the equation by distributing first. Fill in the blanks.`,
      es: prose`Resuelve la ecuación aplicando primero la propiedad distributiva. Completa los espacios.`,
    },
    draw: random => {
      const kind = random.evenly([mediumKinds['p(x + q) = r, x = n/p'], mediumKinds['-p(x - q) = r, x = n/p']])
      return random.until(
        () => drawn(random, kind),
        ({ p, q, r }) => p.times(q).n > 0 && r.minus(p.times(q)).n !== 0,
      )
    },
    answer: numberList,
    solve: ({ p, q, r, x }) => [p.times(q), r.minus(p.times(q)), x],
    ask: ({ equation: given, p, r }) =>
      both([
        given,
        steps(
          line`${equation(m`${p}x + ${blank()}`, r)}`,
          line`${equation(term(p, asFraction), blank())}`,
          line`${equation(x, blank())}`,
        ),
      ]),
    key: facts => {
      const [, one, two, three] = rightWork(facts)
      return both(prose`${itemOf([one ?? x], 0)}; ${itemOf([two ?? x], 0)}; ${itemOf([three ?? x], 0)}`)
    },
    solution: facts => [
      ...distributing(facts),
      explained(
        statements(m`${facts.p.times(facts.q)}`, m`${facts.r.minus(facts.p.times(facts.q))}`, m`${facts.x}`),
        line`Write the numbers in the blanks.`,
        line`Escribe los números en los espacios.`,
      ),
    ],
    check(printed, values) {
      const [given, , second] = printed.all('relation')
      const [one, two, end] = values.map(exact)
      if (!given || !second || !one || !two || !end) return false
      const p = evaluate(second.left, { x: 1 })
      return (
        evaluate(given.left, { x: 0 }).equals(one) &&
        p.times(end).equals(two) &&
        evaluate(given.left, { x: end }).equals(evaluate(given.right))
      )
    },
  }),

  onlyTheFirstTerm: form(
    withSolution(
      findMistake({
        levels: ['medium'],
        lines: 3,
        draw: random =>
          random.until(
            () => drawn(random, random.evenly([mediumKinds['-p(x + q) = r'], mediumKinds['p(x - q) = r']])),
            facts => {
              const { p, q, r } = facts
              return (
                halfDistributed(facts).isInteger &&
                [p.times(q), p.times(q).negated(), q].every(b => r.minus(b).n !== 0 && r.plus(b).n !== 0)
              )
            },
          ),
        work: rightWork,
        steps: distributing,
        mistakes: {
          onlyTheFirst: {
            says: ({ p, q }) => ({
              en: line`${p} multiplies ${q} too, not only x`,
              es: line`${p} multiplica también a ${q}, no solo a x`,
            }),
            work: facts => linesOf(facts, facts.q),
          },
          signOfTheProduct: {
            says: ({ p, q }) => ({
              en: line`${p} times ${q} is ${p.times(q)}, not ${p.times(q).negated()}`,
              es: line`${p} por ${q} es ${p.times(q)}, no ${p.times(q).negated()}`,
            }),
            work: facts => linesOf(facts, facts.p.times(facts.q).negated()),
          },
          notUndone: {
            says: ({ p, q }) => {
              const product = p.times(q)
              return product.n < 0
                ? {
                    en: line`${product.negated()} must be added to both sides, not subtracted`,
                    es: line`hay que sumar ${product.negated()} a ambos lados, no restarlo`,
                  }
                : {
                    en: line`${product} must be subtracted from both sides, not added`,
                    es: line`hay que restar ${product} de ambos lados, no sumarlo`,
                  }
            },
            work: facts => linesOf(facts, facts.p.times(facts.q), facts.r.plus(facts.p.times(facts.q))),
          },
        },
        follows,
      }),
      rightWork,
    ),
  ),

  perimeterToSolve: perimeterForm(form, 'medium', 1),
})
