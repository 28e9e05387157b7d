import { type Both, both, type Content, inARow } from '../content.ts'
import { list, matrix as matrixOf, point as pointOf, type Value, vector as vectorOf } from '../math/build.ts'
import { nearLists, oneMore } from './near.ts'
import type { AnswerKind, AnswerType } from './type.ts'
import { canonical } from './written.ts'

const tuple = (
  kind: AnswerKind,
  show: (...items: Value[]) => ReturnType<typeof pointOf>,
): AnswerType<readonly Value[]> => ({
  kind,
  show: value => both(show(...value)),
  value: value => value.map(canonical),
  nearMisses: value => {
    const swapped = [...value].reverse()
    const isOther = swapped.some((item, i) => canonical(item) !== canonical(value[i] ?? 0))
    return [...nearLists(value), ...(isOther ? [swapped] : [])]
  },
})

/** (2, −3). */
export const pointAnswer = tuple('point', pointOf)
/** ⟨3, −4⟩. */
export const vectorAnswer = tuple('vector', vectorOf)

/** Several points, in order. */
export const pointList: AnswerType<readonly (readonly Value[])[]> = {
  kind: 'point-list',
  show: points => both(list(...points.map(items => pointOf(...items)))),
  value: points => points.map(items => items.map(canonical)),
  nearMisses: points => points.flatMap((items, i) => nearLists(items).map(near => points.with(i, near))),
}

/** Several points in any order. */
export const pointSet: AnswerType<readonly (readonly Value[])[]> = {
  ...pointList,
  kind: 'set',
  value: points => points.map(items => `(${items.map(canonical).join(', ')})`),
}

export const matrixAnswer: AnswerType<readonly (readonly Value[])[]> = {
  kind: 'matrix',
  show: rows => both(matrixOf(rows)),
  value: rows => rows.map(row => row.map(canonical)),
  nearMisses: rows => rows.flatMap((row, i) => nearLists(row).map(near => rows.with(i, near))),
}

/** Numbers or labels in an order that matters, such as least to greatest; printed as they were built. */
export const orderedList: AnswerType<readonly Value[]> = {
  kind: 'ordered-list',
  show: values => both(inARow(...values)),
  value: values => values.map(canonical),
  nearMisses: values => values.slice(1).map((_, i) => values.with(i, values[i + 1] ?? 0).with(i + 1, values[i] ?? 0)),
}

export type SystemSolution = readonly [x: Value, y: Value] | readonly [x: Value, y: Value, z: Value] | 'none' | 'all'

/** The solution of a system: a point, none, or infinitely many. */
export const systemSolution: AnswerType<SystemSolution> = {
  kind: 'point',
  show: value => (typeof value === 'string' ? SPOKEN[value] : both(pointOf(...value))),
  value: value => (typeof value === 'string' ? value : value.map(canonical)),
  nearMisses: value => {
    if (typeof value === 'string') return [value === 'none' ? 'all' : 'none']
    const [x, y, ...rest] = value
    const [z] = rest
    const moved: SystemSolution = z === undefined ? [oneMore(x), y] : [oneMore(x), y, z]
    return [moved, z === undefined ? [x, oneMore(y)] : [x, y, oneMore(z)], 'none', 'all']
  },
}

const SPOKEN: Readonly<Record<'none' | 'all', Both<Content>>> = {
  none: {
    en: { kind: 'paragraph', content: ['no solution'] },
    es: { kind: 'paragraph', content: ['no tiene solución'] },
  },
  all: {
    en: { kind: 'paragraph', content: ['infinitely many solutions'] },
    es: { kind: 'paragraph', content: ['infinitas soluciones'] },
  },
}
