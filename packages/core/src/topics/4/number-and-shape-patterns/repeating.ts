import {
  type Both,
  divide,
  equation,
  expr,
  figure,
  itemOf,
  line,
  list,
  ordinal,
  type Printed,
  prose,
  type Random,
  remainder,
  role,
  type Sentence,
  type Shape,
  type Step,
  shapeNoun,
  shapeSet,
  step,
  thing,
  wholes,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'

const SHAPES = ['circle', 'triangle', 'square', 'star', 'heart', 'hexagon'] as const satisfies readonly Shape[]
type Drawn = (typeof SHAPES)[number]

export interface Repeating {
  readonly unit: readonly Drawn[]
  readonly n: number
}
export function drawRepeating(random: Random, from: number, to: number, hasTwins: boolean): Repeating {
  const four = random.sample(SHAPES, 4)
  const twice = random.int(0, 3)
  const unit = hasTwins ? [...four.slice(0, twice + 1), ...four.slice(twice)] : four
  // Far on, the last shape of a part would be the last that is drawn.
  const n = random.until(
    () => random.int(from, to),
    // Nor is it one of the twins: who counts one place too far would be right.
    place => !hasTwins || (place % unit.length > 0 && itemOf(unit, (place - 1) % unit.length) !== itemOf(four, twice)),
  )
  return { unit, n }
}
export const shapeAt = ({ unit, n }: Repeating): Drawn => itemOf(unit, (n - 1) % unit.length)
export const named = (shape: Drawn): Sentence => {
  const noun = thing(shapeNoun(shape))
  return { key: shape, says: { en: prose`${noun}`, es: prose`${noun}` } }
}
export const otherShapes = (facts: Repeating) => {
  const [first, second, third] = [...new Set(facts.unit)].filter(shape => shape !== shapeAt(facts))
  return first && second && third ? { oneOff: named(first), twoOff: named(second), threeOff: named(third) } : {}
}
export const askPlaceSoon = ({ unit, n }: Repeating) => {
  const shown = figure(shapeSet([...unit, ...unit], { perRow: 12, says: 'names' }))
  const at = role('place', n)
  return {
    en: [shown, prose`The row keeps repeating these shapes in the same order. Which shape comes in place ${at}?`],
    es: [shown, prose`La fila repite siempre estas figuras en el mismo orden. ¿Qué figura va en el lugar ${at}?`],
  }
}
export const askRepeating = ({ unit, n }: Repeating) => {
  const shown = figure(shapeSet([...unit, ...unit], { perRow: 12, says: 'names' }))
  const at = role('place', n)
  return {
    en: [
      shown,
      prose`The pattern goes on in the same way. The shapes are numbered 1, 2, 3, and so on. What is shape ${at}?`,
    ],
    es: [
      shown,
      prose`El patrón sigue de la misma manera. Las figuras se numeran 1, 2, 3 y así sucesivamente. ¿Cuál es la figura ${at}?`,
    ],
  }
}
/** Soon after the shapes that are drawn: the parts end at multiples, and from the last one it is counted on. */
export function countedSteps(facts: Repeating, says: Sentence['says']): readonly Step[] {
  const { unit, n } = facts
  const size = unit.length
  const ends = wholes(1, Math.floor(n / size)).map(part => part * size)
  const last = itemOf(ends, ends.length - 1)
  const place: Both<ReturnType<typeof line>> =
    last === n
      ? {
          en: line`Shape ${n} is the last shape of a part.`,
          es: line`La figura ${n} es la última figura de una parte.`,
        }
      : {
          en: line`After shape ${last} the part begins again: shape ${n} is its ${ordinal(n - last)} shape.`,
          es: line`Después de la figura ${last} la parte empieza otra vez: la figura ${n} es su ${ordinal(n - last, 'f')} figura.`,
        }
  return [
    step(expr(size), because.explain, {
      sentence: {
        en: line`The part that repeats has ${size} shapes.`,
        es: line`La parte que se repite tiene ${size} figuras.`,
      },
    }),
    step(list(...ends), because.explain, {
      sentence: {
        en: line`Count by ${size}s: a part ends at each of these shapes.`,
        es: line`Cuenta de ${size} en ${size}: una parte termina en cada una de estas figuras.`,
      },
    }),
    step(says, because.explain, { sentence: place }),
  ]
}
export function repeatingSteps(facts: Repeating, says: Sentence['says']): readonly Step[] {
  const { unit, n } = facts
  const size = unit.length
  const [quotient, rest] = [Math.floor(n / size), n % size]
  const place: Both<ReturnType<typeof line>> =
    rest === 0
      ? {
          en: line`Nothing is left: it is the last shape of the part.`,
          es: line`No sobra nada: es la última figura de la parte.`,
        }
      : {
          en: line`The remainder is ${rest}: it is the ${ordinal(rest)} shape of the part.`,
          es: line`El residuo es ${rest}: es la ${ordinal(rest, 'f')} figura de la parte.`,
        }
  return [
    step(expr(size), because.explain, {
      sentence: {
        en: line`The part that repeats has ${size} shapes.`,
        es: line`La parte que se repite tiene ${size} figuras.`,
      },
    }),
    step(equation(divide(n, size), rest === 0 ? quotient : remainder(quotient, rest)), because.explain, {
      sentence: {
        en: line`Find how many whole parts there are up to shape ${n}: divide.`,
        es: line`Halla cuántas partes completas hay hasta la figura ${n}: divide.`,
      },
    }),
    step(says, because.explain, { sentence: place }),
  ]
}
/** Finds the shortest part that repeats in the drawing, and counts through it. */
export function isInPlace(printed: Printed, key: string): boolean {
  const shapes = printed.figure('shape-set').rows.flatMap(row => row.map(item => item?.shape))
  let size = 1
  while (shapes.some((shape, i) => i >= size && shape !== shapes[i - size])) size++
  let at = 0
  for (let place = 1; place < printed.role('place').n; place++) at = at + 1 === size ? 0 : at + 1
  return shapes[at] === key
}
