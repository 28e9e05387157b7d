import {
  answerStep,
  type Both,
  both,
  count,
  type Expr,
  equation,
  evaluate,
  exact,
  type FormMaker,
  type Inline,
  line,
  minus,
  money,
  moneyAmount,
  name,
  type Person,
  people,
  prose,
  type Quantity,
  quantity,
  type Random,
  role,
  type Sentence,
  type Step,
  sentenceChoice,
  statements,
  step,
  sum,
  thing,
  things,
  times,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { containers, eachHolds, questionOf, theLast } from './containers.ts'
import {
  asWorked,
  countedUp,
  type Division,
  divided,
  drawDivision,
  interpreted,
  joined,
  type Kind,
  resultOf,
} from './division.ts'
import type { Level, levels } from './levels.ts'
import { type LongerStory, longerStories } from './longer-stories.ts'
import { pricedStories } from './priced-stories.ts'
import { kindPrinted } from './story.ts'

interface Longer {
  readonly story: LongerStory
  readonly division: Division
  readonly first: number
  readonly second: number
}
const drawLonger = (at: number) => (random: Random, level: Level) =>
  drawOf(random, startingAt(longerStories, at), level)
function drawOf(random: Random, stories: readonly LongerStory[], level: Level): Longer {
  const story = random.evenly(stories)
  return random.until(
    () => {
      const division = drawDivision(random, story.sizes, level)
      const second = random.int(...story.second)
      return {
        story,
        division,
        second,
        first: story.plan === 'add' ? division.total - second : division.total + second,
      }
    },
    ({ first, second }) => first > second,
  )
}

const workOf = ({ story: { plan }, first, second, division: { total } }: Longer): Expr =>
  equation(plan === 'add' ? sum(first, second) : minus(first, second), total)
/** Which of the two numbers is added or taken away is in its name. */
const tellLonger = ({ story, division, first, second }: Longer) =>
  joined(
    story.tell(
      role('first', count(first, story.items)),
      role(story.plan, count(second, story.items)),
      role(story.kind, count(division.each, story.items)),
    ),
    story.question,
  )
const foundIn = ({ story, division }: Longer): Quantity =>
  count(resultOf(division, story.kind), story.kind === 'left' ? story.items : story.groups)
const firstStep = (told: Longer): Step =>
  step(workOf(told), because.explain, {
    sentence:
      told.story.plan === 'add'
        ? { en: line`Find how many there are in all: add.`, es: line`Halla el total: suma.` }
        : { en: line`Find what is left: subtract.`, es: line`Halla lo que queda: resta.` },
  })
const longerSteps = (told: Longer): readonly Step[] => [
  firstStep(told),
  ...divided(told.division),
  interpreted(told.division, told.story.kind, told.story.groups),
]

/** What must be changed in an answer. */
const CHANGES = ['more', 'fewer', 'remainder', 'start'] as const
type Change = (typeof CHANGES)[number]
const CHANGE_OF: Readonly<Record<Kind, Change>> = { needed: 'more', full: 'fewer', left: 'remainder' }
const changeOf = (change: Change, { plan, groups }: Pick<LongerStory, 'plan' | 'groups'>): Sentence => {
  const another = words('another', groups.gender === 'f' ? 'otra' : 'otro')
  const says: Record<Change, Sentence['says']> = {
    more: {
      en: prose`The answer must be 1 more, because of the remainder.`,
      es: prose`La respuesta debe ser 1 más, a causa del residuo.`,
    },
    fewer: {
      en: prose`The answer must be 1 less, because the remainder is not enough for ${another} ${thing(groups)}.`,
      es: prose`La respuesta debe ser 1 menos, porque el residuo no alcanza para ${another} ${thing(groups)}.`,
    },
    remainder: {
      en: prose`The answer must be the remainder, not the quotient.`,
      es: prose`La respuesta debe ser el residuo, no el cociente.`,
    },
    start:
      plan === 'add'
        ? {
            en: prose`The first step must be a subtraction, not an addition.`,
            es: prose`El primer paso debe ser una resta, no una suma.`,
          }
        : {
            en: prose`The first step must be an addition, not a subtraction.`,
            es: prose`El primer paso debe ser una suma, no una resta.`,
          },
  }
  return { key: change, says: says[change] }
}
/** What a pupil writes who reads the question wrong. */
const claimOf = ({ story: { kind }, division: { quotient } }: Longer): number =>
  kind === 'full' ? quotient + 1 : quotient

const workShown = (told: Longer, who: Person): Both<readonly Inline[]> => {
  const [work, divisionWork] = [workOf(told), asWorked(told.division)]
  const claim = role('claim', count(claimOf(told), told.story.kind === 'left' ? told.story.items : told.story.groups))
  return {
    en: line`${name(who)} works like this: ${work}; ${divisionWork}. ${name(who)} answers: ${claim}.`,
    es: line`${name(who)} trabaja así: ${work}; ${divisionWork}. ${name(who)} responde: ${claim}.`,
  }
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  firstAStep: form({
    levels: ['hard'],
    share: 2,
    kind: 'story',
    lines: 3,
    draw: drawLonger(0),
    answer: quantity,
    solve: foundIn,
    ask: tellLonger,
    solution: told => {
      const found = foundIn(told)
      return [...longerSteps(told), answerStep(both({ kind: 'paragraph', content: [found] }), told.story.ends(found))]
    },
    check(printed, { amount }) {
      const kind = kindPrinted(printed)
      const adds = printed.terms('role').some(({ name: own }) => own === 'add')
      const second = adds ? printed.role('add').n : -printed.role('take').n
      const counted = countedUp(printed.role('first').n + second, printed.role(kind).n)
      return evaluate(amount).equals(counted[kind])
    },
  }),

  thenThePrice: form({
    levels: ['hard'],
    share: 2,
    kind: 'story',
    lines: 3,
    draw(random, level) {
      const story = random.evenly(pricedStories)
      return random.until(
        () => ({
          story,
          division: drawDivision(random, story.sizes, level),
          price: random.int(...story.price),
        }),
        ({ division: { quotient, rest, each }, price }) => ![quotient, quotient + 1, rest, each].includes(price),
      )
    },
    answer: moneyAmount,
    solve: ({ story, division, price }) => 100 * price * resultOf(division, story.kind),
    ask: ({ story, division: { total, each }, price }) =>
      joined(
        story.tell(
          role('total', count(total, story.items)),
          role(story.kind, count(each, story.items)),
          role('price', money(100 * price)),
        ),
        story.question,
      ),
    solution({ story, division, price }, answer) {
      const groups = resultOf(division, story.kind)
      return [
        ...divided(division),
        interpreted(division, story.kind, story.groups),
        step(equation(times(groups, price), groups * price), because.explain, {
          sentence: {
            en: line`Multiply the number of ${things(story.groups)} by the price of ${count(1, story.groups)}.`,
            es: line`Multiplica el número de ${things(story.groups)} por el precio de ${count(1, story.groups)}.`,
          },
        }),
        answerStep(both({ kind: 'paragraph', content: [money(answer)] }), story.ends(money(answer))),
      ]
    },
    // Pays group by group, until all are paid or no more groups are full.
    check(printed, answer) {
      const kind = kindPrinted(printed)
      const groups = exact(answer).over(100).over(printed.role('price'))
      return groups.equals(countedUp(printed.role('total').n, printed.role(kind).n)[kind])
    },
  }),

  roomLeft: form({
    levels: ['hard'],
    draw(random, level) {
      const container = random.evenly(startingAt(containers, 3))
      const second = random.int(16, 45)
      const division = random.until(
        () => drawDivision(random, container.sizes, level),
        ({ each, rest, quotient }) => each - rest > 1 && ![quotient, rest].includes(each - rest),
      )
      return { container, division, second, first: division.total - second }
    },
    answer: quantity,
    solve: ({ container, division: { each, rest } }) => count(each - rest, container.items),
    ask: ({ container, division, first, second }) => {
      const items = container.items
      const [one, more, each] = [
        role('first', count(first, items)),
        role('second', count(second, items)),
        role('each', count(division.each, items)),
      ]
      return joined(container.has(one), container.gets(more), eachHolds(container, each), questionOf(container, 'more'))
    },
    solution({ container, division, first, second }, found) {
      const { total, each, rest } = division
      return [
        step(equation(sum(first, second), total), because.explain, {
          sentence: { en: line`Find how many there are in all: add.`, es: line`Halla el total: suma.` },
        }),
        ...divided(division),
        step(equation(minus(each, rest), each - rest), because.explain, {
          sentence: {
            en: [
              container.place === 'on' ? 'On' : 'In',
              ...line` the last ${thing(container.groups)} there are ${rest}. Find how much room is left: subtract.`,
            ],
            es: line`En ${theLast(container.groups)} ${thing(container.groups)} hay ${rest}. Halla cuánto lugar queda: resta.`,
          },
        }),
        answerStep(both({ kind: 'paragraph', content: [found] }), {
          en: line`There is room for ${each - rest} more.`,
          es: line`Hay lugar para ${each - rest} más.`,
        }),
      ]
    },
    // With so many more, nothing would be left over.
    check(printed, { amount }) {
      const [all, each] = [printed.role('first').plus(printed.role('second')), printed.role('each')]
      const more = evaluate(amount)
      return all.plus(more).over(each).isInteger && more.n > 0 && more.n < each.n
    },
  }),

  whatIsWrong: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw: (random, level) => ({ ...drawLonger(4)(random, level), who: random.pick(people) }),
    answer: sentenceChoice,
    solve: ({ story }) => changeOf(CHANGE_OF[story.kind], story),
    mistakes: ({ story }) =>
      Object.fromEntries(
        CHANGES.filter(change => change !== CHANGE_OF[story.kind]).map(change => [change, changeOf(change, story)]),
      ),
    ask(told) {
      const { en, es } = tellLonger(told)
      const { en: english, es: spanish } = workShown(told, told.who)
      return {
        en: [en, { kind: 'paragraph', content: english }, prose`What must be changed?`],
        es: [es, { kind: 'paragraph', content: spanish }, prose`¿Qué hay que cambiar?`],
      }
    },
    key: told => {
      const found = foundIn(told)
      return { en: prose`Right answer: ${found}`, es: prose`Respuesta correcta: ${found}` }
    },
    solution: (told, { says }) => [
      told.story.kind === 'needed'
        ? step(statements(workOf(told), asWorked(told.division)), because.explain, {
            sentence: { en: line`Both steps are right.`, es: line`Los dos pasos están bien.` },
          })
        : step(workOf(told), because.explain, {
            sentence: {
              en: line`The first step is right, and so is the division.`,
              es: line`El primer paso está bien y la división también.`,
            },
          }),
      interpreted(told.division, told.story.kind, told.story.groups),
      answerStep(says, told.story.ends(foundIn(told))),
    ],
    whyWrong: ({ story: { kind, plan } }) => ({
      more:
        kind === 'left'
          ? { en: line`The question does not ask for full groups.`, es: line`La pregunta no pide grupos completos.` }
          : {
              en: line`What is left over does not make another full group.`,
              es: line`Lo que sobra no alcanza para otro grupo completo.`,
            },
      fewer:
        kind === 'left'
          ? { en: line`The question does not ask for full groups.`, es: line`La pregunta no pide grupos completos.` }
          : { en: line`What is left over needs a place too.`, es: line`Lo que sobra también necesita un lugar.` },
      remainder: {
        en: line`The question does not ask how many are left over.`,
        es: line`La pregunta no pide cuántos sobran.`,
      },
      start:
        plan === 'add'
          ? {
              en: line`The two amounts are put together: addition is right.`,
              es: line`Las dos cantidades se juntan: la suma es correcta.`,
            }
          : {
              en: line`One amount is taken away: subtraction is right.`,
              es: line`Una cantidad se quita: la resta es correcta.`,
            },
    }),
    // What the question counts differs from the claim as the choice says.
    check(printed, { key }) {
      const kind = kindPrinted(printed)
      const adds = printed.terms('role').some(({ name: own }) => own === 'add')
      const second = adds ? printed.role('add').n : -printed.role('take').n
      const right = countedUp(printed.role('first').n + second, printed.role(kind).n)[kind]
      const claim = printed.role('claim').n
      if (key === 'remainder') return kind === 'left' && right !== claim
      return kind !== 'left' && (key === 'more' ? right === claim + 1 : key === 'fewer' && right === claim - 1)
    },
  }),
})
