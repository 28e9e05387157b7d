import {
  apply,
  approximate,
  equation,
  equationFor,
  expr,
  type FormMaker,
  interval,
  intervals,
  m,
  option,
  prose,
  type Random,
  Ratio,
  symbol,
} from '../../../author.ts'
import { near } from '../../kit/functions/functions.ts'
import type { levels } from './levels.ts'
import { C, dydx, isParticular, isSolution, slopeIn, starts, y } from './parts.ts'

const bounded = {
  'y^2 + a^2'(random: Random) {
    const [a, b] = [random.int(1, 4), 0]
    return {
      slope: m`y^2 + ${a * a}`,
      solution: a === 1 ? m`tan x` : m`${a}tan ${a}x`,
      a: 0,
      b,
      from: m`-π/${2 * a}`,
      to: m`π/${2 * a}`,
    }
  },
  'y^2'(random: Random) {
    const [k, b] = [random.int(1, 4), random.int(1, 6)]
    return { slope: m`${k}y^2`, solution: m`${b}/{1 - ${k * b}x}`, a: 0, b, from: m`-∞`, to: expr(Ratio.of(1, k * b)) }
  },
  /** Between the equilibria the solution is defined everywhere, above them after its pole alone. */
  'y(1 − y)'(random: Random) {
    const [k, c] = [random.int(1, 4), random.int(1, 5)]
    const isBelow = random.chance(0.5)
    return {
      slope: m`${k}y(1 - y)`,
      solution: isBelow ? m`1/{1 + ${c}e^{${-k}x}}` : m`${c + 1}/{${c + 1} - e^{${-k}x}}`,
      a: 0,
      b: isBelow ? Ratio.of(1, c + 1) : Ratio.of(c + 1, c),
      from: isBelow ? m`-∞` : k === 1 ? m`-ln ${c + 1}` : m`-{ln ${c + 1}}/${k}`,
      to: m`∞`,
    }
  },
  'x y^2'(random: Random) {
    const [c, k] = [random.int(1, 4), 2 * random.int(1, 4)]
    // y = 2/(k(c² − x²))
    return {
      slope: m`${k}x y^2`,
      solution: m`1/{${k / 2}(${c * c} - x^2)}`,
      a: 0,
      b: Ratio.of(2, k * c * c),
      from: expr(-c),
      to: expr(c),
    }
  },
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  interval: form({
    levels: ['hard'],
    share: 2,
    lines: 6,
    draw: random => bounded[random.evenly(['y^2 + a^2', 'y(1 − y)', 'y^2', 'x y^2'])](random),
    answer: intervals,
    solve: ({ from, to }) => interval(from, to, [false, false]),
    ask: ({ slope, a, b }) => ({
      en: prose`Solve ${equation(dydx, slope)} with ${equation(apply('y', a), b)}. What is the largest open interval containing ${equation(symbol('x'), a)} on which the solution is defined?`,
      es: prose`Resuelve ${equation(dydx, slope)} con ${equation(apply('y', a), b)}. ¿Cuál es el mayor intervalo abierto que contiene a ${equation(symbol('x'), a)} en el que está definida la solución?`,
    }),
    // Walks along the solution until it grows past all bounds, on either side.
    check(printed, answer) {
      const start = starts(printed)
      if (answer.kind !== 'interval' || !start || answer.closed.some(closed => closed)) return false
      const f = (x: number, y: number) => approximate(slopeIn(printed), { x, y })
      const edge = (way: 1 | -1) => {
        let [x, y] = start
        for (let i = 0; i < 1500 && Math.abs(x) < 20; i++) {
          if (Math.abs(y) > 1e3) return x
          const h = (way * 0.05) / (1 + Math.abs(f(x, y)) / (0.2 + Math.abs(y)))
          const k = f(x + h / 2, y + (h * f(x, y)) / 2)
          x += h
          y += h * k
        }
        return way * Number.POSITIVE_INFINITY
      }
      const isEdge = (found: number, given: number) =>
        Number.isFinite(found) ? Math.abs(found - given) < 0.03 : found === given
      return isEdge(edge(-1), approximate(answer.from)) && isEdge(edge(1), approximate(answer.to))
    },
  }),

  boundedSolution: form({
    levels: ['hard'],
    share: 2,
    lines: 5,
    draw: random => bounded[random.evenly(['y^2 + a^2', 'y(1 − y)', 'y^2', 'x y^2'])](random),
    answer: equationFor('y'),
    solve: ({ solution }) => solution,
    ask: ({ slope, a, b }) => ({
      en: prose`Solve ${equation(dydx, slope)} with ${equation(apply('y', a), b)}. Write ${symbol('y')} in terms of ${symbol('x')}.`,
      es: prose`Resuelve ${equation(dydx, slope)} con ${equation(apply('y', a), b)}. Expresa ${symbol('y')} en función de ${symbol('x')}.`,
    }),
    check: (printed, answer) => isParticular(printed, answer, 3),
  }),

  signLost: form({
    levels: ['hard'],
    lines: 2,
    draw: random => ({
      k: 2 * random.int(1, 4),
      b: -random.int(1, 9),
      kind: random.evenly(['absolute', 'none', 'late'] as const),
    }),
    answer: option({
      absolute: {
        en: prose`The absolute value in ${m`ln|y|`} was dropped, so ${y} has the wrong sign.`,
        es: prose`Perdió el valor absoluto de ${m`ln|y|`}, así que ${y} tiene el signo equivocado.`,
      },
      late: {
        en: prose`The constant was added after solving for ${y}.`,
        es: prose`Sumó la constante después de despejar ${y}.`,
      },
      none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
    }),
    solve: ({ kind }) => kind,
    ask({ k, b, kind }) {
      const grown = m`e^{${k / 2}x^2}`
      const claim = equation(
        y,
        kind === 'none' ? m`${b}${grown}` : kind === 'absolute' ? m`${-b}${grown}` : m`${grown} + ${b - 1}`,
      )
      const [given, start] = [equation(dydx, m`${k}x y`), equation(apply('y', 0), b)]
      return {
        en: prose`For ${given} with ${start}, a student writes ${claim}. What is the mistake?`,
        es: prose`Para ${given} con ${start}, un estudiante escribe ${claim}. ¿Cuál es el error?`,
      }
    },
    check(printed, answer) {
      const claim = printed.all('relation').at(-1)
      const start = starts(printed)
      if (!claim || !start) return false
      if (isSolution(slopeIn(printed), claim.right, {}) < 4) return answer === 'late'
      return answer === (near(approximate(claim.right, { x: start[0] }), start[1]) ? 'none' : 'absolute')
    },
  }),

  errorSpotting: form({
    levels: ['medium', 'hard'],
    kind: 'find-mistake',
    draw: random => ({
      kind: random.evenly(['late', 'lost', 'none']),
      k: 2 * random.int(1, 4),
      isFirst: random.chance(0.5),
      c: random.int(1, 9),
    }),
    answer: option({
      late: { en: prose`${C} was added after solving for ${y}.`, es: prose`Sumó ${C} después de despejar ${y}.` },
      lost: {
        en: prose`The integral of the right side is wrong.`,
        es: prose`La integral del lado derecho está mal.`,
      },
      none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
    }),
    solve: ({ kind }) => kind,
    ask({ kind, k }) {
      const claim = {
        late: m`y = e^{${k / 2}x^2} + C`,
        lost: m`y = C e^{${k}x^2}`,
        none: m`y = C e^{${k / 2}x^2}`,
      }[kind]
      return {
        en: [equation(dydx, m`${k}x y`), prose`A student's general solution is ${claim}. What is the mistake?`],
        es: [equation(dydx, m`${k}x y`), prose`La solución general de un estudiante es ${claim}. ¿Cuál es el error?`],
      }
    },
    check(printed, answer) {
      const [given, claim] = printed.all('relation')
      if (!given || !claim) return false
      if (isSolution(given.right, claim.right, { C: 1.7 }) >= 4) return answer === 'none'
      return (
        answer === (isSolution(given.right, claim.right, { C: 0 }) >= 4 && claim.right.kind === 'sum' ? 'late' : 'lost')
      )
    },
  }),
})
