import {
  apply,
  type Block,
  equation,
  equationFor,
  evaluate,
  exact,
  type FormMaker,
  figure,
  functionGraph,
  integer,
  m,
  option,
  type Printed,
  point,
  prose,
  Ratio,
  rational,
  symbol,
  symbolsOf,
} from '../../../author.ts'
import { factored, factorFor } from '../../kit/polynomials/polynomial.ts'
import type { levels } from './levels.ts'
import { at, drawWithZeros, standardForm, vertexForm, vertexOf } from './parabola.ts'
import { curveOf } from './parts.ts'
import { greatestStories, paths } from './quadratic-stories.ts'

const ASKED = ['greatest', 'place', 'end'] as const

const isPrinted = (printed: Printed, said: Block) =>
  printed.blocks.some(block => JSON.stringify(block) === JSON.stringify(said))

export const hardForms = (form: FormMaker<typeof levels>) => ({
  equationFromVertex: form({
    levels: ['hard'],
    share: 2,
    draw: random => {
      const [twiceA, step] = random.pick([
        [1, 2],
        [-1, 2],
        [1, 4],
        [-1, 4],
        [3, 2],
        [-3, 2],
        [4, 1],
        [-4, 1],
        [6, 1],
        [-6, 1],
        [-2, 3],
        [2, 3],
        [2, 2],
        [-2, 2],
      ] as const)
      const parabola = { twiceA, h: random.intExcept(-7, 7, 0), k: random.intExcept(-7, 7, 0) }
      return { ...parabola, x: parabola.h + step * random.sign() }
    },
    answer: equationFor('y'),
    solve: parabola => vertexForm(parabola),
    ask: parabola => {
      const [vertex, other] = [point(parabola.h, parabola.k), point(parabola.x, at(parabola, parabola.x))]
      return {
        en: prose`A parabola has its vertex at ${vertex} and passes through ${other}. Write its equation in the form ${m`y = a(x - h)^2 + k`}.`,
        es: prose`Una parábola tiene su vértice en ${vertex} y pasa por ${other}. Escribe su ecuación en la forma ${m`y = a(x - h)^2 + k`}.`,
      }
    },
    check(printed, right) {
      const [[h, k], [x, value]] = printed
        .all('list')
        .map(({ items }) => items.map(item => evaluate(item))) as unknown as [[Ratio, Ratio], [Ratio, Ratio]]
      const mirrored = h.times(2).minus(x)
      return evaluate(right, { x: h }).equals(k) && [x, mirrored].every(x => evaluate(right, { x }).equals(value))
    },
  }),

  equationFromZeros: form({
    levels: ['hard'],
    share: 2,
    draw: random => {
      const [p, q] = random.sample([-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6], 2).sort((a, b) => a - b) as [
        number,
        number,
      ]
      const x = random.intExcept(-3, 3, p, q)
      const isEven = ((x - p) * (x - q)) % 2 === 0
      return {
        p,
        q,
        x,
        a: Ratio.of(random.pick(isEven ? ([-3, -1, 1, 3, 5] as const) : ([-4, -2, 4, 6] as const)), 2),
      }
    },
    answer: equationFor('y'),
    solve: ({ a, p, q }) => factored(a, factorFor(p), factorFor(q)),
    ask: ({ a, p, q, x }) => ({
      en: prose`A parabola has the zeros ${p} and ${q} and passes through ${point(x, a.times((x - p) * (x - q)))}. Write its equation in the form ${m`y = a(x - p)(x - q)`}.`,
      es: prose`Una parábola tiene los ceros ${p} y ${q}, y pasa por ${point(x, a.times((x - p) * (x - q)))}. Escribe su ecuación en la forma ${m`y = a(x - p)(x - q)`}.`,
    }),
    check(printed, right) {
      const [p, q] = printed.numbers
      const [x, value] = printed.one('list').items.map(item => evaluate(item))
      return [p!, q!].every(zero => evaluate(right, { x: zero }).n === 0) && evaluate(right, { x: x! }).equals(value!)
    },
  }),

  compare: form({
    levels: ['hard'],
    draw: random => {
      const sign = random.evenly([1, -1])
      const one = random.until(
        () => drawWithZeros(random),
        ({ twiceA }) => Math.sign(twiceA) === sign,
      )
      const other = random.until(
        () => drawWithZeros(random),
        ({ twiceA, k }) => Math.sign(twiceA) === sign && k !== one.k,
      )
      return { sign, one, other }
    },
    answer: option({
      f: { en: prose`Function ${symbol('f')}`, es: prose`La función ${symbol('f')}` },
      g: { en: prose`Function ${symbol('g')}`, es: prose`La función ${symbol('g')}` },
    }),
    solve: ({ sign, one, other }) => (one.k * -sign > other.k * -sign ? 'f' : 'g'),
    ask: ({ sign, one, other }) => {
      const shown = [
        equation(apply('f', symbol('x')), standardForm(one)),
        figure(functionGraph({ curves: [{ of: vertexForm(other), label: 'g' }] })),
      ] as const
      return sign < 0
        ? {
            en: [prose`Which function has the greater maximum value?`, ...shown],
            es: [prose`¿Qué función tiene el valor máximo mayor?`, ...shown],
          }
        : {
            en: [prose`Which function has the lesser minimum value?`, ...shown],
            es: [prose`¿Qué función tiene el valor mínimo menor?`, ...shown],
          }
    },
    check(printed, answer) {
      const [one, other] = [printed.one('relation').right, curveOf(printed)].map(of => vertexOf(of))
      const order = one!.k.compare(other!.k) * (one!.a.n < 0 ? 1 : -1)
      return one!.a.n * other!.a.n > 0 && answer === (order > 0 ? 'f' : 'g')
    },
  }),

  fromContextGraph: form({
    levels: ['hard'],
    lines: 1,
    draw: random => {
      const path = random.evenly(paths)
      const [half, k] = random.pick(path.sizes)
      return { half, k, path, asked: random.evenly(ASKED) }
    },
    answer: integer,
    solve: ({ half, k, asked }) => (asked === 'greatest' ? k : asked === 'place' ? half : 2 * half),
    ask({ half, k, path, asked }) {
      const [wide, high] = [2 * half + 2, k + (k > 10 ? 2 : 1)]
      const curve = factored(Ratio.of(-k, half * half), symbol('x'), factorFor(2 * half))
      const drawn = figure(
        functionGraph({
          x: { from: 0, to: wide, step: 1, every: 1 },
          y: { from: 0, to: high % 2 === 0 ? high : high + 1, step: k > 10 ? 2 : 1, every: 1 },
          curves: [curve],
        }),
      )
      return { en: [path.tells.en, drawn, path[asked].en], es: [path.tells.es, drawn, path[asked].es] }
    },
    // The drawn curve at the answer, by the words of the question.
    check(printed, answer) {
      const curve = curveOf(printed)
      const { h, k } = vertexOf(curve)
      const asked = paths.flatMap(path =>
        ASKED.filter(kind => [path[kind].en, path[kind].es].some(said => isPrinted(printed, said))),
      )[0]
      const value = exact(answer)
      if (asked === 'greatest') return value.equals(k)
      return asked === 'place' ? value.equals(h) : value.n > 0 && evaluate(curve, { x: value }).n === 0
    },
  }),

  greatestValue: form({
    levels: ['hard'],
    draw: random => random.evenly(greatestStories).draw(random),
    answer: rational,
    solve: ({ k }) => k,
    ask: ({ says, formula }) => says.value(formula),
    check(printed, answer) {
      const { right } = printed.one('relation')
      const { a, k } = vertexOf(right, [...symbolsOf(right)][0])
      return a.n < 0 && k.equals(exact(answer))
    },
  }),

  whereGreatest: form({
    levels: ['hard'],
    draw: random => random.evenly(greatestStories).draw(random),
    answer: rational,
    solve: ({ h }) => h,
    ask: ({ says, formula }) => says.place(formula),
    // The function is as great just before as just after.
    check(printed, answer) {
      const { right } = printed.one('relation')
      const letter = [...symbolsOf(right)][0] ?? 'x'
      const [left, here, after] = [-1, 0, 1].map(d => evaluate(right, { [letter]: exact(answer).plus(d) }))
      return left!.equals(after!) && here!.compare(left!) > 0
    },
  }),
})
