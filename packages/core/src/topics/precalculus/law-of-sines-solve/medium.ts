import { exact, type FormMaker, isAsDrawn, list, numberList, prose, symbol, type Value } from '../../../author.ts'
import {
  byCircle,
  byRays,
  fromAngles,
  given,
  isSound,
  isTenth,
  type PartName,
  partSymbol,
  partsIn,
  tenth,
} from '../../kit/triangles/triangle-parts.ts'
import type { levels } from './levels.ts'
import { ambiguous, drawAmbiguous, drawAngles, HEADS, isLawful } from './parts.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  solve: form({
    levels: ['medium'],
    share: 2,
    lines: 6,
    draw: random => {
      const isBetween = random.evenly([true, false])
      const parts = random.until(
        () => {
          const [A, B] = drawAngles(random)
          const unit = fromAngles(A, B, 1)
          return isBetween ? fromAngles(A, B, random.int(6, 40) / unit.c) : fromAngles(A, B, random.int(5, 40))
        },
        parts => isSound(parts, isBetween ? ['a', 'b'] : ['b', 'c']),
      )
      return { parts, isBetween }
    },
    answer: numberList,
    solve: ({ parts, isBetween }): Value[] =>
      isBetween ? [parts.C, tenth(parts.a), tenth(parts.b)] : [parts.C, tenth(parts.b), tenth(parts.c)],
    ask: ({ parts, isBetween }) => {
      const known = list(
        given('A', parts.A),
        given('B', parts.B),
        isBetween ? given('c', Math.round(parts.c)) : given('a', parts.a),
      )
      const asked = list(
        partSymbol('C'),
        ...(isBetween ? ['a', 'b'] : ['b', 'c']).map(name => partSymbol(name as PartName)),
      )
      return {
        en: prose`Triangle ${symbol('ABC')} has ${known}. Find ${asked}, in this order. Round sides to the nearest tenth.`,
        es: prose`El triángulo ${symbol('ABC')} tiene ${known}. Halla ${asked}, en este orden. Redondea los lados a la décima más cercana.`,
      }
    },
    check(printed, answer) {
      const { A = 0, B = 0, a, c } = partsIn(printed)
      const shape = byRays(A, B, 1)
      const scale = a === undefined ? (c ?? 0) : a / shape.a
      const [C, first, second] = answer.map(value => exact(value))
      const [p, q] = a === undefined ? [shape.a, shape.b] : [shape.b, shape.c]
      return (
        C !== undefined &&
        first !== undefined &&
        second !== undefined &&
        isAsDrawn(C.toNumber(), shape.C) &&
        isTenth(first, p * scale) &&
        isTenth(second, q * scale)
      )
    },
  }),

  solveOne: form({
    levels: ['medium'],
    lines: 6,
    draw: random => drawAmbiguous(random, 1),
    answer: numberList,
    solve: ({ A, a, b }) => {
      const [parts] = byCircle(A, a, b)
      return (['B', 'C', 'c'] as const).map(name => tenth(parts?.[name] ?? 0))
    },
    ask: ({ A, a, b }) => ({
      en: prose`Triangle ${symbol('ABC')} has ${ambiguous(A, a, b)}. Find ${list(...HEADS)}, in this order. Round to the nearest tenth.`,
      es: prose`El triángulo ${symbol('ABC')} tiene ${ambiguous(A, a, b)}. Halla ${list(...HEADS)}, en este orden. Redondea a la décima más cercana.`,
    }),
    // The law itself: the sines are in the ratio of the sides, and the angles add up.
    check(printed, answer) {
      const { A = 0, a = 0, b = 0 } = partsIn(printed)
      return isLawful(A, a, b, answer)
    },
  }),
})
