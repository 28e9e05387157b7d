import {
  aThing,
  blank,
  both,
  count,
  exact,
  explainedBy,
  type FilledTable,
  type FormMaker,
  figure,
  figureChoice,
  howMany,
  isSameContent,
  line,
  list,
  prose,
  quantity,
  step,
  table,
  tableCells,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { asked } from '../../kit/shapes/pieces.ts'
import {
  counted,
  countedIn,
  countsIn,
  NAME_NOUN,
  NAMES,
  type Name,
  namedBy,
  nameOf,
  notSoManySides,
  otherPart,
  PART_NOUN,
  PARTS,
  picture,
  SIDES,
  shapeName,
  sidesOf,
  sidesOfNoun,
  usual,
} from './drawn.ts'
import type { levels } from './levels.ts'

/** Shapes of the table, the example first. The other forms ask for others beside it. */
const TABLES: readonly (readonly [Name, Name, Name])[] = [
  ['triangle', 'pentagon', 'quadrilateral'],
  ['hexagon', 'triangle', 'pentagon'],
  ['quadrilateral', 'hexagon', 'triangle'],
  ['pentagon', 'quadrilateral', 'hexagon'],
]

const HEAD = [
  words('Shape', 'Figura'),
  words('Number of sides', 'Número de lados'),
  words('Number of angles', 'Número de ángulos'),
]
const called = (name: Name) => words(NAME_NOUN[name].en[0], NAME_NOUN[name].es[0])

export const easyForms = (form: FormMaker<typeof levels>) => ({
  name: form({
    levels: ['easy'],
    lines: 0,
    draw: random => usual(random, random.evenly(NAMES)),
    answer: shapeName,
    solve: nameOf,
    ask: item =>
      asked({ en: prose`What is the name of this shape?`, es: prose`¿Cómo se llama esta figura?` }, picture(item)),
    solution: (item, answer) => [counted(sidesOf(item), 'sides'), explainedBy(shapeName.show(answer), namedBy(answer))],
    whyWrong: (_, answer) => notSoManySides(answer),
    check: (printed, answer) => SIDES[answer] === countsIn(printed)[0],
  }),

  howMany: form({
    levels: ['easy'],
    lines: 0,
    draw: random => ({
      item: usual(random, random.evenly(['hexagon', 'quadrilateral', 'pentagon', 'triangle'] as const)),
      part: random.evenly(['angles', 'sides', 'angles'] as const),
    }),
    answer: quantity,
    solve: ({ item, part }) => count(sidesOf(item), PART_NOUN[part]),
    ask: ({ item, part }) =>
      asked(
        {
          en: prose`${howMany(PART_NOUN[part])} does this shape have?`,
          es: prose`¿${howMany(PART_NOUN[part])} tiene esta figura?`,
        },
        picture(item),
      ),
    solution: ({ item, part }, answer) => [
      counted(sidesOf(item), part),
      step(both(prose`${answer}`), because.lastNumberTellsHowMany),
    ],
    check: (printed, { amount }) => countsIn(printed).some(many => many !== null && exact(amount).equals(many)),
  }),

  whichIs: form({
    levels: ['easy'],
    draw: random => {
      const name = random.evenly(['pentagon', 'triangle', 'hexagon', 'quadrilateral'] as const)
      return {
        item: usual(random, name),
        others: NAMES.filter(other => other !== name).map(other => usual(random, other)),
      }
    },
    answer: figureChoice,
    solve: ({ item }) => picture(item),
    mistakes: ({ others }) => Object.fromEntries(others.map(other => [nameOf(other), picture(other)])),
    ask: ({ item }) => {
      const one = aThing(NAME_NOUN[nameOf(item)])
      return { en: prose`Which shape is ${one}?`, es: prose`¿Qué figura es ${one}?` }
    },
    solution: ({ item }, answer) => {
      const one = aThing(NAME_NOUN[nameOf(item)])
      const has = count(sidesOf(item), PART_NOUN.sides)
      return [
        counted(sidesOf(item), 'sides'),
        explainedBy(figure(answer), {
          en: line`${one} has ${has}.`,
          es: line`${one} tiene ${has}.`,
        }),
      ]
    },
    whyWrong: ({ others }) =>
      Object.fromEntries(
        others.map(other => {
          const has = count(sidesOf(other), PART_NOUN.sides)
          return [nameOf(other), { en: line`This shape has ${has}.`, es: line`Esta figura tiene ${has}.` }]
        }),
      ),
    check: (printed, answer) => sidesOfNoun(printed.term('thing').noun) === countedIn(answer),
  }),

  nameByCount: form({
    levels: ['easy'],
    draw: random => ({
      part: random.evenly(PARTS),
      name: random.evenly(['quadrilateral', 'hexagon', 'triangle', 'pentagon'] as const),
    }),
    answer: shapeName,
    solve: ({ name }) => name,
    ask: ({ name, part }) => {
      const has = count(SIDES[name], PART_NOUN[part])
      return {
        en: prose`A shape has ${has}. What is its name?`,
        es: prose`Una figura tiene ${has}. ¿Cómo se llama?`,
      }
    },
    solution: ({ name, part }, answer) => [
      part === 'sides'
        ? explainedBy(list(...Object.values(SIDES)), {
            en: line`A triangle has 3 sides, a quadrilateral 4, a pentagon 5, and a hexagon 6.`,
            es: line`Un triángulo tiene 3 lados, un cuadrilátero 4, un pentágono 5 y un hexágono 6.`,
          })
        : explainedBy(both(prose`${count(SIDES[name], PART_NOUN[otherPart(part)])}`), {
            en: line`A shape has as many sides as angles.`,
            es: line`Una figura tiene tantos lados como ángulos.`,
          }),
      explainedBy(shapeName.show(answer), namedBy(answer, part)),
    ],
    whyWrong: (_, answer) => notSoManySides(answer),
    check: (printed, answer) => exact(printed.term('quantity').amount).equals(SIDES[answer]),
  }),

  table: form({
    levels: ['easy'],
    kind: 'table',
    lines: 0,
    draw: random => random.evenly(TABLES),
    answer: tableCells,
    solve: (names): FilledTable => ({
      head: HEAD,
      rows: names.map(name => [called(name), SIDES[name], SIDES[name]]),
      blanks: names.slice(1).flatMap(name => [SIDES[name], SIDES[name]]),
    }),
    ask: names =>
      asked(
        { en: prose`Complete the table.`, es: prose`Completa la tabla.` },
        both(
          table({
            head: HEAD,
            rows: names.map((name, i) =>
              i === 0 ? [called(name), SIDES[name], SIDES[name]] : [called(name), blank(3), blank(3)],
            ),
          }),
        ),
      ),
    solution: (names, answer) => [
      ...names.slice(1).map(name =>
        explainedBy(both(prose`${count(SIDES[name], PART_NOUN.sides)}, ${count(SIDES[name], PART_NOUN.angles)}`), {
          en: line`${aThing(NAME_NOUN[name])} has ${SIDES[name]} sides, and as many angles as sides.`,
          es: line`${aThing(NAME_NOUN[name])} tiene ${SIDES[name]} lados, y tantos ángulos como lados.`,
        }),
      ),
      explainedBy(tableCells.show(answer), {
        en: line`Write the numbers in the table.`,
        es: line`Escribe los números en la tabla.`,
      }),
    ],
    check(printed, { blanks }) {
      const sides = printed
        .block('table')
        .rows.slice(1)
        .map(([name]) => printed.all('words').find(shown => isSameContent(shown, name?.[0]))?.en)
        .map(name => NAMES.find(other => other === name))
      return (
        blanks.length === 2 * sides.length &&
        blanks.every((value, i) => {
          const name = sides[Math.floor(i / 2)]
          return name !== undefined && exact(value).equals(SIDES[name])
        })
      )
    },
  }),
})
