import { solution } from '../../../answer/number-list.ts'
import { option } from '../../../answer/option.ts'
import { both, figure, line, prose, steps } from '../../../content.ts'
import { balance } from '../../../figure/balance.ts'
import { equation } from '../../../math/build.ts'
import { evaluate } from '../../../math/evaluate.ts'
import type { Expr } from '../../../math/expr.ts'
import { m } from '../../../math/template.ts'
import { Ratio } from '../../../number/ratio.ts'
import type { Random } from '../../../random.ts'
import type { FormMaker } from '../../../topic.ts'
import { likelyFirst } from '../../6/kit/likely.ts'
import { isLevel, solveForX, solves } from '../../common/equation-in-x.ts'
import { nonzero } from '../kit/linear-system.ts'
import type { levels } from './levels.ts'

/** ax + b = cx + d behind the printed equation. */
interface Drawn {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly shown: Expr
}

const plain = (a: number, b: number, c: number, d: number): Drawn => ({
  a,
  b,
  c,
  d,
  shown: m`${a}x + ${b} = ${c}x + ${d}`,
})

const solutionOf = ({ a, b, c, d }: Drawn): Ratio => Ratio.of(d - b, a - c)

/** Whole, and 0 in one draw of twenty at most. */
const drawX = (random: Random, most = 9) => (random.chance(0.04) ? 0 : nonzero(random, most))

const kinds = {
  'all positive'(random: Random) {
    const a = random.int(3, 9)
    const c = random.int(1, a - 1)
    const x = random.int(1, Math.min(12, Math.floor(39 / (a - c))))
    const b = random.int(1, 40 - (a - c) * x)
    return plain(a, b, c, b + (a - c) * x)
  },
  'any signs'(random: Random) {
    const [a, x, b] = [nonzero(random, 9), drawX(random), nonzero(random, 20)]
    const c = random.intExcept(-9, 9, 0, a)
    const d = b + (a - c) * x
    return plain(a, b, c, d)
  },
  'one bracket'(random: Random) {
    const [k, p, x] = [random.pick([-4, -3, -2, 2, 3, 4, 5]), nonzero(random, 6), drawX(random)]
    const c = random.intExcept(-8, 8, 0, k)
    const d = k * p + (k - c) * x
    const right = m`${c}x + ${d}`
    return {
      a: k,
      b: k * p,
      c,
      d,
      shown: random.evenly([equation(m`${k}(x + ${p})`, right), equation(right, m`${k}(x + ${p})`)]),
    }
  },
  'fraction solution'(random: Random) {
    const [difference, c] = [random.int(2, 6), nonzero(random, 5)]
    const top = random.coprimeTo(difference, 12) * random.sign()
    const b = nonzero(random, 12)
    return plain(c + difference, b, c, b + top)
  },
  'two brackets'(random: Random) {
    const [k, l] = random.sample([2, 3, 4, 5, 6], 2) as [number, number]
    const [p, q, x] = [nonzero(random, 6), nonzero(random, 6), drawX(random)]
    const e = l * (x + q) - k * (x + p)
    return {
      a: k,
      b: k * p + e,
      c: l,
      d: l * q,
      shown: e < 0 ? m`${k}(x + ${p}) - ${-e} = ${l}(x + ${q})` : m`${k}(x + ${p}) + ${e} = ${l}(x + ${q})`,
    }
  },
  'subtracted bracket'(random: Random) {
    const [k, l] = random.sample([2, 3, 4, 5], 2) as [number, number]
    const [p, q, x] = [nonzero(random, 6), nonzero(random, 6), drawX(random)]
    // e − k(x + p) = l(x + q)
    const e = l * (x + q) + k * (x + p)
    return { a: -k, b: e - k * p, c: l, d: l * q, shown: m`${e} - ${k}(x + ${p}) = ${l}(x + ${q})` }
  },
  'brackets with a fraction solution'(random: Random) {
    const [l, difference] = [random.int(2, 5), random.int(2, 8)]
    const [k, p, q] = [l + difference, nonzero(random, 5), nonzero(random, 6)]
    // k(x + p) + e = l(x + q)
    const e = l * q - k * p - random.coprimeTo(difference, 9) * random.sign()
    const left = m`${k}(x + ${p})`
    return {
      a: k,
      b: k * p + e,
      c: l,
      d: l * q,
      shown: e === 0 ? m`${left} = ${l}(x + ${q})` : m`${left} + ${e} = ${l}(x + ${q})`,
    }
  },
  fractions(random: Random) {
    const [one, other, common] = random.pick([
      ['1/2', '1/3', 6],
      ['1/2', '3/4', 4],
      ['2/3', '1/2', 6],
      ['1/4', '2/3', 12],
      ['2/5', '1/2', 10],
      ['5/6', '1/3', 6],
      ['1/4', '5/8', 8],
      ['3/4', '1/3', 12],
    ] as const)
    const [a, c] = random.shuffle([one, other].map(text => Ratio.of(Number(text[0]), Number(text[2])))) as [
      Ratio,
      Ratio,
    ]
    const [x, b] = [common * random.pick([-2, -1, 1, 2, 3]), nonzero(random, 9)]
    const d = a.minus(c).times(x).plus(b)
    return {
      a: a.times(common).n,
      b: b * common,
      c: c.times(common).n,
      d: d.times(common).n,
      shown: m`${a}x + ${b} = ${c}x + ${d}`,
    }
  },
}

