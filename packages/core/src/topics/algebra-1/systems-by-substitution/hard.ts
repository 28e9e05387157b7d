import {
  answerStep,
  both,
  count,
  decimal,
  evaluate,
  type FormMaker,
  line,
  m,
  money,
  moneyAmount,
  name,
  people,
  percent,
  prose,
  quantity,
  Ratio,
  role,
  statements,
  step,
  system,
  systemSolution,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { solves } from '../../kit/equations/linear-system.ts'
import type { levels } from './levels.ts'
import { type LinkedStory, linkedStories } from './linked-amounts.ts'
import { type Kind, kinds } from './parts.ts'

/** Hundreds of dollars in one account. */
const hundreds = Array.from({ length: 28 }, (_, i) => i + 3)

export const hardForms = (form: FormMaker<typeof levels>) => ({
  anySystem: form({
    levels: ['hard'],
    share: 2,
    instruction: {
      en: prose`Solve the system by substitution. Write the solution as an ordered pair. If there is not exactly one solution, write “no solution” or “infinitely many solutions.”`,
      es: prose`Resuelve el sistema por sustitución. Escribe la solución como par ordenado. Si no hay exactamente una solución, escribe “no tiene solución” o “infinitas soluciones”.`,
    },
    lines: 7,
    draw: (random, level: { readonly kinds: readonly Kind[] }) => kinds[random.evenly(level.kinds)](random),
    answer: systemSolution,
    solve: ({ solution }) => solution,
    ask: ({ printed }) => both(system(...printed)),
    solution: ({ steps }) => steps(),
    check: (printed, answer) => solves(answer, printed.one('system')),
  }),

  investments: form({
    levels: ['hard'],
    kind: 'story',
    lines: 6,
    draw(random) {
      const [one, other] = random.sample([2, 3, 4, 5, 6, 7, 8], 2)
      const [first, second] = random.sample(hundreds, 2)
      return { one, other, first, second, who: random.pick(people) }
    },
    answer: moneyAmount,
    solve: ({ first }) => 10_000 * first,
    ask({ one, other, first, second, who }) {
      const [whole, interest] = [money(10_000 * (first + second)), money(100 * (first * one + second * other))]
      const [p, q] = [percent(one), percent(other)]
      return {
        en: prose`${name(who)} puts ${whole} into two accounts. One pays ${p} interest a year, and the other pays ${q}. After one year the interest is ${interest} in all. How much money does ${name(who)} put into the account that pays ${p}?`,
        es: prose`${name(who)} deposita ${whole} en dos cuentas. Una paga un interés anual del ${p} y la otra, del ${q}. Después de un año el interés es de ${interest} en total. ¿Cuánto dinero deposita en la cuenta que paga el ${p}?`,
      }
    },
    solution: ({ one, other, first, second, who }, cents) => {
      const [whole, interest] = [100 * (first + second), first * one + second * other]
      const [p, q] = [decimal(Ratio.of(one, 100)), decimal(Ratio.of(other, 100))]
      const [factor, start] = [decimal(Ratio.of(one - other, 100)), whole * (other / 100)]
      const rest = Math.round(start)
      return [
        step(statements(m`x + y = ${whole}`, m`${p}x + ${q}y = ${interest}`), because.equationsOfTwoUnknowns, {
          x: {
            en: line`the amount in the account that pays ${percent(one)}`,
            es: line`la cantidad en la cuenta que paga el ${percent(one)}`,
          },
          y: { en: line`that in the other account`, es: line`la de la otra cuenta` },
        }),
        step(m`y = ${whole} - x`, because.subtractFromBothSides, { value: m`x` }),
        step(m`${p}x + ${q}(${whole} - x) = ${interest}`, because.substitute, { value: m`${whole} - x`, letter: m`y` }),
        step(m`${factor}x + ${rest} = ${interest}`, because.distributeAndCombine),
        step(m`${factor}x = ${interest - rest}`, because.subtractFromBothSides, { value: rest }),
        answerStep(statements(m`x = ${100 * first}`, money(cents)), {
          en: line`Divide both sides by ${factor}: ${name(who)} puts ${money(cents)} into the account that pays ${percent(one)}.`,
          es: line`Divide ambos lados entre ${factor}: ${name(who)} deposita ${money(cents)} en la cuenta que paga el ${percent(one)}.`,
        }),
      ]
    },
    // What the two parts earn is the printed interest.
    check(printed, cents) {
      const [whole, p, q, interest] = printed.take(4)
      const part = Ratio.of(cents, 100)
      const rest = whole.minus(part)
      return rest.n > 0 && part.times(p).plus(rest.times(q)).equals(interest)
    },
  }),

  story: form({
    levels: ['hard'],
    kind: 'story',
    share: 2,
    lines: 6,
    draw(random) {
      const story = random.evenly(linkedStories)
      const [small, times, extra] = [random.int(...story.smaller), random.int(2, 4), random.int(...story.more)]
      const [who, other] = random.sample(people, 2)
      return { story, small, times, extra, who, other }
    },
    answer: quantity,
    solve: ({ story, small }) => count(small, story.noun),
    ask: ({ story, small, times, extra, who, other }) =>
      story.says(
        role('times', times),
        role('more', story.isMoney ? money(100 * extra) : extra),
        role(story.isPerimeter ? 'perimeter' : 'sum', wholeOf(story, small, times, extra)),
        who,
        other,
      ),
    solution({ story, small, times, extra, who, other }, answer) {
      const sides = story.isPerimeter ? 2 : 1
      const whole = sides * (small * (times + 1) + extra)
      const link = m`y = ${times}x + ${extra}`
      const sum = m`${sides}x + ${sides}y = ${whole}`
      const filled = story.isPerimeter
        ? m`2x + 2(${times}x + ${extra}) = ${whole}`
        : m`x + ${times}x + ${extra} = ${whole}`
      return [
        step(statements(link, sum), because.equationsOfTwoUnknowns, story.unknowns(who, other)),
        step(filled, because.substitute, { value: m`${times}x + ${extra}`, letter: m`y` }),
        step(
          m`${sides * (times + 1)}x + ${sides * extra} = ${whole}`,
          story.isPerimeter ? because.distributeAndCombine : because.combineLikeTerms,
        ),
        step(m`${sides * (times + 1)}x = ${sides * (times + 1) * small}`, because.subtractFromBothSides, {
          value: sides * extra,
        }),
        step(m`x = ${small}`, because.divideBothSides, { value: sides * (times + 1) }),
        answerStep({ kind: 'paragraph', content: [answer] }, story.answer(answer, other)),
      ]
    },
    check(printed, { amount }) {
      const [times, more] = [printed.role('times'), printed.role('more')]
      const isPerimeter = printed.terms('role').some(({ name }) => name === 'perimeter')
      const whole = printed.role(isPerimeter ? 'perimeter' : 'sum')
      const small = evaluate(amount)
      const sum = small.times(times).plus(more).plus(small)
      return sum.times(isPerimeter ? 2 : 1).equals(whole)
    },
  }),
})

const wholeOf = ({ isPerimeter, isMoney }: LinkedStory, small: number, times: number, extra: number) => {
  const whole = (isPerimeter ? 2 : 1) * (small * (times + 1) + extra)
  return isMoney ? money(100 * whole) : whole
}
