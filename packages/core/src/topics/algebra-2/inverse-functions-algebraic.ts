import { formulaChoice } from '../../answer/choice.ts'
import { expression } from '../../answer/expression.ts'
import { expressionList } from '../../answer/expression-list.ts'
import { integer } from '../../answer/number.ts'
import { tableCells } from '../../answer/number-list.ts'
import { option, yesOrNo } from '../../answer/option.ts'
import { pointList } from '../../answer/point.ts'
import { both, figure, prose, table } from '../../content.ts'
import { functionGraph } from '../../figure/function-graph.ts'
import {
  apply,
  applyInverse,
  equation,
  infinity,
  interval,
  list,
  negative,
  over,
  point,
  power,
  relation,
  root,
  sum,
  symbol,
  type Value,
} from '../../math/build.ts'
import { approximate, evaluate, exact, isSame, isTrue, symbolsOf } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { m } from '../../math/template.ts'
import type { Ratio } from '../../number/ratio.ts'
import { defineTopic } from '../../topic.ts'
import { polynomial } from '../algebra-1/shared/polynomial.ts'
import {
  bare,
  domainTable,
  drawnInverse,
  drawPoints,
  drawWanted,
  f,
  isHolding,
  isUndoing,
  type Kind,
  kinds,
  nonzero,
  path,
  repeats,
  rightOf,
  shapes,
  shifted,
  swapped,
  tablePrompt,
  x,
} from './shared/inverses.ts'

