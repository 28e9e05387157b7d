import {
  answerStep,
  aThing,
  both,
  count,
  divide,
  drawing,
  equation,
  exact,
  expr,
  type FormMaker,
  figure,
  formulaChoice,
  fractionBar,
  itemOf,
  line,
  list,
  minus,
  numberList,
  prose,
  quantity,
  Ratio,
  step,
  thing,
  times,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { divisionOf, quotientOf, type UnitDivision, unitOf } from '../../kit/fractions/unit-division.ts'
import type { levels } from './levels.ts'
import { measuring } from './measuring.ts'
import { drawTold, fitsMeasuring, foundIn, givenOf, joined, partsAsked, steps, tellWhole } from './parts.ts'

const barsOf = ({ whole, d }: UnitDivision) => fractionBar({ parts: d, wholes: whole })
/** The wholes with the lines that a pupil draws. */
const cutBars = drawing<{ readonly whole: number; readonly d: number }>(barsOf, ({ whole, d }) => [
  { whole, d: d + 1 },
  { whole: whole + 1, d },
])

/** Each form has stories of its own, so that none comes twice on a sheet. */
const COUNTED = [0, 2, 8].map(i => itemOf(measuring, i))
const WRITTEN = [5, 3, 9].map(i => itemOf(measuring, i))
const CHOSEN = [4, 7, 10].map(i => itemOf(measuring, i))
const DRAWN = [1, 6, 11].map(i => itemOf(measuring, i))

export const easyForms = (form: FormMaker<typeof levels>) => ({
  howMany: form({
    levels: ['easy'],
    kind: 'story',
    lines: 3,
    draw: random => drawTold(random, COUNTED),
    answer: quantity,
    solve: foundIn,
    ask: tellWhole,
    solution: (told, found) => [
      partsAsked(told.division),
      ...steps(told),
      answerStep(both({ kind: 'paragraph', content: [found] }), told.story.ends(found)),
    ],
    check: (printed, { amount }) => fitsMeasuring(printed, exact(amount)),
  }),

  writeTheDivision: form({
    levels: ['easy'],
    kind: 'story',
    instruction: {
      en: prose`Write the division and its quotient.`,
      es: prose`Escribe la división y su cociente.`,
    },
    draw: random => drawTold(random, WRITTEN),
    answer: numberList,
    namedAnswer: ({ division }) =>
      both(equation(divisionOf(division, 'whole by unit'), quotientOf(division, 'whole by unit'))),
    solve: ({ division }) => [division.whole, unitOf(division), quotientOf(division, 'whole by unit')],
    ask: told => {
      const { en, es } = tellWhole(told)
      const blanks = prose`____ ÷ ____ = ____`
      return { en: [en, blanks], es: [es, blanks] }
    },
    solution: told => [
      partsAsked(told.division),
      ...steps(told).slice(0, -1),
      answerStep(
        equation(divisionOf(told.division, 'whole by unit'), quotientOf(told.division, 'whole by unit')),
        told.story.ends(foundIn(told)),
      ),
    ],
    check(printed, answers) {
      const [whole, part, quotient] = tupleOf(answers, 3).map(exact)
      return (
        whole?.equals(printed.role('whole')) === true &&
        part?.equals(printed.role('part')) === true &&
        quotient !== undefined &&
        fitsMeasuring(printed, quotient)
      )
    },
  }),

  chooseTheDivision: form({
    levels: ['easy'],
    instruction: {
      en: prose`Which expression answers the question?`,
      es: prose`¿Qué expresión responde a la pregunta?`,
    },
    draw: random => drawTold(random, CHOSEN),
    answer: formulaChoice,
    solve: ({ division }) => divisionOf(division, 'whole by unit'),
    mistakes: ({ division }) => ({
      exchanged: divide(unitOf(division), division.whole),
      multiplied: times(division.whole, unitOf(division)),
      subtracted: minus(division.whole, unitOf(division)),
    }),
    ask: tellWhole,
    solution: ({ division, story }, answer) => [
      step(list(division.whole, unitOf(division)), because.read, {
        what: {
          en: line`${count(division.whole, story.unit)} in all, ${count(unitOf(division), story.unit)} for each ${thing(story.pieces)}`,
          es: line`${count(division.whole, story.unit)} en total, ${count(unitOf(division), story.unit)} por cada ${thing(story.pieces)}`,
        },
      }),
      step(expr(answer), because.explain, {
        sentence: {
          en: line`Divide to find how many parts of ${unitOf(division)} there are.`,
          es: line`Divide para hallar cuántas partes de ${unitOf(division)} hay.`,
        },
      }),
    ],
    whyWrong: ({ division }) => {
      const [{ whole }, unit] = [division, unitOf(division)]
      return {
        exchanged: {
          en: line`This divides ${unit} into ${whole} parts.`,
          es: line`Esto divide ${unit} en ${whole} partes.`,
        },
        multiplied: { en: line`This is ${unit} of ${whole}.`, es: line`Esto es ${unit} de ${whole}.` },
        subtracted: {
          en: line`This takes ${unit} away only once.`,
          es: line`Esto quita ${unit} una sola vez.`,
        },
      }
    },
    check(printed, answer) {
      const chosen = expr(answer)
      return chosen.kind === 'quotient' && chosen.sign && fitsMeasuring(printed, exact(chosen))
    },
  }),

  drawTheParts: form({
    levels: ['easy'],
    draw: random => drawTold(random, DRAWN, 16),
    answer: cutBars,
    solve: ({ division }) => division,
    ask(told) {
      const { story, division } = told
      const { en, es } = joined(givenOf(told), story.question, {
        en: line`Each bar is 1 ${thing(story.unit)}. Draw lines so that each part stands for ${aThing(story.pieces)}.`,
        es: line`Cada barra representa 1 ${thing(story.unit)}. Traza líneas para que cada parte represente ${aThing(story.pieces)}.`,
      })
      const bars = figure(fractionBar({ parts: 1, wholes: division.whole }))
      return { en: [en, bars], es: [es, bars] }
    },
    key: told => {
      const { en, es } = told.story.ends(foundIn(told))
      return { en: { kind: 'paragraph', content: en }, es: { kind: 'paragraph', content: es } }
    },
    solution: told => [
      step(equation(divide(1, unitOf(told.division)), told.division.d), because.explain, {
        sentence: {
          en: line`A whole has ${told.division.d} parts of ${unitOf(told.division)}.`,
          es: line`Un entero tiene ${told.division.d} partes de ${unitOf(told.division)}.`,
        },
      }),
      step(
        equation(times(told.division.whole, told.division.d), told.division.whole * told.division.d),
        because.explain,
        {
          sentence: {
            en: line`There are ${told.division.whole} wholes, so multiply: this is the number of parts in all.`,
            es: line`Hay ${told.division.whole} enteros, así que multiplica: es el número de partes en total.`,
          },
        },
      ),
      step(figure(barsOf(told.division)), because.explain, {
        sentence: {
          en: [...line`Cut each bar into ${told.division.d} equal parts. `, ...told.story.ends(foundIn(told)).en],
          es: [...line`Divide cada barra en ${told.division.d} partes iguales. `, ...told.story.ends(foundIn(told)).es],
        },
      }),
    ],
    // As many wholes as are printed, and parts of the size that is told.
    check(printed, { whole, d }) {
      const wholes = printed.figure('fraction-bar').rows.flatMap(row => row.wholes)
      return (
        wholes.length === whole && printed.role('whole').equals(whole) && printed.role('part').equals(Ratio.of(1, d))
      )
    },
  }),
})
