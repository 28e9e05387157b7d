import {
  answerStep,
  asWritten,
  type Both,
  blank,
  both,
  type Content,
  count as counted,
  counters,
  defineTopic,
  differenceWithin20,
  exact,
  explained,
  figure,
  howMany,
  iconNoun,
  integer,
  itemOf,
  line,
  list,
  numberList,
  type Person,
  people,
  prose,
  quantity,
  type Random,
  type Step,
  step,
  sumWithin20,
  things,
  tupleOf,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { PICTURES } from '../kit/facts/pictures.ts'
import { startingAt } from '../kit/stories/turns.ts'
import { type MoreOrLessStory, moreOrLessStories } from './one-more-one-less/more-or-less-stories.ts'

const oneMore = (n: number) => sumWithin20(n, 1)
const oneLess = (n: number) => differenceWithin20(n, 1)

const withOneMore = (icon: (typeof PICTURES)[number], count: number) =>
  figure(counters({ icon, count, fill: 'white', added: 1 }))

const told = ({ noun, now }: MoreOrLessStory, left: number, person: Person): Step => {
  const found = counted(left, noun)
  return answerStep(both(prose`${found}`), now(found, person))
}

const drawStory = (random: Random) => ({ story: random.evenly(moreOrLessStories), person: random.pick(people) })

export const oneMoreOneLess = defineTopic(
  {
    id: 'one-more-one-less',
    name: { en: 'One more and one less', es: 'Uno más y uno menos' },
    description: {
      en: 'Write the number that is one more or one less than a number up to 20.',
      es: 'Escribe el número que es uno más o uno menos que un número hasta 20.',
    },
    domain: 'Counting & Cardinality',
    standards: ['K.CC.B.4', 'K.CC.B.4c'],
    rev: 5,
    levels: {
      easy: { top: 5 },
      medium: { top: 19 },
      hard: { top: 20 },
    },
  },
  form => ({
    picture: form({
      levels: ['easy'],
      draw: (random, { top }) => ({ icon: random.evenly(PICTURES), count: random.int(1, top) }),
      answer: integer,
      solve: ({ count }) => count + 1,
      ask({ icon, count }): Both<Content> {
        const drawn = withOneMore(icon, count)
        const before = counted(count, iconNoun(icon))
        const after = things(iconNoun(icon))
        return {
          en: [drawn, prose`${before} and ${1} more make ____ ${after}.`],
          es: [drawn, prose`${before} y ${1} más son ____ ${after}.`],
        }
      },
      solution: ({ count }) => oneMore(count),
      check: (printed, answer) => exact(answer).equals(itemOf(printed.figure('counters').groups, 0).items.length),
    }),

    next: form({
      levels: ['easy'],
      instruction: {
        en: prose`Count on. Write the number that is one more.`,
        es: prose`Sigue contando. Escribe el número que es uno más.`,
      },
      draw(random, { top }) {
        const last = random.int(3, top + 3)
        return { first: last - random.int(1, 2), last }
      },
      answer: integer,
      solve: ({ last }) => last + 1,
      ask: ({ first, last }) => both(list(...Array.from({ length: last - first + 1 }, (_, i) => first + i), blank(2))),
      solution: ({ last }) => oneMore(last),
      check(printed, answer) {
        const said = printed.all('number').map(number => exact(number).n)
        return said.length > 0 && exact(answer).equals(said.length + itemOf(said, 0))
      },
    }),

    drawOneMore: form({
      levels: ['easy'],
      draw: (random, { top }) => ({ icon: random.evenly(startingAt(PICTURES, 5)), count: random.int(1, top) }),
      answer: quantity,
      solve: ({ icon, count }) => counted(count + 1, iconNoun(icon)),
      ask({ icon, count }): Both<Content> {
        const drawn = figure(counters({ icon, count, fill: 'white' }))
        const noun = iconNoun(icon)
        return {
          en: [drawn, prose`Draw ${1} more. ${howMany(noun)} are there now? ____`],
          es: [drawn, prose`Dibuja ${1} más. ¿${howMany(noun)} hay ahora? ____`],
        }
      },
      key: ({ icon, count }) => both(withOneMore(icon, count)),
      solution: ({ icon, count }) => {
        const found = counted(count + 1, iconNoun(icon))
        return [
          explained(withOneMore(icon, count), line`Draw ${1} more.`, line`Dibuja ${1} más.`),
          ...oneMore(count).slice(0, 1),
          answerStep(both(prose`${found}`), { en: line`Now there are ${found}.`, es: line`Ahora hay ${found}.` }),
        ]
      },
      check: (printed, { amount }) =>
        exact(amount)
          .minus(1)
          .equals(itemOf(printed.figure('counters').groups, 0).items.length),
    }),

    more: form({
      levels: ['medium'],
      draw: (random, { top }) => ({ n: random.int(6, top) }),
      answer: integer,
      solve: ({ n }) => n + 1,
      solution: ({ n }) => oneMore(n),
      ask: ({ n }) => ({ en: prose`${1} more than ${n} is ____.`, es: prose`${1} más que ${n} es ____.` }),
      check: (printed, answer) => printed.take(2)[1].equals(exact(answer).minus(1)),
    }),

    less: form({
      levels: ['hard'],
      draw: (random, { top }) => ({ n: random.int(11, top) }),
      answer: integer,
      solve: ({ n }) => n - 1,
      ask: ({ n }) => ({ en: prose`${1} less than ${n} is ____.`, es: prose`${1} menos que ${n} es ____.` }),
      solution: ({ n }) => oneLess(n),
      check: (printed, answer) => printed.take(2)[1].equals(exact(answer).plus(1)),
    }),

    neighbors: form({
      levels: ['hard'],
      share: 2,
      instruction: {
        en: prose`Write the number before and the number after.`,
        es: prose`Escribe el número anterior y el siguiente.`,
      },
      draw: random => ({ n: random.int(10, 19) }),
      answer: numberList,
      solve: ({ n }) => [n - 1, n + 1],
      ask: ({ n }) => both(list(blank(2), n, blank(2))),
      solution: ({ n }) => [
        step(asWritten(n - 1), because.countBack, { count: 1, start: n }),
        step(asWritten(n + 1), because.countOn, { count: 1, start: n }),
        explained(
          list(n - 1, n + 1),
          line`${n - 1} comes just before ${n}. ${n + 1} comes just after ${n}.`,
          line`El ${n - 1} va justo antes del ${n}. El ${n + 1} va justo después del ${n}.`,
        ),
      ],
      check(printed, answers) {
        const [before, after] = tupleOf(answers, 2)
        const n = exact(printed.one('number'))
        return exact(before).plus(1).equals(n) && n.plus(1).equals(exact(after))
      },
    }),

    reverse: form({
      levels: ['hard'],
      share: 2,
      draw: random => ({ n: random.int(11, 20) }),
      answer: integer,
      solve: ({ n }) => n - 1,
      ask: ({ n }) => ({ en: prose`${1} more than ____ is ${n}.`, es: prose`${1} más que ____ es ${n}.` }),
      solution: ({ n }) => [
        explained(
          { en: prose`${1} less than ${n}`, es: prose`${1} menos que ${n}` },
          line`${n} is ${1} more than the missing number. The missing number is ${1} less than ${n}.`,
          line`${n} es ${1} más que el número que falta. El número que falta es ${1} menos que ${n}.`,
        ),
        ...oneLess(n),
      ],
      check: (printed, answer) => printed.take(2)[1].equals(exact(answer).plus(1)),
    }),

    storyMore: form({
      levels: ['medium'],
      kind: 'story',
      draw: (random, { top }) => ({ ...drawStory(random), n: random.int(6, top) }),
      answer: integer,
      solve: ({ n }) => n + 1,
      solution: ({ story, person, n }) => [...oneMore(n), told(story, n + 1, person)],
      ask: ({ story, person, n }) => story.more(counted(n, story.noun), person),
      check: (printed, answer) => exact(answer).minus(1).equals(printed.take(1)[0]),
    }),

    storyLess: form({
      levels: ['hard'],
      kind: 'story',
      draw: (random, { top }) => ({ ...drawStory(random), n: random.int(11, top) }),
      answer: integer,
      solve: ({ n }) => n - 1,
      solution: ({ story, person, n }) => [...oneLess(n), told(story, n - 1, person)],
      ask: ({ story, person, n }) => story.less(counted(n, story.noun), person),
      check: (printed, answer) => exact(answer).plus(1).equals(printed.take(1)[0]),
    }),
  }),
)
