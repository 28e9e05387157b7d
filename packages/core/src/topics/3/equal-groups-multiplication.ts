import {
  array,
  type Both,
  blank,
  both,
  type Content,
  count,
  defineTopic,
  drawing,
  equation,
  equationAsWritten,
  exact,
  explained,
  expr,
  type Figure,
  figure,
  figureChoice,
  formulaChoice,
  howMany,
  type Icon,
  iconNoun,
  isTrue,
  itemOf,
  line,
  numberList,
  prose,
  type Random,
  shapeNoun,
  statements,
  step,
  sum,
  things,
  times,
  tupleOf,
  type Value,
} from '../../author.ts'
import * as nouns from '../../language/nouns/index.ts'
import * as because from '../../solution/reasons/index.ts'
import { turned } from '../kit/choices/turned.ts'
import { type Groups, groupsIn, groupsWith, isUnequal, loops, productOf } from '../kit/facts/equal-groups.ts'
import { addedUp, groupByGroup } from '../kit/facts/groups.ts'
import {
  asGroups,
  countedAll,
  factOf,
  loopsRead,
  readFrom,
  repeated,
  rowsRead,
  seen,
  threeNumbers,
} from './equal-groups-multiplication/groups.ts'
import { type Level, levels } from './equal-groups-multiplication/levels.ts'
import {
  areGroups,
  cards,
  isDrawn,
  jumpsOn,
  PICTURE_NAMES,
  pictures,
  SLIPS,
} from './equal-groups-multiplication/pictures.ts'
import { storyForms } from './equal-groups-multiplication/stories.ts'

const SMALL_UNEQUAL = groupsWith([2, 5], [2, 5], isUnequal)

const ON_A_LINE = groupsWith([3, 8], [3, 9], pair => isUnequal(pair) && productOf(pair) <= 40)

const FOUR_PICTURES = groupsWith(
  [3, 6],
  [3, 8],
  pair => isUnequal(pair) && productOf(pair) >= 18 && productOf(pair) <= 36,
)

const drawFrom =
  (pairs: readonly Groups[], ahead = 0) =>
  (random: Random) =>
    draw(ahead)(random, { pairs })

const missingNumbers = {
  en: prose`Write the missing numbers.`,
  es: prose`Escribe los números que faltan.`,
}

const PICTURES: readonly Icon[] = ['star', 'apple', 'flower', 'fish', 'heart', 'cookie', 'leaf', 'ball']

/** Forms that share a list begin at different places of it. */
const draw =
  (ahead: number) =>
  (random: Random, { pairs }: Level) => ({ ...random.evenly(turned(pairs, ahead)), icon: random.pick(PICTURES) })

