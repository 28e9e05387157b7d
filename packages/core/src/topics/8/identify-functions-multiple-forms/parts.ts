import {
  type Block,
  type Both,
  type Content,
  type Expr,
  exact,
  explained,
  type FormMaker,
  failed,
  type Inline,
  itemOf,
  line,
  list,
  type Printed,
  point,
  type Random,
  type Sentence,
  type Step,
  symbol,
  table,
} from '../../../author.ts'
import type { levels } from './levels.ts'

export type Form = FormMaker<typeof levels>
export const [X, Y, K] = [symbol('x'), symbol('y'), symbol('k')]

export type Pair = readonly [x: number, y: number]
export interface Relation {
  readonly pairs: readonly Pair[]
  /** The input that has two outputs. */
  readonly twice: { readonly input: number; readonly outputs: readonly [number, number] } | null
  /** An output that two inputs share. */
  readonly shared: { readonly output: number; readonly inputs: readonly [number, number] } | null
}

const RANGE = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
const liesOnALine = (pairs: readonly Pair[]) => {
  const [[x0, y0], [x1, y1]] = [itemOf(pairs, 0), itemOf(pairs, 1)]
  return pairs.slice(2).filter(([x, y]) => (y - y0) * (x1 - x0) === (x - x0) * (y1 - y0)).length > 0
}
/** Pairs of which one input may have two outputs, and two inputs may share an output. */
export function drawRelation(
  random: Random,
  many: number,
  isFunction: boolean,
  isShared: boolean,
  values: readonly number[] = RANGE,
): Relation {
  return random.until(
    () => {
      const inputs = random.sample(values, isFunction ? many : many - 1)
      const outputs = random.sample(values, many)
      const all = inputs.map((x, i): Pair => [x, itemOf(outputs, i)])
      const [p, q] = [itemOf(all, 0), itemOf(all, 1)]
      const pairs = isShared ? [p, [q[0], p[1]] as const, ...all.slice(2)] : all
      const last = itemOf(outputs, many - 1)
      const doubled = itemOf(pairs, pairs.length - 1)
      return {
        pairs: random.shuffle(isFunction ? pairs : [...pairs, [doubled[0], last] as const]),
        twice: isFunction
          ? null
          : { input: doubled[0], outputs: [Math.min(doubled[1], last), Math.max(doubled[1], last)] as const },
        shared: isShared ? { output: p[1], inputs: [Math.min(p[0], q[0]), Math.max(p[0], q[0])] as const } : null,
      }
    },
    ({ pairs }) => !liesOnALine(pairs),
  )
}
/** Of a relation that is no function: the input with two outputs. */
export const twiceIn = ({ twice }: Relation) => twice ?? failed('An input has two outputs')
/** Of a relation in which two inputs share an output. */
export const sharedIn = ({ shared }: Relation) => shared ?? failed('Two inputs share an output')

export const pairOf = ([x, y]: Pair): Expr => point(x, y)
export const pairsOf = (pairs: readonly Pair[]): Expr => list(...pairs.map(pairOf))
export const tableOf = (pairs: readonly Pair[]): Block =>
  table({
    rows: [
      [X, ...pairs.map(([x]) => x)],
      [Y, ...pairs.map(([, y]) => y)],
    ],
    rowHeads: true,
  })

/** A choice with its reason: "Yes, because …". */
export const reason = (key: string, isYes: boolean, { en, es }: Both<readonly Inline[]>): Sentence => ({
  key: `${isYes ? 'yes' : 'no'} ${key}`,
  says: {
    en: { kind: 'paragraph', content: [isYes ? 'Yes, because ' : 'No, because ', ...en, '.'] },
    es: { kind: 'paragraph', content: [isYes ? 'Sí, porque ' : 'No, porque ', ...es, '.'] },
  },
})
export const byKey = (...wrong: readonly Sentence[]): Readonly<Record<string, Sentence>> =>
  Object.fromEntries(wrong.map(one => [one.key, one]))

type Said = Both<readonly Inline[]>
type Two = readonly [number, number]
/** How one form of a relation is spoken of. */
export interface Speech {
  /** Each input has one output. */
  readonly each: Said
  readonly twice: (input: number, outputs: Two) => Said
  readonly shared: (output: number, inputs: Two) => Said
  readonly noRule: Said
  /** Every input has some output. */
  readonly some: Said
  /** No output is shared. */
  readonly own: Said
  readonly fewer: Said
  /** What does not matter, but may seem to. */
  readonly looks: Said
}

