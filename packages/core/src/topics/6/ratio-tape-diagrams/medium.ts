import {
  answerStep,
  type Both,
  blank,
  divide,
  equation,
  exact,
  explained,
  type FormMaker,
  figure,
  fillTable,
  howMany,
  type Inline,
  itemOf,
  line,
  type NumberTable,
  numberList,
  prose,
  quantity,
  type Random,
  type Sentence,
  sentenceChoice,
  statements,
  sum,
  theThings,
  things,
  times,
  tupleOf,
  type Value,
  words,
} from '../../../author.ts'
import { type Setting, settingsAt } from '../../kit/ratios/settings.ts'
import { alone } from '../../kit/stories/endings.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { levels } from './levels.ts'
import {
  allBoxes,
  amountAt,
  boxesOf,
  counted,
  drawnTape,
  kindAt,
  oneBox,
  ratioIn,
  ratiosIn,
  ratioTold,
  story,
  type Tape,
  totalOf,
  totalTold,
} from './tapes.ts'

const MEDIUM = ratiosIn(2, 7)
const MOST = 120
function drawTape(random: Random, from: readonly Setting[]): Tape {
  const setting = random.evenly(from)
  const boxes = random.pick(MEDIUM)
  return { setting, boxes, value: random.int(4, Math.min(15, Math.floor(MOST / allBoxes({ boxes })))) }
}
const fromTotal = (tape: Tape) => [
  explained(
    equation(sum(...tape.boxes), allBoxes(tape)),
    line`Add to find the number of boxes in all.`,
    line`Suma para hallar el número de recuadros en total.`,
  ),
  oneBox(allBoxes(tape), totalOf(tape), {
    en: line`All the boxes stand for ${totalOf(tape)}: divide to find one box.`,
    es: line`Todos los recuadros valen ${totalOf(tape)}: divide para hallar un recuadro.`,
  }),
]
/** "cats: 24; dogs: 40". */
const bothNamed = (tape: Tape, [a, b]: readonly [Value, Value]): Both<readonly Inline[]> => ({
  en: line`${things(kindAt(tape, 0))}: ${a}; ${things(kindAt(tape, 1))}: ${b}`,
  es: line`${things(kindAt(tape, 0))}: ${a}; ${things(kindAt(tape, 1))}: ${b}`,
})
const paragraph = ({ en, es }: Both<readonly Inline[]>) =>
  ({
    en: { kind: 'paragraph', content: en },
    es: { kind: 'paragraph', content: es },
  }) as const
const moreIn = ({ boxes }: Tape) => Math.abs(itemOf(boxes, 0) - itemOf(boxes, 1))
const partsOf = (tape: Tape): readonly [number, number] => [amountAt(tape, 0), amountAt(tape, 1)]

