import {
  array,
  aThing,
  type Both,
  blank,
  both,
  type Content,
  count,
  counters,
  defineTopic,
  divide,
  drawing,
  equation,
  exact,
  type Figure,
  figure,
  figureChoice,
  howMany,
  type Icon,
  iconNoun,
  integer,
  line,
  minus,
  type Noun,
  numberList,
  prose,
  quantity,
  type Random,
  role,
  type Sentence,
  type Step,
  sentenceChoice,
  statements,
  step,
  sum,
  theThing,
  theThings,
  thing,
  things,
  times,
  tupleOf,
  type Value,
} from '../../author.ts'
import * as nouns from '../../language/nouns/index.ts'
import * as because from '../../solution/reasons/index.ts'
import { turned } from '../kit/choices/turned.ts'
import { type Groups, groupsIn, groupsWith, isUnequal, loops, productOf } from '../kit/facts/equal-groups.ts'
import { addedUp } from '../kit/facts/groups.ts'
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
} from '../kit/stories/equal-groups.ts'
import { amountStep, grouping, groupsMade, lengthOfJumps, sharedOut, sharing } from './equal-sharing-division/steps.ts'

interface Level {
  readonly pairs: readonly Groups[]
}
const EASY_UNEQUAL = groupsWith([2, 6], [3, 9], pair => isUnequal(pair) && productOf(pair) <= 30)
const DRAWN = groupsWith([3, 8], [3, 6], pair => isUnequal(pair) && productOf(pair) >= 12 && productOf(pair) <= 36)
const SUBTRACTED = groupsWith([3, 6], [3, 10], pair => productOf(pair) <= 40)
const JUMPS = groupsWith([3, 8], [3, 9], pair => isUnequal(pair) && productOf(pair) >= 18)

const PICTURES: readonly Icon[] = ['apple', 'cookie', 'ball', 'balloon', 'shell', 'flower', 'leaf', 'pencil']
const SHARERS: readonly Noun[] = [nouns.child, nouns.friend, nouns.cousin, nouns.student, nouns.classmate]
const JUMPERS: readonly Noun[] = [
  nouns.frog,
  nouns.rabbit,
  nouns.robot,
  nouns.squirrel,
  nouns.cat,
  nouns.cricket,
  nouns.monkey,
  nouns.goat,
]

const drawFrom = (pairs: readonly Groups[], ahead: number) => (random: Random) => ({
  ...random.evenly(turned(pairs, ahead)),
  icon: random.pick(PICTURES),
})
const draw =
  (ahead: number) =>
  (random: Random, { pairs }: Level) =>
    drawFrom(pairs, ahead)(random)

const heap = (all: number, icon: Icon) => counters([{ icon, count: all, fill: 'white', perRow: all > 20 ? 10 : 8 }])
/** How many things a picture has in all. */
const allIn = (drawn: ReturnType<typeof heap>) => drawn.groups.reduce((all, { items }) => all + items.length, 0)
const frame = equation(divide(blank(2), blank(2)), blank(2))
const threeNumbers = (all: Value, by: Value, result: Value): readonly Value[] => [all, by, result]
const isDivision = (answers: readonly Value[], all: number, by: number) => {
  const [whole, divisor, result] = tupleOf(answers, 3)
  return exact(whole).equals(all) && exact(divisor).equals(by) && exact(result).times(exact(by)).equals(all)
}
const readDrawn = (all: number, icon: Icon): Step =>
  step(both({ kind: 'paragraph', content: line`${count(all, iconNoun(icon))}` }), because.count, {
    group: { en: line`${theThings(iconNoun(icon))}`, es: line`${theThings(iconNoun(icon))}` },
  })

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
const JUMPS_TOLD = [0, 1].flatMap(odd => JUMPERS.map((jumper, i) => ({ jumper, isCountAsked: (i + odd) % 2 === 0 })))

