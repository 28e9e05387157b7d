import {
  type AnswerType,
  approximate,
  both,
  chainRule,
  derivative,
  derivativeOf,
  type Expr,
  equation,
  explained,
  expression,
  expressionList,
  type FormMaker,
  gcd,
  holds,
  isSame,
  line,
  list,
  m,
  option,
  partsOf,
  prose,
  statements,
  step,
  substitute,
  tupleOf,
  words,
  wouldGive,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { agree, isDerivative, near, slopeOf } from '../../kit/functions/functions.ts'
import { composites, type Kind } from './composites.ts'
import type { levels } from './levels.ts'
import { MISTAKES, misread } from './misread.ts'
import { instruction, y } from './parts.ts'

/** g, f and the derivative, each by its name. */
const namedParts: AnswerType<readonly Expr[]> = {
  ...expressionList,
  show: parts => {
    const [inner, outer, slope] = tupleOf(parts, 3)
    return both(list(equation(m`g(x)`, inner), equation(m`f(u)`, outer), equation(derivative('y', 'x'), slope)))
  },
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  differentiate: form({
    share: 3,
    instruction,
    draw: (random, { kinds }) => composites[random.evenly<Kind>(kinds)](random),
    answer: expression,
    solve: ({ slope }) => slope,
    ask: ({ of }) => both(equation(m`f(x)`, of)),
    solution: ({ inner, outer }, slope) => chainRule(inner, outer, slope),
    check: (printed, answer) => isDerivative(printed.one('relation').right, answer),
  }),
  innerAndOuter: form({
    levels: ['easy'],
    instruction: {
      en: prose`Let ${m`u = g(x)`} be the whole inner function, so that ${m`y = f(u)`}. Give ${m`g(x)`}, then ${m`f(u)`}, then ${derivative('y', 'x')}.`,
      es: prose`Sea ${m`u = g(x)`} toda la función interior, de modo que ${m`y = f(u)`}. Da ${m`g(x)`}, luego ${m`f(u)`} y luego ${derivative('y', 'x')}.`,
    },
    draw: (random, { kinds }) => composites[random.evenly<Kind>(kinds)](random),
    answer: namedParts,
    solve: ({ inner, outer, slope }) => [inner.of, outer.of, slope],
    ask: ({ of }) => both(equation(y, of)),
    solution: ({ inner, outer, slope }) => {
      const [, ...others] = chainRule(inner, outer, slope, 'y')
      return [
        step(statements(equation(m`g(x)`, inner.of), equation(m`f(u)`, outer.of)), because.nameInnerFunction),
        ...others,
      ]
    },
    // The inner function put into the outer one gives the function back.
    check(printed, answer) {
      const [inner, outer, slope] = answer
      const of = printed.one('relation').right
      return !!inner && !!outer && !!slope && agree(of, substitute(outer, { u: inner })) && isDerivative(of, slope)
    },
  }),
  errorSpotting: form({
    levels: ['easy'],
    kind: 'find-mistake',
    draw(random) {
      const kind = random.evenly(['missing', 'inside', 'outer', 'none'] as const)
      const [a, b, n] = [random.int(2, 6), random.intExcept(-9, 9, 0), random.int(3, 6)]
      const name = random.evenly(['power', 'sine', 'logarithm', 'cosine'] as const)
      // The derivative of ln(4x + 6) would still have to be reduced.
      const shift = name === 'logarithm' && gcd(a, b) > 1 ? random.coprimeTo(a) : b
      return { kind, ...misread[name](a, shift, n) }
    },
    answer: option({
      missing: {
        en: prose`The derivative of the inner function is missing.`,
        es: prose`Falta la derivada de la función interior.`,
      },
      inside: {
        en: prose`The derivative of the inner function was put inside the outer derivative.`,
        es: prose`Puso la derivada de la función interior dentro de la derivada exterior.`,
      },
      outer: { en: prose`The outer function was not differentiated.`, es: prose`No derivó la función exterior.` },
      none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
    }),
    solve: ({ kind }) => kind,
    ask({ kind, of, slope, claims }) {
      const work = equation(derivativeOf(of, 'x'), kind === 'none' ? slope : claims[kind])
      return {
        en: [work, prose`This is a student’s work. What is the mistake, if any?`],
        es: [work, prose`Este es el trabajo de un estudiante. ¿Cuál es el error, si hay alguno?`],
      }
    },
    key: ({ kind, slope }) =>
      kind === 'none' ? both([]) : { en: prose`It should be ${slope}.`, es: prose`Debe ser ${slope}.` },
    solution: ({ kind, inner, outer, slope, claims }) => [
      ...(kind === 'none' ? [] : [step(claims[kind], because.mistakeIs, { what: MISTAKES[kind] })]),
      ...chainRule(inner, outer, slope, 'y'),
      ...(kind === 'none'
        ? [
            explained(
              words('no mistake', 'ningún error'),
              line`This is the student’s derivative.`,
              line`Es la derivada del estudiante.`,
            ),
          ]
        : []),
    ],
    whyWrong: ({ kind, slope, claims }) => wouldGive(kind, kind === 'none' ? slope : claims[kind], claims),
    // A claim over the true slope: with the outer derivative in it, only a factor of x may be lost.
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      if (left.kind !== 'derivative' || !left.of) return false
      const of = left.of
      if (isDerivative(of, right)) return answer === 'none'
      const lost = (at: number) => slopeOf(of, at) / approximate(right, { x: at })
      const [first, second] = [lost(0.3), lost(0.41)]
      const isMissing = near(first / second, 1, 1e-3) || near(first / second, 0.3 / 0.41, 1e-3)
      if (isMissing) return answer === 'missing'
      const inner = of.kind === 'power' ? of.base : partsOf(of)[0]
      return answer === (inner && holds(right, part => isSame(part, inner)) ? 'outer' : 'inside')
    },
  }),
})
