import {
  answerStep,
  count,
  equation,
  exact,
  type FormMaker,
  itemOf,
  line,
  list,
  minus,
  numberList,
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
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { type Container, containers, eachHolds, QUESTIONS, type Question, questionOf, theLast } from './containers.ts'
import { asWorked, countedUp, type Division, divided, drawDivision, joined, resultOf } from './division.ts'
import { fullStories } from './full-stories.ts'
import { type Level, levels } from './levels.ts'
import { neededStories } from './needed-stories.ts'
import { askingFor, fitsPacking, foundIn, kindPrinted, packingSteps, tellPacking } from './story.ts'

const full = askingFor(fullStories, 'full')
const needed = askingFor(neededStories, 'needed')
/** Rounded up twice as often as dropped, which is known from easy. */
const mixed = needed.flatMap((one, i) => (i % 2 === 0 ? [one, itemOf(full, i)] : [one]))

const drawMixed = (first: number) => (random: Random, level: Level) => {
  const told = random.evenly(startingAt(mixed, first))
  return { ...told, division: drawDivision(random, told.story.sizes, level) }
}

const asked = ({ each, quotient, rest }: Division, question: Question): number =>
  question === 'more' ? each - rest : resultOf({ total: 0, each, quotient, rest }, question)
const asChoice = (container: Container, question: Question): Sentence => {
  const { en, es } = questionOf(container, question)
  return { key: question, says: { en: { kind: 'paragraph', content: en }, es: { kind: 'paragraph', content: es } } }
}

/** One of the two kinds is told once, the other kinds three times. */
const COMPANIONS = {
  needed: ['full', 'left', 'full'],
  full: ['needed', 'left', 'needed'],
} as const
const bank = [...askingFor(fullStories, 'full'), ...askingFor(fullStories, 'left'), ...needed]

function drawStories(random: Random) {
  const wanted = random.evenly(['needed', 'full'] as const)
  return random.until(
    () => {
      const division = drawDivision(random, [8, 9], levels.medium)
      const shuffled = random.shuffle<typeof bank>(bank).filter(({ story }) => story.sizes.includes(division.each))
      const picked: (typeof bank)[number][] = []
      for (const kind of [wanted, ...COMPANIONS[wanted]]) {
        const next = shuffled.find(one => one.kind === kind && picked.every(({ story }) => story !== one.story))
        if (next) picked.push(next)
      }
      return { wanted, division, stories: picked }
    },
    ({ stories }) => stories.length === 4,
  )
}
type Stories = ReturnType<typeof drawStories>
const storyChoices = ({ division, stories }: Stories): readonly Sentence[] =>
  stories.map(({ story, kind, asked: { question } }, i) => ({
    key: `${kind}-${i}`,
    says: joined(story.tell(count(division.total, story.items), count(division.each, story.items)), question),
  }))

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  needOrFull: form({
    levels: ['medium'],
    share: 2,
    kind: 'story',
    lines: 2,
    draw: drawMixed(0),
    answer: quantity,
    solve: foundIn,
    ask: tellPacking,
    solution: packingSteps,
    check: fitsPacking,
  }),

  threeNumbers: form({
    levels: ['medium'],
    lines: 1,
    draw: drawMixed(5),
    answer: numberList,
    solve: ({ kind, division }) => [division.quotient, division.rest, resultOf(division, kind)],
    ask(told) {
      const { en, es } = tellPacking(told)
      const groups = things(told.story.groups)
      return {
        en: [en, prose`Quotient: ____`, prose`Remainder: ____`, prose`Answer: ____ ${groups}`],
        es: [es, prose`Cociente: ____`, prose`Residuo: ____`, prose`Respuesta: ____ ${groups}`],
      }
    },
    solution: (told, answer) => [
      ...packingSteps(told).slice(0, -1),
      answerStep(list(...answer), told.asked.ends(foundIn(told))),
    ],
    check(printed, answers) {
      const [quotient, rest, found] = tupleOf(answers, 3)
      const kind = kindPrinted(printed)
      const counted = countedUp(printed.role('total').n, printed.role(kind).n)
      return (
        exact(quotient).equals(counted.full) && exact(rest).equals(counted.left) && exact(found).equals(counted[kind])
      )
    },
  }),

  whichQuestion: form({
    levels: ['medium'],
    draw(random, level) {
      const container = random.evenly(containers)
      const question = random.evenly(['needed', 'more', 'needed', 'full'] as const)
      const division = random.until(
        () => drawDivision(random, container.sizes, level),
        ({ quotient, each, rest }) => ![quotient, quotient + 1, rest, 1].includes(each - rest),
      )
      return { container, question, division }
    },
    answer: sentenceChoice,
    solve: ({ container, question }) => asChoice(container, question),
    mistakes: ({ container, question }) =>
      Object.fromEntries(
        QUESTIONS.filter(other => other !== question).map(other => [other, asChoice(container, other)]),
      ),
    ask({ container, question, division }) {
      const told = joined(
        container.has(role('total', count(division.total, container.items))),
        eachHolds(container, role('each', count(division.each, container.items))),
      )
      const wanted = role('asked', asked(division, question))
      return {
        en: [told.en, prose`Which question has the answer ${wanted}?`],
        es: [told.es, prose`¿Qué pregunta tiene como respuesta ${wanted}?`],
      }
    },
    solution({ container, question, division }, { says }) {
      const { each, quotient, rest } = division
      const wanted = asked(division, question)
      const why =
        question === 'needed'
          ? {
              work: equation(sum(quotient, 1), wanted),
              en: line`${wanted} is the quotient and one more for the remainder.`,
              es: line`${wanted} es el cociente y uno más por el residuo.`,
            }
          : question === 'more'
            ? {
                work: equation(minus(each, rest), wanted),
                en: line`${wanted} more ${things(container.items)} fill the last ${thing(container.groups)}.`,
                es: line`Con ${count(wanted, container.items)} más se llena ${theLast(container.groups)} ${thing(container.groups)}.`,
              }
            : {
                work: asWorked(division),
                en: line`${wanted} is the quotient: the full groups.`,
                es: line`${wanted} es el cociente: los grupos completos.`,
              }
      return [
        ...divided(division),
        step(why.work, because.explain, { sentence: { en: why.en, es: why.es } }),
        answerStep(says, {
          en: line`This question asks for that number.`,
          es: line`Esta pregunta pide ese número.`,
        }),
      ]
    },
    whyWrong: ({ division }) =>
      Object.fromEntries(
        QUESTIONS.map(question => [
          question,
          {
            en: line`The answer to this question is ${asked(division, question)}.`,
            es: line`La respuesta a esta pregunta es ${asked(division, question)}.`,
          },
        ]),
      ),
    check(printed, { key }) {
      const [total, each, wanted] = [printed.role('total').n, printed.role('each').n, printed.role('asked').n]
      if (key === 'more') return (total + wanted) % each === 0 && wanted < each
      return (key === 'needed' || key === 'full' || key === 'left') && countedUp(total, each)[key] === wanted
    },
  }),

  whichStory: form({
    levels: ['medium'],
    lines: 3,
    draw: drawStories,
    answer: sentenceChoice,
    solve: stories => itemOf(storyChoices(stories), 0),
    mistakes: stories =>
      Object.fromEntries(
        storyChoices(stories)
          .slice(1)
          .map(choice => [choice.key, choice]),
      ),
    ask({ wanted, division }) {
      const [total, each] = [role('total', division.total), role('each', division.each)]
      const result = role('asked', resultOf(division, wanted))
      return {
        en: prose`Each problem uses the division of ${total} by ${each}. Which problem has the answer ${result}?`,
        es: prose`Cada problema usa la división de ${total} entre ${each}. ¿Qué problema tiene como respuesta ${result}?`,
      }
    },
    solution({ wanted, division, stories }, { says }) {
      const { quotient } = division
      const { groups } = itemOf(stories, 0).story
      return [
        ...divided(division),
        wanted === 'needed'
          ? step(equation(sum(quotient, 1), quotient + 1), because.explain, {
              sentence: {
                en: line`The answer is 1 more than the quotient. Look for the problem in which the quotient is not enough.`,
                es: line`La respuesta es 1 más que el cociente. Busca el problema en que el cociente no alcanza.`,
              },
            })
          : step(asWorked(division), because.explain, {
              sentence: {
                en: line`The answer is the quotient. Look for the problem in which only full groups count.`,
                es: line`La respuesta es el cociente. Busca el problema en que solo cuentan los grupos completos.`,
              },
            }),
        answerStep(says, {
          en:
            wanted === 'needed'
              ? line`One more ${thing(groups)} is needed for the remainder.`
              : line`Only full ${things(groups)} count.`,
          es:
            wanted === 'needed'
              ? line`Para el residuo hace falta ${count(1, groups)} más.`
              : groups.gender === 'f'
                ? line`Solo cuentan las ${things(groups)} completas.`
                : line`Solo cuentan los ${things(groups)} completos.`,
        }),
      ]
    },
    whyWrong: ({ division, stories }) =>
      Object.fromEntries(
        stories.map(({ kind }, i) => {
          const found = resultOf(division, kind)
          const why = {
            full: {
              en: line`Only full groups count: the answer is ${found}.`,
              es: line`Solo cuentan los grupos completos: la respuesta es ${found}.`,
            },
            needed: {
              en: line`One more group is needed for the remainder: the answer is ${found}.`,
              es: line`Para el residuo hace falta un grupo más: la respuesta es ${found}.`,
            },
            left: {
              en: line`It asks for the remainder: the answer is ${found}.`,
              es: line`Pide el residuo: la respuesta es ${found}.`,
            },
          }[kind]
          return [`${kind}-${i}`, why]
        }),
      ),
    check(printed, { key }) {
      const counted = countedUp(printed.role('total').n, printed.role('each').n)
      const [kind] = (['full', 'left', 'needed'] as const).filter(name => key.startsWith(name))
      return kind !== undefined && counted[kind] === printed.role('asked').n
    },
  }),
})
