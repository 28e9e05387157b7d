import {
  answerStep,
  both,
  box,
  type Content,
  count,
  divide,
  type Expr,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  figure,
  line,
  list,
  m,
  minus,
  name,
  numberList,
  people,
  prose,
  quantity,
  role,
  statements,
  step,
  steps,
  sum,
  things,
  times,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { drawSplit, type levels, type Split, wholeArea } from './levels.ts'
import { CENTIMETERS, drawnSides, FEET, INCHES, isLabeledTrue, METERS, model, type Unit } from './parts.ts'
import { splitPlaces } from './places.ts'

const UNITS = [FEET, INCHES, METERS, CENTIMETERS] as const

const MISTAKES = ['onlyFirstPart', 'wrongParts', 'wrongProduct'] as const
type Mistake = (typeof MISTAKES)[number]

/** Four lines of somebody's work. */
function workOf({ side, left, right }: Split, mistake: Mistake | null): readonly Expr[] {
  const second = mistake === 'wrongParts' ? right + 1 : right
  const product = mistake === 'onlyFirstPart' ? second : side * second + (mistake === 'wrongProduct' ? side : 0)
  return [
    times(side, sum(left, second)),
    mistake === 'onlyFirstPart' ? sum(times(side, left), second) : sum(times(side, left), times(side, second)),
    sum(side * left, product),
    expr(side * left + product),
  ]
}
const WRONG_LINE: Readonly<Record<Mistake, number>> = { wrongParts: 0, onlyFirstPart: 1, wrongProduct: 2 }

const saysOf = ({ side, left, right }: Split, mistake: Mistake) =>
  ({
    wrongParts: {
      en: line`${left} and ${right + 1} do not make ${left + right}`,
      es: line`${left} y ${right + 1} no suman ${left + right}`,
    },
    onlyFirstPart: {
      en: line`only ${left} was multiplied by ${side}, not ${right}`,
      es: line`solo se multiplicó el ${left} por ${side}, no el ${right}`,
    },
    wrongProduct: {
      en: line`${times(side, right)} is ${side * right}, not ${side * right + side}`,
      es: line`${times(side, right)} es ${side * right}, no ${side * right + side}`,
    },
  })[mistake]

/** The first wrong line and the area. */
const foundIn = (split: Split, unit: Unit, mistake: Mistake) => ({
  en: prose`Line ${WRONG_LINE[mistake] + 1}; ${count(wholeArea(split), unit.area)}`,
  es: prose`Renglón ${WRONG_LINE[mistake] + 1}; ${count(wholeArea(split), unit.area)}`,
})

export const hardForms = (form: FormMaker<typeof levels>) => ({
  ownSplit: form({
    levels: ['hard'],
    instruction: {
      en: prose`A rectangle is split into two parts to find its area. Write the missing numbers.`,
      es: prose`Un rectángulo se divide en dos partes para hallar su área. Escribe los números que faltan.`,
    },
    draw: (random, level) => ({ split: drawSplit(random, level), known: random.evenly(['left', 'right']) }),
    answer: numberList,
    solve: ({ split, known }) => [known === 'left' ? split.right : split.left, wholeArea(split)],
    ask({ split: { side, left, right }, known }) {
      return both(
        known === 'left'
          ? m`${side} × ${left + right} = ${side} × ${left} + ${side} × __ = __`
          : m`${side} × ${left + right} = ${side} × __ + ${side} × ${right} = __`,
      )
    },
    solution({ split, known }) {
      const { side, left, right } = split
      const [given, other] = known === 'left' ? [left, right] : [right, left]
      return [
        step(equation(minus(left + right, given), other), because.explain, {
          sentence: {
            en: line`The parts make ${left + right}: the missing part is ${other}.`,
            es: line`Las partes suman ${left + right}: la parte que falta es ${other}.`,
          },
        }),
        step(equation(times(side, left), side * left), because.explain, {
          sentence: {
            en: line`Multiply the first part by ${side}.`,
            es: line`Multiplica la primera parte por ${side}.`,
          },
        }),
        step(equation(times(side, right), side * right), because.explain, {
          sentence: {
            en: line`Multiply the second part by ${side}.`,
            es: line`Multiplica la segunda parte por ${side}.`,
          },
        }),
        step(equation(sum(side * left, side * right), wholeArea(split)), because.explain, {
          sentence: { en: line`Add the two products.`, es: line`Suma los dos productos.` },
        }),
        answerStep(list(other, wholeArea(split)), {
          en: line`The missing numbers are ${other} and ${wholeArea(split)}.`,
          es: line`Los números que faltan son ${other} y ${wholeArea(split)}.`,
        }),
      ]
    },
    check(printed, answers) {
      const [part, whole] = tupleOf(answers.map(exact), 2)
      const numbers = printed.all('number').map(exact)
      const [side, long] = tupleOf(numbers.slice(0, 2), 2)
      const shown = numbers.slice(2).find(number => !number.equals(side)) ?? side
      return part.plus(shown).equals(long) && whole.over(long).equals(side)
    },
  }),

  missingPart: form({
    levels: ['hard'],
    draw: (random, level) => ({
      split: drawSplit(random, level, 7),
      unit: random.pick(UNITS),
      known: random.evenly(['left', 'right']),
    }),
    answer: quantity,
    solve: ({ split, unit, known }) => count(known === 'left' ? split.right : split.left, unit.length),
    ask({ split, unit, known }) {
      const { left, right } = split
      const drawn = figure(model(split, { columns: known === 'left' ? [left, box()] : [box(), right] }))
      const area = count(wholeArea(split), unit.area)
      return {
        en: [
          prose`The area of the whole rectangle is ${area}. The lengths are in ${things(unit.length)}. Find the missing length.`,
          drawn,
        ],
        es: [
          prose`El área de todo el rectángulo es de ${area}. Las longitudes están en ${things(unit.length)}. Halla la longitud que falta.`,
          drawn,
        ],
      }
    },
    solution({ split: { side, left, right }, unit, known }) {
      const turned = known === 'left' ? { side, left, right } : { side, left: right, right: left }
      const missing = count(turned.right, unit.length)
      return [
        step(equation(times(side, turned.left), side * turned.left), because.explain, {
          sentence: {
            en: line`Find the area of the part with both lengths labeled: ${side} by ${turned.left}.`,
            es: line`Halla el área de la parte que tiene las dos longitudes: ${side} por ${turned.left}.`,
          },
        }),
        step(equation(minus(side * (left + right), side * turned.left), side * turned.right), because.explain, {
          sentence: {
            en: line`Subtract from the whole area to find the area of the other part.`,
            es: line`Resta del área total para hallar el área de la otra parte.`,
          },
        }),
        step(equation(divide(side * turned.right, side), turned.right), because.explain, {
          sentence: {
            en: line`Divide the area of the other part by ${side}, the side that both parts share.`,
            es: line`Divide el área de la otra parte entre ${side}, el lado que comparten las dos partes.`,
          },
        }),
        answerStep(both(prose`${missing}`), {
          en: line`The missing length is ${missing}.`,
          es: line`La longitud que falta es de ${missing}.`,
        }),
      ]
    },
    check(printed, { amount }) {
      const { side, left, right } = drawnSides(printed)
      const { columns } = printed.figure('area-model')
      const isLeft = columns[0]?.label?.kind === 'blank'
      return (
        isLabeledTrue(printed) &&
        exact(amount).equals(isLeft ? left : right) &&
        exact(printed.term('quantity').amount)
          .over(side)
          .equals(left + right)
      )
    },
  }),

  wrongLine: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw: (random, level) => ({
      split: drawSplit(random, level, 9),
      unit: random.pick(UNITS),
      mistake: random.evenly(MISTAKES),
      who: random.pick(people),
    }),
    answer: numberList,
    solve: ({ split, mistake }) => [WRONG_LINE[mistake] + 1, wholeArea(split)],
    namedAnswer: ({ split, unit, mistake }) => foundIn(split, unit, mistake),
    ask({ split, unit, mistake, who }): { en: Content; es: Content } {
      const { side, left, right } = split
      const written = steps(...workOf(split, mistake).map(done => line`${done}`))
      const [short, long] = [role('short', count(side, unit.length)), role('long', count(left + right, unit.length))]
      return {
        en: [
          prose`${name(who)} finds the area of a rectangle that is ${short} by ${long}.`,
          written,
          prose`The first wrong line is line ____.`,
          prose`Correct area: ____ ${things(unit.area)}`,
        ],
        es: [
          prose`${name(who)} halla el área de un rectángulo de ${short} por ${long}.`,
          written,
          prose`El primer renglón incorrecto es el renglón ____.`,
          prose`Área correcta: ____ ${things(unit.area)}`,
        ],
      }
    },
    solution({ split, unit, mistake }) {
      const { side, left, right } = split
      const lines = [
        step(equation(times(side, left + right), times(side, sum(left, right))), because.explain, {
          sentence: { en: line`Split ${left + right} correctly.`, es: line`Descompón ${left + right} correctamente.` },
        }),
        step(equation(times(side, sum(left, right)), sum(times(side, left), times(side, right))), because.explain, {
          sentence: { en: line`Multiply both parts by ${side}.`, es: line`Multiplica las dos partes por ${side}.` },
        }),
        step(
          statements(equation(times(side, left), side * left), equation(times(side, right), side * right)),
          because.explain,
          {
            sentence: { en: line`Find both products.`, es: line`Halla los dos productos.` },
          },
        ),
        step(equation(sum(side * left, side * right), wholeArea(split)), because.explain, {
          sentence: { en: line`Add the products.`, es: line`Suma los productos.` },
        }),
      ]
      return [
        step(workOf(split, mistake)[WRONG_LINE[mistake]] as Expr, because.mistakeIs, { what: saysOf(split, mistake) }),
        ...lines.slice(WRONG_LINE[mistake]),
        answerStep(foundIn(split, unit, mistake), {
          en: line`The mistake is in line ${WRONG_LINE[mistake] + 1}. The correct area is ${count(wholeArea(split), unit.area)}.`,
          es: line`El error está en el renglón ${WRONG_LINE[mistake] + 1}. El área correcta es de ${count(wholeArea(split), unit.area)}.`,
        }),
      ]
    },
    check(printed, answers) {
      const [wrong, area] = tupleOf(answers.map(exact), 2)
      const whole = printed.role('short').times(printed.role('long'))
      const values = printed.block('bullets').items.map(([done]) => evaluate(done as Expr))
      return area.equals(whole) && wrong.equals(1 + values.findIndex(value => !value.equals(whole)))
    },
  }),

  storyPart: form({
    levels: ['hard'],
    kind: 'story',
    draw: (random, level) => ({
      split: drawSplit(random, level, 13),
      place: random.evenly(startingAt(splitPlaces, 5)),
    }),
    answer: quantity,
    solve: ({ split, place }) => count(split.right, place.unit.length),
    ask: ({ place, split }) =>
      place.askPart(
        role('width', count(split.side, place.unit.length)),
        role('area', count(wholeArea(split), place.unit.area)),
        role('first', count(split.left, place.unit.length)),
      ),
    solution({ place, split }) {
      const { side, left, right } = split
      const found = count(right, place.unit.length)
      const shared = place.shared(count(side, place.unit.length))
      const areaOf = (part: typeof place.first) => ({
        en: [...line`Multiply to find the area of `, ...part.en, '.'],
        es: [...line`Multiplica para hallar el área de `, ...part.es, '.'],
      })
      return [
        step(equation(times(side, left), side * left), because.explain, { sentence: areaOf(place.first) }),
        step(equation(minus(wholeArea(split), side * left), side * right), because.explain, {
          sentence: {
            en: [...line`Subtract from the whole area to find the area of `, ...place.second.en, '.'],
            es: [...line`Resta del área total para hallar el área de `, ...place.second.es, '.'],
          },
        }),
        step(equation(divide(side * right, side), right), because.explain, {
          sentence: {
            en: [...shared.en, ...line`: divide the area of `, ...place.second.en, ...line` by ${side}.`],
            es: [...shared.es, ...line`: divide el área de `, ...place.second.es, ...line` entre ${side}.`],
          },
        }),
        answerStep(both(prose`${found}`), place.partIs(found)),
      ]
    },
    check: (printed, { amount }) =>
      exact(amount).plus(printed.role('first')).times(printed.role('width')).equals(printed.role('area')),
  }),
})
