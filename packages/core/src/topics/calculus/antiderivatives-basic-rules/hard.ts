import {
  apply,
  approximate,
  differentiate,
  type Expr,
  ellipsis,
  equation,
  equationFor,
  type FormMaker,
  m,
  prose,
  symbol,
} from '../../../author.ts'
import { agree, derived, near, polynomialOf, valueAt } from '../../kit/functions/functions.ts'
import { nonzero } from '../../kit/integers/nonzero.ts'
import type { levels } from './levels.ts'

const FORM = equation(symbol('s'), ellipsis)

const motions = [
  {
    en: (v: Expr, at: Expr) =>
      prose`A particle moves along a line with velocity ${v}. Its position satisfies ${at}. Write its position in the form ${FORM}.`,
    es: (v: Expr, at: Expr) =>
      prose`Una partícula se mueve sobre una recta con velocidad ${v}. Su posición cumple ${at}. Escribe su posición en la forma ${FORM}.`,
  },
  {
    en: (v: Expr, at: Expr) =>
      prose`A toy car has velocity ${v} on a straight track, and ${at}. Write its position in the form ${FORM}.`,
    es: (v: Expr, at: Expr) =>
      prose`Un carrito tiene velocidad ${v} en una pista recta, y ${at}. Escribe su posición en la forma ${FORM}.`,
  },
] as const

export const hardForms = (form: FormMaker<typeof levels>) => ({
  twoConditions: form({
    levels: ['hard'],
    share: 2,
    lines: 5,
    draw(random) {
      const c = [random.int(-9, 9), nonzero(random, 6), nonzero(random, 4), random.intExcept(-2, 2, 0)]
      return { c, a: random.int(-2, 2), b: random.int(-2, 2) }
    },
    answer: equationFor('y'),
    solve: ({ c }) => polynomialOf(c),
    ask({ c, a, b }) {
      const given = [
        equation(m`f''(x)`, polynomialOf(derived(derived(c)))),
        equation(m`f'(${a})`, valueAt(derived(c), a)),
        equation(apply('f', b), valueAt(c, b)),
      ] as const
      return {
        en: prose`${given[0]}, ${given[1]} and ${given[2]}. Find ${equation(symbol('y'), m`f(x)`)}.`,
        es: prose`${given[0]}, ${given[1]} y ${given[2]}. Halla ${equation(symbol('y'), m`f(x)`)}.`,
      }
    },
    check(printed, answer) {
      const [bend, slope, value] = printed.all('relation')
      if (!bend || slope?.left.kind !== 'apply' || value?.left.kind !== 'apply') return false
      const [a, b] = [slope, value].map(({ left }) =>
        left.kind === 'apply' ? approximate(left.to[0] ?? left) : Number.NaN,
      )
      const first = differentiate(answer, 'x')
      return (
        agree(bend.right, differentiate(first, 'x')) &&
        near(approximate(first, { x: a ?? 0 }), approximate(slope.right)) &&
        near(approximate(answer, { x: b ?? 0 }), approximate(value.right))
      )
    },
  }),

  motion: form({
    levels: ['hard'],
    draw: random => ({
      c: [random.int(-9, 9), nonzero(random, 9), nonzero(random, 4), random.int(0, 2)],
      a: random.int(0, 2),
      story: random.pick(motions),
    }),
    answer: equationFor('s'),
    solve: ({ c }) => polynomialOf(c, 't'),
    ask({ c, a, story }) {
      const [v, at] = [
        equation(apply('v', symbol('t')), polynomialOf(derived(c), 't')),
        equation(apply('s', a), valueAt(c, a)),
      ]
      return { en: story.en(v, at), es: story.es(v, at) }
    },
    check(printed, answer) {
      const [v, at] = printed.all('relation')
      if (!v || !at) return false
      const place = at.left.kind === 'apply' ? approximate(at.left.to[0] ?? at.left) : Number.NaN
      const slope = (t: number) => (approximate(answer, { t: t + 1e-5 }) - approximate(answer, { t: t - 1e-5 })) / 2e-5
      return (
        [0.4, 1.7, 2.9].every(t => near(slope(t), approximate(v.right, { t }), 1e-5)) &&
        near(approximate(answer, { t: place }), approximate(at.right))
      )
    },
  }),
})
