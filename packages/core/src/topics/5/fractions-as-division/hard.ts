import {
  answerStep,
  blank,
  both,
  bullets,
  compareFractions,
  count,
  divide,
  type Expr,
  equation,
  evaluate,
  exact,
  explainedBy,
  type FormMaker,
  gcd,
  integer,
  isTrue,
  itemOf,
  lcm,
  line,
  minus,
  mixed,
  name,
  over,
  people,
  prose,
  quantity,
  Ratio,
  type Rational,
  relation,
  role,
  type Sentence,
  sentenceChoice,
  statements,
  step,
  symbol,
  times,
  toImproperFraction,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { filled } from '../../kit/equations/filled.ts'
import { inLowestTerms } from '../../kit/fractions/fractions.ts'
import { type ChoosingStory, choosingStories, type TwoGroups, toldOf, twoGroups } from './choosing-stories.ts'
import type { levels } from './levels.ts'
import { longerStories } from './longer-stories.ts'
import { dividedToMixed, type Sharing, shareOf } from './parts.ts'

const totalOf = (plan: 'times' | 'minus', first: number, second: number): number =>
  plan === 'times' ? first * second : first - second

/** What somebody writes for a quotient by a mistake. */
const SLIPS = ['over-dividend', 'over-quotient', 'exchanged', 'turned-around'] as const
type Slip = (typeof SLIPS)[number]
const slipOf = ({ total, parts }: Sharing, slip: Slip): Ratio => {
  const [whole, rest] = [Math.floor(total / parts), total % parts]
  switch (slip) {
    case 'over-dividend':
      return Ratio.of(rest, total).plus(whole)
    case 'over-quotient':
      return Ratio.of(rest, whole).plus(whole)
    case 'exchanged':
      return Ratio.of(whole, parts).plus(rest)
    default:
      return Ratio.of(parts, total)
  }
}
const SLIP_SAID: Readonly<Record<Slip, { readonly en: string; readonly es: string }>> = {
  'over-dividend': {
    en: 'Writing the remainder over the dividend.',
    es: 'Escribir el residuo sobre el dividendo.',
  },
  'over-quotient': {
    en: 'Writing the remainder over the whole part of the quotient.',
    es: 'Escribir el residuo sobre la parte entera del cociente.',
  },
  exchanged: {
    en: 'Exchanging the remainder and the whole part of the quotient.',
    es: 'Intercambiar el residuo y la parte entera del cociente.',
  },
  'turned-around': {
    en: 'Dividing the divisor by the dividend.',
    es: 'Dividir el divisor entre el dividendo.',
  },
}
const slipSaid = (slip: Slip): Sentence => ({
  key: slip,
  says: {
    en: { kind: 'paragraph', content: [SLIP_SAID[slip].en] },
    es: { kind: 'paragraph', content: [SLIP_SAID[slip].es] },
  },
})
const LETTERS = ['A', 'B'] as const
type Letter = (typeof LETTERS)[number]

/** A story with its numbers in its key, so that a check can tell what it comes to. */
const storyChoice = (story: ChoosingStory, kind: keyof ChoosingStory, first: number, second: number): Sentence => ({
  key: `${kind} ${first} ${second}`,
  says: story[kind](first, second),
})

interface Compared {
  readonly story: TwoGroups
  readonly both: readonly [Sharing, Sharing]
}
/** Where each gets more, with the reason that somebody gives. */
const verdict = ({ place }: TwoGroups, letter: Letter, more: Rational, less: Rational): Sentence => {
  const [reason, where] = [relation(more, '>', less), place(symbol(letter))]
  return {
    key: `${letter}: ${more} > ${less}`,
    says: {
      en: { kind: 'paragraph', content: [...where.en, ...line`, because ${reason}`] },
      es: { kind: 'paragraph', content: [...where.es, ...line`, porque ${reason}`] },
    },
  }
}
const sortedOf = ({ both: [a, b] }: Compared) =>
  shareOf(a).compare(shareOf(b)) > 0
    ? { better: 'A' as const, worse: 'B' as const, more: a, less: b }
    : { better: 'B' as const, worse: 'A' as const, more: b, less: a }

const isReduced = ({ total, parts }: Sharing): boolean => gcd(total, parts) === 1
/** 6 ÷ 10 = 6/10 = 3/5 */
const asFraction = (sharing: Sharing): Expr => {
  const { total, parts } = sharing
  const quotient = equation(divide(total, parts), over(total, parts))
  return isReduced(sharing) ? quotient : equation(quotient, shareOf(sharing))
}

const to = (least: number, most: number) => Array.from({ length: most - least + 1 }, (_, i) => least + i)
const sharings = (totals: readonly number[], parts: readonly number[]): readonly Sharing[] =>
  totals.flatMap(total => parts.map(own => ({ total, parts: own })))

/** Two shares close to each other: first the greater one, of fewer wholes. */
const CLOSE_SHARES = sharings(to(3, 8), to(4, 12)).flatMap(more =>
  sharings(to(4, 9), to(4, 12)).flatMap((less): (readonly [Sharing, Sharing])[] => {
    const [high, low] = [shareOf(more), shareOf(less)]
    const apart = high.minus(low)
    const fits =
      more.total < less.total &&
      apart.compare(0) > 0 &&
      apart.compare(Ratio.of(1, 6)) <= 0 &&
      high.d !== low.d &&
      lcm(high.d, low.d) <= 60 &&
      [high, low].every(share => share.d > 2 && share.n > 1 && share.compare(2) < 0)
    return fits ? [[more, less]] : []
  }),
)

/** Divisions in which each slip gives another result, and none that could be simplified. */
const TELLING = sharings(to(17, 60), to(4, 12)).filter(({ total, parts }) => {
  const [whole, rest] = [Math.floor(total / parts), total % parts]
  const isLowest = (n: number, d: number) => gcd(n, d) === 1
  return (
    rest > 1 &&
    rest < whole &&
    whole < parts &&
    isLowest(rest, total) &&
    isLowest(rest, whole) &&
    isLowest(whole, parts) &&
    isLowest(total, parts)
  )
})

export const hardForms = (form: FormMaker<typeof levels>) => ({
  missingNumber: form({
    levels: ['hard'],
    share: 2,
    instruction: {
      en: prose`Find the missing whole number.`,
      es: prose`Halla el número entero que falta.`,
    },
    lines: 3,
    draw(random, { most }) {
      const missing = random.evenly(['total', 'parts'])
      const parts = random.evenly([6, 8, 9, 10, 12, 14, 15])
      const total = random.until(
        () => random.int(parts + 2, Math.min(most, 9 * parts)),
        // The fraction of the quotient does not show the divisor.
        drawn => Ratio.of(drawn, parts).d > 2 && Ratio.of(drawn, parts).d < parts,
      )
      return { missing, total, parts }
    },
    answer: integer,
    solve: ({ missing, total, parts }) => (missing === 'total' ? total : parts),
    ask({ missing, total, parts }) {
      const division = missing === 'total' ? divide(blank(2), parts) : divide(total, blank(2))
      return both(equation(division, mixed(shareOf({ total, parts }))))
    },
    solution({ missing, total, parts }) {
      const share = shareOf({ total, parts })
      const filledIn = equation(divide(total, parts), mixed(share))
      return [
        ...toImproperFraction(share),
        step(equation(share, over(total, parts)), because.explain, {
          sentence:
            missing === 'total'
              ? {
                  en: line`Multiply the numerator and the denominator by ${parts / share.d} to get the denominator ${parts}.`,
                  es: line`Multiplica el numerador y el denominador por ${parts / share.d} para que el denominador sea ${parts}.`,
                }
              : {
                  en: line`Multiply the numerator and the denominator by ${parts / share.d} to get the numerator ${total}.`,
                  es: line`Multiplica el numerador y el denominador por ${parts / share.d} para que el numerador sea ${total}.`,
                },
        }),
        missing === 'total'
          ? answerStep(filledIn, { en: line`The numerator is the dividend.`, es: line`El numerador es el dividendo.` })
          : answerStep(filledIn, {
              en: line`The denominator is the divisor.`,
              es: line`El denominador es el divisor.`,
            }),
      ]
    },
    check: (printed, answer) => exact(answer).n > 0 && isTrue(filled(printed.one('relation'), answer)),
  }),

  whoGetsMore: form({
    levels: ['hard'],
    draw(random): Compared {
      const story = random.evenly(twoGroups)
      return { story, both: random.shuffle(random.pick(CLOSE_SHARES)) }
    },
    answer: sentenceChoice,
    solve(facts) {
      const { better, more, less } = sortedOf(facts)
      return verdict(facts.story, better, shareOf(more), shareOf(less))
    },
    mistakes(facts) {
      const { better, worse, more, less } = sortedOf(facts)
      const turned = ({ total, parts }: Sharing) => Ratio.of(parts, total)
      return {
        comparedWrong: verdict(facts.story, worse, shareOf(less), shareOf(more)),
        turnedAround: verdict(facts.story, worse, turned(less), turned(more)),
        turnedAndComparedWrong: verdict(facts.story, better, turned(more), turned(less)),
      }
    },
    ask({ story, both: shown }) {
      const lines = shown.map(({ total, parts }, i) => {
        const letter = itemOf(LETTERS, i)
        const [wholes, sharers] = [
          role(`total ${letter}`, count(total, story.unit)),
          role(`parts ${letter}`, count(parts, story.groups)),
        ]
        return toldOf(story, symbol(letter), wholes, sharers)
      })
      return {
        en: [bullets(...lines.map(({ en }) => en)), story.asks.en],
        es: [bullets(...lines.map(({ es }) => es)), story.asks.es],
      }
    },
    solution(facts, { says }) {
      const [a, b] = facts.both
      const { better, more, less } = sortedOf(facts)
      const where = facts.story.place(symbol(better))
      return [
        step(statements(...[a, b].map(asFraction)), because.explain, {
          sentence: [a, b].every(isReduced)
            ? {
                en: line`Divide each amount by the number of shares.`,
                es: line`Divide cada cantidad entre el número de porciones.`,
              }
            : {
                en: line`Divide each amount by the number of shares. Write the quotients in lowest terms.`,
                es: line`Divide cada cantidad entre el número de porciones. Escribe los cocientes en su mínima expresión.`,
              },
        }),
        ...compareFractions(shareOf(more), shareOf(less)).slice(0, -1),
        answerStep(says, {
          en: [...line`The greater share: `, ...where.en, '.'],
          es: [...line`La porción mayor: `, ...where.es, '.'],
        }),
      ]
    },
    whyWrong(facts) {
      const { more, less } = sortedOf(facts)
      const turned = {
        en: line`Each amount must be divided by the number of shares, not the other way around.`,
        es: line`Cada cantidad se divide entre el número de porciones, no al revés.`,
      }
      return {
        comparedWrong: explainedBy(relation(shareOf(more), '>', shareOf(less)), {
          en: line`The comparison is turned around.`,
          es: line`La comparación está al revés.`,
        }),
        turnedAround: turned,
        turnedAndComparedWrong: turned,
      }
    },
    // Cross products, from what is printed.
    check(printed, { key }) {
      const of = (letter: Letter): Sharing => ({
        total: printed.role(`total ${letter}`).n,
        parts: printed.role(`parts ${letter}`).n,
      })
      const [a, b] = [of('A'), of('B')]
      const isA = a.total * b.parts > b.total * a.parts
      const [more, less] = isA ? [a, b] : [b, a]
      return key === `${isA ? 'A' : 'B'}: ${shareOf(more)} > ${shareOf(less)}`
    },
  }),

  whichStory: form({
    levels: ['hard'],
    draw: random => ({
      story: random.evenly(choosingStories),
      above: random.evenly([true, false]),
      ...random.until(
        () => ({ low: random.int(3, 8), high: random.int(4, 11) }),
        ({ low, high }) => high - low > 1 && gcd(low, high) === 1,
      ),
    }),
    answer: sentenceChoice,
    solve: ({ story, above, low, high }) =>
      above ? storyChoice(story, 'shared', high, low) : storyChoice(story, 'shared', low, high),
    mistakes: ({ story, above, low, high }) => ({
      turnedAround: above ? storyChoice(story, 'shared', low, high) : storyChoice(story, 'shared', high, low),
      multiplies: above ? storyChoice(story, 'groupsOf', high, low) : storyChoice(story, 'groupsOf', low, high),
      subtracts: storyChoice(story, 'takenAway', high, low),
    }),
    ask({ above, low, high }) {
      const value = inLowestTerms(above ? Ratio.of(high, low) : Ratio.of(low, high))
      return {
        en: prose`Which problem has the answer ${value}?`,
        es: prose`¿Qué problema tiene como respuesta ${value}?`,
      }
    },
    solution({ above, low, high }, { says }) {
      const [total, parts] = above ? [high, low] : [low, high]
      return [
        ...(above ? toImproperFraction(Ratio.of(total, parts)).slice(1) : []),
        step(equation(over(total, parts), divide(total, parts)), because.explain, {
          sentence: {
            en: line`The numerator is what is shared, and the denominator is the number of equal shares.`,
            es: line`El numerador es lo que se reparte y el denominador es el número de partes iguales.`,
          },
        }),
        answerStep(says, {
          en: line`Here ${total} is divided into ${parts} equal shares.`,
          es: line`Aquí se divide ${total} en ${parts} partes iguales.`,
        }),
      ]
    },
    whyWrong({ above, low, high }) {
      const [total, parts] = above ? [high, low] : [low, high]
      const asksFor = (work: Expr) => ({
        en: line`This problem asks for ${work}.`,
        es: line`Este problema pide ${work}.`,
      })
      return {
        turnedAround: asksFor(divide(parts, total)),
        multiplies: asksFor(times(total, parts)),
        subtracts: asksFor(minus(high, low)),
      }
    },
    check(printed, { key }) {
      const [kind, first, second] = key.split(' ')
      const [shown] = printed.all('number')
      return kind === 'shared' && shown !== undefined && evaluate(shown).times(Number(second)).equals(Number(first))
    },
  }),

  whatWentWrong: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw: random => ({ slip: random.evenly(SLIPS), who: random.pick(people), ...random.pick(TELLING) }),
    answer: sentenceChoice,
    solve: ({ slip }) => slipSaid(slip),
    mistakes: ({ slip }) => Object.fromEntries(SLIPS.filter(own => own !== slip).map(own => [own, slipSaid(own)])),
    ask({ slip, who, total, parts }) {
      const claim = inLowestTerms(slipOf({ total, parts }, slip))
      const [a, b, result] = [role('total', total), role('parts', parts), role('claim', claim)]
      return {
        en: prose`${name(who)} divides ${a} by ${b} and writes ${result}. What is the mistake?`,
        es: prose`${name(who)} divide ${a} entre ${b} y escribe ${result}. ¿Cuál es el error?`,
      }
    },
    key: ({ total, parts }) => {
      const right = equation(divide(total, parts), mixed(shareOf({ total, parts })))
      return { en: prose`It should be ${right}.`, es: prose`Debe ser ${right}.` }
    },
    solution: ({ slip, total, parts }, { says }) => [
      ...dividedToMixed({ total, parts }),
      answerStep(says, {
        en: line`This mistake gives ${inLowestTerms(slipOf({ total, parts }, slip))}.`,
        es: line`Este error da ${inLowestTerms(slipOf({ total, parts }, slip))}.`,
      }),
    ],
    whyWrong: ({ slip, total, parts }) =>
      Object.fromEntries(
        SLIPS.filter(own => own !== slip).map(own => {
          const other = inLowestTerms(slipOf({ total, parts }, own))
          return [own, { en: line`It would give ${other}.`, es: line`Daría ${other}.` }]
        }),
      ),
    // Takes the whole part from what was written: what is left tells what was written over what.
    check(printed, { key }) {
      const [total, parts, claim] = ['total', 'parts', 'claim'].map(name => printed.role(name))
      if (!total || !parts || !claim) return false
      const [whole, rest] = [Math.floor(total.over(parts).toNumber()), total.n % parts.n]
      const left = claim.minus(whole)
      const found: Readonly<Record<string, boolean>> = {
        'over-dividend': left.times(total).equals(rest),
        'over-quotient': left.times(whole).equals(rest),
        exchanged: claim.minus(rest).times(parts).equals(whole),
        'turned-around': claim.times(total).equals(parts),
      }
      return found[key] === true
    },
  }),

  twoSteps: form({
    levels: ['hard'],
    share: 2,
    kind: 'story',
    instruction: {
      en: prose`Write the answer as a mixed number in lowest terms.`,
      es: prose`Escribe la respuesta como número mixto en su mínima expresión.`,
    },
    lines: 4,
    draw(random) {
      const story = random.evenly(longerStories)
      return random.until(
        () => ({
          story,
          first: random.int(...story.first),
          second: random.int(...story.second),
          parts: random.pick(story.parts),
        }),
        ({ first, second, parts }) => {
          const total = totalOf(story.plan, first, second)
          return total > parts && Ratio.of(total, parts).d > 2 && second !== parts && first !== parts
        },
      )
    },
    answer: { ...quantity, requires: 'mixed-in-lowest-terms' },
    solve: ({ story: { plan, unit }, first, second, parts }) =>
      count(mixed(Ratio.of(totalOf(plan, first, second), parts)), unit),
    ask: ({ story: { plan, unit, packs, groups, ask }, first, second, parts }) =>
      ask(
        role('first', count(first, packs ?? unit)),
        role(plan, count(second, unit)),
        role('parts', count(parts, groups)),
      ),
    solution({ story: { plan, ends }, first, second, parts }, answer) {
      const total = totalOf(plan, first, second)
      const work = equation(plan === 'times' ? times(first, second) : minus(first, second), total)
      return [
        step(work, because.explain, {
          sentence:
            plan === 'times'
              ? { en: line`Find how much there is in all: multiply.`, es: line`Halla cuánto hay en total: multiplica.` }
              : { en: line`Find what is left to share: subtract.`, es: line`Halla lo que queda para repartir: resta.` },
        }),
        ...dividedToMixed({ total, parts }),
        answerStep(both({ kind: 'paragraph', content: [answer] }), ends(answer)),
      ]
    },
    // All shares, and what was taken away before, make what there was.
    check(printed, { amount }) {
      const all = exact(amount).times(printed.role('parts'))
      const isTimes = printed.terms('role').some(({ name: own }) => own === 'times')
      return isTimes
        ? all.over(printed.role('times')).equals(printed.role('first'))
        : all.plus(printed.role('minus')).equals(printed.role('first'))
    },
  }),
})
