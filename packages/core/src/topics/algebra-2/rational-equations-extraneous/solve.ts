import { both, type Expr, exact, type FormMaker, prose, Ratio, solutionSet } from '../../../author.ts'
import { holds, kinds, type Level, type levels } from './parts.ts'

const CANDIDATES = [1, 2, 3].flatMap(d => Array.from({ length: 121 }, (_, i) => Ratio.of(i - 60, d)))

const truths = (of: Expr) => new Set(CANDIDATES.filter(value => holds(of, value)).map(value => value.toString())).size

export const solveForms = (form: FormMaker<typeof levels>) => ({
  solve: form({
    share: 2,
    instruction: {
      en: prose`Solve. Check for extraneous solutions.`,
      es: prose`Resuelve. Comprueba si hay soluciones extrañas.`,
    },
    draw: (random, level: Level) => kinds[random.evenly(level.kinds)](random),
    answer: solutionSet('x'),
    solve: ({ solutions }) => solutions,
    ask: ({ of }) => both(of),
    solution: ({ steps }) => steps(),
    check(printed, answer) {
      const of = printed.one('relation')
      const given = answer.map(value => exact(value))
      return (
        given.every(value => holds(of, value)) &&
        new Set(given.map(value => value.toString())).size === given.length &&
        truths(of) === given.length
      )
    },
  }),
})
