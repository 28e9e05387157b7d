import {
  array,
  type Both,
  blank,
  both,
  type Content,
  count,
  equation,
  exact,
  explained,
  expr,
  type Figure,
  type FormMaker,
  figure,
  figureChoice,
  formulaChoice,
  howMany,
  iconNoun,
  isTrue,
  line,
  numberList,
  prose,
  shapeNoun,
  step,
  sum,
  things,
  times,
  tupleOf,
  type Value,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { groupsIn, loops, productOf } from '../../kit/facts/equal-groups.ts'
import { addedUp, groupByGroup } from '../../kit/facts/groups.ts'
import { asGroups, countedAll, factOf, filledIn, loopsRead, readFrom, rowsRead, threeNumbers } from './groups.ts'
import type { levels } from './levels.ts'
import { draw, missingNumbers } from './parts.ts'
import { areGroups, cards, isDrawn } from './pictures.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  groupsOf: form({
    levels: ['easy'],
    share: 2,
    instruction: missingNumbers,
    draw: draw(0),
    answer: numberList,
    solve: threeNumbers,
    ask: ({ icon, ...pair }): Both<Content> => {
      const drawn = figure(loops(pair, icon))
      return {
        en: [drawn, prose`__ groups of __ = __ ${things(iconNoun(icon))}`],
        es: [drawn, prose`__ grupos de __ = __ ${things(iconNoun(icon))}`],
      }
    },
    namedAnswer: ({ icon, ...pair }) => filledIn(pair, iconNoun(icon), nouns.group),
    solution: ({ icon, ...pair }) => [loopsRead(pair, icon), ...countedAll(pair, iconNoun(icon))],
    check: (printed, answers) => {
      const drawn = groupsIn(printed.figure('counters'))
      return drawn !== null && areGroups(answers, drawn)
    },
  }),
  rowsOf: form({
    levels: ['easy'],
    share: 2,
    instruction: missingNumbers,
    draw: draw(1),
    answer: numberList,
    solve: threeNumbers,
    ask: ({ icon, groups, each }): Both<Content> => {
      const drawn = figure(array(groups, each, { icon, fill: 'white' }))
      return {
        en: [drawn, prose`__ rows of __ = __ ${things(iconNoun(icon))}`],
        es: [drawn, prose`__ filas de __ = __ ${things(iconNoun(icon))}`],
      }
    },
    namedAnswer: ({ icon, ...pair }) => filledIn(pair, iconNoun(icon), nouns.row),
    solution: ({ icon, ...pair }) => [rowsRead(pair, icon), ...countedAll(pair, iconNoun(icon), nouns.row)],
    check: (printed, answers) => {
      const drawn = groupsIn(printed.figure('array'))
      return drawn !== null && areGroups(answers, drawn)
    },
  }),
  dotCards: form({
    levels: ['easy'],
    share: 2,
    instruction: missingNumbers,
    draw: (random, level) => ({ ...draw(2)(random, level), isFirstGiven: random.evenly([true, false]) }),
    answer: numberList,
    solve: ({ isFirstGiven, ...pair }) => [isFirstGiven ? pair.each : pair.groups, productOf(pair)],
    ask: ({ isFirstGiven, ...pair }): Both<Content> => {
      const drawn = figure(cards(pair))
      const gap = equation(times(isFirstGiven ? pair.groups : blank(2), isFirstGiven ? blank(2) : pair.each), blank(2))
      return both([drawn, gap])
    },
    key: pair => both(factOf(pair)),
    solution: pair => [
      readFrom(pair, nouns.group, {
        en: line`the groups, and the circles in one group`,
        es: line`los grupos y los círculos de un grupo`,
      }),
      ...countedAll(pair, shapeNoun('circle'), nouns.group, true),
    ],
    check: (printed, answers) => {
      const drawn = groupsIn(printed.figure('counters'))
      const [factor, all] = tupleOf(answers, 2)
      const { factors } = printed.one('product')
      const written = factors.map(item => (item.kind === 'blank' ? factor : item))
      return (
        drawn !== null &&
        isDrawn(printed.figure('counters'), written) &&
        exact(all).equals(addedUp(drawn.groups, drawn.each))
      )
    },
  }),
  whichEquation: form({
    levels: ['easy'],
    draw: draw(6),
    answer: formulaChoice,
    solve: factOf,
    mistakes: ({ groups, each }): Record<string, Value> => ({
      adds: equation(sum(groups, each), groups + each),
      oneGroupTooMany: equation(times(groups + 1, each), (groups + 1) * each),
      oneTooManyInEach: equation(times(groups, each + 1), groups * (each + 1)),
    }),
    ask: ({ icon, ...pair }) => {
      const drawn = figure(loops(pair, icon))
      return {
        en: [drawn, prose`Which equation tells how many ${things(iconNoun(icon))} there are in all?`],
        es: [drawn, prose`¿Qué ecuación dice ${howMany(iconNoun(icon))} hay en total?`],
      }
    },
    solution: ({ icon, ...pair }, answer) => [
      loopsRead(pair, icon),
      ...groupByGroup(pair.groups, pair.each).slice(0, -1),
      step(expr(answer), because.equalGroups, { groups: pair.groups }),
    ],
    whyWrong: ({ groups, each }) => ({
      adds: {
        en: line`It adds the number of groups and the number in one group.`,
        es: line`Aquí se suman el número de grupos y el de cada grupo.`,
      },
      oneGroupTooMany: {
        en: line`There are ${count(groups, nouns.group)}, not ${groups + 1}.`,
        es: line`Hay ${count(groups, nouns.group)}, no ${groups + 1}.`,
      },
      oneTooManyInEach: {
        en: line`There are ${each} in each group, not ${each + 1}.`,
        es: line`Hay ${each} en cada grupo, no ${each + 1}.`,
      },
    }),
    check(printed, answer) {
      const fact = expr(answer)
      return (
        fact.kind === 'relation' &&
        fact.left.kind === 'product' &&
        isDrawn(printed.figure('counters'), fact.left.factors) &&
        isTrue(fact)
      )
    },
  }),
  whichPicture: form({
    levels: ['easy'],
    draw: draw(7),
    answer: figureChoice,
    solve: ({ icon, ...pair }) => loops(pair, icon),
    mistakes: ({ icon, groups, each }): Record<string, Figure> => ({
      turnedAround: loops({ groups: each, each: groups }, icon),
      oneGroupOff: loops({ groups: groups === 5 ? 4 : groups + 1, each }, icon),
      oneInEachOff: loops({ groups, each: each === 2 ? 3 : each - 1 }, icon),
    }),
    ask: ({ icon: _, ...pair }) => ({
      en: prose`Which picture shows ${count(pair.groups, nouns.group)} of ${pair.each}?`,
      es: prose`¿Qué dibujo muestra ${count(pair.groups, nouns.group)} de ${pair.each}?`,
    }),
    solution: ({ icon, ...pair }, answer) => [
      step(asGroups(pair), because.explain, {
        sentence: {
          en: line`Look for ${count(pair.groups, nouns.group)} with ${count(pair.each, iconNoun(icon))} in each group.`,
          es: line`Busca ${count(pair.groups, nouns.group)} con ${count(pair.each, iconNoun(icon))} en cada grupo.`,
        },
      }),
      explained(
        figure(answer),
        line`This picture shows ${count(pair.groups, nouns.group)} of ${pair.each}.`,
        line`Este dibujo muestra ${count(pair.groups, nouns.group)} de ${pair.each}.`,
      ),
    ],
    whyWrong({ groups, each }) {
      const shows = (many: number, of: number) => ({
        en: line`It shows ${count(many, nouns.group)} of ${of}.`,
        es: line`Muestra ${count(many, nouns.group)} de ${of}.`,
      })
      return {
        turnedAround: shows(each, groups),
        oneGroupOff: shows(groups === 5 ? 4 : groups + 1, each),
        oneInEachOff: shows(groups, each === 2 ? 3 : each - 1),
      }
    },
    check: (printed, answer) =>
      isDrawn(
        answer,
        printed.take(2).map(value => value.n),
      ),
  }),
})
