import {
  apply,
  applyInverse,
  approximate,
  both,
  type Expr,
  equation,
  evaluate,
  exact,
  expressionList,
  type FormMaker,
  figure,
  integer,
  isAsDrawn,
  isNear,
  m,
  over,
  prose,
  relation,
  root,
  symbol,
  yesOrNo,
} from '../../../author.ts'
import { nonzero } from '../../kit/integers/nonzero.ts'
import { polynomial } from '../../kit/polynomials/polynomial.ts'
import {
  drawnInverse,
  drawPoints,
  drawWanted,
  f,
  isHolding,
  isUndoing,
  type Kind,
  kinds,
  path,
  swapped,
  tablePrompt,
  x,
} from './inverses.ts'
import type { levels } from './levels.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  findWithDomain: form({
    levels: ['medium', 'hard'],
    share: 2,
    instruction: {
      en: prose`Find ${applyInverse('f', x)}. Then write its domain as an inequality, such as ${relation(x, '≤', 5)}.`,
      es: prose`Halla ${applyInverse('f', x)}. Después escribe su dominio como una desigualdad, por ejemplo ${relation(x, '≤', 5)}.`,
    },
    lines: 4,
    draw: (random, { restricted }: { readonly restricted: readonly Kind[] }) =>
      kinds[random.evenly(restricted)](random),
    answer: expressionList,
    solve: ({ inverse, inverseWhere }) => [inverse, inverseWhere ?? relation(x, '≥', 0)],
    ask: ({ f: of, where }) => both(where ? prose`${equation(f, of)}, ${where}` : equation(f, of)),
    // On its domain, and no further, the inverse leads to numbers that f takes back.
    check(printed, [inverse, where]) {
      const [rule, restriction] = printed.all('relation')
      if (!inverse || !rule || where?.kind !== 'relation') return false
      const end = approximate(where.right)
      const isBack = (value: number) => {
        const t = approximate(inverse, { x: value })
        const isWithin = !restriction || isHolding(restriction, t)
        return isWithin && isNear(approximate(rule.right, { x: t }), value)
      }
      return (
        isUndoing(printed, inverse) &&
        where.sign === '≥' &&
        [0, 1, 4, 9].every(more => isBack(end + more)) &&
        [0.25, 1, 3].every(less => !isBack(end - less))
      )
    },
  }),

  fromTable: form({
    levels: ['easy', 'medium'],
    draw: random => drawWanted(random, () => random.shuffle(drawPoints(random, 5))),
    answer: integer,
    solve: ({ points, at }) => points[at]?.[0] ?? 0,
    ask: ({ points, at }) => {
      const wanted = applyInverse('f', points[at]?.[1] ?? 0)
      return {
        en: [tablePrompt(points), prose`Find ${wanted}.`],
        es: [tablePrompt(points), prose`Halla ${wanted}.`],
      }
    },
    check(printed, answer) {
      const [top, bottom] = printed.block('table').rows.map(row => row.slice(1).map(([cell]) => cell as Expr))
      const wanted = evaluate(printed.all('apply').at(-1)?.to[0] ?? x)
      return (bottom ?? []).every(
        (value, i) => evaluate(value).equals(wanted) === evaluate(top?.[i] ?? x).equals(exact(answer)),
      )
    },
  }),

  drawInverse: form({
    levels: ['easy'],
    instruction: {
      en: prose`Draw the graph of the inverse function on the same axes.`,
      es: prose`Dibuja la gráfica de la función inversa en los mismos ejes.`,
    },
    draw: random => ({
      points: random.until(
        () => drawPoints(random, random.evenly([4, 2, 5])),
        points => points.some(([a, b]) => !points.some(([c, d]) => c === b && d === a)),
      ),
    }),
    answer: drawnInverse,
    solve: ({ points }) => swapped(points),
    ask: ({ points }) => both(figure(path(points))),
    // Each segment from a point to its image has slope −1 and its middle on y = x.
    check(printed, answer) {
      const [curve] = printed.figure('function-graph').curves
      const given = curve?.form === 'points' ? curve.through : []
      return (
        given.length === answer.length &&
        given.every(([a = 0, b = 0], i) => {
          const [u, v] = answer[i] ?? [99, 99]
          return a + u === b + v && a - u === v - b
        })
      )
    },
  }),

  fromGraph: form({
    levels: ['medium'],
    draw: random => drawWanted(random, () => drawPoints(random, 4)),
    answer: integer,
    solve: ({ points, at }) => points[at]?.[0] ?? 0,
    ask: ({ points, at }) => {
      const wanted = applyInverse('f', points[at]?.[1] ?? 0)
      return {
        en: [figure(path(points)), prose`The graph shows ${symbol('f')}. Find ${wanted}.`],
        es: [figure(path(points)), prose`La gráfica muestra ${symbol('f')}. Halla ${wanted}.`],
      }
    },
    check(printed, answer) {
      const [curve] = printed.figure('function-graph').curves
      const wanted = evaluate(printed.one('apply').to[0] ?? x)
      return (
        curve?.form === 'points' && curve.through.some(([a = 0, b = 0]) => wanted.equals(b) && exact(answer).equals(a))
      )
    },
  }),

  areInverses: form({
    levels: ['medium'],
    share: 2,
    instruction: {
      en: prose`Find ${m`f(g(x))`} and ${m`g(f(x))`}. Are ${symbol('f')} and ${symbol('g')} inverses of each other?`,
      es: prose`Halla ${m`f(g(x))`} y ${m`g(f(x))`}. ¿Son ${symbol('f')} y ${symbol('g')} inversas una de la otra?`,
    },
    lines: 3,
    draw: random => {
      const [a, b] = [random.int(2, 9), nonzero(random, 9)]
      const areInverse = random.evenly([true, false])
      const c = areInverse ? b : -b
      const shape = random.evenly(['linear', 'fraction', 'cube'])
      if (shape === 'linear') return { f: polynomial([b, a]), g: over(polynomial([-c, 1]), a), areInverse }
      if (shape === 'fraction') return { f: over(polynomial([b, 1]), a), g: polynomial([-c, a]), areInverse }
      return { f: m`x^3 + ${b}`, g: root(polynomial([-c, 1]), 3), areInverse }
    },
    answer: yesOrNo,
    solve: ({ areInverse }) => (areInverse ? 'yes' : 'no'),
    ask: ({ f: of, g }) => both(prose`${equation(f, of)}, ${equation(apply('g', x), g)}`),
    check(printed, answer) {
      const [of, g] = printed.all('relation').map(({ right }) => right)
      if (!of || !g) return false
      const isBack = (inner: Expr, outer: Expr) =>
        [-5, -2, 0, 1, 4, 11].every(t => isAsDrawn(approximate(outer, { x: approximate(inner, { x: t }) }), t))
      return (answer === 'yes') === (isBack(of, g) && isBack(g, of))
    },
  }),
})