type Kind = keyof typeof kinds

const draw = (random: Random, level: { readonly kinds: readonly Kind[] }): Drawn =>
  random.until(
    () => kinds[random.evenly(level.kinds)](random),
    ({ a, b, c, d }) => a !== c && a !== 0 && b !== 0 && d !== 0,
  )

export const easyForms = (form: FormMaker<typeof levels>) => ({
  bare: form({
    share: 3,
    instruction: solveForX,
    lines: 5,
    draw,
    answer: solution('x'),
    solve: solutionOf,
    ask: ({ shown }) => both(shown),
    steps: drawn => {
      const { a, b, c, d } = drawn
      return both(
        steps(
          line`${drawn.shown}`,
          line`${m`${a}x + ${b} = ${c}x + ${d}`}`,
          line`${m`${a - c}x = ${d - b}`}`,
          line`${m`x = ${solutionOf(drawn)}`}`,
        ),
      )
    },
    check: solves,
  }),

  choice: form({
    instruction: { en: prose`Choose the solution.`, es: prose`Elige la solución.` },
    draw: (random, level) =>
      random.until(
        () => draw(random, level),
        ({ a, b, c, d }) => a + c !== 0 && d + b !== 0 && d !== b,
      ),
    answer: solution('x'),
    solve: solutionOf,
    mistakes: ({ a, b, c, d }) => {
      const isPositive = a > c && c > 0 && d > b && b > 0
      return likelyFirst({
        constantAddedInsteadOfSubtracted: Ratio.of(d + b, a - c),
        termsAddedInsteadOfSubtracted: Ratio.of(d - b, a + c),
        // Before pupils have met negative numbers in equations, none is printed.
        ...(isPositive ? {} : { signLost: Ratio.of(b - d, a - c) }),
        bothAdded: Ratio.of(d + b, a + c),
        oneTermForgotten: Ratio.of(d - b, a),
        ...(isPositive && d - b <= a - c ? {} : { divisorSubtracted: Ratio.of(d - b - (a - c)) }),
      })
    },
    ask: ({ shown }) => both(shown),
    check: solves,
  }),

  balance: form({
    levels: ['easy'],
    instruction: {
      en: prose`The balance is level. Find the value of ${m`x`}.`,
      es: prose`La balanza está en equilibrio. Halla el valor de ${m`x`}.`,
    },
    lines: 2,
    draw: random => {
      const c = random.int(1, 3)
      const a = c + random.int(1, 3)
      const x = random.int(1, Math.floor(11 / (a - c)))
      const b = random.int(1, 12 - (a - c) * x)
      return { a, b, c, d: b + (a - c) * x, flipped: random.evenly([false, true]) }
    },
    answer: solution('x'),
    solve: ({ a, b, c, d }) => Ratio.of(d - b, a - c),
    ask: ({ a, b, c, d, flipped }) => {
      const [heavy, light] = [
        [...Array<'x'>(a).fill('x'), b],
        [...Array<'x'>(c).fill('x'), d],
      ]
      return both(figure(flipped ? balance(light, heavy) : balance(heavy, light)))
    },
    check: isLevel,
  }),

  findTheError: form({
    levels: ['easy', 'medium'],
    instruction: { en: prose`Which step of the solution is wrong?`, es: prose`¿Qué paso de la solución está mal?` },
    draw: (random, level) => {
      const wrong = random.evenly(['first', 'second', 'third', 'none'])
      const kind = level.kinds[0]
      const { a, b, c, d } = random.until(
        () => kinds[kind](random),
        ({ a, b, c, d }) =>
          b !== 0 &&
          d !== 0 &&
          d !== b &&
          a !== -c &&
          a !== c &&
          a !== 0 &&
          d + b !== 0 &&
          Math.abs(a - c) > 1 &&
          d - b !== (a - c) * (d - b - a + c),
      )
      const left = wrong === 'first' ? a + c : a - c
      const right = wrong === 'second' ? d + b : d - b
      return {
        a,
        b,
        c,
        d,
        left,
        right,
        x: wrong === 'third' ? Ratio.of(right).minus(left) : Ratio.of(right, left),
        wrong,
      }
    },
    answer: option({
      first: { en: prose`step 1`, es: prose`el paso 1` },
      second: { en: prose`step 2`, es: prose`el paso 2` },
      third: { en: prose`step 3`, es: prose`el paso 3` },
      none: { en: prose`All steps are right.`, es: prose`Todos los pasos están bien.` },
    }),
    solve: ({ wrong }) => wrong,
    ask: ({ a, b, c, d, left, right, x }) =>
      both([
        m`${a}x + ${b} = ${c}x + ${d}`,
        steps(line`${m`${left}x + ${b} = ${d}`}`, line`${m`${left}x = ${right}`}`, line`${m`x = ${x}`}`),
      ]),
    // A step is wrong when what solves the line after it does not solve the line before it.
    check(printed, answer) {
      const lines = printed.all('relation')
      const solved = lines.map(of => {
        const [at0, at1] = [0, 1].map(x => evaluate(of.left, { x }).minus(evaluate(of.right, { x })))
        return at0!.over(at0!.minus(at1!))
      })
      const first = solved.findIndex((x, i) => i > 0 && !x.equals(solved[i - 1]!))
      return answer === (['none', 'first', 'second', 'third'] as const)[first < 0 ? 0 : first]
    },
  }),
})
