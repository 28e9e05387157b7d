import {
  aThing,
  type Both,
  blank,
  both,
  type Content,
  count,
  divide,
  equation,
  exact,
  explained,
  type FormMaker,
  howMany,
  integer,
  line,
  minus,
  type Noun,
  numberList,
  prose,
  role,
  type Sentence,
  sentenceChoice,
  step,
  sum,
  theThing,
  thing,
  things,
  times,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { turned } from '../../kit/choices/turned.ts'
import { type Groups, groupsWith, isUnequal, productOf } from '../../kit/facts/equal-groups.ts'
import {
  added,
  asking,
  type EqualGroups,
  equalGroups,
  madeInto,
  multiplied,
  partsTold,
  sharedAmong,
  takenAway,
} from '../../kit/stories/equal-groups.ts'
import { JUMPERS } from '../../kit/stories/jumpers.ts'
import { frame, isDivision, threeNumbers } from './equation.ts'
import type { levels } from './levels.ts'
import { amountStep, grouping, groupsMade, lengthOfJumps, sharedOut, sharing } from './steps.ts'

/** Beyond the numbers of the easy pictures. */
const JUMPS = groupsWith([3, 8], [3, 9], pair => isUnequal(pair) && productOf(pair) > 30)

/** Stories and jumps have divisors of their own: neighbors do not skip count by one number. */
const BY_STORIES = [3, 5, 7, 9]
const BY_JUMPS = [4, 6, 8]
const dividedBy = (pairs: readonly Groups[], divisors: readonly number[], isSharing: boolean) =>
  pairs.filter(({ groups, each }) => divisors.includes(isSharing ? groups : each))

/** A story that shares among groups, or makes groups of one size, and its question. */
const storyOf = (setting: EqualGroups, isSharing: boolean, pair: Groups) =>
  isSharing ? sharedAmong(setting, productOf(pair), pair.groups) : madeInto(setting, productOf(pair), pair.each)

const questionOf = ({ items, groups }: EqualGroups, isSharing: boolean) =>
  isSharing
    ? {
        en: line`${howMany(items)} does each ${thing(groups)} have?`,
        es: line`¿${howMany(items)} hay en cada ${thing(groups)}?`,
      }
    : { en: line`${howMany(groups)} are there?`, es: line`¿${howMany(groups)} hay?` }

const saysEach = ({ items, groups }: EqualGroups, { each }: Groups) => ({
  en: line`Each ${thing(groups)} has ${count(each, items)}.`,
  es: line`Hay ${count(each, items)} en cada ${thing(groups)}.`,
})

const saysGroups = ({ groups: noun }: EqualGroups, { groups }: Groups) => ({
  en: line`There are ${count(groups, noun)}.`,
  es: line`Hay ${count(groups, noun)}.`,
})

const storySteps = ({ groups, items }: EqualGroups, isSharing: boolean, pair: Groups) =>
  isSharing ? sharedOut(pair, groups, items) : groupsMade(pair)

/** Each setting with either kind of division; the kinds take turns. */
const TOLD = [0, 1].flatMap(odd => equalGroups.map((setting, i) => ({ setting, isSharing: (i + odd) % 2 === 0 })))

/** Stories to choose from and stories with a meaning to choose are told of other things. */
const toldOf = (from: 0 | 1) => TOLD.filter(({ setting }) => equalGroups.indexOf(setting) % 2 === from)

const JUMPS_TOLD = [0, 1].flatMap(odd => JUMPERS.map((jumper, i) => ({ jumper, isCountAsked: (i + odd) % 2 === 0 })))

/** Things lie on a plate, but in a bag. */
const ON: readonly Noun[] = [nouns.plate, nouns.page, nouns.shelf, nouns.tray, nouns.team]
const isOn = (groups: Noun) => ON.includes(groups)

/** What a number of a division tells. */
const meanings = {
  groups: ({ groups }: EqualGroups): Sentence => ({
    key: 'groups',
    says: { en: prose`the number of ${things(groups)}`, es: prose`el número de ${things(groups)}` },
  }),
  each: ({ groups, items }: EqualGroups): Sentence => ({
    key: 'each',
    says: {
      en: isOn(groups)
        ? prose`the number of ${things(items)} on each ${thing(groups)}`
        : prose`the number of ${things(items)} in each ${thing(groups)}`,
      es: prose`el número de ${things(items)} en cada ${thing(groups)}`,
    },
  }),
  all: ({ items }: EqualGroups): Sentence => ({
    key: 'all',
    says: { en: prose`the number of ${things(items)} in all`, es: prose`el número total de ${things(items)}` },
  }),
  left: ({ items }: EqualGroups): Sentence => ({
    key: 'left',
    says: { en: prose`the number of ${things(items)} left over`, es: prose`el número de ${things(items)} que sobran` },
  }),
}

export const storyForms = (form: FormMaker<typeof levels>) => ({
  whichStory: form({
    levels: ['hard'],
    draw: (random, { pairs }) => ({
      ...random.evenly(turned(toldOf(1), 2)),
      ...random.pick(pairs.filter(isUnequal)),
    }),
    answer: sentenceChoice,
    solve: ({ setting, isSharing, groups, each }) => ({
      key: 'divides',
      says: isSharing ? sharedAmong(setting, groups * each, groups) : madeInto(setting, groups * each, groups),
    }),
    mistakes: ({ setting, groups, each }) => ({
      adds: { key: 'adds', says: added(setting, groups * each, groups) },
      takesAway: { key: 'takesAway', says: takenAway(setting, groups * each, groups) },
      multiplies: { key: 'multiplies', says: multiplied(setting, 'groupsFirst', groups, groups * each) },
    }),
    ask: pair => {
      const quotient = divide(productOf(pair), pair.groups)
      return { en: prose`Which story shows ${quotient}?`, es: prose`¿Qué historia muestra ${quotient}?` }
    },
    solution: ({ isSharing, ...pair }, { says }) => [
      explained(
        divide(productOf(pair), pair.groups),
        line`Look for equal groups made from ${productOf(pair)}.`,
        line`Busca grupos iguales formados con ${productOf(pair)}.`,
      ),
      step(says, because.explain, {
        sentence: isSharing
          ? {
              en: line`${productOf(pair)} are put into ${count(pair.groups, nouns.group)} of the same size.`,
              es: line`Se reparten ${productOf(pair)} en ${count(pair.groups, nouns.group)} iguales.`,
            }
          : {
              en: line`${productOf(pair)} are put into groups of ${pair.groups}.`,
              es: line`Se forman grupos de ${pair.groups} con ${productOf(pair)}.`,
            },
      }),
    ],
    whyWrong: ({ groups, each }) => ({
      adds: explained(
        sum(groups * each, groups),
        line`It gives two separate amounts: nothing is put into equal groups.`,
        line`Da dos cantidades separadas: no se forman grupos iguales.`,
      ),
      takesAway: explained(minus(groups * each, groups), line`It takes ${groups} away.`, line`Quita ${groups}.`),
      multiplies: explained(
        times(groups, groups * each),
        line`It has ${count(groups, nouns.group)} of ${groups * each}: it multiplies.`,
        line`Tiene ${count(groups, nouns.group)} de ${groups * each}: multiplica.`,
      ),
    }),
    check(printed, { says }) {
      const told = partsTold(says)
      const { over, under } = printed.one('quotient')
      const by = told.groups ?? told.each
      return told.all !== undefined && by !== undefined && exact(over).equals(told.all) && exact(under).equals(by)
    },
  }),

  storyEquation: form({
    levels: ['hard'],
    share: 2,
    kind: 'story',
    instruction: {
      en: prose`Write a division equation for the story.`,
      es: prose`Escribe una ecuación de división para la historia.`,
    },
    draw(random, { pairs }) {
      const told = random.evenly(turned(TOLD, 0))
      return { ...told, ...random.pick(dividedBy(pairs, BY_STORIES, told.isSharing)) }
    },
    answer: numberList,
    solve: ({ isSharing, ...pair }) =>
      isSharing
        ? threeNumbers(productOf(pair), pair.groups, pair.each)
        : threeNumbers(productOf(pair), pair.each, pair.groups),
    ask: ({ setting, isSharing, ...pair }): Both<Content> => {
      const told = asking(storyOf(setting, isSharing, pair), questionOf(setting, isSharing))
      return { en: [told.en, prose`${frame}`], es: [told.es, prose`${frame}`] }
    },
    namedAnswer: ({ isSharing, ...pair }) => both(isSharing ? sharing(pair) : grouping(pair)),
    solution: ({ setting, isSharing, ...pair }) => [
      ...storySteps(setting, isSharing, pair),
      isSharing
        ? amountStep(pair.each, setting.items, saysEach(setting, pair))
        : amountStep(pair.groups, setting.groups, saysGroups(setting, pair)),
    ],
    check(printed, answers) {
      const names = printed.terms('role').map(({ name }) => name)
      return isDivision(answers, printed.role('all').n, printed.role(names.includes('groups') ? 'groups' : 'each').n)
    },
  }),

  jumpsBack: form({
    levels: ['hard'],
    share: 2,
    kind: 'story',
    lines: 2,
    draw(random) {
      const told = random.evenly(JUMPS_TOLD)
      return { ...told, ...random.pick(dividedBy(JUMPS, BY_JUMPS, !told.isCountAsked)) }
    },
    answer: integer,
    solve: ({ isCountAsked, groups, each }) => (isCountAsked ? groups : each),
    ask: ({ jumper, isCountAsked, ...pair }) => {
      const all = role('all', productOf(pair))
      return isCountAsked
        ? {
            en: prose`${aThing(jumper)} starts at ${all} on a number line and makes jumps of ${role('by', pair.each)} back to 0. How many jumps does ${theThing(jumper)} make?`,
            es: prose`${aThing(jumper)} empieza en el ${all} de una recta numérica y da saltos de ${role('by', pair.each)} hacia atrás hasta el 0. ¿Cuántos saltos da?`,
          }
        : {
            en: prose`${aThing(jumper)} starts at ${all} on a number line and makes ${role('by', count(pair.groups, nouns.jump))} of equal length back to 0. How long is each jump?`,
            es: prose`${aThing(jumper)} empieza en el ${all} de una recta numérica y da ${role('by', count(pair.groups, nouns.jump))} iguales hacia atrás hasta el 0. ¿De cuánto es cada salto?`,
          }
    },
    solution: ({ jumper, isCountAsked, ...pair }) =>
      isCountAsked
        ? [
            ...groupsMade(pair),
            amountStep(pair.groups, nouns.jump, {
              en: line`${theThing(jumper)} makes ${count(pair.groups, nouns.jump)}.`,
              es: line`Da ${count(pair.groups, nouns.jump)}.`,
            }),
          ]
        : lengthOfJumps(pair),
    // Jumps back from the start until nothing is left.
    check: (printed, answer) => exact(answer).times(printed.role('by')).equals(printed.role('all')),
  }),

  missingDivisor: form({
    levels: ['hard'],
    share: 2,
    kind: 'story',
    instruction: {
      en: prose`Read what each number in the equation stands for. Write the missing number.`,
      es: prose`Lee qué representa cada número de la ecuación. Escribe el número que falta.`,
    },
    draw: (random, { pairs }) => ({
      ...random.evenly(turned(TOLD, 5)),
      ...random.pick(pairs),
    }),
    answer: integer,
    solve: ({ isSharing, groups, each }) => (isSharing ? each : groups),
    ask: ({ setting, isSharing, ...pair }): Both<Content> => {
      const told = storyOf(setting, isSharing, pair)
      const gap = equation(divide(productOf(pair), blank(2)), isSharing ? pair.groups : pair.each)
      const { items, groups: noun } = setting
      const named = isSharing
        ? {
            en: isOn(noun)
              ? prose`number of ${things(items)} ÷ number on each ${thing(noun)} = number of ${things(noun)}`
              : prose`number of ${things(items)} ÷ number in each ${thing(noun)} = number of ${things(noun)}`,
            es: prose`número de ${things(items)} ÷ número en cada ${thing(noun)} = número de ${things(noun)}`,
          }
        : {
            en: isOn(noun)
              ? prose`number of ${things(items)} ÷ number of ${things(noun)} = number on each ${thing(noun)}`
              : prose`number of ${things(items)} ÷ number of ${things(noun)} = number in each ${thing(noun)}`,
            es: prose`número de ${things(items)} ÷ número de ${things(noun)} = número en cada ${thing(noun)}`,
          }
      return { en: [told.en, named.en, prose`${gap}`], es: [told.es, named.es, prose`${gap}`] }
    },
    solution: ({ setting, isSharing, ...pair }) => [
      ...storySteps(setting, isSharing, pair),
      step(isSharing ? grouping(pair) : sharing(pair), because.explain, {
        sentence: isSharing ? saysEach(setting, pair) : saysGroups(setting, pair),
      }),
    ],
    check(printed, answer) {
      const { over } = printed.one('quotient')
      const names = printed.terms('role').map(({ name }) => name)
      return exact(answer)
        .times(printed.role(names.includes('groups') ? 'groups' : 'each'))
        .equals(exact(over))
    },
  }),

  whatItMeans: form({
    levels: ['medium'],
    draw: (random, { pairs }) => ({
      ...random.evenly(turned(toldOf(0), 8)),
      ...random.pick(pairs.filter(isUnequal)),
    }),
    answer: sentenceChoice,
    solve: ({ setting, isSharing }) => meanings[isSharing ? 'each' : 'groups'](setting),
    mistakes: ({ setting, isSharing }) => ({
      theOtherNumber: meanings[isSharing ? 'groups' : 'each'](setting),
      all: meanings.all(setting),
      left: meanings.left(setting),
    }),
    ask: ({ setting, isSharing, ...pair }): Both<Content> => {
      const told = storyOf(setting, isSharing, pair)
      const [fact, result] = [isSharing ? sharing(pair) : grouping(pair), isSharing ? pair.each : pair.groups]
      return {
        en: [told.en, prose`In ${fact}, what does the ${result} stand for?`],
        es: [told.es, prose`En ${fact}, ¿qué representa el ${result}?`],
      }
    },
    solution: ({ setting, isSharing, ...pair }, { says }) => [
      step(divide(productOf(pair), isSharing ? pair.groups : pair.each), because.explain, {
        sentence: isSharing
          ? {
              en: line`The story says that there are ${count(pair.groups, setting.groups)}. The answer is the number in each group.`,
              es: line`La historia dice que hay ${count(pair.groups, setting.groups)}. El resultado es el número que hay en cada grupo.`,
            }
          : {
              en: line`The story says that each group has ${count(pair.each, setting.items)}. The answer is the number of groups.`,
              es: line`La historia dice que en cada grupo hay ${count(pair.each, setting.items)}. El resultado es el número de grupos.`,
            },
      }),
      step(says, because.explain, { sentence: isSharing ? saysEach(setting, pair) : saysGroups(setting, pair) }),
    ],
    whyWrong: ({ setting, isSharing, ...pair }) => ({
      theOtherNumber: isSharing ? saysGroups(setting, pair) : saysEach(setting, pair),
      all: {
        en: line`There are ${count(productOf(pair), setting.items)} in all.`,
        es: line`Hay ${count(productOf(pair), setting.items)} en total.`,
      },
      left: {
        en: line`No ${things(setting.items)} are left over.`,
        es: line`No sobran ${things(setting.items)}.`,
      },
    }),
    check(printed, { key }) {
      const names = printed.terms('role').map(({ name }) => name)
      return key === (names.includes('groups') ? 'each' : 'groups')
    },
  }),
})