export const equalGroupsMultiplication = defineTopic(
  {
    id: 'equal-groups-multiplication',
    name: { en: 'Multiplication as equal groups', es: 'La multiplicación como grupos iguales' },
    description: {
      en: 'Write a multiplication for equal groups, arrays, number-line jumps or a repeated addition.',
      es: 'Escribe una multiplicación para grupos iguales, arreglos, saltos en la recta numérica o una suma repetida.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['3.OA.A.1'],
    levels,
  },
  form => ({
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
      namedAnswer: pair => both(factOf(pair)),
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
      draw: draw(5),
      answer: numberList,
      solve: threeNumbers,
      ask: ({ icon, groups, each }): Both<Content> => {
        const drawn = figure(array(groups, each, { icon, fill: 'white' }))
        return {
          en: [drawn, prose`__ rows of __ = __ ${things(iconNoun(icon))}`],
          es: [drawn, prose`__ filas de __ = __ ${things(iconNoun(icon))}`],
        }
      },
      namedAnswer: pair => both(factOf(pair)),
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
      draw: random => ({ ...drawFrom(SMALL_UNEQUAL, 5)(random), isFirstGiven: random.evenly([true, false]) }),
      answer: numberList,
      solve: ({ isFirstGiven, ...pair }) => [isFirstGiven ? pair.each : pair.groups, productOf(pair)],
      ask: ({ isFirstGiven, ...pair }): Both<Content> => {
        const drawn = figure(cards(pair))
        const gap = equation(
          times(isFirstGiven ? pair.groups : blank(2), isFirstGiven ? blank(2) : pair.each),
          blank(2),
        )
        return both([drawn, gap])
      },
      key: pair => both(factOf(pair)),
      solution: pair => [
        readFrom(pair, nouns.group, {
          en: line`the groups, and the circles in one group`,
          es: line`los grupos y los círculos de un grupo`,
        }),
        ...countedAll(pair, shapeNoun('circle')),
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
      draw: drawFrom(SMALL_UNEQUAL, 3),
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
        explained(
          statements(sum(pair.groups, pair.each), times(pair.groups + 1, pair.each), times(pair.groups, pair.each + 1)),
          line`One choice only adds the two numbers, one has one group too many, and one has one too many in each group.`,
          line`Una opción solo suma los dos números, otra tiene un grupo de más y otra tiene uno de más en cada grupo.`,
        ),
        step(expr(answer), because.equalGroups, { groups: pair.groups }),
      ],
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
      draw: drawFrom(SMALL_UNEQUAL, 8),
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
          line`The others show ${count(pair.each, nouns.group)} of ${pair.groups}, ${count(pair.groups === 5 ? 4 : pair.groups + 1, nouns.group)} of ${pair.each}, and ${count(pair.groups, nouns.group)} of ${pair.each === 2 ? 3 : pair.each - 1}.`,
          line`Los otros muestran ${count(pair.each, nouns.group)} de ${pair.groups}, ${count(pair.groups === 5 ? 4 : pair.groups + 1, nouns.group)} de ${pair.each} y ${count(pair.groups, nouns.group)} de ${pair.each === 2 ? 3 : pair.each - 1}.`,
        ),
      ],
      check: (printed, answer) =>
        isDrawn(
          answer,
          printed.take(2).map(value => value.n),
        ),
    }),

    repeatedAddition: form({
      levels: ['medium'],
      instruction: missingNumbers,
      lines: 0,
      draw: (random, level) => ({ ...draw(0)(random, level), isFirstGiven: random.evenly([true, false]) }),
      answer: numberList,
      solve: ({ isFirstGiven, ...pair }) => [isFirstGiven ? pair.each : pair.groups, productOf(pair)],
      ask: ({ isFirstGiven, ...pair }) => {
        const product = times(isFirstGiven ? pair.groups : blank(2), isFirstGiven ? blank(2) : pair.each)
        return both(prose`${repeated(pair)} = ${product} = __`)
      },
      key: pair => both(factOf(pair)),
      solution: pair => [
        step(asGroups(pair), because.count, {
          group: { en: line`the ${pair.each}s`, es: line`cuántas veces está el ${pair.each}` },
        }),
        ...groupByGroup(pair.groups, pair.each),
      ],
      check(printed, answers) {
        const [factor, all] = tupleOf(answers, 2)
        const { terms } = printed.one('sum')
        const written = printed.one('product').factors.map(item => (item.kind === 'blank' ? factor : item))
        const [groups, each] = tupleOf(written, 2)
        const total = terms.reduce((so, term) => so.plus(exact(term)), exact(0))
        return (
          exact(groups).equals(terms.length) &&
          terms.every(term => exact(term).equals(exact(each))) &&
          total.equals(exact(all))
        )
      },
    }),

    arrayEquation: form({
      levels: ['medium'],
      instruction: {
        en: prose`Write a multiplication equation for the array. Write the number of rows first.`,
        es: prose`Escribe una ecuación de multiplicación para el arreglo. Escribe primero el número de filas.`,
      },
      draw: draw(7),
      answer: equationAsWritten,
      solve: factOf,
      ask: ({ icon, groups, each }) =>
        both([figure(array(groups, each, { icon, fill: 'white' })), equation(times(blank(2), blank(2)), blank(2))]),
      solution: ({ icon, ...pair }) => [rowsRead(pair, icon), ...groupByGroup(pair.groups, pair.each)],
      check(printed, answer) {
        const { rows, columns } = printed.figure('array')
        if (answer.kind !== 'relation' || answer.left.kind !== 'product') return false
        const factors = answer.left.factors.map(factor => exact(factor).n)
        const isEither = factors.join() === [rows, columns].join() || factors.join() === [columns, rows].join()
        return isEither && exact(answer.right).equals(addedUp(rows, columns))
      },
    }),

    numberLineJumps: form({
      levels: ['medium'],
      instruction: missingNumbers,
      draw: drawFrom(ON_A_LINE, 2),
      answer: numberList,
      solve: threeNumbers,
      ask: pair => {
        const drawn = figure(jumpsOn(pair, 40))
        return {
          en: [drawn, prose`__ jumps of __ = __`],
          es: [drawn, prose`__ saltos de __ = __`],
        }
      },
      namedAnswer: pair => both(factOf(pair)),
      solution: pair => [
        readFrom(pair, nouns.jump, {
          en: line`the jumps, and the spaces under the first jump`,
          es: line`los saltos y los espacios bajo el primer salto`,
        }),
        ...groupByGroup(pair.groups, pair.each).slice(0, -1),
        step(factOf(pair), because.explain, {
          sentence: {
            en: line`The last jump ends at ${productOf(pair)}.`,
            es: line`El último salto llega al ${productOf(pair)}.`,
          },
        }),
      ],
      check: (printed, answers) => {
        const drawn = groupsIn(printed.figure('number-line'))
        return drawn !== null && areGroups(answers, drawn)
      },
    }),

    drawArray: form({
      levels: ['medium'],
      lines: 6,
      draw: draw(13),
      answer: drawing<Groups & { readonly [name: string]: number }>(
        ({ groups, each }) => array(groups, each),
        ({ groups, each }) => [
          { groups: groups + 1, each },
          { groups, each: each + 1 },
        ],
      ),
      solve: ({ groups, each }) => ({ groups, each }),
      ask: ({ groups, each }) => {
        const product = times(groups, each)
        return {
          en: prose`Draw an array for ${product}. The first factor is the number of rows.`,
          es: prose`Dibuja un arreglo para ${product}. El primer factor es el número de filas.`,
        }
      },
      solution: ({ groups, each }) => [
        step(seen({ groups, each }, nouns.row), because.explain, {
          sentence: {
            en: line`${groups} is the number of rows, and ${each} is how many are in each row.`,
            es: line`${groups} es el número de filas y ${each} es cuántos hay en cada fila.`,
          },
        }),
        step(figure(array(groups, each)), because.drawTheRows),
      ],
      check: (printed, { groups, each }) => {
        const [rows, columns] = tupleOf(printed.one('product').factors, 2)
        return exact(rows).equals(groups) && exact(columns).equals(each)
      },
    }),

    whichProduct: form({
      levels: ['medium'],
      draw: (random, level) => random.until(() => draw(18)(random, level), isUnequal),
      answer: formulaChoice,
      solve: ({ groups, each }) => times(groups, each),
      mistakes: ({ groups, each }): Record<string, Value> => ({
        adds: sum(groups, each),
        oneGroupTooFew: times(groups - 1, each),
        numberTimesItself: times(each, each),
      }),
      ask: pair => ({
        en: prose`Which expression has the same value as ${repeated(pair)}?`,
        es: prose`¿Qué expresión tiene el mismo valor que ${repeated(pair)}?`,
      }),
      solution: (pair, answer) => [
        step(asGroups(pair), because.count, {
          group: { en: line`the ${pair.each}s`, es: line`cuántas veces está el ${pair.each}` },
        }),
        step(expr(answer), because.equalGroups, { groups: pair.groups }),
      ],
      check(printed, answer) {
        const { terms } = printed.one('sum')
        const total = terms.reduce((so, term) => so.plus(exact(term)), exact(0))
        return isTrue(equation(answer, total))
      },
    }),

    ...storyForms(form),

    whichPictureNot: form({
      levels: ['hard'],
      share: 2,
      draw: random => ({
        pair: random.evenly(FOUR_PICTURES),
        names: random.shuffle(PICTURE_NAMES),
        slip: random.pick(SLIPS),
      }),
      answer: figureChoice,
      solve: ({ pair, names, slip }): Figure => pictures[itemOf(names, 0)].draw(slip(pair)),
      mistakes: ({ pair, names }): Record<string, Figure> =>
        Object.fromEntries(names.slice(1).map(name => [name, pictures[name].draw(pair)])),
      ask: ({ pair: { groups, each } }) => {
        const product = times(groups, each)
        return {
          en: prose`Which picture does not show ${product}?`,
          es: prose`¿Qué dibujo no muestra ${product}?`,
        }
      },
      solution: ({ pair, names, slip }, answer) => {
        const wrong = slip(pair)
        const { noun } = pictures[itemOf(names, 0)]
        return [
          step(asGroups(pair), because.explain, {
            sentence: {
              en: line`Count the groups in each picture, and how many are in each group.`,
              es: line`Cuenta los grupos de cada dibujo y cuántos hay en cada grupo.`,
            },
          }),
          step(statements(times(wrong.groups, wrong.each)), because.explain, {
            sentence: {
              en: line`One picture shows ${count(wrong.groups, noun)} of ${wrong.each}.`,
              es: line`Un dibujo muestra ${count(wrong.groups, noun)} de ${wrong.each}.`,
            },
          }),
          step(figure(answer), because.explain, {
            sentence: {
              en: line`This is the picture that does not show ${times(pair.groups, pair.each)}.`,
              es: line`Este es el dibujo que no muestra ${times(pair.groups, pair.each)}.`,
            },
          }),
        ]
      },
      check: (printed, answer) => !isDrawn(answer, printed.one('product').factors),
    }),
  }),
)