/** What the total is, and both parts. */
const choice = (tape: Tape, is: Both<readonly Inline[]>, parts: readonly [number, number]): Sentence => {
  const both = bothNamed(tape, parts)
  return {
    key: parts.join(' '),
    says: paragraph({ en: [...is.en, ' ', ...both.en], es: [...is.es, ' ', ...both.es] }),
  }
}
const rightly = (tape: Tape, parts: readonly [number, number]): Sentence =>
  choice(
    tape,
    {
      en: line`All ${allBoxes(tape)} boxes stand for ${totalOf(tape)}.`,
      es: line`Los ${allBoxes(tape)} recuadros juntos valen ${totalOf(tape)}.`,
    },
    parts,
  )

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  bothParts: form({
    levels: ['medium'],
    draw: random => drawTape(random, settingsAt.medium),
    answer: numberList,
    solve: (tape): readonly Value[] => partsOf(tape),
    ask(tape) {
      const drawn = figure(drawnTape(tape.setting, tape.boxes, { total: totalOf(tape) }))
      const { en, es } = story(
        { en: [tape.setting.place.en, ','], es: [tape.setting.place.es, ','] },
        {
          en: line`the ratio of ${things(kindAt(tape, 0))} to ${things(kindAt(tape, 1))} is shown in the tape diagram. Find the number of each.`,
          es: line`la razón entre ${theThings(kindAt(tape, 0))} y ${theThings(kindAt(tape, 1))} se muestra en el diagrama de cinta. Halla el número de cada clase.`,
        },
      )
      const blanks = paragraph(bothNamed(tape, [blank(3), blank(3)]))
      return { en: [en, drawn, blanks.en], es: [es, drawn, blanks.es] }
    },
    namedAnswer: tape => paragraph(bothNamed(tape, partsOf(tape))),
    solution: tape => [...fromTotal(tape), boxesOf(tape, 0), boxesOf(tape, 1)],
    check(printed, values) {
      const [a, b] = tupleOf(values, 2).map(value => exact(value))
      const { rows, total } = printed.figure('tape-diagram')
      const [first, second] = tupleOf(rows, 2)
      if (!a || !b || total?.kind !== 'number') return false
      return a.plus(b).equals(total.n) && a.times(second.boxes.length).equals(b.times(first.boxes.length))
    },
  }),

  partFromTotal: form({
    levels: ['medium'],
    kind: 'story',
    lines: 5,
    draw: random => ({ ...drawTape(random, startingAt(settingsAt.medium, 3)), asked: random.evenly([1, 0] as const) }),
    answer: quantity,
    solve: tape => counted(tape, tape.asked),
    ask: tape =>
      story(ratioTold(tape), totalTold(tape), {
        en: line`${howMany(kindAt(tape, tape.asked))} are there?`,
        es: line`¿${howMany(kindAt(tape, tape.asked))} hay?`,
      }),
    solution: (tape, answer) => [
      ...fromTotal(tape),
      boxesOf(tape, tape.asked),
      answerStep(alone(answer), { en: line`There are ${answer}.`, es: line`Hay ${answer}.` }),
    ],
    check(printed, { amount, noun }) {
      const [a, b] = tupleOf(ratioIn(printed), 2)
      const [one] = printed.terms('thing').map(term => term.noun)
      const [own, other] = one?.en[0] === noun.en[0] ? [a, b] : [b, a]
      const rest = printed.role('total').minus(exact(amount))
      return exact(amount).times(other).equals(rest.times(own))
    },
  }),

  boxTable: form(
    fillTable({
      levels: ['medium'],
      instruction: {
        en: prose`Each row is a tape diagram with two bars, A and B. Complete the table.`,
        es: prose`Cada fila es un diagrama de cinta con dos barras, A y B. Completa la tabla.`,
      },
      draw(random): NumberTable {
        const [first, second] = random.sample(MEDIUM, 2)
        const [one, other] = random.sample([4, 5, 6, 7, 8, 9, 11, 12], 2)
        const row = ([a, b]: readonly [number, number], value: number) => [
          a,
          b,
          value,
          a * value,
          b * value,
          (a + b) * value,
        ]
        return {
          head: [
            words('Boxes in A', 'Recuadros en A'),
            words('Boxes in B', 'Recuadros en B'),
            words('One box', 'Un recuadro'),
            words('Bar A', 'Barra A'),
            words('Bar B', 'Barra B'),
            words('Total', 'Total'),
          ],
          rows: [row(first, one), row(second, other)],
          blanks: [
            [0, 2],
            [0, 3],
            [0, 5],
            [1, 2],
            [1, 3],
            [1, 4],
          ],
        }
      },
      solution: ({ rows }) =>
        rows.flatMap((row, i) => {
          const [a, b, value, partA, partB, total] = tupleOf(tupleOf(row, 6).map(Number), 6)
          if (a === undefined || b === undefined || value === undefined) return []
          return i === 0
            ? [
                explained(
                  equation(divide(partB, b), value),
                  line`First row: bar B has ${b} boxes. Divide to find one box.`,
                  line`Primera fila: la barra B tiene ${b} recuadros. Divide para hallar un recuadro.`,
                ),
                explained(
                  statements(equation(times(a, value), partA), equation(sum(partA, partB), total)),
                  line`Bar A has ${a} of these boxes. Then add the two bars.`,
                  line`La barra A tiene ${a} de esos recuadros. Después suma las dos barras.`,
                ),
              ]
            : [
                explained(
                  statements(equation(sum(a, b), a + b), equation(divide(total, a + b), value)),
                  line`Second row: add the boxes, and divide the total by all of them.`,
                  line`Segunda fila: suma los recuadros y divide el total entre todos ellos.`,
                ),
                explained(
                  statements(equation(times(a, value), partA), equation(times(b, value), partB)),
                  line`Multiply the boxes of each bar by ${value}.`,
                  line`Multiplica los recuadros de cada barra por ${value}.`,
                ),
              ]
        }),
      // The parts make the total, and each has the same value in a box.
      fits: rows =>
        rows.every(row => {
          const [a, b, value, partA, partB, total] = tupleOf(row, 6)
          return partA.plus(partB).equals(total) && partA.over(a).equals(value) && partB.over(b).equals(value)
        }),
    }),
  ),

  dividedByOnePart: form({
    levels: ['medium'],
    kind: 'find-mistake',
    wide: true,
    draw(random): Tape {
      const setting = random.evenly(startingAt(settingsAt.medium, 6))
      return random.until(
        () => {
          const [a, b] = random.pick(MEDIUM)
          return { setting, boxes: [a, b], value: Math.max(a, b) * random.int(2, 4) }
        },
        tape =>
          totalOf(tape) <= MOST &&
          // No value of a box is a number of boxes.
          ![...tape.boxes, allBoxes(tape), moreIn(tape)].some(
            n => n === tape.value || n === totalOf(tape) / Math.max(...tape.boxes),
          ) &&
          wrongParts(tape).every((parts, i, all) => isNew(tape, parts, i, all)),
      )
    },
    answer: sentenceChoice,
    solve: tape => rightly(tape, partsOf(tape)),
    mistakes(tape) {
      const [reversed, apart, halved] = tupleOf(wrongParts(tape), 3)
      const total = totalOf(tape)
      const [a, b] = tupleOf(tape.boxes, 2)
      const more = Math.abs(a - b)
      return {
        reversed: rightly(tape, reversed),
        apart: choice(
          tape,
          more === 1
            ? {
                en: line`The extra box of the longer bar stands for ${total}.`,
                es: line`El recuadro que la barra larga tiene de más vale ${total}.`,
              }
            : {
                en: line`The ${more} extra boxes of the longer bar stand for ${total}.`,
                es: line`Los ${more} recuadros que la barra larga tiene de más valen ${total}.`,
              },
          apart,
        ),
        halved: choice(
          tape,
          {
            en: line`Each bar stands for half of ${total}.`,
            es: line`Cada barra vale la mitad de ${total}.`,
          },
          halved,
        ),
      }
    },
    ask(tape) {
      const [a, b] = tupleOf(tape.boxes, 2)
      const most = Math.max(a, b)
      const box = totalOf(tape) / most
      const wrong = equation(divide(totalOf(tape), most), box)
      return story(ratioTold(tape), totalTold(tape), {
        en: line`A student draws a tape diagram and writes ${wrong} for one box. This is incorrect. Which correction is right?`,
        es: line`Un estudiante dibuja un diagrama de cinta y escribe ${wrong} para un recuadro. Eso es incorrecto. ¿Cuál de estas correcciones es válida?`,
      })
    },
    solution(tape) {
      const [a, b] = tupleOf(tape.boxes, 2)
      return [
        explained(
          divide(totalOf(tape), Math.max(a, b)),
          line`The mistake: the total was divided by the boxes of one bar only.`,
          line`El error: el total se dividió solo entre los recuadros de una barra.`,
        ),
        ...fromTotal(tape),
        explained(
          rightly(tape, partsOf(tape)).says,
          line`Multiply the boxes of each bar by ${tape.value}: ${times(a, tape.value)} and ${times(b, tape.value)}.`,
          line`Multiplica los recuadros de cada barra por ${tape.value}: ${times(a, tape.value)} y ${times(b, tape.value)}.`,
        ),
      ]
    },
    whyWrong: tape => {
      const [a, b] = tupleOf(tape.boxes, 2)
      const total = totalOf(tape)
      return {
        reversed: {
          en: line`The amounts of ${things(kindAt(tape, 0))} and ${things(kindAt(tape, 1))} are switched.`,
          es: line`Las cantidades de ${things(kindAt(tape, 0))} y ${things(kindAt(tape, 1))} están intercambiadas.`,
        },
        apart: {
          en: line`${total} is the total, not a difference.`,
          es: line`${total} es el total, no una diferencia.`,
        },
        halved: {
          en: line`The bars have ${a} and ${b} boxes, so they are not equal.`,
          es: line`Las barras tienen ${a} y ${b} recuadros, así que no son iguales.`,
        },
      }
    },
    check(printed, { key }) {
      const [x, y] = key.split(' ').map(Number)
      const [a, b] = tupleOf(ratioIn(printed), 2)
      return x !== undefined && y !== undefined && x * b === y * a && printed.role('total').equals(x + y)
    },
  }),
})

/** In the reversed order, with the total as the difference, and in two equal parts. */
function wrongParts(tape: Tape): readonly (readonly [number, number])[] {
  const [a, b] = tupleOf(tape.boxes, 2)
  const total = totalOf(tape)
  const box = total / Math.abs(a - b)
  const [x, y] = partsOf(tape)
  return [
    [y, x],
    [a * box, b * box],
    [total / 2, total / 2],
  ]
}
const isNew = (tape: Tape, parts: readonly [number, number], i: number, all: readonly (readonly [number, number])[]) =>
  parts.every(part => part > 0 && Number.isInteger(part)) &&
  parts.join() !== partsOf(tape).join() &&
  !all.slice(0, i).some(other => other.join() === parts.join())
