import { inequality } from '../../answer/expression.ts'
import { numberSet } from '../../answer/number-list.ts'
import { both, figure, prose, type Block, type Both } from '../../content.ts'
import { relation, setOf, symbol, type Value } from '../../math/build.ts'
import { exact, isTrue } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { m } from '../../math/template.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { limitStories, signInWords } from './shared/inequality-stories.ts'
import { agree, boundaryIn, boundaryOf, emptyLine, FLIPPED, holdsFor, inequalityOf, isOnLine, ray, rayDrawing, rayFigure, SIGNS, windowAround, type Ray, type Sign } from './shared/inequality.ts'

interface Level {
  readonly signs: readonly Sign[]
  readonly boundaries: readonly ('whole' | 'half')[]
  /** On which side the letter may stand. */
  readonly sides: readonly ('left' | 'right')[]
}

interface Bound {
  readonly sign: Sign
  readonly boundary: Ratio
  readonly statement: Expr
  readonly drawn: Ray
}

const WHOLE = { from: -10, to: 10, step: 1 }

function draw(random: Random, { signs, boundaries, sides }: Level): Bound & { readonly side: 'left' | 'right' } {
  const [sign, side, kind] = [random.evenly(signs), random.evenly(sides), random.evenly(boundaries)]
  const boundary = kind === 'whole' ? Ratio.of(random.int(-8, 8)) : Ratio.of(2 * random.int(-8, 7) + 1, 2)
  const statement = side === 'left' ? m`x ${sign} ${boundary}` : boundary
  return { sign, side, boundary, statement: statement as Expr, drawn: ray(sign, boundary, WHOLE) }
}

const graphAnswer = (printed: Printed, answer: Ray) => {
  const statement = printed.one('relation')
  return agree(holdsFor(statement), isOnLine(rayFigure(answer)), [boundaryOf(answer)]) && printed.figure('number-line').spans.length === 0
}
