import {
  both,
  exact,
  type FormMaker,
  integer,
  money,
  moneyAmount,
  name,
  people,
  percent,
  prose,
  Ratio,
  system,
  systemSolution,
} from '../../../author.ts'
import { solves } from '../../kit/equations/linear-system.ts'
import type { levels } from './levels.ts'
import { linkedStories } from './linked-amounts.ts'
import { type Kind, kinds } from './parts.ts'

/** Hundreds of dollars in one account. */
const hundreds = Array.from({ length: 28 }, (_, i) => i + 3)

export const hardForms = (form: FormMaker<typeof levels>) => ({
  anySystem: form({
    levels: ['hard'],
    share: 3,
    instruction: {
      en: prose`Solve the system by substitution. If there is not exactly one solution, write “no solution” or “infinitely many solutions.”`,
      es: prose`Resuelve el sistema por sustitución. Si no hay exactamente una solución, escribe “no tiene solución” o “infinitas soluciones”.`,
    },
    lines: 7,
    draw: (random, level: { readonly kinds: readonly Kind[] }) => kinds[random.evenly(level.kinds)](random),
    answer: systemSolution,
    solve: ({ solution }) => solution,
    ask: ({ printed }) => both(system(...printed)),
    check: (printed, answer) => solves(answer, printed.one('system')),
  }),

  investments: form({
    levels: ['hard'],
    kind: 'story',
    lines: 6,
    draw(random) {
      const [one, other] = random.sample([2, 3, 4, 5, 6, 7, 8], 2)
      const [first, second] = random.sample(hundreds, 2)
      return { one: one!, other: other!, first: first!, second: second!, who: random.pick(people) }
    },
    answer: moneyAmount,
    solve: ({ first }) => 10_000 * first,
    ask({ one, other, first, second, who }) {
      const [whole, interest] = [money(10_000 * (first + second)), money(100 * (first * one + second * other))]
      const [p, q] = [percent(one), percent(other)]
      return {
        en: prose`${name(who)} puts ${whole} into two accounts. One pays ${p} interest a year, and the other pays ${q}. After one year the interest is ${interest} in all. How much money was put into the account that pays ${p}?`,
        es: prose`${name(who)} deposita ${whole} en dos cuentas. Una paga un interés anual del ${p} y la otra, del ${q}. Después de un año el interés es de ${interest} en total. ¿Cuánto dinero depositó en la cuenta que paga el ${p}?`,
      }
    },
    // What the two parts earn is the printed interest.
    check(printed, cents) {
      const [whole, p, q, interest] = printed.numbers
      const part = Ratio.of(cents, 100)
      const rest = whole!.minus(part)
      return rest.n > 0 && part.times(p!).plus(rest.times(q!)).equals(interest!)
    },
  }),

  story: form({
    levels: ['hard'],
    kind: 'story',
    share: 2,
    lines: 6,
    draw(random) {
      const { smaller, more, isPerimeter, says } = random.evenly(linkedStories)
      const [small, times, extra] = [random.int(...smaller), random.int(2, 4), random.int(...more)]
      const [who, friend] = random.sample(people, 2)
      const sum = small * (times + 1) + extra
      return { small, says: says(times, extra, isPerimeter ? 2 * sum : sum, who!, friend!) }
    },
    answer: integer,
    solve: ({ small }) => small,
    ask: ({ says }) => says,
    check(printed, small) {
      const [times, more, whole] = printed.numbers
      const larger = exact(small).times(times!).plus(more!)
      const sum = larger.plus(exact(small))
      return (/perimet|períme/.test(printed.text) ? sum.times(2) : sum).equals(whole!)
    },
  }),
})
