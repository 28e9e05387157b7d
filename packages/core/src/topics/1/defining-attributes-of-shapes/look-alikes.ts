import { type Both, type Inline, itemOf, line, prose, type Random, type Sentence, type Shape } from '../../../author.ts'
import { type Drawn, drawn, type Kind, LETTERS, OF_KIND } from './attributes.ts'

/** Why a look-alike is not the shape that it looks like. */
export type Why = 'open' | 'curved' | 'four' | 'five' | 'eight' | 'corners' | 'lengths'
interface Miss {
  readonly shape: Shape
  readonly why: Why
}
export const MISSES: Readonly<Record<Kind, readonly Miss[]>> = {
  triangle: [
    { shape: 'open-triangle', why: 'open' },
    { shape: 'curved-triangle', why: 'curved' },
    { shape: 'trapezoid', why: 'four' },
    { shape: 'rhombus', why: 'four' },
  ],
  square: [
    { shape: 'open-square', why: 'open' },
    { shape: 'rhombus', why: 'corners' },
    { shape: 'rectangle', why: 'lengths' },
    { shape: 'parallelogram', why: 'corners' },
  ],
  rectangle: [
    { shape: 'parallelogram', why: 'corners' },
    { shape: 'irregular-pentagon', why: 'five' },
    { shape: 'open-square', why: 'open' },
    { shape: 'trapezoid', why: 'corners' },
  ],
  hexagon: [
    { shape: 'pentagon', why: 'five' },
    { shape: 'octagon', why: 'eight' },
    { shape: 'irregular-pentagon', why: 'five' },
    { shape: 'trapezoid', why: 'four' },
  ],
}

export const SHORT: Readonly<Record<Why, Both<readonly Inline[]>>> = {
  open: { en: line`open`, es: line`abierta` },
  curved: { en: line`a curved side`, es: line`un lado curvo` },
  four: { en: line`4 sides`, es: line`4 lados` },
  five: { en: line`5 sides`, es: line`5 lados` },
  eight: { en: line`8 sides`, es: line`8 lados` },
  corners: { en: line`no square corners`, es: line`sin esquinas rectas` },
  lengths: { en: line`2 long and 2 short sides`, es: line`2 lados largos y 2 cortos` },
}
const SAID: Readonly<Record<Why | 'turned' | 'gray' | 'striped' | 'small', Sentence['says']>> = {
  open: { en: prose`The shape is open.`, es: prose`La figura está abierta.` },
  curved: { en: prose`One side is curved.`, es: prose`Un lado es curvo.` },
  four: { en: prose`The shape has 4 sides.`, es: prose`La figura tiene 4 lados.` },
  five: { en: prose`The shape has 5 sides.`, es: prose`La figura tiene 5 lados.` },
  eight: { en: prose`The shape has 8 sides.`, es: prose`La figura tiene 8 lados.` },
  corners: { en: prose`The corners are not square.`, es: prose`Las esquinas no son rectas.` },
  lengths: { en: prose`The sides are not all equal.`, es: prose`No todos los lados son iguales.` },
  turned: { en: prose`The shape is turned.`, es: prose`La figura está girada.` },
  gray: { en: prose`The shape is gray.`, es: prose`La figura es gris.` },
  striped: { en: prose`The shape has stripes.`, es: prose`La figura tiene rayas.` },
  small: { en: prose`The shape is small.`, es: prose`La figura es pequeña.` },
}
export const reason = (why: keyof typeof SAID): Sentence => ({ key: why, says: SAID[why] })

const UNCLEAR: readonly (readonly [Shape, Why])[] = [
  ['parallelogram', 'lengths'],
  ['irregular-pentagon', 'corners'],
]
/** Another reason that this look-alike could have, but has not. */
export const otherReason = (kind: Kind, { shape, why }: Miss): Why => {
  // An open shape is drawn in more lines than it has sides; a slanted one has sides of two lengths, a house slanted corners.
  const unclear: readonly Why[] =
    why === 'open' ? ['four', 'five'] : UNCLEAR.filter(([of]) => of === shape).map(([, other]) => other)
  const others: readonly Why[] = [...MISSES[kind].map(miss => miss.why), 'curved']
  return itemOf(
    others.filter(other => other !== why && !unclear.includes(other)),
    0,
  )
}

/** What the shape has, where another reason is not true of it. */
export const notSo = (why: Why, sides: number): Both<readonly Inline[]> => {
  if (why === 'open') return { en: line`This shape is closed.`, es: line`Esta figura es cerrada.` }
  if (why === 'curved') return { en: line`All its sides are straight.`, es: line`Todos sus lados son rectos.` }
  if (why === 'corners') return { en: line`Its corners are square.`, es: line`Sus esquinas son rectas.` }
  if (why === 'lengths') return { en: line`All its sides are equal.`, es: line`Todos sus lados son iguales.` }
  return { en: line`This shape has ${sides} sides.`, es: line`Esta figura tiene ${sides} lados.` }
}

export interface Item extends Miss {
  readonly drawn: Drawn
}
/** Six shapes: some of the kind, at least one of them turned, and look-alikes of at least two reasons. */
export function drawSet(random: Random, kind: Kind, right: number) {
  const own = Array.from({ length: right }, (_, i) => drawn(random, random.pick(OF_KIND[kind]), i > 0))
  const [first, second, ...others] = random.until(
    () => random.shuffle<readonly Miss[]>(MISSES[kind]),
    ([one, other]) => one?.why !== other?.why,
  )
  const near = [first, second, ...others].slice(0, 6 - right).flatMap(miss => (miss ? [miss] : []))
  const all = random.shuffle<readonly { readonly drawn: Drawn; readonly why: Why | null }[]>([
    ...own.map(each => ({ drawn: each, why: null })),
    ...near.map(({ shape, why }) => ({ drawn: drawn(random, shape, random.chance(0.4)), why })),
  ])
  return all.map((each, i) => ({ ...each, letter: itemOf(LETTERS, i) }))
}
