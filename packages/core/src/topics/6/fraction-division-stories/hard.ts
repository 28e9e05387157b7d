import {
  type Block,
  capital,
  count,
  divide,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  lcm,
  line,
  minus,
  type Noun,
  numberList,
  over,
  prose,
  quantity,
  type Random,
  Ratio,
  role,
  type Sentence,
  sentenceChoice,
  statements,
  sum,
  thing,
  things,
  times,
  tupleOf,
  type Value,
} from '../../../author.ts'
import { inLowestTerms } from '../../kit/fractions/fractions.ts'
import { answered, paragraph } from '../../kit/stories/endings.ts'
import { saidFirst } from '../../kit/stories/said-first.ts'
import { type Division, divided, dividedAsFractions, drawPart, drawWhole, quotientOf } from './division.ts'
import type { levels } from './levels.ts'
import {
  differenceStories,
  leftoverStories,
  sumStories,
  type Theme,
  type TwoStepStory,
  themes,
} from './long-stories.ts'

interface TwoSteps extends Division {
  readonly story: TwoStepStory
  readonly a: Ratio
  readonly b: Ratio
}
/** A whole quotient; the total comes from two numbers of which one at least is a mixed number. */
function drawTwoSteps(random: Random, stories: readonly TwoStepStory[]): TwoSteps {
  const story = random.evenly(stories)
  return random.until(
    () => {
      const division = drawWhole(random, story)
      const d = random.pick([2, 3, 4, 8])
      const part = Ratio.of(random.int(1, 3) * d - random.int(1, d - 1), d)
      const { total } = division
      return story.sign === '+'
        ? { story, ...division, a: total.minus(part), b: part }
        : { story, ...division, a: total.plus(part), b: part }
    },
    ({ story, total, each, a, b }) =>
      a.compare(1) > 0 &&
      a.d <= 12 &&
      (story.noun.en[0] !== 'cup' || a.d <= 8) &&
      !total.isInteger &&
      total.compare(2) > 0 &&
      a.d > 1 &&
      b.d > 1 &&
      !a.equals(b) &&
      !b.equals(each) &&
      each.n > 1,
  )
}

/** What a story of the theme asks, as a number: its key. */
const KINDS = ['divide', 'opposite', 'product', 'exchanged'] as const
interface ThemeDivision extends Division {
  readonly theme: Theme
  readonly adds: boolean
  readonly a: Ratio
  readonly b: Ratio
}
const otherTotal = ({ adds, a, b }: ThemeDivision): Ratio => (adds ? a.minus(b) : a.plus(b))
const askedIn = (told: ThemeDivision, kind: (typeof KINDS)[number]): Ratio =>
  ({
    divide: told.total.over(told.each),
    opposite: otherTotal(told).over(told.each),
    product: told.total.times(told.each),
    exchanged: told.each.over(told.total),
  })[kind]
const toldAs = (told: ThemeDivision, kind: (typeof KINDS)[number]): Sentence => {
  const { theme, a, b, each } = told
  const adds = told.adds === (kind !== 'opposite')
  const amount = (value: Ratio) => count(inLowestTerms(value), theme.noun)
  const starts = (adds ? theme.adds : theme.takes)(amount(a), amount(b))
  const asks =
    kind === 'product'
      ? theme.product(role('part', inLowestTerms(each)))
      : kind === 'exchanged'
        ? theme.exchanged(amount(each))
        : theme.divide(amount(each))
  const { n, d } = askedIn(told, kind)
  return { key: `${n}/${d}`, says: paragraph(starts, asks) }
}
const amountOf = ({ adds, a, b }: ThemeDivision): Expr =>
  adds ? sum(inLowestTerms(a), inLowestTerms(b)) : minus(inLowestTerms(a), inLowestTerms(b))
const expressionOf = (told: ThemeDivision): Expr => divide(amountOf(told), inLowestTerms(told.each))

/** With this denominator, and then in lowest terms where that is another fraction. */
const inLowest = (work: Expr, total: Ratio, d: number): Expr => {
  const worked = equation(work, over(total.times(d).n, d))
  return total.d === d ? worked : equation(worked, over(total.n, total.d))
}

