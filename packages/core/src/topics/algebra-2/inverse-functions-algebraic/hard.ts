import {
  apply,
  approximate,
  both,
  bracketed,
  type Expr,
  equation,
  evaluate,
  explainedBy,
  type FormMaker,
  formulaChoice,
  infinity,
  interval,
  isSame,
  isTrue,
  itemOf,
  join,
  line,
  m,
  negative,
  over,
  prose,
  relation,
  root,
  step,
  sum,
  symbol,
  table,
  tableCells,
  undoneStep,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { nonzero } from '../../kit/integers/nonzero.ts'
import { polynomial } from '../../kit/polynomials/polynomial.ts'
import { domainTable, f, rightOf, x } from './inverses.ts'
import type { levels } from './levels.ts'

export const hardForms = (form: FormMaker<typeof levels>) => ({
  domainAndRange: form({
    levels: ['hard'],
    instruction: {
      en: prose`Complete the table. Use interval notation.`,
      es: prose`Completa la tabla. Usa la notación de intervalos.`,
    },
    lines: 1,
    // Domain and range begin at different numbers: their exchange is seen.
    draw: random =>
      random.until(
        () => ({
          a: random.int(1, 5),
          h: nonzero(random, 6),
          c: random.int(-8, 8),
          isFalling: random.evenly([false, true]),
        }),
        ({ h, c }) => h !== c,
      ),
    answer: tableCells,
    solve: ({ h, c, isFalling }) => {
      const range = isFalling ? interval(negative(infinity), c, [false, true]) : rightOf(c)
      const blanks: Value[] = [rightOf(h), range, range, rightOf(h)]
      return { blanks, ...domainTable(blanks) }
    },
    ask: ({ a, h, c, isFalling }) => {
      const branch = root(polynomial([-a * h, a]))
      const side = isFalling ? negative(branch) : branch
      return both([equation(f, c === 0 ? side : sum(side, c)), table(domainTable([]))])
    },
    solution: ({ a, h, c, isFalling }, { blanks }) => [
      step(relation(polynomial([-a * h, a]), '≥', 0), because.radicandNotNegative),
      undoneStep(relation(x, '≥', h), { a, b: -a * h }),
      explainedBy(relation(f, isFalling ? '≤' : '≥', c), {
        en: [
          ...(isFalling ? line`The root is at least 0, so its opposite is at most 0` : line`The root is at least 0`),
          ...(c === 0 ? line`.` : c > 0 ? line`; add ${c}.` : line`; subtract ${-c}.`),
        ],
        es: [
          ...(isFalling ? line`La raíz es al menos 0, así que su opuesto es a lo sumo 0` : line`La raíz es al menos 0`),
          ...(c === 0 ? line`.` : c > 0 ? line`; suma ${c}.` : line`; resta ${-c}.`),
        ],
      }),
      step(table(domainTable(blanks)), because.inverseExchangesDomain),
    ],
    // Where the formula has values, and how far they reach.
    check(printed, { blanks: [domain, range, inverseDomain, inverseRange] }) {
      const { right } = printed.one('relation')
      const at = (t: number) => approximate(right, { x: t })
      const places = Array.from({ length: 41 }, (_, i) => i - 20).filter(t => Number.isFinite(at(t)))
      const start = itemOf(places, 0)
      const end = Math.round(at(start))
      const values = at(start + 9) > at(start) ? rightOf(end) : interval(negative(infinity), end, [false, true])
      const is = (value: Value | undefined, expected: Expr) =>
        typeof value === 'object' && 'kind' in value && isSame(value, expected)
      return (
        is(domain, rightOf(start)) && is(inverseRange, rightOf(start)) && is(range, values) && is(inverseDomain, values)
      )
    },
  }),
  restriction: form({
    levels: ['hard'],
    instruction: {
      en: prose`Which restriction of the domain gives a function that has an inverse function?`,
      es: prose`¿Qué restricción del dominio da una función que tiene función inversa?`,
    },
    draw: random => ({
      h: nonzero(random, 5),
      k: nonzero(random, 9),
      a: random.pick([1, 2, -1, -2]),
      isRight: random.evenly([true, false]),
      shift: random.int(1, 4),
    }),
    answer: formulaChoice,
    solve: ({ h, isRight }) => relation(x, isRight ? '≥' : '≤', h),
    mistakes: ({ h, isRight, shift }) => ({
      oppositeSign: relation(x, h > 0 ? '≥' : '≤', -h),
      onlyWithoutVertex: relation(x, '≠', h),
      aroundVertex: relation(relation(h - shift - (isRight ? 1 : 0), '≤', x), '≤', h + shift + 1),
    }),
    ask: ({ h, k, a }) => both(equation(f, polynomial([a * h * h + k, -2 * a * h, a]))),
    solution: ({ h, k, a, isRight }) => [
      step(equation(x, equation(over(2 * a * h, join(2, a < 0 ? bracketed(a) : a)), h)), because.explain, {
        sentence: {
          en: line`The vertex is at ${equation(x, m`-b/{2a}`)}.`,
          es: line`El vértice está en ${equation(x, m`-b/{2a}`)}.`,
        },
      }),
      step(equation(apply('f', h - 1), equation(apply('f', h + 1), a + k)), because.explain, {
        sentence: {
          en: line`If the domain has numbers on both sides of ${h}, ${symbol('f')} takes the same value twice: no inverse function.`,
          es: line`Si el dominio tiene números a ambos lados de ${h}, ${symbol('f')} toma dos veces el mismo valor: no hay función inversa.`,
        },
      }),
      step(relation(x, isRight ? '≥' : '≤', h), because.explain, {
        sentence: {
          en: line`Only this domain stays on one side of ${h}.`,
          es: line`Solo este dominio queda a un lado de ${h}.`,
        },
      }),
    ],
    whyWrong: ({ h }) => {
      const bothSides = {
        en: line`Here there are numbers on both sides of ${h}.`,
        es: line`Aquí hay números a ambos lados de ${h}.`,
      }
      return { oppositeSign: bothSides, onlyWithoutVertex: bothSides, aroundVertex: bothSides }
    },
    // On the restricted domain no two of many numbers share a value.
    check(printed, answer) {
      const { right } = printed.one('relation')
      const condition = answer as Expr
      const within = Array.from({ length: 61 }, (_, i) => i - 30).filter(t => isTrue(condition, { x: t }))
      return new Set(within.map(t => evaluate(right, { x: t }).toString())).size === within.length
    },
  }),
})