/** The right choice first. */
export function reasonsOf({ twice, shared }: Relation, speech: Speech): readonly [Sentence, ...Sentence[]] {
  const sharing = shared && reason('shared', false, speech.shared(shared.output, shared.inputs))
  if (twice)
    return [
      reason('twice', false, speech.twice(twice.input, twice.outputs)),
      reason('each', true, speech.each),
      sharing ?? reason('noRule', false, speech.noRule),
      reason('some', true, speech.some),
    ]
  return [
    reason('each', true, speech.each),
    sharing ?? reason('noRule', false, speech.noRule),
    shared ? reason('fewer', false, speech.fewer) : reason('looks', false, speech.looks),
    reason('own', true, speech.own),
  ]
}

/** What is wrong with the other choices, by the key of each. */
export function failuresOf({ twice, shared }: Relation): Readonly<Record<string, Said>> {
  const rule = { en: line`A function does not need a rule.`, es: line`Una función no necesita una regla.` }
  const sharing = shared
    ? {
        en: line`Two inputs may have the same output, such as ${shared.output}.`,
        es: line`Dos entradas pueden tener la misma salida, como ${shared.output}.`,
      }
    : rule
  const two = twice
    ? {
        en: line`The input ${twice.input} has two outputs, ${twice.outputs[0]} and ${twice.outputs[1]}.`,
        es: line`La entrada ${twice.input} tiene dos salidas, ${twice.outputs[0]} y ${twice.outputs[1]}.`,
      }
    : rule
  return {
    'no shared': sharing,
    'no noRule': rule,
    'yes each': two,
    ...(twice && {
      'yes some': {
        en: line`One output for each input is needed, and the input ${twice.input} has two.`,
        es: line`Cada entrada debe tener una sola salida, y la entrada ${twice.input} tiene dos.`,
      },
    }),
    'no fewer': {
      en: line`The number of outputs does not decide: inputs may share an output.`,
      es: line`El número de salidas no decide: varias entradas pueden tener la misma salida.`,
    },
    'no looks': {
      en: line`The way it looks does not decide: each input has one output.`,
      es: line`Su aspecto no decide: cada entrada tiene una salida.`,
    },
    'yes own': shared
      ? {
          en: line`Two inputs do share an output, ${shared.output}, and in a function they may.`,
          es: line`Dos entradas sí tienen la misma salida, ${shared.output}, y en una función eso se permite.`,
        }
      : {
          en: line`It is true, but it does not decide: in a function outputs may also be shared.`,
          es: line`Es verdad, pero no decide: en una función las salidas también se pueden repetir.`,
        },
  }
}

/** The steps: the inputs in order, and what follows. */
export function decideSteps({ pairs, twice }: Relation, answer: Both<Content>, how: Said): readonly Step[] {
  const inputs = [...pairs.map(([x]) => x)].sort((a, b) => a - b)
  return [
    explained(list(...inputs), how.en, how.es),
    twice
      ? explained(
          answer,
          line`The input ${twice.input} appears twice, with different outputs: this is not a function.`,
          line`La entrada ${twice.input} aparece dos veces, con salidas distintas: no es una función.`,
        )
      : explained(
          answer,
          line`No input appears twice: each has exactly one output.`,
          line`Ninguna entrada se repite: cada una tiene exactamente una salida.`,
        ),
  ]
}

/** The pairs of the first printed table. */
export function pairsInTable(printed: Printed): readonly Pair[] {
  const [top, bottom] = printed.block('table').rows
  return top!
    .slice(1)
    .map(([x], i): Pair => [exact(x as Expr).toNumber(), exact(itemOf(bottom!, i + 1)[0] as Expr).toNumber()])
}
/** The printed pairs (2, 5), in order. */
export const pairsIn = (items: readonly Expr[]): readonly Pair[] =>
  items.flatMap((item): readonly Pair[] =>
    item.kind !== 'list'
      ? []
      : item.brackets === '('
        ? [[exact(itemOf(item.items, 0)).toNumber(), exact(itemOf(item.items, 1)).toNumber()]]
        : pairsIn(item.items),
  )
/** By comparing every two pairs: the same input with different outputs is not allowed. */
export const isFunctionIn = (pairs: readonly Pair[]): boolean =>
  pairs.every(([x, y]) => pairs.every(([u, v]) => u !== x || v === y))
/** Whether a choice is right: it decides rightly and says what decides. */
export const isRightReason = (pairs: readonly Pair[], { key }: Sentence): boolean =>
  isFunctionIn(pairs) ? key === 'yes each' : key === 'no twice'
