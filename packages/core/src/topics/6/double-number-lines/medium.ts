import {
  answerStep,
  divide,
  equation,
  exact,
  explained,
  type FormMaker,
  failed,
  line,
  list,
  numberList,
  prose,
  quantity,
  type Sentence,
  type Statement,
  sentenceChoice,
  statements,
  times,
  trueStatement,
  tupleOf,
  type Value,
  withFigure,
} from '../../../author.ts'
import { alone } from '../../kit/stories/endings.ts'
import type { levels } from './levels.ts'
import {
  askFor,
  bottomAt,
  bottomCount,
  drawPaired,
  labelsIn,
  linesOf,
  markAt,
  type Paired,
  paragraph,
  tellPair,
  toOneMark,
  topCount,
} from './lines.ts'
import { settingsAt } from './settings.ts'

const MARKS = 5
/** The given pair stands at one mark, the asked one at another. */
interface Later extends Paired {
  readonly known: number
  readonly asked: number
}
const LATER = [
  [3, 5],
  [4, 3],
  [3, 4],
  [4, 5],
  [5, 3],
  [5, 4],
] as const

interface Wrong extends Paired {
  readonly mark: number
  readonly off: number
}
const numberSaid = (value: number): Sentence => ({
  key: String(value),
  says: { en: prose`${value}`, es: prose`${value}` },
})

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  laterPair: form({
    levels: ['medium'],
    wide: true,
    instruction: {
      en: prose`Write the number for the top box, then for the bottom box.`,
      es: prose`Escribe el número del recuadro de arriba y después el del recuadro de abajo.`,
    },
    draw(random): Later {
      const facts = drawPaired(random, settingsAt.medium)
      const [known, asked] = random.evenly(LATER)
      return { ...facts, known, asked }
    },
    answer: numberList,
    solve: ({ a, b, asked }): readonly Value[] => [a * asked, b * asked],
    namedAnswer: facts => ({
      en: prose`top: ${facts.a * facts.asked}; bottom: ${facts.b * facts.asked}`,
      es: prose`arriba: ${facts.a * facts.asked}; abajo: ${facts.b * facts.asked}`,
    }),
    ask: facts =>
      withFigure(
        paragraph(tellPair(facts, facts.a * facts.known, facts.b * facts.known)),
        linesOf(
          facts,
          MARKS,
          mark => at(mark, facts, facts.a),
          mark => at(mark, facts, facts.b),
        ),
      ),
    solution: facts => [
      ...toOneMark(facts, facts.known),
      explained(
        statements(
          equation(times(facts.asked, facts.a), facts.asked * facts.a),
          equation(times(facts.asked, facts.b), facts.asked * facts.b),
        ),
        line`The boxes are ${facts.asked} marks from 0: multiply both by ${facts.asked}.`,
        line`Los recuadros están a ${facts.asked} marcas del 0: multiplica ambos por ${facts.asked}.`,
      ),
    ],
    // As far from 0 in parts of the given pair as the marks are.
    check(printed, values) {
      const [x, y] = values.map(value => exact(value))
      const top = labelsIn(printed, 'top')
      const known = top.findIndex((item, i) => i > 0 && typeof item === 'number')
      const asked = top.indexOf('box')
      return (
        x?.times(known).equals(printed.role('top').times(asked)) === true &&
        y?.times(known).equals(printed.role('bottom').times(asked)) === true
      )
    },
  }),

  throughOne: form({
    levels: ['medium'],
    wide: true,
    draw(random) {
      const facts = drawPaired(random, settingsAt.medium)
      const [marks, asked] = random.evenly([
        [5, 3],
        [4, 3],
        [6, 4],
        [5, 2],
        [6, 5],
      ] as const)
      const { bottoms, each = [Math.ceil(bottoms[0] / 2), Math.floor(bottoms[1] / 3) + 1] as const } = facts.setting
      return { ...facts, a: 1, marks, asked, b: random.int(...each) }
    },
    answer: quantity,
    solve: facts => bottomCount(facts, facts.b * facts.asked),
    ask: facts =>
      withFigure(
        paragraph(tellPair(facts, facts.marks, facts.b * facts.marks), askFor(facts, facts.asked)),
        linesOf(
          facts,
          facts.marks,
          mark => mark,
          mark => (mark === 0 || mark === facts.marks ? mark * facts.b : null),
        ),
      ),
    solution: (facts, answer) => [
      explained(
        equation(divide(facts.b * facts.marks, facts.marks), facts.b),
        line`${bottomCount(facts, facts.b * facts.marks)} stand below ${facts.marks}: divide to find what stands below 1.`,
        line`${bottomCount(facts, facts.b * facts.marks)} están debajo de ${facts.marks}: divide para hallar lo que está debajo de 1.`,
      ),
      bottomAt(facts, facts.asked),
      answerStep(alone(answer), facts.setting.again(topCount(facts, facts.asked), answer)),
    ],
    check: (printed, { amount }) =>
      exact(amount)
        .times(printed.role('top'))
        .equals(printed.role('asked').times(printed.role('bottom'))),
  }),

  wrongNumber: form({
    levels: ['medium'],
    wide: true,
    kind: 'find-mistake',
    instruction: {
      en: prose`One number on the bottom line is incorrect. Which one?`,
      es: prose`Un número de la recta de abajo es incorrecto. ¿Cuál es?`,
    },
    draw(random): Wrong {
      const facts = drawPaired(random, settingsAt.medium)
      return { ...facts, mark: random.evenly([3, 4, 2, 5]), off: random.pick([-2, -1, 1, 2]) }
    },
    answer: sentenceChoice,
    solve: ({ b, mark, off }) => numberSaid(b * mark + off),
    mistakes: ({ b, mark }) =>
      Object.fromEntries(
        [2, 3, 4, 5].filter(other => other !== mark).map(other => [`mark${other}`, numberSaid(b * other)]),
      ),
    ask: facts =>
      withFigure(
        paragraph(tellPair(facts, facts.a, facts.b)),
        linesOf(
          facts,
          MARKS,
          mark => mark * facts.a,
          mark => mark * facts.b + (mark === facts.mark ? facts.off : 0),
        ),
      ),
    key: ({ b, mark }) => ({ en: prose`It should be ${b * mark}.`, es: prose`Debe ser ${b * mark}.` }),
    solution: facts => [
      explained(
        list(...[1, 2, 3, 4, 5].map(mark => mark * facts.b)),
        line`From mark to mark, the bottom line goes up by ${facts.b}.`,
        line`De marca a marca, la recta de abajo avanza de ${facts.b} en ${facts.b}.`,
      ),
      explained(
        numberSaid(facts.b * facts.mark + facts.off).says,
        line`${facts.mark} times ${facts.b} is ${facts.b * facts.mark}, not ${facts.b * facts.mark + facts.off}.`,
        line`${facts.mark} veces ${facts.b} es ${facts.b * facts.mark} y no ${facts.b * facts.mark + facts.off}.`,
      ),
    ],
    check(printed, { key }) {
      const [top, bottom] = [labelsIn(printed, 'top'), labelsIn(printed, 'bottom')]
      const [a, b] = [printed.role('top').n, printed.role('bottom').n]
      const wrong = bottom.filter((item, i) => Number(item) * a !== Number(top[i]) * b)
      return wrong.length === 1 && String(wrong[0]) === key
    },
  }),

  whichIsTrue: form(
    trueStatement({
      levels: ['medium'],
      draw(random): Later {
        const facts = drawPaired(random, settingsAt.medium)
        const [known, asked] = random.evenly([
          [3, 4],
          [4, 5],
          [3, 2],
          [4, 3],
        ] as const)
        return { ...facts, known, asked }
      },
      about: facts =>
        withFigure(
          paragraph(tellPair(facts, facts.a * facts.known, facts.b * facts.known)),
          linesOf(
            facts,
            MARKS,
            mark => mark * facts.a,
            mark => (mark === 0 || mark === facts.known ? mark * facts.b : null),
          ),
        ),
      statements: facts => said(facts),
      solution: facts => [
        explained(
          equation(divide(facts.b * facts.known, facts.known), facts.b),
          line`${facts.b * facts.known} is at the ${markAt(facts.known)} mark after 0: divide to find the number at the first mark.`,
          line`${facts.b * facts.known} está en la ${markAt(facts.known)} marca después del 0: divide para hallar el número de la primera marca.`,
        ),
        bottomAt(facts, facts.asked),
        explained(
          said(facts).find(({ isTrue }) => isTrue)?.says ?? failed('One statement is true'),
          line`${facts.a * facts.asked} is at the ${markAt(facts.asked)} mark after 0 on the top line, above ${facts.b * facts.asked}.`,
          line`${facts.a * facts.asked} está en la ${markAt(facts.asked)} marca después del 0 en la recta de arriba, sobre ${facts.b * facts.asked}.`,
        ),
      ],
      holds(printed, key) {
        const [x, y] = tupleOf(key.split(' ').map(Number), 2)
        return printed.role('bottom').times(x).equals(printed.role('top').times(y))
      },
    }),
  ),
})
const at = (mark: number, { known, asked }: Later, step: number) =>
  mark === 0 || mark === known ? mark * step : mark === asked ? 'box' : null
/** The right pair, one that is added to, one mark too far, and the reversed pair. */
function said(facts: Later): readonly Statement[] {
  const { a, b, known, asked } = facts
  const pair = (x: number, y: number): Sentence => ({
    key: `${x} ${y}`,
    says: paragraph(facts.setting.again(topCount(facts, x), bottomCount(facts, y))),
  })
  const apart = (x: number, y: number) => ({
    en: line`${y} stands below ${(y / b) * a}, not below ${x}.`,
    es: line`${y} está debajo de ${(y / b) * a}, no debajo de ${x}.`,
  })
  const added = b * known + a * (asked - known)
  return [
    { ...pair(a * asked, b * asked), isTrue: true },
    {
      ...pair(a * asked, added),
      isTrue: false,
      why: {
        en: line`From mark to mark, the bottom line changes by ${b}, not by ${a} as the top line does.`,
        es: line`De marca a marca, la recta de abajo cambia en ${b}, no en ${a} como la de arriba.`,
      },
    },
    { ...pair(a * asked, b * (asked + 1)), isTrue: false, why: apart(a * asked, b * (asked + 1)) },
    { ...pair(a * (asked + 1), b * asked), isTrue: false, why: apart(a * (asked + 1), b * asked) },
  ]
}
