import {
  answerStep,
  blank,
  count,
  type Expr,
  equation,
  exact,
  explained,
  expr,
  type FormMaker,
  integer,
  line,
  numberList,
  over,
  percent,
  percentage,
  prose,
  quantity,
  type Random,
  Ratio,
  role,
  tapeDiagram,
  times,
  withFigure,
} from '../../../author.ts'
import { type NamedBlank, namedKey } from '../../kit/measures/named-blanks.ts'
import { alone, paragraph } from '../../kit/stories/endings.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { drawOf, FRIENDLY, holds, partOf, proportionSteps, wholeFor } from './cases.ts'
import type { levels } from './levels.ts'
import { askPart, askPercent, easySettings, endPart, endPercent, tellPart, tellPercent } from './settings.ts'

/** Forms begin with different percents, and their wholes do not meet. */
const drawEasy = (first: number, wholes: readonly [number, number]) => (random: Random) =>
  drawOf(random, [random.evenly(startingAt(FRIENDLY, first))], wholes)
const BARS = [
  [5, 2],
  [4, 3],
  [5, 3],
  [10, 3],
  [5, 4],
  [10, 7],
  [4, 1],
  [10, 9],
] as const
const NAMES: readonly NamedBlank[] = [
  { name: { en: 'Part', es: 'Parte' } },
  { name: { en: 'Percent', es: 'Porcentaje' } },
]

