import {
  absolute,
  answerStep,
  equation,
  exact,
  explained,
  explainedBy,
  expr,
  type FormMaker,
  failed,
  figure,
  itemOf,
  labelOrder,
  line,
  list,
  minus,
  numberLine,
  type Printed,
  type Random,
  Ratio,
  rational,
  ratioOfExact,
  relation,
  type Sentence,
  sentenceChoice,
  statements,
  step,
  symbol,
  table,
  things,
  wholes,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { paragraph, printedAmount } from './easy.ts'
import { type Meeting, meetings, type Readings, readings, scenes, ways } from './hard-stories.ts'
import type { levels } from './levels.ts'
import { amountIn, roleOf, type Side, signed, type Told, type Unit, written } from './situations.ts'

const nounOf = (unit: Unit) => (typeof unit === 'string' ? failed('An amount without a noun') : things(unit))
const other = (side: Side): Side => (side === 'up' ? 'down' : 'up')
const QUARTERS = [1, 2, 3] as const
/** A number between two whole ones, in halves or quarters, which is not whole. */
const partial = (random: Random, least: number, most: number, step: 1 | 2) =>
  Ratio.of(4 * random.int(least, most - 1) + (step === 2 ? 2 : random.pick(QUARTERS)), 4)

const sayMove = ({ moved, unit }: Pick<Readings, 'moved' | 'unit'>, side: Side, size: Ratio): Sentence => {
  const { en, es } = moved[side](amountIn(unit, written(size, 'decimal')))
  return {
    key: `${side} ${size}`,
    says: { en: { kind: 'paragraph', content: en }, es: { kind: 'paragraph', content: es } },
  }
}
/** A negative amount as a story prints it: −$12.50, −12.5 degrees. */
const negativeRole = (name: string, unit: Unit, size: Ratio) =>
  roleOf('up', unit, written(size.negated(), 'decimal'), name)

function drawReadings(random: Random) {
  const told = random.evenly(readings)
  const rises = random.evenly([true, false])
  const [least, most] = [told.least, told.most]
  // Far enough apart, and no distance from 0 is the answer.
  const near = random.int(least, Math.floor((least + most) / 2))
  const far = partial(random, near + Math.ceil((most - least) / 8), most, told.step)
  const isNearWhole = random.evenly([true, false])
  const close = isNearWhole ? Ratio.of(near) : Ratio.of(near).plus(Ratio.of(told.step, 4))
  const end = isNearWhole ? far : Ratio.of(Math.ceil(far.toNumber()))
  return { told, rises, before: rises ? end : close, after: rises ? close : end }
}
type DrawnReadings = ReturnType<typeof drawReadings>
const gap = ({ before, after }: DrawnReadings) => {
  const way = before.minus(after)
  return way.n < 0 ? way.negated() : way
}

const LETTERS = ['A', 'B', 'C', 'D'] as const
interface Fact {
  readonly side: Side
  readonly value: Ratio
  readonly as: 'decimal' | 'mixed'
}
function drawScene(random: Random) {
  const scene = random.evenly(scenes)
  const base = random.int(3, Math.floor(scene.most / 2))
  // Three amounts within a few units, one a fraction beside a decimal; money stays in dollars and cents.
  const near = wholes(4 * base + 1, 4 * base + 12).filter(n => n % scene.step === 0)
  const [one, two, three] =
    scene.unit === 'money'
      ? random.shuffle([
          4 * base + random.int(1, 3),
          4 * base + random.int(5, 7),
          4 * base + random.int(9, 11),
        ] as const)
      : random.sample(near, 3)
  const [first, second] =
    scene.unit === 'money' ? (['decimal', 'decimal'] as const) : random.shuffle(['decimal', 'mixed'] as const)
  const below: readonly Fact[] = [
    { side: 'down', value: Ratio.of(one, 4), as: first },
    { side: 'down', value: Ratio.of(two, 4), as: second },
    { side: 'down', value: Ratio.of(three, 4), as: first },
  ]
  const up: Fact = { side: 'up', value: Ratio.of(random.int(4, 4 * base), 4), as: 'decimal' }
  const facts = random.until(
    () => random.shuffle<readonly number[]>([0, 1, 2, 3]),
    order => {
      const sizes = order.map(place => (place === 3 ? up.value : itemOf(below, place).value.negated()).toNumber())
      return (
        sizes.slice(1).some((size, i) => size < itemOf(sizes, i)) &&
        sizes.slice(1).some((size, i) => size > itemOf(sizes, i))
      )
    },
  )
  return { scene, below, up, order: facts }
}
type DrawnScene = ReturnType<typeof drawScene>
const factsOf = ({ below, up, order }: DrawnScene): readonly Fact[] =>
  order.map(place => (place === 3 ? up : itemOf(below, place)))
const sentencesOf = ({ scene, order, ...rest }: DrawnScene): readonly Told[] =>
  factsOf({ scene, order, ...rest }).map(({ side, value, as }, i) => {
    const place = itemOf(order, i)
    const amount = roleOf(side, scene.unit, written(value, as), itemOf(LETTERS, i))
    return place === 3 ? scene.up(amount) : itemOf(scene.down, place)(amount)
  })
const numberIn = ({ side, value, as }: Fact, unit?: Unit) => written(signed(side, value), as, unit)

interface Met {
  readonly meeting: Meeting
  /** In halves. */
  readonly from: number
  readonly to: number
}
const SPAN = { low: -7, high: 2 } as const
function drawMeeting(random: Random): Met {
  const meeting = random.evenly(meetings)
  const isDown = random.evenly([true, false])
  const ends = random.until(
    () => [-random.int(3, 13), -random.int(3, 13)] as const,
    // One stands between two numbers; the way is none of the numbers at its ends.
    ([a, b]) => (a + b) % 2 !== 0 && a - b > 2 && a - b !== -a && a - b !== -b,
  )
  const [high, low] = ends
  return isDown ? { meeting, from: high, to: low } : { meeting, from: low, to: high }
}
const half = (n: number) => Ratio.of(n, 2)
const places = (printed: Printed) => printed.figure('number-line').points.map(({ at }) => ratioOfExact(at))
const MOVES = {
  up: (a: Parameters<Readings['moved']['up']>[0]): Told => ({ en: line`up ${a}`, es: line`subir ${a}` }),
  down: (a: Parameters<Readings['moved']['up']>[0]): Told => ({ en: line`down ${a}`, es: line`bajar ${a}` }),
}
const nounIn = ({ unit }: Meeting) => (unit === 'foot' ? nouns.foot : nouns.meter)
const move = ({ meeting }: Met, side: Side, size: Ratio) => sayMove({ moved: MOVES, unit: nounIn(meeting) }, side, size)
const size = (value: Ratio) => (value.n < 0 ? value.negated() : value)
/** How far it is from P to Q, and which way. */
const wayOf = ({ meeting, from, to }: Met): Told => {
  const [P, Q] = [symbol('P'), symbol('Q')]
  const far = amountIn(nounIn(meeting), written(half(Math.abs(to - from)), 'decimal'))
  return to > from
    ? {
        en: line`From ${P} to ${Q} is ${far}, and ${Q} is higher than ${P}.`,
        es: line`De ${P} a ${Q} hay ${far}, y ${Q} está más arriba que ${P}.`,
      }
    : {
        en: line`From ${P} to ${Q} is ${far}, and ${Q} is lower than ${P}.`,
        es: line`De ${P} a ${Q} hay ${far}, y ${Q} está más abajo que ${P}.`,
      }
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  howItChanged: form({
    levels: ['hard'],
    kind: 'story',
    draw: drawReadings,
    answer: sentenceChoice,
    solve: drawn => sayMove(drawn.told, drawn.rises ? 'up' : 'down', gap(drawn)),
    mistakes(drawn) {
      const way: Side = drawn.rises ? 'up' : 'down'
      const added = drawn.before.plus(drawn.after)
      return {
        otherWay: sayMove(drawn.told, other(way), gap(drawn)),
        added: sayMove(drawn.told, way, added),
        addedOtherWay: sayMove(drawn.told, other(way), added),
      }
    },
    ask: ({ told, before, after }) =>
      paragraph(
        told.tell(negativeRole('Before', told.unit, before), negativeRole('After', told.unit, after)),
        told.question,
      ),
    solution({ told: { unit }, rises, before, after }, { says }) {
      const [far, near] = rises ? [before, after] : [after, before]
      const [big, small] = [written(far, 'decimal', unit), written(near, 'decimal', unit)]
      return [
        explainedBy(
          statements(
            equation(absolute(written(far.negated(), 'decimal', unit)), big),
            equation(absolute(written(near.negated(), 'decimal', unit)), small),
          ),
          {
            en: line`Both numbers are below 0. Find how far each is from 0.`,
            es: line`Los dos números están bajo el 0. Halla a qué distancia del 0 está cada uno.`,
          },
        ),
        explainedBy(equation(minus(big, small), written(far.minus(near), 'decimal', unit)), {
          en: line`They are on the same side of 0: subtract the distances.`,
          es: line`Están del mismo lado del 0: resta las distancias.`,
        }),
        step(says, because.explain, {
          sentence: rises
            ? {
                en: line`The second number is nearer to 0, so it is greater: a rise.`,
                es: line`El segundo número está más cerca del 0, así que es mayor: es una subida.`,
              }
            : {
                en: line`The second number is farther from 0, so it is less: a fall.`,
                es: line`El segundo número está más lejos del 0, así que es menor: es una bajada.`,
              },
        }),
      ]
    },
    whyWrong: ({ told: { unit }, rises, before, after }) => {
      const [a, b] = [written(before.negated(), 'decimal', unit), written(after.negated(), 'decimal', unit)]
      const sum = {
        en: line`The distances from 0 are added, but both numbers are below 0.`,
        es: line`Se suman las distancias al 0, pero los dos números están bajo el 0.`,
      }
      return {
        otherWay: explained(
          relation(b, rises ? '>' : '<', a),
          rises
            ? line`The second number is greater, so it is a rise.`
            : line`The second number is less, so it is a fall.`,
          rises
            ? line`El segundo número es mayor, así que es una subida.`
            : line`El segundo número es menor, así que es una bajada.`,
        ),
        added: sum,
        addedOtherWay: sum,
      }
    },
    check(printed, { key }) {
      // On the number line from the first number to the second.
      const change = printed.role('upAfter').minus(printed.role('upBefore'))
      return key === `${change.n > 0 ? 'up' : 'down'} ${size(change)}`
    },
  }),

  backToZero: form({
    levels: ['hard'],
    kind: 'story',
    lines: 2,
    draw(random) {
      const way = random.evenly(ways)
      const out = partial(random, Math.ceil(way.most / 2), way.most, way.step)
      const back = Ratio.of(random.int(Math.ceil(way.most / 10), Math.floor(way.most / 3)))
      const [first, second] = random.evenly([true, false])
        ? [out, back]
        : [Ratio.of(Math.ceil(out.toNumber())), back.plus(Ratio.of(1, way.step === 2 ? 2 : 4))]
      return { way, out: first, back: second }
    },
    answer: rational,
    solve: ({ way: { side, unit }, out, back }) => written(signed(other(side), out.minus(back)), 'decimal', unit),
    ask: ({ way: { tell, side, unit, question }, out, back }) =>
      paragraph(
        tell(
          roleOf(side, unit, written(out, 'decimal', unit), 'Out'),
          roleOf(other(side), unit, written(back, 'decimal', unit), 'Back'),
        ),
        question,
        unit === 'money'
          ? { en: line`____ dollars`, es: line`____ dólares` }
          : { en: line`____ ${nounOf(unit)}`, es: line`____ ${nounOf(unit)}` },
      ),
    solution: ({ way: { side, unit, left }, out, back }, answer) => {
      const rest = written(out.minus(back), 'decimal', unit)
      return [
        explainedBy(equation(minus(written(out, 'decimal', unit), written(back, 'decimal', unit)), rest), {
          en: line`The second change undoes a part of the first one: subtract to find how far from 0 the result is.`,
          es: line`El segundo cambio deshace una parte del primero: resta para hallar a qué distancia del 0 queda el resultado.`,
        }),
        explainedBy(
          written(signed(side, out.minus(back)), 'decimal', unit),
          side === 'down'
            ? {
                en: line`The result is below 0, so the change must be positive.`,
                es: line`El resultado está por debajo del 0, así que el cambio debe ser positivo.`,
              }
            : {
                en: line`The result is above 0, so the change must be negative.`,
                es: line`El resultado está por encima del 0, así que el cambio debe ser negativo.`,
              },
        ),
        answerStep(expr(answer), left(amountIn(unit, rest))),
      ]
    },
    check(printed, answer) {
      const total = printedAmount(printed, 'Out').plus(printedAmount(printed, 'Back'))
      return total.plus(exact(answer)).n === 0
    },
  }),

  orderSituations: form({
    levels: ['hard'],
    kind: 'order',
    lines: 1,
    draw: drawScene,
    answer: labelOrder(LETTERS),
    solve: drawn => {
      const facts = factsOf(drawn)
      const sizeAt = (i: number) => exact(numberIn(itemOf(facts, i))).toNumber()
      return [0, 1, 2, 3].sort((a, b) => sizeAt(a) - sizeAt(b)).map(i => itemOf(LETTERS, i))
    },
    ask(drawn) {
      const all = sentencesOf(drawn)
      const listed = (locale: 'en' | 'es') =>
        table({ rows: all.map((told, i) => [symbol(itemOf(LETTERS, i)), told[locale]]) })
      const { order } = drawn.scene
      return {
        en: [listed('en'), { kind: 'paragraph', content: order.en }],
        es: [listed('es'), { kind: 'paragraph', content: order.es }],
      }
    },
    solution(drawn, letters) {
      const facts = factsOf(drawn)
      const { unit } = drawn.scene
      const named = facts.map((fact, i) => relation(symbol(itemOf(LETTERS, i)), '→', numberIn(fact, unit)))
      const below = facts.filter(({ side }) => side === 'down').map(fact => numberIn(fact, unit))
      const sorted = [...below].sort((a, b) => exact(a).toNumber() - exact(b).toNumber())
      return [
        explainedBy(statements(...named), {
          en: line`Write each situation as a positive or negative number.`,
          es: line`Escribe cada situación como un número positivo o negativo.`,
        }),
        step(list(...sorted), because.negativesByDistance),
        explainedBy(list(...letters.map(letter => symbol(letter))), {
          en: line`The positive number is the greatest, so its letter comes last.`,
          es: line`El número positivo es el mayor, así que su letra va al final.`,
        }),
      ]
    },
    check(printed, letters) {
      const sizes = letters.map(letter => printedAmount(printed, letter))
      return sizes.slice(1).every((value, i) => value.compare(itemOf(sizes, i)) > 0) && new Set(letters).size === 4
    },
  }),

  moveOnTheLine: form({
    levels: ['hard'],
    draw: drawMeeting,
    answer: sentenceChoice,
    solve: met => move(met, met.to > met.from ? 'up' : 'down', half(Math.abs(met.to - met.from))),
    mistakes(met) {
      const way: Side = met.to > met.from ? 'up' : 'down'
      return {
        otherWay: move(met, other(way), half(Math.abs(met.to - met.from))),
        marksAsOnes: move(met, way, Ratio.of(Math.abs(met.to - met.from))),
        marksAsOnesOtherWay: move(met, other(way), Ratio.of(Math.abs(met.to - met.from))),
      }
    },
    ask({ meeting: { tell, question }, from, to }) {
      const drawn = figure(
        numberLine({
          from: SPAN.low,
          to: SPAN.high,
          step: Ratio.of(1, 2),
          labels: wholes(0, SPAN.high - SPAN.low).map(n => SPAN.low + n),
          points: [
            [half(from), 'P'],
            [half(to), 'Q'],
          ],
          vertical: true,
        }),
      )
      const { en, es } = paragraph(tell, question)
      return { en: [en, drawn], es: [es, drawn] }
    },
    solution(met, { says }) {
      const [a, b] = [written(half(met.from), 'decimal'), written(half(met.to), 'decimal')]
      const [far, near] = met.from < met.to ? [met.from, met.to] : [met.to, met.from]
      return [
        explainedBy(statements(equation(symbol('P'), a), equation(symbol('Q'), b)), {
          en: line`Read the points. Each space is half a unit.`,
          es: line`Lee los puntos. Cada espacio es media unidad.`,
        }),
        explainedBy(
          equation(
            minus(written(half(-far), 'decimal'), written(half(-near), 'decimal')),
            written(half(near - far), 'decimal'),
          ),
          {
            en: line`Both are below 0: subtract their distances from 0.`,
            es: line`Los dos están bajo el 0: resta sus distancias al 0.`,
          },
        ),
        step(says, because.explain, { sentence: wayOf(met) }),
      ]
    },
    whyWrong: ({ from, to }) => {
      const many = Math.abs(to - from)
      const marks = {
        en: line`It counts ${many} spaces as units, but each space is half a unit.`,
        es: line`Cuenta ${many} espacios como unidades, pero cada espacio es media unidad.`,
      }
      const both = {
        en: line`It goes the wrong way and counts ${many} spaces, each half a unit, as units.`,
        es: line`Va en el otro sentido y cuenta ${many} espacios, cada uno de media unidad, como unidades.`,
      }
      return {
        otherWay:
          to > from
            ? {
                en: line`${symbol('Q')} is higher on the line than ${symbol('P')}.`,
                es: line`${symbol('Q')} está más arriba en la recta que ${symbol('P')}.`,
              }
            : {
                en: line`${symbol('Q')} is lower on the line than ${symbol('P')}.`,
                es: line`${symbol('Q')} está más abajo en la recta que ${symbol('P')}.`,
              },
        marksAsOnes: marks,
        marksAsOnesOtherWay: both,
      }
    },
    check(printed, { key }) {
      const [a, b] = places(printed)
      if (!a || !b) return false
      const change = b.minus(a)
      return key === `${change.n > 0 ? 'up' : 'down'} ${size(change)}`
    },
  }),
})
