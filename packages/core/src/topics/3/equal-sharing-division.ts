import {
  array,
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
  explained,
  type Figure,
  figure,
  figureChoice,
  howMany,
  type Icon,
  iconNoun,
  integer,
  itemOf,
  line,
  type Noun,
  numberList,
  prose,
  quantity,
  type Random,
  role,
  type Step,
  step,
  sum,
  theThings,
  thing,
  times,
} from '../../author.ts'
import * as nouns from '../../language/nouns/index.ts'
import * as because from '../../solution/reasons/index.ts'
import { turned } from '../kit/choices/turned.ts'
import { type Groups, groupsIn, groupsWith, isUnequal, loops, productOf } from '../kit/facts/equal-groups.ts'
import { addedUp } from '../kit/facts/groups.ts'
import { frame, isDivision, threeNumbers } from './equal-sharing-division/equation.ts'
import { type Level, levels } from './equal-sharing-division/levels.ts'
import { amountStep, grouping, groupsMade, sharedOut, sharing } from './equal-sharing-division/steps.ts'
import { storyForms } from './equal-sharing-division/stories.ts'

const EASY_UNEQUAL = groupsWith([2, 6], [3, 9], pair => isUnequal(pair) && productOf(pair) <= 30)

const DRAWN = groupsWith([3, 8], [3, 6], pair => isUnequal(pair) && productOf(pair) >= 12 && productOf(pair) <= 36)

const SUBTRACTED = groupsWith([3, 6], [3, 10], pair => productOf(pair) <= 40)

const SHARERS: readonly Noun[] = [nouns.child, nouns.friend, nouns.cousin, nouns.student, nouns.classmate]

const heap = (all: number, icon: Icon) => counters([{ icon, count: all, fill: 'white', perRow: all > 20 ? 10 : 8 }])

/** How many things a picture has in all. */
const allIn = (drawn: ReturnType<typeof heap>) => drawn.groups.reduce((all, { items }) => all + items.length, 0)

const readDrawn = (all: number, icon: Icon): Step =>
  step(both({ kind: 'paragraph', content: line`${count(all, iconNoun(icon))}` }), because.count, {
    group: { en: line`${theThings(iconNoun(icon))}`, es: line`${theThings(iconNoun(icon))}` },
  })

const PICTURES: readonly Icon[] = ['apple', 'cookie', 'ball', 'balloon', 'shell', 'flower', 'leaf', 'pencil']

const drawFrom = (pairs: readonly Groups[], ahead: number) => (random: Random) => ({
  ...random.evenly(turned(pairs, ahead)),
  icon: random.pick(PICTURES),
})

const draw =
  (ahead: number) =>
  (random: Random, { pairs }: Level) =>
    drawFrom(pairs, ahead)(random)

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
    levels,
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
            prose`Share ${all} equally among ${groups}.`,
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
      namedAnswer: pair => both(sharing(pair)),
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
        explained(
          figure(answer),
          line`In the other pictures the groups are not all the same size, there are ${count(pair.each, nouns.group)}, or each group has only ${pair.each - 1}.`,
          line`En los otros dibujos los grupos no son todos iguales, hay ${count(pair.each, nouns.group)} o cada grupo tiene solo ${pair.each - 1}.`,
        ),
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
        const size = -exact(itemOf(others, 0)).n
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
      namedAnswer: pair => both(grouping(pair)),
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

    ...storyForms(form),
  }),
)
