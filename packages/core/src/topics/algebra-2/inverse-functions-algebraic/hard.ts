import {
  applyInverse,
  approximate,
  both,
  type Expr,
  equation,
  evaluate,
  type FormMaker,
  figure,
  formulaChoice,
  functionGraph,
  infinity,
  interval,
  isSame,
  isTrue,
  m,
  negative,
  option,
  power,
  prose,
  type Ratio,
  relation,
  root,
  sum,
  symbol,
  symbolsOf,
  table,
  tableCells,
  type Value,
  yesOrNo,
} from '../../../author.ts'
import { nonzero } from '../../kit/integers/nonzero.ts'
import { polynomial } from '../../kit/polynomials/polynomial.ts'
import { bare, domainTable, f, repeats, rightOf, shapes, shifted, x } from './inverses.ts'
import type { levels } from './levels.ts'

export const hardForms = (form: FormMaker<typeof levels>) => ({
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
    kind: 'find-mistake',
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
})
