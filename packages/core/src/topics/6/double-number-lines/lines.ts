import {
  type Block,
  type Both,
  box,
  count,
  divide,
  doubleNumberLine,
  equation,
  explained,
  failed,
  gcd,
  type Inline,
  line,
  type Noun,
  ordinal,
  type Printed,
  type Random,
  role,
  type Step,
  theThings,
  times,
  wholes,
  words,
} from '../../../author.ts'
import { dollar } from '../../../language/nouns/index.ts'
import type { Setting } from './settings.ts'

/** So much of the first for so much of the second from one mark to the next. */
export interface Paired {
  readonly setting: Setting
  readonly a: number
  readonly b: number
}

export function drawPaired(random: Random, settings: readonly Setting[]): Paired {
  const setting = random.evenly(settings)
  const [a, b] = random.until(
    () => [random.int(...setting.tops), random.int(...setting.bottoms)] as const,
    ([a, b]) => {
      const [least, most] = setting.each ?? [0, Number.POSITIVE_INFINITY]
      // A price for one is in cents.
      return a !== b && gcd(a, b) === 1 && b / a >= least && b / a <= most && (setting.bottom !== dollar || a !== 3)
    },
  )
  return { setting, a, b }
}

const named = ({ en, es }: Noun) => {
  const cap = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`
  return words(cap(en[1]), cap(es[1]))
}
type Shown = (mark: number) => number | 'box' | null
/** The lines with what stands at each mark from 0 on. */
export function linesOf({ setting }: Pick<Paired, 'setting'>, marks: number, top: Shown, bottom: Shown) {
  const labels = (shown: Shown) =>
    wholes(0, marks).map(mark => {
      const item = shown(mark)
      return item === 'box' ? box(1.8) : item
    })
  return doubleNumberLine(
    { name: named(setting.top), labels: labels(top) },
    { name: named(setting.bottom), labels: labels(bottom) },
  )
}

export const topCount = ({ setting }: Pick<Paired, 'setting'>, amount: number) => count(amount, setting.top)
export const bottomCount = ({ setting }: Pick<Paired, 'setting'>, amount: number) => count(amount, setting.bottom)

/** The story of a given pair, under the names "top" and "bottom". */
export const tellPair = ({ setting }: Pick<Paired, 'setting'>, a: number, b: number): Both<readonly Inline[]> =>
  setting.tell(role('top', count(a, setting.top)), role('bottom', count(b, setting.bottom)))
export const askFor = ({ setting }: Pick<Paired, 'setting'>, a: number): Both<readonly Inline[]> =>
  setting.ask(role('asked', count(a, setting.top)))
export const paragraph = (...parts: readonly Both<readonly Inline[]>[]): Both<Block> => ({
  en: { kind: 'paragraph', content: parts.flatMap(({ en }, i) => (i === 0 ? en : [' ', ...en])) },
  es: { kind: 'paragraph', content: parts.flatMap(({ es }, i) => (i === 0 ? es : [' ', ...es])) },
})

/** A later pair divided by its number of marks. */
export const toOneMark = ({ setting, a, b }: Paired, marks: number): readonly Step[] => [
  explained(
    equation(divide(a * marks, marks), a),
    line`The given pair is ${marks} marks from 0: divide ${theThings(setting.top)} by ${marks}.`,
    line`La pareja dada está a ${marks} marcas del 0: divide ${theThings(setting.top)} entre ${marks}.`,
  ),
  explained(
    equation(divide(b * marks, marks), b),
    line`Divide ${theThings(setting.bottom)} by ${marks} too.`,
    line`Divide también ${theThings(setting.bottom)} entre ${marks}.`,
  ),
]
/** Which mark after 0 it is. */
export const markAt = (mark: number) => ordinal(mark, 'f')

export const bottomAt = ({ setting, b }: Paired, mark: number): Step =>
  explained(
    equation(times(mark, b), mark * b),
    line`At the ${markAt(mark)} mark after 0, there are ${mark} times ${count(b, setting.bottom)}.`,
    line`En la ${markAt(mark)} marca después del 0 hay ${mark} veces ${count(b, setting.bottom)}.`,
  )

/** The numbers of one line: null where none stands, a box is a box. */
export const labelsIn = (printed: Printed, which: 'top' | 'bottom'): readonly (number | 'box' | null)[] =>
  printed
    .figure('double-number-line')
    [which].labels.map(item =>
      item === null
        ? null
        : item.kind === 'blank'
          ? 'box'
          : item.kind === 'number'
            ? item.n / item.d
            : failed('A number'),
    )
