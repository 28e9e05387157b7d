import { integer } from '../../answer/number.ts'
import { numberList } from '../../answer/number-list.ts'
import { type Both, both, type Content, count as counted, figure, prose } from '../../content.ts'
import { counters } from '../../figure/counters.ts'
import { iconNoun } from '../../figure/icon.ts'
import { people } from '../../language/people.ts'
import { blank, list } from '../../math/build.ts'
import { exact } from '../../math/evaluate.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { PICTURES } from './kit/pictures.ts'
import { moreOrLessStories } from './one-more-one-less/more-or-less-stories.ts'

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
    levels: {
      easy: { top: 5 },
      medium: { top: 19 },
      hard: { top: 20 },
    },
  },
  form => ({
    picture: form({
      levels: ['easy'],
      lines: 0,
      draw: (random, { top }) => ({ icon: random.pick(PICTURES), count: random.int(1, top) }),
      answer: integer,
      solve: ({ count }) => count + 1,
      ask({ icon, count }): Both<Content> {
        const drawn = figure(counters({ icon, count, fill: 'white', added: 1 }))
        const before = counted(count, iconNoun(icon))
        return { en: [drawn, prose`${before} and ${1} more = ____`], es: [drawn, prose`${before} y ${1} más = ____`] }
      },
      check: (printed, answer) => exact(answer).equals(printed.figure('counters').groups[0]?.items.length ?? -1),
    }),

    more: form({
      levels: ['medium', 'hard'],
      lines: 0,
      draw: (random, { top }) => ({ n: random.int(1, Math.min(top, 19)) }),
      answer: integer,
      solve: ({ n }) => n + 1,
      ask: ({ n }) => ({ en: prose`${1} more than ${n} is ____.`, es: prose`${1} más que ${n} es ____.` }),
      check: (printed, answer) => printed.numbers[1]?.equals(exact(answer).minus(1)) === true,
    }),

    less: form({
      levels: ['hard'],
      share: 2,
      lines: 0,
      draw: (random, { top }) => ({ n: random.int(1, top) }),
      answer: integer,
      solve: ({ n }) => n - 1,
      ask: ({ n }) => ({ en: prose`${1} less than ${n} is ____.`, es: prose`${1} menos que ${n} es ____.` }),
      check: (printed, answer) => printed.numbers[1]?.equals(exact(answer).plus(1)) === true,
    }),

    neighbors: form({
      levels: ['hard'],
      share: 2,
      instruction: {
        en: prose`Write the number before and the number after.`,
        es: prose`Escribe el número anterior y el siguiente.`,
      },
      lines: 0,
      draw: random => ({ n: random.int(1, 19) }),
      answer: numberList,
      solve: ({ n }) => [n - 1, n + 1],
      ask: ({ n }) => both(list(blank(2), n, blank(2))),
      check(printed, [before = -9, after = -9]) {
        const [n] = printed.all('number')
        return n !== undefined && exact(before).plus(1).equals(exact(n)) && exact(n).plus(1).equals(exact(after))
      },
    }),

    reverse: form({
      levels: ['hard'],
      lines: 0,
      draw: random => ({ n: random.int(2, 20) }),
      answer: integer,
      solve: ({ n }) => n - 1,
      ask: ({ n }) => ({ en: prose`${1} more than ____ is ${n}.`, es: prose`${1} más que ____ es ${n}.` }),
      check: (printed, answer) => printed.numbers[1]?.equals(exact(answer).plus(1)) === true,
    }),

    storyMore: form({
      levels: ['medium', 'hard'],
      lines: 0,
      draw: (random, { top }) => ({ ...drawStory(random), n: random.int(2, Math.min(top, 19)) }),
      answer: integer,
      solve: ({ n }) => n + 1,
      ask: ({ story, person, n }) => story.more(counted(n, story.noun), person),
      check: (printed, answer) => exact(answer).equals((printed.numbers[0]?.toNumber() ?? -9) + 1),
    }),

    storyLess: form({
      levels: ['hard'],
      lines: 0,
      draw: (random, { top }) => ({ ...drawStory(random), n: random.int(3, top) }),
      answer: integer,
      solve: ({ n }) => n - 1,
      ask: ({ story, person, n }) => story.less(counted(n, story.noun), person),
      check: (printed, answer) => exact(answer).equals((printed.numbers[0]?.toNumber() ?? -9) - 1),
    }),
  }),
)
