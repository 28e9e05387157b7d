import {
  asWritten,
  type Block,
  type Both,
  blank,
  both,
  box,
  type Content,
  count,
  counters,
  defineTopic,
  drawing,
  type Expr,
  equation,
  equationSet,
  exact,
  expr,
  type Figure,
  type FilledTable,
  figure,
  figureChoice,
  formulaChoice,
  howMany,
  type Icon,
  iconNoun,
  integer,
  intoItsPlace,
  isTrue,
  itemOf,
  line,
  list,
  namedNumbers,
  numberBond,
  prose,
  quantity,
  type Random,
  sideBySide,
  statements,
  step,
  sum,
  symbol,
  table,
  tableCells,
  theThings,
  things,
  thinkOfAddition,
  trueOrFalse,
  type Value,
  writtenLetter,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { mixed, turned } from '../kit/choices/turned.ts'
import { filled } from '../kit/equations/filled.ts'
import { isNot } from '../kit/equations/not-that.ts'
import { completesBond } from '../kit/facts/bond.ts'
import { agreeing, PICTURES } from '../kit/facts/pictures.ts'

const LETTERS = ['A', 'B', 'C', 'D'] as const
const letter = writtenLetter('A', 'B', 'C', 'D')

const bothBonds = namedNumbers('A', 'B')

const upTo = (last: number) => Array.from({ length: last }, (_, i) => i + 1)

interface Level {
  /** A whole and its known part. */
  readonly known: readonly (readonly [whole: number, part: number])[]
}
const KNOWN = {
  small: mixed([3, 4, 5].flatMap(whole => upTo(whole - 1).map(part => [whole, part] as const))),
  // With a part of 1 the other one is only counted back.
  large: mixed([6, 7, 8, 9, 10].flatMap(whole => upTo(whole - 3).map(part => [whole, part + 1] as const))),
}
/** Each form begins elsewhere: so far on among the wholes and their parts. */
const draw = (random: Random, { known }: Level, ahead = 0) => {
  const [whole, part] = random.evenly(turned(known, ahead))
  return { whole, part, isFirst: random.evenly([true, false]) }
}

const found = ({ whole, part }: { readonly whole: number; readonly part: number }) => thinkOfAddition(part, whole)
/** whole = part + other, or the other side first. */
const written = (whole: number, parts: readonly [Value, Value], isTotalFirst: boolean): Expr =>
  isTotalFirst ? equation(whole, sum(...parts)) : equation(sum(...parts), whole)

/** Every pair of parts, the smaller first, but no part 0: 5 + 2 is the pair 2 + 5 again. */
const pairsOf = (whole: number) => upTo(Math.floor(whole / 2)).map(part => [part, whole - part] as const)
const pairEquation = (whole: number, [a, b]: readonly [Value, Value]) => equation(whole, sum(a, b))

const gray = (whole: number, part: number, icon: Icon) =>
  counters({
    items: upTo(whole).map(place => ({ icon, fill: place <= part ? ('gray' as const) : ('white' as const) })),
  })
const circles = (count: number) => counters({ icon: 'circle', fill: 'white', count, outline: 'box' })

const missing: Both<Block> = { en: prose`Write the missing part.`, es: prose`Escribe la parte que falta.` }

/** All pairs of a whole in counting order, three of their cells empty. */
function drawTable(random: Random) {
  const whole = random.evenly([7, 6, 8])
  const rows = random.shuffle(upTo(whole - 2)).slice(0, 3)
  return { whole, blanks: rows.sort((a, b) => a - b).map(row => [row, random.int(0, 1)] as const) }
}
const rowsOf = (whole: number) => upTo(whole - 1).map(part => [part, whole - part] as const)

export const breakApartNumbersTo10 = defineTopic(
  {
    id: 'break-apart-numbers-to-10',
    name: { en: 'Break apart numbers to 10', es: 'Descomponer números hasta 10' },
    description: {
      en: 'Find the missing part of a number up to 10 and write several pairs that make it.',
      es: 'Halla la parte que falta de un número hasta 10 y escribe varias parejas que lo forman.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['K.OA.A.3'],
    rev: 2,
    levels: {
      easy: { known: KNOWN.small },
      medium: { known: KNOWN.large },
      hard: { known: KNOWN.large },
    },
  },
  form => ({
    bond: form({
      levels: ['easy', 'medium'],
      instruction: missing,
      draw: (random, level: Level) => draw(random, level),
      answer: integer,
      solve: ({ whole, part }) => whole - part,
      ask: ({ whole, part, isFirst }) => both(figure(numberBond(whole, isFirst ? [part, null] : [null, part]))),
      solution: ({ whole, part }) => [
        step(list(whole, part), because.explain, {
          sentence: {
            en: line`${whole} is the whole. ${part} is a part.`,
            es: line`${whole} es el total. ${part} es una parte.`,
          },
        }),
        ...(whole - part === 1
          ? [
              step(asWritten(1), because.explain, {
                sentence: {
                  en: line`${whole} is ${1} more than ${part}.`,
                  es: line`${whole} es ${1} más que ${part}.`,
                },
              }),
            ]
          : [...found({ whole, part }).slice(0, 1), step(asWritten(whole - part), because.countNumbersSaid)]),
      ],
      check: (printed, answer) => completesBond(printed.figure('number-bond'), answer),
    }),

    picture: form({
      levels: ['easy'],
      draw: (random, level: Level) => ({ ...draw(random, level, 3), icon: random.evenly(PICTURES) }),
      answer: integer,
      solve: ({ whole, part }) => whole - part,
      ask({ whole, part, icon }): Both<Content> {
        const drawn = figure(gray(whole, part, icon))
        return {
          en: [drawn, prose`${whole} is ${part} and ____.`],
          es: [drawn, prose`${whole} es ${part} y ____.`],
        }
      },
      solution: ({ whole, part, icon }, other) => [
        step({ en: prose`Gray: ${part}`, es: prose`Gris: ${part}` }, because.count, {
          group: { en: line`the gray ${things(iconNoun(icon))}`, es: line`${theThings(iconNoun(icon))} grises` },
        }),
        step({ en: prose`White: ${other}`, es: prose`Blanco: ${other}` }, because.count, {
          group: {
            en: line`the white ${things(iconNoun(icon))}`,
            es: agreeing(icon, line`${theThings(iconNoun(icon))} blancos`, line`${theThings(iconNoun(icon))} blancas`),
          },
        }),
        step(asWritten(other), because.explain, {
          sentence: { en: line`${whole} is ${part} and ${other}.`, es: line`${whole} es ${part} y ${other}.` },
        }),
      ],
      // The white ones are the other part.
      check: (printed, answer) =>
        exact(answer).equals(
          printed.figure('counters').groups.flatMap(({ items }) => items.filter(({ fill }) => fill === 'white')).length,
        ),
    }),

    drawTheRest: form({
      levels: ['easy'],
      lines: 0,
      draw: (random, level: Level) => draw(random, level, 6),
      answer: drawing<number>(circles, count => [count + 1, count - 1]),
      solve: ({ whole, part }) => whole - part,
      ask({ whole, part }): Both<Content> {
        const drawn = figure(
          counters([
            { icon: 'circle', fill: 'gray', count: part },
            { count: 0, outline: 'box', size: 1.8 },
          ]),
        )
        return {
          en: [prose`Draw more circles to make ${whole}.`, drawn],
          es: [prose`Dibuja más círculos para formar ${whole}.`, drawn],
        }
      },
      solution: ({ whole, part }) => [
        ...found({ whole, part }),
        step(figure(circles(whole - part)), because.drawSoMany, { count: whole - part }),
      ],
      check: (printed, count) => {
        const drawn = printed.figure('counters').groups.reduce((all, { items }) => all + items.length, 0)
        return itemOf(printed.numbers, 0).equals(drawn + count)
      },
    }),

    whichPicture: form({
      levels: ['easy'],
      draw: (random, level: Level) => ({ ...draw(random, level, 3), icon: random.evenly(turned(PICTURES, 4)) }),
      answer: figureChoice,
      solve: ({ whole, part, icon }): Figure => gray(whole, part, icon),
      mistakes: ({ whole, part, icon }): Record<string, Figure> => {
        const [other = null] = upTo(whole - 1).filter(own => own !== part && own !== whole - part)
        return {
          oneMore: gray(whole + 1, part, icon),
          otherParts: other === null ? gray(whole + 1, part + 1, icon) : gray(whole, other, icon),
        }
      },
      ask: ({ whole, part }) => ({
        en: prose`Which picture shows ${whole} as ${part} and ${whole - part}?`,
        es: prose`¿Qué dibujo muestra el ${whole} como ${part} y ${whole - part}?`,
      }),
      solution: ({ whole, part, icon }) => [
        step(list(...upTo(whole)), because.explain, {
          sentence: {
            en: line`Count them all: there must be ${whole}.`,
            es: agreeing(
              icon,
              line`Cuéntalos todos: debe haber ${whole}.`,
              line`Cuéntalas todas: debe haber ${whole}.`,
            ),
          },
        }),
        step(figure(gray(whole, part, icon)), because.explain, {
          sentence: {
            en: line`It shows ${part} and ${whole - part}.`,
            es: line`Muestra ${part} y ${whole - part}.`,
          },
        }),
      ],
      check(printed, answer) {
        const [whole, part] = printed.take(2)
        const fills =
          answer.kind === 'counters' ? answer.groups.flatMap(({ items }) => items.map(({ fill }) => fill)) : []
        return whole.equals(fills.length) && part.equals(fills.filter(fill => fill === 'gray').length)
      },
    }),

    hidden: form({
      levels: ['medium'],
      draw: (random, level: Level) => ({ ...draw(random, level, 12), icon: random.evenly(turned(PICTURES, 2)) }),
      answer: quantity,
      solve: ({ whole, part, icon }) => count(whole - part, iconNoun(icon)),
      ask({ whole, part, icon }): Both<Content> {
        const drawn = figure(counters({ icon, count: part, fill: 'white', perRow: 5 }))
        const [all, asked] = [count(whole, iconNoun(icon)), howMany(iconNoun(icon))]
        return {
          en: [prose`There are ${all} in all. ${asked} are hidden?`, drawn],
          es: [
            agreeing(
              icon,
              prose`Hay ${all} en total. ¿${asked} están escondidos?`,
              prose`Hay ${all} en total. ¿${asked} están escondidas?`,
            ),
            drawn,
          ],
        }
      },
      solution: ({ whole, part, icon }, answer) => [
        step(list(...upTo(part)), because.explain, {
          sentence: {
            en: line`Count the ${things(iconNoun(icon))} you see.`,
            es: line`Cuenta ${theThings(iconNoun(icon))} que ves.`,
          },
        }),
        ...found({ whole, part }).slice(0, 1),
        step(both(prose`${answer}`), because.countNumbersSaid),
      ],
      check: (printed, { amount, noun }) =>
        exact(amount)
          .plus(printed.figure('counters').groups.reduce((all, { items }) => all + items.length, 0))
          .equals(exact(printed.term('quantity').amount)) && noun === printed.term('quantity').noun,
    }),

    equation: form({
      levels: ['medium'],
      instruction: missing,
      draw: (random, level: Level) => ({ ...draw(random, level, 8), isTotalFirst: random.evenly([true, true, false]) }),
      answer: integer,
      solve: ({ whole, part }) => whole - part,
      ask: ({ whole, part, isFirst, isTotalFirst }) =>
        both(written(whole, isFirst ? [part, box()] : [box(), part], isTotalFirst)),
      solution: ({ whole, part, isFirst, isTotalFirst }) =>
        intoItsPlace(
          found({ whole, part }),
          written(whole, isFirst ? [part, whole - part] : [whole - part, part], isTotalFirst),
        ),
      check: (printed, answer) => isTrue(filled(printed.one('relation'), answer)),
    }),

    trueOrFalse: form({
      levels: ['medium'],
      instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
      draw: (random, level: Level) => {
        const isRight = random.evenly([true, false])
        const { whole, part, isFirst } = draw(random, level, 16)
        const other = whole - part + (isRight ? 0 : random.pick(whole === 10 ? [-1] : [-1, 1]))
        return { whole, part, other, isTotalFirst: isFirst }
      },
      answer: trueOrFalse,
      solve: ({ whole, part, other }) => (part + other === whole ? 'true' : 'false'),
      ask: ({ whole, part, other, isTotalFirst }) => both(written(whole, [part, other], isTotalFirst)),
      solution: ({ whole, part, other }, answer) => [
        step(list(...upTo(other).map(more => part + more)), because.countOn, { count: other, start: part }),
        ...(answer === 'true'
          ? [step(trueOrFalse.show(answer), because.sidesAreEqual)]
          : [
              step(equation(sum(part, other), part + other), because.lastNumberTellsHowMany),
              step(trueOrFalse.show(answer), because.explain, { sentence: isNot(sum(part, other), whole) }),
            ]),
      ],
      check: (printed, answer) => (answer === 'true') === isTrue(printed.one('relation')),
    }),

    allTheWays: form({
      levels: ['hard'],
      instruction: {
        en: prose`Write all the addition sentences without 0, the smaller number first.`,
        es: prose`Escribe todas las sumas sin el 0, con el número menor primero.`,
      },
      lines: 0,
      draw: random => {
        const whole = random.evenly([6, 8, 7, 10, 9])
        const pairs = pairsOf(whole)
        const shown = random.shuffle(upTo(pairs.length)).slice(0, pairs.length - 3)
        return { whole, shown }
      },
      answer: equationSet,
      solve: ({ whole, shown }) =>
        pairsOf(whole)
          .filter(([part]) => !shown.includes(part))
          .map(pair => pairEquation(whole, pair)),
      ask: ({ whole, shown }) =>
        both([
          ...pairsOf(whole)
            .filter(([part]) => shown.includes(part))
            .map(pair => pairEquation(whole, pair)),
          ...upTo(3).map(() => pairEquation(whole, [blank(2), blank(2)])),
        ]),
      solution: ({ whole }, ways) => [
        step(list(...pairsOf(whole).map(([part]) => part)), because.smallerPartOneByOne),
        step(statements(...ways), because.findTheOtherParts),
      ],
      // With those that are printed, each number up to half the whole is a part once.
      check(printed, ways) {
        const relations = [
          ...ways,
          ...printed
            .all('relation')
            .filter(({ right }) => right.kind === 'sum' && right.terms.every(({ kind }) => kind === 'number')),
        ]
        const smaller = relations.flatMap(way => {
          if (way.kind !== 'relation' || way.right.kind !== 'sum' || !isTrue(way)) return []
          return [Math.min(...way.right.terms.map(term => exact(term).n))]
        })
        const whole = exact(itemOf(printed.all('relation'), 0).left).n
        return (
          smaller.length === relations.length &&
          JSON.stringify(smaller.sort()) === JSON.stringify(upTo(Math.floor(whole / 2)))
        )
      },
    }),

    table: form({
      levels: ['hard'],
      lines: 0,
      draw: drawTable,
      answer: tableCells,
      solve: ({ whole, blanks }): FilledTable => ({
        blanks: blanks.map(([row, column]) => itemOf(itemOf(rowsOf(whole), row), column)),
        rows: rowsOf(whole),
      }),
      ask({ whole, blanks }): Both<Content> {
        const isBlank = (row: number, column: number) => blanks.some(([r, c]) => r === row && c === column)
        const shown = table({
          rows: rowsOf(whole).map((pair, row) => pair.map((part, column) => (isBlank(row, column) ? blank(2) : part))),
        })
        return {
          en: [prose`Each row makes ${whole}. Write the missing numbers.`, shown],
          es: [prose`Cada fila forma ${whole}. Escribe los números que faltan.`, shown],
        }
      },
      solution: ({ whole, blanks }, { blanks: values }) => [
        step(
          statements(...blanks.map(([row]) => equation(sum(...itemOf(rowsOf(whole), row)), whole))),
          because.upOneDownOne,
        ),
        step(list(...values), because.writeTheMissingNumbers),
      ],
      check(printed, { blanks }) {
        const whole = itemOf(printed.numbers, 0)
        let next = 0
        return printed.block('table').rows.every(row =>
          row
            .map(([item]) => exact((item as Expr).kind === 'blank' ? itemOf(blanks, next++) : (item as Expr)))
            .reduce((all, part) => all.plus(part))
            .equals(whole),
        )
      },
    }),

    whichDoesNot: form({
      levels: ['hard'],
      draw: random => {
        const whole = random.evenly([8, 9, 7, 10])
        const parts = random.sample(
          upTo(whole - 1).filter(part => part > 1 && part !== whole - 1),
          4,
        )
        const [part, ...others] = parts
        const other = whole - part + (whole === 10 ? -1 : random.pick([-1, 1]))
        return { whole, part, other, others }
      },
      answer: formulaChoice,
      solve: ({ part, other }) => sum(part, other),
      mistakes: ({ whole, others: [a, b, c] }) => ({
        makesIt: sum(a, whole - a),
        makesItToo: sum(b, whole - b),
        makesItAsWell: sum(c, whole - c),
      }),
      ask: ({ whole }) => ({ en: prose`Which does not make ${whole}?`, es: prose`¿Cuál no forma ${whole}?` }),
      solution: ({ whole, part, other, others }) => [
        step(statements(...others.map(value => equation(sum(value, whole - value), whole))), because.explain, {
          sentence: { en: line`These make ${whole}.`, es: line`Estas sumas forman ${whole}.` },
        }),
        step(sum(part, other), because.explain, {
          sentence: {
            en: line`${equation(sum(part, other), part + other)}. ${part + other} is not ${whole}.`,
            es: line`${equation(sum(part, other), part + other)}. ${part + other} no es ${whole}.`,
          },
        }),
      ],
      check: (printed, answer) => !isTrue(equation(expr(answer), itemOf(printed.numbers, 0))),
    }),

    wrongRow: form({
      levels: ['hard'],
      kind: 'find-mistake',
      draw: random => {
        const whole = random.evenly([9, 8, 10, 7])
        const from = random.int(1, whole - 5)
        const place = random.evenly([1, 2, 3, 0])
        return { whole, from, place, off: random.evenly([1, -1]) }
      },
      answer: letter,
      solve: ({ place }) => itemOf(LETTERS, place),
      ask({ whole, from, place, off }): Both<Content> {
        const shown = table({
          rows: LETTERS.map((name, i) => [symbol(name), from + i, whole - from - i + (i === place ? off : 0)]),
        })
        return {
          en: [prose`Which row does not make ${whole}?`, shown],
          es: [prose`¿Qué fila no forma ${whole}?`, shown],
        }
      },
      key({ whole, from, place, off }): Both<Content> {
        const [part, other] = [from + place, whole - from - place]
        return {
          en: prose`${part} and ${other + off} do not make ${whole}. ${part} and ${other} make ${whole}.`,
          es: prose`${part} y ${other + off} no forman ${whole}. ${part} y ${other} forman ${whole}.`,
        }
      },
      solution: ({ whole, from, place, off }, answer) => {
        const [part, other] = [from + place, whole - from - place]
        return [
          step(equation(sum(part, other + off), whole + off), because.explain, {
            sentence: isNot(sum(part, other + off), whole),
          }),
          step(both(prose`${symbol(answer)}: ${equation(sum(part, other), whole)}`), because.changeTheNumber, {
            wrong: other + off,
            right: other,
          }),
        ]
      },
      check(printed, answer) {
        const [whole, ...cells] = printed.numbers
        const wrong = LETTERS.filter(
          (_, i) =>
            whole &&
            !itemOf(cells, 2 * i)
              .plus(itemOf(cells, 2 * i + 1))
              .equals(whole),
        )
        return wrong.length === 1 && wrong[0] === answer
      },
    }),

    twoBonds: form({
      levels: ['hard'],
      instruction: { en: prose`Write the missing parts.`, es: prose`Escribe las partes que faltan.` },
      lines: 1,
      draw: (random, level: Level) =>
        random.until(
          () => {
            const [whole, part] = random.evenly(level.known)
            return { whole, part, other: random.int(1, whole - 1) }
          },
          ({ whole, part, other }) => whole > 7 && other > 1 && other !== part && other !== whole - part,
        ),
      answer: bothBonds,
      solve: ({ whole, part, other }) => [whole - part, whole - other],
      ask: ({ whole, part, other }) =>
        both(
          sideBySide(
            [prose`${symbol('A')}`, figure(numberBond(whole, [part, null]))],
            [prose`${symbol('B')}`, figure(numberBond(whole, [null, other]))],
          ),
        ),
      solution: ({ whole, part, other }, answer) => [
        step(both(prose`${symbol('A')}: ${equation(sum(part, whole - part), whole)}`), because.explain, {
          sentence: {
            en: line`Count on from ${part} to ${whole}: you say ${whole - part} ${whole - part === 1 ? 'number' : 'numbers'}.`,
            es: line`Sigue contando después del ${part} hasta el ${whole}: dices ${whole - part} ${whole - part === 1 ? 'número' : 'números'}.`,
          },
        }),
        step(both(prose`${symbol('B')}: ${equation(sum(other, whole - other), whole)}`), because.explain, {
          sentence: {
            en: line`Count on from ${other} to ${whole}: you say ${whole - other} ${whole - other === 1 ? 'number' : 'numbers'}.`,
            es: line`Sigue contando después del ${other} hasta el ${whole}: dices ${whole - other} ${whole - other === 1 ? 'número' : 'números'}.`,
          },
        }),
        step(bothBonds.show(answer), because.writeTheMissingNumbers),
      ],
      check: (printed, answers) =>
        printed.figures('number-bond').every((bond, i) => completesBond(bond, itemOf(answers, i))),
    }),
  }),
)
