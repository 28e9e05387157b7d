import { equation, evaluate, exact, type FormMaker, integer, itemOf, prose, Ratio } from '../../../author.ts'
import { nonzero } from '../../kit/integers/nonzero.ts'
import { a1, finiteSum, firstTerms, type levels, partial, r, S, termsIn, unending } from './parts.ts'
import { finiteSteps, ratioStep } from './steps.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  fromTerms: form({
    levels: ['easy'],
    draw: random => ({
      a: Ratio.of(nonzero(random, 6)),
      r: Ratio.of(random.evenly([2, -3, 3, -2, 4, 2, 3])),
      n: random.int(5, 7),
    }),
    answer: integer,
    solve: ({ a, r, n }) => finiteSum(a, r, n),
    ask: ({ a, r, n }) => ({
      en: prose`Find the sum of the first ${n} terms of the geometric series ${unending(firstTerms(a, r, 4))}`,
      es: prose`Halla la suma de los primeros ${n} términos de la serie geométrica ${unending(firstTerms(a, r, 4))}`,
    }),
    solution: ({ a, r, n }) => [ratioStep(a, r), ...finiteSteps(a, r, n)],
    check(printed, answer) {
      const count = itemOf(printed.numbers, 0).n
      return exact(answer).equals(partial(termsIn(printed.one('sum')), count))
    },
  }),

  fromRatio: form({
    levels: ['easy'],
    draw: random => ({
      a: Ratio.of(nonzero(random, 9)),
      r: Ratio.of(random.evenly([2, -3, 3, -2, 4, 2, 3])),
      n: random.int(4, 6),
    }),
    answer: integer,
    solve: ({ a, r, n }) => finiteSum(a, r, n),
    ask: ({ a, r: ratio, n }) => {
      const [first, second] = [equation(a1, a), equation(r, ratio)]
      return {
        en: prose`A geometric series has ${first} and ${second}. Find ${S(n)}.`,
        es: prose`Una serie geométrica tiene ${first} y ${second}. Halla ${S(n)}.`,
      }
    },
    solution: ({ a, r, n }) => finiteSteps(a, r, n),
    check(printed, answer) {
      const [a, ratio] = printed.all('relation').map(({ right }) => evaluate(right))
      const wanted = printed.maths.at(-1)
      if (!a || !ratio || wanted?.kind !== 'symbol' || !wanted.sub) return false
      return exact(answer).equals(partial([a, a.times(ratio)], evaluate(wanted.sub).n))
    },
  }),
})