/** What a number of a division tells. */
const meanings = {
  groups: ({ groups }: EqualGroups): Sentence => ({
    key: 'groups',
    says: { en: prose`the number of ${things(groups)}`, es: prose`el número de ${things(groups)}` },
  }),
  each: ({ groups, items }: EqualGroups): Sentence => ({
    key: 'each',
    says: {
      en: prose`the number of ${things(items)} for each ${thing(groups)}`,
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

export const equalSharingDivision = defineTopic(
  {
    id: 'equal-sharing-division',
    name: { en: 'Division as equal sharing and grouping', es: 'La división como reparto y como grupos iguales' },
    description: {
      en: 'Share objects equally or make groups of one size, then write the division.',
      es: 'Reparte objetos en partes iguales o forma grupos del mismo tamaño y escribe la división.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['3.OA.A.2'],
    levels: {
      easy: { pairs: groupsWith([2, 6], [2, 10], pair => productOf(pair) >= 6 && productOf(pair) <= 30) },
      medium: { pairs: groupsWith([3, 10], [3, 6], pair => productOf(pair) >= 12 && productOf(pair) <= 40) },
      hard: { pairs: groupsWith([3, 9], [3, 9], pair => isUnequal(pair) && productOf(pair) >= 18) },
    },
  },
  form => ({
    share: form({
      levels: ['easy'],
      share: 2,
      draw: (random, level) => ({ ...draw(0)(random, level), sharer: random.pick(SHARERS) }),
      answer: quantity,
      solve: ({ each, icon }) => count(each, iconNoun(icon)),
      ask: ({ icon, sharer, ...pair }): Both<Content> => {
        const drawn = figure(heap(productOf(pair), icon))
        const [all, groups] = [
          role('all', count(productOf(pair), iconNoun(icon))),
          role('groups', count(pair.groups, sharer)),
        ]
        return {
          en: [
            prose`Share the ${all} equally among ${groups}.`,
            drawn,
            prose`${howMany(iconNoun(icon))} does each ${thing(sharer)} get?`,
          ],
          es: [
            prose`Reparte ${all} en partes iguales entre ${groups}.`,
            drawn,
            prose`¿${howMany(iconNoun(icon))} le tocan a cada ${thing(sharer)}?`,
          ],
        }
      },
      solution: ({ icon, sharer, ...pair }) => [
        ...sharedOut(pair, sharer, iconNoun(icon)),
        amountStep(pair.each, iconNoun(icon), {
          en: line`Each ${thing(sharer)} gets ${count(pair.each, iconNoun(icon))}.`,
          es: line`A cada ${thing(sharer)} le tocan ${count(pair.each, iconNoun(icon))}.`,
        }),
      ],
      // So many to each take all that is drawn.
      check: (printed, { amount }) =>
        exact(amount)
          .times(printed.role('groups'))
          .equals(allIn(printed.figure('counters'))),
    }),

    equationOfSharing: form({
      levels: ['easy'],
      share: 2,
      instruction: {
        en: prose`Write the division: number in all ÷ number of groups = number in each group.`,
        es: prose`Escribe la división: número total ÷ número de grupos = número en cada grupo.`,
      },
      draw: drawFrom(EASY_UNEQUAL, 9),
      answer: numberList,
      solve: pair => threeNumbers(productOf(pair), pair.groups, pair.each),
      ask: ({ icon, ...pair }) => both([figure(loops(pair, icon)), frame]),
      key: pair => both(sharing(pair)),
      solution: ({ icon, ...pair }) => [
        readDrawn(productOf(pair), icon),
        step(divide(productOf(pair), pair.groups), because.divideByGroups, { groups: pair.groups }),
        step(sharing(pair), because.explain, {
          sentence: {
            en: line`Count one group: there are ${count(pair.each, iconNoun(icon))} in each group.`,
            es: line`Cuenta un grupo: hay ${count(pair.each, iconNoun(icon))} en cada grupo.`,
          },
        }),
      ],
      check(printed, answers) {
        const drawn = groupsIn(printed.figure('counters'))
        return drawn !== null && isDivision(answers, addedUp(drawn.groups, drawn.each), drawn.groups)
      },
    }),

    rows: form({
      levels: ['easy'],
      share: 2,
      draw: drawFrom(EASY_UNEQUAL, 17),
      answer: integer,
      solve: ({ each }) => each,
      ask: ({ icon, groups, each }): Both<Content> => {
        const drawn = figure(array(groups, each, { icon, fill: 'white' }))
        const gap = equation(divide(groups * each, groups), blank(2))
        return {
          en: [prose`There are ${count(groups * each, iconNoun(icon))} in ${groups} equal rows.`, drawn, prose`${gap}`],
          es: [prose`Hay ${count(groups * each, iconNoun(icon))} en ${groups} filas iguales.`, drawn, prose`${gap}`],
        }
      },
      solution: ({ icon, ...pair }) => [
        step(divide(productOf(pair), pair.groups), because.explain, {
          sentence: {
            en: line`${pair.groups} is the number of rows. Find how many are in each row.`,
            es: line`${pair.groups} es el número de filas. Halla cuántos hay en cada fila.`,
          },
        }),
        step(sharing(pair), because.explain, {
          sentence: {
            en: line`Count one row: there are ${count(pair.each, iconNoun(icon))}.`,
            es: line`Cuenta una fila: hay ${count(pair.each, iconNoun(icon))}.`,
          },
        }),
      ],
      check(printed, answer) {
        const { rows, columns } = printed.figure('array')
        const { over, under } = printed.one('quotient')
        return (
          exact(answer).times(exact(under)).equals(addedUp(rows, columns)) && exact(over).equals(addedUp(rows, columns))
        )
      },
    }),

    whichPicture: form({
      levels: ['easy'],
      draw: drawFrom(EASY_UNEQUAL, 3),
      answer: figureChoice,
      solve: ({ icon, ...pair }) => loops(pair, icon),
      mistakes: ({ icon, groups, each }): Record<string, Figure> => ({
        unequal: counters(
          Array.from({ length: groups }, (_, i) => ({
            icon,
            count: i === 0 ? each + 1 : i === groups - 1 ? each - 1 : each,
            fill: 'white',
            perRow: 3,
            outline: 'loop',
          })),
        ),
        groupsOfThatSize: loops({ groups: each, each: groups }, icon),
        tooFew: loops({ groups, each: each - 1 }, icon),
      }),
      ask: ({ icon, ...pair }) => {
        const [all, groups] = [
          role('all', count(productOf(pair), iconNoun(icon))),
          role('groups', count(pair.groups, nouns.group)),
        ]
        return {
          en: prose`Which picture shows ${all} put into ${groups} of the same size?`,
          es: prose`¿Qué dibujo muestra ${all} en ${groups} iguales?`,
        }
      },
      solution: ({ icon, ...pair }, answer) => [
        step(sharing(pair), because.explain, {
          sentence: {
            en: line`Look for ${count(pair.groups, nouns.group)} with ${count(pair.each, iconNoun(icon))} in each group.`,
            es: line`Busca ${count(pair.groups, nouns.group)} con ${count(pair.each, iconNoun(icon))} en cada grupo.`,
          },
        }),
        step(figure(answer), because.chooseTheOneThatFits),
      ],
      check(printed, answer) {
        const drawn = groupsIn(answer)
        return (
          drawn !== null &&
          printed.role('groups').equals(drawn.groups) &&
          printed.role('all').equals(addedUp(drawn.groups, drawn.each))
        )
      },
    }),

    circle: form({
      levels: ['medium'],
      draw: draw(0),
      answer: quantity,
      solve: ({ groups }) => count(groups, nouns.group),
      ask: ({ icon, ...pair }): Both<Content> => {
        const drawn = figure(heap(productOf(pair), icon))
        return {
          en: [prose`Circle groups of ${role('each', pair.each)}.`, drawn, prose`How many groups are there?`],
          es: [prose`Encierra grupos de ${role('each', pair.each)}.`, drawn, prose`¿Cuántos grupos hay?`],
        }
      },
      key: ({ icon: _, ...pair }) => both(grouping(pair)),
      solution: ({ icon, ...pair }) => [
        readDrawn(productOf(pair), icon),
        ...groupsMade(pair).slice(1),
        amountStep(pair.groups, nouns.group, {
          en: line`There are ${count(pair.groups, nouns.group)} of ${pair.each}.`,
          es: line`Hay ${count(pair.groups, nouns.group)} de ${pair.each}.`,
        }),
      ],
      check: (printed, { amount }) =>
        exact(amount)
          .times(printed.role('each'))
          .equals(allIn(printed.figure('counters'))),
    }),

    drawGroups: form({
      levels: ['medium'],
      lines: 5,
      draw: drawFrom(DRAWN, 4),
      answer: drawing<{ readonly groups: number; readonly each: number }>(
        pair => loops(pair, 'circle'),
        ({ groups, each }) => [
          { groups: groups + 1, each },
          { groups, each: each + 1 },
        ],
      ),
      solve: ({ groups, each }) => ({ groups, each }),
      ask: ({ icon: _, ...pair }) => {
        const quotient = divide(productOf(pair), pair.each)
        return {
          en: prose`Draw circles to show ${quotient}. Put ${role('each', pair.each)} circles in each group.`,
          es: prose`Dibuja círculos para mostrar ${quotient}. Pon ${role('each', pair.each)} círculos en cada grupo.`,
        }
      },
      solution: ({ icon: _, ...pair }) => [
        ...groupsMade(pair).slice(1),
        step(figure(loops(pair, 'circle')), because.explain, {
          sentence: {
            en: line`Draw ${count(pair.groups, nouns.group)} of ${pair.each}.`,
            es: line`Dibuja ${count(pair.groups, nouns.group)} de ${pair.each}.`,
          },
        }),
      ],
      check(printed, { groups, each }) {
        const { over } = printed.one('quotient')
        return printed.role('each').equals(each) && exact(over).equals(addedUp(groups, each))
      },
    }),

    repeatedSubtraction: form({
      levels: ['medium'],
      instruction: { en: prose`Write the missing number.`, es: prose`Escribe el número que falta.` },
      lines: 0,
      draw: random => ({ ...random.evenly(SUBTRACTED), isDivisorGiven: random.evenly([true, false, true]) }),
      answer: integer,
      solve: ({ groups, each, isDivisorGiven }) => (isDivisorGiven ? groups : each),
      ask({ isDivisorGiven, ...pair }) {
        const taken = sum(productOf(pair), ...Array<number>(pair.groups).fill(-pair.each))
        const gap = isDivisorGiven
          ? equation(divide(productOf(pair), pair.each), blank(2))
          : equation(divide(productOf(pair), blank(2)), pair.groups)
        return {
          en: prose`${equation(taken, 0)}, so ${gap}`,
          es: prose`${equation(taken, 0)}, así que ${gap}`,
        }
      },
      key: ({ isDivisorGiven: _, ...pair }) => both(grouping(pair)),
      solution: ({ isDivisorGiven, ...pair }) => [
        step(
          {
            en: prose`${count(pair.groups, nouns.group)} of ${pair.each}`,
            es: prose`${count(pair.groups, nouns.group)} de ${pair.each}`,
          },
          because.explain,
          {
            sentence: {
              en: line`Count the ${pair.each}s that are subtracted: ${pair.groups}. Nothing is left.`,
              es: line`Cuenta cuántas veces se resta ${pair.each}: ${pair.groups}. No queda nada.`,
            },
          },
        ),
        step(grouping(pair), because.explain, {
          sentence: isDivisorGiven
            ? {
                en: line`The missing number is the number of groups.`,
                es: line`El número que falta es el número de grupos.`,
              }
            : {
                en: line`The missing number is the size of each group.`,
                es: line`El número que falta es el tamaño de cada grupo.`,
              },
        }),
      ],
      check(printed, answer) {
        const { terms } = printed.one('sum')
        const { over, under } = printed.one('quotient')
        const [first, ...others] = terms
        const size = -exact(others[0] ?? 0).n
        return (
          first !== undefined &&
          exact(over).equals(exact(first)) &&
          exact(answer).equals(under.kind === 'blank' ? size : others.length) &&
          addedUp(others.length, size) === exact(first).n
        )
      },
    }),

    equationOfGroups: form({
      levels: ['medium'],
      instruction: {
        en: prose`Write the division: number in all ÷ number in each group = number of groups.`,
        es: prose`Escribe la división: número total ÷ número en cada grupo = número de grupos.`,
      },
      draw: drawFrom(DRAWN, 11),
      answer: numberList,
      solve: pair => threeNumbers(productOf(pair), pair.each, pair.groups),
      ask: ({ icon, ...pair }) => both([figure(loops(pair, icon)), frame]),
      key: pair => both(grouping(pair)),
      solution: ({ icon, ...pair }) => [
        step(
          {
            en: prose`${count(pair.groups, nouns.group)} of ${pair.each}`,
            es: prose`${count(pair.groups, nouns.group)} de ${pair.each}`,
          },
          because.count,
          { group: { en: line`the groups and one group`, es: line`los grupos y los objetos de un grupo` } },
        ),
        step(equation(times(pair.groups, pair.each), productOf(pair)), because.explain, {
          sentence: {
            en: line`There are ${count(productOf(pair), iconNoun(icon))} in all.`,
            es: line`Hay ${count(productOf(pair), iconNoun(icon))} en total.`,
          },
        }),
        step(grouping(pair), because.explain, {
          sentence: {
            en: line`${productOf(pair)} in groups of ${pair.each} make ${count(pair.groups, nouns.group)}.`,
            es: line`Con ${productOf(pair)} en grupos de ${pair.each} se forman ${count(pair.groups, nouns.group)}.`,
          },
        }),
      ],
      check(printed, answers) {
        const drawn = groupsIn(printed.figure('counters'))
        return drawn !== null && isDivision(answers, addedUp(drawn.groups, drawn.each), drawn.each)
      },
    }),

    whichStory: form({
      levels: ['hard'],
      draw: (random, { pairs }) => ({
        ...random.evenly(turned(TOLD, 2)),
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
        step(
          statements(
            sum(productOf(pair), pair.groups),
            minus(productOf(pair), pair.groups),
            times(pair.groups, productOf(pair)),
          ),
          because.explain,
          {
            sentence: {
              en: line`The other stories add, subtract, or multiply.`,
              es: line`Las otras historias suman, restan o multiplican.`,
            },
          },
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
      draw: (random, { pairs }) => ({
        ...random.evenly(turned(TOLD, 0)),
        ...random.pick(pairs),
      }),
      answer: numberList,
      solve: ({ isSharing, ...pair }) =>
        isSharing
          ? threeNumbers(productOf(pair), pair.groups, pair.each)
          : threeNumbers(productOf(pair), pair.each, pair.groups),
      ask: ({ setting, isSharing, ...pair }): Both<Content> => {
        const told = asking(storyOf(setting, isSharing, pair), questionOf(setting, isSharing))
        return { en: [told.en, prose`${frame}`], es: [told.es, prose`${frame}`] }
      },
      key: ({ isSharing, ...pair }) => both(isSharing ? sharing(pair) : grouping(pair)),
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
      draw: random => ({
        ...random.evenly(JUMPS_TOLD),
        ...random.pick(JUMPS),
      }),
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
        en: prose`Write the number that is missing in the equation of the story.`,
        es: prose`Escribe el número que falta en la ecuación de la historia.`,
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
        return { en: [told.en, prose`${gap}`], es: [told.es, prose`${gap}`] }
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
        ...random.evenly(turned(TOLD, 8)),
        ...random.pick(pairs),
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
                en: line`The story tells that there are ${count(pair.groups, setting.groups)}: ${pair.groups} is the number of groups.`,
                es: line`La historia dice que hay ${count(pair.groups, setting.groups)}: ${pair.groups} es el número de grupos.`,
              }
            : {
                en: line`The story tells that ${count(pair.each, setting.items)} are together: ${pair.each} is the number in each group.`,
                es: line`La historia dice que en cada grupo hay ${count(pair.each, setting.items)}: ${pair.each} es el número en cada grupo.`,
              },
        }),
        step(says, because.explain, { sentence: isSharing ? saysEach(setting, pair) : saysGroups(setting, pair) }),
      ],
      check(printed, { key }) {
        const names = printed.terms('role').map(({ name }) => name)
        return key === (names.includes('groups') ? 'each' : 'groups')
      },
    }),
  }),
)
