import {
  type Block,
  type Both,
  count,
  divide,
  type Expr,
  equation,
  explained,
  failed,
  gcd,
  type Inline,
  itemOf,
  line,
  type Noun,
  type Printed,
  ratio,
  role,
  type Step,
  tapeDiagram,
  theThings,
  things,
  times,
  wholes,
  words,
} from '../../../author.ts'
import type { Setting } from '../../kit/ratios/settings.ts'

/** So many boxes of each kind, all of one value. */
export interface Tape {
  readonly setting: Setting
  readonly boxes: readonly number[]
  readonly value: number
}
export type Boxes = readonly [number, number]

export const allBoxes = ({ boxes }: Pick<Tape, 'boxes'>) => boxes.reduce((all, one) => all + one, 0)
export const amountAt = ({ boxes, value }: Tape, i: number) => itemOf(boxes, i) * value
export const totalOf = (tape: Tape) => allBoxes(tape) * tape.value
export const kindAt = ({ setting }: Pick<Tape, 'setting'>, i: number): Noun => itemOf(setting.kinds, i)
export const counted = (tape: Tape, i: number) => count(amountAt(tape, i), kindAt(tape, i))

/** Ratios in lowest terms from some number of boxes to some other. */
export const ratiosIn = (from: number, to: number, apart = 1): readonly Boxes[] =>
  wholes(from, to).flatMap(a =>
    wholes(from, to).flatMap((b): Boxes[] => (Math.abs(a - b) >= apart && gcd(a, b) === 1 ? [[a, b]] : [])),
  )

const named = ({ en, es }: Noun): Expr => {
  const [one, other] = [en[1], es[1]].map(word => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
  return words(one ?? failed('A noun has a plural'), other ?? failed('A noun has a plural'))
}
/** A bar for each kind; what a row or all of it is worth stands at a brace. */
export const drawnTape = (
  setting: Setting,
  boxes: readonly number[],
  { rows = {}, total }: { readonly rows?: Readonly<Record<number, number>>; readonly total?: number },
): ReturnType<typeof tapeDiagram> =>
  tapeDiagram(
    boxes.map((n, i) => ({
      label: named(itemOf(setting.kinds, i)),
      boxes: n,
      ...(rows[i] === undefined ? {} : { brace: rows[i] }),
    })),
    total === undefined ? {} : { total },
  )

/** "At an animal shelter, the ratio of cats to dogs is 3 : 5." */
export function ratioTold({ setting, boxes }: Pick<Tape, 'setting' | 'boxes'>): Both<readonly Inline[]> {
  const { en, es } = setting.place
  const [a, b] = [kindAt({ setting }, 0), kindAt({ setting }, 1)]
  if (boxes.length === 2)
    return {
      en: [en, ...line`, the ratio of ${things(a)} to ${things(b)} is ${ratio(...boxes)}.`],
      es: [es, ...line`, la razón entre ${theThings(a)} y ${theThings(b)} es ${ratio(...boxes)}.`],
    }
  const c = kindAt({ setting }, 2)
  return {
    en: [en, ...line`, the ratio of ${things(a)} to ${things(b)} to ${things(c)} is ${ratio(...boxes)}.`],
    es: [es, ...line`, la razón entre ${theThings(a)}, ${theThings(b)} y ${theThings(c)} es ${ratio(...boxes)}.`],
  }
}

/** "There are 64 cats and dogs in all." */
export function totalTold(tape: Tape): Both<readonly Inline[]> {
  const all = role('total', totalOf(tape))
  const { firstTwo } = tape.setting
  const [a, b] = [kindAt(tape, 0), kindAt(tape, 1)]
  if (tape.boxes.length === 2)
    return {
      en: firstTwo
        ? line`There are ${all} ${firstTwo} in all.`
        : line`There are ${all} ${things(a)} and ${things(b)} in all.`,
      es: firstTwo ? line`En total hay ${all} ${firstTwo}.` : line`En total hay ${all} ${things(a)} y ${things(b)}.`,
    }
  return {
    en: line`There are ${role('total', count(totalOf(tape), tape.setting.all))} in all.`,
    es: line`En total hay ${role('total', count(totalOf(tape), tape.setting.all))}.`,
  }
}

export const story = (...parts: readonly Both<readonly Inline[]>[]): Both<Block> => ({
  en: { kind: 'paragraph', content: parts.flatMap(({ en }, i) => (i === 0 ? en : [' ', ...en])) },
  es: { kind: 'paragraph', content: parts.flatMap(({ es }, i) => (i === 0 ? es : [' ', ...es])) },
})

/** So many boxes are worth so much: what one is worth. */
export const oneBox = (boxes: number, worth: number, why: Both<readonly Inline[]>): Step =>
  explained(equation(divide(worth, boxes), worth / boxes), why.en, why.es)
export const boxesOf = (tape: Tape, i: number): Step =>
  explained(
    equation(times(itemOf(tape.boxes, i), tape.value), amountAt(tape, i)),
    line`${things(kindAt(tape, i))}: ${itemOf(tape.boxes, i)} boxes of ${tape.value}.`,
    line`${things(kindAt(tape, i))}: ${itemOf(tape.boxes, i)} recuadros de ${tape.value}.`,
  )

/** The numbers of the printed ratio. */
export const ratioIn = (printed: Printed): readonly number[] =>
  printed.one('ratio').items.map(item => (item.kind === 'number' ? item.n : failed('A ratio of numbers')))
