import {
  count,
  equation,
  exact,
  explained,
  type FormMaker,
  failed,
  gcd,
  type Inline,
  itemOf,
  line,
  prose,
  ratio,
  ratioInLowestTerms,
  role,
  type Sentence,
  sentenceChoice,
  step,
  things,
  times,
  tupleOf,
  type Value,
  wholes,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { settingsAt } from '../../kit/ratios/settings.ts'
import {
  addAll,
  asked,
  type Counted,
  groupRole,
  joined,
  lead,
  lowest,
  paragraph,
  sentenceSteps,
  type Terms,
  termsOf,
  totalOf,
} from './counted.ts'
import { amountsOf, UNIT_ORDERS, type Units, unitTerms } from './in-units.ts'
import type { levels } from './levels.ts'
import { measured } from './measured.ts'
import { claimOf, mistakeStep, SLIPS, type Slipped, slipSays, unequalWhy } from './slips.ts'
import { comparison, otherRatio } from './two-ratios.ts'
import { IN_LOWEST, isRatio, ratioOf, scaled, writing } from './written.ts'

/** A ratio of three groups: of one to another, or to all. */
type Named = readonly [from: number, to: number | 'all']
interface Three extends Counted {
  readonly to: Named[1]
}
const NAMED: readonly Named[] = [
  [0, 'all'],
  [2, 1],
  [1, 'all'],
  [0, 2],
  [2, 'all'],
  [1, 0],
]
const EVERY: readonly Named[] = [0, 1, 2]
  .flatMap(from => [0, 1, 2, 'all' as const].map(to => [from, to] as const))
  .filter(([from, to]) => from !== to)
const pairSentence = (facts: Three, [from, to]: Named): Sentence => comparison(facts, from, to)
const pairOf = ({ counts }: Pick<Three, 'counts'>, [from, to]: Named): Terms => termsOf({ counts, from, to })
/** Three other ratios of the same groups, one of them to all. */
function otherNamed({ from, to }: Three): Readonly<Record<string, Named>> {
  if (to !== 'all') return { reversed: [to, from], firstToThird: [from, 3 - from - to], firstToAll: [from, 'all'] }
  const [one, other] = tupleOf(
    [0, 1, 2].filter(i => i !== from),
    2,
  )
  return { secondToAll: [one, 'all'], thirdToAll: [other, 'all'], firstToSecond: [from, one] }
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  threeGroups: form(
    writing(
      'hard',
      random => {
        const setting = random.evenly(settingsAt.hard)
        const k = random.int(2, 5)
        const [to, from] = random.evenly([
          ['others', 1],
          ['all', 2],
          ['others', 0],
          ['all', 0],
          ['others', 2],
          ['all', 1],
        ] as const)
        const counts = random.until(
          () => random.sample(wholes(2, 9), 3).map(n => n * k),
          drawn => {
            const [a, b] = lowest(termsOf({ counts: drawn, from, to }))
            return a > 1 && b > 1
          },
        )
        return { setting, counts, from, to }
      },
      ratioInLowestTerms,
    ),
  ),

  twoUnits: form({
    levels: ['hard'],
    instruction: IN_LOWEST,
    draw(random): Units {
      const unit = random.evenly(measured)
      const [large, small] = random.pick(amountsOf(unit))
      return { unit, large, small, first: random.evenly(UNIT_ORDERS) }
    },
    answer: ratioInLowestTerms,
    solve: (facts): readonly Value[] => lowest(unitTerms(facts)),
    ask({ unit, large, small, first }) {
      const [a, b] = [role('large', count(large, unit.large)), role('small', count(small, unit.small))]
      const story = (words: readonly [string, string]): readonly Inline[] => [
        `${words[0]} `,
        a,
        `. ${words[1]} `,
        b,
        '. ',
      ]
      const { en, es } = unit.named
      return {
        en: {
          kind: 'paragraph',
          content: [...story(unit.told.en), `What is the ratio of ${en[first]} to ${en[1 - first]}?`],
        },
        es: {
          kind: 'paragraph',
          content: [...story(unit.told.es), `¿Cuál es la razón entre ${es[first]} y ${es[1 - first]}?`],
        },
      }
    },
    solution(facts) {
      const { unit, large } = facts
      const terms = unitTerms(facts)
      return [
        explained(
          equation(times(large, unit.factor), large * unit.factor),
          line`Write both in ${things(unit.small)}: ${count(large, unit.large)} = ${count(large * unit.factor, unit.small)}.`,
          line`Escribe ambas en ${things(unit.small)}: ${count(large, unit.large)} = ${count(large * unit.factor, unit.small)}.`,
        ),
        explained(
          ratio(...terms),
          line`Write ${count(terms[0], unit.small)} first, as in the question.`,
          line`Escribe primero ${count(terms[0], unit.small)}, como en la pregunta.`,
        ),
        step(equation(ratio(...terms), ratio(...lowest(terms))), because.divideRatio, { value: gcd(...terms) }),
      ]
    },
    check(printed, value) {
      const nouns = printed.terms('role').map(({ of }) => (of.kind === 'quantity' ? of.noun : failed('A measure')))
      const [large, small] = [printed.role('large').n, printed.role('small').n]
      const unit = measured.find(
        one => one.large === nouns[0] && one.small === nouns[1] && printed.text.includes(one.told.en[0]),
      )
      const spanish = measured.find(one => printed.text.includes(one.told.es[0]))
      const found = unit ?? spanish ?? failed('The units are known')
      const [a, b] = isRatio(value)
      const isFirst = [found.named.en, found.named.es].some(([one, other]) => {
        const [i, j] = [printed.text.lastIndexOf(one), printed.text.lastIndexOf(other)]
        return i >= 0 && j >= 0 && i < j
      })
      const [x, y] = isFirst ? [large, small / found.factor] : [small / found.factor, large]
      return Math.abs(a * y - b * x) < 1e-9 && gcd(a, b) === 1
    },
  }),

  whichPair: form({
    levels: ['hard'],
    draw(random): Three {
      const setting = random.evenly(settingsAt.hard)
      const [from, to] = random.evenly(NAMED)
      const counts = random.until(
        () => [0, 1, 2].map(() => random.int(3, 9) * random.int(2, 4)),
        drawn => {
          const terms = pairOf({ counts: drawn }, [from, to])
          const [a, b] = lowest(terms)
          const same = EVERY.filter(named => lowest(pairOf({ counts: drawn }, named)).join() === `${a},${b}`)
          return new Set(drawn).size === 3 && gcd(...terms) > 2 && a > 1 && b > 1 && same.length === 1
        },
      )
      return { setting, counts, from, to }
    },
    answer: sentenceChoice,
    solve: facts => pairSentence(facts, [facts.from, facts.to]),
    mistakes: facts =>
      Object.fromEntries(Object.entries(otherNamed(facts)).map(([name, named]) => [name, pairSentence(facts, named)])),
    ask(facts) {
      const goal = ratio(...lowest(termsOf(facts)))
      return paragraph(
        joined(lead(facts), {
          en: line`Which of these ratios is equal to ${goal}?`,
          es: line`¿Cuál de estas razones es igual a ${goal}?`,
        }),
      )
    },
    solution(facts) {
      const { setting, counts, from, to } = facts
      const terms = termsOf(facts)
      const one = groupRole(setting, counts, from)
      const named =
        to === 'all'
          ? {
              en: line`${one} come first, then all ${terms[1]} ${things(setting.all)}.`,
              es: line`Primero van ${one} y después el total, ${terms[1]}.`,
            }
          : {
              en: line`${one} come first, then ${groupRole(setting, counts, to)}.`,
              es: line`Primero van ${one} y después ${groupRole(setting, counts, to)}.`,
            }
      return [
        ...(to === 'all' ? [addAll(facts)] : []),
        step(equation(ratio(...terms), ratio(...lowest(terms))), because.divideRatio, { value: gcd(...terms) }),
        explained(pairSentence(facts, [from, to]).says, named.en, named.es),
      ]
    },
    whyWrong: facts =>
      Object.fromEntries(
        Object.entries(otherNamed(facts)).map(([name, named]) => [name, otherRatio(pairOf(facts, named))]),
      ),
    check(printed, { key }) {
      const [i, j] = tupleOf(key.split(' '), 2)
      const counts = printed.terms('role').map(({ name }) => printed.role(name).n)
      const [a, b] = tupleOf(
        printed.one('ratio').items.map(item => exact(item).n),
        2,
      )
      const second = j === 'all' ? totalOf(counts) : itemOf(counts, Number(j))
      return itemOf(counts, Number(i)) * b === second * a
    },
  }),

  whichMistake: form({
    levels: ['hard'],
    kind: 'find-mistake',
    wide: true,
    draw(random): Slipped {
      const setting = random.evenly(settingsAt.hard)
      const slip = random.evenly(SLIPS)
      const from = random.evenly([0, 1])
      return random.until(
        () => {
          const counts = scaled(random, 36, [3, 6])
          const all = totalOf(counts)
          const k = gcd(itemOf(counts, from), all)
          const divisors = wholes(2, 9).filter(n => n !== k && all % n === 0 && all / n > itemOf(counts, from) / k)
          return {
            setting,
            counts,
            from,
            to: 'all' as const,
            slip,
            divisors: [k, divisors.length > 0 ? random.pick(divisors) : 0] as const,
          }
        },
        facts =>
          facts.divisors[1] > 0 &&
          new Set([...SLIPS.map(one => claimOf({ ...facts, slip: one }).join()), lowest(termsOf(facts)).join()])
            .size === 5,
      )
    },
    answer: sentenceChoice,
    solve: facts => slipSays(facts, facts.slip),
    mistakes: facts =>
      Object.fromEntries(SLIPS.filter(slip => slip !== facts.slip).map(slip => [slip, slipSays(facts, slip)])),
    ask(facts) {
      const { en, es } = asked(facts)
      const claim = ratio(...claimOf(facts))
      return paragraph(
        joined(lead(facts), {
          en: [
            'A student says that the ratio of ',
            ...en,
            ...line`, in lowest terms, is ${claim}. This is incorrect. What mistake did the student make?`,
          ],
          es: [
            'Un estudiante dice que la razón entre ',
            ...es,
            ...line`, en su mínima expresión, es ${claim}. Eso es incorrecto. ¿Qué error cometió?`,
          ],
        }),
      )
    },
    key: facts => ({
      en: prose`Correct ratio: ${ratioOf(facts)}`,
      es: prose`Razón correcta: ${ratioOf(facts)}`,
    }),
    solution: facts => [...sentenceSteps(facts), mistakeStep(facts)],
    whyWrong: facts =>
      Object.fromEntries(
        SLIPS.filter(slip => slip !== facts.slip).map(slip => {
          const claim = ratio(...claimOf({ ...facts, slip }))
          if (slip === 'unequal') return [slip, unequalWhy(facts)]
          return [slip, { en: line`This would give ${claim}.`, es: line`Con este error se obtendría ${claim}.` }]
        }),
      ),
    check(printed, { key }) {
      const [first, second] = printed.terms('role').map(({ name, of }) => ({
        amount: printed.role(name).n,
        noun: of.kind === 'quantity' ? of.noun : failed('A group counts things'),
      }))
      const [named] = printed.terms('thing')
      if (!first || !second || !named) return false
      const [one, other] =
        first.noun.en[0] === named.noun.en[0] ? [first.amount, second.amount] : [second.amount, first.amount]
      const [a, b] = printed.one('ratio').items.map(item => exact(item).n)
      if (a === undefined || b === undefined) return false
      const all = one + other
      const isSame = (x: number, y: number) => a * y === b * x
      const found = isSame(all, one)
        ? 'reversed'
        : isSame(one, other)
          ? 'partToPart'
          : isSame(other, all)
            ? 'otherPart'
            : 'unequal'
      return found === key && (found !== 'unequal' || (one % a === 0 && all % b === 0))
    },
  }),
})