export const inverseFunctionsAlgebraic = defineTopic(
  {
    id: 'inverse-functions-algebraic',
    name: { en: 'Inverse functions', es: 'Funciones inversas' },
    description: {
      en: 'Find the inverse of a function, check it by composition and give its domain.',
      es: 'Halla la inversa de una función, compruébala con la composición e indica su dominio.',
    },
    domain: 'Functions',
    standards: ['F-BF.B.4a', 'F-BF.B.4b', 'F-BF.B.4c', 'F-BF.B.4d', 'F-BF.A.1c', 'AP-PRECALC-2.8'],
    levels: {
      easy: { kinds: ['linear', 'quotient', 'cube'] },
      medium: { kinds: ['shiftedCube', 'fraction'], restricted: ['root'] },
      hard: { kinds: ['rational'], restricted: ['linearRoot', 'restricted'] },
    },
  },
  form => ({
    find: form({
      share: 2,
      instruction: {
        en: prose`Find ${applyInverse('f', x)}.`,
        es: prose`Halla ${applyInverse('f', x)}.`,
      },
      lines: 4,
      draw: (random, { kinds: names }: { readonly kinds: readonly Kind[] }) => kinds[random.evenly(names)](random),
      answer: expression,
      solve: ({ inverse }) => inverse,
      ask: ({ f: of, where }) => both(where ? prose`${equation(f, of)}, ${where}` : equation(f, of)),
      check: isUndoing,
    }),

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
          return isWithin && Math.abs(approximate(rule.right, { x: t }) - value) < 1e-9
        }
        return (
          isUndoing(printed, inverse) &&
          where.sign === '≥' &&
          [0, 1, 4, 9].every(more => isBack(end + more)) &&
          [0.25, 1, 3].every(less => !isBack(end - less))
        )
      },
    }),

    points: form({
      levels: ['easy'],
      instruction: {
        en: prose`The points belong to a function. Write the points of its inverse in the same order.`,
        es: prose`Los puntos pertenecen a una función. Escribe los puntos de su inversa en el mismo orden.`,
      },
      lines: 1,
      draw: random => ({ points: drawPoints(random, 5) }),
      answer: pointList,
      solve: ({ points }) => swapped(points),
      ask: ({ points }) => both(list(...points.map(pair => point(...pair)))),
      check(printed, answer) {
        const given = printed.one('list').items
        return (
          given.length === answer.length &&
          given.every((item, i) => {
            const [a, b] = item.kind === 'list' ? item.items.map(value => evaluate(value)) : []
            const [u, v] = answer[i]?.map(exact) ?? []
            return a !== undefined && b !== undefined && u?.equals(b) === true && v?.equals(a) === true
          })
        )
      },
    }),

    fromTable: form({
      levels: ['easy', 'medium'],
      lines: 1,
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
      lines: 0,
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
      lines: 1,
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
          curve?.form === 'points' &&
          curve.through.some(([a = 0, b = 0]) => wanted.equals(b) && exact(answer).equals(a))
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
          [-5, -2, 0, 1, 4, 11].every(t => Math.abs(approximate(outer, { x: approximate(inner, { x: t }) }) - t) < 1e-6)
        return (answer === 'yes') === (isBack(of, g) && isBack(g, of))
      },
    }),

    domainAndRange: form({
      levels: ['hard'],
      instruction: {
        en: prose`Complete the table. Write intervals.`,
        es: prose`Completa la tabla. Escribe intervalos.`,
      },
      lines: 1,
      draw: random => ({
        a: random.int(1, 5),
        h: nonzero(random, 6),
        c: random.int(-8, 8),
        isFalling: random.evenly([false, true]),
      }),
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
      // Where the formula has values, and how far they reach.
      check(printed, { blanks: [domain, range, inverseDomain, inverseRange] }) {
        const { right } = printed.one('relation')
        const at = (t: number) => approximate(right, { x: t })
        const start = Array.from({ length: 41 }, (_, i) => i - 20).find(t => Number.isFinite(at(t))) ?? 0
        const end = Math.round(at(start))
        const values = at(start + 9) > at(start) ? rightOf(end) : interval(negative(infinity), end, [false, true])
        const is = (value: Value | undefined, expected: Expr) =>
          typeof value === 'object' && 'kind' in value && isSame(value, expected)
        return (
          is(domain, rightOf(start)) &&
          is(inverseRange, rightOf(start)) &&
          is(range, values) &&
          is(inverseDomain, values)
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
        h: nonzero(random, 6),
        k: nonzero(random, 9),
        a: random.pick([1, 2, 3, -1, -2]),
        isRight: random.evenly([true, false]),
        shift: random.int(1, 4),
      }),
      answer: formulaChoice,
      solve: ({ h, isRight }) => relation(x, isRight ? '≥' : '≤', h),
      mistakes: ({ h, isRight, shift }) => ({
        startsLeftOfVertex: relation(x, '≥', h - shift),
        endsRightOfVertex: relation(x, '≤', h + shift),
        aroundVertex: relation(relation(h - shift - (isRight ? 1 : 0), '≤', x), '≤', h + shift + 1),
      }),
      ask: ({ h, k, a }) => both(equation(f, m`${a}${power(shifted(h), 2)} + ${k}`)),
      // On the restricted domain no two of many numbers share a value.
      check(printed, answer) {
        const { right } = printed.one('relation')
        const condition = answer as Expr
        const within = Array.from({ length: 61 }, (_, i) => i - 30).filter(t => isTrue(condition, { x: t }))
        return new Set(within.map(t => evaluate(right, { x: t }).toString())).size === within.length
      },
    }),

    horizontalLine: form({
      levels: ['hard'],
      instruction: {
        en: prose`Use the horizontal line test. Does the function have an inverse function?`,
        es: prose`Usa la prueba de la recta horizontal. ¿Tiene la función una función inversa?`,
      },
      lines: 0,
      draw: random => {
        const isOneToOne = random.evenly([true, false])
        const kind = random.evenly(
          isOneToOne ? (['cube', 'root', 'line'] as const) : (['wave', 'square', 'corner'] as const),
        )
        return { of: shapes[kind](random.int(-2, 2), random.int(-2, 2), random.sign()) }
      },
      answer: yesOrNo,
      solve: ({ of }) => (repeats(of) ? 'no' : 'yes'),
      ask: ({ of }) => both(figure(functionGraph({ x: { from: -6, to: 6 }, y: { from: -6, to: 6 }, curves: [of] }))),
      // The drawn curve always rises or always falls.
      check(printed, answer) {
        const [curve] = printed.figure('function-graph').curves
        if (curve?.form !== 'graph') return false
        const heights = Array.from({ length: 121 }, (_, i) => approximate(curve.of, { x: (i - 60) / 10 })).filter(
          Number.isFinite,
        )
        const steps = heights.slice(1).map((value, i) => Math.sign(value - (heights[i] ?? 0)))
        return (answer === 'yes') === steps.every(step => step === steps[0])
      },
    }),

    findMistake: form({
      levels: ['hard'],
      lines: 1,
      draw: random => {
        const kind = random.evenly(['reciprocal', 'letters', 'sign', 'part', 'none'] as const)
        return { a: random.int(2, 9), b: random.int(2, 12) * random.sign(), kind }
      },
      answer: option({
        reciprocal: {
          en: prose`The student took the reciprocal of ${f}.`,
          es: prose`El estudiante tomó el recíproco de ${f}.`,
        },
        letters: {
          en: prose`The student did not exchange ${x} and ${symbol('y')}.`,
          es: prose`El estudiante no intercambió ${x} e ${symbol('y')}.`,
        },
        sign: {
          en: prose`The student did not change the sign of the constant term.`,
          es: prose`El estudiante no cambió el signo del término constante.`,
        },
        part: {
          en: prose`The student divided only ${x}, not the whole expression.`,
          es: prose`El estudiante dividió solo ${x}, no toda la expresión.`,
        },
        none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
      }),
      solve: ({ kind }) => kind,
      ask: ({ a, b, kind }) => {
        const [rule, found] = [equation(f, polynomial([b, a])), equation(applyInverse('f', x), bare[kind](a, b))]
        return {
          en: prose`Given ${rule}, a student writes ${found}. What is the mistake?`,
          es: prose`Dada ${rule}, un estudiante escribe ${found}. ¿Cuál es el error?`,
        }
      },
      check(printed, answer) {
        const [rule, found] = printed.all('relation').map(({ right }) => right)
        if (!rule || !found) return false
        if (symbolsOf(found).has('y') || answer === 'letters') return symbolsOf(found).has('y') && answer === 'letters'
        const b = evaluate(rule, { x: 0 })
        const a = evaluate(rule, { x: 1 }).minus(b)
        const places = [1, 2, 3, 4, 5].filter(t => evaluate(rule, { x: t }).n !== 0)
        const isBack = (back: (value: Ratio) => Ratio) => places.every(t => back(evaluate(found, { x: t })).equals(t))
        const holds = {
          reciprocal: places.every(t =>
            evaluate(found, { x: t })
              .times(evaluate(rule, { x: t }))
              .equals(1),
          ),
          sign: isBack(value => value.times(a).minus(b)),
          part: isBack(value => value.plus(b).times(a)),
          none: isBack(value => value.times(a).plus(b)),
        }
        return holds[answer]
      },
    }),
  }),
)
