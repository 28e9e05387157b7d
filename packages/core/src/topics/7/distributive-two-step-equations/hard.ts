import {
  both,
  type Expr,
  equation,
  explained,
  findMistake,
  itemOf,
  line,
  m,
  name,
  type Person,
  people,
  prose,
  type Random,
  Ratio,
  type Sentence,
  sentenceChoice,
  solution,
  step,
  table,
  times,
  type Work,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { solveForX, solves } from '../../kit/equations/equation-in-x.ts'
import { withSolution } from '../../kit/equations/solved-work.ts'
import {
  asFraction,
  dividing,
  drawn,
  type Form,
  type Grouped,
  hardKinds,
  made,
  plus,
  signed,
  sizeOf,
  solved,
  term,
} from './grouped.ts'
import { follows } from './medium.ts'
import { perimeterForm } from './perimeters.ts'

const KINDS = Object.values(hardKinds)
const x = m`x`

/** Distributed, put together, and solved: b is rightly pq, c is rightly b + s. */
function linesOf(
  { equation: given, p, s, r }: Grouped,
  b: Ratio,
  c: Ratio = b.plus(s),
  left: Ratio = r.minus(c),
): Work {
  return [
    given,
    m`${p}x + ${b} + ${s} = ${r}`,
    equation(plus(term(p, asFraction), c, asFraction), r),
    equation(term(p, asFraction), left),
    equation(x, left.over(p)),
  ]
}
const rightWork = (facts: Grouped): Work => linesOf(facts, facts.p.times(facts.q))

/** Every wrong line ends in whole numbers too: the factor divides the other numbers. */
const divisible = (random: Random): Grouped => {
  const size = random.int(2, 5)
  const multiple = () => Ratio.of(size * random.int(2, 3) * random.sign())
  return made(
    Ratio.of(size * random.sign()),
    multiple(),
    Ratio.of(random.int(2, 12) * random.sign()),
    asFraction,
    multiple(),
  )
}

type Slip = 'A1' | 'A2' | 'B1' | 'B2'
const SLIPS = ['B1', 'A2', 'B2', 'A1'] as const
interface Methods {
  readonly facts: Grouped
  readonly slip: Slip
  readonly who: readonly [Person, Person]
}
/** One divides first, the other distributes first; one of them slips. */
function worksOf({ facts: { p, q, r }, slip }: Methods): readonly [readonly Expr[], readonly Expr[]] {
  const quotient = slip === 'A1' ? r.over(p).negated() : r.over(p)
  const end = slip === 'A2' ? quotient.plus(q) : quotient.minus(q)
  const product = slip === 'B1' ? q : p.times(q)
  const left = slip === 'B2' ? r.plus(product) : r.minus(product)
  return [
    [equation(plus(x, q, asFraction), quotient), equation(x, end)],
    [
      equation(plus(term(p, asFraction), product, asFraction), r),
      equation(term(p, asFraction), left),
      equation(x, left.over(p)),
    ],
  ]
}
const said = (slip: Slip, [a, b]: Methods['who']): Sentence => {
  const [who, row] = [slip.startsWith('A') ? a : b, Number(slip.charAt(1))]
  return { key: slip, says: { en: prose`${name(who)}, in line ${row}`, es: prose`${name(who)}, en el renglón ${row}` } }
}
const why = ({ facts: { p, q, r }, slip }: Methods) => {
  const [product, size] = [p.times(q), sizeOf(q)]
  switch (slip) {
    case 'A1':
      return {
        en: line`the quotient has the wrong sign: ${r} divided by ${p} is ${r.over(p)}`,
        es: line`el cociente tiene el signo equivocado: ${r} dividido entre ${p} es ${r.over(p)}`,
      }
    case 'A2':
      return q.n < 0
        ? { en: line`${size} must be added, not subtracted`, es: line`hay que sumar ${size}, no restarlo` }
        : { en: line`${size} must be subtracted, not added`, es: line`hay que restar ${size}, no sumarlo` }
    case 'B1':
      return {
        en: line`${p} multiplies ${q} too, not only x`,
        es: line`${p} multiplica también a ${q}, no solo a x`,
      }
    case 'B2':
      return product.n < 0
        ? {
            en: line`${product.negated()} must be added to both sides, not subtracted`,
            es: line`hay que sumar ${product.negated()} a ambos lados, no restarlo`,
          }
        : {
            en: line`${product} must be subtracted from both sides, not added`,
            es: line`hay que restar ${product} de ambos lados, no sumarlo`,
          }
  }
}

export const hardForms = (form: Form) => ({
  rationalFactor: form({
    levels: ['hard'],
    share: 3,
    instruction: solveForX,
    draw: random => drawn(random, random.evenly(KINDS)),
    answer: solution('x'),
    solve: ({ x, show }) => show(x),
    ask: ({ equation }) => both(equation),
    solution: solved,
    check: solves,
  }),

  withANumberAfter: form(
    withSolution(
      findMistake({
        levels: ['hard'],
        lines: 4,
        draw: random =>
          random.until(
            () => drawn(random, divisible),
            ({ p, q, s, r }) => {
              const b = p.times(q)
              return [b.plus(s), b.minus(s), q.plus(s), b.negated().plus(s)].every(
                c => c.n !== 0 && r.minus(c).n !== 0 && r.plus(c).n !== 0 && r.minus(c).over(p).isInteger,
              )
            },
          ),
        work: rightWork,
        steps: facts => {
          const { p, q, s } = facts
          const right = rightWork(facts)
          const c = p.times(q).plus(s)
          return [
            explained(
              itemOf(right, 1),
              line`Distribute ${p}: ${times(p, signed(q, asFraction))} is ${p.times(q)}.`,
              line`Distribuye ${p}: ${times(p, signed(q, asFraction))} es ${p.times(q)}.`,
            ),
            step(itemOf(right, 2), because.combineLikeTerms),
            step(itemOf(right, 3), c.n < 0 ? because.addToBothSides : because.subtractFromBothSides, {
              value: sizeOf(c),
            }),
            step(itemOf(right, 4), because.divideBothSides, { value: p }),
          ]
        },
        mistakes: {
          onlyTheFirst: {
            says: ({ p, q }) => ({
              en: line`${p} multiplies ${q} too, not only x`,
              es: line`${p} multiplica también a ${q}, no solo a x`,
            }),
            work: facts => linesOf(facts, facts.q),
          },
          signOfTheLast: {
            says: ({ p, q, s }) => ({
              en: line`${m`${p.times(q)} + ${s}`} is ${p.times(q).plus(s)}, not ${p.times(q).minus(s)}`,
              es: line`${m`${p.times(q)} + ${s}`} es ${p.times(q).plus(s)}, no ${p.times(q).minus(s)}`,
            }),
            work: facts => {
              const b = facts.p.times(facts.q)
              return linesOf(facts, b, b.minus(facts.s))
            },
          },
          notUndone: {
            says: ({ p, q, s }) => {
              const c = p.times(q).plus(s)
              return c.n < 0
                ? {
                    en: line`${sizeOf(c)} must be added to both sides, not subtracted`,
                    es: line`hay que sumar ${sizeOf(c)} a ambos lados, no restarlo`,
                  }
                : {
                    en: line`${c} must be subtracted from both sides, not added`,
                    es: line`hay que restar ${c} de ambos lados, no sumarlo`,
                  }
            },
            work: facts => {
              const b = facts.p.times(facts.q)
              return linesOf(facts, b, b.plus(facts.s), facts.r.plus(b.plus(facts.s)))
            },
          },
        },
        follows,
      }),
      rightWork,
    ),
  ),

  twoMethods: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw(random: Random): Methods {
      const slip = random.evenly(SLIPS)
      const who = random.sample(people, 2)
      return random.until(
        () => {
          const p = Ratio.of(random.int(2, 6) * random.sign())
          const q = p.times(random.int(2, 3) * random.sign())
          const at = Ratio.of(random.int(2, 12) * random.sign())
          const r = p.times(at.plus(q))
          return {
            slip,
            who,
            facts: { p, q, s: Ratio.of(0), x: at, r, show: asFraction, equation: m`${p}(x + ${q}) = ${r}` },
          }
        },
        drawn => {
          const { p, q, r, x: at } = drawn.facts
          const all = worksOf(drawn).flat()
          return (
            at.n !== 0 &&
            r.n !== 0 &&
            at.plus(q).n !== 0 &&
            [r.minus(p.times(q)), r.plus(p.times(q)), r.minus(q)].every(({ n }) => n !== 0) &&
            all.every(
              one => one.kind === 'relation' && one.right.kind === 'number' && one.right.d === 1 && one.right.n !== 0,
            )
          )
        },
      )
    },
    answer: sentenceChoice,
    solve: ({ slip, who }) => said(slip, who),
    mistakes: ({ slip, who }) =>
      Object.fromEntries(SLIPS.filter(other => other !== slip).map(other => [`other${other}`, said(other, who)])),
    ask(methods) {
      const [one, two] = worksOf(methods)
      const [a, b] = methods.who
      const given = methods.facts.equation
      const rows = two.map((of, i) => [m`${i + 1}`, one[i] ?? words('', ''), of])
      const shown = table({ head: [words('Line', 'Renglón'), name(a), name(b)], rows })
      return {
        en: [
          prose`${name(a)} and ${name(b)} solve ${given}. ${name(a)} divides first, and ${name(b)} distributes first. One of them makes a mistake. Who makes it, and in which line?`,
          shown,
        ],
        es: [
          prose`${name(a)} y ${name(b)} resuelven ${given}. ${name(a)} divide primero y ${name(b)} aplica primero la propiedad distributiva. Uno de los dos trabajos tiene un solo error. ¿De quién es, y en qué renglón está?`,
          shown,
        ],
      }
    },
    key: ({ facts }) => ({
      en: prose`The solution is ${equation(x, facts.x)}.`,
      es: prose`La solución es ${equation(x, facts.x)}.`,
    }),
    solution(methods) {
      const { slip, who, facts } = methods
      const works = worksOf(methods)
      const wrong = itemOf(slip.startsWith('A') ? works[0] : works[1], Number(slip.charAt(1)) - 1)
      const { en, es } = said(slip, who).says
      return [
        step(wrong, because.mistakeIs, { what: why(methods) }),
        ...dividing(facts),
        explained(
          { en, es },
          line`The other work leads to the right solution, ${equation(x, facts.x)}.`,
          line`El otro trabajo llega a la solución correcta, ${equation(x, facts.x)}.`,
        ),
      ]
    },
    whyWrong: ({ slip }) =>
      Object.fromEntries(
        SLIPS.filter(other => other !== slip).map(other => {
          const isAfter = other.charAt(0) === slip.charAt(0) && other.charAt(1) > slip.charAt(1)
          return [
            `other${other}`,
            isAfter
              ? {
                  en: line`This line follows from the wrong line before it.`,
                  es: line`Este renglón se sigue del renglón equivocado anterior.`,
                }
              : { en: line`There is no mistake there.`, es: line`Ahí no hay ningún error.` },
          ] as const
        }),
      ),
    check(printed, { key }) {
      const given = printed.one('relation')
      const rows = printed.block('table').rows
      const column = (at: 1 | 2) =>
        rows.map(row => row[at]?.[0] as Expr | undefined).filter(of => typeof of === 'object' && of.kind === 'relation')
      const wrong = ([1, 2] as const).flatMap(at => {
        const lines = [given, ...column(at)] as readonly Expr[]
        const found = lines.slice(1).findIndex((after, i) => !follows(itemOf(lines, i), after))
        return found < 0 ? [] : [`${at === 1 ? 'A' : 'B'}${found + 1}`]
      })
      return wrong.length === 1 && wrong[0] === key
    },
  }),

  perimeterInDecimals: perimeterForm(form, 'hard', 1),
})
