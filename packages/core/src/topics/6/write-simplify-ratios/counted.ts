import {
  type Block,
  type Both,
  count,
  equation,
  explained,
  failed,
  gcd,
  type Inline,
  itemOf,
  line,
  type Noun,
  type Printed,
  ratio,
  role,
  type Step,
  step,
  sum,
  theThings,
  things,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { Setting } from '../../kit/ratios/settings.ts'

/** What the second term of a ratio counts: another group, the other groups together, or all. */
export type To = number | 'others' | 'all'
/** Counted groups and the ratio that is asked. */
export interface Counted {
  readonly setting: Setting
  readonly counts: readonly number[]
  readonly from: number
  readonly to: To
}
export type Terms = readonly [number, number]

export const totalOf = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0)
export function termsOf({ counts, from, to }: Omit<Counted, 'setting'>): Terms {
  const first = itemOf(counts, from)
  const all = totalOf(counts)
  return [first, to === 'all' ? all : to === 'others' ? all - first : itemOf(counts, to)]
}
export const lowest = ([a, b]: Terms): Terms => [a / gcd(a, b), b / gcd(a, b)]

const kindAt = ({ kinds }: Setting, i: number): Noun => itemOf(kinds, i)
const others = (setting: Setting, counts: readonly number[], from: number): readonly Noun[] =>
  counts.flatMap((_, i) => (i === from ? [] : [kindAt(setting, i)]))

/** "cats to dogs", "cats to all animals", "cats to dogs and rabbits together". */
export function asked({ setting, counts, from, to }: Counted): Both<readonly Inline[]> {
  const first = kindAt(setting, from)
  if (to === 'all')
    return {
      en: line`${things(first)} to all ${things(setting.all)}`,
      es: line`${theThings(first)} y el total de ${things(setting.all)}`,
    }
  if (to === 'others') {
    const [one, other] = others(setting, counts, from)
    if (!one || !other) return failed('Two other groups are put together')
    return {
      en: line`${things(first)} to ${things(one)} and ${things(other)} together`,
      es: line`${theThings(first)} y el total de ${things(one)} y ${things(other)}`,
    }
  }
  const second = kindAt(setting, to)
  return { en: line`${things(first)} to ${things(second)}`, es: line`${theThings(first)} y ${theThings(second)}` }
}

export const groupRole = (setting: Setting, counts: readonly number[], i: number) =>
  role(`group ${i}`, count(itemOf(counts, i), kindAt(setting, i)))

/** "At an animal shelter there are 8 cats and 12 dogs." */
export function lead({ setting, counts }: Pick<Counted, 'setting' | 'counts'>): Both<readonly Inline[]> {
  const [a, b] = [groupRole(setting, counts, 0), groupRole(setting, counts, 1)]
  const { en, es } = setting.place
  if (counts.length === 2) return { en: [en, ...line` there are ${a} and ${b}.`], es: [es, ...line` hay ${a} y ${b}.`] }
  const c = groupRole(setting, counts, 2)
  return {
    en: [en, ...line` there are ${a}, ${b}, and ${c}.`],
    es: [es, ...line` hay ${a}, ${b} y ${c}.`],
  }
}
export const paragraph = ({ en, es }: Both<readonly Inline[]>): Both<Block> => ({
  en: { kind: 'paragraph', content: en },
  es: { kind: 'paragraph', content: es },
})
export const joined = (...parts: readonly Both<readonly Inline[]>[]): Both<readonly Inline[]> => ({
  en: parts.flatMap(({ en }, i) => (i === 0 ? en : [' ', ...en])),
  es: parts.flatMap(({ es }, i) => (i === 0 ? es : [' ', ...es])),
})
export const whichRatio = (counted: Counted): Both<readonly Inline[]> => {
  const { en, es } = asked(counted)
  return { en: ['What is the ratio of ', ...en, '?'], es: ['¿Cuál es la razón entre ', ...es, '?'] }
}

export const addAll = ({ setting, counts }: Pick<Counted, 'setting' | 'counts'>): Step =>
  explained(
    equation(sum(...counts), totalOf(counts)),
    line`Add to find the total number of ${things(setting.all)}.`,
    line`Suma para hallar el total de ${things(setting.all)}.`,
  )

const NAMED_IN = {
  question: { en: 'question', es: 'pregunta' },
  sentence: { en: 'sentence', es: 'oración' },
} as const
/** Both terms in the order asked, what is added for them, and the ratio in lowest terms. */
export const ratioSteps = (counted: Counted): readonly Step[] => stepsFor(counted, 'question')
/** The same where a sentence names the ratio. */
export const sentenceSteps = (counted: Counted): readonly Step[] => stepsFor(counted, 'sentence')
function stepsFor(counted: Counted, where: keyof typeof NAMED_IN): readonly Step[] {
  const { setting, counts, from, to } = counted
  const terms = termsOf(counted)
  const [a, b] = terms
  const first = kindAt(setting, from)
  const added =
    to === 'all'
      ? addAll(counted)
      : to === 'others'
        ? explained(
            equation(sum(...counts.filter((_, i) => i !== from)), b),
            line`Add the other two groups.`,
            line`Suma los otros dos grupos.`,
          )
        : null
  const inOrder = explained(
    ratio(a, b),
    [...line`Write the number of ${things(first)} first, as in the `, `${NAMED_IN[where].en}.`],
    [...line`Escribe primero el número de ${things(first)}, como en la `, `${NAMED_IN[where].es}.`],
  )
  return [
    ...(added ? [added] : [readGroups(counted, where)]),
    inOrder,
    ...(gcd(a, b) > 1
      ? [step(equation(ratio(a, b), ratio(...lowest(terms))), because.divideRatio, { value: gcd(a, b) })]
      : []),
  ]
}
const readGroups = ({ setting, counts, from, to }: Counted, where: keyof typeof NAMED_IN): Step => {
  const [one, other] = [
    groupRole(setting, counts, from),
    groupRole(setting, counts, typeof to === 'number' ? to : from),
  ]
  return explained(
    { kind: 'paragraph', content: [one, '; ', other] },
    [`Find the two numbers that the ${NAMED_IN[where].en} is about.`],
    [`Halla los dos números de los que trata la ${NAMED_IN[where].es}.`],
  )
}

/** Whether two terms stand to each other as what the question names, read from the nouns and the numbers printed. */
export function isAsked(printed: Printed, [first, second]: readonly [number, number], settings: readonly Setting[]) {
  const groups = printed.terms('role').map(({ name, of }) => ({
    amount: printed.role(name).n,
    noun: of.kind === 'quantity' ? of.noun : failed('A group counts things'),
  }))
  const [one, ...rest] = printed.terms('thing').map(({ noun }) => noun)
  const amountOf = (noun: Noun | undefined) => groups.find(group => group.noun.en[0] === noun?.en[0])?.amount
  const from = amountOf(one) ?? failed('The question names a group')
  const isAll = settings.some(({ all }) => all.en[0] === rest[0]?.en[0])
  const to = isAll
    ? groups.reduce((all, { amount }) => all + amount, 0)
    : rest.reduce((all, noun) => all + (amountOf(noun) ?? failed('The question names a group')), 0)
  return first * to === second * from
}
