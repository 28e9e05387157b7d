import { approximate, both, type FormMaker, itemOf, lastOf, line, list, option, prose, step } from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { near, slopeOf } from '../../kit/functions/functions.ts'
import { cornerSteps, ends, f, problems, rangeOf } from './extrema.ts'
import type { levels } from './levels.ts'

const MISTAKES = {
  ends: {
    en: line`the endpoints of the interval are candidates too`,
    es: line`los extremos del intervalo también son candidatos`,
  },
  undefined: {
    en: line`a number where the derivative does not exist is a critical number too`,
    es: line`un número donde la derivada no existe también es un número crítico`,
  },
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  errorSpotting: form({
    levels: ['medium'],
    kind: 'find-mistake',
    draw: random => ({
      ...problems['absolute value'](random),
      kind: random.evenly(['ends', 'undefined', 'ends', 'undefined', 'none']),
    }),
    answer: option({
      ends: { en: prose`The endpoints were left out.`, es: prose`Faltan los extremos del intervalo.` },
      undefined: {
        en: prose`A point where the derivative does not exist was left out.`,
        es: prose`Falta un punto donde la derivada no existe.`,
      },
      none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
    }),
    solve: ({ kind }) => kind,
    ask(problem) {
      const { kind, candidates } = problem
      const kept = candidates.filter(([place], i) =>
        kind === 'ends' ? i > 0 && i < candidates.length - 1 : kind === 'none' || place !== 0,
      )
      const compared = list(...kept.map(([place]) => place))
      const [formula, range] = [f(problem.of), rangeOf(problem)]
      return {
        en: prose`To find the absolute extrema of ${formula} on ${range}, a student compared the values at these numbers: ${compared}. What mistake, if any, did the student make?`,
        es: prose`Para hallar los extremos absolutos de ${formula} en ${range}, un estudiante comparó los valores en estos números: ${compared}. ¿Qué error cometió, si cometió alguno?`,
      }
    },
    key: ({ kind, candidates }) => {
      const [before, last] = [list(...candidates.slice(0, -1).map(([place]) => place)), lastOf(candidates)[0]]
      return kind === 'none'
        ? both([])
        : {
            en:
              candidates.length > 2
                ? prose`The candidates are ${before}, and ${last}.`
                : prose`The candidates are ${before} and ${last}.`,
            es: prose`Los candidatos son ${before} y ${last}.`,
          }
    },
    solution: problem => {
      const all = list(...problem.candidates.map(([place]) => place))
      return [
        ...cornerSteps(problem),
        problem.kind === 'none'
          ? step(all, because.explain, {
              sentence: {
                en: line`No mistake: both endpoints and all critical numbers were compared.`,
                es: line`No hay error: se compararon los dos extremos y todos los números críticos.`,
              },
            })
          : step(all, because.mistakeIs, { what: MISTAKES[problem.kind] }),
      ]
    },
    whyWrong({ kind, candidates }) {
      const [from, to] = [itemOf(candidates, 0)[0], itemOf(candidates, candidates.length - 1)[0]]
      return {
        ...(kind === 'ends'
          ? {}
          : {
              ends: {
                en: line`The endpoints ${from} and ${to} are among the numbers.`,
                es: line`Los extremos ${from} y ${to} están entre los números.`,
              },
            }),
        ...(kind === 'undefined'
          ? {}
          : {
              undefined: {
                en: line`The number where the derivative does not exist, ${0}, is among the numbers.`,
                es: line`El número donde la derivada no existe, ${0}, está entre los números.`,
              },
            }),
      }
    },
    check(printed, answer) {
      const [from, to] = ends(printed.one('interval'))
      const places = printed.one('list').items.map(item => approximate(item))
      if (!places.includes(from) || !places.includes(to)) return answer === 'ends'
      const of = printed.one('relation').right
      const isSharp = !near(slopeOf(of, 1e-4, 1e-6), slopeOf(of, -1e-4, 1e-6), 1e-2)
      return answer === (isSharp && !places.includes(0) ? 'undefined' : 'none')
    },
  }),
})