/** Two amounts together, or what is left of one, and then a division. */
const twoStepForm = (form: FormMaker<typeof levels>, stories: readonly TwoStepStory[]) =>
  form({
    levels: ['hard'],
    kind: 'story',
    lines: 5,
    draw: random => drawTwoSteps(random, stories),
    answer: quantity,
    solve: told => count(inLowestTerms(quotientOf(told)), told.story.groups),
    ask({ story, a, b, each }) {
      const amount = (value: Ratio) => count(inLowestTerms(value), story.noun)
      return paragraph(
        story.tell(
          role('first', amount(a)),
          role(story.sign === '+' ? 'more' : 'less', amount(b)),
          role('each', amount(each)),
        ),
      )
    },
    solution({ story, a, b, ...division }, answer) {
      const [first, second] = [inLowestTerms(a), inLowestTerms(b)]
      const { total } = division
      const d = lcm(a.d, b.d)
      return [
        explained(
          statements(
            ...[a, b].flatMap((value, i) =>
              // A fraction that has the denominator already is not written again.
              value.d === d && value.compare(1) < 0
                ? []
                : [equation(i === 0 ? first : second, over(value.times(d).n, d))],
            ),
          ),
          line`Use denominator ${d}, and write mixed numbers as improper fractions.`,
          line`Usa el denominador ${d} y escribe los números mixtos como fracciones impropias.`,
        ),
        story.sign === '+'
          ? explained(
              inLowest(sum(over(a.times(d).n, d), over(b.times(d).n, d)), total, d),
              line`Find how much there is in all: add.`,
              line`Halla cuánto hay en total: suma.`,
            )
          : explained(
              inLowest(minus(over(a.times(d).n, d), over(b.times(d).n, d)), total, d),
              line`Find how much is left: subtract.`,
              line`Halla cuánto queda: resta.`,
            ),
        ...saidFirst(
          divide(inLowestTerms(division.total), inLowestTerms(division.each)),
          {
            en: line`Find how many times ${inLowestTerms(division.each)} fits into the amount.`,
            es: line`Halla cuántas veces cabe ${inLowestTerms(division.each)} en la cantidad.`,
          },
          dividedAsFractions(division),
          0,
        ),
        answered(answer, story.ends(answer)),
      ]
    },
    check(printed, { amount }) {
      const adds = printed.terms('role').some(({ name }) => name === 'more')
      const all = evaluate(amount).times(printed.role('each'))
      return adds
        ? all.minus(printed.role('more')).equals(printed.role('first'))
        : all.plus(printed.role('less')).equals(printed.role('first'))
    },
  })

/** "Pedazos completos: ____" */
const fullGroups = ({ es, gender }: Noun): Block => ({
  kind: 'paragraph',
  content: [`${capital(es[1])} ${gender === 'f' ? 'completas' : 'completos'}: `, ...line`____`],
})

