import {
  answerStep,
  blank,
  count,
  equation,
  exact,
  explained,
  expr,
  type FormMaker,
  figure,
  figureChoice,
  howMany,
  itemOf,
  line,
  numberList,
  prose,
  quantity,
  type Random,
  role,
  theThings,
  things,
  times,
  tupleOf,
  type Value,
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

const EASY = ratiosIn(1, 5)
/** The part that is given, and the other one, which has at least 2 boxes. */
interface Given extends Tape {
  readonly given: 0 | 1
}
function drawGiven(random: Random, from: readonly Setting[], least = 1): Given {
  const setting = random.evenly(from)
  const given = random.evenly([0, 1] as const)
  const boxes = random.until(
    () => random.pick(EASY),
    drawn => Math.min(...drawn) >= 2 && Math.abs(drawn[0] - drawn[1]) >= least,
  )
  return { setting, boxes, value: random.int(3, 12), given }
}
const oneBoxOf = (facts: Given) =>
  oneBox(itemOf(facts.boxes, facts.given), amountAt(facts, facts.given), {
    en: line`The bar of ${things(kindAt(facts, facts.given))} has ${itemOf(facts.boxes, facts.given)} boxes: divide to find one box.`,
    es: line`La barra de ${things(kindAt(facts, facts.given))} tiene ${itemOf(facts.boxes, facts.given)} recuadros: divide para hallar un recuadro.`,
  })
const mostOf = ({ boxes }: Tape): 0 | 1 => (itemOf(boxes, 0) > itemOf(boxes, 1) ? 0 : 1)
const apart = ({ boxes }: Tape) => Math.abs(itemOf(boxes, 0) - itemOf(boxes, 1))
const place = ({ setting }: Tape) => setting.place

/** Wrong diagrams for a ratio with its total. */
const wrongTapes = ({ setting, boxes, ...tape }: Tape) => {
  const [a, b] = tupleOf(boxes, 2)
  const total = totalOf({ setting, boxes, ...tape })
  return {
    reversed: drawnTape(setting, [b, a], { total }),
    totalInOneBar: drawnTape(setting, boxes, { rows: { [b > a ? 1 : 0]: total } }),
    partAndAll: drawnTape(setting, a < b ? [a, a + b] : [a + b, b], { total }),
  }
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  otherPart: form({
    levels: ['easy'],
    draw: random => drawGiven(random, settingsAt.easy),
    answer: quantity,
    solve: facts => counted(facts, 1 - facts.given),
    ask(facts) {
      const { setting, boxes, given } = facts
      const [one, other] = [kindAt(facts, given), kindAt(facts, 1 - given)]
      const known = role('known', count(amountAt(facts, given), one))
      const { en, es } = place(facts)
      const drawn = figure(drawnTape(setting, boxes, { rows: { [given]: amountAt(facts, given) } }))
      return {
        en: [
          {
            kind: 'paragraph',
            content: [
              en,
              ...line` there are ${known}. The tape diagram shows the ratio of ${things(kindAt(facts, 0))} to ${things(kindAt(facts, 1))}. ${howMany(other)} are there?`,
            ],
          },
          drawn,
        ],
        es: [
          {
            kind: 'paragraph',
            content: [
              es,
              ...line` hay ${known}. El diagrama de cinta muestra la razón entre ${theThings(kindAt(facts, 0))} y ${theThings(kindAt(facts, 1))}. ¿${howMany(other)} hay?`,
            ],
          },
          drawn,
        ],
      }
    },
    solution(facts, answer) {
      return [
        oneBoxOf(facts),
        boxesOf(facts, 1 - facts.given),
        answerStep(alone(answer), { en: line`There are ${answer}.`, es: line`Hay ${answer}.` }),
      ]
    },
    // The parts stand to each other as the boxes do.
    check(printed, { amount }) {
      const [first, second] = tupleOf(printed.figure('tape-diagram').rows, 2)
      const [given, asked] = first.brace ? [first, second] : [second, first]
      return exact(amount).times(given.boxes.length).equals(printed.role('known').times(asked.boxes.length))
    },
  }),

  boxThenTotal: form({
    levels: ['easy'],
    draw: random => drawGiven(random, startingAt(settingsAt.easy, 2)),
    answer: numberList,
    solve: (facts): readonly Value[] => [facts.value, totalOf(facts)],
    ask(facts) {
      const { setting, boxes, given } = facts
      const known = role('known', count(amountAt(facts, given), kindAt(facts, given)))
      const { en, es } = place(facts)
      const drawn = figure(drawnTape(setting, boxes, { rows: { [given]: amountAt(facts, given) } }))
      const [a, b] = [kindAt(facts, 0), kindAt(facts, 1)]
      return {
        en: [
          {
            kind: 'paragraph',
            content: [
              en,
              ...line` there are ${known}. The tape diagram shows the ratio of ${things(a)} to ${things(b)}. Find the value of one box and the total of ${things(a)} and ${things(b)}.`,
            ],
          },
          drawn,
          prose`One box: ${blank(3)}; total: ${blank(3)}`,
        ],
        es: [
          {
            kind: 'paragraph',
            content: [
              es,
              ...line` hay ${known}. El diagrama de cinta muestra la razón entre ${theThings(a)} y ${theThings(b)}. Halla el valor de un recuadro y el total de ${things(a)} y ${things(b)}.`,
            ],
          },
          drawn,
          prose`Un recuadro: ${blank(3)}; total: ${blank(3)}`,
        ],
      }
    },
    namedAnswer: facts => ({
      en: prose`One box: ${facts.value}; total: ${totalOf(facts)}`,
      es: prose`Un recuadro: ${facts.value}; total: ${totalOf(facts)}`,
    }),
    solution: facts => [
      oneBoxOf(facts),
      explained(
        equation(times(allBoxes(facts), facts.value), totalOf(facts)),
        line`Both bars have ${allBoxes(facts)} boxes together: multiply.`,
        line`Las dos barras juntas tienen ${allBoxes(facts)} recuadros: multiplica.`,
      ),
    ],
    check(printed, values) {
      const [box, total] = tupleOf(values, 2).map(value => exact(value))
      const rows = printed.figure('tape-diagram').rows
      const given = rows.find(({ brace }) => brace !== null)
      const all = rows.reduce((sum, row) => sum + row.boxes.length, 0)
      if (!box || !total || !given) return false
      return box.times(given.boxes.length).equals(printed.role('known')) && total.over(all).equals(box)
    },
  }),

  howManyMore: form({
    levels: ['easy'],
    draw: random => drawGiven(random, startingAt(settingsAt.easy, 4), 2),
    answer: quantity,
    solve: facts => count(apart(facts) * facts.value, kindAt(facts, mostOf(facts))),
    ask(facts) {
      const { setting, boxes, given } = facts
      const known = role('known', count(amountAt(facts, given), kindAt(facts, given)))
      const most = mostOf(facts)
      const [more, fewer] = [kindAt(facts, most), kindAt(facts, 1 - most)]
      const { en, es } = place(facts)
      const drawn = figure(drawnTape(setting, boxes, { rows: { [given]: amountAt(facts, given) } }))
      return {
        en: [
          {
            kind: 'paragraph',
            content: [
              en,
              ...line` there are ${known}. The tape diagram shows the ratio of ${things(kindAt(facts, 0))} to ${things(kindAt(facts, 1))}. How many more ${things(more)} than ${things(fewer)} are there?`,
            ],
          },
          drawn,
        ],
        es: [
          {
            kind: 'paragraph',
            content: [
              es,
              ...line` hay ${known}. El diagrama de cinta muestra la razón entre ${theThings(kindAt(facts, 0))} y ${theThings(kindAt(facts, 1))}. ¿${howMany(more)} más que ${things(fewer)} hay?`,
            ],
          },
          drawn,
        ],
      }
    },
    solution: (facts, answer) => [
      oneBoxOf(facts),
      explained(
        equation(times(apart(facts), facts.value), apart(facts) * facts.value),
        line`The bar of ${things(kindAt(facts, mostOf(facts)))} is ${apart(facts)} boxes longer: multiply.`,
        line`La barra de ${things(kindAt(facts, mostOf(facts)))} tiene ${apart(facts)} recuadros más: multiplica.`,
      ),
      answerStep(alone(answer), {
        en: line`There are ${apart(facts) * facts.value} more ${things(kindAt(facts, mostOf(facts)))} than ${things(kindAt(facts, 1 - mostOf(facts)))}.`,
        es: line`Hay ${answer} más que ${things(kindAt(facts, 1 - mostOf(facts)))}.`,
      }),
    ],
    check(printed, { amount }) {
      const [first, second] = tupleOf(printed.figure('tape-diagram').rows, 2)
      const given = first.brace ? first : second
      const longer = Math.abs(first.boxes.length - second.boxes.length)
      return exact(amount).times(given.boxes.length).equals(printed.role('known').times(longer))
    },
  }),

  whichDiagram: form({
    levels: ['easy'],
    draw(random): Tape {
      const boxes = random.until(
        () => random.pick(EASY),
        ([a, b]) => a + b > 3 && Math.min(a, b) > 1,
      )
      return { setting: random.evenly(startingAt(settingsAt.easy, 6)), boxes, value: random.int(3, 9) }
    },
    answer: figureChoice,
    solve: tape => drawnTape(tape.setting, tape.boxes, { total: totalOf(tape) }),
    mistakes: wrongTapes,
    ask: tape =>
      story(ratioTold(tape), totalTold(tape), {
        en: line`Which tape diagram shows this?`,
        es: line`¿Qué diagrama de cinta lo muestra?`,
      }),
    solution(tape) {
      const [a, b] = tupleOf(tape.boxes, 2)
      return [
        explained(
          {
            en: prose`${things(kindAt(tape, 0))}: ${a}; ${things(kindAt(tape, 1))}: ${b}`,
            es: prose`${things(kindAt(tape, 0))}: ${a}; ${things(kindAt(tape, 1))}: ${b}`,
          },
          line`Each bar has as many boxes as its term of the ratio.`,
          line`Cada barra tiene tantos recuadros como indica su término de la razón.`,
        ),
        explained(
          expr(totalOf(tape)),
          line`${totalOf(tape)} is the total, so it stands beside both bars.`,
          line`${totalOf(tape)} es el total y por eso está junto a las dos barras.`,
        ),
      ]
    },
    whyWrong: tape => {
      const total = totalOf(tape)
      return {
        reversed: {
          en: line`The boxes of the two bars are switched.`,
          es: line`Los recuadros de las dos barras están intercambiados.`,
        },
        totalInOneBar: {
          en: line`Here ${total} belongs to one bar only, not to both.`,
          es: line`Aquí ${total} es solo de una barra, no de las dos.`,
        },
        partAndAll: {
          en: line`The longer bar has the boxes of both terms.`,
          es: line`La barra larga tiene los recuadros de los dos términos.`,
        },
      }
    },
    check(printed, drawn) {
      if (drawn.kind !== 'tape-diagram' || drawn.total?.kind !== 'number') return false
      const counts = drawn.rows.map(row => row.boxes.length)
      return counts.join() === ratioIn(printed).join() && printed.role('total').equals(drawn.total.n)
    },
  }),
})
