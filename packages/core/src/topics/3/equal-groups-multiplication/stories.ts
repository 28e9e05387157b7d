import {
  answerStep,
  aThing,
  type Both,
  blank,
  type Content,
  count,
  equation,
  exact,
  expr,
  type FormMaker,
  howMany,
  integer,
  line,
  minus,
  numberList,
  prose,
  role,
  sentenceChoice,
  step,
  sum,
  theThing,
  things,
  times,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { isUnequal, productOf } from '../../kit/facts/equal-groups.ts'
import { addedUp, groupByGroup } from '../../kit/facts/groups.ts'
import { asking, equalGroups, multiplied } from '../../kit/stories/equal-groups.ts'
import { JUMPERS } from '../../kit/stories/jumpers.ts'
import { asGroups, factOf, threeNumbers } from './groups.ts'
import type { levels } from './levels.ts'
import { areGroups } from './pictures.ts'
import { multiplies, type NOT_MULTIPLIED, otherStory, otherWork } from './told.ts'

/** Each with either way to jump on; the ways take turns. */
const JUMPS_TOLD = [0, 1].flatMap(odd =>
  JUMPERS.map((jumper, i) => ({ jumper, way: (i + odd) % 2 === 0 ? ('more' as const) : ('back' as const) })),
)

export const storyForms = (form: FormMaker<typeof levels>) => ({
  whichStory: form({
    levels: ['medium'],
    draw: (random, level) => ({
      setting: random.evenly(equalGroups),
      ...random.pick(level.pairs.filter(pair => isUnequal(pair) && productOf(pair) >= 32)),
      way: random.pick(['groupsFirst', 'eachFirst', 'short']),
    }),
    answer: sentenceChoice,
    solve: ({ setting, way, groups, each }) => ({ key: 'multiplies', says: multiplied(setting, way, groups, each) }),
    mistakes: ({ setting, groups, each }) => ({
      adds: { key: 'adds', says: otherStory(setting, 'adds', { groups, each }) },
      takesAway: { key: 'takesAway', says: otherStory(setting, 'takesAway', { groups, each }) },
      shares: { key: 'shares', says: otherStory(setting, 'shares', { groups, each }) },
    }),
    ask: ({ groups, each }) => {
      const product = times(groups, each)
      return {
        en: prose`Which story shows ${product}?`,
        es: prose`¿Qué historia muestra ${product}?`,
      }
    },
    solution: ({ setting, ...pair }, { says }) => [
      step(asGroups(pair), because.explain, {
        sentence: {
          en: line`The first factor is the number of groups. The second is how many are in each group.`,
          es: line`El primer factor es el número de grupos. El segundo es cuántos hay en cada grupo.`,
        },
      }),
      step(says, because.explain, {
        sentence: {
          en: line`The groups are the ${things(setting.groups)}: there are ${pair.groups} with ${pair.each} in each.`,
          es: line`Los grupos son ${count(pair.groups, setting.groups)}, con ${pair.each} en cada grupo.`,
        },
      }),
    ],
    whyWrong({ groups, each }) {
      const shows = (way: (typeof NOT_MULTIPLIED)[number]) => {
        const work = otherWork(way, { groups, each })
        return { en: line`This story shows ${work}.`, es: line`Esta historia muestra ${work}.` }
      }
      return { adds: shows('adds'), takesAway: shows('takesAway'), shares: shows('shares') }
    },
    check: (printed, { says }) => multiplies(says, printed.one('product').factors),
  }),

  storyEquation: form({
    levels: ['hard'],
    share: 2,
    kind: 'story',
    instruction: {
      en: prose`Write an equation for the story. Write the number of groups first.`,
      es: prose`Escribe una ecuación para la historia. Escribe primero el número de grupos.`,
    },
    draw: (random, level) => ({
      ...random.evenly(level.pairs.filter(pair => pair.groups > 3 && pair.each > 3 && productOf(pair) <= 48)),
      setting: random.evenly(equalGroups),
      way: 'eachFirst' as const,
    }),
    answer: numberList,
    solve: threeNumbers,
    ask: ({ setting, way, groups, each }): Both<Content> => {
      const told = asking(multiplied(setting, way, groups, each), {
        en: line`${howMany(setting.items)} are there in all?`,
        es: line`¿${howMany(setting.items)} hay en total?`,
      })
      const frame = equation(times(blank(2), blank(2)), blank(2))
      return { en: [told.en, prose`${frame}`], es: [told.es, prose`${frame}`] }
    },
    namedAnswer: ({ setting, ...pair }) => ({
      en: prose`${times(pair.groups, pair.each)} = ${count(productOf(pair), setting.items)}`,
      es: prose`${times(pair.groups, pair.each)} = ${count(productOf(pair), setting.items)}`,
    }),
    solution: ({ setting, ...pair }) => [
      step(times(pair.groups, pair.each), because.explain, {
        sentence: {
          en: line`There are ${count(pair.groups, setting.groups)}: ${pair.groups} groups of ${count(pair.each, setting.items)}.`,
          es: line`Hay ${count(pair.groups, setting.groups)}: son ${pair.groups} grupos de ${count(pair.each, setting.items)}.`,
        },
      }),
      ...groupByGroup(pair.groups, pair.each).slice(0, -1),
      answerStep(factOf(pair), {
        en: line`There are ${count(productOf(pair), setting.items)} in all.`,
        es: line`Hay ${count(productOf(pair), setting.items)} en total.`,
      }),
    ],
    check: (printed, answers) => areGroups(answers, { groups: printed.role('groups').n, each: printed.role('each').n }),
  }),

  jumpsTold: form({
    levels: ['hard'],
    share: 2,
    kind: 'story',
    lines: 2,
    draw: (random, { pairs }) => {
      const { jumper, way } = random.evenly(JUMPS_TOLD)
      const pair = random.until(
        () => random.pick(pairs),
        ({ groups }) => way === 'back' || groups > 3,
      )
      return { jumper, way, ...pair, extra: random.int(2, way === 'more' ? pair.groups - 2 : 3) }
    },
    answer: integer,
    solve: productOf,
    ask: ({ jumper, way, groups, each, extra }) => {
      const first = role('first', count(way === 'more' ? groups - extra : groups + extra, nouns.jump))
      const [size, then] = [role('size', each), role(way, extra)]
      return way === 'more'
        ? {
            en: prose`${aThing(jumper)} starts at 0 on a number line and makes ${first} of ${size}. Then ${theThing(jumper)} makes ${then} more jumps of ${each}. On which number does ${theThing(jumper)} land?`,
            es: prose`${aThing(jumper)} empieza en el 0 de una recta numérica y da ${first} de ${size}. Después da otros ${then} saltos de ${each}. ¿En qué número termina?`,
          }
        : {
            en: prose`${aThing(jumper)} starts at 0 on a number line and makes ${first} of ${size} to the right. Then ${theThing(jumper)} makes ${then} jumps of ${each} to the left. On which number does ${theThing(jumper)} land?`,
            es: prose`${aThing(jumper)} empieza en el 0 de una recta numérica y da ${first} de ${size} a la derecha. Después da ${then} saltos de ${each} a la izquierda. ¿En qué número termina?`,
          }
    },
    solution: ({ jumper, way, groups, each, extra }) => [
      way === 'more'
        ? step(equation(sum(groups - extra, extra), groups), because.explain, {
            sentence: {
              en: line`All jumps go to the right: add the numbers of jumps.`,
              es: line`Todos los saltos van a la derecha: suma los números de saltos.`,
            },
          })
        : step(equation(minus(groups + extra, extra), groups), because.explain, {
            sentence: {
              en: line`Each jump to the left undoes one jump to the right: subtract.`,
              es: line`Cada salto a la izquierda deshace uno a la derecha: resta.`,
            },
          }),
      ...groupByGroup(groups, each),
      answerStep(expr(groups * each), {
        en: line`${theThing(jumper)} lands on ${groups * each}.`,
        es: line`Termina en el ${groups * each}.`,
      }),
    ],
    // Jumps one after another.
    check(printed, answer) {
      const isMore = printed.terms('role').some(({ name }) => name === 'more')
      const size = printed.role('size').n
      const out = addedUp(printed.role('first').n, size)
      const then = addedUp(printed.role(isMore ? 'more' : 'back').n, size)
      return exact(answer).equals(isMore ? out + then : out - then)
    },
  }),

  whichStoryNot: form({
    levels: ['hard'],
    share: 2,
    draw: (random, level) => ({
      // Shared equally, the things would lie in equal groups after all.
      way: random.evenly(['adds', 'takesAway']),
      settings: random.sample(equalGroups, 4),
      ...random.evenly(level.pairs.filter(pair => productOf(pair) > 36)),
    }),
    answer: sentenceChoice,
    solve: ({ settings: [odd], way, ...pair }) => ({ key: way, says: otherStory(odd, way, pair) }),
    mistakes: ({ settings: [, one, two, three], groups, each }) => ({
      groupsFirst: { key: 'groupsFirst', says: multiplied(one, 'groupsFirst', groups, each) },
      eachFirst: { key: 'eachFirst', says: multiplied(two, 'eachFirst', groups, each) },
      short: { key: 'short', says: multiplied(three, 'short', groups, each) },
    }),
    ask: ({ groups, each }) => {
      const product = times(groups, each)
      return {
        en: prose`Which story does not show ${product}?`,
        es: prose`¿Qué historia no muestra ${product}?`,
      }
    },
    solution: ({ way, groups, each }, { says }) => [
      step(asGroups({ groups, each }), because.explain, {
        sentence: {
          en: line`Look for a story without ${groups} equal groups of ${each}.`,
          es: line`Busca una historia sin ${groups} grupos iguales de ${each}.`,
        },
      }),
      step(says, because.explain, {
        sentence: {
          en: line`This story shows ${otherWork(way, { groups, each })}, not ${times(groups, each)}.`,
          es: line`Esta historia muestra ${otherWork(way, { groups, each })}, no ${times(groups, each)}.`,
        },
      }),
    ],
    whyWrong({ settings: [, one, two, three], groups, each }) {
      const shows = (setting: typeof one) => ({
        en: line`The groups are the ${things(setting.groups)}: ${groups} with ${each} in each.`,
        es: line`Los grupos son ${count(groups, setting.groups)}, con ${each} en cada grupo.`,
      })
      return { groupsFirst: shows(one), eachFirst: shows(two), short: shows(three) }
    },
    check: (printed, { says }) => !multiplies(says, printed.one('product').factors),
  }),
})