export const easyForms = (form: FormMaker<typeof levels>) => ({
  part: form({
    levels: ['easy'],
    draw: drawEasy(0, [85, 145]),
    answer: integer,
    solve: facts => partOf(facts).n,
    ask: ({ rate, whole }) => ({
      en: prose`What is ${role('rate', percent(rate))} of ${role('whole', whole)}?`,
      es: prose`¿Cuánto es el ${role('rate', percent(rate))} de ${role('whole', whole)}?`,
    }),
    solution: facts => proportionSteps('part', facts),
    check: (printed, answer) => holds(answer, printed.role('rate').times(100), printed.role('whole')),
  }),

  whatPercent: form({
    levels: ['easy'],
    draw: drawEasy(6, [20, 80]),
    answer: percentage,
    solve: ({ rate }) => expr(rate),
    ask: facts => ({
      en: prose`What percent of ${role('whole', facts.whole)} is ${role('part', expr(partOf(facts)))}?`,
      es: prose`¿Qué porcentaje de ${role('whole', facts.whole)} es ${role('part', expr(partOf(facts)))}?`,
    }),
    solution: facts => [
      ...proportionSteps('percent', facts),
      answerStep(percent(facts.rate), {
        en: line`The number is the percent: ${expr(partOf(facts))} is ${percent(facts.rate)} of ${facts.whole}.`,
        es: line`Ese número es el porcentaje: ${expr(partOf(facts))} es el ${percent(facts.rate)} de ${facts.whole}.`,
      }),
    ],
    check: (printed, answer) => holds(printed.role('part'), answer, printed.role('whole')),
  }),

  onTape: form({
    levels: ['easy'],
    wide: true,
    draw(random) {
      const [boxes, shaded] = random.evenly(BARS)
      const each = random.until(
        () => random.int(3, 25),
        value => value * boxes !== 100,
      )
      return { boxes, shaded, each }
    },
    answer: numberList,
    solve: ({ boxes, shaded, each }) => [shaded * each, (100 / boxes) * shaded],
    namedAnswer: ({ boxes, shaded, each }) => namedKey(NAMES, [shaded * each, percent((100 / boxes) * shaded)]),
    ask({ boxes, shaded, each }) {
      const drawn = tapeDiagram([
        {
          boxes: Array.from({ length: boxes }, (_, i) => ({ fill: i < shaded ? 'gray' : 'white' }) as const),
          brace: expr(boxes * each),
        },
      ])
      return withFigure(
        {
          en: prose`The shaded part of the bar is __ of ${boxes * each}, which is __% of the whole bar.`,
          es: prose`La parte sombreada de la barra es __ de ${boxes * each}; es el __% de toda la barra.`,
        },
        drawn,
      )
    },
    solution: ({ boxes, shaded, each }) => {
      const divided = (value: number | Expr): Expr => ({
        kind: 'quotient',
        over: expr(value),
        under: expr(boxes),
        sign: true,
      })
      if (shaded === 1)
        return [
          explained(
            equation(divided(boxes * each), each),
            line`The bar has ${boxes} equal boxes, and ${1} is shaded: divide the whole by ${boxes}.`,
            line`La barra tiene ${boxes} recuadros iguales y ${1} está sombreado: divide el total entre ${boxes}.`,
          ),
          explained(
            equation(divided(percent(100)), percent(100 / boxes)),
            line`All boxes make ${percent(100)}: divide by ${boxes}. The part is ${each}, and the percent is ${percent(100 / boxes)}.`,
            line`Todos los recuadros forman el ${percent(100)}: divide entre ${boxes}. La parte es ${each} y el porcentaje es ${percent(100 / boxes)}.`,
          ),
        ]
      return [
        explained(
          equation(divided(boxes * each), each),
          line`The bar has ${boxes} equal boxes: divide the whole by ${boxes}.`,
          line`La barra tiene ${boxes} recuadros iguales: divide el total entre ${boxes}.`,
        ),
        explained(
          equation(times(shaded, each), shaded * each),
          line`Multiply by the number of shaded boxes, ${shaded}.`,
          line`Multiplica por el número de recuadros sombreados, ${shaded}.`,
        ),
        explained(
          equation(divided(percent(100)), percent(100 / boxes)),
          line`All boxes make ${percent(100)}: divide to find the percent of one box.`,
          line`Todos los recuadros forman el ${percent(100)}: divide para hallar el porcentaje de un recuadro.`,
        ),
        explained(
          equation(times(shaded, percent(100 / boxes)), percent((100 / boxes) * shaded)),
          line`Multiply by ${shaded}. The part is ${shaded * each}, and the percent is ${percent((100 / boxes) * shaded)}.`,
          line`Multiplica por ${shaded}. La parte es ${shaded * each} y el porcentaje es ${percent((100 / boxes) * shaded)}.`,
        ),
      ]
    },
    check(printed, [part, rate]) {
      const [bar] = printed.figure('tape-diagram').rows
      const brace = bar?.brace
      if (!bar || brace?.kind !== 'number' || part === undefined || rate === undefined) return false
      const shaded = bar.boxes.filter(({ fill }) => fill !== 'white').length
      return (
        exact(rate)
          .times(bar.boxes.length)
          .equals(100 * shaded) && holds(part, rate, Ratio.of(brace.n))
      )
    },
  }),

  frame: form({
    levels: ['easy'],
    draw(random) {
      const facts = drawEasy(11, [150, 220])(random)
      return { ...facts, isPart: random.evenly([true, false]) }
    },
    answer: numberList,
    solve: facts => [expr(partOf(facts)), expr(facts.rate)],
    namedAnswer: facts => namedKey(NAMES, [expr(partOf(facts)), expr(facts.rate)]),
    ask(facts) {
      const { rate, whole, isPart } = facts
      const framed = equation(over(blank(2), whole), over(blank(2), 100))
      const given = isPart ? percent(rate) : expr(partOf(facts))
      return isPart
        ? {
            en: [prose`What is ${role('rate', given)} of ${role('whole', whole)}? Complete the proportion.`, framed],
            es: [
              prose`¿Cuánto es el ${role('rate', given)} de ${role('whole', whole)}? Completa la proporción.`,
              framed,
            ],
          }
        : {
            en: [
              prose`What percent of ${role('whole', whole)} is ${role('part', given)}? Complete the proportion.`,
              framed,
            ],
            es: [
              prose`¿Qué porcentaje de ${role('whole', whole)} es ${role('part', given)}? Completa la proporción.`,
              framed,
            ],
          }
    },
    solution: facts => {
      const { rate, whole, isPart } = facts
      const steps = proportionSteps(isPart ? 'part' : 'percent', facts)
      return [
        ...steps,
        answerStep(equation(over(expr(partOf(facts)), whole), over(expr(rate), 100)), {
          en: line`The part is ${expr(partOf(facts))}, and the percent is ${percent(rate)}.`,
          es: line`La parte es ${expr(partOf(facts))} y el porcentaje es ${percent(rate)}.`,
        }),
      ]
    },
    check(printed, [part, rate]) {
      return (
        part !== undefined &&
        rate !== undefined &&
        holds(part, rate, printed.role('whole')) &&
        (printed.terms('role').some(term => term.name === 'rate')
          ? exact(rate).equals(printed.role('rate').times(100))
          : exact(part).equals(printed.role('part')))
      )
    },
  }),

  partStory: form({
    levels: ['easy'],
    kind: 'story',
    draw: random => drawStory(random, 0),
    answer: quantity,
    solve: facts => count(partOf(facts), facts.setting.noun),
    ask: ({ setting, rate, whole }) =>
      paragraph(
        tellPart(setting, role('rate', percent(rate)), role('whole', count(whole, setting.noun))),
        askPart(setting),
      ),
    solution: (facts, answer) => [
      ...proportionSteps('part', facts),
      answerStep(alone(answer), endPart(facts.setting, answer)),
    ],
    check: (printed, { amount }) => holds(amount, printed.role('rate').times(100), printed.role('whole')),
  }),

  percentStory: form({
    levels: ['easy'],
    kind: 'story',
    draw: random => drawStory(random, 3),
    answer: percentage,
    solve: ({ rate }) => expr(rate),
    ask: facts =>
      paragraph(
        tellPercent(
          facts.setting,
          role('part', expr(partOf(facts))),
          role('whole', count(facts.whole, facts.setting.noun)),
        ),
        askPercent(facts.setting),
      ),
    solution: facts => [
      ...proportionSteps('percent', facts),
      answerStep(percent(facts.rate), endPercent(facts.setting, percent(facts.rate))),
    ],
    check: (printed, answer) => holds(printed.role('part'), answer, printed.role('whole')),
  }),
})
function drawStory(random: Random, first: number) {
  const setting = random.evenly(startingAt(easySettings, first))
  return random.until(
    () => {
      const rate = random.pick(FRIENDLY)
      return {
        setting,
        rate: Ratio.of(rate),
        whole: wholeFor(random, rate, [setting.range[0], setting.range[0] + 120]),
      }
    },
    ({ whole }) => whole > 0 && whole !== 100,
  )
}
