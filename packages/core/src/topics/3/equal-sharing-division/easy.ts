import {
  array,
  type Both,
  blank,
  both,
  type Content,
  count,
  counters,
  divide,
  equation,
  exact,
  explained,
  type Figure,
  type FormMaker,
  figure,
  figureChoice,
  howMany,
  iconNoun,
  integer,
  line,
  type Noun,
  numberList,
  prose,
  quantity,
  role,
  step,
  thing,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { groupsIn, groupsWith, isUnequal, loops, productOf } from '../../kit/facts/equal-groups.ts'
import { addedUp } from '../../kit/facts/groups.ts'
import { frame, isDivision, threeNumbers } from './equation.ts'
import type { levels } from './levels.ts'
import { allIn, drawFrom, heap, readDrawn } from './parts.ts'
import { amountStep, sharedOut, sharing } from './steps.ts'

const EASY_UNEQUAL = groupsWith([2, 6], [3, 9], pair => isUnequal(pair) && productOf(pair) <= 30)
/** Some of them for each form, 3 groups of 5 with 5 groups of 3: no sheet has the same three numbers twice. */
const quarter = (from: number) => EASY_UNEQUAL.filter(({ groups, each }) => (groups + each) % 4 === from)

const SHARERS: readonly Noun[] = [nouns.child, nouns.friend, nouns.cousin, nouns.student, nouns.classmate]

export const easyForms = (form: FormMaker<typeof levels>) => ({
  share: form({
    levels: ['easy'],
    share: 2,
    draw: random => ({ ...drawFrom(quarter(3), 0)(random), sharer: random.pick(SHARERS) }),
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
          pair.groups === 2
            ? prose`Share ${all} equally between ${groups}.`
            : prose`Share ${all} equally among ${groups}.`,
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
    draw: drawFrom(quarter(0), 3),
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
    draw: drawFrom(quarter(1), 5),
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
          en: line`${pair.groups} is the number of rows. Find the number in each row.`,
          es: line`${pair.groups} es el número de filas. Halla el número que hay en cada fila.`,
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
    draw: drawFrom(quarter(2), 2),
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
        line`This picture has ${count(pair.groups, nouns.group)} of ${pair.each}.`,
        line`Este dibujo tiene ${count(pair.groups, nouns.group)} de ${pair.each}.`,
      ),
    ],
    whyWrong: ({ groups, each }) => ({
      unequal: { en: line`Its groups are not all the same size.`, es: line`No todos sus grupos son iguales.` },
      groupsOfThatSize: {
        en: line`It has ${count(each, nouns.group)}, not ${groups}.`,
        es: line`Tiene ${count(each, nouns.group)}, no ${groups}.`,
      },
      tooFew: {
        en: line`Each group has only ${each - 1}: that is ${groups * (each - 1)} in all.`,
        es: line`Cada grupo tiene solo ${each - 1}: son ${groups * (each - 1)} en total.`,
      },
    }),
    check(printed, answer) {
      const drawn = groupsIn(answer)
      return (
        drawn !== null &&
        printed.role('groups').equals(drawn.groups) &&
        printed.role('all').equals(addedUp(drawn.groups, drawn.each))
      )
    },
  }),
})