export const hardForms = (form: FormMaker<typeof levels>) => ({
  sumFirst: twoStepForm(form, sumStories),
  differenceFirst: twoStepForm(form, differenceStories),

  leftover: form({
    levels: ['hard'],
    kind: 'story',
    lines: 5,
    draw(random) {
      const [asks, story] = [random.evenly(['part', 'unit'] as const), random.evenly(leftoverStories)]
      return random.until(
        () => ({ asks, story, ...drawPart(random, story) }),
        ({ each }) => each.n > 1,
      )
    },
    answer: numberList,
    solve: ({ asks, ...told }): readonly Value[] => [fullOf(told), asks === 'part' ? partOf(told) : restOf(told)],
    ask({ asks, story, total, each }) {
      const { en, es } = paragraph(
        story.tell(
          role('total', count(inLowestTerms(total), story.noun)),
          role('each', count(inLowestTerms(each), story.noun)),
        ),
      )
      const unit = asks === 'part' ? story.groups : story.noun
      const whole = role(asks, 1)
      return {
        en: [
          en,
          prose`Full ${things(story.groups)}: ____`,
          prose`Left over, as a fraction of ${whole} ${thing(unit)}: ____`,
        ],
        es: [es, fullGroups(story.groups), prose`Lo que sobra, como fracción de ${whole} ${thing(unit)}: ____`],
      }
    },
    solution({ asks, story, ...told }) {
      const [full, part] = [fullOf(told), partOf(told)]
      const rest = restOf(told)
      return [
        ...saidFirst(
          divide(inLowestTerms(told.total), inLowestTerms(told.each)),
          {
            en: line`Find how many times ${inLowestTerms(told.each)} fits into ${inLowestTerms(told.total)}: divide.`,
            es: line`Halla cuántas veces cabe ${inLowestTerms(told.each)} en ${inLowestTerms(told.total)}: divide.`,
          },
          divided(told),
        ),
        asks === 'part'
          ? explained(
              equation(inLowestTerms(quotientOf(told)), sum(full, part)),
              line`There are ${count(full, story.groups)}, and ${count(part, story.groups)} is left over.`,
              line`Hay ${count(full, story.groups)} y sobra ${count(part, story.groups)}.`,
            )
          : explained(
              equation(times(part, told.each), rest),
              line`There are ${count(full, story.groups)}. The ${count(part, story.groups)} that is left over is ${count(rest, story.noun)}.`,
              line`Hay ${count(full, story.groups)}. Lo que sobra, ${count(part, story.groups)}, es ${count(rest, story.noun)}.`,
            ),
      ]
    },
    check(printed, answers) {
      const [full, rest] = tupleOf(answers.map(exact), 2)
      const [total, each] = [printed.role('total'), printed.role('each')]
      const isPart = printed.terms('role').some(({ name }) => name === 'part')
      const left = total.minus(full.times(each))
      return (
        full.isInteger &&
        left.compare(0) > 0 &&
        left.compare(each) < 0 &&
        (isPart ? rest.times(each) : rest).equals(left)
      )
    },
  }),

  whichStory: form({
    levels: ['hard'],
    draw(random): ThemeDivision {
      const [theme, adds] = [random.evenly(themes), random.evenly([true, false])]
      return random.until(
        () => {
          const division = drawWhole(random, theme)
          const b = Ratio.of(random.pick([3, 5, 7]), random.pick([2, 4]))
          return { theme, adds, ...division, a: adds ? division.total.minus(b) : division.total.plus(b), b }
        },
        told =>
          told.each.n > 1 &&
          told.a.compare(told.b) > 0 &&
          told.a.d <= 12 &&
          told.a.compare(10) < 0 &&
          !told.b.equals(told.each) &&
          new Set(KINDS.map(kind => askedIn(told, kind).toNumber())).size === KINDS.length,
      )
    },
    answer: sentenceChoice,
    solve: told => toldAs(told, 'divide'),
    mistakes: told => ({
      opposite: toldAs(told, 'opposite'),
      product: toldAs(told, 'product'),
      exchanged: toldAs(told, 'exchanged'),
    }),
    ask: told => ({
      en: prose`Which story is solved with ${expressionOf(told)}?`,
      es: prose`¿Qué problema se resuelve con ${expressionOf(told)}?`,
    }),
    solution(told, answer) {
      const amount = (value: Ratio) => count(inLowestTerms(value), told.theme.noun)
      const [b, all] = [amount(told.b), amountOf(told)]
      return [
        explained(
          all,
          told.adds
            ? line`This is done first: ${b} must be added to ${amount(told.a)}.`
            : line`This is done first: ${b} must be taken away from ${amount(told.a)}.`,
          told.adds
            ? line`Esto se hace primero: se deben agregar ${b} a ${amount(told.a)}.`
            : line`Esto se hace primero: se deben quitar ${b} de ${amount(told.a)}.`,
        ),
        explained(
          answer.says,
          line`Then the division asks how many times ${amount(told.each)} fits into that amount.`,
          line`Luego la división pregunta cuántas veces cabe ${amount(told.each)} en esa cantidad.`,
        ),
      ]
    },
    whyWrong: told => {
      const [a, b, each] = [inLowestTerms(told.a), inLowestTerms(told.b), inLowestTerms(told.each)]
      const all = amountOf(told)
      return {
        opposite: explained(
          divide(told.adds ? minus(a, b) : sum(a, b), each),
          told.adds ? line`This story takes ${b} away.` : line`This story adds ${b}.`,
          told.adds ? line`En este problema se quita ${b}.` : line`En este problema se agrega ${b}.`,
        ),
        product: explained(
          times(all, each),
          line`This story asks for ${each} of the amount.`,
          line`Este problema pide ${each} de la cantidad.`,
        ),
        exchanged: explained(
          divide(each, all),
          line`This story asks what part of the amount ${each} is.`,
          line`Este problema pregunta qué parte de la cantidad es ${each}.`,
        ),
      }
    },
    check: (printed, { key }) => {
      const { n, d } = evaluate(printed.one('quotient'))
      return key === `${n}/${d}`
    },
  }),
})

/** Full ones, the part of one that is left over, and how much that is. */
function fullOf(division: Division): number {
  return Math.floor(quotientOf(division).toNumber())
}
function partOf(division: Division): Ratio {
  return quotientOf(division).minus(fullOf(division))
}
function restOf(division: Division): Ratio {
  return partOf(division).times(division.each)
}
