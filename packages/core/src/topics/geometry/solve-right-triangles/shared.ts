import { type Expr, equation, expr, line, type Step, statements, step, type Value } from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { PARTS, type Side, TRIG, type Trig } from '../../kit/triangles/trig-figure.ts'
import { SIDE_WORDS } from '../../kit/triangles/trig-words.ts'
import type { Pairing } from './parts.ts'

export const above: readonly Pairing[] = TRIG.map(of => ({ of, from: PARTS[of][1] }))

export const below: readonly Pairing[] = TRIG.map(of => ({ of, from: PARTS[of][0] }))

export const INVERSE = {
  sin: { en: line`Use the inverse sine.`, es: line`Usa la inversa del seno.` },
  cos: { en: line`Use the inverse cosine.`, es: line`Usa la inversa del coseno.` },
  tan: { en: line`Use the inverse tangent.`, es: line`Usa la inversa de la tangente.` },
}

export const inverseOf = (of: Trig, ratio: Value): Expr => ({
  kind: 'call',
  name: of,
  of: expr(ratio),
  power: expr(-1),
})

export const TENTH = { en: line`nearest tenth`, es: line`a la décima más cercana` }

export const readFrom = (corner: Value, sides: Readonly<Partial<Record<Side, Value>>>): Step =>
  step(statements(...Object.entries(sides).map(([side, of]) => equation(SIDE_WORDS[side as Side], of))), because.read, {
    what: { en: line`the sides as seen from ${corner}`, es: line`los lados vistos desde ${corner}` },
  })
