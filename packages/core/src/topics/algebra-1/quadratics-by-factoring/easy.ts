import {
  both,
  type Expr,
  equation,
  evaluate,
  exact,
  type FormMaker,
  join,
  type Printed,
  prose,
  type Random,
  Ratio,
  solutionSet,
} from '../../../author.ts'
import { factored, polynomial, times } from '../../kit/polynomials/polynomial.ts'
import type { levels } from './levels.ts'
import { factor, fraction, holds, shown, whole, x, y, zero } from './parts.ts'

interface Drawn {
  readonly of: Expr
  readonly roots: readonly Ratio[]
}

const unlike = (random: Random, draw: () => readonly [Ratio, Ratio]) => random.until(draw, ([a, b]) => !a.equals(b))

const kinds = {
  factored(random: Random): Drawn {
    const roots = unlike(random, () => [whole(random, 9), random.chance(0.5) ? fraction(random) : whole(random, 9)])
    return { of: equation(join(...roots.map(shown)), 0), roots }
  },
  throughZero(random: Random): Drawn {
    const root = random.chance(0.5) ? fraction(random) : whole(random, 9)
    return { of: equation(join(x, shown(root)), 0), roots: [Ratio.of(0), root] }
  },
  standard(random: Random): Drawn {
    const roots = unlike(random, () => [whole(random, 10), whole(random, 10)])
    return { of: zero(times(factor(roots[0]), factor(roots[1]))), roots }
  },
  leading(random: Random): Drawn {
    const roots = [fraction(random), whole(random, 6)] as const
    return { of: zero(times(factor(roots[0]), factor(roots[1]))), roots }
  },
  moved(random: Random): Drawn {
    const roots = unlike(random, () => [whole(random, 9), whole(random, 9)])
    const [c = 0, b = 0] = times(factor(roots[0]), factor(roots[1]))
    return {
      of:
        b === 0 || random.chance(0.4)
          ? equation(polynomial([0, b, 1]), -c)
          : equation(polynomial([0, 0, 1]), polynomial([-c, -b])),
      roots,
    }
  },
  commonFactor(random: Random): Drawn {
    const [k, root] = [random.int(2, 6), whole(random, 9)]
    return { of: zero([0, -k * root.n, k]), roots: [Ratio.of(0), root] }
  },
  squares(random: Random): Drawn {
    const [p, q] = [random.int(1, 9), random.int(1, 4)]
    const root = Ratio.of(p, q)
    return { of: zero([-(root.n ** 2), 0, root.d ** 2]), roots: [root.negated(), root] }
  },
  double(random: Random): Drawn {
    const root = whole(random, 9)
    return { of: zero(times(factor(root), factor(root))), roots: [root] }
  },
  cubic(random: Random): Drawn {
    const root = random.int(1, 7)
    if (random.chance(0.5))
      return { of: zero([0, -root * root, 0, 1]), roots: [-root, 0, root].map(value => Ratio.of(value)) }
    const [p, q] = unlike(random, () => [whole(random, 7), whole(random, 7)])
    return { of: zero([0, ...times(factor(p), factor(q))]), roots: [Ratio.of(0), p, q] }
  },
  product(random: Random): Drawn {
    const [p, q] = unlike(random, () => [whole(random, 6), whole(random, 6)])
    const gap = random.int(2, 7)
    // (x − p)(x − q) = (r − p)(r − q) has the roots r and p + q − r.
    const r = p.plus(gap)
    const value = r.minus(p).times(r.minus(q))
    const other = p.plus(q).minus(r)
    return value.n === 0 || r.equals(other)
      ? kinds.product(random)
      : { of: equation(join(shown(p), shown(q)), value), roots: [r, other] }
  },
}

type Kind = keyof typeof kinds

interface Level {
  readonly kinds: readonly Kind[]
}

const CANDIDATES = [1, 2, 3, 4].flatMap(d => Array.from({ length: 181 }, (_, i) => Ratio.of(i - 90, d)))

function solvesAll(printed: Printed, answer: readonly Ratio[]): boolean {
  const of = printed.one('relation')
  const all = new Set(CANDIDATES.filter(value => holds(of, value)).map(value => value.toString()))
  return (
    new Set(answer.map(value => value.toString())).size === answer.length &&
    answer.length === all.size &&
    answer.every(value => holds(of, value))
  )
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  solve: form({
    share: 3,
    instruction: {
      en: prose`Solve by factoring.`,
      es: prose`Resuelve por factorización.`,
    },
    draw: (random, level: Level) => kinds[random.evenly(level.kinds)](random),
    answer: solutionSet('x'),
    solve: ({ roots }) => roots,
    ask: ({ of }) => both(of),
    check: (printed, answer) =>
      solvesAll(
        printed,
        answer.map(value => exact(value)),
      ),
  }),

  zeros: form({
    levels: ['easy', 'medium'],
    instruction: { en: prose`Find the zeros of the function.`, es: prose`Halla los ceros de la función.` },
    draw: random => {
      const roots = unlike(random, () => [whole(random, 8), random.chance(0.5) ? fraction(random) : whole(random, 8)])
      return { roots, a: random.pick([1, 2, 3, -1, -2]) }
    },
    answer: solutionSet('x'),
    solve: ({ roots }) => roots,
    ask: ({ roots, a }) => both(equation(y, factored(a, ...roots.map(shown)))),
    check(printed, answer) {
      const { right } = printed.one('relation')
      const given = answer.map(value => exact(value))
      return (
        given.length === 2 &&
        !given[0]?.equals(given[1] ?? 0) &&
        given.every(value => evaluate(right, { x: value }).n === 0)
      )
    },
  }),
})
