import {
  answerStep,
  type Both,
  type Content,
  count,
  counters,
  equation,
  exact,
  explained,
  type FormMaker,
  figure,
  howMany,
  type Icon,
  iconNoun,
  line,
  list,
  type Noun,
  name,
  numberList,
  people,
  prose,
  quantity,
  type Random,
  role,
  type Sentence,
  sentenceChoice,
  step,
  sum,
  thing,
  things,
  times,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { asWorked, countedUp, divided, drawDivision, joined, type Kind } from './division.ts'
import { fullStories } from './full-stories.ts'
import type { Level, levels } from './levels.ts'
import { askingFor, fitsPacking, foundIn, packingSteps, tellPacking } from './story.ts'

/** Groups of 8 or 9 are kept for the stories to choose from. */
const smallGroups = (sizes: readonly number[]) => sizes.filter(size => size < 8)

const drawAsked = (kind: Kind, first: number) => (random: Random, level: Level) => {
  const told = random.evenly(startingAt(askingFor(fullStories, kind), first))
  return { ...told, division: drawDivision(random, smallGroups(told.story.sizes), level) }
}

/** What a number of a division could stand for. */
const MEANINGS = ['groups', 'left', 'each', 'all'] as const
type Meaning = (typeof MEANINGS)[number]
const meaningOf = (meaning: Meaning, items: Noun, groups: Noun): Sentence => {
  const says: Record<Meaning, Both<Content>> = {
    groups: { en: prose`the number of ${things(groups)}`, es: prose`el número de ${things(groups)}` },
    left: { en: prose`the number of ${things(items)} left over`, es: prose`el número de ${things(items)} que sobran` },
    each: {
      en: prose`the number of ${things(items)} for each ${thing(groups)}`,
      es: prose`el número de ${things(items)} para cada ${thing(groups)}`,
    },
    all: { en: prose`the number of ${things(items)} in all`, es: prose`el número total de ${things(items)}` },
  }
  return { key: meaning, says: says[meaning] }
}

const PICTURED: readonly Icon[] = ['apple', 'cookie', 'ball', 'flower', 'shell', 'balloon', 'mushroom', 'leaf']

export const easyForms = (form: FormMaker<typeof levels>) => ({
  fullGroups: form({
    levels: ['easy'],
    share: 2,
    kind: 'story',
    lines: 2,
    draw: drawAsked('full', 0),
    answer: quantity,
    solve: foundIn,
    ask: tellPacking,
    solution: packingSteps,
    check: fitsPacking,
  }),

  leftOver: form({
    levels: ['easy'],
    share: 2,
    kind: 'story',
    lines: 2,
    draw: drawAsked('left', 3),
    answer: quantity,
    solve: foundIn,
    ask: tellPacking,
    solution: packingSteps,
    check: fitsPacking,
  }),

  whatItMeans: form({
    levels: ['easy'],
    draw(random, level) {
      const told = random.evenly(startingAt(fullStories, 6))
      const meaning = random.evenly(['left', 'groups', 'left'])
      return { story: told, meaning, division: drawDivision(random, smallGroups(told.sizes), level) }
    },
    answer: sentenceChoice,
    solve: ({ story: { items, groups }, meaning }) => meaningOf(meaning, items, groups),
    mistakes: ({ story: { items, groups }, meaning }) =>
      Object.fromEntries(
        MEANINGS.filter(other => other !== meaning).map(other => [other, meaningOf(other, items, groups)]),
      ),
    ask({ story, meaning, division }) {
      const { total, each, quotient, rest } = division
      const told = joined(story.tell(role('total', count(total, story.items)), role('each', count(each, story.items))))
      const asked = role('asked', meaning === 'left' ? rest : quotient)
      return {
        en: [told.en, asWorked(division), prose`What does the ${asked} in the result stand for?`],
        es: [told.es, asWorked(division), prose`¿Qué representa el ${asked} del resultado?`],
      }
    },
    solution: ({ story: { items, groups }, meaning, division }, { says }) => [
      explained(
        equation(sum(times(division.quotient, division.each), division.rest), division.total),
        line`${count(division.quotient, groups)} of ${count(division.each, items)} and the ${count(division.rest, items)} left over make ${count(division.total, items)}.`,
        line`${count(division.quotient, groups)} de ${count(division.each, items)} y ${count(division.rest, items)} que sobran son ${count(division.total, items)}.`,
      ),
      step(says, because.explain, {
        sentence:
          meaning === 'left'
            ? {
                en: line`The number after R is the remainder. It tells how many ${things(items)} are left after the full ${things(groups)}.`,
                es: line`El número después de la R es el residuo. Dice ${howMany(items)} sobran: no alcanzan para ${count(1, groups)} más.`,
              }
            : {
                en: line`The number before R is the quotient. It tells how many groups of ${division.each} there are.`,
                es: line`El número antes de la R es el cociente. Dice cuántos grupos de ${division.each} hay.`,
              },
      }),
    ],
    whyWrong({ division: { total, each, quotient, rest } }) {
      const isNumber = (value: number) => ({
        en: line`That number is ${value}.`,
        es: line`Ese número es el ${value}.`,
      })
      return { groups: isNumber(quotient), left: isNumber(rest), each: isNumber(each), all: isNumber(total) }
    },
    check(printed, { key }) {
      const { full, left } = countedUp(printed.role('total').n, printed.role('each').n)
      const asked = printed.role('asked').n
      return (key === 'left' && asked === left) || (key === 'groups' && asked === full)
    },
  }),

  pictured: form({
    levels: ['easy'],
    draw: random => ({
      icon: random.evenly(PICTURED),
      who: random.pick(people),
      division: drawDivision(random, [4, 5, 6], { least: 20, most: 32 }),
    }),
    answer: numberList,
    solve: ({ division: { quotient, rest } }) => [quotient, rest],
    ask({ icon, who, division: { total, each, quotient, rest } }) {
      const items = iconNoun(icon)
      const picture = figure(
        counters([
          ...Array.from({ length: quotient }, () => ({ icon, count: each, perRow: 3, outline: 'loop' as const })),
          { icon, count: rest, perRow: 3 },
        ]),
      )
      const [all, size] = [role('total', count(total, items)), role('each', each)]
      return {
        en: [
          prose`${name(who)} has ${all} and makes groups of ${size}.`,
          picture,
          prose`Full groups: ____`,
          prose`${things(items)} left over: ____`,
        ],
        es: [
          prose`${name(who)} tiene ${all} y forma grupos de ${size}.`,
          picture,
          prose`Grupos completos: ____`,
          prose`${things(items)} que sobran: ____`,
        ],
      }
    },
    solution({ icon, division }, answer) {
      const { quotient, rest } = division
      const left = count(rest, iconNoun(icon))
      return [
        ...divided(division),
        answerStep(list(...answer), {
          en: line`There are ${quotient} full groups and ${left} left over.`,
          es:
            rest === 1
              ? line`Hay ${quotient} grupos completos y sobra ${left}.`
              : line`Hay ${quotient} grupos completos y sobran ${left}.`,
        }),
      ]
    },
    // Counts what is drawn.
    check(printed, answers) {
      const [full, left] = tupleOf(answers, 2)
      const { groups } = printed.figure('counters')
      const loops = groups.filter(({ outline }) => outline === 'loop')
      const apart = groups.filter(({ outline }) => outline === 'none')
      return exact(full).equals(loops.length) && exact(left).equals(apart.flatMap(({ items }) => items).length)
    },
  }),
})
