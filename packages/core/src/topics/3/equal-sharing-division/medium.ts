import {
  type Both,
  blank,
  both,
  type Content,
  count,
  divide,
  drawing,
  equation,
  exact,
  type FormMaker,
  figure,
  iconNoun,
  integer,
  itemOf,
  line,
  numberList,
  prose,
  quantity,
  role,
  step,
  sum,
  things,
  times,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { groupsIn, groupsWith, isUnequal, loops, productOf } from '../../kit/facts/equal-groups.ts'
import { addedUp } from '../../kit/facts/groups.ts'
import { frame, isDivision, threeNumbers } from './equation.ts'
import type { levels } from './levels.ts'
import { allIn, draw, drawFrom, heap, readDrawn } from './parts.ts'
import { amountStep, grouping, groupsMade } from './steps.ts'
import { storyForms } from './stories.ts'

const DRAWN = groupsWith([3, 8], [3, 6], pair => isUnequal(pair) && productOf(pair) >= 12 && productOf(pair) <= 36)

const SUBTRACTED = groupsWith([3, 6], [3, 10], pair => productOf(pair) <= 40)

export const mediumForms = (form: FormMaker<typeof levels>) => ({
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
        {
          group: {
            en: line`the groups and the ${things(iconNoun(icon))} in one group`,
            es: line`los grupos y los objetos de un grupo`,
          },
        },
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
})
